//! The derivatives of a step, and directions along which it is differentiated.

use crate::number::Scalar;
use core::fmt::Debug;
use nalgebra::SMatrix;

/// Derivatives of the numbers z that a method carries after a step.
///
/// **Equation** z' = Φ(z, u, p, h): a = ∂z'/∂z, b = ∂z'/∂u, p = ∂z'/∂p, h = ∂z'/∂h, at control
/// inputs that are constant over the step.
///
/// **Shape** a: k × k for k carried numbers, b: k × inputs, p: k × parameters, h: k × 1. The
/// documentation of a generated `Constants` lists the carried numbers. Numbers that are functions of
/// the others and are only carried ahead do not count. A derivative that `derivatives = […]` does
/// not list, or that the system does not have, is `()`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Linearised<A, B, P, H> {
    /// By the carried numbers.
    pub a: A,
    /// By the control inputs.
    pub b: B,
    /// By the parameters, in the order of declaration.
    pub p: P,
    /// By the step size.
    pub h: H,
}

/// A place that derivatives are written to: a matrix, or () for derivatives that were not
/// requested.
pub trait Place: Copy + Debug {
    /// Returns a matrix of zeros, or ().
    fn blank() -> Self;

    /// Returns whether all entries are finite.
    fn is_finite(&self) -> bool;
}

impl Place for () {
    fn blank() {}

    fn is_finite(&self) -> bool {
        true
    }
}

impl<T: Scalar, const R: usize, const C: usize> Place for SMatrix<T, R, C> {
    #[inline]
    fn blank() -> Self {
        SMatrix::zeros()
    }

    fn is_finite(&self) -> bool {
        self.iter().all(|entry| entry.all_finite())
    }
}

/// Creates zeros: a place for
/// [`Linearise::step_with_jacobian_into`](crate::Linearise::step_with_jacobian_into) to write to.
impl<A: Place, B: Place, P: Place, H: Place> Default for Linearised<A, B, P, H> {
    #[inline]
    fn default() -> Self {
        Linearised { a: A::blank(), b: B::blank(), p: P::blank(), h: H::blank() }
    }
}

/// A number for each variable of a step: a direction, or the derivatives of one function by all
/// variables. An entry that `derivatives = […]` does not list, or that the system does not have, is
/// `()`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variables<Z, U, P, H> {
    /// Numbers for the carried numbers of the method.
    pub state: Z,
    /// Numbers for the control inputs.
    pub inputs: U,
    /// Numbers for the parameters, in the order of declaration.
    pub parameters: P,
    /// The number for the step size.
    pub step: H,
}

/// Derivatives between the numbers z that a method carries and the state: of
/// [entering](crate::LineariseChart::entry_jacobian) or of
/// [leaving](crate::LineariseChart::exit_jacobian) the carried numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chart<V, R, P = (), H = ()> {
    /// Derivatives with (q, w), coordinates and velocities.
    pub velocity: V,
    /// Derivatives with ζ = (q, ρ), coordinates and momenta on D*.
    pub momenta: R,
    /// Derivatives by the parameters, in the order of declaration: a `Chart` of two matrices, with
    /// (q, w) and with ζ. `()` if `derivatives = […]` does not list `parameters`.
    pub parameters: P,
    /// Derivatives by the step size, of the same form. They are not zero for methods that carry
    /// numbers of half steps (`leapfrog`): the step size enters their start and their state.
    pub step: H,
}

impl<V: Place, R: Place, P: Place, H: Place> Chart<V, R, P, H> {
    /// Returns the chart if all its entries are finite.
    pub fn finite(self) -> Option<Self> {
        self.is_finite().then_some(self)
    }
}

impl<V: Place, R: Place, P: Place, H: Place> Place for Chart<V, R, P, H> {
    fn blank() -> Self {
        Chart { velocity: V::blank(), momenta: R::blank(), parameters: P::blank(), step: H::blank() }
    }

    fn is_finite(&self) -> bool {
        let Chart { velocity, momenta, parameters, step } = self;
        velocity.is_finite() && momenta.is_finite() && parameters.is_finite() && step.is_finite()
    }
}

/// Second derivatives of a linear function λ'·z' of the numbers after a step, by the numbers z
/// before the step and the control inputs u.
///
/// **Shape** k × k, k × inputs, inputs × inputs; the last two are `()` for a system without control
/// inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Second<A, M, U> {
    /// Σ λ'ᵢ ∂²z'ᵢ/∂z²
    pub state: A,
    /// Σ λ'ᵢ ∂²z'ᵢ/∂z∂u
    pub mixed: M,
    /// Σ λ'ᵢ ∂²z'ᵢ/∂u²
    pub inputs: U,
}
