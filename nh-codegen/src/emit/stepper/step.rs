//! A step, and what can be seen of the state between steps.

use super::Parts;
use super::inputs::Inputs;
use super::stability::Stability;
use crate::emit::context::size;
use crate::emit::finite::to_check;
use crate::emit::names::ident;
use crate::emit::solve::{Place, branch_lost, carried, field, implicit, predictor, solution, statements};
use crate::emit::write::Writer;
use crate::ir::program::{Part, Role};
use crate::ir::schedule::{Piece, Routine};
use proc_macro2::TokenStream;
use quote::quote;

/// Steps of more `let`s than this, what Newton's method needs not counted, are not copied into their callers.
const LONG: usize = 1024;

impl Parts<'_> {
    /// Inputs, parameters, constants and statements of a routine of the stepper, `motion` being where it is.
    fn body(&self, routine: &Routine, writer: &Writer<'_>, place: Place, motion: &TokenStream) -> TokenStream {
        let inputs = self.inputs(writer, routine, self.carried_groups(&quote!(#motion.carried)));
        let bindings = self.bindings(routine, &quote!(self.system), &quote!(self.constants), &quote!(self.h));
        let statements = statements(self.context, writer, routine, place);
        quote!(#inputs #bindings #statements)
    }

    /// Are the new numbers finite?
    fn finite(&self) -> TokenStream {
        let outputs = &self.stepper.step.outputs;
        let checks = to_check(self.context.graph(), outputs).into_iter().zip(&self.fields).zip(outputs);
        let checks = checks.filter(|((positions, _), _)| !positions.is_empty()).map(|((positions, field), output)| {
            if positions.len() == output.values.len() {
                return quote!(rt::all_finite(carried.#field));
            }
            let positions = positions.into_iter().map(size);
            quote!(rt::all_finite([#(carried.#field[#positions]),*]))
        });
        quote!(#(#checks)&&*)
    }

    /// `advance`: from one motion to the next.
    fn advance(&self) -> TokenStream {
        let (stepper, fields) = (self.stepper, &self.fields);
        let writer = self.writer(&stepper.step);
        let body = self.body(&stepper.step, &writer, Place::Step, &quote!(motion));
        let carried = carried(&writer, fields, &stepper.step, Place::Step);
        let finite = self.finite();
        let Stability { watch, watched, .. } = self.stability();
        let branch = stepper.carried.iter().any(|group| group.role == Role::Branch).then(|| {
            let (measure, lost) = (field(Role::Branch), branch_lost());
            quote!(if !rt::on_branch(carried.#measure) { return Err(#lost); })
        });
        let constants = (!self.kept.is_empty()).then(|| quote!(, &self.constants));
        let Inputs { argument, pattern, .. } = self.driving();
        let (rank, advance_rank) = if self.guarded() {
            let rank = quote! {
                let (measure, _) = rank(&carried, &self.system #constants);
                if motion.rank.is_near(measure) {
                    let old = rank(&motion.carried, &self.system #constants).1;
                    let new = rank(&carried, &self.system #constants).1;
                    motion
                        .rank
                        .check(measure, old, new)
                        .map_err(|measure| rt::rank_loss(measure, motion.tally.next(), self.time_at(motion.tally)))?;
                }
            };
            (rank, quote!(next.rank.advance(measure);))
        } else {
            Default::default()
        };
        let solved = implicit(&stepper.step).enumerate().map(|(i, solve)| {
            let (solution, predictor) = (solution(i), predictor(i));
            let usual = if solve.block.sweep.is_empty() { quote!(1) } else { quote!(rt::USUAL_SWEEPS) };
            quote! {
                next.#predictor.push(#solution.x, #solution.iterations > #usual);
                next.tally.record(#solution.iterations, #solution.restarted);
            }
        });
        // A call is nothing beside a long step, and two copies of it are much for the compiler.
        let lets = |piece: &Piece| match piece {
            Piece::Let(_) => 1,
            Piece::Solve(solve) => solve.computation(Part::Sweep).lets.len(),
        };
        let length: usize = stepper.step.pieces.iter().map(lets).sum();
        let inline = if length > LONG { quote!(never) } else { quote!(always) };
        quote! {
            impl<T: Scalar> Stepper<T> {
                /// One step, as a function: what went before is untouched, whatever happens.
                #[inline(#inline)]
                fn advance(&self, motion: Motion<T> #argument) -> Result<Motion<T>, StepError> {
                    #pattern
                    #body
                    let carried = #carried;
                    #watch
                    #branch
                    if !(#finite) {
                        return Err(rt::non_finite(motion.tally.next(), self.time_at(motion.tally)));
                    }
                    #rank
                    let mut next = Motion { carried, #watched ..motion };
                    #(#solved)*
                    #advance_rank
                    next.tally.advance();
                    Ok(next)
                }

                fn time_at(&self, tally: rt::Tally) -> T {
                    self.start_time + self.h * rt::count::<T>(tally.steps)
                }
            }
        }
    }

    pub(super) fn stepping(&self) -> TokenStream {
        let stepper = self.stepper;
        let advance = self.advance();
        let writer = self.writer(&stepper.observe);
        let observe = self.body(&stepper.observe, &writer, Place::Observe, &quote!(self.motion));
        let state = self.observed(&writer);
        let method = &stepper.method;
        let Inputs { held, functions: inputs, .. } = self.driving();
        let blocks = size(implicit(&stepper.step).count());
        quote! {
            #advance

            impl<T: Scalar> ::nonholonomic::Stepper for Stepper<T> {
                type System = System<T>;

                const METHOD: &'static str = #method;

                #[inline]
                fn step(&mut self) -> Result<(), StepError> {
                    self.motion = self.advance(self.motion #held)?;
                    Ok(())
                }

                #[inline]
                fn step_n(&mut self, count: u64) -> Result<(), StepError> {
                    // In a local of its own the motion can stay in registers.
                    let mut motion = self.motion;
                    let mut result = Ok(());
                    for _ in 0..count {
                        match self.advance(motion #held) {
                            Ok(next) => motion = next,
                            Err(error) => {
                                result = Err(error);
                                break;
                            }
                        }
                    }
                    self.motion = motion;
                    result
                }

                #inputs

                #[inline]
                fn state(&self) -> State<T> {
                    #observe
                    #state
                }

                #[inline]
                fn time(&self) -> T {
                    self.time_at(self.motion.tally)
                }

                #[inline]
                fn step_size(&self) -> T {
                    self.h
                }

                #[inline]
                fn system(&self) -> &System<T> {
                    &self.system
                }

                #[inline]
                fn statistics(&self) -> Statistics {
                    self.motion.tally.statistics(#blocks)
                }
            }
        }
    }

    /// The state with the observed coordinates and velocities.
    fn observed(&self, writer: &Writer<'_>) -> TokenStream {
        let outputs = &self.stepper.observe.outputs;
        let group = |role: Role| {
            let output = outputs.iter().find(|output| output.role == role);
            output.map_or(&[][..], |output| &output.values)
        };
        let coordinates = self.context.coordinates.iter().zip(group(Role::Configuration));
        let velocities = self.context.velocities.iter().zip(group(Role::Velocity));
        let fields = coordinates.chain(velocities).map(|(name, &value)| {
            let (name, value) = (ident(name), writer.value(value));
            if name == value.to_string() { quote!(#name) } else { quote!(#name: #value) }
        });
        quote!(State { t: self.time(), #(#fields),* })
    }
}
