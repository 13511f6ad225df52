//! `nh generate --fmu`: a functional mock-up unit, which is an archive of a description, the C of a
//! system with the functions of the interface, and a library of it.

use super::Error;
use super::compile::{self, Limits, Methods};
use super::problem::{self, Problem, STEP};
use nonholonomic_codegen::declaration::{Declaration, Expose, Item};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::scheme;
use nonholonomic_codegen::targets::fmu::{Start, Unit, Version};
use nonholonomic_codegen::targets::{c, fmu};
use nonholonomic_lab::registry::Model;
use nonholonomic_plot::{has_units, is_coherent};
use std::env::consts::{ARCH, OS};
use std::ffi::OsStr;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;
use std::process::Command;
use zip::write::{SimpleFileOptions, ZipWriter};

/// The options of a unit.
pub(super) struct Asked<'a> {
    pub(super) method: Option<&'a str>,
    /// The data set with the start.
    pub(super) data: Option<&'a str>,
    pub(super) step: Option<f64>,
    pub(super) version: Version,
}

/// Writes the unit of a model to a file, and says so. Nothing is written if the declaration has
/// errors, or if the method cannot start.
///
/// # Errors
/// A declaration, a method or a start that is refused, C that the compiler refuses, and a file that
/// cannot be written.
pub(super) fn generate(
    path: &Path,
    model: &OsStr,
    asked: &Asked<'_>,
    models: &[Box<dyn Model>],
    limits: &Limits,
) -> Result<(), Error> {
    if asked.step.is_some_and(|step| step.is_nan() || step <= 0.0) {
        return Err(Error::Usage("the step size of a functional mock-up unit is positive".to_owned()));
    }
    let mut target = super::writable(path, model)?;
    let arguments = problem::Arguments::starting(model, asked.data);
    let declaration = arguments.declaration(limits)?;
    let (runnable, method) = arguments.model_in_motion(asked.method, models, limits)?;
    let problem = Problem::new(&arguments, &*runnable)?;
    let info = problem.model.info();
    let choice = problem.method(method.as_deref())?;
    let step = asked.step.or_else(|| problem.declared_step()).unwrap_or(STEP);
    // The start is refused before anything is compiled.
    problem.stepper(&choice, step)?;
    if problem.inputs.is_some() {
        say!("note: the inputs of the data set are not in the unit, whose inputs come from its environment");
    }
    let named = compile::any_method(&choice).map_err(Error::Usage)?;
    let unit = |compiled: &Compiled| {
        let header = compiled.header(Item::named(&compiled.mechanics.model().about.name));
        let defaults = compiled.program.steppers[0].options.iter().map(|option| to_f64(&option.declared.default));
        let start = Start {
            parameters: problem.parameters.clone(),
            options: if named.options.is_empty() { defaults.collect() } else { named.options.clone() },
            q: problem.q.clone(),
            w: problem.v.clone(),
            step,
            has_units: has_units(info),
            is_coherent: is_coherent(info),
        };
        let is_field = scheme::find(&named.name).is_ok_and(|method| method.is_field);
        Ok(fmu::unit(&compiled.program, &header, asked.version, is_field, &start))
    };
    let methods = Methods::Named(vec![named.name.clone()]);
    // The unit takes the functions that it needs.
    let exposing = Declaration { expose: Expose::all(), ..declaration };
    let unit = compile::with_compiled(exposing, &methods, limits, unit)?;
    for note in &unit.notes {
        say!("note: {note}");
    }
    let library = library(&unit)?;
    if library.is_none() {
        say!(
            "note: there is no C compiler (CC, cc), so that the unit has its sources only; its environment compiles them"
        );
    }
    let written = archive(&unit, asked.version, library).and_then(|bytes| target.write_all(&bytes));
    let written = written.and_then(|()| target.finish());
    written.map_err(Error::io(format!("`{}` could not be written", path.display())))?;
    let (version, kinds) = match (asked.version, unit.exchanges) {
        (Version::Two, true) => ("2.0", "co-simulation and model exchange"),
        (Version::Two, false) => ("2.0", "co-simulation"),
        (Version::Three, true) => ("3.0", "co-simulation and model exchange"),
        (Version::Three, false) => ("3.0", "co-simulation"),
    };
    super::print(&format!("{}: `{}` by {choice}, h = {step}; FMI {version} for {kinds}\n", path.display(), unit.name))
}

/// Returns the name of this platform's folder of binaries, and the end of a library's name.
fn platform(version: Version) -> (String, &'static str) {
    let end = match OS {
        "windows" => "dll",
        "macos" => "dylib",
        _ => "so",
    };
    let system = if OS == "macos" { "darwin" } else { OS };
    let folder = match (version, ARCH, OS) {
        (Version::Two, "x86_64", "linux") => "linux64".to_owned(),
        (Version::Two, "x86_64", "windows") => "win64".to_owned(),
        (Version::Two, "x86_64", "macos") => "darwin64".to_owned(),
        (Version::Two, "x86", "linux") => "linux32".to_owned(),
        (Version::Two, "x86", "windows") => "win32".to_owned(),
        _ => format!("{ARCH}-{system}"),
    };
    (folder, end)
}

/// Compiles a unit by the compiler that CC names, or by `cc`. Without one there is no library.
///
/// # Errors
/// The compiler refuses the sources.
fn library(unit: &Unit) -> Result<Option<Vec<u8>>, Error> {
    let compiler = std::env::var_os("CC").filter(|name| !name.is_empty());
    let given = compiler.is_some();
    let compiler = compiler.unwrap_or_else(|| "cc".into());
    let version = Command::new(&compiler).arg("--version").output();
    if !version.is_ok_and(|output| output.status.success()) {
        let message = format!("the C compiler `{}`, which CC names, does not run", compiler.to_string_lossy());
        return if given { Err(Error::Usage(message)) } else { Ok(None) };
    }
    let io = |what: &str| Error::io(format!("{what} in the folder for temporary files"));
    let folder = tempfile::tempdir().map_err(io("no folder could be created"))?;
    for (name, text) in &unit.sources {
        fs::write(folder.path().join(name), text).map_err(io("a source could not be written"))?;
    }
    let mut command = Command::new(&compiler);
    command.current_dir(folder.path()).args(c::FLAGS.split(' ')).args(["-fPIC", "-shared", "-fvisibility=hidden"]);
    let output = command.args(unit.compiled()).args(["-o", "unit", "-lm"]).output();
    let output = output.map_err(io("the C compiler could not run"))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        let message = format!("`{}` does not compile the unit:\n{}", compiler.to_string_lossy(), text.trim_end());
        return Err(Error::Failed(message));
    }
    let bytes = fs::read(folder.path().join("unit")).map_err(io("the library could not be read"))?;
    Ok(Some(bytes))
}

/// Returns the archive.
fn archive(unit: &Unit, version: Version, library: Option<Vec<u8>>) -> std::io::Result<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let mut add = |name: &str, bytes: &[u8]| {
        archive.start_file(name, SimpleFileOptions::default())?;
        archive.write_all(bytes)
    };
    add("modelDescription.xml", unit.description.as_bytes())?;
    for (name, text) in &unit.sources {
        add(&format!("sources/{name}"), text.as_bytes())?;
    }
    if let Some(build) = &unit.build {
        add("sources/buildDescription.xml", build.as_bytes())?;
    }
    if let Some(bytes) = library {
        let (folder, end) = platform(version);
        add(&format!("binaries/{folder}/{}.{end}", unit.name), &bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
