//! The law of the energy.

use super::{Law, Place, Point, Structure, without, worse};
use crate::Unchecked;
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::{Conserves, Properties};
use nonholonomic_exec::Precise;

/// The relative error below which a step in 256 bits conserves the energy: a quadrature of energy
/// differences is exact to roundoff.
const ENERGY: f64 = 1e-15;

impl Place<'_, '_> {
    /// Returns the energy less the carried work, and its gradient by the carried numbers.
    fn balance(&self, point: &Point) -> Result<Option<(Precise, Vec<f64>)>, Unchecked> {
        let Some(function) = self.program.function(Quantity::Energy) else { return Ok(None) };
        let mut seen = self.seen(function, point)?;
        let mut energy = seen.here[0];
        let mut gradient = Vec::new();
        for group in self.stepper.independent() {
            for &symbol in &group.symbols {
                let work = group.role == Role::Work;
                if work {
                    energy -= point[&symbol];
                }
                gradient.push(seen.slopes(symbol)?[0].to_f64() - if work { 1.0 } else { 0.0 });
            }
        }
        Ok(Some((energy, gradient)))
    }

    pub(super) fn energy(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        if properties.energy != Conserves::Exactly {
            return Ok(None);
        }
        let (before, after) = (self.balance(self.at)?, self.balance(&self.after())?);
        let (Some((old, expected)), Some((new, slopes))) = (before, after) else { return Ok(None) };
        if (new - old).to_f64().abs() > ENERGY * old.to_f64().abs().max(1.0) {
            return Ok(None);
        }
        let columns: Vec<(f64, f64)> = (0..expected.len()).map(|j| self.column(&slopes, j)).collect();
        let mut gain: Vec<f64> = columns.iter().zip(&expected).map(|((sum, _), expected)| sum - expected).collect();
        let (levels, across) = self.across()?;
        for normal in &across {
            without(&mut gain, normal);
        }
        let sizes = columns.iter().zip(&expected).map(|((_, size), expected)| size.max(expected.abs()).max(1.0));
        let error = gain.iter().zip(sizes).fold(0.0, |most, (gain, size)| worse(most, gain.abs() / size));
        let formula = match (levels, across.len()) {
            (_, 0) => "DE(z') A = DE(z)",
            (0, _) => "DE(z') A = DE(z) on c = 0",
            (levels, all) if levels == all => "DE(z') A = DE(z) on φ = 0",
            _ => "DE(z') A = DE(z) on φ = c = 0",
        };
        Ok(Some(Law { structure: Structure::Energy, formula: formula.to_owned(), density: 0.0, error }))
    }
}
