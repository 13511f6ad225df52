//! The right to run the algebra engine.

use std::fs::File;

/// The right to run the algebra engine, machine-wide, until dropped.
#[derive(Debug)]
pub struct Engine {
    _lock: Option<File>,
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
}

impl std::fmt::Display for EngineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EngineError::Busy { seconds } => {
                write!(f, "another process has been using the algebra engine for {seconds} s")
            }
            EngineError::Lock { path, message } => write!(f, "cannot lock `{path}`: {message}"),
        }
    }
}

impl std::error::Error for EngineError {}

/// Waits for the engine and takes it. To be called on the process's main thread before any expression is made.
///
/// # Errors
/// [`EngineError`] if another process keeps it, or the lock file cannot be used.
pub fn acquire() -> Result<Engine, EngineError> {
    todo!()
}
