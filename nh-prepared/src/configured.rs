//! A declaration under each configuration: `cfg` on fields, and `cfg_attr` on the struct with
//! attributes that affect its expansion.
//!
//! rustc resolves conditions on the struct before it calls the attribute, and leaves those on
//! fields. Only rustc knows which of them hold in a build. The attribute therefore returns a struct
//! with such fields to rustc once for each combination of their conditions, without the conditions
//! and under `cfg`, and `nh prepare` prepares all combinations.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::punctuated::Punctuated;
use syn::{Attribute, Fields, ItemStruct, Meta, Token};

/// The largest number of conditions. Each doubles the number of combinations.
const MAX_CONDITIONS: usize = 4;

/// An item under given values of its conditions.
#[derive(Clone, Debug)]
pub struct Configured {
    /// Predicates of `cfg` without `not(…)`, and whether they hold.
    pub conditions: Vec<(TokenStream, bool)>,
    /// The item without the conditions.
    pub item: TokenStream,
}

impl Configured {
    /// Returns the conjunction of all conditions.
    #[must_use]
    pub fn predicate(&self) -> TokenStream {
        let each = self
            .conditions
            .iter()
            .map(|(predicate, holds)| if *holds { predicate.clone() } else { quote!(not(#predicate)) });
        quote!(all(#(#each),*))
    }

    /// Returns whether this predicate may hold.
    #[must_use]
    pub fn may(&self, predicate: &TokenStream) -> bool {
        self.holds(predicate) != Some(false)
    }

    /// Returns whether this predicate holds, or `None` if it is not one of the conditions.
    fn holds(&self, predicate: &TokenStream) -> Option<bool> {
        let (predicate, is) = plain(predicate.clone());
        let known = self.conditions.iter().find(|(own, _)| own.to_string() == predicate.to_string());
        known.map(|(_, holds)| *holds == is)
    }
}

/// Returns the items that the attribute may receive, by the conditions of their fields: one if
/// there are none.
///
/// # Errors
/// More conditions than are combined.
pub fn by_fields(item: &TokenStream) -> syn::Result<Vec<Configured>> {
    combined(item, |_| false)
}

/// Returns the items that a source may contain, by the conditions of their fields, and by those of
/// the struct that add documentation or derive `Default`.
///
/// # Errors
/// More conditions than are combined.
pub fn by_all(item: &TokenStream) -> syn::Result<Vec<Configured>> {
    combined(item, counts)
}

fn combined(item: &TokenStream, of_struct: fn(&Meta) -> bool) -> syn::Result<Vec<Configured>> {
    let alone = || vec![Configured { conditions: Vec::new(), item: item.clone() }];
    let Ok(parsed) = syn::parse2::<ItemStruct>(item.clone()) else { return Ok(alone()) };
    let mut predicates: Vec<TokenStream> = Vec::new();
    let mut add = |predicate: TokenStream| {
        let (predicate, _) = plain(predicate);
        if !predicates.iter().any(|known| known.to_string() == predicate.to_string()) {
            predicates.push(predicate);
        }
    };
    for attribute in &parsed.attrs {
        conditional(&attribute.meta)
            .filter(|(_, metas)| metas.iter().any(of_struct))
            .into_iter()
            .for_each(|(p, _)| add(p));
    }
    if let Fields::Named(fields) = &parsed.fields {
        fields.named.iter().flat_map(|field| &field.attrs).filter_map(condition).for_each(&mut add);
    }
    if predicates.is_empty() {
        return Ok(alone());
    }
    if predicates.len() > MAX_CONDITIONS {
        return Err(syn::Error::new_spanned(
            &parsed.ident,
            format!(
                "`{}` depends on {} conditions (`cfg` on fields, or `cfg_attr` with documentation or `Default`), of which at most \
                 {MAX_CONDITIONS} can be combined: declare a struct for each configuration, under `cfg`",
                parsed.ident,
                predicates.len()
            ),
        ));
    }
    Ok((0..1_u32 << predicates.len())
        .map(|bits| {
            let holds = |at: usize| bits >> at & 1 == 0;
            let conditions = predicates.iter().cloned().enumerate().map(|(at, p)| (p, holds(at))).collect();
            let mut configured = Configured { conditions, item: TokenStream::new() };
            configured.item = under(parsed.clone(), &configured).into_token_stream();
            configured
        })
        .collect())
}

/// Returns the item under these conditions.
fn under(mut item: ItemStruct, conditions: &Configured) -> ItemStruct {
    let resolved = |attribute: Attribute| match conditional(&attribute.meta) {
        Some((predicate, metas)) => match conditions.holds(&predicate) {
            Some(true) => metas.iter().map(|meta| syn::parse_quote!(#[#meta])).collect(),
            Some(false) => Vec::new(),
            None => vec![attribute],
        },
        None => vec![attribute],
    };
    item.attrs = item.attrs.into_iter().flat_map(resolved).collect();
    if let Fields::Named(fields) = &mut item.fields {
        let all = std::mem::take(&mut fields.named);
        for mut field in all {
            let mut is_there = true;
            field.attrs.retain(|attribute| {
                match condition(attribute).and_then(|predicate| conditions.holds(&predicate)) {
                    Some(holds) => {
                        is_there &= holds;
                        false
                    }
                    None => true,
                }
            });
            if is_there {
                fields.named.push(field);
            }
        }
    }
    item
}

/// Returns whether the expansion depends on this attribute of the struct.
pub(crate) fn counts(meta: &Meta) -> bool {
    documents(meta) || derives_default(meta)
}

/// Returns whether it is documentation: a comment, or `doc = …`.
#[must_use]
pub fn documents(meta: &Meta) -> bool {
    matches!(meta, Meta::NameValue(pair) if pair.path.is_ident("doc"))
}

/// Returns whether `Default` is among the derived traits.
#[must_use]
pub fn derives_default(meta: &Meta) -> bool {
    let Meta::List(list) = meta else { return false };
    let is_default = |path: &syn::Path| path.segments.last().is_some_and(|segment| segment.ident == "Default");
    let derived = list.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated);
    list.path.is_ident("derive") && derived.is_ok_and(|paths| paths.iter().any(is_default))
}

/// Returns the predicate in `cfg(…)`.
fn condition(attribute: &Attribute) -> Option<TokenStream> {
    match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => Some(list.tokens.clone()),
        _ => None,
    }
}

/// Returns the predicate without `not(…)`, and whether it has to hold.
fn plain(predicate: TokenStream) -> (TokenStream, bool) {
    match syn::parse2::<Meta>(predicate.clone()) {
        Ok(Meta::List(list)) if list.path.is_ident("not") => {
            let (inner, is) = plain(list.tokens);
            (inner, !is)
        }
        _ => (predicate, true),
    }
}

/// Returns the predicate and the attributes in `cfg_attr(predicate, …)`.
#[must_use]
pub fn conditional(meta: &Meta) -> Option<(TokenStream, Vec<Meta>)> {
    let Meta::List(list) = meta else { return None };
    let metas =
        list.path.is_ident("cfg_attr").then(|| list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated));
    let mut metas = metas?.ok()?.into_iter();
    Some((metas.next()?.into_token_stream(), metas.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: syn::Result<Vec<Configured>>) -> Vec<(String, String)> {
        let text = |tokens: &TokenStream| tokens.to_string();
        all.unwrap().iter().map(|one| (text(&one.predicate()), text(&one.item))).collect()
    }

    fn text(tokens: &TokenStream) -> String {
        tokens.to_string()
    }

    #[test]
    fn fields_are_there_or_not() {
        let item = quote!(
            pub struct A {
                pub m: f64,
                #[cfg(feature = "drag")]
                #[doc = "c"]
                pub c: f64,
                #[cfg(not(feature = "drag"))]
                pub k: f64,
            }
        );
        let drag = quote!(
            pub struct A {
                pub m: f64,
                #[doc = "c"]
                pub c: f64,
            }
        );
        let other = quote!(
            pub struct A {
                pub m: f64,
                pub k: f64,
            }
        );
        let all = by_fields(&item).unwrap();
        let expected = [(quote!(all(feature = "drag")), drag), (quote!(all(not(feature = "drag"))), other)];
        let expected = expected.map(|(predicate, item)| (text(&predicate), text(&item).replace(", }", "}")));
        let found: Vec<_> = texts(Ok(all.clone())).into_iter().map(|(p, item)| (p, item.replace(", }", "}"))).collect();
        assert_eq!(found, expected);
        let may = |at: usize| {
            [quote!(feature = "drag"), quote!(not(feature = "drag")), quote!(test)].map(|p| all[at].may(&p))
        };
        assert_eq!([may(0), may(1)], [[true, false, true], [false, true, true]]);
        let plain = quote!(
            struct A {
                #[cfg_attr(test, doc = "m")]
                m: f64,
            }
        );
        assert_eq!(texts(by_fields(&plain)), [("all ()".to_owned(), text(&plain))]);
    }

    #[test]
    fn attributes_that_count_are_there_or_not() {
        let item = quote!(
            #[cfg_attr(docsrs, doc(cfg(feature = "drag")))]
            #[cfg_attr(feature = "drag", derive(Clone, std::default::Default))]
            struct A;
        );
        assert_eq!(by_fields(&item).unwrap().len(), 1);
        let all = by_all(&item).unwrap();
        let with = quote!(
            #[cfg_attr(docsrs, doc(cfg(feature = "drag")))]
            #[derive(Clone, std::default::Default)]
            struct A;
        );
        assert_eq!(all.iter().map(|one| text(&one.item)).collect::<Vec<_>>()[0], text(&with));
        assert_eq!((all.len(), text(&all[1].predicate())), (2, text(&quote!(all(not(feature = "drag"))))));
    }

    #[test]
    fn what_is_no_struct_is_one_item() {
        assert_eq!(
            by_all(&quote!(
                enum A {
                    #[cfg(test)]
                    B,
                }
            ))
            .unwrap()
            .len(),
            1
        );
        let many = quote!(
            struct A {
                #[cfg(a)]
                a: f64,
                #[cfg(b)]
                b: f64,
                #[cfg(c)]
                c: f64,
                #[cfg(d)]
                d: f64,
                #[cfg(e)]
                e: f64,
            }
        );
        assert!(by_fields(&many).unwrap_err().to_string().contains("5 conditions"));
    }
}
