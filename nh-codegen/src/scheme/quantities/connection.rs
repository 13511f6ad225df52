//! The connection of the metric: the Christoffel symbols, the inertial force, and the rates of the
//! momenta and of the constraints.

use super::{Context, Point};
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;

impl Context<'_> {
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
}
