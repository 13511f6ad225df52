//! One expansion: takes the prepared code, or derives it, and inserts the result.

use crate::answer::{Pieces, fault};
use crate::declaration::Declaration;
use crate::derive::{self, Answer};
use crate::item::Item;
use crate::prepared::{self, Lookup};
use crate::report;
use crate::tokens::{Places, in_one_line};
use nonholonomic_prepared::configured::by_fields;
use nonholonomic_prepared::origin::{Diagnostic, Severity};
use nonholonomic_prepared::{Arguments, with_runtime};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, ItemStruct, Path};

/// Expands `#[nonholonomic(attribute)] item`. It never fails: errors are part of the emitted code.
pub fn expand(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let all = match by_fields(&item) {
        Ok(all) => all,
        Err(error) => {
            let item = Item::parse(item);
            let stub = item.stub(&error.to_compile_error());
            return quote!(#item #stub);
        }
    };
    if all.len() > 1 {
        let own = macros(&attribute);
        let each = all.iter().map(|configured| {
            let (predicate, item) = (configured.predicate(), &configured.item);
            quote!(#[cfg(#predicate)] #[#own::nonholonomic(#attribute)] #item)
        });
        return each.collect();
    }
    let Arguments { declaration, runtime } = Arguments::read(attribute);
    let declaration = Declaration::read(declaration, item.clone());
    let dependency = &declaration.dependency;
    let item = Item::parse(item);
    let places = declaration.places();
    let runtime = match runtime.transpose() {
        Ok(runtime) => runtime,
        Err(error) => {
            let stub = item.stub(&error.to_compile_error());
            return quote!(#dependency #item #stub);
        }
    };
    let tokens = match prepared::look_up(&declaration) {
        Lookup::Prepared { pieces, places, file, .. } => {
            let tokens = accepted(item, *pieces, runtime.as_ref(), &places);
            quote!(#file #tokens)
        }
        Lookup::Unusable(diagnostic, fields) => rejected(item, &[diagnostic], fields, &places),
        Lookup::Missing(missing) => match derive::derive(&declaration, missing) {
            Answer::Expanded(pieces) => accepted(item, *pieces, runtime.as_ref(), &places),
            Answer::Rejected { diagnostics, fields } => rejected(item, &diagnostics, fields, &places),
        },
    };
    quote!(#dependency #tokens)
}

/// Returns the path of the crate that contains the macros, for code that applies the attribute
/// again.
fn macros(attribute: &TokenStream) -> TokenStream {
    match Arguments::read(attribute.clone()).runtime {
        Some(Ok(path)) => path.into_token_stream(),
        _ => quote!(::nonholonomic),
    }
}

/// Expands `generated_code!(#[nonholonomic(attribute)] item)` to the text of the attribute's
/// additions.
pub fn generated_code(tokens: TokenStream) -> TokenStream {
    let (attribute, item) = match annotated(tokens) {
        Ok(annotated) => annotated,
        Err(error) => return error.to_compile_error(),
    };
    match by_fields(&item) {
        Ok(all) if all.len() > 1 => {
            let own = macros(&attribute);
            let each = all.iter().map(|configured| {
                let (predicate, item) = (configured.predicate(), &configured.item);
                quote!(#[cfg(#predicate)] { #own::generated_code!(#[nonholonomic(#attribute)] #item) })
            });
            return quote!({ #(#each)* });
        }
        Ok(_) => {}
        Err(error) => return error.to_compile_error(),
    }
    let Arguments { declaration, .. } = Arguments::read(attribute);
    let declaration = Declaration::read(declaration, item.clone());
    let dependency = &declaration.dependency;
    let (answer, file, places) = match prepared::look_up(&declaration) {
        Lookup::Prepared { text, places, file, .. } => (Ok(text), file, places),
        Lookup::Unusable(diagnostic, _) => (Err(vec![diagnostic]), None, declaration.places()),
        Lookup::Missing(missing) => {
            let answer = match derive::derive(&declaration, missing) {
                Answer::Expanded(pieces) => pieces.text(&item),
                Answer::Rejected { diagnostics, .. } => Err(diagnostics),
            };
            (answer, None, declaration.places())
        }
    };
    let text = match answer {
        Ok(text) => quote!(#text),
        Err(diagnostics) => {
            let is_error = |diagnostic: &&Diagnostic| diagnostic.severity == Severity::Error;
            let errors = diagnostics.iter().filter(is_error).map(|error| report::compile_error(error, &places));
            quote!(#(#errors;)* "")
        }
    };
    quote!({ #dependency #file #text })
}

/// Returns the arguments of the attribute, and the item without it.
fn annotated(tokens: TokenStream) -> syn::Result<(TokenStream, TokenStream)> {
    let help = "`generated_code!` takes a struct with its attribute: `#[nonholonomic(…)] pub struct Sled;`";
    let mut item: ItemStruct = syn::parse2(tokens)?;
    let is_ours =
        |attribute: &Attribute| attribute.path().segments.last().is_some_and(|segment| segment.ident == "nonholonomic");
    let at = item.attrs.iter().position(is_ours);
    let attribute = item.attrs.remove(at.ok_or_else(|| syn::Error::new(item.ident.span(), help))?);
    Ok((attribute.meta.require_list()?.tokens.clone(), item.into_token_stream()))
}

fn accepted(mut item: Item, pieces: Pieces, runtime: Option<&Path>, places: &Places) -> TokenStream {
    let Pieces { fields, code, diagnostics } = pieces;
    let code = match runtime {
        Some(path) => with_runtime(code, path),
        None => code,
    };
    let warnings = report::warnings(&diagnostics, places, &item.allowed());
    match fields.map_or(Ok(()), |fields| item.add_fields(fields)) {
        Ok(()) => {
            report::print_notes(&diagnostics, places);
            let code = in_one_line(code);
            quote!(#item #warnings #code)
        }
        Err(error) => rejected(item, &[fault(&format!("the generated code is not Rust: {error}"))], None, places),
    }
}

fn rejected(mut item: Item, diagnostics: &[Diagnostic], fields: Option<TokenStream>, places: &Places) -> TokenStream {
    // Malformed fields are left out: there is an error to report already.
    if let Some(fields) = fields {
        item.add_fields(fields).ok();
    }
    let mut errors = diagnostics
        .iter()
        .filter(|diagnostic| diagnostic.severity == Severity::Error)
        .map(|diagnostic| report::compile_error(diagnostic, places));
    let first = errors
        .next()
        .unwrap_or_else(|| report::compile_error(&fault("a declaration was refused without a reason"), places));
    let stub = item.stub(&first);
    // Warnings are omitted: a parameter that looks unused may be used where the error is.
    quote!(#item #stub #(#errors)*)
}
