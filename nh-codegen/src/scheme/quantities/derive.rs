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
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::positive::Positive;
use crate::mechanics::Mechanics;
use crate::model::FrameChoice;

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

    /// Returns whether G depends on q.
    pub(in crate::scheme) fn restricted_metric_varies(&mut self) -> bool {
        self.restricted_metric().values().iter().any(|&entry| self.graph.stage(entry) > Stage::Param)
    }

    /// Returns the nonzero brackets c_ij^l of [e_i, e_j] = c_ij^l e_l, under (i, j, l).
    pub(in crate::scheme) fn structure(&mut self) -> Vec<((usize, usize, usize), Value)> {
        let mechanics = self.mechanics;
        mechanics.model().structure.iter().map(|(at, c)| (at, self.lower(c))).collect()
    }

    /// Returns the Lagrangian as written, without its terms linear in w.
    pub(super) fn written_lagrangian(&mut self) -> Value {
        let mechanics = self.mechanics;
        if !mechanics.is_literal() || !mechanics.model().lagrangian.is_gyroscopic() {
            return self.lower_tree(mechanics.model().lagrangian.declared_natural());
        }
        let (whole, linear) = (self.lower_tree(mechanics.model().lagrangian.declared()), self.vector_potential());
        let w = self.graph.read_all(&self.symbols.w.clone());
        let linear = self.graph.dot(&linear, &w);
        self.graph.sub(whole, linear)
    }

    /// Returns A, k entries.
    pub fn vector_potential(&mut self) -> Vec<Value> {
        let mechanics = self.mechanics;
        if !mechanics.is_literal() {
            return mechanics.model().lagrangian.vector_potential().iter().map(|a| self.lower(a)).collect();
        }
        let (whole, w) = (self.lower_tree(mechanics.model().lagrangian.declared()), self.symbols.w.clone());
        let momenta = self.graph.gradient(whole, &w);
        self.at_rest(&momenta)
    }

    /// Returns values at w = 0.
    fn at_rest(&mut self, values: &[Value]) -> Vec<Value> {
        let zero = self.graph.zero();
        let rest: Vec<(Symbol, Value)> = self.symbols.w.iter().map(|&w| (w, zero)).collect();
        self.graph.substitute(values, &rest)
    }

    /// Returns g of the Lagrangian as written: ∂²L/∂w∂w. The normal form tells which entries
    /// vanish.
    pub(super) fn written_mass_matrix(&mut self) -> ValueMatrix {
        let (lagrangian, w, normal) = (self.written_lagrangian(), self.symbols.w.clone(), self.mechanics.mass_matrix());
        let momenta = self.graph.gradient(lagrangian, &w);
        let rows = self.graph.jacobian(&momenta, &w);
        let rest = self.at_rest(&rows.concat());
        ValueMatrix::build(&mut self.graph, w.len(), w.len(), |graph, i, j| match normal[(i, j)].is_zero() {
            true => graph.zero(),
            false => rest[i.max(j) * w.len() + i.min(j)],
        })
    }

    /// Returns Ω of A as written.
    pub(super) fn written_gyroscopic_matrix(&mut self) -> ValueMatrix {
        let (a, anchor, q, k) = (self.vector_potential(), self.anchor(), self.symbols.q.clone(), self.symbols.w.len());
        let slopes: Vec<Vec<Value>> = (0..k).map(|i| self.graph.rates(&a, &q, &anchor.column(i))).collect();
        let structure = self.structure();
        ValueMatrix::build(&mut self.graph, k, k, |graph, i, j| {
            let turned = structure.iter().filter(|((of, with, _), _)| (*of, *with) == (i, j));
            turned.fold(graph.sub(slopes[i][j], slopes[j][i]), |sum, ((_, _, l), c)| {
                let turned = graph.mul(*c, a[*l]);
                graph.sub(sum, turned)
            })
        })
    }

    /// Returns the rows of μ and the entries of b of the holonomic constraints as written: (∂φ/∂q)
    /// E, −∂φ/∂t.
    fn written_levels(&mut self) -> Vec<(Vec<Value>, Value)> {
        let levels = &self.mechanics.model().levels;
        let (functions, anchor, q, t) = (self.level_functions(), self.anchor(), self.symbols.q.clone(), self.symbols.t);
        let moving = functions.into_iter().zip(levels).filter(|(_, level)| level.row.is_some());
        moving
            .map(|(function, _)| {
                let slopes = self.graph.gradient(function, &q);
                let ageing = self.graph.derivative(function, t);
                (anchor.transpose_mul_vector(&mut self.graph, &slopes), self.graph.neg(ageing))
            })
            .collect()
    }

    /// Returns μ w − b of the constraints that are written as equations.
    fn written_equations(&mut self) -> Vec<Value> {
        let mechanics = self.mechanics;
        mechanics.model().written_constraints.iter().map(|tree| self.lower_tree(tree)).collect()
    }

    /// Returns μ w − b as written, if all constraints are written as equations.
    pub(super) fn written_constraints(&mut self) -> Option<Vec<Value>> {
        let model = self.mechanics.model();
        let all = !model.written_constraints.is_empty() && model.written_constraints.len() == model.r();
        all.then(|| self.written_equations())
    }

    /// Returns μ of the constraints as written.
    fn written_constraint_matrix(&mut self) -> ValueMatrix {
        let (normal, w) = (self.mechanics.constraint_matrix(), self.symbols.w.clone());
        let equations = self.written_equations();
        let mut rows = self.graph.jacobian(&equations, &w);
        let levels = self.written_levels();
        for i in rows.len()..normal.rows() - levels.len() {
            rows.push((0..w.len()).map(|j| self.lower(&normal[(i, j)])).collect());
        }
        rows.extend(levels.into_iter().map(|(row, _)| row));
        let rest = self.at_rest(&rows.concat());
        ValueMatrix::build(&mut self.graph, normal.rows(), normal.cols(), |graph, i, j| {
            match normal[(i, j)].is_zero() {
                true => graph.zero(),
                false => rest[i * w.len() + j],
            }
        })
    }

    /// Returns b of the constraints as written.
    pub(super) fn written_constraint_rates(&mut self) -> Vec<Value> {
        let normal = &self.mechanics.model().constraint_rates;
        let equations = self.written_equations();
        let mut rates: Vec<Value> = self.at_rest(&equations).into_iter().map(|c| self.graph.neg(c)).collect();
        let levels = self.written_levels();
        rates.resize(normal.len() - levels.len(), self.graph.zero());
        rates.extend(levels.into_iter().map(|(_, b)| b));
        rates.into_iter().zip(normal).map(|(b, known)| if known.is_zero() { self.graph.zero() } else { b }).collect()
    }

    /// Returns μ in normal form, or the derivatives by w of the written equations, whichever costs
    /// less.
    pub(super) fn chosen_constraint_matrix(&mut self) -> ValueMatrix {
        let mechanics = self.mechanics;
        if mechanics.is_literal() {
            return self.written_constraint_matrix();
        }
        let normal = self.lower_matrix(mechanics.constraint_matrix());
        let Some(rows) = self.written_constraints() else { return normal };
        let (w, zero) = (self.symbols.w.clone(), self.graph.zero());
        let mut entries = self.graph.jacobian(&rows, &w).concat();
        for (entry, known) in entries.iter_mut().zip(normal.values()) {
            // The normal form tells which entries cancel.
            if self.graph.is_zero(*known) {
                *entry = zero;
            }
        }
        let ways = [normal.values().to_vec(), entries];
        let cheapest =
            self.cheapest(ways.into_iter().filter(|way| way.iter().all(|&v| !self.graph.depends_on_any(v, &w))));
        ValueMatrix::new(normal.rows(), normal.columns(), cheapest)
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

    /// Returns ∂L/∂q at fixed w, n entries, without the terms linear in w.
    pub(super) fn position_derivative(&mut self) -> Vec<Value> {
        let (written, collected) = (self.written_lagrangian(), self.natural_lagrangian());
        let q = self.symbols.q.clone();
        let ways = [
            self.graph.gradient(collected, &q),
            self.graph.gradient_by_adjoints(collected, &q),
            self.graph.gradient(written, &q),
            self.graph.gradient_by_adjoints(written, &q),
        ];
        self.cheapest(ways)
    }

    /// Returns d/dt of values for these rates of the coordinates.
    pub(super) fn rates_in_time(&mut self, values: &[Value], moving: &[Value]) -> Vec<Value> {
        let (mut symbols, mut rates) = (self.symbols.q.clone(), moving.to_vec());
        if self.mechanics.model().is_rheonomic() {
            symbols.push(self.symbols.t);
            rates.push(self.graph.one());
        }
        self.graph.rates(values, &symbols, &rates)
    }

    /// Returns the rates of p without constraints, inputs and forces: E_i(L) − c_ij^l p_l w_j +
    /// Ω_ij w_j, k entries.
    pub(super) fn momentum_rates(&mut self, p: &[Value], w: &[Value]) -> Vec<Value> {
        let slopes = self.position_derivative();
        let symbols = self.symbols.w.clone();
        let slopes = self.at(&slopes, &Point::new().with(&symbols, w));
        let anchor = self.anchor();
        let mut rates = anchor.transpose_mul_vector(&mut self.graph, &slopes);
        for ((i, j, l), c) in self.structure() {
            let turned = self.graph.mul(p[l], w[j]);
            let turned = self.graph.mul(c, turned);
            rates[i] = self.graph.sub(rates[i], turned);
        }
        if self.mechanics.model().lagrangian.is_gyroscopic() {
            let turned = self.gyroscopic_matrix().mul_vector(&mut self.graph, w);
            rates = self.graph.vec_add(&rates, &turned);
        }
        rates
    }

    /// Returns γ_i = (ġ w)_i − E_i(T) + c_ij^l p_l w_j − Ω_ij w_j, k entries.
    pub(super) fn composed_inertial_force(&mut self) -> Vec<Value> {
        let p = self.momenta_of_velocity();
        let w = self.graph.read_all(&self.symbols.w.clone());
        let moving = self.coordinate_rates();
        let turning = self.rates_in_time(&p, &moving);
        let free = self.momentum_rates(&p, &w);
        // E_i(L) = E_i(T) − E_i(V).
        let potential = self.potential_force();
        let kinetic = self.graph.vec_add(&free, &potential);
        self.graph.vec_sub(&turning, &kinetic)
    }

    /// Returns μ̇ w − ḃ, the rate of μ w − b at fixed w.
    pub(super) fn composed_turning(&mut self) -> Vec<Value> {
        let (residual, moving) = (self.constraint_residual(), self.coordinate_rates());
        self.rates_in_time(&residual, &moving)
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

    /// Returns Γ_{lij} = ½ (E_i(g_lj) + E_j(g_li) − E_l(g_ij) + c_ij^s g_sl − c_il^s g_sj − c_jl^s
    /// g_si), a matrix for each l.
    pub(super) fn composed_christoffel_first(&mut self) -> Vec<ValueMatrix> {
        let (g, anchor, k) = (self.mass_matrix(), self.anchor(), self.symbols.w.len());
        let q = self.symbols.q.clone();
        // E_i(g)
        let slopes: Vec<ValueMatrix> = (0..k)
            .map(|i| {
                let along = anchor.column(i);
                let values = self.graph.rates(g.values(), &q, &along);
                ValueMatrix::new(k, k, values)
            })
            .collect();
        let half = self.graph.ratio(1, 2);
        let mut gamma: Vec<ValueMatrix> = (0..k)
            .map(|l| {
                ValueMatrix::build(&mut self.graph, k, k, |graph, i, j| {
                    let sum = graph.add(slopes[i][(j, l)], slopes[j][(i, l)]);
                    let sum = graph.sub(sum, slopes[l][(i, j)]);
                    graph.mul(half, sum)
                })
            })
            .collect();
        for ((a, b, l), c) in self.structure() {
            let half_c = self.graph.mul(half, c);
            for s in 0..k {
                let share = self.graph.mul(half_c, g[(l, s)]);
                gamma[s][(a, b)] = self.graph.add(gamma[s][(a, b)], share);
                gamma[b][(a, s)] = self.graph.sub(gamma[b][(a, s)], share);
                gamma[b][(s, a)] = self.graph.sub(gamma[b][(s, a)], share);
            }
        }
        gamma
    }

    /// Returns Γˡ_ij = g^{ls} Γ_{sij}, a matrix for each l.
    pub(super) fn composed_christoffel(&mut self) -> Vec<ValueMatrix> {
        let first = self.christoffel_first();
        let k = first.len();
        let zero = self.graph.zero();
        let mut gamma = vec![ValueMatrix::new(k, k, vec![zero; k * k]); k];
        for i in 0..k {
            for j in 0..k {
                let column: Vec<Value> = first.iter().map(|matrix| matrix[(i, j)]).collect();
                for (l, value) in self.solve_mass(&column).into_iter().enumerate() {
                    gamma[l][(i, j)] = value;
                }
            }
        }
        gamma
    }

    /// Returns p at a velocity, k entries.
    pub(in crate::scheme) fn momenta_at(&mut self, w: &[Value]) -> Vec<Value> {
        let momenta = self.momenta_of_velocity();
        let place = Point::new().with(&self.symbols.w, w);
        self.at(&momenta, &place)
    }

    /// Returns g X, k × m: the momenta of the columns of a frame.
    fn covectors_of(&mut self, frame: &ValueMatrix) -> ValueMatrix {
        let columns: Vec<Vec<Value>> = (0..frame.columns()).map(|a| self.momenta_at(&frame.column(a))).collect();
        ValueMatrix::from_columns(frame.rows(), &columns)
    }

    /// Returns g X of the current frame.
    pub(super) fn frame_covectors(&mut self) -> ValueMatrix {
        let frame = self.frame();
        self.covectors_of(&frame)
    }

    /// Returns Xᵀ g X of a frame, m × m.
    fn gram_of(&mut self, frame: &ValueMatrix) -> ValueMatrix {
        let (covectors, m) = (self.covectors_of(frame), frame.columns());
        ValueMatrix::build(&mut self.graph, m, m, |graph, a, b| {
            graph.dot(&frame.column(a.max(b)), &covectors.column(a.min(b)))
        })
    }

    /// Returns G = Xᵀ g X, m × m: 1 in an orthonormal frame, by its definition.
    pub(super) fn composed_restricted_metric(&mut self) -> ValueMatrix {
        let frame = self.frame();
        if matches!(self.mechanics.model().frame, FrameChoice::Orthonormal) {
            return ValueMatrix::identity(&mut self.graph, frame.columns());
        }
        self.gram_of(&frame)
    }

    /// Returns the nonzero brackets [X_a, X_b], a < b, with k entries each.
    pub(super) fn brackets(&mut self) -> Vec<((usize, usize), Vec<Value>)> {
        let mechanics = self.mechanics;
        if !self.composes() {
            let lower = |((a, b), bracket): &((usize, usize), Vec<Expr>)| {
                ((*a, *b), bracket.iter().map(|e| self.lower(e)).collect::<Vec<_>>())
            };
            return mechanics.brackets().iter().map(lower).collect();
        }
        let (frame, anchored, q) = (self.frame(), self.anchored_frame(), self.symbols.q.clone());
        let m = frame.columns();
        let turning: Vec<Vec<Vec<Value>>> = (0..m)
            .map(|a| {
                let along = anchored.column(a);
                (0..m).map(|b| self.graph.rates(&frame.column(b), &q, &along)).collect()
            })
            .collect();
        let (structure, mut brackets) = (self.structure(), Vec::new());
        for a in 0..m {
            for b in a + 1..m {
                let mut bracket = self.graph.vec_sub(&turning[a][b], &turning[b][a]);
                for &((i, l, j), c) in &structure {
                    let product = self.graph.mul(frame[(i, a)], frame[(l, b)]);
                    let product = self.graph.mul(c, product);
                    bracket[j] = self.graph.add(bracket[j], product);
                }
                if bracket.iter().any(|&entry| !self.graph.is_zero(entry)) {
                    brackets.push(((a, b), bracket));
                }
            }
        }
        brackets
    }

    /// Returns C_ab^c = (G⁻¹ Xᵀ g [X_a, X_b])^c, a matrix for each c.
    pub(super) fn composed_structure_functions(&mut self) -> Vec<ValueMatrix> {
        let m = self.symbols.rho.len();
        let covectors = self.frame_covectors();
        let mut functions = vec![ValueMatrix::zeros(&mut self.graph, m, m); m];
        for ((a, b), bracket) in self.brackets() {
            let parts = covectors.transpose_mul_vector(&mut self.graph, &bracket);
            for (c, value) in self.solve_restricted_metric(&parts).into_iter().enumerate() {
                functions[c][(a, b)] = value;
                functions[c][(b, a)] = self.graph.neg(value);
            }
        }
        functions
    }

    /// Returns p = g X v, k entries: the momenta of a point of D*.
    pub(in crate::scheme) fn momenta_of_rho(&mut self) -> Vec<Value> {
        let w = self.velocity_of_rho();
        self.momenta_at(&w)
    }

    /// Returns Π = [0, E X; −(E X)ᵀ, B] with B_ab = −p·[X_a, X_b] + X_a·Ω X_b.
    pub(in crate::scheme) fn poisson_of(&mut self, momenta: &[Value]) -> ValueMatrix {
        let brackets = self.brackets();
        self.poisson_with(|cx, a, b| match brackets.iter().find(|(of, _)| *of == (a, b)) {
            Some((_, bracket)) => {
                let along = cx.graph.dot(momenta, bracket);
                cx.graph.neg(along)
            }
            None => cx.graph.zero(),
        })
    }

    /// Returns Π with these entries of B, a < b, to which the terms of Ω are added.
    pub(super) fn poisson_with(&mut self, entry: impl Fn(&mut Self, usize, usize) -> Value) -> ValueMatrix {
        let anchored = self.anchored_frame();
        let gyroscopic = self.mechanics.model().lagrangian.is_gyroscopic().then(|| {
            let (frame, omega) = (self.frame(), self.gyroscopic_matrix());
            let turned = omega.mul(&mut self.graph, &frame);
            frame.transpose().mul(&mut self.graph, &turned)
        });
        let (n, m) = (anchored.rows(), anchored.columns());
        let mut poisson = ValueMatrix::zeros(&mut self.graph, n + m, n + m);
        for i in 0..n {
            for a in 0..m {
                poisson[(i, n + a)] = anchored[(i, a)];
                poisson[(n + a, i)] = self.graph.neg(anchored[(i, a)]);
            }
        }
        for a in 0..m {
            for b in a + 1..m {
                let mut value = entry(self, a, b);
                if let Some(gyroscopic) = &gyroscopic {
                    value = self.graph.add(value, gyroscopic[(a, b)]);
                }
                poisson[(n + a, n + b)] = value;
                poisson[(n + b, n + a)] = self.graph.neg(poisson[(n + a, n + b)]);
            }
        }
        poisson
    }

    /// Returns values at v = G⁻¹ ρ.
    pub(super) fn at_frame_velocity(&mut self, values: &[Value]) -> Vec<Value> {
        let v = self.frame_velocity();
        let place = Point::new().with(&self.symbols.v, &v);
        self.at(values, &place)
    }

    /// Returns X: the composed frame or that of the normal forms, whichever costs less.
    pub(super) fn chosen_frame(&mut self) -> ValueMatrix {
        match self.memo.known.pivots {
            Some(_) => self.composed_frame(),
            None => self.part(|m| m.frame().clone(), Self::composed_frame),
        }
    }

    /// Returns whether X is the frame of the normal forms; ker μ has many bases.
    pub(super) fn frame_is_normal(&mut self) -> bool {
        let frame = self.frame();
        let mechanics = self.mechanics;
        let small = mechanics.small_form(|m| m.frame().entries().iter().map(Expr::tree).collect::<Vec<_>>());
        small.is_some_and(|trees| {
            let normal: Vec<Value> = trees.iter().map(|tree| self.lower_tree(tree)).collect();
            normal == frame.values()
        })
    }

    /// Returns X by computation: the declared frame, or a basis of ker μ.
    pub(super) fn composed_frame(&mut self) -> ValueMatrix {
        let mechanics = self.mechanics;
        match &mechanics.model().frame {
            FrameChoice::Declared(frame) => self.lower_matrix(frame),
            FrameChoice::Derived => self.kernel_frame(),
            FrameChoice::Orthonormal => {
                let basis = self.kernel_frame();
                self.orthonormalised(&basis)
            }
        }
    }

    /// Orthonormalises the columns of a frame in g by Gram–Schmidt: X L⁻ᵀ D^(−½) with Xᵀ g X = L D
    /// Lᵀ.
    fn orthonormalised(&mut self, basis: &ValueMatrix) -> ValueMatrix {
        let (gram, m) = (self.gram_of(basis), basis.columns());
        let factors = Positive::factor(&mut self.graph, &gram);
        let lengths: Vec<Value> = factors.diagonal().into_iter().map(|d| self.graph.sqrt(d)).collect();
        let units = ValueMatrix::identity(&mut self.graph, m);
        let columns: Vec<Vec<Value>> = (0..m)
            .map(|a| {
                let combination = factors.back(&mut self.graph, units.row(a));
                let column = basis.mul_vector(&mut self.graph, &combination);
                column.into_iter().map(|x| self.graph.div(x, lengths[a])).collect()
            })
            .collect();
        ValueMatrix::from_columns(basis.rows(), &columns)
    }
}
