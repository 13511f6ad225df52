//! Parquet: columns of numbers.

use parquet::basic::{Compression, Repetition, Type as Physical};
use parquet::data_type::{DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::io::{self, Write};
use std::sync::Arc;

/// So many rows are one group of a file, and in memory.
const GROUP: usize = 1 << 17;

/// Rows as Parquet: a column of whole numbers, and others of numbers, uncompressed (numbers that were computed have few bits that others tell).
pub struct ParquetRows<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    numbers: Vec<i64>,
    columns: Vec<Vec<f64>>,
}

impl<W: Write + Send> ParquetRows<W> {
    /// A file with a column of whole numbers of this name, and these columns; `about` is kept beside them as pairs of texts.
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
        let about = about.iter().map(|(key, value)| KeyValue::new((*key).to_owned(), value.clone())).collect();
        let properties = WriterProperties::builder()
            .set_created_by("nh".to_owned())
            .set_compression(Compression::UNCOMPRESSED)
            .set_dictionary_enabled(false)
            .set_key_value_metadata(Some(about))
            .build();
        let writer = SerializedFileWriter::new(writer, Arc::new(schema), Arc::new(properties)).map_err(cause)?;
        Ok(ParquetRows { writer, numbers: Vec::new(), columns: vec![Vec::new(); columns.len()] })
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

    fn flush(&mut self) -> io::Result<()> {
        if self.numbers.is_empty() {
            return Ok(());
        }
        let mut group = self.writer.next_row_group().map_err(cause)?;
        let mut columns = self.columns.iter_mut();
        while let Some(mut writer) = group.next_column().map_err(cause)? {
            // The first is the one of whole numbers.
            if self.numbers.is_empty() {
                if let Some(column) = columns.next() {
                    writer.typed::<DoubleType>().write_batch(column, None, None).map_err(cause)?;
                    column.clear();
                }
            } else {
                writer.typed::<Int64Type>().write_batch(&self.numbers, None, None).map_err(cause)?;
                self.numbers.clear();
            }
            writer.close().map_err(cause)?;
        }
        group.close().map(|_| ()).map_err(cause)
    }

    /// Gives back what it wrote to, with all rows in it.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn finish(mut self) -> io::Result<W> {
        self.flush()?;
        self.writer.into_inner().map_err(cause)
    }
}

/// The error itself, and not wrapped in a second one that hides its kind.
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
        // More than one group.
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
