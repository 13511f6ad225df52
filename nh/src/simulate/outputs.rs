//! The outputs of a run: rows, events and the figure.

use super::{Arguments, Format};
use crate::Error;
use crate::picture::Picture;
use crate::problem::Problem;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::events::{Log, Occurrence};
use nonholonomic_lab::output::{CsvRows, Cut, Ended, JsonRows, Rows, RunHeader, RunRows, Target};
use nonholonomic_lab::registry::{StepFailure, Stepper};
use nonholonomic_lab::run::{Layout, Sink, Summary, Watcher, state_columns};
use nonholonomic_plot::RunFigure;
use std::ffi::OsStr;
use std::io;
use std::path::Path;

/// The requested outputs, whose files are known to be writable.
pub(super) struct Outputs<'a> {
    rows: Option<Rows<RunRows>>,
    rows_name: String,
    /// Did the pipe close while a figure is still due?
    left: bool,
    figure: Option<(RunFigure<'a>, Picture)>,
}

impl<'a> Outputs<'a> {
    pub(super) fn open(
        arguments: &Arguments,
        header: &RunHeader,
        problem: &'a Problem<'_>,
        layout: &'a Layout,
    ) -> Result<Self, Error> {
        let unwritable = |path: &Path| Error::usage_io(format!("`{}` cannot be written", path.display()));
        let writable = |path: &Path| crate::writable(path, arguments.problem.named());
        let format = format(arguments)?;
        let target = arguments.output.as_deref().map(|path| Ok((path, writable(path)?))).transpose()?;
        let picture = arguments.picture.open(arguments.problem.named())?;
        let rows = match target {
            None => None,
            Some((path, target)) => {
                let rows = match format {
                    Format::Csv => CsvRows::new(target, &header.columns).map(|rows| RunRows::Csv(Box::new(rows))),
                    Format::Json => JsonRows::new(target, header).map(RunRows::Json),
                };
                Some(Rows::new(path, rows.map_err(unwritable(path))?))
            }
        };
        let figure = picture.map(|picture| {
            let figure = RunFigure::new(problem.model.info(), &*problem.system, layout).show(&arguments.shown.show);
            Ok((figure.map_err(Error::Usage)?.about(problem.about.clone()), picture))
        });
        let figure = figure.transpose()?;
        let rows_name = arguments.output.as_ref().map(|p| p.display().to_string()).unwrap_or_default();
        Ok(Outputs { rows, rows_name, left: false, figure })
    }

    /// Completes the files and gives them their names. If there was no room for all rows, it
    /// returns how many are kept.
    pub(super) fn finish(
        self,
        header: &RunHeader,
        parameters: &[f64],
        summary: &Summary,
    ) -> Result<Option<Cut>, Error> {
        let write_rows = match self.rows {
            _ if self.left => Err(io::ErrorKind::BrokenPipe.into()),
            Some(rows) => rows.complete(Ended::Run(summary)),
            None => Ok(None),
        };
        // The figure is written even if the rows could not be, so that no more is lost than
        // necessary.
        let write_figure = match self.figure {
            Some((figure, picture)) => picture.finish(&figure.figure(&header.method, parameters, header.step, summary)),
            None => Ok(()),
        };
        let cut = write_rows.map_err(Error::io(format!("`{}` could not be written", self.rows_name)))?;
        write_figure.map(|()| cut)
    }
}

/// The events file, which is known to be writable.
pub(super) struct EventRows {
    rows: Rows<CsvRows<Target>>,
    name: String,
    /// The number of events written, and the error that ended the writing.
    written: usize,
    failure: Option<io::Error>,
}

impl EventRows {
    pub(super) fn open(path: &Path, named: &OsStr, info: &ModelInfo) -> Result<Self, Error> {
        let columns = [["event", "t", "direction", "width"].map(str::to_owned).to_vec(), state_columns(info)].concat();
        let name = path.display().to_string();
        let rows = CsvRows::new(crate::writable(path, named)?, &columns);
        let rows = rows.map_err(Error::usage_io(format!("`{name}` cannot be written")))?;
        Ok(EventRows { rows: Rows::new(path, rows), name, written: 0, failure: None })
    }

    /// Writes the new events: the number of each, counted from 1, the time, 1 for rising and −1 for
    /// falling, the uncertainty of the time, and the state.
    fn write(&mut self, found: &[Occurrence]) {
        let new = found.get(self.written..).unwrap_or_default();
        self.written = found.len();
        let written = new.iter().try_for_each(|event| {
            let direction = event.rising.map_or(0.0, |rising| if rising { 1.0 } else { -1.0 });
            let row = [&[(event.event + 1) as f64, event.t, direction, event.width], &*event.q, &*event.v].concat();
            self.rows.write(|rows| rows.row(&row))
        });
        if let Err(error) = written {
            self.failure.get_or_insert(error);
        }
    }

    /// Completes the file.
    pub(super) fn finish(self) -> Result<(), Error> {
        let cut = self.rows.complete(Ended::NoSummary);
        let cut = cut.map_err(Error::io(format!("`{}` could not be written", self.name)))?;
        let Some(error) = cut.as_ref().map(|cut| &cut.error).or(self.failure.as_ref()) else { return Ok(()) };
        let kept = cut.as_ref().map_or(0, |cut| cut.rows);
        let message = format!("`{}` could not be written: {error}; the first {kept} events are kept", self.name);
        Err(Error::Failed(message))
    }
}

/// A watcher that finds events and writes them at once.
pub(super) struct EventLog<'e> {
    pub(super) log: Log<'e>,
    pub(super) rows: Option<EventRows>,
}

impl EventLog<'_> {
    fn write(&mut self) {
        if let Some(rows) = &mut self.rows {
            rows.write(&self.log.found);
        }
    }
}

impl Watcher for EventLog<'_> {
    fn look(&mut self, t: f64, stepper: &mut dyn Stepper) -> Result<Option<String>, StepFailure> {
        let last = self.log.look(t, stepper);
        self.write();
        last
    }

    fn end(&mut self) -> Option<String> {
        let last = self.log.end();
        self.write();
        last
    }
}

/// Rows go to every output. If the pipe of the rows closes (`nh … | head`), the figure is still
/// drawn.
impl Sink for Outputs<'_> {
    fn row(&mut self, row: &[f64]) -> io::Result<()> {
        self.row_after_work(row, 0.0)
    }

    fn row_after_work(&mut self, row: &[f64], work: f64) -> io::Result<()> {
        let written = match &self.rows {
            Some(rows) if !self.left => rows.write(|rows| rows.row(row)),
            _ => Ok(()),
        };
        match (written, &mut self.figure) {
            (Err(error), Some(_)) if error.kind() == io::ErrorKind::BrokenPipe => self.left = true,
            (written, _) => written?,
        }
        self.figure.as_mut().map_or(Ok(()), |(figure, _)| figure.row_after_work(row, work))
    }
}

/// Determines the format: the requested one, or the one that the file's name implies.
fn format(arguments: &Arguments) -> Result<Format, Error> {
    let Some(path) = &arguments.output else {
        return match arguments.format {
            Some(_) => Err(Error::Usage("--format is the format of --output; give --output too".to_owned())),
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
            "`{}` ends neither in .csv nor in .json: choose one with --format",
            path.display()
        ))),
    }
}
