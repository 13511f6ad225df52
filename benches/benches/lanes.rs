//! Trajectories in lanes: ns per step of one trajectory, in one thread, as Markdown.
//!
//! Every round runs each width once, in an order that rotates from round to round. The table shows
//! the median over the rounds, between the quartiles. The trajectories differ in parameters and
//! initial data by percents, so that lanes do not agree by chance. Each sample is the time of all
//! steps of all trajectories, divided by their number.
//!
//! A second table shows the cost of a trajectory of the sleigh to t = 10 in an ensemble, from
//! arrays to means and deviations, with all overhead.
//!
//! `RUSTFLAGS="-C target-cpu=native" cargo bench -p nh-benches --bench lanes [-- --rounds N] [FILTER]`

use nh_benches::generated::{chaplygin_sleigh_file, ensembles};
use nh_benches::{arguments, quantile};
use nonholonomic::catalogue::{DynSystem, Model};
use nonholonomic::generated::{Generated, OneStep};
use nonholonomic::lanes::{Batch, F64x2, F64x4, F64x8, Laned};
use nonholonomic::methods::{Gonzalez, Leapfrog, Taylor};
use nonholonomic::{Method, Scalar, State, StepError, Stepper, System};
use nonholonomic_lab::ensemble::{Arrays, Column, Control, InLanes, Spread, Table, ensemble};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

/// The number of trajectories of a sample: a multiple of all widths.
const TRAJECTORIES: usize = 64;

/// A run of all trajectories at one width. It returns ns per step of one.
type Run = Box<dyn Fn() -> f64>;

/// One method for one system.
struct Workload {
    name: &'static str,
    widths: Vec<(&'static str, Run)>,
}

type Member<Y, M> = OneStep<<Y as Generated<M>>::Step, M>;

impl Workload {
    fn new<Y, M>(name: &'static str, steps: u64, member: fn(usize) -> Result<Member<Y, M>, StepError>) -> Self
    where
        M: Method,
        Y: System<Scalar = f64> + Laned<M, F64x2> + Laned<M, F64x4> + Laned<M, F64x8> + 'static,
    {
        let members = move || -> Vec<Member<Y, M>> {
            (0..TRAJECTORIES).map(|i| member(i).expect("the benchmark's starts are ones")).collect()
        };
        let scalar =
            move || timed(members(), steps, |member| member.step_n(steps).expect("the benchmark's motions go on"));
        let widths: Vec<(_, Run)> = vec![
            ("scalar", Box::new(scalar)),
            ("two lanes", Box::new(move || in_lanes::<Y, M, F64x2>(&members(), steps))),
            ("four lanes", Box::new(move || in_lanes::<Y, M, F64x4>(&members(), steps))),
            ("eight lanes", Box::new(move || in_lanes::<Y, M, F64x8>(&members(), steps))),
        ];
        Workload { name, widths }
    }

    fn print(&self, rounds: usize) {
        let count = self.widths.len();
        let mut samples = vec![Vec::with_capacity(rounds); count];
        // The first round is not recorded: it warms up caches, branch predictors and the clock.
        for round in 0..=rounds {
            for i in 0..count {
                let i = (i + round) % count;
                let sample = (self.widths[i].1)();
                if round > 0 {
                    samples[i].push(sample);
                }
            }
        }
        for ((width, _), samples) in self.widths.iter().zip(&samples) {
            let [low, median, high] = [0.25, 0.5, 0.75].map(|part| quantile(samples, part));
            println!("| {} | {width} | {median:.2} | {low:.2} … {high:.2} |", self.name);
        }
    }
}

fn in_lanes<Y: Laned<M, L>, M: Method, L: Scalar>(members: &[Member<Y, M>], steps: u64) -> f64 {
    let batches = members.chunks(L::LANES).map(|members| Batch::<Y, M, L>::new(members).expect("steppers that begin"));
    timed(batches.collect(), steps, |batch| {
        batch.step_n(steps);
        assert_eq!(batch.steps(), steps);
    })
}

fn timed<S>(mut steppers: Vec<S>, steps: u64, run: impl Fn(&mut S)) -> f64 {
    black_box(&mut steppers);
    let start = Instant::now();
    steppers.iter_mut().for_each(&run);
    let elapsed = start.elapsed();
    black_box(&mut steppers);
    elapsed.as_secs_f64() * 1e9 / (steps as f64 * TRAJECTORIES as f64)
}

fn workloads() -> Vec<Workload> {
    vec![
        Workload::new::<ensembles::Gearbox, Leapfrog>("gearbox, leapfrog", 1000, ensembles::gearbox),
        Workload::new::<ensembles::Snakeboard, Leapfrog>("snakeboard, leapfrog", 1000, ensembles::snakeboard),
        Workload::new::<ensembles::Sleigh, Gonzalez>("sleigh, gonzalez", 1000, ensembles::sleigh),
        Workload::new::<ensembles::Quartic, Gonzalez>("chaotic quartic n = 3, gonzalez", 500, ensembles::quartic),
        Workload::new::<ensembles::SleighTaylor, Taylor>("sleigh, taylor", 200, ensembles::sleigh_taylor),
    ]
}

/// The number of trajectories of the ensemble.
const ENSEMBLE: usize = 8192;

/// Times an ensemble of sleighs to t = 10: µs per trajectory in one thread and in all, with means
/// and deviations at the end, and with all records.
fn sleighs(rounds: usize) {
    type Sleigh = chaplygin_sleigh_file::chaplygin_sleigh::System<f64>;
    let (mut parameters, mut q, mut v) = (Vec::new(), Vec::new(), Vec::new());
    for i in 0..ENSEMBLE {
        let stepper = ensembles::sleigh(i).expect("the benchmark's starts are ones");
        let mut own = [0.0; 3];
        stepper.system().write_parameters(&mut own);
        parameters.extend(own);
        q.extend(stepper.state().configuration().as_slice());
        v.extend(stepper.state().velocity().as_slice());
    }
    let starts = Arrays::new(Sleigh::INFO, &parameters, &q, &v).expect("the arrays fit");
    let columns: Vec<Column> =
        (0..3).map(Column::Coordinate).chain((0..3).map(Column::Velocity)).chain([Column::Energy]).collect();
    let timed = |threads: usize, every: u64, all: bool| {
        let (mut spread, mut table) = (Spread::new(7), all.then(|| Table::of(&starts, &columns, 200, every)));
        let control = Control::default().threads(threads);
        let stepping = InLanes::<Sleigh, Gonzalez>::default();
        let begin = Instant::now();
        let report = match &mut table {
            Some(table) => ensemble(&stepping, &starts, 0.05, 200, every, &columns, table, &control),
            None => ensemble(&stepping, &starts, 0.05, 200, every, &columns, &mut spread, &control),
        };
        let elapsed = begin.elapsed();
        assert_eq!(report.expect("it runs").failed, 0);
        black_box((&spread, &table));
        elapsed.as_secs_f64() * 1e6 / ENSEMBLE as f64
    };
    let rows: [(&str, usize, u64, bool); 4] = [
        ("one thread, means and deviations at the end", 1, 200, false),
        ("all threads, means and deviations at the end", 0, 200, false),
        ("one thread, every tenth state in an array", 1, 10, true),
        ("all threads, every tenth state in an array", 0, 10, true),
    ];
    println!("\n| {ENSEMBLE} sleighs, gonzalez, 200 steps | µs per trajectory, median | quartiles |");
    println!("|---|---:|---:|");
    for (name, threads, every, all) in rows {
        let samples: Vec<f64> = (0..=rounds).map(|_| timed(threads, every, all)).skip(1).collect();
        let [low, median, high] = [0.25, 0.5, 0.75].map(|part| quantile(&samples, part));
        println!("| {name} | {median:.2} | {low:.2} … {high:.2} |");
    }
}

fn main() -> ExitCode {
    let (rounds, filter) = match arguments(100) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    println!("{TRAJECTORIES} trajectories in one thread, {rounds} interleaved rounds.\n");
    println!("| workload | width | ns per step of a trajectory, median | quartiles |");
    println!("|---|---|---:|---:|");
    for workload in workloads().iter().filter(|w| w.name.contains(&filter)) {
        workload.print(rounds);
    }
    if "ensemble".contains(&filter) || filter.is_empty() {
        sleighs(rounds.min(30));
    }
    ExitCode::SUCCESS
}
