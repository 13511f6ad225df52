//! `nh check-derivatives`.

use super::compile::{self, Limits, Methods};
use super::problem::{self, Problem};
use super::report::align;
use super::{Error, print, signals};
use nonholonomic_check::{Checked, Entry, Law, Setting, Structure, check};
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose};
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::ir::program::{Program, Role, StepProgram};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_exec::{Run, RunError};
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::registry::Inputs;
use nonholonomic_lab::tape::Declared;
use rayon::prelude::*;
use std::time::Instant;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh check-derivatives chaplygin_sleigh --data lively --method gonzalez
  nh check-derivatives my.yaml --method all --set m=2 --q theta=pi/3 --project
  nh check-derivatives all

`all` checks every model of the library under all its methods, and prints a table.

The command compares the derivatives of a step by the state, the control inputs, the parameters and
the step size, entry by entry, with differences of steps in numbers of 256 bits, and the products
jvp and vjp with the matrices. Errors are relative to the largest derivative of the same number if
that is above 1. The command then checks the laws that the structure of the method implies for the
matrix A by the state: energy, constraints, symmetry and volume, as far as they hold for the step.
Exit code 0 means that all errors are below 1e-12, or, where equations are nearly singular, that the
same formulas are right to 20 digits in 256 bits. Control inputs that are not given are 0.3,
0.1, -0.1, ...")]
pub(super) struct Arguments {
    /// Print a model's row of the table
    #[arg(long, hide = true)]
    table: bool,
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The methods to check, or `all` [default: the declaration's first method]
    #[arg(long)]
    method: Vec<String>,
    /// The step size; a negative step goes back in time
    #[arg(long, allow_hyphen_values = true, default_value_t = 0.0078125)]
    step: f64,
    /// The number of steps before the check, which lead away from special initial data
    #[arg(long, default_value_t = 3)]
    steps: u64,
}

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    if arguments.problem.named() == "all" || arguments.table {
        return library(arguments, limits);
    }
    let mut declaration = arguments.problem.declaration(limits)?;
    let methods = Methods::of(&arguments.method)?;
    declaration.derivatives = Derivatives::all();
    declaration.expose = Expose::all();
    compile::with_compiled(declaration, &methods, limits, |compiled| compared(arguments, compiled))
}

/// Checks all methods, and prints the results of each.
fn compared(arguments: &Arguments, compiled: &Compiled) -> Result<(), Error> {
    let model = Declared::new(compiled).map_err(Error::Usage)?;
    let problem = Problem::new(&arguments.problem, &model)?;
    let (mut wrong, mut text) = (Vec::new(), String::new());
    let methods = problem.methods(&arguments.method)?;
    for method in &methods {
        // The state and the step size are refused by the same rules as for a run.
        problem.stepper(method, arguments.step)?;
    }
    for (method, outcome) in each(arguments, &compiled.program, &problem, (methods, false)) {
        match outcome {
            Ok((checked, inputs)) => {
                text.push_str(&describe(&problem, arguments, &method, &checked, &inputs));
                wrong.extend(disagreement(&checked).map(|why| format!("`{method}`: {why}")));
            }
            Err(why) => wrong.push(format!("`{method}`: {why}")),
        }
    }
    print(&text)?;
    if wrong.is_empty() { Ok(()) } else { Err(Error::Failed(wrong.join("\nerror: "))) }
}

/// A comparison, with the control inputs of the step; or the reason for its absence.
type Outcome = Result<(Checked, Vec<f64>), String>;

/// Makes the comparisons for methods, on as many threads as there are processors.
fn each(
    arguments: &Arguments,
    program: &Verified<Program>,
    problem: &Problem<'_>,
    (methods, slowly): (Vec<String>, bool),
) -> Vec<(String, Outcome)> {
    let (parameters, inputs) = (&problem.parameters[..], problem.inputs.as_ref());
    let start = Start { parameters, q: &problem.q, v: &problem.v, inputs, step: arguments.step };
    let outcome = |method: String| {
        let outcome = one(arguments, program, start, &method);
        // If the gains are too large for the step size, the derivative can be compared at a smaller
        // one.
        let slower = Start { step: start.step / 256.0, ..start };
        let outcome = match outcome {
            Err(_) if slowly && method.starts_with("feedback-") => one(arguments, program, slower, &method),
            outcome => outcome,
        };
        (method, outcome)
    };
    methods.into_par_iter().map(outcome).collect()
}

/// The start of a run, its control inputs and its step size.
#[derive(Clone, Copy)]
struct Start<'a> {
    parameters: &'a [f64],
    q: &'a [f64],
    v: &'a [f64],
    inputs: Option<&'a Inputs>,
    step: f64,
}

/// Checks all models of the library under all their methods, and prints a table in Markdown, each
/// row as soon as it is complete.
///
/// The mechanics that the methods of a model share is derived once within its budget, and each step
/// within another.
fn library(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    if !arguments.problem.is_plain() || !(arguments.method.is_empty() || arguments.method == ["all"]) {
        let message = "`check-derivatives all` starts every model from its first data set, under all its methods";
        return Err(Error::Usage(message.to_owned()));
    }
    signals::end_at_once()?;
    print("| model | numbers | methods | largest error | energy | constraints | symmetry | volume | s |\n")?;
    print("|---|---:|---:|---:|---:|---:|---:|---|---:|\n")?;
    let begin = Instant::now();
    let (mut wrong, mut late, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    let named = arguments.problem.named();
    let listed = crate::library::DECLARATIONS.iter().filter(|model| named == "all" || named == model.name);
    for model in listed {
        let begin = Instant::now();
        let (mut of_model, late_methods) = match lines_of(arguments, model.name, limits) {
            Ok(found) => found,
            Err(Error::Spent { .. }) => {
                late.push(format!("`{}`", model.name));
                continue;
            }
            Err(error) => return Err(Error::Failed(format!("`{}`: {error}", model.name))),
        };
        late.extend(late_methods.iter().map(|method| format!("`{}` under `{method}`", model.name)));
        wrong.extend(
            of_model
                .iter()
                .filter(|line| !line.wrong.is_empty())
                .map(|line| format!("`{}`, {}", model.name, line.wrong)),
        );
        print(&row_of(model.name, &of_model, begin.elapsed().as_secs_f64()))?;
        lines.append(&mut of_model);
    }
    let most = lines.iter().map(|line| line.error).fold(0.0, f64::max);
    print(&format!("\n{} steps in {:.0} s, largest error {most:.1e}.\n", lines.len(), begin.elapsed().as_secs_f64()))?;
    if !late.is_empty() {
        print(&format!("Not derived within the budget: {}.\n", late.join(", ")))?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(Error::Failed(wrong.join("\nerror: "))) }
}

/// The listed facts about a method.
struct Line {
    method: String,
    numbers: usize,
    error: f64,
    /// The laws that held, `energy`, `constraints`, `symmetry`, `volume`, each with its density:
    /// ` (s)` for det Gˢ, or else empty.
    laws: Vec<(String, String)>,
    /// The error, or else empty.
    wrong: String,
}

/// Checks a model of the library under all its methods. Also returns the methods whose steps exceed
/// their budget.
///
/// The derivatives are used as derived, before the operation-saving passes: these take two thirds
/// of the time, and have tests of their own.
fn lines_of(arguments: &Arguments, name: &str, limits: &Limits) -> Result<(Vec<Line>, Vec<&'static str>), Error> {
    let declaration = compile::declaration(name, limits)?;
    let declaration = Declaration { expose: Expose::all(), derivatives: Derivatives::all(), ..declaration };
    let plain = "none,+carry".parse::<Passes>().map_err(|e| Error::Usage(e.to_string()))?;
    compile::with_fitting_compiled(declaration, plain, limits, |compiled, late| {
        // Steppers run in the executor only, and a tape without any has no limit to exceed.
        let model = Declared::without_methods(compiled).map_err(Error::Usage)?;
        let problem = Problem::new(&arguments.problem, &model)?;
        let line = |(method, outcome): (String, Outcome)| match outcome {
            Ok((found, _)) => Line {
                numbers: found.carried.len(),
                error: found.deviation(),
                laws: found.laws.iter().map(|law| (word(law.structure).to_owned(), density(law))).collect(),
                wrong: disagreement(&found).map_or(String::new(), |why| format!("`{method}`: {why}")),
                method,
            },
            Err(why) => {
                let wrong = format!("`{method}`: {why}");
                Line { method, numbers: 0, error: 0.0, laws: Vec::new(), wrong }
            }
        };
        let methods = compiled.program.steppers.iter().map(|stepper| stepper.method.clone()).collect();
        let checked = each(arguments, &compiled.program, &problem, (methods, true));
        Ok((checked.into_iter().map(line).collect(), late.to_vec()))
    })
}

/// Formats a row of the table.
fn row_of(name: &str, lines: &[Line], seconds: f64) -> String {
    let held = |structure: Structure| {
        let of = move |line: &Line| {
            let (_, density) = line.laws.iter().find(|(law, _)| law == word(structure))?;
            Some(format!("`{}`{density}", line.method))
        };
        lines.iter().filter_map(of).collect::<Vec<String>>()
    };
    let count = |structure: Structure| held(structure).len();
    format!(
        "| `{name}` | {} | {} | {:.1e} | {} | {} | {} | {} | {seconds:.1} |\n",
        lines.iter().map(|line| line.numbers).max().unwrap_or_default(),
        lines.iter().filter(|line| line.numbers > 0).count(),
        lines.iter().map(|line| line.error).fold(0.0, f64::max),
        count(Structure::Energy),
        count(Structure::Constraints),
        count(Structure::Symmetry),
        held(Structure::Volume).join(", "),
    )
}

/// Returns the name of a law.
fn word(structure: Structure) -> &'static str {
    match structure {
        Structure::Energy => "energy",
        Structure::Constraints => "constraints",
        Structure::Symmetry => "symmetry",
        Structure::Volume => "volume",
    }
}

/// Formats ` (s)` if the law is that of the volume with density det Gˢ.
fn density(law: &Law) -> String {
    if law.density == 0.0 { String::new() } else { format!(" ({})", law.density) }
}

/// Makes the comparison for a method, and returns it with the control inputs of the step.
///
/// # Errors
/// The message of a failed step.
fn one(arguments: &Arguments, program: &Verified<Program>, from: Start<'_>, method: &str) -> Outcome {
    let (stepper, options) = stepper(program, method)?;
    let said = |error: RunError| error.to_string();
    let (parameters, h) = (from.parameters, from.step);
    let mut run =
        Run::with_options(program, &stepper.method, parameters, (h, &options), from.q, from.v).map_err(said)?;
    for _ in 0..arguments.steps {
        let inputs = inputs(from, stepper, &mut run, h).map_err(said)?;
        run.step_with(|_| inputs.clone()).map_err(said)?;
    }
    let inputs = inputs(from, stepper, &mut run, h).map_err(said)?;
    let setting = Setting { parameters, options: &options, h, inputs: &inputs };
    let checked = check(program, stepper, &mut run, &setting).map_err(|error| error.to_string())?;
    Ok((checked, inputs))
}

/// Returns the stepper of a method in text form, and its options.
pub(super) fn stepper<'p>(program: &'p Program, method: &str) -> Result<(&'p StepProgram, Vec<f64>), String> {
    let known: Vec<&str> = program.steppers.iter().map(|stepper| stepper.method.as_str()).collect();
    let choice = MethodChoice::parse("method", method, &known)?;
    let stepper = program.steppers.iter().find(|stepper| stepper.method == choice.name);
    let stepper = stepper.ok_or_else(|| format!("the program has no `{method}`"))?;
    let defaults = || stepper.options.iter().map(|option| to_f64(&option.declared.default)).collect();
    Ok((stepper, if choice.options.is_empty() { defaults() } else { choice.options }))
}

/// Returns the control inputs at the state of a run: the given ones, or defaults.
fn inputs(from: Start<'_>, stepper: &StepProgram, run: &mut Run, h: f64) -> Result<Vec<f64>, RunError> {
    let count = stepper.samples.first().map_or(0, |sample| sample.symbols.len());
    let mut u: Vec<f64> = (0..count).map(|j| (3.0 - 2.0 * j as f64) / 10.0).collect();
    if let Some(inputs) = from.inputs {
        let (q, w) = run.state();
        inputs(h * run.steps() as f64, &q, &w, &mut u);
    }
    Ok(u)
}

/// Returns the name of a group of variables.
fn group(role: Role) -> &'static str {
    match role {
        Role::ByState => "state",
        Role::ByInputs => "inputs",
        Role::ByParameters => "parameters",
        _ => "step",
    }
}

/// Formats the location of an entry, `x by theta`; for a product, the part that it has.
fn place(entry: &Entry) -> String {
    match (entry.row.as_str(), entry.column.as_str()) {
        (row, "") => row.to_owned(),
        ("", column) => format!("by {column}"),
        (row, column) => format!("{row} by {column}"),
    }
}

fn row(what: &str, size: String, entry: Option<&Entry>) -> Vec<String> {
    let mut cells = vec![what.to_owned(), size];
    cells.extend(entry.into_iter().flat_map(|entry| {
        let numbers = [entry.found, entry.expected].map(|x| format!("{x:.15e}"));
        [format!("{:.1e}", entry.error), place(entry)].into_iter().chain(numbers)
    }));
    cells
}

fn describe(problem: &Problem<'_>, arguments: &Arguments, method: &str, checked: &Checked, inputs: &[f64]) -> String {
    let info = problem.model.info();
    let mut rows = vec![["by", "entries", "error", "of", "exact", "difference"].map(str::to_owned).to_vec()];
    for compared in &checked.matrices {
        let (height, width) = compared.shape;
        rows.push(row(group(compared.role), format!("{height} × {width}"), compared.worst.as_ref()));
    }
    let columns: usize = checked.matrices.iter().map(|group| group.shape.1).sum();
    rows.push(row("jvp", checked.carried.len().to_string(), checked.pushed.as_ref()));
    rows.push(row("vjp", columns.to_string(), checked.pulled.as_ref()));
    let laws = checked.laws.iter().map(|law| {
        [word(law.structure).to_owned(), String::new(), format!("{:.1e}", law.error), law.formula.clone()].to_vec()
    });
    rows.extend(laws);
    let under = info.inputs.iter().zip(inputs).map(|(name, u)| format!("{name} = {u}")).collect::<Vec<_>>().join(", ");
    let under = if under.is_empty() { under } else { format!(", {under}") };
    format!(
        "{}, {method}, h = {}, after {} steps{under}: the step of ({})\n{}largest error {:.1e}, {}\n",
        info.name,
        arguments.step,
        arguments.steps,
        checked.carried.join(", "),
        align(&rows),
        checked.deviation(),
        verdict(checked),
    )
}

fn verdict(checked: &Checked) -> String {
    match checked.in_256_bits() {
        _ if checked.wrong().is_some() || checked.broken().is_some() => {
            "which is more than roundoff (1e-12)".to_owned()
        }
        Some(error) => {
            format!("roundoff of nearly singular equations: in 256 bits the formulas are off by {error:.1e}")
        }
        None => "roundoff".to_owned(),
    }
}

/// Describes the error, if there is any.
fn disagreement(checked: &Checked) -> Option<String> {
    let Some(entry) = checked.wrong() else {
        let law = checked.broken()?;
        return Some(format!(
            "{} is violated by {:.1e}, although each entry of A is right to 1e-12: the step is nearly singular here",
            law.formula, law.error
        ));
    };
    let what = match (entry.row.as_str(), entry.column.as_str()) {
        (row, "") => format!("jvp of `{row}`"),
        ("", column) => format!("vjp by `{column}`"),
        (row, column) => format!("the derivative of `{row}` by `{column}`"),
    };
    Some(format!(
        "{what} is {:e} instead of {:e}, an error of {:.1e}; a step across a kink or a jump has no derivative, and nearly singular equations \
         cost digits",
        entry.found, entry.expected, entry.error
    ))
}
