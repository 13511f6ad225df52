//! Identities of the matrices in normal form, multiplied out. The effort that they take decides
//! whether normal forms are small.

use super::Mechanics;
use super::linear::{apply, dot, product};
use crate::algebra::{Expr, Matrix};
use crate::cost::derivation::MULTIPLIED_OUT;
use crate::model::{LevelSet, Model};
use crate::origin::{Diagnostic, Diagnostics};

impl Mechanics {
    /// Reports failed conditions as an internal error.
    pub(crate) fn report(&self, failed: &[&str]) -> Result<(), Diagnostics> {
        if failed.is_empty() {
            return Ok(());
        }
        let message = format!("internal error: the derived mechanics do not satisfy {}", failed.join(", "));
        let help = "this is a defect of the generator, not of the declaration: please report it with the declaration";
        Err(Diagnostic::error(self.model.origins.name.clone(), message).help(help).into())
    }

    /// Checks the postconditions of the quantities that are always derived: μ X = 0, μ P = 0, P² =
    /// P, g P = Pᵀ g, Y X = I, G G⁻¹ = I.
    pub(super) fn check_matrices(&self) -> Result<(), Diagnostics> {
        let (model, p) = (&self.model, self.projector_d());
        let mut failures = Failures::of(model);
        let mu = &model.constraint_matrix;
        failures.zero("mu X = 0", || product(mu, self.frame()));
        failures.zero("mu P = 0", || product(mu, p));
        let gp = product(model.lagrangian.mass_matrix(), p);
        failures.require("g P = P^T g", gp.is_symmetric());
        failures.zero("Y X = I", || &product(self.frame_components(), self.frame()) - &Matrix::identity(model.m()));
        if model.k() <= MULTIPLIED_OUT {
            failures.zero("P^2 = P", || &product(p, p) - p);
            failures.zero("G G^-1 = I", || {
                &product(self.restricted_metric(), self.restricted_metric_inverse()) - &Matrix::identity(model.m())
            });
        }
        failures.report(self)
    }

    /// Checks the postconditions of the equations on D*: Π skew, μ w = 0 along the flow, dℋ/dt = 0
    /// without inputs, and the conservation of the declared first integrals. It derives all
    /// matrices that these need.
    ///
    /// # Errors
    /// An internal error that names the failed conditions.
    pub(super) fn check_equations(&self) -> Result<(), Diagnostics> {
        let mut failures = Failures::of(&self.model);
        let pi = self.almost_poisson();
        failures.zero("Pi + Pi^T = 0", || pi + &pi.transpose());
        let w = self.velocity_of_rho();
        failures.vanish("mu w(rho) = 0", || apply(&self.model.constraint_matrix, w));
        if self.model.k() <= MULTIPLIED_OUT {
            failures.vanish("dH/dt = 0", || vec![dot(self.hamiltonian_gradient(), self.autonomous_field())]);
        }
        failures.report(self)
    }
}

/// Conditions that fail on the rotation matrices.
struct Failures {
    set: LevelSet,
    list: Vec<&'static str>,
}

impl Failures {
    fn of(model: &Model) -> Self {
        Failures { set: model.level_set(), list: Vec::new() }
    }

    fn require(&mut self, condition: &'static str, holds: bool) {
        if !holds {
            self.list.push(condition);
        }
    }

    fn zero(&mut self, condition: &'static str, matrix: impl FnOnce() -> Matrix) {
        self.vanish(condition, || matrix().entries().to_vec());
    }

    fn vanish(&mut self, condition: &'static str, entries: impl FnOnce() -> Vec<Expr>) {
        let holds = self.set.vanish(&entries());
        self.require(condition, holds);
    }

    fn report(self, mechanics: &Mechanics) -> Result<(), Diagnostics> {
        mechanics.report(&self.list)
    }
}
