//! Quantities of mechanics as values at the canonical symbols q, w, p, ρ, u, each computed on first
//! use and cached.

mod derive;
pub(super) mod guard;
pub(super) mod kernel;
pub(super) mod motion;
pub(super) mod pivots;
mod postconditions;
pub(super) mod reactions;
pub(super) mod symmetry;

use super::forms::{cotangent, energy};
use super::script::Script;
use super::solving::tearing;
use super::step::applied_force;
use super::{Context, Point};
use crate::algebra::{Expr, Matrix};
use crate::ir::graph::Value;
use crate::ir::handles::Vector;
use crate::ir::matrix::ValueMatrix;
use crate::mechanics::Mechanics;
use crate::quantity::Quantity;
use crate::tree::{Tree, Var};
use std::collections::BTreeMap;

/// Cached matrices.
pub(super) type Quantities = BTreeMap<Key, ValueMatrix>;

/// The key of a cached value, one for each accessor below: a quantity of systems, or a part of
/// several quantities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    Of(Quantity),
    ConstraintGram,
    InverseConstraintGram,
    ConstraintGramDeterminant,
    ConstraintDirections,
    ReactionRows,
    InverseReactionGram,
    Anchor,
    AnchoredFrame,
    PotentialForce,
    InertialForce,
    NaturalLagrangian,
    DriftField,
    KineticEnergy,
    FrameVelocity,
    AutonomousField,
    ConstraintTurning,
    MovingVelocity,
    MovingMomenta,
    MovingGradient,
    MovingPoisson,
    MovingField,
}

impl From<Quantity> for Key {
    fn from(quantity: Quantity) -> Key {
        Key::Of(quantity)
    }
}

/// The metric and the constraints, functions of q.
impl Context<'_> {
    /// Returns g, k × k.
    pub fn mass_matrix(&mut self) -> ValueMatrix {
        if self.mechanics.is_literal() {
            return self.remembered(Quantity::MassMatrix, Self::written_mass_matrix);
        }
        self.matrix(Quantity::MassMatrix, |m| m.mass_matrix())
    }

    /// Returns g⁻¹, k × k.
    pub fn inverse_mass(&mut self) -> ValueMatrix {
        self.composed_or(
            Quantity::InverseMass,
            |m| m.inverse_mass(),
            |cx| {
                let mass = cx.mass_matrix();
                cx.part(|m| m.inverse_mass().clone(), |cx| cx.inverse_positive(&mass))
            },
        )
    }

    /// Returns E, n × k: q̇ = E w.
    pub fn anchor(&mut self) -> ValueMatrix {
        self.matrix(Key::Anchor, |m| &m.model().anchor)
    }

    /// Returns μ, r × k.
    pub fn constraint_matrix(&mut self) -> ValueMatrix {
        self.composed_or(Quantity::ConstraintMatrix, |m| m.constraint_matrix(), Self::chosen_constraint_matrix)
    }

    /// Returns g⁻¹ μᵀ, k × r.
    pub fn constraint_directions(&mut self) -> ValueMatrix {
        self.composed_or(
            Key::ConstraintDirections,
            |m| m.constraint_directions(),
            |cx| cx.part(|m| m.constraint_directions().clone(), Self::composed_directions),
        )
    }

    /// Returns C = μ g⁻¹ μᵀ, r × r.
    pub fn constraint_gram(&mut self) -> ValueMatrix {
        self.composed_or(
            Key::ConstraintGram,
            |m| m.constraint_gram(),
            |cx| cx.part(|m| m.constraint_gram().clone(), Self::composed_constraint_gram),
        )
    }

    /// Returns C⁻¹, r × r.
    pub fn inverse_constraint_gram(&mut self) -> ValueMatrix {
        self.composed_or(
            Key::InverseConstraintGram,
            |m| m.constraint_gram_inverse(),
            |cx| {
                let gram = cx.constraint_gram();
                cx.inverse_positive(&gram)
            },
        )
    }

    /// Returns det C.
    pub fn constraint_gram_determinant(&mut self) -> Value {
        self.scalar(Key::ConstraintGramDeterminant, |m| m.constraint_gram().determinant())
    }

    /// Returns ν, r × k: [rows](Mechanics::reaction_rows) with the span of μ.
    pub fn reaction_rows(&mut self) -> ValueMatrix {
        self.composed_or(Key::ReactionRows, |m| &m.reaction_rows().rows, Self::constraint_matrix)
    }

    /// Returns (ν g⁻¹ νᵀ)⁻¹, r × r.
    pub fn inverse_reaction_gram(&mut self) -> ValueMatrix {
        self.composed_or(Key::InverseReactionGram, |m| &m.reaction_rows().gram_inverse, Self::inverse_constraint_gram)
    }

    /// Returns P = I − Q, k × k.
    pub fn projector_d(&mut self) -> ValueMatrix {
        self.composed_or(Quantity::ProjectorD, |m| m.projector_d(), Self::composed_projector_d)
    }

    /// Returns Q = g⁻¹ μᵀ C⁻¹ μ, k × k.
    pub fn projector_perp(&mut self) -> ValueMatrix {
        self.composed_or(Quantity::ProjectorPerp, |m| m.projector_perp(), Self::composed_projector_perp)
    }

    /// Returns Γ_{lij}, a matrix for each l.
    pub fn christoffel_first(&mut self) -> Vec<ValueMatrix> {
        if self.composes() {
            return self.composed_christoffel_first();
        }
        let mechanics = self.mechanics;
        mechanics.christoffel_first().iter().map(|matrix| self.lower_matrix(matrix)).collect()
    }

    /// Returns Γˡ_{ij}, a matrix for each l.
    pub fn christoffel(&mut self) -> Vec<ValueMatrix> {
        if self.composes() {
            return self.composed_christoffel();
        }
        let mechanics = self.mechanics;
        mechanics.christoffel().iter().map(|matrix| self.lower_matrix(matrix)).collect()
    }
}

/// The frame and the almost-Poisson structure on D*, functions of (q, ρ).
impl Context<'_> {
    /// Returns X, k × m, whose columns span D.
    pub fn frame(&mut self) -> ValueMatrix {
        self.composed_or(Quantity::Frame, |m| m.frame(), Self::chosen_frame)
    }

    /// Returns E X, n × m.
    pub fn anchored_frame(&mut self) -> ValueMatrix {
        self.composed_or(
            Key::AnchoredFrame,
            |m| m.anchored_frame(),
            |cx| {
                let (anchor, frame) = (cx.anchor(), cx.frame());
                anchor.mul(&mut cx.graph, &frame)
            },
        )
    }

    /// Returns G = Xᵀ g X, m × m.
    pub fn restricted_metric(&mut self) -> ValueMatrix {
        self.composed_or(
            Quantity::RestrictedMetric,
            |m| m.restricted_metric(),
            |cx| {
                // The normal form of G belongs to the normal frame.
                let metric = match cx.frame_is_normal() {
                    true => cx.part(|m| m.restricted_metric().clone(), Self::composed_restricted_metric),
                    false => cx.composed_restricted_metric(),
                };
                cx.find_shifts(&metric);
                cx.matrix_on_slice(&[metric])
            },
        )
    }

    /// Returns G⁻¹, m × m.
    pub fn inverse_restricted_metric(&mut self) -> ValueMatrix {
        self.composed_or(
            Quantity::InverseRestrictedMetric,
            |m| m.restricted_metric_inverse(),
            |cx| {
                let metric = cx.restricted_metric();
                cx.inverse_positive(&metric)
            },
        )
    }

    /// Returns C_ab^c of P [X_a, X_b] = C_ab^c X_c, a matrix for each c.
    pub fn structure_functions(&mut self) -> Vec<ValueMatrix> {
        if self.composes() {
            return self.composed_structure_functions();
        }
        let (m, c) = (self.symbols.rho.len(), self.mechanics.structure_functions());
        let entry = |a, b, upper| c.get(a, b, upper).cloned().unwrap_or_else(Expr::zero);
        (0..m).map(|upper| self.lower_matrix(&Matrix::from_fn(m, m, |a, b| entry(a, b, upper)))).collect()
    }

    /// Returns Π, (n + m) × (n + m).
    pub fn almost_poisson(&mut self) -> ValueMatrix {
        self.composed_or(
            Quantity::AlmostPoisson,
            |m| m.almost_poisson(),
            |cx| {
                let (poisson, v) = (cx.moving_poisson(), cx.frame_velocity());
                let place = Point::new().with(&cx.symbols.v, &v);
                cx.matrix_at(&poisson, &place)
            },
        )
    }

    /// Returns ℋ = ½ ρ·G⁻¹ρ + V − ½ w₀·g w₀.
    pub fn hamiltonian(&mut self) -> Value {
        if !self.composes() && self.written_potential().is_none() {
            return self.scalar(Quantity::Hamiltonian, |m| m.hamiltonian().clone());
        }
        if !self.composes() {
            let mechanics = self.mechanics;
            return self.remembered_scalar(Quantity::Hamiltonian, |cx| {
                let (kinetic, potential) = (cx.lower(mechanics.restricted_kinetic()), cx.potential());
                cx.graph.add(kinetic, potential)
            });
        }
        self.write(|s| (s.ratio(1, 2) * s.rho().dot(s.frame_velocity()) + s.effective_potential()).value())
    }

    /// Returns ∇ℋ in ζ = (q, ρ), n + m entries.
    pub fn hamiltonian_gradient(&mut self) -> Vec<Value> {
        if self.composes() {
            return self.remembered_vector(Quantity::HamiltonianGradient, |cx| {
                let gradient = cx.moving_gradient();
                cx.at_frame_velocity(&gradient)
            });
        }
        let hamiltonian = self.hamiltonian();
        let zeta: Vec<_> = self.symbols.q.iter().chain(&self.symbols.rho).copied().collect();
        self.graph.gradient(hamiltonian, &zeta)
    }

    /// Returns ∂ℋ/∂ρ = G⁻¹ ρ, m entries.
    pub fn frame_velocity(&mut self) -> Vec<Value> {
        self.composed_vector_or(
            Key::FrameVelocity,
            |m| m.frame_velocity().to_vec(),
            |cx| {
                let rho = cx.graph.read_all(&cx.symbols.rho.clone());
                let by_metric = cx.solve_restricted_metric(&rho);
                let by_constraints = cx.motion_by_constraints().map(|(v, _)| v);
                cx.cheapest_on_slice([by_metric].into_iter().chain(by_constraints).collect())
            },
        )
    }

    /// Returns ζ̇ = Π ∇ℋ + Z₀ + (0, Xᵀ F), n + m entries, with the [applied
    /// force](Context::applied_force) F.
    pub fn vector_field(&mut self) -> Vec<Value> {
        if self.composes() || self.written_potential().is_some() {
            return self.written_once(Quantity::VectorField, |s| {
                s.autonomous_field() + s.force_on_dstar(0, s.here(), s.frame_velocity())
            });
        }
        self.vector(Quantity::VectorField, |m| m.vector_field().to_vec())
    }

    /// Returns the ways to compute the [vector field](Context::vector_field), beginning with that
    /// function's.
    pub fn vector_fields(&mut self) -> Vec<Vec<Value>> {
        let first = self.vector_field();
        let force = self.values_of(|s| s.force_on_dstar(0, s.here(), s.frame_velocity()));
        let others = self.autonomous_fields();
        let others: Vec<_> = others.into_iter().map(|way| self.graph.vec_add(&way, &force)).collect();
        [first].into_iter().chain(others).collect()
    }

    /// Returns Π ∇ℋ + [Z₀](Context::drift_field), n + m entries: the field without inputs and
    /// forces.
    pub fn autonomous_field(&mut self) -> Vec<Value> {
        if !self.composes() && self.written_potential().is_some() {
            return self.remembered_vector(Key::AutonomousField, Self::field_of_written_potential);
        }
        self.composed_vector_or(
            Key::AutonomousField,
            |m| m.autonomous_field().to_vec(),
            |cx| {
                let ways = cx.autonomous_fields();
                cx.cheapest(ways)
            },
        )
    }

    /// Returns Π ∇(½ ρ·G⁻¹ρ) − (0, (E X)ᵀ ∂V).
    fn field_of_written_potential(&mut self) -> Vec<Value> {
        let (kinetic, anchored) = (self.mechanics.kinetic_field(), self.anchored_frame());
        let mut field: Vec<Value> = kinetic.iter().map(|entry| self.lower(entry)).collect();
        let slopes = self.potential_gradient();
        let pushed = anchored.transpose_mul_vector(&mut self.graph, &slopes);
        for (rate, push) in field[slopes.len()..].iter_mut().zip(pushed) {
            *rate = self.graph.sub(*rate, push);
        }
        field
    }

    /// Returns the ways to compute Π ∇ℋ in composed form.
    pub(super) fn autonomous_fields(&mut self) -> Vec<Vec<Value>> {
        self.moving_field();
        let ways = self.memo.known.ways.get(&Key::MovingField).cloned().unwrap_or_default();
        ways.iter().map(|way| self.at_frame_velocity(way)).collect()
    }

    /// Returns Z₀ = (E w₀, −p·([X_a, w₀] − ∂X_a/∂t) + X_a·Ω w₀), n + m entries, as a function of
    /// (t, q, v): the part of ζ̇ beside Π ∇ℋ if the constraints prescribe a velocity or depend on
    /// the time.
    pub fn drift_field(&mut self) -> Vec<Value> {
        self.remembered_vector(Key::DriftField, |cx| cx.values_of(|s| s.derive_drift_field()))
    }

    /// Returns w = X G⁻¹ ρ + w₀, k entries.
    pub fn velocity_of_rho(&mut self) -> Vec<Value> {
        self.composed_vector_or(
            Quantity::ToVelocities,
            |m| m.velocity_of_rho().to_vec(),
            |cx| {
                let (frame, v) = (cx.frame(), cx.frame_velocity());
                let by_frame = frame.mul_vector(&mut cx.graph, &v);
                let by_constraints = cx.motion_by_constraints().map(|(_, w)| w);
                let drift = cx.drift();
                let ways = [by_frame].into_iter().chain(by_constraints);
                let ways = ways.map(|way| cx.graph.vec_add(&way, &drift)).collect();
                cx.cheapest_on_slice(ways)
            },
        )
    }

    /// Returns ρ = Xᵀ g w, m entries.
    pub fn rho_of_velocity(&mut self) -> Vec<Value> {
        self.composed_vector_or(
            Quantity::ToMomenta,
            |m| m.rho_of_velocity(),
            |cx| {
                let (frame, p) = (cx.frame(), cx.momenta_of_velocity());
                frame.transpose_mul_vector(&mut cx.graph, &p)
            },
        )
    }
}

/// Energies and forces, functions of (q, w) and u.
impl<'m> Context<'m> {
    /// Returns V.
    pub fn potential(&mut self) -> Value {
        match self.written_potential() {
            Some(tree) => self.remembered_scalar(Quantity::Potential, |cx| cx.lower_tree(tree)),
            None => self.scalar(Quantity::Potential, |m| m.potential().clone()),
        }
    }

    /// Returns V as written, if it must be used in that form. All functions of V are then composed
    /// from it, so that they keep as many digits and as much range as the written form.
    fn written_potential(&self) -> Option<&'m Tree<Var>> {
        self.mechanics.written_potential()
    }

    /// Returns ∂V/∂q, n entries.
    pub fn potential_gradient(&mut self) -> Vec<Value> {
        if self.written_potential().is_some() {
            return self.remembered_vector(Quantity::PotentialGradient, |cx| {
                let (potential, q) = (cx.potential(), cx.symbols.q.clone());
                cx.graph.gradient(potential, &q)
            });
        }
        self.vector(Quantity::PotentialGradient, |m| m.potential_gradient().to_vec())
    }

    /// Returns Eᵀ ∂V, k entries.
    pub fn potential_force(&mut self) -> Vec<Value> {
        if self.written_potential().is_some() {
            return self.written_once(Key::PotentialForce, |s| s.anchor().transpose() * s.potential_gradient());
        }
        self.vector(Key::PotentialForce, |m| m.potential_force().to_vec())
    }

    /// Returns γ_l = Γ_{lij} wⁱ wʲ, k entries.
    pub fn inertial_force(&mut self) -> Vec<Value> {
        self.composed_vector_or(Key::InertialForce, |m| m.inertial_force().to_vec(), Self::composed_inertial_force)
    }

    /// Returns B, k × c; it has no columns without inputs.
    pub fn input_matrix(&mut self) -> ValueMatrix {
        if self.mechanics.model().input_matrix.is_none() {
            return ValueMatrix::new(self.symbols.w.len(), 0, Vec::new());
        }
        self.matrix(Quantity::InputMatrix, |m| match &m.model().input_matrix {
            Some(inputs) => &inputs.matrix,
            None => unreachable!("there are inputs"),
        })
    }

    /// Returns B u, k entries; empty without inputs.
    pub fn input_force(&mut self) -> Vec<Value> {
        self.vector(Quantity::InputForce, |m| m.input_force().unwrap_or_default().to_vec())
    }

    /// Returns L = ½ w·g w + A·w − V.
    pub fn lagrangian(&mut self) -> Value {
        if self.mechanics.is_literal() {
            return self.remembered_scalar(Quantity::Lagrangian, |cx| {
                let mechanics = cx.mechanics;
                cx.lower_tree(mechanics.model().lagrangian.declared())
            });
        }
        if self.written_potential().is_some() {
            return self.remembered_scalar(Quantity::Lagrangian, |cx| {
                let (natural, mechanics) = (cx.natural_lagrangian(), cx.mechanics);
                let linear = cx.lower(&(mechanics.lagrangian() - &mechanics.model().lagrangian.natural()));
                cx.graph.add(natural, linear)
            });
        }
        self.scalar(Quantity::Lagrangian, |m| m.lagrangian().clone())
    }

    /// Returns ½ w·g w − V.
    pub fn natural_lagrangian(&mut self) -> Value {
        if self.mechanics.is_literal() {
            return self.remembered_scalar(Key::NaturalLagrangian, Self::written_lagrangian);
        }
        if self.written_potential().is_some() {
            return self.remembered_scalar(Key::NaturalLagrangian, |cx| {
                let (kinetic, potential) = (cx.kinetic_energy(), cx.potential());
                cx.graph.sub(kinetic, potential)
            });
        }
        self.scalar(Key::NaturalLagrangian, |m| m.model().lagrangian.natural())
    }

    /// Returns Ω, k × k: L = … + A·w acts on w by Ω w − ∂A/∂t.
    pub fn gyroscopic_matrix(&mut self) -> ValueMatrix {
        if self.mechanics.is_literal() {
            return self.remembered(Quantity::GyroscopicMatrix, Self::written_gyroscopic_matrix);
        }
        self.matrix(Quantity::GyroscopicMatrix, |m| m.gyroscopic_matrix())
    }

    /// Returns b of μ w = b, r entries.
    pub fn constraint_rates(&mut self) -> Vec<Value> {
        if self.mechanics.is_literal() {
            return self.remembered_vector(Quantity::ConstraintRates, Self::written_constraint_rates);
        }
        self.vector(Quantity::ConstraintRates, |m| m.model().constraint_rates.clone())
    }

    /// Returns φ of all holonomic constraints.
    pub fn level_functions(&mut self) -> Vec<Value> {
        let mechanics = self.mechanics;
        mechanics.model().levels.iter().map(|level| self.lower_tree(&level.written)).collect()
    }

    /// Returns −∇φᵀ (∇φ ∇φᵀ)⁻¹ φ, n entries.
    pub fn level_correction(&mut self) -> Vec<Value> {
        let (functions, q) = (self.level_functions(), self.symbols.q.clone());
        let levels = self.mechanics.model().levels.iter();
        let functions: Vec<Value> =
            functions.into_iter().zip(levels).filter(|(_, level)| !level.implied).map(|(f, _)| f).collect();
        let slopes = ValueMatrix::from_rows(self.graph.jacobian(&functions, &q));
        let gram = slopes.mul(&mut self.graph, &slopes.transpose());
        let weights = gram.solve_positive(&mut self.graph, &functions);
        let step = slopes.transpose_mul_vector(&mut self.graph, &weights);
        step.into_iter().map(|x| self.graph.neg(x)).collect()
    }

    /// Returns w₀ = g⁻¹ μᵀ C⁻¹ b, k entries: the velocity orthogonal to D that satisfies μ w = b.
    /// Any velocity is w = X v + w₀.
    pub fn drift(&mut self) -> Vec<Value> {
        self.remembered_vector(Quantity::Drift, Self::composed_drift)
    }

    /// Returns −∂A/∂t, k entries.
    pub fn induced_force(&mut self) -> Vec<Value> {
        let mechanics = self.mechanics;
        if mechanics.is_literal() {
            let (a, t) = (self.vector_potential(), self.symbols.t);
            let rates: Vec<Value> = a.into_iter().map(|a| self.graph.derivative(a, t)).collect();
            return rates.into_iter().map(|rate| self.graph.neg(rate)).collect();
        }
        mechanics.induced_force().iter().map(|force| self.lower(force)).collect()
    }

    /// Returns B u + F − ∂R/∂w, k entries: the forces on w beside those of L and the constraints.
    pub fn applied_force(&mut self) -> Vec<Value> {
        self.written_once(Quantity::AppliedForce, applied_force)
    }

    /// Returns ½ w·g w.
    pub fn kinetic_energy(&mut self) -> Value {
        if self.composes() {
            // L − L(w = 0), as written.
            let lagrangian = self.written_lagrangian();
            let (w, zero) = (self.symbols.w.clone(), self.graph.zero());
            let at_rest = self.graph.substitute(&[lagrangian], &w.iter().map(|&w| (w, zero)).collect::<Vec<_>>())[0];
            return self.graph.sub(lagrangian, at_rest);
        }
        self.scalar(Key::KineticEnergy, |m| m.lagrangian() + m.potential())
    }

    /// Returns ½ w·g w + V.
    pub fn energy(&mut self) -> Value {
        if self.mechanics.is_literal() {
            return self.remembered_scalar(Quantity::Energy, |cx| {
                let (kinetic, potential) = (cx.kinetic_energy(), cx.potential());
                cx.graph.add(kinetic, potential)
            });
        }
        if self.written_potential().is_some() {
            return self.remembered_scalar(Quantity::Energy, |cx| {
                let mechanics = cx.mechanics;
                let kinetic = cx.lower(&(mechanics.energy() - mechanics.potential()));
                let potential = cx.potential();
                cx.graph.add(kinetic, potential)
            });
        }
        self.scalar(Quantity::Energy, |m| m.energy().clone())
    }

    /// Returns p = g w, k entries.
    pub fn momenta_of_velocity(&mut self) -> Vec<Value> {
        self.composed_vector_or(Quantity::Momenta, |m| m.momenta_of_velocity(), Self::composed_momenta)
    }

    /// Returns w = g⁻¹ p, k entries.
    pub fn velocity_of_momenta(&mut self) -> Vec<Value> {
        self.composed_vector_or(
            Quantity::VelocitiesOfMomenta,
            |m| m.velocity_of_momenta(),
            |cx| {
                let p = cx.graph.read_all(&cx.symbols.p.clone());
                cx.solve_mass(&p)
            },
        )
    }

    /// Returns q̇ = E w, n entries.
    pub fn coordinate_rates(&mut self) -> Vec<Value> {
        self.vector(Quantity::ConfigurationVelocity, |m| m.coordinate_rates())
    }

    /// Returns μ w − b, r entries.
    pub fn constraint_residual(&mut self) -> Vec<Value> {
        self.composed_vector_or(
            Quantity::Constraint,
            |m| m.constraint_residual(),
            |cx| {
                let (mu, w) = (cx.constraint_matrix(), cx.graph.read_all(&cx.symbols.w.clone()));
                let (product, b) = (mu.mul_vector(&mut cx.graph, &w), cx.constraint_rates());
                let product = cx.graph.vec_sub(&product, &b);
                let written = cx.written_constraints();
                if let (true, Some(written)) = (cx.mechanics.is_literal(), &written) {
                    return written.clone();
                }
                cx.cheapest([product].into_iter().chain(written))
            },
        )
    }

    /// Returns μ̇ w − ḃ, r entries.
    pub fn constraint_turning(&mut self) -> Vec<Value> {
        let composed = |cx: &mut Self| cx.composed_turning();
        let normal = |m: &Mechanics| {
            let velocity = m.velocity_variables();
            (m.constraint_rate() * &Matrix::from_fn(velocity.len(), 1, |i, _| velocity[i].clone())).column(0)
        };
        self.composed_vector_or(Key::ConstraintTurning, normal, composed)
    }

    /// Returns the declared first integrals I_i(q, w).
    pub fn invariants(&mut self) -> Vec<Value> {
        self.vector(Quantity::Invariants, |m| m.model().invariants.iter().map(|i| i.expression.clone()).collect())
    }
}

/// Lowering.
impl<'m> Context<'m> {
    fn matrix(&mut self, key: impl Into<Key>, of: impl FnOnce(&'m Mechanics) -> &'m Matrix) -> ValueMatrix {
        self.remembered(key, |cx| cx.lower_matrix(of(cx.mechanics)))
    }

    fn vector(&mut self, key: impl Into<Key>, of: impl FnOnce(&'m Mechanics) -> Vec<Expr>) -> Vec<Value> {
        self.remembered_vector(key, |cx| of(cx.mechanics).iter().map(|entry| cx.lower(entry)).collect())
    }

    fn scalar(&mut self, key: impl Into<Key>, of: impl FnOnce(&'m Mechanics) -> Expr) -> Value {
        self.vector(key, |m| vec![of(m)])[0]
    }

    /// Composes the quantity if quantities are composed, and otherwise lowers its normal form.
    fn composed_or(
        &mut self,
        key: impl Into<Key>,
        normal: impl FnOnce(&'m Mechanics) -> &'m Matrix,
        compose: impl FnOnce(&mut Self) -> ValueMatrix,
    ) -> ValueMatrix {
        if self.composes() { self.remembered(key, compose) } else { self.matrix(key, normal) }
    }

    fn composed_vector_or(
        &mut self,
        key: impl Into<Key>,
        normal: impl FnOnce(&'m Mechanics) -> Vec<Expr>,
        compose: impl FnOnce(&mut Self) -> Vec<Value>,
    ) -> Vec<Value> {
        if self.composes() { self.remembered_vector(key, compose) } else { self.vector(key, normal) }
    }

    fn remembered_scalar(&mut self, key: impl Into<Key>, make: impl FnOnce(&mut Self) -> Value) -> Value {
        self.remembered_vector(key, |cx| vec![make(cx)])[0]
    }

    pub(super) fn remembered_vector(
        &mut self,
        key: impl Into<Key>,
        make: impl FnOnce(&mut Self) -> Vec<Value>,
    ) -> Vec<Value> {
        let column = self.remembered(key, |cx| ValueMatrix::column_vector(&make(cx)));
        column.values().to_vec()
    }

    /// Returns a vector written in the language of methods, cached.
    pub(super) fn written_once(
        &mut self,
        key: impl Into<Key>,
        f: impl for<'s> FnOnce(Script<'s>) -> Vector<'s>,
    ) -> Vec<Value> {
        self.remembered_vector(key, |cx| cx.values_of(f))
    }

    /// Returns the cheapest of several ways to compute the same result. All ways are cached,
    /// including those on [slices](symmetry).
    pub(super) fn cheapest_once(
        &mut self,
        key: impl Into<Key>,
        ways: impl for<'s> FnOnce(Script<'s>) -> Vec<Vector<'s>>,
    ) -> Vec<Value> {
        let key = key.into();
        self.remembered_vector(key, |cx| {
            let ways = cx.write(|s| ways(s).into_iter().map(|way| way.values().to_vec()).collect());
            let ways = cx.with_slices(ways);
            cx.memo.known.ways.insert(key, ways.clone());
            cx.cheapest(ways)
        })
    }

    pub(super) fn remembered(
        &mut self,
        key: impl Into<Key>,
        make: impl FnOnce(&mut Self) -> ValueMatrix,
    ) -> ValueMatrix {
        let key = key.into();
        if let Some(known) = self.memo.known.quantities.get(&key) {
            return known.clone();
        }
        let made = make(self);
        self.memo.known.quantities.insert(key, made.clone());
        made
    }

    pub(super) fn lower_matrix(&mut self, matrix: &Matrix) -> ValueMatrix {
        let values = matrix.entries().iter().map(|entry| self.lower(entry)).collect();
        ValueMatrix::new(matrix.rows(), matrix.cols(), values)
    }
}
