//! Vectors and matrices, written out: later stages see expressions of numbers only.
//!
//! The definition of a vector `r` becomes one definition for each entry, `r[1]`, `r[2]`, …, and
//! that of a matrix `M[1,1]`, `M[1,2]`, …. These names cannot be declared. Every entry keeps its
//! place. Expressions without vectors stay as written. In expressions that come from vectors, zeros
//! and ones are left out, as in a formula written by hand.

mod entry;
mod evaluate;
mod turn;
mod value;

use crate::declaration::{Constraints, Declaration, Expression, ExpressionKind, Frame, Name, Structure, Velocities};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use entry::Entry;
use std::collections::{BTreeMap, BTreeSet};
use turn::Turn;
use value::{Shape, Value};

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

/// Returns the name of the vector or matrix that an entry belongs to; a scalar's own name.
pub(super) fn whole(name: &str) -> &str {
    name.split('[').next().unwrap_or(name)
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
    for force in &mut written.forces {
        shapes.scalar(&mut force.expression, force.kind.title);
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
}
