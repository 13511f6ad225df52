//! Expansions of declarations that are stored beside the source, so that builds need no compiler of
//! declarations.
//!
//! `nh prepare` writes one file for each `#[nonholonomic(…)]`, in the folder [`FOLDER`] of its
//! package. If its name has the hash of the declaration, the attribute takes the file instead of
//! deriving. This crate contains the rules that both must agree on: the relevant part of a
//! declaration ([`Declared`]), the name and the content of a file ([`Prepared`]), and the search
//! for it ([`find`]).
//!
//! The attribute and the compiler also share messages with their [places](origin), and token
//! streams as [text](tokens). This crate does not link the compiler.

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

/// The version of this compiler, such as `1.2.3`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The number of the format. It increases when the format of a prepared file, or the relevant part
/// of a declaration, changes.
pub const FORMAT: u32 = 1;

/// Returns the versions whose expansions this version can use: `0.3` for all 0.3.x, `1` for all
/// 1.x.y.
///
/// It is not the exact version: cargo updates the macro to another patch release without asking,
/// and a published package with its prepared files must continue to build. The code of an older
/// compatible release compiles against a newer runtime.
#[must_use]
pub fn compatible() -> String {
    match (env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")) {
        ("0", "0", patch) => format!("0.0.{patch}"),
        ("0", minor, _) => format!("0.{minor}"),
        (major, ..) => major.to_owned(),
    }
}

/// Returns the three numbers of a version.
fn numbers(version: &str) -> Option<[u64; 3]> {
    let core = version.split(['-', '+']).next()?;
    let numbers: Vec<u64> = core.split('.').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    numbers.try_into().ok()
}
