//! Output languages. Each prints the [plan](crate::ir::plan) of a program, and the surface around it; none decides anything about a step.

pub mod rust;
