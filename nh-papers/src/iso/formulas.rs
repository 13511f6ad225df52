//! Closed formulas for the drift of other methods, compared with measurements.
//!
//! **DLA.** The passenger's map of the transmission under DLA½ has the determinant
//! (k₀·k_½)/(k_½·k₁), where k is the unit vector of the direction that the constraint allows:
//! positions are sheared, and the speed is multiplied by that quotient. Under DLA^{0,1} the
//! determinant is (k₀·k_{−½})/… of the shifted lattice, which gives the same product over a period.
//! Its logarithm sums to −(h²/8) ∮ Φ'² V' dξ + O(h⁴) over a turn of the driver, with Φ the angle of
//! k.
//!
//! **Leapfrog.** ½ |Δ_k|² + ½ q_kᵀ K q_{k+1} − ½ f·(q_k + q_{k+1}), Δ_k = (q_{k+1} − q_k)/h, is constant for M = 1 and V = ½ qᵀ K q − f·q under
//! any constraints, since Δ_k − Δ_{k−1} + h K q_k − h f is orthogonal to Δ_k + Δ_{k−1}: the first is in the span of the constraints at q_k, or
//! the second there in their kernel.
//!
//! **The sleigh.** Leapfrog is symplectic off the constraints as well, |det| = 1 on T*Q. The price
//! is a growing momentum across the constraints: its growth rate is the rate κ at which the flow
//! contracts the volume of D. For Chaplygin's sleigh on its straight course with the speed u, κ = m
//! a u/(I + m a²).
//!
//! **The perturbed knife edge.** ξ̇ is constant, and the edge turns by Δ = φ'(ξ) ω h + … between
//! nodes. The momentum between nodes has the part v tan Δ/2 across the edge. Under leapfrog,
//! therefore, H + h² c v², c = φ'² ω²/8, moves by O(h² v) only; under DLA½, c = −φ'² ω²/16. With
//! h = π/10 and ω = 1 a turn has 20 nodes, always at the same 20 directions, and at each of these H
//! is a quadratic polynomial in v.

use super::problems::{CASES, Case, Family, Speed};
use crate::papers::in_frame_of_papers;
use crate::{Cell, Experiment, Failure, Outcome, Problem, Report, Setting, Table, Verdict};
use nalgebra::{DMatrix, DVector, Matrix3};
use nonholonomic_lab::diagnostics::larger;
use nonholonomic_lab::registry::Model;
use nonholonomic_plot::{Curve, Figure, Panel};
use std::f64::consts::{PI, TAU};

/// The experiment on drift in closed form.
pub const FORMULAS: Experiment = Experiment {
    name: "iso-formulas",
    title: "drift in closed form: Lyapunov exponents of DLA, the exact invariant of leapfrog, the modified energy of the knife edge",
    source: "docs/keeping.md",
    run,
};

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let volumes = volumes(setting)?;
    let mut verdicts: Vec<Verdict> = volumes.iter().map(Volume::verdict).collect();
    verdicts.extend(leapfrog(setting)?);
    verdicts.extend(sleigh(setting)?);
    let edges = edges(setting)?;
    verdicts.extend(edges.iter().map(Edge::verdict));

    let mut table = Table::new("", ["method", "problem", "h", "t", "ln volume", "predicted"]);
    for volume in &volumes {
        for (t, logarithm) in &volume.series {
            let predicted = volume.predicted * t;
            let mut cells: Vec<Cell> = vec![volume.method.into(), volume.case.name.into()];
            cells.extend([volume.step, *t, *logarithm, predicted].map(Cell::Number));
            table.push(cells);
        }
    }
    let mut rates = Table::new("rates", ["method", "problem", "h", "measured", "predicted"]);
    for volume in &volumes {
        let mut cells: Vec<Cell> = vec![volume.method.into(), volume.case.name.into()];
        cells.extend([volume.step, volume.measured, volume.predicted].map(Cell::Number));
        rates.push(cells);
    }
    let mut coefficients = Table::new("edge", ["method", "eps", "h", "xi", "coefficient of v^2", "predicted"]);
    for edge in &edges {
        for (xi, measured, predicted) in &edge.coefficients {
            let mut cells: Vec<Cell> = vec![edge.method.into()];
            cells.extend([edge.eps, edge.step, *xi, *measured, *predicted].map(Cell::Number));
            coefficients.push(cells);
        }
    }
    Ok(Report { tables: vec![table, rates, coefficients], figure: figure(&volumes, &edges), verdicts })
}

/// The volume in (x₁, x₂, v) to which a method's map of the passenger takes a unit volume.
pub struct Volume {
    /// The method.
    pub method: &'static str,
    /// The problem.
    pub case: Case,
    /// The step.
    pub step: f64,
    /// Times, and the logarithms of the volume.
    series: Vec<(f64, f64)>,
    /// The measured rate of the logarithm.
    pub measured: f64,
    /// The predicted rate, −(h²/8T) ∮ Φ'² V' dξ.
    pub predicted: f64,
}

/// Runs passengers from the unit vectors, over a whole run.
///
/// # Errors
/// A run fails.
pub fn volumes(setting: &Setting<'_>) -> Result<Vec<Volume>, Failure> {
    let cases = CASES.iter().filter(|case| case.family == Family::Transmission && case.eps != 0.0);
    let mut jobs = Vec::new();
    for case in cases {
        for method in ["dla", "dla01", "iso"] {
            jobs.extend([0.1, 0.05].map(|step| (*case, method, step)));
        }
    }
    let until = setting.pick(2000.0, 60.0);
    let gearbox = in_frame_of_papers(setting, "gearbox")?.model;
    setting.each(&jobs, |(case, method, step)| volume(&*gearbox, *case, method, *step, until))
}

fn volume(gearbox: &dyn Model, case: Case, method: &'static str, step: f64, until: f64) -> Result<Volume, Failure> {
    let problem = Problem::of(gearbox, case.data, &[("eps", case.eps)])?;
    let (xi, rate) = (problem.q[2], problem.v[2]);
    let direction = |xi: f64| (-xi.sin() / (1.0 + xi.sin().powi(2)).sqrt(), 1.0 / (1.0 + xi.sin().powi(2)).sqrt());
    let mut steppers = Vec::new();
    for i in 0..3 {
        let u: [f64; 3] = std::array::from_fn(|j| if i == j { 1.0 } else { 0.0 });
        let (a, b) = direction(xi);
        steppers.push(problem.stepper_at(method, &[u[0], u[1], xi], &[u[2] * a, u[2] * b, rate], step)?);
    }
    let steps = (until / step).round() as u64;
    let mut series = Vec::new();
    // The volume is compared at the same point of each turn: at nodes at which the driver has just
    // passed a multiple of π.
    let (mut q, mut v) = (problem.q.clone(), problem.v.clone());
    for k in 0..=steps {
        let mut columns = Vec::new();
        for stepper in &mut steppers {
            if k > 0 {
                stepper.step().map_err(|e| Failure(e.0))?;
            }
            stepper.state(&mut q, &mut v);
            let (a, b) = direction(q[2]);
            columns.extend([q[0], q[1], v[0] * a + v[1] * b]);
        }
        if k.is_multiple_of((steps / 200).max(1)) {
            series.push((k as f64 * step, Matrix3::from_column_slice(&columns).determinant().abs().ln()));
        }
    }
    let (t, last) = series.last().copied().unwrap_or((1.0, 0.0));
    let measured = last / t;
    let predicted = if method == "iso" || case.data == "osc" { 0.0 } else { exponent(&case, rate, step) };
    Ok(Volume { method, case, step, series, measured, predicted })
}

/// Returns −(h²/8T) ∮ Φ'(ξ)² V'(ξ) dξ over a turn, with tan Φ = sin ξ and V = −cos ξ + (ε/2) sin
/// 2ξ; T is the duration of the turn.
pub fn exponent(case: &Case, rate: f64, step: f64) -> f64 {
    let potential = |xi: f64| -xi.cos() + 0.5 * case.eps * (2.0 * xi).sin();
    let energy = 0.5 * rate * rate + potential(0.0);
    // The trapezoidal rule is exact to roundoff for periodic functions as smooth as these.
    const NODES: u32 = 400;
    let (mut time, mut sum) = (0.0, 0.0);
    for j in 0..NODES {
        let xi = TAU * f64::from(j) / f64::from(NODES);
        time += (2.0 * (energy - potential(xi))).sqrt().recip();
        let slope = xi.cos() / (1.0 + xi.sin().powi(2));
        sum += slope * slope * (xi.sin() + case.eps * (2.0 * xi).cos());
    }
    // The width of the intervals is a factor of both integrals.
    -step * step / 8.0 * sum / time
}

impl Volume {
    fn verdict(&self) -> Verdict {
        let Volume { method, case, step, measured, predicted, .. } = self;
        let subject = format!("{}, h = {step}: the passenger's exponents under `{method}`", case.title());
        // The terms of higher order are smaller by a factor of h², and the volume oscillates by
        // some h² within a turn.
        let until = self.series.last().map_or(1.0, |(t, _)| *t);
        let tolerance = 3.0 * step * step * predicted.abs() + step * step / until;
        let off = (measured - predicted).abs();
        let claim = if *predicted == 0.0 {
            format!("{subject} sum to zero")
        } else {
            format!("{subject} sum to −(h²/8T) ∮ Φ'² V' dξ")
        };
        Verdict::new(claim, off, Outcome::of(off <= tolerance))
            .criterion(format!(
                "measured and predicted rate differ by at most {tolerance:.1e}: 3 h² of it, and h² over the run"
            ))
            .measured(format!("{measured:.4e} measured over {until:.0} time units, {predicted:.4e} predicted"))
    }
}

/// Checks the exact invariant of leapfrog on three systems, with and without perturbations.
fn leapfrog(setting: &Setting<'_>) -> Result<Vec<Verdict>, Failure> {
    // The energy between two nodes, restricted to some of the coordinates.
    type Between = fn(&[f64], &[f64], f64) -> f64;
    let quadratic: Between = |a, b, h| block(&a[..2], &b[..2], h);
    let every: Between = block;
    let driver: Between = |a, b, h| block(&a[2..], &b[2..], h);
    let linear: Between = |a, b, h| {
        let kinetic: f64 = (0..2).map(|i| ((b[i] - a[i]) / h).powi(2)).sum();
        0.5 * kinetic - 0.5 * (a[0] + b[0])
    };
    type Job = (&'static str, &'static str, &'static str, f64, f64, Between, bool);
    let jobs: [Job; 7] = [
        ("transmission, driver rotates, ε = 0.5: the passenger", "gearbox", "rot", 0.5, 0.1, quadratic, true),
        ("transmission, driver rotates, ε = −0.5: the passenger", "gearbox", "rot", -0.5, 0.1, quadratic, true),
        ("contact oscillator", "cvt_harmonic", "standard", f64::NAN, 0.1, every, false),
        ("contact oscillator: the passenger", "cvt_harmonic", "standard", f64::NAN, 0.1, quadratic, false),
        ("contact oscillator: the driver", "cvt_harmonic", "standard", f64::NAN, 0.1, driver, false),
        ("knife edge, ε = 0.1: the passenger", "knife_edge", "paper", 0.1, PI / 10.0, linear, true),
        ("knife edge, ε = −0.1: the passenger", "knife_edge", "paper", -0.1, PI / 10.0, linear, true),
    ];
    let steps: u64 = setting.pick(1_000_000, 2000);
    let [gearbox, edge] = ["gearbox", "knife_edge"].map(|model| in_frame_of_papers(setting, model));
    let (gearbox, edge) = (gearbox?.model, edge?.model);
    setting.each(&jobs, |(name, model, data, eps, h, between, turns)| {
        let parameters = [("eps", *eps)];
        let parameters: &[(&str, f64)] = if eps.is_nan() { &[] } else { &parameters };
        let problem = match *model {
            "gearbox" => Problem::of(&*gearbox, data, parameters)?,
            "knife_edge" => Problem::of(&*edge, data, parameters)?,
            // The steps of the other systems do not depend on the frame, to the last digit.
            _ => setting.problem(model, &["leapfrog"], data, parameters)?,
        };
        let mut last: Option<Vec<f64>> = None;
        let (mut first, mut largest, mut roundoff) = (None, 0.0_f64, 0.0_f64);
        problem.run("leapfrog", *h, steps, |_, q, _| {
            if let Some(before) = last.replace(q.to_vec()) {
                let now = between(&before, q, *h);
                largest = larger(largest, (now - *first.get_or_insert(now)).abs());
                // A velocity is a difference of positions, so the rounding of positions enters
                // divided by the step. The driver's angle grows without bound if the driver
                // rotates, and is not in these energies.
                let (q, before) = if *turns { (&q[..2], &before[..2]) } else { (q, &before[..]) };
                let size = q.iter().fold(1.0, |max, x| larger(max, x.abs()));
                let speed = q.iter().zip(before).map(|(b, a)| ((b - a) / h).abs()).fold(0.0, larger);
                roundoff = larger(roundoff, 4.0 * f64::EPSILON * size * (1.0 + speed) / h);
            }
        })?;
        // Each step adds an independent rounding error, which the product with the speed amplifies.
        let tolerance = roundoff * (steps as f64).sqrt().max(1.0);
        let first = first.unwrap_or(f64::NAN);
        Ok(Verdict::new(
            format!("{name}: leapfrog's energy between nodes is constant"),
            largest,
            Outcome::of(largest <= tolerance),
        )
        .criterion(format!("largest change over {steps} steps at most {tolerance:.1e}, the effect of rounding"))
        .measured(format!("largest change {largest:.1e} of {first:.3}")))
    })
}

/// Checks that, beside a sleigh's straight course, the momentum across the constraint grows under
/// leapfrog at the rate at which the flow contracts.
fn sleigh(setting: &Setting<'_>) -> Result<Vec<Verdict>, Failure> {
    // The turn decays like e^{−κt}, and its share of the momentum would hide the growth. The turn
    // is therefore small, and the measurement late.
    const TURN: f64 = 1e-6;
    const FROM: f64 = 20.0;
    const UNTIL: f64 = 30.0;
    setting.each(&[0.1, 0.05], |step| {
        let problem = setting.problem("chaplygin_sleigh_com", &["leapfrog"], "standard", &[])?;
        let [inertia, mass, arm] = ["I", "m", "a"].map(|name| problem.parameter(name));
        let (inertia, mass, arm) = (inertia?, mass?, arm?);
        let (sine, cosine) = problem.q[0].sin_cos();
        let v = [TURN, cosine - arm * TURN * sine, sine + arm * TURN * cosine];
        let mut stepper = problem.stepper_at("leapfrog", &problem.q, &v, *step)?;
        let (mut before, mut now, mut velocity) = (problem.q.clone(), problem.q.clone(), v.to_vec());
        let mut across = Vec::new();
        for k in 1..=(UNTIL / step).round() as u64 {
            stepper.step().map_err(|e| Failure(e.0))?;
            before.copy_from_slice(&now);
            stepper.state(&mut now, &mut velocity);
            let (sine, cosine) = before[0].sin_cos();
            let moved = |i: usize| (now[i] - before[i]) / step;
            across.push((k as f64 * step, (arm * moved(0) + sine * moved(1) - cosine * moved(2)).abs()));
        }
        let at = |time: f64| across.iter().find(|(t, _)| *t >= time - 0.5 * step).map_or(f64::NAN, |(_, n)| *n);
        let measured = (at(UNTIL) / at(FROM)).ln() / (UNTIL - FROM);
        let predicted = mass * arm / (inertia + mass * arm * arm);
        let off = (measured / predicted - 1.0).abs();
        let claim = format!("Chaplygin's sleigh, h = {step}: under leapfrog the momentum across the constraint grows at the rate m a u/(I + m a²)");
        // The tolerance covers the terms of higher order.
        let tolerance = 2.0 * step * step;
        Ok(Verdict::new(claim, off, Outcome::of(off <= tolerance))
            .criterion(format!("measured and predicted rate differ by at most 2 h² = {tolerance:.3} of it"))
            .measured(format!("{measured:.5} measured between t = {FROM} and {UNTIL}, {predicted:.5} predicted")))
    })
}

/// Returns ½ |b − a|²/h² + ½ a·b.
fn block(a: &[f64], b: &[f64], h: f64) -> f64 {
    a.iter().zip(b).map(|(a, b)| 0.5 * ((b - a) / h).powi(2) + 0.5 * a * b).sum()
}

/// The energy of the knife edge as a function of the speed, direction by direction.
struct Edge {
    method: &'static str,
    eps: f64,
    step: f64,
    /// Direction ξ, the measured coefficient of v², and the predicted one.
    coefficients: Vec<(f64, f64, f64)>,
    /// The largest residual of the quadratic polynomials, relative to the largest energy error.
    residual: f64,
    /// The largest energy error.
    largest: f64,
}

fn edges(setting: &Setting<'_>) -> Result<Vec<Edge>, Failure> {
    let mut jobs = Vec::new();
    for method in ["leapfrog", "dla"] {
        for eps in [0.1, -0.1] {
            jobs.extend([20_u32, 40].map(|nodes| (method, eps, nodes)));
        }
    }
    let turns = setting.pick(400, 20);
    let model = in_frame_of_papers(setting, "knife_edge")?.model;
    setting.each(&jobs, |(method, eps, nodes)| edge(&*model, method, *eps, *nodes, turns))
}

fn edge(model: &dyn Model, method: &'static str, eps: f64, nodes: u32, turns: u32) -> Result<Edge, Failure> {
    let problem = Problem::of(model, "paper", &[("eps", eps)])?;
    let step = TAU / f64::from(nodes);
    let speed = Speed::new(eps);
    // The speeds and energies at each direction.
    let mut seen: Vec<(f64, Vec<(f64, f64)>)> = Vec::new();
    let (mut k, mut first) = (0_usize, None);
    problem.run(method, step, u64::from(nodes * turns), |_, q, v| {
        let energy = 0.5 * (v[0] * v[0] + v[1] * v[1]) - q[0];
        let error = energy - *first.get_or_insert(energy);
        if k < nodes as usize {
            seen.push((q[2], Vec::new()));
        }
        seen[k % nodes as usize].1.push((speed.along(q, v), error));
        k += 1;
    })?;
    let mut coefficients = Vec::new();
    let (mut residual, mut largest) = (0.0, 0.0);
    for (xi, points) in &seen {
        let matrix = DMatrix::from_fn(points.len(), 3, |i, j| points[i].0.powi(j as i32));
        let errors = DVector::from_iterator(points.len(), points.iter().map(|(_, error)| *error));
        let fit = matrix.clone().svd(true, true).solve(&errors, 0.0).map_err(|e| Failure(e.to_owned()))?;
        residual = larger(residual, (&matrix * &fit - &errors).amax());
        largest = larger(largest, errors.amax());
        // φ = arg(e^{iξ} − ε), φ' = (1 − ε cos ξ)/|e^{iξ} − ε|².
        let turning = (1.0 - eps * xi.cos()) / (1.0 - 2.0 * eps * xi.cos() + eps * eps);
        let share = if method == "leapfrog" { -1.0 / 8.0 } else { 1.0 / 16.0 };
        coefficients.push((*xi, fit[2], share * (step * turning).powi(2)));
    }
    Ok(Edge { method, eps, step, coefficients, residual: residual / largest, largest })
}

impl Edge {
    fn verdict(&self) -> Verdict {
        let Edge { method, eps, step, coefficients, residual, largest } = self;
        let off =
            coefficients.iter().map(|(_, measured, predicted)| (measured / predicted - 1.0).abs()).fold(0.0, larger);
        let sign = if *method == "leapfrog" { "H + h² φ'² ω² v²/8" } else { "H − h² φ'² ω² v²/16" };
        let claim =
            format!("knife edge, ε = {eps}, h = {step:.3}: `{method}` keeps {sign}, up to terms of lower order in v");
        // The tolerance covers the next term in h.
        let tolerance = 2.0 * step * step;
        Verdict::new(claim.replace("= -", "= −"), off, Outcome::of(off <= tolerance && *residual <= 1e-6))
            .criterion(format!(
                "at each direction H is a quadratic polynomial in v to 1e-6 of its change, and the coefficient of v² is the predicted one within 2 h² = {tolerance:.2}"
            ))
            .measured(format!("coefficients within {off:.1e}, residual {residual:.1e} of an error that reaches {largest:.1e}"))
    }
}

fn figure(volumes: &[Volume], edges: &[Edge]) -> Figure {
    let volume = |case: &Case| {
        let panel = Panel::new(case.title(), "t", "ln volume of passengers, h = 0.1");
        volumes.iter().filter(|v| v.case == *case && v.step == 0.1).fold(panel, |panel, volume| {
            let predicted = [0.0, volume.series.last().map_or(1.0, |(t, _)| *t)].map(|t| (t, t * volume.predicted));
            let panel = panel.curve(Curve::line(volume.series.clone()).label(volume.method));
            match volume.method {
                "dla" => panel.curve(Curve::line(predicted.to_vec()).label("predicted for DLA")),
                _ => panel,
            }
        })
    };
    let edge = |eps: f64| {
        let panel =
            Panel::new(format!("knife edge, ε = {eps}").replace("= -", "= −"), "ξ", "coefficient of v² in H, h = π/10");
        edges.iter().filter(|e| e.eps == eps && e.coefficients.len() == 20).fold(panel, |panel, edge| {
            let mut measured: Vec<(f64, f64)> =
                edge.coefficients.iter().map(|(xi, m, _)| (xi.rem_euclid(TAU), *m)).collect();
            let mut predicted: Vec<(f64, f64)> =
                edge.coefficients.iter().map(|(xi, _, p)| (xi.rem_euclid(TAU), *p)).collect();
            measured.sort_by(|a, b| a.0.total_cmp(&b.0));
            predicted.sort_by(|a, b| a.0.total_cmp(&b.0));
            let panel = panel.curve(Curve::dots(measured).label(edge.method));
            panel.curve(Curve::line(predicted).label(format!("predicted for {}", edge.method)))
        })
    };
    let cases: Vec<&Case> = CASES
        .iter()
        .filter(|case| case.family == Family::Transmission && case.data == "rot" && case.eps != 0.0)
        .collect();
    Figure::new("Drift in closed form", "docs/keeping.md").row(cases.into_iter().map(volume)).row([0.1, -0.1].map(edge))
}
