//! Velocities without kinetic energy that the constraints determine: a wheel with negligible
//! inertia, a light trailer, a thin rod.
//!
//! A motion with μ w = b is also one of L + Σ s/2 (μ w − b)², with the same multipliers, because
//! the term and its first derivatives are 0 along it. The term turns a singular metric g into g + Σ
//! s μᵀ μ, which is regular if Xᵀ g X is. Code that needs g⁻¹ therefore needs no special case.

use super::Model;
use super::numbers::{Point, eigenpairs};
use crate::algebra::{AlgebraError, Expr};
use crate::origin::Diagnostic;
use crate::tree::{Tree, Var};
use num_rational::BigRational;

/// Completes a metric that is singular at the typical point, with a note. A metric that is regular,
/// indefinite, or singular on D stays unchanged.
pub(super) fn complete(model: &mut Model) -> Option<Diagnostic> {
    let point = model.typical_point();
    let free = without_inertia(model, &point)?;
    let chosen = determining_rows(&model.constraints_at(&point), &free)?;
    let names: Vec<String> = (0..model.k())
        .filter(|&j| free.iter().any(|direction| direction[j].abs() > 1e-9))
        .map(|j| format!("`{}`", model.about.velocities[j].name))
        .collect();
    let rows: Vec<String> = chosen.iter().map(|&i| format!("`{}`", model.about.constraints[i])).collect();
    for &row in &chosen {
        let weight = weight(model, &point, row);
        if let Err((part, error)) = add(model, row, &weight) {
            let message = format!("{part}: {}", error.describe(&|var| model.variable_name(*var)));
            return Some(Diagnostic::error(model.origins.lagrangian.clone(), message));
        }
    }
    let message = format!(
        "the kinetic energy is singular along {}: the constraints determine the motion there, and a multiple of the square of {} is \
         added to the Lagrangian, which does not change the motion",
        names.join(", "),
        rows.join(", ")
    );
    Some(Diagnostic::note(model.origins.lagrangian.clone(), message))
}

/// Returns a basis of the directions along which the metric is 0; `None` if it is regular or has
/// negative directions.
fn without_inertia(model: &Model, point: &Point) -> Option<Vec<Vec<f64>>> {
    let g = model.mass_at(point);
    if model.r() == 0 || g.iter().flatten().any(|x| !x.is_finite()) {
        return None;
    }
    let pairs = eigenpairs(&g);
    let least = f64::EPSILON * pairs.last()?.0;
    if least <= 0.0 || pairs[0].0 < -least {
        return None;
    }
    let free: Vec<Vec<f64>> =
        pairs.into_iter().filter(|(value, _)| *value <= least).map(|(_, vector)| vector).collect();
    (!free.is_empty()).then_some(free)
}

/// Returns the fewest rows that determine the components along these directions; `None` if all rows
/// together do not.
fn determining_rows(mu: &[Vec<f64>], free: &[Vec<f64>]) -> Option<Vec<usize>> {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    // Rows in the basis of these directions.
    let size = |row: &[f64]| dot(row, row).sqrt();
    let mut shares: Vec<Vec<f64>> = mu
        .iter()
        .map(|row| free.iter().map(|direction| dot(row, direction) / size(row).max(f64::MIN_POSITIVE)).collect())
        .collect();
    let mut chosen = Vec::new();
    for _ in free {
        let largest = shares.iter().map(|share| size(share)).fold(0.0, f64::max);
        // The first among rows of similar quality is chosen.
        let next = shares.iter().position(|share| size(share) >= largest / 2.0)?;
        if largest < 1e-6 {
            return None;
        }
        let unit: Vec<f64> = shares[next].iter().map(|x| x / size(&shares[next])).collect();
        for share in &mut shares {
            let along = dot(share, &unit);
            share.iter_mut().zip(&unit).for_each(|(x, u)| *x -= along * u);
        }
        chosen.push(next);
    }
    chosen.sort_unstable();
    Some(chosen)
}

/// Returns s: an inertia of the size of those that the row couples, so that the sum is as well
/// conditioned as they are.
fn weight(model: &Model, point: &Point, row: usize) -> Expr {
    let mu = &model.constraints_at(point)[row];
    let parameters_only = |e: &Expr| !e.is_zero() && e.variables().iter().all(|var| matches!(var, Var::Parameter(_)));
    let g = model.lagrangian.mass_matrix();
    let heavy = (0..model.k()).filter(|&j| parameters_only(&g[(j, j)]) && mu[j] != 0.0);
    if let Some(j) = heavy.max_by(|&i, &j| mu[i].abs().total_cmp(&mu[j].abs())) {
        return &g[(j, j)] * &power_of_four(1.0 / (mu[j] * mu[j]));
    }
    let trace: f64 = (0..model.k()).map(|j| point.evaluate(&g[(j, j)])).sum();
    power_of_four(trace / mu.iter().map(|x| x * x).sum::<f64>())
}

/// Returns the power of four nearest to a positive number.
fn power_of_four(size: f64) -> Expr {
    let exponent = (size.log2() / 2.0).round().clamp(-60.0, 60.0);
    let power = Expr::integer(1 << (exponent.abs() as u32).min(30));
    let square = &power * &power;
    if exponent < 0.0 { Expr::one() / square } else { square }
}

/// Adds s/2 (μ w − b)² to L.
fn add(model: &mut Model, row: usize, weight: &Expr) -> Result<(), (&'static str, AlgebraError)> {
    let mu = model.constraint_matrix.row(row);
    let speed: Expr = mu.iter().enumerate().map(|(j, entry)| entry * &Expr::variable(Var::Velocity(j))).sum();
    let half = weight * &(Expr::one() / Expr::integer(2));
    let slip = &speed - &model.constraint_rates[row];
    let written = model.written_constraints.get(row).cloned().unwrap_or_else(|| slip.tree());
    let square = Tree::Power(Box::new(written), BigRational::from_integer(2.into()));
    let declared = Tree::Product(vec![half.tree(), square]);
    model.lagrangian = model.lagrangian.plus(&(&half * &(&slip * &slip)), declared)?;
    Ok(())
}
