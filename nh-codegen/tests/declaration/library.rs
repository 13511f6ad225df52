//! The library's models.

use nonholonomic_codegen::declaration::Declaration;
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
        "ackermann",
        "ball_turntable",
        "car_trailers",
        "castor",
        "chaotic_quartic",
        "chaotic_quartic12",
        "chaotic_quartic6",
        "chaplygin_sleigh",
        "chaplygin_sleigh_bead",
        "chaplygin_sleigh_com",
        "chaplygin_sleigh_se2",
        "chaplygin_sleigh_torque",
        "chaplygin_sphere",
        "charged_knife_edge",
        "cvt_harmonic",
        "double_pendulum",
        "gearbox",
        "getz",
        "heisenberg",
        "kepler_contact",
        "knife_edge",
        "knife_edge_incline",
        "leaning_disk",
        "mobile_manipulator",
        "mobile_robot",
        "nonholonomic_oscillator",
        "nonholonomic_particle",
        "rattleback",
        "roller_racer",
        "rolling_disk",
        "routh_sphere",
        "segway",
        "snake",
        "snakeboard",
        "spherical_robot",
        "suslov",
        "suslov_so3",
        "twistcar",
        "vertical_disk",
        "whipple",
    ];
    for name in expected {
        assert!(names.contains(&name), "{name} is missing from the library");
    }
}

/// Models that declare no frame, with the reasons.
const WITHOUT_FRAME: [(&str, &str); 4] = [
    (
        "car_trailers",
        "it is written for any n: products of n cosines, which the compiler keeps as they are in a frame of its own",
    ),
    ("double_pendulum", "without constraints all velocities are one"),
    ("snake", "the same as of `car_trailers`"),
    ("whipple", "it would be a page: the compiler solves four rolling constraints and one holonomic one"),
];

/// Models whose energy is no first integral, with the reasons.
const WITHOUT_ENERGY: [(&str, &str); 5] = [
    ("ball_turntable", "the plane does work: its moving energy is one"),
    ("chaplygin_sleigh_bead", "the bead does work"),
    ("chaplygin_sleigh_torque", "the torque and the drag do work"),
    ("leaning_disk", "friction may take from it"),
    ("twistcar", "the rider does work"),
];

#[test]
fn every_model_is_complete() {
    for (file, model) in models() {
        assert_eq!(model.name.value, file, "the name of a model is that of its file");
        assert!(model.text.is_some(), "{file} has no text");
        assert!(model.source.is_some(), "{file} has no source");
        assert!(
            model.frame.is_some() || WITHOUT_FRAME.iter().any(|(name, _)| *name == file),
            "{file} declares no frame"
        );
        let first = model.invariants.first().map(|(name, _)| name.value.as_str());
        match WITHOUT_ENERGY.iter().find(|(name, _)| *name == file) {
            None => assert_eq!(first, Some("E"), "the first invariant of {file} is its energy"),
            Some((_, reason)) => assert_ne!(first, Some("E"), "of {file}, but {reason}"),
        }
        assert!(!model.initial.is_empty(), "{file} has no initial data");
        assert!(model.parameters.iter().all(|p| p.default.is_some()), "a parameter of {file} has no default");
        // A matrix without values is the identity.
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

/// Names of modes are read, and an unknown kind of mode is reported.
#[test]
fn modes_are_named() {
    let (_, whipple) = models().into_iter().find(|(name, _)| name == "whipple").expect("the bicycle");
    let names = |names: &[nonholonomic_codegen::declaration::Name]| -> Vec<String> {
        names.iter().map(|name| name.value.clone()).collect()
    };
    assert_eq!(names(&whipple.modes.oscillating), ["weave"]);
    assert_eq!(names(&whipple.modes.real), ["capsize", "castering"]);
    let yaml = "name: a\ncoordinates: [x]\nlagrangian: x_dot^2\nmodes: {ocillating: [weave]}\n";
    let errors = Declaration::from_yaml(yaml, "a.yaml").expect_err("there is no such kind").to_string();
    assert!(errors.contains("unknown key `ocillating`") && errors.contains("did you mean `oscillating`?"), "{errors}");
}
