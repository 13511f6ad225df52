//! Origins of declared parts, and diagnostics about them.
//!
//! Every node of a [`crate::declaration::Declaration`] carries an [`Origin`]. Every stage that can
//! fail collects [`Diagnostic`]s in [`Diagnostics`] and returns *all* of them at its seam.

pub use nonholonomic_prepared::origin::{Diagnostic, Origin, Severity, Stream, Topic};

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A value with the place where it is written.
#[derive(Clone, Debug)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Its place.
    pub origin: Origin,
}

impl<T> Spanned<T> {
    /// Attaches an origin.
    pub fn new(value: T, origin: Origin) -> Self {
        Spanned { value, origin }
    }
}

/// Positions do not take part in comparisons: `x + y` in YAML equals `x + y` in an attribute.
impl<T: PartialEq> PartialEq for Spanned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Hash> Hash for Spanned<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}

/// A collector of diagnostics, which is checked at the seam of a stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostics {
    /// Diagnostics, in the order found.
    pub list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Creates an empty collector.
    pub fn new() -> Self {
        Diagnostics::default()
    }

    /// Creates an error of the compiler, not of the declaration.
    pub fn internal(text: impl ToString) -> Self {
        let text = text.to_string();
        let text = text.strip_prefix("internal error: ").unwrap_or(&text);
        Diagnostic::error(Origin::Whole, format!("internal error: {text}"))
            .help("this is a bug in nh: please report it")
            .into()
    }

    /// Adds a diagnostic unless it is present.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if !self.list.contains(&diagnostic) {
            self.list.push(diagnostic);
        }
    }

    /// Adds all diagnostics of another collector.
    pub fn extend(&mut self, other: Diagnostics) {
        for diagnostic in other.list {
            self.push(diagnostic);
        }
    }

    /// Returns whether an error is among the diagnostics.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.severity == Severity::Error)
    }

    /// Returns the messages of the notes.
    pub fn notes(&self) -> Vec<String> {
        let notes = self.list.iter().filter(|diagnostic| diagnostic.severity == Severity::Note);
        notes.map(|note| note.message.clone()).collect()
    }

    /// Returns the value unless there are errors; `absent` is reported if it is missing without a
    /// reason.
    ///
    /// # Errors
    /// All diagnostics if one of them is an error, otherwise `absent`.
    pub fn or<T>(mut self, read: Option<T>, absent: Diagnostic) -> Result<T, Diagnostics> {
        self.propagate()?;
        read.ok_or_else(|| absent.into())
    }

    /// Returns `Ok` with the warnings kept in `self`, or `Err` with everything; called at the seam
    /// of a stage.
    ///
    /// # Errors
    /// All diagnostics collected so far, if one of them is an error.
    pub fn propagate(&mut self) -> Result<(), Diagnostics> {
        if self.has_errors() { Err(std::mem::take(self)) } else { Ok(()) }
    }
}

/// Maximum number of places at which the same message is shown.
const MAX_REPEATED: usize = 3;

/// Maximum number of diagnostics that are shown; further ones are counted.
const MAX_SHOWN: usize = 100;

impl Diagnostics {
    /// Returns the diagnostics to show. A message with many places is shown at the first ones, with
    /// the number of the others.
    fn brief(&self) -> impl Iterator<Item = (&Diagnostic, usize)> {
        let key = |d: &'_ Diagnostic| (d.severity, d.message.clone(), d.help.clone());
        let mut counts = BTreeMap::new();
        self.list.iter().for_each(|d| *counts.entry(key(d)).or_insert(0) += 1);
        let mut seen = BTreeMap::new();
        self.list.iter().filter_map(move |d| {
            let seen: &mut usize = seen.entry(key(d)).or_default();
            *seen += 1;
            let others =
                if *seen == MAX_REPEATED { counts.get(&key(d)).map_or(0, |all| all - MAX_REPEATED) } else { 0 };
            (*seen <= MAX_REPEATED).then_some((d, others))
        })
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics { list: vec![diagnostic] }
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (d, others)) in self.brief().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            if i == MAX_SHOWN {
                return write!(f, "… and {} more", self.brief().count() - i);
            }
            write!(f, "{d}")?;
            if others > 0 {
                write!(f, "\n  … and at {others} more places")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}

/// Returns the candidate closest to `word`, if it is close enough to be a typing mistake.
pub fn suggest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|c| (strsim::damerau_levenshtein(&word.to_lowercase(), &c.to_lowercase()), c))
        // One letter is no mistake for another.
        .filter(|(d, c)| *d < c.chars().count().max(word.chars().count()))
        .filter(|(d, c)| *d <= 1 + c.chars().count().max(word.chars().count()) / 4)
        .min_by_key(|(d, _)| *d)
        .map(|(_, c)| c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_mistake_at_many_places_is_one_message() {
        let at = |column, message: &str| {
            let origin = Origin::File { path: "a.yaml".to_owned(), line: 1, column, length: 1 };
            Diagnostic::error(origin, message)
        };
        let mut many = Diagnostics::new();
        (1..=2000).for_each(|column| many.push(at(column, "an expression is missing here")));
        many.push(at(7, "`z` is not known here"));
        let lines: Vec<String> = many.to_string().lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), 5, "{many}");
        assert_eq!(lines[3], "  … and at 1997 more places");
        assert!(lines[4].ends_with("`z` is not known here"));

        let mut different = Diagnostics::new();
        (1..=250).for_each(|column| different.push(at(column, &format!("`y{column}` is not known here"))));
        assert!(
            different.to_string().ends_with(":100: error: `y100` is not known here\n… and 150 more"),
            "{different}"
        );
    }
}
