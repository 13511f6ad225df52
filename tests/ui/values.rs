// Values that depend on what they may not.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    defaults = {m: 2*J, J: m/2, a: x, b: mm + 1, c: 1/0},
    initial = {start: {q: {x: y, y: sqrt(-1)}, v: {x_dot: y_dot, y_dot: thta}, project: maybe}},
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
    pub a: f64,
    pub b: f64,
    pub c: f64,
}

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    defaults = {m: 2*J, J: m/2, a: x, b: mm + 1, c: 1/0},
    initial = {start: {q: {x: y, y: sqrt(-1)}, v: {x_dot: y_dot, y_dot: thta}, project: true}},
)]
pub struct Sledge {
    pub m: f64,
    pub J: f64,
    pub a: f64,
    pub b: f64,
    pub c: f64,
}
