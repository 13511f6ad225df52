//! Tests of the IR. They need no computer algebra.

mod arithmetic;
mod derivative;
mod difference;
mod exact;
mod excess;
mod expressions;
mod interpret;
mod kinks;
mod lower;
mod plan;
#[path = "../../../../nh-lab/src/derivatives/precise.rs"]
mod precise;
mod programs;
mod simplify;
mod turns;
mod verify;

// What the numbers of 256 bits need, which the tests share with `nh check-derivatives`.
use super::interpret::Number;
use crate::tree::Function;
