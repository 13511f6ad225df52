//! Exceptions of the package. Their classes are defined in Python, in `nonholonomic/_errors.py`.

use nonholonomic_cli::Error;
use nonholonomic_cli::hosted::excerpt;
use nonholonomic_codegen::origin::{Diagnostic, Diagnostics, Origin, Severity};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

pub(crate) fn value_error(message: impl Into<String>) -> PyErr {
    PyValueError::new_err(message.into())
}

pub(crate) fn type_error(message: impl Into<String>) -> PyErr {
    PyTypeError::new_err(message.into())
}

/// Looks up one of the package's exception classes.
fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("nonholonomic._errors")?.getattr(name)
}

/// Makes an exception of one of the package's classes.
fn exception<'py>(py: Python<'py>, name: &str, arguments: impl pyo3::call::PyCallArgs<'py>) -> PyErr {
    class(py, name).and_then(|class| class.call1(arguments)).map_or_else(|error| error, PyErr::from_value)
}

/// Makes the exception for a state from which no motion starts. `index` is its position in a batch.
pub(crate) fn state_error(py: Python<'_>, message: &str, index: Option<usize>, (q, v): (&[f64], &[f64])) -> PyErr {
    let place = index.map(|index| format!("state {index}: ")).unwrap_or_default();
    exception(py, "StateError", (format!("{place}{message}"), index, q.to_vec(), v.to_vec()))
}

/// Makes the exception for a failed step: its number, counted from 1, and the time and state before
/// it.
pub(crate) fn step_error<'py>(
    py: Python<'py>,
    message: &str,
    index: Option<usize>,
    (step, t): (u64, f64),
    (q, v): (&[f64], &[f64]),
) -> PyResult<Bound<'py, PyAny>> {
    class(py, "StepError")?.call1((message, index, step, t, q.to_vec(), v.to_vec()))
}

/// Command-line options that messages recommend, and their Python equivalents.
const SPELLED: [(&str, &str); 11] = [
    ("`--method all`", "`method=`"),
    ("`--method taylor:qv`", "`method=\"taylor:qv\"`"),
    ("`--method taylor`", "`method=\"taylor\"`"),
    ("--method taylor:qv", "`method=\"taylor:qv\"`"),
    ("--project", "`project=True`"),
    ("--step", "`h`"),
    ("--until", "`until`"),
    ("--period", "`period`"),
    ("--count", "`count`"),
    ("--every", "`every`"),
    ("--v sets", "`v` sets"),
];

/// Replaces command-line options in a laboratory message by Python keywords.
pub(crate) fn in_python(message: &str) -> String {
    SPELLED.iter().fold(message.to_owned(), |text, (option, keyword)| text.replace(option, keyword))
}

/// Converts an error of the compiler about a declaration with this text to an exception.
pub(crate) fn refused(py: Python<'_>, error: &Error, text: &str) -> PyErr {
    match error {
        Error::Refused(diagnostics) => declaration_error(py, diagnostics, text),
        Error::Declaration(message) => exception(py, "DeclarationError", (message, Vec::<Bound<'_, PyDict>>::new())),
        Error::Spent { message, forming } => exception(py, "BudgetError", (message, forming.as_deref())),
        Error::Usage(message) => value_error(in_python(message)),
        other => PyRuntimeError::new_err(in_python(&other.to_string())),
    }
}

/// Makes one exception of all errors in a declaration, with the lines that they refer to.
fn declaration_error(py: Python<'_>, diagnostics: &Diagnostics, text: &str) -> PyErr {
    let mut message = String::new();
    let mut list = Vec::new();
    let errors = || diagnostics.list.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    // The joint text abbreviates a mistake that occurs at many places.
    let shown = diagnostics.to_string();
    for diagnostic in errors() {
        let found = excerpt_of(diagnostic, text);
        let told = diagnostic.to_string();
        if shown.contains(&told) {
            let excerpt = found.as_ref().map_or(String::new(), |excerpt| format!("\n{excerpt}"));
            message += &format!("{told}{excerpt}\n");
        }
        match described(py, diagnostic, found) {
            Ok(described) => list.push(described),
            Err(error) => return error,
        }
    }
    let count = if list.len() == 1 { "one error".to_owned() } else { format!("{} errors", list.len()) };
    message += &format!("the declaration has {count}");
    exception(py, "DeclarationError", (message, list))
}

fn excerpt_of(diagnostic: &Diagnostic, text: &str) -> Option<String> {
    match diagnostic.origin {
        Origin::File { line, column, length, .. } => excerpt(text, line, column, length),
        _ => None,
    }
}

fn described<'py>(py: Python<'py>, diagnostic: &Diagnostic, excerpt: Option<String>) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    let place = match diagnostic.origin {
        Origin::File { line, column, .. } => Some((line, column)),
        _ => None,
    };
    dict.set_item("message", &diagnostic.message)?;
    dict.set_item("help", &diagnostic.help)?;
    dict.set_item("line", place.map(|(line, _)| line))?;
    dict.set_item("column", place.map(|(_, column)| column))?;
    dict.set_item("excerpt", excerpt)?;
    Ok(dict)
}
