//! Machine code in memory, and its calls: all `unsafe` code of the project that is no interface to another language.
//!
//! Two things are done here that the compiler of Rust cannot check. Code that was made a moment ago is called, and its memory is given back. Why the
//! first is sound: the code was made by [`emit`](crate::emit), which reads and writes cells below the count that it returns and calls functions by
//! their own signatures; memory of fewer cells is turned away before the call; cells are [`Cell`]s, which may be written through a shared reference,
//! and which one thread alone can hold; a frame that is too large for the stack ends the process, as one of Rust does. Why the second is: nothing
//! holds the address of a function but [`Code`], which owns a share of its module, and the memory goes with the last share.
#![allow(unsafe_code)]

use cranelift_codegen::ir::{AbiParam, UserFuncName, Value, types};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Module as _, default_libcall_names};
use nonholonomic_exec::Native;
use std::cell::Cell;
use std::sync::{Arc, Mutex};

/// The kind of machine that the code is made for.
pub(crate) type Target = OwnedTargetIsa;

/// The machine that this runs on.
///
/// # Errors
/// If Cranelift has no backend for it.
pub(crate) fn target() -> Result<Target, String> {
    let mut flags = settings::builder();
    let set = [
        ("opt_level", "speed"),
        ("use_colocated_libcalls", "false"),
        ("is_pic", "false"),
        ("enable_verifier", "false"),
        // A frame of many numbers is larger than the page that guards the stack: it touches each page, so that an overflow is one.
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
    ];
    for (name, value) in set {
        flags.set(name, value).map_err(|error| error.to_string())?;
    }
    let builder = cranelift_native::builder()?;
    builder.finish(settings::Flags::new(flags)).map_err(|error| error.to_string())
}

/// Functions that are being made.
pub(crate) struct Module {
    module: JITModule,
    /// With how many cells they read and write.
    functions: Vec<(FuncId, usize)>,
    context: FunctionBuilderContext,
}

/// Memory with code, which is given back at the end.
struct Memory(Mutex<Option<JITModule>>);

impl Drop for Memory {
    fn drop(&mut self) {
        let module = self.0.get_mut().ok().and_then(Option::take);
        if let Some(module) = module {
            // SAFETY: what can call the code owns a share of this, and there is none any more.
            unsafe { module.free_memory() };
        }
    }
}

/// A function of machine code.
struct Code {
    function: unsafe extern "C" fn(*mut f64),
    cells: usize,
    /// Where it is.
    _memory: Arc<Memory>,
}

impl Native<f64> for Code {
    fn run(&self, memory: &[Cell<f64>]) -> bool {
        if memory.len() < self.cells {
            return false;
        }
        // SAFETY: the function reads and writes `cells` numbers from there on, which are there, and are cells.
        unsafe { (self.function)(memory.as_ptr().cast::<f64>().cast_mut()) };
        true
    }
}

impl Module {
    /// No functions.
    ///
    /// # Errors
    /// If there is no memory.
    pub(crate) fn new(target: &Target) -> Result<Self, String> {
        let builder = JITBuilder::with_isa(Arc::clone(target), default_libcall_names());
        let module = JITModule::new(builder);
        Ok(Module { module, functions: Vec::new(), context: FunctionBuilderContext::new() })
    }

    /// Adds a function of the address of a memory. `body` says how many cells it reads and writes.
    ///
    /// # Errors
    /// Those of `body`, and of Cranelift.
    pub(crate) fn define(
        &mut self,
        body: impl FnOnce(&mut FunctionBuilder<'_>, Value) -> Result<usize, String>,
    ) -> Result<(), String> {
        let mut context = self.module.make_context();
        context.func.signature.params.push(AbiParam::new(types::I64));
        let id = self.module.declare_anonymous_function(&context.func.signature).map_err(|error| error.to_string())?;
        context.func.name = UserFuncName::user(0, id.as_u32());
        let mut builder = FunctionBuilder::new(&mut context.func, &mut self.context);
        let block = builder.create_block();
        builder.append_block_params_for_function_params(block);
        builder.switch_to_block(block);
        let memory = builder.block_params(block)[0];
        let cells = body(&mut builder, memory)?;
        builder.seal_all_blocks();
        builder.finalize(self.module.target_config());
        self.module.define_function(id, &mut context).map_err(|error| error.to_string())?;
        self.functions.push((id, cells));
        Ok(())
    }

    /// The functions, ready to be called.
    ///
    /// # Errors
    /// If memory cannot be made executable.
    pub(crate) fn finish(mut self) -> Result<Vec<Arc<dyn Native<f64>>>, String> {
        self.module.finalize_definitions().map_err(|error| error.to_string())?;
        let found = self.functions.iter().map(|&(id, cells)| (self.module.get_finalized_function(id), cells));
        let found: Vec<_> = found.collect();
        let memory = Arc::new(Memory(Mutex::new(Some(self.module))));
        let code = found.into_iter().map(|(address, cells)| {
            // SAFETY: there is a function of this signature at the address, as long as the memory is kept.
            let function = unsafe { std::mem::transmute::<*const u8, unsafe extern "C" fn(*mut f64)>(address) };
            Arc::new(Code { function, cells, _memory: Arc::clone(&memory) }) as Arc<dyn Native<f64>>
        });
        Ok(code.collect())
    }
}
