//! Expansion of a declaration, from a prepared file or from the compiler.

use nonholonomic_prepared::origin::{Diagnostic, Origin};
use proc_macro2::TokenStream;
#[cfg(feature = "engine")]
use quote::quote;

/// Generated code, in the places it goes to.
pub struct Pieces {
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
        let Pieces { fields, code, .. } = self;
        let text = || -> syn::Result<String> {
            let syn::ItemStruct { vis, ident, .. } = syn::parse2(item.clone())?;
            let body = fields.map_or_else(|| quote!(;), |fields| quote!({ #fields }));
            Ok(prettyplease::unparse(&syn::parse2(quote!(#vis struct #ident #body #code))?))
        };
        text().map_err(|error| vec![fault(&format!("what was generated is not Rust: {error}"))])
    }
}

#[cfg(not(feature = "engine"))]
impl Pieces {
    /// Nothing is derived in this build.
    pub fn text(self, _: &TokenStream) -> Result<String, Vec<Diagnostic>> {
        Err(vec![fault("a build without the engine has derived")])
    }
}

/// A fault of ours, not of the user's.
pub fn fault(message: &str) -> Diagnostic {
    Diagnostic::error(Origin::Whole, format!("internal error of `#[nonholonomic]`: {message}"))
        .help("this is a bug; please report it together with the declaration")
}
