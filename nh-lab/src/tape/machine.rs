//! Machine code for executed models, if it is available.

use nonholonomic_exec::Compiler;
use nonholonomic_jit::{Jit, Unavailable};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Returns the compiler to machine code.
///
/// # Errors
/// The reason for which this machine has no compiler. Models are then interpreted, to the same
/// bits.
pub fn machine_code() -> Result<Arc<dyn Compiler>, Unavailable> {
    static JIT: OnceLock<Result<Arc<dyn Compiler>, Unavailable>> = OnceLock::new();
    JIT.get_or_init(|| Jit::new().map(|jit| Arc::new(jit) as Arc<dyn Compiler>)).clone()
}

/// Returns the time that all threads of this process have spent on making machine code.
pub fn time_of_machine_code() -> Duration {
    nonholonomic_jit::time()
}
