//! The native half of the Python package `nonholonomic`: declarations are read and derived, and motions run by machine code.
//!
//! The other half is Python, in `python/nonholonomic`: the classes that people see, with their documentation. What they ask for comes here, and numbers go
//! back as NumPy's arrays. There is nothing unsafe in it.

mod arguments;
mod arrow;
mod derivatives;
mod ensemble;
mod errors;
mod inputs;
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
    use super::stepper::Stepper;
    #[pymodule_export]
    use super::system::{Core, library, unknown};

    use nonholonomic::taylor::Segment;
    use pyo3::prelude::*;
    use std::path::PathBuf;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        // The scale of the powers in polynomials of `taylor`.
        module.add("TAYLOR_RATE", Segment::<f64>::scaled(1.0))?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    /// Says which file the module was loaded from, by which derivations that are kept are known.
    #[pyfunction]
    fn loaded_from(file: PathBuf) {
        nonholonomic_lab::cli::hosted::loaded_from(file);
    }
}
