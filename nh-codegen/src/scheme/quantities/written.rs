//! The declaration as written: the mass matrix, Ω and the constraints as derivatives of the
//! declared Lagrangian and of the declared equations.

use super::Context;
use crate::ir::graph::{Symbol, Value};
use crate::ir::matrix::ValueMatrix;

impl Context<'_> {
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
}
