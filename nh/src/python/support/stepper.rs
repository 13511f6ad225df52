//! `Stepper`: a motion step by step.

use super::arguments::{Keywords, choose, states};
use super::common::{array, count, numbers, shape};
use super::errors::{class, refused, step_error, value_error};
use super::kept::{self, Kept};
use super::run::{project, start};
use super::threads::{Pace, Signals};
use nonholonomic::StepError;
use nonholonomic::catalogue::{DynStepper, Model};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyBytes, PyTuple, PyType};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

/// A stepper runs one motion by a method, step by step: for control loops, and for motions that end
/// on a condition.
///
/// The method ``stepper`` of a model returns it. Threads may share it; their calls do not overlap.
///
/// It can be copied and pickled with all data that further steps depend on: parameters, method and
/// options, step size, state, held inputs, and the numbers that the method carries from step to
/// step. The copy continues bit for bit, also in another process. Only the same build of this
/// package can read a pickle.
#[pyclass(frozen, module = "{package}")]
pub(crate) struct Stepper {
    inner: Mutex<Box<dyn Kept>>,
    /// The thread that takes steps, which may run handlers of signals meanwhile.
    stepping: Mutex<Option<ThreadId>>,
    /// The class of the stepper's model.
    model: Py<PyType>,
    /// The identifier of the model's generated code.
    code: &'static str,
    /// The numbers of coordinates, velocities and inputs.
    sizes: (usize, usize, usize),
    inputs: &'static [&'static str],
}

impl Stepper {
    fn of<S: Model>(inner: Box<dyn Kept>, (model, code): (Bound<'_, PyType>, &'static str)) -> Self {
        Stepper {
            inner: Mutex::new(inner),
            stepping: Mutex::new(None),
            model: model.unbind(),
            code,
            sizes: (S::INFO.coordinates.len(), S::INFO.velocities.len(), S::INFO.inputs.len()),
            inputs: S::INFO.inputs,
        }
    }

    /// Locks the stepper. Other Python threads continue while this one waits for a thread that
    /// takes steps.
    ///
    /// # Errors
    /// Errors of [`Stepper::at_rest`].
    fn inner(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Box<dyn Kept>>> {
        self.at_rest()?;
        Ok(self.inner.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner))
    }

    /// Checks that this thread is not taking steps.
    ///
    /// # Errors
    /// This thread is taking steps: a handler of a signal called, and would wait for itself.
    fn at_rest(&self) -> PyResult<()> {
        if *self.stepping() == Some(thread::current().id()) {
            return Err(PyRuntimeError::new_err("the stepper is taking steps; a handler of a signal cannot use it"));
        }
        Ok(())
    }

    /// Locks the thread's identity, for an instant only.
    fn stepping(&self) -> MutexGuard<'_, Option<ThreadId>> {
        self.stepping.lock().unwrap_or_else(PoisonError::into_inner)
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
    ///     Number of steps, 1 by default.
    /// inputs : array_like (c,), optional
    ///     Control inputs, held in these steps and in all further ones. They are 0 at the start.
    ///
    /// Returns
    /// -------
    /// (q, v) : the state after the steps.
    ///
    /// Raises
    /// ------
    /// StepError
    ///     A step failed. The stepper keeps the state before it, which the error has as well.
    /// KeyboardInterrupt
    ///     Ctrl-C. The stepper keeps the steps that were taken before.
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
                    return Err(value_error(format!("`inputs` has the shape {found}, expected {wanted}: {names}")));
                }
                Some(found.values)
            }
        };
        self.at_rest()?;
        let (taken, number, time, (q, v)) = py.detach(|| {
            let mut stepper = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            *self.stepping() = Some(thread::current().id());
            let taken = held.map_or(Ok(()), |inputs| stepper.hold(&inputs));
            let taken = taken.map_or_else(|error| Ok(Err(error)), |()| take(&mut **stepper, steps));
            *self.stepping() = None;
            taken.map(|taken| (taken, stepper.statistics().steps + 1, stepper.time(), self.state(&**stepper)))
        })?;
        match taken {
            Ok(()) => Ok((array(py, q, &[self.sizes.0])?, array(py, v, &[self.sizes.1])?)),
            Err(error) => Err(PyErr::from_value(step_error(py, &error, None, (number, time), (&q, &v))?)),
        }
    }

    /// Time.
    #[getter]
    fn t(&self, py: Python<'_>) -> PyResult<f64> {
        Ok(self.inner(py)?.time())
    }

    /// Coordinates, an array (n,).
    #[getter]
    fn q<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (q, _) = self.state(&**self.inner(py)?);
        array(py, q, &[self.sizes.0])
    }

    /// Velocities, an array (k,).
    #[getter]
    fn v<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (_, v) = self.state(&**self.inner(py)?);
        array(py, v, &[self.sizes.1])
    }

    /// Energy.
    #[getter]
    fn energy(&self, py: Python<'_>) -> PyResult<f64> {
        Ok(self.inner(py)?.energy())
    }

    /// The largest residual of a constraint.
    #[getter]
    fn constraint(&self, py: Python<'_>) -> PyResult<f64> {
        Ok(self.inner(py)?.constraint_residual())
    }

    /// Work done from outside since the start.
    #[getter]
    fn work(&self, py: Python<'_>) -> PyResult<f64> {
        Ok(self.inner(py)?.work())
    }

    /// Step size.
    #[getter]
    fn h(&self, py: Python<'_>) -> PyResult<f64> {
        Ok(self.inner(py)?.step_size())
    }

    /// Name of the method.
    #[getter]
    fn method(&self, py: Python<'_>) -> PyResult<&'static str> {
        Ok(self.inner(py)?.method())
    }

    /// Steps taken.
    #[getter]
    fn steps(&self, py: Python<'_>) -> PyResult<u64> {
        Ok(self.inner(py)?.statistics().steps)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let stepper = self.inner(py)?;
        let steps = stepper.statistics().steps;
        let noun = if steps == 1 { "step" } else { "steps" };
        Ok(format!("<Stepper {} at t = {} after {steps} {noun}>", stepper.method(), stepper.time()))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let bytes = kept::write(&**self.inner(py)?, self.code).map_err(value_error)?;
        let model = self.model.bind(py).clone().into_any();
        let arguments = PyTuple::new(py, [model, PyBytes::new(py, &bytes).into_any()])?;
        PyTuple::new(py, [class(py, "resumed")?, arguments.into_any()])
    }
}

/// Takes steps without Python's lock.
///
/// # Errors
/// The exception of a signal handler; the result within is that of the steps.
fn take(stepper: &mut dyn Kept, steps: u64) -> PyResult<Result<(), StepError>> {
    let (signals, mut pace, mut left) = (Signals::new(), Pace::new(), steps);
    while left > 0 {
        let some = pace.next(left);
        if let Err(error) = stepper.step_n(some) {
            return Ok(Err(error));
        }
        left -= some;
        if pace.took(some) {
            signals.check()?;
        }
    }
    Ok(Ok(()))
}

/// Returns a stepper from a state.
pub(crate) fn stepper<'py, S: Model>(
    py: Python<'py>,
    (system, model): (&S, (Bound<'py, PyType>, &'static str)),
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
    match kept::begin(system, &start, h, &choice) {
        Some(Ok(stepper)) => Ok(Stepper::of::<S>(stepper, model)),
        Some(Err(error)) => Err(refused(py, &error, None, given.at(0))),
        None => Err(value_error(format!("`{}` has no method `{}`", S::INFO.name, choice.method.name))),
    }
}

/// Returns the pickled stepper.
pub(crate) fn resumed<S: Model>(model: (Bound<'_, PyType>, &'static str), bytes: &[u8]) -> PyResult<Stepper> {
    let stepper = kept::read::<S>(bytes, model.1).map_err(value_error)?;
    Ok(Stepper::of::<S>(stepper, model))
}
