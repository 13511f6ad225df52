//! Studies of methods and of steady motions: orders of convergence, and stability.

use crate::arguments::{array, numbers, shape};
use crate::ensemble::Beginning;
use crate::errors::value_error;
use crate::start::{Asked, step_size, with_options};
use crate::system::{Any, Core};
use crate::threads::left_stopping;
use nonholonomic_cli::Error;
use nonholonomic_cli::hosted::Report;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// The state of a study: q, v, and the data set.
pub(crate) type At<'py> = (Option<Any<'py>>, Option<Any<'py>>, Option<String>);

impl Core {
    /// Studies the orders of methods. Returns the text of `nh order`, and its JSON output.
    ///
    /// # Errors
    /// Invalid arguments, or an error of the study.
    pub(crate) fn orders(
        &self,
        py: Python<'_>,
        at: &At<'_>,
        methods: Vec<String>,
        (h, until, halvings): (Option<f64>, f64, u32),
        (project, inputs): (bool, Option<&Any<'_>>),
    ) -> PyResult<(String, String)> {
        let h = h.map(step_size).transpose()?;
        for method in methods.iter().filter(|method| *method != "all") {
            // This call reports the reason why a method does not apply.
            self.source.method(py, Some(method), false)?;
        }
        let model = self.source.any_model(py)?;
        let (q, v, data) = at;
        let asked = Asked { q: q.as_ref(), v: v.as_ref(), data: data.as_deref() };
        let Beginning { start, set, .. } =
            self.beginning(py, &model, (&asked, project), inputs, "a study of orders")?;
        let source = Arc::clone(&self.source);
        let found = left_stopping(py, move |stop| {
            let host = source.text.host()?;
            host.orders(&source.declaration, (start, set), &methods, (h, until, halvings), stop)
        })?;
        self.told(py, found)
    }

    /// Computes eigenvalues or multipliers. Returns the text of `nh stability`, and its JSON
    /// output.
    ///
    /// # Errors
    /// Invalid arguments, or an error of the study.
    pub(crate) fn eigenvalues(
        &self,
        py: Python<'_>,
        at: &At<'_>,
        (method, options): (Option<&str>, Option<&Bound<'_, PyDict>>),
        (h, period): (Option<f64>, Option<f64>),
        (project, inputs): (bool, Option<&Any<'_>>),
    ) -> PyResult<(String, String)> {
        let positive = |name: &str, value: f64| match value > 0.0 && value.is_finite() {
            true => Ok(value),
            false => Err(value_error(format!("`{name}` must be positive, it is {value}"))),
        };
        let h = h.map(|h| positive("h", h)).transpose()?;
        let period = period.map(|period| positive("period", period)).transpose()?;
        let method = match method {
            Some(method) => {
                let (name, spelled) = self.source.method(py, Some(method), false)?;
                Some(with_options(self.info(), &name, &spelled, options)?)
            }
            None if options.is_some_and(|options| !options.is_empty()) => {
                return Err(value_error("options need a method; name it by `method=`"));
            }
            None => None,
        };
        let model = self.source.any_model(py)?;
        let (q, v, data) = at;
        let asked = Asked { q: q.as_ref(), v: v.as_ref(), data: data.as_deref() };
        let Beginning { start, set, .. } =
            self.beginning(py, &model, (&asked, project), inputs, "a study of stability")?;
        let source = Arc::clone(&self.source);
        let found = left_stopping(py, move |stop| {
            let host = source.text.host()?;
            host.stability(&source.declaration, (start, set), method.as_deref(), (h, period), stop)
        })?;
        self.told(py, found)
    }

    fn told(&self, py: Python<'_>, found: Result<Report, Error>) -> PyResult<(String, String)> {
        let (text, json) = found.map_err(|error| self.source.refused(py, &error))?;
        Ok((text, json.to_string()))
    }

    /// Converts momenta on D* to velocities.
    ///
    /// # Errors
    /// Wrong shapes.
    pub(crate) fn velocities_of<'py>(
        &self,
        py: Python<'py>,
        (q, rho): (&Any<'py>, &Any<'py>),
        t: &Any<'py>,
    ) -> PyResult<Any<'py>> {
        let info = self.info();
        let (n, m, k) = (info.coordinates.len(), info.momenta.len(), info.velocities.len());
        let (q, rho, t) = (numbers("q", q)?, numbers("rho", rho)?, numbers("t", t)?);
        let count = t.values.len();
        if q.values.len() != count * n || rho.values.len() != count * m {
            let (found, wanted) = ((shape(&q.shape), shape(&rho.shape)), (shape(&[count, n]), shape(&[count, m])));
            let message = format!(
                "`q` and `rho` have the shapes {} and {}, expected {} and {}",
                found.0, found.1, wanted.0, wanted.1
            );
            return Err(value_error(message));
        }
        let working = self.working(py)?;
        let mut out = vec![f64::NAN; count * k];
        for (i, v) in out.chunks_exact_mut(k.max(1)).enumerate() {
            working.system.velocities(t.values[i], &q.values[i * n..][..n], &rho.values[i * m..][..m], v);
        }
        array(py, out, &[count, k])
    }
}
