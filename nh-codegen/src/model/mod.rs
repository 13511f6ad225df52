//! The resolved declaration: every name looked up, every shape checked, L split into a metric and a
//! potential.
//!
//! All formulas hold for quasi-velocities w with q̇ = E(q) w and brackets [e_i, e_j] = c_ij^l e_l.
//! A system declared in coordinates is the case E = I, c = 0. A system may have no coordinates at
//! all (a reduced system on a Lie algebra).

mod angles;
mod branch;
mod constraints;
mod data;
mod description;
mod display;
mod fixed;
mod forces;
mod frame;
mod groups;
mod holonomic;
mod integrable;
mod lagrangian;
mod level_set;
mod massless;
mod names;
pub mod numbers;
mod project;
mod resolve;
mod shapes;
mod symmetry;
mod understand;
mod values;
mod velocities;

pub use crate::tree::to_f64;
pub use data::DataSet;
pub use description::{Description, Parameter, Variable};
pub use forces::Forces;
pub use groups::RotationBlock;
pub use holonomic::Level;
pub use numbers::Point;
pub use symmetry::Symmetry;
pub use velocities::Structure;

pub use lagrangian::Lagrangian;
pub(crate) use lagrangian::symmetric;
pub(crate) use level_set::{Chart, LevelSet, rotations_by_parameters};
pub(crate) use velocities::along;

use crate::algebra::{self, Engine, Expr, Matrix};
use crate::declaration::{self, Declaration, Derivatives, Expose, Name};
use crate::origin::{Diagnostic, Diagnostics, Origin, Severity};
use crate::tree::{Tree, Var};
use resolve::{Place, Resolver};

/// Origin of the adapted frame X.
#[derive(Clone, Debug, PartialEq)]
pub enum FrameChoice {
    /// Declared: X (k × m), checked to be a basis of D.
    Declared(Matrix),
    /// Derived: a basis of the kernel of μ.
    Derived,
    /// Derived and made orthonormal in g.
    Orthonormal,
}

/// Control inputs u: forces B(q) u.
#[derive(Clone, Debug, PartialEq)]
pub struct InputMatrix {
    /// B(q), k × c.
    pub matrix: Matrix,
    /// Place of the declaration.
    pub origin: Origin,
}

/// A declared first integral.
#[derive(Clone, Debug, PartialEq)]
pub struct Invariant {
    /// Name.
    pub name: String,
    /// The function of (q, w).
    pub expression: Expr,
    /// Place of the declaration.
    pub origin: Origin,
}

/// Places where the parts were declared; later stages point there.
#[derive(Clone, Debug, PartialEq)]
pub struct Origins {
    /// The name of the system.
    pub name: Origin,
    /// L.
    pub lagrangian: Origin,
    /// The constraints as a whole.
    pub constraints: Origin,
    /// The frame, if one was declared.
    pub frame: Option<Origin>,
}

/// A mechanical system with constraints of first degree in the velocities, names resolved and checked.
///
/// n = [`Model::n`] coordinates, k = [`Model::k`] velocities, r = [`Model::r`] constraints, m = k − r.
#[derive(Clone, Debug)]
pub struct Model {
    /// Names, texts, units, data.
    pub about: Description,
    /// Named sub-expressions, as declared.
    pub definitions: Vec<(String, Tree<Var>)>,
    /// The anchor E(q), n × k: q̇ = E w.
    pub anchor: Matrix,
    /// Brackets of the basis: [e_i, e_j] = c_ij^l e_l.
    pub structure: Structure,
    /// L(t, q, w), with its parts.
    pub lagrangian: Lagrangian,
    /// The constraints μ w − b as written, without the holonomic ones; empty if they were declared
    /// by a matrix.
    pub written_constraints: Vec<Tree<Var>>,
    /// The constraint matrix μ(q, t), r × k, of generic rank r: μ w = b.
    pub constraint_matrix: Matrix,
    /// b(q, t), r entries.
    pub constraint_rates: Vec<Expr>,
    /// Numbers of the rows of μ in the declaration, counted from 1; rows that follow from others
    /// are left out.
    pub constraint_numbers: Vec<usize>,
    /// Holonomic constraints φ(q, t) = 0. The last rows of μ are their derivatives.
    pub levels: Vec<Level>,
    /// Forces that do not derive from a potential.
    pub forces: Forces,
    /// The adapted frame, or the way to derive it.
    pub frame: FrameChoice,
    /// The input matrix B(q), if inputs are declared.
    pub input_matrix: Option<InputMatrix>,
    /// An infinitesimal symmetry, if one is declared; its moving energy is the last of the
    /// invariants.
    pub symmetry: Option<Symmetry>,
    /// Declared first integrals.
    pub invariants: Vec<Invariant>,
    /// Requested methods; `None` for the default set.
    pub methods: Option<Vec<Name>>,
    /// Further requested functions and tables.
    pub expose: Expose,
    /// Requested derivatives of steps.
    pub derivatives: Derivatives,
    /// Warnings and notes, without errors.
    pub diagnostics: Diagnostics,
    /// Places where the parts were declared.
    pub origins: Origins,
    coordinate_based: bool,
    rheonomic: bool,
    by_values: bool,
    engine: Engine,
}

impl Model {
    /// Resolves and checks a declaration. The model has an algebra [`Engine`] of its own.
    ///
    /// # Errors
    /// All errors of the declaration, each at its place.
    pub fn resolve(declaration: &Declaration) -> Result<Model, Diagnostics> {
        Engine::new().run(|| Model::resolve_here(declaration))
    }

    /// Does the same as [`Model::resolve`] in the current engine, which must be new.
    ///
    /// # Errors
    /// The errors of [`Model::resolve`].
    pub(crate) fn resolve_here(declaration: &Declaration) -> Result<Model, Diagnostics> {
        Model::understand(declaration, true)
    }

    /// Returns further errors of a declaration that is [valid only in
    /// part](Declaration::read_yaml), if they do not depend on the rest.
    pub fn mistakes(declaration: &Declaration) -> Diagnostics {
        // An expression that is too large for the algebra is not a further error.
        let understand = || algebra::attempt(u64::MAX, || Model::understand(declaration, false));
        let mut found = Engine::new().run(understand).and_then(Result::err).unwrap_or_default();
        found.list.retain(|diagnostic| diagnostic.severity == Severity::Error);
        found
    }

    /// Returns the engine of all expressions of the model. Callers must enter it before they
    /// compute with them.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Returns the number of coordinates n.
    pub fn n(&self) -> usize {
        self.about.coordinates.len()
    }

    /// Returns the number of velocities k (n for a system declared in coordinates).
    pub fn k(&self) -> usize {
        self.about.velocities.len()
    }

    /// Returns the number of constraints r.
    pub fn r(&self) -> usize {
        self.constraint_matrix.rows()
    }

    /// Returns the dimension of the distribution D: m = k − r.
    pub fn m(&self) -> usize {
        self.k() - self.r()
    }

    /// Returns the velocity ẋ of a coordinate outside all groups.
    pub fn base_velocity(&self, coordinate: usize) -> Option<usize> {
        let of_group =
            |block: &RotationBlock| block.entries().contains(&coordinate) || block.position.contains(&coordinate);
        if self.about.groups.iter().any(of_group) {
            return None;
        }
        (0..self.k()).find(|&j| !self.anchor[(coordinate, j)].is_zero())
    }

    /// Returns whether the velocities are the time derivatives of the coordinates (E = I, c = 0).
    pub fn is_coordinate_based(&self) -> bool {
        self.coordinate_based
    }

    /// Returns whether definitions are kept as [values](crate::tree::Named) because some expression
    /// is too large to multiply out. All quantities are then computed from the written form.
    pub fn is_by_values(&self) -> bool {
        self.by_values
    }

    /// Returns whether L, the constraints or the frame depend on the time. Forces may depend on it
    /// without this effect, because they are only sampled.
    pub fn is_rheonomic(&self) -> bool {
        self.rheonomic
    }

    /// Computes [`Model::is_rheonomic`].
    fn reads_time(&self) -> bool {
        let frame = match &self.frame {
            FrameChoice::Declared(frame) => frame.entries(),
            _ => &[],
        };
        let parts = self.constraint_matrix.entries().iter().chain(&self.constraint_rates).chain(frame);
        let levels = self.levels.iter().map(|level| &level.function);
        parts.chain(levels).chain([self.lagrangian.whole()]).any(|part| part.depends_on(Var::Time))
    }

    /// Returns whether anything depends on the time.
    pub fn depends_on_time(&self) -> bool {
        self.is_rheonomic() || self.forces.depend_on_time()
    }

    /// Returns whether anything but control inputs does work on the system.
    pub fn changes_energy(&self) -> bool {
        !self.forces.is_empty() || self.is_affine() || self.is_rheonomic()
    }

    /// Returns whether b in μ w = b is nonzero.
    pub fn is_affine(&self) -> bool {
        self.constraint_rates.iter().any(|b| !b.is_zero())
    }

    /// Returns whether the system is natural: L = ½ wᵀ g(q) w − V(q), with linear constraints that
    /// do not depend on the time, without forces other than inputs and without holonomic
    /// constraints.
    pub fn is_natural(&self) -> bool {
        let extended = self.is_rheonomic() || self.lagrangian.is_gyroscopic() || self.is_affine();
        !extended && self.forces.is_empty() && self.levels.is_empty()
    }

    /// Returns a point similar to those at which the model is used: the first data set, or the
    /// known values with generic coordinates.
    pub fn typical_point(&self) -> Point {
        if let Some(point) = self.about.data.first().and_then(DataSet::point) {
            return point;
        }
        let known = |p: &Parameter| p.default.as_ref().map_or(1.0, to_f64);
        // Fractions of the golden mean are generic arguments for sines and cosines.
        let coordinates = (1..=self.n()).map(|i| (i as f64 * 0.618_033_988_75).fract() + 0.1).collect();
        Point { parameters: self.about.parameters.iter().map(known).collect(), coordinates, ..Point::default() }
    }

    /// Returns the set that no motion leaves, on which identities are decided.
    pub(crate) fn level_set(&self) -> LevelSet {
        let levels: Vec<&Expr> = self.levels.iter().map(|level| &level.function).collect();
        let positive: Vec<bool> = self.about.parameters.iter().map(|parameter| parameter.positive).collect();
        LevelSet::new(&self.about.groups, &levels, self.n(), &positive)
    }

    /// Returns the default parameter values, if every parameter has one.
    pub fn default_parameters(&self) -> Option<Vec<f64>> {
        self.about.parameters.iter().map(|p| p.default.as_ref().map(to_f64)).collect()
    }
}

/// Reads a matrix with `columns` entries in each row and reports every unknown name and wrong
/// length.
fn matrix(
    rows: &[Vec<declaration::Expression>],
    columns: usize,
    kind: &str,
    place: Place,
    origin: &Origin,
    resolver: &Resolver<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Matrix> {
    let mut complete = true;
    let mut entries = Vec::with_capacity(rows.len() * columns);
    for (i, row) in rows.iter().enumerate() {
        if row.len() != columns {
            let origin = resolve::extent(row, origin);
            let entries = if row.len() == 1 { "1 entry".into() } else { format!("{} entries", row.len()) };
            let message = format!("row {} of {} has {entries}; there are {columns} {kind}", i + 1, place.what);
            diagnostics.push(Diagnostic::error(origin, message));
            complete = false;
        }
        for expression in row {
            entries.extend(resolver.expr(expression, place, diagnostics));
        }
    }
    (complete && entries.len() == rows.len() * columns).then(|| Matrix::new(rows.len(), columns, entries))
}

/// Formats a count with its noun: "1 row", "2 rows".
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
