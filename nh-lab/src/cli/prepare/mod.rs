//! `nh prepare`.

mod packages;
mod sources;

use super::Error;
use super::compile::{self, Annotated, Expansion, Limits};
use crate::output::Target;
use nonholonomic_prepared::{Damage, Declared, FOLDER, Found, Prepared, VERSION};
use packages::Package;
use sources::Annotation;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs};

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Each declaration has a file of its own, `.nh/NAME-HASH.rs` in the folder of its package, to be checked in; the hash is of the
declaration without its comments and layout, and of the version of nh. The attribute uses a file that fits. What is missing is derived
and written, what fits is left, and files that no declaration has are removed.

Examples:
  nh prepare                        the package of this folder, or all of the workspace's
  nh prepare models tests/drift
  nh prepare --derive               everything again, after an update of nh
  nh prepare --check                for continuous integration; a second, and no engine
  nh prepare --check --derive       derives everything again, and compares")]
pub(super) struct Arguments {
    /// Folders of packages or of workspaces [default: this one]
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Write nothing; fail if a file is missing, stale, edited or dead
    #[arg(long)]
    check: bool,
    /// Derive everything again, also what fits; with --check, fail where something else comes out
    #[arg(long)]
    derive: bool,
}

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
        let declarations = Declaration::all(package)?;
        if arguments.check {
            check(package, &declarations, arguments.derive, limits, &mut tally)?;
        } else {
            prepare(package, &declarations, arguments.derive, limits, &mut tally)?;
        }
    }
    tally.result()
}

/// Prepares a package in which nothing is prepared yet, and gives the code of each declaration.
///
/// # Errors
/// A declaration that is refused, and files that cannot be read or written.
pub(super) fn fresh(folder: &Path, limits: &Limits) -> Result<Vec<String>, Error> {
    let (mut codes, mut tally) = (Vec::new(), Tally::default());
    for package in packages::packages(folder)? {
        for declaration in Declaration::all(&package)? {
            if let Some(expansion) = declaration.derive(limits, &mut tally)? {
                codes.push(expansion.code.clone());
                declaration.write(&package, expansion)?;
            }
        }
    }
    tally.refusal().map_or(Ok(codes), Err)
}

/// Counts of declarations and files.
#[derive(Default)]
struct Tally {
    fit: usize,
    derived: usize,
    removed: usize,
    /// Declarations that were refused. Each has been reported.
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
                "{wrong} not as the declarations say; run `nh prepare` and check in what it writes"
            )));
        }
        let Tally { fit, derived, removed, .. } = self;
        super::print(&format!("{fit} fit, {derived} derived, {removed} removed\n"))
    }
}

/// A declaration of a package, and what is prepared for it.
struct Declaration {
    declared: Declared,
    annotation: Annotation,
    /// The file that `model = "…"` names, and its text.
    model: Option<(String, String)>,
    found: Found,
}

impl Declaration {
    /// All of a package, one for each file that there should be. Two that are the same share one.
    fn all(package: &Package) -> Result<Vec<Declaration>, Error> {
        let found = sources::read(&package.folder, &package.roots)?;
        for (file, line) in &found.in_macros {
            say!(
                "note: {}:{line}: an attribute inside of a macro is not prepared; there it needs the feature `engine` of `nonholonomic`",
                shown(&package.folder.join(file))
            );
        }
        let folder = package.folder.join(FOLDER);
        let mut all = BTreeMap::new();
        for annotation in found.annotations {
            let path = nonholonomic_prepared::model_path(&annotation.attribute).map(|path| path.value());
            let read = |path: String| match fs::read_to_string(package.folder.join(&path)) {
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
        Ok(all.into_values().collect())
    }

    /// Where it stands, for the head of its file: without a line, which changes.
    fn from(&self) -> String {
        let file = self.annotation.file.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>();
        let model = self.model.as_ref().map_or_else(String::new, |(path, _)| format!(" and {path}"));
        format!("`{}` in {}{model}", self.annotation.name, file.join("/"))
    }

    fn place(&self) -> String {
        format!("{}:{}", self.annotation.file.display(), self.annotation.span().start().line)
    }

    /// Writes its file.
    fn write(&self, package: &Package, expansion: Expansion) -> Result<(), Error> {
        let path = package.folder.join(FOLDER).join(self.declared.file_name());
        write(&path, &Prepared::new(&self.declared, self.from(), expansion.diagnostics, expansion.code))
    }

    /// The expansion derived from it; none where it is refused, which is reported and counted.
    fn derive(&self, limits: &Limits, tally: &mut Tally) -> Result<Option<Expansion>, Error> {
        let file = self.annotation.file.display().to_string();
        let annotated = Annotated {
            file: &file,
            name: self.annotation.span(),
            attribute: self.annotation.attribute.clone(),
            declared: &self.declared,
            model: self.model.as_ref().map(|(_, text)| text.as_str()),
        };
        match compile::expansion(&annotated, limits) {
            Ok(expansion) => Ok(Some(expansion)),
            Err(error @ Error::Declaration(_)) => {
                error.report();
                tally.refused += 1;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }
}

/// Writes what is missing, or everything, and removes what is dead.
fn prepare(
    package: &Package,
    declarations: &[Declaration],
    derive: bool,
    limits: &Limits,
    tally: &mut Tally,
) -> Result<(), Error> {
    let folder = package.folder.join(FOLDER);
    let refused = tally.refused;
    for declaration in declarations {
        let path = folder.join(declaration.declared.file_name());
        if let Found::Fits(_, prepared) = &declaration.found
            && prepared.is_current()
            && !derive
        {
            tally.fit += 1;
            say("fits", &path, &declaration.place())?;
            // The struct has moved to another file.
            if prepared.from != declaration.from() {
                write(&path, &Prepared { from: declaration.from(), ..(**prepared).clone() })?;
            }
            continue;
        }
        if let Found::Damaged(_, Damage::Newer(version)) = &declaration.found {
            let path = shown(&path);
            return Err(Error::Failed(format!(
                "nh {version} wrote `{path}`, and this is {VERSION}; use the newer one"
            )));
        }
        let begin = Instant::now();
        let Some(expansion) = declaration.derive(limits, tally)? else { continue };
        if !expansion.said.is_empty() {
            say!("{}", expansion.said);
        }
        declaration.write(package, expansion)?;
        tally.derived += 1;
        say("derived", &path, &format!("{}, in {:.1} s", declaration.place(), begin.elapsed().as_secs_f64()))?;
    }
    // What was prepared for a declaration that has errors now may be of use when it has them no more.
    if tally.refused > refused {
        return Ok(());
    }
    for path in others(&folder, declarations)? {
        if nonholonomic_prepared::is_prepared(&path) {
            fs::remove_file(&path).map_err(Error::io(format!("`{}` could not be removed", shown(&path))))?;
            tally.removed += 1;
            say("removed", &path, "no declaration has it")?;
        } else {
            say("kept", &path, "no declaration has it, and it was not written by `nh prepare`")?;
        }
    }
    Ok(())
}

/// Says what is not as it should be.
fn check(
    package: &Package,
    declarations: &[Declaration],
    derive: bool,
    limits: &Limits,
    tally: &mut Tally,
) -> Result<(), Error> {
    let folder = package.folder.join(FOLDER);
    let mut stale: Vec<&PathBuf> = Vec::new();
    for declaration in declarations {
        let path = folder.join(declaration.declared.file_name());
        let place = declaration.place();
        let (word, why) = match &declaration.found {
            Found::Fits(_, prepared) if !prepared.is_current() => {
                ("stale", format!("{place}; nh {} wrote it, and this is {VERSION}", prepared.version))
            }
            Found::Fits(_, prepared) if derive => match declaration.derive(limits, tally)? {
                Some(now) if now.code == prepared.code && now.diagnostics == prepared.diagnostics => ("fits", place),
                Some(_) => ("differs", format!("{place}; something else is derived now")),
                None => continue,
            },
            Found::Fits(..) => ("fits", place),
            Found::Damaged(_, damage) => ("damaged", format!("{place}; {damage}")),
            Found::Missing(others) => {
                stale.extend(others);
                ("missing", place)
            }
        };
        *(if word == "fits" { &mut tally.fit } else { &mut tally.wrong }) += 1;
        say(word, &path, &why)?;
    }
    for path in others(&folder, declarations)? {
        if !nonholonomic_prepared::is_prepared(&path) {
            continue;
        }
        tally.wrong += 1;
        if stale.contains(&&path) {
            say("stale", &path, &format!("it was prepared {}", Prepared::why_not(&path)))?;
        } else {
            say("dead", &path, "no declaration has it")?;
        }
    }
    Ok(())
}

/// The files that are named like prepared ones and that no declaration has.
fn others(folder: &Path, declarations: &[Declaration]) -> Result<Vec<PathBuf>, Error> {
    let mut files =
        nonholonomic_prepared::list(folder).map_err(Error::io(format!("`{}` cannot be read", shown(folder))))?;
    files.retain(|path| !declarations.iter().any(|declaration| path.ends_with(declaration.declared.file_name())));
    Ok(files)
}

fn write(path: &Path, prepared: &Prepared) -> Result<(), Error> {
    let failed = || Error::io(format!("`{}` could not be written", shown(path)));
    fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).map_err(failed())?;
    let mut target = Target::file(path).map_err(failed())?;
    target.write_all(prepared.text().as_bytes()).and_then(|()| target.finish()).map_err(failed())
}

/// One line about one file.
fn say(word: &str, path: &Path, about: &str) -> Result<(), Error> {
    super::print(&format!("{word:<8} {}  ({about})\n", shown(path)))
}

/// A path as it is short: counted from the current folder where it lies in that.
fn shown(path: &Path) -> String {
    let here = env::current_dir().and_then(fs::canonicalize).unwrap_or_default();
    path.strip_prefix(here).unwrap_or(path).display().to_string()
}
