//! Comparison of a linearised step, and of products with it, with steps in 256 bits.

use super::Law;
use super::compare::compare;
use nonholonomic_codegen::ir::program::{Program, Role, StepProgram};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_exec::{Run, RunError, Unsolved};
use std::fmt;

/// The largest error that counts as roundoff. Entries come from solves whose condition numbers are
/// in the thousands at most, and 10⁻¹² is 4500 units of roundoff.
pub const TOLERANCE: f64 = 1e-12;

/// The size of the stack, on which the equations of a step are eliminated. The largest matrix of
/// 256-bit numbers that is solved has 800 kB.
const STACK: usize = 64 << 20;

/// The variables of a step besides the carried numbers.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The parameters, in the order of declaration.
    pub parameters: &'a [f64],
    /// The method's options.
    pub options: &'a [f64],
    /// The step size h.
    pub h: f64,
    /// The control inputs u, constant over the step.
    pub inputs: &'a [f64],
}

/// A derivative and its expected value.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Name of the differentiated number; empty for a product with adjoints.
    pub row: String,
    /// Name of the variable; empty for a product with a direction.
    pub column: String,
    /// The derivative to check.
    pub found: f64,
    /// The truth.
    pub expected: f64,
    /// The error |found − expected|, relative to the largest derivative of the same number if that
    /// is above 1. For products it is relative to the sum of the absolute values of the terms.
    pub error: f64,
}

/// A group of derivatives, and the entry with the largest error.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The group, such as [`Role::ByState`].
    pub role: Role,
    /// Rows and columns.
    pub shape: (usize, usize),
    /// The worst entry; `None` if there is no entry.
    pub worst: Option<Entry>,
    /// The largest error of the formula in 256 bits, measured in the same way. It is computed if an
    /// entry's error is above the [`TOLERANCE`] and the formula can be evaluated in 256 bits. If it
    /// is tiny, the errors of the entries are roundings.
    pub in_256_bits: Option<f64>,
}

impl Compared {
    /// Returns whether all errors are roundings, even if the equations are nearly singular.
    ///
    /// In 256 bits a correct formula has the error of the difference that it is compared with,
    /// 10⁻³⁰ times a second derivative. In `f64`, half of the digits are required in any case.
    pub fn is_right(&self) -> bool {
        let error = self.worst.as_ref().map_or(0.0, |entry| entry.error);
        error <= TOLERANCE || (error <= 1e-8 && self.in_256_bits.is_some_and(|error| error <= 1e-20))
    }
}

/// Result of a comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// Names of the carried numbers z, in their order.
    pub carried: Vec<String>,
    /// The matrices ∂z'/∂z, ∂z'/∂u, ∂z'/∂p, ∂z'/∂h, as far as the program has them, compared with
    /// differences of steps.
    pub matrices: Vec<Compared>,
    /// The product of all matrices with one direction, compared with the products of the matrices.
    pub pushed: Option<Entry>,
    /// The products of adjoints with all matrices, compared in the same way.
    pub pulled: Option<Entry>,
    /// The laws that the method's structure implies for ∂z'/∂z.
    pub laws: Vec<Law>,
}

impl Checked {
    /// Returns the entry with the largest error; NaN counts as the largest. If an entry of a matrix
    /// is wrong, products with the matrix are not considered.
    pub fn worst(&self) -> Option<&Entry> {
        let entries = self.matrices.iter().filter_map(|group| group.worst.as_ref());
        let most = entries.fold(None, worse);
        if most.is_some_and(|entry| entry.error.is_nan() || entry.error > TOLERANCE) {
            return most;
        }
        self.pushed.iter().chain(&self.pulled).fold(most, worse)
    }

    /// Returns the entry with the largest error among the wrong ones. An entry is wrong if its
    /// error is above the [`TOLERANCE`] and is not a rounding. A product has the roundings of the
    /// entries that it is compared with.
    pub fn wrong<'a>(&'a self) -> Option<&'a Entry> {
        let (right, wrong): (Vec<&Compared>, Vec<&Compared>) = self.matrices.iter().partition(|group| group.is_right());
        let worst =
            |groups: Vec<&'a Compared>| groups.into_iter().filter_map(|group| group.worst.as_ref()).fold(None, worse);
        let allowed = worst(right).map_or(TOLERANCE, |entry| TOLERANCE.max(4.0 * entry.error));
        let products =
            self.pushed.iter().chain(&self.pulled).filter(|entry| entry.error.is_nan() || entry.error > allowed);
        worst(wrong).or_else(|| products.fold(None, worse))
    }

    /// Returns the largest error of the formulas in 256 bits, if they were evaluated so.
    pub fn in_256_bits(&self) -> Option<f64> {
        self.matrices.iter().filter_map(|group| group.in_256_bits).reduce(f64::max)
    }

    /// Returns the law with the largest error.
    pub fn broken(&self) -> Option<&Law> {
        let sound = |law: &&Law| !law.error.is_nan();
        let most = self.laws.iter().filter(sound).max_by(|a, b| a.error.total_cmp(&b.error));
        self.laws
            .iter()
            .find(|law| law.error.is_nan())
            .or(most)
            .filter(|law| law.error.is_nan() || law.error > TOLERANCE)
    }

    /// Returns the largest error; NaN if there is one.
    pub fn deviation(&self) -> f64 {
        self.worst().map_or(0.0, |entry| entry.error)
    }
}

/// Returns the one of two entries with the larger error.
fn worse<'a>(most: Option<&'a Entry>, entry: &'a Entry) -> Option<&'a Entry> {
    match most {
        Some(most) if most.error.is_nan() || entry.error <= most.error => Some(most),
        _ => Some(entry),
    }
}

pub(super) fn worst(entries: impl IntoIterator<Item = Entry>) -> Option<Entry> {
    let entries: Vec<Entry> = entries.into_iter().collect();
    entries.iter().fold(None, worse).cloned()
}

/// The reason why nothing was compared.
#[derive(Clone, Debug, PartialEq)]
pub enum Unchecked {
    /// The program has no derivatives of this stepper.
    NoDerivatives,
    /// The step, or its derivative, fails in `f64`.
    Step(RunError),
    /// The equations are not solved in 256 bits.
    NotSolved(Unsolved),
    /// The step is too large to be executed.
    TooLarge(String),
}

impl fmt::Display for Unchecked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unchecked::NoDerivatives => f.write_str("the step was compiled without derivatives"),
            Unchecked::Step(error) => write!(f, "{error}"),
            Unchecked::NotSolved(error) => write!(f, "in 256 bits {error}"),
            Unchecked::TooLarge(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unchecked {}

impl From<Unsolved> for Unchecked {
    fn from(error: Unsolved) -> Self {
        Unchecked::NotSolved(error)
    }
}

impl From<RunError> for Unchecked {
    fn from(error: RunError) -> Self {
        Unchecked::Step(error)
    }
}

/// Compares the derivatives of the next step with differences of steps in 256 bits, variable by
/// variable, and products with those of the matrices.
///
/// **Equation** ∂z'/∂s = (Φ(z, u, p, h; s + δ) − Φ(z, u, p, h; s))/δ + O(δ) with δ = 10⁻³⁰ |s|, or
/// 10⁻⁴⁰ if that is less. The error is the second derivative times δ/2, and roundoff of 10⁻⁷⁷/δ. If
/// the difference does not agree, the mean of the differences to both sides takes its place.
///
/// # Errors
/// A program without derivatives, and a step that fails.
pub fn check(
    program: &Verified<Program>,
    stepper: &StepProgram,
    run: &mut Run,
    setting: &Setting<'_>,
) -> Result<Checked, Unchecked> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let compared = thread.spawn_scoped(scope, || compare(program, stepper, run, setting));
        let compared = compared.map_err(|error| Unchecked::TooLarge(format!("no thread could be started: {error}")))?;
        compared.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
