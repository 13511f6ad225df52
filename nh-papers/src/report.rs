//! Results of an experiment.

use nonholonomic_plot::Figure;
use serde::Serialize;

/// The data, figure and verdicts of an experiment.
#[derive(Clone, Debug)]
pub struct Report {
    /// The data, one file per table.
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
    /// Rows, each with one cell per column.
    pub rows: Vec<Vec<Cell>>,
}

impl Table {
    /// Creates a table without rows.
    pub fn new<S: Into<String>>(part: &'static str, columns: impl IntoIterator<Item = S>) -> Self {
        Table { part, columns: columns.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// Appends a row.
    ///
    /// # Panics
    /// If the row does not have one cell per column.
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

/// The outcome of the check of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Outcome {
    /// The run confirms the paper.
    #[serde(rename = "holds")]
    Holds,
    /// The run contradicts the paper.
    #[serde(rename = "does not hold")]
    DoesNotHold,
    /// The criterion decides neither way.
    #[serde(rename = "inconclusive")]
    Inconclusive,
}

impl Outcome {
    /// Returns [`Outcome::Holds`] if the condition holds, or else [`Outcome::DoesNotHold`].
    pub fn of(condition: bool) -> Self {
        if condition { Outcome::Holds } else { Outcome::DoesNotHold }
    }

    /// Returns the outcome for the contrary claim.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Outcome::Holds => Outcome::DoesNotHold,
            Outcome::DoesNotHold => Outcome::Holds,
            Outcome::Inconclusive => Outcome::Inconclusive,
        }
    }

    /// Returns `holds`, `does not hold` or `inconclusive`.
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::Holds => "holds",
            Outcome::DoesNotHold => "does not hold",
            Outcome::Inconclusive => "inconclusive",
        }
    }
}

/// A claim of a paper and the result of its check.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// The claim, in our own words.
    pub claim: String,
    /// The criterion for the claim to hold.
    pub criterion: String,
    /// The measurement, in words.
    pub measured: String,
    /// The number that decides the claim.
    pub value: f64,
    /// The outcome of the check.
    pub outcome: Outcome,
}

impl Verdict {
    /// Creates a verdict on a claim with the number that decides it.
    pub fn new(claim: impl Into<String>, value: f64, outcome: Outcome) -> Self {
        Verdict { claim: claim.into(), criterion: String::new(), measured: String::new(), value, outcome }
    }

    /// Sets the criterion for the claim to hold.
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
