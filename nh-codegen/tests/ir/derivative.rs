use crate::expressions::{expression, graph, point};
use nonholonomic_codegen::ir::graph::{Graph, Value};
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{Precise, evaluate};
use proptest::prelude::*;

/// Returns a central difference of fourth order.
fn numeric(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-3;
    (8.0 * (f(x + h) - f(x - h)) - (f(x + 2.0 * h) - f(x - 2.0 * h))) / (12.0 * h)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn derivatives_agree_with_differences(e in expression(), at in point(), i in 0usize..3) {
        let (mut graph, symbols) = graph();
        let value = e.build(&mut graph, &symbols);
        let derivative = graph.derivative(value, symbols[i]);
        prop_assume!(e.is_tame(&at));
        let at: Vec<Precise> = at.into_iter().map(Precise::new).collect();
        // The quotient has an error of the order h² = 1e-40; 256 bits lose none of it to
        // cancellation.
        let h = Precise::new(1e-20);
        let place = |s| symbols.iter().position(|&t| t == s).unwrap();
        let f = |x: Precise| evaluate(&graph, &[value], |s| if place(s) == i { x } else { at[place(s)] })[0];
        let change = f(at[i] + h) - f(at[i] - h);
        let expected = change / (h + h);
        let got = evaluate(&graph, &[derivative], |s| at[place(s)])[0];
        let error = (got - expected).to_f64().abs();
        prop_assert!(error < 1e-20 * expected.to_f64().abs().max(1.0), "{} instead of {}", got.to_f64(), expected.to_f64());
    }
}

#[test]
fn every_function() {
    for f in Function::ALL {
        let (mut g, s) = graph();
        let x = g.read(s[1]);
        let value = g.call(f, x);
        let derivative = g.derivative(value, s[1]);
        // arcosh is real here.
        let from = if f == Function::Acosh { 1.0 } else { 0.0 };
        for at in [0.2, 0.5, 0.8].map(|at| from + at) {
            let got = evaluate(&g, &[derivative], |_| at)[0];
            let expected = numeric(|x| f.evaluate(x), at);
            assert!((got - expected).abs() < 1e-9 * expected.abs().max(1.0), "{} at {at}: {got} {expected}", f.name());
        }
    }
}

#[test]
fn internal_functions() {
    let (mut g, s) = graph();
    let (x, y) = (g.read(s[1]), g.read(s[2]));
    let guarded = g.div_or_zero(y, x);
    let (atanh, angle, abs) = (g.call(Function::Atanh, x), g.atan2(y, x), g.abs(x));
    type Plain = fn(f64) -> f64;
    let cases: [(Value, Plain); 4] =
        [(guarded, |x| 0.7 / x), (atanh, f64::atanh), (angle, |x| 0.7f64.atan2(x)), (abs, f64::abs)];
    for (value, f) in cases {
        let derivative = g.derivative(value, s[1]);
        for at in [-0.6, 0.3, 0.9] {
            let got = evaluate(&g, &[derivative], |t| if t == s[1] { at } else { 0.7 })[0];
            let expected = numeric(f, at);
            assert!((got - expected).abs() < 2e-7 * expected.abs().max(1.0), "at {at}: {got} {expected}");
        }
        assert_eq!(evaluate(&g, &[guarded], |_| 0.0), [0.0]);
    }
}

#[test]
fn jacobians_are_sparse() {
    let (mut g, s) = graph();
    let (x, y) = (g.read(s[1]), g.read(s[2]));
    let first = g.sin(x);
    let second = g.mul(x, y);
    let jacobian = g.jacobian(&[first, second], &[s[1], s[2]]);
    let (cosine, zero) = (g.cos(x), g.zero());
    assert_eq!(jacobian, vec![vec![cosine, zero], vec![y, x]]);
}

#[test]
fn deep_chains_do_not_recurse() {
    let mut g = Graph::new();
    let s = g.symbol("x", nonholonomic_codegen::ir::graph::Stage::State);
    let x = g.read(s);
    let mut value = x;
    for _ in 0..20_000 {
        value = g.sin(value);
        value = g.add(value, x);
    }
    let derivative = g.derivative(value, s);
    assert!(evaluate(&g, &[derivative], |_| 0.1)[0].is_finite());
}
