//! Declared data sets: parameter values, initial configuration and velocity, with the conditions on
//! them.

mod conditions;
mod given;

pub(super) use self::conditions::{TOLERANCE, check};

use self::given::{inputs, values};
use super::values::{Failure, Number, Scope, Written, formulas};
use super::{Model, Parameter, Point, Variable, groups, project, to_f64};
use crate::declaration::{Declaration, Expression, InitialData};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use num_traits::Zero;
use serde::{Deserialize, Serialize};

/// Named initial data with their parameter values: exact if rational, otherwise doubles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataSet {
    /// Name.
    pub name: String,
    /// Description, if declared.
    pub text: Option<String>,
    /// Parameter values: those of the data set or the defaults; `None` without either.
    pub parameters: Vec<Option<BigRational>>,
    /// Coordinates; by default zero, and the identity for a rotation matrix.
    pub coordinates: Vec<BigRational>,
    /// Velocities; zero by default.
    pub velocities: Vec<BigRational>,
    /// Parameters that depend on others, in the order of dependency: index and formula.
    pub following: Vec<(usize, Tree<Var>)>,
    /// Coordinates that depend on parameters: index and formula.
    pub coordinate_formulas: Vec<(usize, Tree<Var>)>,
    /// Velocities that depend on parameters, directly or through coordinates: index and formula.
    pub velocity_formulas: Vec<(usize, Tree<Var>)>,
    /// The declared coordinates and velocities if the data set is projected: matrices to the
    /// nearest rotations, and the velocity onto the constraints. The values above are projected.
    pub projected_from: Option<(Vec<BigRational>, Vec<BigRational>)>,
    /// The control inputs, in the grammar of declarations: functions of `t`, coordinates,
    /// velocities and parameters. Either one for each input, or empty if the data set has none.
    pub inputs: Vec<String>,
    /// The step size of runs from these data, if declared.
    pub step: Option<BigRational>,
    /// Place of the declaration.
    pub origin: Origin,
}

impl DataSet {
    /// Returns whether its coordinates or velocities depend on the current parameters.
    pub fn depends(&self) -> bool {
        !self.coordinate_formulas.is_empty() || !self.velocity_formulas.is_empty() || self.projected_from.is_some()
    }

    /// Returns the parameters whose values differ from their defaults: index and value.
    pub fn differing<'a>(&'a self, parameters: &'a [Parameter]) -> impl Iterator<Item = (usize, &'a BigRational)> {
        let differing = self.parameters.iter().zip(parameters).enumerate();
        let differing = differing.filter(|(_, (value, parameter))| **value != parameter.default);
        differing.filter_map(|(i, (value, _))| value.as_ref().map(|value| (i, value)))
    }

    /// Returns the data as doubles, if all parameters have values.
    pub fn point(&self) -> Option<Point> {
        let floats = |values: &[BigRational]| values.iter().map(to_f64).collect();
        Some(Point {
            parameters: self.parameters.iter().map(|p| p.as_ref().map(to_f64)).collect::<Option<_>>()?,
            coordinates: floats(&self.coordinates),
            velocities: floats(&self.velocities),
            ..Point::default()
        })
    }
}

/// Reads the data sets and reports unknown names and repeated values.
pub(super) fn resolve(
    scope: Scope<'_>,
    parameters: &[Parameter],
    defaults: &[Option<Written<'_>>],
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Vec<DataSet> {
    let declaration = scope.declaration;
    let coordinates: Vec<&str> = declaration.coordinates.iter().map(|c| c.name.value.as_str()).collect();
    let velocities: Vec<&str> = velocities.iter().map(|v| v.name.as_str()).collect();
    let parameter_names: Vec<&str> = parameters.iter().map(|p| p.name.as_str()).collect();
    let kinds = [("coordinate", &coordinates), ("velocity", &velocities), ("parameter", &parameter_names)];
    let mut sets: Vec<DataSet> = Vec::new();
    for initial in &declaration.initial {
        if let Some(first) = sets.iter().find(|s| s.name == initial.name.value) {
            let message = format!("the data set `{}` is declared twice", initial.name.value);
            diagnostics.push(
                Diagnostic::error(initial.name.origin.clone(), message)
                    .label(first.origin.clone(), "first declared here"),
            );
        }
        let own = values(scope, initial, &initial.parameters, 2, &kinds, diagnostics);
        let q = values(scope, initial, &initial.coordinates, 0, &kinds, diagnostics);
        let w = values(scope, initial, &initial.velocities, 1, &kinds, diagnostics);

        let given: Vec<bool> = own.iter().map(Option::is_some).collect();
        let all: Vec<Option<Written<'_>>> =
            own.into_iter().zip(defaults).map(|(own, default)| own.or_else(|| default.clone())).collect();
        let order = scope.order(&all, &|i| given[i], diagnostics).unwrap_or_default();
        let mut said = Diagnostics::new();
        let numbers = scope.parameters(&all, &order, &mut said);
        // Errors of a default have been reported, except those that this data set causes.
        said.list.retain(|d| !diagnostics.list.contains(d));
        diagnostics.extend(said);
        refuse_negative(parameters, &all, &given, &numbers, initial, diagnostics);

        let at_parameters = |var| match var {
            Var::Parameter(i) => numbers[i].clone().ok_or(Failure::Missing(i)),
            _ => Err(Failure::Missing(usize::MAX)),
        };
        let mut evaluate = |written: &Option<Written<'_>>, value: &dyn Fn(Var) -> Result<Number, Failure>| {
            evaluate(scope, (parameters, initial), written.as_ref()?, value, diagnostics)
        };
        let rational = |numbers: &[Option<Number>]| -> Vec<Option<BigRational>> {
            numbers.iter().map(|n| n.as_ref().map(Number::rational)).collect()
        };
        let q_values: Vec<Option<Number>> = q.iter().map(|written| evaluate(written, &at_parameters)).collect();
        let coordinates = groups::identity_where_missing(&declaration.groups, rational(&q_values));
        let at_state = |var| match var {
            Var::Coordinate(i) => Ok(q_values[i].clone().unwrap_or_else(|| Number::Exact(coordinates[i].clone()))),
            var => at_parameters(var),
        };
        let w_values: Vec<Option<Number>> = w.iter().map(|written| evaluate(written, &at_state)).collect();
        if !initial.project {
            groups::check(declaration, initial, &coordinates, diagnostics);
        }
        let by_index = |values: &[Option<Written<'_>>]| formulas(values, &(0..values.len()).collect::<Vec<_>>());
        let coordinate_formulas = by_index(&q);
        let depends = |var: &Var| match var {
            Var::Coordinate(i) => coordinate_formulas.iter().any(|(j, _)| j == i),
            _ => true,
        };
        let mut velocity_formulas = by_index(&w);
        velocity_formulas.retain(|(_, formula)| formula.variables().iter().any(depends));
        let velocities: Vec<BigRational> =
            rational(&w_values).into_iter().map(|v| v.unwrap_or_else(BigRational::zero)).collect();
        sets.push(DataSet {
            name: initial.name.value.clone(),
            text: initial.text.clone(),
            parameters: rational(&numbers),
            projected_from: initial.project.then(|| (coordinates.clone(), velocities.clone())),
            velocities,
            following: formulas(&all, &order),
            coordinate_formulas,
            velocity_formulas,
            inputs: inputs(scope, initial, &kinds, diagnostics),
            step: initial.step.as_ref().and_then(|written| step(scope, written, diagnostics)),
            origin: initial.name.origin.clone(),
            coordinates,
        });
    }
    sets
}

/// Evaluates an entry of a data set. It reports errors, and parameters without a value.
fn evaluate(
    scope: Scope<'_>,
    (parameters, initial): (&[Parameter], &InitialData),
    written: &Written<'_>,
    value: &dyn Fn(Var) -> Result<Number, Failure>,
    diagnostics: &mut Diagnostics,
) -> Option<Number> {
    match scope.number(written.expression, value) {
        Ok(number) => return Some(number),
        Err(Failure::Wrong(diagnostic)) => diagnostics.push(*diagnostic),
        Err(Failure::Missing(i)) => {
            if let Some(parameter) = parameters.get(i) {
                let (name, set) = (&parameter.name, &initial.name.value);
                let message = format!("`{name}` has no value: it has no default, and the data set `{set}` gives none");
                diagnostics.push(Diagnostic::error(written.expression.origin.clone(), message));
            }
        }
    }
    None
}

/// Returns the step size of a data set: a positive number. It contains no names, because it would
/// have to follow their values.
fn step(scope: Scope<'_>, written: &Expression, diagnostics: &mut Diagnostics) -> Option<BigRational> {
    let names = written.names();
    if !names.is_empty() {
        for (name, origin) in names {
            let message = format!("the step of a data set is a number and may not contain `{name}`");
            diagnostics.push(Diagnostic::error(origin.clone(), message));
        }
        return None;
    }
    match scope.number(written, &|_| Err(Failure::Missing(usize::MAX))) {
        // In generated code the step size is a floating-point number.
        Ok(number) if number.float() > 0.0 && number.float().is_finite() => Some(number.rational()),
        Ok(number) => {
            let message = format!("the step of a data set must be a positive number, not {number}");
            diagnostics.push(Diagnostic::error(written.origin.clone(), message));
            None
        }
        Err(Failure::Wrong(diagnostic)) => {
            diagnostics.push(*diagnostic);
            None
        }
        Err(Failure::Missing(_)) => None,
    }
}

/// Checks that the values of positive parameters are positive, both direct and dependent ones.
fn refuse_negative(
    parameters: &[Parameter],
    all: &[Option<Written<'_>>],
    given: &[bool],
    numbers: &[Option<Number>],
    initial: &InitialData,
    diagnostics: &mut Diagnostics,
) {
    for (i, parameter) in parameters.iter().enumerate().filter(|(_, p)| p.positive) {
        let Some(value) = numbers.get(i).and_then(Option::as_ref).filter(|value| !value.is_positive()) else {
            continue;
        };
        // A default alone has been reported already.
        if !given[i] && parameter.default == Some(value.rational()) {
            continue;
        }
        let here = all[i].as_ref().filter(|_| given[i]).map(|written| written.expression.origin.clone());
        let message = format!("`{}` is declared positive, but its value here is {value}", parameter.name);
        diagnostics.push(Diagnostic::error(here.unwrap_or_else(|| initial.name.origin.clone()), message));
    }
}

/// Projects the data sets that request it.
pub(super) fn project(mut model: Model, declaration: &Declaration, diagnostics: &mut Diagnostics) -> Model {
    let mut sets = std::mem::take(&mut model.about.data);
    for (set, initial) in sets.iter_mut().zip(&declaration.initial).filter(|(_, initial)| initial.project) {
        project::project(&model, set);
        groups::check(declaration, initial, &set.coordinates, diagnostics);
    }
    model.about.data = sets;
    model
}
