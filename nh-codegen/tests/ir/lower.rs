use nonholonomic_codegen::ir::graph::{Graph, Node, Stage, Symbol, Value};
use nonholonomic_codegen::tree::{Function, Tree, Var};
use nonholonomic_exec::evaluate;
use num_rational::BigRational;

fn number(p: i64, q: i64) -> BigRational {
    BigRational::new(p.into(), q.into())
}

fn q(i: usize) -> Tree {
    Tree::Variable(Var::Coordinate(i))
}

fn power(base: Tree, p: i64, r: i64) -> Tree {
    Tree::Power(Box::new(base), number(p, r))
}

fn lowered(tree: &Tree) -> (Graph, Symbol, Value) {
    let mut graph = Graph::new();
    let x = graph.symbol("x", Stage::Config);
    let value = graph.lower(tree, &mut |g, v| {
        assert_eq!(*v, Var::Coordinate(0));
        g.read(x)
    });
    (graph, x, value)
}

fn at(tree: &Tree, x: f64) -> f64 {
    let (graph, _, value) = lowered(tree);
    evaluate(&graph, &[value], |_| x)[0]
}

#[test]
fn powers() {
    let x = 1.7f64;
    for (p, r, expected) in [
        (2, 1, x * x),
        (-1, 1, 1.0 / x),
        (1, 2, x.sqrt()),
        (-3, 2, 1.0 / (x * x.sqrt())),
        (5, 2, x * x * x.sqrt()),
        (1, 3, x.cbrt()),
        (-2, 3, 1.0 / (x.cbrt() * x.cbrt())),
        (0, 1, 1.0),
    ] {
        let got = at(&power(q(0), p, r), x);
        assert!((got - expected).abs() < 1e-14, "x^({p}/{r}): {got}, {expected}");
    }
}

#[test]
fn products_have_one_division() {
    let call = Tree::Call(Function::Cos, Box::new(q(0)));
    let tree = Tree::Product(vec![power(q(0), -2, 1), Tree::Number(number(3, 4)), power(call, -1, 1), Tree::Pi]);
    let (graph, _, value) = lowered(&tree);
    let divisions = graph.reachable(&[value]).into_iter().filter(|&v| matches!(graph.node(v), Node::Div(..))).count();
    assert_eq!(divisions, 1);
    let x = 0.6f64;
    let expected = 0.75 * std::f64::consts::PI / (x * x * x.cos());
    assert!((evaluate(&graph, &[value], |_| x)[0] - expected).abs() < 1e-14);
}

#[test]
fn sums_collect_like_terms() {
    let tree =
        Tree::Sum(vec![q(0), Tree::Product(vec![Tree::Number(number(-1, 1)), q(0)]), Tree::Number(number(1, 3))]);
    let (graph, _, value) = lowered(&tree);
    assert_eq!(graph.as_constant(value), Some(&number(1, 3)));
}
