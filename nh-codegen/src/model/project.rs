//! Projection of data sets onto the conditions on them.

use super::numbers::{Point, eigenpairs};
use super::{DataSet, Model};
use num_rational::BigRational;

/// Projects a data set: matrices to the nearest rotations, R ↦ R (RᵀR)^{-1/2}; the configuration
/// onto the level set of the holonomic constraints, by the Gauss–Newton method; then the velocity
/// onto the constraints, g-orthogonally:
///
/// w ↦ w − g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ (μ w − b).
///
/// The velocity is projected twice: for w far off the constraints, P w is off them by the roundoff
/// of w, P P w by the roundoff of P w. If g is not definite or a matrix is singular, nothing moves,
/// and the checks of the data report the fault.
pub(super) fn project(model: &Model, set: &mut DataSet) {
    let Some(mut point) = set.point() else { return };
    place(model, &mut point);
    for _ in 0..2 {
        if let Some(velocities) = onto_constraints(model, &point) {
            point.velocities = velocities;
        }
    }
    // Unchanged values stay exact.
    store(&mut set.coordinates, &point.coordinates);
    store(&mut set.velocities, &point.velocities);
}

/// Projects the coordinates of a data set, without its velocities.
pub(super) fn place_set(model: &Model, set: &mut DataSet) {
    let Some(mut point) = set.point() else { return };
    place(model, &mut point);
    store(&mut set.coordinates, &point.coordinates);
}

/// Projects matrices to the nearest rotations, and the configuration onto the level set.
fn place(model: &Model, point: &mut Point) {
    for group in &model.about.groups {
        let d = group.dimension;
        let matrix: Vec<Vec<f64>> =
            (0..d).map(|i| (0..d).map(|j| point.coordinates[group.entry(i, j)]).collect()).collect();
        let Some(rotation) = nearest_orthogonal(&matrix) else { continue };
        for (i, row) in rotation.iter().enumerate() {
            for (j, value) in row.iter().enumerate() {
                point.coordinates[group.entry(i, j)] = *value;
            }
        }
    }
    if let Some(coordinates) = onto_levels(model, point) {
        point.coordinates = coordinates;
    }
}

fn store(values: &mut [BigRational], moved: &[f64]) {
    for (value, moved) in values.iter_mut().zip(moved) {
        if let Some(new) = BigRational::from_float(*moved).filter(|_| super::to_f64(value) != *moved) {
            *value = new;
        }
    }
}

/// Returns the configuration with φ = 0 that the Gauss–Newton method reaches: q ↦ q − ∇φᵀ (∇φ
/// ∇φᵀ)⁻¹ φ.
fn onto_levels(model: &Model, point: &Point) -> Option<Vec<f64>> {
    let slopes: Vec<_> = model.levels.iter().map(|level| model.slopes_of(level)).collect();
    let mut here = point.clone();
    // Convergence is quadratic: from a usable guess about ten steps reach roundoff.
    for _ in 0..50 {
        let values: Vec<f64> = model.levels.iter().map(|level| here.evaluate(&level.function)).collect();
        let rows: Vec<Vec<f64>> = slopes.iter().map(|slopes| slopes(&here)).collect();
        let gram: Vec<Vec<f64>> = rows.iter().map(|a| rows.iter().map(|b| dot(a, b)).collect()).collect();
        let weights = apply(&power(&gram, -1.0, gram.len() as f64 * f64::EPSILON)?, &values);
        let step = |i: usize| rows.iter().zip(&weights).map(|(row, weight)| row[i] * weight).sum::<f64>();
        let moved: Vec<f64> = here.coordinates.iter().enumerate().map(|(i, x)| x - step(i)).collect();
        let still = moved == here.coordinates;
        here.coordinates = moved;
        if still {
            break;
        }
    }
    here.coordinates.iter().all(|x| x.is_finite()).then_some(here.coordinates)
}

/// Returns P w + w₀ at the point.
fn onto_constraints(model: &Model, point: &Point) -> Option<Vec<f64>> {
    let inverse = power(&model.mass_at(point), -1.0, 0.0)?;
    let mu = model.constraints_at(point);
    let w = &point.velocities;
    let raised: Vec<Vec<f64>> = mu.iter().map(|row| apply(&inverse, row)).collect();
    let gram: Vec<Vec<f64>> = mu.iter().map(|a| raised.iter().map(|b| dot(a, b)).collect()).collect();
    // The pseudoinverse tolerates dependent constraints.
    let slip: Vec<f64> =
        apply(&mu, w).iter().zip(&model.constraint_rates).map(|(slip, b)| slip - point.evaluate(b)).collect();
    let multipliers = apply(&power(&gram, -1.0, gram.len() as f64 * f64::EPSILON)?, &slip);
    let correct = |(i, w): (usize, &f64)| w - raised.iter().zip(&multipliers).map(|(row, l)| row[i] * l).sum::<f64>();
    let moved: Vec<f64> = w.iter().enumerate().map(correct).collect();
    moved.iter().all(|w| w.is_finite()).then_some(moved)
}

/// Returns the orthogonal polar factor A (AᵀA)^{-1/2}. The second iteration restores the digits of
/// A that the squares have lost.
fn nearest_orthogonal(a: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let polar = |a: &[Vec<f64>]| -> Option<Vec<Vec<f64>>> {
        let columns: Vec<Vec<f64>> = (0..a.len()).map(|j| a.iter().map(|row| row[j]).collect()).collect();
        let gram: Vec<Vec<f64>> = columns.iter().map(|x| columns.iter().map(|y| dot(x, y)).collect()).collect();
        let root = power(&gram, -0.5, 0.0)?;
        Some(a.iter().map(|row| apply(&root, row)).collect())
    };
    polar(&polar(a)?)
}

/// Returns a power of a symmetric positive definite matrix. Eigenvalues below `least` times the
/// largest one count as 0, with the power 0.
fn power(matrix: &[Vec<f64>], exponent: f64, least: f64) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    if matrix.iter().flatten().any(|x| !x.is_finite()) {
        return None;
    }
    let pairs = eigenpairs(matrix);
    let largest = pairs.last().map_or(0.0, |(value, _)| *value);
    let mut result = vec![vec![0.0; size]; size];
    for (value, vector) in &pairs {
        if least > 0.0 && *value <= least * largest {
            continue;
        }
        if *value <= 0.0 {
            return None;
        }
        let factor = libm::pow(*value, exponent);
        for (row, x) in result.iter_mut().zip(vector) {
            row.iter_mut().zip(vector).for_each(|(entry, y)| *entry += factor * x * y);
        }
    }
    Some(result)
}

fn apply(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| dot(row, vector)).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
