//! `spark2`, `spark3`: specialised partitioned additive Runge–Kutta methods of the Lobatto family.

use super::blocks::Equations;
use super::step::Site;
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, tangent};
use crate::ir::handles::Vector;

/// Positions by Lobatto IIIA, momenta by Lobatto IIIB, s stages, order 2 s − 2. Control inputs are
/// forces B(Q_j) u at the stages, with u at t + c_j h: t and t + h, for s = 3 also t + h/2.
pub(super) const SPARK2: Method = Method {
    properties: Properties {
        name: "spark2",
        type_name: "Spark2",
        title: "SPARK method of the Lobatto family, 2 stages",
        equation: "Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)",
        source: "Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(0, 1), (1, 1)]),
    applies: tangent::needs_coordinates,
    step: |s| step(s, &LOBATTO_2),
    ..Method::DEFAULT
};

/// The same with three stages.
pub(super) const SPARK3: Method = Method {
    properties: Properties {
        name: "spark3",
        type_name: "Spark3",
        title: "SPARK method of the Lobatto family, 3 stages",
        order: 4,
        ..SPARK2.properties
    },
    samples: Samples::At(&[(0, 1), (1, 2), (1, 1)]),
    step: |s| step(s, &LOBATTO_3),
    ..SPARK2
};

/// A coefficient p/q.
type Ratio = (i64, i64);

/// Lobatto IIIA (a), IIIB (â) and the weights b; Hairer, Lubich & Wanner, *Geometric Numerical
/// Integration*, II.1.4.
struct Tableau {
    a: &'static [&'static [Ratio]],
    a_hat: &'static [&'static [Ratio]],
    b: &'static [Ratio],
}

const LOBATTO_2: Tableau = Tableau {
    a: &[&[(0, 1), (0, 1)], &[(1, 2), (1, 2)]],
    a_hat: &[&[(1, 2), (0, 1)], &[(1, 2), (0, 1)]],
    b: &[(1, 2), (1, 2)],
};

const LOBATTO_3: Tableau = Tableau {
    a: &[&[(0, 1), (0, 1), (0, 1)], &[(5, 24), (1, 3), (-1, 24)], &[(1, 6), (2, 3), (1, 6)]],
    a_hat: &[&[(1, 6), (-1, 6), (0, 1)], &[(1, 6), (1, 3), (0, 1)], &[(1, 6), (5, 6), (0, 1)]],
    b: &[(1, 6), (2, 3), (1, 6)],
};

fn step(s: Script<'_>, tableau: &Tableau) -> Result<Discretisation, String> {
    let &Tableau { a, a_hat, b } = tableau;
    let (h, q, v) = (s.h(), s.q(), s.v());
    let stages = 1..=b.len();
    let stage_v: Vec<_> = stages.clone().map(|i| s.unknown_velocities(&format!("s{i}"))).collect();
    let lambda: Vec<_> = stages.map(|i| s.multipliers(&format!("lambda_s{i}_"))).collect();
    let new_v = s.unknown_velocities("new");
    let momentum = s.conjugate_momenta();
    let new_q = q + h * combination(s, b, &stage_v);
    let end = Site::free(s, q.to(new_q).and(v.to(new_v)).and(s.afterwards()));

    let (mut stages, mut forces, mut slips) = (vec![], vec![], vec![]);
    for (i, &own_v) in stage_v.iter().enumerate() {
        let stage = Site::new(s, i, q.to(q + h * combination(s, a[i], &stage_v)).and(v.to(own_v)));
        forces.push(stage.force() + stage.reaction(lambda[i]));
        slips.push(stage.slip());
        stages.push(stage.held(lambda[i]));
    }

    let mut equations = Equations::default();
    for (i, stage) in stages.iter().enumerate() {
        let impelled = momentum + h * combination(s, a_hat[i], &forces);
        equations.velocities(s, stage_v[i], stage.momenta() - impelled);
    }
    // Λ_1 … Λ_{s−1} belong to the stage conditions, Λ_s to μ(q') v' = 0.
    let conditions = a[1..].iter().map(|a| combination(s, a, &slips)).chain([end.slip()]);
    for (&lambda, condition) in lambda.iter().zip(conditions) {
        equations.rows(lambda, condition, s.zeros(lambda.len()), s.ones(lambda.len()));
    }
    equations.velocities(s, new_v, end.momenta() - (momentum + h * combination(s, b, &forces)));
    let weighted = b.iter().map(|&(p, q)| s.ratio(p, q)).zip(stages);
    Ok(s.step_on_velocities(new_q, new_v).solve(&equations)?.work_at(weighted).finish())
}

/// Returns Σ c_j x_j.
fn combination<'s>(s: Script<'s>, coefficients: &[Ratio], x: &[Vector<'s>]) -> Vector<'s> {
    let terms = coefficients.iter().zip(x).filter(|((p, _), _)| *p != 0).map(|(&(p, q), &x)| s.ratio(p, q) * x);
    terms.reduce(|sum, term| sum + term).unwrap_or_else(|| s.zeros(x[0].len()))
}
