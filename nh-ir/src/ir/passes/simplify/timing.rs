//! When values become known within the part of a step that computes them: the length of the chain of operations behind each.
//!
//! A step is one long chain, and a processor that could do several operations at once waits for the next link of it. What matters
//! is not how many terms a sum has but where the one that is known last joins it: at its end, with the others added up before.

use super::ranks::Ranks;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use crate::tree::Function;
use std::collections::BTreeSet;

/// Latency of an addition or multiplication, in the unit of [`duration`].
pub(super) const SHORT: u32 = 3;
/// Latency of a division, in the same unit.
pub(super) const DIVISION: u32 = 13;

/// How long an operation takes from its operands to its result: cycles of the usual processors, about.
pub(super) fn duration(node: &Node) -> u32 {
    match node {
        Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => 0,
        Node::Neg(_) | Node::Abs(_) => 1,
        Node::Add(..) | Node::Sub(..) | Node::Mul(..) | Node::Where(..) => SHORT,
        Node::Div(..) | Node::DivOrZero(..) | Node::DivOrOne(..) | Node::Visible(..) => DIVISION,
        Node::Call(Function::Sqrt, _) => DIVISION,
        Node::Call(..) | Node::Atan2(..) => 3 * DIVISION,
    }
}

/// Times at which values are known, counted from when the last symbols of each are.
#[derive(Clone, Debug, Default)]
pub(super) struct Times(HashMap<Value, u32>);

impl Times {
    /// When `value` is known.
    pub fn of(&mut self, graph: &Graph, ranks: &Ranks, value: Value) -> u32 {
        let mut open = vec![value];
        while let Some(&v) = open.last() {
            if self.0.contains_key(&v) {
                open.pop();
                continue;
            }
            let (node, rank) = (graph.node(v), ranks.rank(graph, v));
            let operands: Vec<Value> = node.operands().into_iter().filter(|&o| ranks.rank(graph, o) == rank).collect();
            let before = open.len();
            open.extend(operands.iter().filter(|o| !self.0.contains_key(o)));
            if open.len() == before {
                let begin = operands.iter().filter_map(|o| self.0.get(o)).max().copied().unwrap_or(0);
                self.0.insert(v, begin + duration(node));
                open.pop();
            }
        }
        self.0.get(&value).copied().unwrap_or(0)
    }
}

/// Joins all of `items`, two that are known first at a time; `times` belong to the items. `None` of none.
pub(super) fn join<T: Copy>(items: Vec<(u32, T)>, mut pair: impl FnMut(T, T) -> T) -> Option<T> {
    // By time, and in the order of the sum where equal.
    let mut open: BTreeSet<(u32, usize)> = items.iter().enumerate().map(|(i, &(time, _))| (time, i)).collect();
    let mut values: Vec<T> = items.into_iter().map(|(_, item)| item).collect();
    while let (Some((_, a)), Some((time, b))) = (open.pop_first(), open.pop_first()) {
        open.insert((time + SHORT, values.len()));
        values.push(pair(values[a], values[b]));
    }
    values.last().copied()
}
