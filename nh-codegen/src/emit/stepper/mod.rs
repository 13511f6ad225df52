//! One stepper: a module with its constants, what it carries, and its step.

mod inputs;
mod options;
mod resume;
mod stability;
mod start;
mod step;

use super::constants::Kept;
use super::context::{Context, docs, size};
use super::names::ident;
use super::solve::{field, implicit, predictor};
use super::write::Writer;
use crate::ir::graph::Symbol;
use crate::ir::program::{Part, Role};
use crate::ir::schedule::{OperationCount, Routine, ScheduledStepper};
use options::Discretized;
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

/// The module of a stepper.
pub(super) fn emit(context: &Context<'_>, stepper: &ScheduledStepper, module: &Ident) -> Emitted {
    let parts = Parts {
        context,
        stepper,
        kept: Kept::new(context, &stepper.constants),
        fields: stepper.carried.iter().map(|group| field(group.role)).collect(),
    };
    let definition = parts.definition();
    let marker = ident(&stepper.type_name);
    let method = quote!(::nonholonomic::methods::#marker);
    let given: Vec<Symbol> = parts.given().into_iter().map(|(symbol, _)| symbol).collect();
    let constants = parts.kept.definition(context, &given, " What depends on parameters and the step size only.");
    let (construction, stepping, resume) = (parts.construction(), parts.stepping(), parts.resume(&method));
    let rank = stepper.guard.as_ref().map(|guard| parts.rank(guard));
    let module_doc = format!(" The method `{}`.", stepper.method);
    let Discretized { options, defaults, stepper_with } = parts.discretized(module);
    let tokens = quote! {
        #[doc = #module_doc]
        pub mod #module {
            use super::{Parameters, State, System};
            use ::nonholonomic::generated as rt;
            use ::nonholonomic::{Scalar, Statistics, StepError};

            #definition
            #constants
            #construction
            #rank
            #stepping
            #resume
        }

        impl<T: Scalar> ::nonholonomic::Discretize<#method> for System<T> {
            type Stepper = #module::Stepper<T>;
            #options

            fn stepper(&self, start: &State<T>, h: T) -> Result<Self::Stepper, StepError> {
                #module::Stepper::new(self, start, h #defaults)
            }

            #stepper_with
        }
    };
    let per_step = implicit(&stepper.step)
        .map(|solve| solve.computation(if solve.block.sweep.is_empty() { Part::System } else { Part::Sweep }).count)
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
        let name = &solve.block.name;
        if !solve.block.sweep.is_empty() {
            row(&format!("each sweep for {name}"), solve.computation(Part::Sweep).count);
        }
        let evaluation = solve.computation(solve.block.evaluated()).count;
        let times = if solve.block.is_differenced() { solve.block.unknowns.len() + 1 } else { 1 };
        row(&format!("each iteration for {name}"), (1..times).fold(evaluation, |sum, _| sum + evaluation));
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
        let inputs = self.driving().field;
        let predictors = implicit(&self.stepper.step).enumerate().map(|(i, solve)| {
            let (name, n, history) = (predictor(i), size(solve.block.unknowns.len()), size(solve.block.history));
            quote!(#name: rt::Predictor<T, #n, #history>,)
        });
        let rank = self.guarded().then(|| quote!(rank: rt::RankMonitor<T>,));
        let stability = self.stability().field;
        quote! {
            #doc
            #[derive(Clone, Debug)]
            pub struct Stepper<T> {
                system: System<T>,
                #constants
                #options
                #inputs
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
                #stability
                tally: rt::Tally,
            }

            /// The numbers that are carried from step to step.
            #[derive(Clone, Copy, Debug)]
            struct Carried<T> { #(#carried),* }
        }
    }

    fn minors(&self) -> proc_macro2::Literal {
        let outputs = self.stepper.guard.as_ref().map_or(&[][..], |guard| &guard.outputs);
        size(outputs.iter().find(|output| output.role == Role::Minors).map_or(0, |output| output.values.len()))
    }
}
