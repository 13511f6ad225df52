//! Costs of derivatives of steps and of the steps themselves: ns and ratios, as Markdown.
//!
//! Every round runs each row once, and ratios are medians of those within a round, as in
//! `workloads.rs`. A row is `CALLS` calls along a motion:
//!
//! - **step**: a plain step.
//! - **A, B**: `step_with_jacobian_into`, which also takes the step.
//! - **A, B returned**: `step_with_jacobian`, whose matrices are moved to the caller.
//! - **vjp**: adjoints of the next step, alone: the time of both, less that of the step.
//! - **differences**: a step from each of k + c states (k carried numbers, c control inputs), and
//!   the step itself: the minimum for forward differences.
//! - **differences, restarted**: the same by steppers that are built from states, for users who
//!   have only states.
//!
//! `cargo bench -p nh-benches --bench derivatives [-- ROUNDS]`

use nh_benches::generated::files::{
    quartic_derivatives as quartic, sleigh_derivatives as sleigh, snakeboard_linearised as snakeboard,
    trailers_derivatives as trailers,
};
use nh_benches::median;
use nonholonomic::methods;
use nonholonomic::nalgebra::SVector;
use nonholonomic::prelude::*;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

/// The message for a missing data set.
const KNOWN: &str = "the data set is the library's";

const CALLS: usize = 400;
/// The step size.
const H: f64 = 0.05;

/// The rows of a workload.
const ROWS: [&str; 6] = ["step", "A, B", "A, B returned", "vjp", "differences", "differences, restarted"];

/// One round of a workload: ns per call of each row.
type Round = Box<dyn Fn() -> Result<[f64; 6], StepError>>;

/// A name, the number of variables, and a round.
type Workload = (&'static str, usize, Round);

/// Returns system and start of a data set, by the module of a generated system and the constructor
/// of its parameters.
macro_rules! problem {
    ($system:path, $parameters:ident, $set:literal) => {{
        use $system as generated;
        let system = generated::System::new(generated::Parameters::$parameters())?;
        let start = system.state().data_set($set).expect(KNOWN).build()?;
        (system, start)
    }};
}

/// Times a loop of calls, each of which advances the stepper by a step.
fn time<S: Clone>(start: &S, mut call: impl FnMut(&mut S) -> Result<(), StepError>) -> Result<f64, StepError> {
    let mut stepper = black_box(start.clone());
    let begin = Instant::now();
    for _ in 0..CALLS {
        call(&mut stepper)?;
    }
    let elapsed = begin.elapsed().as_nanos() as f64;
    black_box(stepper);
    Ok(elapsed / CALLS as f64)
}

/// Returns the workload of a system under the method `M` from this state, with `K` carried numbers
/// and the given number of control inputs.
fn workload<M: Method, Y, const K: usize>(
    name: &'static str,
    (system, start): (Y, Y::State),
    inputs: usize,
) -> Result<Workload, StepError>
where
    Y: Discretize<M> + System<Scalar = f64> + Clone + 'static,
    Y::State: Clone,
    Y::Stepper: Linearise<Numbers = SVector<f64, K>> + Clone + 'static,
{
    let stepper = system.stepper(&start, H)?;
    let round = move || {
        let adjoint = SVector::<f64, K>::from_element(1.0);
        let mut linearised = Default::default();
        let step = time(&stepper, Stepper::step)?;
        let vjp_and_step = time(&stepper, |stepper| {
            black_box(stepper.vjp(black_box(&adjoint))?);
            stepper.step()
        })?;
        Ok([
            step,
            time(&stepper, |stepper| stepper.step_with_jacobian_into(black_box(&mut linearised)))?,
            time(&stepper, |stepper| {
                black_box(&stepper.step_with_jacobian()?);
                Ok(())
            })?,
            vjp_and_step - step,
            time(&stepper, |stepper| {
                for _ in 0..K + inputs {
                    let mut moved = black_box(stepper.clone());
                    moved.step()?;
                    black_box(moved);
                }
                stepper.step()
            })?,
            time(&stepper, |stepper| {
                let state = stepper.state();
                for _ in 0..K + inputs {
                    let mut moved = system.stepper(black_box(&state), H)?;
                    moved.step()?;
                    black_box(moved.state());
                }
                stepper.step()
            })?,
        ])
    };
    Ok((name, K + inputs, Box::new(round)))
}

fn workloads() -> Result<[Workload; 5], StepError> {
    let sleigh = problem!(sleigh::sleigh_derivatives, lively, "lively");
    let trailers = problem!(trailers::trailers_derivatives, standard, "standard");
    let snakeboard = || -> Result<_, StepError> { Ok(problem!(snakeboard::snakeboard_linearised, free, "free")) };
    let quartic = problem!(quartic::quartic_derivatives, new, "standard");
    Ok([
        workload::<methods::Gonzalez, _, 5>("sleigh, gonzalez", sleigh, 0)?,
        workload::<methods::Leapfrog, _, 10>("car with two trailers, leapfrog", trailers, 0)?,
        workload::<methods::Leapfrog, _, 13>("snakeboard, leapfrog", snakeboard()?, 2)?,
        workload::<methods::Gonzalez, _, 9>("snakeboard, gonzalez", snakeboard()?, 2)?,
        workload::<methods::Gonzalez, _, 13>("chaotic quartic n = 3, gonzalez", quartic, 0)?,
    ])
}

fn print(rounds: usize) -> Result<(), StepError> {
    println!("Medians over {rounds} interleaved rounds.\n");
    println!("| workload | variables | row | ns | steps | faster than differences, × | than restarted ones, × |");
    println!("|---|---:|---|---:|---:|---:|---:|");
    for (name, variables, round) in workloads()? {
        let samples = (0..rounds).map(|_| round()).collect::<Result<Vec<[f64; 6]>, _>>()?;
        let ratio = |i: usize, of: usize| median(samples.iter().map(|sample| sample[i] / sample[of]));
        for (i, row) in ROWS.iter().enumerate() {
            let ns = median(samples.iter().map(|sample| sample[i]));
            let (steps, one, other) = (ratio(i, 0), ratio(4, i), ratio(5, i));
            println!("| {name} | {variables} | {row} | {ns:.1} | {steps:.2} | {one:.1} | {other:.1} |");
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    // cargo passes `--bench` to every benchmark.
    let rounds = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).filter(|&n| n > 0).unwrap_or(200);
    match print(rounds) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
