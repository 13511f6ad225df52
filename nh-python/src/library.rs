//! The declarations of the library, and messages about unknown names.

use nonholonomic_lab::names;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The declarations of the library by name.
#[pyfunction]
pub(crate) fn library(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for declaration in nonholonomic_cli::library::DECLARATIONS {
        all.set_item(declaration.name, declaration.yaml)?;
    }
    Ok(all)
}

/// The message about an unknown name, with suggestions from the known ones.
#[pyfunction]
pub(crate) fn unknown(kind: &str, name: &str, known: Vec<String>) -> String {
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    names::resolve(kind, name, &known).err().unwrap_or_else(|| format!("`{name}` is misspelled"))
}
