//! Rows of the accounts in the states of a motion.

use crate::emit::{Emitter, SIZE, bound};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};
use cranelift_frontend::FunctionBuilder;
use nonholonomic_exec::{Account, Accounting, At, Called, Kind, Line};
use nonholonomic_ir::ir::program::Role;
use nonholonomic_ir::quantity::Quantity;
use std::collections::HashSet;

/// Translates the making of rows. The arguments are the addresses of the memories of steps and
/// functions, of carried numbers and of rows, the number of the first row, the number of rows, and
/// the bits of the step size.
///
/// # Errors
/// A function that machine code cannot call, or cells beyond the addressable range.
pub(crate) fn rows(
    builder: &mut FunctionBuilder<'_>,
    arguments: &[Value],
    accounting: Accounting<'_>,
) -> Result<(), String> {
    let &[memory, functions, carried, rows, first, count, step] = arguments else {
        return Err("rows of seven arguments".to_owned());
    };
    let (width, [own, of_functions]) = accounting.sizes();
    let (cells, observed) = accounting.observed();
    bound(own.max(of_functions).max(width).max(cells.len()))?;
    let step = builder.ins().bitcast(types::F64, MemFlagsData::new(), step);
    let row = builder.declare_var(types::I64);
    let zero = builder.ins().iconst(types::I64, 0);
    builder.def_var(row, zero);
    let [head, body, end] = [(); 3].map(|()| builder.create_block());
    builder.ins().jump(head, &[]);

    builder.switch_to_block(head);
    let number = builder.use_var(row);
    let is_left = builder.ins().icmp(IntCC::UnsignedLessThan, number, count);
    builder.ins().brif(is_left, body, &[], end, &[]);

    builder.switch_to_block(body);
    let mut emitter = Emitter::new(builder, memory, written([observed], cells), sines([observed])).strict();
    let (from, to) = (emitter.row(carried, number, cells.len()), emitter.row(rows, number, width));
    let numbers: Vec<Value> = (0..)
        .zip(cells)
        .map(|(i, _)| emitter.builder.ins().load(types::F64, MemFlagsData::trusted(), from, i * SIZE))
        .collect();
    emitter.bind(cells, &numbers);
    let state = emitter.results(observed.operations(), observed.results)?;
    let work = accounting.work().map_or_else(|| emitter.constant(0.0), |at| numbers[at]);

    let lines: Vec<Line<'_>> = accounting.functions().map(Called::line).collect();
    let arguments = accounting.functions().flat_map(|called| called.arguments().iter().flat_map(|(_, cells)| cells));
    let arguments: Vec<At> = arguments.copied().collect();
    let emitter = Emitter::new(builder, functions, written(lines.iter().copied(), &arguments), sines(lines));
    let mut teller = Teller { emitter: emitter.strict().sharing(), accounting, time: step, state };
    let number = teller.emitter.builder.use_var(row);
    let counted = teller.emitter.builder.ins().iadd(first, number);
    let counted = teller.emitter.builder.ins().fcvt_from_uint(types::F64, counted);
    teller.time = teller.emitter.mul(counted, step);
    let mut told = teller.state.clone();
    told.push(work);
    for account in accounting.wanted() {
        told.extend(teller.account(*account)?);
    }
    if told.len() != width {
        return Err(format!("rows of {} numbers, not {width}", told.len()));
    }
    for (i, &number) in (0..).zip(&told) {
        teller.emitter.builder.ins().store(MemFlagsData::trusted(), number, to, i * SIZE);
    }
    let next = builder.ins().iadd_imm_u(number, 1);
    builder.def_var(row, next);
    builder.ins().jump(head, &[]);

    builder.switch_to_block(end);
    builder.ins().return_(&[]);
    Ok(())
}

/// Returns the cells that code writes, and the given cells.
fn written<'a>(lines: impl IntoIterator<Item = Line<'a>>, cells: &[At]) -> HashSet<At> {
    let operations = lines.into_iter().flat_map(|line| line.operations());
    operations.flat_map(|operation| operation.writes()).chain(cells.iter().copied()).collect()
}

/// Returns the number of sines.
fn sines<'a>(lines: impl IntoIterator<Item = Line<'a>>) -> usize {
    let operations = lines.into_iter().flat_map(|line| line.operations());
    operations.filter(|operation| operation.kind == Kind::SinCos).count()
}

/// Writer of the accounts of a state.
struct Teller<'a, 'f, 'c> {
    emitter: Emitter<'a, 'f>,
    accounting: Accounting<'c>,
    time: Value,
    /// q and w
    state: Vec<Value>,
}

impl Teller<'_, '_, '_> {
    /// Returns the numbers of an account.
    fn account(&mut self, account: Account) -> Result<Vec<Value>, String> {
        Ok(match account {
            Account::Numbers(quantity) => self.numbers(quantity)?,
            Account::Largest(quantity) => {
                let numbers = self.numbers(quantity)?;
                vec![self.largest(numbers)]
            }
            Account::Residual => {
                let (mu, drift) = (self.numbers(Quantity::ConstraintMatrix)?, self.numbers(Quantity::Drift)?);
                let w = self.state[self.accounting.coordinates()..].to_vec();
                let relative: Vec<Value> = match drift.is_empty() {
                    true => w,
                    false => w.iter().zip(drift).map(|(&w, drift)| self.emitter.sub(w, drift)).collect(),
                };
                let mut residuals = Vec::new();
                for row in mu.chunks(relative.len().max(1)) {
                    let products: Vec<Value> =
                        row.iter().zip(&relative).map(|(&mu, &w)| self.emitter.mul(mu, w)).collect();
                    residuals.extend(products.into_iter().reduce(|sum, product| self.emitter.add(sum, product)));
                }
                vec![self.largest(residuals)]
            }
        })
    }

    /// Returns the numbers of a function of the system, or nothing if there is no such function.
    fn numbers(&mut self, quantity: Quantity) -> Result<Vec<Value>, String> {
        let Some(called) = self.accounting.function(quantity) else { return Ok(Vec::new()) };
        let (q, w) = self.state.split_at(self.accounting.coordinates());
        let nan = self.emitter.constant(f64::NAN);
        for (role, cells) in called.arguments() {
            let given = match role {
                Role::Configuration => q,
                Role::Velocity => w,
                Role::Time => &[self.time],
                _ => &[],
            };
            let given: Vec<Value> = given.iter().copied().chain(std::iter::repeat(nan)).take(cells.len()).collect();
            self.emitter.bind(cells, &given);
        }
        let line = called.line();
        self.emitter.apart(line.operations(), line.results)
    }

    /// Returns the largest |x|, or NaN if one number is NaN.
    fn largest(&mut self, numbers: Vec<Value>) -> Value {
        let mut largest = self.emitter.constant(0.0);
        for x in numbers {
            let size = self.emitter.abs(x);
            let larger = self.emitter.select(FloatCC::LessThanOrEqual, size, largest, largest, size);
            largest = self.emitter.select(FloatCC::Equal, largest, largest, larger, largest);
        }
        largest
    }
}
