//! Sums split into terms, with common factors taken out.

use super::product::{Product, constant_multiple};
use super::ranks::{LAST_CONSTANT, Ranks};
use super::timing::join;
use crate::cost;
use crate::ir::graph::{Graph, Node, Value};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::BTreeMap;

/// Factor that terms may have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Common {
    Below(Value),
    Above(Value),
    Constant(Value),
}

/// Builds a sum as a value, and returns whether it must be subtracted.
pub(in crate::ir) fn build(graph: &mut Graph, ranks: &Ranks, terms: Vec<Product>) -> (bool, Value) {
    let mut terms = collect(graph, ranks, terms);
    open_shared(graph, ranks, &mut terms);
    while let Some((common, members)) = best_factor(graph, ranks, &terms) {
        let mut inner = Vec::new();
        let mut index = 0;
        terms.retain(|term| {
            let taken = members.contains(&index);
            index += 1;
            if taken {
                inner.push(term.clone());
            }
            !taken
        });
        for term in &mut inner {
            take_out(graph, term, common);
        }
        let (negative, sum) = build(graph, ranks, inner);
        let mut product = Product::one(graph);
        product.push(graph, ranks, sum, false);
        match common {
            Common::Above(v) => product.push(graph, ranks, v, false),
            Common::Below(v) => product.push(graph, ranks, v, true),
            Common::Constant(v) => product.push(graph, ranks, v, false),
        }
        if negative {
            product.coefficient = -product.coefficient;
        }
        terms.push(product);
    }
    add_up(graph, ranks, &terms)
}

/// Combines like terms into one term, and constants into one constant.
fn collect(graph: &mut Graph, ranks: &Ranks, terms: Vec<Product>) -> Vec<Product> {
    let mut order: Vec<(Vec<Value>, Vec<Value>)> = Vec::new();
    let mut constants: BTreeMap<(Vec<Value>, Vec<Value>), Value> = BTreeMap::new();
    for term in terms {
        let constant = graph.scale(term.coefficient, term.constant);
        let mut key = (term.above, term.below);
        key.0.sort_unstable();
        key.1.sort_unstable();
        match constants.get_mut(&key) {
            Some(sum) => *sum = graph.add(*sum, constant),
            None => {
                constants.insert(key.clone(), constant);
                order.push(key);
            }
        }
    }
    like_shared_products(graph, ranks, &order, &mut constants);
    let mut collected = Vec::new();
    for key in order {
        let constant = constants[&key];
        if graph.is_zero(constant) {
            continue;
        }
        let mut product = Product::one(graph);
        product.push(graph, ranks, constant, false);
        (product.above, product.below) = key;
        collected.push(product);
    }
    collected
}

/// Treats a shared product k y of a constant as a like term of y, if there is one: c (k y) + d y
/// becomes (c k + d) y.
fn like_shared_products(
    graph: &mut Graph,
    ranks: &Ranks,
    order: &[(Vec<Value>, Vec<Value>)],
    constants: &mut BTreeMap<(Vec<Value>, Vec<Value>), Value>,
) {
    for key in order {
        let ([shared], []) = (&key.0[..], &key.1[..]) else { continue };
        let Some((k, y)) = constant_multiple(graph, ranks, *shared) else { continue };
        let (like, zero) = ((vec![y], vec![]), graph.zero());
        let (Some(&c), Some(&d)) = (constants.get(key), constants.get(&like)) else { continue };
        let product = graph.mul(c, k);
        let sum = graph.add(product, d);
        constants.insert(like, sum);
        constants.insert(key.clone(), zero);
    }
}

/// Opens shared products k y if all terms are multiples of one constant k: k y − k z becomes k (y −
/// z), in as many operations, and another factor of the sum may absorb k.
fn open_shared(graph: &mut Graph, ranks: &Ranks, terms: &mut [Product]) {
    let shared = |graph: &mut Graph, term: &Product| {
        let (_, constant) = term.sign_and_constant(graph);
        let ([value], [], true) = (&term.above[..], &term.below[..], graph.is_one(constant)) else { return None };
        constant_multiple(graph, ranks, *value)
    };
    let opened: Vec<Option<(Value, Value)>> = terms.iter().map(|term| shared(graph, term)).collect();
    let mut constants = terms.iter().zip(&opened).map(|(term, opened)| match opened {
        Some((k, _)) => *k,
        None => term.sign_and_constant(graph).1,
    });
    let Some(first) = constants.next() else { return };
    let alike = constants.all(|k| k == first);
    if !alike || graph.as_constant(first).is_some() || opened.iter().all(Option::is_some) {
        return;
    }
    for (term, opened) in terms.iter_mut().zip(opened) {
        if let Some((k, y)) = opened {
            term.above.clear();
            term.push(graph, ranks, k, false);
            term.push(graph, ranks, y, false);
        }
    }
}

fn take_out(graph: &mut Graph, term: &mut Product, common: Common) {
    let remove = |factors: &mut Vec<Value>, v: Value| {
        if let Some(i) = factors.iter().position(|&f| f == v) {
            factors.remove(i);
        }
    };
    match common {
        Common::Above(v) => remove(&mut term.above, v),
        Common::Below(v) => remove(&mut term.below, v),
        Common::Constant(_) => {
            let sign = if term.coefficient.is_negative() { -BigRational::one() } else { BigRational::one() };
            (term.coefficient, term.constant) = (sign, graph.one());
        }
    }
}

/// Returns the factor that saves most when it is taken out, and the terms that have it.
fn best_factor(graph: &mut Graph, ranks: &Ranks, terms: &[Product]) -> Option<(Common, Vec<usize>)> {
    let mut members: BTreeMap<Common, Vec<usize>> = BTreeMap::new();
    for (i, term) in terms.iter().enumerate() {
        let (_, constant) = term.sign_and_constant(graph);
        let above = term.above.iter().map(|&v| Common::Above(v));
        let below = term.below.iter().map(|&v| Common::Below(v));
        let constant =
            (!graph.is_one(constant) && term.rank(graph, ranks) > LAST_CONSTANT).then_some(Common::Constant(constant));
        for common in above.chain(below).chain(constant) {
            let list = members.entry(common).or_default();
            if list.last() != Some(&i) {
                list.push(i);
            }
        }
    }
    let mut candidates: Vec<(Common, Vec<usize>)> = members.into_iter().filter(|(_, list)| list.len() > 1).collect();
    candidates.sort_by_key(|(_, list)| std::cmp::Reverse(list.len()));
    candidates.truncate(cost::FACTOR_CANDIDATES);

    let all = shapes(graph, ranks, terms);
    let before = cost_of_sum(&all);
    let mut best: Option<(usize, Common, Vec<usize>)> = None;
    for (common, list) in candidates {
        let inner: Vec<Shape> = list.iter().map(|&i| all[i].without(ranks, graph, common)).collect();
        let sum_rank = inner.iter().map(Shape::rank).max().unwrap_or(0);
        let mut outer = Shape { constant: false, above: vec![], below: vec![] };
        if sum_rank <= LAST_CONSTANT {
            outer.constant = true
        } else {
            outer.above.push(sum_rank)
        }
        match common {
            Common::Above(v) => outer.above.push(ranks.rank(graph, v)),
            Common::Below(v) => outer.below.push(ranks.rank(graph, v)),
            Common::Constant(_) => outer.constant = true,
        }
        let mut after: Vec<Shape> =
            all.iter().enumerate().filter(|(i, _)| list.binary_search(i).is_err()).map(|(_, s)| s.clone()).collect();
        after.push(outer);
        let cost = cost_of_sum(&after) + cost_of_sum(&inner);
        if cost < before && best.as_ref().is_none_or(|(least, ..)| cost < *least) {
            best = Some((cost, common, list));
        }
    }
    best.map(|(_, common, list)| (common, list))
}

/// The data of a product that determine its cost: the ranks of its factors.
#[derive(Clone)]
struct Shape {
    constant: bool,
    above: Vec<u32>,
    below: Vec<u32>,
}

impl Shape {
    /// Takes a factor out.
    fn without(&self, ranks: &Ranks, graph: &Graph, common: Common) -> Self {
        let mut rest = self.clone();
        let remove = |factors: &mut Vec<u32>, v: Value| {
            let rank = ranks.rank(graph, v);
            if let Some(i) = factors.iter().position(|&r| r == rank) {
                factors.remove(i);
            }
        };
        match common {
            Common::Above(v) => remove(&mut rest.above, v),
            Common::Below(v) => remove(&mut rest.below, v),
            Common::Constant(_) => rest.constant = false,
        }
        rest
    }

    fn rank(&self) -> u32 {
        self.above.iter().chain(&self.below).copied().max().unwrap_or(0)
    }

    /// Counts multiplications and divisions, each at the rank at which [`Product::build`] does it.
    fn cost(&self) -> usize {
        let chain = |started: bool, ranks: &[u32]| {
            let mut sorted = ranks.to_vec();
            sorted.sort_unstable();
            let free = usize::from(!started);
            // Products within a rank come first, so each multiplication has the rank of its later
            // factor.
            sorted.into_iter().skip(free).map(Ranks::weight).sum::<usize>()
        };
        let division = self.below.iter().copied().max().map_or(0, |rank| cost::DIVISION * Ranks::weight(rank));
        chain(self.constant || !self.below.is_empty(), &self.above) + chain(false, &self.below) + division
    }
}

fn shapes(graph: &mut Graph, ranks: &Ranks, terms: &[Product]) -> Vec<Shape> {
    let of = |graph: &Graph, factors: &[Value]| factors.iter().map(|&v| ranks.rank(graph, v)).collect();
    terms
        .iter()
        .map(|t| {
            let (_, constant) = t.sign_and_constant(graph);
            Shape { constant: !graph.is_one(constant), above: of(graph, &t.above), below: of(graph, &t.below) }
        })
        .collect()
}

fn cost_of_sum(terms: &[Shape]) -> usize {
    let mut ranks: Vec<u32> = terms.iter().map(Shape::rank).collect();
    ranks.sort_unstable();
    let additions: usize = ranks.into_iter().skip(1).map(Ranks::weight).sum();
    additions + terms.iter().map(Shape::cost).sum::<usize>()
}

/// Adds up terms, those that are known earlier first.
fn add_up(graph: &mut Graph, ranks: &Ranks, terms: &[Product]) -> (bool, Value) {
    let mut by_rank: BTreeMap<u32, Vec<(bool, Value)>> = BTreeMap::new();
    for term in terms {
        let rank = term.rank(graph, ranks);
        by_rank.entry(rank).or_default().push(term.build(graph, ranks));
    }
    let mut total: Option<(bool, Value)> = None;
    for group in by_rank.into_values() {
        let add_up = if ranks.are_timed() { in_time } else { balanced };
        total = add_up(graph, ranks, total, group);
    }
    total.unwrap_or_else(|| (false, graph.constant(BigRational::zero())))
}

/// Adds up terms in the order in which they become known.
fn in_time(
    graph: &mut Graph,
    ranks: &Ranks,
    total: Option<(bool, Value)>,
    group: Vec<(bool, Value)>,
) -> Option<(bool, Value)> {
    let timed = group.into_iter().map(|(negative, v)| (ranks.time(graph, v), (negative, v)));
    let items = total.map(|total| (0, total)).into_iter().chain(timed).collect();
    join(items, |a, b| match (a, b) {
        ((false, a), (false, b)) => (false, raw_add(graph, a, b)),
        ((true, a), (true, b)) => (true, raw_add(graph, a, b)),
        ((false, a), (true, b)) | ((true, b), (false, a)) => (false, graph.intern(Node::Sub(a, b))),
    })
}

/// Adds up the terms of each sign by repeated halving.
fn balanced(
    graph: &mut Graph,
    _: &Ranks,
    total: Option<(bool, Value)>,
    group: Vec<(bool, Value)>,
) -> Option<(bool, Value)> {
    let side = |side: bool| group.iter().filter(|(negative, _)| *negative == side).map(|&(_, v)| v).collect();
    let (plus, minus): (Vec<Value>, Vec<Value>) = (side(false), side(true));
    let (plus, minus) = (graph.balanced(&plus, raw_add), graph.balanced(&minus, raw_add));
    // The earlier total joins the side of its sign, so that a difference is one operation.
    let (plus, minus) = match total {
        Some((false, t)) => (Some(plus.map_or(t, |p| raw_add(graph, t, p))), minus),
        Some((true, t)) => (plus, Some(minus.map_or(t, |m| raw_add(graph, t, m)))),
        None => (plus, minus),
    };
    match (plus, minus) {
        (Some(p), Some(m)) => Some((false, graph.intern(Node::Sub(p, m)))),
        (Some(p), None) => Some((false, p)),
        (None, Some(m)) => Some((true, m)),
        (None, None) => total,
    }
}

/// a + b without rearrangement.
pub(in crate::ir) fn raw_add(graph: &mut Graph, a: Value, b: Value) -> Value {
    if graph.as_constant(a).is_some() {
        return graph.intern(Node::Add(b, a));
    }
    if graph.as_constant(b).is_some() {
        return graph.intern(Node::Add(a, b));
    }
    graph.intern(Node::Add(a.min(b), a.max(b)))
}
