//! Numbers for values and symbols.

use super::Number;
use crate::ir::fast::HashSet;
use crate::ir::graph::{Graph, Node, Symbol, Value};

/// Values in an order in which they can be computed.
#[derive(Clone, Debug, Default)]
pub(super) struct Order {
    values: Vec<Value>,
    set: HashSet<Value>,
}

impl Order {
    /// Values that the roots need, without known ones and those that only these need.
    pub fn of(graph: &Graph, roots: &[Value], known: impl Fn(Value) -> bool) -> Self {
        Order::listed(graph.reachable_if(roots, |v| !known(v)))
    }

    /// The values, in the order given.
    pub fn listed(values: Vec<Value>) -> Self {
        Order { set: values.iter().copied().collect(), values }
    }

    pub fn contains(&self, value: Value) -> bool {
        self.set.contains(&value)
    }

    pub fn extend(&mut self, other: &Order) {
        self.values.extend(&other.values);
        self.set.extend(&other.set);
    }
}

/// A memory of one number for each value and symbol; NaN where nothing is known yet.
#[derive(Clone, Debug)]
pub(super) struct Machine<'p> {
    graph: &'p Graph,
    values: Vec<f64>,
    symbols: Vec<f64>,
}

impl<'p> Machine<'p> {
    pub fn new(graph: &'p Graph) -> Self {
        Machine { graph, values: vec![f64::NAN; graph.len()], symbols: vec![f64::NAN; graph.symbols().count()] }
    }

    pub fn graph(&self) -> &'p Graph {
        self.graph
    }

    pub fn bind(&mut self, symbols: &[Symbol], numbers: &[f64]) {
        for (symbol, &number) in symbols.iter().zip(numbers) {
            self.symbols[symbol.index()] = number;
        }
    }

    pub fn number(&self, symbol: Symbol) -> f64 {
        self.symbols[symbol.index()]
    }

    pub fn read(&self, values: &[Value]) -> Vec<f64> {
        values.iter().map(|v| self.values[v.index()]).collect()
    }

    pub fn run(&mut self, order: &Order) {
        for &value in &order.values {
            let get = |v: Value| self.values[v.index()];
            let number = match *self.graph.node(value) {
                Node::Constant(ref c) | Node::Decimal(ref c) => f64::from_rational(c),
                Node::Pi => std::f64::consts::PI,
                Node::Symbol(s) => self.symbols[s.index()],
                Node::Neg(a) => -get(a),
                Node::Add(a, b) => get(a) + get(b),
                Node::Sub(a, b) => get(a) - get(b),
                Node::Mul(a, b) => get(a) * get(b),
                Node::Div(a, b) => get(a) / get(b),
                Node::DivOrZero(_, b) if get(b) == 0.0 => 0.0,
                Node::DivOrOne(_, b) if get(b) == 0.0 => 1.0,
                Node::DivOrOne(a, b) => get(a) / get(b),
                Node::DivOrZero(a, b) => get(a) / get(b),
                Node::Call(f, a) => f.evaluate(get(a)),
                Node::Abs(a) => get(a).abs(),
                Node::Atanh(a) => get(a).atanh(),
                Node::Atan2(y, x) => get(y).atan2(get(x)),
            };
            self.values[value.index()] = number;
        }
    }
}
