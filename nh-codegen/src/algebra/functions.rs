//! Functions of expressions as kernels.
//!
//! Arguments of sin, cos, exp, sinh and cosh are split into rational multiples of monomials, and functions of sums are
//! expanded; so what is left are functions of monomials that are linearly independent over ℚ, and those satisfy no
//! relation but s² + c² = 1 (ch² − sh² = 1).

use super::poly::{Poly, Symbol};
use super::table::{self, Base, BaseSymbols, Family, Kernel, Rule};
use super::{AlgebraError, Expr, roots};
use crate::tree::Function;
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// A function's value.
pub(super) fn apply(function: Function, u: &Expr) -> Result<Expr, AlgebraError> {
    let domain = || AlgebraError::NotReal { function: function.name(), argument: u.tree() };
    Ok(match function {
        Function::Sin => pair(Family::Circular, u)?.0,
        Function::Cos => pair(Family::Circular, u)?.1,
        Function::Tan => {
            let (s, c) = pair(Family::Circular, u)?;
            s.checked_div(&c).map_err(|_| domain())?
        }
        Function::Sinh => pair(Family::Hyperbolic, u)?.0,
        Function::Cosh => pair(Family::Hyperbolic, u)?.1,
        Function::Tanh => {
            let (s, c) = pair(Family::Hyperbolic, u)?;
            s / c
        }
        Function::Exp => exp(u)?,
        Function::Sqrt => roots::sqrt(u)?,
        Function::Ln => ln(u).ok_or_else(domain)?,
        Function::Asin | Function::Acos | Function::Atan => inverse(function, u).ok_or_else(domain)?,
    })
}

/// A rational power.
pub(super) fn power(base: &Expr, exponent: &BigRational) -> Result<Expr, AlgebraError> {
    let too_large = || AlgebraError::TooLarge(exponent.clone());
    let numerator = exponent.numer().to_i64().filter(|n| n.unsigned_abs() <= 1000).ok_or_else(too_large)?;
    let degree = exponent.denom().to_u16().filter(|q| *q <= 1000).ok_or_else(too_large)?;
    let root = roots::root(base, degree)?;
    if root.is_zero() && numerator < 0 { Err(AlgebraError::DivisionByZero) } else { Ok(root.pow(numerator)) }
}

/// An argument as a sum of rational multiples of monomials (over a common denominator each).
fn combination(u: &Expr) -> Vec<(Expr, BigRational)> {
    let content = u.denominator().terms().iter().fold(BigInt::zero(), |g, (c, _)| g.gcd(c));
    let content = if content.is_zero() { BigInt::one() } else { content };
    let primitive = u.denominator().quotient(&Poly::integer(&content));
    let term = |(coefficient, monomial): (BigInt, Vec<(Symbol, u16)>)| {
        let monomial = Poly::monomial(&BigInt::one(), &monomial);
        let monomial = Expr::fraction(&monomial, &primitive).expect("the denominator is not zero");
        (monomial, BigRational::new(coefficient, content.clone()))
    };
    // From the greatest monomial down, so that kernels are made in the order of the variables.
    u.numerator().terms().into_iter().rev().map(term).collect()
}

/// (sin u, cos u) or (sinh u, cosh u).
fn pair(family: Family, u: &Expr) -> Result<(Expr, Expr), AlgebraError> {
    let mut sum = (Expr::zero(), Expr::one());
    for (monomial, times) in combination(u) {
        sum = added(family, &sum, &pair_of(family, &monomial, &times)?);
    }
    Ok(sum)
}

/// The addition theorem, for pairs (sin, cos) or (sinh, cosh).
fn added(family: Family, (s, c): &(Expr, Expr), (t, d): &(Expr, Expr)) -> (Expr, Expr) {
    let sine = &(s * d) + &(c * t);
    let (p, q) = (c * d, s * t);
    (sine, if family == Family::Circular { p - q } else { p + q })
}

/// The pair of an integer multiple.
fn multiple(family: Family, (s, c): &(Expr, Expr), times: &BigInt) -> Result<(Expr, Expr), AlgebraError> {
    let count = times.abs().to_u32().filter(|n| *n <= 100);
    let count = count.ok_or_else(|| AlgebraError::TooLarge(times.clone().into()))?;
    let s = if times.is_negative() { -s } else { s.clone() };
    let one = (s, c.clone());
    Ok((0..count).fold((Expr::zero(), Expr::one()), |sum, _| added(family, &sum, &one)))
}

/// The pair of a rational multiple of a monomial.
fn pair_of(family: Family, monomial: &Expr, times: &BigRational) -> Result<(Expr, Expr), AlgebraError> {
    if family == Family::Circular {
        if *monomial == Expr::pi()
            && let Some(pair) = constant_angle(times)?
        {
            return Ok(pair);
        }
        if times.is_integer()
            && let Some(pair) = pair_of_inverse(monomial)?
        {
            return multiple(family, &pair, times.numer());
        }
    }
    let base = base(family, monomial, times)?;
    let times = (times / &base.unit).to_integer();
    let pair = match base.symbols {
        BaseSymbols::Pair(s, c) => (Expr::symbol(s), Expr::symbol(c)),
        BaseSymbols::Exponential(e) => {
            let e = Expr::symbol(e);
            let (half, inverse) = (Expr::rational(&BigRational::new(1.into(), 2.into())), e.pow(-1));
            (&half * &(&e - &inverse), half * (e + inverse))
        }
    };
    multiple(family, &pair, &times)
}

/// Makes sure that a multiple of a monomial is an integer multiple of what the base's symbols belong to.
fn base(family: Family, monomial: &Expr, times: &BigRational) -> Result<Base, AlgebraError> {
    let Some(old) = table::base(family, monomial) else {
        let unit = BigRational::new(BigInt::one(), times.denom().clone());
        return Ok(new_base(family, monomial, unit, family == Family::Hyperbolic));
    };
    let ratio = times / &old.unit;
    if ratio.is_integer() {
        return Ok(old);
    }
    // The symbols there are become functions of new ones, which belong to a fraction of the old unit.
    let unit = &old.unit / BigRational::from(ratio.denom().clone());
    let exponential = matches!(old.symbols, BaseSymbols::Exponential(_));
    let new = new_base(family, monomial, unit, !exponential);
    let give_up = |symbol: Symbol, value: &Expr| {
        let (numerator, denominator) = (value.numerator().clone(), value.denominator().clone());
        table::set_rule(symbol, Rule { degree: 1, numerator, denominator });
    };
    match (old.symbols, new.symbols) {
        (BaseSymbols::Pair(s, c), BaseSymbols::Pair(t, d)) => {
            let (sine, cosine) = multiple(family, &(Expr::symbol(t), Expr::symbol(d)), ratio.denom())?;
            give_up(s, &sine);
            give_up(c, &cosine);
        }
        (BaseSymbols::Exponential(e), BaseSymbols::Exponential(f)) => {
            let power = i64::try_from(ratio.denom()).expect("a denominator of an exponent");
            give_up(e, &Expr::symbol(f).pow(power));
        }
        _ => unreachable!("a base keeps its kind"),
    }
    roots::renew()?;
    Ok(new)
}

/// New symbols for a multiple of a monomial.
fn new_base(family: Family, monomial: &Expr, unit: BigRational, hyperbolic_pair: bool) -> Base {
    let argument = monomial * Expr::rational(&unit);
    let one = Poly::one();
    let (first, second) = table::next();
    let symbols = if family == Family::Circular {
        table::push(Kernel::Sin(argument.clone(), second));
        table::push(Kernel::Cos(argument, first));
        let cosine = Poly::symbol(second);
        let numerator = &one - &(&cosine * &cosine);
        table::set_rule(first, Rule { degree: 2, numerator, denominator: one });
        BaseSymbols::Pair(first, second)
    } else if hyperbolic_pair {
        table::push(Kernel::Sinh(argument.clone(), second));
        table::push(Kernel::Cosh(argument, first));
        let sine = Poly::symbol(first);
        let numerator = &one + &(&sine * &sine);
        table::set_rule(second, Rule { degree: 2, numerator, denominator: one });
        BaseSymbols::Pair(first, second)
    } else {
        BaseSymbols::Exponential(table::push(Kernel::Exp(argument)))
    };
    let base = Base { monomial: monomial.clone(), unit, symbols };
    table::set_base(family, base.clone());
    base
}

/// sin and cos of a multiple of π that is one of π/12.
fn constant_angle(times: &BigRational) -> Result<Option<(Expr, Expr)>, AlgebraError> {
    let twelfths = times * BigRational::from(BigInt::from(12));
    if !twelfths.is_integer() {
        return Ok(None);
    }
    let twelfths = twelfths.to_integer().mod_floor(&BigInt::from(24)).to_i64().expect("less than 24");
    let root = |n: i64| Expr::integer(n).sqrt();
    let over = |n: Expr, d: i64| n / Expr::integer(d);
    // cos(kπ/12) for k = 0 … 6.
    let first_quadrant = |k: i64| -> Result<Expr, AlgebraError> {
        Ok(match k {
            0 => Expr::one(),
            1 => over(root(6)? + root(2)?, 4),
            2 => over(root(3)?, 2),
            3 => over(root(2)?, 2),
            4 => over(Expr::one(), 2),
            5 => over(root(6)? - root(2)?, 4),
            _ => Expr::zero(),
        })
    };
    let cosine = |k: i64| {
        let k = k.rem_euclid(24);
        let k = k.min(24 - k);
        if k <= 6 { first_quadrant(k) } else { first_quadrant(12 - k).map(|c| -c) }
    };
    Ok(Some((cosine(twelfths - 6)?, cosine(twelfths)?)))
}

/// sin and cos of asin(u), acos(u) or atan(u).
fn pair_of_inverse(angle: &Expr) -> Result<Option<(Expr, Expr)>, AlgebraError> {
    let Some(Kernel::Call(function, u)) = sole_kernel(angle) else { return Ok(None) };
    let root = |sign: i64| (Expr::one() + Expr::integer(sign) * u.pow(2)).sqrt();
    Ok(match function {
        Function::Asin => Some((u.clone(), root(-1)?)),
        Function::Acos => Some((root(-1)?, u.clone())),
        Function::Atan => {
            let hypotenuse = root(1)?;
            Some((u / &hypotenuse, hypotenuse.pow(-1)))
        }
        _ => None,
    })
}

/// The kernel, if the expression is one and nothing else.
fn sole_kernel(u: &Expr) -> Option<Kernel> {
    if !u.denominator().is_one() || u.numerator().len() != 1 {
        return None;
    }
    let (coefficient, monomial) = u.numerator().terms().swap_remove(0);
    match monomial.as_slice() {
        [(symbol, 1)] if coefficient.is_one() => table::kernel(*symbol),
        _ => None,
    }
}

fn exp(u: &Expr) -> Result<Expr, AlgebraError> {
    let mut product = Expr::one();
    for (monomial, times) in combination(u) {
        let factor = match sole_kernel(&monomial) {
            Some(Kernel::Call(Function::Ln, argument)) => power(&argument, &times)?,
            _ => exp_of(&monomial, &times)?,
        };
        product = product * factor;
    }
    Ok(product)
}

fn exp_of(monomial: &Expr, times: &BigRational) -> Result<Expr, AlgebraError> {
    let base = match table::base(Family::Hyperbolic, monomial) {
        Some(_) => base(Family::Hyperbolic, monomial, times)?,
        None => {
            let unit = BigRational::new(BigInt::one(), times.denom().clone());
            new_base(Family::Hyperbolic, monomial, unit, false)
        }
    };
    let times = (times / &base.unit).to_integer();
    Ok(match base.symbols {
        BaseSymbols::Exponential(e) => {
            let too_large = || AlgebraError::TooLarge(times.clone().into());
            Expr::symbol(e).pow(times.to_i64().filter(|n| n.abs() <= 1000).ok_or_else(too_large)?)
        }
        BaseSymbols::Pair(s, c) => {
            let (s, c) = multiple(Family::Hyperbolic, &(Expr::symbol(s), Expr::symbol(c)), &times)?;
            s + c
        }
    })
}

/// `None` where it is not real.
fn ln(u: &Expr) -> Option<Expr> {
    if u.as_rational().is_some_and(|r| !r.is_positive()) {
        return None;
    }
    if u.is_one() {
        return Some(Expr::zero());
    }
    match sole_kernel(u) {
        Some(Kernel::Exp(argument)) => Some(argument),
        _ => Some(opaque(Function::Ln, u)),
    }
}

/// Inverse trigonometric functions; `None` where they are not real.
fn inverse(function: Function, u: &Expr) -> Option<Expr> {
    if u.is_zero() {
        return Some(if function == Function::Acos { Expr::pi() / Expr::integer(2) } else { Expr::zero() });
    }
    if let Some(value) = u.as_rational() {
        if function != Function::Atan && value.abs() > BigRational::one() {
            return None;
        }
        if value.abs().is_one() {
            let sign = Expr::rational(&value);
            return Some(match function {
                Function::Asin => sign * Expr::pi() / Expr::integer(2),
                Function::Acos => (Expr::one() - sign) * Expr::pi() / Expr::integer(2),
                _ => sign * Expr::pi() / Expr::integer(4),
            });
        }
    }
    // f(−u) in terms of f(u), so that both share a kernel.
    if u.numerator().leads_negative() {
        let value = opaque(function, &-u);
        return Some(if function == Function::Acos { Expr::pi() - value } else { -value });
    }
    Some(opaque(function, u))
}

/// A function known by its argument only.
fn opaque(function: Function, u: &Expr) -> Expr {
    let same = |k: &Kernel| matches!(k, Kernel::Call(f, v) if *f == function && v == u);
    Expr::symbol(table::find(same).unwrap_or_else(|| table::push(Kernel::Call(function, u.clone()))))
}
