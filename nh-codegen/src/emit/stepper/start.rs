//! How a stepper begins: its constructor, and the measure of rank that it and every step take.

use super::Parts;
use super::options::Options;
use crate::emit::context::size;
use crate::emit::solve::{Place, carried, implicit, predictor, statements};
use crate::ir::program::{Role, Shape};
use crate::ir::schedule::Routine;
use proc_macro2::TokenStream;
use quote::quote;

impl Parts<'_> {
    pub(super) fn construction(&self) -> TokenStream {
        let start = &self.stepper.start;
        let writer = self.writer(start);
        let (constants, constants_field, constants_argument) = if self.kept.is_empty() {
            Default::default()
        } else {
            let call = self.kept.call(self.context, &self.given(), &quote!(&system.parameters));
            (quote!(let constants = #call;), quote!(constants,), quote!(, &constants))
        };
        let groups = self.stepper.inputs.iter().map(|input| {
            let vector = match input.role {
                Role::Time => return (&input.symbols[..], quote!([[start.t]])),
                Role::Configuration => quote!(q),
                _ => quote!(w),
            };
            (&input.symbols[..], quote!(start.#vector().data.0))
        });
        // The vectors are columns: one array in an array.
        let inputs: TokenStream = groups
            .filter(|(symbols, _)| symbols.iter().any(|s| start.reads.contains(s)))
            .map(|(symbols, place)| {
                let pattern = writer.pattern(symbols, |s| start.reads.contains(&s));
                quote!(let [#pattern] = #place;)
            })
            .collect();
        let bindings = self.bindings(start, &quote!(system), &quote!(constants), &quote!(h));
        let statements = statements(self.context, &writer, start, Place::Start);
        let (fields, carried) = (&self.fields, carried(&writer, &self.fields, start, Place::Start));
        let predictors = implicit(&self.stepper.step).enumerate().map(|(i, _)| predictor(i));
        let (rank, rank_field) = if self.guarded() {
            let (k, r) = (self.context.k(), self.context.header.constraints);
            let at = [("q", quote!(&start.q())), ("t", quote!(start.t))];
            let inverse = || self.context.call_required(&quote!(system), "inverse_mass", Shape::Matrix(k, k), &at);
            let scale = match self.stepper.weighted {
                true => {
                    let (inverse, r) = (inverse(), size(r));
                    quote!(rt::metric_scale(&#inverse, #r))
                }
                false => quote!(rt::lit::<T>(1.0)),
            };
            let rank = quote! {
                let (measure, _) = rank(&carried, system #constants_argument);
                let rank = rt::RankMonitor::new(measure, #scale).map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
            };
            (rank, quote!(rank,))
        } else {
            Default::default()
        };
        let zero_inputs = self.driving().zero;
        let stability = self.stability().start;
        let Options { argument, passed, checks, field: options, accessor, errors } = self.options();
        quote! {
            impl<T: Scalar> Stepper<T> {
                /// A stepper that starts from `start` with steps of size `h`; a negative `h` steps back in time.
                ///
                /// # Errors
                /// Where `h` is zero or not finite, the start is off the constraints, the metric is not positive definite
                /// there, or the constraints are dependent.
                #errors
                pub fn new(system: &System<T>, start: &State<T>, h: T #argument) -> Result<Self, StepError> {
                    ::nonholonomic::System::check(system, start)?;
                    Self::begin(system, start, h #passed)
                }

                /// The same from any state.
                #[inline(never)]
                fn begin(system: &System<T>, start: &State<T>, h: T #argument) -> Result<Self, StepError> {
                    let h = rt::step_size(h)?;
                    #checks
                    #constants
                    #bindings
                    #inputs
                    #statements
                    let carried = #carried;
                    #rank
                    if !(#(rt::all_finite(carried.#fields))&&*) {
                        return Err(rt::non_finite(0, start.t));
                    }
                    Ok(Stepper {
                        system: *system,
                        #constants_field
                        #options
                        #zero_inputs
                        h,
                        start_time: start.t,
                        motion: Motion {
                            carried,
                            #(#predictors: rt::Predictor::new(),)*
                            #rank_field
                            #stability
                            tally: rt::Tally::default(),
                        },
                    })
                }

                #accessor
            }
        }
    }

    /// `fn rank(…) -> (measure, minors)` at a carried configuration.
    pub(super) fn rank(&self, guard: &Routine) -> TokenStream {
        let writer = self.writer(guard);
        let (system, constants) = (quote!(system), quote!(*constants));
        let bindings = self.bindings(guard, &system, &constants, &quote!(h));
        let inputs = self.inputs(&writer, guard, self.carried_groups(&quote!(carried)));
        let statements = statements(self.context, &writer, guard, Place::Observe);
        let reads_system = self.context.parameters.iter().any(|(symbol, _)| guard.parameters.contains(symbol));
        let system = if reads_system { system } else { quote!(_) };
        let constants = (!self.kept.is_empty()).then(|| {
            let name = if guard.fields.is_empty() { quote!(_) } else { quote!(constants) };
            quote!(, #name: &Constants<T>)
        });
        let carried = if inputs.is_empty() { quote!(_) } else { quote!(carried) };
        let output = |role: Role| {
            let output = guard.outputs.iter().find(|output| output.role == role);
            output.map_or(&[][..], |output| &output.values)
        };
        let measure = output(Role::Measure).iter().map(|&value| writer.value(value));
        let minors = writer.array(output(Role::Minors));
        let count = self.minors();
        quote! {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank<T: Scalar>(#carried: &Carried<T>, #system: &System<T> #constants) -> (T, [T; #count]) {
                #bindings
                #inputs
                #statements
                (#(#measure,)* #minors)
            }
        }
    }
}
