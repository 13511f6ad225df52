//! Models with a method.

use nonholonomic::StepError;
use nonholonomic::catalogue::MethodInfo;
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::{Account, Accounts, Executable, Functions, Start, Stepper, method_info};
use std::sync::Arc;

/// The functions that a run calls.
pub const CALLED: [Quantity; 7] = [
    Quantity::InverseMass,
    Quantity::Energy,
    Quantity::ConstraintMatrix,
    Quantity::Drift,
    Quantity::Invariants,
    Quantity::GroupDeterminants,
    Quantity::LevelCorrection,
];

const ACCOUNTS: [Account; 5] = [
    Account::Numbers(Quantity::Energy),
    Account::Residual,
    Account::Numbers(Quantity::Invariants),
    Account::Numbers(Quantity::GroupDeterminants),
    Account::Largest(Quantity::LevelCorrection),
];

/// A model's method, ready to start.
pub struct Case {
    functions: Functions<f64>,
    parameters: Vec<f64>,
    method: &'static MethodInfo,
    start: [Vec<f64>; 2],
    scale: f64,
}

impl Case {
    /// Starts from the first data set of the model, with the program's first method.
    pub fn new(compiled: &Compiled, code: Executable) -> Self {
        let model = compiled.mechanics.model();
        let set = &model.about.data[0];
        let parameters: Vec<f64> =
            set.parameters.iter().map(|p| to_f64(p.as_ref().expect("they have values"))).collect();
        let start = [&set.coordinates, &set.velocities].map(|list| list.iter().map(to_f64).collect::<Vec<f64>>());
        let functions = Functions::new(Arc::new(code), &parameters);
        let program = &compiled.program.steppers[0];
        let declared: Vec<_> = program.options.iter().map(|option| option.declared.clone()).collect();
        let method = Box::leak(Box::new(method_info(&program.method, 0, &declared)));
        let [q, w] = &start;
        let scale = functions.metric_scale(0.0, q, w.len(), model.about.constraints.len());
        Case { functions, parameters, method, start, scale }
    }

    /// Makes rows from the carried numbers of its steppers, with all accounts of a run.
    pub fn accounts(&self) -> Accounts<f64> {
        Accounts::new(&self.functions, 0, &ACCOUNTS)
    }

    /// Makes a stepper at the start, with steps of this size.
    pub fn stepper(&self, h: f64) -> Result<Stepper<f64>, StepError> {
        self.stepper_with(h, 1.0)
    }

    /// Like [`Case::stepper`], with the velocities of the start times `factor`.
    pub fn stepper_with(&self, h: f64, factor: f64) -> Result<Stepper<f64>, StepError> {
        let [q, w] = &self.start;
        let w = &w.iter().map(|w| factor * w).collect::<Vec<_>>()[..];
        let (method, start) = ((0, self.method), Start { t: 0.0, q, w });
        Stepper::new(&self.functions, &self.parameters, method, start, (h, &[]), || self.scale)
    }
}
