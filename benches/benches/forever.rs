//! The error of the energy after 10⁸ steps, in units of its [roundoff](roundoff_of_energy), as
//! Markdown. It lists the largest error of every thousandth state, relative to E(0) and in units,
//! and the last error.
//!
//! `cargo bench -p nh-benches --bench forever [-- --rounds STEPS] [FILTER]`

use nalgebra::SVector;
use nh_benches::arguments;
use nh_benches::generated::{self, Car, Generated, ensembles};
use nh_benches::handwritten::Stepping;
use nh_cases::roundoff_of_energy;
use nonholonomic::methods::{Gonzalez, Iso};
use nonholonomic::{StepError, Stepper};
use std::process::ExitCode;

/// The number of steps between two observed states.
const BETWEEN: u64 = 1000;

/// The total and the potential energy.
type Energies = (f64, f64);

/// The largest error relative to the energy at the start, and the largest and the last one in
/// units.
type Errors = Result<[f64; 3], StepError>;

/// One motion.
struct Row {
    name: &'static str,
    run: Box<dyn Fn(u64) -> Errors>,
}

fn errors<S: Stepper>(
    mut stepper: Generated<S>,
    steps: u64,
    energies: impl Fn(&S::System, &[f64]) -> Energies,
) -> Errors
where
    Generated<S>: Stepping,
{
    let at = |stepper: &Generated<S>, numbers: &[f64]| energies(stepper.0.system(), numbers);
    let start = at(&stepper, &stepper.observe()).0;
    let [mut relative, mut largest, mut last] = [0.0_f64; 3];
    for _ in 0..steps / BETWEEN {
        stepper.0.step_n(BETWEEN)?;
        let numbers = stepper.observe();
        let off = (at(&stepper, &numbers).0 - start).abs();
        last = off / roundoff_of_energy(&numbers, |numbers| at(&stepper, numbers));
        (relative, largest) = (relative.max(off / start.abs()), largest.max(last));
    }
    Ok([relative, largest, last])
}

/// Expands to a row for each method.
macro_rules! rows {
    ($($name:literal: $make:ident of $system:ty, $n:literal, $potential:expr;)*) => {
        vec![$(
            rows!(concat!("`", $name, "`, `gonzalez`"), $make, Gonzalez, $system, $n, $potential),
            rows!(concat!("`", $name, "`, `iso`"), $make, Iso, $system, $n, $potential),
        )*]
    };
    ($name:expr, $make:ident, $method:ty, $system:ty, $n:literal, $potential:expr) => {
        Row {
            name: $name,
            run: Box::new(|steps| {
                let potential: fn(&$system, &SVector<f64, $n>) -> f64 = $potential;
                errors(generated::$make::<$method>()?, steps, |system: &$system, numbers| {
                    let (q, w) = numbers.split_at($n);
                    let [q, w] = [q, w].map(SVector::<f64, $n>::from_column_slice);
                    (system.energy(&q, &w), potential(system, &q))
                })
            }),
        }
    };
}

fn main() -> ExitCode {
    let (steps, filter) = match arguments(100_000_000) {
        Ok((steps, filter)) => (steps as u64, filter),
        Err(code) => return code,
    };
    let rows = rows! {
        "chaplygin_sleigh": sleigh_under of ensembles::Sleigh, 3, |_, _| 0.0;
        "gearbox": gearbox_under of ensembles::Gearbox, 3, |system, q| system.potential(q);
        "chaotic_quartic": quartic_under of ensembles::Quartic, 7, |system, q| system.potential(q);
        "car_trailers": car_under of Car, 4, |_, _| 0.0;
    };
    println!("Errors of the energy in {steps} steps, in units of its roundoff.\n");
    println!("| system, method | largest beside E(0) | largest, in units | last |\n|---|---:|---:|---:|");
    for row in rows.iter().filter(|row| row.name.contains(&filter)) {
        match (row.run)(steps) {
            Ok([relative, largest, last]) => println!("| {} | {relative:.1e} | {largest:.2} | {last:.2} |", row.name),
            Err(error) => {
                eprintln!("{}: {error}", row.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
