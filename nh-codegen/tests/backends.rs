//! Symbolica as a backend derives the same results, which are not stored.

use nonholonomic_codegen::algebra::{Engine, NoBackend};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;

#[test]
fn what_is_derived_does_not_depend_on_the_backend() {
    let engine = match Engine::symbolica() {
        Ok(engine) => engine,
        Err(reason) => {
            assert_eq!(reason, NoBackend::Licence);
            println!("SKIPPED: Symbolica has no licence here: {reason}");
            return;
        }
    };
    for model in ["chaplygin_sleigh", "rolling_disk", "snakeboard", "suslov"] {
        let file = format!("{}/../models/{model}.yaml", env!("CARGO_MANIFEST_DIR"));
        let (declaration, errors) = Declaration::read_file(&file);
        assert!(!errors.has_errors(), "{errors}");
        let declaration = declaration.expect("a declaration");
        let text = || pipeline::compile(&declaration).expect("it derives").text().expect("Rust");
        assert_eq!(text(), engine.run(text), "{model}");
    }
}
