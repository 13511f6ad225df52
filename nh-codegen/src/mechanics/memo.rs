//! Quantities that are derived on first use.

use super::Mechanics;
use elsa::FrozenMap;
use std::any::{Any, TypeId};
use std::fmt;

/// Derived quantities under the types of their formulas: the closure in each accessor has a type of
/// its own.
#[derive(Default)]
pub(super) struct Memo(FrozenMap<TypeId, Box<dyn Any>>);

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memo").finish_non_exhaustive()
    }
}

impl Mechanics {
    /// Returns what this formula derives, and derives it if that has not been done. The formula
    /// reads nothing but the mechanics, which its type guarantees: it borrows nothing else.
    pub(super) fn once<T: 'static, F: FnOnce(&Mechanics) -> T + 'static>(&self, formula: F) -> &T {
        let key = TypeId::of::<F>();
        let known = self.memo.0.get(&key).unwrap_or_else(|| self.memo.0.insert(key, Box::new(formula(self))));
        known.downcast_ref().expect("the type that this formula returns")
    }

    /// Does the same as [`once`](Mechanics::once) for a formula of several entries.
    pub(super) fn list<T: 'static, F: FnOnce(&Mechanics) -> Vec<T> + 'static>(&self, formula: F) -> &[T] {
        self.once(formula)
    }
}
