//! The systems for which the paper derives feedback integrators without simulating them:
//! Chaplygin's sleigh, the vertical disk, the roller racer, and the Heisenberg system, whose
//! "numerical simulation is left to the reader".

use super::watch::{Length, Node, Watched};
use super::{EULER, STEP, drawing, feedback, kept};
use crate::{Experiment, Failure, Outcome, Problem, Report, Setting, Verdict};
use nonholonomic_lab::Trajectory;
use nonholonomic_lab::diagnostics::larger;
use nonholonomic_plot::{Curve, Figure, Panel, axis_name, symbol};

/// Chaplygin's sleigh, section 3.3.
pub const SLEIGH: Experiment = Experiment {
    name: "chang-chaplygin-sleigh",
    title: "Chaplygin's sleigh under a feedback integrator",
    source: "Chang & Perlmutter (2018), section 3.3, theorem 3.8; the run is ours",
    run: |setting| follow(setting, &Case { model: "chaplygin_sleigh", data: "lively", path: [0, 1], integrals: &[] }),
};

/// Chaplygin's sleigh with the heading as a matrix, the second integrator of section 3.3.
pub const SLEIGH_SE2: Experiment = Experiment {
    name: "chang-chaplygin-sleigh-se2",
    title: "Chaplygin's sleigh on SE(2) under a feedback integrator",
    source: "Chang & Perlmutter (2018), section 3.3, equation 58; the run is ours",
    run: |setting| {
        follow(setting, &Case { model: "chaplygin_sleigh_se2", data: "lively", path: [4, 5], integrals: &[] })
    },
};

/// The vertical disk, section 3.4.
pub const VERTICAL_DISK: Experiment = Experiment {
    name: "chang-vertical-disk",
    title: "the vertical rolling disk under a feedback integrator",
    source: "Chang & Perlmutter (2018), section 3.4; the run is ours",
    run: |setting| {
        let integrals = &["x3dot", "xidot"];
        follow(setting, &Case { model: "vertical_disk", data: "standard", path: [0, 1], integrals })
    },
};

/// The roller racer, section 3.5.
pub const ROLLER_RACER: Experiment = Experiment {
    name: "chang-roller-racer",
    title: "the roller racer under a feedback integrator",
    source: "Chang & Perlmutter (2018), section 3.5, theorem 3.9; the run is ours",
    run: |setting| follow(setting, &Case { model: "roller_racer", data: "standard", path: [1, 2], integrals: &[] }),
};

/// The Heisenberg system, section 3.6.
pub const HEISENBERG: Experiment = Experiment {
    name: "chang-heisenberg",
    title: "the Heisenberg system under feedback integrators",
    source: "Chang & Perlmutter (2018), section 3.6; the run is ours",
    run: heisenberg,
};

/// The gain of the figures of the Suslov problem; the paper gives none for these systems.
const GAIN: f64 = 100.0;
/// The number of steps to t = 200, as in the paper's other figures.
const STEPS: u64 = 200_000;

/// A run, with the integrals it should keep besides the energy and the constraints.
struct Case {
    model: &'static str,
    data: &'static str,
    /// The drawn coordinates.
    path: [usize; 2],
    /// The declared integrals with gains of their own.
    integrals: &'static [&'static str],
}

/// The name of ‖RᵀR − 1‖, if there is a rotation matrix among the coordinates.
const GROUP: &str = "|R^T R - 1|";

/// A function of a node.
type Function = Box<dyn Fn(&Node<'_>) -> f64 + Sync>;

/// Returns the errors of the energy and of declared integrals, and the constraint residual.
fn quantities(problem: &Problem, integrals: &[&'static str]) -> Result<Vec<(&'static str, Function)>, Failure> {
    let energy = problem.system.energy(0.0, &problem.q, &problem.v);
    let mut first = vec![0.0; problem.info.invariants.len()];
    problem.system.invariants(0.0, &problem.q, &problem.v, &mut first);
    let mut all: Vec<(&'static str, Function)> =
        vec![("constraint", Box::new(|node| node.constraint)), ("dH", Box::new(move |node| node.energy - energy))];
    if !problem.info.rotations.is_empty() {
        all.push((GROUP, Box::new(|node| node.system.group_defect(node.q))));
    }
    for name in integrals {
        let place = problem.info.invariants.iter().position(|known| known.name == *name);
        let i = place.ok_or_else(|| Failure(format!("`{}` has no integral `{name}`", problem.info.name)))?;
        let value = first[i];
        all.push((name, Box::new(move |node| node.invariants[i] - value)));
    }
    Ok(all)
}

/// Returns a path in the plane.
fn path(run: &Trajectory, [i, j]: [usize; 2]) -> Vec<(f64, f64)> {
    run.q.iter().map(|q| (q[i], q[j])).collect()
}

fn follow(setting: &Setting<'_>, case: &Case) -> Result<Report, Failure> {
    let problem = setting.problem(case.model, &[EULER, "rk4"], case.data, &[])?;
    let length = Length::of(setting.pick(STEPS, STEPS / 20));
    let functions = quantities(&problem, case.integrals)?;
    let watched: Vec<_> = functions.iter().map(|(name, of)| (*name, &**of)).collect();
    let methods = [feedback(&problem, EULER, GAIN, &[])?, feedback(&problem, EULER, 0.0, &[])?];
    let runs = setting.each(&methods, |method| Watched::run(&problem, method, STEP, length, &watched))?;
    let [fed, unfed] = [&runs[0], &runs[1]];
    if let Some(message) = &fed.failure {
        return Err(Failure(message.clone()));
    }
    let jobs = [methods[0].as_str(), "rk4"];
    let paths = setting.each(&jobs, |method| problem.sampled(method, STEP, length.steps, length.every))?;
    let [numerical, exact] = [path(&paths[0], case.path), path(&paths[1], case.path)];

    let labelled = [("feedback", fed), ("without", unfed)];
    let axes = case.path.map(|i| axis_name(&problem.info.coordinates[i]));
    let title = format!("{} under a feedback integrator", case.model.replace('_', " "));
    let subtitle = format!("Euler, h = {STEP}, gains {GAIN}, t ≤ {:.0}; without: the same, gains 0", fed.end);
    let plane = Panel::new("path", axes[0].as_str(), axes[1].as_str())
        .equal_axes()
        .curve(Curve::line(exact.clone()).label("exact (rk4)").colour(6))
        .curve(Curve::line(numerical.clone()).label("feedback").colour(0));
    let mut panels = vec![
        plane,
        drawing::sizes("constraint residual", "max |μ v|", &labelled, "constraint"),
        drawing::sizes("energy error", "|ΔH|", &labelled, "dH"),
    ];
    let group = functions.iter().any(|(name, _)| *name == GROUP);
    if group {
        panels.push(drawing::sizes("deviation from the group", "‖RᵀR − 1‖", &labelled, GROUP));
    }
    panels.extend(
        case.integrals.iter().map(|name| drawing::sizes(symbol(name), format!("|Δ{}|", symbol(name)), &labelled, name)),
    );
    let figure = panels.chunks(2).fold(Figure::new(title, subtitle), |figure, row| figure.row(row.to_vec()));

    let claims = [("the constraint momenta", "constraint"), ("the energy", "dH")];
    let matrix = group.then_some(("R on the group", GROUP));
    let claims = claims.into_iter().chain(matrix).chain(case.integrals.iter().map(|name| (*name, *name)));
    let mut verdicts: Vec<Verdict> = claims
        .map(|(integral, name)| {
            let mut verdict = kept(format!("The feedback integrator keeps {integral}"), fed, name, (STEP, 1e-12));
            verdict.measured += &format!("; without feedback {:.2e}", unfed.largest(name));
            verdict
        })
        .collect();
    verdicts.push(follows(&numerical, &exact));
    Ok(Report { tables: vec![Watched::table("", &labelled)], figure, verdicts })
}

/// Decides whether the path is the true one.
fn follows(numerical: &[(f64, f64)], exact: &[(f64, f64)]) -> Verdict {
    let pairs = numerical.iter().zip(exact);
    let off = pairs.map(|(a, b)| (a.0 - b.0).hypot(a.1 - b.1)).fold(0.0, larger);
    let extent = |of: fn(&(f64, f64)) -> f64| {
        let (least, most) = exact.iter().map(of).fold((f64::MAX, f64::MIN), |(a, b), x| (a.min(x), b.max(x)));
        most - least
    };
    let extent = extent(|p| p.0).max(extent(|p| p.1));
    Verdict::new("Its path follows the true one", off / extent, Outcome::of(off < 0.1 * extent))
        .criterion("largest distance from a tight reference at the same time below a tenth of the path's extent (ours)")
        .measured(format!("off by {off:.2e}, {:.1e} of the extent {extent:.2}", off / extent))
}

fn heisenberg(setting: &Setting<'_>) -> Result<Report, Failure> {
    let problem = setting.problem("heisenberg", &[EULER], "standard", &[])?;
    let length = Length::of(setting.pick(STEPS, STEPS / 20));
    let mut functions = quantities(&problem, &["Lz"])?;
    let (q, v) = (problem.q.clone(), problem.v.clone());
    // This is |q − q(0) − v(0) t|.
    functions.push((
        "off the line",
        Box::new(move |node| {
            let from_line = q.iter().zip(&v).zip(node.q).map(|((q, v), now)| now - q - v * node.t);
            from_line.map(|x| x * x).sum::<f64>().sqrt()
        }),
    ));
    let watched: Vec<_> = functions.iter().map(|(name, of)| (*name, &**of)).collect();
    // The paper's V contains J, H and L_z. The velocities are integrals as well but have no gains.
    let methods = [
        feedback(&problem, EULER, 0.0, &[("J", GAIN), ("H", GAIN), ("Lz", GAIN)])?,
        feedback(&problem, EULER, 0.0, &[("J", GAIN), ("H", GAIN)])?,
    ];
    let runs = setting.each(&methods, |method| Watched::run(&problem, method, STEP, length, &watched))?;
    let [printed, bounded] = [&runs[0], &runs[1]];

    let labelled = [("k₂ = 100", printed), ("k₂ = 0", bounded)];
    let panel = |title: &str, axis: &str, name: &str| drawing::sizes(title, axis, &labelled, name);
    let subtitle = format!("Euler, h = {STEP}, k₁ = k₃ = {GAIN} for J and H, k₂ for L_{{z}}, t ≤ {:.0}", bounded.end);
    let figure = Figure::new("Heisenberg system under feedback integrators", subtitle)
        .row([
            panel("distance from the straight line", "|q − q(0) − v(0) t|", "off the line"),
            panel("energy error", "|ΔH|", "dH"),
        ])
        .row([panel("constraint residual", "|μ v|", "constraint"), panel("angular momentum", "|ΔL_{z}|", "Lz")]);

    let reached = printed.failure.clone().unwrap_or_else(|| format!("it reaches t = {}", printed.end));
    let mut verdicts = vec![
        Verdict::new(
            "The feedback integrator of section 3.6 performs well, although V⁻¹(0) is not compact",
            printed.end,
            Outcome::of(printed.failure.is_none() && printed.largest("off the line") < STEP),
        )
        .criterion(format!("with gains {GAIN} it reaches t = {:.0}, off the straight line by less than h", bounded.end))
        .measured(format!(
            "{reached}: |∇L_z|² = x² + y² + … grows without bound, and no gain suits a fixed step for ever; off the line by {:.1e} \
             until then",
            printed.largest("off the line")
        )),
    ];
    // The roundings of q, whose size is |v| t, add up over all steps, in case all have one sign.
    let reach = bounded.end * problem.v.iter().map(|v| v * v).sum::<f64>().sqrt();
    let roundoff = f64::EPSILON * reach * (bounded.end / STEP);
    let off = bounded.largest("off the line");
    verdicts.push(
        Verdict::new("Without the gain of L_z it moves on the straight line", off, Outcome::of(off <= roundoff))
            .criterion(format!("off by at most {roundoff:.1e}, which is roundoff"))
            .measured(format!("off by {off:.1e}")),
    );
    for (integral, name) in [("the constraint momentum", "constraint"), ("the energy", "dH"), ("L_z", "Lz")] {
        verdicts.push(kept(format!("Without the gain of L_z it keeps {integral}"), bounded, name, (STEP, roundoff)));
    }
    let tables = vec![Watched::table("", &[("", bounded)]), Watched::table("printed", &[("", printed)])];
    Ok(Report { tables, figure, verdicts })
}
