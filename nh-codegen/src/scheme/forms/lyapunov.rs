//! Lyapunov function of feedback integrators, and the vector field that it attracts to its zeros.
//!
//! ```text
//! V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²
//! ```
//!
//! over the declared invariants I_i(q, w) other than the energy, at w = g⁻¹ p, and over the
//! rotation matrices R among the coordinates. The extended field minus ∇V_L equals the constrained
//! field on {V_L = 0}. It is attracted to this set if H̃, J and the I_i are integrals of the
//! extended field. The I_i need to be integrals on {J = 0} only, where they are declared to be.
//!
//! A force B u of control inputs changes the integrals at the rates ∂I/∂p·P* B u (for H̃ this is
//! the power v·B u). The levels of the integrals are then part of the state and follow at these
//! rates.
//!
//! **Source** Chang & Perlmutter (2018), section 2.4, (28), and (36) for rotations.

use super::cotangent::Cotangent;
use super::rotations;
use super::script::Script;
use crate::ir::handles::{Scalar, Vector};
use crate::mechanics::Mechanics;

/// The parts of V_L at the canonical symbols (q, p).
pub struct Lyapunov<'s> {
    script: Script<'s>,
    /// The motion on T*Q.
    pub motion: Cotangent<'s>,
    /// ½ Σ J_α² and its gradient.
    constraints: (Scalar<'s>, Vector<'s>),
    /// H̃, then the I_i, each with its gradient.
    integrals: Vec<(Scalar<'s>, Vector<'s>)>,
    /// ¼ Σ ‖RᵀR − 1‖² and its gradient, if there are rotation matrices among the coordinates.
    rotations: Option<(Scalar<'s>, Vector<'s>)>,
}

/// Returns the names of the levels: `H` for H̃, and the declared invariants other than the energy.
/// An invariant with the name of another gain gets a longer name.
pub fn level_names(mechanics: &Mechanics) -> Vec<String> {
    let further = mechanics.further_invariants().into_iter().map(|invariant| match invariant.name.as_str() {
        name @ ("J" | "H" | "R") => format!("{name}_invariant"),
        name => name.to_owned(),
    });
    std::iter::once("H".to_owned()).chain(further).collect()
}

/// Returns the names of the gains: `J` for the constraint momenta, those of the levels, and `R` if
/// there are rotation matrices among the coordinates.
pub fn gain_names(mechanics: &Mechanics) -> Vec<String> {
    let rotations = (!mechanics.model().about.groups.is_empty()).then(|| "R".to_owned());
    std::iter::once("J".to_owned()).chain(level_names(mechanics)).chain(rotations).collect()
}

impl<'s> Lyapunov<'s> {
    /// Composes the parts at the canonical symbols.
    pub fn new(s: Script<'s>) -> Self {
        let motion = Cotangent::new(s);
        let constraints = (motion.half_square(), motion.half_square_gradient());
        let further = s.further_invariants();
        let further = further.into_iter().map(|invariant| motion.function_of_velocity(invariant));
        let integrals = std::iter::once((motion.hamiltonian(), motion.hamiltonian_gradient())).chain(further).collect();
        Lyapunov { script: s, constraints, integrals, rotations: off_rotations(s), motion }
    }

    /// Returns H̃ and the I_i.
    pub fn values(&self) -> Vector<'s> {
        self.script.vector(self.integrals.iter().map(|integral| integral.0))
    }

    /// Returns V_L for gains k_J, k_H, k_i, k_R and levels H̃₀, I_i⁰.
    pub fn function(&self, gains: Vector<'s>, levels: Vector<'s>) -> Scalar<'s> {
        let errors = (self.values() - levels).entries().zip(gains.entries().skip(1));
        let of_levels = errors.map(|(error, gain)| gain / 2 * error.square());
        let of_rotations = self.rotations.map(|(value, _)| gains.entry(gains.len() - 1) * value);
        let sum = of_levels.fold(gains.entry(0) * self.constraints.0, |sum, term| sum + term);
        of_rotations.map_or(sum, |term| sum + term)
    }

    /// Returns ∇V_L, n + k entries.
    pub fn gradient(&self, gains: Vector<'s>, levels: Vector<'s>) -> Vector<'s> {
        let errors = (self.values() - levels).entries().zip(gains.entries().skip(1));
        let of_levels = errors.zip(&self.integrals).map(|((error, gain), (_, gradient))| gain * error * *gradient);
        let of_rotations = self.rotations.map(|(_, gradient)| gains.entry(gains.len() - 1) * gradient);
        let sum = of_levels.fold(gains.entry(0) * self.constraints.1, |sum, term| sum + term);
        of_rotations.map_or(sum, |term| sum + term)
    }

    /// Returns the extended field minus ∇V_L, under a force B u on p: n + k entries.
    pub fn field(&self, gains: Vector<'s>, levels: Vector<'s>, force: Vector<'s>) -> Vector<'s> {
        self.motion.extended_field(force) - self.gradient(gains, levels)
    }

    /// Returns the rates at which a force B u on p changes the levels: ∂I/∂p·P* B u.
    pub fn level_rates(&self, force: Vector<'s>) -> Vector<'s> {
        let (n, effective) = (self.script.q().len(), self.motion.effective_force(force));
        let further = self.integrals[1..].iter().map(|(_, gradient)| gradient.split(n).1.dot(effective));
        self.script.vector(std::iter::once(self.motion.along.dot(force)).chain(further))
    }

    /// Returns |∇I|² for each J_α (on {J = 0}), for H̃ and for the I_i, each with the position of
    /// its gain.
    ///
    /// Near {V_L = 0} deviations of I decay at the rate k |∇I|². Deviations of R from the group
    /// decay at 2 k: with R = Q (1 + S), S symmetric, the feedback is −k R (RᵀR − 1) ≈ −2 k Q S.
    pub fn steepness(&self) -> Vec<(usize, Scalar<'s>)> {
        let momenta =
            self.motion.momentum_gradients().into_iter().map(|(gradient, d)| (0, gradient.norm_squared() / d));
        let integrals = self.integrals.iter().enumerate().map(|(i, (_, gradient))| (i + 1, gradient.norm_squared()));
        let rotations = self.rotations.map(|_| (self.integrals.len() + 1, self.script.ratio(2, 1)));
        momenta.chain(integrals).chain(rotations).collect()
    }
}

/// Returns ¼ Σ ‖RᵀR − 1‖² and its gradient R (RᵀR − 1), n + k entries.
fn off_rotations(s: Script<'_>) -> Option<(Scalar<'_>, Vector<'_>)> {
    let mut gradient: Vec<Scalar<'_>> = s.zeros(s.q().len() + s.p().len()).entries().collect();
    let mut squares = Vec::new();
    for block in &s.mechanics.model().about.groups {
        let r = rotations::matrix(s, block, s.q());
        let excess = rotations::excess(s, r);
        squares.push(excess.entries().norm_squared());
        block.entries().zip((r * excess).entries().entries()).for_each(|(place, value)| gradient[place] = value);
    }
    let sum = squares.into_iter().reduce(|sum, square| sum + square)?;
    Some((sum / 4, s.vector(gradient)))
}
