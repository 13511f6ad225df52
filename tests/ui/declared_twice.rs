// A name that is declared twice.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta, m],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}
