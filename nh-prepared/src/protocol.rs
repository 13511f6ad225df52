//! What the macro and the worker in which the compiler runs say to each other.
//!
//! One request goes to the worker as a line of JSON; what comes back is a sequence of [`Frame`]s, each a JSON text between a record
//! separator (U+001E) and a line feed (RFC 7464). Neither byte occurs inside a JSON text as `serde_json` writes it, so whatever else
//! lands on the same stream — the engine prints a notice when it starts — cannot be mistaken for a frame, nor a frame for it.

use crate::origin::Diagnostic;
use crate::tokens::Flat;
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Counts up when a request or a frame changes its form; macro and worker must agree.
pub const PROTOCOL: u32 = 3;

/// Byte before each frame.
pub const RECORD_SEPARATOR: u8 = 0x1E;

/// The environment variable that tells the build script that it is started as the worker. Nothing that cargo sets will do: it sets the
/// same for rustc.
pub const SERVE: &str = "NH_WORKER_SERVE";

/// How long a derivation may take where nothing is said, once the worker has the engine. It sees to that itself; the macro waits a
/// little longer.
pub const BUDGET: Duration = Duration::from_secs(60);

/// Request of the macro: one annotated struct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// [`PROTOCOL`] as the macro knows it.
    pub protocol: u32,
    /// The tokens between the parentheses of `#[nonholonomic(…)]`.
    pub attribute: Tokens,
    /// The tokens of the annotated item.
    pub item: Tokens,
    /// The file that `model = "…"` names, read by the macro.
    pub file: Option<ModelFile>,
}

/// A token stream laid out flat: a group is its opening delimiter, its contents and its closing delimiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// The text of each token.
    pub texts: Vec<String>,
    /// Indices of the punctuation characters that are glued to the next one (`:` in `::`).
    pub joint: Vec<usize>,
}

/// A model file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModelFile {
    /// Its path as the user wrote it.
    pub path: String,
    /// Contents, or the reason why they cannot be read.
    pub text: Result<String, String>,
}

/// Message of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The engine is wanted: from here on an abort is the engine's refusal to start.
    Queueing,
    /// Waiting for the engine takes long.
    Waiting {
        /// Reason for the wait, in one line.
        message: String,
    },
    /// The engine runs: from here on an abort is a fault of this worker.
    Started,
    /// The answer. It comes once and last.
    Reply(Reply),
}

/// The answer to a [`Request`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Code was generated.
    Expanded(Expansion),
    /// The declaration has errors.
    Rejected {
        /// All of them, and the warnings and notes found on the way.
        diagnostics: Vec<Diagnostic>,
        /// The struct's fields, if they could be told (see [`Expansion::fields`]).
        fields: Option<String>,
    },
    /// There is no answer for now, and why: the budget is spent, or is none.
    Unfinished {
        /// Diagnostics to report; one error.
        diagnostics: Vec<Diagnostic>,
        /// The struct's fields, if they could be told (see [`Expansion::fields`]).
        fields: Option<String>,
    },
    /// The engine is not to be had, because another process keeps it for example.
    Busy {
        /// Why; no full stop.
        message: String,
    },
    /// A fault of the compiler.
    Panicked {
        /// Message of the panic.
        message: String,
    },
}

impl Reply {
    /// Does the answer depend on the request alone, so that it may be kept?
    #[must_use]
    pub fn is_final(&self) -> bool {
        matches!(self, Reply::Expanded(_) | Reply::Rejected { .. })
    }
}

/// Generated code, in the three places it goes to. The annotated struct itself stays with the macro, which has its
/// tokens with their spans.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expansion {
    /// Attributes to add to the struct (`#[allow(non_snake_case, …)]` when a parameter needs it); may be empty.
    pub attributes: String,
    /// The fields to give to a unit struct, without the braces: `pub m: f64, …`.
    pub fields: Option<String>,
    /// Items beside the struct: its module and its `impl`s.
    pub code: String,
    /// Warnings and notes.
    pub diagnostics: Vec<Diagnostic>,
}

impl From<Flat> for Tokens {
    fn from(Flat { texts, joint, .. }: Flat) -> Tokens {
        Tokens { texts, joint }
    }
}

impl Tokens {
    /// Builds the token stream again.
    ///
    /// # Errors
    /// When the texts are not the flat form of a token stream; a sentence that says why.
    pub fn to_stream(&self) -> Result<TokenStream, String> {
        let mut open: Vec<(Delimiter, TokenStream)> = Vec::new();
        let mut current = TokenStream::new();
        for (index, text) in self.texts.iter().enumerate() {
            match text.as_str() {
                "(" => open.push((Delimiter::Parenthesis, std::mem::take(&mut current))),
                "[" => open.push((Delimiter::Bracket, std::mem::take(&mut current))),
                "{" => open.push((Delimiter::Brace, std::mem::take(&mut current))),
                ")" | "]" | "}" => {
                    let (delimiter, outer) = open.pop().ok_or("a closing delimiter without an opening one")?;
                    let group = Group::new(delimiter, std::mem::replace(&mut current, outer));
                    current.extend([TokenTree::Group(group)]);
                }
                _ => current.extend([self.leaf(index)?]),
            }
        }
        if open.is_empty() { Ok(current) } else { Err("an opening delimiter without a closing one".into()) }
    }

    fn leaf(&self, index: usize) -> Result<TokenTree, String> {
        let text = &self.texts[index];
        let mut characters = text.chars();
        if let (Some(c), None) = (characters.next(), characters.next())
            && "=<>!~+-*/%^&|@.,;:#$?'".contains(c)
        {
            // The list is in ascending order because it was written while counting.
            let joint = self.joint.binary_search(&index).is_ok();
            return Ok(Punct::new(c, if joint { Spacing::Joint } else { Spacing::Alone }).into());
        }
        let stream: TokenStream = text.parse().map_err(|error| format!("`{text}` is not a token: {error}"))?;
        let mut trees = stream.into_iter();
        match (trees.next(), trees.next()) {
            (Some(tree @ (TokenTree::Ident(_) | TokenTree::Literal(_))), None) => Ok(tree),
            _ => Err(format!("`{text}` is not one token")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::{Invisible, flatten};
    use quote::quote;

    #[test]
    fn what_was_flattened_is_rebuilt() {
        let stream = quote! {
            /// A struct.
            #[serde(rename = "a(b")]
            pub(crate) struct r#Type<'a, T: ::core::fmt::Debug> { pub größe: f64, _x: [&'a T; 3] }
        };
        let flat = flatten(stream.clone(), Invisible::Nothing);
        assert_eq!(flat.texts.len(), flat.spans.len());
        assert_eq!(Tokens::from(flat).to_stream().unwrap().to_string(), stream.to_string());
    }

    #[test]
    fn tokens_are_rebuilt() {
        let texts =
            ["r#type", ":", ":", "_", "<", "'", "a", ">", "(", "-", "1.5", "[", "{", "\"a(\"", "}", "]", ")", "θ"];
        let tokens = Tokens { texts: texts.map(String::from).to_vec(), joint: vec![1, 5] };
        let stream = tokens.to_stream().unwrap();
        assert_eq!(stream.to_string(), "r#type :: _ < 'a > (- 1.5 [{ \"a(\" }]) θ");
    }

    #[test]
    fn what_is_not_a_token_stream_is_refused() {
        for texts in [vec!["("], vec![")"], vec!["a b"], vec!["$crate"], vec!["\""], vec!["-1"]] {
            let tokens = Tokens { texts: texts.into_iter().map(String::from).collect(), joint: vec![] };
            assert!(tokens.to_stream().is_err(), "{tokens:?}");
        }
    }
}
