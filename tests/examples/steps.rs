//! The cost of steps by machine code, compared with generated code, of one motion and of four at
//! once, with many steps in one call; and compared with the executor, which works operation by
//! operation.
//!
//! Ratios are medians over rounds. In each round all run once from the same state. Generated code
//! for the comparison is compiled at level 3, with everything that it calls:
//!
//! `cargo run --release -p nh-tests --features full --config 'profile.release.package."*".opt-level=3' --example steps [SYSTEM [METHOD]]`

use nh_benches::quantile;
use nonholonomic::catalogue::Model;
use nonholonomic::generated::{Generated, OneStep};
use nonholonomic::lanes::{Batch, F64x4, Laned};
use nonholonomic::methods::{Gonzalez, Iso, Leapfrog, Rk4, Taylor};
use nonholonomic::{Stepper as _, prelude::*};
use nonholonomic_codegen::declaration::{Declaration, with_method};
use nonholonomic_codegen::pipeline;
use nonholonomic_exec::{Accounting, Compiler, Field, Four, Native, Piece, Rates, Rows, Stepper, Steps, Whole};
use nonholonomic_jit::Jit;
use nonholonomic_lab::registry::{DataSet, Model as _};
use nonholonomic_lab::tape::Declared;
use std::env;
use std::hint::black_box;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const ROUNDS: usize = 41;

/// The number of steps of a round; some motions do not allow more.
const STEPS: u64 = 150;

/// The number of steps before the timed ones, after which there are guesses and machine code.
const BEFORE: u64 = 10;

const H: f64 = 0.01;

/// Systems in groups that share their methods, as the attribute names them and as types.
macro_rules! systems {
    ($($listed:tt $methods:tt: $($file:literal $name:ident $module:ident)*;)*) => {
        $($(
            #[nonholonomic(model = $file, methods = $listed)]
            struct $name;
        )*)*

        fn rows(wanted: &dyn Fn(&str, &str) -> bool) {
            $($(
                rows_of! { $file $module wanted $methods }
            )*)*
        }
    };
}

macro_rules! rows_of {
    ($file:literal $module:ident $wanted:ident [$($method:ident)*]) => {
        $(
            if $wanted(stringify!($module), $method::NAME) {
                row::<$module::System<f64>, $method>($file);
            }
        )*
    };
}

systems! {
    [gonzalez, iso, leapfrog, rk4, taylor] [Gonzalez Iso Leapfrog Rk4 Taylor]:
    "../models/chaplygin_sleigh.yaml" ChaplyginSleigh chaplygin_sleigh
    "../models/gearbox.yaml" Gearbox gearbox
    "../models/chaotic_quartic.yaml" ChaoticQuartic chaotic_quartic
    "../models/chaotic_quartic12.yaml" ChaoticQuartic12 chaotic_quartic12
    "../models/roller_racer.yaml" RollerRacer roller_racer
    "../models/snakeboard.yaml" Snakeboard snakeboard
    "../models/car_trailers.yaml" CarTrailers car_trailers
    "../models/whipple.yaml" Whipple whipple;
    [gonzalez, iso, rk4, taylor] [Gonzalez Iso Rk4 Taylor]:
    "../models/rattleback.yaml" Rattleback rattleback;
}

fn main() {
    let asked: Vec<String> = env::args().skip(1).collect();
    println!(
        "| step | generated, ns | machine code | ratio | four motions: generated, ns each | machine code | ratio | operation by operation, ns | operations | compiled in, ms |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
    );
    rows(&|system, method| [system, method].iter().zip(&asked).all(|(name, asked)| name == asked));
}

/// A compiler that measures its own time for steps, and counts their operations.
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

type Member<Y, M> = OneStep<<Y as Generated<M>>::Step, M>;

fn row<Y, M>(file: &str)
where
    M: Method,
    Y: Model + Laned<M, F64x4>,
{
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    let declaration = Declaration::from_file(&path).expect("the library's models parse");
    let compiled = pipeline::compile(&with_method(declaration, M::NAME)).expect("the library's models compile");
    let jit = Jit::new().expect("this machine runs what is compiled").at_once();
    let timed = Arc::new(Timed { jit, compiled: Mutex::default() });
    let declared = |compiler| Declared::new(&compiled).expect("it runs").compiled_by(compiler);
    let (machine, interpreted) = (declared(Some(timed.clone())), declared(None));
    let data = machine.data(Y::INFO.data_sets[0].name).expect("the model's first data set");

    // Scaled velocities also satisfy the constraints.
    let members = || {
        let system = Y::from_parameters(&data.parameters).expect("good parameters");
        [1.0, 1.01, 0.99, 1.02].map(|factor| {
            let v: Vec<f64> = data.v.iter().map(|v| factor * v).collect();
            let start = system.state_from(0.0, &data.q, &v).expect("numbers that fit");
            let mut member: Member<Y, M> = system.stepper(&start, H).expect("the model's data are a start");
            member.step_n(BEFORE).expect("steps");
            member
        })
    };
    let motions = |model: &Declared| {
        let DataSet { parameters, q, v, .. } = &data;
        let system = model.system(parameters).expect("good parameters");
        [1.0, 1.01, 0.99, 1.02].map(|factor| {
            let v: Vec<f64> = v.iter().map(|v| factor * v).collect();
            let mut motion = system.stepper(M::NAME, (0.0, q, &v), H).expect("the model's data are a start");
            motion.step_n(BEFORE).1.expect("steps");
            motion
        })
    };
    let round = || {
        let [mut generated, ..] = members();
        let mut batch = Batch::<Y, M, F64x4>::new(&members()).expect("steppers that begin");
        let ([mut one, ..], mut four, [mut slow, ..]) = (motions(&machine), motions(&machine), motions(&interpreted));
        let generated = time(|| generated.step_n(STEPS).expect("steps"));
        let one = time(|| one.step_n(STEPS).1.expect("steps"));
        let lanes = time(|| batch.step_n(STEPS)) / 4.0;
        let mut is_laned = true;
        let together = time(|| {
            let mut left = STEPS;
            while left > 0 && is_laned {
                let motions = four.each_mut().map(|motion| motion.executed().expect("motions of the executor"));
                match Stepper::step_together(motions, left) {
                    Some(made) => left -= made,
                    None => is_laned = left < STEPS,
                }
                if left > 0 {
                    four.iter_mut().for_each(|motion| motion.step_n(1).1.expect("a step"));
                    left -= 1;
                }
            }
        }) / 4.0;
        let slow = time(|| slow.step_n(STEPS).1.expect("steps"));
        [generated, one, lanes, if is_laned { together } else { f64::NAN }, slow]
    };
    let rounds: Vec<[f64; 5]> = (0..ROUNDS).map(|_| round()).collect();
    let median = |of: &dyn Fn(&[f64; 5]) -> f64| quantile(&rounds.iter().map(of).collect::<Vec<_>>(), 0.5);
    let [generated, one, lanes, together, slow] = [0, 1, 2, 3, 4].map(|i| median(&|round| round[i]));
    let (ratio, laned) = (median(&|round| round[1] / round[0]), median(&|round| round[3] / round[2]));
    let four = match together.is_nan() {
        true => format!("{lanes:.1} | – | –"),
        false => format!("{lanes:.1} | {together:.1} | {laned:.2}"),
    };
    let whole = match *timed.compiled.lock().expect("one thread") {
        Some((operations, time)) => format!("{operations} | {:.1}", 1e3 * time.as_secs_f64()),
        None => "by pieces | –".to_owned(),
    };
    let (name, method) = (Y::INFO.name, M::NAME);
    println!("| {name}, {method} | {generated:.1} | {one:.1} | {ratio:.2} | {four} | {slow:.0} | {whole} |");
}

/// Returns ns per step.
fn time(run: impl FnOnce()) -> f64 {
    let begin = Instant::now();
    black_box(run)();
    1e9 * begin.elapsed().as_secs_f64() / STEPS as f64
}
