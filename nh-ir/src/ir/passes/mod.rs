//! The passes, in order: from a step as its method states it to the form that targets print.
//!
//! 1. Over each step as soon as it is stated: [`inline`]; on request, differentiation;
//!    [`carry_ahead`] (`carry`).
//! 2. [`Program::rewrite`], over each body of the steps and then over each function: the other
//!    passes of [`LIST`]. [`Program::finish`], over the whole program: `signs` and `compact`.
//! 3. [`Program::verify`], over the whole program: it changes nothing, and no later stage can fail.
//! 4. [`Plan::of`](crate::ir::plan::Plan::of), over a verified program: every value has a place and
//!    a name.
//!
//! Each pass keeps the values of a program up to rounding. The result of a pass over bodies is
//! dropped if it costs more than the pass allows. [`Passes`] switches the passes of [`LIST`] by
//! name; `inline`, `signs` and `compact` always run. Builds with debug assertions verify the program after
//! each pass.
//!
//! Values are also rewritten outside these passes, where the rewriting decides what a step is:
//!
//! | where | rewriting |
//! |---|---|
//! | constructors of [`Graph`] | operations on constants, zeros and ones; order of operands; equal values are one value |
//! | `calculus` | differences and means without cancellation, of sines by half angles |
//! | `scheme::solving` of the compiler | rows are torn, solved for an unknown, and turned into sweeps |
//! | [`plan`](super::plan) | pairs of sines and cosines, turns of angles, runs of equal operations |

mod compact;
mod inline;
mod signs;
pub(super) mod simplify;

use super::angles;
use super::graph::{Graph, Value};
use super::program::{Program, StepProgram};
use crate::cost;
use simplify::Rewriting;
use std::fmt;
use std::str::FromStr;

/// Pass over a step, after its method has stated it.
///
/// *Condition*: none. *Guarantee*: every assigned symbol is replaced by its value, and the
/// remaining statements are solves.
pub fn inline(graph: &mut Graph, program: &mut StepProgram) {
    inline::inline(graph, &mut program.step);
}

/// Pass over a step and its derivatives, unless it is switched off.
///
/// *Condition*: a rank guard shares enough operations with the step, or a step that moves a
/// coordinate needs its sine and cosine. *Guarantee*: the functions of the new configuration that
/// both need are carried under their declared names, and so are sines and cosines, which the step
/// turns with the coordinate.
pub fn carry_ahead(graph: &mut Graph, program: &mut StepProgram, named: &[(String, Value)], passes: Passes) {
    if passes.has(CARRY) {
        angles::carry(graph, program, named);
    }
}

/// A pass that has a switch.
#[derive(Debug)]
pub struct Pass {
    /// The name of the switch.
    pub name: &'static str,
    /// The purpose of the pass, in the imperative.
    pub about: &'static str,
    /// How it rewrites the bodies of a program; `None` for a pass over a step as it is stated.
    rewriting: Option<Rewriting>,
}

const fn over_bodies(name: &'static str, about: &'static str, rewriting: Rewriting) -> Pass {
    Pass { name, about, rewriting: Some(rewriting) }
}

const COUNT: usize = 9;

/// The passes that have a switch, in the order in which they run.
pub static LIST: [Pass; COUNT] = [
    // [`carry_ahead`].
    Pass {
        name: CARRY,
        about: "carry functions of the new configuration, and sines and cosines, into the next step",
        rewriting: None,
    },
    // Two terms that differ only by the factors sin² and cos² of an angle are replaced by their
    // common part. *Guarantee*: the cost is not higher.
    over_bodies(
        "pythagoras",
        "replace two terms that differ by sin² and cos² of an angle by their common part",
        Rewriting { timed: false, rewrite: simplify::pythagoras, kept: no_dearer },
    ),
    // Sums and products are regrouped in the order in which their parts become known: parameters,
    // step size, state, unknowns of the first solve, … Like terms are combined, and common factors
    // of terms are taken out, also from products with a constant that are read elsewhere.
    // *Guarantee*: parameter-only factors form one constant, values that an iteration does not
    // change are computed before it, and the cost is not higher.
    over_bodies(
        "regroup",
        "group sums and products by the time at which their parts are known; take out common factors",
        Rewriting { timed: false, rewrite: simplify::regroup, kept: no_dearer },
    ),
    // Several divisions by the same value become one reciprocal and multiplications, at the price
    // of one more rounding in each quotient. (Divisions by functions of parameters and the step
    // size are part of `regroup`, since their reciprocals are constants.) *Guarantee*: the cost is
    // not higher.
    over_bodies(
        "share",
        "replace several divisions by one value by one reciprocal and multiplications",
        Rewriting { timed: false, rewrite: simplify::share, kept: no_dearer },
    ),
    // A constant factor of a sum is multiplied into its terms, if each term absorbs it at no cost.
    // *Guarantee*: each such sum has one multiplication less, for which the value that is known
    // last need not wait either.
    over_bodies(
        "distribute",
        "multiply a constant factor of a sum into terms that absorb it at no cost",
        Rewriting { timed: false, rewrite: simplify::distribute, kept: no_dearer },
    ),
    // Terms and factors that are known first are combined first, within the groups of `regroup`.
    // *Guarantee*: fewer operations follow the value that is known last, and the cost is not
    // higher.
    over_bodies(
        "balance",
        "combine first what is known first, within the groups of `regroup`",
        Rewriting { timed: true, rewrite: simplify::regroup, kept: no_dearer },
    ),
    // A division by a value that is known long before its numerator becomes a multiplication by a
    // reciprocal. *Guarantee*: only a multiplication follows the numerator; each such division
    // costs one more operation.
    over_bodies(
        "early",
        "divide early: multiply a late value by the reciprocal of an early one",
        Rewriting { timed: true, rewrite: simplify::early, kept: any_cost },
    ),
    // The increment of an angle that depends on the angle's own sine becomes the sum of a value
    // that is known before and one product with the value that is known last. *Guarantee*: the
    // chain of operations from the sine of one step to that of the next is shorter; the number of
    // operations grows by at most four or an eighth.
    over_bodies(
        "shorten",
        "shorten the chain from the sine of an angle to that of the next step",
        Rewriting { timed: true, rewrite: angles::shorten, kept: a_little_dearer },
    ),
    // The same with two products, for an increment that is linear in two values that are known at
    // the same time, such as sine and cosine of an angle. *Guarantee*: that of `shorten`.
    over_bodies(
        "shorten-apart",
        "the same with two products, for two values that are known at the same time",
        Rewriting { timed: true, rewrite: angles::shorten_apart, kept: a_little_dearer },
    ),
];

const CARRY: &str = "carry";

fn any_cost(_: usize, _: usize) -> bool {
    true
}

fn a_little_dearer(new: usize, old: usize) -> bool {
    new <= old + cost::SHORTENING.0.max(old / cost::SHORTENING.1)
}

fn no_dearer(new: usize, old: usize) -> bool {
    new <= old
}

/// A choice of the passes of [`LIST`].
///
/// As text, a list of switches after an optional `all` or `none`: `-shorten,-early` runs all passes
/// but two, `none,+regroup` runs one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passes {
    /// For each pass of [`LIST`], whether it runs.
    runs: [bool; COUNT],
}

impl Default for Passes {
    fn default() -> Self {
        Passes::ALL
    }
}

impl Passes {
    /// All passes.
    pub const ALL: Passes = Passes { runs: [true; COUNT] };
    /// No pass that has a switch.
    pub const NONE: Passes = Passes { runs: [false; COUNT] };

    /// Returns the choice in which this pass runs or not.
    ///
    /// # Errors
    /// There is no pass with this name; the names of all passes.
    pub fn with(mut self, name: &str, runs: bool) -> Result<Passes, UnknownPass> {
        let at = LIST.iter().position(|pass| pass.name == name);
        self.runs[at.ok_or_else(|| UnknownPass(name.to_owned()))?] = runs;
        Ok(self)
    }

    /// Returns whether the pass with this name runs.
    pub fn has(self, name: &str) -> bool {
        LIST.iter().zip(self.runs).any(|(pass, runs)| runs && pass.name == name)
    }

    /// Returns the passes over bodies that run, in order.
    fn over_bodies(self) -> impl Iterator<Item = (&'static str, &'static Rewriting)> {
        let running = LIST.iter().zip(self.runs).filter(|(_, runs)| *runs);
        running.filter_map(|(pass, _)| pass.rewriting.as_ref().map(|rewriting| (pass.name, rewriting)))
    }
}

/// A name that no pass has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPass(String);

impl fmt::Display for UnknownPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no pass `{}`; the passes are ", self.0)?;
        LIST.iter().enumerate().try_for_each(|(i, pass)| write!(f, "{}`{}`", if i == 0 { "" } else { ", " }, pass.name))
    }
}

impl std::error::Error for UnknownPass {}

impl FromStr for Passes {
    type Err = UnknownPass;

    fn from_str(text: &str) -> Result<Passes, UnknownPass> {
        let mut passes = Passes::ALL;
        for (i, word) in text.split(',').map(str::trim).enumerate() {
            passes = match (word, word.strip_prefix('-'), word.strip_prefix('+')) {
                ("all", ..) if i == 0 => Passes::ALL,
                ("none", ..) if i == 0 => Passes::NONE,
                (_, Some(name), _) => passes.with(name, false)?,
                (_, _, Some(name)) => passes.with(name, true)?,
                _ => return Err(UnknownPass(word.to_owned())),
            };
        }
        Ok(passes)
    }
}

impl Program {
    /// Returns the program with fewer operations in the places that run most often, in a graph
    /// without other values. The values are the same up to rounding.
    ///
    /// # Panics
    /// With debug assertions, if a pass makes a program that contradicts itself. This is an error
    /// in the compiler.
    #[must_use]
    pub fn simplify(self, passes: Passes) -> Program {
        self.rewrite(passes).finish()
    }

    /// Does the first part of [`Program::simplify`]: runs the passes over the bodies and functions.
    ///
    /// # Panics
    /// As [`Program::simplify`].
    #[must_use]
    pub fn rewrite(mut self, passes: Passes) -> Program {
        if cfg!(debug_assertions) {
            let (last, each) = self.rewritten(passes);
            for (name, program) in each {
                if let Err(errors) = program.verify() {
                    panic!("after the pass `{name}`: {errors}");
                }
            }
            return last;
        }
        self.run(passes, &mut []);
        self
    }

    /// Does the second part of [`Program::simplify`].
    #[must_use]
    pub fn finish(mut self) -> Program {
        // Condition: none. Guarantee: no value is a product with the negation of a constant, and
        // every value has the same bits.
        signs::move_signs(&mut self);
        // Condition: none. Guarantee: the graph holds only values that the program reads.
        compact::compact(&mut self);
        self
    }

    /// Returns the program after each of these passes over its bodies, with the name of the pass.
    /// All these programs read the graph of the last one.
    pub fn after_each(&self, passes: Passes) -> Vec<(&'static str, Program)> {
        self.rewritten(passes).1.collect()
    }

    /// Returns the program after all of these passes over its bodies, and after each with its name.
    fn rewritten(&self, passes: Passes) -> (Program, impl Iterator<Item = (&'static str, Program)>) {
        let names: Vec<&str> = passes.over_bodies().map(|(name, _)| name).collect();
        let (mut last, mut results) = (self.clone(), vec![Vec::new(); names.len()]);
        last.run(passes, &mut results);
        let graph = last.graph.clone();
        let after = move |results: Vec<Value>| {
            let mut program = Program { graph: graph.clone(), ..self.clone() };
            program.values_mut().into_iter().zip(results).for_each(|(place, value)| *place = value);
            program
        };
        (last, names.into_iter().zip(results.into_iter().map(after)))
    }

    /// Runs the passes over all bodies. `results` receives, for each pass, what has become of
    /// [`Program::values_mut`]; it may be empty.
    fn run(&mut self, passes: Passes, results: &mut [Vec<Value>]) {
        let passes: Vec<&Rewriting> = passes.over_bodies().map(|(_, rewriting)| rewriting).collect();
        let graph = &mut self.graph;
        for s in &mut self.steppers {
            let turning = s.turning.clone();
            let (bodies, guard) = s.bodies_mut();
            bodies.for_each(|body| simplify::body(graph, &passes, body, &turning, results));
            if let Some(guard) = guard {
                simplify::values(graph, &passes, guard.values_mut(), results);
            }
        }
        for f in &mut self.functions {
            simplify::values(graph, &passes, &mut f.output.values, results);
        }
        // A named value may have been rewritten where it is read. If so, it is rewritten here in
        // the same way.
        let mut rewritten = self.named.clone();
        simplify::values(graph, &passes, rewritten.iter_mut().map(|(_, value)| value), &mut []);
        self.named.extend(rewritten);
    }
}
