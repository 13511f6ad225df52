//! Ctrl-C.
//!
//! A run looks at a flag between its steps and keeps its rows. A derivation has nothing to keep: there the process ends at once. So it
//! does the second time, whatever it is doing.

use super::Error;
use crate::output;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// State of the handler: is it installed, and which flag does it raise, if any?
static WATCH: Mutex<(bool, Option<Arc<AtomicBool>>)> = Mutex::new((false, None));

/// A flag that Ctrl-C raises; the second time it does not wait.
pub(super) fn raise_flag() -> Result<Arc<AtomicBool>, Error> {
    let flag = Arc::new(AtomicBool::new(false));
    on_signal(Some(Arc::clone(&flag)))?;
    Ok(flag)
}

/// From now on Ctrl-C ends the process: exit code 130, and no files under temporary names.
pub(super) fn end_at_once() -> Result<(), Error> {
    on_signal(None)
}

fn on_signal(flag: Option<Arc<AtomicBool>>) -> Result<(), Error> {
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
    match flag {
        Some(flag) if !flag.swap(true, Ordering::Relaxed) => {}
        Some(_) => end(130),
        None => {
            say!("nh: interrupted");
            end(130)
        }
    }
}

/// Ends the process from whatever thread; files that are not finished do not stay.
pub(super) fn end(code: i32) -> ! {
    output::discard_unfinished();
    std::process::exit(code)
}
