//! Errors as exceptions.

use nonholonomic::StepError;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

pub(crate) fn value_error(message: String) -> PyErr {
    PyValueError::new_err(message)
}

pub(crate) fn type_error(message: String) -> PyErr {
    PyTypeError::new_err(message)
}

/// Returns a class of this package's Python part.
pub(crate) fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import(format!("{}._support", crate::PACKAGE))?.getattr(name)
}

/// Formats the message with its advice, and with the section of the page about errors that explains
/// it.
fn told(error: &StepError, offered: &str) -> String {
    error.topic().map_or_else(|| format!("{error}{offered}"), |topic| format!("{error}{offered} {topic}"))
}

/// Returns the error of a stepper that cannot start from this state, which has this index in a
/// batch.
pub(crate) fn refused(py: Python<'_>, error: &StepError, index: Option<usize>, state: (&[f64], &[f64])) -> PyErr {
    let offered = match error {
        StepError::OffConstraints { .. } | StepError::OffGroup { .. } | StepError::OffLevelSet { .. } => {
            " (pass `project=True`)"
        }
        StepError::StepSize { .. } | StepError::MethodOption { .. } | StepError::Parameter(_) => {
            return value_error(told(error, ""));
        }
        StepError::MethodOptionCount { .. } => return type_error(error.to_string()),
        _ => "",
    };
    let which = index.map(|index| format!("state {index}: ")).unwrap_or_default();
    let message = which + &told(error, offered);
    let made =
        class(py, "StateError").and_then(|class| class.call1((message, index, state.0.to_vec(), state.1.to_vec())));
    made.map_or_else(|error| error, |error| PyErr::from_value(error))
}

/// Returns the error of a failed step, with the state before it.
pub(crate) fn step_error<'py>(
    py: Python<'py>,
    error: &StepError,
    index: Option<usize>,
    (step, t): (u64, f64),
    (q, v): (&[f64], &[f64]),
) -> PyResult<Bound<'py, PyAny>> {
    let which = index.map(|index| format!("trajectory {index}: ")).unwrap_or_default();
    class(py, "StepError")?.call1((which + &told(error, ""), index, step, t, q.to_vec(), v.to_vec()))
}
