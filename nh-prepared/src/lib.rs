//! Expansions of declarations that are kept beside the source, so that builds need no compiler of declarations.
//!
//! `nh prepare` writes one file for each `#[nonholonomic(…)]`, in the folder [`FOLDER`] of its package; the attribute takes it in
//! place of deriving when its name has the hash of what is declared. This crate is what the two must agree on: what of a
//! declaration counts ([`Declared`]), how a file is named, what is in it ([`Prepared`]), and which one fits ([`find`]).
//!
//! The attribute and the compiler also share messages with their [places](origin), and token streams as [text](tokens).
//! This crate does not link the compiler.

pub mod configured;
mod declared;
mod excerpt;
mod file;
mod hash;
pub mod origin;
mod runtime;
mod text;
pub mod tokens;
mod yaml;

pub use declared::{Declared, is_snake_case, model_path, snake_case};
pub use excerpt::excerpt;
pub use file::{Damage, Found, Prepared, find, is_prepared, list};
pub use hash::hash;
pub use runtime::{Arguments, with_runtime};
pub use text::{MAX_CODE, MAX_MODEL, read_text, text_of};

/// The folder of prepared files, beside a package's `Cargo.toml`.
pub const FOLDER: &str = ".nh";

/// The version of this compiler, `1.2.3`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Counts up when a prepared file, or what of a declaration counts, changes its form.
pub const FORMAT: u32 = 1;

/// The versions whose expansions are of use to this one: `0.3` for all 0.3.x, `1` for all 1.x.y.
///
/// Not the version itself: cargo takes another patch release of the macro without asking, and a published package with its
/// prepared files must go on building. What an older release of these generated compiles against a newer runtime.
#[must_use]
pub fn compatible() -> String {
    match (env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")) {
        ("0", "0", patch) => format!("0.0.{patch}"),
        ("0", minor, _) => format!("0.{minor}"),
        (major, ..) => major.to_owned(),
    }
}

/// The three numbers of a version.
fn numbers(version: &str) -> Option<[u64; 3]> {
    let core = version.split(['-', '+']).next()?;
    let numbers: Vec<u64> = core.split('.').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    numbers.try_into().ok()
}
