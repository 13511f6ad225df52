//! Figure 4: energy errors on the knife edge.

use super::{Claim, METHODS, Method};
use crate::papers::in_frame_of_papers;
use crate::{Cell, Experiment, Failure, Growth, Problem, Report, Setting, Table};
use nonholonomic_lab::diagnostics::{deviation, larger, mean_over_time};
use nonholonomic_lab::registry::Model;
use nonholonomic_plot::{Curve, Figure, Panel, Scale};

/// The knife edge without and with a perturbation of its constraint, five methods, Δt = π/10, t ≤ 100.
pub const FIGURE_4: Experiment = Experiment {
    name: "modin-verdier-fig4",
    title: "energy error of five methods on the knife edge, unperturbed and perturbed",
    source: "Modin & Verdier (2020), figure 4 and section 3.1",
    run,
};

/// The step size.
const STEP: f64 = std::f64::consts::PI / 10.0;
/// The window, for the paper's "about 3 time units": ten steps.
const WINDOW: f64 = 10.0 * STEP;
const PERTURBATIONS: [f64; 2] = [0.0, 0.1];

/// The energy error along one run.
struct Errors {
    /// The times of the nodes.
    t: Vec<f64>,
    error: Vec<f64>,
    /// The running mean of the error.
    mean: (Vec<f64>, Vec<f64>),
    /// The bound on the effect of rounding on the error.
    roundoff: f64,
    /// The size of kinetic and potential energy.
    scale: f64,
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let steps = setting.pick(318, 100);
    let jobs: Vec<(f64, Method)> = PERTURBATIONS.iter().flat_map(|eps| METHODS.map(|m| (*eps, m))).collect();
    let edge = in_frame_of_papers(setting, "knife_edge")?.model;
    let runs = setting.each(&jobs, |(eps, method)| errors(&*edge, *eps, method.name, steps))?;

    let mut columns = vec!["t".to_owned()];
    columns.extend(jobs.iter().map(|(eps, method)| format!("{} eps={eps}", method.name)));
    let mut table = Table::new("", columns);
    for k in 0..runs[0].t.len() {
        let errors = runs.iter().map(|run| Cell::Number(run.error[k]));
        table.push([Cell::Number(runs[0].t[k])].into_iter().chain(errors).collect());
    }

    let panels = PERTURBATIONS.map(|eps| {
        let panel = Panel::new(format!("ε = {eps}"), "t", "running mean of |H − H(0)|");
        let curves = jobs.iter().zip(&runs).filter(|((e, _), _)| *e == eps);
        curves.fold(panel.scales(Scale::Linear, Scale::Logarithmic), |panel, ((_, method), run)| {
            let points = run.mean.0.iter().copied().zip(run.mean.1.iter().copied());
            panel.curve(Curve::line(points.collect()).label(method.label))
        })
    });
    let subtitle = format!(
        "Modin & Verdier (2020), figure 4: Δt = π/10, window of ten steps, t ≤ {:.0}",
        runs[0].t.last().unwrap_or(&0.0)
    );
    let figure = Figure::new("Knife edge: energy error of five methods", subtitle).row(panels);

    let verdicts = jobs.iter().zip(&runs).map(|((eps, method), run)| {
        let claim = match (method.name, *eps) {
            ("dd", _) => Claim::Exact,
            ("dla:0.4", _) => Claim::Drifts,
            (_, eps) if eps > 0.0 => Claim::Drifts,
            _ => Claim::Conserved,
        };
        let growth = Growth::of(&run.mean.0, &run.mean.1);
        claim.judge(&format!("ε = {eps}: the energy under {}", method.label), growth, run.roundoff, run.scale)
    });
    let verdicts = verdicts.collect();
    Ok(Report { tables: vec![table], figure, verdicts })
}

fn errors(edge: &dyn Model, eps: f64, method: &str, steps: u64) -> Result<Errors, Failure> {
    let problem = Problem::of(edge, "paper", &[("eps", eps)])?;
    let run = problem.trajectory(method, STEP, steps)?;
    let error = deviation(&run.energy);
    let size: Vec<f64> = error.iter().map(|e| e.abs()).collect();
    let mean = mean_over_time(&run.t, &size, WINDOW);
    // Kinetic and potential energy are each at most this large, and every step rounds them a few
    // times.
    let largest = run.q.iter().map(|q| q[0].abs()).fold(1.0, larger);
    let roundoff = 4.0 * f64::EPSILON * largest * steps as f64;
    Ok(Errors { t: run.t, error, mean, roundoff, scale: largest })
}
