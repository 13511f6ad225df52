//! Control inputs of a stepper: an array for every time at which the step reads them.

use super::Parts;
use crate::emit::context::size;
use crate::emit::solve::field;
use crate::emit::write::float;
use crate::ir::program::Role;
use proc_macro2::TokenStream;
use quote::quote;

/// Tokens for the inputs; nothing for a system without.
#[derive(Default)]
pub(super) struct Inputs {
    /// The field that holds them.
    pub(super) field: TokenStream,
    /// Its first value.
    pub(super) zero: TokenStream,
    /// The argument of `advance`.
    pub(super) argument: TokenStream,
    /// The names of the symbols for it.
    pub(super) pattern: TokenStream,
    /// That argument where the inputs are held.
    pub(super) held: TokenStream,
    /// The functions of `Stepper` that have to do with them.
    pub(super) functions: TokenStream,
}

impl Parts<'_> {
    /// What has to be written for control inputs.
    pub(super) fn driving(&self) -> Inputs {
        let samples = &self.stepper.samples;
        let work = field(Role::Work);
        let carries_work = self.stepper.carried.iter().any(|group| group.role == Role::Work);
        let work = carries_work.then(|| {
            quote! {
                fn work(&self) -> T {
                    self.motion.carried.#work[0]
                }
            }
        });
        let Some(first) = samples.first() else {
            return Inputs { functions: work.unwrap_or_default(), ..Inputs::default() };
        };
        let (count, times) = (size(first.symbols.len()), size(samples.len()));
        let writer = self.writer(&self.stepper.step);
        let reads = &self.stepper.step.reads;
        let patterns = samples.iter().map(|sample| writer.pattern(&sample.symbols, |s| reads.contains(&s)));
        let read = samples.iter().flat_map(|sample| &sample.symbols).any(|s| reads.contains(s));
        let pattern = if read { quote!(let [#(#patterns),*] = u;) } else { quote!(let _ = u;) };
        let fractions = samples.iter().map(|sample| float(&sample.fraction));
        Inputs {
            field: quote!(inputs: [T; #count],),
            zero: quote!(inputs: rt::zeros(),),
            argument: quote!(, u: [[T; #count]; #times]),
            pattern,
            held: quote!(, [self.inputs; #times]),
            functions: quote! {
                #[inline]
                fn step_with<F>(&mut self, mut inputs: F) -> Result<(), StepError>
                where
                    F: FnMut(T, &State<T>) -> [T; #count],
                {
                    let state = self.state();
                    let mut sample = |fraction: f64| {
                        let steps = rt::count::<T>(self.motion.tally.steps) + rt::lit::<T>(fraction);
                        let t = self.start_time + self.h * steps;
                        rt::inputs(inputs(t, &state), <System<T> as ::nonholonomic::System>::INPUTS, t)
                    };
                    let u = [#(sample(#fractions)?),*];
                    self.motion = self.advance(self.motion, u)?;
                    Ok(())
                }

                fn hold(&mut self, inputs: [T; #count]) -> Result<(), StepError> {
                    self.inputs = rt::inputs(inputs, <System<T> as ::nonholonomic::System>::INPUTS, self.time())?;
                    Ok(())
                }

                fn held(&self) -> [T; #count] {
                    self.inputs
                }

                #work
            },
        }
    }
}
