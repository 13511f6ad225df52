//! Generated JavaScript, in Node or in a browser: steps, statistics and the messages of errors.

mod engine;

use super::subject::{Subject, library};
use super::{ARGUMENTS, PROJECTED, argument, difference, is_near, on_stack};
use engine::Engine;
use libtest_mimic::Trial;
use nh_cases::{is_full, trial};
use nonholonomic_codegen::declaration::{Declaration, Derivatives};
use nonholonomic_codegen::scheme::METHODS;
use nonholonomic_codegen::targets::js;
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::call;
use std::fmt::Write as _;

/// Models and methods of the default run.
const MODELS: [&str; 4] = ["chaplygin_sleigh_torque", "gearbox", "suslov", "chaplygin_sphere_so3"];
const USUAL: [&str; 7] = ["gonzalez", "rk4", "leapfrog", "iso", "iso:4", "taylor", "spark"];

/// Step sizes and numbers of steps: ordinary steps, and large ones that need many iterations or
/// fail.
const RUNS: [(f64, u64); 3] = [(0.01, 200), (0.15, 100), (1.7, 30)];

/// Models whose elementary functions are those of `Math` in JavaScript, so that last bits differ.
const FOREIGN: &str = "nh.exp = nh.ln = nh.asin = nh.acos = nh.atan = nh.atan2 = nh.sinh = nh.cosh = nh.tanh = nh.asinh = \
     nh.acosh = nh.atanh = () => { throw new Error(\"foreign\"); };\n";

/// Returns the tests; none without an engine.
pub fn trials() -> Vec<Trial> {
    let Some(engine) = Engine::find() else { return Vec::new() };
    let all: Vec<&str> = METHODS.iter().map(|method| method.properties.name).collect();
    let (models, methods) = match is_full() {
        true => (library(), all),
        false => (MODELS.map(str::to_owned).into(), USUAL.to_vec()),
    };
    let mut trials = Vec::new();
    for model in models {
        let (methods, engine) = (methods.clone(), engine.clone());
        trials.push(trial(format!("JavaScript: steps of {model}"), move || {
            on_stack(|| steps(&model, &methods, &engine))
        }));
    }
    for model in PROJECTED {
        let engine = engine.clone();
        trials
            .push(trial(format!("JavaScript: projection of {model}"), move || on_stack(|| projected(model, &engine))));
    }
    let (own, words) = (engine.clone(), engine.clone());
    trials.push(trial("JavaScript: elementary functions", move || functions(&own)));
    trials.push(trial("JavaScript: texts end no script", move || on_stack(|| texts(&words))));
    trials.push(trial("JavaScript: starts are refused as in Rust", move || on_stack(|| refused(&engine))));
    trials
}

/// Returns a script with the runtime, the system as `SYSTEM`, its parameters and its start.
fn script(subject: &Subject) -> String {
    let runtime: String = js::RUNTIME.iter().map(|(_, text)| *text).collect();
    let system = system(subject);
    let Subject { parameters, q, w, .. } = subject;
    format!(
        "{runtime}{}\nconst SYSTEM = {}, PARAMETERS = {parameters:?}, START = {{ t: 0, q: {q:?}, w: {w:?} }};\n{HEX}",
        system.text(|_| true),
        system.name
    )
}

fn system(subject: &Subject) -> js::System {
    js::system(&subject.compiled.program, &subject.header())
}

/// Writes numbers by their bits.
const HEX: &str = "\
const hex = numbers => {
    const words = new Uint32Array(new Float64Array(numbers).buffer), digits = [];
    for (let i = 0; i < words.length; i += 2) {
        for (const word of [words[i + 1], words[i]]) digits.push(word.toString(16).padStart(8, \"0\"));
    }
    return digits.join(\"\");
};
";

/// Reads numbers that JavaScript has written by their bits.
fn numbers(hex: &str) -> Vec<f64> {
    let digits = |at: usize| u64::from_str_radix(&hex[at..at + 16], 16).expect("hexadecimal digits");
    (0..hex.len()).step_by(16).map(|at| f64::from_bits(digits(at))).collect()
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
        const of = stepper.statistics;
        numbers.push(of.steps, of.newtonIterations, of.mostIterations, of.restarts);
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
    let Some(model) = Subject::of_library(name, methods, &Derivatives::default()) else { return };
    let runs: Vec<String> = RUNS.iter().map(|(h, count)| format!("[{h}, {count}]")).collect();
    let script = format!("{}{FOREIGN}const RUNS = [{}];\n{STEPS}", script(&model), runs.join(", "));
    let text = engine.run(name, &script);
    let (mut differing, mut compared, mut foreign) = (Vec::new(), 0, 0);
    let cases = model.methods().flat_map(|method| RUNS.map(|run| (method, run)));
    for ((method, (h, count)), line) in cases.zip(text.lines()) {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields[..2], [method, &h.to_string()]);
        if fields[2] == "foreign" {
            foreign += 1;
            continue;
        }
        compared += 1;
        let (expected, end) = model.executed(method, h, count, 0);
        let end = end.map_or(String::new(), |error| error.to_string());
        let found = numbers(fields[3]);
        let place = difference(&found, &expected);
        if place.is_some() || fields[2] != end {
            let at = place.map(|at| (at, found.get(at), expected.get(at)));
            differing.push(format!("{method}, h = {h}: `{}` for `{end}`, {at:?}", fields[2]));
        }
    }
    assert!(differing.is_empty(), "{name}\n{}", differing.join("\n"));
    assert_eq!(compared + foreign, RUNS.len() * model.methods().count());
    if std::env::var_os("NH_SHOW").is_some() {
        println!("{name}: {compared} runs, {foreign} more call functions of `Math`");
    }
}

/// Moves a start off the constraints, and projects it. The result must be a start.
fn projected(name: &str, engine: &Engine) {
    let mut model = Subject::of_library(name, &["gonzalez", "rk4"], &Derivatives::default()).expect("some apply");
    let method = model.methods().next().expect("a method").to_owned();
    let move_off = "const off = x => x.map((x, i) => x + 0.01 * (i % 3 + 1));
        const result = () => {
            const { q, w } = new nh.System(SYSTEM, PARAMETERS).project({ t: 0, q: off(START.q), w: off(START.w) });
            return hex([...q, ...w]);
        };\n";
    let found = numbers(&engine.run(&format!("projected-{name}"), &(script(&model) + move_off)));
    let (before, n) = ([model.q.clone(), model.w.clone()].concat(), model.q.len());
    is_near(&found, &before);
    (model.q, model.w) = (found[..n].to_vec(), found[n..].to_vec());
    model.stepper(&method, 0.01).unwrap_or_else(|error| panic!("{name}: {error}"));
}

/// Compares the functions of the runtime with Rust's: ours by their bits, those of `Math` to a few
/// units in the last place.
fn functions(engine: &Engine) {
    let runtime: String = js::RUNTIME.iter().map(|(_, text)| *text).collect();
    let x: Vec<f64> = (0..ARGUMENTS).map(argument).collect();
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

fn skate() -> Subject {
    let declaration = Declaration::from_yaml(SKATE, "skate.yaml").expect("it parses");
    Subject::of(&declaration, &["gonzalez"], &Derivatives::default()).expect("it applies")
}

/// Texts of declarations do not end the script, and words of JavaScript are no names.
fn texts(engine: &Engine) {
    let model = skate();
    let text = system(&model).text(|_| true);
    assert!(!text.contains("</script") && !text.contains("<!--"), "{text}");
    let script = script(&model) + "const result = () => SYSTEM.text;\n";
    assert_eq!(engine.run("texts", &script), "ends </script> and */ <!-- no script");
    assert!(!system(&model).text(|_| false).contains("gonzalez"));
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
            script(&skate())
        );
        assert_eq!(engine.run("refused", &script), expected, "{start}");
    }
}
