// Structure constants that are not antisymmetric.

use nonholonomic::prelude::*;

#[nonholonomic(
    velocities = [u, w],
    structure = [[[0, 0], [1, 0]], [[1, 0], [0, 0]]],
    lagrangian = m/2 * (u^2 + w^2),
    constraints = [w],
)]
pub struct Body {
    pub m: f64,
}
