//! Token streams laid out flat.

use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};

/// A stream's tokens in a row. A group is its opening delimiter, its contents and its closing delimiter.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    /// The text of each token.
    pub texts: Vec<String>,
    /// Indices of the punctuation characters that are glued to the next one, in ascending order.
    pub joint: Vec<usize>,
    /// The place of each token.
    pub spans: Vec<Span>,
}

/// Replacement of the invisible groups that `macro_rules!` puts round a `$fragment`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invisible {
    /// The parentheses they stand for (`2 * $e` with `$e = a + b`), unless one token is inside: in the attribute.
    Parentheses,
    /// Nothing: in the struct, where parentheses would mean something else.
    Nothing,
}

/// The arguments of an attribute, each with the comma behind it.
pub(crate) fn arguments(attribute: TokenStream) -> Vec<(Vec<TokenTree>, Option<TokenTree>)> {
    let trees: Vec<TokenTree> = attribute.into_iter().collect();
    let is_comma = |tree: &TokenTree| matches!(tree, TokenTree::Punct(comma) if comma.as_char() == ',');
    let arguments = trees.split_inclusive(is_comma).map(|argument| match argument.split_last() {
        Some((comma, before)) if is_comma(comma) => (before.to_vec(), Some(comma.clone())),
        _ => (argument.to_vec(), None),
    });
    arguments.collect()
}

/// Lays a stream out.
#[must_use]
pub fn flatten(stream: TokenStream, invisible: Invisible) -> Flat {
    let mut flat = Flat::default();
    flat.extend(stream, invisible);
    flat
}

impl Flat {
    fn push(&mut self, text: impl Into<String>, span: Span) {
        self.texts.push(text.into());
        self.spans.push(span);
    }

    fn extend(&mut self, stream: TokenStream, invisible: Invisible) {
        for tree in stream {
            match tree {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::None => {
                            if invisible == Invisible::Nothing || group.stream().into_iter().count() < 2 {
                                self.extend(group.stream(), invisible);
                                continue;
                            }
                            ("(", ")")
                        }
                    };
                    self.push(open, group.span_open());
                    self.extend(group.stream(), invisible);
                    self.push(close, group.span_close());
                }
                TokenTree::Punct(punct) => {
                    if punct.spacing() == Spacing::Joint {
                        self.joint.push(self.spans.len());
                    }
                    self.push(punct.as_char(), punct.span());
                }
                TokenTree::Ident(ident) => self.push(ident.to_string(), ident.span()),
                // Another macro's literals may have a sign; in a token stream it stands by itself.
                TokenTree::Literal(literal) => match literal.to_string().strip_prefix('-') {
                    Some(rest) => {
                        self.push('-', literal.span());
                        self.push(rest, literal.span());
                    }
                    None => self.push(literal.to_string(), literal.span()),
                },
            }
        }
    }
}
