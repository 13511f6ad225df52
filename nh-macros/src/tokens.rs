//! The macro's two token streams laid out flat: texts for the worker, spans for what it finds wrong.

use crate::protocol::{Origin, Stream, Tokens};
use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};

/// A stream's texts and, index by index, its spans.
#[derive(Default)]
pub struct Flat {
    pub tokens: Tokens,
    pub spans: Vec<Span>,
}

/// Lays a stream out: a group is its opening delimiter, its contents and its closing delimiter.
///
/// The invisible groups that `macro_rules!` puts round a `$fragment` are not in the worker's grammar. In the attribute
/// they become the parentheses they stand for (`2 * $e` with `$e = a + b`), unless one token is inside; in the item,
/// where parentheses would mean something else, they are dropped.
pub fn flatten(stream: TokenStream, which: Stream) -> Flat {
    let mut flat = Flat::default();
    flat.extend(stream, which);
    flat
}

impl Flat {
    fn push(&mut self, text: impl Into<String>, span: Span) {
        self.tokens.texts.push(text.into());
        self.spans.push(span);
    }

    fn extend(&mut self, stream: TokenStream, which: Stream) {
        for tree in stream {
            match tree {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::None => {
                            if which == Stream::Item || group.stream().into_iter().count() < 2 {
                                self.extend(group.stream(), which);
                                continue;
                            }
                            ("(", ")")
                        }
                    };
                    self.push(open, group.span_open());
                    self.extend(group.stream(), which);
                    self.push(close, group.span_close());
                }
                TokenTree::Punct(punct) => {
                    if punct.spacing() == Spacing::Joint {
                        self.tokens.joint.push(self.spans.len());
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

/// Where diagnostics point to.
pub struct Places {
    attribute: Vec<Span>,
    item: Vec<Span>,
    /// The path in `model = "…"`, for what is wrong in the file.
    file: Option<Span>,
    /// The struct's name, for what concerns the declaration as a whole.
    whole: Span,
}

impl Places {
    pub fn new(attribute: Vec<Span>, item: Vec<Span>, file: Option<Span>, whole: Span) -> Places {
        Places { attribute, item, file, whole }
    }

    /// The spans of an origin's first and last token.
    pub fn span(&self, origin: &Origin) -> (Span, Span) {
        let whole = (self.whole, self.whole);
        match origin {
            Origin::Tokens { stream, first, last } => {
                let spans = match stream {
                    Stream::Attribute => &self.attribute,
                    Stream::Item => &self.item,
                };
                match (spans.get(*first), spans.get(*last)) {
                    (Some(first), Some(last)) => (*first, *last),
                    _ => whole,
                }
            }
            Origin::File { .. } => self.file.map_or(whole, |span| (span, span)),
            Origin::Whole => whole,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nh_codegen::worker;
    use proc_macro2::Group;
    use quote::quote;

    #[test]
    fn the_worker_rebuilds_what_was_flattened() {
        let stream = quote! {
            /// A struct.
            #[serde(rename = "a(b")]
            pub(crate) struct r#Type<'a, T: ::core::fmt::Debug> { pub größe: f64, _x: [&'a T; 3] }
        };
        let flat = flatten(stream.clone(), Stream::Item);
        let theirs = worker::Tokens { texts: flat.tokens.texts, joint: flat.tokens.joint };
        assert_eq!(theirs.to_stream().unwrap().to_string(), stream.to_string());
        assert_eq!(theirs.texts.len(), flat.spans.len());
    }

    #[test]
    fn signs_are_tokens() {
        let stream = TokenTree::Literal(proc_macro2::Literal::i32_unsuffixed(-3)).into();
        assert_eq!(flatten(stream, Stream::Attribute).tokens.texts, ["-", "3"]);
    }

    #[test]
    fn invisible_groups() {
        let texts = |inside: TokenStream, which| {
            let group = TokenTree::Group(Group::new(Delimiter::None, inside));
            flatten(quote!(2 * #group), which).tokens.texts.concat()
        };
        assert_eq!(texts(quote!(a + b), Stream::Attribute), "2*(a+b)");
        assert_eq!(texts(quote!(a), Stream::Attribute), "2*a");
        assert_eq!(texts(quote!(a + b), Stream::Item), "2*a+b");
    }

    #[test]
    fn origins_out_of_range_point_to_the_whole() {
        let places = Places::new(vec![Span::call_site()], vec![], None, Span::call_site());
        places.span(&Origin::Tokens { stream: Stream::Attribute, first: 0, last: 9 });
        places.span(&Origin::File { path: String::new(), line: 1, column: 1, length: 1 });
    }
}
