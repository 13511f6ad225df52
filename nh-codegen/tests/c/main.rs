//! Generated C, compiled by the compilers that are installed, has the bits of the executor: steps,
//! errors, statistics, dense output and derivatives. Without a compiler the tests print that they
//! are skipped; with `NH_FULL=1` they fail.
//!
//! By default some models run under some methods; `NH_FULL=1` runs all of both. Other tests need
//! cppcheck, or a compiler for ARM and QEMU.

mod analysis;
mod compilers;
mod embedded;
mod functions;
mod program;

use compilers::{ARM, Compiler, GCC, Program};

use nh_cases::{is_full, run, trial};
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Item, Name};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::METHODS;
use nonholonomic_codegen::targets::c::{self, Files};
use nonholonomic_exec::{Derivative, Executable, Functions, Start, Stepper, method_info};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// The functions that a start calls.
const CALLED: [Quantity; 3] = [Quantity::InverseMass, Quantity::ConstraintMatrix, Quantity::Drift];

/// Warnings that generated code and the runtime do not cause.
const WARNINGS: [&str; 6] = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Werror"];

/// Models and methods of the default run.
const MODELS: [&str; 3] = ["chaplygin_sleigh_torque", "gearbox", "suslov"];
const USUAL: [&str; 6] = ["gonzalez", "rk4", "leapfrog", "iso", "iso:4", "taylor"];

/// Models and methods whose steps are differentiated.
const DIFFERENTIATED: [&str; 2] = ["chaplygin_sleigh_torque", "vertical_disk_se2"];
const DIFFERENTIATED_BY: [&str; 5] = ["gonzalez", "rk4", "leapfrog", "taylor", "iso:4"];

/// Models whose starts are moved onto constraints, rotations and levels.
const PROJECTED: [&str; 3] = ["chaplygin_sleigh_torque", "chaplygin_sphere_so3", "twistcar"];

/// Step sizes and numbers of steps: ordinary steps, and large ones that need many iterations or
/// fail.
const RUNS: [(f64, u64); 3] = [(0.01, 1000), (0.15, 100), (1.7, 30)];

/// The name of the variant of an error, and its status in C.
const STATUS: [(&str, u32); 12] = [
    ("NewtonFailed", 9),
    ("IllConditioned", 10),
    ("BranchLost", 11),
    ("RankLoss", 12),
    ("FrameLoss", 13),
    ("Unresolved", 14),
    ("Orthogonal", 15),
    ("EnergyLost", 16),
    ("Unstable", 17),
    ("Singularity", 18),
    ("StepTooLong", 19),
    ("NonFinite", 20),
];

fn main() -> ExitCode {
    let compilers = compilers();
    if compilers.is_empty() {
        println!("skipped: neither gcc nor clang runs here");
        return if is_full() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    }
    let all: Vec<&str> = METHODS.iter().map(|method| method.properties.name).collect();
    let (models, methods) = match is_full() {
        true => (library(), all),
        false => (MODELS.map(str::to_owned).into(), USUAL.to_vec()),
    };
    let mut trials = Vec::new();
    for model in models {
        let (methods, compilers) = (methods.clone(), compilers.clone());
        let name = format!("steps of {model}");
        trials.push(trial(name, move || on_stack(|| steps("steps", &model, &methods, &compilers))));
    }
    for model in MODELS {
        let name = format!("steps on ARM of {model}");
        trials.push(trial(name, move || {
            if ARM.is_there() {
                on_stack(|| steps("arm", model, &USUAL, &[ARM]));
            }
        }));
    }
    for model in DIFFERENTIATED {
        let compilers = compilers.clone();
        trials.push(trial(format!("derivatives of {model}"), move || on_stack(|| derivatives(model, &compilers))));
    }
    for model in PROJECTED {
        let compilers = compilers.clone();
        trials.push(trial(format!("projection of {model}"), move || on_stack(|| projected(model, &compilers))));
    }
    let (strict, called, wrapped) = (compilers.clone(), compilers.clone(), compilers.clone());
    trials.push(trial("elementary functions", move || functions::compare(&called)));
    trials.push(trial("static analysis", || on_stack(analysis::analysed)));
    trials.push(trial("sizes on microcontrollers", || on_stack(embedded::measured)));
    trials.push(trial("the header for C++", move || on_stack(|| in_cpp(&wrapped))));
    trials.push(trial("sanitizers", move || on_stack(|| sanitized(&strict))));
    trials.push(trial("single precision", move || on_stack(|| single(&compilers))));
    run(trials)
}

/// Runs a test on a stack that suffices for derivations.
fn on_stack(test: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(pipeline::STACK).spawn_scoped(scope, test);
        thread.expect("a thread").join().expect("the test passes");
    });
}

/// The compilers that are installed.
fn compilers() -> Vec<Compiler> {
    compilers::HOST.into_iter().filter(Compiler::runs).collect()
}

fn models_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../models")
}

/// The names of the library's models.
fn library() -> Vec<String> {
    let files = fs::read_dir(models_folder()).expect("there are models").map(|file| file.expect("a file").path());
    let yaml = files.filter(|file| file.extension().is_some_and(|end| end == "yaml"));
    let mut names: Vec<String> = yaml.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    names
}

/// Compiles a model with those of the methods that apply.
fn compiled(model: &str, methods: &[&str], derivatives: &Derivatives) -> Option<Compiled> {
    let path = models_folder().join(format!("{model}.yaml"));
    let declaration = Declaration::from_file(path.to_str()?).expect("the library's models parse");
    let with = |methods: &[&str]| {
        let mut declaration = declaration.clone();
        declaration.methods = Some(methods.iter().map(|name| Name::new((*name).to_owned(), Origin::Whole)).collect());
        declaration.derivatives = derivatives.clone();
        pipeline::compile(&declaration)
    };
    // A method that does not apply is refused.
    with(methods).ok().or_else(|| {
        let apply: Vec<&str> = methods.iter().copied().filter(|method| with(&[method]).is_ok()).collect();
        (!apply.is_empty()).then(|| with(&apply).ok())?
    })
}

/// A model in C and for the executor, with its first data set.
struct Model {
    compiled: Compiled,
    files: Files,
    folder: PathBuf,
    parameters: Vec<f64>,
    q: Vec<f64>,
    w: Vec<f64>,
}

impl Model {
    fn new(name: &str, folder: &str, methods: &[&str], derivatives: &Derivatives) -> Option<Self> {
        let compiled = compiled(name, methods, derivatives)?;
        let about = &compiled.mechanics.model().about;
        let files = c::files(&compiled.program, &compiled.header(Item::named(&about.name)));
        let set = &about.data[0];
        let parameters = set.parameters.iter().map(|p| to_f64(p.as_ref().expect("they have values"))).collect();
        let [q, w] = [&set.coordinates, &set.velocities].map(|list| list.iter().map(to_f64).collect::<Vec<f64>>());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c").join(folder).join(name);
        fs::create_dir_all(&folder).expect("a folder");
        let model = Model { compiled, files, folder, parameters, q, w };
        let own = [
            (format!("{}.h", model.files.name), model.files.header.clone()),
            (format!("{}.c", model.files.name), model.files.source.clone()),
            (format!("{}.hpp", model.files.name), model.files.wrapper.clone()),
            ("main.c".to_owned(), program::program(&model)),
        ];
        let runtime = c::RUNTIME.map(|(file, text)| (file.to_owned(), text.to_owned()));
        for (file, text) in own.into_iter().chain(runtime) {
            fs::write(model.folder.join(file), text).expect("a file");
        }
        Some(model)
    }

    /// Compiles the sources, and returns the program.
    fn build(&self, compiler: &Compiler, flags: &[&str]) -> Program {
        let own = format!("{}.c", self.files.name);
        let sources = ["nh.c", "nh_math.c", "main.c", &own, "-lm"];
        compiler.build(&self.folder, &[&WARNINGS, flags].concat(), &sources)
    }

    fn stepper(&self, method: &str, h: f64) -> Result<Stepper<f64>, String> {
        let code = Executable::of_method(&self.compiled.program, &CALLED, method)?;
        let functions = Functions::new(Arc::new(code), &self.parameters);
        let mut steppers = self.compiled.program.steppers.iter();
        let stepper = steppers.find(|stepper| stepper.method == method).expect("it was compiled");
        let declared: Vec<_> = stepper.options.iter().map(|option| option.declared.clone()).collect();
        let info = Box::leak(Box::new(method_info(method, 0, &declared)));
        let constraints = self.compiled.mechanics.model().about.constraints.len();
        let scale = functions.metric_scale(0.0, &self.q, self.w.len(), constraints);
        let start = Start { t: 0.0, q: &self.q, w: &self.w };
        Stepper::new(&functions, &self.parameters, (0, info), start, (h, &[]), || scale).map_err(|e| format!("{e:?}"))
    }
}

/// Returns the control inputs of the test at a time and a state.
fn inputs(t: f64, _: &[f64], w: &[f64], u: &mut [f64]) {
    for (i, u) in u.iter_mut().enumerate() {
        *u = 0.1 * (i as f64 + 1.0) + 0.05 * t - 0.02 * w[0];
    }
}

/// Returns the first place at which numbers differ; zeros have no sign in derivatives.
fn difference(found: &[f64], expected: &[f64], signed: bool) -> Option<usize> {
    let bits = |x: f64| (if signed { x } else { x + 0.0 }).to_bits();
    let same = |a: f64, b: f64| bits(a) == bits(b) || (a.is_nan() && b.is_nan());
    let place = found.iter().zip(expected).position(|(&a, &b)| !same(a, b));
    place.or((found.len() != expected.len()).then_some(found.len().min(expected.len())))
}

fn status(error: &str) -> u32 {
    let known = STATUS.iter().find(|(name, _)| error.starts_with(name));
    known.unwrap_or_else(|| panic!("another error: {error}")).1
}

/// Compares the steps of a model under all of these methods.
fn steps(folder: &str, name: &str, methods: &[&str], compilers: &[Compiler]) {
    let Some(model) = Model::new(name, folder, methods, &Derivatives::default()) else { return };
    let programs: Vec<Program> = compilers.iter().map(|compiler| model.build(compiler, &["-O1"])).collect();
    let mut differing = Vec::new();
    for (i, stepper) in model.compiled.program.steppers.iter().enumerate() {
        let method = &stepper.method;
        for (h, count) in RUNS {
            let (expected, end) = executed(&model, method, h, count);
            for (compiler, program) in compilers.iter().zip(&programs) {
                let arguments = ["steps".to_owned(), i.to_string(), format!("{h:?}"), count.to_string()];
                let (found, found_end) = program.numbers(&arguments);
                let place = difference(&found, &expected, true);
                if place.is_some() || found_end != end.to_string() {
                    let at = place.map(|at| (at, found.get(at), expected.get(at)));
                    differing.push(format!("{method}, {compiler}, h = {h}: {found_end} for {end}, {at:?}"));
                }
            }
        }
    }
    if std::env::var_os("NH_SHOW").is_some() {
        println!("{name}: {} methods", model.compiled.program.steppers.len());
    }
    assert!(differing.is_empty(), "{name}\n{}", differing.join("\n"));
}

/// Returns the carried numbers and velocities after each step of the executor, and the status at
/// the end. Before the first steps are the polynomials of dense output, at the end the statistics.
fn executed(model: &Model, method: &str, h: f64, count: u64) -> (Vec<f64>, u32) {
    let mut stepper = match model.stepper(method, h) {
        Ok(stepper) => stepper,
        Err(error) => return (Vec::new(), status(&error)),
    };
    let mut numbers = Vec::new();
    for i in 0..count {
        if i < program::SHOWN && program::follows(method) {
            // An error is that of the step.
            let _ = stepper.segments(None, &[], &mut |segment| {
                numbers.extend([segment.after, segment.from, segment.to]);
                numbers.extend_from_slice(segment.coefficients);
                numbers.extend([segment.at(0, segment.to), segment.rate_at(0, segment.to)]);
            });
        }
        if let Err(error) = stepper.step(Some(&inputs), &[]) {
            return (numbers, status(&format!("{error:?}")));
        }
        numbers.extend_from_slice(stepper.carried());
        numbers.extend(stepper.state().1);
    }
    let of = stepper.statistics();
    numbers.extend([of.steps, of.newton_iterations, u64::from(of.most_iterations), of.restarts].map(|x| x as f64));
    (numbers, 0)
}

/// Compares the derivatives of steps.
fn derivatives(name: &str, compilers: &[Compiler]) {
    let requested = Derivatives { second: true, ..Derivatives::all() };
    let Some(model) = Model::new(name, "derivatives", &DIFFERENTIATED_BY, &requested) else { return };
    let inputs = model.compiled.mechanics.model().about.inputs.len();
    let u: Vec<f64> = (0..inputs).map(program::held).collect();
    let programs: Vec<Program> = compilers.iter().map(|compiler| model.build(compiler, &["-O1"])).collect();
    for (i, stepper) in model.compiled.program.steppers.iter().enumerate() {
        let method = &stepper.method;
        let mut run = model.stepper(method, 0.05).expect("it starts");
        let variables: usize = run.variables().iter().map(|(_, count)| count).sum();
        let rows = stepper.derivatives.as_ref().map_or(0, |derivatives| derivatives.adjoints.len());
        let along: Vec<f64> = (0..variables).map(program::direction).collect();
        let mut expected = Vec::new();
        for _ in 0..program::DIFFERENTIATED_STEPS {
            let given = [
                (Derivative::Pushed, &along[..]),
                (Derivative::Pulled, &along[..rows]),
                (Derivative::Second, &along[..rows]),
                (Derivative::Entry, &[]),
                (Derivative::Exit, &[]),
            ];
            for (derivative, given) in given {
                expected.extend(run.differentiated(derivative, &u, given).expect("a derivative").unwrap_or_default());
            }
            let hold = |_: f64, _: &[f64], _: &[f64], to: &mut [f64]| to.copy_from_slice(&u);
            expected.extend(run.step_with_jacobian(Some(&hold), &[]).expect("a step").unwrap_or_default());
            expected.extend_from_slice(run.carried());
        }
        for (compiler, program) in compilers.iter().zip(&programs) {
            let (found, _) = program.numbers(&["derivatives".to_owned(), i.to_string()]);
            // The executor's backward pass of a step in parts begins its iterations elsewhere.
            let place = match stepper.parts.is_empty() {
                true => difference(&found, &expected, false),
                false => (0..found.len().max(expected.len())).find(|&at| {
                    let both = found.get(at).zip(expected.get(at));
                    !both.is_some_and(|(a, b)| (a - b).abs() <= 1e-11 * (1.0 + b.abs()))
                }),
            };
            let at = place.map(|at| (at, found.get(at), expected.get(at)));
            assert!(place.is_none(), "{name}, {method}, {compiler}: {at:?}, {} for {}", found.len(), expected.len());
        }
    }
}

/// Moves a start off the constraints, and projects it. The result must be a start.
fn projected(name: &str, compilers: &[Compiler]) {
    let mut model = Model::new(name, "projected", &["gonzalez", "rk4"], &Derivatives::default()).expect("some apply");
    let method = model.compiled.program.steppers[0].method.clone();
    let (before, n) = ([model.q.clone(), model.w.clone()].concat(), model.q.len());
    for compiler in compilers {
        let (found, end) = model.build(compiler, &["-O1"]).numbers(&["project".to_owned(), "0".to_owned()]);
        assert_eq!((found.len(), end.as_str()), (before.len(), "0"), "{name}, {compiler}");
        let apart = found.iter().zip(&before).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        assert!(apart > 1e-4 && apart < 0.5, "{name}, {compiler}: {apart:e}");
        (model.q, model.w) = (found[..n].to_vec(), found[n..].to_vec());
        model.stepper(&method, 0.01).unwrap_or_else(|error| panic!("{name}, {compiler}: {error}"));
    }
}

/// Makes steps in C++, which are those of the executor.
fn in_cpp(compilers: &[Compiler]) {
    let methods = ["gonzalez", "taylor"];
    let model = Model::new("snakeboard", "cpp", &methods, &Derivatives::all()).expect("both apply");
    fs::write(model.folder.join("surface.cpp"), include_str!("surface.cpp")).expect("a file");
    let (mut expected, _) = executed(&model, "gonzalez", 0.01, 50);
    expected.truncate(expected.len() - program::STATISTICS);
    for compiler in compilers {
        compiler.compile(&model.folder, &["-std=c99", "-O1", "-c"], &["nh.c", "nh_math.c", "snakeboard.c"]);
        let flags = [&["-std=c++17", "-O1"], &WARNINGS[1..]].concat();
        let sources = ["surface.cpp", "nh.o", "nh_math.o", "snakeboard.o"];
        let (found, _) = compiler.for_cpp().build(&model.folder, &flags, &sources).numbers(&[]);
        let at = difference(&found, &expected, true);
        assert!(at.is_none(), "{compiler}: {at:?}, {} for {}", found.len(), expected.len());
    }
}

/// Runs steps, some of which fail, derivatives and projections under the sanitizers.
fn sanitized(compilers: &[Compiler]) {
    let all = Derivatives { second: true, ..Derivatives::all() };
    // The second one has a step with sweeps and one in parts: the sanitizers take long.
    let models =
        [("roller_racer", &USUAL[..], Derivatives::default()), (DIFFERENTIATED[0], &["gonzalez", "iso:4"][..], all)];
    for (name, methods, requested) in models {
        let model = Model::new(name, "sanitized", methods, &requested).expect("some methods apply");
        for compiler in compilers {
            // The sanitizers of clang need a library that may be missing, except where they trap.
            let sanitizers: &[&str] = match *compiler == GCC {
                true => &["-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
                false => &["-fsanitize=undefined", "-fsanitize-trap=undefined"],
            };
            let program = model.build(compiler, &[&["-O1"], sanitizers].concat());
            let run = |arguments: &[String]| drop(program.numbers(arguments));
            run(&["project".to_owned(), "0".to_owned()]);
            for (i, stepper) in model.compiled.program.steppers.iter().enumerate() {
                for (h, count) in RUNS {
                    run(&["steps".to_owned(), i.to_string(), format!("{h:?}"), count.to_string()]);
                }
                if stepper.derivatives.is_some() {
                    run(&["derivatives".to_owned(), i.to_string()]);
                }
            }
        }
    }
}

/// Makes steps in `float` that are near those in `double`.
fn single(compilers: &[Compiler]) {
    let model = Model::new("chaplygin_sleigh", "single", &USUAL, &Derivatives::default()).expect("methods apply");
    for compiler in compilers {
        let program = model.build(compiler, &["-O2", "-DNH_FLOAT"]);
        for (i, stepper) in model.compiled.program.steppers.iter().enumerate() {
            let arguments = ["steps".to_owned(), i.to_string(), "0.01".to_owned(), "100".to_owned()];
            let (bytes, _) = program.output(&arguments);
            let numbers = bytes.chunks_exact(4).map(|bytes| f32::from_le_bytes(bytes.try_into().expect("four")));
            let (expected, _) = executed(&model, &stepper.method, 0.01, 100);
            // The statistics differ.
            let last = expected.len() - program::STATISTICS;
            let last = numbers.zip(&expected).take(last).skip(last * 99 / 100);
            let apart = last.map(|(found, expected)| (f64::from(found) - expected).abs()).fold(0.0, f64::max);
            assert!(apart < 1e-3, "{}, {compiler}: {apart:e}", stepper.method);
            assert_eq!(bytes.len(), 4 * expected.len());
        }
    }
}
