//! Energies and forces, functions of (q, w) and u.

use super::{Context, Key};
use crate::algebra::Matrix;
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use crate::mechanics::Mechanics;
use crate::quantity::Quantity;
use crate::scheme::step::applied_force;
use crate::tree::{Tree, Var};

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
    pub(super) fn written_potential(&self) -> Option<&'m Tree<Var>> {
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
