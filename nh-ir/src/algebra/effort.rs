//! Maximum work for a normal form.
//!
//! Products of normal forms can grow without end. Optional results are computed within an *effort*,
//! a number of operations on terms of polynomials. The effort is counted, not timed, so that
//! generated code does not depend on the machine. Work that exceeds its effort is unwound to the
//! beginning of the attempt. Values never change, so no unfinished value is left behind.

use super::Engine;
use crate::budget;
use crate::cost::algebra::{MOVES, WORDS};
use nonholonomic_polynomials::{Effort, Exhausted};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// The remaining effort.
#[derive(Clone, Copy)]
pub(super) struct Left {
    /// Operations on terms.
    work: u64,
    /// Copied exponents, which dominate the work on polynomials in dozens of symbols.
    moves: u64,
}

/// Payload that unwinds an attempt.
struct GivenUp;

/// Returns the result of `make`, if it takes no more than this effort. An attempt inside another
/// one may only spend the rest of the outer one. An engine that is entered inside counts
/// separately.
pub fn attempt<T>(effort: u64, make: impl FnOnce() -> T) -> Option<T> {
    let engine = Engine::current();
    let left = &engine.state().left;
    let outer = left.get();
    let own = Left { work: effort, moves: effort.saturating_mul(MOVES) };
    let least = |left: Left| Left { work: left.work.min(own.work), moves: left.moves.min(own.moves) };
    let allowed = outer.map_or(own, least);
    left.set(Some(allowed));
    let made = catch_unwind(AssertUnwindSafe(make));
    let rest = left.get().unwrap_or(allowed);
    left.set(outer.map(|left| Left {
        work: left.work - (allowed.work - rest.work),
        moves: left.moves - (allowed.moves - rest.moves),
    }));
    match made {
        Ok(value) => Some(value),
        Err(payload) if payload.is::<GivenUp>() => None,
        Err(payload) => resume_unwind(payload),
    }
}

/// Like [`attempt`], with a separate effort that does not depend on an outer attempt. It is for
/// values that other computations also read.
pub fn attempt_apart<T>(effort: u64, make: impl FnOnce() -> T) -> Option<T> {
    let engine = Engine::current();
    let outer = engine.state().left.replace(None);
    let made = attempt(effort, make);
    engine.state().left.set(outer);
    made
}

/// Spends effort, and time of the [budget](crate::budget), ahead of the work.
pub fn spend(work: usize) {
    budget::worked(work);
    take(|left| &mut left.work, work);
}

/// Counts copied exponents.
pub(super) fn moved(count: usize) {
    budget::worked(count / MOVES as usize);
    take(|left| &mut left.moves, count);
}

fn take(of: fn(&mut Left) -> &mut u64, amount: usize) {
    let engine = Engine::current();
    let Some(mut left) = engine.state().left.get() else { return };
    let rest = of(&mut left).checked_sub(amount as u64);
    *of(&mut left) = rest.unwrap_or(0);
    engine.state().left.set(Some(left));
    if rest.is_none() {
        give_up();
    }
}

/// Account of a computation with polynomials whose estimated effort has been charged. Work beyond
/// the estimate is charged as it happens.
#[derive(Debug)]
pub(super) struct Beyond(Cell<usize>);

impl Beyond {
    /// Makes an account with the estimated number of operations on terms, which has been charged.
    pub(super) fn new(estimate: usize) -> Beyond {
        Beyond(Cell::new(estimate.saturating_mul(WORDS)))
    }
}

impl Effort for Beyond {
    fn spend(&self, operations: usize) -> Result<(), Exhausted> {
        let left = self.0.get();
        self.0.set(left.saturating_sub(operations));
        budget::worked(operations.div_ceil(WORDS));
        take(|left| &mut left.work, operations.saturating_sub(left).div_ceil(WORDS));
        Ok(())
    }
}

/// Ends the attempt at once, since its value cannot be computed.
pub fn give_up() -> ! {
    resume_unwind(Box::new(GivenUp));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_within_its_effort_is_done_and_more_is_given_up() {
        let _engine = Engine::new().enter();
        assert_eq!(attempt(10, || spend(10)), Some(()));
        assert_eq!(attempt(10, || spend(11)), None);
        spend(usize::MAX);
    }

    #[test]
    fn what_an_inner_attempt_spends_is_gone_for_the_outer_one() {
        let _engine = Engine::new().enter();
        let outer = attempt(10, || {
            let inner = attempt(6, || spend(7));
            spend(4);
            inner
        });
        assert_eq!(outer, Some(None));
        assert_eq!(attempt(10, || (attempt(6, || spend(7)), spend(5))), None);
    }

    #[test]
    #[should_panic(expected = "another reason")]
    fn other_panics_pass() {
        Engine::new().run(|| attempt(10, || panic!("another reason")));
    }
}
