//! Displacements in matrix groups, g' = g τ(x̂) by the Cayley map or the exponential map, and their
//! tangents.
//!
//! # Conventions
//!
//! Velocities ξ = (ω, v) are body velocities: g⁻¹ġ = ξ̂, which means Ṙ = R ω̂ and ẋ = R v (left
//! trivialisation). ω̂ is the matrix of the cross product, ω̂ y = ω × y; in the plane ω̂ y = ω J y
//! with J = ((0, −1), (1, 0)). dτ_x is the *right* trivialised tangent of τ, D τ(x)·y = (dτ_x y)
//! τ(x), and dτ⁻¹_x its inverse:
//!
//! cay(x) = (1 − x/2)⁻¹ (1 + x/2),  dcay⁻¹_x y = (1 − x/2) y (1 + x/2),
//! exp(x) = Σ xʲ/j!,  dexp⁻¹_x y = Σ Bⱼ/j! ad_xʲ y, ad_x y = x y − y x.
//!
//! Quotients with a removable singularity at 0, such as sin |θ|/|θ|, are written with the entire
//! functions φ_n of z = |θ|²/4, the square of half the angle
//! ([`Function::Bessel`](crate::tree::Function::Bessel)). They are free of cancellation:
//!
//! sin |θ|/|θ| = φ₀ φ₋₁,  (1 − cos |θ|)/|θ|² = ½ φ₀²,  (|θ| − sin |θ|)/|θ|³ = ¼ (φ₀² − φ₋₁ φ₁),
//! κ = (1 − |θ|/2 cot |θ|/2)/|θ|² = φ₁/(4 φ₀).
//!
//! **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eq. 37; Iserles, Munthe-Kaas, Nørsett & Zanna (2000), *Lie-group methods*,
//! appendix B, for the exponentials in closed form

use super::rotations;
use super::script::Script;
use crate::ir::handles::{Matrix, Scalar, Vector};
use crate::model::RotationBlock;

/// An element x = (θ, d) of the algebra of a group, or of its dual: its rotational and its
/// translational part. The latter is empty for a group of rotations.
#[derive(Clone, Copy)]
pub struct Twist<'s> {
    turning: Vector<'s>,
    moving: Vector<'s>,
}

impl<'s> Twist<'s> {
    /// Takes the group's part out of a vector of velocities or momenta.
    pub fn of(s: Script<'s>, block: &RotationBlock, w: Vector<'s>) -> Self {
        let turning = if block.dimension == 2 { 1 } else { 3 };
        let mut entries = block.velocities.clone().map(|j| w.entry(j));
        let first: Vec<Scalar<'s>> = entries.by_ref().take(turning).collect();
        Twist { turning: s.vector(first), moving: s.vector(entries) }
    }

    /// Returns a purely rotational twist in space.
    pub fn turning(s: Script<'s>, turning: Vector<'s>) -> Self {
        Twist { turning, moving: s.zeros(0) }
    }

    /// Returns |θ|².
    pub fn angle_squared(self) -> Scalar<'s> {
        self.turning.norm_squared()
    }

    /// Returns the entries in the order of the velocities.
    pub fn entries(self) -> Vector<'s> {
        self.turning.then(self.moving)
    }
}

/// Returns θ × y; y has as many entries as the space has dimensions.
pub fn cross<'s>(s: Script<'s>, theta: Vector<'s>, y: Vector<'s>) -> Vector<'s> {
    let (a, b) = (|i| theta.entry(i), |i| y.entry(i));
    match (theta.len(), y.len()) {
        (_, 0) => y,
        (1, _) => s.vector([-(a(0) * b(1)), a(0) * b(0)]),
        _ => s.vector([a(1) * b(2) - a(2) * b(1), a(2) * b(0) - a(0) * b(2), a(0) * b(1) - a(1) * b(0)]),
    }
}

/// Returns d × y as a rotational vector: one entry in the plane.
fn moment<'s>(s: Script<'s>, d: Vector<'s>, y: Vector<'s>) -> Vector<'s> {
    match d.len() {
        0 => s.zeros(0),
        2 => s.vector([d.entry(0) * y.entry(1) - d.entry(1) * y.entry(0)]),
        _ => cross(s, d, y),
    }
}

/// The map τ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Map {
    /// cay.
    Cayley,
    /// exp.
    Exponential,
}

/// The functions of |θ| in an exponential: φ_n(|θ|²/4) for n from −1.
struct Functions<'s> {
    z: Scalar<'s>,
}

impl<'s> Functions<'s> {
    fn of(theta: Vector<'s>) -> Self {
        Functions { z: theta.norm_squared() / 4 }
    }

    fn phi(&self, n: i8) -> Scalar<'s> {
        self.z.bessel(n)
    }

    /// Returns sin |θ|/|θ|.
    fn sine(&self) -> Scalar<'s> {
        self.phi(0) * self.phi(-1)
    }

    /// Returns (1 − cos |θ|)/|θ|².
    fn versine(&self) -> Scalar<'s> {
        self.phi(0).square() / 2
    }

    /// Returns (|θ| − sin |θ|)/|θ|³.
    fn rest(&self) -> Scalar<'s> {
        (self.phi(0).square() - self.phi(-1) * self.phi(1)) / 4
    }

    /// Returns (1 − |θ|/2 cot |θ|/2)/|θ|².
    fn kappa(&self) -> Scalar<'s> {
        self.phi(1) / (4 * self.phi(0))
    }

    /// Returns (a, b) of dexp⁻¹ = 1 − ½ ad + a ad² + b ad⁴ on se(3).
    ///
    /// There ad has the eigenvalues 0 and ±i|θ|, each twice. The coefficient b = −(φ₁² − φ₀ φ₂)/(32
    /// φ₀²) fits the derivative at the double eigenvalue, and a = κ + |θ|² b.
    fn double(&self) -> (Scalar<'s>, Scalar<'s>) {
        let b = (self.phi(0) * self.phi(2) - self.phi(1).square()) / (32 * self.phi(0).square());
        (self.kappa() + 4 * self.z * b, b)
    }
}

/// Returns the coordinates of g τ(x̂) in the order of the group's coordinates: R' row by row, then
/// the position.
///
/// R' = R τ(θ̂). For cay, x' = x + ½ (R + R') d, because (1 − θ̂/2)⁻¹ = ½ (1 + cay(θ̂)). For exp,
/// x' = x + R (sin |θ|/|θ| d + (1 − cos |θ|)/|θ|² θ × d + (|θ| − sin |θ|)/|θ|³ θ (θ·d)).
pub fn displaced<'s>(s: Script<'s>, map: Map, block: &RotationBlock, q: Vector<'s>, x: Twist<'s>) -> Vector<'s> {
    let r = rotations::matrix(s, block, q);
    // The increment is added to R. The roundoff of a factor near 1 would be the same in every step
    // of a uniform rotation, and would add up.
    let turned = r + r * increment(s, map, block.dimension, x.turning);
    let moved = s.vector(block.position.clone().map(|i| q.entry(i)));
    let (theta, d) = (x.turning, x.moving);
    if d.is_empty() {
        return turned.entries();
    }
    let way = match map {
        Map::Cayley => s.ratio(1, 2) * ((r + turned) * d),
        Map::Exponential => {
            let functions = Functions::of(theta);
            let across = functions.sine() * d + functions.versine() * cross(s, theta, d);
            // In the plane no displacement lies along the axis.
            r * if theta.len() == 1 { across } else { across + functions.rest() * theta.dot(d) * theta }
        }
    };
    turned.entries().then(moved + way)
}

/// Returns τ(θ̂) − 1: (θ̂ + θ̂²/2)/(1 + |θ|²/4) for cay, and sin |θ|/|θ| θ̂ + (1 − cos |θ|)/|θ|²
/// θ̂² for exp.
fn increment<'s>(s: Script<'s>, map: Map, dimension: usize, theta: Vector<'s>) -> Matrix<'s> {
    let (first, second) = match map {
        Map::Cayley => {
            let scale = 1 / (1 + theta.norm_squared() / 4);
            (scale, s.ratio(1, 2) * scale)
        }
        Map::Exponential => {
            let functions = Functions::of(theta);
            (functions.sine(), functions.versine())
        }
    };
    if dimension == 2 {
        let theta = theta.entry(0);
        let (less, sine) = (-(second * theta.square()), first * theta);
        return s.matrix(2, 2, |i, j| [[less, -sine], [sine, less]][i][j]);
    }
    let columns: Vec<Vector<'s>> = (0..3)
        .map(|j| {
            let once = cross(s, theta, s.unit(3, j));
            first * once + second * cross(s, theta, once)
        })
        .collect();
    s.matrix(3, 3, |i, j| columns[j].entry(i))
}

/// Returns the momenta of Moser and Veselov's discrete Lagrangian on SO(3), (M + ½ θ × M)/(1 +
/// |θ|²/4) for M = I ω and θ = h ω.
///
/// **Source**: García-Naranjo & Jiménez (2017), eq. 28, as vectors
pub fn skewed<'s>(s: Script<'s>, x: Twist<'s>, p: Twist<'s>) -> Twist<'s> {
    let (theta, m) = (x.turning, p.turning);
    let turned = m + s.ratio(1, 2) * cross(s, theta, m);
    Twist { turning: turned / (1 + theta.norm_squared() / 4), moving: p.moving }
}

/// Returns (dτ⁻¹_x)* p of momenta p = (M, P).
pub fn cotangent<'s>(s: Script<'s>, map: Map, x: Twist<'s>, p: Twist<'s>) -> Twist<'s> {
    match map {
        Map::Cayley => cayley_cotangent(s, x, p),
        Map::Exponential => exponential_cotangent(s, x, p),
    }
}

/// Returns (M + ½ θ × M + ¼ θ (θ·M) + ½ d × P', P') with P' = P + ½ θ × P.
fn cayley_cotangent<'s>(s: Script<'s>, x: Twist<'s>, p: Twist<'s>) -> Twist<'s> {
    let half = s.ratio(1, 2);
    let (theta, m) = (x.turning, p.turning);
    let moving = p.moving + half * cross(s, theta, p.moving);
    let along = theta.dot(m) / 4 * theta;
    // Rotations in the plane commute.
    let turning = if theta.len() == 1 { m + along } else { m + half * cross(s, theta, m) + along };
    let turning = if moving.is_empty() { turning } else { turning + half * moment(s, x.moving, moving) };
    Twist { turning, moving }
}

/// Returns p − ½ ad*_x p + a (ad*_x)² p + b (ad*_x)⁴ p. Only se(3) has double eigenvalues; other
/// algebras have b = 0 and a = κ.
fn exponential_cotangent<'s>(s: Script<'s>, x: Twist<'s>, p: Twist<'s>) -> Twist<'s> {
    let (theta, d) = (x.turning, x.moving);
    if theta.len() == 1 && d.is_empty() {
        // The group commutes.
        return p;
    }
    // −ad*_x (M, P) = (θ × M + d × P, θ × P), as ad_x (ω, v) = (θ × ω, θ × v + d × ω).
    let minus_coadjoint = |p: Twist<'s>| {
        let turning = match (theta.len(), d.len()) {
            (1, _) => moment(s, d, p.moving),
            (_, 0) => cross(s, theta, p.turning),
            _ => cross(s, theta, p.turning) + moment(s, d, p.moving),
        };
        Twist { turning, moving: cross(s, theta, p.moving) }
    };
    let sum = |p: Twist<'s>, factor: Scalar<'s>, q: Twist<'s>| Twist {
        turning: p.turning + factor * q.turning,
        moving: p.moving + factor * q.moving,
    };
    let functions = Functions::of(theta);
    let once = minus_coadjoint(p);
    let twice = minus_coadjoint(once);
    let result = sum(p, s.ratio(1, 2), once);
    if theta.len() == 1 || d.is_empty() {
        return sum(result, functions.kappa(), twice);
    }
    let (a, b) = functions.double();
    sum(sum(result, a, twice), b, minus_coadjoint(minus_coadjoint(twice)))
}
