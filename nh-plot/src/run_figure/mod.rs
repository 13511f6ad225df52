//! The figure of one run.

mod defect;
mod facts;
#[cfg(test)]
mod tests;

pub use facts::{energy_axis, joules, parameter_facts, step_axis, step_fact, step_symbol, time, time_axis};

use super::figure::{Curve, Figure, Panel};
use super::label::{bracketed, symbol, with_unit};
use super::look::DISTINCT;
use defect::Defect;
use nonholonomic::catalogue::{ModelInfo, Quantity, RotationInfo};
use nonholonomic_lab::names;
use nonholonomic_lab::printed::{is_coherent, seconds};
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
