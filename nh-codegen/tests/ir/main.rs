//! Tests of the IR. They need no computer algebra.

mod arithmetic;
mod derivative;
mod difference;
mod exact;
mod excess;
mod expressions;
mod kinks;
mod lower;
mod plan;
#[path = "../../../nh-lab/src/derivatives/precise.rs"]
mod precise;
mod programs;
mod run;
mod simplify;
mod turns;
mod verify;

// What the numbers of 256 bits need, which the tests share with `nh check-derivatives`.
use nonholonomic_codegen::ir::interpret::Number;
use nonholonomic_codegen::tree::Function;
