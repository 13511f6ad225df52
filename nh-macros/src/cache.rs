//! The cache of expansions.
//!
//! Each expansion is one file in a folder of the build script's `OUT_DIR`, or in `NH_CACHE_DIR`.
//! The build script creates a new folder whenever the compiler has changed, so that a hash of the
//! source alone identifies an entry. A checksum guards against damage. A failure here costs a
//! derivation, but never a build.
//!
//! An editor expands everything that is typed on the way to a declaration. The least recently used
//! entries are therefore removed, and refusals, which are quick, are not stored.

use nonholonomic_codegen::expansion::{Expansion, Source};
use nonholonomic_prepared::hash;
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process;
use std::time::SystemTime;

/// The size limit in bytes: some hundred systems.
const LIMIT: u64 = 256_000_000;

/// Returns the folder of the cache.
pub fn directory() -> PathBuf {
    env::var_os("NH_CACHE_DIR").unwrap_or_else(|| env!("NH_EXPANSIONS").into()).into()
}

/// The file of one expansion.
pub struct Entry {
    path: PathBuf,
}

impl Entry {
    /// Returns the entry of this source, or `None` if the source cannot be serialized.
    pub fn new(directory: &Path, source: &Source) -> Option<Entry> {
        let text = serde_json::to_string(source).ok()?;
        Some(Entry { path: directory.join(hash(text.as_bytes())) })
    }

    /// Returns the expansion, if the file exists and is intact.
    pub fn load(&self) -> Option<Expansion> {
        let text = fs::read_to_string(&self.path).ok()?;
        let (checksum, json) = text.split_once('\n')?;
        if checksum != hash(json.as_bytes()) {
            return None;
        }
        let expansion = serde_json::from_str(json).ok()?;
        // Marks the entry as used.
        File::options().append(true).open(&self.path).and_then(|file| file.set_modified(SystemTime::now())).ok();
        Some(expansion)
    }

    /// Stores an expansion: complete under its name, or not at all.
    pub fn store(&self, expansion: &Expansion) {
        let (Some(directory), Ok(json)) = (self.path.parent(), serde_json::to_string(expansion)) else { return };
        // Only one thread of a process expands at a time.
        let temporary = self.path.with_extension(process::id().to_string());
        fs::create_dir_all(directory).ok();
        let text = format!("{}\n{json}", hash(json.as_bytes()));
        let written = fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, &self.path));
        if written.is_err() {
            fs::remove_file(&temporary).ok();
        }
        sweep(directory, LIMIT);
    }
}

/// Removes the least recently used files until the limit is met.
fn sweep(directory: &Path, limit: u64) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    let mut files: Vec<(SystemTime, u64, PathBuf)> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let data = entry.metadata().ok()?;
            Some((data.modified().ok()?, data.len(), entry.path()))
        })
        .collect();
    files.sort();
    let mut bytes = 0;
    for (_, length, path) in files.iter().rev() {
        bytes += length;
        if bytes > limit {
            fs::remove_file(path).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_codegen::expansion::ModelFile;
    use nonholonomic_prepared::tokens::Tokens;
    use std::time::Duration;

    /// Returns a folder for one test, which does not exist yet.
    fn folder(name: &str) -> PathBuf {
        let path = env::temp_dir().join(format!("nh-cache-{}-{name}", process::id()));
        fs::remove_dir_all(&path).ok();
        path
    }

    fn entry(folder: &Path, text: &str) -> Entry {
        let file = ModelFile { path: "a.yaml".into(), text: Ok(text.into()) };
        let source = Source { attribute: Tokens::default(), item: Tokens::default(), file: Some(file) };
        Entry::new(folder, &source).unwrap()
    }

    fn expansion(code: &str) -> Expansion {
        Expansion { fields: None, code: code.into(), diagnostics: Vec::new() }
    }

    #[test]
    fn what_was_stored_is_loaded_and_nothing_else() {
        let folder = folder("store");
        let first = entry(&folder, "a");
        assert_eq!(first.load(), None);
        first.store(&expansion("1"));
        first.store(&expansion("2"));
        assert_eq!(first.load(), Some(expansion("2")));
        assert_eq!(entry(&folder, "b").load(), None);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no temporary file is left");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_damaged_entry_is_none() {
        let folder = folder("damage");
        let entry = entry(&folder, "a");
        entry.store(&expansion("code"));
        let whole = fs::read(&entry.path).unwrap();
        for at in 0..whole.len() {
            fs::write(&entry.path, &whole[..at]).unwrap();
            assert_eq!(entry.load(), None, "cut at byte {at}");
            let mut damaged = whole.clone();
            damaged[at] ^= 1;
            fs::write(&entry.path, damaged).unwrap();
            assert_eq!(entry.load(), None, "a bit of byte {at}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn without_a_folder_nothing_is_kept_and_nothing_fails() {
        let file = folder("none");
        fs::write(&file, "").unwrap();
        let entry = entry(&file, "a");
        entry.store(&expansion("1"));
        assert_eq!(entry.load(), None);
        fs::remove_file(file).unwrap();
    }

    #[test]
    fn entries_used_last_are_kept_within_the_limit() {
        let folder = folder("limit");
        let entries: Vec<Entry> = (0..5).map(|number| entry(&folder, &number.to_string())).collect();
        for (number, entry) in (0..).zip(&entries) {
            entry.store(&expansion("code"));
            let file = File::options().append(true).open(&entry.path).unwrap();
            file.set_modified(SystemTime::now() - number * Duration::from_secs(60)).unwrap();
        }
        // Using the oldest entry makes it the newest.
        assert!(entries[4].load().is_some());
        sweep(&folder, 3 * fs::metadata(&entries[0].path).unwrap().len());
        let left: Vec<usize> = (0..5).filter(|number| entries[*number].load().is_some()).collect();
        assert_eq!(left, [0, 1, 4]);
        fs::remove_dir_all(folder).unwrap();
    }
}
