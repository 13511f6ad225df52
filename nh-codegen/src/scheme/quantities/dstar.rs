//! The frame and the almost-Poisson structure on D*, functions of (q, ρ).

use super::{Context, Key, Point};
use crate::algebra::{Expr, Matrix};
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use crate::quantity::Quantity;

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
    pub(in crate::scheme) fn autonomous_fields(&mut self) -> Vec<Vec<Value>> {
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
