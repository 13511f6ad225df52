//! Methods that are composed of the steps of another method.
//!
//! **Equation** Φ_h = Ψ_{γ_N h} ∘ … ∘ Ψ_{γ_1 h}, γ_i = γ_{N+1−i}, Σ γ_i = 1. If Ψ is symmetric, so
//! is Φ; its order is higher if Σ γ_i³ = 0 (order 4) and further conditions hold.
//!
//! **Source** Hairer, Lubich & Wanner, Geometric Numerical Integration (2006), sections II.4 and
//! V.3.
//!
//! Φ conserves everything that Ψ conserves. The numbers that Ψ carries pass from part to part. Each
//! part remembers its own solutions of earlier steps: these are equally spaced in time, so that the
//! next solutions can be extrapolated from them.

use super::generated_step::{GeneratedStep, Identified, InputsOf, Motion, Samples, ScalarOf, Setting};
use super::system::System;
use crate::methods::{Method, OptionInfo};
use crate::number::Scalar;
#[cfg(feature = "serde")]
use crate::number::serialized::array;
#[cfg(feature = "lanes")]
use crate::number::{InLanes, gather_part};
use crate::report::StepError;
use core::array::from_fn;
use core::fmt::Debug;
use core::num::NonZeroU64;

/// Returns the beginning of a part as a fraction of the whole step.
pub const fn beginning(parts: &[f64], number: usize) -> f64 {
    let (mut at, mut sum) = (0, 0.0);
    while at < number && at < parts.len() {
        sum += parts[at];
        at += 1;
    }
    sum
}

/// Returns the middle of a part as a fraction of the whole step.
pub const fn middle(parts: &[f64], number: usize) -> f64 {
    let own = if number < parts.len() { parts[number] } else { 0.0 };
    beginning(parts, number) + 0.5 * own
}

/// The generated list of the parts of which a method is composed.
pub trait Composition<const N: usize>: Copy + Debug + 'static {
    /// The method.
    type Method: Method;

    /// The sizes of the parts as fractions of the whole: γ₁, …, γ_N.
    const PARTS: [f64; N];
}

/// Steps in N parts, each of them a step of the method `S`.
#[derive(Clone, Debug)]
pub struct Composed<S: GeneratedStep, C: Composition<N>, const N: usize> {
    pub(crate) parts: [Setting<S, C::Method>; N],
}

impl<S: GeneratedStep, C: Composition<N>, const N: usize> Copy for Composed<S, C, N> where S::System: Copy {}

/// A value for each of the parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EachPart<X, const N: usize>(pub(crate) [X; N]);

type Inner<S, C, const N: usize> = Setting<S, <C as Composition<N>>::Method>;

impl<S: GeneratedStep, C: Composition<N>, const N: usize> Identified for Composed<S, C, N> {
    const IDENTITY: &'static str = S::IDENTITY;
}

impl<S: GeneratedStep, C: Composition<N>, const N: usize> Composed<S, C, N> {
    const COUNT: NonZeroU64 = NonZeroU64::new(N as u64).expect("there is a part");

    /// The beginnings of the parts as fractions of the whole.
    const BEGINNINGS: [f64; N] = {
        let (mut at, mut beginnings) = (0, [0.0; N]);
        while at < N {
            beginnings[at] = beginning(&C::PARTS, at);
            at += 1;
        }
        beginnings
    };

    /// The middles of the parts as fractions of the whole.
    const MIDDLES: [f64; N] = {
        let (mut at, mut middles) = (0, [0.0; N]);
        while at < N {
            middles[at] = middle(&C::PARTS, at);
            at += 1;
        }
        middles
    };

    /// Returns the motion of one part: the common numbers, with the memory of the part. Its counter
    /// counts parts, since some computations recur after a certain number of steps.
    pub(crate) fn inner(motion: &Motion<Self>, part: usize) -> Motion<S>
    where
        S::System: Copy,
    {
        let Motion { carried, memory, tally } = *motion;
        let parts = tally.steps.wrapping_mul(Self::COUNT.get()).wrapping_add(part as u64);
        Motion { carried, memory: memory.0[part], tally: tally.after(parts) }
    }

    /// Takes the parts of a step. If one of them fails, the motion is unchanged.
    pub(crate) fn each_part<M: Method>(
        setting: &Setting<Self, M>,
        motion: &mut Motion<Self>,
        inputs: [InputsOf<S>; N],
        mut step: impl FnMut(usize, &Inner<S, C, N>, &mut Motion<S>, S::Samples) -> Result<(), StepError>,
    ) -> Result<(), StepError>
    where
        S::System: Copy,
    {
        let tally = motion.tally;
        let mut now = *motion;
        for (part, (own, inputs)) in setting.constants().parts.iter().zip(inputs).enumerate() {
            let mut inner = Self::inner(&now, part);
            let steps = inner.tally;
            if let (Some(at), true) = (S::TIME, part > 0) {
                // The time is not a sum of parts, whose roundoff would add up.
                inner.carried.as_mut()[at] = own.time_at(steps);
            }
            step(part, own, &mut inner, Samples::held(inputs))?;
            now.carried = inner.carried;
            now.memory.0[part] = inner.memory;
            now.tally = inner.tally.after(tally.steps);
        }
        now.tally = now.tally.advanced();
        if let Some(at) = S::TIME {
            now.carried.as_mut()[at] = setting.time_at(now.tally);
        }
        *motion = now;
        Ok(())
    }
}

impl<S: GeneratedStep, C: Composition<N>, const N: usize> GeneratedStep for Composed<S, C, N>
where
    S::System: Copy,
{
    type System = S::System;
    type Options = S::Options;
    type Samples = [InputsOf<S>; N];
    type Carried = S::Carried;
    type Memory = EachPart<S::Memory, N>;

    const OPTIONS: &'static [OptionInfo] = S::OPTIONS;
    // The compiler only composes steps that read inputs in the middle.
    const FRACTIONS: &'static [f64] = if S::FRACTIONS.is_empty() { &[] } else { &Self::MIDDLES };
    const BLOCKS: u64 = S::BLOCKS * Self::COUNT.get();
    // The motion is copied before the first part anyway.
    const IN_PLACE: bool = true;
    const WORK: Option<usize> = S::WORK;
    const TIME: Option<usize> = S::TIME;

    fn new(system: &S::System, h: ScalarOf<S>, options: &S::Options) -> Self {
        let part = |i: usize| {
            let own = h * ScalarOf::<S>::lit(C::PARTS[i]);
            Setting::of(*system, S::new(system, own, options), *options, own, Scalar::lit(0.0))
        };
        let begin = |i: usize| h * ScalarOf::<S>::lit(Self::BEGINNINGS[i]);
        Composed { parts: from_fn(|i| part(i).of_part(begin(i), h, Self::COUNT)) }
    }

    fn begun_at(self, time: ScalarOf<S>) -> Self {
        Composed { parts: self.parts.map(|part| part.later(time)) }
    }

    fn start(
        &self,
        system: &S::System,
        start: &<S::System as System>::State,
        _: ScalarOf<S>,
        options: &S::Options,
    ) -> Result<(S::Carried, Self::Memory), StepError> {
        let first = &self.parts[0];
        let (carried, memory) = first.constants().start(system, start, first.step_size(), options)?;
        Ok((carried, EachPart([memory; N])))
    }

    #[inline(never)]
    fn advance<M: Method>(
        setting: &Setting<Self, M>,
        motion: &mut Motion<Self>,
        inputs: Self::Samples,
    ) -> Result<(), StepError> {
        Self::each_part(setting, motion, inputs, |_, own, inner, inputs| S::advance(own, inner, inputs))
    }

    fn reason(error: StepError, memory: &Self::Memory) -> StepError {
        memory.0.iter().fold(error, S::reason)
    }

    fn state<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> <S::System as System>::State {
        S::state(&setting.constants().parts[0], &Self::inner(motion, 0))
    }
}

#[cfg(feature = "lanes")]
impl<L: Scalar, X: InLanes<L>, const N: usize> InLanes<L> for EachPart<X, N> {
    type Lane = EachPart<X::Lane, N>;

    fn gather(lanes: &[Self::Lane]) -> Self {
        EachPart(core::array::from_fn(|part| gather_part(lanes, |lane| lane.0[part])))
    }

    fn lane(&self, lane: usize) -> Self::Lane {
        EachPart(self.0.each_ref().map(|part| part.lane(lane)))
    }
}

#[cfg(feature = "serde")]
impl<X: serde::Serialize, const N: usize> serde::Serialize for EachPart<X, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        array::serialize(&self.0.each_ref().map(Some), serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, X: Copy + serde::Deserialize<'de>, const N: usize> serde::Deserialize<'de> for EachPart<X, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let parts: [Option<X>; N] = array::deserialize_over(None, deserializer)?;
        let first = parts.iter().flatten().next().copied();
        let missing =
            || <D::Error as serde::de::Error>::custom(format_args!("one of the {N} parts of a step is missing"));
        // All parts are present, or the missing one is an error.
        let first = first.filter(|_| parts.iter().all(Option::is_some)).ok_or_else(missing)?;
        Ok(EachPart(parts.map(|part| part.unwrap_or(first))))
    }
}
