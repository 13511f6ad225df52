//! Figures, panels, curves.

use super::axis::Scale;
use super::canvas::{self, Anchor};
use super::layout::{Frame, Plan};
use super::text;

/// How a curve is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A line through the points.
    Line,
    /// A dot at each point.
    Dots,
    /// A ring at each point, in which a dot of another curve can be seen.
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
    /// A line through these points.
    pub fn line(points: Vec<(f64, f64)>) -> Self {
        Curve { points, style: Style::Line, label: None, instead: None, look: None, quiet: false, ends: false }
    }

    /// A dot at each of these points.
    pub fn dots(points: Vec<(f64, f64)>) -> Self {
        Curve { style: Style::Dots, ..Curve::line(points) }
    }

    /// A ring at each of these points, in which a dot of another curve can be seen.
    pub fn rings(points: Vec<(f64, f64)>) -> Self {
        Curve { style: Style::Rings, ..Curve::line(points) }
    }

    /// Names the curve in the panel's legend.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Text in the legend, beside the label, where the curve has no point that can be drawn.
    #[must_use]
    pub fn instead(mut self, text: impl Into<String>) -> Self {
        self.instead = Some(text.into());
        self
    }

    /// The look of this number: one of seven colours, and from the eighth on with dashes. Without one, curves take them in turn.
    #[must_use]
    pub fn colour(mut self, number: usize) -> Self {
        self.look = Some(number);
        self
    }

    /// Draws it thin and grey, behind the others.
    #[must_use]
    pub fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// Marks where it starts (a ring) and where it ends (a disc).
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
}

impl Panel {
    /// A panel with linear axes and no curve.
    pub fn new(title: impl Into<String>, x: impl Into<String>, y: impl Into<String>) -> Self {
        let (x, y) = ((x.into(), Scale::Linear), (y.into(), Scale::Linear));
        Panel { title: title.into(), x, y, equal: false, include_y: Vec::new(), note: None, curves: Vec::new() }
    }

    /// The same with this title.
    #[must_use]
    pub fn titled(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// One unit is as long upwards as sideways (on linear axes).
    #[must_use]
    pub fn equal_axes(mut self) -> Self {
        self.equal = true;
        self
    }

    /// The scales of both axes.
    #[must_use]
    pub fn scales(mut self, x: Scale, y: Scale) -> Self {
        self.x.1 = x;
        self.y.1 = y;
        self
    }

    /// The y-axis reaches these numbers whatever the curves do.
    #[must_use]
    pub fn include_y(mut self, numbers: &[f64]) -> Self {
        self.include_y.extend(numbers);
        self
    }

    /// A remark beside the title.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// One more curve.
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
}

/// From the edge of the page to its texts.
const MARGIN: f64 = 24.0;
const TITLE: f64 = 21.0;
const SUBTITLE: f64 = 14.0;
/// From line to line of the subtitle.
const LINE: f64 = 20.0;

impl Figure {
    /// A figure with a title, a line below it, and no panel. A subtitle that is too long for one line is broken, between facts that a comma
    /// and two blanks part, or else between words.
    pub fn new(title: impl Into<String>, subtitle: impl Into<String>) -> Self {
        Figure { title: title.into(), subtitle: subtitle.into(), rows: Vec::new(), width: 1200.0, row_height: 420.0 }
    }

    /// One more row of panels, which share its width.
    #[must_use]
    pub fn row(mut self, panels: impl IntoIterator<Item = Panel>) -> Self {
        self.rows.push(panels.into_iter().collect());
        self
    }

    /// The subtitle on lines.
    fn subtitle(&self) -> Vec<String> {
        let separator = if self.subtitle.contains(",  ") { ",  " } else { " " };
        let items: Vec<String> = self.subtitle.split(separator).map(str::to_owned).collect();
        text::lines(&items, separator, SUBTITLE, self.width - 2.0 * MARGIN)
    }

    /// The figure as an SVG document.
    pub fn svg(&self) -> String {
        let subtitle = self.subtitle();
        let head = 54.0 + LINE * subtitle.len() as f64;
        let width = |row: &[Panel]| (self.width - 8.0) / row.len().max(1) as f64;
        let plans: Vec<Vec<Plan<'_>>> =
            self.rows.iter().map(|row| row.iter().map(|panel| Plan::new(panel, width(row))).collect()).collect();
        let heights: Vec<f64> =
            plans.iter().map(|row| row.iter().map(Plan::least_height).fold(self.row_height, f64::max)).collect();
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
