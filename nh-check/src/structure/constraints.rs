//! The law of the constraints.

use super::{Law, Place, SINGULAR, Structure, dot, without, worse};
use crate::Unchecked;
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::program::{Function, Role};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::{Conserves, Properties};
use nonholonomic_exec::Precise;
use num_traits::Zero;

impl Place<'_, '_> {
    /// Returns an orthonormal basis, before the step, of the directions across the level set of the
    /// holonomic constraints, and their number. If the velocities are carried, the basis continues
    /// with the directions across constraints that prescribe a velocity: a step moves these onto
    /// the constraints, and that changes the energy if they are not linear.
    pub(super) fn across(&self) -> Result<(usize, Vec<Vec<f64>>), Unchecked> {
        let (mut basis, mut levels): (Vec<Vec<f64>>, usize) = (Vec::new(), 0);
        let constraint = self.constraint().filter(|_| !self.roles().contains(&Role::ReducedMomenta));
        let constraint = match constraint {
            Some(function) if self.prescribes(function)? => Some(function),
            _ => None,
        };
        for function in [self.program.function(Quantity::Holonomic), constraint].into_iter().flatten() {
            let by = self.slopes(function, self.at)?;
            for row in 0..function.output.values.len() {
                let mut normal: Vec<f64> = by.iter().map(|slopes| slopes[row].to_f64()).collect();
                let whole = dot(&normal, &normal).sqrt();
                basis.iter().for_each(|other| without(&mut normal, other));
                let length = dot(&normal, &normal).sqrt();
                // The rate of a level is among the constraints.
                if length > SINGULAR * whole {
                    normal.iter_mut().for_each(|x| *x /= length);
                    basis.push(normal);
                }
            }
            levels = if function.quantity == Quantity::Holonomic { basis.len() } else { levels };
        }
        Ok((levels, basis))
    }

    /// Returns whether the constraints prescribe a velocity, so that a system at rest violates
    /// them.
    fn prescribes(&self, function: &Function) -> Result<bool, Unchecked> {
        let mut seen = self.seen(function, self.at)?;
        let velocities = function.inputs.iter().filter(|input| input.role == Role::Velocity);
        let rest: Vec<(Symbol, Precise)> =
            velocities.flat_map(|input| input.symbols.iter().map(|&w| (w, Precise::zero()))).collect();
        Ok(seen.at_with(self.at, &rest)?.iter().any(|slip| !slip.is_zero()))
    }

    /// Returns Σ gᵢ Aᵢⱼ, and the sum of the magnitudes.
    pub(super) fn column(&self, slopes: &[f64], j: usize) -> (f64, f64) {
        let terms = slopes.iter().enumerate().map(|(i, slope)| slope * self.a[i * slopes.len() + j]);
        terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term: f64| (sum + term, size + term.abs()))
    }

    pub(super) fn constraints(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        let (Some(function), Conserves::Exactly) = (self.constraint(), properties.constraint) else { return Ok(None) };
        let by = self.slopes(function, &self.after())?;
        let mut error = 0.0;
        for row in 0..function.output.values.len() {
            let slopes: Vec<f64> = by.iter().map(|slopes| slopes[row].to_f64()).collect();
            for j in 0..slopes.len() {
                let (sum, size) = self.column(&slopes, j);
                error = worse(error, sum.abs() / size.max(1.0));
            }
        }
        Ok(Some(Law { structure: Structure::Constraints, formula: "Dc(z') A = 0".to_owned(), density: 0.0, error }))
    }
}
