//! Rebuilding values: substitution, and copies into another graph.

use super::{Graph, Node, Symbol, Value};
use crate::ir::fast::HashMap;
use std::collections::BTreeMap;

impl Graph {
    /// Replaces symbols by values in each value, all at once. Replacements are not searched again.
    pub fn substitute(&mut self, values: &[Value], replacements: &[(Symbol, Value)]) -> Vec<Value> {
        self.replace(values, replacements, Graph::build)
    }

    /// Like [`Graph::substitute`], but keeps the arrangement of the values: only numbers, x − x and
    /// x/x are folded, where x may be two symbols with the same replacement.
    pub(in crate::ir) fn substitute_as_is(&mut self, values: &[Value], replacements: &[(Symbol, Value)]) -> Vec<Value> {
        self.replace(values, replacements, |graph, node, operands| {
            let folds = operands.iter().any(|&v| graph.as_constant(v).is_some());
            let was = node.operands().iter().any(|&v| graph.as_constant(v).is_some());
            let same = matches!((node, operands), (Node::Sub(..) | Node::Div(..), [a, b]) if a == b);
            if same || folds && !was { graph.build(node, operands) } else { graph.intern(node.with_operands(operands)) }
        })
    }

    fn replace(
        &mut self,
        values: &[Value],
        replacements: &[(Symbol, Value)],
        build: fn(&mut Graph, &Node, &[Value]) -> Value,
    ) -> Vec<Value> {
        let map: BTreeMap<Symbol, Value> = replacements.iter().copied().collect();
        let symbols: Vec<Symbol> = map.keys().copied().collect();
        let order = self.reachable_if(values, |v| self.depends_on_any(v, &symbols));
        let mut new: HashMap<Value, Value> = HashMap::with_capacity_and_hasher(order.len(), Default::default());
        for value in order {
            let node = self.node(value).clone();
            let replaced = match node {
                Node::Symbol(s) => map.get(&s).copied().unwrap_or(value),
                _ => {
                    let operands: Vec<Value> =
                        node.operands().iter().map(|v| new.get(v).copied().unwrap_or(*v)).collect();
                    build(self, &node, &operands)
                }
            };
            new.insert(value, replaced);
        }
        values.iter().map(|v| new.get(v).copied().unwrap_or(*v)).collect()
    }

    /// Replaces values in each value by others, all at once. The replacement of every value in
    /// between is added to `new`.
    pub fn with_values(&mut self, values: &[Value], new: &mut HashMap<Value, Value>) -> Vec<Value> {
        for value in self.reachable_if(values, |v| !new.contains_key(&v)) {
            let node = self.node(value).clone();
            let was = node.operands();
            let operands: Vec<Value> = was.iter().map(|v| new[v]).collect();
            let replaced = if operands[..] == was[..] { value } else { self.build(&node, &operands) };
            new.insert(value, replaced);
        }
        values.iter().map(|v| new[v]).collect()
    }

    /// Like [`Graph::substitute`], for one value.
    pub fn substitute_in(&mut self, value: Value, replacements: &[(Symbol, Value)]) -> Value {
        self.substitute(&[value], replacements)[0]
    }

    /// Applies the operation of the node to other operands, with simplification.
    pub(in crate::ir) fn build(&mut self, node: &Node, operands: &[Value]) -> Value {
        match (node, operands) {
            (Node::Neg(_), &[a]) => self.neg(a),
            (Node::Call(f, _), &[a]) => self.call(*f, a),
            (Node::Add(..), &[a, b]) => self.add(a, b),
            (Node::Sub(..), &[a, b]) => self.sub(a, b),
            (Node::Mul(..), &[a, b]) => self.mul(a, b),
            (Node::Div(..), &[a, b]) => self.div(a, b),
            (Node::Apply(rule, _), operands) => rule.rules().build(self, operands),
            (leaf, _) => self.intern(leaf.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::graph::Stage;

    #[test]
    fn symbols_that_stand_for_the_same_cancel() {
        let mut graph = Graph::new();
        let [a, b, x] = ["a", "b", "x"].map(|name| graph.symbol(name, Stage::State));
        let [from, to, place] = [a, b, x].map(|symbol| graph.read(symbol));
        let product = graph.mul(place, place);
        let values = [graph.sub(from, to), graph.div(from, to), graph.add(from, to)];
        let [difference, quotient, sum] = graph.substitute_as_is(&values, &[(a, product), (b, product)])[..] else {
            panic!("three values")
        };
        assert!(graph.is_zero(difference) && graph.is_one(quotient));
        assert_eq!(*graph.node(sum), Node::Add(product, product), "a sum is left as it is arranged");
    }
}
