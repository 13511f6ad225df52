//! Generated steppers, as they are checked in under `tests/golden`.

/// `chaotic_quartic` under `gonzalez`.
#[rustfmt::skip]
#[path = "../../tests/golden/chaotic_quartic.rs"]
pub mod chaotic_quartic;
/// `chaplygin_sleigh` under `gonzalez`.
#[rustfmt::skip]
#[path = "../../tests/golden/chaplygin_sleigh.rs"]
pub mod chaplygin_sleigh;
/// `gearbox` under `leapfrog`.
#[rustfmt::skip]
#[path = "../../tests/golden/gearbox.rs"]
pub mod gearbox;
/// `snakeboard` under `leapfrog`.
#[rustfmt::skip]
#[path = "../../tests/golden/snakeboard.rs"]
pub mod snakeboard;
