//! The library's models.

use nh_codegen::declaration::Declaration;
use std::path::Path;

fn models() -> Vec<(String, Declaration)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models");
    let mut models = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the models' folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|e| e == "yaml") {
            let stem = path.file_stem().and_then(|s| s.to_str()).expect("a name").to_owned();
            let declaration = Declaration::from_file(path.to_str().expect("UTF-8")).unwrap_or_else(|e| panic!("{e}"));
            models.push((stem, declaration));
        }
    }
    models.sort_by(|a, b| a.0.cmp(&b.0));
    models
}

#[test]
fn every_model_parses() {
    let models = models();
    let names: Vec<&str> = models.iter().map(|(name, _)| name.as_str()).collect();
    let expected = [
        "chaotic_quartic",
        "chaotic_quartic12",
        "chaotic_quartic6",
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
    for name in expected {
        assert!(names.contains(&name), "{name} is missing from the library");
    }
}

#[test]
fn every_model_is_complete() {
    for (file, model) in models() {
        assert_eq!(model.name.value, file, "the name of a model is that of its file");
        assert!(model.text.is_some(), "{file} has no text");
        assert!(model.source.is_some(), "{file} has no source");
        assert!(model.frame.is_some(), "{file} declares no frame");
        assert_eq!(model.invariants[0].0.value, "E", "the first invariant of {file} is its energy");
        assert!(!model.initial.is_empty(), "{file} has no initial data");
        assert!(model.parameters.iter().all(|p| p.default.is_some()), "a parameter of {file} has no default");
        // A matrix that is not named is the identity.
        let matrices: usize = model.groups.iter().map(|group| group.dimension * group.dimension).sum();
        for set in &model.initial {
            let named = [model.coordinates.len(), model.coordinates.len() - matrices];
            assert!(named.contains(&set.coordinates.len()), "{file}, {}", set.name.value);
        }
    }
}

#[test]
fn values_are_exact() {
    let (_, sleigh) = models().into_iter().find(|(name, _)| name == "chaplygin_sleigh").expect("the sleigh");
    let value = &sleigh.initial[0].velocities[2].1;
    assert_eq!(value.to_string(), "0.0003333333333333333");
    assert_eq!(sleigh.initial.iter().map(|s| s.name.value.as_str()).collect::<Vec<_>>(), ["paper", "neg", "lively"]);
}
