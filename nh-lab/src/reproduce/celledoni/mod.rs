//! E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, *Energy-preserving integrators applied to nonholonomic
//! systems*, Journal of Nonlinear Science 29 (2019).
//!
//! Choices that the text leaves open are made here, and named in each report: initial states drawn at random (with their seed), the
//! intervals and steps of figure 2, the interval of figure 3.

mod fig2;
mod fig3;
mod fig4;
mod linear;
mod quartic;
mod variance;

pub(super) use fig2::FIGURE_2;
pub(super) use fig3::FIGURE_3;
pub(super) use fig4::FIGURE_4;

/// A method as the paper calls it, and as we do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Method {
    /// In legends.
    label: &'static str,
    /// In `methods`.
    name: &'static str,
    /// Is it one of the paper's own, which conserve the energy?
    conserves: bool,
}

/// Points for a logarithmic axis, on which zero has no place.
fn positive(points: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    points.filter(|point| point.1 > 0.0).collect()
}
