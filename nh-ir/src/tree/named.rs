//! Values that have a name in a tree, since they are read more than once: written out they might be of any size.

use super::Tree;
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A tree with a name. It is kept once, however often it is read, and two that are called the same are equal where their trees are.
#[derive(Clone, Debug)]
pub struct Named<V> {
    /// Its name; where it is a derivative, that of the function.
    pub name: String,
    /// The variables that the function was differentiated by, in this order.
    pub by: Vec<V>,
    /// Its value.
    pub tree: Tree<V>,
    variables: BTreeSet<V>,
    is_delicate: bool,
    is_piecewise: bool,
    /// Hash of all the above, so that no comparison walks through the tree.
    fingerprint: u64,
}

impl<V: Clone + Ord + Hash> Named<V> {
    /// The tree under a name.
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
    /// The variables of its tree.
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

/// Results for the named values of a tree, each worked out once. It is looked up only, and never walked through.
#[derive(Debug)]
pub struct Once<V, T>(HashMap<*const Named<V>, T>);

impl<V, T> Default for Once<V, T> {
    fn default() -> Self {
        Once(HashMap::new())
    }
}

impl<V, T: Clone> Once<V, T> {
    /// The result for a named value, which lives as long as this does.
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
