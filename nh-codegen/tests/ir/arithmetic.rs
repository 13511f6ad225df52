use crate::expressions::{expression, graph, point};
use nonholonomic_codegen::ir::graph::{Graph, Node, Stage};
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{Precise, evaluate};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn simplification_preserves_values(e in expression(), at in point()) {
        let (mut graph, symbols) = graph();
        prop_assume!(e.is_tame(&at));
        let value = e.build(&mut graph, &symbols);
        let at: Vec<Precise> = at.into_iter().map(Precise::new).collect();
        let expected = e.evaluate(&at);
        let got = evaluate(&graph, &[value], |s| at[symbols.iter().position(|&t| t == s).unwrap()])[0];
        // With 256 bits, rounding is far below this bound.
        let error = (got - expected).to_f64().abs();
        prop_assert!(error < 1e-50, "{} instead of {}", got.to_f64(), expected.to_f64());
    }

    #[test]
    fn building_twice_gives_the_same_value(e in expression()) {
        let (mut graph, symbols) = graph();
        let first = e.build(&mut graph, &symbols);
        let nodes = graph.len();
        let second = e.build(&mut graph, &symbols);
        prop_assert_eq!(first, second);
        prop_assert_eq!(nodes, graph.len());
    }

    #[test]
    fn differences_of_equals_vanish(e in expression()) {
        let (mut graph, symbols) = graph();
        let value = e.build(&mut graph, &symbols);
        let difference = graph.sub(value, value);
        prop_assert!(graph.is_zero(difference));
        let minus = graph.neg(value);
        prop_assert_eq!(graph.neg(minus), value);
        let sum = graph.add(value, minus);
        prop_assert!(graph.is_zero(sum));
    }
}

#[test]
fn identities() {
    let (mut g, s) = graph();
    let (m, x, y) = (g.read(s[0]), g.read(s[1]), g.read(s[2]));
    let (zero, one) = (g.zero(), g.one());
    assert_eq!(g.add(x, zero), x);
    assert_eq!(g.mul(x, one), x);
    assert_eq!(g.mul(x, zero), zero);
    assert_eq!(g.add(x, y), g.add(y, x));
    assert_eq!(g.mul(x, y), g.mul(y, x));
    let minus_y = g.neg(y);
    assert_eq!(g.add(x, minus_y), g.sub(x, y));
    let minus_x = g.neg(x);
    assert_eq!(g.mul(minus_x, minus_y), g.mul(x, y));
    let (two, three) = (g.ratio(2, 1), g.ratio(3, 1));
    let (x2, x3) = (g.mul(two, x), g.mul(x, three));
    let x5 = g.add(x2, x3);
    let five = g.ratio(5, 1);
    assert_eq!(x5, g.mul(five, x));
    assert_eq!(g.div(x, two), {
        let half = g.ratio(1, 2);
        g.mul(half, x)
    });
    let q = g.div(x, m);
    assert_eq!(g.mul(q, m), x);
    let xy = g.mul(x, y);
    let mxy = g.mul(m, xy);
    assert_eq!(g.div(mxy, x), g.mul(m, y));
    let (sin, cos) = (g.sin(x), g.cos(x));
    let (ss, cc) = (g.square(sin), g.square(cos));
    assert_eq!(g.add(cc, ss), one);
    assert_eq!(g.sin(minus_x), g.neg(sin));
    assert_eq!(g.cos(minus_x), cos);
    let root = g.sqrt(x);
    assert_eq!(g.square(root), x);
    let nine_fourths = g.ratio(9, 4);
    assert_eq!(g.sqrt(nine_fourths), g.ratio(3, 2));
    let sum = g.sum(&[x, y, minus_x, two]);
    assert_eq!(sum, g.add(y, two));
    let back = g.sub(sum, two);
    assert_eq!(back, y);
}

#[test]
fn powers_are_multiplications_by_squaring() {
    let (mut g, s) = graph();
    let x = g.read(s[1]);
    for (n, multiplications) in [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 3), (12, 4), (16, 4)] {
        let power = g.powi(x, n);
        let count = g.reachable(&[power]).into_iter().filter(|&v| matches!(g.node(v), Node::Mul(..))).count();
        assert_eq!(count, multiplications, "x^{n}");
        let (got, expected) = (evaluate(&g, &[power], |_| 1.1)[0], 1.1f64.powi(n as i32));
        assert!((got - expected).abs() < 1e-15 * expected * 8.0);
    }
    let inverse = g.powi(x, -2);
    assert_eq!(evaluate(&g, &[inverse], |_| 4.0), [1.0 / 16.0]);
}

#[test]
fn sums_group_by_stage() {
    let mut g = Graph::new();
    let names =
        [("a", Stage::Param), ("b", Stage::Param), ("h", Stage::Step), ("q", Stage::Config), ("w", Stage::State)];
    let v: Vec<_> = names
        .map(|(name, stage)| {
            let s = g.symbol(name, stage);
            g.read(s)
        })
        .to_vec();
    let sum = g.sum(&[v[4], v[0], v[3], v[1], v[2]]);
    let parameters = g.add(v[0], v[1]);
    assert!(g.reachable(&[sum]).contains(&parameters), "a + b is one value that can be hoisted");
    let product = g.product(&[v[4], v[0], v[1], v[4]]);
    let parameters = g.mul(v[0], v[1]);
    assert!(g.reachable(&[product]).contains(&parameters));
}

#[test]
fn substitution_is_simultaneous() {
    let (mut g, s) = graph();
    let (x, y) = (g.read(s[1]), g.read(s[2]));
    let f = {
        let sine = g.sin(x);
        g.mul(sine, y)
    };
    let swapped = g.substitute_in(f, &[(s[1], y), (s[2], x)]);
    let expected = {
        let sine = g.sin(y);
        g.mul(sine, x)
    };
    assert_eq!(swapped, expected);
    assert_eq!(g.symbols_of(f), &[s[1], s[2]]);
    assert!(!g.depends_on(f, s[0]));
}

#[test]
fn degrees() {
    let (mut g, s) = graph();
    let (m, x, y) = (g.read(s[0]), g.read(s[1]), g.read(s[2]));
    let kinetic = {
        let square = g.square(y);
        g.div(square, m)
    };
    let cosine = g.call(Function::Cos, x);
    let energy = g.add(kinetic, cosine);
    assert!(g.is_quadratic_in(kinetic, &s[1..]) && !g.is_linear_in(kinetic, &s[1..]));
    assert!(!g.is_quadratic_in(energy, &s[1..]));
    assert!(g.is_quadratic_in(energy, &s[2..]));
    assert_eq!(g.split_quadratic(energy, &s[1..]), (kinetic, cosine));
    assert_eq!(g.degree_in(energy, &s[..1]), None);
}

#[test]
fn coefficients() {
    let (mut g, s) = graph();
    let (m, x, y) = (g.read(s[0]), g.read(s[1]), g.read(s[2]));
    // (m + y) (y² − x)/x + m y = (m/x) y² + (1/x) y³ − m − y + m y
    let value = {
        let (sum, square) = (g.add(m, y), g.square(y));
        let difference = g.sub(square, x);
        let product = g.mul(sum, difference);
        let quotient = g.div(product, x);
        let last = g.mul(m, y);
        g.add(quotient, last)
    };
    let found = g.coefficients_in(value, s[2], 3).expect("a cubic");
    let (over, rest) = (g.div(m, x), g.one());
    let expected = [g.neg(m), g.sub(m, rest), over, g.div(rest, x)];
    assert_eq!(found, expected);
    assert_eq!(g.coefficients_in(value, s[2], 2), None);
    assert_eq!(g.coefficients_in(value, s[1], 9), None);
    // Terms that cancel do not count.
    let cube = g.powi(y, 3);
    let nothing = g.sub(cube, cube);
    assert_eq!(g.coefficients_in(nothing, s[2], 0), Some(vec![g.zero()]));
}

#[test]
fn signs() {
    let (mut g, s) = graph();
    let (m, x) = (g.read(s[0]), g.read(s[1]));
    let (two, square) = (g.ratio(2, 1), g.mul(m, m));
    let sum = g.add(square, two);
    assert!(!g.is_positive(sum));
    g.set_positive(s[0]);
    let root = g.sqrt(sum);
    let (product, quotient, difference) = (g.mul(root, x), g.div(root, m), g.sub(root, m));
    assert!(g.is_positive(sum) && g.is_positive(root) && g.is_positive(quotient));
    let minus = g.neg(quotient);
    assert!(g.has_sign(quotient) && g.has_sign(minus) && !g.is_positive(minus) && !g.has_sign(difference));
    assert!(!g.is_positive(product) && !g.is_positive(difference) && !g.is_positive(x));
}

#[test]
fn a_term_that_two_sums_have_in_common_drops_out() {
    // (x + h u) − (x + h u/2) = h u/2 is half of an increment, without the roundings of x.
    let mut g = Graph::new();
    let [x, h, u] = ["x", "h", "u"].map(|name| g.symbol(name, Stage::State)).map(|symbol| g.read(symbol));
    let increment = g.mul(h, u);
    let half = g.scale(num_rational::BigRational::new(1.into(), 2.into()), increment);
    let (new, middle) = (g.add(x, increment), g.add(x, half));
    assert_eq!(g.sub(new, middle), half);
    let minus_half = g.neg(half);
    assert_eq!(g.sub(middle, new), minus_half);
}
