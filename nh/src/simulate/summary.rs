//! The printed summary of a run.

use crate::gains;
use crate::problem::Step;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::events::{Event, Occurrence};
use nonholonomic_lab::output::RunHeader;
use nonholonomic_lab::run::Summary;
use std::fmt::Write;

/// Formats six decimals, and an exponent where the number is so large that they mean nothing.
fn plain(x: f64) -> String {
    if x.abs() < 1e9 { format!("{x:.6}") } else { format!("{x:.6e}") }
}

pub(super) fn describe(header: &RunHeader, step: Step, info: &ModelInfo, summary: &Summary) -> String {
    let mut text = String::new();
    // The column is as wide as the longest label.
    let invariants = summary.invariants.iter().map(|kept| "invariant ".len() + kept.name.chars().count() + 1);
    let width = invariants.fold(20, usize::max);
    let mut line = |what: &str, value: String| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{what:<width$}{value}");
    };
    let names = info.coordinates.iter().chain(info.velocities).map(|q| q.name);
    let values = summary.q.iter().chain(&summary.v);
    let state: Vec<String> = names.zip(values).map(|(name, value)| format!("{name} = {}", plain(*value))).collect();

    line("run", format!("{}, {}, {step}", header.model, header.method));
    let gains = gains::recorded(&header.method, info);
    if !gains.is_empty() {
        line("gains", gains.iter().map(|(name, k)| format!("{name} = {k}")).collect::<Vec<_>>().join(", "));
    }
    line("steps", format!("{} to t = {}{}", summary.steps, summary.t, status(summary)));
    for (i, chunk) in state.chunks(4).enumerate() {
        line(if i == 0 { "final state" } else { "" }, chunk.join("  "));
    }
    // The energy error is absolute, as in the figure, and excludes the work if any was done.
    match (summary.work, summary.energy_change) {
        (Some(work), Some(change)) if work != 0.0 => {
            line("energy", format!("{}, changes by {change:.2e} at most", plain(summary.energy)));
            let error = format!("largest error {:.2e} (of E(t) - E(0) - W(t))", summary.energy_error);
            line("work done on it", format!("{}, {error}", plain(work)));
        }
        _ => line(
            "energy",
            format!("{}, largest error {:.2e} (of E(t) - E(0))", plain(summary.energy), summary.energy_error),
        ),
    }
    if let (Some(slope), Some(error)) = (summary.energy_drift, summary.energy_drift_error) {
        line("energy drift", format!("{slope:.1e} ± {error:.0e} per unit of time"));
    }
    for kept in &summary.invariants {
        let drift = match (kept.drift, kept.drift_error) {
            (Some(slope), Some(error)) => format!(", drift {slope:.1e} ± {error:.0e} per unit of time"),
            _ => String::new(),
        };
        line(
            &format!("invariant {}", kept.name),
            format!("{}, largest error {:.2e}{drift}", plain(kept.value), kept.error),
        );
    }
    line("constraint residual", format!("{:.2e} at most", summary.constraint));
    if let Some(defect) = summary.level_defect {
        line("off the levels", format!("{defect:.2e} at most"));
    }
    if let (Some(defect), Some(determinant)) = (summary.group_defect, summary.determinant_error) {
        let drift = match (summary.group_drift, summary.group_drift_error) {
            (Some(slope), Some(error)) => format!(", drift {slope:.1e} ± {error:.0e} per unit of time"),
            _ => String::new(),
        };
        line("off the group", format!("{defect:.2e} at most{drift}; |det R − 1| ≤ {determinant:.2e}"));
    }
    if let Some(motion) = &summary.motion {
        line("motion", motion.describe(info));
    }
    if let (Some(mean), Some(max)) = (summary.newton_mean, summary.newton_max) {
        line("Newton iterations", format!("{mean:.2} per step, at most {max} in a solve"));
    }
    if let Some(ns) = summary.ns_per_step {
        line("time per step", format!("{ns:.0} ns"));
    }
    text
}

/// Lists the first twenty of the events found.
pub(super) fn events(events: &[Event], found: &[Occurrence], info: &ModelInfo) -> String {
    const SHOWN: usize = 20;
    let names: Vec<&str> = info.coordinates.iter().chain(info.velocities).map(|quantity| quantity.name).collect();
    let mut text = String::new();
    for (i, event) in events.iter().enumerate() {
        let count = found.iter().filter(|occurrence| occurrence.event == i).count();
        text.push_str(&format!("event `{}`, found: {count}\n", event.text));
    }
    for occurrence in found.iter().take(SHOWN) {
        let state = names.iter().zip(occurrence.q.iter().chain(&occurrence.v));
        let state: Vec<String> = state.map(|(name, value)| format!("{name} = {}", plain(*value))).collect();
        let way = occurrence.rising.map_or("touched", |rising| if rising { "upwards" } else { "downwards" });
        // With several events, each line begins with the number of its event.
        let which = if events.len() > 1 { format!("{} ", occurrence.event + 1) } else { String::new() };
        text.push_str(&format!("  {which}t = {:<20} {way:<9} {}\n", occurrence.t, state.join("  ")));
    }
    if found.len() > SHOWN {
        text.push_str(&format!("  and {} more: --events FILE.csv has all\n", found.len() - SHOWN));
    }
    text
}

fn status(summary: &Summary) -> String {
    if summary.status == "complete" { String::new() } else { format!(" ({})", summary.status) }
}
