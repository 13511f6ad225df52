//! The packages whose declarations are prepared, from cargo's metadata.

use crate::Error;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// A package.
pub(super) struct Package {
    /// The folder of its manifest.
    pub(super) folder: PathBuf,
    /// The root files of its libraries, programs, tests, examples and benchmarks.
    pub(super) roots: BTreeSet<PathBuf>,
}

/// The relevant part of the output of `cargo metadata`. The crate `cargo_metadata` would set a
/// feature of serde_json that causes a second compilation of the algebra engine.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Described>,
}

#[derive(Deserialize)]
struct Described {
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    src_path: PathBuf,
}

/// Returns all packages of the workspace within the folder `path` (which may be a manifest), or
/// else the package that contains it.
///
/// # Errors
/// The path belongs to no package, or cargo refuses a manifest.
pub(super) fn packages(path: &Path) -> Result<Vec<Package>, Error> {
    let found = fs::canonicalize(path);
    let found = found.map_err(|e| Error::Usage(format!("`{}` cannot be used: {e}", path.display())))?;
    let folder = if found.is_dir() { found.as_path() } else { found.parent().unwrap_or(&found) };
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["metadata", "--no-deps", "--format-version", "1"]).current_dir(folder);
    let output = command
        .output()
        .map_err(|e| Error::Failed(format!("cargo, which lists the packages, cannot be started: {e}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Error::Usage(format!("cargo finds no package in `{}`: {}", path.display(), said.trim())));
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .map_err(|e| Error::Failed(format!("the output of cargo cannot be read: {e}")))?;
    let mut packages = metadata.packages.into_iter().map(Package::read).collect::<Result<Vec<_>, _>>()?;
    if packages.iter().any(|package| package.folder.starts_with(folder)) {
        packages.retain(|package| package.folder.starts_with(folder));
    } else {
        packages.retain(|package| folder.starts_with(&package.folder));
        packages.sort_by_key(|package| std::cmp::Reverse(package.folder.components().count()));
        packages.truncate(1);
    }
    if packages.is_empty() {
        return Err(Error::Usage(format!("there is no package in `{}`", path.display())));
    }
    packages.sort_by(|one, other| one.folder.cmp(&other.folder));
    Ok(packages)
}

impl Package {
    fn read(described: Described) -> Result<Package, Error> {
        let unusable = |path: &Path| {
            let path = path.display().to_string();
            move |e| Error::Usage(format!("`{path}` cannot be used: {e}"))
        };
        let manifest = &described.manifest_path;
        let folder = manifest.parent().unwrap_or(manifest);
        let folder = fs::canonicalize(folder).map_err(unusable(folder))?;
        // A build script is compiled without its own output, so it contains no declarations.
        let targets = described.targets.iter().filter(|target| target.kind.iter().all(|kind| kind != "custom-build"));
        let roots = targets.map(|target| fs::canonicalize(&target.src_path).map_err(unusable(&target.src_path)));
        Ok(Package { folder, roots: roots.collect::<Result<_, _>>()? })
    }
}
