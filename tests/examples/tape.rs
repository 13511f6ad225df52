//! The cost of running a declaration at once: steps by machine code and operation by operation, beside those of generated code and of the generic rival of
//! the benchmarks.
//!
//! Ratios are medians over rounds, in each of which every implementation runs once from the same state.
//!
//! Under that four motions at once: the lanes of generated code, and those of machine code.
//!
//! `cargo run --release --workspace --example tape`

use nh_benches::generated::ensembles;
use nh_benches::handwritten::{NotConverged, Stepping};
use nh_benches::{generated, quantile, rivals};
use nonholonomic::catalogue;
use nonholonomic::generated::{Generated, OneStep};
use nonholonomic::lanes::{Batch, F64x4, Laned};
use nonholonomic::methods::{Gonzalez, Leapfrog};
use nonholonomic::{Method, State, StepError, Stepper as _, System};
use nonholonomic_codegen::declaration::{Declaration, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_exec::{self as exec, Compiler};
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
    println!(
        "\n| four motions | generated, one by one, ns/step of a motion | in four lanes | machine code, one by one | together | together / lanes |\n\
         |---|---:|---:|---:|---:|---:|"
    );
    four::<ensembles::Gearbox, Leapfrog>("gearbox", 2000, ensembles::gearbox);
    four::<ensembles::Sleigh, Gonzalez>("chaplygin_sleigh", 2000, ensembles::sleigh);
    four::<ensembles::Quartic, Gonzalez>("chaotic_quartic", 500, ensembles::quartic);
}

/// A model of the library under a method.
fn declared(name: &str, method: &str) -> Declared {
    let listed =
        nonholonomic_models::DECLARATIONS.iter().find(|listed| listed.name == name).expect("a model of the library");
    let mut declaration = Declaration::from_yaml(listed.yaml, name).expect("it parses");
    declaration.methods = Some(vec![Name::new(method.to_owned(), Origin::Whole)]);
    Declared::new(&pipeline::compile(&declaration).expect("it compiles")).expect("it runs")
}

fn machine_code() -> Option<Arc<dyn Compiler>> {
    Some(Arc::new(Jit::new().expect("this machine runs what is compiled").at_once()))
}

type Member<Y, M> = OneStep<<Y as Generated<M>>::Scheme, M>;

fn four<Y, M>(name: &str, steps: u64, member: fn(usize) -> Result<Member<Y, M>, StepError>)
where
    M: Method,
    Y: catalogue::Model + System<Scalar = f64> + Laned<M, F64x4>,
{
    let model = declared(name, M::NAME).compiled_by(machine_code());
    let members = || [0, 1, 2, 3].map(|i| member(i).expect("the benchmark's starts are ones"));
    let machine = || {
        let motions = members().map(|member| {
            let mut parameters = vec![0.0; Y::INFO.parameters.len()];
            member.system().write_parameters(&mut parameters);
            let (state, h) = (member.state(), member.step_size());
            let system = model.system(&parameters).expect("good parameters");
            let (q, v) = (state.configuration(), state.velocity());
            system.stepper(M::NAME, q.as_ref(), v.as_ref(), h).expect("the benchmark's start is one")
        });
        // (So that there are guesses, and machine code.)
        motions.map(|mut motion| {
            motion.step_n(10).1.expect("steps");
            motion
        })
    };
    let per_step = |begin: Instant| 1e9 * begin.elapsed().as_secs_f64() / (4 * steps) as f64;
    let round = || {
        let (mut alone, mut batch) = (members(), Batch::<Y, M, F64x4>::new(&members()).expect("steppers that begin"));
        let (mut each, mut together) = (machine(), machine());
        let begin = Instant::now();
        alone.iter_mut().for_each(|member| member.step_n(steps).expect("steps"));
        let alone = per_step(begin);
        let begin = Instant::now();
        batch.step_n(steps);
        let lanes = per_step(begin);
        let begin = Instant::now();
        each.iter_mut().for_each(|motion| motion.step_n(steps).1.expect("steps"));
        let each = per_step(begin);
        let begin = Instant::now();
        let mut left = steps;
        while left > 0 {
            let motions = together.each_mut().map(|motion| motion.executed().expect("motions of the executor"));
            let made = exec::Stepper::step_together(motions, left).expect("machine code");
            left -= made;
            if left > 0 {
                together.iter_mut().for_each(|motion| motion.step_n(1).1.expect("a step"));
                left -= 1;
            }
        }
        [alone, lanes, each, per_step(begin)]
    };
    let rounds: Vec<[f64; 4]> = (0..ROUNDS).map(|_| round()).collect();
    let median = |of: fn(&[f64; 4]) -> f64| quantile(&rounds.iter().map(of).collect::<Vec<_>>(), 0.5);
    let [alone, lanes, each, together] = [median(|r| r[0]), median(|r| r[1]), median(|r| r[2]), median(|r| r[3])];
    let ratio = median(|r| r[3] / r[1]);
    println!("| {name}, {} | {alone:.1} | {lanes:.1} | {each:.1} | {together:.1} | {ratio:.2} |", M::NAME);
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
    let model = |compiler| declared(name, method).compiled_by(compiler);
    let (interpreted, model) = (model(None), model(machine_code()));
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
