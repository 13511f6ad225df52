//! `suslov-mv`, `suslov-cay`: the two discretisations of Suslov's problem, for any rigid body with
//! left-invariant constraints.

use super::blocks::Equations;
use super::displacement::{Map, Twist, cotangent, cross, displaced, skewed};
use super::{Conserves, Discretisation, Method, Properties, Refusal, Script, tangent};
use crate::algebra::Expr;
use crate::ir::handles::Vector;
use crate::mechanics::Mechanics;
use crate::model::{FrameChoice, Model};
use crate::tree::Var;

/// Displacements W = cay(h ω̂) with ω ∈ D, and the momenta of a discrete Lagrangian l_d(W), right trivialised: Xᵀ M(ω) = ρ,
/// ρ' = Xᵀ Wᵀ M(ω). Frames X are constant, so a direction of the constraint other than the third axis needs no turned frame.
///
/// Moser and Veselov's l_d = −tr(W 𝕁)/h, 𝕁 = ½ tr(I) − I, has M̂ = (W 𝕁 − 𝕁 Wᵀ)/h, which means M =
/// (I ω + h/2 ω × I ω)/(1 + h²|ω|²/4). As ω·(ω × I ω) = 0, |Xᵀ M| in the metric of D is the same
/// for −h, so the energy at the nodes is exactly constant.
///
/// The Cayley difference, l_d = h/2 ω·I ω, has M = (dcay⁻¹_{hω})* I ω.
pub(super) const SUSLOV_MV: Method = Method {
    properties: Properties {
        name: "suslov-mv",
        type_name: "SuslovMv",
        title: "Discretisation of Suslov's problem by Moser and Veselov's Lagrangian (not consistent; the energy is exact)",
        equation: "R' = R cay(h ω̂),  ω ∈ D;  Xᵀ (I ω + h/2 ω × I ω)/(1 + h²|ω|²/4) = ρ;  ρ' = Xᵀ (I ω − h/2 ω × I ω)/(1 + h²|ω|²/4)",
        source: "García-Naranjo & Jiménez (2017), sections 5 and 6; Fedorov & Zenkov (2005); Moser & Veselov (1991)",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    keeps_rotations: true,
    applies,
    step: |s| step(s, |x, p| skewed(s, x, p)),
    ..Method::DEFAULT
};

/// The same with Cayley's difference.
pub(super) const SUSLOV_CAY: Method = Method {
    properties: Properties {
        name: "suslov-cay",
        type_name: "SuslovCay",
        title: "Discretisation of Suslov's problem by Cayley's difference (consistent)",
        equation: "R' = R cay(h ω̂),  ω ∈ D;  Xᵀ (dcay⁻¹_{hω})* I ω = ρ;  ρ' = Xᵀ (dcay⁻¹_{−hω})* I ω",
        energy: Conserves::Bounded,
        ..SUSLOV_MV.properties
    },
    step: |s| step(s, |x, p| cotangent(s, Map::Cayley, x, p)),
    ..SUSLOV_MV
};

fn applies(mechanics: &Mechanics) -> Result<(), Refusal> {
    let model = mechanics.model();
    tangent::needs_linear_constraints(mechanics)?;
    let refused = |what: &str| {
        Err(Refusal::new(
            format!("is for a rigid body that turns about a fixed point: {what}"),
            "use `rdp-cay` or `rdp-exp` on other groups, or `gonzalez` or `midpoint`",
        ))
    };
    if !is_attitude(model) {
        return refused("velocities of so(3), and no coordinates but its attitude");
    }
    let mut moving = model.lagrangian.mass_matrix().entries().iter().chain(model.constraint_matrix.entries());
    let frame = match &model.frame {
        FrameChoice::Declared(frame) => frame.entries(),
        _ => &[],
    };
    let depends = |e: &Expr| (0..model.n()).any(|i| e.depends_on(Var::Coordinate(i)));
    if moving.any(depends) || frame.iter().any(depends) {
        return refused("its inertia tensor and its constraints do not depend on the attitude");
    }
    if !model.is_natural()
        || !model.lagrangian.potential().is_zero()
            && (0..model.n()).any(|i| model.lagrangian.potential().depends_on(Var::Coordinate(i)))
    {
        return refused("only its constraints act on it");
    }
    Ok(())
}

/// Returns a step, given the momenta M(x) of a displacement by x, from g ω.
fn step<'s>(s: Script<'s>, momenta: impl Fn(Twist<'s>, Twist<'s>) -> Twist<'s>) -> Result<Discretisation, String> {
    let (h, q, w, rho) = (s.h(), s.q(), s.v(), s.rho());
    let ahead = s.unknown_velocities("ahead");
    let turned = Twist::turning(s, h * ahead);
    let momentum = Twist::turning(s, s.momenta_of_velocity().at(w.to(ahead)));
    let departing = momenta(turned, momentum).entries();
    let arriving = momenta(Twist::turning(s, -(h * ahead)), momentum).entries();
    let frame = s.frame().transpose();
    let new_q = match s.mechanics.model().about.groups.first() {
        Some(block) => displaced(s, Map::Cayley, block, q, turned),
        None => q,
    };
    let mut equations = Equations::default();
    let guess = s.velocity_of_rho();
    let rows = (frame * departing - rho).then(s.slip(s.here(), ahead));
    equations.rates(s, ahead, rows, guess, s.zeros(guess.len()));
    // The determinant of the equations' derivative relative to its value at rest; it vanishes where
    // two solutions meet.
    let columns: Vec<Vector<'_>> = (0..3).map(|j| rows.derivative(ahead.entry(j))).collect();
    let slope = columns[0].dot(cross(s, columns[1], columns[2]));
    let measure = slope / slope.at(ahead.to(s.zeros(3)));
    Ok(s.step_on_dstar(new_q.then(frame * arriving)).solve(&equations)?.branch(measure).finish())
}

/// Returns whether the configuration is SO(3), or reduced by it, with body velocities.
fn is_attitude(model: &Model) -> bool {
    let group = match &model.about.groups[..] {
        [] => model.n() == 0,
        [block] => block.dimension == 3 && block.position.is_empty() && model.n() == 9,
        _ => false,
    };
    let bracket = |i: usize, j: usize, l: usize| model.structure.get(i, j, l).cloned().unwrap_or_else(Expr::zero);
    let cyclic = |i: usize| {
        let (j, l) = ((i + 1) % 3, (i + 2) % 3);
        (bracket(i, j, l) - Expr::one()).is_zero() && bracket(i, j, i).is_zero() && bracket(i, j, j).is_zero()
    };
    group && model.k() == 3 && (0..3).all(cyclic)
}
