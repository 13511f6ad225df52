//! Programs to emit: functions of a system and step programs, over one [`Graph`].

mod option;
mod values;
pub mod verify;

use crate::ir::graph::{Graph, Symbol, Value};
use crate::quantity::Quantity;
use num_rational::BigRational;
pub use option::{MethodOption, StepOption};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
pub use values::Part;

/// The shape of an output or an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One number.
    Scalar,
    /// A column of that many.
    Vector(usize),
    /// Rows × columns, values listed row by row.
    Matrix(usize, usize),
    /// `count` matrices of rows × columns each, values listed matrix by matrix, row by row.
    Tensor(usize, usize, usize),
}

impl Shape {
    /// Its lengths: none of one number, `[n]`, `[rows, columns]`, `[matrices, rows, columns]`.
    pub fn lengths(self) -> Vec<usize> {
        match self {
            Shape::Scalar => vec![],
            Shape::Vector(n) => vec![n],
            Shape::Matrix(rows, columns) => vec![rows, columns],
            Shape::Tensor(count, rows, columns) => vec![count, rows, columns],
        }
    }
}

/// Role of a group of values, in a step and beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    /// Result of a function.
    Result,
    /// q
    Configuration,
    /// The velocity w that is seen.
    Velocity,
    /// The time t, one number.
    Time,
    /// The velocity v that is carried.
    CarriedVelocity,
    /// Components of the velocity in an orthonormal basis of D.
    Components,
    /// The velocity of the coming step.
    VelocityAhead,
    /// p on T*Q.
    Momenta,
    /// p half a step before the node.
    HalfStepMomenta,
    /// ρ on D*.
    ReducedMomenta,
    /// λ
    Multipliers,
    /// The control inputs u.
    Inputs,
    /// The control inputs at the end of the step before.
    LastInputs,
    /// The gains of a feedback.
    Gains,
    /// The levels of integrals that a feedback keeps.
    Levels,
    /// The work that the control inputs have done since the start, one number.
    Work,
    /// h k |∇I|² of the [terms of a feedback](Stability), at the beginning of the last step.
    Stability,
    /// A number that is positive on the branch of solutions that tends to the identity with the step size: a step to where it is not is an
    /// error.
    Branch,
    /// The velocities that the constraints are solved for in the frame of a step, as numbers 0, 1 and −1.
    Pivots,
    /// The defect of a step's quadrature, and the size of what it is made of: a step of which it is more than roundoff is an error.
    Resolution,
    /// The product of the squares of the cosines of all angles between what the constraints allow at the ends of a step and in its middle, one number: a
    /// step of which it is 0 to roundoff is an error.
    Alignment,
    /// The energy at the start.
    Reference,
    /// The energy less the work that was done, and a bound of what that number is rounded by, in units of roundoff.
    Balance,
    /// Functions of the new configuration that the next step needs.
    Ahead,
    /// Measure of a rank guard.
    Measure,
    /// The minors of the constraint matrix.
    Minors,
    /// Derivatives of what is carried by what was carried, by the control inputs, by the parameters and by the step size.
    ByState,
    /// See [`Role::ByState`].
    ByInputs,
    /// See [`Role::ByState`].
    ByParameters,
    /// See [`Role::ByState`].
    ByStep,
}

impl Role {
    /// Are numbers of this role functions of others that are carried, read by nothing, or the same around every state? Then a state is one without
    /// them.
    pub fn is_dependent(self) -> bool {
        matches!(self, Role::Ahead | Role::Resolution | Role::Alignment | Role::Pivots | Role::Reference)
    }

    /// A Rust identifier: the field of generated code, and the prefix of symbols.
    pub fn name(self) -> &'static str {
        match self {
            Role::Result => "result",
            Role::Configuration => "q",
            Role::Velocity => "w",
            Role::Time => "t",
            Role::CarriedVelocity => "v",
            Role::Components => "c",
            Role::VelocityAhead => "v_ahead",
            Role::Momenta => "p",
            Role::HalfStepMomenta => "p_half",
            Role::ReducedMomenta => "rho",
            Role::Multipliers => "lambda",
            Role::Inputs => "u",
            Role::LastInputs => "u_last",
            Role::Gains => "gains",
            Role::Levels => "levels",
            Role::Work => "work",
            Role::Stability => "stability",
            Role::Branch => "branch",
            Role::Pivots => "pivots",
            Role::Resolution => "resolution",
            Role::Alignment => "alignment",
            Role::Reference => "reference",
            Role::Balance => "balance",
            Role::Ahead => "ahead",
            Role::Measure => "measure",
            Role::Minors => "minors",
            Role::ByState => "by_state",
            Role::ByInputs => "by_inputs",
            Role::ByParameters => "by_parameters",
            Role::ByStep => "by_step",
        }
    }
}

/// A shaped group of values.
#[derive(Clone, Debug)]
pub struct Output {
    /// Role of the group.
    pub role: Role,
    /// Its shape.
    pub shape: Shape,
    /// The values, in the order of [`Shape`].
    pub values: Vec<Value>,
}

/// A group of symbols that come in as one vector.
#[derive(Clone, Debug)]
pub struct Input {
    /// Role of the group; the argument has its [name](Role::name).
    pub role: Role,
    /// The symbols it binds, in order.
    pub symbols: Vec<Symbol>,
}

/// A function that the system exposes (`mass_matrix(q)`, `vector_field(q, rho)`, …).
#[derive(Clone, Debug)]
pub struct Function {
    /// The quantity that it gives.
    pub quantity: Quantity,
    /// Docstring (Markdown): what it is, equation, source, shape, units.
    pub doc: String,
    /// Arguments.
    pub inputs: Vec<Input>,
    /// Returned group of values.
    pub output: Output,
}

impl Function {
    /// Its name.
    pub fn name(&self) -> &'static str {
        self.quantity.name()
    }
}

impl Program {
    /// The function of the system that gives a quantity.
    pub fn function(&self, quantity: Quantity) -> Option<&Function> {
        self.functions.iter().find(|function| function.quantity == quantity)
    }
}

/// One thing a step does, in order.
#[derive(Clone, Debug)]
pub enum Statement {
    /// Binds a symbol: `symbol := value`.
    Assign {
        /// Bound symbol; later values may read it.
        symbol: Symbol,
        /// Its value.
        value: Value,
    },
    /// Solves a block of equations by Newton's method and binds its unknowns.
    Solve(NewtonBlock),
    /// Follows the flow of a vector field and binds its variables.
    Follow(Flow),
}

/// A vector field ẋ = r(x), followed from a start on for a time by Taylor series.
#[derive(Clone, Debug)]
pub struct Flow {
    /// Name of the flow, for reports and errors.
    pub name: String,
    /// The variables x (bound to where they arrive).
    pub variables: Vec<Symbol>,
    /// Their start.
    pub start: Vec<Value>,
    /// The time, and the tolerance of the series.
    pub span: [Value; 2],
    /// r(x)
    pub rates: Vec<Value>,
    /// Is it the step itself? Then a motion can remember its last series.
    pub stepped: bool,
}

/// A square block of equations r(x) = 0.
#[derive(Clone, Debug)]
pub struct NewtonBlock {
    /// Name of the block, for reports and errors: `rho1, rho2`.
    pub name: String,
    /// The unknowns x (bound by the solve).
    pub unknowns: Vec<Symbol>,
    /// A first guess for each that needs no history (read where no step has been made, or where extrapolation failed).
    pub guess: Vec<Value>,
    /// r(x). Empty where r is x − S(x) with the sweep S.
    pub residual: Vec<Value>,
    /// ∂r/∂x, row by row. Empty where differences of r take its place.
    pub jacobian: Vec<Vec<Value>>,
    /// For each unknown, the size of a change that is invisible in the new state *divided by the unit roundoff*:
    /// |ζ_i|/h where the unknown is a velocity of ζ_i. A function of what is known before the solve.
    pub scale: Vec<Value>,
    /// What is remembered of earlier solves, for a first guess.
    pub history: History,
    /// One sweep: x after each unknown has been updated from its own equation and the newest values of the others. Empty
    /// where there are no sweeps; where there are, Newton's method is for those that contract too slowly.
    pub sweep: Vec<Value>,
    /// How it is solved.
    pub kind: Kind,
}

/// What the first guess of a [`NewtonBlock`] is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum History {
    /// Nothing: the plain guess is taken.
    None,
    /// So many of the last solutions, at most, which are extrapolated.
    Last(usize),
    /// How far so many solutions at every other step were from the plain guess. For solutions with a part that changes its sign from step to step.
    Alternating(usize),
}

/// How many earlier solutions Newton's predictor may extrapolate through: at the usual steps (h ω ≈ 0.05) six bring the first
/// guess below √ε/16, so that one update reaches roundoff. (The runtime uses fewer where fewer are better.)
pub const HISTORY: usize = 6;

/// As [`HISTORY`], where sweeps follow: they gain two or three digits each, so that every digit of the guess is worth having.
pub const SWEPT_HISTORY: usize = 8;

/// How many of every other step are extrapolated through where solutions alternate: at h ω ≈ 0.05 a fourth one does not save an iteration.
pub const ALTERNATING_HISTORY: usize = 3;

/// How the unknowns of a [`NewtonBlock`] are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// Iteration: sweeps, Newton's method.
    Iterated,
    /// r is affine in x: one factorisation and no iteration. There may be several right-hand sides then, and as many unknowns for each as the
    /// matrix has rows, which are listed one right-hand side after the other.
    Linear,
}

/// A guard evaluated at the end of a step (and at the start): μ(q) must keep its rank, and so must the frame of a method on D*.
#[derive(Clone, Debug)]
pub struct RankGuard<B = Rank> {
    /// Is g⁻¹ in the measure? Its size is that of (g⁻¹)ʳ then, which depends on units.
    pub weighted: bool,
    /// Is the frame watched? Then the measure has a factor that vanishes, and changes its sign, where that loses rank.
    pub frame: bool,
    /// The measure, [`Role::Measure`], and the minors, [`Role::Minors`].
    pub body: B,
}

/// Measures of a matrix's rank.
#[derive(Clone, Debug)]
pub struct Rank {
    /// det(μ g⁻¹ μᵀ), or det(μ μᵀ), at the configuration, ≥ 0, zero exactly where rank is lost.
    pub measure: Value,
    /// The r × r minors of μ (a vector that passes through 0 and changes sign where rank is lost).
    pub minors: Vec<Value>,
}

/// How the computations of a step are given.
pub trait Form: Clone + Debug {
    /// A straight-line computation with solves in it.
    type Body: Clone + Debug;
    /// The computation of a [`RankGuard`].
    type Rank: Clone + Debug;
    /// Values that are computed once, when a stepper is built.
    type Constants: Clone + Debug;
    /// The decisions about how a step is made.
    type Policy: Clone + Debug;
}

/// As equations: what a method states.
#[derive(Clone, Debug)]
pub struct Stated;

impl Form for Stated {
    type Body = Body;
    type Rank = Rank;
    type Constants = ();
    type Policy = ();
}

/// A group of numbers that a stepper carries from step to step.
#[derive(Clone, Debug)]
pub struct Carried {
    /// Role of the group.
    pub role: Role,
    /// Description, one line.
    pub doc: String,
    /// The symbols that read the old values.
    pub symbols: Vec<Symbol>,
}

/// An angle whose sine and cosine are carried [ahead](Role::Ahead): a step turns them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningAngle {
    /// The coordinate that it is, or moves with.
    pub coordinate: Symbol,
    /// The angle itself: the coordinate, or where the coordinate was in the middle of the last step, which is carried ahead as well.
    pub angle: Symbol,
    /// Its sine.
    pub sine: Symbol,
    /// Its cosine.
    pub cosine: Symbol,
}

/// Data that decide whether a feedback method is stable: the group [`Role::Stability`] is carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stability {
    /// The number of stages, and the order, of the explicit Runge–Kutta method: at most 4.
    pub stages: u32,
    /// For each number of the group the gain k it was made with: a position in [`StepProgram::options`].
    pub gains: Vec<usize>,
}

/// The control inputs at one time of a step, t + c h.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// c, between 0 and 1.
    pub fraction: BigRational,
    /// The symbols that stand for u at that time.
    pub symbols: Vec<Symbol>,
}

/// A straight-line computation with solves in it.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// In order.
    pub statements: Vec<Statement>,
    /// The results.
    pub outputs: Vec<Output>,
}

/// One method of one model, discretised.
#[derive(Clone, Debug)]
pub struct StepProgram<F: Form = Stated> {
    /// Command-line name of the method: `gonzalez`.
    pub method: String,
    /// Rust name: `Gonzalez`.
    pub type_name: String,
    /// Docstring of the stepper: equations, source, order, what is preserved, block structure.
    pub doc: String,
    /// The symbol of the step size h (stage `Step`).
    pub step_size: Symbol,
    /// Numbers that the stepper is built with, in the order in which they are given.
    pub options: Vec<StepOption>,
    /// The parts that a step is composed of, as shares of it, none where it is made at once: each is what is said here of a step of its size.
    pub parts: Vec<f64>,
    /// The stability of a feedback method, which is watched.
    pub stability: Option<Stability>,
    /// The control inputs as `step` reads them, one entry for each time; none for a model without inputs. With inputs, one
    /// of the groups that are carried is [`Role::Work`].
    pub samples: Vec<Sample>,
    /// Inputs of `start`: the groups `q` and `w`, in that order, and `t` where the time is carried. (They may be the carried symbols
    /// themselves.)
    pub inputs: Vec<Input>,
    /// Groups carried from step to step.
    pub carried: Vec<Carried>,
    /// Coordinates whose sines and cosines are carried.
    pub turning: Vec<TurningAngle>,
    /// Values that are computed once; all that follows reads them.
    pub constants: F::Constants,
    /// How it is made.
    pub policy: F::Policy,
    /// (q, w) ↦ carried: one output per entry of `carried`, same roles and order. Reads `inputs`.
    pub start: F::Body,
    /// (carried, samples) ↦ carried: one output per entry of `carried`, same roles and order. The time is put there by who steps.
    pub step: F::Body,
    /// carried ↦ (q, w): outputs `q` and `w`.
    pub observe: F::Body,
    /// Rank guard at the new configuration, if μ g⁻¹ μᵀ is not constant. Its values read the *carried* symbols.
    pub guard: Option<RankGuard<F::Rank>>,
    /// The balance of the energy, if the method is iterated and keeps it. It has one output, [`Role::Balance`], whose values read the *carried* symbols.
    pub balance: Option<F::Body>,
    /// Derivatives of the step, if they are asked for.
    pub derivatives: Option<StepDerivatives<F::Body>>,
}

/// Derivatives of the numbers z that a step carries, but for functions of the others that are carried [ahead](Role::Ahead).
#[derive(Clone, Debug)]
pub struct StepDerivatives<B = Body> {
    /// Variables, by the [role](Role::ByState) of their derivatives: symbols for a direction δ in them.
    pub variables: Vec<Input>,
    /// Symbols for a vector of adjoints λ' of the new numbers.
    pub adjoints: Vec<Symbol>,
    /// (carried, samples) ↦ carried, and a matrix with a row for each number for each of the variables' groups.
    pub linearised: B,
    /// (carried, samples, δ) ↦ Dz' δ: one output.
    pub pushed: B,
    /// (carried, samples, λ') ↦ λ'ᵀ Dz': an output for each of the variables' groups.
    pub pulled: B,
    /// Derivatives of the ways in and out, if those by the state are asked for.
    pub chart: Option<StepChart<B>>,
    /// (carried, samples, λ') ↦ Σ λ'ᵢ ∂²z'ᵢ by state and inputs, if that is asked for: matrices [`Role::ByState`], and with control inputs
    /// [`Role::ByInputs`] (a row for each number) and [`Role::Inputs`].
    pub second: Option<B>,
}

/// Derivatives between the numbers z that a step carries and what is seen, (q, w) and (q, ρ). Behind the columns that are named here the matrices
/// have those by parameters and step size, where [variables](StepDerivatives::variables) are of these.
#[derive(Clone, Debug)]
pub struct StepChart<B = Body> {
    /// (q, w) ↦ ∂z/∂(q, w) and ∂z/∂(q, ρ), z being those of the start from velocities that are moved onto the constraints: matrices [`Role::Velocity`] and [`Role::ReducedMomenta`].
    pub entry: B,
    /// carried ↦ ∂(q, w)/∂z and ∂(q, ρ)/∂z: the same roles.
    pub exit: B,
}

impl<B> StepDerivatives<B> {
    /// Bodies that differentiate the step to come, to be changed.
    pub fn stepping_mut(&mut self) -> impl Iterator<Item = &mut B> {
        [&mut self.linearised, &mut self.pushed, &mut self.pulled].into_iter().chain(&mut self.second)
    }

    /// Its bodies, to be changed.
    pub fn bodies_mut(&mut self) -> impl Iterator<Item = &mut B> {
        let StepDerivatives { variables: _, adjoints: _, linearised, pushed, pulled, chart, second } = self;
        let chart = chart.iter_mut().flat_map(|chart| [&mut chart.entry, &mut chart.exit]);
        [linearised, pushed, pulled].into_iter().chain(chart).chain(second)
    }

    fn each<C>(self, new: &mut impl FnMut(B) -> C) -> StepDerivatives<C> {
        let StepDerivatives { variables, adjoints, linearised, pushed, pulled, chart, second } = self;
        StepDerivatives {
            variables,
            adjoints,
            linearised: new(linearised),
            pushed: new(pushed),
            pulled: new(pulled),
            chart: chart.map(|StepChart { entry, exit }| StepChart { entry: new(entry), exit: new(exit) }),
            second: second.map(new),
        }
    }
}

impl<F: Form> StepProgram<F> {
    /// The same step in another form, made of these constants, bodies and measures of rank.
    pub fn each<G: Form>(
        self,
        (constants, policy): (G::Constants, G::Policy),
        mut body: impl FnMut(F::Body) -> G::Body,
        rank: impl FnOnce(F::Rank) -> G::Rank,
    ) -> StepProgram<G> {
        StepProgram {
            method: self.method,
            type_name: self.type_name,
            doc: self.doc,
            step_size: self.step_size,
            options: self.options,
            parts: self.parts,
            stability: self.stability,
            samples: self.samples,
            inputs: self.inputs,
            carried: self.carried,
            turning: self.turning,
            constants,
            policy,
            start: body(self.start),
            step: body(self.step),
            observe: body(self.observe),
            guard: self.guard.map(|RankGuard { weighted, frame, body }| RankGuard {
                weighted,
                frame,
                body: rank(body),
            }),
            balance: self.balance.map(&mut body),
            derivatives: self.derivatives.map(|derivatives| derivatives.each(&mut body)),
        }
    }
}

/// Everything that is generated for a model.
#[derive(Clone, Debug)]
pub struct Program {
    /// The arena of all values below.
    pub graph: Graph,
    /// The model's parameters (stage `Param`), in the order of declaration.
    pub parameters: Vec<Symbol>,
    /// Functions of the system.
    pub functions: Vec<Function>,
    /// Steppers.
    pub steppers: Vec<StepProgram>,
    /// Names that the declaration gives to values. They are not computed for that: what reads one of them finds it under its name.
    pub named: Vec<(String, Value)>,
}
