//! A constant that names everything that generated code offers. A program calls a part of it only,
//! and rustc reports unnamed items as dead code.

use super::context::Context;
use super::names::ident;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{FnArg, GenericArgument, ImplItem, Item, PathArguments, Signature, Type, TypeParamBound, Visibility};

/// Returns the constant, which names these functions and contains these statements.
pub(super) fn constant(functions: &[TokenStream], statements: &TokenStream) -> TokenStream {
    let functions = (!functions.is_empty()).then(|| quote!(let _ = (#(#functions,)*);));
    quote! {
        /// Names the public items, so that rustc reports none of them as dead code.
        const _: () = {
            #statements
            #functions
        };
    }
}

/// Returns the constant for the public functions and types among the items of the system's module;
/// empty if the tokens are no items.
pub(super) fn of_items(context: &Context<'_>, items: &TokenStream) -> TokenStream {
    let Ok(file) = syn::parse2::<syn::File>(items.clone()) else { return TokenStream::new() };
    let setters = context.setters.0.iter().chain(&context.setters.1).map(|name| ident(name));
    let mut functions: Vec<_> = setters.map(|setter| quote!(StateBuilder::<T>::#setter)).collect();
    let mut statements = quote!(
        type T = f64;
    );
    for item in &file.items {
        match item {
            Item::Impl(block) if block.trait_.is_none() => {
                let Some(owner) = name_of(&block.self_ty) else { continue };
                for item in &block.items {
                    let ImplItem::Fn(function) = item else { continue };
                    if !matches!(function.vis, Visibility::Public(_)) {
                        continue;
                    }
                    let name = &function.sig.ident;
                    match converted(&function.sig) {
                        Some(from) => {
                            statements.extend(quote!(let _ = |this: #owner<T>, from: #from| this.#name(from);));
                        }
                        None => functions.push(quote!(#owner::<T>::#name)),
                    }
                }
            }
            Item::Mod(module) => {
                let (name, items) = (&module.ident, module.content.iter().flat_map(|(_, items)| items));
                let types = items.filter_map(|item| match item {
                    Item::Type(item) => Some(&item.ident),
                    _ => None,
                });
                let types = types.map(|of| quote!(_: #name::#of<T>));
                statements.extend(quote!(let _ = |#(#types),*| ();));
            }
            _ => {}
        }
    }
    constant(&functions, &statements)
}

/// Returns `System` for `System<T>`.
fn name_of(kind: &Type) -> Option<&Ident> {
    match kind {
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        _ => None,
    }
}

/// Returns the type `V` of a function with an argument `impl Into<V>`: such a function is called,
/// not named.
fn converted(signature: &Signature) -> Option<&Type> {
    signature.inputs.iter().find_map(|input| {
        let FnArg::Typed(input) = input else { return None };
        let Type::ImplTrait(bounds) = &*input.ty else { return None };
        let Some(TypeParamBound::Trait(bound)) = bounds.bounds.first() else { return None };
        let PathArguments::AngleBracketed(arguments) = &bound.path.segments.last()?.arguments else { return None };
        match arguments.args.first() {
            Some(GenericArgument::Type(from)) => Some(from),
            _ => None,
        }
    })
}
