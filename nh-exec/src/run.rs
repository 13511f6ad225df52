//! Execution of a program's functions and methods in `f64`, by their names.

use crate::flow::MAX_CONVOLUTIONS;
use crate::name::method_info;
use crate::program::{Derivative, Executable, Functions};
use crate::solve::MAX_UNKNOWNS;
use crate::stepper::{Start, Stepper};
use nonholonomic::StepError;
use nonholonomic_ir::ir::program::{Function, Program, Role, Shape};
use nonholonomic_ir::ir::verify::Verified;
use nonholonomic_ir::quantity::Quantity;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Reason why a computation failed.
#[derive(Clone, Debug, PartialEq)]
pub enum RunError {
    /// No function or method has this name.
    Unknown(String),
    /// The wrong number of inputs or parameters.
    Inputs {
        /// Name of the function or method.
        place: String,
        /// Expected group sizes.
        expected: Vec<usize>,
        /// Given group sizes.
        got: Vec<usize>,
    },
    /// The program contradicts itself.
    Invalid(String),
    /// The program exceeds the sizes that the executor supports.
    TooLarge(String),
    /// The derivative was not requested.
    NoDerivative(Derivative),
    /// The motion does not start, or a step fails.
    Step(StepError),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Unknown(name) => write!(f, "the program has no `{name}`"),
            RunError::Inputs { place, expected, got } => {
                write!(f, "{place} takes groups of {expected:?} numbers, not {got:?}")
            }
            RunError::Invalid(what) | RunError::TooLarge(what) => f.write_str(what),
            RunError::NoDerivative(derivative) => {
                write!(
                    f,
                    "this derivative of the step does not run here ({derivative:?}): it was not requested, or it needs a series of more \
                     than {MAX_CONVOLUTIONS} convolutions or a block of more than {MAX_UNKNOWNS} equations, which only generated code \
                     supports; leave the method out"
                )
            }
            RunError::Step(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for RunError {}

impl From<StepError> for RunError {
    fn from(error: StepError) -> Self {
        RunError::Step(error)
    }
}

fn check_inputs(place: &str, expected: &[usize], got: &[&[f64]]) -> Result<(), RunError> {
    let got: Vec<usize> = got.iter().map(|g| g.len()).collect();
    if got == expected {
        return Ok(());
    }
    Err(RunError::Inputs { place: place.to_owned(), expected: expected.to_vec(), got })
}

/// A program that can be run: verified already, or verified on demand.
pub trait Runnable {
    /// Returns the verified program.
    ///
    /// # Errors
    /// A program that contradicts itself.
    fn verified(&self) -> Result<Cow<'_, Verified<Program>>, RunError>;
}

impl Runnable for Verified<Program> {
    fn verified(&self) -> Result<Cow<'_, Verified<Program>>, RunError> {
        Ok(Cow::Borrowed(self))
    }
}

impl Runnable for Program {
    fn verified(&self) -> Result<Cow<'_, Verified<Program>>, RunError> {
        self.clone().verify().map(Cow::Owned).map_err(|error| RunError::Invalid(error.to_string()))
    }
}

/// Caller of a program's functions. Each function is planned on its first call.
pub struct Caller<'p> {
    program: Cow<'p, Verified<Program>>,
    parameters: Vec<f64>,
    planned: RefCell<BTreeMap<Quantity, Functions<f64>>>,
}

impl Caller<'static> {
    /// Makes a caller that owns its program.
    ///
    /// # Errors
    /// If the number of parameters is wrong.
    pub fn owning(program: Verified<Program>, parameters: &[f64]) -> Result<Self, RunError> {
        Caller::of(Cow::Owned(program), parameters)
    }
}

impl<'p> Caller<'p> {
    /// Makes a caller with these parameters, in the order of declaration.
    ///
    /// # Errors
    /// If the number of parameters is wrong.
    pub fn new(program: &'p impl Runnable, parameters: &[f64]) -> Result<Self, RunError> {
        Caller::of(program.verified()?, parameters)
    }

    fn of(program: Cow<'p, Verified<Program>>, parameters: &[f64]) -> Result<Self, RunError> {
        check_inputs("the program", &[program.parameters.len()], &[parameters])?;
        Ok(Caller { program, parameters: parameters.to_vec(), planned: RefCell::default() })
    }

    /// Returns the function of a quantity.
    pub fn function(&self, quantity: Quantity) -> Option<&Function> {
        self.program.function(quantity)
    }

    /// Calls a function with one slice for each input group. The result is in the order of the
    /// output's shape.
    ///
    /// # Errors
    /// If there is no such function or the inputs do not fit.
    pub fn call(&self, quantity: Quantity, inputs: &[&[f64]]) -> Result<Vec<f64>, RunError> {
        let unknown = || RunError::Unknown(quantity.name().to_owned());
        let function = self.function(quantity).ok_or_else(unknown)?;
        let sizes: Vec<usize> = function.inputs.iter().map(|i| i.symbols.len()).collect();
        check_inputs(&format!("`{}`", quantity.name()), &sizes, inputs)?;
        let roles = function.inputs.iter().map(|input| input.role);
        let arguments: Vec<(Role, &[f64])> = roles.zip(inputs.iter().copied()).collect();
        let mut planned = self.planned.borrow_mut();
        let functions = planned.entry(quantity).or_insert_with(|| {
            Functions::new(Arc::new(Executable::of_function(&self.program, quantity)), &self.parameters)
        });
        functions.evaluate(quantity, &arguments).ok_or_else(unknown)
    }
}

/// A motion of a program's method, from time 0 on.
pub struct Run {
    stepper: Stepper<f64>,
    method: String,
    /// The number of numbers in a sample of control inputs, if steps read some.
    inputs: Option<usize>,
}

impl Run {
    /// Starts at (q, w), with the method's options at their defaults. `method` is the command-line
    /// name, and `h` the step size.
    ///
    /// # Errors
    /// If there is no such method, if the numbers do not fit, or if the motion does not start.
    pub fn new(
        program: &impl Runnable,
        method: &str,
        parameters: &[f64],
        h: f64,
        q: &[f64],
        w: &[f64],
    ) -> Result<Self, RunError> {
        Run::with_options(program, method, parameters, (h, &[]), q, w)
    }

    /// Like [`Run::new`], with values for the method's options, or none for their defaults.
    ///
    /// # Errors
    /// The errors of [`Run::new`], and options that are refused.
    pub fn with_options(
        program: &impl Runnable,
        method: &str,
        parameters: &[f64],
        (h, options): (f64, &[f64]),
        q: &[f64],
        w: &[f64],
    ) -> Result<Self, RunError> {
        let program = &*program.verified()?;
        let stepper = program.steppers.iter().find(|s| s.method == method);
        let stepper = stepper.ok_or_else(|| RunError::Unknown(method.to_owned()))?;
        check_inputs("the program", &[program.parameters.len()], &[parameters])?;
        let sizes: Vec<usize> = stepper.inputs.iter().take(2).map(|i| i.symbols.len()).collect();
        check_inputs(&format!("`{method}`"), &sizes, &[q, w])?;
        let code = Executable::of_method(program, &[Quantity::InverseMass], method).map_err(RunError::TooLarge)?;
        let functions = Functions::new(Arc::new(code), parameters);
        let declared: Vec<_> = stepper.options.iter().map(|option| option.declared.clone()).collect();
        let info = Box::leak(Box::new(method_info(method, 0, &declared)));
        let scale = || functions.metric_scale(0.0, q, w.len(), constraints(program));
        let start = Start { t: 0.0, q, w };
        let run = Stepper::new(&functions, parameters, (0, info), start, (h, options), scale)?;
        let inputs = stepper.samples.first().map(|sample| sample.symbols.len());
        Ok(Run { stepper: run, method: stepper.method.clone(), inputs })
    }

    /// Makes one step with control inputs 0. An error leaves the state unchanged.
    ///
    /// # Errors
    /// The errors of generated code.
    pub fn step(&mut self) -> Result<(), RunError> {
        Ok(self.stepper.step(None, &[])?)
    }

    /// Makes one step with control inputs, which are functions of the time since the start. An
    /// error leaves the state unchanged.
    ///
    /// # Errors
    /// If there are too few or too many inputs, and the errors of generated code.
    pub fn step_with(&mut self, u: impl FnMut(f64) -> Vec<f64>) -> Result<(), RunError> {
        let (u, refused, method) = (RefCell::new(u), RefCell::new(None), &self.method);
        let inputs = |t: f64, _: &[f64], _: &[f64], out: &mut [f64]| {
            let values = u.borrow_mut()(t);
            match check_inputs(&format!("the inputs of `{method}`"), &[out.len()], &[&values]) {
                Ok(()) => out.copy_from_slice(&values),
                Err(error) => {
                    out.fill(f64::NAN);
                    refused.replace(Some(error));
                }
            }
        };
        // Refused inputs are NaN, so that the step fails.
        let result = self.stepper.step(Some(&inputs), &[""; 1]);
        match refused.into_inner() {
            Some(error) => Err(error),
            None => Ok(result?),
        }
    }

    /// (q, w)
    pub fn state(&self) -> (Vec<f64>, Vec<f64>) {
        self.stepper.state()
    }

    /// Returns the work that the control inputs have done, or 0 without inputs.
    pub fn work(&self) -> f64 {
        self.stepper.work()
    }

    /// Returns the carried numbers, group by group.
    pub fn carried(&self) -> &[f64] {
        self.stepper.carried()
    }

    /// Returns a derivative of the coming step with these control inputs, or of a start or
    /// observation, output after output. `given` are the numbers of a direction, or adjoints. The
    /// stepper keeps its state.
    ///
    /// # Errors
    /// If there are too few or too many inputs, if the program has no such derivative, and the
    /// errors of a step.
    pub fn differentiated(&mut self, derivative: Derivative, u: &[f64], given: &[f64]) -> Result<Vec<f64>, RunError> {
        if let Some(count) = self.inputs {
            check_inputs(&format!("the inputs of `{}`", self.method), &[count], &[u])?;
        }
        let found = self.stepper.differentiated(derivative, u, given)?;
        found.ok_or(RunError::NoDerivative(derivative))
    }

    /// Returns the rank guard's measure and minors at the present state, if there is a guard.
    pub fn guard(&mut self) -> Option<(f64, Vec<f64>)> {
        self.stepper.guard()
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> u64 {
        self.stepper.statistics().steps
    }

    /// Returns the number of Newton iterations in all steps.
    pub fn newton_iterations(&self) -> u64 {
        self.stepper.statistics().newton_iterations
    }
}

/// Returns the number of constraints, if a function of the program shows it.
fn constraints(program: &Program) -> usize {
    let shape = program.function(Quantity::ConstraintMatrix).map(|f| f.output.shape);
    if let Some(Shape::Matrix(rows, _)) = shape { rows } else { 0 }
}
