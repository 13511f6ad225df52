//! Conversion of Python's arguments to numbers.

use super::common::{Rows, common_axes, leading, number, numbers, pairs, shape};
use super::errors::{type_error, value_error};
use nonholonomic::catalogue::{MethodInfo, Model};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The keyword arguments `**options`.
pub(crate) type Keywords<'a, 'py> = Option<&'a Bound<'py, PyDict>>;

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
    let (count, q, v) = pairs(rows("q", q, &coordinates)?, rows("v", v, &velocities)?)?;
    Ok(States { count, q, v })
}

/// Reads rows with an entry for each of these names; the count is `None` for a single row.
fn rows(name: &str, value: &Bound<'_, PyAny>, names: &[&str]) -> PyResult<Rows> {
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
        leading(name, value, names).map(|(axes, values)| (Some(axes), values))
    };
    let (q_axes, q) = one("q", q, &coordinates)?;
    let (v_axes, v) = one("v", v, &velocities)?;
    let axes = common_axes(q_axes, v_axes)?;
    let count = axes.iter().product();
    Ok((axes, States { count: Some(count), q, v }))
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
