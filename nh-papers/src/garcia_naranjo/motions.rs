//! Figures 3 and 4: momenta, energy and distance from 𝔡* of both integrators beside the exact motion.
//!
//! The maps determine which integrator is fast and which is slow. Let I be the identity on the
//! plane ω₃ = 0, ω = s (cos φ, sin φ, 0) the displacement of a step, and y = I₁₃ω₁ + I₂₃ω₂. The
//! momenta (M₁, M₂) of both ends have the same length r and are turned from ω by ∓β:
//!
//! - Moser and Veselov: tan β = h y/2, r = s (1 + h²y²/4)^½/(1 + h²s²/4);
//! - Cayley: tan β = (h y/2)/(1 + h²s²/4), r = s ((1 + h²s²/4)² + h²y²/4)^½.
//!
//! A step turns M by 2β, the exact motion by h y₀ (1 − h² (2y₀² − κ²)/24), y₀ = κ cos(φ − δ), κ =
//! c r. The relative differences of the turns are h² (r²/4 − κ²/24 − y₀²/8) + … and −h² (r²/2 +
//! κ²/24 + y₀²/8) + …. Since c² < I₃₃ ≤ 2, the non-consistent integrator gains time overall, and
//! the consistent one loses time. The paper's remark 8.1 claims the contrary.

use super::{Body, METHODS, Method, Motion};
use crate::{Cell, Experiment, Failure, Outcome, Problem, Report, Setting, Table, Verdict};
use nalgebra::{Matrix3, Vector3};
use nonholonomic_lab::diagnostics::{larger, max_abs};
use nonholonomic_plot::{Curve, Figure, Panel};

/// The figure for a generic inertia tensor.
pub const FIGURE_3: Experiment = Experiment {
    name: "garcia-naranjo-fig3",
    title: "Suslov's problem with a generic inertia tensor: momenta, energy and distance from the constraints of two integrators",
    source: "García-Naranjo & Jiménez (2017), figure 3 and section 8.1",
    run: |setting| run(setting, &GENERIC),
};

/// The figure for an inertia tensor for which the consistent integrator keeps the energy.
pub const FIGURE_4: Experiment = Experiment {
    name: "garcia-naranjo-fig4",
    title: "the same with an inertia tensor for which both integrators keep the energy",
    source: "García-Naranjo & Jiménez (2017), figure 4 and section 8.2",
    run: |setting| run(setting, &SPECIAL),
};

/// The differences between the two figures.
struct Case {
    number: u8,
    data: &'static str,
    /// Whether the consistent integrator keeps the energy.
    both_keep: bool,
}

const GENERIC: Case = Case { number: 3, data: "generic", both_keep: false };
const SPECIAL: Case = Case { number: 4, data: "paper", both_keep: true };

/// The number of steps in the interval of figures and verdicts.
const STEPS: u64 = 100;
/// The interval is [−5, 5]/κ: both ends are within sech 5 = 0.013 of a steady turn.
const REACH: f64 = 5.0;
/// The number of steps in the interval from which on every integrator is assumed to succeed.
const MAX_STEPS: u64 = 400;

/// A run of an integrator.
struct Run {
    method: Method,
    t: Vec<f64>,
    omega: Vec<Vector3<f64>>,
    /// The discrete momentum of the displacement that leaves each node except the last.
    momentum: Vec<Vector3<f64>>,
    energy: Vec<f64>,
    /// |(M₁, M₂) − (M₁, M₂) of the exact motion|.
    error: Vec<f64>,
}

/// Runs an integrator from the velocity of the exact motion at −[`REACH`]/κ.
fn follow(body: &Body, motion: &Motion, method: Method, steps: u64) -> Result<Run, Failure> {
    let begin = -REACH / motion.rate;
    let h = -2.0 * begin / steps as f64;
    let start = motion.velocity(begin);
    let Problem { system, q, .. } = &body.problem;
    let mut stepper = body.problem.stepper_at(method.name(), q, start.as_slice(), h)?;
    let (mut q, mut v) = (q.clone(), start.as_slice().to_vec());
    let mut run =
        Run { method, t: Vec::new(), omega: Vec::new(), momentum: Vec::new(), energy: Vec::new(), error: Vec::new() };
    let mut before: Option<Matrix3<f64>> = None;
    for k in 0..=steps {
        if k > 0 {
            stepper.step().map_err(|e| Failure(format!("`{}`: {e}", method.name())))?;
        }
        stepper.state(&mut q, &mut v);
        let t = begin + k as f64 * h;
        let attitude = Matrix3::from_row_slice(&q[..9]);
        if let Some(before) = before.replace(attitude) {
            run.momentum.push(method.momentum(&body.inertia, h, displacement(&(before.transpose() * attitude)) / h));
        }
        let omega = Vector3::from_column_slice(&v);
        let off = body.inertia * (omega - motion.velocity(t));
        run.t.push(t);
        run.energy.push(system.energy(t, &q, &v));
        run.error.push(off.x.hypot(off.y));
        run.omega.push(omega);
    }
    Ok(run)
}

/// Returns x with W = cay(x̂): twice the tangent of half the angle of W, along its axis.
fn displacement(w: &Matrix3<f64>) -> Vector3<f64> {
    Vector3::new(w.m32 - w.m23, w.m13 - w.m31, w.m21 - w.m12) * (2.0 / (1.0 + w.trace()))
}

impl Run {
    /// Returns the time at which the motion is half way: the zero of φ − δ, on the line between the
    /// nodes beside it.
    fn half_way(&self, motion: &Motion) -> Option<f64> {
        let angles: Vec<f64> = self.omega.iter().map(|omega| motion.angle(omega)).collect();
        let k = angles.windows(2).position(|pair| pair[0] < 0.0 && pair[1] >= 0.0)?;
        // The interpolation uses the exact motion's time, in which the angle grows evenly.
        let time = |angle: f64| angle.tan().asinh();
        let (a, b) = (time(angles[k]), time(angles[k + 1]));
        Some(self.t[k] + (self.t[k + 1] - self.t[k]) * a / (a - b))
    }
}

/// Returns the least number of steps in the interval from which on the integrator reaches the end.
fn fewest_steps(body: &Body, motion: &Motion, method: Method) -> u64 {
    let fails = (1..=MAX_STEPS).rev().find(|steps| follow(body, motion, method, *steps).is_err());
    fails.map_or(1, |steps| steps + 1)
}

fn run(setting: &Setting<'_>, case: &Case) -> Result<Report, Failure> {
    let body = Body::new(setting, case.data, &[])?;
    let motion = body.motion(body.problem.system.energy(0.0, &body.problem.q, &body.problem.v));
    let interval = 2.0 * REACH / motion.rate;
    let h = interval / STEPS as f64;
    let runs = setting.each(&METHODS, |method| follow(&body, &motion, *method, STEPS))?;
    let fewest = setting.each(&METHODS, |method| Ok(fewest_steps(&body, &motion, *method)))?;

    let mut columns: Vec<String> = ["t", "M1 exact", "M2 exact"].map(str::to_owned).to_vec();
    for method in METHODS {
        columns.extend(["M1", "M2", "energy", "distance"].map(|what| format!("{what} {}", method.name())));
    }
    let mut table = Table::new("", columns);
    // No displacement leaves the last node.
    for k in 0..STEPS as usize {
        let exact = body.inertia * motion.velocity(runs[0].t[k]);
        let mut row = vec![runs[0].t[k], exact.x, exact.y];
        for run in &runs {
            let momentum = body.inertia * run.omega[k];
            row.extend([momentum.x, momentum.y, run.energy[k], body.distance(&run.momentum[k])]);
        }
        table.push(row.into_iter().map(Cell::Number).collect());
    }
    let mut limits = Table::new("limits", ["method", "fewest steps", "largest h", "largest h |omega|"]);
    for (method, fewest) in METHODS.iter().zip(&fewest) {
        let largest = interval / *fewest as f64;
        let turn = motion.velocity(0.0).norm();
        limits.push(vec![method.name().into(), (*fewest as f64).into(), largest.into(), (largest * turn).into()]);
    }

    let figure = figure(case, &body, &motion, &runs, h);
    let verdicts = verdicts(case, &body, &motion, &runs, &fewest)?;
    Ok(Report { tables: vec![table, limits], figure, verdicts })
}

fn figure(case: &Case, body: &Body, motion: &Motion, runs: &[Run], h: f64) -> Figure {
    let times = (0..=400).map(|k| (f64::from(k) / 200.0 - 1.0) * REACH / motion.rate);
    let exact: Vec<(f64, Vector3<f64>)> = times.map(|t| (t, body.inertia * motion.velocity(t))).collect();
    let panel = |axis: usize, name: &str| {
        let points = exact.iter().map(|(t, m)| (*t, m[axis])).collect();
        let panel = Panel::new("", "t", name).curve(Curve::line(points).label("exact").colour(0));
        runs.iter().enumerate().fold(panel, |panel, (i, run)| {
            let momenta = run.omega.iter().map(|omega| (body.inertia * omega)[axis]);
            let points = run.t.iter().copied().zip(momenta).collect();
            // The two may lie on each other.
            let curve = if i == 0 { Curve::rings(points) } else { Curve::dots(points) };
            panel.curve(curve.label(run.method.name()).colour(i + 1))
        })
    };
    let series = |name: &str, of: &dyn Fn(&Run) -> Vec<f64>| {
        runs.iter().enumerate().fold(Panel::new("", "t", name), |panel, (i, run)| {
            let points = run.t.iter().copied().zip(of(run)).collect();
            panel.curve(Curve::line(points).label(run.method.name()).colour(i + 1))
        })
    };
    let subtitle = format!(
        "García-Naranjo & Jiménez (2017), figure {}: {}; h = {h:.3}, {STEPS} steps",
        case.number,
        body.describe()
    );
    Figure::new("Suslov's problem: two discretisations", subtitle).row([panel(0, "M₁"), panel(1, "M₂")]).row([
        series("energy", &|run| run.energy.clone()),
        series("distance from 𝔡*", &|run| run.momentum.iter().map(|m| body.distance(m)).collect()),
    ])
}

fn verdicts(case: &Case, body: &Body, motion: &Motion, runs: &[Run], fewest: &[u64]) -> Result<Vec<Verdict>, Failure> {
    let mut verdicts = Vec::new();
    // Each step solves equations of size |M| to a few ε. The energy is quadratic in M and changes
    // by twice as much.
    let roundoff = 16.0 * f64::EPSILON * STEPS as f64;
    for run in runs {
        let keeps = run.method == Method::MoserVeselov || case.both_keep;
        let off = run.energy.iter().map(|e| (e / run.energy[0] - 1.0).abs()).fold(0.0, larger);
        let claim = if keeps { "preserves" } else { "does not preserve" };
        let label = run.method.label();
        verdicts.push(
            Verdict::new(format!("{label} {claim} the energy"), off, Outcome::of((off <= roundoff) == keeps))
                .criterion(format!("largest relative change of the energy at most {roundoff:.1e}, which is roundoff"))
                .measured(format!("{off:.1e}")),
        );
    }
    let errors: Vec<f64> = runs.iter().map(|run| max_abs(&run.error)).collect();
    verdicts.push(
        Verdict::new(
            "the non-consistent integrator is slightly better than the consistent one",
            errors[0] / errors[1],
            Outcome::of(errors[0] < errors[1]),
        )
        .criterion("largest error of (M₁, M₂) at the nodes: smaller for the non-consistent integrator")
        .measured(format!("{:.3} and {:.3}, ratio {:.2}", errors[0], errors[1], errors[0] / errors[1])),
    );
    for run in runs {
        let delay = run
            .half_way(motion)
            .ok_or_else(|| Failure(format!("`{}` does not reach the other steady turn", run.method.name())))?;
        let slow = run.method == Method::MoserVeselov;
        let claim = if slow { "slower" } else { "faster" };
        let label = run.method.label();
        verdicts.push(
            Verdict::new(
                format!("{label} evolves {claim} than the continuous dynamics"),
                delay,
                Outcome::of((delay > 0.0) == slow),
            )
            .criterion("its delay half way between the steady turns: positive means slower; see the module's expansion")
            .measured(format!("{delay:+.4}, {:+.4} of a step", delay / (run.t[1] - run.t[0]))),
        );
    }
    verdicts.extend(restrictions(motion, fewest));
    // The momentum at the steady turns is I ω + h/2 ω × I ω + …, which is off the plane by O(h).
    let far = |run: &Run| run.momentum.iter().map(|m| body.distance(m)).fold(0.0, |a, b| larger(a, b.abs()));
    let length = (body.inertia * motion.velocity(0.0)).norm();
    let distances: Vec<f64> = runs.iter().map(far).collect();
    verdicts.push(
        Verdict::new(
            "the discrete momenta stay near the constraint subspace 𝔡*",
            distances[0].max(distances[1]) / length,
            Outcome::of(distances[0].max(distances[1]) < 0.1 * length),
        )
        .criterion("largest distance from 𝔡*, in units of |M| half way, below 0.1 (ours: the paper draws it)")
        .measured(format!(
            "{:.1e} and {:.1e} of |M| = {length:.2}",
            distances[0] / length,
            distances[1] / length
        )),
    );
    Ok(verdicts)
}

/// Returns the verdicts on the steps at which the integrators lose their branches.
fn restrictions(motion: &Motion, fewest: &[u64]) -> [Verdict; 2] {
    let step = |fewest: u64| 2.0 * REACH / motion.rate / fewest as f64;
    let turn = motion.velocity(0.0).norm();
    [
        Verdict::new(
            "the step of the non-consistent integrator is limited",
            step(fewest[0]),
            Outcome::of(fewest[0] > 1 && fewest[0] < STEPS),
        )
        .criterion("below some number of steps in the interval it loses its branch")
        .measured(format!(
            "it reaches the end with {} or more steps: h ≤ {:.3}, h|ω| ≤ {:.2} half way",
            fewest[0],
            step(fewest[0]),
            step(fewest[0]) * turn
        )),
        Verdict::new("the consistent integrator has no such restriction", step(fewest[1]), Outcome::of(fewest[1] == 1))
            .criterion("it reaches the end with any number of steps in the interval, down to one")
            .measured(format!("it reaches the end with {} or more steps: h ≤ {:.3}", fewest[1], step(fewest[1]))),
    ]
}
