//! Greatest common divisors and factors by FLINT, through python-flint.
//! `tests/reference/polynomials.py` of the repository writes these files and documents their lines.

use nonholonomic_polynomials::{Factors, Polynomial, Unlimited};
use num_bigint::BigInt;

/// Returns the lines of a file: the operation, the number of symbols, and the other fields.
fn lines(text: &str) -> impl Iterator<Item = (&str, usize, Vec<&str>)> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut fields = line.split(" | ");
        let (operation, symbols) = (fields.next().unwrap(), fields.next().unwrap().parse().unwrap());
        (operation, symbols, fields.collect())
    })
}

fn parse(symbols: usize, text: &str) -> Polynomial {
    let term = |term: &str| {
        let (coefficient, exponents) = term.split_once(':').expect("a term");
        let exponents: Vec<u16> = exponents.split(',').map(|e| e.parse().unwrap()).collect();
        (coefficient.parse::<BigInt>().unwrap(), exponents)
    };
    Polynomial::from_terms(symbols, text.split(';').filter(|text| *text != "0").map(term))
}

/// Makes the leading coefficient positive, and returns whether the sign changed.
fn normal(p: Polynomial) -> (Polynomial, bool) {
    if p.leads_negative() { (-&p, true) } else { (p, false) }
}

#[test]
fn greatest_common_divisors_are_those_of_flint() {
    let files = [include_str!("recorded.txt"), include_str!("gcds.txt")];
    let mut count = 0;
    for (operation, symbols, fields) in files.into_iter().flat_map(lines) {
        let [a, b, expected] = fields.iter().map(|field| parse(symbols, field)).collect::<Vec<_>>().try_into().unwrap();
        let [gcd, u, v] = a.gcd_with_cofactors(&b, &Unlimited).unwrap();
        assert_eq!((operation, &gcd), ("gcd", &normal(expected).0), "gcd({a}, {b})");
        assert_eq!(gcd.multiply(&u, &Unlimited), Ok(Some(a)));
        assert_eq!(gcd.multiply(&v, &Unlimited), Ok(Some(b)));
        count += 1;
    }
    assert_eq!(count, 905);
}

#[test]
fn factors_are_those_of_flint() {
    let mut count = 0;
    for (operation, symbols, fields) in lines(include_str!("factors.txt")) {
        let f = parse(symbols, fields[0]);
        let mut content: BigInt = fields[1].parse().unwrap();
        let mut expected = Vec::new();
        for power in &fields[2..] {
            let (factor, multiplicity) = power.split_once('^').expect("a power");
            let multiplicity = multiplicity.parse().unwrap();
            let (factor, negative) = normal(parse(symbols, factor));
            content *= if negative && multiplicity % 2 == 1 { -1 } else { 1 };
            expected.push((factor, multiplicity));
        }
        let Factors { content: own, factors } = f.factor(&Unlimited).unwrap();
        assert_eq!((operation, own, factors.len()), ("factor", content, expected.len()), "{f}");
        assert!(expected.iter().all(|power| factors.contains(power)), "{f}: {factors:?}");
        count += 1;
    }
    assert_eq!(count, 299);
}
