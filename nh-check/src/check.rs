//! Comparison of a linearised step, and of products with it, with steps in 256 bits.

use super::Law;
use super::structure::{Place, Point, laws};
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::plan::Plan;
use nonholonomic_codegen::ir::program::{Program, Role, Shape, StepProgram};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_exec::{Derivative, Formula, Precise, Run, RunError, Unsolved, given};
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

fn worst(entries: impl IntoIterator<Item = Entry>) -> Option<Entry> {
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

/// Pseudo-random numbers of sizes between 1/2 and 3/2, of both signs, and the same in each run.
struct Directions(u32);

impl Directions {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let size = 0.5 + f64::from(self.0 >> 8) / f64::from(1_u32 << 24);
        if self.0 & 128 == 0 { size } else { -size }
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

fn compare(
    program: &Verified<Program>,
    stepper: &StepProgram,
    run: &mut Run,
    setting: &Setting<'_>,
) -> Result<Checked, Unchecked> {
    let derivatives = stepper.derivatives.as_ref().ok_or(Unchecked::NoDerivatives)?;
    let body = &derivatives.linearised;
    let found = run.differentiated(Derivative::Linearised, setting.inputs, &[])?;
    let name = |symbol: Symbol| program.graph.symbol_info(symbol).name.clone();
    let groups = || stepper.independent();
    let carried: Vec<Symbol> = groups().flat_map(|group| &group.symbols).copied().collect();
    let rows: Vec<String> = carried.iter().map(|&symbol| name(symbol)).collect();
    // The caller sets the time.
    let timed: Vec<bool> = groups().flat_map(|g| g.symbols.iter().map(|_| g.role == Role::Time)).collect();

    let at = point(program, stepper, run, setting);
    let plan = Plan::of_some(program, |_| false, |other| other.method == stepper.method);
    let planned = plan.steppers.first().ok_or(Unchecked::NoDerivatives)?;
    let mut step = Formula::of_whole_step(&plan, planned).map_err(Unchecked::TooLarge)?;
    let new = step.at(given(&at))?;
    step.stay();
    let mut matrices = found.as_slice().split_at(stepper.carried.iter().map(|group| group.symbols.len()).sum()).1;
    // The largest derivative of each number.
    let mut scales = vec![1.0_f64; carried.len()];
    let mut rest = matrices;
    for output in body.outputs.iter().skip(stepper.carried.len()) {
        let (matrix, later) = rest.split_at(output.values.len());
        rest = later;
        let width = (matrix.len() / carried.len().max(1)).max(1);
        for (scale, row) in scales.iter_mut().zip(matrix.chunks(width)) {
            *scale = row.iter().fold(*scale, |most, x| most.max(x.abs()));
        }
    }
    let mut random = Directions(1);
    let adjoints: Vec<f64> = derivatives.adjoints.iter().map(|_| random.next()).collect();
    let mut compared = Vec::new();
    let (mut along, mut columns) = (Vec::new(), Vec::new());
    // Sums, with the sums of absolute values.
    let mut forwards = vec![(0.0, 0.0); carried.len()];
    let mut backwards = Vec::new();
    let mut a = None;
    let mut truths: Vec<Vec<Vec<Precise>>> = Vec::new();
    for output in body.outputs.iter().skip(stepper.carried.len()) {
        let (height, width) = match output.shape {
            Shape::Matrix(rows, columns) => (rows, columns),
            _ => (output.values.len(), 1),
        };
        let (matrix, rest) = matrices.split_at(height * width);
        matrices = rest;
        if output.role == Role::ByState {
            a = Some(matrix.to_vec());
        }
        let moved: Vec<Vec<Symbol>> = match output.role {
            Role::ByState => carried.iter().map(|&symbol| vec![symbol]).collect(),
            Role::ByInputs => (0..width).map(|j| stepper.samples.iter().map(|s| s.symbols[j]).collect()).collect(),
            Role::ByParameters => program.parameters.iter().map(|&symbol| vec![symbol]).collect(),
            _ => vec![vec![stepper.step_size]],
        };
        // The symbol of an input `tau` is `u_tau`.
        let prefix = if output.role == Role::ByInputs { "u_" } else { "" };
        let title = |symbols: &Vec<Symbol>| symbols.first().map_or(String::new(), |&symbol| name(symbol));
        let titles: Vec<String> = moved.iter().map(|s| title(s).trim_start_matches(prefix).to_owned()).collect();

        let (mut entries, mut truth_by_column) = (Vec::new(), Vec::new());
        for (j, symbols) in moved.iter().enumerate() {
            let column = |truth: &[Precise]| {
                let entry = |i: usize| {
                    let (found, expected) = (matrix[i * width + j], truth[i].to_f64());
                    let error = (found - expected).abs() / scales[i];
                    Entry { row: rows[i].clone(), column: titles[j].clone(), found, expected, error }
                };
                (0..height).filter(|&i| !timed[i]).map(entry).collect::<Vec<Entry>>()
            };
            let mut truth = difference((&mut step, &new), &at, symbols, 1.0)?;
            let mut found = column(&truth);
            // At a kink the derivative is the mean of those on the two sides.
            if found.iter().any(|entry| entry.error.is_nan() || entry.error > TOLERANCE) {
                let (other, half) = (difference((&mut step, &new), &at, symbols, -1.0)?, Precise::new(0.5));
                truth = truth.iter().zip(other).map(|(&one, other)| (one + other) * half).collect();
                found = column(&truth);
            }
            entries.extend(found);
            truth_by_column.push(truth);
        }
        truths.push(truth_by_column);
        compared.push(Compared { role: output.role, shape: (height, width), worst: worst(entries), in_256_bits: None });

        let direction: Vec<f64> = (0..width).map(|_| random.next()).collect();
        for (row, sum) in matrix.chunks(width.max(1)).zip(&mut forwards) {
            for (entry, rate) in row.iter().zip(&direction) {
                *sum = (sum.0 + entry * rate, sum.1 + (entry * rate).abs());
            }
        }
        backwards.extend((0..width).map(|j| {
            let terms = adjoints.iter().enumerate().map(|(i, weight)| weight * matrix[i * width + j]);
            terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term: f64| (sum + term, size + term.abs()))
        }));
        along.extend(direction);
        columns.extend(titles);
    }

    // The formulas of a composed step are those of one part.
    if planned.parts.is_empty()
        && compared.iter().any(|group| !group.is_right())
        && let Some(derivatives) = &planned.derivatives
        && let Ok(mut formula) = Formula::of_step(&plan, planned, &derivatives.linearised)
        && let Ok(results) = formula.at(given(&at))
    {
        let mut rest = results.get(carried.len()..).unwrap_or_default().iter();
        for (group, truths) in compared.iter_mut().zip(&truths) {
            let (height, width) = group.shape;
            let entries = (0..height).flat_map(|i| (0..width).map(move |j| (i, j))).zip(rest.by_ref());
            let errors = entries.filter(|((i, _), _)| !timed[*i]).map(|((i, j), found)| {
                let error = (*found - truths[j][i]).to_f64().abs() / scales[i];
                if error.is_nan() { f64::INFINITY } else { error }
            });
            group.in_256_bits = Some(errors.fold(0.0, f64::max));
        }
    }

    let pushed = run.differentiated(Derivative::Pushed, setting.inputs, &along)?;
    let pulled = run.differentiated(Derivative::Pulled, setting.inputs, &adjoints)?;
    let entry = |row: &str, column: &str, found: f64, (expected, size): (f64, f64)| Entry {
        row: row.to_owned(),
        column: column.to_owned(),
        found,
        expected,
        error: (found - expected).abs() / size.max(1.0),
    };
    let pushed = rows.iter().zip(&pushed).zip(&forwards).map(|((row, &found), &sum)| entry(row, "", found, sum));
    let pulled = columns.iter().zip(&pulled).zip(&backwards).map(|((by, &found), &sum)| entry("", by, found, sum));
    let (pushed, pulled) = (worst(pushed), worst(pulled));
    let by_state = compared.iter().position(|group| group.role == Role::ByState);
    let laws = match (a, by_state.and_then(|group| truths.get(group))) {
        (Some(a), Some(exact)) => {
            let place = Place { program, stepper, plan: &plan, planned, at: &at, new: &new, a: &a, exact };
            laws(&place)?
        }
        _ => Vec::new(),
    };
    Ok(Checked { carried: rows, matrices: compared, pushed, pulled, laws })
}

/// Returns the numbers of all symbols that a step reads.
fn point(program: &Program, stepper: &StepProgram, run: &Run, setting: &Setting<'_>) -> Point {
    let mut at = Point::new();
    let mut bind = |symbols: &[Symbol], numbers: &[f64]| {
        at.extend(symbols.iter().copied().zip(numbers.iter().map(|&x| Precise::new(x))));
    };
    bind(&program.parameters, setting.parameters);
    // Numbers that depend on others are computed again, in 256 bits; held ones stay as they are.
    let carried: Vec<Symbol> = stepper.carried.iter().flat_map(|group| &group.symbols).copied().collect();
    bind(&carried, run.carried());
    for group in stepper.carried.iter().filter(|group| group.role == Role::Time) {
        bind(&group.symbols, &[setting.h * run.steps() as f64]);
    }
    bind(&[stepper.step_size], &[setting.h]);
    let options: Vec<Symbol> = stepper.options.iter().map(|option| option.symbol).collect();
    bind(&options, setting.options);
    stepper.samples.iter().for_each(|sample| bind(&sample.symbols, setting.inputs));
    at
}

/// Returns the derivative of the carried numbers by a variable, given by symbols that move
/// together: the difference of two steps, to one side.
fn difference(
    (step, here): (&mut Formula<Precise>, &[Precise]),
    at: &Point,
    moved: &[Symbol],
    side: f64,
) -> Result<Vec<Precise>, Unchecked> {
    let size = moved.iter().filter_map(|symbol| at.get(symbol)).fold(1e-10, |most: f64, x| most.max(x.to_f64().abs()));
    let delta = Precise::new(1e-30 * size * side);
    let there = step.at(|symbol| {
        let here = given(at)(symbol);
        if moved.contains(&symbol) { here + delta } else { here }
    })?;
    Ok(there.into_iter().zip(here).map(|(there, &here)| (there - here) / delta).collect())
}
