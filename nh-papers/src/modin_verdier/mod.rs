//! K. Modin and O. Verdier, *What makes nonholonomic integrators work?*, Numerische Mathematik 145 (2020).
//!
//! The text is inconsistent in two places. The driver's potential is taken as V = 1 − cos ξ + ε
//! sin(2ξ)/2, which fits the initial data, the energies 2.8 and 5.0 and the two kinds of driver;
//! with the printed sign both drivers rotate. The perturbation of the transmission is ε = 0.5, as
//! in the captions; the text has 0.1.

mod cvt;
mod fig4;
mod fig6;
pub(super) mod latitude;
mod relations;
mod table;

pub(super) use fig4::FIGURE_4;
pub(super) use fig6::{FIGURE_6, FIGURE_7, FIGURE_8};
pub(super) use table::TABLE;

use super::{Behaviour, Growth, Outcome, Verdict};

/// A method with the paper's name and with ours.
#[derive(Clone, Copy, Debug)]
struct Method {
    /// The name in legends.
    label: &'static str,
    /// The name in `methods`.
    name: &'static str,
}

/// The paper's five methods, section 3.
const METHODS: [Method; 5] = [
    Method { label: "DLA ½", name: "dla" },
    Method { label: "DLA 0.4", name: "dla:0.4" },
    Method { label: "DLA 0,1", name: "dla01" },
    Method { label: "DD", name: "dd" },
    Method { label: "LF", name: "leapfrog" },
];

/// The paper's claim about an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    /// The error is roundoff.
    Exact,
    /// The error is bounded, or roundoff.
    Conserved,
    /// The error grows, or has grown to the size of the integral.
    Drifts,
}

impl Claim {
    /// Decides the claim that `subject` has this behaviour, from the growth of its error. Errors up
    /// to `roundoff` are negligible, and the integral itself is as large as `scale`.
    fn judge(self, subject: &str, growth: Growth, roundoff: f64, scale: f64) -> Verdict {
        let behaviour = growth.behaviour(roundoff, scale);
        let (says, outcome) = match self {
            Claim::Exact => ("is conserved exactly", Outcome::of(behaviour == Behaviour::Exact)),
            Claim::Conserved => ("is nearly conserved", conserved(behaviour)),
            Claim::Drifts => ("drifts", conserved(behaviour).opposite()),
        };
        let (bounded, drifts) = (Growth::BOUNDED, Growth::DRIFTS);
        let (large, half) = (Growth::SATURATED * scale, Growth::EARLY);
        let verdict = match self {
            Claim::Exact => Verdict::new(format!("{subject} {says}"), growth.largest, outcome)
                .criterion(format!("largest error at most {roundoff:.1e}, which is roundoff")),
            _ => Verdict::new(format!("{subject} {says}"), growth.trend, outcome).criterion(format!(
                "the running mean's trend over the run, in units of its mean: above {drifts} a drift, below {bounded} \
                 bounded; a drift that has saturated where the mean exceeds {large:.2} and begins below {half} of its late value"
            )),
        };
        verdict.measured(match behaviour {
            Behaviour::Exact => format!("largest error {:.1e}", growth.largest),
            Behaviour::Saturated => format!(
                "saturated: running mean {:.2e} at first, {:.2e} late, largest {:.2e}; trend {:.2}",
                growth.early, growth.late, growth.largest, growth.trend
            ),
            _ => format!(
                "trend {:.2}, slope {:.2e} per unit of time, largest running mean {:.2e}",
                growth.trend, growth.slope, growth.largest
            ),
        })
    }
}

fn conserved(behaviour: Behaviour) -> Outcome {
    match behaviour {
        Behaviour::Exact | Behaviour::Bounded => Outcome::Holds,
        Behaviour::Drifts | Behaviour::Saturated => Outcome::DoesNotHold,
        Behaviour::Unclear => Outcome::Inconclusive,
    }
}
