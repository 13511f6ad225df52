//! The leapfrog and the discrete derivative method of the transmission, as relations between neighbouring nodes.
//!
//! The constraint is a·ẋ = 0, a(ξ) = (1, sin ξ, 0) in (x₁, x₂, ξ), and the perturbed pendulum's
//! potential is V(q) = (x₁² + x₂²)/2 − cos ξ + ε sin(2ξ)/2, ε = ½. Projection onto the kernel of a
//! eliminates the multiplier from an equation.

use nonholonomic_lab::diagnostics::larger;

type State = (Vec<f64>, Vec<f64>);
type Vector = [f64; 3];

const EPS: f64 = 0.5;

/// The residuals of a relation along a motion.
pub struct Residuals {
    /// The largest residual of the forward motion.
    pub forwards: f64,
    /// The residuals of the backward motion, node by node.
    pub backwards: Vec<f64>,
}

/// Evaluates the relation between three positions, for the motion and for the reversed motion.
/// **Source**: Modin & Verdier, A.2.
///
/// **Equation**: with u⁻ = (q_k − q_{k−1})/h and u⁺ = (q_{k+1} − q_k)/h: a(q_k)·(u⁻ + u⁺) = 0, and u⁺ − u⁻ + h ∇V(q_k) ⟂ ker a(q_k).
pub fn leapfrog(motion: &[State], h: f64) -> Residuals {
    let positions: Vec<Vector> = motion.iter().map(|(q, _)| vector(q)).collect();
    let residual = |before: &Vector, at: &Vector, after: &Vector| {
        let u = |from: &Vector, to: &Vector| map(|i| (to[i] - from[i]) / h);
        let (minus, plus) = (u(before, at), u(at, after));
        let force = gradient(at);
        let kick = map(|i| plus[i] - minus[i] + h * force[i]);
        norm(constraint(at), map(|i| plus[i] + minus[i]), kick)
    };
    let triples = || positions.windows(3);
    Residuals {
        forwards: triples().map(|q| residual(&q[0], &q[1], &q[2])).fold(0.0, larger),
        backwards: triples().map(|q| residual(&q[2], &q[1], &q[0])).collect(),
    }
}

/// Evaluates the relation between two states, for the motion and for the reversed motion.
/// **Source**: Modin & Verdier, A.3; Gonzalez' discrete gradient.
///
/// **Equation**: q' − q = h (v + v')/2, a(q̄)·(v + v') = 0, and v' − v + h ∇̄V(q, q') ⟂ ker a(q̄).
pub fn discrete_derivative(motion: &[State], h: f64) -> Residuals {
    let states: Vec<(Vector, Vector)> = motion.iter().map(|(q, v)| (vector(q), vector(v))).collect();
    let residual = |(q, v): (Vector, Vector), (q1, v1): (Vector, Vector)| {
        let mean = map(|i| 0.5 * (q[i] + q1[i]));
        let force = discrete_gradient(&q, &q1, &mean);
        let kick = map(|i| v1[i] - v[i] + h * force[i]);
        let moved = (0..3).map(|i| (q1[i] - q[i] - 0.5 * h * (v[i] + v1[i])).abs()).fold(0.0, larger);
        moved.max(norm(constraint(&mean), map(|i| v[i] + v1[i]), kick))
    };
    let turned = |(q, v): (Vector, Vector)| (q, v.map(|v| -v));
    let pairs = || states.windows(2);
    Residuals {
        forwards: pairs().map(|s| residual(s[0], s[1])).fold(0.0, larger),
        backwards: pairs().map(|s| residual(turned(s[1]), turned(s[0]))).collect(),
    }
}

fn map(f: impl Fn(usize) -> f64) -> Vector {
    [f(0), f(1), f(2)]
}

fn vector(slice: &[f64]) -> Vector {
    map(|i| slice[i])
}

/// Returns the row a(ξ).
fn constraint(q: &Vector) -> Vector {
    [1.0, q[2].sin(), 0.0]
}

/// Returns the larger of |a·sum| and the part of `kick` in the kernel of a, which (−a₂, a₁, 0) and
/// (0, 0, 1) span.
fn norm(a: Vector, sum: Vector, kick: Vector) -> f64 {
    let constraint = (a[0] * sum[0] + a[1] * sum[1]).abs();
    let along = (-a[1] * kick[0] + a[0] * kick[1]).abs() / a[0].hypot(a[1]);
    constraint.max(along).max(kick[2].abs())
}

fn potential(q: &Vector) -> f64 {
    0.5 * (q[0] * q[0] + q[1] * q[1]) - q[2].cos() + 0.5 * EPS * (2.0 * q[2]).sin()
}

fn gradient(q: &Vector) -> Vector {
    [q[0], q[1], q[2].sin() + EPS * (2.0 * q[2]).cos()]
}

/// Returns ∇V(q̄) + (V(q') − V(q) − ∇V(q̄)·Δ) Δ/|Δ|².
fn discrete_gradient(q: &Vector, q1: &Vector, mean: &Vector) -> Vector {
    let at_mean = gradient(mean);
    let delta = map(|i| q1[i] - q[i]);
    let square: f64 = delta.iter().map(|d| d * d).sum();
    let along: f64 = at_mean.iter().zip(&delta).map(|(g, d)| g * d).sum();
    let correction = if square > 0.0 { (potential(q1) - potential(q) - along) / square } else { 0.0 };
    map(|i| at_mean[i] + correction * delta[i])
}
