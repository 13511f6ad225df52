//! One expansion: ask the cache or the worker, and put the answer where it belongs.

use crate::cache::{self, Entry};
use crate::item::Item;
use crate::protocol::{Diagnostic, Expansion, ModelFile, Origin, PROTOCOL, Reply, Request, Severity, Stream};
use crate::report;
use crate::tokens::{Places, flatten};
use crate::worker::Worker;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote;
use std::env;
use std::path::{Path, PathBuf};
use syn::LitStr;

/// `#[nonholonomic(attribute)] item`. Never fails: errors are part of what is emitted.
pub fn expand(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let path = model_path(&attribute);
    let attribute = flatten(attribute, Stream::Attribute);
    let flat_item = flatten(item.clone(), Stream::Item);
    let item = Item::parse(item);
    let name = item.name();
    let places = Places::new(
        attribute.spans,
        flat_item.spans,
        path.as_ref().map(LitStr::span),
        name.as_ref().map_or_else(Span::call_site, |name| name.span()),
    );

    let (file, dependency) = path.as_ref().map(read).unzip();
    let request = Request { protocol: PROTOCOL, attribute: attribute.tokens, item: flat_item.tokens, file };
    let reply = ask(&request, &name.map_or_else(String::new, |name| name.to_string()));

    let tokens = match reply {
        Ok(Reply::Expanded(expansion)) => accepted(item, &expansion, &places),
        Ok(Reply::Rejected { diagnostics, fields } | Reply::Unfinished { diagnostics, fields }) => {
            rejected(item, &diagnostics, fields, &places)
        }
        Ok(Reply::Busy { message }) => rejected(item, &[Diagnostic::error(Origin::Whole, message)], None, &places),
        Ok(Reply::Panicked { message }) => rejected(item, &[fault(&message)], None, &places),
        Err(message) => rejected(item, &[Diagnostic::error(Origin::Whole, message)], None, &places),
    };
    let dependency = dependency.flatten();
    quote!(#dependency #tokens)
}

/// The answer, from the cache if it is there.
fn ask(request: &Request, name: &str) -> Result<Reply, String> {
    let worker = Worker::from_environment()?;
    let json = serde_json::to_string(request).map_err(|error| error.to_string())?;
    // The versions of the crates and the options of their build are in the worker's identity: it is built of them.
    let key = format!("{} {}\n{json}", env!("CARGO_PKG_VERSION"), worker.identity);
    let entry = Entry::new(cache::directory(), key);
    if let Some(reply) = entry.load() {
        return Ok(reply);
    }
    let _lock = entry.lock(worker.patience());
    // Somebody else may have made it while we waited.
    if let Some(reply) = entry.load() {
        return Ok(reply);
    }
    let reply = worker.ask(&json, name).map_err(|failure| failure.to_string())?;
    if reply.is_final() {
        entry.store(&reply);
    }
    Ok(reply)
}

fn accepted(mut item: Item, expansion: &Expansion, places: &Places) -> TokenStream {
    let diagnostics = &expansion.diagnostics;
    let warnings = report::warnings(diagnostics, places, &item.allowed());
    let mut add = || -> Result<TokenStream, Box<dyn std::error::Error>> {
        if let Some(fields) = &expansion.fields {
            item.add_fields(fields.parse()?)?;
        }
        item.add_attributes(expansion.attributes.parse()?)?;
        Ok(expansion.code.parse()?)
    };
    match add() {
        Ok(code) => {
            report::print_notes(diagnostics, places);
            quote!(#item #warnings #code)
        }
        Err(error) => rejected(item, &[fault(&format!("what was generated is not Rust: {error}"))], None, places),
    }
}

fn rejected(mut item: Item, diagnostics: &[Diagnostic], fields: Option<String>, places: &Places) -> TokenStream {
    // Fields that are no fields are left out: there is an error to report already.
    if let Some(fields) = fields.and_then(|fields| fields.parse().ok()) {
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
    // No warnings: what looks unused may be used where the error is.
    quote!(#item #stub #(#errors)*)
}

/// A fault of ours, not of the user's.
fn fault(message: &str) -> Diagnostic {
    Diagnostic::error(Origin::Whole, format!("internal error of `#[nonholonomic]`: {message}"))
        .help("this is a bug; please report it together with the declaration")
}

/// The string in `model = "…"`.
fn model_path(attribute: &TokenStream) -> Option<LitStr> {
    let trees: Vec<TokenTree> = attribute.clone().into_iter().collect();
    let mut arguments = trees.split(|tree| matches!(tree, TokenTree::Punct(comma) if comma.as_char() == ','));
    arguments.find_map(|argument| match argument {
        [TokenTree::Ident(key), TokenTree::Punct(equals), value] if key == "model" && equals.as_char() == '=' => {
            syn::parse2(value.clone().into()).ok()
        }
        _ => None,
    })
}

/// Reads a model file, and makes what tells rustc that the crate depends on it. Its path counts from the manifest of the
/// crate that is being compiled.
fn read(path: &LitStr) -> (ModelFile, Option<TokenStream>) {
    let written = path.value();
    let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let base = manifest.map_or_else(|| Path::new(".").canonicalize(), Ok).unwrap_or_default();
    let absolute = base.join(&written);
    let text = std::fs::read_to_string(&absolute).map_err(|error| error.to_string());
    // To include the file is what makes cargo look at it; the bytes go nowhere. One that cannot be read cannot be
    // included either, and is looked for again in any case, because this build fails.
    let dependency = match (&text, absolute.to_str()) {
        (Ok(_), Some(path)) => Some(quote!(
            const _: &[u8] = ::core::include_bytes!(#path);
        )),
        _ => None,
    };
    (ModelFile { path: written, text }, dependency)
}
