//! The passes, in the order in which they run: from a step as its scheme states it to what targets print.
//!
//! 1. Over each step as soon as it is stated: [`inline`]; if that is asked for, it is differentiated; [`carry_ahead`].
//! 2. [`Program::simplify`], over each body of the program: `PYTHAGORAS`, `REGROUP`, `SHARE`, `DISTRIBUTE`, `BALANCE`, `EARLY`, `SHORTEN`, `SHORTEN_APART`; then over all of it: `compact`.
//! 3. [`Program::verify`], over the whole program: it changes nothing, and nothing after it can fail.
//! 4. [`Plan::of`](crate::ir::plan::Plan::of), over a verified program: every value has a place and a name.
//!
//! Each of them keeps the values of a program up to rounding. What a pass over bodies makes is dropped where it costs more than it may.

mod ahead;
mod compact;
mod inline;
mod simplify;

use super::graph::{Graph, Value};
use super::program::{Program, StepProgram};
use simplify::Pass;

/// Over a step, once its scheme has stated it.
///
/// *Condition*: none. *Guarantee*: every symbol that was assigned is replaced by its value; the statements left are solves.
pub fn inline(graph: &mut Graph, program: &mut StepProgram) {
    inline::inline(graph, &mut program.step);
}

/// Over a step and its derivatives.
///
/// *Condition*: a rank guard shares enough operations with the step, or a step that moves a coordinate needs its sine and cosine. *Guarantee*:
/// what both need of the new configuration is carried, and so are sines and cosines, which the step turns with the coordinate, under the names
/// that they have in the declaration.
pub fn carry_ahead(graph: &mut Graph, program: &mut StepProgram, named: &[(String, Value)]) {
    ahead::carry(graph, program, named);
}

/// Of the squares of a sine and a cosine that are factors of two terms, otherwise alike, the sum is 1.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: the cost is not higher.
const PYTHAGORAS: Pass = Pass { timed: false, rewrite: simplify::pythagoras, kept: no_dearer };

/// Sums and products are put together in the order in which their parts become known: parameters, step size, state, unknowns of the first
/// solve, …; like terms are one, and common factors of terms are taken out, also from products with a constant that are read elsewhere, too.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: parameter-only factors are one constant, what an iteration does not change is computed
/// before it, and the cost is not higher.
const REGROUP: Pass = Pass { timed: false, rewrite: simplify::regroup, kept: no_dearer };

/// Several divisions by the same value become one reciprocal and multiplications.
///
/// *Condition*: [`Simplify::reciprocals`]. *Guarantee*: the cost is not higher.
const SHARE: Pass = Pass { timed: false, rewrite: simplify::share, kept: no_dearer };

/// A constant factor of a sum goes into its terms, where each of them takes it for nothing.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: one multiplication less for each such sum, which what is known last does not wait for either.
const DISTRIBUTE: Pass = Pass { timed: false, rewrite: simplify::distribute, kept: no_dearer };

/// Terms and factors that are known first are put together first, within what `REGROUP` puts together.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: what is known last has less to wait for, and the cost is not higher.
const BALANCE: Pass = Pass { timed: true, rewrite: simplify::regroup, kept: no_dearer };

/// A division by what is known long before its numerator becomes a multiplication by a reciprocal.
///
/// *Condition*: [`Simplify::reciprocals`]. *Guarantee*: the numerator waits for a multiplication only; each such division costs one more.
const EARLY: Pass = Pass { timed: true, rewrite: simplify::early, kept: |_, _| true };

/// The increment of an angle that waits for the angle's own sine becomes a sum of what is known before and one product with what is known last.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: from the sine of one step to that of the next is a shorter way; all operations together are
/// four or an eighth more at most.
const SHORTEN: Pass = Pass { timed: true, rewrite: simplify::shorten, kept: a_little_dearer };

/// The same with two products, where that is linear in two values which are known at the same time, as sine and cosine of an angle are.
///
/// *Condition* and *guarantee*: those of `SHORTEN`.
const SHORTEN_APART: Pass = Pass { timed: true, rewrite: simplify::shorten_apart, kept: a_little_dearer };

fn a_little_dearer(new: usize, old: usize) -> bool {
    new <= old + 4.max(old / 8)
}

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
    /// Requested passes, in order.
    fn passes(self) -> Vec<Pass> {
        let all = [
            (self.regroup, PYTHAGORAS),
            (self.regroup, REGROUP),
            (self.reciprocals, SHARE),
            (self.regroup, DISTRIBUTE),
            (self.regroup, BALANCE),
            (self.reciprocals, EARLY),
            (self.regroup, SHORTEN),
            (self.regroup, SHORTEN_APART),
        ];
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
            let turning = s.turning.clone();
            let (bodies, guard) = s.bodies_mut();
            bodies.for_each(|body| simplify::body(graph, &passes, body, &turning));
            if let Some(guard) = guard {
                simplify::values(graph, &passes, guard.values_mut());
            }
        }
        // What has a name may have been rewritten where it is read; if so, as it is alone.
        let mut rewritten = self.named.clone();
        simplify::values(graph, &passes, rewritten.iter_mut().map(|(_, value)| value));
        self.named.extend(rewritten);
        // Condition: none. Guarantee: the graph holds what the program reads, and nothing else.
        compact::compact(&mut self);
        self
    }
}
