//! Construction of values: arithmetic, with the simplifications that need no search.
//!
//! Numbers are folded exactly. A value is written as *coefficient × base* with the sign outside, so
//! that `x - x`, `2x + 3x` and `(-a)(-b)` simplify. Operands of commutative operations are ordered.
//! Identities are those of the field of fractions: `x/y*y` becomes `x`, even though `y` may vanish
//! at run time.

mod quotients;

use super::{Graph, Node, Value};
use crate::cost;
use crate::tree::Function;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// Returns whether a number has few digits, like the numbers of formulas and unlike the nodes of
/// quadratures.
fn is_short(number: &BigRational) -> bool {
    number.numer().bits().max(number.denom().bits()) <= cost::SHORT_NUMBER
}

impl Graph {
    /// a + b
    pub fn add(&mut self, a: Value, b: Value) -> Value {
        if a != b && self.is_base(a) && self.is_base(b) {
            if self.is_sine_and_cosine_squared(a, b) {
                return self.one();
            }
            return self.add_positive(a, b);
        }
        let (ca, xa) = self.coefficient(a);
        let (cb, xb) = self.coefficient(b);
        if ca.is_zero() {
            return b;
        }
        if cb.is_zero() {
            return a;
        }
        if xa == xb {
            return self.scale(ca + cb, xa);
        }
        match (ca.is_negative(), cb.is_negative()) {
            (false, true) => {
                let minus_b = self.neg(b);
                return self.sub(a, minus_b);
            }
            (true, false) => {
                let minus_a = self.neg(a);
                return self.sub(b, minus_a);
            }
            (true, true) => {
                let (minus_a, minus_b) = (self.neg(a), self.neg(b));
                let sum = self.add(minus_a, minus_b);
                return self.neg(sum);
            }
            (false, false) => {}
        }
        if ca == cb && self.is_sine_and_cosine_squared(xa, xb) {
            return self.constant(ca);
        }
        self.add_positive(a, b)
    }

    /// Returns a + b for values with positive coefficients and different bases.
    fn add_positive(&mut self, a: Value, b: Value) -> Value {
        // (x − y) + (y − x), (x − y) + y
        if let (Node::Sub(x, y), Node::Sub(z, w)) = (self.node(a), self.node(b))
            && (x, y) == (w, z)
        {
            return self.zero();
        }
        for (p, q) in [(a, b), (b, a)] {
            if let Node::Sub(x, y) = *self.node(p)
                && y == q
            {
                return x;
            }
        }
        if let Some(sum) = self.collect_offsets(a, b) {
            return sum;
        }
        let (a, b) =
            if (self.as_constant(a).is_some(), a) > (self.as_constant(b).is_some(), b) { (b, a) } else { (a, b) };
        self.intern(Node::Add(a, b))
    }

    /// a − b
    pub fn sub(&mut self, a: Value, b: Value) -> Value {
        if a == b {
            return self.zero();
        }
        let (ca, xa) = self.coefficient(a);
        let (cb, xb) = self.coefficient(b);
        if ca.is_zero() {
            return self.neg(b);
        }
        if cb.is_zero() {
            return a;
        }
        if xa == xb {
            return self.scale(ca - cb, xa);
        }
        if cb.is_negative() {
            let minus_b = self.neg(b);
            return self.add(a, minus_b);
        }
        if ca.is_negative() {
            let minus_a = self.neg(a);
            let sum = self.add(minus_a, b);
            return self.neg(sum);
        }
        match *self.node(a) {
            Node::Add(x, y) if y == b => return x,
            Node::Add(x, y) if x == b => return y,
            Node::Sub(x, y) if x == b => return self.neg(y),
            _ => {}
        }
        match *self.node(b) {
            Node::Add(x, y) if x == a => return self.neg(y),
            Node::Add(x, y) if y == a => return self.neg(x),
            Node::Sub(x, y) if x == a => return y,
            _ => {}
        }
        if let Some((a, b)) = self.beside_common_term(a, b) {
            return self.sub(a, b);
        }
        let minus_b = self.intern(Node::Neg(b));
        if let Some(sum) = self.collect_offsets(a, minus_b) {
            return sum;
        }
        self.intern(Node::Sub(a, b))
    }

    /// Returns the remainders of two sums that have a common term: x and y for (c + x) − (c + y).
    fn beside_common_term(&self, a: Value, b: Value) -> Option<(Value, Value)> {
        let (Node::Add(a1, a2), Node::Add(b1, b2)) = (self.node(a), self.node(b)) else { return None };
        let pairs = [(a1, a2, b1, b2), (a1, a2, b2, b1), (a2, a1, b1, b2), (a2, a1, b2, b1)];
        pairs.into_iter().find(|(common, _, same, _)| common == same).map(|(_, &x, _, &y)| (x, y))
    }

    /// −a
    pub fn neg(&mut self, a: Value) -> Value {
        match self.node(a).clone() {
            Node::Constant(c) => self.constant(-&*c),
            Node::Neg(x) => x,
            Node::Sub(x, y) => self.intern(Node::Sub(y, x)),
            _ => self.intern(Node::Neg(a)),
        }
    }

    /// a b
    pub fn mul(&mut self, a: Value, b: Value) -> Value {
        if self.is_base(a) && self.is_base(b) {
            let product = self.mul_bases(a, b);
            return self.with_number_in_front(product);
        }
        let (ca, xa) = self.coefficient(a);
        let (cb, xb) = self.coefficient(b);
        let c = ca * cb;
        if c.is_zero() {
            return self.zero();
        }
        let product = self.mul_bases(xa, xb);
        self.scale(c, product)
    }

    fn mul_bases(&mut self, x: Value, y: Value) -> Value {
        if self.is_one(x) {
            return y;
        }
        if self.is_one(y) {
            return x;
        }
        match (self.node(x).clone(), self.node(y).clone()) {
            (Node::Div(n, d), _) if d == y => return n,
            (_, Node::Div(n, d)) if d == x => return n,
            (Node::Div(n, d), Node::Div(k, e)) => {
                let (numerator, denominator) = (self.mul(n, k), self.mul(d, e));
                return self.div(numerator, denominator);
            }
            (Node::Div(n, d), _) if self.is_one(n) => return self.div(y, d),
            (_, Node::Div(n, d)) if self.is_one(n) => return self.div(x, d),
            (Node::Call(Function::Sqrt, u), _) if x == y => return u,
            _ => {}
        }
        self.intern(Node::Mul(x.min(y), x.max(y)))
    }

    /// aⁿ by repeated squaring, with a⁰ = 1.
    pub fn powi(&mut self, a: Value, n: i64) -> Value {
        match n {
            0 => self.one(),
            1 => a,
            _ if n < 0 => {
                let power = self.powi_unsigned(a, n.unsigned_abs());
                let one = self.one();
                self.div(one, power)
            }
            _ => self.powi_unsigned(a, n.unsigned_abs()),
        }
    }

    fn powi_unsigned(&mut self, a: Value, n: u64) -> Value {
        if n == 1 {
            return a;
        }
        if n.is_multiple_of(2) {
            let root = self.powi_unsigned(a, n / 2);
            self.mul(root, root)
        } else {
            let rest = self.powi_unsigned(a, n - 1);
            self.mul(a, rest)
        }
    }

    /// a²
    pub fn square(&mut self, a: Value) -> Value {
        self.mul(a, a)
    }

    /// Splits a value into coefficient and base. The value is their product, and the base has the
    /// coefficient 1. Zero gives (0, 1).
    pub(crate) fn coefficient(&mut self, value: Value) -> (BigRational, Value) {
        match *self.node(value) {
            Node::Constant(ref c) => {
                let c = (**c).clone();
                (c, self.one())
            }
            Node::Neg(x) => {
                let (c, base) = self.coefficient(x);
                (-c, base)
            }
            Node::Mul(k, x) if self.as_constant(k).is_some() => (self.as_constant(k).cloned().unwrap_or_default(), x),
            Node::Div(k, d) if self.as_constant(k).is_some_and(|k| !k.is_one() && !k.is_zero()) => {
                let k = self.as_constant(k).cloned().unwrap_or_default();
                let one = self.one();
                (k, self.intern(Node::Div(one, d)))
            }
            _ => (BigRational::one(), value),
        }
    }

    /// Returns whether the coefficient is 1, so that the value is its own base. Most values pass
    /// this test, which saves arithmetic on large numbers.
    fn is_base(&self, value: Value) -> bool {
        match *self.node(value) {
            Node::Constant(_) | Node::Neg(_) => false,
            Node::Mul(k, _) => self.as_constant(k).is_none(),
            Node::Div(k, _) => self.is_one(k) || self.as_constant(k).is_none(),
            _ => true,
        }
    }

    /// Writes the coefficient of a value in front of its base.
    fn with_number_in_front(&mut self, value: Value) -> Value {
        if self.is_base(value) { value } else { self.scale(BigRational::one(), value) }
    }

    /// c × value. Numbers that are factors of the value are multiplied in.
    pub fn scale(&mut self, c: BigRational, value: Value) -> Value {
        if self.is_base(value) && !c.is_negative() {
            return self.scale_base(c, value);
        }
        let (own, base) = self.coefficient(value);
        let c = c * own;
        if c.is_negative() {
            let positive = self.scale_base(-c, base);
            return self.neg(positive);
        }
        self.scale_base(c, base)
    }

    fn scale_base(&mut self, c: BigRational, base: Value) -> Value {
        if c.is_zero() || self.is_one(base) {
            return self.constant(c);
        }
        if c.is_one() {
            return base;
        }
        if is_short(&c)
            && let Some(absorbed) = self.absorb(&c, base, cost::ABSORBING_DEPTH)
        {
            return absorbed;
        }
        let k = self.constant(c);
        match *self.node(base) {
            Node::Div(n, d) if self.is_one(n) => self.intern(Node::Div(k, d)),
            _ => self.intern(Node::Mul(k, base)),
        }
    }

    /// c × value, if every term of the value already has a number that c can be multiplied into: ½
    /// (2 x + 4) is x + 2.
    fn absorb(&mut self, c: &BigRational, value: Value, depth: u32) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        match *self.node(value) {
            Node::Constant(ref k) if is_short(k) => {
                let product = c * &**k;
                Some(self.constant(product))
            }
            Node::Add(a, b) => {
                let (a, b) = (self.absorb(c, a, depth)?, self.absorb(c, b, depth)?);
                Some(self.add(a, b))
            }
            Node::Sub(a, b) => {
                let (a, b) = (self.absorb(c, a, depth)?, self.absorb(c, b, depth)?);
                Some(self.sub(a, b))
            }
            Node::Mul(k, x) if self.as_constant(k).is_some() => {
                let k = self.as_constant(k).filter(|k| is_short(k))?;
                let product = c * k;
                if product.is_one() { Some(x) } else { Some(self.scale(product, x)) }
            }
            Node::Mul(a, b) => match self.absorb(c, a, depth) {
                Some(a) => Some(self.mul(a, b)),
                None => {
                    let b = self.absorb(c, b, depth)?;
                    Some(self.mul(a, b))
                }
            },
            _ => None,
        }
    }

    /// Rewrites (x + c) + (y + d) with numbers c and d as x + y + (c + d). Returns `None` if there
    /// are fewer than two numbers.
    fn collect_offsets(&mut self, a: Value, b: Value) -> Option<Value> {
        if !self.has_offset(a) && !self.has_offset(b) {
            return None;
        }
        let (x, c) = self.offset(a);
        let (y, d) = self.offset(b);
        if c.is_zero() || d.is_zero() {
            return None;
        }
        let sum = self.add(x, y);
        let number = self.constant(c + d);
        Some(self.add(sum, number))
    }

    /// Returns whether a number is a term of the sum.
    fn has_offset(&self, value: Value) -> bool {
        match *self.node(value) {
            Node::Constant(_) => true,
            Node::Neg(v) => self.has_offset(v),
            Node::Add(_, k) => self.as_constant(k).is_some(),
            Node::Sub(x, k) => self.as_constant(x).is_some() || self.as_constant(k).is_some(),
            _ => false,
        }
    }

    fn offset(&mut self, value: Value) -> (Value, BigRational) {
        let number = |graph: &Graph, v| graph.as_constant(v).cloned();
        match *self.node(value) {
            Node::Constant(ref c) => {
                let c = (**c).clone();
                (self.zero(), c)
            }
            Node::Neg(v) => {
                let (x, c) = self.offset(v);
                if c.is_zero() {
                    return (value, c);
                }
                (self.neg(x), -c)
            }
            Node::Add(x, k) if self.as_constant(k).is_some() => (x, number(self, k).unwrap_or_default()),
            Node::Sub(x, k) if self.as_constant(k).is_some() => (x, -number(self, k).unwrap_or_default()),
            Node::Sub(k, x) if self.as_constant(k).is_some() => {
                let k = number(self, k).unwrap_or_default();
                (self.neg(x), k)
            }
            _ => (value, BigRational::zero()),
        }
    }

    fn is_sine_and_cosine_squared(&self, a: Value, b: Value) -> bool {
        let squared = |v: Value| match *self.node(v) {
            Node::Mul(x, y) if x == y => match *self.node(x) {
                Node::Call(f @ (Function::Sin | Function::Cos), angle) => Some((f, angle)),
                _ => None,
            },
            _ => None,
        };
        matches!((squared(a), squared(b)), (Some((f, x)), Some((g, y))) if f != g && x == y)
    }
}
