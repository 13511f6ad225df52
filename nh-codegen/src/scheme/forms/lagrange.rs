//! The Lagrange basis at the Gauss nodes.

use super::quadrature::rule;
use num_rational::BigRational;
use num_traits::{One, Zero};

/// The basis ℓ_j, as polynomials with rational coefficients; the nodes have 34 digits.
pub struct Basis {
    /// The nodes.
    pub nodes: Vec<BigRational>,
    /// Their weights.
    pub weights: Vec<BigRational>,
    /// Coefficients of ℓ_j, constant term first.
    coefficients: Vec<Vec<BigRational>>,
}

impl Basis {
    /// Returns the basis at s nodes.
    pub fn new(s: usize) -> Self {
        let (nodes, weights): (Vec<_>, Vec<_>) = rule(s).into_iter().unzip();
        let coefficients = (0..s)
            .map(|j| {
                let mut polynomial = vec![BigRational::one()];
                for (i, node) in nodes.iter().enumerate().filter(|(i, _)| *i != j) {
                    let scale = (&nodes[j] - &nodes[i]).recip();
                    // Multiplies by (x − node) scale.
                    let mut next = vec![BigRational::zero(); polynomial.len() + 1];
                    for (k, c) in polynomial.iter().enumerate() {
                        next[k + 1] += c * &scale;
                        next[k] -= c * node * &scale;
                    }
                    polynomial = next;
                }
                polynomial
            })
            .collect();
        Basis { nodes, weights, coefficients }
    }

    /// Returns ℓ_j(τ).
    pub fn polynomial(&self, j: usize, tau: &BigRational) -> BigRational {
        self.coefficients[j].iter().rev().fold(BigRational::zero(), |sum, c| sum * tau + c)
    }

    /// Returns ∫₀^τ ℓ_j for every j.
    pub fn integrals(&self, tau: &BigRational) -> Vec<BigRational> {
        self.coefficients
            .iter()
            .map(|polynomial| {
                let terms = polynomial.iter().enumerate().rev();
                terms.fold(BigRational::zero(), |sum, (k, c)| {
                    (sum + c / BigRational::from_integer((k as u64 + 1).into())) * tau
                })
            })
            .collect()
    }
}
