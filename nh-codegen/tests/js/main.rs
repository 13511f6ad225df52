//! Generated JavaScript has the bits of the executor: steps, statistics and the messages of errors.
//! Without an engine the tests print that they are skipped; with `NH_FULL=1` they fail.
//!
//! By default some models run under some methods; `NH_FULL=1` runs all of both.

mod engine;
mod model;

use engine::Engine;
use model::{HEX, Model, difference, library, numbers};
use nh_cases::{is_full, run, trial};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::METHODS;
use nonholonomic_codegen::targets::js;
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::call;
use std::fmt::Write as _;
use std::process::ExitCode;

/// Models and methods of the default run.
const MODELS: [&str; 4] = ["chaplygin_sleigh_torque", "gearbox", "suslov", "chaplygin_sphere_so3"];
const USUAL: [&str; 7] = ["gonzalez", "rk4", "leapfrog", "iso", "iso:4", "taylor", "spark"];

/// Models whose starts are moved onto constraints, rotations and levels.
const PROJECTED: [&str; 3] = ["chaplygin_sleigh_torque", "chaplygin_sphere_so3", "twistcar"];

/// Step sizes and numbers of steps: ordinary steps, and large ones that need many iterations or
/// fail.
const RUNS: [(f64, u64); 3] = [(0.01, 200), (0.15, 100), (1.7, 30)];

/// Models whose elementary functions are those of `Math` in JavaScript, so that last bits differ.
const FOREIGN: &str = "nh.exp = nh.ln = nh.asin = nh.acos = nh.atan = nh.atan2 = nh.sinh = nh.cosh = nh.tanh = nh.asinh = \
     nh.acosh = nh.atanh = () => { throw new Error(\"foreign\"); };\n";

fn main() -> ExitCode {
    let Some(engine) = Engine::find() else {
        println!("skipped: neither Node nor Chromium runs here");
        return if is_full() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    };
    let all: Vec<&str> = METHODS.iter().map(|method| method.properties.name).collect();
    let (models, methods) = match is_full() {
        true => (library(), all),
        false => (MODELS.map(str::to_owned).into(), USUAL.to_vec()),
    };
    let mut trials = Vec::new();
    for model in models {
        let (methods, engine) = (methods.clone(), engine.clone());
        trials.push(trial(format!("steps of {model}"), move || on_stack(|| steps(&model, &methods, &engine))));
    }
    for model in PROJECTED {
        let engine = engine.clone();
        trials.push(trial(format!("projection of {model}"), move || on_stack(|| projected(model, &engine))));
    }
    let (own, words) = (engine.clone(), engine.clone());
    trials.push(trial("elementary functions", move || functions(&own)));
    trials.push(trial("texts end no script", move || on_stack(|| texts(&words))));
    trials.push(trial("starts are refused in the words of Rust", move || on_stack(|| refused(&engine))));
    run(trials)
}

/// Runs a test on a stack that suffices for derivations.
fn on_stack(test: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(pipeline::STACK).spawn_scoped(scope, test);
        thread.expect("a thread").join().expect("the test passes");
    });
}

/// Returns the control inputs of the test at a time and a state.
fn inputs(t: f64, _: &[f64], w: &[f64], u: &mut [f64]) {
    for (i, u) in u.iter_mut().enumerate() {
        *u = 0.1 * (i as f64 + 1.0) + 0.05 * t - 0.02 * w[0];
    }
}

/// The script that makes the steps: a line for each method and run, with the end and the numbers.
const STEPS: &str = "
const control = (t, { w }) => SYSTEM.inputs.map((_, i) => 0.1 * (i + 1) + 0.05 * t - 0.02 * w[0]);
const made = (method, h, count) => {
    const numbers = [];
    let end = \"\";
    try {
        const stepper = new nh.Stepper(new nh.System(SYSTEM, PARAMETERS), method, START, h);
        for (let i = 0; i < count; i++) {
            stepper.step(control);
            numbers.push(...stepper.carried, ...stepper.state.w);
        }
        numbers.push(...Object.values(stepper.statistics));
    } catch (error) {
        if (!error.kind && error.message !== \"foreign\") throw error;
        end = error.message;
    }
    return `${method}\\t${h}\\t${end}\\t${hex(numbers)}\\n`;
};
const result = () =>
    Object.keys(SYSTEM.methods).flatMap(method => RUNS.map(([h, count]) => made(method, h, count))).join(\"\");
";

/// Compares the steps of a model under all of these methods.
fn steps(name: &str, methods: &[&str], engine: &Engine) {
    let Some(model) = Model::new(name, methods) else { return };
    let runs: Vec<String> = RUNS.iter().map(|(h, count)| format!("[{h}, {count}]")).collect();
    let script = format!("{}{FOREIGN}const RUNS = [{}];\n{STEPS}", model.script(), runs.join(", "));
    let text = engine.run(name, &script);
    let (mut differing, mut compared, mut foreign) = (Vec::new(), 0, 0);
    let cases = model.compiled.program.steppers.iter().flat_map(|stepper| RUNS.map(|run| (&stepper.method, run)));
    for ((method, (h, count)), line) in cases.zip(text.lines()) {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields[..2], [method.as_str(), &h.to_string()]);
        if fields[2] == "foreign" {
            foreign += 1;
            continue;
        }
        compared += 1;
        let (expected, end) = executed(&model, method, h, count);
        let found = numbers(fields[3]);
        let place = difference(&found, &expected);
        if place.is_some() || fields[2] != end {
            let at = place.map(|at| (at, found.get(at), expected.get(at)));
            differing.push(format!("{method}, h = {h}: `{}` for `{end}`, {at:?}", fields[2]));
        }
    }
    assert!(differing.is_empty(), "{name}\n{}", differing.join("\n"));
    assert_eq!(compared + foreign, RUNS.len() * model.compiled.program.steppers.len());
    if std::env::var_os("NH_SHOW").is_some() {
        println!("{name}: {compared} runs, {foreign} more call functions of `Math`");
    }
}

/// Returns the carried numbers and velocities after each step of the executor, with the statistics
/// at the end, or the message of the error.
fn executed(model: &Model, method: &str, h: f64, count: u64) -> (Vec<f64>, String) {
    let mut stepper = match model.stepper(method, h) {
        Ok(stepper) => stepper,
        Err(error) => return (Vec::new(), error),
    };
    let mut numbers = Vec::new();
    for _ in 0..count {
        if let Err(error) = stepper.step(Some(&inputs), &[]) {
            return (numbers, error.to_string());
        }
        numbers.extend_from_slice(stepper.carried());
        numbers.extend(stepper.state().1);
    }
    let of = stepper.statistics();
    numbers.extend([of.steps, of.newton_iterations, of.restarts, u64::from(of.most_iterations)].map(|x| x as f64));
    (numbers, String::new())
}

/// Moves a start off the constraints, and projects it. The result must be a start.
fn projected(name: &str, engine: &Engine) {
    let mut model = Model::new(name, &["gonzalez", "rk4"]).expect("some apply");
    let method = model.compiled.program.steppers[0].method.clone();
    let move_off = "const off = x => x.map((x, i) => x + 0.01 * (i % 3 + 1));
        const result = () => {
            const { q, w } = new nh.System(SYSTEM, PARAMETERS).project({ t: 0, q: off(START.q), w: off(START.w) });
            return hex([...q, ...w]);
        };\n";
    let found = numbers(&engine.run(&format!("projected-{name}"), &(model.script() + move_off)));
    let (before, n) = ([model.q.clone(), model.w.clone()].concat(), model.q.len());
    assert_eq!(found.len(), before.len());
    let apart = found.iter().zip(&before).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    assert!(apart > 1e-4 && apart < 0.5, "{name}: {apart:e}");
    (model.q, model.w) = (found[..n].to_vec(), found[n..].to_vec());
    model.stepper(&method, 0.01).unwrap_or_else(|error| panic!("{name}: {error}"));
}

/// The number of arguments of elementary functions.
const COUNT: u64 = 20_000;

/// Returns the i-th argument: of size 1, 8 or 700, or of any bits.
fn argument(i: u64) -> f64 {
    // Steele, Lea & Flood (2014), Fast splittable pseudorandom number generators.
    let mut x = i.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^= x >> 31;
    let unit = (x >> 11) as f64 / (1_u64 << 52) as f64 - 1.0;
    match i % 4 {
        0 => unit,
        1 => 8.0 * unit,
        2 => 700.0 * unit,
        _ => f64::from_bits(x),
    }
}

/// Compares the functions of the runtime with Rust's: ours by their bits, those of `Math` to a few
/// units in the last place.
fn functions(engine: &Engine) {
    let runtime: String = js::RUNTIME.iter().map(|(_, text)| *text).collect();
    let x: Vec<f64> = (0..COUNT).map(argument).collect();
    let all: Vec<Function> = Function::ALL.into_iter().chain((-1..=3).map(Function::Bessel)).collect();
    let mut calls = String::new();
    for function in &all {
        let _ = match function {
            Function::Bessel(n) => writeln!(calls, "x => nh.bessel({n}, x),"),
            function => writeln!(calls, "nh.{},", function.name()),
        };
    }
    let script = format!(
        "{runtime}{HEX}const X = new Float64Array(BigUint64Array.of({}).buffer);\n\
         const result = () => [{calls}].map(f => hex(X.map(x => f(x)))).join(\"\\n\");\n",
        x.iter().map(|x| format!("{}n", x.to_bits())).collect::<Vec<_>>().join(",")
    );
    let text = engine.run("functions", &script);
    let found: Vec<&str> = text.lines().collect();
    assert_eq!(found.len(), all.len());
    for (function, line) in all.into_iter().zip(found) {
        // Below 1 there is no acosh; Rust's has other numbers there than NaN.
        let defined = |x: f64| function.name() != "acosh" || x >= 1.0;
        let value = |x: f64| if defined(x) { call(function, x) } else { f64::NAN };
        let expected: Vec<f64> = x.iter().map(|&x| value(x)).collect();
        let found = numbers(line);
        let own = ["sqrt", "sin", "cos", "tan", "abs", "sign", "floor"].contains(&function.name());
        let near = |a: f64, b: f64| a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= 8.0 * nh_cases::ulp(b);
        let apart = match own {
            true => difference(&found, &expected),
            // Near a zero of a Bessel function its terms cancel.
            false => found
                .iter()
                .zip(&expected)
                .position(|(&a, &b)| !(near(a, b) || matches!(function, Function::Bessel(_)) && (a - b).abs() < 1e-14)),
        };
        assert!(apart.is_none(), "{function:?}: {:?}", apart.map(|at| (x[at], found[at], expected[at])));
    }
}

const SKATE: &str = "\
name: skate
text: \"ends </script> and */ <!-- no script\"
coordinates: [x, y, theta]
parameters: {class: 2, new: 0.5}
lagrangian: class*(x_dot^2 + y_dot^2) + new*theta_dot^2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
initial:
  ahead: {v: {x_dot: 1, theta_dot: 1}}
";

fn skate() -> Model {
    let declaration = Declaration::from_yaml(SKATE, "skate.yaml").expect("it parses");
    Model::of(&declaration, &["gonzalez"]).expect("it applies")
}

/// Texts of declarations do not end the script, and words of JavaScript are no names.
fn texts(engine: &Engine) {
    let model = skate();
    let text = model.system.text(|_| true);
    assert!(!text.contains("</script") && !text.contains("<!--"), "{text}");
    let script = model.script() + "const result = () => SYSTEM.text;\n";
    assert_eq!(engine.run("texts", &script), "ends </script> and */ <!-- no script");
    assert!(!model.system.text(|_| false).contains("gonzalez"));
}

/// Starts that are refused are refused in the words of Rust's `StepError`.
fn refused(engine: &Engine) {
    let starts = [
        (
            "0.1, q: [0, 0, 0], w: [0, 1, 0]",
            "the initial velocity violates constraint 1 by 1.000e0 (roundoff explains 2.8e-14); `project` moves a velocity onto the \
             constraints",
        ),
        ("0, q: [0, 0, 0], w: [1, 0, 0]", "the step size must be finite and not zero, it is 0.0"),
        ("-1e-310, q: [0, 0, 0], w: [1, 0, 0]", "the step size must be finite and not zero, it is -1e-310"),
        ("0.1, q: [NaN, 0, 0], w: [1, 0, 0]", "the initial data, or their energy, are not finite"),
    ];
    for (start, expected) in starts {
        let script = format!(
            "{}const result = () => {{\n    const {{ h, q, w }} = {{ h: {start} }};\n    \
             try {{ new nh.Stepper(new nh.System(SYSTEM, PARAMETERS), \"gonzalez\", {{ t: 0, q, w }}, h); }}\n    \
             catch (error) {{ return error.message; }}\n}};\n",
            skate().script()
        );
        assert_eq!(engine.run("refused", &script), expected, "{start}");
    }
}
