//! The methods of a declaration: those requested, and those that apply.

use super::{Limits, refused};
use crate::{Error, threads};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{self, METHODS, Method, Properties, Refusal};
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;

/// Returns the method that a declaration requests, if it does not leave the choice: it lists
/// methods other than `[all]`.
pub(crate) fn asked_for(declaration: &Declaration) -> Option<&str> {
    let first = declaration.methods.as_deref()?.first()?;
    (first.value != "all").then_some(&*first.value)
}

/// The method for smooth motions.
pub(crate) const SMOOTH: &str = "taylor";

/// The methods requested for a declaration.
#[derive(Hash)]
pub(crate) enum Methods {
    /// No request: the declaration's first method.
    First,
    /// No request: `taylor`, if the declaration leaves the choice and `taylor` applies, or else the
    /// first method.
    Suitable,
    /// All methods that apply.
    All,
    /// These methods, by name.
    Named(Vec<String>),
}

impl Methods {
    /// Interprets method names with or without options.
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

    /// Returns the names of the methods for this declaration.
    pub(super) fn chosen(&self, declaration: &Declaration, limits: &Limits) -> Result<Vec<String>, Error> {
        match (self, asked_for(declaration)) {
            (Methods::First | Methods::Suitable, Some(first)) => Ok(vec![first.to_owned()]),
            (Methods::First, _) => Ok(applying(declaration, limits)?.into_iter().take(1).collect()),
            (Methods::Suitable, _) => match is_smooth(declaration, limits)? {
                true => Ok(vec![SMOOTH.to_owned()]),
                false => Methods::First.chosen(declaration, limits),
            },
            (Methods::All, _) => applying(declaration, limits),
            (Methods::Named(names), _) => Ok(names.clone()),
        }
    }
}

/// Returns the names of the methods for running a declaration. Names may have options; `all` means
/// those that apply, and an empty list the declaration's first method.
///
/// # Errors
/// An unknown method, and all errors of the declaration.
pub(crate) fn chosen(declaration: &Declaration, methods: &[String], limits: &Limits) -> Result<Vec<String>, Error> {
    Methods::of(methods)?.chosen(declaration, limits)
}

/// Returns whether `taylor` applies.
fn is_smooth(declaration: &Declaration, limits: &Limits) -> Result<bool, Error> {
    limits.derive(declaration, || {
        let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
        Ok(scheme::find(SMOOTH).is_ok_and(|method| scheme::applies(method, &mechanics).is_ok()))
    })
}

/// Returns the names of the methods that apply, beginning with those of a declaration that lists
/// none.
fn applying(declaration: &Declaration, limits: &Limits) -> Result<Vec<String>, Error> {
    limits.derive(declaration, || {
        let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
        Ok(in_order(&mechanics)?.into_iter().map(|method| method.properties.name.to_owned()).collect())
    })
}

/// Returns the methods that apply, beginning with those of a declaration that lists none.
pub(super) fn in_order(mechanics: &Mechanics) -> Result<Vec<&'static Method>, Error> {
    let chosen = scheme::choose(mechanics).map_err(|d| refused(&d))?;
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

/// Returns all methods with their applicability to these declarations.
///
/// # Errors
/// All errors of a declaration, as in its compilation.
pub(crate) fn applicable(declarations: &[Declaration], limits: &Limits) -> Result<Vec<Vec<Applicable>>, Error> {
    let of = |declaration: &Declaration| {
        let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
        let methods = METHODS.iter();
        Ok(methods
            .map(|m| Applicable { properties: m.properties, refusal: scheme::applies(m, &mechanics).err() })
            .collect())
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
