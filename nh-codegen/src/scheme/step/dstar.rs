//! Steps on D* by discrete gradients, with all that acts beside Π ∇̄ℋ.
//!
//! A method states its rates, the places where it takes Π, and its discrete gradients. A step adds
//!
//! - Z, the drift of affine constraints with forces and control inputs at ζ̄, where forces that
//!   depend on the velocity take the discrete velocity ∂̄ℋ/∂ρ;
//! - the terms that [keep](super::level) holonomic constraints;
//! - the term that keeps a moving energy, for methods that ask for it;
//! - the work of all these. Π is skew, so ℋ' − ℋ = h (Z·∇̄ℋ + ∂̄ℋ/∂t + …) exactly.

use super::blocks::Equations;
use super::discrete_gradient::Gradient;
use super::level::LevelSet;
use super::script::Script;
use super::segment::Segment;
use super::stated::Step;
use crate::ir::handles::{Place, Scalar, Vector};
use std::convert::Infallible;

/// A step on D* under construction.
pub struct OnDstar<'s> {
    script: Script<'s>,
    h: Scalar<'s>,
    /// The equations; a method adds the rows of further unknowns.
    pub equations: Equations,
    /// The number of equal parts that the step consists of.
    parts: i64,
    /// The rate of ℋ in a part.
    power: Scalar<'s>,
}

/// A rate of ζ in a step or in a part of it.
#[derive(Clone, Copy)]
pub struct Rate<'s> {
    /// The unknowns v.
    pub v: Vector<'s>,
    /// The index of the sample of the control inputs, whose time is that of the rate.
    pub sample: usize,
    /// The place ζ̄ of Π.
    pub place: Place<'s>,
    /// ζ at the beginning of the part.
    pub start: Place<'s>,
    /// The weight of the rate in the part.
    pub weight: Scalar<'s>,
}

impl<'s> Rate<'s> {
    /// Returns the rate of a line, at its middle.
    fn along(zeta: Segment<'s>) -> Self {
        let s = zeta.script;
        Rate { v: zeta.v, sample: 0, place: zeta.middle(), start: s.here(), weight: s.ratio(1, 1) }
    }

    /// Returns ζ̄ with the time of the rate.
    fn here(&self, s: Script<'s>) -> Place<'s> {
        self.place.and(s.sampled(self.sample))
    }
}

impl<'s> OnDstar<'s> {
    /// Begins a step of equal parts.
    pub fn in_parts(s: Script<'s>, parts: i64) -> Self {
        OnDstar { script: s, h: s.h(), equations: Equations::default(), parts, power: s.ratio(0, 1) }
    }

    /// Begins a step.
    pub fn new(s: Script<'s>) -> Self {
        Self::in_parts(s, 1)
    }

    /// Adds a rate v = Π ∇̄ℋ, given ∇̄ℋ and the method's discrete gradient of level functions.
    ///
    /// # Errors
    /// Those of that discrete gradient.
    pub fn rate<E>(
        &mut self,
        rate: Rate<'s>,
        energy: Gradient<'s>,
        of_level: impl FnMut(Scalar<'s>) -> Result<Gradient<'s>, E>,
    ) -> Result<(), E> {
        let (s, here) = (self.script, rate.here(self.script));
        let external = self.external(rate, energy);
        let slope = s.almost_poisson().at(here) * energy.0 + external;
        let kept = self.kept(rate, energy, of_level)?;
        self.equations.rates_on_dstar(s, rate.v, rate.v - (slope + kept));
        self.does_work(rate, external, energy);
        Ok(())
    }

    /// Adds a rate, given the mean of ∇ℋ and the same mean of other functions of (q, t). It lacks the
    /// [mean of ∂ℋ/∂t](Self::ageing).
    pub fn rate_of_means(&mut self, rate: Rate<'s>, gradient: Vector<'s>, mean: impl Fn(Vector<'s>) -> Vector<'s>) {
        let s = self.script;
        let of_level = |f: Scalar<'s>| {
            let (gradient, ageing) = mean(f.gradient(s.q().then(s.t()))).split(s.q().len());
            Ok::<_, Infallible>((gradient, ageing.entry(0)))
        };
        let Ok(()) = self.rate(rate, (gradient, s.ratio(0, 1)), of_level);
    }

    /// Adds the rate of a line at its middle. Level functions take Gonzalez' discrete gradient.
    pub fn along(&mut self, zeta: Segment<'s>, energy: Gradient<'s>) {
        let Ok(()) = self.rate(Rate::along(zeta), energy, of_levels(zeta));
    }

    /// Adds the rate of a line, given `rows` v − Π ∇̄ℋ − Z. The moving energy of a declared symmetry
    /// is kept, too; `corrected` states that ∇̄ℋ is not ∇ℋ(ζ̄).
    pub fn stated_along(&mut self, zeta: Segment<'s>, energy: Gradient<'s>, rows: Vector<'s>, corrected: bool) {
        let rate = Rate::along(zeta);
        let external = self.external(rate, energy);
        let Ok(kept) = self.kept(rate, energy, of_levels(zeta));
        let left_out = self.moving_energy(zeta, energy.0, rows, corrected);
        self.equations.rates_on_dstar(self.script, zeta.v, rows - kept + left_out);
        self.does_work(rate, external, energy);
        self.power = self.power - left_out.dot(energy.0);
    }

    /// Adds ∂ℋ/∂t at a place with a weight, for a method whose discrete gradients leave it out.
    pub fn ageing(&mut self, weight: Scalar<'s>, place: Place<'s>) {
        self.power = self.power + weight * self.script.hamiltonian_rate().at(place);
    }

    /// Returns Z at a rate.
    fn external(&self, rate: Rate<'s>, (gradient, _): Gradient<'s>) -> Vector<'s> {
        let s = self.script;
        s.external_field(rate.sample, rate.place, gradient.split(s.q().len()).1)
    }

    /// Returns the terms of a rate that keep holonomic constraints.
    fn kept<E>(
        &mut self,
        rate: Rate<'s>,
        (gradient, _): Gradient<'s>,
        of_level: impl FnMut(Scalar<'s>) -> Result<Gradient<'s>, E>,
    ) -> Result<Vector<'s>, E> {
        let (s, here) = (self.script, rate.here(self.script));
        let Some(level) = LevelSet::by(s, here, (rate.start, self.parts), of_level)? else {
            return Ok(s.zeros(gradient.len()));
        };
        let (correction, added) = level.on_dstar(here, gradient);
        self.power = self.power + rate.weight * added;
        Ok(correction)
    }

    /// Adds the power of a rate.
    fn does_work(&mut self, rate: Rate<'s>, external: Vector<'s>, (gradient, ageing): Gradient<'s>) {
        self.power = self.power + rate.weight * (external.dot(gradient) + ageing);
    }

    /// Returns the part of the discrete field v − `rows` that changes the moving energy K: c d with
    /// c = ∇̄K·f/∇̄K·d, where d is ∇̄K with zeros in the entries of rotation matrices.
    fn moving_energy(
        &mut self,
        zeta: Segment<'s>,
        gradient: Vector<'s>,
        rows: Vector<'s>,
        corrected: bool,
    ) -> Vector<'s> {
        let s = self.script;
        let Some(slopes) = moving_gradient(zeta, gradient, corrected) else { return s.zeros(rows.len()) };
        let (along, field) = (s.variable("along_moving_energy"), zeta.v - rows);
        let groups = &s.mechanics.model().about.groups;
        let direction = groups.iter().flat_map(|group| group.entries()).fold(slopes, |d, i| d.with(i, s.ratio(0, 1)));
        let square = if groups.is_empty() { slopes.norm_squared() } else { slopes.dot(direction) };
        let value = slopes.dot(field).over_or_zero(square);
        let left_out = along * direction;
        let along = s.vector([along]);
        self.equations.rows(along, along - s.vector([value]), s.zeros(1), s.ones(1));
        left_out
    }

    /// Solves the equations and ends the step at a new ζ.
    ///
    /// # Errors
    /// The text of an internal error.
    pub fn to(self, new: Vector<'s>) -> Result<Step<'s>, String> {
        let s = self.script;
        let work = self.h / self.parts * self.power;
        Ok(s.step_on_dstar(new).solve(&self.equations)?.work_on_dstar(work, new))
    }
}

/// Returns Gonzalez' discrete gradients of functions of (q, t) along a line.
fn of_levels<'s>(zeta: Segment<'s>) -> impl Fn(Scalar<'s>) -> Result<Gradient<'s>, Infallible> {
    let line = zeta.first(zeta.script.q().len());
    move |f| Ok(line.aged_discrete_gradient(f))
}

/// Returns ∇̄K of the moving energy K = ℋ − (X v)·g Y − A·Y of a declared symmetry Y, given ∇̄ℋ.
/// Returns `None` without a symmetry. It also returns `None` if ∇̄ℋ is ∇ℋ(ζ̄) (`corrected` is
/// false), ∇̄K is ∇K(ζ̄), and K is kept off the rotation groups as well: the discrete field is then
/// the continuous one at ζ̄ and keeps K.
fn moving_gradient<'s>(zeta: Segment<'s>, gradient: Vector<'s>, corrected: bool) -> Option<Vector<'s>> {
    let s = zeta.script;
    let field = s.symmetry()?;
    let momenta = s.momenta_of_velocity().at(s.v().to(field));
    let linear = (s.frame() * s.frame_velocity()).dot(momenta) + s.vector_potential().dot(field);
    let moving = (s.hamiltonian() - linear).value();
    let exact = !corrected && zeta.correction(linear).is_none() && s.ask(|cx| cx.is_kept_everywhere(moving));
    (!exact).then(|| gradient - zeta.discrete_gradient(linear))
}
