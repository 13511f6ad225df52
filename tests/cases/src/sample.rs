//! Models of the library under methods: all tested ones, or a sample.

use crate::Numbers;

/// Returns whether tests of every model under every method run as a whole. Otherwise they run a
/// [sample](drawn).
pub fn is_full() -> bool {
    std::env::var_os("NH_FULL").is_some_and(|value| value != "0")
}

/// Models of the library that are tested with every method that applies. The other models are
/// tested with the methods of a declaration that names none.
const UNDER_ALL: [&str; 18] = [
    "chaotic_quartic",
    "chaplygin_sleigh",
    "chaplygin_sleigh_com",
    "chaplygin_sleigh_se2",
    "cvt_harmonic",
    "gearbox",
    "heisenberg",
    "knife_edge",
    "knife_edge_incline",
    "mobile_robot",
    "nonholonomic_oscillator",
    "nonholonomic_particle",
    "roller_racer",
    "rolling_disk",
    "snakeboard",
    "suslov",
    "suslov_so3",
    "vertical_disk",
];

/// Invariant systems on groups, which also have methods of their own.
const ON_GROUPS: [&str; 3] = ["ball_incline", "snakeboard_se2", "vertical_disk_se2"];

/// Systems with long code.
const LONG: [&str; 1] = ["whipple"];

/// Returns whether a model is tested under every method that applies.
pub fn is_under_all(model: &str) -> bool {
    UNDER_ALL.contains(&model)
}

/// Returns the methods under which a model of the library is tested, from those that apply.
pub fn tested<'a>(model: &str, applying: &[&'a str]) -> Vec<&'a str> {
    let is_tested = |method: &&&str| {
        is_under_all(model)
            || match **method {
                "gonzalez" | "rk4" => true,
                "midpoint" | "leapfrog" => !LONG.contains(&model),
                "rdp-cay" | "rdp-exp" => ON_GROUPS.contains(&model),
                _ => false,
            }
    };
    applying.iter().filter(is_tested).copied().collect()
}

/// The smallest number of methods drawn for each model, and of models drawn for each method, if
/// there are as many.
const DRAWN: usize = 3;

/// Returns a sample of models under methods, the same every time: randomly drawn pairs, and the
/// pinned ones.
pub fn drawn<'a>(all: &[(&'a str, Vec<&'a str>)], pinned: &[(&str, &str)]) -> Vec<(&'a str, Vec<&'a str>)> {
    // The seed is arbitrary but fixed.
    let mut random = Numbers(0x6e68_7361_6d70_6c65);
    let mut sample: Vec<(&str, Vec<&str>)> = Vec::new();
    for (model, methods) in all {
        let mut of_model: Vec<&str> = Vec::new();
        while of_model.len() < DRAWN.min(methods.len()) {
            let method = methods[random.below(methods.len())];
            if !of_model.contains(&method) {
                of_model.push(method);
            }
        }
        sample.push((model, of_model));
    }
    let mut methods: Vec<&str> = all.iter().flat_map(|(_, methods)| methods).copied().collect();
    methods.sort_unstable();
    methods.dedup();
    for method in methods {
        let can: Vec<usize> = (0..all.len()).filter(|&i| all[i].1.contains(&method)).collect();
        while sample.iter().filter(|(_, of_model)| of_model.contains(&method)).count() < DRAWN.min(can.len()) {
            let (_, of_model) = &mut sample[can[random.below(can.len())]];
            if !of_model.contains(&method) {
                of_model.push(method);
            }
        }
    }
    for ((model, methods), (_, of_model)) in all.iter().zip(&mut sample) {
        let is_missing = |method: &&&str| pinned.contains(&(model, method)) && !of_model.contains(method);
        let missing: Vec<&str> = methods.iter().filter(is_missing).copied().collect();
        of_model.extend(missing);
    }
    sample
}
