//! The library's systems, declared in the YAML files beside this crate's `Cargo.toml`, with the methods that a declaration gets which names none
//! (`gonzalez`, `midpoint`, `leapfrog`, `rk4`, as far as they apply). A declaration of your own takes the file, and other methods:
//! `#[nonholonomic(model = "chaplygin_sleigh.yaml", methods = [iso, taylor])]`.
//!
//! Each group of systems is a feature, and all are on by default: what is not compiled costs no time. [`DECLARATIONS`] has all texts always.
//!
//! ```
//! use nonholonomic_models::ChaplyginSleigh;
//! use nonholonomic::prelude::*;
//!
//! let sleigh = ChaplyginSleigh { J: 4.0, ..ChaplyginSleigh::default() };
//! let start = sleigh.state().x1(-5.0).theta(0.1).rho([0.001, -0.6]).build()?;
//! let last = sleigh.integrate::<Gonzalez>(start, 0.05).take(4000).last().unwrap()?;
//! assert!(last.theta_dot.abs() < 0.1);
//! # Ok::<(), StepError>(())
//! ```
//!
//! Control inputs are an array, of the length that the model says:
//!
//! ```
//! use nonholonomic_models::Snakeboard;
//! use nonholonomic::prelude::*;
//!
//! let board = Snakeboard::default();
//! let start = board.initial("driven").unwrap().build()?;
//! let torques = |t: f64, _: &_| [(20.0 * t).cos(), (2.0 * t).sin()];
//! let last = board.integrate_with_inputs::<Leapfrog, _>(start, 0.01, torques).nth(99).unwrap()?;
//! assert!(last.x != start.x);
//! # Ok::<(), StepError>(())
//! ```
//!
//! ```compile_fail,E0308
//! use nonholonomic_models::Snakeboard;
//! use nonholonomic::prelude::*;
//!
//! let board = Snakeboard::default();
//! let start = board.initial("driven").unwrap().build().unwrap();
//! let mut stepper = Discretize::<Leapfrog>::stepper(&board.system().unwrap(), &start, 0.01).unwrap();
//! stepper.hold([1.0]).unwrap(); // there are two torques
//! ```

mod chains;
mod quartic;

pub use chains::{car_trailers, snake};
pub use quartic::chaotic_quartic;

use nonholonomic::catalogue::{DynStepper, Model};
use nonholonomic::fields::{OnDStar, VectorField};
use nonholonomic::{StepError, System};

/// A declaration as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The system's name.
    pub name: &'static str,
    /// The feature with which it is compiled.
    pub group: &'static str,
    /// Its file, below this crate's folder.
    pub file: &'static str,
    /// The file's text.
    pub yaml: &'static str,
}

/// A system of this library.
///
/// Its steppers are compiled here, once, and not in every program that asks for one by name: all methods of all models are most
/// of what such a program would have to compile.
pub trait Listed: Model + VectorField<OnDStar> {
    /// As [`nonholonomic::catalogue::boxed_with`].
    ///
    /// # Errors
    /// As there.
    fn boxed(
        &self,
        start: &<Self as System>::State,
        method: &str,
        h: f64,
        options: &[f64],
    ) -> Option<Result<Box<dyn DynStepper>, StepError>>;
}

/// The declarations by their names.
const fn sorted<const N: usize>(mut all: [Declaration; N]) -> [Declaration; N] {
    let mut sorted = 1;
    while sorted < N {
        let mut i = sorted;
        while i > 0 && precedes(all[i].name.as_bytes(), all[i - 1].name.as_bytes()) {
            all.swap(i, i - 1);
            i -= 1;
        }
        sorted += 1;
    }
    all
}

const fn precedes(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] < b[i];
        }
        i += 1;
    }
    a.len() < b.len()
}

/// Is shown the generated systems one by one; see [`visit`].
pub trait Visitor {
    /// The system `S`, and the declaration that it was generated from.
    fn visit<S: Listed + 'static>(&mut self, declaration: &'static Declaration);
}

macro_rules! library {
    ($($group:literal: $($module:ident)*;)*) => {
        /// All declarations, by name in alphabetical order, whatever groups are compiled.
        pub const DECLARATIONS: &[$crate::Declaration] = &$crate::sorted([$($($crate::Declaration {
            name: stringify!($module),
            group: $group,
            file: concat!(stringify!($module), ".yaml"),
            yaml: include_str!(concat!("../", stringify!($module), ".yaml")),
        }),*),*]);

        $($(#[cfg(feature = $group)]
        impl $crate::Listed for $module::System<f64> {
            fn boxed(
                &self,
                start: &<Self as nonholonomic::System>::State,
                method: &str,
                h: f64,
                options: &[f64],
            ) -> Option<Result<Box<dyn nonholonomic::catalogue::DynStepper>, nonholonomic::StepError>> {
                nonholonomic::catalogue::boxed_with(self, start, method, h, options)
            }
        })*)*

        /// Shows the systems of the groups that are compiled to a visitor, in the order of [`DECLARATIONS`].
        pub fn visit(visitor: &mut impl $crate::Visitor) {
            for declaration in DECLARATIONS {
                match declaration.name {
                    $($(#[cfg(feature = $group)]
                    stringify!($module) => visitor.visit::<$module::System<f64>>(declaration),)*)*
                    _ => {}
                }
            }
        }
    };
}

// After the macro, which it uses.
mod library;

pub use library::*;

/// The README's example, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;

/// The book's page on control loops.
#[cfg(doctest)]
#[doc = include_str!("../../docs/control.md")]
pub struct Control;

/// The book's page on derivatives.
#[cfg(doctest)]
#[doc = include_str!("../../docs/derivatives.md")]
pub struct Derivatives;

/// The book's page on microcontrollers.
#[cfg(doctest)]
#[doc = include_str!("../../docs/microcontrollers.md")]
pub struct Microcontrollers;
