//! From the declaration to the matrices of nonholonomic mechanics, each derived once.
//!
//! All formulas hold for quasi-velocities w with anchor E and brackets c; coordinates are the case
//! E = I, c = 0. Quantities that all methods need are derived at once, the rest (Christoffel
//! symbols, multipliers, Jacobians, …) on first use.
//!
//! **Source** Celledoni, Farré Puiggalí, Høiseth, Martín de Diego, Energy-preserving integrators applied to nonholonomic
//! systems, J. Nonlinear Sci. 2019, section 2, and section 4.3 for Lie algebroids.

mod checks;
mod extension;
mod frame;
mod gyroscopic;
pub mod integrals;
mod linear;
mod metric;
mod multipliers;
mod orthogonal;
mod poisson;

use crate::algebra::{AlgebraError, Engine, Expr, Matrix, attempt};
use crate::cost::derivation::{EFFORT_OF_MECHANICS, EFFORT_OF_QUANTITY};
use crate::model::{FrameChoice, Model, Structure};
use crate::origin::{Diagnostic, Diagnostics};
use crate::tree::{Tree, Var};
pub use extension::Extension;
pub(crate) use frame::{is_nowhere_zero, scaled};
use linear::{apply, dot, half, product};
use std::cell::OnceCell;

/// The mechanics of a model.
///
/// n coordinates, k velocities, r constraints, m = k − r.
#[derive(Debug)]
pub struct Mechanics {
    model: Model,
    normal: bool,
    literal: bool,
    lazy: Lazy,
}

/// Quantities derived on first use.
#[derive(Debug, Default)]
struct Lazy {
    inverse_mass: OnceCell<Matrix>,
    constraint_gram: OnceCell<Matrix>,
    constraint_gram_inverse: OnceCell<Matrix>,
    projector_perp: OnceCell<Matrix>,
    projector_d: OnceCell<Matrix>,
    frame: OnceCell<Matrix>,
    frame_degeneracy: OnceCell<Option<Tree<Var>>>,
    gyroscopic: OnceCell<Matrix>,
    inverse_metric: OnceCell<frame::InverseMetric>,
    gram: OnceCell<Matrix>,
    christoffel_first: OnceCell<Vec<Matrix>>,
    christoffel: OnceCell<Vec<Matrix>>,
    inertial_force: OnceCell<Vec<Expr>>,
    potential_gradient: OnceCell<Vec<Expr>>,
    potential_force: OnceCell<Vec<Expr>>,
    input_force: OnceCell<Vec<Expr>>,
    constraint_rate: OnceCell<Matrix>,
    constraint_directions: OnceCell<Matrix>,
    multipliers: OnceCell<Vec<Expr>>,
    constraint_force: OnceCell<Vec<Expr>>,
    acceleration: OnceCell<Vec<Expr>>,
    brackets: OnceCell<poisson::Brackets>,
    structure_functions: OnceCell<Structure>,
    holonomic: OnceCell<bool>,
    momentum_block: OnceCell<Matrix>,
    anchored_frame: OnceCell<Matrix>,
    almost_poisson: OnceCell<Matrix>,
    restricted_kinetic: OnceCell<Expr>,
    hamiltonian: OnceCell<Expr>,
    frame_velocity: OnceCell<Vec<Expr>>,
    hamiltonian_gradient: OnceCell<Vec<Expr>>,
    autonomous_field: OnceCell<Vec<Expr>>,
    vector_field: OnceCell<Vec<Expr>>,
    vector_field_jacobian: OnceCell<Matrix>,
    velocity_of_rho: OnceCell<Vec<Expr>>,
    energy: OnceCell<Expr>,
    reaction_rows: OnceCell<orthogonal::Rows>,
    extension: OnceCell<Extension>,
}

/// Advice for a derived frame that degenerates.
pub(crate) const FRAME_HELP: &str = "methods that change their frame between steps, or have no frame (`rk4:qv`, `taylor:qv`), continue there; for other methods declare a frame that spans D there, or keep motions away from it";

impl Mechanics {
    /// Derives the mechanics of a model and checks the derived quantities that have small normal
    /// forms; the others are left to computations on the graph.
    ///
    /// It adds notes to the model's diagnostics: constraints that are holonomic, places where the
    /// frame or the constraints degenerate, declared invariants that are not conserved.
    ///
    /// # Errors
    /// If the metric does not admit the construction (μ g⁻¹ μᵀ or Xᵀ g X singular everywhere: g is indefinite), or a
    /// postcondition fails (an internal error).
    pub fn derive(model: Model) -> Result<Mechanics, Diagnostics> {
        let _engine = model.engine().enter();
        let literal = model.is_by_values();
        let mut mechanics = Mechanics { model, normal: true, literal, lazy: Lazy::default() };
        if literal || !mechanics.model.is_natural() {
            // The graph composes the motion beside Π ∇ℋ.
            mechanics.normal = false;
            return Ok(mechanics);
        }
        match attempt(EFFORT_OF_MECHANICS, || mechanics.derive_normal_forms()) {
            Some(derived) => {
                derived?;
                let notes = attempt(EFFORT_OF_MECHANICS, || mechanics.notes());
                mechanics.model.diagnostics.extend(notes.unwrap_or_default());
            }
            None => mechanics.normal = false,
        }
        Ok(mechanics)
    }

    /// Derives and checks the quantities that are always derived.
    fn derive_normal_forms(&self) -> Result<(), Diagnostics> {
        let model = &self.model;
        let indefinite = |what: &str| -> Diagnostics {
            let message = format!("the mass matrix is not positive definite: {what}");
            Diagnostic::error(model.origins.lagrangian.clone(), message).into()
        };
        let inverse_mass =
            linear::inverse(model.lagrangian.mass_matrix()).ok_or_else(|| indefinite("it is singular"))?;
        let _ = self.lazy.inverse_mass.set(inverse_mass);
        let inverse = linear::inverse(self.constraint_gram()).ok_or_else(|| indefinite("mu g^-1 mu^T is singular"))?;
        let _ = self.lazy.constraint_gram_inverse.set(inverse);
        let frame = self.make_frame().map_err(|_| indefinite("a direction of D has no length"))?;
        let _ = self.lazy.frame.set(frame);
        let inverse = frame::InverseMetric::of(self).ok_or_else(|| indefinite("X^T g X is singular"))?;
        let _ = self.lazy.inverse_metric.set(inverse);
        self.check_matrices()?;
        self.check_equations()
    }

    fn make_frame(&self) -> Result<Matrix, AlgebraError> {
        let model = &self.model;
        match &model.frame {
            FrameChoice::Declared(frame) => Ok(frame.clone()),
            FrameChoice::Derived => Ok(frame::kernel_frame(model)),
            FrameChoice::Orthonormal => {
                frame::orthonormalise(&frame::kernel_frame(model), model.lagrangian.mass_matrix())
            }
        }
    }

    /// Returns the engine of the model's expressions. Callers must enter it before they request a
    /// quantity, which may be derived only then.
    pub fn engine(&self) -> &Engine {
        self.model.engine()
    }

    /// Returns whether normal forms of all quantities are available. If not, a quantity may still
    /// have a [small](Mechanics::small) one.
    pub fn has_normal_forms(&self) -> bool {
        self.normal && !self.literal
    }

    /// Returns whether the declaration is used as written because [normal forms of it lose
    /// digits](crate::scheme::fidelity).
    pub fn is_literal(&self) -> bool {
        self.literal
    }

    /// Rejects normal forms that [lose digits](crate::scheme::fidelity), with a note.
    pub(crate) fn judge(&mut self) {
        if self.literal {
            return;
        }
        let note = crate::scheme::fidelity::judge(self);
        self.model.diagnostics.list.extend(note);
    }

    /// Switches between the declaration as written, from which everything is then composed, and
    /// normal forms.
    pub(crate) fn set_literal(&mut self, literal: bool) {
        self.literal = literal;
    }

    /// Returns V as written, if it is used in that form: because the declaration is, or because its
    /// functions [lose digits](Tree::is_delicate) in a normal form.
    pub fn written_potential(&self) -> Option<&Tree<Var>> {
        self.model.lagrangian.declared_potential().filter(|tree| self.literal || tree.is_delicate())
    }

    /// Returns a quantity in normal form, if that is small enough.
    pub fn small<'m, T: 'm>(&'m self, quantity: impl FnOnce(&'m Mechanics) -> T) -> Option<T> {
        if self.has_normal_forms() { Some(quantity(self)) } else { attempt(EFFORT_OF_QUANTITY, || quantity(self)) }
    }

    /// Returns a [small](Mechanics::small) normal form for computation; `None` if the declaration
    /// is [used as written](Mechanics::is_literal).
    pub(crate) fn small_form<'m, T: 'm>(&'m self, quantity: impl FnOnce(&'m Mechanics) -> T) -> Option<T> {
        if self.literal { None } else { self.small(quantity) }
    }

    /// Returns notes for the user.
    fn notes(&self) -> Diagnostics {
        let mut notes = Diagnostics::new();
        let model = &self.model;
        let constraints = &model.origins.constraints;
        if model.r() > 0 && self.holonomic() {
            notes.push(Diagnostic::note(constraints.clone(), "these constraints are holonomic (D is involutive)"));
        }
        notes.extend(self.degeneracies(&model.constraint_matrix, self.frame()));
        match self.invariant_rates() {
            Ok(rates) => {
                for (invariant, rate) in model.invariants.iter().zip(rates) {
                    if !rate.is_zero() {
                        let name = &invariant.name;
                        let message = format!("`{name}` is not conserved: its rate is `{}`", model.show(&rate));
                        notes.push(Diagnostic::warning(invariant.origin.clone(), message));
                    }
                }
            }
            Err(error) => {
                let error = error.describe(&|variable| model.variable_name(*variable));
                notes.push(Diagnostic::warning(model.origins.name.clone(), format!("an invariant on D: {error}")));
            }
        }
        notes
    }

    /// Reports places where these rows of μ, or these columns of the frame, become dependent.
    pub(crate) fn degeneracies(&self, constraints: &Matrix, frame: &Matrix) -> Diagnostics {
        let (mut notes, model) = (Diagnostics::new(), &self.model);
        let found = |columns: &Matrix| self.degeneracy(columns);
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
        self.lazy.frame_degeneracy.get_or_init(|| self.degeneracy(self.frame())).clone()
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
        self.lazy.inverse_mass.get_or_init(|| regular(linear::inverse(self.model.lagrangian.mass_matrix())))
    }

    /// Returns the constraint matrix μ(q), r × k.
    pub fn constraint_matrix(&self) -> &Matrix {
        &self.model.constraint_matrix
    }

    /// Returns C = μ g⁻¹ μᵀ, r × r, the Gram matrix of the constraint directions.
    pub fn constraint_gram(&self) -> &Matrix {
        self.lazy.constraint_gram.get_or_init(|| product(self.constraint_matrix(), self.constraint_directions()))
    }

    /// Returns (μ g⁻¹ μᵀ)⁻¹, r × r.
    pub fn constraint_gram_inverse(&self) -> &Matrix {
        self.lazy.constraint_gram_inverse.get_or_init(|| regular(linear::inverse(self.constraint_gram())))
    }

    /// Returns the g-orthogonal projector Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ onto D^⊥, k × k, of rank r.
    pub fn projector_perp(&self) -> &Matrix {
        self.lazy.projector_perp.get_or_init(|| {
            product(&product(self.constraint_directions(), self.constraint_gram_inverse()), self.constraint_matrix())
        })
    }

    /// Returns the g-orthogonal projector P = I − Q onto D, k × k, of rank m.
    pub fn projector_d(&self) -> &Matrix {
        self.lazy.projector_d.get_or_init(|| &Matrix::identity(self.model.k()) - self.projector_perp())
    }

    /// Returns the adapted frame X(q), k × m, whose columns span D.
    pub fn frame(&self) -> &Matrix {
        self.lazy.frame.get_or_init(|| regular(self.make_frame().ok()))
    }

    /// Returns the metric in the frame, G = Xᵀ g X, m × m.
    pub fn restricted_metric(&self) -> &Matrix {
        self.lazy.gram.get_or_init(|| product(&self.frame().transpose(), &product(self.mass_matrix(), self.frame())))
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
        self.lazy.inverse_metric.get_or_init(|| regular(frame::InverseMetric::of(self)))
    }

    /// Returns the potential V(q).
    pub fn potential(&self) -> &Expr {
        self.model.lagrangian.potential()
    }

    /// Returns ∂V/∂q, n entries.
    pub fn potential_gradient(&self) -> &[Expr] {
        self.lazy.potential_gradient.get_or_init(|| {
            (0..self.model.n()).map(|i| self.model.lagrangian.potential().derivative(Var::Coordinate(i))).collect()
        })
    }

    /// Returns the Lagrangian L(t, q, w) = ½ wᵀ g w + A·w − V.
    pub fn lagrangian(&self) -> &Expr {
        self.model.lagrangian.whole()
    }

    /// Returns the energy E(t, q, w) = ½ wᵀ g w + V. Terms of L that are linear in w do not
    /// contribute to it.
    pub fn energy(&self) -> &Expr {
        self.lazy.energy.get_or_init(|| {
            dot(&self.velocity_variables(), &self.momenta_of_velocity()) * half() + self.model.lagrangian.potential()
        })
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
        self.lazy.velocity_of_rho.get_or_init(|| apply(self.frame(), self.frame_velocity()))
    }

    /// Returns p = g X G⁻¹ ρ, k entries.
    pub fn momenta_of_rho(&self) -> Vec<Expr> {
        apply(&self.frame_components().transpose(), &self.rho_variables())
    }

    /// Returns the variables w.
    pub fn velocity_variables(&self) -> Vec<Expr> {
        (0..self.model.k()).map(|i| Expr::variable(Var::Velocity(i))).collect()
    }

    /// Returns the variables ρ.
    pub fn rho_variables(&self) -> Vec<Expr> {
        (0..self.model.m()).map(|a| Expr::variable(Var::Rho(a))).collect()
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
