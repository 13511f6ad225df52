//! Long runs of `let`s, as functions of their own.
//!
//! Every `let` opens a scope that lasts to the end of its block, so a run of `let`s is as many scopes inside of each
//! other, and the compiler's writer of debug information descends into them on its stack: it overflows at some thousands. And what
//! an optimiser does with a function takes more than twice the time for one twice as long. A long run is therefore cut into parts, each a
//! function of what it reads, that hands on what is read later:
//!
//! ```text
//! let [a, c] = {
//!     #[inline(never)]
//!     fn part<T: Scalar>([x, y]: [T; 2]) -> [T; 2] {
//!         let a = …;
//!         let b = …;
//!         let c = …;
//!         [a, c]
//!     }
//!     part([x, y])
//! };
//! ```
//!
//! (So much is alive between two parts that it would be in memory anyway.)

use super::context::size;
use super::write::Writer;
use crate::ir::graph::{Node, Symbol, Value};
use crate::ir::plan::{Let, Statement, Turn};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::BTreeSet;

/// A run of as many `let`s is written as it is: most steps have fewer.
const LONGEST: usize = 1024;

/// The length of a part.
const PART: usize = 512;

impl Writer<'_> {
    /// Statements, given the named values that are read `after` them.
    pub(super) fn run(&self, lets: &[&Let], after: &BTreeSet<Value>) -> TokenStream {
        if lets.len() <= LONGEST {
            return lets.iter().map(|binding| self.binding(binding)).collect();
        }
        let mut read = after.clone();
        let mut parts: Vec<TokenStream> = Vec::new();
        for part in lets.rchunks(PART) {
            let bound: Vec<Value> = part.iter().flat_map(|binding| binding.values()).collect();
            let kept: Vec<&Ident> =
                bound.iter().filter(|value| read.contains(value)).filter_map(|&value| self.name(value)).collect();
            self.read_by_lets(part.iter().copied(), &mut read);
            let arguments = self.arguments(part);
            let (n, m) = (size(arguments.len()), size(kept.len()));
            let statements = part.iter().map(|binding| self.binding(binding));
            parts.push(quote! {
                let [#(#kept),*] = {
                    #[inline(never)]
                    fn part<T: Scalar>([#(#arguments),*]: [T; #n]) -> [T; #m] {
                        #(#statements)*
                        [#(#kept),*]
                    }
                    part([#(#arguments),*])
                };
            });
        }
        parts.into_iter().rev().collect()
    }

    /// Arguments of a part, read from outside: named values, then symbols.
    fn arguments(&self, part: &[&Let]) -> Vec<Ident> {
        let mut read = BTreeSet::new();
        self.read_by_lets(part.iter().copied(), &mut read);
        let mut symbols = BTreeSet::new();
        for binding in part {
            match binding {
                Let::Value { value, .. } => self.symbols_of_node(*value, &mut symbols),
                Let::SinCos { argument, turn, .. } => {
                    reads_of(*argument, turn.as_ref()).for_each(|value| self.symbols_in(value, &mut symbols));
                }
                Let::Halfway { way, .. } => way.reads().into_iter().for_each(|v| self.symbols_in(v, &mut symbols)),
            }
        }
        let symbols = symbols.into_iter().map(|symbol| self.symbol(symbol));
        read.into_iter().filter_map(|value| self.name(value).cloned()).chain(symbols).collect()
    }

    /// Adds the symbols in the expression that is written for a value.
    fn symbols_in(&self, value: Value, symbols: &mut BTreeSet<Symbol>) {
        if self.name(value).is_none() {
            self.symbols_of_node(value, symbols);
        }
    }

    fn symbols_of_node(&self, value: Value, symbols: &mut BTreeSet<Symbol>) {
        let node: &Node = self.graph().node(value);
        if let Node::Symbol(symbol) = node {
            symbols.insert(*symbol);
        }
        for operand in node.operands() {
            self.symbols_in(operand, symbols);
        }
    }

    /// Adds the named values that the `let`s read from outside, and removes those that they bind.
    pub(super) fn read_by_lets<'l>(&self, lets: impl DoubleEndedIterator<Item = &'l Let>, read: &mut BTreeSet<Value>) {
        for binding in lets.rev() {
            for value in binding.values() {
                read.remove(&value);
            }
            match binding {
                Let::Value { value, .. } => self.read_by_node(*value, read),
                Let::SinCos { argument, turn, .. } => {
                    self.read_by(&reads_of(*argument, turn.as_ref()).collect::<Vec<_>>(), read);
                }
                Let::Halfway { way, .. } => self.read_by(&way.reads(), read),
            }
        }
    }

    /// Adds the named values that a solve reads from outside.
    pub(super) fn read_by_solve(&self, solve: &Statement, read: &mut BTreeSet<Value>) {
        for (lets, results) in solve.parts() {
            let mut inside = BTreeSet::new();
            self.read_by(&results, &mut inside);
            self.read_by_lets(lets.iter(), &mut inside);
            read.extend(inside);
        }
    }

    /// Adds the named values in the expressions that are written for these values.
    pub(super) fn read_by(&self, values: &[Value], read: &mut BTreeSet<Value>) {
        for &value in values {
            if self.name(value).is_some() {
                read.insert(value);
            } else {
                self.read_by_node(value, read);
            }
        }
    }

    fn read_by_node(&self, value: Value, read: &mut BTreeSet<Value>) {
        let node: &Node = self.graph().node(value);
        self.read_by(&node.operands(), read);
    }
}

/// Values that a sine with its cosine is written with.
fn reads_of(argument: Value, turn: Option<&Turn>) -> impl Iterator<Item = Value> {
    let turn = turn.map(|turn| [turn.from, turn.at[0], turn.at[1], turn.by]);
    [argument].into_iter().chain(turn.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use crate::declaration::{Expose, Item};
    use crate::ir::graph::{Graph, Stage};
    use crate::ir::program::{Function, Input, Output, Program, Role, Shape};
    use crate::model::Description;
    use crate::quantity::Quantity;
    use crate::targets::rust::{self, Header};
    use std::error::Error;
    use syn::visit_mut::{self, VisitMut};

    /// The deepest scope and the number of `let`s: every `let` is a scope inside of the one before.
    #[derive(Default)]
    struct Scopes {
        depth: usize,
        deepest: usize,
        lets: usize,
    }

    impl VisitMut for Scopes {
        fn visit_block_mut(&mut self, block: &mut syn::Block) {
            let outside = self.depth;
            for statement in &mut block.stmts {
                visit_mut::visit_stmt_mut(self, statement);
                if matches!(statement, syn::Stmt::Local(_)) {
                    self.lets += 1;
                    self.depth += 1;
                    self.deepest = self.deepest.max(self.depth);
                }
            }
            self.depth = outside;
        }
    }

    /// x ↦ r x (1 − x), so often, as one function.
    fn iterated(times: usize) -> Program {
        let mut graph = Graph::new();
        let (rate, start) = (graph.symbol("r", Stage::Param), graph.symbol("x", Stage::State));
        let (r, mut x, one) = (graph.read(rate), graph.read(start), graph.one());
        for _ in 0..times {
            let rest = graph.sub(one, x);
            x = graph.product(&[r, x, rest]);
        }
        // (The other ones are what every system has.)
        let functions = [
            (Quantity::Energy, Shape::Scalar, vec![x]),
            (Quantity::MassMatrix, Shape::Matrix(0, 0), vec![]),
            (Quantity::InverseMass, Shape::Matrix(0, 0), vec![]),
            (Quantity::ConstraintMatrix, Shape::Matrix(0, 0), vec![]),
        ];
        let function = |(quantity, shape, values)| Function {
            quantity,
            doc: String::new(),
            inputs: vec![Input { role: Role::Configuration, symbols: vec![start] }],
            output: Output { role: Role::Result, shape, values },
        };
        let functions = functions.map(function).into();
        Program { graph, parameters: vec![rate], functions, steppers: Vec::new(), named: vec![] }
    }

    fn scopes(times: usize) -> Result<Scopes, Box<dyn Error>> {
        let program = iterated(times).verify().map_err(|error| error.to_string())?;
        let (item, name) = (Item::named("iteration"), "iteration".into());
        let (about, expose) = (&Description::default(), &Expose::default());
        let header = Header { item, name, about, expose, notes: Vec::new() };
        let mut file: syn::File = syn::parse2(rust::tokens(&program, &header))?;
        let mut scopes = Scopes::default();
        scopes.visit_file_mut(&mut file);
        Ok(scopes)
    }

    #[test]
    fn scopes_of_long_runs_are_not_deep() -> Result<(), Box<dyn Error>> {
        // Six parts of 512, and a few `let`s for the arguments.
        let long = scopes(3000)?;
        assert!(long.lets >= 3000 && long.deepest < 512 + 16, "{} in {}", long.deepest, long.lets);
        Ok(())
    }

    #[test]
    fn short_runs_are_written_as_they_are() -> Result<(), Box<dyn Error>> {
        let short = scopes(1000)?;
        assert!(short.deepest >= 999 && short.deepest <= short.lets, "{} in {}", short.deepest, short.lets);
        Ok(())
    }
}
