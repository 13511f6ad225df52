//! Panels that the figures have in common.

use super::watch::Watched;
use crate::plot::{Curve, Panel, Scale};

/// The smallest size that a logarithmic axis shows: zeros have no logarithm, and less than this is rounding.
const FLOOR: f64 = 1e-18;

/// The size of a quantity over time, on a logarithmic axis.
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

/// A quantity over time.
pub(super) fn values(
    title: impl Into<String>,
    axis: impl Into<String>,
    runs: &[(&str, &Watched)],
    quantity: &str,
) -> Panel {
    curves(Panel::new(title, "t", axis), runs, |run| run.points(quantity))
}

/// A curve for each run, with its label if it has one.
fn curves(panel: Panel, runs: &[(&str, &Watched)], points: impl Fn(&Watched) -> Vec<(f64, f64)>) -> Panel {
    runs.iter().enumerate().fold(panel, |panel, (i, (label, run))| {
        let curve = Curve::line(points(run)).instead("0").colour(i);
        panel.curve(if label.is_empty() { curve } else { curve.label(*label) })
    })
}
