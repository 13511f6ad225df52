//! `#[nonholonomic]`: a mechanical system, declared by its Lagrangian and its constraints, becomes
//! Rust that steps it.
//!
//! The macro maps tokens to tokens. If the expansion that `nh prepare` has stored beside the
//! source, in `.nh/`, fits the declaration, the macro takes it. Otherwise it flattens its tokens,
//! lets the compiler, `nonholonomic-codegen`, expand their text on a separate thread, and inserts
//! the result: generated code beside the struct, errors at the tokens that they concern. Without
//! the feature `engine` the compiler is not part of the build, and a declaration that is not
//! prepared is an error.
//!
//! ```text
//! expand ─► prepared
//!    ├────► derive ─► cache, thread    (feature `engine`)
//!    └────► item, report ─► tokens
//! ```

mod answer;
#[cfg(feature = "engine")]
mod cache;
mod declaration;
mod derive;
mod expand;
mod item;
mod prepared;
mod report;
#[cfg(feature = "engine")]
mod thread;
mod tokens;

use proc_macro::TokenStream;
#[cfg(feature = "engine")]
use thread::in_turn;

/// Calls `expand`: an expansion without a derivation changes no settings of the process.
#[cfg(not(feature = "engine"))]
fn in_turn<T>(expand: impl FnOnce() -> T) -> T {
    expand()
}

/// Declares a mechanical system with constraints that are linear in the velocities, and generates
/// its integrators.
///
/// The struct's fields are the parameters. The attribute declares the rest, in mathematical
/// notation:
///
/// ```ignore
/// #[nonholonomic(
///     coordinates = [x, y, theta],
///     lagrangian  = (J + m*a^2)/2 * theta_dot^2
///                 + m/2 * (x_dot^2 + y_dot^2 + 2*a*theta_dot*(-x_dot*sin(theta) + y_dot*cos(theta))),
///     constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
/// )]
/// #[derive(Clone, Debug)]
/// pub struct ChaplyginSleigh { pub m: f64, pub a: f64, pub J: f64 }
/// ```
///
/// A YAML file can take the place of the arguments. Its path is relative to the folder of the
/// crate's `Cargo.toml`. The struct is then written without fields and receives those that the file
/// declares:
///
/// ```ignore
/// #[nonholonomic(model = "models/chaplygin_sleigh.yaml")]
/// pub struct ChaplyginSleigh;
/// ```
///
/// The attribute stands above `#[derive(…)]`, so that derives see the fields.
///
/// Generated code names the crate `::nonholonomic`. If the crate has another name, or is reached
/// through another crate, `crate = path` gives its path: `#[nonholonomic(model = "sled.yaml", crate
/// = my_framework::nonholonomic)]`.
///
/// # Prepared expansions
///
/// `nh prepare` derives all declarations of a package and stores the results in its folder `.nh`,
/// one file each, to be checked in. As long as such a file fits its declaration, nothing is
/// derived. Without the feature `engine` of `nonholonomic`, which is a default, a declaration
/// without a fitting file is an error. An edited file is always an error.
///
/// # Warnings
///
/// A warning about the declaration, such as an unused parameter, appears as the use of a deprecated
/// constant. `#[allow(deprecated)]` on the struct silences it; in a crate that forbids `deprecated`
/// it is an error.
///
/// # Lints
///
/// The attribute adds no `#[allow(…)]` to the struct or to the code beside it: a crate may forbid
/// any lint of rustc and of clippy's group `all`. A field that is not in snake case, such as `J`,
/// causes no warning. The code names every item by its path, so that it compiles under
/// `#![no_implicit_prelude]`.
///
/// # Environment
///
/// Derivations read these variables:
///
/// | variable | meaning |
/// |---|---|
/// | `NH_BUDGET_SECONDS` | the limit of processor time of a derivation, in seconds (60) |
/// | `NH_BUDGET_MEMORY` | its limit of memory, on Linux: megabytes, or with a unit, `4GB` (2000) |
/// | `NH_CACHE_DIR` | the folder of stored expansions, instead of the build folder |
#[proc_macro_attribute]
pub fn nonholonomic(attribute: TokenStream, item: TokenStream) -> TokenStream {
    in_turn(|| expand::expand(attribute.into(), item.into()).into())
}

/// Expands to the text that `#[nonholonomic(…)]` adds to a struct, for reading or for comparison
/// with an earlier version:
///
/// ```ignore
/// #[test]
/// fn the_generated_code_is_known() {
///     insta::assert_snapshot!(nonholonomic::generated_code! {
///         #[nonholonomic(model = "sled.yaml")]
///         pub struct Sled;
///     });
/// }
/// ```
///
/// The text begins with the struct and the fields that are added to it. Like the attribute, the macro
/// takes prepared code instead of deriving it.
#[proc_macro]
pub fn generated_code(tokens: TokenStream) -> TokenStream {
    in_turn(|| expand::generated_code(tokens.into()).into())
}
