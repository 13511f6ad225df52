//! A value as a product of powers.

use crate::cost;
use crate::ir::graph::{Graph, Node, Value};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::BTreeMap;

/// Factors with their exponents, by value. No exponent is 0.
pub(in crate::ir) type Powers = BTreeMap<Value, i32>;

/// coefficient · Π factorⁿ
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::ir) struct Monomial {
    pub powers: Powers,
    pub coefficient: BigRational,
}

impl Monomial {
    /// Returns the factors of a value, with nested products opened. A value with too many factors
    /// is a single factor.
    pub fn of(graph: &Graph, value: Value) -> Self {
        Self::opened(graph, value)
            .unwrap_or_else(|| Monomial { powers: [(value, 1)].into(), coefficient: BigRational::one() })
    }

    fn opened(graph: &Graph, value: Value) -> Option<Self> {
        let mut product = Monomial { powers: Powers::new(), coefficient: BigRational::one() };
        let mut open = vec![(value, 1)];
        for _ in 0..cost::MAX_MONOMIAL {
            let Some((value, exponent)) = open.pop() else { return Some(product) };
            match *graph.node(value) {
                Node::Neg(a) => {
                    product.coefficient = -product.coefficient;
                    open.push((a, exponent));
                }
                Node::Mul(a, b) => open.extend([(a, exponent), (b, exponent)]),
                Node::Div(a, b) => open.extend([(a, exponent), (b, -exponent)]),
                Node::Constant(ref number) if !number.is_zero() => {
                    if exponent > 0 {
                        product.coefficient *= &**number;
                    } else {
                        product.coefficient /= &**number;
                    }
                }
                _ => product.multiply(value, exponent),
            }
        }
        None
    }

    /// Multiplies by a power of a factor.
    pub fn multiply(&mut self, factor: Value, exponent: i32) {
        let sum = self.powers.entry(factor).or_insert(0);
        *sum += exponent;
        if *sum == 0 {
            self.powers.remove(&factor);
        }
    }

    /// Builds the product as a value, with `of` applied to its factors.
    pub fn build(&self, graph: &mut Graph, of: impl Fn(Value) -> Value) -> Value {
        let mut total = graph.constant(self.coefficient.clone());
        for (&factor, &exponent) in &self.powers {
            let power = graph.powi(of(factor), i64::from(exponent.abs()));
            total = if exponent > 0 { graph.mul(total, power) } else { graph.div(total, power) };
        }
        total
    }
}
