//! `nh new`.

mod files;
mod origin;

use super::compile::{self, Limits, Methods};
use super::{Error, prepare};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_lab::output::TemporaryFolder;
use origin::Origin;
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh new sleigh
  nh new my-robot --from robot.yaml
  nh new my-disk --from rolling_disk --git https://github.com/me/nh

The name of the crate is the last part of PATH. The declaration is a file of its own, which the
attribute on the struct names. It is derived before anything is written, and refused with all of its
errors if it is wrong. Every parameter needs a default. The crate contains the derived code, so that
building it needs no compiler of declarations.

Without --path, --git and --version the crate depends on the source of this `nh`: the folder that it
was built from, the commit that cargo checked out, or the published version.")]
pub(super) struct Arguments {
    /// The folder to create; it must not exist, or must be empty
    path: PathBuf,
    /// The declaration to start from, a file or a model of the library [default: a sleigh]
    #[arg(long, value_name = "MODEL|FILE.yaml")]
    from: Option<OsString>,
    /// Depend on the packages of nh in this folder of sources
    #[arg(long = "path", value_name = "DIR", conflicts_with_all = ["git", "version"])]
    sources: Option<PathBuf>,
    /// Depend on the packages of nh in this repository
    #[arg(long, value_name = "URL", conflicts_with = "version")]
    git: Option<String>,
    /// The commit of the repository [default: the last one of its main branch]
    #[arg(long, value_name = "COMMIT", requires = "git")]
    rev: Option<String>,
    /// Depend on the published packages of nh of this version
    #[arg(long, value_name = "VERSION")]
    version: Option<String>,
}

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    let path = &arguments.path;
    let package = package(path)?;
    match fs::read_dir(path).map(|mut entries| entries.next().is_none()) {
        Ok(false) => return Err(Error::Usage(format!("`{}` exists and is not empty", path.display()))),
        Ok(true) => {}
        Err(_) if !path.exists() => {}
        Err(error) => return Err(Error::Usage(format!("`{}` cannot be used: {error}", path.display()))),
    }
    let Arguments { sources, git, rev, version, .. } = arguments;
    let origin = match Origin::asked(sources.as_deref(), git.as_deref(), rev.as_deref(), version.as_deref())? {
        Some(origin) => origin,
        None => Origin::of_this_build()?,
    };
    let (text, declaration) = declaration(arguments.from.as_deref())?;
    // The compilation finds all algebraic errors, at their locations in the existing file.
    let methods = Methods::Named(["gonzalez", "rk4"].map(str::to_owned).to_vec());
    compile::with_compiled(declaration.clone(), &methods, limits, |_| Ok(()))?;

    let failed = || Error::io(format!("`{}` could not be written", path.display()));
    // The names of generated items are known only after generation.
    let files = |module: &str| files::files(&package, &text, &declaration, &origin, module);
    let new = New::make(path, &files("generated")).map_err(failed())?;
    for code in prepare::fresh(&new.inside, limits)? {
        let module = files::module(&code).unwrap_or("generated");
        new.write(&files(module)).map_err(failed())?;
        new.write(&[files::snapshot(module, &code)]).map_err(failed())?;
    }
    format(&new.inside);
    new.settle(path).map_err(failed())?;
    super::print(&format!(
        "made `{package}` in {0}. {1}\nnext:\n  cd {0}\n  cargo test\n  cargo run --example plot     # draws the motion\n",
        path.display(),
        origin.said()
    ))
}

/// Returns the declaration to start from, and its text.
fn declaration(from: Option<&OsStr>) -> Result<(String, Declaration), Error> {
    let (text, file): (String, Cow<'_, str>) = match from {
        None => (include_str!("sleigh.yaml.in").to_owned(), "sleigh.yaml".into()),
        Some(what) => match compile::listed(what)? {
            Some(found) => (found.yaml.to_owned(), found.file().into()),
            None => {
                let name = what.to_string_lossy();
                (compile::text(what).map_err(Error::usage_io(format!("`{name}` cannot be read")))?, name)
            }
        },
    };
    let declaration = Declaration::from_yaml(&text, &file).map_err(|d| compile::refused(&d))?;
    let open: Vec<&str> =
        declaration.parameters.iter().filter(|p| p.default.is_none()).map(|p| p.name.value.as_str()).collect();
    if !open.is_empty() {
        let names = nonholonomic_lab::names::list(&open, "and");
        return Err(Error::Usage(format!(
            "the new crate needs a default for every parameter; none is declared for {names}"
        )));
    }
    Ok((text, declaration))
}

/// Formats the sources with `cargo fmt`, if available: the length of lines depends on names. A
/// failure is ignored.
fn format(folder: &Path) {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let _ = cargo.arg("fmt").current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null()).status();
}

/// Returns the crate's name: the last part of the path.
fn package(path: &Path) -> Result<String, Error> {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let starts = name.starts_with(|c: char| c.is_ascii_lowercase());
    let plain = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_');
    // rustc warns about double underscores.
    let plain = plain && !name.replace('-', "_").contains("__");
    // cargo refuses these names, or they would hide a crate that the new one needs.
    let taken = [
        "test",
        "core",
        "std",
        "alloc",
        "proc_macro",
        "insta",
        "nonholonomic_plot",
        "nonholonomic",
        "nonholonomic_macros",
    ];
    let words = [
        "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
        "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
        "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super",
        "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
    ];
    let keyword = words.contains(&name);
    if !starts || !plain || keyword || taken.contains(&name.replace('-', "_").as_str()) {
        let why = "it must start with a letter, consist of lower-case letters and digits with single `-` or `_` between them, and be neither a keyword nor \
                   a crate that the new one needs";
        return Err(Error::Usage(format!("`{name}` cannot be the name of a crate: {why}")));
    }
    Ok(name.to_owned())
}

/// Returns the dependency of a Python package or another new crate on a package of nh: on the
/// sources of this `nh`, or on the version to be published.
pub(super) fn dependency(folder: &str) -> String {
    let published = Origin::Version(env!("CARGO_PKG_VERSION").to_owned());
    Origin::of_this_build().unwrap_or(published).dependency(folder)
}

/// Writes all files at once: into a folder beside the new one, which then takes its name.
pub(super) fn write(path: &Path, files: &[(String, String)]) -> std::io::Result<()> {
    New::make(path, files)?.settle(path)
}

/// The prefix of the temporary folder's name.
const PREFIX: &str = ".nh-new";

/// A folder in preparation, under another name.
struct New {
    /// The temporary folder, which is removed with all its contents, unless these have been
    /// settled.
    _beside: TemporaryFolder,
    inside: PathBuf,
}

impl New {
    fn make(path: &Path, files: &[(String, String)]) -> std::io::Result<New> {
        let parent = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(parent)?;
        for abandoned in TemporaryFolder::clear_abandoned(parent, PREFIX) {
            say!("note: removed `{}`, left by a run that was killed", abandoned.display());
        }
        let beside = TemporaryFolder::new(parent, PREFIX)?;
        let new = New { inside: beside.path().join("crate"), _beside: beside };
        new.write(files)?;
        Ok(new)
    }

    fn write(&self, files: &[(String, String)]) -> std::io::Result<()> {
        for (name, contents) in files {
            let file = self.inside.join(name);
            fs::create_dir_all(file.parent().unwrap_or(&self.inside))?;
            fs::write(file, contents)?;
        }
        Ok(())
    }

    fn settle(self, path: &Path) -> std::io::Result<()> {
        if path.exists() {
            fs::remove_dir(path)?;
        }
        fs::rename(&self.inside, path)
    }
}
