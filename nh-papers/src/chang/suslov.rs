//! Figures 1 and 2: Suslov's problem with the attitude as a matrix. Its momentum has the closed
//! form Π = (−tanh t, sech t, sech t).

use super::watch::{Length, Node, Quantity, Watched};
use super::{EULER, STEP, below, drawing, feedback, kept};
use crate::{Experiment, Failure, Outcome, Report, Setting, Verdict};
use nonholonomic_lab::diagnostics::larger;
use nonholonomic_plot::Figure;

/// The figure of the momentum.
pub const FIGURE_1: Experiment = Experiment {
    name: "chang-fig1",
    title: "momentum error of the Suslov problem on SO(3) under a feedback integrator",
    source: "Chang & Perlmutter (2018), figure 1 and section 3.1",
    run: momentum,
};

/// The figure of the integrals.
pub const FIGURE_2: Experiment = Experiment {
    name: "chang-fig2",
    title: "deviation from SO(3), constraint momentum and energy of the Suslov problem under a feedback integrator",
    source: "Chang & Perlmutter (2018), figure 2 and section 3.1",
    run: integrals,
};

/// The gains, "k₁ = k₂ = k₃ = 100", which are k₀, k₁, k₂ of the Lyapunov function (36).
const GAIN: f64 = 100.0;
/// The number of steps, over [0, 10].
const STEPS: u64 = 10_000;
/// The largest error of a close momentum: a hundredth of Π, whose length is between 1 and √2.
const CLOSE: f64 = 0.01;

/// Returns Π = I ω with the paper's I.
fn momenta(omega: &[f64]) -> [f64; 3] {
    [omega[0], omega[1] + omega[2], omega[1] + 2.0 * omega[2]]
}

fn error(node: &Node<'_>, i: usize) -> f64 {
    let sech = node.t.cosh().recip();
    momenta(node.v)[i] - [-node.t.tanh(), sech, sech][i]
}

const QUANTITIES: &[Quantity<'static>] = &[
    ("dPi1", &|node| error(node, 0)),
    ("dPi2", &|node| error(node, 1)),
    ("dPi3", &|node| error(node, 2)),
    ("|R^T R - 1|", &|node| node.system.group_defect(node.q)),
    // This is a·ω/√(a·I⁻¹a), with (I⁻¹)₃₃ = 1.
    ("dJ", &|node| node.v[2]),
    ("dh", &|node| node.energy - 0.5),
];

/// Makes a run with the paper's gains, and one without feedback.
fn runs(setting: &Setting<'_>) -> Result<[Watched; 2], Failure> {
    let problem = setting.problem("suslov_so3", &[EULER], "paper", &[])?;
    let length = Length::of(setting.pick(STEPS, STEPS / 5));
    let methods = [feedback(&problem, EULER, GAIN, &[])?, feedback(&problem, EULER, 0.0, &[])?];
    let runs = setting.each(&methods, |method| {
        let run = Watched::run(&problem, method, STEP, length, QUANTITIES)?;
        run.failure.clone().map_or(Ok(run), |message| Err(Failure(message)))
    })?;
    runs.try_into().map_err(|_| Failure("two runs were to be made".to_owned()))
}

fn subtitle(figure: u8, run: &Watched) -> String {
    format!(
        "Chang & Perlmutter (2018), figure {figure}: Euler, h = {STEP}, gains {GAIN}, t ≤ {:.0}; without: the same, gains 0",
        run.end
    )
}

fn momentum(setting: &Setting<'_>) -> Result<Report, Failure> {
    let [fed, unfed] = runs(setting)?;
    let labelled = [("feedback", &fed), ("without", &unfed)];
    let names = [("dPi1", "ΔΠ₁"), ("dPi2", "ΔΠ₂"), ("dPi3", "ΔΠ₃")];
    let figure = names
        .iter()
        .fold(Figure::new("Suslov's problem: error of the momentum", subtitle(1, &fed)), |figure, (name, axis)| {
            figure.row([drawing::values("", *axis, &labelled, name)])
        });
    let mut verdicts: Vec<Verdict> = names
        .iter()
        .map(|(name, axis)| {
            let mut verdict = below(
                format!("The feedback integrator performs excellently on {}", axis.trim_start_matches('Δ')),
                &format!("largest |{axis}|"),
                fed.largest(name),
                CLOSE,
            );
            verdict.measured += &format!("; without feedback {:.2e}", unfed.largest(name));
            verdict
        })
        .collect();
    let off = |run: &Watched| names.iter().map(|(name, _)| run.largest(name)).fold(0.0, larger);
    verdicts.push(
        Verdict::new(
            "It is nearer the exact momentum than without feedback",
            off(&fed) / off(&unfed),
            Outcome::of(off(&fed) < off(&unfed)),
        )
        .criterion("largest error of the three components (ours)")
        .measured(format!("{:.2e} against {:.2e}", off(&fed), off(&unfed))),
    );
    Ok(Report { tables: vec![Watched::table("", &labelled)], figure, verdicts })
}

fn integrals(setting: &Setting<'_>) -> Result<Report, Failure> {
    let [fed, unfed] = runs(setting)?;
    let labelled = [("feedback", &fed), ("without", &unfed)];
    let names = [
        ("|R^T R - 1|", "‖RᵀR − 1‖", "R on SO(3)"),
        ("dJ", "|ΔJ|", "the constraint momentum J"),
        ("dh", "|Δh|", "the original energy h, not only the extended one,"),
    ];
    let figure = names
        .iter()
        .fold(Figure::new("Suslov's problem: quantities to be kept", subtitle(2, &fed)), |figure, (name, axis, _)| {
            figure.row([drawing::sizes("", *axis, &labelled, name)])
        });
    let verdicts = names.iter().map(|(name, _, integral)| {
        // J is a sum of a few products of numbers of order 1, rounded in each of ten thousand
        // steps.
        let roundoff = f64::EPSILON * STEPS as f64;
        let claim = format!("The feedback integrator maintains {integral} well");
        let mut verdict = kept(claim, &fed, name, (STEP, roundoff));
        verdict.measured += &format!("; without feedback {:.2e}", unfed.largest(name));
        verdict
    });
    Ok(Report { tables: vec![Watched::table("", &labelled)], figure, verdicts: verdicts.collect() })
}
