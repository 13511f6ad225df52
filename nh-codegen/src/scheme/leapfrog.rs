//! `leapfrog`: the geometric nonholonomic integrator (GNI), in its projected form where the mass is constant.

use super::blocks::{self, Equations, Unknown};
use super::dstar::position_and_velocity;
use super::inputs;
use super::tangent::{self, Lagrange};
use super::{Conserves, Context, Discretisation, Point, Properties, Refusal, Scheme};
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::program::{Body, Carried, Output};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// p⁻ = (P* − Q*)(q) p⁺ with the discrete Legendre transforms of L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h.
///
/// For a constant mass this is p_{k+½} = (I − 2 Q*) p_{k−½} + h P* f,  q_{k+1} = q_k + h M⁻¹ p_{k+½}.
///
/// Control inputs are forces f = B u − ∂V (eq. 16). At a node, u is the mean of what it was at the end of the step before (which is
/// carried on) and what it is at the beginning of this one; where u is continuous, the two are the same. Before the first node there
/// is no step, and no force of one.
pub struct Leapfrog;

impl Scheme for Leapfrog {
    fn properties(&self) -> Properties {
        Properties {
            name: "leapfrog",
            type_name: "Leapfrog",
            title: "Geometric nonholonomic integrator (GNI), the projected leapfrog where the mass is constant",
            equation: "−D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1}, q_k),  L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h;  for constant M: p_{k+½} = (I − 2 Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k),  q_{k+1} = q_k + h M⁻¹ p_{k+½},  f = −∂V;  nodal p_k = Pᵀ(q_k) D₂L_d(q_{k−1}, q_k) = Pᵀ(q_k) (p_{k−½} + h/2 f(q_k))",
            source: "Ferraro, Iglesias & Martín de Diego (2008); Kobilarov, Martín de Diego & Ferraro (2010), eqs 6, 15–16",
            order: 2,
            symmetric: true,
            energy: Conserves::Bounded,
            constraint: Conserves::Exactly,
            explicit: true,
        }
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(0, 1), (1, 1)])
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates("leapfrog", mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        if cx.has_closed_form() { Ok(closed(cx)) } else { general(cx) }
    }
}

/// For a constant mass: momenta at half steps, no equations to solve.
fn closed(cx: &mut Context<'_>) -> Discretisation {
    let q = cx.graph.read_all(&cx.q.clone());
    let p = cx.graph.read_all(&cx.p.clone());
    let w = cx.graph.read_all(&cx.w.clone());
    let h = cx.graph.read(cx.h);
    let half = cx.graph.ratio(1, 2);
    let half_step = cx.graph.mul(half, h);
    let gradient = cx.potential_gradient();
    let force: Vec<Value> = gradient.iter().map(|&g| cx.graph.neg(g)).collect();
    let driving = Driving::new(cx);
    let inverse_mass = cx.inverse_mass();
    let mass = cx.mass_matrix();

    // Start: the half-step momentum before the first node, such that p_½ = p₀ + h/2 P* f there:
    // (I − 2 Q*) p_{−½} + h P* f with p_{−½} = p₀ − h/2 P* f and Q* p₀ = 0.
    let momenta = mass.mul_vector(&mut cx.graph, &w);
    let projected = project(cx, &force);
    let before = subtract_scaled(cx, &momenta, half_step, &projected);
    let start = Body {
        statements: Vec::new(),
        outputs: driving.outputs(tangent::groups(&[("q", &q), ("p_half", &before)]), true, cx),
    };

    // Step. With b = 2 p + h f the update is p + h f − Q* b: one small solve, no dense projector.
    let at_node = inputs::plus(cx, force.clone(), driving.mean.as_deref());
    let impulse = cx.graph.vec_scale(h, &at_node);
    let twice: Vec<Value> = p.iter().map(|&x| cx.graph.add(x, x)).collect();
    let driven = cx.graph.vec_add(&twice, &impulse);
    let reaction = reaction(cx, &driven);
    let pushed = cx.graph.vec_add(&p, &impulse);
    let new_p = cx.graph.vec_sub(&pushed, &reaction);
    let velocity = inverse_mass.mul_vector(&mut cx.graph, &new_p);
    let new_q = cx.graph.vec_axpy(&q, h, &velocity);
    let work = driving.work(cx, &new_q, &velocity);
    let step = Body {
        statements: Vec::new(),
        outputs: driving.outputs(tangent::groups(&[("q", &new_q), ("p_half", &new_p)]), false, cx),
    };

    // Nodes: p_k = P* (p_{k−½} + h/2 f).
    let arriving = inputs::plus(cx, force, driving.arriving.as_deref());
    let nodal = cx.graph.vec_axpy(&p, half_step, &arriving);
    let nodal = project(cx, &nodal);
    let w_nodal = inverse_mass.mul_vector(&mut cx.graph, &nodal);
    let observe = Body { statements: Vec::new(), outputs: position_and_velocity(q, w_nodal) };

    let mut carried = vec![
        Carried { name: "q".into(), doc: "configuration q_k".into(), symbols: cx.q.clone() },
        Carried {
            name: "p_half".into(),
            doc: "momenta p_{k−½} half a step before the node".into(),
            symbols: cx.p.clone(),
        },
    ];
    carried.extend(driving.carried());
    Discretisation::new(carried, (start, step, observe), Vec::new()).with_work(work)
}

/// For any metric: carries p⁺_k = D₂L_d(q_{k−1}, q_k), and solves for u = (q_{k+1} − q_k)/h.
///
/// D₂L_d = ½ (L_v(q, u) + L_v(q', u)) + h/2 L_q(q', u) and −D₁L_d = ½ (L_v(q, u) + L_v(q', u)) − h/2 L_q(q, u).
fn general(cx: &mut Context<'_>) -> Result<Discretisation, String> {
    let q = cx.graph.read_all(&cx.q.clone());
    let p = cx.graph.read_all(&cx.p.clone());
    let w = cx.graph.read_all(&cx.w.clone());
    let h = cx.graph.read(cx.h);
    let half = cx.graph.ratio(1, 2);
    let half_step = cx.graph.mul(half, h);
    let rates = tangent::unknown_velocities(cx, "ahead");
    let u = cx.graph.read_all(&rates);
    let new_q = cx.graph.vec_axpy(&q, h, &u);
    let lagrange = Lagrange::new(cx);
    let (here, there) = (tangent::point(cx, &q, &u), tangent::point(cx, &new_q, &u));
    let (momentum, new_momentum) = (cx.at(&lagrange.by_velocity, &here), cx.at(&lagrange.by_velocity, &there));
    let (force, new_force) = (cx.at(&lagrange.by_position, &here), cx.at(&lagrange.by_position, &there));
    let mean = cx.graph.vec_mean(&momentum, &new_momentum);
    let kick = cx.graph.vec_scale(half_step, &force);
    let departing = cx.graph.vec_sub(&mean, &kick);
    let new_p = cx.graph.vec_axpy(&mean, half_step, &new_force);
    // (P* − Q*) p = p − 2 Q* p
    let reflected = reaction(cx, &p);
    let two = cx.graph.ratio(2, 1);
    let reflected = cx.graph.vec_scale(two, &reflected);
    let turned = cx.graph.vec_sub(&p, &reflected);
    // As in the closed form: h P* B u, u being the mean at the node.
    let driving = Driving::new(cx);
    let turned = match &driving.mean {
        Some(mean) => {
            let push = project(cx, mean);
            cx.graph.vec_axpy(&turned, h, &push)
        }
        None => turned,
    };
    let work = driving.work(cx, &new_q, &u);
    let residuals = cx.graph.vec_sub(&departing, &turned);

    // First guess: the velocity of the reflected momentum; a change below the roundoff of q/h is invisible.
    let inverse_mass = cx.inverse_mass();
    let guess = inverse_mass.mul_vector(&mut cx.graph, &turned);
    let mut equations = Equations::default();
    for (i, residual) in residuals.into_iter().enumerate() {
        let reach = cx.graph.div(q[i], h);
        let (reach, size) = (cx.graph.abs(reach), cx.graph.abs(guess[i]));
        let scale = cx.graph.add(reach, size);
        equations.push(Unknown { symbol: rates[i], guess: guess[i], scale }, residual);
    }
    let (statements, blocks) = blocks::order(&mut cx.graph, &equations)?;

    // Start: p⁺ = p₀ + h/2 Q* f with f = L_q(q₀, v₀), so that −D₁L_d = p₀ − h/2 Q* f, which is the closed form's
    // p_½ = p₀ + h/2 P* f.
    let momenta = cx.momenta_of_velocity();
    let start = tangent::point(cx, &q, &w);
    let force = cx.at(&lagrange.by_position, &start);
    let constrained = reaction(cx, &force);
    let arriving = cx.graph.vec_axpy(&momenta, half_step, &constrained);

    let nodal = match &driving.arriving {
        Some(force) => cx.graph.vec_axpy(&p, half_step, force),
        None => p,
    };
    let nodal = project(cx, &nodal);
    let w_nodal = inverse_mass.mul_vector(&mut cx.graph, &nodal);
    let mut carried = vec![
        Carried { name: "q".into(), doc: "configuration q_k".into(), symbols: cx.q.clone() },
        Carried {
            name: "p".into(),
            doc: "discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before".into(),
            symbols: cx.p.clone(),
        },
    ];
    carried.extend(driving.carried());
    let outputs = tangent::groups(&[("q", &q), ("p", &arriving)]);
    let start = Body { statements: Vec::new(), outputs: driving.outputs(outputs, true, cx) };
    let outputs = tangent::groups(&[("q", &new_q), ("p", &new_p)]);
    let step = Body { statements, outputs: driving.outputs(outputs, false, cx) };
    let observe = Body { statements: Vec::new(), outputs: position_and_velocity(q, w_nodal) };
    Ok(Discretisation::new(carried, (start, step, observe), blocks).with_work(work))
}

/// Q* b = νᵀ (ν M⁻¹ νᵀ)⁻¹ ν M⁻¹ b, with μ for ν or [other rows](crate::mechanics::Mechanics::reaction_rows) of the same span.
fn reaction(cx: &mut Context<'_>, b: &[Value]) -> Vec<Value> {
    let inverse_mass = cx.inverse_mass();
    let rows = cx.reaction_rows();
    let inverse_gram = cx.inverse_reaction_gram();
    let velocity = inverse_mass.mul_vector(&mut cx.graph, b);
    let slip = rows.mul_vector(&mut cx.graph, &velocity);
    let multipliers = inverse_gram.mul_vector(&mut cx.graph, &slip);
    rows.transpose_mul_vector(&mut cx.graph, &multipliers)
}

/// P* b = b − Q* b.
pub(super) fn project(cx: &mut Context<'_>, b: &[Value]) -> Vec<Value> {
    let reaction = reaction(cx, b);
    cx.graph.vec_sub(b, &reaction)
}

fn subtract_scaled(cx: &mut Context<'_>, a: &[Value], c: Value, b: &[Value]) -> Vec<Value> {
    let scaled = cx.graph.vec_scale(c, b);
    cx.graph.vec_sub(a, &scaled)
}

/// The forces of the control inputs around a node; empty without inputs.
struct Driving {
    /// Carried: u at the end of the step before.
    last: Vec<Symbol>,
    /// B(q) u with that u.
    arriving: Option<Vec<Value>>,
    /// B(q) u with the mean of that u and the one at the beginning of this step.
    mean: Option<Vec<Value>>,
}

impl Driving {
    fn new(cx: &mut Context<'_>) -> Self {
        let names: Vec<String> = cx.u.iter().map(|&u| format!("{}_last", cx.graph.symbol_info(u).name)).collect();
        let last: Vec<Symbol> = names.iter().map(|name| cx.symbol(name, Stage::State)).collect();
        let before = cx.graph.read_all(&last);
        let now = cx.graph.read_all(&cx.u.clone());
        let mean = cx.graph.vec_mean(&before, &now);
        Driving {
            last,
            arriving: inputs::force_of(cx, &before, &Point::new()),
            mean: inputs::force_of(cx, &mean, &Point::new()),
        }
    }

    /// h/2 (B(q) u(t) + B(q') u(t + h))·velocity
    fn work(&self, cx: &mut Context<'_>, new_q: &[Value], velocity: &[Value]) -> Option<Value> {
        let half = cx.graph.ratio(1, 2);
        let first = inputs::force(cx, 0, &Point::new());
        let second = inputs::force(cx, 1, &Point::new().with(&cx.q, new_q));
        let powers = [first, second].map(|force| inputs::power(cx, force.as_deref(), velocity));
        inputs::work(cx, &powers.map(|power| (half, power)))
    }

    fn carried(&self) -> Option<Carried> {
        let doc = "control inputs u at the end of the step before".into();
        (!self.last.is_empty()).then(|| Carried { name: "u_last".into(), doc, symbols: self.last.clone() })
    }

    /// With what is carried on: the second sample, at the start 0.
    fn outputs(&self, mut outputs: Vec<Output>, start: bool, cx: &mut Context<'_>) -> Vec<Output> {
        if !self.last.is_empty() {
            let values = if start {
                vec![cx.graph.zero(); self.last.len()]
            } else {
                let ending = cx.sample(1);
                cx.graph.read_all(&ending)
            };
            outputs.extend(tangent::groups(&[("u_last", &values)]));
        }
        outputs
    }
}
