//! Snapshots of a stepper, and how it goes on from them.

use super::Parts;
use super::options::Options;
use crate::emit::context::size;
use crate::emit::solve::{implicit, predictor};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// The longest tuples that have the traits of their members.
const MEMBERS: usize = 12;

/// One of the things that a stepper carries, as it is in a snapshot.
struct Member {
    /// The local variable's.
    name: Ident,
    kind: TokenStream,
    /// Where the stepper has it.
    place: TokenStream,
    /// Is it an array of numbers?
    numbers: bool,
}

impl Parts<'_> {
    fn members(&self) -> Vec<Member> {
        let numbers = |name: &Ident, length: usize, place: TokenStream| {
            let length = size(length);
            Member { name: name.clone(), kind: quote!(rt::Numbers<T, #length>), place, numbers: true }
        };
        let part = |name: Ident, field: &Ident, kind: TokenStream| Member {
            name,
            kind,
            place: quote!(self.motion.#field),
            numbers: false,
        };
        let named = |name: &str| Ident::new(name, Span::call_site());
        let stepper = self.stepper;
        let mut members: Vec<Member> = stepper
            .carried
            .iter()
            .zip(&self.fields)
            .map(|(group, field)| numbers(field, group.symbols.len(), quote!(self.motion.carried.#field)))
            .collect();
        for (count, name) in [
            (stepper.options.len(), named("options")),
            (stepper.samples.first().map_or(0, |sample| sample.symbols.len()), named("inputs")),
        ] {
            if count > 0 {
                members.push(numbers(&name, count, quote!(self.#name)));
            }
        }
        members.extend(implicit(&stepper.step).enumerate().map(|(i, solve)| {
            let (n, history) = (size(solve.block.unknowns.len()), size(solve.block.history));
            part(predictor(i), &predictor(i), quote!(rt::Predictor<T, #n, #history>))
        }));
        if self.guarded() {
            members.push(part(named("rank_monitor"), &named("rank"), quote!(rt::RankMonitor<T>)));
        }
        if let Some(stability) = &stepper.stability {
            let count = size(stability.gains.len());
            let kind = quote!(rt::StabilityMonitor<T, #count>);
            members.push(part(named("stability_monitor"), &named("stability"), kind));
        }
        members
    }

    /// `Snapshot`, and what is done with it.
    pub(super) fn resume(&self, method: &TokenStream) -> TokenStream {
        let members = self.members();
        let kinds = tuple(members.iter().map(|member| member.kind.clone()).collect());
        let names = tuple(members.iter().map(|Member { name, .. }| quote!(#name)).collect());
        let values = members.iter().map(|Member { place, numbers, .. }| match numbers {
            true => quote!(rt::Numbers(#place)),
            false => quote!(#place),
        });
        let values = tuple(values.collect());
        let has = |name: &str| members.iter().any(|member| member.name == name);
        let fields = &self.fields;
        let Options { checks, field: options, .. } = self.options();
        let checks = has("options").then(|| quote!(let options = options.0; #checks));
        let inputs = has("inputs").then(|| {
            quote! {
                let names = <System<T> as ::nonholonomic::System>::INPUTS;
                let inputs = rt::inputs(inputs.0, names, start_time)?;
            }
        });
        let inputs_field = has("inputs").then(|| quote!(inputs,));
        let constants = (!self.kept.is_empty()).then(|| {
            let call = self.kept.call(self.context, &self.given(), &quote!(&system.parameters));
            quote!(constants: #call,)
        });
        let predictors = implicit(&self.stepper.step).enumerate().map(|(i, _)| predictor(i));
        let rank = has("rank_monitor").then(|| quote!(rank: rank_monitor,));
        let stability = has("stability_monitor").then(|| quote!(stability: stability_monitor,));
        let passed = has("options").then(|| quote!(, self.options));
        let restarted = if has("inputs") {
            quote! {
                let inputs = self.inputs;
                Ok(Stepper { inputs, ..Stepper::begin(&self.system, &state, h #passed)? })
            }
        } else {
            quote!(Stepper::begin(&self.system, &state, h #passed))
        };
        quote! {
            /// What a stepper goes on from: see [`Resume`](::nonholonomic::Resume).
            pub type Snapshot<T> = rt::Snapshot<#method, Parameters<T>, T, #kinds>;

            impl<T: Scalar> Stepper<T> {
                /// The stepper that the snapshot was taken of.
                ///
                /// # Errors
                /// Where the snapshot has values that no stepper has.
                pub fn from_snapshot(snapshot: &Snapshot<T>) -> Result<Self, StepError> {
                    let system = System::new(snapshot.parameters)?;
                    let (h, start_time, #names, tally) = snapshot.parts()?;
                    #checks
                    #inputs
                    let carried = Carried { #(#fields: #fields.0),* };
                    if !(#(rt::all_finite(carried.#fields))&&*) {
                        return Err(rt::non_finite(tally.steps, start_time));
                    }
                    Ok(Stepper {
                        system,
                        #constants
                        #options
                        #inputs_field
                        h,
                        start_time,
                        motion: Motion { carried, #(#predictors,)* #rank #stability tally },
                    })
                }
            }

            impl<T: Scalar> ::nonholonomic::Resume for Stepper<T> {
                type Snapshot = Snapshot<T>;

                fn snapshot(&self) -> Snapshot<T> {
                    let tally = self.motion.tally;
                    rt::Snapshot::new(self.system.parameters, self.h, self.start_time, #values, tally)
                }

                fn restore(&mut self, snapshot: &Snapshot<T>) -> Result<(), StepError> {
                    *self = Stepper::from_snapshot(snapshot)?;
                    Ok(())
                }

                fn restarted(&self, h: T) -> Result<Self, StepError> {
                    let state = ::nonholonomic::Stepper::state(self);
                    #restarted
                }
            }

            ::nonholonomic::__serialized!(Stepper);
        }
    }
}

/// `(a, b,)`; of tuples where there are too many for one.
fn tuple(members: Vec<TokenStream>) -> TokenStream {
    if members.len() <= MEMBERS {
        return quote!((#(#members,)*));
    }
    tuple(members.chunks(MEMBERS).map(|chunk| tuple(chunk.to_vec())).collect())
}
