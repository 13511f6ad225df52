//! The files of `tests/golden` in the workspace are what the compiler writes today.
//!
//! `NH_UPDATE_GOLDEN=1 cargo test -p nonholonomic-codegen --test golden` writes them anew. A further file is a further row of the table; a
//! module for it in the workspace's `tests/src/golden.rs` compiles it. (This test is not there but here, in a package that does
//! not compile the files: it must be able to replace files that no longer compile.)

use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose, Item, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::METHODS;
use nonholonomic_codegen::targets::rust::{self, Header};
use std::error::Error;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// File, model, methods, and functions beside what steppers need. They are for the benchmarks, but for the first, which shows how long the
/// code of one method is.
const SELECTED: &[(&str, &str, &[&str], &[&str])] = &[
    ("sleigh", "chaplygin_sleigh", &["gonzalez"], &[]),
    (
        "chaotic_quartic12",
        "chaotic_quartic12",
        &["gonzalez"],
        &["almost_poisson", "hamiltonian", "hamiltonian_gradient"],
    ),
    ("oscillator_feedback", "nonholonomic_oscillator", &["feedback-euler", "feedback-rk4"], &[]),
    ("snakeboard_group", "snakeboard_se2", &["rdp-cay"], &[]),
    ("snakeboard_derivatives", "snakeboard", &["gonzalez"], &[]),
    ("snakeboard_linearised", "snakeboard", &["gonzalez", "leapfrog"], &[]),
    ("snakeboard_second", "snakeboard", &["leapfrog", "rk4"], &[]),
    ("sleigh_taylor", "chaplygin_sleigh", &["taylor"], &[]),
    ("oscillator_taylor", "nonholonomic_oscillator", &["taylor", "taylor:qv"], &[]),
    ("sleigh_derivatives", "chaplygin_sleigh", &["gonzalez"], &[]),
    ("quartic_derivatives", "chaotic_quartic", &["gonzalez"], &[]),
    ("trailers_derivatives", "car_trailers", &["leapfrog"], &[]),
    ("car_trailer", "car_trailer", &["gonzalez", "iso"], &[]),
];

/// Models that are no part of the library; their declarations are beside the files.
const OWN: &[&str] = &["car_trailer"];

/// Files of [`SELECTED`] with derivatives of their steps: for tests of emitted ones, and for the benchmarks.
const DIFFERENTIATED: &[(&str, &[&str])] = &[
    ("snakeboard_derivatives", &["all"]),
    ("snakeboard_linearised", &["state", "inputs"]),
    ("snakeboard_second", &["all", "second"]),
    ("sleigh_derivatives", &["state"]),
    ("quartic_derivatives", &["state"]),
    ("trailers_derivatives", &["state"]),
];

/// Files of models of the library that have `iso` as well, for the benchmarks.
const ISOMETRIC: &[&str] = &["chaotic_quartic", "chaplygin_sleigh", "gearbox", "snakeboard_free"];

/// Files of models without their control inputs, for the benchmarks: the hand-written steppers have none.
const UNDRIVEN: &[(&str, &str)] = &[("snakeboard_free", "snakeboard"), ("snakeboard_group", "snakeboard_se2")];

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Set, and not to 0: files that differ are written, not complained about.
const UPDATE: &str = "NH_UPDATE_GOLDEN";

/// A test for each file.
macro_rules! golden {
    ($($file:ident)*) => {
        /// Their names.
        const FILES: &[&str] = &[$(stringify!($file)),*];

        $(#[test]
        fn $file() {
            passed(golden(stringify!($file)));
        })*
    };
}

// Models of the library with the methods that a declaration gets when it names none, and the files of `SELECTED`.
golden! {
    chaotic_quartic
    chaplygin_sleigh
    chaplygin_sleigh_com
    chaplygin_sleigh_se2
    cvt_harmonic
    gearbox
    heisenberg
    knife_edge
    knife_edge_incline
    mobile_robot
    nonholonomic_oscillator
    nonholonomic_particle
    roller_racer
    rolling_disk
    snakeboard
    snakeboard_free
    suslov
    suslov_so3
    vertical_disk
    sleigh
    chaotic_quartic12
    oscillator_feedback
    snakeboard_group
    snakeboard_derivatives
    snakeboard_linearised
    snakeboard_second
    sleigh_taylor
    oscillator_taylor
    sleigh_derivatives
    quartic_derivatives
    trailers_derivatives
    car_trailer
}

#[test]
fn the_methods_of_the_runtime() {
    passed(methods_of_the_runtime());
}

#[test]
fn the_models_of_the_library() {
    passed(models_of_the_library());
}

#[test]
fn every_selected_file_is_a_test() {
    for (file, ..) in SELECTED {
        assert!(FILES.contains(file), "{file}");
    }
}

/// An error's text in lines, where there is one.
fn passed(result: Result) {
    result.unwrap_or_else(|error| panic!("{error}"));
}

fn golden(model: &str) -> Result {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden").join(format!("{model}.rs"));
    is_written(&file, generate(model)?)
}

/// The runtime has a type for every method of the compiler.
fn methods_of_the_runtime() -> Result {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../nh-runtime/src/methods/list.rs");
    let mut text = "//! The methods. This file is written from the compiler's list, by the test that compares the two: see CONTRIBUTING.md.\n\n\
                    methods! {\n"
        .to_owned();
    for (i, method) in METHODS.iter().enumerate() {
        let properties = method.properties();
        let (energy, constraint) = (properties.energy.words(), properties.constraint.words());
        let kept = format!("\n**Energy**: {energy}; **constraints** at the nodes: {constraint}\n");
        for line in [properties.describe(), kept].concat().lines() {
            text.push_str(format!("    /// {line}").trim_end());
            text.push('\n');
        }
        let end = if i + 1 < METHODS.len() { "\n" } else { "" };
        text.push_str(&format!("    {}, {:?}, {};\n{end}", properties.type_name, properties.name, properties.order));
    }
    text.push_str("}\n");
    is_written(&file, text)
}

/// The library has a struct for every file in `models`, documented with the file's text.
fn models_of_the_library() -> Result {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models");
    let files: Vec<PathBuf> = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    let files = files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    let mut names: Vec<&str> = files.filter_map(|path| path.file_stem()?.to_str()).collect();
    names.sort_unstable();
    let mut text = "//! The systems. This file is written from `models/*.yaml`, by the test that compares the two: see CONTRIBUTING.md.\n\n\
                    use nonholonomic::nonholonomic;\n\nlibrary! {\n"
        .to_owned();
    names.iter().for_each(|name| text.push_str(&format!("    {name}\n")));
    text.push_str("}\n");
    for name in names {
        let yaml = fs::read_to_string(folder.join(format!("{name}.yaml")))?;
        let declaration = Declaration::from_yaml(&yaml, name).map_err(|d| d.to_string())?;
        let about = declaration.text.ok_or_else(|| format!("{name}.yaml has no text"))?;
        text.push_str(&format!("\n{}#[nonholonomic(model = \"{name}.yaml\")]\n", documentation(&about)));
        text.push_str(&format!("#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {};\n", type_name(name)));
    }
    is_written(&folder.join("src/library.rs"), text)
}

/// A text as a comment: its first sentence, and what follows.
fn documentation(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (first, rest) = text.split_once(". ").unwrap_or((text.trim_end_matches('.'), ""));
    let mut lines: Vec<String> = Vec::new();
    for paragraph in [format!("{first}."), rest.to_owned()].iter().filter(|paragraph| !paragraph.is_empty()) {
        if !lines.is_empty() {
            lines.push("///".to_owned());
        }
        let mut line = "///".to_owned();
        for word in paragraph.split(' ') {
            if line.chars().count() + 1 + word.chars().count() > 120 {
                lines.push(std::mem::replace(&mut line, "///".to_owned()));
            }
            line.push(' ');
            line.push_str(word);
        }
        lines.push(line);
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// `ChaplyginSleigh` for `chaplygin_sleigh`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(capital).collect()
}

/// Is this the text of the file? If wanted, it is written.
fn is_written(file: &Path, today: String) -> Result {
    let checked_in = fs::read_to_string(file).unwrap_or_default();
    if checked_in == today {
        return Ok(());
    }
    if std::env::var_os(UPDATE).is_some_and(|value| value != "0") {
        fs::write(file, today).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{} written", file.display());
        return Ok(());
    }
    let (line, old, new) = first_difference(&checked_in, &today);
    Err(format!(
        "{}:{line}: the compiler writes something else today\n  checked in: {old}\n  today:      {new}\n\
         `{UPDATE}=1 cargo test -p nonholonomic-codegen --test golden` writes the files anew",
        file.display()
    )
    .into())
}

/// The file for a model of the library.
fn generate(model: &str) -> Result<String> {
    let selected = SELECTED.iter().find(|(file, ..)| *file == model);
    let undriven = UNDRIVEN.iter().find(|(file, _)| *file == model);
    let source = selected.map(|row| row.1).or(undriven.map(|row| row.1)).unwrap_or(model);
    let folder = if OWN.contains(&source) { "../tests/golden" } else { "../models" };
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(format!("{source}.yaml"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let declaration = Declaration::from_yaml(&text, source).map_err(|d| d.to_string())?;
    let mut declaration = Declaration { methods: None, ..declaration };
    if model != source {
        declaration.name = Name::new(model.into(), Origin::Whole);
    }
    if undriven.is_some() {
        declaration.inputs = None;
        declaration.initial.retain(|set| set.inputs.is_empty());
    }
    let names = |list: &[&str]| list.iter().map(|&name| Name::new(name.into(), Origin::Whole)).collect::<Vec<_>>();
    if let Some((.., methods, functions)) = selected {
        declaration.expose = Expose::of(&names(functions)).map_err(|d| d.to_string())?;
        declaration.methods = Some(names(methods));
    }
    if ISOMETRIC.contains(&model) {
        declaration.methods = Some(names(&["gonzalez", "midpoint", "leapfrog", "rk4", "iso"]));
    }
    if let Some((_, words)) = DIFFERENTIATED.iter().find(|(file, _)| *file == model) {
        declaration.derivatives = Derivatives::of(&names(words)).map_err(|d| d.to_string())?;
    }
    let compiled = pipeline::compile(&declaration).map_err(|d| d.to_string())?;
    let header = Header::of(compiled.mechanics.model(), Item::named(model), Vec::new());
    Ok(rust::format(rust::tokens(&compiled.program, &header), &header)?)
}

/// The first line that differs, counted from 1, in both texts.
fn first_difference<'a>(a: &'a str, b: &'a str) -> (usize, &'a str, &'a str) {
    let (mut left, mut right) = (a.lines(), b.lines());
    for line in 1.. {
        match (left.next(), right.next()) {
            (Some(x), Some(y)) if x == y => {}
            (x, y) => return (line, x.unwrap_or("(nothing)"), y.unwrap_or("(nothing)")),
        }
    }
    unreachable!("lines end")
}
