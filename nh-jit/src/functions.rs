//! The runtime's functions in a form that machine code calls.

use nonholonomic::Scalar;
use nonholonomic::generated as rt;
use nonholonomic_ir::tree::Function;

/// A function of one number.
pub(crate) type Unary = extern "C" fn(f64) -> f64;

macro_rules! functions {
    ($($(#[$_doc:meta])* $function:ident $name:ident,)*) => {
        /// Returns a function of generated code, if machine code can call it.
        pub(crate) fn unary(function: Function) -> Option<Unary> {
            $(extern "C" fn $name(x: f64) -> f64 {
                rt::$name(x)
            })*
            extern "C" fn bessel<const N: i8>(x: f64) -> f64 {
                rt::bessel::<f64, N>(x)
            }
            match function {
                $(Function::$function => Some($name),)*
                Function::Bessel(-1) => Some(bessel::<-1>),
                Function::Bessel(0) => Some(bessel::<0>),
                Function::Bessel(1) => Some(bessel::<1>),
                Function::Bessel(2) => Some(bessel::<2>),
                Function::Bessel(3) => Some(bessel::<3>),
                Function::Bessel(_) => None,
            }
        }
    };
}

nonholonomic_ir::each_function!(functions);

/// Returns the sine, and stores the cosine in `cosine`.
pub(crate) extern "C" fn sin_cos(x: f64, cosine: &mut f64) -> f64 {
    let (sine, other) = rt::sin_cos(x);
    *cosine = other;
    sine
}

/// Returns the angle of the point (x, y).
pub(crate) extern "C" fn atan2(y: f64, x: f64) -> f64 {
    rt::atan2(y, x)
}

/// Returns a change of the size of roundoff.
pub(crate) extern "C" fn visible_change(a: f64, b: f64, c: f64) -> f64 {
    rt::visible_change(a, b, c)
}

/// Solves N linear equations.
extern "C" fn solve<const N: usize>(matrix: &[[f64; N]; N], right: &mut [f64; N]) {
    *right = f64::solve(*matrix, *right);
}

macro_rules! sizes {
    ($($n:literal)*) => {
        /// Returns the address of the solver of this number of equations, which is a [`size`].
        pub(crate) fn solving(count: usize) -> usize {
            match count {
                $($n => solve::<$n> as *const () as usize,)*
                _ => solve::<MAX_ROWS> as *const () as usize,
            }
        }

        /// Returns the smallest number of equations, from `count` on, that there is a function for.
        pub(crate) fn size(count: usize) -> usize {
            [$($n,)*].into_iter().find(|&n| n >= count).unwrap_or(MAX_ROWS)
        }
    };
}

sizes!(1 2 3 4 5 6 7 8 9 10 11 12 16 24);

/// Maximum number of equations that are eliminated.
pub(crate) const MAX_ROWS: usize = 40;
