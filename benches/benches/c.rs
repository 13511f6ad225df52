//! Generated C beside generated Rust: the time of a step in C over that in Rust, as Markdown, for
//! each compiler that is installed (gcc, clang), with `-O3` and with `-O3 -march=native` in addition.
//!
//! A round runs Rust and then each program of C, from the same start, and the ratio is the median
//! over rounds of the ratio within the round, as in `workloads.rs`. The programs time their steps
//! themselves. The states after a hundred steps are compared to 1e-9 before anything is measured: C
//! starts from the velocity, so that its momenta may differ in the last bit.
//!
//! `cargo bench -p nh-benches --bench c [-- --rounds N] [FILTER]`

use nh_benches::generated::{gearbox_under, quartic_under, sleigh_under, snakeboard_under};
use nh_benches::handwritten::{NotConverged, Stepping, gearbox, sleigh, snakeboard};
use nh_benches::{arguments, median};
use nonholonomic::StepError;
use nonholonomic::methods::{Gonzalez, Iso, Leapfrog, Midpoint, Rk4};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The methods of the systems, in the order of the programs' numbers.
const METHODS: [&str; 5] = ["gonzalez", "midpoint", "leapfrog", "rk4", "iso"];

/// The number of steps whose end is compared.
const COMPARED: usize = 100;

/// Compilers, and whether they compile for this processor.
const COMPILERS: [(&str, bool); 4] = [("gcc", false), ("gcc", true), ("clang", false), ("clang", true)];

/// A run of Rust: nanoseconds for a step, and the states at the start and at the end.
type Rust = fn(usize) -> Result<(f64, Vec<f64>, Vec<f64>), String>;

/// A system with the numbers of its parameters, its step size, the number of steps that are
/// measured, and its runs under the methods.
struct Workload {
    name: &'static str,
    parameters: Vec<f64>,
    step: f64,
    steps: usize,
    runs: [Rust; 5],
}

fn run<S: Stepping>(make: Result<S, StepError>, steps: usize) -> Result<(f64, Vec<f64>, Vec<f64>), String> {
    let mut stepper = black_box(make.map_err(|error| error.to_string())?);
    let start = stepper.observe();
    let begin = Instant::now();
    for step in 0..steps {
        stepper.advance().map_err(|NotConverged| format!("step {step} failed"))?;
    }
    let elapsed = begin.elapsed().as_secs_f64() * 1e9 / steps as f64;
    Ok((elapsed, start, black_box(stepper).observe()))
}

macro_rules! runs {
    ($make:ident) => {
        [
            |steps| run($make::<Gonzalez>(), steps),
            |steps| run($make::<Midpoint>(), steps),
            |steps| run($make::<Leapfrog>(), steps),
            |steps| run($make::<Rk4>(), steps),
            |steps| run($make::<Iso>(), steps),
        ]
    };
}

fn workloads() -> [Workload; 4] {
    let (s, g) = (sleigh::Parameters::BENCHMARK, gearbox::Parameters::BENCHMARK);
    let b = snakeboard::Parameters::BENCHMARK;
    [
        Workload {
            name: "chaplygin_sleigh",
            parameters: vec![s.inertia, s.mass, s.offset],
            step: 0.05,
            steps: 200_000,
            runs: runs!(sleigh_under),
        },
        Workload {
            name: "gearbox",
            parameters: vec![g.eps, g.sigma],
            step: 0.1,
            steps: 200_000,
            runs: runs!(gearbox_under),
        },
        Workload {
            name: "chaotic_quartic",
            parameters: vec![],
            step: 0.05,
            steps: 200_000,
            runs: runs!(quartic_under),
        },
        Workload {
            name: "snakeboard_free",
            parameters: vec![b.mass, b.length, b.rotor_inertia, b.wheel_inertia],
            step: 0.05,
            steps: 2000,
            runs: runs!(snakeboard_under),
        },
    ]
}

/// A compiled program of a system.
struct Program(PathBuf);

impl Program {
    fn of(system: &str, number: usize) -> Result<Self, String> {
        let (compiler, native) = COMPILERS[number];
        let folder = Path::new(env!("OUT_DIR")).join("c").join(system);
        let path = folder.join(format!("run-{number}"));
        let mut command = Command::new(compiler);
        command.current_dir(&folder).args(env!("C_FLAGS").split(' '));
        command.args(native.then_some("-march=native")).arg("-o").arg(&path);
        command.args(["nh.c", "nh_math.c", "main.c", &format!("{system}.c"), "-lm"]);
        let output = command.output().map_err(|error| format!("{compiler}: {error}"))?;
        match output.status.success() {
            true => Ok(Program(path)),
            false => Err(format!("{compiler}: {}", String::from_utf8_lossy(&output.stderr))),
        }
    }

    /// Returns nanoseconds for a step, and the state at the end.
    fn run(&self, method: usize, of: &Workload, start: &[f64], steps: usize) -> Result<(f64, Vec<f64>), String> {
        let mut command = Command::new(&self.0);
        command.args([method.to_string(), format!("{:?}", of.step), steps.to_string()]);
        let output = command.args(of.parameters.iter().chain(start).map(|x| format!("{x:?}"))).output();
        let output = output.map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&output.stdout);
        let mut numbers = text.lines().filter_map(|line| line.parse().ok());
        match (output.status.success(), numbers.next()) {
            (true, Some(time)) => Ok((time, numbers.collect())),
            _ => Err(format!("{}: {}", self.0.display(), output.status)),
        }
    }
}

/// Measures a system under a method, and returns the time in Rust and the ratios of these programs.
fn measured(of: &Workload, method: usize, programs: &[Program], rounds: usize) -> Result<(f64, Vec<f64>), String> {
    let (mut times, mut ratios) = (Vec::new(), vec![Vec::new(); programs.len()]);
    let (_, start, end) = (of.runs[method])(COMPARED)?;
    for program in programs {
        let (_, found) = program.run(method, of, &start, COMPARED)?;
        let size = end.iter().fold(1.0, |size: f64, x| size.max(x.abs()));
        if found.len() != end.len() || found.iter().zip(&end).any(|(a, b)| (a - b).abs() > 1e-9 * size) {
            return Err(format!("{} under {}: {found:?} for {end:?}", of.name, METHODS[method]));
        }
    }
    // The first round warms up the clock.
    for round in 0..=rounds {
        let (rust, ..) = (of.runs[method])(of.steps)?;
        for (program, ratios) in programs.iter().zip(&mut ratios) {
            let (time, _) = program.run(method, of, &start, of.steps)?;
            if round > 0 {
                ratios.push(time / rust);
            }
        }
        if round > 0 {
            times.push(rust);
        }
    }
    Ok((median(times.into_iter()), ratios.into_iter().map(|ratios| median(ratios.into_iter())).collect()))
}

fn table(rounds: usize, filter: &str) -> Result<(), String> {
    let installed = |name: &str| Command::new(name).arg("--version").output().is_ok_and(|found| found.status.success());
    let present: Vec<usize> = (0..COMPILERS.len()).filter(|&i| installed(COMPILERS[i].0)).collect();
    if present.is_empty() {
        return Err("neither gcc nor clang is installed".to_owned());
    }
    let heads: Vec<String> = present
        .iter()
        .map(|&i| format!("{}{}", COMPILERS[i].0, if COMPILERS[i].1 { ", native" } else { "" }))
        .collect();
    println!("| system, method | Rust, ns | {} |\n|---|---:|{}", heads.join(" | "), "---:|".repeat(present.len()));
    for workload in workloads() {
        let chosen: Vec<usize> =
            (0..METHODS.len()).filter(|&i| format!("{}, {}", workload.name, METHODS[i]).contains(filter)).collect();
        if chosen.is_empty() {
            continue;
        }
        let programs = present.iter().map(|&i| Program::of(workload.name, i)).collect::<Result<Vec<_>, _>>()?;
        for method in chosen {
            let (rust, ratios) = measured(&workload, method, &programs, rounds)?;
            let ratios: Vec<String> = ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
            println!("| {}, {} | {rust:.0} | {} |", workload.name, METHODS[method], ratios.join(" | "));
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let (rounds, filter) = match arguments(9) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    match table(rounds, &filter) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
