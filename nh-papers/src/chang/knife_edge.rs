//! Figures 3, 4 and 5: a knife edge on an incline, whose point of contact draws a cycloid.
//!
//! The exact motion for the paper's data is x = (1 − cos t)/2, y = (t − sin t)/2, φ = t/2. The
//! printed x = 1 − cos t, φ = t neither satisfies the constraint nor has the initial velocity.

use super::watch::{Length, Node, Quantity, Watched};
use super::{EULER, STEP, below, drawing, feedback, kept};
use crate::{Experiment, Failure, Outcome, Problem, Report, Setting, Verdict};
use nonholonomic_lab::diagnostics::larger;
use nonholonomic_plot::{Curve, Figure, Panel};

/// The figure of the cycloid.
pub const FIGURE_3: Experiment = Experiment {
    name: "chang-fig3",
    title: "trajectory of the knife edge on an incline under a feedback integrator, and the cycloid",
    source: "Chang & Perlmutter (2018), figure 3 and section 3.2",
    run: trajectory,
};

/// The figure of the distance of the coordinates from the cycloid.
pub const FIGURE_4: Experiment = Experiment {
    name: "chang-fig4",
    title: "errors of the coordinates of the knife edge under a feedback integrator",
    source: "Chang & Perlmutter (2018), figure 4 and section 3.2",
    run: coordinates,
};

/// The figure of the integrals.
pub const FIGURE_5: Experiment = Experiment {
    name: "chang-fig5",
    title: "constraint momentum, angular momentum and energy of the knife edge under a feedback integrator",
    source: "Chang & Perlmutter (2018), figure 5 and section 3.2",
    run: integrals,
};

/// The gains, "k₁ = k₂ = k₃ = 1000".
const GAIN: f64 = 1000.0;
/// The number of steps, over [0, 200].
const STEPS: u64 = 200_000;
/// The height of the cycloid's arches.
const HEIGHT: f64 = 1.0;
/// The greatest distance, a hundredth of the cycloid's height, at which a trajectory is
/// indistinguishable from it in the figure.
const CLOSE: f64 = 0.01 * HEIGHT;

/// Returns (x, y, φ) of the exact motion.
fn exact(t: f64) -> [f64; 3] {
    [0.5 * (1.0 - t.cos()), 0.5 * (t - t.sin()), 0.5 * t]
}

/// Returns (x, y, φ) of the printed motion.
fn printed(t: f64) -> [f64; 3] {
    [1.0 - t.cos(), 0.5 * (t - t.sin()), t]
}

/// Returns the constraint momentum J₁ = √m (ẋ sin φ − ẏ cos φ), with m = 1.
fn constraint_momentum(node: &Node<'_>) -> f64 {
    node.v[0] * node.q[2].sin() - node.v[1] * node.q[2].cos()
}

/// Returns h k |∇J₁|² = h k (1 + u²), with u the speed along the edge: beyond 2 deviations grow.
fn stability(node: &Node<'_>, gain: f64) -> f64 {
    let along = node.v[0] * node.q[2].cos() + node.v[1] * node.q[2].sin();
    STEP * gain * (1.0 + along * along)
}

const QUANTITIES: &[Quantity<'static>] = &[
    ("x", &|node| node.q[0]),
    ("y", &|node| node.q[1]),
    ("phi", &|node| node.q[2]),
    ("dx", &|node| node.q[0] - exact(node.t)[0]),
    ("dy", &|node| node.q[1] - exact(node.t)[1]),
    ("dphi", &|node| node.q[2] - exact(node.t)[2]),
    ("distance", &|node| {
        let [x, y, _] = exact(node.t);
        (node.q[0] - x).hypot(node.q[1] - y)
    }),
    ("distance from the printed solution", &|node| {
        let [x, y, _] = printed(node.t);
        (node.q[0] - x).hypot(node.q[1] - y)
    }),
    ("dJ1", &constraint_momentum),
    ("dp_phi", &|node| node.v[2] - 0.5),
    ("dH", &|node| node.energy - 0.125),
    ("h k |grad J1|^2", &|node| stability(node, GAIN)),
];

/// Two runs: one with the paper's gains, and one without feedback.
struct Runs {
    problem: Problem,
    fed: Watched,
    unfed: Watched,
}

fn runs(setting: &Setting<'_>) -> Result<Runs, Failure> {
    let problem = setting.problem("knife_edge_incline", &[EULER], "paper", &[])?;
    let length = Length::of(setting.pick(STEPS, STEPS / 20));
    let methods = [feedback(&problem, EULER, GAIN, &[])?, feedback(&problem, EULER, 0.0, &[])?];
    let mut runs = setting.each(&methods, |method| Watched::run(&problem, method, STEP, length, QUANTITIES))?;
    match (runs.pop(), runs.pop()) {
        (Some(unfed), Some(fed)) => match fed.failure {
            None => Ok(Runs { problem, fed, unfed }),
            Some(message) => Err(Failure(message)),
        },
        _ => Err(Failure("two runs were to be made".to_owned())),
    }
}

impl Runs {
    fn labelled(&self) -> [(&'static str, &Watched); 2] {
        [("feedback", &self.fed), ("without", &self.unfed)]
    }

    fn subtitle(&self, figure: u8) -> String {
        format!(
            "Chang & Perlmutter (2018), figure {figure}: Euler, h = {STEP}, gains {GAIN}, t ≤ {:.0}; without: the same, gains 0",
            self.fed.end
        )
    }
}

fn trajectory(setting: &Setting<'_>) -> Result<Report, Failure> {
    let runs = runs(setting)?;
    let path = |run: &Watched, from: f64, to: f64| -> Vec<(f64, f64)> {
        let rows = run.t.iter().zip(run.rows("y")).zip(run.rows("x"));
        rows.filter(|((t, _), _)| (from..=to).contains(*t)).map(|((_, y), x)| (*y, *x)).collect()
    };
    let panel = |title: &str, from: f64, to: f64| {
        let cycloid = (0..=4000).map(|k| exact(from + (to - from) * f64::from(k) / 4000.0));
        Panel::new(title, "y", "x")
            .curve(Curve::line(cycloid.map(|[x, y, _]| (y, x)).collect()).label("exact").colour(6))
            .curve(Curve::dots(path(&runs.fed, from, to)).label("feedback").colour(0))
            .curve(Curve::line(path(&runs.unfed, from, to)).label("without").colour(1))
    };
    let end = runs.fed.end;
    let figure = Figure::new("Knife edge on an incline: the cycloid", runs.subtitle(3))
        .row([panel("all of it", 0.0, end)])
        .row([panel("the beginning", 0.0, 0.1 * end), panel("the end", 0.9 * end, end)]);

    let (fed, unfed) = (&runs.fed, &runs.unfed);
    let violation = (0..=10_000).map(|k| 1e-3 * f64::from(k)).map(|t| {
        // This is ẋ sin φ − ẏ cos φ of the printed motion.
        let (x, y) = (t.sin(), 0.5 * (1.0 - t.cos()));
        (x * t.sin() - y * t.cos()).abs()
    });
    let violation = violation.fold(0.0, larger);
    let verdicts = vec![
        below(
            "The feedback integrator follows the cycloid, although V⁻¹(0) is not compact",
            "largest distance of (x, y) from the exact point at the same time, in units of the cycloid's height,",
            fed.largest("distance") / HEIGHT,
            CLOSE,
        ),
        Verdict::new(
            "The feedback is the cause",
            unfed.largest("distance") / fed.largest("distance"),
            Outcome::of(unfed.largest("distance") > CLOSE && fed.largest("distance") < CLOSE),
        )
        .criterion(format!("without feedback, the same steps leave the cycloid by more than {CLOSE}"))
        .measured(format!("off by {:.2e}, with feedback {:.2e}", unfed.largest("distance"), fed.largest("distance"))),
        Verdict::new("The exact solution is x = 1 − cos t, y = (t − sin t)/2, φ = t", violation, Outcome::of(violation < 1e-9))
            .criterion("it satisfies the constraint ẋ sin φ = ẏ cos φ for t ≤ 10 to 1e-9")
            .measured(format!(
                "off by {violation:.2}; x = (1 − cos t)/2, φ = t/2 does, and the integrator is off from the printed one by {:.2}",
                fed.largest("distance from the printed solution")
            )),
    ];
    Ok(Report { tables: vec![Watched::table("", &runs.labelled())], figure, verdicts })
}

fn coordinates(setting: &Setting<'_>) -> Result<Report, Failure> {
    let runs = runs(setting)?;
    let names = [("dx", "|Δx|", "x"), ("dy", "|Δy|", "y"), ("dphi", "|Δφ|", "φ")];
    let figure = names.iter().fold(
        Figure::new("Knife edge on an incline: errors of the coordinates", runs.subtitle(4)),
        |figure, (name, axis, _)| figure.row([drawing::sizes("", *axis, &runs.labelled(), name)]),
    );
    let mut verdicts: Vec<Verdict> = names
        .iter()
        .map(|(name, axis, coordinate)| {
            let mut verdict = below(
                format!("The feedback integrator works well on {coordinate}"),
                &format!("largest {axis}, the height of the cycloid being 1,"),
                runs.fed.largest(name),
                CLOSE,
            );
            verdict.measured += &format!("; without feedback {:.2e}", runs.unfed.largest(name));
            verdict
        })
        .collect();
    // The coordinate φ is not fed back. Its error is that of the phase, in which Euler's method has
    // an error of its own.
    let growth = runs.fed.growth("dphi");
    verdicts.push(
        Verdict::new("The error of φ does not grow", growth.trend, Outcome::of(growth.trend < 0.5))
            .criterion(
                "a line through the means of |Δφ| over hundredths of the run rises by less than half of the mean (ours)",
            )
            .measured(format!("trend {:.2}; largest {:.2e}", growth.trend, growth.largest)),
    );
    Ok(Report { tables: vec![Watched::table("", &runs.labelled())], figure, verdicts })
}

fn integrals(setting: &Setting<'_>) -> Result<Report, Failure> {
    let runs = runs(setting)?;
    let names = [
        ("dJ1", "|ΔJ₁|", "the constraint momentum J₁"),
        ("dp_phi", "|Δp_φ|", "the angular momentum p_φ"),
        ("dH", "|ΔH|", "the original energy H, not only the extended one,"),
    ];
    let figure = names.iter().fold(
        Figure::new("Knife edge on an incline: momenta and energy", runs.subtitle(5)),
        |figure, (name, axis, _)| figure.row([drawing::sizes("", *axis, &runs.labelled(), name)]),
    );
    let mut verdicts: Vec<Verdict> = names
        .iter()
        .map(|(name, _, integral)| {
            let claim = format!("The feedback integrator maintains {integral} well");
            let mut verdict = kept(claim, &runs.fed, name, (STEP, 0.0));
            verdict.measured += &format!("; without feedback {:.2e}", runs.unfed.largest(name));
            verdict
        })
        .collect();
    verdicts.push(room(&runs)?);
    Ok(Report { tables: vec![Watched::table("", &runs.labelled())], figure, verdicts })
}

/// Determines how far the gains are from the largest possible ones.
fn room(runs: &Runs) -> Result<Verdict, Failure> {
    let reached = runs.fed.largest("h k |grad J1|^2");
    let more = 1.1 * GAIN;
    let method = feedback(&runs.problem, EULER, more, &[])?;
    let run = Watched::run(&runs.problem, &method, STEP, Length::of(10_000), &[])?;
    let ended = run.failure.map_or(format!("{more} work as well"), |why| format!("with {more}: {why}"));
    Ok(Verdict::new("The gains 1000 suit the step 10⁻³", reached, Outcome::of(runs.fed.failure.is_none()))
        .criterion("the run ends without having left the stability region of Euler's method")
        .measured(format!("h k |∇J₁|² reaches {reached:.4}, the bound is 2; {ended}")))
}
