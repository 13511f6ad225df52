//! The models that were generated, as [`registry`](crate::registry) wants them.

use crate::inputs;
use crate::method::MethodChoice;
use crate::registry::{
    DataSet, Inputs, MethodOption, Model, ModelInfo, Quantity, Rotation, StartError, Statistics, StepFailure, Stepper,
    System,
};
use nonholonomic::catalogue::{self, DynStepper};
use nonholonomic::fields::{DynField, Field, OnDStar};
use nonholonomic::{Array as _, State, StepError};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::model::written_constraints;
use nonholonomic_models::Listed;
use nonholonomic_ode::differential_equations::motion;
use std::marker::PhantomData;
use std::sync::OnceLock;

/// A generated model, with what its declaration says in words.
pub struct Generated<S> {
    declaration: &'static str,
    /// Made when it is asked for: of the library's models, most runs are of one.
    info: OnceLock<ModelInfo>,
    model: PhantomData<fn() -> S>,
}

impl<S: catalogue::Model> Generated<S> {
    /// The model `S`; `declaration` is the text of the YAML file that it was generated from, for the constraints as written.
    pub fn new(declaration: &'static str) -> Self {
        Generated { declaration, info: OnceLock::new(), model: PhantomData }
    }

    fn described(&self) -> ModelInfo {
        let declaration = Declaration::from_yaml(self.declaration, "model").ok();
        let known = S::INFO;
        let quantity = |q: &catalogue::Quantity| Quantity {
            name: q.name.to_owned(),
            unit: q.unit.map(str::to_owned),
            text: q.text.map(str::to_owned),
        };
        let mut constraints = declaration.as_ref().map(written_constraints).unwrap_or_default();
        constraints.resize_with(known.constraints, || "(constraint)".to_owned());
        ModelInfo {
            name: known.name.to_owned(),
            summary: one_line(known.text),
            source: one_line(known.source),
            coordinates: known.coordinates.iter().map(quantity).collect(),
            angles: known.angles.to_vec(),
            velocities: known.velocities.iter().map(quantity).collect(),
            rotations: known
                .rotations
                .iter()
                .map(|r| Rotation { name: r.name.to_owned(), dimension: r.dimension, first: r.first })
                .collect(),
            parameters: known.parameters.iter().map(|p| quantity(&p.quantity)).collect(),
            constraints,
            driven: known.driven,
            inputs: known.inputs.iter().map(|name| (*name).to_owned()).collect(),
            invariants: known.invariants.iter().map(|i| i.name.to_owned()).collect(),
            data_sets: known.data_sets.iter().map(|d| d.name.to_owned()).collect(),
            methods: known.methods.iter().map(|m| m.name.to_owned()).collect(),
            options: known.methods.iter().flat_map(|m| m.options.iter().map(|o| option(m.name, o))).collect(),
            orders: known.methods.iter().map(|m| m.order).collect(),
            momenta: known.momenta.iter().map(|m| (*m).to_owned()).collect(),
        }
    }
}

/// A text without its line breaks.
pub(crate) fn one_line(text: Option<&str>) -> String {
    text.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(crate) fn option(method: &str, option: &catalogue::OptionInfo) -> MethodOption {
    MethodOption {
        method: method.to_owned(),
        name: option.name.to_owned(),
        default: option.default,
        minimum: option.minimum,
        maximum: option.maximum,
        gain: option.gain,
    }
}

impl<S> Model for Generated<S>
where
    S: Listed + 'static,
{
    fn info(&self) -> &ModelInfo {
        self.info.get_or_init(|| self.described())
    }

    fn name(&self) -> &str {
        S::INFO.name
    }

    fn data(&self, name: &str) -> Option<DataSet> {
        let set = S::INFO.data_sets.iter().find(|set| set.name == name)?;
        // A parameter without a default is for the caller to set; until then it is refused as not finite.
        let mut parameters: Vec<f64> = S::INFO.parameters.iter().map(|p| p.default.unwrap_or(f64::NAN)).collect();
        for (i, value) in set.parameters {
            parameters[*i] = *value;
        }
        let inputs = set.inputs.iter().map(|text| (*text).to_owned()).collect();
        Some(DataSet { parameters, q: set.q.to_vec(), v: set.w.to_vec(), inputs })
    }

    fn data_with(&self, name: Option<&str>, given: &[(usize, f64)]) -> Option<DataSet> {
        let mut parameters = vec![f64::NAN; S::INFO.parameters.len()];
        S::parameter_values(name, given, &mut parameters)?;
        let Some(name) = name else { return Some(self.info().at_zero(parameters)) };
        let data = self.data(name)?;
        if given.is_empty() {
            return Some(data);
        }
        // Where the parameters are refused, making the system says why.
        let state = S::from_parameters(&parameters).ok().and_then(|system| system.initial_state(name));
        let (q, v) = state.map_or((data.q, data.v), |state| {
            (state.configuration().as_ref().to_vec(), state.velocity().as_ref().to_vec())
        });
        Some(DataSet { parameters, q, v, inputs: data.inputs })
    }

    fn system(&self, parameters: &[f64]) -> Result<Box<dyn System>, String> {
        let system = S::from_parameters(parameters).map_err(|e| e.to_string())?;
        Ok(Box::new(GeneratedSystem { system, inputs: None }))
    }

    fn inputs(&self, expressions: &[String], parameters: &[f64]) -> Result<Inputs, String> {
        inputs::parse(expressions, self.info(), parameters)
    }

    fn driven(&self, parameters: &[f64], inputs: Inputs) -> Result<Box<dyn System>, String> {
        if S::INFO.inputs.is_empty() {
            return Err(format!("`{}` has no control inputs", S::INFO.name));
        }
        let system = S::from_parameters(parameters).map_err(|e| e.to_string())?;
        Ok(Box::new(GeneratedSystem { system, inputs: Some(inputs) }))
    }
}

struct GeneratedSystem<S> {
    system: S,
    inputs: Option<Inputs>,
}

impl<S: catalogue::Model> GeneratedSystem<S> {
    fn state(&self, q: &[f64], v: &[f64]) -> S::State {
        self.state_at(0.0, q, v)
    }

    fn state_at(&self, t: f64, q: &[f64], v: &[f64]) -> S::State {
        // The slices come from a layout made of the model's own description.
        self.system.state_from(t, q, v).expect("as many numbers as the model has coordinates and velocities")
    }

    /// A function of the model; what it cannot give is not a number.
    fn evaluate(&self, function: &str, t: f64, (q, v, u): (&[f64], &[f64], &[f64]), out: &mut [f64]) {
        if self.system.evaluate(function, &[("q", q), ("w", v), ("u", u), ("t", &[t])], out).is_err() {
            out.fill(f64::NAN);
        }
    }
}

impl<S> System for GeneratedSystem<S>
where
    S: Listed + 'static,
{
    fn energy(&self, t: f64, q: &[f64], v: &[f64]) -> f64 {
        self.system.energy_of(&self.state_at(t, q, v))
    }

    fn constraint(&self, t: f64, q: &[f64], v: &[f64]) -> f64 {
        self.system.constraint_residual_of(&self.state_at(t, q, v))
    }

    fn rho(&self, t: f64, q: &[f64], v: &[f64], rho: &mut [f64]) {
        self.evaluate("to_momenta", t, (q, v, &[]), rho);
    }

    fn lambda(&self, t: f64, q: &[f64], v: &[f64], lambda: &mut [f64]) {
        let mut u = vec![0.0; S::INFO.inputs.len()];
        if let Some(inputs) = &self.inputs {
            inputs(t, q, v, &mut u);
        }
        self.evaluate("multipliers", t, (q, v, &u), lambda);
    }

    fn invariants(&self, t: f64, q: &[f64], v: &[f64], values: &mut [f64]) {
        self.evaluate("invariants", t, (q, v, &[]), values);
    }

    fn group_defect(&self, q: &[f64]) -> f64 {
        let w = vec![0.0; S::INFO.velocities.len()];
        self.system.group_defect_of(&self.state(q, &w))
    }

    fn determinants(&self, q: &[f64], values: &mut [f64]) {
        self.evaluate("group_determinants", 0.0, (q, &[], &[]), values);
    }

    fn rotate(&self, q: &mut [f64]) -> Result<(), String> {
        let w = vec![0.0; S::INFO.velocities.len()];
        let moved = self.system.projected(&self.state(q, &w));
        q.copy_from_slice(moved.configuration().as_ref());
        // What could not be moved is as far from the group as before.
        match self.system.check(&moved) {
            Err(error @ StepError::OffGroup { .. }) => Err(error.to_string()),
            _ => Ok(()),
        }
    }

    fn project(&self, q: &[f64], v: &mut [f64]) -> Result<(), String> {
        let moved = self.system.projected(&self.state(q, v)).velocity();
        if moved.as_ref().iter().any(|w| !w.is_finite()) {
            return Err("the constraints are linearly dependent there".to_owned());
        }
        v.copy_from_slice(moved.as_ref());
        Ok(())
    }

    fn stepper(&self, method: &str, q: &[f64], v: &[f64], step: f64) -> Result<Box<dyn Stepper>, StartError> {
        let known: Vec<&str> = S::INFO.methods.iter().map(|m| m.name).collect();
        let kind = format!("method for `{}`", S::INFO.name);
        let choice = MethodChoice::parse(&kind, method, &known).map_err(StartError::Other)?;
        match self.system.boxed(&self.state(q, v), &choice.name, step, &choice.options) {
            Some(Ok(stepper)) => Ok(Box::new(GeneratedStepper { stepper, inputs: self.inputs.clone() })),
            Some(Err(error)) => Err(error.into()),
            None => Err(StartError::Other(format!("the model has no stepper of the method `{method}`"))),
        }
    }

    fn motion(&self, q: &[f64], v: &[f64], times: &[f64], tolerance: f64) -> Result<Vec<Vec<f64>>, String> {
        let field = Field::driven(self.system.clone(), OnDStar, |t, state: &S::State| {
            let mut u = S::Inputs::zero();
            if let Some(inputs) = &self.inputs {
                inputs(t, state.configuration().as_ref(), state.velocity().as_ref(), u.as_mut());
            }
            u
        });
        let start = field.point(&self.state(q, v));
        let points = motion(&field, 0.0, start.as_ref(), times, tolerance).map_err(|e| e.to_string())?;
        let state = |point: Vec<f64>| {
            let (mut q, mut v) = (q.to_vec(), v.to_vec());
            field.write_state(&point, &mut q, &mut v);
            [q, v].concat()
        };
        Ok(points.into_iter().map(state).collect())
    }
}

impl From<StepError> for StartError {
    fn from(error: StepError) -> Self {
        match error {
            StepError::OffConstraints { constraint, residual, tolerance } => {
                StartError::OffConstraints { constraint: constraint + 1, residual, tolerance }
            }
            StepError::OffGroup { matrix, defect, tolerance, determinant } if determinant > 0.0 => {
                StartError::OffGroup { matrix: matrix.to_owned(), defect, tolerance }
            }
            error => StartError::Other(error.to_string()),
        }
    }
}

struct GeneratedStepper {
    stepper: Box<dyn DynStepper>,
    inputs: Option<Inputs>,
}

impl Stepper for GeneratedStepper {
    fn step(&mut self) -> Result<(), StepFailure> {
        let step = match &self.inputs {
            Some(inputs) => self.stepper.step_with(&mut |t, q, v, u| inputs(t, q, v, u)),
            None => self.stepper.step(),
        };
        step.map_err(|e| StepFailure(e.to_string()))
    }

    fn state(&self, q: &mut [f64], v: &mut [f64]) {
        self.stepper.write_q(q);
        self.stepper.write_w(v);
    }

    fn work(&self) -> f64 {
        self.stepper.work()
    }

    fn statistics(&self) -> Statistics {
        let cost = self.stepper.statistics();
        Statistics { newton_iterations: cost.newton_iterations, most_iterations: cost.most_iterations.into() }
    }
}
