//! The kinetic metric and its Levi-Civita connection in the basis of (quasi-)velocities.

use super::Mechanics;
use super::linear::{apply, dot, half};
use crate::algebra::{Expr, Matrix};
use crate::model::{Model, along};
use crate::tree::Var;

/// Returns the Christoffel symbols of the first kind, Γ_{kij} as the matrix (i, j) at index k.
///
/// **Equation** Koszul's formula for the Levi-Civita connection, ∇_{e_i} e_j = Γ^k_ij e_k:
/// 2 Γ_{kij} = E_i(g_jk) + E_j(g_ik) − E_k(g_ij) + c_ij^l g_lk − c_ik^l g_lj − c_jk^l g_li,
/// with E_i(f) = E^a_i ∂_a f. For coordinates it is ½ (∂_i g_jk + ∂_j g_ik − ∂_k g_ij), symmetric in i and j; in general
/// Γ^k_ij − Γ^k_ji = c_ij^k (no torsion).
///
/// **Source** Koszul's formula, e.g. Cortés and Martínez, Mechanical control systems on Lie algebroids, 2004, section 2.
pub(super) fn christoffel_first(model: &Model) -> Vec<Matrix> {
    let (k, g, c) = (model.k(), model.lagrangian.mass_matrix(), &model.structure);
    // E_l(g_ij), each derived once: dg[l][(i, j)].
    let varies = g.entries().iter().any(|e| (0..model.n()).any(|a| e.depends_on(Var::Coordinate(a))));
    let slope = |l: usize| {
        if !varies {
            return Matrix::zeros(k, k);
        }
        crate::model::symmetric(k, |i, j| along(&model.anchor, l, &g[(i, j)]))
    };
    let dg: Vec<Matrix> = (0..k).map(slope).collect();
    let mut gamma: Vec<Matrix> = (0..k)
        .map(|l| {
            if !varies {
                return Matrix::zeros(k, k);
            }
            Matrix::from_fn(k, k, |i, j| (&dg[i][(j, l)] + &dg[j][(i, l)] - &dg[l][(i, j)]) * half())
        })
        .collect();
    // Each structure function c_ab^l occurs in three terms of the formula, with every third index.
    for ((a, b, l), value) in c.iter() {
        for s in 0..k {
            let (first, second) = (value * &g[(l, s)] * half(), value * &g[(l, s)] * half());
            gamma[s][(a, b)] = &gamma[s][(a, b)] + first; //  c_ij^l g_lk: i = a, j = b, k = s
            gamma[b][(a, s)] = &gamma[b][(a, s)] - &second; // −c_ik^l g_lj: i = a, k = b, j = s
            gamma[b][(s, a)] = &gamma[b][(s, a)] - &second; // −c_jk^l g_li: j = a, k = b, i = s
        }
    }
    gamma
}

/// Returns the Christoffel symbols of the second kind: Γ^k_ij = g^{kl} Γ_{lij}, as the matrix (i,
/// j) at index k.
pub(super) fn christoffel_second(inverse_mass: &Matrix, first: &[Matrix]) -> Vec<Matrix> {
    let k = first.len();
    (0..k)
        .map(|upper| {
            Matrix::from_fn(k, k, |i, j| {
                (0..k)
                    .filter(|&l| !inverse_mass[(upper, l)].is_zero() && !first[l][(i, j)].is_zero())
                    .map(|l| &inverse_mass[(upper, l)] * &first[l][(i, j)])
                    .sum()
            })
        })
        .collect()
}

impl Mechanics {
    /// Returns the Christoffel symbols of the first kind Γ_{kij}: at index k, the k × k matrix over
    /// (i, j).
    pub fn christoffel_first(&self) -> &[Matrix] {
        self.list(|this| christoffel_first(&this.model))
    }

    /// Returns the Christoffel symbols of the second kind Γ^k_ij: at index k, the k × k matrix over
    /// (i, j).
    ///
    /// **Equation** ∇_{e_i} e_j = Γ^k_ij e_k, the Levi-Civita connection of g. Symmetric in (i, j) for coordinates; for
    /// quasi-velocities Γ^k_ij − Γ^k_ji = c_ij^k.
    pub fn christoffel(&self) -> &[Matrix] {
        self.list(|this| christoffel_second(this.inverse_mass(), this.christoffel_first()))
    }

    /// Returns the inertial forces γ_k(q, w) = Γ_{kij} wⁱ wʲ, k entries (Coriolis and centrifugal
    /// terms, quadratic in w).
    pub fn inertial_force(&self) -> &[Expr] {
        self.list(|this| {
            let w = this.velocity_variables();
            this.christoffel_first().iter().map(|gamma| dot(&w, &apply(gamma, &w))).collect()
        })
    }
}
