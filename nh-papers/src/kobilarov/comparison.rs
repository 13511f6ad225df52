//! Comparison of methods with the true motion at several numbers of steps, for both figures.

use crate::{Cell, Failure, Outcome, Problem, Setting, Table, Verdict};
use nonholonomic_lab::Trajectory;
use nonholonomic_lab::diagnostics::{distance, larger, max_abs, observed_order};
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// "N = 128 timesteps over the integration horizon T = 10".
pub const STEPS: u64 = 128;
pub const END: f64 = 10.0;
/// The compared numbers of steps.
const RESOLUTIONS: [u64; 5] = [32, 64, STEPS, 256, 512];
const FINEST: u64 = RESOLUTIONS[RESOLUTIONS.len() - 1];

/// A method with the paper's name and with ours.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The name in legends.
    pub label: &'static str,
    /// The name in `methods`.
    pub name: &'static str,
    /// Whether the method runs on the system's group.
    on_group: bool,
}

/// The structured methods, which the paper recommends, and the Runge–Kutta methods.
pub const STRUCTURED: [Method; 3] = [
    Method { label: "GNI", name: "leapfrog", on_group: false },
    Method { label: "RDP (exp)", name: "rdp-exp", on_group: true },
    Method { label: "RDP (Cayley)", name: "rdp-cay", on_group: true },
];
pub const RUNGE_KUTTA: [Method; 2] = [
    Method { label: "RK2", name: "rk2", on_group: false },
    Method { label: "RK2 on (q, v)", name: "rk2:qv", on_group: false },
];

/// Computes the drawn position from the coordinates.
pub type Place = fn(&Problem, &[f64]) -> Result<(f64, f64), Failure>;

/// A system in coordinates and on its group, each with its drawn position.
pub struct System {
    pub coordinates: (Problem, Place),
    pub group: (Problem, Place),
}

/// A curve in the plane.
pub type Points = Vec<(f64, f64)>;

/// A run of a method.
pub struct Run {
    pub method: Method,
    /// The number of steps to [`END`].
    pub resolution: u64,
    /// The nodes reached; a failed step leaves fewer than planned.
    pub trajectory: Trajectory,
    pub curve: Points,
    /// The message of the failed step.
    pub failure: Option<String>,
}

/// The true motion.
pub struct Truth {
    pub trajectory: Trajectory,
    pub curve: Points,
    /// The change of the motion when the number of steps is doubled.
    uncertainty: f64,
}

/// The method that computes the true motion, and the number of its steps in one step of the finest
/// run. The method has order four, so halving its step removes fifteen sixteenths of the remaining
/// error.
const TIGHT: (&str, u64) = ("rk4", 32);

/// Returns the methods that run in coordinates, or those on the group.
pub fn methods(on_group: bool) -> Vec<&'static str> {
    let compared = STRUCTURED.iter().chain(&RUNGE_KUTTA).filter(|method| method.on_group == on_group);
    compared.map(|method| method.name).chain((!on_group).then_some(TIGHT.0)).collect()
}

/// All runs, method by method, and the true motion at the nodes of the finest.
pub struct Comparison {
    pub runs: Vec<Run>,
    pub truth: Truth,
}

impl System {
    /// Runs everything, over the whole time, or over half of it for short runs.
    pub fn compare(&self, setting: &Setting<'_>) -> Result<Comparison, Failure> {
        let part = setting.pick(1, 2);
        let methods = STRUCTURED.iter().chain(&RUNGE_KUTTA);
        let jobs: Vec<(Method, u64)> = methods.flat_map(|m| RESOLUTIONS.map(|n| (*m, n))).collect();
        let runs = setting.each(&jobs, |(method, resolution)| self.run(*method, *resolution, resolution / part))?;
        let fine = setting.each(&[1, 2], |more| {
            let refinement = more * TIGHT.1;
            let (problem, _) = &self.coordinates;
            let step = END / (FINEST * refinement) as f64;
            problem.sampled(TIGHT.0, step, FINEST / part * refinement, refinement)
        })?;
        let [coarse, trajectory] =
            <[Trajectory; 2]>::try_from(fine).map_err(|_| Failure("two references".to_owned()))?;
        let rows = coarse.q.iter().chain(&coarse.v).zip(trajectory.q.iter().chain(&trajectory.v));
        let uncertainty = rows.map(|(a, b)| distance(a, b)).fold(0.0, larger);
        let curve = places(&self.coordinates, &trajectory)?;
        Ok(Comparison { runs, truth: Truth { trajectory, curve, uncertainty } })
    }

    fn run(&self, method: Method, resolution: u64, steps: u64) -> Result<Run, Failure> {
        let on = if method.on_group { &self.group } else { &self.coordinates };
        let (trajectory, end) = on.0.reached(method.name, END / resolution as f64, steps, 1);
        let curve = places(on, &trajectory)?;
        Ok(Run { method, resolution, trajectory, curve, failure: end.err().map(|e| e.0) })
    }
}

fn places((problem, place): &(Problem, Place), run: &Trajectory) -> Result<Points, Failure> {
    run.q.iter().map(|q| place(problem, q)).collect()
}

impl Run {
    /// Returns the largest distance from the true position, in units of the extent of its curve;
    /// infinite if the run failed.
    pub fn off(&self, truth: &Truth) -> f64 {
        let every = (FINEST / self.resolution) as usize;
        let pairs = self.curve.iter().zip(truth.curve.iter().step_by(every));
        let off = pairs.map(|(p, q)| (p.0 - q.0).hypot(p.1 - q.1)).fold(0.0, larger);
        if self.failure.is_some() { f64::INFINITY } else { off / truth.extent() }
    }

    /// Returns the largest |E − E of the true motion| at the nodes; infinite if the run failed.
    pub fn energy_off(&self, truth: &Truth) -> f64 {
        let every = (FINEST / self.resolution) as usize;
        let pairs = self.trajectory.energy.iter().zip(truth.trajectory.energy.iter().step_by(every));
        let off: Vec<f64> = pairs.map(|(a, b)| a - b).collect();
        if self.failure.is_some() { f64::INFINITY } else { max_abs(&off) }
    }
}

impl Truth {
    /// Returns the largest extent of the curve along an axis.
    pub fn extent(&self) -> f64 {
        let range = |of: fn(&(f64, f64)) -> f64| {
            let numbers = self.curve.iter().map(of);
            let (least, most) = numbers.fold((f64::MAX, f64::MIN), |(a, b), x| (a.min(x), b.max(x)));
            most - least
        };
        range(|p| p.0).max(range(|p| p.1))
    }

    /// Decides whether the reference is accurate enough for the other verdicts.
    fn verdict(&self) -> Verdict {
        let off = self.uncertainty / self.extent();
        Verdict::new(
            "the true motion is known far better than the methods reproduce it",
            off,
            Outcome::of(off < 1e-4 * FOLLOWS),
        )
        .criterion(format!(
            "half the steps of the reference ({}, {} to one of the {STEPS}) move it by less than 1e-5 of the extent of the curve",
            TIGHT.0,
            2 * TIGHT.1 * FINEST / STEPS
        ))
        .measured(format!("{:.1e}, {off:.1e} of the extent", self.uncertainty))
    }
}

/// The largest error of a qualitatively right position, relative to the extent of the true curve. A
/// method with a larger error has failed to follow the curve.
const FOLLOWS: f64 = 0.1;

impl Comparison {
    /// Returns the run of a method with the paper's number of steps.
    pub fn at_paper(&self, method: Method) -> Result<&Run, Failure> {
        let run = self.runs.iter().find(|run| run.method.name == method.name && run.resolution == STEPS);
        let run = run.ok_or_else(|| Failure(format!("`{}` was not run", method.name)))?;
        run.failure.clone().map_or(Ok(run), |message| Err(Failure(message)))
    }

    /// Returns positions and energies of all methods with the paper's number of steps, and the
    /// errors with every number of steps.
    pub fn tables(&self) -> Result<Vec<Table>, Failure> {
        let mut columns = ["t", "x true", "y true", "energy true"].map(str::to_owned).to_vec();
        let mut runs = Vec::new();
        for method in STRUCTURED.iter().chain(&RUNGE_KUTTA) {
            columns.extend(["x", "y", "energy"].map(|what| format!("{what} {}", method.name)));
            runs.push(self.at_paper(*method)?);
        }
        let mut paths = Table::new("", columns);
        let every = (FINEST / STEPS) as usize;
        for (k, node) in (0..self.truth.trajectory.len()).step_by(every).enumerate() {
            let (x, y) = self.truth.curve[node];
            let mut row = vec![self.truth.trajectory.t[node], x, y, self.truth.trajectory.energy[node]];
            runs.iter().for_each(|run| row.extend([run.curve[k].0, run.curve[k].1, run.trajectory.energy[k]]));
            paths.push(row.into_iter().map(Cell::Number).collect());
        }
        let mut errors = Table::new("steps", ["method", "steps", "position error", "energy error"]);
        for run in &self.runs {
            let number = |x: f64| if x.is_finite() { Cell::Number(x) } else { Cell::from("failed") };
            let (off, energy) = (run.off(&self.truth), run.energy_off(&self.truth));
            errors.push(vec![run.method.name.into(), (run.resolution as f64).into(), number(off), number(energy)]);
        }
        Ok(vec![paths, errors])
    }

    /// Draws positions and energies with the paper's number of steps, and errors over the number of
    /// steps.
    pub fn figure(&self, title: &str, number: u8, axes: (&str, &str), position: &str) -> Result<Figure, Failure> {
        let truth = &self.truth;
        let mut positions = Panel::new(position, axes.0, axes.1).equal_axes();
        positions = positions.curve(Curve::line(truth.curve.clone()).label("true").colour(0));
        let series = |run: &Trajectory| run.t.iter().copied().zip(run.energy.iter().copied()).collect();
        let mut energies = Panel::new("energy", "t", "E");
        energies = energies.curve(Curve::line(series(&truth.trajectory)).label("true").colour(0));
        let scales = |panel: Panel| panel.scales(Scale::Logarithmic, Scale::Logarithmic);
        let mut off = scales(Panel::new("largest error of the position", "steps", "error / extent"));
        let mut energy_off = scales(Panel::new("largest error of the energy", "steps", "|E − E true|"));
        for (i, method) in STRUCTURED.iter().chain(&RUNGE_KUTTA).enumerate() {
            let run = self.at_paper(*method)?;
            positions = positions.curve(Curve::line(run.curve.clone()).label(method.label).colour(i + 1));
            energies = energies.curve(Curve::line(series(&run.trajectory)).label(method.label).colour(i + 1));
            let errors = |of: fn(&Run, &Truth) -> f64| {
                let points = self.of(*method).map(|run| (run.resolution as f64, of(run, truth)));
                Curve::line(points.filter(|p| p.1.is_finite()).collect()).label(method.label).colour(i + 1)
            };
            off = off.curve(errors(Run::off));
            energy_off = energy_off.curve(errors(Run::energy_off));
        }
        let subtitle =
            format!("Kobilarov, Martín de Diego & Ferraro (2010), figure {number}: {STEPS} steps to T = {END}");
        Ok(Figure::new(title, subtitle).row([positions, energies]).row([off, energy_off]))
    }

    fn of(&self, method: Method) -> impl Iterator<Item = &Run> {
        self.runs.iter().filter(move |run| run.method.name == method.name)
    }

    /// Decides the claim that a method follows the true curve, or fails to.
    pub fn follows(&self, method: Method, claimed: bool) -> Result<Verdict, Failure> {
        let off = self.at_paper(method)?.off(&self.truth);
        let claim = if claimed { "has qualitatively correct positions" } else { "fails to follow the true positions" };
        let label = method.label;
        Ok(Verdict::new(format!("{label} {claim}"), off, Outcome::of((off < FOLLOWS) == claimed))
            .criterion(format!(
                "largest distance from the true position, in units of the extent of its curve: below {FOLLOWS} follows"
            ))
            .measured(format!("off by {off:.3} of the extent {:.3}", self.truth.extent())))
    }

    /// Decides the claims that a structured method has better positions and a better energy than a
    /// Runge–Kutta method.
    pub fn better(&self, structured: Method, other: Method) -> Result<[Verdict; 2], Failure> {
        let (a, b) = (self.at_paper(structured)?, self.at_paper(other)?);
        let labels = (structured.label, other.label);
        let verdict = |claim: &str, what: &str, of: fn(&Run, &Truth) -> f64| {
            let (a, b) = (of(a, &self.truth), of(b, &self.truth));
            Verdict::new(format!("{} {claim} {}", labels.0, labels.1), a / b, Outcome::of(a < b))
                .criterion(format!("{what}: smaller for {} than for {}", labels.0, labels.1))
                .measured(format!("{} {a:.2e}, {} {b:.2e}, ratio {:.3}", labels.0, labels.1, a / b))
        };
        Ok([
            verdict(
                "is closer to the true positions than",
                "largest distance from the true position, in units of the extent of its curve",
                Run::off,
            ),
            verdict(
                "has the better energy behaviour, against",
                "largest |E − E of the true motion| at the nodes",
                Run::energy_off,
            ),
        ])
    }

    /// Decides the claim that a method is of second order, from the runs with 128, 256 and 512
    /// steps.
    fn second_order(&self, method: Method) -> Verdict {
        let runs: Vec<&Run> = self.of(method).filter(|run| run.resolution >= STEPS).collect();
        let steps: Vec<f64> = runs.iter().map(|run| END / run.resolution as f64).collect();
        let errors: Vec<f64> = runs.iter().map(|run| run.off(&self.truth)).collect();
        let order = observed_order(&steps, &errors).map_or(0.0, |line| line.slope);
        let coarse: Vec<String> = self
            .of(method)
            .map(|run| match run.off(&self.truth) {
                off if off.is_finite() => format!("{off:.1e} with {}", run.resolution),
                _ => format!("fails with {}", run.resolution),
            })
            .collect();
        Verdict::new(
            format!("{} is a second-order method", method.label),
            order,
            Outcome::of((order - 2.0).abs() < 0.25),
        )
        .criterion("exponent of the step in the error of the position with 128, 256 and 512 steps: 2 within 0.25")
        .measured(format!("{order:.2}; errors over the extent {}", coarse.join(", ")))
    }

    /// Returns the closing verdicts of a figure: the orders, and the accuracy of the true motion.
    pub fn closing(&self) -> impl Iterator<Item = Verdict> {
        let orders = STRUCTURED.iter().chain(&RUNGE_KUTTA).map(|method| self.second_order(*method));
        orders.chain([self.truth.verdict()])
    }
}
