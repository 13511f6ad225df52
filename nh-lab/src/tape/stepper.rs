//! Steppers of the executor.

use super::Identity;
use super::system::TapeSystem;
use crate::registry::{Entries, Inputs, Statistics, StepFailure, Stepper, System, entry_by_entry, one_by_one, told};
use nonholonomic::StepError;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic::taylor::Segment;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::{self as exec, Account, Accounts, Executable, Functions, Number, Start};
use std::sync::Arc;

/// A stepper of the executor, with the control inputs of its system.
pub(super) struct TapeStepper {
    stepper: exec::Stepper<f64>,
    accounts: Accounts<f64>,
    /// The carried numbers, from which entries are made.
    carried: Vec<f64>,
    inputs: Option<Inputs>,
    names: &'static [&'static str],
    method: &'static str,
    advised: Arc<[String]>,
    code: Arc<Executable>,
    identity: Arc<Identity>,
}

/// The accounts in the order of [`Entries`].
const ACCOUNTS: [Account; 6] = [
    Account::Numbers(Quantity::Energy),
    Account::Residual,
    Account::Largest(Quantity::LevelCorrection),
    Account::Numbers(Quantity::GroupDefect),
    Account::Numbers(Quantity::GroupDeterminants),
    Account::Numbers(Quantity::Invariants),
];

/// Makes the stepper of a method, with this step size and options, at a state that has been checked.
///
/// # Errors
/// The errors of [`exec::Stepper::new`].
pub(super) fn begun<T: Number>(
    info: &'static ModelInfo,
    (functions, parameters): (&Functions<T>, &[T]),
    index: usize,
    start: Start<'_, T>,
    settings: (T, &[T]),
) -> Result<exec::Stepper<T>, StepError> {
    let scale = || functions.metric_scale(start.t, start.q, info.velocities.len(), info.constraints.len());
    exec::Stepper::new(functions, parameters, (index, &info.methods[index]), start, settings, scale)
}

impl TapeStepper {
    /// Begins at a state, which is checked.
    pub(super) fn new(
        system: &TapeSystem,
        index: usize,
        (t, q, w): (f64, &[f64], &[f64]),
        settings: (f64, &[f64]),
    ) -> Result<Self, StepError> {
        system.check(t, q, w)?;
        let of = (&system.functions, &*system.parameters);
        let stepper = begun(system.info, of, index, Start { t, q, w }, settings)?;
        let (inputs, advised) = (system.inputs.clone(), Arc::clone(&system.advised));
        let (names, method) = (system.info.inputs, system.info.methods[index].name);
        let accounts = Accounts::new(&system.functions, index, &ACCOUNTS);
        let (code, identity) = (Arc::clone(system.functions.code()), Arc::clone(&system.identity));
        Ok(TapeStepper { stepper, accounts, carried: Vec::new(), inputs, names, method, advised, code, identity })
    }

    fn failure(&self, error: StepError) -> StepFailure {
        StepFailure(told(error, self.method, |method| self.advised.iter().any(|name| name == method)))
    }
}

impl Stepper for TapeStepper {
    fn step(&mut self) -> Result<(), StepFailure> {
        let inputs = self.inputs.as_deref().map(|inputs| inputs as &exec::Inputs<'_, f64>);
        self.stepper.step(inputs, self.names).map_err(|error| self.failure(error))
    }

    fn step_n(&mut self, count: u64) -> (u64, Result<(), StepFailure>) {
        if self.inputs.is_some() {
            return one_by_one(self, count);
        }
        let before = self.stepper.statistics().steps;
        let result = self.stepper.step_n(count);
        (self.stepper.statistics().steps - before, result.map_err(|error| self.failure(error)))
    }

    fn step_n_with(
        &mut self,
        count: u64,
        system: &dyn System,
        times: (u64, f64),
        (entries, rows): (&Entries, &mut Vec<f64>),
    ) -> (u64, Result<(), StepFailure>) {
        if self.inputs.is_some() || self.accounts.width() != entries.width() {
            return entry_by_entry(self, count, system, times, (entries, rows));
        }
        self.carried.clear();
        let before = self.stepper.statistics().steps;
        let result = self.stepper.step_n_with(count, &mut self.carried);
        self.accounts.append(&mut self.stepper, &self.carried, times, rows);
        (self.stepper.statistics().steps - before, result.map_err(|error| self.failure(error)))
    }

    fn executed(&mut self) -> Option<&mut exec::Stepper<f64>> {
        self.inputs.is_none().then_some(&mut self.stepper)
    }

    fn save(&mut self) -> Option<Vec<u8>> {
        postcard::to_allocvec(&(self.identity.of(&self.code), self.method, self.stepper.snapshot())).ok()
    }

    fn restore(&mut self, bytes: &[u8]) -> Result<(), String> {
        let damaged = || format!("the bytes are not a stepper by `{}`, or they are damaged", self.method);
        let ((identity, method), bytes) = postcard::take_from_bytes::<(u64, &str)>(bytes).map_err(|_| damaged())?;
        if method != self.method {
            return Err(format!("the stepper is by `{method}`, not by `{}`", self.method));
        }
        if identity != self.identity.of(&self.code) {
            let why = "the stepper belongs to other code, from another version or another declaration";
            return Err(format!("{why}; make a new stepper from its state (q, v) to continue"));
        }
        match postcard::take_from_bytes::<exec::Snapshot<f64>>(bytes) {
            Ok((snapshot, [])) if self.stepper.return_to(&snapshot) => Ok(()),
            _ => Err(damaged()),
        }
    }

    fn segments(&mut self, look: &mut dyn FnMut(Segment<'_, f64>)) -> Result<(), StepFailure> {
        let inputs = self.inputs.as_deref().map(|inputs| inputs as &exec::Inputs<'_, f64>);
        let looked = self.stepper.segments(inputs, self.names, look);
        looked.map_err(|error| self.failure(error))
    }

    fn state(&self, q: &mut [f64], v: &mut [f64]) {
        self.stepper.write_state(q, v);
    }

    fn work(&self) -> f64 {
        self.stepper.work()
    }

    fn statistics(&self) -> Statistics {
        let cost = self.stepper.statistics();
        Statistics { newton_iterations: cost.newton_iterations, most_iterations: cost.most_iterations.into() }
    }
}
