//! The declaration as written, checked for syntax only.
//!
//! The attribute (tokens) and YAML give the same [`Declaration`]: both are read into the same nodes
//! (scalars, lists and maps, each with its place), and one schema reads these. Every part keeps its
//! [`Origin`].
//!
//! ```text
//! attribute ─► tokens ─┐
//!                      ├─► nodes ─► schema (with the grammar of expressions) ─► Declaration
//! YAML ────────────────┘
//! ```
//!
#![doc = include_str!("language.md")]

mod attribute;
mod derivatives;
mod drawing;
mod expose;
mod expression;
mod family;
pub mod forces;
mod groups;
mod item;
mod modes;
mod node;
mod number;
mod print;
mod reader;
mod schema;
pub mod tokens;
pub(crate) mod units;
mod velocities;
mod yaml;

pub use attribute::Annotated;
pub use derivatives::{By, Derivatives};
pub use drawing::Shape;
pub use expose::Expose;
pub use expression::parse_expression;
pub use family::MAX_CONSTANT;
pub use item::{Field, Item, Scalar};
pub use modes::Modes;
pub use number::{NumberError, parse_number};

use crate::origin::{Origin, Spanned};
use crate::tree::{BinaryFunction, Function};
use num_rational::BigRational;
use std::hash::{Hash, Hasher};

/// The documentation of declarations: both spellings, all keys, the grammar.
pub const LANGUAGE: &str = include_str!("language.md");

/// An identifier as written, with its place.
pub type Name = Spanned<String>;

/// An expression as written, with unresolved names and unknown shapes.
#[derive(Clone, Debug)]
pub struct Expression {
    /// Kind of the expression.
    pub kind: ExpressionKind,
    /// Place of the whole expression.
    pub origin: Origin,
}

/// Positions do not take part in comparisons, as for [`Spanned`].
impl PartialEq for Expression {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Hash for Expression {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind.hash(state);
    }
}

impl Expression {
    /// Returns the names in the expression, each with its place; `dot(x)` counts as `x_dot`.
    pub fn names(&self) -> Vec<(String, &Origin)> {
        match &self.kind {
            ExpressionKind::Number(_) | ExpressionKind::Pi => Vec::new(),
            ExpressionKind::Name(name) => vec![(name.clone(), &self.origin)],
            ExpressionKind::Dot(name) => vec![(format!("{name}_dot"), &self.origin)],
            ExpressionKind::Negate(inner) | ExpressionKind::Call(_, inner) | ExpressionKind::Rate(inner) => {
                inner.names()
            }
            ExpressionKind::Binary(_, left, right)
            | ExpressionKind::Power(left, right)
            | ExpressionKind::Call2(_, left, right) => {
                let mut names = left.names();
                names.extend(right.names());
                names
            }
            ExpressionKind::List(parts) | ExpressionKind::Apply(_, parts) => {
                parts.iter().flat_map(Expression::names).collect()
            }
            ExpressionKind::Index(whole, _) => whole.names(),
        }
    }
}

/// The kinds of [`Expression`].
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum ExpressionKind {
    /// An exact number: integer, rational or decimal literal, exact as written.
    Number(BigRational),
    /// π.
    Pi,
    /// A name: parameter, coordinate, velocity (`x_dot`, or a declared quasi-velocity), input, `t`.
    Name(String),
    /// `dot(x)`: the velocity of coordinate `x`, or the rate of the definition `x`.
    Dot(String),
    /// Negation.
    Negate(Box<Expression>),
    /// Sum, difference, product, quotient.
    Binary(BinaryOperator, Box<Expression>, Box<Expression>),
    /// `base ^ exponent`.
    Power(Box<Expression>, Box<Expression>),
    /// A function such as `sin(x)`.
    Call(Function, Box<Expression>),
    /// `atan2(y, x)`, `min(a, b)`, `max(a, b)`.
    Call2(BinaryFunction, Box<Expression>, Box<Expression>),
    /// `dot(x + a*cos(theta))`: the rate of an expression other than a name.
    Rate(Box<Expression>),
    /// `[a, b, c]`: a vector, or a matrix by its rows.
    List(Vec<Expression>),
    /// `v[1]`, `M[1, 2]`: an entry, counted from 1.
    Index(Box<Expression>, Vec<Expression>),
    /// An operation such as `cross(u, v)`.
    Apply(Operation, Vec<Expression>),
}

/// Operation that combines vectors and matrices, or computes numbers from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// `dot(u, v)`: the inner product.
    Inner,
    /// `cross(u, v)`
    Cross,
    /// `norm2(v)`: |v|².
    SquaredNorm,
    /// `norm(v)`: |v|.
    Norm,
    /// `transpose(M)`
    Transpose,
    /// `rot_x(a)`: the rotation about the first axis.
    RotationX,
    /// `rot_y(a)`
    RotationY,
    /// `rot_z(a)`
    RotationZ,
    /// `rot(a)`: the rotation of the plane.
    Rotation,
    /// `angular_velocity(R)`: ω of Rᵀ Ṙ = ω̂, in the body's frame.
    AngularVelocity,
    /// `spatial_angular_velocity(R)`: ω of Ṙ Rᵀ = ω̂.
    SpatialAngularVelocity,
}

impl Operation {
    /// All operations.
    pub const ALL: [Operation; 11] = [
        Operation::Inner,
        Operation::Cross,
        Operation::SquaredNorm,
        Operation::Norm,
        Operation::Transpose,
        Operation::RotationX,
        Operation::RotationY,
        Operation::RotationZ,
        Operation::Rotation,
        Operation::AngularVelocity,
        Operation::SpatialAngularVelocity,
    ];

    /// Returns the name in the grammar.
    pub fn name(self) -> &'static str {
        match self {
            Operation::Inner => "dot",
            Operation::Cross => "cross",
            Operation::SquaredNorm => "norm2",
            Operation::Norm => "norm",
            Operation::Transpose => "transpose",
            Operation::RotationX => "rot_x",
            Operation::RotationY => "rot_y",
            Operation::RotationZ => "rot_z",
            Operation::Rotation => "rot",
            Operation::AngularVelocity => "angular_velocity",
            Operation::SpatialAngularVelocity => "spatial_angular_velocity",
        }
    }

    /// Returns the number of arguments.
    pub fn arguments(self) -> usize {
        if matches!(self, Operation::Inner | Operation::Cross) { 2 } else { 1 }
    }
}

/// `+ - * /`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOperator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
}

/// A declared parameter.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Parameter {
    /// Name: a struct field, or a key of `parameters` in YAML.
    pub name: Name,
    /// Default value; it may depend on other parameters.
    pub default: Option<Expression>,
    /// Unit, such as `kg`.
    pub unit: Option<String>,
    /// Description, if declared.
    pub text: Option<String>,
    /// Whether the parameter is declared positive: `sqrt(m^2)` is `m`, and construction rejects
    /// other values.
    pub positive: bool,
}

/// A declared coordinate.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Coordinate {
    /// Name.
    pub name: Name,
    /// Unit (`m`, `rad`).
    pub unit: Option<String>,
    /// Description, if declared.
    pub text: Option<String>,
    /// The place where it is declared an angle, if it is: values that differ by 2π are equivalent.
    pub angle: Option<Spanned<()>>,
}

/// Declaration of the velocities.
#[derive(Clone, Debug)]
pub enum Velocities {
    /// v = q̇: `x_dot` for every coordinate `x`.
    Coordinate,
    /// Quasi-velocities w, q̇ = E(q) w.
    Quasi {
        /// Names of w¹ … wᵏ.
        names: Vec<Name>,
        /// E: n rows of k entries. May be empty when there are no coordinates.
        anchor: Vec<Vec<Expression>>,
        /// Brackets of the basis.
        structure: Structure,
        /// Place of the velocities' names.
        origin: Origin,
    },
}

/// Positions do not take part in comparisons, as for [`Spanned`].
impl PartialEq for Velocities {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Velocities::Coordinate, Velocities::Coordinate) => true,
            (
                Velocities::Quasi { names: a, anchor: b, structure: c, origin: _ },
                Velocities::Quasi { names: x, anchor: y, structure: z, origin: _ },
            ) => (a, b, c) == (x, y, z),
            _ => false,
        }
    }
}

impl Hash for Velocities {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Velocities::Coordinate => 0.hash(state),
            Velocities::Quasi { names, anchor, structure, origin: _ } => (1, names, anchor, structure).hash(state),
        }
    }
}

/// A rotation matrix R among the coordinates with the position that it moves: `so3(R)`, `se2(R,
/// x)`.
///
/// The declaration contains its coordinates, anchor and brackets as if they were written out; this
/// type identifies them.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct MatrixGroup {
    /// The name of the matrix, R, whose entries are the coordinates `R11`, `R12`, ….
    pub name: Name,
    /// The dimension d of R, a d × d matrix.
    pub dimension: usize,
    /// The index of `R11`. The d² entries follow row by row, and with `moves` the d coordinates of
    /// the position after them.
    pub first: usize,
    /// The indices of its velocities: angular velocity, then velocity, both in the body frame.
    pub velocities: std::ops::Range<usize>,
    /// Whether the group is one of rigid motions, with a position x, ẋ = R v.
    pub moves: bool,
}

/// Structure functions [e_i, e_j] = c_ij^l e_l of the quasi-velocities.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Structure {
    /// A named Lie algebra, such as `so(3)`, `se(2)`, `abelian`.
    Algebra(Name),
    /// `constants[i][j][l]` = c_ij^l, as written; antisymmetry is checked later.
    Constants(Vec<Vec<Vec<Expression>>>),
}

/// The constraints.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Constraints {
    /// Expressions of first degree in the velocities, each = 0.
    Equations(Vec<Expression>),
    /// Rows of μ(q).
    Matrix(Vec<Vec<Expression>>),
}

/// The adapted frame.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Frame {
    /// `frame = [[…], …]`: the columns X_a, k entries each.
    Columns(Vec<Vec<Expression>>),
    /// `frame = orthonormal`: Gram–Schmidt in g.
    Orthonormal,
}

/// Control inputs.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Inputs {
    /// Names of u¹ … uᶜ.
    pub names: Vec<Name>,
    /// B(q): k rows of c entries.
    pub matrix: Vec<Vec<Expression>>,
}

/// A named data set of `initial`.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct InitialData {
    /// Name; the first one is the default.
    pub name: Name,
    /// Description, if declared.
    pub text: Option<String>,
    /// Coordinate values by name; they may depend on parameters.
    pub coordinates: Vec<(Name, Expression)>,
    /// Velocity values by name (`x_dot` or quasi-velocity); they may depend on parameters and coordinates.
    pub velocities: Vec<(Name, Expression)>,
    /// Parameter values that differ from the defaults; they may depend on other parameters.
    pub parameters: Vec<(Name, Expression)>,
    /// Whether to move the velocity onto the constraints, and matrices to the nearest rotations.
    pub project: bool,
    /// Control inputs as functions of `t`, coordinates, velocities and parameters.
    pub inputs: Vec<(Name, Expression)>,
    /// The step size of runs from these data, if declared: a positive number.
    pub step: Option<Expression>,
}

/// A mechanical system as declared: syntax only, every node with its origin.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Declaration {
    /// Name of the system: `ChaplyginSleigh` (the struct) or the YAML's `name`.
    pub name: Name,
    /// Description, in a sentence or more.
    pub text: Option<String>,
    /// Source of the model (paper, section, equation).
    pub source: Option<String>,
    /// q¹ … qⁿ.
    pub coordinates: Vec<Coordinate>,
    /// Declaration of the velocities.
    pub velocities: Velocities,
    /// Rotation matrices among the coordinates.
    pub groups: Vec<MatrixGroup>,
    /// Parameters.
    pub parameters: Vec<Parameter>,
    /// Names for sub-expressions, each in terms of previous ones.
    pub definitions: Vec<(Name, Expression)>,
    /// L(q, w).
    pub lagrangian: Expression,
    /// μ(q, t) w = b(q, t).
    pub constraints: Spanned<Constraints>,
    /// Functions of the coordinates (and the time), each = 0.
    pub holonomic: Vec<Expression>,
    /// The declared frame, if any.
    pub frame: Option<Spanned<Frame>>,
    /// Control inputs, if any.
    pub inputs: Option<Spanned<Inputs>>,
    /// Forces without a potential, other than those of control inputs.
    pub forces: Vec<forces::Force>,
    /// An infinitesimal symmetry, by the coordinate or the velocity of each component.
    pub symmetry: Option<Spanned<Vec<(Name, Expression)>>>,
    /// Declared first integrals, by name.
    pub invariants: Vec<(Name, Expression)>,
    /// Named data sets.
    pub initial: Vec<InitialData>,
    /// Requested methods; `None` for the default set.
    pub methods: Option<Vec<Name>>,
    /// Further functions and tables.
    pub expose: Expose,
    /// Derivatives of the steps.
    pub derivatives: Derivatives,
    /// Shapes of the drawing of a motion.
    pub drawing: Vec<Spanned<Shape>>,
    /// Names of the modes of a steady motion.
    pub modes: Modes,
}

impl Declaration {
    /// Returns the name of the i-th velocity.
    pub fn velocity_name(&self, i: usize) -> String {
        match &self.velocities {
            Velocities::Coordinate => format!("{}_dot", self.coordinates[i].name.value),
            Velocities::Quasi { names, .. } => names[i].value.clone(),
        }
    }

    /// Returns the velocity of the i-th coordinate if it is itself one of the quasi-velocities,
    /// under its name. This occurs beside a matrix group, or if the anchor defines it so.
    pub fn own_velocity(&self, i: usize) -> Option<usize> {
        let Velocities::Quasi { names, .. } = &self.velocities else { return None };
        let of_groups = self.groups.iter().map(|g| g.first + g.size()).max().unwrap_or(0);
        let rate = format!("{}_dot", self.coordinates.get(i).filter(|_| i >= of_groups)?.name.value);
        let own = |j: &usize| self.groups.iter().all(|group| !group.velocities.contains(j));
        (0..names.len()).filter(own).find(|&j| names[j].value == rate)
    }
}

/// Restricts a declaration to one method, for the command line.
#[must_use]
pub fn with_method(mut declaration: Declaration, method: &str) -> Declaration {
    declaration.methods = Some(vec![Name::new(method.into(), Origin::Whole)]);
    declaration
}

impl MatrixGroup {
    /// Returns the number of its coordinates: the entries of R, and those of the position.
    pub fn size(&self) -> usize {
        self.dimension * (self.dimension + usize::from(self.moves))
    }
}
