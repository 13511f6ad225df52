//! Derivatives backwards: a row times the derivatives of a step, by adjoints of its blocks and
//! flows.

use super::slopes::Slopes;
use super::{Group, Moving, time};
use crate::declaration::By;
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Body, Flow, History, Kind, NewtonBlock, Output, Shape, Statement, StepProgram};
use crate::scheme::Context;

impl Context<'_> {
    /// Returns the body (carried, samples, λ') ↦ λ'ᵀ Dz', a vector for each group.
    ///
    /// **Equation** L = Σ λ'ᵢ z'ᵢ − Σ_B w_B·r_B with (∂r_B/∂x_B)ᵀ w_B = ∂L_B/∂x_B for the blocks B
    /// from the last to the first, where L_B is L with the later blocks only; λ'ᵀ ∂z'/∂s = ∂L/∂s.
    /// **Source** Griewank & Walther, Evaluating Derivatives (2008), section 15.2.
    pub(super) fn pulled(&mut self, program: &StepProgram, groups: &[Group], adjoints: &[Symbol]) -> Body {
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
}
