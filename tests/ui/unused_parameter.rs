// A parameter that nothing uses is a warning; all is generated.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    methods = [rk4],
)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
    pub a: f64,
}

pub fn run(body: &Sleigh) -> Option<f64> {
    let start = body.state().x(1.0).theta_dot(0.5).build().ok()?;
    Some(body.integrate::<Rk4>(start, 0.1).nth(9)?.ok()?.theta)
}
