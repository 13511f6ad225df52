//! The passes, in order: from a step as its method states it to the form that targets print.
//!
//! 1. Over each step as soon as it is stated: [`inline`]; on request, differentiation;
//!    [`carry_ahead`].
//! 2. [`Program::simplify`], over each body of the program: `PYTHAGORAS`, `REGROUP`, `SHARE`,
//!    `DISTRIBUTE`, `BALANCE`, `EARLY`, `SHORTEN`, `SHORTEN_APART`; then over the whole program:
//!    `compact`.
//! 3. [`Program::verify`], over the whole program: it changes nothing, and no later stage can fail.
//! 4. [`Plan::of`](crate::ir::plan::Plan::of), over a verified program: every value has a place and
//!    a name.
//!
//! Each pass keeps the values of a program up to rounding. The result of a pass over bodies is
//! dropped if it costs more than the pass allows.

mod ahead;
mod compact;
mod inline;
mod simplify;

use super::graph::{Graph, Value};
use super::program::{Program, StepProgram};
use simplify::Pass;

/// Pass over a step, after its method has stated it.
///
/// *Condition*: none. *Guarantee*: every assigned symbol is replaced by its value, and the
/// remaining statements are solves.
pub fn inline(graph: &mut Graph, program: &mut StepProgram) {
    inline::inline(graph, &mut program.step);
}

/// Pass over a step and its derivatives.
///
/// *Condition*: a rank guard shares enough operations with the step, or a step that moves a
/// coordinate needs its sine and cosine. *Guarantee*: the functions of the new configuration that
/// both need are carried under their declared names, and so are sines and cosines, which the step
/// turns with the coordinate.
pub fn carry_ahead(graph: &mut Graph, program: &mut StepProgram, named: &[(String, Value)]) {
    ahead::carry(graph, program, named);
}

/// Two terms that differ only by the factors sin² and cos² of an angle are replaced by their common
/// part.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: the cost is not higher.
const PYTHAGORAS: Pass = Pass { timed: false, rewrite: simplify::pythagoras, kept: no_dearer };

/// Sums and products are regrouped in the order in which their parts become known: parameters, step
/// size, state, unknowns of the first solve, … Like terms are combined, and common factors of terms
/// are taken out, also from products with a constant that are read elsewhere.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: parameter-only factors form one constant,
/// values that an iteration does not change are computed before it, and the cost is not higher.
const REGROUP: Pass = Pass { timed: false, rewrite: simplify::regroup, kept: no_dearer };

/// Several divisions by the same value become one reciprocal and multiplications.
///
/// *Condition*: [`Simplify::reciprocals`]. *Guarantee*: the cost is not higher.
const SHARE: Pass = Pass { timed: false, rewrite: simplify::share, kept: no_dearer };

/// A constant factor of a sum is multiplied into its terms, if each term absorbs it at no cost.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: each such sum has one multiplication less, for
/// which the value that is known last need not wait either.
const DISTRIBUTE: Pass = Pass { timed: false, rewrite: simplify::distribute, kept: no_dearer };

/// Terms and factors that are known first are combined first, within the groups of `REGROUP`.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: fewer operations follow the value that is known
/// last, and the cost is not higher.
const BALANCE: Pass = Pass { timed: true, rewrite: simplify::regroup, kept: no_dearer };

/// A division by a value that is known long before its numerator becomes a multiplication by a
/// reciprocal.
///
/// *Condition*: [`Simplify::reciprocals`]. *Guarantee*: only a multiplication follows the
/// numerator; each such division costs one more operation.
const EARLY: Pass = Pass { timed: true, rewrite: simplify::early, kept: |_, _| true };

/// The increment of an angle that depends on the angle's own sine becomes the sum of a value that
/// is known before and one product with the value that is known last.
///
/// *Condition*: [`Simplify::regroup`]. *Guarantee*: the chain of operations from the sine of one
/// step to that of the next is shorter; the number of operations grows by at most four or an
/// eighth.
const SHORTEN: Pass = Pass { timed: true, rewrite: simplify::shorten, kept: a_little_dearer };

/// The same with two products, for an increment that is linear in two values that are known at the
/// same time, such as sine and cosine of an angle.
///
/// *Condition* and *guarantee*: those of `SHORTEN`.
const SHORTEN_APART: Pass = Pass { timed: true, rewrite: simplify::shorten_apart, kept: a_little_dearer };

fn a_little_dearer(new: usize, old: usize) -> bool {
    new <= old + 4.max(old / 8)
}

fn no_dearer(new: usize, old: usize) -> bool {
    new <= old
}

/// Selection of the passes to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simplify {
    /// Regroup sums and products by the time at which their parts are known, and take out common
    /// factors.
    pub regroup: bool,
    /// Replace several divisions by one reciprocal, at the price of one more rounding in each
    /// quotient. Divisions by functions of parameters and the step size are part of regrouping
    /// instead, since their reciprocals are constants.
    pub reciprocals: bool,
}

impl Default for Simplify {
    fn default() -> Self {
        Simplify { regroup: true, reciprocals: true }
    }
}

impl Simplify {
    /// Returns the requested passes, in order.
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
    /// Returns the program with fewer operations in the places that run most often, in a graph
    /// without other values. The values are the same up to rounding.
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
        // A named value may have been rewritten where it is read. If so, it is rewritten here in
        // the same way.
        let mut rewritten = self.named.clone();
        simplify::values(graph, &passes, rewritten.iter_mut().map(|(_, value)| value));
        self.named.extend(rewritten);
        // Condition: none. Guarantee: the graph holds only values that the program reads.
        compact::compact(&mut self);
        self
    }
}
