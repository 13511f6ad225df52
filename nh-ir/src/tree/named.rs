//! Values that have a name in a tree, since they are read more than once and could have any size
//! when written out.

use super::Tree;
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A tree with a name. It is stored once, however often it is read. Two of them with one name are
/// equal if their trees are equal.
#[derive(Clone, Debug)]
pub struct Named<V> {
    /// The name. A derivative has the name of the function.
    pub name: String,
    /// The variables of differentiation, in this order.
    pub by: Vec<V>,
    /// Its value.
    pub tree: Tree<V>,
    variables: BTreeSet<V>,
    is_delicate: bool,
    is_piecewise: bool,
    /// Hash of all fields above, so that a comparison need not walk through the tree.
    fingerprint: u64,
}

impl<V: Clone + Ord + Hash> Named<V> {
    /// Gives a tree a name.
    pub fn new(name: String, by: Vec<V>, tree: Tree<V>) -> Named<V> {
        let mut hasher = DefaultHasher::new();
        (&name, &by, &tree).hash(&mut hasher);
        Named {
            variables: tree.variables(),
            is_delicate: tree.is_delicate(),
            is_piecewise: tree.is_piecewise(),
            fingerprint: hasher.finish(),
            name,
            by,
            tree,
        }
    }
}

impl<V> Named<V> {
    /// Returns the variables of the tree.
    pub fn variables(&self) -> &BTreeSet<V> {
        &self.variables
    }

    pub(super) fn is_delicate(&self) -> bool {
        self.is_delicate
    }

    pub(super) fn is_piecewise(&self) -> bool {
        self.is_piecewise
    }
}

impl<V: PartialEq> PartialEq for Named<V> {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint == other.fingerprint && self.name == other.name && self.by == other.by
    }
}

impl<V: Eq> Eq for Named<V> {}

impl<V: PartialOrd> PartialOrd for Named<V> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (&self.name, &self.by, self.fingerprint).partial_cmp(&(&other.name, &other.by, other.fingerprint))
    }
}

impl<V: Ord> Ord for Named<V> {
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.name, &self.by, self.fingerprint).cmp(&(&other.name, &other.by, other.fingerprint))
    }
}

impl<V> Hash for Named<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fingerprint.hash(state);
    }
}

/// Results for the named values of a tree, each computed once. The map is only used for lookups,
/// never iterated.
#[derive(Debug)]
pub struct Once<V, T>(HashMap<*const Named<V>, T>);

impl<V, T> Default for Once<V, T> {
    fn default() -> Self {
        Once(HashMap::new())
    }
}

impl<V, T: Clone> Once<V, T> {
    /// Returns the result for a named value, which must live as long as the map.
    pub fn of(&mut self, named: &Arc<Named<V>>, make: impl FnOnce(&mut Self, &Tree<V>) -> T) -> T {
        let key = Arc::as_ptr(named);
        if let Some(known) = self.0.get(&key) {
            return known.clone();
        }
        let made = make(self, &named.tree);
        self.0.insert(key, made.clone());
        made
    }
}
