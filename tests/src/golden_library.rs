//! Every model of the library with the methods that a declaration gets when it names none, as checked in under
//! `tests/golden/library`. The test `golden` holds them to what the compiler writes today.
#![deny(warnings)]

/// `chaotic_quartic`.
#[rustfmt::skip]
#[path = "../golden/library/chaotic_quartic.rs"]
pub mod chaotic_quartic;
/// `chaplygin_sleigh`.
#[rustfmt::skip]
#[path = "../golden/library/chaplygin_sleigh.rs"]
pub mod chaplygin_sleigh;
/// `chaplygin_sleigh_com`.
#[rustfmt::skip]
#[path = "../golden/library/chaplygin_sleigh_com.rs"]
pub mod chaplygin_sleigh_com;
/// `cvt_harmonic`.
#[rustfmt::skip]
#[path = "../golden/library/cvt_harmonic.rs"]
pub mod cvt_harmonic;
/// `gearbox`.
#[rustfmt::skip]
#[path = "../golden/library/gearbox.rs"]
pub mod gearbox;
/// `heisenberg`.
#[rustfmt::skip]
#[path = "../golden/library/heisenberg.rs"]
pub mod heisenberg;
/// `knife_edge`.
#[rustfmt::skip]
#[path = "../golden/library/knife_edge.rs"]
pub mod knife_edge;
/// `knife_edge_incline`.
#[rustfmt::skip]
#[path = "../golden/library/knife_edge_incline.rs"]
pub mod knife_edge_incline;
/// `mobile_robot`.
#[rustfmt::skip]
#[path = "../golden/library/mobile_robot.rs"]
pub mod mobile_robot;
/// `nonholonomic_oscillator`.
#[rustfmt::skip]
#[path = "../golden/library/nonholonomic_oscillator.rs"]
pub mod nonholonomic_oscillator;
/// `nonholonomic_particle`.
#[rustfmt::skip]
#[path = "../golden/library/nonholonomic_particle.rs"]
pub mod nonholonomic_particle;
/// `roller_racer`.
#[rustfmt::skip]
#[path = "../golden/library/roller_racer.rs"]
pub mod roller_racer;
/// `rolling_disk`.
#[rustfmt::skip]
#[path = "../golden/library/rolling_disk.rs"]
pub mod rolling_disk;
/// `snakeboard`.
#[rustfmt::skip]
#[path = "../golden/library/snakeboard.rs"]
pub mod snakeboard;
/// `suslov`.
#[rustfmt::skip]
#[path = "../golden/library/suslov.rs"]
pub mod suslov;
/// `vertical_disk`.
#[rustfmt::skip]
#[path = "../golden/library/vertical_disk.rs"]
pub mod vertical_disk;
