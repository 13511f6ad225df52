//! ℋ and Π on D* at the middle of a step, in a form that is cheap to evaluate.
//!
//! With the m × m matrix G = Xᵀ M X, ½ ρᵀ G⁻¹ ρ is a large rational function, and so are the
//! structure functions in Π. Both are small in terms of the r constraints instead of the m
//! velocities. For any p with Xᵀ p = ρ, the momenta on D are p̂ = p − μᵀ y with C y = s, where s =
//! μ M⁻¹ p and C = μ M⁻¹ μᵀ, and
//!
//! ```text
//! ½ ρᵀ G⁻¹ ρ = ½ p·M⁻¹ p − ½ s·C⁻¹ s = stationary value over y of ½ p·M⁻¹ p − s·y + ½ y·C y
//! B_ab = −C_ab^c ρ_c = −p̂·[X_a, X_b]
//! ```
//!
//! by projection of the cotangent metric (for r < m, the Woodbury identity). With y as r further
//! unknowns, ∇ℋ is the gradient of the last form at fixed y, and neither ∇ℋ nor Π has a
//! denominator. A p that is linear in ρ with constant coefficients exists if m rows of the frame
//! are constant: p = Y ρ with Xᵀ Y = 1, and Y is 0 in the other rows.

use super::Context;
use super::discrete_gradient::Gradient;
use super::segment::Segment;
use crate::ir::graph::{Stage, Value};
use crate::ir::handles::{Matrix, Scalar, Vector};

/// A row i of the frame with a single entry, the constant c in column a: (i, a, c).
type ConstantRow = (usize, usize, Value);

/// ∇ℋ and Π at the middle ζ̄ of a step.
pub struct EnergyForm<'s> {
    /// ∇ℋ(ζ̄), a function of y.
    gradient: Vector<'s>,
    /// Π(ζ̄), a function of y.
    poisson: Matrix<'s>,
    /// Ways to compute Π ∇ℋ + Z at ζ̄ other than by that product, without forces that depend on the
    /// velocity.
    fields: Vec<Vector<'s>>,
    /// Ways to compute κ of ∇̄ℋ = ∇ℋ(ζ̄) + κ v; empty if ℋ is quadratic.
    corrections: Vec<Scalar<'s>>,
    /// The unknowns y, if there are any.
    pub momenta: Vector<'s>,
    /// C⁻¹ s at ζ, the value of y.
    pub solved: Vector<'s>,
    /// (i, a, c) for each rate q̇ᵢ = c ∂ℋ/∂ρ_a with a constant c.
    direct: Vec<ConstantRow>,
}

impl<'s> EnergyForm<'s> {
    /// Returns the form by constraints if ℋ has a correction and that form is cheaper, otherwise
    /// that of the mechanics.
    pub fn of(zeta: Segment<'s>) -> Self {
        by_constraints(zeta).unwrap_or_else(|| by_mechanics(zeta))
    }

    /// Returns whether the gradient has a correction.
    pub fn is_corrected(&self) -> bool {
        !self.corrections.is_empty()
    }

    /// Returns v − Π ∇̄ℋ − Z, the value of κ, and the discrete gradient ∇̄ℋ = ∇ℋ + κ v, ∂̄ℋ/∂t. Π ∇̄ℋ
    /// is that product or Π ∇ℋ + κ Π v, whichever costs less together with κ.
    ///
    /// If q̇ᵢ = c D with one component D of ∇̄ℋ and a number c, the other rows use q̇ᵢ/c for D,
    /// which keeps them short.
    pub fn rows(&self, zeta: Segment<'s>, kappa: Scalar<'s>) -> (Vector<'s>, Vector<'s>, Gradient<'s>) {
        let (s, v) = (zeta.script, zeta.v);
        let is_rheonomic = s.mechanics.model().is_rheonomic();
        let ageing = s.hamiltonian_rate().at(zeta.middle()) + if is_rheonomic { kappa } else { s.ratio(0, 1) };
        let discrete = self.gradient + kappa * v;
        let corrected = self.fields.iter().map(|&field| v - field - kappa * (self.poisson * v));
        let corrected: Vec<_> = match s.has_friction() {
            true => {
                let velocity = discrete.split(s.q().len()).1;
                let force = s.force_on_dstar(0, zeta.middle(), velocity);
                corrected.map(|rows| rows - force).collect()
            }
            false => corrected.collect(),
        };
        if !self.is_corrected() && !corrected.is_empty() {
            return (s.cheapest_for(v, corrected), s.zeros(0), (self.gradient, ageing));
        }
        let component = |&(i, a, c): &ConstantRow| (s.q().len() + a, v.entry(i) / s.value(c));
        let known = self.direct.iter().map(component).fold(discrete, |known, (at, rate)| known.with(at, rate));
        let own = self.poisson * discrete;
        let whole = self.direct.iter().fold(self.poisson * known, |rates, &(i, ..)| rates.with(i, own.entry(i)));
        let rows =
            corrected.into_iter().chain([v - (whole + s.external_field(0, zeta.middle(), known.split(s.q().len()).1))]);
        let (rows, kappa) = match self.corrections[..] {
            [] => (s.cheapest_for(v, rows), s.zeros(0)),
            [value] => (s.cheapest_for(v, rows), s.vector([value])),
            _ => s.cheapest_pair(v, rows, self.corrections.iter().map(|&value| s.vector([value]))),
        };
        (rows, kappa, (known, ageing))
    }
}

/// Returns the mechanics' own ℋ and Π, in normal form or composed.
fn by_mechanics(zeta: Segment<'_>) -> EnergyForm<'_> {
    let (s, middle) = (zeta.script, zeta.middle());
    let fields = if s.has_friction() { s.autonomous_fields() } else { s.vector_fields() };
    let fields = fields.into_iter().map(|field| field.at(middle)).collect();
    let velocity = s.frame_velocity().at(middle);
    let composes = s.ask(|cx| cx.composes());
    let corrections = match composes {
        true => zeta.corrections_on_dstar(),
        false => zeta.correction(s.hamiltonian()).into_iter().collect(),
    };
    let (by_q, _) = s.hamiltonian_gradient().split(s.q().len());
    let (gradient, poisson, none) = (by_q.at(middle).then(velocity), s.almost_poisson().at(middle), s.zeros(0));
    EnergyForm { gradient, poisson, fields, corrections, momenta: none, solved: none, direct: Vec::new() }
}

/// Returns the form by constraints if M is constant, p exists, and the form is cheaper.
fn by_constraints(zeta: Segment<'_>) -> Option<EnergyForm<'_>> {
    let s = zeta.script;
    if !s.mechanics.model().is_natural()
        || !s.mechanics.mass_is_constant()
        || !s.ask(|cx| cx.restricted_metric_varies())
    {
        return None;
    }
    let (constants, p) = s.ask(momenta_by_constants)?;
    let p = s.values(p);
    let inverse_mass = s.inverse_mass();
    let (mu, gram) = (s.constraint_matrix(), s.constraint_gram());
    let inverse_gram = s.inverse_constraint_gram();
    let potential = s.potential();

    let free = inverse_mass * p;
    let slip = mu * free;
    // A quotient, not a product with a reciprocal: the excess of a quotient is cheaper.
    let solved = if slip.len() == 1 { slip / gram.entry(0, 0) } else { inverse_gram * slip };
    let y = s.numbered("constraint_momentum", slip.len());

    let half = s.ratio(1, 2);
    let whole = p.dot(free);
    let hamiltonian = potential + half * (whole - slip.dot(solved));
    // ½ p·M⁻¹ p − s·y + ½ y·C y
    let along = slip.dot(y);
    let square = y.dot(gram * y);
    let (whole, square) = (half * whole, half * square);
    let stationary = s.vector([potential, whole - along, square]).sum();
    let gradient = stationary.gradient(zeta.z);
    // B_ab = −(p − μᵀ y)·[X_a, X_b]
    let poisson = s.poisson_of(p - mu.transpose() * y);

    let rows = y - solved;
    // If G is the larger matrix to invert, its inverse would be computed for the comparison only.
    let smaller = s.ask(|cx| cx.composes()) && 4 * s.mechanics.model().r() <= s.rho().len();
    let cheaper = smaller || {
        let of_this = (poisson * gradient).then(rows).then(s.vector([hamiltonian]));
        let of_mechanics = s.vector_field().then(s.vector([s.hamiltonian()]));
        s.cost(of_this, zeta.z) < s.cost(of_mechanics, zeta.z)
    };
    if !cheaper {
        return None;
    }
    let solutions: Vec<(Scalar<'_>, Scalar<'_>)> = solved.entries().zip(y.entries()).collect();
    let corrections = vec![zeta.correction_with(hamiltonian, &solutions)?];
    // E X must have the same rows, with q̇ = w.
    let anchored = s.anchored_frame();
    let same = |&(i, a, c): &ConstantRow| {
        let zero = |b: usize| b == a || anchored.entry(i, b).is_zero();
        i < anchored.rows() && anchored.entry(i, a).value() == c && (0..anchored.columns()).all(zero)
    };
    let direct = constants.into_iter().filter(same).collect();
    let (gradient, poisson) = (gradient.at(zeta.middle()), poisson.at(zeta.middle()));
    Some(EnergyForm { gradient, poisson, fields: Vec::new(), corrections, momenta: y, solved, direct })
}

/// Returns the constant rows of the frame, and the p with Xᵀ p = ρ that is 0 in the other rows.
pub fn momenta_by_constants(cx: &mut Context<'_>) -> Option<(Vec<ConstantRow>, Vec<Value>)> {
    cx.write(|s| {
        let constants = constant_rows(s.frame())?;
        let none = s.zeros(s.v().len());
        let p = constants.iter().fold(none, |p, &(i, a, c)| p.with(i, s.rho().entry(a) / s.value(c)));
        Some((constants, p.values().to_vec()))
    })
}

/// Returns, for every column a, a row i of the frame with a constant c in column a and no other
/// entry.
fn constant_rows(frame: Matrix<'_>) -> Option<Vec<ConstantRow>> {
    let mut rows: Vec<ConstantRow> = Vec::new();
    for i in 0..frame.rows() {
        let entries: Vec<usize> = (0..frame.columns()).filter(|&a| !frame.entry(i, a).is_zero()).collect();
        let [a] = entries[..] else { continue };
        let entry = frame.entry(i, a);
        if entry.stage() <= Stage::Param && rows.iter().all(|row| row.1 != a) {
            rows.push((i, a, entry.value()));
        }
    }
    (rows.len() == frame.columns()).then_some(rows)
}
