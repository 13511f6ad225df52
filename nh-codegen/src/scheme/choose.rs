//! Selection of methods for a model.

use super::{METHODS, Method, Refusal};
use crate::mechanics::Mechanics;
use crate::origin::{Diagnostic, Diagnostics, Spanned, suggest};

/// Methods of a declaration that names none, provided that they apply.
const DEFAULT_METHODS: [&str; 4] = ["gonzalez", "midpoint", "leapfrog", "rk4"];

/// Returns the method with this name; `-` and `_` are equivalent.
///
/// # Errors
/// The known name closest to it, if there is one.
pub fn find(name: &str) -> Result<&'static Method, Option<&'static str>> {
    let wanted = name.replace('_', "-");
    METHODS
        .iter()
        .find(|m| m.properties.name == wanted)
        .ok_or_else(|| suggest(&wanted, METHODS.iter().map(|m| m.properties.name)))
}

/// Checks that this method can discretise this model, including its control inputs.
///
/// # Errors
/// The reason for the refusal, with an alternative.
pub fn applies(method: &Method, mechanics: &Mechanics) -> Result<(), Refusal> {
    let own = || mechanics.engine().run(|| (method.applies)(mechanics));
    reads_inputs(method, mechanics).and_then(|()| own()).map_err(|refusal| refusal.of(method.properties.name))
}

/// Requires samples if the model has control inputs.
fn reads_inputs(method: &Method, mechanics: &Mechanics) -> Result<(), Refusal> {
    if mechanics.model().about.inputs.is_empty() || !method.samples.is_empty() {
        return Ok(());
    }
    let others = METHODS.iter().filter(|m| !m.samples.is_empty()).map(|m| m.properties.name).take(4);
    let others: Vec<&str> = others.collect();
    Err(Refusal::new(
        "does not define the times in a step at which control inputs are read",
        format!("use one that does: `{}`", others.join("`, `")),
    ))
}

/// Returns the methods that a declaration asks for: those it names; all that apply for `[all]`;
/// `gonzalez`, `midpoint`, `leapfrog` and `rk4`, provided that they apply, if it names none.
///
/// # Errors
/// One error for each name that is unknown, does not apply or repeats, with an alternative.
pub fn choose(mechanics: &Mechanics) -> Result<Vec<&'static Method>, Diagnostics> {
    let applicable = || METHODS.iter().filter(|m| applies(m, mechanics).is_ok());
    let Some(names) = &mechanics.model().methods else {
        return Ok(applicable().filter(|m| DEFAULT_METHODS.contains(&m.properties.name)).collect());
    };
    if let [only] = names.as_slice()
        && only.value == "all"
    {
        return Ok(applicable().collect());
    }
    let mut diagnostics = Diagnostics::new();
    let mut chosen: Vec<&'static Method> = Vec::new();
    for Spanned { value, origin } in names {
        match find(value) {
            Ok(method) if chosen.iter().any(|c| c.properties.name == method.properties.name) => {
                diagnostics.push(Diagnostic::error(origin.clone(), format!("method `{value}` is listed twice")));
            }
            Ok(method) => match applies(method, mechanics) {
                Ok(()) => chosen.push(method),
                Err(refusal) => diagnostics.push(Diagnostic::error(origin.clone(), refusal.reason).help(refusal.help)),
            },
            Err(close) => {
                let known: Vec<&str> = METHODS.iter().map(|m| m.properties.name).collect();
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
