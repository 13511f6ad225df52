//! `--watch`: a command again and again, as the file that it reads is edited.

use super::{Error, signals};
use nonholonomic_prepared::{MAX_MODEL, read_text};
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use std::{env, thread};

/// How often the file is looked at. (It is read, not only its time: editors that save what has not changed start nothing.)
const INTERVAL: Duration = Duration::from_millis(200);

/// Runs the command of this process without `--watch`, and again after every change of the file, until Ctrl-C. What a run says goes where it
/// always goes; an error does not end the watch. Each run is a process of its own: however it ends, the watch goes on.
///
/// # Errors
/// A file that cannot be read at first, a process that cannot be started, and Ctrl-C during a run.
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
        // A file that is away for a moment is being written.
        before = loop {
            thread::sleep(INTERVAL);
            match read_text(file, MAX_MODEL) {
                Ok(now) if now != before && !now.is_empty() => break now,
                _ => {}
            }
        };
    }
}
