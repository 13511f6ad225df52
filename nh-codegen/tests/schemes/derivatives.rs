//! Linearised steps against steps in numbers of 256 bits.
//!
//! The truth is the difference of two steps, see `nh check-derivatives`, which compares in the same way.

use super::charts;
use super::{trial, workspace};
use libtest_mimic::Trial;
use nonholonomic_check::{Checked, Setting, Structure, TOLERANCE, check};
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose, Name};
use nonholonomic_codegen::ir::passes::Simplify;
use nonholonomic_codegen::ir::program::{Program, Role, StepProgram};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_codegen::model::{DataSet, to_f64};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{self, Discretised, METHODS};
use nonholonomic_exec::Run;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Models with a data set each, by index, and methods: constant mass and not, quasi-velocities, matrix groups, rates, forces, time, inputs,
/// kinks, levels.
const MODELS: &[(&str, usize, &[&str])] = &[
    ("chaplygin_sleigh", 2, &["all"]),
    ("gearbox", 0, &["all"]),
    ("snakeboard_se2", 0, &["gonzalez", "rdp-cay", "rdp-exp", "rk4"]),
    ("suslov_so3", 0, &["all"]),
    ("chaplygin_sleigh_bead", 0, &["all"]),
    ("chaplygin_sleigh_torque", 0, &["all"]),
    ("ball_turntable", 0, &["all"]),
    ("double_pendulum", 0, &["gonzalez", "dla", "spark3", "rk4"]),
    ("charged_knife_edge", 0, &["all"]),
    ("leaning_disk", 1, &["gonzalez", "leapfrog", "rk4"]),
    ("segway", 1, &["gonzalez", "leapfrog", "rk4"]),
    ("chaplygin_sphere", 0, &["gonzalez", "rk4"]),
];

/// Models whose steps are differentiated twice, too: with inputs, quasi-velocities, matrix groups, by sweeps.
const SECOND: &[&str] = &["chaplygin_sleigh_torque", "snakeboard_se2", "double_pendulum"];

/// The other models, whose derivatives are compared as they are derived, before the passes that save operations: the small ones under all
/// methods, of the others methods that are soon derived.
const WIDER: &[(&str, &[&str])] = &[
    ("knife_edge_incline", &["all"]),
    ("suslov", &["all"]),
    ("vertical_disk_se2", &["all"]),
    ("chaplygin_sleigh_se2", &["all"]),
    ("rolling_disk", &["all"]),
    ("chaplygin_sleigh_com", &["all"]),
    ("nonholonomic_particle", &["all"]),
    ("vertical_disk", &["all"]),
    ("knife_edge", &["all"]),
    ("mobile_robot", &["all"]),
    ("cvt_harmonic", &["all"]),
    ("nonholonomic_oscillator", &["all"]),
    ("heisenberg", &["all"]),
    ("ball_incline", &["all"]),
    ("roller_racer", &["gonzalez", "dla", "leapfrog", "rk4"]),
    ("kepler_contact", &["gonzalez", "leapfrog", "rattle"]),
    ("snakeboard", &["gonzalez", "leapfrog", "spark2"]),
    ("chaotic_quartic", &["gonzalez", "dd", "leapfrog"]),
    ("getz", &["gonzalez", "leapfrog"]),
    ("car_trailers", &["gonzalez", "leapfrog"]),
    ("ackermann", &["gonzalez", "leapfrog"]),
    ("castor", &["gonzalez", "leapfrog"]),
    ("twistcar", &["gonzalez", "leapfrog"]),
    ("snake", &["leapfrog", "rk2"]),
    ("mobile_manipulator", &["gonzalez", "leapfrog"]),
    ("veselova", &["gonzalez", "taylor"]),
    ("chaplygin_sphere_so3", &["midpoint", "rk2"]),
    ("routh_sphere", &["midpoint", "rk2"]),
    ("rattleback", &["rk2"]),
    ("spherical_robot", &["rk2"]),
    ("chaotic_quartic6", &["gonzalez", "leapfrog"]),
    ("chaotic_quartic12", &["leapfrog"]),
    ("whipple", &["rk2"]),
];

/// Laws that steps are known to have, so that a law that is no longer found is noticed.
const KNOWN: &[(&str, &str, &[Structure])] = &[
    ("chaplygin_sleigh", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    ("chaplygin_sleigh", "itoh-abe", &[Structure::Energy, Structure::Constraints]),
    ("chaplygin_sleigh", "rk4", &[Structure::Constraints]),
    // Work is carried: E − W is kept.
    ("chaplygin_sleigh_torque", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    // ρ̇ = S ρ with S constant and skew; by this method with a Cayley transform of S, and the coordinates move with ρ and θ alone: the
    // derivative is triangular in blocks with determinants 1.
    (
        "charged_knife_edge",
        "gonzalez",
        &[Structure::Energy, Structure::Constraints, Structure::Symmetry, Structure::Volume],
    ),
    // Symplectic, and no constraints.
    ("double_pendulum", "dla", &[Structure::Symmetry]),
    ("chaplygin_sphere", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    // The volume of Veselova and Veselova (1988) has the density (det G)^(−1/2); the flow keeps it, and discrete gradients do not.
    ("veselova", "taylor", &[Structure::Constraints, Structure::Volume]),
    ("veselova", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    // One of the two has no invariant volume with a smooth density.
    ("suslov", "taylor", &[Structure::Constraints]),
];

/// Those methods of models under all that apply which the tests take that are not whole.
static SAMPLE: LazyLock<BTreeMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let models = MODELS.iter().map(|&(model, _, methods)| (model, methods)).chain(WIDER.iter().copied());
    let under_all = models.filter(|(_, methods)| methods == &["all"]);
    let all: Vec<_> = under_all.map(|(model, _)| (model, applying(model))).collect();
    let known: Vec<_> = KNOWN.iter().map(|&(model, method, _)| (model, method)).collect();
    nh_cases::drawn(&all, &known).into_iter().collect()
});

/// The methods that apply to a model.
fn applying(model: &str) -> Vec<&'static str> {
    let mechanics = pipeline::mechanics(&library(model, &[])).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let applying = METHODS.iter().filter(|method| scheme::applies(**method, &mechanics).is_ok());
    applying.map(|method| method.properties().name).collect()
}

/// The methods under which a model is compared: those of its row, or a sample of all.
fn under(model: &str, methods: &'static [&'static str]) -> &'static [&'static str] {
    if methods == ["all"] && !nh_cases::is_full() { &SAMPLE[model] } else { methods }
}

pub fn trials() -> Vec<Trial> {
    let models = MODELS.iter();
    let mut trials: Vec<Trial> = models
        .map(|&(model, set, methods)| trial(format!("derivatives::{model}"), move || steps_of(model, set, methods)))
        .collect();
    trials.push(trial("derivatives::all_methods_are_compared", all_methods_are_compared));
    let wider = WIDER
        .iter()
        .map(|&(model, methods)| trial(format!("derivatives::wider::{model}"), move || plainly(model, methods)));
    trials.extend(wider);
    trials.push(trial("derivatives::a_wrong_entry_is_found", a_wrong_entry_is_found));
    trials
}

/// A model of the library under these methods.
fn library(model: &str, methods: &[&str]) -> Declaration {
    let path = workspace().join("models").join(format!("{model}.yaml"));
    let text = std::fs::read_to_string(&path).expect("the library's models are there");
    let mut declaration = Declaration::from_yaml(&text, model).expect("the library's models parse");
    declaration.methods = Some(methods.iter().map(|name| Name::new((*name).into(), Origin::Whole)).collect());
    declaration
}

/// A model under these methods.
fn steps_of(model: &str, set: usize, methods: &'static [&'static str]) {
    let mut declaration = library(model, under(model, methods));
    declaration.derivatives = Derivatives { second: SECOND.contains(&model), ..Derivatives::all() };
    all_right(model, declaration, set);
}

/// All derivatives of the fourth step from a data set are right, by whatever methods of the declaration.
pub fn all_right(model: &str, declaration: Declaration, set: usize) {
    let declaration = Declaration { expose: Expose::all(), ..declaration };
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let (program, data) = (&compiled.program, &compiled.mechanics.model().about.data[set]);
    // (The engine has done its work: the rest may take both cores.)
    let methods: Vec<_> = program.steppers.iter().zip(&compiled.methods).collect();
    let check = |&(stepper, method): &(&StepProgram, &Discretised)| {
        let mut wrong = Vec::new();
        let (off, place) = deviation(model, program, stepper, data);
        if off.is_nan() || off > TOLERANCE {
            wrong.push(format!("{}: {off:.1e} ({place})", stepper.method));
        }
        let around = charts::faults(program, stepper, &method.properties, data);
        wrong.extend(around.into_iter().map(|fault| format!("{}: {fault}", stepper.method)));
        wrong
    };
    let wrong = on_two_threads(&methods, &check);
    assert!(wrong.is_empty(), "{model}: {}", wrong.join(", "));
}

/// What is found of each, on both cores.
fn on_two_threads<T: Sync>(items: &[T], check: &(impl Fn(&T) -> Vec<String> + Sync)) -> Vec<String> {
    std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            scope.spawn(move || items.iter().skip(half).step_by(2).flat_map(check).collect::<Vec<String>>())
        });
        halves
            .into_iter()
            .flat_map(|half| half.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

/// A model from its first data set, without the passes that save operations.
fn plainly(model: &str, methods: &'static [&'static str]) {
    let mut declaration = library(model, under(model, methods));
    declaration.derivatives = Derivatives::all();
    declaration.expose = Expose::all();
    let plain = Simplify { regroup: false, reciprocals: false };
    let compiled = pipeline::compile_with(&declaration, plain).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let (program, data) = (&compiled.program, &compiled.mechanics.model().about.data[0]);
    let wrong = on_two_threads(&program.steppers, &|stepper: &StepProgram| {
        let (off, place) = deviation(model, program, stepper, data);
        let wrong = (off.is_nan() || off > TOLERANCE).then(|| format!("{}: {off:.1e} ({place})", stepper.method));
        wrong.into_iter().collect()
    });
    assert!(wrong.is_empty(), "{model}: {}", wrong.join(", "));
}

/// Every method that there is, and every model of the library.
fn all_methods_are_compared() {
    let lists = MODELS.iter().map(|&(_, _, methods)| methods).chain(WIDER.iter().map(|&(_, methods)| methods));
    let named: Vec<&str> = lists.flatten().copied().collect();
    // `all` of these have the methods that are for some systems only.
    assert!(MODELS.iter().any(|(model, _, methods)| *model == "suslov_so3" && *methods == ["all"]));
    assert!(named.contains(&"all"));
    let folder = std::fs::read_dir(workspace().join("models")).expect("the library is there");
    let files = folder.map(|entry| entry.expect("it can be read").path());
    for file in files.filter(|path| path.extension().is_some_and(|extension| extension == "yaml")) {
        let model = file.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let compared = MODELS.iter().any(|(of, ..)| *of == model) || WIDER.iter().any(|(of, _)| *of == model);
        assert!(compared, "`{model}` is compared under no method");
    }
}

/// The step size, a number with few digits.
pub const H: f64 = 0.0078125;

/// A run by a method from a data set.
pub fn begin(
    program: &Verified<Program>,
    stepper: &StepProgram,
    h: f64,
    data: &DataSet,
    (q, w): (&[f64], &[f64]),
) -> Run {
    let parameters: Vec<f64> = data.parameters.iter().map(|p| p.as_ref().map_or(1.0, to_f64)).collect();
    let options: Vec<f64> = stepper.options.iter().map(|o| to_f64(&o.declared.default)).collect();
    let run = Run::with_options(program, &stepper.method, &parameters, (h, &options), q, w);
    run.unwrap_or_else(|error| panic!("{}: {error}", stepper.method))
}

fn floats(numbers: &[num_rational::BigRational]) -> Vec<f64> {
    numbers.iter().map(to_f64).collect()
}

/// The fourth step's derivatives, compared.
fn checked(program: &Verified<Program>, stepper: &StepProgram, data: &DataSet) -> Checked {
    // (Some data sets are too lively for the default gains: from 2 on h k |∇I|² leaves the stability region.)
    let h = if stepper.stability.is_some() { H / 64.0 } else { H };
    let parameters: Vec<f64> = data.parameters.iter().map(|p| p.as_ref().map_or(1.0, to_f64)).collect();
    let options: Vec<f64> = stepper.options.iter().map(|o| to_f64(&o.declared.default)).collect();
    let mut run = begin(program, stepper, h, data, (&floats(&data.coordinates), &floats(&data.velocities)));
    for _ in 0..3 {
        run.step().unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
    }
    let count = stepper.samples.first().map_or(0, |sample| sample.symbols.len());
    let inputs: Vec<f64> = (0..count).map(|j| 0.3 - 0.2 * j as f64).collect();
    let setting = Setting { parameters: &parameters, options: &options, h, inputs: &inputs };
    check(program, stepper, &mut run, &setting).unwrap_or_else(|error| panic!("{}: {error}", stepper.method))
}

/// The largest error of a derivative of the fourth step, or of a law of its structure, and where it is.
fn deviation(model: &str, program: &Verified<Program>, stepper: &StepProgram, data: &DataSet) -> (f64, String) {
    let checked = checked(program, stepper, data);
    let found: Vec<Structure> = checked.laws.iter().map(|law| law.structure).collect();
    let known = KNOWN.iter().find(|(of, method, _)| *of == model && *method == stepper.method);
    if let Some((_, method, laws)) = known {
        assert_eq!(&found, laws, "laws of `{model}` under `{method}`");
    }
    if let Some(law) = checked.broken().filter(|_| checked.deviation() <= TOLERANCE) {
        return (law.error, law.formula.clone());
    }
    let place = checked.worst().map_or(String::new(), |entry| format!("`{}` by `{}`", entry.row, entry.column));
    (checked.deviation(), place)
}

/// The larger one; NaN where one is.
pub fn larger(most: f64, error: f64) -> f64 {
    if error > most || error.is_nan() { error } else { most }
}

/// Two entries of ∂z'/∂z change places: the comparison says which.
fn a_wrong_entry_is_found() {
    let mut declaration = library("chaplygin_sleigh", &["gonzalez"]);
    declaration.derivatives = Derivatives::all();
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{errors}"));
    let (mut program, data) = (compiled.program.get().clone(), &compiled.mechanics.model().about.data[2]);
    let derivatives = program.steppers[0].derivatives.as_mut().expect("they were asked for");
    let by_state = derivatives.linearised.outputs.iter_mut().find(|output| output.role == Role::ByState);
    // Of x1, x2, theta, rho1, rho2: the row of theta has 1 by theta, and by rho1 about h/√(J + m a²).
    by_state.expect("a matrix").values.swap(2 * 5 + 2, 2 * 5 + 3);
    let program = program.verify().expect("a matrix of the same shape");
    let checked = checked(&program, &program.steppers[0], data);
    let wrong = checked.wrong().expect("an entry");
    assert!(wrong.error > 0.9 && wrong.row == "theta" && ["theta", "rho1"].contains(&&*wrong.column), "{wrong:?}");
    // In 256 bits that matrix is as wrong, and the others are right: differences are off by 10⁻³⁰ times a second derivative.
    for group in &checked.matrices {
        let error = group.in_256_bits.expect("it was evaluated, since there is something wrong");
        let right = group.role != Role::ByState;
        assert!(if right { error < 1e-28 } else { error > 0.9 }, "{:?}: {error:e}", group.role);
    }
}
