//! The passes, in the order in which they run: from a step as its scheme states it to what `emit` writes.
//!
//! 1. [`finish`], over each step as soon as it is stated: `inline`, `carry`.
//! 2. [`Program::simplify`], over each body of the program: `REGROUP`, `SHARE`, `BALANCE`, `HURRY`; then over all of it: `compact`.
//! 3. [`Program::verify`], which changes nothing.
//! 4. [`schedule`](schedule::Schedule::of), which keeps every value as it is and gives each a place and a name.
//!
//! All of them keep the values of outputs, up to rounding, for every value of the symbols at which they are defined.

mod ahead;
mod compact;
mod inline;
pub mod schedule;
mod simplify;

use super::graph::Graph;
use super::program::{Program, StepProgram};
use simplify::Pass;

/// Over a step, once its scheme has stated it.
///
/// 1. `inline`, always: every symbol that is assigned is replaced by its value; no assignment is left.
/// 2. `carry`, where a rank guard shares enough operations with the step: what both need of the new configuration is computed once and carried.
pub fn finish(graph: &mut Graph, program: &mut StepProgram) {
    inline::inline(graph, &mut program.step);
    ahead::carry(graph, program);
}

/// Where regrouping is asked for. Sums and products are put together in the order in which their parts become known (parameters, step
/// size, state, unknowns of the first solve, …), and common factors of terms are taken out: factors of parameters become one constant, what
/// an iteration does not change is computed before it, and the cost is not higher.
const REGROUP: Pass = Pass { timed: false, rewrite: simplify::regroup, kept: no_dearer };

/// Where reciprocals are asked for. Several divisions by the same value become one reciprocal and multiplications, if the cost is not higher.
const SHARE: Pass = Pass { timed: false, rewrite: simplify::share, kept: no_dearer };

/// Where regrouping is asked for. Terms and factors that are known first are put together first, so that what is known last has little to
/// wait for; the cost is not higher.
const BALANCE: Pass = Pass { timed: true, rewrite: simplify::regroup, kept: no_dearer };

/// Where reciprocals are asked for. A division by what is known long before its numerator becomes a multiplication by a reciprocal: one
/// operation more, and a shorter wait.
const HURRY: Pass = Pass { timed: true, rewrite: simplify::early, kept: |_, _| true };

fn no_dearer(new: usize, old: usize) -> bool {
    new <= old
}

/// Which passes to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simplify {
    /// Regroup sums and products by the time at which their parts are known, and take out common factors.
    pub regroup: bool,
    /// Replace several divisions by one reciprocal (at the price of one more rounding in each quotient). Divisions by
    /// what depends on parameters and the step size only are part of regrouping: there the reciprocal is a constant.
    pub reciprocals: bool,
}

impl Default for Simplify {
    fn default() -> Self {
        Simplify { regroup: true, reciprocals: true }
    }
}

impl Simplify {
    /// What is asked for, in order.
    fn passes(self) -> Vec<Pass> {
        let all =
            [(self.regroup, REGROUP), (self.reciprocals, SHARE), (self.regroup, BALANCE), (self.reciprocals, HURRY)];
        all.into_iter().filter(|(asked, _)| *asked).map(|(_, pass)| pass).collect()
    }
}

impl Program {
    /// The same program with fewer operations where they are done most often, in a graph that holds nothing else. Values are recomputed up to
    /// rounding.
    #[must_use]
    pub fn simplify(mut self, options: Simplify) -> Program {
        let (graph, passes) = (&mut self.graph, options.passes());
        for f in &mut self.functions {
            simplify::values(graph, &passes, &mut f.output.values);
        }
        for s in &mut self.steppers {
            for body in [&mut s.start, &mut s.step, &mut s.observe] {
                simplify::body(graph, &passes, body);
            }
            if let Some(guard) = &mut s.guard {
                simplify::values(graph, &passes, guard.values_mut());
            }
        }
        compact::compact(&mut self);
        self
    }
}
