//! Functions with kinks, and the angle of a point.
//!
//! The only kernel of functions with kinks is sign f of an irreducible polynomial f, with sign²
//! f = 1. |u| is u sign u, and the sign of a product is the product of the signs. |u|² = u², |u|
//! |v| = |uv| and d(u |u|) = 2 |u| du then follow. Where f = 0, sign f is 0 and its square is
//! not 1. A continuous function has a factor f beside the sign there, and the value of a
//! discontinuous one does not matter there.

use super::poly::{Monomial, Poly, Symbol};
use super::present::Factors;
use super::table::{self, Kernel, Rule};
use super::{AlgebraError, Expr, functions, roots};
use crate::tree::{BinaryFunction, Function, Side};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::Signed;

/// sign u
pub(crate) fn sign(u: &Expr) -> Expr {
    if u.is_zero() {
        return Expr::zero();
    }
    let roots::Factored { number, unknown, .. } = roots::factored(u);
    let odd = unknown.iter().filter(|(factor, exponent)| exponent.is_odd() && !roots::is_nonnegative(factor));
    let signs = odd.map(|(factor, _)| match (factor.leads_negative(), of_number(factor)) {
        (_, Some(sign)) => Expr::integer(sign),
        _ if roots::is_nonnegative(&-factor) => Expr::integer(-1),
        (true, _) => -kernel(&-factor),
        (false, _) => kernel(factor),
    });
    Expr::integer(if number.is_negative() { -1 } else { 1 }) * signs.product::<Expr>()
}

/// Returns the sign of a polynomial without variables, such as √2 − 1, if its value exceeds
/// rounding.
fn of_number(polynomial: &Poly) -> Option<i64> {
    const ROUNDED: f64 = 1e-9;
    let whole = Expr::polynomial(polynomial);
    if !whole.is_constant() {
        return None;
    }
    let none = |_| f64::NAN;
    let (value, size) = whole
        .terms()
        .iter()
        .map(|term| term.evaluate(&none))
        .fold((0.0, 0.0), |(sum, size), term| (sum + term, size + term.abs()));
    (value.abs() > ROUNDED * size && size.is_finite()).then_some(if value > 0.0 { 1 } else { -1 })
}

/// |u|
pub(crate) fn abs(u: &Expr) -> Expr {
    u * sign(u)
}

/// Returns the sign of an irreducible polynomial.
fn kernel(factor: &Poly) -> Expr {
    // The sign of a sign is the sign itself.
    if let [symbol] = factor.symbols()[..]
        && *factor == Poly::symbol(symbol)
        && matches!(table::kernel(symbol), Some(Kernel::Call(Function::Sign, _)))
    {
        return Expr::symbol(symbol);
    }
    let symbol = table::call(Function::Sign, &Expr::polynomial(factor));
    if table::rule(symbol).is_none() {
        table::set_rule(symbol, Rule { degree: 2, numerator: Poly::one(), denominator: Poly::one() });
    }
    Expr::symbol(symbol)
}

impl Expr {
    /// Returns whether the expression has kinks, like |x|, max(x, 0) and pieces.
    pub fn has_kinks(&self) -> bool {
        let is_piece =
            |symbol| matches!(table::kernel(symbol), Some(Kernel::Where(..) | Kernel::Call(Function::Floor, _)));
        self.symbols().into_iter().any(|symbol| signed(symbol).is_some() || is_piece(symbol))
    }

    /// Returns a side of a kink on which the expression is zero, as max(x, 0) is for negative x: an
    /// expression that has a fixed sign there, and this sign.
    pub fn zero_beside_kink(&self) -> Option<(Expr, i8)> {
        self.numerator().symbols().into_iter().find_map(|symbol| {
            if let Some(Kernel::Where(side, condition, _)) = table::kernel(symbol) {
                let elsewhere = self.numerator().coefficients(symbol).into_iter().next()?;
                let sign = if side == Side::Above { -1 } else { 1 };
                return Expr::polynomial(&elsewhere).is_zero().then_some((condition, sign));
            }
            let argument = signed(symbol)?;
            let [even, odd] = <[Poly; 2]>::try_from(self.numerator().coefficients(symbol)).ok()?;
            let vanishes = |value: Poly| Expr::polynomial(&value).is_zero();
            let sign =
                [(1, &even + &odd), (-1, &even - &odd)].into_iter().find_map(|(s, v)| vanishes(v).then_some(s))?;
            Some((argument, sign))
        })
    }
}

/// Returns the value of a function of two arguments.
pub(super) fn apply(function: BinaryFunction, a: &Expr, b: &Expr) -> Result<Expr, AlgebraError> {
    let half = BigRational::new(1.into(), 2.into());
    Ok(match function {
        BinaryFunction::Min => Expr::rational(&half) * (a + b - abs(&(a - b))),
        BinaryFunction::Max => Expr::rational(&half) * (a + b + abs(&(a - b))),
        BinaryFunction::Atan2 => angle(a, b)?,
        BinaryFunction::Where(side) => where_side(side, a, b),
    })
}

/// Returns a on one side of the condition c > 0, and 0 on the other. The kernel holds both
/// expressions, and a minus sign passes through it. Its derivative is that of a.
pub(super) fn where_side(side: Side, c: &Expr, a: &Expr) -> Expr {
    let sign = sign(c);
    let is_above = match () {
        () if sign.is_one() => Some(true),
        () if sign.is_zero() || (-&sign).is_one() => Some(false),
        () => None,
    };
    match is_above {
        _ if a.is_zero() => Expr::zero(),
        Some(is_above) if is_above == (side == Side::Above) => a.clone(),
        Some(_) => Expr::zero(),
        // The numbers of a table then share their kernels.
        None if !a.is_one() && a.as_rational().is_some() => a * where_side(side, c, &Expr::one()),
        None if a.numerator().leads_negative() => -Expr::symbol(table::where_side(side, c, &-a)),
        None => Expr::symbol(table::where_side(side, c, a)),
    }
}

/// Returns the angle of the point (x, y).
fn angle(y: &Expr, x: &Expr) -> Result<Expr, AlgebraError> {
    let quarter = Expr::pi() / Expr::integer(2);
    match (y.is_zero(), x.is_zero()) {
        (true, true) => return Err(AlgebraError::NoAngle),
        (true, _) => return Ok(quarter * (Expr::one() - sign(x))),
        (_, true) => return Ok(quarter * sign(y)),
        _ => {}
    }
    // The direction is that of the coprime polynomials in y/x, if their common factor is known to
    // be positive.
    let (mut y, mut x) = (y.clone(), x.clone());
    let quotient = &y / &x;
    let reduced = (Expr::polynomial(quotient.numerator()), Expr::polynomial(quotient.denominator()));
    match sign(&(&y / &reduced.0)) {
        sign if sign.is_one() => (y, x) = reduced,
        sign if (-&sign).is_one() => (y, x) = (-reduced.0, -reduced.1),
        _ => {}
    }
    if sign(&x).is_one() {
        return functions::apply(Function::Atan, &(y / x));
    }
    if y == x || y == -&x {
        // The angle is an odd multiple of π/4: one or three of them, upwards or downwards.
        let eighth = Expr::pi() / Expr::integer(4);
        return Ok(eighth * sign(&y) * (Expr::integer(2) - sign(&x)));
    }
    // The angles of (x, y) and (x, −y) share a kernel.
    if y.numerator().leads_negative() {
        return Ok(-Expr::symbol(table::angle(&-&y, &x)));
    }
    Ok(Expr::symbol(table::angle(&y, &x)))
}

/// Replaces x sign x by |x| in each term, where x is a symbol or a product of several. The result
/// is only for output, since |x| is not a kernel of the field.
pub(super) fn gathered(polynomial: &Poly) -> Poly {
    let signs: Vec<(Symbol, Expr)> = polynomial.symbols().into_iter().filter_map(|s| Some((s, signed(s)?))).collect();
    if signs.is_empty() {
        return polynomial.clone();
    }
    let term = |(coefficient, mut monomial): (BigInt, Monomial)| {
        for (sign, argument) in &signs {
            let [(one, factors)] = &argument.numerator().terms()[..] else { continue };
            let exponent = |s: &Symbol| monomial.iter().find(|(t, _)| t == s).map_or(0, |(_, e)| *e);
            if *one != BigInt::from(1) || exponent(sign) != 1 || factors.iter().any(|(s, e)| exponent(s) < *e) {
                continue;
            }
            for (symbol, exponent) in factors.iter().chain([&(*sign, 1)]) {
                monomial.iter_mut().filter(|(s, _)| s == symbol).for_each(|(_, e)| *e -= exponent);
            }
            monomial.retain(|(_, e)| *e > 0);
            monomial.push((table::call(Function::Abs, argument), 1));
            monomial.sort_unstable();
        }
        Poly::monomial(&coefficient, &monomial)
    };
    polynomial.terms().into_iter().map(term).fold(Poly::zero(), |sum, term| &sum + &term)
}

/// Replaces f sign f by |f| among factors.
pub(super) fn gather_sizes(factors: &mut Factors) {
    for (factor, above) in factors.list.clone() {
        let [symbol] = factor.symbols()[..] else { continue };
        let Some(argument) = signed(symbol) else { continue };
        let has_argument = factors.list.iter().any(|(f, e)| *e > 0 && f == argument.numerator());
        if above == 1 && factor == Poly::symbol(symbol) && has_argument {
            factors.push(factor, -1);
            factors.push(argument.numerator().clone(), -1);
            factors.push(Poly::symbol(table::call(Function::Abs, &argument)), 1);
        }
    }
}

/// Returns the argument of the sign that a symbol stands for.
fn signed(symbol: Symbol) -> Option<Expr> {
    match table::kernel(symbol) {
        Some(Kernel::Call(Function::Sign, u)) if u.denominator().is_one() => Some(u),
        _ => None,
    }
}
