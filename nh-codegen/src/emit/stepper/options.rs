//! Options of a method: numbers that its steppers are built with.

use super::Parts;
use crate::emit::context::size;
use crate::emit::write::{float, literal};
use crate::ir::graph::Symbol;
use crate::ir::program::StepOption;
use num_rational::BigRational;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Tokens for the options in the stepper's module.
#[derive(Default)]
pub(super) struct Options {
    pub(super) argument: TokenStream,
    /// It is passed on.
    pub(super) passed: TokenStream,
    pub(super) checks: TokenStream,
    pub(super) field: TokenStream,
    pub(super) accessor: TokenStream,
    pub(super) errors: TokenStream,
}

/// Tokens for the options in `Discretize`.
pub(super) struct Discretized {
    /// The type of their values, and what is known of them.
    pub(super) options: TokenStream,
    /// A further argument of `Stepper::new`.
    pub(super) defaults: TokenStream,
    /// The function that takes them.
    pub(super) stepper_with: TokenStream,
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

    /// What `Discretize` says of the options; little for a method that has none.
    pub(super) fn discretized(&self, module: &Ident) -> Discretized {
        let count = size(self.stepper.options.len());
        let mut options = quote!(type Options = [T; #count];);
        if self.stepper.options.is_empty() {
            return Discretized { options, defaults: TokenStream::new(), stepper_with: TokenStream::new() };
        }
        let infos = self.stepper.options.iter().map(|option| {
            let (name, default, (least, most)) = (&option.name, float(&option.default), range(option));
            let gain = option.gain;
            quote!(OptionInfo { name: #name, default: #default, minimum: #least, maximum: #most, gain: #gain })
        });
        options.extend(quote! {
            const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                use ::nonholonomic::catalogue::OptionInfo;
                &[#(#infos),*]
            };
        });
        let defaults = self.stepper.options.iter().map(|option| literal(&option.default));
        let defaults = quote!(, [#(#defaults),*]);
        let stepper_with = quote! {
            fn stepper_with(&self, start: &State<T>, h: T, options: Self::Options) -> Result<Self::Stepper, StepError> {
                #module::Stepper::new(self, start, h, options)
            }
        };
        Discretized { options, defaults, stepper_with }
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
            let (least, most) = range(option);
            quote!(rt::option(#method, #name, #value, #least, #most)?;)
        });
        let names: Vec<String> = options.iter().map(|option| format!("`{}`", option.name)).collect();
        let doc = format!(" The values of its options: {}.", names.join(", "));
        Options {
            argument: quote!(, options: [T; #count]),
            passed: quote!(, options),
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

/// The least and the largest value of an option.
fn range(option: &StepOption) -> (TokenStream, TokenStream) {
    let bound = |bound: &Option<BigRational>, none: TokenStream| bound.as_ref().map_or(none, float);
    (bound(&option.minimum, quote!(f64::NEG_INFINITY)), bound(&option.maximum, quote!(f64::INFINITY)))
}
