//! The command `nh stability`.

mod describe;
mod motion;
mod reduced;

use super::Error;
use super::check_derivatives::stepper;
use super::compile::{self, Limits, Methods};
use super::problem::{self, Problem, STEP};
use super::report::{self, Report};
use motion::Map;
use nalgebra::{Complex, DVector};
use nonholonomic_codegen::declaration::{Declaration, Derivatives, Expose, Modes, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_lab::stability::{Spectrum, Verdict, pair, spectrum};
use nonholonomic_lab::tape::Declared;
use nonholonomic_plot::Figure;
use reduced::{Field, Reduced};
use std::sync::atomic::AtomicBool;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh stability whipple --data steady --method gonzalez --step 0.01 --plot bicycle.svg
  nh stability my.yaml --q alpha=0 --v alpha_dot=0 --project --method leapfrog
  nh stability my.yaml --data swinging --period 2*pi --step 0.01

The table compares the eigenvalues at the initial state of the vector field on D*, z = (q, rho),
with the eigenvalues of the derivative of a step. Its columns are lambda, exp(lambda h), the
eigenvalue of the step, and its logarithm over h.
At a relative equilibrium only cyclic coordinates move, on which nothing else depends, and the rest
stands still; the eigenvalues of the rest decide stability. Zero modes are named. The other modes
have the names of the declaration's `modes`, if it names as many oscillating and as many other modes
as there are.
With --period the command prints the Floquet multipliers of a motion that is periodic in the rest:
the eigenvalues of the product of the derivatives of its steps. Control inputs keep their values at
the start.")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The method [default: the declaration's first method]
    #[arg(long)]
    method: Option<String>,
    /// The step size [default: the step of the data set, or 0.01 if it declares none]
    #[arg(long)]
    step: Option<f64>,
    /// Compute Floquet multipliers for this period of the motion, a number or an expression such as
    /// 2*pi that may contain parameters
    #[arg(long, value_name = "T")]
    period: Option<String>,
    #[command(flatten)]
    report: report::Arguments,
}

/// An eigenvalue of the field, and the matching eigenvalue of the step.
struct Mode {
    /// A name such as `x1: cyclic` or `zero mode`, or the declared name of a mode that decides.
    name: Option<String>,
    /// Does the mode decide about stability?
    decides: bool,
    field: Complex<f64>,
    step: Option<Complex<f64>>,
}

/// All results for an equilibrium.
struct Steady {
    reduced: Reduced,
    /// The spectrum of the field on the entries that are not cyclic.
    spectrum: Spectrum,
    map: Map,
    modes: Vec<Mode>,
    /// Eigenvalues of the step that match none of the field's.
    left_over: Vec<Complex<f64>>,
    /// The verdict on the field; `None` if the state is not a relative equilibrium.
    verdict: Option<Verdict>,
    /// The verdict on the step.
    discrete: Verdict,
}

/// The part of the largest rate below which a rate counts as zero. A double eigenvalue keeps only
/// √ε of its digits; the rest is a margin.
const BORDER: f64 = 1e-7;

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    if !arguments.step.is_none_or(|step| step > 0.0 && step.is_finite()) {
        return Err(Error::Usage("the step size must be positive".to_owned()));
    }
    let report = Report::open(&arguments.report, arguments.problem.named())?;
    let declaration = arguments.problem.declaration(limits)?;
    let methods: Vec<String> = arguments.method.iter().cloned().collect();
    if methods.iter().any(|name| name == "all") {
        return Err(Error::Usage("stability takes one method at a time".to_owned()));
    }
    let methods = Methods::of(&methods)?;
    let (declaration, called) = prepared(declaration)?;
    compile::with_compiled(declaration, &methods, limits, |compiled| analysed(arguments, compiled, &called, report))
}

fn analysed(arguments: &Arguments, compiled: &Compiled, called: &Modes, report: Report) -> Result<(), Error> {
    let model = Declared::new(compiled).map_err(Error::Usage)?;
    let problem = Problem::new(&arguments.problem, &model)?;
    let method = problem.method(arguments.method.as_deref())?;
    let period = arguments.period.as_deref().map(|text| period(text, &problem)).transpose()?;
    let settings = (method, arguments.step, period);
    let found = found(compiled, &problem, called, settings, &AtomicBool::new(false))?;
    let (columns, rows) = &found.table;
    report.finish(&found.text, (columns, rows), &found.json, || found.figure)
}

/// Requests what the analysis needs of a declaration, and returns the declaration with the names of
/// its modes.
pub(super) fn prepared(mut declaration: Declaration) -> Result<(Declaration, Modes), Error> {
    let called = declaration.modes.clone();
    let state = [Name::new("state".to_owned(), Origin::Whole)];
    declaration.derivatives = Derivatives::of(&state).map_err(|errors| compile::refused(&errors))?;
    declaration.expose = Expose::all();
    Ok((declaration, called))
}

/// All results for a motion.
pub(super) struct Found {
    /// The readable report.
    pub(super) text: String,
    /// The columns and rows of the machine-readable table.
    table: (Vec<String>, Vec<Vec<String>>),
    /// The results as JSON.
    pub(super) json: serde_json::Value,
    figure: Figure,
}

/// Computes the eigenvalues at a state, or the multipliers of a motion of this period. The step
/// size defaults to the data set's, or else to [`STEP`].
///
/// # Errors
/// A system without equilibria, an invalid state or step size, or numbers that are not finite.
pub(super) fn found(
    compiled: &Compiled,
    problem: &Problem<'_>,
    called: &Modes,
    (method, step, period): (String, Option<f64>, Option<f64>),
    stop: &AtomicBool,
) -> Result<Found, Error> {
    if period.is_none() && compiled.mechanics.model().depends_on_time() {
        let why = "the equations depend on the time, so they have no equilibrium to linearise at; --period gives the Floquet multipliers";
        return Err(Error::Usage(format!("`{}`: {why}", problem.model.name())));
    }
    let step = step.or_else(|| problem.declared_step()).unwrap_or(STEP);
    let (steps, h) = match period {
        None => (1, step),
        Some(period) => {
            let steps = (period / step).round().max(1.0);
            (steps as u64, period / steps)
        }
    };
    // The checks of a run also reject an invalid state or step size here.
    problem.stepper(&method, h)?;
    let field = Field::new(compiled, problem).map_err(Error::Failed)?;
    let (stepper, options) = stepper(compiled.program.get(), &method).map_err(Error::Usage)?;
    let reduced = field.reduced().map_err(Error::Failed)?;
    let setting = motion::Setting { program: &compiled.program, stepper, options, h, inputs: &field.inputs };
    match period {
        None => {
            let map = setting.map(problem, &reduced).map_err(Error::Failed)?;
            let mut found = steady(&field, reduced, map, h)?;
            name(&mut found.modes, called);
            Ok(Found {
                text: describe::steady(problem, &method, h, &field, &found),
                table: describe::table(&found.modes, &found.left_over, h),
                json: describe::steady_json(problem, &method, h, &field, &found),
                figure: describe::plot(problem, &method, h, &found),
            })
        }
        Some(period) => {
            let orbit = setting.orbit(problem, &field, &reduced, (steps, stop)).map_err(Error::Failed)?;
            Ok(Found {
                text: describe::periodic(problem, &method, (period, steps, h), &orbit),
                table: describe::multipliers(&orbit, period),
                json: describe::periodic_json(problem, &method, (period, steps, h), &orbit),
                figure: describe::plot_orbit(problem, &method, period, &orbit),
            })
        }
    }
}

/// Parses the period that the user typed.
fn period(text: &str, problem: &Problem<'_>) -> Result<f64, Error> {
    let names = nonholonomic_lab::registry::names(problem.model.info().parameters);
    let known: Vec<(&str, f64)> = names.into_iter().zip(problem.parameters.iter().copied()).collect();
    let period = super::value::parse(text, &known).map_err(|why| Error::Usage(format!("the period `{text}` {why}")))?;
    if period > 0.0 && period.is_finite() {
        return Ok(period);
    }
    Err(Error::Usage(format!("the period must be positive, not {period}")))
}

fn not_found() -> Error {
    Error::Failed("the eigenvalues could not be computed: the linearisation is not finite".to_owned())
}

/// Gives the deciding modes their declared names. It names none unless the numbers of oscillating
/// and of real modes match those of the names.
fn name(modes: &mut [Mode], called: &Modes) {
    let of = |kind: fn(Complex<f64>) -> bool| {
        let mut found: Vec<usize> = (0..modes.len()).filter(|&i| modes[i].decides && kind(modes[i].field)).collect();
        found.sort_by(|&a, &b| modes[b].field.re.total_cmp(&modes[a].field.re));
        found
    };
    let (upper, lower) = (of(describe::is_complex), of(describe::is_lower));
    let real = of(|x| !describe::is_complex(x) && !describe::is_lower(x));
    if (upper.len(), lower.len(), real.len()) != (called.oscillating.len(), called.oscillating.len(), called.real.len())
    {
        return;
    }
    for (found, names) in [(upper, &called.oscillating), (lower, &called.oscillating), (real, &called.real)] {
        found.into_iter().zip(names).for_each(|(i, name)| modes[i].name = Some(name.value.clone()));
    }
}

/// Matches the eigenvalues of the field with those of the step.
fn steady(field: &Field<'_>, reduced: Reduced, map: Map, h: f64) -> Result<Steady, Error> {
    let found = spectrum(&reduced.matrix, 0.0).ok_or_else(not_found)?;
    let stepped = spectrum(&map.matrix, 1.0).ok_or_else(not_found)?;
    let (zero, one) = (Complex::new(0.0, 0.0), Complex::new(1.0, 0.0));
    let mut modes: Vec<Mode> = reduced
        .cyclic
        .iter()
        .map(|&i| Mode { name: Some(format!("{}: cyclic", field.names[i])), decides: false, field: zero, step: None })
        .collect();
    // Vectors that a step leaves unchanged come first. A method may project the state back onto the
    // levels of holonomic constraints, which changes other vectors.
    let mut right: Vec<&DVector<f64>> = found.right.iter().collect();
    if map.names == reduced.names {
        let moved = |vector: &DVector<f64>| (&map.matrix * vector - vector).norm() / vector.norm();
        right.sort_by(|a, b| moved(a).total_cmp(&moved(b)));
    }
    modes.extend((0..found.multiplicity).map(|i| {
        let along = right.get(i).and_then(|vector| describe::direction(&reduced.names, vector));
        let along = along.map_or(String::new(), |along| format!(" along {along}"));
        Mode { name: Some(format!("zero mode{along}")), decides: false, field: zero, step: None }
    }));
    modes.extend(found.others.iter().map(|&field| Mode { name: None, decides: true, field, step: None }));
    // Zero eigenvalues of the field are first matched with the known ones of the step.
    let ones = map.cyclic + stepped.multiplicity;
    let zeros = reduced.cyclic.len() + found.multiplicity;
    modes.iter_mut().take(zeros.min(ones)).for_each(|mode| mode.step = Some(one));
    let mut left_over = vec![one; ones.saturating_sub(zeros)];
    let expected: Vec<Complex<f64>> = modes.iter().skip(zeros.min(ones)).map(|mode| (mode.field * h).exp()).collect();
    let pairs = pair(&expected, &stepped.others);
    for (mode, pair) in modes.iter_mut().skip(zeros.min(ones)).zip(&pairs) {
        mode.step = pair.map(|j| stepped.others[j]);
    }
    left_over.extend((0..stepped.others.len()).filter(|j| !pairs.contains(&Some(*j))).map(|j| stepped.others[j]));

    let rates: Vec<f64> = found.others.iter().map(|x| x.re).collect();
    let largest = found.others.iter().fold(0.0, |most: f64, x| most.max(x.norm()));
    let discrete = stepped.others.iter().map(|x| x.norm().ln() / h);
    let verdict = reduced.is_steady().then(|| Verdict::of(rates, BORDER * largest));
    let discrete = Verdict::of(discrete, BORDER * largest.max(1.0));
    Ok(Steady { reduced, spectrum: found, map, modes, left_over, verdict, discrete })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modes_have_names_where_there_are_as_many() {
        let names = |names: &[&str]| names.iter().map(|name| Name::new((*name).to_owned(), Origin::Whole)).collect();
        let called = Modes { oscillating: names(&["weave"]), real: names(&["capsize", "castering"]) };
        let named = |eigenvalues: &[(f64, f64)]| -> Vec<Option<String>> {
            let mode =
                |&(re, im): &(f64, f64)| Mode { name: None, decides: true, field: Complex::new(re, im), step: None };
            let mut modes: Vec<Mode> = eigenvalues.iter().map(mode).collect();
            let zero = Some("zero mode".to_owned());
            modes.push(Mode { name: zero, decides: false, field: Complex::new(0.0, 0.0), step: None });
            name(&mut modes, &called);
            modes.into_iter().map(|mode| mode.name).collect()
        };
        // The bicycle at 5 m/s.
        let found = named(&[(-0.775, 4.465), (-14.08, 0.0), (-0.323, 0.0), (-0.775, -4.465)]);
        let expected = ["weave", "castering", "capsize", "weave", "zero mode"].map(|name| Some(name.to_owned()));
        assert_eq!(found, expected);
        // At rest the bicycle has no weave mode.
        let found = named(&[(3.13, 0.0), (5.53, 0.0), (-3.13, 0.0), (-5.53, 0.0)]);
        assert!(found[..4].iter().all(Option::is_none), "{found:?}");
    }
}
