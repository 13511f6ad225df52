//! Reading of whole files: regular ones, up to a limit.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// The largest size of a model file.
pub const MAX_MODEL: u64 = 1 << 20;

/// The largest size of a file of Rust. The largest that `nh` has written have some megabytes.
pub const MAX_CODE: u64 = 64 << 20;

/// Returns the text of a file that has at most `limit` bytes.
///
/// # Errors
/// A file that cannot be opened, is not a regular file, is larger, or is not UTF-8.
pub fn read_text(path: &Path, limit: u64) -> io::Result<String> {
    // Opening a pipe would block, so its kind is checked first.
    let kind = fs::metadata(path)?;
    if kind.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder"));
    }
    if !kind.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"));
    }
    text_of(File::open(path)?, limit)
}

/// Returns the text of a reader, of at most `limit` bytes.
///
/// # Errors
/// More bytes, or a text that is not UTF-8.
pub fn text_of(reader: impl Read, limit: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    reader.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, format!("it is larger than {} MiB", limit >> 20)));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8 text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_read_than_the_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x");
        let says = |path: &Path| read_text(path, 1 << 20).unwrap_err().to_string();
        for (length, fits) in [(0, true), (1 << 20, true), ((1 << 20) + 1, false), (3 << 30, false)] {
            File::create(&path).unwrap().set_len(length).unwrap();
            assert_eq!(read_text(&path, 1 << 20).is_ok(), fits, "{length}");
        }
        assert_eq!(says(&path), "it is larger than 1 MiB");
        assert_eq!(says(folder.path()), "it is a folder");
        fs::write(&path, b"\xff").unwrap();
        assert_eq!(says(&path), "it is not UTF-8 text");
        assert!(text_of(io::repeat(b'a'), 1 << 20).is_err());
        if cfg!(unix) {
            for device in ["/dev/null", "/dev/zero"] {
                assert_eq!(says(Path::new(device)), "it is not a regular file");
            }
        }
    }
}
