//! Values of expressions with vectors and matrices.

use super::Shapes;
use super::entry::{Entry, inner};
use super::turn::{MAX_TURNS, Turn, angular_velocity};
use super::value::{Shape, Value};
use crate::declaration::{BinaryOperator, Expression, ExpressionKind, Operation};
use crate::origin::Origin;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::ToPrimitive;

impl Shapes<'_> {
    pub(super) fn value(&mut self, expression: &Expression) -> Option<Value> {
        let origin = &expression.origin;
        let value = match &expression.kind {
            ExpressionKind::Number(_) | ExpressionKind::Pi => Value::scalar(leaf(expression)),
            ExpressionKind::Name(name) => self.name(name, expression, ExpressionKind::Name)?,
            // The rate of a rotation is not a rotation.
            ExpressionKind::Dot(name) => Value { turns: None, ..self.name(name, expression, ExpressionKind::Dot)? },
            ExpressionKind::Negate(part) => {
                let value = self.value(part)?;
                if value.shape == Shape::Scalar {
                    Value::scalar(Entry::one(value.alone(), origin, ExpressionKind::Negate))
                } else {
                    self.spend(value.nodes(), origin)?;
                    value.map(|entry| entry.negated(origin))
                }
            }
            ExpressionKind::Binary(operator, left, right) => {
                let (left, right) = (self.value(left), self.value(right));
                match (left?, right?) {
                    (left, right) if (left.shape, right.shape) == (Shape::Scalar, Shape::Scalar) => {
                        Value::scalar(Entry::binary(*operator, left.alone(), right.alone(), origin))
                    }
                    (left, right) => self.binary(*operator, &left, &right, origin)?,
                }
            }
            ExpressionKind::Power(base, exponent) => {
                let (base, exponent) = (self.value(base), self.value(exponent));
                let (base, exponent) = (base?, exponent?);
                if let Some(shape) = [base.shape, exponent.shape].into_iter().find(|shape| *shape != Shape::Scalar) {
                    self.advise(
                        origin,
                        format!("a power with {shape} is not defined"),
                        "the square of |v| is `norm2(v)`",
                    );
                    return None;
                }
                Value::scalar(Entry::two(base.alone(), exponent.alone(), origin, ExpressionKind::Power))
            }
            ExpressionKind::Call(function, argument) => {
                let value = self.argument(function.name(), argument, *function == Function::Abs)?;
                Value::scalar(Entry::one(value, origin, |inner| ExpressionKind::Call(*function, inner)))
            }
            ExpressionKind::Call2(function, first, second) => {
                let of = |shapes: &mut Self, part| shapes.argument(function.name(), part, false);
                let (first, second) = (of(self, first), of(self, second));
                let kind = |first, second| ExpressionKind::Call2(*function, first, second);
                Value::scalar(Entry::two(first?, second?, origin, kind))
            }
            ExpressionKind::Rate(argument) => {
                let value = self.value(argument)?;
                if value.shape == Shape::Scalar {
                    Value::scalar(Entry::one(value.alone(), origin, ExpressionKind::Rate))
                } else {
                    self.spend(value.nodes(), origin)?;
                    value.map(|entry| entry.rate(origin))
                }
            }
            ExpressionKind::List(items) => self.list(items, origin)?,
            ExpressionKind::Index(whole, indices) => return self.entry(whole, indices, origin),
            ExpressionKind::Apply(operation, arguments) => {
                let values: Vec<Option<Value>> = arguments.iter().map(|argument| self.value(argument)).collect();
                let values = values.into_iter().collect::<Option<Vec<Value>>>()?;
                self.apply(*operation, &values, origin)?
            }
        };
        self.sized(value, origin)
    }

    fn name(&mut self, name: &str, expression: &Expression, kind: impl Fn(String) -> ExpressionKind) -> Option<Value> {
        match self.names.get(name) {
            // Its fault has been reported.
            Some(None) => None,
            Some(Some(named)) => {
                let leaf = |name: &String| Entry::leaf(kind(name.clone()), &expression.origin);
                let entries = named.entries.iter().map(leaf).collect();
                Some(Value { turns: named.turns.clone(), ..Value::new(named.shape, entries) })
            }
            None => Some(Value::scalar(leaf(expression))),
        }
    }

    fn binary(&mut self, operator: BinaryOperator, left: &Value, right: &Value, origin: &Origin) -> Option<Value> {
        use BinaryOperator::{Add, Divide, Multiply, Subtract};
        use Shape::{Matrix, Scalar, Vector};
        let (a, b) = (&left.entries, &right.entries);
        let shape = match (operator, left.shape, right.shape) {
            (Add | Subtract, one, other) if one == other => {
                self.spend(left.nodes() + right.nodes(), origin)?;
                let plus = |(a, b): (&Entry, &Entry)| match operator {
                    Add => a.plus(b, origin),
                    _ => a.minus(b, origin),
                };
                return Some(Value::new(one, a.iter().zip(b).map(plus).collect()));
            }
            (Multiply, Scalar, _) => {
                self.spend(right.nodes() + b.len() * a[0].nodes, origin)?;
                return Some(right.map(|entry| a[0].times(entry, origin)));
            }
            (Multiply, _, Scalar) => {
                self.spend(left.nodes() + a.len() * b[0].nodes, origin)?;
                return Some(left.map(|entry| entry.times(&b[0], origin)));
            }
            (Divide, _, Scalar) => {
                self.spend(left.nodes() + a.len() * b[0].nodes, origin)?;
                return Some(left.map(|entry| match entry.is_zero() {
                    true => entry.clone(),
                    false => Entry::binary(Divide, entry.clone(), b[0].clone(), origin),
                }));
            }
            (Multiply, Matrix(rows, inner), Vector(n)) if inner == n => Vector(rows),
            (Multiply, Matrix(rows, inner), Matrix(n, columns)) if inner == n => Matrix(rows, columns),
            (_, one, other) => {
                let verb = match operator {
                    Add => "added",
                    Subtract => "subtracted from one another",
                    Multiply => "multiplied",
                    Divide => "divided",
                };
                let message = format!("{one} and {other} cannot be {verb}");
                match (operator, one, other) {
                    (Multiply, Vector(_), Vector(_)) => {
                        self.advise(origin, message, "products of vectors are `dot(u, v)` and `cross(u, v)`");
                    }
                    (Multiply, Vector(n), Matrix(rows, _)) if n == rows => {
                        self.advise(origin, message, "vectors are columns: `transpose(M)*v`");
                    }
                    _ => self.complain(origin, message),
                }
                return None;
            }
        };
        let (Matrix(rows, _), columns) = (left.shape, if let Matrix(_, columns) = shape { columns } else { 1 }) else {
            return None;
        };
        self.spend(columns.saturating_mul(left.nodes()) + rows.saturating_mul(right.nodes()), origin)?;
        let entry = |i: usize, j: usize| inner(left.row(i).zip(right.column(j)), origin);
        let entries = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j))).map(|(i, j)| entry(i, j)).collect();
        let turns = left.turns.as_ref().zip(right.turns.as_ref());
        let turns = turns.filter(|(left, right)| left.len() + right.len() <= MAX_TURNS);
        let turns = turns.map(|(left, right)| [&left[..], right].concat());
        Some(Value { turns, ..Value::new(shape, entries) })
    }

    fn list(&mut self, items: &[Expression], origin: &Origin) -> Option<Value> {
        let values: Vec<Option<Value>> = items.iter().map(|item| self.value(item)).collect();
        let values = values.into_iter().collect::<Option<Vec<Value>>>()?;
        let Some(first) = values.first() else {
            self.complain(origin, "a vector has at least one entry".to_owned());
            return None;
        };
        if let Some(i) = values.iter().position(|value| value.shape != first.shape) {
            let what = if first.shape == Shape::Scalar { "entry" } else { "row" };
            let message = format!("{what} {} is {}, but the first one is {}", i + 1, values[i].shape, first.shape);
            self.complain(&items[i].origin, message);
            return None;
        }
        let shape = match first.shape {
            Shape::Scalar => Shape::Vector(values.len()),
            Shape::Vector(columns) => Shape::Matrix(values.len(), columns),
            Shape::Matrix(..) => {
                self.complain(
                    &items[0].origin,
                    format!("an entry is a scalar and a row is a vector, but this is {}", first.shape),
                );
                return None;
            }
        };
        Some(Value::new(shape, values.into_iter().flat_map(|value| value.entries).collect()))
    }

    /// Returns the argument of a function of numbers; `is_size` marks functions that return the
    /// size of their argument.
    fn argument(&mut self, function: &str, argument: &Expression, is_size: bool) -> Option<Entry> {
        let value = self.value(argument)?;
        if value.shape == Shape::Scalar {
            return Some(value.alone());
        }
        let message = format!("`{function}` takes a scalar, but this is {}", value.shape);
        match value.shape {
            Shape::Vector(_) if is_size => self.advise(&argument.origin, message, "|v| is `norm(v)`"),
            _ => self.complain(&argument.origin, message),
        }
        None
    }

    /// Returns `v[i]` or `M[i, j]`.
    fn entry(&mut self, whole: &Expression, indices: &[Expression], origin: &Origin) -> Option<Value> {
        let mut value = self.value(whole)?;
        let lengths = match value.shape {
            Shape::Scalar => {
                self.complain(&whole.origin, "a scalar has no entries".to_owned());
                return None;
            }
            Shape::Vector(n) => vec![n],
            Shape::Matrix(rows, columns) => vec![rows, columns],
        };
        if indices.len() != lengths.len() {
            let (takes, given) = (lengths.len(), indices.len());
            let message = format!(
                "an entry of {} has {takes} {}, not {given}",
                value.shape,
                if takes == 1 { "index" } else { "indices" }
            );
            self.complain(origin, message);
            return None;
        }
        let mut at = 0;
        for (index, length) in indices.iter().zip(lengths) {
            let number = index.constant().filter(BigRational::is_integer).and_then(|number| number.to_usize());
            let Some(number) = number.filter(|number| (1..=length).contains(number)) else {
                self.complain(
                    &index.origin,
                    format!("an index is a number from 1 to {length} here, for {}", value.shape),
                );
                return None;
            };
            at = at * length + number - 1;
        }
        let mut entry = value.entries.swap_remove(at);
        entry.expression.origin = origin.clone();
        Some(Value::scalar(entry))
    }

    fn apply(&mut self, operation: Operation, arguments: &[Value], origin: &Origin) -> Option<Value> {
        use Operation as O;
        use Shape::{Matrix, Scalar, Vector};
        let value = &arguments[0];
        let shapes: Vec<Shape> = arguments.iter().map(|value| value.shape).collect();
        let e = &value.entries;
        let nodes: usize = arguments.iter().map(Value::nodes).sum();
        let wanted = match (operation, &shapes[..]) {
            (O::Inner, [Vector(n), Vector(m)]) if n == m => {
                self.spend(nodes, origin)?;
                return Some(Value::scalar(inner(e.iter().zip(&arguments[1].entries), origin)));
            }
            (O::Cross, [Vector(3), Vector(3)]) => {
                self.spend(2 * nodes, origin)?;
                let f = &arguments[1].entries;
                let entry = |i: usize, j: usize| e[i].times(&f[j], origin).minus(&e[j].times(&f[i], origin), origin);
                return Some(Value::vector(vec![entry(1, 2), entry(2, 0), entry(0, 1)]));
            }
            (O::SquaredNorm | O::Norm, [Vector(_)]) => {
                self.spend(2 * nodes, origin)?;
                let two = Entry::number(2, origin);
                let square = |entry: &Entry| match entry.is_zero() {
                    true => entry.clone(),
                    false => Entry::two(entry.clone(), two.clone(), origin, ExpressionKind::Power),
                };
                let squares = e.iter().map(square).reduce(|sum, next| sum.plus(&next, origin));
                let sum = squares.unwrap_or_else(|| Entry::number(0, origin));
                return Some(Value::scalar(match operation {
                    O::Norm => sum.called(Function::Sqrt, origin),
                    _ => sum,
                }));
            }
            (O::Transpose, [Matrix(rows, columns)]) => {
                self.spend(nodes, origin)?;
                let entries = (0..*columns).flat_map(|j| value.column(j).cloned()).collect();
                let back = |turn: &Turn| Turn { angle: turn.angle.negated(origin), ..*turn };
                let turns = value.turns.as_ref().map(|turns| turns.iter().rev().map(back).collect());
                return Some(Value { turns, ..Value::new(Matrix(*columns, *rows), entries) });
            }
            (O::RotationX | O::RotationY | O::RotationZ | O::Rotation, [Scalar]) => {
                self.spend(4 * (nodes + 2), origin)?;
                return Some(Turn { operation, angle: e[0].clone() }.matrix(origin));
            }
            (O::AngularVelocity | O::SpatialAngularVelocity, [Matrix(..)])
                if let Some(turns) = &value.turns
                    && let Some(omega) = angular_velocity(turns, operation == O::SpatialAngularVelocity, origin) =>
            {
                self.spend(omega.nodes(), origin)?;
                return Some(omega);
            }
            (O::AngularVelocity | O::SpatialAngularVelocity, [Matrix(3, 3) | Matrix(2, 2)]) => {
                self.spend(18 * (nodes + 2), origin)?;
                let d = if e.len() == 9 { 3 } else { 2 };
                let rates = value.map(|entry| entry.rate(origin));
                for (i, j) in (0..d).flat_map(|j| (0..=j).map(move |i| (i, j))) {
                    let one = Entry::number(i64::from(i == j), origin);
                    let product = inner(value.column(i).zip(value.column(j)), origin).minus(&one, origin);
                    self.rotations.push(Expression { origin: origin.clone(), ..product.expression });
                }
                // The entry (i, j) of Rᵀ Ṙ, or of Ṙ Rᵀ.
                let entry = |i: usize, j: usize| match operation {
                    O::AngularVelocity => inner(value.column(i).zip(rates.column(j)), origin),
                    _ => inner(rates.row(i).zip(value.row(j)), origin),
                };
                return Some(match d {
                    2 => Value::scalar(entry(1, 0)),
                    _ => Value::vector(vec![entry(2, 1), entry(0, 2), entry(1, 0)]),
                });
            }
            (O::Inner, _) => "two vectors of one length",
            (O::Cross, _) => "two vectors of 3 entries",
            (O::SquaredNorm | O::Norm, _) => "a vector",
            (O::Transpose, _) => "a matrix",
            (O::AngularVelocity | O::SpatialAngularVelocity, _) => "a rotation matrix, 2 × 2 or 3 × 3",
            _ => "an angle",
        };
        let found: Vec<String> = shapes.iter().map(ToString::to_string).collect();
        let found = found.join(" and ");
        let are = if shapes.len() == 1 { "this is" } else { "these are" };
        self.complain(origin, format!("`{}` takes {wanted}, but {are} {found}", operation.name()));
        None
    }
}

/// Returns the expression itself as an entry.
fn leaf(expression: &Expression) -> Entry {
    Entry { expression: expression.clone(), nodes: 1, levels: 1 }
}
