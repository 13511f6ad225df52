//! A program in order of computation, which targets print and `nonholonomic-exec` runs.
//!
//! A [`Routine`] is a list of named values and solves. A value that has a name in the routine, or
//! in the constants it reads, is printed as this name. Any other value is printed as its node, with
//! the operands printed by the same rule. A value that is used once has no name, unless the
//! expression would grow too long. A [`Let`] prints the *node* of its value. Names are Rust
//! identifiers (`snake_case`), unique within a routine together with the names of all symbols and
//! all fields.
//!
//! Values that depend on parameters and the step size only are computed once: [`Constants`].

mod binding;
mod count;
pub(super) mod forward;
mod names;
mod order;
mod policy;
pub(super) mod restrict;
mod runs;
mod verify;

pub use binding::{Let, Turn, Way};
pub use count::OperationCount;
pub use policy::{Check, Failure, Guess, Memory, Method, Policy};
pub use runs::{Divided, Piece, Reading, Run, RunPart};

use crate::ir::angles;
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::program::{
    Flow, Form, Function, Input, NewtonBlock, Output, Part, Program, Role, StepDerivatives, StepProgram,
};
use crate::ir::series::Series;
use crate::ir::verify::Verified;
use crate::quantity::Quantity;
use forward::{Plain, guard_outputs};
use policy::Time;
use std::collections::{BTreeMap, BTreeSet};

/// A program in order of computation. Only the lowering of a verified program makes one.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Plan {
    /// The arena of all values below.
    pub graph: Graph,
    /// The model's parameters, in the order of declaration.
    pub parameters: Vec<Symbol>,
    /// Constants that the functions need: fields of the system.
    pub constants: Constants,
    /// Functions of the system. They read the system's parameters and constants.
    pub functions: Vec<PlannedFunction>,
    /// Steppers.
    pub steppers: Vec<StepProgram<Planned>>,
}

/// Values that are computed once, from parameters and the step size, and kept in a struct.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    /// Parameters, and possibly the step size, that the computation below reads.
    pub reads: Vec<Symbol>,
    /// The computation, in order. It names every field.
    pub lets: Vec<Let>,
    /// Kept values, in the order of computation.
    pub fields: Vec<Field>,
    /// Names of the values in `lets`.
    pub names: BTreeMap<Value, String>,
    /// Operations of the parameters alone.
    pub parameter_count: OperationCount,
    /// Operations that need the step size.
    pub step_count: OperationCount,
}

/// A constant that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Field name.
    pub name: String,
    /// Its value.
    pub value: Value,
    /// `Const` (√2, 2π), `Param` or `Step`.
    pub stage: Stage,
}

/// A function of the system.
#[derive(Clone, Debug)]
pub struct PlannedFunction {
    /// The quantity that the function returns.
    pub quantity: Quantity,
    /// Docstring.
    pub doc: String,
    /// Arguments.
    pub inputs: Vec<Input>,
    /// The computation; it has one output.
    pub routine: Routine,
}

/// The form of [`Routine`]s, whose constants are computed before.
#[derive(Clone, Debug)]
pub struct Planned;

impl Form for Planned {
    type Body = Routine;
    type Rank = Routine;
    type Constants = Constants;
    type Policy = Policy;
}

/// The form of bodies without assignments.
#[derive(Clone, Debug)]
struct Forward;

impl Form for Forward {
    type Body = Plain;
    type Rank = Plain;
    type Constants = ();
    type Policy = ();
}

/// A straight-line computation with solves.
#[derive(Clone, Debug, Default)]
pub struct Routine {
    /// Symbols that come from outside (arguments, carried numbers), sorted. Symbols that a solve
    /// binds are excluded.
    pub reads: Vec<Symbol>,
    /// Parameters and step size that the routine reads directly, sorted.
    pub parameters: Vec<Symbol>,
    /// Fields of the constants that the routine reads: positions in [`Constants::fields`],
    /// ascending.
    pub fields: Vec<usize>,
    /// The computation, in order.
    pub statements: Vec<Statement>,
    /// The results.
    pub outputs: Vec<Output>,
    /// Names of all values that a `let` of this routine names, including those inside solves.
    pub names: BTreeMap<Value, String>,
    /// Operations, without those of solves and of values that are computed on demand.
    pub count: OperationCount,
    /// Tests that the new numbers must pass, in a routine that makes a step.
    pub checks: Vec<Check>,
}

/// One statement of a routine.
#[derive(Clone, Debug)]
pub enum Statement {
    /// Names a value.
    Let(Let),
    /// Solves a block. Its unknowns are known afterwards, under the names of their symbols.
    Solve(Box<Solve>),
    /// Follows the flow of a vector field. Its variables are known afterwards.
    Follow(Box<Follow>),
}

impl Statement {
    /// Returns the named value, if the statement is a `let`.
    pub fn binding(&self) -> Option<&Let> {
        if let Statement::Let(binding) = self { Some(binding) } else { None }
    }

    /// Returns the symbols that the statement binds.
    pub fn binds(&self) -> &[Symbol] {
        match self {
            Statement::Let(_) => &[],
            Statement::Solve(solve) => &solve.block.unknowns,
            Statement::Follow(follow) => &follow.flow.variables,
        }
    }

    /// Returns the named values and results of each part of a solve or flow.
    pub fn parts(&self) -> Vec<(&[Let], Vec<Value>)> {
        fn of(computations: &[Computation; 4], values: impl Fn(Part) -> Vec<Value>) -> Vec<(&[Let], Vec<Value>)> {
            Part::ALL.map(|part| (&*computations[part as usize].lets, values(part))).into()
        }
        match self {
            Statement::Let(_) => Vec::new(),
            Statement::Solve(solve) => of(&solve.computations, |part| solve.block.part(part)),
            Statement::Follow(follow) => of(&follow.computations, |part| follow.flow.part(part)),
        }
    }

    fn read_mut(&mut self) -> Option<&mut BTreeSet<Symbol>> {
        match self {
            Statement::Let(_) => None,
            Statement::Solve(solve) => Some(&mut solve.read),
            Statement::Follow(follow) => Some(&mut follow.read),
        }
    }
}

impl Routine {
    /// Returns the blocks that are solved by iteration, in order.
    pub fn iterations(&self) -> impl Iterator<Item = &Solve> {
        self.statements.iter().filter_map(|statement| match statement {
            Statement::Solve(solve) if solve.method.iterates() => Some(&**solve),
            _ => None,
        })
    }

    /// Returns the flow that is the step.
    pub fn followed(&self) -> Option<&Follow> {
        self.statements.iter().find_map(|statement| match statement {
            Statement::Follow(follow) if follow.flow.stepped => Some(&**follow),
            _ => None,
        })
    }

    /// Returns whether the routine solves or follows anything.
    pub fn solves(&self) -> bool {
        self.statements.iter().any(|statement| statement.binding().is_none())
    }
}

/// A block of equations, with its computations.
///
/// Values that do not depend on the unknowns are computed before the block. Values inside the solve
/// that later statements need are computed again after it, at the solution, under the same names.
#[derive(Clone, Debug)]
pub struct Solve {
    /// The equations. Affine ones have no scale, since nothing is tested.
    pub block: NewtonBlock,
    /// A computation for each of [`Part::ALL`].
    computations: [Computation; 4],
    /// The way the equations are solved.
    pub method: Method,
    /// Start of the iteration.
    pub guess: Guess,
    /// Consequence of equations that cannot be solved.
    pub failure: Failure,
    /// The unknowns that are read afterwards, and other symbols that are read.
    pub read: BTreeSet<Symbol>,
}

/// The flow of a vector field.
#[derive(Clone, Debug)]
pub struct Follow {
    /// Start, time, tolerance and rates. If the flow is the step, its segments are available, and
    /// its field is a function of the method's.
    pub flow: Flow,
    /// A computation for each of [`Part::ALL`].
    computations: [Computation; 4],
    /// The field as recurrences. The values they read that do not depend on the variables are
    /// computed before.
    pub series: Series,
    /// Whether the next step continues with the last series of this one. This is not possible if
    /// control inputs can change in between.
    pub remembered: bool,
    /// The computation of the values that the recurrences read, if the flow is the step.
    pub field: Option<Routine>,
    /// The variables that are read afterwards, and other symbols that are read.
    pub read: BTreeSet<Symbol>,
}

/// Values that a part of a block computes in its own scope. In a part that iterates these are the
/// values that depend on the unknowns. In guess and scale these are the values that nothing else
/// reads. They are computed on demand, which is rare for the scale.
#[derive(Clone, Debug, Default)]
pub struct Computation {
    /// Named values, in order.
    pub lets: Vec<Let>,
    /// Operations.
    pub count: OperationCount,
}

impl Solve {
    /// Returns the computation of a part.
    pub fn computation(&self, part: Part) -> &Computation {
        &self.computations[part as usize]
    }

    /// Returns the number of unknowns of one right-hand side.
    pub fn size(&self) -> usize {
        if self.method.iterates() { self.block.unknowns.len() } else { self.block.jacobian.len() }
    }

    /// Returns the memory of the block's solutions that a motion keeps.
    fn remembers(&self) -> Option<Memory> {
        let unknowns = self.block.unknowns.len();
        match self.guess {
            Guess::Plain => None,
            Guess::Extrapolated { points, .. } => Some(Memory::Solutions { unknowns, points }),
            Guess::Alternating { points, .. } => Some(Memory::Distances { unknowns, points }),
        }
    }
}

impl Follow {
    /// Returns the computation of a part.
    pub fn computation(&self, part: Part) -> &Computation {
        &self.computations[part as usize]
    }

    /// Returns the memory of the flow's series that a motion keeps.
    fn remembers(&self) -> Option<Memory> {
        self.remembered.then_some(Memory::Series { variables: self.flow.variables.len() })
    }
}

impl Plan {
    /// Returns the plan of a program.
    pub fn of(program: &Verified<Program>) -> Self {
        Plan::of_some(program, |_| true, |_| true)
    }

    /// Returns the plan of a program with a selection of its functions and methods.
    pub fn of_some(
        program: &Verified<Program>,
        function: impl Fn(&Function) -> bool,
        wanted: impl Fn(&StepProgram) -> bool,
    ) -> Self {
        let listed: Vec<&Function> = program.functions.iter().filter(|f| function(f)).collect();
        let mut graph = program.graph.clone();
        let named = |mut body: Plain| {
            body.name_declared(&program.graph, &program.named);
            body
        };
        let mut functions: Vec<Plain> =
            listed.iter().map(|f| named(Plain::of_outputs(vec![f.output.clone()]))).collect();
        let (constants, namer) = Constants::of(&graph, &functions.iter().collect::<Vec<_>>());
        let functions = listed
            .iter()
            .zip(functions.drain(..))
            .map(|(f, body)| PlannedFunction {
                quantity: f.quantity,
                doc: f.doc.clone(),
                inputs: f.inputs.clone(),
                routine: Routine::of(&graph, body, (&constants, &namer), &[]),
            })
            .collect();
        let steppers = program
            .steppers
            .iter()
            .filter(|s| wanted(s))
            .map(|s| StepProgram::<Planned>::of(&mut graph, s, &program.named))
            .collect();
        Plan { parameters: program.parameters.clone(), constants, functions, steppers, graph }
    }
}

impl StepProgram<Planned> {
    fn of(graph: &mut Graph, stepper: &StepProgram, named: &[(String, Value)]) -> Self {
        let carried: Vec<Vec<Symbol>> = stepper.carried.iter().map(|c| c.symbols.clone()).collect();
        let mut stepper: StepProgram<Forward> = stepper.clone().each(
            ((), ()),
            |body| Plain::of(graph, &body),
            |rank| Plain::of_outputs(guard_outputs(&rank)),
        );
        stepper.start.time = Time::Start;
        stepper.step.time = Time::Step;
        let stepping = stepper.derivatives.iter_mut().flat_map(StepDerivatives::stepping_mut);
        stepping.for_each(|body| body.time = Time::Step);
        let linearised = stepper.derivatives.as_mut().map(|derivatives| &mut derivatives.linearised);
        for body in [&mut stepper.step].into_iter().chain(linearised) {
            body.name_new(graph, &carried);
            body.name_declared_new(graph, &stepper.carried, named);
            body.increments = angles::increments(graph, &body.roots(), &stepper.turning);
            (body.ways, body.ways_after) = angles::ways(graph, body, &stepper.turning);
        }
        let (bodies, rank) = stepper.bodies_mut();
        let mut bodies: Vec<&mut Plain> = bodies.chain(rank).collect();
        bodies.iter_mut().for_each(|body| body.name_declared(graph, named));

        // `start`, the first body, runs once, and `balance` rarely. They read existing constants
        // but do not add any.
        let is_rare = |body: &Plain| body.outputs.iter().any(|output| output.role == Role::Balance);
        let repeated: Vec<&Plain> = bodies.iter().skip(1).map(|body| &**body).filter(|body| !is_rare(body)).collect();
        let (constants, namer) = Constants::of(graph, &repeated);
        let samples: Vec<Symbol> = stepper.samples.iter().flat_map(|sample| &sample.symbols).copied().collect();
        let routine = |body: Plain| Routine::of(graph, body, (&constants, &namer), &samples);
        let mut planned: StepProgram<Planned> = stepper.each((constants.clone(), Policy::default()), routine, routine);
        planned.step.set_flow_apart(graph, &constants);
        let linearised = planned.derivatives.as_mut().map(|derivatives| &mut derivatives.linearised);
        for routine in [&mut planned.step].into_iter().chain(linearised) {
            angles::turn(graph, routine, &constants, &planned.carried, &planned.turning);
        }
        let checks = |routine: &Routine| policy::checks(graph, &planned, &routine.outputs);
        let own = checks(&planned.step);
        let linearised = planned.derivatives.as_ref().map(|derivatives| checks(&derivatives.linearised));
        planned.step.checks = own;
        if let (Some(derivatives), Some(checks)) = (&mut planned.derivatives, linearised) {
            derivatives.linearised.checks = checks;
        }
        planned.policy = Policy::of(&planned);
        planned
    }
}
