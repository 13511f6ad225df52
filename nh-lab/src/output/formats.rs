//! Rows in all supported formats.

#[cfg(feature = "parquet")]
use super::ParquetRows;
use super::{Complete, CsvRows, Cut, Ended, JsonRows, Target};
use crate::run::Sink;
use std::io;

/// The rows of a run, in one of the formats.
pub enum RunRows {
    /// As comma-separated values.
    Csv(Box<CsvRows<Target>>),
    /// As JSON.
    Json(JsonRows<Target>),
}

impl Sink for RunRows {
    fn row(&mut self, row: &[f64]) -> io::Result<()> {
        match self {
            RunRows::Csv(rows) => rows.row(row),
            RunRows::Json(rows) => rows.row(row),
        }
    }
}

impl Complete for RunRows {
    fn complete(self, ended: Ended<'_>) -> io::Result<Option<Cut>> {
        match self {
            RunRows::Csv(rows) => rows.complete(ended),
            RunRows::Json(rows) => rows.complete(ended),
        }
    }
}

/// The rows of an ensemble, each with the number of its trajectory, in one of the formats.
pub enum EnsembleRows {
    /// As Parquet.
    #[cfg(feature = "parquet")]
    Parquet(Box<ParquetRows<Target>>),
    /// As comma-separated values.
    Csv(Box<CsvRows<Target>>),
}

impl EnsembleRows {
    /// Writes a row of a trajectory.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn row(&mut self, trajectory: usize, row: &[f64]) -> io::Result<()> {
        match self {
            #[cfg(feature = "parquet")]
            EnsembleRows::Parquet(rows) => rows.row(trajectory as i64, row.iter().copied()),
            // CSV keeps the number of a trajectory exactly, too: it is below 2⁵³.
            EnsembleRows::Csv(rows) => rows.numbered_row(trajectory as u64, row),
        }
    }
}

impl Complete for EnsembleRows {
    fn complete(self, ended: Ended<'_>) -> io::Result<Option<Cut>> {
        match self {
            #[cfg(feature = "parquet")]
            EnsembleRows::Parquet(rows) => rows.complete(ended),
            EnsembleRows::Csv(rows) => rows.complete(ended),
        }
    }
}
