//! How long the library's models take to derive and generate, one method each, each in a process of its own as the macro's
//! worker does it: the table of README.md.
//!
//! ```text
//! cargo run -p nh-codegen --example derivation [METHOD [MODEL…]]
//! ```
//!
//! Wall-clock times, the best of three runs: derivation with the start of the engine, generation of the formatted file, and all,
//! which is the whole process.

use nh_codegen::algebra::engine;
use nh_codegen::declaration::Declaration;
use nh_codegen::pipeline;
use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

const RUNS: usize = 3;
/// With this in the environment the process is the one that is timed: it generates one model.
const WORKER: &str = "NH_DERIVATION_WORKER";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let method = arguments.next().unwrap_or_else(|| "gonzalez".to_owned());
    let mut models: Vec<String> = arguments.collect();
    if std::env::var_os(WORKER).is_some() {
        return generate(&models[0], &method);
    }
    if models.is_empty() {
        for entry in std::fs::read_dir(folder())? {
            let path = entry?.path();
            if path.extension().is_some_and(|e| e == "yaml") {
                models.extend(path.file_stem().and_then(|s| s.to_str()).map(str::to_owned));
            }
        }
        models.sort();
    }
    println!("| model, `{method}` | derivation | generation | all | lines |\n|---|---:|---:|---:|---:|");
    for model in &models {
        let mut best: Option<(f64, String)> = None;
        for _ in 0..RUNS {
            let start = Instant::now();
            let output = Command::new(std::env::current_exe()?).args([&method, model]).env(WORKER, "1").output()?;
            let all = start.elapsed().as_secs_f64();
            if !output.status.success() {
                return Err(format!("{model}: {}", String::from_utf8_lossy(&output.stderr)).into());
            }
            if best.as_ref().is_none_or(|(least, _)| all < *least) {
                best = Some((all, String::from_utf8(output.stdout)?));
            }
        }
        let (all, times) = best.ok_or("no run")?;
        // (The engine prints a banner of its own before.)
        let times = times.lines().last().unwrap_or_default().replace("{all}", &format!("{all:.2} s"));
        println!("| `{model}` | {times} |");
    }
    Ok(())
}

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../models"))
}

/// Prints the row of a model, with `{all}` in the place of what only the parent can tell.
fn generate(model: &str, method: &str) -> Result<(), Box<dyn Error>> {
    let _engine = engine::acquire()?;
    // The engine starts with the first expression.
    let start = Instant::now();
    let text = std::fs::read_to_string(folder().join(format!("{model}.yaml")))?;
    let compile = || {
        let declaration = pipeline::with_method(Declaration::from_yaml(&text, model)?, method);
        pipeline::compile(&declaration)
    };
    let compiled = compile().map_err(|diagnostics| diagnostics.to_string())?;
    let derivation = start.elapsed().as_secs_f64();
    let file = compiled.text()?;
    let generation = start.elapsed().as_secs_f64() - derivation;
    println!("{derivation:.2} s | {generation:.2} s | {{all}} | {}", file.lines().count());
    Ok(())
}
