//! The table of section 3.4, measured: the methods that preserve the fibration, and those that
//! preserve the reversibility.
//!
//! **Fibration** (section 3.3, condition i). The states of the constrained motion, 𝓜 = {A(ξ) ẋ =
//! 0}, lie over (κx, v, ξ, ξ̇), and these over the driver's (ξ, ξ̇). A method descends to either if
//! its action there does not depend on the fibres above: two motions that start in one fibre stay
//! in one fibre. Three defects are measured along motions of a hundred steps:
//!
//! - the distance of the nodes from 𝓜, which consists of the fibres (transmission and knife edge);
//! - the distance between the drivers of two passengers (transmission);
//! - the distance of (x₂, v, ξ, ξ̇) of the nonholonomic particle, with κ = (0 1), from that of a
//!   particle with another x₁.
//!
//! **Reversibility** (condition ii, in its standard form ρΦρ = Φ⁻¹ with ρ(q, v) = (q, −v)) of the
//! transmission. For methods that are maps of 𝓜 the defect is ‖ρΦρΦ − id‖ at a hundred nodes. The
//! leapfrog carries half-step velocities and is a relation between three positions; the discrete
//! derivative method leaves 𝓜 and is a relation between two states. The relations of these two are
//! implemented here, from the paper's appendix. The generated motion satisfies its relation to
//! roundoff, and the defect is the residual of the reversed motion.

use super::{METHODS, Method, relations};
use crate::papers::in_frame_of_papers;
use crate::{Cell, Experiment, Failure, Outcome, Problem, Report, Setting, Table, Verdict};
use nonholonomic_lab::diagnostics::{distance, larger, reversibility_defect};
use nonholonomic_lab::registry::Model;
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// Fibration and reversibility of five methods.
pub const TABLE: Experiment = Experiment {
    name: "modin-verdier-table",
    title: "structures that five methods preserve: the fibration over a reversible system, and the reversibility",
    source: "Modin & Verdier (2020), the table of section 3.4",
    run,
};

const STEP: f64 = 0.1;
const STEPS: u64 = 100;
/// The bound on roundoff. States are at most about 20 in size. A difference of two motions grows at
/// most in proportion to their length of 100 steps, with a few roundings each: 100 · 4 · 20 ·
/// 2⁻⁵² = 2e-12.
const ROUNDOFF: f64 = 1e-11;
/// The least defect that rounding cannot explain.
const BROKEN: f64 = 1e-8;

/// Defects of the structures under a method, node by node.
#[derive(Clone, Debug, Default)]
struct Defects {
    /// |A(ξ) ẋ| of the transmission, and of the knife edge.
    constraint: [Vec<f64>; 2],
    /// The distance of two drivers under different passengers.
    driver: Vec<f64>,
    /// The distance of the particle's reduced motions over two fibre points.
    reduced: Vec<f64>,
    /// The residual of the reversed motion.
    reversed: Vec<f64>,
    /// The residual of the forward motion: the accuracy of the relation itself.
    forwards: f64,
}

/// Returns the paper's entries: fibration, reversibility.
fn entries(method: &str) -> [bool; 2] {
    [method != "dd", method != "dla:0.4"]
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let [gearbox, edge] = ["gearbox", "knife_edge"].map(|model| in_frame_of_papers(setting, model));
    let (gearbox, edge) = (gearbox?.model, edge?.model);
    let all = setting.each(&METHODS, |method| defects(setting, [&*gearbox, &*edge], *method))?;
    let verdicts = METHODS.iter().zip(&all).flat_map(|(m, d)| [fibration(m, d), reversibility(m, d)]);
    let verdicts = verdicts.collect();
    Ok(Report { tables: vec![node_table(&all), summary(&all)], figure: figure(&all), verdicts })
}

fn defects(setting: &Setting<'_>, [gearbox, edge]: [&dyn Model; 2], method: Method) -> Result<Defects, Failure> {
    let transmission = Problem::of(gearbox, "rot", &[("eps", 0.5)])?;
    let edge = Problem::of(edge, "paper", &[])?;
    // These methods' steps of the particle do not depend on the frame, to the last digit.
    let particle = setting.problem("nonholonomic_particle", &METHODS.map(|method| method.name), "standard", &[])?;
    let mut defects = Defects::default();

    let motion = nodes(&transmission, method, &transmission.q, &transmission.v)?;
    let on_edge = nodes(&edge, method, &edge.q, &edge.v)?;
    for (place, (problem, motion)) in [(&transmission, &motion), (&edge, &on_edge)].into_iter().enumerate() {
        defects.constraint[place] = motion.iter().map(|(q, v)| problem.system.constraint(0.0, q, v)).collect();
    }

    // The other passenger has another position and moves.
    let (q, xi) = (vec![0.3, -0.7, transmission.q[2]], transmission.q[2]);
    let speed = 0.8;
    let v = vec![-speed * xi.sin(), speed, transmission.v[2]];
    let other = nodes(&transmission, method, &q, &v)?;
    let driver = |(q, v): &State| vec![q[2], v[2]];
    defects.driver = motion.iter().zip(&other).map(|(a, b)| distance(&driver(a), &driver(b))).collect();

    // The same particle is moved along the fibre.
    let mut moved = particle.q.clone();
    moved[0] += 1.7;
    let here = nodes(&particle, method, &particle.q, &particle.v)?;
    let there = nodes(&particle, method, &moved, &particle.v)?;
    let reduced = |(q, v): &State| {
        let along = (v[1] - q[2] * v[0]) / (1.0 + q[2] * q[2]).sqrt();
        vec![q[1], along, q[2], v[2]]
    };
    defects.reduced = here.iter().zip(&there).map(|(a, b)| distance(&reduced(a), &reduced(b))).collect();

    let relation = match method.name {
        "leapfrog" => Some(relations::leapfrog(&motion, STEP)),
        "dd" => Some(relations::discrete_derivative(&motion, STEP)),
        _ => None,
    };
    if let Some(relations::Residuals { forwards, backwards }) = relation {
        defects.forwards = forwards;
        defects.reversed = backwards;
    } else {
        let step = |q: &[f64], v: &[f64]| one_step(&transmission, method, q, v);
        let reversed = motion.iter().map(|(q, v)| reversibility_defect(q, v, step));
        defects.reversed = reversed.collect::<Result<_, _>>()?;
    }
    Ok(defects)
}

/// Coordinates and velocities.
type State = (Vec<f64>, Vec<f64>);

/// Returns all nodes of a motion.
fn nodes(problem: &Problem, method: Method, q: &[f64], v: &[f64]) -> Result<Vec<State>, Failure> {
    let mut stepper = problem.stepper_at(method.name, q, v, STEP)?;
    let mut nodes = vec![(q.to_vec(), v.to_vec())];
    for _ in 0..STEPS {
        stepper.step().map_err(|e| Failure(format!("{}: {e}", method.label)))?;
        let (mut q, mut v) = (q.to_vec(), v.to_vec());
        stepper.state(&mut q, &mut v);
        nodes.push((q, v));
    }
    Ok(nodes)
}

fn one_step(problem: &Problem, method: Method, q: &[f64], v: &[f64]) -> Result<State, Failure> {
    let mut stepper = problem.stepper_at(method.name, q, v, STEP)?;
    stepper.step().map_err(|e| Failure(format!("{}: {e}", method.label)))?;
    let (mut q, mut v) = (q.to_vec(), v.to_vec());
    stepper.state(&mut q, &mut v);
    Ok((q, v))
}

fn largest(series: &[f64]) -> f64 {
    series.iter().fold(0.0, |max, x| larger(max, *x))
}

impl Defects {
    /// Returns the parts of the fibration's defect, with their names.
    fn of_fibration(&self) -> [(&'static str, f64); 4] {
        [
            ("transmission off the constraints", largest(&self.constraint[0])),
            ("knife edge off the constraints", largest(&self.constraint[1])),
            ("drivers under two passengers", largest(&self.driver)),
            ("reduced motions over two points of a fibre", largest(&self.reduced)),
        ]
    }

    fn of_reversibility(&self) -> f64 {
        largest(&self.reversed)
    }
}

/// Returns whether a structure is preserved or broken; `None` if neither is plain.
fn preserved(defect: f64) -> Option<bool> {
    if defect <= ROUNDOFF {
        Some(true)
    } else if defect >= BROKEN {
        Some(false)
    } else {
        None
    }
}

/// Names the result in one word.
fn mark(preserved: Option<bool>) -> &'static str {
    match preserved {
        Some(true) => "yes",
        Some(false) => "no",
        None => "unclear",
    }
}

fn verdict(method: &Method, structure: &str, paper: bool, defect: f64) -> Verdict {
    let found = preserved(defect);
    let outcome = found.map_or(Outcome::Inconclusive, |found| Outcome::of(found == paper));
    let does = if paper { "preserves" } else { "does not preserve" };
    Verdict::new(format!("{} {does} {structure}", method.label), defect, outcome).criterion(format!(
        "preserved where the largest defect is at most {ROUNDOFF:.0e}, not where it exceeds {BROKEN:.0e}"
    ))
}

fn fibration(method: &Method, defects: &Defects) -> Verdict {
    let parts = defects.of_fibration();
    let worst = parts.iter().map(|part| part.1).fold(0.0, larger);
    let words: Vec<String> = parts.iter().map(|(name, defect)| format!("{name} {defect:.1e}")).collect();
    verdict(method, "the fibration", entries(method.name)[0], worst).measured(words.join(", "))
}

fn reversibility(method: &Method, defects: &Defects) -> Verdict {
    let defect = defects.of_reversibility();
    let words = match method.name {
        "leapfrog" | "dd" => format!(
            "residual of the relation backwards {defect:.1e} (forwards, which it was solved for, {:.1e})",
            defects.forwards
        ),
        _ => format!("‖ρΦρΦ − id‖ {defect:.1e}"),
    };
    verdict(method, "the reversibility", entries(method.name)[1], defect).measured(words)
}

/// Tabulates a number and a word for each entry, beside the paper's.
fn summary(all: &[Defects]) -> Table {
    let columns = ["method", "structure", "defect", "preserved", "paper", "part", "defect of the part"];
    let mut table = Table::new("summary", columns);
    for (method, defects) in METHODS.iter().zip(all) {
        let [fibration, reversibility] = entries(method.name).map(|yes| mark(Some(yes)));
        let parts = defects.of_fibration();
        let worst = parts.iter().map(|part| part.1).fold(0.0, larger);
        for (part, defect) in parts {
            let found = mark(preserved(worst));
            table.push(vec![
                method.label.into(),
                "fibration".into(),
                worst.into(),
                found.into(),
                fibration.into(),
                part.into(),
                defect.into(),
            ]);
        }
        let defect = defects.of_reversibility();
        let found = mark(preserved(defect));
        let part = "run backwards";
        table.push(vec![
            method.label.into(),
            "reversibility".into(),
            defect.into(),
            found.into(),
            reversibility.into(),
            part.into(),
            defect.into(),
        ]);
    }
    table
}

/// Tabulates the defects node by node.
fn node_table(all: &[Defects]) -> Table {
    let mut columns = vec!["node".to_owned()];
    for method in METHODS {
        let quantities = ["constraint transmission", "constraint knife edge", "driver", "reduced", "reversed"];
        columns.extend(quantities.map(|quantity| format!("{} {quantity}", method.name)));
    }
    let mut table = Table::new("", columns);
    // A relation between two states has one residual less than there are nodes; one between three
    // positions has two less.
    let length = all.iter().map(|d| d.reversed.len()).min().unwrap_or(0);
    for k in 0..length {
        let numbers = all.iter().flat_map(|d| {
            [d.constraint[0][k], d.constraint[1][k], d.driver[k], d.reduced[k], d.reversed[k]].map(Cell::Number)
        });
        table.push([Cell::Number(k as f64)].into_iter().chain(numbers).collect());
    }
    table
}

fn figure(all: &[Defects]) -> Figure {
    type Series = fn(&Defects) -> &Vec<f64>;
    let panels: [(&str, &str, Series); 4] = [
        ("Off the constraints, transmission", "|A(ξ) ẋ|", |d| &d.constraint[0]),
        ("Drivers under two passengers", "distance", |d| &d.driver),
        ("Reduced motions over a fibre, particle", "distance", |d| &d.reduced),
        ("Run backwards, transmission", "defect", |d| &d.reversed),
    ];
    let panels = panels.map(|(title, axis, series)| {
        let panel = Panel::new(title, "node", axis).scales(Scale::Linear, Scale::Logarithmic);
        METHODS.iter().zip(all).fold(panel.include_y(&[1e-17, 1.0]), |panel, (method, defects)| {
            // A defect of zero has no logarithm and is drawn at the least one.
            let points = series(defects).iter().enumerate().map(|(k, d)| (k as f64, d.max(1e-17)));
            panel.curve(Curve::line(points.collect()).label(method.label))
        })
    });
    let [a, b, c, d] = panels;
    let subtitle = "Modin & Verdier (2020), section 3.4: Δt = 0.1; zero is drawn at 1e-17";
    Figure::new("Structures that five methods preserve", subtitle).row([a, b]).row([c, d])
}
