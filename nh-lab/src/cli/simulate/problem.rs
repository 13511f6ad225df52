//! What is to be simulated: parameters and initial state.

use super::Arguments;
use crate::cli::Error;
use crate::names;
use crate::registry::{DataSet, Model, Quantity, StartError, Stepper, System};

/// A system at its parameters, with an initial state.
pub(super) struct Problem {
    pub(super) system: Box<dyn System>,
    pub(super) parameters: Vec<f64>,
    names: Vec<String>,
    q: Vec<f64>,
    v: Vec<f64>,
}

impl Problem {
    /// The data set of the arguments, with their changes.
    pub(super) fn new(model: &dyn Model, arguments: &Arguments) -> Result<Problem, Error> {
        let info = model.info();
        let mut data = data_set(model, arguments.data.as_deref())?;
        let mut wrong = Vec::new();
        let mut change = |kind, assignments: &[String], quantities: &[Quantity], values: &mut [f64]| {
            for assignment in assignments {
                match assign(kind, assignment, quantities) {
                    Ok((i, value)) => values[i] = value,
                    Err(message) => wrong.push(message),
                }
            }
        };
        change("parameter", &arguments.set, &info.parameters, &mut data.parameters);
        change("coordinate", &arguments.q, &info.coordinates, &mut data.q);
        change("velocity", &arguments.v, &info.velocities, &mut data.v);
        if !wrong.is_empty() {
            return Err(Error::Usage(wrong.join("\nerror: ")));
        }
        let system = model.system(&data.parameters).map_err(Error::Usage)?;
        let DataSet { parameters, q, mut v } = data;
        if arguments.project {
            let moved = system.project(&q, &mut v);
            moved.map_err(|e| Error::Usage(format!("the initial velocity cannot be projected: {e}")))?;
        }
        let names = info.parameters.iter().map(|p| p.name.clone()).collect();
        Ok(Problem { system, parameters, names, q, v })
    }

    /// The method at the initial state.
    pub(super) fn stepper(&self, method: &str, step: f64) -> Result<Box<dyn Stepper>, Error> {
        self.system.stepper(method, &self.q, &self.v, step).map_err(|error| match error {
            StartError::OffConstraints { constraint, residual, tolerance } => Error::Usage(format!(
                "the initial velocity violates constraint {constraint} by {residual:.3e} (roundoff explains {tolerance:.1e}); \
                 --project moves it onto the constraints, and --v sets another"
            )),
            StartError::Other(message) => Error::Usage(message),
        })
    }

    pub(super) fn parameters_by_name(&self) -> serde_json::Map<String, serde_json::Value> {
        self.names.iter().cloned().zip(self.parameters.iter().map(|p| (*p).into())).collect()
    }
}

fn data_set(model: &dyn Model, name: Option<&str>) -> Result<DataSet, Error> {
    let info = model.info();
    let known: Vec<&str> = info.data_sets.iter().map(String::as_str).collect();
    let name = match (name, known.first()) {
        (Some(name), _) => {
            names::resolve(&format!("data set of `{}`", info.name), name, &known).map_err(Error::Usage)?
        }
        (None, Some(first)) => first,
        // Without data to start from everything is zero until it is set.
        (None, None) => {
            let zeros = |quantities: &[Quantity]| vec![0.0; quantities.len()];
            let (parameters, q, v) = (zeros(&info.parameters), zeros(&info.coordinates), zeros(&info.velocities));
            return Ok(DataSet { parameters, q, v });
        }
    };
    model.data(name).ok_or_else(|| Error::Usage(format!("`{}` has no data set `{name}`", info.name)))
}

/// `name=value`: which of the quantities, and the value.
fn assign(kind: &str, assignment: &str, quantities: &[Quantity]) -> Result<(usize, f64), String> {
    let Some((name, text)) = assignment.split_once('=') else {
        return Err(format!("`{assignment}` is not of the form name=value"));
    };
    let known: Vec<&str> = quantities.iter().map(|q| q.name.as_str()).collect();
    let name = names::resolve(kind, name.trim(), &known)?;
    let value: f64 = text.trim().parse().map_err(|_| format!("`{text}`, given for `{name}`, is not a number"))?;
    if !value.is_finite() {
        return Err(format!("the {kind} `{name}` must be finite, not {value}"));
    }
    Ok((known.iter().position(|k| *k == name).unwrap_or_default(), value))
}
