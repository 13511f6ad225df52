//! Yardsticks for generated steppers: the same steps written by hand, reference data, and property checks.

pub mod compiler;
pub mod handwritten;
pub mod reference;
pub mod verify;
