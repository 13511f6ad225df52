//! Model and mechanics: the library's models, formulas derived by hand, and every diagnostic.

mod corners;
mod derived;
mod diagnostics;
mod extension;
mod fidelity;
mod formulas;
mod level_sets;
mod library;
mod sizes;
mod support;
mod vectors;
