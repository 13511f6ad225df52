//! Numbers of one lane: `f64` and `f32`.

use super::bessel::bessel;
use super::elimination;
use super::scalar::{Elementary, Scalar, each_function};
use super::sin_cos;
use nalgebra::SMatrix;

macro_rules! in_double {
    (($which:tt $x:tt) $($(#[$_doc:meta])* $function:ident $name:ident $double:ident $single:ident,)*) => {
        match $which {
            $(Elementary::$function => libm::$double($x),)*
            Elementary::Bessel(n) => bessel(n, $x),
        }
    };
}

macro_rules! in_single {
    (($which:tt $x:tt) $($(#[$_doc:meta])* $function:ident $name:ident $double:ident $single:ident,)*) => {
        match $which {
            $(Elementary::$function => libm::$single($x),)*
            Elementary::Bessel(n) => bessel(n, $x),
        }
    };
}

macro_rules! impl_scalar {
    ($float:ident, $root_epsilon:expr, $to_f64:expr, $sin_cos:path, $sqrt:ident, $atan2:ident, $functions:ident) => {
        impl Scalar for $float {
            #[allow(clippy::unnecessary_cast, reason = "one text for f32 and f64")]
            const EPSILON: f64 = $float::EPSILON as f64;

            const ROOT_EPSILON: f64 = $root_epsilon;

            #[allow(clippy::unnecessary_cast, reason = "one text for f32 and f64")]
            const TINY: f64 = ($float::MIN_POSITIVE / $float::EPSILON) as f64;

            const LANES: usize = 1;

            type Mask = bool;

            #[inline(always)]
            #[allow(clippy::unnecessary_cast, reason = "one text for f32 and f64")]
            fn lit(value: f64) -> Self {
                value as $float
            }

            #[inline(always)]
            fn to_f64(self) -> f64 {
                $to_f64(self)
            }

            #[inline(always)]
            #[allow(clippy::unnecessary_cast, reason = "one text for f32 and f64")]
            fn by_lane(mut value: impl FnMut(usize) -> f64) -> Self {
                value(0) as $float
            }

            #[inline(always)]
            fn lane(self, lane: usize) -> f64 {
                if lane == 0 { $to_f64(self) } else { f64::NAN }
            }

            #[inline(always)]
            fn finite(self) -> bool {
                self.is_finite()
            }

            #[inline(always)]
            fn at_most(self, other: Self) -> bool {
                self <= other
            }

            #[inline(always)]
            fn below(self, other: Self) -> bool {
                self < other
            }

            #[inline(always)]
            fn equals(self, other: Self) -> bool {
                self == other
            }

            #[inline(always)]
            fn select(mask: bool, then: Self, otherwise: Self) -> Self {
                if mask { then } else { otherwise }
            }

            #[inline(always)]
            fn magnitude(self) -> Self {
                self.abs()
            }

            #[inline(always)]
            fn div_or_zero(self, divisor: Self) -> Self {
                if divisor == 0.0 { 0.0 } else { self / divisor }
            }

            #[inline(always)]
            fn div_or_one(self, divisor: Self) -> Self {
                if divisor == 0.0 { 1.0 } else { self / divisor }
            }

            #[inline(always)]
            fn square_root(self) -> Self {
                libm::$sqrt(self)
            }

            #[inline(always)]
            fn sine_cosine(self) -> (Self, Self) {
                $sin_cos(self)
            }

            #[inline(always)]
            fn angle(self, x: Self) -> Self {
                libm::$atan2(self, x)
            }

            #[inline(always)]
            fn elementary(self, function: Elementary) -> Self {
                each_function!($functions function self)
            }

            #[inline(always)]
            fn solve<const N: usize>(matrix: [[Self; N]; N], rhs: [Self; N]) -> [Self; N] {
                elimination::solve_equations(matrix, rhs)
            }

            fn positive_definite<const N: usize>(matrix: &SMatrix<Self, N, N>) -> bool {
                matrix.cholesky().is_some()
            }
        }
    };
}

impl_scalar!(
    f64,
    1.0 / 67_108_864.0, // 2⁻²⁶
    core::convert::identity,
    sin_cos::f64,
    sqrt,
    atan2,
    in_double
);
impl_scalar!(
    f32,
    core::f64::consts::SQRT_2 / 4096.0, // 2⁻²³ᐟ²
    f64::from,
    sin_cos::f32,
    sqrtf,
    atan2f,
    in_single
);

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks a matrix with large and small pivots, and with zeros on the diagonal; its solution is
    /// 1, 2, …, N.
    fn check<const N: usize>() {
        let entry = |i: usize, j: usize| match j {
            _ if N == 1 => 4.0,
            _ if i == j => 0.0,
            _ if j == (i + 1) % N => 3.0 + i as f64,
            _ => 1.0 / (2.0 + (i * N + 3 * j) as f64),
        };
        let matrix: [[f64; N]; N] = core::array::from_fn(|i| core::array::from_fn(|j| entry(i, j)));
        let rhs = matrix.map(|row| row.iter().enumerate().map(|(j, a)| a * (j + 1) as f64).sum::<f64>());
        let solution = f64::solve(matrix, rhs);
        for (i, x) in solution.into_iter().enumerate() {
            assert!((x - (i + 1) as f64).abs() < 1e-13, "{N}: {solution:?}");
        }
    }

    #[test]
    fn systems_of_every_size() {
        check::<1>();
        check::<2>();
        check::<3>();
        check::<4>();
        check::<5>();
        check::<13>();
    }

    #[test]
    fn a_singular_matrix_has_no_finite_solution() {
        assert!(f64::solve([[0.0]], [1.0]).into_iter().any(|x| !x.is_finite()));
        assert!(f64::solve([[1.0; 2]; 2], [1.0, 2.0]).into_iter().any(|x| !x.is_finite()));
        assert!(f64::solve([[1.0; 3]; 3], [1.0, 2.0, 3.0]).into_iter().any(|x| !x.is_finite()));
        assert!(f64::solve([[0.0; 3]; 3], [0.0; 3]).into_iter().any(|x| !x.is_finite()));
    }

    #[test]
    fn division_by_zero_is_zero_where_that_is_asked_for() {
        assert_eq!(1.0f64.div_or_zero(0.0), 0.0);
        assert_eq!(1.0f32.div_or_zero(4.0), 0.25);
    }

    #[test]
    fn signs_and_extremes() {
        use crate::number::functions::{max, min, sign};
        assert_eq!([-2.0f64, -0.0, 0.0, 0.5].map(sign), [-1.0, 0.0, 0.0, 1.0]);
        assert_eq!((min(1.0f32, -2.0), max(1.0f32, -2.0)), (-2.0, 1.0));
    }
}
