//! Sizes of definitions, written out.

use crate::declaration::{Expression, Name};
use std::collections::BTreeMap;

/// Returns the number of operations of each definition with the definitions that it uses written
/// out.
pub(super) fn sizes(definitions: &[(Name, Expression)]) -> Vec<u64> {
    counted(definitions, |used, own| used.iter().copied().fold(own as u64, u64::saturating_add))
}

/// Returns the depth of the chain of definitions at each definition.
pub(super) fn depths(definitions: &[(Name, Expression)]) -> Vec<usize> {
    counted(definitions, |used, _| used.iter().copied().max().unwrap_or(0) + 1)
}

/// Returns a number for each definition, from those of the definitions that it uses and the number
/// of names in it.
fn counted<N: Copy>(definitions: &[(Name, Expression)], count: impl Fn(&[N], usize) -> N) -> Vec<N> {
    let mut known: BTreeMap<&str, N> = BTreeMap::new();
    let mut counts = Vec::new();
    for (name, expression) in definitions {
        let names = expression.names();
        let of = |name: &str| known.get(name).or_else(|| known.get(name.strip_suffix("_dot")?)).copied();
        let used: Vec<N> = names.iter().filter_map(|(name, _)| of(name)).collect();
        let number = count(&used, names.len());
        known.insert(&name.value, number);
        counts.push(number);
    }
    counts
}
