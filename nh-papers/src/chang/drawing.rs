//! Panels shared by the figures.

use super::watch::Watched;
use nonholonomic_plot::{Curve, Panel, Scale};

/// The smallest size on a logarithmic axis: zero has no logarithm, and smaller sizes are rounding
/// errors.
const FLOOR: f64 = 1e-18;

/// Draws the size of a quantity over time, on a logarithmic axis.
pub(super) fn sizes(
    title: impl Into<String>,
    axis: impl Into<String>,
    runs: &[(&str, &Watched)],
    quantity: &str,
) -> Panel {
    let panel = Panel::new(title, "t", axis).scales(Scale::Linear, Scale::Logarithmic);
    curves(panel, runs, |run| {
        run.points(quantity).into_iter().map(|(t, value)| (t, value.abs())).filter(|p| p.1 > FLOOR).collect()
    })
}

/// Draws a quantity over time.
pub(super) fn values(
    title: impl Into<String>,
    axis: impl Into<String>,
    runs: &[(&str, &Watched)],
    quantity: &str,
) -> Panel {
    curves(Panel::new(title, "t", axis), runs, |run| run.points(quantity))
}

/// Draws a curve for each run, with its label if it has one.
fn curves(panel: Panel, runs: &[(&str, &Watched)], points: impl Fn(&Watched) -> Vec<(f64, f64)>) -> Panel {
    runs.iter().enumerate().fold(panel, |panel, (i, (label, run))| {
        let curve = Curve::line(points(run)).instead("0").colour(i);
        panel.curve(if label.is_empty() { curve } else { curve.label(*label) })
    })
}
