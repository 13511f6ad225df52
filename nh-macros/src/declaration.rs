//! Input of the macro: two token streams, and perhaps a file.

use crate::item::Item;
use crate::tokens::Places;
use nonholonomic_prepared::tokens::{Invisible, flatten};
use nonholonomic_prepared::{Declared, MAX_MODEL, model_path, read_text};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::env;
use std::path::{Path, PathBuf};
use syn::LitStr;

/// An annotated item.
pub struct Declaration {
    pub attribute: TokenStream,
    pub item: TokenStream,
    /// The struct's name, where it has one.
    pub name: Option<Ident>,
    /// The file that `model = "…"` names.
    pub file: Option<ModelFile>,
    /// An item that tells rustc that the crate depends on that file.
    pub dependency: Option<TokenStream>,
}

/// A model file.
pub struct ModelFile {
    pub path: LitStr,
    /// Its contents, or why it cannot be read.
    pub text: Result<String, String>,
}

impl Declaration {
    /// Reads the model file, if there is one.
    pub fn read(attribute: TokenStream, item: TokenStream) -> Declaration {
        let (mut file, mut dependency) = (None, None);
        if let Some(path) = model_path(&attribute) {
            let absolute = folder().join(path.value());
            let text = read_text(&absolute, MAX_MODEL).map_err(|error| error.to_string());
            // One that cannot be read cannot be included either, and is looked for again in any case, because this build fails.
            dependency = text.is_ok().then(|| depend_on(&absolute)).flatten();
            file = Some(ModelFile { path, text });
        }
        let name = Item::parse(item.clone()).name();
        Declaration { attribute, item, name, file, dependency }
    }

    /// Where diagnostics point to that count the tokens of this attribute and this item.
    pub fn places(&self) -> Places {
        self.places_in(self.item.clone())
    }

    /// Where they point to if they count these tokens of the item.
    pub fn places_in(&self, item: TokenStream) -> Places {
        Places::new(
            flatten(self.attribute.clone(), Invisible::Parentheses).spans,
            flatten(item, Invisible::Nothing).spans,
            self.file.as_ref().map(|file| (file.path.span(), file.text.clone().unwrap_or_default())),
            self.name.as_ref().map_or_else(Span::call_site, Ident::span),
        )
    }

    /// Its part that determines the expansion; none without its file or its name.
    pub fn declared(&self) -> Option<Declared> {
        let text = match &self.file {
            Some(file) => Some(file.text.as_deref().ok()?),
            None => None,
        };
        Some(Declared::new(&self.name.as_ref()?.to_string(), &self.attribute, self.item.clone(), text))
    }
}

/// The folder of the manifest of the crate that is being compiled; paths count from it.
pub fn folder() -> PathBuf {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    manifest.map_or_else(|| Path::new(".").canonicalize(), Ok).unwrap_or_default()
}

/// An item that makes rustc, and so cargo, look at a file; the bytes go nowhere.
pub fn depend_on(path: &Path) -> Option<TokenStream> {
    let path = path.to_str()?;
    Some(quote!(
        const _: &[u8] = ::core::include_bytes!(#path);
    ))
}
