//! The quantities of mechanics as values at the canonical symbols q, w, p, ρ, u: each made on first use and remembered.

use super::Context;
use crate::algebra::{Expr, Matrix};
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use crate::mechanics::Mechanics;
use std::collections::BTreeMap;

/// What is remembered under a quantity's name.
pub(super) type Quantities = BTreeMap<Quantity, ValueMatrix>;

/// The quantities that are remembered, one for each accessor below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Quantity {
    MassMatrix,
    InverseMass,
    ConstraintMatrix,
    ConstraintGram,
    InverseConstraintGram,
    ConstraintGramDeterminant,
    ConstraintDirections,
    ReactionRows,
    InverseReactionGram,
    ProjectorD,
    ProjectorPerp,
    Anchor,
    Frame,
    AnchoredFrame,
    RestrictedMetric,
    InverseRestrictedMetric,
    AlmostPoisson,
    InputMatrix,
    InputForce,
    Potential,
    PotentialGradient,
    PotentialForce,
    InertialForce,
    Lagrangian,
    KineticEnergy,
    Energy,
    Hamiltonian,
    FrameVelocity,
    VectorField,
    ConstraintResidual,
    ConstraintTurning,
    CoordinateRates,
    MomentaOfVelocity,
    VelocityOfMomenta,
    RhoOfVelocity,
    VelocityOfRho,
    Invariants,
}

/// The metric and the constraints, functions of q.
impl Context<'_> {
    /// g, k × k.
    pub fn mass_matrix(&mut self) -> ValueMatrix {
        self.matrix(Quantity::MassMatrix, |m| m.mass_matrix())
    }

    /// g⁻¹, k × k.
    pub fn inverse_mass(&mut self) -> ValueMatrix {
        self.matrix(Quantity::InverseMass, |m| m.inverse_mass())
    }

    /// E, n × k: q̇ = E w.
    pub fn anchor(&mut self) -> ValueMatrix {
        self.matrix(Quantity::Anchor, |m| &m.model().anchor)
    }

    /// μ, r × k.
    pub fn constraint_matrix(&mut self) -> ValueMatrix {
        self.matrix(Quantity::ConstraintMatrix, |m| m.constraint_matrix())
    }

    /// g⁻¹ μᵀ, k × r.
    pub fn constraint_directions(&mut self) -> ValueMatrix {
        self.matrix(Quantity::ConstraintDirections, |m| m.constraint_directions())
    }

    /// C = μ g⁻¹ μᵀ, r × r.
    pub fn constraint_gram(&mut self) -> ValueMatrix {
        self.matrix(Quantity::ConstraintGram, |m| m.constraint_gram())
    }

    /// C⁻¹, r × r.
    pub fn inverse_constraint_gram(&mut self) -> ValueMatrix {
        self.matrix(Quantity::InverseConstraintGram, |m| m.constraint_gram_inverse())
    }

    /// det C.
    pub fn constraint_gram_determinant(&mut self) -> Value {
        self.scalar(Quantity::ConstraintGramDeterminant, |m| m.constraint_gram().determinant())
    }

    /// ν, r × k: [rows](Mechanics::reaction_rows) that span what μ does.
    pub fn reaction_rows(&mut self) -> ValueMatrix {
        self.matrix(Quantity::ReactionRows, |m| &m.reaction_rows().rows)
    }

    /// (ν g⁻¹ νᵀ)⁻¹, r × r.
    pub fn inverse_reaction_gram(&mut self) -> ValueMatrix {
        self.matrix(Quantity::InverseReactionGram, |m| &m.reaction_rows().gram_inverse)
    }

    /// P = I − Q, k × k.
    pub fn projector_d(&mut self) -> ValueMatrix {
        self.matrix(Quantity::ProjectorD, |m| m.projector_d())
    }

    /// Q = g⁻¹ μᵀ C⁻¹ μ, k × k.
    pub fn projector_perp(&mut self) -> ValueMatrix {
        self.matrix(Quantity::ProjectorPerp, |m| m.projector_perp())
    }

    /// Γ_{lij}: a matrix for each l.
    pub fn christoffel_first(&mut self) -> Vec<ValueMatrix> {
        let mechanics = self.mechanics;
        mechanics.christoffel_first().iter().map(|matrix| self.lower_matrix(matrix)).collect()
    }

    /// Γˡ_{ij}: a matrix for each l.
    pub fn christoffel(&mut self) -> Vec<ValueMatrix> {
        let mechanics = self.mechanics;
        mechanics.christoffel().iter().map(|matrix| self.lower_matrix(matrix)).collect()
    }
}

/// The frame and the almost-Poisson structure on D*, functions of (q, ρ).
impl Context<'_> {
    /// X, k × m: its columns span D.
    pub fn frame(&mut self) -> ValueMatrix {
        self.matrix(Quantity::Frame, |m| m.frame())
    }

    /// E X, n × m.
    pub fn anchored_frame(&mut self) -> ValueMatrix {
        self.matrix(Quantity::AnchoredFrame, |m| m.anchored_frame())
    }

    /// G = Xᵀ g X, m × m.
    pub fn restricted_metric(&mut self) -> ValueMatrix {
        self.matrix(Quantity::RestrictedMetric, |m| m.restricted_metric())
    }

    /// G⁻¹, m × m.
    pub fn inverse_restricted_metric(&mut self) -> ValueMatrix {
        self.matrix(Quantity::InverseRestrictedMetric, |m| m.restricted_metric_inverse())
    }

    /// C_ab^c of P [X_a, X_b] = C_ab^c X_c: a matrix for each c.
    pub fn structure_functions(&mut self) -> Vec<ValueMatrix> {
        let (m, c) = (self.rho.len(), self.mechanics.structure_functions());
        let entry = |a, b, upper| c.get(a, b, upper).cloned().unwrap_or_else(Expr::zero);
        (0..m).map(|upper| self.lower_matrix(&Matrix::from_fn(m, m, |a, b| entry(a, b, upper)))).collect()
    }

    /// Π, (n + m) × (n + m).
    pub fn almost_poisson(&mut self) -> ValueMatrix {
        self.matrix(Quantity::AlmostPoisson, |m| m.almost_poisson())
    }

    /// ℋ = ½ ρ·G⁻¹ρ + V.
    pub fn hamiltonian(&mut self) -> Value {
        self.scalar(Quantity::Hamiltonian, |m| m.hamiltonian().clone())
    }

    /// ∂ℋ/∂ρ = G⁻¹ ρ, m entries.
    pub fn frame_velocity(&mut self) -> Vec<Value> {
        self.vector(Quantity::FrameVelocity, |m| m.frame_velocity().to_vec())
    }

    /// ζ̇ = Π ∇ℋ + (0, Xᵀ B u), n + m entries.
    pub fn vector_field(&mut self) -> Vec<Value> {
        self.vector(Quantity::VectorField, |m| m.vector_field().to_vec())
    }

    /// w = X G⁻¹ ρ, k entries.
    pub fn velocity_of_rho(&mut self) -> Vec<Value> {
        self.vector(Quantity::VelocityOfRho, |m| m.velocity_of_rho().to_vec())
    }

    /// ρ = Xᵀ g w, m entries.
    pub fn rho_of_velocity(&mut self) -> Vec<Value> {
        self.vector(Quantity::RhoOfVelocity, |m| m.rho_of_velocity())
    }
}

/// Energies and forces, functions of (q, w) and u.
impl Context<'_> {
    /// V.
    pub fn potential(&mut self) -> Value {
        self.scalar(Quantity::Potential, |m| m.potential().clone())
    }

    /// ∂V/∂q, n entries.
    pub fn potential_gradient(&mut self) -> Vec<Value> {
        self.vector(Quantity::PotentialGradient, |m| m.potential_gradient().to_vec())
    }

    /// Eᵀ ∂V, k entries.
    pub fn potential_force(&mut self) -> Vec<Value> {
        self.vector(Quantity::PotentialForce, |m| m.potential_force().to_vec())
    }

    /// γ_l = Γ_{lij} wⁱ wʲ, k entries.
    pub fn inertial_force(&mut self) -> Vec<Value> {
        self.vector(Quantity::InertialForce, |m| m.inertial_force().to_vec())
    }

    /// B, k × c; no columns without inputs.
    pub fn input_matrix(&mut self) -> ValueMatrix {
        if self.mechanics.model().input_matrix.is_none() {
            return ValueMatrix::new(self.w.len(), 0, Vec::new());
        }
        self.matrix(Quantity::InputMatrix, |m| match &m.model().input_matrix {
            Some(inputs) => &inputs.matrix,
            None => unreachable!("there are inputs"),
        })
    }

    /// B u, k entries; none without inputs.
    pub fn input_force(&mut self) -> Vec<Value> {
        self.vector(Quantity::InputForce, |m| m.input_force().unwrap_or_default().to_vec())
    }

    /// L = ½ w·g w − V.
    pub fn lagrangian(&mut self) -> Value {
        self.scalar(Quantity::Lagrangian, |m| m.lagrangian().clone())
    }

    /// ½ w·g w.
    pub fn kinetic_energy(&mut self) -> Value {
        self.scalar(Quantity::KineticEnergy, |m| m.lagrangian() + m.potential())
    }

    /// ½ w·g w + V.
    pub fn energy(&mut self) -> Value {
        self.scalar(Quantity::Energy, |m| m.energy().clone())
    }

    /// p = g w, k entries.
    pub fn momenta_of_velocity(&mut self) -> Vec<Value> {
        self.vector(Quantity::MomentaOfVelocity, |m| m.momenta_of_velocity())
    }

    /// w = g⁻¹ p, k entries.
    pub fn velocity_of_momenta(&mut self) -> Vec<Value> {
        self.vector(Quantity::VelocityOfMomenta, |m| m.velocity_of_momenta())
    }

    /// q̇ = E w, n entries.
    pub fn coordinate_rates(&mut self) -> Vec<Value> {
        self.vector(Quantity::CoordinateRates, |m| m.coordinate_rates())
    }

    /// μ w, r entries.
    pub fn constraint_residual(&mut self) -> Vec<Value> {
        self.vector(Quantity::ConstraintResidual, |m| m.constraint_residual())
    }

    /// μ̇ w, r entries.
    pub fn constraint_turning(&mut self) -> Vec<Value> {
        self.vector(Quantity::ConstraintTurning, |m| {
            let velocity = m.velocity_variables();
            (m.constraint_rate() * &Matrix::from_fn(velocity.len(), 1, |i, _| velocity[i].clone())).column(0)
        })
    }

    /// The declared first integrals I_i(q, w).
    pub fn invariants(&mut self) -> Vec<Value> {
        self.vector(Quantity::Invariants, |m| m.model().invariants.iter().map(|i| i.expression.clone()).collect())
    }
}

/// Lowering.
impl<'m> Context<'m> {
    fn matrix(&mut self, quantity: Quantity, of: impl FnOnce(&'m Mechanics) -> &'m Matrix) -> ValueMatrix {
        self.remembered(quantity, |cx| cx.lower_matrix(of(cx.mechanics)))
    }

    fn vector(&mut self, quantity: Quantity, of: impl FnOnce(&'m Mechanics) -> Vec<Expr>) -> Vec<Value> {
        let column = self.remembered(quantity, |cx| {
            let values: Vec<Value> = of(cx.mechanics).iter().map(|entry| cx.lower(entry)).collect();
            ValueMatrix::column_vector(&values)
        });
        column.values().to_vec()
    }

    fn scalar(&mut self, quantity: Quantity, of: impl FnOnce(&'m Mechanics) -> Expr) -> Value {
        self.vector(quantity, |m| vec![of(m)])[0]
    }

    fn remembered(&mut self, quantity: Quantity, make: impl FnOnce(&mut Self) -> ValueMatrix) -> ValueMatrix {
        if let Some(known) = self.quantities.get(&quantity) {
            return known.clone();
        }
        let made = make(self);
        self.quantities.insert(quantity, made.clone());
        made
    }

    fn lower_matrix(&mut self, matrix: &Matrix) -> ValueMatrix {
        let values = matrix.entries().iter().map(|entry| self.lower(entry)).collect();
        ValueMatrix::new(matrix.rows(), matrix.cols(), values)
    }
}
