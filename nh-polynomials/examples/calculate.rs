//! Answers each line of the standard input with a line of output, for comparisons with another
//! library.
//!
//! The lines are `gcd | n | a | b`, `divide | n | a | b`, `multiply | n | a | b` and
//! `factor | n | a`, for polynomials in n symbols. A polynomial is `0`, or terms
//! `coefficient:e1,e2,…` joined by `;`. Factors are written as `content | f1^m1 | f2^m2…`, and a
//! quotient that is not a polynomial as `none`.

use nonholonomic_polynomials::{Polynomial, Unlimited};
use std::io::Write as _;

fn parse(symbols: usize, text: &str) -> Option<Polynomial> {
    let term = |term: &str| {
        let (coefficient, exponents) = term.split_once(':')?;
        let exponents: Vec<u16> = exponents.split(',').map(|e| e.parse().ok()).collect::<Option<_>>()?;
        (exponents.len() == symbols).then_some((coefficient.parse().ok()?, exponents))
    };
    let terms = text.split(';').filter(|text| *text != "0").map(term).collect::<Option<Vec<_>>>();
    Some(Polynomial::from_terms(symbols, terms?))
}

fn text(polynomial: &Polynomial) -> String {
    if polynomial.is_zero() {
        return "0".into();
    }
    let exponents = |e: &[u16]| e.iter().map(u16::to_string).collect::<Vec<_>>().join(",");
    polynomial.terms().map(|(c, e)| format!("{c}:{}", exponents(&e))).collect::<Vec<_>>().join(";")
}

/// Returns the answer to a line, or `None` if the line has another form.
fn answer(line: &str) -> Option<String> {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let symbols = fields.get(1)?.parse().ok()?;
    let polynomials = fields[2..].iter().map(|field| parse(symbols, field)).collect::<Option<Vec<_>>>()?;
    let result = match (fields[0], polynomials.as_slice()) {
        ("gcd", [a, b]) => a.gcd(b, &Unlimited).ok(),
        ("divide", [a, b]) if !b.is_zero() => a.divide(b, &Unlimited).ok()?,
        ("multiply", [a, b]) => a.multiply(b, &Unlimited).ok()?,
        ("factor", [a]) => {
            let result = a.factor(&Unlimited).ok()?;
            let factors = result.factors.iter().map(|(f, m)| format!(" | {}^{m}", text(f)));
            return Some(format!("{}{}", result.content, factors.collect::<String>()));
        }
        _ => return None,
    };
    Some(result.as_ref().map_or_else(|| "none".into(), text))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lines() {
        let line = line?;
        writeln!(out, "{}", answer(&line).ok_or_else(|| format!("not a computation: {line}"))?)?;
    }
    Ok(())
}
