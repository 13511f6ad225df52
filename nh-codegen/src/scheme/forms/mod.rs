//! Forms that methods share: the shapes of a step (on D*, on T*Q, along a segment), discrete
//! gradients, quadrature.

pub mod cotangent;
pub(super) mod discrete_gradient;
pub(super) mod displacement;
pub(super) mod energy;
pub(super) mod householder;
pub(super) mod invariance;
pub(super) mod lagrange;
pub mod lyapunov;
pub(super) mod mean_gradient;
pub(super) mod projection;
pub(super) mod quadrature;
pub mod rotations;
pub(super) mod segment;
pub(super) mod tangent;

// The parts of the language that forms use.
use super::quantities::{guard, reactions};
use super::solving::blocks;
use super::{Context, Refusal, script};
