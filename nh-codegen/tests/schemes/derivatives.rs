//! Linearised steps compared with steps in 256-bit numbers.
//!
//! The reference is the difference of two steps; `nh check-derivatives` compares in the same way.

use super::*;
use nonholonomic_check::{Checked, Setting, Structure, TOLERANCE, check};
use nonholonomic_codegen::declaration::Derivatives;
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::ir::program::StepProgram;
use nonholonomic_codegen::model::{DataSet, to_f64};
use nonholonomic_codegen::scheme::Discretised;
use std::sync::LazyLock;

/// Models, each with the index of a data set and methods: constant and varying mass,
/// quasi-velocities, matrix groups, rates, forces, time, inputs, kinks, levels.
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

/// Models with second derivatives of steps: with inputs, quasi-velocities, matrix groups, by
/// sweeps.
const SECOND: &[&str] = &["chaplygin_sleigh_torque", "snakeboard_se2", "double_pendulum"];

/// The other models, whose derivatives are compared before the passes that save operations: small
/// models under all methods, others under methods with a fast derivation.
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

/// Known laws of steps, so that the test notices a law that is no longer found.
const KNOWN: &[(&str, &str, &[Structure])] = &[
    ("chaplygin_sleigh", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    ("chaplygin_sleigh", "itoh-abe", &[Structure::Energy, Structure::Constraints]),
    ("chaplygin_sleigh", "rk4", &[Structure::Constraints]),
    // The step carries the work, so E − W is constant.
    ("chaplygin_sleigh_torque", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    // ρ̇ = S ρ with a constant skew S. The method takes a Cayley transform of S, and the
    // coordinates move with ρ and θ only: the derivative is block triangular, with determinants 1.
    (
        "charged_knife_edge",
        "gonzalez",
        &[Structure::Energy, Structure::Constraints, Structure::Symmetry, Structure::Volume],
    ),
    // The step is symplectic, without constraints.
    ("double_pendulum", "dla", &[Structure::Symmetry]),
    ("chaplygin_sphere", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    // The volume of Veselova and Veselova (1988) has the density (det G)^(−1/2). The flow keeps it,
    // but discrete gradients do not.
    ("veselova", "taylor", &[Structure::Constraints, Structure::Volume]),
    ("veselova", "gonzalez", &[Structure::Energy, Structure::Constraints, Structure::Symmetry]),
    // The system has no invariant volume with a smooth density.
    ("suslov", "taylor", &[Structure::Constraints]),
];

/// Sample of the methods of models under all methods, for test runs that are not complete.
static SAMPLE: LazyLock<BTreeMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let models = MODELS.iter().map(|&(model, _, methods)| (model, methods)).chain(WIDER.iter().copied());
    let under_all = models.filter(|(_, methods)| methods == &["all"]);
    let all: Vec<_> = under_all.map(|(model, _)| (model, applying(model))).collect();
    let known: Vec<_> = KNOWN.iter().map(|&(model, method, _)| (model, method)).collect();
    nh_cases::drawn(&all, &known).into_iter().collect()
});

/// Returns the methods that apply to a model.
fn applying(model: &str) -> Vec<&'static str> {
    let mechanics = pipeline::mechanics(&library(model, &[])).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let applying = METHODS.iter().filter(|method| scheme::applies(method, &mechanics).is_ok());
    applying.map(|method| method.properties.name).collect()
}

/// Returns the methods for the comparison of a model: those of its row, or a sample of all.
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

/// Returns a model of the library under these methods.
fn library(model: &str, methods: &[&str]) -> Declaration {
    with_methods(of_library(model), methods)
}

/// Tests a model under these methods.
fn steps_of(model: &str, set: usize, methods: &'static [&'static str]) {
    let mut declaration = library(model, under(model, methods));
    declaration.derivatives = Derivatives { second: SECOND.contains(&model), ..Derivatives::all() };
    all_right(model, declaration, set);
}

/// Checks that all derivatives of the fourth step from a data set are right, for all methods of the
/// declaration.
pub fn all_right(model: &str, declaration: Declaration, set: usize) {
    let declaration = Declaration { expose: Expose::all(), ..declaration };
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let (program, data) = (&compiled.program, &compiled.mechanics.model().about.data[set]);
    // The engine is no longer in use, so the rest may use both cores.
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

/// Returns the findings for all items, computed on both cores.
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

/// Tests a model from its first data set, without the passes that save operations.
fn plainly(model: &str, methods: &'static [&'static str]) {
    let mut declaration = library(model, under(model, methods));
    declaration.derivatives = Derivatives::all();
    declaration.expose = Expose::all();
    let plain = "none,+carry".parse::<Passes>().expect("names of passes");
    let compiled = pipeline::compile_with(&declaration, plain).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    let (program, data) = (&compiled.program, &compiled.mechanics.model().about.data[0]);
    let wrong = on_two_threads(&program.steppers, &|stepper: &StepProgram| {
        let (off, place) = deviation(model, program, stepper, data);
        let wrong = (off.is_nan() || off > TOLERANCE).then(|| format!("{}: {off:.1e} ({place})", stepper.method));
        wrong.into_iter().collect()
    });
    assert!(wrong.is_empty(), "{model}: {}", wrong.join(", "));
}

/// Checks that the tests cover every method and every model of the library.
fn all_methods_are_compared() {
    let lists = MODELS.iter().map(|&(_, _, methods)| methods).chain(WIDER.iter().map(|&(_, methods)| methods));
    let named: Vec<&str> = lists.flatten().copied().collect();
    // `all` of this model includes the methods that apply to few systems.
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

/// The step size, a number with few binary digits.
pub const H: f64 = 0.0078125;

/// Begins a run of a method from a data set.
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

/// Compares the fourth step's derivatives.
fn checked(program: &Verified<Program>, stepper: &StepProgram, data: &DataSet) -> Checked {
    // Some data sets are too fast for the default gains: from 2 on, h k |∇I|² leaves the stability
    // region.
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

/// Returns the largest error of a derivative of the fourth step, or of a law of its structure, with
/// its place.
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

/// Returns the larger error; NaN if one is NaN.
pub fn larger(most: f64, error: f64) -> f64 {
    if error > most || error.is_nan() { error } else { most }
}

/// Swaps two entries of ∂z'/∂z, and checks that the comparison identifies them.
fn a_wrong_entry_is_found() {
    let mut declaration = library("chaplygin_sleigh", &["gonzalez"]);
    declaration.derivatives = Derivatives::all();
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|errors| panic!("{errors}"));
    let (mut program, data) = (compiled.program.get().clone(), &compiled.mechanics.model().about.data[2]);
    let derivatives = program.steppers[0].derivatives.as_mut().expect("they were asked for");
    let by_state = derivatives.linearised.outputs.iter_mut().find(|output| output.role == Role::ByState);
    // Among x1, x2, theta, rho1, rho2, the row of theta has 1 by theta, and about h/√(J + m a²) by
    // rho1.
    by_state.expect("a matrix").values.swap(2 * 5 + 2, 2 * 5 + 3);
    let program = program.verify().expect("a matrix of the same shape");
    let checked = checked(&program, &program.steppers[0], data);
    let wrong = checked.wrong().expect("an entry");
    assert!(wrong.error > 0.9 && wrong.row == "theta" && ["theta", "rho1"].contains(&&*wrong.column), "{wrong:?}");
    // In 256 bits that matrix has the same error, and the others are right: differences have an
    // error of 10⁻³⁰ times a second derivative.
    for group in &checked.matrices {
        let error = group.in_256_bits.expect("it was evaluated, since there is something wrong");
        let right = group.role != Role::ByState;
        assert!(if right { error < 1e-28 } else { error > 0.9 }, "{:?}: {error:e}", group.role);
    }
}
