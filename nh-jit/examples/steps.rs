//! The cost of a step and of its compilation, operation by operation and by machine code.
//!
//! `cargo run --release -p nonholonomic-jit --example steps [MODEL [METHOD]]`

#[path = "../tests/case/mod.rs"]
mod case;

use case::{CALLED, Case};
use nonholonomic_codegen::declaration::{Declaration, with_method};
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_exec::{
    Accounting, Compiler, Executable, Field, Four, Native, Piece, Rates, Rows, Stepper, Steps, Whole,
};
use nonholonomic_jit::Jit;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const MODELS: &[&str] = &[
    "chaplygin_sleigh",
    "gearbox",
    "chaotic_quartic",
    "roller_racer",
    "snakeboard",
    "rattleback",
    "car_trailers",
    "whipple",
];

const METHODS: &[&str] = &["gonzalez", "iso", "leapfrog", "rk4", "taylor"];

const H: f64 = 0.01;

/// Steps of a round: of some models no more can be made.
const STEPS: u64 = 1000;

const ROUNDS: usize = 21;

/// After so long no further round begins.
const PATIENCE: Duration = Duration::from_secs(1);

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let asked = |at: usize, name: &str| wanted.get(at).is_none_or(|wanted| wanted == name);
    println!(
        "| step | interpreted, ns | machine code, step by step, ns | in one call, ns | with rows, ns | four together, ns | ratio | operations | compiled in, ms | iterations |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for model in MODELS.iter().filter(|model| asked(0, model)) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models").join(format!("{model}.yaml"));
        for method in METHODS.iter().filter(|method| asked(1, method)) {
            let declaration =
                Declaration::from_file(path.to_str().expect("a path")).expect("the library's models parse");
            match pipeline::compile(&with_method(declaration, method)) {
                Ok(compiled) => row(model, method, &compiled),
                Err(_) => println!("| {model}, {method} | refused | | | | | | | | |"),
            }
        }
    }
}

/// A compiler that takes the time that it needs for steps, and counts their operations.
#[derive(Debug)]
struct Timed {
    jit: Jit,
    compiled: Mutex<Option<(usize, Duration)>>,
}

impl Compiler for Timed {
    fn after(&self) -> u32 {
        self.jit.after()
    }

    fn scalar(&self, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<f64>>>> {
        self.jit.scalar(pieces)
    }

    fn rates(&self, field: &Field) -> Option<Arc<dyn Rates<f64>>> {
        self.jit.rates(field)
    }

    fn steps(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<f64>>> {
        let begin = Instant::now();
        let steps = self.jit.steps(whole);
        *self.compiled.lock().expect("one thread") = steps.as_ref().map(|_| (whole.operations(), begin.elapsed()));
        steps
    }

    fn steps_together(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<Four>>> {
        self.jit.steps_together(whole)
    }

    fn rows(&self, accounting: Accounting<'_>) -> Option<Arc<dyn Rows<f64>>> {
        self.jit.rows(accounting)
    }
}

fn row(model: &str, method: &str, compiled: &Compiled) {
    let Ok(code) = Executable::of_method(&compiled.program, &CALLED, method) else { return };
    let jit = Jit::new().expect("this machine runs what is compiled").at_once();
    let timed = Arc::new(Timed { jit, compiled: Mutex::default() });
    let machine = code.clone().compiled_by(Some(timed.clone()));
    let [interpreted, machine] = [code, machine].map(|code| Case::new(compiled, code));
    let mut stepper = start(&machine);
    stepper.step_n(STEPS).expect("steps");
    let statistics = stepper.statistics();
    let whole = match *timed.compiled.lock().expect("one thread") {
        Some((operations, time)) => format!("{operations} | {:.1}", 1e3 * time.as_secs_f64()),
        None => "by pieces | ".to_owned(),
    };
    let (told, together) = (told(&machine), together(&machine));
    let (interpreted, single, machine) = (time(&interpreted, STEPS), time(&machine, 1), time(&machine, STEPS));
    println!(
        "| {model}, {method} | {interpreted:.0} | {single:.0} | {machine:.0} | {told:.0} | {together} | {:.1} | {whole} | {:.2} |",
        interpreted / machine,
        statistics.newton_iterations as f64 / statistics.steps as f64
    );
}

/// A stepper at the start.
fn start(case: &Case) -> Stepper<f64> {
    case.stepper(H).expect("the model's data are a start")
}

/// ns per step, so many of them in one call.
fn time(case: &Case, count: u64) -> f64 {
    fastest(case, |stepper| (0..STEPS / count).for_each(|_| stepper.step_n(count).expect("steps")))
}

/// ns per step with a row for each, of all that a run accounts for.
fn told(case: &Case) -> f64 {
    let (mut accounts, mut carried, mut rows) = (case.accounts(), Vec::new(), Vec::new());
    fastest(case, |stepper| {
        carried.clear();
        rows.clear();
        stepper.step_n_with(STEPS, &mut carried).expect("steps");
        accounts.append(stepper, &carried, (1, H), &mut rows);
    })
}

/// ns per step of one of four motions that are stepped together, and how many steps in a hundred were made so.
fn together(case: &Case) -> String {
    let (mut fastest, mut made) = (f64::INFINITY, 0);
    for _ in 0..3 {
        let mut four = [1.0, 1.01, 0.99, 1.02].map(|factor| case.stepper_with(H, factor).expect("a start"));
        four.iter_mut().for_each(|motion| motion.step_n(10).expect("steps"));
        let begin = Instant::now();
        let mut left = STEPS;
        made = 0;
        while left > 0 {
            let Some(steps) = Stepper::step_together(four.each_mut(), left) else { return "—".to_owned() };
            (made, left) = (made + steps, left - steps);
            if left > 0 {
                four.iter_mut().for_each(|motion| motion.step_n(1).expect("a step"));
                left -= 1;
            }
        }
        fastest = fastest.min(1e9 * begin.elapsed().as_secs_f64() / (STEPS * four.len() as u64) as f64);
    }
    format!("{fastest:.0} ({} %)", 100 * made / STEPS)
}

/// ns per step in the fastest of several rounds: whatever else runs on the machine only adds.
fn fastest(case: &Case, mut run: impl FnMut(&mut Stepper<f64>)) -> f64 {
    let begun = Instant::now();
    let rounds = (0..ROUNDS).take_while(|&round| round < 3 || begun.elapsed() < PATIENCE).map(|_| {
        let mut stepper = start(case);
        stepper.step_n(10).expect("steps");
        let begin = Instant::now();
        run(&mut stepper);
        1e9 * begin.elapsed().as_secs_f64() / STEPS as f64
    });
    rounds.fold(f64::INFINITY, f64::min)
}
