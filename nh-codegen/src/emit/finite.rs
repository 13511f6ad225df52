//! The new numbers that have to be looked at to know that all of them are finite.
//!
//! Non-finite values stay so through sums, differences and products, and as a numerator: ∞ − ∞ and 0 · ∞ are NaN. So a number
//! from which another one is computed in this way need not be looked at, nor one that is carried as it is.

use crate::ir::graph::{Graph, Node, Value};
use crate::ir::program::{Output, Role};
use std::collections::BTreeSet;

/// For each group of outputs the positions of those numbers that have to be looked at. (Functions that are
/// carried [ahead](Role::Ahead) need none: what is wrong with them shows in the next step, which reads them.)
pub(in crate::emit) fn to_check(graph: &Graph, outputs: &[Output]) -> Vec<Vec<usize>> {
    let mut seen_through: BTreeSet<Value> = BTreeSet::new();
    let mut open: Vec<Value> = Vec::new();
    let groups = || outputs.iter().filter(|output| output.role != Role::Ahead);
    for output in groups() {
        open.extend(output.values.iter().flat_map(|&value| propagating(graph, value)));
    }
    while let Some(value) = open.pop() {
        if seen_through.insert(value) {
            open.extend(propagating(graph, value));
        }
    }
    let mut known = seen_through;
    let mut to_check = |output: &Output| {
        let needed = |(i, &value): (usize, &Value)| {
            let carried = matches!(graph.node(value), Node::Symbol(_));
            (!carried && known.insert(value)).then_some(i)
        };
        output.values.iter().enumerate().filter_map(needed).collect()
    };
    outputs.iter().map(|output| if output.role == Role::Ahead { Vec::new() } else { to_check(output) }).collect()
}

/// Operands that make the value not finite where they are not.
fn propagating(graph: &Graph, value: Value) -> Vec<Value> {
    match *graph.node(value) {
        Node::Neg(a) | Node::Div(a, _) => vec![a],
        Node::Add(a, b) | Node::Sub(a, b) | Node::Mul(a, b) => vec![a, b],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::graph::Stage;
    use crate::ir::program::Shape;

    #[test]
    fn a_momentum_shows_in_the_position_and_a_denominator_does_not() {
        let mut g = Graph::new();
        let symbols = ["q", "p", "r"].map(|name| g.symbol(name, Stage::State));
        let [q, p, r] = symbols.map(|s| g.read(s));
        let (two, impulse) = (g.ratio(2, 1), g.mul(p, r));
        let new_p = g.sub(p, impulse);
        let velocity = g.mul(two, new_p);
        let new_q = g.add(q, velocity);
        let root = g.sqrt(new_q);
        let quotient = g.div(p, root);
        let group =
            |role: Role, values: &[Value]| Output { role, shape: Shape::Vector(values.len()), values: values.to_vec() };
        let outputs = [
            group(Role::Configuration, &[new_q, quotient]),
            group(Role::Momenta, &[new_p, r]),
            group(Role::Ahead, &[root]),
        ];
        // r is carried as it is; new_q does not show in the quotient.
        assert_eq!(to_check(&g, &outputs), [vec![0, 1], vec![], vec![]]);
    }
}
