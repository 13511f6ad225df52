//! What all methods on D* share: the state ζ = (q, ρ), its rates as unknowns, and the way in and out.
//!
//! The unknowns of an implicit step are the *rates* v = (ζ' − ζ)/h, not the new state: they stay of order one as
//! h → 0, they extrapolate well from step to step, and a relative error ε in them is an error h ε |v| of the state,
//! below its own roundoff.

use super::Discretisation;
use super::blocks::{self, Block, Equations, Unknown};
use super::context::{Context, Point};
use crate::ir::difference::Change;
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::program::{Body, Carried, Output, Role, Shape};

/// ζ, its rates, and the points of one step.
#[derive(Clone, Debug)]
pub struct Dstar {
    /// ζ = (q, ρ): the carried symbols.
    pub zeta: Vec<Symbol>,
    /// v = (ζ' − ζ)/h: the unknowns.
    pub rates: Vec<Symbol>,
    /// v as values.
    pub v: Vec<Value>,
    /// Δ = h v.
    pub delta: Vec<Value>,
    /// ζ̄ = ζ + h v/2, as symbols' replacement.
    pub mid: Vec<Value>,
    /// ζ' = ζ + h v.
    pub new: Vec<Value>,
}

impl Dstar {
    /// Declares the rates of ζ.
    pub fn new(cx: &mut Context<'_>) -> Self {
        let zeta: Vec<Symbol> = cx.q.iter().chain(&cx.rho).copied().collect();
        let rates: Vec<Symbol> = zeta
            .iter()
            .map(|&z| {
                let name = format!("{}_rate", cx.graph.symbol_info(z).name);
                cx.symbol(&name, Stage::State)
            })
            .collect();
        let old = cx.graph.read_all(&zeta);
        let v = cx.graph.read_all(&rates);
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let delta = cx.graph.vec_scale(h, &v);
        let mid = cx.graph.vec_axpy(&old, half_step, &v);
        let new = cx.graph.vec_axpy(&old, h, &v);
        Dstar { zeta, rates, v, delta, mid, new }
    }

    /// The midpoint ζ̄ as a place to evaluate at.
    pub fn midpoint(&self) -> Point {
        Point::new().with(&self.zeta, &self.mid)
    }

    /// How ζ changes, for differences and discrete gradients.
    pub fn changes(&self) -> Vec<Change> {
        (0..self.zeta.len())
            .map(|i| Change { old: self.zeta[i], mid: self.mid[i], delta: self.delta[i], new: self.new[i] })
            .collect()
    }

    /// Solves `residuals` (one per rate) and steps ζ' = ζ + h v.
    ///
    /// The first guess is the explicit one, v = Π(ζ) ∇ℋ(ζ); a change of the rate below |ζ_i|/h times the unit roundoff
    /// is invisible in the state.
    pub fn step(&self, cx: &mut Context<'_>, residuals: Vec<Value>) -> Result<Discretisation, String> {
        self.step_with(cx, residuals, Vec::new())
    }

    /// As [`Dstar::step`], with further unknowns and the rows that belong to them.
    pub fn step_with(
        &self,
        cx: &mut Context<'_>,
        residuals: Vec<Value>,
        further: Vec<(Unknown, Value)>,
    ) -> Result<Discretisation, String> {
        let guess = cx.vector_field();
        let h = cx.graph.read(cx.h);
        let mut equations = Equations::default();
        for (i, residual) in residuals.into_iter().enumerate() {
            let old = cx.graph.read(self.zeta[i]);
            let ratio = cx.graph.div(old, h);
            let scale = cx.graph.abs(ratio);
            equations.push(Unknown { symbol: self.rates[i], guess: guess[i], scale }, residual);
        }
        for (unknown, residual) in further {
            equations.push(unknown, residual);
        }
        let (statements, blocks) = blocks::order(&mut cx.graph, &equations)?;
        let step = Body { statements, outputs: outputs(cx, &self.new) };
        Ok(discretisation(cx, step, blocks))
    }
}

/// A step on D* with the usual way in and out.
pub fn discretisation(cx: &mut Context<'_>, step: Body, blocks: Vec<Block>) -> Discretisation {
    Discretisation::new(carried(cx), (start(cx), step, observe(cx)), blocks)
}

/// The carried groups `q` and `rho`.
pub fn carried(cx: &Context<'_>) -> Vec<Carried> {
    vec![
        Carried { role: Role::Configuration, doc: "configuration q".into(), symbols: cx.q.clone() },
        Carried { role: Role::ReducedMomenta, doc: "momenta on D*, ρ = Xᵀ p".into(), symbols: cx.rho.clone() },
    ]
}

/// A new ζ as the two carried groups.
pub fn outputs(cx: &Context<'_>, zeta: &[Value]) -> Vec<Output> {
    let (q, rho) = zeta.split_at(cx.q.len());
    vec![
        Output { role: Role::Configuration, shape: Shape::Vector(q.len()), values: q.to_vec() },
        Output { role: Role::ReducedMomenta, shape: Shape::Vector(rho.len()), values: rho.to_vec() },
    ]
}

/// (q, w) ↦ (q, ρ = Xᵀ g w).
pub fn start(cx: &mut Context<'_>) -> Body {
    let q = cx.graph.read_all(&cx.q.clone());
    let rho = cx.rho_of_velocity();
    let zeta: Vec<Value> = q.into_iter().chain(rho).collect();
    Body { statements: Vec::new(), outputs: outputs(cx, &zeta) }
}

/// (q, ρ) ↦ (q, w = X G⁻¹ ρ).
pub fn observe(cx: &mut Context<'_>) -> Body {
    let q = cx.graph.read_all(&cx.q.clone());
    let w = cx.velocity_of_rho();
    Body { statements: Vec::new(), outputs: position_and_velocity(q, w) }
}

/// The outputs `q` and `w` of an `observe` body.
pub fn position_and_velocity(q: Vec<Value>, w: Vec<Value>) -> Vec<Output> {
    vec![
        Output { role: Role::Configuration, shape: Shape::Vector(q.len()), values: q },
        Output { role: Role::Velocity, shape: Shape::Vector(w.len()), values: w },
    ]
}
