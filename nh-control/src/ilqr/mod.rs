//! Iterative LQR: optimal control of a discrete map over a finite horizon.

#[cfg(test)]
mod tests;

use super::Linear;
use super::riccati::symmetric;
use nonholonomic::nalgebra::{Cholesky, SMatrix, SVector};
use std::fmt;

/// Second derivatives of a function of z and u.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curvature<const N: usize, const M: usize> {
    /// ∂²/∂z∂z. **Shape** N × N
    pub zz: SMatrix<f64, N, N>,
    /// ∂²/∂u∂z. **Shape** M × N
    pub uz: SMatrix<f64, M, N>,
    /// ∂²/∂u∂u. **Shape** M × M
    pub uu: SMatrix<f64, M, M>,
}

/// First and second derivatives of a cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expansion<const N: usize, const M: usize> {
    /// ∂ℓ/∂z. **Shape** N
    pub z: SVector<f64, N>,
    /// ∂ℓ/∂u. **Shape** M
    pub u: SVector<f64, M>,
    /// The second derivatives. The method descends even if they are not exact.
    pub curvature: Curvature<N, M>,
}

/// An optimal control problem in discrete time.
///
/// **Equation** minimise φ(z_n) + Σ_{k<n} ℓ(k, zₖ, uₖ) over u₀ … u_{n−1}, with zₖ₊₁ = f(k, zₖ, uₖ) and z₀ given.
pub trait Problem<const N: usize, const M: usize> {
    /// The error of a step.
    type Error;

    /// Returns f(k, z, u).
    ///
    /// # Errors
    /// The step fails. A failure in a line search refuses the trial and does not end the
    /// optimisation.
    fn step(&self, k: usize, z: &SVector<f64, N>, u: &SVector<f64, M>) -> Result<SVector<f64, N>, Self::Error>;

    /// Returns the derivatives of f at (k, z, u).
    ///
    /// # Errors
    /// The derivatives do not exist; this ends the optimisation.
    fn linearise(&self, k: usize, z: &SVector<f64, N>, u: &SVector<f64, M>) -> Result<Linear<N, M>, Self::Error>;

    /// Returns the second derivatives of λ·f at (k, z, u), with λ the gradient of the cost to go
    /// after the step. The method is differential dynamic programming with them, and iterative LQR,
    /// a Gauss–Newton method, without them. The default is `None`.
    ///
    /// # Errors
    /// The second derivatives do not exist; this ends the optimisation.
    fn curvature(
        &self,
        k: usize,
        z: &SVector<f64, N>,
        u: &SVector<f64, M>,
        adjoint: &SVector<f64, N>,
    ) -> Result<Option<Curvature<N, M>>, Self::Error> {
        let _ = (k, z, u, adjoint);
        Ok(None)
    }

    /// Returns ℓ(k, z, u).
    fn cost(&self, k: usize, z: &SVector<f64, N>, u: &SVector<f64, M>) -> f64;

    /// Returns the derivatives of ℓ.
    fn cost_expansion(&self, k: usize, z: &SVector<f64, N>, u: &SVector<f64, M>) -> Expansion<N, M>;

    /// Returns φ(z).
    fn end_cost(&self, z: &SVector<f64, N>) -> f64;

    /// Returns the gradient of φ and its second derivatives.
    fn end_expansion(&self, z: &SVector<f64, N>) -> (SVector<f64, N>, SMatrix<f64, N, N>);
}

/// Iterative LQR with its limits.
///
/// **Equation** The backward pass starts from V = φ. With V' the cost to go after a step and μ ≥ 0
/// a regularisation: Q_z = ℓ_z + Aᵀ V'_z, Q_u = ℓ_u + Bᵀ V'_z, Q_zz = ℓ_zz + Aᵀ V'_zz A, Q_uz =
/// ℓ_uz + Bᵀ (V'_zz + μ I) A, Q_uu = ℓ_uu + Bᵀ (V'_zz + μ I) B, each with the second derivatives of
/// V'_z·f if [`Problem::curvature`] provides them; k = −Q_uu⁻¹ Q_u, K = −Q_uu⁻¹ Q_uz; V_z = Q_z +
/// Kᵀ Q_uu k + Kᵀ Q_u + Q_uzᵀ k, V_zz = Q_zz + Kᵀ Q_uu K + Kᵀ Q_uz + Q_uzᵀ K (with the Q_uu and
/// Q_uz of μ = 0). The forward pass sets uₖ ← uₖ + α kₖ + Kₖ (zₖ − z̄ₖ), with the largest α of a
/// decreasing sequence that achieves a given part of the expected decrease, −α Σ kᵀ Q_u − ½ α² Σ kᵀ
/// Q_uu k. If Q_uu is not positive definite, or no α suffices, μ grows; after a successful step it
/// falls.
///
/// **Source** Tassa, Mansard & Todorov, Control-limited differential dynamic programming (ICRA 2014), section II; Tassa, Erez & Todorov, Synthesis and
/// stabilization of complex behaviors through online trajectory optimization (IROS 2012), sections II.F and II.G, which has the schedule of μ
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ilqr {
    /// The largest number of backward passes.
    pub iterations: usize,
    /// The expected decrease of a full step, relative to the cost, below which the method has
    /// converged.
    pub tolerance: f64,
    /// The part of the expected decrease that a step must achieve to be accepted.
    pub acceptance: f64,
}

impl Default for Ilqr {
    fn default() -> Self {
        Ilqr { iterations: 500, tolerance: 1e-9, acceptance: 1e-2 }
    }
}

/// A motion with the inputs that produce it, and the feedback around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<const N: usize, const M: usize> {
    /// z₀ … z_n
    pub states: Vec<SVector<f64, N>>,
    /// u₀ … u_{n−1}
    pub inputs: Vec<SVector<f64, M>>,
    /// K₀ … K_{n−1} of uₖ + Kₖ (z − zₖ), the feedback that is optimal near the motion. **Shape** M × N each
    pub gains: Vec<SMatrix<f64, M, N>>,
    /// The cost of the motion.
    pub cost: f64,
    /// Whether the tolerance was reached.
    pub converged: bool,
    /// The iterations.
    pub history: Vec<Iteration>,
}

/// The record of an iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Iteration {
    /// The cost before the iteration.
    pub cost: f64,
    /// The expected decrease for a full step; 0 if Q_uu was not positive definite.
    pub expected: f64,
    /// The accepted part α of a step; 0 if no step was accepted.
    pub step: f64,
    /// μ
    pub regularisation: f64,
}

/// The error of an optimisation that ended without a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum IlqrError<E> {
    /// A step of the motion, or its derivatives, failed.
    Step {
        /// The number of the step, from 0.
        k: usize,
        /// The error of the step.
        error: E,
    },
    /// The cost of the first motion is not finite.
    NotFinite,
}

impl<E: fmt::Display> fmt::Display for IlqrError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { k, error } => write!(f, "step {k} of the motion: {error}"),
            Self::NotFinite => f.write_str("the cost of the first motion is not finite"),
        }
    }
}

impl<E: std::error::Error + 'static> std::error::Error for IlqrError<E> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Step { error, .. } => Some(error),
            Self::NotFinite => None,
        }
    }
}

/// A motion: its states, inputs and cost.
struct Motion<const N: usize, const M: usize> {
    states: Vec<SVector<f64, N>>,
    inputs: Vec<SVector<f64, M>>,
    cost: f64,
}

/// The derivatives along a motion.
struct Expanded<const N: usize, const M: usize> {
    linear: Vec<Linear<N, M>>,
    costs: Vec<Expansion<N, M>>,
    end: (SVector<f64, N>, SMatrix<f64, N, N>),
}

/// The result of a backward pass: changes and gains, Σ kᵀ Q_u, Σ kᵀ Q_uu k.
struct Pass<const N: usize, const M: usize> {
    changes: Vec<SVector<f64, M>>,
    gains: Vec<SMatrix<f64, M, N>>,
    slope: f64,
    bend: f64,
}

/// The regularisation μ and its factor of change, which itself changes geometrically.
struct Regularisation {
    mu: f64,
    factor: f64,
}

impl Regularisation {
    const LEAST: f64 = 1e-6;
    const MAX_MU: f64 = 1e10;
    const FACTOR: f64 = 1.6;

    fn grow(&mut self) {
        self.factor = Self::FACTOR.max(self.factor * Self::FACTOR);
        self.mu = Self::LEAST.max(self.mu * self.factor);
    }

    fn shrink(&mut self) {
        self.factor = (1.0 / Self::FACTOR).min(self.factor / Self::FACTOR);
        let less = self.mu * self.factor;
        self.mu = if less >= Self::LEAST { less } else { 0.0 };
    }
}

impl Ilqr {
    /// The number of parts of a step that are tried, from 1 to 10⁻³.
    const STEPS: i32 = 11;

    /// Optimises a motion from `start`, beginning with these inputs, one for each step.
    ///
    /// The plan records whether it [has converged](Plan::converged). Otherwise it is the best
    /// motion found.
    ///
    /// # Errors
    /// [`IlqrError`]: a step of the first motion fails, or derivatives do not exist.
    pub fn solve<P, const N: usize, const M: usize>(
        &self,
        problem: &P,
        start: SVector<f64, N>,
        inputs: Vec<SVector<f64, M>>,
    ) -> Result<Plan<N, M>, IlqrError<P::Error>>
    where
        P: Problem<N, M>,
    {
        let mut motion = rollout(problem, start, inputs.len(), |k, _| inputs[k])?;
        if !motion.cost.is_finite() {
            return Err(IlqrError::NotFinite);
        }
        let mut expanded = expand(problem, &motion)?;
        let mut regularisation = Regularisation { mu: 0.0, factor: 1.0 };
        let mut gains = vec![SMatrix::zeros(); motion.inputs.len()];
        let (mut history, mut converged) = (Vec::new(), false);
        while history.len() < self.iterations && regularisation.mu <= Regularisation::MAX_MU {
            let (cost, mu) = (motion.cost, regularisation.mu);
            let note = |expected, step| Iteration { cost, expected, step, regularisation: mu };
            let Some(pass) = backwards(problem, &motion, &expanded, mu)? else {
                history.push(note(0.0, 0.0));
                regularisation.grow();
                continue;
            };
            let expected = |alpha: f64| -alpha * pass.slope - 0.5 * alpha * alpha * pass.bend;
            let whole = expected(1.0);
            gains.clone_from(&pass.gains);
            if whole <= self.tolerance * cost.abs() {
                history.push(note(whole, 0.0));
                // A large μ makes steps small, however far the cost is from its minimum.
                if mu <= Regularisation::LEAST {
                    converged = true;
                    break;
                }
                regularisation.shrink();
                continue;
            }
            let trial = |alpha: f64| {
                let law = |k: usize, z: &SVector<f64, N>| {
                    motion.inputs[k] + pass.changes[k] * alpha + pass.gains[k] * (z - motion.states[k])
                };
                let trial = rollout(problem, start, motion.inputs.len(), law).ok()?;
                (cost - trial.cost > self.acceptance * expected(alpha)).then_some((alpha, trial))
            };
            let parts = (0..Self::STEPS).map(|i| 10_f64.powf(-3.0 * f64::from(i) / f64::from(Self::STEPS - 1)));
            match parts.into_iter().find_map(trial) {
                Some((alpha, better)) => {
                    history.push(note(whole, alpha));
                    motion = better;
                    expanded = expand(problem, &motion)?;
                    regularisation.shrink();
                }
                None => {
                    history.push(note(whole, 0.0));
                    regularisation.grow();
                }
            }
        }
        let Motion { states, inputs, cost } = motion;
        Ok(Plan { states, inputs, gains, cost, converged, history })
    }
}

/// Computes the motion under a law.
fn rollout<P, const N: usize, const M: usize>(
    problem: &P,
    start: SVector<f64, N>,
    steps: usize,
    law: impl Fn(usize, &SVector<f64, N>) -> SVector<f64, M>,
) -> Result<Motion<N, M>, IlqrError<P::Error>>
where
    P: Problem<N, M>,
{
    let (mut states, mut inputs, mut cost) = (vec![start], Vec::with_capacity(steps), 0.0);
    let mut z = start;
    for k in 0..steps {
        let u = law(k, &z);
        cost += problem.cost(k, &z, &u);
        z = problem.step(k, &z, &u).map_err(|error| IlqrError::Step { k, error })?;
        states.push(z);
        inputs.push(u);
    }
    cost += problem.end_cost(&z);
    Ok(Motion { states, inputs, cost })
}

/// Computes all derivatives along a motion.
fn expand<P, const N: usize, const M: usize>(
    problem: &P,
    motion: &Motion<N, M>,
) -> Result<Expanded<N, M>, IlqrError<P::Error>>
where
    P: Problem<N, M>,
{
    let pairs = || motion.states.iter().zip(&motion.inputs).enumerate();
    let linearise = |(k, (z, u)): (usize, _)| problem.linearise(k, z, u).map_err(|error| IlqrError::Step { k, error });
    let linear = pairs().map(linearise).collect::<Result<_, _>>()?;
    let costs = pairs().map(|(k, (z, u))| problem.cost_expansion(k, z, u)).collect();
    Ok(Expanded { linear, costs, end: problem.end_expansion(&motion.states[motion.inputs.len()]) })
}

/// Makes the backward pass; returns `None` if Q_uu is not positive definite.
fn backwards<P, const N: usize, const M: usize>(
    problem: &P,
    motion: &Motion<N, M>,
    expanded: &Expanded<N, M>,
    mu: f64,
) -> Result<Option<Pass<N, M>>, IlqrError<P::Error>>
where
    P: Problem<N, M>,
{
    let steps = motion.inputs.len();
    let mut pass =
        Pass { changes: vec![SVector::zeros(); steps], gains: vec![SMatrix::zeros(); steps], slope: 0.0, bend: 0.0 };
    let (mut v_z, mut v_zz) = expanded.end;
    for k in (0..steps).rev() {
        let (Linear { a, b }, Expansion { z: l_z, u: l_u, curvature: l }) = (&expanded.linear[k], &expanded.costs[k]);
        let (q_z, q_u) = (l_z + a.transpose() * v_z, l_u + b.transpose() * v_z);
        let mut q_zz = l.zz + a.transpose() * v_zz * a;
        let mut q_uz = l.uz + b.transpose() * v_zz * a;
        let mut q_uu = l.uu + b.transpose() * v_zz * b;
        let curvature = problem.curvature(k, &motion.states[k], &motion.inputs[k], &v_z);
        if let Some(f) = curvature.map_err(|error| IlqrError::Step { k, error })? {
            q_zz += f.zz;
            q_uz += f.uz;
            q_uu += f.uu;
        }
        let Some(factor) = Cholesky::new(symmetric(q_uu + b.transpose() * b * mu)) else { return Ok(None) };
        let change = -factor.solve(&q_u);
        let gain = -factor.solve(&(q_uz + b.transpose() * a * mu));
        pass.slope += change.dot(&q_u);
        pass.bend += change.dot(&(q_uu * change));
        v_z = q_z + gain.transpose() * (q_uu * change + q_u) + q_uz.transpose() * change;
        v_zz = symmetric(q_zz + gain.transpose() * (q_uu * gain + q_uz) + q_uz.transpose() * gain);
        (pass.changes[k], pass.gains[k]) = (change, gain);
    }
    Ok(Some(pass))
}
