//! Language in which methods are written: the model's symbols and the quantities of its mechanics
//! as [handles](crate::ir::handles), and the step that combines them.
//!
//! ```text
//! let (h, q, v) = (s.h(), s.q(), s.v());
//! let middle = q + h / 2 * v;
//! let reaction = s.constraint_matrix().at(q.to(middle)).transpose() * lambda;
//! ```

use super::blocks::{self, Block, Equations, Unknown};
use super::quantities::reactions;
use super::solving::tearing::cost;
use super::{Context, Discretisation};
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::handles::{GraphOwner, Matrix, Place, Scalar, SharedGraph, Vector};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::{Body, Carried, Output, Role, Shape, Stability, Statement};
use crate::mechanics::Mechanics;
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::cell::{RefCell, RefMut};

/// A model's symbols and quantities. It is `Copy`, like its handles.
#[derive(Clone, Copy)]
pub struct Script<'s> {
    shared: &'s SharedGraph<'s>,
    /// The mechanics to discretise.
    pub mechanics: &'s Mechanics,
    context: &'s dyn Ask,
}

/// A context that answers one question at a time.
trait Ask {
    /// Runs `question` on the context.
    fn ask(&self, question: &mut dyn FnMut(&mut Context<'_>));
}

/// A context that is lent to a script and its handles.
#[derive(Debug)]
struct Lent<'c, 'm>(RefCell<&'c mut Context<'m>>);

impl Ask for Lent<'_, '_> {
    fn ask(&self, question: &mut dyn FnMut(&mut Context<'_>)) {
        question(&mut self.0.borrow_mut());
    }
}

impl GraphOwner for Lent<'_, '_> {
    fn graph(&self) -> RefMut<'_, Graph> {
        RefMut::map(self.0.borrow_mut(), |cx| &mut cx.graph)
    }
}

impl Context<'_> {
    /// Runs `f`, which builds on the context's graph.
    pub fn write<R>(&mut self, f: impl FnOnce(Script<'_>) -> R) -> R {
        let mechanics = self.mechanics;
        let context = Lent(RefCell::new(self));
        f(Script { shared: &SharedGraph::new(&context), mechanics, context: &context })
    }

    /// Returns the entries of the column that `f` builds.
    pub fn values_of(&mut self, f: impl for<'s> FnOnce(Script<'s>) -> Vector<'s>) -> Vec<Value> {
        self.write(|s| f(s).values().to_vec())
    }
}

/// Defines a method of [`Script`] for each quantity at the canonical symbols, with its name in
/// [`Context`].
macro_rules! quantities {
    ($(matrix $matrix:ident)* $(vector $vector:ident)* $(scalar $scalar:ident)* $(of $of:ident)*) => {
        impl<'s> Script<'s> {
            $(
                #[doc = concat!("[`Context::", stringify!($matrix), "`]")]
                pub fn $matrix(self) -> Matrix<'s> {
                    self.shared.matrix(&self.ask(|cx| cx.$matrix()))
                }
            )*
            $(
                #[doc = concat!("[`Context::", stringify!($vector), "`]")]
                pub fn $vector(self) -> Vector<'s> {
                    self.shared.vector(self.ask(|cx| cx.$vector()))
                }
            )*
            $(
                #[doc = concat!("[`Context::", stringify!($scalar), "`]")]
                pub fn $scalar(self) -> Scalar<'s> {
                    self.shared.scalar(self.ask(|cx| cx.$scalar()))
                }
            )*
            $(
                #[doc = concat!("[`Context::", stringify!($of), "`]")]
                pub fn $of(self, x: Vector<'s>) -> Vector<'s> {
                    let x = x.values();
                    self.shared.vector(self.ask(|cx| cx.$of(&x)))
                }
            )*
        }
    };
}

quantities! {
    matrix mass_matrix
    matrix inverse_mass
    matrix anchor
    matrix constraint_matrix
    matrix constraint_directions
    matrix constraint_gram
    matrix inverse_constraint_gram
    matrix restricted_metric
    matrix anchored_frame
    matrix reaction_rows
    matrix inverse_reaction_gram
    matrix projector_d
    matrix frame
    matrix almost_poisson
    matrix moving_poisson
    matrix gyroscopic_matrix
    vector frame_velocity
    vector vector_field
    vector autonomous_field
    vector hamiltonian_gradient
    vector moving_velocity
    vector moving_momenta
    vector moving_gradient
    vector moving_field
    vector inertial_force
    vector potential_force
    vector constraint_turning
    vector constraint_rates
    vector drift
    vector drift_field
    vector applied_force
    vector induced_force
    vector velocity_of_rho
    vector rho_of_velocity
    vector potential_gradient
    vector momenta_of_velocity
    vector coordinate_rates
    scalar potential
    scalar constraint_gram_determinant
    scalar lagrangian
    scalar natural_lagrangian
    scalar kinetic_energy
    scalar hamiltonian
    of solve_mass
    of solve_constraint_gram
}

impl<'s> Script<'s> {
    /// Returns whether a method may use its closed form for a constant metric.
    pub fn has_closed_form(self) -> bool {
        self.ask(|cx| cx.has_closed_form())
    }

    /// Returns L_q = ½ v·(∂g) v − ∂V, n entries.
    pub fn lagrangian_force(self) -> Vector<'s> {
        self.lagrangian().gradient(self.q())
    }

    /// Returns the nonzero brackets c_ij^l of the velocities, [e_i, e_j] = c_ij^l e_l, under (i, j,
    /// l).
    pub fn brackets_of_velocities(self) -> Vec<((usize, usize, usize), Scalar<'s>)> {
        self.ask(|cx| cx.structure()).into_iter().map(|(at, c)| (at, self.value(c))).collect()
    }

    /// Returns the number of operations in the values that depend on these variables.
    pub(super) fn cost(self, values: Vector<'s>, variables: Vector<'s>) -> usize {
        let (values, symbols) = (values.values(), variables.symbols());
        self.build(|graph| cost(graph, &values, &symbols))
    }

    /// Returns the cheapest of several ways to compute the same result, with the cost counted as
    /// far as it depends on these variables; the first among equals.
    pub(super) fn cheapest_for(self, variables: Vector<'s>, ways: impl IntoIterator<Item = Vector<'s>>) -> Vector<'s> {
        ways.into_iter().min_by_key(|&way| self.cost(way, variables)).expect("there is a way")
    }

    /// Returns the cheapest of several ways to compute the same result; the first among equals.
    pub(super) fn cheapest(self, ways: impl IntoIterator<Item = Vector<'s>>) -> Vector<'s> {
        self.cheapest_for(self.state(), ways)
    }

    /// Returns the cheapest pair, shared work counted once, among the six cheapest of each list.
    /// The cost counts the operations that depend on these variables.
    pub(super) fn cheapest_pair(
        self,
        variables: Vector<'s>,
        these: impl IntoIterator<Item = Vector<'s>>,
        those: impl IntoIterator<Item = Vector<'s>>,
    ) -> (Vector<'s>, Vector<'s>) {
        let (mut these, mut those) = (Vec::from_iter(these), Vec::from_iter(those));
        for ways in [&mut these, &mut those] {
            ways.sort_by_cached_key(|&way| self.cost(way, variables));
            ways.truncate(6);
        }
        let pairs = these.iter().flat_map(|&this| those.iter().map(move |&that| (this, that)));
        pairs.min_by_key(|&(this, that)| self.cost(this.then(that), variables)).expect("there are ways")
    }

    /// Returns the ways to compute Π ∇ℋ + Z₀ + (0, Xᵀ F).
    pub(super) fn vector_fields(self) -> Vec<Vector<'s>> {
        let forced = |way| way + self.force_on_dstar(0, self.here(), self.frame_velocity());
        [self.vector_field()].into_iter().chain(self.composed_fields().map(forced)).collect()
    }

    /// Returns the ways to compute Π ∇ℋ + Z₀.
    pub(super) fn autonomous_fields(self) -> Vec<Vector<'s>> {
        [self.autonomous_field()].into_iter().chain(self.composed_fields()).collect()
    }

    fn composed_fields(self) -> impl Iterator<Item = Vector<'s>> {
        let ways = self.ask(|cx| if cx.composes() { cx.autonomous_fields() } else { Vec::new() });
        ways.into_iter().map(move |way| self.values(way))
    }

    /// Returns q, w, p, ρ, v, u.
    pub(super) fn state(self) -> Vector<'s> {
        self.symbols(|cx| cx.state_symbols())
    }

    /// Returns the declared first integrals I_i(q, w) other than the energy.
    pub fn further_invariants(self) -> Vec<Scalar<'s>> {
        let invariants = self.mechanics.further_invariants();
        invariants.iter().map(|invariant| self.value(self.ask(|cx| cx.lower(&invariant.expression)))).collect()
    }
}

/// Symbols and numbers.
impl<'s> Script<'s> {
    /// Returns the step size.
    pub fn h(self) -> Scalar<'s> {
        self.symbols(|cx| vec![cx.symbols.h]).entry(0)
    }

    /// Returns the time as one variable.
    pub fn t(self) -> Vector<'s> {
        self.symbols(|cx| vec![cx.symbols.t])
    }

    /// Returns q¹ … qⁿ.
    pub fn q(self) -> Vector<'s> {
        self.symbols(|cx| cx.symbols.q.clone())
    }

    /// Returns w¹ … wᵏ; v = q̇ if the velocities are those of the coordinates.
    pub fn v(self) -> Vector<'s> {
        self.symbols(|cx| cx.symbols.w.clone())
    }

    /// Returns p₁ … p_k.
    pub fn p(self) -> Vector<'s> {
        self.symbols(|cx| cx.symbols.p.clone())
    }

    /// Returns ρ₁ … ρ_m.
    pub fn rho(self) -> Vector<'s> {
        self.symbols(|cx| cx.symbols.rho.clone())
    }

    /// Returns v¹ … vᵐ, the components of the velocity in the frame: w = X v.
    pub(super) fn components(self) -> Vector<'s> {
        self.symbols(|cx| cx.symbols.v.clone())
    }

    /// Returns ζ = (q, ρ).
    pub fn zeta(self) -> Vector<'s> {
        self.q().then(self.rho())
    }

    /// Returns the [options](super::Method::options) of the method.
    pub fn options(self) -> Vector<'s> {
        self.symbols(|cx| cx.options.clone())
    }

    /// Returns the gains of a feedback in functions of a system.
    pub(super) fn gains(self) -> Vector<'s> {
        self.symbols(|cx| cx.gain_symbols())
    }

    /// Returns the levels that a feedback keeps.
    pub fn levels(self) -> Vector<'s> {
        self.symbols(|cx| cx.level_symbols())
    }

    /// Returns unknown velocities: `x_dot_new`.
    pub fn unknown_velocities(self, suffix: &str) -> Vector<'s> {
        self.named_after(self.v(), suffix)
    }

    /// Returns unknown multipliers: `lambda1` … `lambda_r`.
    pub fn multipliers(self, name: &str) -> Vector<'s> {
        self.numbered(name, self.mechanics.model().r())
    }

    /// Returns these symbols as a vector.
    pub fn variables(self, symbols: &[Symbol]) -> Vector<'s> {
        self.shared.variables(symbols)
    }

    /// Returns the variable with this name.
    pub fn variable(self, name: &str) -> Scalar<'s> {
        self.symbols(|cx| vec![cx.symbol(name, Stage::State)]).entry(0)
    }

    /// Returns a variable for each of these, named after it: `x_dot_new`.
    pub fn named_after(self, variables: Vector<'s>, suffix: &str) -> Vector<'s> {
        let symbols = variables.symbols();
        self.symbols(|cx| {
            let names = symbols.iter().map(|&symbol| format!("{}_{suffix}", cx.graph.symbol_info(symbol).name));
            let names: Vec<String> = names.collect();
            names.iter().map(|name| cx.symbol(name, Stage::State)).collect()
        })
    }

    /// Names values after variables, for readers of generated code: `x_mid`.
    pub fn hint(self, variables: Vector<'s>, values: Vector<'s>, suffix: &str) {
        let (variables, values) = (variables.values(), values.values());
        self.ask(|cx| cx.hint(&variables, &values, suffix));
    }

    /// Returns `count` variables, numbered from 1: `lambda1`, `lambda2`.
    pub fn numbered(self, name: &str, count: usize) -> Vector<'s> {
        self.symbols(|cx| (1..=count).map(|i| cx.symbol(&format!("{name}{i}"), Stage::State)).collect())
    }

    /// Returns the number p/q.
    pub fn ratio(self, p: i64, q: i64) -> Scalar<'s> {
        self.shared.ratio(p, q)
    }

    /// Returns a decimal with the digits that it is written with.
    pub fn decimal(self, number: &BigRational) -> Scalar<'s> {
        self.shared.decimal(number)
    }

    /// Returns an exact number.
    pub fn number(self, number: &BigRational) -> Scalar<'s> {
        self.value(self.build(|graph| graph.constant(number.clone())))
    }

    /// Returns n zeros.
    pub fn zeros(self, n: usize) -> Vector<'s> {
        self.shared.zeros(n)
    }

    /// Returns n ones.
    pub fn ones(self, n: usize) -> Vector<'s> {
        self.vector((0..n).map(|_| self.ratio(1, 1)))
    }

    /// Returns numbers as a column.
    pub fn vector(self, entries: impl IntoIterator<Item = Scalar<'s>>) -> Vector<'s> {
        self.shared.vector(entries.into_iter().map(Scalar::value).collect::<Vec<_>>())
    }

    /// Returns the matrix with these entries.
    pub fn matrix(self, rows: usize, columns: usize, entry: impl Fn(usize, usize) -> Scalar<'s>) -> Matrix<'s> {
        let values = (0..rows * columns).map(|at| entry(at / columns, at % columns).value()).collect();
        self.shared.matrix(&ValueMatrix::new(rows, columns, values))
    }

    /// Returns the unit vector eᵢ of n entries.
    pub fn unit(self, n: usize, i: usize) -> Vector<'s> {
        self.vector((0..n).map(|j| self.ratio((i == j).into(), 1)))
    }

    /// Returns a handle of a matrix of graph values.
    pub fn matrix_of(self, matrix: &ValueMatrix) -> Matrix<'s> {
        self.shared.matrix(matrix)
    }

    /// Returns a handle of a graph value.
    pub fn value(self, value: Value) -> Scalar<'s> {
        self.shared.scalar(value)
    }

    /// Returns graph values as a column.
    pub fn values(self, values: Vec<Value>) -> Vector<'s> {
        self.shared.vector(values)
    }

    /// Returns the place of the canonical symbols.
    pub fn here(self) -> Place<'s> {
        self.shared.here()
    }

    /// Builds directly on the graph if the language has no word for an operation.
    pub fn build<R>(self, f: impl FnOnce(&mut Graph) -> R) -> R {
        self.shared.build(f)
    }

    fn symbols(self, of: impl FnOnce(&mut Context<'_>) -> Vec<Symbol>) -> Vector<'s> {
        self.shared.variables(&self.ask(of))
    }

    /// Runs `f` on the context.
    pub fn ask<R>(self, f: impl FnOnce(&mut Context<'_>) -> R) -> R {
        let (mut f, mut answer) = (Some(f), None);
        self.context.ask(&mut |cx| answer = f.take().map(|f| f(cx)));
        answer.expect("the context answers once")
    }
}

/// The time and external influences: control inputs, forces, prescribed velocities. All are 0 for a
/// natural system.
impl<'s> Script<'s> {
    /// Returns whether anything changes the energy: control inputs, forces, prescribed velocities,
    /// the time.
    pub fn has_work(self) -> bool {
        self.has_inputs() || self.mechanics.model().changes_energy()
    }

    /// Returns whether the model has control inputs.
    fn has_inputs(self) -> bool {
        !self.mechanics.model().about.inputs.is_empty()
    }

    /// Returns whether a force depends on the velocity.
    pub fn has_friction(self) -> bool {
        self.mechanics.model().forces.depend_on_velocities()
    }

    /// Returns u¹ … uᶜ; in a step, the first sample.
    pub fn u(self) -> Vector<'s> {
        self.symbols(|cx| cx.symbols.u.clone())
    }

    /// Returns the i-th [sample](super::Method::samples) of u in the step, counted from 0.
    pub fn sample(self, i: usize) -> Vector<'s> {
        self.symbols(|cx| cx.sample(i))
    }

    /// Returns the place with u and the time of the i-th sample.
    pub fn sampled(self, i: usize) -> Place<'s> {
        let fraction = self.ask(|cx| cx.samples.fractions.get(i).cloned());
        let place = self.u().to(self.sample(i));
        match fraction {
            Some(fraction) => place.and(self.at_time(&fraction)),
            None => place,
        }
    }

    /// Returns the place with the time t + c h if the model depends on the time.
    pub fn at_time(self, c: &BigRational) -> Place<'s> {
        let depends = self.mechanics.model().depends_on_time() && !c.is_zero();
        if !depends {
            return self.here();
        }
        self.t().to(self.t() + self.vector([self.number(c) * self.h()]))
    }

    /// Returns the middle of the step in time.
    pub fn halfway(self) -> Place<'s> {
        self.at_time(&BigRational::new(1.into(), 2.into()))
    }

    /// Returns the end of the step in time.
    pub fn afterwards(self) -> Place<'s> {
        self.at_time(&BigRational::one())
    }

    /// Returns B(q) u, k entries.
    pub fn input_force(self) -> Vector<'s> {
        if self.has_inputs() { self.shared.vector(self.ask(|cx| cx.input_force())) } else { self.zeros(self.v().len()) }
    }

    /// Returns F = B u + further forces at a place, with the i-th sample; k entries.
    pub fn force_at(self, i: usize, place: Place<'s>) -> Vector<'s> {
        self.applied_force().at(place.and(self.sampled(i)))
    }

    /// Returns (0, Xᵀ (F − ∂A/∂t)), n + m entries, at a place with the i-th sample. The velocity
    /// has the components v in the frame.
    pub fn force_on_dstar(self, i: usize, place: Place<'s>, v: Vector<'s>) -> Vector<'s> {
        let force = self.applied_force() + self.induced_force();
        let force = if self.has_friction() { force.at(self.v().to(self.moving_velocity())) } else { force };
        let push = (self.frame().transpose() * force).at(place.and(self.sampled(i)).and(self.components().to(v)));
        self.zeros(self.q().len()).then(push)
    }

    /// Returns Z = Z₀ + (0, Xᵀ F), the part of ζ̇ beside Π ∇ℋ, with the i-th sample. Z₀ is taken at
    /// the place and the force at the components v of the velocity.
    pub fn external_field(self, i: usize, place: Place<'s>, v: Vector<'s>) -> Vector<'s> {
        self.drift_at(i, place) + self.force_on_dstar(i, place, v)
    }

    /// Returns Z₀ at a place of ζ, with the time of the i-th sample.
    pub fn drift_at(self, i: usize, place: Place<'s>) -> Vector<'s> {
        let field = self.drift_field();
        if field.depends_on(self.components()) {
            field.at(self.components().to(self.frame_velocity())).at(place.and(self.sampled(i)))
        } else {
            field.at(place.and(self.sampled(i)))
        }
    }

    /// Returns ∂ℋ/∂t at fixed ζ.
    pub fn hamiltonian_rate(self) -> Scalar<'s> {
        if !self.mechanics.model().is_rheonomic() {
            return self.ratio(0, 1);
        }
        // The derivative is taken at the stationary v of ρ·v + V − T.
        let rate = self.potential_less_kinetic().derivative(self.t().entry(0));
        rate.at(self.components().to(self.frame_velocity()))
    }

    /// Returns the power Z·∇ℋ + ∂ℋ/∂t, the rate of ℋ, at a place of ζ with the i-th sample.
    pub fn power_on_dstar(self, i: usize, place: Place<'s>) -> Scalar<'s> {
        let place = place.and(self.sampled(i));
        let v = self.frame_velocity();
        if self.mechanics.model().is_natural() {
            return self.force_on_dstar(i, place, v.at(place)).split(self.q().len()).1.dot(v.at(place));
        }
        let external = self.external_field(i, place, v.at(place));
        external.dot(self.hamiltonian_gradient().at(place)) + self.hamiltonian_rate().at(place)
    }

    /// Returns E − ℋ = w₀·g w₀.
    pub fn drift_energy(self) -> Scalar<'s> {
        if !self.mechanics.model().is_affine() {
            return self.ratio(0, 1);
        }
        2 * self.kinetic_energy().at(self.v().to(self.drift()))
    }

    /// Returns μ w − b at the q (and t) of a place.
    pub fn slip(self, place: Place<'s>, w: Vector<'s>) -> Vector<'s> {
        self.constraint_matrix().at(place) * w - self.constraint_rates().at(place)
    }

    /// Returns λ·b for the multipliers of the motion: the power of the constraints, which is 0 if
    /// they prescribe no velocity.
    pub fn reacting_power(self) -> Scalar<'s> {
        if !self.mechanics.model().is_affine() {
            return self.ratio(0, 1);
        }
        self.values(self.ask(reactions::multipliers)).dot(self.constraint_rates())
    }

    /// Returns Ω w at a place of q; 0 for a model without gyroscopic forces.
    pub fn gyroscopic(self, place: Place<'s>, w: Vector<'s>) -> Vector<'s> {
        if self.mechanics.model().lagrangian.is_gyroscopic() {
            self.gyroscopic_matrix().at(place) * w
        } else {
            self.zeros(w.len())
        }
    }

    /// Returns −∂L/∂t at fixed (q, w) at a place: the power without any force.
    pub fn power_without_forces(self, place: Place<'s>) -> Scalar<'s> {
        if !self.mechanics.model().is_rheonomic() {
            return self.ratio(0, 1);
        }
        -self.lagrangian().derivative(self.t().entry(0)).at(place)
    }

    /// Returns L_v = g w + A.
    pub fn conjugate_momenta(self) -> Vector<'s> {
        self.momenta_of_velocity() + self.vector_potential()
    }

    /// Returns the functions φ of the holonomic constraints that have a row in μ.
    pub fn level_functions(self) -> Vector<'s> {
        let levels = self.ask(|cx| cx.level_functions()).into_iter().zip(&self.mechanics.model().levels);
        self.values(levels.filter(|(_, level)| level.row.is_some()).map(|(function, _)| function).collect())
    }

    /// Returns Y, k × s: the columns of g⁻¹ μᵀ C⁻¹ that belong to the holonomic constraints.
    pub fn across_levels(self) -> Matrix<'s> {
        let (count, directions) = (self.level_functions().len(), self.constraint_directions());
        let r = self.constraint_matrix().rows();
        let columns: Vec<Vector<'s>> = (r - count..r)
            .map(|i| {
                let unit = self.unit(r, i);
                directions * self.solve_constraint_gram(unit)
            })
            .collect();
        self.matrix(directions.rows(), count, |i, j| columns[j].entry(i))
    }

    /// Returns the field of a declared symmetry with a moving energy, k entries.
    pub fn symmetry(self) -> Option<Vector<'s>> {
        let symmetry = self.mechanics.model().symmetry.as_ref()?;
        Some(self.values(self.ask(|cx| symmetry.field.iter().map(|y| cx.lower(y)).collect())))
    }

    /// Returns A, k entries.
    pub fn vector_potential(self) -> Vector<'s> {
        self.values(self.ask(|cx| cx.vector_potential()))
    }
}

impl Equations {
    /// Adds the unknowns x with their rows. `guess` needs no history; `scale` is that of
    /// [`NewtonBlock::scale`](crate::ir::program::NewtonBlock).
    pub fn rows(&mut self, x: Vector<'_>, rows: Vector<'_>, guess: Vector<'_>, scale: Vector<'_>) {
        assert_eq!(x.len(), rows.len(), "a row for each unknown");
        let (rows, guess, scale) = (rows.values(), guess.values(), scale.values());
        for (i, symbol) in x.symbols().into_iter().enumerate() {
            self.push(Unknown { symbol, guess: guess[i], scale: scale[i] }, rows[i]);
        }
    }
}

/// A step under construction: the carried groups with their initial and new values, the observed
/// values, and the statements and blocks of the solution.
pub struct Step<'s> {
    /// Script of the method.
    pub script: Script<'s>,
    groups: Vec<(Carried, [Output; 2])>,
    observed: Vec<Output>,
    statements: Vec<Statement>,
    blocks: Vec<Block>,
    stability: Option<Stability>,
}

impl<'s> Script<'s> {
    /// Begins a step that shows (q, w).
    pub fn step(self, q: Vector<'s>, w: Vector<'s>) -> Step<'s> {
        let observed = vec![output(Role::Configuration, q), output(Role::Velocity, w)];
        let (groups, statements, blocks) = (Vec::new(), Vec::new(), Vec::new());
        Step { script: self, groups, observed, statements, blocks, stability: None }
    }

    /// Begins a step on D* to a new ζ = (q, ρ).
    pub fn step_on_dstar(self, zeta: Vector<'s>) -> Step<'s> {
        let (q, rho) = zeta.split(self.q().len());
        self.step(self.q(), self.velocity_of_rho())
            .carry(Role::Configuration, "configuration q", self.q(), self.q(), q)
            .carry(Role::ReducedMomenta, "momenta on D*, ρ = Xᵀ p", self.rho(), self.rho_of_velocity(), rho)
    }

    /// Begins a step to a new (q, v).
    pub fn step_on_velocities(self, q: Vector<'s>, v: Vector<'s>) -> Step<'s> {
        self.step(self.q(), self.v()).carry(Role::Configuration, "configuration q", self.q(), self.q(), q).carry(
            Role::CarriedVelocity,
            "velocity v = q̇",
            self.v(),
            self.v(),
            v,
        )
    }
}

impl<'s> Step<'s> {
    /// Carries the variables `old`: `start`, a function of (q, w), before the first step, and `new`
    /// after a step.
    #[must_use]
    pub fn carry(mut self, role: Role, doc: &str, old: Vector<'_>, start: Vector<'_>, new: Vector<'_>) -> Self {
        let carried = Carried { role, doc: doc.into(), symbols: old.symbols() };
        self.groups.push((carried, [output(role, start), output(role, new)]));
        self
    }

    /// Adds statements that precede all equations.
    #[must_use]
    pub fn first(mut self, statements: Vec<Statement>) -> Self {
        self.statements.extend(statements);
        self
    }

    /// Solves equations.
    ///
    /// # Errors
    /// The text of an internal error.
    pub fn solve(mut self, equations: &Equations) -> Result<Self, String> {
        let (statements, blocks) = self.script.build(|graph| blocks::order(graph, equations))?;
        self.statements.extend(statements);
        self.blocks.extend(blocks);
        Ok(self)
    }

    /// Carries the external work, if the model has any: 0 at the start, plus `work` in each step.
    /// The work uses the method's own quadrature, so an energy-preserving method changes the energy
    /// by exactly this work.
    #[must_use]
    pub fn work(self, work: Scalar<'s>) -> Self {
        let s = self.script;
        if !s.has_work() {
            return self;
        }
        let done = s.variable(Role::Work.name());
        let text =
            if s.mechanics.model().is_natural() { "work done by the control inputs" } else { "work done from outside" };
        self.carry(Role::Work, text, s.vector([done]), s.zeros(1), s.vector([done + work]))
    }

    /// Carries h k |∇I|² at the old state for the terms −k (I − I₀) ∇I of a feedback, under an
    /// explicit Runge–Kutta method with up to 4 stages. The gains k are positions in
    /// [`Method::options`](super::Method::options). A stepper watches the terms: a step outside the
    /// stability region is an error that names the gain.
    #[must_use]
    pub fn stability(self, stages: u32, terms: impl IntoIterator<Item = (usize, Scalar<'s>)>) -> Self {
        let s = self.script;
        let (gains, terms): (Vec<usize>, Vec<Scalar<'_>>) = terms.into_iter().unzip();
        let old = s.numbered(Role::Stability.name(), terms.len());
        let text = "h k |∇I|² for the terms of the feedback, at the beginning of the last step";
        let step = self.carry(Role::Stability, text, old, s.zeros(terms.len()), s.vector(terms));
        Step { stability: Some(Stability { stages, gains }), ..step }
    }

    /// Carries a number that is 1 at the start and positive on the branch of solutions that tends
    /// to the identity with the step size. A step without a solution, or with one where the number
    /// is not positive, ends with the error of a lost branch.
    #[must_use]
    pub fn branch(self, measure: Scalar<'s>) -> Self {
        let s = self.script;
        let old = s.numbered(Role::Branch.name(), 1);
        let text = "distance of the last step from the end of its branch: 1 at rest, 0 at the end";
        self.carry(Role::Branch, text, old, s.vector([s.ratio(1, 1)]), s.vector([measure]))
    }

    /// Carries the error of a quadrature of ∇ℋ along the step. `change` is the quadrature's value
    /// for ℋ(ζ') − ℋ(ζ). If the two differ by more than the roundoff of their terms, the step ends
    /// with the error of an unresolved quadrature.
    #[must_use]
    pub fn resolved_on_dstar(
        self,
        change: Scalar<'s>,
        size: Scalar<'s>,
        gradient: Vector<'s>,
        new: Vector<'s>,
    ) -> Self {
        let (f, zeta) = (self.script.hamiltonian(), self.script.zeta());
        self.resolved((f, zeta), change, size, gradient, new)
    }

    /// Carries the alignment of the admissible velocities at the ends of the step with those at its
    /// middle; 1 if they have not turned.
    #[must_use]
    pub fn aligned(self, alignment: Scalar<'s>) -> Self {
        let s = self.script;
        if alignment.stage() <= Stage::Const {
            return self;
        }
        let old = s.numbered(Role::Alignment.name(), 1);
        let text = "alignment of the directions that the constraints allow, over the last step: 1 without a turn, 0 at a right angle";
        self.carry(Role::Alignment, text, old, s.ones(1), s.vector([alignment]))
    }

    /// Does the same as [`Step::resolved_on_dstar`] for the gradient of f(z).
    #[must_use]
    pub fn resolved(
        self,
        (f, z): (Scalar<'s>, Vector<'s>),
        change: Scalar<'s>,
        size: Scalar<'s>,
        gradient: Vector<'s>,
        new: Vector<'s>,
    ) -> Self {
        let s = self.script;
        let (quadratic, rest) = f.split_quadratic(z);
        let there = z.to(new).and(s.afterwards());
        let (here, after) = (quadratic + rest, quadratic.at(there) + rest.at(there));
        let terms = [quadratic, rest, quadratic.at(there), rest.at(there)].map(Scalar::abs);
        let size = terms.into_iter().fold(size, |sum, term| sum + term);
        // Places are rounded as well, and far from the origin their roundoff exceeds that of the
        // terms. ℋ may also be a difference of larger terms, which its slopes show; the slope with
        // respect to an angle passes zero repeatedly.
        let size = size * f.coarseness() + gradient.componentwise(new).abs().sum();
        let old = s.numbered(Role::Resolution.name(), 2);
        let text = "error of the quadrature of the last step, and the size of its terms";
        self.carry(Role::Resolution, text, old, s.zeros(2), s.vector([after - here - change, size]))
    }

    /// Carries the [work](Step::work) of a step on D* to ζ', given the change of ℋ as `work`: E = ℋ +
    /// w₀·g w₀.
    #[must_use]
    pub fn work_on_dstar(self, work: Scalar<'s>, new: Vector<'s>) -> Self {
        let s = self.script;
        let apart = s.drift_energy();
        let there = apart.at(s.zeta().to(new).and(s.afterwards()));
        let work = if apart.is_zero() { work } else { work + (there - apart) };
        self.work(work)
    }

    /// Returns the finished step.
    pub fn finish(self) -> Discretisation {
        let body = |outputs| Body { statements: Vec::new(), outputs };
        let (carried, values): (Vec<Carried>, Vec<[Output; 2]>) = self.groups.into_iter().unzip();
        let (start, new) = values.into_iter().map(|[start, new]| (start, new)).unzip();
        let step = Body { statements: self.statements, outputs: new };
        let (start, observe) = (body(start), body(self.observed));
        Discretisation { carried, start, step, observe, blocks: self.blocks, stability: self.stability }
    }
}

fn output(role: Role, values: Vector<'_>) -> Output {
    Output { role, shape: Shape::Vector(values.len()), values: values.values().to_vec() }
}
