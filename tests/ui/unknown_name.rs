// A name that is not declared, with a suggestion.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * thta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}
