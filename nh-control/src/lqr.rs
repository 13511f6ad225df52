//! Linear quadratic regulators.

use super::Linear;
use super::riccati::{RiccatiError, Stage, riccati, riccati_step, spectral_radius};
use nonholonomic::nalgebra::SMatrix;

/// Weights of the cost Σ δzᵀ Q δz + δuᵀ R δu.
///
/// **Units** Bryson's rule: each diagonal entry is one over the square of the deviation that counts
/// as much as those of the other entries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights<const N: usize, const M: usize> {
    /// Q, symmetric, positive semidefinite. **Shape** N × N
    pub state: SMatrix<f64, N, N>,
    /// R, symmetric, positive definite. **Shape** M × M
    pub inputs: SMatrix<f64, M, M>,
}

/// A controller u = −K δz that stabilises an equilibrium.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Regulator<const N: usize, const M: usize> {
    /// K. **Shape** M × N
    pub gain: SMatrix<f64, M, N>,
    /// P: the cost from δz on is δzᵀ P δz, a Lyapunov function of the closed loop.
    pub cost: SMatrix<f64, N, N>,
    /// The largest |λ| of A − B K: the contraction of deviations per step.
    pub spectral_radius: f64,
}

/// Computes the linear quadratic regulator of an equilibrium of a discrete map.
///
/// **Equation** u = −K δz minimises Σₖ δzₖᵀ Q δzₖ + uₖᵀ R uₖ over δzₖ₊₁ = A δzₖ + B uₖ; K and P are those of [`riccati`].
///
/// # Errors
/// Errors of [`riccati`].
pub fn regulator<const N: usize, const M: usize>(
    linear: &Linear<N, M>,
    weights: &Weights<N, M>,
) -> Result<Regulator<N, M>, RiccatiError> {
    let Stage { gain, cost } = riccati(&linear.a, &linear.b, &weights.state, &weights.inputs)?;
    Ok(Regulator { gain, cost, spectral_radius: spectral_radius(&linear.closed_loop(&gain)) })
}

/// Computes the time-varying linear quadratic regulator along a reference motion: a stage for each
/// of its steps, in order.
///
/// **Equation** uₖ = ūₖ − Kₖ (zₖ − z̄ₖ) minimises δz_Nᵀ P_N δz_N + Σₖ δzₖᵀ Q δzₖ + δuₖᵀ R δuₖ over δzₖ₊₁ = Aₖ δzₖ + Bₖ δuₖ; Kₖ and Pₖ come from
/// [`riccati_step`], backwards from P_N = `end`.
///
/// **Source** Anderson & Moore, Optimal Control: Linear Quadratic Methods (1990), section 2.4
///
/// # Errors
/// [`RiccatiError::NotPositiveDefinite`]
pub fn tracking<const N: usize, const M: usize>(
    reference: &[Linear<N, M>],
    weights: &Weights<N, M>,
    end: SMatrix<f64, N, N>,
) -> Result<Vec<Stage<N, M>>, RiccatiError> {
    let mut next = end;
    let backwards = reference.iter().rev().map(|Linear { a, b }| {
        let stage = riccati_step(a, b, &weights.state, &weights.inputs, &next)?;
        next = stage.cost;
        Ok(stage)
    });
    let mut stages = backwards.collect::<Result<Vec<_>, _>>()?;
    stages.reverse();
    Ok(stages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic::nalgebra::{matrix, vector};

    /// A pushed mass: over a long horizon the first gain is the regulator's, and the cost of a
    /// motion is the quadratic form.
    #[test]
    fn a_horizon() {
        let mass = Linear { a: matrix![1.0, 0.1; 0.0, 1.0], b: matrix![0.005; 0.1] };
        let weights = Weights { state: SMatrix::identity(), inputs: matrix![0.1] };
        let forever = regulator(&mass, &weights).unwrap();
        let stages = tracking(&[mass; 300], &weights, SMatrix::zeros()).unwrap();
        assert!((stages[0].gain - forever.gain).norm() < 1e-12);
        assert!((stages[0].cost - forever.cost).norm() < 1e-12 * forever.cost.norm());

        let start = vector![1.0, -0.5];
        let (mut z, mut cost) = (start, 0.0);
        for stage in &stages {
            let u = -stage.gain * z;
            cost += z.dot(&z) + 0.1 * u.dot(&u);
            z = mass.a * z + mass.b * u;
        }
        let predicted = start.dot(&(stages[0].cost * start));
        assert!((cost - predicted).abs() < 1e-12 * predicted, "{cost} {predicted}");
        // The best input of the last stage is zero because nothing follows it.
        assert_eq!(stages[299].gain, SMatrix::<f64, 1, 2>::zeros());
    }

    /// With a small R a scalar reaches zero in one step: a − b k → 0.
    #[test]
    fn dead_beat() {
        let number = Linear { a: matrix![2.0], b: matrix![0.5] };
        let cheap = Weights { state: matrix![1.0], inputs: matrix![1e-12] };
        let regulator = regulator(&number, &cheap).unwrap();
        assert!((regulator.gain[0] - 4.0).abs() < 1e-10);
        assert!(regulator.spectral_radius < 1e-10);
    }
}
