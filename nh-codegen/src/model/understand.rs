//! Resolution of a declaration: names, shapes and all parts of the model, in order.

use super::description::{self, Description, Parameter, Variable};
use super::names::{Meaning, Names};
use super::resolve::{Place, Resolver};
use super::shapes::whole;
use super::values::{Scope, Written};
use super::{
    InputMatrix, Invariant, Model, Origins, angles, branch, constraints, counted, data, forces, frame, groups,
    integrable, lagrangian, massless, matrix, shapes, symmetry, values, velocities,
};
use crate::algebra::{self, Engine, Expr};
use crate::declaration::{self, By, Declaration, Expression, Velocities};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Tree, Var};
use std::collections::HashSet;

impl Model {
    /// Resolves a declaration; one that is not `whole` is abandoned after its parts.
    pub(super) fn understand(declaration: &Declaration, whole: bool) -> Result<Model, Diagnostics> {
        let mut diagnostics = Diagnostics::new();
        for (i, parameter) in declaration.parameters.iter().enumerate() {
            if parameter.positive {
                algebra::set_positive(Var::Parameter(i));
            }
        }
        let as_declared = declaration;
        let (declaration, rotations) = &shapes::write_out(as_declared, &mut diagnostics);
        diagnostics.propagate()?;
        let names = Names::collect(declaration, &mut diagnostics);
        let d = &mut diagnostics;
        let (coordinates, velocities) = variables(declaration);
        let k = velocities.len();

        let mut resolver = Resolver::new(&names, declaration);
        let kinematics = velocities::resolve(declaration, &mut resolver, d);
        let mut definitions = resolver.definitions(d);
        definitions.retain(|(name, _)| !shapes::is_made(name));
        let lagrangian = lagrangian::resolve(declaration, &resolver, &velocities, d);
        let anchor = kinematics.as_ref().map(|k| &k.anchor);
        let mut constraints = constraints::resolve(declaration, &resolver, anchor, &velocities, d);
        if let Some(constraints) = &mut constraints {
            groups::check_rotations(rotations, &resolver, &mut constraints.set, d);
        }
        let forces = forces::resolve(declaration, &resolver, d);
        let frame = frame::resolve(declaration, &resolver, constraints.as_mut(), k, d);
        let input_matrix = inputs(declaration, &resolver, k, d);
        let symmetry = symmetry::resolve(declaration, &resolver, k, d);
        let invariants = invariants(declaration, &resolver, d);
        let scope = Scope { resolver: &resolver, declaration };
        let defaults = defaults(scope, d);
        let (parameters, following) = parameters(scope, &defaults, d);
        let data = data::resolve(scope, &parameters, &defaults, &velocities, d);
        angles::check(declaration, &resolver, d);
        angles::check_units(declaration, &resolver, d);
        d.list.extend(declaration::units::compare(declaration));
        unused(as_declared, declaration, &names, d);
        derivatives(declaration, d);
        diagnostics.propagate()?;
        if !whole {
            return Err(diagnostics);
        }

        let (Some(kinematics), Some(lagrangian), Some(constraints), Some(forces), Some(frame), Some(input_matrix)) =
            (kinematics, lagrangian, constraints, forces, frame, input_matrix)
        else {
            let message = "internal error: a part of the declaration was lost without a message";
            return Err(Diagnostic::error(Origin::Whole, message).into());
        };
        let places = constraints.origins;
        let written = description::rows(as_declared, declaration, &constraints.levels, &constraints.left_out);
        let about = Description {
            parameters,
            coordinates,
            velocities,
            constraints: written,
            following,
            data,
            ..described(declaration)
        };
        let model = Model {
            about,
            definitions,
            anchor: kinematics.anchor,
            structure: kinematics.structure,
            lagrangian,
            written_constraints: constraints.written,
            constraint_matrix: constraints.matrix,
            constraint_rates: constraints.rates,
            constraint_numbers: constraints.numbers,
            levels: constraints.levels,
            forces,
            frame,
            input_matrix,
            symmetry,
            invariants,
            methods: declaration.methods.clone(),
            expose: declaration.expose.clone(),
            derivatives: declaration.derivatives.clone(),
            diagnostics: Diagnostics::new(),
            origins: origins(declaration),
            coordinate_based: matches!(declaration.velocities, Velocities::Coordinate),
            rheonomic: false,
            by_values: resolver.is_by_values(),
            engine: Engine::current(),
        };
        finish(model, declaration, &places, diagnostics)
    }
}

/// Leaves out the constraints that follow from others, completes the metric, and checks the model.
fn finish(
    model: Model,
    declaration: &Declaration,
    places: &[Origin],
    mut diagnostics: Diagnostics,
) -> Result<Model, Diagnostics> {
    let sizes = (model.n(), model.k());
    let mut model = Model { rheonomic: model.reads_time(), ..model };
    branch::leave_out(&mut model, &mut diagnostics);
    diagnostics.propagate()?;
    branch::check(&model, &mut diagnostics);
    diagnostics.propagate()?;
    diagnostics.list.extend(massless::complete(&mut model));
    symmetry::check(&mut model, &mut diagnostics);
    assert_eq!((model.n(), model.k()), sizes);
    model.about.changes_energy = model.changes_energy();
    model.about.invariants = model.invariants.iter().map(|invariant| invariant.name.clone()).collect();
    let model = data::project(model, declaration, &mut diagnostics);
    velocities::check(&model, declaration, &mut diagnostics);
    lagrangian::check(&model, &mut diagnostics);
    diagnostics.propagate()?;
    data::check(&model, &mut diagnostics);
    diagnostics.propagate()?;
    diagnostics.extend(integrable::notes(&model, places));
    Ok(Model { diagnostics, ..model })
}

/// Returns the part of the description that is read off the declaration.
fn described(declaration: &Declaration) -> Description {
    Description {
        name: declaration.name.value.clone(),
        text: declaration.text.clone(),
        source: declaration.source.clone(),
        angles: angles::declared(declaration).map(|(i, _)| i).collect(),
        groups: groups::resolve(declaration),
        inputs: declaration.inputs.iter().flat_map(|i| i.value.names.iter().map(|n| n.value.clone())).collect(),
        ..Description::default()
    }
}

fn origins(declaration: &Declaration) -> Origins {
    Origins {
        name: declaration.name.origin.clone(),
        lagrangian: declaration.lagrangian.origin.clone(),
        constraints: declaration.constraints.origin.clone(),
        frame: declaration.frame.as_ref().map(|f| f.origin.clone()),
    }
}

/// Reads the defaults and looks up their names.
fn defaults<'a>(scope: Scope<'a>, diagnostics: &mut Diagnostics) -> Vec<Option<Written<'a>>> {
    let read = |p: &'a declaration::Parameter| scope.read(p.default.as_ref()?, "a default", false, diagnostics);
    scope.declaration.parameters.iter().map(read).collect()
}

/// Returns the parameters, and the defaults that depend on other parameters in the order of their
/// dependencies.
fn parameters(
    scope: Scope<'_>,
    defaults: &[Option<Written<'_>>],
    diagnostics: &mut Diagnostics,
) -> (Vec<Parameter>, Vec<(usize, Tree<Var>)>) {
    let order = scope.order(defaults, &|_| true, diagnostics);
    let values = order.as_deref().map(|order| scope.parameters(defaults, order, diagnostics)).unwrap_or_default();
    let mut resolve = |(i, parameter): (usize, &declaration::Parameter)| {
        let value = values.get(i).cloned().flatten();
        if let (Some(value), Some(written)) =
            (value.as_ref().filter(|v| parameter.positive && !v.is_positive()), &defaults[i])
        {
            let message = format!("`{}` is declared positive, but its default is {value}", parameter.name.value);
            diagnostics.push(Diagnostic::error(written.expression.origin.clone(), message));
        }
        let plain = |w: &&Written<'_>| w.formula.is_none() && matches!(value, Some(values::Number::Exact(_)));
        Parameter {
            name: parameter.name.value.clone(),
            written: defaults[i].as_ref().filter(|w| !plain(w)).map(|w| w.expression.to_string()),
            default: value.map(|value| value.rational()),
            unit: parameter.unit.clone(),
            text: parameter.text.clone(),
            positive: parameter.positive,
        }
    };
    let parameters = scope.declaration.parameters.iter().enumerate().map(&mut resolve).collect();
    (parameters, values::formulas(defaults, order.as_deref().unwrap_or_default()))
}

fn variables(declaration: &Declaration) -> (Vec<Variable>, Vec<Variable>) {
    let coordinates: Vec<Variable> = declaration
        .coordinates
        .iter()
        .map(|c| Variable { name: c.name.value.clone(), unit: c.unit.clone(), text: c.text.clone() })
        .collect();
    let rate = |c: &Variable| Variable {
        name: format!("{}_dot", c.name),
        unit: c.unit.as_ref().map(|unit| format!("{unit}/s")),
        text: None,
    };
    let velocities = match &declaration.velocities {
        Velocities::Coordinate => coordinates.iter().map(rate).collect(),
        Velocities::Quasi { names, .. } => {
            let mut velocities: Vec<Variable> =
                names.iter().map(|n| Variable { name: n.value.clone(), unit: None, text: None }).collect();
            for group in &declaration.groups {
                let turning = group.velocities.len() - if group.moves { group.dimension } else { 0 };
                for (i, velocity) in velocities[group.velocities.clone()].iter_mut().enumerate() {
                    let what = if i < turning { "angular velocity" } else { "velocity" };
                    velocity.text = Some(format!("{what} in the frame of the body, {}", group.name.value));
                }
            }
            for (i, coordinate) in coordinates.iter().enumerate() {
                if let Some(velocity) = declaration.own_velocity(i) {
                    velocities[velocity] = rate(coordinate);
                }
            }
            velocities
        }
    };
    (coordinates, velocities)
}

/// Returns B(q). The outer `None` means that there were errors.
#[allow(clippy::option_option, reason = "absent inputs and faulty inputs are different things")]
fn inputs(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    k: usize,
    diagnostics: &mut Diagnostics,
) -> Option<Option<InputMatrix>> {
    let Some(inputs) = &declaration.inputs else { return Some(None) };
    let place = Place { what: "the input matrix", velocities: false, time: false };
    let count = inputs.value.names.len();
    let rows = &inputs.value.matrix;
    if rows.len() != k {
        let message = format!("the input matrix has {}; there are {k} velocities", counted(rows.len(), "row"));
        diagnostics.push(Diagnostic::error(inputs.origin.clone(), message));
        return None;
    }
    let matrix = matrix(rows, count, "inputs", place, &inputs.origin, resolver, diagnostics)?;
    Some(Some(InputMatrix { matrix, origin: inputs.origin.clone() }))
}

/// Reports derivatives by variables that the model does not have.
fn derivatives(declaration: &Declaration, diagnostics: &mut Diagnostics) {
    let has_inputs = declaration.inputs.as_ref().is_some_and(|inputs| !inputs.value.names.is_empty());
    for by in &declaration.derivatives.named {
        let (exist, missing, key) = match by.value {
            By::Inputs => (has_inputs, "control inputs", "`inputs` declares them"),
            By::Parameters => {
                (!declaration.parameters.is_empty(), "parameters", "numbers in expressions are constants")
            }
            By::State | By::Step => continue,
        };
        if !exist {
            let error =
                Diagnostic::error(by.origin.clone(), format!("the system has no {missing} to differentiate by"));
            diagnostics.push(error.help(key));
        }
    }
}

fn invariants(declaration: &Declaration, resolver: &Resolver<'_>, diagnostics: &mut Diagnostics) -> Vec<Invariant> {
    let place = Place { what: "an invariant", velocities: true, time: true };
    let mut invariants: Vec<Invariant> = Vec::new();
    for (name, expression) in &declaration.invariants {
        if let Some(first) = invariants.iter().find(|i| i.name == name.value) {
            diagnostics.push(
                Diagnostic::error(name.origin.clone(), format!("the invariant `{}` is declared twice", name.value))
                    .label(first.origin.clone(), "first declared here"),
            );
        }
        let value = resolver.expr(expression, place, diagnostics);
        invariants.push(Invariant {
            name: name.value.clone(),
            // The failure has left an error, so this value is never used.
            expression: value.unwrap_or_else(Expr::zero),
            origin: name.origin.clone(),
        });
    }
    invariants
}

/// Warns of definitions and parameters that neither an expression nor a shape of the drawing reads.
fn unused(as_declared: &Declaration, declaration: &Declaration, names: &Names, diagnostics: &mut Diagnostics) {
    // A matrix that is read as a whole, as by `angular_velocity(R)`, has no entry that is read.
    let others = as_declared
        .definitions
        .iter()
        .flat_map(|(name, value)| value.names().into_iter().filter(|(read, _)| *read != name.value));
    let shapes = as_declared.drawing.iter().flat_map(|shape| shape.value.expressions());
    let read = angles::parts(as_declared).into_iter().map(|(_, part)| part).chain(shapes).flat_map(Expression::names);
    let read: HashSet<String> = read.chain(others).map(|(name, _)| name).collect();
    let mut definitions: Vec<(&declaration::Name, bool)> = Vec::new();
    let declared = declaration.definitions.iter().enumerate().filter(|(_, (name, _))| !shapes::is_made(&name.value));
    for (i, (name, _)) in declared {
        let used = names.is_used(Meaning::Definition(i)) || read.contains(whole(&name.value));
        match definitions.last_mut() {
            // The name is another entry of the same vector.
            Some((first, known)) if whole(&first.value) == whole(&name.value) => *known |= used,
            _ => definitions.push((name, used)),
        }
    }
    for (name, _) in definitions.into_iter().filter(|(_, used)| !used) {
        let message = format!("the definition `{}` is never used", whole(&name.value));
        diagnostics.push(Diagnostic::warning(name.origin.clone(), message));
    }
    for (i, parameter) in declaration.parameters.iter().enumerate() {
        if !names.is_used(Meaning::Variable(Var::Parameter(i))) && !read.contains(&parameter.name.value) {
            let message = format!("the parameter `{}` is never used", parameter.name.value);
            diagnostics.push(Diagnostic::warning(parameter.name.origin.clone(), message));
        }
    }
}
