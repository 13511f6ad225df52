//! Flattened token streams.

use proc_macro2::{Delimiter, Group, Punct, Spacing, Span, TokenStream, TokenTree};
use serde::{Deserialize, Serialize};

/// A stream's tokens in a row. A group is its opening delimiter, its contents and its closing
/// delimiter.
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
    /// The parentheses that they stand for (`2 * $e` with `$e = a + b`), unless they contain a
    /// single token. For the attribute.
    Parentheses,
    /// Nothing. For the struct, where parentheses would have another meaning.
    Nothing,
}

/// Returns the arguments of an attribute, each with the comma after it.
pub(crate) fn arguments(attribute: TokenStream) -> Vec<(Vec<TokenTree>, Option<TokenTree>)> {
    let trees: Vec<TokenTree> = attribute.into_iter().collect();
    let is_comma = |tree: &TokenTree| matches!(tree, TokenTree::Punct(comma) if comma.as_char() == ',');
    let arguments = trees.split_inclusive(is_comma).map(|argument| match argument.split_last() {
        Some((comma, before)) if is_comma(comma) => (before.to_vec(), Some(comma.clone())),
        _ => (argument.to_vec(), None),
    });
    arguments.collect()
}

/// A flattened stream without its places: text that can move between threads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tokens {
    /// The text of each token.
    pub texts: Vec<String>,
    /// Indices of the punctuation characters that are glued to the next one (`:` in `::`), in
    /// ascending order.
    pub joint: Vec<usize>,
}

/// Flattens a stream.
#[must_use]
pub fn flatten(stream: TokenStream, invisible: Invisible) -> Flat {
    let mut flat = Flat::default();
    // The stack is explicit because the user decides how deep groups nest.
    let mut open = vec![(stream.into_iter(), None)];
    while let Some((rest, close)) = open.last_mut() {
        match rest.next() {
            Some(TokenTree::Group(group)) => {
                let delimiters = match group.delimiter() {
                    Delimiter::Parenthesis => Some(("(", ")")),
                    Delimiter::Bracket => Some(("[", "]")),
                    Delimiter::Brace => Some(("{", "}")),
                    Delimiter::None => {
                        let visible =
                            invisible == Invisible::Parentheses && group.stream().into_iter().nth(1).is_some();
                        visible.then_some(("(", ")"))
                    }
                };
                if let Some((opening, _)) = delimiters {
                    flat.push(opening, group.span_open());
                }
                let close = delimiters.map(|(_, closing)| (closing, group.span_close()));
                open.push((group.stream().into_iter(), close));
            }
            Some(tree) => flat.leaf(&tree),
            None => {
                if let Some((closing, span)) = close.take() {
                    flat.push(closing, span);
                }
                open.pop();
            }
        }
    }
    flat
}

impl Flat {
    fn push(&mut self, text: impl Into<String>, span: Span) {
        self.texts.push(text.into());
        self.spans.push(span);
    }

    fn leaf(&mut self, tree: &TokenTree) {
        let (mut text, span) = (tree.to_string(), tree.span());
        if let TokenTree::Punct(punct) = tree
            && punct.spacing() == Spacing::Joint
        {
            self.joint.push(self.spans.len());
        }
        // Another macro's literals may have a sign; in a token stream the sign is a separate token.
        if let TokenTree::Literal(_) = tree
            && text.starts_with('-')
        {
            self.push('-', span);
            text.remove(0);
        }
        self.push(text, span);
    }
}

impl From<Flat> for Tokens {
    fn from(Flat { texts, joint, .. }: Flat) -> Tokens {
        Tokens { texts, joint }
    }
}

impl Tokens {
    /// Builds the token stream from its flat form.
    ///
    /// # Errors
    /// A message with the reason, if the texts are not the flat form of a token stream.
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
            // The indices were written in ascending order.
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
