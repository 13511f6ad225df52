//! Straight-line code compiled to machine code at run time.
//!
//! [`Jit`] is a [`Compiler`] for the [executor](nonholonomic_exec): of each piece of a routine it makes a function of machine code, by Cranelift. An
//! operation becomes the machine's operation in double precision, rounded as IEEE 754 has it, or a call of the runtime's own function; none is
//! contracted, and none changes its place in an expression. So the numbers are those of the executor and of generated Rust to the last bit (any NaN
//! equals any NaN).

mod emit;
mod functions;
mod machine;

use cranelift_codegen::ir::InstBuilder;
use machine::Module;
use nonholonomic_exec::{Compiler, Native, Piece};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Pieces of more operations are not compiled: that would take longer than what is run of them.
const MOST_OPERATIONS: usize = 50_000;

/// Compiles for the machine that it runs on.
#[derive(Clone)]
pub struct Jit {
    target: machine::Target,
    after: u32,
}

/// An operation is compiled in the time in which so many are run one by one, about. So at most half of a run's time is lost, however long it is.
const RUNS: u32 = 2000;

/// Machine code cannot be made, or not be run, on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unavailable {
    /// Why.
    pub reason: String,
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no machine code is made here: {}", self.reason)
    }
}

impl std::error::Error for Unavailable {}

impl Jit {
    /// A compiler for this machine, after a trial.
    ///
    /// # Errors
    /// If Cranelift has no backend for it, or if memory cannot be made executable.
    pub fn new() -> Result<Self, Unavailable> {
        let trial = || {
            let target = machine::target()?;
            let mut module = Module::new(&target)?;
            module.define(|builder, _| {
                builder.ins().return_(&[]);
                Ok(0)
            })?;
            match module.finish()?.iter().all(|function| function.run(&[])) {
                true => Ok(Jit { target, after: RUNS }),
                false => Err("what was compiled is not called".to_owned()),
            }
        };
        trial().map_err(|reason| Unavailable { reason })
    }

    /// The same, and routines are compiled before they run for the first time.
    #[must_use]
    pub fn at_once(self) -> Self {
        Jit { after: 0, ..self }
    }

    fn module(&self, pieces: &[Piece<'_>]) -> Result<Vec<Arc<dyn Native<f64>>>, String> {
        let mut module = Module::new(&self.target)?;
        for piece in pieces {
            module.define(|builder, memory| emit::piece(builder, memory, *piece))?;
        }
        module.finish()
    }
}

/// Nanoseconds that all compilers of this process have taken.
static TIME: AtomicU64 = AtomicU64::new(0);

/// How long machine code has been made in this process, by all threads together.
pub fn time() -> Duration {
    Duration::from_nanos(TIME.load(Ordering::Relaxed))
}

fn measured<T>(compile: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let compiled = compile();
    TIME.fetch_add(u64::try_from(begin.elapsed().as_nanos()).unwrap_or(u64::MAX), Ordering::Relaxed);
    compiled
}

impl fmt::Debug for Jit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Jit")
    }
}

impl Compiler for Jit {
    fn after(&self) -> u32 {
        self.after
    }

    fn scalar(&self, pieces: &[Piece<'_>]) -> Option<Vec<Arc<dyn Native<f64>>>> {
        let operations: usize = pieces.iter().map(|piece| piece.operations().count()).sum();
        if operations > MOST_OPERATIONS {
            return None;
        }
        measured(|| self.module(pieces).ok())
    }
}
