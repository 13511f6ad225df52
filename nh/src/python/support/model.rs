//! The properties and functions of a model for its class.

pub(crate) use super::run::Asked;

use super::arguments::{Keywords, advice, grid, states};
use super::common::{array, normalised, number, number_or_array, numbers, point, shape, times};
use super::errors::{class, type_error, value_error};
use super::run;
use super::threads::{Pace, Signals};
use nonholonomic::catalogue::{EvaluateError, Model, Quantity};
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// Returns the names of quantities.
pub(crate) fn names<'py>(py: Python<'py>, list: &[Quantity]) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, list.iter().map(|quantity| quantity.name))
}

/// A pair of arrays.
pub(crate) type Pair<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

/// Makes the system with parameters by keyword; other parameters are those of the data set or of
/// the declaration.
pub(crate) fn made<S: Model>(py: Python<'_>, set: Option<&str>, given: Keywords<'_, '_>) -> PyResult<S> {
    let info = S::INFO;
    let known: Vec<&str> = info.parameters.iter().map(|p| p.quantity.name).collect();
    let mut values = Vec::new();
    for (name, value) in given.iter().flat_map(|given| given.iter()) {
        let name: String = name.extract()?;
        let Some(i) = known.iter().position(|known| *known == name || normalised(py, known) == name) else {
            let advice = advice(py, &name, &known);
            return Err(type_error(format!("`{}` has no parameter `{name}`{advice}", info.name)));
        };
        values.push((i, number(&name, &value)?));
    }
    let mut parameters = vec![f64::NAN; known.len()];
    if S::parameter_values(set, &values, &mut parameters).is_none() {
        return Err(no_set::<S>(py, set.unwrap_or_default()));
    }
    let open = |i: &usize| parameters[*i].is_nan() && !values.iter().any(|(given, _)| given == i);
    let open: Vec<&str> = (0..known.len()).filter(open).map(|i| known[i]).collect();
    if !open.is_empty() {
        let message = format!("`{}` needs a value for `{}`, which has no default", info.name, open.join("`, `"));
        return Err(type_error(message));
    }
    S::from_parameters(&parameters).map_err(|error| value_error(error.to_string()))
}

fn no_set<S: Model>(py: Python<'_>, name: &str) -> PyErr {
    let known: Vec<&str> = S::INFO.data_sets.iter().map(|set| set.name).collect();
    value_error(format!("`{}` has no data set `{name}`{}", S::INFO.name, advice(py, name, &known)))
}

/// Returns the initial state of a data set, by default the first.
pub(crate) fn initial<'py, S: Model>(py: Python<'py>, system: &S, set: Option<&str>) -> PyResult<Pair<'py>> {
    use nonholonomic::State as _;
    let first = S::INFO.data_sets.first().map(|set| set.name);
    let Some(name) = set.or(first) else {
        return Err(value_error(format!("`{}` was declared without initial data", S::INFO.name)));
    };
    let state = system.initial_state(name).ok_or_else(|| no_set::<S>(py, name))?;
    let (q, v) = (state.configuration(), state.velocity());
    let (q, v) = (q.as_ref().to_vec(), v.as_ref().to_vec());
    let (n, k) = (q.len(), v.len());
    Ok((array(py, q, &[n])?, array(py, v, &[k])?))
}

/// Returns the values of the parameters by name.
pub(crate) fn parameters<'py, S: Model>(py: Python<'py>, system: &S) -> PyResult<Bound<'py, PyDict>> {
    let mut values = vec![0.0; S::INFO.parameters.len()];
    system.write_parameters(&mut values);
    let all = PyDict::new(py);
    for (parameter, value) in S::INFO.parameters.iter().zip(values) {
        all.set_item(parameter.quantity.name, value)?;
    }
    Ok(all)
}

/// Returns the value of one parameter.
pub(crate) fn parameter<S: Model>(py: Python<'_>, system: &S, name: &str) -> PyResult<f64> {
    let found =
        S::INFO.parameters.iter().position(|p| p.quantity.name == name || normalised(py, p.quantity.name) == name);
    match found {
        Some(i) => {
            let mut values = vec![0.0; S::INFO.parameters.len()];
            system.write_parameters(&mut values);
            Ok(values[i])
        }
        None => Err(PyAttributeError::new_err(format!("`{}` has no attribute `{name}`", S::INFO.name))),
    }
}

/// Returns the names of attributes, including parameters.
pub(crate) fn listed<'py, S: Model>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    let names = py.import("builtins")?.getattr("object")?.call_method1("__dir__", (object,))?;
    names.call_method1("extend", (S::INFO.parameters.iter().map(|p| p.quantity.name).collect::<Vec<_>>(),))?;
    Ok(names)
}

/// Returns the recipe for an equal object in another process.
pub(crate) fn reduced<'py, S: Model>(
    py: Python<'py>,
    class_of: Bound<'py, PyAny>,
    system: &S,
) -> PyResult<Bound<'py, PyTuple>> {
    let arguments = PyTuple::new(py, [class_of, parameters(py, system)?.into_any()])?;
    PyTuple::new(py, [class(py, "restored")?, arguments.into_any()])
}

/// Formats a system as `ChaplyginSleigh(J=8.0, m=1.0)`.
pub(crate) fn written<S: Model>(class: &str, system: &S) -> String {
    let mut values = vec![0.0; S::INFO.parameters.len()];
    system.write_parameters(&mut values);
    let values = S::INFO.parameters.iter().zip(values).map(|(p, value)| format!("{}={value:?}", p.quantity.name));
    format!("{class}({})", values.collect::<Vec<_>>().join(", "))
}

/// Evaluates a function of states, with any leading axes.
pub(crate) fn over_states<'py, S: Model>(
    py: Python<'py>,
    system: &S,
    (q, v): (&Bound<'py, PyAny>, &Bound<'py, PyAny>),
    t: Option<&Bound<'py, PyAny>>,
    function: impl Fn(&S, &S::State) -> f64 + Send + Sync,
) -> PyResult<Bound<'py, PyAny>> {
    let (axes, given) = grid::<S>(q, v)?;
    let times = times(py, t, &axes)?;
    let values: Vec<f64> = py.detach(|| {
        let (signals, mut pace) = (Signals::new(), Pace::new());
        let at = |i: usize| {
            if pace.took(1) {
                signals.check()?;
            }
            let (q, v) = given.at(i);
            Ok(system.state_from(times[i], q, v).map_or(f64::NAN, |state| function(system, &state)))
        };
        (0..given.len()).map(at).collect::<PyResult<_>>()
    })?;
    number_or_array(py, values, &axes)
}

/// Returns the state moved onto the constraints.
pub(crate) fn project<'py, S: Model>(
    py: Python<'py>,
    system: &S,
    (q, v): (&Bound<'py, PyAny>, &Bound<'py, PyAny>),
    t: f64,
) -> PyResult<Pair<'py>> {
    let mut given = states::<S>(q, v)?;
    run::project(py, system, &mut given, t)?;
    let shape = |width: usize| given.count.map_or(vec![width], |count| vec![count, width]);
    let (n, k) = (shape(S::INFO.coordinates.len()), shape(S::INFO.velocities.len()));
    Ok((array(py, given.q, &n)?, array(py, given.v, &k)?))
}

/// Evaluates a function of the model by its name.
pub(crate) fn evaluate<'py, S: Model>(
    py: Python<'py>,
    system: &S,
    name: &str,
    given: Keywords<'_, 'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(function) = S::INFO.functions.iter().find(|function| function.name == name) else {
        let known: Vec<&str> = S::INFO.functions.iter().map(|function| function.name).collect();
        return Err(value_error(format!("`{}` has no function `{name}`{}", S::INFO.name, advice(py, name, &known))));
    };
    // Velocities have the name `v` in Python.
    let spelled = |argument: &'static str| if argument == "w" { "v" } else { argument };
    let mut arguments: Vec<(&str, Vec<f64>)> = Vec::new();
    for (key, value) in given.iter().flat_map(|given| given.iter()) {
        let key: String = key.extract()?;
        let Some((argument, length)) = function.arguments.iter().find(|(argument, _)| spelled(argument) == key) else {
            let known: Vec<&str> = function.arguments.iter().map(|(argument, _)| spelled(argument)).collect();
            return Err(type_error(format!("`{name}` has no argument `{key}`{}", advice(py, &key, &known))));
        };
        let found = numbers(&key, &value)?;
        let scalar = found.shape.is_empty() && *length == 1;
        if found.shape != [*length] && !scalar {
            let (found, wanted) = (shape(&found.shape), shape(&[*length]));
            return Err(value_error(format!("`{key}` has the shape {found}, `{name}` expects {wanted}")));
        }
        arguments.push((argument, found.values));
    }
    let arguments: Vec<(&str, &[f64])> = arguments.iter().map(|(name, values)| (*name, values.as_slice())).collect();
    let mut out = vec![0.0; function.shape.iter().product()];
    system.evaluate(name, &arguments, &mut out).map_err(|error| match error {
        EvaluateError::MissingArgument { name: missing } => {
            type_error(format!("`{name}` needs the argument `{}`", spelled(missing)))
        }
        other => value_error(format!("`{name}`: {other}")),
    })?;
    number_or_array(py, out, function.shape)
}

/// Returns the right-hand side of ẏ = f(t, y) for y = (q, v), in the form for solvers of
/// differential equations.
pub(crate) fn rhs<'py, S: Model>(
    py: Python<'py>,
    system: &S,
    t: f64,
    y: &Bound<'py, PyAny>,
    inputs: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (n, k, c) = (S::INFO.coordinates.len(), S::INFO.velocities.len(), S::INFO.inputs.len());
    let (y, u) = point(y, inputs, (n, k, c))?;
    let (q, v) = y.split_at(n);
    let arguments: &[(&str, &[f64])] = &[("q", q), ("w", v), ("u", &u), ("t", &[t])];
    let mut out = vec![0.0; n + k];
    let (dq, dv) = out.split_at_mut(n);
    let moved = system.evaluate("{configuration_velocity}", arguments, dq).map(|_| ());
    let moved = match moved {
        // The velocities are those of the coordinates.
        Err(EvaluateError::UnknownFunction) if n == k => {
            dq.copy_from_slice(v);
            Ok(())
        }
        Err(EvaluateError::UnknownFunction) if n == 0 => Ok(()),
        other => other,
    };
    moved
        .and_then(|()| system.evaluate("{acceleration}", arguments, dv))
        .map_err(|error| value_error(error.to_string()))?;
    array(py, out, &[n + k])
}
