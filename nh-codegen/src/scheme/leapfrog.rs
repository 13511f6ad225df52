//! `leapfrog`: the geometric nonholonomic integrator (GNI) in its projected form, for constant mass.

use super::dstar::position_and_velocity;
use super::{Conserves, Context, Discretisation, Properties, Refusal, Scheme};
use crate::ir::graph::Value;
use crate::ir::program::{Body, Carried, Output, Shape};
use crate::mechanics::Mechanics;

/// p_{k+½} = (I − 2 Q*) p_{k−½} + h P* f,  q_{k+1} = q_k + h M⁻¹ p_{k+½}.
pub struct Leapfrog;

impl Scheme for Leapfrog {
    fn properties(&self) -> Properties {
        Properties {
            name: "leapfrog",
            type_name: "Leapfrog",
            title: "Projected leapfrog, the geometric nonholonomic integrator (GNI)",
            equation: "p_{k+½} = (I − 2 Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k),  q_{k+1} = q_k + h M⁻¹ p_{k+½},  f = −∂V;  nodal p_k = Pᵀ(q_k) (p_{k−½} + h/2 f(q_k))",
            source: "Ferraro, Iglesias & Martín de Diego (2008); Kobilarov, Martín de Diego & Ferraro (2010), eqs 15–16",
            order: 2,
            symmetric: true,
            energy: Conserves::Bounded,
            constraint: Conserves::Exactly,
            explicit: true,
        }
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        let model = mechanics.model();
        if model.coordinates.is_empty() || !model.is_coordinate_based() {
            return Err(Refusal::new(
                "`leapfrog` needs coordinates with velocities q̇ (this system is written in quasi-velocities)",
                "use a method on D*: `gonzalez`, `midpoint`",
            ));
        }
        if !mechanics.mass_is_constant() {
            return Err(Refusal::new(
                "`leapfrog` needs a constant mass matrix, and g depends on q",
                "use `gonzalez` or `midpoint`, or coordinates of the centre of mass in which g is constant",
            ));
        }
        Ok(())
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let q = cx.graph.read_all(&cx.q.clone());
        let p = cx.graph.read_all(&cx.p.clone());
        let w = cx.graph.read_all(&cx.w.clone());
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let gradient = cx.vector("potential_gradient", |m| m.potential_gradient().to_vec());
        let force: Vec<Value> = gradient.iter().map(|&g| cx.graph.neg(g)).collect();
        let inverse_mass = cx.matrix("inverse_mass", |m| m.inverse_mass());
        let mass = cx.matrix("mass_matrix", |m| m.mass_matrix());

        // Start: the half-step momentum before the first node, such that p_½ = p₀ + h/2 P* f there:
        // (I − 2 Q*) p_{−½} + h P* f with p_{−½} = p₀ − h/2 P* f and Q* p₀ = 0.
        let momenta = mass.mul_vector(&mut cx.graph, &w);
        let projected = project(cx, &force);
        let before = subtract_scaled(cx, &momenta, half_step, &projected);
        let start = Body { statements: Vec::new(), outputs: groups(&q, before) };

        // Step. With b = 2 p + h f the update is p + h f − Q* b: one small solve, no dense projector.
        let impulse = cx.graph.vec_scale(h, &force);
        let twice: Vec<Value> = p.iter().map(|&x| cx.graph.add(x, x)).collect();
        let driven = cx.graph.vec_add(&twice, &impulse);
        let reaction = reaction(cx, &driven);
        let pushed = cx.graph.vec_add(&p, &impulse);
        let new_p = cx.graph.vec_sub(&pushed, &reaction);
        let velocity = inverse_mass.mul_vector(&mut cx.graph, &new_p);
        let new_q = cx.graph.vec_axpy(&q, h, &velocity);
        let step = Body { statements: Vec::new(), outputs: groups(&new_q, new_p) };

        // Nodes: p_k = P* (p_{k−½} + h/2 f).
        let nodal = cx.graph.vec_axpy(&p, half_step, &force);
        let nodal = project(cx, &nodal);
        let w_nodal = inverse_mass.mul_vector(&mut cx.graph, &nodal);
        let observe = Body { statements: Vec::new(), outputs: position_and_velocity(q, w_nodal) };

        let carried = vec![
            Carried { name: "q".into(), doc: "configuration q_k".into(), symbols: cx.q.clone() },
            Carried {
                name: "p_half".into(),
                doc: "momenta p_{k−½} half a step before the node".into(),
                symbols: cx.p.clone(),
            },
        ];
        Ok(Discretisation { carried, start, step, observe, blocks: Vec::new() })
    }
}

/// Q* b = μᵀ C⁻¹ μ M⁻¹ b, C = μ M⁻¹ μᵀ.
fn reaction(cx: &mut Context<'_>, b: &[Value]) -> Vec<Value> {
    let inverse_mass = cx.matrix("inverse_mass", |m| m.inverse_mass());
    let mu = cx.matrix("constraint_matrix", |m| m.constraint_matrix());
    let inverse_gram = cx.matrix("inverse_constraint_gram", |m| m.constraint_gram_inverse());
    let velocity = inverse_mass.mul_vector(&mut cx.graph, b);
    let slip = mu.mul_vector(&mut cx.graph, &velocity);
    let multipliers = inverse_gram.mul_vector(&mut cx.graph, &slip);
    mu.transpose_mul_vector(&mut cx.graph, &multipliers)
}

/// P* b = b − Q* b.
fn project(cx: &mut Context<'_>, b: &[Value]) -> Vec<Value> {
    let reaction = reaction(cx, b);
    cx.graph.vec_sub(b, &reaction)
}

fn subtract_scaled(cx: &mut Context<'_>, a: &[Value], c: Value, b: &[Value]) -> Vec<Value> {
    let scaled = cx.graph.vec_scale(c, b);
    cx.graph.vec_sub(a, &scaled)
}

fn groups(q: &[Value], p: Vec<Value>) -> Vec<Output> {
    vec![
        Output { name: "q".into(), shape: Shape::Vector(q.len()), values: q.to_vec() },
        Output { name: "p_half".into(), shape: Shape::Vector(p.len()), values: p },
    ]
}
