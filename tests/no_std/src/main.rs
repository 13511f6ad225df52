//! Steps generated systems without the standard library, without an allocator, and, in a release
//! build, without a way to panic.
//!
//! Returns 0, or the number of the check that failed.

#![no_std]
#![no_main]
#![deny(warnings)]

use core::ffi::{c_char, c_int};
use core::panic::PanicInfo;
use nonholonomic::prelude::*;

/// The systems, which the test derives; the variable names their folder.
mod golden {
    include!(concat!(env!("NH_GOLDEN"), "/golden.rs"));
}

use golden::{chaotic_quartic as quartic, chaplygin_sleigh as sleigh, snakeboard, snakeboard_second as forced};
use sleigh::chaplygin_sleigh::{Parameters, System as Sleigh};

// The part of the C library that every program is linked with.
#[link(name = "c")]
unsafe extern "C" {}

#[cfg(not(debug_assertions))]
unsafe extern "C" {
    /// Undefined: a release build links only if nothing can panic.
    fn something_can_panic() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    #[cfg(not(debug_assertions))]
    // SAFETY: never called, because a program that could call it would not link.
    unsafe {
        something_can_panic()
    }
    #[cfg(debug_assertions)]
    loop {}
}

/// The core library was built for unwinding and refers to this function; programs that abort never
/// call it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    check().map_or_else(|number| number, |()| 0)
}

fn check() -> Result<(), c_int> {
    drift::<f64>(1e-13)?;
    drift::<f32>(1e-4).map_err(|number| 10 + number)?;

    let board = snakeboard::snakeboard::Parameters::<f64>::free();
    let board = snakeboard::snakeboard::System::new(board).map_err(|_| 20)?;
    let start = board.state().data_set("free").ok_or(21)?.project().map_err(|_| 22)?;
    let mut stepper = Discretize::<Leapfrog>::stepper(&board, &start, 0.01).map_err(|_| 23)?;
    stepper.step_n(1000).map_err(|_| 24)?;

    control()?;

    let start = quartic::ChaoticQuartic.initial("standard").ok_or(30)?.project().map_err(|_| 31)?;
    let last = quartic::ChaoticQuartic.integrate::<Gonzalez>(start, 0.05).take(100).last();
    match last {
        Some(Ok(state)) if state.t > 4.9 => Ok(()),
        _ => Err(32),
    }
}

/// Runs a control loop. The derivative of a step determines the torque with which the next step
/// brings the rotor to rest. The other influences on the rotor are taken from the last step. Per
/// step they change by its second derivative (below 10) times h² = 10⁻⁴.
fn control() -> Result<(), c_int> {
    let board = forced::snakeboard_second::Parameters::<f64>::free();
    let board = forced::snakeboard_second::System::new(board).map_err(|_| 40)?;
    let start = board.state().data_set("free").ok_or(41)?.project().map_err(|_| 42)?;
    let mut stepper = Discretize::<Leapfrog>::stepper(&board, &start, 0.01).map_err(|_| 43)?;
    let exit = stepper.exit_jacobian().map_err(|_| 44)?;
    stepper.entry_jacobian().map_err(|_| 45)?;
    // The rate of the rotor is the sixth of (q, w). Its derivatives are by the carried numbers,
    // and, a step later, by the torques.
    let rate = exit.velocity.row(5).transpose();
    let (mut torques, mut before) = ([0.0; 2], start.psi_dot);
    let mut derivatives = Linearised::default();
    for _ in 0..1000 {
        stepper.hold(torques).map_err(|_| 46)?;
        let gradient = stepper.vjp(&rate).map_err(|_| 47)?.inputs;
        stepper.second(&rate).map_err(|_| 48)?;
        stepper.step_with_jacobian_into(&mut derivatives).map_err(|_| 49)?;
        let slope = derivatives.b.tr_mul(&rate);
        if (slope - gradient).amax() > 1e-12 {
            return Err(50);
        }
        let spin = stepper.state().psi_dot;
        let drift = spin - before - slope[0] * torques[0];
        (torques[0], before) = (-(spin + drift) / slope[0], spin);
    }
    if before.abs() < 1e-3 { Ok(()) } else { Err(51) }
}

/// Checks that the sleigh conserves its energy, in either precision.
fn drift<T: Scalar>(bound: f64) -> Result<(), c_int> {
    let system = Sleigh::<T>::new(Parameters::lively()).map_err(|_| 1)?;
    let start = system.state().data_set("lively").ok_or(2)?.project().map_err(|_| 3)?;
    let mut stepper = Discretize::<Gonzalez>::stepper(&system, &start, T::lit(0.01)).map_err(|_| 4)?;
    stepper.step_n(10_000).map_err(|_| 5)?;
    let error = (system.energy_of(&stepper.state()) - system.energy_of(&start)).to_f64();
    if error.abs() <= bound { Ok(()) } else { Err(6) }
}
