//! Conversion of Python's arguments to numbers, and back.

pub(crate) use crate::common::{
    Numbers, Rows, array, converted, count, number, number_or_array, numbers, repr, shape, strings,
};

use crate::common::{common_axes, leading, pairs, plain};
use crate::errors::{state_error, type_error, value_error};
use nonholonomic::catalogue::{ModelInfo, Quantity};
use nonholonomic_lab::names;
use nonholonomic_lab::registry;
use numpy::{PyArrayDescrMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

/// Reads the requested number of threads, if there is one.
pub(crate) fn threads(given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<usize>> {
    match given.filter(|given| !given.is_none()) {
        Some(given) => Ok(Some(count("threads", given, 1)? as usize)),
        None => Ok(None),
    }
}

/// One state, or a batch of states.
pub(crate) struct States {
    /// The size of the batch; `None` for a single state without a batch axis.
    pub(crate) count: Option<usize>,
    pub(crate) q: Vec<f64>,
    pub(crate) v: Vec<f64>,
    pub(crate) sizes: (usize, usize),
}

impl States {
    /// Returns the number of states.
    pub(crate) fn len(&self) -> usize {
        self.count.unwrap_or(1)
    }

    /// Returns the coordinates and velocities of one state.
    pub(crate) fn at(&self, i: usize) -> (&[f64], &[f64]) {
        let (n, k) = self.sizes;
        (&self.q[i * n..(i + 1) * n], &self.v[i * k..(i + 1) * k])
    }

    /// Repeats a single state to make a batch of this size.
    pub(crate) fn repeated(self, count: Option<usize>) -> PyResult<States> {
        match (self.count, count) {
            (_, None) => Ok(self),
            (None, Some(count)) => {
                Ok(States { count: Some(count), q: self.q.repeat(count), v: self.v.repeat(count), ..self })
            }
            (Some(own), Some(count)) if own == count => Ok(self),
            (Some(own), Some(count)) => {
                Err(value_error(format!("there are {own} initial states, but {count} values of the varied quantities")))
            }
        }
    }

    /// Rejects numbers that are not finite.
    pub(crate) fn finite(&self, py: Python<'_>, info: &ModelInfo) -> PyResult<()> {
        if self.q.iter().chain(&self.v).all(|x| x.is_finite()) {
            return Ok(());
        }
        for i in 0..self.len() {
            let (q, v) = self.at(i);
            let names = info.coordinates.iter().chain(info.velocities);
            if let Some((name, value)) = names.zip(q.iter().chain(v)).find(|(_, value)| !value.is_finite()) {
                let which = self.count.map_or(String::new(), |_| format!(" of the initial state {i}"));
                let message = format!("`{}`{which} must be a finite number, it is {value}", name.name);
                return Err(state_error(py, &message, self.count.map(|_| i), (q, v)));
            }
        }
        Ok(())
    }
}

/// Is the value a structured array, or an entry of one?
fn is_structured(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    if value.is_exact_instance_of::<PyList>() || value.is_exact_instance_of::<PyTuple>() {
        return Ok(false);
    }
    if let Ok(array) = value.cast::<PyUntypedArray>() {
        return Ok(array.dtype().has_fields());
    }
    let names = value.getattr("dtype").and_then(|dtype| dtype.getattr("names"));
    Ok(converted(value.py(), names)?.is_ok_and(|names| !names.is_none()))
}

/// Are the values named: is this a dictionary or a structured array?
pub(crate) fn is_mapping(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(value.is_instance_of::<PyDict>() || is_structured(value)?)
}

/// Returns the values by name if they are named.
pub(crate) fn mapping<'py>(value: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyDict>>> {
    if let Ok(dict) = value.cast::<PyDict>() {
        return Ok(Some(dict.clone()));
    }
    if !is_structured(value)? {
        return Ok(None);
    }
    let dict = PyDict::new(value.py());
    for name in value.getattr("dtype")?.getattr("names")?.try_iter()? {
        let name = name?;
        let field = value.get_item(&name)?;
        dict.set_item(name, field)?;
    }
    Ok(Some(dict))
}

/// Reads rows of named numbers. `given` is one row, many rows, or a dictionary whose values are
/// numbers or arrays of one length; `base` supplies the names that a dictionary leaves out. The
/// number of rows is `None` for a single row.
pub(crate) fn rows(
    (argument, kind): (&str, &str),
    given: &Bound<'_, PyAny>,
    names: &[&'static str],
    base: &[f64],
) -> PyResult<Rows> {
    let width = names.len();
    if let Some(dict) = mapping(given)? {
        return named_rows((argument, kind), &dict, names, base);
    }
    if width == 0 && given.is_none() {
        return Ok((None, Vec::new()));
    }
    let found = numbers(argument, given)?;
    match found.shape.as_slice() {
        [n] if *n == width => Ok((None, found.values)),
        [count, n] if *n == width => Ok((Some(*count), found.values)),
        other => Err(value_error(format!(
            "`{argument}` has the shape {}, expected ({width},) or (count, {width}): {}; or a dict by name",
            shape(other),
            names.join(", ")
        ))),
    }
}

fn named_rows(
    (argument, kind): (&str, &str),
    dict: &Bound<'_, PyDict>,
    names: &[&'static str],
    base: &[f64],
) -> PyResult<Rows> {
    let mut columns: Vec<(usize, Numbers)> = Vec::new();
    let mut count = None;
    for (key, value) in dict.iter() {
        let key: String = key.extract().map_err(|_| type_error(format!("the keys of `{argument}` must be names")))?;
        let at = position(kind, &key, names)?;
        if columns.iter().any(|(other, _)| *other == at) {
            return Err(value_error(format!("the {kind} `{}` is given twice", names[at])));
        }
        let found = match converted(value.py(), value.extract())? {
            Ok(value) => Numbers { shape: Vec::new(), values: vec![value] },
            Err(_) => numbers(&key, &value)?,
        };
        match (found.shape.as_slice(), count) {
            ([], _) => {}
            ([length], None) => count = Some(*length),
            ([length], Some(count)) if *length == count => {}
            (other, _) => {
                let wanted = count.map_or("() or (count,)".to_owned(), |count| format!("() or ({count},)"));
                let message = format!("`{key}` in `{argument}` has the shape {}, expected {wanted}", shape(other));
                return Err(value_error(message));
            }
        }
        columns.push((at, found));
    }
    let mut values = base.repeat(count.unwrap_or(1));
    for (at, column) in columns {
        for (i, row) in values.chunks_mut(names.len().max(1)).enumerate() {
            row[at] = if column.shape.is_empty() { column.values[0] } else { column.values[i] };
        }
    }
    Ok((count, values))
}

/// Returns the index of a name. The name of a coordinate stands for its velocity `x_dot`.
fn position(kind: &str, key: &str, names: &[&'static str]) -> PyResult<usize> {
    let rate = format!("{key}_dot");
    let key = if kind == "velocity" && names.contains(&&*rate) && !names.contains(&key) { &rate } else { key };
    let name = names::resolve(kind, key, names).map_err(value_error)?;
    Ok(names.iter().position(|known| *known == name).unwrap_or_default())
}

/// Pairs two sets of rows to initial states.
pub(crate) fn paired(q: Rows, v: Rows, sizes: (usize, usize)) -> PyResult<States> {
    let (count, q, v) = pairs(q, v)?;
    Ok(States { count, q, v, sizes })
}

/// Reads states with any number of leading axes, and returns these axes. A dictionary gives one
/// state, with 0 for the names that it leaves out.
pub(crate) fn grid(
    info: &ModelInfo,
    q: Option<&Bound<'_, PyAny>>,
    v: Option<&Bound<'_, PyAny>>,
) -> PyResult<(Vec<usize>, States)> {
    let one = |(name, kind): (&str, &str), value: Option<&Bound<'_, PyAny>>, list: &[Quantity]| {
        if let Some(found) = value.and_then(plain)
            && let Some((last, leading)) = found.shape.split_last()
            && *last == list.len()
        {
            return Ok((Some(leading.to_vec()), found.values));
        }
        let names = &*registry::names(list);
        let Some(value) = value.filter(|value| !value.is_none()) else {
            return match names {
                [] => Ok((None, Vec::new())),
                _ => Err(value_error(format!("`{name}` is missing: {}", names.join(", ")))),
            };
        };
        if let Some(dict) = mapping(value)? {
            let (count, values) = named_rows((name, kind), &dict, names, &vec![0.0; names.len()])?;
            return Ok((Some(count.into_iter().collect()), values));
        }
        leading(name, value, names).map(|(axes, values)| (Some(axes), values))
    };
    let (q_axes, q) = one(("q", "coordinate"), q, info.coordinates)?;
    let (v_axes, v) = one(("v", "velocity"), v, info.velocities)?;
    let axes = common_axes(q_axes, v_axes)?;
    let count = axes.iter().product();
    Ok((axes, States { count: Some(count), q, v, sizes: (info.coordinates.len(), info.velocities.len()) }))
}

/// Makes the exception for a value of the wrong type.
pub(crate) fn type_error_of(what: &str, wanted: &str, value: &Bound<'_, PyAny>) -> PyErr {
    type_error(format!("{what} must be {wanted}, it is {}", repr(value)))
}
