//! Tests of the IR. They need no computer algebra.

mod arithmetic;
mod derivative;
mod difference;
mod expressions;
mod lower;
mod precise;
