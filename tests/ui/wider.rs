// Forces, friction, and constraints that prescribe a velocity.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    dissipation = c*x_dot^2 + d*y_dot,
    forces = {x: -k*x, phi: 1, y: z},
)]
pub struct Rubbed {
    pub m: f64,
    pub J: f64,
    pub c: f64,
    pub k: f64,
}

// No velocity satisfies both.
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [x_dot + y_dot - 1, 2*x_dot + 2*y_dot - 3],
)]
pub struct Contradiction {
    pub m: f64,
    pub J: f64,
}

// Nothing is on this sphere, the guess is off this plane, and these are functions of no position.
#[nonholonomic(
    coordinates = [x, y, z, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2 + z_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    holonomic = [x^2 + y^2 + z^2 + 1],
    defaults = {m: 1, J: 2},
    initial = {start: {q: {x: 1}, project: true}},
)]
pub struct Nowhere {
    pub m: f64,
    pub J: f64,
}

#[nonholonomic(
    coordinates = [x, y, z, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2 + z_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    holonomic = [z - x],
    defaults = {m: 1, J: 2},
    initial = {start: {q: {x: 1}}},
)]
pub struct OffThePlane {
    pub m: f64,
    pub J: f64,
}

#[nonholonomic(
    coordinates = [x, y, z, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2 + z_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    holonomic = [m - 1, x_dot],
)]
pub struct NoPosition {
    pub m: f64,
    pub J: f64,
}

// The time, where it has no place.
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    frame = [[cos(theta), sin(theta), t], [0, 0, 1]],
    defaults = {m: 1 + t},
    symmetry = {x: t},
)]
pub struct Late {
    pub m: f64,
    pub J: f64,
}

// Methods that do not take what is declared.
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2 + B*x*y_dot,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta) - cos(t)],
    methods = [rattle, gonzalez, gonzalez-r, itoh-abe],
)]
pub struct Refused {
    pub m: f64,
    pub J: f64,
    pub B: f64,
}

// The velocity of a coordinate by its own name.
#[nonholonomic(
    coordinates = [x, y, theta],
    velocities = [x_dot, s, theta_dot],
    anchor = [[cos(theta), -sin(theta), 0], [sin(theta), cos(theta), 0], [0, 0, 1]],
    structure = {[x_dot, theta_dot]: [0, -1, 0], [s, theta_dot]: [1, 0, 0]},
    lagrangian = m/2 * (x_dot^2 + s^2) + J/2 * theta_dot^2,
    constraints = [s],
)]
pub struct Named {
    pub m: f64,
    pub J: f64,
}
