//! Targets of output.

#[cfg(test)]
mod tests;
mod unfinished;

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::{Builder, NamedTempFile};
use unfinished::Unfinished;

/// The open outputs: their final names, and their temporary names if they have any.
static OPEN: Mutex<Vec<(PathBuf, Option<PathBuf>)>> = Mutex::new(Vec::new());

fn open() -> MutexGuard<'static, Vec<(PathBuf, Option<PathBuf>)>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the files of all unfinished targets, for a process that exits immediately, from any
/// thread, without dropping them. No target can be created or finished afterwards.
pub fn discard_unfinished() {
    let open = open();
    for path in open.iter().filter_map(|(_, temporary)| temporary.as_ref()) {
        // An error can no longer be reported.
        let _ = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    }
    std::mem::forget(open);
}

/// The final name of an open output.
pub(super) struct Taken(PathBuf);

impl Taken {
    /// # Errors
    /// Another open output has the same final name.
    pub(super) fn new(path: PathBuf, temporary: impl FnOnce() -> io::Result<Option<PathBuf>>) -> io::Result<Taken> {
        let mut open = open();
        if path != Path::new("/dev/null") && open.iter().any(|(other, _)| *other == path) {
            return Err(io::Error::other("two outputs of this command name the same file"));
        }
        open.push((path.clone(), temporary()?));
        Ok(Taken(path))
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut open = open();
        if let Some(at) = open.iter().position(|(path, _)| *path == self.0) {
            open.remove(at);
        }
    }
}

/// Returns whether this name means standard output: `-`, `/dev/stdout`, or a symbolic link to it.
pub fn is_stdout(path: &Path) -> bool {
    let names = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].map(Path::new);
    let followed = |path: &PathBuf| Some(folder_of(path).join(fs::read_link(path).ok()?));
    let mut links = std::iter::successors(Some(path.to_owned()), followed).take(MAX_LINKS);
    path == Path::new(STDOUT) || cfg!(unix) && links.any(|path| names.contains(&&*path))
}

/// The largest number of symbolic links that are followed one after the other.
const MAX_LINKS: usize = 16;

/// The name that stands for standard output.
const STDOUT: &str = "-";

/// A target of output that is known to be writable before anything is computed.
///
/// A regular file is written under a temporary name in its own folder and takes its final name in
/// [`Target::finish`]. An earlier file of that name is untouched until then, and stays if the
/// target is dropped unfinished.
///
/// Two targets that a process has open at the same time are different files.
pub struct Target {
    kind: Kind,
    /// Released after the file is closed or removed.
    _taken: Taken,
}

enum Kind {
    Stdout(BufWriter<io::Stdout>),
    /// `/dev/null` or a named pipe, which a rename must not replace.
    Device(BufWriter<File>),
    File(Box<Unfinished>),
}

/// The rows of a file that fitted when there was no room for all.
#[derive(Debug)]
pub struct Cut {
    /// The number of rows.
    pub rows: u64,
    /// The error that stopped further rows.
    pub error: io::Error,
}

impl Target {
    /// Returns a target for standard output.
    pub fn stdout() -> Self {
        open().push((STDOUT.into(), None));
        Target { kind: Kind::Stdout(BufWriter::new(io::stdout())), _taken: Taken(STDOUT.into()) }
    }

    /// Opens the output that `path` names: standard output, or a file.
    ///
    /// # Errors
    /// As [`Target::file`].
    pub fn open(path: &Path) -> io::Result<Self> {
        if !is_stdout(path) {
            return Target::file(path);
        }
        let taken = Taken::new(STDOUT.into(), || Ok(None))?;
        Ok(Target { kind: Kind::Stdout(BufWriter::new(io::stdout())), _taken: taken })
    }

    /// Opens the file at `path`, which [`Target::finish`] creates.
    ///
    /// # Errors
    /// The path is a folder or is not writable, or its folder is missing or not writable; or
    /// another open target has the same file.
    pub fn file(path: &Path) -> io::Result<Self> {
        // An existing file keeps its permissions. A symbolic link keeps its target; the file it
        // points at is replaced.
        let path = resolved(path);
        match fs::metadata(&path) {
            Ok(meta) if meta.is_dir() => return Err(io::Error::other("it is a folder")),
            Ok(meta) if !meta.is_file() => {
                let taken = Taken::new(path.clone(), || Ok(None))?;
                let device = File::options().write(true).open(&path)?;
                return Ok(Target { kind: Kind::Device(BufWriter::new(device)), _taken: taken });
            }
            Ok(meta) if meta.permissions().readonly() => {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is read-only"));
            }
            _ => {}
        }
        let name = path.file_name().ok_or_else(|| io::Error::other("it is not the name of a file"))?;
        let folder = folder_of(&path);
        if !folder.exists() {
            return Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no folder `{}`", folder.display())));
        }
        let mut file = None;
        let taken = Taken::new(path.clone(), || {
            let made = temporary(folder, name)?;
            Ok(Some(file.insert(made).path().to_owned()))
        })?;
        let file = file.ok_or_else(|| io::Error::other("it has no temporary name"))?;
        let nothing = Unfinished { file, path, buffer: Vec::new(), written: 0, lines: 0, failure: None };
        Ok(Target { kind: Kind::File(Box::new(nothing)), _taken: taken })
    }

    /// Flushes everything and, for a file, gives it its final name.
    ///
    /// # Errors
    /// Errors of the file system; the final name then keeps its old content.
    pub fn finish(self) -> io::Result<()> {
        match self.kind {
            Kind::Stdout(mut writer) => writer.flush(),
            Kind::Device(mut writer) => writer.flush(),
            Kind::File(mut file) => {
                file.spill()?;
                file.settle()
            }
        }
    }

    /// Finishes a file of rows with `separator` between them, which contains one newline. If a file
    /// has no room for all rows, as on a full disk, it keeps the first ones. `end` returns the text
    /// after the rows, given their number if they are not complete.
    ///
    /// # Errors
    /// Errors of [`Target::finish`] if no row can be kept.
    pub fn finish_rows(mut self, separator: &[u8], end: impl Fn(Option<u64>) -> Vec<u8>) -> io::Result<Option<Cut>> {
        let Kind::File(file) = &mut self.kind else {
            self.write_all(&end(None))?;
            return self.finish().map(|()| None);
        };
        let rows = file.buffer.len();
        file.buffer.extend(end(None));
        let Err(error) = file.spill() else { return self.finish().map(|()| None) };
        file.buffer.truncate(rows);
        let rows = match file.cut(separator, end) {
            Ok(rows) => rows,
            Err(_) => return Err(error),
        };
        self.finish().map(|()| Some(Cut { rows, error }))
    }

    /// Reserves room for `bytes` more bytes, so that writing them cannot fail because the disk is
    /// full.
    ///
    /// # Errors
    /// The disk has no such room.
    #[cfg(feature = "parquet")]
    pub fn reserve(&mut self, bytes: u64) -> io::Result<()> {
        match &mut self.kind {
            Kind::File(file) => file.reserve(bytes),
            _ => Ok(()),
        }
    }
}

/// Resolves symbolic links, whether or not the file exists.
fn resolved(path: &Path) -> PathBuf {
    if let Ok(path) = fs::canonicalize(path) {
        return path;
    }
    let mut path = path.to_owned();
    // A pipe behind `/dev/fd/63` has no other name. More than forty links form a cycle.
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(to) if fs::metadata(&path).is_err() => path = folder_of(&path).join(to),
            _ => break,
        }
    }
    match (fs::canonicalize(folder_of(&path)), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path,
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The parts of a temporary name after the final name and at its end.
const MARK: &str = ".nh-";
const ENDING: &str = ".tmp";

/// Returns the prefix of the temporary names of this file. A very long name is shortened to its
/// beginning, because names are limited to 255 bytes.
fn prefix(name: &OsStr) -> OsString {
    if name.len() > 200 {
        let beginning: String = name.to_string_lossy().chars().take(50).collect();
        return format!(".{beginning}{MARK}").into();
    }
    [OsStr::new("."), name, OsStr::new(MARK)].into_iter().collect()
}

/// Creates a file under a temporary name, locked as long as this process writes it.
fn temporary(folder: &Path, name: &OsStr) -> io::Result<NamedTempFile> {
    let prefix = prefix(name);
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(ENDING);
    // Mode 0666 less the umask, like a file that the shell creates.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    loop {
        let file = builder.tempfile_in(folder)?;
        // Some file systems have no locks; files of killed runs stay there.
        let locked = file.as_file().try_lock();
        // Another process may have removed the file as abandoned before it was locked.
        if locked.is_err() || file.path().exists() {
            return Ok(file);
        }
    }
}

/// Removes the temporary files that killed runs left beside this file, and returns their names.
/// Files that a process is writing stay.
pub fn clear_abandoned(path: &Path) -> Vec<PathBuf> {
    let path = resolved(path);
    let Some(name) = path.file_name().filter(|_| !is_stdout(&path)) else { return Vec::new() };
    let prefix = prefix(name);
    let is_temporary = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let middle = name.as_encoded_bytes().strip_prefix(prefix.as_encoded_bytes());
        let middle = middle.and_then(|rest| rest.strip_suffix(ENDING.as_bytes()));
        middle.is_some_and(|middle| middle.len() == 6 && middle.iter().all(u8::is_ascii_alphanumeric))
            && entry.file_type().is_ok_and(|kind| kind.is_file())
    };
    let abandoned =
        |path: &PathBuf| File::open(path).is_ok_and(|file| file.try_lock().is_ok() && fs::remove_file(path).is_ok());
    let entries = fs::read_dir(folder_of(&path)).into_iter().flatten().flatten();
    entries.filter(is_temporary).map(|entry| entry.path()).filter(abandoned).collect()
}

/// Returns a copy of the error.
pub(super) fn again(error: &io::Error) -> io::Error {
    match error.raw_os_error() {
        Some(code) => io::Error::from_raw_os_error(code),
        None => io::Error::new(error.kind(), error.to_string()),
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.kind {
            Kind::Stdout(writer) => writer.write(bytes),
            Kind::Device(writer) => writer.write(bytes),
            Kind::File(file) => file.push(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.kind {
            Kind::Stdout(writer) => writer.flush(),
            Kind::Device(writer) => writer.flush(),
            // The rest is written when the file is finished.
            Kind::File(_) => Ok(()),
        }
    }
}
