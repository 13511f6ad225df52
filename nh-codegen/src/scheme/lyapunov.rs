//! The Lyapunov function of feedback integrators, and the vector field that it pulls towards its zeros.
//!
//! ```text
//! V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²
//! ```
//!
//! over the declared invariants I_i(q, w) other than the energy, at w = g⁻¹ p, and the rotation matrices R among the coordinates. The extended field minus ∇V_L is the constrained one
//! where V_L = 0, and is attracted there where H̃, J and the I_i are integrals of the extended field; of the I_i it is enough that they
//! are on {J = 0}, where they are declared to be.
//!
//! A force B u of control inputs changes the integrals at the rates ∂I/∂p·P* B u (for H̃ that is its power, v·B u). Then their levels
//! are part of the state, and follow at these rates.
//!
//! **Source** Chang & Perlmutter (2018), section 2.4, (28), and (36) for rotations.

use super::cotangent::{Cotangent, Gradient};
use super::{Context, rotations};
use crate::ir::graph::Value;
use crate::mechanics::Mechanics;

/// V_L's parts at the canonical symbols (q, p).
pub struct Lyapunov {
    /// The motion it is for.
    pub motion: Cotangent,
    /// ½ Σ J_α² and its gradient.
    constraints: (Value, Gradient),
    /// H̃, then the I_i, with their gradients.
    integrals: Vec<(Value, Gradient)>,
    /// ¼ Σ ‖RᵀR − 1‖² and its gradient, where there are rotation matrices among the coordinates.
    rotations: Option<(Value, Gradient)>,
}

/// Names of the levels: `H` for H̃, and the declared invariants other than the energy. (An invariant that is called as another gain
/// is gets a longer name.)
pub fn level_names(mechanics: &Mechanics) -> Vec<String> {
    let further = mechanics.further_invariants().into_iter().map(|invariant| match invariant.name.as_str() {
        name @ ("J" | "H" | "R") => format!("{name}_invariant"),
        name => name.to_owned(),
    });
    std::iter::once("H".to_owned()).chain(further).collect()
}

/// Names of the gains: `J` for the constraint momenta; those of the levels; `R` where there are rotation matrices among the
/// coordinates.
pub fn gain_names(mechanics: &Mechanics) -> Vec<String> {
    let rotations = (!mechanics.model().groups.is_empty()).then(|| "R".to_owned());
    std::iter::once("J".to_owned()).chain(level_names(mechanics)).chain(rotations).collect()
}

impl Lyapunov {
    /// At the canonical symbols.
    pub fn new(cx: &mut Context<'_>) -> Self {
        let motion = Cotangent::new(cx);
        let constraints = (motion.half_square(cx), motion.half_square_gradient(cx));
        let mut integrals = vec![(motion.hamiltonian(cx), motion.hamiltonian_gradient(cx))];
        let further: Vec<_> = cx.mechanics.further_invariants().iter().map(|i| i.expression.clone()).collect();
        for expression in further {
            let value = cx.lower(&expression);
            integrals.push(motion.function_of_velocity(cx, value));
        }
        let rotations = off_rotations(cx);
        Lyapunov { motion, constraints, integrals, rotations }
    }

    /// H̃ and the I_i.
    pub fn values(&self) -> Vec<Value> {
        self.integrals.iter().map(|integral| integral.0).collect()
    }

    /// V_L for gains k_J, k_H, k_i, k_R and levels H̃₀, I_i⁰.
    pub fn function(&self, cx: &mut Context<'_>, gains: &[Value], levels: &[Value]) -> Value {
        let half = cx.graph.ratio(1, 2);
        let mut terms = vec![cx.graph.mul(gains[0], self.constraints.0)];
        for ((&gain, &level), (value, _)) in gains[1..].iter().zip(levels).zip(&self.integrals) {
            let error = cx.graph.sub(*value, level);
            let square = cx.graph.square(error);
            let weight = cx.graph.mul(half, gain);
            terms.push(cx.graph.mul(weight, square));
        }
        if let (Some((value, _)), Some(&gain)) = (&self.rotations, gains.last()) {
            terms.push(cx.graph.mul(gain, *value));
        }
        cx.graph.sum(&terms)
    }

    /// ∇V_L, n + k entries.
    pub fn gradient(&self, cx: &mut Context<'_>, gains: &[Value], levels: &[Value]) -> Gradient {
        let mut sum = cx.graph.vec_scale(gains[0], &self.constraints.1);
        for ((&gain, &level), (value, gradient)) in gains[1..].iter().zip(levels).zip(&self.integrals) {
            let error = cx.graph.sub(*value, level);
            let weight = cx.graph.mul(gain, error);
            sum = cx.graph.vec_axpy(&sum, weight, gradient);
        }
        if let (Some((_, gradient)), Some(&gain)) = (&self.rotations, gains.last()) {
            sum = cx.graph.vec_axpy(&sum, gain, gradient);
        }
        sum
    }

    /// The extended field minus ∇V_L, under a force B u on p: n + k entries.
    pub fn field(
        &self,
        cx: &mut Context<'_>,
        gains: &[Value],
        levels: &[Value],
        force: Option<&[Value]>,
    ) -> Vec<Value> {
        let extended = self.motion.extended_field(cx, force);
        let gradient = self.gradient(cx, gains, levels);
        cx.graph.vec_sub(&extended, &gradient)
    }

    /// The rates at which a force B u on p changes the levels: ∂I/∂p·P* B u.
    pub fn level_rates(&self, cx: &mut Context<'_>, force: &[Value]) -> Vec<Value> {
        let n = cx.q.len();
        let effective = self.motion.effective_force(cx, force);
        let mut rates = vec![cx.graph.dot(&self.motion.along, force)];
        for (_, gradient) in &self.integrals[1..] {
            rates.push(cx.graph.dot(&gradient[n..], &effective));
        }
        rates
    }

    /// |∇I|² for each J_α (taken on {J = 0}), H̃ and the I_i: with the position of its gain. Near {V_L = 0} deviations of I decay
    /// at the rate k |∇I|². Those of R from the group do at 2 k: with R = Q (1 + S), S symmetric, the feedback is −k R (RᵀR − 1) ≈
    /// −2 k Q S.
    pub fn steepness(&self, cx: &mut Context<'_>) -> Vec<(usize, Value)> {
        let mut list = Vec::new();
        for (gradient, square) in self.motion.momentum_gradients(cx) {
            let norm = cx.graph.dot(&gradient, &gradient);
            list.push((0, cx.graph.div(norm, square)));
        }
        for (i, (_, gradient)) in self.integrals.iter().enumerate() {
            list.push((i + 1, cx.graph.dot(gradient, gradient)));
        }
        if self.rotations.is_some() {
            list.push((self.integrals.len() + 1, cx.graph.ratio(2, 1)));
        }
        list
    }
}

/// ¼ Σ ‖RᵀR − 1‖² and its gradient R (RᵀR − 1).
fn off_rotations(cx: &mut Context<'_>) -> Option<(Value, Gradient)> {
    if cx.mechanics.model().groups.is_empty() {
        return None;
    }
    let mut gradient = vec![cx.graph.zero(); cx.q.len() + cx.p.len()];
    let mut squares = Vec::new();
    let matrices = rotations::matrices(cx);
    for (block, r) in cx.mechanics.model().groups.iter().zip(&matrices) {
        let excess = rotations::excess(&mut cx.graph, r);
        squares.extend(excess.values().iter().map(|&entry| cx.graph.square(entry)));
        let slope = r.mul(&mut cx.graph, &excess);
        block.entries().zip(slope.values()).for_each(|(place, &value)| gradient[place] = value);
    }
    let (quarter, sum) = (cx.graph.ratio(1, 4), cx.graph.sum(&squares));
    Some((cx.graph.mul(quarter, sum), gradient))
}
