//! A frame that changes between steps, for distributions D without a global basis.
//!
//! An elimination solves the constraints for r velocities, the *pivots*. X has the identity in the
//! rows of the others and −B⁻¹ F in those of the pivots, where B and F are the columns of μ. The
//! frame loses its rank where B does, and other pivots are good there. A step therefore carries its
//! choice of pivots, a permutation [N C] of the velocities in numbers 0, 1 and −1:
//!
//! ```text
//! X = C − N (μ N)⁻¹ μ C,    ρ' = X'ᵀ g X G⁻¹ ρ where a step is followed by other pivots
//! ```
//!
//! The second formula is exact, because the velocity is the same in both frames. At the start, the
//! set J of pivots has the largest det(μ_J)² / Π_J g_jj. It is replaced by the set with the largest
//! value when its own has fallen to a quarter of that; units do not matter. N has the sign that
//! makes det(μ N) > 0, so a determinant that is not positive shows that a step has passed the end
//! of its frame.
//!
//! The choice is stored as numbers and not as branches, so derivatives, lanes and executors need no
//! special case. The numbers are constant except where they jump, so derivatives at fixed numbers
//! are those of the step.

use super::Context;
use super::kernel::Peeled;
use crate::cost;
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::handles::{Matrix, Scalar, Vector};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::{Carried, Output, Role, Shape, Statement};
use crate::model::FrameChoice;
use crate::scheme::Discretisation;
use crate::scheme::script::Script;

/// The sets of velocities for which the core of the constraints may be solved, and the numbers that
/// encode the choice.
#[derive(Clone, Debug)]
pub struct Pivots {
    peeled: Peeled,
    sets: Vec<Vec<usize>>,
    /// The entries of [N C] that differ between sets, by row and column.
    entries: Vec<(usize, usize)>,
    /// Symbols for these entries.
    symbols: Vec<Symbol>,
}

impl Context<'_> {
    /// Returns the pivots of the derived frame, if it may lose rank and a change of pivots is
    /// cheap.
    pub(in crate::scheme) fn pivots(&mut self) -> Option<Pivots> {
        let model = self.mechanics.model();
        if matches!(model.frame, FrameChoice::Declared(_)) {
            return None;
        }
        let peeled = Peeled::of(model);
        let (r, c) = (peeled.rows.len(), peeled.columns.len());
        if !(1..=cost::PIVOT_ROWS).contains(&r) {
            return None;
        }
        self.regular_frame()?;
        let core = self.core_of(&peeled);
        let sets = self.write(|s| {
            let core = s.matrix_of(&core);
            let has_minor = |set: &Vec<usize>| !columns(s, core, set).determinant().is_zero();
            subsets(r, c).into_iter().filter(has_minor).collect::<Vec<_>>()
        });
        if !(2..=cost::PIVOT_SETS).contains(&sets.len()) {
            return None;
        }
        let orders: Vec<Vec<usize>> = sets.iter().map(|set| order(set, &sets[0], c)).collect();
        // The first column has a sign.
        let varies = |&(i, j): &(usize, usize)| {
            let is_one = |order: &Vec<usize>| order[j] == i;
            orders.iter().any(is_one) && (j == 0 || !orders.iter().all(is_one))
        };
        let entries: Vec<(usize, usize)> = (0..c).flat_map(|i| (0..c).map(move |j| (i, j))).filter(varies).collect();
        let name = |i: usize| format!("{}{}", Role::Pivots.name(), i + 1);
        let symbols = (0..entries.len()).map(|i| self.symbol(&name(i), Stage::Config)).collect();
        Some(Pivots { peeled, sets, entries, symbols })
    }

    /// Returns a basis of the kernel of the core for these pivots.
    pub(super) fn kernel_of(&mut self, pivots: &Pivots) -> ValueMatrix {
        let core = self.core_of(&pivots.peeled);
        self.write(|s| {
            let core = s.matrix_of(&core);
            let (n, c) = pivots.permutation(s);
            (c - n * ((core * n).inverse() * (core * c))).values()
        })
    }

    /// Returns a measure that vanishes where the frame of these pivots loses rank: det(μ N) in
    /// units of the largest minor.
    pub(super) fn regular_frame_of(&mut self, pivots: &Pivots) -> Value {
        self.write(|s| {
            let minors = Minors::new(s, pivots);
            let (largest, _) = minors.best(pivots);
            (minors.present * (minors.weight / largest).sqrt()).value()
        })
    }

    /// Appends a change of pivots to a step, for when those of its frame are no longer good.
    pub(in crate::scheme) fn changing(&mut self, pivots: &Pivots, stated: Discretisation) -> Discretisation {
        self.write(|s| pivots.change(s, stated))
    }
}

impl Pivots {
    fn numbers<'s>(&self, s: Script<'s>) -> Vector<'s> {
        s.variables(&self.symbols)
    }

    /// Returns N and C.
    fn permutation<'s>(&self, s: Script<'s>) -> (Matrix<'s>, Matrix<'s>) {
        let (r, c) = (self.peeled.rows.len(), self.peeled.columns.len());
        let (numbers, known) = (self.numbers(s), order(&self.sets[0], &self.sets[0], c));
        let entry = |i: usize, j: usize| match self.entries.iter().position(|&at| at == (i, j)) {
            Some(at) => numbers.entry(at),
            None => s.ratio((known[j] == i).into(), 1),
        };
        (s.matrix(c, r, entry), s.matrix(c, c - r, |i, j| entry(i, r + j)))
    }

    fn change<'s>(&self, s: Script<'s>, mut stated: Discretisation) -> Discretisation {
        let minors = Minors::new(s, self);
        let (largest, best) = minors.best(self);
        // The square keeps the sign of det(μ N).
        let square = minors.present * minors.present.abs() * minors.weight;
        let is_changed =
            is_positive(largest - cost::CHANGED_BELOW * square) * is_positive(cost::CHANGED_ABOVE * square - largest);

        let (numbers, q) = (self.numbers(s), s.q());
        for output in &mut stated.start.outputs {
            output.values = s.values(output.values.clone()).at(numbers.to(best)).values().to_vec();
        }
        let new = |role: Role| {
            let of = stated.step.outputs.iter().find(|output| output.role == role);
            s.values(of.map(|output| output.values.clone()).unwrap_or_default())
        };
        let (new_q, new_rho) = (new(Role::Configuration), new(Role::ReducedMomenta));
        let there = q.to(new_q).and(s.afterwards());
        let (is_changed, best_there) = (is_changed.at(there), best.at(there));
        let either = |changed: Vector<'s>, same: Vector<'s>| is_changed * changed + (1 - is_changed) * same;
        let w = s.velocity_of_rho().at(there.and(s.rho().to(new_rho)));
        let in_other = s.rho_of_velocity().at(there.and(s.v().to(w)).and(numbers.to(best_there)));
        let rho = either(in_other, new_rho);
        for output in stated.step.outputs.iter_mut().filter(|output| output.role == Role::ReducedMomenta) {
            output.values = rho.values().to_vec();
        }

        for statement in &mut stated.step.statements {
            if let Statement::Follow(flow) = statement {
                // A series continues while its variables keep their values. The pivots are among
                // these variables, with rate 0.
                flow.variables.extend(s.named_after(numbers, "held").symbols());
                flow.start.extend(numbers.values().iter());
                flow.rates.extend(s.zeros(numbers.len()).values().iter());
            }
        }

        let output = |values: Vector<'_>| {
            let values = values.values().to_vec();
            Output { role: Role::Pivots, shape: Shape::Vector(values.len()), values }
        };
        stated.start.outputs.push(output(best));
        stated.step.outputs.push(output(either(best_there, numbers)));
        let doc = "the velocities that the constraints are solved for, as numbers 0, 1 and −1".into();
        stated.carried.push(Carried { role: Role::Pivots, doc, symbols: self.symbols.clone() });
        stated
    }
}

/// The minors of the core.
struct Minors<'s> {
    script: Script<'s>,
    /// det(μ_J) and det(μ_J)² / Π_J g_jj for each set.
    of_sets: Vec<(Scalar<'s>, Scalar<'s>)>,
    /// det(μ N).
    present: Scalar<'s>,
    /// 1 / Π_J g_jj for the set of N.
    weight: Scalar<'s>,
}

impl<'s> Minors<'s> {
    fn new(s: Script<'s>, pivots: &Pivots) -> Self {
        let core = s.ask(|cx| cx.core_of(&pivots.peeled));
        let (core, mass) = (s.matrix_of(&core), s.mass_matrix());
        let weights = s.vector(pivots.peeled.columns.iter().map(|&j| 1 / mass.entry(j, j)));
        let of_set = |set: &Vec<usize>| {
            // The columns are in the order of N, so the sign is that of det(μ N).
            let minor = columns(s, core, &order(set, &pivots.sets[0], core.columns())[..core.rows()]).determinant();
            let weight = set.iter().fold(s.ratio(1, 1), |product, &j| product * weights.entry(j));
            (minor, minor.square() * weight)
        };
        let (n, _) = pivots.permutation(s);
        let weighted = s.matrix(n.rows(), n.columns(), |i, j| weights.entry(i) * n.entry(i, j));
        Minors {
            script: s,
            of_sets: pivots.sets.iter().map(of_set).collect(),
            present: (core * n).determinant(),
            weight: (n.transpose() * weighted).determinant(),
        }
    }

    /// Returns the largest square and the numbers of its set.
    fn best(&self, pivots: &Pivots) -> (Scalar<'s>, Vector<'s>) {
        let (s, c) = (self.script, pivots.peeled.columns.len());
        let candidate = |at: usize| {
            let ((minor, square), order) = (self.of_sets[at], order(&pivots.sets[at], &pivots.sets[0], c));
            let numbers = s.vector(pivots.entries.iter().map(|&(i, j)| match (order[j] == i, j) {
                (false, _) => s.ratio(0, 1),
                (true, 0) => minor.sign(),
                (true, _) => s.ratio(1, 1),
            }));
            (square, numbers)
        };
        (1..pivots.sets.len()).map(candidate).fold(candidate(0), |(largest, best), (square, numbers)| {
            let is_larger = is_positive(square * s.ratio(cost::LATER_PIVOTS - 1, cost::LATER_PIVOTS) - largest);
            (is_larger * square + (1 - is_larger) * largest, is_larger * numbers + (1 - is_larger) * best)
        })
    }
}

/// Returns 1 for x > 0 and 0 for x < 0.
fn is_positive(x: Scalar<'_>) -> Scalar<'_> {
    (1 + x.sign()) / 2
}

/// Returns these columns of a matrix.
fn columns<'s>(s: Script<'s>, matrix: Matrix<'s>, set: &[usize]) -> Matrix<'s> {
    s.matrix(matrix.rows(), set.len(), |i, j| matrix.entry(i, set[j]))
}

/// Returns all subsets of r out of c elements.
fn subsets(r: usize, c: usize) -> Vec<Vec<usize>> {
    let last = |set: &Vec<usize>| set.last().map_or(0, |last| last + 1);
    (0..r).fold(vec![Vec::new()], |sets, _| {
        let longer = |set: Vec<usize>| (last(&set)..c).map(move |next| [&set[..], &[next]].concat());
        sets.into_iter().flat_map(longer).collect()
    })
}

/// Returns the velocities in the order of [N C]: the set, then the others. Velocities that are on
/// the same side for the first set keep their places, so that few entries change.
fn order(set: &[usize], first: &[usize], c: usize) -> Vec<usize> {
    let at_first: Vec<usize> = first.iter().copied().chain((0..c).filter(|j| !first.contains(j))).collect();
    let side = |places: std::ops::Range<usize>, is_in: &dyn Fn(usize) -> bool| {
        let own = &at_first[places];
        let mut moved = (0..c).filter(|&j| is_in(j) && !own.contains(&j));
        own.iter().map(|&j| if is_in(j) { Some(j) } else { moved.next() }).collect::<Option<Vec<_>>>()
    };
    let (pivots, others) = (side(0..first.len(), &|j| set.contains(&j)), side(first.len()..c, &|j| !set.contains(&j)));
    pivots.into_iter().chain(others).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn velocities_keep_their_places_where_they_can() {
        assert_eq!(subsets(2, 3), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(order(&[0, 1], &[0, 1], 4), [0, 1, 2, 3]);
        assert_eq!(order(&[1, 3], &[0, 1], 4), [3, 1, 2, 0]);
        assert_eq!(order(&[2, 3], &[0, 1], 4), [2, 3, 0, 1]);
    }
}
