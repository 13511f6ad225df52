//! Problems outside of Modin & Verdier's paper.

use super::watch::{Integral, Kept, Reading, Run, Times, Value, follow, word};
use crate::{Behaviour, Cell, Declaration, Experiment, Failure, Outcome, Problem, Report, Setting, Table, Verdict};
use nonholonomic_lab::registry::System;
use nonholonomic_plot::{Curve, Figure, Panel, Scale};
use std::sync::Arc;

/// The experiment on eight other problems.
pub const OTHERS: Experiment = Experiment {
    name: "iso-others",
    title: "integrals of eight other systems: rolling bodies, Suslov's problem, the snakeboard, a quartic passenger, geodesics on a torus, a control",
    source: "docs/keeping.md",
    run,
};

/// A claim about an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    /// The error is roundoff.
    Exact,
    /// The error is bounded, or roundoff.
    Kept,
    /// The error grows, or has grown to the size of the integral.
    Lost,
}

/// A problem outside of the paper.
pub struct Stranger {
    /// The name in tables.
    pub name: &'static str,
    /// The name in sentences.
    title: &'static str,
    /// The declaration.
    declaration: Declaration<'static>,
    /// The data set.
    data: &'static str,
    step: f64,
    until: f64,
    methods: &'static [&'static str],
    /// An integral beside the declared ones: a name, and the declared integrals whose squares are
    /// added.
    sum_of_squares: Option<(&'static str, &'static [&'static str])>,
    claims: &'static [(&'static str, &'static str, Claim)],
}

/// Methods on D*. `ALL` adds methods on T*Q, for systems whose velocities are those of coordinates.
const ON_D: &[&str] = &["iso", "iso-var", "gonzalez", "avf", "midpoint", "rk4"];
const ALL: &[&str] = &["iso", "iso-var", "gonzalez", "avf", "midpoint", "leapfrog", "dla", "dd", "rk4", "taylor"];

/// The problems.
static STRANGERS: [Stranger; 8] = [
    Stranger {
        name: "routh",
        title: "Routh's sphere",
        declaration: Declaration::Library("routh_sphere"),
        data: "standard",
        step: 0.02,
        until: 1e4,
        methods: ON_D,
        sum_of_squares: None,
        claims: &[
            ("iso", "E", Claim::Exact),
            ("iso", "jellett", Claim::Kept),
            ("iso", "routh", Claim::Kept),
            ("iso-var", "jellett", Claim::Kept),
            ("iso-var", "routh", Claim::Kept),
        ],
    },
    Stranger {
        name: "chaplygin",
        title: "Chaplygin's sphere",
        declaration: Declaration::Library("chaplygin_sphere"),
        data: "standard",
        step: 0.02,
        until: 1e4,
        methods: ON_D,
        sum_of_squares: Some(("K^2", &["K1", "K2", "K3"])),
        claims: &[("iso", "E", Claim::Exact), ("iso", "K^2", Claim::Kept)],
    },
    Stranger {
        name: "rattleback",
        title: "Rattleback",
        declaration: Declaration::Library("rattleback"),
        data: "slow",
        step: 0.002,
        until: 100.0,
        methods: ON_D,
        sum_of_squares: None,
        claims: &[("iso", "E", Claim::Exact)],
    },
    Stranger {
        name: "kharlamova",
        title: "Suslov's problem with Kharlamova's potential",
        declaration: Declaration::Text { file: "kharlamova.yaml", yaml: include_str!("kharlamova.yaml") },
        data: "standard",
        step: 0.05,
        until: 3e3,
        methods: ON_D,
        sum_of_squares: None,
        claims: &[("iso", "E", Claim::Exact), ("iso", "K", Claim::Exact)],
    },
    Stranger {
        name: "snakeboard",
        title: "Snakeboard",
        declaration: Declaration::Library("snakeboard"),
        data: "free",
        step: 0.05,
        until: 50.0,
        methods: ALL,
        sum_of_squares: None,
        claims: &[("iso", "E", Claim::Exact), ("iso", "phidot", Claim::Exact), ("iso", "p_psi", Claim::Exact)],
    },
    Stranger {
        name: "quartic",
        title: "Transmission with a quartic passenger",
        declaration: Declaration::Text { file: "quartic.yaml", yaml: include_str!("quartic.yaml") },
        data: "standard",
        step: 0.1,
        until: 3e4,
        methods: ALL,
        sum_of_squares: None,
        claims: &[
            ("iso", "E_driver", Claim::Exact),
            ("iso", "E_passenger", Claim::Exact),
            ("gonzalez", "E_passenger", Claim::Lost),
        ],
    },
    Stranger {
        name: "torus",
        title: "Geodesics on a Liouville torus",
        declaration: Declaration::Text { file: "torus.yaml", yaml: include_str!("torus.yaml") },
        data: "standard",
        step: 0.1,
        until: 1e4,
        methods: ALL,
        sum_of_squares: None,
        claims: &[
            ("iso", "E", Claim::Exact),
            ("iso", "F", Claim::Lost),
            ("iso-var", "E", Claim::Kept),
            ("iso-var", "F", Claim::Kept),
        ],
    },
    Stranger {
        name: "control",
        title: "Transmission with a spring between driver and passenger, the control",
        declaration: Declaration::Text { file: "control.yaml", yaml: include_str!("control.yaml") },
        data: "standard",
        step: 0.1,
        until: 1e4,
        methods: ALL,
        sum_of_squares: None,
        claims: &[("iso", "E", Claim::Exact), ("iso", "E_driver", Claim::Lost), ("taylor", "E_driver", Claim::Lost)],
    },
];

impl Stranger {
    /// Returns the integrals: the declared ones, and the sum of squares of some.
    fn integrals(&self, system: &Arc<dyn System>, problem: &Problem) -> Result<Vec<Integral>, Failure> {
        let names: Vec<&str> = problem.info.invariants.iter().map(|i| i.name).collect();
        let values = |system: &dyn System, q: &[f64], v: &[f64]| {
            let mut values = vec![0.0; names.len()];
            system.invariants(0.0, q, v, &mut values);
            values
        };
        let first = values(&*problem.system, &problem.q, &problem.v);
        let energy = problem.system.energy(0.0, &problem.q, &problem.v).abs();
        let integral = |name: &str, places: Vec<usize>, squares: bool| {
            let read = {
                let (system, count, places) = (Arc::clone(system), names.len(), places.clone());
                move |q: &[f64], v: &[f64]| {
                    let mut values = vec![0.0; count];
                    system.invariants(0.0, q, v, &mut values);
                    combined(&values, &places, squares)
                }
            };
            let scale = combined(&first, &places, squares).abs().max(1e-3 * energy);
            // The terms of an integral may be larger than their sum. The energy bounds the motion
            // and with it the rounding errors.
            let size = scale.max(energy);
            let reading = Reading::Node(Arc::new(move |q, v| {
                let value = read(q, v);
                Value::new(value, size.max(value.abs()))
            }));
            Integral { name: name.to_owned(), reading, scale }
        };
        let mut all: Vec<Integral> = names.iter().enumerate().map(|(i, name)| integral(name, vec![i], false)).collect();
        if let Some((name, parts)) = self.sum_of_squares {
            let place = |part: &&str| {
                let place = names.iter().position(|name| name == part);
                place.ok_or_else(|| Failure(format!("`{}` declares no invariant `{part}`", self.name)))
            };
            all.push(integral(name, parts.iter().map(place).collect::<Result<_, _>>()?, true));
        }
        Ok(all)
    }
}

/// Returns one of the values, or the sum of the squares of some.
fn combined(values: &[f64], places: &[usize], squares: bool) -> f64 {
    match squares {
        true => places.iter().map(|i| values[*i] * values[*i]).sum(),
        false => values[places[0]],
    }
}

/// The run of a method on a problem.
pub struct Entry {
    /// The problem.
    pub stranger: &'static Stranger,
    /// The method.
    pub method: &'static str,
    /// Names of the integrals.
    pub names: Vec<String>,
    /// The run's measurements.
    pub run: Run,
}

/// Methods that do not apply, with the reasons, by problem.
type Refused = Vec<(&'static str, String, String)>;

/// Runs the problems with these names.
///
/// # Errors
/// A declaration cannot be derived, or a run cannot start.
pub fn entries(setting: &Setting<'_>, chosen: impl Fn(&str) -> bool) -> Result<(Vec<Entry>, Refused), Failure> {
    let strangers: Vec<&'static Stranger> = STRANGERS.iter().filter(|stranger| chosen(stranger.name)).collect();
    let derived = setting.each(&strangers, |stranger| setting.derived(stranger.declaration, stranger.methods))?;
    let mut jobs = Vec::new();
    for (stranger, derived) in strangers.iter().zip(&derived) {
        let applies = |method: &&&str| derived.refused.iter().all(|(refused, _)| refused != **method);
        jobs.extend(stranger.methods.iter().filter(applies).map(|method| (*stranger, derived, *method)));
    }
    let fraction = setting.pick(1.0, 0.002);
    let entries = setting.each(&jobs, |(stranger, derived, method)| {
        let problem = Problem::of(&*derived.model, stranger.data, &[])?;
        let system: Arc<dyn System> = Arc::from(derived.model.system(&problem.parameters).map_err(Failure)?);
        let integrals = stranger.integrals(&system, &problem)?;
        let until = (stranger.until * fraction).max(50.0 * stranger.step);
        let times: Times = [0.03 * until, 0.3 * until, until];
        // The run has a hundred windows.
        let run = follow(&problem, method, stranger.step, &times, 0.01 * until, &integrals)?;
        let names = integrals.into_iter().map(|integral| integral.name).collect();
        Ok(Entry { stranger, method, names, run })
    })?;
    let refused = strangers.iter().zip(&derived).flat_map(|(stranger, derived)| {
        derived.refused.iter().map(|(method, reason)| (stranger.name, method.clone(), reason.clone()))
    });
    Ok((entries, refused.collect()))
}

fn run(setting: &Setting<'_>) -> Result<Report, Failure> {
    let (entries, without) = entries(setting, |_| true)?;
    let columns = ["problem", "method", "integral", "largest error", "slope", "trend", "growth", "ended at"];
    let mut table = Table::new("", columns);
    for entry in &entries {
        for (name, kept) in entry.names.iter().zip(&entry.run.kept) {
            let number =
                |number: f64| if number.is_finite() { Cell::Number(number) } else { Cell::Text(String::new()) };
            table.push(vec![
                entry.stranger.name.into(),
                entry.method.into(),
                name.clone().into(),
                number(kept.largest()),
                number(kept.growth.slope),
                number(kept.growth.trend),
                word(kept.behaviour()).into(),
                number(entry.run.ended.as_ref().map_or(f64::NAN, |(t, _)| *t)),
            ]);
        }
    }
    let mut refused = Table::new("refused", ["problem", "method", "reason"]);
    for (problem, method, reason) in without {
        refused.push(vec![problem.into(), method.into(), reason.into()]);
    }
    let mut verdicts: Vec<Verdict> = Vec::new();
    for stranger in &STRANGERS {
        for (method, integral, claim) in stranger.claims {
            let entry = entries.iter().find(|e| e.stranger.name == stranger.name && e.method == *method);
            let kept = entry.and_then(|entry| {
                let place = entry.names.iter().position(|name| name == integral)?;
                Some(&entry.run.kept[place])
            });
            let kept = kept.ok_or_else(|| Failure(format!("`{}` has no run of `{method}`", stranger.name)))?;
            verdicts.push(judge(stranger, method, integral, *claim, kept));
        }
    }
    verdicts.push(driver_of_control(&entries));
    Ok(Report { tables: vec![table, refused], figure: figure(&entries), verdicts })
}

/// Decides a claim.
fn judge(stranger: &Stranger, method: &str, integral: &str, claim: Claim, kept: &Kept) -> Verdict {
    let behaviour = kept.behaviour();
    let (says, holds, criterion, value) = match claim {
        Claim::Exact => (
            "keeps",
            behaviour == Behaviour::Exact,
            format!("largest error at most {:.1e}, the effect of rounding", kept.roundoff),
            kept.largest(),
        ),
        Claim::Kept => (
            "does not lose",
            kept.is_kept(),
            "the trend of the running mean over the run is below 0.5 of its mean, and it has not grown to a tenth of the integral".to_owned(),
            kept.growth.trend,
        ),
        Claim::Lost => (
            "does not keep",
            matches!(behaviour, Behaviour::Drifts | Behaviour::Saturated),
            "the trend of the running mean over the run is above 1 of its mean, or it has grown to a tenth of the integral from less than half".to_owned(),
            kept.growth.trend,
        ),
    };
    let words = format!("{} of {:.2e}", kept.words(), kept.scale);
    Verdict::new(format!("{}: `{method}` {says} `{integral}`", stranger.title), value, Outcome::of(holds))
        .criterion(criterion)
        .measured(words)
}

/// Decides whether the driver's energy of the control moves under `iso` as it does in the motion
/// itself.
fn driver_of_control(entries: &[Entry]) -> Verdict {
    let moves = |method: &str| {
        let entry = entries.iter().find(|e| e.stranger.name == "control" && e.method == method)?;
        let place = entry.names.iter().position(|name| name == "E_driver")?;
        Some(entry.run.kept[place].largest())
    };
    let (iso, motion) = (moves("iso").unwrap_or(f64::NAN), moves("taylor").unwrap_or(f64::NAN));
    let ratio = iso / motion;
    Verdict::new(
        "Control: the driver's energy moves under `iso` as far as in the motion itself",
        ratio,
        Outcome::of((0.5..=2.0).contains(&ratio)),
    )
    .criterion("the largest changes under `iso` and under `taylor` agree within a factor of 2")
    .measured(format!("{iso:.2} under `iso`, {motion:.2} under `taylor`"))
}

fn figure(entries: &[Entry]) -> Figure {
    // The integral of each problem that distinguishes methods.
    let shown = ["jellett", "K^2", "E", "K", "p_psi", "E_passenger", "F", "E"];
    let panel = |(stranger, integral): (&Stranger, &str)| {
        let panel = Panel::new(stranger.title, "t", format!("running mean of the error of {integral}"));
        let panel = panel.scales(Scale::Linear, Scale::Logarithmic).include_y(&[1e-16, 1.0]);
        entries.iter().filter(|e| e.stranger.name == stranger.name).fold(panel, |panel, entry| {
            let place = entry.names.iter().position(|name| name == integral).unwrap_or(0);
            let (t, mean) = &entry.run.kept[place].means;
            let points = t.iter().zip(mean).filter(|(_, m)| m.is_finite()).map(|(t, m)| (*t, m.clamp(1e-17, 1e6)));
            panel.curve(Curve::line(points.collect()).label(entry.method).instead("ended at once"))
        })
    };
    let figure = Figure::new("Integrals of other systems", "docs/keeping.md; values above 1e6 are drawn at 1e6");
    let pairs: Vec<(&Stranger, &str)> = STRANGERS.iter().zip(shown).collect();
    pairs.chunks(2).fold(figure, |figure, row| figure.row(row.iter().map(|pair| panel(*pair))))
}
