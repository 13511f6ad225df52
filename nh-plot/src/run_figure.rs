//! The figure of one run.

use super::axis::Scale;
use super::figure::{Curve, Figure, Panel};
use super::label::{assigned, bracketed, symbol, with_unit};
use super::look::DISTINCT;
use nonholonomic::catalogue::{ModelInfo, Quantity, RotationInfo};
use nonholonomic_lab::names;
use nonholonomic_lab::printed::{has_units, is_coherent, seconds, short};
use nonholonomic_lab::registry::System;
use nonholonomic_lab::run::{Layout, Sink, Summary};
use nonholonomic_lab::thin::{Envelope, Thinned};

/// Points kept of a curve in a plane: some ten per pixel of a panel's width.
const CURVE: usize = 8192;
/// Intervals kept of a series: about one per pixel.
const SERIES: usize = 512;

/// The largest number of named curves. Beyond it, only those that vary most have names, and the
/// rest are grey.
const NAMED: usize = 10;
/// The largest number of curves kept over time.
const KEPT: usize = 64;

/// Trajectory, rotations, ρ-plane, energy error and constraint residual of a run, filled row by
/// row.
///
/// The trajectory is drawn in the plane of the coordinates x and y, or x1 and x2, with equal axes.
/// A model without such a pair has its coordinates drawn over time, or its velocities if it has no
/// coordinates. The last column of a rotation matrix is drawn, which is the direction of the body's
/// last axis. Two momenta make a plane; more are drawn over time. The energy error is E(t) − E(0),
/// less the work done on the system.
pub struct RunFigure<'a> {
    info: &'a ModelInfo,
    system: &'a dyn System,
    layout: &'a Layout,
    about: Vec<String>,
    plane: Option<(usize, usize, Thinned)>,
    over_time: Vec<(usize, Envelope)>,
    /// The columns of the last axis of each rotation matrix.
    axes: Vec<Vec<(usize, Envelope)>>,
    rho: Vec<f64>,
    rho_plane: Option<Thinned>,
    rho_over_time: Vec<Envelope>,
    energy: Option<f64>,
    energy_scale: f64,
    energy_error: Envelope,
    worked: bool,
    constraint: Envelope,
    /// The requested panels; without any, those of the whole run are drawn.
    chosen: Vec<Chosen>,
}

/// A requested panel.
#[derive(Clone, Debug)]
enum Chosen {
    /// The number in this column.
    Column(usize, Envelope),
    /// The momentum of this number.
    Momentum(usize, Envelope),
    /// The energy error.
    Energy,
    /// The constraint residual.
    Constraint,
}

impl<'a> RunFigure<'a> {
    /// Creates a figure without rows.
    pub fn new(info: &'a ModelInfo, system: &'a dyn System, layout: &'a Layout) -> Self {
        let at = |name: &str| info.coordinates.iter().position(|c| c.name == name).map(|i| layout.q().start + i);
        let pair = [("x", "y"), ("x1", "x2")].into_iter().find_map(|(x, y)| Some((at(x)?, at(y)?)));
        let series = |column| (column, Envelope::new(SERIES));
        let entries = |rotation: &RotationInfo| {
            let first = layout.q().start + rotation.first;
            first..first + rotation.dimension * rotation.dimension
        };
        let last_axis = |rotation: &RotationInfo| {
            entries(rotation).skip(rotation.dimension - 1).step_by(rotation.dimension.max(1)).map(series).collect()
        };
        let is_entry = |column: &usize| info.rotations.iter().any(|rotation| entries(rotation).contains(column));
        let alone = if info.coordinates.is_empty() { layout.v() } else { layout.q() };
        RunFigure {
            info,
            system,
            layout,
            about: Vec::new(),
            over_time: match pair {
                Some(_) => vec![],
                None => alone.filter(|column| !is_entry(column)).take(KEPT).map(series).collect(),
            },
            axes: info.rotations.iter().map(last_axis).collect(),
            plane: pair.map(|(x, y)| (x, y, Thinned::new(CURVE))),
            rho: vec![0.0; info.momenta.len()],
            rho_plane: (info.momenta.len() == 2).then(|| Thinned::new(CURVE)),
            rho_over_time: match info.momenta.len() {
                0..=2 => vec![],
                m => vec![Envelope::new(SERIES); m.min(KEPT)],
            },
            energy: None,
            energy_scale: 0.0,
            energy_error: Envelope::new(SERIES),
            worked: false,
            constraint: Envelope::new(SERIES),
            chosen: Vec::new(),
        }
    }

    /// Restricts the figure to these quantities, each in a panel of its own over one time axis:
    /// coordinates, velocities, momenta, `energy` (its error) and `constraint` (its residual). An
    /// empty list restricts nothing.
    ///
    /// # Errors
    /// A name that is none of these, with suggestions.
    pub fn show(mut self, wanted: &[String]) -> Result<Self, String> {
        let (first, energy) = (self.layout.q().start, self.layout.energy());
        let columns = self.layout.columns[first..energy].iter().map(String::as_str);
        let momenta = self.info.momenta;
        let known: Vec<&str> = columns.chain(momenta.iter().copied()).chain(["energy", "constraint"]).collect();
        for name in wanted {
            let name = names::resolve("quantity", name, &known)?;
            let column = self.layout.columns[first..energy].iter().position(|column| column == name);
            let momentum = momenta.iter().position(|momentum| *momentum == name);
            self.chosen.push(match (column, momentum) {
                (Some(column), _) => Chosen::Column(first + column, Envelope::new(SERIES)),
                (None, Some(momentum)) => Chosen::Momentum(momentum, Envelope::new(SERIES)),
                (None, None) if name == "energy" => Chosen::Energy,
                (None, None) => Chosen::Constraint,
            });
        }
        Ok(self)
    }

    /// Sets facts about the run with which the subtitle begins: its start, its control inputs.
    #[must_use]
    pub fn about(mut self, facts: Vec<String>) -> Self {
        self.about = facts;
        self
    }

    /// Returns the figure.
    pub fn figure(&self, method: &str, parameters: &[f64], step: f64, summary: &Summary) -> Figure {
        let title = format!("{} · {method}", self.info.name.replace('_', " "));
        let end = seconds(self.info, summary.t);
        let mut facts = self.about.clone();
        facts.extend([step_fact(self.info, step), format!("{} steps to t = {end}", summary.steps)]);
        facts.extend(parameter_facts(self.info, parameters));
        if summary.status != "complete" {
            facts.insert(0, format!("{} at t = {end}", summary.status));
        }
        if !self.chosen.is_empty() {
            let panels = self.chosen.iter().map(|chosen| [self.chosen_panel(chosen)]);
            return panels.fold(Figure::new(title, facts.join(",  ")).share_x(), Figure::row);
        }
        let mut top: Vec<Panel> = self.trajectory().into_iter().collect();
        top.extend(self.info.rotations.iter().zip(&self.axes).map(|(rotation, axis)| self.rotation(rotation, axis)));
        top.extend(self.momenta());
        Figure::new(title, facts.join(",  ")).row(top).row([self.energy(), self.constraint()])
    }

    fn time(&self) -> &'static str {
        time(self.info)
    }

    /// Returns the coordinate or velocity in this column.
    fn quantity(&self, column: usize) -> &Quantity {
        let (q, v) = (self.layout.q(), self.layout.v());
        if q.contains(&column) {
            &self.info.coordinates[column - q.start]
        } else {
            &self.info.velocities[column - v.start]
        }
    }

    fn chosen_panel(&self, chosen: &Chosen) -> Panel {
        match chosen {
            Chosen::Column(column, series) => {
                let quantity = self.quantity(*column);
                let curve = if self.layout.is_wrapped(*column) { Curve::dots } else { Curve::line };
                Panel::new(symbol(quantity.name), self.time(), with_unit(quantity.name, quantity.unit))
                    .curve(curve(series.points()))
            }
            Chosen::Momentum(i, series) => {
                let name = symbol(self.info.momenta[*i]);
                Panel::new(&*name, self.time(), &*name).curve(Curve::line(series.points()).colour(3))
            }
            Chosen::Energy => self.energy(),
            Chosen::Constraint => self.constraint(),
        }
    }

    fn trajectory(&self) -> Option<Panel> {
        if let Some((x, y, points)) = &self.plane {
            let label = |column| {
                let quantity = self.quantity(column);
                with_unit(quantity.name, quantity.unit)
            };
            let jumps = self.layout.is_wrapped(*x) || self.layout.is_wrapped(*y);
            let curve = if jumps { Curve::dots(points.points()).mark_ends() } else { orbit(points) };
            return Some(Panel::new("Trajectory", label(*x), label(*y)).equal_axes().curve(curve));
        }
        let quantities: Vec<&Quantity> = self.over_time.iter().map(|(column, _)| self.quantity(*column)).collect();
        let first = quantities.first()?;
        let kind = if self.info.coordinates.is_empty() { "Velocities" } else { "Coordinates" };
        // A common unit is shown on the axis; different units are shown with the curves.
        let one = quantities.iter().all(|quantity| quantity.unit == first.unit);
        let axis = if one { bracketed(first.unit).trim().to_owned() } else { String::new() };
        let curves = self.over_time.iter().zip(quantities).map(|((column, series), quantity)| {
            // A quantity that jumps by whole turns is no line.
            let curve = if self.layout.is_wrapped(*column) { Curve::dots } else { Curve::line };
            let label = if one { symbol(quantity.name) } else { with_unit(quantity.name, quantity.unit) };
            (curve(series.points()), label, series)
        });
        Some(named(Panel::new("", self.time(), axis), kind, curves.collect()))
    }

    /// Draws the direction of a body's last axis.
    fn rotation(&self, rotation: &RotationInfo, axis: &[(usize, Envelope)]) -> Panel {
        let which = match rotation.dimension {
            2 => "Second",
            3 => "Third",
            _ => "Last",
        };
        let title = format!("{which} axis of the body, by {}", symbol(rotation.name));
        let panel = Panel::new(title, self.time(), "components in space").include_y(&[-1.0, 1.0]);
        axis.iter().enumerate().fold(panel, |panel, (i, (column, series))| {
            let label = symbol(self.quantity(*column).name);
            panel.curve(Curve::line(series.points()).label(label).colour(i))
        })
    }

    fn momenta(&self) -> Option<Panel> {
        let label = |i: usize| symbol(self.info.momenta[i]);
        if let Some(points) = &self.rho_plane {
            let panel = Panel::new("Momenta on D*", label(0), label(1)).equal_axes();
            return Some(panel.curve(orbit(points).colour(3)));
        }
        let series = self.rho_over_time.iter().enumerate();
        let curves: Vec<_> = series.map(|(i, series)| (Curve::line(series.points()), label(i), series)).collect();
        (!curves.is_empty()).then(|| named(Panel::new("", self.time(), ""), "Momenta on D*", curves))
    }

    fn energy(&self) -> Panel {
        let (title, error) = match self.worked {
            true => ("Energy error, W: work done on the system", "E(t) − E(0) − W(t)"),
            false => ("Energy error", "E(t) − E(0)"),
        };
        let (label, size) = (energy_axis(self.info, error), energy_axis(self.info, &format!("|{error}|")));
        let scale = if self.energy_scale == 0.0 { 1.0 } else { self.energy_scale };
        let roundoff = f64::EPSILON * scale;
        let points = self.energy_error.points();
        let of =
            self.energy.filter(|energy| energy.is_finite()).map(|start| format!("E(0) = {}", joules(self.info, start)));
        let unit = if is_coherent(self.info) { " J" } else { "" };
        let defect = Defect { title, label, size, of, unit, points, roundoff, least: -roundoff, colour: 1 };
        defect.panel(self.time())
    }

    fn constraint(&self) -> Panel {
        let (points, roundoff) = (self.constraint.points(), f64::EPSILON);
        let (label, size) = ("max |μ(q) v|".to_owned(), "max |μ(q) v|".to_owned());
        let title = "Constraint residual";
        let defect = Defect { title, label, size, of: None, unit: "", points, roundoff, least: 0.0, colour: 2 };
        defect.panel(self.time())
    }
}

/// Returns the name of a time axis, with seconds if the model has units.
pub fn time(info: &ModelInfo) -> &'static str {
    time_axis(has_units(info))
}

/// Returns the name of a time axis with or without units.
pub fn time_axis(units: bool) -> &'static str {
    if units { "t [s]" } else { "t" }
}

/// Returns the symbol of the step size: h, or Δt for a model that has an h itself.
pub fn step_symbol(info: &ModelInfo) -> &'static str {
    let parameters = info.parameters.iter().map(|parameter| &parameter.quantity);
    let mut all = info.coordinates.iter().chain(info.velocities).chain(parameters);
    if all.any(|quantity| quantity.name == "h") { "Δt" } else { "h" }
}

/// Formats the step size for a subtitle, `step h = 0.1 s`.
pub fn step_fact(info: &ModelInfo, step: f64) -> String {
    format!("step {} = {}", step_symbol(info), seconds(info, step))
}

/// Returns the name of a step's axis, with seconds if the model has units.
pub fn step_axis(info: &ModelInfo) -> String {
    format!("step {}{}", step_symbol(info), if has_units(info) { " [s]" } else { "" })
}

/// Formats an energy for a sentence: `1.5 J` if the model's units are coherent.
pub fn joules(info: &ModelInfo, energy: f64) -> String {
    short(energy) + if is_coherent(info) { " J" } else { "" }
}

/// Returns the name of an energy's axis: `E(t) − E(0) [J]` if the model's units are coherent.
pub fn energy_axis(info: &ModelInfo, quantity: &str) -> String {
    format!("{quantity}{}", if is_coherent(info) { " [J]" } else { "" })
}

/// Formats the parameters' values, `m = 4 kg`, for a subtitle.
pub fn parameter_facts(info: &ModelInfo, values: &[f64]) -> Vec<String> {
    info.parameters.iter().zip(values).map(|(parameter, value)| assigned(&parameter.quantity, *value)).collect()
}

/// Adds named curves to a panel. If there are many, those that vary most have names, and the rest
/// are grey.
fn named(panel: Panel, kind: &str, curves: Vec<(Curve, String, &Envelope)>) -> Panel {
    let all = curves.len();
    if all <= NAMED {
        let panel = panel.titled(kind);
        return curves
            .into_iter()
            .enumerate()
            .fold(panel, |panel, (i, (curve, label, _))| panel.curve(curve.label(label).colour(i)));
    }
    let mut by_extent: Vec<usize> = (0..all).collect();
    by_extent.sort_by(|i, j| curves[*j].2.extent().total_cmp(&curves[*i].2.extent()));
    let mut chosen = by_extent[..DISTINCT].to_vec();
    chosen.sort_unstable();
    let panel = panel.titled(format!("{kind}: the {DISTINCT} that vary most, the other {} grey", all - DISTINCT));
    curves.into_iter().enumerate().fold(panel, |panel, (i, (curve, label, _))| {
        panel.curve(match chosen.iter().position(|one| *one == i) {
            Some(number) => curve.label(label).colour(number),
            None => curve.quiet(),
        })
    })
}

/// Draws an orbit as a line, or as dots if it was recorded more sparsely than it turns.
fn orbit(points: &Thinned) -> Curve {
    let points = points.points();
    let turns = points.windows(3).filter(|w| {
        let (ax, ay, bx, by) = (w[1].0 - w[0].0, w[1].1 - w[0].1, w[2].0 - w[1].0, w[2].1 - w[1].1);
        (ax * by - ay * bx).atan2(ax * bx + ay * by).abs() > 1.0
    });
    if points.len() > 50 && 3 * turns.count() > points.len() {
        Curve::dots(points).mark_ends()
    } else {
        Curve::line(points).mark_ends()
    }
}

/// A quantity over time that should be zero.
struct Defect {
    title: &'static str,
    label: String,
    /// The label of the absolute value.
    size: String,
    /// The quantity for comparison.
    of: Option<String>,
    /// A blank and the unit, if there is one.
    unit: &'static str,
    points: Vec<(f64, f64)>,
    /// The error explained by rounding a single number.
    roundoff: f64,
    /// The lower end of the axis if all values are zero.
    least: f64,
    colour: usize,
}

impl Defect {
    /// Draws the defect. A defect of a single magnitude, down to roundoff, is drawn with its sign
    /// on a linear axis; one that spans several powers of ten is drawn by magnitude on a
    /// logarithmic axis.
    fn panel(self, time: &str) -> Panel {
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

impl Sink for RunFigure<'_> {
    fn row(&mut self, row: &[f64]) -> std::io::Result<()> {
        self.row_after_work(row, 0.0)
    }

    fn row_after_work(&mut self, row: &[f64], work: f64) -> std::io::Result<()> {
        let t = row[0];
        if let Some((x, y, points)) = &mut self.plane {
            points.push((row[*x], row[*y]));
        }
        for (column, series) in self.over_time.iter_mut().chain(self.axes.iter_mut().flatten()) {
            series.push(t, row[*column]);
        }
        if self.rho.len() >= 2 || !self.chosen.is_empty() && !self.rho.is_empty() {
            self.system.rho(t, &row[self.layout.q()], &row[self.layout.v()], &mut self.rho);
        }
        if let Some(points) = &mut self.rho_plane {
            points.push((self.rho[0], self.rho[1]));
        }
        for (series, rho) in self.rho_over_time.iter_mut().zip(&self.rho) {
            series.push(t, *rho);
        }
        for chosen in &mut self.chosen {
            match chosen {
                Chosen::Column(column, series) => series.push(t, row[*column]),
                Chosen::Momentum(i, series) => series.push(t, self.rho[*i]),
                Chosen::Energy | Chosen::Constraint => {}
            }
        }
        let energy = row[self.layout.energy()];
        let start = *self.energy.get_or_insert(energy);
        self.energy_scale = self.energy_scale.max(energy.abs());
        self.worked |= work != 0.0;
        self.energy_error.push(t, energy - start - work);
        self.constraint.push(t, row[self.layout.constraint()]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_lab::registry::{StartError, Stepper};

    /// A system whose ρ are the first velocities; the figure uses nothing else of it.
    struct Plain;

    impl System for Plain {
        fn energy(&self, _: f64, _: &[f64], _: &[f64]) -> f64 {
            0.0
        }
        fn constraint(&self, _: f64, _: &[f64], _: &[f64]) -> f64 {
            0.0
        }
        fn rho(&self, _: f64, _: &[f64], v: &[f64], rho: &mut [f64]) {
            rho.copy_from_slice(&v[..rho.len()]);
        }
        fn lambda(&self, _: f64, _: &[f64], _: &[f64], _: &mut [f64]) {}
        fn invariants(&self, _: f64, _: &[f64], _: &[f64], _: &mut [f64]) {}
        fn project(&self, _: &[f64], _: &mut [f64]) -> Result<(), String> {
            Ok(())
        }
        fn stepper(&self, _: &str, _: &[f64], _: &[f64], _: f64) -> Result<Box<dyn Stepper>, StartError> {
            Err(StartError::Other("it does not move".into()))
        }
        fn motion(&self, _: &[f64], _: &[f64], _: &[f64], _: f64) -> Result<Vec<Vec<f64>>, String> {
            Err("it does not move".into())
        }
    }

    fn model(coordinates: &[&'static str], velocities: &[&'static str], momenta: usize) -> ModelInfo {
        // Leaking memory is harmless in a test.
        let plain = |names: &[&'static str]| -> &'static [Quantity] {
            names.iter().map(|name| Quantity::new(name, None, None)).collect::<Vec<_>>().leak()
        };
        let mut info = ModelInfo::new("a_model");
        info.coordinates = plain(coordinates);
        info.velocities = plain(velocities);
        info.momenta =
            &["rho1", "rho2", "rho3", "rho4", "rho5", "rho6", "rho7", "rho8", "rho9", "rho10", "rho11", "rho12"]
                [..momenta];
        info
    }

    /// Draws the figure of `n + 1` rows (t, q, v, energy, constraint) over [0, 10].
    fn svg(info: &ModelInfo, n: u32, row: impl Fn(f64) -> Vec<f64>) -> String {
        let layout = Layout::new(info, &[]);
        let mut figure = RunFigure::new(info, &Plain, &layout);
        for k in 0..=n {
            figure.row(&row(10.0 * f64::from(k) / f64::from(n))).unwrap();
        }
        let summary = Summary { status: "complete", ..Summary::default() };
        let svg = figure.figure("method", &[], 0.1, &summary).svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "every place is a number");
        svg
    }

    /// Returns whether the figure contains this text.
    fn says(svg: &str, text: &str) -> bool {
        svg.lines().any(|line| line == text)
    }

    #[test]
    fn coordinates_that_are_no_plane_run_over_time() {
        let names = ["q1", "q2", "q3", "w1", "w2", "z1", "z2"];
        let svg = svg(&model(&names, &["q1_dot", "q2_dot"], 2), 2000, |t| {
            let waves = (1..=7).map(|k| (t * f64::from(k)).sin());
            [t].into_iter().chain(waves).chain([t.cos(), t.sin(), 1.0 + 1e-4 * t.sin(), 1e-16]).collect()
        });
        assert!(says(&svg, "Coordinates") && says(&svg, "q₃") && says(&svg, "z₂") && says(&svg, "Momenta on D*"));
        assert!(says(&svg, "E(t) − E(0)   (× 10⁻⁴)"));
    }

    #[test]
    fn systems_on_an_algebra_show_their_velocities() {
        let svg = svg(&model(&[], &["omega1", "omega2", "omega3"], 2), 500, |t| {
            vec![t, -t.tanh(), 1.0 / t.cosh(), 0.0, 0.5, 0.0]
        });
        assert!(says(&svg, "Velocities") && says(&svg, "ω₂") && says(&svg, "t"));
        assert_eq!(svg.matches("exactly 0 in every row").count(), 2);
    }

    #[test]
    fn of_many_momenta_those_that_vary_most_are_named() {
        let of = |m: usize| {
            let names = ["w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9", "w10", "w11", "w12"];
            svg(&model(&[], &names[..m], m), 500, |t| {
                let waves = (1..=m).map(|k| k as f64 * (t * k as f64).sin());
                [t].into_iter().chain(waves).chain([0.5, 0.0]).collect()
            })
        };
        for m in [3, 9] {
            let svg = of(m);
            assert!(says(&svg, "Momenta on D*") && says(&svg, "ρ₁") && says(&svg, ["ρ₃", "ρ₉"][m / 9]), "{m}");
        }
        let svg = of(12);
        assert!(says(&svg, "Momenta on D*: the 7 that vary most, the other 5 grey"));
        assert!(says(&svg, "ρ₁₂") && says(&svg, "ρ₆") && !says(&svg, "ρ₅"));
    }

    #[test]
    fn work_is_no_error() {
        let info = model(&["x", "y"], &["x_dot", "y_dot"], 1);
        let layout = Layout::new(&info, &[]);
        let mut figure = RunFigure::new(&info, &Plain, &layout);
        for k in 0..=100 {
            let t = f64::from(k);
            figure.row_after_work(&[t, t, 0.0, 1.0, 0.0, 2.0 + t, 0.0], t).unwrap();
        }
        let svg = figure.figure("method", &[], 1.0, &Summary::default()).svg();
        assert!(says(&svg, "Energy error, W: work done on the system") && says(&svg, "exactly 0 in every row"));
    }

    #[test]
    fn growth_over_powers_of_ten_is_logarithmic() {
        let svg = svg(&model(&["x", "y"], &["x_dot", "y_dot"], 1), 5000, |t| {
            vec![t, t.cos(), t.sin(), -t.sin(), t.cos(), 1.0 + 1e-9 * (2.0 * t).exp(), 1e-12 * (t - 5.0).powi(6)]
        });
        assert!(says(&svg, "|E(t) − E(0)|") && says(&svg, "10⁻⁴"));
        assert!(!says(&svg, "Momenta on D*"), "one momentum is no plane");
    }

    #[test]
    fn what_is_shown_is_chosen() {
        let info = model(&["x", "y"], &["omega3", "y_dot"], 1);
        let layout = Layout::new(&info, &[]);
        let figure = || RunFigure::new(&info, &Plain, &layout);
        let wanted = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let mut chosen = figure().show(&wanted(&["omega3", "x", "rho1", "energy"])).unwrap();
        for k in 0..=100 {
            let t = 0.1 * f64::from(k);
            chosen.row(&[t, t * t, 1.0, t.sin(), 0.5, 2.0 + 1e-3 * t, 0.0]).unwrap();
        }
        let svg = chosen.figure("method", &[], 0.1, &Summary::default()).svg();
        assert_eq!(svg.matches("class=\"panel\"").count(), 4);
        assert!(says(&svg, "ω₃") && says(&svg, "x") && says(&svg, "ρ₁") && says(&svg, "Energy error"));
        assert!(!says(&svg, "Trajectory") && !says(&svg, "Constraint residual"));
        let message = figure().show(&wanted(&["omega"])).err().unwrap();
        assert_eq!(message, "unknown quantity `omega`; did you mean `omega3`?");
    }

    #[test]
    fn a_step_and_a_parameter_have_different_letters() {
        let mut info = model(&["x"], &["x_dot"], 1);
        assert_eq!((step_fact(&info, 0.1), step_axis(&info)), ("step h = 0.1".to_owned(), "step h".to_owned()));
        info.parameters = const {
            use nonholonomic::catalogue::ParameterInfo;
            &[ParameterInfo::new(Quantity::new("h", Some("m"), None), Some(0.5), true)]
        };
        assert_eq!((step_fact(&info, 0.1), step_axis(&info)), ("step Δt = 0.1 s".to_owned(), "step Δt [s]".to_owned()));
        assert_eq!(parameter_facts(&info, &[0.5]), ["h = 0.5 m"]);
        assert_eq!(joules(&info, 1.25), "1.25 J");
    }

    #[test]
    fn one_row_is_a_figure_too() {
        let svg = svg(&model(&["x", "y"], &["x_dot", "y_dot"], 2), 1, |_| vec![0.0, 1.0, 2.0, 3.0, 4.0, -1.0, 0.0]);
        assert!(says(&svg, "E(t) − E(0)   (× 10⁻¹⁶)"));
    }
}
