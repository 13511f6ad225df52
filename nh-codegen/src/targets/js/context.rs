//! The plan, the names and the constants, which all parts of a system read.

use super::text::Code;
use super::write::{JavaScript, Writer};
use crate::ir::graph::{Graph, Symbol, Value};
use crate::ir::plan::{Constants, Plan};
use crate::ir::program::{Input, Role};
use crate::targets::infix::Locals;
use std::collections::BTreeMap;

/// A program with the names chosen for it.
pub(super) struct Context<'a> {
    pub(super) plan: &'a Plan,
    pub(super) locals: Locals,
}

impl<'a> Context<'a> {
    pub(super) fn new(plan: &'a Plan) -> Self {
        let step_sizes: Vec<Symbol> = plan.steppers.iter().map(|stepper| stepper.step_size).collect();
        Context { plan, locals: Locals::new::<JavaScript>(&plan.graph, &step_sizes) }
    }

    pub(super) fn graph(&self) -> &'a Graph {
        &self.plan.graph
    }

    /// Returns the argument for the parameters.
    pub(super) fn parameters(&self) -> String {
        let names: Vec<&str> = self.plan.parameters.iter().map(|&symbol| self.locals.name(symbol)).collect();
        format!("[{}]", names.join(", "))
    }

    /// Returns declarations of the symbols of an argument that are read.
    pub(super) fn input(&self, input: &Input, reads: &[Symbol]) -> Code {
        let (role, mut code) = (input.role.name(), Code::default());
        for (i, &symbol) in input.symbols.iter().enumerate().filter(|(_, symbol)| reads.contains(symbol)) {
            let value = if input.role == Role::Time { role.to_owned() } else { format!("{role}[{i}]") };
            code.push(format!("const {} = {value};", self.locals.name(symbol)));
        }
        code
    }
}

/// Constants of a system or of a method.
pub(super) struct Kept<'a> {
    constants: &'a Constants,
    /// The names of those that routines read, by value.
    pub(super) fields: BTreeMap<Value, String>,
    /// The writer of their computation.
    writer: Writer<'a>,
}

impl<'a> Kept<'a> {
    /// Names the constants, which are computed from the parameters and from what else is `given`.
    pub(super) fn new(context: &'a Context<'_>, constants: &'a Constants, given: &[Symbol]) -> Self {
        let given: Vec<Symbol> = context.plan.parameters.iter().chain(given).copied().collect();
        let writer = Writer::of_constants(context.graph(), &context.locals, constants, &given);
        let name = |value: Value| writer.name(value).unwrap_or("unnamed").to_owned();
        let fields = constants.fields.iter().map(|field| (field.value, name(field.value))).collect();
        Kept { constants, fields, writer }
    }

    /// Returns the statements that compute the constants.
    pub(super) fn code(&self) -> Code {
        self.writer.lets(&self.constants.lets)
    }
}
