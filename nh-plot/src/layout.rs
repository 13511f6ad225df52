//! Layout and drawing of panels.

use super::axis::{Axis, Tick};
use super::canvas::{self, Anchor, Canvas, Pen};
use super::figure::{Curve, Panel, Style};
use super::legend::{self, Entry, Place};
use super::look::OnTop;
use super::{look, text};
use nonholonomic_lab::printed::power_of_ten;
use nonholonomic_lab::thin::simplify;
use std::cmp::Reverse;

/// The layout of a panel as far as it is independent of the height.
pub(super) struct Plan<'a> {
    panel: &'a Panel,
    pub(super) width: f64,
    x: Axis,
    y: Axis,
    /// The curves in drawing order.
    order: Vec<usize>,
    /// For each curve, the curve drawn earlier on which it lies.
    on: Vec<Option<OnTop>>,
    entries: Vec<Entry>,
    legend: Place,
    /// Whether the remark has a line of its own.
    note_below: bool,
    /// The least distances from the left edge to the axes and from the axes to the right edge.
    margins: (f64, f64),
}

/// The height below the axes, for numbers and name.
const FOOT: f64 = 62.0;
pub(super) const TITLE: f64 = 15.0;
/// The distance to the right of axes without a column.
const ROOM: f64 = 20.0;

impl<'a> Plan<'a> {
    pub(super) fn new(panel: &'a Panel, width: f64) -> Plan<'a> {
        // The time of a value that is not a number also belongs to the axis.
        let corners: Vec<(f64, f64)> = panel.slopes.iter().flat_map(|slope| slope.corners()).collect();
        let points = || panel.curves.iter().flat_map(|c| &c.points).chain(&corners);
        // A time axis ends with the data; a plane has padding around the curve.
        let room = if panel.equal { 0.05 } else { 0.0 };
        let x = Axis::over(panel.x.1, points().map(|p| p.0), room);
        let y = Axis::over(panel.y.1, points().map(|p| p.1).chain(panel.include_y.iter().copied()), 0.06);
        let (order, on) = layers(&panel.curves, &x, &y);
        let entries = legend::entries(panel, &x, &y, &on);
        // The numbers and the name of the y-axis take about this much of the width.
        let across = width - 104.0;
        let legend = legend::place(panel, &entries, across);
        let note = panel.note.as_ref().map_or(0.0, |note| text::width(note, legend::SIZE) + 16.0);
        let note_below = note > 0.0 && text::bold_width(&panel.title, TITLE) + note > across;
        Plan { panel, width, x, y, order, on, entries, legend, note_below, margins: (0.0, 0.0) }
    }

    /// Returns the ends of the x-axis.
    pub(super) fn ends(&self) -> (f64, f64) {
        (self.x.low, self.x.high)
    }

    /// Returns the margins left and right of the axes of a panel of this height: for the numbers
    /// and the name of the y-axis, and for the column of the legend.
    pub(super) fn margins(&self, height: f64) -> (f64, f64) {
        let height = height - self.head() - FOOT;
        let left = (widest(&self.y.ticks(most_y(height))) + 54.0).max(84.0);
        let column = match self.legend {
            Place::Column(width) => width,
            Place::Beside | Place::Below(_) => 0.0,
        };
        (left.max(self.margins.0), (column + ROOM).max(self.margins.1))
    }

    /// Sets the ends of the x-axis, and the least margins beside the axes.
    pub(super) fn share_x(&mut self, (low, high): (f64, f64), margins: (f64, f64)) {
        (self.x.low, self.x.high, self.margins) = (low, high, margins);
    }

    /// Returns the height above the axes: the title, and lines for the remark and the legend if
    /// these do not fit beside it.
    fn head(&self) -> f64 {
        let lines = match &self.legend {
            Place::Below(lines) => lines.len(),
            Place::Beside | Place::Column(_) => 0,
        };
        34.0 + legend::LINE * (lines + usize::from(self.note_below)) as f64
    }

    /// Returns the least height in which everything fits.
    pub(super) fn least_height(&self) -> f64 {
        match self.legend {
            Place::Column(_) => self.head() + legend::PITCH * self.entries.len() as f64 + FOOT,
            Place::Beside | Place::Below(_) => 0.0,
        }
    }
}

/// A panel with its position and its axes.
pub(super) struct Frame<'a> {
    plan: &'a Plan<'a>,
    panel: &'a Panel,
    /// Edges of the panel.
    outer_left: f64,
    outer_top: f64,
    /// Edges of the axes.
    left: f64,
    top: f64,
    width: f64,
    height: f64,
    x: Axis,
    y: Axis,
}

impl<'a> Frame<'a> {
    /// Creates the axes of a panel that fills this rectangle, labels included.
    pub(super) fn new(plan: &'a Plan<'a>, outer_left: f64, outer_top: f64, height: f64) -> Self {
        let panel = plan.panel;
        let head = plan.head();
        let (before, after) = plan.margins(height);
        let (top, height) = (outer_top + head, height - head - FOOT);
        let (mut x, mut y) = (plan.x.clone(), plan.y.clone());
        let (left, width) = (outer_left + before, plan.width - before - after);
        if panel.equal {
            let per_pixel = ((x.high - x.low) / width).max((y.high - y.low) / height);
            for (axis, pixels) in [(&mut x, width), (&mut y, height)] {
                let (middle, half) = (0.5 * (axis.low + axis.high), 0.5 * per_pixel * pixels);
                (axis.low, axis.high) = (middle - half, middle + half);
            }
        }
        Frame { plan, panel, outer_left, outer_top, left, top, width, height, x, y }
    }

    fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.left + self.width * self.x.fraction(x), self.top + self.height * (1.0 - self.y.fraction(y)))
    }

    pub(super) fn draw(&self, canvas: &Canvas) {
        canvas.group("panel", None, || {
            self.draw_axes(canvas);
            let curves = || self.plan.order.iter().map(|&i| (i, &self.panel.curves[i]));
            curves().filter(|(_, curve)| curve.quiet).for_each(|(i, curve)| self.draw_curve(canvas, curve, i));
            curves().filter(|(_, curve)| !curve.quiet).for_each(|(i, curve)| self.draw_curve(canvas, curve, i));
            self.draw_slopes(canvas);
            self.draw_marks(canvas);
            self.draw_titles(canvas);
        });
    }

    /// Returns the ticks of both axes, at equal distances if the axes are equal.
    fn ticks(&self) -> (Vec<Tick>, Vec<Tick>) {
        let y_ticks = self.y.ticks(most_y(self.height));
        let mut candidates: Vec<Vec<Tick>> = Vec::new();
        if self.panel.equal {
            candidates.push(self.x.ticks_every(self.y.spacing(most_y(self.height))));
        }
        // The x-axis gets as many numbers as fit with gaps between them.
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

    fn draw_axes(&self, canvas: &Canvas) {
        let (right, bottom) = (self.left + self.width, self.top + self.height);
        let (x_ticks, y_ticks) = self.ticks();
        let (grid, frame) = (Pen::plain(canvas::GRID, 1.0), Pen::plain(canvas::FRAME, 1.0));
        for tick in x_ticks {
            let at = self.left + self.width * self.x.fraction(tick.at);
            canvas.line(&[(at, self.top), (at, bottom)], grid);
            canvas.line(&[(at, bottom), (at, bottom + 5.0)], frame);
            canvas.text(&tick.label, (at, bottom + 9.0), Anchor::TopCentre, 13.0, canvas::INK, false);
        }
        let numbers = widest(&y_ticks);
        for tick in y_ticks {
            let at = self.top + self.height * (1.0 - self.y.fraction(tick.at));
            canvas.line(&[(self.left, at), (right, at)], grid);
            canvas.line(&[(self.left - 5.0, at), (self.left, at)], frame);
            canvas.text(&tick.label, (self.left - 9.0, at), Anchor::Right, 13.0, canvas::INK, false);
        }
        let corners = [(self.left, self.top), (self.left, bottom), (right, bottom)];
        canvas.line(&corners, Pen::plain(canvas::FRAME, 1.2));
        let name = |label: &str, axis: &Axis| match axis.exponent() {
            0 => label.to_owned(),
            exponent => format!("{label}   (× {})", power_of_ten(exponent)),
        };
        let x_name = name(&self.panel.x.0, &self.x);
        let size = fitting(text::width(&x_name, 14.0), self.width, 14.0);
        let middle = (self.left + 0.5 * self.width, bottom + 32.0);
        canvas.text(&x_name, middle, Anchor::TopCentre, size, canvas::INK, false);
        let y_name = name(&self.panel.y.0, &self.y);
        let size = fitting(text::width(&y_name, 14.0), self.height + 50.0, 14.0);
        let middle = (self.left - 9.0 - numbers - 18.0, self.top + 0.5 * self.height);
        canvas.text(&y_name, middle, Anchor::Upwards, size, canvas::INK, false);
    }

    /// Draws the title on the left, and the legend or the remark on the right.
    fn draw_titles(&self, canvas: &Canvas) {
        let above = self.outer_top + 18.0;
        let right = self.left + self.width;
        let room = self.outer_left + self.plan.width - self.left;
        let size = fitting(text::bold_width(&self.panel.title, TITLE), room, TITLE);
        canvas.text(&self.panel.title, (self.left, above), Anchor::Left, size, canvas::INK, true);
        if let Some(note) = &self.panel.note {
            let line = if self.plan.note_below { above + legend::LINE } else { above };
            canvas.text(note, (right, line), Anchor::Right, legend::SIZE, canvas::QUIET, false);
        }
        match &self.plan.legend {
            Place::Column(_) => legend::draw_column(canvas, &self.plan.entries, right, self.top, self.height),
            lines => legend::draw_lines(canvas, &self.plan.entries, lines, right, self.top - 16.0),
        }
    }

    /// Draws triangles, each with its exponent beside the vertical side.
    fn draw_slopes(&self, canvas: &Canvas) {
        for slope in &self.panel.slopes {
            canvas.group("slope", None, || {
                let [left, right, above] = slope.corners().map(|corner| self.place(corner));
                canvas.line(&[left, right, above, left], Pen::plain(canvas::QUIET, 1.0));
                let beside = (right.0 + 5.0, 0.5 * (right.1 + above.1));
                canvas.text(&slope.order.to_string(), beside, Anchor::Left, legend::SIZE, canvas::QUIET, false);
            });
        }
    }

    /// Draws names beside points, on the left if there is no room on the right.
    fn draw_marks(&self, canvas: &Canvas) {
        for (name, at) in &self.panel.marks {
            let (x, y) = self.place(*at);
            let is_late = x + 10.0 + text::width(name, legend::SIZE) > self.left + self.width;
            let (x, anchor) = if is_late { (x - 9.0, Anchor::Right) } else { (x + 9.0, Anchor::Left) };
            canvas.group("mark", None, || canvas.text(name, (x, y - 10.0), anchor, legend::SIZE, canvas::INK, false));
        }
    }

    fn draw_curve(&self, canvas: &Canvas, curve: &Curve, position: usize) {
        let placed: Vec<_> =
            curve.points.iter().filter(|p| self.x.shows(p.0) && self.y.shows(p.1)).map(|p| self.place(*p)).collect();
        let number = curve.look.unwrap_or(position);
        let pen = if curve.quiet { look::quiet() } else { look::pen(number, self.plan.on[position]) };
        let (Some(first), Some(last)) = (placed.first().copied(), placed.last().copied()) else { return };
        canvas.group("curve", curve.label.as_deref(), || {
            match curve.style {
                // A curve that does not move is a point.
                Style::Line if placed.iter().all(|p| (p.0 - first.0).hypot(p.1 - first.1) < 0.5) => {
                    canvas.disc(first, 2.5, pen.colour);
                }
                Style::Line => {
                    let path = simplify(&placed, 0.08);
                    // A tangle is drawn with a finer pen.
                    let width = if path.len() > 1500 { 0.8 } else { pen.width };
                    canvas.line(&path, Pen { width, ..pen });
                }
                Style::Rings => placed.iter().for_each(|p| canvas.ring(*p, look::RING, pen.colour)),
                Style::Dots => {
                    let radius = if placed.len() > 300 { 1.2 } else { 2.0 };
                    placed.iter().for_each(|p| canvas.disc(*p, radius, pen.colour));
                }
            }
            if curve.ends {
                // White discs set the markers off from the curve below them.
                [last, first].into_iter().for_each(|end| canvas.disc(end, 6.5, canvas::PAPER));
                canvas.disc(last, 4.5, pen.colour);
                canvas.ring(first, 4.5, pen.colour);
            }
        });
    }
}

/// Returns the font size at which a text of this width at this size fits.
fn fitting(width: f64, room: f64, size: f64) -> f64 {
    if width > room { size * room / width } else { size }
}

/// Returns the number of ticks for which a y-axis has room.
fn most_y(height: f64) -> usize {
    (height / 45.0) as usize
}

/// Returns the width of the widest label.
fn widest(ticks: &[Tick]) -> f64 {
    ticks.iter().map(|t| text::width(&t.label, 13.0)).fold(0.0, f64::max)
}

/// Returns the drawing order of the curves, in which named lines hide as little as possible of each
/// other, and for each of them the first line that it still hides. A line that shares its look with
/// others is not all that its name stands for, and is not counted as named.
fn layers(curves: &[Curve], x: &Axis, y: &Axis) -> (Vec<usize>, Vec<Option<OnTop>>) {
    let lines = |look: usize| curves.iter().filter(|c| c.style == Style::Line && c.look == Some(look)).count();
    let alone = |curve: &Curve| curve.look.is_none_or(|look| lines(look) == 1);
    let named = |curve: &Curve| curve.style == Style::Line && curve.label.is_some() && !curve.quiet && alone(curve);
    let placed = |curve: &Curve| -> Vec<(f64, f64)> {
        let shown = curve.points.iter().filter(|p| x.shows(p.0) && y.shows(p.1));
        shown.map(|p| (x.fraction(p.0), y.fraction(p.1))).collect()
    };
    let paths: Vec<Vec<(f64, f64)>> = curves.iter().map(|c| if named(c) { placed(c) } else { Vec::new() }).collect();
    // The curve that goes up and down most hides most.
    let ink = |path: &[(f64, f64)]| path.windows(2).map(|p| (p[1].0 - p[0].0).hypot(p[1].1 - p[0].1)).sum::<f64>();
    let mut lines: Vec<usize> = (0..curves.len()).filter(|&i| !paths[i].is_empty()).collect();
    let places = lines.clone();
    lines.sort_by_key(|&i| Reverse((4.0 * ink(&paths[i])).round() as u64));
    let mut order: Vec<usize> = (0..curves.len()).collect();
    places.into_iter().zip(&lines).for_each(|(place, &line)| order[place] = line);
    let mut below = vec![None; curves.len()];
    for (k, &i) in lines.iter().enumerate() {
        below[i] = lines[..k].iter().copied().find(|&j| below[j].is_none() && hides(&paths[i], &paths[j]));
    }
    let on = |lines: &[usize], on: usize| lines.iter().filter(|&&i| below[i] == Some(on)).count();
    let mut on_top = vec![None; curves.len()];
    for (k, &i) in lines.iter().enumerate() {
        on_top[i] = below[i].map(|below| OnTop { below, of: on(&lines, below), which: on(&lines[..k], below) });
    }
    (order, on_top)
}

/// About the width of a line, relative to a panel's width or height.
const WIDTH: f64 = 0.006;

/// The part of a line that others may hide.
const MAX_HIDDEN: f64 = 0.7;

/// Returns whether too little of the path b remains visible if the path a is drawn on it.
fn hides(a: &[(f64, f64)], b: &[(f64, f64)]) -> bool {
    let near = |p: (f64, f64), q: (f64, f64)| (p.0 - q.0).abs() < WIDTH && (p.1 - q.1).abs() < WIDTH;
    let most = |near: usize, of: usize| near as f64 > MAX_HIDDEN * of as f64;
    if a.len() == b.len() {
        return most(a.iter().zip(b).filter(|(p, q)| near(**p, **q)).count(), b.len());
    }
    let forward = |path: &[(f64, f64)]| path.windows(2).all(|pair| pair[0].0 <= pair[1].0);
    let (Some((first, last)), Some((other_first, other_last))) = (a.first().zip(a.last()), b.first().zip(b.last()))
    else {
        return false;
    };
    // Functions of time with different sample times are compared at the times of both.
    near(*first, *other_first)
        && near(*last, *other_last)
        && forward(a)
        && forward(b)
        && most(b.iter().filter(|p| (between(a, p.0) - p.1).abs() < WIDTH).count(), b.len())
}

/// Interpolates a function of time linearly at a time within its range.
fn between(path: &[(f64, f64)], at: f64) -> f64 {
    let i = path.partition_point(|p| p.0 < at).clamp(1, path.len() - 1);
    let ((x, y), (to_x, to_y)) = (path[i - 1], path[i]);
    if to_x > x { y + (to_y - y) * ((at - x) / (to_x - x)).clamp(0.0, 1.0) } else { to_y }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::axis::Scale;

    #[test]
    fn lines_do_not_hide_each_other() {
        let line = |f: &dyn Fn(usize) -> f64| {
            Curve::line((0..=100).map(|i| (f64::from(i), f(i as usize))).collect::<Vec<_>>()).label("of a method")
        };
        let noise = |i: usize| if i.is_multiple_of(2) { 1.0 } else { 0.0 };
        let curves = [
            line(&|_| 0.5),
            line(&noise),
            line(&|i| if i < 20 { 0.6 } else { 0.5 }),
            line(&|_| 0.501),
            line(&|i| 0.01 * i as f64),
        ];
        let axis = |last: f64| Axis::over(Scale::Linear, [0.0, last].into_iter(), 0.0);
        let (order, on) = layers(&curves, &axis(100.0), &axis(1.0));
        assert_eq!(order[0], 1, "what covers most is below the others");
        // Three curves are nearly the same; two of them take turns on the first. The noise and the
        // slope are lines of their own.
        let of_two = |which| Some(OnTop { below: 0, of: 2, which });
        assert_eq!(on, [None, None, of_two(0), of_two(1), None]);
    }

    fn growing(factor: f64, to: f64) -> Curve {
        Curve::line((0..=50).map(|i| (to * f64::from(i) / 50.0, factor * f64::from(i))).collect())
    }

    /// Panels with numbers of different widths, and motions of different lengths, have their axes
    /// at the same positions.
    #[test]
    fn a_shared_axis_is_at_one_place() {
        let panels = [
            Panel::new("a", "t", "y").curve(growing(1e-9, 4.0)),
            Panel::new("b", "t", "y").curve(growing(1.234, 10.0)).scales(Scale::Linear, Scale::Logarithmic),
        ];
        let height = 400.0;
        let mut plans: Vec<Plan<'_>> = panels.iter().map(|panel| Plan::new(panel, 1000.0)).collect();
        let places = |plans: &[Plan<'_>]| -> Vec<[f64; 4]> {
            let frames = plans.iter().map(|plan| Frame::new(plan, 0.0, 0.0, height));
            frames.map(|frame| [frame.left, frame.width, frame.x.low, frame.x.high]).collect()
        };
        let apart = places(&plans);
        assert!(apart[0] != apart[1], "{apart:?}");
        plans.iter_mut().for_each(|plan| plan.share_x((0.0, 10.0), (120.0, 30.0)));
        let shared = places(&plans);
        assert_eq!(shared[0], shared[1]);
        assert_eq!(shared[0], [120.0, 850.0, 0.0, 10.0]);
        let figure = panels.into_iter().fold(crate::Figure::new("", "").share_x(), |figure, panel| figure.row([panel]));
        // These are the left ends of the horizontal axes.
        let svg = figure.svg();
        let corners: Vec<&str> =
            svg.lines().filter(|line| line.contains("polyline") && line.contains("#999999")).collect();
        let left =
            |line: &str| line.split("points=\"").nth(1).and_then(|points| points.split(',').next()).map(str::to_owned);
        assert_eq!(corners.len(), 2);
        assert_eq!(left(corners[0]), left(corners[1]));
    }

    #[test]
    fn a_curve_that_reaches_zero_says_so() {
        let of = |values: [f64; 4], scale: Scale| {
            let points = values.into_iter().zip(0..).map(|(y, t)| (f64::from(t), y)).collect();
            let panel = Panel::new("Error", "t", "e").scales(Scale::Linear, scale);
            crate::Figure::new("", "").row([panel.curve(Curve::line(points).label("rk4").instead("0"))]).svg()
        };
        assert!(of([0.0, 1e-3, 0.0, 1e-2], Scale::Logarithmic).contains("rk4 (reaches 0)"));
        assert!(!of([0.0, 1e-3, 1e-3, 1e-2], Scale::Logarithmic).contains("reaches"), "an error begins at 0");
        assert!(!of([0.0, 1e-3, 0.0, 1e-2], Scale::Linear).contains("reaches"));
        assert!(of([0.0; 4], Scale::Logarithmic).contains("rk4: 0"));
    }

    /// A triangle rises by the power of its exponent, and lies on the page.
    #[test]
    fn triangles_show_an_order() {
        let points = |order: i32| (0..6).map(|k| 0.1 * 0.5f64.powi(k)).map(|h| (h, h.powi(order))).collect();
        let panel = Panel::new("Error", "h", "error").scales(Scale::Logarithmic, Scale::Logarithmic);
        let panel = panel.curve(Curve::line(points(2))).slope((0.0125, 1e-6), 2);
        let [left, right, above] = panel.slopes[0].corners();
        assert!(((above.1 / right.1).ln() / (right.0 / left.0).ln() - 2.0).abs() < 1e-12);
        let plan = Plan::new(&panel, 1000.0);
        assert!([left, right, above].iter().all(|(x, y)| plan.x.low <= *x && *x <= plan.x.high && plan.y.low <= *y));
        let svg = crate::Figure::new("", "").row([panel.mark("second", (0.1, 0.01))]).svg();
        let triangle = svg.split("class=\"slope\"").nth(1).unwrap();
        assert!(triangle.split("</g>").next().unwrap().lines().any(|line| line == "2"), "{triangle}");
        assert!(svg.lines().any(|line| line == "second"));
    }
}
