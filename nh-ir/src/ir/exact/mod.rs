//! Test of values for vanishing identically, by exact evaluation at random points of finite fields.
//!
//! A value is a rational function over ℚ of its symbols, of π, and of functions of such values.
//! Circular functions follow the addition theorems, e^{i Σ r x} = Π (e^{i x/D})^{r D}, with a
//! random point of the circle c² + s² = 1 for e^{i x/D}. This point is independent of the element
//! that is drawn for x, since e^{i x} is transcendental. Exponentials are treated likewise. Roots
//! stay roots: √x is the root that is itself a square, which has the rules of positive numbers in
//! fields where −1 is not a square (`field`). Logarithms and inverse functions are drawn, equal
//! ones for equal arguments.
//!
//! A value that is 0 in these terms is 0 as a function, wherever it is real, since all rules are
//! identities. A value that is not 0 at one point is not 0, provided that no other relation exists
//! between the drawn elements. This proviso holds for rational functions of symbols; for circular
//! and exponential functions of values without linear relations, which are found (`relation`); and
//! for roots of arguments that have been seen not to be squares (`sampler`). A condition c > 0
//! holds where c is a square, by the same rules, and is treated as independent of others: a value
//! vanishes if it vanishes on all combinations of sides. Otherwise the verdict is
//! [`Verdict::Undecided`].
//!
//! The degree of a nonzero value bounds the probability that it is 0 at a random point (`bound`,
//! `size`). The number of points brings this probability below 10⁻³⁰. The points are the same in
//! each run, so the probability is that of an unlucky choice of them.

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
use crate::cost::exact::{ANYWAY, MAX_LOOSE, MAX_TRIALS, MISS};
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
    /// All values vanish.
    Vanishes {
        /// The probability of a wrong verdict, over the choice of points.
        miss: f64,
    },
    /// Some value does not vanish: a point was found where it is not 0.
    Differs,
    /// Neither of these could be shown.
    Undecided {
        /// The reason, as a clause.
        why: String,
    },
}

impl Verdict {
    /// Returns whether all values vanish.
    pub fn vanishes(&self) -> bool {
        matches!(self, Verdict::Vanishes { .. })
    }
}

impl Graph {
    /// Decides whether all values are identically 0. Guarded quotients count as quotients. Each |x|
    /// and √(x²) has one of two signs, everywhere.
    ///
    /// **Equation** A rational function N/D of elements of F_p vanishes at a random point with
    /// probability at most 2 deg N/(p − 1), where the 2 is for negative exponents. The probability
    /// of vanishing at T of M points where D ≠ 0 is at most C(M, T) (2 deg N/(p − 1))ᵀ. p is a
    /// random prime between 2⁶¹ and 2⁶², so that few primes divide all coefficients.
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

    /// Returns whether all values vanish. If they do not vanish at one point, relations between
    /// exponents are not searched, which takes most of the time. The answer "no" may then be wrong,
    /// so this test suits callers that only lose a simplification by it.
    pub fn vanish_as_written(&self, values: &[Value]) -> bool {
        let at_one_point = || -> Result<bool, String> {
            let tape = Tape::new(self, values)?;
            let mut sampler = Sampler::new(&tape);
            sampler.budget = tries(1, tape.sites);
            Ok(vanish_at(&tape, &sampler.draw()?.values))
        };
        at_one_point().unwrap_or(true) && self.vanish(values).vanishes()
    }

    /// Returns the rank of a matrix at almost all points. The probability of a rank that is too
    /// small is below 10⁻³⁰. Returns `None` if the verdict on a value would be
    /// [`Verdict::Undecided`].
    pub fn generic_rank(&self, matrix: &ValueMatrix) -> Option<usize> {
        self.independent_columns(matrix).map(|columns| columns.len())
    }

    /// Returns the columns of a matrix that are linearly independent of the columns to their left
    /// at almost all points, under the conditions of [`Graph::generic_rank`].
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
            // At special points some columns are missing, and others take their place.
            if columns.len() > most.len() || (columns.len() == most.len() && columns < most) {
                most = columns;
            }
        }
        Some(most)
    }

    /// Returns the constant vectors c with Σ cᵢ fᵢ = 0 that random points show and whose entries
    /// are small fractions. Each comes with the index of an entry that is 1 in it and 0 in the
    /// others. The vectors are candidates: an error is likelier than in [`Graph::vanish`].
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

/// Number of points that are needed, and number of points that are tried to find them.
struct Plan {
    trials: usize,
    tries: usize,
    miss: f64,
}

impl Plan {
    fn new(tape: &Tape, bounds: &Bounds, size: Size, sampler: &Sampler) -> Result<Self, String> {
        let chance = bounds.chance(size) + bounds.coincidence(tape);
        // A condition holds at half of the points, like a sign of a root.
        let open = sampler.loose().len() + tape.conditions();
        if open == 0 {
            return Plan::search(chance, tape.sites)
                .ok_or_else(|| format!("the degree is too high (up to {:.0e})", size.degree));
        }
        let is_rare = chance * tries(1, tape.sites) as f64 <= 1e-6;
        if open > MAX_LOOSE || !is_rare || has_nested_roots(tape) || !bounds.has_random_signs(size, tape.sites) {
            return Err("it has roots of squares, or conditions".to_string());
        }
        // The signs for which a value is not 0 have at least half their share of the usable points.
        let unseen = 1.0 - 0.5f64.powi(open as i32 + 1);
        let trials = (MISS.ln() / unseen.ln()).ceil();
        let miss = unseen.powf(trials);
        Ok(Plan { trials: trials as usize, tries: tries(trials as usize, tape.sites), miss })
    }

    /// Returns the plan with the fewest trials T, of M tries, for which C(M, T) εᵀ is small enough.
    fn search(chance: f64, sites: usize) -> Option<Self> {
        // For numbers nothing but the prime is random, so the probability is that of the primes.
        let chance = chance.max(1e-18);
        (2..=MAX_TRIALS).find_map(|trials| {
            let tries = tries(trials, sites);
            let choices: f64 = (0..trials).map(|i| ((tries - i) as f64 / (i + 1) as f64).ln()).sum();
            let miss = (choices + trials as f64 * chance.ln()).exp();
            (miss <= MISS).then_some(Plan { trials, tries, miss })
        })
    }
}

/// Returns the number of points to try. With roots, one point in 2^sites is usable.
fn tries(trials: usize, sites: usize) -> usize {
    16 + if sites == 0 { trials } else { trials << (sites + 2) }
}

fn vanish_at(tape: &Tape, values: &[field::Element]) -> bool {
    tape.roots.iter().all(|&place| values[place as usize].is_zero())
}

/// Returns the verdict on values that do not all vanish at a point, if signs of roots may be the
/// reason.
fn decide_signs(tape: &Tape, sampler: &Sampler, sample: &Sample) -> Result<Verdict, String> {
    let loose = sampler.loose();
    if loose.len() <= MAX_LOOSE && tape.conditions() == 0 {
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
    /// Expresses exponents by independent ones. Returns a reason why a value that is not 0 at a
    /// point might vanish nevertheless, if there is one.
    fn doubt(&mut self) -> Option<String> {
        let related = self.relate_exponents();
        // asin and acos count as one function.
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
            // The logarithm of a rational function is not an algebraic function of exponentials.
            // Neither is the logarithm of a number, by Schanuel's conjecture, but arcs of numbers
            // may be parts of π.
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

    /// Returns the number of conditions. Each of them holds at some points.
    fn conditions(&self) -> usize {
        let condition = |op: &Op| if let Op::Where(_, c, _) = *op { Some(c) } else { None };
        self.ops.iter().filter_map(condition).collect::<BTreeSet<Place>>().len()
    }

    /// Returns whether the argument of a function takes more than one value, or whether two
    /// arguments have more than one quotient.
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

    /// Returns whether values are rational functions of symbols, which is so if no function comes
    /// before them.
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
