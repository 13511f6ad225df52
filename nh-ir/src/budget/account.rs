//! The account of a derivation: the quantities that it forms, the resources that it has used, and
//! its end.

use super::limits::{Budget, bytes, seconds};
use super::{clock, memory};
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Interval between two inspections of the account, if [`check`] is called more often. An
/// inspection takes some 30 µs, most of it for the memory. A program writes about a gigabyte a
/// second to fresh memory: 10 MB in this time.
const PERIOD: Duration = Duration::from_millis(10);

/// Work between two readings of the wall clock, which tell whether a [`PERIOD`] has passed: about
/// ten microseconds.
const INTERVAL: usize = 4096;

/// Work of one [`check`].
const CHECK: usize = 256;

/// Resource that a derivation can exhaust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// [`Budget::time`].
    Time,
    /// [`Budget::memory`].
    Memory,
}

/// A budget that was spent. `Display` reports it in one sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spent {
    /// Exhausted resource.
    pub resource: Resource,
    /// The whole budget.
    pub budget: Budget,
    /// Quantities that were being formed, outermost first, and the time since each began.
    pub forming: Vec<(Cow<'static, str>, Duration)>,
}

impl Spent {
    /// Returns the sentence for a derivation with this name.
    pub fn of(&self, derived: &str) -> String {
        let amount = match self.resource {
            Resource::Time => seconds(self.budget.time),
            Resource::Memory => bytes(self.budget.memory),
        };
        let mut text = format!("deriving {derived} takes more than its budget of {amount}");
        if let Some((part, since)) = self.forming.last() {
            text += &format!("; it was forming {part}");
            if let [(whole, _), _, ..] = &self.forming[..] {
                text += &format!(", as part of {whole}");
            }
            if since.as_secs() >= 1 {
                text += &format!(", and had been for {}", seconds(Duration::from_secs(since.as_secs())));
            }
        }
        text
    }
}

impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.of("this"))
    }
}

impl std::error::Error for Spent {}

thread_local! {
    /// This thread's derivations, outermost first.
    static LEDGER: Ledger = const { Ledger::new() };
}

/// Number of threads that derive within a budget.
static DERIVING: AtomicUsize = AtomicUsize::new(0);

struct Ledger {
    /// Work until the next look at the wall clock.
    rest: Cell<usize>,
    /// Time of the last inspection of the account.
    looked: Cell<Option<Instant>>,
    /// The accounts, outermost first.
    accounts: RefCell<Vec<Account>>,
    /// Number of accounts that rest, because the work is [apart] from them.
    resting: Cell<usize>,
    /// Quantities that this thread is forming, with the processor time at which each began.
    forming: RefCell<Vec<(Cow<'static, str>, Duration)>>,
    /// Quantities that have been formed and were part of no other, with the processor time that
    /// each took. They are listed [on request](timed).
    formed: RefCell<Option<Formed>>,
}

/// Quantities in the order in which they were formed, with the processor time that each took.
pub type Formed = Vec<(Cow<'static, str>, Duration)>;

/// A derivation within a budget.
struct Account {
    budget: Budget,
    begin: Duration,
    resident: Option<u64>,
    /// Number of quantities that were being formed at the beginning.
    depth: usize,
    /// The maximum number of threads that have derived at once.
    threads: usize,
}

impl Ledger {
    const fn new() -> Ledger {
        Ledger {
            rest: Cell::new(0),
            looked: Cell::new(None),
            accounts: RefCell::new(Vec::new()),
            resting: Cell::new(0),
            forming: RefCell::new(Vec::new()),
            formed: RefCell::new(None),
        }
    }

    /// Inspects the account, if there is one and a period has passed.
    #[cold]
    fn look(&self) {
        self.rest.set(INTERVAL);
        // A second unwinding would abort the process, and the first one already ends the
        // derivation.
        if self.accounts.borrow().is_empty() || thread::panicking() {
            return;
        }
        if self.looked.get().is_some_and(|looked| looked.elapsed() < PERIOD) {
            return;
        }
        let (time, resident) = (clock::now(), memory::resident());
        self.looked.set(Some(Instant::now()));
        let overdrawn = |(index, account): (usize, &mut Account)| Some((index, account.overdrawn(time, resident)?));
        let mut accounts = self.accounts.borrow_mut();
        let Some((index, resource)) = accounts.iter_mut().enumerate().skip(self.resting.get()).find_map(overdrawn)
        else {
            return;
        };
        let (budget, depth) = (accounts[index].budget, accounts[index].depth);
        drop(accounts);
        let forming = self.forming.borrow();
        let forming = forming.iter().skip(depth).map(|(what, since)| (what.clone(), time.saturating_sub(*since)));
        let spent = Spent { resource, budget, forming: forming.collect() };
        resume_unwind(Box::new(Unwound { index, spent }));
    }
}

impl Account {
    fn overdrawn(&mut self, time: Duration, resident: Option<u64>) -> Option<Resource> {
        if time.saturating_sub(self.begin) > self.budget.time {
            return Some(Resource::Time);
        }
        self.threads = self.threads.max(DERIVING.load(Ordering::Relaxed));
        let grown = resident?.saturating_sub(self.resident?);
        let allowed = self.budget.memory.saturating_mul(self.threads as u64);
        (grown > allowed).then_some(Resource::Memory)
    }
}

/// Guard of a quantity that is being formed, until it is dropped.
#[derive(Debug)]
#[must_use = "it is being formed as long as this lives"]
pub struct Forming {
    depth: usize,
    /// The guard belongs to the thread that forms.
    _thread: PhantomData<*const ()>,
}

/// Names the quantity that is formed from here on, with its article: `the structure functions`. The
/// name fits into "it was forming …, as part of …".
///
/// This function also does a [`check`] and may unwind.
pub fn forming(what: impl Into<Cow<'static, str>>) -> Forming {
    let formed = LEDGER.with(|ledger| {
        let mut forming = ledger.forming.borrow_mut();
        forming.push((what.into(), clock::now()));
        Forming { depth: forming.len() - 1, _thread: PhantomData }
    });
    // The part that took the time may be over. The error then names the part that has no time left.
    check();
    formed
}

impl Drop for Forming {
    fn drop(&mut self) {
        // A thread that is ending has no ledger.
        let _ = LEDGER.try_with(|ledger| {
            let mut forming = ledger.forming.borrow_mut();
            forming.truncate(self.depth + 1);
            let (Some((what, since)), 0) = (forming.pop(), self.depth) else { return };
            if let Some(formed) = &mut *ledger.formed.borrow_mut() {
                formed.push((what, clock::now().saturating_sub(since)));
            }
        });
    }
}

/// Runs `work` and returns the quantities that it [formed](forming) on this thread, except those
/// that were part of others.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Formed) {
    LEDGER.with(|ledger| ledger.formed.replace(Some(Formed::new())));
    let done = work();
    (done, LEDGER.with(|ledger| ledger.formed.take()).unwrap_or_default())
}

/// Returns if this thread has no budget, or if some of its budget is left. Otherwise unwinds up to
/// [`within`].
///
/// The function is for loops that may take long: fifteen of sixteen calls only cost a subtraction.
pub fn check() {
    worked(CHECK);
}

/// Like [`check`], ahead of a number of operations on terms or numbers.
pub fn worked(operations: usize) {
    LEDGER.with(|ledger| match ledger.rest.get().checked_sub(operations) {
        Some(rest) => ledger.rest.set(rest),
        None => ledger.look(),
    });
}

/// Payload that [`check`] unwinds with.
struct Unwound {
    /// Index of the thread's account that is overdrawn.
    index: usize,
    spent: Spent,
}

/// Runs `work` within the budget. [`check`] ends it.
///
/// # Errors
/// The budget was spent before the work was done.
pub fn within<T>(budget: Budget, work: impl FnOnce() -> T) -> Result<T, Spent> {
    let index = LEDGER.with(|ledger| {
        let depth = ledger.forming.borrow().len();
        let mut accounts = ledger.accounts.borrow_mut();
        if accounts.is_empty() {
            DERIVING.fetch_add(1, Ordering::Relaxed);
        }
        accounts.push(Account { budget, begin: clock::now(), resident: memory::resident(), depth, threads: 1 });
        accounts.len() - 1
    });
    let result = catch_unwind(AssertUnwindSafe(work));
    LEDGER.with(|ledger| {
        ledger.accounts.borrow_mut().truncate(index);
        if index == 0 {
            DERIVING.fetch_sub(1, Ordering::Relaxed);
        }
    });
    result.or_else(|payload| match payload.downcast::<Unwound>() {
        Ok(unwound) if unwound.index == index => Err(unwound.spent),
        Ok(unwound) => resume_unwind(unwound),
        Err(payload) => resume_unwind(payload),
    })
}

/// Runs `work` within a budget of its own, which is as large as the innermost one of this thread.
/// The time and the memory that `work` takes do not count for the budgets around it. A thread
/// without a budget runs `work` without one.
///
/// # Errors
/// The budget was spent before the work was done.
pub fn apart<T>(work: impl FnOnce() -> T) -> Result<T, Spent> {
    let innermost = LEDGER.with(|ledger| ledger.accounts.borrow().last().map(|account| account.budget));
    let Some(budget) = innermost else { return Ok(work()) };
    let _rest = Rest::begin();
    within(budget, work)
}

/// Rest of all present accounts, until it is dropped.
struct Rest {
    /// Number of accounts that rested before.
    before: usize,
    begin: Duration,
    resident: Option<u64>,
}

impl Rest {
    fn begin() -> Rest {
        let before = LEDGER.with(|ledger| ledger.resting.replace(ledger.accounts.borrow().len()));
        Rest { before, begin: clock::now(), resident: memory::resident() }
    }
}

impl Drop for Rest {
    fn drop(&mut self) {
        let time = clock::now().saturating_sub(self.begin);
        let grown = memory::resident().zip(self.resident).map_or(0, |(now, before)| now.saturating_sub(before));
        LEDGER.with(|ledger| {
            let rested = ledger.resting.replace(self.before);
            for account in &mut ledger.accounts.borrow_mut()[self.before..rested] {
                account.begin += time;
                account.resident = account.resident.map(|resident| resident + grown);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::any::Any;
    use std::convert::Infallible;

    fn of(time: Duration) -> Budget {
        Budget { time, memory: u64::MAX }
    }

    /// A loop that never ends by itself.
    fn forever() -> Infallible {
        let _whole = forming("the whole");
        drop(forming("what is done"));
        let _part = forming(format!("part {}", 2));
        loop {
            check();
        }
    }

    #[test]
    fn what_asks_is_ended() {
        let begin = clock::now();
        let Err(spent) = within(of(Duration::from_millis(50)), forever);
        let taken = clock::now() - begin;
        assert!(taken >= Duration::from_millis(50) && taken < Duration::from_millis(200), "{taken:?}");
        assert_eq!(
            spent.to_string(),
            "deriving this takes more than its budget of 0.05 s; it was forming part 2, as part of the whole"
        );
        // Nothing is left of the derivation.
        assert!(LEDGER.with(|ledger| ledger.forming.borrow().is_empty() && ledger.accounts.borrow().is_empty()));
        check();
        assert_eq!(within(of(Duration::from_secs(60)), || drop(forming("more"))), Ok(()));
    }

    #[test]
    fn what_was_formed_is_told() {
        let ((), formed) = timed(|| {
            let whole = forming("the whole");
            let begin = clock::now();
            while clock::now() - begin < Duration::from_millis(5) {
                drop(forming("a part"));
            }
            drop(whole);
            drop(forming("the rest"));
        });
        let names: Vec<&str> = formed.iter().map(|(what, _)| &**what).collect();
        assert_eq!(names, ["the whole", "the rest"]);
        assert!(formed[0].1 >= Duration::from_millis(5) && formed[1].1 < formed[0].1, "{formed:?}");
        drop(forming("more"));
        assert_eq!(timed(|| ()).1, []);
    }

    #[test]
    fn what_is_done_in_time_is_not_disturbed() {
        assert_eq!(within(Budget::default(), || 3), Ok(3));
        // This work ends late, but it is done.
        let late = within(of(Duration::ZERO), || ());
        assert_eq!(late, Ok(()));
    }

    /// Tests that time during which the thread does not run does not count.
    #[cfg(unix)]
    #[test]
    fn waiting_costs_nothing() {
        let waited = within(of(Duration::from_millis(50)), || {
            thread::sleep(Duration::from_millis(100));
            LEDGER.with(Ledger::look);
        });
        assert_eq!(waited, Ok(()));
    }

    #[test]
    fn each_thread_has_its_own_account() {
        thread::scope(|scope| {
            let short = scope.spawn(|| within(of(Duration::from_millis(20)), forever).is_err());
            let long =
                scope.spawn(|| within(of(Duration::from_secs(60)), || (0..1_000_000).for_each(|_| check())).is_ok());
            assert!(short.join().unwrap() && long.join().unwrap());
        });
    }

    #[test]
    fn the_inner_budget_is_the_inner_ones() {
        let outer = within(of(Duration::from_secs(60)), || {
            let inner = within(of(Duration::from_millis(30)), forever).map(|never| match never {});
            inner.map_err(|spent: Spent| spent.budget.time)
        });
        assert_eq!(outer, Ok(Err::<(), _>(Duration::from_millis(30))));
        let outer = within(of(Duration::from_millis(30)), || within(of(Duration::from_secs(60)), forever));
        assert_eq!(outer.unwrap_err().budget.time, Duration::from_millis(30));
    }

    /// Tests that work apart has the time of the budget for itself, and leaves the rest of the
    /// budget as it was.
    #[test]
    fn work_apart_costs_the_budget_around_it_nothing() {
        let busy = |time: Duration| {
            let begin = clock::now();
            while clock::now() - begin < time {
                check();
            }
        };
        let outer = within(of(Duration::from_millis(100)), || {
            busy(Duration::from_millis(40));
            let spent = apart(forever).map(|never| match never {}).map_err(|spent: Spent| spent.budget.time);
            let done = [apart(|| busy(Duration::from_millis(80))), apart(|| busy(Duration::from_millis(80)))];
            busy(Duration::from_millis(20));
            (spent, done)
        });
        assert_eq!(outer, Ok((Err::<(), _>(Duration::from_millis(100)), [Ok(()), Ok(())])));
        let outer = within(of(Duration::from_millis(50)), || {
            assert_eq!(apart(|| ()), Ok(()));
            forever()
        });
        assert!(outer.is_err());
        assert_eq!(apart(|| 3), Ok(3));
    }

    #[test]
    fn a_panic_stays_a_panic() {
        let panic = catch_unwind(|| within(Budget::default(), || std::panic::resume_unwind(Box::new("no"))));
        let panic: Box<dyn Any + Send> = panic.map(|_: Result<(), _>| ()).unwrap_err();
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"no"));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn memory_is_watched() {
        let budget = Budget { time: Duration::from_secs(60), memory: 32 << 20 };
        let mut blocks = Vec::new();
        let spent = within(budget, || {
            let _forming = forming("blocks");
            loop {
                check();
                blocks.push(vec![1u8; 1 << 20]);
            }
        });
        let spent: Spent = spent.map(|never: Infallible| match never {}).unwrap_err();
        assert_eq!(spent.to_string(), "deriving this takes more than its budget of 33.55 MB; it was forming blocks");
        assert!(blocks.len() < 500, "{}", blocks.len());
    }

    #[test]
    fn long_work_has_its_time() {
        let forming =
            vec![("the whole".into(), Duration::from_secs(50)), ("a part".into(), Duration::from_millis(41_900))];
        let spent = Spent { resource: Resource::Time, budget: Budget::default(), forming };
        assert_eq!(
            spent.to_string(),
            "deriving this takes more than its budget of 60 s; it was forming a part, as part of the whole, and had been for \
             41 s"
        );
    }
}
