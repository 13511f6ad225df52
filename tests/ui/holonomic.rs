// Constraints that are holonomic are a note.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, phi],
    lagrangian = m/2 * (x_dot^2 + r^2*phi_dot^2/2),
    constraints = [x_dot - r*phi_dot],
    methods = [rk4],
)]
pub struct Wheel {
    pub m: f64,
    pub r: f64,
}
