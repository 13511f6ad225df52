use crate::expressions::{expression, graph, point};
use nonholonomic_codegen::ir::difference::Change;
use nonholonomic_codegen::ir::graph::{Graph, Stage, Symbol, Value};
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{Precise, evaluate};
use proptest::prelude::*;

/// Returns changes of symbols, x ↦ x + dx, with a symbol for each dx.
pub(super) fn changes(graph: &mut Graph, symbols: &[Symbol]) -> (Vec<Symbol>, Vec<Change>) {
    let half = graph.ratio(1, 2);
    let mut deltas = Vec::new();
    let changes = symbols
        .iter()
        .map(|&old| {
            let symbol = graph.symbol(format!("d_{}", graph.symbol_info(old).name), Stage::State);
            deltas.push(symbol);
            let (x, delta) = (graph.read(old), graph.read(symbol));
            let step = graph.mul(half, delta);
            Change { old, mid: graph.add(x, step), delta, new: graph.add(x, delta) }
        })
        .collect();
    (deltas, changes)
}

/// Returns the exact and the computed difference of a function of one variable.
fn difference_of(build: impl Fn(&mut Graph, Value) -> Value, at: f64, delta: f64) -> (Precise, f64) {
    let mut graph = Graph::new();
    let x = graph.symbol("x", Stage::Config);
    let (d, changes) = changes(&mut graph, &[x]);
    let value = {
        let x = graph.read(x);
        build(&mut graph, x)
    };
    let difference = graph.difference(value, &changes);
    let got = evaluate(&graph, &[difference], |s| if s == x { at } else { delta })[0];
    assert_eq!(d.len(), 1);
    let exactly = |x: Precise| evaluate(&graph, &[value], |_| x)[0];
    let new = Precise::new(at) + Precise::new(delta);
    (exactly(new) - exactly(Precise::new(at)), got)
}

#[test]
fn every_function_keeps_its_relative_accuracy() {
    for f in Function::ALL {
        // arcosh is real here.
        let from = if f == Function::Acosh { 1.0 } else { 0.0 };
        for at in [0.07, 0.31, 0.5, 0.83].map(|at| from + at) {
            for delta in [0.11, -0.05, 1e-2, -1e-4, 1e-6, -1e-8, 1e-10, 1e-12] {
                // Mechanics has square roots and logarithms inside other functions.
                let (exact, got) = difference_of(|g, x| g.call(f, x), at, delta);
                let error = exact.relative_error(got);
                // The values of erf are subtracted: both are rounded by at most ε/2.
                let lost = if f == Function::Erf { f64::EPSILON / exact.to_f64().abs() } else { 0.0 };
                assert!(error < 4e-15 + lost, "{} at {at} by {delta}: {got} is off by {error:e}", f.name());
            }
        }
        let (_, none) = difference_of(|g, x| g.call(f, x), from + 0.4, 0.0);
        assert_eq!(none, 0.0, "{} does not change", f.name());
    }
}

#[test]
fn composed_functions_keep_their_relative_accuracy() {
    let cases: [fn(&mut Graph, Value) -> Value; 7] = [
        |g, x| g.powi(x, 7),
        |g, x| g.powi(x, -3),
        |g, x| {
            let square = g.square(x);
            let sum = g.sub(square, x);
            let (one, cosine) = (g.one(), g.cos(sum));
            g.sub(one, cosine)
        },
        // A pendulum's potential with a spring: m g l (1 − cos x) + k/4 x⁴ − x²/2
        |g, x| {
            let (cosine, fourth, square) = (g.cos(x), g.powi(x, 4), g.square(x));
            let (quarter, half) = (g.ratio(1, 4), g.ratio(-1, 2));
            let (a, b) = (g.mul(quarter, fourth), g.mul(half, square));
            let minus = g.neg(cosine);
            g.sum(&[a, b, minus])
        },
        // Kepler: −1/√(x² + 2)
        |g, x| {
            let (square, two, minus_one) = (g.square(x), g.ratio(2, 1), g.ratio(-1, 1));
            let sum = g.add(square, two);
            let root = g.sqrt(sum);
            g.div(minus_one, root)
        },
        |g, x| {
            let (square, one) = (g.square(x), g.one());
            let sum = g.add(square, one);
            let logarithm = g.call(Function::Ln, sum);
            g.call(Function::Exp, logarithm)
        },
        |g, x| {
            let sine = g.sin(x);
            let (square, three) = (g.square(sine), g.ratio(3, 1));
            let sum = g.add(square, three);
            g.div(x, sum)
        },
    ];
    for (i, build) in cases.into_iter().enumerate() {
        for at in [0.62, 0.9, 2.3] {
            for delta in [0.3, -1e-2, 1e-5, -1e-9, 1e-12] {
                let (exact, got) = difference_of(build, at, delta);
                let error = exact.relative_error(got);
                // Terms of opposite sign cancel here by a factor of up to ten, for every size of
                // the change.
                assert!(error < 1e-14, "case {i} at {at} by {delta}: {got} is off by {error:e}");
            }
        }
    }
}

#[test]
fn arcsine_and_arctangent_stay_on_their_branches() {
    for (at, delta) in [(-0.999, 1.99), (0.999, -1.99), (-0.5, 1.3)] {
        let (exact, got) = difference_of(|g, x| g.call(Function::Asin, x), at, delta);
        assert!(exact.relative_error(got) < 1e-14, "asin from {at} by {delta}: {got}");
        let (exact, got) = difference_of(|g, x| g.call(Function::Atan, x), 40.0 * at, 40.0 * delta);
        assert!(exact.relative_error(got) < 1e-14, "atan from {at} by {delta}: {got}");
    }
}

#[test]
fn quadratic_terms_are_the_gradient_at_the_middle() {
    let (mut g, s) = graph();
    let (m, x, y) = (g.read(s[0]), g.read(s[1]), g.read(s[2]));
    let symbols = &s[1..];
    let (_, changes) = changes(&mut g, symbols);
    // y²/(2m) + m (x − 3y)² + x y + 5 x − m
    let value = {
        let (yy, three, two) = (g.square(y), g.ratio(3, 1), g.ratio(2, 1));
        let two_m = g.mul(two, m);
        let (first, y3) = (g.div(yy, two_m), g.mul(three, y));
        let difference = g.sub(x, y3);
        let square = g.square(difference);
        let (second, third, five) = (g.mul(m, square), g.mul(x, y), g.ratio(5, 1));
        let fourth = g.mul(five, x);
        let sum = g.sum(&[first, second, third, fourth]);
        g.sub(sum, m)
    };
    let difference = g.difference(value, &changes);
    let gradient = g.gradient(value, symbols);
    let at_mid: Vec<_> = changes.iter().map(|c| (c.old, c.mid)).collect();
    let gradient = g.substitute(&gradient, &at_mid);
    let deltas: Vec<_> = changes.iter().map(|c| c.delta).collect();
    let expected = g.dot(&gradient, &deltas);
    assert_eq!(difference, expected);
    let correction = g.sub(difference, expected);
    assert!(g.is_zero(correction));

    // With a cosine, the quadratic terms still drop out of the remainder after the split.
    let cosine = g.cos(x);
    let energy = g.sub(value, cosine);
    let (quadratic, rest) = g.split_quadratic(energy, symbols);
    assert_eq!(quadratic, value);
    let minus_cosine = g.neg(cosine);
    assert_eq!(rest, minus_cosine);
}

#[test]
fn nothing_changes_structurally() {
    let (mut g, s) = graph();
    let x = g.read(s[1]);
    let (f, zero) = (g.sin(x), g.zero());
    let difference = g.difference(f, &[Change { old: s[1], mid: x, delta: zero, new: x }]);
    assert!(g.is_zero(difference));
    let difference = g.difference(f, &[]);
    assert!(g.is_zero(difference));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn differences_agree_with_exact_ones(e in expression(), at in point(), d in proptest::collection::vec(-0.1..0.1f64, 2)) {
        let (mut graph, symbols) = graph();
        let value = e.build(&mut graph, &symbols);
        let (deltas, changes) = changes(&mut graph, &symbols[1..]);
        let difference = graph.difference(value, &changes);
        for shrink in [1.0, 1e-4, 1e-9] {
            let bind = |s: Symbol| match symbols.iter().position(|&t| t == s) {
                Some(i) => at[i],
                None => shrink * d[deltas.iter().position(|&t| t == s).unwrap()],
            };
            let got = evaluate(&graph, &[difference], bind)[0];
            let exactly = |moved: f64| {
                evaluate(&graph, &[value], |s| {
                    let old = Precise::new(bind(s));
                    match symbols[1..].iter().position(|&t| t == s) {
                        Some(i) if moved != 0.0 => old + Precise::new(shrink * d[i]),
                        _ => old,
                    }
                })[0]
            };
            // The size of the summands bounds the rounding error, relative to the change.
            let mut far = at.clone();
            far[1] += shrink * d[0];
            far[2] += shrink * d[1];
            let size = e.value(&at).1.max(e.value(&far).1);
            prop_assume!(size < 1e4 && e.is_tame(&at) && e.is_tame(&far));
            let expected = (exactly(1.0) - exactly(0.0)).to_f64();
            let tolerance = 1e-11 * shrink * size.max(1.0).powi(2);
            prop_assert!((got - expected).abs() <= tolerance, "{got} instead of {expected} for {shrink}");
        }
    }
}
