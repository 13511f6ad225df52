//! The stepper of all systems and methods, around the generated code of each.

use super::discretize::Discretize;
use super::generated_step::{GeneratedStep, InputsOf, Motion, Samples, ScalarOf, Setting, StateOf};
use super::resume::Resume;
use super::segment::LookAt;
use super::snapshot::Snapshot;
use super::stepper::Stepper;
use super::system::{State, System};
use crate::guard;
use crate::methods::{Method, OptionInfo};
use crate::number::{Array, Scalar, all_finite, count, is_ordinary};
use crate::report::{Statistics, StepError, Tally};

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

/// A stepper of the method `M` with the generated step `S`, such as `system::method::Stepper<T>`.
/// Methods that coincide for a system share a generated step.
#[derive(Clone, Debug)]
pub struct OneStep<S: GeneratedStep, M: Method> {
    setting: Setting<S, M>,
    inputs: InputsOf<S>,
    motion: Motion<S>,
}

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
        let h = guard::step_size(h)?;
        in_range(M::NAME, options.as_ref(), S::OPTIONS)?;
        let constants = S::new(system, h, &options);
        let (carried, memory) = constants.start(system, start, h, &options)?;
        if !all_finite(carried.as_ref()) {
            return Err(guard::non_finite(0, start.time()));
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
        let h = guard::step_size(snapshot.step_size)?;
        let start_time = snapshot.start_time;
        if !is_ordinary(h) {
            return Err(StepError::StepSize { h: h.to_f64() });
        }
        let (options, inputs, carried) = (snapshot.options.0, snapshot.inputs.0, snapshot.carried.0);
        in_range(M::NAME, options.as_ref(), S::OPTIONS)?;
        finite_inputs(inputs.as_ref(), S::System::INPUTS, start_time)?;
        let motion = Motion { carried, memory: snapshot.memory, tally: snapshot.tally };
        let constants = S::new(&system, h, &options);
        let setting = Setting::of(system, constants, options, h, start_time);
        if !(is_ordinary(start_time) && all_finite(carried.as_ref()) && setting.has_finite_state(&motion)) {
            return Err(guard::non_finite(snapshot.tally.steps, start_time));
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

/// Checks that the options are in their ranges.
fn in_range<T: Scalar>(method: &'static str, options: &[T], infos: &'static [OptionInfo]) -> Result<(), StepError> {
    let mut pairs = options.iter().zip(infos);
    pairs.try_for_each(|(value, info)| guard::option(method, info.name, *value, info.minimum, info.maximum))
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
            let steps = count::<ScalarOf<S>>(self.motion.tally.steps) + Scalar::lit(fraction);
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
