//! The almost-Poisson structure on D* and the equations of motion there.

use super::Mechanics;
use super::linear::{add, apply, dot, half, product};
use crate::algebra::{Expr, Matrix};
use crate::model::{Model, Structure};
use crate::tree::Var;

/// [X_a, X_b] for a < b, k entries each, in the order (0, 1), (0, 2), …, (1, 2), …; zero brackets
/// are left out.
pub(super) type Brackets = Vec<((usize, usize), Vec<Expr>)>;

/// Returns the nonzero brackets of the columns of a frame.
///
/// **Equation** [X_a, X_b]ʲ = (E X_a)·∂X_bʲ − (E X_b)·∂X_aʲ + c_il^j X_aⁱ X_bˡ.
pub(super) fn brackets(model: &Model, frame: &Matrix) -> Brackets {
    let (n, k, m) = (model.n(), model.k(), frame.cols());
    let directions = product(&model.anchor, frame);
    // Nonzero ∂_i X_b^j, for each b: (j, i, derivative).
    let slopes: Vec<Vec<(usize, usize, Expr)>> = (0..m)
        .map(|b| {
            let mut slopes = Vec::new();
            for j in 0..k {
                for i in (0..n).filter(|&i| frame[(j, b)].depends_on(Var::Coordinate(i))) {
                    slopes.push((j, i, frame[(j, b)].derivative(Var::Coordinate(i))));
                }
            }
            slopes
        })
        .collect();
    let mut brackets = Vec::new();
    for a in 0..m {
        for b in a + 1..m {
            let mut bracket = vec![Expr::zero(); k];
            for (j, i, slope) in &slopes[b] {
                if !directions[(*i, a)].is_zero() {
                    bracket[*j] = &bracket[*j] + &directions[(*i, a)] * slope;
                }
            }
            for (j, i, slope) in &slopes[a] {
                if !directions[(*i, b)].is_zero() {
                    bracket[*j] = &bracket[*j] - &directions[(*i, b)] * slope;
                }
            }
            for ((i, l, j), c) in model.structure.iter() {
                if !frame[(i, a)].is_zero() && !frame[(l, b)].is_zero() {
                    bracket[j] = &bracket[j] + c * &frame[(i, a)] * &frame[(l, b)];
                }
            }
            if bracket.iter().any(|e| !e.is_zero()) {
                brackets.push(((a, b), bracket));
            }
        }
    }
    brackets
}

impl Mechanics {
    /// Returns the nonzero brackets [X_a, X_b] of the frame's columns, a < b, k entries each.
    ///
    /// **Equation** [X_a, X_b]ʲ = (E X_a)·∂X_bʲ − (E X_b)·∂X_aʲ + c_il^j X_aⁱ X_bˡ.
    pub fn brackets(&self) -> &[((usize, usize), Vec<Expr>)] {
        self.once(|this| brackets(&this.model, this.frame()))
    }

    /// Returns the structure functions C_ab^c of the frame: the D-part of [X_a, X_b] in the basis
    /// X; m × m × m, antisymmetric in (a, b).
    ///
    /// **Equation** P [X_a, X_b] = C_ab^c X_c, that is C_ab^c = (G⁻¹ Xᵀ g [X_a, X_b])^c.
    /// **Source** Celledoni, Farré Puiggalí, Høiseth, Martín de Diego 2019, section 2.1.
    pub fn structure_functions(&self) -> &Structure {
        self.once(|this| {
            let mut functions = Structure::default();
            for ((a, b), bracket) in this.brackets() {
                for (c, value) in apply(this.frame_components(), bracket).into_iter().enumerate() {
                    functions.set(*b, *a, c, -&value);
                    functions.set(*a, *b, c, value);
                }
            }
            functions
        })
    }

    /// Returns whether D is involutive, which means that the constraints are holonomic.
    ///
    /// **Equation** μ [X_a, X_b] = 0 for all a, b (Frobenius), on the rotation matrices.
    pub fn holonomic(&self) -> bool {
        *self.once(|this| {
            let mut set = this.model.level_set();
            this.brackets().iter().all(|(_, x)| set.vanish(&apply(&this.model.constraint_matrix, x)))
        })
    }

    /// Returns the momentum block B(q, ρ) of the almost-Poisson matrix, m × m, skew.
    ///
    /// **Equation** B_ab = −C_ab^c ρ_c.
    pub fn momentum_block(&self) -> &Matrix {
        self.once(|this| {
            let m = this.model.m();
            let mut block = Matrix::zeros(m, m);
            for ((a, b, c), value) in this.structure_functions().iter() {
                block[(a, b)] = &block[(a, b)] - value * Expr::variable(Var::Rho(c));
            }
            block
        })
    }

    /// Returns E X, n × m: the frame as vector fields on the configuration space.
    pub fn anchored_frame(&self) -> &Matrix {
        self.once(|this| product(&this.model.anchor, this.frame()))
    }

    /// Returns the almost-Poisson matrix Π(q, ρ) on D*, (n + m) × (n + m), skew.
    ///
    /// **Equation** Π = [ 0, E X ; −(E X)ᵀ, B ]; ζ̇ = Π ∇ℋ with ζ = (q, ρ).
    /// **Source** Celledoni, Farré Puiggalí, Høiseth, Martín de Diego 2019, section 2.2.
    pub fn almost_poisson(&self) -> &Matrix {
        self.once(|this| {
            let (n, m) = (this.model.n(), this.model.m());
            let (x, b) = (this.anchored_frame(), this.momentum_block());
            Matrix::from_fn(n + m, n + m, |i, j| match (i < n, j < n) {
                (true, true) => Expr::zero(),
                (true, false) => x[(i, j - n)].clone(),
                (false, true) => -&x[(j, i - n)],
                (false, false) => b[(i - n, j - n)].clone(),
            })
        })
    }

    /// Returns the kinetic part of ℋ: ½ ρᵀ G⁻¹ ρ.
    pub fn restricted_kinetic(&self) -> &Expr {
        self.once(|this| dot(&this.rho_variables(), this.frame_velocity()) * half())
    }

    /// Returns the restricted Hamiltonian ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q): the energy on D*.
    pub fn hamiltonian(&self) -> &Expr {
        self.once(|this| this.restricted_kinetic() + this.model.lagrangian.potential())
    }

    /// Returns the components of the velocity in the frame, ∂ℋ/∂ρ = G⁻¹ ρ, m entries.
    pub fn frame_velocity(&self) -> &[Expr] {
        self.list(|this| apply(this.restricted_metric_inverse(), &this.rho_variables()))
    }

    /// Returns ∇ℋ(q, ρ), n + m entries: ∂ℋ/∂q, then ∂ℋ/∂ρ = G⁻¹ ρ.
    pub fn hamiltonian_gradient(&self) -> &[Expr] {
        self.list(|this| {
            let kinetic = this.restricted_kinetic();
            let mut gradient: Vec<Expr> = this
                .potential_gradient()
                .iter()
                .enumerate()
                .map(|(i, slope)| slope + kinetic.derivative(Var::Coordinate(i)))
                .collect();
            gradient.extend(this.frame_velocity().iter().cloned());
            gradient
        })
    }

    /// Returns the vector field on D*, (q̇, ρ̇), n + m entries, including inputs u.
    ///
    /// **Equation** q̇ = E X ∂ℋ/∂ρ, ρ̇ = −(E X)ᵀ ∂ℋ/∂q + B ∂ℋ/∂ρ + Xᵀ B_u u.
    pub fn vector_field(&self) -> &[Expr] {
        self.list(|this| {
            let field = this.autonomous_field();
            let Some(inputs) = this.input_force() else { return field.to_vec() };
            let mut push = vec![Expr::zero(); this.model.n()];
            push.extend(apply(&this.frame().transpose(), inputs));
            add(field, &push)
        })
    }

    /// Returns the vector field on D* without inputs, Π ∇ℋ: n + m entries.
    pub fn autonomous_field(&self) -> &[Expr] {
        self.list(|this| apply(this.almost_poisson(), this.hamiltonian_gradient()))
    }

    /// Returns the field without inputs and without the potential, Π ∇(½ ρ·G⁻¹ρ): n + m entries.
    pub fn kinetic_field(&self) -> Vec<Expr> {
        let mut gradient = self.hamiltonian_gradient().to_vec();
        for (slope, of_potential) in gradient.iter_mut().zip(self.potential_gradient()) {
            *slope = &*slope - of_potential;
        }
        apply(self.almost_poisson(), &gradient)
    }
}
