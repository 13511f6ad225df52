//! Sines and cosines of angles that a step moves, from those that are carried.

use super::{Let, Piece, Routine, Turn};
use crate::ir::graph::{Graph, Node, Symbol, Value};
use crate::ir::program::{Carried, Output, Role, TurningAngle};
use crate::tree::Function;

/// Longer routines are written in parts, which know nothing of the counters that a turn needs.
const LONGEST: usize = 512;

/// Angles that are a carried one and more are turned from it.
pub(super) fn turn(graph: &mut Graph, routine: &mut Routine, carried: &[Carried], turning: &[TurningAngle]) {
    if routine.pieces.len() > LONGEST {
        return;
    }
    let mut read = Vec::new();
    for angle in turning {
        let [from, sine, cosine] = [angle.angle, angle.sine, angle.cosine].map(|symbol| graph.read(symbol));
        let next = carried_next(carried, &routine.outputs, angle.angle);
        for piece in &mut routine.pieces {
            let Piece::Let(Let::SinCos { argument, turn: turn @ None, .. }) = piece else { continue };
            let argument = *argument;
            let by = if angle.angle == angle.coordinate {
                increment(graph, argument, from).filter(|&by| vanishes_at_rest(graph, by))
            } else {
                // From the middle of a step to that of the next.
                (next == Some(argument)).then(|| graph.sub(argument, from))
            };
            if let Some(by) = by {
                *turn = Some(Turn { from, at: [sine, cosine], by });
                read.extend([angle.angle, angle.sine, angle.cosine]);
            }
        }
    }
    routine.reads.extend(read);
    routine.reads.sort_unstable();
    routine.reads.dedup();
}

/// What these values add to the angles before they take a sine or cosine.
pub(super) fn increments(graph: &mut Graph, roots: &[Value], turning: &[TurningAngle]) -> Vec<Value> {
    let angles: Vec<Value> = turning.iter().map(|angle| graph.read(angle.angle)).collect();
    let of = |v: Value| match *graph.node(v) {
        Node::Call(Function::Sin | Function::Cos, argument) => match *graph.node(argument) {
            Node::Add(a, b) if angles.contains(&a) => Some(b),
            Node::Add(a, b) if angles.contains(&b) => Some(a),
            _ => None,
        },
        _ => None,
    };
    graph.reachable(roots).into_iter().filter_map(of).collect()
}

/// Is it 0 at h = 0? (Other increments, such as the difference of two coordinates, are no small ones.)
fn vanishes_at_rest(graph: &mut Graph, by: Value) -> bool {
    let Some(h) = graph.step_size() else { return false };
    let zero = graph.zero();
    let at_rest = graph.substitute(&[by], &[(h, zero)])[0];
    graph.is_zero(at_rest)
}

/// What is carried ahead under a symbol at the end of a step.
fn carried_next(carried: &[Carried], outputs: &[Output], symbol: Symbol) -> Option<Value> {
    let group = carried.iter().find(|group| group.role == Role::Ahead)?;
    let at = group.symbols.iter().position(|&s| s == symbol)?;
    outputs.iter().find(|output| output.role == Role::Ahead)?.values.get(at).copied()
}

/// What is added to `from`, if the value is a sum of which that is a term.
pub(in crate::ir::passes) fn increment(graph: &mut Graph, value: Value, from: Value) -> Option<Value> {
    match *graph.node(value) {
        Node::Add(a, b) if a == from => Some(b),
        Node::Add(a, b) if b == from => Some(a),
        Node::Sub(a, b) if a == from => Some(graph.neg(b)),
        Node::Add(a, b) => match increment(graph, a, from) {
            Some(by) => Some(graph.add(by, b)),
            None => increment(graph, b, from).map(|by| graph.add(a, by)),
        },
        Node::Sub(a, b) => increment(graph, a, from).map(|by| graph.sub(by, b)),
        _ => None,
    }
}
