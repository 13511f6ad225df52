//! Watching a derivation: what it is forming, what it has taken, and how it is ended.

use super::limits::{Budget, bytes, seconds};
use super::{lock, memory};
use std::borrow::Cow;
use std::cell::RefCell;
use std::convert::Infallible;
use std::fmt;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How often time and memory are looked at. A program writes about a gigabyte a second to fresh memory: 20 MB in this time.
const PERIOD: Duration = Duration::from_millis(20);

/// How long [`check`] has to end a derivation, before the process is ended.
const GRACE: Duration = Duration::from_millis(100);

/// Resource that a derivation can run out of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// [`Budget::time`].
    Time,
    /// [`Budget::memory`].
    Memory,
}

/// A budget that was spent. `Display` says so in one sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spent {
    /// Exhausted resource.
    pub resource: Resource,
    /// All that there was.
    pub budget: Budget,
    /// Quantities that were being formed, the whole before its parts, and for how long.
    pub forming: Vec<(Cow<'static, str>, Duration)>,
}

impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let amount = match self.resource {
            Resource::Time => seconds(self.budget.time),
            Resource::Memory => bytes(self.budget.memory),
        };
        write!(f, "deriving this takes more than its budget of {amount}")?;
        if let Some((part, since)) = self.forming.last() {
            write!(f, "; it was forming {part}")?;
            if let [(whole, _), _, ..] = &self.forming[..] {
                write!(f, ", as part of {whole}")?;
            }
            if since.as_secs() >= 1 {
                write!(f, ", and had been for {}", seconds(Duration::from_secs(since.as_secs())))?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Spent {}

type Stack = Arc<Mutex<Vec<(Cow<'static, str>, Instant)>>>;

thread_local! {
    /// Quantities that this thread is forming.
    static STACK: Stack = Stack::default();
    /// The watches over this thread, the innermost last.
    static WATCHES: RefCell<Vec<Arc<Watch>>> = const { RefCell::new(Vec::new()) };
}

/// How many budgets are spent of those that are watched in this process: almost always none, and [`check`] costs next to nothing.
static ALARMS: AtomicUsize = AtomicUsize::new(0);

/// Something is being formed, until this is dropped.
#[derive(Debug)]
#[must_use = "it is being formed as long as this lives"]
pub struct Forming {
    depth: usize,
    /// It belongs to the thread that forms.
    _thread: PhantomData<*const ()>,
}

/// Names what is being formed from here on, with its article: `the structure functions`. It fits into "it was forming …, as part of …".
///
/// This is a [`check`], too, and may unwind.
pub fn forming(what: impl Into<Cow<'static, str>>) -> Forming {
    check();
    STACK.with(|stack| {
        let mut stack = lock(stack);
        stack.push((what.into(), Instant::now()));
        Forming { depth: stack.len() - 1, _thread: PhantomData }
    })
}

impl Drop for Forming {
    fn drop(&mut self) {
        // A thread that ends has no stack any more.
        let _ = STACK.try_with(|stack| lock(stack).truncate(self.depth));
    }
}

/// Returns if there is still something left of this thread's budget, or if it has none, and otherwise unwinds up to [`within`].
///
/// For loops that may take long: a load of one word.
pub fn check() {
    if ALARMS.load(Ordering::Relaxed) > 0 {
        unwind_if_spent();
    }
}

#[cold]
fn unwind_if_spent() {
    if thread::panicking() {
        return; // A second unwinding would abort the process; the first one ends the derivation as well.
    }
    let spent = WATCHES.with_borrow(|watches| watches.iter().find(|watch| watch.spent().is_some()).cloned());
    if let Some(watch) = spent {
        resume_unwind(Box::new(Unwound(watch)));
    }
}

/// Payload that [`check`] unwinds with.
struct Unwound(Arc<Watch>);

#[derive(Debug, Default)]
struct Watch {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Clone, Debug, Default)]
enum State {
    #[default]
    Working,
    Spent(Spent),
    Over,
}

impl Watch {
    fn spent(&self) -> Option<Spent> {
        match &*lock(&self.state) {
            State::Spent(spent) => Some(spent.clone()),
            State::Working | State::Over => None,
        }
    }

    /// The work has ended, well or otherwise. Does not return where the process is being ended: then there is an answer already.
    fn over(&self) -> Option<Spent> {
        let before = std::mem::replace(&mut *lock(&self.state), State::Over);
        self.changed.notify_all();
        match before {
            State::Spent(spent) => {
                ALARMS.fetch_sub(1, Ordering::Relaxed);
                Some(spent)
            }
            State::Working | State::Over => None,
        }
    }
}

/// Does the work within the budget. It is ended by [`check`] only.
///
/// # Errors
/// The budget was spent before the work was done.
pub fn within<T>(budget: Budget, work: impl FnOnce() -> T) -> Result<T, Spent> {
    watched(budget, None::<fn(&Spent) -> Infallible>, work)
}

/// Does the work within the budget. Where [`check`] does not end it in time, `end` is called, from another thread: it says
/// what there is to say and ends the process.
///
/// # Errors
/// The budget was spent before the work was done, and [`check`] noticed.
pub fn or_end<T>(
    budget: Budget,
    end: impl FnOnce(&Spent) -> Infallible + Send,
    work: impl FnOnce() -> T,
) -> Result<T, Spent> {
    watched(budget, Some(end), work)
}

fn watched<T>(
    budget: Budget,
    end: Option<impl FnOnce(&Spent) -> Infallible + Send>,
    work: impl FnOnce() -> T,
) -> Result<T, Spent> {
    let watch = Arc::new(Watch::default());
    let stack = STACK.with(Arc::clone);
    let account = Account { budget, begin: Instant::now(), resident: memory::resident(), depth: lock(&stack).len() };
    thread::scope(|scope| {
        let theirs = Arc::clone(&watch);
        scope.spawn(move || stand_watch(&theirs, &account, &stack, end));
        WATCHES.with_borrow_mut(|watches| watches.push(Arc::clone(&watch)));
        let result = catch_unwind(AssertUnwindSafe(work));
        WATCHES.with_borrow_mut(Vec::pop);
        let spent = watch.over();
        result.or_else(|payload| match (payload.downcast_ref::<Unwound>(), spent) {
            (Some(Unwound(of)), Some(spent)) if Arc::ptr_eq(of, &watch) => Err(spent),
            _ => resume_unwind(payload),
        })
    })
}

/// Starting point of a derivation.
struct Account {
    budget: Budget,
    begin: Instant,
    resident: Option<u64>,
    /// How much was being formed already.
    depth: usize,
}

impl Account {
    fn overdrawn(&self) -> Option<Resource> {
        if self.begin.elapsed() > self.budget.time {
            return Some(Resource::Time);
        }
        let grown = memory::resident()?.saturating_sub(self.resident?);
        (grown > self.budget.memory).then_some(Resource::Memory)
    }
}

/// The second thread.
fn stand_watch(watch: &Watch, account: &Account, stack: &Stack, end: Option<impl FnOnce(&Spent) -> Infallible>) {
    let mut state = lock(&watch.state);
    let resource = loop {
        if let State::Over = *state {
            return;
        }
        if let Some(resource) = account.overdrawn() {
            break resource;
        }
        state = watch.changed.wait_timeout(state, PERIOD).map_or_else(|e| e.into_inner().0, |(state, _)| state);
    };
    let forming = lock(stack).iter().skip(account.depth).map(|(what, since)| (what.clone(), since.elapsed())).collect();
    let spent = Spent { resource, budget: account.budget, forming };
    *state = State::Spent(spent.clone());
    ALARMS.fetch_add(1, Ordering::Relaxed);
    let Some(end) = end else { return };
    let working = |state: &mut State| !matches!(state, State::Over);
    let waited = watch.changed.wait_timeout_while(state, GRACE, working);
    // As long as this is held, the work cannot end: nobody else gives an answer.
    let state = waited.map_or_else(|e| e.into_inner().0, |(state, _)| state);
    if !matches!(*state, State::Over) {
        end(&spent);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::any::Any;
    use std::sync::mpsc;

    fn of(time: Duration) -> Budget {
        Budget { time, memory: u64::MAX }
    }

    /// A loop of ours that never ends by itself.
    fn forever() -> Infallible {
        let _whole = forming("the whole");
        drop(forming("what is done"));
        let _part = forming(format!("part {}", 2));
        loop {
            check();
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn what_asks_is_ended() {
        let begin = Instant::now();
        let Err(spent) = within(of(Duration::from_millis(50)), forever);
        assert!(begin.elapsed() >= Duration::from_millis(50) && begin.elapsed() < Duration::from_secs(2));
        assert_eq!(
            spent.to_string(),
            "deriving this takes more than its budget of 0.05 s; it was forming part 2, as part of the whole"
        );
        // Nothing is left of it.
        assert_eq!(STACK.with(|stack| lock(stack).len()), 0);
        assert!(WATCHES.with_borrow(Vec::is_empty));
        check();
        assert_eq!(within(of(Duration::from_secs(60)), || drop(forming("more"))), Ok(()));
    }

    #[test]
    fn what_is_done_in_time_is_not_disturbed() {
        let begin = Instant::now();
        assert_eq!(or_end(Budget::default(), |_| unreachable!(), || 3), Ok(3));
        assert!(begin.elapsed() < Duration::from_secs(2));
        // Late, but done.
        let late = within(of(Duration::from_millis(1)), || thread::sleep(Duration::from_millis(100)));
        assert_eq!(late, Ok(()));
    }

    #[test]
    fn what_does_not_ask_is_ended_from_outside() {
        let (send, ended) = mpsc::channel::<()>();
        let (say, said) = mpsc::channel();
        // Nothing but the end of this work, which stands for a process here, ends it.
        let end = move |spent: &Spent| -> Infallible {
            say.send(spent.to_string()).unwrap();
            drop(send);
            loop {
                thread::park();
            }
        };
        thread::spawn(move || {
            or_end(of(Duration::from_millis(30)), end, move || {
                let _forming = forming("what takes long");
                ended.recv().unwrap_err();
            })
        });
        let said = said.recv_timeout(Duration::from_secs(10)).unwrap();
        assert!(said.ends_with("it was forming what takes long"), "{said}");
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
                thread::sleep(Duration::from_millis(1));
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
