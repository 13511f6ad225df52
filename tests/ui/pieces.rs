// Conditions that compare nothing, tables that are none, and a piece of the velocities.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y],
    lagrangian  = x_dot^2 + y_dot^2 - if(x, 1, 2) - if(x > 0 && y > 0, 1, 2) - interp(x, [0, 0], [1, 2]) - log(x),
    constraints = [],
)]
pub struct Mistyped;

#[nonholonomic(
    coordinates = [x, y],
    lagrangian  = if(x_dot > 0, x_dot^2, 2*x_dot^2) + y_dot^2,
    constraints = [],
)]
pub struct OfVelocities;

#[nonholonomic(
    coordinates = [x, y],
    lagrangian  = if(x < 1, 1, 0)*x_dot^2 + y_dot^2,
    constraints = [],
)]
pub struct Massless;
