//! The extension of the constrained motion to all of T*Q, which is free of constraints and has them as integrals.
//!
//! The constraint vector fields e_α are the metric Gram–Schmidt of the columns of g⁻¹ μᵀ in the
//! order of the constraints. The constraint momenta are J_α = ⟨p, e_α⟩, and H̃ = H − ½ Σ J_α² is
//! the energy of the part of p that satisfies the constraints. Their flow with multipliers that
//! keep every J_α is the constrained flow on {J = 0}, and has H̃ and J as integrals elsewhere too.
//! Off {J = 0} it depends on the choice of the e_α, and therefore on the order of the constraints.
//!
//! All quantities except J itself are rational. The Gram–Schmidt vectors stay unnormalised, as rows
//! ν = U⁻¹ μ with ν g⁻¹ νᵀ = D diagonal, so that C = μ g⁻¹ μᵀ = U D Uᵀ, and J_α = ψ_α/√d_α with ψ =
//! ν g⁻¹ p. Then Σ J_α² = φᵀ C⁻¹ φ, and J_α is constant exactly where 2 d_α ψ̇_α = ψ_α ḋ_α.
//!
//! **Source** Chang & Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 2.1: (5), (6) and
//! Remark 2.4. For quasi-velocities the canonical bracket is replaced by {q, p} = E, {p_i, p_j} = −c_ij^l p_l.

use super::Mechanics;
use super::linear::{add, apply, dot, half, product};
use crate::algebra::{Expr, Matrix};
use crate::model::{Invariant, Model, along};
use crate::tree::Var;

/// J, H̃, λ̃ and the extended vector field on T*Q, without control inputs; J as ψ and d.
#[derive(Clone, Debug)]
pub struct Extension {
    /// ν = U⁻¹ μ, r × k: rows that are orthogonal in g⁻¹.
    pub rows: Matrix,
    /// U, r × r, unit lower triangular: μ = U ν.
    pub unit: Matrix,
    /// d, r entries: ν_α g⁻¹ ν_αᵀ.
    pub squares: Vec<Expr>,
    /// ψ(q, p) = ν g⁻¹ p, r entries: J_α = ψ_α/√d_α.
    pub momenta: Vec<Expr>,
    /// H̃(q, p) = ½ p·g⁻¹p − ½ Σ ψ_α²/d_α + V.
    pub hamiltonian: Expr,
    /// ∂H̃/∂p = P g⁻¹ p, k entries: a velocity in D.
    pub velocity: Vec<Expr>,
    /// λ̃(q, p), r entries.
    pub multipliers: Vec<Expr>,
    /// (q̇, ṗ), n + k entries: q̇ = E ∂H̃/∂p, ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i.
    pub field: Vec<Expr>,
}

/// Returns U, ν and d of C = U D Uᵀ, μ = U ν: Gram–Schmidt in the order of the rows, not
/// normalised.
fn orthogonal_rows(mechanics: &Mechanics) -> (Matrix, Matrix, Vec<Expr>) {
    let (mu, r) = (mechanics.constraint_matrix(), mechanics.model.r());
    let mut unit = Matrix::identity(r);
    let mut rows: Vec<Vec<Expr>> = Vec::new();
    let mut squares: Vec<Expr> = Vec::new();
    for i in 0..r {
        let mut row = mu.row(i);
        let raised = apply(mechanics.inverse_mass(), &row);
        for (j, earlier) in rows.iter().enumerate() {
            // d_j is the quotient of two leading minors of C, which is regular.
            let share = dot(earlier, &raised) / &squares[j];
            row = row.iter().zip(earlier).map(|(a, b)| a - &share * b).collect();
            unit[(i, j)] = share;
        }
        squares.push(dot(&row, &apply(mechanics.inverse_mass(), &row)));
        rows.push(row);
    }
    let rows = Matrix::from_fn(r, mu.cols(), |i, j| rows[i][j].clone());
    (unit, rows, squares)
}

/// Returns the rate of every entry of a matrix of q for q̇ = `rates`.
fn rate(matrix: &Matrix, rates: &[Expr]) -> Matrix {
    matrix.map(|entry| {
        let moving = (0..rates.len()).filter(|&i| !rates[i].is_zero() && entry.depends_on(Var::Coordinate(i)));
        moving.map(|i| entry.derivative(Var::Coordinate(i)) * &rates[i]).sum()
    })
}

/// Returns U⁻ᵀ x for a unit lower triangular U.
fn back_substitute(unit: &Matrix, x: &[Expr]) -> Vec<Expr> {
    let mut solution = x.to_vec();
    for i in (0..x.len()).rev() {
        for j in i + 1..x.len() {
            solution[i] = &solution[i] - &unit[(j, i)] * &solution[j];
        }
    }
    solution
}

impl Mechanics {
    /// Returns the variables p.
    pub fn momentum_variables(&self) -> Vec<Expr> {
        (0..self.model.k()).map(|i| Expr::variable(Var::Momentum(i))).collect()
    }

    /// Returns w = g⁻¹ p, k entries.
    pub fn velocity_of_momenta(&self) -> Vec<Expr> {
        apply(self.inverse_mass(), &self.momentum_variables())
    }

    /// Returns the Hamiltonian on T*Q, H(q, p) = ½ p·g⁻¹p + V.
    pub fn cotangent_hamiltonian(&self) -> Expr {
        dot(&self.momentum_variables(), &self.velocity_of_momenta()) * half() + self.potential()
    }

    /// Returns whether the function is the energy E(q, w) up to a function of the parameters.
    pub fn is_energy(&self, function: &Expr) -> bool {
        (function - self.energy()).variables().iter().all(|v| matches!(v, Var::Parameter(_)))
    }

    /// Returns the declared first integrals other than the energy, in order. On D the energy is H̃.
    pub fn further_invariants(&self) -> Vec<&Invariant> {
        self.model.invariants.iter().filter(|invariant| !self.is_energy(&invariant.expression)).collect()
    }

    /// Returns the extension to T*Q, derived on first use.
    ///
    /// **Equation** for the multipliers, κ = Uᵀ λ̃: d_α κ_α = ψ_α ḋ_α/(2 d_α) − ν̇_α w + ν_α g⁻¹ (ġ w − f), where w = g⁻¹ p, f is
    /// ṗ without multipliers, and dots are rates along q̇ = E ∂H̃/∂p.
    pub fn extension(&self) -> &Extension {
        self.lazy.extension.get_or_init(|| self.extend())
    }

    fn extend(&self) -> Extension {
        let model = &self.model;
        let (unit, rows, squares) = orthogonal_rows(self);
        let w = self.velocity_of_momenta();
        let momenta = apply(&rows, &w);
        let shares: Vec<Expr> = momenta.iter().zip(&squares).map(|(psi, d)| psi / d).collect();
        let hamiltonian = self.cotangent_hamiltonian() - dot(&momenta, &shares) * half();
        // ν g⁻¹, whose rows are e_α √d_α.
        let directions = product(&rows, self.inverse_mass());
        let across = apply(&directions.transpose(), &shares);
        let velocity: Vec<Expr> = w.iter().zip(&across).map(|(w, across)| w - across).collect();
        let rates = apply(&model.anchor, &velocity);

        let free = self.free_rate(&hamiltonian, &velocity);
        let turning = rate(model.lagrangian.mass_matrix(), &rates);
        let lacking: Vec<Expr> = apply(&turning, &w).iter().zip(&free).map(|(a, b)| a - b).collect();
        let row_rates = rate(&rows, &rates);
        let kappa: Vec<Expr> = (0..rows.rows())
            .map(|i| {
                let direction = directions.row(i);
                let stretching =
                    dot(&row_rates.row(i), &direction) - dot(&direction, &apply(&turning, &direction)) * half();
                let push = &shares[i] * stretching - dot(&row_rates.row(i), &w) + dot(&direction, &lacking);
                push / &squares[i]
            })
            .collect();
        let reaction = apply(&rows.transpose(), &kappa);
        let mut field = rates;
        field.extend(add(&free, &reaction));
        let multipliers = back_substitute(&unit, &kappa);
        Extension { rows, unit, squares, momenta, hamiltonian, velocity, multipliers, field }
    }

    /// Returns ṗ without multipliers: −E_i(H̃) − c_ij^l p_l v_j, k entries.
    fn free_rate(&self, hamiltonian: &Expr, velocity: &[Expr]) -> Vec<Expr> {
        let model: &Model = &self.model;
        let p = self.momentum_variables();
        let mut rate: Vec<Expr> = (0..model.k()).map(|i| -along(&model.anchor, i, hamiltonian)).collect();
        for ((i, j, l), c) in model.structure.iter() {
            if !velocity[j].is_zero() {
                rate[i] = &rate[i] - c * &p[l] * &velocity[j];
            }
        }
        rate
    }
}
