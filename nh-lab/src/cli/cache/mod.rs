//! Derivations, kept in the user's cache folder: a declaration that has not changed is derived once.
//!
//! **Key** The hash of everything that determines the result: what the declaration says (not how it is laid out), what is asked of it (a model by these
//! methods, or its description), and this very build of `nh`.
//!
//! **Content** The model as it runs, and the messages that belong to it. Errors are not kept. Messages have places in the file, and the
//! key has none: where one has a place, what was kept counts only for a declaration whose parts all stand where they stood.
//!
//! **Trust** A checksum tells accidents ([`store`]); beyond it, a model is checked when it is read ([`Declared::from_bytes`]), so that
//! whatever stands in a file cannot do more than give other numbers.

mod command;
mod store;

pub(super) use command::{Arguments, run};

use super::timings::Timings;
use super::{Error, threads};
use crate::tape::{Declared, Described};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::origin::{Diagnostics, Origin};
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

/// A result that can be kept.
pub(super) trait Kept: Sized {
    /// The bytes, for a declaration of this layout; none where there are none.
    fn to_bytes(&self, layout: u128) -> Option<Vec<u8>>;

    /// Reads these bytes; gives none where they are no result, or where it belongs to a declaration of another layout.
    fn from_bytes(bytes: &[u8], layout: u128) -> Option<Self>;
}

/// Answers what is `asked` of this declaration: it gives the answer that was kept, or else the one that `derive` makes, and keeps that.
/// Where nothing can be kept, everything is derived.
///
/// # Errors
/// Those of `derive`.
pub(super) fn kept<K: Kept + Send + Sync, Q: Hash + ?Sized + Sync>(
    declaration: &Declaration,
    asked: &Q,
    timings: &Timings,
    derive: impl FnOnce() -> Result<K, Error>,
) -> Result<K, Error> {
    let (Some(store), Some(build)) = (open(), Build::this()) else { return derive() };
    // (Walking through a declaration takes as much stack as it is deep.)
    let look = || {
        let (key, layout) = (key(declaration, asked, &build), layout(declaration));
        let found = store.get(key).and_then(|bytes| K::from_bytes(&bytes, layout));
        Ok((key, layout, found))
    };
    let (key, layout, found) = timings.part("looking for a derivation that was kept", || threads::deep(look))?;
    if let Some(found) = found {
        return Ok(found);
    }
    let derived = derive()?;
    // A result that cannot be kept is no worse for that.
    let keep = || Ok(derived.to_bytes(layout).map(|bytes| store.put(key, &bytes)));
    let _ = timings.part("keeping the derivation", || threads::deep(keep));
    Ok(derived)
}

/// The user's store. A folder that is not to be trusted is said to be none.
fn open() -> Option<Store> {
    Store::open(&store::location()?).unwrap_or_else(|refused| {
        say!("nh: {refused}");
        None
    })
}

/// The hash of all that determines the answer.
fn key<Q: Hash + ?Sized>(declaration: &Declaration, asked: &Q, build: &Build) -> u128 {
    let mut hasher = SipHasher13::new();
    (build, declaration).hash(&mut hasher);
    asked.hash(&mut hasher);
    hasher.finish128().as_u128()
}

/// The hash of a declaration with the places of all its parts.
fn layout(declaration: &Declaration) -> u128 {
    struct Hashing(SipHasher13);
    impl Write for Hashing {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut hashing = Hashing(SipHasher13::new());
    // (Writing to it never fails.)
    let _ = write!(hashing, "{declaration:?}");
    hashing.0.finish128().as_u128()
}

/// The file that this code was loaded from, where it is not the one that the process runs.
pub(super) static LOADED_FROM: OnceLock<PathBuf> = OnceLock::new();

/// Identity of this build of `nh`: its version, and the file that it runs from. Hashing the file's content would take a tenth of a second;
/// the time of the last change, of content or of attributes, identifies it as well, since no copy or installation can restore that time.
#[derive(Hash)]
struct Build {
    version: &'static str,
    length: u64,
    modified: SystemTime,
    /// On Unix, device, number and time of the last change of attributes.
    file: Option<(u64, u64, i64, i64)>,
}

impl Build {
    /// None where the file cannot be told: it was removed since.
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

    /// (Its messages have places in the declaration.)
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
