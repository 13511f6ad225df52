//! Systems with a stepper of a method.

use super::resume::Resume;
use super::system::System;
use crate::methods::{Method, OptionInfo};
use crate::number::Array;
use crate::report::StepError;

/// A system with a generated stepper of the method `M`.
pub trait Discretize<M: Method>: System {
    /// The stepper.
    type Stepper: Resume<System = Self>;

    /// Values of its [options](Discretize::OPTIONS): `[T; N]`, an empty array if it has none.
    type Options: Array<Self::Scalar>;

    /// Numbers that its steppers take besides the step size; most methods have none. They may
    /// depend on the system: a feedback method has a gain for each declared first integral.
    const OPTIONS: &'static [OptionInfo] = &[];

    /// Creates a stepper that starts from `start` with steps of size `h`; a negative `h` steps back
    /// in time.
    ///
    /// # Errors
    /// [`StepError::StepSize`] if `h` is zero or not finite, [`StepError::RankLoss`] if the
    /// constraints are dependent at the start, and the errors of [`System::check`].
    fn stepper(&self, start: &Self::State, h: Self::Scalar) -> Result<Self::Stepper, StepError>;

    /// Creates a stepper as [`Discretize::stepper`] does, with values for the method's
    /// [options](Discretize::OPTIONS) in place of their defaults: `[0.4]` for `dla` with α = 0.4. A
    /// method without options takes `[]`.
    ///
    /// # Errors
    /// [`StepError::MethodOption`] if an option is out of its range, and those of
    /// [`Discretize::stepper`].
    fn stepper_with(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: Self::Options,
    ) -> Result<Self::Stepper, StepError>;

    /// Creates a stepper as [`Discretize::stepper_with`] does, for options whose number is known
    /// only at run time. An empty slice means the defaults.
    ///
    /// # Errors
    /// [`StepError::MethodOptionCount`] if there are too few or too many, and those of
    /// [`Discretize::stepper_with`].
    fn stepper_with_slice(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: &[Self::Scalar],
    ) -> Result<Self::Stepper, StepError>;
}
