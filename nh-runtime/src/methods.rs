//! The integration methods, as types: `system.integrate::<Gonzalez>(…)`.

/// A numerical method. Its types carry no data; a system implements [`Discretize`](crate::Discretize) for those that were
/// generated for it.
pub trait Method: Copy + core::fmt::Debug + 'static {
    /// Name on the command line and in a declaration: `gonzalez`.
    const NAME: &'static str;
    /// Order of convergence.
    const ORDER: u32;
}

/// Declares methods: docs, type, name, order.
macro_rules! methods {
    ($($(#[$doc:meta])* $type:ident, $name:literal, $order:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $type;

        impl Method for $type {
            const NAME: &'static str = $name;
            const ORDER: u32 = $order;
        }
    )*};
}

methods! {
    /// Gonzalez' discrete gradient on D*: energy and constraints are exact. Implicit, symmetric.
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, §3.
    Gonzalez, "gonzalez", 2;

    /// Implicit midpoint on D*: constraints are exact, the energy only where it is quadratic. Symmetric.
    Midpoint, "midpoint", 2;

    /// The projected leapfrog, with momenta at half steps: explicit, reversible, constraints exact at the nodes. Constant
    /// mass matrix.
    ///
    /// **Source**: Kobilarov, Martín de Diego & Ferraro 2010, eq. 15.
    Leapfrog, "leapfrog", 2;

    /// The classical Runge–Kutta method on D*: explicit, constraints are exact, the energy drifts.
    Rk4, "rk4", 4;
}
