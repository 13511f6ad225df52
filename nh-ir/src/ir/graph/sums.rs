//! Sums and products of many values.

use super::{Graph, Stage, Value};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

impl Graph {
    /// Returns the sum of all terms. Like terms are collected. Terms of an earlier stage are summed
    /// first, so that their sum can be hoisted.
    pub fn sum(&mut self, terms: &[Value]) -> Value {
        let mut collected: BTreeMap<Value, BigRational> = BTreeMap::new();
        for &term in terms {
            let (c, base) = self.coefficient(term);
            match collected.entry(base) {
                Entry::Vacant(place) => {
                    place.insert(c);
                }
                Entry::Occupied(mut sum) => *sum.get_mut() += c,
            }
        }
        let mut by_stage: BTreeMap<Stage, (Vec<Value>, Vec<Value>)> = BTreeMap::new();
        for (base, c) in collected {
            if c.is_zero() {
                continue;
            }
            let group = by_stage.entry(self.stage(base)).or_default();
            let term = self.scale(c.abs(), base);
            if c.is_negative() { group.1.push(term) } else { group.0.push(term) }
        }
        let mut total = self.zero();
        for (plus, minus) in by_stage.into_values() {
            let (plus, minus) = (self.balanced(&plus, Graph::add), self.balanced(&minus, Graph::add));
            let group = match (plus, minus) {
                (Some(p), Some(m)) => self.sub(p, m),
                (Some(p), None) => p,
                (None, Some(m)) => self.neg(m),
                (None, None) => continue,
            };
            total = self.add(total, group);
        }
        total
    }

    /// Returns the product of all factors. Numbers are folded, and equal factors become powers.
    /// Factors of an earlier stage are multiplied first.
    pub fn product(&mut self, factors: &[Value]) -> Value {
        let mut coefficient = BigRational::one();
        let mut collected: BTreeMap<Value, i64> = BTreeMap::new();
        for &factor in factors {
            let (c, base) = self.coefficient(factor);
            coefficient *= c;
            *collected.entry(base).or_default() += 1;
        }
        let mut by_stage: BTreeMap<Stage, Vec<Value>> = BTreeMap::new();
        for (base, n) in collected {
            let power = self.powi(base, n);
            by_stage.entry(self.stage(base)).or_default().push(power);
        }
        let mut total = self.one();
        for group in by_stage.into_values() {
            if let Some(group) = self.balanced(&group, Graph::mul) {
                total = self.mul(total, group);
            }
        }
        self.scale(coefficient, total)
    }

    /// Σ aᵢ bᵢ
    ///
    /// # Panics
    /// If the lengths differ.
    pub fn dot(&mut self, a: &[Value], b: &[Value]) -> Value {
        assert_eq!(a.len(), b.len(), "dot product of vectors of different lengths");
        let terms: Vec<Value> = a.iter().zip(b).map(|(&x, &y)| self.mul(x, y)).collect();
        self.sum(&terms)
    }

    /// a₁ ∘ a₂ ∘ … as a balanced tree, which has short chains of dependent operations. Returns
    /// `None` for an empty list.
    pub(in crate::ir) fn balanced(
        &mut self,
        values: &[Value],
        operation: fn(&mut Graph, Value, Value) -> Value,
    ) -> Option<Value> {
        match values {
            [] => None,
            [one] => Some(*one),
            _ => {
                let (left, right) = values.split_at(values.len().div_ceil(2));
                let (a, b) = (self.balanced(left, operation)?, self.balanced(right, operation)?);
                Some(operation(self, a, b))
            }
        }
    }
}
