//! Executable models of declarations.

use super::methods::{Applicable, Methods, any_method};
use super::read::{Constants, declaration, declaration_with, is_file};
use super::{Limits, refused, tell, with_silently_compiled};
use crate::Error;
use crate::cache::{self, Derivation};
use crate::library;
use crate::timings::Timings;
use nonholonomic_codegen::declaration::{Declaration, Expose};
use nonholonomic_codegen::origin::Diagnostics;
use nonholonomic_codegen::scheme::METHODS;
use nonholonomic_lab::registry;
use nonholonomic_lab::tape::Declared;
use nonholonomic_papers as experiment;
use std::ffi::OsStr;
use std::time::Duration;

/// An executable model: derived from a declaration, or one of the program's own.
pub(crate) enum Runnable<'a> {
    Own(&'a dyn registry::Model),
    Declared(Box<Declared>),
}

impl<'a> std::ops::Deref for Runnable<'a> {
    type Target = dyn registry::Model + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Runnable::Own(model) => *model,
            Runnable::Declared(model) => &**model,
        }
    }
}

/// Compiles the model that `what` names, of a file or of the library, with these methods: `all`
/// means those that apply, and an empty list the first. A program with models of its own uses these
/// in place of the library.
///
/// # Errors
/// An unknown model or method, and all errors of a declaration.
pub(crate) fn runnable<'a>(
    what: &OsStr,
    constants: &Constants,
    methods: &[String],
    own: &'a [Box<dyn registry::Model>],
    limits: &Limits,
) -> Result<Runnable<'a>, Error> {
    if let Some(own) = one_of(own, what, constants)? {
        return Ok(Runnable::Own(own));
    }
    let (declaration, methods) = (declaration_with(what, constants, limits)?, Methods::of(methods)?);
    let model = declared(declaration, &methods, limits, telling(what))?;
    Ok(Runnable::Declared(Box::new(model)))
}

/// Derives the model that `what` names with another method, within this time. Returns `None` if the
/// time is too short, the method does not apply, or the model is the program's own.
pub(crate) fn also(
    what: &OsStr,
    constants: &Constants,
    method: &str,
    time: Duration,
    own: &[Box<dyn registry::Model>],
    limits: &Limits,
) -> Option<Declared> {
    if one_of(own, what, constants).ok()?.is_some() {
        return None;
    }
    let limits = Limits {
        budget: Some(format!("{:.3}s", time.as_secs_f64().max(1e-3))),
        timings: Timings::new(false),
        ..*limits
    };
    let declaration = declaration_with(what, constants, &limits).ok()?;
    declared(declaration, &Methods::Named(vec![method.to_owned()]), &limits, |_| {}).ok()
}

/// Returns the program's own model that `what` names. Returns `None` for a model to be derived: a
/// file, a model with other constants, or any model if the program has none of its own.
///
/// # Errors
/// No model has this name.
pub(crate) fn one_of<'a>(
    own: &'a [Box<dyn registry::Model>],
    what: &OsStr,
    constants: &Constants,
) -> Result<Option<&'a dyn registry::Model>, Error> {
    if own.is_empty() || is_file(what) || !constants.is_empty() {
        return Ok(None);
    }
    crate::model(&what.to_string_lossy(), own).map(Some)
}

/// Returns the function that reports the warnings and notes of a derivation. It is silent for a
/// model of the library, whose messages are known.
fn telling(what: &OsStr) -> fn(&Diagnostics) {
    if is_file(what) { tell } else { |_| {} }
}

/// Returns a model and the named method. The model is compiled with that method, or else with the
/// one that suits its motion.
///
/// The suitable method is `taylor`, provided that the motion is smooth and the declaration leaves
/// the choice: it lists no methods or `[all]`. Inputs are held constant from row to row, so a
/// motion `with_inputs` has the model's first method.
///
/// # Errors
/// Errors of [`runnable`].
pub(crate) fn in_motion<'a>(
    what: &OsStr,
    constants: &Constants,
    method: Option<&str>,
    with_inputs: impl FnOnce(&Declaration) -> bool,
    own: &'a [Box<dyn registry::Model>],
    limits: &Limits,
) -> Result<(Runnable<'a>, Option<String>), Error> {
    let named = method.map(str::to_owned);
    if let Some(own) = one_of(own, what, constants)? {
        return Ok((Runnable::Own(own), named));
    }
    let declaration = declaration_with(what, constants, limits)?;
    let methods = match method {
        Some(method) => Methods::of(&[method.to_owned()])?,
        None if with_inputs(&declaration) => Methods::First,
        None => Methods::Suitable,
    };
    let model = declared(declaration, &methods, limits, telling(what))?;
    Ok((Runnable::Declared(Box::new(model)), named))
}

/// Compiles the declaration's model, or reads a stored one; `tell` receives its warnings and notes.
pub(crate) fn declared(
    declaration: Declaration,
    methods: &Methods,
    limits: &Limits,
    tell: impl FnOnce(&Diagnostics),
) -> Result<Declared, Error> {
    let derive = || {
        let declaration = Declaration { expose: Expose::all(), ..declaration.clone() };
        with_silently_compiled(declaration, methods, limits, |compiled| {
            let model = Declared::new(compiled).map_err(Error::Usage)?;
            Ok(Derivation { model, messages: compiled.diagnostics.clone() })
        })
    };
    let derived = if limits.keeps()? { cache::kept(&declaration, methods, &limits.timings, derive) } else { derive() }?;
    tell(&derived.messages);
    Ok(limits.running(derived.model))
}

/// Compiles the declaration's model with this method, or reads a stored one; `tell` receives its
/// warnings and notes.
///
/// # Errors
/// An unknown method, a method that does not apply, and all errors of the declaration.
pub(crate) fn with_method(
    declaration: Declaration,
    method: &str,
    limits: &Limits,
    tell: impl FnOnce(&Diagnostics),
) -> Result<Declared, Error> {
    declared(declaration, &Methods::Named(vec![method.to_owned()]), limits, tell)
}

/// Compiles a declaration of an experiment with those of these methods, with or without options,
/// that apply; `all` means all methods of the compiler.
///
/// # Errors
/// An unknown method or model, and all errors of a declaration.
pub(crate) fn for_experiment(
    what: experiment::Declaration<'_>,
    methods: &[&str],
    limits: &Limits,
) -> Result<experiment::Derived, Error> {
    let declaration = match what {
        experiment::Declaration::Library(name) => declaration(name, limits)?,
        other => {
            let (file, yaml) = other.source(|name| library::find(name).map(|listed| listed.yaml.to_owned()));
            let yaml = yaml.ok_or_else(|| Error::Usage(format!("the library has no model `{file}`")))?;
            sound(&yaml, file)?
        }
    };
    let name = |text: &&str| any_method(text).map_err(Error::Usage).map(|choice| choice.name);
    let wanted: Vec<String> = match methods {
        _ if methods.contains(&"all") => METHODS.iter().map(|method| method.properties.name.to_owned()).collect(),
        _ => methods.iter().map(name).collect::<Result<_, _>>()?,
    };
    let declaration = Declaration { expose: Expose::all(), ..declaration };
    let methods = Methods::Applying(wanted.clone());
    with_silently_compiled(declaration, &methods, limits, |compiled| {
        let model = Declared::new(compiled).map(|model| limits.running(model)).map_err(Error::Usage)?;
        let refused =
            Applicable::all(&compiled.mechanics).into_iter().filter_map(|Applicable { properties, refusal }| {
                let name = properties.name.to_owned();
                Some((name, refusal?.reason)).filter(|(name, _)| wanted.contains(name))
            });
        Ok(experiment::Derived { model: Box::new(model), refused: refused.collect() })
    })
}

/// Reads a declaration that must have no errors.
fn sound(yaml: &str, file: &str) -> Result<Declaration, Error> {
    let (declaration, errors) = Declaration::read_yaml(yaml, file);
    declaration.filter(|_| !errors.has_errors()).ok_or_else(|| refused(&errors))
}
