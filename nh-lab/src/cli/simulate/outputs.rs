//! Where the rows and the figure of a run go.

use super::{Arguments, Format};
use crate::cli::Error;
use crate::output::{CsvRows, JsonRows, RunHeader, Target};
use crate::plot::RunFigure;
use crate::registry::{ModelInfo, System};
use crate::run::{Layout, Sink, Summary};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The outputs that were asked for, found writable.
pub(super) struct Outputs<'a> {
    rows: Option<Rows>,
    rows_name: String,
    figure: Option<(RunFigure<'a>, Target, PathBuf)>,
}

enum Rows {
    Csv(Box<CsvRows<Target>>),
    Json(JsonRows<Target>),
}

impl<'a> Outputs<'a> {
    pub(super) fn open(
        arguments: &Arguments,
        header: &RunHeader,
        info: &'a ModelInfo,
        system: &'a dyn System,
        layout: &'a Layout,
    ) -> Result<Self, Error> {
        let unwritable = |path: &Path| Error::usage_io(format!("`{}` cannot be written", path.display()));
        let format = format(arguments)?;
        if arguments.plot.is_some() && arguments.plot == arguments.output {
            return Err(Error::Usage("--output and --plot name the same file".to_owned()));
        }
        if arguments.plot.as_deref().is_some_and(|path| path.as_os_str() == "-") {
            return Err(Error::Usage("--plot takes the name of a file".to_owned()));
        }
        let rows = match &arguments.output {
            None => None,
            Some(path) => {
                let target = if arguments.to_stdout() { Ok(Target::stdout()) } else { Target::file(path) };
                let target = target.map_err(unwritable(path))?;
                Some(match format {
                    Format::Csv => {
                        Rows::Csv(Box::new(CsvRows::new(target, &header.columns).map_err(unwritable(path))?))
                    }
                    Format::Json => Rows::Json(JsonRows::new(target, header).map_err(unwritable(path))?),
                })
            }
        };
        let figure = match &arguments.plot {
            None => None,
            Some(path) => {
                let target = Target::file(path).map_err(unwritable(path))?;
                Some((RunFigure::new(info, system, layout), target, path.clone()))
            }
        };
        let rows_name = arguments.output.as_ref().map(|p| p.display().to_string()).unwrap_or_default();
        Ok(Outputs { rows, rows_name, figure })
    }

    /// Everything that takes rows.
    pub(super) fn sinks(&mut self) -> Vec<&mut dyn Sink> {
        let mut sinks: Vec<&mut dyn Sink> = Vec::new();
        match &mut self.rows {
            Some(Rows::Csv(rows)) => sinks.push(&mut **rows),
            Some(Rows::Json(rows)) => sinks.push(rows),
            None => {}
        }
        if let Some((figure, ..)) = &mut self.figure {
            sinks.push(figure);
        }
        sinks
    }

    /// Completes the files and gives them their names.
    pub(super) fn finish(self, header: &RunHeader, parameters: &[f64], summary: &Summary) -> Result<(), Error> {
        let write_rows = match self.rows {
            Some(Rows::Csv(rows)) => rows.finish().and_then(Target::finish),
            Some(Rows::Json(rows)) => rows.finish(summary).and_then(Target::finish),
            None => Ok(()),
        };
        // The figure is written even when the rows were not: nothing is lost that need not be.
        let write_figure = match self.figure {
            Some((figure, mut target, path)) => {
                let svg = figure.svg(&header.method, parameters, header.step, summary);
                let written = target.write_all(svg.as_bytes()).and_then(|()| target.finish());
                written.map_err(Error::io(format!("`{}` could not be written", path.display())))
            }
            None => Ok(()),
        };
        write_rows.map_err(Error::io(format!("`{}` could not be written", self.rows_name)))?;
        write_figure
    }
}

/// The format that was asked for, or that the name of the file says.
fn format(arguments: &Arguments) -> Result<Format, Error> {
    let Some(path) = &arguments.output else {
        return match arguments.format {
            Some(_) => Err(Error::Usage("--format says how --output is written; give --output too".to_owned())),
            None => Ok(Format::Csv),
        };
    };
    let extension = path.extension().and_then(|e| e.to_str()).map(str::to_lowercase);
    match (arguments.format, extension.as_deref()) {
        (Some(format), _) => Ok(format),
        (None, Some("json")) => Ok(Format::Json),
        (None, Some("csv")) => Ok(Format::Csv),
        (None, _) if arguments.to_stdout() => Ok(Format::Csv),
        (None, _) => Err(Error::Usage(format!(
            "`{}` ends neither in .csv nor in .json: say which with --format",
            path.display()
        ))),
    }
}
