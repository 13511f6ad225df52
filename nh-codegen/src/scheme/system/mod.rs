//! Functions that a generated system exposes: the rows of [`QUANTITIES`] that it has.

mod normal;
mod row;
mod rows;

use super::methods::feedback;
use super::{Context, Method};
use crate::declaration::Expose;
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Function, Input, Output, Role, Shape};
use crate::ir::verify::InternalErrors;
use crate::mechanics::Mechanics;
use crate::origin::{Diagnostic, Diagnostics};
use crate::scheme::lyapunov::{gain_names, level_names};
pub use normal::NormalForms;
pub use row::{Extent, Formula, Row, Size, Systems, Text};
pub use rows::QUANTITIES;

/// Selection of the functions that a system exposes.
#[derive(Clone, Copy, Debug)]
pub struct Exposed<'e> {
    /// Whether to expose the functions of the extension to T*Q and of feedback: for models with a
    /// feedback method, and if the declaration requests one of them.
    pub extension: bool,
    /// The requested functions.
    expose: &'e Expose,
}

impl<'e> Exposed<'e> {
    /// Returns the selection that the model requests, under these methods.
    ///
    /// # Errors
    /// Functions of the extension to T*Q if the model has none.
    pub fn by(mechanics: &'e Mechanics, methods: &[&Method]) -> Result<Self, Diagnostics> {
        let expose = &mechanics.model().expose;
        let mut diagnostics = Diagnostics::new();
        let asked: Vec<_> = expose.functions.iter().filter(|(quantity, _)| Row::of(*quantity).extension).collect();
        for (quantity, origin) in &asked {
            if let Err(refusal) = feedback::applies(mechanics).map_err(|refusal| refusal.of(quantity.name())) {
                diagnostics.push(Diagnostic::error(origin.clone(), refusal.reason).help(refusal.help));
            }
        }
        diagnostics.propagate()?;
        Ok(Exposed { extension: !asked.is_empty() || methods.iter().any(|method| method.needs_extension), expose })
    }

    /// Returns the selection with the functions of the extension.
    pub fn with_extension(expose: &'e Expose) -> Self {
        Exposed { extension: true, expose }
    }

    /// Returns whether a system of this model exposes the function.
    fn has(self, row: &Row, mechanics: &Mechanics) -> bool {
        let mut asked = self.expose.functions.iter().map(|(quantity, _)| *quantity);
        (row.of.include)(mechanics.model())
            && (self.extension || !row.extension)
            && (self.expose.all
                || row.is_always_there
                || asked.any(|asked| asked == row.quantity || Row::of(asked).together.contains(&row.quantity)))
    }
}

/// Returns the rows of the functions that the system exposes, in the order of [`QUANTITIES`].
///
/// # Errors
/// Requested functions that the system does not have.
pub fn rows(mechanics: &Mechanics, exposed: Exposed<'_>) -> Result<Vec<&'static Row>, Diagnostics> {
    let rows: Vec<&Row> = QUANTITIES.iter().filter(|row| exposed.has(row, mechanics)).collect();
    let mut missing = Diagnostics::new();
    for (quantity, origin) in &exposed.expose.functions {
        if rows.iter().all(|row| row.quantity != *quantity) {
            let message = format!("this system has no function `{}`", quantity.name());
            let error = Diagnostic::error(origin.clone(), message);
            missing.push(match Row::of(*quantity).of.name {
                Some(systems) => error.help(format!("{systems} have it")),
                None => error,
            });
        }
    }
    missing.propagate()?;
    Ok(rows)
}

/// Computes the functions of these rows.
///
/// # Errors
/// Values in another shape than that of the row.
pub fn functions(cx: &mut Context<'_>, rows: &[&Row]) -> Result<Vec<Function>, Diagnostics> {
    let functions: Vec<Function> = rows.iter().map(|row| function(cx, row)).collect();
    let wrong = rows.iter().zip(&functions).filter(|(row, made)| made.output.shape != row.extent.of(cx.mechanics));
    let faults: Vec<String> =
        wrong.map(|(row, made)| format!("`{}` of {:?}", row.quantity.name(), made.output.shape)).collect();
    if faults.is_empty() { Ok(functions) } else { Err(Diagnostics::internal(InternalErrors(faults))) }
}

/// Computes a function.
fn function(cx: &mut Context<'_>, row: &Row) -> Function {
    let (shape, values) = computed(cx, row);
    let mut inputs: Vec<Input> = row
        .arguments
        .iter()
        .map(|&role| Input { role, symbols: symbols(cx, role) })
        .filter(|input| input.role != Role::Inputs || !input.symbols.is_empty())
        .collect();
    if cx.graph.reachable(&values).into_iter().any(|value| cx.graph.depends_on(value, cx.symbols.t)) {
        inputs.push(Input { role: Role::Time, symbols: vec![cx.symbols.t] });
    }
    let doc = document(row, cx.mechanics);
    Function { quantity: row.quantity, doc, inputs, output: Output { role: Role::Result, shape, values } }
}

/// Returns the values with their shape.
fn computed(cx: &mut Context<'_>, row: &Row) -> (Shape, Vec<Value>) {
    if let Formula::Matrix(of) = row.formula {
        let matrix = of(cx);
        return (Shape::Matrix(matrix.rows(), matrix.columns()), matrix.values().to_vec());
    }
    let (shape, values) = (row.extent.of(cx.mechanics), row.formula.values(cx));
    let fits = shape.lengths().iter().product::<usize>() == values.len();
    (if fits { shape } else { Shape::Vector(values.len()) }, values)
}

/// Returns the symbols of an argument.
fn symbols(cx: &mut Context<'_>, role: Role) -> Vec<Symbol> {
    match role {
        Role::Configuration => cx.symbols.q.clone(),
        Role::Velocity => cx.symbols.w.clone(),
        Role::Momenta => cx.symbols.p.clone(),
        Role::ReducedMomenta => cx.symbols.rho.clone(),
        Role::Inputs => cx.symbols.u.clone(),
        Role::Gains => cx.gain_symbols(),
        Role::Levels => cx.level_symbols(),
        _ => Vec::new(),
    }
}

/// Returns the docstring of a function.
fn document(row: &Row, mechanics: &Mechanics) -> String {
    let order = if row.arguments.contains(&Role::Gains) {
        let (gains, levels) = (gain_names(mechanics).join("`, `"), level_names(mechanics).join("`, `"));
        format!(" The gains are those of `{gains}`; the levels are those of `{levels}`.")
    } else {
        String::new()
    };
    let source = if row.source.is_empty() { String::new() } else { format!("; **Source**: {}", row.source) };
    let (what, equation) = (row.what, row.equation.of(mechanics));
    format!("{what}{order} **Equation**: {equation}{source}\n")
}
