//! Folders created under a temporary name.

use super::file::Taken;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use tempfile::{Builder, TempDir};

/// The file in such a folder that its process keeps locked.
const LOCK: &str = ".lock";

/// A folder that is removed with all its contents, even if the process [exits
/// immediately](super::discard_unfinished).
pub struct TemporaryFolder {
    folder: TempDir,
    _lock: File,
    /// Released after the folder is gone.
    _taken: Taken,
}

impl TemporaryFolder {
    /// Creates a folder in `parent` whose name begins with `prefix`.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn new(parent: &Path, prefix: &str) -> io::Result<Self> {
        let folder = Builder::new().prefix(prefix).tempdir_in(parent)?;
        let path = folder.path().to_owned();
        let taken = Taken::new(path.clone(), || Ok(Some(path)))?;
        let lock = File::create(folder.path().join(LOCK))?;
        // Folders of killed runs stay if the file system has no locks.
        let _ = lock.try_lock();
        Ok(TemporaryFolder { folder, _lock: lock, _taken: taken })
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Removes the folders in `parent` that killed runs left, and returns their names.
    pub fn clear_abandoned(parent: &Path, prefix: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(parent).into_iter().flatten().flatten();
        let named = entries.filter(|entry| entry.file_name().as_encoded_bytes().starts_with(prefix.as_bytes()));
        let abandoned = |path: &PathBuf| {
            let lock = File::open(path.join(LOCK));
            lock.is_ok_and(|lock| lock.try_lock().is_ok()) && fs::remove_dir_all(path).is_ok()
        };
        named
            .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
            .map(|e| e.path())
            .filter(abandoned)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_of_runs_that_are_gone_are_cleared() {
        let parent = tempfile::tempdir().unwrap();
        let alive = TemporaryFolder::new(parent.path(), ".nh-x").unwrap();
        let (left, other) = (parent.path().join(".nh-xabcdef"), parent.path().join(".nh-xown"));
        for folder in [&left, &other] {
            fs::create_dir(folder).unwrap();
            fs::write(folder.join("file"), "half").unwrap();
        }
        fs::write(left.join(LOCK), "").unwrap();
        assert_eq!(TemporaryFolder::clear_abandoned(parent.path(), ".nh-x"), [left]);
        assert!(alive.path().exists() && other.exists());
        let path = alive.path().to_owned();
        drop(alive);
        assert!(!path.exists());
    }
}
