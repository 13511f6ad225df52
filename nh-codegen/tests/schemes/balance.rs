//! Steps of several iterations check the energy, under all methods that keep it.

use super::*;
use nonholonomic_codegen::ir::graph::Value;
use nonholonomic_exec::RunError;

/// Systems that require Newton's method, sweeps, a frame with a guard, inputs, or quasi-velocities.
/// Their steps are so long that sweeps need more than the usual number, and each method has another
/// form of ℋ.
const MODELS: [(&str, f64, &[&str]); 5] = [
    ("chaplygin_sleigh", 0.2, &["gonzalez", "gonzalez-r", "gonzalez-f", "itoh-abe", "midpoint"]),
    ("chaotic_quartic", 0.2, &["gonzalez", "gonzalez-r", "gonzalez-f", "itoh-abe", "dd"]),
    ("nonholonomic_oscillator", 0.2, &["gonzalez", "gonzalez-r", "gonzalez-f", "itoh-abe", "dd"]),
    ("snakeboard", 3.0, &["gonzalez", "itoh-abe"]),
    ("suslov", 0.2, &["gonzalez", "gonzalez-r", "itoh-abe"]),
];

pub fn trials() -> Vec<Trial> {
    let of = |(model, h, methods)| trial(format!("balance::{model}"), move || looked_at(model, h, methods));
    MODELS.into_iter().map(of).collect()
}

/// Runs steps from the first data set until one fails.
fn run(
    program: &Program,
    (method, h): (&str, f64),
    parameters: &[f64],
    (q, w): (&[f64], &[f64]),
) -> Result<u64, RunError> {
    let mut run = Run::new(program, method, parameters, h, q, w)?;
    for _ in 0..20 {
        run.step()?;
    }
    Ok(run.newton_iterations())
}

/// Checks that a step of several iterations is an error if the program has the varying sum of the
/// carried numbers in place of the energy, and that there is no error with the energy.
fn looked_at(model: &str, h: f64, methods: &[&str]) {
    let compiled = compile(model, methods);
    let data = compiled.mechanics.model().about.data.first().and_then(|data| data.point()).expect("a data set");
    let start = (&data.coordinates[..], &data.velocities[..]);
    let mut looked = 0;
    for &method in methods {
        let mut program = compiled.program.get().clone();
        let Some(stepper) = program.steppers.iter_mut().find(|stepper| stepper.method == method) else { continue };
        let Some(balance) = &mut stepper.balance else { continue };
        let all = stepper.carried.iter().flat_map(|group| &group.symbols);
        let sum: Vec<Value> = all.map(|&symbol| program.graph.read(symbol)).collect();
        balance.outputs[0].values = vec![program.graph.sum(&sum), program.graph.zero()];
        let iterations = run(compiled.program.get(), (method, h), &data.parameters, start);
        let iterations = iterations.unwrap_or_else(|error| panic!("{model}, {method}: {error}"));
        assert!(iterations > 20, "{model}, {method}: {iterations} iterations");
        let error = run(&program, (method, h), &data.parameters, start)
            .map_or_else(|error| error.to_string(), |count| format!("{count} iterations"));
        assert!(error.contains("the energy would change by"), "{model}, {method}: {error}");
        looked += 1;
    }
    assert!(looked >= 2, "{model}: {looked} methods");
}
