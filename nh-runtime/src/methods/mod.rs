//! The integration methods, as types: `system.integrate::<Gonzalez>(…)`.

/// Declares methods: docs, type, name, order. The list is generated from the compiler's.
macro_rules! methods {
    ($(
        $(#[$doc:meta])*
        $type:ident, $name:literal, $order:literal;
    )*) => {
        /// The types alone, for the prelude.
        pub(crate) mod types {
            use crate::methods::Method;

    $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $type;

        impl Method for $type {
            const NAME: &'static str = $name;
            const ORDER: u32 = $order;
        }
    )*
        }

        /// All methods: the name of the type, the name of the method, and its order.
        pub const ALL: &[(&str, &str, u32)] = &[$((stringify!($type), $name, $order)),*];
    };
}

mod list;
pub(crate) mod method;

pub(crate) use list::types;
pub use list::{ALL, types::*};
pub use method::Method;
pub(crate) use method::OptionInfo;
