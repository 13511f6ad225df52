//! A step as a method states it: what it carries, solves and observes.

use super::Discretisation;
use super::blocks::{self, Block, Equations, Unknown};
use super::script::Script;
use crate::ir::graph::Stage;
use crate::ir::handles::{Scalar, Vector};
use crate::ir::program::{Body, Carried, Output, Role, Shape, Stability, Statement};

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
    /// [`Method::options`](crate::scheme::Method::options). A stepper watches the terms: a step outside the
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
