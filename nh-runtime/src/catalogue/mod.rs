//! Systems by name: the interface for tools that run any model under any method.
//!
//! [`ModelInfo`] describes a system. [`DynSystem`] and [`DynStepper`] are object-safe and take
//! slices of `f64`. [`Model`] creates systems, states and steppers from slices and names. A
//! [`MethodVisitor`] receives, as a type, the method with a given name. With the feature `alloc`,
//! `catalogue::boxed` returns a boxed stepper.

#[cfg(feature = "alloc")]
mod boxed;
mod dynamic;
pub(crate) mod evaluate;
pub(crate) mod info;
mod model;

pub use crate::methods::method::OptionInfo;
pub use crate::number::copy;
#[cfg(feature = "alloc")]
pub use boxed::{boxed, boxed_with};
pub use dynamic::{DynStepper, Dynamic};
pub use evaluate::EvaluateError;
pub use info::{DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity, RotationInfo};
pub use model::{DynSystem, MethodVisitor, Model, Steppable, Storable};

/// The largest number of threads for each processor that tools create. More threads have nothing to
/// run on.
pub const MAX_THREADS_PER_PROCESSOR: usize = 4;
