//! The stability region of a feedback method, which is watched at every step.

use super::Parts;
use crate::emit::context::size;
use crate::emit::solve::field;
use crate::ir::program::Role;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Tokens for the stability; none for a method that has no feedback.
#[derive(Default)]
pub(super) struct Stability {
    /// A field of `Motion`.
    pub(super) field: TokenStream,
    /// Its value at the start.
    pub(super) start: TokenStream,
    /// After a step: it is computed anew, or the step fails.
    pub(super) watch: TokenStream,
    /// Where the next motion is made.
    pub(super) watched: TokenStream,
}

impl Parts<'_> {
    /// What is done with the group [`Role::Stability`], if there is one.
    pub(super) fn stability(&self) -> Stability {
        let Some(stability) = &self.stepper.stability else { return Stability::default() };
        let (group, method, stages) =
            (field(Role::Stability), &self.stepper.method, Literal::u32_unsuffixed(stability.stages));
        let count = size(stability.gains.len());
        let terms = stability.gains.iter().enumerate().filter_map(|(i, &gain)| {
            let (name, gain, i) = (&self.stepper.options.get(gain)?.name, size(gain), size(i));
            Some(quote!((#name, self.options[#gain], carried.#group[#i])))
        });
        Stability {
            field: quote!(stability: rt::StabilityMonitor<T, #count>,),
            start: quote!(stability: rt::StabilityMonitor::new(),),
            watch: quote! {
                let stability = motion.stability.after(#stages, [#(#terms),*]).map_err(|term| {
                    let (step, time) = (motion.tally.next(), self.time_at(motion.tally));
                    rt::unstable(#method, #stages, term, self.h, step, time)
                })?;
            },
            watched: quote!(stability,),
        }
    }
}
