//! D. E. Chang and M. Perlmutter, *Feedback integrators for nonholonomic mechanical systems*, Journal of Nonlinear Science (2018).
//!
//! A feedback integrator adds −∇V to the motion extended off the constraints. V is a sum of squares
//! of the quantities that should not change: the constraint momenta J, the energy, further
//! integrals. The paper steps that motion with Euler's method, h = 10⁻³, and states that its
//! figures show the integrals well kept. The criterion here: an integral is *kept* if its error is
//! at most h, the possible error of a first-order method in a unit of time, and does not grow. The
//! trend of an error is the rise of a line through the means of its size over hundredths of the
//! run, in units of their mean.
//!
//! Misprinted formulas of the paper are replaced by the corrected ones, and the verdict states so.

mod drawing;
mod knife_edge;
mod oscillator;
mod others;
mod suslov;
mod watch;

pub(super) use knife_edge::{FIGURE_3, FIGURE_4, FIGURE_5};
pub(super) use oscillator::{FIGURE_6, FIGURE_7};
pub(super) use others::{HEISENBERG, ROLLER_RACER, SLEIGH, SLEIGH_SE2, VERTICAL_DISK};
pub(super) use suslov::{FIGURE_1, FIGURE_2};

use super::{Failure, Growth, Outcome, Problem, Verdict};
use nonholonomic::catalogue::MethodInfo;
use watch::Watched;

/// The step, "Δt = 10⁻³" in all simulations.
const STEP: f64 = 1e-3;

/// The method, "the usual Euler method" in all simulations.
const EULER: &str = "feedback-euler";

/// Returns a feedback method of the problem's model: all gains are `all`, except the gains `but`.
///
/// # Errors
/// The model is built without the method, or does not have the gain.
fn feedback(problem: &Problem, method: &str, all: f64, but: &[(&str, f64)]) -> Result<String, Failure> {
    let Some(MethodInfo { options, .. }) = problem.info.method(method) else {
        return Err(Failure(format!("`{}` is built without `{method}`", problem.info.name)));
    };
    if let Some((name, _)) = but.iter().find(|(name, _)| options.iter().all(|option| option.name != *name)) {
        return Err(Failure(format!("`{method}` of `{}` has no gain `{name}`", problem.info.name)));
    }
    let value = |name: &str| but.iter().find(|(other, _)| *other == name).map_or(all, |(_, k)| *k);
    Ok(options.iter().fold(method.to_owned(), |text, option| format!("{text}:{}", value(option.name))))
}

/// Decides the claim that a quantity is kept: its error is at most `bound`, and does not grow.
/// Errors below `roundoff` are negligible.
fn kept(claim: impl Into<String>, run: &Watched, quantity: &str, (bound, roundoff): (f64, f64)) -> Verdict {
    let growth = run.growth(quantity);
    let outcome = if growth.largest <= roundoff {
        Outcome::Holds
    } else if growth.largest > bound || growth.trend > Growth::DRIFTS {
        Outcome::DoesNotHold
    } else if growth.trend < Growth::BOUNDED {
        Outcome::Holds
    } else {
        Outcome::Inconclusive
    };
    let measured = if growth.largest <= roundoff {
        format!("largest {:.1e}, roundoff", growth.largest)
    } else {
        format!("largest {:.2e}, trend {:.2}", growth.largest, growth.trend)
    };
    Verdict::new(claim, growth.largest, outcome).criterion(kept_if(bound, roundoff)).measured(measured)
}

/// Describes the criterion for a quantity to be kept.
fn kept_if(bound: f64, roundoff: f64) -> String {
    let below = if roundoff > 0.0 { format!(", or roundoff ({roundoff:.0e})") } else { String::new() };
    let (none, grows) = (Growth::BOUNDED, Growth::DRIFTS);
    format!("largest size at most {bound:.0e}, trend below {none} (beyond {grows} it grows){below}")
}

/// Decides the claim that a quantity stays below a bound.
fn below(claim: impl Into<String>, what: &str, value: f64, bound: f64) -> Verdict {
    Verdict::new(claim, value, Outcome::of(value < bound))
        .criterion(format!("{what} below {bound:.0e}"))
        .measured(format!("{value:.2e}"))
}
