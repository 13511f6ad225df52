//! Motions by Taylor series, for comparison with `peers/heyoka_taylor.py`, which times the same
//! two.
//!
//! `cargo bench -p nh-benches --bench taylor`

use nh_benches::generated::{oscillator_taylor_file as oscillator, sleigh_taylor_file as sleigh};
use nonholonomic::methods::Taylor;
use nonholonomic::{Discretize, State, StepError, Stepper, System};
use std::hint::black_box;
use std::time::Instant;

/// Returns the shortest of several runs of `steps` steps of size `h`, in seconds, with the relative
/// error of the energy and the state at the end.
fn shortest<Y>(
    system: &Y,
    start: &Y::State,
    (h, steps): (f64, u64),
    runs: usize,
) -> Result<(f64, f64, Y::State), StepError>
where
    Y: System<Scalar = f64> + Discretize<Taylor>,
{
    let (mut best, mut last) = (f64::INFINITY, *start);
    for _ in 0..runs {
        let mut stepper = black_box(system.stepper(start, h)?);
        let begin = Instant::now();
        stepper.step_n(steps)?;
        best = best.min(begin.elapsed().as_secs_f64());
        last = black_box(&stepper).state();
    }
    let error = (system.energy_of(&last) / system.energy_of(start) - 1.0).abs();
    Ok((best, error, last))
}

fn print<Y>(name: &str, system: &Y, start: &Y::State, grid: (f64, u64), runs: usize) -> Result<(), StepError>
where
    Y: System<Scalar = f64> + Discretize<Taylor>,
{
    let (seconds, error, end) = shortest(system, start, grid, runs)?;
    let (h, steps) = grid;
    println!(
        "| {name} | {h} | {steps} | {:.1} | {:.2} | {error:.1e} |",
        seconds * 1e6,
        seconds * 1e9 / (h * steps as f64)
    );
    println!("    {:?}", end.configuration().as_ref());
    Ok(())
}

fn main() -> Result<(), StepError> {
    println!("| motion | states apart | states | µs | ns per unit of time | relative error of the energy |");
    println!("|---|---:|---:|---:|---:|---:|");
    let system = sleigh::sleigh_taylor::System::new(sleigh::sleigh_taylor::Parameters { J: 1.5, m: 1.2, a: 0.6 })?;
    let start = system.state().data_set("lively").unwrap_or_else(|| system.state()).build()?;
    for (grid, runs) in [((200.0, 1), 5000), ((1.0, 200), 1000), ((0.05, 4000), 100)] {
        print("sleigh to 200", &system, &start, grid, runs)?;
    }
    let system = oscillator::oscillator_taylor::System::new(oscillator::oscillator_taylor::Parameters::new())?;
    let start = system.state().data_set("paper").unwrap_or_else(|| system.state()).build()?;
    for (grid, runs) in [((1e5, 10), 3), ((1.0, 1_000_000), 1)] {
        print("oscillator to 1e6", &system, &start, grid, runs)?;
    }
    println!("\n| oscillator from x | energy off at t = 1e3 | 1e4 | 1e5 | 1e6 |\n|---|---:|---:|---:|---:|");
    for x in [0.9, 1.0, 1.1] {
        let start = system.state().x(x).y(1.0).z(1.0).build()?;
        let mut stepper = Discretize::<Taylor>::stepper(&system, &start, 1000.0)?;
        let first = system.energy_of(&start);
        let mut row = format!("| {x} |");
        for steps in [1, 9, 90, 900] {
            stepper.step_n(steps)?;
            row += &format!(" {:.1e} |", system.energy_of(&stepper.state()) / first - 1.0);
        }
        println!("{row}");
    }
    Ok(())
}
