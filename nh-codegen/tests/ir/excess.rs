use super::difference::changes;
use nonholonomic_codegen::ir::difference::Change;
use nonholonomic_codegen::ir::graph::{Graph, Stage, Symbol, Value};
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::{Precise, evaluate};

/// Returns two symbols x, y, their changes, and both as values.
fn two(g: &mut Graph) -> ([Symbol; 2], Vec<Symbol>, Vec<Change>, [Value; 2]) {
    let symbols = [g.symbol("x", Stage::State), g.symbol("y", Stage::State)];
    let (deltas, changes) = changes(g, &symbols);
    let values = [g.read(symbols[0]), g.read(symbols[1])];
    (symbols, deltas, changes, values)
}

#[test]
fn what_is_quadratic_has_none() {
    let mut g = Graph::new();
    let (_, _, changes, [x, y]) = two(&mut g);
    let (square, product) = (g.square(x), g.mul(x, y));
    let f = g.sum(&[square, product, y]);
    let excess = g.excess(f, &changes, &[]);
    assert!(excess.is_some_and(|e| g.is_zero(e)));
}

#[test]
fn a_guarded_quotient_has_no_rule() {
    let mut g = Graph::new();
    let (_, _, changes, [x, y]) = two(&mut g);
    let f = g.div_or_zero(x, y);
    assert_eq!(g.excess(f, &changes, &[]), None);
}

/// Excesses agree with exact differences: polynomials, quotients as in kinetic energies, and
/// functions.
#[test]
fn excesses_are_those_of_exact_differences() {
    let mut g = Graph::new();
    let ([sx, sy], deltas, changes, [x, y]) = two(&mut g);
    let (xx, one) = (g.square(x), g.one());
    let (cubic, quartic) = (g.mul(xx, y), g.square(xx));
    let (quintic, polynomial) = (g.mul(quartic, y), g.add(cubic, quartic));
    let (product, below) = (g.mul(x, y), g.add(xx, one));
    let quotient = g.div(product, below);
    let kinetic = g.mul(product, quotient);
    let (sine, cosine) = (g.sin(product), g.cos(y));
    let turning = g.mul(cosine, kinetic);
    let (root, exponential) = (g.sqrt(below), g.call(Function::Exp, product));
    let others = g.mul(root, exponential);
    let cases = [
        (polynomial, true),
        (quintic, true),
        (quotient, true),
        (kinetic, true),
        (sine, false),
        (turning, false),
        (others, false),
    ];
    let old = changes.iter().map(|c| g.read(c.old)).collect::<Vec<_>>();
    assert_eq!(old, [x, y]);
    for (case, (f, rational)) in cases.into_iter().enumerate() {
        let excess = g.excess(f, &changes, &[]).expect("there are rules for all of these");
        let to_mid: Vec<_> = changes.iter().map(|c| (c.old, c.mid)).collect();
        let to_new: Vec<_> = changes.iter().map(|c| (c.old, c.new)).collect();
        let slopes = g.gradient(f, &[sx, sy]);
        let slopes = g.substitute(&slopes, &to_mid);
        let delta: Vec<Value> = changes.iter().map(|c| c.delta).collect();
        let predicted = g.dot(&slopes, &delta);
        let new = g.substitute_in(f, &to_new);
        for size in [1.0, 1e-3, 1e-6] {
            let at = |s: Symbol| match [sx, sy, deltas[0], deltas[1]].iter().position(|&t| t == s) {
                Some(0) => 0.75,
                Some(1) => -0.5,
                Some(2) => 0.125 * size,
                _ => -0.3125 * size,
            };
            let exact = evaluate(&g, &[new, f, predicted], |s| Precise::new(at(s)));
            let exact = (exact[0] - exact[1] - exact[2]).to_f64();
            let got = evaluate(&g, &[excess], at)[0];
            // Rules without functions keep the digits of the excess, a sum of a dozen terms of
            // either sign; functions keep those of the change.
            let scale = if rational { exact.abs() } else { size };
            assert!((got - exact).abs() <= 2e-14 * scale, "case {case} by {size}: {got:e} for {exact:e}");
        }
    }
}

/// An unknown that equals a quotient at the middle replaces it: the excess of a²/b reads the
/// unknown, and divides by b b' only.
#[test]
fn quotients_at_the_middle_may_have_another_name() {
    let mut g = Graph::new();
    let ([sx, _], deltas, changes, [x, y]) = two(&mut g);
    let (xx, one) = (g.square(x), g.one());
    let (above, below) = (g.mul(x, y), g.add(xx, one));
    let quotient = g.div(above, below);
    let kinetic = g.mul(above, quotient);
    let unknown = g.symbol("p", Stage::State);
    let name = g.read(unknown);
    let named = g.excess(kinetic, &changes, &[(quotient, name)]).expect("there are rules");
    let plain = g.excess(kinetic, &changes, &[]).expect("there are rules");
    assert!(g.depends_on(named, unknown) && !g.depends_on(plain, unknown));
    // p = x̄ ȳ/(x̄² + 1) with x̄ = ½, ȳ = −¾.
    let at = |s: Symbol| match s {
        s if s == sx => 0.375,
        s if s == deltas[0] => 0.25,
        s if s == deltas[1] => -0.5,
        s if s == unknown => -0.375 / 1.25,
        _ => -0.5,
    };
    let [a, b] = evaluate(&g, &[named, plain], at)[..] else { panic!("two values") };
    // Each side has a dozen operations.
    assert!((a - b).abs() <= 24.0 * f64::EPSILON * b.abs(), "{a:e} and {b:e}");
}
