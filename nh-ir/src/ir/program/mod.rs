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
    /// A column of this length.
    Vector(usize),
    /// Rows × columns, values listed row by row.
    Matrix(usize, usize),
    /// `count` matrices of rows × columns each, values listed matrix by matrix, row by row.
    Tensor(usize, usize, usize),
}

impl Shape {
    /// Returns the lengths: none for a scalar, `[n]`, `[rows, columns]`, or
    /// `[matrices, rows, columns]`.
    pub fn lengths(self) -> Vec<usize> {
        match self {
            Shape::Scalar => vec![],
            Shape::Vector(n) => vec![n],
            Shape::Matrix(rows, columns) => vec![rows, columns],
            Shape::Tensor(count, rows, columns) => vec![count, rows, columns],
        }
    }
}

/// Role of a group of values of a step or a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    /// Result of a function.
    Result,
    /// q
    Configuration,
    /// The velocity w that an observer sees.
    Velocity,
    /// The time t, one number.
    Time,
    /// The velocity v that a step carries.
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
    /// The control inputs at the end of the previous step.
    LastInputs,
    /// The gains of a feedback.
    Gains,
    /// The levels of the integrals that a feedback keeps.
    Levels,
    /// The work that the control inputs have done since the start, one number.
    Work,
    /// h k |∇I|² of the [terms of a feedback](Stability), at the beginning of the last step.
    Stability,
    /// A number that is positive on the branch of solutions that tends to the identity with the
    /// step size. A step that leaves this branch is an error.
    Branch,
    /// The velocities that the constraints are solved for in the frame of a step, as numbers 0, 1
    /// and −1.
    Pivots,
    /// The defect of a step's quadrature, and the size of its terms. A step whose defect exceeds
    /// roundoff is an error.
    Resolution,
    /// The product of the squared cosines of all angles between the spaces that the constraints
    /// allow at the ends of a step and at its middle, one number. A step where it is 0 to roundoff
    /// is an error.
    Alignment,
    /// The energy at the start.
    Reference,
    /// The energy minus the work done, and a bound on the rounding of this difference, in units of
    /// roundoff.
    Balance,
    /// Functions of the new configuration that the next step needs.
    Ahead,
    /// Measure of a rank guard.
    Measure,
    /// The minors of the constraint matrix.
    Minors,
    /// Derivatives of the carried numbers by the old carried numbers. Further roles hold the
    /// derivatives by the control inputs, by the parameters and by the step size.
    ByState,
    /// See [`Role::ByState`].
    ByInputs,
    /// See [`Role::ByState`].
    ByParameters,
    /// See [`Role::ByState`].
    ByStep,
}

impl Role {
    /// Returns whether a state is the same without the numbers of this role: they are functions of
    /// other carried numbers, are not read, or are equal around every state.
    pub fn is_dependent(self) -> bool {
        matches!(self, Role::Ahead | Role::Resolution | Role::Alignment | Role::Pivots | Role::Reference)
    }

    /// Returns a Rust identifier: the field of generated code, and the prefix of symbols.
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

/// A group of symbols that form one input vector.
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
    /// The quantity that the function returns.
    pub quantity: Quantity,
    /// Docstring (Markdown): definition, equation, source, shape, units.
    pub doc: String,
    /// Arguments.
    pub inputs: Vec<Input>,
    /// Returned group of values.
    pub output: Output,
}

impl Function {
    /// Returns the name of the function.
    pub fn name(&self) -> &'static str {
        self.quantity.name()
    }
}

impl Program {
    /// Returns the function of the system for a quantity.
    pub fn function(&self, quantity: Quantity) -> Option<&Function> {
        self.functions.iter().find(|function| function.quantity == quantity)
    }
}

/// One statement of a step. Statements run in order.
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

/// A vector field ẋ = r(x), followed from a start for a given time by Taylor series.
#[derive(Clone, Debug)]
pub struct Flow {
    /// Name of the flow, for reports and errors.
    pub name: String,
    /// The variables x. The flow binds them to the point where it arrives.
    pub variables: Vec<Symbol>,
    /// The start of each variable.
    pub start: Vec<Value>,
    /// The time, and the tolerance of the series.
    pub span: [Value; 2],
    /// r(x)
    pub rates: Vec<Value>,
    /// Whether the flow is the step itself. A motion can then remember its last series.
    pub stepped: bool,
}

/// A square block of equations r(x) = 0.
#[derive(Clone, Debug)]
pub struct NewtonBlock {
    /// Name of the block, for reports and errors: `rho1, rho2`.
    pub name: String,
    /// The unknowns x, which the solve binds.
    pub unknowns: Vec<Symbol>,
    /// A first guess for each unknown that needs no history. It is read when no step has been made
    /// or extrapolation has failed.
    pub guess: Vec<Value>,
    /// r(x). Empty if r is x − S(x) with the sweep S.
    pub residual: Vec<Value>,
    /// ∂r/∂x, row by row. Empty if finite differences of r replace it.
    pub jacobian: Vec<Vec<Value>>,
    /// For each unknown, the size of a change that is invisible in the new state *divided by the
    /// unit roundoff*: |ζ_i|/h for an unknown that is a velocity of ζ_i. The scale is a function of
    /// values that are known before the solve.
    pub scale: Vec<Value>,
    /// The data of earlier solves that make the first guess.
    pub history: History,
    /// One sweep: x after each unknown has been updated from its own equation and the newest values
    /// of the others. Empty if the block has no sweeps. Otherwise Newton's method is the fallback
    /// for sweeps that contract too slowly.
    pub sweep: Vec<Value>,
    /// The way the block is solved.
    pub kind: Kind,
}

/// Data that the first guess of a [`NewtonBlock`] is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum History {
    /// No data. The plain guess is used.
    None,
    /// Extrapolation of at most this many last solutions.
    Last(usize),
    /// The differences between the plain guess and the solutions of at most this many of every
    /// other step. This suits solutions with a part that changes its sign from step to step.
    Alternating(usize),
}

/// Way to find the unknowns of a [`NewtonBlock`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// Iteration by sweeps or Newton's method.
    Iterated,
    /// One factorisation without iteration, since r is affine in x. There may be several right-hand
    /// sides. Each has as many unknowns as the matrix has rows, and the unknowns are listed one
    /// right-hand side after the other.
    Linear,
}

/// A guard evaluated at the start and at the end of each step: μ(q) must keep its rank, and so must
/// the frame of a method on D*.
#[derive(Clone, Debug)]
pub struct RankGuard<B = Rank> {
    /// Whether the measure contains g⁻¹. Its size is then that of (g⁻¹)ʳ, which depends on units.
    pub weighted: bool,
    /// Whether the frame is watched. The measure then has a factor that vanishes and changes its
    /// sign where the frame loses rank.
    pub frame: bool,
    /// The measure, [`Role::Measure`], and the minors, [`Role::Minors`].
    pub body: B,
}

/// Measures of a matrix's rank.
#[derive(Clone, Debug)]
pub struct Rank {
    /// det(μ g⁻¹ μᵀ), or det(μ μᵀ), at the configuration: ≥ 0, and zero exactly where rank is lost.
    pub measure: Value,
    /// The r × r minors of μ: a vector that passes through 0 and changes sign where rank is lost.
    pub minors: Vec<Value>,
}

/// Form in which the computations of a step are given.
pub trait Form: Clone + Debug {
    /// A straight-line computation with solves.
    type Body: Clone + Debug;
    /// The computation of a [`RankGuard`].
    type Rank: Clone + Debug;
    /// Values that are computed once, on construction of a stepper.
    type Constants: Clone + Debug;
    /// The decisions on the way a step is made.
    type Policy: Clone + Debug;
}

/// The form of equations, as a method states them.
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

/// An angle whose sine and cosine are carried [ahead](Role::Ahead). A step turns them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningAngle {
    /// The coordinate that the angle equals or moves with.
    pub coordinate: Symbol,
    /// The angle: the coordinate, or the value of the coordinate at the middle of the last step,
    /// which is also carried ahead.
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
    /// The gain k of each number of the group, as a position in [`StepProgram::options`].
    pub gains: Vec<usize>,
}

/// The control inputs at one time of a step, t + c h.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// c, between 0 and 1.
    pub fraction: BigRational,
    /// The symbols for u at that time.
    pub symbols: Vec<Symbol>,
}

/// A straight-line computation with solves.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The statements, in order.
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
    /// Docstring of the stepper: equations, source, order, preserved quantities, block structure.
    pub doc: String,
    /// The symbol of the step size h (stage `Step`).
    pub step_size: Symbol,
    /// Numbers that a stepper is constructed with, in order.
    pub options: Vec<StepOption>,
    /// The shares of the parts of a composed step, empty for a step in one part. Each part is the
    /// step described here, with its share of the step size.
    pub parts: Vec<f64>,
    /// The stability of a feedback method, which every step monitors.
    pub stability: Option<Stability>,
    /// The control inputs that `step` reads, one entry for each time, empty for a model without
    /// inputs. With inputs, one of the carried groups is [`Role::Work`].
    pub samples: Vec<Sample>,
    /// Inputs of `start`: the groups `q` and `w`, in that order, and `t` if the time is carried.
    /// They may be the carried symbols themselves.
    pub inputs: Vec<Input>,
    /// Groups that are carried from step to step.
    pub carried: Vec<Carried>,
    /// Coordinates whose sines and cosines are carried.
    pub turning: Vec<TurningAngle>,
    /// Values that are computed once. The fields below read them.
    pub constants: F::Constants,
    /// The decisions on the way the step is made.
    pub policy: F::Policy,
    /// (q, w) ↦ carried: one output per entry of `carried`, same roles and order. Reads `inputs`.
    pub start: F::Body,
    /// (carried, samples) ↦ carried: one output per entry of `carried`, same roles and order. The
    /// caller sets the time.
    pub step: F::Body,
    /// carried ↦ (q, w): outputs `q` and `w`.
    pub observe: F::Body,
    /// Rank guard at the new configuration, if μ g⁻¹ μᵀ is not constant. Its values read the
    /// *carried* symbols.
    pub guard: Option<RankGuard<F::Rank>>,
    /// The balance of the energy, if the method is iterated and keeps it. The only output is
    /// [`Role::Balance`], whose values read the *carried* symbols.
    pub balance: Option<F::Body>,
    /// Derivatives of the step, on request.
    pub derivatives: Option<StepDerivatives<F::Body>>,
}

/// Derivatives of the carried numbers z, except those carried [ahead](Role::Ahead), which are
/// functions of the others.
#[derive(Clone, Debug)]
pub struct StepDerivatives<B = Body> {
    /// Variables, by the [role](Role::ByState) of their derivatives: symbols for a direction δ.
    pub variables: Vec<Input>,
    /// Symbols for a vector of adjoints λ' of the new numbers.
    pub adjoints: Vec<Symbol>,
    /// (carried, samples) ↦ carried, and for each group of variables a matrix with a row for each
    /// carried number.
    pub linearised: B,
    /// (carried, samples, δ) ↦ Dz' δ: one output.
    pub pushed: B,
    /// (carried, samples, λ') ↦ λ'ᵀ Dz': one output for each group of variables.
    pub pulled: B,
    /// Derivatives of start and observation, if derivatives by the state are requested.
    pub chart: Option<StepChart<B>>,
    /// (carried, samples, λ') ↦ Σ λ'ᵢ ∂²z'ᵢ by state and inputs, on request: matrices
    /// [`Role::ByState`], and with control inputs [`Role::ByInputs`] (a row for each number) and
    /// [`Role::Inputs`].
    pub second: Option<B>,
}

/// Derivatives between the carried numbers z and the visible coordinates (q, w) and (q, ρ). The
/// matrices have further columns for parameters and step size if these are among the
/// [variables](StepDerivatives::variables).
#[derive(Clone, Debug)]
pub struct StepChart<B = Body> {
    /// (q, w) ↦ ∂z/∂(q, w) and ∂z/∂(q, ρ): matrices [`Role::Velocity`] and
    /// [`Role::ReducedMomenta`]. Here z are the numbers at the start, where velocities are moved
    /// onto the constraints.
    pub entry: B,
    /// carried ↦ ∂(q, w)/∂z and ∂(q, ρ)/∂z, with the same roles.
    pub exit: B,
}

impl<B> StepDerivatives<B> {
    /// Returns mutable references to the bodies that differentiate the coming step.
    pub fn stepping_mut(&mut self) -> impl Iterator<Item = &mut B> {
        [&mut self.linearised, &mut self.pushed, &mut self.pulled].into_iter().chain(&mut self.second)
    }

    /// Returns mutable references to all bodies.
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
    /// Converts the step to another form with these constants, bodies and measures of rank.
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

/// All code that is generated for a model.
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
    /// Names that the declaration gives to values. Naming a value does not force its computation.
    pub named: Vec<(String, Value)>,
}
