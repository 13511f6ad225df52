//! The balance of the energy of methods that keep it: what is checked, and what is fed back.
//!
//! **Feedback.** A step that keeps E − W, the energy less the work, in exact arithmetic changes it by roundoff, mostly to the same side: by up to 1.2 ε a
//! step, which are 1e-8 of it in 10⁸ steps. With E₀ of the start, D = E − W − E₀ before a step, u the part of the velocity in D (or its momenta),
//! K = ∂E/∂u · u, which is 2 T where constraints prescribe nothing, and S² = E₀² + Σ (terms of V)² + W², a step ends with
//!
//! ```text
//! u' ← u' − x u',    x = ½ D K / (K² + S²/16)
//! ```
//!
//! where |x| is not below ½ ε, which no rounding sees. The energy changes by −x K', and where K' ≈ K by about −D/2. D obeys D'' = D' − g D + β, β being
//! the roundoff of a step, with a gain g ≤ ½: both roots of z² − z + g are in the circle of radius √g, and D tends to β/g, two to three units of roundoff, not
//! further away. Where K is small the energy cannot be changed by the velocity, and x is small, too: |x| ≤ |D|/S. Where a step ends with K' ≤ 2 S, the
//! energy changes by no more than 2 |D|: a feedback that comes too late does not increase what it is to decrease.
//!
//! x is a multiple of roundoff: the symmetry of a step, its order, and what else it keeps change by roundoff, and u' stays in D. It is computed from the state
//! before the step, beside the equations that are being solved, so that nothing waits for it. Derivatives of a step do not see it: E₀ belongs to
//! a motion, and on its level of the energy x is 0.

use super::{Conserves, Context};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::program::{Body, Carried, Kind, Output, Role, Shape, Statement, StepProgram};

/// The energy less the work as a function of the carried numbers, of a method that keeps it.
pub(super) fn kept(cx: &mut Context<'_>, energy: Conserves, program: &StepProgram) -> Option<Value> {
    let is_quadratic = |cx: &mut Context<'_>| {
        let model = cx.mechanics.model();
        let keeps = !model.is_rheonomic() && !model.is_affine() && model.levels.is_empty();
        keeps && cx.write(|s| s.hamiltonian().split_quadratic(s.zeta()).1.is_zero())
    };
    let keeps = match energy {
        Conserves::Exactly => true,
        Conserves::Quadratic => is_quadratic(cx),
        Conserves::Bounded | Conserves::Attracted | Conserves::Tolerance | Conserves::Drifts => false,
    };
    if !keeps {
        return None;
    }
    let energy = if carried(program, Role::ReducedMomenta).is_some() {
        cx.write(|s| (s.hamiltonian() + s.drift_energy()).value())
    } else if let Some(c) = carried(program, Role::Components).filter(|_| cx.mechanics.model().symmetry.is_none()) {
        cx.write(|s| {
            let own = s.ratio(1, 2) * s.variables(c).norm_squared();
            (own + s.ratio(1, 2) * s.drift_energy() + s.potential()).value()
        })
    } else {
        let (seen, energy) = (program.inputs.iter().flat_map(|input| &input.symbols), cx.energy());
        let observed = program.observe.outputs.iter().flat_map(|output| &output.values);
        let replacements: Vec<(Symbol, Value)> = seen.copied().zip(observed.copied()).collect();
        cx.graph.substitute_in(energy, &replacements)
    };
    let graph = &mut cx.graph;
    let work = carried(program, Role::Work).map(|work| graph.read(work[0]));
    let kept = work.map_or(energy, |work| graph.sub(energy, work));
    // (The angle of a point is continued across its cut: such an energy is one up to a constant.)
    let continued = graph.reachable(&[kept]).into_iter().any(|v| matches!(graph.node(v), Node::Atan2(..)));
    (!continued).then_some(kept)
}

/// It, with what it is rounded by: of a step that is iterated, and does not look at its energy by itself.
pub(super) fn checked(cx: &mut Context<'_>, kept: Value, program: &StepProgram) -> Option<Body> {
    let is_iterated =
        |statement: &Statement| matches!(statement, Statement::Solve(block) if block.kind == Kind::Iterated);
    if !program.step.statements.iter().any(is_iterated) || carried(program, Role::Resolution).is_some() {
        return None;
    }
    let values = vec![kept, cx.graph.roundoff(kept)];
    Some(Body {
        statements: Vec::new(),
        outputs: vec![Output { role: Role::Balance, shape: Shape::Vector(2), values }],
    })
}

/// Feeds back what of it was lost.
pub(super) fn feed_back(cx: &mut Context<'_>, kept: Value, program: &mut StepProgram) {
    let moving = [Role::ReducedMomenta, Role::CarriedVelocity, Role::Components, Role::Momenta];
    let Some(at) = program.carried.iter().position(|group| moving.contains(&group.role)) else { return };
    let (role, y) = (program.carried[at].role, program.carried[at].symbols.clone());
    let beside = prescribed(cx, role);

    let symbol = cx.symbol(Role::Reference.name(), Stage::State);
    let graph = &mut cx.graph;
    let start = carried_values(program, &program.start);
    let start = graph.substitute_in(kept, &start);
    let reference = graph.read(symbol);

    let slopes = graph.gradient(kept, &y);
    let own = |graph: &mut Graph, y: &[Value], beside: &[Value]| -> Vec<Value> {
        if beside.is_empty() {
            return y.to_vec();
        }
        y.iter().zip(beside).map(|(&y, &beside)| graph.sub(y, beside)).collect()
    };
    let here: Vec<Value> = y.iter().map(|&symbol| graph.read(symbol)).collect();
    let here = own(graph, &here, &beside);
    let k = graph.dot(&slopes, &here);
    let zero = graph.zero();
    let at_rest: Vec<(Symbol, Value)> = y.iter().map(|&symbol| (symbol, zero)).collect();
    let at_rest = graph.substitute_in(kept, &at_rest);
    let mut squares: Vec<Value> = terms(graph, at_rest).into_iter().map(|term| graph.square(term)).collect();
    squares.push(graph.square(reference));
    let size = graph.sum(&squares);
    let (half, part) = (graph.ratio(1, 2), graph.ratio(1, 16));
    let size = graph.mul(part, size);
    let square = graph.square(k);
    let below = graph.add(square, size);
    let off = graph.sub(kept, reference);
    let above = graph.mul(half, k);
    let above = graph.mul(off, above);
    let x = graph.visible_quotient(above, below);

    let new = carried_values(program, &program.step);
    let there = graph.substitute(&beside, &new);
    let outputs = program.derivatives.as_mut().map(|derivatives| &mut derivatives.linearised.outputs);
    for outputs in [&mut program.step.outputs].into_iter().chain(outputs) {
        let end = own(graph, &outputs[at].values, &there);
        for (value, end) in outputs[at].values.iter_mut().zip(end) {
            let less = graph.mul(x, end);
            *value = graph.sub(*value, less);
        }
    }
    let output = |value| Output { role: Role::Reference, shape: Shape::Vector(1), values: vec![value] };
    let doc = "energy at the start".into();
    super::with(
        program,
        (Carried { role: Role::Reference, doc, symbols: vec![symbol] }, [output(start), output(reference)]),
    );
}

/// The part of the velocities or momenta that constraints prescribe; nothing where they prescribe none.
fn prescribed(cx: &mut Context<'_>, role: Role) -> Vec<Value> {
    if [Role::ReducedMomenta, Role::Components].contains(&role) || !cx.mechanics.model().is_affine() {
        return Vec::new();
    }
    cx.write(|s| {
        let drift = s.drift();
        let part = if role == Role::Momenta { s.momenta_of_velocity().at(s.v().to(drift)) } else { drift };
        part.values().to_vec()
    })
}

/// The terms of a sum.
fn terms(graph: &Graph, value: Value) -> Vec<Value> {
    match *graph.node(value) {
        Node::Add(a, b) | Node::Sub(a, b) => [terms(graph, a), terms(graph, b)].concat(),
        Node::Neg(a) => terms(graph, a),
        _ => vec![value],
    }
}

/// The symbols of a group that is carried.
fn carried(program: &StepProgram, role: Role) -> Option<&[Symbol]> {
    program.carried.iter().find(|group| group.role == role).map(|group| group.symbols.as_slice())
}

/// The carried numbers as a body gives them.
fn carried_values(program: &StepProgram, body: &Body) -> Vec<(Symbol, Value)> {
    let symbols = program.carried.iter().flat_map(|group| group.symbols.iter().copied());
    symbols.zip(body.outputs.iter().flat_map(|output| output.values.iter().copied())).collect()
}
