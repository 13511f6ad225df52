//! Control inputs: held values, expressions, and functions of Python.

use crate::arguments::{Numbers, converted, mapping, numbers, shape};
use crate::errors::{type_error, value_error};
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{DataSet, Inputs, Model};
use numpy::PyArray1;
use pyo3::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Control inputs of a run.
pub(crate) enum Controls {
    /// All are zero.
    None,
    /// Functions of time and state, given as expressions.
    Expressions(Inputs),
    /// A table of values that are held in each step: (c,), (steps, c) or (count, steps, c).
    Table(Arc<Numbers>),
    /// A Python function of (t, q, v).
    Function(Arc<Py<PyAny>>, Raised),
}

/// The first exception that a Python function raised.
pub(crate) type Raised = Arc<Mutex<Option<PyErr>>>;

/// The number of the current step, which selects the row of a table.
pub(crate) type Step = Arc<AtomicUsize>;

/// Control inputs that need neither a step number nor Python: expressions, or `None` for zero
/// inputs.
pub(crate) struct Held(Option<Vec<String>>);

/// The two kinds of `inputs`: expressions, or a table.
pub(crate) enum Read {
    Held(Held),
    Table(Numbers),
}

impl Held {
    /// # Errors
    /// A model without inputs.
    fn wanted(model: &dyn Model) -> PyResult<()> {
        match model.info().inputs {
            [] => Err(value_error(format!("`{}` has no control inputs", model.info().name))),
            _ => Ok(()),
        }
    }

    /// Reads `inputs`, or takes those of the data set if it is absent.
    ///
    /// # Errors
    /// A model without inputs, or an unknown name.
    pub(crate) fn read(model: &dyn Model, given: Option<&Bound<'_, PyAny>>, data: &DataSet) -> PyResult<Read> {
        let known = model.info().inputs;
        let Some(given) = given.filter(|given| !given.is_none()) else {
            return Ok(Read::Held(Held(Some(data.inputs.clone()).filter(|inputs| !inputs.is_empty()))));
        };
        Self::wanted(model)?;
        let Some(dict) = mapping(given)? else { return numbers("inputs", given).map(Read::Table) };
        let mut texts = match data.inputs.is_empty() {
            true => vec!["0".to_owned(); known.len()],
            false => data.inputs.clone(),
        };
        for (key, value) in dict.iter() {
            let key: String = key.extract().map_err(|_| type_error("the keys of `inputs` must be names"))?;
            let name = names::resolve("control input", &key, known).map_err(value_error)?;
            let text = match converted(value.py(), value.extract::<f64>())? {
                Ok(number) => format!("{number:?}"),
                Err(_) => value.extract::<String>().map_err(|_| {
                    type_error(format!("`{key}` in `inputs` must be a number or an expression: \"cos(t)\""))
                })?,
            };
            texts[known.iter().position(|other| *other == name).unwrap_or_default()] = text;
        }
        Ok(Read::Held(Held(Some(texts))))
    }

    /// Reads `inputs` for work on many threads or for steps without numbers. An array (c,) is held.
    ///
    /// # Errors
    /// Those of [`Held::read`], a function, or an array of another shape.
    pub(crate) fn only(
        model: &dyn Model,
        given: Option<&Bound<'_, PyAny>>,
        data: &DataSet,
        what: &str,
    ) -> PyResult<Held> {
        let known = model.info().inputs;
        let wanted = || format!("expected a dict of numbers and expressions, or an array ({},)", known.len());
        if given.is_some_and(|given| given.is_callable()) {
            return Err(type_error(format!("`inputs` of {what} cannot be a Python function: {}", wanted())));
        }
        match Held::read(model, given, data)? {
            Read::Held(held) => Ok(held),
            Read::Table(table) if table.shape == [known.len()] => {
                Ok(Held(Some(table.values.iter().map(|value| format!("{value:?}")).collect())))
            }
            Read::Table(table) => {
                let found = shape(&table.shape);
                Err(value_error(format!("`inputs` has the shape {found}, {}: {}", wanted(), known.join(", "))))
            }
        }
    }

    /// Converts the expressions to functions of time and state at these parameters; `None` if all
    /// are zero.
    ///
    /// # Errors
    /// A text that is not an expression.
    pub(crate) fn inputs(&self, model: &dyn Model, parameters: &[f64]) -> Result<Option<Inputs>, String> {
        self.0.as_ref().map(|texts| model.inputs(texts, parameters)).transpose()
    }
}

impl Controls {
    /// Reads `inputs`, or takes those of the data set if it is absent.
    ///
    /// # Errors
    /// A model without inputs, an unknown name, an invalid expression, or a wrong shape.
    pub(crate) fn read(
        model: &dyn Model,
        given: Option<&Bound<'_, PyAny>>,
        data: &DataSet,
        (count, steps): (Option<usize>, u64),
    ) -> PyResult<Controls> {
        if let Some(given) = given.filter(|given| given.is_callable()) {
            Held::wanted(model)?;
            return Ok(Controls::Function(Arc::new(given.clone().unbind()), Raised::default()));
        }
        let table = match Held::read(model, given, data)? {
            Read::Held(held) => {
                let inputs = held.inputs(model, &data.parameters).map_err(value_error)?;
                return Ok(inputs.map_or(Controls::None, Controls::Expressions));
            }
            Read::Table(table) => table,
        };
        let known = model.info().inputs;
        let c = known.len();
        let fits = match *table.shape.as_slice() {
            [width] => width == c,
            [rows, width] => rows as u64 == steps && width == c,
            [trajectories, rows, width] => count == Some(trajectories) && rows as u64 == steps && width == c,
            _ => false,
        };
        if fits {
            return Ok(Controls::Table(Arc::new(table)));
        }
        let batch = count.map(|count| format!(" or ({count}, {steps}, {c})")).unwrap_or_default();
        Err(value_error(format!(
            "`inputs` has the shape {}, expected ({c},), ({steps}, {c}){batch}: {}; or a dict of expressions, or a \
             function of (t, q, v)",
            shape(&table.shape),
            known.join(", ")
        )))
    }

    /// Are there any inputs?
    pub(crate) fn is_some(&self) -> bool {
        !matches!(self, Controls::None)
    }

    /// Are the inputs functions of time and state, so that a second run gets the same ones?
    pub(crate) fn are_repeatable(&self) -> bool {
        matches!(self, Controls::None | Controls::Expressions(_))
    }

    /// Returns the inputs of one trajectory, and the counter through which they learn the step
    /// number.
    pub(crate) fn of(&self, trajectory: usize) -> Option<(Inputs, Option<Step>)> {
        match self {
            Controls::None => None,
            Controls::Expressions(inputs) => Some((Arc::clone(inputs), None)),
            Controls::Table(table) => {
                let (step, table) = (Step::default(), Arc::clone(table));
                let counted = Arc::clone(&step);
                let held = move |_: f64, _: &[f64], _: &[f64], u: &mut [f64]| {
                    let (step, width) = (counted.load(Ordering::Relaxed), u.len());
                    let at = match *table.shape.as_slice() {
                        [_, steps, _] => (trajectory * steps + step) * width,
                        [_, _] => step * width,
                        _ => 0,
                    };
                    u.iter_mut().zip(&table.values[at.min(table.values.len())..]).for_each(|(u, value)| *u = *value);
                };
                Some((Arc::new(held), Some(step)))
            }
            Controls::Function(function, raised) => {
                let (function, raised) = (Arc::clone(function), Arc::clone(raised));
                let called = move |t: f64, q: &[f64], v: &[f64], u: &mut [f64]| {
                    let found = Python::attach(|py| value(function.bind(py), t, (q, v), u));
                    if let Err(error) = found {
                        // The stepper rejects NaN, so the run ends here.
                        u.fill(f64::NAN);
                        raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    }
                };
                Some((Arc::new(called), None))
            }
        }
    }

    /// Returns the exception that a function raised as an error, if there is one.
    pub(crate) fn raised(&self) -> PyResult<()> {
        match self {
            Controls::Function(_, raised) => {
                raised.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
            }
            _ => Ok(()),
        }
    }
}

fn value(function: &Bound<'_, PyAny>, t: f64, (q, v): (&[f64], &[f64]), u: &mut [f64]) -> PyResult<()> {
    let py = function.py();
    let (q, v) = (PyArray1::from_slice(py, q), PyArray1::from_slice(py, v));
    let given = numbers("inputs(t, q, v)", &function.call1((t, q, v))?)?;
    if given.values.len() != u.len() || given.shape.len() > 1 {
        let (found, wanted) = (shape(&given.shape), shape(&[u.len()]));
        return Err(value_error(format!("`inputs` gave an array of the shape {found}, expected {wanted}")));
    }
    u.copy_from_slice(&given.values);
    Ok(())
}
