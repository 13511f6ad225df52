//! Scratch.
use nh_codegen::{declaration::Declaration, explain, pipeline};
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let stage = std::env::args().nth(2).unwrap_or("mechanics".into());
    let _engine = nh_codegen::algebra::engine::acquire().unwrap();
    let t = std::time::Instant::now();
    let declaration = Declaration::from_file(&path).unwrap_or_else(|e| panic!("{e}"));
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| {
        eprintln!("{e}");
        std::process::exit(1)
    });
    eprintln!("compiled in {:?}", t.elapsed());
    let s = match stage.as_str() {
        "model" => explain::Stage::Model,
        "scheme" => explain::Stage::Scheme,
        "ir" => explain::Stage::Ir,
        _ => explain::Stage::Mechanics,
    };
    let f = match std::env::args().nth(3).as_deref() {
        Some("latex") => explain::Format::Latex,
        Some("json") => explain::Format::Json,
        _ => explain::Format::Text,
    };
    println!("{}", explain::explain(&compiled, s, f));
    eprintln!("explained in {:?}", t.elapsed());
}
