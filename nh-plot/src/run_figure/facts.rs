//! Names of axes, and facts for subtitles, with a model's units.

use crate::label::assigned;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::printed::{has_units, is_coherent, seconds, short};

/// Returns the name of a time axis, with seconds if the model has units.
pub fn time(info: &ModelInfo) -> &'static str {
    time_axis(has_units(info))
}

/// Returns the name of a time axis with or without units.
pub fn time_axis(units: bool) -> &'static str {
    if units { "t [s]" } else { "t" }
}

/// Returns the symbol of the step size: h, or Δt for a model that has an h itself.
pub fn step_symbol(info: &ModelInfo) -> &'static str {
    let parameters = info.parameters.iter().map(|parameter| &parameter.quantity);
    let mut all = info.coordinates.iter().chain(info.velocities).chain(parameters);
    if all.any(|quantity| quantity.name == "h") { "Δt" } else { "h" }
}

/// Formats the step size for a subtitle, `step h = 0.1 s`.
pub fn step_fact(info: &ModelInfo, step: f64) -> String {
    format!("step {} = {}", step_symbol(info), seconds(info, step))
}

/// Returns the name of a step's axis, with seconds if the model has units.
pub fn step_axis(info: &ModelInfo) -> String {
    format!("step {}{}", step_symbol(info), if has_units(info) { " [s]" } else { "" })
}

/// Formats an energy for a sentence: `1.5 J` if the model's units are coherent.
pub fn joules(info: &ModelInfo, energy: f64) -> String {
    short(energy) + if is_coherent(info) { " J" } else { "" }
}

/// Returns the name of an energy's axis: `E(t) − E(0) [J]` if the model's units are coherent.
pub fn energy_axis(info: &ModelInfo, quantity: &str) -> String {
    format!("{quantity}{}", if is_coherent(info) { " [J]" } else { "" })
}

/// Formats the parameters' values, `m = 4 kg`, for a subtitle.
pub fn parameter_facts(info: &ModelInfo, values: &[f64]) -> Vec<String> {
    info.parameters.iter().zip(values).map(|(parameter, value)| assigned(&parameter.quantity, *value)).collect()
}
