//! Adapter for the crate [`ode_solvers`](https://docs.rs/ode_solvers): Dormand–Prince methods of
//! order 8 (DOP853) and 5 (DOPRI5), and RK4.
//!
//! [`Equations`] are a `System` for states of the crate's own type `SVector<T, N>` (of its own
//! version of nalgebra). `Vector::from(array)` converts a point to a vector, and `vector.data.0[0]`
//! a vector to a point. [`Slices`] are a `System` for its `DVector`.
//!
//! ```
//! use nonholonomic_models::ChaplyginSleigh;
//! use nonholonomic_ode::Equations;
//! use nonholonomic::fields::OnDStar;
//! use ode_solvers::{Dop853, SVector};
//!
//! let sleigh = ChaplyginSleigh::default();
//! let start = sleigh.initial("lively").unwrap().build()?;
//! let equations = Equations::new(sleigh.system()?, OnDStar);
//! let point = SVector::from(equations.point(&start));
//! // A row every 0.1, by the method's own dense output; the run ends when the sleigh has turned by more than 2.
//! let equations = equations.until(|_, state| (state.theta - start.theta).abs() > 2.0);
//! let mut solver = Dop853::new(equations, 0.0, 20.0, 0.1, point, 1e-12, 1e-12);
//! solver.integrate().unwrap();
//! assert!(solver.x_out().len() < 200);
//! # Ok::<(), nonholonomic::StepError>(())
//! ```
//!
//! Notes on 0.6.2:
//!
//! * The stop function ends a run *after* the step in which it becomes true; it does not locate the
//!   time.
//! * DOP853 evaluates one of its stages at the wrong time
//!   ([reported](https://github.com/srenevey/ode-solvers/pull/42)). If control inputs depend on the
//!   time, its order is low, or it gives up with `StiffnessDetected`. Without such inputs DOP853 is
//!   correct, and DOPRI5 always is.
//! * A row at the very end of the run is extrapolated from an earlier step, with an error of up to
//!   1e-5. Let the run continue a little after the last row, or take the output of the steps
//!   (`OutputType::Sparse`).
//! * With dense output DOPRI5 calls the stop function at the rows, DOP853 at the steps.

use crate::{Equations, Slices, Until};
use ::ode_solvers::dop_shared::FloatNumber;
use ::ode_solvers::{DVector, SVector, System};
use nonholonomic::fields::VectorField;

impl<S, P, F, T, const N: usize> System<T, SVector<T, N>> for Equations<S, P, F>
where
    T: FloatNumber,
    S: VectorField<P, Scalar = T, Point = [T; N]>,
    F: Fn(T, &S::State) -> S::Inputs,
{
    fn system(&self, t: T, point: &SVector<T, N>, rate: &mut SVector<T, N>) {
        let [point] = &point.data.0;
        rate.data.0 = [self.rhs(t, point)];
    }
}

impl<S, P, F, G, T, const N: usize> System<T, SVector<T, N>> for Until<S, P, F, G>
where
    T: FloatNumber,
    S: VectorField<P, Scalar = T, Point = [T; N]>,
    F: Fn(T, &S::State) -> S::Inputs,
    G: FnMut(T, &S::State) -> bool,
{
    fn system(&self, t: T, point: &SVector<T, N>, rate: &mut SVector<T, N>) {
        self.equations.system(t, point, rate);
    }

    fn solout(&mut self, t: T, point: &SVector<T, N>, _: &SVector<T, N>) -> bool {
        let [point] = &point.data.0;
        let state = self.equations.state(t, point);
        (self.stop)(t, &state)
    }
}

impl System<f64, DVector<f64>> for Slices<'_> {
    fn system(&self, t: f64, point: &DVector<f64>, rate: &mut DVector<f64>) {
        self.field().write_rhs(t, point.as_slice(), rate.as_mut_slice());
    }
}
