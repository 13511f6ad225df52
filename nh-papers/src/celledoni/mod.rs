//! E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, *Energy-preserving integrators applied to nonholonomic
//! systems*, Journal of Nonlinear Science 29 (2019).
//!
//! The text leaves some choices open. They are made here and named in each report: the initial
//! states drawn at random (with their seed), the intervals and steps of figure 2, the interval of
//! figure 3.

mod fig2;
mod fig3;
mod fig4;
mod linear;
mod quartic;
mod variance;

pub(super) use fig2::FIGURE_2;
pub(super) use fig3::FIGURE_3;
pub(super) use fig4::FIGURE_4;

/// A method with the paper's name and with ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Method {
    /// The name in legends.
    label: &'static str,
    /// The name in `methods`.
    name: &'static str,
    /// Whether it is one of the paper's own methods, which conserve the energy.
    conserves: bool,
}

/// Selects the points that a logarithmic axis can show: zero has no position on it.
fn positive(points: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    points.filter(|point| point.1 > 0.0).collect()
}
