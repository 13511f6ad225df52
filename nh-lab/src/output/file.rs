//! Where output goes.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::{Builder, NamedTempFile};

/// The files that have temporary names now.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the files of all targets that are not finished: for a process that is ended at once, from whatever thread, without
/// dropping them. No target can be made or finished afterwards.
pub fn discard_unfinished() {
    let unfinished = unfinished();
    for path in unfinished.iter() {
        fs::remove_file(path).ok(); // Nobody is left to hear of it.
    }
    std::mem::forget(unfinished);
}

/// A temporary name that is taken.
struct Taken(PathBuf);

impl Drop for Taken {
    fn drop(&mut self) {
        unfinished().retain(|path| *path != self.0);
    }
}

/// A place for output that was found writable before anything is computed.
///
/// A regular file is written under a temporary name in its own folder, and takes its name in [`Target::finish`]; until
/// then a file that was there before is untouched, and when the target is dropped unfinished, it stays so.
pub struct Target(Kind);

enum Kind {
    Stdout(BufWriter<io::Stdout>),
    /// `/dev/null`, a named pipe: nothing that a rename may replace.
    Device(BufWriter<File>),
    File {
        writer: BufWriter<NamedTempFile>,
        path: PathBuf,
        /// Given back after the file is gone.
        taken: Taken,
    },
}

impl Target {
    /// Standard output.
    pub fn stdout() -> Self {
        Target(Kind::Stdout(BufWriter::new(io::stdout())))
    }

    /// The file at `path`, which is created by [`Target::finish`].
    ///
    /// # Errors
    /// A path that is a folder or a file not open to writing, or whose folder is missing or not open to writing.
    pub fn file(path: &Path) -> io::Result<Self> {
        // A file that was there keeps its permissions, and a symbolic link keeps pointing where it does: what it points at is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        match fs::metadata(&path) {
            Ok(meta) if meta.is_dir() => return Err(io::Error::other("it is a folder")),
            Ok(meta) if !meta.is_file() => {
                let device = File::options().write(true).open(&path)?;
                return Ok(Target(Kind::Device(BufWriter::new(device))));
            }
            Ok(meta) if meta.permissions().readonly() => {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is read-only"));
            }
            _ => {}
        }
        let name = path.file_name().ok_or_else(|| io::Error::other("it names no file"))?;
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let mut prefix = std::ffi::OsString::from(".");
        prefix.push(name);
        if !folder.exists() {
            return Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no folder `{}`", folder.display())));
        }
        let mut builder = Builder::new();
        builder.prefix(&prefix).suffix(".tmp");
        // As a file that the shell would create: read and write for whom the umask lets.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let mut unfinished = unfinished();
        let file = builder.tempfile_in(folder)?;
        unfinished.push(file.path().to_owned());
        let taken = Taken(file.path().to_owned());
        Ok(Target(Kind::File { writer: BufWriter::new(file), path, taken }))
    }

    /// Writes everything out and, for a file, gives it its name.
    ///
    /// # Errors
    /// Errors of the file system; then the name holds what it held before.
    pub fn finish(self) -> io::Result<()> {
        match self.0 {
            Kind::Stdout(mut writer) => writer.flush(),
            Kind::Device(mut writer) => writer.flush(),
            Kind::File { writer, path, taken } => {
                let file = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
                if let Ok(before) = fs::metadata(&path) {
                    file.as_file().set_permissions(before.permissions())?;
                }
                file.as_file().sync_all()?;
                file.persist(path).map_err(|e| e.error)?;
                drop(taken);
                Ok(())
            }
        }
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Kind::Stdout(writer) => writer.write(bytes),
            Kind::Device(writer) => writer.write(bytes),
            Kind::File { writer, .. } => writer.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Kind::Stdout(writer) => writer.flush(),
            Kind::Device(writer) => writer.flush(),
            Kind::File { writer, .. } => writer.flush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_appears_when_finished_and_not_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.csv");
        fs::write(&path, "old").unwrap();
        let mut target = Target::file(&path).unwrap();
        target.write_all(b"new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        target.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");

        let mut dropped = Target::file(&path).unwrap();
        dropped.write_all(b"lost").unwrap();
        drop(dropped);
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left");
    }

    #[test]
    fn what_cannot_be_written_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Target::file(folder.path()).is_err());
        assert!(Target::file(&folder.path().join("missing/x.csv")).is_err());
        let path = folder.path().join("read-only.csv");
        fs::write(&path, "kept").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        assert!(Target::file(&path).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_replaced_file_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.csv");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        fs::write(&path, "old").unwrap();
        for wanted in [0o640, 0o755, 0o600] {
            fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).unwrap();
            Target::file(&path).unwrap().finish().unwrap();
            assert_eq!(mode(), wanted);
        }
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_written_and_links_kept() {
        let mut null = Target::file(Path::new("/dev/null")).unwrap();
        null.write_all(b"x").unwrap();
        null.finish().unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());

        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        let mut target = Target::file(&link).unwrap();
        target.write_all(b"new").unwrap();
        target.finish().unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&real).unwrap(), "new");
    }
}
