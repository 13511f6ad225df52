//! One method: a module with its constants, its carried numbers, and its step.

mod derivatives;
mod flow;
mod options;
mod start;
mod step;

use super::constants::Kept;
use super::context::{Context, docs, size};
use super::names::{self, Taken, ident};
use super::solve::predictor;
use super::write::{Writer, float};
use crate::ir::graph::Symbol;
use crate::ir::plan::{self, Method, OperationCount, Planned, Routine};
use crate::ir::program::{Part, Role, StepProgram};
use nonholonomic_prepared::tokens::{Flat, Invisible, flatten};
use nonholonomic_prepared::{compatible, hash};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

/// The emitted methods of a system.
#[derive(Default)]
pub(super) struct Emitted {
    /// The modules, and the declarations that the system has these methods.
    pub(super) tokens: TokenStream,
    /// Summaries such as `gonzalez: 12 add, …`.
    pub(super) summaries: Vec<String>,
}

/// Sources of the statements of a method's module.
struct Parts<'a> {
    context: &'a Context<'a>,
    stepper: &'a StepProgram<Planned>,
    kept: Kept<'a>,
}

/// A value that a motion remembers besides its numbers.
struct Memory {
    name: Ident,
    /// Its type.
    kind: TokenStream,
    /// Its value at the start.
    start: TokenStream,
}

impl Memory {
    fn new(name: Ident, kind: TokenStream, start: TokenStream) -> Self {
        Memory { name, kind, start }
    }
}

/// Returns the position of the memory with this name.
fn position(memory: &[Memory], name: &str) -> Literal {
    size(memory.iter().take_while(|memory| memory.name != name).count())
}

/// Returns the modules of all methods. Methods with the same step for the system, such as the
/// discrete gradients if ℋ is quadratic, share the step of the first of them.
pub(super) fn emit(context: &Context<'_>) -> Emitted {
    let mut emitted = Emitted::default();
    let mut taken = Taken::new(["core"]);
    let mut steps: BTreeMap<String, Ident> = BTreeMap::new();
    for stepper in &context.plan.steppers {
        let module = ident(&taken.take(names::local(&stepper.method)));
        let parts = Parts { context, stepper, kept: Kept::new(context, &stepper.constants) };
        let step = parts.step();
        let owner = steps.entry(step.to_string()).or_insert_with(|| module.clone());
        let identity = identity(context, &step);
        emitted.tokens.extend(parts.module(&module, owner, &quote!(#step #identity)));
        emitted.summaries.push(parts.summary());
    }
    emitted
}

/// Returns a hash of a step without its documentation, and of the names of its numbers.
fn identity(context: &Context<'_>, step: &TokenStream) -> TokenStream {
    let Flat { texts, .. } = flatten(step.clone(), Invisible::Nothing);
    let (mut tokens, mut at) = (Vec::with_capacity(texts.len()), 0);
    while let Some(text) = texts.get(at) {
        // # [ doc = "…" ]
        if texts[at..].iter().take(4).eq(["#", "[", "doc", "="]) {
            at += 6;
            continue;
        }
        tokens.push(text.as_str());
        at += 1;
    }
    let parameters = context.parameters.iter().map(|(_, name)| name.as_str());
    let inputs = context.header.about.inputs.iter().map(String::as_str);
    let others = context.coordinates.iter().chain(&context.velocities).map(String::as_str);
    let names: Vec<&str> = others.chain(parameters).chain(inputs).collect();
    let hash = hash([compatible(), names.join(" "), tokens.join(" ")].join("\0").as_bytes());
    quote! {
        impl<T> rt::Identified for Constants<T> {
            const IDENTITY: &'static str = #hash;
        }
    }
}

/// Returns operation counts as a Markdown table.
pub(in crate::targets) fn counts(stepper: &StepProgram<Planned>) -> String {
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
    for solve in stepper.step.iterations() {
        let name = &solve.block.name;
        if !solve.block.sweep.is_empty() {
            row(&format!("each sweep for {name}"), solve.computation(Part::Sweep).count);
        }
        let evaluation = solve.computation(solve.block.evaluated()).count;
        let differences = matches!(solve.method, Method::Differences | Method::FixedPoint);
        let times = if differences { solve.block.unknowns.len() + 1 } else { 1 };
        row(&format!("each iteration for {name}"), (1..times).fold(evaluation, |sum, _| sum + evaluation));
    }
    if let Some(solve) = stepper.step.followed() {
        row("each order of a series", solve.computation(Part::System).count);
    }
    if let Some(guard) = &stepper.guard {
        row("each step, rank of the constraints", guard.body.count);
    }
    row("each state that is observed", stepper.observe.count);
    table
}

impl<'a> Parts<'a> {
    /// Returns the module, with the step if the method does not share another's.
    fn module(&self, module: &Ident, owner: &Ident, step: &TokenStream) -> TokenStream {
        let marker = ident(&self.stepper.type_name);
        let method = quote!(methods::#marker);
        let module_doc = format!(" The method `{}`.", self.stepper.method);
        let parts = self.stepper.parts.len();
        let each = if parts == 0 {
            String::new()
        } else {
            format!("The operations are those of each of the {parts} parts of a step.\n\n")
        };
        let doc = docs(&format!("{}\n\n{each}{}", self.stepper.doc.trim(), counts(self.stepper)));
        let matrices = self.stepper.derivatives.is_some().then(|| {
            quote!(
                use ::nonholonomic::nalgebra::{SMatrix, SVector};
            )
        });
        let steps = if parts == 0 { ident("Constants") } else { ident("Composed") };
        let composed = (parts > 0).then(|| self.composed(&method));
        let place = if parts == 0 { owner } else { module };
        let (uses, step) = if owner == module {
            let uses = quote! {
                use super::{State, System};
                use ::core::prelude::v1::*;
                use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
                #matrices
                use ::nonholonomic::{Method, Scalar, StepError, methods};
            };
            (uses, step.clone())
        } else {
            let uses = quote! {
                use super::#owner::Constants;
                use ::nonholonomic::generated::{self as rt, OneStep};
                use ::nonholonomic::methods;
            };
            (uses, TokenStream::new())
        };
        quote! {
            #[doc = #module_doc]
            pub mod #module {
                #uses

                #doc
                pub type Stepper<T> = OneStep<#steps<T>, #method>;

                /// The data that all further steps depend on: see [`Resume`](::nonholonomic::Resume).
                pub type Snapshot<T> = rt::Snapshot<#steps<T>, #method>;

                #composed
                #step
            }

            impl<T: Scalar> rt::Generated<::nonholonomic::#method> for System<T> {
                type Step = #place::#steps<T>;
            }
        }
    }

    /// Returns the step of a method with several parts.
    fn composed(&self, method: &TokenStream) -> TokenStream {
        let parts = self.stepper.parts.iter().map(|part| Literal::f64_unsuffixed(*part));
        let count = size(self.stepper.parts.len());
        quote! {
            /// A step as a sequence of parts.
            pub type Composed<T> = rt::Composed<Constants<T>, Parts, #count>;

            /// The sizes of the parts, as fractions of the step size.
            #[derive(Clone, Copy, Debug)]
            pub struct Parts;

            impl rt::Composition<#count> for Parts {
                type Method = #method;

                const PARTS: [f64; #count] = [#(#parts),*];
            }
        }
    }

    /// Returns a summary such as `gonzalez: 12 add, …`, with one iteration or sweep of an implicit
    /// block.
    fn summary(&self) -> String {
        let stepper = self.stepper;
        let per_step = stepper
            .step
            .iterations()
            .map(|solve| solve.computation(if solve.block.sweep.is_empty() { Part::System } else { Part::Sweep }).count)
            .chain(stepper.step.followed().map(|solve| solve.computation(Part::System).count))
            .chain(stepper.guard.as_ref().map(|guard| guard.body.count))
            .fold(stepper.step.count, |sum, count| sum + count);
        match stepper.parts.len() {
            0 => format!("`{}`: {per_step}", stepper.method),
            parts => format!("`{}`: {parts} times {per_step}", stepper.method),
        }
    }

    fn writer(&self, routine: &Routine) -> Writer<'_> {
        Writer::of_routine(self.context.graph(), &self.context.locals, &self.kept.fields, routine)
    }

    fn guarded(&self) -> bool {
        self.stepper.guard.is_some()
    }

    /// Returns the function of the runtime for the error of a lost rank.
    fn loss(&self) -> TokenStream {
        if self.watches_frame() { quote!(frame_loss) } else { quote!(rank_loss) }
    }

    fn watches_frame(&self) -> bool {
        self.stepper.guard.as_ref().is_some_and(|guard| guard.frame)
    }

    /// Returns the number of carried numbers.
    fn carried_count(&self) -> usize {
        self.stepper.carried.iter().map(|group| group.symbols.len()).sum()
    }

    /// Returns the `let` for the carried numbers, if some of them are read.
    fn unpacked(&self, writer: &Writer<'_>, reads: &[Symbol], place: &TokenStream) -> TokenStream {
        let symbols: Vec<Symbol> =
            self.stepper.carried.iter().flat_map(|group| group.symbols.iter().copied()).collect();
        if !symbols.iter().any(|symbol| reads.contains(symbol)) {
            return TokenStream::new();
        }
        let pattern = writer.pattern(&symbols, |symbol| reads.contains(&symbol));
        quote!(let #pattern = #place;)
    }

    /// Returns the carried numbers at the start or after a step, with the outputs in the order of
    /// the groups.
    fn carried(&self, writer: &Writer<'_>, routine: &Routine, steps: bool) -> TokenStream {
        let groups = routine.outputs.iter().take(self.stepper.carried.len());
        let values = groups.flat_map(|output| match (output.role, steps) {
            // The time is not t + h, whose roundoff would add up.
            (Role::Time, true) => vec![quote!(setting.time_at(tally.advanced()))],
            _ => output.values.iter().map(|&value| writer.value(value)).collect(),
        });
        quote!([#(#values),*])
    }

    fn reads_parameters(&self, routine: &Routine) -> bool {
        self.context.parameters.iter().any(|(symbol, _)| routine.parameters.contains(symbol))
    }

    /// Returns the parameters and constants that a routine reads.
    fn bindings(&self, routine: &Routine, system: &TokenStream, constants: &TokenStream) -> TokenStream {
        let parameters = self.parameter_bindings(routine, system);
        let kept = self.kept.bindings(routine, "Constants", constants);
        quote!(#parameters #kept)
    }

    /// Returns the parameters that a routine reads, from this system.
    fn parameter_bindings(&self, routine: &Routine, system: &TokenStream) -> TokenStream {
        self.context.parameter_bindings(&routine.parameters, &quote!(super::Parameters), &quote!(#system.parameters))
    }

    /// Returns the values that a motion remembers besides its numbers.
    fn memory(&self) -> Vec<Memory> {
        let mut solutions = 0;
        let mut number = || {
            solutions += 1;
            predictor(solutions - 1)
        };
        let memory = self.stepper.policy.memory.iter().map(|memory| match *memory {
            plan::Memory::Solutions { unknowns, points } => {
                let (n, points) = (size(unknowns), size(points));
                Memory::new(number(), quote!(rt::Predictor<T, #n, #points>), quote!(rt::Predictor::new()))
            }
            plan::Memory::Distances { unknowns, points } => {
                let (n, points) = (size(unknowns), size(points));
                Memory::new(number(), quote!(rt::Alternating<T, #n, #points>), quote!(rt::Alternating::new()))
            }
            plan::Memory::Series { variables } => {
                let n = size(variables);
                Memory::new(ident("expansion"), quote!(rt::Expansion<T, #n>), quote!(rt::Expansion::new()))
            }
            plan::Memory::Rank => Memory::new(ident("rank"), quote!(rt::RankMonitor<T>), quote!(rank)),
            plan::Memory::Stability { terms } => {
                let terms = size(terms);
                let kind = quote!(rt::StabilityMonitor<T, #terms>);
                Memory::new(ident("stability"), kind, quote!(rt::StabilityMonitor::new()))
            }
        });
        memory.collect()
    }

    /// Returns `Constants` and its step.
    fn step(&self) -> TokenStream {
        let stepper = self.stepper;
        let structure = self.kept.structure(
            "Constants",
            &quote!(pub),
            " Constants of a step: numbers that depend on parameters, step size and options only.",
        );
        let empty = self.kept.is_empty().then(|| {
            quote! {
                /// The step has no constants: no number depends on parameters, step size and options only.
                #[derive(Clone, Copy, Debug)]
                pub struct Constants<T> { scalar: ::core::marker::PhantomData<T> }
            }
        });
        let rank = stepper.guard.as_ref().map(|guard| self.rank(&guard.body));
        let balance = stepper.balance.as_ref().map(|balance| self.balance(balance));
        let groups = stepper.carried.iter().map(|group| format!("{} ({})", group.doc.trim(), group.symbols.len()));
        let doc = format!(" The carried numbers, in this order: {}.", groups.collect::<Vec<_>>().join("; "));
        let inputs = stepper.samples.first().map_or(0, |sample| sample.symbols.len());
        let (options, inputs, samples) = (size(stepper.options.len()), size(inputs), size(stepper.samples.len()));
        let carried = size(self.carried_count());
        let kinds = self.memory().into_iter().map(|memory| memory.kind);
        let fractions = (!stepper.samples.is_empty()).then(|| {
            let fractions = stepper.samples.iter().map(|sample| float(&sample.fraction));
            quote!(const FRACTIONS: &'static [f64] = &[#(#fractions),*];)
        });
        let blocks = stepper.step.iterations().count();
        let blocks = (blocks > 0).then(|| {
            let blocks = size(blocks);
            quote!(const BLOCKS: u64 = #blocks;)
        });
        let in_place = stepper.policy.in_place.then(|| {
            quote!(
                const IN_PLACE: bool = true;
            )
        });
        let place = |role: Role, name: &str| {
            let (at, name) = (size(self.stepper.first_of(role)), ident(name));
            let carried = stepper.carried.iter().any(|group| group.role == role);
            carried.then(|| quote!(const #name: Option<usize> = Some(#at);))
        };
        let (work, time) = (place(Role::Work, "WORK"), place(Role::Time, "TIME"));
        let derivatives = self.derivatives();
        let (flow, segments) = (self.flow(), self.segments());
        let reason = self.guarded().then(|| {
            let (at, frame) = (position(&self.memory(), "rank"), self.watches_frame());
            quote! {
                fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                    rt::near_loss(error, &memory.#at, #frame)
                }
            }
        });
        let infos = self.option_infos();
        let (constants, start, advance, state) = (self.constants(), self.start(), self.advance(), self.state());
        quote! {
            #structure
            #empty

            impl<T: Scalar> rt::GeneratedStep for Constants<T> {
                type System = System<T>;
                type Options = [T; #options];
                type Samples = [[T; #inputs]; #samples];
                #[doc = #doc]
                type Carried = [T; #carried];
                type Memory = (#(#kinds,)*);

                #infos
                #fractions
                #blocks
                #in_place
                #work
                #time

                #constants
                #start
                #advance
                #reason
                #state
                #segments
            }

            #rank
            #balance
            #flow
            #derivatives
        }
    }
}
