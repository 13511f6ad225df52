//! Expansion of a declaration, from a prepared file or from the compiler.

use nonholonomic_prepared::origin::{Diagnostic, Origin};
use proc_macro2::TokenStream;
#[cfg(feature = "engine")]
use quote::quote;

/// Generated code, split by the places where it is inserted.
pub struct Pieces {
    /// The fields to add to a unit struct.
    pub fields: Option<TokenStream>,
    /// Code beside the struct.
    pub code: TokenStream,
    /// Warnings and notes.
    pub diagnostics: Vec<Diagnostic>,
}

#[cfg(feature = "engine")]
impl Pieces {
    /// Returns the additions to a struct, in the form of a prepared file.
    pub fn text(self, item: &TokenStream) -> Result<String, Vec<Diagnostic>> {
        let Pieces { fields, code, .. } = self;
        let text = || -> syn::Result<String> {
            let syn::ItemStruct { vis, ident, .. } = syn::parse2(item.clone())?;
            let body = fields.map_or_else(|| quote!(;), |fields| quote!({ #fields }));
            Ok(prettyplease::unparse(&syn::parse2(quote!(#vis struct #ident #body #code))?))
        };
        text().map_err(|error| vec![fault(&format!("the generated code is not Rust: {error}"))])
    }
}

#[cfg(not(feature = "engine"))]
impl Pieces {
    /// Fails: this build cannot derive.
    pub fn text(self, _: &TokenStream) -> Result<String, Vec<Diagnostic>> {
        Err(vec![fault("a build without the engine has derived")])
    }
}

/// Returns the diagnostic of a fault of this crate, not of the user.
pub fn fault(message: &str) -> Diagnostic {
    Diagnostic::error(Origin::Whole, format!("internal error of `#[nonholonomic]`: {message}"))
        .help("this is a bug; please report it together with the declaration")
}
