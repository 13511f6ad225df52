//! How much memory this process occupies.

/// Bytes of this process that are in main memory; `None` where nobody knows.
#[cfg(target_os = "linux")]
pub(super) fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    // "kB" of the kernel are 1024 bytes.
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

/// Bytes of this process that are in main memory; `None` where nobody knows.
#[cfg(not(target_os = "linux"))]
pub(super) fn resident() -> Option<u64> {
    None
}
