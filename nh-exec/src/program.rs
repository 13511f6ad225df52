//! A compiled declaration as code on cells.

use crate::account::AllRows;
use crate::assemble::{Assembled, Assembler};
use crate::cells::{At, Straight, set};
use crate::flow::{MAX_CONVOLUTIONS, MAX_VARIABLES};
use crate::native::{Compiler, Kept, Machine, Working};
use crate::number::Number;
use crate::solve::MAX_UNKNOWNS;
use nonholonomic::generated::{self as rt, Tally};
use nonholonomic::{Scalar, StepError};
use nonholonomic_ir::ir::graph::Symbol;
use nonholonomic_ir::ir::plan::{Check, Plan, Planned, Routine, Statement};
use nonholonomic_ir::ir::program::{self, Input, Program, Role, StepChart, StepDerivatives, StepProgram};
use nonholonomic_ir::ir::verify::Verified;
use nonholonomic_ir::quantity::Quantity;
use nonholonomic_ir::tree::to_f64;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

/// All executable code of a model, for any number type. The steppers are those of the model's
/// methods, in order.
#[derive(Clone, Serialize, Deserialize)]
pub struct Executable {
    /// The memory of the system's functions.
    pub(crate) memory: Vec<f64>,
    pub(crate) parameters: Vec<At>,
    /// Code for the constants that depend on parameters only.
    pub(crate) constants: Straight,
    pub(crate) functions: BTreeMap<Quantity, Function>,
    pub(crate) steppers: Vec<StepCode>,
    /// Compiler of code that runs often.
    #[serde(skip)]
    pub(crate) compiler: Option<Arc<dyn Compiler>>,
}

/// A function of the system.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Function {
    pub(crate) inputs: Vec<(Role, Vec<At>)>,
    pub(crate) code: Assembled,
}

/// A method.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct StepCode {
    pub(crate) memory: Vec<f64>,
    /// A cell that is 0, and ∞ in steps that compute angles from themselves.
    pub(crate) anew: Option<At>,
    pub(crate) parameters: Vec<At>,
    pub(crate) step_size: At,
    pub(crate) options: Vec<At>,
    /// Code for the constants that depend on parameters, step size and options only.
    pub(crate) constants: Straight,
    pub(crate) inputs: Vec<(Role, Vec<At>)>,
    pub(crate) carried: Vec<(Role, Vec<At>)>,
    /// The cells of all groups, one after the other.
    pub(crate) carried_cells: Vec<At>,
    /// Position of the time among the carried cells.
    pub(crate) time: Option<usize>,
    /// The shares of the parts of composed steps, empty for steps in one part.
    pub(crate) parts: Vec<f64>,
    /// The fractions of a step at which control inputs are read, and their cells.
    pub(crate) samples: Vec<(f64, Vec<At>)>,
    /// The tests that new numbers must pass before a step is accepted.
    pub(crate) checks: Vec<Check>,
    pub(crate) start: Assembled,
    pub(crate) step: Assembled,
    pub(crate) observe: Assembled,
    /// The measure of the constraints' rank, and the minors, which are rarely computed.
    pub(crate) guard: Option<(Assembled, Assembled)>,
    /// The energy minus the work, and its roundoff, for a method that keeps it.
    pub(crate) balance: Option<Assembled>,
    /// Whether the measure contains g⁻¹.
    pub(crate) weighted: bool,
    /// Whether the frame is watched, too.
    pub(crate) frame: bool,
    pub(crate) derivatives: Option<Derivatives>,
    /// Machine code for rows of carried numbers.
    #[serde(skip)]
    pub(crate) rows: AllRows,
}

/// Derivatives of a step, of its start and of its observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Derivative {
    /// The new numbers, and a matrix for each group of variables.
    Linearised,
    /// Dz' δ for a given direction δ, group by group.
    Pushed,
    /// λ'ᵀ Dz' for given adjoints λ'.
    Pulled,
    /// ∂z/∂(q, w) and ∂z/∂(q, ρ) for a start from (q, w): the present state, unless another is
    /// given.
    Entry,
    /// ∂(q, w)/∂z and ∂(q, ρ)/∂z.
    Exit,
    /// Σ λ'ᵢ ∂²z'ᵢ for given adjoints λ'.
    Second,
}

/// Code for derivatives.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Derivatives {
    pub(crate) bodies: BTreeMap<Derivative, Assembled>,
    /// The groups of variables, with their sizes.
    pub(crate) groups: Vec<(Role, usize)>,
    /// The cells of the data that derivatives are given.
    pub(crate) given: BTreeMap<Derivative, Vec<At>>,
    /// The tests of a step with its derivatives.
    pub(crate) checks: Vec<Check>,
}

impl Executable {
    /// Returns the code of a program.
    ///
    /// # Errors
    /// Blocks with more unknowns than the executor supports.
    pub fn of(program: &Verified<Program>) -> Result<Self, String> {
        Executable::planned(&Plan::of(program))
    }

    /// Returns the code of some of a program's functions and of one of its methods.
    ///
    /// # Errors
    /// The errors of [`Executable::of`].
    pub fn of_method(program: &Verified<Program>, functions: &[Quantity], method: &str) -> Result<Self, String> {
        let function = |function: &program::Function| functions.contains(&function.quantity);
        Executable::planned(&Plan::of_some(program, function, |stepper| stepper.method == method))
    }

    fn planned(plan: &Plan) -> Result<Self, String> {
        if let Some(fault) = plan.faults().into_iter().next() {
            return Err(format!("internal error: {fault} (please report this)"));
        }
        let steppers = plan.steppers.iter().map(|stepper| StepCode::of(plan, stepper)).collect::<Result<_, _>>()?;
        Ok(Executable { steppers, ..Executable::functions(plan) })
    }

    /// Sets the compiler of routines that run often, or disables compilation.
    #[must_use]
    pub fn compiled_by(self, compiler: Option<Arc<dyn Compiler>>) -> Self {
        let mut code = Executable { compiler, ..self };
        code.routines().for_each(|routine| {
            (routine.machine, routine.kept) = (Machine::default(), Kept::default());
        });
        code.steppers.iter_mut().for_each(|stepper| stepper.rows = AllRows::default());
        code
    }

    pub(crate) fn compiler(&self) -> Option<&Arc<dyn Compiler>> {
        self.compiler.as_ref()
    }

    fn routines(&mut self) -> impl Iterator<Item = &mut Assembled> {
        let functions = self.functions.values_mut().map(|function| &mut function.code);
        functions.chain(self.steppers.iter_mut().flat_map(StepCode::routines))
    }

    /// Returns the code of one of a program's functions.
    pub fn of_function(program: &Verified<Program>, quantity: Quantity) -> Self {
        Executable::functions(&Plan::of_some(program, |function| function.quantity == quantity, |_| false))
    }

    /// Returns the code of a program's functions, without its methods.
    pub fn of_functions(program: &Verified<Program>) -> Self {
        Executable::functions(&Plan::of_some(program, |_| true, |_| false))
    }

    fn functions(plan: &Plan) -> Self {
        let mut assembler = Assembler::new(&plan.graph);
        let parameters = assembler.symbols(&plan.parameters);
        let constants = assembler.constants(&plan.constants);
        let inputs: Vec<_> = plan.functions.iter().map(|f| inputs(&mut assembler, &f.inputs)).collect();
        let routines = plan.functions.iter().map(|f| assembler.routine(&f.routine)).collect();
        let (routines, memory) = assembler.finish(routines);
        let functions = plan.functions.iter().zip(inputs).zip(routines);
        let functions = functions.map(|((f, inputs), code)| (f.quantity, Function { inputs, code })).collect();
        Executable { memory, parameters, constants, functions, steppers: Vec::new(), compiler: None }
    }
}

/// The functions of a system with known parameters.
#[derive(Clone)]
pub struct Functions<T> {
    code: Arc<Executable>,
    /// The memory with the computed constants.
    memory: Vec<T>,
    called: Arc<BTreeMap<Quantity, Called<T>>>,
}

/// A function of a system in executable form.
struct Called<T> {
    /// The executable form, which exists since the first call.
    working: OnceLock<Arc<Working<T>>>,
    /// The memory of the last call, empty before the first.
    memory: Mutex<Vec<T>>,
}

impl<T: Number> Functions<T> {
    /// Returns the functions of a system with these parameters.
    pub fn new(code: Arc<Executable>, parameters: &[T]) -> Self {
        let mut memory: Vec<T> = code.memory.iter().map(|&value| T::lit(value)).collect();
        for (&at, &value) in code.parameters.iter().zip(parameters) {
            memory[at as usize] = value;
        }
        code.constants.run(Cell::from_mut(&mut memory[..]).as_slice_of_cells());
        let uncalled = || Called { working: OnceLock::new(), memory: Mutex::default() };
        let called = code.functions.keys().map(|&quantity| (quantity, uncalled())).collect();
        Functions { code, memory, called: Arc::new(called) }
    }

    /// Returns the code.
    pub fn code(&self) -> &Arc<Executable> {
        &self.code
    }

    /// Returns a memory of the functions, with the computed constants.
    pub(crate) fn memory(&self) -> &[T] {
        &self.memory
    }

    /// Returns the numbers of a quantity, if the system has a function for it. Missing arguments
    /// are NaN.
    pub fn evaluate(&self, quantity: Quantity, arguments: &[(Role, &[T])]) -> Option<Vec<T>> {
        self.evaluated(quantity, arguments, |numbers| numbers.collect())
    }

    /// Writes the first numbers of a quantity, or nothing if the system has no function for it.
    /// Missing arguments are NaN.
    pub fn write(&self, quantity: Quantity, arguments: &[(Role, &[T])], out: &mut [T]) {
        self.evaluated(quantity, arguments, |numbers| {
            out.iter_mut().zip(numbers).for_each(|(out, number)| *out = number);
        });
    }

    fn evaluated<R>(
        &self,
        quantity: Quantity,
        arguments: &[(Role, &[T])],
        read: impl FnOnce(&mut dyn Iterator<Item = T>) -> R,
    ) -> Option<R> {
        let Called { working, memory: own } = self.called.get(&quantity)?;
        let function = self.code.functions.get(&quantity)?;
        // Use the memory of the last call, unless another thread has locked it.
        let mut kept = own.try_lock().ok();
        let mut new = Vec::new();
        let numbers = kept.as_deref_mut().unwrap_or(&mut new);
        if numbers.is_empty() {
            numbers.clone_from(&self.memory);
        }
        let memory = Cell::from_mut(&mut numbers[..]).as_slice_of_cells();
        for (role, cells) in &function.inputs {
            let given = arguments.iter().find(|(given, _)| given == role).map_or(&[][..], |(_, values)| values);
            let given = given.iter().copied().chain(std::iter::repeat(T::lit(f64::NAN)));
            cells.iter().zip(given).for_each(|(&at, value)| memory[at as usize].set(value));
        }
        // A function of a system solves nothing.
        let Working { last: code, cold, .. } = &**working.get_or_init(|| function.code.working(self.code.compiler()));
        if let Some(cold) = cold {
            cold.run::<T>();
        }
        code.operations.run(memory);
        Some(read(&mut code.results.iter().map(|&at| memory[at as usize].get())))
    }
}

impl<T: Number> Functions<T> {
    /// Returns the size of det(μ g⁻¹ μᵀ) in the units of the masses, like the runtime's
    /// `metric_scale`, for numbers of velocities and constraints. The size is 1 without a function
    /// for g⁻¹.
    pub fn metric_scale(&self, t: T, q: &[T], velocities: usize, constraints: usize) -> T {
        let at: &[(Role, &[T])] = &[(Role::Configuration, q), (Role::Time, &[t])];
        let Some(inverse) = self.evaluate(Quantity::InverseMass, at) else { return T::one() };
        let sum = inverse.iter().step_by(velocities + 1).fold(T::zero(), |sum, &entry| sum + entry);
        let mean = sum / T::lit(velocities.max(1) as f64);
        (0..constraints).fold(T::one(), |product, _| product * mean)
    }
}

impl StepCode {
    fn routines(&mut self) -> impl Iterator<Item = &mut Assembled> {
        let StepCode { start, step, observe, guard, balance, derivatives, .. } = self;
        let guard = guard.iter_mut().flat_map(|(measure, minors)| [measure, minors]);
        let bodies = derivatives.iter_mut().flat_map(|derivatives| derivatives.bodies.values_mut());
        [start, step, observe].into_iter().chain(guard).chain(balance).chain(bodies)
    }

    /// Returns the number of coordinates.
    pub(crate) fn coordinates(&self) -> usize {
        let coordinates = self.inputs.iter().filter(|(role, _)| *role == Role::Configuration);
        coordinates.map(|(_, cells)| cells.len()).sum()
    }

    /// Returns the code for a derivative, if there is some.
    pub(crate) fn differentiated(&self, derivative: Derivative) -> Option<(&Derivatives, &Assembled)> {
        let derivatives = self.derivatives.as_ref()?;
        Some((derivatives, derivatives.bodies.get(&derivative)?))
    }

    /// Sets the inputs of a start.
    pub(crate) fn begin<T: Copy>(&self, memory: &[Cell<T>], t: T, q: &[T], w: &[T]) {
        for (role, at) in &self.inputs {
            match role {
                Role::Time => set(memory, at, &[t]),
                Role::Configuration => set(memory, at, q),
                _ => set(memory, at, w),
            }
        }
    }

    /// Sets whether the step after `tally` computes angles from themselves.
    pub(crate) fn turn<T: Scalar>(&self, memory: &[Cell<T>], tally: Tally) {
        if let Some(anew) = self.anew {
            memory[anew as usize].set(if rt::must_recompute(tally) { T::lit(f64::INFINITY) } else { T::zero() });
        }
    }

    fn of(plan: &Plan, stepper: &StepProgram<Planned>) -> Result<StepCode, String> {
        let routines = [&stepper.start, &stepper.step, &stepper.observe];
        for routine in routines.into_iter().chain(stepper.guard.iter().map(|guard| &guard.body)) {
            if let Some(beyond) = beyond(routine) {
                return Err(format!("a step of `{}` {beyond}: generate code for it (`nh generate`)", stepper.method));
            }
        }
        let mut assembler = Assembler::new(&plan.graph);
        let parameters = assembler.symbols(&plan.parameters);
        let step_size = assembler.symbol(stepper.step_size);
        let symbols: Vec<_> = stepper.options.iter().map(|option| option.symbol).collect();
        let options = assembler.symbols(&symbols);
        let constants = assembler.constants(&stepper.constants);
        let inputs = inputs(&mut assembler, &stepper.inputs);
        let carried = stepper.carried.iter().map(|group| (group.role, assembler.symbols(&group.symbols)));
        let carried: Vec<(Role, Vec<At>)> = carried.collect();
        let carried_cells = carried.iter().flat_map(|(_, cells)| cells).copied().collect();
        let samples = stepper.samples.iter();
        let samples = samples.map(|s| (to_f64(&s.fraction), assembler.symbols(&s.symbols))).collect();
        let mut routines: Vec<_> = routines.into_iter().map(|routine| assembler.routine(routine)).collect();
        if let Some(guard) = &stepper.guard {
            routines.extend([Role::Measure, Role::Minors].map(|role| assembler.part(&guard.body, role)));
        }
        routines.extend(stepper.balance.as_ref().map(|balance| assembler.routine(balance)));
        let (mut kinds, mut given, mut groups) = (Vec::new(), BTreeMap::new(), Vec::new());
        if let Some(StepDerivatives { variables, adjoints, linearised, pushed, pulled, chart, second }) =
            &stepper.derivatives
        {
            groups.extend(variables.iter().map(|group| (group.role, group.symbols.len())));
            let variables: Vec<Symbol> = variables.iter().flat_map(|group| &group.symbols).copied().collect();
            let seen = stepper.inputs.iter().filter(|input| input.role != Role::Time);
            let seen: Vec<Symbol> = seen.flat_map(|input| &input.symbols).copied().collect();
            given.insert(Derivative::Entry, assembler.symbols(&seen));
            given.insert(Derivative::Pushed, assembler.symbols(&variables));
            given.insert(Derivative::Pulled, assembler.symbols(adjoints));
            given.insert(Derivative::Second, assembler.symbols(adjoints));
            let chart = chart
                .iter()
                .flat_map(|StepChart { entry, exit }| [(Derivative::Entry, entry), (Derivative::Exit, exit)]);
            let all =
                [(Derivative::Linearised, linearised), (Derivative::Pushed, pushed), (Derivative::Pulled, pulled)];
            let second = second.iter().map(|second| (Derivative::Second, second));
            let all = all.into_iter().chain(chart).chain(second);
            for (kind, routine) in all.filter(|(_, routine)| beyond(routine).is_none()) {
                kinds.push(kind);
                routines.push(assembler.routine(routine));
            }
        }
        let anew = assembler.anew;
        let (routines, memory) = assembler.finish(routines);
        let mut routines = routines.into_iter();
        let mut next = || routines.next().unwrap_or_default();
        let (start, step, observe) = (next(), next(), next());
        let guard = if stepper.guard.is_some() { routines.next().zip(routines.next()) } else { None };
        let balance = stepper.balance.as_ref().and_then(|_| routines.next());
        let bodies = kinds.into_iter().zip(routines).collect();
        let derivatives = stepper.derivatives.as_ref().map(|derivatives| {
            let checks = derivatives.linearised.checks.clone();
            Derivatives { bodies, groups, given, checks }
        });
        Ok(StepCode {
            memory,
            anew,
            parameters,
            step_size,
            options,
            constants,
            inputs,
            carried,
            carried_cells,
            time: stepper.carried.iter().any(|group| group.role == Role::Time).then(|| stepper.first_of(Role::Time)),
            parts: stepper.parts.clone(),
            samples,
            checks: stepper.step.checks.clone(),
            start,
            step,
            observe,
            guard,
            balance,
            weighted: stepper.guard.as_ref().is_some_and(|guard| guard.weighted),
            frame: stepper.guard.as_ref().is_some_and(|guard| guard.frame),
            derivatives,
            rows: AllRows::default(),
        })
    }
}

impl StepCode {
    /// Returns the error of a lost rank.
    pub(crate) fn loss<T: Scalar>(&self, measure: f64, step: u64, time: T) -> StepError {
        if self.frame { rt::frame_loss(measure, step, time) } else { rt::rank_loss(measure, step, time) }
    }
}

fn inputs(assembler: &mut Assembler<'_>, inputs: &[Input]) -> Vec<(Role, Vec<At>)> {
    inputs.iter().map(|input| (input.role, assembler.symbols(&input.symbols))).collect()
}

/// Describes how a routine exceeds the sizes that the executor supports, if it does.
pub(crate) fn beyond(routine: &Routine) -> Option<String> {
    routine.statements.iter().find_map(|statement| {
        let limits = match statement {
            Statement::Let(_) => vec![],
            Statement::Solve(solve) => vec![(solve.size(), MAX_UNKNOWNS, "solves", "equations at once")],
            Statement::Follow(follow) => vec![
                (follow.flow.variables.len(), MAX_VARIABLES, "follows a flow of", "variables"),
                (follow.series.convolutions, MAX_CONVOLUTIONS, "has a series of", "convolutions"),
            ],
        };
        let (found, most, does, what) = limits.into_iter().find(|(found, most, ..)| found > most)?;
        Some(format!("{does} {found} {what}, but a model file can be run with at most {most}"))
    })
}
