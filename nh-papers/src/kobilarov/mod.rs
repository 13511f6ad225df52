//! M. Kobilarov, D. Martín de Diego and S. Ferraro, *Simulating nonholonomic dynamics*, SeMA Journal 50 (2010).
//!
//! The figures compare GNI (`leapfrog` here) and RDP, on the system's group and with the
//! exponential map or Cayley's (`rdp-exp`, `rdp-cay`), with a Runge–Kutta method of order two and
//! with the true motion. The paper specifies neither the Runge–Kutta method nor its variables;
//! Heun's is used, on D* (`rk2`) and on (q, v) (`rk2:qv`).
//!
//! The paper gives no parameters, and for figure 2 neither data nor a step. The models' data sets
//! are ours. Figure 2 uses the number of steps and the time of figure 4. The figures have 32, 64,
//! 256 and 512 steps besides the paper's 128.

mod comparison;
mod fig2;
mod fig4;

pub(super) use fig2::FIGURE_2;
pub(super) use fig4::FIGURE_4;
