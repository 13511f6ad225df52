//! Ctrl-C and SIGTERM.
//!
//! A run checks a flag between its steps and keeps its rows. If it does not react to the signal
//! within a second, as in a longer step, or at the second signal, complete rows are kept and the
//! process ends. A derivation has nothing to keep, so the process ends immediately.

use super::Error;
use nonholonomic_lab::output;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The state of the handler: whether it is installed, and the flag that it raises, if any.
static WATCH: Mutex<(bool, Option<Arc<Flag>>)> = Mutex::new((false, None));

/// The time within which a run must react to a signal; a slower run is inside a long step.
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
    /// Marks the run as ended, and returns whether a signal ended it. Work after the run may then
    /// take any time.
    pub(super) fn run_ended(&self) -> bool {
        let raised = self.0.raised.load(Ordering::Relaxed);
        if raised {
            *self.0.heard.lock().unwrap_or_else(PoisonError::into_inner) = true;
            self.0.changed.notify_all();
        }
        raised
    }
}

/// Installs a flag that a signal raises; the second signal does not wait.
pub(super) fn raise_flag() -> Result<Stop, Error> {
    let flag = Arc::<Flag>::default();
    on_signal(Some(Arc::clone(&flag)))?;
    Ok(Stop(flag))
}

/// Makes signals end the process from now on, with exit code 130 and without files under temporary
/// names.
pub(super) fn end_at_once() -> Result<(), Error> {
    on_signal(None)
}

fn on_signal(flag: Option<Arc<Flag>>) -> Result<(), Error> {
    let mut watch = WATCH.lock().unwrap_or_else(PoisonError::into_inner);
    watch.1 = flag;
    if !watch.0 {
        ctrlc::set_handler(signalled)
            .map_err(|e| Error::Failed(format!("cannot install a handler for Ctrl-C: {e}")))?;
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
    // Unfinished files are removed.
    output::discard_unfinished();
    std::process::exit(130)
}
