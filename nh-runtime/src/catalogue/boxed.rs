//! Steppers of methods that are known only by name, on the heap.

use super::dynamic::{DynStepper, Dynamic};
use super::model::{MethodVisitor, Model};
use crate::methods::Method;
use crate::report::StepError;
use crate::step::{Discretize, System};
use alloc::boxed::Box;

/// Returns a stepper of the method of that name, from `start` with steps of size `h`, or `None` if
/// the method was not generated for the system. Requires the feature `alloc`.
///
/// # Errors
/// Those of [`Discretize::stepper`].
///
/// ```
/// use nonholonomic::StepError;
/// use nonholonomic::catalogue::{Model, boxed};
///
/// /// The energy after a thousand steps of any method of any system.
/// fn energy<S: Model>(system: &S, start: &S::State, method: &str) -> Option<Result<f64, StepError>> {
///     let stepper = boxed(system, start, method, 0.01)?;
///     Some(stepper.and_then(|mut stepper| stepper.step_n(1000).map(|()| stepper.energy())))
/// }
/// ```
pub fn boxed<S: Model>(
    system: &S,
    start: &S::State,
    method: &str,
    h: f64,
) -> Option<Result<alloc::boxed::Box<dyn DynStepper>, StepError>> {
    boxed_with(system, start, method, h, &[])
}

/// Returns a stepper as [`boxed`] does, with values for the method's options; an empty slice means
/// the defaults. Requires the feature `alloc`.
///
/// # Errors
/// Those of [`Discretize::stepper_with_slice`].
pub fn boxed_with<S: Model>(
    system: &S,
    start: &S::State,
    method: &str,
    h: f64,
    options: &[f64],
) -> Option<Result<alloc::boxed::Box<dyn DynStepper>, StepError>> {
    struct Boxed<'a, S: System> {
        system: &'a S,
        start: &'a S::State,
        h: f64,
        options: &'a [f64],
    }

    impl<S: Model> MethodVisitor<S> for Boxed<'_, S> {
        type Output = Result<Box<dyn DynStepper>, StepError>;

        fn visit<M: Method>(self) -> Self::Output
        where
            S: Discretize<M, Stepper: Send + 'static>,
        {
            let stepper = Discretize::<M>::stepper_with_slice(self.system, self.start, self.h, self.options)?;
            Ok(Box::new(Dynamic(stepper)))
        }
    }

    S::with_method(method, Boxed { system, start, h, options })
}
