//! Options of a method: numbers that its steppers are built with.

use super::Parts;
use crate::emit::context::size;
use crate::emit::write::{float, literal};
use crate::ir::graph::Symbol;
use num_rational::BigRational;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Tokens for the options.
#[derive(Default)]
pub(super) struct Options {
    pub(super) argument: TokenStream,
    pub(super) checks: TokenStream,
    pub(super) field: TokenStream,
    pub(super) accessor: TokenStream,
    pub(super) errors: TokenStream,
}

impl Parts<'_> {
    /// The options' names as an array pattern.
    pub(super) fn option_pattern(&self, read: impl Fn(Symbol) -> bool) -> TokenStream {
        let names = self.stepper.options.iter().map(|option| {
            let name = self.context.locals.ident(option.symbol);
            if read(option.symbol) { quote!(#name) } else { quote!(_) }
        });
        quote!([#(#names),*])
    }

    /// The default options as a further argument of `Stepper::new`, and `Discretize::stepper_with`; nothing for a method that
    /// has none.
    pub(super) fn with_options(&self, module: &Ident) -> (TokenStream, TokenStream) {
        if self.stepper.options.is_empty() {
            return Default::default();
        }
        let count = size(self.stepper.options.len());
        let defaults = self.stepper.options.iter().map(|option| literal(&option.default));
        let stepper_with = quote! {
            fn stepper_with(&self, start: &State<T>, h: T, options: [T; #count]) -> Result<Self::Stepper, StepError> {
                #module::Stepper::new(self, start, h, options)
            }
        };
        (quote!(, [#(#defaults),*]), stepper_with)
    }

    /// What `Stepper::new` has to do with the options, if there are any.
    pub(super) fn options(&self) -> Options {
        let options = &self.stepper.options;
        if options.is_empty() {
            return Options::default();
        }
        let (count, method) = (size(options.len()), &self.stepper.method);
        let pattern = self.option_pattern(|_| true);
        let checks = options.iter().map(|option| {
            let (name, value) = (&option.name, self.context.locals.ident(option.symbol));
            let bound = |bound: &Option<BigRational>, none: TokenStream| bound.as_ref().map_or(none, float);
            let least = bound(&option.minimum, quote!(f64::NEG_INFINITY));
            let most = bound(&option.maximum, quote!(f64::INFINITY));
            quote!(rt::option(#method, #name, #value, #least, #most)?;)
        });
        let names: Vec<String> = options.iter().map(|option| format!("`{}`", option.name)).collect();
        let doc = format!(" The values of its options: {}.", names.join(", "));
        Options {
            argument: quote!(, options: [T; #count]),
            checks: quote!(let #pattern = options; #(#checks)*),
            field: quote!(options,),
            accessor: quote! {
                #[doc = #doc]
                pub fn options(&self) -> [T; #count] {
                    self.options
                }
            },
            errors: quote!(#[doc = " Where an option is out of its range."]),
        }
    }
}
