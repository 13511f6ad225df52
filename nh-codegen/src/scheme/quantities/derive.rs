//! Mechanics as computations: the quantities that are one normal form each in `mechanics`, composed
//! on the graph.
//!
//! The leaves are the declared objects (the Lagrangian as written, μ, X, E, c). Everything else
//! consists of sums, products, solves and derivatives by the chain rule, by the cheapest exact
//! route. With one m × m factorisation of G = Xᵀ g X
//!
//! ```text
//! v = G⁻¹ ρ,  w = X v,  p = g X v,  ℋ = ½ ρ·v + V,  ∂ℋ/∂q = ∂V − ∂_q (½ vᵀ G(q) v)
//! B_ab = −p·[X_a, X_b],  C_ab^c = G⁻¹ Xᵀ g [X_a, X_b],  P = X G⁻¹ Xᵀ g
//! ρ̇ = d/dt (Xᵀ p) = Xᵀ (Eᵀ ∂_q L − c p w) + Ẋᵀ p
//! ```
//!
//! (the last because the reaction μᵀ λ is orthogonal to the frame), or with an r × r factorisation
//! of C = μ g⁻¹ μᵀ. Nothing is multiplied out. A part with a small normal form uses it if it costs
//! less: the normal form has simplified s² + c² to 1.

use super::tearing::cost;
use super::{Context, Point};
use crate::algebra::{Expr, Matrix};
use crate::cost;
use crate::ir::graph::{Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::positive::Positive;
use crate::mechanics::Mechanics;

impl<'m> Context<'m> {
    /// Returns whether quantities are composed instead of taken as normal forms.
    pub fn composes(&self) -> bool {
        self.memo.known.composed
    }

    /// Returns a part from its small normal form, if there is one, or from its composition,
    /// whichever costs less.
    pub(super) fn part(
        &mut self,
        normal: impl FnOnce(&'m Mechanics) -> Matrix,
        compose: impl FnOnce(&mut Self) -> ValueMatrix,
    ) -> ValueMatrix {
        let composed = compose(self);
        let mechanics = self.mechanics;
        let small = mechanics.small_form(move |m| {
            let matrix = normal(m);
            let trees: Vec<_> = matrix.entries().iter().map(Expr::tree).collect();
            (matrix.rows(), matrix.cols(), trees)
        });
        let Some((rows, columns, trees)) = small else { return composed };
        let values = trees.iter().map(|tree| self.lower_tree(tree)).collect();
        let lowered = ValueMatrix::new(rows, columns, values);
        self.cheaper([lowered, composed])
    }

    /// Returns q, w, p, ρ, v, u.
    pub(in crate::scheme) fn state_symbols(&self) -> Vec<Symbol> {
        [&self.symbols.q, &self.symbols.w, &self.symbols.p, &self.symbols.rho, &self.symbols.v, &self.symbols.u]
            .into_iter()
            .flatten()
            .copied()
            .collect()
    }

    /// Returns the cheapest of several ways to compute the same result; the first among equals.
    pub(super) fn cheapest(&self, ways: impl IntoIterator<Item = Vec<Value>>) -> Vec<Value> {
        let state = self.state_symbols();
        ways.into_iter().min_by_key(|way| cost(&self.graph, way, &state)).unwrap_or_default()
    }

    /// Returns the cheaper of two ways to compute the same matrix; the first if equal.
    pub(super) fn cheaper(&self, [first, second]: [ValueMatrix; 2]) -> ValueMatrix {
        let state = self.state_symbols();
        let price = |matrix: &ValueMatrix| cost(&self.graph, matrix.values(), &state);
        if price(&first) <= price(&second) { first } else { second }
    }

    /// Returns the nonzero brackets c_ij^l of [e_i, e_j] = c_ij^l e_l, under (i, j, l).
    pub(in crate::scheme) fn structure(&mut self) -> Vec<((usize, usize, usize), Value)> {
        let mechanics = self.mechanics;
        mechanics.model().structure.iter().map(|(at, c)| (at, self.lower(c))).collect()
    }

    /// Returns p = ∂L/∂w, from L as written by adjoints, or as g w.
    pub(super) fn composed_momenta(&mut self) -> Vec<Value> {
        let lagrangian = self.written_lagrangian();
        let symbols = self.symbols.w.clone();
        let adjoint = self.graph.gradient_by_adjoints(lagrangian, &symbols);
        let w = self.graph.read_all(&symbols);
        let product = self.mass_matrix().mul_vector(&mut self.graph, &w);
        self.cheapest([product, adjoint])
    }

    /// Returns w₀ = g⁻¹ μᵀ C⁻¹ b, k entries: the velocity across D that the constraints prescribe;
    /// zeros if b = 0.
    pub(super) fn composed_drift(&mut self) -> Vec<Value> {
        if !self.mechanics.model().is_affine() {
            return vec![self.graph.zero(); self.symbols.w.len()];
        }
        let (b, directions) = (self.constraint_rates(), self.constraint_directions());
        let impulse = self.solve_constraint_gram(&b);
        directions.mul_vector(&mut self.graph, &impulse)
    }

    /// Returns g⁻¹ b.
    pub fn solve_mass(&mut self, b: &[Value]) -> Vec<Value> {
        if !self.composes() {
            return self.inverse_mass().mul_vector(&mut self.graph, b);
        }
        let g = self.mass_matrix();
        g.solve_positive(&mut self.graph, b)
    }

    /// Returns (μ g⁻¹ μᵀ)⁻¹ b.
    pub fn solve_constraint_gram(&mut self, b: &[Value]) -> Vec<Value> {
        if !self.composes() || b.len() <= cost::CLOSED_INVERSE {
            return self.inverse_constraint_gram().mul_vector(&mut self.graph, b);
        }
        let gram = self.constraint_gram();
        gram.solve_positive(&mut self.graph, b)
    }

    /// Returns G⁻¹ ρ and w = X G⁻¹ ρ by the r × r matrix C, if it is the smaller one and m rows of
    /// X are numbers. For any p with Xᵀ p = ρ, w = g⁻¹ (p − μᵀ y) with C y = μ g⁻¹ p.
    pub(super) fn motion_by_constraints(&mut self) -> Option<(Vec<Value>, Vec<Value>)> {
        if self.mechanics.model().r() >= self.symbols.rho.len() {
            return None;
        }
        let (constants, p) = super::energy::momenta_by_constants(self)?;
        let (mu, directions) = (self.constraint_matrix(), self.constraint_directions());
        let free = self.solve_mass(&p);
        let slip = mu.mul_vector(&mut self.graph, &free);
        let y = self.solve_constraint_gram(&slip);
        let across = directions.mul_vector(&mut self.graph, &y);
        let w = self.graph.vec_sub(&free, &across);
        let mut v = vec![self.graph.zero(); constants.len()];
        for (i, a, c) in constants {
            v[a] = self.graph.div(w[i], c);
        }
        Some((v, w))
    }

    /// Returns G⁻¹ b.
    pub fn solve_restricted_metric(&mut self, b: &[Value]) -> Vec<Value> {
        let gram = self.restricted_metric();
        gram.solve_positive(&mut self.graph, b)
    }

    /// Returns the inverse of a symmetric positive definite matrix.
    pub(super) fn inverse_positive(&mut self, matrix: &ValueMatrix) -> ValueMatrix {
        let n = matrix.rows();
        if n <= cost::CLOSED_INVERSE {
            return matrix.inverse(&mut self.graph);
        }
        let factors = Positive::factor(&mut self.graph, matrix);
        let units = ValueMatrix::identity(&mut self.graph, n);
        let columns: Vec<Vec<Value>> = (0..n).map(|j| factors.solve(&mut self.graph, units.row(j))).collect();
        // The inverse is symmetric: the upper triangle copies the lower one.
        ValueMatrix::build(&mut self.graph, n, n, |_, i, j| columns[i.min(j)][i.max(j)])
    }

    /// Returns g⁻¹ μᵀ, k × r.
    pub(super) fn composed_directions(&mut self) -> ValueMatrix {
        let mu = self.constraint_matrix();
        let columns: Vec<Vec<Value>> = (0..mu.rows()).map(|i| self.solve_mass(mu.row(i))).collect();
        ValueMatrix::from_columns(mu.columns(), &columns)
    }

    /// Returns μ g⁻¹ μᵀ, r × r.
    pub(super) fn composed_constraint_gram(&mut self) -> ValueMatrix {
        let (mu, directions) = (self.constraint_matrix(), self.constraint_directions());
        let product = mu.mul(&mut self.graph, &directions);
        ValueMatrix::build(&mut self.graph, mu.rows(), mu.rows(), |_, i, j| product[(i.max(j), i.min(j))])
    }

    /// Returns P = X G⁻¹ Xᵀ g if G is the smaller matrix to invert, otherwise I − Q.
    pub(super) fn composed_projector_d(&mut self) -> ValueMatrix {
        if !self.inverts_restricted_metric() {
            let across = self.projector_perp();
            return self.identity_less(&across);
        }
        let (frame, covectors) = (self.frame(), self.frame_covectors());
        let k = self.symbols.w.len();
        let columns: Vec<Vec<Value>> = (0..k).map(|j| self.solve_restricted_metric(covectors.row(j))).collect();
        frame.mul(&mut self.graph, &ValueMatrix::from_columns(frame.columns(), &columns))
    }

    /// Returns Q = g⁻¹ μᵀ C⁻¹ μ if C is the smaller matrix to invert, otherwise I − P.
    pub(super) fn composed_projector_perp(&mut self) -> ValueMatrix {
        if self.inverts_restricted_metric() {
            let onto_d = self.projector_d();
            return self.identity_less(&onto_d);
        }
        let (mu, directions) = (self.constraint_matrix(), self.constraint_directions());
        let columns: Vec<Vec<Value>> = (0..mu.columns()).map(|j| self.solve_constraint_gram(&mu.column(j))).collect();
        directions.mul(&mut self.graph, &ValueMatrix::from_columns(mu.rows(), &columns))
    }

    /// Returns whether G, m × m, is not larger than C, r × r.
    fn inverts_restricted_metric(&self) -> bool {
        self.symbols.rho.len() <= self.mechanics.model().r()
    }

    fn identity_less(&mut self, matrix: &ValueMatrix) -> ValueMatrix {
        ValueMatrix::identity(&mut self.graph, matrix.rows()).sub(&mut self.graph, matrix)
    }

    /// Returns p at a velocity, k entries.
    pub(in crate::scheme) fn momenta_at(&mut self, w: &[Value]) -> Vec<Value> {
        let momenta = self.momenta_of_velocity();
        let place = Point::new().with(&self.symbols.w, w);
        self.at(&momenta, &place)
    }
}
