// Names for sub-expressions: what they may refer to, and what they may be put into.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    let a = 2*a + 1,
    let b = c + 1,
    let c = cos(theta),
    let v = x_dot*c,
    let m = 3,
    let spare = sin(theta),
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2 - dot(v) - dot(J) - a - b,
    constraints = [-x_dot*sin(theta) + y_dot*c],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}

#[nonholonomic(
    coordinates = [x, y, theta],
    let r = [x, y, 0],
    let n = [cos(theta), sin(theta)],
    let R = rot_z(theta),
    lagrangian = m/2 * norm2(dot(r)) + J/2 * theta_dot^2 - dot(n, r) - r - R[1, 4] - cross(n, n)[3],
    constraints = [R*dot(n)],
)]
pub struct Vectors {
    pub m: f64,
    pub J: f64,
}

#[nonholonomic(
    coordinates = [x, y],
    lagrangian = (x_dot^2 + y_dot^2)/2 - det(x),
    constraints = [],
)]
pub struct Unknown;
