//! `gonzalez-r`, `gonzalez-r-fd`: Gonzalez' discrete gradient on D*, in the frame of a Householder factorisation.
//!
//! The scheme is that of `gonzalez`, written so that it needs X and its derivatives at the midpoint only. With y = G⁻¹ ρ,
//! w = X y, p = g w at the midpoint ζ̄ and Y = y + κ v_ρ the discrete ∂̄ℋ/∂ρ:
//!
//! - ∂ℋ/∂qⁱ = −L_i − pᵀ (∂ᵢX) y, where L_i = ½ wᵀ (∂ᵢg) w − ∂ᵢV (eq. 18a);
//! - (B Y)_b = v_qⁱ (∂ᵢX_b)·p − (E X_b)ⁱ pᵀ (∂ᵢX) Y − c(X_b, X Y)·p with v_q = E X Y (eq. 17, and the structure functions
//!   of quasi-velocities);
//!
//! so that in v_ρ = −(E X)ᵀ ∂̄ℋ/∂q + B Y the terms with pᵀ (∂ᵢX) y cancel:
//!
//! v_ρ = (E X)ᵀ (L_q − κ v_q) + (v_qⁱ ∂ᵢX)ᵀ p − κ (E X)ᵀ (pᵀ (∂ᵢX) v_ρ)ᵢ − Xᵀ c(·, X Y)ᵀ p.
//!
//! Control inputs add Xᵀ B u at q̄, with u at t + h/2.

use super::blocks::{self, Equations, Unknown};
use super::discrete_gradient;
use super::householder::Householder;
use super::inputs;
use super::tangent::{self, Lagrange};
use super::{Conserves, Context, Discretisation, Point, Properties, Scheme};
use crate::ir::difference::Change;
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::Body;
use num_rational::BigRational;

/// (q, v) ↦ (q, ρ) ↦ (q', ρ') ↦ (q', v'), the middle one a step of `gonzalez` in the frame X of the QR factorisation of μᵀ.
pub struct GonzalezR {
    /// ∂X/∂q by central differences of width h.
    pub differences: bool,
}

impl Scheme for GonzalezR {
    fn properties(&self) -> Properties {
        let (name, type_name, title, equation) = if self.differences {
            (
                "gonzalez-r-fd",
                "GonzalezRFd",
                "Gonzalez' discrete gradient on D* in a Householder frame, its derivatives by central differences",
                "as `gonzalez-r`, with ∂ᵢX(q̄) replaced by (X(q̄ + h eᵢ) − X(q̄ − h eᵢ))/(2h)",
            )
        } else {
            (
                "gonzalez-r",
                "GonzalezR",
                "Gonzalez' discrete gradient on D* in a Householder frame",
                "ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step",
            )
        };
        Properties {
            name,
            type_name,
            title,
            equation,
            source: if self.differences {
                "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Remark 3.5"
            } else {
                "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)"
            },
            order: 2,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Exactly,
            explicit: false,
        }
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let adapted = Adapted::new(cx);
        let step = Step::new(cx, &adapted);
        let slopes = |cx: &mut Context<'_>, q: &[Value]| {
            if self.differences { adapted.frame.quotients(cx, q) } else { adapted.frame.slopes(cx, q) }
        };
        let middle = adapted.place(cx, &step.mid.0, &step.mid.1);
        let turning = slopes(cx, &step.mid.0);
        // With Euclidean columns and g = c I, G = c I: the kinetic energy is ½ |ρ|²/c in every frame.
        let quadratic = adapted.is_constant(cx) || (adapted.scalar_mass.is_some() && !self.differences);
        let kappa = correction(cx, &adapted, &step, &middle, &turning, quadratic);

        let fibre = match kappa {
            Some(kappa) => cx.graph.vec_axpy(&middle.y, kappa, &step.v.1),
            None => middle.y.clone(),
        };
        let velocity = middle.x.mul_vector(&mut cx.graph, &fibre);
        let direction = middle.anchor.mul_vector(&mut cx.graph, &velocity);
        let mut residuals = cx.graph.vec_sub(&step.v.0, &direction);
        let mut force = rate(cx, &middle, &turning, &step.v.0, &velocity);
        if let Some(kappa) = kappa {
            let turned = pulled(cx, &middle, &turning, &step.v.1);
            let against = cx.graph.vec_add(&step.v.0, &turned);
            let against = middle.directions.transpose_mul_vector(&mut cx.graph, &against);
            let against = cx.graph.vec_scale(kappa, &against);
            force = cx.graph.vec_sub(&force, &against);
        }
        residuals.extend(cx.graph.vec_sub(&step.v.1, &force));
        let driving = inputs::force(cx, 0, &middle.point);
        let power = inputs::power(cx, driving.as_deref(), &velocity);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        Ok(step.solve(cx, &adapted, &slopes, residuals)?.with_work(work))
    }
}

/// The frame and what a place in it needs.
struct Adapted {
    frame: Householder,
    mass: ValueMatrix,
    /// c where g = c I with c a parameter.
    scalar_mass: Option<Value>,
}

/// ζ = (q, ρ) somewhere, in the frame.
struct Place {
    /// X
    x: ValueMatrix,
    /// E
    anchor: ValueMatrix,
    /// E X
    directions: ValueMatrix,
    /// y = G⁻¹ ρ
    y: Vec<Value>,
    /// w = X y
    w: Vec<Value>,
    /// p = g w
    p: Vec<Value>,
    /// The place as one to evaluate at: q and w.
    point: Point,
}

impl Adapted {
    fn new(cx: &mut Context<'_>) -> Self {
        let mass = cx.mass_matrix();
        let scalar_mass = mass.values().first().copied().filter(|&c| {
            let diagonal = |i: usize, j: usize, v: Value| if i == j { v == c } else { cx.graph.is_zero(v) };
            let k = mass.columns();
            cx.graph.stage(c) <= Stage::Param
                && mass.values().iter().enumerate().all(|(at, &v)| diagonal(at / k, at % k, v))
        });
        Adapted { frame: Householder::new(cx), mass, scalar_mass }
    }

    /// Are X and g the same in every configuration?
    fn is_constant(&self, cx: &Context<'_>) -> bool {
        let values = self.frame.frame.values().iter().chain(self.mass.values());
        !values.into_iter().any(|&value| cx.graph.depends_on_any(value, &cx.q))
    }

    /// G⁻¹ ρ
    fn components(&self, cx: &mut Context<'_>, x: &ValueMatrix, q: &[Value], rho: &[Value]) -> Vec<Value> {
        if let Some(c) = self.scalar_mass {
            return rho.iter().map(|&rho| cx.graph.div(rho, c)).collect();
        }
        let mass = cx.matrix_at(&self.mass, &Point::new().with(&cx.q, q));
        let lowered = mass.mul(&mut cx.graph, x);
        let gram = x.transpose().mul(&mut cx.graph, &lowered);
        gram.solve_positive(&mut cx.graph, rho)
    }

    fn place(&self, cx: &mut Context<'_>, q: &[Value], rho: &[Value]) -> Place {
        let x = self.frame.at(cx, q);
        let y = self.components(cx, &x, q, rho);
        let w = x.mul_vector(&mut cx.graph, &y);
        let here = Point::new().with(&cx.q, q);
        let anchor = cx.anchor();
        let anchor = cx.matrix_at(&anchor, &here);
        let mass = cx.matrix_at(&self.mass, &here);
        let p = mass.mul_vector(&mut cx.graph, &w);
        let directions = anchor.mul(&mut cx.graph, &x);
        let point = here.with(&cx.w, &w);
        Place { x, anchor, directions, y, w, p, point }
    }
}

/// (pᵀ (∂ᵢX) y)ᵢ
fn pulled(cx: &mut Context<'_>, at: &Place, turning: &[ValueMatrix], y: &[Value]) -> Vec<Value> {
    turning
        .iter()
        .map(|slope| {
            let turned = slope.mul_vector(&mut cx.graph, y);
            cx.graph.dot(&at.p, &turned)
        })
        .collect()
}

/// (dⁱ ∂ᵢX)ᵀ p
fn carried_along(cx: &mut Context<'_>, at: &Place, turning: &[ValueMatrix], d: &[Value]) -> Vec<Value> {
    let mut sum = vec![cx.graph.zero(); at.y.len()];
    for (slope, &d) in turning.iter().zip(d) {
        let pull = slope.transpose_mul_vector(&mut cx.graph, &at.p);
        sum = cx.graph.vec_axpy(&sum, d, &pull);
    }
    sum
}

/// (E X)ᵀ L_q + Xᵀ B u + (dⁱ ∂ᵢX)ᵀ p − Xᵀ c(·, w)ᵀ p: ρ̇ of a motion with q̇ = d and velocity w.
fn rate(cx: &mut Context<'_>, at: &Place, turning: &[ValueMatrix], d: &[Value], w: &[Value]) -> Vec<Value> {
    let lagrange = Lagrange::new(cx);
    let force = cx.at(&lagrange.by_position, &at.point);
    let driven = at.directions.transpose_mul_vector(&mut cx.graph, &force);
    let driven = match inputs::force(cx, 0, &at.point) {
        Some(inputs) => {
            let push = at.x.transpose_mul_vector(&mut cx.graph, &inputs);
            cx.graph.vec_add(&driven, &push)
        }
        None => driven,
    };
    let along = carried_along(cx, at, turning, d);
    let sum = cx.graph.vec_add(&driven, &along);
    let structure: Vec<_> = cx.mechanics.model().structure.iter().map(|(at, c)| (at, c.clone())).collect();
    let mut gyroscopic = vec![cx.graph.zero(); w.len()];
    for ((i, l, j), c) in structure {
        let c = cx.lower(&c);
        let c = cx.at(&[c], &at.point)[0];
        let product = cx.graph.mul(w[l], at.p[j]);
        let term = cx.graph.mul(c, product);
        gyroscopic[i] = cx.graph.add(gyroscopic[i], term);
    }
    let turned = at.x.transpose_mul_vector(&mut cx.graph, &gyroscopic);
    cx.graph.vec_sub(&sum, &turned)
}

/// κ = (ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·Δ)/(h |v|²).
///
/// With ρᵀ y' = yᵀ G y' and ρ'ᵀ y = yᵀ G' y' the kinetic energy changes by ½ (Δρᵀ (y + y') − yᵀ ΔG y'), in which nothing of
/// the size of ℋ is subtracted. `quadratic` says that it is ½ |ρ|²/c, for which κ has nothing to correct.
fn correction(
    cx: &mut Context<'_>,
    adapted: &Adapted,
    step: &Step,
    middle: &Place,
    turning: &[ValueMatrix],
    quadratic: bool,
) -> Option<Value> {
    let potential = cx.potential();
    let v: Vec<Value> = step.v.0.iter().chain(&step.v.1).copied().collect();
    let of_potential = discrete_gradient::correction(cx, potential, &step.changes, &v);
    if quadratic {
        return of_potential;
    }
    let half = cx.graph.ratio(1, 2);
    // pᵀ (vⁱ ∂ᵢX) y, and without a scalar mass what comes of G.
    let pull = pulled(cx, middle, turning, &middle.y);
    let mut numerator = cx.graph.dot(&pull, &step.v.0);
    if adapted.scalar_mass.is_none() {
        let (q, rho) = (&step.old.0.clone(), &step.old.1.clone());
        let x_old = adapted.frame.at(cx, q);
        let y_old = adapted.components(cx, &x_old, q, rho);
        let x_new = adapted.frame.at(cx, &step.new.0);
        let y_new = adapted.components(cx, &x_new, &step.new.0, &step.new.1);
        // Δρᵀ (y + y' − 2ȳ)/2
        let ends = cx.graph.vec_mean(&y_old, &y_new);
        let bulge = cx.graph.vec_sub(&ends, &middle.y);
        let first = cx.graph.dot(&step.v.1, &bulge);
        // ½ wᵀ (vⁱ ∂ᵢg) w
        let kinetic = cx.kinetic_energy();
        let slope = cx.graph.gradient(kinetic, &cx.q.clone());
        let slope = cx.at(&slope, &middle.point);
        let second = cx.graph.dot(&slope, &step.v.0);
        // yᵀ ΔG y' = Δ((X y)ᵀ g (X y')) with y and y' held.
        let change = metric_change(cx, adapted, step, &y_old, &y_new);
        let third = cx.graph.mul(half, change);
        let h = cx.graph.read(cx.h);
        let third = cx.graph.div(third, h);
        numerator = cx.graph.sum(&[numerator, first, second]);
        numerator = cx.graph.sub(numerator, third);
    }
    let square = cx.graph.dot(&v, &v);
    let kinetic = cx.graph.div_or_zero(numerator, square);
    Some(match of_potential {
        Some(potential) => cx.graph.add(potential, kinetic),
        None => kinetic,
    })
}

/// aᵀ (G(q') − G(q)) b, without cancellation.
fn metric_change(cx: &mut Context<'_>, adapted: &Adapted, step: &Step, a: &[Value], b: &[Value]) -> Value {
    let m = a.len();
    let names = |cx: &mut Context<'_>, prefix: &str| -> Vec<Symbol> {
        (1..=m).map(|i| cx.symbol(&format!("{prefix}{i}"), Stage::State)).collect()
    };
    let (held_a, held_b) = (names(cx, "held_before_"), names(cx, "held_after_"));
    let (a_values, b_values) = (cx.graph.read_all(&held_a), cx.graph.read_all(&held_b));
    let left = adapted.frame.frame.mul_vector(&mut cx.graph, &a_values);
    let right = adapted.frame.frame.mul_vector(&mut cx.graph, &b_values);
    let lowered = adapted.mass.mul_vector(&mut cx.graph, &right);
    let product = cx.graph.dot(&left, &lowered);
    let change = cx.graph.difference(product, &step.changes);
    cx.at(&[change], &Point::new().with(&held_a, a).with(&held_b, b))[0]
}

/// The unknown rates v = (ζ' − ζ)/h and the points of a step; pairs are (q, ρ).
struct Step {
    rates: Vec<Symbol>,
    old: (Vec<Value>, Vec<Value>),
    v: (Vec<Value>, Vec<Value>),
    mid: (Vec<Value>, Vec<Value>),
    new: (Vec<Value>, Vec<Value>),
    /// How q changes.
    changes: Vec<Change>,
}

impl Step {
    /// ρ = X(q)ᵀ g v at the start of the step.
    fn new(cx: &mut Context<'_>, adapted: &Adapted) -> Self {
        let (q, w) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
        let p = adapted.mass.mul_vector(&mut cx.graph, &w);
        let rho = adapted.frame.frame.transpose_mul_vector(&mut cx.graph, &p);
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let rates: Vec<Symbol> = zeta
            .iter()
            .map(|&z| {
                let name = format!("{}_rate", cx.graph.symbol_info(z).name);
                cx.symbol(&name, Stage::State)
            })
            .collect();
        let all = cx.graph.read_all(&rates);
        let (v_q, v_rho) = all.split_at(q.len());
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let mut forth = |c: Value| (cx.graph.vec_axpy(&q, c, v_q), cx.graph.vec_axpy(&rho, c, v_rho));
        let (mid, new) = (forth(half_step), forth(h));
        let delta = cx.graph.vec_scale(h, v_q);
        let changes =
            (0..q.len()).map(|i| Change { old: cx.q[i], mid: mid.0[i], delta: delta[i], new: new.0[i] }).collect();
        let v = (v_q.to_vec(), v_rho.to_vec());
        Step { rates, old: (q, rho), v, mid, new, changes }
    }

    /// Solves the residuals and goes back to (q, v).
    ///
    /// First guess: the vector field at ζ. A change of a rate below |ζ_i|/h times the unit roundoff is invisible in the state.
    fn solve(
        &self,
        cx: &mut Context<'_>,
        adapted: &Adapted,
        slopes: &dyn Fn(&mut Context<'_>, &[Value]) -> Vec<ValueMatrix>,
        residuals: Vec<Value>,
    ) -> Result<Discretisation, String> {
        let here = adapted.place(cx, &self.old.0, &self.old.1);
        let turning = slopes(cx, &self.old.0);
        let mut guess = here.anchor.mul_vector(&mut cx.graph, &here.w);
        let rates = rate(cx, &here, &turning, &guess, &here.w);
        guess.extend(rates);
        let h = cx.graph.read(cx.h);
        let old: Vec<Value> = self.old.0.iter().chain(&self.old.1).copied().collect();
        let mut equations = Equations::default();
        for (i, residual) in residuals.into_iter().enumerate() {
            let reach = cx.graph.div(old[i], h);
            let scale = cx.graph.abs(reach);
            equations.push(Unknown { symbol: self.rates[i], guess: guess[i], scale }, residual);
        }
        let (solves, blocks) = blocks::order(&mut cx.graph, &equations)?;
        let there = adapted.place(cx, &self.new.0, &self.new.1);
        let statements = adapted.frame.signs.iter().cloned().chain(solves).collect();
        let step = Body { statements, outputs: tangent::groups(&[("q", &self.new.0), ("v", &there.w)]) };
        Ok(tangent::discretisation(cx, step, blocks))
    }
}
