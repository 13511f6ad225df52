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
mod programs;
mod run;
mod simplify;
mod turns;
mod verify;
