//! Symbolic checks of the derived matrices.

use super::Mechanics;
use super::linear::{apply, dot, product};
use crate::algebra::{AlgebraError, Expr, Matrix};
use crate::cost::derivation::MULTIPLIED_OUT;
use crate::model::{LevelSet, Model};
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::Var;

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
    pub fn check_equations(&self) -> Result<(), Diagnostics> {
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

    /// Checks the postconditions of the [extension](Mechanics::extension): ∂H̃/∂p is the velocity
    /// in D; H̃ and every J_α are first integrals on all of T*Q; on {J = 0} the extended flow is
    /// the constrained one.
    ///
    /// Up to eight velocities these are identities of functions. For more, both sides are evaluated
    /// exactly at random integers (for parameters too). There a nonzero rational function vanishes
    /// with a probability of at most its degree, about twenty, over the 8192 values of the range;
    /// at two points, with less than 1e-5.
    ///
    /// # Errors
    /// An internal error that names the failed conditions.
    pub fn check_extension(&self) -> Result<(), Diagnostics> {
        let mut failures = Failures::of(&self.model);
        let places = if self.model.k() <= MULTIPLIED_OUT {
            vec![Place::everywhere()]
        } else {
            // Declared functions are not real at every point, so there are more candidates than
            // needed.
            (1..=16).map(|seed| Place::random(self, seed)).collect()
        };
        let results = places.iter().map(|place| self.check_extension_at(place));
        for failed in results.filter_map(Result::ok).take(2) {
            failures.list.extend(failed.list);
        }
        failures.report(self)
    }

    /// Returns the failures at a place, and an error if an expression has no value there.
    fn check_extension_at(&self, place: &Place) -> Result<Failures, AlgebraError> {
        let mut failures = Failures::of(&self.model);
        let x = self.extension();
        let (n, k) = (self.model.n(), self.model.k());
        let variables: Vec<Var> = (0..n).map(Var::Coordinate).chain((0..k).map(Var::Momentum)).collect();
        let field = place.of(&x.field)?;
        let gradient = |e: &Expr| -> Result<Vec<Expr>, AlgebraError> {
            variables.iter().map(|&var| place.at(&e.derivative(var))).collect()
        };
        let slope = gradient(&x.hamiltonian)?;
        let velocity = place.of(&x.velocity)?;
        failures.vanish("dH~/dp = P g^-1 p", || slope[n..].iter().zip(&velocity).map(|(a, b)| a - b).collect());
        failures.vanish("dH~/dt = 0 on T*Q", || vec![dot(&slope, &field)]);
        // J = ψ/√d is constant where 2 d ψ̇ = ψ ḋ.
        let mut excess = Vec::new();
        for (psi, d) in x.momenta.iter().zip(&x.squares) {
            let (psi_rate, d_rate) = (dot(&gradient(psi)?, &field), dot(&gradient(d)?, &field));
            excess.push(Expr::integer(2) * place.at(d)? * psi_rate - place.at(psi)? * d_rate);
        }
        failures.vanish("dJ/dt = 0 on T*Q", || excess);
        // On {J = 0}, which the flow does not leave, p is a function of (q, ρ). The remaining
        // condition is that ρ = Xᵀ p moves as on D*. In terms of v = G⁻¹ ρ (under the names of ρ),
        // p = g X v and ρ = G v have no denominators.
        let frame = self.frame();
        let v = self.rho_variables();
        let on_d =
            place.with(Var::Momentum, &place.of(&apply(&product(self.model.lagrangian.mass_matrix(), frame), &v))?);
        let in_v = place.with(Var::Rho, &place.of(&apply(self.restricted_metric(), &v))?);
        // As functions, the rates of ρ are shorter before the substitution of p: the reaction has
        // cancelled.
        let first = if place.values.is_empty() { place } else { &on_d };
        let field = first.of(&x.field)?;
        let mut rates = field[..n].to_vec();
        let mut rho_rates = apply(&first.of_matrix(frame)?.transpose(), &field[n..]);
        let p = first.of(&self.momentum_variables())?;
        for (i, rate) in rates.iter().enumerate() {
            let turned = apply(&first.of_matrix(&frame.derivative(Var::Coordinate(i)))?.transpose(), &p);
            rho_rates = rho_rates.iter().zip(&turned).map(|(a, b)| a + rate * b).collect();
        }
        rates.extend(rho_rates);
        let (rates, expected) = (on_d.of(&rates)?, in_v.of(self.autonomous_field())?);
        failures.vanish("the extended field on {J = 0} is the constrained one", || {
            rates.iter().zip(&expected).map(|(a, b)| a - b).collect()
        });
        Ok(failures)
    }

    /// Returns dI/dt along the motion without inputs for every declared invariant I(q, w), as a
    /// function of (q, ρ) on D*: 0 if it vanishes for rotations.
    ///
    /// # Errors
    /// If an invariant cannot be restricted to D because it divides by an expression that vanishes
    /// there.
    pub fn invariant_rates(&self) -> Result<Vec<Expr>, AlgebraError> {
        let w = self.velocity_of_rho();
        let on_d: Vec<(Var, Expr)> = w.iter().enumerate().map(|(i, e)| (Var::Velocity(i), e.clone())).collect();
        let field = self.autonomous_field();
        let (state, mut set) = (self.state_variables(), self.model.level_set());
        self.model
            .invariants
            .iter()
            .map(|invariant| {
                // The energy is the invariant declared most often; its conservation has been
                // checked.
                if self.is_energy(&invariant.expression) {
                    return Ok(Expr::zero());
                }
                let restricted = invariant.expression.substitute(&on_d)?;
                let gradient: Vec<Expr> = state.iter().map(|&var| restricted.derivative(var)).collect();
                let rate = dot(&gradient, field);
                Ok(if set.vanish([&rate]) { Expr::zero() } else { rate })
            })
            .collect()
    }
}

/// Place where identities are checked: values for some variables. Control inputs are 0.
#[derive(Clone)]
struct Place {
    values: Vec<(Var, Expr)>,
}

impl Place {
    /// Returns the place that leaves all variables free.
    fn everywhere() -> Place {
        Place { values: Vec::new() }
    }

    /// Returns a random point of (q, p, ρ) with integers between −4096 and 4096, and positive
    /// parameters.
    fn random(mechanics: &Mechanics, seed: u64) -> Place {
        let model = &mechanics.model;
        let mut state = seed;
        // Knuth's multiplicative generator (MMIX); the leading bits are the random ones.
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            i64::try_from(state >> 48).unwrap_or(1)
        };
        let mut number = |sign: bool| {
            let size = next() % 4096 + 1;
            Expr::integer(if sign && next() % 2 == 0 { -size } else { size })
        };
        let mut values: Vec<(Var, Expr)> = Vec::new();
        values.extend((0..model.about.parameters.len()).map(|i| (Var::Parameter(i), number(false))));
        values.extend((0..model.n()).map(|i| (Var::Coordinate(i), number(true))));
        values.extend((0..model.k()).map(|i| (Var::Momentum(i), number(true))));
        values.extend((0..model.m()).map(|i| (Var::Rho(i), number(true))));
        Place { values }
    }

    /// Replaces the values of some variables.
    fn with(&self, var: fn(usize) -> Var, values: &[Expr]) -> Place {
        let new: Vec<(Var, Expr)> = values.iter().enumerate().map(|(i, e)| (var(i), e.clone())).collect();
        let kept = self.values.iter().filter(|(v, _)| new.iter().all(|(w, _)| v != w)).cloned();
        Place { values: new.iter().cloned().chain(kept).collect() }
    }

    /// Returns the value at the place.
    fn at(&self, expression: &Expr) -> Result<Expr, AlgebraError> {
        let inputs = expression.variables().into_iter().filter(|v| matches!(v, Var::Input(_)));
        let values: Vec<(Var, Expr)> = self.values.iter().cloned().chain(inputs.map(|v| (v, Expr::zero()))).collect();
        expression.substitute(&values)
    }

    fn of(&self, expressions: &[Expr]) -> Result<Vec<Expr>, AlgebraError> {
        expressions.iter().map(|e| self.at(e)).collect()
    }

    fn of_matrix(&self, matrix: &Matrix) -> Result<Matrix, AlgebraError> {
        Ok(Matrix::new(matrix.rows(), matrix.cols(), self.of(matrix.entries())?))
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
