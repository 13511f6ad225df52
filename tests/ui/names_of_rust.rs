// Names that are Rust's, or those of generated code: two of them are renamed, and notes say so.

#![deny(warnings)]

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [t, type, rho],
    lagrangian = h/2 * (t_dot^2 + type_dot^2) + fn/2 * rho_dot^2 - 1/2 * self^2,
    constraints = [t_dot*sin(rho) - type_dot*cos(rho)],
    definitions = {self: type},
    initial = {match: {q: {rho: fn}, v: {rho_dot: 2*h, t_dot: 1}, project: true}},
    defaults = {fn: h/2, h: 1},
    methods = [rk4],
)]
pub struct Match {
    pub h: f64,
    pub r#fn: f64,
}

pub fn run(body: &Match) -> Option<f64> {
    let start = body.state().t_(0.5).r#type(1.0).rho_(0.5).rho_dot(0.5).build().ok()?;
    let state = body.integrate::<Rk4>(start, 0.1).nth(9)?.ok()?;
    body.with_derived().initial("match")?.build().ok()?;
    Some(state.t_ + state.r#type + state.rho)
}
