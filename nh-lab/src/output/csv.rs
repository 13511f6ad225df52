//! Comma-separated values.

use super::rows::{Complete, Ended};
use super::{Cut, Target};
use crate::run::Sink;
use std::io::{self, Write};

/// Rows as CSV: a header, then one line per row. Every number has 17 significant digits, so that it
/// reads back exactly.
pub struct CsvRows<W: Write> {
    writer: csv::Writer<W>,
}

impl<W: Write> CsvRows<W> {
    /// Writes the header.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn new(writer: W, columns: &[String]) -> io::Result<Self> {
        let mut writer = csv::Writer::from_writer(writer);
        writer.write_record(columns).map_err(cause)?;
        Ok(CsvRows { writer })
    }

    /// Writes a row that begins with a whole number.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn numbered_row(&mut self, number: u64, row: &[f64]) -> io::Result<()> {
        self.writer.write_field(number.to_string()).map_err(cause)?;
        self.row(row)
    }

    /// Returns the writer, with all rows written.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn finish(self) -> io::Result<W> {
        self.writer.into_inner().map_err(csv::IntoInnerError::into_error)
    }
}

impl Complete for CsvRows<Target> {
    fn complete(self, _: Ended<'_>) -> io::Result<Option<Cut>> {
        self.finish()?.finish_rows(b"\n", |cut| cut.map_or(Vec::new(), |_| b"\n".to_vec()))
    }
}

impl<W: Write> Sink for CsvRows<W> {
    fn row(&mut self, row: &[f64]) -> io::Result<()> {
        for number in row {
            self.writer.write_field(format!("{number:.16e}")).map_err(cause)?;
        }
        self.writer.write_record(None::<&[u8]>).map_err(cause)
    }
}

/// Unwraps the I/O error, whose kind the CSV error hides.
fn cause(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seventeen_digits() {
        let mut rows = CsvRows::new(Vec::new(), &["t".into(), "x".into()]).unwrap();
        rows.row(&[0.0, -0.1]).unwrap();
        rows.row(&[0.1 + 0.2, 1e300]).unwrap();
        let text = String::from_utf8(rows.finish().unwrap()).unwrap();
        assert_eq!(
            text,
            "t,x\n0.0000000000000000e0,-1.0000000000000001e-1\n3.0000000000000004e-1,1.0000000000000001e300\n"
        );
        let back: f64 = text.lines().nth(2).unwrap().split(',').next().unwrap().parse().unwrap();
        assert_eq!(back.to_bits(), (0.1f64 + 0.2).to_bits());
    }
}
