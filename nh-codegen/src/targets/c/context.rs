//! Context that all parts of the emission share.

use super::names;
use super::scope::Scope;
use super::text::{Code, comment, plain};
use super::write::{C, Writer};
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::plan::{Constants, Plan, PlannedFunction, Routine};
use crate::ir::program::Shape;
use crate::quantity::Quantity;
use crate::targets::infix::Locals;
use crate::targets::rust::Header;
use crate::targets::rust::names::Taken;
use crate::targets::rust::write::formula;
use std::collections::BTreeMap;

/// A program, its header, and the names chosen for them.
pub(super) struct Context<'a> {
    pub(super) plan: &'a Plan,
    pub(super) header: &'a Header<'a>,
    pub(super) locals: Locals,
    /// The beginning of all names: `nh_sleigh`.
    pub(super) prefix: String,
    /// Parameters: symbol and field name.
    pub(super) parameters: Vec<(Symbol, String)>,
    /// Names of the program's functions after the prefix.
    pub(super) functions: Vec<String>,
}

impl<'a> Context<'a> {
    pub(super) fn new(plan: &'a Plan, header: &'a Header<'a>) -> Self {
        let declared = plan.parameters.iter().enumerate().map(|(i, &symbol)| {
            let declared = header.about.parameters.get(i).map(|parameter| &parameter.name);
            declared.unwrap_or(&plan.graph.symbol_info(symbol).name).as_str()
        });
        let parameters = plan.parameters.iter().copied().zip(names::fields(declared)).collect();
        let mut taken = Taken::new(OWN);
        let functions = plan.functions.iter().map(|f| taken.take(names::local(f.quantity.name()))).collect();
        let step_sizes: Vec<Symbol> = plan.steppers.iter().map(|stepper| stepper.step_size).collect();
        let locals = Locals::new::<C>(&plan.graph, &step_sizes);
        Context { plan, header, locals, prefix: prefix(&header.name), parameters, functions }
    }

    pub(super) fn graph(&self) -> &'a Graph {
        &self.plan.graph
    }

    /// Returns the number of coordinates.
    pub(super) fn n(&self) -> usize {
        self.header.about.coordinates.len()
    }

    /// Returns the number of velocities.
    pub(super) fn k(&self) -> usize {
        self.header.about.velocities.len()
    }

    /// Returns the number of constraints.
    pub(super) fn r(&self) -> usize {
        self.header.about.constraints.len()
    }

    /// Returns the number of control inputs.
    pub(super) fn inputs(&self) -> usize {
        self.header.about.inputs.len()
    }

    /// Adds the parameters that a computation reads, as fields of `place`.
    pub(super) fn add_parameters(&self, scope: &mut Scope, read: &[Symbol], place: &str) {
        for (symbol, field) in self.parameters.iter().filter(|(symbol, _)| read.contains(symbol)) {
            scope.add(self.locals.name(*symbol), format!("{place}.{field}"));
        }
    }

    /// Returns the function for a quantity, with its name.
    pub(super) fn function(&self, quantity: Quantity) -> Option<(&'a PlannedFunction, &str)> {
        let at = self.plan.functions.iter().position(|function| function.quantity == quantity)?;
        Some((&self.plan.functions[at], self.functions[at].as_str()))
    }

    /// Returns the call of a function at a state; for a function with an array as its result, which
    /// is the last argument.
    pub(super) fn call(&self, quantity: Quantity, system: &str, state: &str, result: &str) -> Option<String> {
        let (function, name) = self.function(quantity)?;
        let arguments: Vec<String> = function
            .inputs
            .iter()
            .filter(|input| !input.symbols.is_empty())
            .map(|input| format!("{state}->{}", input.role.name()))
            .collect();
        let rest = if result.is_empty() { Vec::new() } else { vec![result.to_owned()] };
        let all: Vec<String> = [system.to_owned()].into_iter().chain(arguments).chain(rest).collect();
        Some(format!("{}_{name}({})", self.prefix, all.join(", ")))
    }
}

/// Names after a system's prefix that are no functions of quantities.
const OWN: [&str; 9] = ["parameters", "constants", "system", "state", "new", "check", "project", "data", "control"];

/// Returns the name of a system in C.
pub(super) fn name(system: &str) -> String {
    crate::targets::rust::names::snake_case(system).trim_end_matches('_').to_owned()
}

/// Returns the beginning of a system's names.
pub(super) fn prefix(system: &str) -> String {
    format!("nh_{}", name(system))
}

/// Returns the number of numbers of a shape.
pub(super) fn count(shape: Shape) -> usize {
    shape.lengths().into_iter().product()
}

/// Constants of a system or of a stepper, ready to be written.
pub(super) struct Kept<'a> {
    pub(super) constants: &'a Constants,
    /// Field names by value.
    pub(super) fields: BTreeMap<Value, String>,
    writer: Writer<'a>,
}

impl<'a> Kept<'a> {
    pub(super) fn new(context: &'a Context<'_>, constants: &'a Constants) -> Self {
        let writer = Writer::of_constants(context.graph(), &context.locals, constants, &constants.reads);
        let name = |value: Value| writer.name(value).unwrap_or("unnamed").to_owned();
        let fields = constants.fields.iter().map(|field| (field.value, name(field.value))).collect();
        Kept { constants, fields, writer }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.constants.fields.is_empty()
    }

    /// Returns the fields of the struct, with their formulas.
    pub(super) fn structure(&self, graph: &Graph) -> Code {
        let mut code = Code::default();
        for field in &self.constants.fields {
            let name = &self.fields[&field.value];
            code.push(format!("{}\nnh_real {name};", comment(&plain(&formula(graph, field.value)))));
        }
        code
    }

    /// Returns statements that compute the constants and store them at a place, with `scope` for
    /// what they read.
    pub(super) fn construction(&self, scope: &Scope, place: &str) -> Code {
        let mut body = self.writer.lets(&self.constants.lets);
        for field in &self.constants.fields {
            let name = &self.fields[&field.value];
            body.push(format!("{place}{name} = {name};"));
        }
        let mut code = scope.bindings(&body);
        code.append(body);
        code
    }

    /// Adds the constants that a routine reads.
    pub(super) fn add(&self, scope: &mut Scope, routine: &Routine, place: &str) {
        for field in routine.fields.iter().filter_map(|&i| self.constants.fields.get(i)) {
            let name = &self.fields[&field.value];
            scope.add(name.clone(), format!("{place}{name}"));
        }
    }
}
