//! Tuned numbers: the costs of operations, and the thresholds that follow from them. Each has its
//! unit, and says how it was found: from a measurement, from the literature, or by judgement. A
//! change of one changes generated code, but not its values beyond roundoff. `nh explain MODEL
//! --stage ir` and the benchmark `workloads` show what a change does.
//!
//! Executor and machine code have their own thresholds, which concern their run time only.

pub mod algebra;
pub mod derivation;
pub mod exact;

// Operations

/// Cost of a division or a root. Both occupy their unit about five times as long as an addition or
/// a multiplication.
///
/// *Unit*: additions. *Literature*: tables of throughputs of common processors.
pub const DIVISION: usize = 5;

/// Cost of a call, such as `sin_cos`, which is a polynomial of some twenty operations.
///
/// *Unit*: additions. *Counted*: the operations of the runtime's `sin_cos`.
pub const CALL: usize = 20;

/// Latency of an addition or multiplication, of common processors.
///
/// *Unit*: cycles. *Literature*: tables of latencies of common processors.
pub const LATENCY: u32 = 3;

/// Latency of a division.
///
/// *Unit*: cycles. *Literature*: tables of latencies of common processors.
pub const DIVISION_LATENCY: u32 = 13;

/// Latency of a negation or magnitude, which changes one bit.
///
/// *Unit*: cycles. *Literature*: tables of latencies of common processors.
pub const SIGN_LATENCY: u32 = 1;

/// Latency of a call.
///
/// *Unit*: cycles. *Judged*, not measured: three divisions.
pub const CALL_LATENCY: u32 = 3 * DIVISION_LATENCY;

/// Number of operations that cost as much as the sine and cosine of another angle.
///
/// *Unit*: operations. *Judged*, not measured.
pub const ANGLE: usize = 8;

// Graph

/// Depth to which a number is multiplied into an expression. Without a limit, shared values would
/// be visited again and again.
///
/// *Unit*: operations. *Judged*, not measured.
pub const ABSORBING_DEPTH: u32 = 4;

/// Maximum size of numerator and denominator of a number like those of formulas. The nodes of
/// quadratures are longer.
///
/// *Unit*: bits. *Judged*, not measured.
pub const SHORT_NUMBER: u64 = 8;

/// Maximum size of numerator and denominator of a number that counts as exact. A longer one is a
/// decimal, with which no number is combined.
///
/// *Unit*: bits. *Judged*, not measured.
pub const EXACT_NUMBER: u64 = 32;

/// Maximum number of factors of a product whose parts are opened.
///
/// *Unit*: factors. *Judged*, not measured.
pub const MAX_FACTORS: usize = 64;

/// Largest exponent that becomes multiplications. A larger power becomes exp(p ln x).
///
/// *Unit*: exponent. *Judged*, not measured.
pub const MAX_MULTIPLIED_POWER: u32 = 1000;

// Passes

/// Operations that a pass may add which shortens a chain: this many, or this fraction.
///
/// *Unit*: operations; one part of so many. *Judged*, not measured.
pub const SHORTENING: (usize, usize) = (4, 8);

/// Evaluations of residual and Jacobian in one step. Their usual number is two or three.
///
/// *Unit*: evaluations. *Measured* as the usual number of iterations.
pub const ITERATIONS: usize = 3;

/// Minimum number of operations that are worth carrying. Fewer operations are cheaper to repeat.
///
/// *Unit*: operations. *Judged*, not measured.
pub const WORTH_CARRYING: usize = 8;

/// Maximum number of terms of a sum that is searched.
///
/// *Unit*: terms. *Judged*, not measured.
pub const MAX_PYTHAGOREAN_TERMS: usize = 64;

/// Number of the most frequent factors that are tried in a large sum, which is not searched
/// exhaustively.
///
/// *Unit*: factors. *Judged*, not measured.
pub const FACTOR_CANDIDATES: usize = 12;

/// Maximum number of terms of a sum that is expanded.
///
/// *Unit*: terms. *Judged*, not measured.
pub const MAX_ANGLE_TERMS: usize = 128;

/// Maximum number of parts of a value that is expanded.
///
/// *Unit*: values. *Judged*, not measured.
pub const MAX_ANGLE_VALUES: usize = 256;

/// Maximum number of sums that are opened in an angle. An angle has a few terms, and one sum may be
/// shared by many.
///
/// *Unit*: sums. *Judged*, not measured: it bounds the time of the search.
pub const MAX_ANGLE_SUMS: usize = 1000;

/// Maximum number of factors of a value that is opened.
///
/// *Unit*: factors. *Judged*, not measured.
pub const MAX_MONOMIAL: usize = 64;

// Derivatives

/// With fewer symbols the forward derivatives are shorter.
///
/// *Unit*: symbols. *Judged*, not measured.
pub const FEW_SYMBOLS: usize = 4;

/// Minimum number of unknowns in a result for its rates to come from a product of matrices.
///
/// *Unit*: unknowns. *Judged*, not measured.
pub const DENSE_ROWS: usize = 3;

/// Minimum number of variables for such a product.
///
/// *Unit*: variables. *Judged*, not measured.
pub const DENSE_COLUMNS: usize = 4;

// Blocks

/// Number of sweeps that is compared with one iteration of Newton's method. The guess has eight or
/// nine digits, a sweep adds two to three, and the last one confirms that nothing changes.
///
/// *Unit*: sweeps. *Measured* as digits that a sweep gains, as above.
pub const SWEEPS: usize = 3;

/// The Jacobian uses differences if evaluating the equations row by row, once for each unknown,
/// costs more than this. An analytic Jacobian costs as much or more then, and its code makes up
/// most of a file that would take longer than a minute to compile.
///
/// *Unit*: operations. *Measured* as compile time, as above.
pub const MAX_JACOBIAN: usize = 50_000;

/// A single equation is written as a polynomial up to this degree.
///
/// *Unit*: degree. *Judged*, not measured.
pub const MAX_DEGREE: usize = 4;

/// A sweep whose construction needs more new values than this is abandoned.
///
/// *Unit*: values. *Judged*, not measured.
pub const MAX_SWEEP_VALUES: usize = 100_000;

/// Maximum number of operations of a short sweep; in longer ones, corrections are computed from the
/// newest values. Measured on cars with trailers: with old values, three trailers take a tenth less
/// time and five 4 % more.
///
/// *Unit*: operations. *Measured* on cars with trailers, as above.
pub const LONG_SWEEP: usize = 1500;

/// Number of sweeps that contract like h² and replace as many that contract like h.
///
/// *Unit*: sweeps. *Judged*, not measured.
pub const CONTRACTION: (usize, usize) = (3, 4);

/// Maximum ratio of another coefficient in the row to the pivot. The usual threshold of sparse
/// elimination is 10 (Duff, Erisman & Reid, ch. 5).
///
/// *Unit*: ratio. *Literature*, as above.
pub const GROWTH: i64 = 10;

// Predictors

/// Maximum number of earlier solutions that Newton's predictor extrapolates. At the usual steps (h
/// ω ≈ 0.05) six bring the first guess below √ε/16, so that one update reaches roundoff. The
/// runtime uses fewer where fewer are better.
///
/// *Unit*: solutions. *Measured* at the usual steps, as above.
pub const HISTORY: usize = 6;

/// Like [`HISTORY`], for blocks with sweeps. A sweep gains only two or three digits, so every digit
/// of the guess saves work.
///
/// *Unit*: solutions. *Measured* together with `HISTORY`.
pub const SWEPT_HISTORY: usize = 8;

/// Maximum number of solutions of every other step that are extrapolated if solutions alternate. At
/// h ω ≈ 0.05 a fourth one does not save an iteration.
///
/// *Unit*: solutions. *Measured* at the usual steps, as above.
pub const ALTERNATING_HISTORY: usize = 3;

// Quantities

/// Maximum size of a positive definite matrix that is inverted in closed form.
///
/// *Unit*: rows. *Judged*, not measured.
pub const CLOSED_INVERSE: usize = 2;

/// Maximum number of constraints in the core for which a step chooses pivots. A core of c
/// constraints on k velocities has k!/(c! (k − c)!) sets of pivots.
///
/// *Unit*: constraints. *Judged*, not measured.
pub const PIVOT_ROWS: usize = 3;

/// Maximum number of sets of pivots.
///
/// *Unit*: sets. *Judged*, not measured.
pub const PIVOT_SETS: usize = 20;

/// Pivots change if the square of their minor is less than one part in so many of the largest: if
/// the minor is less than half.
///
/// *Unit*: ratio of squares. *Judged*, not measured.
pub const CHANGED_BELOW: i64 = 4;

/// Pivots change only if the square of their minor is at least one part in so many of the largest.
/// A minor that has fallen below that within one step is left to the guard.
///
/// *Unit*: ratio of squares. *Judged*, not measured.
pub const CHANGED_ABOVE: i64 = 256;

/// A later minor must be larger by one part in so many, so that the first of equal ones is chosen.
///
/// *Unit*: ratio. *Judged*, not measured: between roundoff and any difference that matters.
pub const LATER_PIVOTS: i64 = 1 << 30;

/// Maximum dimension of a root of an isometry in closed form; in larger roots all entries are
/// unknowns.
///
/// *Unit*: rows. *Judged*, not measured.
pub const CLOSED_ROOT: usize = 3;

/// Maximum number of columns of an isometry's orthogonal factor in closed form.
///
/// *Unit*: columns. *Judged*, not measured.
pub const CLOSED_FACTOR: usize = 2;

/// Maximum number of columns of frames between which there is an isometry.
///
/// *Unit*: columns. *Judged*, not measured.
pub const ISOMETRY_COLUMNS: usize = 8;

/// A normal form is rejected if it loses more than this against the written expressions.
///
/// *Unit*: bits. *Measured*: no model of the library loses more.
pub const LOST_BITS: i32 = 4;

/// Number of points near each data set at which both are compared, and of random points elsewhere.
///
/// *Unit*: points. *Judged*, not measured.
pub const COMPARED_POINTS: usize = 6;

/// Maximum number of data sets at which both are compared.
///
/// *Unit*: data sets. *Judged*, not measured.
pub const COMPARED_SETS: usize = 4;

// Generated code

/// Maximum length of a descriptive name. A longer name is less readable than a number.
///
/// *Unit*: characters. *Judged*, not measured.
pub const MAX_NAME: usize = 34;

/// Maximum depth of the operations that a name describes.
///
/// *Unit*: operations. *Judged*, not measured.
pub const MAX_NAME_DEPTH: usize = 4;

/// Maximum number of values behind those that methods name. Passes rewrite named values as well,
/// and more would cost too much.
///
/// *Unit*: values. *Judged*, not measured.
pub const MAX_HINTED: usize = 1000;

/// Matrices with more entries than this are written by their nonzero entries if these are few.
///
/// *Unit*: entries. *Judged*, not measured.
pub const SMALL_MATRIX: usize = 9;

/// Maximum number of operations in an expression, of a step or of a recurrence. A longer one is
/// split by naming a part of it.
///
/// *Unit*: operations. *Judged*, not measured.
pub const MAX_EXPRESSION: usize = 8;

/// Maximum length of a run that is not cut. Most steps have fewer `let`s.
///
/// *Unit*: statements. *Judged*, not measured.
pub const MAX_RUN: usize = 1024;

/// Length of a part.
///
/// *Unit*: statements. *Judged*, not measured.
pub const RUN_PART: usize = 512;

/// Maximum size of a motion that is passed by value. A larger motion is stepped in place.
///
/// *Unit*: numbers. *Judged*, not measured.
pub const MANY_NUMBERS: usize = 80;

/// Maximum number of `let`s in a step that is copied into its callers. The `let`s of Newton's
/// method are not counted.
///
/// *Unit*: statements. *Judged*, not measured.
pub const LONG_STEP: usize = 1024;
