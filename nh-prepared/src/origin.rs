//! Places in the user's input, and messages about them. The compiler creates them; the macro or
//! `nh` shows them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place in the user's input.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Origin {
    /// Tokens `first ..= last` of the attribute (or of the item it stands on), counted depth first.
    ///
    /// The tokens are counted as in [`flatten`](crate::tokens::flatten): a group contributes its
    /// opening delimiter, its contents and its closing delimiter. Macro and compiler count alike,
    /// so that an index determines a span.
    Tokens {
        /// The token stream: the attribute's arguments or the annotated item.
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

/// One of the two token streams that an attribute macro receives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stream {
    /// The tokens between the parentheses of `#[nonholonomic(…)]`.
    Attribute,
    /// The annotated struct.
    Item,
}

impl Origin {
    /// Returns the smallest origin that covers both, or the first one if they are in different
    /// streams or files.
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

/// The severity of a [`Diagnostic`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Severity {
    /// An error: nothing is generated.
    Error,
    /// A warning (an unused parameter): code is generated.
    Warning,
    /// A fact worth knowing (the constraints are holonomic).
    Note,
}

/// One message to the user, in terms of mechanics.
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

/// A section of the page "When it goes wrong" (`docs/trouble.md`) that messages about declarations
/// refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The frame of D has too few directions.
    Frame,
    /// The constraints are dependent.
    Rank,
    /// A state is not on the constraints.
    Constraints,
    /// A derivation takes long.
    Slow,
    /// A build without prepared code cannot derive.
    Prepared,
}

impl Topic {
    /// All sections.
    pub const ALL: [Topic; 5] = [Topic::Frame, Topic::Rank, Topic::Constraints, Topic::Slow, Topic::Prepared];

    /// Returns the section's heading.
    pub fn name(self) -> &'static str {
        match self {
            Topic::Frame => "frame",
            Topic::Rank => "rank",
            Topic::Constraints => "constraints",
            Topic::Slow => "slow",
            Topic::Prepared => "prepared",
        }
    }
}

impl Diagnostic {
    /// Creates an error.
    pub fn error(origin: Origin, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Error, message: message.into(), origin, help: None, labels: Vec::new() }
    }

    /// Creates a warning.
    pub fn warning(origin: Origin, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(origin, message) }
    }

    /// Creates a note.
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

    /// Refers to a section of the page "When it goes wrong", at the end of the advice, or of the
    /// message if there is no advice.
    #[must_use]
    pub fn see(mut self, topic: Topic) -> Self {
        let text = self.help.as_mut().unwrap_or(&mut self.message);
        *text = format!("{text} (see: nh help {})", topic.name());
        self
    }

    /// Returns all its places.
    pub fn origins(&mut self) -> impl Iterator<Item = &mut Origin> {
        std::iter::once(&mut self.origin).chain(self.labels.iter_mut().map(|(origin, _)| origin))
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
