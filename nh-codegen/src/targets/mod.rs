//! Output languages. Each prints the [plan](crate::ir::plan) of a program with its surface; none
//! makes decisions about a step.

pub mod c;
pub mod fmu;
mod infix;
pub mod js;
pub mod rust;
