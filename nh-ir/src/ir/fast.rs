//! Maps with a fast hash. Their keys are not chosen by an adversary, and the default hash takes a
//! fifth of the time of a large derivation.

/// Map keyed by value numbers and other small keys.
pub type HashMap<K, V> = rustc_hash::FxHashMap<K, V>;
/// Set of value numbers and other small keys.
pub type HashSet<K> = rustc_hash::FxHashSet<K>;
