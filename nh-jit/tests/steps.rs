//! Steps by machine code, for one motion and for four together, have the same bits and errors as
//! steps that are executed operation by operation. For one motion the statistics are also the same.

mod case;

use case::{CALLED, Case};
use nonholonomic::{Statistics, StepError};
use nonholonomic_codegen::declaration::{Declaration, Derivatives, with_method};
use nonholonomic_codegen::ir::program::Statement;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{
    Accounting, Backwards, Compiler, Executable, Field, Native, Passed, Piece, Rates, Record, Rows, Stepper, Steps,
    TOGETHER, Whole,
};
use nonholonomic_jit::Jit;
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// An ordinary step size.
const USUAL: f64 = 0.01;

/// Step sizes, numbers of steps in a call, and numbers of calls. The number of ordinary steps
/// exceeds the memory of a predictor, and the number of steps after which angles are computed from
/// themselves. Large steps need many iterations, or fail.
const RUNS: [(f64, u64, u64); 4] = [(USUAL, 1, 50), (USUAL, 10, 5), (0.15, 10, 2), (1.7, 5, 2)];

/// Models for methods with few features of their own.
const SMALL: &[&str] = &["chaplygin_sleigh", "getz", "knife_edge", "snakeboard", "suslov", "vertical_disk"];

/// A compiler that counts the steps that its code makes, the orders of series, and the rows.
#[derive(Debug)]
struct Counting {
    jit: Jit,
    made: Arc<AtomicU64>,
    orders: Arc<AtomicU64>,
    told: Arc<AtomicU64>,
}

struct Counted<C: ?Sized> {
    code: Arc<C>,
    made: Arc<AtomicU64>,
}

impl Compiler for Counting {
    fn after(&self) -> u32 {
        self.jit.after()
    }

    fn scalar(&self, _: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<f64>>>> {
        None
    }

    fn rates(&self, field: &Field) -> Option<Arc<dyn Rates<f64>>> {
        let rates = self.jit.rates(field)?;
        Some(Arc::new(Counted { code: rates, made: Arc::clone(&self.orders) }))
    }

    fn steps(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<f64>>> {
        let steps = self.jit.steps(whole)?;
        Some(Arc::new(Counted { code: steps, made: Arc::clone(&self.made) }))
    }

    fn rows(&self, accounting: Accounting<'_>) -> Option<Arc<dyn Rows<f64>>> {
        let rows = self.jit.rows(accounting)?;
        Some(Arc::new(Counted { code: rows, made: Arc::clone(&self.told) }))
    }
}

impl Rows<f64> for Counted<dyn Rows<f64>> {
    fn run(&self, memories: [&[Cell<f64>]; 2], carried: &[f64], rows: &mut [f64], times: (u64, f64)) -> bool {
        let made = self.code.run(memories, carried, rows, times);
        self.made.fetch_add(u64::from(made), Ordering::Relaxed);
        made
    }
}

impl Rates<f64> for Counted<dyn Rates<f64>> {
    fn run(&self, order: usize, room: &[Cell<f64>]) -> bool {
        let made = self.code.run(order, room);
        self.made.fetch_add(u64::from(made), Ordering::Relaxed);
        made
    }
}

impl Steps<f64> for Counted<dyn Steps<f64>> {
    fn run(&self, memory: &[Cell<f64>], record: &Record<f64>, count: u64, rows: &[Cell<f64>]) -> u64 {
        let made = self.code.run(memory, record, count, rows);
        self.made.fetch_add(made, Ordering::Relaxed);
        made
    }
}

impl Case {
    /// Returns the bits of all known numbers after each `count` steps, those of the rows of these
    /// steps, and the end of the motion.
    fn motion(&self, h: f64, count: u64, calls: u64) -> Motion {
        let mut stepper = match self.stepper(h) {
            Ok(stepper) => stepper,
            Err(error) => return (Vec::new(), Err(error)),
        };
        let (mut seen, mut accounts) = (Vec::new(), self.accounts());
        for call in 0..calls {
            // Every other call makes no rows.
            let (mut carried, mut rows) = (Vec::new(), Vec::new());
            let result = if call % 2 == 0 { stepper.step_n_with(count, &mut carried) } else { stepper.step_n(count) };
            let was_at = stepper.state();
            accounts.append(&mut stepper, &carried, (call * count + 1, h), &mut rows);
            assert_eq!(stepper.state(), was_at, "accounts leave the stepper where it is");
            let (mut bits, statistics) = place(&stepper);
            bits.extend(rows.iter().map(|x| if x.is_nan() { f64::NAN.to_bits() } else { x.to_bits() }));
            seen.push((bits, statistics));
            if let Err(error) = result {
                return (seen, Err(error));
            }
        }
        (seen, Ok(()))
    }
}

type Motion = (Vec<(Vec<u64>, Statistics)>, Result<(), StepError>);

fn place(stepper: &Stepper<f64>) -> (Vec<u64>, Statistics) {
    let (q, w) = stepper.state();
    let numbers = q.iter().chain(&w).chain(stepper.carried()).map(|x| x.to_bits());
    (numbers.chain([stepper.work().to_bits()]).collect(), stepper.statistics())
}

/// Compares the same motion by machine code and operation by operation. Returns the number of steps
/// by machine code, and the number of all steps.
fn agree(name: &str, compiled: &Compiled) -> (u64, u64) {
    let method = &compiled.program.steppers[0].method;
    let Ok(code) = Executable::of_method(&compiled.program, &CALLED, method) else { return (0, 0) };
    let [made, orders, told] = [(); 3].map(|()| Arc::new(AtomicU64::new(0)));
    let jit = Jit::new().expect("this machine runs what is compiled").at_once();
    let counting = Counting { jit, made: Arc::clone(&made), orders: Arc::clone(&orders), told: Arc::clone(&told) };
    let compiler: Arc<dyn Compiler> = Arc::new(counting);
    let machine = Case::new(compiled, code.clone().compiled_by(Some(compiler)));
    let interpreted = Case::new(compiled, code);
    let mut usual = (0, 0);
    for (h, count, calls) in RUNS {
        let (found, expected) = (machine.motion(h, count, calls), interpreted.motion(h, count, calls));
        assert_eq!(found.1, expected.1, "{name}, {method}, {count} steps of {h}");
        for (i, (found, expected)) in found.0.iter().zip(&expected.0).enumerate() {
            assert_eq!(found, expected, "{name}, {method}, {count} steps of {h}, {i}");
        }
        assert_eq!(found.0.len(), expected.0.len());
        if h == USUAL {
            let steps = found.0.last().map_or(0, |(_, statistics)| statistics.steps);
            usual = (made.load(Ordering::Relaxed), usual.1 + steps);
        }
    }
    let follows =
        compiled.program.steppers[0].step.statements.iter().any(|statement| matches!(statement, Statement::Follow(_)));
    assert_eq!(follows, orders.load(Ordering::Relaxed) > 0, "{name}, {method}");
    assert!(told.load(Ordering::Relaxed) > 0, "{name}, {method}: rows are made by machine code");
    usual
}

fn models() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models");
    let files = std::fs::read_dir(folder).expect("there are models").map(|file| file.expect("a file").path());
    let mut files: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|end| end == "yaml")).collect();
    files.sort();
    files
}

/// Returns the selected models to which a method applies, compiled with it.
fn compiled<'a>(
    method: &'a str,
    is_wanted: impl Fn(&str) -> bool + 'a,
) -> impl Iterator<Item = (String, Compiled)> + 'a {
    models().into_iter().filter_map(move |file| {
        let name = file.file_stem()?.to_string_lossy().into_owned();
        if !is_wanted(&name) {
            return None;
        }
        let declaration = Declaration::from_file(file.to_str()?).expect("the library's models parse");
        // A method that does not apply is refused.
        Some((name, pipeline::compile(&with_method(declaration, method)).ok()?))
    })
}

/// Tests models with a method. Machine code must make at least `least` percent of the ordinary
/// steps.
fn each(method: &str, least: u64, is_wanted: impl Fn(&str) -> bool) {
    let (mut made, mut all) = (0, 0);
    for (name, compiled) in compiled(method, is_wanted) {
        let (own, steps) = agree(&name, &compiled);
        (made, all) = (made + own, all + steps);
    }
    assert!(all > 0 && 100 * made >= least * all, "{method}: {made} of {all} steps");
}

macro_rules! methods {
    ($agree:ident: $($test:ident $method:literal $least:literal $wanted:expr;)*) => {$(
        #[test]
        fn $test() {
            $agree($method, $least, $wanted);
        }
    )*};
}

methods! {
    each:
    gonzalez "gonzalez" 85 |_| true;
    iso "iso" 85 |_| true;
    leapfrog "leapfrog" 85 |_| true;
    rk4 "rk4" 100 |_| true;
    taylor "taylor" 60 |_| true;
    // A step counts once for each of its parts.
    in_parts "iso:4" 300 |name| SMALL.contains(&name);
    dla "dla" 90 |name| SMALL.contains(&name);
    itoh_abe "itoh-abe" 90 |name| SMALL.contains(&name);
    midpoint "midpoint" 90 |name| SMALL.contains(&name);
    rattle "rattle" 90 |name| SMALL.contains(&name);
    gonzalez_r "gonzalez-r" 90 |name| SMALL.contains(&name);
    feedback "feedback-rk4" 0 |name| SMALL.contains(&name);
}

/// Pulls adjoints back over a motion, and returns the bits of all results.
fn pulled(case: &Case, inputs: &[f64], (h, count): (f64, u64)) -> Option<Vec<u64>> {
    let mut stepper = case.stepper(h).ok()?;
    let mut walk = Backwards::to(stepper.snapshot());
    let mut rows = stepper.carried().to_vec();
    let width = rows.len();
    stepper.step_n_with(count, &mut rows).ok()?;
    let mut adjoint: Vec<f64> = (0..stepper.variables().first()?.1).map(|i| 1.0 / (i + 1) as f64).collect();
    let mut seen = Vec::new();
    // The pieces have different lengths, and the second ends in the first call of the third.
    let mut end = count as usize;
    for first in [end - 1, end / 2, 0] {
        let passed = Passed { places: &rows[first * width..end * width], first: first as u64 };
        let tell = |step: u64, found: &[f64]| seen.extend([step].into_iter().chain(found.iter().map(|x| x.to_bits())));
        assert!(stepper.pull(&mut walk, passed, |_| inputs, &mut adjoint, tell).expect("the steps were made"));
        assert_eq!(stepper.carried(), &rows[first * width..][..width]);
        end = first;
    }
    seen.extend(adjoint.iter().map(|x| x.to_bits()));
    Some(seen)
}

/// Adjoints by machine code have the bits of those that are executed operation by operation. At
/// least `least` percent of the steps of a motion are made by machine code.
fn back_by(method: &str, least: u64) {
    const STEPS: u64 = 150;
    let (mut motions, made) = (0, Arc::new(AtomicU64::new(0)));
    for model in SMALL {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../models/{model}.yaml"));
        let declaration = Declaration::from_file(file.to_str().expect("the path is text")).expect("it parses");
        let mut declaration = with_method(declaration, method);
        declaration.derivatives = Derivatives::all();
        let Ok(compiled) = pipeline::compile(&declaration) else { continue };
        let code = Executable::of_method(&compiled.program, &CALLED, method).expect("the step is small");
        let orders = Arc::new(AtomicU64::new(0));
        let jit = Jit::new().expect("this machine runs what is compiled").at_once();
        let counting = Counting { jit, made: Arc::new(AtomicU64::new(0)), orders: Arc::clone(&orders), told: orders };
        let forwards = Arc::clone(&counting.made);
        let machine = Case::new(&compiled, code.clone().compiled_by(Some(Arc::new(counting))));
        let inputs = vec![0.125; compiled.program.steppers[0].samples.first().map_or(0, |sample| sample.symbols.len())];
        let [found, expected] =
            [machine, Case::new(&compiled, code)].map(|case| pulled(&case, &inputs, (USUAL, STEPS)));
        assert_eq!(found, expected, "{model}, {method}");
        motions += u64::from(found.is_some());
        made.fetch_add(forwards.load(Ordering::Relaxed), Ordering::Relaxed);
    }
    let backwards = made.load(Ordering::Relaxed).saturating_sub(motions * STEPS);
    assert!(
        motions >= 3 && 100 * backwards >= least * motions * STEPS,
        "{method}: {backwards} steps of {motions} motions"
    );
}

#[test]
fn adjoints_have_the_bits_of_the_executor() {
    for (method, least) in [("gonzalez", 85), ("iso", 85), ("rk4", 95), ("leapfrog", 85)] {
        back_by(method, least);
    }
    // The series of a step and of its derivatives are made by the executor.
    back_by("taylor", 0);
}

/// Tests a potential of all functions without kinks.
#[test]
fn all_functions() {
    let has_kink = |f: &Function| matches!(f, Function::Abs | Function::Sign | Function::Floor);
    let terms = Function::ALL.into_iter().filter(|f| !has_kink(f)).map(|f| {
        let least = if f == Function::Acosh { "2" } else { "2/5" };
        format!("{}({least} + x/9)", f.name())
    });
    let text = format!(
        "name: functions\ncoordinates: [x, y]\nlagrangian: x_dot^2 + y_dot^2/2 - y^2 - ({})\n\
         constraints: [y_dot - x*x_dot]\ninitial: {{start: {{q: {{x: 0.3, y: 0.1}}, v: {{x_dot: 0.5, y_dot: 0.15}}}}}}\n",
        terms.collect::<Vec<_>>().join(" + ")
    );
    for method in ["gonzalez", "rk4", "midpoint", "taylor"] {
        let declaration = Declaration::from_yaml(&text, "functions.yaml").unwrap_or_else(|e| panic!("{text}: {e}"));
        let compiled = pipeline::compile(&with_method(declaration, method)).unwrap_or_else(|e| panic!("{e}"));
        let (made, steps) = agree("functions", &compiled);
        assert!(made > 0 && steps > 0, "{method}: {made} of {steps} steps");
    }
}

/// The velocities of motions that are stepped together, relative to those of the start.
const FACTORS: [f64; TOGETHER] = [1.0, 1.375, 0.625, 0.0625];

/// Four motions that are stepped together, and the number of steps made together.
struct Four {
    motions: [Stepper<f64>; TOGETHER],
    /// The errors of the motions that have ended.
    ended: [Option<StepError>; TOGETHER],
    together: u64,
}

impl Four {
    fn new(case: &Case, h: f64) -> Option<Self> {
        let [Ok(a), Ok(b), Ok(c), Ok(d)] = FACTORS.map(|factor| case.stepper_with(h, factor)) else { return None };
        Some(Four { motions: [a, b, c, d], ended: [None; TOGETHER], together: 0 })
    }

    fn step_n(&mut self, count: u64) {
        let mut left = count;
        while left > 0 {
            if self.ended.iter().all(Option::is_none) {
                let made = Stepper::step_together(self.motions.each_mut(), left).unwrap_or(0);
                self.together += made;
                left -= made;
            }
            if left > 0 {
                for (motion, ended) in self.motions.iter_mut().zip(&mut self.ended) {
                    if ended.is_none() {
                        *ended = motion.step_n(1).err();
                    }
                }
                left -= 1;
            }
        }
    }
}

/// Tests models with a method whose motions are stepped four at a time, against steps operation by
/// operation. At least `least` percent of the ordinary steps must be made together.
fn four_of_each(method: &str, least: u64, is_wanted: impl Fn(&str) -> bool) {
    let (mut made, mut all) = (0, 0);
    for (name, compiled) in compiled(method, is_wanted) {
        let Ok(code) = Executable::of_method(&compiled.program, &CALLED, method) else { continue };
        let jit = Jit::new().expect("this machine runs what is compiled").at_once();
        let machine = Case::new(&compiled, code.clone().compiled_by(Some(Arc::new(jit))));
        let interpreted = Case::new(&compiled, code);
        for (h, count, calls) in [(USUAL, 100, 2), (0.15, 20, 3), (1.7, 20, 1)] {
            let (Some(mut four), Some(mut alone)) = (Four::new(&machine, h), Four::new(&interpreted, h)) else {
                continue;
            };
            for call in 0..calls {
                four.step_n(count);
                alone.step_n(count);
                assert_eq!(alone.together, 0);
                assert_eq!(four.ended, alone.ended, "{name}, {method}, {count} steps of {h}, {call}");
                for (motion, expected) in four.motions.iter().zip(&alone.motions) {
                    let (found, expected) = (place(motion), place(expected));
                    assert_eq!(found.0, expected.0, "{name}, {method}, {count} steps of {h}, {call}");
                    assert_eq!(found.1.steps, expected.1.steps);
                }
            }
            if h == USUAL && four.ended.iter().all(Option::is_none) {
                (made, all) = (made + four.together, all + count * calls);
            }
        }
    }
    assert!(all > 0 && 100 * made >= least * all, "{method}: {made} of {all} steps");
}

methods! {
    four_of_each:
    four_under_gonzalez "gonzalez" 80 |_| true;
    four_under_iso "iso" 80 |_| true;
    four_under_leapfrog "leapfrog" 80 |_| true;
    four_under_rk4 "rk4" 90 |_| true;
    four_under_dla "dla" 80 |name| SMALL.contains(&name);
    four_under_itoh_abe "itoh-abe" 80 |name| SMALL.contains(&name);
    four_under_midpoint "midpoint" 80 |name| SMALL.contains(&name);
    four_under_rattle "rattle" 80 |name| SMALL.contains(&name);
    four_under_gonzalez_r "gonzalez-r" 80 |name| SMALL.contains(&name);
    // Flows are followed one by one.
    four_under_taylor "taylor" 0 |name| SMALL.contains(&name);
}

/// Tests that a motion can be stepped together with other motions than before, even if their step
/// sizes differ.
#[test]
fn motions_change_their_company() {
    for (_, compiled) in compiled("gonzalez", |name| name == "chaplygin_sleigh") {
        let code = Executable::of_method(&compiled.program, &CALLED, "gonzalez").expect("it runs");
        let jit = Jit::new().expect("this machine runs what is compiled").at_once();
        let machine = Case::new(&compiled, code.clone().compiled_by(Some(Arc::new(jit))));
        let interpreted = Case::new(&compiled, code);
        let all = |case: &Case| {
            [(USUAL, 1.0), (USUAL, 1.375), (USUAL, 0.625), (USUAL, 0.5), (0.02, 1.0), (0.03, 0.75), (0.04, 1.25)]
                .map(|(h, factor)| case.stepper_with(h, factor).expect("a start"))
        };
        let [mut first, mut b, mut c, mut d, mut e, mut f, mut g] = all(&machine);
        let mut made = 0;
        for [x, y, z] in [[&mut b, &mut c, &mut d], [&mut e, &mut f, &mut g]] {
            let before = first.statistics().steps;
            [&mut *x, &mut *y, &mut *z].into_iter().for_each(|motion| motion.step_n(before).expect("steps"));
            for _ in 0..40 {
                let steps = Stepper::step_together([&mut first, &mut *x, &mut *y, &mut *z], 5).unwrap_or(0);
                made += steps;
                for motion in [&mut first, &mut *x, &mut *y, &mut *z] {
                    motion.step_n(5 - steps).expect("steps");
                }
            }
        }
        assert!(made > 300, "{made} of 400 steps are made together");
        for (found, mut expected) in [first, b, c, d, e, f, g].into_iter().zip(all(&interpreted)) {
            let steps = found.statistics().steps;
            expected.step_n(steps).expect("steps");
            assert_eq!(place(&found).0, place(&expected).0);
        }
    }
}

/// Tests that a failing step is left to the executor, which reports the error, after machine code
/// has made the steps before it.
#[test]
fn a_step_that_fails_has_the_error_of_the_executor() {
    let mut failed = Vec::new();
    for (name, compiled) in compiled("gonzalez", |name| SMALL.contains(&name)) {
        let code = Executable::of_method(&compiled.program, &CALLED, "gonzalez").expect("it runs");
        let made = Arc::new(AtomicU64::new(0));
        let jit = Jit::new().expect("this machine runs what is compiled").at_once();
        let compiler = Counting { jit, made: Arc::clone(&made), orders: Arc::default(), told: Arc::default() };
        let machine = Case::new(&compiled, code.clone().compiled_by(Some(Arc::new(compiler))));
        let interpreted = Case::new(&compiled, code);
        for h in [0.3, 0.9, 2.7, 8.1] {
            made.store(0, Ordering::Relaxed);
            let (found, expected) = (machine.motion(h, 100, 1), interpreted.motion(h, 100, 1));
            assert_eq!(found, expected, "{name}, steps of {h}");
            let steps = found.0.last().map_or(0, |(_, statistics)| statistics.steps);
            if found.1.is_err() && made.load(Ordering::Relaxed) > 0 {
                failed.push((name.clone(), h, steps));
            }
        }
    }
    assert!(failed.len() >= 2, "{failed:?}");
}
