//! Steps compiled to machine code at run time.
//!
//! [`Jit`] is a [`Compiler`] for the [executor](nonholonomic_exec), by Cranelift. It makes one
//! function of a step as a [`Whole`], which makes many steps in a call and includes guesses,
//! sweeps, Newton's method, eliminations, tests and memories. It makes one function of the accounts
//! of states ([`Accounts`](nonholonomic_exec::Accounts)), which makes many rows in a call. It also
//! makes functions of the Taylor coefficients of a field, and of each piece of straight-line code,
//! for steps outside the whole. Steps are translated for one motion, and for four motions of one
//! system, whose numbers are in vectors ([`Four`]).
//!
//! An operation becomes the machine's operation in double precision, rounded by IEEE 754, or a call
//! of the runtime's own function. No operation is contracted or moved within an expression. The
//! numbers are thus those of the executor and of generated Rust to the last bit, where any NaN
//! equals any NaN.

mod account;
mod eliminate;
mod emit;
mod follow;
mod functions;
mod iterate;
mod machine;
mod remember;
mod series;
mod step;

use cranelift_codegen::ir::{InstBuilder, Value};
use cranelift_frontend::FunctionBuilder;
use machine::{Module, Numbers};
use nonholonomic_exec::{Accounting, Compiler, Field, Four, Native, Piece, Rates, Room, Rows, Steps, Whole};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Maximum number of operations of a piece that is compiled. The compilation of a longer one would
/// take longer than its runs.
const MAX_OPERATIONS: usize = 50_000;

/// Number of operations beyond which pieces or steps are compiled by a quick method. It takes a
/// tenth of the time, and the code takes 1.5 or 2 times as long. The careful method would allocate
/// registers for half a second.
const MUCH: usize = 3000;

/// Compiler for the machine that it runs on.
#[derive(Clone)]
pub struct Jit {
    target: machine::Target,
    /// Target for large pieces.
    quick: machine::Target,
    after: u32,
}

/// Number of runs of an operation that take about as long as its compilation. At most half of a
/// run's time is thus lost, whatever its length.
const RUNS: u32 = 2000;

/// Machine code cannot be made or run on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unavailable {
    /// The reason.
    pub reason: String,
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no machine code is made here: {}", self.reason)
    }
}

impl std::error::Error for Unavailable {}

impl Jit {
    /// Makes a compiler for this machine, after a trial.
    ///
    /// # Errors
    /// If Cranelift has no backend for the machine, or if memory cannot be made executable.
    pub fn new() -> Result<Self, Unavailable> {
        let trial = || {
            let (target, quick) = (machine::target(false)?, machine::target(true)?);
            let mut module = Module::new(&target)?;
            module.define_piece(|builder, _| {
                builder.ins().return_(&[]);
                Ok(0)
            })?;
            match module.finish()?.iter().all(|function| function.run(&[])) {
                true => Ok(Jit { target, quick, after: RUNS }),
                false => Err("the compiled code cannot be called".to_owned()),
            }
        };
        trial().map_err(|reason| Unavailable { reason })
    }

    /// Makes the compiler compile routines before their first run.
    #[must_use]
    pub fn at_once(self) -> Self {
        Jit { after: 0, ..self }
    }

    /// Makes a module for this number of operations.
    fn module(&self, operations: usize) -> Result<Module, String> {
        if operations > MAX_OPERATIONS {
            return Err(format!("{operations} operations are too many"));
        }
        Module::new(if operations > MUCH { &self.quick } else { &self.target })
    }

    fn make_steps<T: Numbers>(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<T>>> {
        let body = |builder: &mut FunctionBuilder<'_>, arguments: &[Value], lanes| {
            step::steps(builder, arguments, (whole, lanes))
        };
        let widths = (whole.reads().len(), whole.told());
        let compile = || self.module(whole.operations())?.finish_steps(whole.cells(), whole.sizes(), widths, body);
        measured(compile).ok()
    }

    fn pieces(&self, pieces: &[Piece<'_>]) -> Result<Vec<Arc<dyn Native<f64>>>, String> {
        let mut module = self.module(pieces.iter().map(|piece| piece.operations().count()).sum())?;
        for piece in pieces {
            module.define_piece(|builder, memory| emit::piece(builder, memory, *piece))?;
        }
        module.finish()
    }
}

/// Nanoseconds that all compilers of this process have used.
static TIME: AtomicU64 = AtomicU64::new(0);

/// Returns the time of all compilations in this process, by all threads together.
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
        measured(|| self.pieces(pieces)).ok()
    }

    fn rates(&self, field: &Field) -> Option<Arc<dyn Rates<f64>>> {
        let compile = || {
            // The field is compiled for order 0 and for all other orders.
            let module = self.module(2 * field.operations().len())?;
            let size = Room::of(field).size();
            module.finish_rates(size, |builder, arguments| series::rates(builder, arguments, field))
        };
        measured(compile).ok()
    }

    fn steps(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<f64>>> {
        self.make_steps(whole)
    }

    fn steps_together(&self, whole: Whole<'_>) -> Option<Arc<dyn Steps<Four>>> {
        self.make_steps(whole)
    }

    fn rows(&self, accounting: Accounting<'_>) -> Option<Arc<dyn Rows<f64>>> {
        let (width, cells) = accounting.sizes();
        let widths = (accounting.observed().0.len(), width);
        let body =
            |builder: &mut FunctionBuilder<'_>, arguments: &[Value]| account::rows(builder, arguments, accounting);
        measured(|| self.module(accounting.operations())?.finish_rows(cells, widths, body)).ok()
    }
}
