//! The description of a freshly compiled model, in the same form as that of generated code.
//!
//! It lives as long as the process. A model is made once, so the memory is small.

use nonholonomic::catalogue::{self, DataSet, FunctionInfo, ModelInfo, ParameterInfo, RotationInfo};
use nonholonomic_codegen::ir::program::{self, Role};
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::model::{self, Description, Variable, to_f64};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::{self, MethodOption, Properties};
use nonholonomic_exec::{leaked, method_info};
use serde::{Deserialize, Serialize};

/// The listed facts about a method.
#[derive(Serialize, Deserialize)]
pub(super) struct Method {
    pub(super) name: String,
    pub(super) order: u32,
    pub(super) options: Vec<MethodOption>,
    /// Names of the numbers that a step carries and by which it is differentiated; empty for a
    /// method that is not derived.
    pub(super) carried: Vec<String>,
}

/// A function of a system: the names and lengths of its arguments, and the shape of its result.
#[derive(Serialize, Deserialize)]
pub(super) struct Function {
    pub(super) quantity: Quantity,
    pub(super) arguments: Vec<(Role, usize)>,
    pub(super) shape: Vec<usize>,
}

impl Function {
    pub(super) fn of(function: &program::Function) -> Self {
        let arguments = function.inputs.iter().map(|input| (input.role, input.symbols.len())).collect();
        Function { quantity: function.quantity, arguments, shape: function.output.shape.lengths() }
    }
}

/// The description of a model: the facts of its declaration, and all methods that apply, derived or
/// not.
#[derive(Serialize, Deserialize)]
pub struct Described {
    about: Description,
    methods: Vec<Method>,
}

impl Described {
    /// Describes a model by its mechanics and these methods.
    pub fn of(mechanics: &Mechanics, methods: &[&scheme::Method]) -> Self {
        // The names of gains depend on the system.
        let _engine = mechanics.engine().enter();
        let listed = |method: &&scheme::Method| {
            let Properties { name, order, .. } = method.properties;
            Method { name: name.to_owned(), order, options: (method.options)(mechanics), carried: Vec::new() }
        };
        Described { about: about(mechanics), methods: methods.iter().map(listed).collect() }
    }

    /// Returns whether parameters follow others, by default or in a data set.
    pub fn has_following(&self) -> bool {
        !self.about.following.is_empty() || self.about.data.iter().any(|set| !set.following.is_empty())
    }

    /// Returns the description in the form of generated code.
    pub fn info(&self) -> &'static ModelInfo {
        info(&self.about, &self.methods, &[])
    }
}

/// Returns the facts of the declaration without source locations. A running model reports no error
/// in its declaration, and is the same wherever the declaration is stored.
pub(super) fn about(mechanics: &Mechanics) -> Description {
    let mut about = mechanics.model().about.clone();
    about.data.iter_mut().for_each(|set| set.origin = Origin::Whole);
    about
}

/// Returns the description of a model with these methods and functions.
pub(super) fn info(about: &Description, methods: &[Method], functions: &[Function]) -> &'static ModelInfo {
    let mut info = ModelInfo::new(leaked(&about.name));
    info.text = about.text.as_deref().map(leaked);
    info.source = about.source.as_deref().map(leaked);
    info.coordinates = list(&about.coordinates, variable);
    info.angles = list(&about.angles, |&i| i);
    info.velocities = list(&about.velocities, variable);
    info.rotations = list(&about.groups, |group| RotationInfo {
        name: leaked(&group.name),
        dimension: group.dimension,
        first: group.first,
    });
    info.momenta = texts(&about.momenta());
    info.constraints = texts(&about.constraints);
    info.parameters = list(&about.parameters, |p| {
        let quantity = quantity(&p.name, p.unit.as_deref(), p.text.as_deref());
        ParameterInfo::new(quantity, p.default.as_ref().map(to_f64), p.positive)
    });
    info.inputs = texts(&about.inputs);
    info.changes_energy = about.changes_energy;
    info.invariants = list(&about.invariants, |name| quantity(name, None, None));
    info.data_sets = list(&about.data, |set| data_set(set, about));
    info.steps = about.steps().map(|(i, step)| (i, to_f64(step))).collect::<Vec<_>>().leak();
    info.functions = list(functions, |function| {
        let arguments = list(&function.arguments, |(role, length)| (role.name(), *length));
        FunctionInfo::new(function.quantity.name(), arguments, function.shape.clone().leak())
    });
    info.methods = list(methods, |method| method_info(&method.name, method.order, &method.options));
    Box::leak(Box::new(info))
}

fn list<A, B>(all: &[A], of: impl FnMut(&A) -> B) -> &'static [B] {
    all.iter().map(of).collect::<Vec<_>>().leak()
}

fn texts(all: &[String]) -> &'static [&'static str] {
    list(all, |text| leaked(text))
}

fn quantity(name: &str, unit: Option<&str>, text: Option<&str>) -> catalogue::Quantity {
    catalogue::Quantity::new(leaked(name), unit.map(leaked), text.map(leaked))
}

fn variable(variable: &Variable) -> catalogue::Quantity {
    quantity(&variable.name, variable.unit.as_deref(), variable.text.as_deref())
}

fn data_set(set: &model::DataSet, about: &Description) -> DataSet {
    let parameters: Vec<_> = set.differing(&about.parameters).map(|(i, value)| (i, to_f64(value))).collect();
    DataSet {
        name: leaked(&set.name),
        text: set.text.as_deref().map(leaked),
        q: list(&set.coordinates, to_f64),
        w: list(&set.velocities, to_f64),
        parameters: parameters.leak(),
        inputs: texts(&set.inputs),
    }
}
