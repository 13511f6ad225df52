//! From the declaration to the matrices of nonholonomic mechanics, each derived once.
//!
//! All formulas hold for quasi-velocities w with anchor E and brackets c; coordinates are the case
//! E = I, c = 0. Quantities that all methods need are derived at once, the rest (Christoffel
//! symbols, multipliers, Jacobians, …) on first use.
//!
//! **Source** Celledoni, Farré Puiggalí, Høiseth, Martín de Diego, Energy-preserving integrators applied to nonholonomic
//! systems, J. Nonlinear Sci. 2019, section 2, and section 4.3 for Lie algebroids.

mod checks;
mod forces;
mod frame;
mod gyroscopic;
pub mod integrals;
mod linear;
mod memo;
mod metric;
mod orthogonal;
mod poisson;

use crate::algebra::{Engine, Expr, Matrix, attempt};
use crate::cost::derivation::{EFFORT_OF_MECHANICS, EFFORT_OF_QUANTITY};
use crate::model::{FrameChoice, Invariant, Model};
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::{Tree, Var};
pub(crate) use frame::{is_nowhere_zero, scaled};
use linear::{apply, dot, half, product};
use memo::Memo;

/// The mechanics of a model.
///
/// n coordinates, k velocities, r constraints, m = k − r.
#[derive(Debug)]
pub struct Mechanics {
    model: Model,
    form: Form,
    memo: Memo,
}

/// The form in which quantities are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Normal forms.
    Normal,
    /// Composed on the graph, from parts with small normal forms.
    Composed,
    /// Composed on the graph from the declaration as written, since normal forms [lose
    /// digits](crate::scheme::fidelity).
    Written,
}

/// Advice for a derived frame that degenerates.
pub(crate) const FRAME_HELP: &str = "methods that change their frame between steps, or have no frame (`rk4:qv`, `taylor:qv`), continue there; for other methods declare a frame that spans D there, or keep motions away from it";

impl Mechanics {
    /// Derives the mechanics of a model, as far as normal forms are small; the rest is left to
    /// computations on the graph. [`Context::check`](crate::scheme::Context::check) checks both.
    ///
    /// # Errors
    /// If the metric does not admit the construction (μ g⁻¹ μᵀ or Xᵀ g X singular everywhere: g is indefinite).
    pub fn derive(model: Model) -> Result<Mechanics, Diagnostics> {
        let _engine = model.engine().enter();
        let form = match (model.is_by_values(), model.is_natural()) {
            (true, _) => Form::Written,
            // The graph composes the motion beside Π ∇ℋ.
            (false, false) => Form::Composed,
            (false, true) => Form::Normal,
        };
        let mut mechanics = Mechanics { model, form, memo: Memo::default() };
        if form != Form::Normal {
            return Ok(mechanics);
        }
        match attempt(EFFORT_OF_MECHANICS, || mechanics.derive_normal_forms()) {
            Some(derived) => derived?,
            None => mechanics.form = Form::Composed,
        }
        Ok(mechanics)
    }

    /// Derives the quantities that all methods need, and multiplies their identities out.
    fn derive_normal_forms(&self) -> Result<(), Diagnostics> {
        let indefinite = |what: &str| -> Diagnostics {
            let message = format!("the mass matrix is not positive definite: {what}");
            Diagnostic::error(self.model.origins.lagrangian.clone(), message).into()
        };
        let read = [self.mass_matrix(), self.constraint_matrix()].into_iter().flat_map(Matrix::entries);
        read.chain([self.potential()]).for_each(Expr::give_up_long_tree);
        self.inverse_of_mass().ok_or_else(|| indefinite("it is singular"))?;
        self.inverse_of_gram().ok_or_else(|| indefinite("mu g^-1 mu^T is singular"))?;
        self.made_frame().ok_or_else(|| indefinite("a direction of D has no length"))?;
        self.made_inverse_metric().ok_or_else(|| indefinite("X^T g X is singular"))?;
        self.check_matrices()?;
        self.check_equations()
    }

    fn inverse_of_mass(&self) -> Option<&Matrix> {
        self.once(|this| linear::inverse(this.mass_matrix())).as_ref()
    }

    fn inverse_of_gram(&self) -> Option<&Matrix> {
        self.once(|this| linear::inverse(this.constraint_gram())).as_ref()
    }

    fn made_frame(&self) -> Option<&Matrix> {
        self.once(|this| match &this.model.frame {
            FrameChoice::Declared(frame) => Some(frame.clone()),
            FrameChoice::Derived => Some(frame::kernel_frame(&this.model)),
            FrameChoice::Orthonormal => {
                frame::orthonormalise(&frame::kernel_frame(&this.model), this.mass_matrix()).ok()
            }
        })
        .as_ref()
    }

    fn made_inverse_metric(&self) -> Option<&frame::InverseMetric> {
        self.once(frame::InverseMetric::of).as_ref()
    }

    /// Returns the engine of the model's expressions. Callers must enter it before they request a
    /// quantity, which may be derived only then.
    pub fn engine(&self) -> &Engine {
        self.model.engine()
    }

    /// Returns whether normal forms of all quantities are available. If not, a quantity may still
    /// have a [small](Mechanics::small) one.
    pub fn has_normal_forms(&self) -> bool {
        self.form == Form::Normal
    }

    /// Returns whether the declaration is used as written because [normal forms of it lose
    /// digits](crate::scheme::fidelity).
    pub fn is_literal(&self) -> bool {
        self.form == Form::Written
    }

    /// Rejects normal forms that [lose digits](crate::scheme::fidelity), with a note.
    pub(crate) fn judge(&mut self) {
        if self.is_literal() {
            return;
        }
        let note = crate::scheme::fidelity::judge(self);
        self.model.diagnostics.list.extend(note);
    }

    /// Returns the form of the quantities.
    pub(crate) fn form(&self) -> Form {
        self.form
    }

    /// Takes quantities in another form.
    pub(crate) fn set_form(&mut self, form: Form) {
        self.form = form;
    }

    /// Returns V as written, if it is used in that form: because the declaration is, or because a
    /// normal form [loses digits](Tree::is_delicate) of its functions or [is too
    /// long](Expr::has_long_tree).
    pub fn written_potential(&self) -> Option<&Tree<Var>> {
        let is_used = |tree: &&Tree<Var>| self.is_literal() || tree.is_delicate() || self.potential().has_long_tree();
        self.model.lagrangian.declared_potential().filter(is_used)
    }

    /// Returns a quantity in normal form, if that is small enough.
    pub fn small<'m, T: 'm>(&'m self, quantity: impl FnOnce(&'m Mechanics) -> T) -> Option<T> {
        if self.has_normal_forms() { Some(quantity(self)) } else { attempt(EFFORT_OF_QUANTITY, || quantity(self)) }
    }

    /// Returns a [small](Mechanics::small) normal form for computation; `None` if the declaration
    /// is [used as written](Mechanics::is_literal).
    pub(crate) fn small_form<'m, T: 'm>(&'m self, quantity: impl FnOnce(&'m Mechanics) -> T) -> Option<T> {
        if self.is_literal() { None } else { self.small(quantity) }
    }

    /// Reports places where these rows of μ, or these columns of the frame, become dependent, if
    /// motions may reach the zeros of their expressions.
    pub(crate) fn degeneracies(
        &self,
        constraints: &Matrix,
        frame: &Matrix,
        mut is_reached: impl FnMut(&Tree<Var>) -> bool,
    ) -> Diagnostics {
        let (mut notes, model) = (Diagnostics::new(), &self.model);
        let mut found = |columns: &Matrix| self.degeneracy(columns).filter(&mut is_reached);
        let origin = &model.origins.constraints;
        if let Some(locus) = found(&constraints.transpose()) {
            let message = format!("the constraints lose rank where `{}` = 0", model.show_tree(&locus));
            notes.push(Diagnostic::note(origin.clone(), message));
        }
        if let Some(locus) = found(frame) {
            let kind = if self.frame_derived() { "derived" } else { "declared" };
            let message = format!("the {kind} frame loses rank where `{}` = 0", model.show_tree(&locus));
            let note = Diagnostic::note(model.origins.frame.clone().unwrap_or_else(|| origin.clone()), message);
            notes.push(if self.frame_derived() { note.help(FRAME_HELP) } else { note });
        }
        notes
    }

    /// Returns an expression that vanishes where these columns become dependent, if such a place
    /// was found.
    pub(crate) fn degeneracy(&self, columns: &Matrix) -> Option<Tree<Var>> {
        attempt(EFFORT_OF_MECHANICS, || frame::degeneracy(columns, &self.model)).flatten()
    }

    /// Returns an expression that vanishes where the columns of the frame become dependent.
    pub(crate) fn frame_degeneracy(&self) -> Option<Tree<Var>> {
        self.once(|this| this.degeneracy(this.frame())).clone()
    }

    /// Returns the model.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Returns whether the frame was derived rather than declared.
    pub fn frame_derived(&self) -> bool {
        !matches!(self.model.frame, FrameChoice::Declared(_))
    }

    /// Returns whether the mass matrix is the same in every configuration.
    pub fn mass_is_constant(&self) -> bool {
        self.is_constant(self.model.lagrangian.mass_matrix())
    }

    /// Returns whether a matrix depends on parameters only.
    pub fn is_constant(&self, matrix: &Matrix) -> bool {
        matrix.entries().iter().all(|e| e.variables().iter().all(|v| matches!(v, Var::Parameter(_))))
    }

    /// Returns the mass matrix g(q) = ∂²L/∂w∂w, k × k.
    pub fn mass_matrix(&self) -> &Matrix {
        self.model.lagrangian.mass_matrix()
    }

    /// Returns g⁻¹, k × k.
    pub fn inverse_mass(&self) -> &Matrix {
        regular(self.inverse_of_mass())
    }

    /// Returns the constraint matrix μ(q), r × k.
    pub fn constraint_matrix(&self) -> &Matrix {
        &self.model.constraint_matrix
    }

    /// Returns C = μ g⁻¹ μᵀ, r × r, the Gram matrix of the constraint directions.
    pub fn constraint_gram(&self) -> &Matrix {
        self.once(|this| product(this.constraint_matrix(), this.constraint_directions()))
    }

    /// Returns (μ g⁻¹ μᵀ)⁻¹, r × r.
    pub fn constraint_gram_inverse(&self) -> &Matrix {
        regular(self.inverse_of_gram())
    }

    /// Returns the g-orthogonal projector Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ onto D^⊥, k × k, of rank r.
    pub fn projector_perp(&self) -> &Matrix {
        self.once(|this| {
            product(&product(this.constraint_directions(), this.constraint_gram_inverse()), this.constraint_matrix())
        })
    }

    /// Returns the g-orthogonal projector P = I − Q onto D, k × k, of rank m.
    pub fn projector_d(&self) -> &Matrix {
        self.once(|this| &Matrix::identity(this.model.k()) - this.projector_perp())
    }

    /// Returns the adapted frame X(q), k × m, whose columns span D.
    pub fn frame(&self) -> &Matrix {
        regular(self.made_frame())
    }

    /// Returns the metric in the frame, G = Xᵀ g X, m × m.
    pub fn restricted_metric(&self) -> &Matrix {
        self.once(|this| product(&this.frame().transpose(), &product(this.mass_matrix(), this.frame())))
    }

    /// Returns G⁻¹, m × m.
    pub fn restricted_metric_inverse(&self) -> &Matrix {
        &self.inverse_metric().matrix
    }

    /// Returns Y = G⁻¹ Xᵀ g, m × k, which maps a velocity to the components of its D-part in the
    /// frame. Y X = I, X Y = P; p = Yᵀ ρ.
    pub fn frame_components(&self) -> &Matrix {
        &self.inverse_metric().components
    }

    fn inverse_metric(&self) -> &frame::InverseMetric {
        regular(self.made_inverse_metric())
    }

    /// Returns the potential V(q).
    pub fn potential(&self) -> &Expr {
        self.model.lagrangian.potential()
    }

    /// Returns ∂V/∂q, n entries.
    pub fn potential_gradient(&self) -> &[Expr] {
        self.list(|this| {
            (0..this.model.n()).map(|i| this.model.lagrangian.potential().derivative(Var::Coordinate(i))).collect()
        })
    }

    /// Returns the Lagrangian L(t, q, w) = ½ wᵀ g w + A·w − V.
    pub fn lagrangian(&self) -> &Expr {
        self.model.lagrangian.whole()
    }

    /// Returns the energy E(t, q, w) = ½ wᵀ g w + V. Terms of L that are linear in w do not
    /// contribute to it.
    pub fn energy(&self) -> &Expr {
        self.once(|this| {
            dot(&this.velocity_variables(), &this.momenta_of_velocity()) * half() + this.model.lagrangian.potential()
        })
    }

    /// Returns whether the function is the energy E(q, w) up to a function of the parameters.
    pub fn is_energy(&self, function: &Expr) -> bool {
        (function - self.energy()).variables().iter().all(|v| matches!(v, Var::Parameter(_)))
    }

    /// Returns the declared first integrals other than the energy, in order. On D the energy is H̃.
    pub fn further_invariants(&self) -> Vec<&Invariant> {
        self.model.invariants.iter().filter(|invariant| !self.is_energy(&invariant.expression)).collect()
    }

    /// Returns the constraint residual μ(q, t) w − b(q, t), r entries.
    pub fn constraint_residual(&self) -> Vec<Expr> {
        let product = apply(&self.model.constraint_matrix, &self.velocity_variables());
        product.iter().zip(&self.model.constraint_rates).map(|(w, b)| w - b).collect()
    }

    /// Returns q̇ = E(q) w, n entries.
    pub fn coordinate_rates(&self) -> Vec<Expr> {
        apply(&self.model.anchor, &self.velocity_variables())
    }

    /// Returns p = g w, k entries (Legendre transform).
    pub fn momenta_of_velocity(&self) -> Vec<Expr> {
        apply(self.model.lagrangian.mass_matrix(), &self.velocity_variables())
    }

    /// Returns ρ = Xᵀ g w, m entries.
    pub fn rho_of_velocity(&self) -> Vec<Expr> {
        apply(&product(self.model.lagrangian.mass_matrix(), self.frame()).transpose(), &self.velocity_variables())
    }

    /// Returns w = X G⁻¹ ρ, k entries: the velocity in D of a point of D*.
    pub fn velocity_of_rho(&self) -> &[Expr] {
        self.list(|this| apply(this.frame(), this.frame_velocity()))
    }

    /// Returns p = g X G⁻¹ ρ, k entries.
    pub fn momenta_of_rho(&self) -> Vec<Expr> {
        apply(&self.frame_components().transpose(), &self.rho_variables())
    }

    /// Returns w = g⁻¹ p, k entries.
    pub fn velocity_of_momenta(&self) -> Vec<Expr> {
        apply(self.inverse_mass(), &self.momentum_variables())
    }

    /// Returns the variables w.
    pub fn velocity_variables(&self) -> Vec<Expr> {
        (0..self.model.k()).map(|i| Expr::variable(Var::Velocity(i))).collect()
    }

    /// Returns the variables ρ.
    pub fn rho_variables(&self) -> Vec<Expr> {
        (0..self.model.m()).map(|a| Expr::variable(Var::Rho(a))).collect()
    }

    /// Returns the variables p.
    pub fn momentum_variables(&self) -> Vec<Expr> {
        (0..self.model.k()).map(|i| Expr::variable(Var::Momentum(i))).collect()
    }

    /// Returns the state on D*: ζ = (q, ρ), n + m variables.
    pub fn state_variables(&self) -> Vec<Var> {
        (0..self.model.n()).map(Var::Coordinate).chain((0..self.model.m()).map(Var::Rho)).collect()
    }
}

/// Unwraps a result that [`Mechanics::derive`] has found to exist.
fn regular<T>(made: Option<T>) -> T {
    made.expect("a regular matrix: a model's metric and constraints are checked")
}
