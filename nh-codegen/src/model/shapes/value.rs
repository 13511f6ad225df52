//! Scalars, vectors and matrices of entries.

use super::entry::Entry;
use super::turn::Turn;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
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
    pub(super) fn names(self, name: &str) -> Vec<String> {
        match self {
            Shape::Scalar => vec![name.to_owned()],
            Shape::Vector(n) => (1..=n).map(|i| format!("{name}[{i}]")).collect(),
            Shape::Matrix(rows, columns) => {
                (1..=rows).flat_map(|i| (1..=columns).map(move |j| format!("{name}[{i},{j}]"))).collect()
            }
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) shape: Shape,
    /// The entries, row by row.
    pub(super) entries: Vec<Entry>,
    /// Factors of a rotation, if known.
    pub(super) turns: Option<Vec<Turn>>,
}

impl Value {
    /// Returns the entry of a scalar.
    pub(super) fn alone(mut self) -> Entry {
        self.entries.swap_remove(0)
    }

    pub(super) fn new(shape: Shape, entries: Vec<Entry>) -> Value {
        Value { shape, entries, turns: None }
    }

    pub(super) fn scalar(entry: Entry) -> Value {
        Value::new(Shape::Scalar, vec![entry])
    }

    pub(super) fn vector(entries: Vec<Entry>) -> Value {
        Value::new(Shape::Vector(entries.len()), entries)
    }

    pub(super) fn nodes(&self) -> usize {
        self.entries.iter().map(|entry| entry.nodes).sum()
    }

    pub(super) fn map(&self, make: impl FnMut(&Entry) -> Entry) -> Value {
        Value::new(self.shape, self.entries.iter().map(make).collect())
    }

    /// Returns row i; a vector is one column.
    pub(super) fn row(&self, i: usize) -> impl Iterator<Item = &Entry> {
        let columns = if let Shape::Matrix(_, columns) = self.shape { columns } else { 1 };
        self.entries[i * columns..(i + 1) * columns].iter()
    }

    /// Returns column j; a vector is one column.
    pub(super) fn column(&self, j: usize) -> impl Iterator<Item = &Entry> {
        let columns = if let Shape::Matrix(_, columns) = self.shape { columns } else { 1 };
        self.entries.iter().skip(j).step_by(columns)
    }
}
