//! Execution of planned steps without a Rust compiler.
//!
//! The [plan](nonholonomic_ir::ir::plan::Plan) that generated code is printed from becomes
//! operations on numbered cells ([`Executable`]). The runtime's own Newton's method, sweeps and
//! eliminations solve its blocks of equations, and the runtime's Taylor series follow its flows.
//! The functions, their order in each expression and the stopping rules are those of generated
//! code, so that the numbers are identical to the last bit.
//!
//! [Machine code](Compiler) can run the steps, many in one call ([`Whole`]), or those of four
//! motions together ([`Stepper::step_together`]).
//!
//! All code is generic in the [`Number`]: it runs in `f64`, in lanes, in numbers with a rate of
//! change ([`Dual`]), which give second derivatives, and in numbers of 256 bits ([`Precise`]), which
//! steps and their derivatives are compared with.

mod account;
mod assemble;
mod back;
mod cells;
mod check;
mod columns;
mod dual;
mod flow;
mod formula;
mod march;
mod name;
mod native;
mod number;
mod order;
mod part;
mod precise;
mod program;
mod residue;
mod routine;
mod run;
mod solve;
mod stepper;
#[cfg(test)]
mod tests;
mod together;
mod whole;

pub use account::{Account, Accounting, Accounts, Called, Rows};
pub use assemble::Field;
pub use back::{Backwards, Passed};
pub use cells::{At, Kind, Operation, call};
pub use check::Sizes;
pub use dual::Dual;
pub use flow::Room;
pub use formula::{Formula, Unsolved, evaluate, given};
pub use name::{leaked, method_info};
pub use native::{Compiler, Native, Piece, Rates};
pub use number::Number;
pub use precise::Precise;
pub use program::{Derivative, Executable, Functions};
pub use residue::{NotRational, Residue, residues};
pub use run::{Caller, Run, RunError, Runnable};
pub use stepper::{Inputs, Snapshot, Start, Stepper};
pub use together::{Four, TOGETHER};
pub use whole::{Count, Entry, Equations, History, Line, Place, Polynomial, Record, Steps, Whole};
