//! Rows being written, which another thread can complete.

use super::{Cut, is_stdout};
use crate::run::Summary;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak, mpsc};
use std::thread;
use std::time::Duration;

/// How the rows ended.
#[derive(Clone, Copy, Debug)]
pub enum Ended<'a> {
    /// With the end of the run.
    Run(&'a Summary),
    /// Without a summary: rows that have none, or a signal that does not wait for the run.
    NoSummary,
}

/// A writer of rows to a file.
pub trait Complete {
    /// Writes the text after the rows and gives the file its final name. The file has all rows, or
    /// as many as fit.
    ///
    /// # Errors
    /// Errors of the file system if no row can be kept.
    fn complete(self, ended: Ended<'_>) -> io::Result<Option<Cut>>;
}

/// Rows being written. A signal that ends the process immediately [completes](complete_all) them
/// first.
pub struct Rows<R>(Arc<Mutex<Option<R>>>);

/// Rows of any type.
trait Completable: Send + Sync {
    /// Completes the rows; `None` if they are complete already. Waits for a thread that uses the
    /// rows.
    fn complete(&self) -> Option<io::Result<Option<Cut>>>;
}

/// All rows being written, with the names of their files.
static ALL: Mutex<Vec<(PathBuf, Weak<dyn Completable>)>> = Mutex::new(Vec::new());

impl<R: Complete + Send + 'static> Rows<R> {
    /// Registers rows of this file.
    pub fn new(path: &Path, rows: R) -> Self {
        let rows = Arc::new(Mutex::new(Some(rows)));
        let completable: Arc<dyn Completable> = rows.clone();
        ALL.lock().unwrap_or_else(PoisonError::into_inner).push((path.to_owned(), Arc::downgrade(&completable)));
        Rows(rows)
    }

    /// Writes to the rows.
    ///
    /// # Errors
    /// Errors of the write; or the rows have been completed already.
    pub fn write(&self, write: impl FnOnce(&mut R) -> io::Result<()>) -> io::Result<()> {
        match &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(rows) => write(rows),
            None => Err(completed()),
        }
    }

    /// Completes the rows: [`Complete::complete`].
    ///
    /// # Errors
    /// Errors of [`Complete::complete`]; or the rows have been completed already.
    pub fn complete(self, ended: Ended<'_>) -> io::Result<Option<Cut>> {
        // The lock is held to the end, so that a signal does not end the process in between.
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

/// Completes all rows being written, for a process that exits immediately, from any thread, and
/// returns the names of the files kept. A file may take some seconds. A pipe without a reader would
/// block for ever, so pipes are given up after a tenth of a second.
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
