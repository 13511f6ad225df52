//! The discrete map of a system under a method, as a function of ζ and u.

use super::ilqr::Curvature;
use nonholonomic::fields::{OnDStar, VectorField};
use nonholonomic::methods;
use nonholonomic::nalgebra::{SMatrix, SVector};
use nonholonomic::{Discretize, Linearise, Linearised, Method, Second, SecondDerivatives, StepError, Stepper, System};
use std::marker::PhantomData;

/// A map near a point: δz' = A δz + B δu.
///
/// **Shape** A: N × N, B: N × M.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Linear<const N: usize, const M: usize> {
    /// A, by the state.
    pub a: SMatrix<f64, N, N>,
    /// B, by the control inputs.
    pub b: SMatrix<f64, N, M>,
}

impl<const N: usize, const M: usize> Linear<N, M> {
    /// Restricts the map to the numbers of these indices.
    ///
    /// The restriction is exact if they do not [depend](Linear::dependence) on the others. Cyclic
    /// coordinates may therefore be left out, because nothing depends on them.
    ///
    /// # Panics
    /// If an index is not below N.
    pub fn part<const R: usize>(&self, kept: [usize; R]) -> Linear<R, M> {
        Linear {
            a: SMatrix::from_fn(|i, j| self.a[(kept[i], kept[j])]),
            b: SMatrix::from_fn(|i, j| self.b[(kept[i], j)]),
        }
    }

    /// Returns how much the numbers of these indices depend on the others: the largest |A_ij| with
    /// i among them and j not.
    ///
    /// # Panics
    /// If an index is not below N.
    pub fn dependence<const R: usize>(&self, kept: [usize; R]) -> f64 {
        let others = || (0..N).filter(|j| !kept.contains(j));
        kept.iter().flat_map(|&i| others().map(move |j| self.a[(i, j)].abs())).fold(0.0, f64::max)
    }

    /// Returns the closed loop A − B K.
    pub fn closed_loop(&self, gain: &SMatrix<f64, M, N>) -> SMatrix<f64, N, N> {
        self.a - self.b * gain
    }
}

/// A method whose steppers carry ζ = (q, ρ), and otherwise only the work done from outside.
///
/// `leapfrog` and other variational methods carry momenta between nodes; their derivatives are
/// those of numbers that are no function of the state.
pub trait OnDStarMethod: Method {}

impl OnDStarMethod for methods::Gonzalez {}
impl OnDStarMethod for methods::AveragedVectorField {}
impl OnDStarMethod for methods::ItohAbe {}
impl OnDStarMethod for methods::ItohAbeSym {}
impl OnDStarMethod for methods::Avf4 {}
impl OnDStarMethod for methods::Avf6 {}
impl OnDStarMethod for methods::Midpoint {}
impl OnDStarMethod for methods::Euler {}
impl OnDStarMethod for methods::Rk2 {}
impl OnDStarMethod for methods::Rk4 {}

/// The discrete map of a system under a method on D*, with control inputs held constant over each
/// step.
///
/// **Equation** ζ' = Φ(t, ζ, u) with ζ = (q, ρ), ρ = Xᵀ g w.
///
/// **Shape** ζ: n + m numbers, u: one number per input.
///
/// The declaration needs `expose = [vector_field]`, which provides the maps between states and
/// points ζ, and `derivatives = [state, inputs]` for [`DiscreteMap::linearise`]. A map remembers
/// nothing between steps: each step has a stepper of its own.
#[derive(Clone, Copy, Debug)]
pub struct DiscreteMap<Y, M> {
    system: Y,
    h: f64,
    method: PhantomData<M>,
}

impl<Y, M, const N: usize, const C: usize> DiscreteMap<Y, M>
where
    Y: System<Scalar = f64, Inputs = [f64; C]> + VectorField<OnDStar, Point = [f64; N]> + Discretize<M>,
    M: OnDStarMethod,
{
    /// Creates the map of steps of size h.
    pub fn new(system: Y, h: f64) -> Self {
        DiscreteMap { system, h, method: PhantomData }
    }

    /// Returns the system.
    pub fn system(&self) -> &Y {
        &self.system
    }

    /// Returns the step size h.
    pub fn step_size(&self) -> f64 {
        self.h
    }

    /// Returns the point ζ of a state.
    pub fn point(&self, state: &Y::State) -> SVector<f64, N> {
        self.system.point_of(&OnDStar, state).into()
    }

    /// Returns the state at time t of a point ζ.
    pub fn state(&self, t: f64, point: &SVector<f64, N>) -> Y::State {
        self.system.state_at(&OnDStar, t, &(*point).into())
    }

    /// Returns Φ(t, ζ, u).
    ///
    /// # Errors
    /// Errors of [`Discretize::stepper`], [`Stepper::hold`] and [`Stepper::step`].
    pub fn step(
        &self,
        t: f64,
        point: &SVector<f64, N>,
        inputs: &SVector<f64, C>,
    ) -> Result<SVector<f64, N>, StepError> {
        let mut stepper = self.stepper(t, point, inputs)?;
        stepper.step()?;
        Ok(self.point(&stepper.state()))
    }

    /// Returns Φ(t, ζ, u) and its derivatives by ζ and u.
    ///
    /// # Errors
    /// Errors of [`DiscreteMap::step`] and [`Linearise::step_with_jacobian`].
    pub fn linearise<P, H, const K: usize>(
        &self,
        t: f64,
        point: &SVector<f64, N>,
        inputs: &SVector<f64, C>,
    ) -> Result<(SVector<f64, N>, Linear<N, C>), StepError>
    where
        Y::Stepper: Linearise<Derivatives = Linearised<SMatrix<f64, K, K>, SMatrix<f64, K, C>, P, H>>,
    {
        // The number after ζ is the work, on which nothing depends.
        const { assert!(N <= K, "the methods of `OnDStarMethod` carry ζ first") };
        let mut stepper = self.stepper(t, point, inputs)?;
        let Linearised { a, b, .. } = stepper.step_with_jacobian()?;
        let linear = Linear { a: a.fixed_view::<N, N>(0, 0).into_owned(), b: b.fixed_view::<N, C>(0, 0).into_owned() };
        Ok((self.point(&stepper.state()), linear))
    }

    /// Returns the second derivatives of λ·Φ(t, ζ, u) by ζ and u. The declaration needs
    /// `derivatives = [second]`.
    ///
    /// # Errors
    /// Errors of [`DiscreteMap::step`] and [`SecondDerivatives::second`].
    pub fn curvature<const K: usize>(
        &self,
        t: f64,
        point: &SVector<f64, N>,
        inputs: &SVector<f64, C>,
        adjoint: &SVector<f64, N>,
    ) -> Result<Curvature<N, C>, StepError>
    where
        Y::Stepper: Linearise<Numbers = SVector<f64, K>>
            + SecondDerivatives<Second = Second<SMatrix<f64, K, K>, SMatrix<f64, K, C>, SMatrix<f64, C, C>>>,
    {
        const { assert!(N <= K, "the methods of `OnDStarMethod` carry ζ first") };
        let weights = SVector::from_fn(|i, _| adjoint.get(i).copied().unwrap_or(0.0));
        let Second { state, mixed, inputs: uu } = self.stepper(t, point, inputs)?.second(&weights)?;
        let (zz, zu) = (state.fixed_view::<N, N>(0, 0).into_owned(), mixed.fixed_view::<N, C>(0, 0));
        Ok(Curvature { zz, uz: zu.transpose(), uu })
    }

    fn stepper(&self, t: f64, point: &SVector<f64, N>, inputs: &SVector<f64, C>) -> Result<Y::Stepper, StepError> {
        let mut stepper = self.system.stepper(&self.state(t, point), self.h)?;
        stepper.hold((*inputs).into())?;
        Ok(stepper)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic::nalgebra::matrix;

    #[test]
    fn parts() {
        let map = Linear { a: matrix![1.0, 0.0, 2.0; 5.0, 6.0, 7.0; 3.0, 1e-3, 4.0], b: matrix![1.0; 2.0; 3.0] };
        let part = map.part([0, 2]);
        assert_eq!((part.a, part.b), (matrix![1.0, 2.0; 3.0, 4.0], matrix![1.0; 3.0]));
        assert_eq!(map.dependence([0, 2]), 1e-3);
        assert_eq!(map.dependence([0, 1, 2]), 0.0);
        assert_eq!(part.closed_loop(&matrix![1.0, 0.0]), matrix![0.0, 2.0; 0.0, 4.0]);
    }
}
