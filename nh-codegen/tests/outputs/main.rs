//! Generated C and JavaScript have the bits of the executor. Without a compiler or an engine the
//! tests print that they are skipped; with `NH_FULL=1` they fail.
//!
//! By default some models run under some methods; `NH_FULL=1` runs all of both.

mod c;
mod js;
mod subject;

use nh_cases::{is_full, run};
use nonholonomic_codegen::pipeline;
use std::process::ExitCode;

/// Models whose starts are moved onto constraints, rotations and levels.
const PROJECTED: [&str; 3] = ["chaplygin_sleigh_torque", "chaplygin_sphere_so3", "twistcar"];

/// The number of arguments of elementary functions.
const ARGUMENTS: u64 = 20_000;

fn main() -> ExitCode {
    let (mut trials, mut missing) = (Vec::new(), false);
    for (more, tools) in [(c::trials(), "neither gcc nor clang"), (js::trials(), "neither Node nor Chromium")] {
        if more.is_empty() {
            println!("skipped: {tools} runs here");
        }
        missing |= more.is_empty();
        trials.extend(more);
    }
    if missing && is_full() { ExitCode::FAILURE } else { run(trials) }
}

/// Runs a test on a stack that suffices for derivations.
fn on_stack(test: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(pipeline::STACK).spawn_scoped(scope, test);
        thread.expect("a thread").join().expect("the test passes");
    });
}

/// Returns the i-th argument: of size 1, 8 or 700, or of any bits.
fn argument(i: u64) -> f64 {
    // Steele, Lea & Flood (2014), Fast splittable pseudorandom number generators.
    let mut x = i.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^= x >> 31;
    let unit = (x >> 11) as f64 / (1_u64 << 52) as f64 - 1.0;
    match i % 4 {
        0 => unit,
        1 => 8.0 * unit,
        2 => 700.0 * unit,
        _ => f64::from_bits(x),
    }
}

/// Returns the first place at which numbers differ. Any NaN equals any NaN.
fn difference(found: &[f64], expected: &[f64]) -> Option<usize> {
    let same = |a: f64, b: f64| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
    let place = found.iter().zip(expected).position(|(&a, &b)| !same(a, b));
    place.or((found.len() != expected.len()).then_some(found.len().min(expected.len())))
}

/// Checks that a projection has moved a start a little.
fn is_near(found: &[f64], before: &[f64]) {
    assert_eq!(found.len(), before.len());
    let apart = found.iter().zip(before).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    assert!(apart > 1e-4 && apart < 0.5, "{apart:e}");
}
