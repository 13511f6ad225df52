//! One stepper: a module with its constants, what it carries, and its step.

use super::context::{Context, docs, size};
use super::counts::{Bucket, Counts};
use super::kept::Constants;
use super::names::{self, Taken, ident};
use super::write::{Block, Writer};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Body, Carried, NewtonBlock, Output, Statement, StepProgram};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

/// What stands in the docs of the crate's root about a stepper.
pub(super) struct Emitted {
    /// The module, and `Discretize` for the system.
    pub(super) tokens: TokenStream,
    /// `gonzalez: 12 + −, …`
    pub(super) summary: String,
}

/// How the statements of a body turn into a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Start,
    Step,
    Observe,
}

/// The names of a stepper's implicit blocks, in order.
fn block_names(body: &Body) -> Vec<String> {
    body.statements.iter().filter_map(newton).map(|block| block.name.clone()).collect()
}

fn newton(statement: &Statement) -> Option<&NewtonBlock> {
    match statement {
        Statement::Solve(block) if !block.linear => Some(block),
        _ => None,
    }
}

/// All values of a body.
fn roots(body: &Body) -> Vec<Value> {
    let mut roots = Vec::new();
    for statement in &body.statements {
        match statement {
            Statement::Assign { value, .. } => roots.push(*value),
            Statement::Solve(block) => {
                roots.extend(block.residual.iter().chain(block.jacobian.iter().flatten()));
                roots.extend(block.guess.iter().chain(&block.scale));
            }
        }
    }
    roots.extend(body.outputs.iter().flat_map(|output| output.values.iter().copied()));
    roots
}

/// The body without assignments that nothing reads.
fn live(context: &Context<'_>, body: &Body) -> Body {
    let mut needed: BTreeSet<Symbol> = BTreeSet::new();
    let need = |values: &[Value], needed: &mut BTreeSet<Symbol>| {
        needed.extend(values.iter().flat_map(|&value| context.graph.symbols_of(value)).copied());
    };
    for output in &body.outputs {
        need(&output.values, &mut needed);
    }
    let mut statements = Vec::new();
    for statement in body.statements.iter().rev() {
        match statement {
            Statement::Assign { symbol, value } => {
                if !needed.contains(symbol) {
                    continue;
                }
                need(&[*value], &mut needed);
            }
            Statement::Solve(block) => {
                let only = Body { statements: vec![Statement::Solve(block.clone())], outputs: Vec::new() };
                need(&roots(&only), &mut needed);
            }
        }
        statements.push(statement.clone());
    }
    statements.reverse();
    Body { statements, outputs: body.outputs.clone() }
}

/// A body, written.
struct Written {
    /// Statements, with the parameters and constants they read.
    statements: TokenStream,
    /// The entries of each output.
    outputs: Vec<Vec<TokenStream>>,
    /// Patterns for groups of symbols that come in.
    patterns: Vec<TokenStream>,
    counts: Counts,
}

fn write_body(
    context: &Context<'_>,
    constants: &Constants,
    program: &StepProgram,
    body: &Body,
    inputs: &[&[Symbol]],
    place: Place,
) -> Written {
    let body = live(context, body);
    let mut writer = Writer::new(context.graph, &context.locals, &constants.kept, &roots(&body));
    let mut block = Block::default();
    let mut solves = 0;
    for statement in &body.statements {
        match statement {
            Statement::Assign { symbol, value } => writer.assign(&mut block, *symbol, *value),
            Statement::Solve(newton) => solve(context, &mut writer, &mut block, newton, &mut solves, place, &body),
        }
    }
    let outputs = body.outputs.iter().map(|output| writer.expressions(&mut block, &output.values)).collect();
    let statements = writer.finish(block);
    let h = context.locals.ident(program.step_size);
    let step_size = writer.reads(program.step_size).then(|| match place {
        Place::Start => (h != "h").then(|| quote!(let #h = h;)).unwrap_or_default(),
        Place::Step | Place::Observe => quote!(let #h = self.h;),
    });
    let (parameters, kept) = match place {
        Place::Start => (quote!(system.parameters), quote!(constants)),
        Place::Step | Place::Observe => (quote!(self.system.parameters), quote!(self.constants)),
    };
    let bindings = context.bindings(&writer, &parameters, &kept);
    Written {
        statements: quote!(#step_size #bindings #statements),
        outputs,
        patterns: inputs
            .iter()
            .map(|symbols| {
                if symbols.iter().any(|&s| writer.reads(s)) { writer.pattern(symbols) } else { quote!(_) }
            })
            .collect(),
        counts: writer.counts,
    }
}

/// Newton's method, or one factorisation, for a block.
fn solve(
    context: &Context<'_>,
    writer: &mut Writer<'_>,
    block: &mut Block,
    newton: &NewtonBlock,
    solves: &mut usize,
    place: Place,
    body: &Body,
) {
    let system_roots: Vec<Value> = newton.residual.iter().chain(newton.jacobian.iter().flatten()).copied().collect();
    writer.hoist(block, &system_roots, &newton.unknowns);

    if !newton.linear {
        writer.count_in(Some(Bucket::Iteration(*solves)));
    }
    let mut inner = block.inner();
    let residual = writer.expressions(&mut inner, &newton.residual);
    let jacobian: Vec<TokenStream> = newton
        .jacobian
        .iter()
        .map(|row| {
            let row = writer.expressions(&mut inner, row);
            quote!([#(#row),*])
        })
        .collect();
    let lets = writer.finish(inner);
    let unknowns = writer.pattern(&newton.unknowns);
    let system = quote!(|#unknowns| { #lets ([#(#residual),*], [#(#jacobian),*]) });
    writer.count_in(Some(Bucket::Once));
    let counts = writer.counts.clone();
    let lazily = |values: &[Value], writer: &mut Writer<'_>, block: &Block| {
        let mut inner = block.inner();
        let values = writer.expressions(&mut inner, values);
        let lets = writer.finish(inner);
        if lets.is_empty() { quote!([#(#values),*]) } else { quote!({ #lets [#(#values),*] }) }
    };
    let guess = lazily(&newton.guess, writer, block);
    let scale = lazily(&newton.scale, writer, block);
    // Guesses and scales are asked for in exceptional cases only: not counted.
    writer.counts = counts;
    writer.count_in(None);

    let name = &newton.name;
    let time = if place == Place::Start { quote!(start.t) } else { quote!(self.time()) };
    let number = if place == Place::Start { quote!(0) } else { quote!(self.statistics.steps.wrapping_add(1)) };
    let failed = quote!(map_err(|failure| failure.at(#name, #number, #time)));
    let n = size(newton.unknowns.len());
    // Unknowns that only the guess of another block reads are read nevertheless.
    let later = later_symbols(context, body, newton);
    let found = newton.unknowns.iter().map(|s| {
        let name = context.locals.ident(*s);
        if later.contains(s) { quote!(#name) } else { quote!(_) }
    });
    let found = quote!([#(#found),*]);
    let tokens = match (place, newton.linear) {
        (Place::Observe, true) => {
            quote!(let #found = rt::solve_linear(#guess, #system).unwrap_or([rt::lit::<T>(f64::NAN); #n]);)
        }
        (Place::Observe, false) => quote! {
            let #found = rt::newton(&rt::Predictor::<T, #n, 0>::new(), || #guess, || #scale, #system)
                .map_or([rt::lit::<T>(f64::NAN); #n], |solution| solution.x);
        },
        (_, true) => quote!(let #found = rt::solve_linear(#guess, #system).#failed?;),
        (Place::Start, false) => quote! {
            let #found = rt::newton(&rt::Predictor::<T, #n, 0>::new(), || #guess, || #scale, #system).#failed?.x;
        },
        (Place::Step, false) => {
            let (solution, predictor) = (solution_name(*solves), predictor_name(*solves));
            quote! {
                let #solution = rt::newton(&self.#predictor, || #guess, || #scale, #system).#failed?;
                let #found = #solution.x;
            }
        }
    };
    if !newton.linear {
        *solves += 1;
    }
    block.push(tokens);
}

/// Symbols that are read after a block (which is found by its first unknown).
fn later_symbols(context: &Context<'_>, body: &Body, newton: &NewtonBlock) -> BTreeSet<Symbol> {
    let position = body
        .statements
        .iter()
        .position(|s| matches!(s, Statement::Solve(b) if b.unknowns == newton.unknowns))
        .unwrap_or_default();
    let rest = Body { statements: body.statements[position + 1..].to_vec(), outputs: body.outputs.clone() };
    roots(&rest).into_iter().flat_map(|value| context.graph.symbols_of(value)).copied().collect()
}

fn solution_name(i: usize) -> Ident {
    format_ident!("solution{}", i + 1)
}

fn predictor_name(i: usize) -> Ident {
    format_ident!("predictor{}", i + 1)
}

/// Field names of what is carried.
fn carried_fields(carried: &[Carried]) -> Vec<Ident> {
    let mut taken = Taken::default();
    carried.iter().map(|group| ident(&taken.take(names::local(&group.name)))).collect()
}

/// `Carried { q: [..], rho: [..] }`, outputs being in the order of the fields.
fn carried_value(fields: &[Ident], outputs: &[Vec<TokenStream>]) -> TokenStream {
    let groups = outputs.iter().map(|values| quote!([#(#values),*]));
    quote!(Carried { #(#fields: #groups),* })
}

/// The module of a stepper.
pub(super) fn emit(context: &Context<'_>, program: &StepProgram, module: &Ident) -> Emitted {
    let guard = program.guard.as_ref();
    let guard_roots: Vec<Value> = guard.iter().flat_map(|g| [g.measure].into_iter().chain(g.minors.clone())).collect();
    let all: Vec<Value> = [&program.start, &program.step, &program.observe]
        .into_iter()
        .flat_map(|body| roots(&live(context, body)))
        .chain(guard_roots.iter().copied())
        .collect();
    let constants = Constants::new(context, &all, Some(program.step_size));

    let groups: Vec<&[Symbol]> = program.carried.iter().map(|group| &group.symbols[..]).collect();
    let inputs: Vec<&[Symbol]> = program.inputs.iter().map(|input| &input.symbols[..]).collect();
    let start = write_body(context, &constants, program, &program.start, &inputs, Place::Start);
    let step = write_body(context, &constants, program, &program.step, &groups, Place::Step);
    let observe = write_body(context, &constants, program, &program.observe, &groups, Place::Observe);

    let mut counts = constants.counts.clone();
    counts.merge(&step.counts);
    let fields = carried_fields(&program.carried);
    let rank = guard.map(|_| rank(context, &constants, program, &guard_roots, &fields, &mut counts));
    let parts = Parts {
        context,
        program,
        constants: &constants,
        fields: &fields,
        blocks: program.step.statements.iter().filter_map(newton).collect(),
    };
    let definition = parts.definition(&counts, rank.is_some());
    let construction = parts.construction(&start, rank.is_some());
    let stepping = parts.stepping(&step, &observe, rank.is_some());
    let constants_definition = constants.definition(" What depends on parameters and the step size only.");
    let rank_tokens = rank.unwrap_or_default();
    let parameters_used = constants.reads_parameters.then(|| quote!(Parameters,));
    let marker = ident(&program.type_name);
    let method = quote!(::nh_runtime::methods::#marker);
    let module_doc = format!(" The method `{}`.", program.method);
    let tokens = quote! {
        #[doc = #module_doc]
        pub mod #module {
            use super::{#parameters_used State, System};
            use ::nh_runtime::generated as rt;
            use ::nh_runtime::{Scalar, Statistics, StepError, Stepper as _};

            #definition
            #constants_definition
            #construction
            #rank_tokens
            #stepping
        }

        impl<T: Scalar> ::nh_runtime::Discretize<#method> for System<T> {
            type Stepper = #module::Stepper<T>;

            fn stepper(&self, start: &State<T>, h: T) -> Result<Self::Stepper, StepError> {
                #module::Stepper::new(self, start, h)
            }
        }
    };
    let summary = format!("`{}`: {}", program.method, counts.per_step());
    Emitted { tokens, summary }
}

/// `fn rank(…) -> (measure, minors)` at a carried configuration.
fn rank(
    context: &Context<'_>,
    constants: &Constants,
    program: &StepProgram,
    roots: &[Value],
    fields: &[Ident],
    counts: &mut Counts,
) -> TokenStream {
    let mut writer = Writer::new(context.graph, &context.locals, &constants.kept, roots);
    writer.count_in(Some(Bucket::Guard));
    let mut block = Block::default();
    let mut values = writer.expressions(&mut block, roots);
    let measure = values.remove(0);
    let body = writer.finish(block);
    counts.merge(&writer.counts);
    let bindings = context.bindings(&writer, &quote!(system.parameters), &quote!(constants));
    let patterns = program.carried.iter().zip(fields).filter(|(group, _)| group.symbols.iter().any(|&s| writer.reads(s)));
    let patterns = patterns.map(|(group, field)| {
        let pattern = writer.pattern(&group.symbols);
        quote!(let #pattern = carried.#field;)
    });
    let system = context.parameters.iter().any(|(symbol, _)| writer.reads(*symbol));
    let system = if system { quote!(system) } else { quote!(_) };
    let kept = (!constants.is_empty()).then(|| {
        let name = if writer.kept_read().next().is_some() { quote!(constants) } else { quote!(_) };
        quote!(, #name: &Constants<T>)
    });
    let kept_binding = bindings;
    let minors = size(values.len());
    quote! {
        /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried.
        #[inline(always)]
        fn rank<T: Scalar>(carried: &Carried<T>, #system: &System<T> #kept) -> (T, [T; #minors]) {
            #(#patterns)* #kept_binding #body
            (#measure, [#(#values),*])
        }
    }
}

/// What the pieces of a stepper's module are made from.
struct Parts<'a> {
    context: &'a Context<'a>,
    program: &'a StepProgram,
    constants: &'a Constants,
    fields: &'a [Ident],
    blocks: Vec<&'a NewtonBlock>,
}

impl Parts<'_> {
    fn definition(&self, counts: &Counts, guarded: bool) -> TokenStream {
        let doc = docs(&format!(
            "{}\n\n{}",
            self.program.doc.trim(),
            counts.table(&block_names(&self.program.step))
        ));
        let carried = self.program.carried.iter().zip(self.fields).map(|(group, field)| {
            let (doc, length) = (format!(" {}", group.doc.trim()), size(group.symbols.len()));
            quote!(#[doc = #doc] #field: [T; #length])
        });
        let constants = (!self.constants.is_empty()).then(|| quote!(constants: Constants<T>,));
        let predictors = self.blocks.iter().enumerate().map(|(i, block)| {
            let (name, n, history) = (predictor_name(i), size(block.unknowns.len()), size(block.history));
            quote!(#name: rt::Predictor<T, #n, #history>,)
        });
        let rank = guarded.then(|| {
            let minors = size(self.program.guard.as_ref().map_or(0, |g| g.minors.len()));
            quote!(rank: rt::RankMonitor<T, #minors>,)
        });
        quote! {
            #doc
            #[derive(Clone, Debug)]
            pub struct Stepper<T> {
                system: System<T>,
                #constants
                h: T,
                start_time: T,
                carried: Carried<T>,
                #(#predictors)*
                #rank
                statistics: Statistics,
            }

            /// The numbers that are carried from step to step.
            #[derive(Clone, Copy, Debug)]
            struct Carried<T> { #(#carried),* }
        }
    }

    fn construction(&self, start: &Written, guarded: bool) -> TokenStream {
        let constants = (!self.constants.is_empty()).then(|| {
            let call = self.constants.call(&quote!(&system.parameters));
            quote!(let constants = #call;)
        });
        let constants_field = (!self.constants.is_empty()).then(|| quote!(constants,));
        let inputs = self.program.inputs.iter().zip(&start.patterns).map(|(input, pattern)| {
            let vector = if input.name == "q" { quote!(start.q()) } else { quote!(start.w()) };
            if pattern.to_string() == "_" { TokenStream::new() } else { quote!(let [#pattern] = #vector.data.0;) }
        });
        let (statements, carried) = (&start.statements, carried_value(self.fields, &start.outputs));
        let predictors = (0..self.blocks.len()).map(predictor_name);
        let constants_argument = (!self.constants.is_empty()).then(|| quote!(, &constants));
        let (rank, rank_field) = if guarded {
            let rank = quote! {
                let (measure, minors) = rank(&carried, system #constants_argument);
                let rank = rt::RankMonitor::new(measure, minors)
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
            };
            (rank, quote!(rank,))
        } else {
            Default::default()
        };
        let fields = self.fields;
        quote! {
            impl<T: Scalar> Stepper<T> {
                /// A stepper that starts from `start` with steps of size `h`; a negative `h` steps back in time.
                ///
                /// # Errors
                /// Where `h` is zero or not finite, the start is off the constraints, the metric is not positive definite there, or the
                /// constraints are dependent.
                pub fn new(system: &System<T>, start: &State<T>, h: T) -> Result<Self, StepError> {
                    let h = rt::step_size(h)?;
                    ::nh_runtime::System::check(system, start)?;
                    #constants
                    #(#inputs)*
                    #statements
                    let carried = #carried;
                    #rank
                    if !(#(rt::all_finite(carried.#fields))&&*) {
                        return Err(rt::non_finite(0, start.t));
                    }
                    Ok(Stepper {
                        system: *system,
                        #constants_field
                        h,
                        start_time: start.t,
                        carried,
                        #(#predictors: rt::Predictor::new(),)*
                        #rank_field
                        statistics: Statistics::default(),
                    })
                }
            }
        }
    }

    fn stepping(&self, step: &Written, observe: &Written, guarded: bool) -> TokenStream {
        let fields = self.fields;
        let bind = |written: &Written| {
            let patterns = fields.iter().zip(&written.patterns).filter(|(_, pattern)| pattern.to_string() != "_");
            let patterns = patterns.map(|(field, pattern)| quote!(let #pattern = self.carried.#field;));
            quote!(#(#patterns)*)
        };
        let (step_inputs, observe_inputs) = (bind(step), bind(observe));
        let (step_statements, observe_statements) = (&step.statements, &observe.statements);
        let carried = carried_value(fields, &step.outputs);
        let constants = (!self.constants.is_empty()).then(|| quote!(, &self.constants));
        let rank = guarded.then(|| {
            quote! {
                let (measure, minors) = rank(&carried, &self.system #constants);
                self.rank
                    .check(measure, minors)
                    .map_err(|measure| rt::rank_loss(measure, self.statistics.steps.wrapping_add(1), self.time()))?;
            }
        });
        let advance_rank = guarded.then(|| quote!(self.rank.advance(measure, minors);));
        let solved = (0..self.blocks.len()).map(|i| {
            let (solution, predictor) = (solution_name(i), predictor_name(i));
            quote! {
                self.#predictor.push(#solution.x);
                self.statistics.record(#solution.iterations, #solution.restarted);
            }
        });
        let state = self.observed(&observe.outputs);
        let method = &self.program.method;
        quote! {
            impl<T: Scalar> ::nh_runtime::Stepper for Stepper<T> {
                type System = System<T>;

                const METHOD: &'static str = #method;

                #[inline]
                fn step(&mut self) -> Result<(), StepError> {
                    #step_inputs
                    #step_statements
                    let carried = #carried;
                    if !(#(rt::all_finite(carried.#fields))&&*) {
                        return Err(rt::non_finite(self.statistics.steps.wrapping_add(1), self.time()));
                    }
                    #rank
                    #(#solved)*
                    #advance_rank
                    self.carried = carried;
                    self.statistics.steps = self.statistics.steps.wrapping_add(1);
                    Ok(())
                }

                #[inline]
                fn state(&self) -> State<T> {
                    #observe_inputs
                    #observe_statements
                    #state
                }

                #[inline]
                fn time(&self) -> T {
                    self.start_time + self.h * rt::count::<T>(self.statistics.steps)
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
                    self.statistics
                }
            }
        }
    }

    /// The state with the observed coordinates and velocities.
    fn observed(&self, outputs: &[Vec<TokenStream>]) -> TokenStream {
        let group = |name: &str| -> &[TokenStream] {
            let position = self.program.observe.outputs.iter().position(|output: &Output| output.name == name);
            position.map_or(&[], |i| &outputs[i])
        };
        let fields = self.context.coordinates.iter().zip(group("q"));
        let fields = fields.chain(self.context.velocities.iter().zip(group("w"))).map(|(name, value)| {
            let name = ident(name);
            quote!(#name: #value)
        });
        quote!(State { t: self.time(), #(#fields),* })
    }
}
