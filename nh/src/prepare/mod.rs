//! `nh prepare`.

mod packages;
mod sources;

use super::Error;
use super::compile::{self, Annotated, Expansion, Limits, Read};
use super::threads;
use nonholonomic_prepared::{Damage, Declared, FOLDER, Found, MAX_MODEL, Prepared, VERSION, read_text};
use packages::Package;
use sources::Annotation;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Each declaration has a file of its own, `.nh/NAME-HASH.rs` in the folder of its package, to be
checked in. The hash covers the declaration without its comments and layout, and the version of nh.
The attribute uses a file that fits. The command derives and writes missing files, leaves files that
fit, and removes files that belong to no declaration.

Examples:
  nh prepare                        the package of this folder, or all packages of the workspace
  nh prepare models tests/drift
  nh prepare --derive               derives everything again, after an update of nh
  nh prepare --check                finds forgotten files, in a second; derives nothing
  nh prepare --check --derive       for pull requests and published crates: derives everything again, and compares

`--check` without `--derive` finds accidents, not forgery: the hashes have no key, so that code
written by hand passes with a hash of its own.")]
pub(super) struct Arguments {
    /// Folders of packages or of workspaces [default: the current folder]
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Write nothing; fail if a file is missing, stale, edited or unused
    #[arg(long)]
    check: bool,
    /// Derive everything again, even where files fit; with --check, fail if a result differs from
    /// its file
    #[arg(long)]
    derive: bool,
}

/// The note printed after a mere comparison.
const ACCIDENTS: &str = "note: this finds accidents but no forgery, since hashes have no key and code is not derived; \
                         for pull requests and published crates: nh prepare --check --derive";

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    let here = [PathBuf::from(".")];
    let paths = if arguments.paths.is_empty() { &here[..] } else { &arguments.paths };
    let mut packages: Vec<Package> = Vec::new();
    for path in paths {
        packages.extend(packages::packages(path)?);
    }
    packages.sort_by(|one, other| one.folder.cmp(&other.folder));
    packages.dedup_by(|one, other| one.folder == other.folder);
    let mut tally = Tally::default();
    for package in &packages {
        let (declarations, absent) = Declaration::all(package)?;
        if arguments.check {
            check(package, &declarations, &absent, arguments.derive, limits, &mut tally)?;
        } else {
            prepare(package, &declarations, &absent, arguments.derive, limits, &mut tally)?;
        }
    }
    tally.result()?;
    if arguments.check && !arguments.derive {
        say!("{ACCIDENTS}");
    }
    Ok(())
}

/// Prepares a package without prepared code, and returns the code of each declaration.
///
/// # Errors
/// A declaration is refused, or files cannot be read or written.
pub(super) fn fresh(folder: &Path, limits: &Limits) -> Result<Vec<String>, Error> {
    let (mut codes, mut tally) = (Vec::new(), Tally::default());
    for package in packages::packages(folder)? {
        let (declarations, _) = Declaration::all(&package)?;
        derive(
            &declarations,
            |_| true,
            limits,
            &mut tally,
            |declaration, made, _| {
                if let Made::Derived(expansion, _) = made {
                    codes.push(expansion.code.clone());
                    declaration.write(&package, expansion)?;
                }
                Ok(())
            },
        )?;
    }
    tally.refusal().map_or(Ok(codes), Err)
}

/// Counts of declarations and files.
#[derive(Default)]
struct Tally {
    fit: usize,
    derived: usize,
    removed: usize,
    /// Refused declarations. Each has been reported.
    refused: usize,
    /// Files that are not as they should be.
    wrong: usize,
}

impl Tally {
    fn refusal(&self) -> Option<Error> {
        let count = match self.refused {
            0 => return None,
            1 => "one declaration".to_owned(),
            count => format!("{count} declarations"),
        };
        Some(Error::Declaration(format!("nh: {count} could not be prepared")))
    }

    fn result(&self) -> Result<(), Error> {
        let files = |count: usize| if count == 1 { "one file is".to_owned() } else { format!("{count} files are") };
        if let Some(refusal) = self.refusal() {
            return Err(refusal);
        }
        if self.wrong > 0 {
            let wrong = files(self.wrong);
            return Err(Error::Failed(format!(
                "{wrong} inconsistent with the declarations; run `nh prepare` and check in its output"
            )));
        }
        let Tally { fit, derived, removed, .. } = self;
        super::print(&format!("{fit} fit, {derived} derived, {removed} removed\n"))
    }
}

/// A declaration of a package, and its prepared file.
struct Declaration {
    declared: Declared,
    annotation: Annotation,
    /// The path named by `model = "…"`, and the text of that file.
    model: Option<(String, String)>,
    found: Found,
}

impl Declaration {
    /// Returns all declarations of a package, one for each expected file, and the modules without a
    /// file, which may contain others. Two equal declarations share one file.
    fn all(package: &Package) -> Result<(Vec<Declaration>, Vec<String>), Error> {
        let found = sources::read(&package.folder, &package.roots)?;
        for (file, line) in &found.in_macros {
            say!(
                "note: {}:{line}: an attribute inside a macro is not prepared; it needs the feature `engine` of `nonholonomic`, which is on by default",
                shown(&package.folder.join(file))
            );
        }
        let folder = package.folder.join(FOLDER);
        let mut all = BTreeMap::new();
        for annotation in found.annotations {
            let path = nonholonomic_prepared::model_path(&annotation.attribute).map(|path| path.value());
            let read = |path: String| match read_text(&package.folder.join(&path), MAX_MODEL) {
                Ok(text) => Ok((path, text)),
                Err(error) => {
                    let start = annotation.span().start();
                    let file = annotation.file.display();
                    let place = format!("{file}:{}:{}", start.line, start.column + 1);
                    Err(Error::Declaration(format!("{place}: error: `{path}` cannot be read: {error}")))
                }
            };
            let model = path.map(read).transpose()?;
            let text = model.as_ref().map(|(_, text)| text.as_str());
            let name = annotation.name.to_string();
            let declared = Declared::new(&name, &annotation.attribute, annotation.item.clone(), text);
            let found = nonholonomic_prepared::find(&folder, &declared);
            all.entry(declared.file_name()).or_insert(Declaration { declared, annotation, model, found });
        }
        let absent = found
            .absent
            .iter()
            .map(|(file, line, name)| format!("`mod {name};` at {}:{line}", shown(&package.folder.join(file))));
        Ok((all.into_values().collect(), absent.collect()))
    }

    /// Describes the location, for the head of the prepared file: without a line, which changes.
    fn from(&self) -> String {
        let file = self.annotation.file.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>();
        let model = self.model.as_ref().map_or_else(String::new, |(path, _)| format!(" and {path}"));
        format!("`{}` in {}{model}", self.annotation.name, file.join("/"))
    }

    fn place(&self) -> String {
        format!("{}:{}", self.annotation.file.display(), self.annotation.span().start().line)
    }

    /// Writes the prepared file.
    fn write(&self, package: &Package, expansion: Expansion) -> Result<(), Error> {
        let path = package.folder.join(FOLDER).join(self.declared.file_name());
        write(&path, &Prepared::new(&self.declared, self.from(), expansion.diagnostics, expansion.code))
    }

    /// Returns whether there is a file of this version that fits.
    fn is_current(&self) -> bool {
        matches!(&self.found, Found::Fits(_, prepared) if prepared.is_current())
    }

    /// Returns whether a newer nh wrote the file.
    fn is_newer(&self) -> bool {
        matches!(self.found, Found::Damaged(_, Damage::Newer(_)))
    }

    fn with_annotated<T>(&self, use_it: impl FnOnce(&Annotated<'_>) -> T) -> T {
        use_it(&Annotated {
            file: &self.annotation.file.display().to_string(),
            name: self.annotation.span(),
            attribute: self.annotation.attribute.clone(),
            declared: &self.declared,
            model: self.model.as_ref().map(|(_, text)| text.as_str()),
        })
    }
}

/// The outcome for a declaration.
enum Made {
    /// The declaration was not requested.
    Nothing,
    /// It has errors, which have been reported and counted.
    Refused,
    /// Its expansion, and the duration of the derivation.
    Derived(Expansion, Duration),
}

/// Derives the requested declarations on all cores, and passes all of them to `each` in their
/// order.
fn derive(
    declarations: &[Declaration],
    asked: impl Fn(&Declaration) -> bool,
    limits: &Limits,
    tally: &mut Tally,
    mut each: impl FnMut(&Declaration, Made, &mut Tally) -> Result<(), Error>,
) -> Result<(), Error> {
    let read = |declaration: &Declaration| {
        asked(declaration).then(|| declaration.with_annotated(|annotated| annotated.read()))
    };
    let jobs: Vec<Option<Result<Read, Error>>> = declarations.iter().map(read).collect();
    let work = |job: &Option<Result<Read, Error>>| {
        let Some(Ok(read)) = job else { return None };
        let begin = Instant::now();
        Some((compile::derived(read, limits), begin.elapsed()))
    };
    threads::in_order(&jobs, work, |index, derived| {
        let declaration = &declarations[index];
        let mut refused = |error: &Error| {
            error.report();
            tally.refused += 1;
            Made::Refused
        };
        let made = match (&jobs[index], derived) {
            (Some(Err(error)), _) => refused(error),
            (_, None) => Made::Nothing,
            (_, Some((derived, time))) => {
                let derived = derived?;
                match declaration.with_annotated(|annotated| annotated.expansion(derived)) {
                    Ok(expansion) => Made::Derived(expansion, time),
                    Err(error @ (Error::Declaration(_) | Error::Refused(_))) => refused(&error),
                    Err(error) => return Err(error),
                }
            }
        };
        each(declaration, made, tally)
    })
}

/// Writes missing files, or all files, and removes dead ones.
fn prepare(
    package: &Package,
    declarations: &[Declaration],
    absent: &[String],
    all: bool,
    limits: &Limits,
    tally: &mut Tally,
) -> Result<(), Error> {
    let folder = package.folder.join(FOLDER);
    let refused = tally.refused;
    let asked = |declaration: &Declaration| (all || !declaration.is_current()) && !declaration.is_newer();
    derive(declarations, asked, limits, tally, |declaration, made, tally| {
        let path = folder.join(declaration.declared.file_name());
        match (made, &declaration.found) {
            (Made::Derived(expansion, time), _) => {
                if !expansion.said.is_empty() {
                    say!("{}", expansion.said);
                }
                declaration.write(package, expansion)?;
                tally.derived += 1;
                say("derived", &path, &format!("{}, in {:.1} s", declaration.place(), time.as_secs_f64()))
            }
            (Made::Refused, _) => Ok(()),
            (Made::Nothing, Found::Damaged(_, Damage::Newer(version))) => {
                let path = shown(&path);
                Err(Error::Failed(format!("nh {version} wrote `{path}`, and this is {VERSION}; use the newer one")))
            }
            (Made::Nothing, found) => {
                tally.fit += 1;
                say("fits", &path, &declaration.place())?;
                // The struct may have moved to another file.
                match found {
                    Found::Fits(_, prepared) if prepared.from != declaration.from() => {
                        write(&path, &Prepared { from: declaration.from(), ..(**prepared).clone() })
                    }
                    _ => Ok(()),
                }
            }
        }
    })?;
    // Code prepared for a declaration that has errors now may be useful again after their
    // correction.
    if tally.refused > refused {
        return Ok(());
    }
    for path in others(&folder, declarations)? {
        if let Some(unknown) = unknown(absent) {
            say("kept", &path, &unknown)?;
        } else if nonholonomic_prepared::is_prepared(&path) {
            fs::remove_file(&path).map_err(Error::io(format!("`{}` could not be removed", shown(&path))))?;
            tally.removed += 1;
            say("removed", &path, "no declaration uses it")?;
        } else {
            say("kept", &path, "no declaration uses it, and it was not written by `nh prepare`")?;
        }
    }
    Ok(())
}

/// Reports files that are not as they should be.
fn check(
    package: &Package,
    declarations: &[Declaration],
    absent: &[String],
    all: bool,
    limits: &Limits,
    tally: &mut Tally,
) -> Result<(), Error> {
    let folder = package.folder.join(FOLDER);
    derive(
        declarations,
        |declaration| all && declaration.is_current(),
        limits,
        tally,
        |declaration, made, tally| {
            let path = folder.join(declaration.declared.file_name());
            let place = declaration.place();
            let (word, why) = match (&declaration.found, made) {
                (_, Made::Refused) => return Ok(()),
                (Found::Fits(_, prepared), _) if !prepared.is_current() => {
                    ("stale", format!("{place}; nh {} wrote it, and this is {VERSION}", prepared.version))
                }
                (Found::Fits(_, prepared), Made::Derived(now, _))
                    if now.code != prepared.code || now.diagnostics != prepared.diagnostics =>
                {
                    ("differs", format!("{place}; the derived code has changed"))
                }
                (Found::Fits(..), _) => ("fits", place),
                (Found::Damaged(_, damage), _) => ("damaged", format!("{place}; {damage}")),
                (Found::Missing(_), _) => ("missing", place),
            };
            *(if word == "fits" { &mut tally.fit } else { &mut tally.wrong }) += 1;
            say(word, &path, &why)
        },
    )?;
    let earlier = |declaration: &'_ Declaration| match &declaration.found {
        Found::Missing(others) => others.clone(),
        _ => Vec::new(),
    };
    let stale: Vec<PathBuf> = declarations.iter().flat_map(earlier).collect();
    for path in others(&folder, declarations)? {
        if !nonholonomic_prepared::is_prepared(&path) {
            continue;
        }
        if let Some(unknown) = unknown(absent).filter(|_| !stale.contains(&path)) {
            say("unknown", &path, &unknown)?;
            continue;
        }
        tally.wrong += 1;
        if stale.contains(&path) {
            say("stale", &path, &format!("it was prepared {}", Prepared::why_not(&path)))?;
        } else {
            say("dead", &path, "no declaration uses it")?;
        }
    }
    Ok(())
}

/// Returns the reason why it is unknown whether a file is dead, if so.
fn unknown(absent: &[String]) -> Option<String> {
    let absent = absent.first()?;
    Some(format!("no declaration uses it, but {absent} has no file, which might contain one"))
}

/// Returns the files that are named like prepared ones but belong to no declaration.
fn others(folder: &Path, declarations: &[Declaration]) -> Result<Vec<PathBuf>, Error> {
    let mut files =
        nonholonomic_prepared::list(folder).map_err(Error::io(format!("`{}` cannot be read", shown(folder))))?;
    files.retain(|path| !declarations.iter().any(|declaration| path.ends_with(declaration.declared.file_name())));
    Ok(files)
}

fn write(path: &Path, prepared: &Prepared) -> Result<(), Error> {
    let failed = || Error::io(format!("`{}` could not be written", shown(path)));
    fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).map_err(failed())?;
    let mut target = super::target(path).map_err(failed())?;
    target.write_all(prepared.text().as_bytes()).and_then(|()| target.finish()).map_err(failed())
}

/// Prints one line about one file.
fn say(word: &str, path: &Path, about: &str) -> Result<(), Error> {
    super::print(&format!("{word:<8} {}  ({about})\n", shown(path)))
}

/// Formats a path, relative to the current folder if it lies in that.
fn shown(path: &Path) -> String {
    let here = env::current_dir().and_then(fs::canonicalize).unwrap_or_default();
    path.strip_prefix(here).unwrap_or(path).display().to_string()
}
