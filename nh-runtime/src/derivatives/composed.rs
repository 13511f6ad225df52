//! The derivatives of composed steps.

use super::chain::{self, Curved, Mapped, Weighted};
use super::linearise::{ChartedStep, CurvedStep, LinearisedOf, LinearisedStep, VariablesOf};
use super::matrices::Variables;
use crate::methods::Method;
use crate::number::Scalar;
use crate::report::StepError;
use crate::step::{Composed, Composition, GeneratedStep, InputsOf, Motion, Samples, ScalarOf, Setting};
use core::array::from_fn;
use core::fmt::Debug;

impl<S, C, Z, const N: usize> LinearisedStep for Composed<S, C, N>
where
    S: LinearisedStep<Numbers = Z, State = Z>,
    S::System: Copy,
    C: Composition<N>,
    Z: Copy + Debug,
    S::ByState: Mapped<S::ByState>,
    S::ByInputs: Mapped<S::ByState> + Weighted<ScalarOf<S>>,
    S::ByParameters: Mapped<S::ByState> + Weighted<ScalarOf<S>>,
    S::ByStep: Mapped<S::ByState> + Weighted<ScalarOf<S>>,
    S::Inputs: Weighted<ScalarOf<S>>,
    S::Parameters: Weighted<ScalarOf<S>>,
    S::Step: Weighted<ScalarOf<S>>,
{
    type Numbers = Z;
    type ByState = S::ByState;
    type ByInputs = S::ByInputs;
    type ByParameters = S::ByParameters;
    type ByStep = S::ByStep;
    type State = Z;
    type Inputs = S::Inputs;
    type Parameters = S::Parameters;
    type Step = S::Step;

    fn advance_linearised<M: Method>(
        setting: &Setting<Self, M>,
        motion: &mut Motion<Self>,
        inputs: Self::Samples,
        linearised: &mut LinearisedOf<Self>,
    ) -> Result<(), StepError> {
        let mut whole = None;
        Self::each_part(setting, motion, inputs, |part, own, inner, inputs| {
            let mut then = LinearisedOf::<S>::default();
            S::advance_linearised(own, inner, inputs, &mut then)?;
            whole = Some(chain::after(whole.as_ref(), &then, Self::share(part)));
            Ok(())
        })?;
        *linearised = whole.unwrap_or_default();
        Ok(())
    }

    fn push<M: Method>(
        setting: &Setting<Self, M>,
        motion: &Motion<Self>,
        inputs: Self::Samples,
        along: &VariablesOf<Self>,
    ) -> Result<Z, StepError> {
        let Variables { mut state, inputs: by, parameters, step } = *along;
        let mut ahead = *motion;
        Self::each_part(setting, &mut ahead, inputs, |part, own, inner, inputs| {
            let step = step.scaled(Self::share(part));
            state = S::push(own, inner, inputs, &Variables { state, inputs: by, parameters, step })?;
            S::advance(own, inner, inputs)
        })?;
        Ok(state)
    }

    fn pull<M: Method>(
        setting: &Setting<Self, M>,
        motion: &Motion<Self>,
        inputs: Self::Samples,
        adjoint: &Z,
    ) -> Result<VariablesOf<Self>, StepError> {
        let (mut motions, mut ahead) = (Self::beginnings(motion), *motion);
        Self::each_part(setting, &mut ahead, inputs, |part, own, inner, inputs| {
            motions[part] = *inner;
            S::advance(own, inner, inputs)
        })?;
        let mut whole: Option<VariablesOf<S>> = None;
        for (part, (own, inner)) in setting.constants().parts.iter().zip(&motions).enumerate().rev() {
            let state = whole.as_ref().map_or(*adjoint, |whole| whole.state);
            let found = S::pull(own, inner, Samples::held(inputs[part]), &state)?;
            let step = found.step.scaled(Self::share(part));
            whole = Some(match whole {
                None => Variables { step, ..found },
                Some(later) => Variables {
                    state: found.state,
                    inputs: later.inputs.plus(&found.inputs),
                    parameters: later.parameters.plus(&found.parameters),
                    step: later.step.plus(&step),
                },
            });
        }
        whole.ok_or_else(|| setting.non_finite(motion.tally))
    }
}

impl<S: GeneratedStep, C: Composition<N>, const N: usize> Composed<S, C, N>
where
    S::System: Copy,
{
    /// Returns the size of a part as a fraction of the whole.
    fn share(part: usize) -> ScalarOf<S> {
        ScalarOf::<S>::lit(C::PARTS[part])
    }

    /// Returns the motion before each part, to be overwritten.
    fn beginnings(motion: &Motion<Self>) -> [Motion<S>; N] {
        from_fn(|part| Self::inner(motion, part))
    }
}

impl<S, C, const N: usize> ChartedStep for Composed<S, C, N>
where
    S: ChartedStep,
    S::System: Copy,
    C: Composition<N>,
{
    type Entry = S::Entry;
    type Exit = S::Exit;

    fn entry<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> Result<S::Entry, StepError> {
        S::entry(&setting.constants().parts[0], &Self::inner(motion, 0))
    }

    fn exit<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> Result<S::Exit, StepError> {
        S::exit(&setting.constants().parts[0], &Self::inner(motion, 0))
    }
}

impl<S, C, Z, const N: usize> CurvedStep for Composed<S, C, N>
where
    S: CurvedStep<Numbers = Z, State = Z>,
    Z: Copy + Debug,
    Self: LinearisedStep<Numbers = Z, System = S::System> + GeneratedStep<Samples = [InputsOf<S>; N]>,
    S::System: Copy,
    C: Composition<N>,
    S::ByState: Mapped<S::ByState>,
    S::ByInputs: Mapped<S::ByState> + Weighted<ScalarOf<S>>,
    S::ByParameters: Mapped<S::ByState> + Weighted<ScalarOf<S>>,
    S::ByStep: Mapped<S::ByState> + Weighted<ScalarOf<S>>,
    S::Second: Curved<S::ByState, S::ByInputs>,
{
    type Second = S::Second;

    fn second<M: Method>(
        setting: &Setting<Self, M>,
        motion: &Motion<Self>,
        inputs: Self::Samples,
        adjoint: &Z,
    ) -> Result<S::Second, StepError> {
        let (mut motions, mut ahead) = (Self::beginnings(motion), *motion);
        // Derivatives of the numbers at the beginning of each part.
        let (mut whole, mut before) = (None, [None; N]);
        Self::each_part(setting, &mut ahead, inputs, |part, own, inner, inputs| {
            (motions[part], before[part]) = (*inner, whole);
            let mut then = LinearisedOf::<S>::default();
            S::advance_linearised(own, inner, inputs, &mut then)?;
            whole = Some(chain::after(whole.as_ref(), &then, Self::share(part)));
            Ok(())
        })?;
        let (mut adjoint, mut sum): (Z, Option<S::Second>) = (*adjoint, None);
        for (part, (own, inner)) in setting.constants().parts.iter().zip(&motions).enumerate().rev() {
            let inputs = Samples::held(inputs[part]);
            let found = S::second(own, inner, inputs, &adjoint)?;
            let found = before[part].as_ref().map_or(found, |by| found.along(&by.a, &by.b));
            sum = Some(sum.map_or(found, |sum| sum.sum(&found)));
            adjoint = S::pull(own, inner, inputs, &adjoint)?.state;
        }
        sum.ok_or_else(|| setting.non_finite(motion.tally))
    }
}
