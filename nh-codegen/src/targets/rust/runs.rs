//! Runs of `let`s. Parts of long runs are separate functions:
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

use super::context::size;
use super::write::Writer;
use crate::ir::plan::{Reading, Run, RunPart};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

impl Writer<'_> {
    /// Runs `look` with the plan's view of which values have names.
    pub(super) fn reading<R>(&self, look: impl FnOnce(&Reading<'_>) -> R) -> R {
        look(&Reading::new(self.graph(), &|value| self.name(value).is_some()))
    }

    /// Returns statements.
    pub(super) fn run(&self, run: &Run<'_>) -> TokenStream {
        match run {
            Run::Whole(lets) => lets.iter().map(|binding| self.binding(binding)).collect(),
            Run::Parts(parts) => parts.iter().map(|part| self.part(part)).collect(),
        }
    }

    fn part(&self, part: &RunPart<'_>) -> TokenStream {
        let kept: Vec<&Ident> = part.hands_on.iter().filter_map(|&value| self.name(value)).collect();
        let read = part.reads.iter().filter_map(|&value| self.name(value).cloned());
        let arguments: Vec<Ident> = read.chain(part.symbols.iter().map(|&symbol| self.symbol(symbol))).collect();
        let (n, m) = (size(arguments.len()), size(kept.len()));
        let statements = part.lets.iter().map(|binding| self.binding(binding));
        quote! {
            let [#(#kept),*] = {
                #[inline(never)]
                fn part<T: Scalar>([#(#arguments),*]: [T; #n]) -> [T; #m] {
                    #(#statements)*
                    [#(#kept),*]
                }
                part([#(#arguments),*])
            };
        }
    }
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

    /// The depth of scopes and the number of `let`s: every `let` is a scope inside the previous
    /// one.
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

    /// Returns a program with this number of iterations of x ↦ r x (1 − x), as one function.
    fn iterated(times: usize) -> Program {
        let mut graph = Graph::new();
        let (rate, start) = (graph.symbol("r", Stage::Param), graph.symbol("x", Stage::State));
        let (r, mut x, one) = (graph.read(rate), graph.read(start), graph.one());
        for _ in 0..times {
            let rest = graph.sub(one, x);
            x = graph.product(&[r, x, rest]);
        }
        // The other functions are those that every system has.
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
