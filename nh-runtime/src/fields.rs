//! The vector fields of a system, ζ̇ = f(t, ζ) on a phase space, for integrators other than this
//! crate's.
//!
//! A stepper integrates by its own method. An integrator of any right-hand side (the adapters of
//! the crate `nonholonomic-ode`, or twenty lines of your own) takes a [`Field`]: a system, one of
//! its phase spaces, and its control inputs as a function of time and state. Points are arrays of
//! numbers, which convert to the vectors of every crate.
//!
//! ```
//! use nonholonomic::fields::{Field, OnDStar, Point, VectorField};
//! use nonholonomic::prelude::*;
//!
//! /// Heun's method, as a user might write it.
//! fn heun<S>(system: S, start: &S::State, h: f64, steps: u32) -> S::State
//! where
//!     S: System<Scalar = f64> + VectorField<OnDStar>,
//! {
//!     let field = Field::new(system, OnDStar);
//!     let (mut t, mut point) = (start.time(), field.point(start));
//!     for _ in 0..steps {
//!         let slope = field.rhs(t, &point);
//!         let mut trial = point;
//!         trial.as_mut().iter_mut().zip(slope.as_ref()).for_each(|(x, k)| *x += h * k);
//!         let second = field.rhs(t + h, &trial);
//!         let slopes = slope.as_ref().iter().zip(second.as_ref());
//!         point.as_mut().iter_mut().zip(slopes).for_each(|(x, (a, b))| *x += 0.5 * h * (a + b));
//!         t += h;
//!     }
//!     field.state(t, &point)
//! }
//! ```

use crate::number::{Array, Scalar, copy};
use crate::step::{State as _, System};
use core::marker::PhantomData;
use core::ops::Deref;

/// A point of a phase space, or a tangent vector at one: `[T; N]`.
pub trait Point<T>: Copy + core::fmt::Debug + AsRef<[T]> + AsMut<[T]> {
    /// The dimension N of the space.
    const DIMENSION: usize;

    /// Returns the point with all numbers zero.
    fn origin() -> Self;

    /// Returns the point of these numbers, or `None` if there are not N.
    fn from_slice(numbers: &[T]) -> Option<Self>;
}

impl<T: Scalar, const N: usize> Point<T> for [T; N] {
    const DIMENSION: usize = N;

    #[inline]
    fn origin() -> Self {
        [T::lit(0.0); N]
    }

    #[inline]
    fn from_slice(numbers: &[T]) -> Option<Self> {
        Self::try_from(numbers).ok()
    }
}

/// The dual of the constraint distribution, ζ = (q, ρ): n + m numbers. Every point of it satisfies
/// the constraints, so that they hold exactly under any integrator.
///
/// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u). **Source**: Celledoni, Farré Puiggalí, Høiseth &
/// Martín de Diego (2019)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnDStar;

/// The cotangent bundle with multipliers, ζ = (q, p): n + k numbers. The constraints are first
/// integrals: an integrator's error in them stays, and grows with the next one.
///
/// **Equation**: q̇ = E g⁻¹ p, ṗ = −∂H − … + μᵀ λ + B u, with λ such that μ g⁻¹ p is constant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cotangent;

/// The cotangent bundle under the extended system, ζ = (q, p): an equation without constraints. Its
/// motions from D are the constrained ones. Systems with a feedback method have it.
///
/// **Source**: Chang & Perlmutter (2018)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extended;

/// The cotangent bundle under the extended system with feedback, ζ = (q, p). The feedback draws
/// motions back to the constraints, and to the levels of the energy and the other integrals.
/// [`FeedbackField::feedback`] creates one.
///
/// Large gains make the equations stiff: explicit methods then need steps of the size of their
/// reciprocals.
///
/// **Equation**: the extended field minus ∇V_L. **Source**: Chang & Perlmutter (2018), eq. 28
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feedback<G, L> {
    /// Gains, in the order of the options of the feedback methods: of the constraints' momenta, of
    /// the energy, of the other declared invariants, and of the rotation matrices if there are any.
    pub gains: G,
    /// The levels to keep: of the energy, and of the other declared invariants.
    pub levels: L,
}

/// A system with feedback, see [`Feedback`]. It has a feedback method and no control inputs, which
/// would change the levels.
#[diagnostic::on_unimplemented(
    message = "feedback was not generated for this system",
    label = "no feedback",
    note = "add `feedback_vector_field` to `expose = [...]` in the system's declaration"
)]
pub trait FeedbackField: VectorField<Feedback<Self::Gains, Self::Levels>> {
    /// Gains: `[T; G]`.
    type Gains: Point<Self::Scalar>;
    /// Levels: `[T; L]`.
    type Levels: Point<Self::Scalar>;

    /// Returns the phase space with feedback to the levels that the integrals have at a state.
    fn feedback(&self, state: &Self::State, gains: Self::Gains) -> Feedback<Self::Gains, Self::Levels>;
}

/// A system with a generated vector field on the phase space `P`.
#[diagnostic::on_unimplemented(
    message = "the vector field on `{P}` was not generated for this system",
    label = "no vector field on `{P}`",
    note = "request it in the system's declaration: `expose = [vector_field]` for the one on D*, `cotangent_vector_field`, \
            `extended_vector_field` or `feedback_vector_field` for those on T*Q"
)]
pub trait VectorField<P>: System {
    /// Points of the space: `[T; N]`.
    type Point: Point<Self::Scalar>;
    /// An N × N matrix, viewed as a slice of its columns, one after the other.
    type Jacobian: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;

    /// Returns the vector ζ̇ at a time t and a point, under control inputs u.
    fn field(&self, space: &P, t: Self::Scalar, point: &Self::Point, inputs: &Self::Inputs) -> Self::Point;

    /// Returns ∂ζ̇/∂ζ at a time and a point, under constant control inputs, or `None` if it was not
    /// generated.
    fn jacobian(
        &self,
        space: &P,
        t: Self::Scalar,
        point: &Self::Point,
        inputs: &Self::Inputs,
    ) -> Option<Self::Jacobian> {
        let _ = (space, t, point, inputs);
        None
    }

    /// Returns the point of a state.
    fn point_of(&self, space: &P, state: &Self::State) -> Self::Point;

    /// Returns the state of a point at time t.
    fn state_at(&self, space: &P, t: Self::Scalar, point: &Self::Point) -> Self::State;
}

/// Conversions between states and points ζ = (q, ρ) of D*. Every system with `expose =
/// [vector_field]` has them.
///
/// Controllers and estimators work with ζ: it has no constraints. It is also the set of numbers
/// that methods on D* carry, so that their steps are differentiated by ζ.
pub trait Reduced: VectorField<OnDStar> {
    /// Returns ζ = (q, ρ) of a state.
    #[inline]
    fn reduced_of(&self, state: &Self::State) -> Self::Point {
        self.point_of(&OnDStar, state)
    }

    /// Returns the momenta ρ = Xᵀ g w of a state, one for each column of the frame X.
    #[inline]
    fn momenta_of(&self, state: &Self::State) -> Momenta<Self::Point, Self::Scalar> {
        let (point, first) = (self.reduced_of(state), state.configuration().as_ref().len());
        Momenta { point, first, scalar: PhantomData }
    }

    /// Returns the state at time t with this ζ. Its velocity satisfies the constraints for every ζ.
    #[inline]
    fn state_of(&self, t: Self::Scalar, reduced: &Self::Point) -> Self::State {
        self.state_at(&OnDStar, t, reduced)
    }
}

impl<S: VectorField<OnDStar>> Reduced for S {}

/// The momenta ρ of a state, see [`Reduced::momenta_of`], as a slice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Momenta<P, T> {
    /// ζ, which ends with the momenta.
    point: P,
    first: usize,
    scalar: PhantomData<T>,
}

impl<P: Point<T>, T> Deref for Momenta<P, T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.point.as_ref().get(self.first..).unwrap_or_default()
    }
}

/// Control inputs as a function of time and state that does not change between calls. Integrators
/// evaluate a right-hand side at times of their own, and again if they refuse a step.
pub type InputLaw<S> = fn(<S as System>::Scalar, &<S as System>::State) -> <S as System>::Inputs;

/// The right-hand side of ζ̇ = f(t, ζ): a system, a phase space, and the control inputs.
#[derive(Clone, Copy, Debug)]
pub struct Field<S, P, F> {
    system: S,
    space: P,
    inputs: F,
}

impl<S, P> Field<S, P, InputLaw<S>>
where
    S: VectorField<P>,
{
    /// Creates the vector field of the system on the space. Control inputs are zero.
    pub fn new(system: S, space: P) -> Self {
        Field { system, space, inputs: |_, _| Array::zero() }
    }
}

impl<S, P, F> Field<S, P, F>
where
    S: VectorField<P>,
    F: Fn(S::Scalar, &S::State) -> S::Inputs,
{
    /// Creates the vector field under control inputs that are a function of time and state.
    ///
    /// The state is the one at which the field is evaluated: a feedback law acts without delay,
    /// unlike in [`Stepper::step_with`](crate::Stepper::step_with).
    pub fn with_inputs(system: S, space: P, inputs: F) -> Self {
        Field { system, space, inputs }
    }

    /// Returns the system.
    pub fn system(&self) -> &S {
        &self.system
    }

    /// Returns the phase space, with its numbers if it has any.
    pub fn space(&self) -> &P {
        &self.space
    }

    /// Returns the dimension N of the phase space.
    pub fn dimension(&self) -> usize {
        S::Point::DIMENSION
    }

    /// Returns f(t, ζ).
    #[inline]
    pub fn rhs(&self, t: S::Scalar, point: &S::Point) -> S::Point {
        self.system.field(&self.space, t, point, &self.inputs_at(t, point))
    }

    /// Returns ∂f/∂ζ at (t, ζ) with constant control inputs; their dependence on the state is left
    /// out. Implicit methods solve with this matrix, and their iterations correct for the
    /// difference. Returns `None` if it was not generated.
    #[inline]
    pub fn jacobian(&self, t: S::Scalar, point: &S::Point) -> Option<S::Jacobian> {
        self.system.jacobian(&self.space, t, point, &self.inputs_at(t, point))
    }

    /// Returns the point of a state.
    pub fn point(&self, state: &S::State) -> S::Point {
        self.system.point_of(&self.space, state)
    }

    /// Returns the state of a point at time t.
    pub fn state(&self, t: S::Scalar, point: &S::Point) -> S::State {
        self.system.state_at(&self.space, t, point)
    }

    /// Returns u(t, ζ). Systems without inputs skip the computation of the state.
    #[inline]
    fn inputs_at(&self, t: S::Scalar, point: &S::Point) -> S::Inputs {
        if S::INPUTS.is_empty() {
            return Array::zero();
        }
        (self.inputs)(t, &self.state(t, point))
    }
}

/// A vector field in double precision with an interface of slices.
///
/// The functions that write leave out numbers that do not fit into `out`. From a point of the wrong
/// length they compute NaN.
pub trait DynField {
    /// Returns the dimension N of the phase space.
    fn dimension(&self) -> usize;

    /// Writes f(t, ζ).
    fn write_rhs(&self, t: f64, point: &[f64], out: &mut [f64]);

    /// Writes ∂f/∂ζ at (t, ζ), see [`Field::jacobian`]: N² numbers, column by column. Returns
    /// `false` if it was not generated.
    fn write_jacobian(&self, t: f64, point: &[f64], out: &mut [f64]) -> bool;

    /// Writes the coordinates and velocities of the state of a point at time t. Velocities depend
    /// on the time if the Lagrangian or the constraints do.
    fn write_state(&self, t: f64, point: &[f64], q: &mut [f64], w: &mut [f64]);
}

impl<S, P, F> DynField for Field<S, P, F>
where
    S: VectorField<P> + System<Scalar = f64>,
    F: Fn(f64, &S::State) -> S::Inputs,
{
    fn dimension(&self) -> usize {
        Field::dimension(self)
    }

    fn write_rhs(&self, t: f64, point: &[f64], out: &mut [f64]) {
        match S::Point::from_slice(point) {
            Some(point) => {
                copy(self.rhs(t, &point).as_ref(), out);
            }
            None => out.fill(f64::NAN),
        }
    }

    fn write_jacobian(&self, t: f64, point: &[f64], out: &mut [f64]) -> bool {
        let Some(point) = S::Point::from_slice(point) else {
            out.fill(f64::NAN);
            return true;
        };
        self.jacobian(t, &point).map(|jacobian| copy(jacobian.as_ref(), out)).is_some()
    }

    fn write_state(&self, t: f64, point: &[f64], q: &mut [f64], w: &mut [f64]) {
        use crate::step::State;
        match S::Point::from_slice(point) {
            Some(point) => {
                let state = self.state(t, &point);
                copy(state.configuration().as_ref(), q);
                copy(state.velocity().as_ref(), w);
            }
            None => {
                q.fill(f64::NAN);
                w.fill(f64::NAN);
            }
        }
    }
}
