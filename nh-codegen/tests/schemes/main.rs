//! Methods compared with independent single-step data in the interpreter. No Rust is emitted here,
//! so every difference is one of mathematics.

mod balance;
mod blocks;
mod charts;
mod claims;
mod derivatives;
mod determined;
mod energies;
mod exact;
mod expose;
mod far;
mod feedback;
mod fidelity;
mod forever;
mod forms;
mod frames;
mod inputs;
mod iso;
mod kinks;
mod paper;
mod passes;
mod pivots;
mod reference;
mod rotations;
mod small;
mod values;
mod wider;

use libtest_mimic::Trial;
use nh_cases::trial;
use nonholonomic_codegen::declaration::{Declaration, Expose, Name};
use nonholonomic_codegen::ir::program::{Program, Role};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_codegen::origin::{Diagnostics, Origin};
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::{Conserves, METHODS};
use nonholonomic_codegen::{pipeline, scheme};
use nonholonomic_exec::{Caller, Run};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

/// Returns the folder of the workspace.
fn workspace() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in a workspace").to_path_buf()
}

/// Reads a file of the workspace.
fn read(file: &str) -> String {
    std::fs::read_to_string(workspace().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"))
}

/// Reads the declaration in a file of the workspace.
fn declared_in(file: &str) -> Declaration {
    declared(file, &read(file))
}

/// Reads a model of the library.
fn of_library(model: &str) -> Declaration {
    declared_in(&format!("models/{model}.yaml"))
}

/// Reads a model of the library in the frame of its papers, which is the frame of the reference
/// steps. It is not orthonormal, and its metric mixes blocks.
fn in_frame_of_papers(model: &str) -> Declaration {
    let frames = read("nh-papers/src/frames.yaml");
    let frame = frames.lines().find_map(|line| line.strip_prefix(model)?.strip_prefix(": ")).expect("it has one");
    let framed = declared(model, &format!("name: framed\ncoordinates: [x]\nlagrangian: x_dot^2\nframe: {frame}\n"));
    Declaration { frame: framed.frame, ..of_library(model) }
}

/// Compiles a model of the library under these methods.
fn compile(model: &str, methods: &[&str]) -> Compiled {
    compile_under(of_library(model), methods)
}

/// Compiles a declaration under these methods.
fn compile_under(declaration: Declaration, methods: &[&str]) -> Compiled {
    let declaration = with_methods(declaration, methods);
    pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{}: {e}", declaration.name.value))
}

/// Projects a velocity onto homogeneous constraints at q.
fn projected(system: &Caller, q: &[f64], any: &[f64]) -> Vec<f64> {
    let onto = system.call(Quantity::ProjectorD, &[q]).expect("all systems have it");
    onto.chunks(any.len()).map(|row| row.iter().zip(any).map(|(entry, any)| entry * any).sum()).collect()
}

/// Returns the energy and the size of its parts.
fn energy_of(system: &Caller, q: &[f64], w: &[f64]) -> (f64, f64) {
    let call = |quantity, inputs: &[&[f64]]| system.call(quantity, inputs).expect("all functions are exposed")[0];
    let (energy, potential) = (call(Quantity::Energy, &[q, w]), call(Quantity::Potential, &[q]));
    (energy, (energy - potential).abs() + potential.abs())
}

/// Reads a declaration.
fn declared(name: &str, yaml: &str) -> Declaration {
    Declaration::from_yaml(yaml, name).unwrap_or_else(|e| panic!("{e}\n{yaml}"))
}

/// Returns the declaration with these methods instead of its own.
fn with_methods(declaration: Declaration, methods: &[&str]) -> Declaration {
    let methods = methods.iter().map(|m| Name::new((*m).into(), Origin::Whole)).collect();
    Declaration { methods: Some(methods), ..declaration }
}

/// Compiles a declaration with all functions of its system, for comparisons.
fn exposed(declaration: Declaration) -> Compiled {
    compiled(declaration).unwrap_or_else(|e| panic!("{e}"))
}

/// Returns the errors of a declaration.
fn refusal(declaration: Declaration) -> String {
    compiled(declaration).map_or_else(|e| e.to_string(), |_| panic!("the declaration is not refused"))
}

fn compiled(declaration: Declaration) -> Result<Compiled, Diagnostics> {
    pipeline::compile(&Declaration { expose: Expose::all(), ..declaration })
}

/// Returns the largest difference.
fn distance(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

/// A compiled model without its expressions, so that threads can share it: its program under all
/// applicable methods.
struct Library {
    program: Verified<Program>,
    parameters: Vec<String>,
    /// Methods that do not apply, with the reason.
    refusals: BTreeMap<&'static str, String>,
}

impl Library {
    fn new(model: &str) -> Self {
        Library::of(&compile(model, &["all"]))
    }

    fn of(compiled: &Compiled) -> Self {
        let refusals = METHODS
            .iter()
            .filter_map(|m| {
                scheme::applies(m, &compiled.mechanics).err().map(|refusal| (m.properties.name, refusal.reason))
            })
            .collect();
        Library {
            program: compiled.program.clone(),
            parameters: compiled.mechanics.model().about.parameters.iter().map(|p| p.name.clone()).collect(),
            refusals,
        }
    }
}

fn main() -> ExitCode {
    let mut trials = blocks::trials();
    trials.extend(balance::trials());
    trials.extend(claims::trials());
    trials.extend(derivatives::trials());
    trials.extend(determined::trials());
    trials.extend(energies::trials());
    trials.extend(exact::trials());
    trials.extend(expose::trials());
    trials.extend(far::trials());
    trials.extend(feedback::trials());
    trials.extend(fidelity::trials());
    trials.extend(forms::trials());
    trials.extend(frames::trials());
    trials.extend(forms::refusals());
    trials.extend(claims::option_trials());
    trials.extend(inputs::trials());
    trials.extend(forever::trials());
    trials.extend(iso::trials());
    trials.extend(kinks::trials());
    trials.extend(paper::trials());
    trials.extend(passes::trials());
    trials.extend(pivots::trials());
    trials.extend(reference::trials());
    trials.extend(rotations::trials());
    trials.extend(small::trials());
    trials.extend(values::trials());
    trials.extend(wider::trials());
    nh_cases::run(trials)
}
