//! The invariants of a plan. Lowering keeps them, and this module checks them.

use super::{Check, Constants, Guess, Let, Memory, Plan, Planned, Routine, Statement};
use crate::ir::fast::HashSet;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::program::{Input, Part, Role, StepProgram};
use std::collections::BTreeSet;

impl Plan {
    /// Returns the contradictions in the plan. A plan is consistent if
    ///
    /// - a routine reads only symbols that it is given, or that an earlier statement binds;
    /// - a value that has a name is computed, in the same scope or around it, before it is read,
    ///   and once in a scope;
    /// - unknowns are read inside their solve and after it, not before;
    /// - an angle is turned, or reached half way, from values that are known there;
    /// - iterations of a step are numbered in their order, and a motion remembers the data of each
    ///   guess;
    /// - tests read carried numbers, and constants that are read are kept.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let parameters: BTreeSet<Symbol> = self.parameters.iter().copied().collect();
        let with = |inputs: &[Input]| {
            let own = inputs.iter().flat_map(|input| &input.symbols).copied();
            parameters.iter().copied().chain(own).collect::<BTreeSet<Symbol>>()
        };
        let none = Constants::default();
        let mut check = |place: String, routine: &Routine, constants: &Constants, given: &BTreeSet<Symbol>| {
            let mut scope = Scope::new(&self.graph, routine, given, constants);
            scope.routine(routine);
            faults.extend(scope.faults.into_iter().map(|fault| format!("{place}: {fault}")));
        };
        for constants in [&self.constants].into_iter().chain(self.steppers.iter().map(|stepper| &stepper.constants)) {
            let lets = constants.lets.iter().cloned().map(Statement::Let).collect();
            let routine = Routine { statements: lets, names: constants.names.clone(), ..Routine::default() };
            check("constants".to_owned(), &routine, &none, &constants.reads.iter().copied().collect());
        }
        for function in &self.functions {
            check(function.quantity.name().to_owned(), &function.routine, &self.constants, &with(&function.inputs));
        }
        for stepper in &self.steppers {
            let place = |what: &str| format!("{} of `{}`", what, stepper.method);
            let options = stepper.options.iter().map(|option| option.symbol).chain([stepper.step_size]);
            let settings: BTreeSet<Symbol> = parameters.iter().copied().chain(options).collect();
            let carried = stepper.carried.iter().flat_map(|group| &group.symbols);
            let starts = stepper.inputs.iter().flat_map(|input| &input.symbols);
            let sampled = stepper.samples.iter().flat_map(|sample| &sample.symbols);
            let before: BTreeSet<Symbol> = settings.iter().chain(starts.clone()).copied().collect();
            let here: BTreeSet<Symbol> = settings.iter().chain(carried.clone()).copied().collect();
            let stepping: BTreeSet<Symbol> = here.iter().chain(sampled).copied().collect();
            let constants = &stepper.constants;
            check(place("the start"), &stepper.start, constants, &before);
            check(place("the step"), &stepper.step, constants, &stepping);
            check(place("the observation"), &stepper.observe, constants, &here);
            let field = stepper.step.followed().and_then(|follow| Some((follow, follow.field.as_ref()?)));
            if let Some((follow, field)) = field {
                let along = stepping.iter().chain(&follow.flow.variables).copied().collect();
                check(place("the field"), field, constants, &along);
            }
            if let Some(balance) = &stepper.balance {
                check(place("the balance"), balance, constants, &here);
            }
            if let Some(guard) = &stepper.guard {
                check(place("the guard"), &guard.body, constants, &here);
            }
            if let Some(derivatives) = &stepper.derivatives {
                let variables = derivatives.variables.iter().flat_map(|input| &input.symbols);
                let all: BTreeSet<Symbol> =
                    stepping.iter().chain(variables).chain(&derivatives.adjoints).chain(starts).copied().collect();
                let chart = derivatives.chart.iter().flat_map(|chart| [&chart.entry, &chart.exit]);
                let bodies = [&derivatives.linearised, &derivatives.pushed, &derivatives.pulled].into_iter();
                for body in bodies.chain(chart).chain(&derivatives.second) {
                    check(place("a derivative"), body, constants, &all);
                }
            }
        }
        for stepper in &self.steppers {
            let of_step = |fault| format!("the step of `{}`: {fault}", stepper.method);
            faults.extend(memories(stepper).into_iter().map(of_step));
        }
        faults
    }
}

/// Checks the memories of iterations and the positions that tests read.
fn memories(stepper: &StepProgram<Planned>) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, solve) in stepper.step.iterations().enumerate() {
        let size = solve.block.unknowns.len();
        let expected = match solve.guess {
            Guess::Plain => None,
            Guess::Extrapolated { points, .. } => Some(Memory::Solutions { unknowns: size, points }),
            Guess::Alternating { points, .. } => Some(Memory::Distances { unknowns: size, points }),
        };
        if solve.guess.memory() != Some(number) || stepper.policy.memory.get(number).copied() != expected {
            faults.push(format!("the solutions of {} are not remembered as they are used", solve.block.name));
        }
    }
    let count: usize = stepper.carried.iter().map(|group| group.symbols.len()).sum();
    let outputs = stepper.step.outputs.iter().take(stepper.carried.len());
    if outputs.map(|output| output.values.len()).sum::<usize>() != count {
        faults.push(format!("the step does not give the {count} numbers that are carried"));
    }
    for check in &stepper.step.checks {
        let balances = matches!(check, Check::Finite { balance: true, .. });
        if balances && (stepper.balance.is_none() || stepper.step.iterations().next().is_none()) {
            faults.push(
                "a test looks at a balance that does not exist, or at the balance of a step that is not iterated"
                    .to_owned(),
            );
        }
        if check.places().any(|place| place >= count) {
            faults.push("a test looks at a number that is not carried".to_owned());
        }
    }
    faults
}

/// The symbols and values that are known at some place of a routine.
struct Scope<'a> {
    graph: &'a Graph,
    routine: &'a Routine,
    symbols: BTreeSet<Symbol>,
    ready: HashSet<Value>,
    faults: Vec<String>,
}

impl<'a> Scope<'a> {
    fn new(graph: &'a Graph, routine: &'a Routine, given: &BTreeSet<Symbol>, constants: &Constants) -> Self {
        let mut faults = Vec::new();
        let read: Vec<Symbol> = routine.reads.iter().chain(&routine.parameters).copied().collect();
        for &symbol in read.iter().filter(|symbol| !given.contains(symbol)) {
            faults.push(format!("`{}` is not given", graph.symbol_info(symbol).name));
        }
        if routine.fields.iter().any(|&field| field >= constants.fields.len()) {
            faults.push("a constant that is read is not kept".to_owned());
        }
        // The routine of the constants has no list of the symbols that it reads.
        let symbols = if read.is_empty() { given.clone() } else { read.into_iter().collect() };
        let fields = routine.fields.iter().filter_map(|&field| constants.fields.get(field));
        Scope { graph, routine, symbols, ready: fields.map(|field| field.value).collect(), faults }
    }

    /// Checks that a value can be written here: named values in it are computed, and its symbols
    /// are known.
    fn readable(&mut self, value: Value, node: bool) {
        let mut open = vec![(value, node)];
        while let Some((value, node)) = open.pop() {
            if !node && self.ready.contains(&value) {
                continue;
            }
            let named = self.routine.names.get(&value);
            match (self.graph.node(value), named) {
                (Node::Symbol(symbol), _) if !self.symbols.contains(symbol) => {
                    let name = &self.graph.symbol_info(*symbol).name;
                    self.faults.push(format!("`{name}` is read where it is not known"));
                }
                (_, Some(name)) if !node => self.faults.push(format!("`{name}` is read before it is computed")),
                _ => open.extend(self.graph.node(value).operands().into_iter().map(|operand| (operand, false))),
            }
        }
    }

    fn bind(&mut self, binding: &Let) {
        match binding {
            Let::Value { value, .. } => self.readable(*value, true),
            Let::SinCos { argument, turn, .. } => {
                self.readable(*argument, false);
                let turned = turn.iter().flat_map(|turn| [turn.from, turn.by, turn.at[0], turn.at[1]]);
                turned.for_each(|value| self.readable(value, false));
            }
            Let::Halfway { way, .. } => way.reads().into_iter().for_each(|value| self.readable(value, false)),
        }
        for value in binding.values() {
            if !self.ready.insert(value) {
                self.faults.push("a value is computed twice in a scope".to_owned());
            }
        }
    }

    fn routine(&mut self, routine: &Routine) {
        for statement in &routine.statements {
            if let Statement::Let(binding) = statement {
                self.bind(binding);
                continue;
            }
            let (symbols, ready) = (self.symbols.clone(), self.ready.clone());
            // A flow that is the step begins at the carried numbers, and its field is a routine of
            // its own.
            let apart = matches!(statement, Statement::Follow(follow) if follow.field.is_some());
            for (part, (lets, values)) in Part::ALL.into_iter().zip(statement.parts()) {
                if apart {
                    continue;
                }
                self.symbols.extend(statement.binds().iter().filter(|_| part.iterates()));
                lets.iter().for_each(|binding| self.bind(binding));
                values.into_iter().for_each(|value| self.readable(value, false));
                (self.symbols, self.ready) = (symbols.clone(), ready.clone());
            }
            self.symbols.extend(statement.binds());
        }
        // The caller sets the time.
        let outputs = routine.outputs.iter().filter(|output| output.role != Role::Time);
        outputs.flat_map(|output| &output.values).for_each(|&value| self.readable(value, false));
    }
}
