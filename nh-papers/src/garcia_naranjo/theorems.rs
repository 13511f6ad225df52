//! Theorems 5.1 and 6.1 on the local error, propositions 7.1 and 7.2 on the energy.

use super::{Body, METHODS, Method};
use crate::{Cell, Experiment, Failure, Outcome, Report, Setting, Table, Verdict};
use nalgebra::Vector3;
use nonholonomic_lab::diagnostics::{Line, larger, order_study};
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// The experiment on the order of the local error.
pub const ORDER: Experiment = Experiment {
    name: "garcia-naranjo-order",
    title: "local errors of two discretisations of Suslov's problem over the step",
    source: "García-Naranjo & Jiménez (2017), theorems 5.1 and 6.1",
    run: order,
};

/// The experiment on the inertia tensors that keep the energy.
pub const ENERGY: Experiment = Experiment {
    name: "garcia-naranjo-energy",
    title: "energy of two discretisations of Suslov's problem for generic and special inertia tensors",
    source: "García-Naranjo & Jiménez (2017), propositions 7.1 and 7.2, remark 7.1",
    run: energy,
};

/// Returns the velocity after one step from this one.
fn stepped(body: &Body, method: Method, omega: &Vector3<f64>, h: f64) -> Result<Vector3<f64>, Failure> {
    let mut stepper = body.problem.stepper_at(method.name(), &body.problem.q, omega.as_slice(), h)?;
    let (mut q, mut v) = (body.problem.q.clone(), omega.as_slice().to_vec());
    stepper.step().map_err(|e| Failure(format!("`{}`: {e}", method.name())))?;
    stepper.state(&mut q, &mut v);
    Ok(Vector3::from_column_slice(&v))
}

/// Returns the step sizes for the errors of one step, from 2⁻² on, each smaller by a factor of √2.
fn steps(setting: &Setting<'_>) -> Vec<f64> {
    (0..setting.pick(18, 14)).map(|k| 0.25 * 2_f64.powf(-0.5 * f64::from(k))).collect()
}

/// Returns the points along the motion, in units of its time scale, from which a step is made.
fn places() -> impl Iterator<Item = f64> {
    (-6..=6).map(|k| f64::from(k) / 3.0)
}

/// Fits a line through the logarithms of errors, without those that roundoff spoils.
fn slope(h: &[f64], errors: &[f64], size: f64) -> Result<Line, Failure> {
    // A step is accurate to a few ε of its terms.
    let floors = vec![64.0 * f64::EPSILON * size; h.len()];
    order_study(h, errors, &floors).line.ok_or_else(|| Failure("no step has an error above roundoff".to_owned()))
}

fn order(setting: &Setting<'_>) -> Result<Report, Failure> {
    let h = steps(setting);
    let mut table = Table::new("", ["tensor", "method", "h", "local error", "energy error"]);
    let mut panel = Panel::new("error of (M₁, M₂) after one step", "h", "largest local error")
        .scales(Scale::Logarithmic, Scale::Logarithmic);
    let mut verdicts = Vec::new();
    let jobs: Vec<(&str, &str, Method)> = [("generic", "generic"), ("special", "paper")]
        .into_iter()
        .flat_map(|(tensor, data)| METHODS.map(|method| (tensor, data, method)))
        .collect();
    let measured = setting.each(&jobs, |(_, data, method)| {
        let body = Body::new(setting, data, &[])?;
        let start = body.problem.system.energy(0.0, &body.problem.q, &body.problem.v);
        let motion = body.motion(start);
        let mut errors = Vec::new();
        for h in &h {
            let (mut worst, mut energy) = (0.0, 0.0);
            for place in places() {
                let t = place / motion.rate;
                let omega = stepped(&body, *method, &motion.velocity(t), *h)?;
                let off = body.inertia * (omega - motion.velocity(t + h));
                let after = body.problem.system.energy(0.0, &body.problem.q, omega.as_slice());
                worst = larger(worst, off.x.hypot(off.y));
                energy = larger(energy, (after - start).abs());
            }
            errors.push([worst, energy]);
        }
        Ok(errors)
    })?;
    for (i, ((tensor, _, method), errors)) in jobs.iter().zip(&measured).enumerate() {
        for (h, [local, energy]) in h.iter().zip(errors) {
            table.push(vec![(*tensor).into(), method.name().into(), (*h).into(), (*local).into(), (*energy).into()]);
        }
        let local: Vec<f64> = errors.iter().map(|e| e[0]).collect();
        let line = slope(&h, &local, 1.0)?;
        let points = h.iter().copied().zip(local).collect();
        panel = panel.curve(Curve::line(points).label(format!("{}, {tensor}", method.name())).colour(i));
        let label = method.label();
        verdicts.push(
            Verdict::new(
                format!("{label}, {tensor} inertia tensor: the local truncation error is of second order"),
                line.slope,
                Outcome::of((line.slope - 3.0).abs() < 0.05),
            )
            .criterion(
                "exponent of h in the largest error of (M₁, M₂) after one step, from 13 places of the motion: 3 within 0.05, \
                 that is, the expansions agree up to h²",
            )
            .measured(format!("{:.3} ± {:.3}", line.slope, line.slope_error)),
        );
    }
    let subtitle = "García-Naranjo & Jiménez (2017), theorems 5.1 and 6.1: 13 places along the motion, exact values in closed form";
    let figure = Figure::new("Suslov's problem: the error of one step", subtitle).row([panel]);
    Ok(Report { tables: vec![table], figure, verdicts })
}

/// An inertia tensor, with the prediction of proposition 7.2 for it.
struct Tensor {
    label: &'static str,
    changed: &'static [(&'static str, f64)],
    /// I₁₁ = I₂₂ and I₁₂ = 0.
    special: bool,
}

/// The tensors, as changes of `generic`, which has I₁₁ = 1, I₂₂ = 1.5, I₃₃ = 2, I₁₂ = 0, I₁₃ = 0.3,
/// I₂₃ = 0.2.
const TENSORS: [Tensor; 7] = [
    Tensor { label: "generic", changed: &[], special: false },
    Tensor { label: "generic, flat", changed: &[("I11", 0.6), ("I22", 2.4), ("I33", 2.8)], special: false },
    Tensor { label: "generic, I₁₂ = 0.25", changed: &[("I12", 0.25)], special: false },
    Tensor { label: "I₁₁ = I₂₂, but I₁₂ = 0.25", changed: &[("I22", 1.0), ("I12", 0.25)], special: false },
    Tensor { label: "I₁₁ = I₂₂ = 1", changed: &[("I22", 1.0)], special: true },
    Tensor { label: "I₁₁ = I₂₂ = 2", changed: &[("I11", 2.0), ("I22", 2.0), ("I33", 3.0)], special: true },
    Tensor {
        label: "I₁₁ = I₂₂ = 1.2, I₁₃ = 0.7", changed: &[("I11", 1.2), ("I22", 1.2), ("I13", 0.7)], special: true
    },
];

const STEP: f64 = 0.1;

/// Changes of the energy: along a run, and in one step.
struct Changes {
    /// The relative change at each node.
    run: Vec<f64>,
    /// The exponent of h in the change of one step.
    exponent: Option<f64>,
}

fn changes(setting: &Setting<'_>, tensor: &Tensor, method: Method, nodes: u64) -> Result<Changes, Failure> {
    let body = Body::new(setting, "generic", tensor.changed)?;
    let energy = |v: &[f64]| body.problem.system.energy(0.0, &body.problem.q, v);
    let start = energy(&body.problem.v);
    let mut run = Vec::new();
    body.problem.run(method.name(), STEP, nodes, |_, _, v| run.push((energy(v) / start - 1.0).abs()))?;
    let h = steps(setting);
    let omega = Vector3::from_column_slice(&body.problem.v);
    let mut errors = Vec::new();
    for h in &h {
        errors.push((energy(stepped(&body, method, &omega, *h)?.as_slice()) / start - 1.0).abs());
    }
    Ok(Changes { run, exponent: slope(&h, &errors, 1.0).ok().map(|line| line.slope) })
}

fn energy(setting: &Setting<'_>) -> Result<Report, Failure> {
    let nodes = setting.pick(10_000, 1_000);
    let jobs: Vec<(&Tensor, Method)> = TENSORS.iter().flat_map(|t| METHODS.map(|m| (t, m))).collect();
    let all = setting.each(&jobs, |(tensor, method)| changes(setting, tensor, *method, nodes))?;

    let mut table = Table::new("", ["tensor", "method", "t", "relative energy error"]);
    let mut verdicts = Vec::new();
    let panel =
        |method: Method| Panel::new(method.name(), "t", "|E/E(0) − 1|").scales(Scale::Linear, Scale::Logarithmic);
    let mut panels = METHODS.map(panel);
    // Each step loses a few ε, in the worst case all in one direction.
    let roundoff = 16.0 * f64::EPSILON * nodes as f64;
    for ((tensor, method), changes) in jobs.iter().zip(&all) {
        let times: Vec<f64> = (0..changes.run.len()).map(|k| k as f64 * STEP).collect();
        for k in (0..times.len()).step_by(nodes as usize / 100) {
            let numbers = [times[k], changes.run[k]].map(Cell::Number);
            table.push([Cell::from(tensor.label), method.name().into()].into_iter().chain(numbers).collect());
        }
        let points = times.iter().copied().zip(changes.run.iter().copied()).filter(|p| p.1 > 0.0).collect();
        let panel = &mut panels[usize::from(*method == Method::Cayley)];
        *panel = panel.clone().curve(Curve::line(points).label(tensor.label));

        let keeps = *method == Method::MoserVeselov || tensor.special;
        let off = changes.run.iter().copied().fold(0.0, larger);
        let (source, claim) = match (method, keeps) {
            (Method::MoserVeselov, _) => ("proposition 7.1", "the energy is preserved"),
            (Method::Cayley, true) => ("proposition 7.2", "the energy is preserved"),
            (Method::Cayley, false) => ("proposition 7.2", "the energy is not preserved"),
        };
        let exponent = changes.exponent.map(|e| format!("; in one step it changes like h^{e:.2}")).unwrap_or_default();
        verdicts.push(
            Verdict::new(
                format!("{source}, {}: {claim} by {}", tensor.label, method.label()),
                off,
                Outcome::of((off <= roundoff) == keeps),
            )
            .criterion(format!("largest |E/E(0) − 1| in {nodes} steps at most {roundoff:.1e}, which is roundoff"))
            .measured(format!("{off:.1e}{exponent}")),
        );
        if !keeps {
            let exponent = changes.exponent.unwrap_or(0.0);
            let claim = format!("remark 7.1, {}: the energy is approximated considerably well", tensor.label);
            verdicts.push(
                Verdict::new(claim, exponent, Outcome::of(exponent > 2.95))
                    .criterion("exponent of h in its change in one step at least 2.95: it is h³/4 ω₁ω₂ (I₁₃ω₁ + I₂₃ω₂) (ω·I ω) (1/I₁₁ − 1/I₂₂) + … where I₁₂ = 0")
                    .measured(format!("exponent {exponent:.2}")),
            );
        }
    }
    let subtitle = format!("García-Naranjo & Jiménez (2017), propositions 7.1 and 7.2: h = {STEP}, {nodes} steps");
    let figure = Figure::new("Suslov's problem: energy for seven inertia tensors", subtitle).row(panels);
    Ok(Report { tables: vec![table], figure, verdicts })
}
