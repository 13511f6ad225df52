//! The interface of steppers.

use super::segment::LookAt;
use super::system::System;
use crate::number::{Array, Scalar};
use crate::report::{Statistics, StepError};

/// A system in motion, which advances step by step.
pub trait Stepper {
    /// The system.
    type System: System;

    /// Name of the method.
    const METHOD: &'static str;

    /// Takes one step, with the control inputs that are [held](Stepper::hold).
    ///
    /// # Errors
    /// The stepper is then as it was before the call.
    fn step(&mut self) -> Result<(), StepError>;

    /// Takes one step, with control inputs u that are a function of time and state.
    ///
    /// `inputs` is called once for each time t + c h at which the method reads u (the documentation
    /// of the method lists these times), with the state at the beginning of the step. Inputs that
    /// depend on the state are thus delayed by up to half a step or a whole one. A feedback law
    /// acts like a sampled one, with an error of first order in h.
    ///
    /// For a system without inputs this is [`Stepper::step`].
    ///
    /// # Errors
    /// [`StepError::Input`] if an input is not finite, and those of [`Stepper::step`]. The stepper
    /// is then unchanged.
    #[inline]
    fn step_with<F>(&mut self, inputs: F) -> Result<(), StepError>
    where
        F: FnMut(
            <Self::System as System>::Scalar,
            &<Self::System as System>::State,
        ) -> <Self::System as System>::Inputs,
    {
        let _ = inputs;
        self.step_n(1)
    }

    /// Keeps the control inputs at these values in all further steps (zero-order hold). Initially
    /// they are 0.
    ///
    /// # Errors
    /// [`StepError::Input`] if an input is not finite; the held values are then unchanged.
    fn hold(&mut self, inputs: <Self::System as System>::Inputs) -> Result<(), StepError> {
        let _ = inputs;
        Ok(())
    }

    /// Returns the control inputs that are held.
    fn held(&self) -> <Self::System as System>::Inputs {
        Array::zero()
    }

    /// Returns the work that has been done from outside since the start, by the quadrature that
    /// belongs to the method: an energy-preserving method changes the energy by exactly this work.
    /// Control inputs do ∫ uᵀ B(q)ᵀ w dt. Forces and friction do ∫ (F − ∂R/∂w)·w dt. Constraints μ
    /// w = b that prescribe a velocity do ∫ λ·b dt. A Lagrangian that depends on the time does −∫
    /// ∂L/∂t dt.
    fn work(&self) -> <Self::System as System>::Scalar {
        Scalar::lit(0.0)
    }

    /// Passes the Taylor polynomials of the next step to `look`, in their order: dense output. Only
    /// methods that follow a motion by its Taylor series (`taylor`, `taylor:qv`) have them; other
    /// methods do not call `look`. The inputs are those that are [held](Stepper::hold).
    ///
    /// # Errors
    /// Those of the step.
    fn segments(&mut self, look: &mut LookAt<'_, <Self::System as System>::Scalar>) -> Result<(), StepError> {
        let _ = look;
        Ok(())
    }

    /// Passes the Taylor polynomials of the next step to `look`, as [`Stepper::segments`] does, for
    /// control inputs that are a function of time and state, as in [`Stepper::step_with`].
    ///
    /// # Errors
    /// Those of [`Stepper::step_with`].
    fn segments_with<F>(
        &mut self,
        inputs: F,
        look: &mut LookAt<'_, <Self::System as System>::Scalar>,
    ) -> Result<(), StepError>
    where
        F: FnMut(
            <Self::System as System>::Scalar,
            &<Self::System as System>::State,
        ) -> <Self::System as System>::Inputs,
    {
        let _ = inputs;
        self.segments(look)
    }

    /// Takes `count` steps.
    ///
    /// # Errors
    /// Those of the first step that fails; the steps before it have been taken.
    #[inline]
    fn step_n(&mut self, count: u64) -> Result<(), StepError> {
        for _ in 0..count {
            self.step()?;
        }
        Ok(())
    }

    /// Returns the state after the steps taken.
    fn state(&self) -> <Self::System as System>::State;

    /// Returns its time: that of the start, plus the number of steps times h.
    fn time(&self) -> <Self::System as System>::Scalar;

    /// Returns the step size h.
    fn step_size(&self) -> <Self::System as System>::Scalar;

    /// Returns the system.
    fn system(&self) -> &Self::System;

    /// Returns the cost of the steps so far.
    fn statistics(&self) -> Statistics;
}
