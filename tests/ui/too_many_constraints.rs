// As many constraints as coordinates.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [x_dot, y_dot, theta_dot],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}
