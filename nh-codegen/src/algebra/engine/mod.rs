//! The right to run the algebra engine.
//!
//! Without a licence key Symbolica runs as **one instance on one thread per machine**; its terms say so, and it sees to
//! it itself. Observed with version 2.2.0:
//!
//! - The first arithmetic with its expressions starts it. It prints a notice of eighteen lines in a box — *"You are running a
//!   restricted Symbolica instance. …"* — to **standard output**. [`acquire`] makes that happen at a known moment and,
//!   on Unix, with standard output pointing to standard error meanwhile; on other systems the notice does go to
//!   standard output, so whoever reads a worker's output must skip what precedes its own marker.
//! - A second instance, be it another process or a *second thread of the same process*, is refused: a box with *"Cannot
//!   start new unlicensed Symbolica instance since there is already another one running on the machine."* (see
//!   [`REFUSAL`]; standard output, hence standard error under [`acquire`] on Unix), and then the process **aborts**:
//!   `SIGABRT`, shell status 134, no unwinding. The instance that was first is not disturbed. So a process that needs
//!   the engine cannot catch the refusal; who started the process can recognise it by [`is_refusal`] and try again.
//! - Polynomials alone do not start it. They are still the engine: [`acquire`] starts it, and every expression asks
//!   whether that has been done on its own thread, and panics (with a sentence, and unwinding) if it has not.
//!
//! Our own processes do not get so far as to be refused: they queue, in the order in which they come ([`Waiting`] says for
//! whom). What remains is somebody else's instance, a notebook for example. An instance lasts until its process ends, and
//! so does our lock; there is no way to give the engine back earlier.
//!
//! The queue is in `/tmp`, or in `/var/tmp` where that cannot be used, whatever `TMPDIR` says, so that all users and all builds
//! of a machine meet there; where neither can be used, and on other systems than Unix, it is in the folder for temporary files.
//!
//! Therefore: call [`acquire`] **on the main thread**, before any expression is made. The main thread, because it is
//! the one that is there in a worker, in the command line program and in a test binary without harness, and because
//! expressions live in thread-local storage.

mod queue;
mod shared;

pub use queue::{Holder, Waiting};

use queue::{Failure, Wish};
use std::cell::Cell;
use std::env;
use std::fmt;
use std::fs::File;
use std::io::Write;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Part of what the engine prints before it aborts because another instance is running.
pub const REFUSAL: &str = "Cannot start new unlicensed Symbolica instance";

/// The environment variable with the number of seconds to wait.
const WAIT: &str = "NH_ENGINE_WAIT";

/// How long to wait where it says nothing.
const DEFAULT_WAIT: Duration = Duration::from_secs(60);

/// The environment variable with the number of seconds for which the process that started this one has waited already.
const WAITED: &str = "NH_ENGINE_WAITED";

/// The environment variable with another folder for the queue, for tests.
const FOLDER: &str = "NH_ENGINE_FOLDER";

thread_local! {
    static RUNNING: Cell<bool> = const { Cell::new(false) };
}

/// The lock. The operating system releases it when the process ends.
static HOLDER: Mutex<Option<File>> = Mutex::new(None);

/// Proof that the engine runs, on this thread. It runs until the process ends.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// The proof holds for one thread.
    _thread: PhantomData<*const ()>,
}

/// Why the engine cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// Other processes held the engine for the whole wait.
    Busy(Waiting),
    /// The lock file cannot be used.
    Lock {
        /// Where it was tried, and what the operating system says.
        places: Vec<(PathBuf, String)>,
    },
    /// The environment does not say how long to wait.
    Seconds {
        /// The variable.
        name: &'static str,
        /// Its value, which is no number of seconds.
        value: String,
    },
    /// It runs on another thread of this process.
    OtherThread,
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::Busy(waiting) => write!(
                f,
                "the algebra engine was not free within {} s: {waiting} (without a licence key it runs once per machine; \
                 `{WAIT}` sets how many seconds to wait)",
                waiting.waited.as_secs()
            ),
            EngineError::Lock { places } => {
                write!(f, "there is no place for the lock that keeps the algebra engine to one process")?;
                for (folder, message) in places {
                    write!(f, "\nin `{}`: {message}", folder.display())?;
                }
                write!(f, "\nhelp: set `TMPDIR` to a folder that exists and that you can write to")
            }
            EngineError::Seconds { name, value } => {
                write!(f, "`{name}={value}` is no number of seconds; write `{name}=300`")
            }
            EngineError::OtherThread => write!(f, "the algebra engine runs on another thread of this process"),
        }
    }
}

impl std::error::Error for EngineError {}

/// [`acquire_for`] the program that is running; where it has to wait, it says so on standard error.
///
/// # Errors
/// As [`acquire_for`].
pub fn acquire() -> Result<Engine, EngineError> {
    let program = env::current_exe().ok();
    let name = program.as_deref().and_then(Path::file_stem).map(|name| name.to_string_lossy());
    acquire_for(name.as_deref().unwrap_or("a system"), &mut |waiting| {
        // (Where standard error cannot be written there is nobody to tell.)
        let _ = writeln!(std::io::stderr(), "nh: waiting for the algebra engine: {waiting}");
    })
}

/// Waits for the engine, takes it and starts it. To be called on the process's main thread before any expression is
/// made; see the [module](self) for what happens where somebody else's instance is running.
///
/// Others who wait are told that `what` is being derived. Where this has to wait itself, it calls `tell` after two seconds, and then
/// every half a minute.
///
/// # Errors
/// [`EngineError`] if others of our processes keep the engine for the whole wait, or if the lock file cannot be used.
pub fn acquire_for(what: &str, tell: &mut dyn FnMut(&Waiting)) -> Result<Engine, EngineError> {
    let engine = Engine { _thread: PhantomData };
    if RUNNING.get() {
        return Ok(engine);
    }
    if licensed() {
        start();
    } else {
        let mut holder = HOLDER.lock().unwrap_or_else(PoisonError::into_inner);
        if holder.is_some() {
            return Err(EngineError::OtherThread);
        }
        *holder = Some(lock(what, tell)?);
        start();
    }
    RUNNING.set(true);
    Ok(engine)
}

/// Has this process's output, and the way it ended, the marks of the engine's refusal to start?
///
/// `output` is what was written to standard error and standard output. A process that the refusal ended has been
/// aborted, so it has no exit code of its own.
pub fn is_refusal(status: std::process::ExitStatus, output: &str) -> bool {
    !status.success() && output.contains(REFUSAL)
}

/// Refuses, by a panic, to touch the engine on a thread that has not acquired it. (The engine itself would abort.)
pub(super) fn require() {
    assert!(RUNNING.get(), "`algebra::engine::acquire` must have been called on this thread");
}

/// Is a key configured that lifts the restriction?
fn licensed() -> bool {
    std::env::var_os("SYMBOLICA_LICENSE").is_some_and(|key| !key.is_empty())
}

fn lock(what: &str, tell: &mut dyn FnMut(&Waiting)) -> Result<File, EngineError> {
    let variable = |name| seconds(name, env::var_os(name).map(|value| value.to_string_lossy().into_owned()));
    let wait = variable(WAIT)?.unwrap_or(DEFAULT_WAIT);
    let waited = variable(WAITED)?.unwrap_or(Duration::ZERO);
    let now = Instant::now();
    lock_in(&folders(), Wish { what, begin: now.checked_sub(waited).unwrap_or(now), wait, tell })
}

/// Locks in the first folder that can be used. All processes find the same one.
fn lock_in(folders: &[PathBuf], mut wish: Wish<'_>) -> Result<File, EngineError> {
    let mut places = Vec::new();
    for folder in folders {
        match queue::lock(folder, &mut wish) {
            Ok(lock) => return Ok(lock),
            Err(Failure::Busy(waiting)) => return Err(EngineError::Busy(waiting)),
            Err(Failure::Unusable(error)) => places.push((folder.clone(), error.to_string())),
        }
    }
    Err(EngineError::Lock { places })
}

/// The number of seconds in a variable that has this value. More than can be counted are as many as can be.
fn seconds(name: &'static str, value: Option<String>) -> Result<Option<Duration>, EngineError> {
    let Some(value) = value.filter(|value| !value.trim().is_empty()) else { return Ok(None) };
    let is_number = value.trim().chars().all(|c| c.is_ascii_digit() || c == '.');
    match value.trim().parse() {
        Ok(seconds) if is_number => Ok(Some(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))),
        _ => Err(EngineError::Seconds { name, value }),
    }
}

/// Places where the queue can be, in the order of preference.
fn folders() -> Vec<PathBuf> {
    if let Some(folder) = env::var_os(FOLDER) {
        return vec![folder.into()];
    }
    let common: &[&str] = if cfg!(unix) { &["/tmp", "/var/tmp"] } else { &[] };
    let mut folders: Vec<PathBuf> = common.iter().map(PathBuf::from).collect();
    let own = env::temp_dir();
    if !folders.contains(&own) {
        folders.push(own);
    }
    folders
}

/// Starts the engine here and now, with its notice on standard error.
fn start() {
    let restore = divert();
    // A product of expressions is the first thing that wakes it; naming a symbol is not enough.
    let symbol = symbolica::atom::Atom::var(symbolica::symbol!("nh::start"));
    let _ = &symbol * &symbol;
    restore();
}

/// Points standard output to standard error; the function returned points it back.
#[cfg(unix)]
fn divert() -> impl FnOnce() {
    use std::io::Write;
    // Where descriptors are so scarce that one cannot be had, the notice goes where it likes: nothing worse.
    let _ = std::io::stdout().flush();
    let saved = rustix::io::dup(std::io::stdout()).ok();
    if saved.is_some() {
        let _ = rustix::stdio::dup2_stdout(std::io::stderr());
    }
    move || {
        let _ = std::io::stdout().flush();
        if let Some(saved) = saved {
            let _ = rustix::stdio::dup2_stdout(saved);
        }
    }
}

/// Elsewhere standard output stays what it is.
#[cfg(not(unix))]
fn divert() -> impl FnOnce() {
    || {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_seconds_is_taken_and_nothing_else() {
        let of = |value: &str| seconds(WAIT, Some(value.into()));
        assert_eq!(seconds(WAIT, None), Ok(None));
        assert_eq!(of(" "), Ok(None));
        assert_eq!(of("0"), Ok(Some(Duration::ZERO)));
        assert_eq!(of(" 1.5 "), Ok(Some(Duration::from_millis(1500))));
        for value in ["18446744073709551615", "99999999999999999999999999"] {
            assert_eq!(of(value), Ok(Some(Duration::MAX)), "{value}");
        }
        for value in ["soon", "-1", "1e9", "inf", "nan", "1.2.3", "5 s"] {
            let error = of(value).unwrap_err().to_string();
            assert_eq!(error, format!("`NH_ENGINE_WAIT={value}` is no number of seconds; write `NH_ENGINE_WAIT=300`"));
        }
    }

    #[test]
    fn the_place_of_the_queue_does_not_depend_on_the_user() {
        #[cfg(unix)]
        assert_eq!(folders()[..2], ["/tmp", "/var/tmp"].map(PathBuf::from));
        assert!(folders().contains(&env::temp_dir()));
    }

    #[test]
    fn the_first_folder_that_can_be_used_is() {
        let folder = env::temp_dir().join(format!("nh-folders-{}", std::process::id()));
        let [missing, bad, good] = ["missing", "bad", "good"].map(|name| folder.join(name));
        for folder in [&bad.join("nh-algebra-engine.lock"), &good] {
            std::fs::create_dir_all(folder).unwrap();
        }
        let lock = |folders: &[&PathBuf]| {
            let (begin, wait) = (Instant::now(), Duration::ZERO);
            let folders: Vec<PathBuf> = folders.iter().copied().cloned().collect();
            lock_in(&folders, Wish { what: "a", begin, wait, tell: &mut |_| {} })
        };
        let held = lock(&[&missing, &bad, &good]).unwrap();
        assert!(matches!(lock(&[&bad, &good]), Err(EngineError::Busy(_))));
        let error = lock(&[&missing, &bad]).unwrap_err().to_string();
        for part in
            [format!("in `{}`: ", missing.display()), format!("in `{}`: ", bad.display()), "set `TMPDIR` to".into()]
        {
            assert!(error.contains(&part), "{error}");
        }
        drop(held);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
