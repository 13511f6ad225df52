//! Maps of small keys that nobody chooses to do harm: hashing is a fifth of what a large derivation takes with the usual hash.

/// A map by value numbers and the like.
pub type HashMap<K, V> = rustc_hash::FxHashMap<K, V>;
/// A set of value numbers and the like.
pub type HashSet<K> = rustc_hash::FxHashSet<K>;
