// All errors of a stage are reported at once.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + z_dot^2) + I/2 * theta_dot^2,
    constraints = [x_dot*sin(phi)],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}
