//! Derivatives of a step: the discrete map, differentiated through the equations that it solves.
//!
//! A differentiated step is the step with further statements. The chain rule gives the rates of
//! explicit values on the same graph, so they share the values of the step. After each block of
//! equations follow linear equations for the rates of its unknowns, with one matrix for all
//! variables. Adjoints proceed from the last block to the first, each with the transposed matrix.

mod chart;
mod pulled;
mod rates;
mod second;
mod slopes;

use super::Context;
use crate::declaration::By;
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::program::{Body, Input, Kind, NewtonBlock, Output, Role, Shape, StepDerivatives, StepProgram};

/// Symbols that move with the variables, with their rates for each variable.
struct Moving {
    symbols: Vec<Symbol>,
    rates: Vec<Vec<Value>>,
}

/// A group of variables. Each variable is a list of symbols that move together: control inputs are
/// held over a step.
struct Group {
    by: By,
    variables: Vec<Vec<Symbol>>,
}

impl By {
    fn role(self) -> Role {
        match self {
            By::State => Role::ByState,
            By::Inputs => Role::ByInputs,
            By::Parameters => Role::ByParameters,
            By::Step => Role::ByStep,
        }
    }
}

impl Context<'_> {
    /// Returns the derivatives that the declaration requests, as far as the model has such
    /// variables.
    pub(super) fn derivatives(&mut self, program: &StepProgram) -> Option<StepDerivatives> {
        let asked = &self.mechanics.model().derivatives;
        let (second, chart) = (asked.second, asked.has(By::State));
        // A later part of a step propagates a change of the state, so composed steps need
        // derivatives by the state.
        let composed = !program.parts.is_empty() && By::ALL.into_iter().any(|by| asked.has(by));
        let needed = |by| composed && (by == By::State || by == By::Inputs && second);
        let groups = self.groups(program, By::ALL.into_iter().filter(|&by| asked.has(by) || needed(by)));
        if groups.is_empty() {
            return None;
        }
        let count = program.step.outputs.iter().map(|output| output.values.len()).sum();
        let adjoints = (0..count).map(|i| self.auxiliary("adjoint", i)).collect::<Vec<_>>();
        let variables: Vec<Input> = groups
            .iter()
            .map(|group| {
                let name = format!("along_{}", group.by.name());
                let symbols = (0..group.variables.len()).map(|j| self.auxiliary(&name, j)).collect();
                Input { role: group.by.role(), symbols }
            })
            .collect();
        Some(StepDerivatives {
            linearised: self.linearised(program, &groups),
            pushed: self.pushed(program, &groups, &variables),
            pulled: self.pulled(program, &groups, &adjoints),
            chart: chart.then(|| self.chart(program, &groups)),
            second: second.then(|| {
                let groups = self.groups(program, [By::State, By::Inputs]);
                self.second(program, &groups, &adjoints)
            }),
            variables,
            adjoints,
        })
    }

    /// Returns the variables of these kinds that exist.
    fn groups(&self, program: &StepProgram, by: impl IntoIterator<Item = By>) -> Vec<Group> {
        let single = |symbols: &[Symbol]| symbols.iter().map(|&s| vec![s]).collect::<Vec<_>>();
        let carried: Vec<Symbol> = program.carried.iter().flat_map(|group| &group.symbols).copied().collect();
        let inputs = program.samples.first().map_or(0, |sample| sample.symbols.len());
        let held = |j| program.samples.iter().map(|sample| sample.symbols[j]).collect();
        let variables = |by| match by {
            By::State => single(&carried),
            By::Inputs => (0..inputs).map(held).collect(),
            By::Parameters => single(&self.symbols.parameters),
            By::Step => vec![vec![program.step_size]],
        };
        let groups = by.into_iter().map(|by| Group { by, variables: variables(by) });
        groups.filter(|group| !group.variables.is_empty()).collect()
    }

    /// Returns the body (carried, samples) ↦ carried, and a matrix for each group.
    fn linearised(&mut self, program: &StepProgram, groups: &[Group]) -> Body {
        let one = self.graph.one();
        let moving = Moving::along(&mut self.graph, groups);
        let (statements, mut columns) = self.with_rates(&program.step, moving);
        let mut outputs = program.step.outputs.clone();
        for group in groups {
            let rest = columns.split_off(group.variables.len());
            let mut own = std::mem::replace(&mut columns, rest);
            if let (By::Step, Some(time)) = (group.by, time(program)) {
                own[0][time] = one;
            }
            let rows = own[0].len();
            let values = (0..rows).flat_map(|i| own.iter().map(move |column| column[i])).collect();
            outputs.push(Output { role: group.by.role(), shape: Shape::Matrix(rows, own.len()), values });
        }
        Body { statements, outputs }
    }

    /// Returns the body (carried, samples, δ) ↦ Dz' δ.
    fn pushed(&mut self, program: &StepProgram, groups: &[Group], directions: &[Input]) -> Body {
        let mut moving = Moving { symbols: Vec::new(), rates: vec![Vec::new()] };
        let mut along_step = None;
        for (group, direction) in groups.iter().zip(directions) {
            for (variable, &along) in group.variables.iter().zip(&direction.symbols) {
                let rate = self.graph.read(along);
                moving.symbols.extend(variable);
                moving.rates[0].extend(variable.iter().map(|_| rate));
                along_step = Some(rate).filter(|_| group.by == By::Step).or(along_step);
            }
        }
        let (statements, mut columns) = self.with_rates(&program.step, moving);
        let mut values = columns.swap_remove(0);
        if let (Some(rate), Some(time)) = (along_step, time(program)) {
            values[time] = self.graph.add(values[time], rate);
        }
        Body { statements, outputs: vec![Output { role: Role::Result, shape: Shape::Vector(values.len()), values }] }
    }

    /// Returns r and ∂r/∂x of a block: r = x − S(x, y) if x is swept, and r = r(0) + J x if the
    /// block holds affine equations in that form.
    fn equations(&mut self, block: &NewtonBlock) -> (Vec<Value>, Vec<Vec<Value>>) {
        let graph = &mut self.graph;
        let residual: Vec<Value> = if block.residual.is_empty() {
            let mut difference = |x: Symbol, new: Value| {
                let x = graph.read(x);
                graph.sub(x, new)
            };
            block.unknowns.iter().zip(&block.sweep).map(|(&x, &new)| difference(x, new)).collect()
        } else {
            block.residual.clone()
        };
        let matrix = match &block.jacobian[..] {
            [] => graph.jacobian(&residual, &block.unknowns),
            jacobian => jacobian.to_vec(),
        };
        let is_constant = |r: &Value| !graph.depends_on_any(*r, &block.unknowns);
        if block.kind == Kind::Linear && residual.iter().all(is_constant) {
            let x = graph.read_all(&block.unknowns);
            let residual = matrix.iter().zip(residual).map(|(row, r)| {
                let terms: Vec<Value> = row.iter().zip(&x).map(|(&entry, &x)| graph.mul(entry, x)).collect();
                let sum = graph.sum(&terms);
                graph.add(r, sum)
            });
            return (residual.collect(), matrix);
        }
        (residual, matrix)
    }
}

/// Returns the position of the time among the carried numbers, if it is carried. The stepper sets
/// it: t' = t + h.
fn time(program: &StepProgram) -> Option<usize> {
    let at = program.carried.iter().position(|group| group.role == Role::Time)?;
    Some(program.carried[..at].iter().map(|group| group.symbols.len()).sum())
}

impl Moving {
    /// Returns the groups' variables, each with rate 1.
    fn along(graph: &mut Graph, groups: &[Group]) -> Self {
        let (zero, one) = (graph.zero(), graph.one());
        let variables: Vec<&Vec<Symbol>> = groups.iter().flat_map(|group| &group.variables).collect();
        let symbols: Vec<Symbol> = variables.iter().copied().flatten().copied().collect();
        let of = |own: &&Vec<Symbol>| symbols.iter().map(|s| if own.contains(s) { one } else { zero }).collect();
        Moving { rates: variables.iter().map(of).collect(), symbols }
    }

    /// Returns the rates of values, one list for each variable.
    fn columns(&self, graph: &mut Graph, values: &[Value]) -> Vec<Vec<Value>> {
        self.rates.iter().map(|rates| graph.rates(values, &self.symbols, rates)).collect()
    }

    /// Returns these variables with the given symbols fixed.
    fn with_fixed(&self, symbols: &[Symbol], zero: Value) -> Self {
        let fixed = |(&s, &rate): (&Symbol, &Value)| if symbols.contains(&s) { zero } else { rate };
        let of = |rates: &Vec<Value>| self.symbols.iter().zip(rates).map(fixed).collect();
        Moving { symbols: self.symbols.clone(), rates: self.rates.iter().map(of).collect() }
    }

    /// Adds symbols with their rates for each variable.
    fn bind(&mut self, symbols: &[Symbol], rates: &[Vec<Value>]) {
        self.symbols.extend(symbols);
        for (all, own) in self.rates.iter_mut().zip(rates) {
            all.extend(own);
        }
    }
}
