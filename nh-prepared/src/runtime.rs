//! The path of the runtime in generated code.

use crate::tokens::arguments;
use proc_macro2::{Group, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parser;
use syn::{Ident, LitStr, Path, Token};

/// The crate that generated code names, `::nonholonomic`.
const RUNTIME: &str = "nonholonomic";

/// The arguments of an attribute, with `crate = path` separate from the others.
#[derive(Clone, Debug)]
pub struct Arguments {
    /// All arguments but `crate = path`.
    pub declaration: TokenStream,
    /// The path in `crate = path`, or in `crate = "path"`: the path of the crate `nonholonomic` for
    /// generated code, if it is not available under its own name. It is not part of the
    /// declaration: prepared expansions do not contain it.
    pub runtime: Option<syn::Result<Path>>,
}

impl Arguments {
    /// Separates `crate = path` from the other arguments.
    #[must_use]
    pub fn read(attribute: TokenStream) -> Arguments {
        let (mut declaration, mut runtime) = (TokenStream::new(), None);
        for (argument, comma) in arguments(attribute) {
            match argument.first() {
                Some(TokenTree::Ident(key)) if key == "crate" => {
                    let found = path.parse2(argument.iter().cloned().collect());
                    runtime = match runtime {
                        None => Some(found),
                        Some(_) => Some(Err(syn::Error::new(key.span(), "`crate` is given twice"))),
                    };
                }
                _ => declaration.extend(argument.into_iter().chain(comma)),
            }
        }
        Arguments { declaration, runtime }
    }
}

fn path(input: syn::parse::ParseStream) -> syn::Result<Path> {
    let key: Token![crate] = input.parse()?;
    let help =
        "`crate = path` gives the path of the crate `nonholonomic`, for example `crate = my_framework::nonholonomic`";
    let value = input.parse::<Token![=]>().and_then(|_| match input.parse::<LitStr>() {
        Ok(text) => text.parse_with(Path::parse_mod_style),
        Err(_) => input.call(Path::parse_mod_style),
    });
    match value {
        Ok(path) if input.is_empty() => Ok(path),
        Ok(_) => Err(syn::Error::new(input.span(), help)),
        Err(error) if input.is_empty() => Err(syn::Error::new(key.span, format!("{error}; {help}"))),
        Err(error) => Err(syn::Error::new(error.span(), format!("{error}; {help}"))),
    }
}

/// Returns generated code with every `::nonholonomic` replaced by a path.
#[must_use]
pub fn with_runtime(code: TokenStream, path: &Path) -> TokenStream {
    let trees: Vec<TokenTree> = code.into_iter().collect();
    let colon = |at: usize, spacing: Option<Spacing>| matches!(trees.get(at), Some(TokenTree::Punct(p)) if p.as_char() == ':' && spacing.is_none_or(|s| s == p.spacing()));
    // `a::nonholonomic` is another item; `use ::nonholonomic` is the crate.
    let segment = |tree: &TokenTree| {
        matches!(tree, TokenTree::Ident(word) if syn::parse2::<Ident>(word.to_token_stream()).is_ok()
            || ["self", "super", "crate", "Self"].iter().any(|name| word == name))
    };
    let mut replaced = TokenStream::new();
    let mut at = 0;
    while let Some(tree) = trees.get(at) {
        let is_runtime = colon(at, Some(Spacing::Joint))
            && colon(at + 1, None)
            && matches!(trees.get(at + 2), Some(TokenTree::Ident(name)) if name == RUNTIME)
            && !at.checked_sub(1).is_some_and(|before| segment(&trees[before]));
        if is_runtime {
            path.to_tokens(&mut replaced);
            at += 3;
            continue;
        }
        match tree {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), with_runtime(group.stream(), path));
                inner.set_span(group.span());
                replaced.extend([TokenTree::Group(inner)]);
            }
            tree => replaced.extend([tree.clone()]),
        }
        at += 1;
    }
    replaced
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn the_path_is_no_part_of_what_is_declared() {
        for (attribute, path) in [
            (quote!(coordinates = [x, y], crate = a::b, lagrangian = x_dot ^ 2,), "a :: b"),
            (quote!(crate = ::a, coordinates = [x, y], lagrangian = x_dot ^ 2,), ":: a"),
            (quote!(coordinates = [x, y], lagrangian = x_dot ^ 2, crate = "crate::nh"), "crate :: nh"),
            (quote!(coordinates = [x, y], lagrangian = x_dot ^ 2, crate = crate::nh,), "crate :: nh"),
        ] {
            let found = Arguments::read(attribute);
            assert_eq!(found.runtime.unwrap().unwrap().to_token_stream().to_string(), path);
            let expected = quote!(coordinates = [x, y], lagrangian = x_dot ^ 2,).to_string();
            assert_eq!(found.declaration.to_string(), expected);
        }
        let plain = quote!(coordinates = [x, y]);
        let found = Arguments::read(plain.clone());
        assert!(found.runtime.is_none() && found.declaration.to_string() == plain.to_string());
    }

    #[test]
    fn what_is_no_path_is_an_error() {
        for attribute in [
            quote!(crate),
            quote!(crate =),
            quote!(crate = 3),
            quote!(crate = "a b"),
            quote!(crate = a b),
            quote!(crate = a<B>),
            quote!(crate: a),
            quote!(crate = a, crate = a),
        ] {
            assert!(Arguments::read(attribute.clone()).runtime.unwrap().is_err(), "{attribute}");
        }
    }

    #[test]
    fn every_use_of_the_runtime_is_replaced() {
        let path = syn::parse_quote!(a::b);
        let code = quote! {
            use ::nonholonomic::generated as rt;
            impl<T: ::nonholonomic::Scalar> ::nonholonomic::Stepper for a::nonholonomic::B {
                fn nonholonomic(&self) -> ::nonholonomic::R<::nonholonomic::E> { nonholonomic::f(super::nonholonomic, ::core::f()) }
            }
        };
        let expected = quote! {
            use a::b::generated as rt;
            impl<T: a::b::Scalar> a::b::Stepper for a::nonholonomic::B {
                fn nonholonomic(&self) -> a::b::R<a::b::E> { nonholonomic::f(super::nonholonomic, ::core::f()) }
            }
        };
        assert_eq!(with_runtime(code, &path).to_string(), expected.to_string());
    }
}
