//! Methods that follow a vector field by Taylor series.

use super::expansion::Expansion;
use super::motion::{Arrival, flow_along};
use super::series::Series;
use crate::methods::Method;
use crate::number::all_ordinary;
use crate::report::StepError;
use crate::step::{GeneratedStep, Motion, ScalarOf, Segment, Setting};

/// A method whose step is the flow of a vector field f for a time h: N numbers with ż = f(z), in
/// recurrences with 8 B convolutions.
pub trait Flow<const N: usize, const B: usize>: GeneratedStep {
    /// Returns the start of the flow, and the tolerance of its series.
    fn origin<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> ([ScalarOf<Self>; N], ScalarOf<Self>);

    /// Returns the series of the last step, if it is stored.
    fn remembered(motion: &Motion<Self>) -> Option<&Expansion<ScalarOf<Self>, N>>;

    /// Returns the coefficients of f(z) at the present order of `series`, from those of z at this
    /// order. The calls for all lower orders must precede. Numbers of the motion that the flow does
    /// not change are constants.
    fn field<M: Method>(
        setting: &Setting<Self, M>,
        motion: &Motion<Self>,
        inputs: Self::Samples,
        series: &mut Series<ScalarOf<Self>, B>,
        point: [ScalarOf<Self>; N],
    ) -> [ScalarOf<Self>; N];
}

/// Follows the flow for a step.
///
/// # Errors
/// [`StepError::Singularity`], [`StepError::StepTooLong`], [`StepError::NonFinite`].
#[inline(always)]
pub fn follow<S: Flow<N, B>, M: Method, const N: usize, const B: usize>(
    setting: &Setting<S, M>,
    motion: &Motion<S>,
    inputs: S::Samples,
) -> Result<Arrival<ScalarOf<S>, N>, StepError> {
    follow_along(setting, motion, inputs, |_| ())
}

/// Passes on the segments of the flow of the next step, in their order, see
/// [`Stepper::segments`](crate::Stepper::segments).
///
/// # Errors
/// Those of [`follow`].
#[inline(never)]
pub fn segments<S: Flow<N, B>, M: Method, const N: usize, const B: usize>(
    setting: &Setting<S, M>,
    motion: &Motion<S>,
    inputs: S::Samples,
    look: &mut dyn FnMut(Segment<'_, ScalarOf<S>>),
) -> Result<(), StepError> {
    follow_along(setting, motion, inputs, look).map(|_| ())
}

#[inline(always)]
fn follow_along<S: Flow<N, B>, M: Method, const N: usize, const B: usize>(
    setting: &Setting<S, M>,
    motion: &Motion<S>,
    inputs: S::Samples,
    look: impl FnMut(Segment<'_, ScalarOf<S>>),
) -> Result<Arrival<ScalarOf<S>, N>, StepError> {
    let (origin, tolerance) = S::origin(setting, motion);
    let none = Expansion::new();
    let before = S::remembered(motion).unwrap_or(&none);
    let field = |series: &mut Series<_, B>, point| S::field(setting, motion, inputs, series, point);
    let arrival = flow_along(before, origin, setting.step_size(), tolerance, field, look)
        .map_err(|failure| setting.singularity(failure, motion.tally))?;
    if !all_ordinary(arrival.point) {
        return Err(setting.non_finite(motion.tally));
    }
    Ok(arrival)
}
