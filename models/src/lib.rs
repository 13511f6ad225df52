//! The library's systems, declared in the YAML files beside this crate's `Cargo.toml`.
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
//! let last = board.integrate_driven::<Leapfrog, _>(start, 0.01, torques).nth(99).unwrap()?;
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

use nonholonomic::catalogue::{DynStepper, MethodVisitor, Model, Steppable};
use nonholonomic::fields::{OnDStar, VectorField};
use nonholonomic::lanes::{self, Beginning, DynBatch, Lanes};
use nonholonomic::{Method, StepError, System};

/// A declaration as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The system's name.
    pub name: &'static str,
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

    /// Trajectories of these systems from these states, stepped together in [lanes](Lanes), as many as there are lanes or fewer. `None` for
    /// systems and methods that are [not in lanes](in_lanes).
    fn batch(members: Vec<Beginning<Self>>, method: &str, h: f64, options: &[f64]) -> Option<Box<dyn DynBatch>> {
        let _ = (members, method, h, options);
        None
    }
}

/// The methods and the systems whose steppers in lanes are compiled here, those that ensembles are made of most. (All of them would double what is
/// most of a build. In a program that names its system every method is in lanes.)
const METHODS_IN_LANES: &[&str] = &["gonzalez", "leapfrog"];
const SYSTEMS_IN_LANES: &[&str] = &[
    "chaotic_quartic",
    "chaplygin_sleigh",
    "gearbox",
    "knife_edge",
    "mobile_robot",
    "nonholonomic_oscillator",
    "rolling_disk",
    "snakeboard",
];

/// Are there steppers of this method for this system in lanes, if it has the method?
pub const fn in_lanes(system: &str, method: &str) -> bool {
    is_among(SYSTEMS_IN_LANES, system) && is_among(METHODS_IN_LANES, method)
}

const fn is_among(names: &[&str], name: &str) -> bool {
    let (mut rest, name) = (names, name.as_bytes());
    while let Some((other, after)) = rest.split_first() {
        let other = other.as_bytes();
        let mut same = other.len() == name.len();
        let mut i = 0;
        while same && i < name.len() {
            same = other[i] == name[i];
            i += 1;
        }
        if same {
            return true;
        }
        rest = after;
    }
    false
}

/// Begins a batch of the method that it is shown.
struct Begin<'a, Y: System> {
    members: Vec<Beginning<Y>>,
    h: f64,
    options: &'a [f64],
}

impl<Y: Model + 'static> MethodVisitor<Y> for Begin<'_, Y> {
    type Output = Option<Box<dyn DynBatch>>;

    fn visit<M: Method>(self) -> Self::Output
    where
        Y: Steppable<M>,
    {
        // A constant: steppers of the other methods are not compiled.
        if const { in_lanes(Y::NAME, M::NAME) } {
            lanes::begin::<Y, M, Lanes>(self.members, self.h, self.options)
        } else {
            None
        }
    }
}

/// Is shown the generated systems one by one; see [`visit`].
pub trait Visitor {
    /// The system `S`, and the declaration that it was generated from.
    fn visit<S: Listed + 'static>(&mut self, declaration: &'static Declaration);
}

macro_rules! library {
    ($($module:ident)*) => {
        /// All declarations, by name in alphabetical order.
        pub const DECLARATIONS: &[$crate::Declaration] = &[$($crate::Declaration {
            name: stringify!($module),
            file: concat!(stringify!($module), ".yaml"),
            yaml: include_str!(concat!("../", stringify!($module), ".yaml")),
        }),*];

        $(impl $crate::Listed for $module::System<f64> {
            fn boxed(
                &self,
                start: &<Self as nonholonomic::System>::State,
                method: &str,
                h: f64,
                options: &[f64],
            ) -> Option<Result<Box<dyn nonholonomic::catalogue::DynStepper>, nonholonomic::StepError>> {
                nonholonomic::catalogue::boxed_with(self, start, method, h, options)
            }

            fn batch(
                members: Vec<nonholonomic::lanes::Beginning<Self>>,
                method: &str,
                h: f64,
                options: &[f64],
            ) -> Option<Box<dyn nonholonomic::lanes::DynBatch>> {
                <Self as nonholonomic::catalogue::Model>::with_method(method, $crate::Begin { members, h, options })?
            }
        })*

        /// Shows all systems to a visitor, in the order of [`DECLARATIONS`].
        pub fn visit(visitor: &mut impl $crate::Visitor) {
            let mut declarations = DECLARATIONS.iter();
            $(if let Some(declaration) = declarations.next() {
                visitor.visit::<$module::System<f64>>(declaration);
            })*
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
