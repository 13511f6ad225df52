//! Generated code and what it needs of the runtime's macros name everything by its path, under whatever other names there are.

#![no_implicit_prelude]
#![deny(warnings)]

use ::nonholonomic::nonholonomic;

#[nonholonomic(
    coordinates = [x],
    lagrangian = m/2*x_dot^2 - k/2*x^2,
    methods = [leapfrog]
)]
pub struct NoPrelude {
    pub m: f64,
    pub k: f64,
}

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian  = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    initial     = {start: {v: [1, 0, 1], project: true}},
    defaults    = {m: 1, J: m/2},
    inputs      = {torque: [0, 0, 1]},
    methods     = [gonzalez, midpoint, leapfrog, itoh-abe, iso, taylor, rk4],
    expose      = [all],
    derivatives = [all, second],
)]
pub struct Everything {
    pub m: f64,
    pub J: f64,
}

#[nonholonomic(
    coordinates = [psi],
    velocities  = [se2(R, x)[omega, u, s], psi_dot],
    lagrangian  = (u^2 + s^2 + omega^2 + psi_dot^2)/2 - if(x1 > 0, x1^2, 0),
    constraints = [u - psi_dot, s],
    initial     = {start: {v: {omega: 1}, project: true}},
)]
pub struct Disk;

#[nonholonomic(
    coordinates = [x, y],
    lagrangian  = (x_dot^2 + y_dot^2)/2 - y,
    holonomic   = [x^2 + y^2 - 1],
    expose      = [all],
)]
pub struct Pendulum;

#[nonholonomic(
    coordinates = [x, y, z],
    lagrangian  = (x_dot^2 + y_dot^2 + z_dot^2)/2 - (x^2 + y^2)/2,
    constraints = [z_dot + y*x_dot],
    methods     = [feedback-euler, feedback-rk4],
)]
pub struct Feedback;

#[nonholonomic(model = "survives.yaml", methods = [rk4])]
pub struct Skate;

/// Names of the user's that are not the prelude's.
mod scope {
    use ::nonholonomic::nonholonomic;

    pub type Result<T> = ::core::result::Result<T, ()>;
    pub struct Option;
    pub struct Some;
    pub trait Into {}

    #[nonholonomic(coordinates = [x], lagrangian = x_dot^2/2 - x^2/2, methods = [rk4])]
    pub struct Shadowed;

    pub fn names(_: Option, _: Some, _: &dyn Into) -> Result<()> {
        ::core::result::Result::Ok(())
    }
}

pub fn last(body: &Everything) -> ::core::option::Option<f64> {
    let start = scope::names(scope::Option, scope::Some, &Here).ok().map(|()| body.state().theta_dot(1.0))?;
    let mut states = body.integrate::<::nonholonomic::methods::Rk4>(start.build().ok()?, 0.1);
    ::core::iter::Iterator::nth(&mut states, 9)?.ok().map(|state| state.theta)
}

struct Here;

impl scope::Into for Here {}
