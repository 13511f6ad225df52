//! Output files, written under a temporary name and renamed: a file under its final name is always
//! complete.

mod csv;
mod file;
mod folder;
mod formats;
mod json;
#[cfg(feature = "parquet")]
mod parquet;
mod rows;

pub use self::csv::CsvRows;
pub use file::{Cut, Target, clear_abandoned, discard_unfinished, is_stdout};
pub use folder::TemporaryFolder;
pub use formats::{EnsembleRows, RunRows};
pub use json::{JsonRows, RunHeader};
#[cfg(feature = "parquet")]
pub use parquet::ParquetRows;
pub use rows::{Complete, Ended, Rows, complete_all};
