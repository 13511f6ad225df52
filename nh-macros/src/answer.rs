//! Expansion of a declaration, from a prepared file or from the worker.

use proc_macro2::TokenStream;
#[cfg(feature = "engine")]
use quote::quote;
use serde::{Deserialize, Serialize};

/// Generated code, in the places it goes to.
pub struct Pieces {
    /// Attributes to add to the struct.
    pub attributes: TokenStream,
    /// The fields to give to a unit struct.
    pub fields: Option<TokenStream>,
    /// Code beside the struct.
    pub code: TokenStream,
    /// Warnings and notes.
    pub diagnostics: Vec<Diagnostic>,
}

#[cfg(feature = "engine")]
impl Pieces {
    /// The additions to a struct, as a prepared file has them.
    pub fn text(self, item: &TokenStream) -> Result<String, Vec<Diagnostic>> {
        let Pieces { attributes, fields, code, .. } = self;
        let text = || -> syn::Result<String> {
            let syn::ItemStruct { vis, ident, .. } = syn::parse2(item.clone())?;
            let body = fields.map_or_else(|| quote!(;), |fields| quote!({ #fields }));
            Ok(prettyplease::unparse(&syn::parse2(quote!(#attributes #vis struct #ident #body #code))?))
        };
        text().map_err(|error| vec![Diagnostic::fault(&format!("what was generated is not Rust: {error}"))])
    }
}

#[cfg(not(feature = "engine"))]
impl Pieces {
    /// Nothing is derived in this build.
    pub fn text(self, _: &TokenStream) -> Result<String, Vec<Diagnostic>> {
        Err(vec![Diagnostic::fault("a build without the engine has derived")])
    }
}

/// The same as the worker says it.
#[cfg(feature = "engine")]
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Expansion {
    pub attributes: String,
    pub fields: Option<String>,
    pub code: String,
    pub diagnostics: Vec<Diagnostic>,
}

/// One message to the user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Diagnostic {
    pub severity: Severity,
    pub message: String,
    pub origin: Origin,
    pub help: Option<String>,
    pub labels: Vec<(Origin, String)>,
}

/// How serious a [`Diagnostic`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Severity {
    Error,
    Warning,
    Note,
}

/// A place in what the user wrote.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Origin {
    /// Tokens `first ..= last` of a stream.
    Tokens { stream: Stream, first: usize, last: usize },
    /// A place in the model file.
    File { path: String, line: usize, column: usize, length: usize },
    /// The declaration as a whole.
    Whole,
}

/// One of the two token streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stream {
    Attribute,
    Item,
}

impl Diagnostic {
    /// An error of the macro's own.
    pub fn error(origin: Origin, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Error, message: message.into(), origin, help: None, labels: Vec::new() }
    }

    /// All places that it names.
    pub fn origins(&mut self) -> impl Iterator<Item = &mut Origin> {
        std::iter::once(&mut self.origin).chain(self.labels.iter_mut().map(|(origin, _)| origin))
    }

    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }
}
