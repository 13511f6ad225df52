//! How much time a derivation takes.

use std::time::Duration;

/// Processor time that this thread has taken. A busy machine does not make it longer.
#[cfg(unix)]
pub(super) fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Duration::from_secs(seconds) + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// Time since the first call: that of the processor is not known here.
#[cfg(not(unix))]
pub(super) fn now() -> Duration {
    static BEGIN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGIN.elapsed()
}
