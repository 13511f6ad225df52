//! First form of attribute and YAML: scalars, lists and maps, each with its place.

use super::tokens::Token;
use crate::origin::{Diagnostics, Origin};

/// A scalar, list or map.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    pub origin: Origin,
}

/// The kinds of [`Node`].
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// Text, an expression or a name, depending on the key.
    Scalar(Scalar),
    /// `[a, b]`
    List(Vec<Node>),
    /// `{a: b}`
    Map(Vec<(Node, Node)>),
    /// A key without a value.
    Nothing,
}

/// A scalar: as tokens, and as text if its spelling allows it (YAML, a string literal).
#[derive(Clone, Debug)]
pub(super) struct Scalar {
    pub text: Option<String>,
    /// Errors of the lexer count only for readers of tokens.
    pub tokens: Result<Vec<Token>, Diagnostics>,
}

impl Node {
    pub fn new(kind: Kind, origin: Origin) -> Node {
        Node { kind, origin }
    }

    /// Returns the spelling of a scalar (keys, names of data sets).
    pub fn spelling(&self) -> Option<String> {
        match &self.kind {
            Kind::Scalar(Scalar { text: Some(text), .. }) => Some(text.trim().to_owned()),
            Kind::Scalar(Scalar { tokens: Ok(tokens), .. }) => {
                Some(tokens.iter().map(|t| t.kind.to_string()).collect())
            }
            _ => None,
        }
    }

    /// Describes the node for messages.
    pub fn describe(&self) -> &'static str {
        match self.kind {
            Kind::Scalar(_) => "a single value",
            Kind::List(_) => "a list",
            Kind::Map(_) => "a map",
            Kind::Nothing => "nothing",
        }
    }
}
