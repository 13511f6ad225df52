//! What the methods on (q, v) share: discrete Lagrange–d'Alembert and its relatives, for velocities v = q̇.

use super::blocks::{self, Block, Equations, Unknown};
use super::composed;
use super::context::{Context, Point};
use super::dstar::position_and_velocity;
use super::{Discretisation, Refusal};
use crate::ir::graph::{Stage, Symbol, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::program::{Body, Carried, Output, Shape, Statement};
use crate::mechanics::Mechanics;

/// Needs coordinates with v = q̇.
///
/// # Errors
/// The refusal of systems in quasi-velocities.
pub fn needs_coordinates(name: &str, mechanics: &Mechanics) -> Result<(), Refusal> {
    let model = mechanics.model();
    if model.coordinates.is_empty() || !model.is_coordinate_based() {
        return Err(Refusal::new(
            format!("`{name}` needs coordinates with velocities q̇ (this system is written in quasi-velocities)"),
            "use a method on D*: `gonzalez`, `midpoint`, `avf`",
        ));
    }
    Ok(())
}

/// Needs a constant mass matrix.
///
/// # Errors
/// The refusal of position-dependent metrics, with the `alternative`.
pub fn needs_constant_mass(name: &str, mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    needs_coordinates(name, mechanics)?;
    if !mechanics.mass_is_constant() {
        return Err(Refusal::new(format!("`{name}` needs a constant mass matrix, and g depends on q"), alternative));
    }
    Ok(())
}

/// The carried groups `q` and `v`.
pub fn carried(cx: &Context<'_>) -> Vec<Carried> {
    vec![
        Carried { name: "q".into(), doc: "configuration q".into(), symbols: cx.q.clone() },
        Carried { name: "v".into(), doc: "velocity v = q̇".into(), symbols: cx.w.clone() },
    ]
}

/// Named groups of values as outputs.
pub fn groups(list: &[(&str, &[Value])]) -> Vec<Output> {
    list.iter()
        .map(|(name, values)| Output {
            name: (*name).into(),
            shape: Shape::Vector(values.len()),
            values: values.to_vec(),
        })
        .collect()
}

/// (q, w) ↦ (q, v): nothing to do.
pub fn start(cx: &mut Context<'_>) -> Body {
    let (q, w) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
    Body { statements: Vec::new(), outputs: groups(&[("q", &q), ("v", &w)]) }
}

/// (q, v) ↦ (q, w): nothing to do.
pub fn observe(cx: &mut Context<'_>) -> Body {
    let (q, w) = (cx.graph.read_all(&cx.q.clone()), cx.graph.read_all(&cx.w.clone()));
    Body { statements: Vec::new(), outputs: position_and_velocity(q, w) }
}

/// A step on (q, v) with the usual way in and out: solve, then (q', v').
///
/// # Errors
/// An internal error's text.
pub fn solved(cx: &mut Context<'_>, equations: &Equations, q: &[Value], v: &[Value]) -> Result<Discretisation, String> {
    let (statements, blocks) = order(cx, equations)?;
    let step = Body { statements, outputs: groups(&[("q", q), ("v", v)]) };
    Ok(discretisation(cx, step, blocks))
}

/// A step on (q, v) with the usual way in and out.
pub fn discretisation(cx: &mut Context<'_>, step: Body, blocks: Vec<Block>) -> Discretisation {
    Discretisation::new(carried(cx), (start(cx), step, observe(cx)), blocks)
}

/// L_v = g v and L_q = ½ vᵀ (∂g) v − ∂V at the canonical symbols.
pub struct Lagrange {
    /// ∂L/∂v.
    pub by_velocity: Vec<Value>,
    /// ∂L/∂q.
    pub by_position: Vec<Value>,
}

impl Lagrange {
    /// Lowers both.
    pub fn new(cx: &mut Context<'_>) -> Self {
        let by_velocity = cx.momenta_of_velocity();
        let lagrangian = cx.lagrangian();
        let q = cx.q.clone();
        let by_position = cx.graph.gradient(lagrangian, &q);
        Lagrange { by_velocity, by_position }
    }
}

/// A point (q, v).
pub fn point(cx: &Context<'_>, q: &[Value], v: &[Value]) -> Point {
    Point::new().with(&cx.q, q).with(&cx.w, v)
}

/// μ(q) at a configuration.
pub fn constraint_matrix_at(cx: &mut Context<'_>, q: &[Value]) -> ValueMatrix {
    let mu = cx.constraint_matrix();
    let point = Point::new().with(&cx.q, q);
    cx.matrix_at(&mu, &point)
}

/// Symbols `prefix` + name of each coordinate, for unknown velocities: `x_dot_new`.
pub fn unknown_velocities(cx: &mut Context<'_>, suffix: &str) -> Vec<Symbol> {
    let names: Vec<String> = cx.w.iter().map(|&w| format!("{}_{suffix}", cx.graph.symbol_info(w).name)).collect();
    names.iter().map(|name| cx.symbol(name, Stage::State)).collect()
}

/// Symbols `name1` … `name_r` for multipliers.
pub fn multipliers(cx: &mut Context<'_>, name: &str) -> Vec<Symbol> {
    let r = cx.mechanics.model().r();
    (1..=r).map(|i| cx.symbol(&format!("{name}{i}"), Stage::State)).collect()
}

/// Adds the unknown velocities with their rows to a system. First guess: the old velocities.
///
/// A change of a velocity that is below the roundoff of the largest velocity or of q/h is invisible: the scale is
/// |v_i| + |q_i|/h at the old state.
pub fn push_velocities(cx: &mut Context<'_>, equations: &mut Equations, unknowns: &[Symbol], residuals: &[Value]) {
    let h = cx.graph.read(cx.h);
    for (i, (&symbol, &residual)) in unknowns.iter().zip(residuals).enumerate() {
        let guess = cx.graph.read(cx.w[i]);
        let q = cx.graph.read(cx.q[i]);
        let rate = cx.graph.div(q, h);
        let rate = cx.graph.abs(rate);
        let size = cx.graph.abs(guess);
        let scale = cx.graph.add(size, rate);
        equations.push(Unknown { symbol, guess, scale }, residual);
    }
}

/// Adds multipliers with their constraint rows. First guess: the continuous multipliers at the old state, times
/// `factor`.
pub fn push_multipliers(cx: &mut Context<'_>, equations: &mut Equations, unknowns: &[Symbol], residuals: &[Value]) {
    let guess = composed::multipliers(cx);
    for ((&symbol, &residual), guess) in unknowns.iter().zip(residuals).zip(guess) {
        // A multiplier is known no better than the velocities it corrects; its own size is the scale.
        let scale = cx.graph.abs(guess);
        equations.push(Unknown { symbol, guess, scale }, residual);
    }
}

/// Orders a system into statements.
///
/// # Errors
/// An internal error's text.
pub fn order(cx: &mut Context<'_>, equations: &Equations) -> Result<(Vec<Statement>, Vec<Block>), String> {
    blocks::order(&mut cx.graph, equations)
}
