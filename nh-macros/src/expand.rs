//! One expansion: take what is prepared, or derive, and put the answer where it belongs.

use crate::answer::{Diagnostic, Origin, Pieces, Severity};
use crate::declaration::Declaration;
use crate::derive::{self, Answer};
use crate::item::Item;
use crate::prepared::{self, Lookup};
use crate::report;
use crate::tokens::Places;
use proc_macro2::TokenStream;
use quote::quote;

/// `#[nonholonomic(attribute)] item`. Never fails: errors are part of what is emitted.
pub fn expand(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let declaration = Declaration::read(attribute, item.clone());
    let dependency = &declaration.dependency;
    let item = Item::parse(item);
    let places = declaration.places();
    let tokens = match prepared::look_up(&declaration) {
        Lookup::Prepared { pieces, places, file } => {
            let tokens = accepted(item, *pieces, &places);
            quote!(#file #tokens)
        }
        Lookup::Unusable(diagnostic, fields) => rejected(item, &[diagnostic], fields, &places),
        Lookup::Missing(missing) => match derive::derive(&declaration, missing) {
            Answer::Expanded(pieces) => accepted(item, *pieces, &places),
            Answer::Rejected { diagnostics, fields } => rejected(item, &diagnostics, fields, &places),
        },
    };
    quote!(#dependency #tokens)
}

fn accepted(mut item: Item, pieces: Pieces, places: &Places) -> TokenStream {
    let Pieces { attributes, fields, code, diagnostics } = pieces;
    let warnings = report::warnings(&diagnostics, places, &item.allowed());
    let add = || -> syn::Result<()> {
        fields.map_or(Ok(()), |fields| item.add_fields(fields))?;
        item.add_attributes(attributes)
    };
    match add() {
        Ok(()) => {
            report::print_notes(&diagnostics, places);
            quote!(#item #warnings #code)
        }
        Err(error) => {
            rejected(item, &[Diagnostic::fault(&format!("what was generated is not Rust: {error}"))], None, places)
        }
    }
}

fn rejected(mut item: Item, diagnostics: &[Diagnostic], fields: Option<TokenStream>, places: &Places) -> TokenStream {
    // Fields that are no fields are left out: there is an error to report already.
    if let Some(fields) = fields {
        item.add_fields(fields).ok();
    }
    let mut errors = diagnostics
        .iter()
        .filter(|diagnostic| diagnostic.severity == Severity::Error)
        .map(|diagnostic| report::compile_error(diagnostic, places));
    let first = errors.next().unwrap_or_else(|| {
        report::compile_error(&Diagnostic::fault("a declaration was refused without a reason"), places)
    });
    let stub = item.stub(&first);
    // No warnings: what looks unused may be used where the error is.
    quote!(#item #stub #(#errors)*)
}

impl Diagnostic {
    /// A fault of ours, not of the user's.
    pub fn fault(message: &str) -> Diagnostic {
        Diagnostic::error(Origin::Whole, format!("internal error of `#[nonholonomic]`: {message}"))
            .help("this is a bug; please report it together with the declaration")
    }
}
