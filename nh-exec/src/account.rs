//! Accounts of energy, constraints and integrals in the states of a motion.

use crate::cells::At;
use crate::number::Number;
use crate::part::cells;
use crate::program::{Executable, Function, Functions};
use crate::stepper::Stepper;
use crate::whole::Line;
use nonholonomic::generated as rt;
use nonholonomic_ir::ir::program::Role;
use nonholonomic_ir::quantity::Quantity;
use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

/// Numbers that are computed from a state (q, w) at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    /// The numbers of a quantity, as the function of the system returns them.
    Numbers(Quantity),
    /// The largest |x| of a quantity's numbers x, NaN if one of them is NaN, and 0 if there are
    /// none.
    Largest(Quantity),
    /// The largest entry of |μ (w − w₀)| with the drift w₀ that the constraints prescribe, by the
    /// same rules.
    Residual,
}

impl Account {
    /// Returns the functions that the account reads.
    fn quantities(self) -> Vec<Quantity> {
        match self {
            Account::Numbers(quantity) | Account::Largest(quantity) => vec![quantity],
            Account::Residual => vec![Quantity::ConstraintMatrix, Quantity::Drift],
        }
    }
}

/// Maker of rows from the numbers that a stepper carries: q, w, the work, and the accounts.
pub struct Accounts<T: Number> {
    functions: Functions<T>,
    /// The memory of the functions, for machine code.
    memory: Vec<T>,
    index: usize,
    wanted: Arc<[Account]>,
    coordinates: usize,
    velocities: usize,
    width: usize,
    shared: Option<Arc<Shared<T>>>,
}

/// Machine code that makes rows.
pub trait Rows<T>: Send + Sync {
    /// Makes a row of each group of carried numbers, the first of which belongs to the `first` of
    /// the times 0, h, 2 h, … Returns `false` without any work if the memories or the rows are
    /// smaller than the code was compiled for.
    #[must_use]
    fn run(&self, memories: [&[Cell<T>]; 2], carried: &[T], rows: &mut [T], times: (u64, T)) -> bool;
}

/// Row-making code that is to be compiled.
#[derive(Clone, Copy)]
pub struct Accounting<'a> {
    code: &'a Executable,
    index: usize,
    wanted: &'a [Account],
    sizes: (usize, usize),
}

/// A function of the system, with the cells of its arguments and its code.
#[derive(Clone, Copy)]
pub struct Called<'a>(&'a Function);

/// Machine code for rows with these accounts, for the steps of a method, once it has been compiled.
pub(crate) type AllRows = Arc<Mutex<HashMap<Arc<[Account]>, Arc<Shared<f64>>>>>;

/// Machine code that all threads share.
#[doc(hidden)]
pub struct Shared<T> {
    /// Number of rows that were made without machine code.
    rows: AtomicU64,
    is_claimed: AtomicBool,
    made: OnceLock<Option<Arc<dyn Rows<T>>>>,
}

impl<T> Default for Shared<T> {
    fn default() -> Self {
        Shared { rows: AtomicU64::new(0), is_claimed: AtomicBool::new(false), made: OnceLock::new() }
    }
}

impl<T> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows", self.rows.load(Ordering::Relaxed))
    }
}

impl<T: Number> Accounts<T> {
    /// Makes the accounts for the states of one of the system's methods, by its index. A quantity
    /// without a function of the system has no numbers.
    pub fn new(functions: &Functions<T>, index: usize, wanted: &[Account]) -> Self {
        let (code, wanted): (_, Arc<[Account]>) = (functions.code(), wanted.into());
        let stepper = &code.steppers[index];
        let coordinates = stepper.coordinates();
        let velocities = stepper.observe.last.results.len() - coordinates;
        let numbers = wanted.iter().map(|account| match account {
            Account::Numbers(quantity) => code.functions.get(quantity).map_or(0, |f| f.code.last.results.len()),
            Account::Largest(_) | Account::Residual => 1,
        });
        let width = coordinates + velocities + 1 + numbers.sum::<usize>();
        // A state that requires the solution of equations is observed one at a time.
        let is_straight = stepper.observe.blocks.is_empty() && code.compiler().is_some();
        let shared = if is_straight { T::rows(&stepper.rows, &wanted) } else { None };
        let memory = functions.memory().to_vec();
        Accounts { functions: functions.clone(), memory, index, wanted, coordinates, velocities, width, shared }
    }

    /// Returns the number of numbers in a row: q, w, the work, and the accounts.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Appends a row for each group of numbers that a stepper of this method has carried. The first
    /// group belongs to the `first` of the times 0, h, 2 h, …
    pub fn append(&mut self, stepper: &mut Stepper<T>, carried: &[T], times: (u64, T), rows: &mut Vec<T>) {
        let executable = Arc::clone(self.functions.code());
        let code = &executable.steppers[self.index];
        let count = carried.len() / code.carried_cells.len().max(1);
        let begin = rows.len();
        rows.resize(begin + count * self.width, T::lit(f64::NAN));
        let new = &mut rows[begin..];
        if let Some(made) = self.found(count as u64) {
            let memories = [stepper.cells(), cells(&mut self.memory)];
            if made.run(memories, carried, new, times) {
                return;
            }
        }
        let (first, h) = times;
        let groups = carried.chunks_exact(code.carried_cells.len().max(1)).zip(new.chunks_exact_mut(self.width));
        for (number, (carried, row)) in (first..).zip(groups) {
            let t = T::lit(number as f64) * h;
            let (state, rest) = row.split_at_mut(self.coordinates + self.velocities);
            let (q, w) = state.split_at_mut(self.coordinates);
            rest[0] = stepper.look(carried, q, w);
            self.account(t, q, w, &mut rest[1..]);
        }
    }

    /// Returns the machine code, if it exists by now.
    fn found(&self, rows: u64) -> Option<Arc<dyn Rows<T>>> {
        let (shared, compiler) = (self.shared.as_ref()?, self.functions.code().compiler()?);
        if shared.made.get().is_none() {
            let run = shared.rows.fetch_add(rows, Ordering::Relaxed);
            if run + rows < compiler.after().into() || shared.is_claimed.swap(true, Ordering::Relaxed) {
                return None;
            }
        }
        let (code, index, wanted) = (self.functions.code(), self.index, &self.wanted);
        let accounting = Accounting { code, index, wanted, sizes: (self.width, self.memory.len()) };
        shared.made.get_or_init(|| T::make_rows(&**compiler, accounting)).clone()
    }

    /// Writes the accounts of a state in order.
    fn account(&self, t: T, q: &[T], w: &[T], out: &mut [T]) {
        let numbers = self.wanted.iter().flat_map(|&account| self.functions.account(account, t, (q, w)));
        out.iter_mut().zip(numbers).for_each(|(to, number)| *to = number);
    }
}

impl<T: Number> Functions<T> {
    /// Returns the numbers of an account in a state (q, w).
    pub fn account(&self, account: Account, t: T, (q, w): (&[T], &[T])) -> Vec<T> {
        let at: &[(Role, &[T])] = &[(Role::Configuration, q), (Role::Velocity, w), (Role::Time, &[t])];
        let numbers = |quantity| self.evaluate(quantity, at).unwrap_or_default();
        match account {
            Account::Numbers(quantity) => numbers(quantity),
            Account::Largest(quantity) => vec![largest(numbers(quantity))],
            Account::Residual => {
                let (mu, drift) = (numbers(Quantity::ConstraintMatrix), numbers(Quantity::Drift));
                let relative: Vec<T> = match drift.is_empty() {
                    true => w.to_vec(),
                    false => w.iter().zip(drift).map(|(&w, drift)| w - drift).collect(),
                };
                let residual = |mu: &[T]| {
                    let products = mu.iter().zip(&relative).map(|(&mu, &w)| mu * w);
                    products.reduce(|sum, product| sum + product).unwrap_or(T::zero())
                };
                vec![largest(mu.chunks(relative.len().max(1)).map(residual))]
            }
        }
    }
}

/// Returns the largest |x|, or NaN if one number is NaN.
fn largest<T: Number>(numbers: impl IntoIterator<Item = T>) -> T {
    numbers.into_iter().fold(T::zero(), |largest, x| {
        let size = rt::abs(x);
        let larger = T::select(size.at_most(largest), largest, size);
        T::select(largest.equals(largest), larger, largest)
    })
}

impl<'a> Accounting<'a> {
    /// Returns the cells of the carried numbers, and the code of q and w from them.
    pub fn observed(self) -> (&'a [At], Line<'a>) {
        let stepper = &self.code.steppers[self.index];
        (&stepper.carried_cells, (&stepper.observe.last).into())
    }

    /// Returns the place of the work among the carried numbers, if there is one.
    pub fn work(self) -> Option<usize> {
        let stepper = &self.code.steppers[self.index];
        let cell = stepper.carried.iter().find(|(role, _)| *role == Role::Work).and_then(|(_, cells)| cells.first())?;
        stepper.carried_cells.iter().position(|at| at == cell)
    }

    /// Returns the accounts in order.
    pub fn wanted(self) -> &'a [Account] {
        self.wanted
    }

    /// Returns the function of a quantity, if the system has one.
    pub fn function(self, quantity: Quantity) -> Option<Called<'a>> {
        self.code.functions.get(&quantity).map(Called)
    }

    /// Returns all functions that are called.
    pub fn functions(self) -> impl Iterator<Item = Called<'a>> {
        self.wanted.iter().flat_map(|account| account.quantities()).filter_map(move |quantity| self.function(quantity))
    }

    /// Returns the number of coordinates.
    pub fn coordinates(self) -> usize {
        self.code.steppers[self.index].coordinates()
    }

    /// Returns the number of numbers in a row, and the numbers of cells in the memories of steps
    /// and functions.
    pub fn sizes(self) -> (usize, [usize; 2]) {
        let (width, functions) = self.sizes;
        (width, [self.code.steppers[self.index].memory.len(), functions])
    }

    /// Returns the number of operations.
    pub fn operations(self) -> usize {
        let lines = self.functions().map(Called::line).chain([self.observed().1]);
        lines.map(|line| line.operations().count()).sum()
    }
}

impl<'a> Called<'a> {
    /// Returns the roles and cells of the arguments.
    pub fn arguments(self) -> &'a [(Role, Vec<At>)] {
        &self.0.inputs
    }

    /// Returns the code.
    pub fn line(self) -> Line<'a> {
        (&self.0.code.last).into()
    }
}

#[cfg(test)]
mod tests {
    use super::largest;

    #[test]
    fn what_is_not_a_number_is_not_lost() {
        assert_eq!(largest([1.0, -3.0, 2.0]), 3.0);
        assert_eq!(largest::<f64>([]), 0.0);
        assert!(largest([f64::NAN, 1.0]).is_nan() && largest([1.0, f64::NAN, 2.0]).is_nan());
        assert_eq!(largest([f64::NEG_INFINITY, 1.0]), f64::INFINITY);
    }
}
