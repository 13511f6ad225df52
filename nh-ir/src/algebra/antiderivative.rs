//! Antiderivatives of simple functions: sums of products of a power of the variable with powers of
//! the sine and cosine of one angle, or with an exponential. The arguments must be linear in the
//! variable. Other integrands are not attempted.

use super::Expr;
use super::poly::{Poly, Symbol};
use super::table::{self, Kernel};
use crate::tree::{Function, Var};

/// Dependence of a term on the variable x: xⁿ sin(u)ᵖ cos(u)^q exp(v), with u and v linear in x.
#[derive(Default)]
struct Term {
    power: i64,
    sine: i64,
    cosine: i64,
    angle: Option<Expr>,
    exponent: Option<Expr>,
}

impl Expr {
    /// ∫ self dx without a constant, if the method finds it.
    pub fn antiderivative(&self, x: Var) -> Option<Expr> {
        let depends = |symbol: Symbol| table::variables(symbol).contains(&x);
        let (mut below, mut divisor) = (Vec::new(), self.denominator().clone());
        if divisor.symbols().into_iter().any(depends) {
            // A divisor of one term may vary: exp(x) below is exp(−x) above.
            let terms = divisor.terms();
            let [(number, monomial)] = &terms[..] else { return None };
            let (own, others): (Vec<_>, Vec<_>) = monomial.iter().copied().partition(|(symbol, _)| depends(*symbol));
            below = own.into_iter().map(|(symbol, exponent)| (symbol, -i64::from(exponent))).collect();
            divisor = Poly::monomial(number, &others);
        }
        let mut sum = Expr::zero();
        for (number, monomial) in self.numerator().terms() {
            let (own, others): (Vec<_>, Vec<_>) = monomial.iter().copied().partition(|(symbol, _)| depends(*symbol));
            let factor = Expr::fraction(&Poly::monomial(&number, &others), &divisor).ok()?;
            let own = own.into_iter().map(|(symbol, exponent)| (symbol, i64::from(exponent)));
            sum = sum + factor * Term::of(own.chain(below.iter().copied()), x)?.integral(x)?;
        }
        Some(sum)
    }
}

impl Term {
    fn of(factors: impl Iterator<Item = (Symbol, i64)>, x: Var) -> Option<Term> {
        let mut term = Term::default();
        for (symbol, exponent) in factors {
            let Some(kernel) = table::kernel(symbol) else {
                term.power += exponent;
                continue;
            };
            match kernel {
                Kernel::Sin(u, _) if term.angle.as_ref().is_none_or(|angle| *angle == u) => {
                    term.sine += exponent;
                    term.angle = Some(u);
                }
                Kernel::Cos(u, _) if term.angle.as_ref().is_none_or(|angle| *angle == u) => {
                    term.cosine += exponent;
                    term.angle = Some(u);
                }
                Kernel::Exp(v) => {
                    let v = Expr::integer(exponent) * v;
                    term.exponent = Some(term.exponent.map_or(v.clone(), |other| other + v));
                }
                _ => return None,
            }
        }
        let linear = |u: &Expr| !u.derivative(x).depends_on(x);
        let simple = term.sine >= 0 && term.cosine >= 0 && term.angle.iter().chain(&term.exponent).all(linear);
        simple.then_some(term)
    }

    fn integral(self, x: Var) -> Option<Expr> {
        // The integral of the factor that is not a power of x.
        let inner = match (&self.angle, &self.exponent) {
            (None, None) if self.power == -1 => return None,
            (None, None) => return Some(power(x, self.power + 1) / Expr::integer(self.power + 1)),
            (Some(angle), None) => circular(self.sine, self.cosine, angle)?.checked_div(&angle.derivative(x)).ok()?,
            (None, Some(exponent)) => {
                Expr::apply(Function::Exp, exponent).ok()?.checked_div(&exponent.derivative(x)).ok()?
            }
            (Some(_), Some(_)) => return None,
        };
        match self.power {
            0 => Some(inner),
            n if n < 0 => None,
            // Integrate by parts.
            n => {
                let rest = (power(x, n - 1) * &inner).antiderivative(x)?;
                Some(power(x, n) * inner - Expr::integer(n) * rest)
            }
        }
    }
}

/// ∫ sin(u)ᵖ cos(u)^q du.
fn circular(p: i64, q: i64, u: &Expr) -> Option<Expr> {
    let (s, c) = (sine(u)?, cosine(u)?);
    Some(match (p, q) {
        (0, 0) => u.clone(),
        (_, 1) => s.pow(p + 1) / Expr::integer(p + 1),
        (1, _) => -(c.pow(q + 1) / Expr::integer(q + 1)),
        (_, 0) => (Expr::integer(p - 1) * circular(p - 2, 0, u)? - s.pow(p - 1) * c) / Expr::integer(p),
        _ => (s.pow(p + 1) * c.pow(q - 1) + Expr::integer(q - 1) * circular(p, q - 2, u)?) / Expr::integer(p + q),
    })
}

fn power(x: Var, exponent: i64) -> Expr {
    Expr::variable(x).pow(exponent)
}

fn sine(u: &Expr) -> Option<Expr> {
    Expr::apply(Function::Sin, u).ok()
}

fn cosine(u: &Expr) -> Option<Expr> {
    Expr::apply(Function::Cos, u).ok()
}
