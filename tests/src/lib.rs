//! Yardsticks for generated steppers: golden generated code, reference data, and property checks.

pub mod compiler;
pub mod continuous;
pub mod every_method;
pub mod golden;
pub mod lab;
pub mod library;
pub mod measure;
pub mod reference;
pub mod strangers;
pub mod verify;
