// An angle is a coordinate whose turns nothing tells apart.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta, phi],
    angles = [theta, phi],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * (theta_dot^2 + phi_dot^2) - cos(2*theta) - k/2*phi^2,
    constraints = [-x_dot*sin(theta/2) + y_dot*cos(theta/2)],
)]
pub struct Sprung {
    pub m: f64,
    pub J: f64,
    pub k: f64,
}

#[nonholonomic(
    coordinates = [x, phi],
    angles = [psi],
    lagrangian = (x_dot^2 + phi_dot^2) / 2,
)]
pub struct Misnamed;
