//! Adapter for the crate [`differential-equations`](https://docs.rs/differential-equations):
//! explicit Runge–Kutta methods to order 9, and implicit ones.
//!
//! [`Equations`] implement `ODE` for points `[T; N]`, with the generated Jacobian for implicit
//! methods. A [`Section`] is an `Event`. [`Slices`] implement `ODE` for `Vec<f64>`.
//!
//! ```
//! use differential_equations::prelude::*;
//! use nonholonomic_models::NonholonomicOscillator;
//! use nonholonomic_ode::Equations;
//! use nonholonomic::fields::OnDStar;
//!
//! let oscillator = NonholonomicOscillator;
//! let start = oscillator.initial("paper").unwrap().build()?;
//! let equations = Equations::new(oscillator.system()?, OnDStar);
//! let section = equations.section(|_, state| state.y).upwards().at_most(3);
//! let solution = IVP::ode(&equations, 0.0, 1000.0, equations.point(&start))
//!     .method(ExplicitRungeKutta::rkv989e().rtol(1e-12).atol(1e-12))
//!     .t_eval([]) // the crossings alone
//!     .event(&section)
//!     .solve()
//!     .unwrap();
//! assert_eq!(solution.t.len(), 3);
//! # Ok::<(), nonholonomic::StepError>(())
//! ```
//!
//! Limitations: events are detected by the signs at the ends of a step, so that two crossings in
//! one step are missed (`h_max` bounds the step), and only in runs forwards in time. Some methods
//! of 0.7.0 do not have the stated accuracy. The following errors were measured on an orbit of
//! Kepler's problem at a tolerance of 1e-14.
//!
//! - `rkv989e` has an error of 7e-14 at the end of its steps, and little more between them. The
//!   large coefficients of its interpolant lose some digits: the error is up to 4e-12 elsewhere.
//! - `dop853` is as accurate at the end of its steps, but has an error of 1e-8 between them, and
//!   locates events no better than that. The factors s and 1 − s of its last four terms are
//!   interchanged.
//! - `rkv878e` needs forty times as many steps as it should.
//! - On the rolling disk, `radau5` stays above 1e-6 for any tolerance; `kvaerno745` is as accurate
//!   as its tolerance.

pub use crate::motion::{MotionError, motion};
use crate::{Equations, Section, Slices};
use ::differential_equations::linalg::Matrix;
use ::differential_equations::ode::ODE;
use ::differential_equations::solout::{CrossingDirection, Event, EventConfig};
use ::differential_equations::traits::Real;
use nonholonomic::fields::VectorField;

impl<S, P, F, T, const N: usize> ODE<T, [T; N]> for Equations<S, P, F>
where
    T: Real,
    S: VectorField<P, Scalar = T, Point = [T; N]>,
    F: Fn(T, &S::State) -> S::Inputs,
{
    fn diff(&self, t: T, point: &[T; N], rate: &mut [T; N]) {
        *rate = self.rhs(t, point);
    }

    fn jacobian(&self, t: T, point: &[T; N], jacobian: &mut Matrix<T>) {
        self.for_each_jacobian_entry(t, point, |row, column, value| jacobian[(row, column)] = value);
    }
}

impl<S, P, F, G, T, const N: usize> Event<T, [T; N]> for Section<'_, S, P, F, G>
where
    T: Real,
    S: VectorField<P, Scalar = T, Point = [T; N]>,
    F: Fn(T, &S::State) -> S::Inputs,
    G: Fn(T, &S::State) -> T,
{
    fn config(&self) -> EventConfig {
        let direction = match self.direction() {
            0 => CrossingDirection::Both,
            1.. => CrossingDirection::Positive,
            _ => CrossingDirection::Negative,
        };
        EventConfig::new(direction, self.limit())
    }

    fn event(&self, t: T, point: &[T; N]) -> T {
        self.value(t, point)
    }
}

impl ODE<f64, Vec<f64>> for Slices<'_> {
    fn diff(&self, t: f64, point: &Vec<f64>, rate: &mut Vec<f64>) {
        self.field().write_rhs(t, point, rate);
    }
}
