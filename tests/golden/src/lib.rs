//! Systems whose generated code is compared with what was generated before: the models of the library with the methods that a declaration gets when it
//! names none, and others for benchmarks and tests.
//!
//! [`generate`] derives the file of one; [`build`] is for build scripts of packages that compile them. The test `golden` of nonholonomic-codegen
//! compares them with the files that are checked in beside this package ([`READ`]) and, of all, with the hashes and numbers of operations in `table.md`.

mod c;

pub use c::build_c;
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose, Item, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::targets::rust::{self, Header};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// All files.
pub const FILES: &[&str] = &[
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
    "snakeboard_free",
    "suslov",
    "suslov_so3",
    "vertical_disk",
    "sleigh",
    "chaotic_quartic12",
    "oscillator_feedback",
    "snakeboard_group",
    "snakeboard_derivatives",
    "snakeboard_linearised",
    "snakeboard_second",
    "sleigh_taylor",
    "oscillator_taylor",
    "sleigh_derivatives",
    "quartic_derivatives",
    "trailers_derivatives",
    "car_trailer",
];

/// Those that are checked in, since people read them: a system with one method, one with several, one with derivatives and one with a Taylor series.
pub const READ: &[&str] = &["sleigh", "gearbox", "sleigh_derivatives", "sleigh_taylor"];

/// Those that the benchmarks measure.
pub const BENCHMARKS: &[&str] = &[
    "car_trailer",
    "chaotic_quartic",
    "chaotic_quartic12",
    "chaplygin_sleigh",
    "gearbox",
    "oscillator_feedback",
    "oscillator_taylor",
    "quartic_derivatives",
    "roller_racer",
    "rolling_disk",
    "sleigh_derivatives",
    "sleigh_taylor",
    "snakeboard",
    "snakeboard_free",
    "snakeboard_group",
    "snakeboard_linearised",
    "trailers_derivatives",
];

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
const WITHOUT_INPUTS: &[(&str, &str)] = &[("snakeboard_free", "snakeboard"), ("snakeboard_group", "snakeboard_se2")];

/// The text of a file, or the reason why there is none.
pub type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// The text of a file, by its name in [`FILES`].
///
/// # Errors
/// A file that is not there, and all that is wrong with a declaration.
pub fn generate(model: &str) -> Result<String> {
    let compiled = compiled(model)?;
    let header = header(&compiled, model);
    Ok(rust::format(rust::tokens(&compiled.program, &header), &header)?)
}

fn header<'a>(compiled: &'a Compiled, model: &str) -> Header<'a> {
    Header::of(compiled.mechanics.model(), Item::named(model), Vec::new())
}

/// Derives the system of a file.
fn compiled(model: &str) -> Result<Compiled> {
    let selected = SELECTED.iter().find(|(file, ..)| *file == model);
    let free = WITHOUT_INPUTS.iter().find(|(file, _)| *file == model);
    let source = selected.map(|row| row.1).or(free.map(|row| row.1)).unwrap_or(model);
    let folder = if OWN.contains(&source) { "" } else { "../../models" };
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(format!("{source}.yaml"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let declaration = Declaration::from_yaml(&text, source).map_err(|d| d.to_string())?;
    let mut declaration = Declaration { methods: None, ..declaration };
    if model != source {
        declaration.name = Name::new(model.into(), Origin::Whole);
    }
    if free.is_some() {
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
    Ok(pipeline::compile(&declaration).map_err(|d| d.to_string())?)
}

/// Does all that a build script has to do for these files: it writes them into cargo's folder, and tells cargo what they depend on.
///
/// # Panics
/// Outside of a build script, and with the errors of [`write_all`].
pub fn build(files: &[&str]) {
    println!("cargo:rerun-if-changed=build.rs");
    for path in ["../../models", "car_trailer.yaml"] {
        println!("cargo:rerun-if-changed={}", Path::new(env!("CARGO_MANIFEST_DIR")).join(path).display());
    }
    let folder = std::env::var("OUT_DIR").expect("cargo sets it");
    write_all(Path::new(&folder), files).unwrap_or_else(|error| panic!("{error}"));
}

/// Writes these files into a folder, and `golden.rs` with a module for each.
///
/// # Errors
/// Those of [`generate`], and files that cannot be written.
///
/// # Panics
/// Where a derivation does.
pub fn write_all(folder: &Path, files: &[&str]) -> Result {
    let left = Mutex::new(files.iter());
    let failed = Mutex::new(Vec::new());
    let work = || {
        loop {
            let Some(file) = left.lock().expect("no thread panics with it").next() else { return };
            let written = kept(file)
                .map_err(|error| error.to_string())
                .and_then(|text| fs::write(folder.join(format!("{file}.rs")), text).map_err(|error| error.to_string()));
            if let Err(error) = written {
                failed.lock().expect("no thread panics with it").push(format!("{file}: {error}"));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let _ = thread::Builder::new().stack_size(64 << 20).spawn_scoped(scope, work).expect("a thread");
        }
    });
    let failed = failed.into_inner().expect("no thread panics with it");
    if !failed.is_empty() {
        return Err(failed.join("\n").into());
    }
    let module = |file: &&str| {
        let path = folder.join(format!("{file}.rs"));
        format!("/// `{file}`.\n#[rustfmt::skip]\n#[path = {path:?}]\npub mod {file};\n")
    };
    fs::write(folder.join("golden.rs"), files.iter().map(module).collect::<String>())?;
    Ok(())
}

/// [`generate`], or what is kept in the folder that `NH_CACHE_DIR` names, as the attribute keeps its expansions. (Whoever sets it empties the folder where the
/// compiler changes.)
fn kept(file: &str) -> Result<String> {
    let folder = std::env::var_os("NH_CACHE_DIR").filter(|folder| !folder.is_empty());
    let Some(place) = folder.map(|folder| Path::new(&folder).join(format!("golden-{file}.rs"))) else {
        return generate(file);
    };
    if let Ok(text) = fs::read_to_string(&place) {
        return Ok(text);
    }
    let text = generate(file)?;
    // Complete under its name, or not at all; what cannot be kept is no worse for that.
    let temporary = place.with_extension(std::process::id().to_string());
    let _ = place.parent().map(fs::create_dir_all);
    let _ = fs::write(&temporary, &text).and_then(|()| fs::rename(&temporary, &place));
    Ok(text)
}
