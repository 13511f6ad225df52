//! Files that all users of a machine share.
//!
//! They are in a folder like `/tmp`, where anybody may have made anything under any name. So a file is opened as what it is
//! and never followed to somewhere else, opening it never blocks, and what is not a file of its own is refused. What is made is
//! made for all users, whatever the umask says.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Permitted use of a file by others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// Lock it. Nobody has anything to write to it.
    Lock,
    /// Write to it.
    Note,
}

/// A folder in which users meet.
#[derive(Debug)]
pub(super) struct Folder {
    #[cfg(unix)]
    handle: File,
    #[cfg(not(unix))]
    path: std::path::PathBuf,
}

#[cfg(unix)]
impl Folder {
    /// A folder that the system provides. It may be a symbolic link.
    pub(super) fn open(path: &Path) -> io::Result<Folder> {
        let handle = File::open(path)?;
        if handle.metadata()?.is_dir() { Ok(Folder { handle }) } else { Err(io::ErrorKind::NotADirectory.into()) }
    }

    /// The folder of this name in this one. It is made if there is none, and then others may make files in it.
    pub(super) fn folder(&self, name: &str) -> io::Result<Folder> {
        use rustix::fs::{Mode, OFlags, RawMode, mkdirat};
        const MODE: u32 = 0o1777;
        match mkdirat(&self.handle, name, Mode::from_raw_mode(MODE as RawMode)) {
            Ok(()) | Err(rustix::io::Errno::EXIST) => {}
            Err(error) => return Err(error.into()),
        }
        let handle = self.at(name, OFlags::RDONLY | OFlags::DIRECTORY, 0)?;
        permit(&handle, MODE)?;
        Ok(Folder { handle })
    }

    /// The file of this name. It is made if there is none.
    pub(super) fn file(&self, name: &str, usage: Use) -> io::Result<File> {
        use rustix::fs::OFlags;
        let (flags, mode) = match usage {
            Use::Lock => (OFlags::RDONLY, 0o644),
            Use::Note => (OFlags::WRONLY, 0o666),
        };
        let file = match self.existing(name, flags) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                match self.at(name, flags | OFlags::CREATE | OFlags::EXCL, mode) {
                    // Another process was faster.
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => self.existing(name, flags)?,
                    made => made?,
                }
            }
            found => found?,
        };
        permit(&file, mode)?;
        Ok(file)
    }

    /// The file of this name, to be read.
    pub(super) fn read(&self, name: &str) -> io::Result<File> {
        self.existing(name, rustix::fs::OFlags::RDONLY)
    }

    fn existing(&self, name: &str, flags: rustix::fs::OFlags) -> io::Result<File> {
        use std::os::unix::fs::MetadataExt;
        let file = self.at(name, flags, 0)?;
        let data = file.metadata()?;
        // A second name may be that of a file which is nobody's business here.
        if data.is_file() && data.nlink() <= 1 {
            Ok(file)
        } else {
            Err(io::Error::other("it is not a file of its own"))
        }
    }

    fn at(&self, name: &str, flags: rustix::fs::OFlags, mode: u32) -> io::Result<File> {
        use rustix::fs::{Mode, OFlags, RawMode, openat};
        let flags = flags | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        Ok(openat(&self.handle, name, flags, Mode::from_raw_mode(mode as RawMode))?.into())
    }
}

/// Gives a file its permissions, where it is ours: the umask may have taken some away when it was made.
#[cfg(unix)]
fn permit(file: &File, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    if file.metadata()?.permissions().mode() & 0o7777 != mode {
        file.set_permissions(fs::Permissions::from_mode(mode)).ok();
    }
    Ok(())
}

/// Has the file still got its name? A lock on one that was removed keeps nobody away.
pub(super) fn is_in_place(file: &File) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        file.metadata().is_ok_and(|data| data.nlink() > 0)
    }
    #[cfg(not(unix))]
    {
        file.metadata().is_ok()
    }
}

/// Elsewhere the folder for temporary files is a user's own.
#[cfg(not(unix))]
impl Folder {
    pub(super) fn open(path: &Path) -> io::Result<Folder> {
        if fs::metadata(path)?.is_dir() {
            Ok(Folder { path: path.into() })
        } else {
            Err(io::ErrorKind::NotADirectory.into())
        }
    }

    pub(super) fn folder(&self, name: &str) -> io::Result<Folder> {
        let path = self.path.join(name);
        fs::create_dir_all(&path)?;
        Ok(Folder { path })
    }

    pub(super) fn file(&self, name: &str, _: Use) -> io::Result<File> {
        let file = File::options().read(true).write(true).create(true).truncate(false).open(self.path.join(name))?;
        if file.metadata()?.is_file() { Ok(file) } else { Err(io::Error::other("it is not a file")) }
    }

    pub(super) fn read(&self, name: &str) -> io::Result<File> {
        File::open(self.path.join(name))
    }
}
