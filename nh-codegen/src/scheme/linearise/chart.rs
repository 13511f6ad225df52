//! Derivatives of the conversions between the carried and the observed variables.
//!
//! A start rejects velocities off the constraints. The entry is therefore defined as the orthogonal
//! projection of a velocity onto the constraints in the metric, followed by a start. It is the same
//! for all methods, whatever their starts do with other velocities. The projected velocity is w(q,
//! ρ(q, w)), with the ρ of the system's own frame, whatever frame a step uses.

use super::{By, Group, Moving};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Body, Output, Role, Shape, Statement, StepChart, StepProgram};
use crate::scheme::Context;

impl Context<'_> {
    /// Returns ∂z/∂(q, w), ∂z/∂(q, ρ) at the start, and ∂(q, w)/∂z, ∂(q, ρ)/∂z of the observed
    /// variables. If derivatives by parameters or step size are requested, they are further
    /// columns.
    pub(super) fn chart(&mut self, program: &StepProgram, groups: &[Group]) -> StepChart {
        let further = groups.iter().filter(|group| matches!(group.by, By::Parameters | By::Step));
        let further: Vec<Symbol> = further.flat_map(|group| &group.variables).flatten().copied().collect();
        StepChart { entry: self.entry(program, &further), exit: self.exit(program, &further) }
    }

    /// Returns the body for ∂z/∂(q, ρ) and ∂z/∂(q, w) at the start.
    ///
    /// **Equation** z = s(q, w(q, ρ)): ∂z/∂(q, ρ) = ∂s/∂(q, ρ) + ∂s/∂w · ∂w/∂(q, ρ), and ∂z/∂(q, w)
    /// = ∂z/∂(q, ρ) · ∂(q, ρ)/∂(q, w), with w(q, ρ) = X G⁻¹ ρ + w₀ and ρ(q, w) = Xᵀ g w.
    fn entry(&mut self, program: &StepProgram, further: &[Symbol]) -> Body {
        let (q, w) = (self.symbols.q.clone(), self.symbols.w.clone());
        let momenta = self.in_own_frame(Self::rho_of_velocity);
        let rho: Vec<Symbol> = (0..momenta.len()).map(|i| self.auxiliary("entering_rho", i)).collect();
        let of_rho: Vec<(Symbol, Value)> =
            self.symbols.rho.clone().into_iter().zip(self.graph.read_all(&rho)).collect();
        let velocity = self.in_own_frame(Self::velocity_of_rho);
        let velocity = self.graph.substitute(&velocity, &of_rho);
        let moved: Vec<Symbol> = (0..w.len()).map(|i| self.auxiliary("entering_w", i)).collect();
        let onto: Vec<(Symbol, Value)> = w.iter().copied().zip(self.graph.read_all(&moved)).collect();

        // For methods on D* the start is ρ(q, w) itself.
        let mut start = program.start.clone();
        for value in start.values_mut() {
            *value = match momenta.iter().position(|momentum| momentum == value) {
                Some(a) => of_rho[a].1,
                None => self.graph.substitute_in(*value, &onto),
            };
        }
        let moving = self.each(&[&q, &rho, further, &moved]);
        let (statements, mut own) = self.with_rates(&start, moving);
        let by_velocity = own.split_off(own.len() - w.len());

        let rates = self.each(&[&q, &rho, further]).columns(&mut self.graph, &velocity);
        let by_momenta: Vec<Vec<Value>> =
            own.iter().zip(&rates).map(|(own, rates)| self.through(own, &by_velocity, rates)).collect();

        let rates = self.each(&[&q, &w, further]).columns(&mut self.graph, &momenta);
        let (by_q, rest) = by_momenta.split_at(q.len());
        let (by_rho, by_further) = rest.split_at(rho.len());
        let nothing =
            vec![vec![self.graph.zero(); start.outputs.iter().map(|output| output.values.len()).sum()]; w.len()];
        let own = by_q.iter().chain(&nothing).chain(by_further);
        let by_velocity: Vec<Vec<Value>> =
            own.zip(&rates).map(|(own, rates)| self.through(own, by_rho, rates)).collect();

        let body = Body { statements, outputs: outputs(&by_velocity, &by_momenta) };
        let entering = rho.into_iter().zip(momenta).chain(moved.into_iter().zip(velocity));
        self.given(entering.collect(), body)
    }

    /// Returns the body for ∂(q, ρ)/∂z and ∂(q, w)/∂z of the observed variables.
    ///
    /// **Equation** (q, w) = o(z); ∂(q, ρ(q, w))/∂z at (q, w) = o(z), with ρ(q, w) = Xᵀ g w.
    fn exit(&mut self, program: &StepProgram, further: &[Symbol]) -> Body {
        let carried: Vec<Symbol> = program.independent().flat_map(|group| &group.symbols).copied().collect();
        let moving = self.each(&[&carried, further]);
        let (statements, by_carried) = self.with_rates(&program.observe, moving);
        let seen = [self.symbols.q.clone(), self.symbols.w.clone()].concat();
        let observed: Vec<Value> = program.observe.outputs.iter().flat_map(|output| &output.values).copied().collect();

        // q and w may be carried symbols, so the momenta are differentiated at separate symbols.
        let apart: Vec<Symbol> = (0..seen.len()).map(|i| self.auxiliary("seen", i)).collect();
        let values = self.graph.read_all(&apart);
        let to: Vec<(Symbol, Value)> = seen.into_iter().zip(values).collect();
        let momenta = self.in_own_frame(Self::rho_of_velocity);
        let momenta = self.graph.substitute(&momenta, &to);
        // The momenta may depend on the carried time and directly on parameters.
        let mut moving = Moving { symbols: apart.clone(), rates: by_carried.clone() };
        let own = self.each(&[&carried, further]);
        moving.bind(&own.symbols, &own.rates);
        let rates = moving.columns(&mut self.graph, &momenta);
        let at: Vec<(Symbol, Value)> = apart.into_iter().zip(observed).collect();
        let n = self.symbols.q.len();
        let by_momenta: Vec<Vec<Value>> = rates
            .iter()
            .zip(&by_carried)
            .map(|(rho, seen)| seen[..n].iter().copied().chain(self.graph.substitute(rho, &at)).collect())
            .collect();
        Body { statements, outputs: outputs(&by_carried, &by_momenta) }
    }

    /// Returns each of these symbols as a variable: its rate is 1 for itself and 0 for the others.
    fn each(&mut self, symbols: &[&[Symbol]]) -> Moving {
        let (zero, one) = (self.graph.zero(), self.graph.one());
        let symbols = symbols.concat();
        let of = |own: &Symbol| symbols.iter().map(|s| if s == own { one } else { zero }).collect();
        Moving { rates: symbols.iter().map(of).collect(), symbols }
    }

    /// Returns a column plus the sum of these columns times rates.
    fn through(&mut self, own: &[Value], columns: &[Vec<Value>], rates: &[Value]) -> Vec<Value> {
        let mut entry = |(i, &own): (usize, &Value)| {
            let row: Vec<Value> = columns.iter().map(|column| column[i]).collect();
            let through = self.graph.dot(&row, rates);
            self.graph.add(own, through)
        };
        own.iter().enumerate().map(&mut entry).collect()
    }

    /// Prepends these assignments to the body, as far as it reads them.
    fn given(&self, assignments: Vec<(Symbol, Value)>, mut body: Body) -> Body {
        let mut values = body.values();
        for (symbol, value) in assignments.into_iter().rev() {
            if values.iter().any(|&read| self.graph.depends_on(read, symbol)) {
                values.push(value);
                body.statements.insert(0, Statement::Assign { symbol, value });
            }
        }
        body
    }
}

/// Returns the columns for (q, w) and for (q, ρ) as matrices.
fn outputs(by_velocity: &[Vec<Value>], by_momenta: &[Vec<Value>]) -> Vec<Output> {
    let matrix = |role, columns: &[Vec<Value>]| {
        let rows = columns.first().map_or(0, Vec::len);
        let values = (0..rows).flat_map(|i| columns.iter().map(move |column| column[i])).collect();
        Output { role, shape: Shape::Matrix(rows, columns.len()), values }
    };
    vec![matrix(Role::Velocity, by_velocity), matrix(Role::ReducedMomenta, by_momenta)]
}
