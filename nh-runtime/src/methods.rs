//! The integration methods, as types: `system.integrate::<Gonzalez>(…)`.

/// A numerical method. Its types carry no data. A system implements
/// [`Discretize`](crate::Discretize) for the methods that were generated for it.
pub trait Method: Copy + core::fmt::Debug + 'static {
    /// The method's name on the command line and in a declaration, such as `gonzalez`.
    const NAME: &'static str;
    /// The order of convergence with the default options.
    const ORDER: u32;
}

/// Declares methods: docs, type, name, order. The list is generated from the compiler's.
macro_rules! methods {
    ($(
        $(#[$doc:meta])*
        $type:ident, $name:literal, $order:literal;
    )*) => {
        /// The types alone, for the prelude.
        pub(crate) mod types {
            use crate::Method;

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

pub(crate) use list::types;
pub use list::{ALL, types::*};
