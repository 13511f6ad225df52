//! Input of the macro: two token streams, and possibly a file.

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
    /// The struct's name, if it has one.
    pub name: Option<Ident>,
    /// The file that `model = "…"` names.
    pub file: Option<ModelFile>,
    /// An item that tells rustc that the crate depends on the file.
    pub dependency: Option<TokenStream>,
}

/// A model file.
pub struct ModelFile {
    pub path: LitStr,
    /// Its contents, or the reason why it cannot be read.
    pub text: Result<String, String>,
}

impl Declaration {
    /// Reads the model file, if there is one.
    pub fn read(attribute: TokenStream, item: TokenStream) -> Declaration {
        let (mut file, mut dependency) = (None, None);
        if let Some(path) = model_path(&attribute) {
            let absolute = folder().join(path.value());
            let text = read_text(&absolute, MAX_MODEL).map_err(|error| error.to_string());
            // An unreadable file cannot be included either. The next build looks for it in any
            // case, because this build fails.
            dependency = text.is_ok().then(|| depend_on(&absolute)).flatten();
            file = Some(ModelFile { path, text });
        }
        let name = Item::parse(item.clone()).name();
        Declaration { attribute, item, name, file, dependency }
    }

    /// Returns the places that diagnostics refer to by counting the tokens of this attribute and
    /// this item.
    pub fn places(&self) -> Places {
        self.places_in(self.item.clone())
    }

    /// Returns the places that diagnostics refer to by counting these tokens of the item.
    pub fn places_in(&self, item: TokenStream) -> Places {
        Places::new(
            flatten(self.attribute.clone(), Invisible::Parentheses).spans,
            flatten(item, Invisible::Nothing).spans,
            self.file.as_ref().map(|file| (file.path.span(), file.text.clone().unwrap_or_default())),
            self.name.as_ref().map_or_else(Span::call_site, Ident::span),
        )
    }

    /// Returns the part that determines the expansion, or `None` without the file or the name.
    pub fn declared(&self) -> Option<Declared> {
        let text = match &self.file {
            Some(file) => Some(file.text.as_deref().ok()?),
            None => None,
        };
        Some(Declared::new(&self.name.as_ref()?.to_string(), &self.attribute, self.item.clone(), text))
    }
}

/// Returns the folder of the manifest of the crate that is being compiled. Paths are relative to
/// it.
pub fn folder() -> PathBuf {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    manifest.map_or_else(|| Path::new(".").canonicalize(), Ok).unwrap_or_default()
}

/// Returns an item that makes rustc, and so cargo, track a file; the bytes are not used.
pub fn depend_on(path: &Path) -> Option<TokenStream> {
    let path = path.to_str()?;
    Some(quote!(
        const _: &[u8] = ::core::include_bytes!(#path);
    ))
}
