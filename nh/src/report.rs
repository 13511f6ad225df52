//! Tables of results: their destinations and formats.

use super::Error;
use super::picture::{self, Picture};
use nonholonomic_lab::output::{Target, is_stdout};
use nonholonomic_plot::Figure;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The destinations of a table and of its figure.
#[derive(clap::Args, Debug)]
#[group(id = "report")]
pub(super) struct Arguments {
    /// Write the results to this file (CSV, or JSON for a name ending in .json), or to standard output (-)
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The format of the results [default: by the name of the file]
    #[arg(long, value_enum)]
    format: Option<Format>,
    #[command(flatten)]
    picture: picture::Arguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Csv,
    Json,
}

/// The requested outputs, which are known to be writable.
pub(super) struct Report {
    output: Option<(Target, PathBuf, Format)>,
    picture: Option<Picture>,
    to_stdout: bool,
}

impl Arguments {
    /// Checks the outputs of a command that reads the declaration `reads`, before anything is
    /// derived.
    ///
    /// # Errors
    /// A format that is unknown, or that this build cannot write.
    pub(super) fn check(&self, reads: &OsStr) -> Result<(), Error> {
        self.format()?;
        self.picture.check(reads)
    }

    fn format(&self) -> Result<Option<(&Path, Format)>, Error> {
        if self.format.is_some() && self.output.is_none() {
            return Err(Error::Usage("--format is the format of --output; give --output too".to_owned()));
        }
        let with_format = |path| Ok((path, format(path, self.format, self.to_stdout())?));
        self.output.as_deref().map(with_format).transpose()
    }

    fn to_stdout(&self) -> bool {
        self.output.as_deref().is_some_and(is_stdout)
    }
}

impl Report {
    /// Opens the outputs of a command that reads the declaration `reads`.
    pub(super) fn open(arguments: &Arguments, reads: &OsStr) -> Result<Report, Error> {
        let output = match arguments.format()? {
            Some((path, format)) => Some((super::writable(path, reads)?, path.to_owned(), format)),
            None => None,
        };
        let picture = arguments.picture.open(reads)?;
        Ok(Report { output, picture, to_stdout: arguments.to_stdout() })
    }

    /// Writes the requested outputs: the rows as CSV or the value as JSON, the figure, and the
    /// readable text where it does not mix with the rows.
    pub(super) fn finish(
        self,
        text: &str,
        (columns, rows): (&[String], &[Vec<String>]),
        json: &serde_json::Value,
        figure: impl FnOnce() -> Figure,
    ) -> Result<(), Error> {
        let table = self.output.map_or(Ok(()), |(mut target, path, format)| {
            let contents = match format {
                Format::Csv => csv(columns, rows),
                Format::Json => format!("{json}\n"),
            };
            let written = target.write_all(contents.as_bytes()).and_then(|()| target.finish());
            written.map_err(Error::io(format!("`{}` could not be written", path.display())))
        });
        // A failure to write one output does not prevent the others.
        let drawn = self.picture.map_or(Ok(()), |picture| picture.finish(&figure()));
        let said = match self.to_stdout {
            true => {
                say!("{}", text.trim_end());
                Ok(())
            }
            false => super::print(text),
        };
        table.and(drawn).and(said)
    }
}

/// Returns the requested format, or that of the file name.
fn format(path: &Path, asked: Option<Format>, to_stdout: bool) -> Result<Format, Error> {
    let extension = path.extension().and_then(|e| e.to_str()).map(str::to_lowercase);
    match (asked, extension.as_deref()) {
        (Some(format), _) => Ok(format),
        (None, Some("json")) => Ok(Format::Json),
        (None, Some("csv")) => Ok(Format::Csv),
        (None, _) if to_stdout => Ok(Format::Csv),
        (None, _) => Err(Error::Usage(format!(
            "`{}` ends neither in .csv nor in .json: choose one with --format",
            path.display()
        ))),
    }
}

/// Formats names of methods and columns, and numbers, none of which needs quotes.
fn csv(columns: &[String], rows: &[Vec<String>]) -> String {
    let lines = std::iter::once(columns).chain(rows.iter().map(Vec::as_slice));
    lines.map(|line| line.join(",") + "\n").collect()
}

/// Formats a number with 17 significant digits; empty for `None`.
pub(super) fn number(value: Option<f64>) -> String {
    value.map_or(String::new(), |value| format!("{value:.16e}"))
}

/// Aligns the columns of a readable table, the first to the left and the others to the right.
pub(super) fn align(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let length = |text: &String| text.chars().count();
    let widths: Vec<usize> =
        (0..count).map(|j| rows.iter().filter_map(|r| r.get(j)).map(length).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(j, cell)| match j {
            0 => format!("{cell:<width$}", width = widths[0]),
            _ => format!("{cell:>width$}", width = widths[j]),
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}
