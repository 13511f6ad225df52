//! Generated code with the laboratory's traits of a model.

use nonholonomic::catalogue::{self, DynStepper, ModelInfo};
use nonholonomic::fields::{DynField, Field, OnDStar};
use nonholonomic::taylor::Segment;
use nonholonomic::{Array as _, State, StepError, Topic};
use nonholonomic_lab::inputs;
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::registry::{
    DataSet, Inputs, Model, StartError, Statistics, StepFailure, Stepper, System, names, told,
};
use nonholonomic_models::Listed;
use nonholonomic_ode::differential_equations::motion;
use std::marker::PhantomData;

/// The generated model `S`.
pub struct Generated<S>(PhantomData<fn() -> S>);

impl<S> Default for Generated<S> {
    fn default() -> Self {
        Generated(PhantomData)
    }
}

impl<S> Model for Generated<S>
where
    S: Listed + 'static,
{
    fn info(&self) -> &'static ModelInfo {
        S::INFO
    }

    fn data_with(&self, name: Option<&str>, given: &[(usize, f64)]) -> Option<DataSet> {
        let mut parameters = vec![f64::NAN; S::INFO.parameters.len()];
        S::parameter_values(name, given, &mut parameters)?;
        let Some(name) = name else { return Some(DataSet::at_zero(S::INFO, parameters)) };
        let data = self.data(name)?;
        if given.is_empty() {
            return Some(data);
        }
        // If the parameters are refused, creating the system returns the reason.
        let state = S::from_parameters(&parameters).ok().and_then(|system| system.initial_state(name));
        let (q, v) = state.map_or((data.q, data.v), |state| {
            (state.configuration().as_ref().to_vec(), state.velocity().as_ref().to_vec())
        });
        Some(DataSet { parameters, q, v, inputs: data.inputs })
    }

    fn inputs(&self, expressions: &[String], parameters: &[f64]) -> Result<Inputs, String> {
        inputs::parse(expressions, self.info(), parameters)
    }

    fn system_with(&self, parameters: &[f64], inputs: Option<&Inputs>) -> Result<Box<dyn System>, String> {
        let system = S::from_parameters(parameters).map_err(|e| e.to_string())?;
        Ok(Box::new(GeneratedSystem { system, inputs: inputs.cloned() }))
    }
}

struct GeneratedSystem<S> {
    system: S,
    inputs: Option<Inputs>,
}

impl<S: catalogue::Model> GeneratedSystem<S> {
    fn state(&self, t: f64, q: &[f64], v: &[f64]) -> S::State {
        // The slices come from a layout of the model's own description.
        self.system.state_from(t, q, v).expect("as many numbers as the model has coordinates and velocities")
    }

    /// Evaluates a function of the model; the result is NaN if that fails.
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
        self.system.energy_of(&self.state(t, q, v))
    }

    fn constraint(&self, t: f64, q: &[f64], v: &[f64]) -> f64 {
        self.system.constraint_residual_of(&self.state(t, q, v))
    }

    fn rho(&self, t: f64, q: &[f64], v: &[f64], rho: &mut [f64]) {
        self.evaluate("to_momenta", t, (q, v, &[]), rho);
    }

    fn velocities(&self, t: f64, q: &[f64], rho: &[f64], v: &mut [f64]) {
        let arguments: &[(&str, &[f64])] = &[("q", q), ("rho", rho), ("t", &[t])];
        if self.system.evaluate("to_velocities", arguments, v).is_err() {
            v.fill(f64::NAN);
        }
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
        self.system.group_defect_of(&self.state(0.0, q, &w))
    }

    fn level_defect(&self, t: f64, q: &[f64]) -> Option<f64> {
        let w = vec![0.0; S::INFO.velocities.len()];
        self.system.level_defect_of(&self.state(t, q, &w))
    }

    fn determinants(&self, q: &[f64], values: &mut [f64]) {
        self.evaluate("group_determinants", 0.0, (q, &[], &[]), values);
    }

    fn rotate(&self, q: &mut [f64]) -> Result<(), String> {
        let w = vec![0.0; S::INFO.velocities.len()];
        let moved = self.system.projected(&self.state(0.0, q, &w));
        q.copy_from_slice(moved.configuration().as_ref());
        // A state that could not be moved is as far from the group as before.
        match self.system.check(&moved) {
            Err(error @ StepError::OffGroup { .. }) => Err(error.to_string()),
            _ => Ok(()),
        }
    }

    fn project(&self, t: f64, q: &[f64], v: &mut [f64]) -> Result<(), String> {
        let moved = self.system.projected(&self.state(t, q, v)).velocity();
        if moved.as_ref().iter().any(|w| !w.is_finite()) {
            return Err(format!("the constraints are linearly dependent there {}", Topic::Rank));
        }
        v.copy_from_slice(moved.as_ref());
        Ok(())
    }

    fn stepper(
        &self,
        method: &str,
        (t, q, v): (f64, &[f64], &[f64]),
        step: f64,
    ) -> Result<Box<dyn Stepper>, StartError> {
        let known = names(S::INFO.methods);
        let kind = format!("method for `{}`", S::INFO.name);
        let choice = MethodChoice::parse(&kind, method, &known).map_err(StartError::Other)?;
        match self.system.boxed(&self.state(t, q, v), &choice.name, step, &choice.options) {
            Some(Ok(stepper)) => Ok(Box::new(GeneratedStepper { stepper, inputs: self.inputs.clone() })),
            Some(Err(error)) => {
                Err(StartError::of(error, |error| told(error, &choice.name, |method| S::INFO.method(method).is_some())))
            }
            None => Err(StartError::Other(format!("the model has no stepper of the method `{method}`"))),
        }
    }

    fn motion(&self, q: &[f64], v: &[f64], times: &[f64], tolerance: f64) -> Result<Vec<Vec<f64>>, String> {
        let field = Field::with_inputs(self.system.clone(), OnDStar, |t, state: &S::State| {
            let mut u = S::Inputs::zero();
            if let Some(inputs) = &self.inputs {
                inputs(t, state.configuration().as_ref(), state.velocity().as_ref(), u.as_mut());
            }
            u
        });
        let start = field.point(&self.state(0.0, q, v));
        let points = motion(&field, 0.0, start.as_ref(), times, tolerance).map_err(|e| e.to_string())?;
        let state = |(point, t): (Vec<f64>, &f64)| {
            let (mut q, mut v) = (q.to_vec(), v.to_vec());
            field.write_state(*t, &point, &mut q, &mut v);
            [q, v].concat()
        };
        Ok(points.into_iter().zip(times).map(state).collect())
    }
}

struct GeneratedStepper {
    stepper: Box<dyn DynStepper>,
    inputs: Option<Inputs>,
}

impl GeneratedStepper {
    fn failure(&self, error: StepError) -> StepFailure {
        let info = self.stepper.model().info();
        StepFailure(told(error, self.stepper.method(), |method| info.method(method).is_some()))
    }
}

impl Stepper for GeneratedStepper {
    fn step(&mut self) -> Result<(), StepFailure> {
        let step = match &self.inputs {
            Some(inputs) => self.stepper.step_with(&mut |t, q, v, u| inputs(t, q, v, u)),
            None => self.stepper.step(),
        };
        step.map_err(|error| self.failure(error))
    }

    fn segments(&mut self, look: &mut dyn FnMut(Segment<'_, f64>)) -> Result<(), StepFailure> {
        let looked = match &self.inputs {
            Some(inputs) => self.stepper.segments_with(&mut |t, q, v, u| inputs(t, q, v, u), look),
            None => self.stepper.segments(look),
        };
        looked.map_err(|error| self.failure(error))
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
