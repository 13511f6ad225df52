//! Comparison of motions with independent data: of the systems of `strangers`, which the library
//! does not have, of the library's models whose motions are not from a paper, and of members of its
//! families. Their motions are in `strangers/truth.json` and `reference/motions.json`, computed by
//! a program that shares nothing with the compiler: d'Alembert's principle from positions, by
//! automatic differentiation (`strangers/truth.py`).
//!
//! For each system, the vector field on D*, integrated to roundoff, ends where the data end.
//! `gonzalez` and `rk4` converge to that end. Energy and constraints hold to roundoff under
//! `gonzalez`. These tests run in the interpreter. Some systems are compiled as a user compiles
//! them, and take 10⁵ steps.
//!
//! Members of the families that test nothing new run with `--include-ignored`.

use libtest_mimic::Trial;
use nh_cases::trial;
use nh_tests::compiler::{Compiler, scratch};
use nh_tests::reference::Motion;
use nh_tests::strangers::{self, Stranger};
use nh_tests::verify::distance;
use nonholonomic_codegen::declaration::{Declaration, Expose, Item, Name};
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::targets::rust::{self, Header};
use nonholonomic_exec::{Caller, Run};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

/// Members of the families that are always tested: the smallest, in which all matrices are dense,
/// and the largest.
const MEMBERS: [&str; 12] = [
    "car_trailers_1",
    "car_trailers_2",
    "car_trailers_3",
    "car_trailers_8",
    "snake_2",
    "snake_4",
    "snake_8",
    "car_trailers(0)",
    "car_trailers(1)",
    "car_trailers(8)",
    "snake(2)",
    "snake(5)",
];

/// Motions of the library's models that other tests check (as they do those of data sets that are
/// not a model's first): the system is forced, or the model has a quaternion and the motion a
/// matrix.
const ELSEWHERE: [&str; 4] = ["chaplygin_sleigh_bead", "chaplygin_sleigh_torque", "chaplygin_sphere", "twistcar"];

/// Not always tested: the library has another bicycle, with its front wheel's contact as a
/// holonomic constraint.
const SLOW: [&str; 1] = ["bicycle"];

/// Systems that are compiled by rustc and run for long.
const NATIVE: [&str; 5] = ["car_trailers_3", "snake_4", "castor", "segway", "ball_plane_so3"];

fn main() -> ExitCode {
    nh_cases::run(trials(Compiler::of_test("strangers")))
}

fn trials(compiler: Compiler) -> Vec<Trial> {
    let truths = truths();
    let names: Vec<String> = truths.keys().cloned().collect();
    let mut trials = vec![trial("every_file_has_data", move || every_file_has_data(&names))];
    for (name, truth) in truths {
        let family =
            ["car_trailers_", "snake_", "car_trailers(", "snake("].iter().any(|family| name.starts_with(family));
        let ignored = SLOW.contains(&name.as_str()) || family && !MEMBERS.contains(&name.as_str());
        let case = trial(name.clone(), move || moves(&stranger(&name), &truth));
        trials.push(case.with_ignored_flag(ignored));
    }
    trials.push(trial("a_numeric_frame", || goes_on_where_the_frame_ends(&stranger("veselova_so3"))));
    trials.push(trial("a_hundred_thousand_steps", move || compiled_and_run(&NATIVE.map(stranger), &compiler)));
    trials
}

/// Returns all motions that the folder has data for.
fn truths() -> BTreeMap<String, Motion> {
    let mut truths = BTreeMap::new();
    for entry in fs::read_dir(strangers::folder()).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let text = fs::read_to_string(&path).expect("the data can be read");
            let motions: BTreeMap<String, Motion> =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            truths.extend(motions);
        }
    }
    let mut models = Motion::of_models().expect("the data can be read");
    models.retain(|name, _| !name.contains('/') && !ELSEWHERE.contains(&name.as_str()));
    truths.extend(models);
    truths
}

/// Returns the declaration of that name: a member of a family, a model of the library, or a file.
fn stranger(name: &str) -> Stranger {
    let member = |family: &str| name.strip_prefix(family)?.trim_end_matches(')').parse::<usize>().ok();
    let declared = |text: String| Stranger { name: name.to_owned(), text };
    if let Some(model) = nonholonomic_models::DECLARATIONS.iter().find(|model| model.name == name) {
        declared(model.yaml.to_owned())
    } else if let Some(n) = member("car_trailers(") {
        declared(nonholonomic_models::car_trailers(n))
    } else if let Some(links) = member("snake(") {
        declared(nonholonomic_models::snake(links).expect("some links"))
    } else if let Some(n) = member("car_trailers_") {
        strangers::car_with_trailers(n)
    } else if let Some(links) = member("snake_") {
        strangers::snake(links)
    } else {
        let file = strangers::folder().join(format!("{name}.yaml"));
        declared(fs::read_to_string(file).expect("the file is there"))
    }
}

/// Checks that every file has data, and that the files of members of a family equal the family's
/// output.
fn every_file_has_data(known: &[String]) {
    for file in strangers::files(&strangers::folder()).expect("the folder can be read") {
        assert!(known.contains(&file.name), "{}: there are no data (truth.py writes them)", file.name);
        assert_eq!(file, stranger(&file.name), "{}", file.name);
    }
}

fn compile(stranger: &Stranger, methods: &[&str]) -> Compiled {
    let mut declaration =
        Declaration::from_yaml(&stranger.text, &stranger.name).unwrap_or_else(|e| panic!("{}: {e}", stranger.name));
    declaration.methods = Some(methods.iter().map(|m| Name::new((*m).into(), Origin::Whole)).collect());
    declaration.expose = Expose::all();
    pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{}: {e}", stranger.name))
}

/// The functions of a compiled system, at a point of D* or at (q, w).
struct Functions<'p> {
    interpreter: Caller<'p>,
    n: usize,
}

impl Functions<'_> {
    /// Evaluates a function of (q, w), or of (q, ρ): `second` is w or ρ.
    fn call(&self, quantity: Quantity, q: &[f64], second: &[f64]) -> Vec<f64> {
        let function =
            self.interpreter.function(quantity).unwrap_or_else(|| panic!("there is a function {quantity:?}"));
        let inputs: Vec<&[f64]> = function
            .inputs
            .iter()
            .map(|input| match input.role {
                Role::Configuration => q,
                Role::Inputs => &[],
                _ => second,
            })
            .collect();
        self.interpreter.call(quantity, &inputs).unwrap_or_else(|error| panic!("{quantity:?}: {error}"))
    }

    fn of_point(&self, quantity: Quantity, zeta: &[f64]) -> Vec<f64> {
        let (q, rho) = zeta.split_at(self.n);
        self.call(quantity, q, rho)
    }
}

fn moves(stranger: &Stranger, truth: &Motion) {
    let compiled = compile(stranger, &["gonzalez", "rk4"]);
    let model = compiled.mechanics.model();
    let names = |variables: &[nonholonomic_codegen::model::Variable]| {
        variables.iter().map(|v| v.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&model.about.coordinates), truth.coordinates);
    assert_eq!(names(&model.about.velocities), truth.velocities);
    let start = model.about.data[0].point().expect("the data have all numbers");
    for (parameter, value) in model.about.parameters.iter().zip(&start.parameters) {
        // The coefficients of friction are missing in a motion without friction. Other values may
        // have been computed twice, with a rounding or two each.
        let known = truth.parameters.get(&parameter.name).unwrap_or(&0.0);
        let off = (known - value).abs();
        assert!(off <= 4.0 * f64::EPSILON * value.abs(), "parameter {}: off by {off:e}", parameter.name);
    }
    // The declaration's velocities are rounded from a solution of the constraints; so are the
    // data's, from another solution.
    let size = truth.w0.iter().fold(1.0_f64, |size, w| size.max(w.abs()));
    let off = distance(&start.coordinates, &truth.q0).max(distance(&start.velocities, &truth.w0));
    assert!(off < 1e-14 * size, "the data of `initial` differ by {off:e}");

    let interpreter = Caller::new(&compiled.program, &start.parameters).expect("the parameters fit");
    let functions = Functions { interpreter, n: truth.q0.len() };
    flows(&functions, truth);
    converges(&compiled, &start.parameters, truth);
    conserves(&compiled, &functions, &start.parameters, truth);
}

/// Checks that the integrated vector field ends where the data end, at 1e-9 (the data and the
/// integration are accurate to 1e-12), and that the acceleration there is that of the data.
fn flows(functions: &Functions, truth: &Motion) {
    let energy = functions.call(Quantity::Energy, &truth.q0, &truth.w0)[0];
    let scale = truth.energy.abs().max(1.0);
    assert!((energy - truth.energy).abs() < 1e-12 * scale, "energy {energy} for {}", truth.energy);
    let mut start = truth.q0.clone();
    start.extend(functions.call(Quantity::ToMomenta, &truth.q0, &truth.w0));
    let field = |z: &[f64]| functions.of_point(Quantity::VectorField, z);
    let zeta = [20, 40, 80, 320].into_iter().find_map(|pieces| flow(&field, &start, truth.until, pieces));
    let zeta = zeta.expect("the extrapolation converges");
    let w = functions.of_point(Quantity::ToVelocities, &zeta);
    let size = truth.q.iter().chain(&truth.w).fold(1.0_f64, |size, x| size.max(x.abs()));
    let (q, w) = (distance(&zeta[..functions.n], &truth.q), distance(&w, &truth.w));
    assert!(q < 1e-9 * size && w < 1e-9 * size, "coordinates are off by {q:e}, velocities by {w:e} of {size}");
    // Each acceleration is a sum of larger terms.
    let size = truth.w_dot.iter().fold(size * size, |size, x| size.max(x.abs()));
    let off = distance(&functions.call(Quantity::Acceleration, &truth.q, &truth.w), &truth.w_dot);
    assert!(off < 1e-10 * size, "accelerations are off by {off:e} of {size}");
}

/// Returns the end of the flow of a field, if the extrapolations over all pieces converge.
fn flow(field: &dyn Fn(&[f64]) -> Vec<f64>, start: &[f64], until: f64, pieces: u32) -> Option<Vec<f64>> {
    (0..pieces).try_fold(start.to_vec(), |z, _| extrapolated(field, &z, until / f64::from(pieces)))
}

/// Takes one step of Gragg's midpoint rule with 2, 4, … 16 substeps, extrapolated in the squared
/// step size: order 16. Returns `None` if the last extrapolation still changes the result.
///
/// **Source**: Hairer, Nørsett and Wanner, Solving ordinary differential equations I, section II.9
fn extrapolated(field: &dyn Fn(&[f64]) -> Vec<f64>, from: &[f64], step: f64) -> Option<Vec<f64>> {
    let along = |z: &[f64], h: f64, v: &[f64]| z.iter().zip(v).map(|(z, v)| z + h * v).collect::<Vec<f64>>();
    let first = field(from);
    let mut row: Vec<Vec<f64>> = Vec::new();
    let mut last_change = f64::INFINITY;
    for k in 1..=8_u32 {
        let substeps = 2 * k;
        let h = step / f64::from(substeps);
        let (mut before, mut here) = (from.to_vec(), along(from, h, &first));
        for _ in 1..substeps {
            (before, here) = (here.clone(), along(&before, 2.0 * h, &field(&here)));
        }
        // Neville's scheme, row by row.
        let mut next = vec![here];
        for (j, old) in row.iter().enumerate() {
            let ratio = f64::from(substeps) / f64::from(substeps - 2 * (j as u32 + 1));
            let new = &next[j];
            let corrected = new.iter().zip(old).map(|(n, o)| n + (n - o) / (ratio * ratio - 1.0)).collect();
            next.push(corrected);
        }
        if let (Some(old), Some(new)) = (row.last(), next.last()) {
            last_change = distance(old, new);
        }
        row = next;
    }
    let size = from.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
    if last_change < 1e-12 * size { row.pop() } else { None }
}

/// Checks that both methods converge to the data's end with their order: steps are halved until the
/// order is visible.
fn converges(compiled: &Compiled, parameters: &[f64], truth: &Motion) {
    const HALVINGS: u32 = 5;
    for (method, order) in [("gonzalez", 2.0), ("rk4", 4.0)] {
        let error = |steps: u32| {
            let h = truth.until / f64::from(steps);
            let mut run = Run::new(&compiled.program, method, parameters, h, &truth.q0, &truth.w0).expect("starts");
            for step in 1..=steps {
                run.step().unwrap_or_else(|error| panic!("{method}, step {step} of {steps}: {error}"));
            }
            let (q, w) = run.state();
            distance(&q, &truth.q).max(distance(&w, &truth.w))
        };
        let size = truth.q.iter().chain(&truth.w).fold(1.0_f64, |size, x| size.max(x.abs()));
        let mut errors = vec![error(50)];
        let seen = (1..=HALVINGS).any(|halving| {
            let (coarse, fine) = (errors[errors.len() - 1], error(50 << halving));
            errors.push(fine);
            // Near roundoff no order is visible.
            fine < 1e-11 * size || ((coarse / fine).log2() - order).abs() < 0.3
        });
        assert!(seen, "{method}: errors {errors:?} are not of order {order}");
    }
}

/// Checks that `gonzalez` conserves the energy, and satisfies the constraints.
///
/// Its equations make the energy's change zero up to the accuracy of their solution. Each step
/// leaves roundings of ζ: half an ε from storing each component, up to ε/4 |ζ| from the iteration's
/// end, and a few more from evaluating ℋ in two ways. Each changes the energy by at most Σ |∂ℋ/∂ζᵢ|
/// |ζᵢ| ε. They add up as a random walk, and three standard deviations are allowed. The residual of
/// a constraint is a sum of products of sums, a few roundings of its largest term.
fn conserves(compiled: &Compiled, functions: &Functions, parameters: &[f64], truth: &Motion) {
    let steps = 200_u32;
    let h = truth.until / f64::from(steps);
    let mut run = Run::new(&compiled.program, "gonzalez", parameters, h, &truth.q0, &truth.w0).expect("starts");
    let (mut change, mut scale, mut slip, mut size) = (0.0_f64, truth.energy.abs(), 0.0_f64, 0.0_f64);
    for step in 1..=steps {
        run.step().unwrap_or_else(|error| panic!("gonzalez, step {step}: {error}"));
        let (q, w) = run.state();
        change = change.max((functions.call(Quantity::Energy, &q, &w)[0] - truth.energy).abs());
        let mut zeta = q.clone();
        zeta.extend(functions.call(Quantity::ToMomenta, &q, &w));
        let gradient = functions.of_point(Quantity::HamiltonianGradient, &zeta);
        scale = scale.max(zeta.iter().zip(&gradient).map(|(z, g)| (z * g).abs()).sum());
        slip = functions.call(Quantity::Constraint, &q, &w).iter().fold(slip, |slip, r| slip.max(r.abs()));
        let rows = functions.call(Quantity::ConstraintMatrix, &q, &w);
        for row in rows.chunks(w.len()) {
            size = size.max(row.iter().zip(&w).map(|(m, w)| (m * w).abs()).sum());
        }
    }
    let walk = 3.0 * UNITS * f64::EPSILON * scale * f64::from(steps).sqrt();
    assert!(change < walk, "energy off by {change:e}, of {walk:e} allowed");
    let slips = SLIPS * f64::EPSILON * size;
    assert!(slip <= slips, "constraints off by {slip:e}, of {slips:e} allowed");
}

/// The number of roundings of a step that change the energy, in units of its terms.
const UNITS: f64 = 4.0;

/// The number of roundings of a velocity: products and sums of the frame's entries, and a solution
/// with their Gram matrix.
const SLIPS: f64 = 64.0;

/// Checks a motion on which the derived frame degenerates. A note has named the place. `gonzalez`,
/// which changes its frame there, and `gonzalez-r`, which takes a new one in every step, continue
/// and conserve the energy as in [`conserves`].
fn goes_on_where_the_frame_ends(system: &Stranger) {
    let compiled = compile(system, &["gonzalez", "gonzalez-r"]);
    let notes: Vec<String> = compiled.diagnostics.list.iter().map(ToString::to_string).collect();
    let point = compiled.mechanics.model().about.data[0].point().expect("all parameters have values");
    let energies = |method: &str| {
        let (q, w) = (&point.coordinates, &point.velocities);
        let interpreter = Caller::new(&compiled.program, &point.parameters).expect("all parameters are given");
        let functions = Functions { interpreter, n: q.len() };
        let mut run = Run::new(&compiled.program, method, &point.parameters, 0.01, q, w).expect("starts");
        let mut energies = vec![functions.call(Quantity::Energy, q, w)[0]];
        for _ in 0..3000 {
            run.step().unwrap_or_else(|error| panic!("{method}: {error}"));
            let (q, w) = run.state();
            energies.push(functions.call(Quantity::Energy, &q, &w)[0]);
        }
        energies
    };
    let said = "the derived frame loses rank where `R31` = 0";
    assert!(notes.iter().any(|note| note.contains(said) && note.contains("change their frame")), "{notes:?}");
    for method in ["gonzalez", "gonzalez-r"] {
        let energies = energies(method);
        // The rotation's entries and the momenta are as large as the energy's terms, which are
        // therefore the scale of the roundings.
        let walk = 3.0 * UNITS * f64::EPSILON * energies[0].abs() * 3000_f64.sqrt();
        let change = energies.iter().fold(0.0_f64, |change, energy| change.max((energy - energies[0]).abs()));
        assert!(change < walk, "{method}: energy off by {change:e}, of {walk:e} allowed");
    }
}

/// Systems whose motion settles to a relative equilibrium: a car with trailers turns in a circle.
const STEADY: [&str; 1] = ["car_trailers_3"];

/// Runs a program that takes 10⁵ steps of `gonzalez` of each system, with the checks of
/// [`conserves`]. On a relative equilibrium all steps and their roundings are equal: the roundings
/// do not walk at random but add up, half an ε of Σ |∂ℋ/∂ζᵢ| |ζᵢ| a step from storing the state.
fn compiled_and_run(systems: &[Stranger], compiler: &Compiler) {
    let folder = scratch("strangers");
    let mut program =
        format!("{PROGRAM}\nconst UNITS: f64 = {UNITS:?};\nconst SLIPS: f64 = {SLIPS:?};\n\nfn main() {{\n");
    let mut modules = String::new();
    for Stranger { name, text } in systems {
        let compiled = compile(&Stranger { name: name.clone(), text: text.clone() }, &["gonzalez"]);
        let header = Header::of(compiled.mechanics.model(), Item::named(name), Vec::new());
        let file = rust::format(rust::tokens(&compiled.program, &header), &header).expect("what is emitted parses");
        fs::write(folder.join(format!("{name}.rs")), &file).expect("the target folder is writable");
        let _ = writeln!(modules, "mod {name};");
        let _ = writeln!(
            program,
            "    run::<{name}::{}::System<f64>>({});",
            strangers::module(&file),
            STEADY.contains(&name.as_str())
        );
    }
    program += "}\n";
    let source = folder.join("main.rs");
    modules.push_str(&program);
    fs::write(&source, modules).expect("the target folder is writable");
    // The program measures arithmetic: level 1 halves the time to compile, and the steps take a
    // second or two.
    let arguments = ["-C", "opt-level=1", "--cap-lints", "allow", "-o"];
    let built = folder.join("main");
    let arguments: Vec<&str> = arguments.into_iter().chain(built.to_str()).collect();
    let compiled = compiler.build(&source, &folder, &folder, Path::new("unused"), &arguments).run();
    assert!(compiled.success, "{}", compiled.messages);
    let output = Command::new(built).output().expect("what was built can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The checks of [`conserves`] for generated code.
const PROGRAM: &str = "
use nonholonomic::catalogue::{DynStepper, DynSystem, Model, boxed};

fn run<S: Model + 'static>(steady: bool) {
    let info = S::INFO;
    let parameters: Vec<f64> = info.parameters.iter().map(|p| p.default.unwrap()).collect();
    let system = S::from_parameters(&parameters).unwrap();
    let (n, k, r) = (info.coordinates.len(), info.velocities.len(), info.constraints.len());
    let state = system.state_from(0.0, info.data_sets[0].q, info.data_sets[0].w).unwrap();
    let mut stepper = boxed(&system, &state, \"gonzalez\", 0.005).unwrap().unwrap();
    let start = stepper.energy();
    let (mut change, mut scale, mut slip, mut size) = (0.0_f64, start.abs(), 0.0_f64, 0.0_f64);
    let (mut q, mut w, mut rho) = (vec![0.0; n], vec![0.0; k], vec![0.0; k - r]);
    let (mut gradient, mut rows) = (vec![0.0; n + k - r], vec![0.0; r * k]);
    for batch in 0..1000 {
        stepper.step_n(100).unwrap_or_else(|error| panic!(\"{}, batch {batch}: {error}\", info.name));
        change = change.max((stepper.energy() - start).abs());
        slip = slip.max(stepper.constraint_residual());
        stepper.write_q(&mut q);
        stepper.write_w(&mut w);
        system.evaluate(\"to_momenta\", &[(\"q\", &q), (\"w\", &w)], &mut rho).unwrap();
        system.evaluate(\"hamiltonian_gradient\", &[(\"q\", &q), (\"rho\", &rho)], &mut gradient).unwrap();
        system.evaluate(\"constraint_matrix\", &[(\"q\", &q)], &mut rows).unwrap();
        let products = q.iter().chain(&rho).zip(&gradient).map(|(z, g)| (z * g).abs());
        scale = scale.max(products.sum());
        for row in rows.chunks(k) {
            size = size.max(row.iter().zip(&w).map(|(m, w)| (m * w).abs()).sum());
        }
    }
    let roundings = if steady { 0.5 * 1e5 } else { 3.0 * UNITS * 1e5_f64.sqrt() };
    let walk = roundings * f64::EPSILON * scale;
    assert!(change < walk, \"{}: energy off by {change:e}, of {walk:e} allowed\", info.name);
    let slips = SLIPS * f64::EPSILON * size;
    assert!(slip < slips, \"{}: constraints off by {slip:e}, of {slips:e} allowed\", info.name);
    println!(\"{}: energy {change:e} of {walk:e}, constraints {slip:e} of {slips:e}\", info.name);
}";
