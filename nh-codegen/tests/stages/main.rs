//! Every stage of two models, and the mechanics of two that are no natural systems, as people see it, held by snapshots: the declaration as understood, the mechanics, the
//! discrete equations with their block structure, the operation counts; text for both, LaTeX and JSON for one.
//!
//! The algebra engine runs on the main thread of one process at a time, so this binary has its own main.
//! `INSTA_UPDATE=always cargo test -p nonholonomic-codegen --test stages` rewrites the snapshots.

#[path = "../harness/mod.rs"]
mod harness;

use libtest_mimic::Trial;
use nonholonomic_codegen::budget::Budget;
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::explain::{Format, Stage, explain};
use nonholonomic_codegen::pipeline;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const STAGES: [(&str, Stage); 4] =
    [("model", Stage::Model), ("mechanics", Stage::Mechanics), ("scheme", Stage::Scheme), ("ir", Stage::Ir)];

/// Everything that a system may have beside a kinetic energy, a potential and constraints.
const CHARGE: &str = "
name: charge
coordinates: [x, y, z, theta]
parameters: [m, J, B, b, M, c]
lagrangian: m/2*(x_dot^2 + y_dot^2 + z_dot^2) + J/2*theta_dot^2 + B/2*(x*y_dot - y*x_dot) - m*cos(t)*z
constraints: [x_dot*sin(theta) - y_dot*cos(theta) - b*sin(theta)]
holonomic: [z - x*y]
forces: {theta: M*cos(2*t)}
dissipation: c/2*(x_dot^2 + y_dot^2)
methods: [gonzalez]
";

fn main() -> ExitCode {
    harness::run(trials)
}

fn trials() -> Vec<Trial> {
    let mut trials = vec![harness::trial("a_spent_budget_is_an_error", a_spent_budget_is_an_error)];
    for model in ["chaplygin_sleigh", "gearbox"] {
        trials.push(trial(format!("{model}_declaration"), move || declared(model)));
        for (name, stage) in STAGES {
            trials.push(trial(format!("{model}_{name}"), move || shown(model, stage, Format::Text)));
        }
    }
    for (name, format) in [("latex", Format::Latex), ("json", Format::Json)] {
        trials.push(trial(format!("chaplygin_sleigh_mechanics_{name}"), move || {
            shown("chaplygin_sleigh", Stage::Mechanics, format)
        }));
    }
    trials.push(trial("ball_turntable_mechanics".into(), || shown("ball_turntable", Stage::Mechanics, Format::Text)));
    trials.push(trial("wider_mechanics".into(), || {
        let declaration = Declaration::from_yaml(CHARGE, "charge.yaml").expect("it is a declaration");
        let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{e}"));
        explain(&compiled, Stage::Mechanics, Format::Text)
    }));
    trials
}

fn trial(name: String, text: impl FnOnce() -> String + Send + 'static) -> Trial {
    harness::trial(name.clone(), move || {
        let mut settings = insta::Settings::clone_current();
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(name, text()));
    })
}

/// Forty coordinates, each of which couples to all others. First of all, and once more beneath a budget that suffices: what is cut
/// short leaves nothing behind.
fn a_spent_budget_is_an_error() {
    let n = 40;
    let list = (0..n).map(|i| format!("q{i}")).collect::<Vec<_>>().join(", ");
    let mut lagrangian: Vec<String> = (0..n).map(|i| format!("500*q{i}_dot^2")).collect();
    for (i, j) in (0..n).flat_map(|i| (0..i).map(move |j| (i, j))) {
        lagrangian.push(format!("cos({}*q{i} + {}*q{j})*q{i}_dot*q{j}_dot", i + 1, j + 2));
    }
    let yaml = format!(
        "name: wide\ncoordinates: [{list}]\nlagrangian: {}\nconstraints: [q0_dot - q1*q2_dot]\n",
        lagrangian.join(" + ")
    );
    let wide = Declaration::from_yaml(&yaml, "wide.yaml").expect("it is a declaration");
    let begin = Instant::now();
    let budget = Budget { time: Duration::from_millis(500), ..Budget::default() };
    let errors = pipeline::compile_within(&wide, budget).expect_err("it takes longer");
    // Where a loop asks, it asks often: this is for machines that have much else to do.
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    let [error] = &errors.list[..] else { panic!("{errors}") };
    assert!(
        error.message.starts_with("deriving this takes more than its budget of 0.5 s; it was forming the "),
        "{error}"
    );
    assert_eq!(error.to_string().split(": ").next(), Some("wide.yaml:1:7"));

    let sleigh = declaration("chaplygin_sleigh");
    let generous = Budget { time: Duration::from_secs(600), ..Budget::default() };
    let compiled = pipeline::compile_within(&sleigh, generous).expect("a generous budget");
    let plain = pipeline::compile(&sleigh).expect("no budget");
    let text = |compiled| explain(compiled, Stage::Ir, Format::Text);
    assert_eq!(text(&compiled), text(&plain));
}

/// A model of the library, with the methods that are taken where none is named.
fn declaration(model: &str) -> Declaration {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models").join(format!("{model}.yaml"));
    let text = std::fs::read_to_string(path).expect("the library's models are there");
    let declaration = Declaration::from_yaml(&text, &format!("{model}.yaml")).expect("the library's models parse");
    Declaration { methods: None, ..declaration }
}

/// The declaration's expressions, printed back from what was parsed.
fn declared(model: &str) -> String {
    let declaration = declaration(model);
    let mut lines = vec![format!("name {}", declaration.name.value)];
    for coordinate in &declaration.coordinates {
        lines.push(format!("coordinate {} [{}]", coordinate.name.value, coordinate.unit.as_deref().unwrap_or("-")));
    }
    for parameter in &declaration.parameters {
        let default = parameter.default.as_ref().map_or("none".into(), |d| d.to_string());
        let sign = if parameter.positive { ", positive" } else { "" };
        lines.push(format!("parameter {} = {default}{sign}", parameter.name.value));
    }
    lines.push(format!("lagrangian {}", declaration.lagrangian));
    for (name, expression) in &declaration.invariants {
        lines.push(format!("invariant {} = {expression}", name.value));
    }
    for data in &declaration.initial {
        lines.push(format!("initial {}", data.name.value));
        for (name, number) in data.parameters.iter().chain(&data.coordinates).chain(&data.velocities) {
            lines.push(format!("  {} = {}", name.value, number));
        }
    }
    lines.join("\n")
}

fn shown(model: &str, stage: Stage, format: Format) -> String {
    let compiled = pipeline::compile(&declaration(model)).unwrap_or_else(|e| panic!("{model}: {e}"));
    explain(&compiled, stage, format)
}
