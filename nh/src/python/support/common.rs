//! Numbers, names and threads. The package `nonholonomic` and the packages that `nh generate
//! --python` writes have this file in common.

use super::errors::{type_error, value_error};
use nonholonomic::catalogue::{MAX_THREADS_PER_PROCESSOR, ModelInfo};
use numpy::ndarray::ArrayView;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods, ToPyArray};
use pyo3::exceptions::{PyAttributeError, PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyInt, PyList, PyTuple};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

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

/// Reads the numbers of a C-contiguous NumPy array, or of a list or tuple of Python's numbers,
/// directly; `None` for anything else.
pub(crate) fn plain(value: &Bound<'_, PyAny>) -> Option<Numbers> {
    if let Ok(list) = value.cast_exact::<PyList>() {
        return in_sequence(list.iter());
    }
    if let Ok(tuple) = value.cast_exact::<PyTuple>() {
        return in_sequence(tuple.iter());
    }
    if !value.is_exact_instance_of::<PyUntypedArray>() {
        return None;
    }
    let array = value.cast::<PyArrayDyn<f64>>().ok()?;
    // Only in this layout does a slice of the array's memory hold the numbers row by row.
    let is_in_order = array.is_c_contiguous() && array.is_aligned();
    Some(Numbers { shape: array.shape().to_vec(), values: is_in_order.then(|| array.to_vec().ok())?? })
}

/// Reads one row of floats and integers; `None` if there is anything else among them.
fn in_sequence<'py>(entries: impl Iterator<Item = Bound<'py, PyAny>>) -> Option<Numbers> {
    let number = |entry: Bound<'py, PyAny>| match entry.cast::<PyFloat>() {
        Ok(number) => Some(number.value()),
        Err(_) => entry.cast_exact::<PyInt>().ok()?.extract().ok(),
    };
    let values = entries.map(number).collect::<Option<Vec<f64>>>()?;
    Some(Numbers { shape: vec![values.len()], values })
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
    if values.len() <= MAX_COPIED
        && let Ok(view) = ArrayView::from_shape(shape, &values)
    {
        return Ok(view.to_pyarray(py).into_any());
    }
    let made = PyArray1::from_vec(py, values);
    if *shape == [made.len()] { Ok(made.into_any()) } else { Ok(made.reshape(shape)?.into_any()) }
}

/// Below this length, copying the numbers is faster than making an owner for their memory.
const MAX_COPIED: usize = 64;

/// Makes a number if there are no axes, and otherwise an array.
pub(crate) fn number_or_array<'py>(py: Python<'py>, values: Vec<f64>, shape: &[usize]) -> PyResult<Bound<'py, PyAny>> {
    match (shape, values.as_slice()) {
        ([], [value]) => Ok(value.into_pyobject(py)?.into_any()),
        _ => array(py, values, shape),
    }
}

/// Makes a tuple of strings.
pub(crate) fn strings<'py>(
    py: Python<'py>,
    list: impl IntoIterator<Item = &'static str>,
) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, list.into_iter().collect::<Vec<_>>())
}

/// Returns the known units of coordinates, velocities and parameters.
pub(crate) fn units<'py>(py: Python<'py>, info: &ModelInfo) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    let parameters = info.parameters.iter().map(|p| &p.quantity);
    for quantity in info.coordinates.iter().chain(info.velocities).chain(parameters) {
        all.set_item(quantity.name, quantity.unit)?;
    }
    Ok(all)
}

/// Returns the step sizes that data sets declare, by name.
pub(crate) fn step_sizes<'py>(py: Python<'py>, info: &ModelInfo) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    for (set, step) in info.steps {
        all.set_item(info.data_sets[*set].name, *step)?;
    }
    Ok(all)
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

/// Returns the name as Python reads it: identifiers of a program are normalised (NFKC).
pub(crate) fn normalised(py: Python<'_>, name: &str) -> String {
    if name.is_ascii() {
        return name.to_owned();
    }
    let normal = py.import("unicodedata").and_then(|unicode| unicode.call_method1("normalize", ("NFKC", name)));
    normal.and_then(|name| name.extract()).unwrap_or_else(|_| name.to_owned())
}

/// Rows of numbers, with their count; `None` for a single row that is no batch.
pub(crate) type Rows = (Option<usize>, Vec<f64>);

/// Pairs two sets of rows. A single row goes with each row of the other set.
pub(crate) fn pairs((q_count, q): Rows, (v_count, v): Rows) -> PyResult<(Option<usize>, Vec<f64>, Vec<f64>)> {
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
    Ok((count, repeated(q, q_count, count), repeated(v, v_count, count)))
}

/// Reads an array whose last axis has an entry for each of these names, and returns its other axes.
pub(crate) fn leading(name: &str, value: &Bound<'_, PyAny>, names: &[&str]) -> PyResult<(Vec<usize>, Vec<f64>)> {
    let found = numbers(name, value)?;
    match found.shape.split_last() {
        Some((last, leading)) if *last == names.len() => Ok((leading.to_vec(), found.values)),
        _ => Err(value_error(format!(
            "`{name}` has the shape {}, expected (…, {}): {}",
            shape(&found.shape),
            names.len(),
            names.join(", ")
        ))),
    }
}

/// Returns the leading axes of `q` and `v`, of which one may have none.
pub(crate) fn common_axes(q: Option<Vec<usize>>, v: Option<Vec<usize>>) -> PyResult<Vec<usize>> {
    match (q, v) {
        (Some(q), Some(v)) if q != v => {
            let message = format!("`q` and `v` have different leading axes, {} and {}", shape(&q), shape(&v));
            Err(value_error(message))
        }
        (q, v) => Ok(q.or(v).unwrap_or_default()),
    }
}

/// Reads the times of states with these leading axes; 0 if none are given.
pub(crate) fn times<'py>(py: Python<'py>, t: Option<&Bound<'py, PyAny>>, axes: &[usize]) -> PyResult<Vec<f64>> {
    let Some(t) = t else { return Ok(vec![0.0; axes.iter().product()]) };
    let broadcast = py.import("numpy")?.call_method1("broadcast_to", (t, axes.to_vec()))?;
    Ok(numbers("t", &broadcast)?.values)
}

/// Reads the point y = (q, v) of n + k numbers and c control inputs, by default 0.
pub(crate) fn point(
    y: &Bound<'_, PyAny>,
    inputs: Option<&Bound<'_, PyAny>>,
    (n, k, c): (usize, usize, usize),
) -> PyResult<(Vec<f64>, Vec<f64>)> {
    let found = numbers("y", y)?;
    if found.shape != [n + k] {
        let (found, wanted) = (shape(&found.shape), shape(&[n + k]));
        let message = format!("`y` has the shape {found}, expected {wanted}: the coordinates, the velocities");
        return Err(value_error(message));
    }
    let u = match inputs.filter(|inputs| !inputs.is_none()) {
        None => vec![0.0; c],
        Some(inputs) => {
            let found = numbers("inputs", inputs)?;
            if found.shape != [c] {
                let (found, wanted) = (shape(&found.shape), shape(&[c]));
                return Err(value_error(format!("`inputs` has the shape {found}, expected {wanted}")));
            }
            found.values
        }
    };
    Ok((found.values, u))
}

/// Splits a slice into parts of equal length. The parts are empty for a system without coordinates.
pub(crate) fn split<T>(all: &mut [T], count: usize, length: usize) -> impl Iterator<Item = &mut [T]> {
    let mut rest = all;
    (0..count).map(move |_| {
        let (first, others) = std::mem::take(&mut rest).split_at_mut(length);
        rest = others;
        first
    })
}

/// The threads that batches share, and the process that they belong to. After a fork the child
/// process has none of them.
static SHARED: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// Returns a pool of this many threads, at most as many as there are jobs and a few per processor.
/// Without a number it returns the shared pool, which has a thread for each processor.
///
/// # Errors
/// The operating system creates no threads.
pub(crate) fn pool(threads: Option<usize>, jobs: usize) -> Result<Arc<ThreadPool>, String> {
    let build = |count| ThreadPoolBuilder::new().num_threads(count).build().map(Arc::new).map_err(|e| e.to_string());
    if let Some(count) = threads {
        let most = MAX_THREADS_PER_PROCESSOR * available_parallelism().map_or(1, usize::from);
        return build(count.min(most).min(jobs).max(1));
    }
    let process = std::process::id();
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    match shared.take() {
        Some((owner, pool)) if owner == process => {
            *shared = Some((owner, pool.clone()));
            Ok(pool)
        }
        other => {
            // The parent's threads do not exist in this process, and dropping their pool would wait
            // for them.
            std::mem::forget(other);
            let pool = build(0)?;
            *shared = Some((process, pool.clone()));
            Ok(pool)
        }
    }
}
