//! The integration methods, as types: `system.integrate::<Gonzalez>(…)`.

/// A numerical method. Its types carry no data; a system implements [`Discretize`](crate::Discretize) for those that were
/// generated for it.
pub trait Method: Copy + core::fmt::Debug + 'static {
    /// Name on the command line and in a declaration: `gonzalez`.
    const NAME: &'static str;
    /// Order of convergence (with the options at their defaults).
    const ORDER: u32;
}

/// Declares methods: docs, type, name, order.
macro_rules! methods {
    ($(
        $(#[$doc:meta])*
        $type:ident, $name:literal, $order:literal;
    )*) => {
        /// The types alone, for the prelude.
        pub(crate) mod types {
            use super::Method;

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

        pub use types::*;

        /// All methods: the type's name, the method's, and its order.
        pub const ALL: &[(&str, &str, u32)] = &[$((stringify!($type), $name, $order)),*];
    };
}

methods! {
    /// Gonzalez' discrete gradient on D*: energy and constraints are exact. Implicit, symmetric.
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, §3.
    Gonzalez, "gonzalez", 2;

    /// Implicit midpoint on D*: constraints are exact, the energy only where it is quadratic. Symmetric.
    Midpoint, "midpoint", 2;

    /// The geometric nonholonomic integrator: reversible, constraints exact at the nodes. For a constant mass matrix it is the projected
    /// leapfrog, with momenta at half steps, and explicit; otherwise implicit.
    ///
    /// **Source**: Kobilarov, Martín de Diego & Ferraro 2010, eq. 15.
    Leapfrog, "leapfrog", 2;

    /// The mean value discrete gradient (averaged vector field) on D*: energy and constraints are exact. Implicit, symmetric.
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, §3.
    AveragedVectorField, "avf", 2;

    /// The coordinate increment discrete gradient on D*: energy and constraints are exact. Implicit, of order one.
    ///
    /// **Source**: Itoh & Abe 1988; Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, §3.
    ItohAbe, "itoh-abe", 1;

    /// Half a step of [`ItohAbe`] and half a step of its adjoint: energy and constraints are exact. Implicit, symmetric.
    ///
    /// **Source**: Itoh & Abe 1988.
    ItohAbeSym, "itoh-abe-sym", 2;

    /// Energy-preserving collocation on D* with two Gauss nodes: energy and constraints are exact. Implicit, symmetric.
    ///
    /// **Source**: Cohen & Hairer 2011.
    Avf4, "avf4", 4;

    /// Energy-preserving collocation on D* with three Gauss nodes: energy and constraints are exact. Implicit, symmetric.
    ///
    /// **Source**: Cohen & Hairer 2011.
    Avf6, "avf6", 6;

    /// Gonzalez' discrete gradient on T*Q with multipliers: energy is exact, the constraints hold at midpoints. Implicit,
    /// symmetric.
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, §3.3.
    GonzalezF, "gonzalez-f", 2;

    /// Gonzalez' discrete gradient on D* in an orthonormal frame that is found by Householder reflections in each step:
    /// energy and constraints are exact. It needs no frame found by algebra. Implicit, symmetric where no sign of the
    /// factorisation changes.
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, §3.3, Algorithm 1.
    GonzalezR, "gonzalez-r", 2;

    /// [`GonzalezR`] with the derivatives of the frame by central differences of width h.
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego 2019, Remark 3.5.
    GonzalezRFd, "gonzalez-r-fd", 2;

    /// The discrete Lagrange–d'Alembert method DLA^α: constraints exact at the nodes. Implicit. Its option is α, between 0 and 1:
    /// with ½, the default, it is reversible and of order 2, with every other value of order 1.
    ///
    /// **Source**: Cortés & Martínez 2001; Modin & Verdier 2020, eqs 27 and 28.
    Dla, "dla", 2;

    /// The discrete Lagrange–d'Alembert method DLA^{0,1}: half a step of α = 0, half a step of α = 1. Reversible,
    /// constraints exact at the nodes.
    ///
    /// **Source**: Modin & Verdier 2020, eq. 29.
    Dla01, "dla01", 2;

    /// The discrete Lagrange–d'Alembert method of the midpoint Lagrangian. Implicit, reversible.
    ///
    /// **Source**: Cortés & Martínez 2001.
    DlaMidpoint, "dla-midpoint", 2;

    /// The explicit discrete Lagrange–d'Alembert method.
    ///
    /// **Source**: Cortés & Martínez 2001; Chang & Perlmutter 2018, eqs 78–85.
    Dla1, "dla1", 1;

    /// The discrete-derivative method with Gonzalez' gradient of the potential: energy is exact. Implicit, symmetric.
    ///
    /// **Source**: Gonzalez 1999; Modin & Verdier 2020, A.3.
    DiscreteDerivative, "dd", 2;

    /// Nonholonomic RATTLE, started with multipliers 0: reversible, constraints exact at the nodes.
    ///
    /// **Source**: McLachlan & Perlmutter 2006; Kobilarov, Martín de Diego & Ferraro 2010, eq. 10.
    Rattle, "rattle", 2;

    /// Nonholonomic RATTLE, started with the multipliers of the continuous motion.
    ///
    /// **Source**: McLachlan & Perlmutter 2006; Kobilarov, Martín de Diego & Ferraro 2010, eq. 10.
    RattleConsistent, "rattle:consistent", 2;

    /// The SPARK method of the Lobatto family with two stages.
    ///
    /// **Source**: Jay 2003, 2009.
    Spark2, "spark2", 2;

    /// The SPARK method of the Lobatto family with three stages.
    ///
    /// **Source**: Jay 2003, 2009.
    Spark3, "spark3", 4;

    /// The reduced d'Alembert–Pontryagin integrator on a matrix group, with displacements by Cayley's map: constraints exact, rotations kept
    /// without projection. Implicit, symmetric.
    ///
    /// **Source**: Kobilarov, Martín de Diego & Ferraro 2010, eqs 27, 28, 37.
    RdpCay, "rdp-cay", 2;

    /// As [`RdpCay`], with displacements by the exponential map.
    ///
    /// **Source**: Kobilarov, Martín de Diego & Ferraro 2010, eqs 27, 28, 36.
    RdpExp, "rdp-exp", 2;

    /// The discretisation of Suslov's problem by Moser and Veselov's Lagrangian: energy and constraints exact, rotations kept. Implicit,
    /// symmetric.
    ///
    /// **Source**: García-Naranjo & Jiménez 2017, section 5.
    SuslovMv, "suslov-mv", 2;

    /// The discretisation of Suslov's problem by Cayley's difference: constraints exact, rotations kept. Implicit, symmetric.
    ///
    /// **Source**: García-Naranjo & Jiménez 2017, section 6.
    SuslovCay, "suslov-cay", 2;

    /// The explicit Euler method on D*: constraints are exact, the energy drifts.
    Euler, "euler", 1;

    /// Heun's method on D*: explicit, constraints are exact, the energy drifts.
    Rk2, "rk2", 2;

    /// The classical Runge–Kutta method on D*: explicit, constraints are exact, the energy drifts.
    Rk4, "rk4", 4;

    /// [`Euler`] with rotation matrices among the coordinates put back onto their group after each step, by their polar factors.
    ///
    /// **Source**: Hairer, Lubich & Wanner 2006, §IV.4; Higham 1986.
    EulerPolar, "euler:polar", 1;

    /// [`Rk2`] with rotation matrices among the coordinates put back onto their group after each step, by their polar factors.
    ///
    /// **Source**: Hairer, Lubich & Wanner 2006, §IV.4; Higham 1986.
    Rk2Polar, "rk2:polar", 2;

    /// [`Rk4`] with rotation matrices among the coordinates put back onto their group after each step, by their polar factors.
    ///
    /// **Source**: Hairer, Lubich & Wanner 2006, §IV.4; Higham 1986.
    Rk4Polar, "rk4:polar", 4;

    /// The explicit Euler method on (q, v) with multipliers: constraints and energy drift.
    EulerQv, "euler:qv", 1;

    /// Heun's method on (q, v) with multipliers: explicit, constraints and energy drift.
    Rk2Qv, "rk2:qv", 2;

    /// The classical Runge–Kutta method on (q, v) with multipliers: explicit, constraints and energy drift.
    Rk4Qv, "rk4:qv", 4;

    /// A feedback integrator on T*Q: the explicit Euler method for the extended field, which is free of constraints, with a feedback
    /// that pulls back onto the constraints and the levels of energy and declared invariants. Its options are gains: of the
    /// constraint momenta `J`, of the extended Hamiltonian `H`, and of every declared invariant other than the energy; h k |∇I|² must
    /// stay below 2.
    ///
    /// **Source**: Chang & Perlmutter 2018, eqs 5–7, 28.
    FeedbackEuler, "feedback-euler", 1;

    /// A feedback integrator on T*Q: Heun's method, with gains as [`FeedbackEuler`].
    ///
    /// **Source**: Chang & Perlmutter 2018, eqs 5–7, 28.
    FeedbackRk2, "feedback-rk2", 2;

    /// A feedback integrator on T*Q: the classical Runge–Kutta method, with gains as [`FeedbackEuler`]; h k |∇I|² must stay below
    /// 2.785.
    ///
    /// **Source**: Chang & Perlmutter 2018, eqs 5–7, 28.
    FeedbackRk4, "feedback-rk4", 4;
}
