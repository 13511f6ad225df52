//! The stepper of all systems and methods, around the generated code of each.

use crate::catalogue::OptionInfo;
use crate::generated::{NewtonFailure, Tally};
use crate::resume::Snapshot;
use crate::taylor::{LookAt, Unreached};
use crate::{Array, Discretize, Method, Resume, Scalar, State, Statistics, StepError, Stepper, System};
use crate::{generated as rt, stability};
use core::fmt::Debug;
use core::marker::PhantomData;
use core::num::NonZeroU64;

/// The numbers that a method computes with.
pub(crate) type ScalarOf<S> = <<S as GeneratedStep>::System as System>::Scalar;
type StateOf<S> = <<S as GeneratedStep>::System as System>::State;
type InputsOf<S> = <<S as GeneratedStep>::System as System>::Inputs;

/// The generated step of a method for a system: the numbers that depend only on parameters, step
/// size and options, and the functions that start, step and observe. [`OneStep`] is the stepper
/// around it.
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
    /// # Errors
    /// Those of [`Stepper::step`].
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

    /// Passes on the Taylor polynomials of the next step, see [`Stepper::segments`].
    ///
    /// # Errors
    /// Those of the step.
    fn segments<M: Method>(
        _: &Setting<Self, M>,
        _: &Motion<Self>,
        _: Self::Samples,
        _: &mut dyn FnMut(rt::Segment<'_, ScalarOf<Self>>),
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

/// A system with generated steppers of the method `M`.
#[diagnostic::on_unimplemented(
    message = "the method `{M}` was not generated for this system",
    label = "no `{M}` stepper",
    note = "add its name to `methods = [...]` in the system's declaration",
    note = "if the method does not apply to the system, the declaration is refused with the reason"
)]
pub trait Generated<M: Method>: System {
    /// The generated step of the method for this system.
    type Step: GeneratedStep<System = Self>;
}

impl<M: Method, Y: Generated<M>> Discretize<M> for Y {
    type Stepper = OneStep<Y::Step, M>;
    type Options = <Y::Step as GeneratedStep>::Options;

    const OPTIONS: &'static [OptionInfo] = <Y::Step as GeneratedStep>::OPTIONS;

    fn stepper(&self, start: &Self::State, h: Self::Scalar) -> Result<Self::Stepper, StepError> {
        OneStep::new(self, start, h)
    }

    fn stepper_with(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: Self::Options,
    ) -> Result<Self::Stepper, StepError> {
        OneStep::with_options(self, start, h, options)
    }

    fn stepper_with_slice(
        &self,
        start: &Self::State,
        h: Self::Scalar,
        options: &[Self::Scalar],
    ) -> Result<Self::Stepper, StepError> {
        OneStep::with_slice(self, start, h, options)
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

/// A stepper of the method `M` with the generated step `S`, such as `system::method::Stepper<T>`.
/// Methods that coincide for a system share a generated step.
#[derive(Clone, Debug)]
pub struct OneStep<S: GeneratedStep, M: Method> {
    setting: Setting<S, M>,
    inputs: InputsOf<S>,
    motion: Motion<S>,
}

/// The constant part of a stepper: the system, the generated step with the values of its options,
/// the step size and the time of the start.
#[derive(Clone, Debug)]
pub struct Setting<S: GeneratedStep, M: Method> {
    method: PhantomData<M>,
    system: S::System,
    constants: S,
    options: S::Options,
    h: ScalarOf<S>,
    start_time: ScalarOf<S>,
    /// The length of a whole step and the number of its parts: h and 1 for a step in one part.
    whole: (ScalarOf<S>, NonZeroU64),
}

impl<S: GeneratedStep, M: Method> Copy for Setting<S, M> where S::System: Copy {}

impl<S: GeneratedStep, M: Method> OneStep<S, M> {
    /// Creates a stepper that starts from `start` with steps of size `h`; a negative `h` steps back
    /// in time. The options of the method have their defaults.
    ///
    /// # Errors
    /// [`StepError::StepSize`] if `h` is zero or not finite, [`StepError::RankLoss`] if the
    /// constraints are dependent at the start, and the errors of [`System::check`].
    pub fn new(system: &S::System, start: &StateOf<S>, h: ScalarOf<S>) -> Result<Self, StepError> {
        Self::with_slice(system, start, h, &[])
    }

    /// Creates a stepper as [`Discretize::stepper_with_slice`] does.
    pub(crate) fn with_slice(
        system: &S::System,
        start: &StateOf<S>,
        h: ScalarOf<S>,
        given: &[ScalarOf<S>],
    ) -> Result<Self, StepError> {
        let mut options = S::Options::zero();
        read_options(M::NAME, given, options.as_mut(), S::OPTIONS)?;
        Self::with_options(system, start, h, options)
    }

    /// Creates a stepper as [`OneStep::new`] does, with values for the options of the method
    /// ([`Discretize::OPTIONS`]).
    ///
    /// # Errors
    /// [`StepError::MethodOption`] if an option is out of its range, and those of [`OneStep::new`].
    pub fn with_options(
        system: &S::System,
        start: &StateOf<S>,
        h: ScalarOf<S>,
        options: S::Options,
    ) -> Result<Self, StepError> {
        system.check(start)?;
        Self::begin(system, start, h, options)
    }

    /// Creates a stepper from any state, without [`System::check`].
    #[inline(never)]
    fn begin(system: &S::System, start: &StateOf<S>, h: ScalarOf<S>, options: S::Options) -> Result<Self, StepError> {
        let h = rt::step_size(h)?;
        in_range(M::NAME, options.as_ref(), S::OPTIONS)?;
        let constants = S::new(system, h, &options);
        let (carried, memory) = constants.start(system, start, h, &options)?;
        if !finite(carried.as_ref()) {
            return Err(rt::non_finite(0, start.time()));
        }
        let setting = Setting::of(system.clone(), constants, options, h, start.time());
        let motion = Motion { carried, memory, tally: Tally::default() };
        Ok(OneStep { setting, inputs: Array::zero(), motion })
    }

    /// Recreates the stepper of a snapshot.
    ///
    /// # Errors
    /// Those of [`Resume::restore`], if the snapshot has values that no stepper has.
    pub fn from_snapshot(snapshot: &Snapshot<S, M>) -> Result<Self, StepError> {
        let system = S::System::with_parameters(snapshot.parameters)?;
        let h = rt::step_size(snapshot.step_size)?;
        let start_time = snapshot.start_time;
        if !rt::is_ordinary(h) {
            return Err(StepError::StepSize { h: h.to_f64() });
        }
        let (options, inputs, carried) = (snapshot.options.0, snapshot.inputs.0, snapshot.carried.0);
        in_range(M::NAME, options.as_ref(), S::OPTIONS)?;
        finite_inputs(inputs.as_ref(), S::System::INPUTS, start_time)?;
        let motion = Motion { carried, memory: snapshot.memory, tally: snapshot.tally };
        let constants = S::new(&system, h, &options);
        let setting = Setting::of(system, constants, options, h, start_time);
        if !(rt::is_ordinary(start_time) && finite(carried.as_ref()) && setting.has_finite_state(&motion)) {
            return Err(rt::non_finite(snapshot.tally.steps, start_time));
        }
        Ok(OneStep { setting, inputs, motion })
    }

    /// Returns the constant part.
    #[inline(always)]
    pub fn setting(&self) -> &Setting<S, M> {
        &self.setting
    }

    /// Returns the values of the method's options, in the order of [`Discretize::OPTIONS`].
    #[inline(always)]
    pub fn options(&self) -> &S::Options {
        &self.setting.options
    }

    /// Returns the part that a step changes.
    #[inline(always)]
    pub fn motion(&self) -> &Motion<S> {
        &self.motion
    }

    /// Returns the constant part and the part that a step changes.
    pub(crate) fn parts_mut(&mut self) -> (&Setting<S, M>, &mut Motion<S>) {
        (&self.setting, &mut self.motion)
    }

    /// Takes `count` steps with these inputs in each. It is compiled once, for [`Stepper::step_n`]
    /// and [`Stepper::step_with`]: a second copy of a step would cost much compile time, and a call
    /// costs the two functions little.
    #[inline(never)]
    fn run(&mut self, count: u64, inputs: S::Samples) -> Result<(), StepError> {
        if S::IN_PLACE {
            for _ in 0..count {
                S::advance(&self.setting, &mut self.motion, inputs)?;
            }
            return Ok(());
        }
        // The motion of a local variable can stay in registers.
        let mut motion = self.motion;
        let mut result = Ok(());
        for _ in 0..count {
            result = S::advance(&self.setting, &mut motion, inputs);
            if result.is_err() {
                break;
            }
        }
        self.motion = motion;
        result
    }

    /// Returns the reason of a step that failed from here. It is outside of [`run`](Self::run),
    /// whose motion stays in registers.
    #[cold]
    fn told(&self, error: StepError) -> StepError {
        S::reason(error, &self.motion.memory)
    }
}

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

    /// Returns the values of the method's options, in the order of [`Discretize::OPTIONS`].
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
        self.start_time + h * rt::count::<ScalarOf<S>>(steps)
    }

    /// Returns whether coordinates, velocities and time are finite. The quotient of a finite
    /// carried number by a small mass may not be.
    fn has_finite_state(&self, motion: &Motion<S>) -> bool {
        let state = S::state(self, motion);
        finite(state.configuration().as_ref()) && finite(state.velocity().as_ref()) && state.time().all_finite()
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
        rt::non_finite(self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step that the method's quadrature does not resolve.
    #[cold]
    pub fn unresolved(&self, defect: ScalarOf<S>, size: ScalarOf<S>, tally: Tally) -> StepError {
        rt::unresolved(M::NAME, defect, size, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step in which the admissible directions have turned by a right angle
    /// from its middle.
    #[inline(always)]
    pub fn orthogonal(&self, tally: Tally) -> StepError {
        rt::orthogonal(M::NAME, self.number(tally), self.time_at(tally))
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
        rt::check_balance(M::NAME, unusual, before, after, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step on which the frame or μ(q) loses rank.
    #[inline(always)]
    pub fn frame_loss(&self, measure: f64, tally: Tally) -> StepError {
        rt::frame_loss(measure, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step on which μ(q) loses rank.
    #[inline(always)]
    pub fn rank_loss(&self, measure: f64, tally: Tally) -> StepError {
        rt::rank_loss(measure, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step from momenta at which the method's map has no branch near the
    /// identity.
    #[inline(always)]
    pub fn branch_lost<const N: usize>(&self, rho: [ScalarOf<S>; N], tally: Tally) -> StepError {
        rt::branch_lost(M::NAME, rho, self.number(tally), self.time_at(tally))
    }

    /// Returns the error of a step that has left the stability region of a feedback method.
    #[inline(always)]
    pub fn unstable(&self, stages: u32, term: rt::FeedbackTerm<ScalarOf<S>>, tally: Tally) -> StepError {
        stability::unstable(M::NAME, stages, term, self.h, self.number(tally), self.time_at(tally))
    }
}

// The following functions do not depend on the generated step and are compiled once for all methods
// of all systems.

/// Reads the values of a method's options from a slice; an empty slice means the defaults.
fn read_options<T: Scalar>(
    method: &'static str,
    given: &[T],
    options: &mut [T],
    infos: &'static [OptionInfo],
) -> Result<(), StepError> {
    if given.is_empty() {
        for (option, info) in options.iter_mut().zip(infos) {
            *option = T::lit(info.default);
        }
        return Ok(());
    }
    if given.len() != options.len() {
        return Err(StepError::MethodOptionCount { method, options: infos, found: given.len() });
    }
    for (option, value) in options.iter_mut().zip(given) {
        *option = *value;
    }
    Ok(())
}

/// Returns whether all numbers are finite.
fn finite<T: Scalar>(numbers: &[T]) -> bool {
    numbers.iter().all(|x| x.all_finite())
}

/// Checks that the options are in their ranges.
fn in_range<T: Scalar>(method: &'static str, options: &[T], infos: &'static [OptionInfo]) -> Result<(), StepError> {
    let mut pairs = options.iter().zip(infos);
    pairs.try_for_each(|(value, info)| rt::option(method, info.name, *value, info.minimum, info.maximum))
}

/// Checks that the control inputs are finite; [`StepError::Input`] names the first that is not.
fn finite_inputs<T: Scalar>(inputs: &[T], names: &'static [&'static str], time: T) -> Result<(), StepError> {
    for (value, &name) in inputs.iter().zip(names) {
        if !value.all_finite() {
            return Err(StepError::Input { name, value: value.to_f64(), time: time.to_f64() });
        }
    }
    Ok(())
}

/// Returns the number at an index, or 0 if there is no index.
fn entry<T: Scalar>(numbers: &[T], at: Option<usize>) -> T {
    at.and_then(|at| numbers.get(at)).copied().unwrap_or(T::lit(0.0))
}

impl<S: GeneratedStep, M: Method> OneStep<S, M> {
    /// Reads the control inputs of the next step at the times that its method requires.
    #[inline(always)]
    fn samples<F>(&self, mut inputs: F) -> Result<S::Samples, StepError>
    where
        F: FnMut(ScalarOf<S>, &StateOf<S>) -> InputsOf<S>,
    {
        if const { S::FRACTIONS.is_empty() } {
            return Ok(Samples::held(self.inputs));
        }
        let state = S::state(&self.setting, &self.motion);
        S::Samples::read(S::FRACTIONS, self.inputs, |fraction| {
            let steps = rt::count::<ScalarOf<S>>(self.motion.tally.steps) + Scalar::lit(fraction);
            let t = self.setting.start_time + self.setting.h * steps;
            let inputs = inputs(t, &state);
            finite_inputs(inputs.as_ref(), S::System::INPUTS, t).map(|()| inputs)
        })
    }
}

impl<S: GeneratedStep, M: Method> Stepper for OneStep<S, M> {
    type System = S::System;

    const METHOD: &'static str = M::NAME;

    #[inline]
    fn step(&mut self) -> Result<(), StepError> {
        let inputs = Samples::held(self.inputs);
        S::advance(&self.setting, &mut self.motion, inputs).map_err(|error| self.told(error))
    }

    fn segments(&mut self, look: &mut LookAt<'_, ScalarOf<S>>) -> Result<(), StepError> {
        S::segments(&self.setting, &self.motion, Samples::held(self.inputs), look)
    }

    fn segments_with<F>(&mut self, inputs: F, look: &mut LookAt<'_, ScalarOf<S>>) -> Result<(), StepError>
    where
        F: FnMut(ScalarOf<S>, &StateOf<S>) -> InputsOf<S>,
    {
        S::segments(&self.setting, &self.motion, self.samples(inputs)?, look)
    }

    #[inline]
    fn step_n(&mut self, count: u64) -> Result<(), StepError> {
        self.run(count, Samples::held(self.inputs)).map_err(|error| self.told(error))
    }

    #[inline]
    fn step_with<F>(&mut self, inputs: F) -> Result<(), StepError>
    where
        F: FnMut(ScalarOf<S>, &StateOf<S>) -> InputsOf<S>,
    {
        let samples = self.samples(inputs)?;
        self.run(1, samples).map_err(|error| self.told(error))
    }

    fn hold(&mut self, inputs: InputsOf<S>) -> Result<(), StepError> {
        finite_inputs(inputs.as_ref(), S::System::INPUTS, self.time())?;
        self.inputs = inputs;
        Ok(())
    }

    fn held(&self) -> InputsOf<S> {
        self.inputs
    }

    fn work(&self) -> ScalarOf<S> {
        entry(self.motion.carried.as_ref(), S::WORK)
    }

    #[inline]
    fn state(&self) -> StateOf<S> {
        S::state(&self.setting, &self.motion)
    }

    #[inline]
    fn time(&self) -> ScalarOf<S> {
        self.setting.time_at(self.motion.tally)
    }

    #[inline]
    fn step_size(&self) -> ScalarOf<S> {
        self.setting.h
    }

    #[inline]
    fn system(&self) -> &S::System {
        &self.setting.system
    }

    #[inline]
    fn statistics(&self) -> Statistics {
        self.motion.tally.statistics(S::BLOCKS)
    }
}

impl<S: GeneratedStep, M: Method> Resume for OneStep<S, M> {
    type Snapshot = Snapshot<S, M>;

    fn snapshot(&self) -> Snapshot<S, M> {
        let Setting { system, options, h, start_time, .. } = &self.setting;
        Snapshot::of(*system.parameters(), (*h, *start_time), (*options, self.inputs), self.motion)
    }

    fn restore(&mut self, snapshot: &Snapshot<S, M>) -> Result<(), StepError> {
        *self = OneStep::from_snapshot(snapshot)?;
        Ok(())
    }

    fn restarted(&self, h: ScalarOf<S>) -> Result<Self, StepError> {
        let Setting { system, options, .. } = &self.setting;
        let again = OneStep::begin(system, &S::state(&self.setting, &self.motion), h, *options)?;
        Ok(OneStep { inputs: self.inputs, ..again })
    }
}

#[cfg(feature = "serde")]
impl<S: GeneratedStep, M: Method> serde::Serialize for OneStep<S, M>
where
    Snapshot<S, M>: serde::Serialize,
{
    fn serialize<R: serde::Serializer>(&self, serializer: R) -> Result<R::Ok, R::Error> {
        self.snapshot().serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, S: GeneratedStep, M: Method> serde::Deserialize<'de> for OneStep<S, M>
where
    Snapshot<S, M>: serde::Deserialize<'de>,
{
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let snapshot = Snapshot::deserialize(deserializer)?;
        OneStep::from_snapshot(&snapshot).map_err(serde::de::Error::custom)
    }
}
