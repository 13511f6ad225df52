//! Comparison of coefficients with known ones, and of motions with solutions in closed form.

extern crate std;
use super::*;
use std::vec::Vec;

type Order = Series<f64, 1>;

/// Returns the coefficients of a function of t = 1/4 + τ that is computed order by order.
fn coefficients(mut of: impl FnMut(&mut Order, f64) -> f64) -> Vec<f64> {
    let mut series = Order::new();
    let variable = |k| [0.25, 1.0].get(k).copied().unwrap_or(0.0);
    (0..ORDER)
        .map(|k| {
            series.go_to(k);
            of(&mut series, variable(k))
        })
        .collect()
}

/// Asserts that the error is some roundoffs for each order, relative to the expected coefficient.
fn close(found: &[f64], expected: impl Fn(usize) -> f64) {
    for (k, &found) in found.iter().enumerate() {
        let expected = expected(k);
        let bound = 8.0 * (k + 1) as f64 * f64::EPSILON * expected.abs().max(1e-300);
        assert!((found - expected).abs() <= bound, "order {k}: {found:e} is not {expected:e}");
    }
}

fn factorial(k: usize) -> f64 {
    (1..=k).map(|j| j as f64).product()
}

#[test]
fn recurrences_give_the_known_coefficients() {
    // eᵗ
    close(&coefficients(|s, t| s.exp(0, t)), |k| libm::exp(0.25) / factorial(k));
    // sin t and cos t: derivatives turn by a quarter.
    let turned =
        |k: usize, phase: f64| libm::sin(0.25 + phase + k as f64 * core::f64::consts::FRAC_PI_2) / factorial(k);
    let sine = coefficients(|s, t| s.sin_cos([0, 1], t).0);
    let cosine = coefficients(|s, t| s.sin_cos([0, 1], t).1);
    for k in 0..ORDER {
        // The sine of a sum of angles has an absolute error of a few roundoffs before the division
        // by the factorial.
        assert!((sine[k] - turned(k, 0.0)).abs() * factorial(k) < 1e-14, "{k}");
        assert!((cosine[k] - turned(k, core::f64::consts::FRAC_PI_2)).abs() * factorial(k) < 1e-14, "{k}");
    }
    let even = |k: usize| if k.is_multiple_of(2) { libm::sinh(0.25) } else { libm::cosh(0.25) };
    close(&coefficients(|s, t| s.sinh_cosh([0, 1], t).0), |k| even(k) / factorial(k));
    close(&coefficients(|s, t| s.sinh_cosh([0, 1], t).1), |k| even(k + 1) / factorial(k));
    // 1/t: (−1)ᵏ/t^(k+1)
    let reciprocal = |s: &mut Order, t: f64| {
        let one = s.constant(1.0);
        s.quotient(0, one, t)
    };
    close(&coefficients(reciprocal), |k| (-1.0_f64).powi(k as i32) * 4.0_f64.powi(k as i32 + 1));
    // ln t: (−1)^(k−1)/(k tᵏ)
    close(&coefficients(|s, t| s.primitive(0, libm::log, t, t)), |k| match k {
        0 => libm::log(0.25),
        _ => -(-4.0_f64).powi(k as i32) / k as f64,
    });
    // √t: binomials of one half.
    close(&coefficients(|s, t| s.sqrt(0, t)), |k| {
        let binomial: f64 = (0..k).map(|j| (0.5 - j as f64) / (j + 1) as f64).product();
        0.5 * binomial * 4.0_f64.powi(k as i32)
    });
    // t² t = t³: 1/64, 3/16, 3/4, 1.
    let cube = |s: &mut Order, t: f64| {
        let square = s.product(0, t, t);
        s.product(1, square, t)
    };
    assert_eq!(coefficients(cube), [&[0.015_625, 0.1875, 0.75, 1.0][..], &[0.0; ORDER - 4]].concat());
}

#[test]
fn inverse_functions_undo_functions() {
    // tanh and its inverse: the identity, whose coefficients are 1/4 and 1.
    let there_and_back = |s: &mut Order, t: f64| {
        let u = s.integral(0, libm::tanh, t);
        // The slope of tanh t, and the weight of artanh u.
        let weight = s.constant(1.0) - s.product(1, u, u);
        s.slope(0, t, weight);
        s.primitive(2, libm::atanh, u, weight)
    };
    let found = coefficients(there_and_back);
    for (k, found) in found.iter().enumerate() {
        let expected = [0.25, 1.0].get(k).copied().unwrap_or(0.0);
        assert!((found - expected).abs() < 1e-14, "order {k}: {found:e}");
    }
}

/// x' = y, y' = −x
fn rotation(_: &mut Order, [x, y]: [f64; 2]) -> [f64; 2] {
    [y, -x]
}

fn travel(steps: u32, h: f64) -> ([f64; 2], u32) {
    let (mut at, mut expansion, mut count) = ([0.0, 1.0], Expansion::new(), 0);
    for _ in 0..steps {
        let arrival = flow(&expansion, at, h, f64::EPSILON, rotation).expect("an entire function");
        (at, expansion, count) = (arrival.point, arrival.expansion, count + arrival.count);
    }
    (at, count)
}

#[test]
fn an_oscillator_keeps_its_phase() {
    // 1000 s in steps of 50, of 1/8, and of 2⁻¹⁰ take equally many polynomials, since the times of
    // the returned states do not matter.
    let long = travel(20, 50.0);
    assert_eq!(long, travel(8000, 0.125));
    assert_eq!(long, travel(1_024_000, 1.0 / 1024.0));
    // A centre has an error of half a roundoff of each increment: √n for the n polynomials, and
    // three times that for safety.
    let ([x, y], count) = long;
    let bound = 3.0 * f64::from(count).sqrt() * f64::EPSILON;
    assert!((x - libm::sin(1000.0)).abs() < bound && (y - libm::cos(1000.0)).abs() < bound, "{x}, {y}, {count}");
    // The way back.
    let back = flow(&Expansion::new(), [x, y], -1000.0, f64::EPSILON, rotation).expect("an entire function");
    assert!((back.point[0]).abs() < 2.0 * bound && (back.point[1] - 1.0).abs() < 2.0 * bound, "{:?}", back.point);
}

#[test]
fn a_pole_is_told() {
    // x' = x², x = 1/(1 − t).
    let square = |s: &mut Order, [x]: [f64; 1]| [s.product(0, x, x)];
    let flow = |h: f64| flow(&Expansion::new(), [1.0], h, f64::EPSILON, square);
    let near = flow(0.999).expect("before the pole").point[0];
    assert!((near - 1000.0).abs() < 1e-9, "{near}");
    assert!(flow(2.0).is_err());
    assert!(flow(f64::NAN).is_err());
}

#[test]
fn orders_follow_the_tolerance() {
    assert_eq!(order_for(f64::EPSILON), 20);
    assert_eq!(order_for(f64::from(f32::EPSILON)), 9);
    assert_eq!(order_for(1e-10), 13);
    assert_eq!(order_for(0.0), ORDER);
    assert_eq!(order_for(f64::NAN), ORDER);
}

/// k cₖ = UNIT fₖ₋₁ has exact factors for the relevant orders: their roundings would be a bias.
#[test]
fn shares_of_low_orders_are_exact() {
    use super::series::share;
    // In integers, multiples of 2⁻⁶⁰.
    let integer = |x: f64, scale: i32| (x * libm::exp2(f64::from(scale))) as u128;
    for k in 1..=8_u32 {
        assert_eq!(integer(share(k as usize), 60) * u128::from(k), integer(UNIT, 60), "UNIT/{k}");
        assert_eq!(integer(RATE * f64::from(k), 60), integer(RATE, 60) * u128::from(k), "{k}/UNIT");
    }
    // UNIT RATE = 1 to 2·10⁻²²
    let product = integer(UNIT, 22) * integer(RATE, 50);
    assert!(product.abs_diff(1 << 72) <= 1);
}

/// Returns the zeros in σ from −1 to 1 of a polynomial, and the directions in which it passes them.
fn zeros(coefficients: &[f64], between: [f64; 2]) -> Vec<(f64, Option<bool>)> {
    let (mut found, mut side) = (Vec::new(), Side::default());
    roots(coefficients.iter().copied(), between, 0.0, &mut side, &mut |root| found.push((root.at, root.rising)));
    found
}

#[test]
fn roots_are_isolated() {
    // (x + ½)(x − ¼)(x − ¾), expanded. Values are sums of four terms below 1: zeros are accurate to
    // some ε/|p'| = 3 ε.
    let cubic = [0.09375, -0.3125, -0.5, 1.0];
    let found = zeros(&cubic, [-1.0, 1.0]);
    let expected = [(-0.5, Some(true)), (0.25, Some(false)), (0.75, Some(true))];
    assert_eq!(found.len(), 3, "{found:?}");
    for ((at, rising), (known, way)) in found.iter().zip(expected) {
        assert!((at - known).abs() < 1e-15 && *rising == way, "{found:?}");
    }
    // Backwards, zeros come in the order in which they are met.
    let back = zeros(&cubic, [1.0, 0.0]);
    assert_eq!(back.iter().map(|root| root.1).collect::<Vec<_>>(), [Some(false), Some(true)]);
    // Two zeros 10⁻⁶ apart, which sampling would miss: (x − ½)² − ¼ 10⁻¹².
    let near = zeros(&[0.25 - 0.25e-12, -1.0, 1.0], [0.0, 1.0]);
    assert_eq!(near.iter().map(|root| root.1).collect::<Vec<_>>(), [Some(false), Some(true)], "{near:?}");
    assert!((near[1].0 - near[0].0 - 1e-6).abs() < 1e-9, "{near:?}");
    // A zero that is only touched, accurate to the root of roundoff; and a polynomial without
    // zeros.
    let touched = zeros(&[0.25, -1.0, 1.0], [0.0, 1.1]);
    assert!(touched.len() == 1 && touched[0].1.is_none() && (touched[0].0 - 0.5).abs() < 1e-7, "{touched:?}");
    assert!(zeros(&[0.25 + 1e-12, -1.0, 1.0], [0.0, 1.0]).is_empty());
    assert!(zeros(&[0.0; 4], [0.0, 1.0]).is_empty());
    // A triple zero changes the sign once.
    let triple = zeros(&[-0.027, 0.27, -0.9, 1.0], [0.0, 1.0]);
    assert!(triple.len() == 1 && triple[0].1 == Some(true) && (triple[0].0 - 0.3).abs() < 1e-4, "{triple:?}");
}

#[test]
fn a_root_between_two_polynomials_is_found_once() {
    // x − ½ on [0, ½] and, from another centre and with another rounding, on [½, 1].
    for tilt in [-1e-17, 0.0, 1e-17] {
        let (mut found, mut side) = (Vec::new(), Side::default());
        roots([-0.5, 1.0].into_iter(), [0.0, 0.5], 0.0, &mut side, &mut |root| found.push(root));
        roots([tilt, 1.0].into_iter(), [0.0, 0.5], 0.0, &mut side, &mut |root| found.push(root));
        assert!(found.len() == 1 && found[0].rising == Some(true), "{tilt:e}: {found:?}");
        // A motion that starts at the zero does not meet it.
        let (mut found, mut side) = (0, Side::default());
        roots([tilt, 1.0].into_iter(), [0.0, 0.5], 0.0, &mut side, &mut |_| found += 1);
        assert_eq!((found, side.positive), (0, Some(true)), "{tilt:e}");
    }
}

/// (x − c)² on pieces of [0, 1], from other centres and with other roundings, is touched once,
/// wherever c is among the pieces.
#[test]
fn a_zero_that_is_touched_is_found_once() {
    for at in [0.1, 0.25, 0.25 + 1e-9, 0.25 - 1e-9, 0.3, 0.5, 0.5 + 1e-8, 0.7231, 0.75 - 3e-9] {
        for pieces in [1, 4, 64, 4096] {
            let (mut found, mut side) = (Vec::new(), Side::default());
            for piece in 0..pieces {
                let [centre, end] = [piece, piece + 1].map(|k| f64::from(k) / f64::from(pieces));
                // Coefficients have errors of some roundoffs of numbers of size 1.
                let off = f64::EPSILON * f64::from((piece * 7919) % 5 - 2);
                let own = [(centre - at) * (centre - at) + off, 2.0 * (centre - at), 1.0];
                let noise = 8.0 * f64::EPSILON;
                roots(own.into_iter(), [0.0, end - centre], noise, &mut side, &mut |root| {
                    found.push(Root { at: centre + root.at, ..root });
                });
            }
            assert_eq!(found.len(), 1, "{at}, {pieces}: {found:?}");
            assert!((found[0].at - at).abs() <= found[0].width && found[0].rising.is_none(), "{at}: {found:?}");
            assert!(found[0].width < 1e-6, "{at}, {pieces}: {found:?}");
        }
    }
}

/// Takes steps of size h to t = 10, and passes each state to `look`.
fn follow_to_ten<const N: usize>(
    start: [f64; N],
    h: f64,
    mut field: impl FnMut(&mut Order, [f64; N]) -> [f64; N],
    mut look: impl FnMut([f64; N]),
) -> [f64; N] {
    let (mut expansion, mut point) = (Expansion::new(), start);
    for _ in 0..(10.0 / h).round() as u64 {
        let arrival = flow(&expansion, point, h, f64::EPSILON, &mut field).expect("nothing is singular");
        (expansion, point) = (arrival.expansion, arrival.point);
        look(point);
    }
    point
}

/// A body with the energy 1/2 approaches a barrier of 0.6, V = 0.6 e^(−k (y − 5)²). The force at
/// its start is exponentially small, or 0.
#[test]
fn a_barrier_is_no_polynomial() {
    for k in [1.0, 2.0, 4.0, 5.0, 8.0, 12.0, 20.0, 30.0, 50.0, 100.0, 300.0, 1000.0, 3000.0] {
        let field = |s: &mut Order, [y, v]: [f64; 2]| {
            let five = s.constant(5.0);
            let u = y - five;
            let square = s.product(0, u, u);
            let bell = s.exp(1, -k * square);
            [v, 1.2 * k * s.product(2, u, bell)]
        };
        for h in [0.01, 0.1, 1.0, 10.0] {
            let energy = |[y, v]: [f64; 2]| 0.5 * v * v + 0.6 * libm::exp(-k * (y - 5.0) * (y - 5.0));
            let (start, mut off) = ([1.0, 1.0], 0.0_f64);
            let [y, v] = follow_to_ten(start, h, field, |state| off = off.max((energy(state) - energy(start)).abs()));
            // The barrier is as wide as a 32nd of a step, the distance of the places of comparison.
            // Each place may miss 1e-12 of the largest number, which is 10 at most.
            if 1.0 / k.sqrt() >= h / 32.0 {
                assert!(y < 5.0 && v < -0.9 && off < 3.2e-10, "k = {k}, h = {h}: y = {y}, v = {v}, {off:e}");
            }
        }
    }
}

/// The impulse of a force 5 e^(−k (t − 5)²) is 5 √(π/k), even if the body rests until then.
#[test]
fn a_pulse_is_no_polynomial() {
    for k in [1.0, 5.0, 20.0, 60.0, 200.0, 1000.0] {
        let field = |s: &mut Order, [t, _, v]: [f64; 3]| {
            let five = s.constant(5.0);
            let square = s.product(0, t - five, t - five);
            let bell = s.exp(1, -k * square);
            [s.constant(1.0), v, 5.0 * bell]
        };
        for h in [0.01, 0.1, 1.0] {
            let [_, _, v] = follow_to_ten([0.0; 3], h, field, |_| ());
            let impulse = 5.0 * libm::sqrt(core::f64::consts::PI / k);
            assert!((v / impulse - 1.0).abs() < 1e-9, "k = {k}, h = {h}: {v} for {impulse}");
        }
    }
}
