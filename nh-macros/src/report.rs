//! Conversion of diagnostics to rustc's.
//!
//! An error is a `compile_error!` from the first to the last token it concerns. A warning is the
//! use of a deprecated constant, the only way to warn from a macro in stable Rust:
//! `#[allow(deprecated)]` on the struct silences it. A note goes to standard error, and through the
//! emitter to the generated documentation.

use crate::tokens::Places;
use nonholonomic_prepared::origin::{Diagnostic, Origin, Severity};
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::quote;
use syn::Attribute;

/// Returns `::core::compile_error! { "…" }`, without a semicolon: an item or an expression.
pub fn compile_error(diagnostic: &Diagnostic, places: &Places) -> TokenStream {
    let (first, last) = places.span(&diagnostic.origin);
    let punct = |c, spacing| {
        let mut punct = Punct::new(c, spacing);
        punct.set_span(first);
        TokenTree::Punct(punct)
    };
    let path_separator = || [punct(':', Spacing::Joint), punct(':', Spacing::Alone)];
    let mut message = Literal::string(&text(diagnostic, places));
    message.set_span(last);
    let mut body = Group::new(Delimiter::Brace, TokenTree::Literal(message).into());
    body.set_span(last);

    let mut tokens = TokenStream::new();
    tokens.extend(path_separator());
    tokens.extend([TokenTree::Ident(Ident::new("core", first))]);
    tokens.extend(path_separator());
    tokens.extend([TokenTree::Ident(Ident::new("compile_error", first)), punct('!', Spacing::Alone)]);
    tokens.extend([TokenTree::Group(body)]);
    tokens
}

/// Returns the items that make rustc warn, for each warning. `allowed` are the struct's own
/// `#[allow(…)]`s.
pub fn warnings(diagnostics: &[Diagnostic], places: &Places, allowed: &[&Attribute]) -> TokenStream {
    let warnings = diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Warning);
    warnings
        .map(|diagnostic| {
            let message = text(diagnostic, places);
            // The constant has the name of the macro, since rustc shows it, and the location of the
            // warning.
            let name = Ident::new("nonholonomic", Span::call_site().located_at(places.span(&diagnostic.origin).0));
            quote! {
                #(#allowed)*
                const _: () = {
                    #[deprecated(note = #message)]
                    const #name: () = ();
                    #name
                };
            }
        })
        .collect()
}

/// Prints the notes each time the struct is compiled.
pub fn print_notes(diagnostics: &[Diagnostic], places: &Places) {
    for diagnostic in diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Note) {
        let place = match diagnostic.origin {
            Origin::File { .. } => String::new(),
            _ => format!("{}: ", location(places.span(&diagnostic.origin).0)),
        };
        eprintln!("note: {place}{}", text(diagnostic, places));
    }
}

/// Returns a message with its place, excerpt, labels and advice.
fn text(diagnostic: &Diagnostic, places: &Places) -> String {
    let mut text = String::new();
    if let Origin::File { path, line, column, .. } = &diagnostic.origin {
        text += &format!("{path}:{line}:{column}: ");
    }
    text += &diagnostic.message;
    if let Some(excerpt) = places.excerpt(&diagnostic.origin) {
        text += &format!("\n{excerpt}");
    }
    for (origin, label) in &diagnostic.labels {
        let place = match origin {
            Origin::File { path, line, column, .. } => format!("{path}:{line}:{column}: "),
            Origin::Tokens { .. } => format!("{}: ", location(places.span(origin).0)),
            Origin::Whole => String::new(),
        };
        text += &format!("\n{place}{label}");
    }
    if let Some(help) = &diagnostic.help {
        text += &format!("\nhelp: {help}");
    }
    text
}

fn location(span: Span) -> String {
    let start = span.start();
    format!("{}:{}:{}", span.file(), start.line, start.column + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places() -> Places {
        Places::new(vec![], vec![], None, Span::call_site())
    }

    #[test]
    fn errors_are_whole_sentences() {
        let mut diagnostic = Diagnostic::error(
            Origin::File { path: "models/a.yaml".into(), line: 3, column: 5, length: 1 },
            "`psi` is not a coordinate or a parameter",
        )
        .help("did you mean `phi`?");
        let first = Origin::File { path: "models/a.yaml".into(), line: 1, column: 1, length: 1 };
        diagnostic.labels.push((first, "the coordinates are declared here".into()));
        assert_eq!(
            compile_error(&diagnostic, &places()).to_string(),
            ":: core :: compile_error ! { \"models/a.yaml:3:5: `psi` is not a coordinate or a parameter\\n\
             models/a.yaml:1:1: the coordinates are declared here\\nhelp: did you mean `phi`?\" }"
        );
    }

    #[test]
    fn each_severity_has_its_own_way() {
        let of = |severity| Diagnostic { severity, ..Diagnostic::error(Origin::Whole, "m") };
        let all = [of(Severity::Error), of(Severity::Warning), of(Severity::Note)];
        let allow: Attribute = syn::parse_quote!(#[allow(deprecated)]);
        let warnings: syn::File = syn::parse2(warnings(&all, &places(), &[&allow])).unwrap();
        assert!(matches!(&warnings.items[..], [syn::Item::Const(item)] if item.attrs == [allow]));
    }
}
