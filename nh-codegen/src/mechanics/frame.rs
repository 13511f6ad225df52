//! The adapted frame X of D, its Gram matrix, and its degeneracies.

use super::Mechanics;
use super::linear::{dot, inverse, product};
use crate::algebra::{AlgebraError, Expr, Matrix, spend};
use crate::model::{Model, Point};
use crate::tree::{Tree, Var};
use num_traits::Signed;

/// G⁻¹ with the components that follow from it.
#[derive(Debug)]
pub(super) struct InverseMetric {
    /// G⁻¹, m × m.
    pub matrix: Matrix,
    /// Y = G⁻¹ Xᵀ g, m × k, which maps a velocity to the frame components of its g-orthogonal
    /// projection onto D (Y X = I, X Y = P).
    pub components: Matrix,
}

/// Returns a basis of the kernel of μ, polynomial in coordinates, sines and cosines, and [scaled];
/// k × m.
pub(super) fn kernel_frame(model: &Model) -> Matrix {
    if model.r() == 0 {
        return Matrix::identity(model.k());
    }
    let velocities: Vec<usize> = (0..model.k()).collect();
    Matrix::from_columns(model.k(), &scaled(model.constraint_matrix.kernel(), &velocities, model))
}

/// Scales vectors of these velocities. A vector that is a hundred times too long or too short in
/// the metric, at a [typical point](Model::typical_point), is divided by one of its entries that
/// depend on parameters only.
///
/// Vectors without denominators have products of lengths, masses and radii as factors, 10⁻⁶ for a
/// small vehicle. Momenta along them have very different units and sizes, and equations for their
/// rates are ill-conditioned.
pub(crate) fn scaled(vectors: Vec<Vec<Expr>>, velocities: &[usize], model: &Model) -> Vec<Vec<Expr>> {
    let point = model.typical_point();
    let weight = |&j: &usize| point.evaluate(&model.lagrangian.mass_matrix()[(j, j)]);
    let weights: Vec<f64> = velocities.iter().map(weight).map(|g| if g.is_normal() { g.abs() } else { 1.0 }).collect();
    let scale = |vector: Vec<Expr>| {
        let numbers: Vec<f64> = vector.iter().map(|x| point.evaluate(x)).collect();
        let length = numbers.iter().zip(&weights).map(|(x, g)| g * x * x).sum::<f64>().sqrt();
        // A vector that cannot be evaluated stays unchanged.
        let off = |by: f64| (length / by.abs()).ln().abs();
        if !length.is_normal() || off(1.0) <= 100.0_f64.ln() {
            return vector;
        }
        let fixed = |x: &Expr| !x.is_zero() && x.variables().iter().all(|var| matches!(var, Var::Parameter(_)));
        let candidates = vector.iter().zip(&numbers).filter(|(x, number)| fixed(x) && number.is_normal());
        let best = candidates.map(|(x, number)| (x, off(*number))).min_by(|a, b| a.1.total_cmp(&b.1));
        let Some((by, _)) = best.filter(|(_, left)| *left < off(1.0)) else { return vector };
        vector.iter().map(|x| x.checked_div(by)).collect::<Result<_, _>>().unwrap_or_else(|_| vector.clone())
    };
    vectors.into_iter().map(scale).collect()
}

/// Orthonormalises a frame by Gram–Schmidt in the metric g. Normalisation comes last, so that the
/// roots do not enter the elimination.
///
/// # Errors
/// If the norm of a vector is known to be negative: g is not positive definite.
pub(super) fn orthonormalise(frame: &Matrix, mass_matrix: &Matrix) -> Result<Matrix, AlgebraError> {
    let mut columns: Vec<(Vec<Expr>, Expr)> = Vec::new();
    for a in 0..frame.cols() {
        let mut x = frame.column(a);
        let covector = super::linear::apply(mass_matrix, &x);
        let shares: Vec<Expr> =
            columns.iter().map(|(u, norm)| dot(u, &covector).checked_div(norm)).collect::<Result<_, _>>()?;
        for ((u, _), share) in columns.iter().zip(&shares) {
            x = x.iter().zip(u).map(|(x, u)| x - share * u).collect();
        }
        let norm = dot(&x, &super::linear::apply(mass_matrix, &x));
        columns.push((x, norm));
    }
    let unit = |(x, norm): (Vec<Expr>, Expr)| -> Result<Vec<Expr>, AlgebraError> {
        let length = norm.sqrt()?;
        x.iter().map(|x| x.checked_div(&length)).collect()
    };
    let columns: Vec<Vec<Expr>> = columns.into_iter().map(unit).collect::<Result<_, _>>()?;
    Ok(Matrix::from_columns(frame.rows(), &columns))
}

impl InverseMetric {
    /// Returns the inverse; `None` if G is singular at every point.
    pub(super) fn of(mechanics: &Mechanics) -> Option<InverseMetric> {
        let frame = mechanics.frame();
        // A row of X with one entry gives one component directly. If every column has such a row, Y
        // consists of P's rows over those entries, and G⁻¹ = Y g⁻¹ Yᵀ needs no inversion of an m ×
        // m matrix.
        if let Some(pivots) = pivots(frame) {
            let projector = mechanics.projector_d();
            let k = frame.rows();
            let m = frame.cols();
            let lead: Vec<Expr> = pivots.iter().map(|&(a, row)| frame[(row, a)].clone()).collect();
            let components = Matrix::from_fn(m, k, |a, j| quotient(&projector[(pivots[a].1, j)], &lead[a]));
            let rows = Matrix::from_fn(m, k, |a, j| projector[(pivots[a].1, j)].clone());
            let cometric = product(&rows, mechanics.inverse_mass());
            let matrix =
                crate::model::symmetric(m, |a, b| quotient(&quotient(&cometric[(a, pivots[b].1)], &lead[a]), &lead[b]));
            return Some(InverseMetric { matrix, components });
        }
        let matrix = inverse(mechanics.restricted_metric())?;
        let components = product(&matrix, &product(mechanics.mass_matrix(), frame).transpose());
        Some(InverseMetric { matrix, components })
    }
}

fn quotient(a: &Expr, b: &Expr) -> Expr {
    if a.is_zero() || b.is_one() { a.clone() } else { a / b }
}

/// Returns, for every column a, a row whose only entry is in that column, preferably a constant:
/// (a, row) in the order of a.
fn pivots(frame: &Matrix) -> Option<Vec<(usize, usize)>> {
    let single = |row: usize, a: usize| (0..frame.cols()).all(|b| (a == b) != frame[(row, b)].is_zero());
    let pivot = |a: usize| {
        let rows: Vec<usize> = (0..frame.rows()).filter(|&row| single(row, a)).collect();
        let plain = rows.iter().find(|&&row| is_nowhere_zero(&frame[(row, a)]));
        plain.or(rows.first()).map(|&row| (a, row))
    };
    (0..frame.cols()).map(pivot).collect()
}

/// Returns whether an expression that is not identically zero is free of coordinates. Parameters
/// are assumed to have values for which the declared formulas are defined.
pub(crate) fn is_nowhere_zero(expression: &Expr) -> bool {
    expression.variables().iter().all(|var| !matches!(var, Var::Coordinate(_)))
}

/// Returns an expression that vanishes where the columns of A become dependent, a factor of det
/// AᵀA, if such a place was found.
///
/// The search is numerical, at the declared default parameters: it can miss a zero, but every zero
/// that it reports exists.
pub(super) fn degeneracy(columns: &Matrix, model: &Model) -> Option<Tree<Var>> {
    // Beyond this size the determinant is a page long, and no help to a reader.
    const MAX_COLUMNS: usize = 4;
    let evident = pivots(columns).is_some_and(|p| p.iter().all(|&(a, row)| is_nowhere_zero(&columns[(row, a)])));
    if evident || columns.cols() > MAX_COLUMNS {
        return None;
    }
    let gram = product(&columns.transpose(), columns).determinant();
    let coordinates: Vec<usize> = (0..model.n()).filter(|&i| gram.depends_on(Var::Coordinate(i))).collect();
    if coordinates.is_empty() {
        return None;
    }
    let parameters =
        model.about.parameters.iter().map(|p| p.default.as_ref().map_or(1.0, crate::model::to_f64)).collect();
    let mut point = Point { parameters, coordinates: vec![0.0; model.n()], ..Point::default() };
    let tree = gram.tree();
    let mut size = 1;
    tree.visit(&mut |_| size += 1);
    let mut value = |tree: &Tree<Var>, at: &[f64]| {
        for (&i, &x) in coordinates.iter().zip(at) {
            point.coordinates[i] = x;
        }
        // The surrounding attempt limits the effort.
        spend(size);
        tree.evaluate(&|var| point.value(var)).abs()
    };
    let (least, place, typical) = least_value(coordinates.len(), &mut |at| value(&tree, at));
    // The determinant is a sum of squares. Near a zero it is quadratic in the distance, and the
    // search ends at a distance of 1e-9.
    if least > 1e-14 * typical {
        return None;
    }
    // In a factored determinant, the vanishing factor is the most informative expression.
    let factors = match &tree {
        Tree::Product(factors) => factors.clone(),
        tree => vec![tree.clone()],
    };
    let bases = factors.into_iter().map(|factor| match factor {
        Tree::Power(base, exponent) if exponent.is_positive() => *base,
        factor => factor,
    });
    let vanishing = bases.map(|base| (value(&base, &place), base)).min_by(|a, b| a.0.total_cmp(&b.0));
    vanishing.map(|(_, base)| base)
}

/// Returns the least value found, its place, and the largest value at a start, by a compass search
/// from a grid.
fn least_value(dimension: usize, value: &mut dyn FnMut(&[f64]) -> f64) -> (f64, Vec<f64>, f64) {
    use std::f64::consts::PI;
    const STARTS: [f64; 6] = [0.0, PI / 2.0, -PI / 2.0, PI, 1.0, -0.7];
    // Beyond this distance the search has diverged: a function may tend to zero at infinity without
    // reaching it.
    const FAR: f64 = 100.0;
    let (mut least, mut place, mut typical) = (f64::INFINITY, vec![0.0; dimension], 0.0_f64);
    let count = STARTS.len().pow(u32::try_from(dimension.min(3)).unwrap_or(3));
    for start in 0..count {
        let digit = |i: usize| start / STARTS.len().pow((i % 3) as u32) % STARTS.len();
        let mut at: Vec<f64> = (0..dimension).map(|i| STARTS[digit(i)]).collect();
        let mut here = value(&at);
        let mut step = 0.3;
        if here.is_finite() {
            typical = typical.max(here);
        }
        while step > 1e-9 && here > 0.0 && at.iter().all(|x| x.abs() <= FAR) {
            let mut moved = false;
            for i in 0..dimension {
                for sign in [step, -step] {
                    at[i] += sign;
                    let there = value(&at);
                    if there < here {
                        here = there;
                        moved = true;
                    } else {
                        at[i] -= sign;
                    }
                }
            }
            if !moved {
                step /= 2.0;
            }
        }
        if here < least && at.iter().all(|x| x.abs() <= FAR) {
            (least, place) = (here, at);
        }
    }
    (least, place, typical)
}
