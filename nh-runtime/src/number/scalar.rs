//! The numbers that generated code computes with.

use core::fmt::Debug;
use core::ops::{Add, AddAssign, BitAnd, BitOr, Div, DivAssign, Mul, MulAssign, Neg, Not, Sub, SubAssign};
use nalgebra::SMatrix;
use num_traits::{One, Zero};

/// A real number, or several of them in lanes, that generated code computes with.
///
/// `f32` and `f64` implement it, and with the feature `lanes` also [`F64x2`](crate::lanes::F64x2),
/// [`F64x4`](crate::lanes::F64x4) and [`F64x8`](crate::lanes::F64x8). Generated code is
/// straight-line: it uses `+ - * /`, negation and the functions of [`generated`](crate::generated),
/// and leaves every comparison to this crate. A comparison returns a [`Mask`], one truth value for
/// each lane, or covers *all* lanes at once (`all_le`, `all_finite`).
///
/// The elementary functions are those of the `libm` crate, on every platform and with or without
/// `std`, so that a trajectory does not depend on the machine that computes it. `sin_cos` is this
/// crate's own. Each lane of a number has the same bits as the `f64` computation.
///
/// `nalgebra::SimdRealField` is not a supertrait: it requires unsafe functions of a type, and this
/// crate needs none of its functions.
pub trait Scalar:
    nalgebra::Scalar
    + Copy
    + Send
    + Sync
    + Zero
    + One
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + DivAssign
{
    /// The number of lanes.
    const LANES: usize;

    /// Distance from 1 to the next larger number (2⁻⁵² for `f64`).
    const EPSILON: f64;

    /// √ε
    const ROOT_EPSILON: f64;

    /// The smallest normal number, divided by ε. Smaller numbers have lost digits, so that no
    /// relative test can hold.
    const TINY: f64;

    /// A truth value for each lane.
    type Mask: Mask;

    /// Returns the scalar nearest to `value`, in every lane.
    fn lit(value: f64) -> Self;

    /// Returns the scalars nearest to the values of the lanes, which are numbered from 0.
    fn by_lane(value: impl FnMut(usize) -> f64) -> Self;

    /// Returns the number in a lane, or NaN if there is no such lane.
    fn lane(self, lane: usize) -> f64;

    /// Returns the lane that is largest in magnitude, or NaN if a lane is NaN: for reports.
    fn to_f64(self) -> f64;

    /// Returns the lanes that are finite.
    fn finite(self) -> Self::Mask;

    /// Returns the lanes that are ≤ those of `other`. A lane with a NaN is not.
    fn at_most(self, other: Self) -> Self::Mask;

    /// Returns the lanes that are < those of `other`. A lane with a NaN is not.
    fn below(self, other: Self) -> Self::Mask;

    /// Returns the lanes that are equal to those of `other`.
    fn equals(self, other: Self) -> Self::Mask;

    /// Returns `then` in the lanes of the mask and `otherwise` in the others.
    fn select(mask: Self::Mask, then: Self, otherwise: Self) -> Self;

    /// Returns whether every lane is finite.
    #[inline(always)]
    fn all_finite(self) -> bool {
        self.finite().all()
    }

    /// Returns whether every lane is ≤ that of `other`; `false` if one is NaN.
    #[inline(always)]
    fn all_le(self, other: Self) -> bool {
        self.at_most(other).all()
    }

    /// Returns whether every lane is < that of `other`; `false` if one is NaN.
    #[inline(always)]
    fn all_lt(self, other: Self) -> bool {
        self.below(other).all()
    }

    /// Returns the larger of the two, and `other` if one of them is NaN.
    #[inline(always)]
    fn larger(self, other: Self) -> Self {
        Self::select(other.at_most(self), self, other)
    }

    /// Returns the smaller of the two, and `other` if one of them is NaN.
    #[inline(always)]
    fn smaller(self, other: Self) -> Self {
        Self::select(self.at_most(other), self, other)
    }

    /// Returns |x|.
    fn magnitude(self) -> Self;

    /// Returns `self / divisor`, or 0 if the divisor is 0.
    fn div_or_zero(self, divisor: Self) -> Self;

    /// Returns `self / divisor`, or 1 if the divisor is 0.
    fn div_or_one(self, divisor: Self) -> Self;

    /// Returns √x.
    fn square_root(self) -> Self;

    /// Returns sine and cosine.
    fn sine_cosine(self) -> (Self, Self);

    /// Returns the angle of the point (x, y), `self` being y.
    fn angle(self, x: Self) -> Self;

    /// Returns the value of an elementary function.
    fn elementary(self, function: Elementary) -> Self;

    /// Solves the N × N system `matrix · x = rhs`. The result is not finite if the matrix is
    /// singular. The numbers of this crate have a faster implementation for few equations
    /// ([`solve_equations`](crate::generated::solve_equations)).
    #[inline(always)]
    fn solve<const N: usize>(matrix: [[Self; N]; N], rhs: [Self; N]) -> [Self; N] {
        Self::eliminate(matrix, rhs.map(|r| [r])).map(|[x]| x)
    }

    /// Solves a system by Gaussian elimination with partial pivoting, for several right-hand sides;
    /// these and the solutions are given by rows. This default is for numbers of one lane.
    ///
    /// The loops run over arrays, so that the compiler unrolls them, and they cannot panic.
    /// nalgebra's LU has a size that is known only at run time, and assertions. A factor of 0 costs
    /// nothing: blocks of equations have sparse rows.
    #[inline]
    #[allow(clippy::needless_range_loop, reason = "two rows of one matrix at a time")]
    fn eliminate<const N: usize, const C: usize>(matrix: [[Self; N]; N], right: [[Self; C]; N]) -> [[Self; C]; N] {
        let (mut a, mut b) = (matrix, right);
        let mut reciprocals = [Self::zero(); N];
        for k in 0..N {
            for i in k + 1..N {
                if a[k][k].magnitude().all_lt(a[i][k].magnitude()) {
                    a.swap(i, k);
                    b.swap(i, k);
                }
            }
            let (pivot_row, pivot_rhs) = (a[k], b[k]);
            let reciprocal = Self::one() / pivot_row[k];
            reciprocals[k] = reciprocal;
            for i in k + 1..N {
                let factor = a[i][k] * reciprocal;
                if factor.equals(Self::zero()).all() {
                    continue;
                }
                for j in k + 1..N {
                    a[i][j] -= factor * pivot_row[j];
                }
                for c in 0..C {
                    b[i][c] -= factor * pivot_rhs[c];
                }
            }
        }
        for k in (0..N).rev() {
            let mut sum = b[k];
            for j in k + 1..N {
                for c in 0..C {
                    sum[c] -= a[k][j] * b[j][c];
                }
            }
            b[k] = sum.map(|sum| sum * reciprocals[k]);
        }
        b
    }

    /// Returns whether the symmetric matrix is positive definite in every lane.
    fn positive_definite<const N: usize>(matrix: &SMatrix<Self, N, N>) -> bool {
        (0..Self::LANES).all(|lane| f64::positive_definite(&matrix.map(|entry| entry.lane(lane))))
    }
}

/// The largest number of lanes of this crate's numbers.
pub const MAX_LANES: usize = 8;

/// A truth value for each lane of a [`Scalar`]; `bool` for one lane.
pub trait Mask:
    Copy + Send + Sync + Debug + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// Returns the same value in every lane.
    fn splat(value: bool) -> Self;

    /// Returns whether the mask is true in every lane.
    fn all(self) -> bool;

    /// Returns whether the mask is true in some lane.
    fn any(self) -> bool;

    /// Returns whether the mask is true in this lane; `false` if there is no such lane.
    fn lane(self, lane: usize) -> bool;
}

impl Mask for bool {
    #[inline(always)]
    fn splat(value: bool) -> Self {
        value
    }

    #[inline(always)]
    fn all(self) -> bool {
        self
    }

    #[inline(always)]
    fn any(self) -> bool {
        self
    }

    #[inline(always)]
    fn lane(self, lane: usize) -> bool {
        self && lane == 0
    }
}

/// Passes the elementary functions to a macro after the given tokens: variant, name, and the names
/// in libm for double and for single precision.
macro_rules! each_function {
    ($then:ident $($given:tt)*) => {
        $then! {
            ($($given)*)
            /// tan x
            Tan tan tan tanf,
            /// arcsin x
            Asin asin asin asinf,
            /// arccos x
            Acos acos acos acosf,
            /// arctan x
            Atan atan atan atanf,
            /// eˣ
            Exp exp exp expf,
            /// ln x
            Ln ln log logf,
            /// sinh x
            Sinh sinh sinh sinhf,
            /// cosh x
            Cosh cosh cosh coshf,
            /// tanh x
            Tanh tanh tanh tanhf,
            /// arsinh x
            Asinh asinh asinh asinhf,
            /// arcosh x
            Acosh acosh acosh acoshf,
            /// artanh x
            Atanh atanh atanh atanhf,
            /// ⌊x⌋, the largest integer that is not larger than x
            Floor floor floor floorf,
            /// erf x, the error function
            Erf erf erf erff,
        }
    };
}
pub(crate) use each_function;

macro_rules! declare {
    (() $($(#[$doc:meta])* $function:ident $name:ident $double:ident $single:ident,)*) => {
        /// The elementary functions of [`Scalar::elementary`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Elementary {
            $($(#[$doc])* $function,)*
            /// φ_n(z) = j_n(√z)/√zⁿ, see [`bessel`](crate::generated::bessel).
            Bessel(i8),
        }

        impl Elementary {
            /// Returns the name in the language of declarations, and of the function in
            /// [`generated`](crate::generated).
            pub fn name(self) -> &'static str {
                match self {
                    $(Elementary::$function => stringify!($name),)*
                    Elementary::Bessel(_) => "bessel",
                }
            }
        }
    };
}

each_function!(declare);
