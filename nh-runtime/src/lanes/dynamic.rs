//! Batches of systems and methods that are known only by name.

use super::batch::{Batch, Laned};
use crate::methods::Method;
use crate::number::{MAX_LANES, Scalar};
use crate::report::StepError;
use crate::step::{OneStep, State, System, of_slices};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Trajectories of one system under one method that are stepped together, with an object-safe
/// interface of slices.
///
/// Each has the bits that it would have alone. A trajectory that fails [ends](DynBatch::error); the
/// others continue.
pub trait DynBatch {
    /// Returns the number of trajectories, including those that have ended.
    fn count(&self) -> usize;

    /// Takes `count` steps, with control inputs held at 0.
    fn step_n(&mut self, count: u64);

    /// Takes one step, with control inputs that are a function of the trajectory, of time,
    /// coordinates and velocities; the function writes them to its last argument. If a step fails,
    /// it is called again with the same arguments.
    fn step_with(&mut self, inputs: &mut InputsOfEach<'_>);

    /// Writes coordinates q and velocities w of all trajectories, one after the other; for one that
    /// has ended, its last state.
    fn write_states(&self, out: &mut [f64]);

    /// Writes the energies of all trajectories.
    fn write_energies(&self, out: &mut [f64]);

    /// Returns the error that ended a trajectory, if it has ended.
    fn error(&self, trajectory: usize) -> Option<StepError>;
}

/// Control inputs of several trajectories, which are numbered from 0.
pub type InputsOfEach<'f> = dyn FnMut(usize, f64, &[f64], &[f64], &mut [f64]) + 'f;

/// The start of a trajectory: its system and its state.
pub type Beginning<Y> = Result<(Y, <Y as System>::State), StepError>;

/// Starts trajectories of the method `M`, at most as many as the numbers `L` have lanes, with these
/// options (none means the defaults). Trajectories that cannot start have ended.
///
/// Returns `None` if there are more trajectories than lanes.
pub fn begin<Y, M, L>(members: Vec<Beginning<Y>>, h: f64, options: &[f64]) -> Option<Box<dyn DynBatch>>
where
    Y: Laned<M, L> + 'static,
    M: Method,
    L: Scalar,
{
    if members.len() > L::LANES.min(MAX_LANES) {
        return None;
    }
    let mut steppers = Vec::with_capacity(members.len());
    let begin = |member: Beginning<Y>| match member {
        Ok((system, start)) => match OneStep::with_slice(&system, &start, h, options) {
            Ok(stepper) => {
                steppers.push(stepper);
                Place { member: Some((system, start)), lane: Ok(steppers.len().saturating_sub(1)) }
            }
            Err(error) => Place { member: Some((system, start)), lane: Err(error) },
        },
        Err(error) => Place { member: None, lane: Err(error) },
    };
    let places: Vec<_> = members.into_iter().map(begin).collect();
    let lanes = (0..places.len()).filter(|&at| places.get(at).is_some_and(|place| place.lane.is_ok())).collect();
    let batch = Batch::<Y, M, L>::new(&steppers);
    Some(Box::new(Begun { batch, places, lanes }))
}

/// The place of a trajectory: a lane of the batch, or the error that ended it.
struct Place<Y: System> {
    member: Option<(Y, Y::State)>,
    lane: Result<usize, StepError>,
}

struct Begun<Y: Laned<M, L>, M: Method, L: Scalar> {
    /// The batch; `None` if no trajectory could start.
    batch: Option<Batch<Y, M, L>>,
    places: Vec<Place<Y>>,
    /// The trajectory of each lane.
    lanes: Vec<usize>,
}

impl<Y: Laned<M, L>, M: Method, L: Scalar> Begun<Y, M, L> {
    fn states(&self) -> impl Iterator<Item = Option<Y::State>> {
        let states = self.batch.as_ref().map(Batch::states);
        self.places.iter().map(move |place| match (place.lane, &states) {
            (Ok(lane), Some(states)) => states.get(lane).copied(),
            _ => place.member.as_ref().map(|(_, start)| *start),
        })
    }
}

impl<Y: Laned<M, L>, M: Method, L: Scalar> DynBatch for Begun<Y, M, L> {
    fn count(&self) -> usize {
        self.places.len()
    }

    fn step_n(&mut self, count: u64) {
        if let Some(batch) = &mut self.batch {
            batch.step_n(count);
        }
    }

    fn step_with(&mut self, inputs: &mut InputsOfEach<'_>) {
        let Some(batch) = &mut self.batch else { return };
        batch.step_with(|lane, t, state| {
            let trajectory = self.lanes.get(lane).copied().unwrap_or(lane);
            of_slices::<Y>(state, t, &mut |t, q, w, u| inputs(trajectory, t, q, w, u))
        });
    }

    fn write_states(&self, out: &mut [f64]) {
        let width = out.len().checked_div(self.places.len()).unwrap_or(0);
        for (out, state) in out.chunks_mut(width.max(1)).zip(self.states()) {
            let Some(state) = state else {
                out.fill(f64::NAN);
                continue;
            };
            let (q, w) = (state.configuration(), state.velocity());
            let numbers = q.as_ref().iter().chain(w.as_ref());
            out.iter_mut().zip(numbers).for_each(|(slot, x)| *slot = *x);
        }
    }

    fn write_energies(&self, out: &mut [f64]) {
        for ((slot, place), state) in out.iter_mut().zip(&self.places).zip(self.states()) {
            *slot = match (&place.member, state) {
                (Some((system, _)), Some(state)) => system.energy_of(&state),
                _ => f64::NAN,
            };
        }
    }

    fn error(&self, trajectory: usize) -> Option<StepError> {
        let place = self.places.get(trajectory)?;
        match place.lane {
            Ok(lane) => self.batch.as_ref().and_then(|batch| batch.ended(lane)).map(|ended| ended.error),
            Err(error) => Some(error),
        }
    }
}
