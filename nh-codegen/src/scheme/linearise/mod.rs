//! Derivatives of a step: the discrete map, differentiated through the equations that it solves.
//!
//! A differentiated step is the step with further statements. The chain rule gives the rates of
//! explicit values on the same graph, so they share the values of the step. After each block of
//! equations follow linear equations for the rates of its unknowns, with one matrix for all
//! variables. Adjoints proceed from the last block to the first, each with the transposed matrix.

mod chart;
mod second;
mod slopes;

use self::slopes::Slopes;
use super::Context;
use crate::cost;
use crate::declaration::By;
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::program::{
    Body, Flow, History, Input, Kind, NewtonBlock, Output, Role, Shape, Statement, StepDerivatives, StepProgram,
};

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

    /// Returns the body (carried, samples, λ') ↦ λ'ᵀ Dz', a vector for each group.
    ///
    /// **Equation** L = Σ λ'ᵢ z'ᵢ − Σ_B w_B·r_B with (∂r_B/∂x_B)ᵀ w_B = ∂L_B/∂x_B for the blocks B
    /// from the last to the first, where L_B is L with the later blocks only; λ'ᵀ ∂z'/∂s = ∂L/∂s.
    /// **Source** Griewank & Walther, Evaluating Derivatives (2008), section 15.2.
    fn pulled(&mut self, program: &StepProgram, groups: &[Group], adjoints: &[Symbol]) -> Body {
        let mut statements = program.step.statements.clone();
        let results: Vec<Value> = program.step.outputs.iter().flat_map(|output| &output.values).copied().collect();
        let weights: Vec<Value> = adjoints.iter().map(|&symbol| self.graph.read(symbol)).collect();
        let terms: Vec<Value> = results.iter().zip(&weights).map(|(&z, &w)| self.graph.mul(w, z)).collect();
        let mut lagrangian = self.graph.sum(&terms);
        for (number, statement) in program.step.statements.iter().enumerate().rev() {
            let slopes = match statement {
                Statement::Assign { .. } => continue,
                Statement::Solve(_) | Statement::Follow(_) => {
                    self.graph.gradient_by_adjoints(lagrangian, statement.binds())
                }
            };
            let zero = self.graph.zero();
            if slopes.iter().all(|&slope| slope == zero) {
                continue;
            }
            let block = match statement {
                Statement::Assign { .. } => continue,
                Statement::Solve(block) => block,
                Statement::Follow(flow) => {
                    let (read, values) = (groups.iter().flat_map(|group| &group.variables).flatten(), flow.values());
                    let depends = |s: &Symbol| values.iter().any(|&v| self.graph.depends_on(v, *s));
                    let read: Vec<Symbol> = read.copied().filter(depends).collect();
                    let (back, terms) = self.flow_back(flow, &slopes, &read);
                    statements.extend(back);
                    for term in terms {
                        lagrangian = self.graph.add(lagrangian, term);
                    }
                    continue;
                }
            };
            let (residual, matrix) = self.equations(block);
            let alone = Moving { symbols: Vec::new(), rates: Vec::new() };
            let matrix = Slopes::of(&mut self.graph, &residual, &block.unknowns, matrix, &alone).by_unknowns;
            let name = format!("weight{}_", number + 1);
            let unknowns: Vec<Symbol> = (0..residual.len()).map(|i| self.auxiliary(&name, i)).collect();
            match (&slopes[..], &matrix.concat()[..]) {
                (&[slope], &[entry]) => {
                    let value = self.graph.div(slope, entry);
                    statements.push(Statement::Assign { symbol: unknowns[0], value });
                }
                _ => {
                    let nothing = vec![zero; unknowns.len()];
                    let jacobian = (0..unknowns.len()).map(|j| matrix.iter().map(|row| row[j]).collect()).collect();
                    statements.push(Statement::Solve(NewtonBlock {
                        name: format!("adjoints of {}", block.name),
                        unknowns: unknowns.clone(),
                        guess: nothing.clone(),
                        residual: slopes.iter().map(|&slope| self.graph.neg(slope)).collect(),
                        jacobian,
                        scale: nothing,
                        history: History::None,
                        sweep: Vec::new(),
                        kind: Kind::Linear,
                    }));
                }
            }
            for (symbol, r) in unknowns.into_iter().zip(residual) {
                let weight = self.graph.read(symbol);
                let term = self.graph.mul(weight, r);
                lagrangian = self.graph.sub(lagrangian, term);
            }
        }
        let symbols: Vec<Symbol> = groups.iter().flat_map(|group| &group.variables).flatten().copied().collect();
        let slopes = self.graph.gradient_by_adjoints(lagrangian, &symbols);
        let mut slopes = slopes.into_iter();
        let mut outputs = Vec::new();
        for group in groups {
            let sum = |of: &Vec<Symbol>| {
                let own: Vec<Value> = slopes.by_ref().take(of.len()).collect();
                self.graph.sum(&own)
            };
            let mut values: Vec<Value> = group.variables.iter().map(sum).collect();
            if let (By::Step, Some(time)) = (group.by, time(program)) {
                values[0] = self.graph.add(values[0], weights[time]);
            }
            outputs.push(Output { role: group.by.role(), shape: Shape::Vector(values.len()), values });
        }
        Body { statements, outputs }
    }

    /// Returns the statements of a body with those for rates, and the rates of all results, one
    /// list for each variable.
    fn with_rates(&mut self, body: &Body, mut moving: Moving) -> (Vec<Statement>, Vec<Vec<Value>>) {
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

    /// Returns the flow of adjoints backwards from the end of a flow, and the terms in L for the
    /// flow's start, for the symbols s that it reads, and for its duration.
    ///
    /// **Equation** λ' = −Dfᵀ λ, γ' = −∂f/∂sᵀ λ from (∂L/∂x, 0) back; L + λ·x₀ + γ·s + (∂L/∂x·f(x)) h.
    /// **Source** Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I (1993), section I.14.
    fn flow_back(&mut self, flow: &Flow, slopes: &[Value], read: &[Symbol]) -> ([Statement; 2], Vec<Value>) {
        let count = flow.variables.len();
        let symbols = |cx: &mut Self, name: &str, count| (0..count).map(|i| cx.auxiliary(name, i)).collect::<Vec<_>>();
        let (back, adjoint) = (symbols(self, "back", count), symbols(self, "costate", count));
        let gathered = symbols(self, "gathered", read.len());
        let speed = self.auxiliary("speed", 0);
        let graph = &mut self.graph;
        let (places, costates, weights) = (graph.read_all(&back), graph.read_all(&adjoint), graph.read_all(&gathered));
        let arrived = graph.read_all(&flow.variables);
        let there: Vec<(Symbol, Value)> = flow.variables.iter().copied().zip(places).collect();
        let field = graph.substitute(&flow.rates, &there);
        let power = graph.dot(&costates, &field);
        let wanted: Vec<Symbol> = back.iter().chain(read).copied().collect();
        let slopes_back = graph.gradient_by_adjoints(power, &wanted);
        let zero = graph.zero();
        let mut rates = field;
        rates.extend(slopes_back.into_iter().map(|slope| graph.neg(slope)));
        let [duration, tolerance] = flow.span;
        let mut terms: Vec<Value> = costates.iter().zip(&flow.start).map(|(&l, &x)| graph.mul(l, x)).collect();
        let parameters = graph.read_all(read);
        terms.extend(weights.iter().zip(parameters).map(|(&w, s)| graph.mul(w, s)));
        // The symbol hides the rate's own dependencies: L depends on the duration through this term
        // only.
        let rate = graph.dot(slopes, &flow.rates);
        let assigned = Statement::Assign { symbol: speed, value: rate };
        let speed = graph.read(speed);
        terms.push(graph.mul(speed, duration));
        let flow = Flow {
            name: format!("adjoints of {}", flow.name),
            variables: [back, adjoint, gathered].concat(),
            start: [arrived, slopes.to_vec(), vec![zero; read.len()]].concat(),
            span: [graph.neg(duration), tolerance],
            rates,
            stepped: false,
        };
        ([assigned, Statement::Follow(flow)], terms)
    }

    /// Returns symbols for the j-th rates of unknowns.
    fn auxiliaries_after(&mut self, unknowns: &[Symbol], j: usize) -> Vec<Symbol> {
        let names = unknowns.iter().map(|&x| format!("d_{}_by_", self.graph.symbol_info(x).name));
        names.collect::<Vec<_>>().iter().map(|name| self.auxiliary(name, j)).collect()
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
