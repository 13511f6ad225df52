//! `nh generate --python`: a package for Python of generated systems.
//!
//! Each model contributes its generated code, a line that declares its class, and its types
//! (`stub.rs`). All classes share the code of `support`, which is written beside them and uses the
//! models through the traits of `nonholonomic::catalogue`.

mod described;
mod stub;

use super::Error;
use super::compile::{self, Limits, Methods};
use super::new::{dependency, write};
use described::Described;
use nonholonomic_codegen::declaration::{Declaration, Expose, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_lab::names;
use nonholonomic_lab::output::Target;
use nonholonomic_prepared::{MAX_CODE, read_text};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The functions that every package needs, because `rhs` consists of them, each with the
/// placeholder of its name in `support`.
const NEEDED: [(&str, Quantity); 2] =
    [("{acceleration}", Quantity::Acceleration), ("{configuration_velocity}", Quantity::ConfigurationVelocity)];

/// The files that are the same in all packages.
const SUPPORT: [(&str, &str); 10] = [
    ("arguments", include_str!("support/arguments.rs")),
    ("class", include_str!("support/class.rs")),
    ("common", include_str!("support/common.rs")),
    ("errors", include_str!("support/errors.rs")),
    ("kept", include_str!("support/kept.rs")),
    ("mod", include_str!("support/mod.rs")),
    ("model", include_str!("support/model.rs")),
    ("run", include_str!("support/run.rs")),
    ("stepper", include_str!("support/stepper.rs")),
    ("threads", include_str!("support/threads.rs")),
];

/// The table in `pyproject.toml` that marks a generated package.
const MARK: &str = "[tool.nh]";

/// A package that is not written yet: its files in memory.
pub struct Package {
    folder: PathBuf,
    name: String,
    /// Whether an existing package is renewed.
    is_there: bool,
    files: Vec<(String, String)>,
    classes: Vec<String>,
}

impl Package {
    /// Returns the package of these models for `folder`, with these methods and functions of each;
    /// without names, with the declared ones.
    ///
    /// # Errors
    /// The folder is in use, the name cannot be a package's, or a declaration has errors.
    pub(super) fn derived(
        (folder, overwrite): (&Path, bool),
        declarations: impl FnOnce() -> Result<Vec<Declaration>, Error>,
        (methods, expose): (&[String], &[String]),
        limits: &Limits,
    ) -> Result<Package, Error> {
        let name = package(folder)?;
        let is_there = usable(folder, overwrite)?;
        let exposing = |declaration: Declaration| -> Result<Declaration, Error> {
            Ok(Declaration { expose: exposed(&declaration, expose)?, ..declaration })
        };
        let declarations = declarations()?.into_iter().map(exposing).collect::<Result<_, _>>()?;
        let all = compile::with_each_compiled(declarations, &Methods::named(methods), limits, |compiled| {
            Ok(Described::new(compiled, compile::rust(compiled)?))
        })?;
        for (index, described) in all.iter().enumerate() {
            let same = |other: &&Described| other.class == described.class || other.module == described.module;
            if let Some(other) = all[..index].iter().find(same) {
                let message =
                    format!("`{}` and `{}` would be the same class `{}`", other.name, described.name, other.class);
                return Err(Error::Usage(message));
            }
        }
        free(folder, &all)?;
        let (files, classes) = (files(&name, &all), all.into_iter().map(|model| model.class).collect());
        Ok(Package { folder: folder.to_owned(), name, is_there, files, classes })
    }

    /// Writes the package: all files, or none if one cannot be written.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn write(&self) -> Result<(), Error> {
        let write = if self.is_there { renew } else { write };
        write(&self.folder, &self.files).map_err(Error::io(format!("`{}` could not be written", self.folder.display())))
    }
}

/// Writes the package `folder` of these models, and says so.
///
/// # Errors
/// The folder is in use, the name cannot be a package's, or a declaration has errors.
pub(super) fn generate(
    folder: &Path,
    overwrite: bool,
    models: &[OsString],
    asked: (&[String], &[String]),
    limits: &Limits,
) -> Result<(), Error> {
    let declarations = || models.iter().map(|model| compile::declaration(model, limits)).collect();
    let made = Package::derived((folder, overwrite), declarations, asked, limits)?;
    made.write()?;
    let Package { name, is_there, classes, .. } = made;
    let listed: Vec<&str> = classes.iter().map(String::as_str).collect();
    super::print(&format!(
        "{} `{name}` with {} in {2}; next:\n  cd {2}\n  pip install .       # compiles the generated code; derives nothing\n  \
         python -c 'import {name}; help({name}.{3})'\n",
        if is_there { "renewed" } else { "made" },
        names::list(&listed, "and"),
        folder.display(),
        listed.first().unwrap_or(&"")
    ))
}

/// Returns the name of the package: the last part of the path.
fn package(folder: &Path) -> Result<String, Error> {
    let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default().replace('-', "_");
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    // The new package needs these packages, or its users are likely to have them.
    let taken =
        ["numpy", "scipy", "matplotlib", "joblib", "dask", "math", "sys", "os", "typing", "test", "tests", "site"];
    if !starts || !plain || KEYWORDS.contains(&name.as_str()) || taken.contains(&name.as_str()) {
        let why = "it must start with a letter, consist of letters, digits, `-` and `_`, and be neither a keyword nor a package in common use";
        return Err(Error::Usage(format!("`{name}` cannot be the name of a Python package: {why}")));
    }
    Ok(name)
}

/// Keywords of Python, which are no names.
pub(super) const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// Returns whether there is a package to renew. Nothing else in the folder is touched.
fn usable(folder: &Path, overwrite: bool) -> Result<bool, Error> {
    match fs::read_dir(folder).map(|mut entries| entries.next().is_none()) {
        Ok(true) => Ok(false),
        Err(_) if !folder.exists() => Ok(false),
        Err(error) => Err(Error::Usage(format!("`{}` cannot be used: {error}", folder.display()))),
        Ok(false) => {
            let written = fs::read_to_string(folder.join("pyproject.toml")).is_ok_and(|text| text.contains(MARK));
            let why = match (written, overwrite) {
                (true, true) => return Ok(true),
                (true, false) => "has a package already; `--overwrite` renews it",
                (false, true) => "is not empty, and was not written by `nh`",
                (false, false) => "exists and is not empty",
            };
            Err(Error::Usage(format!("`{}` {why}", folder.display())))
        }
    }
}

/// Returns the functions that are declared or requested, and those that the package needs.
fn exposed(declaration: &Declaration, asked: &[String]) -> Result<Expose, Error> {
    let mut expose = declaration.expose.clone();
    if !asked.is_empty() {
        let names: Vec<Name> =
            asked.iter().filter(|name| *name != "none").map(|name| Name::new(name.clone(), Origin::Whole)).collect();
        expose = Expose::of(&names).map_err(|errors| compile::refused(&errors))?;
    }
    expose.catalogue = true;
    if !expose.all {
        for (_, quantity) in NEEDED {
            if !expose.functions.iter().any(|(known, _)| *known == quantity) {
                expose.functions.push((quantity, Origin::Whole));
            }
        }
    }
    Ok(expose)
}

/// Returns the paths and contents of the files.
fn files(package: &str, models: &[Described]) -> Vec<(String, String)> {
    let first = models.first().expect("the command line asks for one");
    let joined =
        |each: &dyn Fn(&Described) -> String, between: &str| models.iter().map(each).collect::<Vec<_>>().join(between);
    let start = match first.data_set.is_some() {
        true => "q, v = model.initial()".to_owned(),
        false => {
            format!("q, v = model.project([0.0] * {}, [0.0] * {})", first.coordinates.len(), first.velocities.len())
        }
    };
    let open: Vec<String> = first.parameters.iter().filter(|p| p.needed()).map(|p| format!("{}=1.0", p.name)).collect();
    let summary = joined(&|model| format!("* {}", model.summary()), "\n");
    let rows = joined(&|model| format!("| `{}` | {} | {} |", model.class, model.summary(), model.method_list()), "\n");
    let pairs = [
        ("{package}", package.to_owned()),
        ("{distribution}", package.replace('_', "-")),
        ("{description}", described::toml(&format!("Nonholonomic systems: {}", joined(&|m| m.class.clone(), ", ")))),
        ("{models}", joined(&|model| format!("{:?}", model.name), ", ")),
        ("{runtime}", dependency("nh-runtime")),
        ("{class}", first.class.clone()),
        ("{classes}", joined(&|model| format!("{package}.{}", model.class), ", ")),
        ("{arguments}", open.join(", ")),
        ("{start}", start),
        ("{summary}", summary),
        ("{table}", rows),
    ];
    let fill = |template: &str| pairs.iter().fold(template.to_owned(), |text, (key, value)| text.replace(key, value));
    let mut all = vec![
        ("Cargo.toml".to_owned(), fill(include_str!("Cargo.toml.in"))),
        ("pyproject.toml".to_owned(), fill(include_str!("pyproject.toml.in"))),
        ("README.md".to_owned(), fill(include_str!("README.md.in"))),
        (".gitignore".to_owned(), "/target\n__pycache__/\n*.so\n*.pyd\n/.venv\n".to_owned()),
        (
            "rustfmt.toml".to_owned(),
            "# The format of the written files.\nmax_width = 120\nuse_small_heuristics = \"Max\"\n".to_owned(),
        ),
        ("src/lib.rs".to_owned(), library(package, models)),
        ("src/models/mod.rs".to_owned(), modules(models)),
        (format!("python/{package}/__init__.py"), stub::package(models)),
        (format!("python/{package}/_native.pyi"), stub::native(models)),
        (format!("python/{package}/_support.py"), include_str!("_support.py.in").to_owned()),
        (format!("python/{package}/py.typed"), String::new()),
        (format!("tests/test_{package}.py"), fill(include_str!("test.py.in"))),
    ];
    let named = |text: &str| {
        let text = text.replace("{package}", package);
        NEEDED.iter().fold(text, |text, (place, quantity)| text.replace(place, quantity.name()))
    };
    all.extend(SUPPORT.iter().map(|(name, text)| (format!("src/support/{name}.rs"), named(text))));
    all.extend(models.iter().map(|model| (format!("src/models/{}.rs", model.file), model.code.clone())));
    all
}

/// Returns the text of the extension module.
fn library(package: &str, models: &[Described]) -> String {
    let mut text = format!(
        "//! The extension module of the Python package `{package}`.\n//!\n//! `nh generate --python` wrote it: classes of generated systems. \
         Their common code is in `support`.\n\nmod models;\nmod support;\n\nuse pyo3::prelude::*;\n\n/// The Python package.\n\
         pub(crate) const PACKAGE: &str = {package:?};\n"
    );
    for model in models {
        let Described { class, file, module, .. } = model;
        text += &format!(
            "\nsupport::class! {{\n    #[doc = {:?}]\n    {class}(crate::models::{file}::{module}::System<f64>) as {class:?} in {package:?},\n    \
             {:?},\n    {:?}\n}}\n",
            model.documentation(),
            model.signature(),
            nonholonomic_prepared::hash(model.code.as_bytes()),
        );
    }
    // Several threads of a free-threaded Python may use the module.
    text += "\n#[pymodule(gil_used = false)]\nfn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {\n";
    for model in models {
        text += &format!("    module.add_class::<{}>()?;\n", model.class);
    }
    text + "    module.add_class::<support::Stepper>()\n}\n"
}

fn modules(models: &[Described]) -> String {
    let module = |model: &Described| format!("#[rustfmt::skip]\npub(crate) mod {};\n", model.file);
    let modules: String = models.iter().map(module).collect();
    format!("//! The generated systems.\n\n{modules}")
}

/// Rewrites an existing package: all files, or none if one cannot be written. Then generated models
/// that are no longer in it are removed.
fn renew(folder: &Path, files: &[(String, String)]) -> std::io::Result<()> {
    let mut targets = Vec::new();
    for (name, contents) in files {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().unwrap_or(folder))?;
        let mut target = super::target(&file)?;
        target.write_all(contents.as_bytes())?;
        targets.push(target);
    }
    targets.into_iter().try_for_each(Target::finish)?;
    for entry in fs::read_dir(folder.join("src/models"))? {
        let path = entry?.path();
        if is_generated(&path) && !files.iter().any(|(name, _)| folder.join(name) == path) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Returns whether a file is a generated model, as stated by its first line.
fn is_generated(path: &Path) -> bool {
    let begins = |line: &str| line.starts_with("// The system `") && line.contains("`, generated by nh ");
    read_text(path, MAX_CODE).is_ok_and(|text| text.lines().next().is_some_and(begins))
}

/// Checks that the file names of models are free.
///
/// # Errors
/// A file has the name of a model's and was not generated.
fn free(folder: &Path, models: &[Described]) -> Result<(), Error> {
    let paths = models.iter().map(|model| folder.join(format!("src/models/{}.rs", model.file)));
    match paths.into_iter().find(|path| path.exists() && !is_generated(path)) {
        None => Ok(()),
        Some(path) => {
            let why = "has the name of a model's file, but `nh` did not write it: give it another name";
            Err(Error::Usage(format!("`{}` {why}", path.display())))
        }
    }
}
