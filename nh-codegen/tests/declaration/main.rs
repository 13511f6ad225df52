//! Declarations: the grammar, the two spellings, and a clear message for every error.

mod errors_attribute;
mod errors_expression;
mod errors_yaml;
mod grammar;
mod library;
mod random;
mod spellings;
mod units;

use nonholonomic_codegen::declaration::tokens::{Position, lex};
use nonholonomic_codegen::declaration::{Annotated, Declaration, Expression, parse_expression};
use nonholonomic_codegen::origin::{Diagnostics, Origin, Stream};
use proc_macro2::TokenStream;

/// Reads an expression as in a file `f`.
fn expression(text: &str) -> Result<Expression, Diagnostics> {
    let start = Position { path: "f".into(), line: 1, column: 1 };
    let whole = Origin::File { path: "f".into(), line: 1, column: 1, length: 1 };
    parse_expression(&lex(text, start)?, &whole)
}

/// Reads an attribute and its item from Rust text; no model files exist.
fn attribute(attribute: &str, item: &str) -> Result<Annotated, Diagnostics> {
    attribute_with(attribute, item, &mut |_| Err(std::io::ErrorKind::NotFound.into()))
}

fn attribute_with(
    attribute: &str,
    item: &str,
    load: &mut dyn FnMut(&str) -> std::io::Result<String>,
) -> Result<Annotated, Diagnostics> {
    Declaration::from_attribute(tokens(attribute), tokens(item), load)
}

fn tokens(text: &str) -> TokenStream {
    text.parse().expect("a test's text consists of Rust tokens")
}

/// Formats diagnostics with the text that each of them marks.
fn underline(errors: &Diagnostics, attribute: &str, item: &str) -> String {
    let flat = |text: &str, stream| nonholonomic_codegen::declaration::tokens::flatten(tokens(text), stream);
    let (attribute, item) = (flat(attribute, Stream::Attribute), flat(item, Stream::Item));
    let place = |origin: &Origin| match origin {
        Origin::Tokens { stream, first, last } => {
            let list = if *stream == Stream::Attribute { &attribute } else { &item };
            list[*first..=*last].iter().map(|t| t.kind.to_string()).collect::<Vec<_>>().join(" ")
        }
        Origin::File { length, .. } => format!("{origin}+{length}"),
        Origin::Whole => "everything".to_owned(),
    };
    let mut text = String::new();
    for error in &errors.list {
        text += &format!("  {}\n    at: {}\n", error.message, place(&error.origin));
        for (origin, label) in &error.labels {
            text += &format!("    {label}: {}\n", place(origin));
        }
        if let Some(help) = &error.help {
            text += &format!("    help: {help}\n");
        }
    }
    text
}
