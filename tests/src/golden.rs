//! Generated steppers as they are checked in under `tests/golden`: what a reader of a diff sees, and what programs link that are
//! built without the compiler. The test `golden` holds them to what the compiler writes today.

/// `chaotic_quartic` under `gonzalez`.
#[rustfmt::skip]
#[path = "../golden/chaotic_quartic.rs"]
pub mod chaotic_quartic;
/// `chaplygin_sleigh` under `gonzalez`.
#[rustfmt::skip]
#[path = "../golden/chaplygin_sleigh.rs"]
pub mod chaplygin_sleigh;
/// `gearbox` under `leapfrog`.
#[rustfmt::skip]
#[path = "../golden/gearbox.rs"]
pub mod gearbox;
/// `snakeboard` under `leapfrog`.
#[rustfmt::skip]
#[path = "../golden/snakeboard.rs"]
pub mod snakeboard;
