//! Tests of the yardsticks, on which other tests rely.

mod continuous;
mod golden;
mod reference;
mod verify;
