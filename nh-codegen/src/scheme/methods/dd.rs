//! `dd`: the discrete-derivative method, energy-preserving on (q, v).

use super::blocks::Equations;
use super::segment::Segment;
use super::step::Site;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, tangent};

/// q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + B(q̄) u + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0, with u at t + h/2.
pub(super) const DD: Method = Method {
    properties: Properties {
        name: "dd",
        type_name: "DiscreteDerivative",
        title: "Discrete-derivative method with Gonzalez' gradient of the potential",
        equation: "q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0",
        source: "Gonzalez (1999), Mechanical systems subject to holonomic constraints; Modin & Verdier (2020), A.3",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Bounded,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_levels: true,
    mixes_blocks: true,
    applies: |m| {
        let alternative =
            "use `gonzalez-f` (energy exact for every metric, the constraints at midpoints too) or `gonzalez` on D*";
        tangent::needs_fixed_time(m)?;
        tangent::needs_constant_mass(m, alternative)
    },
    step,
    ..Method::DEFAULT
};

fn step(s: Script<'_>) -> Result<Discretisation, String> {
    let (h, q, v) = (s.h(), s.q(), s.v());
    // The unknown is the mean velocity u = (v + v')/2: q' = q + h u, v' = 2 u − v.
    let (u, lambda) = (s.unknown_velocities("mean"), s.multipliers("lambda"));
    let change = Segment::new(s, q, u);
    let mid = Site::along(change, u);
    let force = mid.pushed(mid.reaction(lambda) - change.discrete_gradient(s.potential()));

    // M (v' − v) = 2 M (u − v).
    let mut equations = Equations::default();
    equations.velocities(s, u, s.mass_matrix() * (u - v) - h / 2 * force);
    equations.multipliers(s, lambda, mid.slip());
    let sites = [(s.ratio(1, 1), mid.held_last(lambda))];
    Ok(s.step_on_velocities(change.new, 2 * u - v).solve(&equations)?.work_at(sites).finish())
}
