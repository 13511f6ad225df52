//! Expansions that were made before.
//!
//! One file per expansion, in a folder of the build script's `OUT_DIR` (so that `cargo clean` clears it), or in
//! `NH_CACHE_DIR`. Its name is a hash of all that the expansion depends on; inside, that is written out once more and
//! compared, so that neither a collision nor a damaged file is ever taken for an answer. Whatever goes wrong here
//! costs an expansion, never a build.

use crate::protocol::Reply;
use serde::{Deserialize, Serialize};
use siphasher::sip128::{Hasher128, SipHasher13};
use std::env;
use std::fs::{self, File, TryLockError};
use std::hash::Hasher;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Where one expansion is kept.
pub struct Entry {
    directory: PathBuf,
    /// All that the expansion depends on.
    key: String,
    name: String,
}

/// What is in an entry's file, below the line with its checksum.
#[derive(Serialize, Deserialize)]
struct Content {
    key: String,
    reply: Reply,
}

/// The folder that entries are kept in.
pub fn directory() -> PathBuf {
    env::var_os("NH_CACHE_DIR").map_or_else(|| Path::new(env!("OUT_DIR")).join("expansions"), PathBuf::from)
}

/// SipHash-1-3: the same on every machine and in every version, unlike the standard library's hasher, and with 128
/// bits no two expansions of a lifetime share a file. (Nothing depends on that: see [`Entry::load`].)
fn hash(bytes: &[u8]) -> String {
    let mut hasher = SipHasher13::new();
    hasher.write(bytes);
    format!("{:032x}", hasher.finish128().as_u128())
}

impl Entry {
    /// The entry of the expansion that `key` tells from all others.
    pub fn new(directory: PathBuf, key: String) -> Entry {
        let name = hash(key.as_bytes());
        Entry { directory, key, name }
    }

    fn path(&self) -> PathBuf {
        self.directory.join(&self.name)
    }

    /// The expansion, if it has been made before and its file is whole.
    pub fn load(&self) -> Option<Reply> {
        let text = fs::read_to_string(self.path()).ok()?;
        let (checksum, json) = text.split_once('\n')?;
        if checksum != hash(json.as_bytes()) {
            return None;
        }
        let content: Content = serde_json::from_str(json).ok()?;
        (content.key == self.key).then_some(content.reply)
    }

    /// Keeps an expansion: complete under its name, or not at all.
    pub fn store(&self, reply: &Reply) {
        static COUNTER: AtomicU64 = AtomicU64::new(0);
        let content = Content { key: self.key.clone(), reply: reply.clone() };
        let Ok(json) = serde_json::to_string(&content) else { return };
        let number = COUNTER.fetch_add(1, Ordering::Relaxed);
        let temporary = self.directory.join(format!("{}.{}-{number}.tmp", self.name, process::id()));
        let written = File::create_new(&temporary)
            .and_then(|mut file| write!(file, "{}\n{json}", hash(json.as_bytes())))
            .and_then(|()| fs::rename(&temporary, self.path()));
        if written.is_err() {
            fs::remove_file(&temporary).ok();
        }
    }

    /// Waits, for a while, until nobody else is making this same expansion: a library and its unit tests are compiled
    /// at the same time, and one worker is enough for both. Unlocked when the file is dropped.
    pub fn lock(&self, patience: Duration) -> Option<File> {
        fs::create_dir_all(&self.directory).ok()?;
        let file = File::options().create(true).append(true).open(self.path().with_extension("lock")).ok()?;
        let begin = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Some(file),
                Err(TryLockError::WouldBlock) if begin.elapsed() < patience => {
                    thread::sleep(Duration::from_millis(10));
                }
                Err(_) => return None,
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
        let whole = fs::read(entry.path()).unwrap();
        for end in 0..whole.len() {
            fs::write(entry.path(), &whole[..end]).unwrap();
            assert_eq!(entry.load(), None, "cut at byte {end}");
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 1;
            fs::write(entry.path(), damaged).unwrap();
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
}
