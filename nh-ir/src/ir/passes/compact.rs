//! Removal of unused values and of their names.

use crate::ir::fast::HashMap;
use crate::ir::graph::{Graph, Value};
use crate::ir::program::Program;

/// Copies the program into a graph without other values.
pub(super) fn compact(program: &mut Program) {
    let mut new = Graph::with_symbols_of(&program.graph);
    let mut copies: HashMap<Value, Value> = HashMap::default();
    let old = std::mem::take(&mut program.graph);
    for place in program.values_mut() {
        for v in old.reachable_if(&[*place], |v| !copies.contains_key(&v)) {
            let operands: Vec<Value> = old.node(v).operands().iter().map(|o| copies[o]).collect();
            let copy = new.intern(old.node(v).with_operands(&operands));
            copies.insert(v, copy);
        }
        *place = copies[place];
    }
    program.named.retain_mut(|(_, value)| copies.get(value).map(|copy| *value = *copy).is_some());
    program.graph = new;
}
