// A symmetry is a motion that the constraints allow, along which L does not change.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2,
    constraints = [-sin(theta)*(x_dot + Omega*y) + cos(theta)*(y_dot - Omega*x)],
    symmetry = {x: -Omega*y, y: Omega*x + 1, theta: Omega},
    methods = [gonzalez],
)]
pub struct OffTheConstraints {
    pub m: f64,
    pub J: f64,
    pub Omega: f64,
}

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 - k*x,
    constraints = [-sin(theta)*(x_dot + Omega*y) + cos(theta)*(y_dot - Omega*x)],
    symmetry = {x: -Omega*y, y: Omega*x, theta: Omega},
    methods = [gonzalez],
)]
pub struct NoSymmetry {
    pub m: f64,
    pub J: f64,
    pub k: f64,
    pub Omega: f64,
}

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2,
    constraints = [-sin(theta)*x_dot + cos(theta)*y_dot],
    symmetry = {x: 1},
    methods = [gonzalez],
)]
pub struct NoVelocity {
    pub m: f64,
    pub J: f64,
}
