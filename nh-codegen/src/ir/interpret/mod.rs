//! Running a program without compiling it, in `f64`: for tests of agreement, and for models read at run time.

mod evaluate;
mod flow;
mod machine;
mod newton;

use super::fast::HashMap;
use super::graph::{Graph, Stage, Symbol, Value};
use super::program::{Body, Function, History, Kind, Part, Program, Role, Statement, StepProgram};
pub use evaluate::Number;
pub use flow::Flow;
use flow::flow;
use machine::{Machine, Order};
use newton::{Predictor, Solution, Swept, by_differences, newton, newton_from, solve_linear, sweep};
use std::cell::RefCell;
use std::fmt;

/// Why a program could not be run further.
#[derive(Clone, Debug, PartialEq)]
pub enum InterpretError {
    /// There is no function or stepper of that name.
    Unknown(String),
    /// The wrong number of inputs or parameters.
    Inputs {
        /// Name of what was called.
        place: String,
        /// How many numbers it takes, group by group.
        expected: Vec<usize>,
        /// How many it got.
        got: Vec<usize>,
    },
    /// Newton's method did not converge.
    NewtonFailed {
        /// Which block.
        block: String,
        /// Steps made before this one.
        steps: u64,
        /// Sum of the residuals' absolute values at the last iterate.
        residual: f64,
        /// Iterations made.
        iterations: u32,
    },
    /// A result is not finite.
    NotFinite {
        /// Steps made before this one.
        steps: u64,
    },
}

impl fmt::Display for InterpretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InterpretError::Unknown(name) => write!(f, "the program has no `{name}`"),
            InterpretError::Inputs { place, expected, got } => {
                write!(f, "{place} takes groups of {expected:?} numbers, not {got:?}")
            }
            InterpretError::NewtonFailed { block, steps, residual, iterations } => write!(
                f,
                "step {}: Newton's method for {block} did not converge in {iterations} iterations (residual {residual:e})",
                steps + 1
            ),
            InterpretError::NotFinite { steps } => write!(f, "step {}: the new state is not finite", steps + 1),
        }
    }
}

impl std::error::Error for InterpretError {}

/// Calls the functions of a program.
#[derive(Clone, Debug)]
pub struct Interpreter<'p> {
    program: &'p Program,
    called: RefCell<Called<'p>>,
}

/// What is kept from call to call: numbers of what does not depend on a function's inputs, and in which order the rest is computed.
#[derive(Clone, Debug)]
struct Called<'p> {
    machine: Machine<'p>,
    orders: HashMap<&'p str, Order>,
}

impl<'p> Interpreter<'p> {
    /// For these parameters, in the order of declaration.
    ///
    /// # Errors
    /// If their number is wrong.
    pub fn new(program: &'p Program, parameters: &[f64]) -> Result<Self, InterpretError> {
        check_inputs("the program", &[program.parameters.len()], &[parameters])?;
        let mut machine = Machine::new(&program.graph);
        machine.bind(&program.parameters, parameters);
        Ok(Interpreter { program, called: RefCell::new(Called { machine, orders: HashMap::default() }) })
    }

    /// The function of that name.
    pub fn function(&self, name: &str) -> Option<&'p Function> {
        self.program.functions.iter().find(|f| f.name == name)
    }

    /// Calls a function with one slice per input group; the result is in the order of its output's shape.
    ///
    /// # Errors
    /// If there is no such function or the inputs do not fit.
    pub fn call(&self, name: &str, inputs: &[&[f64]]) -> Result<Vec<f64>, InterpretError> {
        let function = self.function(name).ok_or_else(|| InterpretError::Unknown(name.to_owned()))?;
        let sizes: Vec<usize> = function.inputs.iter().map(|i| i.symbols.len()).collect();
        check_inputs(&format!("`{name}`"), &sizes, inputs)?;
        let Called { machine, orders } = &mut *self.called.borrow_mut();
        let order = orders.entry(&function.name).or_insert_with(|| {
            let graph = &self.program.graph;
            let inputs: Vec<Symbol> = function.inputs.iter().flat_map(|input| &input.symbols).copied().collect();
            let all = graph.reachable(&function.output.values).into_iter();
            let (changing, fixed) = all.partition(|&v| graph.depends_on_any(v, &inputs));
            machine.run(&Order::listed(fixed));
            Order::listed(changing)
        });
        for (input, numbers) in function.inputs.iter().zip(inputs) {
            machine.bind(&input.symbols, numbers);
        }
        machine.run(order);
        Ok(machine.read(&function.output.values))
    }
}

/// A stepper at work.
#[derive(Clone, Debug)]
pub struct Run<'p> {
    stepper: &'p StepProgram,
    machine: Machine<'p>,
    step: Prepared<'p>,
    observe: Prepared<'p>,
    carried: Vec<f64>,
    predictors: Vec<Predictor>,
    h: f64,
    steps: u64,
    iterations: u64,
}

impl<'p> Run<'p> {
    /// Starts at (q, w), with the method's options at their defaults. `method` is the stepper's command-line name; `h` the
    /// step size.
    ///
    /// # Errors
    /// If there is no such stepper, if the numbers do not fit, or if `start` fails.
    pub fn new(
        program: &'p Program,
        method: &str,
        parameters: &[f64],
        h: f64,
        q: &[f64],
        w: &[f64],
    ) -> Result<Self, InterpretError> {
        let stepper = program.steppers.iter().find(|s| s.method == method);
        let options: Vec<f64> =
            stepper.iter().flat_map(|s| &s.options).map(|o| f64::from_rational(&o.declared.default)).collect();
        Run::with_options(program, method, parameters, (h, &options), q, w)
    }

    /// As [`Run::new`], with values for the method's options (which are not tested for their ranges here).
    ///
    /// # Errors
    /// Those of [`Run::new`], and if the number of options is wrong.
    pub fn with_options(
        program: &'p Program,
        method: &str,
        parameters: &[f64],
        (h, options): (f64, &[f64]),
        q: &[f64],
        w: &[f64],
    ) -> Result<Self, InterpretError> {
        let unknown = || InterpretError::Unknown(method.to_owned());
        let stepper = program.steppers.iter().find(|s| s.method == method).ok_or_else(unknown)?;
        check_inputs(&format!("the options of `{method}`"), &[stepper.options.len()], &[options])?;
        check_inputs("the program", &[program.parameters.len()], &[parameters])?;
        let sizes: Vec<usize> = stepper.inputs.iter().take(2).map(|i| i.symbols.len()).collect();
        check_inputs(&format!("`{method}`"), &sizes, &[q, w])?;

        let graph = &program.graph;
        let mut machine = Machine::new(graph);
        machine.bind(&program.parameters, parameters);
        machine.bind(&[stepper.step_size], &[h]);
        let symbols: Vec<Symbol> = stepper.options.iter().map(|o| o.symbol).collect();
        machine.bind(&symbols, options);
        let mut start = Prepared::of(graph, &stepper.start);
        // (The time, where it is carried, is 0 at the start.)
        for (input, numbers) in stepper.inputs.iter().zip([q, w, &[0.0]]) {
            machine.bind(&input.symbols, numbers);
        }
        let mut none = vec![Predictor::new(History::None); start.solves()];
        let mut iterations = 0;
        let carried = start.run(&mut machine, &mut none, &mut iterations, 0)?;
        let step = Prepared::of(graph, &stepper.step);
        let observe = Prepared::of(graph, &stepper.observe);
        let predictors = step.predictors();
        Ok(Run { stepper, machine, step, observe, carried, predictors, h, steps: 0, iterations: 0 })
    }

    /// One step, control inputs being 0. After an error the state is what it was.
    ///
    /// # Errors
    /// If Newton's method fails or the new state is not finite.
    pub fn step(&mut self) -> Result<(), InterpretError> {
        let count = self.stepper.samples.first().map_or(0, |sample| sample.symbols.len());
        self.step_with(|_| vec![0.0; count])
    }

    /// One step with control inputs, functions of time (which was 0 at the start). After an error the state is what it was.
    ///
    /// # Errors
    /// If there are too few or too many inputs, if Newton's method fails, or if the new state is not finite.
    pub fn step_with(&mut self, mut u: impl FnMut(f64) -> Vec<f64>) -> Result<(), InterpretError> {
        self.bind_carried();
        let stepper = self.stepper;
        for sample in &stepper.samples {
            let values = u(self.h * (self.steps as f64 + f64::from_rational(&sample.fraction)));
            check_inputs(&format!("the inputs of `{}`", stepper.method), &[sample.symbols.len()], &[&values])?;
            self.machine.bind(&sample.symbols, &values);
        }
        let mut predictors = self.predictors.clone();
        let mut iterations = self.iterations;
        let new = self.step.run(&mut self.machine, &mut predictors, &mut iterations, self.steps)?;
        if !new.iter().all(|x| x.is_finite()) {
            return Err(InterpretError::NotFinite { steps: self.steps });
        }
        (self.carried, self.predictors, self.iterations) = (new, predictors, iterations);
        self.steps += 1;
        Ok(())
    }

    /// (q, w)
    ///
    /// # Errors
    /// If observing solves equations, and that fails.
    pub fn state(&mut self) -> Result<(Vec<f64>, Vec<f64>), InterpretError> {
        self.bind_carried();
        let mut none = vec![Predictor::new(History::None); self.observe.solves()];
        let mut q = self.observe.run(&mut self.machine, &mut none, &mut 0, self.steps)?;
        let w = q.split_off(self.stepper.inputs[0].symbols.len());
        Ok((q, w))
    }

    /// The work that the control inputs have done; 0 without inputs.
    pub fn work(&self) -> f64 {
        let before = self.stepper.carried.iter().take_while(|group| group.role != Role::Work);
        let place: usize = before.map(|group| group.symbols.len()).sum();
        self.carried.get(place).copied().unwrap_or_default()
    }

    /// The carried numbers, group by group.
    pub fn carried(&self) -> &[f64] {
        &self.carried
    }

    /// The results of a body that differentiates the [step to come](StepProgram::derivatives), its control inputs being these, output after
    /// output. `given` are numbers for the symbols of a direction, or of adjoints. The stepper stays where it is.
    ///
    /// # Errors
    /// If there are too few or too many inputs, or Newton's method fails.
    pub fn differentiated(
        &mut self,
        body: &'p Body,
        u: &[f64],
        given: &[(Symbol, f64)],
    ) -> Result<Vec<f64>, InterpretError> {
        let stepper = self.stepper;
        self.bind_carried();
        for sample in &stepper.samples {
            check_inputs(&format!("the inputs of `{}`", stepper.method), &[sample.symbols.len()], &[u])?;
            self.machine.bind(&sample.symbols, u);
        }
        for &(symbol, number) in given {
            self.machine.bind(&[symbol], &[number]);
        }
        let mut prepared = Prepared::of(self.machine.graph(), body);
        let mut predictors = vec![Predictor::new(History::None); prepared.solves()];
        prepared.run(&mut self.machine, &mut predictors, &mut 0, self.steps)
    }

    /// The rank guard's measure and minors at the present state, if there is one.
    pub fn guard(&mut self) -> Option<(f64, Vec<f64>)> {
        let guard = &self.stepper.guard.as_ref()?.body;
        self.bind_carried();
        let values: Vec<Value> = [guard.measure].iter().chain(&guard.minors).copied().collect();
        self.machine.run(&Order::of(self.machine.graph(), &values, |_| false));
        let mut numbers = self.machine.read(&values);
        let minors = numbers.split_off(1);
        Some((numbers[0], minors))
    }

    /// Steps made.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Newton iterations made in all steps.
    pub fn newton_iterations(&self) -> u64 {
        self.iterations
    }

    fn bind_carried(&mut self) {
        let symbols: Vec<Symbol> = self.stepper.carried.iter().flat_map(|c| &c.symbols).copied().collect();
        self.machine.bind(&symbols, &self.carried);
        // The time, which who steps counts.
        for group in self.stepper.carried.iter().filter(|group| group.role == Role::Time) {
            self.machine.bind(&group.symbols, &[self.h * self.steps as f64]);
        }
    }
}

/// A body with the order in which its values are computed.
#[derive(Clone, Debug)]
struct Prepared<'p> {
    body: &'p Body,
    /// Values that depend on parameters and the step size only.
    constants: Option<Order>,
    /// One for each statement: what is computed before it.
    before: Vec<Order>,
    /// For each solve what depends on its unknowns: in residual and Jacobian, and in a sweep.
    inside: Vec<[Order; 2]>,
    results: Order,
}

impl<'p> Prepared<'p> {
    fn of(graph: &Graph, body: &'p Body) -> Self {
        let outputs: Vec<Value> = body.outputs.iter().flat_map(|o| &o.values).copied().collect();
        let early: Vec<Value> =
            graph.reachable(&body.values()).into_iter().filter(|&v| graph.stage(v) <= Stage::Step).collect();
        let constants = Order::listed(early);
        let mut known = constants.clone();
        let (mut before, mut inside) = (Vec::new(), Vec::new());
        for statement in &body.statements {
            let order = match statement {
                Statement::Assign { value, .. } => Order::of(graph, &[*value], |v| known.contains(v)),
                Statement::Solve(b) => {
                    let independent = |v: Value| !graph.depends_on_any(v, &b.unknowns);
                    inside.push([Part::System, Part::Sweep].map(|part| Order::of(graph, &b.part(part), independent)));
                    let all: Vec<Value> = b.values().collect();
                    let roots: Vec<Value> = graph.reachable(&all).into_iter().filter(|&v| independent(v)).collect();
                    Order::of(graph, &roots, |v| known.contains(v))
                }
            };
            known.extend(&order);
            before.push(order);
        }
        let results = Order::of(graph, &outputs, |v| known.contains(v));
        Prepared { body, constants: Some(constants), before, inside, results }
    }

    fn solves(&self) -> usize {
        self.inside.len()
    }

    fn predictors(&self) -> Vec<Predictor> {
        let blocks = self.body.statements.iter().filter_map(|s| match s {
            Statement::Solve(block) => Some(Predictor::new(block.history)),
            Statement::Assign { .. } => None,
        });
        blocks.collect()
    }

    fn run(
        &mut self,
        machine: &mut Machine<'_>,
        predictors: &mut [Predictor],
        iterations: &mut u64,
        steps: u64,
    ) -> Result<Vec<f64>, InterpretError> {
        // Symbols of parameters do not change between runs.
        if let Some(constants) = self.constants.take() {
            machine.run(&constants);
        }
        let mut solves = self.inside.iter().zip(predictors);
        for (statement, before) in self.body.statements.iter().zip(&self.before) {
            machine.run(before);
            match statement {
                Statement::Assign { symbol, value } => {
                    let number = machine.read(&[*value]);
                    machine.bind(&[*symbol], &number);
                }
                Statement::Solve(block) => {
                    let Some(([inside, inside_sweep], predictor)) = solves.next() else { continue };
                    if block.kind == Kind::Flow {
                        let tolerance = machine.read(&block.scale)[1].max(f64::EPSILON);
                        let known = |symbol| machine.number(symbol);
                        let arrived = flow(machine.graph(), block, &known, 20, tolerance);
                        let arrived = arrived.ok_or(InterpretError::NotFinite { steps })?;
                        machine.bind(&block.unknowns, &arrived);
                        continue;
                    }
                    let (plain, scale) = (machine.read(&block.guess), machine.read(&block.scale));
                    let swept = (!block.sweep.is_empty()).then(|| {
                        sweep(predictor, &plain, &mut |x: &[f64]| {
                            machine.bind(&block.unknowns, x);
                            machine.run(inside_sweep);
                            machine.read(&block.sweep)
                        })
                    });
                    let mut system = |x: &[f64]| {
                        if !block.is_differenced() {
                            machine.bind(&block.unknowns, x);
                            machine.run(inside);
                            let jacobian = block.jacobian.iter().map(|row| machine.read(row)).collect();
                            return (machine.read(&block.residual), jacobian);
                        }
                        by_differences(x, &mut |x: &[f64]| {
                            machine.bind(&block.unknowns, x);
                            if block.evaluated() == Part::System {
                                machine.run(inside);
                                return machine.read(&block.residual);
                            }
                            machine.run(inside_sweep);
                            x.iter().zip(machine.read(&block.sweep)).map(|(x, new)| x - new).collect()
                        })
                    };
                    let outcome = match swept {
                        Some(Swept::Solved(solution)) => Ok(solution),
                        Some(Swept::Left { x, iterations }) => newton_from(x, plain.clone(), &scale, &mut system)
                            .map(|solution| Solution { iterations: solution.iterations + iterations, ..solution }),
                        None if block.kind == Kind::Linear => solve_linear(plain.clone(), &mut system),
                        None => newton(predictor, plain.clone(), &scale, &mut system),
                    };
                    let solution = outcome.map_err(|failure| InterpretError::NewtonFailed {
                        block: block.name.clone(),
                        steps,
                        residual: failure.residual,
                        iterations: failure.iterations,
                    })?;
                    *iterations += u64::from(solution.iterations);
                    predictor.push(&plain, &solution.x);
                    machine.bind(&block.unknowns, &solution.x);
                }
            }
        }
        machine.run(&self.results);
        Ok(self.body.outputs.iter().flat_map(|o| machine.read(&o.values)).collect())
    }
}

fn check_inputs(place: &str, expected: &[usize], got: &[&[f64]]) -> Result<(), InterpretError> {
    let got: Vec<usize> = got.iter().map(|g| g.len()).collect();
    if got == expected {
        return Ok(());
    }
    Err(InterpretError::Inputs { place: place.to_owned(), expected: expected.to_vec(), got })
}
