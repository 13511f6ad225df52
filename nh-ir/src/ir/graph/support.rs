//! The symbols that values read, as sets that many values share.

use super::{Graph, Node, Symbol, Value};

impl Graph {
    /// Returns the symbols that a value reads, sorted.
    pub fn symbols_of(&self, value: Value) -> &[Symbol] {
        &self.support_sets[self.supports[value.0 as usize] as usize]
    }

    /// Returns whether the value reads the symbol.
    pub fn depends_on(&self, value: Value, symbol: Symbol) -> bool {
        self.symbols_of(value).binary_search(&symbol).is_ok()
    }

    /// Returns whether the value reads any of the symbols.
    pub fn depends_on_any(&self, value: Value, symbols: &[Symbol]) -> bool {
        let read = self.symbols_of(value);
        symbols.iter().any(|s| read.binary_search(s).is_ok())
    }

    /// Returns a number that identifies the set of symbols that a value reads.
    pub(in crate::ir) fn support(&self, value: Value) -> usize {
        self.supports[value.0 as usize] as usize
    }

    pub(super) fn support_of(&mut self, node: &Node) -> u32 {
        if let Node::Symbol(s) = node {
            return self.support_set(vec![*s]);
        }
        let mut united = None;
        for operand in node.operands() {
            let support = self.supports[operand.0 as usize];
            united = Some(united.map_or(support, |known| self.support_union(known, support)));
        }
        united.unwrap_or_else(|| self.support_set(vec![]))
    }

    /// Returns the union of two support sets. Most nodes read the same symbols as one of their
    /// operands, so few sets serve many nodes.
    fn support_union(&mut self, a: u32, b: u32) -> u32 {
        let (a, b) = (a.min(b), a.max(b));
        if a == b {
            return a;
        }
        if let Some(&union) = self.support_unions.get(&(a, b)) {
            return union;
        }
        let mut all = [self.support_sets[a as usize].as_slice(), &self.support_sets[b as usize]].concat();
        all.sort_unstable();
        all.dedup();
        let union = self.support_set(all);
        self.support_unions.insert((a, b), union);
        union
    }

    fn support_set(&mut self, set: Vec<Symbol>) -> u32 {
        if let Some(&i) = self.support_index.get(&set) {
            return i;
        }
        let i = u32::try_from(self.support_sets.len()).expect("fewer than 2^32 sets");
        self.support_sets.push(set.clone());
        self.support_index.insert(set, i);
        i
    }
}
