//! Copyable handles on values with the operators of mathematics, for writing formulas.
//!
//! [`Graph`] builds one value at a time from `&mut self`, so that its calls cannot be nested. Here
//! the handles share the graph: a [`Scalar`], [`Vector`], [`Matrix`] or [`Place`] is a reference to
//! the [`SharedGraph`] and an index. Expressions such as `q + h / 2 * v` or `mu.transpose() * lambda`
//! build values by the rules of [`Graph`]. Variables are vectors of symbols, made by
//! [`SharedGraph::variables`]. With variables `q` and `v`, `f.gradient(q)` is ∂f/∂q, and
//! `f.at(q.to(there).and(v.to(u)))` is f where q has the values `there` and v the values `u`.

/// Implements operators of handles by expressions of their operands.
macro_rules! operators {
    ($($operator:ident $function:ident |$a:ident: $A:ty $(, $b:ident: $B:ty)?| -> $output:ty { $value:expr })*) => {$(
        impl<'g> $operator $(<$B>)? for $A {
            type Output = $output;

            fn $function(self $(, $b: $B)?) -> $output {
                let $a = self;
                $value
            }
        }
    )*};
}

mod matrix;
mod scalar;
mod vector;

use super::graph::{Graph, Node, Stage, Symbol, Value};
use super::matrix::ValueMatrix;
pub use matrix::Factors;
use num_rational::BigRational;
use std::cell::{RefCell, RefMut};
use std::fmt;
use std::rc::Rc;

/// Values for variables.
type Replacements = Rc<[(Symbol, Value)]>;

/// The owner of a graph on which handles build.
pub trait GraphOwner: fmt::Debug {
    /// Borrows the graph for one operation.
    fn graph(&self) -> RefMut<'_, Graph>;
}

/// A graph that several handles extend at once. It stays with its owner.
#[derive(Debug)]
pub struct SharedGraph<'o> {
    owner: &'o dyn GraphOwner,
    /// The entries of vectors and matrices.
    lists: RefCell<Vec<Rc<[Value]>>>,
    places: RefCell<Vec<Replacements>>,
}

/// A number.
#[derive(Clone, Copy, Debug)]
pub struct Scalar<'g> {
    shared: &'g SharedGraph<'g>,
    value: Value,
}

/// A column of numbers.
#[derive(Clone, Copy, Debug)]
pub struct Vector<'g> {
    shared: &'g SharedGraph<'g>,
    list: usize,
}

/// A dense matrix.
#[derive(Clone, Copy, Debug)]
pub struct Matrix<'g> {
    shared: &'g SharedGraph<'g>,
    rows: usize,
    columns: usize,
    list: usize,
}

/// Place of evaluation: values for some variables. The other variables keep their own values.
#[derive(Clone, Copy, Debug)]
pub struct Place<'g> {
    shared: &'g SharedGraph<'g>,
    list: usize,
}

impl<'o> SharedGraph<'o> {
    /// Shares the graph of this owner.
    pub fn new(owner: &'o dyn GraphOwner) -> Self {
        SharedGraph { owner, lists: RefCell::default(), places: RefCell::default() }
    }

    /// Runs an operation on the graph that the handles do not offer. The operation must not use a
    /// handle.
    pub fn build<R>(&self, f: impl FnOnce(&mut Graph) -> R) -> R {
        f(&mut self.owner.graph())
    }

    /// Wraps a value of the graph.
    pub fn scalar(&self, value: Value) -> Scalar<'_> {
        Scalar { shared: self, value }
    }

    /// Returns the number p/q.
    pub fn ratio(&self, p: i64, q: i64) -> Scalar<'_> {
        self.scalar(self.build(|graph| graph.ratio(p, q)))
    }

    /// Returns a number that is known to a limited number of digits ([`Graph::decimal`]).
    pub fn decimal(&self, number: &BigRational) -> Scalar<'_> {
        self.scalar(self.build(|graph| graph.decimal(number.clone())))
    }

    /// Wraps values of the graph as a column.
    pub fn vector(&self, values: impl Into<Rc<[Value]>>) -> Vector<'_> {
        let mut lists = self.lists.borrow_mut();
        lists.push(values.into());
        Vector { shared: self, list: lists.len() - 1 }
    }

    /// Returns n zeros.
    pub fn zeros(&self, n: usize) -> Vector<'_> {
        let zero = self.ratio(0, 1).value;
        self.vector(vec![zero; n])
    }

    /// Returns symbols as a column.
    pub fn variables(&self, symbols: &[Symbol]) -> Vector<'_> {
        let values = self.build(|graph| graph.read_all(symbols));
        self.vector(values)
    }

    /// Wraps a matrix of values of the graph.
    pub fn matrix(&self, matrix: &ValueMatrix) -> Matrix<'_> {
        let list = self.vector(matrix.values()).list;
        Matrix { shared: self, rows: matrix.rows(), columns: matrix.columns(), list }
    }

    /// Returns the place where every variable keeps its own value.
    pub fn here(&self) -> Place<'_> {
        self.place(Vec::new())
    }

    fn place(&self, replacements: Vec<(Symbol, Value)>) -> Place<'_> {
        let mut places = self.places.borrow_mut();
        places.push(replacements.into());
        Place { shared: self, list: places.len() - 1 }
    }

    /// Returns the symbol that a value reads.
    fn symbol(&self, value: Value) -> Symbol {
        match *self.owner.graph().node(value) {
            Node::Symbol(symbol) => symbol,
            ref other => unreachable!("a variable is a symbol, not {other:?}"),
        }
    }

    /// Returns the stage of a value.
    fn stage(&self, value: Value) -> Stage {
        self.owner.graph().stage(value)
    }
}

impl<'g> Place<'g> {
    /// Combines the replacements of both places.
    pub fn and(self, other: Place<'g>) -> Place<'g> {
        self.shared.place([self.replacements(), other.replacements()].concat())
    }

    fn replacements(self) -> Replacements {
        self.shared.places.borrow()[self.list].clone()
    }

    fn substitute(self, values: &[Value]) -> Vec<Value> {
        let replacements = self.replacements();
        self.shared.build(|graph| graph.substitute(values, &replacements))
    }
}
