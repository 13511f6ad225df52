//! Results of the laboratory that Python writes out: the page of a motion, and the package of
//! generated code.

use crate::arguments::numbers;
use crate::errors::value_error;
use crate::system::{Any, Core};
use crate::threads::left;
use nonholonomic_cli::Error;
use nonholonomic_cli::hosted::{Recorded, State};
use pyo3::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

/// A motion: the method with its options, the step size, the parameters, t, q, v, the energy and the work.
pub(crate) type Moved<'py> = (String, f64, Vec<f64>, Any<'py>, Any<'py>, Any<'py>, Any<'py>, Option<Any<'py>>);

impl Core {
    /// Renders the HTML of `nh animate` for a motion. `told` is a remark on the motion; `ended` is
    /// the reason if it ends early.
    ///
    /// # Errors
    /// A shape of the `drawing` that cannot be drawn.
    pub(crate) fn page(
        &self,
        py: Python<'_>,
        (method, step, parameters, t, q, v, energy, work): Moved<'_>,
        told: &str,
        ended: Option<String>,
    ) -> PyResult<String> {
        let info = self.info();
        let (n, k) = (info.coordinates.len(), info.velocities.len());
        let [t, q, v, energy] = [("t", t), ("q", q), ("v", v), ("energy", energy)].map(|(name, x)| numbers(name, &x));
        let (t, q, v, mut energies) = (t?.values, q?.values, v?.values, energy?.values);
        let rows = t.len();
        if (q.len(), v.len(), energies.len()) != (rows * n, rows * k, rows) || parameters.len() != info.parameters.len()
        {
            return Err(value_error("internal error: the columns of the motion have different lengths"));
        }
        let work = work.map(|work| numbers("work", &work)).transpose()?.map_or(Vec::new(), |work| work.values);
        energies.iter_mut().zip(&work).for_each(|(energy, work)| *energy -= work);
        let works = info.changes_energy || work.iter().any(|work| *work != 0.0);
        let state = |i: usize| -> State { (t[i], q[i * n..][..n].to_vec(), v[i * k..][..k].to_vec()) };
        let states: Vec<State> = (0..rows).map(state).collect();
        let recorded = Recorded { info, method: &method, step, works, states: &states, energies: &energies };
        let made = py.detach(|| {
            self.source.text.host()?.animated(&self.source.declaration, &parameters, &recorded, told, ended)
        });
        made.map_err(|error| self.source.refused(py, &error))
    }

    /// Writes the package of `nh generate --python`.
    ///
    /// # Errors
    /// An unusable folder or name, an unknown method or function, or an exhausted budget.
    pub(crate) fn packaged(
        &self,
        py: Python<'_>,
        (folder, overwrite): (PathBuf, bool),
        methods: Vec<String>,
        expose: Vec<String>,
    ) -> PyResult<()> {
        let source = Arc::clone(&self.source);
        let derive = move || {
            let declaration = source.declaration.clone();
            source.text.host()?.package((&folder, overwrite), declaration, &methods, &expose)
        };
        // Derivation and writing are separate, so that a derivation abandoned after Ctrl-C writes
        // nothing.
        let package = left(py, derive)?.map_err(|error| match error {
            Error::Usage(message) => value_error(message.replace("`--overwrite`", "`overwrite=True`")),
            other => self.source.refused(py, &other),
        })?;
        py.detach(|| package.write()).map_err(|error| self.source.refused(py, &error))
    }
}
