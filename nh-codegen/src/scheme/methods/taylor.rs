//! `taylor`: the flow of the vector field by its Taylor series, on D* and on (q, v) with
//! multipliers.

use super::script::{Script, Step};
use super::{Conserves, Context, Discretisation, MethodOption, Properties, Refusal, Scheme, inputs, reactions};
use crate::ir::graph::Value;
use crate::ir::handles::{Scalar, Vector};
use crate::ir::program::{Flow, Statement};
use crate::ir::series::Series;
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// The flow for a time h, by polynomials z(t₀ + τ) = Σ cₖ τᵏ, k ≤ p = ⌈1 − ½ ln ε⌉.
///
/// Each polynomial is used up to τ = ρ e^(−1.9), where ρ is its radius of convergence, the smallest
/// of all variables. The internal steps do not depend on h, which is the spacing of the output:
/// several polynomials may lie between two states, and many states on one polynomial.
///
/// **Source** Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods.
pub struct Taylor {
    /// Whether to use (q, v) with multipliers.
    pub multipliers: bool,
}

const SOURCE: &str = "Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods";

impl Scheme for Taylor {
    fn properties(&self) -> Properties {
        // On (q, v) the constraints are an integral of the field that nothing stabilises: their
        // error grows as nearby motions diverge.
        let (name, type_name, title, equation, [energy, constraint]) = match self.multipliers {
            false => (
                "taylor",
                "Taylor",
                "Adaptive Taylor series on D*",
                "ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e^(−1.9),  ρ = min_ij (s_i/|c_ij|)^(1/j),  j = p − 1, p,  s_i the largest change of ζ_i along a polynomial",
                [Conserves::Tolerance, Conserves::Exactly],
            ),
            true => (
                "taylor:qv",
                "TaylorQv",
                "Adaptive Taylor series on (q, v) with multipliers",
                "(q', v') = (q, v)(t + h),  (q̇, v̇) = (E v, g⁻¹ (μᵀ λ − γ − Eᵀ ∂V)),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v);  series as in `taylor`",
                [Conserves::Drifts, Conserves::Drifts],
            ),
        };
        Properties { name, type_name, title, equation, source: SOURCE, order: 20, symmetric: false, energy, constraint }
    }

    fn options(&self, _: &Mechanics) -> Vec<MethodOption> {
        vec![MethodOption::tolerance(
            "tolerance",
            "error of each number along a polynomial, relative to its largest change along one; at least the unit roundoff",
        )]
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1)])
    }

    /// Returns true: R Rᵀ is an integral of every motion.
    fn keeps_rotations(&self) -> bool {
        true
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        let model = mechanics.model();
        let written = [Some(model.lagrangian.declared_natural()), mechanics.written_potential()].into_iter().flatten();
        let trees = written.chain(model.forces.trees()).chain(&model.written_constraints);
        let matrices = [model.lagrangian.mass_matrix(), &model.constraint_matrix].map(|matrix| matrix.entries());
        let kinks = matrices.into_iter().flatten().chain([model.lagrangian.potential()]).any(|entry| entry.has_kinks());
        if kinks || trees.into_iter().any(|tree| tree.is_piecewise()) {
            let name = self.properties().name;
            return Err(Refusal::new(
                format!(
                    "`{name}` is for analytic motions, but the model has a function with kinks, or the angle of a point"
                ),
                "use `rk4`, or replace the function by a smooth one (√(x² + a²) for |x|)",
            ));
        }
        Ok(())
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        Ok(cx.write(|s| if self.multipliers { on_velocities(s) } else { on_dstar(s) }.finish()))
    }
}

fn on_dstar(s: Script<'_>) -> Step<'_> {
    let power = s.power_on_dstar(0, s.here());
    let (new, work, flow) = flow(s, s.zeta(), s.values(s.ask(quickest_field)), power);
    s.step_on_dstar(new).work_on_dstar(work, new).first(vec![flow])
}

/// Returns the form of ζ̇ with the fewest convolutions, which are almost the whole cost of a
/// series; sums and multiples cost next to nothing.
fn quickest_field(cx: &mut Context<'_>) -> Vec<Value> {
    let ways = cx.vector_fields();
    let variables = [&cx.q[..], &cx.rho, &[cx.t]].concat();
    let convolutions =
        |way: &Vec<Value>| Series::of(&cx.graph, way, &variables).map_or(usize::MAX, |series| series.convolutions);
    ways.into_iter().min_by_key(convolutions).unwrap_or_default()
}

fn on_velocities(s: Script<'_>) -> Step<'_> {
    let (q, v) = (s.q(), s.v());
    let field = s.coordinate_rates().then(s.values(s.ask(reactions::acceleration)));
    let power = s.driving(0, s.here()).dot(v) + s.reacting_power() + s.gain(s.here());
    let (new, work, flow) = flow(s, q.then(v), field, power);
    let (new_q, new_v) = new.split(q.len());
    s.step_on_velocities(new_q, new_v).work(work).first(vec![flow])
}

/// Returns the values of y and of the integral of the power after a step. The time is a further
/// variable if the field depends on it.
fn flow<'s>(s: Script<'s>, y: Vector<'s>, field: Vector<'s>, power: Scalar<'s>) -> (Vector<'s>, Scalar<'s>, Statement) {
    let new = s.named_after(y, "new");
    let (time, later) = (s.t(), s.named_after(s.t(), "new"));
    let (gain, none) = (s.numbered("gain", 1), s.zeros(1));
    let field = field.then(s.vector([power])).at(y.to(new).and(time.to(later)));
    let (field, power) = field.split(y.len());
    let (mut from, mut to, mut rates) = (y, new, field);
    if s.is_driven() {
        (from, to, rates) = (from.then(none), to.then(gain), rates.then(power));
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
    (new, if s.is_driven() { gain.entry(0) } else { s.ratio(0, 1) }, Statement::Follow(flow))
}
