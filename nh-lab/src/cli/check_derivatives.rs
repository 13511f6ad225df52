//! `nh check-derivatives`.

use super::compile::{self, Limits};
use super::problem::{self, Problem};
use super::report::align;
use super::{Error, print};
use crate::derivatives::{Checked, Entry, Setting, Structure, TOLERANCE, check};
use crate::method::MethodChoice;
use crate::tape::Declared;
use nonholonomic_codegen::declaration::{Derivatives, Expose};
use nonholonomic_codegen::ir::interpret::Run;
use nonholonomic_codegen::ir::program::{Program, Role, StepProgram};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::pipeline::Compiled;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh check-derivatives chaplygin_sleigh --data lively --method gonzalez
  nh check-derivatives my.yaml --method all --set m=2 --q theta=pi/3 --project

The derivatives of a step by the state, the control inputs, the parameters and the step size are compared, entry by entry, with
central differences of steps in numbers of 256 bits, and the products jvp and vjp with the matrices. Errors are relative to the largest
derivative of the same number where that is above 1. Exit code 0 says that all of them are below 1e-12. Control inputs that are not given are 0.3, 0.1, -0.1, ...")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The methods to check, or `all` [default: the declaration's first]
    #[arg(long, value_delimiter = ',', value_name = "METHOD,…")]
    method: Vec<String>,
    /// The step size; negative goes back in time
    #[arg(long, allow_hyphen_values = true, default_value_t = 0.0078125)]
    step: f64,
    /// So many steps are made first, away from data that are special
    #[arg(long, default_value_t = 3)]
    steps: u64,
}

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    let mut declaration = compile::declaration(arguments.problem.named(), limits)?;
    let names = compile::chosen(&declaration, &arguments.method, limits)?;
    declaration.derivatives = Derivatives::all();
    declaration.expose = Expose::all();
    compile::with_compiled(declaration, &names, limits, |compiled| compared(arguments, compiled))
}

/// Checks all methods, and says what was found of each.
fn compared(arguments: &Arguments, compiled: &Compiled) -> Result<(), Error> {
    let model = Declared::new(compiled).map_err(Error::Usage)?;
    let problem = Problem::new(&arguments.problem, &model)?;
    let (mut wrong, mut text) = (Vec::new(), String::new());
    for method in problem.methods(&arguments.method)? {
        // The state and the step size are refused as they are for a run.
        problem.stepper(&method, arguments.step)?;
        match one(arguments, compiled.program.get(), &problem, &method) {
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

/// The comparison for a method, and the control inputs of the step.
///
/// # Errors
/// A step that fails, in words.
fn one(
    arguments: &Arguments,
    program: &Program,
    problem: &Problem<'_>,
    method: &str,
) -> Result<(Checked, Vec<f64>), String> {
    let (stepper, options) = stepper(program, method)?;
    let said = |error: nonholonomic_codegen::ir::interpret::InterpretError| error.to_string();
    let (parameters, h) = (&problem.parameters, arguments.step);
    let start = (problem.q.as_slice(), problem.v.as_slice());
    let mut run =
        Run::with_options(program, &stepper.method, parameters, (h, &options), start.0, start.1).map_err(said)?;
    for _ in 0..arguments.steps {
        let inputs = inputs(problem, stepper, &mut run, h).map_err(said)?;
        run.step_with(|_| inputs.clone()).map_err(said)?;
    }
    let inputs = inputs(problem, stepper, &mut run, h).map_err(said)?;
    let setting = Setting { parameters, options: &options, h, inputs: &inputs };
    let checked = check(program, stepper, &mut run, &setting).map_err(|error| error.to_string())?;
    Ok((checked, inputs))
}

/// The stepper of a method as it is typed, and its options.
pub(super) fn stepper<'p>(program: &'p Program, method: &str) -> Result<(&'p StepProgram, Vec<f64>), String> {
    let known: Vec<&str> = program.steppers.iter().map(|stepper| stepper.method.as_str()).collect();
    let choice = MethodChoice::parse("method", method, &known)?;
    let stepper = program.steppers.iter().find(|stepper| stepper.method == choice.name);
    let stepper = stepper.ok_or_else(|| format!("the program has no `{method}`"))?;
    let defaults = || stepper.options.iter().map(|option| to_f64(&option.declared.default)).collect();
    Ok((stepper, if choice.options.is_empty() { defaults() } else { choice.options }))
}

/// The control inputs at the state of a run, as they are given.
fn inputs(
    problem: &Problem<'_>,
    stepper: &StepProgram,
    run: &mut Run<'_>,
    h: f64,
) -> Result<Vec<f64>, nonholonomic_codegen::ir::interpret::InterpretError> {
    let count = stepper.samples.first().map_or(0, |sample| sample.symbols.len());
    let mut u: Vec<f64> = (0..count).map(|j| (3.0 - 2.0 * j as f64) / 10.0).collect();
    if let Some(inputs) = &problem.inputs {
        let (q, w) = run.state()?;
        inputs(h * run.steps() as f64, &q, &w, &mut u);
    }
    Ok(u)
}

/// The name of a group of variables.
fn group(role: Role) -> &'static str {
    match role {
        Role::ByState => "state",
        Role::ByInputs => "inputs",
        Role::ByParameters => "parameters",
        _ => "step",
    }
}

/// `x by theta`; of a product, the one of them that it has.
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
    let word = |structure: Structure| match structure {
        Structure::Energy => "energy",
        Structure::Constraints => "constraints",
        Structure::Symmetry => "symmetry",
        Structure::Volume => "volume",
    };
    let laws = checked.laws.iter().map(|law| {
        [word(law.structure).to_owned(), String::new(), format!("{:.1e}", law.error), law.formula.clone()].to_vec()
    });
    rows.extend(laws);
    let driven = info.inputs.iter().zip(inputs).map(|(name, u)| format!("{name} = {u}")).collect::<Vec<_>>().join(", ");
    let driven = if driven.is_empty() { driven } else { format!(", {driven}") };
    format!(
        "{}, {method}, h = {}, after {} steps{driven}: the step of ({})\n{}largest error {:.1e}, {}\n",
        info.name,
        arguments.step,
        arguments.steps,
        checked.carried.join(", "),
        align(&rows),
        checked.deviation(),
        if agrees(checked) { "roundoff" } else { "which is more than roundoff (1e-12)" },
    )
}

fn agrees(checked: &Checked) -> bool {
    checked.deviation() <= TOLERANCE
}

/// What is wrong, if something is.
fn disagreement(checked: &Checked) -> Option<String> {
    let entry = checked.worst().filter(|_| !agrees(checked))?;
    let what = match (entry.row.as_str(), entry.column.as_str()) {
        (row, "") => format!("jvp of `{row}`"),
        ("", column) => format!("vjp by `{column}`"),
        (row, column) => format!("the derivative of `{row}` by `{column}`"),
    };
    Some(format!(
        "{what} is {:e} where it should be {:e}, an error of {:.1e}; a step across a kink or a jump has no derivative, and equations that are \
         nearly singular have one with fewer digits",
        entry.found, entry.expected, entry.error
    ))
}
