//! Steps run as they were planned, without a compiler of Rust.
//!
//! The [plan](nonholonomic_codegen::ir::plan::Plan) that generated code is printed from is laid out as operations on numbered cells
//! ([`Executable`]); its blocks of equations are solved by the runtime's own Newton's method, sweeps and eliminations, its flows followed by the
//! runtime's Taylor series. The functions, their order in each expression and the stopping rules are those of generated code, so that the numbers
//! are the same to the last bit.
//!
//! Everything is generic in the number: what runs in `f64` runs in `f32` and in lanes, too.

mod assemble;
mod cells;
mod check;
mod columns;
mod flow;
mod name;
mod order;
mod program;
mod routine;
mod run;
mod solve;
mod stepper;
#[cfg(test)]
mod tests;

pub use assemble::Field;
pub use check::Sizes;
pub use name::{leaked, method_info};
pub use program::{Derivative, Executable, Functions};
pub use run::{Caller, Run, RunError, Runnable};
pub use stepper::{Inputs, Start, Stepper};
