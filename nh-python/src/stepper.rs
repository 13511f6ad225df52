//! A method that is run step by step.

use crate::arguments::{array, count, numbers, shape};
use crate::errors::{state_error, step_error, type_error, value_error};
use crate::inputs::Controls;
use crate::system::Core;
use crate::threads::{Pace, Signals};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::registry::{self, Inputs, Model, StepFailure, System};
use nonholonomic_lab::tape::Declared;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

type Pair<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

/// A method that advances one motion step by step, made by `System.stepper`.
///
/// It has the state `q` and `v`, the time `t`, the `energy`, the largest residual of a
/// `constraint`, the `work` done from outside, and the number of `steps`.
#[pyclass(frozen, module = "nonholonomic._native")]
pub(crate) struct Stepper {
    info: &'static ModelInfo,
    origin: Origin,
    method: String,
    /// The start time.
    t0: f64,
    h: f64,
    controls: Controls,
    /// The held inputs, if `step` received some.
    held: Held,
    motion: Mutex<Motion>,
    /// The thread that is taking steps.
    stepping: Mutex<Option<ThreadId>>,
}

/// Everything that a stepper is made from, except its method and its step size.
pub(crate) struct Origin {
    pub(crate) core: Core,
    /// The initial state, on the constraints.
    pub(crate) start: (Vec<f64>, Vec<f64>),
    pub(crate) data: Option<&'static str>,
    pub(crate) inputs: Option<Py<PyAny>>,
}

/// Copies the given control inputs, because the caller may change them later. A function is shared.
pub(crate) fn kept(inputs: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Py<PyAny>>> {
    let Some(inputs) = inputs.filter(|inputs| !inputs.is_none()) else { return Ok(None) };
    let kept = match inputs.is_callable() {
        true => inputs.clone(),
        false => inputs.py().import("copy")?.call_method1("deepcopy", (inputs,))?,
    };
    Ok(Some(kept.unbind()))
}

/// The variable part of a stepper: the saved bytes of its method, the number of steps made, and the
/// held inputs.
type State = (Vec<u8>, u64, Option<Vec<f64>>);

/// The held control inputs; `None` until `step` receives some.
type Held = Arc<Mutex<Option<Vec<f64>>>>;

struct Motion {
    system: Box<dyn System>,
    stepper: Box<dyn registry::Stepper>,
    steps: u64,
}

impl Motion {
    /// Makes `count` of the remaining steps.
    fn make(&mut self, count: u64, left: &mut u64) -> Result<(), StepFailure> {
        let (made, result) = self.stepper.step_n(count);
        self.steps += made;
        *left -= made;
        result
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Stepper {
    /// Creates a stepper of this method at a state.
    ///
    /// # Errors
    /// A state from which no motion starts.
    pub(crate) fn new(
        py: Python<'_>,
        (info, origin): (&'static ModelInfo, Origin),
        model: &Declared,
        parameters: &[f64],
        (method, t0, h): (String, f64, f64),
        controls: Controls,
    ) -> PyResult<Stepper> {
        let (q, v) = (&*origin.start.0, &*origin.start.1);
        let held = Held::default();
        let (others, own) = (controls.of(0).map(|(inputs, _)| inputs), Arc::clone(&held));
        let inputs = move |t: f64, q: &[f64], v: &[f64], u: &mut [f64]| match (&*locked(&own), &others) {
            (Some(values), _) => u.copy_from_slice(values),
            (None, Some(others)) => others(t, q, v, u),
            (None, None) => u.fill(0.0),
        };
        let inputs: Option<Inputs> = (!info.inputs.is_empty()).then(|| Arc::new(inputs) as Inputs);
        let system = model.system_with(parameters, inputs.as_ref()).map_err(value_error)?;
        let stepper = system.stepper(&method, (t0, q, v), h);
        let stepper = stepper.map_err(|error| state_error(py, &error.to_string(), None, (q, v)))?;
        let motion = Mutex::new(Motion { system, stepper, steps: 0 });
        Ok(Stepper { info, origin, method, t0, h, controls, held, motion, stepping: Mutex::default() })
    }

    fn state(&self, motion: &Motion) -> (Vec<f64>, Vec<f64>) {
        let (mut q, mut v) = (vec![0.0; self.info.coordinates.len()], vec![0.0; self.info.velocities.len()]);
        motion.stepper.state(&mut q, &mut v);
        (q, v)
    }

    /// Checks that this thread is not taking steps.
    ///
    /// # Errors
    /// This thread is taking steps. The caller is a signal handler, which would wait for its own
    /// thread.
    fn at_rest(&self) -> PyResult<()> {
        if *locked(&self.stepping) == Some(thread::current().id()) {
            return Err(PyRuntimeError::new_err("the stepper is taking steps; a handler of a signal cannot use it"));
        }
        Ok(())
    }

    /// Reads the motion. If another thread is taking steps, this one waits for it without Python's
    /// lock.
    ///
    /// # Errors
    /// Those of [`Stepper::at_rest`].
    fn of<T: Send>(&self, py: Python<'_>, read: impl FnOnce(&Motion, f64) -> T + Send) -> PyResult<T> {
        self.at_rest()?;
        if let Ok(motion) = self.motion.try_lock() {
            return Ok(read(&motion, self.t0 + motion.steps as f64 * self.h));
        }
        Ok(py.detach(|| {
            let motion = locked(&self.motion);
            read(&motion, self.t0 + motion.steps as f64 * self.h)
        }))
    }
}

#[pymethods]
impl Stepper {
    /// Make steps, by default one, and return the state (q, v) after them. Given control inputs are
    /// held from here on.
    #[pyo3(signature = (steps=None, inputs=None))]
    fn step<'py>(
        &self,
        py: Python<'py>,
        steps: Option<&Bound<'py, PyAny>>,
        inputs: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Pair<'py>> {
        self.at_rest()?;
        let steps = steps.map_or(Ok(1), |steps| count("steps", steps, 0))?;
        if let Some(inputs) = inputs.filter(|inputs| !inputs.is_none()) {
            let (found, c) = (numbers("inputs", inputs)?, self.info.inputs.len());
            if found.shape != [c] || c == 0 {
                let (found, wanted) = (shape(&found.shape), shape(&[c]));
                return Err(value_error(format!(
                    "`inputs` has the shape {found}, expected {wanted}: {}",
                    self.info.inputs.join(", ")
                )));
            }
            *locked(&self.held) = Some(found.values);
        }
        let (result, signals, state, place) = py.detach(|| {
            let mut motion = locked(&self.motion);
            *locked(&self.stepping) = Some(thread::current().id());
            let (mut left, mut signals) = (steps, None);
            let mut result = motion.make(steps.min(Pace::FIRST), &mut left);
            // The clock is read only after the first portion, because some reads are system calls.
            if left > 0 && result.is_ok() {
                let (signals, mut pace) = (signals.insert(Signals::new()), Pace::new());
                while left > 0 && result.is_ok() && !signals.stop() {
                    result = motion.make(pace.next(left), &mut left);
                    pace.made();
                }
            }
            *locked(&self.stepping) = None;
            let place = (motion.steps + 1, self.t0 + motion.steps as f64 * self.h);
            (result, signals, self.state(&motion), place)
        });
        signals.map_or(Ok(()), |signals| signals.or(()))?;
        self.controls.raised()?;
        match result {
            Ok(()) => self.pair(py, state),
            Err(StepFailure(message)) => {
                Err(PyErr::from_value(step_error(py, &message, None, place, (&state.0, &state.1))?))
            }
        }
    }

    #[getter]
    fn t(&self, py: Python<'_>) -> PyResult<f64> {
        self.of(py, |_, t| t)
    }

    #[getter]
    fn q<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.of(py, |motion, _| self.state(motion))?;
        Ok(self.pair(py, state)?.0)
    }

    #[getter]
    fn v<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.of(py, |motion, _| self.state(motion))?;
        Ok(self.pair(py, state)?.1)
    }

    #[getter]
    fn energy(&self, py: Python<'_>) -> PyResult<f64> {
        self.of(py, |motion, t| {
            let (q, v) = self.state(motion);
            motion.system.energy(t, &q, &v)
        })
    }

    #[getter]
    fn constraint(&self, py: Python<'_>) -> PyResult<f64> {
        self.of(py, |motion, t| {
            let (q, v) = self.state(motion);
            motion.system.constraint(t, &q, &v)
        })
    }

    #[getter]
    fn work(&self, py: Python<'_>) -> PyResult<f64> {
        self.of(py, |motion, _| motion.stepper.work())
    }

    #[getter]
    fn steps(&self, py: Python<'_>) -> PyResult<u64> {
        self.of(py, |motion, _| motion.steps)
    }

    #[getter]
    fn h(&self) -> f64 {
        self.h
    }

    #[getter]
    fn method(&self) -> &str {
        &self.method
    }

    /// Returns what pickle needs: the function that recreates the stepper, its arguments, and the
    /// state to restore.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.at_rest()?;
        let (bytes, steps) = py.detach(|| {
            let mut motion = locked(&self.motion);
            (motion.stepper.save(), motion.steps)
        });
        let bytes = bytes.ok_or_else(|| type_error(format!("a stepper by `{}` cannot be pickled", self.method)))?;
        let state = (PyBytes::new(py, &bytes), steps, locked(&self.held).clone());
        let Origin { core, start: (q, v), data, inputs } = &self.origin;
        let place = (self.pair(py, (q.clone(), v.clone()))?, self.h, *data, &self.method, inputs, self.t0);
        let make = py.import("nonholonomic._system")?.getattr("_restored_stepper")?;
        Ok((make, (core.state(py)?, place), state).into_pyobject(py)?.into_any())
    }

    fn __setstate__(&self, py: Python<'_>, state: State) -> PyResult<()> {
        let (bytes, steps, held) = state;
        if held.as_ref().is_some_and(|held| held.len() != self.info.inputs.len()) {
            return Err(value_error("these are not the inputs of this system"));
        }
        self.at_rest()?;
        py.detach(|| {
            let mut motion = locked(&self.motion);
            motion.stepper.restore(&bytes)?;
            motion.steps = steps;
            *locked(&self.held) = held;
            Ok(())
        })
        .map_err(|message: String| value_error(message))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (steps, t) = self.of(py, |motion, t| (motion.steps, t))?;
        let (name, method) = (self.info.name, &self.method);
        Ok(format!("<nonholonomic.Stepper of {name} by {method} at t = {t} after {steps} steps>"))
    }
}

impl Stepper {
    fn pair<'py>(&self, py: Python<'py>, (q, v): (Vec<f64>, Vec<f64>)) -> PyResult<Pair<'py>> {
        let (n, k) = (q.len(), v.len());
        Ok((array(py, q, &[n])?, array(py, v, &[k])?))
    }
}
