//! Conversion of expression trees to values.

use super::{Graph, Value};
use crate::cost;
use crate::tree::{Once, Tree};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};

impl Graph {
    /// Returns the value of a tree; `variable` gives the values of its variables.
    ///
    /// Factors with negative exponents are collected in one denominator. Integer powers become
    /// multiplications, half powers square roots, and other rational powers exp(p ln x), for
    /// positive bases.
    pub fn lower<V>(&mut self, tree: &Tree<V>, variable: &mut impl FnMut(&mut Graph, &V) -> Value) -> Value {
        self.lower_once(tree, variable, &mut Once::default())
    }

    fn lower_once<V>(
        &mut self,
        tree: &Tree<V>,
        variable: &mut impl FnMut(&mut Graph, &V) -> Value,
        known: &mut Once<V, Value>,
    ) -> Value {
        match tree {
            Tree::Number(number) => self.constant(number.clone()),
            Tree::Pi => self.pi(),
            Tree::Variable(v) => variable(self, v),
            Tree::Sum(terms) => {
                let terms: Vec<Value> = terms.iter().map(|t| self.lower_once(t, variable, known)).collect();
                self.sum(&terms)
            }
            Tree::Product(factors) => {
                let (mut above, mut below) = (Vec::new(), Vec::new());
                for factor in factors {
                    match factor {
                        Tree::Power(base, exponent) if exponent.is_negative() => {
                            let base = self.lower_once(base, variable, known);
                            below.push(self.power(base, &-exponent));
                        }
                        _ => above.push(self.lower_once(factor, variable, known)),
                    }
                }
                let (numerator, denominator) = (self.product(&above), self.product(&below));
                self.div(numerator, denominator)
            }
            Tree::Power(base, exponent) => {
                let base = self.lower_once(base, variable, known);
                self.power(base, exponent)
            }
            Tree::Call(function, argument) => {
                let argument = self.lower_once(argument, variable, known);
                self.call(*function, argument)
            }
            Tree::Call2(function, first, second) => {
                let (first, second) =
                    (self.lower_once(first, variable, known), self.lower_once(second, variable, known));
                self.call_of_two(*function, first, second)
            }
            Tree::Named(named) => known.of(named, |known, tree| self.lower_once(tree, variable, known)),
        }
    }

    /// base^exponent
    pub fn power(&mut self, base: Value, exponent: &BigRational) -> Value {
        if exponent.is_negative() {
            let (one, power) = (self.one(), self.power(base, &-exponent));
            return self.div(one, power);
        }
        let (whole, rest) = (exponent.to_integer(), exponent.fract());
        let half = BigRational::new(BigInt::from(1), BigInt::from(2));
        let small = whole.to_u32().filter(|&n| n <= cost::MAX_MULTIPLIED_POWER);
        match small {
            Some(n) if rest == BigRational::default() => self.powi(base, n.into()),
            Some(n) if rest == half => {
                let (power, root) = (self.powi(base, n.into()), self.sqrt(base));
                self.mul(power, root)
            }
            _ => {
                let logarithm = self.call(crate::tree::Function::Ln, base);
                let product = self.scale(exponent.clone(), logarithm);
                self.call(crate::tree::Function::Exp, product)
            }
        }
    }
}
