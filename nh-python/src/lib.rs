//! The native half of the Python package `nonholonomic`. It reads and derives declarations, and
//! runs motions by machine code.
//!
//! The other half is Python, in `python/nonholonomic`: the public classes with their documentation.
//! They call this module and receive numbers as NumPy arrays. This crate contains no unsafe code.

mod arguments;
mod arrow;
mod common;
mod derivatives;
mod ensemble;
mod errors;
mod inputs;
mod library;
mod measured;
mod run;
mod shown;
mod simulate;
mod source;
mod start;
mod stepper;
mod studies;
mod system;
mod threads;
mod watched;

use pyo3::prelude::*;

/// The native half of the package.
#[pymodule(gil_used = false)]
mod _native {
    #[pymodule_export]
    use super::arrow::arrow_stream;
    #[pymodule_export]
    use super::library::{library, unknown};
    #[pymodule_export]
    use super::stepper::Stepper;
    #[pymodule_export]
    use super::system::Core;

    use nonholonomic::taylor::Segment;
    use pyo3::prelude::*;
    use std::path::PathBuf;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        // The scale of the powers in polynomials of `taylor`.
        module.add("TAYLOR_RATE", Segment::<f64>::scaled(1.0))?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    /// Records the file that the module was loaded from, which identifies cached derivations.
    #[pyfunction]
    fn loaded_from(file: PathBuf) {
        nonholonomic_cli::hosted::loaded_from(file);
    }
}
