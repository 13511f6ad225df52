//! A data set as it is declared: values by name, and control inputs as text.

use crate::declaration::{Expression, ExpressionKind, InitialData, Name, parse_expression, tokens};
use crate::model::names::Meaning;
use crate::model::resolve::Place;
use crate::model::values::{Scope, Written};
use crate::origin::{Diagnostic, Diagnostics, suggest};
use crate::tree::{Var, text};
use num_rational::BigRational;
use num_traits::Zero;

/// Returns the values that a data set gives to the quantities of one kind.
pub(super) fn values<'a>(
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

/// Returns the control inputs of a data set as text with definitions written out; inputs without a
/// value are 0.
pub(super) fn inputs(
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
