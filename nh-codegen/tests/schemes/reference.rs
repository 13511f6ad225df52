//! Twenty steps of every method compared with independent data (Python, Newton to 1e-16).

use super::*;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
struct Reference {
    initial: BTreeMap<String, Vec<f64>>,
    params: BTreeMap<String, serde_json::Value>,
    #[serde(default)]
    settings: Settings,
    runs: Vec<Steps>,
}

/// Settings of a feedback method's run.
#[derive(Default, Deserialize)]
struct Settings {
    /// The gain of all integrals.
    gain: Option<f64>,
    /// The integrals with feedback besides H̃ and J: declared invariants. The others have the gain
    /// 0.
    #[serde(default)]
    extra_integrals: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Steps {
    h: f64,
    q: Vec<Vec<f64>>,
    v: Vec<Vec<f64>>,
    /// Gains of this run only: of J, of H̃ and of the further integral.
    gains: Option<Vec<f64>>,
}

/// (name in the data's file names, name here, options)
const METHODS: &[(&str, &str, &[f64])] = &[
    ("dg_gonzalez", "gonzalez", &[]),
    ("dg_avf", "avf", &[]),
    ("dg_itoh_abe", "itoh-abe", &[]),
    ("gonzalez_f", "gonzalez-f", &[]),
    ("gonzalez_r", "gonzalez-r", &[]),
    ("dla_0.5", "dla", &[0.5]),
    ("dla_0.4", "dla", &[0.4]),
    ("dla_01", "dla01", &[]),
    ("dla1", "dla1", &[]),
    ("dd", "dd", &[]),
    ("gni", "leapfrog", &[]),
    ("rattle", "rattle", &[]),
    ("rattle_lam", "rattle:consistent", &[]),
    ("fb_euler", "feedback-euler", &[]),
];

/// A function that reads the declaration of a model in the frame of the data.
type Read = fn(&str) -> Declaration;

/// (system in the data's file names, model, its declaration)
const SYSTEMS: &[(&str, &str, Read)] = &[
    ("chaplygin_sleigh", "chaplygin_sleigh", of_library),
    ("chaplygin_sleigh_lively", "chaplygin_sleigh", of_library),
    ("gearbox", "gearbox", in_frame_of_papers),
    ("heisenberg", "heisenberg", of_library),
    ("knife_edge", "knife_edge", in_frame_of_papers),
    ("knife_edge_incline", "knife_edge_incline", of_library),
    ("nonholonomic_oscillator", "nonholonomic_oscillator", of_library),
    ("rolling_disk", "rolling_disk", of_library),
    ("vertical_disk", "vertical_disk", of_library),
];

/// Twenty steps amplify roundoff by less than a few thousand units in the last place of the largest
/// coordinate (5): 1e-12, the tolerance suggested for double precision with the data (which reaches
/// 1e-13).
const TOLERANCE: f64 = 1e-12;

/// Returns the cases: every file that exists.
pub fn trials() -> Vec<Trial> {
    let folder = workspace().join("tests/reference");
    let mut trials = Vec::new();
    for &(system, model, read) in SYSTEMS {
        let library = Arc::new(Library::of(&compile_under(read(model), &["all"])));
        for &(suffix, method, options) in METHODS {
            let path = folder.join(format!("steps_{system}_{suffix}.json"));
            if path.exists() {
                let library = Arc::clone(&library);
                trials.push(trial(format!("reference::{system}_{suffix}"), move || {
                    let text = std::fs::read_to_string(&path).expect("the file is there");
                    let data: Reference = serde_json::from_str(&text).expect("the data's format");
                    agree(&library, (method, options), &data);
                }));
            }
        }
    }
    trials
}

fn agree(library: &Library, (method, options): (&str, &[f64]), data: &Reference) {
    let parameters: Vec<f64> =
        library.parameters.iter().map(|name| data.params[name].as_f64().expect("parameters are numbers")).collect();
    let stepper = library.program.steppers.iter().find(|s| s.method == method).expect("the method applies");
    let gains = |of_run: Option<&Vec<f64>>| -> Vec<f64> {
        let gain = |i: usize| of_run.map_or_else(|| data.settings.gain.expect("a gain"), |gains| gains[i]);
        let of_option = |name: &str| match name {
            "J" => gain(0),
            "H" => gain(1),
            name if data.settings.extra_integrals.contains_key(name) => gain(2),
            _ => 0.0,
        };
        let declared = stepper.options.iter().map(|option| &option.declared);
        declared.filter(|option| option.gain).map(|option| of_option(&option.name)).collect()
    };
    for steps in &data.runs {
        let gains = gains(steps.gains.as_ref());
        let options = if gains.is_empty() { options } else { &gains };
        let (q, v) = (&data.initial["q0"], &data.initial["v0"]);
        let run = Run::with_options(&library.program, method, &parameters, (steps.h, options), q, v);
        let mut run = run.expect("the run starts");
        for (i, (q, v)) in steps.q.iter().zip(&steps.v).enumerate() {
            if i > 0 {
                run.step().unwrap_or_else(|e| panic!("h = {}, step {i}: {e}", steps.h));
            }
            let (our_q, our_v) = run.state();
            let error =
                q.iter().zip(&our_q).chain(v.iter().zip(&our_v)).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(
                error < TOLERANCE,
                "h = {}, node {i}: off by {error:e}\n  q {our_q:?}\n  not {q:?}\n  v {our_v:?}\n  not {v:?}",
                steps.h
            );
        }
    }
}
