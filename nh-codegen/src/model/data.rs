//! Declared data sets: parameter values, initial configuration and velocity; and what must hold at them.

use super::numbers::eigenpairs;
use super::{FrameChoice, Model, Parameter, Point, Variable, groups, to_f64};
use crate::algebra::Expr;
use crate::declaration::{Declaration, InitialData, Name};
use crate::origin::{Diagnostic, Diagnostics, Origin, Spanned, suggest};
use crate::tree::Var;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

/// Named initial data with the parameter values that go with them, all exact as written.
#[derive(Clone, Debug, PartialEq)]
pub struct DataSet {
    /// Name.
    pub name: String,
    /// What it is.
    pub text: Option<String>,
    /// Parameter values (the defaults, unless the data set says otherwise); `None` where there is neither.
    pub parameters: Vec<Option<BigRational>>,
    /// Coordinates; where the data set does not say, zero, and of a rotation matrix the identity's.
    pub coordinates: Vec<BigRational>,
    /// Velocities; zero where the data set does not say.
    pub velocities: Vec<BigRational>,
    /// The control inputs, in the grammar of declarations: functions of `t`, coordinates, velocities and parameters. Empty where the
    /// data set does not say; where it does, one for each input.
    pub inputs: Vec<String>,
    /// Where it was declared.
    pub origin: Origin,
}

impl DataSet {
    /// As doubles, if all parameters have values.
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

/// Reads the data sets; unknown names and values given twice are reported.
pub(super) fn resolve(
    declaration: &Declaration,
    parameters: &[Parameter],
    velocities: &[Variable],
    diagnostics: &mut Diagnostics,
) -> Vec<DataSet> {
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
        let mut read =
            |which: usize, given: &[(Name, Spanned<BigRational>)]| values(initial, given, which, &kinds, diagnostics);
        let q = read(0, &initial.coordinates);
        let w = read(1, &initial.velocities);
        let own = read(2, &initial.parameters);
        let q = groups::identity_where_missing(&declaration.groups, q);
        groups::check(declaration, initial, &q, diagnostics);
        let or_zero = |values: Vec<Option<BigRational>>| {
            values.into_iter().map(|v| v.unwrap_or_else(BigRational::zero)).collect()
        };
        for (name, value) in &initial.parameters {
            let positive = parameters.iter().any(|p| p.name == name.value && p.positive);
            if positive && !value.value.is_positive() {
                let message = format!("`{}` is declared positive, but its value here is {}", name.value, value.value);
                diagnostics.push(Diagnostic::error(value.origin.clone(), message));
            }
        }
        sets.push(DataSet {
            name: initial.name.value.clone(),
            text: initial.text.clone(),
            parameters: own.into_iter().zip(parameters).map(|(own, p)| own.or_else(|| p.default.clone())).collect(),
            coordinates: q,
            velocities: or_zero(w),
            inputs: inputs(declaration, initial, &kinds, diagnostics),
            origin: initial.name.origin.clone(),
        });
    }
    sets
}

/// The control inputs of a data set as text; what is not named is 0.
fn inputs(
    declaration: &Declaration,
    initial: &InitialData,
    kinds: &[(&str, &Vec<&str>); 3],
    diagnostics: &mut Diagnostics,
) -> Vec<String> {
    let declared: Vec<&str> =
        declaration.inputs.iter().flat_map(|i| i.value.names.iter().map(|n| n.value.as_str())).collect();
    let known: Vec<&str> = kinds.iter().flat_map(|(_, names)| names.iter().copied()).chain(["t"]).collect();
    let mut given: Vec<Option<String>> = vec![None; declared.len()];
    for (name, expression) in &initial.inputs {
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

fn values(
    initial: &InitialData,
    given: &[(Name, Spanned<BigRational>)],
    which: usize,
    kinds: &[(&str, &Vec<&str>); 3],
    diagnostics: &mut Diagnostics,
) -> Vec<Option<BigRational>> {
    let (kind, names) = kinds[which];
    let mut values = vec![None; names.len()];
    for (name, value) in given {
        match names.iter().position(|n| *n == name.value) {
            Some(i) if values[i].is_some() => {
                let message = format!("`{}` is given twice in the data set `{}`", name.value, initial.name.value);
                diagnostics.push(Diagnostic::error(name.origin.clone(), message));
            }
            Some(i) => values[i] = Some(value.value.clone()),
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

/// How far declared data may be off the constraints, relative to the terms of the residual: decimal literals of ten
/// digits pass, a wrong sign or a forgotten term does not.
pub(super) const TOLERANCE: f64 = 1e-10;

/// At declared data the mass matrix is positive definite, the constraints are independent, and the velocity obeys them.
pub(super) fn check(model: &Model, diagnostics: &mut Diagnostics) {
    let coordinate = |e: &Expr| (0..model.n()).any(|i| e.depends_on(Var::Coordinate(i)));
    let constant = !model.mass_matrix.entries().iter().any(coordinate);
    if let Some(parameters) = model.default_parameters().filter(|_| constant) {
        let point = Point { parameters, ..Point::default() };
        let at = if model.parameters.is_empty() { "" } else { " at the default parameters" };
        // What is wrong by default is said once, and not again for every data set.
        if !metric(model, &point, at, &model.origins.lagrangian, diagnostics) {
            return;
        }
    }
    for set in &model.data {
        let Some(point) = set.point() else { continue };
        let at = format!(" at the data set `{}`", set.name);
        if !metric(model, &point, &at, &set.origin, diagnostics) {
            continue;
        }
        let mu = point.evaluate_matrix(&model.constraint_matrix);
        for (i, row) in mu.iter().enumerate() {
            let products = row.iter().zip(&point.velocities).map(|(a, b)| a * b);
            let terms: Vec<f64> = products.chain([-point.evaluate(&model.constraint_rates[i])]).collect();
            let residual: f64 = terms.iter().sum();
            let scale: f64 = terms.iter().map(|t| t.abs()).sum();
            if residual.is_nan() || residual.abs() > TOLERANCE * scale {
                let message =
                    format!("the data set `{}` violates constraint {}: its residual is {residual:e}", set.name, i + 1);
                let help = "initial velocities must satisfy the constraints";
                diagnostics.push(Diagnostic::error(set.origin.clone(), message).help(help));
            }
        }
        off_levels(model, set, &point, diagnostics);
        if dependent(&mu) {
            let message = format!("the constraints are not independent{at}");
            diagnostics.push(Diagnostic::error(set.origin.clone(), message));
        }
        if let FrameChoice::Declared(frame) = &model.frame
            && dependent(&point.evaluate_matrix(&frame.transpose()))
        {
            let message = format!("the columns of the frame are linearly dependent{at}");
            diagnostics.push(Diagnostic::error(set.origin.clone(), message));
        }
    }
}

/// Holonomic constraints hold, to the same digits: the distance to a level φ = 0 is |φ|/|∇φ|.
fn off_levels(model: &Model, set: &DataSet, point: &Point, diagnostics: &mut Diagnostics) {
    for level in &model.levels {
        let value = point.evaluate(&level.function);
        let slopes = (0..model.n()).map(|i| point.evaluate(&level.function.derivative(Var::Coordinate(i))));
        let slope = slopes.map(|x| x * x).sum::<f64>().sqrt();
        let size = point.coordinates.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
        let distance = value.abs() / slope;
        if distance.is_nan() || distance > TOLERANCE * size {
            let message = format!(
                "the data set `{}` violates a holonomic constraint: its value is {value:e}, {distance:e} away from 0",
                set.name
            );
            let error = Diagnostic::error(set.origin.clone(), message).label(level.origin.clone(), "this one");
            diagnostics.push(error.help("initial coordinates must satisfy the holonomic constraints"));
        }
    }
}

/// Are the rows linearly dependent, up to roundoff?
fn dependent(rows: &[Vec<f64>]) -> bool {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum();
    let gram: Vec<Vec<f64>> = rows.iter().map(|a| rows.iter().map(|b| dot(a, b)).collect()).collect();
    let pairs = eigenpairs(&gram);
    // The Gram matrix squares the ratio of the rows' singular values.
    matches!((pairs.first(), pairs.last()), (Some((least, _)), Some((most, _))) if *least <= f64::EPSILON * most)
}

/// Is the mass matrix positive definite there?
fn metric(model: &Model, point: &Point, at: &str, origin: &Origin, diagnostics: &mut Diagnostics) -> bool {
    let g = point.evaluate_matrix(&model.mass_matrix);
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
                .zip(&model.velocities)
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
