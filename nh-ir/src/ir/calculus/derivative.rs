//! Exact derivatives on the graph.

use crate::functions::{Arithmetic, Rate};
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::tree::Function;
use num_rational::BigRational;

impl Graph {
    /// ∂value/∂symbol, exactly. Structural zeros are the constant 0. Results are remembered.
    ///
    /// A guarded quotient a/b is differentiated as a quotient where b ≠ 0, and has the derivative 0
    /// where b = 0. |a| has the derivative 0 at a = 0, and the sign of a has the derivative 0
    /// everywhere.
    pub fn derivative(&mut self, value: Value, symbol: Symbol) -> Value {
        if !self.depends_on(value, symbol) || self.derivatives.contains_key(&(value, symbol)) {
            return self.known_derivative(value, symbol);
        }
        let order =
            self.reachable_if(&[value], |v| self.depends_on(v, symbol) && !self.derivatives.contains_key(&(v, symbol)));
        for v in order {
            let derivative = self.derivative_by_rule(v, symbol);
            self.derivatives.insert((v, symbol), derivative);
        }
        self.known_derivative(value, symbol)
    }

    /// (∂value/∂symbolⱼ)ⱼ
    pub fn gradient(&mut self, value: Value, symbols: &[Symbol]) -> Vec<Value> {
        symbols.iter().map(|&s| self.derivative(value, s)).collect()
    }

    /// (∂value/∂symbolⱼ)ⱼ by adjoints. All entries together cost a few times as much as the value,
    /// whatever their number.
    ///
    /// **Equation** v̄ = Σ_u ū ∂u/∂v over the users u of v, from the value (whose adjoint is 1)
    /// down to the symbols.
    /// **Source** Griewank & Walther, Evaluating Derivatives (2008), section 3.2.
    ///
    /// Values common to the entries are shared here, while [`Graph::gradient`] simplifies each
    /// entry by itself. The value decides which result is shorter. Guarded quotients have the same
    /// derivatives as in [`Graph::derivative`].
    pub fn gradient_by_adjoints(&mut self, value: Value, symbols: &[Symbol]) -> Vec<Value> {
        let order = self.reachable_if(&[value], |v| self.depends_on_any(v, symbols));
        let mut shares: HashMap<Value, Vec<Value>> = [(value, vec![self.one()])].into_iter().collect();
        for &v in order.iter().rev() {
            if matches!(self.node(v), Node::Symbol(_)) {
                continue;
            }
            let Some(list) = shares.remove(&v) else { continue };
            let adjoint = self.sum(&list);
            for (operand, share) in self.adjoint_shares(v, adjoint) {
                if self.depends_on_any(operand, symbols) {
                    shares.entry(operand).or_default().push(share);
                }
            }
        }
        let mut of = |&symbol: &Symbol| {
            let read = self.read(symbol);
            let list = shares.remove(&read).unwrap_or_default();
            self.sum(&list)
        };
        symbols.iter().map(&mut of).collect()
    }

    /// Returns for each operand of v the adjoint of v times ∂v/∂operand.
    pub(super) fn adjoint_shares(&mut self, v: Value, adjoint: Value) -> Vec<(Value, Value)> {
        match *self.node(v) {
            Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => Vec::new(),
            Node::Neg(a) => vec![(a, self.neg(adjoint))],
            Node::Add(a, b) => vec![(a, adjoint), (b, adjoint)],
            Node::Sub(a, b) => vec![(a, adjoint), (b, self.neg(adjoint))],
            Node::Mul(a, b) if a == b => {
                let half = self.mul(adjoint, a);
                vec![(a, self.scale(integer(2), half))]
            }
            Node::Mul(a, b) => vec![(a, self.mul(adjoint, b)), (b, self.mul(adjoint, a))],
            Node::Div(a, b) => {
                let share = self.div(adjoint, b);
                let change = self.mul(share, v);
                vec![(a, share), (b, self.neg(change))]
            }
            Node::Call(f, a) => vec![(a, self.chain_rule(v, f, a, adjoint))],
            Node::Apply(rule, _) => {
                let operands = self.node(v).operands();
                rule.rules().shares(self, v, &operands, adjoint)
            }
        }
    }

    /// Returns the rates of values for given rates of the symbols: Σ_j ∂value/∂symbolⱼ rateⱼ. The
    /// rate of each value is formed once.
    ///
    /// **Source** Griewank & Walther, Evaluating Derivatives (2008), section 3.1 (the tangent, or
    /// forward, mode).
    pub fn rates(&mut self, values: &[Value], symbols: &[Symbol], rates: &[Value]) -> Vec<Value> {
        let order = self.reachable_if(values, |v| self.depends_on_any(v, symbols));
        let mut known: HashMap<Value, Value> = HashMap::default();
        for (&symbol, &rate) in symbols.iter().zip(rates) {
            known.insert(self.read(symbol), rate);
        }
        for v in order {
            if !known.contains_key(&v) {
                let rate =
                    self.rule(v, &mut |graph, operand| known.get(&operand).copied().unwrap_or_else(|| graph.zero()));
                known.insert(v, rate);
            }
        }
        values.iter().map(|v| known.get(v).copied().unwrap_or_else(|| self.zero())).collect()
    }

    /// (∂valueᵢ/∂symbolⱼ)ᵢⱼ
    pub fn jacobian(&mut self, values: &[Value], symbols: &[Symbol]) -> Vec<Vec<Value>> {
        values.iter().map(|&v| self.gradient(v, symbols)).collect()
    }

    fn known_derivative(&mut self, value: Value, symbol: Symbol) -> Value {
        if !self.depends_on(value, symbol) {
            return self.zero();
        }
        self.derivatives[&(value, symbol)]
    }

    fn derivative_by_rule(&mut self, v: Value, s: Symbol) -> Value {
        if let Node::Symbol(other) = *self.node(v) {
            return if other == s { self.one() } else { self.zero() };
        }
        self.rule(v, &mut |graph, operand| graph.known_derivative(operand, s))
    }

    /// Returns the derivative of v from those of its operands. The derivative of a symbol is 0
    /// here.
    fn rule(&mut self, v: Value, known: &mut dyn FnMut(&mut Graph, Value) -> Value) -> Value {
        match *self.node(v) {
            Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => self.zero(),
            Node::Neg(a) => {
                let da = known(self, a);
                self.neg(da)
            }
            Node::Add(a, b) => {
                let (da, db) = (known(self, a), known(self, b));
                self.add(da, db)
            }
            Node::Sub(a, b) => {
                let (da, db) = (known(self, a), known(self, b));
                self.sub(da, db)
            }
            Node::Mul(a, b) => {
                let (da, db) = (known(self, a), known(self, b));
                if a == b {
                    let half = self.mul(a, da);
                    return self.scale(integer(2), half);
                }
                let (left, right) = (self.mul(da, b), self.mul(a, db));
                self.add(left, right)
            }
            // (a/b)' = a'/b − (a/b) (b'/b): each factor stays moderate where b and b' overflow. If
            // a is as large as b, then a/b is moderate, and the product of quotients is not.
            Node::Div(a, b) if self.is_steep(b) && !self.is_steep(a) => {
                let da = known(self, a);
                let (own, rate) = (self.div(da, b), self.relative_rate(b, known));
                let change = self.mul(v, rate);
                self.sub(own, change)
            }
            // (a/b)' = (a' − (a/b) b')/b reuses the quotient.
            Node::Div(a, b) => {
                let (da, db) = (known(self, a), known(self, b));
                let change = self.mul(v, db);
                let numerator = self.sub(da, change);
                self.div(numerator, b)
            }
            Node::Call(f, a) => {
                let da = known(self, a);
                self.chain_rule(v, f, a, da)
            }
            Node::Apply(rule, _) => {
                let operands = self.node(v).operands();
                rule.rules().rate(self, v, &operands, known)
            }
        }
    }

    /// b'/b, by (x y)'/(x y) = x'/x + y'/y.
    fn relative_rate(&mut self, b: Value, known: &mut dyn FnMut(&mut Graph, Value) -> Value) -> Value {
        if let Node::Mul(x, y) = *self.node(b) {
            let (left, right) = (self.relative_rate(x, known), self.relative_rate(y, known));
            return self.add(left, right);
        }
        let db = known(self, b);
        self.div(db, b)
    }

    /// f'(a) for v = f(a), and 0 for any other v.
    pub(in crate::ir) fn derivative_of_call(&mut self, v: Value) -> Value {
        let Node::Call(f, a) = *self.node(v) else { return self.zero() };
        let one = self.one();
        self.chain_rule(v, f, a, one)
    }

    /// f'(a) a' for v = f(a).
    pub(super) fn chain_rule(&mut self, v: Value, f: Function, a: Value, da: Value) -> Value {
        match f.rate(self, &a, &v) {
            Rate::Zero => self.zero(),
            Rate::Times(slope) => self.mul(slope, da),
            Rate::Over(inverse, (p, q)) => {
                let quotient = self.div(da, inverse);
                self.scale(BigRational::new(p.into(), q.into()), quotient)
            }
        }
    }
}

impl Arithmetic for Graph {
    type Term = Value;

    fn ratio(&mut self, numerator: i64, denominator: i64) -> Value {
        Graph::ratio(self, numerator, denominator)
    }

    fn pi(&mut self) -> Value {
        Graph::pi(self)
    }

    fn add(&mut self, a: &Value, b: &Value) -> Value {
        Graph::add(self, *a, *b)
    }

    fn sub(&mut self, a: &Value, b: &Value) -> Value {
        Graph::sub(self, *a, *b)
    }

    fn mul(&mut self, a: &Value, b: &Value) -> Value {
        Graph::mul(self, *a, *b)
    }

    fn div(&mut self, a: &Value, b: &Value) -> Value {
        Graph::div(self, *a, *b)
    }

    fn sqrt(&mut self, a: &Value) -> Value {
        Graph::sqrt(self, *a)
    }

    fn call(&mut self, function: Function, a: &Value) -> Value {
        Graph::call(self, function, *a)
    }
}

fn integer(n: i64) -> BigRational {
    BigRational::from_integer(n.into())
}
