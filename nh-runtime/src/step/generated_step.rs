//! The interface of generated steps, and the parts of a stepper that they read and change.

use super::segment::Segment;
use super::system::{State, System};
use crate::guard::{self, FeedbackTerm};
use crate::methods::{Method, OptionInfo};
use crate::number::{Array, Scalar, all_finite, count};
use crate::report::{StepError, Tally};
use crate::solve::{NewtonFailure, Unreached};
use core::fmt::Debug;
use core::marker::PhantomData;
use core::num::NonZeroU64;

/// The numbers that a method computes with.
pub(crate) type ScalarOf<S> = <<S as GeneratedStep>::System as System>::Scalar;
pub(super) type StateOf<S> = <<S as GeneratedStep>::System as System>::State;
pub(crate) type InputsOf<S> = <<S as GeneratedStep>::System as System>::Inputs;

/// The generated step of a method for a system: the numbers that depend only on parameters, step
/// size and options, and the functions that start, step and observe.
/// [`OneStep`](crate::generated::OneStep) is the stepper around it.
pub trait GeneratedStep: Copy + Debug + Identified {
    /// The system.
    type System: System;
    /// Values of the method's options: `[T; N]`.
    type Options: Array<ScalarOf<Self>>;
    /// Control inputs at all times at which a step reads them: `[[T; c]; N]`.
    type Samples: Samples<InputsOf<Self>>;
    /// The numbers that a stepper carries from step to step: `[T; N]`.
    type Carried: Array<ScalarOf<Self>>;
    /// Other data carried between steps: solutions of earlier steps, measures of rank and
    /// stability.
    type Memory: Copy + Debug + PartialEq;

    /// Descriptions of the options.
    const OPTIONS: &'static [OptionInfo] = &[];
    /// The times at which a step reads control inputs, as fractions of the step: one for each of
    /// the samples.
    const FRACTIONS: &'static [f64] = &[];
    /// The number of implicit blocks that a step solves.
    const BLOCKS: u64 = 0;
    /// Whether a step modifies the motion itself and not a copy. Processors have 16 or 32
    /// registers; a copy of a motion with many more numbers would mostly be moved to and from
    /// memory.
    const IN_PLACE: bool = false;
    /// The index of the carried number that is the work done from outside.
    const WORK: Option<usize> = None;
    /// The index of the carried number that is the time.
    const TIME: Option<usize> = None;

    /// Returns the constants of a step of size `h`.
    fn new(system: &Self::System, h: ScalarOf<Self>, options: &Self::Options) -> Self;

    /// Returns the constants for a motion that starts at this time.
    fn begun_at(self, _: ScalarOf<Self>) -> Self {
        self
    }

    /// Returns the numbers and other data carried at the start.
    ///
    /// # Errors
    /// [`StepError::NewtonFailed`] if equations of the start have no solution,
    /// [`StepError::RankLoss`] if the constraints are dependent.
    fn start(
        &self,
        system: &Self::System,
        start: &StateOf<Self>,
        h: ScalarOf<Self>,
        options: &Self::Options,
    ) -> Result<(Self::Carried, Self::Memory), StepError>;

    /// Takes one step. If it fails, it does not change the motion.
    ///
    /// # Errors Those of [`Stepper::step`](crate::Stepper::step).
    fn advance<M: Method>(
        setting: &Setting<Self, M>,
        motion: &mut Motion<Self>,
        inputs: Self::Samples,
    ) -> Result<(), StepError>;

    /// Returns the reason of a failed step: a failure near a place where μ(q) or a frame loses its
    /// rank has that loss as its reason.
    fn reason(error: StepError, _: &Self::Memory) -> StepError {
        error
    }

    /// Returns the state of a motion.
    fn state<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> StateOf<Self>;

    /// Passes on the Taylor polynomials of the next step, see
    /// [`Stepper::segments`](crate::Stepper::segments).
    ///
    /// # Errors
    /// Those of the step.
    fn segments<M: Method>(
        _: &Setting<Self, M>,
        _: &Motion<Self>,
        _: Self::Samples,
        _: &mut dyn FnMut(Segment<'_, ScalarOf<Self>>),
    ) -> Result<(), StepError> {
        Ok(())
    }
}

/// Generated code with an identity.
pub trait Identified {
    /// A hash of the generated code of a method and of the names of the system's numbers. Code with
    /// other steps has another hash.
    const IDENTITY: &'static str;
}

/// Control inputs at several times.
pub trait Samples<U>: Copy {
    /// Returns samples that are the same at all times.
    fn held(inputs: U) -> Self;

    /// Reads samples at these fractions of a step.
    ///
    /// # Errors
    /// Those of `read`.
    fn read(fractions: &[f64], start: U, read: impl FnMut(f64) -> Result<U, StepError>) -> Result<Self, StepError>;
}

impl<U: Copy, const N: usize> Samples<U> for [U; N] {
    #[inline(always)]
    fn held(inputs: U) -> Self {
        [inputs; N]
    }

    #[inline(always)]
    fn read(fractions: &[f64], start: U, mut read: impl FnMut(f64) -> Result<U, StepError>) -> Result<Self, StepError> {
        let mut samples = [start; N];
        for (sample, fraction) in samples.iter_mut().zip(fractions) {
            *sample = read(*fraction)?;
        }
        Ok(samples)
    }
}

/// The part of a stepper that a step changes.
#[derive(Clone, Copy, Debug)]
pub struct Motion<S: GeneratedStep> {
    /// Numbers carried from step to step.
    pub carried: S::Carried,
    /// Other data carried between steps.
    pub memory: S::Memory,
    /// Counters.
    pub tally: Tally,
}

/// The constant part of a stepper: the system, the generated step with the values of its options,
/// the step size and the time of the start.
#[derive(Clone, Debug)]
pub struct Setting<S: GeneratedStep, M: Method> {
    method: PhantomData<M>,
    pub(super) system: S::System,
    constants: S,
    pub(super) options: S::Options,
    pub(super) h: ScalarOf<S>,
    pub(super) start_time: ScalarOf<S>,
    /// The length of a whole step and the number of its parts: h and 1 for a step in one part.
    whole: (ScalarOf<S>, NonZeroU64),
}

impl<S: GeneratedStep, M: Method> Copy for Setting<S, M> where S::System: Copy {}

impl<S: GeneratedStep, M: Method> Setting<S, M> {
    /// Creates the setting of steps of this size from this time on.
    pub(crate) fn of(
        system: S::System,
        constants: S,
        options: S::Options,
        h: ScalarOf<S>,
        start_time: ScalarOf<S>,
    ) -> Self {
        let constants = constants.begun_at(start_time);
        Setting { method: PhantomData, system, constants, options, h, start_time, whole: (h, NonZeroU64::MIN) }
    }

    /// Returns the setting of one of several parts of steps of size `h`, which begins at this time.
    pub(crate) fn of_part(self, start_time: ScalarOf<S>, h: ScalarOf<S>, parts: NonZeroU64) -> Self {
        Setting { start_time, whole: (h, parts), ..self }
    }

    /// Returns the setting shifted in time.
    pub(crate) fn later(self, by: ScalarOf<S>) -> Self {
        Setting { start_time: by + self.start_time, ..self }
    }

    /// Returns the number of the current step.
    fn number(&self, tally: Tally) -> u64 {
        (tally.steps / self.whole.1).wrapping_add(1)
    }

    /// Returns the system.
    #[inline(always)]
    pub fn system(&self) -> &S::System {
        &self.system
    }

    /// Returns the constants of a step.
    #[inline(always)]
    pub fn constants(&self) -> &S {
        &self.constants
    }

    /// Returns the values of the method's options, in the order of
    /// [`Discretize::OPTIONS`](crate::Discretize::OPTIONS).
    #[inline(always)]
    pub fn options(&self) -> &S::Options {
        &self.options
    }

    /// Returns the step size.
    #[inline(always)]
    pub fn step_size(&self) -> ScalarOf<S> {
        self.h
    }

    /// Returns the time after these steps. It is computed from the start, since the roundoff of
    /// repeated t + h would add up.
    #[inline(always)]
    pub fn time_at(&self, tally: Tally) -> ScalarOf<S> {
        let (h, parts) = self.whole;
        let steps = if parts == NonZeroU64::MIN { tally.steps } else { tally.steps / parts };
        self.start_time + h * count::<ScalarOf<S>>(steps)
    }

    /// Returns whether coordinates, velocities and time are finite. The quotient of a finite
    /// carried number by a small mass may not be.
    pub(super) fn has_finite_state(&self, motion: &Motion<S>) -> bool {
        let state = S::state(self, motion);
        all_finite(state.configuration().as_ref()) && all_finite(state.velocity().as_ref()) && state.time().all_finite()
    }

    // The following functions are inline and take the tally by value: the motion of a step is in
    // registers, and its address must not leave the step. The functions that they call are cold.

    /// Returns the error of a step with an unsolved block of equations.
    #[inline(always)]
    pub fn newton_failed(&self, failure: NewtonFailure, block: &'static str, tally: Tally) -> StepError {
        failure.at(block, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step that the motion does not complete.
    #[inline(always)]
    pub fn singularity(&self, failure: Unreached, tally: Tally) -> StepError {
        failure.at(self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step whose result is not finite.
    #[inline(always)]
    pub fn non_finite(&self, tally: Tally) -> StepError {
        guard::non_finite(self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step that the method's quadrature does not resolve.
    #[cold]
    pub fn unresolved(&self, defect: ScalarOf<S>, size: ScalarOf<S>, tally: Tally) -> StepError {
        guard::unresolved(M::NAME, defect, size, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step in which the admissible directions have turned by a right angle
    /// from its middle.
    #[inline(always)]
    pub fn orthogonal(&self, tally: Tally) -> StepError {
        guard::orthogonal(M::NAME, self.number(tally), self.time_at(tally))
    }

    /// Checks a step whose result is not `ordinary`, or which was `unusual` in some lanes. `before`
    /// and `after` are the energy balance, which includes the work, and its rounding.
    #[inline(always)]
    pub fn check_sound(
        &self,
        ordinary: bool,
        unusual: <ScalarOf<S> as Scalar>::Mask,
        before: [ScalarOf<S>; 2],
        after: [ScalarOf<S>; 2],
        tally: Tally,
    ) -> Result<(), StepError> {
        if !ordinary {
            return Err(self.non_finite(tally));
        }
        guard::check_balance(M::NAME, unusual, before, after, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step on which the frame or μ(q) loses rank.
    #[inline(always)]
    pub fn frame_loss(&self, measure: f64, tally: Tally) -> StepError {
        guard::frame_loss(measure, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step on which μ(q) loses rank.
    #[inline(always)]
    pub fn rank_loss(&self, measure: f64, tally: Tally) -> StepError {
        guard::rank_loss(measure, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step from momenta at which the method's map has no branch near the
    /// identity.
    #[inline(always)]
    pub fn branch_lost<const N: usize>(&self, rho: [ScalarOf<S>; N], tally: Tally) -> StepError {
        guard::branch_lost(M::NAME, rho, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step that has left the stability region of a feedback method.
    #[inline(always)]
    pub fn unstable(&self, stages: u32, term: FeedbackTerm<ScalarOf<S>>, tally: Tally) -> StepError {
        guard::unstable(M::NAME, stages, term, self.h, self.number(tally), self.time_at(tally))
    }
}
