//! Negations of constants become signs of the terms that read them.

use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Node, Stage, Value};
use crate::ir::program::Program;

/// A value as a sign and a magnitude: whether it is the negative of the second.
type Signed = (bool, Value);

/// Moves the signs of negated constants into sums and products, where subtractions absorb them.
/// Every value keeps its bits, because rounding is symmetric.
pub(super) fn move_signs(program: &mut Program) {
    let mut graph = std::mem::take(&mut program.graph);
    let mut moved: HashMap<Value, Signed> = HashMap::default();
    for place in program.values_mut() {
        *place = rewritten(&mut graph, *place, &mut moved);
    }
    for (_, value) in &mut program.named {
        *value = rewritten(&mut graph, *value, &mut moved);
    }
    program.graph = graph;
}

fn rewritten(graph: &mut Graph, root: Value, moved: &mut HashMap<Value, Signed>) -> Value {
    for value in graph.reachable_if(&[root], |v| !moved.contains_key(&v)) {
        let node = graph.node(value).clone();
        let operands: Vec<Signed> = node.operands().iter().map(|operand| moved[operand]).collect();
        let is_same = operands.iter().zip(node.operands().iter()).all(|(new, &old)| *new == (false, old));
        let is_constant = graph.stage(value) <= Stage::Step;
        let new = match (&node, &operands[..]) {
            (Node::Neg(_), &[(true, a)]) => (false, a),
            (Node::Neg(a), &[(false, b)]) if is_constant && !matches!(graph.node(*a), Node::Symbol(_)) => (true, b),
            _ if is_same => (false, value),
            (Node::Mul(..), &[(s, a), (t, b)]) => (s != t, graph.intern(Node::Mul(a, b))),
            (Node::Div(..), &[(s, a), (t, b)]) => (s != t, graph.intern(Node::Div(a, b))),
            (Node::Add(..), &[(false, a), (true, b)] | &[(true, b), (false, a)]) => {
                (false, graph.intern(Node::Sub(a, b)))
            }
            (Node::Sub(..), &[(false, a), (true, b)]) => (false, graph.intern(Node::Add(a, b))),
            (Node::Sub(..), &[(true, a), (true, b)]) => (false, graph.intern(Node::Sub(b, a))),
            // −a − b, which is not −(a + b): the signs of zeros differ.
            (Node::Add(..), &[a @ (true, _), (true, b)]) => {
                let a = with_sign(graph, a);
                (false, graph.intern(Node::Sub(a, b)))
            }
            _ => {
                let operands: Vec<Value> = operands.into_iter().map(|operand| with_sign(graph, operand)).collect();
                (false, graph.intern(node.with_operands(&operands)))
            }
        };
        moved.insert(value, new);
    }
    with_sign(graph, moved[&root])
}

fn with_sign(graph: &mut Graph, (negative, value): Signed) -> Value {
    if negative { graph.intern(Node::Neg(value)) } else { value }
}
