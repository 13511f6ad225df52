//! The start of a method: its constants, its carried numbers, and the measure of rank for the start
//! and every step.

use super::Parts;
use crate::ir::graph::Symbol;
use crate::ir::plan::Routine;
use crate::ir::program::{Role, Shape};
use crate::quantity::Quantity;
use crate::targets::rust::context::{docs, size};
use crate::targets::rust::solve::statements;
use crate::targets::rust::write::Writer;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

impl Parts<'_> {
    /// Returns `GeneratedStep::new`.
    pub(super) fn constants(&self) -> TokenStream {
        let reads = |symbol: Symbol| self.kept.reads(symbol);
        let step_size = self.context.locals.ident(self.stepper.step_size);
        let h = if !reads(self.stepper.step_size) { quote!(_) } else { quote!(#step_size) };
        let (options, pattern) = self.unpacked_options(reads);
        let system = if self.kept.reads_parameters(self.context) { quote!(system) } else { quote!(_) };
        let count = size(self.stepper.options.len());
        let kind = quote!(super::Parameters);
        let (lets, value) = self.kept.construction(self.context, "Constants", &kind, &quote!(system.parameters));
        let empty = self.kept.is_empty().then(|| quote!(Constants { scalar: ::core::marker::PhantomData }));
        quote! {
            fn new(#system: &System<T>, #h: T, #options: &[T; #count]) -> Self {
                #pattern
                #lets
                #value
                #empty
            }
        }
    }

    /// Returns the argument `options`, and the `let` for the options that are read.
    fn unpacked_options(&self, reads: impl Fn(Symbol) -> bool) -> (TokenStream, TokenStream) {
        if self.stepper.options.iter().any(|option| reads(option.symbol)) {
            let pattern = self.option_pattern(reads);
            (quote!(options), quote!(let #pattern = *options;))
        } else {
            (quote!(_), TokenStream::new())
        }
    }

    /// Returns `GeneratedStep::start`.
    pub(super) fn start(&self) -> TokenStream {
        let start = &self.stepper.start;
        let writer = self.writer(start);
        let inputs = self.seen(&writer, start);
        let (options, pattern) = self.unpacked_options(|symbol| start.parameters.contains(&symbol));
        let bindings = self.bindings(start, &quote!(system), &quote!(*self));
        let step_size = self.context.locals.ident(self.stepper.step_size);
        let h = if start.parameters.contains(&self.stepper.step_size) { quote!(#step_size) } else { quote!(_) };
        let statements = statements(&writer, start);
        let carried = self.carried(&writer, start, false);
        let rank = self.stepper.guard.as_ref().map(|guard| {
            let (k, r) = (self.context.k(), self.context.header.about.constraints.len());
            let at = [("q", quote!(&start.q())), ("t", quote!(start.t))];
            let scale = match guard.weighted {
                true => {
                    let r = size(r);
                    let inverse =
                        self.context.call_required(&quote!(system), Quantity::InverseMass, Shape::Matrix(k, k), &at);
                    quote!(rt::metric_scale(&#inverse, #r))
                }
                false => quote!(rt::lit::<T>(1.0)),
            };
            let loss = self.loss();
            quote! {
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(measure, #scale).map_err(|measure| rt::#loss(measure, 0, start.t))?;
            }
        });
        let memory = self.memory().into_iter().map(|memory| memory.start);
        let count = size(self.stepper.options.len());
        let reads_start = !inputs.is_empty() || self.guarded();
        let start_name = if reads_start { quote!(start) } else { quote!(_) };
        let reads_system = self.guarded() || self.reads_parameters(start);
        let system = if reads_system { quote!(system) } else { quote!(_) };
        quote! {
            fn start(
                &self,
                #system: &System<T>,
                #start_name: &State<T>,
                #h: T,
                #options: &[T; #count],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                #pattern
                #bindings
                #inputs
                #statements
                let carried = #carried;
                #rank
                Ok((carried, (#(#memory,)*)))
            }
        }
    }

    /// Returns the `let`s for coordinates, velocities and time of the state `start` that a routine
    /// reads.
    pub(super) fn seen(&self, writer: &Writer<'_>, routine: &Routine) -> TokenStream {
        let groups = self.stepper.inputs.iter().map(|input| {
            let vector = match input.role {
                Role::Time => return (&input.symbols[..], quote!([[start.t]])),
                Role::Configuration => quote!(q),
                _ => quote!(w),
            };
            (&input.symbols[..], quote!(start.#vector().data.0))
        });
        // The vectors are columns, so each is an array in an array.
        groups
            .filter(|(symbols, _)| symbols.iter().any(|s| routine.reads.contains(s)))
            .map(|(symbols, place)| {
                let pattern = writer.pattern(symbols, |s| routine.reads.contains(&s));
                quote!(let [#pattern] = #place;)
            })
            .collect()
    }

    /// Returns the positions of the carried numbers that the balance reads.
    pub(super) fn balanced(&self) -> impl Iterator<Item = usize> {
        let reads = self.stepper.balance.iter().flat_map(|balance| &balance.reads);
        let all = self.stepper.carried.iter().flat_map(|group| &group.symbols);
        let reads: BTreeSet<Symbol> = reads.copied().collect();
        all.enumerate().filter(move |(_, symbol)| reads.contains(symbol)).map(|(at, _)| at)
    }

    /// Returns `fn balance(…) -> [energy less work, roundoff]` of carried numbers.
    pub(super) fn balance(&self, balance: &Routine) -> TokenStream {
        let writer = self.writer(balance);
        let parameters =
            self.context.parameter_bindings(&balance.parameters, &quote!(super::Parameters), &quote!(parameters));
        let kept = self.kept.bindings(balance, "Constants", &quote!(self));
        let statements = statements(&writer, balance);
        let given = if balance.parameters.is_empty() { quote!(_) } else { quote!(parameters) };
        let carried: Vec<Symbol> = self.stepper.carried.iter().flat_map(|group| &group.symbols).copied().collect();
        let read: Vec<Symbol> = self.balanced().map(|at| carried[at]).collect();
        let numbers = writer.pattern(&read, |_| true);
        let length = size(read.len());
        let values = balance.outputs.iter().flat_map(|output| output.values.iter().copied()).collect::<Vec<_>>();
        let values = writer.array(&values);
        quote! {
            impl<T: Scalar> Constants<T> {
                /// Returns the energy less the work done, and a bound on its rounding error in units of roundoff.
                #[cold]
                #[inline(never)]
                fn balance(self, #given: super::Parameters<T>, #numbers: [T; #length]) -> [T; 2] {
                    #parameters
                    #kept
                    #statements
                    #values
                }
            }
        }
    }

    /// Returns `fn rank(…) -> (measure, minors)` at a carried configuration.
    pub(super) fn rank(&self, guard: &Routine) -> TokenStream {
        let writer = self.writer(guard);
        let bindings = self.bindings(guard, &quote!(system), &quote!(*self));
        let inputs = self.unpacked(&writer, &guard.reads, &quote!(*carried));
        let statements = statements(&writer, guard);
        let system = if self.reads_parameters(guard) { quote!(system) } else { quote!(_) };
        let carried = if inputs.is_empty() { quote!(_) } else { quote!(carried) };
        let output = |role: Role| {
            let output = guard.outputs.iter().find(|output| output.role == role);
            output.map_or(&[][..], |output| &output.values)
        };
        let measure = output(Role::Measure).iter().map(|&value| writer.value(value));
        let minors = writer.array(output(Role::Minors));
        let (length, count) = (size(self.carried_count()), size(output(Role::Minors).len()));
        let weighted = self.stepper.guard.as_ref().is_some_and(|guard| guard.weighted);
        let what = match (self.watches_frame(), weighted) {
            (true, _) => "a number that vanishes if the constraints or the frame are dependent, and the minors,",
            (false, true) => "det(μ g⁻¹ μᵀ) and the minors of μ",
            (false, false) => "the sum of the squared minors of the constraints, and the minors,",
        };
        let doc = docs(&format!("Returns {what} at the carried configuration. The minors are rarely read."));
        quote! {
            impl<T: Scalar> Constants<T> {
                #doc
                #[inline(always)]
                fn rank(&self, #system: &System<T>, #carried: &[T; #length]) -> (T, [T; #count]) {
                    #bindings
                    #inputs
                    #statements
                    (#(#measure,)* #minors)
                }
            }
        }
    }
}
