//! Expansions that were made before.
//!
//! One file per expansion, in a folder of the build script's `OUT_DIR` (so that `cargo clean` clears it), or in
//! `NH_CACHE_DIR`. Its name is a hash of all that the expansion depends on; inside, that is written out once more and
//! compared, so that neither a collision nor a damaged file is ever taken for an answer. Whatever goes wrong here
//! costs an expansion, never a build.
//!
//! An editor has everything expanded that is typed on the way to a declaration. So only as much is kept as was used last, and what
//! was rejected is kept apart, so that it does not drive out what was not.

use nonholonomic_prepared::hash;
use nonholonomic_prepared::protocol::Reply;
use serde::{Deserialize, Serialize};
use std::env;
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// Extension of generated entries (none), and how many bytes of them are kept: all of some hundred systems.
const EXPANDED: (&str, u64) = ("", 256_000_000);

/// Extension of rejected entries, and how many bytes of them, which are small, are kept.
const REJECTED: (&str, u64) = ("rejected", 4_000_000);

/// Files that are in use for the time of an expansion only.
const PASSING: [&str; 2] = ["lock", "tmp"];

/// Age beyond which such a file was left by a compiler that was killed.
const LITTER: Duration = Duration::from_secs(3600);

/// Where one expansion is kept.
pub struct Entry {
    directory: PathBuf,
    /// All that the expansion depends on.
    key: String,
    name: String,
}

/// Content of an entry's file, below the line with its checksum.
#[derive(Serialize, Deserialize)]
struct Content {
    key: String,
    reply: Reply,
}

/// The folder that entries are kept in.
pub fn directory() -> PathBuf {
    env::var_os("NH_CACHE_DIR").map_or_else(|| Path::new(env!("OUT_DIR")).join("expansions"), PathBuf::from)
}

/// The right to make an expansion, until this is dropped. Then nothing of it is left.
pub struct Lock {
    _file: File,
    path: PathBuf,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Whoever has opened the file already finds the expansion made.
        fs::remove_file(&self.path).ok();
    }
}

impl Entry {
    /// The entry of the expansion that `key` tells from all others.
    pub fn new(directory: PathBuf, key: String) -> Entry {
        let name = hash(key.as_bytes());
        Entry { directory, key, name }
    }

    fn path(&self, extension: &str) -> PathBuf {
        self.directory.join(&self.name).with_extension(extension)
    }

    /// The expansion, if it has been made before and its file is whole.
    pub fn load(&self) -> Option<Reply> {
        [EXPANDED, REJECTED].iter().find_map(|(extension, _)| self.load_from(&self.path(extension)))
    }

    fn load_from(&self, path: &Path) -> Option<Reply> {
        let text = fs::read_to_string(path).ok()?;
        let (checksum, json) = text.split_once('\n')?;
        if checksum != hash(json.as_bytes()) {
            return None;
        }
        let content: Content = serde_json::from_str(json).ok()?;
        let reply = (content.key == self.key).then_some(content.reply)?;
        // It was used now.
        File::options().write(true).open(path).and_then(|file| file.set_modified(SystemTime::now())).ok();
        Some(reply)
    }

    /// Keeps an expansion: complete under its name, or not at all.
    pub fn store(&self, reply: &Reply) {
        static COUNTER: AtomicU64 = AtomicU64::new(0);
        let content = Content { key: self.key.clone(), reply: reply.clone() };
        let Ok(json) = serde_json::to_string(&content) else { return };
        let (extension, _) = if matches!(reply, Reply::Rejected { .. }) { REJECTED } else { EXPANDED };
        let number = COUNTER.fetch_add(1, Ordering::Relaxed);
        let temporary = self.directory.join(format!("{}.{}-{number}.tmp", self.name, process::id()));
        let written = File::create_new(&temporary)
            .and_then(|mut file| write!(file, "{}\n{json}", hash(json.as_bytes())))
            .and_then(|()| fs::rename(&temporary, self.path(extension)));
        if written.is_err() {
            fs::remove_file(&temporary).ok();
        }
        sweep(&self.directory, &[EXPANDED, REJECTED]);
    }

    /// Waits, for a while, until nobody else is making this same expansion: a library and its unit tests are compiled
    /// at the same time, and one worker is enough for both. Unlocked when the file is dropped.
    pub fn lock(&self, patience: Duration) -> Option<Lock> {
        fs::create_dir_all(&self.directory).ok()?;
        let path = self.path("lock");
        let begin = Instant::now();
        loop {
            // Opened for each attempt, since it is removed when it has been used.
            let file = File::options().create(true).append(true).open(&path).ok()?;
            match file.try_lock() {
                Ok(()) => return Some(Lock { _file: file, path }),
                Err(TryLockError::WouldBlock) if begin.elapsed() < patience => {
                    thread::sleep(Duration::from_millis(10));
                }
                Err(_) => return None,
            }
        }
    }
}

/// Removes what was used least recently, as far as there is more than these limits say of files with these extensions, and what was
/// left behind.
fn sweep(directory: &Path, limits: &[(&str, u64)]) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    let now = SystemTime::now();
    let mut kept = Vec::new();
    for entry in entries.filter_map(Result::ok) {
        let (path, Ok(data)) = (entry.path(), entry.metadata()) else { continue };
        let age = data.modified().ok().and_then(|modified| now.duration_since(modified).ok()).unwrap_or_default();
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default().to_owned();
        if !PASSING.contains(&extension.as_str()) {
            kept.push((age, data.len(), extension, path));
        } else if age > LITTER {
            fs::remove_file(path).ok();
        }
    }
    kept.sort();
    for (kind, limit) in limits {
        let mut bytes = 0;
        for (_, length, _, path) in kept.iter().filter(|(_, _, extension, _)| extension == kind) {
            bytes += length;
            if bytes > *limit {
                fs::remove_file(path).ok();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test's own, fresh.
    fn folder(name: &str) -> PathBuf {
        let path = env::temp_dir().join(format!("nh-cache-{}-{name}", process::id()));
        fs::remove_dir_all(&path).ok();
        fs::create_dir_all(&path).unwrap();
        path
    }

    fn reply(message: &str) -> Reply {
        Reply::Busy { message: message.into() }
    }

    #[test]
    fn what_was_stored_is_loaded_and_nothing_else() {
        let folder = folder("store");
        let entry = Entry::new(folder.clone(), "a".into());
        assert_eq!(entry.load(), None);
        entry.store(&reply("1"));
        entry.store(&reply("2"));
        assert_eq!(entry.load(), Some(reply("2")));
        assert_eq!(Entry::new(folder.clone(), "b".into()).load(), None);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no temporary file is left");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_damaged_entry_is_none() {
        let folder = folder("damage");
        let entry = Entry::new(folder.clone(), "a".into());
        entry.store(&reply("a message"));
        let whole = fs::read(entry.path("")).unwrap();
        for end in 0..whole.len() {
            fs::write(entry.path(""), &whole[..end]).unwrap();
            assert_eq!(entry.load(), None, "cut at byte {end}");
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 1;
            fs::write(entry.path(""), damaged).unwrap();
            assert_eq!(entry.load(), None, "a bit of byte {at}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_collision_is_none() {
        let folder = folder("collision");
        let stored = Entry::new(folder.clone(), "a".into());
        stored.store(&reply("1"));
        let other = Entry { key: "b".into(), ..stored };
        assert_eq!(other.load(), None);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn without_a_folder_nothing_is_kept_and_nothing_fails() {
        let file = folder("none").join("file");
        fs::write(&file, "").unwrap();
        let entry = Entry::new(file.clone(), "a".into());
        entry.store(&reply("1"));
        assert!(entry.lock(Duration::ZERO).is_none());
        assert_eq!(entry.load(), None);
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }

    #[test]
    fn one_at_a_time() {
        let folder = folder("lock");
        let entry = Entry::new(folder.clone(), "a".into());
        let first = entry.lock(Duration::ZERO);
        assert!(first.is_some());
        assert!(entry.lock(Duration::from_millis(30)).is_none());
        drop(first);
        assert!(entry.lock(Duration::ZERO).is_some());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_lock_leaves_no_file() {
        let folder = folder("litter");
        let entry = Entry::new(folder.clone(), "a".into());
        drop(entry.lock(Duration::ZERO).unwrap());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_a_killed_compiler_left_is_cleared() {
        let folder = folder("killed");
        let entry = Entry::new(folder.clone(), "a".into());
        for (name, age) in [("a.lock", 2), ("a.1-1.tmp", 2), ("b.lock", 0), ("b.1-1.tmp", 0)] {
            let file = File::create(folder.join(name)).unwrap();
            file.set_modified(SystemTime::now() - age * LITTER).unwrap();
        }
        entry.store(&reply("1"));
        let mut names: Vec<String> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        let mut expected = vec![entry.name, "b.1-1.tmp".into(), "b.lock".into()];
        expected.sort();
        assert_eq!(names, expected);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_was_used_last_is_kept_within_limits() {
        let folder = folder("limits");
        let rejected = Reply::Rejected { diagnostics: Vec::new(), fields: None };
        let entries: Vec<Entry> = (0..8).map(|number| Entry::new(folder.clone(), number.to_string())).collect();
        // The odd ones are rejected; all are of the same length within their kind, and the last is the oldest.
        for (number, entry) in (0..).zip(&entries) {
            let (reply, extension) =
                if number % 2 == 1 { (&rejected, REJECTED.0) } else { (&reply("a message"), EXPANDED.0) };
            entry.store(reply);
            let file = File::options().write(true).open(entry.path(extension)).unwrap();
            file.set_modified(SystemTime::now() - number * Duration::from_secs(60)).unwrap();
        }
        // One that is old was used now.
        assert!(entries[6].load().is_some() && entries[7].load().is_some());
        let length = |entry: &Entry, extension: &str| fs::metadata(entry.path(extension)).unwrap().len();
        let limits =
            [(EXPANDED.0, 3 * length(&entries[0], EXPANDED.0)), (REJECTED.0, 2 * length(&entries[1], REJECTED.0))];
        sweep(&folder, &limits);
        let left: Vec<usize> = (0..8).filter(|number| entries[*number].load().is_some()).collect();
        assert_eq!(left, [0, 1, 2, 6, 7]);
        fs::remove_dir_all(folder).unwrap();
    }
}
