//! The library's systems. With the feature `full` they have every method under which they are
//! tested. Otherwise they have some that are drawn at random: at least three methods of each model,
//! and each method on at least three models. They are in a package of their own, which is
//! optimised, because tests take millions of steps.

#[doc(hidden)]
pub use nonholonomic;
#[doc(hidden)]
pub use nonholonomic_models as models;

/// Declares steppers by name for the systems of a module, as `nonholonomic-models` does for its
/// own.
#[macro_export]
macro_rules! listed {
    ($($module:ident)*) => {
        $(impl $crate::models::Listed for $module::System<f64> {
            fn boxed(
                &self,
                start: &<Self as $crate::nonholonomic::System>::State,
                method: &str,
                h: f64,
                options: &[f64],
            ) -> Option<Result<Box<dyn $crate::nonholonomic::catalogue::DynStepper>, $crate::nonholonomic::StepError>> {
                $crate::nonholonomic::catalogue::boxed_with(self, start, method, h, options)
            }
        })*
    };
}

/// Declares steppers by name for systems of the library, which can be visited.
macro_rules! systems {
    ($($module:ident)*) => {
        listed! { $($module)* }

        /// Passes all of them to a visitor, with their declarations.
        pub fn visit(visitor: &mut impl $crate::models::Visitor) {
            for declaration in $crate::models::DECLARATIONS {
                match declaration.name {
                    $(stringify!($module) => visitor.visit::<$module::System<f64>>(declaration),)*
                    _ => {}
                }
            }
        }
    };
}

#[rustfmt::skip]
mod systems;

pub use systems::*;
