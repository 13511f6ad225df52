//! Executed steps in lanes, and steps by machine code, have the bits of executed single steps,
//! which are those of generated code (tests/tape.rs).

use nh_cases::trial;
use nonholonomic::lanes::F64x4;
use nonholonomic_codegen::declaration::{Declaration, with_method};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_exec::{Compiler, Executable, Functions, Native, Number, Piece, Start, Stepper, method_info};
use nonholonomic_jit::Jit;
use std::cell::Cell;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Models and methods that together have all kinds of blocks: sweeps, Newton's method with and
/// without Jacobians, alternating guesses, flows, turned angles, matrix groups, rank guards,
/// feedback, control inputs.
const CASES: &[(&str, &str)] = &[
    ("chaplygin_sleigh", "gonzalez"),
    ("chaplygin_sleigh", "itoh-abe"),
    ("chaplygin_sleigh", "taylor"),
    ("kepler_contact", "rattle"),
    ("nonholonomic_oscillator", "taylor"),
    ("suslov_so3", "rdp-cay"),
    ("snakeboard", "leapfrog"),
    ("snakeboard_se2", "gonzalez"),
    ("knife_edge", "feedback-rk4"),
    ("cvt_harmonic", "dla"),
    ("chaotic_quartic", "gonzalez"),
    ("chaotic_quartic6", "dd"),
    ("chaplygin_sleigh_torque", "midpoint"),
    ("roller_racer", "gonzalez-r"),
];

/// More steps than a predictor remembers.
const STEPS: usize = 25;

const H: f64 = 0.01;

fn main() -> ExitCode {
    let trials = CASES.iter().map(|&(model, method)| trial(format!("{model}::{method}"), move || agree(model, method)));
    nh_cases::run(trials.collect())
}

fn agree(model: &str, method: &str) {
    let path = format!("{}/../models/{model}.yaml", env!("CARGO_MANIFEST_DIR"));
    let declaration = Declaration::from_file(&path).expect("the library's models parse");
    let compiled = pipeline::compile(&with_method(declaration, method)).unwrap_or_else(|e| panic!("{model}: {e}"));
    let code = Arc::new(Executable::of(&compiled.program).unwrap_or_else(|e| panic!("{model}: {e}")));
    in_lanes(&compiled, &code);
    by_machine_code(&compiled, &code);
}

/// A compiler that counts the runs of its machine code.
#[derive(Debug)]
struct Counting {
    jit: Jit,
    runs: Arc<AtomicUsize>,
}

struct Counted {
    native: Arc<dyn Native<f64>>,
    runs: Arc<AtomicUsize>,
}

impl Compiler for Counting {
    fn after(&self) -> u32 {
        self.jit.after()
    }

    fn scalar(&self, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<f64>>>> {
        let made = self.jit.scalar(pieces).expect("all pieces are compiled");
        let counted = |native| Arc::new(Counted { native, runs: Arc::clone(&self.runs) }) as Arc<dyn Native<f64>>;
        Some(made.into_iter().map(counted).collect())
    }
}

impl Native<f64> for Counted {
    fn run(&self, memory: &[Cell<f64>]) -> bool {
        self.runs.fetch_add(1, Ordering::Relaxed);
        self.native.run(memory)
    }
}

fn by_machine_code(compiled: &Compiled, code: &Arc<Executable>) {
    let runs = Arc::new(AtomicUsize::new(0));
    let compiler =
        Counting { jit: Jit::new().expect("this machine runs what is compiled").at_once(), runs: Arc::clone(&runs) };
    let machine = Arc::new(Executable::clone(code).compiled_by(Some(Arc::new(compiler))));
    let states = motion::<f64>(compiled, &machine, |_| 0);
    assert_eq!(states, motion::<f64>(compiled, code, |_| 0));
    // Each step runs at least the code before and after its blocks.
    assert!(runs.load(Ordering::Relaxed) >= 2 * STEPS);
}

/// Returns the bits of all states of a motion in some type of numbers, lane by lane; a failed step
/// is the last.
fn motion<T: Number>(compiled: &Compiled, code: &Arc<Executable>, lane_of: impl Fn(usize) -> usize) -> Vec<Vec<u64>> {
    let model = compiled.mechanics.model();
    let set = &model.about.data[0];
    let list = |numbers: &[num_rational::BigRational], by: f64| -> Vec<T> {
        let number = |x: &num_rational::BigRational, lane: usize| to_f64(x) * (1.0 + by * lane_of(lane) as f64);
        numbers.iter().map(|x| T::by_lane(|lane| number(x, lane))).collect()
    };
    let parameters: Vec<_> = set.parameters.iter().map(|p| p.clone().expect("they have values")).collect();
    let parameters = list(&parameters, 0.0);
    // Speeds differ in each lane; scaled together they still satisfy the constraints.
    let (q, w) = (list(&set.coordinates, 0.0), list(&set.velocities, 0.01));
    let functions = Functions::new(Arc::clone(code), &parameters);
    let stepper = &compiled.program.steppers[0];
    let declared: Vec<_> = stepper.options.iter().map(|option| option.declared.clone()).collect();
    let info = Box::leak(Box::new(method_info(&stepper.method, 0, &declared)));
    let scale = || functions.metric_scale(T::zero(), &q, w.len(), model.about.constraints.len());
    let start = Start { t: T::lit(0.0), q: &q, w: &w };
    let mut motion = Stepper::new(&functions, &parameters, (0, info), start, (T::lit(H), &[]), scale)
        .unwrap_or_else(|e| panic!("{}: {e}", stepper.method));
    let forced = |t: T, _: &[T], _: &[T], u: &mut [T]| u.fill(t * T::lit(0.3));
    let names: &'static [&'static str] = &[""; 4][..model.about.inputs.len()];
    let mut states = vec![Vec::new(); T::LANES];
    for step in 0..STEPS {
        let inputs: Option<&nonholonomic_exec::Inputs<'_, T>> = if names.is_empty() { None } else { Some(&forced) };
        motion.step(inputs, names).unwrap_or_else(|e| panic!("{}, step {step}: {e}", stepper.method));
        let (q, w) = motion.state();
        for (lane, states) in states.iter_mut().enumerate() {
            states.extend(q.iter().chain(&w).chain([&motion.work()]).map(|x| x.lane(lane).to_bits()));
        }
    }
    states
}

fn in_lanes(compiled: &Compiled, code: &Arc<Executable>) {
    let together = motion::<F64x4>(compiled, code, |lane| lane);
    for (lane, states) in together.iter().enumerate() {
        let alone = motion::<f64>(compiled, code, |_| lane);
        assert_eq!(*states, alone[0], "lane {lane}");
    }
}
