//! Results as text, as JSON and as a figure.

use super::study::{Studied, TARGET, Verdict};
use crate::gains;
use crate::problem::Problem;
use crate::report::align;
use nonholonomic_lab::diagnostics::{OrderPoint, Tight};
use nonholonomic_plot::{Curve, Figure, Panel, Scale, parameter_facts, seconds, step_axis};
use serde_json::json;

pub(super) fn describe(
    problem: &Problem<'_>,
    until: f64,
    (reference, tight): (&str, &Tight),
    studied: &[Studied],
) -> String {
    let mut text = format!(
        "{}, errors at t = {until}\n{}reference: {} at a tolerance of {:.0e}, uncertain by {:.1e}\n",
        problem.model.name(),
        problem.described(),
        reference,
        tight.tolerance,
        tight.uncertainty
    );
    for s in studied {
        let Studied { method, study, failure, .. } = s;
        let mut rows = vec![["h", "error", "local order", ""].map(str::to_owned).to_vec()];
        rows.extend(study.points.iter().map(|p| {
            let local = p.local_order.filter(|_| p.used).map_or(String::new(), |order| format!("{order:.3}"));
            let note = match p.used {
                true => "",
                false if p.resolved => "too large a step, left out",
                false if p.error.is_finite() => "roundoff, left out",
                false => "failed, left out",
            };
            vec![p.step.to_string(), format!("{:.3e}", p.error), local, note.to_owned()]
        }));
        let order = match study.line {
            Some(line) => {
                let stated = s.stated.map_or(String::new(), |stated| match s.verdict() {
                    Some(Verdict::Lower) => format!(": disagrees with the stated order {stated}"),
                    Some(Verdict::Higher) => format!(", on this motion higher than the stated order {stated}"),
                    Some(Verdict::Unsettled) => format!(
                        ", not settled: no step is small enough to compare with the stated order {stated}; a smaller --step or --until may help"
                    ),
                    Some(Verdict::Agrees) | None => format!(", stated {stated}"),
                });
                format!("order {:.3} ± {:.3}, fitted to {} points{stated}", line.slope, line.slope_error, line.points)
            }
            None => "no order: fewer than three points are above roundoff".to_owned(),
        };
        let failed = failure.as_ref().map_or(String::new(), |message| format!("a run failed: {message}\n"));
        text.push_str(&format!("\n{method}: {order}\n{failed}{}", align(&rows)));
    }
    text.push('\n');
    text.push_str(&work(until, studied));
    text
}

/// Formats a table of the cost of an error under each method.
fn work(until: f64, studied: &[Studied]) -> String {
    let header = ["work and precision", "stated", "observed", "ns/step"].map(str::to_owned).to_vec();
    let mut rows = vec![[header, vec![format!("µs to {TARGET:.0e}")]].concat()];
    rows.extend(studied.iter().map(|s| {
        let known = |value: Option<String>| value.unwrap_or_default();
        vec![
            s.method.clone(),
            known(s.stated.map(|order| order.to_string())),
            known(s.study.line.map(|line| format!("{:.2}", line.slope))),
            known(s.ns_per_step(until).map(|ns| format!("{ns:.0}"))),
            known(s.seconds_to_target().map(|seconds| format!("{:.1}", 1e6 * seconds))),
        ]
    }));
    align(&rows)
}

pub(super) fn as_json(
    problem: &Problem<'_>,
    until: f64,
    (reference, tight): (&str, &Tight),
    studied: &[Studied],
) -> serde_json::Value {
    let methods: Vec<_> = studied
        .iter()
        .map(|s| {
            let points = s.study.points.iter().zip(&s.seconds).map(|(p, seconds)| {
                let OrderPoint { step, error, local_order, resolved: _, used } = p;
                json!({ "step": step, "error": error, "local_order": local_order, "used": used, "seconds": seconds })
            });
            json!({
                "method": s.method,
                "gains": gains::as_json(&s.method, problem.model.info()),
                "order": s.study.line.map(|line| line.slope),
                "order_error": s.study.line.map(|line| line.slope_error),
                "stated_order": s.stated,
                "agrees": s.verdict().filter(|&verdict| verdict != Verdict::Unsettled).map(|verdict| verdict != Verdict::Lower),
                "verdict": s.verdict().map(Verdict::name),
                "ns_per_step": s.ns_per_step(until),
                "seconds_to_1e-6": s.seconds_to_target(),
                "points": points.collect::<Vec<_>>(),
                "message": s.failure,
            })
        })
        .collect();
    json!({
        "model": problem.model.name(),
        "parameters": problem.parameters_by_name(),
        "until": until,
        "reference": { "method": reference, "tolerance": tight.tolerance, "uncertainty": tight.uncertainty },
        "methods": methods,
    })
}

pub(super) fn figure(problem: &Problem<'_>, until: f64, studied: &[Studied]) -> Figure {
    let info = problem.model.info();
    let end = seconds(info, until);
    let error = format!("largest error of q, v at t = {end}");
    let panel = |title, x| Panel::new(title, x, error.as_str()).scales(Scale::Logarithmic, Scale::Logarithmic);
    let (mut panel, mut work) =
        (panel("Error", step_axis(info)), panel("Work and precision", "time of the run [µs]".to_owned()));
    // One triangle serves all methods of an order, below the lowest of them.
    let mut triangles: Vec<((f64, f64), i32)> = studied.iter().filter_map(Studied::triangle).collect();
    triangles.sort_by(|(a, order), (b, other)| order.cmp(other).then(a.1.total_cmp(&b.1)));
    triangles.dedup_by_key(|(_, order)| *order);
    panel = triangles.into_iter().fold(panel, |panel, (at, order)| panel.slope(at, order));
    for (i, s) in studied.iter().enumerate() {
        let points: Vec<(f64, f64)> =
            s.study.points.iter().filter(|p| p.error.is_finite()).map(|p| (p.step, p.error)).collect();
        let label = match s.study.line {
            Some(line) => format!("{} ({:.2})", s.method, line.slope),
            None => s.method.clone(),
        };
        // The label of a method that is exact to the last digit.
        let exact = "no error";
        let line = |points: &Vec<_>, label| Curve::line(points.clone()).label(label).instead(exact).colour(i);
        panel = panel.curve(line(&points, label)).curve(Curve::dots(points).colour(i));
        let costs = s.study.points.iter().zip(&s.seconds).filter(|(p, seconds)| p.error.is_finite() && **seconds > 0.0);
        let costs: Vec<(f64, f64)> = costs.map(|(p, seconds)| (1e6 * seconds, p.error)).collect();
        work = work.curve(line(&costs, s.method.clone())).curve(Curve::dots(costs).colour(i));
    }
    let methods = match studied {
        [one] => one.method.clone(),
        all => format!("{} methods", all.len()),
    };
    let title = format!("{} · order of convergence · {methods}", problem.model.name().replace('_', " "));
    let mut facts = problem.about.clone();
    facts.push(format!("to t = {end}"));
    facts.extend(parameter_facts(info, &problem.parameters));
    facts.push("fitted orders in parentheses; the fit omits points at roundoff".to_owned());
    facts.push("triangles rise as a power of the step, with the exponent beside them".to_owned());
    let figure = Figure::new(title, facts.join(",  "));
    // The names of many methods need room beside the axes.
    if studied.len() > 7 { figure.row([panel]).row([work]) } else { figure.row([panel, work]) }
}
