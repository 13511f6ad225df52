//! Times at which values become known within the part of a step that computes them: the lengths of
//! the chains of operations behind them.
//!
//! A step is one long chain, and a processor that could do several operations at once waits for the
//! next link. The number of terms of a sum matters less than the place where the last known term
//! joins: at the end, with the other terms added up before.

use super::ranks::Ranks;
use crate::cost;
use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Value};
use crate::tree::Function;
use std::collections::BTreeSet;

/// Returns the time from an operation's operands to its result, in approximate cycles of common
/// processors.
pub(in crate::ir) fn duration(node: &Node) -> u32 {
    match node {
        Node::Constant(_) | Node::Decimal(_) | Node::Pi | Node::Symbol(_) => 0,
        Node::Neg(_) => cost::SIGN_LATENCY,
        Node::Add(..) | Node::Sub(..) | Node::Mul(..) => cost::LATENCY,
        Node::Div(..) | Node::Call(Function::Sqrt, _) => cost::DIVISION_LATENCY,
        Node::Call(..) => cost::CALL_LATENCY,
        Node::Apply(rule, _) => rule.rules().about().latency,
    }
}

/// Times at which values become known, counted from the time of the last symbols of their rank.
#[derive(Clone, Debug, Default)]
pub(in crate::ir) struct Times(HashMap<Value, u32>);

impl Times {
    /// Returns the time at which `value` is known.
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

/// Joins all `items`, always the two that are known first; `times` belong to the items. Returns
/// `None` for an empty list.
pub(in crate::ir) fn join<T: Copy>(items: Vec<(u32, T)>, mut pair: impl FnMut(T, T) -> T) -> Option<T> {
    // Order by time, then by the order of the sum.
    let mut open: BTreeSet<(u32, usize)> = items.iter().enumerate().map(|(i, &(time, _))| (time, i)).collect();
    let mut values: Vec<T> = items.into_iter().map(|(_, item)| item).collect();
    while let (Some((_, a)), Some((time, b))) = (open.pop_first(), open.pop_first()) {
        open.insert((time + cost::LATENCY, values.len()));
        values.push(pair(values[a], values[b]));
    }
    values.last().copied()
}
