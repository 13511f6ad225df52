//! The integration methods, as types: `system.integrate::<Gonzalez>(…)`.

/// A numerical method. Its types carry no data; a system implements [`Discretize`](crate::Discretize) for those that were
/// generated for it.
pub trait Method: Copy + core::fmt::Debug + 'static {
    /// Name on the command line and in a declaration: `gonzalez`.
    const NAME: &'static str;
    /// Order of convergence (with the options at their defaults).
    const ORDER: u32;
}

/// Declares methods: docs, type, name, order. The list is the compiler's.
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

        /// All methods: the type's name, the method's, and its order.
        pub const ALL: &[(&str, &str, u32)] = &[$((stringify!($type), $name, $order)),*];
    };
}

mod list;

pub(crate) use list::types;
pub use list::{ALL, types::*};
