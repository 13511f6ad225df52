//! One stepper: a module with its constants, what it carries, and its step.

use super::constants::Kept;
use super::context::{Context, docs, size};
use super::names::ident;
use super::solve::{Place, carried, field, implicit, predictor, solution, statements};
use super::write::{Writer, float, literal};
use crate::ir::graph::Symbol;
use crate::ir::schedule::{OperationCount, Routine, ScheduledStepper};
use num_rational::BigRational;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// A stepper, written.
pub(super) struct Emitted {
    /// The module, and `Discretize` for the system.
    pub(super) tokens: TokenStream,
    /// `gonzalez: 12 add, …`
    pub(super) summary: String,
}

/// What the pieces of a stepper's module are made from.
struct Parts<'a> {
    context: &'a Context<'a>,
    stepper: &'a ScheduledStepper,
    kept: Kept<'a>,
    /// Fields of `Carried`.
    fields: Vec<Ident>,
}

/// Tokens for the options.
#[derive(Default)]
struct Options {
    argument: TokenStream,
    checks: TokenStream,
    field: TokenStream,
    accessor: TokenStream,
    errors: TokenStream,
}

/// The module of a stepper.
pub(super) fn emit(context: &Context<'_>, stepper: &ScheduledStepper, module: &Ident) -> Emitted {
    let parts = Parts {
        context,
        stepper,
        kept: Kept::new(context, &stepper.constants),
        fields: stepper.carried.iter().map(|group| field(&group.name)).collect(),
    };
    let definition = parts.definition();
    let given: Vec<Symbol> = parts.given().into_iter().map(|(symbol, _)| symbol).collect();
    let constants = parts.kept.definition(context, &given, " What depends on parameters and the step size only.");
    let (construction, stepping) = (parts.construction(), parts.stepping());
    let rank = stepper.guard.as_ref().map(|guard| parts.rank(guard));
    let parameters = parts.kept.reads_parameters(context).then(|| quote!(Parameters,));
    let marker = ident(&stepper.type_name);
    let method = quote!(::nh_runtime::methods::#marker);
    let module_doc = format!(" The method `{}`.", stepper.method);
    let (defaults, stepper_with) = parts.with_options(module);
    let tokens = quote! {
        #[doc = #module_doc]
        pub mod #module {
            use super::{#parameters State, System};
            use ::nh_runtime::generated as rt;
            use ::nh_runtime::{Scalar, Statistics, StepError};

            #definition
            #constants
            #construction
            #rank
            #stepping
        }

        impl<T: Scalar> ::nh_runtime::Discretize<#method> for System<T> {
            type Stepper = #module::Stepper<T>;

            fn stepper(&self, start: &State<T>, h: T) -> Result<Self::Stepper, StepError> {
                #module::Stepper::new(self, start, h #defaults)
            }

            #stepper_with
        }
    };
    let per_step = implicit(&stepper.step)
        .map(|solve| solve.count)
        .chain(stepper.guard.as_ref().map(|guard| guard.count))
        .fold(stepper.step.count, |sum, count| sum + count);
    Emitted { tokens, summary: format!("`{}`: {per_step}", stepper.method) }
}

/// Operation counts as a Markdown table.
fn counts(stepper: &ScheduledStepper) -> String {
    let mut table = String::from(
        "| operations | add | mul | div | sqrt | sin_cos | other |\n|---|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut row = |place: &str, c: OperationCount| {
        if c.total() > 0 {
            table.push_str(&format!(
                "| {place} | {} | {} | {} | {} | {} | {} |\n",
                c.additions, c.multiplications, c.divisions, c.roots, c.sin_cos, c.calls
            ));
        }
    };
    row("once, from parameters", stepper.constants.parameter_count);
    row("once, from the step size", stepper.constants.step_count);
    row("each step", stepper.step.count);
    for solve in implicit(&stepper.step) {
        row(&format!("each iteration for {}", solve.name), solve.count);
    }
    if let Some(guard) = &stepper.guard {
        row("each step, rank of the constraints", guard.count);
    }
    row("each state that is looked at", stepper.observe.count);
    table
}

impl<'a> Parts<'a> {
    fn writer(&self, routine: &Routine) -> Writer<'_> {
        Writer::of_routine(self.context.graph(), &self.context.locals, &self.kept.fields, routine)
    }

    /// The step size and the options: symbols and what they are called in `Stepper::new`.
    fn given(&self) -> Vec<(Symbol, TokenStream)> {
        let options = self.stepper.options.iter().map(|option| {
            let name = self.context.locals.ident(option.symbol);
            (option.symbol, quote!(#name))
        });
        std::iter::once((self.stepper.step_size, quote!(h))).chain(options).collect()
    }

    /// The options' names as an array pattern.
    fn option_pattern(&self, read: impl Fn(Symbol) -> bool) -> TokenStream {
        let names = self.stepper.options.iter().map(|option| {
            let name = self.context.locals.ident(option.symbol);
            if read(option.symbol) { quote!(#name) } else { quote!(_) }
        });
        quote!([#(#names),*])
    }

    /// The default options as a further argument of `Stepper::new`, and `Discretize::stepper_with`; nothing for a method that
    /// has none.
    fn with_options(&self, module: &Ident) -> (TokenStream, TokenStream) {
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

    fn guarded(&self) -> bool {
        self.stepper.guard.is_some()
    }

    /// `let`s for the groups of symbols among which the routine reads some.
    fn inputs(
        &self,
        writer: &Writer<'_>,
        routine: &Routine,
        groups: impl Iterator<Item = (&'a [Symbol], TokenStream)>,
    ) -> TokenStream {
        groups
            .filter(|(symbols, _)| symbols.iter().any(|s| routine.reads.contains(s)))
            .map(|(symbols, place)| {
                let pattern = writer.pattern(symbols, |s| routine.reads.contains(&s));
                quote!(let #pattern = #place;)
            })
            .collect()
    }

    fn carried_groups(&self, place: &TokenStream) -> impl Iterator<Item = (&'a [Symbol], TokenStream)> {
        let places: Vec<TokenStream> = self.fields.iter().map(|field| quote!(#place.#field)).collect();
        self.stepper.carried.iter().map(|group| &group.symbols[..]).zip(places)
    }

    /// Parameters, step size and constants that a routine reads.
    fn bindings(
        &self,
        routine: &Routine,
        system: &TokenStream,
        constants: &TokenStream,
        h: &TokenStream,
    ) -> TokenStream {
        let name = self.context.locals.ident(self.stepper.step_size);
        let read = routine.parameters.contains(&self.stepper.step_size);
        let step_size = (read && name != h.to_string()).then(|| quote!(let #name = #h;));
        let reads = |symbol: Symbol| routine.parameters.contains(&symbol);
        // In `Stepper::new` they have their names already.
        let stored = h.to_string() != "h" && self.stepper.options.iter().any(|option| reads(option.symbol));
        let options = stored.then(|| {
            let pattern = self.option_pattern(reads);
            quote!(let #pattern = self.options;)
        });
        let parameters = self.context.parameter_bindings(&routine.parameters, &quote!(#system.parameters));
        let kept = self.kept.bindings(routine, constants);
        quote!(#step_size #options #parameters #kept)
    }

    /// `Stepper` and `Carried`.
    fn definition(&self) -> TokenStream {
        let doc = docs(&format!("{}\n\n{}", self.stepper.doc.trim(), counts(self.stepper)));
        let carried = self.stepper.carried.iter().zip(&self.fields).map(|(group, field)| {
            let (doc, length) = (format!(" {}", group.doc.trim()), size(group.symbols.len()));
            quote!(#[doc = #doc] #field: [T; #length])
        });
        let constants = (!self.kept.is_empty()).then(|| quote!(constants: Constants<T>,));
        let options = (!self.stepper.options.is_empty()).then(|| {
            let count = size(self.stepper.options.len());
            quote!(options: [T; #count],)
        });
        let predictors = implicit(&self.stepper.step).enumerate().map(|(i, solve)| {
            let (name, n, history) = (predictor(i), size(solve.unknowns.len()), size(solve.history));
            quote!(#name: rt::Predictor<T, #n, #history>,)
        });
        let rank = self.guarded().then(|| {
            let minors = self.minors();
            quote!(rank: rt::RankMonitor<T, #minors>,)
        });
        quote! {
            #doc
            #[derive(Clone, Debug)]
            pub struct Stepper<T> {
                system: System<T>,
                #constants
                #options
                h: T,
                start_time: T,
                motion: Motion<T>,
            }

            /// What a step changes.
            #[derive(Clone, Copy, Debug)]
            struct Motion<T> {
                carried: Carried<T>,
                #(#predictors)*
                #rank
                tally: rt::Tally,
            }

            /// The numbers that are carried from step to step.
            #[derive(Clone, Copy, Debug)]
            struct Carried<T> { #(#carried),* }
        }
    }

    fn minors(&self) -> proc_macro2::Literal {
        let outputs = self.stepper.guard.as_ref().map_or(&[][..], |guard| &guard.outputs);
        size(outputs.iter().find(|output| output.name == "minors").map_or(0, |output| output.values.len()))
    }

    fn construction(&self) -> TokenStream {
        let start = &self.stepper.start;
        let writer = self.writer(start);
        let (constants, constants_field, constants_argument) = if self.kept.is_empty() {
            Default::default()
        } else {
            let call = self.kept.call(self.context, &self.given(), &quote!(&system.parameters));
            (quote!(let constants = #call;), quote!(constants,), quote!(, &constants))
        };
        let groups = self.stepper.inputs.iter().map(|input| {
            let vector = if input.name == "q" { quote!(q) } else { quote!(w) };
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
        let (fields, carried) = (&self.fields, carried(&writer, &self.fields, start));
        let predictors = implicit(&self.stepper.step).enumerate().map(|(i, _)| predictor(i));
        let (rank, rank_field) = if self.guarded() {
            let rank = quote! {
                let (measure, minors) = rank(&carried, system #constants_argument);
                let rank = rt::RankMonitor::new(measure, minors).map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
            };
            (rank, quote!(rank,))
        } else {
            Default::default()
        };
        let Options { argument, checks, field: options, accessor, errors } = self.options();
        quote! {
            impl<T: Scalar> Stepper<T> {
                /// A stepper that starts from `start` with steps of size `h`; a negative `h` steps back in time.
                ///
                /// # Errors
                /// Where `h` is zero or not finite, the start is off the constraints, the metric is not positive definite
                /// there, or the constraints are dependent.
                #errors
                pub fn new(system: &System<T>, start: &State<T>, h: T #argument) -> Result<Self, StepError> {
                    let h = rt::step_size(h)?;
                    #checks
                    ::nh_runtime::System::check(system, start)?;
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
                        h,
                        start_time: start.t,
                        motion: Motion {
                            carried,
                            #(#predictors: rt::Predictor::new(),)*
                            #rank_field
                            tally: rt::Tally::default(),
                        },
                    })
                }

                #accessor
            }
        }
    }

    /// What `Stepper::new` has to do with the options, if there are any.
    fn options(&self) -> Options {
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

    /// `fn rank(…) -> (measure, minors)` at a carried configuration.
    fn rank(&self, guard: &Routine) -> TokenStream {
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
        let output = |name: &str| {
            let output = guard.outputs.iter().find(|output| output.name == name);
            output.map_or(&[][..], |output| &output.values)
        };
        let measure = output("measure").iter().map(|&value| writer.value(value));
        let minors = writer.array(output("minors"));
        let count = self.minors();
        quote! {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried.
            #[inline(always)]
            fn rank<T: Scalar>(#carried: &Carried<T>, #system: &System<T> #constants) -> (T, [T; #count]) {
                #bindings
                #inputs
                #statements
                (#(#measure,)* #minors)
            }
        }
    }

    /// Inputs, parameters, constants and statements of a routine of the stepper, `motion` being where it is.
    fn body(&self, routine: &Routine, writer: &Writer<'_>, place: Place, motion: &TokenStream) -> TokenStream {
        let inputs = self.inputs(writer, routine, self.carried_groups(&quote!(#motion.carried)));
        let bindings = self.bindings(routine, &quote!(self.system), &quote!(self.constants), &quote!(self.h));
        let statements = statements(self.context, writer, routine, place);
        quote!(#inputs #bindings #statements)
    }

    /// `advance`: from one motion to the next.
    fn advance(&self) -> TokenStream {
        let (stepper, fields) = (self.stepper, &self.fields);
        let writer = self.writer(&stepper.step);
        let body = self.body(&stepper.step, &writer, Place::Step, &quote!(motion));
        let carried = carried(&writer, fields, &stepper.step);
        let constants = (!self.kept.is_empty()).then(|| quote!(, &self.constants));
        let (rank, advance_rank) = if self.guarded() {
            let rank = quote! {
                let (measure, minors) = rank(&carried, &self.system #constants);
                motion
                    .rank
                    .check(measure, minors)
                    .map_err(|measure| rt::rank_loss(measure, motion.tally.next(), self.time_at(motion.tally)))?;
            };
            (rank, quote!(next.rank.advance(measure, minors);))
        } else {
            Default::default()
        };
        let solved = implicit(&stepper.step).enumerate().map(|(i, _)| {
            let (solution, predictor) = (solution(i), predictor(i));
            quote! {
                next.#predictor.push(#solution.x, #solution.iterations);
                next.tally.record(#solution.iterations, #solution.restarted);
            }
        });
        quote! {
            impl<T: Scalar> Stepper<T> {
                /// One step, as a function: what went before is untouched, whatever happens.
                #[inline(always)]
                fn advance(&self, motion: Motion<T>) -> Result<Motion<T>, StepError> {
                    #body
                    let carried = #carried;
                    if !(#(rt::all_finite(carried.#fields))&&*) {
                        return Err(rt::non_finite(motion.tally.next(), self.time_at(motion.tally)));
                    }
                    #rank
                    let mut next = Motion { carried, ..motion };
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

    fn stepping(&self) -> TokenStream {
        let stepper = self.stepper;
        let advance = self.advance();
        let writer = self.writer(&stepper.observe);
        let observe = self.body(&stepper.observe, &writer, Place::Observe, &quote!(self.motion));
        let state = self.observed(&writer);
        let method = &stepper.method;
        let blocks = size(implicit(&stepper.step).count());
        quote! {
            #advance

            impl<T: Scalar> ::nh_runtime::Stepper for Stepper<T> {
                type System = System<T>;

                const METHOD: &'static str = #method;

                #[inline]
                fn step(&mut self) -> Result<(), StepError> {
                    self.motion = self.advance(self.motion)?;
                    Ok(())
                }

                #[inline]
                fn step_n(&mut self, count: u64) -> Result<(), StepError> {
                    // In a local of its own the motion can stay in registers.
                    let mut motion = self.motion;
                    let mut result = Ok(());
                    for _ in 0..count {
                        match self.advance(motion) {
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
        let group = |name: &str| {
            let output = outputs.iter().find(|output| output.name == name);
            output.map_or(&[][..], |output| &output.values)
        };
        let coordinates = self.context.coordinates.iter().zip(group("q"));
        let velocities = self.context.velocities.iter().zip(group("w"));
        let fields = coordinates.chain(velocities).map(|(name, &value)| {
            let (name, value) = (ident(name), writer.value(value));
            if name == value.to_string() { quote!(#name) } else { quote!(#name: #value) }
        });
        quote!(State { t: self.time(), #(#fields),* })
    }
}
