//! M. Kobilarov, D. Martín de Diego and S. Ferraro, *Simulating nonholonomic dynamics*, SeMA Journal 50 (2010).
//!
//! The figures compare GNI (`leapfrog` here) and RDP with a Runge–Kutta method of order two and with the true motion. RDP lives on Lie
//! groups and is not among the methods of the library; what the paper says of it is not judged. The Runge–Kutta method is Heun's,
//! on D* (`rk2`) and on (q, v) (`rk2:qv`): the paper does not say which it is, nor on which variables.
//!
//! The paper gives no parameters, and for figure 2 no data and no step either. Those of the models' data sets are ours; figure 2
//! takes the number of steps and the time of figure 4.

mod fig2;
mod fig4;

pub(super) use fig2::FIGURE_2;
pub(super) use fig4::FIGURE_4;

use super::{Failure, Outcome, Problem, Verdict};
use crate::Trajectory;
use crate::diagnostics::{distance, larger};

/// "N = 128 timesteps over the integration horizon T = 10".
const STEPS: u64 = 128;
const END: f64 = 10.0;

/// A method as the paper calls it, and as we do.
#[derive(Clone, Copy, Debug)]
struct Method {
    /// In legends.
    label: &'static str,
    /// In `methods`.
    name: &'static str,
}

const METHODS: [Method; 3] = [
    Method { label: "GNI", name: "leapfrog" },
    Method { label: "RK2", name: "rk2" },
    Method { label: "RK2 on (q, v)", name: "rk2:qv" },
];

/// The true motion at the nodes of the coarse runs.
struct Truth {
    run: Trajectory,
    /// How far twice as many steps move it.
    uncertainty: f64,
}

/// The method that the truth is made with, and how many of its steps there are in one of the coarse ones. Of order four, so that
/// halving them shows fifteen sixteenths of the error that is left.
const TIGHT: (&str, u64) = ("rk4", 128);

impl Truth {
    /// That the reference is tight enough for the other verdicts, the curve having this extent.
    fn verdict(&self, extent: f64) -> Verdict {
        let off = self.uncertainty / extent;
        Verdict::new(
            "the true motion is known far better than the methods differ from it",
            off,
            Outcome::of(off < 1e-4 * FOLLOWS),
        )
        .criterion(format!(
            "half the steps of the reference ({}, {} to one) move it by less than 1e-5 of the extent of the curve",
            TIGHT.0,
            2 * TIGHT.1
        ))
        .measured(format!("{:.1e}, {off:.1e} of the extent", self.uncertainty))
    }
}

/// The true motion over so many coarse steps.
fn truth(problem: &Problem, steps: u64) -> Result<Truth, Failure> {
    let step = END / STEPS as f64;
    let fine = |refinement: u64| problem.sampled(TIGHT.0, step / refinement as f64, steps * refinement, refinement);
    let (coarse, run) = (fine(TIGHT.1)?, fine(2 * TIGHT.1)?);
    let rows = coarse.q.iter().chain(&coarse.v).zip(run.q.iter().chain(&run.v));
    let uncertainty = rows.map(|(a, b)| distance(a, b)).fold(0.0, larger);
    Ok(Truth { run, uncertainty })
}

/// A curve in the plane.
type Curve = Vec<(f64, f64)>;

/// The largest distance of points at the same times.
fn apart(a: &Curve, b: &Curve) -> f64 {
    a.iter().zip(b).map(|(p, q)| (p.0 - q.0).hypot(p.1 - q.1)).fold(0.0, larger)
}

/// The largest extent of a curve along an axis.
fn extent(curve: &Curve) -> f64 {
    let range = |of: fn(&(f64, f64)) -> f64| {
        let (least, most) = curve.iter().map(of).fold((f64::MAX, f64::MIN), |(a, b), x| (a.min(x), b.max(x)));
        most - least
    };
    range(|p| p.0).max(range(|p| p.1))
}

/// A position that is off by less than this part of the size of the true curve is qualitatively right; one that is off by more has
/// failed to follow it.
const FOLLOWS: f64 = 0.1;

/// The verdict on the claim that a method follows the true curve, or fails to.
fn follows(label: &str, claimed: bool, curve: &Curve, truth: &Curve) -> Verdict {
    let off = apart(curve, truth) / extent(truth);
    let outcome = Outcome::of((off < FOLLOWS) == claimed);
    let claim = if claimed { "has qualitatively correct positions" } else { "fails to follow the true positions" };
    Verdict::new(format!("{label} {claim}"), off, outcome)
        .criterion(format!(
            "largest distance from the true position, in units of the extent of its curve: below {FOLLOWS} follows"
        ))
        .measured(format!("off by {off:.3} of the extent {:.3}", extent(truth)))
}

/// The verdict on the claim that one quantity is smaller than another.
fn smaller(claim: String, what: &str, (a, label_a): (f64, &str), (b, label_b): (f64, &str)) -> Verdict {
    Verdict::new(claim, a / b, Outcome::of(a < b))
        .criterion(format!("{what}: that of {label_a} is smaller than that of {label_b}"))
        .measured(format!("{label_a} {a:.2e}, {label_b} {b:.2e}, ratio {:.3}", a / b))
}
