//! Figures, panels, curves.

use super::axis::Scale;
use super::canvas::{self, Anchor};
use super::layout::{Frame, Plan};
use super::text;

/// The style of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A line through the points.
    Line,
    /// A dot at each point.
    Dots,
    /// A ring at each point. A dot of another curve remains visible in it.
    Rings,
}

/// A curve of a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub(super) points: Vec<(f64, f64)>,
    pub(super) style: Style,
    pub(super) label: Option<String>,
    pub(super) instead: Option<String>,
    pub(super) look: Option<usize>,
    pub(super) quiet: bool,
    pub(super) ends: bool,
}

impl Curve {
    /// Creates a line through these points.
    pub fn line(points: Vec<(f64, f64)>) -> Self {
        Curve { points, style: Style::Line, label: None, instead: None, look: None, quiet: false, ends: false }
    }

    /// Creates a dot at each of these points.
    pub fn dots(points: Vec<(f64, f64)>) -> Self {
        Curve { style: Style::Dots, ..Curve::line(points) }
    }

    /// Creates a ring at each of these points. A dot of another curve remains visible in it.
    pub fn rings(points: Vec<(f64, f64)>) -> Self {
        Curve { style: Style::Rings, ..Curve::line(points) }
    }

    /// Names the curve in the panel's legend.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Adds a text to the label in the legend, used if the curve has no point that can be drawn.
    #[must_use]
    pub fn instead(mut self, text: impl Into<String>) -> Self {
        self.instead = Some(text.into());
        self
    }

    /// Sets the look by number: one of seven colours, with dashes from the eighth on. Curves
    /// without a number take the looks in turn.
    #[must_use]
    pub fn colour(mut self, number: usize) -> Self {
        self.look = Some(number);
        self
    }

    /// Draws the curve thin and grey, behind the others.
    #[must_use]
    pub fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// Returns whether the curve is zero somewhere after its start, which a logarithmic axis cannot
    /// show. An error always begins at zero.
    pub(super) fn reaches_zero(&self, scale: Scale) -> bool {
        let is_later = |point: &&(f64, f64)| self.points.first().is_some_and(|first| point.0 != first.0);
        scale == Scale::Logarithmic && self.points.iter().filter(is_later).any(|point| point.1 == 0.0)
    }

    /// Marks the start by a ring and the end by a disc.
    #[must_use]
    pub fn mark_ends(mut self) -> Self {
        self.ends = true;
        self
    }
}

/// Curves on one pair of axes.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    pub(super) title: String,
    pub(super) x: (String, Scale),
    pub(super) y: (String, Scale),
    pub(super) equal: bool,
    pub(super) include_y: Vec<f64>,
    pub(super) note: Option<String>,
    pub(super) curves: Vec<Curve>,
    pub(super) slopes: Vec<Slope>,
    pub(super) marks: Vec<(String, (f64, f64))>,
}

/// A triangle on logarithmic axes whose long side is a power law.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Slope {
    /// The corner on the left, from which the long side rises.
    pub(super) from: (f64, f64),
    /// The exponent.
    pub(super) order: i32,
}

impl Slope {
    /// The factor by which the triangle extends to the right.
    const ACROSS: f64 = 1.6;

    /// Returns the corners: on the left, on the right, and above the right one.
    pub(super) fn corners(self) -> [(f64, f64); 3] {
        let (x, y) = self.from;
        [(x, y), (Slope::ACROSS * x, y), (Slope::ACROSS * x, y * Slope::ACROSS.powi(self.order))]
    }
}

impl Panel {
    /// Creates a panel with linear axes and no curve.
    pub fn new(title: impl Into<String>, x: impl Into<String>, y: impl Into<String>) -> Self {
        let (x, y) = ((x.into(), Scale::Linear), (y.into(), Scale::Linear));
        Panel {
            title: title.into(),
            x,
            y,
            equal: false,
            include_y: Vec::new(),
            note: None,
            curves: Vec::new(),
            slopes: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// Sets the title.
    #[must_use]
    pub fn titled(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// Makes a unit as long vertically as horizontally, on linear axes.
    #[must_use]
    pub fn equal_axes(mut self) -> Self {
        self.equal = true;
        self
    }

    /// Sets the scales of both axes.
    #[must_use]
    pub fn scales(mut self, x: Scale, y: Scale) -> Self {
        self.x.1 = x;
        self.y.1 = y;
        self
    }

    /// Extends the y-axis to these numbers, whatever the curves.
    #[must_use]
    pub fn include_y(mut self, numbers: &[f64]) -> Self {
        self.include_y.extend(numbers);
        self
    }

    /// Sets a remark beside the title.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// Adds a triangle whose long side rises from this point with this exponent. It helps to read
    /// the order of curves off logarithmic axes.
    #[must_use]
    pub fn slope(mut self, from: (f64, f64), order: i32) -> Self {
        self.slopes.push(Slope { from, order });
        self
    }

    /// Adds a name beside a point.
    #[must_use]
    pub fn mark(mut self, name: impl Into<String>, at: (f64, f64)) -> Self {
        self.marks.push((name.into(), at));
        self
    }

    /// Adds a curve.
    #[must_use]
    pub fn curve(mut self, curve: Curve) -> Self {
        self.curves.push(curve);
        self
    }
}

/// Panels in rows under a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    title: String,
    subtitle: String,
    rows: Vec<Vec<Panel>>,
    width: f64,
    row_height: f64,
    shares_x: bool,
}

/// The distance from the edge of the page to its texts.
const MARGIN: f64 = 24.0;
const TITLE: f64 = 21.0;
const SUBTITLE: f64 = 14.0;
/// The distance between lines of the subtitle.
const LINE: f64 = 20.0;

impl Figure {
    /// Creates a figure with a title, a subtitle below it, and no panel. A subtitle that is too
    /// long for one line is broken between facts, which a comma and two blanks separate, or else
    /// between words.
    pub fn new(title: impl Into<String>, subtitle: impl Into<String>) -> Self {
        Figure {
            title: title.into(),
            subtitle: subtitle.into(),
            rows: Vec::new(),
            width: 1200.0,
            row_height: 420.0,
            shares_x: false,
        }
    }

    /// Adds a row of panels, which share its width.
    #[must_use]
    pub fn row(mut self, panels: impl IntoIterator<Item = Panel>) -> Self {
        self.rows.push(panels.into_iter().collect());
        self
    }

    /// Gives all panels a common x-axis, with the same range and at the same position on the page.
    #[must_use]
    pub fn share_x(mut self) -> Self {
        self.shares_x = true;
        self
    }

    /// Breaks the subtitle into lines.
    fn subtitle(&self) -> Vec<String> {
        let separator = if self.subtitle.contains(",  ") { ",  " } else { " " };
        let items: Vec<String> = self.subtitle.split(separator).map(str::to_owned).collect();
        text::lines(&items, separator, SUBTITLE, self.width - 2.0 * MARGIN)
    }

    /// Returns the figure as an SVG document.
    pub fn svg(&self) -> String {
        let subtitle = self.subtitle();
        let head = 54.0 + LINE * subtitle.len() as f64;
        let width = |row: &[Panel]| (self.width - 8.0) / row.len().max(1) as f64;
        let mut plans: Vec<Vec<Plan<'_>>> =
            self.rows.iter().map(|row| row.iter().map(|panel| Plan::new(panel, width(row))).collect()).collect();
        let heights: Vec<f64> =
            plans.iter().map(|row| row.iter().map(Plan::least_height).fold(self.row_height, f64::max)).collect();
        if self.shares_x {
            let margins =
                heights.iter().zip(&plans).flat_map(|(height, row)| row.iter().map(|plan| plan.margins(*height)));
            let widest = margins.fold((0.0, 0.0), |(left, right), (l, r)| (f64::max(left, l), f64::max(right, r)));
            let ends = plans.iter().flatten().map(Plan::ends);
            let ends = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), (l, h)| (low.min(l), high.max(h)));
            plans.iter_mut().flatten().for_each(|plan| plan.share_x(ends, widest));
        }
        canvas::draw(self.width, head + heights.iter().sum::<f64>() + 8.0, |canvas| {
            let size = TITLE * ((self.width - 2.0 * MARGIN) / text::bold_width(&self.title, TITLE)).min(1.0);
            canvas.text(&self.title, (MARGIN, 30.0), Anchor::Left, size, canvas::INK, true);
            for (i, line) in subtitle.iter().enumerate() {
                let at = (MARGIN, 56.0 + LINE * i as f64);
                canvas.text(line, at, Anchor::Left, SUBTITLE, canvas::QUIET, false);
            }
            let mut top = head;
            for (row, height) in plans.iter().zip(heights) {
                for (j, plan) in row.iter().enumerate() {
                    Frame::new(plan, plan.width * j as f64, top, height).draw(canvas);
                }
                top += height;
            }
        })
    }
}
