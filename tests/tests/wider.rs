//! Generated code of systems that are more than a kinetic energy, a potential and homogeneous constraints: it compiles without a warning
//! under `no_std`, and takes them where a program that shares nothing with the compiler has taken them
//! (`nh-codegen/tests/schemes/wider/wider.py`), with the work that is done booked to roundoff by `gonzalez`.
//!
//! The algebra engine runs on the main thread of one process at a time, so this binary has its own main.

use nh_codegen::declaration::Declaration;
use nh_codegen::pipeline;
use nh_tests::compiler::{Compiler, scratch};
use nh_tests::engine::{self, trial};
use nh_tests::strangers;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

/// What is read of a case; the declaration names no methods.
#[derive(Deserialize)]
struct Case {
    declaration: String,
    end: f64,
    start: Vec<f64>,
    q: Vec<f64>,
    v: Vec<f64>,
}

/// Under all methods that apply; the others under two.
const ALL: &str = "forced";

fn main() -> ExitCode {
    engine::run_with_compiler("wider", |compiler| vec![trial("compiled_and_run", move || compiled_and_run(&compiler))])
}

fn compiled_and_run(compiler: &Compiler) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../nh-codegen/tests/schemes/wider/wider.json");
    let text = fs::read_to_string(path).expect("the data are there");
    let cases: BTreeMap<String, Case> = serde_json::from_str(&text).expect("as wider.py wrote it");
    let folder = scratch("wider");
    let (mut modules, mut program) = ("#![deny(warnings)]\n".to_owned(), format!("{PROGRAM}\nfn main() {{\n"));
    for (name, case) in &cases {
        let methods = if name == ALL { "all" } else { "gonzalez, rk4" };
        let text = format!("{}methods: [{methods}]\n", case.declaration);
        let compiled = Declaration::from_yaml(&text, "wider.yaml")
            .and_then(|declaration| pipeline::compile(&declaration))
            .unwrap_or_else(|errors| panic!("{text}\n{errors}"));
        let file = compiled.text().expect("what is emitted parses");
        fs::write(folder.join(format!("{name}.rs")), &file).expect("the target folder is writable");
        let _ = writeln!(modules, "mod {name};");
        let (q, w) = case.start.split_at(case.q.len());
        let _ = writeln!(
            program,
            "    run::<{name}::{}::System<f64>>({q:?}.as_slice(), {w:?}.as_slice(), {:?}, {:?}.as_slice());",
            strangers::module(&file),
            case.end,
            [&case.q[..], &case.v].concat()
        );
    }
    program += "}\n";
    modules.push_str(&program);
    let source = folder.join("main.rs");
    fs::write(&source, modules).expect("the target folder is writable");
    let built = folder.join("main");
    let arguments: Vec<&str> = ["-C", "opt-level=1", "-o"].into_iter().chain(built.to_str()).collect();
    let compiled = compiler.build(&source, &folder, &folder, Path::new("unused"), &arguments).run();
    assert!(compiled.success, "{}", compiled.messages);
    let output = Command::new(built).output().expect("what was built can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

const PROGRAM: &str = "
use nh_runtime::catalogue::{DynStepper, Model, boxed};

fn run<S: Model + 'static>(q: &[f64], w: &[f64], end: f64, truth: &[f64]) {
    let name = S::INFO.name;
    let system = S::from_parameters(&[]).unwrap();
    let start = system.state_from(0.0, q, w).unwrap();
    system.check(&start).unwrap();
    let off = |stepper: &dyn DynStepper| {
        let (mut q, mut w) = (vec![0.0; q.len()], vec![0.0; w.len()]);
        stepper.write_q(&mut q);
        stepper.write_w(&mut w);
        q.iter().chain(&w).zip(truth).fold(0.0_f64, |most, (a, b)| most.max((a - b).abs()))
    };
    let to_end = |method: &str, steps: u64| {
        let mut stepper = boxed(&system, &start, method, end / steps as f64).unwrap().unwrap();
        let first = stepper.energy();
        stepper.step_n(steps).unwrap_or_else(|error| panic!(\"{name}: {error}\"));
        (off(&*stepper), (stepper.energy() - first - stepper.work()).abs(), first.abs().max(1.0))
    };
    // The error constant of rk4 at h = end/2000 is below 1e-8 for all of them; roundoff is below 1e-12.
    let (error, ..) = to_end(\"rk4\", 2000);
    assert!(error < 1e-10, \"{name}: rk4 is off by {error:e}\");
    let ((before, ..), (after, balance, energy)) = (to_end(\"gonzalez\", 200), to_end(\"gonzalez\", 400));
    let order = (before / after).log2();
    assert!((order - 2.0).abs() < 0.1, \"{name}: gonzalez has order {order}\");
    // Some 20 roundings of the energy's terms a step.
    assert!(balance < 400.0 * 20.0 * f64::EPSILON * energy, \"{name}: the balance is off by {balance:e}\");
    for method in S::INFO.methods {
        let (error, ..) = to_end(method.name, 400);
        assert!(error < 0.05, \"{name}, {}: off by {error:e}\", method.name);
    }
}
";
