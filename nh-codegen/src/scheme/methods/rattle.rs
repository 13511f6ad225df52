//! `rattle`: nonholonomic RATTLE, with the multiplier as part of the state.

use super::blocks::Equations;
use super::{Conserves, Discretisation, Method, Properties, Refusal, Samples, Script, leapfrog, reactions, tangent};
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
    fn input_force<'s>(self, s: Script<'s>, sample: usize, place: Place<'s>) -> Vector<'s> {
        match self {
            Start::Zero => s.force_at(sample, place),
            Start::Continuous => leapfrog::project(s, s.force_at(sample, s.here())).at(place),
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
    let (mu, inverse_mass) = (s.constraint_matrix(), s.inverse_mass());
    // V_q − B u
    let slope = |i, place| s.potential_gradient().at(place) - start.input_force(s, i, place);

    // The reaction of holonomic constraints in p_½ puts q' on their level.
    let levels = s.level_functions();
    let position = s.numbered("lambda_position", levels.len());
    let before = lambda.split(lambda.len() - levels.len()).0.then(position);
    let half_p = p - h / 2 * (slope(0, s.here()) + mu.transpose() * before);
    let velocity = inverse_mass * half_p;
    let new_q = q + h * velocity;
    let there = q.to(new_q);
    let new_mu = mu.at(there);
    let new_p = half_p - h / 2 * (slope(1, there) + new_mu.transpose() * new_lambda);

    let mut equations = Equations::default();
    equations.rows(new_lambda, s.slip(there, inverse_mass * new_p), lambda, s.ones(lambda.len()));
    // A change of λ_j moves φ_j by h²/2 (μ M⁻¹ μᵀ)_jj times the change. A change whose effect is
    // below the rounding of q is invisible.
    let (first, gram) = (lambda.len() - levels.len(), s.constraint_gram());
    let terms = q.abs() + (h * (inverse_mass * p)).abs();
    let rounded = |j: usize| mu.row(j).abs().dot(terms) / gram.entry(j, j) * 2 / (h * h);
    let scale: Vec<_> = (first..lambda.len()).map(rounded).collect();
    equations.rows(position, levels.at(there) / h, lambda.split(first).1, s.vector(scale));
    let work = h * (s.force_at(0, s.here()).dot(velocity) / 2 + s.force_at(1, there).dot(velocity) / 2);
    let b = s.constraint_rates();
    let reacted = before.dot(b) + new_lambda.dot(b.at(there));
    let work = if reacted.is_zero() { work } else { work - h / 2 * reacted };
    let step = s
        .step(q, inverse_mass * p)
        .carry(Role::Configuration, "configuration q_k", q, q, new_q)
        .carry(Role::Momenta, "momenta p_k", p, s.momenta_of_velocity(), new_p)
        .carry(Role::Multipliers, "multipliers λ_k (force −μᵀ λ)", lambda, start.multipliers(s), new_lambda);
    Ok(step.solve(&equations)?.work(work).finish())
}
