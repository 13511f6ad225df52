//! The middle of a step on (q, w), and the surroundings of a method's own rows there: holonomic
//! levels, forces and control inputs, terms of L that are linear in the velocities, the time, and
//! the work of all these.

mod isometry;
mod middle;

pub use isometry::Isometry;
pub use middle::{Beside, Kernel, Middle, push};

// The parts of the language that these files use.
use super::blocks;
use super::forms::{householder, level, segment};
use super::{Context, script};
