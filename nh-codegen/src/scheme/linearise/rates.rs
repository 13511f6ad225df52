//! Derivatives forwards: a body with statements for the rates of its values, after the equations or
//! the flow that determine these.

use super::Moving;
use super::slopes::Slopes;
use crate::cost;
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Body, Flow, History, Kind, NewtonBlock, Statement};
use crate::scheme::Context;

impl Context<'_> {
    /// Returns the statements of a body with those for rates, and the rates of all results, one
    /// list for each variable.
    pub(super) fn with_rates(&mut self, body: &Body, mut moving: Moving) -> (Vec<Statement>, Vec<Vec<Value>>) {
        let mut statements = Vec::new();
        // The last block with rates, if no statement after it binds anything.
        let mut last = None;
        for statement in &body.statements {
            // A flow is followed together with its rates.
            statements.extend((!matches!(statement, Statement::Follow(_))).then(|| statement.clone()));
            match statement {
                Statement::Follow(flow) => {
                    let (together, rates) = self.flow_rates(flow, &moving);
                    statements.push(Statement::Follow(together));
                    moving.bind(&flow.variables, &rates);
                    last = None;
                }
                Statement::Assign { symbol, value } => {
                    let rates = moving.columns(&mut self.graph, &[*value]);
                    moving.bind(&[*symbol], &rates);
                    last = None;
                }
                Statement::Solve(block) => {
                    let (equations, rates) = self.implicit_rates(block, &moving);
                    last = equations.is_some().then_some(&block.unknowns);
                    statements.extend(equations.map(Statement::Solve));
                    moving.bind(&block.unknowns, &rates);
                }
            }
        }
        let results: Vec<Value> = body.outputs.iter().flat_map(|output| &output.values).copied().collect();
        let columns = match (last, statements.last_mut()) {
            (Some(unknowns), Some(Statement::Solve(equations))) => {
                self.rates_of_results(&results, &moving, unknowns, equations)
            }
            _ => moving.columns(&mut self.graph, &results),
        };
        (statements, columns)
    }

    /// Returns the rates of results, one list for each variable. Results that depend on many of the
    /// last block's unknowns x have their rates from further rows of its equations: matrices are
    /// multiplied in loops, whereas a formula for each entry would be written out.
    ///
    /// **Equation** dz'/ds − ∂z'/∂x dx/ds = ∂z'/∂y dy/ds.
    fn rates_of_results(
        &mut self,
        results: &[Value],
        moving: &Moving,
        unknowns: &[Symbol],
        equations: &mut NewtonBlock,
    ) -> Vec<Vec<Value>> {
        let graph = &mut self.graph;
        let (zero, one) = (graph.zero(), graph.one());
        let size = equations.jacobian.len();
        // Columns with a right-hand side of 0 have been left out. These unknowns are the last that
        // `moving` binds.
        let first = moving.symbols.len() - unknowns.len();
        let moved: Vec<usize> = (0..moving.rates.len()).filter(|&j| moving.rates[j][first] != zero).collect();
        let through = graph.jacobian(results, unknowns);
        let is_dense = |&i: &usize| through[i].iter().filter(|&&entry| entry != zero).count() >= cost::DENSE_ROWS;
        let (rows, rest): (Vec<usize>, Vec<usize>) = (0..results.len()).partition(is_dense);
        if rows.len() < 2 || moved.len() < cost::DENSE_COLUMNS {
            return moving.columns(graph, results);
        }
        let at = |list: &[usize]| list.iter().map(|&i| results[i]).collect::<Vec<_>>();
        let through = rows.iter().map(|&i| through[i].clone()).collect();
        let Slopes { by_unknowns: through, columns: own } =
            Slopes::of(graph, &at(&rows), unknowns, through, &moving.with_fixed(unknowns, zero));
        let others = moving.columns(graph, &at(&rest));
        let mut columns = vec![vec![zero; results.len()]; moving.rates.len()];
        for (column, (own, others)) in columns.iter_mut().zip(own.iter().zip(&others)) {
            rows.iter().zip(own).chain(rest.iter().zip(others)).for_each(|(&i, &rate)| column[i] = rate);
        }
        for row in &mut equations.jacobian {
            row.extend(rows.iter().map(|_| zero));
        }
        for (through, &i) in through.iter().zip(&rows) {
            let mut row: Vec<Value> = through.iter().map(|&entry| self.graph.neg(entry)).collect();
            row.extend(rows.iter().map(|&k| if k == i { one } else { zero }));
            equations.jacobian.push(row);
        }
        let (mut symbols, mut residual) = (Vec::new(), Vec::new());
        for (k, &j) in moved.iter().enumerate() {
            symbols.extend(&equations.unknowns[k * size..(k + 1) * size]);
            residual.extend(&equations.residual[k * size..(k + 1) * size]);
            for &i in &rows {
                let symbol = self.auxiliary(&format!("d_result{}_by_", i + 1), j);
                symbols.push(symbol);
                residual.push(self.graph.neg(columns[j][i]));
                columns[j][i] = self.graph.read(symbol);
            }
        }
        (equations.guess, equations.scale) = (vec![zero; symbols.len()], vec![zero; symbols.len()]);
        (equations.unknowns, equations.residual) = (symbols, residual);
        columns
    }

    /// Returns the rates of a block's unknowns, one list for each variable, and the equations for
    /// them unless a division suffices.
    ///
    /// **Equation** ∂r/∂x dx/ds = −∂r/∂y dy/ds for r(x, y) = 0, at the solution, for all variables s.
    /// **Source** Griewank & Walther, Evaluating Derivatives (2008), section 15.1.
    fn implicit_rates(&mut self, block: &NewtonBlock, moving: &Moving) -> (Option<NewtonBlock>, Vec<Vec<Value>>) {
        let (residual, matrix) = self.equations(block);
        let graph = &mut self.graph;
        let zero = graph.zero();
        let Slopes { by_unknowns: matrix, columns: right } =
            Slopes::of(graph, &residual, &block.unknowns, matrix, moving);
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
            history: History::None,
            sweep: Vec::new(),
            kind: Kind::Linear,
        });
        (equations, rates)
    }

    /// Returns a flow extended by the rates of its end values, and these rates, one list for each
    /// variable.
    ///
    /// **Equation** (ẋ)' = Df(x) ẋ + ∂f/∂y ẏ from the rate of the start on, and f(x) times the rate of the duration at the end.
    /// **Source** Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I (1993), section I.14.
    fn flow_rates(&mut self, flow: &Flow, moving: &Moving) -> (Flow, Vec<Vec<Value>>) {
        let start = moving.columns(&mut self.graph, &flow.start);
        let explicit = moving.columns(&mut self.graph, &flow.rates);
        let durations = moving.columns(&mut self.graph, &flow.span[..1]);
        let name = format!("derivatives of {}", flow.name);
        let mut together = Flow { name, stepped: false, ..flow.clone() };
        let mut rates = Vec::new();
        for (j, ((start, explicit), duration)) in start.into_iter().zip(explicit).zip(durations).enumerate() {
            let along = self.auxiliaries_after(&flow.variables, j);
            let moved = self.graph.read_all(&along);
            let zero = self.graph.zero();
            let still = start.iter().chain(&explicit).all(|&rate| rate == zero);
            let arrived = if still { vec![zero; moved.len()] } else { moved.clone() };
            if !still {
                let own = self.graph.rates(&flow.rates, &flow.variables, &moved);
                together.variables.extend(along);
                together.start.extend(start);
                together
                    .rates
                    .extend(own.into_iter().zip(explicit).map(|(own, explicit)| self.graph.add(own, explicit)));
            }
            let later = flow.rates.iter().zip(arrived).map(|(&f, arrived)| {
                let beyond = self.graph.mul(f, duration[0]);
                self.graph.add(arrived, beyond)
            });
            rates.push(later.collect());
        }
        (together, rates)
    }

    /// Returns symbols for the j-th rates of unknowns.
    fn auxiliaries_after(&mut self, unknowns: &[Symbol], j: usize) -> Vec<Symbol> {
        let names = unknowns.iter().map(|&x| format!("d_{}_by_", self.graph.symbol_info(x).name));
        names.collect::<Vec<_>>().iter().map(|name| self.auxiliary(name, j)).collect()
    }
}
