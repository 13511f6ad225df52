//! Functions of expressions as kernels.
//!
//! Arguments of sin, cos, exp, sinh and cosh are split into rational multiples of monomials, and
//! functions of sums are expanded. The remaining functions have monomials as arguments that are
//! linearly independent over ℚ. They satisfy no relation except s² + c² = 1 (ch² − sh² = 1).

use super::poly::{Poly, Symbol};
use super::table::{self, Base, BaseSymbols, Family, Kernel, Rule};
use super::{AlgebraError, Expr, roots};
use crate::cost::algebra::{MAX_ANGLE, MAX_EXPANDED_DEGREE, MAX_MULTIPLE, MAX_RATIO};
use crate::functions::{Exact, Law, Leg, Parity};
use crate::tree::Function;
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// Returns the maximum expanded multiples of a family: for two arguments, and with others between
/// them. Angles in sums have a higher maximum, since an angle may be a larger multiple of one of
/// several sums and must not count as independent of them.
fn largest(family: Family) -> [BigInt; 2] {
    let is_plain = family == Family::Circular && !table::has_sums();
    let [ratio, all] = if is_plain { [MAX_RATIO, MAX_ANGLE] } else { [MAX_MULTIPLE; 2] };
    [BigInt::from(ratio), BigInt::from(all)]
}

/// Maximum power. Larger powers are refused.
const MAX_POWER: u64 = 1000;

/// Maximum denominator of a power that is expressed by roots.
const MAX_ROOT: u16 = 64;

/// Maximum number of bits of the numbers in a power. Powers with longer numbers are refused; double
/// precision has 1100 bits.
const MAX_BITS: u64 = 1 << 13;

/// Returns the value of a function.
pub(super) fn apply(function: Function, u: &Expr) -> Result<Expr, AlgebraError> {
    function.reduced(u).unwrap_or_else(|| opaque(function, u))
}

/// Returns the error for a value that does not exist.
pub(crate) fn not_real(function: &'static str, u: &Expr) -> AlgebraError {
    AlgebraError::NotReal { function, argument: u.tree() }
}

/// (sin u, cos u)
pub(crate) fn circular(u: &Expr) -> Result<(Expr, Expr), AlgebraError> {
    pair(Family::Circular, u)
}

/// (sinh u, cosh u)
pub(crate) fn hyperbolic(u: &Expr) -> Result<(Expr, Expr), AlgebraError> {
    pair(Family::Hyperbolic, u)
}

/// Returns a rational power.
pub(super) fn power(base: &Expr, exponent: &BigRational) -> Result<Expr, AlgebraError> {
    let too_large = || AlgebraError::TooLarge(exponent.clone());
    let numerator = exponent.numer().to_i64().filter(|n| n.unsigned_abs() <= MAX_POWER).ok_or_else(too_large);
    let degree = exponent.denom().to_u16().filter(|q| *q <= MAX_ROOT);
    let Some(degree) = degree else {
        // As with roots, the argument is positive wherever the power is real.
        return transcendental_power(base, exponent);
    };
    let root = roots::root(base, degree)?;
    let numerator = numerator?;
    if root.is_zero() && numerator < 0 {
        return Err(AlgebraError::DivisionByZero);
    }
    // 1 is short, whatever its power.
    if root.has_longer_numbers((MAX_BITS / numerator.unsigned_abs().max(1)).max(2)) {
        return Err(too_large());
    }
    Ok(root.pow(numerator))
}

/// x^1.234 = exp(1.234 ln x). In terms of roots it would be a power of one of hundreds.
fn transcendental_power(base: &Expr, exponent: &BigRational) -> Result<Expr, AlgebraError> {
    if base.is_zero() {
        return if exponent.is_negative() { Err(AlgebraError::DivisionByZero) } else { Ok(Expr::zero()) };
    }
    if base.is_one() {
        return Ok(Expr::one());
    }
    exp_of(&ln(base)?, exponent)
}

/// Writes an argument as a sum of rational multiples of monomials, each over a common denominator.
fn combination(u: &Expr) -> Vec<(Expr, BigRational)> {
    let content = u.denominator().terms().iter().fold(BigInt::zero(), |g, (c, _)| g.gcd(c));
    let content = if content.is_zero() { BigInt::one() } else { content };
    let primitive = u.denominator().quotient(&Poly::integer(&content));
    let term = |(coefficient, monomial): (BigInt, Vec<(Symbol, u16)>)| {
        let monomial = Poly::monomial(&BigInt::one(), &monomial);
        let monomial = Expr::fraction(&monomial, &primitive).expect("the denominator is not zero");
        (monomial, BigRational::new(coefficient, content.clone()))
    };
    // Start from the greatest monomial, so that kernels are made in the order of the variables.
    u.numerator().terms().into_iter().rev().map(term).collect()
}

/// (sin u, cos u) or (sinh u, cosh u).
fn pair(family: Family, u: &Expr) -> Result<(Expr, Expr), AlgebraError> {
    let mut sum = (Expr::zero(), Expr::one());
    let parts = if family == Family::Circular { in_sums(combination(u)) } else { combination(u) };
    for (monomial, times) in parts {
        sum = added(family, &sum, &pair_of(family, &monomial, &times)?);
    }
    Ok(sum)
}

/// Writes an angle in sums that have [their own sine and cosine](table::Sum), and in monomials that
/// are not the last one of such a sum. A sum becomes a new one if it has more than
/// [`MAX_EXPANDED_DEGREE`] angles, no multiples, and an angle that occurs nowhere else, which makes it
/// independent of all others.
fn in_sums(angle: Vec<(Expr, BigRational)>) -> Vec<(Expr, BigRational)> {
    let varies = |monomial: &Expr| !monomial.is_constant();
    let terms: Vec<_> = angle.iter().filter(|(monomial, _)| varies(monomial)).cloned().collect();
    let fresh = |(monomial, _): &(Expr, BigRational)| sole_kernel(monomial).is_none() && table::is_nowhere(monomial);
    let known = reduced(angle.clone());
    if terms.len() <= MAX_EXPANDED_DEGREE {
        return known;
    }
    // Take the last new angle, since the angles of a chain come one by one.
    let Some(last) = terms.iter().rposition(fresh) else { return known };
    // All of them then remain small multiples of each other. The terms of a clamped angle have no
    // other use.
    let is_plain =
        |parts: &[(Expr, BigRational)]| parts.iter().all(|(part, times)| !varies(part) || times.abs().is_one());
    let is_independent = terms[last].0.has_kinks() || (is_plain(&terms) && is_plain(&known));
    if !is_independent {
        return known;
    }
    let own = terms.iter().map(|(monomial, coefficient)| monomial * Expr::rational(coefficient)).sum();
    table::add_sum(table::Sum { angle: own, terms, last });
    reduced(angle)
}

/// Writes an angle in the existing sums.
fn reduced(mut angle: Vec<(Expr, BigRational)>) -> Vec<(Expr, BigRational)> {
    let mut parts = Vec::new();
    // Go backwards from the last sum, since no sum has the last monomial of a later one.
    for table::Sum { angle: sum, terms, last } in table::sums().into_iter().rev() {
        let (last, of_last) = &terms[last];
        let Some(at) = angle.iter().position(|(monomial, _)| monomial == last) else { continue };
        let times = &angle[at].1 / of_last;
        for (monomial, coefficient) in &terms {
            let less = coefficient * &times;
            match angle.iter_mut().find(|(known, _)| known == monomial) {
                Some((_, there)) => *there -= less,
                None => angle.push((monomial.clone(), -less)),
            }
        }
        angle.retain(|(_, coefficient)| !coefficient.is_zero());
        parts.push((sum, times));
    }
    parts.extend(angle);
    parts
}

/// Applies the addition theorem to pairs (sin, cos) or (sinh, cosh).
fn added(family: Family, (s, c): &(Expr, Expr), (t, d): &(Expr, Expr)) -> (Expr, Expr) {
    let sine = &(s * d) + &(c * t);
    let (p, q) = (c * d, s * t);
    (sine, if family == Family::Circular { p - q } else { p + q })
}

/// Returns the pair of an integer multiple.
fn multiple(family: Family, (s, c): &(Expr, Expr), times: &BigInt) -> (Expr, Expr) {
    let s = if times.is_negative() { -s } else { s.clone() };
    let (one, mut sum) = ((s, c.clone()), (Expr::zero(), Expr::one()));
    let mut left = times.abs();
    while left.is_positive() {
        sum = added(family, &sum, &one);
        left -= 1;
    }
    sum
}

/// Returns the pair of a rational multiple of a monomial.
fn pair_of(family: Family, monomial: &Expr, times: &BigRational) -> Result<(Expr, Expr), AlgebraError> {
    if family == Family::Circular {
        if *monomial == Expr::pi()
            && let Some(pair) = constant_angle(times)?
        {
            return Ok(pair);
        }
        if times.is_integer()
            && times.numer().abs() <= largest(family)[0]
            && let Some(pair) = pair_of_inverse(monomial)?
        {
            return Ok(multiple(family, &pair, times.numer()));
        }
    }
    let (base, times) = base(family, monomial, times, family == Family::Hyperbolic)?;
    let pair = match base.symbols {
        BaseSymbols::Pair(s, c) => (Expr::symbol(s), Expr::symbol(c)),
        BaseSymbols::Exponential(e) => {
            let (e, times) = (Expr::symbol(e), small(&times));
            return Ok(hyperbolic_of(&e.pow(times)));
        }
    };
    Ok(multiple(family, &pair, &times))
}

/// (sinh u, cosh u) from exp u.
fn hyperbolic_of(e: &Expr) -> (Expr, Expr) {
    let (half, inverse) = (Expr::rational(&BigRational::new(1.into(), 2.into())), e.pow(-1));
    (&half * (e - &inverse), half * (e + inverse))
}

/// Converts a multiple of a base's unit to a machine integer.
fn small(times: &BigInt) -> i64 {
    times.to_i64().expect("no larger than MAX_MULTIPLE")
}

/// Returns the base in which a multiple of a monomial is written, and the integer multiple of its
/// unit.
///
/// Multiples written in a base stay commensurable with it. A fraction of the unit refines the base,
/// as long as all multiples stay small. Otherwise the multiple gets a separate base and counts as
/// independent of the others. An example is 1.2345 x beside x: they are 2469 and 2000 times their
/// common unit.
fn base(family: Family, monomial: &Expr, times: &BigRational, as_pair: bool) -> Result<(Base, BigInt), AlgebraError> {
    let [largest_ratio, largest] = largest(family);
    let known = table::bases(family, monomial);
    for (place, base) in &known {
        let ratio = times / &base.unit;
        if ratio.is_integer() && ratio.numer().abs() <= largest_ratio {
            let multiple = ratio.to_integer();
            let base = Base { largest: (&base.largest).max(&multiple.abs()).clone(), ..base.clone() };
            table::set_base(family, Some(*place), base.clone());
            return Ok((base, multiple));
        }
    }
    for (place, base) in known {
        let ratio = times / &base.unit;
        let (multiple, parts) = (ratio.numer().clone(), ratio.denom().clone());
        let most = (&base.largest * &parts).max(multiple.abs());
        if most <= largest && parts <= largest_ratio {
            let base = refined(family, place, &base, &parts, most)?;
            return Ok((base, multiple));
        }
    }
    let is_small = times.numer().abs() <= largest_ratio;
    let unit = if is_small { BigRational::new(BigInt::one(), times.denom().clone()) } else { times.abs() };
    let multiple = (times / &unit).to_integer();
    let symbols = new_symbols(family, monomial, &unit, as_pair);
    let base = Base { monomial: monomial.clone(), unit, largest: multiple.abs(), symbols };
    table::set_base(family, None, base.clone());
    Ok((base, multiple))
}

/// Makes the unit of a base smaller. The old symbols become functions of new ones.
fn refined(family: Family, place: usize, old: &Base, parts: &BigInt, largest: BigInt) -> Result<Base, AlgebraError> {
    let unit = &old.unit / BigRational::from(parts.clone());
    let as_pair = matches!(old.symbols, BaseSymbols::Pair(..));
    let symbols = new_symbols(family, &old.monomial, &unit, as_pair);
    let new = Base { monomial: old.monomial.clone(), unit, largest, symbols };
    table::set_base(family, Some(place), new.clone());
    match (old.symbols, symbols) {
        (BaseSymbols::Pair(s, c), BaseSymbols::Pair(t, d)) => {
            let (sine, cosine) = multiple(family, &(Expr::symbol(t), Expr::symbol(d)), parts);
            give_up(s, &sine);
            give_up(c, &cosine);
        }
        (BaseSymbols::Exponential(e), BaseSymbols::Exponential(f)) => give_up(e, &Expr::symbol(f).pow(small(parts))),
        _ => unreachable!("a base keeps its kind"),
    }
    roots::renew()?;
    Ok(new)
}

/// Replaces hyperbolic functions by an exponential. exp(−x) as cosh x − sinh x would lose all
/// digits.
fn exponential(old: Base) -> Result<Base, AlgebraError> {
    let BaseSymbols::Pair(s, c) = old.symbols else { return Ok(old) };
    let symbols = new_symbols(Family::Hyperbolic, &old.monomial, &old.unit, false);
    let known = table::bases(Family::Hyperbolic, &old.monomial);
    let place = known.into_iter().find(|(_, b)| b.unit == old.unit).map(|(place, _)| place);
    let new = Base { symbols, ..old };
    table::set_base(Family::Hyperbolic, place, new.clone());
    if let BaseSymbols::Exponential(e) = symbols {
        let (sine, cosine) = hyperbolic_of(&Expr::symbol(e));
        give_up(s, &sine);
        give_up(c, &cosine);
        roots::renew()?;
    }
    Ok(new)
}

fn give_up(symbol: Symbol, value: &Expr) {
    let (numerator, denominator) = (value.numerator().clone(), value.denominator().clone());
    table::set_rule(symbol, Rule { degree: 1, numerator, denominator });
}

/// Makes new symbols for a multiple of a monomial.
fn new_symbols(family: Family, monomial: &Expr, unit: &BigRational, as_pair: bool) -> BaseSymbols {
    let argument = monomial * Expr::rational(unit);
    let one = Poly::one();
    let (first, second) = table::next();
    if family == Family::Circular {
        table::push(Kernel::Sin(argument.clone(), second));
        table::push(Kernel::Cos(argument, first));
        let cosine = Poly::symbol(second);
        let numerator = &one - &(&cosine * &cosine);
        table::set_rule(first, Rule { degree: 2, numerator, denominator: one });
        BaseSymbols::Pair(first, second)
    } else if as_pair {
        table::push(Kernel::Sinh(argument.clone(), second));
        table::push(Kernel::Cosh(argument, first));
        let sine = Poly::symbol(first);
        let numerator = &one + &(&sine * &sine);
        table::set_rule(second, Rule { degree: 2, numerator, denominator: one });
        BaseSymbols::Pair(first, second)
    } else {
        BaseSymbols::Exponential(table::push(Kernel::Exp(argument)))
    }
}

/// sin and cos of a multiple of π that is also a multiple of π/12.
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

/// sin and cos of asin(u), acos(u), atan(u) or atan2(y, x).
fn pair_of_inverse(angle: &Expr) -> Result<Option<(Expr, Expr)>, AlgebraError> {
    let (function, u) = match sole_kernel(angle) {
        Some(Kernel::Call(function, u)) => (function, u),
        Some(Kernel::Angle(y, x)) => {
            let radius = (y.pow(2) + x.pow(2)).sqrt()?;
            return Ok(Some((y / &radius, x / radius)));
        }
        _ => return Ok(None),
    };
    let root = |sign: i64| (Expr::one() + Expr::integer(sign) * u.pow(2)).sqrt();
    let Law::Arc(leg) = function.about().law else { return Ok(None) };
    Ok(match leg {
        Leg::Sine => Some((u.clone(), root(-1)?)),
        Leg::Cosine => Some((root(-1)?, u.clone())),
        Leg::Tangent => {
            let hypotenuse = root(1)?;
            Some((u / &hypotenuse, hypotenuse.pow(-1)))
        }
    })
}

/// Returns the kernel, if the expression is a single kernel.
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

/// eᵘ
pub(crate) fn exp(u: &Expr) -> Result<Expr, AlgebraError> {
    let mut product = Expr::one();
    for (monomial, times) in combination(u) {
        let factor = match sole_kernel(&monomial) {
            Some(Kernel::Call(Function::Ln, argument)) if has_roots(&times) => power(&argument, &times)?,
            _ => exp_of(&monomial, &times)?,
        };
        product = product * factor;
    }
    Ok(product)
}

/// Returns whether a power with this exponent is made of roots.
fn has_roots(exponent: &BigRational) -> bool {
    exponent.denom() <= &BigInt::from(MAX_ROOT) && exponent.numer().abs() <= BigInt::from(MAX_POWER)
}

fn exp_of(monomial: &Expr, times: &BigRational) -> Result<Expr, AlgebraError> {
    let (base, times) = base(Family::Hyperbolic, monomial, times, false)?;
    let base = exponential(base)?;
    let BaseSymbols::Exponential(e) = base.symbols else { unreachable!("it has just been made one") };
    Ok(Expr::symbol(e).pow(small(&times)))
}

/// ln u
pub(crate) fn ln(u: &Expr) -> Result<Expr, AlgebraError> {
    match sole_kernel(u) {
        Some(Kernel::Exp(argument)) => Ok(argument),
        _ => opaque(Function::Ln, u),
    }
}

/// Returns a function that is only known by its argument, its parity, and a few values.
fn opaque(function: Function, u: &Expr) -> Result<Expr, AlgebraError> {
    let about = function.about();
    if let Some(value) = u.as_rational() {
        if !function.is_defined_at(&value) {
            return Err(not_real(function.name(), u));
        }
        if let Some(exact) = about.exact_at(&value) {
            return Ok(match exact {
                Exact::Ratio(p, q) => Expr::rational(&BigRational::new(p.into(), q.into())),
                Exact::Pi(q) => Expr::pi() / Expr::integer(q),
            });
        }
        if let Some(value) = function.exact(&value) {
            return Ok(Expr::rational(&value));
        }
    }
    // Express f(−u) by f(u), so that both share a kernel.
    if about.parity != Parity::None && u.numerator().leads_negative() {
        let value = opaque(function, &-u)?;
        return Ok(match about.parity {
            Parity::Odd => -value,
            Parity::Supplement => Expr::pi() - value,
            Parity::Even | Parity::None => value,
        });
    }
    Ok(Expr::symbol(table::call(function, u)))
}
