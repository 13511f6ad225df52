//! `Stepper`: a motion step by step.

use super::arguments::{Keywords, array, choose, count, numbers, shape, states};
use super::errors::{refused, step_error, type_error, value_error};
use super::run::{project, start};
use nonholonomic::catalogue::{DynStepper, Model, boxed_with};
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A method at work on one motion, step by step: for control loops, and for motions that end on a condition.
///
/// Made by the method ``stepper`` of a model. Threads may share it; each call is a whole.
#[pyclass(frozen, module = "{package}")]
pub(crate) struct Stepper {
    inner: Mutex<Box<dyn DynStepper>>,
    /// Numbers of coordinates, velocities, inputs.
    sizes: (usize, usize, usize),
    inputs: &'static [&'static str],
}

impl Stepper {
    fn inner(&self) -> MutexGuard<'_, Box<dyn DynStepper>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn state(&self, stepper: &dyn DynStepper) -> (Vec<f64>, Vec<f64>) {
        let (mut q, mut v) = (vec![0.0; self.sizes.0], vec![0.0; self.sizes.1]);
        stepper.write_q(&mut q);
        stepper.write_w(&mut v);
        (q, v)
    }
}

#[pymethods]
impl Stepper {
    /// Take steps, with the GIL released.
    ///
    /// Parameters
    /// ----------
    /// count : int
    ///     How many.
    /// inputs : array_like (c,), optional
    ///     Control inputs, held in these steps and in those to come. At first they are 0.
    ///
    /// Returns
    /// -------
    /// (q, v) : the state after them.
    ///
    /// Raises
    /// ------
    /// StepError
    ///     The step that failed, with the state before it, which is then the stepper's.
    #[pyo3(signature = (count=None, *, inputs=None))]
    fn step<'py>(
        &self,
        py: Python<'py>,
        count: Option<&Bound<'py, PyAny>>,
        inputs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let steps = count.map_or(Ok(1), |value| self::count("count", value, 0))?;
        let held = match inputs {
            None => None,
            Some(_) if self.inputs.is_empty() => {
                return Err(value_error("the system has no control inputs".to_owned()));
            }
            Some(given) => {
                let found = numbers("inputs", given)?;
                if found.shape != [self.sizes.2] {
                    let (found, names) = (shape(&found.shape), self.inputs.join(", "));
                    let wanted = shape(&[self.sizes.2]);
                    return Err(value_error(format!("`inputs` has the shape {found}, wanted is {wanted}: {names}")));
                }
                Some(found.values)
            }
        };
        let (taken, number, time, (q, v)) = py.detach(|| {
            let mut stepper = self.inner();
            let taken = held.map_or(Ok(()), |inputs| stepper.hold(&inputs)).and_then(|()| stepper.step_n(steps));
            (taken, stepper.statistics().steps + 1, stepper.time(), self.state(&**stepper))
        });
        match taken {
            Ok(()) => Ok((array(py, q, &[self.sizes.0])?, array(py, v, &[self.sizes.1])?)),
            Err(error) => Err(PyErr::from_value(step_error(py, &error, None, (number, time), (&q, &v))?)),
        }
    }

    /// Time.
    #[getter]
    fn t(&self) -> f64 {
        self.inner().time()
    }

    /// Coordinates, an array (n,).
    #[getter]
    fn q<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (q, _) = self.state(&**self.inner());
        array(py, q, &[self.sizes.0])
    }

    /// Velocities, an array (k,).
    #[getter]
    fn v<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (_, v) = self.state(&**self.inner());
        array(py, v, &[self.sizes.1])
    }

    /// Energy.
    #[getter]
    fn energy(&self) -> f64 {
        self.inner().energy()
    }

    /// The largest residual of a constraint.
    #[getter]
    fn constraint(&self) -> f64 {
        self.inner().constraint_residual()
    }

    /// Work done from outside since the start.
    #[getter]
    fn work(&self) -> f64 {
        self.inner().work()
    }

    /// Step size.
    #[getter]
    fn h(&self) -> f64 {
        self.inner().step_size()
    }

    /// Name of the method.
    #[getter]
    fn method(&self) -> &'static str {
        self.inner().method()
    }

    /// Steps taken.
    #[getter]
    fn steps(&self) -> u64 {
        self.inner().statistics().steps
    }

    fn __repr__(&self) -> String {
        let stepper = self.inner();
        format!("<Stepper {} at t = {} after {} steps>", stepper.method(), stepper.time(), stepper.statistics().steps)
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(type_error("a stepper cannot be pickled; give the model and the state (q, v) on".to_owned()))
    }
}

/// A stepper from a state.
pub(crate) fn stepper<'py, S: Model>(
    py: Python<'py>,
    system: &S,
    (q, v): (&Bound<'py, PyAny>, &Bound<'py, PyAny>),
    (h, t0): (f64, f64),
    (method, project_it): (Option<&str>, bool),
    options: Keywords<'_, 'py>,
) -> PyResult<Stepper> {
    let choice = choose::<S>(py, "stepper", &["method", "project", "t0"], method, options)?;
    let mut given = states::<S>(q, v)?;
    if let Some(count) = given.count {
        return Err(value_error(format!("a stepper has one state, {count} were given; `simulate` takes many")));
    }
    if project_it {
        project(py, system, &mut given, t0)?;
    }
    let start = start(system, given.at(0), t0)?;
    match boxed_with(system, &start, choice.method.name, h, &choice.options) {
        Some(Ok(stepper)) => Ok(Stepper {
            inner: Mutex::new(stepper),
            sizes: (S::INFO.coordinates.len(), S::INFO.velocities.len(), S::INFO.inputs.len()),
            inputs: S::INFO.inputs,
        }),
        Some(Err(error)) => Err(refused(py, &error, None, given.at(0))),
        None => Err(value_error(format!("`{}` has no method `{}`", S::INFO.name, choice.method.name))),
    }
}
