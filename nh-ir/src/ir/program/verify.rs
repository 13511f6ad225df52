//! The last check before emission. A program that passes is emitted without errors.

use super::{
    Body, Carried, Function, Input, Kind, NewtonBlock, Output, Part, Program, Role, Shape, Statement, StepChart,
    StepDerivatives, StepProgram,
};
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use std::collections::BTreeSet;
use std::fmt;

/// A program that has been checked. Only [`Program::verify`] makes one.
#[derive(Clone, Debug)]
pub struct Verified<T>(T);

impl<T> Verified<T> {
    /// Returns the checked value.
    pub fn get(&self) -> &T {
        &self.0
    }
}

impl<T> std::ops::Deref for Verified<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// Contradictions in a program that the compiler made. They are errors in the compiler, not in the
/// model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InternalErrors(pub Vec<String>);

impl fmt::Display for InternalErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "internal error: the generated program contradicts itself (please report this)")?;
        self.0.iter().try_for_each(|e| write!(f, "\n  - {e}"))
    }
}

impl std::error::Error for InternalErrors {}

impl Program {
    /// Checks that every value is known where it is read, that shapes fit, that solves are square
    /// and that stages are consistent.
    ///
    /// # Errors
    /// All contradictions found. They are errors in the compiler.
    pub fn verify(self) -> Result<Verified<Program>, InternalErrors> {
        let errors = Check::of(&self);
        if errors.is_empty() { Ok(Verified(self)) } else { Err(InternalErrors(errors)) }
    }
}

struct Check<'a> {
    graph: &'a Graph,
    errors: Vec<String>,
}

impl<'a> Check<'a> {
    fn of(program: &'a Program) -> Vec<String> {
        let mut check = Check { graph: &program.graph, errors: Vec::new() };
        check.arena();
        let parameters: BTreeSet<Symbol> = program.parameters.iter().copied().collect();
        for &s in &program.parameters {
            check.stage_is("parameter", s, &[Stage::Param]);
        }
        check.unique("function", program.functions.iter().map(Function::name));
        check.unique("stepper", program.steppers.iter().map(|s| s.type_name.as_str()));
        for f in &program.functions {
            let place = format!("function `{}`", f.name());
            let mut known = parameters.clone();
            check.bind_inputs(&place, &f.inputs, &mut known);
            check.output(&place, &f.output, &known);
        }
        for s in &program.steppers {
            check.stepper(s, &parameters);
        }
        check.errors
    }

    fn error(&mut self, text: String) {
        self.errors.push(text);
    }

    fn name(&self, s: Symbol) -> &str {
        &self.graph.symbol_info(s).name
    }

    /// Checks that operands come before their users, so that the arena is acyclic, and that no
    /// stage is earlier than an operand's.
    fn arena(&mut self) {
        for v in self.graph.values() {
            for operand in self.graph.node(v).operands() {
                if operand >= v {
                    self.error(format!("value {} reads the later value {}", v.index(), operand.index()));
                } else if self.graph.stage(operand) > self.graph.stage(v) {
                    self.error(format!("value {} has an earlier stage than its operand", v.index()));
                }
            }
        }
    }

    fn unique<'n>(&mut self, what: &str, names: impl Iterator<Item = &'n str>) {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name) {
                self.error(format!("two {what}s are named `{name}`"));
            }
        }
    }

    fn stage_is(&mut self, what: &str, s: Symbol, stages: &[Stage]) {
        let stage = self.graph.symbol_info(s).stage;
        if !stages.contains(&stage) {
            self.error(format!("{what} `{}` has the stage {stage:?}", self.name(s)));
        }
    }

    fn bind(&mut self, place: &str, s: Symbol, known: &mut BTreeSet<Symbol>) {
        self.stage_is(place, s, &[Stage::Config, Stage::State]);
        if !known.insert(s) {
            self.error(format!("{place}: `{}` is bound twice", self.name(s)));
        }
    }

    fn bind_inputs(&mut self, place: &str, inputs: &[Input], known: &mut BTreeSet<Symbol>) {
        self.unique(&format!("inputs of {place}"), inputs.iter().map(|i| i.role.name()));
        for &s in inputs.iter().flat_map(|i| &i.symbols) {
            self.bind(place, s, known);
        }
    }

    fn readable(&mut self, place: &str, value: Value, known: &BTreeSet<Symbol>) {
        if value.index() >= self.graph.len() {
            return self.error(format!("{place}: value {} is not in the graph", value.index()));
        }
        let graph = self.graph;
        for s in graph.symbols_of(value).iter().filter(|s| !known.contains(s)) {
            self.error(format!("{place} reads `{}` before it is known", graph.symbol_info(*s).name));
        }
    }

    fn output(&mut self, place: &str, output: &Output, known: &BTreeSet<Symbol>) {
        let expected = match output.shape {
            Shape::Scalar => 1,
            Shape::Vector(n) => n,
            Shape::Matrix(rows, columns) => rows * columns,
            Shape::Tensor(count, rows, columns) => count * rows * columns,
        };
        let place = format!("{place}, output `{}`", output.role.name());
        if output.values.len() != expected {
            self.error(format!("{place}: {} values for {:?}", output.values.len(), output.shape));
        }
        for &v in &output.values {
            self.readable(&place, v, known);
        }
    }

    fn stepper(&mut self, s: &StepProgram, parameters: &BTreeSet<Symbol>) {
        let place = |part: &str| format!("{part} of `{}`", s.method);
        self.stage_is("step size", s.step_size, &[Stage::Step]);
        let mut constants = parameters.clone();
        constants.insert(s.step_size);
        self.unique(&place("options"), s.options.iter().map(|o| o.declared.name.as_str()));
        for option in &s.options {
            self.stage_is("option", option.symbol, &[Stage::Step]);
            constants.insert(option.symbol);
            if !option.declared.is_consistent() {
                let name = &option.declared.name;
                self.error(format!("{}: the default of `{name}` is out of its range", place("options")));
            }
        }
        self.unique(&place("carried groups"), s.carried.iter().map(|c| c.role.name()));

        let [q, w, t] = [Role::Configuration, Role::Velocity, Role::Time];
        let roles: Vec<Role> = s.inputs.iter().map(|i| i.role).collect();
        let timed = s.carried.iter().any(|c| c.role == Role::Time && c.symbols.len() == 1);
        if roles != if timed { vec![q, w, t] } else { vec![q, w] } {
            self.error(format!("{}: the inputs are not `q` and `w` (and `t` where it is carried)", place("start")));
        }
        let mut known = constants.clone();
        self.bind_inputs(&place("start"), &s.inputs, &mut known);
        self.body(&place("start"), &s.start, known);
        self.same_groups(&place("start"), &s.start.outputs, &s.carried);

        let mut carried = constants.clone();
        for &symbol in s.carried.iter().flat_map(|c| &c.symbols) {
            self.bind(&place("step"), symbol, &mut carried);
        }
        let mut with_inputs = carried.clone();
        for sample in &s.samples {
            // One symbol may serve several times.
            for &symbol in &sample.symbols {
                self.stage_is(&place("a sample"), symbol, &[Stage::State]);
                with_inputs.insert(symbol);
            }
        }
        self.features(s);
        self.body(&place("step"), &s.step, with_inputs.clone());
        self.same_groups(&place("step"), &s.step.outputs, &s.carried);
        if let Some(derivatives) = &s.derivatives {
            self.derivatives(&place("the differentiated step"), s, derivatives, &with_inputs);
            if let Some(StepChart { entry, exit }) = &derivatives.chart {
                let mut seen = constants.clone();
                self.bind_inputs(&place("the differentiated start"), &s.inputs, &mut seen);
                self.body(&place("the differentiated start"), entry, seen);
                self.body(&place("the differentiated state"), exit, carried.clone());
            }
        }
        self.observed(s, &carried);
    }

    /// Checks the carried groups and the parts against what the step does.
    fn features(&mut self, s: &StepProgram) {
        let place = |part: &str| format!("{part} of `{}`", s.method);
        if !s.samples.is_empty() && !s.carried.iter().any(|c| c.role == Role::Work && c.symbols.len() == 1) {
            self.error(format!("{}: with inputs, and without `work`", place("carried groups")));
        }
        let composed = !s.parts.is_empty();
        let follows = s.step.statements.iter().any(|statement| matches!(statement, Statement::Follow(_)));
        let timely = s.samples.len() <= 1;
        if composed && (follows || s.stability.is_some() || !timely || s.parts.iter().any(|part| !part.is_finite())) {
            self.error(format!("{}: parts of a flow, of a feedback, or with several samples", place("parts")));
        }
        if let Some(stability) = &s.stability {
            let watched =
                s.carried.iter().any(|c| c.role == Role::Stability && c.symbols.len() == stability.gains.len());
            let gains = stability.gains.iter().all(|&i| s.options.get(i).is_some_and(|option| option.declared.gain));
            if !watched || !gains || !(1..=4).contains(&stability.stages) {
                self.error(format!("{}: {stability:?}, which is not carried so", place("stability")));
            }
        }
        let carries = |role: Role| s.carried.iter().find(|c| c.role == role).map(|c| c.symbols.len());
        if carries(Role::Branch).is_some_and(|n| n != 1)
            || carries(Role::Branch).is_some() && carries(Role::ReducedMomenta).is_none()
        {
            self.error(format!("{}: a branch of more than one number, or without momenta", place("carried groups")));
        }
        if carries(Role::Resolution).is_some_and(|n| n != 2) {
            self.error(format!("{}: a resolution that is not two numbers", place("carried groups")));
        }
        if carries(Role::Alignment).is_some_and(|n| n != 1) {
            self.error(format!("{}: an alignment that is not one number", place("carried groups")));
        }
    }

    /// Checks the functions of a state: those observed, the balance and the guard.
    fn observed(&mut self, s: &StepProgram, carried: &BTreeSet<Symbol>) {
        let place = |part: &str| format!("{part} of `{}`", s.method);
        self.body(&place("observe"), &s.observe, carried.clone());
        let observed: Vec<(&str, usize)> = outline(&s.observe.outputs);
        let expected: Vec<(&str, usize)> =
            s.inputs[..2.min(s.inputs.len())].iter().map(|i| (i.role.name(), i.symbols.len())).collect();
        if observed != expected {
            self.error(format!("{}: outputs {observed:?} where start has {expected:?}", place("observe")));
        }
        if let Some(balance) = &s.balance {
            self.body(&place("the balance"), balance, carried.clone());
            let found: Vec<(Role, Shape)> = balance.outputs.iter().map(|output| (output.role, output.shape)).collect();
            if found != [(Role::Balance, Shape::Vector(2))] {
                self.error(format!("{}: outputs {found:?}", place("the balance")));
            }
        }
        if let Some(guard) = &s.guard {
            for v in guard.body.values() {
                self.readable(&place("guard"), v, carried);
            }
        }
    }

    fn derivatives(&mut self, place: &str, s: &StepProgram, derivatives: &StepDerivatives, known: &BTreeSet<Symbol>) {
        let StepDerivatives { variables, adjoints, linearised, pushed, pulled, chart: _, second } = derivatives;
        let count: usize = s.independent().map(|c| c.symbols.len()).sum();
        self.body(place, linearised, known.clone());
        let (groups, matrices) = linearised.outputs.split_at(s.carried.len().min(linearised.outputs.len()));
        self.same_groups(place, groups, &s.carried);
        let mut shapes = |outputs: &[Output], expected: &[(Role, Shape)]| {
            let found: Vec<(Role, Shape)> = outputs.iter().map(|output| (output.role, output.shape)).collect();
            if found != expected {
                self.error(format!("{place}: outputs {found:?}, not {expected:?}"));
            }
        };
        let of = |shape: fn(usize, usize) -> Shape| -> Vec<(Role, Shape)> {
            variables.iter().map(|group| (group.role, shape(count, group.symbols.len()))).collect()
        };
        shapes(matrices, &of(Shape::Matrix));
        shapes(&pushed.outputs, &[(Role::Result, Shape::Vector(count))]);
        shapes(&pulled.outputs, &of(|_, n| Shape::Vector(n)));
        let mut given = known.clone();
        self.bind_inputs(place, variables, &mut given);
        self.body(place, pushed, given);
        let mut given = known.clone();
        adjoints.iter().for_each(|&symbol| self.bind(place, symbol, &mut given));
        self.body(place, pulled, given.clone());
        if let Some(second) = second {
            self.body(place, second, given);
        }
    }

    fn same_groups(&mut self, place: &str, outputs: &[Output], carried: &[Carried]) {
        let got = outline(outputs);
        let expected: Vec<(&str, usize)> = carried.iter().map(|c| (c.role.name(), c.symbols.len())).collect();
        if got != expected {
            self.error(format!("{place}: outputs {got:?} where {expected:?} is carried"));
        }
    }

    fn body(&mut self, place: &str, body: &Body, mut known: BTreeSet<Symbol>) {
        for statement in &body.statements {
            match statement {
                Statement::Assign { symbol, value } => {
                    self.readable(place, *value, &known);
                    self.bind(place, *symbol, &mut known);
                }
                Statement::Solve(block) => {
                    let place = format!("{place}, solve for {}", block.name);
                    self.block(&place, block);
                    self.parts(&place, statement, &mut known);
                }
                Statement::Follow(flow) => {
                    let place = format!("{place}, {}", flow.name);
                    let (n, lengths) = (flow.variables.len(), [flow.start.len(), flow.rates.len()]);
                    if n == 0 || lengths != [n, n] {
                        self.error(format!("{place}: {n} variables, starts and rates of {lengths:?}"));
                    }
                    self.parts(&place, statement, &mut known);
                }
            }
        }
        self.unique(&format!("outputs of {place}"), body.outputs.iter().map(|o| o.role.name()));
        for output in &body.outputs {
            self.output(place, output, &known);
        }
    }

    fn block(&mut self, place: &str, block: &NewtonBlock) {
        let n = block.unknowns.len();
        let residuals = if block.evaluated() == Part::Sweep { 0 } else { n };
        // Affine equations may have several right-hand sides.
        let several =
            block.kind == Kind::Linear && !block.jacobian.is_empty() && n.is_multiple_of(block.jacobian.len());
        let size = if several { block.jacobian.len() } else { n };
        let rows = if block.is_differenced() { 0 } else { size };
        let lengths = [block.guess.len(), block.residual.len(), block.jacobian.len(), block.scale.len()];
        if n == 0 || lengths != [n, residuals, rows, n] || block.jacobian.iter().any(|row| row.len() != size) {
            self.error(format!(
                "{place}: {n} unknowns, {} guesses, {} residuals, {} scales, Jacobian rows of {:?}",
                block.guess.len(),
                block.residual.len(),
                block.scale.len(),
                block.jacobian.iter().map(Vec::len).collect::<Vec<_>>()
            ));
        }
        if !block.sweep.is_empty() && (block.sweep.len() != n || block.kind != Kind::Iterated) {
            self.error(format!("{place}: {n} unknowns, and sweeps of {}", block.sweep.len()));
        }
    }

    /// Checks the values of a solve or flow: those that are computed before it, and those that read
    /// the symbols that it binds.
    fn parts(&mut self, place: &str, statement: &Statement, known: &mut BTreeSet<Symbol>) {
        let (inside, before): (Vec<_>, Vec<_>) = statement.lists().into_iter().partition(|(part, _)| part.iterates());
        for &v in before.into_iter().flat_map(|(_, list)| list) {
            self.readable(place, v, known);
        }
        for &s in statement.binds() {
            self.bind(place, s, known);
        }
        for &v in inside.into_iter().flat_map(|(_, list)| list) {
            self.readable(place, v, known);
        }
    }
}

fn outline(outputs: &[Output]) -> Vec<(&str, usize)> {
    outputs.iter().map(|o| (o.role.name(), o.values.len())).collect()
}
