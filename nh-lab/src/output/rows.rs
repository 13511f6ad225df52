//! Rows that are being written, which another thread can complete.

use super::Cut;
use crate::run::Summary;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, TryLockError, Weak};
use std::thread;
use std::time::{Duration, Instant};

/// How rows have come to their end.
#[derive(Clone, Copy, Debug)]
pub enum Ended<'a> {
    /// With the run.
    Run(&'a Summary),
    /// By a signal that does not wait for the run.
    Signal,
}

/// Rows of a file.
pub trait Complete {
    /// Writes what stands after the rows, and gives the file its name: with all rows, or with those that have room.
    ///
    /// # Errors
    /// Errors of the file system where no row can be kept.
    fn complete(self, ended: Ended<'_>) -> io::Result<Option<Cut>>;
}

/// Rows that are being written. A signal that ends the process at once [completes](complete_all) them first.
pub struct Rows<R>(Arc<Mutex<Option<R>>>);

/// What can be completed, without its type.
trait Completable: Send + Sync {
    /// Nothing where that has been done, or where the rows are in use for so long.
    fn complete(&self, patience: Duration) -> Option<io::Result<Option<Cut>>>;
}

/// All that are being written, and their names.
static ALL: Mutex<Vec<(PathBuf, Weak<dyn Completable>)>> = Mutex::new(Vec::new());

impl<R: Complete + Send + 'static> Rows<R> {
    /// Rows of this file.
    pub fn new(path: &Path, rows: R) -> Self {
        let rows = Arc::new(Mutex::new(Some(rows)));
        let completable: Arc<dyn Completable> = rows.clone();
        ALL.lock().unwrap_or_else(PoisonError::into_inner).push((path.to_owned(), Arc::downgrade(&completable)));
        Rows(rows)
    }

    /// Writes something.
    ///
    /// # Errors
    /// Those of the writing, and that the rows have been completed.
    pub fn write(&self, write: impl FnOnce(&mut R) -> io::Result<()>) -> io::Result<()> {
        match &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(rows) => write(rows),
            None => Err(completed()),
        }
    }

    /// [`Complete::complete`]
    ///
    /// # Errors
    /// Those of [`Complete::complete`], and that the rows have been completed.
    pub fn complete(self, ended: Ended<'_>) -> io::Result<Option<Cut>> {
        // The lock is held to the end, so that a signal does not end the process meanwhile.
        let mut rows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rows.take().ok_or_else(completed)?.complete(ended)
    }
}

fn completed() -> io::Error {
    io::Error::other("a signal has completed them")
}

impl<R: Complete + Send> Completable for Mutex<Option<R>> {
    fn complete(&self, patience: Duration) -> Option<io::Result<Option<Cut>>> {
        let asked = Instant::now();
        loop {
            match self.try_lock() {
                Ok(mut rows) => return rows.take().map(|rows| rows.complete(Ended::Signal)),
                Err(TryLockError::Poisoned(rows)) => {
                    return rows.into_inner().take().map(|rows| rows.complete(Ended::Signal));
                }
                Err(TryLockError::WouldBlock) if asked.elapsed() > patience => return None,
                Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

/// Completes all rows that are being written, and gives the names of the files that are kept: for a process that is ended at once, from
/// whatever thread. Rows that are in use for longer than `patience`, as by a pipe that nobody reads, are not waited for.
pub fn complete_all(patience: Duration) -> Vec<PathBuf> {
    let all = std::mem::take(&mut *ALL.lock().unwrap_or_else(PoisonError::into_inner));
    let kept = |(path, rows): (PathBuf, Weak<dyn Completable>)| match rows.upgrade()?.complete(patience)? {
        Ok(_) => Some(path),
        Err(_) => None,
    };
    all.into_iter().filter_map(kept).collect()
}
