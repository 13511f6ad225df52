//! What a run is summed up in, for people.

use crate::cli::gains;
use crate::output::RunHeader;
use crate::registry::ModelInfo;
use crate::run::Summary;
use std::fmt::Write;

pub(super) fn describe(header: &RunHeader, info: &ModelInfo, summary: &Summary) -> String {
    let mut text = String::new();
    // As wide as the widest of them.
    let invariants = summary.invariants.iter().map(|kept| "invariant ".len() + kept.name.chars().count() + 1);
    let width = invariants.fold(20, usize::max);
    let mut line = |what: &str, value: String| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{what:<width$}{value}");
    };
    let names = info.coordinates.iter().chain(&info.velocities).map(|q| &q.name);
    let values = summary.q.iter().chain(&summary.v);
    let state: Vec<String> = names.zip(values).map(|(name, value)| format!("{name} = {value:.6}")).collect();

    line("run", format!("{}, {}, h = {}", header.model, header.method, header.step));
    let gains = gains::recorded(&header.method, info);
    if !gains.is_empty() {
        line("gains", gains.iter().map(|(name, k)| format!("{name} = {k}")).collect::<Vec<_>>().join(", "));
    }
    line("steps", format!("{} to t = {}{}", summary.steps, summary.t, status(summary)));
    for (i, chunk) in state.chunks(4).enumerate() {
        line(if i == 0 { "final state" } else { "" }, chunk.join("  "));
    }
    line("energy", format!("{:.6}, largest error {:.2e}", summary.energy, summary.energy_error));
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
            format!("{:.6}, largest error {:.2e}{drift}", kept.value, kept.error),
        );
    }
    if let (Some(work), Some(balance)) = (summary.work, summary.energy_balance) {
        line("work of the inputs", format!("{work:.6}, energy balance to {balance:.2e}"));
    }
    line("constraint residual", format!("{:.2e} at most", summary.constraint));
    if let (Some(defect), Some(determinant)) = (summary.group_defect, summary.determinant_error) {
        let drift = match (summary.group_drift, summary.group_drift_error) {
            (Some(slope), Some(error)) => format!(", drift {slope:.1e} ± {error:.0e} per unit of time"),
            _ => String::new(),
        };
        line("off the group", format!("{defect:.2e} at most{drift}; |det R − 1| ≤ {determinant:.2e}"));
    }
    if let (Some(mean), Some(max)) = (summary.newton_mean, summary.newton_max) {
        line("Newton iterations", format!("{mean:.2} per step, at most {max} in a solve"));
    }
    if let Some(ns) = summary.ns_per_step {
        line("time per step", format!("{ns:.0} ns"));
    }
    text
}

fn status(summary: &Summary) -> String {
    if summary.status == "complete" { String::new() } else { format!(" ({})", summary.status) }
}
