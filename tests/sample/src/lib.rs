//! The library's systems: with the feature `full` under every method under which they are tested, else under some that are drawn at random, of each model
//! three or more, and each method on three models or more. (In a package of its own, which is optimised: tests take millions of steps.)

#[doc(hidden)]
pub use nonholonomic;
#[doc(hidden)]
pub use nonholonomic_models as models;

/// Steppers by name of systems that are declared in a module, as `nonholonomic-models` has them of its own.
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

/// The same for systems of the library, which can be visited.
macro_rules! systems {
    ($($module:ident)*) => {
        listed! { $($module)* }

        /// Shows all of them to a visitor, with their declarations.
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
