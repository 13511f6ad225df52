//! Displacements in matrix groups by Cayley's map: g' = g cay(x̂), and its tangent.
//!
//! # Conventions
//!
//! Velocities ξ = (ω, v) are those of the body: g⁻¹ġ = ξ̂, that is Ṙ = R ω̂ and ẋ = R v (left trivialisation). ω̂ is the matrix of the cross
//! product, ω̂ y = ω × y; in the plane ω̂ y = ω J y with J = ((0, −1), (1, 0)). dτ_x is the *right* trivialised tangent of τ,
//! D τ(x)·y = (dτ_x y) τ(x), and dτ⁻¹_x its inverse. For Cayley's map
//!
//! cay(x) = (1 − x/2)⁻¹ (1 + x/2),  dcay⁻¹_x y = (1 − x/2) y (1 + x/2)
//!
//! **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eq. 37

use super::rotations;
use super::script::Script;
use crate::ir::arena::{Matrix, Scalar, Vector};
use crate::model::RotationBlock;

/// An element x = (θ, d) of the algebra of a group, or of its dual: what belongs to turning, and what belongs to moving (nothing for a
/// group of rotations).
#[derive(Clone, Copy)]
pub struct Twist<'s> {
    turning: Vector<'s>,
    moving: Vector<'s>,
}

impl<'s> Twist<'s> {
    /// The part of a vector of velocities, or of momenta, that belongs to the group.
    pub fn of(s: Script<'s>, block: &RotationBlock, w: Vector<'s>) -> Self {
        let turning = if block.dimension == 2 { 1 } else { 3 };
        let mut entries = block.velocities.clone().map(|j| w.entry(j));
        let first: Vec<Scalar<'s>> = entries.by_ref().take(turning).collect();
        Twist { turning: s.vector(first), moving: s.vector(entries) }
    }

    /// What turns only, in space.
    pub fn turning(s: Script<'s>, turning: Vector<'s>) -> Self {
        Twist { turning, moving: s.zeros(0) }
    }

    /// Its entries in the order of the velocities.
    pub fn entries(self) -> Vector<'s> {
        self.turning.then(self.moving)
    }
}

/// θ × y, where y has as many entries as the space has dimensions.
fn cross<'s>(s: Script<'s>, theta: Vector<'s>, y: Vector<'s>) -> Vector<'s> {
    let (a, b) = (|i| theta.entry(i), |i| y.entry(i));
    match (theta.len(), y.len()) {
        (_, 0) => y,
        (1, _) => s.vector([-(a(0) * b(1)), a(0) * b(0)]),
        _ => s.vector([a(1) * b(2) - a(2) * b(1), a(2) * b(0) - a(0) * b(2), a(0) * b(1) - a(1) * b(0)]),
    }
}

/// d × y as what turns: one entry in the plane.
fn moment<'s>(s: Script<'s>, d: Vector<'s>, y: Vector<'s>) -> Vector<'s> {
    match d.len() {
        0 => s.zeros(0),
        2 => s.vector([d.entry(0) * y.entry(1) - d.entry(1) * y.entry(0)]),
        _ => cross(s, d, y),
    }
}

/// The coordinates of g cay(x̂), in the order of the coordinates of the group: R' row by row, then the position.
///
/// R' = R cay(θ̂), x' = x + ½ (R + R') d, since (1 − θ̂/2)⁻¹ = ½ (1 + cay(θ̂)).
pub fn displaced<'s>(s: Script<'s>, block: &RotationBlock, q: Vector<'s>, x: Twist<'s>) -> Vector<'s> {
    let r = rotations::matrix(s, block, q);
    // Added to R: the roundoff of a matrix near 1 would be the same in every step of an even turn, and add up.
    let turned = r + r * increment(s, block.dimension, x.turning);
    let moved = s.vector(block.position.clone().map(|i| q.entry(i)));
    if x.moving.is_empty() {
        return turned.entries();
    }
    turned.entries().then(moved + s.ratio(1, 2) * ((r + turned) * x.moving))
}

/// cay(θ̂) − 1 = (θ̂ + θ̂²/2)/(1 + |θ|²/4).
fn increment<'s>(s: Script<'s>, dimension: usize, theta: Vector<'s>) -> Matrix<'s> {
    let scale = 1 / (1 + theta.norm_squared() / 4);
    let half = s.ratio(1, 2);
    if dimension == 2 {
        let theta = theta.entry(0);
        let (less, sine) = (-(half * theta.square() * scale), theta * scale);
        return s.matrix(2, 2, |i, j| [[less, -sine], [sine, less]][i][j]);
    }
    let columns: Vec<Vector<'s>> = (0..3)
        .map(|j| {
            let once = cross(s, theta, s.unit(3, j));
            scale * (once + half * cross(s, theta, once))
        })
        .collect();
    s.matrix(3, 3, |i, j| columns[j].entry(i))
}

/// Momenta of Moser and Veselov's discrete Lagrangian on SO(3), (M + ½ θ × M)/(1 + |θ|²/4) for M = I ω and θ = h ω.
///
/// **Source**: García-Naranjo & Jiménez (2017), eq. 28, as vectors
pub fn skewed<'s>(s: Script<'s>, x: Twist<'s>, p: Twist<'s>) -> Twist<'s> {
    let (theta, m) = (x.turning, p.turning);
    let turned = m + s.ratio(1, 2) * cross(s, theta, m);
    Twist { turning: turned / (1 + theta.norm_squared() / 4), moving: p.moving }
}

/// (dcay⁻¹_x)* p of momenta p = (M, P): with P' = P + ½ θ × P,
///
/// (M + ½ θ × M + ¼ θ (θ·M) + ½ d × P', P')
pub fn cotangent<'s>(s: Script<'s>, x: Twist<'s>, p: Twist<'s>) -> Twist<'s> {
    let half = s.ratio(1, 2);
    let (theta, m) = (x.turning, p.turning);
    let moving = p.moving + half * cross(s, theta, p.moving);
    let along = theta.dot(m) / 4 * theta;
    // In the plane turns commute.
    let turning = if theta.len() == 1 { m + along } else { m + half * cross(s, theta, m) + along };
    let turning = if moving.is_empty() { turning } else { turning + half * moment(s, x.moving, moving) };
    Twist { turning, moving }
}
