//! Every model of the library with the methods that a declaration gets when it names none, generated and checked in under
//! `tests/golden`: what a reader of a diff sees, and what programs link that are built without the compiler. The test
//! `golden` of nonholonomic-codegen holds them to what the compiler writes today.
#![deny(warnings)]

/// `chaotic_quartic`.
#[rustfmt::skip]
#[path = "../golden/chaotic_quartic.rs"]
pub mod chaotic_quartic;
/// `chaplygin_sleigh`.
#[rustfmt::skip]
#[path = "../golden/chaplygin_sleigh.rs"]
pub mod chaplygin_sleigh;
/// `chaplygin_sleigh` with one method, and with no functions beside what steppers need.
#[rustfmt::skip]
#[path = "../golden/sleigh.rs"]
pub mod sleigh;
/// `snakeboard` with second derivatives of its steps, too.
#[rustfmt::skip]
#[path = "../golden/snakeboard_second.rs"]
pub mod snakeboard_second;
/// `snakeboard` with derivatives of its steps.
#[rustfmt::skip]
#[path = "../golden/snakeboard_derivatives.rs"]
pub mod snakeboard_derivatives;
/// `chaplygin_sleigh` with derivatives of its steps by the state.
#[rustfmt::skip]
#[path = "../golden/sleigh_derivatives.rs"]
pub mod sleigh_derivatives;
/// `chaotic_quartic` with derivatives of its steps by the state.
#[rustfmt::skip]
#[path = "../golden/quartic_derivatives.rs"]
pub mod quartic_derivatives;
/// `car_trailers` with derivatives of its steps by the state.
#[rustfmt::skip]
#[path = "../golden/trailers_derivatives.rs"]
pub mod trailers_derivatives;
/// `chaplygin_sleigh_com`.
#[rustfmt::skip]
#[path = "../golden/chaplygin_sleigh_com.rs"]
pub mod chaplygin_sleigh_com;
/// `chaplygin_sleigh_se2`.
#[rustfmt::skip]
#[path = "../golden/chaplygin_sleigh_se2.rs"]
pub mod chaplygin_sleigh_se2;
/// `cvt_harmonic`.
#[rustfmt::skip]
#[path = "../golden/cvt_harmonic.rs"]
pub mod cvt_harmonic;
/// `gearbox`.
#[rustfmt::skip]
#[path = "../golden/gearbox.rs"]
pub mod gearbox;
/// `heisenberg`.
#[rustfmt::skip]
#[path = "../golden/heisenberg.rs"]
pub mod heisenberg;
/// `knife_edge`.
#[rustfmt::skip]
#[path = "../golden/knife_edge.rs"]
pub mod knife_edge;
/// `knife_edge_incline`.
#[rustfmt::skip]
#[path = "../golden/knife_edge_incline.rs"]
pub mod knife_edge_incline;
/// `mobile_robot`.
#[rustfmt::skip]
#[path = "../golden/mobile_robot.rs"]
pub mod mobile_robot;
/// `nonholonomic_oscillator`.
#[rustfmt::skip]
#[path = "../golden/nonholonomic_oscillator.rs"]
pub mod nonholonomic_oscillator;
/// `nonholonomic_particle`.
#[rustfmt::skip]
#[path = "../golden/nonholonomic_particle.rs"]
pub mod nonholonomic_particle;
/// `roller_racer`.
#[rustfmt::skip]
#[path = "../golden/roller_racer.rs"]
pub mod roller_racer;
/// `rolling_disk`.
#[rustfmt::skip]
#[path = "../golden/rolling_disk.rs"]
pub mod rolling_disk;
/// `snakeboard`.
#[rustfmt::skip]
#[path = "../golden/snakeboard.rs"]
pub mod snakeboard;
/// `snakeboard` without control inputs.
#[rustfmt::skip]
#[path = "../golden/snakeboard_free.rs"]
pub mod snakeboard_free;
/// `suslov`.
#[rustfmt::skip]
#[path = "../golden/suslov.rs"]
pub mod suslov;
/// `suslov_so3`.
#[rustfmt::skip]
#[path = "../golden/suslov_so3.rs"]
pub mod suslov_so3;
/// `vertical_disk`.
#[rustfmt::skip]
#[path = "../golden/vertical_disk.rs"]
pub mod vertical_disk;
