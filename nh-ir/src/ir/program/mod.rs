//! Programs to emit: functions of a system and step programs, over one [`Graph`].

mod option;
mod role;
mod statement;
mod values;
pub mod verify;

pub use option::{MethodOption, StepOption};
pub use role::Role;
pub use statement::{Flow, History, Kind, NewtonBlock, Statement};
pub use values::Part;

use crate::ir::graph::{Graph, Symbol, Value};
use crate::quantity::Quantity;
use num_rational::BigRational;
use std::fmt::Debug;

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
