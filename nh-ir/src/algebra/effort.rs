//! How much work a normal form may take.
//!
//! Products of normal forms can grow without end. What may be done without is made within an *effort*, a number of operations on terms of
//! polynomials: it is counted, not timed, so that what is generated does not depend on the machine. Work that runs out of its effort is
//! unwound to where the attempt began; values never change, so that nothing half-made is left behind.

use super::Engine;
use crate::budget;
use nonholonomic_polynomials::{Effort, Exhausted};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// The rest of an effort.
#[derive(Clone, Copy)]
pub(super) struct Left {
    /// Operations on terms.
    work: u64,
    /// Exponents that are copied, which is most of what is done to polynomials in dozens of symbols.
    moves: u64,
}

/// An operation on terms may come with so many moves.
const MOVES: u64 = 12;

/// Payload that unwinds an attempt.
struct GivenUp;

/// The value that `make` makes, if that takes no more than this effort. An attempt within another one may spend what the outer one
/// has left. An engine entered within it counts for itself.
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

/// The same within an effort of its own, whatever an attempt around it has left: for values that others read as well.
pub fn attempt_apart<T>(effort: u64, make: impl FnOnce() -> T) -> Option<T> {
    let engine = Engine::current();
    let outer = engine.state().left.replace(None);
    let made = attempt(effort, make);
    engine.state().left.set(outer);
    made
}

/// Spends some effort, and time of the [budget](crate::budget), before the work is done.
pub fn spend(work: usize) {
    budget::worked(work);
    take(|left| &mut left.work, work);
}

/// Counts exponents that are copied.
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

/// Operations of machine words in polynomials that come with one operation on terms.
const WORDS: usize = 64;

/// Account of a computation with polynomials that was charged with an estimate: what it takes beyond that is charged as it happens.
#[derive(Debug)]
pub(super) struct Beyond(Cell<usize>);

impl Beyond {
    /// So many operations on terms have been charged.
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

/// Gives the attempt up, whatever is left: what is to be made cannot be made.
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
