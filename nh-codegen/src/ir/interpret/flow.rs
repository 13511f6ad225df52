//! The flow of a vector field by its Taylor series, in any numbers.

use super::Number;
use crate::ir::graph::{Graph, Value};
use crate::ir::program::NewtonBlock;
use crate::ir::series::{Primitive, Recurrence, Series};
use crate::tree::Function;

/// Coefficients of the two results of an operation.
type Rows<N> = [Vec<N>; 2];

/// A vector field whose solutions are followed, as recurrences.
#[derive(Clone, Debug)]
pub struct Flow {
    series: Series,
}

impl Flow {
    /// The field that the unknowns of a block follow; nothing where a function has no recurrence.
    pub fn new(graph: &Graph, block: &NewtonBlock) -> Option<Self> {
        Series::of(graph, &block.residual, &block.unknowns).ok().map(|series| Flow { series })
    }

    /// What the field reads that does not depend on the unknowns.
    pub fn fixed(&self) -> Vec<Value> {
        self.series.fixed().collect()
    }

    /// Where a point comes to in a time, by series of this order whose truncation is `tolerance` or less, for the numbers of what is
    /// [fixed](Flow::fixed); nothing where it does not reach the end.
    pub fn follow<N: Number>(
        &self,
        fixed: Vec<N>,
        mut point: Vec<N>,
        time: N,
        (order, tolerance): (usize, f64),
    ) -> Option<Vec<N>> {
        let mut fixed = fixed.into_iter();
        let operations: Vec<Recurrence<N>> = (self.series.operations.iter())
            .map(|(recurrence, _)| recurrence.map(|_| fixed.next().expect("a number for each value that is read")))
            .collect();
        let mut left = time;
        let forward = left.to_f64() > 0.0;
        for _ in 0..10_000 {
            let rows = coefficients(&operations, &self.series.results, &point, order);
            let reach = radius(&rows, order) * (tolerance.ln() / (order as f64 - 1.0) - 0.1).exp();
            let last = left.to_f64().abs() <= reach;
            if reach.is_nan() || reach <= f64::EPSILON * left.to_f64().abs() {
                return None;
            }
            let time = if last { left.clone() } else { N::from_f64(if forward { reach } else { -reach }) };
            let zero = N::from_f64(0.0);
            point = rows
                .iter()
                .map(|row| row.iter().rev().fold(zero.clone(), |sum, coefficient| sum.mul(&time).add(coefficient)))
                .collect();
            if last {
                return Some(point);
            }
            left = left.sub(&time);
        }
        None
    }
}

/// The smaller of the radii of convergence that the last two coefficients show.
fn radius<N: Number>(rows: &[Vec<N>], order: usize) -> f64 {
    let norm = |k: usize| rows.iter().map(|row| row[k].to_f64().abs()).fold(0.0, f64::max);
    let size = norm(0).max(1.0);
    [order - 1, order].map(|k| (size / norm(k)).powf(1.0 / k as f64)).into_iter().fold(f64::INFINITY, f64::min).min(1e9)
}

/// The coefficients of the solution through a point, up to an order.
fn coefficients<N: Number>(operations: &[Recurrence<N>], results: &[usize], point: &[N], order: usize) -> Vec<Vec<N>> {
    let mut z: Vec<Vec<N>> = point.iter().map(|x| vec![x.clone()]).collect();
    let mut rows: Vec<Rows<N>> = operations.iter().map(|_| [Vec::new(), Vec::new()]).collect();
    for k in 0..order {
        for (at, operation) in operations.iter().enumerate() {
            let [first, second] = coefficient(operation, &z, &rows, at, k);
            rows[at][0].push(first);
            rows[at][1].push(second);
        }
        for (z, &result) in z.iter_mut().zip(results) {
            z.push(rows[result][0][k].div(&N::from_f64(k as f64 + 1.0)));
        }
    }
    z
}

/// The coefficients of order k of an operation's results.
fn coefficient<N: Number>(operation: &Recurrence<N>, z: &[Vec<N>], rows: &[Rows<N>], at: usize, k: usize) -> [N; 2] {
    let zero = || N::from_f64(0.0);
    let of = |a: usize| &rows[a][0];
    let at_start = |value: N| if k == 0 { value } else { zero() };
    // Σ aⱼ b₍ₖ₋ⱼ₎ and Σ j aⱼ b₍ₖ₋ⱼ₎, from some j to another.
    let sum =
        |a: &[N], b: &[N], from: usize, to: usize| (from..=to).fold(zero(), |sum, j| sum.add(&a[j].mul(&b[k - j])));
    let rates = |a: &[N], b: &[N], from: usize, to: usize| {
        (from..=to).fold(zero(), |sum, j| sum.add(&a[j].mul(&b[k - j]).mul(&N::from_f64(j as f64))))
    };
    let own = &rows[at];
    let per_order = || N::from_f64(k as f64);
    let first = match operation {
        Recurrence::Variable(i) => z[*i][k].clone(),
        Recurrence::Constant(c) => at_start(c.clone()),
        Recurrence::One => at_start(N::from_f64(1.0)),
        Recurrence::Neg(a) => of(*a)[k].neg(),
        Recurrence::Add(a, b) => of(*a)[k].add(&of(*b)[k]),
        Recurrence::Sub(a, b) => of(*a)[k].sub(&of(*b)[k]),
        Recurrence::Scaled(c, a) => c.mul(&of(*a)[k]),
        Recurrence::Divided(a, c) => of(*a)[k].div(c),
        Recurrence::Product(_, a, b) => sum(of(*a), of(*b), 0, k),
        Recurrence::Quotient(_, a, b) => of(*a)[k].sub(&sum(of(*b), &own[0], 1, k)).div(&of(*b)[0]),
        Recurrence::Sqrt(_, a) if k == 0 => of(*a)[0].call(Function::Sqrt),
        Recurrence::Sqrt(_, a) => {
            of(*a)[k].sub(&sum(&own[0], &own[0], 1, k - 1)).div(&own[0][0].mul(&N::from_f64(2.0)))
        }
        Recurrence::Exp(_, a) if k == 0 => of(*a)[0].call(Function::Exp),
        Recurrence::Exp(_, a) => rates(of(*a), &own[0], 1, k).div(&per_order()),
        Recurrence::SinCos(_, a) | Recurrence::SinhCosh(_, a) => {
            let circular = matches!(operation, Recurrence::SinCos(..));
            let functions = if circular { [Function::Sin, Function::Cos] } else { [Function::Sinh, Function::Cosh] };
            if k == 0 {
                return functions.map(|function| of(*a)[0].call(function));
            }
            let [s, c] = [&own[1], &own[0]].map(|other| rates(of(*a), other, 1, k).div(&per_order()));
            return [s, if circular { c.neg() } else { c }];
        }
        Recurrence::Second(pair) => rows[*pair][1][k].clone(),
        Recurrence::Tanh(_, a) => {
            let u = match k {
                0 => of(*a)[0].call(Function::Tanh),
                _ => rates(of(*a), &own[1], 1, k).div(&per_order()),
            };
            let with_newest: Vec<N> = own[0].iter().chain([&u]).cloned().collect();
            let weight = at_start(N::from_f64(1.0)).sub(&sum(&with_newest, &with_newest, 0, k));
            return [u, weight];
        }
        Recurrence::Primitive(_, function, a, w) => {
            let (a, w) = (of(*a), of(*w));
            match (k, function) {
                (0, Primitive::Atanh) => a[0].atanh(),
                (0, Primitive::Ln) => a[0].call(Function::Ln),
                (0, Primitive::Asin) => a[0].call(Function::Asin),
                (0, Primitive::Acos) => a[0].call(Function::Acos),
                (0, Primitive::Atan) => a[0].call(Function::Atan),
                _ => {
                    let rate = a[k].mul(&per_order()).sub(&rates(&own[0], w, 1, k - 1));
                    rate.div(&w[0].mul(&per_order()))
                }
            }
        }
    };
    [first, zero()]
}
