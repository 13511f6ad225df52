//! Figures, panels, curves, and how they are laid out.

use super::axis::{Axis, Scale, Tick};
use super::canvas::{self, Anchor, Canvas};
use super::label::power_of_ten;
use super::thin::simplify;
use plotters::style::RGBColor;

/// So many curves can be told apart by their colours.
pub(super) const DISTINCT: usize = 7;

/// Colours that stay apart for colour-blind eyes. **Source**: Okabe & Ito (2008), without the yellow, which vanishes on white.
const COLOURS: [RGBColor; DISTINCT] = [
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xcc, 0x79, 0xa7),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0x56, 0xb4, 0xe9),
    RGBColor(0x33, 0x33, 0x33),
];

/// How a curve is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A line through the points.
    Line,
    /// A dot at each point.
    Dots,
}

/// A curve of a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    points: Vec<(f64, f64)>,
    style: Style,
    label: Option<String>,
    colour: Option<usize>,
    ends: bool,
}

impl Curve {
    /// A line through these points.
    pub fn line(points: Vec<(f64, f64)>) -> Self {
        Curve { points, style: Style::Line, label: None, colour: None, ends: false }
    }

    /// A dot at each of these points.
    pub fn dots(points: Vec<(f64, f64)>) -> Self {
        Curve { style: Style::Dots, ..Curve::line(points) }
    }

    /// Names the curve in the panel's legend.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// The colour of this number (they repeat); without one, curves take them in turn.
    #[must_use]
    pub fn colour(mut self, number: usize) -> Self {
        self.colour = Some(number);
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
    title: String,
    x: (String, Scale),
    y: (String, Scale),
    equal: bool,
    include_y: Vec<f64>,
    note: Option<String>,
    curves: Vec<Curve>,
}

impl Panel {
    /// A panel with linear axes and no curve.
    pub fn new(title: impl Into<String>, x: impl Into<String>, y: impl Into<String>) -> Self {
        let (x, y) = ((x.into(), Scale::Linear), (y.into(), Scale::Linear));
        Panel { title: title.into(), x, y, equal: false, include_y: Vec::new(), note: None, curves: Vec::new() }
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

impl Figure {
    /// A figure with a title, a line below it, and no panel.
    pub fn new(title: impl Into<String>, subtitle: impl Into<String>) -> Self {
        Figure { title: title.into(), subtitle: subtitle.into(), rows: Vec::new(), width: 1200.0, row_height: 420.0 }
    }

    /// One more row of panels, which share its width.
    #[must_use]
    pub fn row(mut self, panels: impl IntoIterator<Item = Panel>) -> Self {
        self.rows.push(panels.into_iter().collect());
        self
    }

    /// The figure as an SVG document.
    pub fn svg(&self) -> String {
        const HEAD: f64 = 74.0;
        let height = HEAD + self.row_height * self.rows.len() as f64 + 8.0;
        canvas::draw(self.width, height, |canvas| {
            canvas.text(&self.title, (24.0, 30.0), Anchor::Left, 21.0, canvas::INK, true);
            canvas.text(&self.subtitle, (24.0, 56.0), Anchor::Left, 14.0, canvas::QUIET, false);
            for (i, row) in self.rows.iter().enumerate() {
                let width = (self.width - 8.0) / row.len().max(1) as f64;
                for (j, panel) in row.iter().enumerate() {
                    let (left, top) = (width * j as f64, HEAD + self.row_height * i as f64);
                    Frame::new(panel, left, top, width, self.row_height).draw(canvas);
                }
            }
        })
    }
}

/// A panel with its place and its axes.
struct Frame<'a> {
    panel: &'a Panel,
    left: f64,
    top: f64,
    width: f64,
    height: f64,
    /// Does the legend have a line of its own?
    crowded: bool,
    x: Axis,
    y: Axis,
}

/// The height of a legend's own line.
const LEGEND_LINE: f64 = 22.0;

/// The length of a sample and the gap between entries: a long legend is set closer.
fn spacing(panel: &Panel) -> (f64, f64) {
    let labels = panel.curves.iter().filter(|c| c.label.is_some()).count();
    if labels > 4 { (13.0, 10.0) } else { (20.0, 16.0) }
}

/// Have the title and the legend no room on one line?
fn crowded(panel: &Panel, width: f64) -> bool {
    let (sample, gap) = spacing(panel);
    let labels = panel.curves.iter().filter_map(|c| c.label.as_ref());
    let labels: f64 = labels.map(|label| canvas::text_width(label, 13.0) + 6.0 + sample + gap).sum();
    // "start" and "end", with a ring and a disc.
    let ends = if panel.curves.iter().any(|c| c.ends) { 115.0 } else { 0.0 };
    // A bold title is wider; the axes' numbers and name take some of the width, about 104 pixels.
    panel.note.is_none() && 1.1 * canvas::text_width(&panel.title, 15.0) + labels + ends > width - 104.0
}

impl<'a> Frame<'a> {
    /// The axes of a panel that is given this rectangle, labels included.
    fn new(panel: &'a Panel, left: f64, top: f64, width: f64, height: f64) -> Self {
        // Above the axes: the title, and a line for the legend where it has no room beside the title.
        let crowded = crowded(panel, width);
        let head = if crowded { 34.0 + LEGEND_LINE } else { 34.0 };
        let (top, height) = (top + head, height - head - 62.0);
        let points = || panel.curves.iter().flat_map(|c| &c.points);
        // A time axis ends with the data; a plane has room around the curve.
        let room = if panel.equal { 0.05 } else { 0.0 };
        let mut x = Axis::over(panel.x.1, points().map(|p| p.0), room);
        let mut y = Axis::over(panel.y.1, points().map(|p| p.1).chain(panel.include_y.iter().copied()), 0.06);
        // Beside the axis: its numbers, and its name.
        let margin = (widest(&y.ticks(most_y(height))) + 54.0).max(84.0);
        let (left, width) = (left + margin, width - margin - 20.0);
        if panel.equal {
            let per_pixel = ((x.high - x.low) / width).max((y.high - y.low) / height);
            for (axis, pixels) in [(&mut x, width), (&mut y, height)] {
                let (middle, half) = (0.5 * (axis.low + axis.high), 0.5 * per_pixel * pixels);
                (axis.low, axis.high) = (middle - half, middle + half);
            }
        }
        Frame { panel, left, top, width, height, crowded, x, y }
    }

    fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.left + self.width * self.x.fraction(x), self.top + self.height * (1.0 - self.y.fraction(y)))
    }

    fn draw(&self, canvas: &Canvas<'_>) {
        self.draw_axes(canvas);
        self.draw_titles(canvas);
        for (i, curve) in self.panel.curves.iter().enumerate() {
            self.draw_curve(canvas, curve, colour(curve, i));
        }
    }

    /// The ticks of both axes; at equal distances where a unit is as long upwards as sideways.
    fn ticks(&self) -> (Vec<Tick>, Vec<Tick>) {
        let y_ticks = self.y.ticks(most_y(self.height));
        let mut candidates: Vec<Vec<Tick>> = Vec::new();
        if self.panel.equal {
            candidates.push(self.x.ticks_every(self.y.spacing(most_y(self.height))));
        }
        // As many numbers along the x-axis as have room between them.
        let most = (self.width / 70.0) as usize;
        candidates.extend((2..=most).rev().map(|most| self.x.ticks(most)));
        let fits = |ticks: &Vec<Tick>| {
            let numbers = ticks.iter().filter(|t| !t.label.is_empty()).count();
            (widest(ticks) + 16.0) * numbers as f64 <= self.width
        };
        let x_ticks = candidates.into_iter().find(fits).unwrap_or_else(|| self.x.ticks(1));
        match x_ticks.as_slice() {
            [a, b, ..] if self.panel.equal => {
                let every = self.y.ticks_every(b.at - a.at);
                (x_ticks, if every.len() >= 2 { every } else { y_ticks })
            }
            _ => (x_ticks, y_ticks),
        }
    }

    fn draw_axes(&self, canvas: &Canvas<'_>) {
        let (right, bottom) = (self.left + self.width, self.top + self.height);
        let (x_ticks, y_ticks) = self.ticks();
        for tick in x_ticks {
            let at = self.left + self.width * self.x.fraction(tick.at);
            canvas.line(&[(at, self.top), (at, bottom)], canvas::GRID, 1.0);
            canvas.line(&[(at, bottom), (at, bottom + 5.0)], canvas::FRAME, 1.0);
            canvas.text(&tick.label, (at, bottom + 9.0), Anchor::TopCentre, 13.0, canvas::INK, false);
        }
        let numbers = widest(&y_ticks);
        for tick in y_ticks {
            let at = self.top + self.height * (1.0 - self.y.fraction(tick.at));
            canvas.line(&[(self.left, at), (right, at)], canvas::GRID, 1.0);
            canvas.line(&[(self.left - 5.0, at), (self.left, at)], canvas::FRAME, 1.0);
            canvas.text(&tick.label, (self.left - 9.0, at), Anchor::Right, 13.0, canvas::INK, false);
        }
        let corners = [(self.left, self.top), (self.left, bottom), (right, bottom)];
        canvas.line(&corners, canvas::FRAME, 1.2);
        let name = |label: &str, axis: &Axis| match axis.exponent() {
            0 => label.to_owned(),
            exponent => format!("{label}   (× {})", power_of_ten(exponent)),
        };
        let middle = (self.left + 0.5 * self.width, bottom + 32.0);
        canvas.text(&name(&self.panel.x.0, &self.x), middle, Anchor::TopCentre, 14.0, canvas::INK, false);
        let middle = (self.left - 9.0 - numbers - 18.0, self.top + 0.5 * self.height);
        canvas.text(&name(&self.panel.y.0, &self.y), middle, Anchor::Upwards, 14.0, canvas::INK, false);
    }

    /// The title on the left; on the right the legend, or the remark.
    fn draw_titles(&self, canvas: &Canvas<'_>) {
        let line = self.top - 16.0;
        let above = if self.crowded { line - LEGEND_LINE } else { line };
        canvas.text(&self.panel.title, (self.left, above), Anchor::Left, 15.0, canvas::INK, true);
        let mut right = self.left + self.width;
        if let Some(note) = &self.panel.note {
            canvas.text(note, (right, line), Anchor::Right, 13.0, canvas::QUIET, false);
            return;
        }
        let (sample, gap) = spacing(self.panel);
        let ends = self.panel.curves.iter().position(|c| c.ends);
        for (i, curve) in self.panel.curves.iter().enumerate().rev() {
            if let Some(label) = &curve.label {
                canvas.text(label, (right, line), Anchor::Right, 13.0, canvas::INK, false);
                right -= canvas::text_width(label, 13.0) + 6.0;
                canvas.line(&[(right - sample, line), (right, line)], colour(curve, i), 2.2);
                right -= sample + gap;
            }
        }
        if let Some(i) = ends {
            let colour = colour(&self.panel.curves[i], i);
            canvas.text("end", (right, line), Anchor::Right, 13.0, canvas::INK, false);
            canvas.disc((right - 36.0, line), 4.5, colour);
            canvas.text("start", (right - 56.0, line), Anchor::Right, 13.0, canvas::INK, false);
            canvas.ring((right - 98.0, line), 4.5, colour);
        }
    }

    fn draw_curve(&self, canvas: &Canvas<'_>, curve: &Curve, colour: RGBColor) {
        let finite = curve.points.iter().filter(|p| p.0.is_finite() && p.1.is_finite());
        let placed: Vec<_> = finite.map(|p| self.place(*p)).collect();
        match curve.style {
            Style::Line => {
                let path = simplify(&placed, 0.08);
                // A tangle is drawn with a finer pen.
                canvas.line(&path, colour, if path.len() > 1500 { 0.8 } else { 1.4 });
            }
            Style::Dots => {
                let radius = if placed.len() > 300 { 1.2 } else { 2.0 };
                placed.iter().for_each(|p| canvas.disc(*p, radius, colour));
            }
        }
        if let ([first, .., last], true) = (placed.as_slice(), curve.ends) {
            // Set off from the curve that they lie on.
            [*last, *first].into_iter().for_each(|end| canvas.disc(end, 6.5, canvas::PAPER));
            canvas.disc(*last, 4.5, colour);
            canvas.ring(*first, 4.5, colour);
        }
    }
}

/// The number of ticks that a y-axis has room for.
fn most_y(height: f64) -> usize {
    (height / 45.0) as usize
}

/// The width of the widest label.
fn widest(ticks: &[Tick]) -> f64 {
    ticks.iter().map(|t| canvas::text_width(&t.label, 13.0)).fold(0.0, f64::max)
}

fn colour(curve: &Curve, position: usize) -> RGBColor {
    COLOURS[curve.colour.unwrap_or(position) % COLOURS.len()]
}
