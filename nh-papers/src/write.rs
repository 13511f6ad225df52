//! Reports as files, and as text.

use super::{Cell, Experiment, Outcome, Report, Verdict};
use nonholonomic_lab::output::Target;
use serde::Serialize;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The verdicts of one experiment, in the form of `verdicts.json`.
#[derive(Clone, Debug, Serialize)]
pub struct FigureVerdicts {
    /// The experiment.
    pub figure: &'static str,
    /// The title of the experiment.
    pub title: &'static str,
    /// The figure and its paper.
    pub source: &'static str,
    /// Whether the runs were short.
    pub quick: bool,
    /// The verdicts.
    pub verdicts: Vec<Verdict>,
}

/// Writes tables (`NAME.csv`, `NAME-part.csv`) and the figure (`NAME.svg`) into a folder, and
/// returns the files' paths.
///
/// # Errors
/// Errors of the file system; an incomplete file does not appear.
pub fn write_report(folder: &Path, experiment: &Experiment, report: &Report) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for table in &report.tables {
        let part = if table.part.is_empty() { String::new() } else { format!("-{}", table.part) };
        let path = folder.join(format!("{}{part}.csv", experiment.name));
        let mut rows = csv::Writer::from_writer(Target::file(&path)?);
        rows.write_record(&table.columns)?;
        for row in &table.rows {
            rows.write_record(row.iter().map(|cell| match cell {
                Cell::Number(number) => format!("{number:.16e}"),
                Cell::Text(text) => text.clone(),
            }))?;
        }
        rows.into_inner().map_err(csv::IntoInnerError::into_error)?.finish()?;
        paths.push(path);
    }
    let path = folder.join(format!("{}.svg", experiment.name));
    let mut target = Target::file(&path)?;
    target.write_all(report.figure.svg().as_bytes())?;
    target.finish()?;
    paths.push(path);
    Ok(paths)
}

/// Writes all verdicts as `verdicts.json` into a folder, and returns its path.
///
/// # Errors
/// Errors of the file system.
pub fn write_verdicts(folder: &Path, figures: &[FigureVerdicts]) -> io::Result<PathBuf> {
    let path = folder.join("verdicts.json");
    let mut target = Target::file(&path)?;
    serde_json::to_writer_pretty(&mut target, figures)?;
    target.write_all(b"\n")?;
    target.finish()?;
    Ok(path)
}

/// Formats the verdicts of an experiment as readable text.
pub fn describe(figure: &FigureVerdicts) -> String {
    let mut text = format!("{}: {}\n  {}\n", figure.figure, figure.title, figure.source);
    for verdict in &figure.verdicts {
        // Writing into a string does not fail.
        let _ = writeln!(text, "  {:<13}  {}", verdict.outcome.as_str(), verdict.claim);
        let _ = writeln!(text, "  {:<13}  {} [{}]", "", verdict.measured, verdict.criterion);
    }
    text
}

/// Formats all verdicts as a page in Markdown: the outcomes by figure, then every claim.
pub fn page(figures: &[FigureVerdicts]) -> String {
    let mut text = include_str!("preface.md").to_owned();
    let all = |figure: &FigureVerdicts, outcome| figure.verdicts.iter().filter(|v| v.outcome == outcome).count();
    text.push_str("\n| figure | claims | hold | do not hold | inconclusive |\n|---|---:|---:|---:|---:|\n");
    for figure in figures {
        let [hold, fail, open] =
            [Outcome::Holds, Outcome::DoesNotHold, Outcome::Inconclusive].map(|outcome| all(figure, outcome));
        // Writing into a string does not fail.
        let _ = writeln!(text, "| `{}` | {} | {hold} | {fail} | {open} |", figure.figure, figure.verdicts.len());
    }
    // A bar would end the cell.
    let cell = |text: &str| text.replace('|', "\\|");
    for figure in figures {
        let quick = if figure.quick { " Short runs, too short for most claims." } else { "" };
        let _ =
            writeln!(text, "\n## `{}`\n\n{}. {}.{quick}\n", figure.figure, capitalised(figure.title), figure.source);
        text.push_str("| outcome | claim | measured | criterion |\n|---|---|---|---|\n");
        for v in &figure.verdicts {
            let [claim, measured, criterion] = [&v.claim, &v.measured, &v.criterion].map(|text| cell(text));
            let _ = writeln!(text, "| {} | {claim} | {measured} | {criterion} |", v.outcome.as_str());
        }
    }
    text
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
