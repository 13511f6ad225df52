//! Places in the macro's two token streams.

use nonholonomic_prepared::excerpt;
use nonholonomic_prepared::origin::{Origin, Stream};
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

/// The places that diagnostics refer to.
pub struct Places {
    attribute: Vec<Span>,
    item: Vec<Span>,
    /// The path in `model = "…"`, for errors in the file, and the contents of the file.
    file: Option<(Span, String)>,
    /// The struct's name, for messages about the declaration as a whole.
    whole: Span,
}

impl Places {
    pub fn new(attribute: Vec<Span>, item: Vec<Span>, file: Option<(Span, String)>, whole: Span) -> Places {
        Places { attribute, item, file, whole }
    }

    /// Returns the spans of an origin's first and last token.
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
            Origin::File { .. } => self.file.as_ref().map_or(whole, |(span, _)| (*span, *span)),
            Origin::Whole => whole,
        }
    }

    /// Returns the text at a place in the file.
    pub fn excerpt(&self, origin: &Origin) -> Option<String> {
        match (origin, &self.file) {
            (Origin::File { line, column, length, .. }, Some((_, text))) => excerpt(text, *line, *column, *length),
            _ => None,
        }
    }
}

/// Returns generated code with the contents of all brackets at one place, which is empty. All the
/// code comes from the attribute, which usually has several lines. clippy's
/// `possible_missing_comma`, which examines expanded macros, would find these lines between `a` and
/// `-` of `[a - b]`.
pub fn in_one_line(code: TokenStream) -> TokenStream {
    within(code, Span::call_site().unwrap().start().into(), false)
}

/// Returns the tokens, with those in brackets at that place.
fn within(tokens: TokenStream, place: Span, brackets: bool) -> TokenStream {
    let placed = |mut tree: TokenTree| {
        if let TokenTree::Group(group) = &tree {
            let brackets = brackets || group.delimiter() == Delimiter::Bracket;
            let span = group.span();
            tree = Group::new(group.delimiter(), within(group.stream(), place, brackets)).into();
            tree.set_span(span);
        }
        if brackets {
            tree.set_span(place);
        }
        tree
    };
    tokens.into_iter().map(placed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_prepared::tokens::{Invisible, flatten};
    use quote::quote;

    #[test]
    fn signs_are_tokens() {
        let stream = TokenTree::Literal(proc_macro2::Literal::i32_unsuffixed(-3)).into();
        assert_eq!(flatten(stream, Invisible::Parentheses).texts, ["-", "3"]);
    }

    #[test]
    fn invisible_groups() {
        let texts = |inside: TokenStream, which| {
            let group = TokenTree::Group(Group::new(Delimiter::None, inside));
            flatten(quote!(2 * #group), which).texts.concat()
        };
        assert_eq!(texts(quote!(a + b), Invisible::Parentheses), "2*(a+b)");
        assert_eq!(texts(quote!(a), Invisible::Parentheses), "2*a");
        assert_eq!(texts(quote!(a + b), Invisible::Nothing), "2*a+b");
    }

    #[test]
    fn origins_out_of_range_point_to_the_whole() {
        let places = Places::new(vec![Span::call_site()], vec![], None, Span::call_site());
        places.span(&Origin::Tokens { stream: Stream::Attribute, first: 0, last: 9 });
        places.span(&Origin::File { path: String::new(), line: 1, column: 1, length: 1 });
    }
}
