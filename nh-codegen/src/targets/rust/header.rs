//! Model metadata for generated code: names, texts, units, data sets.

use super::names::Taken;
use crate::declaration::{Expose, Item, Scalar};
use crate::model::{Description, Model};
use proc_macro2::Span;
use syn::parse_quote;

/// The parts of a model outside its program: the annotated struct, names, texts, units, data.
#[derive(Clone, Debug)]
pub struct Header<'a> {
    /// The struct that represents the model.
    pub item: Item,
    /// Name of the model in the library and on the command line: `chaplygin_sleigh`.
    pub name: String,
    /// Names, texts, units, data.
    pub about: &'a Description,
    /// Further functions and tables requested beside the steppers.
    pub expose: &'a Expose,
    /// Notes for the documentation of the generated module, one paragraph each.
    pub notes: Vec<String>,
}

impl<'a> Header<'a> {
    /// Creates the header of the model with the struct that represents it. `notes` go into the
    /// module's documentation.
    pub fn of(model: &'a Model, item: Item, notes: Vec<String>) -> Self {
        let name = super::names::snake_case(&model.about.name);
        Header { item, name, about: &model.about, expose: &model.expose, notes }
    }

    /// Returns the name of the module beside the struct.
    pub fn module(&self) -> String {
        // The name must differ from those of crates that generated code, or its user, mentions.
        Taken::new(["nonholonomic", "core", "std", "alloc"]).take(super::names::snake_case(&self.item.name.to_string()))
    }
}

impl Item {
    /// Returns a public struct for a model that is declared in a separate file: `ChaplyginSleigh`
    /// for `chaplygin_sleigh`.
    pub fn named(name: &str) -> Self {
        let word = |word: &str| {
            let mut letters = word.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
        };
        let camel: String = name.split(['_', '-', ' ']).map(word).collect();
        Item {
            attributes: vec![parse_quote!(
                #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug, ::core::cmp::PartialEq)]
            )],
            visibility: parse_quote!(pub),
            // A name of digits alone gets a first letter, which is a capital, too: the module has the
            // name in lower case.
            name: syn::Ident::new(&word(&super::names::public(&camel)), Span::call_site()),
            name_origin: crate::origin::Origin::Whole,
            fields: Vec::new(),
            scalar: Scalar::F64,
            unit: true,
        }
    }
}
