//! The stepping of an ensemble's trajectories: in lanes, or one by one.

use super::starts::Start;
use crate::registry::{self, Inputs, told};
use nonholonomic::catalogue::{Model, ModelInfo};
use nonholonomic::lanes::{self, Beginning, DynBatch, Laned, Lanes};
use nonholonomic::{Method, Scalar, StepError};
use std::marker::PhantomData;

/// A recorded number of a trajectory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The coordinate with this index.
    Coordinate(usize),
    /// The velocity with this index.
    Velocity(usize),
    /// The energy.
    Energy,
}

/// A system with a method, in the form that an ensemble steps.
pub trait Stepping: Sync {
    /// Returns the number of trajectories that are stepped together.
    fn lanes(&self) -> usize;

    /// Starts at most [`Stepping::lanes`] trajectories with steps of size h. Those that cannot
    /// start count as ended.
    fn begin(&self, starts: Vec<Result<Start, String>>, h: f64) -> Box<dyn Together>;
}

/// Trajectories that are stepped together.
pub trait Together {
    /// Makes `count` steps of each trajectory that has not ended.
    fn step_n(&mut self, count: u64);

    /// Writes the coordinates and velocities of one trajectory after another. Ended trajectories
    /// have their last state.
    fn write_states(&mut self, out: &mut [f64]);

    /// Writes the energies of all trajectories.
    fn write_energies(&mut self, out: &mut [f64]);

    /// Returns the error that ended a trajectory, if one did.
    fn error(&self, trajectory: usize) -> Option<String>;
}

/// A generated system `Y` with a method `M`, in [lanes](Lanes).
#[derive(Clone, Debug)]
pub struct InLanes<Y, M> {
    options: Vec<f64>,
    system: PhantomData<fn() -> (Y, M)>,
}

impl<Y, M> Default for InLanes<Y, M> {
    /// Takes the defaults of the method's options.
    fn default() -> Self {
        InLanes::with_options(Vec::new())
    }
}

impl<Y, M> InLanes<Y, M> {
    /// Takes values for the method's options; an empty list means the defaults.
    pub fn with_options(options: Vec<f64>) -> Self {
        InLanes { options, system: PhantomData }
    }
}

impl<Y, M> Stepping for InLanes<Y, M>
where
    Y: Model + Laned<M, Lanes> + 'static,
    M: Method,
{
    fn lanes(&self) -> usize {
        Lanes::LANES
    }

    fn begin(&self, starts: Vec<Result<Start, String>>, h: f64) -> Box<dyn Together> {
        Box::new(Batched::new(starts, M::NAME, |members| lanes::begin::<Y, M, Lanes>(members, h, &self.options)))
    }
}

/// Trajectories in lanes, with the messages of those that could not start.
struct Batched {
    batch: Option<Box<dyn DynBatch>>,
    inputs: Vec<Option<Inputs>>,
    has_inputs: bool,
    refused: Vec<Option<String>>,
    method: String,
    info: &'static ModelInfo,
}

impl Batched {
    /// Starts the trajectories of a method by `begin`.
    fn new<Y: Model>(
        starts: Vec<Result<Start, String>>,
        method: &str,
        begin: impl FnOnce(Vec<Beginning<Y>>) -> Option<Box<dyn DynBatch>>,
    ) -> Self {
        let mut refused = Vec::with_capacity(starts.len());
        let mut inputs = Vec::with_capacity(starts.len());
        let members = starts.into_iter().map(|start| {
            let (member, message) = match &start {
                Ok(start) => (member::<Y>(start), None),
                // The start's own message is reported; this error is a placeholder.
                Err(message) => (Err(StepError::NonFinite { step: 0, time: 0.0 }), Some(message.clone())),
            };
            refused.push(message);
            inputs.push(start.ok().and_then(|start| start.inputs));
            member
        });
        let batch = begin(members.collect());
        let has_inputs = inputs.iter().any(Option::is_some);
        Batched { batch, inputs, has_inputs, refused, method: method.to_owned(), info: Y::INFO }
    }
}

/// Creates the system and the state of a start.
fn member<Y: Model>(start: &Start) -> Beginning<Y> {
    let system = Y::from_parameters(&start.parameters)?;
    match system.state_from(0.0, &start.q, &start.v) {
        Some(state) => Ok((system, state)),
        // Missing numbers make the state invalid.
        None => Err(StepError::NonFinite { step: 0, time: 0.0 }),
    }
}

impl Together for Batched {
    fn step_n(&mut self, count: u64) {
        let Some(batch) = &mut self.batch else { return };
        if !self.has_inputs {
            return batch.step_n(count);
        }
        let inputs = &self.inputs;
        for _ in 0..count {
            batch.step_with(&mut |trajectory, t, q, v, u| {
                if let Some(inputs) = inputs.get(trajectory).and_then(Option::as_ref) {
                    inputs(t, q, v, u);
                }
            });
        }
    }

    fn write_states(&mut self, out: &mut [f64]) {
        match &self.batch {
            Some(batch) => batch.write_states(out),
            None => out.fill(f64::NAN),
        }
    }

    fn write_energies(&mut self, out: &mut [f64]) {
        match &self.batch {
            Some(batch) => batch.write_energies(out),
            None => out.fill(f64::NAN),
        }
    }

    fn error(&self, trajectory: usize) -> Option<String> {
        if let Some(message) = self.refused.get(trajectory)? {
            return Some(message.clone());
        }
        match &self.batch {
            Some(batch) => {
                let applies = |method: &str| self.info.method(method).is_some();
                batch.error(trajectory).map(|error| told(error, &self.method, applies))
            }
            None => Some("it could not start".to_owned()),
        }
    }
}

/// A model and a method by name. Machine code steps four trajectories together if there is any;
/// otherwise each is stepped by itself.
pub struct ByName<'a> {
    model: &'a dyn registry::Model,
    method: String,
}

impl<'a> ByName<'a> {
    /// Creates the model with this method and its options, such as `dla:0.4`.
    pub fn new(model: &'a dyn registry::Model, method: impl Into<String>) -> Self {
        ByName { model, method: method.into() }
    }
}

/// The number of trajectories of [`ByName`] that are stepped together.
#[cfg(feature = "exec")]
const TOGETHER: usize = nonholonomic_exec::TOGETHER;
#[cfg(not(feature = "exec"))]
const TOGETHER: usize = 1;

impl Stepping for ByName<'_> {
    fn lanes(&self) -> usize {
        TOGETHER
    }

    fn begin(&self, starts: Vec<Result<Start, String>>, h: f64) -> Box<dyn Together> {
        let begin = |start: Result<Start, String>| -> Result<Alone, String> {
            let start = start?;
            let system = self.model.system_with(&start.parameters, start.inputs.as_ref())?;
            let stepper =
                system.stepper(&self.method, (0.0, &start.q, &start.v), h).map_err(|error| error.to_string())?;
            Ok(Alone { system, stepper, coordinates: start.q.len(), h, steps: 0, state: [start.q, start.v].concat() })
        };
        Box::new(starts.into_iter().map(|start| (begin(start), None)).collect::<Vec<Trajectory>>())
    }
}

/// A trajectory, and the error of its step that ended it, if any.
type Trajectory = (Result<Alone, String>, Option<String>);

struct Alone {
    system: Box<dyn registry::System>,
    stepper: Box<dyn registry::Stepper>,
    coordinates: usize,
    h: f64,
    steps: u64,
    state: Vec<f64>,
}

impl Alone {
    fn look(&mut self) -> (&[f64], &[f64]) {
        let (q, v) = self.state.split_at_mut(self.coordinates);
        self.stepper.state(q, v);
        (q, v)
    }
}

/// Makes at most `count` steps of all trajectories together, and returns how many. If that is
/// impossible it makes none and returns `None`.
fn step_together(trajectories: &mut [Trajectory], count: u64) -> Option<u64> {
    #[cfg(feature = "exec")]
    {
        use nonholonomic_exec::Stepper;
        fn going((alone, ended): &mut Trajectory) -> Option<&mut Stepper<f64>> {
            match (alone, ended) {
                (Ok(alone), None) => alone.stepper.executed(),
                _ => None,
            }
        }
        let steppers: Option<Vec<&mut Stepper<f64>>> = trajectories.iter_mut().map(going).collect();
        let made = Stepper::step_together(steppers?.try_into().ok()?, count)?;
        trajectories.iter_mut().filter_map(|(alone, _)| alone.as_mut().ok()).for_each(|alone| alone.steps += made);
        Some(made)
    }
    #[cfg(not(feature = "exec"))]
    {
        let _ = (trajectories, count);
        None
    }
}

/// Makes `count` steps of each trajectory by itself.
fn step_each(trajectories: &mut [Trajectory], count: u64) {
    for (alone, ended) in trajectories {
        let (Ok(alone), None) = (alone, &ended) else { continue };
        let (made, result) = alone.stepper.step_n(count);
        alone.steps += made;
        *ended = result.err().map(|error| error.to_string());
    }
}

impl Together for Vec<Trajectory> {
    fn step_n(&mut self, count: u64) {
        let mut left = count;
        while left > 0 {
            let alone = match step_together(self, left) {
                Some(made) => {
                    left -= made;
                    left.min(1)
                }
                None => left,
            };
            step_each(self, alone);
            left -= alone;
        }
    }

    fn write_states(&mut self, out: &mut [f64]) {
        let width = out.len() / self.len().max(1);
        for (out, (alone, _)) in out.chunks_mut(width.max(1)).zip(self) {
            match alone {
                Ok(alone) => {
                    alone.look();
                    out.copy_from_slice(&alone.state);
                }
                Err(_) => out.fill(f64::NAN),
            }
        }
    }

    fn write_energies(&mut self, out: &mut [f64]) {
        for (slot, (alone, _)) in out.iter_mut().zip(self) {
            *slot = match alone {
                Ok(alone) => {
                    alone.look();
                    let (q, v) = alone.state.split_at(alone.coordinates);
                    alone.system.energy(alone.h * alone.steps as f64, q, v)
                }
                Err(_) => f64::NAN,
            };
        }
    }

    fn error(&self, trajectory: usize) -> Option<String> {
        let (alone, ended) = self.get(trajectory)?;
        alone.as_ref().err().or(ended.as_ref()).cloned()
    }
}
