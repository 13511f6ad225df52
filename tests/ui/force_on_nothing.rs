// Forces on what is not there, and a velocity among the holonomic constraints.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2 + m*x*y_dot,
    forces = {thet: -theta_dot, x: u},
    holonomic = [theta_dot],
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}
