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
pub(crate) use lagrangian::{blocks, symmetric};
pub(crate) use level_set::{Chart, LevelSet, rotations_by_parameters};
pub(crate) use velocities::along;

use crate::algebra::{self, Engine, Expr, Matrix};
use crate::declaration::{self, By, Declaration, Derivatives, Expose, Expression, Name, Velocities};
use crate::origin::{Diagnostic, Diagnostics, Origin, Severity};
use crate::tree::{Tree, Var};
use names::{Meaning, Names};
use resolve::{Place, Resolver};
use shapes::whole;
use std::collections::HashSet;
use values::{Scope, Written};

/// Effort allowed for a check by normal forms, in operations on terms. Larger checks are decided at
/// random points once there is a graph.
pub(crate) const EFFORT: u64 = 100_000;

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

    /// Resolves a declaration; one that is not `whole` is abandoned after its parts.
    fn understand(declaration: &Declaration, whole: bool) -> Result<Model, Diagnostics> {
        let mut diagnostics = Diagnostics::new();
        for (i, parameter) in declaration.parameters.iter().enumerate() {
            if parameter.positive {
                algebra::set_positive(Var::Parameter(i));
            }
        }
        let as_declared = declaration;
        let (declaration, rotations) = &shapes::write_out(as_declared, &mut diagnostics);
        diagnostics.propagate()?;
        let names = Names::collect(declaration, &mut diagnostics);
        let d = &mut diagnostics;
        let (coordinates, velocities) = variables(declaration);
        let (n, k) = (coordinates.len(), velocities.len());

        let mut resolver = Resolver::new(&names, declaration);
        let kinematics = velocities::resolve(declaration, &mut resolver, d);
        let mut definitions = resolver.definitions(d);
        definitions.retain(|(name, _)| !shapes::is_made(name));
        let lagrangian = lagrangian::resolve(declaration, &resolver, &velocities, d);
        let anchor = kinematics.as_ref().map(|k| &k.anchor);
        let mut constraints = constraints::resolve(declaration, &resolver, anchor, &velocities, d);
        if let Some(constraints) = &mut constraints {
            groups::check_rotations(rotations, &resolver, &mut constraints.set, d);
        }
        let forces = forces::resolve(declaration, &resolver, d);
        let frame = frame::resolve(declaration, &resolver, constraints.as_mut(), k, d);
        let input_matrix = inputs(declaration, &resolver, k, d);
        let symmetry = symmetry::resolve(declaration, &resolver, k, d);
        let invariants = invariants(declaration, &resolver, d);
        let scope = Scope { resolver: &resolver, declaration };
        let defaults = defaults(scope, d);
        let (parameters, following) = parameters(scope, &defaults, d);
        let data = data::resolve(scope, &parameters, &defaults, &velocities, d);
        angles::check(declaration, &resolver, d);
        angles::check_units(declaration, &resolver, d);
        d.list.extend(declaration::units::compare(declaration));
        unused(as_declared, declaration, &names, d);
        derivatives(declaration, d);
        diagnostics.propagate()?;
        if !whole {
            return Err(diagnostics);
        }

        let (Some(kinematics), Some(lagrangian), Some(constraints), Some(forces), Some(frame), Some(input_matrix)) =
            (kinematics, lagrangian, constraints, forces, frame, input_matrix)
        else {
            let message = "internal error: a part of the declaration was lost without a message";
            return Err(Diagnostic::error(Origin::Whole, message).into());
        };
        let places = constraints.origins;
        let written = description::rows(as_declared, declaration, &constraints.levels, &constraints.left_out);
        let about = Description {
            name: declaration.name.value.clone(),
            text: declaration.text.clone(),
            source: declaration.source.clone(),
            parameters,
            coordinates,
            angles: angles::declared(declaration).map(|(i, _)| i).collect(),
            velocities,
            groups: groups::resolve(declaration),
            constraints: written,
            inputs: declaration.inputs.iter().flat_map(|i| i.value.names.iter().map(|n| n.value.clone())).collect(),
            following,
            data,
            ..Description::default()
        };
        let model = Model {
            about,
            definitions,
            anchor: kinematics.anchor,
            structure: kinematics.structure,
            lagrangian,
            written_constraints: constraints.written,
            constraint_matrix: constraints.matrix,
            constraint_rates: constraints.rates,
            constraint_numbers: constraints.numbers,
            levels: constraints.levels,
            forces,
            frame,
            input_matrix,
            symmetry,
            invariants,
            methods: declaration.methods.clone(),
            expose: declaration.expose.clone(),
            derivatives: declaration.derivatives.clone(),
            diagnostics: Diagnostics::new(),
            origins: Origins {
                name: declaration.name.origin.clone(),
                lagrangian: declaration.lagrangian.origin.clone(),
                constraints: declaration.constraints.origin.clone(),
                frame: declaration.frame.as_ref().map(|f| f.origin.clone()),
            },
            coordinate_based: matches!(declaration.velocities, Velocities::Coordinate),
            rheonomic: false,
            by_values: resolver.is_by_values(),
            engine: Engine::current(),
        };
        let mut model = Model { rheonomic: model.reads_time(), ..model };
        branch::leave_out(&mut model, &mut diagnostics);
        diagnostics.propagate()?;
        branch::check(&model, &mut diagnostics);
        diagnostics.propagate()?;
        diagnostics.list.extend(massless::complete(&mut model));
        symmetry::check(&mut model, &mut diagnostics);
        assert_eq!((model.n(), model.k()), (n, k));
        model.about.changes_energy = model.changes_energy();
        model.about.invariants = model.invariants.iter().map(|invariant| invariant.name.clone()).collect();
        let model = data::project(model, declaration, &mut diagnostics);
        velocities::check(&model, declaration, &mut diagnostics);
        lagrangian::check(&model, &mut diagnostics);
        diagnostics.propagate()?;
        data::check(&model, &mut diagnostics);
        diagnostics.propagate()?;
        diagnostics.extend(integrable::notes(&model, &places));
        Ok(Model { diagnostics, ..model })
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

/// Reads the defaults and looks up their names.
fn defaults<'a>(scope: Scope<'a>, diagnostics: &mut Diagnostics) -> Vec<Option<Written<'a>>> {
    let read = |p: &'a declaration::Parameter| scope.read(p.default.as_ref()?, "a default", false, diagnostics);
    scope.declaration.parameters.iter().map(read).collect()
}

/// Returns the parameters, and the defaults that depend on other parameters in the order of their
/// dependencies.
fn parameters(
    scope: Scope<'_>,
    defaults: &[Option<Written<'_>>],
    diagnostics: &mut Diagnostics,
) -> (Vec<Parameter>, Vec<(usize, Tree<Var>)>) {
    let order = scope.order(defaults, &|_| true, diagnostics);
    let values = order.as_deref().map(|order| scope.parameters(defaults, order, diagnostics)).unwrap_or_default();
    let mut resolve = |(i, parameter): (usize, &declaration::Parameter)| {
        let value = values.get(i).cloned().flatten();
        if let (Some(value), Some(written)) =
            (value.as_ref().filter(|v| parameter.positive && !v.is_positive()), &defaults[i])
        {
            let message = format!("`{}` is declared positive, but its default is {value}", parameter.name.value);
            diagnostics.push(Diagnostic::error(written.expression.origin.clone(), message));
        }
        let plain = |w: &&Written<'_>| w.formula.is_none() && matches!(value, Some(values::Number::Exact(_)));
        Parameter {
            name: parameter.name.value.clone(),
            written: defaults[i].as_ref().filter(|w| !plain(w)).map(|w| w.expression.to_string()),
            default: value.map(|value| value.rational()),
            unit: parameter.unit.clone(),
            text: parameter.text.clone(),
            positive: parameter.positive,
        }
    };
    let parameters = scope.declaration.parameters.iter().enumerate().map(&mut resolve).collect();
    (parameters, values::formulas(defaults, order.as_deref().unwrap_or_default()))
}

fn variables(declaration: &Declaration) -> (Vec<Variable>, Vec<Variable>) {
    let coordinates: Vec<Variable> = declaration
        .coordinates
        .iter()
        .map(|c| Variable { name: c.name.value.clone(), unit: c.unit.clone(), text: c.text.clone() })
        .collect();
    let rate = |c: &Variable| Variable {
        name: format!("{}_dot", c.name),
        unit: c.unit.as_ref().map(|unit| format!("{unit}/s")),
        text: None,
    };
    let velocities = match &declaration.velocities {
        Velocities::Coordinate => coordinates.iter().map(rate).collect(),
        Velocities::Quasi { names, .. } => {
            let mut velocities: Vec<Variable> =
                names.iter().map(|n| Variable { name: n.value.clone(), unit: None, text: None }).collect();
            for group in &declaration.groups {
                let turning = group.velocities.len() - if group.moves { group.dimension } else { 0 };
                for (i, velocity) in velocities[group.velocities.clone()].iter_mut().enumerate() {
                    let what = if i < turning { "angular velocity" } else { "velocity" };
                    velocity.text = Some(format!("{what} in the frame of the body, {}", group.name.value));
                }
            }
            for (i, coordinate) in coordinates.iter().enumerate() {
                if let Some(velocity) = declaration.own_velocity(i) {
                    velocities[velocity] = rate(coordinate);
                }
            }
            velocities
        }
    };
    (coordinates, velocities)
}

/// Returns B(q). The outer `None` means that there were errors.
#[allow(clippy::option_option, reason = "absent inputs and faulty inputs are different things")]
fn inputs(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    k: usize,
    diagnostics: &mut Diagnostics,
) -> Option<Option<InputMatrix>> {
    let Some(inputs) = &declaration.inputs else { return Some(None) };
    let place = Place { what: "the input matrix", velocities: false, time: false };
    let count = inputs.value.names.len();
    let rows = &inputs.value.matrix;
    if rows.len() != k {
        let message = format!("the input matrix has {}; there are {k} velocities", counted(rows.len(), "row"));
        diagnostics.push(Diagnostic::error(inputs.origin.clone(), message));
        return None;
    }
    let matrix = matrix(rows, count, "inputs", place, &inputs.origin, resolver, diagnostics)?;
    Some(Some(InputMatrix { matrix, origin: inputs.origin.clone() }))
}

/// Reports derivatives by variables that the model does not have.
fn derivatives(declaration: &Declaration, diagnostics: &mut Diagnostics) {
    let has_inputs = declaration.inputs.as_ref().is_some_and(|inputs| !inputs.value.names.is_empty());
    for by in &declaration.derivatives.named {
        let (exist, missing, key) = match by.value {
            By::Inputs => (has_inputs, "control inputs", "`inputs` declares them"),
            By::Parameters => {
                (!declaration.parameters.is_empty(), "parameters", "numbers in expressions are constants")
            }
            By::State | By::Step => continue,
        };
        if !exist {
            let error =
                Diagnostic::error(by.origin.clone(), format!("the system has no {missing} to differentiate by"));
            diagnostics.push(error.help(key));
        }
    }
}

fn invariants(declaration: &Declaration, resolver: &Resolver<'_>, diagnostics: &mut Diagnostics) -> Vec<Invariant> {
    let place = Place { what: "an invariant", velocities: true, time: true };
    let mut invariants: Vec<Invariant> = Vec::new();
    for (name, expression) in &declaration.invariants {
        if let Some(first) = invariants.iter().find(|i| i.name == name.value) {
            diagnostics.push(
                Diagnostic::error(name.origin.clone(), format!("the invariant `{}` is declared twice", name.value))
                    .label(first.origin.clone(), "first declared here"),
            );
        }
        let value = resolver.expr(expression, place, diagnostics);
        invariants.push(Invariant {
            name: name.value.clone(),
            // The failure has left an error, so this value is never used.
            expression: value.unwrap_or_else(Expr::zero),
            origin: name.origin.clone(),
        });
    }
    invariants
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

/// Warns of definitions and parameters that neither an expression nor a shape of the drawing reads.
fn unused(as_declared: &Declaration, declaration: &Declaration, names: &Names, diagnostics: &mut Diagnostics) {
    // A matrix that is read as a whole, as by `angular_velocity(R)`, has no entry that is read.
    let others = as_declared
        .definitions
        .iter()
        .flat_map(|(name, value)| value.names().into_iter().filter(|(read, _)| *read != name.value));
    let shapes = as_declared.drawing.iter().flat_map(|shape| shape.value.expressions());
    let read = angles::parts(as_declared).into_iter().map(|(_, part)| part).chain(shapes).flat_map(Expression::names);
    let read: HashSet<String> = read.chain(others).map(|(name, _)| name).collect();
    let mut definitions: Vec<(&declaration::Name, bool)> = Vec::new();
    let declared = declaration.definitions.iter().enumerate().filter(|(_, (name, _))| !shapes::is_made(&name.value));
    for (i, (name, _)) in declared {
        let used = names.is_used(Meaning::Definition(i)) || read.contains(whole(&name.value));
        match definitions.last_mut() {
            // The name is another entry of the same vector.
            Some((first, known)) if whole(&first.value) == whole(&name.value) => *known |= used,
            _ => definitions.push((name, used)),
        }
    }
    for (name, _) in definitions.into_iter().filter(|(_, used)| !used) {
        let message = format!("the definition `{}` is never used", whole(&name.value));
        diagnostics.push(Diagnostic::warning(name.origin.clone(), message));
    }
    for (i, parameter) in declaration.parameters.iter().enumerate() {
        if !names.is_used(Meaning::Variable(Var::Parameter(i))) && !read.contains(&parameter.name.value) {
            let message = format!("the parameter `{}` is never used", parameter.name.value);
            diagnostics.push(Diagnostic::warning(parameter.name.origin.clone(), message));
        }
    }
}

/// Formats a count with its noun: "1 row", "2 rows".
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
