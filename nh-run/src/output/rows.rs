//! Rows that are being written, which another thread can complete.

use super::{Cut, is_stdout};
use crate::run::Summary;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak, mpsc};
use std::thread;
use std::time::Duration;

/// How rows have come to their end.
#[derive(Clone, Copy, Debug)]
pub enum Ended<'a> {
    /// With the run.
    Run(&'a Summary),
    /// Without a summary: of rows that have none, and by a signal that does not wait for the run.
    NoSummary,
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

/// Rows of any type.
trait Completable: Send + Sync {
    /// Nothing where that has been done. Waits for a thread that uses the rows.
    fn complete(&self) -> Option<io::Result<Option<Cut>>>;
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
    fn complete(&self) -> Option<io::Result<Option<Cut>>> {
        self.lock().unwrap_or_else(PoisonError::into_inner).take().map(|rows| rows.complete(Ended::NoSummary))
    }
}

/// Completes all rows that are being written, and gives the names of the files that are kept: for a process that is ended at once, from
/// whatever thread. A file may take some seconds; a pipe without a reader takes for ever, and is not waited for.
pub fn complete_all() -> Vec<PathBuf> {
    let all = std::mem::take(&mut *ALL.lock().unwrap_or_else(PoisonError::into_inner));
    let kept = |(path, rows): (PathBuf, Weak<dyn Completable>)| {
        let rows = rows.upgrade()?;
        let is_file = !is_stdout(&path) && path.metadata().map_or(true, |meta| meta.is_file());
        let (done, waiting) = mpsc::channel();
        // The process may end before this thread does.
        thread::spawn(move || done.send(matches!(rows.complete(), Some(Ok(_)))));
        let patience = if is_file { Duration::from_secs(5) } else { Duration::from_millis(100) };
        waiting.recv_timeout(patience).is_ok_and(|kept| kept && is_file).then_some(path)
    };
    all.into_iter().filter_map(kept).collect()
}
