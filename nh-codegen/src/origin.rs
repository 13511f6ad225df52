//! Where things came from, and what is wrong with them.
//!
//! Every node of a [`crate::declaration::Declaration`] carries an [`Origin`]; every stage that can fail collects
//! [`Diagnostic`]s in [`Diagnostics`] and hands back *all* of them at its seam.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place in what the user wrote.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Origin {
    /// Tokens `first ..= last` of the attribute (or of the item it stands on), counted depth first.
    ///
    /// The counting is the one of [`crate::declaration::tokens::flatten`]: a group contributes its opening
    /// delimiter, its contents and its closing delimiter; macro and worker count alike, so that an index is a span.
    Tokens {
        /// Which of the two token streams: the attribute's arguments or the annotated item.
        stream: Stream,
        /// Index of the first token.
        first: usize,
        /// Index of the last token (inclusive).
        last: usize,
    },
    /// A range in a YAML file; lines and columns count from 1.
    File {
        /// Path as the user wrote it.
        path: String,
        /// Line, from 1.
        line: usize,
        /// Column in characters, from 1.
        column: usize,
        /// Length in characters (at least 1).
        length: usize,
    },
    /// The declaration as a whole.
    Whole,
}

/// One of the two token streams an attribute macro is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stream {
    /// The tokens between the parentheses of `#[nonholonomic(…)]`.
    Attribute,
    /// The annotated struct.
    Item,
}

impl Origin {
    /// The smallest origin that covers both (the first one where they lie in different places).
    #[must_use]
    pub fn to(&self, other: &Origin) -> Origin {
        match (self, other) {
            (Origin::Tokens { stream: s, first: a, last: b }, Origin::Tokens { stream: t, first: c, last: d })
                if s == t =>
            {
                Origin::Tokens { stream: *s, first: *a.min(c), last: *b.max(d) }
            }
            (Origin::File { path, line, column, .. }, Origin::File { path: p, line: l, column: c, length })
                if path == p && line == l && c + length > *column =>
            {
                Origin::File { path: path.clone(), line: *line, column: *column, length: c + length - column }
            }
            _ => self.clone(),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Tokens { first, .. } => write!(f, "token {first}"),
            Origin::File { path, line, column, .. } => write!(f, "{path}:{line}:{column}"),
            Origin::Whole => write!(f, "declaration"),
        }
    }
}

/// A value with the place it was written at.
#[derive(Clone, Debug)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
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

/// How serious a [`Diagnostic`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Severity {
    /// Nothing is generated.
    Error,
    /// Code is generated; the user is told (an unused parameter).
    Warning,
    /// A fact worth knowing (the constraints are holonomic).
    Note,
}

/// One message to the user, in the field's words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// Error, warning or note.
    pub severity: Severity,
    /// Message, one sentence, no full stop: "`psi` is not a coordinate or a parameter".
    pub message: String,
    /// Place of the problem.
    pub origin: Origin,
    /// Advice ("did you mean `phi`?").
    pub help: Option<String>,
    /// Further places ("first declared here").
    pub labels: Vec<(Origin, String)>,
}

impl Diagnostic {
    /// An error.
    pub fn error(origin: Origin, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Error, message: message.into(), origin, help: None, labels: Vec::new() }
    }

    /// A warning.
    pub fn warning(origin: Origin, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(origin, message) }
    }

    /// A note.
    pub fn note(origin: Origin, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Note, ..Diagnostic::error(origin, message) }
    }

    /// Adds advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds a secondary place.
    #[must_use]
    pub fn label(mut self, origin: Origin, text: impl Into<String>) -> Self {
        self.labels.push((origin, text.into()));
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        match &self.origin {
            Origin::File { .. } => write!(f, "{}: {kind}: {}", self.origin, self.message)?,
            _ => write!(f, "{kind}: {}", self.message)?,
        }
        for (origin, text) in &self.labels {
            write!(f, "\n  {origin}: {text}")?;
        }
        if let Some(help) = &self.help {
            write!(f, "\n  help: {help}")?;
        }
        Ok(())
    }
}

/// A collector: push as many as there are, ask at the seam.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostics {
    /// Diagnostics, in the order found.
    pub list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Nothing wrong so far.
    pub fn new() -> Self {
        Diagnostics::default()
    }

    /// An error of the compiler, not of the declaration.
    pub fn internal(text: impl ToString) -> Self {
        let text = text.to_string();
        let text = text.strip_prefix("internal error: ").unwrap_or(&text);
        Diagnostic::error(Origin::Whole, format!("internal error: {text}"))
            .help("this is a bug in nh: please report it")
            .into()
    }

    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if !self.list.contains(&diagnostic) {
            self.list.push(diagnostic);
        }
    }

    /// Adds all of another collector.
    pub fn extend(&mut self, other: Diagnostics) {
        for diagnostic in other.list {
            self.push(diagnostic);
        }
    }

    /// Is there an error among them?
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.severity == Severity::Error)
    }

    /// The messages of the notes.
    pub fn notes(&self) -> Vec<String> {
        let notes = self.list.iter().filter(|diagnostic| diagnostic.severity == Severity::Note);
        notes.map(|note| note.message.clone()).collect()
    }

    /// The value read, if nothing is wrong; `absent` is reported where it is missing without a reason.
    ///
    /// # Errors
    /// All of these, if one is an error, or `absent`.
    pub fn or<T>(mut self, read: Option<T>, absent: Diagnostic) -> Result<T, Diagnostics> {
        self.propagate()?;
        read.ok_or_else(|| absent.into())
    }

    /// The seam: `Ok` with the warnings kept in `self`, or `Err` with everything.
    ///
    /// # Errors
    /// All diagnostics collected so far, if one of them is an error.
    pub fn propagate(&mut self) -> Result<(), Diagnostics> {
        if self.has_errors() { Err(std::mem::take(self)) } else { Ok(()) }
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics { list: vec![diagnostic] }
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, d) in self.list.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{d}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}

/// The candidate closest to `word`, if any is close enough to be a slip of the finger.
pub fn suggest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|c| (strsim::damerau_levenshtein(&word.to_lowercase(), &c.to_lowercase()), c))
        // A letter is no slip for another one.
        .filter(|(d, c)| *d < c.chars().count().max(word.chars().count()))
        .filter(|(d, c)| *d <= 1 + c.chars().count().max(word.chars().count()) / 4)
        .min_by_key(|(d, _)| *d)
        .map(|(_, c)| c)
}
