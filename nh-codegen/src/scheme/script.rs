//! Language in which methods are written: the model's symbols and the quantities of its mechanics
//! as [handles](crate::ir::handles). The files of `step` add the words for forces, times, levels and
//! the results of a step.
//!
//! ```text
//! let (h, q, v) = (s.h(), s.q(), s.v());
//! let middle = q + h / 2 * v;
//! let reaction = s.constraint_matrix().at(q.to(middle)).transpose() * lambda;
//! ```

use super::Context;
use super::solving::tearing::cost;
use crate::ir::graph::{Graph, Stage, Symbol, Value};
use crate::ir::handles::{GraphOwner, Matrix, Place, Scalar, SharedGraph, Vector};
use crate::ir::matrix::ValueMatrix;
use crate::mechanics::Mechanics;
use num_rational::BigRational;
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
    vector vector_potential
    vector velocity_of_rho
    vector rho_of_velocity
    vector potential_gradient
    vector momenta_of_velocity
    vector coordinate_rates
    vector invariants
    scalar potential
    scalar constraint_gram_determinant
    scalar lagrangian
    scalar natural_lagrangian
    scalar kinetic_energy
    scalar energy
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

    /// Returns L_v = g w + A.
    pub fn conjugate_momenta(self) -> Vector<'s> {
        self.momenta_of_velocity() + self.vector_potential()
    }

    /// Returns the field of a declared symmetry with a moving energy, k entries.
    pub fn symmetry(self) -> Option<Vector<'s>> {
        let symmetry = self.mechanics.model().symmetry.as_ref()?;
        Some(self.values(self.ask(|cx| symmetry.field.iter().map(|y| cx.lower(y)).collect())))
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

    pub(super) fn symbols(self, of: impl FnOnce(&mut Context<'_>) -> Vec<Symbol>) -> Vector<'s> {
        self.shared.variables(&self.ask(of))
    }

    /// Runs `f` on the context.
    pub fn ask<R>(self, f: impl FnOnce(&mut Context<'_>) -> R) -> R {
        let (mut f, mut answer) = (Some(f), None);
        self.context.ask(&mut |cx| answer = f.take().map(|f| f(cx)));
        answer.expect("the context answers once")
    }
}
