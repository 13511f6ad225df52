//! Declarations that run at once: what was compiled, executed as it is, without a compiler of Rust.
//!
//! The program that generated code is written from is laid out as code on numbered cells; its blocks of equations are solved by the
//! runtime's own Newton's method. The functions, their order in each expression and the stopping rules are those of generated code, so that
//! the numbers are the same to the last bit.

mod assemble;
mod code;
mod program;
mod routine;
mod solve;
mod stepper;
mod system;

use crate::inputs;
use crate::library::{one_line, option, written_constraints};
use crate::registry::{DataSet, Inputs, Model, ModelInfo, Quantity, Rotation, System};
use nh_codegen::declaration::Declaration;
use nh_codegen::model::{self, Variable, to_f64};
use nh_codegen::pipeline::Compiled;
use nh_codegen::tree::{Tree, Var};
use nh_runtime::generated as rt;
use program::Tape;
use std::sync::Arc;
use system::TapeSystem;

/// A compiled declaration as a model that runs.
pub struct Declared {
    info: ModelInfo,
    tape: Arc<Tape>,
    parameters: Vec<Parameter>,
    /// Defaults that depend on other parameters, in the order in which they can be computed.
    following: Vec<(usize, Tree<Var>)>,
    data: Vec<model::DataSet>,
    rotations: Arc<[(&'static str, Rotation)]>,
    input_names: Vec<&'static str>,
}

struct Parameter {
    name: &'static str,
    default: f64,
    positive: bool,
}

impl Declared {
    /// What was compiled, with the declaration that it comes from for the constraints as written.
    ///
    /// # Errors
    /// Methods that solve more equations at once than can be solved here.
    pub fn new(compiled: &Compiled, declaration: &Declaration) -> Result<Self, String> {
        let model = compiled.mechanics.model();
        let quantity = |v: &Variable| Quantity { name: v.name.clone(), unit: v.unit.clone(), text: v.text.clone() };
        let rotations = model.groups.iter().map(|group| {
            let rotation = Rotation { name: group.name.clone(), dimension: group.dimension, first: group.first };
            // (The runtime's errors have names that last: a model is made once.)
            (&*group.name.clone().leak(), rotation)
        });
        let rotations: Arc<[_]> = rotations.collect();
        let tape = Arc::new(Tape::of(&compiled.program)?);
        let options = tape.steppers.iter().flat_map(|s| s.options.iter().map(|o| option(s.method, o)));
        let info = ModelInfo {
            name: model.name.clone(),
            summary: one_line(model.text.as_deref()),
            source: one_line(model.source.as_deref()),
            coordinates: model.coordinates.iter().map(quantity).collect(),
            angles: model.angles.clone(),
            velocities: model.velocities.iter().map(quantity).collect(),
            rotations: rotations.iter().map(|(_, rotation)| rotation.clone()).collect(),
            parameters: model
                .parameters
                .iter()
                .map(|p| Quantity { name: p.name.clone(), unit: p.unit.clone(), text: p.text.clone() })
                .collect(),
            constraints: written_constraints(declaration),
            inputs: model.inputs.clone(),
            driven: model.is_driven(),
            invariants: model.invariants.iter().map(|i| i.name.clone()).collect(),
            data_sets: model.data.iter().map(|data| data.name.clone()).collect(),
            methods: tape.steppers.iter().map(|stepper| stepper.method.to_owned()).collect(),
            options: options.collect(),
            orders: compiled.methods.iter().map(|method| method.properties.order).collect(),
            momenta: (1..=model.m()).map(|i| format!("rho{i}")).collect(),
        };
        let parameters = model.parameters.iter().map(|p| Parameter {
            name: p.name.clone().leak(),
            default: p.default.as_ref().map_or(f64::NAN, to_f64),
            positive: p.positive,
        });
        Ok(Declared {
            parameters: parameters.collect(),
            following: model.following.clone(),
            data: model.data.clone(),
            input_names: model.inputs.iter().map(|name| &*name.clone().leak()).collect(),
            rotations,
            info,
            tape,
        })
    }

    fn at(&self, parameters: &[f64], inputs: Option<Inputs>) -> Result<TapeSystem, String> {
        for (value, parameter) in parameters.iter().zip(&self.parameters) {
            let checked = if parameter.positive { rt::positive } else { rt::finite };
            checked(parameter.name, *value).map_err(|error| error.to_string())?;
        }
        let mut system = TapeSystem {
            tape: Arc::clone(&self.tape),
            name: self.info.name.clone(),
            parameters: parameters.to_vec(),
            memory: Vec::new(),
            rotations: Arc::clone(&self.rotations),
            coordinates: self.info.coordinates.len(),
            velocities: self.info.velocities.len(),
            constraints: self.constraints(),
            momenta: self.info.momenta.len(),
            input_names: self.input_names.clone(),
            inputs,
        };
        system.prepare();
        Ok(system)
    }

    fn constraints(&self) -> usize {
        self.info.velocities.len() - self.info.momenta.len()
    }

    fn set(&self, name: &str) -> Option<&model::DataSet> {
        self.data.iter().find(|set| set.name == name)
    }
}

/// The value of a formula of parameters and coordinates.
fn value(tree: &Tree<Var>, parameters: &[f64], q: &[f64]) -> f64 {
    tree.evaluate(&|var| match var {
        Var::Parameter(i) => parameters[i],
        Var::Coordinate(i) => q.get(i).copied().unwrap_or(f64::NAN),
        _ => f64::NAN,
    })
}

impl Model for Declared {
    fn info(&self) -> &ModelInfo {
        &self.info
    }

    fn data(&self, name: &str) -> Option<DataSet> {
        let set = self.set(name)?;
        let floats = |values: &[_]| values.iter().map(to_f64).collect();
        // A parameter without a value is for the caller to set; until then it is refused as not finite.
        let parameters = set.parameters.iter().map(|p| p.as_ref().map_or(f64::NAN, to_f64)).collect();
        Some(DataSet {
            parameters,
            q: floats(&set.coordinates),
            v: floats(&set.velocities),
            inputs: set.inputs.clone(),
        })
    }

    fn data_with(&self, name: Option<&str>, given: &[(usize, f64)]) -> Option<DataSet> {
        let set = match name {
            Some(name) => Some(self.set(name)?),
            None => None,
        };
        let mut parameters: Vec<f64> = match set {
            Some(set) => set.parameters.iter().map(|p| p.as_ref().map_or(f64::NAN, to_f64)).collect(),
            None => self.parameters.iter().map(|p| p.default).collect(),
        };
        for &(i, value) in given {
            *parameters.get_mut(i)? = value;
        }
        let following = set.map_or(&self.following, |set| &set.following);
        for (i, formula) in following.iter().filter(|(i, _)| given.iter().all(|(j, _)| j != i)) {
            parameters[*i] = value(formula, &parameters, &[]);
        }
        let Some(set) = set else { return Some(self.info.at_zero(parameters)) };
        let mut data = self.data(&set.name)?;
        data.parameters = parameters;
        if given.is_empty() {
            return Some(data);
        }
        if let Some((q, w)) = &set.projected_from {
            (data.q, data.v) = (q.iter().map(to_f64).collect(), w.iter().map(to_f64).collect());
        }
        for (i, formula) in &set.coordinate_formulas {
            data.q[*i] = value(formula, &data.parameters, &[]);
        }
        for (i, formula) in &set.velocity_formulas {
            data.v[*i] = value(formula, &data.parameters, &data.q);
        }
        // Where the parameters are refused, making the system says why.
        if let (Some(_), Ok(system)) = (&set.projected_from, self.at(&data.parameters, None)) {
            let _ = system.rotated(&mut data.q);
            data.v = system.projected(&data.q, &data.v);
        }
        Some(data)
    }

    fn system(&self, parameters: &[f64]) -> Result<Box<dyn System>, String> {
        Ok(Box::new(self.at(parameters, None)?))
    }

    fn inputs(&self, expressions: &[String], parameters: &[f64]) -> Result<Inputs, String> {
        inputs::parse(expressions, &self.info, parameters)
    }

    fn driven(&self, parameters: &[f64], inputs: Inputs) -> Result<Box<dyn System>, String> {
        if self.info.inputs.is_empty() {
            return Err(format!("`{}` has no control inputs", self.info.name));
        }
        Ok(Box::new(self.at(parameters, Some(inputs))?))
    }
}
