use crate::expressions::{expression, graph, point};
use nonholonomic_codegen::declaration::tokens::{Position, lex};
use nonholonomic_codegen::declaration::{BinaryOperator, Expression, ExpressionKind, parse_expression};
use nonholonomic_codegen::ir::exact::Verdict;
use nonholonomic_codegen::ir::graph::{Graph, Stage, Value};
use nonholonomic_codegen::ir::matrix::ValueMatrix;
use nonholonomic_codegen::ir::positive::Positive;
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{Precise, evaluate};
use num_rational::BigRational;
use proptest::prelude::*;

fn parse(graph: &mut Graph, text: &str) -> Value {
    let tokens = lex(text, Position { path: String::new(), line: 1, column: 1 }).unwrap();
    let expression = parse_expression(&tokens, &Origin::Whole).unwrap();
    build(graph, &expression)
}

fn build(graph: &mut Graph, expression: &Expression) -> Value {
    match &expression.kind {
        ExpressionKind::Number(n) => graph.constant(n.clone()),
        ExpressionKind::Pi => graph.pi(),
        ExpressionKind::Name(name) | ExpressionKind::Dot(name) => {
            let symbol = graph.find_symbol(name).unwrap_or_else(|| graph.symbol(name.clone(), Stage::State));
            graph.read(symbol)
        }
        ExpressionKind::Negate(a) => {
            let a = build(graph, a);
            graph.neg(a)
        }
        ExpressionKind::Binary(operator, a, b) => {
            let (a, b) = (build(graph, a), build(graph, b));
            match operator {
                BinaryOperator::Add => graph.add(a, b),
                BinaryOperator::Subtract => graph.sub(a, b),
                BinaryOperator::Multiply => graph.mul(a, b),
                BinaryOperator::Divide => graph.div(a, b),
            }
        }
        ExpressionKind::Power(a, b) => {
            let (a, b) = (build(graph, a), build(graph, b));
            let exponent = graph.as_constant(b).cloned().expect("a number");
            graph.power(a, &exponent)
        }
        ExpressionKind::Rate(_) | ExpressionKind::List(_) | ExpressionKind::Index(..) | ExpressionKind::Apply(..) => {
            unreachable!("no vectors here")
        }
        ExpressionKind::Call(f, a) => {
            let a = build(graph, a);
            graph.call(*f, a)
        }
        ExpressionKind::Call2(f, a, b) => {
            let (a, b) = (build(graph, a), build(graph, b));
            graph.call_of_two(*f, a, b)
        }
    }
}

fn verdict(text: &str) -> Verdict {
    let mut graph = Graph::new();
    let value = parse(&mut graph, text);
    graph.vanish(&[value])
}

#[test]
fn identities_hold() {
    let identities = [
        "(x + y)^3 - x^3 - 3*x^2*y - 3*x*y^2 - y^3",
        "(x^2 - y^2)/(x - y) - x - y",
        "1/(x*(x + 1)) - 1/x + 1/(x + 1)",
        "(98765432109876543210987654321/7*x + 1)^2 - (98765432109876543210987654321/7)^2*x^2 - 2/7*98765432109876543210987654321*x - 1",
        // Circular functions.
        "sin(x)^2 + cos(x)^2*sin(y)^2 + cos(x)^2*cos(y)^2 - 1",
        "sin(x + y) - sin(x)*cos(y) - cos(x)*sin(y)",
        "cos(2*x - 3*y) - cos(2*x)*cos(3*y) - sin(2*x)*sin(3*y)",
        "1 + tan(x)^2 - 1/cos(x)^2",
        "tan(x + y) - (tan(x) + tan(y))/(1 - tan(x)*tan(y))",
        "sin(2*x) - 2*sin(x)*cos(x)",
        "sin(x/2)^2 - (1 - cos(x))/2",
        "cos(x) - 4*cos(x/3)^3 + 3*cos(x/3)",
        "sin(x/2 + y/3)*cos(y/3) - cos(x/2 + y/3)*sin(y/3) - sin(x/2)",
        "sin(x + 1) - sin(x)*cos(1) - cos(x)*sin(1)",
        "x*sin(pi*x + x) - x*sin(pi*x)*cos(x) - x*cos(pi*x)*sin(x)",
        "sin(sin(x) + cos(y)) - sin(sin(x))*cos(cos(y)) - cos(sin(x))*sin(cos(y))",
        // Parts of a turn.
        "sin(pi/2 - x) - cos(x)",
        "sin(x + pi/6) - sqrt(3)/2*sin(x) - cos(x)/2",
        "cos(pi/4) - sqrt(2)/2",
        "cos(pi/12) - (sqrt(6) + sqrt(2))/4",
        "cos(pi/5) - (1 + sqrt(5))/4",
        "cos(pi/7) - cos(2*pi/7) + cos(3*pi/7) - 1/2",
        "sin(x)*sin(x + pi/3)*sin(x + 2*pi/3) - sin(3*x)/4",
        // Exponential functions.
        "exp(x + y) - exp(x)*exp(y)",
        "exp(x/2)^2 - exp(x)",
        "exp(3) - exp(1)^3",
        "cosh(x)^2 - sinh(x)^2 - 1",
        "sinh(x + y) - sinh(x)*cosh(y) - cosh(x)*sinh(y)",
        "tanh(2*x) - 2*tanh(x)/(1 + tanh(x)^2)",
        "exp(x) - (1 + tanh(x/2))/(1 - tanh(x/2))",
        "exp(1000001/1000000*x) - exp(x)*exp(x/1000000)",
        // Arguments of exponential functions are related.
        "exp(k*x)*exp(k*y) - exp(k*(x + y))",
        "cos((x^2 - y^2)/(x - y)) - cos(x + y)",
        "sin((x + y)^2)*cos(2*x*y) - cos((x + y)^2)*sin(2*x*y) - sin(x^2 + y^2)",
        "exp((x^2 + 3*x*y)/x) - exp(x)*exp(y)^3",
        "sin((sin(x)^2 + cos(x)^2*(sin(y)^2 + cos(y)^2))*x) - 2*sin(x/2)*cos(x/2)",
        // Roots.
        "sqrt(x*y) - sqrt(x)*sqrt(y)",
        "sqrt(x/(y + 1))*sqrt(y + 1) - sqrt(x)",
        "sqrt(6) - sqrt(2)*sqrt(3)",
        "sqrt(77) - sqrt(7)*sqrt(11)",
        "sqrt(2*x + 2) - sqrt(2)*sqrt(x + 1)",
        "sqrt(exp(x)) - exp(x/2)",
        "(m*a^2 + J)/sqrt(J + m*a^2) - sqrt(m*a^2 + J)",
        "1/(sqrt(x + 1) - sqrt(x)) - sqrt(x + 1) - sqrt(x)",
        "sqrt(x^2 + 2*x*y + y^2)^2 - (x + y)^2",
        "(x^2 + 1)^(3/2)/sqrt(x^2 + 1) - x^2 - 1",
        // Powers.
        "x^(1/3)*x^(2/3) - x",
        "(x*y + y)^(1/3) - (x + 1)^(1/3)*y^(1/3)",
        "(x^3)^(1/3) - x",
        "exp(ln(x)/2) - sqrt(x)",
        "exp(3/4*ln(x + 1))^2 - (x + 1)*sqrt(x + 1)",
        "x^(1/1009)*x^(1/1013) - x^(2022/1022117)",
        "1/x^(5/7) - exp(-5/7*ln(x))",
        // Logarithms and inverse functions.
        "ln(x*y) - ln(x) - ln(y)",
        "ln(x^2 - y^2) - ln(x - y) - ln(x + y)",
        "ln((x + 1)/x) + ln(x) - ln(x + 1)",
        "asin(x) + acos(x) - pi/2",
        "atan((x + 1)^2 - x^2 - 2*x) - pi/4",
        "asin((x + 1)^2 - x^2 - 2*x - 1)*y",
        "sin(asin(x)) - x",
        "cos(asin(x)) - sqrt((1 - x)*(1 + x))",
        "sin(2*atan(x)) - 2*x/(1 + x^2)",
        "cos(acos(x) + y) - x*cos(y) + sqrt(1 - x^2)*sin(y)",
        "exp(ln(x) + y) - x*exp(y)",
        "erf(-x) + erf(x)",
        "erf((x + y)^2 - x^2 - 2*x*y) - erf(y^2)",
    ];
    for text in identities {
        match verdict(text) {
            Verdict::Vanishes { miss } => assert!(miss <= 1e-30, "{text}: {miss:e}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn near_identities_differ() {
    let others = [
        "(x + y)^3 - x^3 - 3*x^2*y - 3*x*y^2 - 2*y^3",
        "98765432109876543210987654321/98765432109876543210987654320*x - x",
        "1/10^40*x",
        "x^100 - x^99",
        "sin(x + y) - sin(x)*cos(y) + cos(x)*sin(y)",
        "1 + tan(x)^2 - 2/cos(x)^2",
        "sin(2*x) - sin(x)*cos(x)",
        "sin(x)^2 + cos(y)^2 - 1",
        "sin(x) - x + x^3/6",
        "sin(1)^2 + cos(2)^2 - 1",
        "cos(pi/7) - cos(2*pi/7) + cos(3*pi/7) - 1/3",
        "sin(pi/5) - 5877852522924731/10000000000000000",
        "cos(pi/4) + sqrt(2)/2",
        "sin(pi/2 + x) + cos(x)",
        "pi - 355/113",
        "exp(x) - exp(1000001/1000000*x)",
        "exp(x)*exp(pi*x) - exp(4*x)",
        "cosh(x)^2 + sinh(x)^2 - 1",
        "sin(k*x) - k*sin(x)",
        "exp(k*x)*exp(k*y) - exp(k*(x - y))",
        "sqrt(x*y) - sqrt(x)*sqrt(2*y)",
        "sqrt(x^2) - 2*x",
        "sqrt(x + 1) - sqrt(x) - 1",
        "sqrt(x*y) - 2*sqrt(x)*sqrt(y)",
        "sqrt(6) - sqrt(2)*sqrt(5)",
        "sqrt(11) - sqrt(7)",
        "x^(1/3) - x^(2/3)",
        "(x^3)^(1/3) + x",
        "ln(x) - x",
        "atan(x) - x + x^3/3",
        "asin(x) + acos(x) - pi/3",
        "erf(x) - 2*x/sqrt(pi)",
        "x/(y - y*sin(z)^2 - y*cos(z)^2 + x) - x",
    ];
    for text in others {
        assert_eq!(verdict(text), Verdict::Differs, "{text}");
    }
}

#[test]
fn what_cannot_be_decided() {
    for (text, part) in [
        ("1/(x - x) - 1", "divisor"),
        ("y/((x + 1)^2 - x^2 - 2*x - 1)", "divisor"),
        ("sqrt(x^2) - x", "signs"),
        ("sqrt((x + y)^2)*sqrt((x - y)^2) - x^2 + y^2", "signs"),
        ("sqrt(-x^2)", "real"),
        ("sqrt(x + y + 2*sqrt(x*y)) - sqrt(x) - sqrt(y)", "signs"),
        ("ln(x^2 - y^2) - 3*ln(x - y)", "related"),
        ("atan(x) + atan(1/x) - pi/2", "related"),
        ("asin(1/2) - pi/6", "related"),
        ("asin((x + 1)^2 - x^2 - 2*x - 1/2) - pi/6", "related"),
        ("ln((x + 1)^2 - x^2 - 2*x + 1) - ln(2*x) + ln(3*x)", "related"),
        ("sin(sqrt(2)*x) - sin(x)", "irrational"),
    ] {
        match verdict(text) {
            Verdict::Undecided { why } => assert!(why.contains(part), "{text}: {why}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn degrees_that_are_too_high() {
    let mut graph = Graph::new();
    let (x, y) = (parse(&mut graph, "x"), parse(&mut graph, "y"));
    let power = |graph: &mut Graph, mut a: Value, n: usize| {
        for _ in 0..n {
            a = graph.square(a);
        }
        a
    };
    let (left, right, xy) = (power(&mut graph, x, 80), power(&mut graph, y, 80), graph.mul(x, y));
    let (product, whole) = (graph.mul(left, right), power(&mut graph, xy, 80));
    let difference = graph.sub(product, whole);
    assert!(matches!(graph.vanish(&[difference]), Verdict::Undecided { why } if why.contains("degree")));
    let sum = graph.add(product, whole);
    assert_eq!(graph.vanish(&[sum]), Verdict::Differs);
    let one = graph.one();
    let (over_left, over_whole) = (graph.div(right, whole), graph.div(one, left));
    let difference = graph.sub(over_left, over_whole);
    assert!(matches!(graph.vanish(&[difference]), Verdict::Undecided { why } if why.contains("degree")));
}

#[test]
fn guards_and_sizes() {
    let mut graph = Graph::new();
    let (x, y, zero) = (parse(&mut graph, "x"), parse(&mut graph, "y"), parse(&mut graph, "(x + 1)^2 - x^2 - 2*x - 1"));
    let quotient = graph.div_or_zero(x, y);
    let back = graph.mul(quotient, y);
    let difference = graph.sub(back, x);
    assert!(graph.vanish(&[difference]).vanishes());
    let guarded = graph.div_or_zero(x, zero);
    assert!(graph.vanish(&[guarded]).vanishes());
    let one = graph.div_or_one(zero, zero);
    assert_eq!(graph.vanish(&[one]), Verdict::Differs);
    // x y| = |x| |y| and |x|² = x²; |x| = x for x > 0 only.
    let xy = graph.mul(x, y);
    let (size, size_x, size_y) = (graph.abs(xy), graph.abs(x), graph.abs(y));
    let product = graph.mul(size_x, size_y);
    let difference = graph.sub(size, product);
    assert!(graph.vanish(&[difference]).vanishes());
    let difference = graph.sub(size_x, x);
    assert!(matches!(graph.vanish(&[difference]), Verdict::Undecided { .. }));
    let two = graph.ratio(2, 1);
    let sum = graph.add(size_x, two);
    assert_eq!(graph.vanish(&[sum]), Verdict::Differs);
    // ln a' − ln a = 2 artanh((a' − a)/(a' + a))
    let (atanh, logs) = (parse(&mut graph, "(x - y)/(x + y)"), parse(&mut graph, "ln(x) - ln(y)"));
    let atanh = graph.call(Function::Atanh, atanh);
    let twice = graph.mul(two, atanh);
    let difference = graph.sub(twice, logs);
    assert!(graph.vanish(&[difference]).vanishes());
}

/// Returns a symmetric matrix of symbols.
fn metric(graph: &mut Graph, n: usize) -> ValueMatrix {
    let symbol = |graph: &mut Graph, i: usize, j: usize| parse(graph, &format!("g{}_{}", i.min(j), i.max(j)));
    ValueMatrix::build(graph, n, n, symbol)
}

/// Returns a metric of points at angles, whose entries have few symbols.
fn metric_of_angles(graph: &mut Graph, n: usize) -> ValueMatrix {
    ValueMatrix::build(graph, n, n, |graph, i, j| {
        let (i, j) = (i.min(j), i.max(j));
        let diagonal = if i == j { format!("+ {}*m", i + 1) } else { String::new() };
        parse(graph, &format!("{}*cos(q{} - q{}) {diagonal}", i * j + 1, i % 4, j % 4))
    })
}

#[test]
fn factors_of_a_metric() {
    type Metric = fn(&mut Graph, usize) -> ValueMatrix;
    for (metric, n) in [(metric as Metric, 1), (metric, 3), (metric, 10), (metric_of_angles, 24)] {
        let mut graph = Graph::new();
        let a = metric(&mut graph, n);
        let factors = Positive::factor(&mut graph, &a);
        let identity = ValueMatrix::identity(&mut graph, n);
        let columns = (0..n).map(|j| factors.solve(&mut graph, &identity.column(j))).collect();
        let inverse = ValueMatrix::from_rows(columns);
        let product = a.mul(&mut graph, &inverse);
        let difference = product.sub(&mut graph, &identity);
        let verdict = graph.vanish(difference.values());
        assert!(verdict.vanishes(), "n = {n}: {verdict:?}");
        let skew = inverse.sub(&mut graph, &inverse.transpose());
        assert!(graph.vanish(skew.values()).vanishes(), "n = {n}");
        let mut wrong = difference;
        wrong[(n - 1, 0)] = inverse[(0, n - 1)];
        assert_eq!(graph.vanish(wrong.values()), Verdict::Differs);
    }
}

#[test]
fn projectors() {
    let mut graph = Graph::new();
    let (n, r) = (7, 3);
    let g = metric(&mut graph, n);
    let mu = ValueMatrix::build(&mut graph, r, n, |graph, i, j| match (i + 2 * j) % 4 {
        0 => parse(graph, &format!("sin(q{j} + q{i})")),
        1 => parse(graph, &format!("a{i}*cos(q{i}/2)")),
        2 => parse(graph, "1"),
        _ => parse(graph, "0"),
    });
    let factors = Positive::factor(&mut graph, &g);
    let columns: Vec<Vec<Value>> = (0..r).map(|i| factors.solve(&mut graph, mu.row(i))).collect();
    let up = ValueMatrix::from_rows(columns).transpose();
    let gram = mu.mul(&mut graph, &up);
    let gram = Positive::factor(&mut graph, &gram);
    let rows: Vec<Vec<Value>> = (0..n).map(|j| gram.solve(&mut graph, &mu.column(j))).collect();
    let lambda = ValueMatrix::from_rows(rows).transpose();
    let q = up.mul(&mut graph, &lambda);
    let identity = ValueMatrix::identity(&mut graph, n);
    let p = identity.sub(&mut graph, &q);
    let square = p.mul(&mut graph, &p);
    let excess = square.sub(&mut graph, &p);
    assert!(matches!(graph.vanish(excess.values()), Verdict::Vanishes { miss } if miss <= 1e-30));
    let kernel = mu.mul(&mut graph, &p);
    assert!(graph.vanish(kernel.values()).vanishes());
    assert_eq!(graph.generic_rank(&p), Some(n - r));
    assert_eq!(graph.generic_rank(&q), Some(r));
    assert_eq!(graph.generic_rank(&mu), Some(r));
    let inverse = ValueMatrix::from_rows((0..n).map(|j| factors.solve(&mut graph, &identity.column(j))).collect());
    assert_eq!(graph.generic_rank(&inverse), Some(n));
    assert_eq!(graph.vanish(p.values()), Verdict::Differs);
}

#[test]
fn ranks() {
    for (rows, expected) in [
        ([["sin(x)", "cos(x)", "1", "0"], ["-cos(x)", "sin(x)", "0", "1"]], Some(vec![0, 1])),
        ([["sin(x)", "2*sin(x)", "x", "0"], ["cos(x)", "2*cos(x)", "1", "x"]], Some(vec![0, 2])),
        ([["0", "tan(x)", "sin(x)", "1"], ["0", "1", "cos(x)", "1/tan(x)"]], Some(vec![1])),
        ([["0", "0", "0", "0"], ["0", "0", "0", "0"]], Some(vec![])),
        ([["0", "ln(x)", "ln(y)", "0"], ["0", "0", "0", "0"]], None),
    ] {
        let mut graph = Graph::new();
        let rows = rows.map(|row| row.map(|text| parse(&mut graph, text)).to_vec()).to_vec();
        let matrix = ValueMatrix::from_rows(rows.clone());
        assert_eq!(graph.independent_columns(&matrix), expected);
        assert_eq!(graph.generic_rank(&matrix), expected.as_ref().map(Vec::len));
        assert_eq!(graph.generic_rank(&matrix.transpose()), expected.as_ref().map(Vec::len));
    }
}

#[test]
fn constant_relations() {
    for (functions, expected) in [
        (&["sin(x - y)", "-sin(x - y)", "cos(x)"][..], &[(1, [1, 1, 0])][..]),
        // Slopes of a function of x − 2 y and z.
        (&["x - 2*y", "-2*x + 4*y", "z"], &[(1, [2, 1, 0])]),
        (&["0", "x", "3*x"], &[(0, [1, 0, 0]), (2, [0, -3, 1])]),
        // These are not constant, or not rational.
        (&["x", "x*y", "sqrt(2)*x"], &[]),
        (&["sin(x)^2", "cos(x)^2", "1"], &[(2, [-1, -1, 1])]),
    ] {
        let mut graph = Graph::new();
        let functions: Vec<Value> = functions.iter().map(|text| parse(&mut graph, text)).collect();
        let integer = |&(at, c): &(usize, [i64; 3])| (at, c.map(|c| BigRational::from_integer(c.into())).to_vec());
        assert_eq!(graph.constant_kernel(&functions), expected.iter().map(integer).collect::<Vec<_>>());
    }
}

#[test]
fn derivatives_of_every_function() {
    // f' by rule is compared with the derivative of an equivalent form of f.
    for (f, g) in [
        ("sin(x^2 + y)", "sin(x^2)*cos(y) + cos(x^2)*sin(y)"),
        ("tan(x)", "sin(x)/cos(x)"),
        ("sinh(3*x)", "(exp(3*x) - exp(-3*x))/2"),
        ("tanh(x)", "sinh(x)/cosh(x)"),
        ("sqrt(x^2 + y)", "exp(ln(x^2 + y)/2)"),
        ("x^(7/3)", "x^2*exp(ln(x)/3)"),
        ("ln(x*y)", "ln(x) + ln(y)"),
        ("asin(x)", "pi/2 - acos(x)"),
        ("atan(x*y)", "asin(x*y/sqrt(1 + x^2*y^2))"),
        ("ln((1 + x)/(1 - x))", "ln(1 + x) - ln(1 - x)"),
    ] {
        let mut graph = Graph::new();
        let (f, g, _) = (parse(&mut graph, f), parse(&mut graph, g), parse(&mut graph, "x"));
        let x = graph.find_symbol("x").unwrap();
        let (df, dg) = (graph.derivative(f, x), graph.derivative(g, x));
        let difference = graph.sub(df, dg);
        let verdict = graph.vanish(&[difference]);
        assert!(verdict.vanishes(), "{verdict:?}");
        assert!(!graph.vanish(&[df]).vanishes());
    }
}

#[test]
fn the_derivative_of_an_integral() {
    let mut graph = Graph::new();
    let (f, df) = (parse(&mut graph, "erf(x*y)"), parse(&mut graph, "2*y/sqrt(pi)*exp(-x^2*y^2)"));
    let x = graph.find_symbol("x").unwrap();
    let (found, second) = (graph.derivative(f, x), graph.derivative(df, x));
    let difference = graph.sub(found, df);
    assert!(graph.vanish(&[difference]).vanishes());
    let slope = parse(&mut graph, "-4*x*y^3/sqrt(pi)*exp(-(x*y)^2)");
    let difference = graph.sub(second, slope);
    assert!(graph.vanish(&[difference]).vanishes());
}

#[test]
fn large_graphs() {
    let mut graph = Graph::new();
    let symbol = |i: usize| format!("sin({i}*x) + y{}/(z + {})", i % 4, i % 8);
    let x: Vec<Value> = (0..100).map(|i| parse(&mut graph, &symbol(i))).collect();
    let mut terms = Vec::new();
    for i in 0..40_000i64 {
        let product = graph.mul(x[i as usize % 100], x[i as usize / 100 % 100]);
        terms.push(graph.scale(BigRational::new((i + 2).into(), 7.into()), product));
    }
    // The same sum in two orders.
    let (mut a, mut b) = (graph.zero(), graph.zero());
    for (&first, &last) in terms.iter().zip(terms.iter().rev()) {
        a = graph.add(a, first);
        b = graph.add(b, last);
    }
    let difference = graph.sub(a, b);
    assert!(graph.len() > 150_000);
    let verdict = graph.vanish(&[difference]);
    assert!(verdict.vanishes(), "{verdict:?}");
    assert_eq!(graph.vanish(&[a]), Verdict::Differs);
}

/// A deep graph does not exhaust the stack, because nothing recurs.
#[test]
fn deep_graphs() {
    let mut graph = Graph::new();
    let (x, one) = (parse(&mut graph, "x"), graph.one());
    // a ↦ (x a + 1)/(a + x) keeps its degree small only if its denominators cancel; two steps at
    // once agree.
    let step = |graph: &mut Graph, a: Value| {
        let product = graph.mul(x, a);
        let (above, below) = (graph.add(product, one), graph.add(a, x));
        graph.div(above, below)
    };
    let mut a = parse(&mut graph, "sin(x)");
    for _ in 0..30_000 {
        a = step(&mut graph, a);
    }
    assert_eq!(graph.vanish(&[a]), Verdict::Differs);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The verdict agrees with an evaluation in 256 bits, or is undecided.
    #[test]
    fn verdicts_agree_with_numbers(e in expression(), at in point(), i in 0usize..3) {
        let (mut graph, symbols) = graph();
        prop_assume!(e.is_tame(&at));
        let value = e.build(&mut graph, &symbols);
        let derivative = graph.derivative(value, symbols[i]);
        for value in [value, derivative] {
            let number = |scale: f64| {
                let at: Vec<Precise> = at.iter().map(|x| Precise::new(scale * x)).collect();
                evaluate(&graph, &[value], |s| at[s.index()])[0].to_f64()
            };
            // 1 − tanh² x underflows in 256 bits for large x, so a value nearer to 0 is tested as
            // well.
            let number = number(1.0).abs().max(number(0.0625).abs());
            match graph.vanish(&[value]) {
                Verdict::Vanishes { .. } => prop_assert!(number < 1e-40, "{number}"),
                Verdict::Differs => prop_assert!(number > 1e-60, "{number}"),
                Verdict::Undecided { .. } => {}
            }
        }
    }

    /// A value is compared with itself after multiplication and division by a factor.
    #[test]
    fn values_are_equal_to_themselves(e in expression(), c in 2i64..9) {
        let (mut graph, symbols) = graph();
        let value = e.build(&mut graph, &symbols);
        let x = graph.read(symbols[1]);
        let factor = graph.ratio(c, 1);
        let factor = graph.add(x, factor);
        let sine = graph.call(Function::Sin, factor);
        let scaled = graph.mul(value, sine);
        let extended = graph.add(scaled, sine);
        let quotient = graph.div(extended, sine);
        let one = graph.constant(BigRational::from_integer(1.into()));
        let back = graph.sub(quotient, one);
        let difference = graph.sub(back, value);
        let verdict = graph.vanish(&[difference]);
        prop_assert!(!matches!(verdict, Verdict::Differs), "{verdict:?}");
        let shifted = graph.add(difference, one);
        prop_assert!(!graph.vanish(&[shifted]).vanishes());
    }
}
