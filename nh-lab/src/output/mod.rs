//! Files: written to a temporary name and renamed, so that what stands under the final name is always whole.

mod csv;
mod file;
mod json;
#[cfg(feature = "cli")]
mod parquet;

pub use self::csv::CsvRows;
pub use file::{Target, discard_unfinished};
pub use json::{JsonRows, RunHeader};
#[cfg(feature = "cli")]
pub use parquet::ParquetRows;
