//! A limit on work, counted in operations.

/// The effort was spent before the result was complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exhausted;

impl std::fmt::Display for Exhausted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the effort was spent before the result was found")
    }
}

impl std::error::Error for Exhausted {}

/// Result of an operation that needs an effort.
pub(crate) type Outcome<T> = Result<T, Exhausted>;

/// Account that algorithms charge ahead of their work.
///
/// An operation is the product of two machine words, or work of similar size. Counts only depend on
/// the input, so that an effort allows the same work on every machine.
pub trait Effort {
    /// Charges some operations.
    ///
    /// # Errors
    /// [`Exhausted`] if fewer operations are left. The caller then has no result.
    fn spend(&self, operations: usize) -> Result<(), Exhausted>;
}

/// An effort without a limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unlimited;

impl Effort for Unlimited {
    fn spend(&self, _: usize) -> Result<(), Exhausted> {
        Ok(())
    }
}

/// An effort with a limited number of operations.
#[derive(Debug)]
pub struct Limited(std::cell::Cell<usize>);

impl Limited {
    /// Makes an effort of at most this number of operations.
    pub fn new(operations: usize) -> Limited {
        Limited(operations.into())
    }

    /// Returns the number of operations that are left.
    pub fn left(&self) -> usize {
        self.0.get()
    }
}

impl Effort for Limited {
    fn spend(&self, operations: usize) -> Result<(), Exhausted> {
        let left = self.0.get().checked_sub(operations);
        self.0.set(left.unwrap_or(0));
        left.map(|_| ()).ok_or(Exhausted)
    }
}
