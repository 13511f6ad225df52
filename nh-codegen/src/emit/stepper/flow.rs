//! The vector field that a Taylor-series method follows, as recurrences.

use super::{Memory, Parts};
use crate::emit::context::size;
use crate::emit::names::ident;
use crate::emit::series::Field;
use crate::emit::solve::followed;
use crate::ir::graph::{Node, Stage, Symbol, Value};
use crate::ir::program::{Output, Role, Shape};
use crate::ir::schedule::{Let, Piece, Routine};
use crate::ir::series::Series;
use proc_macro2::TokenStream;
use quote::quote;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

impl Parts<'_> {
    /// What a step remembers of its series. With control inputs, which may be others in each step, it remembers none.
    pub(super) fn remembered_flow(&self) -> Option<Memory> {
        let solve = followed(&self.stepper.step)?;
        if self.reads_samples() {
            return None;
        }
        let n = size(solve.block.unknowns.len());
        Some(Memory {
            name: ident("expansion"),
            kind: quote!(rt::Expansion<T, #n>),
            start: quote!(rt::Expansion::new()),
        })
    }

    /// `Scheme::segments`, of a method that follows a flow.
    pub(super) fn segments(&self) -> Option<TokenStream> {
        followed(&self.stepper.step)?;
        Some(quote! {
            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
            }
        })
    }

    fn reads_samples(&self) -> bool {
        let mut samples = self.stepper.samples.iter().flat_map(|sample| &sample.symbols);
        samples.any(|symbol| self.stepper.step.reads.contains(symbol))
    }

    /// `impl Flow for Scheme`, of a method that follows one.
    pub(super) fn flow(&self) -> Option<TokenStream> {
        let step = &self.stepper.step;
        let block = &followed(step)?.block;
        let series = Series::of(self.context.graph(), &block.residual, &block.unknowns);
        // (Schemes are refused before.)
        let series = series.unwrap_or_default();
        let fixed: Vec<Value> = series.fixed().collect();
        let outputs = vec![Output { role: Role::Result, shape: Shape::Vector(fixed.len()), values: fixed.clone() }];
        let mut routine = Routine { outputs, ..self.restricted(step, fixed) };
        routine.pieces.retain(|piece| matches!(piece, Piece::Let(_)));
        let writer = self.writer(step);
        let before: Vec<&Let> = routine
            .pieces
            .iter()
            .filter_map(|piece| if let Piece::Let(binding) = piece { Some(binding) } else { None })
            .collect();
        let before = before.into_iter().map(|binding| writer.binding(binding)).collect::<TokenStream>();
        let field = Field::of(&writer, &series, &block.unknowns);
        let (u, driving) = self.driving(&routine);
        let step_size = self.context.locals.ident(self.stepper.step_size);
        let h =
            routine.parameters.contains(&self.stepper.step_size).then(|| quote!(let #step_size = setting.step_size();));
        let bindings = self.bindings(&routine, &quote!(setting.system()), &quote!(*setting.scheme()));
        let setting = if h.is_some() || !bindings.is_empty() { quote!(setting) } else { quote!(_) };
        let carried = self.unpacked(&writer, &self.reads_of(&block.guess), &quote!(motion.carried));
        let guess = writer.array(&block.guess);
        let tolerance = block.scale.get(1).map(|&value| writer.value(value));
        let option = self.stepper.options.first().map(|option| self.context.locals.ident(option.symbol));
        let motion = if carried.is_empty() { quote!(_) } else { quote!(motion) };
        let remembered = match self.remembered_flow() {
            Some(_) => quote!(Some(&motion.memory.0)),
            None => quote!(None),
        };
        let remembering = if self.remembered_flow().is_some() { quote!(motion) } else { quote!(_) };
        let Field { n, b, series, pattern, body } = field;
        Some(quote! {
            impl<T: Scalar> rt::Flow<#n, #b> for Scheme<T> {
                fn origin<M: Method>(setting: &Setting<Self, M>, #motion: &Motion<Self>) -> ([T; #n], T) {
                    let [#option] = *setting.options();
                    #carried
                    (#guess, #tolerance)
                }

                fn remembered(#remembering: &Motion<Self>) -> Option<&rt::Expansion<T, #n>> {
                    #remembered
                }

                #[inline(always)]
                fn field<M: Method>(
                    #setting: &Setting<Self, M>,
                    #u: Self::Samples,
                    #series: &mut rt::Series<T, #b>,
                    #pattern: [T; #n],
                ) -> [T; #n] {
                    #driving
                    #h
                    #bindings
                    #before
                    #body
                }
            }
        })
    }

    /// Symbols that values read by themselves.
    fn reads_of(&self, values: &[Value]) -> Vec<Symbol> {
        values.iter().flat_map(|&value| self.context.graph().symbols_of(value)).copied().collect()
    }

    /// A step without what only its flow reads, which is [apart](Parts::flow).
    pub(super) fn without_flow(&self) -> Cow<'_, Routine> {
        let step = &self.stepper.step;
        if followed(step).is_none() {
            return Cow::Borrowed(step);
        }
        // (The time is put there by who steps.)
        let outputs = step.outputs.iter().filter(|output| output.role != Role::Time);
        let results = outputs.flat_map(|output| output.values.iter().copied()).collect();
        let Routine { outputs, names, count, .. } = step.clone();
        Cow::Owned(Routine { outputs, names, count, ..self.restricted(step, results) })
    }

    /// The part of a step that computes these values.
    fn restricted(&self, step: &Routine, values: Vec<Value>) -> Routine {
        let graph = self.context.graph();
        let fields: BTreeMap<Value, usize> =
            self.stepper.constants.fields.iter().enumerate().map(|(i, field)| (field.value, i)).collect();
        let (mut open, mut seen) = (values, BTreeSet::new());
        let (mut symbols, mut read_fields) = (BTreeSet::new(), BTreeSet::new());
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            if let Some(&field) = fields.get(&value) {
                read_fields.insert(field);
                continue;
            }
            if let Node::Symbol(symbol) = *graph.node(value) {
                symbols.insert(symbol);
            }
            open.extend(graph.node(value).operands());
        }
        let needed = |piece: &&Piece| match piece {
            Piece::Let(binding) => binding.values().iter().any(|value| seen.contains(value)),
            Piece::Solve(_) => true,
        };
        let pieces = step.pieces.iter().filter(needed).cloned().collect();
        let solved = step.pieces.iter().filter_map(|piece| match piece {
            Piece::Solve(solve) => Some(&solve.block.unknowns),
            Piece::Let(_) => None,
        });
        let solved: BTreeSet<Symbol> = solved.flatten().copied().collect();
        let read = symbols.into_iter().filter(|symbol| !solved.contains(symbol));
        let (parameters, reads) = read.partition(|&symbol| graph.symbol_info(symbol).stage <= Stage::Step);
        Routine { reads, parameters, fields: read_fields.into_iter().collect(), pieces, ..Routine::default() }
    }
}
