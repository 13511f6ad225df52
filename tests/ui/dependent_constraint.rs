// A constraint that contradicts another.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [
        -x_dot*sin(theta) + y_dot*cos(theta),
        x_dot*sin(theta)^2 - y_dot*sin(theta)*cos(theta) - 1,
    ],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}
