//! The equations of motion of a system, as a type of this crate.

use nonholonomic::fields::{Field, InputLaw, Point, VectorField};
use nonholonomic::{Scalar, System};
use std::ops::Deref;

/// The equations of motion ζ̇ = f(t, ζ) of a system on a phase space, under control inputs.
///
/// They are a [`Field`] that implements the traits of other crates.
#[derive(Clone, Copy, Debug)]
pub struct Equations<S, P, F> {
    field: Field<S, P, F>,
}

impl<S, P> Equations<S, P, InputLaw<S>>
where
    S: VectorField<P>,
{
    /// Creates the equations of the system on the space. Control inputs are zero.
    pub fn new(system: S, space: P) -> Self {
        Equations { field: Field::new(system, space) }
    }
}

impl<S, P, F> Equations<S, P, F>
where
    S: VectorField<P>,
    F: Fn(S::Scalar, &S::State) -> S::Inputs,
{
    /// Creates the equations under control inputs that are a function of time and state.
    pub fn with_inputs(system: S, space: P, inputs: F) -> Self {
        Equations { field: Field::with_inputs(system, space, inputs) }
    }

    /// Returns the field. Its methods can also be called on these equations, unless a trait in
    /// scope has methods of the same names.
    pub fn field(&self) -> &Field<S, P, F> {
        &self.field
    }

    /// Adds a stop function: a run ends after the first step at whose end it is true.
    pub fn until<G>(self, stop: G) -> Until<S, P, F, G>
    where
        G: FnMut(S::Scalar, &S::State) -> bool,
    {
        Until { equations: self, stop }
    }

    /// Returns the surface {g(t, ζ) = 0} in the phase space, such as a Poincaré section or a
    /// contact.
    pub fn section<G>(&self, g: G) -> Section<'_, S, P, F, G>
    where
        G: Fn(S::Scalar, &S::State) -> S::Scalar,
    {
        Section { equations: self, g, direction: 0, limit: None }
    }

    /// Calls `entry` with row, column and value of every entry of ∂f/∂ζ. The matrix is the
    /// generated one, with constant control inputs, or consists of central differences if none was
    /// generated.
    pub fn for_each_jacobian_entry(
        &self,
        t: S::Scalar,
        point: &S::Point,
        mut entry: impl FnMut(usize, usize, S::Scalar),
    ) {
        let dimension = S::Point::DIMENSION;
        if let Some(jacobian) = self.field.jacobian(t, point) {
            for (i, &value) in jacobian.as_ref().iter().enumerate() {
                entry(i % dimension, i / dimension, value);
            }
            return;
        }
        // The step ε^⅓ makes truncation and rounding errors of a central difference equally large,
        // ε^⅔.
        let unit = S::Scalar::EPSILON.cbrt();
        for column in 0..dimension {
            let x = point.as_ref()[column];
            let step = S::Scalar::lit(unit * x.to_f64().abs().max(1.0));
            let at = |x| {
                let mut moved = *point;
                moved.as_mut()[column] = x;
                self.field.rhs(t, &moved)
            };
            let (above, below) = (x + step, x - step);
            // The divisor is the distance of the rounded points.
            let apart = above - below;
            let (above, below) = (at(above), at(below));
            for (row, (a, b)) in above.as_ref().iter().zip(below.as_ref()).enumerate() {
                entry(row, column, (*a - *b) / apart);
            }
        }
    }
}

impl<S, P, F> From<Field<S, P, F>> for Equations<S, P, F> {
    fn from(field: Field<S, P, F>) -> Self {
        Equations { field }
    }
}

impl<S, P, F> Deref for Equations<S, P, F> {
    type Target = Field<S, P, F>;

    fn deref(&self) -> &Self::Target {
        &self.field
    }
}

/// Equations with a stop function, see [`Equations::until`].
#[derive(Clone, Copy, Debug)]
pub struct Until<S, P, F, G> {
    #[cfg_attr(not(feature = "ode_solvers"), expect(dead_code, reason = "read by ode_solvers alone"))]
    pub(crate) equations: Equations<S, P, F>,
    #[cfg_attr(not(feature = "ode_solvers"), expect(dead_code, reason = "read by ode_solvers alone"))]
    pub(crate) stop: G,
}

/// A surface in the phase space that a motion crosses, see [`Equations::section`].
#[derive(Clone, Copy, Debug)]
pub struct Section<'e, S, P, F, G> {
    equations: &'e Equations<S, P, F>,
    g: G,
    direction: i8,
    limit: Option<u32>,
}

impl<S, P, F, G> Section<'_, S, P, F, G>
where
    S: VectorField<P>,
    F: Fn(S::Scalar, &S::State) -> S::Inputs,
    G: Fn(S::Scalar, &S::State) -> <S as System>::Scalar,
{
    /// Restricts the section to crossings at which g increases.
    pub fn upwards(mut self) -> Self {
        self.direction = 1;
        self
    }

    /// Restricts the section to crossings at which g decreases.
    pub fn downwards(mut self) -> Self {
        self.direction = -1;
        self
    }

    /// Ends the run after this number of crossings.
    pub fn at_most(mut self, crossings: u32) -> Self {
        self.limit = Some(crossings);
        self
    }

    /// Returns g(t, ζ).
    pub fn value(&self, t: S::Scalar, point: &S::Point) -> S::Scalar {
        (self.g)(t, &self.equations.state(t, point))
    }

    /// Returns 1 if only crossings upwards count, −1 for downwards, 0 for both.
    pub fn direction(&self) -> i8 {
        self.direction
    }

    /// Returns the number of crossings after which the run ends.
    pub fn limit(&self) -> Option<u32> {
        self.limit
    }
}
