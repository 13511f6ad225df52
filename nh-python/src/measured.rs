//! Quantities of states and of motions that need no method.

use crate::arguments::{array, grid, number_or_array, numbers, shape};
use crate::common::{point, times};
use crate::errors::{type_error, value_error};
use crate::run::{Plan, Prepared};
use crate::system::{Any, Core, Keywords};
use crate::threads::{Meter, heard};
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{Model, System};
use nonholonomic_lab::run::{Samples, Second};
use nonholonomic_lab::tape::Declared;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// The arguments of the system's functions.
const ARGUMENTS: [Role; 7] = [
    Role::Configuration,
    Role::Velocity,
    Role::Momenta,
    Role::ReducedMomenta,
    Role::Multipliers,
    Role::Inputs,
    Role::Time,
];

/// Returns the Python name of an argument.
fn spelled(argument: &'static str) -> &'static str {
    match argument {
        "w" => "v",
        "u" => "inputs",
        other => other,
    }
}

/// The number of systems at their parameters that [`Core::prepared`] caches: an optimiser steps one
/// model and differentiates another, and may take several methods in turn.
const KEPT_SYSTEMS: usize = 8;

impl Prepared {
    /// Writes the rates of (q, v).
    fn write_rates(&self, t: f64, (q, v): (&[f64], &[f64]), u: &[f64], out: &mut [f64]) {
        let arguments: &[(Role, &[f64])] =
            &[(Role::Configuration, q), (Role::Velocity, v), (Role::Inputs, u), (Role::Time, &[t])];
        let (dq, dv) = out.split_at_mut(q.len());
        // Without a function for them, the rates of the coordinates are the velocities.
        match self.functions.evaluate(Quantity::ConfigurationVelocity, arguments) {
            Some(rates) => dq.copy_from_slice(&rates),
            None => dq.copy_from_slice(&v[..q.len()]),
        }
        self.functions.write(Quantity::Acceleration, arguments, dv);
    }
}

impl Core {
    /// Evaluates a function of the system by its name and returns an array of its shape. The time
    /// and the control inputs default to 0.
    ///
    /// # Errors
    /// An unknown function, or arguments that are missing, unknown or of a wrong shape.
    pub(crate) fn evaluated<'py>(&self, py: Python<'py>, name: &str, given: Keywords<'py>) -> PyResult<Any<'py>> {
        let working = self.working(py)?;
        let known: Vec<&str> = working.info.functions.iter().map(|function| function.name).collect();
        let name = names::resolve("function", name, &known).map_err(value_error)?;
        let quantity = Quantity::named(name);
        let function = working.info.functions.iter().find(|function| function.name == name);
        let (Some(quantity), Some(function)) = (quantity, function) else {
            return Err(value_error(format!("there is no function `{name}`")));
        };
        let mut arguments: Vec<(Role, Vec<f64>)> = Vec::new();
        let role = |argument: &str| ARGUMENTS.into_iter().find(|role| role.name() == argument);
        for (key, value) in given {
            let known: Vec<&str> = function.arguments.iter().map(|(argument, _)| spelled(argument)).collect();
            let key = names::resolve(&format!("argument of `{name}`"), &key, &known).map_err(type_error)?;
            let found = numbers(key, &value)?;
            let Some((argument, length)) = function.arguments.iter().find(|(argument, _)| spelled(argument) == key)
            else {
                continue;
            };
            let is_number = found.shape.is_empty() && *length == 1;
            if found.shape != [*length] && !is_number {
                let (found, wanted) = (shape(&found.shape), shape(&[*length]));
                return Err(value_error(format!("`{key}` has the shape {found}, `{name}` expects {wanted}")));
            }
            arguments.extend(role(argument).map(|role| (role, found.values)));
        }
        for (argument, length) in function.arguments {
            match role(argument) {
                Some(role) if arguments.iter().any(|(given, _)| *given == role) => {}
                Some(role @ (Role::Time | Role::Inputs)) => arguments.push((role, vec![0.0; *length])),
                _ => return Err(type_error(format!("`{name}` needs the argument `{}`", spelled(argument)))),
            }
        }
        let arguments: Vec<(Role, &[f64])> = arguments.iter().map(|(role, values)| (*role, &**values)).collect();
        let found = working.functions.evaluate(quantity, &arguments).unwrap_or_default();
        number_or_array(py, found, function.shape)
    }

    /// Evaluates the right-hand side of ẏ = f(t, y) for y = (q, v).
    ///
    /// # Errors
    /// Wrong shapes.
    pub(crate) fn rhs_of<'py>(
        &self,
        py: Python<'py>,
        t: f64,
        y: &Any<'py>,
        inputs: Option<&Any<'py>>,
    ) -> PyResult<Any<'py>> {
        let info = self.info();
        let (n, k, c) = (info.coordinates.len(), info.velocities.len(), info.inputs.len());
        let (y, u) = point(y, inputs, (n, k, c))?;
        let mut out = vec![f64::NAN; n + k];
        self.working(py)?.write_rates(t, y.split_at(n), &u, &mut out);
        array(py, out, &[n + k])
    }

    /// Evaluates the right-hand side in many states: times of shape (count,), states of shape
    /// (count, n + k), and control inputs 0.
    ///
    /// # Errors
    /// Wrong shapes.
    pub(crate) fn many_rates<'py>(&self, py: Python<'py>, t: &Any<'py>, y: &Any<'py>) -> PyResult<Any<'py>> {
        let info = self.info();
        let (n, width) = (info.coordinates.len(), info.coordinates.len() + info.velocities.len());
        let (t, y) = (numbers("t", t)?, numbers("y", y)?);
        let count = t.values.len();
        if y.shape != [count, width] {
            let (found, wanted) = (shape(&y.shape), shape(&[count, width]));
            return Err(value_error(format!("`y` has the shape {found}, expected {wanted}")));
        }
        let (working, u) = (self.working(py)?, vec![0.0; info.inputs.len()]);
        let mut out = vec![f64::NAN; count * width];
        for (i, (y, out)) in y.values.chunks_exact(width).zip(out.chunks_exact_mut(width)).enumerate() {
            if i % 4096 == 4095 {
                py.check_signals()?;
            }
            working.write_rates(t.values[i], y.split_at(n), &u, out);
        }
        array(py, out, &[count, width])
    }

    pub(crate) fn working(&self, py: Python<'_>) -> PyResult<Arc<Prepared>> {
        if let Some(working) = &*self.working.lock().unwrap_or_else(PoisonError::into_inner) {
            return Ok(Arc::clone(working));
        }
        let model = self.source.any_model(py)?;
        let parameters = self.data(&model, None, &self.given)?.parameters;
        let working = Arc::new(Prepared::new(&model, parameters).map_err(value_error)?);
        *self.working.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&working));
        Ok(working)
    }

    /// Returns a model at its parameters. The systems used last are cached, because successive runs
    /// and derivatives mostly use the same ones.
    ///
    /// # Errors
    /// The model rejects the parameters.
    pub(crate) fn prepared(&self, model: &Arc<Declared>, parameters: &[f64]) -> PyResult<Arc<Prepared>> {
        let equal = |a: &[f64], b: &[f64]| a.iter().map(|a| a.to_bits()).eq(b.iter().map(|b| b.to_bits()));
        let same = |(of, known): &(Arc<Declared>, Arc<Prepared>)| {
            Arc::ptr_eq(of, model) && equal(&known.parameters, parameters)
        };
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let found = latest.iter().position(same).map(|at| latest.remove(at));
        let found = match found {
            Some(found) => found,
            None => {
                let prepared = Prepared::new(model, parameters.to_vec()).map_err(value_error)?;
                (Arc::clone(model), Arc::new(prepared))
            }
        };
        latest.truncate(KEPT_SYSTEMS - 1);
        latest.insert(0, found.clone());
        Ok(found.1)
    }

    /// Evaluates a function of states with any leading axes.
    pub(crate) fn over_states<'py>(
        &self,
        py: Python<'py>,
        (q, v): (Option<&Any<'py>>, Option<&Any<'py>>),
        t: Option<&Any<'py>>,
        function: impl Fn(&dyn System, f64, &[f64], &[f64]) -> f64 + Send + Sync,
    ) -> PyResult<Any<'py>> {
        let (axes, given) = grid(self.info(), q, v)?;
        let working = self.working(py)?;
        let t = t.filter(|t| !t.is_none());
        if axes.is_empty() && t.is_none() {
            let (q, v) = given.at(0);
            return Ok(function(&*working.system, 0.0, q, v).into_pyobject(py)?.into_any());
        }
        let times = times(py, t, &axes)?;
        let at = |i: usize| {
            let (q, v) = given.at(i);
            function(&*working.system, times[i], q, v)
        };
        // A call takes a few microseconds, so a short list needs no thread.
        let values: Vec<f64> = match given.len() {
            0..=10_000 => (0..given.len()).map(at).collect(),
            many => heard(py, &Meter::silent(), |_| (0..many).map(at).collect())?,
        };
        number_or_array(py, values, &axes)
    }

    /// Estimates the error of a finished motion by a second run. Returns a dictionary, or `None`.
    pub(crate) fn motion_error<'py>(
        &self,
        py: Python<'py>,
        plan: &Plan<'_>,
        rows: usize,
        (q, v): (&[f64], &[f64]),
        seconds: f64,
    ) -> PyResult<Any<'py>> {
        let (info, none) = (self.info(), py.None().into_bound(py));
        let (n, k) = plan.given.sizes;
        let mut samples = Samples::of(info);
        for row in 0..rows {
            let state = if n > 0 { &q[row * n..][..n] } else { &v[row * k..][..k] };
            samples.push(row as u64 * plan.every, state);
        }
        let inputs = plan.controls.of(0).map(|(inputs, _)| inputs);
        let own = match plan.shared {
            Some(_) => None,
            None => Some(plan.model.system_with(plan.parameters, inputs.as_ref()).map_err(PyRuntimeError::new_err)?),
        };
        let shared = plan.shared.map(|shared| &*shared.system);
        let Some(system) = own.as_deref().or(shared) else { return Ok(none) };
        let budget = Duration::try_from_secs_f64(seconds.min(3.2e7)).unwrap_or_default();
        let compared = |stop: &AtomicBool| {
            // The second run can only choose the first run's method, because the model has no
            // other.
            let info = plan.model.info();
            let (q, v) = plan.given.at(0);
            let second = Second::new(info, system, (plan.method, plan.h), (plan.t0, q, v), budget);
            second.ok()?.compare(&samples, stop)
        };
        let Some(found) = heard(py, &Meter::silent(), compared)? else { return Ok(none) };
        let dict = PyDict::new(py);
        dict.set_item("error", found.error)?;
        dict.set_item("of", found.of)?;
        dict.set_item("unit", found.unit)?;
        dict.set_item("relative", found.relative)?;
        dict.set_item("t", found.t)?;
        dict.set_item("holds_until", found.holds_until)?;
        dict.set_item("whole", found.whole)?;
        dict.set_item("seconds", found.seconds)?;
        dict.set_item("description", found.describe(plan.model.info()))?;
        dict.set_item("warning", found.warning(plan.model))?;
        dict.set_item("sentence", found.sentence(plan.model.info()))?;
        Ok(dict.into_any())
    }
}
