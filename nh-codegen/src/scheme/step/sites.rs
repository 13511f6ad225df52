//! Sites of a step on (q, w): the places where a method takes momenta, forces and constraints.
//!
//! A method combines the values of its sites, and ends with the weights of its quadrature,
//! [`Step::work_at`]. A site has the forces and control inputs beside L_q, the prescribed rates of
//! its constraints, discrete gradients in place of the gradients of holonomic constraints, and the
//! power of all these.

use super::level::LevelSet;
use super::script::Script;
use super::segment::Segment;
use super::stated::Step;
use crate::ir::handles::{Matrix, Place, Scalar, Vector};

/// A place of a step with its forces and constraints.
#[derive(Clone, Copy)]
pub struct Site<'s> {
    script: Script<'s>,
    /// (q, w) and the time.
    pub place: Place<'s>,
    /// The forces F and control inputs; `None` if none act at this site.
    forces: Option<Vector<'s>>,
    /// The velocity by which forces do work.
    velocity: Vector<'s>,
    /// μ and b along a line; `None` for those at the place.
    rows: Option<(Matrix<'s>, Vector<'s>)>,
    /// The power of the constraints.
    reacted: Scalar<'s>,
    /// The multipliers of a further reaction.
    lambda: Option<Vector<'s>>,
}

impl<'s> Site<'s> {
    /// Returns the site at a place of (q, w) with the i-th sample of the control inputs and its
    /// time.
    pub fn new(s: Script<'s>, i: usize, place: Place<'s>) -> Self {
        let forces = s.force_at(i, place);
        Site { forces: Some(forces), ..Self::free(s, place.and(s.sampled(i))) }
    }

    /// Does the same without control inputs.
    pub fn without_inputs(s: Script<'s>, i: usize, place: Place<'s>) -> Self {
        let (u, place) = (s.u(), place.and(s.sampled(i)));
        let forces = s.applied_force().at(u.to(s.zeros(u.len()))).at(place);
        Site { forces: Some(forces), ..Self::free(s, place) }
    }

    /// Returns a site without forces at a place of (q, w) and the time.
    pub fn free(s: Script<'s>, place: Place<'s>) -> Self {
        Site {
            script: s,
            place,
            forces: None,
            velocity: s.v().at(place),
            rows: None,
            reacted: s.ratio(0, 1),
            lambda: None,
        }
    }

    /// Returns the site with the velocity w at the middle of a line of q. Its constraints keep
    /// holonomic levels.
    pub fn along(line: Segment<'s>, w: Vector<'s>) -> Self {
        let s = line.script;
        let there = s.q().to(line.mid);
        let (mu, b) = (s.constraint_matrix().at(there), s.constraint_rates().at(there));
        let rows = LevelSet::of(line).map_or((mu, b), |level| level.in_constraints(mu, b));
        Site { rows: Some(rows), ..Self::new(s, 0, there.and(s.v().to(w))) }
    }

    /// Returns the site with another velocity, and the same forces.
    pub fn with_velocity(self, w: Vector<'s>) -> Self {
        Site { place: self.place.and(self.script.v().to(w)), velocity: w, ..self }
    }

    /// Returns the site with another velocity by which its forces do work.
    pub fn moving_with(self, velocity: Vector<'s>) -> Self {
        Site { velocity, ..self }
    }

    /// Returns the site with the work of the reaction μᵀ λ.
    pub fn held(self, lambda: Vector<'s>) -> Self {
        Site { reacted: self.power_of(lambda), ..self }
    }

    /// Does the same, with that work formed after the work of the forces.
    pub fn held_last(self, lambda: Vector<'s>) -> Self {
        Site { lambda: Some(lambda), ..self }
    }

    /// Returns λ·b.
    fn power_of(self, lambda: Vector<'s>) -> Scalar<'s> {
        lambda.dot(self.rows.map_or_else(|| self.script.constraint_rates().at(self.place), |(_, b)| b))
    }

    /// Returns the site with reactions at both ends of the step that do this work.
    pub fn held_at_ends(self, power: Scalar<'s>) -> Self {
        Site { reacted: power, ..self }
    }

    /// Returns F.
    pub fn forces(self) -> Vector<'s> {
        self.forces.unwrap_or_else(|| self.script.zeros(self.velocity.len()))
    }

    /// Returns L_v.
    pub fn momenta(self) -> Vector<'s> {
        self.script.conjugate_momenta().at(self.place)
    }

    /// Returns L_q + F.
    pub fn force(self) -> Vector<'s> {
        self.script.lagrangian_force().at(self.place) + self.forces()
    }

    /// Returns L_q with the velocity w, plus F.
    pub fn force_of(self, w: Vector<'s>) -> Vector<'s> {
        self.with_velocity(w).force()
    }

    /// Returns a force plus F and Ω w.
    pub fn pushed(self, force: Vector<'s>) -> Vector<'s> {
        force + self.forces() + self.script.gyroscopic(self.place, self.velocity)
    }

    /// Returns the reaction μᵀ λ.
    pub fn reaction(self, lambda: Vector<'s>) -> Vector<'s> {
        let mu = self.rows.map_or_else(|| self.script.constraint_matrix().at(self.place), |(mu, _)| mu);
        mu.transpose() * lambda
    }

    /// Returns μ w − b.
    pub fn slip(self) -> Vector<'s> {
        let w = self.script.v().at(self.place);
        self.rows.map_or_else(|| self.script.slip(self.place, w), |(mu, b)| mu * w - b)
    }

    /// Returns the power from outside.
    fn power(self) -> Scalar<'s> {
        let s = self.script;
        let own = self.forces.map_or(s.ratio(0, 1), |forces| forces.dot(self.velocity));
        let reacted = self.lambda.map_or(self.reacted, |lambda| self.power_of(lambda));
        if self.forces.is_none() {
            return reacted;
        }
        own + reacted + s.power_without_forces(self.place.and(s.v().to(self.velocity)))
    }
}

/// Returns the mean power of two sites with the same velocity, without that of constraints.
pub fn mean_power<'s>(a: Site<'s>, b: Site<'s>) -> Scalar<'s> {
    let [before, after] = [a, b].map(|site| site.script.power_without_forces(site.place));
    (a.forces() + b.forces()).dot(a.velocity) / 2 + (before + after) / 2
}

/// Returns the work of sites with these weights over a time.
pub fn work<'s>(time: Scalar<'s>, sites: impl IntoIterator<Item = (Scalar<'s>, Site<'s>)>) -> Scalar<'s> {
    let terms = sites.into_iter().map(|(weight, site)| weight * site.power());
    time * terms.reduce(|sum, term| sum + term).expect("a site")
}

impl<'s> Script<'s> {
    /// Returns μ w − b at the q (and t) of a place.
    pub fn slip(self, place: Place<'s>, w: Vector<'s>) -> Vector<'s> {
        self.constraint_matrix().at(place) * w - self.constraint_rates().at(place)
    }
}

impl<'s> Step<'s> {
    /// Carries the [work](Step::work) from outside by a quadrature with these weights of sites.
    #[must_use]
    pub fn work_at(self, sites: impl IntoIterator<Item = (Scalar<'s>, Site<'s>)>) -> Self {
        let h = self.script.h();
        self.work(work(h, sites))
    }
}
