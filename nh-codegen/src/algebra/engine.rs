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
//! Our own processes do not get so far as to be refused: they queue at a lock file. What remains is somebody else's
//! instance, a notebook for example. An instance lasts until its process ends, and so does our lock; there is no way
//! to give the engine back earlier.
//!
//! Therefore: call [`acquire`] **on the main thread**, before any expression is made. The main thread, because it is
//! the one that is there in a worker, in the command line program and in a test binary without harness, and because
//! expressions live in thread-local storage.

use std::cell::Cell;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Part of what the engine prints before it aborts because another instance is running.
pub const REFUSAL: &str = "Cannot start new unlicensed Symbolica instance";

/// How long [`acquire`] waits unless the environment variable `NH_ENGINE_WAIT` gives a number of seconds.
const WAIT: Duration = Duration::from_secs(60);

/// Between two attempts to lock.
const PAUSE: Duration = Duration::from_millis(20);

thread_local! {
    static RUNNING: Cell<bool> = const { Cell::new(false) };
}

/// The lock. The operating system releases it when the process ends.
static HOLDER: Mutex<Option<File>> = Mutex::new(None);

/// After a wait for the lock: the process that held it is about to be gone, but its instance may outlive its lock by
/// the time it takes to close its files.
const GRACE: Duration = Duration::from_millis(50);

/// Proof that the engine runs, on this thread. It runs until the process ends.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// The proof holds for one thread.
    _thread: PhantomData<*const ()>,
}

/// Why the engine cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// Another process held the engine for the whole wait.
    Busy {
        /// How long was waited.
        seconds: u64,
    },
    /// The lock file cannot be used.
    Lock {
        /// Its path.
        path: String,
        /// What the operating system says.
        message: String,
    },
    /// It runs on another thread of this process.
    OtherThread,
}

impl std::fmt::Display for EngineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EngineError::Busy { seconds } => write!(
                f,
                "another process has been using the algebra engine for {seconds} s (without a licence key it runs once \
                 per machine; `NH_ENGINE_WAIT` sets how many seconds to wait)"
            ),
            EngineError::Lock { path, message } => {
                write!(f, "cannot lock `{path}`, which keeps the algebra engine to one process: {message}")
            }
            EngineError::OtherThread => write!(f, "the algebra engine runs on another thread of this process"),
        }
    }
}

impl std::error::Error for EngineError {}

/// Waits for the engine, takes it and starts it. To be called on the process's main thread before any expression is
/// made; see the [module](self) for what happens where somebody else's instance is running.
///
/// # Errors
/// [`EngineError`] if another of our processes keeps the engine for the whole wait, or if the lock file cannot be used.
pub fn acquire() -> Result<Engine, EngineError> {
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
        *holder = Some(lock()?);
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

fn lock() -> Result<File, EngineError> {
    let path = std::env::temp_dir().join("nh-algebra-engine.lock");
    let failure = |e: std::io::Error| EngineError::Lock { path: path.display().to_string(), message: e.to_string() };
    let file = open(&path).map_err(failure)?;
    let wait = std::env::var("NH_ENGINE_WAIT").ok().and_then(|s| s.parse().ok()).map_or(WAIT, Duration::from_secs);
    let begin = Instant::now();
    let mut waited = false;
    loop {
        match file.try_lock() {
            Ok(()) => {
                if waited {
                    std::thread::sleep(GRACE);
                }
                return Ok(file);
            }
            Err(TryLockError::WouldBlock) if begin.elapsed() >= wait => {
                return Err(EngineError::Busy { seconds: wait.as_secs() });
            }
            Err(TryLockError::WouldBlock) => {
                waited = true;
                std::thread::sleep(PAUSE);
            }
            Err(TryLockError::Error(e)) => return Err(failure(e)),
        }
    }
}

/// Opens the lock file for reading, and makes it if there is none.
///
/// Reading is enough to lock, and it works whoever made the file; opening another user's file in a world-writable
/// folder *for creation* is forbidden on current Linux systems.
fn open(path: &PathBuf) -> std::io::Result<File> {
    loop {
        match File::open(path) {
            Err(e) if e.kind() == ErrorKind::NotFound => {
                match OpenOptions::new().write(true).create_new(true).open(path) {
                    Err(e) if e.kind() != ErrorKind::AlreadyExists => return Err(e),
                    _ => {}
                }
            }
            result => return result,
        }
    }
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
