//! `#[nonholonomic]`: a mechanical system, declared by its Lagrangian and its constraints, becomes Rust that steps it.
//!
//! Tokens in, tokens out. The macro takes the expansion that `nh prepare` has kept beside the source, in `.nh/`, when that fits the
//! declaration. Otherwise it lays its tokens out flat, has the compiler, `nonholonomic-codegen`, expand their text on a thread of its
//! own, and puts the result where it belongs: generated code beside the struct, errors at the tokens that they are about. Without the
//! feature `engine` the compiler is not part of the build, and a declaration that is not prepared is an error.
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

/// Nothing of the process is changed by an expansion that does not derive.
#[cfg(not(feature = "engine"))]
fn in_turn<T>(expand: impl FnOnce() -> T) -> T {
    expand()
}

/// Declares a mechanical system with constraints that are linear in the velocities, and generates what integrates it.
///
/// The struct's fields are the parameters; the attribute says the rest, in the notation of mathematics:
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
/// Or a YAML file does, its path counted from the folder of the crate's `Cargo.toml`; the struct is then written
/// without fields and is given those that the file declares:
///
/// ```ignore
/// #[nonholonomic(model = "models/chaplygin_sleigh.yaml")]
/// pub struct ChaplyginSleigh;
/// ```
///
/// The attribute stands above `#[derive(…)]`, so that derives see the fields.
///
/// Generated code names the crate `::nonholonomic`. Where it has another name, or is reached through another crate, `crate = path`
/// says where it is: `#[nonholonomic(model = "sled.yaml", crate = my_framework::nonholonomic)]`.
///
/// # Prepared expansions
///
/// `nh prepare` derives all declarations of a package and keeps the results in its folder `.nh`, one file each, to be checked in. While
/// such a file fits its declaration, nothing is derived. Without the feature `engine` of `nonholonomic`, a default, a declaration that no
/// file fits is an error. An edited file is an error in any case.
///
/// # Warnings
///
/// A warning about the declaration (a parameter that nothing uses) is shown as the use of a deprecated constant;
/// `#[allow(deprecated)]` on the struct silences it, and a crate that forbids `deprecated` has an error.
///
/// # Lints
///
/// The attribute adds no `#[allow(…)]` to the struct nor to the code beside it: a crate may forbid any lint of rustc and of clippy's group
/// `all`. A field that is not in snake case, `J` for example, is not complained about. The code names everything by its path, so that it
/// compiles under `#![no_implicit_prelude]`.
///
/// # Environment
///
/// Of derivations:
///
/// | variable | meaning |
/// |---|---|
/// | `NH_BUDGET_SECONDS` | seconds of processor time that a derivation may take (60) |
/// | `NH_BUDGET_MEMORY` | memory that it may take, on Linux: megabytes, or with a unit, `4GB` (2000) |
/// | `NH_CACHE_DIR` | where expansions are kept, instead of the build folder |
#[proc_macro_attribute]
pub fn nonholonomic(attribute: TokenStream, item: TokenStream) -> TokenStream {
    in_turn(|| expand::expand(attribute.into(), item.into()).into())
}

/// The text of what `#[nonholonomic(…)]` adds to a struct, to look at, or to compare with what it was:
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
/// It begins with the struct, with the fields that it is given. What is prepared is not derived, here as there.
#[proc_macro]
pub fn generated_code(tokens: TokenStream) -> TokenStream {
    in_turn(|| expand::generated_code(tokens.into()).into())
}
