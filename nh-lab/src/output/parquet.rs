//! Parquet: columns of numbers.

use super::file::again;
use super::rows::{Complete, Ended};
use super::{Cut, Target};
use parquet::basic::{Compression, Repetition, Type as Physical};
use parquet::data_type::{DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::io::{self, Write};
use std::sync::Arc;

/// The number of rows in a group of a file, and in memory.
const GROUP: usize = 1 << 17;

/// Rows as Parquet: a column of integers, and columns of floating-point numbers. They are
/// uncompressed because computed numbers have little redundancy.
pub struct ParquetRows<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    numbers: Vec<i64>,
    columns: Vec<Vec<f64>>,
    /// Reserves room for further bytes.
    reserve: fn(&mut W, u64) -> io::Result<()>,
    /// The largest number of bytes at the end of the file.
    footer: u64,
    /// The error that stopped further rows.
    failure: Option<io::Error>,
}

/// The largest number of rows in a page; each page has a header, and an entry in the footer.
const PAGE: u64 = 20_000;

impl<W: Write + Send> ParquetRows<W> {
    /// Creates a file with a column of integers named `number`, and these columns. `about` is
    /// stored as key-value metadata.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn new(writer: W, number: &str, columns: &[String], about: &[(&str, String)]) -> io::Result<Self> {
        let field = |name: &str, kind| {
            let field = Type::primitive_type_builder(name, kind).with_repetition(Repetition::REQUIRED).build();
            field.map(Arc::new).map_err(cause)
        };
        let mut fields = vec![field(number, Physical::INT64)?];
        for column in columns {
            fields.push(field(column, Physical::DOUBLE)?);
        }
        let schema = Type::group_type_builder("rows").with_fields(fields).build().map_err(cause)?;
        // The footer contains the names, as the schema; 8 kB may wait in a buffer of the writer.
        let texts = columns.iter().map(String::len).chain(about.iter().map(|(key, value)| key.len() + value.len()));
        let footer = 10_240 + texts.map(|length| length as u64 + 64).sum::<u64>();
        let about = about.iter().map(|(key, value)| KeyValue::new((*key).to_owned(), value.clone())).collect();
        let properties = WriterProperties::builder()
            .set_created_by("nh".to_owned())
            .set_compression(Compression::UNCOMPRESSED)
            .set_dictionary_enabled(false)
            .set_key_value_metadata(Some(about))
            .build();
        let writer = SerializedFileWriter::new(writer, Arc::new(schema), Arc::new(properties)).map_err(cause)?;
        Ok(ParquetRows {
            writer,
            numbers: Vec::new(),
            columns: vec![Vec::new(); columns.len()],
            reserve: |_, _| Ok(()),
            footer,
            failure: None,
        })
    }

    /// Writes a row.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn row(&mut self, number: i64, row: impl IntoIterator<Item = f64>) -> io::Result<()> {
        self.numbers.push(number);
        for (column, x) in self.columns.iter_mut().zip(row) {
            column.push(x);
        }
        if self.numbers.len() == GROUP { self.flush() } else { Ok(()) }
    }

    /// Writes the buffered rows as a group; only the first ones if there is no room for all.
    fn flush(&mut self) -> io::Result<()> {
        let all = std::mem::take(&mut self.numbers);
        if all.is_empty() || self.failure.is_some() {
            return Ok(());
        }
        let (rows, failure) = self.room(all.len());
        if rows > 0 {
            self.group(&all[..rows])?;
        }
        self.columns.iter_mut().for_each(Vec::clear);
        match failure {
            None => Ok(()),
            Some(error) => {
                self.failure = Some(again(&error));
                Err(error)
            }
        }
    }

    /// Returns how many of `all` rows fit beside the end of the file, found by bisection, and the
    /// error if not all do.
    fn room(&mut self, all: usize) -> (usize, Option<io::Error>) {
        let (mut rows, mut step, mut failure) = (0, all, None);
        let mut footer = self.footer;
        while step > 0 && rows < all {
            let more = (rows + step).min(all);
            let (size, end) = self.sizes(more as u64);
            match (self.reserve)(self.writer.inner_mut(), size + end) {
                Ok(()) => (rows, footer) = (more, end),
                Err(error) => {
                    failure.get_or_insert(error);
                }
            }
            step /= 2;
        }
        self.footer = footer;
        (rows, if rows < all { failure } else { None })
    }

    /// Returns upper limits of the bytes of a group of `rows` rows, and of the end of the file
    /// after it.
    fn sizes(&self, rows: u64) -> (u64, u64) {
        let (columns, pages) = (self.columns.len() as u64 + 1, rows.div_ceil(PAGE) + rows / (1 << 16) + 1);
        // A page header and the footer entries of a page or a column are some dozens of bytes each.
        (columns * (8 * rows + 256 * pages), self.footer + columns * (512 + 128 * pages))
    }

    fn group(&mut self, numbers: &[i64]) -> io::Result<()> {
        let mut group = self.writer.next_row_group().map_err(cause)?;
        // The first column is the one of whole numbers.
        if let Some(mut writer) = group.next_column().map_err(cause)? {
            writer.typed::<Int64Type>().write_batch(numbers, None, None).map_err(cause)?;
            writer.close().map_err(cause)?;
        }
        for column in &self.columns {
            if let Some(mut writer) = group.next_column().map_err(cause)? {
                writer.typed::<DoubleType>().write_batch(&column[..numbers.len()], None, None).map_err(cause)?;
                writer.close().map_err(cause)?;
            }
        }
        group.close().map(|_| ()).map_err(cause)
    }

    /// Returns the writer, with all rows written.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn finish(mut self) -> io::Result<W> {
        self.flush()?;
        self.writer.into_inner().map_err(cause)
    }
}

impl ParquetRows<Target> {
    /// Keeps room for the end of the file reserved while rows are written.
    #[must_use]
    pub fn reserving(mut self) -> Self {
        self.reserve = Target::reserve;
        self
    }
}

impl Complete for ParquetRows<Target> {
    fn complete(mut self, _: Ended<'_>) -> io::Result<Option<Cut>> {
        // The failure is returned below, with the rows that are kept.
        let _ = self.flush();
        let rows: i64 = self.writer.flushed_row_groups().iter().map(|group| group.num_rows()).sum();
        if let (0, Some(failure)) = (rows, &self.failure) {
            return Err(again(failure));
        }
        self.writer.into_inner().map_err(cause)?.finish()?;
        Ok(self.failure.map(|error| Cut { rows: rows.unsigned_abs(), error }))
    }
}

/// Unwraps the I/O error, whose kind the Parquet error hides.
fn cause(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    #[test]
    fn rows_are_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.parquet");
        let columns = ["t".to_owned(), "x".to_owned()];
        let file = std::fs::File::create(&path).unwrap();
        let mut rows = ParquetRows::new(file, "trajectory", &columns, &[("model", "m".to_owned())]).unwrap();
        // The rows take more than one group.
        for k in 0..GROUP as i64 + 5 {
            rows.row(k, [0.5, 1.0 / (k + 1) as f64]).unwrap();
        }
        rows.finish().unwrap().sync_all().unwrap();
        let reader = SerializedFileReader::new(std::fs::File::open(&path).unwrap()).unwrap();
        let file = reader.metadata().file_metadata();
        assert_eq!((reader.num_row_groups(), file.num_rows()), (2, GROUP as i64 + 5));
        let about = file.key_value_metadata().unwrap();
        assert!(about.iter().any(|pair| pair.key == "model" && pair.value.as_deref() == Some("m")));
        let names: Vec<&str> = file.schema_descr().columns().iter().map(|column| column.name()).collect();
        assert_eq!(names, ["trajectory", "t", "x"]);
        for (k, row) in reader.get_row_iter(None).unwrap().enumerate() {
            let row = row.unwrap();
            let (number, t, x) = (row.get_long(0).unwrap(), row.get_double(1).unwrap(), row.get_double(2).unwrap());
            assert_eq!((number, t, x.to_bits()), (k as i64, 0.5, (1.0 / (k + 1) as f64).to_bits()));
        }
    }
}
