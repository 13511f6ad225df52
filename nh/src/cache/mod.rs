//! Derivations stored in the user's cache folder: an unchanged declaration is derived once.
//!
//! **Key** The hash of everything that determines the result: the contents of the declaration (not
//! its layout), the request (a model by these methods, or its description), and this very build of
//! `nh`.
//!
//! **Content** The executable model, and its messages. Errors are not stored. Messages have
//! locations in the file, which the key does not include. A result with a located message is
//! therefore valid only for a declaration whose parts all have the same locations.
//!
//! **Trust** A checksum detects accidents ([`store`]). A model is moreover checked when it is read
//! ([`Declared::from_bytes`]), so that a forged file can cause nothing but other numbers.

mod command;
mod store;

pub(super) use command::{Arguments, run};

use super::timings::Timings;
use super::{Error, threads};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::origin::{Diagnostics, Origin};
use nonholonomic_lab::tape::{Declared, Described};
use siphasher::sip128::{Hasher128, SipHasher13};
use std::fmt::{self, Write};
use std::hash::{Hash, Hasher};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::SystemTime;
use std::{env, fs};
use store::Store;

/// The result of deriving a file.
pub(super) struct Derivation {
    /// The model.
    pub(super) model: Declared,
    /// Warnings and notes.
    pub(super) messages: Diagnostics,
}

/// A result that can be stored.
pub(super) trait Kept: Sized {
    /// Returns the bytes for a declaration of this layout; `None` if the result cannot be stored.
    fn to_bytes(&self, layout: u128) -> Option<Vec<u8>>;

    /// Reads these bytes; returns `None` if they are no result, or belong to a declaration of
    /// another layout.
    fn from_bytes(bytes: &[u8], layout: u128) -> Option<Self>;
}

/// Answers a request about this declaration: it returns a stored answer, or else makes one by
/// `derive` and stores it. If storage is unavailable, everything is derived.
///
/// # Errors
/// Errors of `derive`.
pub(super) fn kept<K: Kept + Send + Sync, Q: Hash + ?Sized + Sync>(
    declaration: &Declaration,
    asked: &Q,
    timings: &Timings,
    derive: impl FnOnce() -> Result<K, Error>,
) -> Result<K, Error> {
    let (Some(store), Some(build)) = (open(), Build::this()) else { return derive() };
    // Traversing a declaration takes stack in proportion to its depth.
    let look = || {
        let (key, layout) = (key(declaration, asked, &build), layout(declaration));
        let found = store.get(key).and_then(|bytes| K::from_bytes(&bytes, layout));
        Ok((key, layout, found))
    };
    let (key, layout, found) = timings.part("looking for the derivation in the cache", || threads::deep(look))?;
    if let Some(found) = found {
        return Ok(found);
    }
    let derived = derive()?;
    // A result that cannot be stored is still valid.
    let keep = || Ok(derived.to_bytes(layout).map(|bytes| store.put(key, &bytes)));
    let _ = timings.part("storing the derivation in the cache", || threads::deep(keep));
    Ok(derived)
}

/// Opens the user's store. A folder that is not trusted is reported and not used.
fn open() -> Option<Store> {
    Store::open(&store::location()?).unwrap_or_else(|refused| {
        say!("nh: {refused}");
        None
    })
}

/// Returns the hash of everything that determines the answer.
fn key<Q: Hash + ?Sized>(declaration: &Declaration, asked: &Q, build: &Build) -> u128 {
    let mut hasher = SipHasher13::new();
    (build, declaration).hash(&mut hasher);
    asked.hash(&mut hasher);
    hasher.finish128().as_u128()
}

/// Returns the hash of a declaration with the locations of all its parts.
fn layout(declaration: &Declaration) -> u128 {
    struct Hashing(SipHasher13);
    impl Write for Hashing {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut hashing = Hashing(SipHasher13::new());
    // Writing to the hasher never fails.
    let _ = write!(hashing, "{declaration:?}");
    hashing.0.finish128().as_u128()
}

/// The file from which this code was loaded, if it is not the executable of the process.
pub(super) static LOADED_FROM: OnceLock<PathBuf> = OnceLock::new();

/// The identity of this build of `nh`: its version, and its file. Hashing the file's content would
/// take a tenth of a second. The time of the last change, of content or of attributes, also
/// identifies it, since no copy or installation can restore that time.
#[derive(Hash)]
struct Build {
    version: &'static str,
    length: u64,
    modified: SystemTime,
    /// Device, number and time of the last change of attributes, on Unix.
    file: Option<(u64, u64, i64, i64)>,
}

impl Build {
    /// Returns the identity; `None` if the file cannot be found, because it has been removed.
    fn this() -> Option<Build> {
        let file = LOADED_FROM.get().cloned().or_else(|| env::current_exe().ok())?;
        let metadata = fs::metadata(file).ok()?;
        #[cfg(unix)]
        let file = {
            use std::os::unix::fs::MetadataExt;
            Some((metadata.dev(), metadata.ino(), metadata.ctime(), metadata.ctime_nsec()))
        };
        #[cfg(not(unix))]
        let file = None;
        let (version, length) = (env!("CARGO_PKG_VERSION"), metadata.len());
        Some(Build { version, length, modified: metadata.modified().ok()?, file })
    }
}

impl Kept for Derivation {
    fn to_bytes(&self, layout: u128) -> Option<Vec<u8>> {
        let is_place = |origin: &Origin| *origin != Origin::Whole;
        let mut places = self.messages.list.iter().flat_map(|message| {
            std::iter::once(&message.origin).chain(message.labels.iter().map(|(origin, _)| origin))
        });
        let layout = places.any(is_place).then_some(layout);
        let model = self.model.to_bytes().ok()?;
        postcard::to_allocvec(&(layout, &self.messages, model.as_slice())).ok()
    }

    /// Reads the derivation; its messages have locations in the declaration.
    fn from_bytes(bytes: &[u8], layout: u128) -> Option<Derivation> {
        let (of, messages, model): (Option<u128>, Diagnostics, &[u8]) = postcard::from_bytes(bytes).ok()?;
        if of.is_some_and(|of| of != layout) || messages.has_errors() {
            return None;
        }
        Some(Derivation { model: Declared::from_bytes(model).ok()?, messages })
    }
}

impl Kept for Described {
    fn to_bytes(&self, _: u128) -> Option<Vec<u8>> {
        postcard::to_allocvec(self).ok()
    }

    fn from_bytes(bytes: &[u8], _: u128) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}
