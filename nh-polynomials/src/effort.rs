//! A limit on work, counted in operations.

/// The effort was spent before the result was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exhausted;

impl std::fmt::Display for Exhausted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the effort was spent before the result was there")
    }
}

impl std::error::Error for Exhausted {}

/// An operation that needs an effort.
pub(crate) type Outcome<T> = Result<T, Exhausted>;

/// Account that algorithms charge before they work.
///
/// An operation is the product of two machine words, or something of that size. Counts are a function of the input alone, so that what fits into
/// an effort is the same on every machine.
pub trait Effort {
    /// Charges some operations.
    ///
    /// # Errors
    /// [`Exhausted`] if fewer are left. The caller's result does not exist then.
    fn spend(&self, operations: usize) -> Result<(), Exhausted>;
}

/// No limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unlimited;

impl Effort for Unlimited {
    fn spend(&self, _: usize) -> Result<(), Exhausted> {
        Ok(())
    }
}

/// A number of operations.
#[derive(Debug)]
pub struct Limited(std::cell::Cell<usize>);

impl Limited {
    /// At most so many operations.
    pub fn new(operations: usize) -> Limited {
        Limited(operations.into())
    }

    /// Operations that are left.
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
