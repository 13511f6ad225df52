//! Prepared files: their format, and the search for the file that fits a declaration.

use crate::declared::Declared;
use crate::hash::hash;
use crate::text::{MAX_CODE, read_text};
use crate::{FORMAT, VERSION, compatible, numbers};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The beginning of the first line of every prepared file, and of no other file.
const MARK: &str = "// Prepared by `nh prepare` from ";

const ADVICE: &str = "\
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
";

/// A prepared file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// The place of the declaration, for readers: "`Wheel` in src/lib.rs".
    pub from: String,
    /// The version of nh that derived the code.
    pub version: String,
    /// [`Declared::hash`].
    pub declaration: String,
    /// Warnings and notes, each as a line of JSON. Their places count the tokens of the attribute
    /// and of [`Declared::item`], and the lines of a file as [`Declared::counted`].
    pub diagnostics: Vec<String>,
    /// Rust: a struct with the attributes and fields to add, and the code beside it.
    pub code: String,
}

/// The reason why a file is not one that `nh prepare` wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It cannot be read.
    Unreadable(String),
    /// Its head is not that of a prepared file.
    Head,
    /// Its content differs from its head.
    Edited,
    /// A newer version of nh, given here, wrote it.
    Newer(String),
}

/// Result of a search for a declaration's expansion.
#[derive(Clone, Debug)]
pub enum Found {
    /// Its expansion, and the path.
    Fits(PathBuf, Box<Prepared>),
    /// An unusable file with the declaration's file name.
    Damaged(PathBuf, Damage),
    /// No file; and the files that were prepared for other declarations, or by other versions, of a
    /// struct with the same name.
    Missing(Vec<PathBuf>),
}

impl Prepared {
    /// Creates the expansion of `declared` by this version.
    #[must_use]
    pub fn new(declared: &Declared, from: String, diagnostics: Vec<String>, code: String) -> Prepared {
        Prepared { from, version: VERSION.to_owned(), declaration: declared.hash.clone(), diagnostics, code }
    }

    /// Returns the file's text.
    #[must_use]
    pub fn text(&self) -> String {
        let body = self.body();
        format!(
            "{MARK}{}.\n{ADVICE}// nh {}, format {FORMAT}\n// declaration {}\n// content {}\n{body}",
            self.from,
            self.version,
            self.declaration,
            hash(body.as_bytes())
        )
    }

    /// Returns the text that the hash of the content covers.
    fn body(&self) -> String {
        let diagnostics: String = self.diagnostics.iter().map(|line| format!("// diagnostic {line}\n")).collect();
        format!("{diagnostics}\n{}", self.code)
    }

    /// Reads a file's text with any line ends.
    ///
    /// # Errors
    /// A text that `nh prepare` did not write, or one of another format.
    pub fn parse(text: &str) -> Result<Prepared, Damage> {
        let text = text.replace("\r\n", "\n");
        let head = || -> Option<(Prepared, &str, &str)> {
            let (from, rest) = text.strip_prefix(MARK)?.split_once(".\n")?;
            let (version, rest) = rest.strip_prefix(ADVICE)?.strip_prefix("// nh ")?.split_once('\n')?;
            let version = version.strip_suffix(&format!(", format {FORMAT}"))?;
            let (declaration, rest) = rest.strip_prefix("// declaration ")?.split_once('\n')?;
            let (content, body) = rest.strip_prefix("// content ")?.split_once('\n')?;
            let (from, version, declaration) = (from.to_owned(), version.to_owned(), declaration.to_owned());
            let prepared = Prepared { from, version, declaration, diagnostics: Vec::new(), code: String::new() };
            Some((prepared, content, body))
        };
        let (mut prepared, content, mut body) = head().ok_or(Damage::Head)?;
        if hash(body.as_bytes()) != content {
            return Err(Damage::Edited);
        }
        while let Some((line, rest)) = body.strip_prefix("// diagnostic ").and_then(|rest| rest.split_once('\n')) {
            prepared.diagnostics.push(line.to_owned());
            body = rest;
        }
        prepared.code = body.trim_start_matches('\n').to_owned();
        Ok(prepared)
    }

    fn read(path: &Path) -> Result<Prepared, Damage> {
        let text = read_text(path, MAX_CODE).map_err(|error| Damage::Unreadable(error.to_string()))?;
        Prepared::parse(&text)
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::Unreadable(error) => write!(f, "it cannot be read: {error}"),
            Damage::Head => f.write_str("it does not have the head of a prepared file"),
            Damage::Edited => f.write_str("it was edited, or is damaged"),
            Damage::Newer(version) => write!(f, "nh {version} wrote it, and this is {VERSION}"),
        }
    }
}

/// Looks for a declaration's expansion in a folder, without deriving or writing anything.
#[must_use]
pub fn find(folder: &Path, declared: &Declared) -> Found {
    let path = folder.join(declared.file_name());
    match fs::symlink_metadata(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let others = list(folder).unwrap_or_default();
            let same_name = |path: &PathBuf| name_of(path).is_some_and(|name| name == declared.name);
            return Found::Missing(others.into_iter().filter(same_name).collect());
        }
        _ => {}
    }
    match Prepared::read(&path) {
        Err(damage) => Found::Damaged(path, damage),
        // Two declarations share a file name if half of their hashes are equal, which does not
        // happen by chance.
        Ok(prepared) if prepared.declaration != declared.hash => Found::Damaged(path, Damage::Edited),
        Ok(prepared) if numbers(&prepared.version) > numbers(VERSION) => {
            Found::Damaged(path, Damage::Newer(prepared.version))
        }
        Ok(prepared) => Found::Fits(path, Box::new(prepared)),
    }
}

/// Returns the files of a folder with names of prepared files, in alphabetical order, and none if
/// there is no folder.
///
/// # Errors
/// Errors of the file system.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let paths: Vec<PathBuf> = entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    let mut paths: Vec<PathBuf> = paths.into_iter().filter(|path| name_of(path).is_some()).collect();
    paths.sort();
    Ok(paths)
}

/// Returns whether any version of `nh prepare` wrote this file.
#[must_use]
pub fn is_prepared(path: &Path) -> bool {
    read_text(path, MAX_CODE).is_ok_and(|text| text.starts_with(MARK))
}

/// Returns `wheel` for `.nh/wheel-0123456789abcdef.rs`.
fn name_of(path: &Path) -> Option<&str> {
    let (name, hash) = path.file_name()?.to_str()?.strip_suffix(".rs")?.rsplit_once('-')?;
    (hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(name)
}

impl Prepared {
    /// Returns whether exactly this version derived it.
    #[must_use]
    pub fn is_current(&self) -> bool {
        self.version == VERSION
    }

    /// Returns the reason why a prepared file of the same struct does not fit: "for another
    /// declaration", "by nh 0.1.0".
    #[must_use]
    pub fn why_not(path: &Path) -> String {
        match Prepared::read(path) {
            Ok(prepared) if compatible_with(&prepared.version) => "for another declaration".to_owned(),
            Ok(prepared) => format!("by nh {}, and this is {VERSION}", prepared.version),
            Err(damage) => format!("but {damage}"),
        }
    }
}

fn compatible_with(version: &str) -> bool {
    version == compatible() || version.starts_with(&format!("{}.", compatible()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    fn declared() -> Declared {
        Declared::new(
            "Wheel",
            &quote!(coordinates = [x]),
            quote!(
                struct Wheel;
            ),
            None,
        )
    }

    fn prepared() -> Prepared {
        let diagnostics = vec![r#"{"message":"a"}"#.to_owned(), "{}".to_owned()];
        Prepared::new(&declared(), "`Wheel` in src/lib.rs".into(), diagnostics, "struct Wheel;\nmod wheel {}\n".into())
    }

    #[test]
    fn what_is_written_is_read() {
        let text = prepared().text();
        assert_eq!(Prepared::parse(&text), Ok(prepared()));
        assert_eq!(Prepared::parse(&text.replace('\n', "\r\n")), Ok(prepared()));
        assert!(text.contains("\n\nstruct Wheel;\n"), "{text}");
    }

    #[test]
    fn every_edit_is_noticed() {
        let text = prepared().text();
        // The place of the declaration and the version in the head may change without the content.
        let guarded = text.find("// content ").unwrap();
        for at in guarded..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            if let Ok(edited) = String::from_utf8(bytes) {
                assert!(Prepared::parse(&edited).is_err(), "byte {at}: {edited}");
            }
        }
        for end in 0..text.len() {
            assert!(Prepared::parse(&text[..end]).is_err(), "cut at byte {end}");
        }
    }

    #[test]
    fn what_fits_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path().join(".nh");
        assert!(matches!(find(&here, &declared()), Found::Missing(others) if others.is_empty()));
        fs::create_dir(&here).unwrap();
        let path = here.join(declared().file_name());
        fs::write(&path, prepared().text()).unwrap();
        assert!(matches!(find(&here, &declared()), Found::Fits(at, found) if at == path && *found == prepared()));

        // Another declaration of that name, and a file of another name.
        let other = Declared::new(
            "Wheel",
            &quote!(coordinates = [y]),
            quote!(
                struct Wheel;
            ),
            None,
        );
        fs::write(here.join("wheels-0123456789abcdef.rs"), "").unwrap();
        assert!(matches!(find(&here, &other), Found::Missing(others) if others == [path.clone()]));
        assert_eq!(Prepared::why_not(&path), "for another declaration");

        // A matching name does not suffice.
        fs::write(here.join(other.file_name()), prepared().text()).unwrap();
        assert!(matches!(find(&here, &other), Found::Damaged(_, Damage::Edited)));
    }

    #[test]
    fn versions_are_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(declared().file_name());
        fs::write(&path, Prepared { version: "99.0.0".into(), ..prepared() }.text()).unwrap();
        assert!(
            matches!(find(folder.path(), &declared()), Found::Damaged(_, Damage::Newer(version)) if version == "99.0.0")
        );
        assert!(Prepared::why_not(&path).starts_with("by nh 99.0.0, and this is "));
        fs::write(&path, prepared().text().replace(&format!("format {FORMAT}\n"), "format 0\n")).unwrap();
        assert!(matches!(find(folder.path(), &declared()), Found::Damaged(_, Damage::Head)));
        assert!(is_prepared(&path), "it may be removed");
    }
}
