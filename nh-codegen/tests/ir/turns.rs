//! Angles that a step moves, and values that depend on their sines.

use crate::programs::{carrying, observed, output};
use nonholonomic_codegen::ir::graph::{Graph, Node, Stage, Symbol, Value};
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::ir::plan::{self, Let, Plan, Way};
use nonholonomic_codegen::ir::program::{
    Body, Carried, History, Kind, NewtonBlock, Part, Program, Role, Statement, TurningAngle,
};
use nonholonomic_exec::Run;

/// The symbols of a step (θ, p) ↦ (θ', p') that carries the sine and cosine of θ, with one
/// parameter a.
struct Symbols {
    a: Symbol,
    h: Symbol,
    theta: Symbol,
    p: Symbol,
    sine: Symbol,
    rate: Symbol,
}

/// Returns a program with such a step; `step` returns its solves and (θ', p').
fn program(step: impl FnOnce(&mut Graph, &Symbols) -> (Vec<Statement>, [Value; 2])) -> Program {
    let mut g = Graph::new();
    let a = g.symbol("a", Stage::Param);
    let h = g.symbol("h", Stage::Step);
    let theta = g.symbol("theta", Stage::Config);
    let [p, sine, cosine, rate] =
        ["p", "sin_theta_ahead", "cos_theta_ahead", "rate"].map(|name| g.symbol(name, Stage::State));
    let symbols = Symbols { a, h, theta, p, sine, rate };
    let (statements, [theta_new, p_new]) = step(&mut g, &symbols);
    let [q, w] = [theta, p].map(|s| g.read(s));
    let ahead = |g: &mut Graph, angle| output(Role::Ahead, vec![g.sin(angle), g.cos(angle)]);
    let (start_ahead, step_ahead) = (ahead(&mut g, q), ahead(&mut g, theta_new));
    let outputs = |values, ahead| observed(values).into_iter().chain([ahead]).collect();
    let step = Body { statements, outputs: outputs([theta_new, p_new], step_ahead) };
    let mut stepper = carrying("turning", h, [theta, p], [q, w], step);
    stepper.carried.push(Carried { role: Role::Ahead, doc: String::new(), symbols: vec![sine, cosine] });
    stepper.turning = vec![TurningAngle { coordinate: theta, angle: theta, sine, cosine }];
    stepper.start.outputs = outputs([q, w], start_ahead);
    Program { graph: g, parameters: vec![a], functions: vec![], steppers: vec![stepper], named: vec![] }
}

/// Returns the result of a step from θ = 0.4, p = −0.3 with a = 1.7, h = 0.05.
fn stepped(program: &Program) -> Vec<f64> {
    let mut run = Run::new(program, "turning", &[1.7], 0.05, &[0.4], &[-0.3]).unwrap();
    run.step().unwrap();
    run.carried().to_vec()
}

/// Returns the number of operations on the path from the carried sine or cosine to a value; `None`
/// without a path.
fn operations_behind(program: &Program, value: Value) -> Option<usize> {
    let (g, turning) = (&program.graph, program.steppers[0].turning[0]);
    match *g.node(value) {
        Node::Symbol(s) => (s == turning.sine || s == turning.cosine).then_some(0),
        ref node => {
            node.operands().iter().filter_map(|&v| operations_behind(program, v)).max().map(|behind| behind + 1)
        }
    }
}

/// Returns a program with θ' = θ + h p', p' = (p + a b) − a s (a s − 1), where s is the sine of θ
/// or of another value.
fn kicked(of_theta: bool) -> Program {
    program(|g, symbols| {
        let [a, h, theta, p, sine] = [symbols.a, symbols.h, symbols.theta, symbols.p, symbols.sine].map(|s| g.read(s));
        let s = if of_theta { sine } else { g.div(p, a) };
        let one = g.one();
        let force = g.mul(a, s);
        let inner = g.sub(force, one);
        let force = g.mul(force, inner);
        let p_new = g.sub(p, force);
        let p_new = g.add(p_new, a);
        let by = g.mul(h, p_new);
        (vec![], [g.add(theta, by), p_new])
    })
}

#[test]
fn what_an_increment_waits_for_joins_it_last() {
    let (before, after) = (kicked(true), kicked(true).simplify(Passes::ALL));
    let theta_new = |program: &Program| program.steppers[0].step.outputs[0].values[0];
    // Before: a s, a s − 1, their product, its difference from p + a, h times that, and θ + ….
    // After: h a s · (a s − 1) and two sums.
    let [long, short] = [&before, &after].map(|program| operations_behind(program, theta_new(program)));
    assert_eq!((long, short), (Some(7), Some(5)));
    // The angle of sine and cosine is the coordinate itself, and the momentum is unchanged.
    let new = theta_new(&after);
    let ahead = &after.steppers[0].step.outputs[2].values;
    assert!(ahead.iter().all(|&v| matches!(*after.graph.node(v), Node::Call(_, angle) if angle == new)));
    for (x, y) in stepped(&after).iter().zip(stepped(&before)) {
        assert!((x - y).abs() <= 4.0 * f64::EPSILON, "{x} {y}");
    }
}

#[test]
fn increments_that_wait_for_no_sine_stay() {
    let simple = kicked(false).simplify(Passes::ALL);
    let [theta_new, p_new] = [0, 1].map(|i| simple.steppers[0].step.outputs[i].values[0]);
    let Node::Add(a, b) = *simple.graph.node(theta_new) else { panic!("no sum") };
    let is_multiple = |v| matches!(*simple.graph.node(v), Node::Mul(x, y) if x == p_new || y == p_new);
    assert!(is_multiple(a) || is_multiple(b));
}

/// Returns a program that finds the rate r of θ from r = p + a sin(θ + h r/2) sin(h r/2) + … by
/// sweeps; `more` adds terms to the sweep.
fn implicit(more: impl FnOnce(&mut Graph, Value, Value) -> Value) -> Program {
    program(|g, symbols| {
        let [a, h, theta, p, rate] = [symbols.a, symbols.h, symbols.theta, symbols.p, symbols.rate].map(|s| g.read(s));
        let half = g.ratio(1, 2);
        let half_h = g.mul(half, h);
        let by = g.mul(half_h, rate);
        let angle = g.add(theta, by);
        let [increment, sine, cosine] = [g.sin(by), g.sin(angle), g.cos(angle)];
        let force = g.product(&[a, increment, sine, cosine]);
        let more = more(g, by, angle);
        let sweep = g.sum(&[p, force, more]);
        let residual = g.sub(rate, sweep);
        let jacobian = g.jacobian(&[residual], &[symbols.rate]);
        let one = g.one();
        let block = NewtonBlock {
            name: "rate".into(),
            unknowns: vec![symbols.rate],
            guess: vec![p],
            residual: vec![residual],
            jacobian,
            scale: vec![one],
            history: History::Last(3),
            sweep: vec![sweep],
            kind: Kind::Iterated,
        };
        // The momentum reads the sine at the middle, and the sine of an angle with a different
        // form: θ + (h/2 + h a) r.
        let (by, other) = (g.mul(h, rate), g.mul(h, a));
        let other = g.add(half_h, other);
        let other = g.mul(other, rate);
        let other = g.add(theta, other);
        let other = g.sin(other);
        let p_new = g.product(&[rate, sine, other]);
        (vec![Statement::Solve(block)], [g.add(theta, by), p_new])
    })
}

/// Returns the ways in the sweeps of a program, and its plan.
fn ways(program: &Program) -> (Vec<Way>, Plan) {
    let plan = Plan::of(&program.clone().verify().unwrap());
    let solves = plan.steppers[0].step.iterations();
    let lets = solves.flat_map(|solve| &solve.computation(Part::Sweep).lets);
    let ways = lets.filter_map(|binding| match binding {
        Let::Halfway { way, .. } => Some(*way),
        _ => None,
    });
    (ways.collect(), plan.clone())
}

#[test]
fn an_angle_half_way_is_reached_from_the_one_that_is_carried() {
    let program = implicit(|g, _, _| g.zero());
    let (ways, plan) = ways(&program);
    let [way] = ways[..] else { panic!("{ways:?}") };
    let turning = program.steppers[0].turning[0];
    let symbols = way.at.map(|v| match *plan.graph.node(v) {
        Node::Symbol(s) => s,
        ref other => panic!("{other:?}"),
    });
    assert_eq!(symbols, [turning.sine, turning.cosine]);
    assert!(symbols.iter().all(|s| plan.steppers[0].step.reads.contains(s)));
}

#[test]
fn sweeps_newton_and_what_comes_after_go_the_same_way() {
    // ∂(sin δ)/∂r contains the cosine of δ; the new momentum reads the sine of the angle again, and
    // the sine of one near it.
    let program = implicit(|g, _, _| g.zero());
    let plan = Plan::of(&program.verify().unwrap());
    let statements = &plan.steppers[0].step.statements;
    let solve = plan.steppers[0].step.iterations().next().unwrap();
    let names = |lets: &[&Let]| {
        let ways = lets.iter().filter_map(|binding| match binding {
            Let::Halfway { increment, pair, .. } => {
                Some([increment, pair].map(|of| of.each_ref().map(Option::is_some)))
            }
            _ => None,
        });
        ways.collect::<Vec<_>>()
    };
    let part = |part: Part| names(&solve.computation(part).lets.iter().collect::<Vec<_>>());
    assert_eq!(part(Part::Sweep), [[[true, false], [true, true]]]);
    assert_eq!(part(Part::System), [[[true, true], [true, true]]]);
    let after = statements.iter().filter_map(plan::Statement::binding);
    assert_eq!(names(&after.collect::<Vec<_>>()), [[[false, false], [true, false]]; 2]);
}

#[test]
fn an_angle_that_is_a_difference_is_reached_by_its_terms() {
    // The sweep has a further sine and cosine of (θ + h r/2) − p, with p beside the carried angle
    // and the increment h r/4 + h r/4.
    let program = implicit(|g, by, angle| {
        let p = g.symbols().find(|&s| g.symbol_info(s).name == "p").unwrap();
        let p = g.read(p);
        let two = g.ratio(2, 1);
        let (twice, other) = (g.mul(two, by), g.sub(angle, p));
        let far = g.add(other, by);
        let [increment, sine, cosine] = [g.sin(twice), g.sin(far), g.cos(far)];
        g.product(&[increment, sine, cosine])
    });
    let (ways, plan) = ways(&program);
    assert_eq!(ways.len(), 2, "{ways:?}");
    // θ − p has a separate sine and cosine, before the sweeps.
    let known = ways.iter().filter(|way| way.at.iter().all(|&v| matches!(plan.graph.node(v), Node::Call(..))));
    assert_eq!(known.count(), 1);
}
