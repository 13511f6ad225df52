//! Declarations: finding and reading them.

use super::{Limits, refused};
use crate::Error;
use crate::library::{self, DECLARATIONS};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::origin::Diagnostics;
use nonholonomic_codegen::pipeline;
use nonholonomic_lab::names;
use nonholonomic_lab::registry;
use nonholonomic_prepared::{MAX_MODEL, read_text, text_of};
use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::sync::OnceLock;

/// Reads the declaration that `what` names: a file, or a model of the library.
///
/// # Errors
/// An unknown name, or all errors in the declaration's syntax, and as many other errors as can be
/// found.
pub(crate) fn declaration(what: impl AsRef<OsStr>, limits: &Limits) -> Result<Declaration, Error> {
    declaration_with(what.as_ref(), &[], limits)
}

/// Reads as [`declaration`], with other values for some of the constants of its families.
///
/// # Errors
/// Errors of [`declaration`].
pub(crate) fn declaration_with(what: &OsStr, constants: &Constants, limits: &Limits) -> Result<Declaration, Error> {
    let read = limits.timings.part("reading the declaration", || read(what, constants))?;
    without_mistakes(read, limits)
}

/// Returns the declaration read, if it has no errors.
///
/// # Errors
/// All errors in its syntax, and as many other errors as can be found.
pub(crate) fn without_mistakes(
    (declaration, errors): (Option<Declaration>, Diagnostics),
    limits: &Limits,
) -> Result<Declaration, Error> {
    match declaration {
        Some(declaration) if !errors.has_errors() => Ok(declaration),
        Some(part) => limits
            .derive(&part, || pipeline::compile_after(&errors, &part).map_err(|d| refused(&d)).map(|_| part.clone())),
        None => Err(refused(&errors)),
    }
}

/// Reads the declaration that `what` names, as far as possible.
///
/// # Errors
/// An unknown name.
pub(crate) fn read(what: &OsStr, constants: &Constants) -> Result<(Option<Declaration>, Diagnostics), Error> {
    Ok(match listed(what)? {
        None => read_file(what, constants),
        Some(found) => Declaration::read_yaml_with(found.yaml, &found.file(), constants),
    })
}

/// Values for constants of families, by name.
pub(crate) type Constants = [(String, i64)];

/// Returns the names of the constants of families in a declaration, of a file or of the library.
/// The list is empty for an unreadable declaration, whose errors the derivation reports.
pub(crate) fn constants(what: &OsStr) -> Vec<String> {
    match listed(what) {
        Ok(Some(found)) => Declaration::constants_of_yaml(found.yaml),
        Ok(None) => text(what).map_or_else(|_| Vec::new(), |text| Declaration::constants_of_yaml(&text)),
        Err(_) => Vec::new(),
    }
}

/// The name that stands for standard input.
const STDIN: &str = "-";

/// Reads the declaration in a file, with other values for some of its constants.
fn read_file(file: &OsStr, constants: &Constants) -> (Option<Declaration>, Diagnostics) {
    let path = Path::new(file);
    let text = text(file);
    let is_special = text.is_err() && path.metadata().is_ok_and(|meta| !meta.is_file() && !meta.is_dir());
    let (declaration, mut errors) = match text {
        Ok(text) => Declaration::read_yaml_with(&text, &shown(file), constants),
        unread => Declaration::read_text(unread, &shown(file)),
    };
    if is_special && let Some(error) = errors.list.pop() {
        errors.push(error.help("`-` reads standard input"));
    }
    (declaration, errors)
}

/// Returns the name of a file for messages.
fn shown(file: &OsStr) -> String {
    if file == STDIN { "<stdin>".to_owned() } else { Path::new(file).display().to_string() }
}

/// Reads the text of a declaration's file; `-` is standard input.
///
/// # Errors
/// The file cannot be read, is no regular file, or is larger than a declaration may be.
pub(crate) fn text(file: &OsStr) -> io::Result<String> {
    // Standard input can be read only once, but may be requested again.
    static INPUT: OnceLock<Result<String, (io::ErrorKind, String)>> = OnceLock::new();
    if file != STDIN {
        return read_text(Path::new(file), MAX_MODEL);
    }
    let read = || text_of(io::stdin().lock(), MAX_MODEL).map_err(|error| (error.kind(), error.to_string()));
    INPUT.get_or_init(read).clone().map_err(|(kind, error)| io::Error::new(kind, error))
}

/// Returns the model of the library that `what` names; `None` if it names a file.
///
/// # Errors
/// The name is neither.
pub(crate) fn listed(what: &OsStr) -> Result<Option<&'static library::Declaration>, Error> {
    if is_file(what) {
        return Ok(None);
    }
    let what = &*what.to_string_lossy();
    let name = names::resolve("model", what, &library_names()).map_err(|e| {
        Error::Usage(format!("{e} (`nh models` lists all; the name of a declaration's file ends in .yaml)"))
    })?;
    library::find(name).map(Some).ok_or_else(|| Error::Usage(format!("unknown model `{name}`")))
}

fn library_names() -> Vec<&'static str> {
    DECLARATIONS.iter().map(|declaration| declaration.name).collect()
}

/// Returns the names of the models of a program: its own, or else the library's.
pub(crate) fn known(own: &[Box<dyn registry::Model>]) -> Vec<&str> {
    if own.is_empty() { library_names() } else { own.iter().map(|model| model.name()).collect() }
}

/// Returns whether the name is that of a file, and not of a model of the library.
pub(super) fn is_file(what: &OsStr) -> bool {
    let name = what.to_string_lossy();
    let named = name.contains(['/', '\\']) || [".yaml", ".yml"].iter().any(|end| name.ends_with(end));
    named || name == STDIN || Path::new(what).is_file()
}
