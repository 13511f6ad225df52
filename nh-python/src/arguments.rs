//! Conversion of Python's arguments to numbers, and back.

use crate::errors::{state_error, type_error, value_error};
use nonholonomic::catalogue::{ModelInfo, Quantity};
use nonholonomic_lab::names;
use nonholonomic_lab::registry;
use numpy::{PyArray1, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyAttributeError, PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// Real numbers with a shape, row by row.
pub(crate) struct Numbers {
    pub(crate) shape: Vec<usize>,
    pub(crate) values: Vec<f64>,
}

/// Separates the failure of a conversion, which the caller reports in its own words, from other
/// exceptions, which pass through: Python code that runs in between, such as a signal handler or a
/// value's `__float__`, may raise anything.
pub(crate) fn converted<T>(py: Python<'_>, result: PyResult<T>) -> PyResult<PyResult<T>> {
    match result {
        Err(error)
            if !(error.is_instance_of::<PyTypeError>(py)
                || error.is_instance_of::<PyValueError>(py)
                || error.is_instance_of::<PyOverflowError>(py)
                || error.is_instance_of::<PyAttributeError>(py)) =>
        {
            Err(error)
        }
        result => Ok(result),
    }
}

/// Reads the numbers of a C-contiguous NumPy array directly; `None` for anything else.
fn plain(value: &Bound<'_, PyAny>) -> Option<Numbers> {
    if !value.is_exact_instance_of::<PyUntypedArray>() {
        return None;
    }
    let array = value.cast::<PyArrayDyn<f64>>().ok()?;
    // Only in this layout does a slice of the array's memory hold the numbers row by row.
    let is_in_order = array.is_c_contiguous() && array.is_aligned();
    Some(Numbers { shape: array.shape().to_vec(), values: is_in_order.then(|| array.to_vec().ok())?? })
}

/// Reads the numbers of anything that NumPy converts to an array. They are copied because other
/// threads may write to the array.
pub(crate) fn numbers(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Numbers> {
    if let Some(numbers) = plain(value) {
        return Ok(numbers);
    }
    let numpy = value.py().import("numpy")?;
    if numpy.getattr("ma")?.call_method1("is_masked", (value,))?.is_truthy()? {
        return Err(value_error(format!("`{name}` has masked entries; `{name}.filled(…)` gives them values")));
    }
    let array = converted(value.py(), numpy.call_method1("asarray", (value,)))?
        .map_err(|error| value_error(format!("`{name}` is not an array of numbers: {}", error.value(value.py()))))?;
    let dtype = array.getattr("dtype")?;
    let kind: String = dtype.getattr("kind")?.extract()?;
    let is_empty = array.getattr("size")?.extract::<usize>()? == 0;
    if !["i", "u", "f"].contains(&kind.as_str()) && !is_empty {
        return Err(type_error(format!("`{name}` must have real numbers; its dtype is {dtype}")));
    }
    let options = PyDict::new(value.py());
    options.set_item("dtype", "float64")?;
    options.set_item("order", "C")?;
    let array = numpy.call_method("array", (array,), Some(&options))?;
    let array = array.cast::<PyArrayDyn<f64>>()?;
    Ok(Numbers { shape: array.shape().to_vec(), values: array.to_vec()? })
}

/// Formats a shape as Python does: `(3,)`, `(100, 3)`.
pub(crate) fn shape(lengths: &[usize]) -> String {
    match lengths {
        [one] => format!("({one},)"),
        all => format!("({})", all.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")),
    }
}

/// Makes a NumPy array of this shape. A long vector becomes its memory without a copy.
pub(crate) fn array<'py>(py: Python<'py>, values: Vec<f64>, shape: &[usize]) -> PyResult<Bound<'py, PyAny>> {
    let made = match values.len() {
        0..=MAX_COPIED => PyArray1::from_slice(py, &values),
        _ => PyArray1::from_vec(py, values),
    };
    if *shape == [made.len()] { Ok(made.into_any()) } else { Ok(made.reshape(shape)?.into_any()) }
}

/// Below this length, copying the numbers is faster than making an owner for their memory.
const MAX_COPIED: usize = 64;

/// Makes a tuple of strings.
pub(crate) fn strings<'py>(
    py: Python<'py>,
    list: impl IntoIterator<Item = &'static str>,
) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, list.into_iter().collect::<Vec<_>>())
}

/// Returns Python's `repr` of a value.
pub(crate) fn repr(value: &Bound<'_, PyAny>) -> String {
    value.repr().map_or_else(|_| "?".to_owned(), |text| text.to_string())
}

/// Reads a real number.
pub(crate) fn number(name: &str, value: &Bound<'_, PyAny>) -> PyResult<f64> {
    converted(value.py(), value.extract())?
        .map_err(|_| type_error(format!("`{name}` must be a real number, it is {}", repr(value))))
}

/// Reads an integer that is at least `least`.
pub(crate) fn count(name: &str, value: &Bound<'_, PyAny>, least: u64) -> PyResult<u64> {
    let value: i64 = converted(value.py(), value.extract())?
        .map_err(|_| type_error(format!("`{name}` must be an integer, it is {}", repr(value))))?;
    let found = u64::try_from(value).ok().filter(|value| *value >= least);
    found.ok_or_else(|| value_error(format!("`{name}` must be at least {least}, it is {value}")))
}

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
) -> PyResult<(Option<usize>, Vec<f64>)> {
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
) -> PyResult<(Option<usize>, Vec<f64>)> {
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

/// Pairs two sets of rows to initial states. A single row goes with each row of the other set.
pub(crate) fn paired(
    (q_count, q): (Option<usize>, Vec<f64>),
    (v_count, v): (Option<usize>, Vec<f64>),
    sizes: (usize, usize),
) -> PyResult<States> {
    let repeated = |values: Vec<f64>, own: Option<usize>, count: Option<usize>| match (own, count) {
        (None, Some(count)) => values.repeat(count),
        _ => values,
    };
    let count = match (q_count, v_count) {
        (Some(q), Some(v)) if q != v => {
            return Err(value_error(format!("`q` has {q} rows, but `v` has {v}")));
        }
        (q, v) => q.or(v),
    };
    Ok(States { count, q: repeated(q, q_count, count), v: repeated(v, v_count, count), sizes })
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
        let found = numbers(name, value)?;
        match found.shape.split_last() {
            Some((last, leading)) if *last == names.len() => Ok((Some(leading.to_vec()), found.values)),
            _ => Err(value_error(format!(
                "`{name}` has the shape {}, expected (…, {}): {}",
                shape(&found.shape),
                names.len(),
                names.join(", ")
            ))),
        }
    };
    let (q_axes, q) = one(("q", "coordinate"), q, info.coordinates)?;
    let (v_axes, v) = one(("v", "velocity"), v, info.velocities)?;
    let axes = match (q_axes, v_axes) {
        (Some(q), Some(v)) if q != v => {
            let message = format!("`q` and `v` have different leading axes, {} and {}", shape(&q), shape(&v));
            return Err(value_error(message));
        }
        (q, v) => q.or(v).unwrap_or_default(),
    };
    let count = axes.iter().product();
    Ok((axes, States { count: Some(count), q, v, sizes: (info.coordinates.len(), info.velocities.len()) }))
}

/// Makes the exception for a value of the wrong type.
pub(crate) fn type_error_of(what: &str, wanted: &str, value: &Bound<'_, PyAny>) -> PyErr {
    type_error(format!("{what} must be {wanted}, it is {}", repr(value)))
}
