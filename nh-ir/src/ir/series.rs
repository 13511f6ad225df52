//! Taylor coefficients of a vector field, order by order: the operations of a graph as recurrences.
//!
//! **Source** Jorba & Zou (2005), A software package for the numerical integration of ODEs by means
//! of high-order Taylor methods, §2; Griewank & Walther, Evaluating Derivatives (2008), section
//! 13.2.

use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::rules::Reading;
use crate::tree::Function;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Position of an operation in [`Series::operations`].
pub type At = usize;

/// The coefficient at one order, computed from coefficients of the operands at this order and lower
/// ones. Each nonlinear operation has its own numbered convolutions. `V` is a value that does not
/// depend on the variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Recurrence<V> {
    /// The i-th variable.
    Variable(usize),
    /// A constant.
    Constant(V),
    /// 1
    One,
    /// −a
    Neg(At),
    /// a + b
    Add(At, At),
    /// a − b
    Sub(At, At),
    /// c a
    Scaled(V, At),
    /// a/c
    Divided(At, V),
    /// a b
    Product(usize, At, At),
    /// a/b
    Quotient(usize, At, At),
    /// √a
    Sqrt(usize, At),
    /// eᵃ
    Exp(usize, At),
    /// sin a. The [second](Recurrence::Second) result is cos a.
    SinCos([usize; 2], At),
    /// sinh a. The second result is cosh a.
    SinhCosh([usize; 2], At),
    /// The second result of an operation with two results.
    Second(At),
    /// f(a), with f'(a) = 1/w.
    Primitive(usize, Function, At, At),
    /// f(a). It reads the slope f'(a) below the present order, from the convolution in which the
    /// [operation of the slope](Recurrence::Slope) stores it.
    Integral(usize, Function, At),
    /// Stores a and the slope w = f'(a) for an [integral](Recurrence::Integral). The result is w.
    Slope(usize, At, At),
}

/// A vector field as recurrences.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// The operations in an order of computation, each with the value of the graph that it
    /// computes, if there is one.
    pub operations: Vec<(Recurrence<Value>, Option<Value>)>,
    /// The operations that compute the field.
    pub results: Vec<At>,
    /// The number of convolutions.
    pub convolutions: usize,
    /// The slopes that the recurrences compute beside the field.
    pub slopes: Vec<Value>,
}

impl Series {
    /// Returns the recurrences for a field as a function of these variables. The graph gets the
    /// slopes of functions that are integrals of these.
    ///
    /// # Errors
    /// The name of a function without a recurrence.
    pub fn of(graph: &mut Graph, field: &[Value], variables: &[Symbol]) -> Result<Self, String> {
        let mut builder = Builder {
            graph,
            variables,
            series: Series::default(),
            done: BTreeMap::new(),
            depths: Vec::new(),
            pairs: BTreeMap::new(),
            open: Vec::new(),
        };
        builder.values(field)?;
        let results = field.iter().map(|&value| builder.operand(value)).collect();
        builder.slopes()?;
        Ok(Series { results, ..builder.series })
    }

    /// Returns the values that are read and do not depend on the variables.
    pub fn fixed(&self) -> impl Iterator<Item = Value> {
        self.operations.iter().filter_map(|(recurrence, _)| match *recurrence {
            Recurrence::Constant(value) | Recurrence::Scaled(value, _) | Recurrence::Divided(_, value) => Some(value),
            _ => None,
        })
    }

    /// Returns how often each operation is read.
    pub fn uses(&self) -> Vec<usize> {
        let mut uses = vec![0; self.operations.len()];
        let operands = self.operations.iter().flat_map(|(recurrence, _)| recurrence.operands());
        operands.chain(self.results.iter().copied()).for_each(|at| uses[at] += 1);
        uses
    }
}

impl<V> Recurrence<V> {
    /// Returns the operations that the recurrence reads.
    pub fn operands(&self) -> Vec<At> {
        use Recurrence::*;
        match *self {
            Variable(_) | Constant(_) | One => vec![],
            Neg(a)
            | Scaled(_, a)
            | Divided(a, _)
            | Sqrt(_, a)
            | Exp(_, a)
            | SinCos(_, a)
            | SinhCosh(_, a)
            | Second(a)
            | Integral(_, _, a) => vec![a],
            Add(a, b) | Sub(a, b) | Product(_, a, b) | Quotient(_, a, b) | Primitive(_, _, a, b) | Slope(_, a, b) => {
                vec![a, b]
            }
        }
    }

    /// Returns the number of convolutions of the recurrence.
    fn convolutions(&self) -> usize {
        use Recurrence::*;
        match self {
            Product(..) | Quotient(..) | Sqrt(..) | Exp(..) | Primitive(..) | Integral(..) => 1,
            SinCos(..) | SinhCosh(..) => 2,
            _ => 0,
        }
    }

    /// Replaces the values in the recurrence.
    pub fn map<W>(&self, value: impl FnOnce(&V) -> W) -> Recurrence<W> {
        use Recurrence::*;
        match *self {
            Constant(ref c) => Constant(value(c)),
            Scaled(ref c, a) => Scaled(value(c), a),
            Divided(a, ref c) => Divided(a, value(c)),
            Variable(i) => Variable(i),
            One => One,
            Neg(a) => Neg(a),
            Add(a, b) => Add(a, b),
            Sub(a, b) => Sub(a, b),
            Product(own, a, b) => Product(own, a, b),
            Quotient(own, a, b) => Quotient(own, a, b),
            Sqrt(own, a) => Sqrt(own, a),
            Exp(own, a) => Exp(own, a),
            SinCos(own, a) => SinCos(own, a),
            SinhCosh(own, a) => SinhCosh(own, a),
            Second(a) => Second(a),
            Primitive(own, f, a, w) => Primitive(own, f, a, w),
            Integral(own, f, a) => Integral(own, f, a),
            Slope(own, a, w) => Slope(own, a, w),
        }
    }
}

/// Builder of recurrences.
pub(crate) struct Builder<'g> {
    graph: &'g mut Graph,
    variables: &'g [Symbol],
    series: Series,
    done: BTreeMap<Value, At>,
    /// For each operation the length of the longest chain of convolutions that leads to it,
    /// including its own.
    depths: Vec<usize>,
    /// Operations for sin and cos of an argument, or for sinh and cosh.
    pairs: BTreeMap<(bool, At), At>,
    /// Integrals without an operation for their slopes: convolution, argument and value.
    open: Vec<(usize, At, Value)>,
}

impl Builder<'_> {
    pub(crate) fn push(&mut self, recurrence: Recurrence<Value>, value: Option<Value>) -> At {
        let before = recurrence.operands().into_iter().map(|at| self.depths[at]).max().unwrap_or(0);
        self.depths.push(before + recurrence.convolutions().min(1));
        self.series.operations.push((recurrence, value));
        self.series.operations.len() - 1
    }

    /// Returns the numbers of new convolutions.
    pub(crate) fn own<const N: usize>(&mut self) -> [usize; N] {
        let first = self.series.convolutions;
        self.series.convolutions += N;
        std::array::from_fn(|i| first + i)
    }

    /// f(a) as an integral of its slope, which the [rate](crate::functions) of the function gives.
    pub(crate) fn by_slope(&mut self, function: Function, a: At, value: Option<Value>) -> At {
        let [own] = self.own();
        self.open.extend(value.map(|value| (own, a, value)));
        self.push(Recurrence::Integral(own, function, a), value)
    }

    /// Adds the operations of the slopes. They may read the values of integrals, and contain
    /// further integrals.
    fn slopes(&mut self) -> Result<(), String> {
        while let Some((own, a, value)) = self.open.pop() {
            let slope = self.graph.derivative_of_call(value);
            self.values(&[slope])?;
            let w = self.operand(slope);
            self.push(Recurrence::Slope(own, a, w), None);
            self.series.slopes.push(slope);
        }
        Ok(())
    }

    fn is_fixed(&self, value: Value) -> bool {
        !self.graph.depends_on_any(value, self.variables)
    }

    /// Returns the operation of an operand.
    fn operand(&mut self, value: Value) -> At {
        if let Some(&at) = self.done.get(&value) {
            return at;
        }
        let at = self.push(Recurrence::Constant(value), None);
        self.done.insert(value, at);
        at
    }

    fn product(&mut self, a: At, b: At, value: Option<Value>) -> At {
        let [own] = self.own();
        // The factor that is known last comes first: the terms of the other factor are then summed
        // earlier.
        let (a, b) = if self.depths[a] < self.depths[b] { (b, a) } else { (a, b) };
        self.push(Recurrence::Product(own, a, b), value)
    }

    /// 1 − a², or 1 + a².
    pub(crate) fn beside_one(&mut self, a: At, minus: bool) -> At {
        let (square, one) = (self.product(a, a, None), self.push(Recurrence::One, None));
        self.push(if minus { Recurrence::Sub(one, square) } else { Recurrence::Add(one, square) }, None)
    }

    /// Returns the operation for both sine and cosine, circular or hyperbolic.
    pub(crate) fn pair(&mut self, circular: bool, a: At) -> At {
        if let Some(&at) = self.pairs.get(&(circular, a)) {
            return at;
        }
        let own = self.own();
        let recurrence = if circular { Recurrence::SinCos(own, a) } else { Recurrence::SinhCosh(own, a) };
        let at = self.push(recurrence, None);
        self.pairs.insert((circular, a), at);
        at
    }

    pub(crate) fn first_of_pair(&mut self, circular: bool, a: At, value: Option<Value>) -> At {
        let at = self.pair(circular, a);
        self.series.operations[at].1 = value;
        at
    }

    /// Adds the operations of all values that depend on the variables.
    fn values(&mut self, roots: &[Value]) -> Result<(), String> {
        for value in self.graph.reachable(roots) {
            if self.graph.depends_on_any(value, self.variables) && !self.done.contains_key(&value) {
                let at = self.value(value)?;
                self.done.insert(value, at);
            }
        }
        Ok(())
    }

    /// Returns the operation of a value that depends on the variables and whose operands have
    /// operations.
    fn value(&mut self, value: Value) -> Result<At, String> {
        let own_value = Some(value);
        let recurrence = match self.graph.node(value).clone() {
            Node::Symbol(symbol) => {
                let at = self.variables.iter().position(|&variable| variable == symbol);
                Recurrence::Variable(at.ok_or("a variable that is none")?)
            }
            Node::Neg(a) => Recurrence::Neg(self.operand(a)),
            Node::Add(a, b) => Recurrence::Add(self.operand(a), self.operand(b)),
            Node::Sub(a, b) => Recurrence::Sub(self.operand(a), self.operand(b)),
            Node::Mul(a, b) if self.is_fixed(a) => Recurrence::Scaled(a, self.operand(b)),
            Node::Mul(a, b) if self.is_fixed(b) => Recurrence::Scaled(b, self.operand(a)),
            Node::Mul(a, b) => {
                let (a, b) = (self.operand(a), self.operand(b));
                return Ok(self.product(a, b, own_value));
            }
            Node::Div(a, b) if self.is_fixed(b) => Recurrence::Divided(self.operand(a), b),
            Node::Div(a, b) => {
                let (a, b, [own]) = (self.operand(a), self.operand(b), self.own());
                Recurrence::Quotient(own, a, b)
            }
            Node::Call(function, a) => {
                let a = self.operand(a);
                return function.recurrence(self, a, own_value).ok_or_else(|| function.name().to_owned());
            }
            Node::Apply(rule, _) => {
                return Err(match rule.reading() {
                    Reading::Quotient => "a quotient with a value of its own where it is 0/0",
                    Reading::Of(function) => function.name(),
                    Reading::OfTwo(function) => function.name(),
                }
                .into());
            }
            Node::Constant(_) | Node::Decimal(_) | Node::Pi => Recurrence::Constant(value),
        };
        Ok(self.push(recurrence, own_value))
    }
}
