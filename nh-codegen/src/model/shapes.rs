//! Vectors and matrices, written out: later stages see expressions of numbers only.
//!
//! The definition of a vector `r` becomes one definition for each entry, `r[1]`, `r[2]`, …, and
//! that of a matrix `M[1,1]`, `M[1,2]`, …. These names cannot be declared. Every entry keeps its
//! place. Expressions without vectors stay as written. In expressions that come from vectors, zeros
//! and ones are left out, as in a formula written by hand.

use super::resolve::MAX_DEFINITION;
use crate::declaration::{
    BinaryOperator, Constraints, Declaration, Expression, ExpressionKind, Frame, Name, Operation, Structure, Velocities,
};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Maximum number of nodes that all operations with vectors and matrices of a declaration may
/// write.
const MAX_NODES: usize = 500_000;

/// Maximum number of nodes in the entries of an unnamed vector or matrix. Larger values get a name,
/// which later expressions read.
const MAX_ENTRY: usize = 1000;

/// Maximum number of entries of a vector or matrix.
const MAX_ENTRIES: usize = 400;

/// Maximum depth of expression trees, because later stages recurse.
const MAX_LEVELS: usize = 2000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Scalar,
    Vector(usize),
    Matrix(usize, usize),
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Scalar => f.write_str("a scalar"),
            Shape::Vector(1) => f.write_str("a vector of 1 entry"),
            Shape::Vector(n) => write!(f, "a vector of {n} entries"),
            Shape::Matrix(rows, columns) => write!(f, "a {rows} × {columns} matrix"),
        }
    }
}

impl Shape {
    /// Returns the names of the entries of `name`, row by row.
    fn names(self, name: &str) -> Vec<String> {
        match self {
            Shape::Scalar => vec![name.to_owned()],
            Shape::Vector(n) => (1..=n).map(|i| format!("{name}[{i}]")).collect(),
            Shape::Matrix(rows, columns) => {
                (1..=rows).flat_map(|i| (1..=columns).map(move |j| format!("{name}[{i},{j}]"))).collect()
            }
        }
    }
}

/// Returns the name of the vector or matrix that an entry belongs to; a scalar's own name.
pub(super) fn whole(name: &str) -> &str {
    name.split('[').next().unwrap_or(name)
}

/// An expression for a number, with its size.
#[derive(Clone, Debug)]
struct Entry {
    expression: Expression,
    nodes: usize,
    levels: usize,
}

impl Entry {
    fn leaf(kind: ExpressionKind, origin: &Origin) -> Entry {
        Entry { expression: Expression { kind, origin: origin.clone() }, nodes: 1, levels: 1 }
    }

    fn number(value: i64, origin: &Origin) -> Entry {
        Entry::leaf(ExpressionKind::Number(BigRational::from_integer(value.into())), origin)
    }

    fn one(part: Entry, origin: &Origin, kind: impl FnOnce(Box<Expression>) -> ExpressionKind) -> Entry {
        let Entry { expression, nodes, levels } = part;
        let expression = Expression { kind: kind(Box::new(expression)), origin: origin.clone() };
        Entry { expression, nodes: nodes + 1, levels: levels + 1 }
    }

    fn two(
        left: Entry,
        right: Entry,
        origin: &Origin,
        kind: impl FnOnce(Box<Expression>, Box<Expression>) -> ExpressionKind,
    ) -> Entry {
        let (nodes, levels) = (left.nodes + right.nodes + 1, left.levels.max(right.levels) + 1);
        let kind = kind(Box::new(left.expression), Box::new(right.expression));
        Entry { expression: Expression { kind, origin: origin.clone() }, nodes, levels }
    }

    fn binary(operator: BinaryOperator, left: Entry, right: Entry, origin: &Origin) -> Entry {
        Entry::two(left, right, origin, |left, right| ExpressionKind::Binary(operator, left, right))
    }

    fn value(&self) -> Option<&BigRational> {
        match &self.expression.kind {
            ExpressionKind::Number(value) => Some(value),
            _ => None,
        }
    }

    fn is_zero(&self) -> bool {
        self.value().is_some_and(Zero::is_zero)
    }

    fn is_one(&self) -> bool {
        self.value().is_some_and(One::is_one)
    }

    // The following functions leave out zeros and ones.

    fn negated(&self, origin: &Origin) -> Entry {
        match &self.expression.kind {
            ExpressionKind::Number(value) => Entry::leaf(ExpressionKind::Number(-value.clone()), origin),
            ExpressionKind::Negate(inner) => {
                Entry { expression: (**inner).clone(), nodes: self.nodes - 1, levels: self.levels - 1 }
            }
            _ => Entry::one(self.clone(), origin, ExpressionKind::Negate),
        }
    }

    fn plus(&self, other: &Entry, origin: &Origin) -> Entry {
        match &other.expression.kind {
            _ if other.is_zero() => self.clone(),
            _ if self.is_zero() => other.clone(),
            ExpressionKind::Negate(_) => {
                Entry::binary(BinaryOperator::Subtract, self.clone(), other.negated(origin), origin)
            }
            _ => Entry::binary(BinaryOperator::Add, self.clone(), other.clone(), origin),
        }
    }

    fn minus(&self, other: &Entry, origin: &Origin) -> Entry {
        self.plus(&other.negated(origin), origin)
    }

    fn times(&self, other: &Entry, origin: &Origin) -> Entry {
        let negative = |entry: &Entry| match &entry.expression.kind {
            ExpressionKind::Negate(_) => true,
            ExpressionKind::Number(value) => (-value).is_one(),
            _ => false,
        };
        if self.is_zero() || other.is_zero() {
            Entry::number(0, origin)
        } else if self.is_one() {
            other.clone()
        } else if other.is_one() {
            self.clone()
        } else if negative(self) {
            self.negated(origin).times(other, origin).negated(origin)
        } else if negative(other) {
            self.times(&other.negated(origin), origin).negated(origin)
        } else {
            Entry::binary(BinaryOperator::Multiply, self.clone(), other.clone(), origin)
        }
    }

    fn rate(&self, origin: &Origin) -> Entry {
        match self.value() {
            Some(_) => Entry::number(0, origin),
            None => Entry::one(self.clone(), origin, ExpressionKind::Rate),
        }
    }

    fn called(&self, function: Function, origin: &Origin) -> Entry {
        Entry::one(self.clone(), origin, |inner| ExpressionKind::Call(function, inner))
    }
}

/// Returns Σ aᵢ bᵢ.
fn inner<'e>(pairs: impl IntoIterator<Item = (&'e Entry, &'e Entry)>, origin: &Origin) -> Entry {
    let products = pairs.into_iter().map(|(a, b)| a.times(b, origin));
    products.reduce(|sum, next| sum.plus(&next, origin)).unwrap_or_else(|| Entry::number(0, origin))
}

#[derive(Clone, Debug)]
struct Value {
    shape: Shape,
    /// The entries, row by row.
    entries: Vec<Entry>,
    /// Factors of a rotation, if known.
    turns: Option<Vec<Turn>>,
}

/// Maximum number of known factors; longer products of rotations are ordinary matrices.
const MAX_TURNS: usize = 16;

/// A factor such as `rot_x(a)`.
#[derive(Clone, Debug)]
struct Turn {
    operation: Operation,
    angle: Entry,
}

impl Turn {
    /// Returns the plane of rotation, from its first axis to its second.
    fn plane(&self) -> (usize, usize) {
        match self.operation {
            Operation::RotationX => (1, 2),
            Operation::RotationY => (2, 0),
            _ => (0, 1),
        }
    }

    /// Returns the matrix, which takes vectors of the rotated frame to those of the original frame.
    fn matrix(self, origin: &Origin) -> Value {
        let (c, s) = (self.angle.called(Function::Cos, origin), self.angle.called(Function::Sin, origin));
        let (minus, (i, j)) = (s.negated(origin), self.plane());
        let d = if self.operation == Operation::Rotation { 2 } else { 3 };
        let one = |k: usize| Entry::number(i64::from(k.is_multiple_of(d + 1)), origin);
        let mut entries: Vec<Entry> = (0..d * d).map(one).collect();
        entries[d * i + i] = c.clone();
        entries[d * j + j] = c;
        entries[d * i + j] = minus;
        entries[d * j + i] = s;
        Value { turns: Some(vec![self]), ..Value::new(Shape::Matrix(d, d), entries) }
    }

    /// Adds the angular velocity of this factor, which has the same components in both frames.
    fn turn_on(&self, omega: &mut [Entry], origin: &Origin) {
        let (i, j) = self.plane();
        let axis = 3 - i - j;
        omega[axis] = omega[axis].plus(&self.angle.rate(origin), origin);
    }

    /// Converts a vector's components to the rotated frame, or (`back`) to the original one.
    fn take(&self, vector: &mut [Entry], back: bool, origin: &Origin) {
        let (c, s) = (self.angle.called(Function::Cos, origin), self.angle.called(Function::Sin, origin));
        let s = if back { s.negated(origin) } else { s };
        let (i, j) = self.plane();
        let (a, b) = (vector[i].clone(), vector[j].clone());
        vector[i] = a.times(&c, origin).plus(&b.times(&s, origin), origin);
        vector[j] = b.times(&c, origin).minus(&a.times(&s, origin), origin);
    }
}

/// Returns the angular velocity of a product of rotations, in the frame of the body or in space.
/// This form contains only the angles between the body and the axis of rotation: the angles before
/// a rotation do not matter to a body that rotates about its own axis. Returns `None` if the form
/// is too large.
fn angular_velocity(turns: &[Turn], in_space: bool, origin: &Origin) -> Option<Value> {
    if turns.iter().any(|turn| turn.operation == Operation::Rotation) {
        let rates = turns.iter().map(|turn| turn.angle.rate(origin));
        return rates.reduce(|sum, rate| sum.plus(&rate, origin)).map(Value::scalar);
    }
    let mut omega = vec![Entry::number(0, origin); 3];
    let mut add = |turn: &Turn| {
        turn.take(&mut omega, in_space, origin);
        turn.turn_on(&mut omega, origin);
        omega.iter().all(|entry| entry.nodes as u64 <= MAX_DEFINITION).then_some(())
    };
    match in_space {
        true => turns.iter().rev().try_for_each(&mut add)?,
        false => turns.iter().try_for_each(&mut add)?,
    }
    Some(Value::vector(omega))
}

impl Value {
    /// Returns the entry of a scalar.
    fn alone(mut self) -> Entry {
        self.entries.swap_remove(0)
    }

    fn new(shape: Shape, entries: Vec<Entry>) -> Value {
        Value { shape, entries, turns: None }
    }

    fn scalar(entry: Entry) -> Value {
        Value::new(Shape::Scalar, vec![entry])
    }

    fn vector(entries: Vec<Entry>) -> Value {
        Value::new(Shape::Vector(entries.len()), entries)
    }

    fn nodes(&self) -> usize {
        self.entries.iter().map(|entry| entry.nodes).sum()
    }

    fn map(&self, make: impl FnMut(&Entry) -> Entry) -> Value {
        Value::new(self.shape, self.entries.iter().map(make).collect())
    }

    /// Returns row i; a vector is one column.
    fn row(&self, i: usize) -> impl Iterator<Item = &Entry> {
        let columns = if let Shape::Matrix(_, columns) = self.shape { columns } else { 1 };
        self.entries[i * columns..(i + 1) * columns].iter()
    }

    /// Returns column j; a vector is one column.
    fn column(&self, j: usize) -> impl Iterator<Item = &Entry> {
        let columns = if let Shape::Matrix(_, columns) = self.shape { columns } else { 1 };
        self.entries.iter().skip(j).step_by(columns)
    }
}

/// Returns the declaration in numbers, with all vectors and matrices written out by entries, and
/// the expressions that must vanish for each matrix used as a rotation. A constraint that is a
/// vector becomes as many constraints. Shapes that do not fit are reported at their place.
pub(super) fn write_out(declaration: &Declaration, diagnostics: &mut Diagnostics) -> (Declaration, Vec<Expression>) {
    let mut scalars: BTreeSet<&str> = declaration.coordinates.iter().map(|c| c.name.value.as_str()).collect();
    scalars.extend(declaration.parameters.iter().map(|p| p.name.value.as_str()));
    if let Velocities::Quasi { names, .. } = &declaration.velocities {
        scalars.extend(names.iter().map(|n| n.value.as_str()));
    }
    let mut shapes = Shapes {
        names: BTreeMap::new(),
        left: MAX_NODES,
        made: Vec::new(),
        products: 0,
        rotations: Vec::new(),
        diagnostics,
    };
    shapes.groups(declaration, &scalars);
    let mut written = declaration.clone();
    for (name, expression) in &declaration.definitions {
        let definitions = shapes.definition(name, expression);
        shapes.made.extend(definitions);
    }
    shapes.scalar(&mut written.lagrangian, "the Lagrangian");
    match &mut written.constraints.value {
        Constraints::Equations(equations) => *equations = equations.iter().flat_map(|e| shapes.components(e)).collect(),
        Constraints::Matrix(rows) => shapes.rows(rows, "an entry of the constraint matrix"),
    }
    written.holonomic = declaration.holonomic.iter().flat_map(|e| shapes.components(e)).collect();
    if let Some(Frame::Columns(columns)) = written.frame.as_mut().map(|frame| &mut frame.value) {
        shapes.rows(columns, "an entry of the frame");
    }
    if let Some(inputs) = &mut written.inputs {
        shapes.rows(&mut inputs.value.matrix, "an entry of a column of inputs");
    }
    if let Velocities::Quasi { anchor, structure, .. } = &mut written.velocities {
        shapes.rows(anchor, "an entry of the anchor");
        if let Structure::Constants(constants) = structure {
            constants.iter_mut().for_each(|rows| shapes.rows(rows, "a structure function"));
        }
    }
    shapes.named(&mut written.forces, "a force");
    if let Some(dissipation) = &mut written.dissipation {
        shapes.scalar(dissipation, "the dissipation function");
    }
    if let Some(symmetry) = &mut written.symmetry {
        shapes.named(&mut symmetry.value, "a component of the symmetry");
    }
    shapes.named(&mut written.invariants, "an invariant");
    for default in written.parameters.iter_mut().filter_map(|parameter| parameter.default.as_mut()) {
        shapes.scalar(default, "a default");
    }
    for set in &mut written.initial {
        for values in [&mut set.coordinates, &mut set.velocities, &mut set.parameters, &mut set.inputs] {
            shapes.named(values, "a value of a data set");
        }
        if let Some(step) = &mut set.step {
            shapes.scalar(step, "the step of a data set");
        }
    }
    written.definitions = shapes.made;
    (written, shapes.rotations)
}

/// Returns whether this module has generated a name. Such names contain a blank, so no declared
/// name equals one of them.
pub(super) fn is_made(name: &str) -> bool {
    name.contains(' ')
}

/// A named value that is not a scalar.
struct Named {
    shape: Shape,
    /// The names of its entries, row by row.
    entries: Vec<String>,
    turns: Option<Vec<Turn>>,
}

struct Shapes<'d> {
    /// Named values that are not scalars: definitions, and the matrices and positions of groups.
    /// `None` for a faulty one.
    names: BTreeMap<String, Option<Named>>,
    /// Number of nodes that may still be written.
    left: usize,
    /// The definitions, in numbers.
    made: Vec<(Name, Expression)>,
    /// Number of unnamed values that received a name.
    products: usize,
    /// Entries of Rᵀ R − 1 that must vanish.
    rotations: Vec<Expression>,
    diagnostics: &'d mut Diagnostics,
}

impl Shapes<'_> {
    fn groups(&mut self, declaration: &Declaration, scalars: &BTreeSet<&str>) {
        for group in &declaration.groups {
            let d = group.dimension;
            let coordinates = &declaration.coordinates[group.first..group.first + group.size()];
            let (matrix, position) = coordinates.split_at(d * d);
            let names = |part: &[crate::declaration::Coordinate]| part.iter().map(|c| c.name.value.clone()).collect();
            let named = |shape, part| Some(Named { shape, entries: names(part), turns: None });
            self.names.insert(group.name.value.clone(), named(Shape::Matrix(d, d), matrix));
            if let Some(name) = position.first().and_then(|first| first.name.value.strip_suffix('1')) {
                self.names.insert(name.to_owned(), named(Shape::Vector(d), position));
            }
        }
        self.names.retain(|name, _| !scalars.contains(name.as_str()));
    }

    fn definition(&mut self, name: &Name, expression: &Expression) -> Vec<(Name, Expression)> {
        let Some(value) = self.value(expression) else {
            self.names.insert(name.value.clone(), None);
            return Vec::new();
        };
        let names = value.shape.names(&name.value);
        if value.shape == Shape::Scalar {
            // The scalar hides a matrix of this name.
            self.names.remove(&name.value);
        } else {
            let named = Named { shape: value.shape, entries: names.clone(), turns: value.turns };
            self.names.insert(name.value.clone(), Some(named));
        }
        let entries = names.into_iter().zip(value.entries);
        entries.map(|(entry, value)| (Name::new(entry, name.origin.clone()), value.expression)).collect()
    }

    /// Returns the components of a scalar or vector.
    fn components(&mut self, expression: &Expression) -> Vec<Expression> {
        match self.value(expression) {
            Some(Value { shape: Shape::Matrix(..), .. }) => {
                self.complain(&expression.origin, "a constraint is a scalar or a vector, but this is a matrix".into());
                Vec::new()
            }
            value => value.into_iter().flat_map(|value| value.entries).map(|entry| entry.expression).collect(),
        }
    }

    fn scalar(&mut self, expression: &mut Expression, what: &str) {
        match self.value(expression) {
            Some(Value { shape: Shape::Scalar, mut entries, .. }) => *expression = entries.remove(0).expression,
            Some(value) => {
                self.complain(&expression.origin, format!("{what} is a scalar, but this is {}", value.shape));
            }
            None => {}
        }
    }

    fn rows(&mut self, rows: &mut [Vec<Expression>], what: &str) {
        rows.iter_mut().flatten().for_each(|entry| self.scalar(entry, what));
    }

    fn named(&mut self, list: &mut [(Name, Expression)], what: &str) {
        list.iter_mut().for_each(|(_, expression)| self.scalar(expression, what));
    }

    fn complain(&mut self, origin: &Origin, message: String) {
        self.diagnostics.push(Diagnostic::error(origin.clone(), message));
    }

    fn advise(&mut self, origin: &Origin, message: String, help: &str) {
        self.diagnostics.push(Diagnostic::error(origin.clone(), message).help(help));
    }

    /// Subtracts the nodes that an operation on vectors writes from the limit.
    fn spend(&mut self, nodes: usize, origin: &Origin) -> Option<()> {
        if self.left == 0 {
            return None;
        }
        match self.left.checked_sub(nodes) {
            Some(left) => self.left = left,
            None => {
                // Later operations report nothing.
                self.left = 0;
                let message =
                    format!("vectors and matrices have more than {MAX_NODES} operations after they are written out");
                self.advise(origin, message, "give factors that occur several times names in `definitions`");
                return None;
            }
        }
        Some(())
    }

    /// Returns the result of an operation on vectors, if it is not too large.
    fn sized(&mut self, value: Value, origin: &Origin) -> Option<Value> {
        if value.entries.iter().any(|entry| entry.levels > MAX_LEVELS) {
            let message = format!("this nests more than {MAX_LEVELS} operations");
            self.advise(origin, message, "give parts of it names in `definitions`");
            return None;
        }
        if value.entries.len() > MAX_ENTRIES {
            self.complain(origin, format!("{} is too large: at most {MAX_ENTRIES} entries are allowed", value.shape));
            return None;
        }
        let is_large = value.shape != Shape::Scalar && value.entries.iter().any(|e| e.nodes > MAX_ENTRY);
        Some(if is_large { self.kept(value, origin) } else { value })
    }

    /// Turns a large value's entries into definitions and returns their names, which contain a
    /// blank.
    fn kept(&mut self, value: Value, origin: &Origin) -> Value {
        self.products += 1;
        let names = value.shape.names(&format!("product {}", self.products));
        let entry = |(name, entry): (String, Entry)| {
            if entry.value().is_some() {
                return entry;
            }
            let leaf = Entry::leaf(ExpressionKind::Name(name.clone()), origin);
            self.made.push((Name::new(name, origin.clone()), entry.expression));
            leaf
        };
        let entries = names.into_iter().zip(value.entries).map(entry).collect();
        Value { entries, ..value }
    }

    fn value(&mut self, expression: &Expression) -> Option<Value> {
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
