use crate::programs::{config, expressions, is_well_conditioned, output, pendulum, random_program, random_step};
use nonholonomic_codegen::ir::graph::{Graph, Node, Stage, Value};
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::ir::plan::{OperationCount, Plan};
use nonholonomic_codegen::ir::program::{Function, Input, NewtonBlock, Part, Program, Role};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::tree::Function as Elementary;
use nonholonomic_exec::Caller;
use proptest::prelude::*;

/// Parameters a, b; configuration x, y; velocities u, v.
const NAMES: [(&str, Stage); 6] = [
    ("a", Stage::Param),
    ("b", Stage::Param),
    ("x", Stage::Config),
    ("y", Stage::Config),
    ("u", Stage::State),
    ("v", Stage::State),
];

/// Returns a program with one function f(x, y, u, v).
fn program(build: impl FnOnce(&mut Graph, [Value; 6]) -> Vec<Value>) -> Program {
    let mut g = Graph::new();
    let symbols = NAMES.map(|(name, stage)| g.symbol(name, stage));
    let values = symbols.map(|s| g.read(s));
    let values = build(&mut g, values);
    let function = Function {
        quantity: Quantity::Momenta,
        doc: String::new(),
        inputs: vec![Input { role: Role::Configuration, symbols: symbols[2..].to_vec() }],
        output: output(Role::Result, values),
    };
    Program { graph: g, parameters: symbols[..2].to_vec(), functions: vec![function], steppers: vec![], named: vec![] }
}

/// Returns the number of operations of the function after the computation of constants.
fn count(program: Program, options: Passes) -> (OperationCount, Program) {
    let simple = program.simplify(options);
    let plan = Plan::of(&simple.clone().verify().unwrap());
    (plan.functions[0].routine.count, simple)
}

fn values(program: &Program) -> Vec<f64> {
    Caller::new(program, &[1.3, 0.7]).unwrap().call(Quantity::Momenta, &[&[0.4, -1.1, 2.0, 0.9]]).unwrap()
}

fn simplified(build: impl Fn(&mut Graph, [Value; 6]) -> Vec<Value>, expected: OperationCount) {
    let (got, simple) = count(program(&build), Passes::ALL);
    for (a, b) in values(&simple).iter().zip(values(&program(&build))) {
        assert!((a - b).abs() <= 1e-15 * 8.0 * b.abs().max(1.0), "{a} {b}");
    }
    assert_eq!(got, expected, "{got}");
}

fn ops(additions: usize, multiplications: usize, divisions: usize) -> OperationCount {
    OperationCount { additions, multiplications, divisions, ..OperationCount::default() }
}

/// x + (−a b) y, y − (−a b) x, (−a b) x (−a b), (−a b) x − y, and −a b.
#[test]
fn negations_of_constants_are_signs_of_terms() {
    let build = |g: &mut Graph, [a, b, x, y, ..]: [Value; 6]| {
        let constant = g.mul(a, b);
        let negated = g.intern(Node::Neg(constant));
        let [of_x, of_y] = [x, y].map(|z| g.intern(Node::Mul(negated, z)));
        let squared = g.intern(Node::Mul(of_x, negated));
        let sums = [Node::Add(x, of_y), Node::Sub(y, of_x), Node::Sub(of_x, y)].map(|node| g.intern(node));
        vec![sums[0], sums[1], sums[2], squared, negated]
    };
    let (_, simple) = count(program(build), Passes::NONE);
    let bits = |program: &Program| values(program).into_iter().map(f64::to_bits).collect::<Vec<_>>();
    assert_eq!(bits(&simple), bits(&program(build)));
    let plan = Plan::of(&simple.verify().unwrap());
    assert_eq!(plan.constants.fields.iter().map(|field| field.name.as_str()).collect::<Vec<_>>(), ["a_b"]);
    assert_eq!(plan.functions[0].routine.count, ops(5, 3, 0));
}

/// A name reads as the operation it stands for, and a value without such a name has a number.
#[test]
fn constants_are_named_by_their_operations() {
    let named = |build: &dyn Fn(&mut Graph, Value, Value) -> Node| {
        let program = program(|g, [a, b, x, ..]| {
            let node = build(g, a, b);
            let constant = g.intern(node);
            vec![g.intern(Node::Mul(constant, x))]
        });
        Plan::of(&program.verify().unwrap()).constants.fields[0].name.clone()
    };
    assert_eq!(named(&|_, a, b| Node::Mul(a, b)), "a_b");
    assert_eq!(named(&|_, a, b| Node::Sub(a, b)), "a_minus_b");
    assert_eq!(named(&|g, a, b| Node::Div(a, g.intern(Node::Add(a, b)))), "a_over_sum_a_plus_b");
    assert_eq!(named(&|g, a, b| Node::Call(Elementary::Sqrt, g.intern(Node::Mul(a, b)))), "sqrt_a_b");
    assert_eq!(named(&|g, a, b| Node::Call(Elementary::Sqrt, g.intern(Node::Add(a, b)))), "sqrt_of_a_plus_b");
    assert_eq!(named(&|g, a, b| Node::Add(b, g.intern(Node::Mul(a, a)))), "b_plus_a_squared");
    // b (a + b) and a − (a + b) are not b a + b and a − a + b, and two sums need brackets.
    assert_eq!(named(&|g, a, b| Node::Mul(g.intern(Node::Add(a, b)), b)), "b_times_sum_a_plus_b");
    assert_eq!(named(&|g, a, b| Node::Sub(a, g.intern(Node::Add(a, b)))), "k1");
    assert_eq!(named(&|g, a, b| Node::Mul(g.intern(Node::Add(a, b)), g.intern(Node::Sub(a, b)))), "k1");
}

#[test]
fn constant_factors_go_into_sums_that_take_them_for_nothing() {
    // √a (x (b x − 1) − b): with k = √a, x (k b x − k) − k b.
    let build = |g: &mut Graph, [a, b, x, ..]: [Value; 6]| {
        let (k, one, bx) = (g.sqrt(a), g.one(), g.mul(b, x));
        let inner = g.sub(bx, one);
        let horner = g.mul(x, inner);
        let sum = g.sub(horner, b);
        vec![g.mul(k, sum)]
    };
    simplified(build, ops(2, 2, 0));
    // A factor stays outside a sum if one term needs a multiplication for it, or if a number gives
    // an exact value: √a (2 x − 1).
    let build = |g: &mut Graph, [a, _, x, ..]: [Value; 6]| {
        let (k, one, two) = (g.sqrt(a), g.one(), g.ratio(2, 1));
        let twice = g.mul(two, x);
        let sum = g.sub(twice, one);
        vec![g.mul(k, sum)]
    };
    simplified(build, ops(1, 2, 0));
}

#[test]
fn what_distribution_leaves_is_put_together_in_time() {
    // √a (b u v (y + u) + a x x) + 1: the terms with x and 1 do not wait for the longer product.
    let build = |g: &mut Graph, [a, b, x, y, u, v]: [Value; 6]| {
        let (k, one, sum) = (g.sqrt(a), g.one(), g.add(y, u));
        let long = g.product(&[b, u, v, sum]);
        let short = g.product(&[a, x, x]);
        let inner = g.add(long, short);
        let product = g.mul(k, inner);
        vec![g.add(product, one)]
    };
    let (_, simple) = count(program(build), Passes::ALL);
    let graph = &simple.graph;
    let value = simple.functions[0].output.values[0];
    let Node::Add(a, b) = *graph.node(value) else { panic!("{:?}", graph.node(value)) };
    let has_one = |v| graph.reachable(&[v]).into_iter().any(|v| graph.is_one(v));
    let has_y =
        |v| graph.reachable(&[v]).contains(&graph.find(&Node::Symbol(graph.find_symbol("y").unwrap())).unwrap());
    // The last sum joins the product with y and a sum with 1.
    let with_one = if has_one(a) { a } else { b };
    let joined = matches!(graph.node(with_one), Node::Add(..)) && !has_y(with_one);
    assert!(joined && has_y(if with_one == a { b } else { a }), "{a:?} {b:?}");
}

#[test]
fn multiples_that_are_read_elsewhere_are_like_terms() {
    // a x is a result and occurs in a x + a x − b x = (2 a − b) x: each takes one multiplication.
    let build = |g: &mut Graph, [a, b, x, ..]: [Value; 6]| {
        let (ax, bx) = (g.mul(a, x), g.mul(b, x));
        let twice = g.add(ax, ax);
        vec![ax, g.sub(twice, bx)]
    };
    simplified(build, ops(0, 2, 0));
    // a x is a result and occurs in b (a x − a y) = a b (x − y).
    let build = |g: &mut Graph, [a, b, x, y, ..]: [Value; 6]| {
        let (ax, ay) = (g.mul(a, x), g.mul(a, y));
        let difference = g.intern(Node::Sub(ax, ay));
        vec![ax, g.intern(Node::Mul(b, difference))]
    };
    simplified(build, ops(1, 2, 0));
}

#[test]
fn parameters_become_one_factor() {
    // 3/2 x a u / b: (3 a/(2 b)) (x u)
    let build = |g: &mut Graph, [a, b, x, _, u, _]: [Value; 6]| {
        let numerator = g.mul(x, a);
        let numerator = g.mul(numerator, u);
        let c = g.ratio(3, 2);
        let numerator = g.mul(c, numerator);
        vec![g.div(numerator, b)]
    };
    simplified(build, ops(0, 2, 0));
}

#[test]
fn parameters_are_summed_first() {
    // ((x + a) + y) + b
    let build = |g: &mut Graph, [a, b, x, y, ..]: [Value; 6]| {
        let sum = g.add(x, a);
        let sum = g.add(sum, y);
        vec![g.add(sum, b)]
    };
    simplified(build, ops(2, 0, 0));
}

#[test]
fn common_factors_are_taken_out() {
    // x u + x v − x y: x (u + v − y)
    let build = |g: &mut Graph, [_, _, x, y, u, v]: [Value; 6]| {
        let (p, q, r) = (g.mul(x, u), g.mul(x, v), g.mul(x, y));
        let sum = g.add(p, q);
        vec![g.sub(sum, r)]
    };
    simplified(build, ops(2, 1, 0));
    // u/x + v/x + y: (u + v)/x + y
    let build = |g: &mut Graph, [_, _, x, y, u, v]: [Value; 6]| {
        let (p, q) = (g.div(u, x), g.div(v, x));
        let sum = g.add(p, q);
        vec![g.add(sum, y)]
    };
    simplified(build, ops(2, 0, 1));
    // a x² + b x² + a b y: the like terms become one.
    let build = |g: &mut Graph, [a, b, x, y, ..]: [Value; 6]| {
        let square = g.square(x);
        let terms = [g.mul(a, square), g.mul(b, square), g.product(&[a, b, y])];
        let sum = g.add(terms[0], terms[1]);
        vec![g.add(sum, terms[2])]
    };
    simplified(build, ops(1, 3, 0));
    // x + x u stays unchanged, because a change gains nothing.
    let build = |g: &mut Graph, [_, _, x, _, u, _]: [Value; 6]| {
        let product = g.mul(x, u);
        vec![g.add(x, product)]
    };
    simplified(build, ops(1, 1, 0));
}

#[test]
fn parameter_factors_are_not_taken_out_at_a_loss() {
    // a b x + a a y: both coefficients are constants; a (b x + a y) would take one more
    // multiplication.
    let build = |g: &mut Graph, [a, b, x, y, ..]: [Value; 6]| {
        let terms = [g.product(&[a, b, x]), g.product(&[a, a, y])];
        vec![g.sum(&terms)]
    };
    simplified(build, ops(1, 2, 0));
}

#[test]
fn signs_are_absorbed() {
    // −2 x u is one number; y − (−2 x u) is an addition.
    let build = |g: &mut Graph, [_, _, x, y, u, _]: [Value; 6]| {
        let (c, product) = (g.ratio(-2, 1), g.mul(x, u));
        let first = g.mul(c, product);
        let (c, product) = (g.ratio(-3, 1), g.mul(y, u));
        let second = g.mul(c, product);
        vec![first, g.sub(x, second)]
    };
    simplified(build, ops(1, 4, 0));
}

#[test]
fn reciprocals_are_shared_on_request() {
    let build = |g: &mut Graph, [_, _, x, y, u, v]: [Value; 6]| {
        let denominator = g.add(x, y);
        let (p, q) = (g.div(u, denominator), g.div(v, denominator));
        vec![p, q]
    };
    simplified(build, ops(1, 2, 1));
    let (without, _) = count(program(build), "-share,-early".parse::<Passes>().expect("names of passes"));
    assert_eq!(without, ops(1, 0, 2));
}

#[test]
fn shared_values_stay_shared() {
    // s = x u is used twice, including −s behind a sign.
    let build = |g: &mut Graph, [_, _, x, y, u, v]: [Value; 6]| {
        let s = g.mul(x, u);
        let minus = g.neg(s);
        let sine = g.sin(y);
        let first = g.mul(minus, v);
        let (second, third) = (g.add(sine, s), g.sub(v, s));
        vec![first, second, third]
    };
    let (got, _) = count(program(build), Passes::ALL);
    assert_eq!(got.multiplications, 2);
}

#[test]
fn newton_iterations_repeat_only_what_changes() {
    // In the residual u − x (a + y) − b x sin(u y), the values x (a + y) and b x are computed
    // before the iteration.
    let mut p = pendulum();
    let before = Plan::of(&p.clone().verify().unwrap());
    p = p.simplify(Passes::ALL);
    let after = Plan::of(&p.verify().unwrap());
    let solve = |s: &Plan| s.steppers[0].step.iterations().next().map(|solve| solve.computation(Part::System).count);
    let (before, after) = (solve(&before).unwrap(), solve(&after).unwrap());
    // θ + (h/2) ω takes one multiplication; the residual is ω − w + k sin θ_mid, the Jacobian 1 +
    // k' cos θ_mid.
    assert_eq!(after.to_string(), "4 add, 3 mul, 1 sin_cos");
    assert!(after.total() < before.total(), "{before} -> {after}");
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn random_programs_keep_their_values(e in expressions(), x in 0.3..1.5f64, y in -1.5..-0.3f64, m in 0.5..2.0f64) {
        let program = random_program(&e);
        prop_assume!(is_well_conditioned(&program, [m, x, y]));
        let here = random_step(&program, [m, x, y]);
        let simple = program.clone().simplify(Passes::ALL);
        prop_assert!(simple.clone().verify().is_ok());
        let got = random_step(&simple, [m, x, y]);
        for (a, b) in got.iter().zip(&here) {
            prop_assert!((a - b).abs() < 1e-10 * b.abs().max(1.0), "{got:?} instead of {here:?}");
        }
    }

    #[test]
    fn simplification_never_costs(e in expressions()) {
        let program = random_program(&e);
        let cost = |p: &Program| {
            let s = Plan::of(&p.clone().verify().unwrap());
            let solves = s.steppers[0].step.statements.iter().map(|p| match p {
                nonholonomic_codegen::ir::plan::Statement::Solve(s) => 3 * s.computation(Part::System).count.cost(),
                nonholonomic_codegen::ir::plan::Statement::Let(_) | nonholonomic_codegen::ir::plan::Statement::Follow(_) => 0,
            });
            s.steppers[0].step.count.cost() + solves.sum::<usize>()
        };
        let (before, after) = (cost(&program), cost(&program.clone().simplify(Passes::ALL)));
        // A few operations may move into or out of a solve; both places have the same weight here.
        prop_assert!(after <= before + before / 20 + 2, "{before} -> {after}");
    }
}

#[test]
fn simplification_is_the_same_every_time() {
    let text = || {
        let p = pendulum().simplify(Passes::ALL);
        format!("{:?}", p.graph.values().map(|v| p.graph.node(v).clone()).collect::<Vec<Node>>())
    };
    assert_eq!(text(), text());
    let block = |p: &Program| -> NewtonBlock {
        match &p.steppers[0].step.statements[0] {
            nonholonomic_codegen::ir::program::Statement::Solve(b) => b.clone(),
            _ => panic!("the first statement is the solve"),
        }
    };
    assert_eq!(block(&pendulum().simplify(Passes::ALL)).unknowns.len(), 1);
}

#[test]
fn squares_of_sine_and_cosine_are_one() {
    // (u a cos x)² + ((v + y)² + (u a sin x)²) keeps no sine, and a² is a constant.
    let build = |g: &mut Graph, [a, _, x, y, u, v]: [Value; 6]| {
        let (s, c) = (g.sin(x), g.cos(x));
        let squares = [s, c].map(|f| {
            let component = g.product(&[u, a, f]);
            g.square(component)
        });
        let rest = g.add(v, y);
        let rest = g.square(rest);
        let inner = g.add(rest, squares[0]);
        vec![g.add(squares[1], inner)]
    };
    simplified(build, ops(2, 3, 0));
    // Squares with another angle, another factor or the other sign stay.
    let different = |g: &mut Graph, [a, b, x, y, u, _]: [Value; 6]| {
        let (s, c, other) = (g.sin(x), g.cos(x), g.cos(y));
        let [s, c, other] = [s, c, other].map(|f| g.square(f));
        let (scaled, subtracted) = (g.mul(b, c), g.mul(u, c));
        let (of_sine, scaled_sine) = (g.mul(a, s), g.mul(u, s));
        vec![g.add(s, other), g.add(of_sine, scaled), g.sub(scaled_sine, subtracted)]
    };
    let (count, _) = count(program(different), Passes::ALL);
    assert_eq!((count.sin_cos, count.additions), (2, 3), "{count}");
}
