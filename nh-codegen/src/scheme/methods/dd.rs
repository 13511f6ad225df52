//! `dd`: the discrete-derivative method, energy-preserving on (q, v).

use super::blocks::Equations;
use super::inputs;
use super::level::LevelSet;
use super::segment::Segment;
use super::tangent;
use super::{Conserves, Context, Discretisation, Properties, Refusal, Scheme};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + B(q̄) u + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0, with u at t + h/2.
pub struct DiscreteDerivative;

impl Scheme for DiscreteDerivative {
    fn properties(&self) -> Properties {
        Properties {
            name: "dd",
            type_name: "DiscreteDerivative",
            title: "Discrete-derivative method with Gonzalez' gradient of the potential",
            equation: "q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0",
            source: "Gonzalez (1999), Mechanical systems subject to holonomic constraints; Modin & Verdier (2020), A.3",
            order: 2,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Bounded,
        }
    }

    fn mixes_blocks(&self) -> bool {
        true
    }

    fn keeps_levels(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_fixed_time("dd", mechanics)?;
        tangent::needs_constant_mass(
            "dd",
            mechanics,
            "use `gonzalez-f` (energy exact for every metric, the constraints at midpoints too) or `gonzalez` on D*",
        )
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        cx.write(|s| {
            let (h, q, v) = (s.h(), s.q(), s.v());
            // The unknown is the mean velocity u = (v + v')/2: q' = q + h u, v' = 2 u − v.
            let (u, lambda) = (s.unknown_velocities("mean"), s.multipliers("lambda"));
            let change = Segment::new(s, q, u);
            let there = q.to(change.mid);
            let (mu, b) = (s.constraint_matrix().at(there), s.constraint_rates().at(there));
            let (mu, b) = LevelSet::of(change).map_or((mu, b), |level| level.in_constraints(mu, b));
            let driving = s.driving(0, there.and(v.to(u)));
            let force = mu.transpose() * lambda - change.discrete_gradient(s.potential()) + driving;
            let force = force + s.gyroscopic(there, u);

            // M (v' − v) = 2 M (u − v).
            let mut equations = Equations::default();
            equations.velocities(s, u, s.mass_matrix() * (u - v) - h / 2 * force);
            equations.multipliers(s, lambda, mu * u - b);
            let work = h * (driving.dot(u) + lambda.dot(b));
            Ok(s.step_on_velocities(change.new, 2 * u - v).solve(&equations)?.work(work).finish())
        })
    }
}
