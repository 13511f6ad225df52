//! Do values vanish identically? Decided by evaluating them at random points of finite fields, exactly.
//!
//! A value is a rational function over ℚ of its symbols, of π, and of functions of such values. Circular functions are read by
//! the addition theorems, e^{i Σ r x} = Π (e^{i x/D})^{r D}, with a random point of the circle c² + s² = 1 for e^{i x/D}: that has
//! nothing to do with the element that is drawn for x, as e^{i x} is transcendental. Exponentials likewise. Roots are
//! roots: √x is the one that is a square itself, which has the rules of positive numbers in fields where −1 is no square
//! (`field`). Logarithms and inverse functions are drawn, equal ones for equal arguments.
//!
//! A value that is 0 in these terms is 0 as a function, wherever it is real: all rules are identities. If a value is not 0 at one
//! point, then it is not 0, provided that nothing else relates what was drawn. That is so for rational functions of
//! symbols; for circular and exponential functions of values without linear relations, which are found (`relation`); and for
//! roots of arguments that have been seen not to be squares (`sampler`). A condition c > 0 holds where c is a square, by the same rules, and is
//! taken for independent of others: what vanishes on all combinations of sides vanishes. Else the verdict is [`Verdict::Undecided`].
//!
//! How often a value that is not 0 is 0 at a random point is bounded by its degree (`bound`, `size`); as many points are
//! tried as it takes to make that a chance of less than 10⁻³⁰. They are the same points each time: the chance is that of an
//! unlucky choice of them.

mod bound;
mod exponent;
mod field;
mod point;
mod relation;
mod sampler;
mod size;
mod tape;

use super::graph::{Graph, Value};
use super::matrix::ValueMatrix;
use crate::functions::{Law, Leg};
use crate::tree::Function;
use bound::Bounds;
use num_rational::BigRational;
use num_traits::{One, Zero};
use relation::{Relations, eliminate};
use sampler::{Sample, Sampler, has_nested_roots};
use size::Size;
use std::collections::BTreeSet;
use tape::{Op, Place, Tape};

/// Verdict on whether values vanish identically.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// All of them do.
    Vanishes {
        /// The probability of that being wrong, over the choice of points.
        miss: f64,
    },
    /// Not all of them do: at a point that was found, one of them is not 0.
    Differs,
    /// Neither could be shown.
    Undecided {
        /// The reason, as a clause.
        why: String,
    },
}

impl Verdict {
    /// Do all values vanish?
    pub fn vanishes(&self) -> bool {
        matches!(self, Verdict::Vanishes { .. })
    }
}

/// The probability that is left for a wrong answer.
const MISS: f64 = 1e-30;
/// Limit on the number of points.
const MOST_TRIALS: usize = 100;
/// Points that are tried in the hope of a value that is not 0, where the bound says nothing.
const ANYWAY: usize = 6;
/// Roots with undetermined signs, all combinations of which are gone through.
const MOST_LOOSE: usize = 5;

impl Graph {
    /// Are all values identically 0? Guarded quotients are quotients; |x| and √(x²) have one of two signs each, everywhere.
    ///
    /// **Equation** A rational function N/D of elements of F_p vanishes at a random point with probability 2 deg N/(p − 1) at most
    /// (the 2 is for negative exponents); after T of M tries at which D ≠ 0, that was so at all with C(M, T) (2 deg N/(p − 1))ᵀ.
    /// p is a random prime between 2⁶¹ and 2⁶², so that few divide all coefficients.
    ///
    /// **Source** Schwartz, J. ACM 27 (1980) 701; Zippel, EUROSAM 1979, LNCS 72, 216.
    pub fn vanish(&self, values: &[Value]) -> Verdict {
        self.decide(values).unwrap_or_else(|why| Verdict::Undecided { why })
    }

    fn decide(&self, values: &[Value]) -> Result<Verdict, String> {
        let values: Vec<Value> = values.iter().copied().filter(|&v| !self.is_zero(v)).collect();
        if values.is_empty() {
            return Ok(Verdict::Vanishes { miss: 0.0 });
        }
        let mut tape = Tape::new(self, &values)?;
        let doubt = tape.doubt();
        let bounds = Bounds::new(&tape);
        let size = bounds.largest(&tape.roots);
        let mut sampler = Sampler::new(&tape);
        sampler.survey();
        let plan = Plan::new(&tape, &bounds, size, &sampler);
        let trials = plan.as_ref().map_or(ANYWAY, |plan| plan.trials);
        sampler.budget = plan.as_ref().map_or(tries(ANYWAY, tape.sites), |plan| plan.tries);
        for _ in 0..trials {
            let sample = sampler.draw()?;
            if !vanish_at(&tape, &sample.values) {
                return match doubt {
                    Some(why) => Err(why),
                    None => decide_signs(&tape, &sampler, &sample),
                };
            }
        }
        Ok(Verdict::Vanishes { miss: plan?.miss })
    }

    /// Do all vanish, without a look at what relates exponents where they do not at one point? That takes most of the time, and the answer "no" may then
    /// be wrong: for those whom it only costs something that could be saved.
    pub fn vanish_as_written(&self, values: &[Value]) -> bool {
        let at_one_point = || -> Result<bool, String> {
            let tape = Tape::new(self, values)?;
            let mut sampler = Sampler::new(&tape);
            sampler.budget = tries(1, tape.sites);
            Ok(vanish_at(&tape, &sampler.draw()?.values))
        };
        at_one_point().unwrap_or(true) && self.vanish(values).vanishes()
    }

    /// The rank of a matrix at almost all points, with a miss below 10⁻³⁰ (a rank that is too small); None where the verdict on a
    /// value would be [`Verdict::Undecided`].
    pub fn generic_rank(&self, matrix: &ValueMatrix) -> Option<usize> {
        self.independent_columns(matrix).map(|columns| columns.len())
    }

    /// The columns of a matrix that are, at almost all points, linearly independent of those to their left. As for
    /// [`Graph::generic_rank`].
    pub fn independent_columns(&self, matrix: &ValueMatrix) -> Option<Vec<usize>> {
        let mut tape = Tape::new(self, matrix.values()).ok()?;
        let doubt = tape.doubt();
        let mut bounds = Bounds::new(&tape);
        let mut sampler = Sampler::new(&tape);
        sampler.survey();
        if doubt.is_some() || !sampler.loose().is_empty() || tape.conditions() > 0 {
            return None;
        }
        let size = bounds.minors(&tape.roots, matrix.columns());
        let plan = Plan::new(&tape, &bounds, size, &sampler).ok()?;
        sampler.budget = plan.tries;
        let mut most = Vec::new();
        for _ in 0..plan.trials {
            let sample = sampler.draw().ok()?;
            let entry = |i: usize, j: usize| sample.values[tape.roots[i * matrix.columns() + j] as usize];
            let mut rows: Vec<Vec<_>> =
                (0..matrix.rows()).map(|i| (0..matrix.columns()).map(|j| entry(i, j)).collect()).collect();
            let columns = eliminate(&sample.field, &mut rows);
            // At special points columns are missing, and others take their place.
            if columns.len() > most.len() || (columns.len() == most.len() && columns < most) {
                most = columns;
            }
        }
        Some(most)
    }

    /// The constant vectors c with Σ cᵢ fᵢ = 0, as far as they are seen at random points and their entries are small fractions:
    /// for each the index of an entry that is 1 in it and 0 in the others. They are candidates: a miss is likelier than that of
    /// [`Graph::vanish`].
    pub fn constant_kernel(&self, functions: &[Value]) -> Vec<(usize, Vec<BigRational>)> {
        self.kernel_in_a_field(functions).unwrap_or_default()
    }

    fn kernel_in_a_field(&self, functions: &[Value]) -> Result<Vec<(usize, Vec<BigRational>)>, String> {
        let tape = Tape::new(self, functions)?;
        let mut sampler = Sampler::new(&tape);
        let row = |sample: &Sample| tape.roots.iter().map(|&place| sample.values[place as usize]).collect();
        let columns = functions.len();
        let relations = Relations::seen(&mut sampler, columns, tape.ops.len(), row)?;
        let mut kernel = Vec::new();
        for free in relations.dependent() {
            let Some(terms) = relations.of(free) else { continue };
            let mut vector = vec![BigRational::zero(); columns];
            vector[free] = BigRational::one();
            for (c, pivot) in terms {
                vector[pivot] = -c;
            }
            kernel.push((free, vector));
        }
        Ok(kernel)
    }
}

/// How many points are needed, and how many are tried to find them.
struct Plan {
    trials: usize,
    tries: usize,
    miss: f64,
}

impl Plan {
    fn new(tape: &Tape, bounds: &Bounds, size: Size, sampler: &Sampler) -> Result<Self, String> {
        let chance = bounds.chance(size) + bounds.coincidence(tape);
        // A condition holds at half of the points, as a root has one sign or the other.
        let open = sampler.loose().len() + tape.conditions();
        if open == 0 {
            return Plan::search(chance, tape.sites)
                .ok_or_else(|| format!("the degree is too high (up to {:.0e})", size.degree));
        }
        let is_rare = chance * tries(1, tape.sites) as f64 <= 1e-6;
        if open > MOST_LOOSE || !is_rare || has_nested_roots(tape) || !bounds.has_random_signs(size, tape.sites) {
            return Err("it has roots of squares, or conditions".to_string());
        }
        // The signs for which a value is not 0 have half their share of the points that serve, or more.
        let unseen = 1.0 - 0.5f64.powi(open as i32 + 1);
        let trials = (MISS.ln() / unseen.ln()).ceil();
        let miss = unseen.powf(trials);
        Ok(Plan { trials: trials as usize, tries: tries(trials as usize, tape.sites), miss })
    }

    /// The fewest trials T, of M tries, with C(M, T) εᵀ small enough.
    fn search(chance: f64, sites: usize) -> Option<Self> {
        // Where nothing is random (numbers), the chance is that of the primes.
        let chance = chance.max(1e-18);
        (2..=MOST_TRIALS).find_map(|trials| {
            let tries = tries(trials, sites);
            let choices: f64 = (0..trials).map(|i| ((tries - i) as f64 / (i + 1) as f64).ln()).sum();
            let miss = (choices + trials as f64 * chance.ln()).exp();
            (miss <= MISS).then_some(Plan { trials, tries, miss })
        })
    }
}

/// Number of points tried to find some: of those with roots, one in 2^sites serves.
fn tries(trials: usize, sites: usize) -> usize {
    16 + if sites == 0 { trials } else { trials << (sites + 2) }
}

fn vanish_at(tape: &Tape, values: &[field::Element]) -> bool {
    tape.roots.iter().all(|&place| values[place as usize].is_zero())
}

/// The verdict on values that do not all vanish at a point, where signs of roots may be the reason.
fn decide_signs(tape: &Tape, sampler: &Sampler, sample: &Sample) -> Result<Verdict, String> {
    let loose = sampler.loose();
    if loose.len() <= MOST_LOOSE && tape.conditions() == 0 {
        let differs_always = (1..1u64 << loose.len()).all(|combination| {
            let chosen = loose.iter().enumerate().filter(|(i, _)| combination >> i & 1 == 1);
            let flips = chosen.fold(0, |flips, (_, site)| flips | 1 << site);
            sampler.flipped(sample, flips).is_some_and(|values| !vanish_at(tape, &values))
        });
        if differs_always {
            return Ok(Verdict::Differs);
        }
    }
    Err("it depends on conditions, or on signs of roots, which depend on the region".to_string())
}

impl Tape {
    /// Expresses exponents by independent ones. Why, after that, a value that is not 0 at a point might vanish nevertheless.
    fn doubt(&mut self) -> Option<String> {
        let related = self.relate_exponents();
        // asin and acos are one.
        let inverses: BTreeSet<(Function, Vec<Place>)> = self
            .ops
            .iter()
            .filter_map(|op| match *op {
                Op::Inverse(f, a) => {
                    let is_arccosine = f.about().law == Law::Arc(Leg::Cosine);
                    Some((if is_arccosine { Function::Asin } else { f }, vec![a]))
                }
                Op::Atan2(y, x) => Some((Function::Atan, vec![y, x])),
                _ => None,
            })
            .collect();
        let is_simple = match inverses.first() {
            None => true,
            // The logarithm of a rational function is no algebraic function of exponentials (nor that of a number, by
            // Schanuel's conjecture; but arcs of numbers may be parts of π).
            Some((function, arguments)) => {
                inverses.len() == 1
                    && self.has_symbols_in_exponents()
                    && self.are_rational(arguments)
                    && (function.about().law == Law::Logarithm || self.vary(arguments))
            }
        };
        match related {
            Err(why) => Some(why),
            Ok(()) => (!is_simple).then(|| "its logarithms or inverse functions may be related".to_string()),
        }
    }

    /// How many conditions there are, each of which holds at some points.
    fn conditions(&self) -> usize {
        let condition = |op: &Op| if let Op::Where(_, c, _) = *op { Some(c) } else { None };
        self.ops.iter().filter_map(condition).collect::<BTreeSet<Place>>().len()
    }

    /// Has one argument of a function more than one value, or have two more than one quotient?
    fn vary(&self, arguments: &[Place]) -> bool {
        let mut sampler = Sampler::new(self);
        sampler.budget = 2 * sampler.tries();
        let field = sampler.field();
        let [Ok(a), Ok(b)] = [0, 1].map(|_| sampler.draw_in(Some(field), self.ops.len())) else { return false };
        match *arguments {
            [x] => a.values[x as usize] != b.values[x as usize],
            [y, x] => {
                let product = |s: &Sample, t: &Sample| field.mul(s.values[y as usize], t.values[x as usize]);
                product(&a, &b) != product(&b, &a)
            }
            _ => false,
        }
    }

    /// Are values rational functions of symbols? They are if no function is before them.
    fn are_rational(&self, values: &[Place]) -> bool {
        let mut rational: Vec<bool> = Vec::new();
        for op in &self.ops[..=values.iter().copied().max().unwrap_or(0) as usize] {
            let at = |p: Place| rational[p as usize];
            rational.push(match *op {
                Op::Number(_) | Op::Symbol(_) => true,
                Op::Neg(a) => at(a),
                Op::Add(a, b) | Op::Sub(a, b) | Op::Mul(a, b) | Op::Div(a, b) => at(a) && at(b),
                _ => false,
            });
        }
        values.iter().all(|&v| rational[v as usize])
    }
}
