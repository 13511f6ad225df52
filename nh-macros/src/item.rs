//! The annotated struct: the user's own code, with the additions of the expansion.

use nonholonomic_prepared::is_snake_case;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{Attribute, Fields, FieldsNamed, ItemStruct};

/// The item under the attribute.
pub enum Item {
    /// A struct, as required, and whether it was written without fields.
    Struct(Box<ItemStruct>, bool),
    /// Any other item, which leads to a compiler error.
    Other(TokenStream),
}

impl Item {
    pub fn parse(tokens: TokenStream) -> Item {
        match syn::parse2::<ItemStruct>(tokens.clone()) {
            Ok(mut item) => {
                let unit = matches!(item.fields, Fields::Unit);
                item.fields.iter_mut().filter_map(|field| field.ident.as_mut()).for_each(as_declared);
                Item::Struct(Box::new(item), unit)
            }
            Err(_) => Item::Other(tokens),
        }
    }

    /// Returns its name, if it has one.
    pub fn name(&self) -> Option<Ident> {
        match self {
            Item::Struct(item, _) => Some(item.ident.clone()),
            Item::Other(tokens) => {
                let mut trees = tokens.clone().into_iter();
                trees
                    .find(|tree| matches!(tree, TokenTree::Ident(i) if i == "struct" || i == "enum" || i == "union"))?;
                match trees.next() {
                    Some(TokenTree::Ident(name)) => Some(name),
                    _ => None,
                }
            }
        }
    }

    /// Returns the lint levels that the user set on the struct; they apply to the warnings about it
    /// as well.
    pub fn allowed(&self) -> Vec<&Attribute> {
        match self {
            Item::Struct(item, _) => item.attrs.iter().filter(|attribute| attribute.path().is_ident("allow")).collect(),
            Item::Other(_) => Vec::new(),
        }
    }

    /// Adds the fields that the model declares to a unit struct. A struct with fields keeps its
    /// own.
    pub fn add_fields(&mut self, fields: TokenStream) -> syn::Result<()> {
        if let Item::Struct(item, _) = self
            && matches!(item.fields, Fields::Unit)
        {
            let fields: FieldsNamed = syn::parse2(quote!({ #fields }))?;
            item.fields = Fields::Named(fields);
            item.semi_token = None;
        }
        Ok(())
    }

    /// Returns the code to emit if there are errors: the struct, and enough of the generated items
    /// that the user's code around it causes no further messages.
    ///
    /// `error`, an expression that does not compile, is the length of the array that stands for
    /// every generated type. To rustc that is a type with an error that has been reported. rustc
    /// then accepts any use of its values — any method, any field, any operator — in silence, but
    /// still finds mistakes elsewhere.
    pub fn stub(&self, error: &TokenStream) -> TokenStream {
        let Item::Struct(item, unit) = self else {
            return quote!(const _: () = #error;);
        };
        let ItemStruct { vis, ident, generics, .. } = &**item;
        let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
        let module = module_name(ident);
        let types = ["Parameters", "System", "State", "StateBuilder"].map(|name| Ident::new(name, Span::call_site()));
        let default = unit.then(|| {
            quote!(
                pub fn default() -> [(); #module::BROKEN] {
                    loop {}
                }
            )
        });
        quote! {
            #[doc(hidden)]
            #vis mod #module {
                pub const BROKEN: usize = #error;
                #(pub type #types<T = f64> = ([(); BROKEN], T);)*
            }
            #[doc(hidden)]
            impl #impl_generics #ident #type_generics #where_clause {
                #default
                pub fn system(&self) -> [(); #module::BROKEN] {
                    loop {}
                }
                pub fn state(&self) -> [(); #module::BROKEN] {
                    loop {}
                }
                pub fn initial(&self, _: &str) -> [(); #module::BROKEN] {
                    loop {}
                }
                pub fn integrate<M>(&self, _: [(); #module::BROKEN], _: f64) -> [(); #module::BROKEN] {
                    loop {}
                }
            }
        }
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Item::Struct(item, _) => item.to_tokens(tokens),
            Item::Other(other) => tokens.extend(other.clone()),
        }
    }
}

/// Marks a parameter's name that is not in snake case, such as `J`, as the macro's. Its location
/// remains the user's, but the lint `non_snake_case` ignores names from macros. An `#[allow]` would
/// be an error if the user forbids the lint.
fn as_declared(name: &mut Ident) {
    if !is_snake_case(&name.to_string()) {
        name.set_span(name.span().resolved_at(Span::call_site()));
    }
}

/// Returns the name of the generated module, equal to the emitter's: `chaplygin_sleigh` for
/// `ChaplyginSleigh`.
///
/// The emitter transliterates names in other alphabets to Latin letters; a stub does not.
fn module_name(name: &Ident) -> Ident {
    let snake = nonholonomic_prepared::snake_case(&name.to_string());
    // A keyword gets an underscore. The name is located at the call site, like everything that the
    // user may name.
    if syn::parse_str::<Ident>(&snake).is_ok() { format_ident!("{snake}") } else { format_ident!("{snake}_") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_named_after_structs() {
        for (name, module) in [
            ("ChaplyginSleigh", "chaplygin_sleigh"),
            ("SE2Body", "se2_body"),
            ("Disk3D", "disk3d"),
            ("Loop", "loop_"),
            ("Κύλινδρος", "κύλινδρος"),
            ("lower", "lower"),
        ] {
            assert_eq!(module_name(&format_ident!("{name}")).to_string(), module);
        }
    }

    #[test]
    fn a_unit_struct_is_given_fields_and_keeps_everything_else() {
        let mut item = Item::parse(quote!(
            #[derive(Clone)]
            /// Doc.
            pub(crate) struct A;
        ));
        item.add_fields(quote!(pub m: f64,)).unwrap();
        let expected = quote!(
            #[derive(Clone)]
            /// Doc.
            pub(crate) struct A {
                pub m: f64,
            }
        );
        assert_eq!(item.to_token_stream().to_string(), expected.to_string());
    }

    #[test]
    fn a_struct_with_fields_keeps_them() {
        let tokens = quote!(
            struct A<'a, T: Clone = f64>(&'a T)
            where
                T: Copy;
        );
        let mut item = Item::parse(tokens.clone());
        item.add_fields(quote!(m: f64)).unwrap();
        assert_eq!(item.to_token_stream().to_string(), tokens.to_string());
        syn::parse2::<syn::File>(item.stub(&quote!(0))).unwrap();
    }

    #[test]
    fn other_items_have_names_too() {
        assert_eq!(
            Item::parse(quote!(
                pub enum B {
                    C,
                }
            ))
            .name()
            .unwrap(),
            "B"
        );
        assert!(
            Item::parse(quote!(
                fn f() {}
            ))
            .name()
            .is_none()
        );
        assert!(Item::parse(quote!()).name().is_none());
    }
}
