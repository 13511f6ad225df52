//! Derivatives of many values by many symbols: forward or by adjoints, whichever is shorter for
//! each value.

use super::Moving;
use crate::cost;
use crate::ir::graph::{Graph, Symbol, Value};
use std::collections::HashSet;

/// Derivatives of values by the unknowns of a block, and the rates of the values at fixed unknowns.
pub(super) struct Slopes {
    /// Derivatives of each value by each unknown.
    pub by_unknowns: Vec<Vec<Value>>,
    /// Rates of each value for each variable.
    pub columns: Vec<Vec<Value>>,
}

impl Slopes {
    /// Differentiates the values.
    ///
    /// **Equation** forward: each entry by itself, with common parts of one column shared; by
    /// adjoints: ∂v/∂s for all symbols s at once, and dv/ds_j = Σ_s ∂v/∂s rate_j(s). **Source**
    /// Griewank & Walther, Evaluating Derivatives (2008), sections 3.1 and 3.2.
    ///
    /// A value uses adjoints if that takes fewer operations in total. This holds for long
    /// equations: the quartic's last equation has 21 derivatives of 100 operations, and adjoints
    /// take a third of the forward operations.
    pub fn of(
        graph: &mut Graph,
        values: &[Value],
        unknowns: &[Symbol],
        forwards: Vec<Vec<Value>>,
        fixed: &Moving,
    ) -> Self {
        let mut slopes = Slopes { by_unknowns: forwards, columns: fixed.columns(graph, values) };
        if unknowns.len() + slopes.columns.len() < cost::FEW_SYMBOLS {
            return slopes;
        }
        let known: HashSet<Value> = graph.reachable(values).into_iter().collect();
        let mut least = slopes.operations(graph, &known);
        for (i, &value) in values.iter().enumerate() {
            let (by_unknowns, column) = by_adjoints(graph, value, unknowns, fixed);
            let before = slopes.replaced(i, by_unknowns, column);
            let operations = slopes.operations(graph, &known);
            if operations < least {
                least = operations;
            } else {
                slopes.replaced(i, before.0, before.1);
            }
        }
        slopes
    }

    /// Replaces the derivatives of the i-th value and returns the previous ones.
    fn replaced(&mut self, i: usize, by_unknowns: Vec<Value>, column: Vec<Value>) -> (Vec<Value>, Vec<Value>) {
        let before = std::mem::replace(&mut self.by_unknowns[i], by_unknowns);
        let columns = self.columns.iter_mut().zip(column).map(|(own, new)| std::mem::replace(&mut own[i], new));
        (before, columns.collect())
    }

    /// Counts the values to compute, excluding the known ones.
    fn operations(&self, graph: &Graph, known: &HashSet<Value>) -> usize {
        let entries: Vec<Value> = self.by_unknowns.iter().chain(&self.columns).flatten().copied().collect();
        graph.reachable(&entries).into_iter().filter(|value| !known.contains(value)).count()
    }
}

/// Returns ∂value/∂unknown, and the rate of the value for each variable.
fn by_adjoints(graph: &mut Graph, value: Value, unknowns: &[Symbol], fixed: &Moving) -> (Vec<Value>, Vec<Value>) {
    let others: Vec<usize> = (0..fixed.symbols.len()).filter(|&s| !unknowns.contains(&fixed.symbols[s])).collect();
    let symbols: Vec<Symbol> = unknowns.iter().copied().chain(others.iter().map(|&s| fixed.symbols[s])).collect();
    let mut gradient = graph.gradient_by_adjoints(value, &symbols);
    let by_others = gradient.split_off(unknowns.len());
    let rate = |rates: &Vec<Value>| {
        let terms: Vec<Value> = others.iter().zip(&by_others).map(|(&s, &slope)| graph.mul(slope, rates[s])).collect();
        graph.sum(&terms)
    };
    (gradient, fixed.rates.iter().map(rate).collect())
}
