//! The extension to T*Q: its postconditions for every model of the library, and formulas derived by hand.

use crate::library::MODELS;
use crate::support::{Case, library};
use std::time::Instant;

pub const CASES: &[Case] = &[("extension_has_its_integrals", extension_has_its_integrals)];

fn extension_has_its_integrals() {
    for name in MODELS.iter().chain(&["chaotic_quartic12"]) {
        let mechanics = library(name);
        let start = Instant::now();
        let _ = mechanics.extension();
        let derived = start.elapsed();
        if let Err(errors) = mechanics.check_extension() {
            panic!("{name}: {errors}");
        }
        println!("{name}: extension {derived:.1?}, checked {:.1?}", start.elapsed() - derived);
    }
}
