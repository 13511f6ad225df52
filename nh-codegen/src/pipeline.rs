//! The compiler on one screen.
//!
//! ```text
//! declaration ─► model ─► mechanics ─► scheme ─► ir ─► emit
//! ```

use crate::declaration::{Declaration, Name};
use crate::ir::program::Program;
use crate::ir::simplify::Simplify;
use crate::ir::verify::Verified;
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::origin::{Diagnostic, Diagnostics, Origin, Spanned};
use crate::scheme::system::Exposed;
use crate::scheme::{self, Context, Discretised, METHODS, Scheme};

/// A declared system, derived, discretised and verified.
#[derive(Debug)]
pub struct Compiled {
    /// The continuous side.
    pub mechanics: Mechanics,
    /// The discrete side: one entry per method.
    pub methods: Vec<Discretised>,
    /// What is emitted or interpreted.
    pub program: Verified<Program>,
    /// Warnings and notes.
    pub diagnostics: Diagnostics,
}

/// What a declaration that names no methods gets, as far as it applies.
const DEFAULT_METHODS: [&str; 4] = ["gonzalez", "midpoint", "leapfrog", "rk4"];

/// Compiles a declaration with the methods it asks for: those it names, all that apply for `[all]`, and
/// `gonzalez`, `midpoint`, `leapfrog` and `rk4` (as far as they apply) where it says nothing.
///
/// Must run on the thread that [acquired](crate::algebra::engine::acquire) the algebra engine.
///
/// # Errors
/// All errors of the first stage that fails, each with its place.
pub fn compile(declaration: &Declaration) -> Result<Compiled, Diagnostics> {
    let model = Model::resolve(declaration)?;
    let mechanics = Mechanics::derive(model)?;
    let chosen = choose(&mechanics)?;

    let mut cx = Context::new(&mechanics);
    let exposed = Exposed { extension: chosen.iter().any(|scheme| scheme.needs_extension()) };
    if exposed.extension {
        mechanics.check_extension()?;
    }
    let functions = scheme::system::functions(&mut cx, exposed);
    let mut methods = Vec::new();
    for scheme in chosen {
        methods.push(scheme::discretise(&mut cx, scheme).map_err(internal)?);
    }
    let steppers = methods.iter().map(|m| m.program.clone()).collect();
    let program = Program { parameters: cx.parameters.clone(), graph: cx.graph, functions, steppers };
    let program = program.simplify(Simplify::default()).verify().map_err(|e| internal(e.to_string()))?;

    let diagnostics = mechanics.model().diagnostics.clone();
    Ok(Compiled { mechanics, methods, program, diagnostics })
}

/// The methods a declaration asks for; each that does not exist or does not apply is an error with the alternative.
fn choose(mechanics: &Mechanics) -> Result<Vec<&'static dyn Scheme>, Diagnostics> {
    let applicable = || METHODS.iter().copied().filter(|m| scheme::applies(*m, mechanics).is_ok());
    let Some(names) = &mechanics.model().methods else {
        return Ok(applicable().filter(|m| DEFAULT_METHODS.contains(&m.properties().name)).collect());
    };
    if let [only] = names.as_slice()
        && only.value == "all"
    {
        return Ok(applicable().collect());
    }
    let mut diagnostics = Diagnostics::new();
    let mut chosen: Vec<&'static dyn Scheme> = Vec::new();
    for Spanned { value, origin } in names {
        match scheme::find(value) {
            Ok(scheme) if chosen.iter().any(|c| c.properties().name == scheme.properties().name) => {
                diagnostics.push(Diagnostic::error(origin.clone(), format!("method `{value}` is listed twice")));
            }
            Ok(scheme) => match scheme::applies(scheme, mechanics) {
                Ok(()) => chosen.push(scheme),
                Err(refusal) => diagnostics.push(Diagnostic::error(origin.clone(), refusal.reason).help(refusal.help)),
            },
            Err(close) => {
                let known: Vec<&str> = METHODS.iter().map(|m| m.properties().name).collect();
                let help = match close {
                    Some(close) => format!("did you mean `{close}`?"),
                    None => format!("the methods are `{}`", known.join("`, `")),
                };
                diagnostics.push(Diagnostic::error(origin.clone(), format!("there is no method `{value}`")).help(help));
            }
        }
    }
    diagnostics.propagate()?;
    Ok(chosen)
}

/// Restricts a declaration to one method, as the command line asks.
#[must_use]
pub fn with_method(mut declaration: Declaration, method: &str) -> Declaration {
    declaration.methods = Some(vec![Name::new(method.into(), Origin::Whole)]);
    declaration
}

fn internal(text: String) -> Diagnostics {
    let text = text.strip_prefix("internal error: ").unwrap_or(&text).to_string();
    Diagnostic::error(Origin::Whole, format!("internal error: {text}"))
        .help("this is a bug in nh: please report it")
        .into()
}
