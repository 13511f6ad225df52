//! Coordinates that are declared angles: the motion must not depend on their number of turns. Sines
//! must take radians.

use super::resolve::{Place, Resolver, addends};
use crate::declaration::forces::Force;
use crate::declaration::units::is_of_other_angles;
use crate::declaration::{Constraints, Declaration, Expression, Frame, Structure, Velocities};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Function, Once, Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Zero};

/// Returns the angles: the index of the coordinate, and the place of its declaration as an angle.
pub(super) fn declared(declaration: &Declaration) -> impl Iterator<Item = (usize, &Origin)> {
    let angle = |(i, c): (usize, &'_ crate::declaration::Coordinate)| c.angle.is_some().then_some(i);
    let angles = declaration.coordinates.iter().enumerate().filter_map(angle);
    angles.filter_map(|i| Some((i, &declaration.coordinates[i].angle.as_ref()?.origin)))
}

/// Reports expressions that change under a turn of an angle.
pub(super) fn check(declaration: &Declaration, resolver: &Resolver<'_>, diagnostics: &mut Diagnostics) {
    for (i, origin) in declared(declaration) {
        for (what, expression) in parts(declaration) {
            let Some(culprit) = culprit(expression, resolver, Var::Coordinate(i)) else { continue };
            let name = &declaration.coordinates[i].name.value;
            let message = format!("`{name}` is declared an angle, but {what} changes under a full turn: `{culprit}`");
            let help = format!(
                "an angle occurs as in `sin({name})` and `cos(2*{name})`; a coordinate that counts turns is not an angle"
            );
            let error = Diagnostic::error(culprit.origin.clone(), message).help(help);
            diagnostics.push(error.label(origin.clone(), "declared an angle here"));
        }
    }
}

/// Reports sines whose argument contains a coordinate or parameter in degrees or revolutions. A
/// value that has been multiplied by π/180 is converted.
pub(super) fn check_units(declaration: &Declaration, resolver: &Resolver<'_>, diagnostics: &mut Diagnostics) {
    let coordinates = declaration.coordinates.iter().enumerate().map(|(i, c)| (Var::Coordinate(i), &c.name, &c.unit));
    let parameters = declaration.parameters.iter().enumerate().map(|(i, p)| (Var::Parameter(i), &p.name, &p.unit));
    for (var, name, unit) in coordinates.chain(parameters) {
        let Some(unit) = unit.as_deref().filter(|unit| is_of_other_angles(unit)) else { continue };
        let name = &name.value;
        for (_, expression) in parts(declaration) {
            let Some(tree) = resolver.tree(expression, ANYWHERE, &mut Diagnostics::new()) else { continue };
            if !takes_as_it_is(&tree, var, &mut Once::default()) {
                continue;
            }
            let message =
                format!("`{name}` is declared in {unit}, but a sine, cosine or tangent here takes it in radians");
            let help = format!(
                "declare `unit: rad` (values may still be written as `10 deg`), or write `{name}*pi/180` for an angle in degrees"
            );
            diagnostics.push(Diagnostic::error(expression.origin.clone(), message).help(help));
            break;
        }
    }
    for (i, origin) in declared(declaration) {
        let coordinate = &declaration.coordinates[i];
        if let Some(unit) = coordinate.unit.as_deref().filter(|unit| is_of_other_angles(unit)) {
            let message =
                format!("`{}` is declared an angle, with a full turn of 2π, but in {unit}", coordinate.name.value);
            let help = "declare `unit: rad`; values may still be written as `10 deg`";
            diagnostics.push(Diagnostic::error(origin.clone(), message).help(help));
        }
    }
}

/// Returns whether the argument of a sine, cosine or tangent contains the variable with a rational
/// coefficient.
fn takes_as_it_is(tree: &Tree<Var>, var: Var, known: &mut Once<Var, bool>) -> bool {
    let mut of = |tree: &Tree<Var>| takes_as_it_is(tree, var, known);
    match tree {
        Tree::Number(_) | Tree::Pi | Tree::Variable(_) => false,
        Tree::Sum(list) | Tree::Product(list) => list.iter().any(of),
        Tree::Power(base, _) => of(base),
        Tree::Call(Function::Sin | Function::Cos | Function::Tan, argument) => {
            turns(argument, var).is_some_and(|turns| !turns.is_zero()) || of(argument)
        }
        Tree::Call(_, argument) => of(argument),
        Tree::Call2(_, first, second) => of(first) || of(second),
        Tree::Named(named) => known.of(named, |known, tree| takes_as_it_is(tree, var, known)),
    }
}

/// Returns all expressions of the equations of motion and the frame.
pub(super) fn parts(declaration: &Declaration) -> Vec<(&'static str, &Expression)> {
    let mut parts = vec![("the Lagrangian", &declaration.lagrangian)];
    match &declaration.constraints.value {
        Constraints::Equations(equations) => parts.extend(equations.iter().map(|e| ("this constraint", e))),
        Constraints::Matrix(rows) => parts.extend(rows.iter().flatten().map(|e| ("the constraint matrix", e))),
    }
    parts.extend(declaration.holonomic.iter().map(|e| ("this holonomic constraint", e)));
    if let Velocities::Quasi { anchor, structure, .. } = &declaration.velocities {
        parts.extend(anchor.iter().flatten().map(|e| ("the anchor", e)));
        if let Structure::Constants(constants) = structure {
            parts.extend(constants.iter().flatten().flatten().map(|e| ("a structure function", e)));
        }
    }
    if let Some(Frame::Columns(columns)) = declaration.frame.as_ref().map(|frame| &frame.value) {
        parts.extend(columns.iter().flatten().map(|e| ("the frame", e)));
    }
    parts.extend(
        declaration.inputs.iter().flat_map(|i| i.value.matrix.iter().flatten()).map(|e| ("the input matrix", e)),
    );
    let title = |force: &Force| if force.kind.is_map { "this force" } else { force.kind.title };
    parts.extend(declaration.forces.iter().map(|force| (title(force), &force.expression)));
    parts.extend(declaration.symmetry.iter().flat_map(|s| &s.value).map(|(_, e)| ("the symmetry", e)));
    parts
}

const ANYWHERE: Place = Place { what: "", velocities: true, time: true };

/// Returns the smallest recognised term that depends on the number of turns of the angle.
fn culprit<'e>(whole: &'e Expression, resolver: &Resolver<'_>, angle: Var) -> Option<&'e Expression> {
    let tells = |e: &Expression| {
        resolver.tree(e, ANYWHERE, &mut Diagnostics::new()).is_some_and(|tree| !is_periodic(&tree, angle))
    };
    if !tells(whole) {
        return None;
    }
    let mut guilty = addends(whole).into_iter().filter(|term| tells(term));
    match (guilty.next(), guilty.next()) {
        (Some(term), None) => Some(term),
        _ => Some(whole),
    }
}

/// Returns whether the tree is the same at θ + 2π as at θ, from its form or from values at several
/// places.
fn is_periodic(tree: &Tree<Var>, angle: Var) -> bool {
    turns(tree, angle).is_some_and(|turns| turns.is_zero()) || is_periodic_in_places(tree, angle)
}

/// Returns the increase from θ to θ + 2π in units of 2π, if the form shows it: f(θ) = cθ +
/// periodic.
fn turns(tree: &Tree<Var>, angle: Var) -> Option<BigRational> {
    turns_once(tree, angle, &mut Once::default())
}

fn turns_once(tree: &Tree<Var>, angle: Var, known: &mut Once<Var, Option<BigRational>>) -> Option<BigRational> {
    let mut of = |tree: &Tree<Var>| turns_once(tree, angle, known);
    let none = |trees: &[&Tree<Var>], of: &mut dyn FnMut(&Tree<Var>) -> Option<BigRational>| {
        trees.iter().all(|tree| of(tree).is_some_and(|turns| turns.is_zero())).then(BigRational::zero)
    };
    match tree {
        Tree::Number(_) | Tree::Pi => Some(BigRational::zero()),
        Tree::Variable(v) if *v == angle => Some(BigRational::one()),
        Tree::Variable(_) => Some(BigRational::zero()),
        Tree::Sum(terms) => terms.iter().try_fold(BigRational::zero(), |sum, term| Some(sum + of(term)?)),
        Tree::Product(factors) => {
            let (mut number, mut others) = (BigRational::one(), Vec::new());
            for factor in factors {
                match factor {
                    Tree::Number(n) => number *= n,
                    Tree::Power(base, exponent) if exponent == &-BigRational::one() => match &**base {
                        Tree::Number(n) if !n.is_zero() => number /= n,
                        _ => others.push(factor),
                    },
                    other => others.push(other),
                }
            }
            match others[..] {
                [one] => Some(of(one)? * number),
                _ => none(&others, &mut of),
            }
        }
        Tree::Power(base, exponent) if exponent.is_one() => of(base),
        Tree::Power(base, _) => none(&[base], &mut of),
        Tree::Call(Function::Sin | Function::Cos | Function::Tan, argument) => {
            of(argument)?.is_integer().then(BigRational::zero)
        }
        Tree::Call(_, argument) => none(&[argument], &mut of),
        Tree::Call2(_, first, second) => none(&[first, second], &mut of),
        Tree::Named(named) => known.of(named, |known, tree| turns_once(tree, angle, known)),
    }
}

/// Returns whether values at θ and θ + 2π, if they exist, agree up to roundoff. This covers forms
/// that [`turns`] does not recognise, such as a power of sin(θ/2).
fn is_periodic_in_places(tree: &Tree<Var>, angle: Var) -> bool {
    const PLACES: u32 = 16;
    // Rounding θ + 2π moves functions of θ by 1e-15 of their slope; a real difference is a sizeable
    // part of the value.
    const ROUNDOFF: f64 = 1e-9;
    let (variables, mut compared) = (tree.variables(), 0);
    for place in 0..PLACES {
        // Fractions of multiples of irrational numbers are generic arguments for sines and cosines.
        // Parameters and time are positive.
        let value = |var: Var, turn: f64| {
            let index = variables.iter().position(|v| *v == var).unwrap_or_default() as f64 + 1.0;
            let fraction = (index * std::f64::consts::SQRT_2 + f64::from(place) * 0.618_033_988_75).fract();
            match var {
                Var::Parameter(_) | Var::Time => 0.3 + fraction,
                _ => 4.0 * fraction - 2.0 + if var == angle { turn } else { 0.0 },
            }
        };
        let here = tree.evaluate(&|var| value(var, 0.0));
        let there = tree.evaluate(&|var| value(var, std::f64::consts::TAU));
        if here.is_finite() && there.is_finite() {
            compared += 1;
            if (here - there).abs() > ROUNDOFF * (1.0 + here.abs().max(there.abs())) {
                return false;
            }
        } else if here.is_finite() != there.is_finite() {
            return false;
        }
    }
    compared > 0
}
