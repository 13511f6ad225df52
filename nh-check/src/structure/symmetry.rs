//! The law of symmetry: the step back undoes a step.

use super::seen::DELTA;
use super::{KEPT, Law, Place, SINGULAR, Structure, moved, worse};
use crate::Unchecked;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::scheme::{Conserves, Properties};
use nonholonomic_exec::{Formula, Precise, given};
use num_traits::Zero;

impl Place<'_, '_> {
    /// Checks the step back, in 256 bits, along A times two directions δ. For methods that carry
    /// velocities and satisfy the constraints, A(−h) A(h) maps directions along the constraints to
    /// themselves, and others to such directions. Therefore δ is the image of a direction under a
    /// first application.
    pub(super) fn symmetry(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        if !properties.symmetric {
            return Ok(None);
        }
        let projects = properties.constraint == Conserves::Exactly && !self.roles().contains(&Role::ReducedMomenta);
        let carried = self.carried();
        let mut point = self.after();
        point.insert(self.stepper.step_size, -self.here(self.stepper.step_size));
        let back = Formula::of_whole_step(self.plan, self.planned);
        let mut back = back.map_err(Unchecked::TooLarge)?;
        let (there, timed) = (back.at(given(&point))?, self.timed());
        back.stay();
        // Numbers of a run are on the constraints up to their roundings.
        let kept = if projects { 1e-13 } else { KEPT };
        let returns = carried.iter().zip(&there).zip(&timed).all(|((&symbol, z), timed)| {
            let old = self.here(symbol);
            *timed || (*z - old).to_f64().abs() <= kept * old.to_f64().abs().max(1.0)
        });
        if !returns {
            return Ok(None);
        }
        let (n, delta, zero) = (carried.len(), Precise::new(DELTA), Precise::zero());
        // A reflection, such as that of `leapfrog`, maps other directions to directions that are
        // not along the constraints either: A is then regular.
        if projects && self.constraint().is_some() && self.found_determinant().to_f64().abs() > SINGULAR {
            return Ok(None);
        }
        let mut again = |along: &[Precise]| -> Result<Vec<Precise>, Unchecked> {
            // A δ is an exact sum, so that its roundings do not count as errors of A.
            let there_moved = (0..n).filter(|&i| !timed[i]).map(|i| {
                let terms = along.iter().enumerate().map(|(j, &along)| Precise::new(self.a[i * n + j]) * along);
                (carried[i], self.new[i] + terms.fold(zero, |sum, term| sum + term) * delta)
            });
            let new = back.at(given(&moved(&point, there_moved)))?;
            let slopes = new.into_iter().zip(&there).map(|(new, &old)| (new - old) / delta);
            Ok(slopes.zip(&timed).map(|(slope, timed)| if *timed { zero } else { slope }).collect())
        };
        let largest = self.a.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
        let mut error = 0.0;
        let directions: [fn(f64) -> f64; 2] = [|i| 0.9 - 0.37 * (i * 1.7).sin(), |i| 0.8 * (i * 2.3 + 1.0).cos()];
        for direction in directions {
            let along = (0..n).map(|i| if timed[i] { zero } else { Precise::new(direction(i as f64)) });
            let mut along: Vec<Precise> = along.collect();
            if projects {
                along = again(&along)?;
            }
            let off = again(&along)?.into_iter().zip(&along).map(|(x, &along)| (x - along).to_f64().abs());
            error = off.fold(error, |most, off| worse(most, off / (largest * largest)));
        }
        let formula = if projects { "A(−h) A(h) = 1 on D" } else { "A(−h) A(h) = 1" };
        Ok(Some(Law { structure: Structure::Symmetry, formula: formula.to_owned(), density: 0.0, error }))
    }
}
