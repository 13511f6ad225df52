//! Symbolica as a backend. The same properties hold, and none of its results are kept.

use crate::{fields, matrices, random};
use nonholonomic_ir::algebra::{Engine, NoBackend};

/// Tests of the algebra that hold for every backend.
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

/// Returns an engine of Symbolica, or prints the reason why this test is skipped.
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
        assert!(error.contains("a licence for Symbolica") && error.contains("`SYMBOLICA_LICENSE`"), "{error}");
    }
}

#[test]
fn the_algebra_has_its_properties_under_symbolica() {
    let Some(engine) = symbolica() else { return };
    // Engines made inside it have its backend.
    engine.run(|| PROPERTIES.iter().for_each(|property| property()));
}
