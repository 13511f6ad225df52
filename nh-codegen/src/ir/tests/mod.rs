//! Tests of the IR. They need no computer algebra.

mod arithmetic;
mod derivative;
mod expressions;
