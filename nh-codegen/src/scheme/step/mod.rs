//! Surroundings of a method's own rows: holonomic levels, forces and control inputs, terms of L that
//! are linear in the velocities, prescribed rates, the time, moving energies, and the work of all
//! these.
//!
//! | file | steps |
//! |---|---|
//! | `dstar` | on D* by discrete gradients |
//! | `middle`, `isometry` | on (q, w) by isometries from the middle of a step |
//! | `level` | terms that keep holonomic levels, for all of these |

mod dstar;
mod isometry;
mod level;
mod middle;

pub use dstar::{OnDstar, Rate};
pub use isometry::Isometry;
pub use level::LevelSet;
pub use middle::{Beside, Kernel, Middle, push};

// The parts of the language that these files use.
use super::blocks;
use super::forms::{discrete_gradient, householder, segment};
use super::{Context, script};
