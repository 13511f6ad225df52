//! The comparison of derivatives with differences of steps in 256 bits, and of products with those
//! of the matrices.

use super::check::{Checked, Compared, Entry, Setting, TOLERANCE, Unchecked, worst};
use super::structure::{Place, Point, laws};
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::plan::Plan;
use nonholonomic_codegen::ir::program::{Output, Program, Role, Shape, StepProgram};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_exec::{Derivative, Formula, Precise, Run, given};

pub(super) fn compare(
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
    let outputs = || body.outputs.iter().skip(stepper.carried.len());
    let mut matrices = found.as_slice().split_at(stepper.carried.iter().map(|group| group.symbols.len()).sum()).1;
    let scales = scales(outputs(), matrices, carried.len());
    let mut reference = Reference { step, at: &at, new: &new, rows: &rows, timed: &timed, scales: &scales };
    let mut products = Products::new(derivatives.adjoints.len(), carried.len());
    let mut compared = Vec::new();
    let mut a = None;
    let mut truths: Vec<Vec<Vec<Precise>>> = Vec::new();
    for output in outputs() {
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
        let (entries, truth) = reference.columns(matrix, (height, width), &moved, &titles)?;
        truths.push(truth);
        compared.push(Compared { role: output.role, shape: (height, width), worst: worst(entries), in_256_bits: None });
        products.add(matrix, width, titles);
    }

    // The formulas of a composed step are those of one part.
    if planned.parts.is_empty()
        && compared.iter().any(|group| !group.is_right())
        && let Some(derivatives) = &planned.derivatives
        && let Ok(mut formula) = Formula::of_step(&plan, planned, &derivatives.linearised)
        && let Ok(results) = formula.at(given(&at))
    {
        reference.measure(&results, &mut compared, &truths);
    }

    let (pushed, pulled) = products.compare(run, setting, &rows)?;
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

/// Returns the largest derivative of each number, and at least 1.
fn scales<'o>(outputs: impl Iterator<Item = &'o Output>, matrices: &[f64], carried: usize) -> Vec<f64> {
    let mut scales = vec![1.0_f64; carried];
    let mut rest = matrices;
    for output in outputs {
        let (matrix, later) = rest.split_at(output.values.len());
        rest = later;
        let width = (matrix.len() / carried.max(1)).max(1);
        for (scale, row) in scales.iter_mut().zip(matrix.chunks(width)) {
            *scale = row.iter().fold(*scale, |most, x| most.max(x.abs()));
        }
    }
    scales
}

/// The step in 256 bits.
struct Reference<'a> {
    step: Formula<Precise>,
    at: &'a Point,
    /// The carried numbers after the step.
    new: &'a [Precise],
    /// Names of the carried numbers.
    rows: &'a [String],
    /// Carried numbers that are the time.
    timed: &'a [bool],
    /// The largest derivative of each number.
    scales: &'a [f64],
}

impl Reference<'_> {
    /// Compares the columns of a matrix with derivatives by variables, each given by symbols that
    /// move together. Returns the entries, and the true columns.
    fn columns(
        &mut self,
        matrix: &[f64],
        (height, width): (usize, usize),
        moved: &[Vec<Symbol>],
        titles: &[String],
    ) -> Result<(Vec<Entry>, Vec<Vec<Precise>>), Unchecked> {
        let &mut Reference { ref mut step, at, new, rows, timed, scales } = self;
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
            let mut truth = difference((&mut *step, new), at, symbols, 1.0)?;
            let mut found = column(&truth);
            // At a kink the derivative is the mean of those on the two sides.
            if found.iter().any(|entry| entry.error.is_nan() || entry.error > TOLERANCE) {
                let (other, half) = (difference((&mut *step, new), at, symbols, -1.0)?, Precise::new(0.5));
                truth = truth.iter().zip(other).map(|(&one, other)| (one + other) * half).collect();
                found = column(&truth);
            }
            entries.extend(found);
            truth_by_column.push(truth);
        }
        Ok((entries, truth_by_column))
    }

    /// Measures the errors of the results of the formula in 256 bits.
    fn measure(&self, results: &[Precise], compared: &mut [Compared], truths: &[Vec<Vec<Precise>>]) {
        let mut rest = results.get(self.rows.len()..).unwrap_or_default().iter();
        for (group, truths) in compared.iter_mut().zip(truths) {
            let (height, width) = group.shape;
            let entries = (0..height).flat_map(|i| (0..width).map(move |j| (i, j))).zip(rest.by_ref());
            let errors = entries.filter(|((i, _), _)| !self.timed[*i]).map(|((i, j), found)| {
                let error = (*found - truths[j][i]).to_f64().abs() / self.scales[i];
                if error.is_nan() { f64::INFINITY } else { error }
            });
            group.in_256_bits = Some(errors.fold(0.0, f64::max));
        }
    }
}

/// Products of the matrices with a direction and with adjoints. Sums have the sums of absolute
/// values with them.
struct Products {
    random: Directions,
    adjoints: Vec<f64>,
    along: Vec<f64>,
    /// Names of the variables.
    columns: Vec<String>,
    forwards: Vec<(f64, f64)>,
    backwards: Vec<(f64, f64)>,
}

impl Products {
    fn new(adjoints: usize, carried: usize) -> Self {
        let mut random = Directions(1);
        let adjoints = (0..adjoints).map(|_| random.next()).collect();
        let forwards = vec![(0.0, 0.0); carried];
        Products { random, adjoints, along: Vec::new(), columns: Vec::new(), forwards, backwards: Vec::new() }
    }

    /// Adds a matrix.
    fn add(&mut self, matrix: &[f64], width: usize, titles: Vec<String>) {
        let direction: Vec<f64> = (0..width).map(|_| self.random.next()).collect();
        for (row, sum) in matrix.chunks(width.max(1)).zip(&mut self.forwards) {
            for (entry, rate) in row.iter().zip(&direction) {
                *sum = (sum.0 + entry * rate, sum.1 + (entry * rate).abs());
            }
        }
        self.backwards.extend((0..width).map(|j| {
            let terms = self.adjoints.iter().enumerate().map(|(i, weight)| weight * matrix[i * width + j]);
            terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term: f64| (sum + term, size + term.abs()))
        }));
        self.along.extend(direction);
        self.columns.extend(titles);
    }

    /// Returns the worst entries of the products of the run with the direction and with the
    /// adjoints.
    fn compare(
        &self,
        run: &mut Run,
        setting: &Setting<'_>,
        rows: &[String],
    ) -> Result<(Option<Entry>, Option<Entry>), Unchecked> {
        let pushed = run.differentiated(Derivative::Pushed, setting.inputs, &self.along)?;
        let pulled = run.differentiated(Derivative::Pulled, setting.inputs, &self.adjoints)?;
        let entry = |row: &str, column: &str, found: f64, (expected, size): (f64, f64)| Entry {
            row: row.to_owned(),
            column: column.to_owned(),
            found,
            expected,
            error: (found - expected).abs() / size.max(1.0),
        };
        let pushed = rows.iter().zip(&pushed).zip(&self.forwards);
        let pushed = pushed.map(|((row, &found), &sum)| entry(row, "", found, sum));
        let pulled = self.columns.iter().zip(&pulled).zip(&self.backwards);
        let pulled = pulled.map(|((by, &found), &sum)| entry("", by, found, sum));
        Ok((worst(pushed), worst(pulled)))
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
