//! The origin of the packages of nh for a new crate.

use super::Error;
use std::path::{self, Path};

/// The origin of the packages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A folder with the sources.
    Path(String),
    /// A repository, with a commit; without one, the last commit of its main branch.
    Git { url: String, rev: Option<String> },
    /// A version in the registry.
    Version(String),
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

impl Origin {
    /// Returns the origin that the options specify.
    ///
    /// # Errors
    /// A folder without the sources, an address that cargo does not accept, or a version that
    /// prepared code does not fit.
    pub(super) fn asked(
        path: Option<&Path>,
        git: Option<&str>,
        rev: Option<&str>,
        version: Option<&str>,
    ) -> Result<Option<Origin>, Error> {
        if let Some(path) = path {
            let whole = path::absolute(path).map_err(Error::usage_io(format!("`{}` is not a path", path.display())))?;
            if !is_checkout(&whole) {
                let what = format!("`{}` has no sources of nh", path.display());
                return Err(Error::Usage(format!(
                    "{what}: it does not contain nh-runtime/Cargo.toml\nhelp: `--path` is the folder of a checkout, the one with README.md and models/"
                )));
            }
            return Ok(Some(Origin::Path(whole.display().to_string())));
        }
        if let Some(url) = git {
            if !url.contains("://") || url.contains(char::is_whitespace) {
                return Err(Error::Usage(format!(
                    "`{url}` is not an address that cargo accepts\nhelp: an address begins with https://, ssh:// or file://, as in ssh://git@host/owner/nh.git"
                )));
            }
            return Ok(Some(Origin::Git { url: url.to_owned(), rev: rev.map(str::to_owned) }));
        }
        let Some(version) = version else { return Ok(None) };
        let compatible = nonholonomic_prepared::compatible();
        let is_version = version.split('.').count() <= 3 && version.split('.').all(|n| n.parse::<u64>().is_ok());
        if !is_version || (version != compatible && !version.starts_with(&format!("{compatible}."))) {
            return Err(Error::Usage(format!(
                "this `nh` is {VERSION} and cannot write a crate for version `{version}`\nhelp: use `--version {VERSION}`, or the `nh` of that version"
            )));
        }
        Ok(Some(Origin::Version(version.to_owned())))
    }

    /// Returns the origin of this build of `nh`.
    ///
    /// # Errors
    /// The sources no longer exist.
    pub(super) fn of_this_build() -> Result<Origin, Error> {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        Origin::of_package(package).ok_or_else(|| {
            Error::Usage(format!(
                "the sources that this `nh` was built from are no longer in `{}`, and its packages are not published\n\
                 help: name the source of the packages: `--path DIR`, `--git URL`, or `--version {VERSION}` once they are published",
                package.parent().unwrap_or(package).display()
            ))
        })
    }

    /// Returns the origin of a build of nonholonomic-cli in this folder: a registry's package, a
    /// commit that cargo has checked out, or a local folder.
    fn of_package(package: &Path) -> Option<Origin> {
        let parts: Vec<&str> = package.components().filter_map(|part| part.as_os_str().to_str()).collect();
        if let Some(at) = parts.windows(2).position(|pair| pair == ["git", "checkouts"])
            && let Some(commit) = parts.get(at + 3)
        {
            let url = env!("CARGO_PKG_REPOSITORY").to_owned();
            return Some(Origin::Git { url, rev: Some((*commit).to_owned()) });
        }
        if parts.windows(2).any(|pair| pair == ["registry", "src"]) {
            return Some(Origin::Version(VERSION.to_owned()));
        }
        let workspace = package.parent()?;
        is_checkout(workspace).then(|| Origin::Path(workspace.display().to_string()))
    }

    /// Returns the dependency on the package in this folder of the sources, without braces.
    pub(crate) fn dependency(&self, folder: &str) -> String {
        match self {
            Origin::Path(workspace) => {
                format!("path = {}", toml(&Path::new(workspace).join(folder).display().to_string()))
            }
            Origin::Git { url, rev: None } => format!("git = {}", toml(url)),
            Origin::Git { url, rev: Some(rev) } => format!("git = {}, rev = {}", toml(url), toml(rev)),
            Origin::Version(version) => format!("version = {}", toml(version)),
        }
    }

    /// Describes the origin, for comments and readers.
    pub(super) fn said(&self) -> String {
        match self {
            Origin::Path(workspace) => format!(
                "The packages of nh are not published yet: they are taken from the sources in {workspace}. On another machine this crate needs a `git` \
                 dependency instead, or `nonholonomic = \"{VERSION}\"` once they are published."
            ),
            Origin::Git { url, rev } => {
                let at = rev.as_ref().map(|rev| format!(", at {rev}")).unwrap_or_default();
                format!(
                    "The packages of nh are taken from the repository {url}{at}. Once they are published, `nonholonomic = \"{VERSION}\"` can replace it."
                )
            }
            Origin::Version(version) => {
                format!("The packages of nh are the published ones of version {version} or a later compatible version.")
            }
        }
    }
}

/// Returns whether the folder has the sources of nh.
fn is_checkout(folder: &Path) -> bool {
    ["nh-runtime", "nh"].iter().all(|package| folder.join(package).join("Cargo.toml").is_file())
}

/// Formats a string of TOML, in the notation of JSON.
pub(super) fn toml(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_knows_what_it_was_built_from() {
        let of = |package: &str| Origin::of_package(Path::new(package));
        let git = of("/home/a/.cargo/git/checkouts/nh-0123456789abcdef/89abcde/nh").unwrap();
        assert_eq!(git.dependency("nh-runtime"), "git = \"https://github.com/nh-rs/nh\", rev = \"89abcde\"");
        let published = of("/home/a/.cargo/registry/src/index.crates.io-0123456789abcdef/nonholonomic-cli-0.1.0");
        assert_eq!(published, Some(Origin::Version(VERSION.to_owned())));
        assert_eq!(of("/gone/nh"), None);
        let here = of(env!("CARGO_MANIFEST_DIR")).unwrap();
        assert!(matches!(&here, Origin::Path(path) if Path::new(path).join("nh-macros").is_dir()), "{here:?}");
        assert!(here.said().contains("not published yet"));
    }

    #[test]
    fn a_path_may_have_any_characters() {
        let origin = Origin::Path("/a \"b\"\\c".to_owned());
        assert_eq!(origin.dependency("nh"), r#"path = "/a \"b\"\\c/nh""#);
    }
}
