//! `--watch`: a command again and again, as the file that it reads is edited.

use super::{Error, signals};
use std::path::Path;
use std::time::Duration;
use std::{fs, thread};

/// How often the file is looked at. (It is read, not only its time: editors that save what has not changed start nothing.)
const INTERVAL: Duration = Duration::from_millis(200);

/// Runs, and runs again after every change of the file, until Ctrl-C. What a run says goes where it always goes; an error does not end
/// the watch.
///
/// # Errors
/// A file that cannot be read at first, and Ctrl-C during a run.
pub(super) fn run_again(file: &Path, mut run: impl FnMut() -> Result<(), Error>) -> Result<(), Error> {
    let text = |path| fs::read(path).map_err(Error::io(format!("`{}` cannot be watched", file.display())));
    let mut before = text(file)?;
    loop {
        match run() {
            Err(end @ (Error::Interrupted(_) | Error::Closed)) => return Err(end),
            Err(error) => drop(error.report()),
            Ok(()) => {}
        }
        eprintln!("watching {}; Ctrl-C ends", file.display());
        signals::end_at_once()?;
        // A file that is away for a moment is being written.
        before = loop {
            thread::sleep(INTERVAL);
            match fs::read(file) {
                Ok(now) if now != before && !now.is_empty() => break now,
                _ => {}
            }
        };
    }
}
