//! How much work a normal form may take.
//!
//! Products of normal forms can grow without end. What may be done without is made within an *effort*, a number of operations on terms of
//! polynomials: it is counted, not timed, so that what is generated does not depend on the machine. Work that runs out of its effort is
//! unwound to where the attempt began; values never change, so that nothing half-made is left behind.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

thread_local! {
    /// Effort left to spend; `None` where nothing is counted.
    static LEFT: Cell<Option<Left>> = const { Cell::new(None) };
}

#[derive(Clone, Copy)]
struct Left {
    /// Operations on terms.
    work: u64,
    /// Exponents that are copied, which is most of what is done to polynomials in dozens of symbols.
    moves: u64,
}

/// An operation on terms may come with so many moves.
const MOVES: u64 = 12;

/// Payload that unwinds an attempt.
struct Exhausted;

/// The value that `make` makes, if that takes no more than this effort. An attempt within another one may spend what the outer one
/// has left.
pub fn attempt<T>(effort: u64, make: impl FnOnce() -> T) -> Option<T> {
    let outer = LEFT.get();
    let own = Left { work: effort, moves: effort.saturating_mul(MOVES) };
    let least = |left: Left| Left { work: left.work.min(own.work), moves: left.moves.min(own.moves) };
    let allowed = outer.map_or(own, least);
    LEFT.set(Some(allowed));
    let made = catch_unwind(AssertUnwindSafe(make));
    let rest = LEFT.get().unwrap_or(allowed);
    LEFT.set(outer.map(|left| Left {
        work: left.work - (allowed.work - rest.work),
        moves: left.moves - (allowed.moves - rest.moves),
    }));
    match made {
        Ok(value) => Some(value),
        Err(payload) if payload.is::<Exhausted>() => None,
        Err(payload) => resume_unwind(payload),
    }
}

/// Spends some effort, before the work is done.
pub fn spend(work: usize) {
    let Some(left) = LEFT.get() else { return };
    match left.work.checked_sub(work as u64) {
        Some(work) => LEFT.set(Some(Left { work, ..left })),
        None => {
            LEFT.set(Some(Left { work: 0, ..left }));
            give_up();
        }
    }
}

/// Counts exponents that are copied.
pub(super) fn moved(count: usize) {
    let Some(left) = LEFT.get() else { return };
    match left.moves.checked_sub(count as u64) {
        Some(moves) => LEFT.set(Some(Left { moves, ..left })),
        None => {
            LEFT.set(Some(Left { moves: 0, ..left }));
            give_up();
        }
    }
}

/// Gives the attempt up, whatever is left: what is to be made cannot be made.
pub fn give_up() -> ! {
    resume_unwind(Box::new(Exhausted));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_within_its_effort_is_done_and_more_is_given_up() {
        assert_eq!(attempt(10, || spend(10)), Some(()));
        assert_eq!(attempt(10, || spend(11)), None);
        spend(usize::MAX);
    }

    #[test]
    fn what_an_inner_attempt_spends_is_gone_for_the_outer_one() {
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
        attempt(10, || panic!("another reason"));
    }
}
