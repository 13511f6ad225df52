// Functions of one and of two arguments, and what kinetic energies cannot have.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2 - max(x)^2 - abs(x, y) - atan2(y/x),
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
)]
pub struct Counted {
    pub m: f64,
    pub J: f64,
}

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (max(x, 0)*x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
)]
pub struct OneSided {
    pub m: f64,
    pub J: f64,
}
