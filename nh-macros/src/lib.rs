//! `#[nonholonomic]`: a mechanical system, declared by its Lagrangian and its constraints, becomes Rust that steps it.
//!
//! Tokens in, tokens out. The macro takes the expansion that `nh prepare` has kept beside the source, in `.nh/`, when that fits the
//! declaration. Else it lays out its tokens flat, sends them to a worker process (this crate's build script, started again), and puts
//! the answer where it belongs: generated code beside the struct, errors at the tokens that they are about. The compiler itself is
//! `nonholonomic-codegen`; neither it nor its algebra engine is linked here, and without the feature `engine` neither is built: then a
//! declaration that is not prepared is an error.
//!
//! ```text
//! expand ─► prepared
//!    ├────► derive ─► cache ─► worker    (feature `engine`)
//!    └────► item, report ─► tokens
//! ```

mod answer;
#[cfg(feature = "engine")]
mod cache;
#[cfg(feature = "engine")]
mod conversation;
mod declaration;
mod derive;
mod expand;
mod item;
mod prepared;
mod report;
mod tokens;
#[cfg(feature = "engine")]
mod worker;

use proc_macro::TokenStream;

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
/// `nh prepare` derives all declarations of a package and keeps what came out in its folder `.nh`, one file each, to be checked in. While
/// such a file fits its declaration, nothing is derived. Without the feature `engine` a declaration that no file fits is an error,
/// and so is, with or without it, a file that was edited.
///
/// # Warnings
///
/// A warning about the declaration (a parameter that nothing uses) is shown as the use of a deprecated constant;
/// `#[allow(deprecated)]` on the struct silences it.
///
/// # Environment
///
/// Of derivations, that is with the feature `engine`:
///
/// | variable | meaning |
/// |---|---|
/// | `NH_BUDGET_SECONDS` | seconds that a derivation may take (60) |
/// | `NH_BUDGET_MEMORY` | memory that it may take, on Linux: megabytes, or with a unit, `4GB` (2000) |
/// | `NH_WORKER_TIMEOUT` | seconds after which a worker that does not answer is stopped (its budget and 10) |
/// | `NH_ENGINE_WAIT` | seconds to wait for the algebra engine while other processes use it (300); after two it is said who |
/// | `NH_WORKER_LOG` | a file that gets a line for each worker started |
/// | `NH_CACHE_DIR` | where expansions are kept, instead of the build folder |
/// | `NH_WORKER` | another worker to start, for tests |
/// | `NH_ENGINE_FOLDER` | another folder for the queue for the engine, for tests |
#[proc_macro_attribute]
pub fn nonholonomic(attribute: TokenStream, item: TokenStream) -> TokenStream {
    expand::expand(attribute.into(), item.into()).into()
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
/// It begins with the struct, with the fields and attributes that it is given. What is prepared is not derived, here as there.
#[proc_macro]
pub fn generated_code(tokens: TokenStream) -> TokenStream {
    expand::generated_code(tokens.into()).into()
}
