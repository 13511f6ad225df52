//! Control inputs u: numbers that a system's steppers receive in each step.

use super::resume::Resume;
use super::segment::LookAt;
use super::stepper::Stepper;
use super::system::{State, System};
use crate::number::Array;
use crate::report::{Statistics, StepError};

/// A stepper whose control inputs are a function of time and state. It is again a stepper that a
/// program can iterate and compare.
///
/// It calls the function as [`Stepper::step_with`] does: with the times at which the method reads
/// u, and the state at the beginning of the step.
///
/// ```
/// use nonholonomic::prelude::*;
///
/// /// The energy after a thousand steps under a torque that swings.
/// fn shaken<S>(stepper: S) -> Result<f64, StepError>
/// where
///     S: Stepper,
///     S::System: System<Scalar = f64, Inputs = [f64; 1]>,
/// {
///     let mut stepper = WithInputs::new(stepper, |t: f64, _: &_| [t.sin()]);
///     stepper.step_n(1000)?;
///     Ok(stepper.system().energy_of(&stepper.state()))
/// }
/// ```
#[derive(Clone, Debug)]
pub struct WithInputs<S, F> {
    stepper: S,
    inputs: F,
}

impl<S, F> WithInputs<S, F>
where
    S: Stepper,
    F: FnMut(<S::System as System>::Scalar, &<S::System as System>::State) -> <S::System as System>::Inputs,
{
    /// Creates a stepper with these inputs.
    pub fn new(stepper: S, inputs: F) -> Self {
        WithInputs { stepper, inputs }
    }

    /// Returns the inner stepper.
    pub fn stepper(&self) -> &S {
        &self.stepper
    }
}

impl<S, F> Stepper for WithInputs<S, F>
where
    S: Stepper,
    F: FnMut(<S::System as System>::Scalar, &<S::System as System>::State) -> <S::System as System>::Inputs,
{
    type System = S::System;

    const METHOD: &'static str = S::METHOD;

    #[inline]
    fn step(&mut self) -> Result<(), StepError> {
        self.stepper.step_with(&mut self.inputs)
    }

    #[inline]
    fn step_with<G>(&mut self, inputs: G) -> Result<(), StepError>
    where
        G: FnMut(<S::System as System>::Scalar, &<S::System as System>::State) -> <S::System as System>::Inputs,
    {
        self.stepper.step_with(inputs)
    }

    fn segments(&mut self, look: &mut LookAt<'_, <S::System as System>::Scalar>) -> Result<(), StepError> {
        self.stepper.segments_with(&mut self.inputs, look)
    }

    fn segments_with<G>(
        &mut self,
        inputs: G,
        look: &mut LookAt<'_, <S::System as System>::Scalar>,
    ) -> Result<(), StepError>
    where
        G: FnMut(<S::System as System>::Scalar, &<S::System as System>::State) -> <S::System as System>::Inputs,
    {
        self.stepper.segments_with(inputs, look)
    }

    fn hold(&mut self, inputs: <S::System as System>::Inputs) -> Result<(), StepError> {
        self.stepper.hold(inputs)
    }

    fn held(&self) -> <S::System as System>::Inputs {
        self.stepper.held()
    }

    fn work(&self) -> <S::System as System>::Scalar {
        self.stepper.work()
    }

    #[inline]
    fn state(&self) -> <S::System as System>::State {
        self.stepper.state()
    }

    fn time(&self) -> <S::System as System>::Scalar {
        self.stepper.time()
    }

    fn step_size(&self) -> <S::System as System>::Scalar {
        self.stepper.step_size()
    }

    fn system(&self) -> &S::System {
        self.stepper.system()
    }

    fn statistics(&self) -> Statistics {
        self.stepper.statistics()
    }
}

impl<S, F> Resume for WithInputs<S, F>
where
    S: Resume,
    F: FnMut(<S::System as System>::Scalar, &<S::System as System>::State) -> <S::System as System>::Inputs + Clone,
{
    /// The inner stepper's. The function is not part of it.
    type Snapshot = S::Snapshot;

    fn snapshot(&self) -> S::Snapshot {
        self.stepper.snapshot()
    }

    fn restore(&mut self, snapshot: &S::Snapshot) -> Result<(), StepError> {
        self.stepper.restore(snapshot)
    }

    fn restarted(&self, h: <S::System as System>::Scalar) -> Result<Self, StepError> {
        Ok(WithInputs { stepper: self.stepper.restarted(h)?, inputs: self.inputs.clone() })
    }
}

/// Control inputs as a function of time, coordinates and velocities, which it writes to its last
/// argument.
pub type InputFunction<'f, T = f64> = dyn FnMut(T, &[T], &[T], &mut [T]) + 'f;

/// Returns the inputs that a function of slices computes for a state.
pub(crate) fn of_slices<S: System>(
    state: &S::State,
    t: S::Scalar,
    inputs: &mut InputFunction<'_, S::Scalar>,
) -> S::Inputs {
    let mut u = S::Inputs::zero();
    inputs(t, state.configuration().as_ref(), state.velocity().as_ref(), u.as_mut());
    u
}
