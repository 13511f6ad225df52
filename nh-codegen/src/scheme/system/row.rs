//! The form of a row of the table of quantities.

use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::{Role, Shape};
use crate::mechanics::Mechanics;
use crate::model::Model;
use crate::quantity::Quantity;
use crate::scheme::Context;
use crate::scheme::lyapunov::level_names;
use std::fmt::Debug;

/// A quantity: its names, its documentation, the systems that have it, and its formula.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The quantity, which has the name.
    pub quantity: Quantity,
    /// Symbol in text: `Π`.
    pub symbol: &'static str,
    /// Symbol in LaTeX: `\Pi`.
    pub latex: &'static str,
    /// Sentences that describe the quantity.
    pub what: &'static str,
    /// The equation that defines it.
    pub equation: Text,
    /// The source of the equation, or nothing.
    pub source: &'static str,
    /// The arguments of its function. Control inputs are left out for systems without any, and the
    /// time is added where the values depend on it.
    pub arguments: &'static [Role],
    /// The shape of its value.
    pub extent: Extent,
    /// The unit of its entries, in terms of E of the energy, s of the time, and those of qⁱ, wⁱ, …
    pub unit: &'static str,
    /// Whether each system that can have it has its function, since steppers, states and checks
    /// need that. Otherwise declarations request it.
    pub is_always_there: bool,
    /// The systems that can have it.
    pub of: Systems,
    /// Whether it belongs to the extension to T*Q or to feedback.
    pub extension: bool,
    /// Further functions that a trait of its function requires.
    pub together: &'static [Quantity],
    /// The description in reports of `explain`; empty if they do not show it.
    pub explained: Text,
    /// The formula at the canonical symbols.
    pub formula: Formula,
}

/// A text that may depend on the mechanics.
#[derive(Clone, Copy, Debug)]
pub enum Text {
    /// The same for all systems.
    Is(&'static str),
    /// Different for some systems.
    By(fn(&Mechanics) -> &'static str),
}

/// A kind of systems.
#[derive(Clone, Copy, Debug)]
pub struct Systems {
    /// Its name, if it is not that of all systems.
    pub name: Option<&'static str>,
    /// Whether a system belongs to it.
    pub include: fn(&Model) -> bool,
}

/// A number of entries.
#[derive(Clone, Copy, Debug)]
pub enum Size {
    /// Coordinates.
    N,
    /// Velocities.
    K,
    /// Constraints.
    R,
    /// Momenta on D*.
    M,
    /// Variables of D*.
    NM,
    /// Variables of T*Q.
    NK,
    /// Control inputs.
    Inputs,
    /// Declared first integrals.
    Invariants,
    /// Velocities, the energy and declared first integrals.
    Observables,
    /// Holonomic constraints.
    Holonomic,
    /// Matrix groups.
    Groups,
    /// Levels of feedback.
    Levels,
}

/// The shape of a quantity's value.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    /// One number.
    Scalar,
    /// A column.
    Vector(Size),
    /// Rows × columns.
    Matrix(Size, Size),
    /// As many square matrices as each has rows.
    Tensor(Size),
}

/// The formula of a quantity, by the form in which it returns the values.
#[derive(Clone, Copy, Debug)]
pub enum Formula {
    /// One number.
    Scalar(fn(&mut Context<'_>) -> Value),
    /// A column, or the rows of a matrix one after the other.
    Vector(fn(&mut Context<'_>) -> Vec<Value>),
    /// A matrix.
    Matrix(fn(&mut Context<'_>) -> ValueMatrix),
    /// A list of matrices.
    Tensor(fn(&mut Context<'_>) -> Vec<ValueMatrix>),
}

impl Text {
    /// Returns the text for a system.
    pub fn of(self, mechanics: &Mechanics) -> &'static str {
        match self {
            Text::Is(text) => text,
            Text::By(text) => text(mechanics),
        }
    }
}

impl Systems {
    /// All systems.
    pub const ALL: Systems = Systems { name: None, include: |_| true };
    /// Those with control inputs.
    pub const INPUTS: Systems = Systems::with("systems with control inputs", |model| !model.about.inputs.is_empty());
    /// Those whose constraints prescribe a velocity.
    pub const RATES: Systems = Systems::with("systems whose constraints prescribe a velocity", Model::is_affine);
    /// Those with holonomic constraints.
    pub const HOLONOMIC: Systems =
        Systems::with("systems with holonomic constraints", |model| !model.levels.is_empty());
    /// Those with matrix groups.
    pub const GROUPS: Systems = Systems::with("systems with matrix groups", |model| !model.about.groups.is_empty());
    /// Those with terms of L that are linear in w.
    pub const GYROSCOPIC: Systems =
        Systems::with("systems whose Lagrangian has terms linear in the velocities", |model| {
            model.lagrangian.is_gyroscopic()
        });
    /// Those with forces other than control inputs.
    pub const FORCES: Systems =
        Systems::with("systems with forces, dissipation or control inputs", |model| !model.forces.is_empty());
    /// Those on which any forces act.
    pub const FORCED: Systems = Systems::with("systems with forces, dissipation or control inputs", |model| {
        !model.forces.is_empty() || !model.about.inputs.is_empty()
    });

    const fn with(name: &'static str, include: fn(&Model) -> bool) -> Systems {
        Systems { name: Some(name), include }
    }
}

impl Size {
    fn of(self, mechanics: &Mechanics) -> usize {
        let model = mechanics.model();
        match self {
            Size::N => model.n(),
            Size::K => model.k(),
            Size::R => model.r(),
            Size::M => model.m(),
            Size::NM => model.n() + model.m(),
            Size::NK => model.n() + model.k(),
            Size::Inputs => model.about.inputs.len(),
            Size::Invariants => model.invariants.len(),
            Size::Observables => model.k() + 1 + model.invariants.len(),
            Size::Holonomic => model.levels.len(),
            Size::Groups => model.about.groups.len(),
            Size::Levels => level_names(mechanics).len(),
        }
    }
}

impl Extent {
    /// Returns the shape for a system.
    pub fn of(self, mechanics: &Mechanics) -> Shape {
        match self {
            Extent::Scalar => Shape::Scalar,
            Extent::Vector(size) => Shape::Vector(size.of(mechanics)),
            Extent::Matrix(rows, columns) => Shape::Matrix(rows.of(mechanics), columns.of(mechanics)),
            Extent::Tensor(size) => {
                let size = size.of(mechanics);
                Shape::Tensor(size, size, size)
            }
        }
    }
}

impl Formula {
    /// Returns the values, row by row.
    pub fn values(self, cx: &mut Context<'_>) -> Vec<Value> {
        match self {
            Formula::Scalar(of) => vec![of(cx)],
            Formula::Vector(of) => of(cx),
            Formula::Matrix(of) => of(cx).values().to_vec(),
            Formula::Tensor(of) => of(cx).iter().flat_map(|matrix| matrix.values().to_vec()).collect(),
        }
    }

    /// Returns the values of a quantity of this extent as a matrix: a scalar or a vector as a column,
    /// and the matrices of a tensor one below the other.
    pub fn matrix(self, extent: Extent, cx: &mut Context<'_>) -> ValueMatrix {
        if let Formula::Matrix(of) = self {
            return of(cx);
        }
        let values = self.values(cx);
        match extent.of(cx.mechanics) {
            Shape::Matrix(rows, columns) => ValueMatrix::new(rows, columns, values),
            Shape::Tensor(matrices, rows, columns) => ValueMatrix::new(matrices * rows, columns, values),
            Shape::Scalar | Shape::Vector(_) => ValueMatrix::column_vector(&values),
        }
    }
}

impl Row {
    /// Returns a row with a formula, to which the other facts are added.
    pub(super) const fn new(quantity: Quantity, formula: Formula) -> Row {
        Row {
            quantity,
            symbol: "",
            latex: "",
            what: "",
            equation: Text::Is(""),
            source: "",
            arguments: &[],
            extent: Extent::Scalar,
            unit: "",
            is_always_there: false,
            of: Systems::ALL,
            extension: false,
            together: &[],
            explained: Text::Is(""),
            formula,
        }
    }
}
