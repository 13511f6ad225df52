//! The workloads side by side: ns per step and ratios, as Markdown.
//!
//! The aim is a *ratio* between implementations on a machine that does other things too. Every
//! round therefore runs each implementation once, in an order that rotates from round to round, and
//! the ratio is the median over rounds of the ratio within the round: a changing clock or another
//! process affects both sides. Harnesses that run one benchmark after the other cannot do that;
//! `steps.rs` offers the same steppers to one of them.
//!
//! A run is the whole trajectory from its start, `steps` long, in one loop. The stepper goes
//! through `black_box` before and after, not at every step, so that it may stay in registers as it
//! would in a user's loop.
//!
//! `cargo bench -p nh-benches --bench workloads [-- --rounds N] [FILTER]`

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use nh_benches::handwritten::{
    NotConverged, Stepping, car, disk, gearbox, isometric, oscillator, quartic, sleigh, snakeboard, snakeboard_group,
};
use nh_benches::{arguments, generated, median, rivals};
use nonholonomic::StepError;
use nonholonomic::methods::{Gonzalez, Iso};

/// One implementation: its name, and a run of the given number of steps, in nanoseconds per step.
struct Implementation {
    name: &'static str,
    run: Box<dyn Fn(usize) -> Result<f64, NotConverged>>,
}

/// One problem, solved by every implementation alike.
struct Workload {
    name: &'static str,
    steps: usize,
    implementations: Vec<Implementation>,
}

impl Workload {
    fn new(name: &'static str, steps: usize) -> Self {
        Self { name, steps, implementations: Vec::new() }
    }

    /// Adds an implementation by its constructor. Each gets its own copy of the loop, so that
    /// `advance` is inlined.
    fn with<S: Stepping>(self, name: &'static str, make: impl Fn() -> S + 'static) -> Self {
        self.with_run(name, make, |stepper, steps| {
            for _ in 0..steps {
                stepper.advance()?;
            }
            Ok(())
        })
    }

    /// Adds the generic implementation. It is slow, and a fiftieth of the steps suffices.
    fn with_rival<S: Stepping>(mut self, make: impl Fn() -> S + 'static) -> Self {
        self = self.with(GENERIC, make);
        let Implementation { run, .. } = self.implementations.pop().expect("it has just been added");
        self.implementations
            .push(Implementation { name: GENERIC, run: Box::new(move |steps| run(steps.div_ceil(50))) });
        self
    }

    /// Adds a generated stepper twice: step by step, and all steps in one call.
    fn with_generated<S: Stepping + 'static>(self, make: fn() -> Result<S, StepError>) -> Self {
        let make = move || make().expect(START);
        self.with("generated, step", make)
            .with_run("generated, step_n", make, |stepper, steps| stepper.advance_n(steps as u64))
    }

    fn with_run<S: Stepping>(
        mut self,
        name: &'static str,
        make: impl Fn() -> S + 'static,
        advance: impl Fn(&mut S, usize) -> Result<(), NotConverged> + 'static,
    ) -> Self {
        let run = move |steps| {
            let mut stepper = black_box(make());
            let start = Instant::now();
            advance(&mut stepper, steps)?;
            let elapsed = start.elapsed();
            black_box(&mut stepper);
            Ok(elapsed.as_secs_f64() * 1e9 / steps as f64)
        };
        self.implementations.push(Implementation { name, run: Box::new(run) });
        self
    }

    /// Returns ns per step of every implementation (outer) in every round (inner).
    fn measure(&self, rounds: usize) -> Result<Vec<Vec<f64>>, NotConverged> {
        let count = self.implementations.len();
        let mut samples = vec![Vec::with_capacity(rounds); count];
        // The first round is not recorded: it warms up caches, branch predictors and the clock.
        for round in 0..=rounds {
            for i in 0..count {
                let i = (i + round) % count;
                let sample = (self.implementations[i].run)(self.steps)?;
                if round > 0 {
                    samples[i].push(sample);
                }
            }
        }
        Ok(samples)
    }

    fn print(&self, samples: &[Vec<f64>]) {
        let named = |name: &str| self.implementations.iter().position(|i| i.name == name);
        let faster = |of: usize, i: usize| median(samples[of].iter().zip(&samples[i]).map(|(a, b)| a / b));
        for (i, implementation) in self.implementations.iter().enumerate() {
            // Not every workload has every yardstick.
            let column = |of: &str, digits: usize, ratio: fn(f64) -> f64| match named(of) {
                Some(of) => format!("{:.digits$}", ratio(faster(of, i))),
                None => "–".to_string(),
            };
            println!(
                "| {} | {} | {:.1} | {:.1} | {} | {} | {} | {} | {} |",
                self.name,
                implementation.name,
                median(samples[i].iter().copied()),
                samples[i].iter().copied().fold(f64::INFINITY, f64::min),
                column(GENERIC, 1, |ratio| ratio),
                column(TEXTBOOK, 2, |ratio| ratio),
                column(GOOD, 2, |ratio| 1.0 / ratio),
                column(LIMIT, 2, |ratio| 1.0 / ratio),
                column(GONZALEZ, 2, |ratio| 1.0 / ratio),
            );
        }
    }
}

/// The names of the implementations that the ratio columns refer to.
const GENERIC: &str = "generic, numerical Jacobian";
const TEXTBOOK: &str = "textbook";
const GOOD: &str = "good";
const LIMIT: &str = "limit";
const GONZALEZ: &str = "generated `gonzalez`, step_n";

/// The reason why constructors do not fail here.
const START: &str = "the benchmark's start is one";

const GAINS: oscillator::Gains = oscillator::Gains::BENCHMARK;

/// Returns the workload of a feedback integrator. One textbook version covers all orders.
fn feedback(name: &'static str, order: oscillator::Order) -> Workload {
    Workload::new(name, 4000).with(TEXTBOOK, move || {
        oscillator::Textbook::new(GAINS, order, oscillator::BENCHMARK_START, 0.01).expect(START)
    })
}

/// Returns a workload of `iso` and `gonzalez`.
fn beside_gonzalez<S: Stepping + 'static, G: Stepping + 'static>(
    name: &'static str,
    steps: usize,
    gonzalez: fn() -> Result<G, StepError>,
    iso: fn() -> Result<S, StepError>,
) -> Workload {
    let make = move || gonzalez().expect(START);
    let workload = Workload::new(name, steps);
    workload.with_run(GONZALEZ, make, |stepper, steps| stepper.advance_n(steps as u64)).with_generated(iso)
}

fn workloads() -> Vec<Workload> {
    let sleigh_parameters = sleigh::Parameters::BENCHMARK;
    let sleigh_start = sleigh::benchmark_start();
    let gearbox_parameters = gearbox::Parameters::BENCHMARK;
    let quartic_start = quartic::benchmark_start();
    let snakeboard_parameters = snakeboard::Parameters::BENCHMARK;
    let snakeboard_start = snakeboard::benchmark_start(&snakeboard_parameters);
    let (car_parameters, disk_parameters) = (car::Parameters::BENCHMARK, disk::Parameters::BENCHMARK);
    let (car_start, disk_start) = (car::benchmark_start(&car_parameters), disk::benchmark_start(&disk_parameters));
    let group_start = snakeboard_group::benchmark_start(&snakeboard_parameters);
    vec![
        // T = 200, so that the run includes the turn of the sleigh, where the equations are
        // stiffest.
        Workload::new("sleigh, gonzalez", 4000)
            .with(TEXTBOOK, move || sleigh::Textbook::new(sleigh_parameters, sleigh_start, 0.05))
            .with(GOOD, move || sleigh::Good::new(sleigh_parameters, sleigh_start, 0.05))
            .with(LIMIT, move || sleigh::Limit::new(sleigh_parameters, sleigh_start, 0.05))
            .with_rival(|| rivals::sleigh().expect(START))
            .with_generated(generated::sleigh),
        Workload::new("gearbox, leapfrog", 4000)
            .with(TEXTBOOK, move || gearbox::Textbook::new(gearbox_parameters, gearbox::benchmark_start(), 0.1))
            .with(GOOD, move || gearbox::Good::new(gearbox_parameters, gearbox::benchmark_start(), 0.1))
            .with(LIMIT, move || gearbox::Limit::new(gearbox_parameters, gearbox::benchmark_start(), 0.1))
            .with_rival(|| rivals::gearbox().expect(START))
            .with_generated(generated::gearbox),
        Workload::new("chaotic quartic n = 3, gonzalez", 1000)
            .with(TEXTBOOK, move || quartic::Textbook::new(quartic_start, 0.05))
            .with("textbook, torn", move || quartic::Torn::new(quartic_start, 0.05))
            .with(GOOD, move || quartic::Good::new(quartic_start, 0.05))
            .with(LIMIT, move || quartic::Limit::new(quartic_start, 0.05))
            .with_rival(|| rivals::quartic().expect(START))
            .with_generated(generated::quartic),
        // T = 100: φ moves from π/3 to −0.95 and does not reach π/2, where the constraints are
        // dependent.
        Workload::new("snakeboard, leapfrog", 2000)
            .with(TEXTBOOK, move || snakeboard::Textbook::new(snakeboard_parameters, snakeboard_start, 0.05))
            .with(GOOD, move || snakeboard::Good::new(snakeboard_parameters, snakeboard_start, 0.05))
            .with(LIMIT, move || snakeboard::Limit::new(snakeboard_parameters, snakeboard_start, 0.05))
            .with_rival(|| rivals::snakeboard().expect(START))
            .with_generated(generated::snakeboard)
            .with_run(
                "generated, with control inputs, step_n",
                || generated::snakeboard_driven().expect(START),
                |stepper, steps| stepper.advance_n(steps as u64),
            ),
        Workload::new("snakeboard on SE(2), rdp-cay", 2000)
            .with(TEXTBOOK, move || snakeboard_group::Textbook::new(snakeboard_parameters, group_start, 0.05))
            .with(GOOD, move || snakeboard_group::Good::new(snakeboard_parameters, group_start, 0.05))
            .with_generated(generated::snakeboard_group),
        feedback("oscillator, feedback-euler", oscillator::Order::One)
            .with(GOOD, || oscillator::Good::<1>::new(GAINS, oscillator::BENCHMARK_START, 0.01))
            .with_generated(generated::oscillator_euler),
        feedback("oscillator, feedback-rk4", oscillator::Order::Four)
            .with(GOOD, || oscillator::Good::<4>::new(GAINS, oscillator::BENCHMARK_START, 0.01))
            .with_generated(generated::oscillator_rk4),
        // The following workloads were not looked at when the compiler's passes were written. For
        // the first two, the generated steppers were not looked at either when the hand-written
        // ones were.
        Workload::new("car with a trailer, gonzalez", 1000)
            .with(TEXTBOOK, move || car::Textbook::new(car_parameters, car_start, 0.05))
            .with(GOOD, move || car::Good::new(car_parameters, car_start, 0.05))
            .with("good, to roundoff", move || car::GoodToRoundoff::new(car_parameters, car_start, 0.05))
            .with_generated(generated::car),
        Workload::new("rolling disk, leapfrog", 4000)
            .with(TEXTBOOK, move || disk::Textbook::new(disk_parameters, disk_start, 0.05))
            .with(GOOD, move || disk::Good::new(disk_parameters, disk_start, 0.05))
            .with_generated(generated::disk),
        Workload::new("chaotic quartic n = 12, gonzalez", 200)
            .with_rival(|| rivals::quartic12().expect(START))
            .with_generated(generated::quartic12),
        Workload::new("roller racer, gonzalez", 1000)
            .with_rival(|| rivals::roller_racer().expect(START))
            .with_generated(generated::roller_racer),
        Workload::new("roller racer, leapfrog", 1000)
            .with_rival(|| rivals::roller_racer_leapfrog().expect(START))
            .with_generated(generated::roller_racer_leapfrog),
        beside_gonzalez("sleigh, iso", 4000, generated::sleigh_under::<Gonzalez>, generated::sleigh_under::<Iso>),
        beside_gonzalez("gearbox, iso", 4000, generated::gearbox_under::<Gonzalez>, generated::gearbox_under::<Iso>)
            .with(GOOD, move || isometric::Gearbox::new(gearbox_parameters, gearbox::benchmark_start(), 0.1)),
        beside_gonzalez(
            "chaotic quartic n = 3, iso",
            1000,
            generated::quartic_under::<Gonzalez>,
            generated::quartic_under::<Iso>,
        ),
        beside_gonzalez(
            "snakeboard, iso",
            2000,
            generated::snakeboard_under::<Gonzalez>,
            generated::snakeboard_under::<Iso>,
        )
        .with(GOOD, move || isometric::Snakeboard::new(&snakeboard_parameters, snakeboard_start, 0.05)),
        beside_gonzalez("car with a trailer, iso", 1000, generated::car_under::<Gonzalez>, generated::car_under::<Iso>),
    ]
}

fn main() -> ExitCode {
    let (rounds, filter) = match arguments(300) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    println!("Medians over {rounds} interleaved rounds; ratios are medians of the ratios within a round.\n");
    println!(
        "| workload | implementation | ns/step | fastest | faster than generic, × | faster than textbook, × | slower than good, × | slower than limit, × | slower than `gonzalez`, × |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|---:|---:|");
    for workload in workloads().iter().filter(|w| w.name.contains(&filter)) {
        match workload.measure(rounds) {
            Ok(samples) => workload.print(&samples),
            Err(error) => {
                eprintln!("{}: {error}", workload.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
