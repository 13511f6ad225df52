//! What the figures have in common.

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
    runs.iter().enumerate().fold(panel, |panel, (i, (label, run))| {
        let points = run.points(quantity).into_iter().map(|(t, value)| (t, value.abs())).filter(|p| p.1 > FLOOR);
        let curve = Curve::line(points.collect()).colour(i);
        panel.curve(if label.is_empty() { curve } else { curve.label(*label) })
    })
}

/// A quantity over time.
pub(super) fn values(
    title: impl Into<String>,
    axis: impl Into<String>,
    runs: &[(&str, &Watched)],
    quantity: &str,
) -> Panel {
    runs.iter().enumerate().fold(Panel::new(title, "t", axis), |panel, (i, (label, run))| {
        let curve = Curve::line(run.points(quantity)).colour(i);
        panel.curve(if label.is_empty() { curve } else { curve.label(*label) })
    })
}
