//! Files: written to a temporary name and renamed, so that what stands under the final name is always whole.

mod csv;
mod file;
mod json;

pub use self::csv::CsvRows;
pub use file::{Target, discard_unfinished};
pub use json::{JsonRows, RunHeader};
