//! Panels of quantities that should be zero.

use crate::axis::Scale;
use crate::figure::{Curve, Panel};
use nonholonomic_lab::printed::short;

/// A quantity over time that should be zero.
pub(super) struct Defect {
    pub(super) title: &'static str,
    pub(super) label: String,
    /// The label of the absolute value.
    pub(super) size: String,
    /// The quantity for comparison.
    pub(super) of: Option<String>,
    /// A blank and the unit, if there is one.
    pub(super) unit: &'static str,
    pub(super) points: Vec<(f64, f64)>,
    /// The error explained by rounding a single number.
    pub(super) roundoff: f64,
    /// The lower end of the axis if all values are zero.
    pub(super) least: f64,
    pub(super) colour: usize,
}

impl Defect {
    /// Draws the defect. A defect of a single magnitude, down to roundoff, is drawn with its sign
    /// on a linear axis; one that spans several powers of ten is drawn by magnitude on a
    /// logarithmic axis.
    pub(super) fn panel(self, time: &str) -> Panel {
        let panel = Panel::new(self.title, time, self.label);
        let curve = |points| Curve::line(points).colour(self.colour);
        let mut sizes: Vec<f64> = self.points.iter().map(|p| p.1.abs()).filter(|e| *e > 0.0).collect();
        sizes.sort_by(f64::total_cmp);
        let (Some(largest), Some(median)) = (sizes.last(), sizes.get(sizes.len() / 2)) else {
            let range = [self.least, self.roundoff];
            return panel.include_y(&range).note("exactly 0 in every row").curve(curve(self.points));
        };
        let largest_is = format!("largest {}{}", short(*largest), self.unit);
        let note = self.of.map_or_else(|| largest_is.clone(), |of| format!("{largest_is},  {of}"));
        if *largest > 1e4 * self.roundoff && *largest > 300.0 * median {
            let sizes = curve(self.points.into_iter().map(|p| (p.0, p.1.abs())).collect());
            let note = if sizes.reaches_zero(Scale::Logarithmic) { format!("{note},  reaches 0") } else { note };
            let panel = Panel::new(self.title, time, self.size).scales(Scale::Linear, Scale::Logarithmic);
            return panel.note(note).curve(sizes);
        }
        // A series that jumps between neighbouring floating-point numbers is a cloud and no curve.
        let points = self.points;
        let cloud = *largest < 16.0 * self.roundoff && is_noise(&points);
        let curve = if cloud { Curve::dots(points).colour(self.colour) } else { curve(points) };
        panel.include_y(&[0.0]).note(note).curve(curve)
    }
}

/// Returns whether the series turns at every other point or more.
fn is_noise(points: &[(f64, f64)]) -> bool {
    let turns = points.windows(3).filter(|w| (w[1].1 - w[0].1) * (w[2].1 - w[1].1) < 0.0);
    points.len() > 50 && 2 * turns.count() > points.len()
}
