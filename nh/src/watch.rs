//! `--watch`: repeats a command whenever its input file is edited.

use super::{Error, signals};
use nonholonomic_prepared::{MAX_MODEL, read_text};
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use std::{env, thread};

/// The interval of reading the file. Its content is compared, not only its time, so that saving an
/// unchanged file starts nothing.
const INTERVAL: Duration = Duration::from_millis(200);

/// Runs the command of this process without `--watch`, and again after every change of the file,
/// until Ctrl-C. The output of a run goes to its usual destinations, and an error does not end the
/// watch. Each run is a separate process, so the watch continues however the run ends.
///
/// # Errors
/// The file cannot be read at first, a process cannot be started, or Ctrl-C ends a run.
pub(super) fn run_again(file: &Path) -> Result<(), Error> {
    let text = read_text(file, MAX_MODEL).map_err(Error::usage_io(format!("`{}` cannot be watched", file.display())));
    let itself = env::current_exe().map_err(Error::io("nh cannot start itself"))?;
    let mut before = text?;
    signals::end_at_once()?;
    loop {
        let arguments = env::args_os().skip(1).filter(|argument| argument != "--watch");
        let status = Command::new(&itself).args(arguments).status().map_err(Error::io("nh cannot start itself"))?;
        if status.code() == Some(130) {
            return Err(Error::Interrupted("the watch has ended".into()));
        }
        say!("watching {}; Ctrl-C ends", file.display());
        // A file that is missing for a moment is being written.
        before = loop {
            thread::sleep(INTERVAL);
            match read_text(file, MAX_MODEL) {
                Ok(now) if now != before && !now.is_empty() => break now,
                _ => {}
            }
        };
    }
}
