//! The order of straight-line code: operations of one kind together, as far as their operands
//! allow.
//!
//! The dispatch on kinds of operations dominates the cost of a step on the tape. So a product that
//! is only used in one sum is joined with the sum into one operation. Among the operations whose
//! operands are known, those of one kind run in a batch. Each number is computed as before, since
//! each operation rounds its result, whatever the order.

use crate::cells::{At, Kind, Operation};
use std::collections::{HashMap, VecDeque};

/// Joins sums with products that are used once into operations of three operands. `uses` counts all
/// reads of a cell, including those of results.
pub(crate) fn joined(operations: &[Operation], uses: &HashMap<At, usize>) -> Vec<Operation> {
    let products: HashMap<At, usize> = (0..)
        .zip(operations)
        .filter(|(_, operation)| operation.kind == Kind::Mul && uses.get(&operation.to) == Some(&1))
        .map(|(i, operation)| (operation.to, i))
        .collect();
    let mut gone = vec![false; operations.len()];
    let mut joined: Vec<Operation> = operations.to_vec();
    for (i, operation) in operations.iter().enumerate() {
        let [a, b, _] = operation.operands;
        let (first, second) = (products.get(&a), products.get(&b));
        let (product, other, kind) = match (operation.kind, first, second) {
            (Kind::Add, Some(&product), _) => (product, b, Kind::MulAdd),
            (Kind::Add, None, Some(&product)) => (product, a, Kind::MulAdd),
            (Kind::Sub, Some(&product), _) => (product, b, Kind::MulSub),
            (Kind::Sub, None, Some(&product)) => (product, a, Kind::SubMul),
            _ => continue,
        };
        gone[product] = true;
        let [x, y, _] = operations[product].operands;
        joined[i] = Operation { kind, to: operation.to, operands: [x, y, other] };
    }
    joined.into_iter().zip(gone).filter(|(_, gone)| !gone).map(|(operation, _)| operation).collect()
}

/// Returns an order with long batches: the next batch is the largest one of operations of one kind
/// that can run.
pub(crate) fn batched(operations: &[Operation]) -> Vec<Operation> {
    let written = (0..).zip(operations).flat_map(|(i, operation)| operation.writes().map(move |at| (at, i)));
    let writers: HashMap<At, usize> = written.collect();
    let mut readers = vec![Vec::new(); operations.len()];
    let mut missing = vec![0; operations.len()];
    for (i, operation) in operations.iter().enumerate() {
        for writer in operation.reads().filter_map(|at| writers.get(&at)) {
            readers[*writer].push(i);
            missing[i] += 1;
        }
    }
    let mut ready: Vec<(Kind, VecDeque<usize>)> = Vec::new();
    let add = |ready: &mut Vec<(Kind, VecDeque<usize>)>, i: usize| {
        let kind = operations[i].kind;
        match ready.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, queue)) => queue.push_back(i),
            None => ready.push((kind, VecDeque::from([i]))),
        }
    };
    (0..operations.len()).filter(|&i| missing[i] == 0).for_each(|i| add(&mut ready, i));
    let mut order = Vec::with_capacity(operations.len());
    // The reversed search gives the first of the longest batches.
    while let Some(most) =
        (0..ready.len()).rev().max_by_key(|&at| ready[at].1.len()).filter(|&at| !ready[at].1.is_empty())
    {
        while let Some(next) = ready[most].1.pop_front() {
            order.push(operations[next]);
            for &reader in &readers[next] {
                missing[reader] -= 1;
                if missing[reader] == 0 {
                    add(&mut ready, reader);
                }
            }
        }
    }
    order
}
