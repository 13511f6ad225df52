//! Numbers: conversion from exact to floating, and the linear algebra for checks at declared data.

use super::{Level, Model};
use crate::algebra::{Expr, Matrix};
use crate::tree::Var;

/// A point at which expressions can be evaluated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Point {
    /// Parameters.
    pub parameters: Vec<f64>,
    /// Coordinates q.
    pub coordinates: Vec<f64>,
    /// Velocities w.
    pub velocities: Vec<f64>,
    /// Momenta ρ on D*.
    pub rho: Vec<f64>,
    /// Control inputs u.
    pub inputs: Vec<f64>,
    /// The time t.
    pub time: f64,
}

impl Point {
    /// Returns the value of a variable; NaN if the point does not define it.
    pub fn value(&self, var: Var) -> f64 {
        let entry = |values: &[f64], i: usize| values.get(i).copied().unwrap_or(f64::NAN);
        match var {
            Var::Parameter(i) => entry(&self.parameters, i),
            Var::Coordinate(i) => entry(&self.coordinates, i),
            Var::Velocity(i) => entry(&self.velocities, i),
            Var::Rho(i) => entry(&self.rho, i),
            Var::Input(i) => entry(&self.inputs, i),
            Var::Time => self.time,
            Var::Momentum(_) | Var::Part(_) => f64::NAN,
        }
    }

    /// Returns an expression's value at the point.
    pub fn evaluate(&self, expression: &Expr) -> f64 {
        expression.evaluate(&|var| self.value(var))
    }

    /// Returns a matrix's value at the point, row by row.
    pub fn evaluate_matrix(&self, matrix: &Matrix) -> Vec<Vec<f64>> {
        (0..matrix.rows()).map(|i| (0..matrix.cols()).map(|j| self.evaluate(&matrix[(i, j)])).collect()).collect()
    }
}

/// Returns a normal form's value, or the text's value if they differ: the expanded form may have
/// lost its digits here.
fn kept(normal: f64, written: f64) -> f64 {
    let close = (normal - written).abs() <= 1e-12 * written.abs();
    if close || !written.is_finite() { normal } else { written }
}

impl Model {
    /// Returns g(q, t), row by row.
    pub(crate) fn mass_at(&self, point: &Point) -> Vec<Vec<f64>> {
        let rest = |var: Var| if var.is_velocity() { 0.0 } else { point.value(var) };
        let entry = |i: usize, j: usize| {
            let normal = &self.lagrangian.mass_matrix()[(i, j)];
            let written = || self.lagrangian.declared().jet(&rest, [&Var::Velocity(i), &Var::Velocity(j)]).curvature;
            if normal.is_zero() {
                return 0.0;
            }
            // Normal forms of values are long, so they are evaluated only if the text has no finite
            // number.
            let number = self.is_by_values().then(written).filter(|number| number.is_finite());
            number.unwrap_or_else(|| kept(point.evaluate(normal), written()))
        };
        let lower: Vec<Vec<f64>> = (0..self.k()).map(|i| (0..=i).map(|j| entry(i, j)).collect()).collect();
        (0..self.k()).map(|i| (0..self.k()).map(|j| lower[i.max(j)][i.min(j)]).collect()).collect()
    }

    /// Returns ∂φ/∂q of a holonomic constraint as a function of the point.
    pub(crate) fn slopes_of<'l>(&self, level: &'l Level) -> impl Fn(&Point) -> Vec<f64> + use<'l> {
        let variables = (0..self.n()).map(Var::Coordinate);
        let normal: Vec<(Var, Expr)> =
            variables.map(|variable| (variable, level.function.derivative(variable))).collect();
        move |point| {
            let slope = |(variable, normal): &(Var, Expr)| {
                let written = level.written.jet(&|var| point.value(var), [variable, variable]).slopes[0];
                kept(point.evaluate(normal), written)
            };
            normal.iter().map(slope).collect()
        }
    }

    /// Returns μ(q, t), row by row.
    pub(crate) fn constraints_at(&self, point: &Point) -> Vec<Vec<f64>> {
        let mut mu = point.evaluate_matrix(&self.constraint_matrix);
        let anchor = point.evaluate_matrix(&self.anchor);
        for level in &self.levels {
            let Some(row) = level.row else { continue };
            let slopes = self.slopes_of(level)(point);
            for (j, entry) in mu[row].iter_mut().enumerate() {
                *entry = kept(*entry, slopes.iter().zip(&anchor).map(|(slope, row)| slope * row[j]).sum());
            }
        }
        mu
    }
}

/// Returns the eigenvalues of a symmetric matrix with their eigenvectors, ascending, by Jacobi
/// rotations.
///
/// **Source** Golub and Van Loan, Matrix Computations, section 8.5 (cyclic by row).
pub(crate) fn eigenpairs(matrix: &[Vec<f64>]) -> Vec<(f64, Vec<f64>)> {
    let size = matrix.len();
    let mut a: Vec<Vec<f64>> = matrix.to_vec();
    let mut v: Vec<Vec<f64>> = (0..size).map(|i| (0..size).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    // Convergence is quadratic; a handful of sweeps reaches roundoff at any size that occurs.
    for _ in 0..30 {
        let off: f64 = (0..size).flat_map(|i| (0..i).map(move |j| (i, j))).map(|(i, j)| a[i][j] * a[i][j]).sum();
        if off == 0.0 {
            break;
        }
        for p in 0..size {
            for q in p + 1..size {
                if a[p][q] == 0.0 {
                    continue;
                }
                let tau = (a[q][q] - a[p][p]) / (2.0 * a[p][q]);
                let t = tau.signum() / (tau.abs() + tau.hypot(1.0));
                let c = 1.0 / t.hypot(1.0);
                let s = t * c;
                for row in a.iter_mut().chain(v.iter_mut()) {
                    (row[p], row[q]) = (c * row[p] - s * row[q], s * row[p] + c * row[q]);
                }
                let (upper, lower) = a.split_at_mut(q);
                for (x, y) in upper[p].iter_mut().zip(lower[0].iter_mut()) {
                    (*x, *y) = (c * *x - s * *y, s * *x + c * *y);
                }
            }
        }
    }
    let mut pairs: Vec<(f64, Vec<f64>)> = (0..size).map(|j| (a[j][j], (0..size).map(|i| v[i][j]).collect())).collect();
    pairs.sort_by(|x, y| x.0.total_cmp(&y.0));
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eigenpairs_of_a_matrix_with_known_spectrum() {
        // Second differences: eigenvalues 2 - 2 cos(k pi / 5).
        let matrix: Vec<Vec<f64>> = (0..4)
            .map(|i: i32| (0..4).map(|j: i32| [2.0, -1.0, 0.0, 0.0][(i - j).unsigned_abs() as usize]).collect())
            .collect();
        for (k, (value, vector)) in eigenpairs(&matrix).iter().enumerate() {
            let exact = 2.0 - 2.0 * ((k + 1) as f64 * std::f64::consts::PI / 5.0).cos();
            assert!((value - exact).abs() < 1e-14, "{value} {exact}");
            for i in 0..4 {
                let image: f64 = (0..4).map(|j| matrix[i][j] * vector[j]).sum();
                assert!((image - value * vector[i]).abs() < 1e-14);
            }
        }
    }
}
