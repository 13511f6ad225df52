//! Derivatives of the ways in and out: between what is carried and what is seen.

use super::Moving;
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Body, Output, Role, Shape, StepChart, StepProgram};
use crate::scheme::Context;

impl Context<'_> {
    /// ∂z/∂(q, w), ∂z/∂(q, ρ) at the start, and ∂(q, w)/∂z, ∂(q, ρ)/∂z of what is observed.
    pub(super) fn chart(&mut self, program: &StepProgram) -> StepChart {
        StepChart { entry: self.entry(program), exit: self.exit(program) }
    }

    /// **Equation** z = s(q, w); ∂s/∂(q, ρ) = ∂s/∂(q, w) · ∂(q, w)/∂(q, ρ) at ρ = ρ(q, w), with w(q, ρ) = X G⁻¹ ρ.
    fn entry(&mut self, program: &StepProgram) -> Body {
        let (q, w, rho) = (self.q.clone(), self.w.clone(), self.rho.clone());
        let seen = [q.clone(), w].concat();
        let moving = Moving { rates: self.units(&seen), symbols: seen };
        let (statements, by_velocity) = self.with_rates(&program.start, moving);

        let reduced = [q.clone(), rho.clone()].concat();
        let (velocity, momenta) = (self.velocity_of_rho(), self.rho_of_velocity());
        let moving = Moving { rates: self.units(&reduced), symbols: reduced };
        let velocities = moving.columns(&mut self.graph, &velocity);
        let at: Vec<(Symbol, Value)> = rho.into_iter().zip(momenta).collect();
        let (by_q, by_w) = by_velocity.split_at(q.len());
        let mut by_momenta = Vec::with_capacity(velocities.len());
        for (j, velocities) in velocities.iter().enumerate() {
            let velocities = self.graph.substitute(velocities, &at);
            let mut column = Vec::new();
            for i in 0..by_velocity.first().map_or(0, Vec::len) {
                let by_w: Vec<Value> = by_w.iter().map(|column| column[i]).collect();
                let through = self.graph.dot(&by_w, &velocities);
                column.push(by_q.get(j).map_or(through, |own| self.graph.add(own[i], through)));
            }
            by_momenta.push(column);
        }
        let outputs = vec![output(Role::Velocity, rows(&by_velocity)), output(Role::ReducedMomenta, rows(&by_momenta))];
        Body { statements, outputs }
    }

    /// **Equation** (q, w) = o(z); ∂(q, ρ(q, w))/∂z at (q, w) = o(z), with ρ(q, w) = Xᵀ g w.
    fn exit(&mut self, program: &StepProgram) -> Body {
        let carried: Vec<Symbol> = program.independent().flat_map(|group| &group.symbols).copied().collect();
        let moving = Moving { rates: self.units(&carried), symbols: carried };
        let (statements, by_carried) = self.with_rates(&program.observe, moving);
        let seen = [self.q.clone(), self.w.clone()].concat();
        let observed: Vec<Value> = program.observe.outputs.iter().flat_map(|output| &output.values).copied().collect();

        // (q and w may be carried symbols: the momenta are differentiated at symbols of their own.)
        let apart: Vec<Symbol> = (0..seen.len()).map(|i| self.auxiliary("seen", i)).collect();
        let values = self.graph.read_all(&apart);
        let to: Vec<(Symbol, Value)> = seen.into_iter().zip(values).collect();
        let momenta = self.rho_of_velocity();
        let momenta = self.graph.substitute(&momenta, &to);
        let moving = Moving { symbols: apart.clone(), rates: by_carried.clone() };
        let rates = moving.columns(&mut self.graph, &momenta);
        let at: Vec<(Symbol, Value)> = apart.into_iter().zip(observed).collect();
        let n = self.q.len();
        let by_momenta: Vec<Vec<Value>> = rates
            .iter()
            .zip(&by_carried)
            .map(|(rho, seen)| seen[..n].iter().copied().chain(self.graph.substitute(rho, &at)).collect())
            .collect();
        let outputs = vec![output(Role::Velocity, rows(&by_carried)), output(Role::ReducedMomenta, rows(&by_momenta))];
        Body { statements, outputs }
    }

    /// For each of these symbols, the rates of all: 1 of itself, 0 of the others.
    fn units(&mut self, symbols: &[Symbol]) -> Vec<Vec<Value>> {
        let (zero, one) = (self.graph.zero(), self.graph.one());
        let of = |own: &Symbol| symbols.iter().map(|s| if s == own { one } else { zero }).collect();
        symbols.iter().map(of).collect()
    }
}

fn output(role: Role, (rows, columns, values): (usize, usize, Vec<Value>)) -> Output {
    Output { role, shape: Shape::Matrix(rows, columns), values }
}

/// Columns as a matrix, row by row.
fn rows(columns: &[Vec<Value>]) -> (usize, usize, Vec<Value>) {
    let count = columns.first().map_or(0, Vec::len);
    let values = (0..count).flat_map(|i| columns.iter().map(move |column| column[i])).collect();
    (count, columns.len(), values)
}
