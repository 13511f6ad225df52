//! What must hold of the derived matrices, checked symbolically.

use super::Mechanics;
use super::linear::{apply, dot, product};
use crate::algebra::{Expr, Matrix};
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::Var;

/// Up to this many velocities products are multiplied out. Beyond, they follow from what is always checked:
/// P² = P from μ P = 0, as P = I − Q and Q = (…) μ; dℋ/dt = ∇ℋᵀ Π ∇ℋ = 0 from Π + Πᵀ = 0.
const MULTIPLIED_OUT: usize = 8;

impl Mechanics {
    /// The postconditions of what is always derived: μ X = 0, μ P = 0, P² = P, g P = Pᵀ g, Y X = I, G G⁻¹ = I.
    pub(super) fn check_matrices(&self) -> Result<(), Diagnostics> {
        let (model, p) = (&self.model, &self.projector_d);
        let mut failures = Failures::default();
        let mu = &model.constraint_matrix;
        failures.zero("mu X = 0", || product(mu, &self.frame));
        failures.zero("mu P = 0", || product(mu, p));
        let gp = product(&model.mass_matrix, p);
        failures.require("g P = P^T g", gp.is_symmetric());
        failures.zero("Y X = I", || &product(&self.components, &self.frame) - &Matrix::identity(model.m()));
        if model.k() <= MULTIPLIED_OUT {
            failures.zero("P^2 = P", || &product(p, p) - p);
            failures.zero("G G^-1 = I", || &product(&self.gram, &self.gram_inverse) - &Matrix::identity(model.m()));
        }
        failures.report(self)
    }

    /// The postconditions of the equations on D*: Π skew, μ w = 0 along the flow, dℋ/dt = 0 without inputs; and that the
    /// declared first integrals are that. All matrices these need are derived.
    ///
    /// # Errors
    /// An internal error that names what fails.
    pub fn check_equations(&self) -> Result<(), Diagnostics> {
        let mut failures = Failures::default();
        let pi = self.almost_poisson();
        failures.zero("Pi + Pi^T = 0", || pi + &pi.transpose());
        let w = self.velocity_of_rho();
        failures.vanish("mu w(rho) = 0", || apply(&self.model.constraint_matrix, w));
        if self.model.k() <= MULTIPLIED_OUT {
            failures.vanish("dH/dt = 0", || vec![dot(self.hamiltonian_gradient(), self.autonomous_field())]);
        }
        failures.report(self)
    }

    /// dI/dt along the motion without inputs, for every declared invariant I(q, w), as a function of (q, ρ) on D*.
    ///
    /// # Errors
    /// If an invariant cannot be restricted to D (it divides by something that vanishes there).
    pub fn invariant_rates(&self) -> Result<Vec<Expr>, crate::algebra::AlgebraError> {
        let w = self.velocity_of_rho();
        let on_d: Vec<(Var, Expr)> = w.iter().enumerate().map(|(i, e)| (Var::Velocity(i), e.clone())).collect();
        let field = self.autonomous_field();
        let state = self.state_variables();
        self.model
            .invariants
            .iter()
            .map(|invariant| {
                // The energy is the one that is declared most; that it is conserved has been checked.
                if (&invariant.expression - self.energy()).variables().iter().all(|v| matches!(v, Var::Parameter(_))) {
                    return Ok(Expr::zero());
                }
                let restricted = invariant.expression.substitute(&on_d)?;
                let gradient: Vec<Expr> = state.iter().map(|&var| restricted.derivative(var)).collect();
                Ok(dot(&gradient, field))
            })
            .collect()
    }
}

/// Conditions that fail.
#[derive(Default)]
struct Failures {
    list: Vec<&'static str>,
}

impl Failures {
    fn require(&mut self, condition: &'static str, holds: bool) {
        if !holds {
            self.list.push(condition);
        }
    }

    fn zero(&mut self, condition: &'static str, matrix: impl FnOnce() -> Matrix) {
        self.require(condition, matrix().is_zero());
    }

    fn vanish(&mut self, condition: &'static str, entries: impl FnOnce() -> Vec<Expr>) {
        self.require(condition, entries().iter().all(Expr::is_zero));
    }

    fn report(self, mechanics: &Mechanics) -> Result<(), Diagnostics> {
        if self.list.is_empty() {
            return Ok(());
        }
        let message = format!("internal error: the derived mechanics do not satisfy {}", self.list.join(", "));
        let help = "this is a defect of the generator, not of the declaration: please report it with the declaration";
        Err(Diagnostic::error(mechanics.model.origins.name.clone(), message).help(help).into())
    }
}
