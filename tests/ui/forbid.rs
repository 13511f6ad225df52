//! No lint that a user forbids is allowed by what is generated, and none speaks: of systems of all kinds, and of a name that is not in
//! snake case. (Clippy's lints are those of `tests/lints.rs`, which compiles this file as well.)

#![forbid(non_snake_case, non_upper_case_globals, dead_code, unused, deprecated, missing_docs, unsafe_code, clippy::all)]
#![deny(warnings, clippy::pedantic, clippy::nursery)]

use nonholonomic::nonholonomic;

/// Momentum methods, energy methods, Taylor series, all functions, all derivatives.
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian  = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    initial     = {
        quarter: {q: [0, 0, 1.5707963267948966], v: [0, 1, 0.5]},
        about: {q: [3.14, 2.718, 0], v: [1, 0, 0.3183], project: true},
    },
    defaults    = {m: 3.14, J: m/2},
    methods     = [gonzalez, midpoint, leapfrog, itoh-abe, iso, taylor, rk4],
    expose      = [all],
    derivatives = [all, second],
)]
pub struct ForbidSleigh {
    /// x
    pub m: f64,
    /// x
    pub J: f64,
}

/// A holonomic constraint, and a coordinate with a capital.
#[nonholonomic(
    coordinates = [X, y],
    lagrangian  = (X_dot^2 + y_dot^2)/2 - g*y,
    holonomic   = [X^2 + y^2 - 1],
    initial     = {below: {q: [0, -1], v: [1, 0]}},
    expose      = [all],
)]
pub(crate) struct Pendulum {
    pub(crate) g: f64,
}

/// A rotation matrix.
#[nonholonomic(
    coordinates = [psi],
    velocities  = [se2(R, x)[omega, u, s], psi_dot],
    lagrangian  = (m*(u^2 + s^2) + J*omega^2 + I*psi_dot^2)/2 - m*g*x1,
    constraints = [u - r*psi_dot, s],
    initial     = {start: {q: {R11: 0, R12: -1, R21: 1, R22: 0}, v: {omega: 1}}},
)]
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_copy_implementations, reason = "an attribute of the user's stays")]
pub struct Disk {
    /// x
    pub m: f64,
    /// x
    pub J: f64,
    /// x
    pub I: f64,
    /// x
    pub r: f64,
    /// x
    pub g: f64,
}

/// Control inputs, and steps linearised by them.
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian  = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    inputs      = {drive: [cos(theta), sin(theta), 0], torque: [0, 0, 1]},
    methods     = [midpoint, rk4],
    derivatives = [state, inputs],
)]
pub struct Robot {
    /// x
    pub m: f64,
    /// x
    pub J: f64,
}

/// A potential in pieces, time, and friction, without parameters.
#[nonholonomic(
    coordinates = [x, y, z],
    lagrangian  = (x_dot^2 + y_dot^2 + z_dot^2)/2 - if(x > 1, (x - 1)^2, 0) - y*sin(t),
    constraints = [z_dot - y*x_dot],
    dissipation = x_dot^2/4,
)]
pub struct Pieces;

/// A family.
#[nonholonomic(
    constants   = {n: 2},
    coordinates = [x, y, theta{i} for i in 0..n],
    let p0 = [x, y],
    let p{i} = p{i-1} - l*[cos(theta{i}), sin(theta{i})] for i in 1..n,
    lagrangian  = sum(i in 0..n, m/2*norm2(dot(p{i})) + J/2*theta{i}_dot^2),
    constraints = [dot([-sin(theta{i}), cos(theta{i})], dot(p{i})) for i in 0..n],
    methods     = [leapfrog],
)]
pub struct Trailers {
    /// x
    pub m: f64,
    /// x
    pub J: f64,
    /// x
    pub l: f64,
}

/// Options of methods.
#[nonholonomic(
    coordinates = [x, y, z],
    lagrangian  = (x_dot^2 + y_dot^2 + z_dot^2)/2 - (x^2 + y^2)/2,
    constraints = [z_dot + y*x_dot],
    methods     = [feedback-euler, feedback-rk4, leapfrog],
)]
pub struct Feedback;

/// Fields and defaults come from a file.
#[nonholonomic(model = "survives.yaml")]
pub struct Skate;
