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
mod precise;
mod programs;
mod schedule;
mod simplify;
mod verify;
