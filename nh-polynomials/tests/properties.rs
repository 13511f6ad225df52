//! Properties of random polynomials.

use nonholonomic_polynomials::{Exhausted, Limited, Polynomial, Unlimited};
use num_bigint::BigInt;
use proptest::prelude::*;

const N: usize = 5;

/// Returns a polynomial in five symbols with few terms and coefficients of up to 100 bits, most of
/// them small.
fn polynomial(terms: usize, degree: u16) -> impl Strategy<Value = Polynomial> {
    let coefficient = prop_oneof![8 => (-9_i128..10).boxed(), 1 => (-(1_i128 << 100)..1 << 100).boxed()];
    let monomial = prop::array::uniform5(prop_oneof![3 => Just(0_u16).boxed(), 2 => (0..=degree).boxed()]);
    prop::collection::vec((coefficient.prop_map(BigInt::from), monomial), 0..=terms)
        .prop_map(|terms| Polynomial::from_terms(N, terms))
}

fn of<const K: usize>(terms: &[(i128, [u16; K])]) -> Polynomial {
    Polynomial::from_terms(K, terms.iter().map(|(c, e)| (BigInt::from(*c), *e)))
}

fn product(a: &Polynomial, b: &Polynomial) -> Polynomial {
    a.multiply(b, &Unlimited).unwrap().expect("exponents that fit")
}

fn quotient(a: &Polynomial, b: &Polynomial) -> Option<Polynomial> {
    a.divide(b, &Unlimited).unwrap()
}

fn gcd(a: &Polynomial, b: &Polynomial) -> Polynomial {
    a.gcd(b, &Unlimited).unwrap()
}

/// Returns the irreducible factors with multiplicities, and checks that their product is the
/// polynomial.
fn factors(f: &Polynomial) -> Vec<(Polynomial, usize)> {
    let found = f.factor(&Limited::new(1 << 30)).expect("an effort that is enough");
    let powers = found.factors.iter().map(|(g, m)| g.power(*m, &Unlimited).unwrap().unwrap());
    let all = powers.fold(Polynomial::constant(f.symbols(), found.content), |all, power| product(&all, &power));
    assert_eq!(all, *f);
    found.factors
}

/// Returns the value at a point.
fn value(p: &Polynomial, point: &[BigInt; N]) -> BigInt {
    (0..N).fold(p.clone(), |p, s| p.at(s, &point[s])).terms().map(|(c, _)| c).sum()
}

/// Returns whether the polynomials have no common factor with this symbol. Such a factor would have
/// an image with numbers for the other symbols, of the same degree if the image of a leading
/// coefficient is not zero.
fn have_no_factor_in(symbol: usize, a: &Polynomial, b: &Polynomial) -> bool {
    (2..8).any(|seed| {
        let others =
            |p: &Polynomial| (0..N).filter(|s| *s != symbol).fold(p.clone(), |p, s| p.at(s, &(seed + 37 * s).into()));
        let (x, y) = (others(a), others(b));
        let whole = x.degree(symbol) == a.degree(symbol) || y.degree(symbol) == b.degree(symbol);
        whole && gcd(&x, &y).degree(symbol) == 0
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_numbers(a in polynomial(12, 3), b in polynomial(12, 3), x in prop::array::uniform5(-50..50_i64)) {
        let x = x.map(BigInt::from);
        let [u, v] = [&a, &b].map(|p| value(p, &x));
        prop_assert_eq!(value(&(&a + &b), &x), &u + &v);
        prop_assert_eq!(value(&(&a - &b), &x), &u - &v);
        prop_assert_eq!(value(&product(&a, &b), &x), &u * &v);
        prop_assert_eq!(value(&-&a, &x), -u);
    }

    #[test]
    fn derivatives_obey_the_rule_of_products(a in polynomial(8, 3), b in polynomial(8, 3), s in 0..N) {
        let rule = &product(&a.derivative(s), &b) + &product(&a, &b.derivative(s));
        prop_assert_eq!(product(&a, &b).derivative(s), rule);
    }

    #[test]
    fn quotients_are_exact_or_none(a in polynomial(10, 3), b in polynomial(10, 3), r in polynomial(2, 2)) {
        prop_assume!(!b.is_zero());
        prop_assert_eq!(quotient(&product(&a, &b), &b), Some(a.clone()));
        let near = &product(&a, &b) + &r;
        if let Some(q) = quotient(&near, &b) {
            prop_assert_eq!(product(&q, &b), near);
        }
    }

    #[test]
    fn a_common_factor_is_found_whole(g in polynomial(5, 2), a in polynomial(6, 2), b in polynomial(6, 2)) {
        prop_assume!(![&g, &a, &b].iter().any(|p| p.is_zero()));
        let (p, q) = (product(&g, &a), product(&g, &b));
        let [found, u, v] = p.gcd_with_cofactors(&q, &Unlimited).unwrap();
        prop_assert!(quotient(&found, &g).is_some() && !found.leads_negative());
        prop_assert_eq!((product(&found, &u), product(&found, &v)), (p, q));
        prop_assert!((0..N).all(|s| have_no_factor_in(s, &u, &v)));
    }

    #[test]
    fn factors_multiply_to_the_polynomial(a in polynomial(4, 2), b in polynomial(4, 2), c in polynomial(3, 1)) {
        let p = product(&product(&a, &b), &product(&c, &c));
        prop_assume!(!p.is_zero());
        let found = factors(&p);
        for (k, (f, _)) in found.iter().enumerate() {
            prop_assert!(!f.leads_negative() && f.content() == BigInt::from(1));
            prop_assert!(found[..k].iter().all(|(g, _)| gcd(f, g).is_one()));
            prop_assert_eq!(factors(f), [(f.clone(), 1)]);
        }
    }
}

#[test]
fn factors_have_multiplicities_and_an_order() {
    // −12 x³ y (x² − y²)² (x² + y²).
    let squares = |c: i128| of(&[(1, [2, 0]), (c, [0, 2])]);
    let f = product(&product(&squares(-1), &squares(-1)), &product(&squares(1), &of(&[(-12, [3, 1])])));
    let names = |powers: &[(Polynomial, usize)]| powers.iter().map(|(f, m)| format!("({f})^{m}")).collect::<Vec<_>>();
    assert_eq!(names(&factors(&f)), ["(x1)^1", "(x0)^3", "(x0 - x1)^2", "(x0 + x1)^2", "(x0^2 + x1^2)^1"]);
    assert_eq!(f.factor(&Unlimited).unwrap().content, BigInt::from(-12));
    let parts = f.square_free(&Unlimited).unwrap();
    assert_eq!(names(&parts.factors), ["(x1)^1", "(x0)^3", "(x0^2 - x1^2)^2", "(x0^2 + x1^2)^1"]);
    let zero = Polynomial::zero(3).factor(&Unlimited).unwrap();
    assert!(zero.factors.is_empty() && zero.content == BigInt::ZERO);
}

#[test]
fn swinnerton_dyer_polynomials_are_irreducible_or_exhaust_the_effort() {
    // Modulo every prime, their factors have degree 2 at most. The next polynomial is f(x + √p) f(x
    // − √p).
    let x = of(&[(1, [1])]);
    let next = |f: &Polynomial, p: i64| {
        let (mut even, mut odd) = (Polynomial::zero(1), Polynomial::zero(1));
        for c in f.coefficients_of(0).iter().rev() {
            // (even + odd √p)(x + √p) + c.
            let root = &product(&odd, &x) + &even;
            even = &(&product(&even, &x) + &odd.scaled(&p.into())) + c;
            odd = root;
        }
        &product(&even, &even) - &product(&odd, &odd).scaled(&p.into())
    };
    let f = [2, 3, 5, 7, 11].into_iter().fold(x.clone(), |f, p| next(&f, p));
    assert_eq!(factors(&f), [(f.clone(), 1)]);
    assert_eq!(next(&f, 13).factor(&Limited::new(20_000_000)), Err(Exhausted));
}

#[test]
fn primes_that_divide_leading_coefficients_or_discriminants_do_not_mislead() {
    // Every prime that is used first divides a leading coefficient, or gives the cofactors a common
    // factor.
    for p in [(1_i128 << 62) - 57, (1 << 62) - 87, (1 << 62) - 117, ((1 << 62) - 57) * ((1 << 62) - 87)] {
        let [a, b, c] = [p, 0, 1].map(|number| of(&[(1, [1, 0, 0]), (1, [0, 1, 0]), (number, [0, 0, 0])]));
        for g in [[(p, [2, 1, 0]), (3, [0, 0, 1]), (-1, [1, 0, 0])], [(1, [2, 0, 0]), (p, [0, 3, 0]), (1, [0, 0, 1])]]
            .map(|g| of(&g))
        {
            for cofactor in [&a, &c] {
                let found = product(&g, cofactor).gcd(&product(&g, &b), &Limited::new(1 << 20));
                assert_eq!(found, Ok(g.clone()), "{p}");
            }
        }
        assert!(gcd(&a, &b).is_one(), "{p}");
        // The product is a square modulo the prime.
        let f = of(&[(1, [3, 0, 0]), (7, [2, 1, 1]), (-7, [0, 2, 2])]);
        let near = &f + &of(&[(p, [1, 0, 0])]);
        assert_eq!(factors(&product(&f, &near)), [(f, 1), (near, 1)], "{p}");
    }
}

#[test]
fn hostile_inputs_end_within_their_effort() {
    let x = |e: u16| of(&[(1, [e, 0]), (-1, [0, 0])]);
    let y = of(&[(1, [0, 1]), (1, [0, 0])]);
    let (a, b) = (product(&x(60_000), &y), product(&x(40_001), &y));
    assert_eq!(a.gcd(&b, &Limited::new(10_000_000)), Err(Exhausted));
    assert_eq!(x(65_535).divide(&x(1), &Limited::new(100_000)), Err(Exhausted));
    assert_eq!(x(65_535).multiply(&x(1), &Unlimited), Ok(None));
    assert_eq!(x(5_040).factor(&Limited::new(1_000_000)), Err(Exhausted));
}
