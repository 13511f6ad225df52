//! Macro calls that name everything that generated code offers. A program calls a part of it only,
//! and rustc reports unnamed items as dead code.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::BTreeMap;
use syn::{ImplItem, Item, Type, Visibility};

/// Returns the call for these functions.
pub(super) fn of_functions(functions: &[TokenStream]) -> Option<TokenStream> {
    (!functions.is_empty()).then(|| quote!(::nonholonomic::__named!(fn #(#functions),*);))
}

/// Returns the call for the public functions and types among the items of the system's module;
/// empty if the tokens are no items. Macros name what they generate.
pub(super) fn of_items(items: &TokenStream) -> TokenStream {
    let Ok(file) = syn::parse2::<syn::File>(items.clone()) else { return TokenStream::new() };
    let mut functions: BTreeMap<&Ident, Vec<&Ident>> = BTreeMap::new();
    let mut modules = Vec::new();
    for item in &file.items {
        match item {
            Item::Impl(block) if block.trait_.is_none() => {
                let Some(owner) = name_of(&block.self_ty) else { continue };
                functions.entry(owner).or_default().extend(block.items.iter().filter_map(|item| match item {
                    ImplItem::Fn(function) if matches!(function.vis, Visibility::Public(_)) => {
                        Some(&function.sig.ident)
                    }
                    _ => None,
                }));
            }
            Item::Mod(module) => {
                let (name, items) = (&module.ident, module.content.iter().flat_map(|(_, items)| items));
                let types = items.filter_map(|item| match item {
                    Item::Type(item) => Some(&item.ident),
                    _ => None,
                });
                modules.push(quote!(@ #name { #(#types),* }));
            }
            _ => {}
        }
    }
    functions.retain(|_, names| !names.is_empty());
    let functions = functions.iter().map(|(owner, names)| quote!(#owner: #(#names),*;));
    quote!(::nonholonomic::__named!(#(#functions)* #(#modules)*);)
}

/// Returns `System` for `System<T>`.
fn name_of(kind: &Type) -> Option<&Ident> {
    match kind {
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        _ => None,
    }
}
