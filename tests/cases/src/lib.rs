//! Tests that are rows of tables, each with its name, and run on all cores; samples of tables that
//! are too long; and measured orders.

mod numbers;
mod sample;

use libtest_mimic::{Arguments, Trial};
pub use nonholonomic_lab::diagnostics::{Line, RunningLine};
pub use numbers::Numbers;
pub use sample::{drawn, is_full, is_under_all, tested};
use std::process::ExitCode;
use std::time::Instant;

/// Runs the tests that the command line selects.
pub fn run(trials: Vec<Trial>) -> ExitCode {
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Returns a test by its name. With `NH_SHOW` it prints its duration.
pub fn trial(name: impl Into<String>, test: impl FnOnce() + Send + 'static) -> Trial {
    let name = name.into();
    Trial::test(name.clone(), move || {
        let begin = Instant::now();
        test();
        if std::env::var_os("NH_SHOW").is_some() {
            println!("{name}: {:.2} s", begin.elapsed().as_secs_f64());
        }
        Ok(())
    })
}

/// Returns the slope of the least-squares line through points (x, y).
///
/// # Panics
/// If there are fewer than three points, or all x are equal.
pub fn slope(points: &[(f64, f64)]) -> f64 {
    Line::through(points.iter().copied()).expect("three points or more, at different x").slope
}

/// Returns the distance of a number to the next larger one.
pub fn ulp(x: f64) -> f64 {
    (x.abs().next_up() - x.abs()).max(f64::MIN_POSITIVE)
}

/// Returns the roundoff of an energy at a state. It is the sum of 4 units in the last place of the
/// largest of |T|, |V| and |E|, and of Σ |∂E/∂ζᵢ| ulp(ζᵢ), the effect of roundings of the state.
/// `energies` returns E and V.
pub fn roundoff_of_energy(state: &[f64], energies: impl Fn(&[f64]) -> (f64, f64)) -> f64 {
    let (total, potential) = energies(state);
    let of_number = |i: usize| {
        // Angles grow, but their sines vary as fast as before.
        let d = 1e-5 * state[i].abs().clamp(1e-3, 1.0);
        let at = |d: f64| {
            let mut moved = state.to_vec();
            moved[i] += d;
            energies(&moved).0
        };
        ((at(d) - at(-d)) / (2.0 * d)).abs() * ulp(state[i])
    };
    let size = total.abs().max(potential.abs()).max((total - potential).abs());
    4.0 * ulp(size) + (0..state.len()).map(of_number).sum::<f64>()
}
