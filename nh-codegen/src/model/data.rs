//! Declared data sets: parameter values, initial configuration and velocity, with the conditions on
//! them.

use super::numbers::eigenpairs;
use super::resolve::Place;
use super::values::{Failure, Number, Scope, Written, formulas};
use super::{FrameChoice, Model, Parameter, Point, Variable, groups, names::Meaning, project, to_f64};
use crate::algebra::Expr;
use crate::declaration::{Declaration, Expression, ExpressionKind, InitialData, Name, parse_expression, tokens};
use crate::origin::{Diagnostic, Diagnostics, Origin, Topic, suggest};
use crate::tree::{Tree, Var, text};
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

/// Returns the control inputs of a data set as text with definitions written out; inputs without a
/// value are 0.
fn inputs(
    scope: Scope<'_>,
    initial: &InitialData,
    kinds: &[(&str, &Vec<&str>); 3],
    diagnostics: &mut Diagnostics,
) -> Vec<String> {
    let declaration = scope.declaration;
    let declared: Vec<&str> =
        declaration.inputs.iter().flat_map(|i| i.value.names.iter().map(|n| n.value.as_str())).collect();
    let known: Vec<&str> = kinds.iter().flat_map(|(_, names)| names.iter().copied()).chain(["t"]).collect();
    let mut given: Vec<Option<String>> = vec![None; declared.len()];
    for (name, expression) in &initial.inputs {
        let expression = written_out(scope, expression, diagnostics);
        for (used, origin) in expression.names() {
            if !known.contains(&used.as_str()) {
                let message = format!("`{used}` is not `t`, a coordinate, a velocity or a parameter");
                let mut diagnostic = Diagnostic::error(origin.clone(), message);
                if let Some(candidate) = suggest(&used, known.iter().copied()) {
                    diagnostic = diagnostic.help(format!("did you mean `{candidate}`?"));
                }
                diagnostics.push(diagnostic);
            }
        }
        match declared.iter().position(|n| *n == name.value) {
            Some(i) if given[i].is_some() => {
                let message = format!("`{}` is given twice in the data set `{}`", name.value, initial.name.value);
                diagnostics.push(Diagnostic::error(name.origin.clone(), message));
            }
            Some(i) => given[i] = Some(expression.to_string()),
            None => {
                let message = format!("`{}` is not a control input", name.value);
                let mut diagnostic = Diagnostic::error(name.origin.clone(), message);
                if let Some(candidate) = suggest(&name.value, declared.iter().copied()) {
                    diagnostic = diagnostic.help(format!("did you mean `{candidate}`?"));
                }
                diagnostics.push(diagnostic);
            }
        }
    }
    if initial.inputs.is_empty() {
        return Vec::new();
    }
    given.into_iter().map(|text| text.unwrap_or_else(|| "0".to_owned())).collect()
}

/// Returns an expression with its definitions written out.
fn written_out(scope: Scope<'_>, expression: &Expression, diagnostics: &mut Diagnostics) -> Expression {
    use ExpressionKind as Kind;
    let mut inner = |part: &Expression| Box::new(written_out(scope, part, diagnostics));
    let kind = match &expression.kind {
        Kind::Number(_) | Kind::Pi => return expression.clone(),
        Kind::Name(name) | Kind::Dot(name)
            if !matches!(scope.resolver.names.find(name), Some(Meaning::Definition(_))) =>
        {
            return expression.clone();
        }
        Kind::Name(_) | Kind::Dot(_) | Kind::Rate(_) | Kind::List(_) | Kind::Index(..) | Kind::Apply(..) => {
            let place = Place { what: "a control input", velocities: true, time: true };
            let declaration = scope.declaration;
            let name = |variable: &Var| match *variable {
                Var::Coordinate(i) => declaration.coordinates[i].name.value.clone(),
                Var::Velocity(i) => declaration.velocity_name(i),
                Var::Parameter(i) => declaration.parameters[i].name.value.clone(),
                _ => "t".to_owned(),
            };
            let tree = scope.resolver.written_out(expression, place, diagnostics);
            let start = tokens::Position { path: String::new(), line: 1, column: 1 };
            let read = |tree| parse_expression(&tokens::lex(&text(&tree, &name), start).ok()?, &expression.origin).ok();
            return match tree.and_then(read) {
                Some(read) => Expression { kind: read.kind, origin: expression.origin.clone() },
                None => Expression { kind: Kind::Number(BigRational::zero()), origin: expression.origin.clone() },
            };
        }
        Kind::Negate(part) => Kind::Negate(inner(part)),
        Kind::Binary(operator, left, right) => Kind::Binary(*operator, inner(left), inner(right)),
        Kind::Power(base, exponent) => Kind::Power(inner(base), inner(exponent)),
        Kind::Call(function, argument) => Kind::Call(*function, inner(argument)),
        Kind::Call2(function, first, second) => Kind::Call2(*function, inner(first), inner(second)),
    };
    Expression { kind, origin: expression.origin.clone() }
}

/// Returns the values that a data set gives to the quantities of one kind.
fn values<'a>(
    scope: Scope<'_>,
    initial: &InitialData,
    given: &'a [(Name, Expression)],
    which: usize,
    kinds: &[(&str, &Vec<&str>); 3],
    diagnostics: &mut Diagnostics,
) -> Vec<Option<Written<'a>>> {
    let (kind, names) = kinds[which];
    let what = ["an initial coordinate", "an initial velocity", "a parameter of a data set"][which];
    let mut values: Vec<Option<Written<'a>>> = vec![None; names.len()];
    let mut seen = vec![false; names.len()];
    for (name, value) in given {
        match names.iter().position(|n| *n == name.value) {
            Some(i) if seen[i] => {
                let message = format!("`{}` is given twice in the data set `{}`", name.value, initial.name.value);
                diagnostics.push(Diagnostic::error(name.origin.clone(), message));
            }
            Some(i) => {
                seen[i] = true;
                values[i] = scope.read(value, what, which == 1, diagnostics);
            }
            None => {
                let mut diagnostic =
                    Diagnostic::error(name.origin.clone(), format!("`{}` is not a {kind}", name.value));
                if let Some((other, _)) = kinds.iter().find(|(_, names)| names.contains(&name.value.as_str())) {
                    diagnostic = diagnostic.help(format!("it is a {other}"));
                } else if let Some(candidate) = suggest(&name.value, names.iter().copied()) {
                    diagnostic = diagnostic.help(format!("did you mean `{candidate}`?"));
                }
                diagnostics.push(diagnostic);
            }
        }
    }
    values
}

/// Tolerance of declared data on the constraints, relative to the terms of the residual. Decimal
/// literals of ten digits pass; a wrong sign or a missing term does not.
pub(super) const TOLERANCE: f64 = 1e-10;

/// Checks, at declared data, that the mass matrix is positive definite, the constraints are
/// independent, and the velocity satisfies them.
pub(super) fn check(model: &Model, diagnostics: &mut Diagnostics) {
    let coordinate = |e: &Expr| (0..model.n()).any(|i| e.depends_on(Var::Coordinate(i)));
    let constant = !model.lagrangian.mass_matrix().entries().iter().any(coordinate);
    if let Some(parameters) = model.default_parameters().filter(|_| constant) {
        let point = Point { parameters, ..Point::default() };
        let at = if model.about.parameters.is_empty() { "" } else { " at the default parameters" };
        // A fault at the defaults is reported once, not for every data set.
        if !metric(model, &point, at, &model.origins.lagrangian, diagnostics) {
            return;
        }
    }
    for set in &model.about.data {
        let Some(point) = set.point() else { continue };
        let at = format!(" at the data set `{}`", set.name);
        if !finite(model, &point, set, diagnostics) {
            continue;
        }
        if !metric(model, &point, &at, &set.origin, diagnostics) {
            continue;
        }
        let mu = model.constraints_at(&point);
        for (i, row) in mu.iter().enumerate() {
            let products = row.iter().zip(&point.velocities).map(|(a, b)| a * b);
            let terms: Vec<f64> = products.chain([-point.evaluate(&model.constraint_rates[i])]).collect();
            let residual: f64 = terms.iter().sum();
            let scale: f64 = terms.iter().map(|t| t.abs()).sum();
            // If all terms are rounding residues of zero, they are not compared with one another.
            let largest = |list: &[f64]| list.iter().fold(0.0_f64, |size, x| size.max(x.abs()));
            let rounding = f64::EPSILON * largest(row) * largest(&point.velocities);
            if residual.is_nan() || residual.abs() > TOLERANCE * scale + rounding {
                let number = model.constraint_numbers[i];
                let message =
                    format!("the data set `{}` violates constraint {number}: its residual is {residual:e}", set.name);
                let help = "initial velocities must satisfy the constraints; `project: true` moves them there";
                diagnostics.push(Diagnostic::error(set.origin.clone(), message).help(help).see(Topic::Constraints));
            }
        }
        off_levels(model, set, &point, diagnostics);
        if dependent(&mu) {
            let message = format!("the constraints are not independent{at}");
            diagnostics.push(Diagnostic::error(set.origin.clone(), message).see(Topic::Rank));
        }
        if let FrameChoice::Declared(frame) = &model.frame
            && dependent(&point.evaluate_matrix(&frame.transpose()))
        {
            let message = format!("the columns of the frame are linearly dependent{at}");
            diagnostics.push(Diagnostic::error(set.origin.clone(), message).see(Topic::Frame));
        }
    }
}

/// Checks that the motion is finite at a data set: no logarithm of 0, no root of a negative number,
/// no division by a parameter that is 0.
fn finite(model: &Model, point: &Point, set: &DataSet, diagnostics: &mut Diagnostics) -> bool {
    let parts = [("the Lagrangian", model.lagrangian.declared_natural())].into_iter();
    let parts = parts.chain(model.written_constraints.iter().map(|tree| ("a constraint", tree)));
    let parts = parts.chain(model.forces.all.iter().map(|force| (force.kind.title, &force.tree)));
    let value = |tree: &Tree<Var>| tree.evaluate(&|var| point.value(var));
    let Some((what, value)) = parts.map(|(what, tree)| (what, value(tree))).find(|(_, value)| !value.is_finite())
    else {
        return true;
    };
    let value = if value.is_nan() { "not a number".to_owned() } else { value.to_string() };
    let message = format!("{what} is not finite at the data set `{}`: it is {value}", set.name);
    let help = "logarithms of 0, roots of negative numbers and divisions by 0 have no value; start elsewhere, or with other parameters";
    diagnostics.push(Diagnostic::error(set.origin.clone(), message).help(help));
    false
}

/// Reports holonomic constraints that do not hold to the same tolerance. The distance to a level φ
/// = 0 is |φ|/|∇φ|.
fn off_levels(model: &Model, set: &DataSet, point: &Point, diagnostics: &mut Diagnostics) {
    for level in &model.levels {
        let value = point.evaluate(&level.function);
        let slope = model.slopes_of(level)(point).into_iter().map(|x| x * x).sum::<f64>().sqrt();
        let size = point.coordinates.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
        let distance = value.abs() / slope;
        if distance.is_nan() || distance > TOLERANCE * size {
            let name = &set.name;
            let (message, help) = match set.projected_from {
                None => (
                    format!(
                        "the data set `{name}` violates a holonomic constraint: its value is {value:e}, {distance:e} away from 0"
                    ),
                    "initial coordinates must satisfy the holonomic constraints; `project: true` moves them there",
                ),
                Some(_) => (
                    format!(
                        "the data set `{name}` cannot be moved onto a holonomic constraint: its value stays {value:e}"
                    ),
                    "start from coordinates nearer to a point where it is 0, if there is one",
                ),
            };
            let error = Diagnostic::error(set.origin.clone(), message).label(level.origin.clone(), "this one");
            diagnostics.push(error.help(help));
        }
    }
}

/// Returns whether the rows are linearly dependent, up to roundoff.
fn dependent(rows: &[Vec<f64>]) -> bool {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum();
    let gram: Vec<Vec<f64>> = rows.iter().map(|a| rows.iter().map(|b| dot(a, b)).collect()).collect();
    let pairs = eigenpairs(&gram);
    // The Gram matrix squares the ratio of the rows' singular values.
    matches!((pairs.first(), pairs.last()), (Some((least, _)), Some((most, _))) if *least <= f64::EPSILON * most)
}

/// Returns whether the mass matrix is positive definite at the point.
fn metric(model: &Model, point: &Point, at: &str, origin: &Origin, diagnostics: &mut Diagnostics) -> bool {
    let g = model.mass_at(point);
    if g.iter().flatten().any(|x| !x.is_finite()) {
        diagnostics.push(Diagnostic::error(origin.clone(), format!("the mass matrix is not finite{at}")));
        return false;
    }
    let pairs = eigenpairs(&g);
    let largest = pairs.last().map_or(0.0, |p| p.0.abs());
    match pairs.first() {
        Some((smallest, vector)) if *smallest <= f64::EPSILON * largest => {
            let direction: Vec<String> = vector
                .iter()
                .zip(&model.about.velocities)
                .filter(|(x, _)| x.abs() > 1e-9)
                .map(|(x, v)| format!("{} = {x:.3}", v.name))
                .collect();
            let message = format!(
                "the mass matrix is not positive definite{at}: its smallest eigenvalue is {smallest:.3e}, along `{}`",
                direction.join(", ")
            );
            diagnostics.push(Diagnostic::error(origin.clone(), message));
            false
        }
        _ => true,
    }
}
