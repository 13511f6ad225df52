//! Memory of this process.

/// Returns the number of bytes of this process in main memory, or `None` if it is unknown.
#[cfg(target_os = "linux")]
pub(super) fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    // "kB" of the kernel means 1024 bytes.
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

/// Returns the number of bytes of this process in main memory, or `None` if it is unknown.
#[cfg(not(target_os = "linux"))]
pub(super) fn resident() -> Option<u64> {
    None
}
