//! M. Kobilarov, D. Martín de Diego and S. Ferraro, *Simulating nonholonomic dynamics*, SeMA Journal 50 (2010).
//!
//! The figures compare GNI (`leapfrog` here) and RDP, on the system's group and with the exponential map or Cayley's (`rdp-exp`,
//! `rdp-cay`), with a Runge–Kutta method of order two and with the true motion. The Runge–Kutta method is Heun's, on D* (`rk2`) and
//! on (q, v) (`rk2:qv`): the paper does not say which it is, nor on which variables.
//!
//! The paper gives no parameters, and for figure 2 no data and no step either. Those of the models' data sets are ours; figure 2
//! takes the number of steps and the time of figure 4. Beside the paper's 128 steps the figures have 32, 64, 256 and 512.

mod comparison;
mod fig2;
mod fig4;

pub(super) use fig2::FIGURE_2;
pub(super) use fig4::FIGURE_4;
