//! Statements of a step: assignments, blocks of equations, and flows.

use crate::ir::graph::{Symbol, Value};
use serde::{Deserialize, Serialize};

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
