//! Documentation, visibility, derives and other attributes of the struct survive, and what is generated passes the lints
//! of a library that cares.

#![deny(warnings, missing_docs, missing_debug_implementations, unreachable_pub, unused_qualifications)]

use nonholonomic::prelude::*;

/// Declared in place.
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    methods = [rk4],
)]
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Sleigh {
    /// Mass.
    pub m: f64,
    /// Moment of inertia.
    pub J: f64,
}

/// Declared in a file, for this crate's own use.
#[nonholonomic(model = "survives.yaml", methods = [rk4])]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Skate;

/// Do both go the same way?
pub fn agree() -> bool {
    let (one, other) = (Sleigh { m: 1.0, J: 2.0 }, Skate { J: 2.0, ..Skate::default() });
    let (copy, clone) = (one, other.clone());
    assert!(copy == one && clone == other && format!("{one:?}{other:?}").len() > 10);
    let last = |states: &mut dyn Iterator<Item = Option<[f64; 3]>>| states.nth(9).flatten();
    let (Ok(first), Ok(second)) = (
        one.state().theta_dot(1.0).x_dot(0.5).build(),
        other.state().theta_dot(1.0).x_dot(0.5).build(),
    ) else {
        return false;
    };
    let mut here = one.integrate::<Rk4>(first, 0.1).map(|s| s.ok().map(|s| [s.x, s.y, s.theta]));
    let mut there = other.integrate::<Rk4>(second, 0.1).map(|s| s.ok().map(|s| [s.x, s.y, s.theta]));
    last(&mut here) == last(&mut there)
}
