//! One JSON object per run.

use super::rows::{Complete, Ended};
use super::{Cut, Target};
use crate::run::{Sink, Summary};
use serde::Serialize;
use serde_json::{Map, Value};
use std::io::{self, Write};

/// The header of a run, before its rows.
#[derive(Clone, Debug, Serialize)]
pub struct RunHeader {
    /// The model.
    pub model: String,
    /// The method.
    pub method: String,
    /// The gains of a feedback method, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gains: Option<Map<String, Value>>,
    /// The parameters, by name.
    pub parameters: Map<String, Value>,
    /// The step size.
    pub step: f64,
    /// The names of the numbers in a row.
    pub columns: Vec<String>,
}

/// Rows as JSON, written as they arrive:
/// `{model, method, parameters, step, columns, rows, summary}`, and `gains` for a feedback method.
///
/// A number has as many digits as it needs to read back exactly (at most 17); a number that is not
/// finite is `null`.
pub struct JsonRows<W: Write> {
    writer: W,
    first: bool,
}

impl<W: Write> JsonRows<W> {
    /// Writes the text before the rows.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn new(mut writer: W, header: &RunHeader) -> io::Result<Self> {
        let text = serde_json::to_string(header)?;
        // The object stays open: rows and summary follow.
        write!(writer, "{},\"rows\":[", text.strip_suffix('}').unwrap_or(&text))?;
        Ok(JsonRows { writer, first: true })
    }

    /// Writes the summary, closes the object, and returns the writer.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn finish(mut self, summary: &Summary) -> io::Result<W> {
        self.writer.write_all(&end(&serde_json::to_string(summary)?))?;
        Ok(self.writer)
    }
}

/// Returns the text after the rows.
fn end(summary: &str) -> Vec<u8> {
    format!("\n],\"summary\":{summary}}}\n").into_bytes()
}

impl Complete for JsonRows<Target> {
    fn complete(self, ended: Ended<'_>) -> io::Result<Option<Cut>> {
        self.writer.finish_rows(b",\n", |rows| {
            end(&match ended {
                Ended::Run(summary) => {
                    let rows = rows.unwrap_or(summary.rows);
                    serde_json::to_string(&Summary { rows, ..summary.clone() }).unwrap_or_else(|_| "null".to_owned())
                }
                Ended::NoSummary => r#"{"status":"interrupted"}"#.to_owned(),
            })
        })
    }
}

impl<W: Write> Sink for JsonRows<W> {
    fn row(&mut self, row: &[f64]) -> io::Result<()> {
        self.writer.write_all(if self.first { b"\n" } else { b",\n" })?;
        self.first = false;
        serde_json::to_writer(&mut self.writer, row)?;
        Ok(())
    }
}
