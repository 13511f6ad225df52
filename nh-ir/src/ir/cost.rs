//! Tuned numbers: the costs of operations, and the thresholds that follow from them. Each has its
//! unit, and says how it was found: from a measurement, from the literature, or by judgement. A
//! change of one changes generated code, but not its values beyond roundoff. `nh explain MODEL
//! --stage ir` and the benchmark `workloads` show what a change does.
//!
//! Executor and machine code have their own thresholds, which concern their run time only.

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

/// Number of operations that cost as much as the sine and cosine of another angle.
///
/// *Unit*: operations. *Judged*, not measured.
pub const ANGLE: usize = 8;

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

// Generated code

/// Maximum number of operations in an expression. A longer one is split by naming a part of it.
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
