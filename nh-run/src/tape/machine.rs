//! Machine code of what runs, where it can be had.

use nonholonomic_exec::Compiler;
use nonholonomic_jit::{Jit, Unavailable};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// The compiler to machine code.
///
/// # Errors
/// Why there is none on this machine: what runs is interpreted then, to the same bits.
pub fn machine_code() -> Result<Arc<dyn Compiler>, Unavailable> {
    static JIT: OnceLock<Result<Arc<dyn Compiler>, Unavailable>> = OnceLock::new();
    JIT.get_or_init(|| Jit::new().map(|jit| Arc::new(jit) as Arc<dyn Compiler>)).clone()
}

/// How long machine code has been made in this process, by all threads together.
pub fn time_of_machine_code() -> Duration {
    nonholonomic_jit::time()
}
