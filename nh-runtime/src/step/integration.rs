//! Motions as iterators of states.

use super::resume::{Crossing, Resume};
use super::stepper::Stepper;
use super::system::System;
use crate::number::Scalar;
use crate::report::StepError;

/// An unlimited iterator of the states after the first, the second, … step. An error ends it, as
/// its last item.
///
/// If the stepper could not be created, that error is the only item.
#[derive(Clone, Debug)]
#[must_use = "an integration does nothing until it is iterated"]
pub struct Integration<S> {
    progress: Progress<S>,
}

#[derive(Clone, Debug)]
enum Progress<S> {
    Running(S),
    Failed(StepError),
    Ended,
}

impl<S: Stepper> Integration<S> {
    /// Creates the integration by `stepper`.
    pub fn new(stepper: Result<S, StepError>) -> Self {
        Integration { progress: stepper.map_or_else(Progress::Failed, Progress::Running) }
    }

    /// Returns the stepper, unless a step has failed.
    pub fn stepper(&self) -> Option<&S> {
        match &self.progress {
            Progress::Running(stepper) => Some(stepper),
            _ => None,
        }
    }

    /// Returns the states after every `count`th step, without those in between.
    pub fn every(self, count: u64) -> impl Iterator<Item = Result<<S::System as System>::State, StepError>> {
        let mut integration = self;
        core::iter::from_fn(move || integration.advance(count))
    }

    /// Returns the states at which `event` changes its sign, in order, from the start to the time
    /// `until`, each located [within its step](Resume::step_across). Steps are whole: the last is
    /// the one that ends nearest to `until`.
    ///
    /// ```
    /// use nonholonomic::prelude::*;
    ///
    /// /// How often the first coordinate passes zero upwards.
    /// fn passages<S>(motion: Integration<S>, until: f64) -> Result<usize, StepError>
    /// where
    ///     S: Resume,
    ///     S::System: System<Scalar = f64>,
    /// {
    ///     let mut count = 0;
    ///     for crossing in motion.crossings(until, |state| state.configuration().as_ref()[0]) {
    ///         count += usize::from(crossing?.rising);
    ///     }
    ///     Ok(count)
    /// }
    /// ```
    pub fn crossings<G>(
        self,
        until: <S::System as System>::Scalar,
        mut event: G,
    ) -> impl Iterator<Item = Result<Crossing<<S::System as System>::State>, StepError>>
    where
        S: Resume,
        <S::System as System>::Scalar: PartialOrd,
        G: FnMut(&<S::System as System>::State) -> <S::System as System>::Scalar,
    {
        let mut integration = self;
        core::iter::from_fn(move || {
            while let Progress::Running(stepper) = &mut integration.progress {
                let left = (until - stepper.time()) / stepper.step_size();
                if !<S::System as System>::Scalar::lit(0.5).all_lt(left) {
                    return None;
                }
                match stepper.step_across(&mut event) {
                    Ok(None) => {}
                    Ok(Some(crossing)) => return Some(Ok(crossing)),
                    Err(error) => integration.progress = Progress::Failed(error),
                }
            }
            integration.advance(1).and_then(Result::err).map(Err)
        })
    }

    #[inline]
    fn advance(&mut self, count: u64) -> Option<Result<<S::System as System>::State, StepError>> {
        match &mut self.progress {
            Progress::Running(stepper) => match stepper.step_n(count) {
                Ok(()) => Some(Ok(stepper.state())),
                Err(error) => {
                    self.progress = Progress::Ended;
                    Some(Err(error))
                }
            },
            Progress::Failed(error) => {
                let error = *error;
                self.progress = Progress::Ended;
                Some(Err(error))
            }
            Progress::Ended => None,
        }
    }
}

impl<S: Stepper> Iterator for Integration<S> {
    type Item = Result<<S::System as System>::State, StepError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.advance(1)
    }
}

impl<S: Stepper> core::iter::FusedIterator for Integration<S> {}
