//! Blocks, branches and calls.

use super::{Emitter, Lanes};
use cranelift_codegen::ir::{AbiParam, Block, BlockArg, InstBuilder, Signature, Value, types};

impl Emitter<'_, '_> {
    /// Creates a block that is seldom reached.
    pub(crate) fn cold(&mut self) -> Block {
        let block = self.builder.create_block();
        self.builder.set_cold_block(block);
        block
    }

    /// Creates a block with `numbers` parameters.
    pub(crate) fn block_of(&mut self, numbers: usize) -> Block {
        let (block, kind) = (self.builder.create_block(), self.kind());
        let mut vectors = || (0..numbers).map(|_| self.builder.append_block_param(block, kind)).collect::<Vec<_>>();
        let first = vectors();
        if self.lanes == Lanes::Four {
            let second = vectors();
            self.seconds.extend(first.into_iter().zip(second));
        }
        block
    }

    /// Returns the parameters of a block, whose number is that of its creation.
    pub(crate) fn numbers_of(&self, block: Block, numbers: usize) -> Vec<Value> {
        self.builder.block_params(block)[..numbers].to_vec()
    }

    fn arguments(&self, values: &[Value]) -> Vec<BlockArg> {
        let is_vector = |value: &&Value| self.builder.func.dfg.value_type(**value) == types::F64X2;
        let second = values.iter().filter(|_| self.lanes == Lanes::Four).filter(is_vector);
        let second = second.map(|&value| self.second(value));
        values.iter().copied().chain(second).map(BlockArg::from).collect()
    }

    pub(crate) fn jump(&mut self, to: Block, arguments: &[Value]) {
        let arguments = self.arguments(arguments);
        self.builder.ins().jump(to, &arguments);
    }

    pub(crate) fn branch(&mut self, holds: Value, then: (Block, &[Value]), otherwise: (Block, &[Value])) {
        let [then_with, otherwise_with] = [then.1, otherwise.1].map(|values| self.arguments(values));
        self.builder.ins().brif(holds, then.0, &then_with, otherwise.0, &otherwise_with);
    }

    /// Continues here if a truth holds, and jumps to `otherwise` if not.
    pub(crate) fn unless(&mut self, holds: Value, otherwise: Block) {
        let here = self.builder.create_block();
        self.branch(holds, (here, &[]), (otherwise, &[]));
        self.builder.switch_to_block(here);
    }

    /// Calls a function of numbers that returns a number, for each motion.
    pub(super) fn call(&mut self, address: usize, arguments: &[Value]) -> Value {
        let results: Vec<Value> = (0..self.lanes.count())
            .map(|lane| {
                let arguments: Vec<Value> = arguments.iter().map(|&number| self.lane(number, lane)).collect();
                self.call_for(address, &arguments, true).unwrap_or(arguments[0])
            })
            .collect();
        self.together(&results)
    }

    /// Calls a function, which may return a number.
    pub(crate) fn call_for(&mut self, address: usize, arguments: &[Value], gives: bool) -> Option<Value> {
        let mut signature = Signature::new(self.builder.func.signature.call_conv);
        signature.returns.extend(gives.then(|| AbiParam::new(types::F64)));
        let kinds = arguments.iter().map(|&value| AbiParam::new(self.builder.func.dfg.value_type(value)));
        signature.params.extend(kinds);
        let signature = self.builder.import_signature(signature);
        let address = self.builder.ins().iconst(types::I64, address as i64);
        let call = self.builder.ins().call_indirect(signature, address, arguments);
        self.builder.inst_results(call).first().copied()
    }
}
