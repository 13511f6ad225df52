//! Steppers with an interface of slices.

use super::evaluate::EvaluateError;
use super::model::{DynSystem, Model};
use crate::number::{Array, copy};
use crate::report::{Statistics, StepError};
use crate::step::{InputFunction, LookAt, State, Stepper, System, of_slices};

/// A stepper in double precision with an interface of slices. [`Dynamic`] implements it for the
/// steppers of every [`Model`]. It can move to another thread.
///
/// The functions that write return the number of values; values that do not fit into `out` are left
/// out.
pub trait DynStepper: Send {
    /// Returns the name of the method.
    fn method(&self) -> &'static str;
    /// Returns the system.
    fn model(&self) -> &dyn DynSystem;
    /// Takes one step, see [`Stepper::step`].
    ///
    /// # Errors
    /// The stepper is then as it was before the call.
    fn step(&mut self) -> Result<(), StepError>;
    /// Takes `count` steps, see [`Stepper::step_n`].
    ///
    /// # Errors
    /// Those of the first step that fails; the steps before it have been taken.
    fn step_n(&mut self, count: u64) -> Result<(), StepError>;
    /// Passes the Taylor polynomials of the next step to `look`, see [`Stepper::segments`].
    ///
    /// # Errors
    /// Those of the step.
    fn segments(&mut self, look: &mut LookAt<'_, f64>) -> Result<(), StepError>;
    /// Passes the Taylor polynomials of the next step with control inputs to `look`, see
    /// [`DynStepper::step_with`].
    ///
    /// # Errors
    /// Those of the step.
    fn segments_with(&mut self, inputs: &mut InputFunction<'_>, look: &mut LookAt<'_, f64>) -> Result<(), StepError>;
    /// Takes one step with control inputs. `inputs` writes those at a time to its last argument,
    /// from the coordinates and velocities at the beginning of the step. See
    /// [`Stepper::step_with`].
    ///
    /// # Errors
    /// The stepper is then as it was before the call.
    fn step_with(&mut self, inputs: &mut InputFunction<'_>) -> Result<(), StepError>;
    /// Keeps the control inputs at these values, see [`Stepper::hold`].
    ///
    /// # Errors
    /// If there are too few or too many, or one is not finite.
    fn hold(&mut self, inputs: &[f64]) -> Result<(), StepError>;
    /// Returns the work that the control inputs have done, see [`Stepper::work`].
    fn work(&self) -> f64;
    /// Returns the time.
    fn time(&self) -> f64;
    /// Returns the step size.
    fn step_size(&self) -> f64;
    /// Returns the cost of the steps so far.
    fn statistics(&self) -> Statistics;
    /// Writes the coordinates q.
    fn write_q(&self, out: &mut [f64]) -> usize;
    /// Writes the velocities w.
    fn write_w(&self, out: &mut [f64]) -> usize;
    /// Returns the energy.
    fn energy(&self) -> f64;
    /// Returns the largest |μ(q) w|.
    fn constraint_residual(&self) -> f64;
    /// Evaluates a function of `q`, `w` and the held inputs `u` at the present state, see
    /// [`DynSystem::evaluate`].
    ///
    /// # Errors
    /// Those of [`DynSystem::evaluate`].
    fn evaluate(&self, function: &str, out: &mut [f64]) -> Result<usize, EvaluateError>;
}

/// A stepper of a [`Model`] as a [`DynStepper`]. The wrapper makes it possible to use [`Stepper`]
/// and [`DynStepper`], whose methods have the same names, side by side.
///
/// ```
/// use nonholonomic::catalogue::{DynStepper, Dynamic, Model};
/// use nonholonomic::{StepError, Stepper};
///
/// fn one_step<S: Stepper<System: Model> + Send + 'static>(mut stepper: S) -> Result<Box<dyn DynStepper>, StepError> {
///     stepper.step()?;
///     Ok(Box::new(Dynamic(stepper)))
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Dynamic<S>(pub S);

impl<S: Stepper> Dynamic<S> {
    /// Returns the state. The function is out of line, so that the program contains it once.
    #[inline(never)]
    fn state(&self) -> <S::System as System>::State {
        Stepper::state(&self.0)
    }
}

impl<S> DynStepper for Dynamic<S>
where
    S: Stepper + Send,
    S::System: Model,
{
    fn method(&self) -> &'static str {
        S::METHOD
    }

    fn model(&self) -> &dyn DynSystem {
        self.0.system()
    }

    fn step(&mut self) -> Result<(), StepError> {
        // The program then contains one copy of the step, not two.
        Stepper::step_n(&mut self.0, 1)
    }

    fn step_n(&mut self, count: u64) -> Result<(), StepError> {
        Stepper::step_n(&mut self.0, count)
    }

    fn segments(&mut self, look: &mut LookAt<'_, f64>) -> Result<(), StepError> {
        Stepper::segments(&mut self.0, look)
    }

    fn segments_with(&mut self, inputs: &mut InputFunction<'_>, look: &mut LookAt<'_, f64>) -> Result<(), StepError> {
        let inputs = |t: f64, state: &_| of_slices::<S::System>(state, t, inputs);
        Stepper::segments_with(&mut self.0, inputs, look)
    }

    fn step_with(&mut self, inputs: &mut InputFunction<'_>) -> Result<(), StepError> {
        Stepper::step_with(&mut self.0, |t, state| of_slices::<S::System>(state, t, inputs))
    }

    fn hold(&mut self, inputs: &[f64]) -> Result<(), StepError> {
        let mut u = <S::System as System>::Inputs::zero();
        let (expected, found) = (u.as_ref().len(), inputs.len());
        if expected != found {
            return Err(StepError::InputCount { expected, found });
        }
        copy(inputs, u.as_mut());
        Stepper::hold(&mut self.0, u)
    }

    fn work(&self) -> f64 {
        Stepper::work(&self.0)
    }

    fn time(&self) -> f64 {
        Stepper::time(&self.0)
    }

    fn step_size(&self) -> f64 {
        Stepper::step_size(&self.0)
    }

    fn statistics(&self) -> Statistics {
        Stepper::statistics(&self.0)
    }

    fn write_q(&self, out: &mut [f64]) -> usize {
        copy(self.state().configuration().as_ref(), out)
    }

    fn write_w(&self, out: &mut [f64]) -> usize {
        copy(self.state().velocity().as_ref(), out)
    }

    fn energy(&self) -> f64 {
        self.0.system().energy_of(&self.state())
    }

    fn constraint_residual(&self) -> f64 {
        self.0.system().constraint_residual_of(&self.state())
    }

    fn evaluate(&self, function: &str, out: &mut [f64]) -> Result<usize, EvaluateError> {
        let state = self.state();
        let (q, w) = (state.configuration(), state.velocity());
        let u = self.0.held();
        self.0.system().evaluate(function, &[("q", q.as_ref()), ("w", w.as_ref()), ("u", u.as_ref())], out)
    }
}
