//! Files by key, in a folder that only its owner can write. Their total size is bounded; the least
//! recently used files are removed first.
//!
//! Nothing is locked. A file is written under a temporary name and renamed, so that readers find
//! all of it or none of it, even during concurrent writes. A checksum over key and content turns
//! the remains of a crash, a full disk or a rename into a miss.

use nonholonomic_prepared::hash;
use std::fs::{self, DirBuilder, DirEntry, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{env, fmt};

/// The largest total size of the files in bytes.
const MAX_SIZE: u64 = 64 << 20;

/// The head of a file; the checksum follows it.
const MAGIC: &[u8] = b"nh derivation 1\n";

/// The number of digits of the checksum.
const DIGITS: usize = 32;

/// The ending of a file's name.
const ENDING: &str = ".nh";

/// The prefix of temporary names. A process that ended early leaves such a file behind, which is
/// removed when it is older than [`ABANDONED`].
const UNFINISHED: &str = ".unfinished-";
const ABANDONED: Duration = Duration::from_secs(3600);

/// A trusted folder for reading and writing.
pub(super) struct Store {
    folder: PathBuf,
}

/// The reason why a folder is not used.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Refused {
    folder: PathBuf,
    why: &'static str,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the cache folder `{}` is not used: {}", self.folder.display(), self.why)
    }
}

/// Numbers of files and bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Usage {
    pub(super) files: usize,
    pub(super) bytes: u64,
}

/// Returns the folder that the environment names: `NH_DERIVATIONS_DIR`, or `nh` in the user's cache
/// folder; `None` if there is neither.
pub(super) fn location() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = variable("NH_DERIVATIONS_DIR") {
        return Some(folder);
    }
    let caches = match cfg!(windows) {
        true => variable("LOCALAPPDATA"),
        // The specification requires relative paths to be ignored.
        false => variable("XDG_CACHE_HOME")
            .filter(|folder| folder.is_absolute())
            .or_else(|| env::home_dir().filter(|home| home.is_absolute()).map(|home| home.join(".cache"))),
    };
    caches.map(|caches| caches.join("nh"))
}

impl Store {
    /// Opens the store in this folder, creating it if possible; returns `None` if it cannot be
    /// created.
    ///
    /// # Errors
    /// Another user could have written to the folder.
    pub(super) fn open(folder: &Path) -> Result<Option<Store>, Refused> {
        if fs::symlink_metadata(folder).is_err() && builder().create(folder).is_err() {
            return Ok(None);
        }
        Store::existing(folder)
    }

    /// Opens the store in this folder, if that exists.
    ///
    /// # Errors
    /// Errors of [`Store::open`].
    pub(super) fn existing(folder: &Path) -> Result<Option<Store>, Refused> {
        // This does not follow a symbolic link.
        let Ok(metadata) = fs::symlink_metadata(folder) else { return Ok(None) };
        match distrust(&metadata) {
            Some(why) => Err(Refused { folder: folder.to_owned(), why }),
            None => Ok(Some(Store { folder: folder.to_owned() })),
        }
    }

    fn path(&self, key: u128) -> PathBuf {
        self.folder.join(format!("{key:032x}{ENDING}"))
    }

    /// Reads the content stored under this key, and marks it as used.
    pub(super) fn get(&self, key: u128) -> Option<Vec<u8>> {
        let mut file = File::options().read(true).write(true).open(self.path(key)).ok()?;
        let metadata = file.metadata().ok().filter(|metadata| metadata.is_file() && metadata.len() <= MAX_SIZE)?;
        let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).ok()?);
        file.read_to_end(&mut bytes).ok()?;
        let (checksum, content) = bytes.strip_prefix(MAGIC)?.split_at_checked(DIGITS)?;
        if checksum != self::checksum(key, content).as_bytes() {
            return None;
        }
        // If the time cannot be set, the file is removed earlier than necessary.
        let _ = file.set_modified(SystemTime::now());
        bytes.drain(..MAGIC.len() + DIGITS);
        Some(bytes)
    }

    /// Stores this content under this key, and removes the least recently used files.
    ///
    /// # Errors
    /// Errors of the file system; nothing is stored then.
    pub(super) fn put(&self, key: u128, content: &[u8]) -> io::Result<()> {
        // Temporary files can be read by their owner only, and so can this one.
        let mut file = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(&self.folder)?;
        file.write_all(&[MAGIC, checksum(key, content).as_bytes(), content].concat())?;
        file.persist(self.path(key))?;
        self.shrink(MAX_SIZE)
    }

    /// Removes files until the others have at most `most` bytes, and the remains of crashes.
    fn shrink(&self, most: u64) -> io::Result<()> {
        let now = SystemTime::now();
        let mut files: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for entry in self.entries()? {
            let Ok(metadata) = entry.metadata() else { continue };
            let used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            if !is_unfinished(&entry) {
                files.push((used, metadata.len(), entry.path()));
            } else if now.duration_since(used).is_ok_and(|age| age > ABANDONED) {
                remove(&entry.path());
            }
        }
        files.sort_unstable();
        let mut size: u64 = files.iter().map(|(_, size, _)| size).sum();
        for (_, bytes, path) in files {
            if size <= most {
                break;
            }
            remove(&path);
            size -= bytes;
        }
        Ok(())
    }

    /// Returns the amount of stored data.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub(super) fn usage(&self) -> io::Result<Usage> {
        let sizes = self.entries()?.filter(|entry| !is_unfinished(entry)).filter_map(|entry| entry.metadata().ok());
        Ok(sizes.fold(Usage::default(), |all, file| Usage { files: all.files + 1, bytes: all.bytes + file.len() }))
    }

    /// Removes everything. Files of other names stay.
    ///
    /// # Errors
    /// The folder cannot be listed, or a file cannot be removed.
    pub(super) fn clear(&self) -> io::Result<()> {
        self.entries()?.try_for_each(|entry| fs::remove_file(entry.path()))
    }

    /// Lists the files of this store.
    fn entries(&self) -> io::Result<impl Iterator<Item = DirEntry> + use<>> {
        let own = |entry: &DirEntry| {
            let name = entry.file_name();
            let key = name.to_str().and_then(|name| name.strip_suffix(ENDING)).map(str::as_bytes);
            let is_key = key.is_some_and(|key| key.len() == 32 && key.iter().all(u8::is_ascii_hexdigit));
            is_key || is_unfinished(entry)
        };
        Ok(fs::read_dir(&self.folder)?.filter_map(Result::ok).filter(own))
    }
}

fn is_unfinished(entry: &DirEntry) -> bool {
    entry.file_name().to_str().is_some_and(|name| name.starts_with(UNFINISHED))
}

/// Removes a file, unless another process has done so already.
fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}

fn checksum(key: u128, content: &[u8]) -> String {
    hash(&[&key.to_le_bytes(), content].concat())
}

/// Returns a builder of folders that only their owner can access.
fn builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Returns the reason why a folder is not trusted, if any.
fn distrust(metadata: &fs::Metadata) -> Option<&'static str> {
    if metadata.is_symlink() {
        return Some("it is a symbolic link");
    }
    if !metadata.is_dir() {
        return Some("it is not a folder");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        if metadata.uid() != rustix::process::geteuid().as_raw() {
            return Some("it belongs to another user");
        }
        if metadata.mode() & 0o022 != 0 {
            return Some("other users may write to it");
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("deep").join("nh")).unwrap().unwrap();
        (folder, store)
    }

    #[test]
    fn what_is_kept_is_found_under_its_key_alone() {
        let (_folder, store) = store();
        store.put(1, b"one").unwrap();
        store.put(2, b"").unwrap();
        assert_eq!(store.get(1).as_deref(), Some(&b"one"[..]));
        assert_eq!(store.get(2).as_deref(), Some(&b""[..]));
        assert_eq!(store.get(3), None);
        store.put(1, b"another").unwrap();
        assert_eq!(store.get(1).as_deref(), Some(&b"another"[..]));
        // A file has been renamed to another key.
        fs::rename(store.path(1), store.path(3)).unwrap();
        assert_eq!((store.get(1), store.get(3)), (None, None));
        fs::write(store.folder.join("notes"), "mine").unwrap();
        assert_eq!(store.usage().unwrap().files, 2);
        store.clear().unwrap();
        assert_eq!(store.usage().unwrap(), Usage::default());
        assert!(store.folder.join("notes").exists());
    }

    #[test]
    fn damaged_files_are_misses() {
        let (_folder, store) = store();
        store.put(7, b"content of some length").unwrap();
        let whole = fs::read(store.path(7)).unwrap();
        for length in 0..whole.len() {
            fs::write(store.path(7), &whole[..length]).unwrap();
            assert_eq!(store.get(7), None, "{length} bytes");
        }
        for bit in 0..8 * whole.len() {
            let mut damaged = whole.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            fs::write(store.path(7), damaged).unwrap();
            assert_eq!(store.get(7), None, "bit {bit}");
        }
        fs::write(store.path(7), [&whole[..], b"more"].concat()).unwrap();
        assert_eq!(store.get(7), None);
        fs::write(store.path(7), whole).unwrap();
        assert!(store.get(7).is_some());
    }

    #[test]
    fn the_least_recently_used_go_first() {
        let (_folder, store) = store();
        for key in 0..4 {
            store.put(key, &[0; 1000]).unwrap();
            let file = File::options().write(true).open(store.path(key)).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(key as u64)).unwrap();
        }
        assert!(store.get(0).is_some());
        store.shrink(2500).unwrap();
        let kept: Vec<u128> = (0..4).filter(|&key| store.get(key).is_some()).collect();
        assert_eq!(kept, [0, 3]);
        let left = store.folder.join(format!("{UNFINISHED}abc"));
        fs::write(&left, "half").unwrap();
        store.shrink(2500).unwrap();
        assert!(left.exists(), "it may be written now");
        File::options().write(true).open(&left).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        store.shrink(2500).unwrap();
        assert!(!left.exists());
    }

    #[test]
    fn readers_and_writers_at_the_same_time_see_whole_files() {
        let (_folder, store) = store();
        let contents: Vec<Vec<u8>> = (1..=4_u8).map(|i| vec![i; 50_000 * usize::from(i)]).collect();
        store.put(1, &contents[0]).unwrap();
        thread::scope(|scope| {
            for content in &contents {
                scope.spawn(|| (0..50).for_each(|_| store.put(1, content).unwrap()));
                scope.spawn(|| {
                    for _ in 0..50 {
                        assert!(contents.contains(&store.get(1).expect("a whole file")));
                    }
                });
            }
        });
        assert_eq!(store.usage().unwrap().files, 1);
    }

    #[cfg(unix)]
    #[test]
    fn folder_and_files_are_their_owners_alone() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let (folder, store) = store();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        store.put(1, b"one").unwrap();
        assert_eq!((mode(&store.folder), mode(&store.path(1))), (0o700, 0o600));
        let refusal = |path: &Path| Store::open(path).err().map(|refused| refused.why);
        let link = folder.path().join("link");
        symlink(&store.folder, &link).unwrap();
        assert_eq!(refusal(&link), Some("it is a symbolic link"));
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        assert_eq!(refusal(&file), Some("it is not a folder"));
        for (mode, expected) in
            [(0o770, Some("other users may write to it")), (0o707, Some("other users may write to it")), (0o755, None)]
        {
            fs::set_permissions(&store.folder, fs::Permissions::from_mode(mode)).unwrap();
            assert_eq!(refusal(&store.folder), expected, "{mode:o}");
        }
        // Only root may change the owner of a folder; other users own no system folder.
        let foreign = Path::new("/etc");
        if rustix::process::geteuid().is_root() {
            std::os::unix::fs::chown(&store.folder, Some(12345), None).unwrap();
            assert_eq!(refusal(&store.folder), Some("it belongs to another user"));
        } else {
            assert_eq!(refusal(foreign), Some("it belongs to another user"));
        }
    }
}
