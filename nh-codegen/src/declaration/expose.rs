//! `expose`: functions and tables of generated code beside its steppers.

use super::Name;
use super::node::Node;
use super::reader::Reader;
use crate::origin::{Diagnostic, Diagnostics, Origin, suggest};
use crate::quantity::Quantity;
use std::mem;

/// Parts of generated code beside the steppers and their requirements.
#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub struct Expose {
    /// Everything: `[all]`.
    pub all: bool,
    /// The traits of `nonholonomic::catalogue`, for programs that identify systems by name.
    pub catalogue: bool,
    /// Functions of the system, with the places of the requests.
    pub functions: Vec<(Quantity, Origin)>,
}

impl Expose {
    /// Exposes everything.
    pub fn all() -> Self {
        Expose { all: true, catalogue: true, functions: Vec::new() }
    }

    /// Returns the parts that these names request: functions, `catalogue`, or `all` alone.
    ///
    /// # Errors
    /// One error for each unknown name, with the closest known one, and for each repeated name.
    pub fn of(names: &[Name]) -> Result<Self, Diagnostics> {
        let (mut expose, mut errors) = (Expose::default(), Diagnostics::new());
        for name in names {
            let word = name.value.as_str();
            let error = |message: String| Diagnostic::error(name.origin.clone(), message);
            let repeated = match word {
                "all" => mem::replace(&mut expose.all, true),
                "catalogue" => mem::replace(&mut expose.catalogue, true),
                _ => expose.functions.iter().any(|(known, _)| known.name() == word),
            };
            if repeated {
                errors.push(error(format!("`{word}` is listed twice")));
            } else if word == "all" && names.len() > 1 {
                let error = error("`all` stands for every function and for the catalogue".to_owned());
                errors.push(error.help("write `[all]`, or leave out `all`"));
            } else if !matches!(word, "all" | "catalogue") {
                match named(word) {
                    Ok(quantity) => expose.functions.push((quantity, name.origin.clone())),
                    Err(help) => errors.push(error(format!("there is no function `{word}`")).help(help)),
                }
            }
        }
        errors.propagate()?;
        expose.catalogue |= expose.all;
        Ok(expose)
    }
}

/// Returns the function with this name.
fn named(word: &str) -> Result<Quantity, String> {
    let known = || Quantity::ALL.iter().map(|quantity| quantity.name());
    if let Some(quantity) = Quantity::named(word) {
        return Ok(quantity);
    }
    Err(match suggest(word, known().chain(["all", "catalogue"])) {
        Some(close) => format!("did you mean `{close}`?"),
        None => format!("the functions are `{}`", known().collect::<Vec<_>>().join("`, `")),
    })
}

impl Reader {
    /// Reads `[all]`, or names of functions and `catalogue`.
    pub(super) fn expose(&mut self, node: &Node) -> Option<Expose> {
        let words =
            self.words(node, "a list of functions, or [all]", "the name of a function, `catalogue` or `all`")?;
        Expose::of(&words).map_err(|errors| self.errors.extend(errors)).ok()
    }
}
