//! Ctrl-C and SIGTERM.
//!
//! A run looks at a flag between its steps and keeps its rows. Where it does not hear the signal within a second, as in a step that takes
//! longer, and at the second signal, the rows that are complete are kept and the process ends. A derivation has nothing to keep: there the
//! process ends at once.

use super::Error;
use crate::output;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// State of the handler: is it installed, and which flag does it raise, if any?
static WATCH: Mutex<(bool, Option<Arc<Flag>>)> = Mutex::new((false, None));

/// A run that has not heard a signal by then is in the middle of something long.
const PATIENCE: Duration = Duration::from_millis(800);

#[derive(Default)]
struct Flag {
    raised: AtomicBool,
    heard: Mutex<bool>,
    changed: Condvar,
}

/// A flag that a signal raises.
pub(super) struct Stop(Arc<Flag>);

impl Deref for Stop {
    type Target = AtomicBool;

    fn deref(&self) -> &AtomicBool {
        &self.0.raised
    }
}

impl Stop {
    /// The run has ended. Was that because of a signal? Then what comes after the run may take its time.
    pub(super) fn run_ended(&self) -> bool {
        let raised = self.0.raised.load(Ordering::Relaxed);
        if raised {
            *self.0.heard.lock().unwrap_or_else(PoisonError::into_inner) = true;
            self.0.changed.notify_all();
        }
        raised
    }
}

/// A flag that a signal raises; the second one does not wait.
pub(super) fn raise_flag() -> Result<Stop, Error> {
    let flag = Arc::<Flag>::default();
    on_signal(Some(Arc::clone(&flag)))?;
    Ok(Stop(flag))
}

/// From now on a signal ends the process: exit code 130, and no files under temporary names.
pub(super) fn end_at_once() -> Result<(), Error> {
    on_signal(None)
}

fn on_signal(flag: Option<Arc<Flag>>) -> Result<(), Error> {
    let mut watch = WATCH.lock().unwrap_or_else(PoisonError::into_inner);
    watch.1 = flag;
    if !watch.0 {
        ctrlc::set_handler(signalled).map_err(|e| Error::Failed(format!("Ctrl-C cannot be watched for: {e}")))?;
        watch.0 = true;
    }
    Ok(())
}

fn signalled() {
    let flag = WATCH.lock().unwrap_or_else(PoisonError::into_inner).1.clone();
    if let Some(flag) = flag
        && !flag.raised.swap(true, Ordering::Relaxed)
    {
        let heard = flag.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = flag.changed.wait_timeout_while(heard, PATIENCE, |heard| !*heard);
        if *waited.unwrap_or_else(PoisonError::into_inner).0 {
            return;
        }
    }
    let kept = output::complete_all();
    match kept.first() {
        None => say!("nh: interrupted"),
        Some(path) => say!("nh: interrupted; the rows up to there are kept in `{}`", path.display()),
    }
    // Files that are not finished do not stay.
    output::discard_unfinished();
    std::process::exit(130)
}
