//! sin² + cos² = 1.

use super::monomial::{Monomial, Powers};
use super::ranks::Ranks;
use super::regroup::is_sum;
use super::scopes::Scopes;
use crate::cost;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use num_rational::BigRational;
use std::collections::BTreeSet;

/// Rewrites the roots of a scope: two terms of a sum that differ only by factors sin² α and cos² α
/// are replaced by their common part, as (v l cos α)² + (v l sin α)² by the square (v l)².
pub fn pythagoras(graph: &mut Graph, ranks: &Ranks, scopes: &Scopes, scope: usize) -> Vec<Value> {
    let roots = scopes.roots(scope).to_vec();
    let order = graph.reachable(&roots);
    let pinned: BTreeSet<Value> = order.iter().copied().filter(|&v| scopes.is_pinned(graph, v, scope)).collect();
    // The terms of a larger sum are searched with that sum.
    let mut parts = BTreeSet::new();
    for &v in order.iter().filter(|&&v| is_sum(graph, v)) {
        let open = |&o: &Value| is_sum(graph, o) && !pinned.contains(&o);
        parts.extend(graph.node(v).operands().iter().copied().filter(open));
    }
    let mut new: HashMap<Value, Value> = HashMap::default();
    for &v in &order {
        let node = graph.node(v).clone();
        let mut value = None;
        if is_sum(graph, v) && !parts.contains(&v) {
            // Shared sums are opened as well, unless the whole is long.
            let terms = terms(graph, v, |_| true).or_else(|| terms(graph, v, |o| parts.contains(&o)));
            value = terms.and_then(|terms| joined(graph, ranks, &terms, &new));
        }
        let value = value.unwrap_or_else(|| {
            let operands: Vec<Value> = node.operands().iter().map(|operand| new[operand]).collect();
            if operands[..] == node.operands()[..] { v } else { graph.intern(node.with_operands(&operands)) }
        });
        new.insert(v, value);
    }
    roots.iter().map(|v| new[v]).collect()
}

/// Returns the terms of a sum and whether they are subtracted, or `None` if there are many.
fn terms(graph: &Graph, sum: Value, open: impl Fn(Value) -> bool) -> Option<Vec<(bool, Value)>> {
    let (mut terms, mut stack) = (Vec::new(), vec![(false, sum)]);
    while let Some((negative, v)) = stack.pop() {
        match *graph.node(v) {
            Node::Add(a, b) if v == sum || open(v) => stack.extend([(negative, b), (negative, a)]),
            Node::Sub(a, b) if v == sum || open(v) => stack.extend([(!negative, b), (negative, a)]),
            _ => terms.push((negative, v)),
        }
        if terms.len() > cost::MAX_PYTHAGOREAN_TERMS {
            return None;
        }
    }
    Some(terms)
}

/// Returns the sum of the terms with squares of sine and cosine joined to 1, or `None` if there are
/// none.
fn joined(graph: &mut Graph, ranks: &Ranks, terms: &[(bool, Value)], new: &HashMap<Value, Value>) -> Option<Value> {
    let mut monomials: Vec<Monomial> = terms
        .iter()
        .map(|&(negative, v)| {
            let mut term = Monomial::of(graph, v);
            if negative {
                term.coefficient = -term.coefficient;
            }
            term
        })
        .collect();
    let mut kept: Vec<Option<(bool, Value)>> = terms.iter().map(|&(negative, v)| Some((negative, new[&v]))).collect();
    let mut found = false;
    while let Some((i, j, common)) = pair(graph, ranks, &monomials) {
        // j is the later term.
        monomials.remove(j);
        kept.remove(j);
        (monomials[i], kept[i]) = (common, None);
        found = true;
    }
    found.then(|| {
        let values: Vec<Value> = monomials
            .iter()
            .zip(&kept)
            .map(|(monomial, kept)| match *kept {
                Some((true, value)) => graph.neg(value),
                Some((false, value)) => value,
                None => monomial.build(graph, |factor| new[&factor]),
            })
            .collect();
        graph.sum(&values)
    })
}

/// Returns two terms that join to one, and the joined term.
fn pair(graph: &Graph, ranks: &Ranks, terms: &[Monomial]) -> Option<(usize, usize, Monomial)> {
    let mut places: HashMap<(&Powers, &BigRational), usize> = HashMap::default();
    for (i, term) in terms.iter().enumerate() {
        for (&factor, _) in term.powers.iter().filter(|(_, exponent)| **exponent >= 2) {
            let Some(partner) = ranks.partner(graph, factor) else { continue };
            let mut other = term.clone();
            other.multiply(factor, -2);
            let common = other.clone();
            other.multiply(partner, 2);
            if let Some(&j) = places.get(&(&other.powers, &other.coefficient)) {
                return Some((j, i, common));
            }
        }
        places.insert((&term.powers, &term.coefficient), i);
    }
    None
}
