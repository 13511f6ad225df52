//! Declarations that run at once: what was compiled, executed as it is, without a compiler of Rust.
//!
//! The program that generated code is written from is laid out as code on numbered cells; its blocks of equations are solved by the
//! runtime's own Newton's method. The functions, their order in each expression and the stopping rules are those of generated code, so that
//! the numbers are the same to the last bit.

mod assemble;
mod code;
mod name;
mod order;
mod program;
mod routine;
mod solve;
mod stepper;
mod system;

use crate::inputs;
use crate::library::{one_line, option};
use crate::registry::{DataSet, Inputs, Model, ModelInfo, Quantity, Rotation, System};
use name::Name;
use nonholonomic::generated as rt;
use nonholonomic_codegen::model::{self, Variable, to_f64};
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::tree::{Tree, Var};
use program::Tape;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use system::TapeSystem;

/// A compiled declaration as a model that runs.
pub struct Declared {
    info: ModelInfo,
    tape: Arc<Tape>,
    parameters: Vec<Parameter>,
    /// Defaults that depend on other parameters, in the order in which they can be computed.
    following: Formulas,
    data: Vec<Data>,
    rotations: Arc<[(&'static str, Rotation)]>,
    input_names: Vec<&'static str>,
}

/// Numbers that depend on others: index and formula.
type Formulas = Vec<(usize, Tree<Var>)>;

#[derive(Serialize, Deserialize)]
struct Parameter {
    name: Name,
    default: f64,
    positive: bool,
}

/// A declared data set, as doubles.
#[derive(Serialize, Deserialize)]
struct Data {
    name: String,
    /// Numbers; a parameter without a value is NaN.
    values: DataSet,
    /// Parameters, coordinates and velocities that depend on others.
    formulas: [Formulas; 3],
    /// Coordinates and velocities before they are moved to where they must be.
    projected_from: Option<(Vec<f64>, Vec<f64>)>,
}

impl Data {
    fn of(set: &model::DataSet) -> Data {
        let floats = |values: &[_]| values.iter().map(to_f64).collect();
        Data {
            name: set.name.clone(),
            values: DataSet {
                // A parameter without a value is for the caller to set; until then it is refused as not finite.
                parameters: set.parameters.iter().map(|p| p.as_ref().map_or(f64::NAN, to_f64)).collect(),
                q: floats(&set.coordinates),
                v: floats(&set.velocities),
                inputs: set.inputs.clone(),
            },
            formulas: [set.following.clone(), set.coordinate_formulas.clone(), set.velocity_formulas.clone()],
            projected_from: set.projected_from.as_ref().map(|(q, w)| (floats(q), floats(w))),
        }
    }
}

impl Declared {
    /// The model of compiled code.
    ///
    /// # Errors
    /// Methods that solve more equations at once than can be solved here.
    pub fn new(compiled: &Compiled) -> Result<Self, String> {
        let about = &compiled.mechanics.model().about;
        let quantity = |v: &Variable| Quantity { name: v.name.clone(), unit: v.unit.clone(), text: v.text.clone() };
        let rotations = about.groups.iter();
        let rotations = rotations.map(|g| Rotation { name: g.name.clone(), dimension: g.dimension, first: g.first });
        let tape = Tape::of(&compiled.program)?;
        let options = tape.steppers.iter().flat_map(|s| s.options.0.iter().map(|o| option(s.method.0, o)));
        let info = ModelInfo {
            name: about.name.clone(),
            summary: one_line(about.text.as_deref()),
            source: one_line(about.source.as_deref()),
            coordinates: about.coordinates.iter().map(quantity).collect(),
            angles: about.angles.clone(),
            velocities: about.velocities.iter().map(quantity).collect(),
            rotations: rotations.collect(),
            parameters: about
                .parameters
                .iter()
                .map(|p| Quantity { name: p.name.clone(), unit: p.unit.clone(), text: p.text.clone() })
                .collect(),
            constraints: about.constraints.clone(),
            inputs: about.inputs.clone(),
            driven: about.driven,
            invariants: about.invariants.clone(),
            data_sets: about.data.iter().map(|data| data.name.clone()).collect(),
            methods: tape.steppers.iter().map(|stepper| stepper.method.0.to_owned()).collect(),
            options: options.collect(),
            orders: compiled.methods.iter().map(|method| method.properties.order).collect(),
            momenta: about.momenta(),
        };
        let parameters = about.parameters.iter().map(|p| Parameter {
            name: Name::of(&p.name),
            default: p.default.as_ref().map_or(f64::NAN, to_f64),
            positive: p.positive,
        });
        let data = about.data.iter().map(Data::of).collect();
        Ok(Self::of((info, tape, parameters.collect(), about.following.clone(), data)))
    }

    fn of((info, tape, parameters, following, data): Parts) -> Self {
        let rotations = info.rotations.iter().map(|rotation| (Name::of(&rotation.name).0, rotation.clone()));
        Declared {
            rotations: rotations.collect(),
            input_names: info.inputs.iter().map(|name| Name::of(name).0).collect(),
            tape: Arc::new(tape),
            info,
            parameters,
            following,
            data,
        }
    }

    /// The model as bytes, for [`Declared::from_bytes`] of the same version of this crate: what was derived by one process can be run by
    /// another.
    ///
    /// # Errors
    /// None that is known; what the serialiser says.
    pub fn to_bytes(&self) -> Result<Vec<u8>, String> {
        let Declared { info, tape, parameters, following, data, .. } = self;
        postcard::to_allocvec(&(info, &**tape, parameters, following, data)).map_err(|error| error.to_string())
    }

    /// The model of such bytes.
    ///
    /// # Errors
    /// Bytes that are none of a model.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        postcard::from_bytes::<Parts>(bytes).map(Self::of).map_err(|error| error.to_string())
    }

    fn at(&self, parameters: &[f64], inputs: Option<Inputs>) -> Result<TapeSystem, String> {
        for (value, parameter) in parameters.iter().zip(&self.parameters) {
            let checked = if parameter.positive { rt::positive } else { rt::finite };
            checked(parameter.name.0, *value).map_err(|error| error.to_string())?;
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

    fn set(&self, name: &str) -> Option<&Data> {
        self.data.iter().find(|set| set.name == name)
    }
}

/// Parts of a model.
type Parts = (ModelInfo, Tape, Vec<Parameter>, Formulas, Vec<Data>);

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
        self.set(name).map(|set| set.values.clone())
    }

    fn data_with(&self, name: Option<&str>, given: &[(usize, f64)]) -> Option<DataSet> {
        let set = match name {
            Some(name) => Some(self.set(name)?),
            None => None,
        };
        let mut parameters: Vec<f64> = match set {
            Some(set) => set.values.parameters.clone(),
            None => self.parameters.iter().map(|p| p.default).collect(),
        };
        for &(i, value) in given {
            *parameters.get_mut(i)? = value;
        }
        let following = set.map_or(&self.following, |set| &set.formulas[0]);
        for (i, formula) in following.iter().filter(|(i, _)| given.iter().all(|(j, _)| j != i)) {
            parameters[*i] = value(formula, &parameters, &[]);
        }
        let Some(set) = set else { return Some(self.info.at_zero(parameters)) };
        let mut data = set.values.clone();
        data.parameters = parameters;
        if given.is_empty() {
            return Some(data);
        }
        if let Some(moved) = &set.projected_from {
            (data.q, data.v) = moved.clone();
        }
        let [_, coordinates, velocities] = &set.formulas;
        for (i, formula) in coordinates {
            data.q[*i] = value(formula, &data.parameters, &[]);
        }
        for (i, formula) in velocities {
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
