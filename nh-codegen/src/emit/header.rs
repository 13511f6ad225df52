//! Model metadata for generated code: names, texts, units, data sets.

use crate::declaration::Expose;
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use proc_macro2::TokenStream;

/// Everything about a model that does not stand in its program: the annotated struct, names, texts, units, data.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// The struct that stands for the model.
    pub item: Item,
    /// Name of the model in the library and on the command line: `chaplygin_sleigh`.
    pub name: String,
    /// Description, where declared.
    pub text: Option<String>,
    /// Source, where declared.
    pub source: Option<String>,
    /// Coordinates q, in the order of the program's `q`.
    pub coordinates: Vec<Quantity>,
    /// Which of them are angles.
    pub angles: Vec<usize>,
    /// Velocities w, in the order of the program's `w`.
    pub velocities: Vec<Quantity>,
    /// Rotation matrices among the coordinates.
    pub rotations: Vec<Rotation>,
    /// Names of the momenta ρ on D*.
    pub momenta: Vec<String>,
    /// Number of constraints.
    pub constraints: usize,
    /// Parameters, in the order of the program's.
    pub parameters: Vec<Parameter>,
    /// Names of the control inputs.
    pub inputs: Vec<String>,
    /// Is work done by more than these?
    pub driven: bool,
    /// Declared first integrals, in the order of the program's function `invariants`.
    pub invariants: Vec<Quantity>,
    /// Defaults that depend on other parameters, each after those that it depends on: index and formula.
    pub following: Vec<(usize, Tree<Var>)>,
    /// Named initial data.
    pub data_sets: Vec<DataSet>,
    /// Functions and tables asked for beside the steppers.
    pub expose: Expose,
    /// Notes for the documentation of the generated module, one paragraph each.
    pub notes: Vec<String>,
}

/// The struct that stands for the model, as the user wrote it.
#[derive(Clone, Debug, Default)]
pub struct Item {
    /// Attributes and docs, without the one that started the generation.
    pub attributes: TokenStream,
    /// Visibility.
    pub visibility: TokenStream,
    /// Name: `ChaplyginSleigh`.
    pub name: String,
    /// Its fields, in the order of the parameters; empty for a unit struct, which is given one for each parameter.
    pub fields: Vec<Field>,
    /// The type of its fields.
    pub scalar: Scalar,
}

/// A field of the struct.
#[derive(Clone, Debug)]
pub struct Field {
    /// Attributes and docs.
    pub attributes: TokenStream,
    /// Visibility.
    pub visibility: TokenStream,
    /// The parameter's name.
    pub name: String,
}

/// The type of the struct's fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scalar {
    /// `f32`
    F32,
    /// `f64`
    #[default]
    F64,
}

/// A named quantity.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quantity {
    /// Name as declared.
    pub name: String,
    /// Unit.
    pub unit: Option<String>,
    /// Description, where declared.
    pub text: Option<String>,
}

/// A rotation matrix among the coordinates.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rotation {
    /// Its name.
    pub name: String,
    /// It is d × d.
    pub dimension: usize,
    /// The index of its first entry among the coordinates; the others follow row by row.
    pub first: usize,
}

/// A parameter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parameter {
    /// Name, unit, text.
    pub quantity: Quantity,
    /// Default value.
    pub default: Option<BigRational>,
    /// Values that are not positive are refused.
    pub positive: bool,
}

/// Named initial data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DataSet {
    /// Name.
    pub name: String,
    /// Description, where declared.
    pub text: Option<String>,
    /// Coordinates, all of them.
    pub q: Vec<BigRational>,
    /// Velocities, all of them.
    pub w: Vec<BigRational>,
    /// Parameters that differ from their defaults: (index, value).
    pub parameters: Vec<(usize, BigRational)>,
    /// Parameters that depend on others, each after those that it depends on: index and formula.
    pub following: Vec<(usize, Tree<Var>)>,
    /// Coordinates that depend on parameters: index and formula.
    pub q_formulas: Vec<(usize, Tree<Var>)>,
    /// Velocities that depend on parameters, directly or by coordinates: index and formula.
    pub w_formulas: Vec<(usize, Tree<Var>)>,
    /// Where it is moved onto the constraints, and its matrices to rotations: `q` and `w` before that.
    pub projected_from: Option<(Vec<BigRational>, Vec<BigRational>)>,
    /// The control inputs as expressions, if there are any.
    pub inputs: Vec<String>,
}

impl DataSet {
    /// Do its coordinates or velocities depend on the parameters that are in force?
    pub fn depends(&self) -> bool {
        !self.q_formulas.is_empty() || !self.w_formulas.is_empty() || self.projected_from.is_some()
    }

    /// The values of all parameters, where each has a default or is given.
    pub fn all_parameters(&self, parameters: &[Parameter]) -> Option<Vec<BigRational>> {
        let given = |i: usize| self.parameters.iter().find(|(j, _)| *j == i).map(|(_, value)| value.clone());
        parameters.iter().enumerate().map(|(i, parameter)| given(i).or_else(|| parameter.default.clone())).collect()
    }
}
