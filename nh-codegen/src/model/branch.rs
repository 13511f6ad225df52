//! Constraints that follow from others only on one branch of the level set, such as those of a
//! parallelogram with three cranks, which has bent configurations as well.
//!
//! The branch is that of the first data set. No ideal is decomposed. The constraints are evaluated
//! in numbers of 400 bits at random points of the branch and at random parameters near the declared
//! ones. The level set of the kept constraints is smooth where they are independent. A constraint
//! that vanishes there to all digits, at random points, vanishes on the branch.

use super::fixed::{self, BITS, from_rational, one, pi, product, quotient, root};
use super::{Level, Model, counted, project};
use crate::algebra::Expr;
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::{Once, Tree, Var};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};

/// Bits in which a value must be 0 to count as zero.
const ZERO: u64 = 250;
/// Maximum number of bits that an independent row shares with the others.
const CLOSE: u64 = 40;
/// Bits that a dependent row of a data set shares with the others: its numbers may be written with
/// ten decimal digits.
const SUSPECT: u64 = 26;
/// Number of test points, half of them at the declared parameters.
const POINTS: u64 = 8;
/// Points and parameters are displaced by up to the fraction 2⁻⁶ = 1/64.
const MOVED: u64 = 6;

/// Removes the constraints that follow from others on the branch, with a note.
pub(super) fn leave_out(model: &mut Model, diagnostics: &mut Diagnostics) {
    if model.levels.iter().all(|level| level.row.is_none()) {
        return;
    }
    let Some(found) = dependent(model) else { return };
    let set = model.about.data.first().map_or_else(String::new, |set| set.name.clone());
    let name = |model: &Model, row: usize| match model.levels.iter().position(|level| level.row == Some(row)) {
        Some(i) => format!("holonomic constraint {}", i + 1),
        None => format!("constraint {}", model.constraint_numbers[row]),
    };
    for &row in &found.rows {
        let origin = match model.levels.iter().find(|level| level.row == Some(row)) {
            Some(level) => level.origin.clone(),
            None => model.origins.constraints.clone(),
        };
        let name = name(model, row);
        diagnostics.push(match found.whatever_parameters {
            true => {
                let message = format!(
                    "{name} is left out: it follows from the others on the branch of the level set that contains the data set `{set}`"
                );
                Diagnostic::note(origin, message)
            }
            false => {
                let message = format!(
                    "{name} follows from the others at the data set `{set}`, but not for slightly different parameters"
                );
                let help = "leave it out, or write parameters that must be equal as one parameter; a constraint is dropped only if it follows for all parameters";
                Diagnostic::error(origin, message).help(help)
            }
        });
    }
    if found.whatever_parameters {
        drop_rows(model, &found.rows);
    }
}

/// Reports more constraints than leave any motion.
pub(super) fn check(model: &Model, diagnostics: &mut Diagnostics) {
    let (r, k) = (model.r(), model.k());
    if r > 0 && r >= k {
        let message = format!("{} on {k} velocities: nothing is left to move", counted(r, "constraint"));
        let help = "constraints that follow from others are left out only where this is certain: on the whole level set, or on the branch of the first data set";
        let place = model.levels.iter().rev().find(|level| level.row.is_some()).map(|level| &level.origin);
        diagnostics.push(Diagnostic::error(place.unwrap_or(&model.origins.constraints).clone(), message).help(help));
    }
}

fn drop_rows(model: &mut Model, rows: &[usize]) {
    let kept: Vec<usize> = (0..model.r()).filter(|row| !rows.contains(row)).collect();
    let own = model.r() - model.levels.iter().filter(|level| level.row.is_some()).count();
    model.constraint_matrix = model.constraint_matrix.of_rows(&kept);
    model.constraint_rates = kept.iter().map(|&i| model.constraint_rates[i].clone()).collect();
    model.constraint_numbers = kept.iter().map(|&i| model.constraint_numbers[i]).collect();
    model.about.constraints = kept.iter().map(|&i| model.about.constraints[i].clone()).collect();
    if model.written_constraints.len() == own {
        let written = kept.iter().filter(|&&i| i < own).map(|&i| model.written_constraints[i].clone());
        model.written_constraints = written.collect();
    }
    model.levels.iter_mut().for_each(|level| level.keep(&kept));
}

/// Rows that follow from the others.
struct Found {
    rows: Vec<usize>,
    /// Whether they also follow at other parameters.
    whatever_parameters: bool,
}

fn dependent(model: &Model) -> Option<Found> {
    let mut set = model.about.data.first()?.clone();
    if set.projected_from.is_some() {
        project::place_set(model, &mut set);
    }
    let point = set.point()?;
    let levels: Vec<&Level> = model.levels.iter().filter(|level| level.row.is_some()).collect();
    // The order of preference for keeping rows.
    let of_levels: Vec<usize> = levels.iter().filter_map(|level| level.row).collect();
    let order: Vec<usize> =
        of_levels.iter().copied().chain((0..model.r()).filter(|i| !of_levels.contains(i))).collect();
    let mu = model.constraints_at(&point);
    let fixed = |x: &f64| BigRational::from_float(*x).map(|x| from_rational(&x));
    let start: Option<Vec<Vec<BigInt>>> = order.iter().map(|&i| mu[i].iter().map(fixed).collect()).collect();
    let rows: Vec<usize> = residuals(&start?, SUSPECT)
        .into_iter()
        .zip(&order)
        .filter(|(rest, _)| rest.is_none())
        .map(|(_, &i)| i)
        .collect();
    if rows.is_empty() {
        return None;
    }
    let branch = Branch::of(model, &order, &rows);
    let parameters: Vec<BigInt> =
        set.parameters.iter().map(|p| p.as_ref().map(from_rational)).collect::<Option<_>>()?;
    let coordinates: Vec<BigInt> = set.coordinates.iter().map(from_rational).collect();
    let follows = |seed: u64, moved: bool| branch.follows_at(&parameters, &coordinates, seed, moved);
    if !(0..POINTS / 2).all(|seed| follows(seed, false) == Some(true)) {
        return None;
    }
    let whatever_parameters = (POINTS / 2..POINTS).all(|seed| follows(seed, true) == Some(true));
    Some(Found { rows, whatever_parameters })
}

/// The level set near a data set, as functions to evaluate.
struct Branch {
    /// Functions that vanish on it, with their derivatives: those of the kept levels and of
    /// rotations.
    kept: Vec<(Tree<Var>, Vec<Tree<Var>>)>,
    /// Functions that must vanish as well.
    implied: Vec<Tree<Var>>,
    /// Rows of (μ, b), the kept ones first.
    rows: Vec<Vec<Tree<Var>>>,
    /// Number of kept rows.
    independent: usize,
}

impl Branch {
    fn of(model: &Model, order: &[usize], dropped: &[usize]) -> Branch {
        let n = model.n();
        let with_slopes = |f: &Expr| (f.tree(), (0..n).map(|i| f.derivative(Var::Coordinate(i)).tree()).collect());
        let is_implied = |level: &&Level| level.row.is_some_and(|row| dropped.contains(&row));
        let mut kept: Vec<_> = model
            .levels
            .iter()
            .filter(|level| !is_implied(level) && !level.implied)
            .map(|level| with_slopes(&level.function))
            .collect();
        for group in &model.about.groups {
            let d = group.dimension;
            let entry = |i, j| Expr::variable(Var::Coordinate(group.entry(i, j)));
            for (i, j) in (0..d).flat_map(|i| (0..=i).map(move |j| (i, j))) {
                let product: Expr = (0..d).map(|l| &entry(i, l) * &entry(j, l)).sum();
                kept.push(with_slopes(&if i == j { product - Expr::one() } else { product }));
            }
        }
        let first = order.iter().filter(|row| !dropped.contains(row)).chain(dropped);
        let row = |&i: &usize| {
            let entries = model.constraint_matrix.row(i);
            entries.iter().chain([&model.constraint_rates[i]]).map(Expr::tree).collect()
        };
        Branch {
            kept,
            implied: model.levels.iter().filter(is_implied).map(|level| level.function.tree()).collect(),
            rows: first.map(row).collect(),
            independent: order.len() - dropped.len(),
        }
    }

    /// Returns whether the rows and functions follow from the kept ones, at the point of the branch
    /// near a random one; `None` if that could not be computed.
    fn follows_at(&self, parameters: &[BigInt], coordinates: &[BigInt], seed: u64, moved: bool) -> Option<bool> {
        let mut random = Draw(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let mut draw = |x: &BigInt| x + (((x.abs() + one()) * random.next()) >> (BITS + MOVED));
        let parameters: Vec<BigInt> = parameters.iter().map(|p| if moved { draw(p) } else { p.clone() }).collect();
        let mut q: Vec<BigInt> = coordinates.iter().map(&mut draw).collect();
        let time = draw(&BigInt::zero());
        let value = |q: &[BigInt], var: Var| match var {
            Var::Parameter(i) => parameters.get(i).cloned(),
            Var::Coordinate(i) => q.get(i).cloned(),
            Var::Time => Some(time.clone()),
            _ => None,
        };
        let at = |q: &[BigInt], tree: &Tree<Var>| evaluate(tree, &|var| value(q, var));
        let mut met = false;
        for _ in 0..30 {
            let off: Vec<BigInt> = self.kept.iter().map(|(f, _)| at(&q, f)).collect::<Option<_>>()?;
            if off.iter().all(|x| is_zero(x, ZERO + 60)) {
                met = true;
                break;
            }
            let slopes: Vec<Vec<BigInt>> = self
                .kept
                .iter()
                .map(|(_, slopes)| slopes.iter().map(|slope| at(&q, slope)).collect())
                .collect::<Option<_>>()?;
            let dot = |a: &[BigInt], b: &[BigInt]| a.iter().zip(b).map(|(a, b)| product(a, b)).sum::<BigInt>();
            let gram = slopes
                .iter()
                .zip(&off)
                .map(|(a, off)| slopes.iter().map(|b| dot(a, b)).chain([off.clone()]).collect::<Vec<BigInt>>());
            let weights = solve(gram.collect())?;
            for (i, x) in q.iter_mut().enumerate() {
                *x -= slopes.iter().zip(&weights).map(|(row, weight)| product(&row[i], weight)).sum::<BigInt>();
            }
        }
        if !met {
            return None;
        }
        let implied: Vec<BigInt> = self.implied.iter().map(|f| at(&q, f)).collect::<Option<_>>()?;
        let rows: Vec<Vec<BigInt>> = self
            .rows
            .iter()
            .map(|row| row.iter().map(|entry| at(&q, entry)).collect::<Option<_>>())
            .collect::<Option<_>>()?;
        // b is one of the entries, so a dependent row is dependent together with its b.
        let close = residuals(&rows, ZERO);
        let (kept, dropped) = close.split_at(self.independent);
        let is_far = |rest: &Option<BigInt>| rest.as_ref().is_some_and(|rest| !is_zero(rest, CLOSE));
        Some(implied.iter().all(|f| is_zero(f, ZERO)) && kept.iter().all(is_far) && dropped.iter().all(Option::is_none))
    }
}

/// Returns, for each row, the largest entry that elimination with the previous rows leaves,
/// relative to the row's own largest one; `None` if it is 0 to this many digits.
fn residuals(rows: &[Vec<BigInt>], digits: u64) -> Vec<Option<BigInt>> {
    let mut reduced: Vec<(usize, Vec<BigInt>)> = Vec::new();
    let mut left = Vec::new();
    for row in rows {
        let size = row.iter().map(|x| x.abs()).max().unwrap_or_default();
        if size.is_zero() {
            left.push(None);
            continue;
        }
        let mut row: Vec<BigInt> = row.iter().map(|x| (x << BITS) / &size).collect();
        for (pivot, other) in &reduced {
            let factor = row[*pivot].clone();
            row.iter_mut().zip(other).for_each(|(x, y)| *x -= product(&factor, y));
        }
        let Some(pivot) = (0..row.len()).max_by(|&i, &j| row[i].abs().cmp(&row[j].abs())) else { continue };
        let rest = row[pivot].abs();
        if is_zero(&rest, digits) {
            left.push(None);
            continue;
        }
        let scale = row[pivot].clone();
        reduced.push((pivot, row.iter().map(|x| (x << BITS) / &scale).collect()));
        left.push(Some(rest));
    }
    left
}

/// Returns the solution of a linear system given as rows with their right-hand sides; `None` if it
/// is singular.
fn solve(mut rows: Vec<Vec<BigInt>>) -> Option<Vec<BigInt>> {
    let n = rows.len();
    for pivot in 0..n {
        let best = (pivot..n).max_by(|&i, &j| rows[i][pivot].abs().cmp(&rows[j][pivot].abs()))?;
        rows.swap(pivot, best);
        let scale = rows[pivot][pivot].clone();
        if scale.is_zero() {
            return None;
        }
        let row: Vec<BigInt> = rows[pivot].iter().map(|x| (x << BITS) / &scale).collect();
        for (_, other) in rows.iter_mut().enumerate().filter(|(i, _)| *i != pivot) {
            let factor = other[pivot].clone();
            other.iter_mut().zip(&row).for_each(|(x, y)| *x -= product(&factor, y));
        }
        rows[pivot] = row;
    }
    rows.into_iter().map(|row| row.last().cloned()).collect()
}

/// Random numbers between −1 and 1, by xorshift.
struct Draw(u64);

impl Draw {
    fn next(&mut self) -> BigInt {
        let mut whole = BigInt::zero();
        for _ in 0..BITS / 50 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            whole = (whole << 50_u32) + (self.0 >> 14);
        }
        whole * 2 - one()
    }
}

fn is_zero(a: &BigInt, digits: u64) -> bool {
    a.bits() <= BITS - digits
}

/// Returns the value of a tree; `None` if it has no value or contains a function of two arguments.
fn evaluate(tree: &Tree<Var>, value: &dyn Fn(Var) -> Option<BigInt>) -> Option<BigInt> {
    evaluate_once(tree, value, &mut Once::default())
}

fn evaluate_once(
    tree: &Tree<Var>,
    value: &dyn Fn(Var) -> Option<BigInt>,
    known: &mut Once<Var, Option<BigInt>>,
) -> Option<BigInt> {
    let mut inner = |tree: &Tree<Var>| evaluate_once(tree, value, known);
    match tree {
        Tree::Number(x) => Some(from_rational(x)),
        Tree::Pi => Some(pi()),
        Tree::Variable(var) => value(*var),
        Tree::Sum(terms) => terms.iter().map(inner).sum(),
        Tree::Product(factors) => factors.iter().try_fold(one(), |all, factor| Some(product(&all, &inner(factor)?))),
        Tree::Power(base, exponent) => {
            let base = inner(base)?;
            let (base, exponent) = match exponent.denom().to_u32()? {
                1 => (base, exponent.numer().to_i32()?),
                2 => (root(&base)?, exponent.numer().to_i32()?),
                _ => return None,
            };
            let power = (0..exponent.unsigned_abs()).fold(one(), |all, _| product(&all, &base));
            if exponent < 0 { quotient(&one(), &power) } else { Some(power) }
        }
        Tree::Call(function, argument) => fixed::value(*function, &inner(argument)?),
        Tree::Call2(..) => None,
        Tree::Named(named) => known.of(named, |known, tree| evaluate_once(tree, value, known)),
    }
}
