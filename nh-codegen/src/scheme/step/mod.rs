//! Surroundings of a method's own rows: holonomic levels, forces and control inputs, terms of L that
//! are linear in the velocities, prescribed rates, the time, moving energies, and the work of all
//! these.
//!
//! | file | steps |
//! |---|---|
//! | `dstar` | on D* by discrete gradients |
//! | `sites` | on (q, w) with momenta, forces and multipliers at stages |
//! | `nodes` | as `sites`, with discrete momenta passed on at nodes |
//! | `motion` | by a vector field |
//! | `middle`, `isometry` | on (q, w) by isometries from the middle of a step |
//! | `level` | terms that keep holonomic levels, for all of these |
//! | `forces` | the kinds of force, their sum, and the power from outside, for all of these |
//! | `times` | the times at which these are taken, with the control inputs |
//! | `stated` | the step that a method states with all of these |

mod dstar;
mod forces;
mod isometry;
mod level;
mod middle;
mod motion;
mod nodes;
mod sites;
mod stated;
mod times;

pub use dstar::{OnDstar, Rate};
pub use forces::applied_force;
pub use isometry::Isometry;
pub use level::{LevelMultipliers, LevelSet};
pub use middle::{Kernel, Middle, push};
pub use motion::Motion;
pub use nodes::{NodalForce, admissible, nodal_velocity, power_at_ends, reflected, starting_force, velocity_of};
pub use sites::{Site, mean_power, work};

// The parts of the language that these files use.
use super::blocks;
use super::forms::{discrete_gradient, householder, lyapunov, projection, segment};
use super::quantities::reactions;
use super::{Context, Discretisation, script};
