//! Figure 4: energy and constraint of the gearbox over half a million steps.

use super::{Method, positive};
use crate::papers::in_frame_of_papers;
use crate::{Cell, Experiment, Failure, Outcome, Problem, Report, Setting, Table, Verdict};
use nonholonomic_lab::diagnostics::{fit_line, larger};
use nonholonomic_lab::ensemble::Random;
use nonholonomic_lab::registry::Model;
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// The gearbox with an asymmetric pendulum, three methods, t ≤ 50 000.
pub const FIGURE_4: Experiment = Experiment {
    name: "celledoni-fig4",
    title: "energy and constraint of the pendulum-driven gearbox up to t = 50 000 under three methods",
    source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), figure 4 and section 4.4",
    run,
};

/// The step size.
const STEP: f64 = 0.1;
/// The seed of the random initial states.
const SEED: u64 = 50_000;
/// The number of parts of the run, for each of which the largest error is kept.
const PARTS: u64 = 1000;

const METHODS: [Method; 3] = [
    Method { label: "SI-DLA", name: "dla01", conserves: false },
    Method { label: "GONZALEZ-F", name: "gonzalez-f", conserves: true },
    Method { label: "GONZALEZ-R", name: "gonzalez-r", conserves: true },
];

/// An initial state.
#[derive(Clone, Debug)]
struct Start {
    name: String,
    q: Vec<f64>,
    v: Vec<f64>,
}

/// Motion from a start under a method.
#[derive(Clone, Debug)]
struct Motion {
    start: Start,
    method: Method,
    /// The energy at the start.
    energy: f64,
    /// The largest size of the parts of the energy at the start, which sets the scale of rounding.
    scale: f64,
    /// The net number of turns of the driver.
    turns: f64,
    /// The largest size of the driver's angle in each part.
    angles: Vec<f64>,
    /// The middles of the parts of the run.
    t: Vec<f64>,
    /// The largest |H − H(0)|/|H(0)| of each part.
    error: Vec<f64>,
    /// The largest |p₁ + sin(q₃) p₂| of each part.
    constraint: Vec<f64>,
    /// The largest |p| of each part.
    speed: Vec<f64>,
    /// The message of the failed step.
    failure: Option<String>,
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let gearbox = in_frame_of_papers(setting, "gearbox")?.model;
    let starts = starts(setting, &*gearbox)?;
    let steps = setting.pick(500_000, 1500);
    let jobs: Vec<(Start, Method)> = starts.iter().flat_map(|s| METHODS.map(|m| (s.clone(), m))).collect();
    let motions = setting.each(&jobs, |(start, method)| motion(&*gearbox, start, *method, steps))?;

    let mut verdicts = Vec::new();
    for shown in motions.chunks(METHODS.len()).take(SHOWN) {
        verdicts.extend(shown.iter().flat_map(verdicts_on));
    }
    verdicts.extend(motions.first().map(blow_up_verdict));
    verdicts.push(ensemble_verdict(&motions));
    let tables = vec![shown_table(&motions), motion_table(&motions)];
    Ok(Report { tables, figure: figure(&motions), verdicts })
}

/// The number of initial states drawn in the figure.
const SHOWN: usize = 2;

/// Returns the library's initial state, the same with all velocities reversed, and random states.
///
/// **Equation**: q₁, q₂ are uniform in [−1, 1) and q₃ in [−π, π). Velocities are normal and moved
/// onto D. A state is drawn again until the driver's energy q̇₃²/2 + cos q₃ − sin(2q₃)/5 exceeds
/// 1.2, which its potential nowhere reaches. The driver then turns, and no motion is periodic.
fn starts(setting: &Setting<'_>, gearbox: &dyn Model) -> Result<Vec<Start>, Failure> {
    let problem = problem(gearbox)?;
    let reversed = problem.v.iter().map(|v| -v).collect();
    let mut starts = vec![
        Start { name: "forwards".to_owned(), q: problem.q.clone(), v: problem.v.clone() },
        Start { name: "backwards".to_owned(), q: problem.q.clone(), v: reversed },
    ];
    for k in 0..setting.pick(20, 2) {
        let mut random = Random::new(SEED, k);
        let (q, v) = loop {
            let pi = std::f64::consts::PI;
            let q = vec![random.uniform(-1.0, 1.0), random.uniform(-1.0, 1.0), random.uniform(-pi, pi)];
            let mut v = vec![random.normal(), random.normal(), random.normal()];
            problem.system.project(0.0, &q, &mut v).map_err(Failure)?;
            if 0.5 * v[2] * v[2] + q[2].cos() - 0.2 * (2.0 * q[2]).sin() > 1.2 {
                break (q, v);
            }
        };
        starts.push(Start { name: format!("random {k}"), q, v });
    }
    Ok(starts)
}

/// Returns the paper's system: V = (q₁² + q₂²)/2 + cos q₃ − sin(2q₃)/5.
fn problem(gearbox: &dyn Model) -> Result<Problem, Failure> {
    Problem::of(gearbox, "standard", &[("eps", 0.4), ("sigma", 1.0)])
}

fn motion(gearbox: &dyn Model, start: &Start, method: Method, steps: u64) -> Result<Motion, Failure> {
    let problem = problem(gearbox)?;
    let system = &*problem.system;
    let (mut q, mut v) = (start.q.clone(), start.v.clone());
    let energy = system.energy(0.0, &q, &v);
    let kinetic = energy - system.energy(0.0, &q, &[0.0; 3]);
    // |cos q₃ − sin(2q₃)/5| ≤ 1.2.
    let scale = kinetic + 0.5 * (q[0] * q[0] + q[1] * q[1]) + 1.2;
    let mut stepper = problem.stepper_at(method.name, &q, &v, STEP)?;
    let mut motion = Motion {
        start: start.clone(),
        method,
        energy,
        scale,
        turns: 0.0,
        angles: Vec::new(),
        t: Vec::new(),
        error: Vec::new(),
        constraint: Vec::new(),
        speed: Vec::new(),
        failure: None,
    };
    let every = steps / PARTS.min(steps / 5);
    for part in 0..steps / every {
        let (mut error, mut constraint, mut speed, mut angle) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
        for _ in 0..every {
            if let Err(failure) = stepper.step() {
                motion.failure = Some(failure.0);
                return Ok(motion);
            }
            stepper.state(&mut q, &mut v);
            error = larger(error, ((system.energy(0.0, &q, &v) - energy) / energy).abs());
            constraint = larger(constraint, system.constraint(0.0, &q, &v));
            angle = larger(angle, q[2].abs());
            speed = v.iter().fold(speed, |max, v| larger(max, v.abs()));
        }
        motion.t.push((part * every) as f64 * STEP + 0.5 * every as f64 * STEP);
        motion.error.push(error);
        motion.constraint.push(constraint);
        motion.speed.push(speed);
        motion.angles.push(angle);
        motion.turns = (q[2] - start.q[2]) / std::f64::consts::TAU;
    }
    Ok(motion)
}

impl Motion {
    fn largest(series: &[f64]) -> f64 {
        series.iter().fold(0.0, |max, x| larger(max, *x))
    }

    /// Returns the rate at which ln |H − H(0)| grows within a quarter of the run, 0 to 3.
    fn rate(&self, quarter: usize) -> f64 {
        let length = self.t.len() / 4;
        let part = quarter * length..(quarter + 1) * length;
        let log: Vec<f64> = self.error[part.clone()].iter().map(|e| e.ln()).collect();
        fit_line(&self.t[part], &log).map_or(f64::NAN, |line| line.slope)
    }

    /// Returns whether the error grows exponentially. Exponential growth has the same rate in all
    /// quarters; growth in proportion to t has a rate in the last quarter of 0.42 times that in the
    /// second.
    fn grows_exponentially(&self) -> bool {
        let (second, last) = (self.rate(1), self.rate(3));
        let growth = self.error.last().zip(self.error.get(self.error.len() / 4)).map_or(0.0, |(a, b)| a / b);
        second > 0.0 && (0.7..=1.5).contains(&(last / second)) && growth > 10.0
    }

    /// Bounds the relative effect of rounding on the energy.
    ///
    /// Each step adds a few units in the last place of its terms. The driver's angle moreover grows
    /// to 10⁵ and is rounded in every step to half a unit in its last place, at most ε|q₃|/2. This
    /// gives a random walk of N steps, uniformly distributed, of at most |V'| ≤ 1.4 times that; the
    /// bound takes four standard deviations of the walk.
    fn roundoff(&self, steps: f64) -> f64 {
        let terms = 4.0 * self.scale * steps;
        let walk = 4.0 * 1.4 * Motion::largest(&self.angles) * (steps / 12.0).sqrt();
        f64::EPSILON * (terms + walk) / self.energy.abs()
    }

    /// Returns the largest constraint residual in units of ε max(1, speed), less the effect ε|q₃|/2
    /// of rounding the driver's angle in sin(q₃). Steppers carry that angle in two numbers, a state
    /// in one. The remaining residual has two products, each rounded a few times.
    fn constraint_in_ulps(&self) -> f64 {
        let ulps = self.constraint.iter().zip(&self.speed).map(|(c, s)| c / (f64::EPSILON * s.max(1.0)));
        ulps.zip(&self.angles).map(|(ulps, angle)| ulps - 0.5 * angle).fold(0.0, larger)
    }
}

/// Decides the paper's claims about a method.
fn verdicts_on(motion: &Motion) -> Vec<Verdict> {
    let subject = format!("{}, {}", motion.method.label, motion.start.name);
    let steps = motion.t.last().map_or(0.0, |t| t / STEP);
    let error = Motion::largest(&motion.error);
    let mut verdicts = Vec::new();
    if motion.method.conserves {
        let bound = motion.roundoff(steps);
        verdicts.push(
            Verdict::new(
                format!("{subject}: the energy is preserved to machine precision"),
                error,
                Outcome::of(error <= bound),
            )
            .criterion(format!(
                "largest relative error at most {bound:.1e}, the effect of rounding in {steps:.0} steps"
            ))
            .measured(format!(
                "largest {error:.1e}, with a driver's angle up to {:.1e}",
                Motion::largest(&motion.angles)
            )),
        );
    } else {
        let rates = [0, 1, 2, 3].map(|quarter| motion.rate(quarter));
        verdicts.push(
            Verdict::new(
                format!("{subject}: the energy error grows exponentially"),
                rates[3],
                Outcome::of(motion.grows_exponentially()),
            )
            .criterion("ln |ΔH| rises in the last quarter at 0.7 to 1.5 times its rate in the second, and |ΔH| grows tenfold after the first")
            .measured(format!(
                "rates by quarter {:.1e}, {:.1e}, {:.1e}, {:.1e}; largest relative error {error:.1e}",
                rates[0], rates[1], rates[2], rates[3]
            )),
        );
    }
    let constraint = Motion::largest(&motion.constraint);
    let ulps = motion.constraint_in_ulps();
    let exact = ulps <= 64.0;
    let (says, outcome) = match motion.method.name {
        "gonzalez-f" => ("does not respect the constraint", Outcome::of(constraint > 1e-6)),
        _ => ("preserves the constraint to machine precision", Outcome::of(exact)),
    };
    verdicts.push(
        Verdict::new(format!("{subject}: {says}"), constraint, outcome)
            .criterion(match motion.method.name {
                "gonzalez-f" => "largest |p₁ + sin(q₃) p₂| above 1e-6, far from roundoff",
                _ => "largest |p₁ + sin(q₃) p₂| at most 64 ulps of the momenta at that time, beside the effect of rounding q₃",
            })
            .measured(format!("largest {constraint:.1e}, {ulps:.1e} ulps of the momenta beyond the rounding of q₃")),
    );
    verdicts
}

/// Decides whether the energy error of SI-DLA grows from every start.
fn ensemble_verdict(motions: &[Motion]) -> Verdict {
    let all: Vec<&Motion> = motions.iter().skip(SHOWN * METHODS.len()).filter(|m| m.method == METHODS[0]).collect();
    let count = |forwards: bool| {
        let of: Vec<_> = all.iter().filter(|m| (m.turns > 0.0) == forwards).collect();
        let tenfold = of.iter().filter(|m| Motion::largest(&m.error) > 1.0).count();
        (of.iter().filter(|m| m.grows_exponentially()).count(), tenfold, of.len())
    };
    let (up, down) = (count(true), count(false));
    Verdict::new(
        "SI-DLA: the energy error grows exponentially from random initial values, non-periodic motions",
        (up.0 + down.0) as f64 / all.len() as f64,
        Outcome::of(up.0 + down.0 == all.len()),
    )
    .criterion("the criterion above holds from every one of the random initial states")
    .measured(format!(
        "it holds from {} of {} with a driver that turns forwards (the error exceeds H(0) from {}), from {} of {} with one that \
         turns backwards (exceeds H(0) from {})",
        up.0, up.2, up.1, down.0, down.2, down.1
    ))
}

/// Decides whether the constraint's rounding errors grow with the rounded momenta.
fn blow_up_verdict(motion: &Motion) -> Verdict {
    let tenth = (motion.t.len() / 10).max(1);
    let mean = |part: &[f64]| part.iter().sum::<f64>() / part.len() as f64;
    // In a short run both may be exactly zero, which is no growth.
    let growth = |series: &[f64]| {
        let (first, last) = (mean(&series[..tenth]), mean(&series[series.len() - tenth..]));
        if first == last { 1.0 } else { last / first.max(f64::EPSILON * f64::EPSILON) }
    };
    let (constraint, speed) = (growth(&motion.constraint), growth(&motion.speed));
    Verdict::new(
        format!("{}, {}: the constraint's error grows with the energy", motion.method.label, motion.start.name),
        constraint,
        Outcome::of(constraint > 1.5),
    )
    .criterion("the mean over the last tenth of the run exceeds 1.5 times that over the first")
    .measured(format!("it is {constraint:.1} times larger; the momenta are {speed:.1} times larger"))
}

fn shown_table(motions: &[Motion]) -> Table {
    let shown: Vec<&Motion> = motions.iter().take(SHOWN * METHODS.len()).collect();
    let mut columns = vec!["t".to_owned()];
    for quantity in ["energy error", "constraint"] {
        columns.extend(shown.iter().map(|m| format!("{} {} {quantity}", m.method.name, m.start.name)));
    }
    let mut table = Table::new("", columns);
    let length = shown.iter().map(|m| m.t.len()).min().unwrap_or(0);
    for k in 0..length {
        let numbers = std::iter::once(shown[0].t[k])
            .chain(shown.iter().map(|m| m.error[k]))
            .chain(shown.iter().map(|m| m.constraint[k]));
        table.push(numbers.map(Cell::Number).collect());
    }
    table
}

fn motion_table(motions: &[Motion]) -> Table {
    let columns = [
        "seed",
        "start",
        "method",
        "q1",
        "q2",
        "q3",
        "q1_dot",
        "q2_dot",
        "q3_dot",
        "energy",
        "turns",
        "until",
        "largest energy error",
        "largest constraint",
        "rate 1",
        "rate 2",
        "rate 3",
        "rate 4",
        "failure",
    ];
    let mut table = Table::new("motions", columns);
    for m in motions {
        let mut row = vec![SEED.to_string().into(), m.start.name.clone().into(), m.method.name.into()];
        row.extend(m.start.q.iter().chain(&m.start.v).map(|x| Cell::Number(*x)));
        let until = m.t.last().copied().unwrap_or(0.0);
        row.extend([m.energy, m.turns, until].map(Cell::Number));
        row.extend([Motion::largest(&m.error), Motion::largest(&m.constraint)].map(Cell::Number));
        // An error of zero has no rate.
        let rates = [0, 1, 2, 3].map(|quarter| m.rate(quarter));
        row.extend(rates.map(|rate| if rate.is_finite() { rate.into() } else { Cell::from("") }));
        row.push(m.failure.clone().unwrap_or_default().into());
        table.push(row);
    }
    table
}

fn figure(motions: &[Motion]) -> Figure {
    let subtitle = "Celledoni et al. (2019), figure 4: h = 0.1; the largest errors of each of 1000 parts of the run";
    let figure = Figure::new("Gearbox driven by an asymmetric pendulum: three methods", subtitle);
    motions.chunks(METHODS.len()).take(SHOWN).fold(figure, |figure, shown| {
        let name = &shown[0].start.name;
        let panel = |title: &str, axis| {
            Panel::new(format!("{title}, {name}"), "t", axis).scales(Scale::Linear, Scale::Logarithmic)
        };
        let mut energy = panel("Energy", "|(H − H(0))/H(0)|");
        let mut constraint = panel("Constraint", "|p₁ + sin(q₃) p₂|");
        for m in shown {
            let curve = |series: &[f64]| {
                Curve::line(positive(m.t.iter().copied().zip(series.iter().copied())))
                    .instead("0")
                    .label(m.method.label)
            };
            energy = energy.curve(curve(&m.error));
            constraint = constraint.curve(curve(&m.constraint));
        }
        figure.row([energy, constraint])
    })
}
