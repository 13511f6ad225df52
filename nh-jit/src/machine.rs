//! Machine code in memory, and its calls: all `unsafe` code of the project except interfaces to
//! other languages.
//!
//! This module does two things that the Rust compiler cannot check: it calls code that was just
//! made, and it frees the memory of this code. The calls are sound for the following reasons. The
//! code was made by [`emit`](crate::emit), [`step`](crate::step), [`account`](crate::account) and
//! [`series`](crate::series). They read and write cells, counts and numbers below the sizes that
//! they were made for, and call functions by their own signatures. Smaller memories are refused
//! before the call. Cells are [`Cell`]s, which may be written through a shared reference, and which
//! only one thread can hold. A frame that is too large for the stack ends the process, like one of
//! Rust. Some numbers of a record are places themselves (the number of points of an extrapolation);
//! they are bounded where they are read. Freeing is sound since only owners of a share of a module
//! hold addresses of its functions, and the memory is freed with the last share.
#![allow(unsafe_code)]

use crate::emit::Lanes;
use cranelift_codegen::ir::{AbiParam, UserFuncName, Value, types};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Module as _, default_libcall_names};
use nonholonomic::taylor::ORDER;
use nonholonomic_exec::{Four, Native, Rates, Record, Rows, Steps};
use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};

/// The machine that the code is made for.
pub(crate) type Target = OwnedTargetIsa;

/// Returns the target for the present machine. The target for large code allocates registers in a
/// tenth of the time, but less well.
///
/// # Errors
/// If Cranelift has no backend for the machine.
pub(crate) fn target(much: bool) -> Result<Target, String> {
    let mut flags = settings::builder();
    let set = [
        ("regalloc_algorithm", if much { "single_pass" } else { "backtracking" }),
        ("opt_level", "speed"),
        ("use_colocated_libcalls", "false"),
        ("is_pic", "false"),
        ("enable_verifier", "false"),
        // A frame of many numbers is larger than the guard page of the stack. The code touches each
        // page, so that an overflow is detected.
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
    ];
    for (name, value) in set {
        flags.set(name, value).map_err(|error| error.to_string())?;
    }
    let builder = cranelift_native::builder()?;
    builder.finish(settings::Flags::new(flags)).map_err(|error| error.to_string())
}

/// Functions under construction.
pub(crate) struct Module {
    module: JITModule,
    /// The functions, with the number of cells that they read and write.
    functions: Vec<(FuncId, usize)>,
    context: FunctionBuilderContext,
}

/// Memory with code, which is freed when the last owner is dropped.
struct Memory(Mutex<Option<JITModule>>);

impl Drop for Memory {
    fn drop(&mut self) {
        let module = self.0.get_mut().ok().and_then(Option::take);
        if let Some(module) = module {
            // SAFETY: every owner of an address in the code owns a share of this memory, and no
            // share is left.
            unsafe { module.free_memory() };
        }
    }
}

/// A function of machine code.
struct Code {
    function: unsafe extern "C" fn(*mut f64),
    cells: usize,
    /// The memory of the code.
    _memory: Arc<Memory>,
}

impl Native<f64> for Code {
    fn run(&self, memory: &[Cell<f64>]) -> bool {
        if memory.len() < self.cells {
            return false;
        }
        // SAFETY: the function reads and writes `cells` numbers from this address on, which exist
        // and are cells.
        unsafe { (self.function)(memory.as_ptr().cast::<f64>().cast_mut()) };
        true
    }
}

/// Function that makes steps, from the addresses of the memory and of a record's numbers and
/// counts, and the number of steps. The last argument is the address for rows of carried numbers,
/// or null.
type Make = unsafe extern "C" fn(*mut f64, *mut f64, *mut u64, u64, *mut f64) -> u64;

/// Numbers that consist of one or several `f64` in order, and nothing else.
pub(crate) trait Numbers: Copy + 'static {
    /// The number of `f64`.
    const LANES: Lanes;
}

impl Numbers for f64 {
    const LANES: Lanes = Lanes::One;
}

impl Numbers for Four {
    const LANES: Lanes = Lanes::Four;
}

/// Steps by machine code.
struct Stepper<T> {
    function: Make,
    cells: usize,
    numbers: usize,
    counts: usize,
    /// Number of numbers that a step reads from its row, and of those that it writes there.
    read: usize,
    told: usize,
    /// The memory of the code.
    _memory: Arc<Memory>,
    of: PhantomData<fn(T)>,
}

impl<T: Numbers> Steps<T> for Stepper<T> {
    fn run(&self, memory: &[Cell<T>], record: &Record<T>, count: u64, rows: &[Cell<T>]) -> u64 {
        let Record { counts, numbers } = record;
        let is_small = memory.len() < self.cells || numbers.len() < self.numbers || counts.len() < self.counts;
        let is_without_rows = rows.is_empty() && self.read == 0;
        if is_small || !is_without_rows && !holds(rows, count, self.read + self.told) {
            return 0;
        }
        let [cells, numbers] = [memory, numbers].map(address);
        let counts = counts.as_ptr().cast::<u64>().cast_mut();
        let rows = if rows.is_empty() { std::ptr::null_mut() } else { address(rows) };
        // SAFETY: from these addresses on, the function reads and writes as many numbers and counts
        // as the step had that it was made of, and at most `count` rows of these widths. They
        // exist and are cells. The type of the numbers determines their distance for both sides.
        unsafe { (self.function)(cells, numbers, counts, count, rows) }
    }
}

fn address<T: Numbers>(cells: &[Cell<T>]) -> *mut f64 {
    cells.as_ptr().cast::<f64>().cast_mut()
}

/// Returns whether a slice has room for `rows` rows of `width` numbers.
fn holds<T>(numbers: &[T], rows: u64, width: usize) -> bool {
    rows.checked_mul(width as u64).is_some_and(|wanted| wanted <= numbers.len() as u64)
}

/// Function that makes rows, from the addresses of the memories of steps and functions and of the
/// carried numbers, to the address of the rows. The number of the first row, the number of rows,
/// and the bits of the step size follow.
type Tell = unsafe extern "C" fn(*mut f64, *mut f64, *const f64, *mut f64, u64, u64, u64);

struct Teller {
    function: Tell,
    cells: [usize; 2],
    /// Number of carried numbers, and number of numbers in a row.
    widths: (usize, usize),
    /// The memory of the code.
    _memory: Arc<Memory>,
}

impl Rows<f64> for Teller {
    fn run(&self, memories: [&[Cell<f64>]; 2], carried: &[f64], rows: &mut [f64], (first, h): (u64, f64)) -> bool {
        let count = (carried.len() / self.widths.0.max(1)) as u64;
        let is_small = memories.iter().zip(self.cells).any(|(memory, cells)| memory.len() < cells);
        if is_small || !holds(rows, count, self.widths.1) {
            return false;
        }
        let [memory, functions] = memories.map(address);
        // SAFETY: the function reads as many cells from these addresses on as it was made for,
        // which exist. It reads `count` groups of carried numbers and writes as many rows, which
        // also exist.
        unsafe { (self.function)(memory, functions, carried.as_ptr(), rows.as_mut_ptr(), first, count, h.to_bits()) };
        true
    }
}

/// Function for the Taylor coefficients of a field, from the address of a room and the order.
type Expand = unsafe extern "C" fn(*mut f64, u64);

struct Field {
    function: Expand,
    size: usize,
    /// The memory of the code.
    _memory: Arc<Memory>,
}

impl Rates<f64> for Field {
    fn run(&self, order: usize, room: &[Cell<f64>]) -> bool {
        if room.len() < self.size || order >= ORDER {
            return false;
        }
        // SAFETY: at orders below `ORDER`, the function reads and writes `size` numbers from
        // this address on, which exist and are cells.
        unsafe { (self.function)(room.as_ptr().cast::<f64>().cast_mut(), order as u64) };
        true
    }
}

impl Module {
    /// Makes a module without functions.
    ///
    /// # Errors
    /// If memory is not available.
    pub(crate) fn new(target: &Target) -> Result<Self, String> {
        let builder = JITBuilder::with_isa(Arc::clone(target), default_libcall_names());
        let module = JITModule::new(builder);
        Ok(Module { module, functions: Vec::new(), context: FunctionBuilderContext::new() })
    }

    /// Adds a function of the address of a memory. `body` returns the number of cells that it reads
    /// and writes.
    ///
    /// # Errors
    /// The errors of `body`, and of Cranelift.
    pub(crate) fn define_piece(
        &mut self,
        body: impl FnOnce(&mut FunctionBuilder<'_>, Value) -> Result<usize, String>,
    ) -> Result<(), String> {
        let (id, cells) = self.define(1, false, |builder, arguments| body(builder, arguments[0]))?;
        self.functions.push((id, cells));
        Ok(())
    }

    /// Adds a function of `arguments` integers or addresses, which returns an integer or nothing.
    fn define<R>(
        &mut self,
        arguments: usize,
        returns: bool,
        body: impl FnOnce(&mut FunctionBuilder<'_>, &[Value]) -> Result<R, String>,
    ) -> Result<(FuncId, R), String> {
        let mut context = self.module.make_context();
        let signature = &mut context.func.signature;
        signature.params.extend((0..arguments).map(|_| AbiParam::new(types::I64)));
        signature.returns.extend(returns.then(|| AbiParam::new(types::I64)));
        let id = self.module.declare_anonymous_function(&context.func.signature).map_err(|error| error.to_string())?;
        context.func.name = UserFuncName::user(0, id.as_u32());
        let mut builder = FunctionBuilder::new(&mut context.func, &mut self.context);
        let block = builder.create_block();
        builder.append_block_params_for_function_params(block);
        builder.switch_to_block(block);
        let arguments = builder.block_params(block).to_vec();
        let result = body(&mut builder, &arguments)?;
        builder.seal_all_blocks();
        builder.finalize(self.module.target_config());
        self.module.define_function(id, &mut context).map_err(|error| error.to_string())?;
        Ok((id, result))
    }

    /// Returns a function that makes steps on a memory of `cells` cells and a record of `counts`
    /// counts and `numbers` numbers. Its arguments are the addresses of the memory, of the record's
    /// numbers and of its counts, the number of steps, and the address of rows of `carried`
    /// numbers, or 0. `body` receives the number of motions that the numbers belong to.
    ///
    /// # Errors
    /// The errors of `body`, and of Cranelift; or if memory cannot be made executable.
    pub(crate) fn finish_steps<T: Numbers>(
        mut self,
        cells: usize,
        (counts, numbers): (usize, usize),
        (read, told): (usize, usize),
        body: impl FnOnce(&mut FunctionBuilder<'_>, &[Value], Lanes) -> Result<(), String>,
    ) -> Result<Arc<dyn Steps<T>>, String> {
        let (id, ()) = self.define(5, true, |builder, arguments| body(builder, arguments, T::LANES))?;
        let (address, memory) = self.finished(id)?;
        // SAFETY: a function of this signature is at the address, as long as the memory is kept.
        let function = unsafe { std::mem::transmute::<*const u8, Make>(address) };
        Ok(Arc::new(Stepper { function, cells, numbers, counts, read, told, _memory: memory, of: PhantomData }))
    }

    /// Returns a function that makes rows. `cells` are the sizes of its memories, and `widths` the
    /// number of carried numbers and the number of numbers in a row. Its arguments are the
    /// addresses of the memories of steps and functions, of the carried numbers and of the rows,
    /// the number of the first row, the number of rows, and the bits of the step size.
    ///
    /// # Errors
    /// The errors of [`Module::finish_steps`].
    pub(crate) fn finish_rows(
        mut self,
        cells: [usize; 2],
        widths: (usize, usize),
        body: impl FnOnce(&mut FunctionBuilder<'_>, &[Value]) -> Result<(), String>,
    ) -> Result<Arc<dyn Rows<f64>>, String> {
        let (id, ()) = self.define(7, false, body)?;
        let (address, memory) = self.finished(id)?;
        // SAFETY: a function of this signature is at the address, as long as the memory is kept.
        let function = unsafe { std::mem::transmute::<*const u8, Tell>(address) };
        Ok(Arc::new(Teller { function, cells, widths, _memory: memory }))
    }

    /// Returns a function for the Taylor coefficients of a field. Its arguments are the address of
    /// a room of `size` numbers and the order.
    ///
    /// # Errors
    /// The errors of [`Module::finish_steps`].
    pub(crate) fn finish_rates(
        mut self,
        size: usize,
        body: impl FnOnce(&mut FunctionBuilder<'_>, &[Value]) -> Result<(), String>,
    ) -> Result<Arc<dyn Rates<f64>>, String> {
        let (id, ()) = self.define(2, false, body)?;
        let (address, memory) = self.finished(id)?;
        // SAFETY: a function of this signature is at the address, as long as the memory is kept.
        let function = unsafe { std::mem::transmute::<*const u8, Expand>(address) };
        Ok(Arc::new(Field { function, size, _memory: memory }))
    }

    /// Returns the address of one function, which can be called, and its memory.
    fn finished(mut self, id: FuncId) -> Result<(*const u8, Arc<Memory>), String> {
        self.module.finalize_definitions().map_err(|error| error.to_string())?;
        let address = self.module.get_finalized_function(id);
        Ok((address, Arc::new(Memory(Mutex::new(Some(self.module))))))
    }

    /// Returns the functions, which can be called.
    ///
    /// # Errors
    /// If memory cannot be made executable.
    pub(crate) fn finish(mut self) -> Result<Vec<Arc<dyn Native<f64>>>, String> {
        self.module.finalize_definitions().map_err(|error| error.to_string())?;
        let found = self.functions.iter().map(|&(id, cells)| (self.module.get_finalized_function(id), cells));
        let found: Vec<_> = found.collect();
        let memory = Arc::new(Memory(Mutex::new(Some(self.module))));
        let code = found.into_iter().map(|(address, cells)| {
            // SAFETY: a function of this signature is at the address, as long as the memory is
            // kept.
            let function = unsafe { std::mem::transmute::<*const u8, unsafe extern "C" fn(*mut f64)>(address) };
            Arc::new(Code { function, cells, _memory: Arc::clone(&memory) }) as Arc<dyn Native<f64>>
        });
        Ok(code.collect())
    }
}
