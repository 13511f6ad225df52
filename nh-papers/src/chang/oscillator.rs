//! Figures 6 and 7: the nonholonomic oscillator under a feedback integrator and under the explicit discrete Lagrange–d'Alembert
//! method (eqs 84 and 85, `dla1` here).

use super::watch::{Length, Node, Quantity, Watched};
use super::{EULER, STEP, drawing, feedback, kept, kept_if};
use crate::{Cell, Experiment, Failure, Growth, Outcome, Problem, Report, Setting, Table, Verdict};
use nonholonomic_lab::Trajectory;
use nonholonomic_lab::diagnostics::{Crossing, Direction, Section, larger};
use nonholonomic_plot::{Curve, Figure, Panel};

/// The figure of the integrals.
pub const FIGURE_6: Experiment = Experiment {
    name: "chang-fig6",
    title: "energy, y-energy and constraint of the nonholonomic oscillator under a feedback integrator and DLA",
    source: "Chang & Perlmutter (2018), figure 6 and section 3.7",
    run: integrals,
};

/// The figure of the Poincaré sections.
pub const FIGURE_7: Experiment = Experiment {
    name: "chang-fig7",
    title: "y(t) and two Poincaré sections of the nonholonomic oscillator under a feedback integrator and DLA",
    source: "Chang & Perlmutter (2018), figure 7 and section 3.7",
    run: sections,
};

/// The gains of (88): k₁ = 500 for the energy, k₂ = 300 for the y-energy, k₃ = 300 for the
/// constraint momentum.
const GAINS: &[(&str, f64)] = &[("J", 300.0), ("H", 500.0), ("E_y", 300.0)];
/// The number of steps over [0, 200]; the sections cover [0, 400].
const STEPS: u64 = 200_000;

const QUANTITIES: &[Quantity<'static>] = &[
    ("dH", &|node| node.energy - 1.5),
    ("dHy", &|node| node.invariants[1] - 0.5),
    ("Jc", &|node| constraint(node, node.q[1])),
    // DLA has p_{i+1} = (q_{i+1} − q_i)/h; its constraint is that of (80), at q_i.
    ("Jc at the old y", &|node| constraint(node, node.before[1])),
];

/// Returns p_x + y p_z.
fn constraint(node: &Node<'_>, y: f64) -> f64 {
    node.v[0] + y * node.v[2]
}

fn problem(setting: &Setting<'_>) -> Result<(Problem, [String; 2]), Failure> {
    let problem = setting.problem("nonholonomic_oscillator", &[EULER, "dla1", "rk4"], "paper", &[])?;
    let methods = [feedback(&problem, EULER, 0.0, GAINS)?, "dla1".to_owned()];
    Ok((problem, methods))
}

fn integrals(setting: &Setting<'_>) -> Result<Report, Failure> {
    let (problem, methods) = problem(setting)?;
    let length = Length::of(setting.pick(STEPS, STEPS / 20));
    let runs = setting.each(&methods, |method| {
        let run = Watched::run(&problem, method, STEP, length, QUANTITIES)?;
        run.failure.clone().map_or(Ok(run), |message| Err(Failure(message)))
    })?;
    let [fed, dla] = [&runs[0], &runs[1]];

    let subtitle = format!(
        "Chang & Perlmutter (2018), figure 6: h = {STEP}, t ≤ {:.0}; feedback with Euler, gains J 300, H 500, H_{{y}} 300; DLA (84), (85)",
        fed.end
    );
    let row = |name: &str, axis: &str, dla_name: &str| {
        let left = drawing::values(format!("{axis}, feedback"), axis, &[("", fed)], name);
        [left, drawing::values(format!("{axis}, DLA"), axis, &[("", dla)], dla_name)]
    };
    let figure = Figure::new("Nonholonomic oscillator: feedback integrator and DLA", subtitle)
        .row(row("dH", "ΔH", "dH"))
        .row(row("dHy", "ΔH_{y}", "dHy"))
        .row(row("Jc", "p_{x} + y p_{z}", "Jc at the old y"));

    // (q' − q)/h loses |q| ε/h, with |q| below 2; p_x + y p_z contains a few of these errors.
    let roundoff = 8.0 * 2.0 * f64::EPSILON / STEP;
    let mut verdicts = vec![
        kept("The feedback integrator preserves the energy", fed, "dH", (STEP, 0.0)),
        kept("The feedback integrator preserves the y-energy", fed, "dHy", (STEP, 0.0)),
        kept("The feedback integrator preserves the constraint", fed, "Jc", (STEP, 0.0)),
        poor(dla, fed),
        kept("DLA preserves the y-energy", dla, "dHy", (STEP, 0.0)),
    ];
    let mut lagged = kept("DLA preserves the constraint", dla, "Jc at the old y", (STEP, roundoff));
    lagged.measured += &format!(
        ", with the y at the beginning of the step as in (80) and (83); with y and p of one node {:.1e}, of the order of h",
        dla.largest("Jc")
    );
    verdicts.push(lagged);
    let [euler, discrete] = orders(setting, &problem, &methods)?;
    verdicts.push(
        Verdict::new("Both methods are of the first order", euler, Outcome::of([euler, discrete].iter().all(|p| (p - 1.0).abs() < 0.1)))
            .criterion("halving h halves the distance from a tight reference at t = 2: exponent 1 to within 0.1, h = 1e-3 and 5e-4")
            .measured(format!("feedback {euler:.3}, DLA {discrete:.3}")),
    );
    Ok(Report { tables: vec![Watched::table("", &[("feedback", fed), ("DLA", dla)])], figure, verdicts })
}

/// Decides the claim that DLA is poor at preserving the energy.
fn poor(dla: &Watched, fed: &Watched) -> Verdict {
    let growth = dla.growth("dH");
    let outcome = match growth.trend {
        trend if trend > Growth::DRIFTS || growth.largest > STEP => Outcome::Holds,
        trend if trend < Growth::BOUNDED => Outcome::DoesNotHold,
        _ => Outcome::Inconclusive,
    };
    Verdict::new("DLA is poor at preserving the energy", growth.largest, outcome)
        .criterion(format!("the error is not kept; the criterion of a kept one is: {}", kept_if(STEP, 0.0)))
        .measured(format!(
            "largest {:.2e}, trend {:.2}, {:.0} times as large as under feedback",
            growth.largest,
            growth.trend,
            growth.largest / fed.largest("dH")
        ))
}

/// Measures the orders of the two methods from two steps.
fn orders(setting: &Setting<'_>, problem: &Problem, methods: &[String; 2]) -> Result<[f64; 2], Failure> {
    const END: f64 = 2.0;
    let end = |method: &str, step: f64| -> Result<Vec<f64>, Failure> {
        let mut last = Vec::new();
        problem.run(method, step, (END / step).round() as u64, |_, q, v| last = [q, v].concat())?;
        Ok(last)
    };
    // The method has order four: (1e-3)⁴ is 1e-12, at most a thousandth of the difference between
    // the coarse runs.
    let tight = end("rk4", STEP)?;
    let jobs: Vec<(usize, f64)> = vec![(0, STEP), (0, 0.5 * STEP), (1, STEP), (1, 0.5 * STEP)];
    let errors = setting
        .each(&jobs, |(i, step)| Ok(nonholonomic_lab::diagnostics::distance(&end(&methods[*i], *step)?, &tight)))?;
    Ok([(errors[0] / errors[1]).log2(), (errors[2] / errors[3]).log2()])
}

/// The least visible error of y in the figure, a hundredth of its amplitude.
const CLOSE: f64 = 0.01;

/// A run with its points on the section y = 0, ẏ > 0.
struct Mapped {
    run: Trajectory,
    points: Vec<Crossing>,
}

fn sections(setting: &Setting<'_>) -> Result<Report, Failure> {
    let (problem, [fed, dla]) = problem(setting)?;
    let steps = setting.pick(2 * STEPS, STEPS / 4);
    let jobs = [fed, dla, "rk4".to_owned()];
    let runs = setting.each(&jobs, |method| {
        let mut section = Section::new(|_, q: &[f64], _: &[f64]| q[1], Direction::Rising);
        let (mut points, mut run) = (Vec::new(), Trajectory::new(["x", "y", "z"], ["x_dot", "y_dot", "z_dot"]));
        let mut k = 0_u64;
        problem.run(method, STEP, steps, |t, q, v| {
            points.extend(section.push(t, q, v));
            if k.is_multiple_of(200) {
                run.push(t, q, v, problem.system.energy(t, q, v), problem.system.constraint(t, q, v));
            }
            k += 1;
        })?;
        points.extend(section.finish());
        Ok(Mapped { run, points })
    })?;
    let labels = ["feedback", "DLA", "exact (rk4)"];

    let mut table = Table::new("sections", ["method", "t", "x", "z", "p_z", "residual", "uncertainty"]);
    for (label, mapped) in labels.iter().zip(&runs) {
        for p in &mapped.points {
            let numbers = [p.t, p.q[0], p.q[2], p.v[2], p.residual, p.uncertainty];
            table.push(std::iter::once(Cell::from(*label)).chain(numbers.map(Cell::Number)).collect());
        }
    }
    let mut trajectory = Table::new("", ["t", "y feedback", "y DLA"]);
    for k in 0..runs[0].run.len() {
        trajectory.push([runs[0].run.t[k], runs[0].run.q[k][1], runs[1].run.q[k][1]].map(Cell::Number).to_vec());
    }
    let row = |i: usize| {
        let mapped = &runs[i];
        let y = mapped.run.t.iter().copied().zip(mapped.run.q.iter().map(|q| q[1])).collect();
        let dots = |of: fn(&Crossing) -> (f64, f64)| Curve::dots(mapped.points.iter().map(of).collect()).colour(i);
        [
            Panel::new(format!("{}: y(t)", labels[i]), "t", "y").curve(Curve::line(y).colour(i)),
            Panel::new(format!("{}: xz at y = 0", labels[i]), "x", "z").curve(dots(|p| (p.q[0], p.q[2]))),
            Panel::new(format!("{}: z p_{{z}} at y = 0", labels[i]), "z", "p_{z}").curve(dots(|p| (p.q[2], p.v[2]))),
        ]
    };
    let subtitle = format!(
        "Chang & Perlmutter (2018), figure 7: h = {STEP}, t ≤ {:.0}, sections where ẏ > 0",
        steps as f64 * STEP
    );
    let figure = Figure::new("Nonholonomic oscillator: Poincaré sections", subtitle).row(row(0)).row(row(1));

    let mut verdicts = PLANES.map(|plane| similar(&runs, plane)).to_vec();
    verdicts.extend([0, 1].map(|i| {
        let off = runs[i].run.t.iter().zip(&runs[i].run.q).map(|(t, q)| (q[1] - t.cos()).abs()).fold(0.0, larger);
        Verdict::new(format!("{}: y is periodic, y = cos t", labels[i]), off, Outcome::of(off < CLOSE))
            .criterion(format!("largest |y − cos t| below {CLOSE}"))
            .measured(format!("{off:.2e}"))
    }));
    Ok(Report { tables: vec![trajectory, table], figure, verdicts })
}

/// The largest distance of points in similar sections, relative to the drawing, whose axes are as
/// long as the exact section is wide.
const SIMILAR: f64 = 0.1;

/// A plane in which the section is drawn.
type Plane = (&'static str, fn(&Crossing) -> [f64; 2]);

const PLANES: [Plane; 2] = [("xz-plane", |p| [p.q[0], p.q[2]]), ("z p_z-plane", |p| [p.q[2], p.v[2]])];

/// Returns the least and the largest value of a coordinate of the plane.
fn range(points: &[Crossing], of: fn(&Crossing) -> [f64; 2], i: usize) -> (f64, f64) {
    points.iter().map(|p| of(p)[i]).fold((f64::MAX, f64::MIN), |(a, b), x| (a.min(x), b.max(x)))
}

/// Decides the claim that both sections look the same in this plane.
fn similar(runs: &[Mapped], (plane, of): Plane) -> Verdict {
    let [fed, dla, exact] = [0, 1, 2].map(|i| &runs[i].points[..]);
    // Sections are compared point by point: the k-th points belong to the same time.
    let apart = |a: &[Crossing], b: &[Crossing]| {
        let along = |i: usize| {
            let (least, most) = range(exact, of, i);
            let pairs = a.iter().zip(b).map(|(a, b)| (of(a)[i] - of(b)[i]).abs());
            pairs.fold(0.0, larger) / (most - least)
        };
        along(0).max(along(1))
    };
    let off = apart(fed, dla);
    let same = fed.len() == dla.len() && fed.len() == exact.len();
    let highest = |points: &[Crossing]| range(points, of, 1).1;
    Verdict::new(format!("Both methods produce similar sections in the {plane}"), off, Outcome::of(same && off < SIMILAR))
        .criterion("equal numbers of points, each within a tenth of the exact section's width of the other method's point")
        .measured(format!(
            "{} and {} points, {off:.3} of the width apart at most; from the exact ones feedback {:.3}, DLA {:.3}; highest point \
             {:.3}, {:.3}, exactly {:.3}",
            fed.len(),
            dla.len(),
            apart(fed, exact),
            apart(dla, exact),
            highest(fed),
            highest(dla),
            highest(exact)
        ))
}
