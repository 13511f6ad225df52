//! Results of an experiment.

use crate::plot::Figure;
use serde::Serialize;

/// Data, a figure and verdicts.
#[derive(Clone, Debug)]
pub struct Report {
    /// The data, as one file each.
    pub tables: Vec<Table>,
    /// The figure.
    pub figure: Figure,
    /// Verdicts on the paper's claims.
    pub verdicts: Vec<Verdict>,
}

/// Rows of numbers and words under named columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Suffix of the experiment's name in the file's name: empty for the main table.
    pub part: &'static str,
    /// Names of the columns.
    pub columns: Vec<String>,
    /// Rows, as wide as there are columns.
    pub rows: Vec<Vec<Cell>>,
}

impl Table {
    /// A table without rows.
    pub fn new<S: Into<String>>(part: &'static str, columns: impl IntoIterator<Item = S>) -> Self {
        Table { part, columns: columns.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// One more row.
    ///
    /// # Panics
    /// If it is not as wide as there are columns.
    pub fn push(&mut self, row: Vec<Cell>) {
        assert_eq!(row.len(), self.columns.len(), "one cell per column");
        self.rows.push(row);
    }
}

/// A number, written with 17 significant digits, or a word.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A number.
    Number(f64),
    /// A word.
    Text(String),
}

impl From<f64> for Cell {
    fn from(number: f64) -> Self {
        Cell::Number(number)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::Text(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Text(text)
    }
}

/// Outcome of a check of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Outcome {
    /// The run shows what the paper says.
    #[serde(rename = "holds")]
    Holds,
    /// It shows something else.
    #[serde(rename = "does not hold")]
    DoesNotHold,
    /// The criterion decides neither way.
    #[serde(rename = "inconclusive")]
    Inconclusive,
}

impl Outcome {
    /// [`Outcome::Holds`] where the condition does.
    pub fn of(condition: bool) -> Self {
        if condition { Outcome::Holds } else { Outcome::DoesNotHold }
    }

    /// The outcome for the contrary claim.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Outcome::Holds => Outcome::DoesNotHold,
            Outcome::DoesNotHold => Outcome::Holds,
            Outcome::Inconclusive => Outcome::Inconclusive,
        }
    }

    /// `holds`, `does not hold`, `inconclusive`
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::Holds => "holds",
            Outcome::DoesNotHold => "does not hold",
            Outcome::Inconclusive => "inconclusive",
        }
    }
}

/// A claim of a paper, and what a run says to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// The claim, in words of our own.
    pub claim: String,
    /// When it is taken to hold.
    pub criterion: String,
    /// Measurement, in words.
    pub measured: String,
    /// The number that decides.
    pub value: f64,
    /// Outcome of the check.
    pub outcome: Outcome,
}

impl Verdict {
    /// A claim with the number that decides it.
    pub fn new(claim: impl Into<String>, value: f64, outcome: Outcome) -> Self {
        Verdict { claim: claim.into(), criterion: String::new(), measured: String::new(), value, outcome }
    }

    /// When the claim is taken to hold.
    #[must_use]
    pub fn criterion(mut self, criterion: impl Into<String>) -> Self {
        self.criterion = criterion.into();
        self
    }

    /// Sets the measurement, in words.
    #[must_use]
    pub fn measured(mut self, measured: impl Into<String>) -> Self {
        self.measured = measured.into();
        self
    }
}
