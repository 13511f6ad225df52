//! Yardsticks for generated steppers: the same steps written by hand, reference data, and property checks.

pub mod handwritten;
