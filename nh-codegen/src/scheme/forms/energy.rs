//! ℋ and Π on D* in a form that is cheap to evaluate.
//!
//! ½ ρᵀ G⁻¹ ρ with the m × m matrix G = Xᵀ M X is, as one rational function, a large one, and so are the structure functions in Π.
//! With the r constraints instead of the m velocities both are small. For any p with Xᵀ p = ρ the momenta on D are
//! p̂ = p − μᵀ y with C y = s, where s = μ M⁻¹ p and C = μ M⁻¹ μᵀ, and
//!
//! ```text
//! ½ ρᵀ G⁻¹ ρ = ½ p·M⁻¹ p − ½ s·C⁻¹ s = stationary value over y of ½ p·M⁻¹ p − s·y + ½ y·C y
//! B_ab = −C_ab^c ρ_c = −p̂·[X_a, X_b]
//! ```
//!
//! (the projection of the cotangent metric; for r < m the Woodbury identity). So with y as r further unknowns, ∇ℋ is the gradient
//! of the last form at fixed y, and neither it nor Π has a denominator. A p that is linear in ρ with constant coefficients exists
//! where m rows of the frame are constants: p = Y ρ with Xᵀ Y = 1, Y being 0 in the other rows.

use super::Context;
use super::blocks::Unknown;
use super::tearing::cost;
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;

/// A row i of the frame with one entry c, a constant, in column a: (i, a, c).
type ConstantRow = (usize, usize, Value);

/// ℋ, ∇ℋ and Π at the canonical symbols and the multiplier momenta y.
pub struct ByConstraints {
    /// ℋ(q, ρ), without y.
    pub hamiltonian: Value,
    /// ∇ℋ, with y.
    pub gradient: Vec<Value>,
    /// Π, with y.
    pub poisson: ValueMatrix,
    /// y, guessed by its value at the canonical symbols.
    pub unknowns: Vec<Unknown>,
    /// y − C⁻¹ s.
    pub rows: Vec<Value>,
    /// (C⁻¹ s, y): parts of ℋ, and what they are in the solution.
    pub solved: Vec<(Value, Value)>,
    /// (i, a, c) where q̇ᵢ = c ∂ℋ/∂ρ_a, c being a constant.
    pub direct: Vec<ConstantRow>,
}

/// The form by constraints, where M is constant, there is a p, and the form is the cheaper one.
pub fn by_constraints(cx: &mut Context<'_>) -> Option<ByConstraints> {
    if !cx.mechanics.mass_is_constant() || !cx.restricted_metric_varies() {
        return None;
    }
    let (constants, p) = momenta_by_constants(cx)?;
    let inverse_mass = cx.inverse_mass();
    let mu = cx.constraint_matrix();
    let gram = cx.constraint_gram();
    let inverse_gram = cx.inverse_constraint_gram();
    let potential = cx.potential();
    let state: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();

    let free = inverse_mass.mul_vector(&mut cx.graph, &p);
    let slip = mu.mul_vector(&mut cx.graph, &free);
    let solved = match (&slip[..], gram.values()) {
        // A quotient, not a product with a reciprocal: the excess of a quotient is cheaper.
        (&[s], &[c]) => vec![cx.graph.div(s, c)],
        _ => inverse_gram.mul_vector(&mut cx.graph, &slip),
    };
    let names: Vec<Symbol> =
        (1..=slip.len()).map(|i| cx.symbol(&format!("constraint_momentum{i}"), Stage::State)).collect();
    let y = cx.graph.read_all(&names);

    let half = cx.graph.ratio(1, 2);
    let whole = cx.graph.dot(&p, &free);
    let lost = cx.graph.dot(&slip, &solved);
    let twice = cx.graph.sub(whole, lost);
    let kinetic = cx.graph.mul(half, twice);
    let hamiltonian = cx.graph.add(potential, kinetic);

    // ½ p·M⁻¹ p − s·y + ½ y·C y
    let (along, turned) = (cx.graph.dot(&slip, &y), gram.mul_vector(&mut cx.graph, &y));
    let square = cx.graph.dot(&y, &turned);
    let (whole, square) = (cx.graph.mul(half, whole), cx.graph.mul(half, square));
    let stationary = cx.graph.sub(whole, along);
    let stationary = cx.graph.sum(&[potential, stationary, square]);
    let gradient = cx.graph.gradient(stationary, &state);
    let poisson = poisson(cx, &mu, &p, &y);

    let rows = cx.graph.vec_sub(&y, &solved);
    // The same rows of E X, where q̇ = w.
    let anchored = cx.anchored_frame();
    let same = |&(i, a, c): &ConstantRow| {
        let zero = |b: usize| b == a || cx.graph.is_zero(anchored.row(i)[b]);
        i < anchored.rows() && anchored.row(i)[a] == c && (0..anchored.columns()).all(zero)
    };
    let direct = constants.iter().copied().filter(same).collect();
    let unknowns = names
        .iter()
        .zip(&solved)
        .map(|(&symbol, &guess)| Unknown { symbol, guess, scale: cx.graph.abs(guess) })
        .collect();
    // (Where G is the larger matrix to invert, that would only be computed to be compared.)
    let smaller = cx.composes() && 4 * cx.mechanics.model().r() <= cx.rho.len();
    let cheaper = smaller || {
        let mut of_this = poisson.mul_vector(&mut cx.graph, &gradient);
        of_this.extend(rows.iter().chain([&hamiltonian]));
        let mut of_algebra = cx.vector_field();
        of_algebra.push(cx.hamiltonian());
        cost(&cx.graph, &of_this, &state) < cost(&cx.graph, &of_algebra, &state)
    };
    let solved = solved.into_iter().zip(y).collect();
    cheaper.then_some(ByConstraints { hamiltonian, gradient, poisson, unknowns, rows, solved, direct })
}

/// Π = [0, E X; −(E X)ᵀ, B] with B_ab = −(p − μᵀ y)·[X_a, X_b].
fn poisson(cx: &mut Context<'_>, mu: &ValueMatrix, p: &[Value], y: &[Value]) -> ValueMatrix {
    let reaction = mu.transpose_mul_vector(&mut cx.graph, y);
    let momenta = cx.graph.vec_sub(p, &reaction);
    cx.poisson_of(&momenta)
}

/// Constant rows of the frame, and the p with Xᵀ p = ρ that is 0 in the others.
pub fn momenta_by_constants(cx: &mut Context<'_>) -> Option<(Vec<ConstantRow>, Vec<Value>)> {
    let constants = constant_rows(cx)?;
    let mut p = vec![cx.graph.zero(); cx.w.len()];
    for &(i, a, c) in &constants {
        let rho = cx.graph.read(cx.rho[a]);
        p[i] = cx.graph.div(rho, c);
    }
    Some((constants, p))
}

/// Rows i of the frame with one entry c each, in column a, a constant, for every column a.
fn constant_rows(cx: &mut Context<'_>) -> Option<Vec<ConstantRow>> {
    let frame = cx.frame();
    let mut rows: Vec<ConstantRow> = Vec::new();
    for i in 0..frame.rows() {
        let entries: Vec<usize> = (0..frame.columns()).filter(|&a| !cx.graph.is_zero(frame.row(i)[a])).collect();
        let [a] = entries[..] else { continue };
        let entry = frame.row(i)[a];
        if cx.graph.stage(entry) <= Stage::Param && rows.iter().all(|row| row.1 != a) {
            rows.push((i, a, entry));
        }
    }
    (rows.len() == frame.columns()).then_some(rows)
}
