//! Conversion of Python's arguments to numbers.

use super::errors::{type_error, value_error};
use nonholonomic::catalogue::{MethodInfo, Model};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyAttributeError, PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// The keyword arguments `**options`.
pub(crate) type Keywords<'a, 'py> = Option<&'a Bound<'py, PyDict>>;

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

/// Returns the numbers of anything that NumPy accepts as an array. They are copied, because other
/// threads may write to the array.
pub(crate) fn numbers(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Numbers> {
    // Only this layout of the array's memory has the numbers row by row.
    if value.is_exact_instance_of::<PyUntypedArray>()
        && let Ok(array) = value.cast::<PyArrayDyn<f64>>()
        && array.is_c_contiguous()
        && array.is_aligned()
        && let Ok(values) = array.to_vec()
    {
        return Ok(Numbers { shape: array.shape().to_vec(), values });
    }
    let numpy = value.py().import("numpy")?;
    if numpy.getattr("ma")?.call_method1("is_masked", (value,))?.is_truthy()? {
        return Err(value_error(format!("`{name}` has masked entries; `{name}.filled(…)` gives them values")));
    }
    let array = converted(value.py(), numpy.call_method1("asarray", (value,)))?
        .map_err(|error| value_error(format!("`{name}` is not an array of numbers: {}", error.value(value.py()))))?;
    let dtype = array.getattr("dtype")?;
    let kind: String = dtype.getattr("kind")?.extract()?;
    if !["i", "u", "f"].contains(&kind.as_str()) {
        return Err(type_error(format!("`{name}` must have real numbers; its dtype is {dtype}")));
    }
    let options = PyDict::new(value.py());
    options.set_item("dtype", "float64")?;
    options.set_item("order", "C")?;
    let array = numpy.call_method("array", (array,), Some(&options))?;
    let array = array.cast::<PyArrayDyn<f64>>()?;
    Ok(Numbers { shape: array.shape().to_vec(), values: array.to_vec()? })
}

/// Formats a shape: `(3,)`, `(100, 3)`.
pub(crate) fn shape(lengths: &[usize]) -> String {
    match lengths {
        [one] => format!("({one},)"),
        all => format!("({})", all.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")),
    }
}

/// One state or several.
pub(crate) struct States {
    /// The number of states; `None` for a single state that is no batch.
    pub(crate) count: Option<usize>,
    pub(crate) q: Vec<f64>,
    pub(crate) v: Vec<f64>,
}

impl States {
    /// Returns the number of states.
    pub(crate) fn len(&self) -> usize {
        self.count.unwrap_or(1)
    }

    /// Returns coordinates and velocities of one state.
    pub(crate) fn at(&self, i: usize) -> (&[f64], &[f64]) {
        let of = |all: &'_ [f64]| all.len() / self.len().max(1);
        let (n, k) = (of(&self.q), of(&self.v));
        (&self.q[i * n..(i + 1) * n], &self.v[i * k..(i + 1) * k])
    }
}

/// Returns the names of the coordinates and of the velocities.
pub(crate) fn variables<S: Model>() -> (Vec<&'static str>, Vec<&'static str>) {
    let names = |list: &'static [nonholonomic::catalogue::Quantity]| list.iter().map(|q| q.name).collect();
    (names(S::INFO.coordinates), names(S::INFO.velocities))
}

/// Reads `q` of shape (n,) or (count, n), and `v` likewise. A single row of one is combined with
/// each row of the other.
pub(crate) fn states<S: Model>(q: &Bound<'_, PyAny>, v: &Bound<'_, PyAny>) -> PyResult<States> {
    let (coordinates, velocities) = variables::<S>();
    let (q_count, q) = rows("q", q, &coordinates)?;
    let (v_count, v) = rows("v", v, &velocities)?;
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
    Ok(States { count, q: repeated(q, q_count, count), v: repeated(v, v_count, count) })
}

/// Reads rows with an entry for each of these names; the count is `None` for a single row.
fn rows(name: &str, value: &Bound<'_, PyAny>, names: &[&str]) -> PyResult<(Option<usize>, Vec<f64>)> {
    if names.is_empty() && value.is_none() {
        return Ok((None, Vec::new()));
    }
    let found = numbers(name, value)?;
    let width = names.len();
    match found.shape.as_slice() {
        [n] if *n == width => Ok((None, found.values)),
        [count, n] if *n == width => Ok((Some(*count), found.values)),
        other => Err(value_error(format!(
            "`{name}` has the shape {}, expected ({width},) or (count, {width}): {}",
            shape(other),
            names.join(", ")
        ))),
    }
}

/// Reads states with any number of leading axes, and returns these axes.
pub(crate) fn grid<S: Model>(q: &Bound<'_, PyAny>, v: &Bound<'_, PyAny>) -> PyResult<(Vec<usize>, States)> {
    let (coordinates, velocities) = variables::<S>();
    let one = |name: &str, value: &Bound<'_, PyAny>, names: &[&str]| {
        if names.is_empty() && value.is_none() {
            return Ok((None, Vec::new()));
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
    let (q_axes, q) = one("q", q, &coordinates)?;
    let (v_axes, v) = one("v", v, &velocities)?;
    let axes = match (q_axes, v_axes) {
        (Some(q), Some(v)) if q != v => {
            let message = format!("`q` and `v` have different leading axes, {} and {}", shape(&q), shape(&v));
            return Err(value_error(message));
        }
        (q, v) => q.or(v).unwrap_or_default(),
    };
    let count = axes.iter().product();
    Ok((axes, States { count: Some(count), q, v }))
}

/// Returns a NumPy array of this shape, which takes over the numbers without copying them.
pub(crate) fn array<'py>(py: Python<'py>, values: Vec<f64>, shape: &[usize]) -> PyResult<Bound<'py, PyAny>> {
    Ok(PyArray1::from_vec(py, values).reshape(shape)?.into_any())
}

/// Returns a tuple of strings.
pub(crate) fn strings<'py>(
    py: Python<'py>,
    list: impl IntoIterator<Item = &'static str>,
) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, list.into_iter().collect::<Vec<_>>())
}

/// Formats `; did you mean …?`, and the list of alternatives.
pub(crate) fn advice(py: Python<'_>, name: &str, known: &[&str]) -> String {
    let list = known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let close: Vec<String> = py
        .import("difflib")
        .and_then(|difflib| difflib.call_method1("get_close_matches", (name, known.to_vec(), 1)))
        .and_then(|close| close.extract())
        .unwrap_or_default();
    match (close.first(), known) {
        (_, []) => "; it has none".to_owned(),
        (Some(close), _) => format!("; did you mean `{close}`? There are {list}"),
        (None, _) => format!("; there are {list}"),
    }
}

/// Reads an integer of at least `least`.
pub(crate) fn count(name: &str, value: &Bound<'_, PyAny>, least: u64) -> PyResult<u64> {
    let value: i64 = converted(value.py(), value.extract())?
        .map_err(|_| type_error(format!("`{name}` must be an integer, it is {}", repr(value))))?;
    u64::try_from(value)
        .ok()
        .filter(|value| *value >= least)
        .ok_or_else(|| value_error(format!("`{name}` must be at least {least}, it is {value}")))
}

/// Returns the value in Python's notation.
pub(crate) fn repr(value: &Bound<'_, PyAny>) -> String {
    value.repr().map_or_else(|_| "?".to_owned(), |text| text.to_string())
}

/// A method, with values for its options; empty if all have their defaults.
pub(crate) struct Choice {
    pub(crate) method: &'static MethodInfo,
    pub(crate) options: Vec<f64>,
}

/// Returns the method of this name, by default the first, with options by keyword (`alpha=0.4`) or
/// after the name (`dla:0.4`).
pub(crate) fn choose<S: Model>(
    py: Python<'_>,
    function: &str,
    keywords: &[&str],
    method: Option<&str>,
    options: Keywords<'_, '_>,
) -> PyResult<Choice> {
    let info = S::INFO;
    let (method, typed) = match method {
        None => match info.methods.first() {
            Some(method) => (method, Vec::new()),
            None => return Err(value_error(format!("`{}` was generated without methods", info.name))),
        },
        Some(text) => spelled::<S>(py, text)?,
    };
    let Some(given) = options.filter(|given| !given.is_empty()) else {
        return Ok(Choice { method, options: typed });
    };
    let mut values: Vec<f64> = method.options.iter().map(|option| option.default).collect();
    for (name, value) in given.iter() {
        let name: String = name.extract()?;
        let Some(i) = method.options.iter().position(|option| option.name == name) else {
            let mut known = keywords.to_vec();
            known.extend(method.options.iter().map(|option| option.name));
            let advice = advice(py, &name, &known);
            return Err(type_error(format!("{function}() with `{}` has no keyword `{name}`{advice}", method.name)));
        };
        if !typed.is_empty() {
            return Err(type_error(format!("the options of `{}` are given twice", method.name)));
        }
        values[i] = number(&name, &value)?;
    }
    Ok(Choice { method, options: values })
}

/// Parses `gonzalez` or `dla:0.4`.
fn spelled<S: Model>(py: Python<'_>, text: &str) -> PyResult<(&'static MethodInfo, Vec<f64>)> {
    if let Some(method) = S::INFO.method(text) {
        return Ok((method, Vec::new()));
    }
    for (at, _) in text.rmatch_indices(':') {
        if let Some(method) = S::INFO.method(&text[..at]) {
            let values = text[at + 1..].split(':').map(|value| {
                let number = value.trim().parse::<f64>();
                number.map_err(|_| value_error(format!("`{value}`, an option of `{}`, is not a number", method.name)))
            });
            return Ok((method, values.collect::<PyResult<_>>()?));
        }
    }
    let known: Vec<&str> = S::INFO.methods.iter().map(|method| method.name).collect();
    let advice = advice(py, text, &known);
    Err(value_error(format!("`{}` has no method `{text}`{advice}", S::INFO.name)))
}

/// Reads a real number.
pub(crate) fn number(name: &str, value: &Bound<'_, PyAny>) -> PyResult<f64> {
    converted(value.py(), value.extract())?
        .map_err(|_| type_error(format!("`{name}` must be a real number, it is {}", repr(value))))
}
