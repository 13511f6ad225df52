//! `rattle`: nonholonomic RATTLE, with the multiplier as part of the state.

use super::blocks::Equations;
use super::projection::project;
use super::step::{LevelMultipliers, Site, work};
use super::{Conserves, Discretisation, Method, Properties, Refusal, Samples, Script, reactions, tangent};
use crate::ir::handles::{Place, Vector};
use crate::ir::program::Role;
use crate::mechanics::Mechanics;

/// p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0.
///
/// Control inputs are forces B(q) u at both ends, with u at t and at t + h. `rattle:consistent`
/// starts from a multiplier that balances all forces, but no u is known at the start. It therefore
/// applies P* B u, so that λ is the multiplier of the other forces; for continuous u this makes no
/// other difference.
pub(super) const RATTLE: Method = Method {
    properties: Properties {
        name: "rattle",
        type_name: "Rattle",
        title: "Nonholonomic RATTLE, started from λ = 0",
        equation: "p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on",
        source: "McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(0, 1), (1, 1)]),
    keeps_levels: true,
    applies,
    step: |s| step(s, Start::Zero),
    ..Method::DEFAULT
};

/// The same from another first multiplier.
pub(super) const RATTLE_CONSISTENT: Method = Method {
    properties: Properties {
        name: "rattle:consistent",
        type_name: "RattleConsistent",
        title: "Nonholonomic RATTLE, started from the continuous multiplier",
        ..RATTLE.properties
    },
    step: |s| step(s, Start::Continuous),
    ..RATTLE
};

/// The first multiplier.
#[derive(Clone, Copy)]
enum Start {
    Zero,
    /// That of the motion, which balances all forces.
    Continuous,
}

impl Start {
    /// Returns B(q) u with the u of a sample; P* B u for a multiplier of the motion.
    fn forces<'s>(self, s: Script<'s>, sample: usize, place: Place<'s>) -> Vector<'s> {
        match self {
            Start::Zero => Site::new(s, sample, place).forces(),
            Start::Continuous => project(s, Site::new(s, sample, s.here()).forces()).at(place),
        }
    }

    /// Returns the multiplier.
    fn multipliers<'s>(self, s: Script<'s>) -> Vector<'s> {
        match self {
            Start::Zero => s.zeros(s.mechanics.model().r()),
            // The reaction in this method is −μᵀ λ.
            Start::Continuous => -s.values(s.ask(reactions::multipliers_without_inputs)),
        }
    }
}

fn applies(m: &Mechanics) -> Result<(), Refusal> {
    tangent::needs_fixed_time(m)?;
    tangent::needs_no_gyroscopic_terms(m, "use `leapfrog` or `dla`, or `gonzalez` on D*")?;
    tangent::needs_no_friction(m, "use `dla` or `dla-midpoint`, or `gonzalez` on D*")?;
    let alternative = "use `leapfrog` (the same two-step method, for any metric) or `dla`, or `gonzalez` on D*";
    tangent::needs_constant_mass(m, alternative)
}

fn step(s: Script<'_>, start: Start) -> Result<Discretisation, String> {
    let (h, q, p) = (s.h(), s.q(), s.p());
    let (lambda, new_lambda) = (s.multipliers("lambda"), s.multipliers("lambda_new"));
    let inverse_mass = s.inverse_mass();
    // V_q − B u
    let slope = |i, place| s.potential_gradient().at(place) - start.forces(s, i, place);

    // The reaction of holonomic constraints in p_½ puts q' on their level.
    let positions = LevelMultipliers::new(s, lambda);
    let before = positions.multipliers;
    let old = Site::free(s, s.here());
    let half_p = p - h / 2 * (slope(0, old.place) + old.reaction(before));
    let velocity = inverse_mass * half_p;
    let new_q = q + h * velocity;
    let new = Site::free(s, q.to(new_q));
    let new_p = half_p - h / 2 * (slope(1, new.place) + new.reaction(new_lambda));

    let mut equations = Equations::default();
    equations.rows(new_lambda, new.with_velocity(inverse_mass * new_p).slip(), lambda, s.ones(lambda.len()));
    positions.put(new.place, inverse_mass * p, &mut equations);
    let ends = [(0, old), (1, new)].map(|(i, node)| (s.ratio(1, 2), Site::new(s, i, node.place).moving_with(velocity)));
    let one = s.ratio(1, 1);
    let reactions = [old.held(-before), new.held(-new_lambda)].map(|node| (one, node));
    let work = work(h, ends) + work(h / 2, reactions);
    let step = s
        .step(q, inverse_mass * p)
        .carry(Role::Configuration, "configuration q_k", q, q, new_q)
        .carry(Role::Momenta, "momenta p_k", p, s.momenta_of_velocity(), new_p)
        .carry(Role::Multipliers, "multipliers λ_k (force −μᵀ λ)", lambda, start.multipliers(s), new_lambda);
    Ok(step.solve(&equations)?.work(work).finish())
}
