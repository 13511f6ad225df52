//! Derivatives and substitution.

use super::poly::{Poly, Symbol};
use super::table::{self, Kernel};
use super::{AlgebraError, Expr, functions, kinks, values};
use crate::functions::{Arithmetic, Rate};
use crate::tree::{BinaryFunction, Function, Var};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::collections::BTreeMap;

impl Expr {
    /// ∂/∂variable.
    #[must_use]
    pub fn derivative(&self, variable: Var) -> Expr {
        let numerator = total(self.numerator(), variable);
        let denominator = total(self.denominator(), variable);
        // (n/d)′ = (n′ − (n/d) d′)/d
        let difference = if denominator.is_zero() { numerator } else { numerator - self * denominator };
        difference / Expr::polynomial(self.denominator())
    }

    /// Replaces variables by expressions, all at once.
    ///
    /// # Errors
    /// If a denominator becomes zero or an argument leaves its function's domain.
    pub fn substitute(&self, replacements: &[(Var, Expr)]) -> Result<Expr, AlgebraError> {
        let mut values = BTreeMap::new();
        for symbol in self.symbols() {
            if let Some(value) = replaced(symbol, replacements)? {
                values.insert(symbol, value);
            }
        }
        if values.is_empty() {
            return Ok(self.clone());
        }
        at(self.numerator(), &values)?.checked_div(&at(self.denominator(), &values)?)
    }
}

/// d/dvariable of a polynomial. Kernels count as functions of the variable.
fn total(polynomial: &Poly, variable: Var) -> Expr {
    let rate = |symbol: &Symbol| table::variables(*symbol).contains(&variable);
    let parts = polynomial.symbols().into_iter().filter(rate);
    parts.map(|s| Expr::polynomial(&polynomial.derivative(s)) * of_symbol(s, variable)).sum()
}

/// d symbol/dvariable.
fn of_symbol(symbol: Symbol, variable: Var) -> Expr {
    let Some(kernel) = table::kernel(symbol) else {
        return if symbol.as_variable() == Some(variable) { Expr::one() } else { Expr::zero() };
    };
    if let Some(known) = table::known_derivative(symbol, variable) {
        return known;
    }
    let inner = match &kernel {
        Kernel::Value(named) => values::slope(named, variable),
        kernel => kernel.argument().derivative(variable),
    };
    let own = Expr::symbol(symbol);
    let value = match &kernel {
        Kernel::Sin(_, cosine) => Expr::symbol(*cosine) * inner,
        Kernel::Cos(_, sine) => -Expr::symbol(*sine) * inner,
        Kernel::Sinh(_, other) | Kernel::Cosh(_, other) => Expr::symbol(*other) * inner,
        Kernel::Exp(_) => own * inner,
        Kernel::Root(degree, u) => own * inner / (Expr::integer(i64::from(*degree)) * u),
        Kernel::Where(side, c, a) => kinks::where_side(*side, c, &a.derivative(variable)),
        Kernel::Angle(y, x) => (x * inner - y * x.derivative(variable)) / (x.pow(2) + y.pow(2)),
        Kernel::Value(_) => inner,
        Kernel::Call(function, u) => match function.rate(&mut Expressions, u, &own) {
            Rate::Zero => Expr::zero(),
            Rate::Times(slope) => slope * inner,
            Rate::Over(inverse, (p, q)) => Expr::integer(p) * inner / (Expr::integer(q) * inverse),
        },
    };
    table::set_derivative(symbol, variable, value.clone());
    value
}

/// Expressions as [`Arithmetic`]. They occur in derivatives, so they are real where the functions
/// are.
struct Expressions;

impl Arithmetic for Expressions {
    type Term = Expr;

    fn ratio(&mut self, numerator: i64, denominator: i64) -> Expr {
        Expr::integer(numerator) / Expr::integer(denominator)
    }

    fn pi(&mut self) -> Expr {
        Expr::pi()
    }

    fn add(&mut self, a: &Expr, b: &Expr) -> Expr {
        a + b
    }

    fn sub(&mut self, a: &Expr, b: &Expr) -> Expr {
        a - b
    }

    fn mul(&mut self, a: &Expr, b: &Expr) -> Expr {
        a * b
    }

    fn div(&mut self, a: &Expr, b: &Expr) -> Expr {
        a / b
    }

    fn sqrt(&mut self, a: &Expr) -> Expr {
        self.call(Function::Sqrt, a)
    }

    fn call(&mut self, function: Function, a: &Expr) -> Expr {
        Expr::apply(function, a).expect("the function's domain is where this is real")
    }
}

/// Returns the replacement of a symbol, or `None` if the symbol stays.
fn replaced(symbol: Symbol, replacements: &[(Var, Expr)]) -> Result<Option<Expr>, AlgebraError> {
    let Some(kernel) = table::kernel(symbol) else {
        let mut matching = replacements.iter().filter(|(v, _)| symbol.as_variable() == Some(*v));
        return Ok(matching.next().map(|(_, value)| value.clone()));
    };
    let affected = table::variables(symbol);
    if !replacements.iter().any(|(v, _)| affected.contains(v)) {
        return Ok(None);
    }
    let u = match &kernel {
        Kernel::Value(named) => values::substituted(named, replacements)?,
        kernel => kernel.argument().substitute(replacements)?,
    };
    Ok(Some(match kernel {
        Kernel::Sin(..) => Expr::apply(Function::Sin, &u)?,
        Kernel::Cos(..) => Expr::apply(Function::Cos, &u)?,
        Kernel::Sinh(..) => Expr::apply(Function::Sinh, &u)?,
        Kernel::Cosh(..) => Expr::apply(Function::Cosh, &u)?,
        Kernel::Exp(_) => Expr::apply(Function::Exp, &u)?,
        Kernel::Root(degree, _) => functions::power(&u, &BigRational::new(BigInt::from(1), BigInt::from(degree)))?,
        Kernel::Call(function, _) => Expr::apply(function, &u)?,
        Kernel::Angle(_, x) => Expr::apply_to_two(BinaryFunction::Atan2, &u, &x.substitute(replacements)?)?,
        Kernel::Where(side, _, a) => kinks::where_side(side, &u, &a.substitute(replacements)?),
        Kernel::Value(_) => u,
    }))
}

/// Returns the value of a polynomial for given values of symbols. All terms are brought over one
/// denominator, so that only one normal form is computed.
fn at(polynomial: &Poly, values: &BTreeMap<Symbol, Expr>) -> Result<Expr, AlgebraError> {
    let mut denominator = Poly::one();
    let mut powers = BTreeMap::new();
    for (symbol, value) in values {
        let degree = usize::from(polynomial.degree(*symbol));
        denominator = &denominator * &value.denominator().pow(degree);
        // value^k = n^k d^(degree − k) / d^degree
        let power = |k: usize| &value.numerator().pow(k) * &value.denominator().pow(degree - k);
        powers.insert(*symbol, (0..=degree).map(power).collect::<Vec<_>>());
    }
    let mut sum = Poly::zero();
    for (coefficient, monomial) in polynomial.terms() {
        let kept: Vec<_> = monomial.iter().copied().filter(|(s, _)| !values.contains_key(s)).collect();
        let mut term = Poly::monomial(&coefficient, &kept);
        for (symbol, table) in &powers {
            let exponent = monomial.iter().find(|(s, _)| s == symbol).map_or(0, |(_, e)| usize::from(*e));
            term = &term * &table[exponent];
        }
        sum = &sum + &term;
    }
    Expr::fraction(&sum, &denominator)
}
