//! The cost of running a declaration at once: steps by machine code and operation by operation, beside those of generated code and of the generic rival of
//! the benchmarks.
//!
//! Ratios are medians over rounds, in each of which every implementation runs once from the same state.
//!
//! `cargo run --release --workspace --example tape`

use nh_benches::handwritten::{NotConverged, Stepping};
use nh_benches::{generated, rivals};
use nonholonomic_codegen::declaration::{Declaration, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_exec::Compiler;
use nonholonomic_jit::Jit;
use nonholonomic_lab::registry::{self, Model};
use nonholonomic_lab::tape::Declared;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

const ROUNDS: usize = 41;

fn main() {
    println!(
        "| workload | generated, ns/step | machine code | operation by operation | machine code / generated | generic / machine code |\n\
         |---|---:|---:|---:|---:|---:|"
    );
    row("chaplygin_sleigh", "gonzalez", 0.05, 2000, generated::sleigh, rivals::sleigh);
    row("gearbox", "leapfrog", 0.1, 2000, generated::gearbox, rivals::gearbox);
    row("chaotic_quartic", "gonzalez", 0.05, 500, generated::quartic, rivals::quartic);
    row("chaotic_quartic12", "gonzalez", 0.05, 100, generated::quartic12, rivals::quartic12);
    row("roller_racer", "gonzalez", 0.05, 500, generated::roller_racer, rivals::roller_racer);
    row("roller_racer", "leapfrog", 0.05, 500, generated::roller_racer_leapfrog, rivals::roller_racer_leapfrog);
}

struct Tape(Box<dyn registry::Stepper>);

impl Stepping for Tape {
    fn advance(&mut self) -> Result<(), NotConverged> {
        self.0.step().map_err(|_| NotConverged)
    }

    fn observe(&self) -> Vec<f64> {
        Vec::new()
    }
}

fn row<G: Stepping + Clone, R: Stepping, E: std::fmt::Debug, F: std::fmt::Debug>(
    name: &str,
    method: &str,
    h: f64,
    steps: usize,
    generated: fn() -> Result<G, E>,
    rival: fn() -> Result<R, F>,
) {
    let listed =
        nonholonomic_models::DECLARATIONS.iter().find(|listed| listed.name == name).expect("a model of the library");
    let mut declaration = Declaration::from_yaml(listed.yaml, name).expect("it parses");
    declaration.methods = Some(vec![Name::new(method.to_owned(), Origin::Whole)]);
    let compiled = pipeline::compile(&declaration).expect("it compiles");
    let jit: Arc<dyn Compiler> = Arc::new(Jit::new().expect("this machine runs what is compiled").at_once());
    let model = |compiler| Declared::new(&compiled).expect("it runs").compiled_by(compiler);
    let (interpreted, model) = (model(None), model(Some(jit)));
    let start = generated().expect("the benchmark's start is one");
    let state = start.observe();
    let (q, v) = state.split_at(model.info().coordinates.len());
    let parameters = model.data_with(None, &[]).expect("the defaults").parameters;
    let systems = [&model, &interpreted].map(|model| model.system(&parameters).expect("good parameters"));

    let mut rounds: Vec<[f64; 4]> = (0..ROUNDS)
        .map(|_| {
            let tape =
                |system: usize| Tape(systems[system].stepper(method, q, v, h).expect("the benchmark's start is one"));
            [
                run(start.clone(), steps * 10),
                run(tape(0), steps),
                run(tape(1), steps),
                // It is slow: a twentieth of the steps is enough.
                run(rival().expect("the benchmark's start is one"), steps.div_ceil(20)),
            ]
        })
        .collect();
    let mut median = |of: fn(&[f64; 4]) -> f64| {
        rounds.sort_by(|a, b| of(a).total_cmp(&of(b)));
        of(&rounds[ROUNDS / 2])
    };
    println!(
        "| {name}, {method} | {:.0} | {:.0} | {:.0} | {:.1} | {:.1} |",
        median(|r| r[0]),
        median(|r| r[1]),
        median(|r| r[2]),
        median(|r| r[1] / r[0]),
        median(|r| r[3] / r[1])
    );
}

/// ns per step.
fn run(stepper: impl Stepping, steps: usize) -> f64 {
    let mut stepper = black_box(stepper);
    let start = Instant::now();
    for _ in 0..steps {
        stepper.advance().expect("a step");
    }
    let elapsed = start.elapsed();
    black_box(&mut stepper);
    1e9 * elapsed.as_secs_f64() / steps as f64
}
