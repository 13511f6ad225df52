//! Two systems of the library with every method that applies to them, declared in attributes
//! instead of YAML files. A third system changes its frame between steps, which no model of the
//! library does.

use nonholonomic::nonholonomic;

/// The gearbox, a constant mass matrix and a potential, in the frame of the reference steps, which is not orthonormal.
#[nonholonomic(
    coordinates = [q1, q2, q3],
    lagrangian = (q1_dot^2 + q2_dot^2 + q3_dot^2)/2 - (q1^2 + q2^2)/2 - sigma*(cos(q3) - eps/2*sin(2*q3)),
    constraints = [q1_dot + sin(q3)*q2_dot],
    frame = [[-sin(q3), 1, 0], [0, 0, 1]],
    initial = {standard: {q: [0.6, -0.4, 0.3], v: [-0.23641616532907164, 0.8, 0.7]}},
    defaults = {eps: 0.4, sigma: 1},
    methods = [all],
    expose = [all],
)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GearboxUnderAll {
    /// what breaks the reversibility
    pub eps: f64,
    /// sign of the driver's potential
    pub sigma: f64,
}

/// Chaplygin's sleigh in the coordinates of its point of contact: the mass matrix depends on the
/// position.
#[nonholonomic(
    coordinates = [x1, x2, theta],
    lagrangian = (J + m*a^2)/2 * theta_dot^2
        + m/2 * (x1_dot^2 + x2_dot^2 + 2*a*theta_dot*(-x1_dot*sin(theta) + x2_dot*cos(theta))),
    constraint_matrix = [[-sin(theta), cos(theta), 0]],
    frame = [[0, 0, 1/sqrt(J + m*a^2)], [cos(theta)/sqrt(m), sin(theta)/sqrt(m), 0]],
    initial = {lively: {q: [0.2, -0.1, 0.3], v: [-0.477668244562803, -0.14776010333066977, 0.7999999999999999]}},
    defaults = {J: 1.5, m: 1.2, a: 0.6},
    positive = [J, m],
    methods = [all],
    expose = [all],
)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SleighUnderAll {
    /// moment of inertia about the centre of mass
    #[allow(non_snake_case, reason = "the letter of the paper")]
    pub J: f64,
    /// mass
    pub m: f64,
    /// distance from the contact point to the centre of mass
    pub a: f64,
}

/// A blade with three coefficients that all vanish somewhere: methods on D* solve for different
/// velocities in turn.
#[nonholonomic(
    coordinates = [x, y, z, theta],
    lagrangian = m*(x_dot^2 + y_dot^2 + z_dot^2 + theta_dot^2)/2 - x/2,
    constraints = [sin(theta)*x_dot - cos(theta)*y_dot + sin(theta + 1)/2*z_dot],
    initial = {turning: {q: {theta: -0.53}, v: {x_dot: 1, y_dot: 0.3, z_dot: -0.2, theta_dot: 4}, project: true}},
    defaults = {m: 1},
    positive = [m],
    methods = [gonzalez, midpoint, rk4, itoh_abe, taylor],
    expose = [all],
    derivatives = [state],
)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningBlade {
    /// mass
    pub m: f64,
}

nh_sample::listed! { gearbox_under_all sleigh_under_all }
