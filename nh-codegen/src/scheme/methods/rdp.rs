//! `rdp-cay`, `rdp-exp`: the reduced d'Alembert–Pontryagin integrator.

use super::blocks::Equations;
use super::displacement::{Map, Twist, cotangent, displaced};
use super::step::Site;
use super::{Conserves, Discretisation, Method, MethodOption, Properties, Samples, Script, invariance, tangent};
use crate::ir::handles::{Scalar, Vector};
use crate::model::RotationBlock;

/// The method on M × G for a Lagrangian ℓ(r, u, ξ) and a distribution D that are invariant under G.
/// A step is r' = r + h u, g' = g τ(h ξ) with (u, ξ) ∈ D at r_α = (1 − α) r + α r'. The momenta
/// that leave a node equal those that arrive there, on D:
///
/// Xᵀ(r) P⁻ = ρ,  ρ' = Xᵀ(r') P⁺,
/// P⁻ = (ℓ_u, (dτ⁻¹_{hξ})* ℓ_ξ) − (1 − α) h F,  P⁺ = (ℓ_u, (dτ⁻¹_{−hξ})* ℓ_ξ) + α h F,  with ℓ at
/// (r_α, u, ξ), and F = ℓ_r plus the forces.
///
/// The paper writes (u, ξ) ∈ D as ξ = Ω − A(r_α) u. The frame X is that of the model; its columns
/// span D.
pub(super) const RDP_CAY: Method = Method {
    properties: Properties {
        name: "rdp-cay",
        type_name: "RdpCay",
        title: "Reduced d'Alembert–Pontryagin integrator (RDP), displacements by Cayley's map (order and symmetry at α = ½; order 1 elsewhere)",
        equation: "r' = r + h u,  g' = g cay(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dcay⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dcay⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces",
        source: "Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 37",
        order: 2,
        symmetric: true,
        energy: Conserves::Bounded,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(0, 1), (1, 1)]),
    keeps_rotations: true,
    options: |_| {
        let text =
            "position in the step at which the Lagrangian and the constraints are evaluated, r_α = (1 − α) r + α r'";
        vec![MethodOption::weight("alpha", text)]
    },
    applies: |m| {
        invariance::needs_invariance(m)?;
        tangent::needs_linear_constraints(m)?;
        tangent::needs_no_gyroscopic_terms(m, "use `gonzalez`, `avf` or `midpoint`")?;
        tangent::needs_fixed_time(m)
    },
    step: |s| step(s, Map::Cayley),
    ..Method::DEFAULT
};

/// The same with the exponential map.
pub(super) const RDP_EXP: Method = Method {
    properties: Properties {
        name: "rdp-exp",
        type_name: "RdpExp",
        title: "Reduced d'Alembert–Pontryagin integrator (RDP), displacements by the exponential map (order and symmetry at α = ½; order 1 elsewhere)",
        equation: "r' = r + h u,  g' = g exp(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dexp⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dexp⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces",
        source: "Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 36",
        ..RDP_CAY.properties
    },
    step: |s| step(s, Map::Exponential),
    ..RDP_CAY
};

fn step(s: Script<'_>, map: Map) -> Result<Discretisation, String> {
    let (h, alpha, q, w, rho) = (s.h(), s.options().entry(0), s.q(), s.v(), s.rho());
    let beta = 1 - alpha;
    let steady = shape_is_steady(s);
    // If the shape velocities are combinations of X's columns with constant coefficients, these
    // determine r_α, and (u, ξ) = X(r_α) σ.
    let sigma = s.numbered("sigma", if steady { rho.len() } else { 0 });
    let unknown = if steady { sigma } else { s.unknown_velocities("ahead") };
    let between = moved(s, q, alpha * h, if steady { s.frame() * sigma } else { unknown });
    let ahead = if steady { s.frame().at(q.to(between)) * sigma } else { unknown };
    let new_q = displaced_all(s, map, q, moved(s, q, h, ahead), h * ahead);

    let place = q.to(between).and(w.to(ahead));
    let momentum = s.momenta_of_velocity().at(place);
    let force = s.anchor().transpose().at(place) * s.lagrangian_force().at(place);
    let (old, new) = (Site::new(s, 0, w.to(ahead)), Site::new(s, 1, q.to(new_q).and(w.to(ahead))));
    let departing = trivialised(s, map, h * ahead, momentum) - beta * h * (force + old.forces());
    let arriving = trivialised(s, map, -(h * ahead), momentum) + alpha * h * (force + new.forces());

    let balance = s.frame().transpose() * departing - rho;
    let mut equations = Equations::default();
    let (rows, guess) = if steady {
        (balance, s.frame_velocity())
    } else {
        (balance.then(s.slip(q.to(between), ahead)), s.velocity_of_rho())
    };
    equations.rates(s, unknown, rows, guess, s.zeros(guess.len()));
    let new_rho = s.frame().at(q.to(new_q)).transpose() * arriving;
    let step = s.step_on_dstar(new_q.then(new_rho)).solve(&equations)?.work_at([(beta, old), (alpha, new)]);
    let step = match turned(s, map, h * ahead) {
        // 113/355 is 1/π to 3e-7.
        Some(square) => step.branch(1 - s.ratio(113 * 113, 4 * 355 * 355) * square),
        None => step,
    };
    Ok(step.finish())
}

/// Returns |θ|² summed over all groups in which dτ⁻¹ is singular for a rotation by 2π: those of
/// the exponential map except SO(2). The Cayley map does not cover rotations by π, and no
/// finite x reaches them.
fn turned<'s>(s: Script<'s>, map: Map, x: Vector<'s>) -> Option<Scalar<'s>> {
    let turns = |block: &&RotationBlock| block.dimension == 3 || !block.position.is_empty();
    let groups = s.mechanics.model().about.groups.iter().filter(turns);
    let squares = groups.map(|block| Twist::of(s, block, x).angle_squared());
    if map == Map::Exponential { squares.reduce(|a, b| a + b) } else { None }
}

/// Returns whether the entries of X in the shape directions are independent of the configuration.
fn shape_is_steady(s: Script<'_>) -> bool {
    let (model, frame) = (s.mechanics.model(), s.frame());
    let mut directions = (0..model.n()).filter_map(|i| model.base_velocity(i));
    directions.all(|j| (0..frame.columns()).all(|column| !frame.entry(j, column).depends_on(s.q())))
}

/// Returns the coordinates with those outside the groups moved by a step of this size.
fn moved<'s>(s: Script<'s>, q: Vector<'s>, h: Scalar<'s>, w: Vector<'s>) -> Vector<'s> {
    let model = s.mechanics.model();
    let entries = (0..model.n()).map(|i| match model.base_velocity(i) {
        Some(j) => q.entry(i) + h * w.entry(j),
        None => q.entry(i),
    });
    s.vector(entries)
}

/// Returns the coordinates with those of the groups displaced as well.
fn displaced_all<'s>(s: Script<'s>, map: Map, q: Vector<'s>, moved: Vector<'s>, x: Vector<'s>) -> Vector<'s> {
    let model = s.mechanics.model();
    let mut entries: Vec<_> = (0..model.n()).map(|i| moved.entry(i)).collect();
    for block in &model.about.groups {
        let new = displaced(s, map, block, q, Twist::of(s, block, x));
        for (at, i) in block.entries().chain(block.position.clone()).enumerate() {
            entries[i] = new.entry(at);
        }
    }
    s.vector(entries)
}

/// Returns (p_u, (dτ⁻¹_x)* p_ξ): the entries of the groups are transported.
fn trivialised<'s>(s: Script<'s>, map: Map, x: Vector<'s>, p: Vector<'s>) -> Vector<'s> {
    let model = s.mechanics.model();
    let mut entries: Vec<_> = (0..model.k()).map(|j| p.entry(j)).collect();
    for block in &model.about.groups {
        let new = cotangent(s, map, Twist::of(s, block, x), Twist::of(s, block, p)).entries();
        for (at, j) in block.velocities.clone().enumerate() {
            entries[j] = new.entry(at);
        }
    }
    s.vector(entries)
}
