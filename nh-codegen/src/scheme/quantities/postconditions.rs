//! Postconditions of the mechanics, decided exactly at random points of finite fields: the same for
//! [composed](super::derive) quantities and for normal forms.
//!
//! **Source** [`crate::ir::exact`] derives the miss probability of each, below 1e-30.

use super::Context;
use super::cotangent::Cotangent;
use super::kernel::Peeled;
use crate::algebra::{AlgebraError, Expr, Matrix, attempt};
use crate::cost::derivation::EFFORT_OF_MECHANICS;
use crate::ir::exact::Verdict;
use crate::ir::graph::Value;
use crate::mechanics::FRAME_HELP;
use crate::model::{Chart, FrameChoice, Invariant, rotations_by_parameters};
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::{Tree, Var};

impl Context<'_> {
    /// Checks the quantities and reports notable findings: constraints that are holonomic, places
    /// where the frame or the constraints degenerate, declared invariants that are not conserved, and
    /// conditions that could not be decided.
    ///
    /// # Errors
    /// A metric or constraints that are singular everywhere; an internal error that names a condition that fails.
    pub fn check(&mut self) -> Result<Diagnostics, Diagnostics> {
        let mut notes = Diagnostics::new();
        self.check_ranks()?;
        let mut failed = Vec::new();
        for (condition, values) in self.conditions() {
            match self.vanish(&values) {
                Verdict::Vanishes { .. } => {}
                Verdict::Differs => failed.push(condition),
                Verdict::Undecided { why } => {
                    let message = format!("`{condition}` was not checked: {why}");
                    notes.push(Diagnostic::note(self.mechanics.model().origins.name.clone(), message));
                }
            }
        }
        let model = self.mechanics.model();
        self.mechanics.report(&failed)?;
        let beyond = self.brackets_beyond_constraints();
        // Constraints that are declared as holonomic need no note.
        if model.levels.iter().filter(|level| level.row.is_some()).count() < model.r()
            && self.vanish(&beyond).vanishes()
        {
            let message = "these constraints are holonomic (D is involutive)";
            notes.push(Diagnostic::note(model.origins.constraints.clone(), message));
        }
        notes.extend(self.degeneracies());
        let (rates, everywhere) = self.invariant_rates();
        for (invariant, rate) in model.invariants.iter().zip(rates) {
            match self.graph.vanish(&[rate]) {
                Verdict::Vanishes { .. } => {}
                Verdict::Differs => notes.push(self.not_conserved(invariant, everywhere)?),
                Verdict::Undecided { .. } => notes.list.extend(self.undecided(invariant)?),
            }
        }
        Ok(notes)
    }

    /// Returns a note on an invariant that is not conserved, with its rate if that is small.
    ///
    /// # Errors
    /// If it is the moving energy of a symmetry.
    fn not_conserved(&self, invariant: &Invariant, everywhere: bool) -> Result<Diagnostic, Diagnostics> {
        let (model, name) = (self.mechanics.model(), &invariant.name);
        if model.symmetry.as_ref().is_some_and(|symmetry| symmetry.origin == invariant.origin) {
            let message =
                "the moving energy of this symmetry is not conserved: L changes along it, or forces act on it";
            return Err(Diagnostic::error(invariant.origin.clone(), message).into());
        }
        if !everywhere {
            let message =
                format!("`{name}` is not conserved off the holonomic constraints; on them it was not checked");
            return Ok(Diagnostic::note(invariant.origin.clone(), message));
        }
        let rate = self.small_rate(invariant).and_then(Result::ok);
        let rate = rate.map_or_else(String::new, |rate| format!(": its rate is `{}`", model.show(&rate)));
        Ok(Diagnostic::warning(invariant.origin.clone(), format!("`{name}` is not conserved{rate}")))
    }

    /// Returns a note on an invariant about which random points do not decide, if its normal form
    /// does: it is not conserved, or has no value on D.
    ///
    /// # Errors
    /// Those of [`Context::not_conserved`].
    fn undecided(&self, invariant: &Invariant) -> Result<Option<Diagnostic>, Diagnostics> {
        let model = self.mechanics.model();
        match self.small_rate(invariant) {
            Some(Ok(rate)) if !model.level_set().vanish([&rate]) => self.not_conserved(invariant, true).map(Some),
            Some(Err(error)) => {
                let error = error.describe(&|variable| model.variable_name(*variable));
                let message = format!("`{}` on D: {error}", invariant.name);
                Ok(Some(Diagnostic::warning(invariant.origin.clone(), message)))
            }
            _ => Ok(None),
        }
    }

    /// Returns the rate of an invariant in normal form, if that is small, or the error where it has
    /// none.
    fn small_rate(&self, invariant: &Invariant) -> Option<Result<Expr, AlgebraError>> {
        let rate = || self.mechanics.invariant_rate(&invariant.expression);
        if self.composes() { None } else { attempt(EFFORT_OF_MECHANICS, rate) }
    }

    /// Returns the violation of the constraints by brackets of fields that satisfy them. For linear
    /// constraints independent of the time it is μ [X_a, X_b]. For others it is −dθ(Y_a, Y_b) of
    /// the fields (X_a, 0) and (w₀, 1) on space and time, with θ = (μ, −b).
    fn brackets_beyond_constraints(&mut self) -> Vec<Value> {
        let model = self.mechanics.model();
        if !model.is_affine() && !model.constraint_matrix.entries().iter().any(|entry| entry.depends_on(Var::Time)) {
            let mu = self.constraint_matrix();
            return self.brackets().iter().flat_map(|(_, bracket)| mu.mul_vector(&mut self.graph, bracket)).collect();
        }
        let (frame, mut drift) = (self.frame(), self.drift());
        let (zero, one) = (self.graph.zero(), self.graph.one());
        let mut fields: Vec<Vec<Value>> = (0..frame.columns()).map(|a| frame.column(a)).collect();
        fields.iter_mut().for_each(|field| field.push(zero));
        drift.push(one);
        fields.push(drift);
        let mut beyond = Vec::new();
        for curl in model.constraint_curls() {
            let curl: Vec<_> = curl.iter().map(|(place, entry)| (*place, self.lower(entry))).collect();
            for (b, y) in fields.iter().enumerate() {
                for x in &fields[..b] {
                    let mut sum = zero;
                    for &((i, j), entry) in &curl {
                        let (first, second) = (self.graph.mul(x[i], y[j]), self.graph.mul(x[j], y[i]));
                        let area = self.graph.sub(first, second);
                        let term = self.graph.mul(entry, area);
                        sum = self.graph.add(sum, term);
                    }
                    beyond.push(sum);
                }
            }
        }
        beyond
    }

    /// Reports places where the core of the constraints and its kernel degenerate; the definitions
    /// of peeled velocities never do.
    fn degeneracies(&mut self) -> Diagnostics {
        if !self.composes() {
            let (mechanics, is_reached) = (self.mechanics, |locus: &Tree<Var>| self.may_vanish(locus));
            let found = || mechanics.degeneracies(mechanics.constraint_matrix(), mechanics.frame(), is_reached);
            return attempt(EFFORT_OF_MECHANICS, found).unwrap_or_default();
        }
        self.frame();
        let (mechanics, model) = (self.mechanics, self.mechanics.model());
        let peeled = Peeled::of(model);
        if peeled.rows.is_empty() || matches!(model.frame, FrameChoice::Declared(_)) {
            return Diagnostics::new();
        }
        let core = peeled.core(model);
        let Some(elimination) = &self.memo.known.elimination else {
            let kernel = mechanics.small(|_| core.kernel());
            let kernel =
                kernel.map(|columns| Matrix::from_fn(core.cols(), columns.len(), |i, a| columns[a][i].clone()));
            let Some(kernel) = kernel else { return Diagnostics::new() };
            return mechanics.degeneracies(&core, &kernel, |locus| self.may_vanish(locus));
        };
        let name = |column: usize| format!("`{}`", model.about.velocities[peeled.columns[column]].name);
        let solved: Vec<String> = elimination.columns().map(name).collect();
        let message = format!(
            "the derived frame solves constraints for {}; it is not defined where their coefficients are singular",
            solved.join(", ")
        );
        Diagnostic::note(model.origins.constraints.clone(), message).help(FRAME_HELP).into()
    }

    /// Checks the extension of the motion to T*Q: ∂H̃/∂p is the velocity in D, and H̃ and J are first
    /// integrals of the field; on {J = 0}, at p = g X v, ρ = Xᵀ p moves as on D*.
    ///
    /// # Errors
    /// An internal error that names a condition that fails.
    pub fn check_extension(&mut self) -> Result<(), Diagnostics> {
        let k = self.symbols.p.len();
        let (energy, momenta, along, field) = self.write(|s| {
            let extension = Cotangent::new(s);
            let (energy, momenta) = (extension.hamiltonian(), extension.constraint_momenta());
            let slip = energy.gradient(s.p()) - extension.along;
            let field = extension.extended_field(s.zeros(k));
            (energy.value(), momenta.values().to_vec(), slip.values().to_vec(), field.values().to_vec())
        });
        let variables: Vec<_> = self.symbols.q.iter().chain(&self.symbols.p).copied().collect();
        let mut conditions = vec![("dH~/dp = P g^-1 p", along)];
        for (condition, integrals) in [("dH~/dt = 0 on T*Q", vec![energy]), ("dJ/dt = 0 on T*Q", momenta)] {
            conditions.push((condition, self.graph.rates(&integrals, &variables, &field)));
        }
        conditions.push(("the extended field on {J = 0} is the constrained one", self.excess_on_d(&field)));
        let failed: Vec<&str> = conditions
            .iter()
            .filter(|(_, values)| self.vanish(values) == Verdict::Differs)
            .map(|(condition, _)| *condition)
            .collect();
        self.mechanics.report(&failed)
    }

    /// Returns (q̇, d/dt Xᵀ p) of a field on T*Q at p = g X G⁻¹ ρ without the field on D*.
    fn excess_on_d(&mut self, field: &[Value]) -> Vec<Value> {
        let (frame, momenta) = (self.frame(), self.momenta_of_rho());
        let (q, symbols) = (self.symbols.q.clone(), self.symbols.p.clone());
        let p = self.graph.read_all(&symbols);
        let rho = frame.transpose_mul_vector(&mut self.graph, &p);
        let variables: Vec<_> = q.iter().chain(&symbols).copied().collect();
        let mut rates = field[..q.len()].to_vec();
        rates.extend(self.graph.rates(&rho, &variables, field));
        let rates = self.at(&rates, &super::Point::new().with(&symbols, &momenta));
        let expected = self.autonomous_field();
        self.graph.vec_sub(&rates, &expected)
    }

    /// Returns whether an expression that is not identically 0 may vanish on the rotation matrices and
    /// the holonomic constraints: unless it is constant there.
    fn may_vanish(&mut self, expression: &Tree<Var>) -> bool {
        let value = self.lower_tree(expression);
        let (here, _) = self.on_level_set(&[value]);
        let q = self.symbols.q.clone();
        let slopes = self.graph.gradient(here[0], &q);
        !self.graph.vanish(&slopes).vanishes()
    }

    fn check_ranks(&mut self) -> Result<(), Diagnostics> {
        let model = self.mechanics.model();
        let (g, mu, metric) = (self.mass_matrix(), self.constraint_matrix(), self.restricted_metric());
        let lacks = |rank: Option<usize>, full: usize| rank.is_some_and(|rank| rank < full);
        let mut errors = Diagnostics::new();
        if lacks(self.graph.generic_rank(&g), model.k()) {
            let message = "the mass matrix is singular: there is a velocity that the kinetic energy does not depend on";
            errors.push(Diagnostic::error(model.origins.lagrangian.clone(), message));
        }
        if lacks(self.graph.generic_rank(&mu), model.r()) {
            let message = "the constraints are not independent: one is a linear combination of the others";
            errors.push(Diagnostic::error(model.origins.constraints.clone(), message));
        }
        errors.propagate()?;
        if lacks(self.graph.generic_rank(&metric), model.m()) {
            let message = "the mass matrix is not positive definite: X^T g X is singular";
            errors.push(Diagnostic::error(model.origins.lagrangian.clone(), message));
        }
        errors.propagate()
    }

    /// Returns the conditions μ X = 0, Xᵀ g w = ρ, Q² = Q, μ P = 0, μ w = b, and dℋ/dt = 0 without
    /// inputs, forces and drift. Π is skew by construction.
    fn conditions(&mut self) -> Vec<(&'static str, Vec<Value>)> {
        let (mu, frame) = (self.constraint_matrix(), self.frame());
        let kernel = mu.mul(&mut self.graph, &frame).values().to_vec();
        let momenta = self.momenta_of_rho();
        let back = frame.transpose_mul_vector(&mut self.graph, &momenta);
        let rho = self.graph.read_all(&self.symbols.rho.clone());
        let back = self.graph.vec_sub(&back, &rho);
        let (onto_d, across) = (self.projector_d(), self.projector_perp());
        let twice = across.mul(&mut self.graph, &across);
        let idempotent = twice.sub(&mut self.graph, &across).values().to_vec();
        let tangent = mu.mul(&mut self.graph, &onto_d).values().to_vec();
        let (gradient, field, drift) = (self.hamiltonian_gradient(), self.autonomous_field(), self.drift_field());
        let drift = self.at_frame_velocity(&drift);
        let field = self.graph.vec_sub(&field, &drift);
        let power = self.graph.dot(&gradient, &field);
        let velocity = self.velocity_of_rho();
        let residual = self.constraint_residual();
        let place = super::Point::new().with(&self.symbols.w.clone(), &velocity);
        let slip = self.at(&residual, &place);
        vec![
            ("mu X = 0", kernel),
            ("X^T g w(rho) = rho", back),
            ("Q^2 = Q", idempotent),
            ("mu P = 0", tangent),
            ("mu w(rho) = b", slip),
            ("dH/dt = 0", vec![power]),
        ]
    }

    /// Returns dI/dt along the motion on D* without inputs, but with forces, for every declared
    /// invariant I(t, q, w).
    fn invariant_rates(&mut self) -> (Vec<Value>, bool) {
        let invariants = self.invariants();
        self.rates_on_d(&invariants)
    }

    /// Decides exactly, for each of these functions of (t, q, w), whether it is a first integral of
    /// the motion without inputs. Undecided functions count as none.
    pub fn conserves(&mut self, functions: &[Expr]) -> Vec<bool> {
        let functions: Vec<Value> = functions.iter().map(|function| self.lower(function)).collect();
        let (rates, _) = self.rates_on_d(&functions);
        rates.into_iter().map(|rate| self.graph.vanish(&[rate]).vanishes()).collect()
    }

    /// Returns whether a function of (q, ρ) is constant along the motion without inputs and forces,
    /// even off the rotation matrices. Without rotations and holonomic constraints, the check of
    /// the model holds everywhere.
    pub(in crate::scheme) fn is_kept_everywhere(&mut self, function: Value) -> bool {
        let model = self.mechanics.model();
        if model.about.groups.is_empty() && model.levels.is_empty() {
            return true;
        }
        let (field, zeta) =
            (self.autonomous_field(), self.symbols.q.iter().chain(&self.symbols.rho).copied().collect::<Vec<_>>());
        let rates = self.graph.rates(&[function], &zeta, &field);
        self.graph.vanish(&rates).vanishes()
    }

    /// Returns the rates of functions of (t, q, w) along the motion on D* without inputs, and
    /// whether they are the rates on the holonomic constraints.
    fn rates_on_d(&mut self, functions: &[Value]) -> (Vec<Value>, bool) {
        let w = self.velocity_of_rho();
        let place = super::Point::new().with(&self.symbols.w.clone(), &w);
        let restricted = self.at(functions, &place);
        let (mut field, u, zero) = (self.vector_field(), self.symbols.u.clone(), self.graph.zero());
        field = self.at(&field, &super::Point::new().with(&u, &vec![zero; u.len()]));
        let (zeta, one) =
            (self.symbols.q.iter().chain(&self.symbols.rho).chain([&self.symbols.t]).copied(), self.graph.one());
        field.push(one);
        let rates = self.graph.rates(&restricted, &zeta.collect::<Vec<_>>(), &field);
        self.on_level_set(&rates)
    }

    /// Returns functions of q restricted to rotation matrices and holonomic constraints, and
    /// whether every such constraint was solved for a coordinate.
    fn on_level_set(&mut self, values: &[Value]) -> (Vec<Value>, bool) {
        if self.memo.level_chart.is_none() {
            let groups = &self.mechanics.model().about.groups;
            let mut rotations = Vec::new();
            for (variable, entry) in rotations_by_parameters(groups) {
                let Var::Coordinate(i) = variable else { continue };
                rotations.push((self.symbols.q[i], self.lower(&entry)));
            }
            let levels = self.level_functions();
            self.memo.level_chart = Some(Chart::new(&mut self.graph, &self.symbols.q, groups, rotations, &levels));
        }
        let Some(chart) = &self.memo.level_chart else { return (values.to_vec(), true) };
        (chart.at(&mut self.graph, values), chart.is_whole())
    }

    /// Decides whether values vanish everywhere, or else on the rotation matrices and the holonomic
    /// constraints.
    fn vanish(&mut self, values: &[Value]) -> Verdict {
        match self.graph.vanish(values) {
            Verdict::Differs => {
                let (values, whole) = self.on_level_set(values);
                match self.graph.vanish(&values) {
                    Verdict::Differs if !whole => {
                        Verdict::Undecided { why: "a holonomic constraint was not solved".into() }
                    }
                    verdict => verdict,
                }
            }
            verdict => verdict,
        }
    }
}
