//! Descriptions of models.

use crate::methods::{Method, OptionInfo};
use crate::step::Discretize;

/// A named quantity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quantity {
    /// Name as declared, such as `theta` or `theta_dot`.
    pub name: &'static str,
    /// Unit, such as `rad`, if declared.
    pub unit: Option<&'static str>,
    /// Description, if declared.
    pub text: Option<&'static str>,
}

impl Quantity {
    /// Creates a quantity from its parts.
    pub const fn new(name: &'static str, unit: Option<&'static str>, text: Option<&'static str>) -> Self {
        Quantity { name, unit, text }
    }
}

/// A parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParameterInfo {
    /// Name, unit, text.
    pub quantity: Quantity,
    /// Default value.
    pub default: Option<f64>,
    /// Whether it must be positive.
    pub positive: bool,
}

impl ParameterInfo {
    /// Creates a parameter from its parts.
    pub const fn new(quantity: Quantity, default: Option<f64>, positive: bool) -> Self {
        ParameterInfo { quantity, default, positive }
    }
}

/// A named set of initial data.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DataSet {
    /// Its name. The first data set of a model is the default.
    pub name: &'static str,
    /// Description, if declared.
    pub text: Option<&'static str>,
    /// All coordinates, in the order of declaration.
    pub q: &'static [f64],
    /// All velocities.
    pub w: &'static [f64],
    /// The parameters that differ from their defaults: (index, value).
    pub parameters: &'static [(usize, f64)],
    /// The control inputs, if the data set has any: expressions of `t`, the coordinates, the
    /// velocities and the parameters.
    pub inputs: &'static [&'static str],
}

/// A method that was generated for a model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MethodInfo {
    /// Name, such as `gonzalez`.
    pub name: &'static str,
    /// Order of convergence with the default options.
    pub order: u32,
    /// Numbers that its steppers take besides the step size, in the order of the arguments. They
    /// may depend on the model.
    pub options: &'static [OptionInfo],
}

impl MethodInfo {
    /// Returns the description of the method `M` of the system `S`.
    pub const fn of<S: Discretize<M>, M: Method>() -> Self {
        MethodInfo { name: M::NAME, order: M::ORDER, options: S::OPTIONS }
    }
}

/// A rotation matrix R ∈ SO(d) among the coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RotationInfo {
    /// Name, such as `R`. Its entries are the coordinates `R11`, `R12`, ….
    pub name: &'static str,
    /// The dimension d.
    pub dimension: usize,
    /// The index of `R11` among the coordinates; the others follow row by row.
    pub first: usize,
}

/// A function of a model for [`DynSystem::evaluate`](super::DynSystem::evaluate).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FunctionInfo {
    /// Its name, such as `mass_matrix`.
    pub name: &'static str,
    /// Its arguments, (name, length), such as `("q", 3)`.
    pub arguments: &'static [(&'static str, usize)],
    /// Shape of the result: `[]` one number, `[n]` a vector, `[rows, columns]`, `[matrices, rows,
    /// columns]`.
    pub shape: &'static [usize],
}

impl FunctionInfo {
    /// Creates a function from its parts.
    pub const fn new(name: &'static str, arguments: &'static [(&'static str, usize)], shape: &'static [usize]) -> Self {
        FunctionInfo { name, arguments, shape }
    }
}

/// Description of a model.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ModelInfo {
    /// Name, such as `chaplygin_sleigh`.
    pub name: &'static str,
    /// Description, if declared.
    pub text: Option<&'static str>,
    /// The source of the model, if declared.
    pub source: Option<&'static str>,
    /// Coordinates q.
    pub coordinates: &'static [Quantity],
    /// Indices of the coordinates that are angles: values that differ by 2π are equivalent. The
    /// values of a state do not jump.
    pub angles: &'static [usize],
    /// Velocities or quasi-velocities w.
    pub velocities: &'static [Quantity],
    /// Rotation matrices among the coordinates.
    /// [`System::group_defect_of`](crate::System::group_defect_of) is their distance from their
    /// groups, and the model has the functions `group_defect` and `group_determinants`.
    pub rotations: &'static [RotationInfo],
    /// Momenta ρ on D*.
    pub momenta: &'static [&'static str],
    /// Constraints as declared, one for each row of μ; "… = 0" is implied.
    pub constraints: &'static [&'static str],
    /// Parameters.
    pub parameters: &'static [ParameterInfo],
    /// Names of the control inputs.
    pub inputs: &'static [&'static str],
    /// Whether forces, friction, constraints that prescribe a velocity, or the time do work on it,
    /// besides control inputs.
    pub changes_energy: bool,
    /// Declared first integrals.
    pub invariants: &'static [Quantity],
    /// Named initial data.
    pub data_sets: &'static [DataSet],
    /// The step sizes of data sets that declare one: (index of the data set, step size).
    pub steps: &'static [(usize, f64)],
    /// Methods, the default first.
    pub methods: &'static [MethodInfo],
    /// Functions.
    pub functions: &'static [FunctionInfo],
}

impl ModelInfo {
    /// Creates a model with a name and nothing else.
    pub const fn new(name: &'static str) -> Self {
        ModelInfo {
            name,
            text: None,
            source: None,
            coordinates: &[],
            angles: &[],
            velocities: &[],
            rotations: &[],
            momenta: &[],
            constraints: &[],
            parameters: &[],
            inputs: &[],
            changes_energy: false,
            invariants: &[],
            data_sets: &[],
            steps: &[],
            methods: &[],
            functions: &[],
        }
    }

    /// Returns the data set of that name; `-` and `_` are equivalent.
    pub fn data_set(&self, name: &str) -> Option<&'static DataSet> {
        self.data_sets.iter().find(|set| same_name(name, set.name))
    }

    /// Returns the step size that the data set of that name declares for runs from it. Returns
    /// `None` if it declares none, or if there is no such data set.
    pub fn step(&self, name: &str) -> Option<f64> {
        let index = self.data_sets.iter().position(|set| same_name(name, set.name))?;
        self.steps.iter().find(|(set, _)| *set == index).map(|(_, step)| *step)
    }

    /// Returns the method of that name; `-` and `_` are equivalent.
    pub fn method(&self, name: &str) -> Option<&'static MethodInfo> {
        self.methods.iter().find(|method| same_name(name, method.name))
    }

    /// Writes the parameters of a data set, or the defaults for `None`, replaced by those `given`
    /// by index. It equals [`Model::parameter_values`](super::Model::parameter_values) if no
    /// parameter depends on others.
    pub fn parameter_values(&self, set: Option<&str>, given: &[(usize, f64)], out: &mut [f64]) -> Option<()> {
        let own = match set {
            Some(name) => self.data_set(name)?.parameters,
            None => &[],
        };
        let values = out.get_mut(..self.parameters.len())?;
        for (value, parameter) in values.iter_mut().zip(self.parameters) {
            *value = parameter.default.unwrap_or(f64::NAN);
        }
        for (i, value) in own.iter().chain(given) {
            *values.get_mut(*i)? = *value;
        }
        Some(())
    }
}

/// Returns the coordinates and velocities of the data set with this name.
pub fn data_set<const N: usize, const K: usize>(
    name: &str,
    sets: &[(&str, [f64; N], [f64; K])],
) -> Option<([f64; N], [f64; K])> {
    sets.iter().find(|(known, ..)| same_name(name, known)).map(|&(_, q, w)| (q, w))
}

/// Returns whether two names are equal, `-` and `_` being the same letter.
pub fn same_name(a: &str, b: &str) -> bool {
    let letter = |byte| if byte == b'-' { b'_' } else { byte };
    a.bytes().map(letter).eq(b.bytes().map(letter))
}
