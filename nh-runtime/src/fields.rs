//! The vector fields of a system: ζ̇ = f(t, ζ) on a phase space, for integrators that are not this crate's.
//!
//! A stepper integrates by a method of its own. What integrates any right-hand side (the adapters of the crate `nonholonomic-ode`, or twenty
//! lines written for the purpose) takes a [`Field`]: a system, one of its phase spaces, and its control inputs as a function of time
//! and state. Points are arrays of numbers, so that they go into every crate's vectors.
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

use crate::catalogue::copy;
use crate::{Array, Scalar, State as _, System};
use core::marker::PhantomData;
use core::ops::Deref;

/// A point of a phase space, or a vector at it: `[T; N]`.
pub trait Point<T>: Copy + core::fmt::Debug + AsRef<[T]> + AsMut<[T]> {
    /// The dimension N of the space.
    const DIMENSION: usize;

    /// All numbers zero.
    fn origin() -> Self;

    /// The point of these numbers; `None` where there are not N.
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

/// The dual of the constraint distribution, ζ = (q, ρ): n + m numbers. Every point of it satisfies the constraints, so that they hold
/// exactly under any integrator.
///
/// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u). **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnDStar;

/// The cotangent bundle with multipliers, ζ = (q, p): n + k numbers. The constraints are first integrals: whatever error an integrator
/// makes in them stays, and grows with the next.
///
/// **Equation**: q̇ = E g⁻¹ p, ṗ = −∂H − … + μᵀ λ + B u, with λ such that μ g⁻¹ p stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cotangent;

/// The cotangent bundle under the extended system, ζ = (q, p): an equation without constraints whose motions from D are the constrained
/// ones. Systems with a feedback method have it.
///
/// **Source**: Chang & Perlmutter (2018)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extended;

/// The cotangent bundle under the extended system with feedback, ζ = (q, p): motions off the constraints, or off the levels of the energy
/// and the other integrals, are drawn back to them. [`FeedbackField::feedback`] makes one.
///
/// Large gains make the equations stiff: explicit methods then need steps of the size of their reciprocals.
///
/// **Equation**: the extended field minus ∇V_L. **Source**: Chang & Perlmutter (2018), eq. 28
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feedback<G, L> {
    /// Gains, in the order of the options of the feedback methods: of the constraints' momenta, of the energy, of the declared invariants
    /// but the energy, and of the rotation matrices where there are some.
    pub gains: G,
    /// The levels that are kept: of the energy, and of the declared invariants but the energy.
    pub levels: L,
}

/// A system with feedback, see [`Feedback`]: one without control inputs, which would change the levels, and with a feedback method.
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

    /// The phase space with feedback to the levels that the integrals have at a state.
    fn feedback(&self, state: &Self::State, gains: Self::Gains) -> Feedback<Self::Gains, Self::Levels>;
}

/// A system whose motion on the phase space `P` is known as a vector field.
#[diagnostic::on_unimplemented(
    message = "the vector field on `{P}` was not generated for this system",
    label = "no vector field on `{P}`",
    note = "ask for it in the system's declaration: `expose = [vector_field]` for the one on D*, `cotangent_vector_field`, \
            `extended_vector_field` or `feedback_vector_field` for those on T*Q"
)]
pub trait VectorField<P>: System {
    /// Points of the space: `[T; N]`.
    type Point: Point<Self::Scalar>;
    /// A matrix of N × N: its columns, one after the other, are the slice that it is seen as.
    type Jacobian: AsRef<[Self::Scalar]> + Copy + core::fmt::Debug;

    /// The vector ζ̇ at a time t and a point, under control inputs u.
    fn field(&self, space: &P, t: Self::Scalar, point: &Self::Point, inputs: &Self::Inputs) -> Self::Point;

    /// ∂ζ̇/∂ζ at a time and a point, under control inputs that are constant; `None` where it was not generated.
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

    /// The point of a state.
    fn point_of(&self, space: &P, state: &Self::State) -> Self::Point;

    /// The state at time t that a point stands for.
    fn state_at(&self, space: &P, t: Self::Scalar, point: &Self::Point) -> Self::State;
}

/// The ways between states and points ζ = (q, ρ) of D*, by the names that one looks for. Every system with `expose = [vector_field]` has them.
///
/// Controllers and estimators work with ζ: it has no constraints, and is what methods on D* carry, so that the derivatives of their steps are by ζ.
pub trait Reduced: VectorField<OnDStar> {
    /// ζ = (q, ρ) of a state.
    #[inline]
    fn reduced_of(&self, state: &Self::State) -> Self::Point {
        self.point_of(&OnDStar, state)
    }

    /// The momenta ρ = Xᵀ g w of a state, one for each column of the frame X.
    #[inline]
    fn momenta_of(&self, state: &Self::State) -> Momenta<Self::Point, Self::Scalar> {
        let (point, first) = (self.reduced_of(state), state.configuration().as_ref().len());
        Momenta { point, first, scalar: PhantomData }
    }

    /// The state at time t with this ζ. Its velocity satisfies the constraints, whatever ζ is.
    #[inline]
    fn state_of(&self, t: Self::Scalar, reduced: &Self::Point) -> Self::State {
        self.state_at(&OnDStar, t, reduced)
    }
}

impl<S: VectorField<OnDStar>> Reduced for S {}

/// The momenta ρ of a state, see [`Reduced::momenta_of`]: a slice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Momenta<P, T> {
    /// ζ, whose end they are.
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

/// Control inputs as a function of time and state that does not change between calls: integrators evaluate a right-hand side at
/// times of their own, and again where a step is refused.
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
    /// The vector field of the system on the space; its control inputs, where it has some, are zero.
    pub fn new(system: S, space: P) -> Self {
        Field { system, space, inputs: |_, _| Array::zero() }
    }
}

impl<S, P, F> Field<S, P, F>
where
    S: VectorField<P>,
    F: Fn(S::Scalar, &S::State) -> S::Inputs,
{
    /// The vector field under control inputs that are a function of time and state.
    ///
    /// The state is the one of which the field is taken: a feedback law acts without delay, unlike in
    /// [`Stepper::step_with`](crate::Stepper::step_with).
    pub fn driven(system: S, space: P, inputs: F) -> Self {
        Field { system, space, inputs }
    }

    /// The system.
    pub fn system(&self) -> &S {
        &self.system
    }

    /// The phase space, with its numbers where it has some.
    pub fn space(&self) -> &P {
        &self.space
    }

    /// The dimension N of the phase space.
    pub fn dimension(&self) -> usize {
        S::Point::DIMENSION
    }

    /// f(t, ζ)
    #[inline]
    pub fn rhs(&self, t: S::Scalar, point: &S::Point) -> S::Point {
        self.system.field(&self.space, t, point, &self.inputs_at(t, point))
    }

    /// ∂f/∂ζ at (t, ζ), with the control inputs held: what they owe to the state is left out. It is what implicit methods solve with,
    /// whose iterations correct for it. `None` where it was not generated.
    #[inline]
    pub fn jacobian(&self, t: S::Scalar, point: &S::Point) -> Option<S::Jacobian> {
        self.system.jacobian(&self.space, t, point, &self.inputs_at(t, point))
    }

    /// The point of a state.
    pub fn point(&self, state: &S::State) -> S::Point {
        self.system.point_of(&self.space, state)
    }

    /// The state at time t that a point stands for.
    pub fn state(&self, t: S::Scalar, point: &S::Point) -> S::State {
        self.system.state_at(&self.space, t, point)
    }

    /// u(t, ζ); a system without inputs is not asked for a state that nobody looks at.
    #[inline]
    fn inputs_at(&self, t: S::Scalar, point: &S::Point) -> S::Inputs {
        if S::INPUTS.is_empty() {
            return Array::zero();
        }
        (self.inputs)(t, &self.state(t, point))
    }
}

/// A vector field in double precision, seen through slices.
///
/// The functions that write leave out what does not fit into `out`, and make of a point of the wrong length what is not a number.
pub trait DynField {
    /// The dimension N of the phase space.
    fn dimension(&self) -> usize;

    /// Writes f(t, ζ).
    fn write_rhs(&self, t: f64, point: &[f64], out: &mut [f64]);

    /// Writes ∂f/∂ζ at (t, ζ), see [`Field::jacobian`]: N² numbers, column by column. `false` where it was not generated.
    fn write_jacobian(&self, t: f64, point: &[f64], out: &mut [f64]) -> bool;

    /// Writes the coordinates and velocities of the state at time t that a point stands for: velocities depend on the time where the
    /// Lagrangian or the constraints do.
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
        use crate::State;
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
