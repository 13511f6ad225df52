//! `taylor`: the flow of the vector field by its Taylor series, on D* and on (q, v) with
//! multipliers.

use super::step::Motion;
use super::{Conserves, Context, Discretisation, Method, MethodOption, Properties, Refusal, Samples, Script};
use crate::ir::graph::Value;
use crate::ir::program::{Flow, Statement};
use crate::ir::series::Series;
use crate::mechanics::Mechanics;

/// The flow for a time h, by polynomials z(t₀ + τ) = Σ cₖ τᵏ, k ≤ p = ⌈1 − ½ ln ε⌉.
///
/// Each polynomial is used up to τ = ρ e^(−1.9), where ρ is its radius of convergence, the smallest
/// of all variables. The internal steps do not depend on h, which is the spacing of the output:
/// several polynomials may lie between two states, and many states on one polynomial.
///
/// **Source** Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods.
pub(super) const TAYLOR: Method = Method {
    properties: Properties {
        name: "taylor",
        type_name: "Taylor",
        title: "Adaptive Taylor series on D*",
        equation: "ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e^(−1.9),  ρ = min_ij (s_i/|c_ij|)^(1/j),  j = p − 1, p,  s_i the largest change of ζ_i along a polynomial",
        source: "Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods",
        order: 20,
        symmetric: false,
        energy: Conserves::Tolerance,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(0, 1)]),
    is_field: true,
    keeps_rotations: true,
    options: |_| {
        let text = "error of each number along a polynomial, relative to its largest change along one; at least the unit roundoff";
        vec![MethodOption::tolerance("tolerance", text)]
    },
    applies,
    step: on_dstar,
    ..Method::DEFAULT
};

/// The same on (q, v) with multipliers. The constraints are an integral of the field that nothing
/// stabilises: their error grows as nearby motions diverge.
pub(super) const TAYLOR_QV: Method = Method {
    properties: Properties {
        name: "taylor:qv",
        type_name: "TaylorQv",
        title: "Adaptive Taylor series on (q, v) with multipliers",
        equation: "(q', v') = (q, v)(t + h),  (q̇, v̇) = (E v, g⁻¹ (μᵀ λ − γ − Eᵀ ∂V)),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v);  series as in `taylor`",
        energy: Conserves::Drifts,
        constraint: Conserves::Drifts,
        ..TAYLOR.properties
    },
    is_field: false,
    step: on_velocities,
    ..TAYLOR
};

fn applies(mechanics: &Mechanics) -> Result<(), Refusal> {
    let model = mechanics.model();
    let written = [Some(model.lagrangian.declared_natural()), mechanics.written_potential()].into_iter().flatten();
    let trees = written.chain(model.forces.trees()).chain(&model.written_constraints);
    let matrices = [model.lagrangian.mass_matrix(), &model.constraint_matrix].map(|matrix| matrix.entries());
    let kinks = matrices.into_iter().flatten().chain([model.lagrangian.potential()]).any(|entry| entry.has_kinks());
    let piecewise = kinks || trees.into_iter().any(|tree| tree.is_piecewise());
    Refusal::when(
        piecewise,
        "is for analytic motions, but the model has a function with kinks, or the angle of a point",
        "use `rk4`, or replace the function by a smooth one (√(x² + a²) for |x|)",
    )
}

fn on_dstar(s: Script<'_>) -> Result<Discretisation, String> {
    flow(s, &Motion::on_dstar(s, s.here(), |s| s.values(s.ask(quickest_field))))
}

/// Returns the form of ζ̇ with the fewest convolutions, which are almost the whole cost of a
/// series; sums and multiples cost next to nothing.
fn quickest_field(cx: &mut Context<'_>) -> Vec<Value> {
    let ways = cx.vector_fields();
    let variables = [&cx.symbols.q[..], &cx.symbols.rho, &[cx.symbols.t]].concat();
    let convolutions =
        |way: &Vec<Value>| Series::of(&mut cx.graph, way, &variables).map_or(usize::MAX, |series| series.convolutions);
    ways.into_iter().min_by_key(convolutions).unwrap_or_default()
}

fn on_velocities(s: Script<'_>) -> Result<Discretisation, String> {
    flow(s, &Motion::on_velocities(s))
}

/// Returns a step along the flow. The work is the integral of the power. The time is a further
/// variable if the field depends on it.
fn flow<'s>(s: Script<'s>, motion: &Motion<'s>) -> Result<Discretisation, String> {
    let y = motion.y;
    let new = s.named_after(y, "new");
    let (time, later) = (s.t(), s.named_after(s.t(), "new"));
    let (work, none) = (s.numbered("gain", 1), s.zeros(1));
    let field = motion.with_work().at(y.to(new).and(time.to(later)));
    let (field, power) = field.split(y.len());
    let (mut from, mut to, mut rates) = (y, new, field);
    if s.has_work() {
        (from, to, rates) = (from.then(none), to.then(work), rates.then(power));
    }
    if rates.depends_on(later) {
        (from, to, rates) = (from.then(time), to.then(later), rates.then(s.ones(1)));
    }
    let flow = Flow {
        name: "the flow".into(),
        variables: to.symbols(),
        start: from.values().to_vec(),
        span: [s.h().value(), s.options().entry(0).value()],
        rates: rates.values().to_vec(),
        stepped: true,
    };
    Ok(motion.to(new, work.entry(0)).first(vec![Statement::Follow(flow)]).finish())
}
