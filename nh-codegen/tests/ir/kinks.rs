//! Absolute values, signs and angles on both sides of a kink, and across it.

use super::difference::changes;
use nonholonomic_codegen::ir::difference::Change;
use nonholonomic_codegen::ir::graph::{Graph, Stage, Symbol, Value};
use nonholonomic_codegen::tree::{BinaryFunction, Function};
use nonholonomic_exec::{Precise, evaluate};

const MAX: BinaryFunction = BinaryFunction::Max;

/// Functions of two values with a kink at the zero of the first.
const CASES: [fn(&mut Graph, Value, Value) -> Value; 6] = [
    |g, x, _| g.call(Function::Abs, x),
    |g, x, y| {
        let size = g.abs(x);
        g.mul(size, y)
    },
    // max(x, 0)²/2
    |g, x, _| {
        let zero = g.zero();
        let positive = g.call_of_two(MAX, x, zero);
        let square = g.square(positive);
        g.scale(num_rational::BigRational::new(1.into(), 2.into()), square)
    },
    // min(x + y, y) sin y
    |g, x, y| {
        let (sum, sine) = (g.add(x, y), g.sin(y));
        let least = g.call_of_two(BinaryFunction::Min, sum, y);
        g.mul(least, sine)
    },
    // |x|³ + y²
    |g, x, y| {
        let size = g.abs(x);
        let (cube, square) = (g.powi(size, 3), g.square(y));
        g.add(cube, square)
    },
    // x² sign x
    |g, x, _| {
        let (sign, square) = (g.sign(x), g.square(x));
        g.mul(sign, square)
    },
];

/// (x, Δx): far from the kink, beside it, on it, starting on it and across it.
const STEPS: [(f64, f64); 9] = [
    (0.75, 0.125),
    (-0.75, 1e-9),
    (1e-3, -5e-4),
    (0.25, -0.5),
    (0.25, -1.0),
    (-1e-7, 0.5),
    (0.0, 0.25),
    (-0.25, 0.25),
    (0.0, 0.0),
];

fn graph() -> (Graph, [Symbol; 2], Vec<Symbol>, Vec<Change>) {
    let mut g = Graph::new();
    let symbols = [g.symbol("x", Stage::State), g.symbol("y", Stage::State)];
    let (deltas, changes) = changes(&mut g, &symbols);
    (g, symbols, deltas, changes)
}

#[test]
fn derivatives_are_one_sided_and_their_mean_on_the_kink() {
    let (mut g, [s, _], ..) = graph();
    let x = g.read(s);
    let (size, sign, zero) = (g.abs(x), g.sign(x), g.zero());
    let positive = g.call_of_two(MAX, x, zero);
    let values = [size, sign, positive].map(|f| g.derivative(f, s));
    let by_adjoints = [size, sign, positive].map(|f| g.gradient_by_adjoints(f, &[s])[0]);
    assert!(g.is_zero(values[1]) && g.is_zero(by_adjoints[1]));
    for (at, expected) in [(2.0, [1.0, 0.0, 1.0]), (0.0, [0.0, 0.0, 0.5]), (-2.0, [-1.0, 0.0, 0.0])] {
        assert_eq!(evaluate(&g, &values, |_| at), expected);
        assert_eq!(evaluate(&g, &by_adjoints, |_| at), expected);
        assert_eq!(evaluate(&g, &[sign], |_| at), [if at == 0.0 { 0.0 } else { at.signum() }]);
    }
}

#[test]
fn signs_come_out_and_what_has_one_keeps_it() {
    let (mut g, [s, _], ..) = graph();
    let x = g.read(s);
    let (twice, sign, exponential) =
        (g.scale(num_rational::BigRational::from_integer((-2).into()), x), g.sign(x), g.call(Function::Exp, x));
    let (of_twice, minus, of_exponential, one) = (g.sign(twice), g.neg(sign), g.sign(exponential), g.one());
    assert_eq!((of_twice, of_exponential), (minus, one));
    assert_eq!(g.as_sign(sign), Some(x));
}

/// Differences, excesses and slopes agree with exact arithmetic, on either side and across the
/// kink.
#[test]
fn differences_excesses_and_slopes_hold_across_the_kink() {
    for (case, f) in CASES.into_iter().enumerate() {
        let (mut g, [sx, sy], deltas, changes) = graph();
        let (x, y) = (g.read(sx), g.read(sy));
        let f = f(&mut g, x, y);
        let difference = g.difference(f, &changes);
        let excess = g.excess(f, &changes, &[]).expect("there are rules for all of these");
        let slope = g.slope(f, sx, changes[0].new, changes[0].delta).expect("all have one");
        let slopes = g.gradient(f, &[sx, sy]);
        let to_mid: Vec<_> = changes.iter().map(|c| (c.old, c.mid)).collect();
        let to_new: Vec<_> = changes.iter().map(|c| (c.old, c.new)).collect();
        let slopes = g.substitute(&slopes, &to_mid);
        let delta: Vec<Value> = changes.iter().map(|c| c.delta).collect();
        let predicted = g.dot(&slopes, &delta);
        let (new, moved) = (g.substitute_in(f, &to_new), g.substitute_in(f, &to_new[..1]));
        for (at, by) in STEPS {
            let point = |s: Symbol| match [sx, sy, deltas[0]].iter().position(|&t| t == s) {
                Some(0) => at,
                Some(1) => -0.5,
                Some(2) => by,
                _ => 0.375 * by,
            };
            let exact = evaluate(&g, &[new, f, predicted, moved], |s| Precise::new(point(s)));
            let whole = exact[0] - exact[1];
            let rest = (whole - exact[2]).to_f64();
            let found = evaluate(&g, &[difference, excess, slope], point);
            // A dozen operations act on terms of the size of the change times slopes below 2.
            let bound = 1e-14 * by.abs();
            assert!(
                (found[0] - whole.to_f64()).abs() <= bound,
                "case {case}: {at} by {by}: {} for {}",
                found[0],
                whole.to_f64()
            );
            assert!((found[1] - rest).abs() <= bound, "case {case}, excess: {at} by {by}: {} for {rest}", found[1]);
            let along = (exact[3] - exact[1]).to_f64();
            assert!(
                (found[2] * by - along).abs() <= bound,
                "case {case}, slope: {at} by {by}: {} for {along}",
                found[2] * by
            );
        }
    }
}

#[test]
fn slopes_of_angles_turn_with_the_point() {
    let (mut g, [sx, sy], deltas, changes) = graph();
    let (x, y) = (g.read(sx), g.read(sy));
    let angle = g.atan2(y, x);
    let (slope, derivative) =
        (g.slope(angle, sx, changes[0].new, changes[0].delta).expect("it has one"), g.derivative(angle, sx));
    for at in [[2.0, 0.5], [-2.0, 0.5], [-0.25, -1.0], [0.0, 1.0]] {
        for by in [0.5, -3.0, 1e-8, 0.0] {
            let point = |s: Symbol| match [sx, sy, deltas[0]].iter().position(|&t| t == s) {
                Some(0) => at[0],
                Some(1) => at[1],
                _ => by,
            };
            let turn = f64::atan2(at[1], at[0] + by) - f64::atan2(at[1], at[0]);
            let found = evaluate(&g, &[slope, derivative], point);
            // Two angles below π are rounded, followed by a dozen operations.
            assert!(
                (found[0] * by - turn).abs() <= 1e-15 + 1e-14 * turn.abs(),
                "{at:?} by {by}: {} for {turn}",
                found[0] * by
            );
            if by == 0.0 {
                assert!((found[0] - found[1]).abs() <= 1e-15 * found[1].abs(), "{at:?} at rest: {found:?}");
            }
        }
    }
}
