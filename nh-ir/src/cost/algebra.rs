//! Tuned numbers of the algebra: the sizes up to which a form is tried, and what operations on
//! polynomials count in an effort. A change of one changes forms, not values.

/// Maximum multiple of one argument whose sine and cosine are expanded in those of the common unit.
/// cos 3u is 4 cos³ u − 3 cos u: its terms sum to at most 7 ((1 + √2)ⁿ/2 for cos nu), which loses
/// three bits, and six for the square. cos 20u would lose 24.
///
/// *Unit*: a multiple. *Derived*, see above.
pub const MAX_RATIO: u32 = 3;

/// The same if a third multiple lies between them: the double of an angle beside its half.
///
/// *Unit*: a multiple. *Derived* like [`MAX_RATIO`].
pub const MAX_ANGLE: u32 = 4;

/// The same for exponentials, which are powers of one, and for hyperbolic functions, whose sums
/// have one sign.
///
/// *Unit*: a multiple. *Judged*, not measured.
pub const MAX_MULTIPLE: u32 = 24;

/// Maximum number of angles in a sum whose sine and cosine are expanded. The addition theorem would
/// make 2ⁿ⁻¹ products of n angles.
///
/// *Unit*: angles. *Judged*, not measured.
pub const MAX_EXPANDED_DEGREE: usize = 2;

/// Maximum number of leaves of an expanded tree. The normal form of cos(1 + cos(1 + …)) doubles
/// them at each level.
///
/// *Unit*: leaves, of some hundred bytes each. *Judged*, not measured.
pub const MAX_LEAVES: u64 = 4_000_000;

/// Maximum effort for the normal form of a named value, in operations on terms.
///
/// *Unit*: operations on terms. *Judged*, not measured.
pub const NAMED_EFFORT: u64 = 20_000;

/// Maximum number of terms of a normal form that replaces the name. Expressions that contain it
/// multiply it out.
///
/// *Unit*: terms. *Judged*, not measured.
pub const NAMED_TERMS: usize = 12;

/// Maximum number of nodes of a derivative without a name.
///
/// *Unit*: nodes. *Judged*, not measured.
pub const UNNAMED_NODES: usize = 4;

/// Maximum prime that is searched in integers under a root. The remaining factor counts as prime.
///
/// *Unit*: a prime. *Judged*, not measured.
pub const TRIAL_DIVISION: u32 = 10_000;

/// Maximum number of angles for which all combinations of sin² and 1 − cos² are tried.
///
/// *Unit*: angles. *Derived*: 2³ combinations.
pub const SQUARED_ANGLES: usize = 3;

/// Maximum length of a polynomial that is factored.
///
/// *Unit*: terms. *Judged*, not measured.
pub const FACTORED: usize = 600;

/// Maximum length of a fraction for which several forms are tried.
///
/// *Unit*: terms. *Judged*, not measured.
pub const TRIED: usize = 200;

/// Maximum length of a polynomial whose coefficients are factored within Horner's rule.
///
/// *Unit*: terms. *Judged*, not measured.
pub const HORNER_FACTORED: usize = 100;

/// Maximum length of a coefficient in Horner's rule in which sin² is tried for 1 − cos².
///
/// *Unit*: terms. *Judged*, not measured.
pub const HORNER_EXCHANGED: usize = 4;

/// Maximum length of a polynomial for which both orders of gathering are tried.
///
/// *Unit*: terms. *Judged*, not measured.
pub const HORNER_TRIED: usize = 200;

/// Cost of an operation that runs once, on construction of a stepper.
///
/// *Unit*: additions. *Judged*, not measured.
pub const EARLY: u64 = 1;

/// Cost of an operation that runs in each step.
///
/// *Unit*: additions. *Judged*, not measured.
pub const LATE: u64 = 5;

/// Cost of a division in multiplications: double precision division has a latency of 13 to 15
/// cycles on current processors, against 4.
///
/// *Unit*: multiplications. *Literature*: tables of latencies of common processors.
pub const MULTIPLICATIONS_OF_DIVISION: u64 = 3;

/// Number of moves that one operation on terms may cause.
///
/// *Unit*: moves. *Judged*, not measured.
pub const MOVES: u64 = 12;

/// Number of operations on machine words in polynomials that count as one operation on terms.
///
/// *Unit*: operations on words. *Judged*, not measured.
pub const WORDS: usize = 64;

/// Maximum size of a block that is inverted by minors: n² of them, with 2ⁿ products each.
///
/// *Unit*: rows. *Derived*: 36 minors of 64 products each.
pub const MINORS: usize = 6;

/// Maximum number of entries, beside the first, in kernel vectors that are also computed by minors.
///
/// *Unit*: entries. *Judged*, not measured.
pub const MAX_KERNEL_MINORS: usize = 3;

/// Number of images that are tried before the general method.
///
/// *Unit*: images. *Judged*, not measured.
pub const IMAGES: usize = 4;

/// Cost of comparing one kernel or base, in moves.
///
/// *Unit*: moves. *Judged*, not measured.
pub const COMPARISON: usize = 50;

/// Maximum number of expanded terms for which a rationalised form is tried.
///
/// *Unit*: terms. *Judged*, not measured.
pub const EXPANSION_LIMIT: usize = 3000;

/// Minimum cost of a greatest common divisor for each term and pair of symbols, in products of two
/// terms.
///
/// *Unit*: products of terms. *Judged*, not measured.
pub const GCD: usize = 4;

/// Cost of a factorisation for each term and symbol.
///
/// *Unit*: products of terms. *Judged*, not measured.
pub const FACTORISATION: usize = 256;

/// Cost of any operation on polynomials, in moved exponents.
///
/// *Unit*: moved exponents. *Judged*, not measured.
pub const OPERATION: usize = 20;

/// Cost of a product of two terms in Euclid's algorithm for one prime, in moved exponents.
///
/// *Unit*: moved exponents. *Judged*, not measured.
pub const EUCLIDEAN_PRODUCT: usize = 16;
