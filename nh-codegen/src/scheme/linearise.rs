//! Derivatives of a step: the discrete map, differentiated through the equations that it solves.
//!
//! The linearised step is the step with further statements. Explicit values have their rates by the chain rule, on the same graph, so that
//! whatever the step computes is there; after each block of equations stand linear ones for the rates of its unknowns, with one matrix for
//! all variables.

use super::Context;
use crate::declaration::By;
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::program::{Body, NewtonBlock, Output, Role, Shape, Statement, StepProgram};

/// What moves with the variables: symbols, and for each variable their rates.
struct Moving {
    symbols: Vec<Symbol>,
    rates: Vec<Vec<Value>>,
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
    /// The step with the derivatives that the declaration asks for, as far as the model has such variables.
    pub(super) fn linearised(&mut self, program: &StepProgram) -> Option<Body> {
        let asked = self.mechanics.model().derivatives.clone();
        // A variable is a list of symbols that move together: inputs are held over a step.
        let single = |symbols: &[Symbol]| symbols.iter().map(|&s| vec![s]).collect::<Vec<_>>();
        let carried: Vec<Symbol> = program.carried.iter().flat_map(|group| &group.symbols).copied().collect();
        let inputs = program.samples.first().map_or(0, |sample| sample.symbols.len());
        let held = (0..inputs).map(|j| program.samples.iter().map(|sample| sample.symbols[j]).collect());
        let groups: Vec<(By, Vec<Vec<Symbol>>)> = By::ALL
            .into_iter()
            .filter(|&by| asked.has(by))
            .map(|by| match by {
                By::State => (by, single(&carried)),
                By::Inputs => (by, held.clone().collect()),
                By::Parameters => (by, single(&self.parameters)),
                By::Step => (by, vec![vec![program.step_size]]),
            })
            .filter(|(_, variables)| !variables.is_empty())
            .collect();
        if groups.is_empty() {
            return None;
        }
        let variables: Vec<Vec<Symbol>> = groups.iter().flat_map(|(_, variables)| variables.clone()).collect();
        let (statements, mut columns) = self.with_rates(&program.step, &variables);
        // The time is put there by who steps: t' = t + h.
        let before = program.carried.iter().take_while(|group| group.role != Role::Time);
        let time: usize = before.map(|group| group.symbols.len()).sum();
        let mut outputs = program.step.outputs.clone();
        for (by, variables) in groups {
            let rest = columns.split_off(variables.len());
            let mut own = std::mem::replace(&mut columns, rest);
            if by == By::Step && time < carried.len() {
                own[0][time] = self.graph.one();
            }
            let entries = (0..carried.len()).flat_map(|i| own.iter().map(move |column| column[i]));
            let shape = Shape::Matrix(carried.len(), own.len());
            outputs.push(Output { role: by.role(), shape, values: entries.collect() });
        }
        Some(Body { statements, outputs })
    }

    /// The statements of a body with those for rates, and the rates of all results, one list for each variable.
    fn with_rates(&mut self, body: &Body, variables: &[Vec<Symbol>]) -> (Vec<Statement>, Vec<Vec<Value>>) {
        let (zero, one) = (self.graph.zero(), self.graph.one());
        let symbols: Vec<Symbol> = variables.iter().flatten().copied().collect();
        let of = |own: &Vec<Symbol>| symbols.iter().map(|s| if own.contains(s) { one } else { zero }).collect();
        let mut moving = Moving { rates: variables.iter().map(of).collect(), symbols };
        let mut statements = Vec::new();
        for statement in &body.statements {
            statements.push(statement.clone());
            match statement {
                Statement::Assign { symbol, value } => {
                    let rates = moving.columns(&mut self.graph, &[*value]);
                    moving.bind(&[*symbol], &rates);
                }
                Statement::Solve(block) => {
                    let (equations, rates) = self.implicit_rates(block, &moving);
                    statements.extend(equations.map(Statement::Solve));
                    moving.bind(&block.unknowns, &rates);
                }
            }
        }
        let results: Vec<Value> = body.outputs.iter().flat_map(|output| &output.values).copied().collect();
        let columns = moving.columns(&mut self.graph, &results);
        (statements, columns)
    }

    /// The rates of a block's unknowns, one list for each variable, and the equations for them where these are more than a division.
    ///
    /// **Equation** ∂r/∂x dx/ds = −∂r/∂y dy/ds for r(x, y) = 0, at the solution, for all variables s; r = x − S(x, y) where x is swept.
    /// **Source** Griewank & Walther, Evaluating Derivatives (2008), section 15.1.
    fn implicit_rates(&mut self, block: &NewtonBlock, moving: &Moving) -> (Option<NewtonBlock>, Vec<Vec<Value>>) {
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
        let right = moving.columns(graph, &residual);
        let zero = graph.zero();
        let moved: Vec<usize> = (0..right.len()).filter(|&j| right[j].iter().any(|&r| r != zero)).collect();
        let mut rates = vec![vec![zero; block.unknowns.len()]; right.len()];
        if let [slope] = matrix.concat()[..] {
            for j in moved {
                let quotient = graph.div(right[j][0], slope);
                rates[j][0] = graph.neg(quotient);
            }
            return (None, rates);
        }
        let mut unknowns = Vec::new();
        for &j in &moved {
            for (i, &x) in block.unknowns.iter().enumerate() {
                let name = format!("d_{}_by_", self.graph.symbol_info(x).name);
                let symbol = self.auxiliary(&name, j);
                rates[j][i] = self.graph.read(symbol);
                unknowns.push(symbol);
            }
        }
        let nothing = vec![zero; unknowns.len()];
        let equations = (!unknowns.is_empty()).then(|| NewtonBlock {
            name: format!("derivatives of {}", block.name),
            unknowns,
            guess: nothing.clone(),
            residual: moved.iter().flat_map(|&j| right[j].iter().copied()).collect(),
            jacobian: matrix,
            scale: nothing,
            history: 0,
            sweep: Vec::new(),
            linear: true,
        });
        (equations, rates)
    }
}

impl Moving {
    /// The rates of values, one list for each variable.
    fn columns(&self, graph: &mut Graph, values: &[Value]) -> Vec<Vec<Value>> {
        self.rates.iter().map(|rates| graph.rates(values, &self.symbols, rates)).collect()
    }

    /// Further symbols, with their rates for each variable.
    fn bind(&mut self, symbols: &[Symbol], rates: &[Vec<Value>]) {
        self.symbols.extend(symbols);
        for (all, own) in self.rates.iter_mut().zip(rates) {
            all.extend(own);
        }
    }
}
