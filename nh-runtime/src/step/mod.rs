//! Systems, states and steppers, and the stepper around generated code.

mod composition;
mod discretize;
mod generated_step;
mod inputs;
mod integration;
mod one_step;
mod resume;
mod segment;
mod snapshot;
mod stepper;
mod system;

pub use composition::{Composed, Composition, beginning, middle};
pub use discretize::Discretize;
pub use generated_step::{GeneratedStep, Identified, Motion, Samples, Setting};
pub(crate) use generated_step::{InputsOf, ScalarOf};
pub(crate) use inputs::of_slices;
pub use inputs::{InputFunction, WithInputs};
pub use integration::Integration;
pub use one_step::{Generated, OneStep};
pub use resume::{Crossing, Resume};
pub use segment::{LookAt, RATE, Segment, UNIT};
pub use snapshot::Snapshot;
pub use stepper::Stepper;
pub use system::{State, System, projected, state_at};
