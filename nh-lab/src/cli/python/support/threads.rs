//! Threads for batches.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Arc, Mutex, PoisonError};

/// The threads that batches share, and the process that they belong to: after a fork there are none in the child.
static SHARED: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// That many threads, or as many as there are processors.
///
/// # Errors
/// Threads that the system does not give.
pub(crate) fn pool(threads: Option<usize>) -> Result<Arc<ThreadPool>, String> {
    let build = |count| ThreadPoolBuilder::new().num_threads(count).build().map(Arc::new).map_err(|e| e.to_string());
    if let Some(count) = threads {
        return build(count);
    }
    let process = std::process::id();
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    match shared.take() {
        Some((owner, pool)) if owner == process => {
            *shared = Some((owner, pool.clone()));
            Ok(pool)
        }
        other => {
            // The parent's threads do not exist here, and dropping their pool would wait for them.
            std::mem::forget(other);
            let pool = build(0)?;
            *shared = Some((process, pool.clone()));
            Ok(pool)
        }
    }
}
