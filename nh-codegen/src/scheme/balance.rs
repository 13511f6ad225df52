//! Balance of the energy for methods that keep it: the check after a step and the feedback.
//!
//! **Feedback.** A step that keeps E − W, the energy less the work, in exact arithmetic still
//! changes it by roundoff, mostly to the same side: by up to 1.2 ε a step, or 1e-8 of E − W in 10⁸
//! steps. Let E₀ be the energy at the start, D = E − W − E₀ before a step, u the part of the
//! velocity (or of the momenta) in the distribution, K = ∂E/∂u · u (2 T if the constraints
//! prescribe no velocity), and S² = E₀² + Σ (terms of V)² + W². A step ends with
//!
//! ```text
//! u' ← u' − x u',    x = ½ D K / (K² + S²/16)
//! ```
//!
//! if ½ ε < |x| < 512 ε (1 + Σ |θ|). The sum is over the angles whose sines occur in the energy: an
//! angle is rounded by ε |θ|, and its sine with it. A smaller x is less than rounding resolves; no
//! step loses more than the upper bound. Where T and V pass 0 together, no change of velocity
//! changes the energy. The feedback changes the energy by −x K', which is about −D/2 if K' ≈ K. D
//! obeys D'' = D' − g D + β, with the roundoff β of a step and a gain g ≤ ½. Both roots of z² − z +
//! g lie in the circle of radius √g, and D tends to β/g, two to three units of roundoff and no
//! further. Where K is small, the velocity cannot change the energy, and x is small as well: |x| ≤
//! |D|/S. If a step ends with K' ≤ 2 S, the energy changes by at most 2 |D|, so a late feedback
//! does not increase the defect.
//!
//! **Blocks.** The energy may be a sum over blocks of the system, with constraints that act within
//! one block each. Methods without a frame then keep the energy of each block, and each block's
//! defect is fed back to its own velocities. Discrete gradients on D* keep these energies unless
//! the frame mixes the blocks; blocks that it mixes count as one.
//!
//! x is a multiple of roundoff. The symmetry of a step, its order and its other invariants change
//! by roundoff only, and u' stays in the distribution. x depends on the state before the step only,
//! so it is computed beside the equations and delays nothing. Derivatives of a step ignore x: E₀
//! belongs to a motion, and x is 0 on the motion's energy level.

use super::{Conserves, Context};
use crate::blocks::join;
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::ir::handles::Matrix;
use crate::ir::program::{Body, Carried, Kind, Output, Role, Shape, Statement, StepProgram};
use crate::ir::rules::Rule;
use petgraph::unionfind::UnionFind;
use std::collections::{BTreeMap, BTreeSet};

/// Returns the energy less the work as a function of the carried numbers, if the method keeps it.
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
    // The angle of a point is continued across its cut, so an energy with an `Atan2` is defined up
    // to a constant only.
    let continued = graph.reachable(&[kept]).into_iter().any(|v| matches!(graph.node(v), Node::Apply(Rule::Atan2, _)));
    (!continued).then_some(kept)
}

/// Returns the kept energy with its roundoff, for steps that iterate and do not carry a resolution
/// of their own.
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

/// Feeds back the lost energy. If the method keeps the energies of all blocks, each block's loss
/// goes to its own velocities.
pub(super) fn feed_back(cx: &mut Context<'_>, kept: Value, mixes_blocks: bool, program: &mut StepProgram) {
    let moving = [Role::ReducedMomenta, Role::CarriedVelocity, Role::Components, Role::Momenta];
    let Some(at) = program.carried.iter().position(|group| moving.contains(&group.role)) else { return };
    let (role, y) = (program.carried[at].role, program.carried[at].symbols.clone());
    let Some(parts) = parts(cx, kept, mixes_blocks, program, at) else { return };
    let beside = prescribed(cx, role);
    let name = |i: usize| {
        format!("{}{}", Role::Reference.name(), if parts.len() > 1 { (i + 1).to_string() } else { String::new() })
    };
    let symbols: Vec<Symbol> = (0..parts.len()).map(|i| cx.symbol(&name(i), Stage::State)).collect();

    let graph = &mut cx.graph;
    let (at_start, new) = (carried_values(program, &program.start), carried_values(program, &program.step));
    let there = graph.substitute(&beside, &new);
    let mut start = Vec::new();
    for ((numbers, energy), &symbol) in parts.iter().zip(&symbols) {
        start.push(graph.substitute_in(*energy, &at_start));
        let x = change(graph, *energy, symbol, &y, numbers, &beside);
        let outputs = program.derivatives.as_mut().map(|derivatives| &mut derivatives.linearised.outputs);
        for outputs in [&mut program.step.outputs].into_iter().chain(outputs) {
            for &i in numbers {
                let value = outputs[at].values[i];
                let end = own(graph, value, there.get(i));
                let less = graph.mul(x, end);
                outputs[at].values[i] = graph.sub(value, less);
            }
        }
    }
    let references = symbols.iter().map(|&symbol| graph.read(symbol)).collect();
    let output = |values: Vec<Value>| Output { role: Role::Reference, shape: Shape::Vector(values.len()), values };
    let doc = if parts.len() > 1 { "energies of the blocks at the start" } else { "energy at the start" };
    super::with(
        program,
        (Carried { role: Role::Reference, doc: doc.into(), symbols }, [output(start), output(references)]),
    );
}

/// Returns x for one energy, given the symbol of its initial value and the indices of the numbers
/// of y to change.
fn change(
    graph: &mut Graph,
    energy: Value,
    symbol: Symbol,
    y: &[Symbol],
    numbers: &[usize],
    beside: &[Value],
) -> Value {
    let reference = graph.read(symbol);
    let moving: Vec<Symbol> = numbers.iter().map(|&i| y[i]).collect();
    let slopes = graph.gradient(energy, &moving);
    let here: Vec<Value> = numbers
        .iter()
        .map(|&i| {
            let here = graph.read(y[i]);
            own(graph, here, beside.get(i))
        })
        .collect();
    let k = graph.dot(&slopes, &here);
    let zero = graph.zero();
    let at_rest: Vec<(Symbol, Value)> = y.iter().map(|&symbol| (symbol, zero)).collect();
    let at_rest = graph.substitute_in(energy, &at_rest);
    let mut squares: Vec<Value> = terms(graph, at_rest).into_iter().map(|term| graph.square(term)).collect();
    squares.push(graph.square(reference));
    let size = graph.sum(&squares);
    let (half, part) = (graph.ratio(1, 2), graph.ratio(1, 16));
    let (size, square) = (graph.mul(part, size), graph.square(k));
    let below = graph.add(square, size);
    let (off, above) = (graph.sub(energy, reference), graph.mul(half, k));
    let above = graph.mul(off, above);
    let coarse = graph.coarseness(energy);
    graph.visible_change(above, below, coarse)
}

/// Returns a number without the part that constraints prescribe.
fn own(graph: &mut Graph, y: Value, beside: Option<&Value>) -> Value {
    beside.map_or(y, |&beside| graph.sub(y, beside))
}

/// Returns the indices of the moving numbers and the energy of each block, or one block of all
/// numbers if the energies of blocks are not kept separately. Returns `None` if they are kept
/// separately but a moving number belongs to several blocks: the feedback would then move energy
/// between blocks.
fn parts(
    cx: &mut Context<'_>,
    kept: Value,
    mixes_blocks: bool,
    program: &StepProgram,
    at: usize,
) -> Option<Vec<(Vec<usize>, Value)>> {
    let (role, y) = (program.carried[at].role, program.carried[at].symbols.clone());
    let whole = vec![((0..y.len()).collect(), kept)];
    if mixes_blocks || carried(program, Role::Work).is_some() {
        return Some(whole);
    }
    let mut blocks = blocks(cx);
    let (n, k) = (cx.symbols.q.len(), cx.symbols.w.len());
    if [Role::ReducedMomenta, Role::Momenta].contains(&role) {
        join_momenta(cx, kept, program, &mut blocks, &y);
    }
    // The first member names a block.
    let first = |i: usize| (0..i).find(|&first| blocks.equiv(first, i)).unwrap_or(i);
    let roots: Vec<usize> = (0..blocks.len()).map(first).collect();
    if roots.iter().all(|&root| root == roots[0]) {
        return Some(whole);
    }
    // The block of each number that moves.
    let of_numbers: Vec<usize> = match role {
        Role::CarriedVelocity => roots[n..].to_vec(),
        Role::Components => {
            let frame = carried_frame(cx, program, &y)?;
            let of_column = |column: &Vec<usize>| {
                let mut found = column.iter().map(|&i| roots[n + i]);
                let first = found.next()?;
                found.all(|other| other == first).then_some(first)
            };
            frame.iter().map(of_column).collect::<Option<_>>()?
        }
        _ => roots[n + k..].to_vec(),
    };
    let q = carried(program, Role::Configuration)?.to_vec();
    let graph = &mut cx.graph;
    let block_of = |symbol: Symbol| {
        let by_q = q.iter().position(|&other| other == symbol).map(|i| roots[i]);
        by_q.or_else(|| y.iter().position(|&other| other == symbol).map(|i| of_numbers[i]))
    };
    let mut sums: BTreeMap<usize, Vec<Value>> = BTreeMap::new();
    for term in graph.terms(kept, &[&q[..], &y[..]].concat()) {
        let found: BTreeSet<usize> = graph.symbols_of(term).iter().copied().filter_map(block_of).collect();
        match (found.len(), found.first()) {
            (0, _) => {}
            (1, Some(&block)) => sums.entry(block).or_default().push(term),
            _ => return None,
        }
    }
    let numbers = |block: usize| (0..y.len()).filter(|&i| of_numbers[i] == block).collect::<Vec<_>>();
    let parts = sums.into_iter().map(|(block, terms)| (numbers(block), graph.sum(&terms)));
    Some(parts.filter(|(numbers, _)| !numbers.is_empty()).collect())
}

/// Partitions coordinates and velocities into blocks. Those that occur together in a term of the
/// energy, a rate, a constraint, a bracket or a force linear in the velocities share a block.
fn blocks(cx: &mut Context<'_>) -> UnionFind<usize> {
    let (q, w) = (cx.symbols.q.clone(), cx.symbols.w.clone());
    let (n, all) = (q.len(), [&q[..], &w[..]].concat());
    let mut together = UnionFind::new(all.len());
    let energy = cx.energy();
    for term in cx.graph.terms(energy, &all) {
        let found = cx.graph.symbols_of(term).iter().filter_map(|symbol| all.iter().position(|other| other == symbol));
        join(&mut together, found);
    }
    let (anchor, rows, brackets, turning) = cx.write(|s| {
        let entries = |matrix: Matrix<'_>| -> Vec<Vec<usize>> {
            (0..matrix.rows())
                .map(|i| (0..matrix.columns()).filter(|&j| !matrix.entry(i, j).is_zero()).collect())
                .collect()
        };
        let brackets: Vec<(usize, usize, usize)> = s.brackets_of_velocities().into_iter().map(|(at, _)| at).collect();
        let turning =
            if s.mechanics.model().lagrangian.is_gyroscopic() { entries(s.gyroscopic_matrix()) } else { Vec::new() };
        (entries(s.anchor()), entries(s.constraint_matrix()), brackets, turning)
    });
    let mut with_velocities = |own: Option<usize>, found: &[usize]| {
        join(&mut together, own.into_iter().chain(found.iter().map(|j| n + j)));
    };
    anchor.iter().enumerate().for_each(|(i, found)| with_velocities(Some(i), found));
    turning.iter().enumerate().for_each(|(i, found)| with_velocities(Some(n + i), found));
    rows.iter().for_each(|found| with_velocities(None, found));
    brackets.into_iter().for_each(|(i, j, l)| with_velocities(None, &[i, j, l]));
    together
}

/// Joins momenta with the velocities that they contribute to, and with the other symbols in a term
/// of the energy, because a frame may mix the blocks.
fn join_momenta(cx: &mut Context<'_>, kept: Value, program: &StepProgram, blocks: &mut UnionFind<usize>, y: &[Symbol]) {
    let (n, known) = (cx.symbols.q.len(), cx.symbols.q.len() + cx.symbols.w.len());
    y.iter().for_each(|_| _ = blocks.new_set());
    for (a, velocities) in carried_frame(cx, program, y).unwrap_or_default().into_iter().enumerate() {
        join(blocks, [known + a].into_iter().chain(velocities.into_iter().map(|i| n + i)));
    }
    let q = carried(program, Role::Configuration).unwrap_or_default();
    let symbols = [q, y].concat();
    for term in cx.graph.terms(kept, &symbols) {
        let found =
            cx.graph.symbols_of(term).iter().filter_map(|symbol| symbols.iter().position(|other| other == symbol));
        join(blocks, found.map(|i| if i < n { i } else { known + i - n }));
    }
}

/// Returns the velocities that each carried component contributes to.
fn carried_frame(cx: &mut Context<'_>, program: &StepProgram, y: &[Symbol]) -> Option<Vec<Vec<usize>>> {
    let velocity = &program.observe.outputs.iter().find(|output| output.role == Role::Velocity)?.values;
    let reads = |symbol: Symbol| (0..velocity.len()).filter(|&i| cx.graph.depends_on(velocity[i], symbol)).collect();
    Some(y.iter().map(|&symbol| reads(symbol)).collect())
}

/// Returns the part of the velocities or momenta that constraints prescribe; empty if they
/// prescribe none.
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

/// Returns the terms of a sum.
fn terms(graph: &Graph, value: Value) -> Vec<Value> {
    match *graph.node(value) {
        Node::Add(a, b) | Node::Sub(a, b) => [terms(graph, a), terms(graph, b)].concat(),
        Node::Neg(a) => terms(graph, a),
        _ => vec![value],
    }
}

/// Returns the symbols of a carried group.
fn carried(program: &StepProgram, role: Role) -> Option<&[Symbol]> {
    program.carried.iter().find(|group| group.role == role).map(|group| group.symbols.as_slice())
}

/// Returns the carried symbols with their values in a body.
fn carried_values(program: &StepProgram, body: &Body) -> Vec<(Symbol, Value)> {
    let symbols = program.carried.iter().flat_map(|group| group.symbols.iter().copied());
    symbols.zip(body.outputs.iter().flat_map(|output| output.values.iter().copied())).collect()
}
