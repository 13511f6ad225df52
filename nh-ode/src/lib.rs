//! Generated vector fields for integrators of other crates.
//!
//! A system that is declared with `#[nonholonomic]` has its motion as a vector field ζ̇ = f(t, ζ)
//! on a phase space ([`nonholonomic::fields`]). [`Equations`] adapts the field to the crates below:
//! it implements their traits, each behind the feature of the crate's name. Everything else
//! (methods, tolerances, dense output, events) is the crate's own.
//!
//! | feature, crate | implements | methods | dense output | events |
//! |---|---|---|---|---|
//! | `ode_solvers` 0.6 | `System<T, SVector<T, N>>` | explicit: DOP853, DOPRI5, RK4 | at a given spacing; of DOPRI5 also as a function | a function that ends the run after a step: [`Equations::until`] |
//! | `differential-equations` 0.7 | `ODE<T, [T; N]>` with Jacobian, `Event<T, [T; N]>` | explicit to Verner 9(8), implicit: Kværnø, Radau, BDF | at any times | located on the dense output, one direction or both, a given number of them: [`Section`] |
//! | `diffsol` 0.18 | `OdeEquationsImplicit` on `NalgebraMat<f64>` | implicit: BDF, TR-BDF2, ESDIRK34; explicit: Tsitouras 4(5) | at any times, or step by step | located on the dense output: `Problem::with_section` |
//!
//! `differential-equations` has the most methods and costs the least; `nh order` takes its
//! references from it. `ode_solvers` is the simplest, and the oldest; its module describes a fault
//! of its DOP853. `diffsol` is for stiff equations, such as those of a motion that large gains
//! drive back to its constraints. All three are maintained (with a release in the year before this
//! was written), and under MIT or Apache-2.0.
//!
//! The phase spaces are those of [`nonholonomic::fields`]: D*, and T*Q with multipliers, extended,
//! or with feedback. The Jacobian is generated only on D*; on T*Q implicit methods get central
//! differences.
//!
//! On D* ([`OnDStar`](nonholonomic::fields::OnDStar)) every point satisfies the constraints, so
//! that they hold to roundoff under any of these methods; the energy is as accurate as the
//! tolerance.
//!
//! The costs of the crates in a cold build are (dev profile, processor time of two cores of a 2.45
//! GHz EPYC): `differential-equations` 4 s; `ode_solvers` 18 s, since it brings a second version of
//! nalgebra, which is why points are arrays here; `diffsol` 109 s, most of it for faer, a library
//! of linear algebra that it needs with any features.
#![cfg_attr(
    feature = "differential-equations",
    doc = r#"
```
use differential_equations::prelude::*;
use nonholonomic_models::NonholonomicOscillator;
use nonholonomic_ode::Equations;
use nonholonomic::fields::OnDStar;

let oscillator = NonholonomicOscillator;
let start = oscillator.initial("paper").unwrap().build()?;
let equations = Equations::new(oscillator.system()?, OnDStar);
let solution = IVP::ode(&equations, 0.0, 10.0, equations.point(&start))
    .method(ExplicitRungeKutta::rkv989e().rtol(1e-12).atol(1e-12))
    .solve()
    .unwrap();
let last = equations.state(10.0, solution.y.last().unwrap());
println!("{last:?}");
# Ok::<(), nonholonomic::StepError>(())
```
"#
)]

mod equations;
#[cfg(feature = "differential-equations")]
mod motion;
mod slices;

#[cfg(feature = "differential-equations")]
pub mod differential_equations;
#[cfg(feature = "diffsol")]
pub mod diffsol;
#[cfg(feature = "ode_solvers")]
pub mod ode_solvers;

pub use equations::{Equations, Section, Until};
pub use slices::Slices;
