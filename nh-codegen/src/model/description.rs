//! Description of a system for people and tools: names, texts, units, data.

use super::{DataSet, Level, RotationBlock};
use crate::declaration::{BinaryOperator, Constraints, Declaration, Expression, ExpressionKind, Velocities};
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use serde::{Deserialize, Serialize};

/// A parameter of the model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parameter {
    /// Name.
    pub name: String,
    /// Default value: exact if rational, otherwise the nearest double.
    pub default: Option<BigRational>,
    /// The default as written, if it is more than a rational number.
    pub written: Option<String>,
    /// Unit, such as `kg`.
    pub unit: Option<String>,
    /// Description, if declared.
    pub text: Option<String>,
    /// Whether values that are not positive are rejected.
    pub positive: bool,
}

/// A coordinate or a velocity.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Variable {
    /// Name: `theta`, `theta_dot`, or the declared name of a quasi-velocity.
    pub name: String,
    /// Unit, such as `rad`, if known.
    pub unit: Option<String>,
    /// Description, if declared.
    pub text: Option<String>,
}

/// Names, texts, units and data of a system: its description in generated code and tools beside the
/// mechanics.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Description {
    /// Name of the system, as declared.
    pub name: String,
    /// Description, if declared.
    pub text: Option<String>,
    /// Source, if declared.
    pub source: Option<String>,
    /// Parameters, in the order of declaration ([`Var::Parameter`]).
    pub parameters: Vec<Parameter>,
    /// Coordinates q ([`Var::Coordinate`]).
    pub coordinates: Vec<Variable>,
    /// Indices of the angles: values that differ by 2π are equivalent. The state itself has no
    /// jumps.
    pub angles: Vec<usize>,
    /// Velocities w ([`Var::Velocity`]).
    pub velocities: Vec<Variable>,
    /// Rotation matrices among the coordinates.
    pub groups: Vec<RotationBlock>,
    /// Constraints as written, one for each row of μ ("… = 0" is understood).
    pub constraints: Vec<String>,
    /// Names of the control inputs u ([`Var::Input`]).
    pub inputs: Vec<String>,
    /// Whether anything else does work: forces, friction, constraints that prescribe a velocity,
    /// the time.
    pub changes_energy: bool,
    /// Names of the declared first integrals.
    pub invariants: Vec<String>,
    /// Defaults that depend on other parameters, in the order of dependency: index and formula.
    pub following: Vec<(usize, Tree<Var>)>,
    /// Declared initial data with their parameter values; the first is the default.
    pub data: Vec<DataSet>,
}

impl Description {
    /// Returns the names of the momenta ρ on D*, one for each dimension of D.
    pub fn momenta(&self) -> Vec<String> {
        (1..=self.velocities.len() - self.constraints.len()).map(|i| format!("rho{i}")).collect()
    }

    /// Returns the step sizes of data sets that declare one: index of the data set, and step size.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &BigRational)> {
        self.data.iter().enumerate().filter_map(|(i, set)| Some((i, set.step.as_ref()?)))
    }
}

/// Returns the constraints as declared, holonomic ones last; a row of a constraint matrix is
/// written out.
fn written_constraints(declaration: &Declaration) -> Vec<String> {
    let count = match &declaration.velocities {
        Velocities::Coordinate => declaration.coordinates.len(),
        Velocities::Quasi { names, .. } => names.len(),
    };
    let velocities: Vec<String> = (0..count).map(|i| declaration.velocity_name(i)).collect();
    let mut written: Vec<String> = match &declaration.constraints.value {
        Constraints::Equations(equations) => equations.iter().map(Expression::to_string).collect(),
        Constraints::Matrix(rows) => rows.iter().map(|row| written_row(row, &velocities)).collect(),
    };
    written.extend(declaration.holonomic.iter().map(Expression::to_string));
    written
}

/// Returns the [`written_constraints`] with a row of μ. If one equation represents several rows,
/// the text comes from the `written_out` declaration. A level that no velocity changes has no row,
/// and neither have constraints that are left out.
pub(super) fn rows(
    declaration: &Declaration,
    written_out: &Declaration,
    levels: &[Level],
    left_out: &[usize],
) -> Vec<String> {
    let (mut written, all) = (written_constraints(declaration), written_constraints(written_out));
    if written.len() != all.len() {
        written = all;
    }
    let first = written.len() - levels.len();
    for (i, _) in levels.iter().enumerate().rev().filter(|(_, level)| level.row.is_none()) {
        written.remove(first + i);
    }
    for &i in left_out.iter().rev() {
        written.remove(i);
    }
    written
}

/// Returns the row's product with the velocities.
fn written_row(row: &[Expression], velocities: &[String]) -> String {
    let mut sum: Option<Expression> = None;
    for (entry, velocity) in row.iter().zip(velocities) {
        let kind = |kind| Expression { kind, origin: entry.origin.clone() };
        let velocity = kind(ExpressionKind::Name(velocity.clone()));
        let (negative, factor) = match &entry.kind {
            ExpressionKind::Negate(inner) => (true, (**inner).clone()),
            _ => (false, entry.clone()),
        };
        // A leading minus binds to the factor: -x*x_dot.
        let (negative, factor) = match factor.to_string().as_str() {
            "0" => continue,
            "1" => (negative, factor),
            _ if sum.is_none() => (false, entry.clone()),
            _ => (negative, factor),
        };
        let term = match factor.to_string().as_str() {
            "1" => velocity,
            _ => kind(ExpressionKind::Binary(BinaryOperator::Multiply, factor.into(), velocity.into())),
        };
        sum = Some(match (sum, negative) {
            (None, false) => term,
            (None, true) => kind(ExpressionKind::Negate(term.into())),
            (Some(sum), false) => kind(ExpressionKind::Binary(BinaryOperator::Add, sum.into(), term.into())),
            (Some(sum), true) => kind(ExpressionKind::Binary(BinaryOperator::Subtract, sum.into(), term.into())),
        });
    }
    sum.map(|sum| sum.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Declaration, written_constraints};

    #[test]
    fn matrices_are_written_out() {
        let yaml = "name: disk\ncoordinates: {x: , y: , phi: }\nlagrangian: x_dot^2 + y_dot^2 + phi_dot^2\n\
                    constraint_matrix:\n  - [1, 0, -cos(y)]\n  - [-x, y + 1, 1]\n";
        let disk = Declaration::from_yaml(yaml, "disk").unwrap();
        let written = written_constraints(&disk);
        assert_eq!(written, ["x_dot - cos(y)*phi_dot", "-x*x_dot + (y + 1)*y_dot + phi_dot"]);
    }
}
