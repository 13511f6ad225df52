//! Options of a method: numbers that its steppers take at their construction.

use super::Parts;
use crate::ir::graph::Symbol;
use crate::ir::program::StepOption;
use crate::targets::rust::write::float;
use num_rational::BigRational;
use proc_macro2::TokenStream;
use quote::quote;

impl Parts<'_> {
    /// Returns the options' names as an array pattern.
    pub(super) fn option_pattern(&self, read: impl Fn(Symbol) -> bool) -> TokenStream {
        let names = self.stepper.options.iter().map(|option| {
            let name = self.context.locals.ident(option.symbol);
            if read(option.symbol) { quote!(#name) } else { quote!(_) }
        });
        quote!([#(#names),*])
    }

    /// Returns the names, defaults and ranges of the options; `None` for a method without options.
    pub(super) fn option_infos(&self) -> Option<TokenStream> {
        let options = &self.stepper.options;
        let infos = options.iter().map(|StepOption { declared: option, .. }| {
            let (name, default, gain) = (&option.name, float(&option.default), option.gain);
            let bound = |bound: &Option<BigRational>, none: TokenStream| bound.as_ref().map_or(none, float);
            let least = bound(&option.minimum, quote!(f64::NEG_INFINITY));
            let most = bound(&option.maximum, quote!(f64::INFINITY));
            quote!(OptionInfo { name: #name, default: #default, minimum: #least, maximum: #most, gain: #gain })
        });
        (!options.is_empty()).then(|| {
            quote! {
                const OPTIONS: &'static [::nonholonomic::catalogue::OptionInfo] = {
                    use ::nonholonomic::catalogue::OptionInfo;
                    &[#(#infos),*]
                };
            }
        })
    }
}
