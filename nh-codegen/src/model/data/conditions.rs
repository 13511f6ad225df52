//! The conditions on data sets: the mass matrix is positive definite, the constraints are
//! independent, and the data satisfy them.

use super::DataSet;
use crate::algebra::Expr;
use crate::model::numbers::eigenpairs;
use crate::model::{FrameChoice, Model, Point};
use crate::origin::{Diagnostic, Diagnostics, Origin, Topic};
use crate::tree::{Tree, Var};

/// Tolerance of declared data on the constraints, relative to the terms of the residual. Decimal
/// literals of ten digits pass; a wrong sign or a missing term does not.
pub(in crate::model) const TOLERANCE: f64 = 1e-10;

/// Checks, at declared data, that the mass matrix is positive definite, the constraints are
/// independent, and the velocity satisfies them.
pub(in crate::model) fn check(model: &Model, diagnostics: &mut Diagnostics) {
    let coordinate = |e: &Expr| (0..model.n()).any(|i| e.depends_on(Var::Coordinate(i)));
    let constant = !model.lagrangian.mass_matrix().entries().iter().any(coordinate);
    if let Some(parameters) = model.default_parameters().filter(|_| constant) {
        let point = Point { parameters, ..Point::default() };
        let at = if model.about.parameters.is_empty() { "" } else { " at the default parameters" };
        // A fault at the defaults is reported once, not for every data set.
        if !metric(model, &point, at, &model.origins.lagrangian, diagnostics) {
            return;
        }
    }
    for set in &model.about.data {
        let Some(point) = set.point() else { continue };
        let at = format!(" at the data set `{}`", set.name);
        if !finite(model, &point, set, diagnostics) {
            continue;
        }
        if !metric(model, &point, &at, &set.origin, diagnostics) {
            continue;
        }
        let mu = model.constraints_at(&point);
        for (i, row) in mu.iter().enumerate() {
            let products = row.iter().zip(&point.velocities).map(|(a, b)| a * b);
            let terms: Vec<f64> = products.chain([-point.evaluate(&model.constraint_rates[i])]).collect();
            let residual: f64 = terms.iter().sum();
            let scale: f64 = terms.iter().map(|t| t.abs()).sum();
            // If all terms are rounding residues of zero, they are not compared with one another.
            let largest = |list: &[f64]| list.iter().fold(0.0_f64, |size, x| size.max(x.abs()));
            let rounding = f64::EPSILON * largest(row) * largest(&point.velocities);
            if residual.is_nan() || residual.abs() > TOLERANCE * scale + rounding {
                let number = model.constraint_numbers[i];
                let message =
                    format!("the data set `{}` violates constraint {number}: its residual is {residual:e}", set.name);
                let help = "initial velocities must satisfy the constraints; `project: true` moves them there";
                diagnostics.push(Diagnostic::error(set.origin.clone(), message).help(help).see(Topic::Constraints));
            }
        }
        off_levels(model, set, &point, diagnostics);
        if dependent(&mu) {
            let message = format!("the constraints are not independent{at}");
            diagnostics.push(Diagnostic::error(set.origin.clone(), message).see(Topic::Rank));
        }
        if let FrameChoice::Declared(frame) = &model.frame
            && dependent(&point.evaluate_matrix(&frame.transpose()))
        {
            let message = format!("the columns of the frame are linearly dependent{at}");
            diagnostics.push(Diagnostic::error(set.origin.clone(), message).see(Topic::Frame));
        }
    }
}

/// Checks that the motion is finite at a data set: no logarithm of 0, no root of a negative number,
/// no division by a parameter that is 0.
fn finite(model: &Model, point: &Point, set: &DataSet, diagnostics: &mut Diagnostics) -> bool {
    let parts = [("the Lagrangian", model.lagrangian.declared_natural())].into_iter();
    let parts = parts.chain(model.written_constraints.iter().map(|tree| ("a constraint", tree)));
    let parts = parts.chain(model.forces.all.iter().map(|force| (force.kind.title, &force.tree)));
    let value = |tree: &Tree<Var>| tree.evaluate(&|var| point.value(var));
    let Some((what, value)) = parts.map(|(what, tree)| (what, value(tree))).find(|(_, value)| !value.is_finite())
    else {
        return true;
    };
    let value = if value.is_nan() { "not a number".to_owned() } else { value.to_string() };
    let message = format!("{what} is not finite at the data set `{}`: it is {value}", set.name);
    let help = "logarithms of 0, roots of negative numbers and divisions by 0 have no value; start elsewhere, or with other parameters";
    diagnostics.push(Diagnostic::error(set.origin.clone(), message).help(help));
    false
}

/// Reports holonomic constraints that do not hold to the same tolerance. The distance to a level φ
/// = 0 is |φ|/|∇φ|.
fn off_levels(model: &Model, set: &DataSet, point: &Point, diagnostics: &mut Diagnostics) {
    for level in &model.levels {
        let value = point.evaluate(&level.function);
        let slope = model.slopes_of(level)(point).into_iter().map(|x| x * x).sum::<f64>().sqrt();
        let size = point.coordinates.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
        let distance = value.abs() / slope;
        if distance.is_nan() || distance > TOLERANCE * size {
            let name = &set.name;
            let (message, help) = match set.projected_from {
                None => (
                    format!(
                        "the data set `{name}` violates a holonomic constraint: its value is {value:e}, {distance:e} away from 0"
                    ),
                    "initial coordinates must satisfy the holonomic constraints; `project: true` moves them there",
                ),
                Some(_) => (
                    format!(
                        "the data set `{name}` cannot be moved onto a holonomic constraint: its value stays {value:e}"
                    ),
                    "start from coordinates nearer to a point where it is 0, if there is one",
                ),
            };
            let error = Diagnostic::error(set.origin.clone(), message).label(level.origin.clone(), "this one");
            diagnostics.push(error.help(help));
        }
    }
}

/// Returns whether the rows are linearly dependent, up to roundoff.
fn dependent(rows: &[Vec<f64>]) -> bool {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum();
    let gram: Vec<Vec<f64>> = rows.iter().map(|a| rows.iter().map(|b| dot(a, b)).collect()).collect();
    let pairs = eigenpairs(&gram);
    // The Gram matrix squares the ratio of the rows' singular values.
    matches!((pairs.first(), pairs.last()), (Some((least, _)), Some((most, _))) if *least <= f64::EPSILON * most)
}

/// Returns whether the mass matrix is positive definite at the point.
fn metric(model: &Model, point: &Point, at: &str, origin: &Origin, diagnostics: &mut Diagnostics) -> bool {
    let g = model.mass_at(point);
    if g.iter().flatten().any(|x| !x.is_finite()) {
        diagnostics.push(Diagnostic::error(origin.clone(), format!("the mass matrix is not finite{at}")));
        return false;
    }
    let pairs = eigenpairs(&g);
    let largest = pairs.last().map_or(0.0, |p| p.0.abs());
    match pairs.first() {
        Some((smallest, vector)) if *smallest <= f64::EPSILON * largest => {
            let direction: Vec<String> = vector
                .iter()
                .zip(&model.about.velocities)
                .filter(|(x, _)| x.abs() > 1e-9)
                .map(|(x, v)| format!("{} = {x:.3}", v.name))
                .collect();
            let message = format!(
                "the mass matrix is not positive definite{at}: its smallest eigenvalue is {smallest:.3e}, along `{}`",
                direction.join(", ")
            );
            diagnostics.push(Diagnostic::error(origin.clone(), message));
            false
        }
        _ => true,
    }
}
