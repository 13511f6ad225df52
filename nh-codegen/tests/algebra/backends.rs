//! Symbolica as a backend: the same properties hold, and what is derived is the same. (Nothing of its results is kept.)

use crate::{fields, matrices, random};
use nonholonomic_codegen::algebra::{Engine, NoBackend};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;

/// Tests of the algebra that are true of every backend.
const PROPERTIES: [fn(); 18] = [
    random::values,
    random::operations,
    random::derivatives,
    random::identities,
    matrices::inverses,
    matrices::inverse_with_fractions,
    matrices::blocks,
    matrices::determinants,
    matrices::singular,
    matrices::ranks,
    matrices::kernel_factors,
    matrices::solutions,
    fields::cancellation,
    fields::large_numbers,
    fields::degrees,
    fields::terms,
    fields::substitution,
    fields::powers,
];

/// An engine of Symbolica, or the reason why this test is skipped.
fn symbolica() -> Option<Engine> {
    match Engine::symbolica() {
        Ok(engine) => Some(engine),
        Err(reason) => {
            assert_eq!(reason, NoBackend::Licence);
            println!("SKIPPED: Symbolica has no licence here: {reason}");
            None
        }
    }
}

#[test]
fn without_a_key_it_says_which_licence_is_needed() {
    if std::env::var_os("SYMBOLICA_LICENSE").is_none() {
        let error = Engine::symbolica().map(drop).unwrap_err().to_string();
        assert!(error.contains("a licence of Symbolica") && error.contains("`SYMBOLICA_LICENSE`"), "{error}");
    }
}

#[test]
fn the_algebra_has_its_properties_under_symbolica() {
    let Some(engine) = symbolica() else { return };
    // Engines made inside of it have its backend.
    engine.run(|| PROPERTIES.iter().for_each(|property| property()));
}

#[test]
fn what_is_derived_does_not_depend_on_the_backend() {
    let Some(engine) = symbolica() else { return };
    for model in ["chaplygin_sleigh", "rolling_disk", "snakeboard", "suslov"] {
        let file = format!("{}/../models/{model}.yaml", env!("CARGO_MANIFEST_DIR"));
        let (declaration, errors) = Declaration::read_file(&file);
        assert!(!errors.has_errors(), "{errors}");
        let declaration = declaration.expect("a declaration");
        let text = || pipeline::compile(&declaration).expect("it derives").text().expect("Rust");
        assert_eq!(text(), engine.run(text), "{model}");
    }
}
