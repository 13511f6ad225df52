//! Generated C, compiled by the compilers that are installed: steps, errors, statistics, dense
//! output and derivatives. Other tests need cppcheck, or a compiler for ARM and QEMU.

mod analysis;
mod compilers;
mod embedded;
mod functions;
mod program;

use super::subject::{STATISTICS, Subject, library};
use super::{PROJECTED, difference, is_near, on_stack};
use compilers::{ARM, Compiler, GCC, Program};
use libtest_mimic::Trial;
use nh_cases::{is_full, trial};
use nonholonomic::StepError;
use nonholonomic_codegen::declaration::Derivatives;
use nonholonomic_codegen::scheme::METHODS;
use nonholonomic_codegen::targets::c::{self, Files};
use nonholonomic_exec::{Derivative, Stepper};
use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// Warnings that generated code and the runtime do not cause.
const WARNINGS: [&str; 6] = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Werror"];

/// Models and methods of the default run.
const MODELS: [&str; 3] = ["chaplygin_sleigh_torque", "gearbox", "suslov"];
const USUAL: [&str; 6] = ["gonzalez", "rk4", "leapfrog", "iso", "iso:4", "taylor"];

/// Models and methods whose steps are differentiated in the default run. Otherwise the other models
/// are, too, each under some methods and by one compiler: their code has megabytes.
const DIFFERENTIATED: [&str; 2] = ["chaplygin_sleigh_torque", "vertical_disk_se2"];
const DIFFERENTIATED_BY: [&str; 5] = ["gonzalez", "rk4", "leapfrog", "taylor", "iso:4"];
const OTHERS_BY: [&str; 4] = ["gonzalez", "rk4", "leapfrog", "taylor"];

/// Models of whose derivatives compilers take gigabytes: one method each.
const LARGE: [&str; 2] = ["twistcar", "whipple"];

/// The largest number of coordinates of models that have second derivatives here.
const MAX_CURVED: usize = 7;

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

/// Returns the tests; none without a compiler.
pub fn trials() -> Vec<Trial> {
    let compilers = compilers();
    if compilers.is_empty() {
        return Vec::new();
    }
    let all: Vec<&str> = METHODS.iter().map(|method| method.properties.name).collect();
    let names = |models: &[&str]| models.iter().map(|&name| name.to_owned()).collect();
    let (models, methods, differentiated) = match is_full() {
        true => (library(), all, library()),
        false => (names(&MODELS), USUAL.to_vec(), names(&DIFFERENTIATED)),
    };
    let mut trials = Vec::new();
    for (i, model) in models.into_iter().enumerate() {
        // Code of all methods of large systems takes minutes. There one compiler optimises it, each
        // that of every other model.
        let optimised = |at: usize| MODELS.contains(&model.as_str()) || at == i % compilers.len();
        let flag = |at: usize| if optimised(at) { "-O1" } else { "-O0" };
        let compilers: Vec<_> = compilers.iter().enumerate().map(|(at, compiler)| (*compiler, flag(at))).collect();
        let (name, methods) = (format!("C: steps of {model}"), methods.clone());
        trials.push(trial(name, move || on_stack(|| steps("steps", &model, &methods, &compilers))));
    }
    for model in MODELS {
        let name = format!("C: steps on ARM of {model}");
        trials.push(trial(name, move || {
            if ARM.is_there() {
                on_stack(|| steps("arm", model, &USUAL, &[(ARM, "-O1")]));
            }
        }));
    }
    for (i, model) in differentiated.into_iter().enumerate() {
        let (methods, compilers) = match DIFFERENTIATED.contains(&model.as_str()) {
            true => (&DIFFERENTIATED_BY[..], compilers.clone()),
            false if LARGE.contains(&model.as_str()) => (&["rk4"][..], vec![compilers[compilers.len() - 1]]),
            false => (&OTHERS_BY[..], vec![compilers[i % compilers.len()]]),
        };
        let name = format!("C: derivatives of {model}");
        trials.push(trial(name, move || on_stack(|| derivatives(&model, methods, &compilers))));
    }
    for model in PROJECTED {
        let compilers = compilers.clone();
        trials.push(trial(format!("C: projection of {model}"), move || on_stack(|| projected(model, &compilers))));
    }
    let (strict, called, wrapped) = (compilers.clone(), compilers.clone(), compilers.clone());
    trials.push(trial("C: elementary functions", move || functions::compare(&called)));
    trials.push(trial("C: static analysis", || on_stack(analysis::analysed)));
    trials.push(trial("C: sizes on microcontrollers", || on_stack(embedded::measured)));
    trials.push(trial("C: the header for C++", move || on_stack(|| in_cpp(&wrapped))));
    trials.push(trial("C: sanitizers", move || on_stack(|| sanitized(&strict))));
    trials.push(trial("C: single precision", move || on_stack(|| single(&compilers))));
    trials
}

/// The compilers that are installed.
fn compilers() -> Vec<Compiler> {
    compilers::HOST.into_iter().filter(Compiler::runs).collect()
}

/// A model in C and for the executor.
struct Model {
    subject: Subject,
    files: Files,
    folder: PathBuf,
}

impl Deref for Model {
    type Target = Subject;

    fn deref(&self) -> &Subject {
        &self.subject
    }
}

impl Model {
    fn new(name: &str, folder: &str, methods: &[&str], derivatives: &Derivatives) -> Option<Self> {
        let subject = Subject::of_library(name, methods, derivatives)?;
        let files = c::files(&subject.compiled.program, &subject.header());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c").join(folder).join(name);
        fs::create_dir_all(&folder).expect("a folder");
        let model = Model { subject, files, folder };
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
}

/// Returns the status in C.
fn status(error: Option<&StepError>) -> u32 {
    let Some(error) = error else { return 0 };
    let name = format!("{error:?}");
    let known = STATUS.iter().find(|(known, _)| name.starts_with(known));
    known.unwrap_or_else(|| panic!("another error: {error}")).1
}

/// Compares the steps of a model under all of these methods, by these compilers with a flag each.
fn steps(folder: &str, name: &str, methods: &[&str], compilers: &[(Compiler, &str)]) {
    let Some(model) = Model::new(name, folder, methods, &Derivatives::default()) else { return };
    let programs: Vec<Program> = compilers.iter().map(|(compiler, flag)| model.build(compiler, &[flag])).collect();
    let mut differing = Vec::new();
    for (i, method) in model.methods().enumerate() {
        for (h, count) in RUNS {
            let (expected, end) = model.executed(method, h, count, program::SHOWN);
            let end = status(end.as_ref());
            for ((compiler, _), program) in compilers.iter().zip(&programs) {
                let arguments = ["steps".to_owned(), i.to_string(), format!("{h:?}"), count.to_string()];
                let (found, found_end) = program.numbers(&arguments);
                let place = difference(&found, &expected);
                if place.is_some() || found_end != end.to_string() {
                    let at = place.map(|at| (at, found.get(at), expected.get(at)));
                    differing.push(format!("{method}, {compiler}, h = {h}: {found_end} for {end}, {at:?}"));
                }
            }
        }
    }
    if std::env::var_os("NH_SHOW").is_some() {
        println!("{name}: {} methods", model.methods().count());
    }
    assert!(differing.is_empty(), "{name}\n{}", differing.join("\n"));
}

/// Compares the derivatives of steps.
fn derivatives(name: &str, methods: &[&str], compilers: &[Compiler]) {
    let plain = Subject::of_library(name, &["rk4"], &Derivatives::default()).expect("it applies");
    let requested = Derivatives { second: plain.q.len() <= MAX_CURVED, ..Derivatives::all() };
    let model = Model::new(name, "derivatives", methods, &requested).expect("some methods apply");
    let u: Vec<f64> = (0..model.inputs()).map(program::held).collect();
    // Derivatives of large systems have megabytes of code.
    let programs: Vec<Program> = compilers.iter().map(|compiler| model.build(compiler, &["-O0"])).collect();
    let mut differing = Vec::new();
    for (i, stepper) in model.compiled.program.steppers.iter().enumerate() {
        let method = &stepper.method;
        let rows = stepper.derivatives.as_ref().map_or(0, |derivatives| derivatives.adjoints.len());
        let mut expected = Vec::new();
        let started = model.stepper(method, program::STEP);
        let end = started.and_then(|mut run| differentiated(&mut run, rows, &u, &mut expected));
        let end = status(end.err().as_ref()).to_string();
        for (compiler, program) in compilers.iter().zip(&programs) {
            let (found, found_end) = program.numbers(&["derivatives".to_owned(), i.to_string()]);
            // The executor's backward pass of a step in parts begins its iterations elsewhere.
            let place = match stepper.parts.is_empty() {
                true => difference(&without_signs_of_zeros(&found), &without_signs_of_zeros(&expected)),
                false => (0..found.len().max(expected.len())).find(|&at| {
                    let both = found.get(at).zip(expected.get(at));
                    !both.is_some_and(|(a, b)| (a - b).abs() <= 1e-11 * (1.0 + b.abs()))
                }),
            };
            if place.is_some() || found_end != end {
                let at = place.map(|at| (at, found.get(at), expected.get(at)));
                let lengths = format!("{} for {}", found.len(), expected.len());
                differing.push(format!("{method}, {compiler}: {found_end} for {end}, {lengths}, {at:?}"));
            }
        }
    }
    assert!(differing.is_empty(), "{name}\n{}", differing.join("\n"));
}

/// Differentiates some steps under these inputs; `numbers` receives the derivatives and the carried
/// numbers.
fn differentiated(
    run: &mut Stepper<f64>,
    rows: usize,
    inputs: &[f64],
    numbers: &mut Vec<f64>,
) -> Result<(), StepError> {
    let variables: usize = run.variables().iter().map(|(_, count)| count).sum();
    let along: Vec<f64> = (0..variables.max(rows)).map(program::direction).collect();
    for i in 0..program::DIFFERENTIATED_STEPS {
        let given = [
            (Derivative::Pushed, &along[..variables]),
            (Derivative::Pulled, &along[..rows]),
            (Derivative::Second, &along[..rows]),
            (Derivative::Entry, &[]),
            (Derivative::Exit, &[]),
        ];
        for (derivative, given) in given {
            numbers.extend(run.differentiated(derivative, inputs, given)?.unwrap_or_default());
        }
        let hold = |_: f64, _: &[f64], _: &[f64], to: &mut [f64]| to.copy_from_slice(inputs);
        // A step alone leaves another memory than one with its derivatives.
        let jacobian = if i % 2 == 0 { run.step_with_jacobian(Some(&hold), &[])? } else { None };
        match jacobian {
            Some(jacobian) => numbers.extend(jacobian),
            None => run.step(Some(&hold), &[])?,
        }
        numbers.extend_from_slice(run.carried());
    }
    Ok(())
}

/// Returns the numbers with zeros that have no sign, as in derivatives.
fn without_signs_of_zeros(numbers: &[f64]) -> Vec<f64> {
    numbers.iter().map(|x| x + 0.0).collect()
}

/// Moves a start off the constraints, and projects it. The result must be a start.
fn projected(name: &str, compilers: &[Compiler]) {
    let mut model = Model::new(name, "projected", &["gonzalez", "rk4"], &Derivatives::default()).expect("some apply");
    let method = model.methods().next().expect("a method").to_owned();
    let (before, n) = ([model.q.clone(), model.w.clone()].concat(), model.q.len());
    for compiler in compilers {
        let (found, end) = model.build(compiler, &["-O1"]).numbers(&["project".to_owned(), "0".to_owned()]);
        assert_eq!(end, "0", "{name}, {compiler}");
        is_near(&found, &before);
        (model.subject.q, model.subject.w) = (found[..n].to_vec(), found[n..].to_vec());
        model.stepper(&method, 0.01).unwrap_or_else(|error| panic!("{name}, {compiler}: {error}"));
    }
}

/// Makes steps in C++, which are those of the executor.
fn in_cpp(compilers: &[Compiler]) {
    let methods = ["gonzalez", "taylor"];
    let model = Model::new("snakeboard", "cpp", &methods, &Derivatives::all()).expect("both apply");
    fs::write(model.folder.join("surface.cpp"), include_str!("surface.cpp")).expect("a file");
    let (mut expected, _) = model.executed("gonzalez", 0.01, 50, 0);
    expected.truncate(expected.len() - STATISTICS);
    for compiler in compilers {
        compiler.compile(&model.folder, &["-std=c99", "-O1", "-c"], &["nh.c", "nh_math.c", "snakeboard.c"]);
        let flags = [&["-std=c++17", "-O1"], &WARNINGS[1..]].concat();
        let sources = ["surface.cpp", "nh.o", "nh_math.o", "snakeboard.o"];
        let (found, _) = compiler.for_cpp().build(&model.folder, &flags, &sources).numbers(&[]);
        let at = difference(&found, &expected);
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
            let (expected, _) = model.executed(&stepper.method, 0.01, 100, program::SHOWN);
            // The statistics differ.
            let last = expected.len() - STATISTICS;
            let last = numbers.zip(&expected).take(last).skip(last * 99 / 100);
            let apart = last.map(|(found, expected)| (f64::from(found) - expected).abs()).fold(0.0, f64::max);
            assert!(apart < 1e-3, "{}, {compiler}: {apart:e}", stepper.method);
            assert_eq!(bytes.len(), 4 * expected.len());
        }
    }
}
