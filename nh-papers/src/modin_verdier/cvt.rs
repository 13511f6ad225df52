//! Runs of the continuously variable transmission with a pendulum as the driver: the data of
//! figures 6, 7 and 8.

use super::latitude::{Axis, SectionPoint};
use super::{METHODS, Method};
use crate::papers::in_frame_of_papers;
use crate::{Failure, Growth, Problem, Setting};
use nonholonomic_lab::diagnostics::mean_over_time;
use nonholonomic_lab::registry::Model;
use std::sync::Arc;

/// The step size.
pub const STEP: f64 = 0.1;
/// The window of the running mean.
pub const WINDOW: f64 = 30.0;
/// The factor by which runs exceed the paper's interval, to check whether a trend continues.
pub const LONGER: u64 = 10;

/// The motion of the driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Driver {
    /// Total energy 2.8: oscillation.
    Oscillating,
    /// Total energy 5.0: rotation.
    Rotating,
}

impl Driver {
    /// Returns the name of the data set.
    pub fn data(self) -> &'static str {
        match self {
            Driver::Oscillating => "osc",
            Driver::Rotating => "rot",
        }
    }

    /// Returns the name in titles.
    pub fn name(self) -> &'static str {
        match self {
            Driver::Oscillating => "oscillating",
            Driver::Rotating => "rotating",
        }
    }
}

/// A panel of the figures: a driver and a perturbation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// The motion of the driver.
    pub driver: Driver,
    /// The perturbation that breaks the driver's symmetry ξ ↦ −ξ.
    pub eps: f64,
}

/// The panels, row by row.
pub const CASES: [Case; 4] = [
    Case { driver: Driver::Oscillating, eps: 0.0 },
    Case { driver: Driver::Oscillating, eps: 0.5 },
    Case { driver: Driver::Rotating, eps: 0.0 },
    Case { driver: Driver::Rotating, eps: 0.5 },
];

impl Case {
    /// Returns the system at the case's initial data.
    fn problem(self, gearbox: &dyn Model) -> Result<Problem, Failure> {
        Problem::of(gearbox, self.driver.data(), &[("eps", self.eps)])
    }

    /// Returns `oscillating driver, ε = 0.5`.
    pub fn title(self) -> String {
        format!("{} driver, ε = {}", self.driver.name(), self.eps)
    }
}

/// The size of an error along a run: its running mean, and the growth of that mean.
#[derive(Clone, Debug)]
pub struct Size {
    /// Times, within the paper's interval.
    pub t: Vec<f64>,
    /// Running means of |error|.
    pub mean: Vec<f64>,
    /// Growth of the means within the paper's interval.
    pub growth: Growth,
    /// Growth of the means within an interval [`LONGER`] times as long.
    pub longer: Growth,
    /// The size of the integral itself: an error of this size means that the integral is lost.
    pub scale: f64,
}

impl Size {
    /// Measures the size of errors at these times, in an integral as large as `scale`. The paper's
    /// times are those up to `end`.
    fn new(t: &[f64], error: &[f64], end: f64, scale: f64) -> Size {
        let size: Vec<f64> = error.iter().map(|e| e.abs()).collect();
        let (times, means) = mean_over_time(t, &size, WINDOW);
        let longer = Growth::of(&times, &means);
        let inside = times.partition_point(|t| *t <= end - 0.5 * WINDOW);
        let (t, mean) = (times[..inside].to_vec(), means[..inside].to_vec());
        let growth = Growth::of(&t, &mean);
        Size { t, mean, growth, longer, scale }
    }
}

/// The measurements of a run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The panel.
    pub case: Case,
    /// The method.
    pub method: Method,
    /// The error of the passenger's energy.
    pub passenger: Size,
    /// The error of the driver's energy.
    pub driver: Size,
    /// The error of the latitude.
    pub latitude: Size,
    /// The Poincaré section within the paper's interval.
    pub section: Vec<SectionPoint>,
    /// The energy, which sets the scale of roundoff.
    pub energy: f64,
    /// The number of steps within the paper's interval.
    pub steps: u64,
}

impl Run {
    /// Bounds the effect of rounding on an energy: a few units in the last place per step.
    pub fn roundoff(&self) -> f64 {
        4.0 * f64::EPSILON * self.energy * self.steps as f64
    }
}

/// Makes all runs: panel by panel, and in each the methods in their order.
pub fn runs(setting: &Setting<'_>) -> Result<Vec<Run>, Failure> {
    // 3000 time units, as in section 3.2.
    let steps = setting.pick(30_000, 1500);
    let gearbox = in_frame_of_papers(setting, "gearbox")?.model;
    let axes = setting.each(&CASES, |case| Axis::of(&case.problem(&*gearbox)?).map(Arc::new))?;
    let mut jobs = Vec::new();
    for (case, axis) in CASES.iter().zip(&axes) {
        jobs.extend(METHODS.map(|method| (*case, method, Arc::clone(axis))));
    }
    setting.each(&jobs, |(case, method, axis)| measure(&*gearbox, *case, *method, axis, steps))
}

fn measure(gearbox: &dyn Model, case: Case, method: Method, axis: &Axis, steps: u64) -> Result<Run, Failure> {
    let problem = case.problem(gearbox)?;
    let mut energies = vec![0.0; problem.info.invariants.len()];
    let place = |name: &str| {
        let place = problem.info.invariants.iter().position(|i| i.name == name);
        place.ok_or_else(|| Failure(format!("`gearbox` declares no invariant `{name}`")))
    };
    let (of_driver, of_passenger) = (place("E_driver")?, place("E_passenger")?);
    let (mut t, mut driver, mut passenger) = (Vec::new(), Vec::new(), Vec::new());
    let mut section = super::latitude::section();
    let mut crossings = Vec::new();
    problem.run(method.name, STEP, LONGER * steps, |now, q, v| {
        problem.system.invariants(0.0, q, v, &mut energies);
        t.push(now);
        driver.push(energies[of_driver]);
        passenger.push(energies[of_passenger]);
        crossings.extend(section.push(now, q, v));
    })?;
    crossings.extend(section.finish());

    let end = steps as f64 * STEP;
    let deviation = |series: &[f64]| series.iter().map(|e| e - series[0]).collect::<Vec<_>>();
    let mut points: Vec<SectionPoint> = crossings.iter().map(|crossing| axis.point(crossing)).collect();
    if points.is_empty() {
        return Err(Failure(format!("the driver never comes back under `{}`", method.name)));
    }
    let latitudes: Vec<f64> = points.iter().map(|point| point.latitude).collect();
    let times: Vec<f64> = points.iter().map(|point| point.t).collect();
    // A sine is at most 1.
    let latitude = Size::new(&times, &deviation(&latitudes), end, 1.0);
    points.retain(|point| point.t <= end);
    Ok(Run {
        case,
        method,
        passenger: Size::new(&t, &deviation(&passenger), end, passenger[0].abs()),
        driver: Size::new(&t, &deviation(&driver), end, driver[0].abs()),
        latitude,
        section: points,
        energy: driver[0].abs() + passenger[0],
        steps,
    })
}
