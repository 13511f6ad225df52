//! `iso`, `iso-var`: isometric steps on D without a frame.

use super::blocks::{Equations, effort};
use super::segment::Segment;
use super::step::{Isometry, Kernel, Middle, push};
use super::{Conserves, Discretisation, Method, Properties, Samples, Script};
use crate::ir::graph::{Stage, Symbol};
use crate::ir::program::Role;

/// (q, w) ↦ (q', w') with w = U r at both ends. (r' − r)/h is the force in an orthonormal basis X̄
/// of D at q̄. U is the isometry from the middle that is closest to the projection onto D at the
/// end.
pub(super) const ISO: Method = Method {
    properties: Properties {
        name: "iso",
        type_name: "Iso",
        title: "Isometric mean value method on D",
        equation: "w = U r, w' = U' r', U = P X̄ (X̄ᵀ g P X̄)^(−1/2) at each end, P = 1 − g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ;  w̄ = X̄ r̄;  (q' − q)/h = E(q̄) w̄;  (r' − r)/h = X̄ᵀ [F − Eᵀ ∇̄V(q, q') + ad*_w̄ (g w̄) + Eᵀ ∂_q(½ w̄·g w̄) − ½ (dg/dt) w̄] at q̄, X̄: an orthonormal basis of ker μ(q̄)",
        source: "found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_rotations: true,
    keeps_levels: true,
    step: |s| step(s, Kind::MeanValue),
    ..Method::DEFAULT
};

/// The same with the metric of the middle at the ends, and the gradient of the potential at the
/// middle.
pub(super) const ISO_VAR: Method = Method {
    properties: Properties {
        name: "iso-var",
        type_name: "IsoVar",
        title: "Isometric midpoint rule on D, variational where there are no constraints",
        equation: "as `iso`, with g(q̄) for the metric of U and P, r = Uᵀ g(q) w at both ends, ∇V(q̄) for ∇̄V, and without the last term",
        energy: Conserves::Bounded,
        ..ISO.properties
    },
    step: |s| step(s, Kind::Variational),
    ..ISO
};

/// The two methods.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    MeanValue,
    Variational,
}

/// Discretises by projections or in frames, whichever costs less.
fn step(s: Script<'_>, kind: Kind) -> Result<Discretisation, String> {
    let projected = stated(s, kind, |isometry, _| Some(isometry))?.ok_or("it has projections")?;
    if !s.ask(|cx| Isometry::has_frames(cx, kind == Kind::Variational)) {
        return Ok(projected);
    }
    let Some(framed) = stated(s, kind, |isometry, kernel| isometry.in_frames(kernel))? else {
        return Ok(projected);
    };
    s.build(|graph| {
        let moving = graph.symbols().filter(|&symbol| graph.symbol_info(symbol).stage > Stage::Step);
        let moving: Vec<Symbol> = moving.collect();
        let effort = |stated: &Discretisation| effort(graph, &stated.step, &moving);
        Ok(if effort(&framed) < effort(&projected) { framed } else { projected })
    })
}

/// Returns the step; `None` if this way has no isometries.
fn stated<'s>(
    s: Script<'s>,
    kind: Kind,
    way: impl Fn(Isometry<'s>, &Kernel<'s>) -> Option<Isometry<'s>>,
) -> Result<Option<Discretisation>, String> {
    let (h, q) = (s.h(), Segment::new(s, s.q(), s.named_after(s.q(), "rate")));
    // r̄
    let mean = s.named_after(s.rho(), "mean");
    let kernel = Kernel::new(s);
    let middle = Middle::of(q, kind == Kind::MeanValue);
    let isometry = Isometry::projected(s, &middle, &kernel, kind == Kind::Variational);
    let Some(isometry) = way(isometry, &kernel) else { return Ok(None) };
    let basis = isometry.basis;
    let mut equations = Equations::default();
    let before = isometry.to(s.here(), "root_before", &mut equations);
    let end = q.z.to(q.new).and(s.afterwards());
    let after = isometry.to(end, "root_after", &mut equations);

    let known = middle.known();
    // The carried velocity, or its components in frames.
    let carried = isometry.frame.map(|frame| (frame, s.numbered(Role::Components.name(), frame.columns())));
    let own = s.momenta_of_velocity().at(s.v().to(s.v() - known));
    let (y, old) = match carried {
        Some((frame, c)) => (before.turned_back(c), frame * c + known),
        None => (before.components(own), s.v()),
    };
    let fibre = basis * mean;
    let velocity = middle.velocity(fibre);
    let (anchor, potential) = (s.anchor().at(middle.place), middle.potential());
    let discrete = q.mean_gradient(potential);
    let slope = match kind {
        Kind::Variational => potential.gradient(s.q()).at(middle.place),
        Kind::MeanValue => discrete.gradient,
    };
    let slope = anchor.transpose() * slope;
    let force = middle.force(velocity, fibre, slope);
    let own_force = force - middle.ageing_momenta(fibre) / 2;
    let force = if kind == Kind::Variational { force } else { own_force };
    let turn = isometry.components((basis.transpose() * force).with_joined_angles());
    let rows = (q.v - anchor * velocity).then(mean - y - h / 2 * turn);

    // The first guess is the force at q in a basis there. A change of a rate below |q_i|/h times
    // the unit roundoff is invisible in the state.
    let components = |p| isometry.components_here(&kernel, p);
    let pushed = push(s, s.here(), 0, old) - s.potential_force();
    let here = carried.map_or_else(|| components(own), |(_, c)| c);
    let guess = (s.anchor() * old).then(here + h / 2 * components(pushed));
    equations.rows(q.v.then(mean), rows, guess, (q.z / h).then(here).abs());

    let y = 2 * mean - y;
    let own_new = match carried {
        Some((frame, _)) => frame.at(end) * after.turned(y),
        None if kind == Kind::Variational => after.velocity_of_momenta(y),
        None => after.velocity(y),
    };
    let new = own_new + known.at(end);
    let work = middle.work([velocity, fibre], [own_force, slope], discrete.ageing, old, (end, new));
    let step = match carried {
        Some((frame, c)) => {
            let text = "components of the velocity in an orthonormal basis of D";
            let step = s.step(q.z, old).carry(Role::Configuration, "configuration q", q.z, q.z, q.new);
            step.carry(Role::Components, text, c, frame.transpose() * own, after.turned(y))
        }
        None => s.step_on_velocities(q.new, new),
    };
    let step = step.first(kernel.signs).solve(&equations)?.work(work);
    let step = step.aligned(isometry.alignment([&before, &after]));
    if kind == Kind::Variational || discrete.exact {
        return Ok(Some(step.finish()));
    }
    let (change, size) = discrete.change(q);
    // V and the kinetic energy are the terms of the invariant. Where V passes 0, an error within
    // the roundoff of the kinetic energy does not count.
    let kinetic = s.kinetic_energy().at(middle.place.and(s.v().to(velocity)));
    Ok(Some(step.resolved((potential, s.q()), change, size + kinetic, discrete.gradient, q.new).finish()))
}
