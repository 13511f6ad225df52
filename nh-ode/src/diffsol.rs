//! Adapter for the crate [`diffsol`](https://docs.rs/diffsol): implicit methods (BDF, TR-BDF2,
//! ESDIRK34), with the generated Jacobian.
//!
//! A [`Problem`] implements `OdeEquationsImplicit` for the crate's `NalgebraMat<f64>`, so that its
//! `OdeBuilder` creates a solver from it:
//!
//! ```ignore
#![doc = include_str!("../examples/bdf.rs")]
//! ```
//!
//! The crate's equations are in `f64` and contain their initial state; the builder has the initial
//! time (`t0`, 0 by default). The direction of a section is ignored: the solver stops at every
//! crossing (`OdeSolverStopReason::RootFound`), and the caller continues it from there.
//!
//! With large gains of feedback the stiff directions turn with the motion. Newton's method with a
//! stored Jacobian then fails more often than the default limit of 50 failures a run. On the roller
//! racer, over ten units of time at a tolerance of 1e-10, BDF takes 320 steps with gains of 1e3
//! (the explicit method 9475), and gives up with 1e4.

use crate::Equations;
use ::diffsol::{
    ConstantOp, NalgebraContext, NalgebraMat, NalgebraVec, NonLinearOp, NonLinearOpJacobian, OdeEquations,
    OdeEquationsRef, Op, ParameterisedOp, UnitCallable, Vector, VectorCommon,
};
use nonholonomic::fields::VectorField;

/// A function of time and state whose zeros are located.
pub type SectionFunction<S> = fn(f64, &<S as nonholonomic::System>::State) -> f64;

/// Equations, the point at which they start, and a section: an initial value problem for `diffsol`.
#[derive(Clone, Debug)]
pub struct Problem<S: VectorField<P>, P, F, G = SectionFunction<S>> {
    equations: Equations<S, P, F>,
    start: S::Point,
    section: Option<G>,
    context: NalgebraContext,
}

impl<S, P, F, const N: usize> Problem<S, P, F>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    F: Fn(f64, &S::State) -> S::Inputs,
{
    /// Creates the problem that starts from a state.
    pub fn new(equations: Equations<S, P, F>, start: &S::State) -> Self {
        let start = equations.point(start);
        Problem { equations, start, section: None, context: NalgebraContext::default() }
    }
}

impl<S, P, F, G, const N: usize> Problem<S, P, F, G>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    F: Fn(f64, &S::State) -> S::Inputs,
    G: Fn(f64, &S::State) -> f64,
{
    /// Creates the problem that starts from a state, with a surface {g(t, ζ) = 0}: a solver's step
    /// ends at a crossing.
    pub fn with_section(equations: Equations<S, P, F>, start: &S::State, g: G) -> Self {
        let start = equations.point(start);
        Problem { equations, start, section: Some(g), context: NalgebraContext::default() }
    }

    /// Returns the equations.
    pub fn equations(&self) -> &Equations<S, P, F> {
        &self.equations
    }

    /// Returns the state of a solver's vector at time t.
    ///
    /// # Panics
    /// If the vector does not belong to these equations.
    pub fn state(&self, t: f64, vector: &NalgebraVec<f64>) -> S::State {
        self.equations.state(t, &array(vector))
    }
}

/// Returns a vector's numbers; the crate creates vectors of the length `nstates`.
fn array<const N: usize>(vector: &NalgebraVec<f64>) -> [f64; N] {
    vector.inner().as_slice().try_into().expect("as many numbers as the phase space has dimensions")
}

/// f(t, ζ), a part of a [`Problem`].
#[derive(Clone, Copy, Debug)]
pub struct Rhs<'p, E>(&'p E);

/// The point at which a [`Problem`] starts.
#[derive(Clone, Copy, Debug)]
pub struct Start<'p, E>(&'p E);

/// g(t, ζ), the section of a [`Problem`].
#[derive(Clone, Copy, Debug)]
pub struct Root<'p, E>(&'p E);

/// Implements the types and sizes of an operator: N numbers to `$results` numbers.
macro_rules! operator {
    ($type:ty, $results:expr, $context:expr) => {
        impl<S, P, F, G, const N: usize> Op for $type
        where
            S: VectorField<P, Scalar = f64, Point = [f64; N]>,
        {
            type T = f64;
            type V = NalgebraVec<f64>;
            type M = NalgebraMat<f64>;
            type C = NalgebraContext;

            fn context(&self) -> &NalgebraContext {
                let context: fn(&Self) -> &NalgebraContext = $context;
                context(self)
            }

            fn nstates(&self) -> usize {
                N
            }

            fn nout(&self) -> usize {
                $results
            }

            fn nparams(&self) -> usize {
                0
            }
        }
    };
}

operator!(Problem<S, P, F, G>, N, |this| &this.context);
operator!(Rhs<'_, Problem<S, P, F, G>>, N, |this| &this.0.context);
operator!(Start<'_, Problem<S, P, F, G>>, N, |this| &this.0.context);
operator!(Root<'_, Problem<S, P, F, G>>, 1, |this| &this.0.context);

impl<S, P, F, G, const N: usize> NonLinearOp for Rhs<'_, Problem<S, P, F, G>>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    F: Fn(f64, &S::State) -> S::Inputs,
{
    fn call_inplace(&self, point: &NalgebraVec<f64>, t: f64, rate: &mut NalgebraVec<f64>) {
        rate.inner_mut().as_mut_slice().copy_from_slice(&self.0.equations.rhs(t, &array(point)));
    }
}

impl<S, P, F, G, const N: usize> NonLinearOpJacobian for Rhs<'_, Problem<S, P, F, G>>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    F: Fn(f64, &S::State) -> S::Inputs,
{
    fn jac_mul_inplace(&self, point: &NalgebraVec<f64>, t: f64, v: &NalgebraVec<f64>, product: &mut NalgebraVec<f64>) {
        let (v, product) = (v.inner().as_slice(), product.inner_mut().as_mut_slice());
        product.fill(0.0);
        self.0.equations.for_each_jacobian_entry(t, &array(point), |row, column, value| {
            product[row] += value * v[column];
        });
    }

    fn jacobian_inplace(&self, point: &NalgebraVec<f64>, t: f64, jacobian: &mut NalgebraMat<f64>) {
        let jacobian = ::diffsol::Matrix::inner_mut(jacobian);
        self.0.equations.for_each_jacobian_entry(t, &array(point), |row, column, value| {
            jacobian[(row, column)] = value;
        });
    }
}

impl<S, P, F, G, const N: usize> ConstantOp for Start<'_, Problem<S, P, F, G>>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
{
    fn call_inplace(&self, _: f64, point: &mut NalgebraVec<f64>) {
        point.inner_mut().as_mut_slice().copy_from_slice(&self.0.start);
    }
}

impl<S, P, F, G, const N: usize> NonLinearOp for Root<'_, Problem<S, P, F, G>>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    F: Fn(f64, &S::State) -> S::Inputs,
    G: Fn(f64, &S::State) -> f64,
{
    fn call_inplace(&self, point: &NalgebraVec<f64>, t: f64, value: &mut NalgebraVec<f64>) {
        let g = self.0.section.as_ref().map_or(1.0, |g| g(t, &self.0.equations.state(t, &array(point))));
        value.inner_mut().as_mut_slice().fill(g);
    }
}

impl<'p, S, P, F, G, const N: usize> OdeEquationsRef<'p> for Problem<S, P, F, G>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    F: Fn(f64, &S::State) -> S::Inputs,
    G: Fn(f64, &S::State) -> f64,
{
    type Mass = ParameterisedOp<'p, UnitCallable<NalgebraMat<f64>>>;
    type Rhs = Rhs<'p, Self>;
    type Root = Root<'p, Self>;
    type Init = Start<'p, Self>;
    type Out = ParameterisedOp<'p, UnitCallable<NalgebraMat<f64>>>;
    type Reset = ParameterisedOp<'p, UnitCallable<NalgebraMat<f64>>>;
}

impl<S, P, F, G, const N: usize> OdeEquations for Problem<S, P, F, G>
where
    S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    F: Fn(f64, &S::State) -> S::Inputs,
    G: Fn(f64, &S::State) -> f64,
{
    fn rhs(&self) -> Rhs<'_, Self> {
        Rhs(self)
    }

    fn mass(&self) -> Option<<Self as OdeEquationsRef<'_>>::Mass> {
        None
    }

    fn root(&self) -> Option<Root<'_, Self>> {
        self.section.is_some().then_some(Root(self))
    }

    fn init(&self) -> Start<'_, Self> {
        Start(self)
    }

    // The system has its own parameters.
    fn set_params(&mut self, _: &NalgebraVec<f64>) {}

    fn get_params(&self, _: &mut NalgebraVec<f64>) {}
}
