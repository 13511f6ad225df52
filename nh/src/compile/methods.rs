//! The methods of a declaration: those requested, and those that apply.

use super::{Limits, refused};
use crate::{Error, threads};
use nonholonomic_codegen::declaration::{Declaration, Name};
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::origin::{Diagnostics, Origin};
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{self, METHODS, Method, Properties, Refusal};
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;

/// Returns the method that a declaration requests, if it does not leave the choice: it lists
/// methods other than `[all]`.
pub(crate) fn asked_for(declaration: &Declaration) -> Option<&str> {
    first_of(declaration.methods.as_deref())
}

fn first_of(methods: Option<&[Name]>) -> Option<&str> {
    let first = methods?.first()?;
    (first.value != "all").then_some(&*first.value)
}

/// The method for smooth motions.
pub(crate) const SMOOTH: &str = "taylor";

/// The methods requested for a declaration.
#[derive(Hash)]
pub(crate) enum Methods {
    /// The methods of the declaration.
    Declared,
    /// No request: the declaration's first method.
    First,
    /// No request: `taylor`, if the declaration leaves the choice and `taylor` applies, or else the
    /// first method.
    Suitable,
    /// All methods that apply.
    All,
    /// These methods, by name.
    Named(Vec<String>),
    /// Those of these methods that apply, or the declaration's if none does.
    Applying(Vec<String>),
}

impl Methods {
    /// Interprets method names with or without options; `all` means the methods that apply, and an
    /// empty list the declaration's first one.
    ///
    /// # Errors
    /// An unknown method.
    pub(crate) fn of(typed: &[String]) -> Result<Methods, Error> {
        match typed {
            [] => Ok(Methods::First),
            _ if typed.iter().any(|method| method == "all") => Ok(Methods::All),
            _ => {
                let mut names: Vec<String> = Vec::new();
                for text in typed {
                    // One method may be requested with several options.
                    let name = any_method(text).map_err(Error::Usage)?.name;
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                Ok(Methods::Named(names))
            }
        }
    }

    /// Interprets names of methods without options; an empty list means the methods of the
    /// declaration.
    pub(crate) fn named(names: &[String]) -> Methods {
        if names.is_empty() { Methods::Declared } else { Methods::Named(names.to_vec()) }
    }

    /// Returns the declaration with the methods that are known before it is derived.
    ///
    /// # Errors
    /// An unknown method.
    pub(super) fn requested_in(&self, declaration: Declaration) -> Result<Declaration, Error> {
        let names = match (self, asked_for(&declaration)) {
            (Methods::First | Methods::Suitable, Some(first)) => vec![first.to_owned()],
            (Methods::Named(names), _) => names.clone(),
            _ => return Ok(declaration),
        };
        let named = |name: &String| Ok(Name::new(known_method(name)?.to_owned(), Origin::Whole));
        let methods = names.iter().map(named).collect::<Result<_, Error>>()?;
        Ok(Declaration { methods: Some(methods), ..declaration })
    }

    /// Returns the methods for the mechanics of a declaration [with the known
    /// methods](Methods::requested_in).
    pub(super) fn chosen(&self, mechanics: &Mechanics) -> Result<Vec<&'static Method>, Diagnostics> {
        let leaves_the_choice = first_of(mechanics.model().methods.as_deref()).is_none();
        match self {
            Methods::All => in_order(mechanics),
            Methods::First | Methods::Suitable if leaves_the_choice => {
                let smooth = scheme::find(SMOOTH).ok().filter(|_| matches!(self, Methods::Suitable));
                match smooth.filter(|method| scheme::applies(method, mechanics).is_ok()) {
                    Some(smooth) => Ok(vec![smooth]),
                    None => Ok(in_order(mechanics)?.into_iter().take(1).collect()),
                }
            }
            Methods::Applying(names) => {
                let is_one = |method: &&Method| names.iter().any(|name| name == method.properties.name);
                let applies = |method: &&Method| scheme::applies(method, mechanics).is_ok();
                let applying: Vec<&'static Method> = METHODS.iter().filter(is_one).filter(applies).collect();
                if applying.is_empty() { scheme::choose(mechanics) } else { Ok(applying) }
            }
            _ => scheme::choose(mechanics),
        }
    }
}

/// Returns the methods that apply, beginning with those of a declaration that lists none.
pub(super) fn in_order(mechanics: &Mechanics) -> Result<Vec<&'static Method>, Diagnostics> {
    let chosen = scheme::choose(mechanics)?;
    let others = METHODS.iter().filter(|method| scheme::applies(method, mechanics).is_ok());
    let mut all: Vec<&'static Method> = Vec::new();
    for method in chosen.into_iter().chain(others) {
        if all.iter().all(|known| known.properties.name != method.properties.name) {
            all.push(method);
        }
    }
    Ok(all)
}

/// A method, with the reason why it does not apply to a model, if so.
#[derive(Clone)]
pub(crate) struct Applicable {
    /// The row of the property table.
    pub(crate) properties: Properties,
    /// The reason, with an alternative.
    pub(crate) refusal: Option<Refusal>,
}

impl Applicable {
    /// Returns all methods with their applicability to a model.
    pub(super) fn all(mechanics: &Mechanics) -> Vec<Applicable> {
        let of = |method: &Method| Applicable {
            properties: method.properties,
            refusal: scheme::applies(method, mechanics).err(),
        };
        METHODS.iter().map(of).collect()
    }
}

/// Returns all methods with their applicability to these declarations.
///
/// # Errors
/// All errors of a declaration, as in its compilation.
pub(crate) fn applicable(declarations: &[Declaration], limits: &Limits) -> Result<Vec<Vec<Applicable>>, Error> {
    let of = |declaration: &Declaration| {
        let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
        Ok(Applicable::all(&mechanics))
    };
    let mut all = Vec::new();
    threads::in_order(
        declarations,
        |declaration| limits.derive(declaration, || of(declaration)),
        |_, methods| {
            all.push(methods?);
            Ok(())
        },
    )?;
    Ok(all)
}

/// Parses a method, of all methods of the compiler, with its options.
pub(crate) fn any_method(text: &str) -> Result<MethodChoice, String> {
    MethodChoice::parse("method", text, &method_names())
}

/// Returns a method's name in the compiler's spelling.
pub(super) fn known_method(name: &str) -> Result<&'static str, Error> {
    names::resolve("method", name, &method_names()).map_err(Error::Usage)
}

fn method_names() -> Vec<&'static str> {
    METHODS.iter().map(|m| m.properties.name).collect()
}
