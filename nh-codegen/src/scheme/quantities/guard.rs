//! The rank guard, which watches the rank of μ(q) along the motion.

use super::Context;
use super::kernel::Peeled;
use crate::ir::graph::{Stage, Value};
use crate::ir::handles::{Matrix, Scalar, Vector};
use crate::ir::program::{Rank, RankGuard};
use crate::scheme::script::Script;
use crate::tree::{BinaryFunction, Range, Tree, Var};
use num_traits::{Signed, Zero};

/// Returns a guard for the constraint matrix; `None` if det(μ g⁻¹ μᵀ) is constant or a sum of
/// squares that cannot vanish.
pub fn rank_guard(cx: &mut Context<'_>) -> Option<RankGuard> {
    if cx.memo.guard.is_none() {
        cx.memo.guard = Some(find(cx));
    }
    cx.memo.guard.clone().flatten()
}

/// Returns the guard of a method on D*, for the constraint matrix and the frame.
pub fn frame_guard(cx: &mut Context<'_>) -> Option<RankGuard> {
    let constraints = rank_guard(cx);
    let Some(regular) = cx.regular_frame() else { return constraints };
    let guard = match constraints {
        Some(RankGuard { weighted, body: Rank { measure, minors }, .. }) => {
            let measure = cx.graph.mul(measure, regular);
            RankGuard { weighted, frame: true, body: Rank { measure, minors } }
        }
        // The sign of the measure is sufficient.
        None => RankGuard { weighted: false, frame: true, body: Rank { measure: regular, minors: vec![regular] } },
    };
    Some(guard)
}

fn find(cx: &mut Context<'_>) -> Option<RankGuard> {
    if cx.composes() {
        return of_core(cx);
    }
    let determinant = cx.mechanics.constraint_gram().determinant();
    let positive = |v: Var| match v {
        Var::Parameter(i) => cx.mechanics.model().about.parameters[i].positive,
        _ => false,
    };
    if sign(&determinant.tree(), &positive) == Range::Positive {
        return None;
    }
    cx.write(|s| guard(s.constraint_gram_determinant(), true, || minors(s, s.constraint_matrix())))
}

/// Returns a guard if the measure varies.
fn guard<'s>(measure: Scalar<'s>, weighted: bool, minors: impl FnOnce() -> Vector<'s>) -> Option<RankGuard> {
    let varies = measure.stage() > Stage::Param;
    varies.then(|| RankGuard {
        weighted,
        frame: false,
        body: Rank { measure: measure.value(), minors: minors().values().to_vec() },
    })
}

/// Returns a guard for the core of μ, the rest of μ without the rows that define a velocity. μ
/// loses rank where the core does: where det(ν νᵀ) = 0 for the rows ν of the core.
fn of_core(cx: &mut Context<'_>) -> Option<RankGuard> {
    let mechanics = cx.mechanics;
    let model = mechanics.model();
    let peeled = Peeled::of(model);
    if peeled.rows.is_empty() {
        return None;
    }
    let core = peeled.core(model);
    let positive = |v: Var| matches!(v, Var::Parameter(i) if model.about.parameters[i].positive);
    let small = mechanics.small(|_| (&core * &core.transpose()).determinant().tree());
    if small.is_some_and(|tree| sign(&tree, &positive) == Range::Positive) {
        return None;
    }
    let nu = cx.core_of(&peeled);
    cx.write(|s| {
        let minors = minors(s, s.matrix_of(&nu));
        // The sum of the squares of the minors (Cauchy & Binet).
        guard(minors.norm_squared(), false, || minors)
    })
}

/// Returns all r × r minors of μ that are not identically zero.
fn minors<'s>(s: Script<'s>, mu: Matrix<'s>) -> Vector<'s> {
    let (r, k) = (mu.rows(), mu.columns());
    let mut list: Vec<Value> = Vec::new();
    let mut columns: Vec<usize> = (0..r).collect();
    loop {
        let minor = s.matrix(r, r, |i, j| mu.entry(i, columns[j])).determinant();
        if !minor.is_zero() && !list.contains(&minor.value()) {
            list.push(minor.value());
        }
        // The next combination in lexicographic order.
        let Some(last) = (0..r).rev().find(|&i| columns[i] < k - r + i) else { return s.values(list) };
        columns[last] += 1;
        for i in last + 1..r {
            columns[i] = columns[i - 1] + 1;
        }
    }
}

/// Determines the sign of sums of squares and positive terms. The test is sufficient, without a
/// proof search.
fn sign(tree: &Tree<Var>, positive: &dyn Fn(Var) -> bool) -> Range {
    match tree {
        Tree::Number(x) if x.is_positive() => Range::Positive,
        Tree::Number(x) if x.is_zero() => Range::NonNegative,
        Tree::Number(_) => Range::Any,
        Tree::Pi => Range::Positive,
        Tree::Variable(v) if positive(*v) => Range::Positive,
        Tree::Variable(_) => Range::Any,
        Tree::Sum(terms) => {
            let signs: Vec<Range> = terms.iter().map(|t| sign(t, positive)).collect();
            if signs.contains(&Range::Any) {
                Range::Any
            } else if signs.contains(&Range::Positive) {
                Range::Positive
            } else {
                Range::NonNegative
            }
        }
        Tree::Product(factors) => {
            let signs: Vec<Range> = factors.iter().map(|t| sign(t, positive)).collect();
            if signs.iter().all(|&s| s == Range::Positive) {
                Range::Positive
            } else if signs.contains(&Range::Any) {
                Range::Any
            } else {
                Range::NonNegative
            }
        }
        Tree::Power(base, exponent) => match sign(base, positive) {
            Range::Positive => Range::Positive,
            _ if exponent.is_integer() && (exponent.to_integer() % 2u8).is_zero() && exponent.is_positive() => {
                Range::NonNegative
            }
            s if exponent.is_positive() => s,
            _ => Range::Any,
        },
        Tree::Call(function, x) => function.range(sign(x, positive)),
        Tree::Call2(BinaryFunction::Where(_), _, x) if sign(x, positive) != Range::Any => Range::NonNegative,
        Tree::Call2(..) | Tree::Named(_) => Range::Any,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Function;
    use num_rational::BigRational;

    fn number(x: i64) -> Tree<Var> {
        Tree::Number(BigRational::from_integer(x.into()))
    }

    #[test]
    fn one_plus_a_square_is_positive_and_a_square_is_not() {
        let sine = Tree::Call(Function::Sin, Box::new(Tree::Variable(Var::Coordinate(0))));
        let square = Tree::Power(Box::new(sine.clone()), BigRational::from_integer(2.into()));
        assert_eq!(sign(&Tree::Sum(vec![number(1), square.clone()]), &|_| false), Range::Positive);
        assert_eq!(sign(&square, &|_| false), Range::NonNegative);
        assert_eq!(sign(&Tree::Sum(vec![number(1), sine]), &|_| false), Range::Any);
    }

    #[test]
    fn a_parameter_is_positive_only_where_declared() {
        let m = Tree::Variable(Var::Parameter(0));
        assert_eq!(sign(&m, &|_| true), Range::Positive);
        assert_eq!(sign(&m, &|_| false), Range::Any);
    }
}
