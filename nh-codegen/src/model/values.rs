//! Declared values: defaults of parameters, and the numbers of data sets.
//!
//! A value is exact as long as it is rational. Other values (roots, cosines, π) are computed in
//! double precision from exact ones, by the functions of the crate `libm`, so that they are the
//! same on every machine. The formula of a value that depends on parameters is kept too and applies
//! at other parameters.

use super::names::Meaning;
use super::resolve::{Place, Resolver};
use super::to_f64;
use crate::declaration::{BinaryOperator, Declaration, Expression, ExpressionKind};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{BinaryFunction, Side, Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// Maximum number of bits in the result of a power, which limits memory.
const MAX_BITS: u64 = 1 << 14;

/// A number: exact, or a double.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Number {
    Exact(BigRational),
    Rounded(f64),
}

impl Number {
    /// Returns the value as a rational; every double is rational.
    pub fn rational(&self) -> BigRational {
        match self {
            Number::Exact(value) => value.clone(),
            Number::Rounded(value) => BigRational::from_float(*value).unwrap_or_else(BigRational::zero),
        }
    }

    pub fn float(&self) -> f64 {
        match self {
            Number::Exact(value) => to_f64(value),
            Number::Rounded(value) => *value,
        }
    }

    pub fn is_positive(&self) -> bool {
        match self {
            Number::Exact(value) => value.is_positive(),
            Number::Rounded(value) => *value > 0.0,
        }
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Number::Exact(value) => value.fmt(f),
            Number::Rounded(value) => value.fmt(f),
        }
    }
}

/// A declared value with its names looked up.
#[derive(Clone, Debug)]
pub(super) struct Written<'a> {
    pub expression: &'a Expression,
    /// The formula over the model's variables, if the value depends on any.
    pub formula: Option<Tree<Var>>,
}

impl Written<'_> {
    /// Returns the parameters that the value depends on.
    fn parameters(&self) -> Vec<usize> {
        let variables = self.formula.iter().flat_map(Tree::variables);
        variables.filter_map(|variable| if let Var::Parameter(i) = variable { Some(i) } else { None }).collect()
    }
}

/// The reason why a value is missing.
pub(super) enum Failure {
    /// The parameter with this index has no value.
    Missing(usize),
    /// The value cannot exist.
    Wrong(Box<Diagnostic>),
}

/// Scope of values: the names that they may depend on.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    pub resolver: &'a Resolver<'a>,
    pub declaration: &'a Declaration,
}

impl Scope<'_> {
    /// Looks up the names of a value, which may depend on parameters and, if `coordinates` is set,
    /// on coordinates. `what` is the subject of a message.
    pub fn read<'e>(
        &self,
        expression: &'e Expression,
        what: &'static str,
        coordinates: bool,
        diagnostics: &mut Diagnostics,
    ) -> Option<Written<'e>> {
        let mut sound = true;
        let names = expression.names();
        for (name, origin) in &names {
            match self.refusal(name, origin, what, coordinates) {
                Ok(known) => sound &= known,
                Err(diagnostic) => {
                    diagnostics.push(*diagnostic);
                    sound = false;
                }
            }
        }
        if !sound {
            return None;
        }
        let place = Place { what, velocities: false, time: true };
        let formula = match names.is_empty() {
            true => None,
            false => Some(self.resolver.written_out(expression, place, diagnostics)?),
        };
        Some(Written { expression, formula: formula.filter(|tree| !tree.variables().is_empty()) })
    }

    /// Returns the reason why a name may not occur in a value; `Ok(false)` if it has been reported
    /// elsewhere.
    fn refusal(&self, name: &str, origin: &Origin, what: &str, coordinates: bool) -> Result<bool, Box<Diagnostic>> {
        let wrong = |message: String| Err(Box::new(Diagnostic::error(origin.clone(), message)));
        let kind = |var: &Var| match var {
            Var::Parameter(_) => None,
            Var::Coordinate(_) if coordinates => None,
            Var::Coordinate(_) => Some("coordinates"),
            Var::Input(_) => Some("control inputs"),
            Var::Time => Some("the time"),
            _ => Some("velocities"),
        };
        match self.resolver.names.find(name) {
            Some(Meaning::Variable(var)) => match kind(&var) {
                Some(kind) => wrong(format!("{what} may not depend on {kind}: `{name}`")),
                None => Ok(true),
            },
            Some(Meaning::Rate(_)) => wrong(format!("{what} may not depend on velocities: `{name}`")),
            Some(Meaning::Definition(i)) => {
                let use_of_it = Expression { kind: ExpressionKind::Name(name.to_owned()), origin: origin.clone() };
                let Some(tree) = self.resolver.definition(i, &use_of_it, &mut Diagnostics::new()) else {
                    return Ok(false);
                };
                match tree.variables().iter().find_map(kind) {
                    Some(kind) => wrong(format!("{what} may not depend on {kind}, but the definition `{name}` does")),
                    None => Ok(true),
                }
            }
            None => {
                let kinds = if coordinates { "a coordinate or a parameter" } else { "a parameter" };
                let error = Diagnostic::error(origin.clone(), format!("`{name}` is not {kinds}"));
                Err(Box::new(match self.resolver.names.suggestion(name) {
                    Some(help) => error.help(help),
                    None => error,
                }))
            }
        }
    }

    /// Returns the value of an expression whose names have been looked up, for these values of its
    /// variables.
    pub fn number(
        &self,
        expression: &Expression,
        value: &dyn Fn(Var) -> Result<Number, Failure>,
    ) -> Result<Number, Failure> {
        use ExpressionKind as Kind;
        let wrong =
            |message: String| Err(Failure::Wrong(Box::new(Diagnostic::error(expression.origin.clone(), message))));
        let result = match &expression.kind {
            Kind::Number(value) => Number::Exact(value.clone()),
            Kind::Pi => Number::Rounded(std::f64::consts::PI),
            Kind::Name(name) => match self.resolver.names.find(name) {
                Some(Meaning::Variable(var)) => value(var)?,
                Some(Meaning::Definition(i)) => self.number(&self.declaration.definitions[i].1, value)?,
                _ => return wrong(format!("`{name}` is not a number")),
            },
            // The definition depends on parameters only; others are rejected.
            Kind::Dot(_) | Kind::Rate(_) => Number::Exact(BigRational::zero()),
            Kind::Negate(inner) => match self.number(inner, value)? {
                Number::Exact(value) => Number::Exact(-value),
                Number::Rounded(value) => Number::Rounded(-value),
            },
            Kind::Binary(operator, left, right) => {
                let (left, right) = (self.number(left, value)?, self.number(right, value)?);
                if *operator == BinaryOperator::Divide && right.float() == 0.0 {
                    return wrong("division by zero".to_owned());
                }
                match (left, right) {
                    (Number::Exact(left), Number::Exact(right)) => Number::Exact(match operator {
                        BinaryOperator::Add => left + right,
                        BinaryOperator::Subtract => left - right,
                        BinaryOperator::Multiply => left * right,
                        BinaryOperator::Divide => left / right,
                    }),
                    (left, right) => {
                        let (left, right) = (left.float(), right.float());
                        Number::Rounded(match operator {
                            BinaryOperator::Add => left + right,
                            BinaryOperator::Subtract => left - right,
                            BinaryOperator::Multiply => left * right,
                            BinaryOperator::Divide => left / right,
                        })
                    }
                }
            }
            Kind::Power(base, exponent) => match (self.number(base, value)?, self.number(exponent, value)?) {
                (Number::Exact(base), Number::Exact(exponent)) if exponent.is_integer() => {
                    let bits = base.numer().bits().max(base.denom().bits());
                    match exponent.to_integer().to_i32() {
                        Some(n) if n < 0 && base.is_zero() => return wrong("division by zero".to_owned()),
                        Some(n) if bits.saturating_mul(u64::from(n.unsigned_abs())) <= MAX_BITS => {
                            Number::Exact(base.pow(n))
                        }
                        _ if base.abs().is_one() || base.is_zero() => {
                            Number::Rounded(libm::pow(to_f64(&base), to_f64(&exponent)))
                        }
                        _ => return wrong("this power is too large for a value".to_owned()),
                    }
                }
                (base, Number::Exact(half)) if half == BigRational::new(1.into(), 2.into()) => {
                    Number::Rounded(libm::sqrt(base.float()))
                }
                (base, exponent) => Number::Rounded(libm::pow(base.float(), exponent.float())),
            },
            Kind::Call(function, argument) => {
                let argument = self.number(argument, value)?;
                let exact = if let Number::Exact(x) = &argument { function.exact(x) } else { None };
                exact.map_or_else(|| Number::Rounded(function.evaluate(argument.float())), Number::Exact)
            }
            // A piece is computed only if its condition holds: it may have no value elsewhere.
            Kind::Call2(BinaryFunction::Where(side), condition, inner) => {
                let holds = self.number(condition, value)?.is_positive() == (*side == Side::Above);
                if holds { self.number(inner, value)? } else { Number::Exact(BigRational::zero()) }
            }
            Kind::Call2(function, first, second) => {
                match (*function, self.number(first, value)?, self.number(second, value)?) {
                    (BinaryFunction::Min, Number::Exact(a), Number::Exact(b)) => Number::Exact(a.min(b)),
                    (BinaryFunction::Max, Number::Exact(a), Number::Exact(b)) => Number::Exact(a.max(b)),
                    (function, a, b) => Number::Rounded(function.evaluate(a.float(), b.float())),
                }
            }
            Kind::List(_) | Kind::Index(..) | Kind::Apply(..) => return wrong("a value is a number".to_owned()),
        };
        match result {
            Number::Rounded(value) if !value.is_finite() => wrong(format!("`{expression}` is not a finite number")),
            Number::Exact(ref value) if value.numer().bits().max(value.denom().bits()) > 2 * MAX_BITS => {
                wrong("this number is too long for a value".to_owned())
            }
            result => Ok(result),
        }
    }

    /// Returns the parameters in the order of dependency. A circle is an error at the place of one
    /// of its values for which `blamed` holds.
    pub fn order(
        &self,
        values: &[Option<Written<'_>>],
        blamed: &dyn Fn(usize) -> bool,
        diagnostics: &mut Diagnostics,
    ) -> Option<Vec<usize>> {
        let mut search = Search { values, state: vec![State::New; values.len()], path: Vec::new(), order: Vec::new() };
        for i in 0..values.len() {
            let Err(circle) = search.visit(i) else { continue };
            if let Some(start) = circle.iter().position(|&i| blamed(i)) {
                let mut names: Vec<&str> =
                    circle.iter().map(|&i| self.declaration.parameters[i].name.value.as_str()).collect();
                names.rotate_left(start);
                names.push(names[0]);
                let chain = names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" needs ");
                let origin = values[circle[start]].as_ref().map_or(Origin::Whole, |w| w.expression.origin.clone());
                let message = format!("the value of `{}` depends on itself: {chain}", names[0]);
                diagnostics.push(Diagnostic::error(origin, message));
            }
            return None;
        }
        Some(search.order)
    }

    /// Returns the values of all parameters; `None` for those without one.
    pub fn parameters(
        &self,
        values: &[Option<Written<'_>>],
        order: &[usize],
        diagnostics: &mut Diagnostics,
    ) -> Vec<Option<Number>> {
        let mut numbers: Vec<Option<Number>> = vec![None; values.len()];
        for &i in order {
            let Some(written) = &values[i] else { continue };
            let known = |var| match var {
                Var::Parameter(i) => numbers[i].clone().ok_or(Failure::Missing(i)),
                _ => Err(Failure::Missing(usize::MAX)),
            };
            match self.number(written.expression, &known) {
                Ok(number) => numbers[i] = Some(number),
                Err(Failure::Missing(_)) => {}
                Err(Failure::Wrong(diagnostic)) => diagnostics.push(*diagnostic),
            }
        }
        numbers
    }
}

/// Returns the formulas among values, in this order.
pub(super) fn formulas(values: &[Option<Written<'_>>], order: &[usize]) -> Vec<(usize, Tree<Var>)> {
    order.iter().filter_map(|&i| Some((i, values[i].as_ref()?.formula.clone()?))).collect()
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Open,
    Done,
}

/// A depth-first search.
struct Search<'w, 'e> {
    values: &'w [Option<Written<'e>>],
    state: Vec<State>,
    path: Vec<usize>,
    order: Vec<usize>,
}

impl Search<'_, '_> {
    /// Visits a parameter; `Err` holds the parameters of a circle.
    fn visit(&mut self, i: usize) -> Result<(), Vec<usize>> {
        match self.state[i] {
            State::Done => return Ok(()),
            State::Open => {
                let start = self.path.iter().position(|&j| j == i).unwrap_or_default();
                return Err(self.path[start..].to_vec());
            }
            State::New => {}
        }
        self.state[i] = State::Open;
        self.path.push(i);
        for j in self.values[i].as_ref().map(Written::parameters).unwrap_or_default() {
            self.visit(j)?;
        }
        self.path.pop();
        self.state[i] = State::Done;
        self.order.push(i);
        Ok(())
    }
}
