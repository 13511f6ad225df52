//! Snapshots of every stage of two models, and of the mechanics of two systems that are not
//! natural: the resolved declaration, the mechanics, the discrete equations with their block
//! structure, the operation counts; text for both models, LaTeX and JSON for one.
//!
//! `INSTA_UPDATE=always cargo test -p nonholonomic-codegen --test stages` rewrites the snapshots.

use nonholonomic_codegen::budget::{self, Budget};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::explain::{Format, Stage, explain};
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::{pipeline, scheme};
use std::path::Path;
use std::time::{Duration, Instant};

/// A system with all features beyond a kinetic energy, a potential and constraints.
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

/// Defines a test for each snapshot, with the snapshot's name.
macro_rules! snapshots {
    ($($name:ident => $text:expr;)*) => {
        $(#[test]
        fn $name() {
            let mut settings = insta::Settings::clone_current();
            settings.set_prepend_module_to_snapshot(false);
            settings.set_omit_expression(true);
            settings.bind(|| insta::assert_snapshot!(stringify!($name), $text));
        })*
    };
}

snapshots! {
    chaplygin_sleigh_declaration => declared("chaplygin_sleigh");
    chaplygin_sleigh_model => shown("chaplygin_sleigh", Stage::Model, Format::Text);
    chaplygin_sleigh_mechanics => shown("chaplygin_sleigh", Stage::Mechanics, Format::Text);
    chaplygin_sleigh_mechanics_latex => shown("chaplygin_sleigh", Stage::Mechanics, Format::Latex);
    chaplygin_sleigh_mechanics_json => shown("chaplygin_sleigh", Stage::Mechanics, Format::Json);
    chaplygin_sleigh_scheme => shown("chaplygin_sleigh", Stage::Scheme, Format::Text);
    chaplygin_sleigh_ir => shown("chaplygin_sleigh", Stage::Ir, Format::Text);
    gearbox_declaration => declared("gearbox");
    gearbox_model => shown("gearbox", Stage::Model, Format::Text);
    gearbox_mechanics => shown("gearbox", Stage::Mechanics, Format::Text);
    gearbox_scheme => shown("gearbox", Stage::Scheme, Format::Text);
    gearbox_ir => shown("gearbox", Stage::Ir, Format::Text);
    ball_turntable_mechanics => shown("ball_turntable", Stage::Mechanics, Format::Text);
    wider_mechanics => {
        let declaration = Declaration::from_yaml(CHARGE, "charge.yaml").expect("it is a declaration");
        let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{e}"));
        explain(&compiled, Stage::Mechanics, Format::Text)
    };
}

/// Forty coordinates, each coupled to all others, exceed a budget; a small system after them on the
/// same thread shows that an interruption leaves nothing behind.
#[test]
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
    // Loops check the budget often; the limit allows for busy machines.
    assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    let [error] = &errors.list[..] else { panic!("{errors}") };
    assert!(
        error.message.starts_with("deriving `wide` takes more than its budget of 0.5 s; it was forming the "),
        "{error}"
    );
    assert_eq!(error.to_string().split(": ").next(), Some("wide.yaml:1:7"));

    let sleigh = declaration("chaplygin_sleigh");
    let generous = Budget { time: Duration::from_secs(600), ..Budget::default() };
    let compiled = pipeline::compile_within(&sleigh, generous).expect("a generous budget");
    let plain = pipeline::compile(&sleigh).expect("no budget");
    let text = |compiled| explain(compiled, Stage::Ir, Format::Text);
    assert_eq!(text(&compiled), text(&plain));
    // Each step has this budget for itself.
    let fitting = budget::within(generous, || pipeline::compile_fitting(&sleigh, Passes::ALL, &scheme::choose));
    let (fitting, late) = fitting.expect("a generous budget").expect("it derives");
    assert_eq!((text(&fitting), late), (text(&plain), Vec::new()));
}

/// Returns a model of the library with the default methods.
fn declaration(model: &str) -> Declaration {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models").join(format!("{model}.yaml"));
    let text = std::fs::read_to_string(path).expect("the library's models are there");
    let declaration = Declaration::from_yaml(&text, &format!("{model}.yaml")).expect("the library's models parse");
    Declaration { methods: None, ..declaration }
}

/// Returns the declaration's expressions, printed from the parsed form.
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
