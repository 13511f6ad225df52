//! The compiler on one screen.
//!
//! ```text
//! declaration ─► model ─► mechanics ─► scheme ─► ir ─► emit
//! ```

use crate::budget::{self, Advice, Budget, Knob};
use crate::declaration::{Declaration, Name};
use crate::ir::passes::Simplify;
use crate::ir::program::Program;
use crate::ir::verify::Verified;
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::origin::{Diagnostic, Diagnostics, Origin, Spanned};
use crate::scheme::system::Exposed;
use crate::scheme::{self, Context, Discretised, METHODS, Scheme};
use std::borrow::Cow;

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
/// Must run on the thread that [acquired](crate::algebra::engine::acquire) the algebra engine. It takes what it takes, unless it is
/// called [within a budget](budget::within) or as [`compile_within`].
///
/// # Errors
/// All errors of the first stage that fails, each with its place.
pub fn compile(declaration: &Declaration) -> Result<Compiled, Diagnostics> {
    let model = forming("the model", || Model::resolve(declaration))?;
    let mechanics = forming("the mechanics", || Mechanics::derive(model))?;
    let chosen = forming("the methods that apply", || choose(&mechanics))?;

    let mut cx = Context::new(&mechanics);
    let found = forming("the postconditions", || cx.check())?;
    let exposed = Exposed { extension: chosen.iter().any(|scheme| scheme.needs_extension()) };
    if exposed.extension {
        forming("the extension of the motion to T*Q", || match mechanics.has_normal_forms() {
            true => mechanics.check_extension(),
            false => cx.check_extension(),
        })?;
    }
    let functions = forming("the functions of the system", || scheme::system::functions(&mut cx, exposed));
    let mut methods = Vec::new();
    for scheme in chosen {
        let what = format!("a step of `{}`", scheme.properties().name);
        methods.push(forming(what, || scheme::discretise(&mut cx, scheme)).map_err(internal)?);
    }
    let steppers = methods.iter().map(|m| m.program.clone()).collect();
    let program = Program { parameters: cx.parameters.clone(), graph: cx.graph, functions, steppers };
    let program = forming("the simplified program", || program.simplify(Simplify::default()));
    let program = program.verify().map_err(|e| internal(e.to_string()))?;

    let mut diagnostics = mechanics.model().diagnostics.clone();
    diagnostics.extend(found);
    Ok(Compiled { mechanics, methods, program, diagnostics })
}

/// [`compile`] within a budget. Nothing ends the process: where the algebra engine takes long over one thing, the error comes
/// when that is done.
///
/// # Errors
/// As [`compile`], and a budget that was spent.
pub fn compile_within(declaration: &Declaration, budget: Budget) -> Result<Compiled, Diagnostics> {
    budget::within(budget, || compile(declaration))
        .unwrap_or_else(|spent| Err(Advice::of(declaration).diagnostic(&spent, Knob::Caller).into()))
}

/// Does the work under the name of what it forms.
fn forming<T>(what: impl Into<Cow<'static, str>>, work: impl FnOnce() -> T) -> T {
    let _forming = budget::forming(what);
    work()
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
