//! Tuned numbers of decisions at random points of finite fields: how many points and combinations are
//! tried before a question is left undecided. A change of one changes which questions are decided.

/// Number of times that a root must exist for its argument to count as a square. The probability
/// for an argument that is not a square is 2⁻⁴⁰.
///
/// *Unit*: trials. *Derived*: 2⁻⁴⁰ is below the chance that a machine errs.
pub const SQUARE_TRIALS: usize = 40;

/// Maximum number of sites. Points where all roots exist must be found by trying.
///
/// *Unit*: sites. *Derived*: all roots exist at one of 2¹² points, which are tried in milliseconds.
pub const MAX_SITES: usize = 12;

/// Maximum number of parts of a rotation.
///
/// *Unit*: parts of a turn. *Judged*, not measured.
pub const MAX_PARTS: u64 = 1 << 20;

/// Maximum common denominator of coefficients in exponents.
///
/// *Unit*: a denominator. *Judged*, not measured.
pub const MAX_ROOTS: u64 = 1 << 40;

/// Maximum number of factors in a product. Larger products become one factor, so that the time per
/// value stays constant.
///
/// *Unit*: factors. *Judged*, not measured.
pub const MAX_SIZED_FACTORS: usize = 32;

/// Maximum probability of a wrong answer.
///
/// *Unit*: a probability. *Judged*, not measured.
pub const MISS: f64 = 1e-30;

/// Maximum number of points.
///
/// *Unit*: points. *Judged*, not measured.
pub const MAX_TRIALS: usize = 100;

/// Number of points that are tried if there is no bound, since a value may still prove nonzero.
///
/// *Unit*: points. *Judged*, not measured.
pub const ANYWAY: usize = 6;

/// Maximum number of roots with undetermined signs. All combinations of the signs are tried.
///
/// *Unit*: roots. *Derived*: 2⁵ combinations.
pub const MAX_LOOSE: usize = 5;

/// Few logarithms are needed at a time, and comparing many would take long.
///
/// *Unit*: logarithms. *Judged*, not measured.
pub const MAX_PAIRED: usize = 40;

/// Maximum number of values in exponents that are compared.
///
/// *Unit*: values. *Judged*, not measured.
pub const MAX_VALUES: usize = 64;

/// Maximum nesting of exponents.
///
/// *Unit*: levels. *Judged*, not measured.
pub const MAX_ROUNDS: usize = 6;
