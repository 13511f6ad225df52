//! A linearised step, and products with it, against steps in 256 bits.

use super::{Number, Precise};
use nonholonomic_codegen::ir::graph::{Graph, Symbol, Value};
use nonholonomic_codegen::ir::interpret::{self, InterpretError, Run};
use nonholonomic_codegen::ir::program::{Body, Kind, NewtonBlock, Program, Role, Shape, Statement, StepProgram};
use std::collections::BTreeMap;
use std::fmt;

/// The largest error that is taken for roundoff: entries come from solves whose condition numbers are in the thousands at most, and 10⁻¹² is
/// 4500 units of roundoff.
pub const TOLERANCE: f64 = 1e-12;

/// What a step depends on beside the numbers that are carried.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The parameters, in the order of declaration.
    pub parameters: &'a [f64],
    /// The method's options.
    pub options: &'a [f64],
    /// The step size h.
    pub h: f64,
    /// The control inputs u, held over the step.
    pub inputs: &'a [f64],
}

/// A derivative and what it should be.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Name of what was differentiated; empty for a product with adjoints.
    pub row: String,
    /// Name of what it was differentiated by; empty for a product with a direction.
    pub column: String,
    /// The derivative to check.
    pub found: f64,
    /// The truth.
    pub expected: f64,
    /// |found − expected|, relative to the largest derivative of the same number (for products the sum of all absolute values of which it is
    /// made), where that is above 1.
    pub error: f64,
}

/// A group of derivatives, and the entry that is off by most.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The group: [`Role::ByState`] and its like.
    pub role: Role,
    /// Rows and columns.
    pub shape: (usize, usize),
    /// The worst entry; none where there is no entry.
    pub worst: Option<Entry>,
}

/// Result of a comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// Names of the numbers z that are carried, in their order.
    pub carried: Vec<String>,
    /// The matrices ∂z'/∂z, ∂z'/∂u, ∂z'/∂p, ∂z'/∂h as far as the program has them, against differences of steps.
    pub matrices: Vec<Compared>,
    /// The product of all matrices with one direction, against the products of the matrices.
    pub pushed: Option<Entry>,
    /// The products of adjoints with all matrices, likewise.
    pub pulled: Option<Entry>,
}

impl Checked {
    /// The entry that is off by most; one that is not a number before all others. Where one of a matrix is wrong, so are products with it, and
    /// it is none of these.
    pub fn worst(&self) -> Option<&Entry> {
        let entries = self.matrices.iter().filter_map(|group| group.worst.as_ref());
        let most = entries.fold(None, worse);
        if most.is_some_and(|entry| entry.error.is_nan() || entry.error > TOLERANCE) {
            return most;
        }
        self.pushed.iter().chain(&self.pulled).fold(most, worse)
    }

    /// The largest error; NaN where there is one.
    pub fn deviation(&self) -> f64 {
        self.worst().map_or(0.0, |entry| entry.error)
    }
}

/// The one of two entries that is off by more.
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

/// Why nothing could be compared.
#[derive(Clone, Debug, PartialEq)]
pub enum Unchecked {
    /// The program has no derivatives of this stepper.
    NoDerivatives,
    /// The step, or its derivative, fails in `f64`.
    Step(InterpretError),
    /// Newton's method for this block does not converge in 256 bits.
    NotSolved(String),
}

impl fmt::Display for Unchecked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unchecked::NoDerivatives => f.write_str("the step was compiled without derivatives"),
            Unchecked::Step(error) => write!(f, "{error}"),
            Unchecked::NotSolved(block) => {
                write!(
                    f,
                    "Newton's method for {block} does not converge in 256 bits: the equations may be singular here"
                )
            }
        }
    }
}

impl std::error::Error for Unchecked {}

impl From<InterpretError> for Unchecked {
    fn from(error: InterpretError) -> Self {
        Unchecked::Step(error)
    }
}

/// Pseudo-random numbers of sizes between 1/2 and 3/2, of both signs: the same each time.
struct Directions(u32);

impl Directions {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let size = 0.5 + f64::from(self.0 >> 8) / f64::from(1_u32 << 24);
        if self.0 & 128 == 0 { size } else { -size }
    }
}

/// Compares the derivatives of the step to come with differences of steps in 256 bits, variable by variable, and products with matrices.
///
/// **Equation** ∂z'/∂s = (Φ(z, u, p, h; s + δ) − Φ(z, u, p, h; s − δ))/2δ + O(δ²) with δ = 10⁻²⁰ |s|, or 10⁻³⁰ where that is less: what is left is
/// the third derivative times δ²/6, and roundoff of 10⁻⁷⁷/δ.
///
/// # Errors
/// A program without derivatives, and a step that cannot be made.
pub fn check<'p>(
    program: &'p Program,
    stepper: &'p StepProgram,
    run: &mut Run<'p>,
    setting: &Setting<'_>,
) -> Result<Checked, Unchecked> {
    let derivatives = stepper.derivatives.as_ref().ok_or(Unchecked::NoDerivatives)?;
    let body = &derivatives.linearised;
    let found = run.differentiated(body, setting.inputs, &[])?;
    let name = |symbol: Symbol| program.graph.symbol_info(symbol).name.clone();
    let groups = || stepper.independent();
    let carried: Vec<Symbol> = groups().flat_map(|group| &group.symbols).copied().collect();
    let rows: Vec<String> = carried.iter().map(|&symbol| name(symbol)).collect();
    // (The time is put there by who steps.)
    let timed: Vec<bool> = groups().flat_map(|g| g.symbols.iter().map(|_| g.role == Role::Time)).collect();

    let at = point(program, stepper, run, setting);
    let here = Solved::at(program, stepper, &at)?;
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
    let adjoints: Vec<(Symbol, f64)> = derivatives.adjoints.iter().map(|&symbol| (symbol, random.next())).collect();
    let mut compared = Vec::new();
    let (mut given, mut columns) = (Vec::new(), Vec::new());
    // Sums, with the sums of absolute values.
    let mut forwards = vec![(0.0, 0.0); carried.len()];
    let mut backwards = Vec::new();
    for output in body.outputs.iter().skip(stepper.carried.len()) {
        let (height, width) = match output.shape {
            Shape::Matrix(rows, columns) => (rows, columns),
            _ => (output.values.len(), 1),
        };
        let (matrix, rest) = matrices.split_at(height * width);
        matrices = rest;
        let moved: Vec<Vec<Symbol>> = match output.role {
            Role::ByState => carried.iter().map(|&symbol| vec![symbol]).collect(),
            Role::ByInputs => (0..width).map(|j| stepper.samples.iter().map(|s| s.symbols[j]).collect()).collect(),
            Role::ByParameters => program.parameters.iter().map(|&symbol| vec![symbol]).collect(),
            _ => vec![vec![stepper.step_size]],
        };
        // (The symbol of an input `tau` is `u_tau`.)
        let prefix = if output.role == Role::ByInputs { "u_" } else { "" };
        let title = |symbols: &Vec<Symbol>| symbols.first().map_or(String::new(), |&symbol| name(symbol));
        let titles: Vec<String> = moved.iter().map(|s| title(s).trim_start_matches(prefix).to_owned()).collect();

        let mut entries = Vec::new();
        for (j, symbols) in moved.iter().enumerate() {
            let truth = here.difference(program, stepper, &at, symbols)?;
            for i in (0..height).filter(|&i| !timed[i]) {
                let (found, expected) = (matrix[i * width + j], truth[i]);
                let error = (found - expected).abs() / scales[i];
                entries.push(Entry { row: rows[i].clone(), column: titles[j].clone(), found, expected, error });
            }
        }
        compared.push(Compared { role: output.role, shape: (height, width), worst: worst(entries) });

        let direction: Vec<f64> = (0..width).map(|_| random.next()).collect();
        for (row, sum) in matrix.chunks(width.max(1)).zip(&mut forwards) {
            for (entry, rate) in row.iter().zip(&direction) {
                *sum = (sum.0 + entry * rate, sum.1 + (entry * rate).abs());
            }
        }
        backwards.extend((0..width).map(|j| {
            let terms = adjoints.iter().enumerate().map(|(i, (_, weight))| weight * matrix[i * width + j]);
            terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term: f64| (sum + term, size + term.abs()))
        }));
        let symbols = derivatives.variables.iter().filter(|group| group.role == output.role).flat_map(|g| &g.symbols);
        given.extend(symbols.copied().zip(direction));
        columns.extend(titles);
    }

    let pushed = run.differentiated(&derivatives.pushed, setting.inputs, &given)?;
    let pulled = run.differentiated(&derivatives.pulled, setting.inputs, &adjoints)?;
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
    Ok(Checked { carried: rows, matrices: compared, pushed, pulled })
}

/// Numbers of all symbols that a step reads.
fn point(program: &Program, stepper: &StepProgram, run: &Run<'_>, setting: &Setting<'_>) -> BTreeMap<Symbol, f64> {
    let mut at: BTreeMap<Symbol, f64> =
        program.parameters.iter().copied().zip(setting.parameters.iter().copied()).collect();
    let carried = stepper.independent().flat_map(|group| &group.symbols);
    at.extend(carried.copied().zip(run.carried().iter().copied()));
    for group in stepper.carried.iter().filter(|group| group.role == Role::Time) {
        at.extend(group.symbols.iter().map(|&symbol| (symbol, setting.h * run.steps() as f64)));
    }
    at.insert(stepper.step_size, setting.h);
    at.extend(stepper.options.iter().map(|option| option.symbol).zip(setting.options.iter().copied()));
    let samples = stepper.samples.iter();
    at.extend(samples.flat_map(|sample| sample.symbols.iter().copied().zip(setting.inputs.iter().copied())));
    at
}

/// A step in 256 bits: the solutions of its blocks of equations, each with the matrix ∂r/∂x there.
struct Solved(Vec<(Vec<Precise>, Vec<Vec<Precise>>)>);

/// Below this, a residual in 256 bits is roundoff.
const SMALL: f64 = 1e-58;

impl Solved {
    fn at(program: &Program, stepper: &StepProgram, at: &BTreeMap<Symbol, f64>) -> Result<Self, Unchecked> {
        let mut solutions = Vec::new();
        stepped(
            program,
            stepper,
            |symbol| number(at, symbol),
            |block, known| {
                let solution = solution(&program.graph, block, known)?;
                solutions.push(solution.clone());
                Ok(solution.0)
            },
        )?;
        Ok(Solved(solutions))
    }

    /// The derivative of the numbers carried by a variable, symbols that move together: the central difference of two steps.
    ///
    /// Equations are solved by Newton's method with the matrix of the step between the two, which is as good as their own to 10⁻²⁰: each
    /// iteration has twenty digits more.
    fn difference(
        &self,
        program: &Program,
        stepper: &StepProgram,
        at: &BTreeMap<Symbol, f64>,
        moved: &[Symbol],
    ) -> Result<Vec<f64>, Unchecked> {
        let size = moved.iter().filter_map(|symbol| at.get(symbol)).fold(1e-10, |most: f64, x| most.max(x.abs()));
        let delta = Precise::new(1e-20 * size);
        let shifted = |shift: &Precise| {
            let mut near = self.0.iter();
            let point = |symbol: Symbol| {
                let number = number(at, symbol);
                if moved.contains(&symbol) { number.add(shift) } else { number }
            };
            stepped(program, stepper, point, |block, known| {
                let (x, matrix) = near.next().expect("as many blocks as there were");
                again(&program.graph, block, known, (x.clone(), matrix))
            })
        };
        let (plus, minus) = (shifted(&delta)?, shifted(&delta.neg())?);
        let twice = delta.add(&delta);
        Ok(plus.iter().zip(&minus).map(|(a, b)| a.sub(b).div(&twice).to_f64()).collect())
    }
}

fn number(at: &BTreeMap<Symbol, f64>, symbol: Symbol) -> Precise {
    Precise::new(at.get(&symbol).copied().unwrap_or(f64::NAN))
}

/// A step in 256 bits: the numbers carried, without functions of them, for these numbers of the symbols that it reads.
///
/// # Errors
/// Newton's method does not converge.
pub fn step(
    program: &Program,
    stepper: &StepProgram,
    point: impl Fn(Symbol) -> Precise,
) -> Result<Vec<Precise>, Unchecked> {
    stepped(program, stepper, point, |block, known| solve(&program.graph, block, known))
}

/// The solution of a block of equations in 256 bits, by Newton's method from the plain guess, for these numbers of what is known before.
///
/// # Errors
/// It does not converge.
pub fn solve(graph: &Graph, block: &NewtonBlock, known: impl Fn(Symbol) -> Precise) -> Result<Vec<Precise>, Unchecked> {
    solution(graph, block, &known).map(|(x, _)| x)
}

/// A step whose equations are solved in that way.
fn stepped(
    program: &Program,
    stepper: &StepProgram,
    point: impl Fn(Symbol) -> Precise,
    mut solve: impl FnMut(&NewtonBlock, &dyn Fn(Symbol) -> Precise) -> Result<Vec<Precise>, Unchecked>,
) -> Result<Vec<Precise>, Unchecked> {
    let graph = &program.graph;
    // Functions of q that are carried are those that the start computes.
    let values =
        |body: &Body, role: Role| body.outputs.iter().find(|o| o.role == role).map_or(Vec::new(), |o| o.values.clone());
    let ahead = graph.evaluate(&values(&stepper.start, Role::Ahead), &point);
    let symbols = stepper.carried.iter().filter(|group| group.role == Role::Ahead).flat_map(|group| &group.symbols);
    let mut bound: BTreeMap<Symbol, Precise> = symbols.copied().zip(ahead).collect();
    for statement in &stepper.step.statements {
        let known = |symbol: Symbol| bound.get(&symbol).cloned().unwrap_or_else(|| point(symbol));
        match statement {
            Statement::Assign { symbol, value } => {
                let number = graph.evaluate(&[*value], known).pop();
                bound.extend(number.map(|number| (*symbol, number)));
            }
            Statement::Solve(block) => {
                let solution = solve(block, &known)?;
                bound.extend(block.unknowns.iter().copied().zip(solution));
            }
        }
    }
    let outputs = stepper.step.outputs.iter().filter(|output| output.role != Role::Ahead);
    let results: Vec<Value> = outputs.flat_map(|output| &output.values).copied().collect();
    Ok(graph.evaluate(&results, |symbol| bound.get(&symbol).cloned().unwrap_or_else(|| point(symbol))))
}

/// r(x); x − S(x) where x is swept.
fn residual(graph: &Graph, block: &NewtonBlock, known: &dyn Fn(Symbol) -> Precise, x: &[Precise]) -> Vec<Precise> {
    let of = |s: Symbol| block.unknowns.iter().position(|&u| u == s).map_or_else(|| known(s), |i| x[i].clone());
    if block.residual.is_empty() {
        let new = graph.evaluate(&block.sweep, of);
        return x.iter().zip(&new).map(|(x, new)| x.sub(new)).collect();
    }
    graph.evaluate(&block.residual, of)
}

fn is_small(residual: &[Precise]) -> bool {
    residual.iter().all(|r| r.abs().to_f64() < SMALL)
}

/// Newton's method from the plain guess, with differences of 10⁻³⁰ for the Jacobian: the solution, and ∂r/∂x there.
fn solution(
    graph: &Graph,
    block: &NewtonBlock,
    known: &dyn Fn(Symbol) -> Precise,
) -> Result<(Vec<Precise>, Vec<Vec<Precise>>), Unchecked> {
    if block.kind == Kind::Flow {
        return Ok((followed(graph, block, known)?, Vec::new()));
    }
    let mut x = graph.evaluate(&block.guess, known);
    let n = x.len();
    let delta = Precise::new(1e-30);
    for _ in 0..30 {
        let here = residual(graph, block, known, &x);
        let columns: Vec<Vec<Precise>> = (0..n)
            .map(|j| {
                let mut there = x.clone();
                there[j] = there[j].add(&delta);
                let there = residual(graph, block, known, &there);
                there.iter().zip(&here).map(|(a, b)| a.sub(b).div(&delta)).collect()
            })
            .collect();
        let matrix: Vec<Vec<Precise>> =
            (0..n).map(|i| columns.iter().map(|column| column[i].clone()).collect()).collect();
        if is_small(&here) {
            return Ok((x, matrix));
        }
        for (x, dx) in x.iter_mut().zip(eliminate(matrix, here)) {
            *x = x.sub(&dx);
        }
    }
    Err(Unchecked::NotSolved(block.name.clone()))
}

/// A flow, by Taylor series of 60 digits.
fn followed(graph: &Graph, block: &NewtonBlock, known: &dyn Fn(Symbol) -> Precise) -> Result<Vec<Precise>, Unchecked> {
    interpret::flow(graph, block, known, 40, 1e-60).ok_or_else(|| Unchecked::NotSolved(block.name.clone()))
}

/// Newton's method with that matrix, from there.
fn again(
    graph: &Graph,
    block: &NewtonBlock,
    known: &dyn Fn(Symbol) -> Precise,
    (mut x, matrix): (Vec<Precise>, &[Vec<Precise>]),
) -> Result<Vec<Precise>, Unchecked> {
    if block.kind == Kind::Flow {
        return followed(graph, block, known);
    }
    for _ in 0..10 {
        let here = residual(graph, block, known, &x);
        if is_small(&here) {
            return Ok(x);
        }
        for (x, dx) in x.iter_mut().zip(eliminate(matrix.to_vec(), here)) {
            *x = x.sub(&dx);
        }
    }
    Err(Unchecked::NotSolved(block.name.clone()))
}

/// Gaussian elimination with row exchanges.
fn eliminate(mut a: Vec<Vec<Precise>>, mut b: Vec<Precise>) -> Vec<Precise> {
    let n = b.len();
    for k in 0..n {
        let size = |i: &usize| a[*i][k].abs().to_f64();
        let pivot = (k..n).max_by(|i, j| size(i).total_cmp(&size(j))).unwrap_or(k);
        a.swap(k, pivot);
        b.swap(k, pivot);
        let (row, right) = (a[k].clone(), b[k].clone());
        for i in k + 1..n {
            let factor = a[i][k].div(&row[k]);
            for j in k..n {
                a[i][j] = a[i][j].sub(&factor.mul(&row[j]));
            }
            b[i] = b[i].sub(&factor.mul(&right));
        }
    }
    for k in (0..n).rev() {
        let mut sum = b[k].clone();
        for j in k + 1..n {
            sum = sum.sub(&a[k][j].mul(&b[j]));
        }
        b[k] = sum.div(&a[k][k]);
    }
    b
}
