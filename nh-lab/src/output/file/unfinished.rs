//! Files under their temporary names.

use super::again;
use std::fs;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use tempfile::NamedTempFile;

/// The number of bytes buffered per write.
const PORTION: usize = 1 << 16;

/// A file under its temporary name.
pub(super) struct Unfinished {
    pub(super) file: NamedTempFile,
    pub(super) path: PathBuf,
    /// The bytes not yet written. They stay here after a failure.
    pub(super) buffer: Vec<u8>,
    /// The number of bytes written, and of newlines among them.
    pub(super) written: u64,
    pub(super) lines: u64,
    pub(super) failure: Option<io::Error>,
}

impl Unfinished {
    pub(super) fn push(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Refused bytes are not buffered, so that the caller may offer them again.
        if self.failure.is_none() && self.buffer.len() + bytes.len() > PORTION {
            self.spill()?;
        }
        self.buffer.extend(bytes);
        Ok(bytes.len())
    }

    /// Writes the whole buffer or nothing.
    pub(super) fn spill(&mut self) -> io::Result<()> {
        if let Some(failure) = &self.failure {
            return Err(again(failure));
        }
        let written = self.append(self.buffer.len(), &[]);
        if let Err(failure) = &written {
            self.failure = Some(again(failure));
        }
        written
    }

    /// Writes `length` bytes of the buffer, then `more`; all of it or nothing.
    fn append(&mut self, length: usize, more: &[u8]) -> io::Result<()> {
        let file = self.file.as_file_mut();
        let written = file.write_all(&self.buffer[..length]).and_then(|()| file.write_all(more));
        if written.is_err() {
            self.back_to(self.written, self.lines)?;
            return written;
        }
        self.written += (length + more.len()) as u64;
        self.lines += lines(&self.buffer[..length]) + lines(more);
        self.buffer.drain(..length);
        Ok(())
    }

    /// Truncates the file to this position.
    fn back_to(&mut self, place: u64, lines: u64) -> io::Result<()> {
        let file = self.file.as_file_mut();
        file.set_len(place)?;
        file.seek(SeekFrom::Start(place))?;
        (self.written, self.lines) = (place, lines);
        Ok(())
    }

    /// Keeps as many whole rows as fit together with their end, and returns their number.
    pub(super) fn cut(&mut self, separator: &[u8], end: impl Fn(Option<u64>) -> Vec<u8>) -> io::Result<u64> {
        loop {
            // Finds the last separator in the buffer's first bytes, and the number of rows before
            // it.
            let whole = |this: &Self, length: usize| {
                let at = this.buffer[..length].windows(separator.len()).rposition(|bytes| bytes == separator)?;
                Some((at, this.lines + lines(&this.buffer[..at])))
            };
            let (place, before) = (self.written, self.lines);
            // Bisection finds the largest part of the buffer that fits.
            let (mut best, mut step) = (None, self.buffer.len());
            let mut length = 0;
            while step > 0 {
                if let Some((at, rows)) = whole(self, (length + step).min(self.buffer.len())) {
                    let kept = self.buffer.clone();
                    let fits = self.append(at, &end(Some(rows))).is_ok();
                    self.buffer = kept;
                    if fits {
                        self.back_to(place, before)?;
                        best = Some((at, rows));
                        length += step;
                    }
                } else {
                    // A shorter part contains no row either.
                    break;
                }
                step /= 2;
            }
            if let Some((at, rows)) = best {
                self.append(at, &end(Some(rows)))?;
                self.buffer.clear();
                self.failure = None;
                return Ok(rows);
            }
            // The end takes the room of the last rows, which are read back for that.
            let back = place.saturating_sub(PORTION as u64);
            if back == place {
                return Err(io::Error::other("there is no room for a row"));
            }
            self.file.as_file_mut().seek(SeekFrom::Start(back))?;
            let mut rows = Vec::new();
            self.file.as_file_mut().take(place - back).read_to_end(&mut rows)?;
            self.back_to(back, before - lines(&rows))?;
            self.buffer = rows;
        }
    }

    #[cfg(feature = "parquet")]
    pub(super) fn reserve(&mut self, bytes: u64) -> io::Result<()> {
        self.spill()?;
        let length = self.file.as_file().metadata()?.len();
        let missing = (self.written + bytes).saturating_sub(length);
        if missing == 0 {
            return Ok(());
        }
        let file = self.file.as_file_mut();
        let reserved = allocate(file, length, missing);
        if reserved.is_err() {
            file.set_len(length)?;
        }
        file.seek(SeekFrom::Start(self.written))?;
        reserved
    }

    /// Gives the file its final name.
    pub(super) fn settle(self) -> io::Result<()> {
        let Unfinished { file, path, written, .. } = self;
        if let Ok(before) = fs::metadata(&path) {
            file.as_file().set_permissions(before.permissions())?;
        }
        file.as_file().set_len(written)?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|e| e.error)?;
        Ok(())
    }
}

/// Counts newlines.
pub(super) fn lines(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|byte| **byte == b'\n').count() as u64
}

/// Extends a file by bytes that the disk has room for.
#[cfg(feature = "parquet")]
fn allocate(file: &mut fs::File, length: u64, bytes: u64) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::io::Errno;
        match rustix::fs::fallocate(&*file, rustix::fs::FallocateFlags::empty(), length, bytes) {
            Err(Errno::OPNOTSUPP | Errno::NOSYS) => {}
            other => return other.map_err(io::Error::from),
        }
    }
    file.seek(SeekFrom::Start(length))?;
    io::copy(&mut io::repeat(0).take(bytes), file).map(|_| ())
}
