//! Trajectories that are stepped together.

use super::family::Family;
use crate::methods::Method;
use crate::number::{Array, InLanes, MAX_LANES, Scalar, gather_array, lane_of, number};
use crate::report::StepError;
use crate::step::{Generated, GeneratedStep, Motion, OneStep, Resume, Snapshot, Stepper, System};

/// A system whose steppers of the method `M` run in the lanes of `L`. Every generated system is
/// one, with [`F64x2`](super::F64x2), [`F64x4`](super::F64x4) and [`F64x8`](super::F64x8).
pub trait Laned<M: Method, L: Scalar>: Generated<M> + System<Scalar = f64> {
    /// The system in lanes.
    type WideSystem: System<Scalar = L, State: InLanes<L, Lane = Self::State>, Parameters: InLanes<L, Lane = Self::Parameters>>;
    /// The method for the system in lanes.
    type Wide: GeneratedStep<System = Self::WideSystem, Memory: InLanes<L, Lane = <Self::Step as GeneratedStep>::Memory>>;
}

impl<M, L, Y> Laned<M, L> for Y
where
    M: Method,
    L: Scalar,
    Y: Family + Generated<M> + System<Scalar = f64>,
    Y::Of<L>: Generated<M>,
    <Y::Of<L> as System>::State: InLanes<L, Lane = Y::State>,
    <Y::Of<L> as System>::Parameters: InLanes<L, Lane = Y::Parameters>,
    <<Y::Of<L> as Generated<M>>::Step as GeneratedStep>::Memory: InLanes<L, Lane = <Y::Step as GeneratedStep>::Memory>,
{
    type WideSystem = Y::Of<L>;
    type Wide = <Y::Of<L> as Generated<M>>::Step;
}

type Single<Y, M> = OneStep<<Y as Generated<M>>::Step, M>;
type Wide<Y, M, L> = OneStep<<Y as Laned<M, L>>::Wide, M>;

/// The premature end of a trajectory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ended<S> {
    /// The error of the step that failed.
    pub error: StepError,
    /// The state before that step.
    pub state: S,
    /// The work that had been done from outside before that step.
    pub work: f64,
}

/// Trajectories of one system under one method that are stepped together, at most as many as the
/// type `L` has lanes.
///
/// Each has the bits that its own stepper would compute. A trajectory that fails
/// [ends](Batch::ended); the others continue.
///
/// ```
/// use nonholonomic::lanes::{Batch, Laned};
/// use nonholonomic::prelude::*;
///
/// /// States after so many steps from these; of trajectories that fail, the state before that.
/// fn states<Y, M, L>(system: &Y, starts: &[Y::State], h: f64, steps: u64) -> Result<Vec<Y::State>, StepError>
/// where
///     M: Method,
///     L: Scalar,
///     Y: Laned<M, L>,
/// {
///     let mut states = Vec::new();
///     for starts in starts.chunks(L::LANES) {
///         let steppers = starts.iter().map(|start| nonholonomic::generated::OneStep::new(system, start, h));
///         let steppers = steppers.collect::<Result<Vec<_>, _>>()?;
///         if let Some(mut batch) = Batch::<Y, M, L>::new(&steppers) {
///             batch.step_n(steps);
///             states.extend((0..starts.len()).map(|lane| batch.state(lane)));
///         }
///     }
///     Ok(states)
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Batch<Y: Laned<M, L>, M: Method, L: Scalar> {
    wide: Wide<Y, M, L>,
    /// The number of trajectories.
    count: usize,
    /// The trajectories that have ended.
    ended: [Option<Ended<Y::State>>; MAX_LANES],
}

impl<Y: Laned<M, L>, M: Method, L: Scalar> Batch<Y, M, L> {
    /// Creates a batch that continues these steppers, the first in the first lane. They must have
    /// taken the same number of steps.
    ///
    /// Returns `None` if there is no stepper, if there are more than lanes, or if their numbers of
    /// steps differ.
    pub fn new(steppers: &[Single<Y, M>]) -> Option<Self> {
        let count = steppers.len();
        let steps = steppers.first()?.motion().tally;
        if count > L::LANES || steppers.iter().any(|stepper| stepper.motion().tally.steps != steps.steps) {
            return None;
        }
        let mut all = [const { None }; MAX_LANES];
        for (slot, stepper) in all.iter_mut().zip(steppers) {
            *slot = Some(stepper.snapshot());
        }
        // Gathering snapshots of live steppers does not fail.
        let wide = Self::gather(&all).ok()?;
        Some(Batch { wide, count, ended: [const { None }; MAX_LANES] })
    }

    /// Returns the stepper of these lanes; empty lanes have a copy of another lane.
    fn gather(lanes: &[Option<Snapshot<Y::Step, M>>; MAX_LANES]) -> Result<Wide<Y, M, L>, StepError> {
        let first = lanes.iter().flatten().next();
        // A batch has at least one stepper, so that this error does not occur.
        let Some(first) = first else { return Err(StepError::NonFinite { step: 0, time: 0.0 }) };
        let lanes: [&Snapshot<Y::Step, M>; MAX_LANES] =
            core::array::from_fn(|lane| lanes.get(lane).and_then(Option::as_ref).unwrap_or(first));
        let (parameters, memory) = (lanes.map(|lane| lane.parameters), lanes.map(|lane| lane.memory));
        let motion = Motion {
            carried: gather_array(&lanes, |lane| lane.carried.0.as_ref()),
            memory: InLanes::gather(&memory),
            tally: first.tally,
        };
        let snapshot = Snapshot::<Y::Wide, M>::of(
            InLanes::gather(&parameters),
            (number(&lanes, |lane| lane.step_size), number(&lanes, |lane| lane.start_time)),
            (gather_array(&lanes, |lane| lane.options.0.as_ref()), gather_array(&lanes, |lane| lane.inputs.0.as_ref())),
            motion,
        );
        OneStep::from_snapshot(&snapshot)
    }

    /// Returns the number of trajectories, including those that have ended.
    #[inline]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Returns whether this trajectory is running.
    #[inline]
    pub fn is_running(&self, lane: usize) -> bool {
        lane < self.count && self.ended(lane).is_none()
    }

    /// Returns whether any trajectory is running.
    #[inline]
    pub fn is_any_running(&self) -> bool {
        (0..self.count).any(|lane| self.is_running(lane))
    }

    /// Returns the end of this trajectory, if a step has failed.
    #[inline]
    pub fn ended(&self, lane: usize) -> Option<&Ended<Y::State>> {
        self.ended.get(lane).and_then(Option::as_ref)
    }

    /// Returns the number of steps that the running trajectories have taken.
    #[inline]
    pub fn steps(&self) -> u64 {
        self.wide.motion().tally.steps
    }

    /// Returns the stepper of a trajectory, as it would be alone.
    ///
    /// Its [statistics](Stepper::statistics) count for each solve the iterations of the lane with
    /// the most.
    ///
    /// # Errors
    /// [`StepError::NonFinite`] if there is no such trajectory.
    pub fn stepper(&self, lane: usize) -> Result<Single<Y, M>, StepError> {
        OneStep::from_snapshot(&self.snapshot(lane))
    }

    fn snapshot(&self, lane: usize) -> Snapshot<Y::Step, M> {
        let Snapshot { parameters, step_size, start_time, options, inputs, carried, memory, tally, .. } =
            self.wide.snapshot();
        Snapshot::of(
            parameters.lane(lane),
            (step_size.lane(lane), start_time.lane(lane)),
            (lane_of(options.0.as_ref(), lane), lane_of(inputs.0.as_ref(), lane)),
            Motion { carried: lane_of(carried.0.as_ref(), lane), memory: memory.lane(lane), tally },
        )
    }

    /// Returns the state of a trajectory; for one that has ended, the state before the step that
    /// failed.
    #[inline]
    pub fn state(&self, lane: usize) -> Y::State {
        self.ended(lane).map_or_else(|| self.wide.state().lane(lane), |ended| ended.state)
    }

    /// Returns the states of all lanes, including unused ones.
    #[inline]
    pub fn states(&self) -> [Y::State; MAX_LANES] {
        let wide = self.wide.state();
        core::array::from_fn(|lane| self.ended(lane).map_or_else(|| wide.lane(lane), |ended| ended.state))
    }

    /// Returns the work that has been done from outside on a trajectory, as [`Stepper::work`] does.
    #[inline]
    pub fn work(&self, lane: usize) -> f64 {
        self.ended(lane).map_or_else(|| self.wide.work().lane(lane), |ended| ended.work)
    }

    /// Keeps control inputs in all further steps, those of `inputs` for each trajectory.
    pub fn hold(&mut self, mut inputs: impl FnMut(usize) -> Y::Inputs) {
        let held = core::array::from_fn(|lane| if self.is_running(lane) { inputs(lane) } else { Y::Inputs::zero() });
        let held: [Y::Inputs; MAX_LANES] = held;
        if self.wide.hold(gather_array(&held, |inputs| inputs.as_ref())).is_err() {
            // Trajectories that refuse their inputs end here.
            self.one_by_one(|lane, stepper| held.get(lane).map_or(Ok(()), |inputs| stepper.hold(*inputs)));
        }
    }

    /// Takes `count` steps with the inputs that are held; a trajectory whose step fails
    /// [ends](Batch::ended).
    pub fn step_n(&mut self, count: u64) {
        let last = self.steps().saturating_add(count);
        while self.is_any_running() && self.steps() < last {
            if self.wide.step_n(last.saturating_sub(self.steps())).is_err() {
                self.one_by_one(|_, stepper| stepper.step());
            }
        }
    }

    /// Takes one step with control inputs that are a function of the trajectory's lane, of time and
    /// of state, as in [`Stepper::step_with`]. A trajectory whose step fails [ends](Batch::ended).
    ///
    /// If a step fails, the function is called again with the same arguments.
    pub fn step_with(&mut self, mut inputs: impl FnMut(usize, f64, &Y::State) -> Y::Inputs) {
        if !self.is_any_running() {
            return;
        }
        let count = self.count;
        let step = self.wide.step_with(|t, state| {
            let of = |lane: usize| inputs(lane, t.lane(lane), &state.lane(lane));
            let mut lanes = [Y::Inputs::zero(); MAX_LANES];
            lanes.iter_mut().zip((0..count).map(of)).for_each(|(slot, inputs)| *slot = inputs);
            gather_array(lanes.get(..count).unwrap_or(&lanes), |inputs: &Y::Inputs| inputs.as_ref())
        });
        if step.is_err() {
            self.one_by_one(|lane, stepper| stepper.step_with(|t, state| inputs(lane, t, state)));
        }
    }

    /// Applies an action to each running trajectory alone, and gathers those that are still
    /// running.
    #[cold]
    #[inline(never)]
    fn one_by_one(&mut self, mut act: impl FnMut(usize, &mut Single<Y, M>) -> Result<(), StepError>) {
        let mut lanes = [const { None }; MAX_LANES];
        for (lane, slot) in lanes.iter_mut().enumerate().take(self.count) {
            if !self.is_running(lane) {
                continue;
            }
            let moved = self.stepper(lane).and_then(|mut stepper| act(lane, &mut stepper).map(|()| stepper));
            match moved {
                Ok(stepper) => *slot = Some(stepper.snapshot()),
                Err(error) => self.end(lane, error),
            }
        }
        if lanes.iter().all(Option::is_none) {
            return;
        }
        match Self::gather(&lanes) {
            Ok(wide) => self.wide = wide,
            // Regathering snapshots of live steppers cannot fail; if it does, end every lane.
            Err(error) => (0..self.count).for_each(|lane| {
                if self.is_running(lane) {
                    self.end(lane, error);
                }
            }),
        }
    }

    fn end(&mut self, lane: usize, error: StepError) {
        let ended = Ended { error, state: self.state(lane), work: self.work(lane) };
        if let Some(slot) = self.ended.get_mut(lane) {
            *slot = Some(ended);
        }
    }
}
