//! Trees as lists, for files: operands precede the operation that reads them. Reading a list does
//! not recurse, so that a long list does not exhaust the stack.

use super::{BinaryFunction, Function, Named, Tree, exact};
use num_rational::BigRational;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::hash::Hash;
use std::sync::Arc;

/// Maximum number of levels of a tree that is written or read. Functions that walk a tree recurse
/// for each level.
const MAX_DEPTH: usize = 4000;

/// One node. It takes its operands from the nodes that have been read and not taken.
#[derive(Serialize, Deserialize)]
pub(super) enum Item<V> {
    Number(#[serde(with = "exact")] BigRational),
    Pi,
    Variable(V),
    /// A sum of the last nodes, with their number.
    Sum(usize),
    /// A product of the last nodes, with their number.
    Product(usize),
    Power(#[serde(with = "exact")] BigRational),
    Call(Function),
    Call2(BinaryFunction),
    /// A name for the last node, which is taken and becomes the next named value. Named values are
    /// counted from 0.
    Name(String, Vec<V>),
    /// A named value, by its number.
    Named(usize),
}

/// The nodes of a tree, the root last.
#[derive(Serialize, Deserialize)]
pub(super) struct List<V>(Vec<Item<V>>);

impl<V: Clone> From<Tree<V>> for List<V> {
    fn from(tree: Tree<V>) -> Self {
        let (mut items, mut known) = (Vec::new(), BTreeMap::new());
        // Write each named value after those that it reads. A value that waits twice is written at
        // its last place.
        let mut waiting = named(&tree);
        while let Some(value) = waiting.last().cloned() {
            let key = Arc::as_ptr(&value);
            let missing: Vec<_> =
                named(&value.tree).into_iter().filter(|v| !known.contains_key(&Arc::as_ptr(v))).collect();
            if known.contains_key(&key) || missing.is_empty() {
                waiting.pop();
                if !known.contains_key(&key) {
                    items.extend(listed(value.tree.clone(), &known));
                    items.push(Item::Name(value.name.clone(), value.by.clone()));
                    known.insert(key, known.len());
                }
            }
            waiting.extend(missing);
        }
        items.extend(listed(tree, &known));
        List(items)
    }
}

/// Returns the named values that a tree reads directly.
fn named<V>(tree: &Tree<V>) -> Vec<Arc<Named<V>>> {
    let (mut found, mut open) = (Vec::new(), vec![tree]);
    while let Some(tree) = open.pop() {
        match tree {
            Tree::Number(_) | Tree::Pi | Tree::Variable(_) => {}
            Tree::Sum(items) | Tree::Product(items) => open.extend(items),
            Tree::Power(inner, _) | Tree::Call(_, inner) => open.push(inner),
            Tree::Call2(_, first, second) => open.extend([&**first, second]),
            Tree::Named(named) => found.push(named.clone()),
        }
    }
    found
}

/// Returns the nodes of a tree whose named values have these numbers.
fn listed<V>(tree: Tree<V>, known: &BTreeMap<*const Named<V>, usize>) -> Vec<Item<V>> {
    // The walk visits the root first, and the last operand before the others: the reverse of the
    // final order.
    let (mut items, mut open) = (Vec::new(), vec![tree]);
    while let Some(tree) = open.pop() {
        items.push(match tree {
            Tree::Number(number) => Item::Number(number),
            Tree::Pi => Item::Pi,
            Tree::Variable(variable) => Item::Variable(variable),
            Tree::Sum(terms) => {
                let count = terms.len();
                open.extend(terms);
                Item::Sum(count)
            }
            Tree::Product(factors) => {
                let count = factors.len();
                open.extend(factors);
                Item::Product(count)
            }
            Tree::Power(base, exponent) => {
                open.push(*base);
                Item::Power(exponent)
            }
            Tree::Call(function, inner) => {
                open.push(*inner);
                Item::Call(function)
            }
            Tree::Call2(function, first, second) => {
                open.extend([*first, *second]);
                Item::Call2(function)
            }
            Tree::Named(value) => Item::Named(known[&Arc::as_ptr(&value)]),
        });
    }
    items.reverse();
    items
}

impl<V: Clone + Ord + Hash> TryFrom<List<V>> for Tree<V> {
    type Error = &'static str;

    fn try_from(List(items): List<V>) -> Result<Self, Self::Error> {
        // Trees with their depths.
        let mut read: Vec<(Tree<V>, usize)> = Vec::new();
        let mut named: Vec<(Arc<Named<V>>, usize)> = Vec::new();
        for item in items {
            let count = match item {
                Item::Number(_) | Item::Pi | Item::Variable(_) | Item::Named(_) => 0,
                Item::Sum(count) | Item::Product(count) => count,
                Item::Power(_) | Item::Call(_) | Item::Name(..) => 1,
                Item::Call2(_) => 2,
            };
            let first = read.len().checked_sub(count).ok_or("an expression without its operands")?;
            let value = match item {
                Item::Named(i) => Some(named.get(i).ok_or("a name that is not known")?),
                _ => None,
            };
            let below = read[first..].iter().map(|(_, depth)| *depth).chain(value.map(|(_, depth)| *depth));
            let depth = 1 + below.max().unwrap_or(0);
            if depth > MAX_DEPTH {
                return Err("an expression that nests too deep");
            }
            let mut operands = read.drain(first..).map(|(tree, _)| tree);
            let mut next = || operands.next().map(Box::new).ok_or("an expression without its operands");
            let tree = match item {
                Item::Number(number) => Tree::Number(number),
                Item::Pi => Tree::Pi,
                Item::Variable(variable) => Tree::Variable(variable),
                Item::Sum(_) => Tree::Sum(operands.by_ref().collect()),
                Item::Product(_) => Tree::Product(operands.by_ref().collect()),
                Item::Power(exponent) => Tree::Power(next()?, exponent),
                Item::Call(function) => Tree::Call(function, next()?),
                Item::Call2(function) => Tree::Call2(function, next()?, next()?),
                Item::Name(name, by) => {
                    let tree = *next()?;
                    drop(operands);
                    named.push((Arc::new(Named::new(name, by, tree)), depth));
                    continue;
                }
                Item::Named(i) => Tree::Named(named[i].0.clone()),
            };
            drop(operands);
            read.push((tree, depth));
        }
        match (read.pop(), read.is_empty()) {
            (Some((tree, _)), true) => Ok(tree),
            _ => Err("an incomplete expression"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Var;
    use super::*;
    use proptest::prelude::*;

    fn trees() -> impl Strategy<Value = Tree<Var>> {
        let number = (-9_i64..9, 1_i64..9).prop_map(|(p, q)| BigRational::new(p.into(), q.into()));
        let leaf = prop_oneof![
            number.clone().prop_map(Tree::Number),
            Just(Tree::Pi),
            (0..9_usize).prop_map(|i| Tree::Variable(Var::Coordinate(i)))
        ];
        leaf.prop_recursive(6, 60, 4, move |inner| {
            let several = prop::collection::vec(inner.clone(), 0..4);
            prop_oneof![
                several.clone().prop_map(Tree::Sum),
                several.prop_map(Tree::Product),
                (inner.clone(), number.clone()).prop_map(|(base, exponent)| Tree::Power(base.into(), exponent)),
                inner.clone().prop_map(|inner| Tree::Call(Function::Sin, inner.into())),
                inner.clone().prop_map(|inner| {
                    let named = Tree::Named(Arc::new(Named::new("d".into(), vec![Var::Time], inner)));
                    Tree::Product(vec![named.clone(), named])
                }),
                (inner.clone(), inner).prop_map(|(y, x)| Tree::Call2(BinaryFunction::Atan2, y.into(), x.into())),
            ]
        })
    }

    proptest! {
        #[test]
        fn a_tree_comes_back_from_its_list(tree in trees()) {
            let bytes = postcard::to_allocvec(&tree).unwrap();
            prop_assert_eq!(postcard::from_bytes::<Tree<Var>>(&bytes).unwrap(), tree);
        }

        #[test]
        fn any_bytes_are_a_tree_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            if let Ok(tree) = postcard::from_bytes::<Tree<Var>>(&bytes) {
                let again = postcard::to_allocvec(&tree).unwrap();
                prop_assert_eq!(postcard::from_bytes::<Tree<Var>>(&again).unwrap(), tree);
            }
        }
    }

    /// Tests a value that would be 2⁴⁰ variables when written out.
    #[test]
    fn a_named_value_is_written_once() {
        let double = |tree: Tree<Var>, i: usize| {
            let named = Tree::Named(Arc::new(Named::new(format!("d{i}"), Vec::new(), tree)));
            Tree::Sum(vec![named.clone(), named])
        };
        let tree = (0..40).fold(Tree::Variable(Var::Time), double);
        let bytes = postcard::to_allocvec(&tree).unwrap();
        assert!(bytes.len() < 1000, "{}", bytes.len());
        let read = postcard::from_bytes::<Tree<Var>>(&bytes).unwrap();
        assert_eq!(read, tree);
        assert_eq!(read.evaluate(&|_| 1.0), 2f64.powi(40));
    }

    #[test]
    fn a_long_list_is_no_deep_recursion() {
        let deep = |levels: usize| {
            let items = std::iter::once(Item::Pi).chain((1..levels).map(|_| Item::Call(Function::Sin)));
            postcard::to_allocvec(&List::<Var>(items.collect())).unwrap()
        };
        assert!(postcard::from_bytes::<Tree<Var>>(&deep(MAX_DEPTH)).is_ok());
        assert!(postcard::from_bytes::<Tree<Var>>(&deep(1_000_000)).is_err());
    }
}
