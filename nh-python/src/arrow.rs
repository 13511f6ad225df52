//! Tables as Arrow streams, for every reader of Arrow's C stream interface (pyarrow, polars,
//! DuckDB, pandas).

use crate::arguments::numbers;
use crate::errors::value_error;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, Float64Array, Int64Array, RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::collections::HashMap;
use std::sync::Arc;

/// Columns by name, each with its unit.
type Columns<'py> = Vec<(String, Bound<'py, PyAny>, Option<String>)>;

/// A capsule with the Arrow stream of a table of `shape` (batches, rows per batch). If `index` is a
/// name, a leading column of that name counts the batches. The capsule releases everything that was
/// not read.
///
/// # Errors
/// Columns of unequal lengths.
#[pyfunction]
pub(crate) fn arrow_stream<'py>(
    py: Python<'py>,
    columns: Columns<'py>,
    shape: (usize, usize),
    index: Option<String>,
    about: HashMap<String, String>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let (batches, rows) = shape;
    let (mut fields, mut arrays): (Vec<Field>, Vec<ArrayRef>) = (Vec::new(), Vec::new());
    if let Some(index) = index {
        fields.push(Field::new(index, DataType::Int64, false));
        let numbers = (0..batches as i64).flat_map(|batch| std::iter::repeat_n(batch, rows));
        arrays.push(Arc::new(Int64Array::from_iter_values(numbers)));
    }
    for (name, values, unit) in columns {
        let metadata: HashMap<String, String> = unit.map(|unit| ("unit".to_owned(), unit)).into_iter().collect();
        arrays.push(Arc::new(Float64Array::from(numbers(&name, &values)?.values)));
        fields.push(Field::new(name, DataType::Float64, false).with_metadata(metadata));
    }
    let failed = |error: ArrowError| value_error(format!("internal error: {error}"));
    let schema = Arc::new(Schema::new_with_metadata(fields, about));
    let table = RecordBatch::try_new(Arc::clone(&schema), arrays).map_err(failed)?;
    // The slices of a table share its memory.
    let parts: Vec<_> = (0..batches).map(|batch| Ok(table.slice(batch * rows, rows))).collect();
    let stream = FFI_ArrowArrayStream::new(Box::new(RecordBatchIterator::new(parts, schema)));
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}
