//! Polynomials with integer coefficients, each over exactly the symbols that occur in it.

use super::Engine;
use super::effort::{self, Beyond};
use crate::cost::algebra::{EUCLIDEAN_PRODUCT, FACTORISATION, GCD, OPERATION};
use crate::tree::Var;
use nonholonomic_polynomials::{Exhausted, Polynomial};
use num_bigint::BigInt;
use std::borrow::Cow;
use std::rc::Rc;

/// A variable, π, or a kernel. The order of symbols is the order of presentation: parameters,
/// coordinates, velocities, …, time, π, and the kernels in the order of their creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Symbol(usize);

const KIND: u32 = 32;
const PI: usize = 7;
const KERNEL: usize = 8;

impl Symbol {
    pub(super) const PI: Symbol = Symbol(PI << KIND);

    pub(super) fn kernel(index: usize) -> Symbol {
        Symbol(KERNEL << KIND | index)
    }

    pub(super) fn variable(variable: Var) -> Symbol {
        let (kind, index) = match variable {
            Var::Parameter(i) => (0, i),
            Var::Coordinate(i) => (1, i),
            Var::Velocity(i) => (2, i),
            Var::Momentum(i) => (3, i),
            Var::Rho(i) => (4, i),
            Var::Input(i) => (5, i),
            Var::Time => (6, 0),
            Var::Part(_) => unreachable!("what is shown is not computed with"),
        };
        assert!(index < 1 << KIND, "an index of a variable");
        Symbol(kind << KIND | index)
    }

    /// Returns the variable behind the symbol, if it is a variable.
    pub(super) fn as_variable(self) -> Option<Var> {
        let index = self.0 & ((1 << KIND) - 1);
        match self.0 >> KIND {
            0 => Some(Var::Parameter(index)),
            1 => Some(Var::Coordinate(index)),
            2 => Some(Var::Velocity(index)),
            3 => Some(Var::Momentum(index)),
            4 => Some(Var::Rho(index)),
            5 => Some(Var::Input(index)),
            6 => Some(Var::Time),
            _ => None,
        }
    }

    /// Returns the index of the kernel behind the symbol, if it is a kernel.
    pub(super) fn as_kernel(self) -> Option<usize> {
        (self.0 >> KIND == KERNEL).then_some(self.0 & ((1 << KIND) - 1))
    }
}

/// A polynomial over exactly the symbols that occur in it, in increasing order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Poly {
    symbols: Rc<[Symbol]>,
    raw: Polynomial,
}

/// A monomial's symbols with their exponents (at least 1), in increasing order of the symbols.
pub(super) type Monomial = Vec<(Symbol, u16)>;

/// Returns an upper bound on the number of machine words of the longest coefficient.
fn words(p: &Polynomial) -> usize {
    let bits = p.bits();
    [1, 4, 16, 64, 256].into_iter().find(|words| bits <= 62 * *words as u64).unwrap_or(1024)
}

/// Returns the cost of a product beyond that of its terms: a quarter of the number of monomials up
/// to the sums of degrees, unless this number is very large.
///
/// This cost is a steering parameter. Polynomials that fill such a box lead to large normal forms,
/// and with this charge their mechanics is composed instead. Without it, a step of the double
/// pendulum by `gonzalez` has 173 additions instead of 53, from normal forms that just fit.
fn spread(a: &Polynomial, b: &Polynomial) -> usize {
    const MAX: usize = 1 << 24;
    if a.symbols() == 0 || a.len().min(b.len()) == 1 {
        return 0;
    }
    let sizes = a.degrees().into_iter().zip(b.degrees()).map(|(a, b)| usize::from(a) + usize::from(b) + 1);
    let size = sizes.fold(1, usize::saturating_mul);
    if size > MAX { 0 } else { size / 4 }
}

/// Returns the result of a computation that charges its own operations, or [gives
/// up](effort::give_up) if the effort runs out.
fn within_effort<T>(result: Result<T, Exhausted>) -> T {
    result.unwrap_or_else(|Exhausted| effort::give_up())
}

impl Poly {
    pub(super) fn zero() -> Poly {
        Poly { symbols: Rc::new([]), raw: Polynomial::zero(0) }
    }

    pub(super) fn one() -> Poly {
        Poly::integer(&BigInt::from(1))
    }

    pub(super) fn integer(value: &BigInt) -> Poly {
        Poly::monomial(value, &[])
    }

    pub(super) fn symbol(symbol: Symbol) -> Poly {
        Poly::monomial(&BigInt::from(1), &[(symbol, 1)])
    }

    pub(super) fn monomial(coefficient: &BigInt, monomial: &[(Symbol, u16)]) -> Poly {
        if *coefficient == BigInt::ZERO {
            return Poly::zero();
        }
        let exponents: Vec<u16> = monomial.iter().map(|(_, e)| *e).collect();
        let raw = Polynomial::from_terms(monomial.len(), [(coefficient.clone(), exponents)]);
        Poly { symbols: monomial.iter().map(|(s, _)| *s).collect(), raw }
    }

    /// Drops the symbols that no longer occur.
    fn trimmed(symbols: &Rc<[Symbol]>, raw: Polynomial) -> Poly {
        effort::moved(OPERATION + raw.len() * symbols.len());
        let used = raw.occurring();
        if used.iter().all(|u| *u) {
            return Poly { symbols: symbols.clone(), raw };
        }
        let kept: Vec<Option<usize>> = (0..symbols.len()).filter(|k| used[*k]).map(Some).collect();
        let symbols = symbols.iter().zip(&used).filter(|(_, used)| **used).map(|(s, _)| *s).collect();
        Poly { symbols, raw: raw.in_symbols(&kept) }
    }

    /// Returns both polynomials over the union of their symbols.
    fn unified<'a>(a: &'a Poly, b: &'a Poly) -> (Rc<[Symbol]>, Cow<'a, Polynomial>, Cow<'a, Polynomial>) {
        if a.symbols == b.symbols {
            return (a.symbols.clone(), Cow::Borrowed(&a.raw), Cow::Borrowed(&b.raw));
        }
        let mut union: Vec<Symbol> = a.symbols.iter().chain(&*b.symbols).copied().collect();
        union.sort_unstable();
        union.dedup();
        (union.as_slice().into(), a.over(&union), b.over(&union))
    }

    fn over(&self, symbols: &[Symbol]) -> Cow<'_, Polynomial> {
        if self.symbols.len() == symbols.len() {
            return Cow::Borrowed(&self.raw);
        }
        effort::moved(self.len() * symbols.len());
        let from: Vec<Option<usize>> = symbols.iter().map(|s| self.place(*s)).collect();
        Cow::Owned(self.raw.in_symbols(&from))
    }

    /// Returns the symbols that occur, in order.
    pub(super) fn symbols(&self) -> Vec<Symbol> {
        self.symbols.to_vec()
    }

    pub(super) fn contains(&self, symbol: Symbol) -> bool {
        self.place(symbol).is_some()
    }

    fn place(&self, symbol: Symbol) -> Option<usize> {
        self.symbols.binary_search(&symbol).ok()
    }

    pub(super) fn is_zero(&self) -> bool {
        self.raw.is_zero()
    }

    pub(super) fn is_constant(&self) -> bool {
        self.symbols.is_empty()
    }

    pub(super) fn is_one(&self) -> bool {
        self.raw.is_one()
    }

    /// Returns the value, if the polynomial is a number.
    pub(super) fn as_integer(&self) -> Option<BigInt> {
        if self.is_zero() { Some(BigInt::ZERO) } else { self.is_constant().then(|| self.raw.coefficient(0)) }
    }

    /// Returns the number of terms.
    pub(super) fn len(&self) -> usize {
        self.raw.len()
    }

    /// Returns the occurring symbols of a term, with their exponents.
    fn row(&self, term: usize) -> impl Iterator<Item = (Symbol, u16)> + '_ {
        let exponents = self.symbols.iter().enumerate().map(move |(k, s)| (*s, self.raw.exponent(term, k)));
        exponents.filter(|(_, e)| *e > 0)
    }

    /// Returns the symbols of all terms, term by term.
    pub(super) fn occurrences(&self) -> impl Iterator<Item = Symbol> + '_ {
        (0..self.len()).flat_map(|t| self.row(t)).map(|(symbol, _)| symbol)
    }

    /// Returns the terms in increasing lexicographic order, in which the first symbol decides
    /// first.
    pub(super) fn terms(&self) -> Vec<(BigInt, Monomial)> {
        (0..self.len()).map(|t| (self.raw.coefficient(t), self.row(t).collect())).collect()
    }

    pub(super) fn from_terms(terms: &[(BigInt, Monomial)]) -> Poly {
        let mut symbols: Vec<Symbol> = terms.iter().flat_map(|(_, m)| m.iter().map(|(s, _)| *s)).collect();
        symbols.sort_unstable();
        symbols.dedup();
        let row = |monomial: &Monomial| {
            let mut row = vec![0; symbols.len()];
            for (symbol, exponent) in monomial {
                row[symbols.binary_search(symbol).expect("it is one of them")] = *exponent;
            }
            row
        };
        let raw = Polynomial::from_terms(symbols.len(), terms.iter().map(|(c, m)| (c.clone(), row(m))));
        Poly::trimmed(&symbols.into(), raw)
    }

    /// Returns whether the coefficient of the greatest monomial is negative.
    pub(super) fn leads_negative(&self) -> bool {
        self.raw.leads_negative()
    }

    pub(super) fn degree(&self, symbol: Symbol) -> u16 {
        effort::moved(self.len());
        self.place(symbol).map_or(0, |p| self.raw.degree(p))
    }

    /// Returns the maximum sum of exponents of the chosen symbols.
    pub(super) fn total_degree(&self, chosen: impl Fn(Symbol) -> bool) -> u32 {
        let sum = |t| self.row(t).filter(|(s, _)| chosen(*s)).map(|(_, e)| u32::from(e)).sum();
        (0..self.len()).map(sum).max().unwrap_or(0)
    }

    /// Returns the coefficients of the powers 0, 1, … of a symbol.
    pub(super) fn coefficients(&self, symbol: Symbol) -> Vec<Poly> {
        let Some(p) = self.place(symbol) else { return vec![self.clone()] };
        effort::moved(self.len() * self.symbols.len());
        // Account for reading the degree.
        effort::moved(self.len());
        self.raw.coefficients_of(p).into_iter().map(|part| Poly::trimmed(&self.symbols, part)).collect()
    }

    /// Returns the polynomial in one symbol, with numbers in place of all others.
    pub(super) fn image(&self, symbol: Symbol, mut number: impl FnMut(Symbol) -> BigInt) -> Poly {
        effort::moved(self.len() * self.symbols.len());
        effort::moved(self.len());
        let mut image = self.raw.clone();
        for (k, s) in self.symbols.iter().enumerate() {
            // A number is drawn for each symbol, including the kept one.
            let number = number(*s);
            if *s != symbol {
                image = image.at(k, &number);
            }
        }
        let own = [symbol].into_iter().filter(|s| self.contains(*s)).collect::<Rc<[Symbol]>>();
        let from: Vec<Option<usize>> = own.iter().map(|s| self.place(*s)).collect();
        Poly::trimmed(&own, image.in_symbols(&from))
    }

    /// Returns the partial derivative. Kernels count as constants here.
    pub(super) fn derivative(&self, symbol: Symbol) -> Poly {
        self.place(symbol).map_or_else(Poly::zero, |p| Poly::trimmed(&self.symbols, self.raw.derivative(p)))
    }

    pub(super) fn pow(&self, exponent: usize) -> Poly {
        (0..exponent).fold(Poly::one(), |product, _| &product * self)
    }

    /// Returns the greatest common divisor, including the integer content, with a positive leading
    /// coefficient; gcd(0, a) = ±a.
    pub(super) fn gcd(&self, other: &Poly) -> Poly {
        if self.is_one() || other.is_one() {
            return Poly::one();
        }
        let gcd = if self.is_zero() {
            other.clone()
        } else if other.is_zero() {
            self.clone()
        } else {
            let (symbols, a, b) = Poly::unified(self, other);
            let (p, q, n) = (a.len(), b.len(), symbols.len());
            // The gcd with a monomial is read off directly.
            let estimate = if p.min(q) == 1 { p + q } else { GCD * (p + q) * n * n + p * q * n };
            effort::spend(estimate);
            effort::moved(if p.min(q) == 1 { p + q } else { EUCLIDEAN_PRODUCT * p * q * n * words(&a).max(words(&b)) });
            let engine = Engine::current();
            Poly::trimmed(&symbols, within_effort(engine.state().backend.gcd(&a, &b, &Beyond::new(estimate))))
        };
        if gcd.leads_negative() { -&gcd } else { gcd }
    }

    /// Returns the quotient, if the division leaves no remainder.
    pub(super) fn divide(&self, divisor: &Poly) -> Option<Poly> {
        if divisor.is_one() {
            return Some(self.clone());
        }
        if self.is_zero() {
            return Some(Poly::zero());
        }
        let (symbols, a, b) = Poly::unified(self, divisor);
        let estimate = a.len() * b.len();
        effort::spend(estimate);
        let engine = Engine::current();
        within_effort(engine.state().backend.divide(&a, &b, &Beyond::new(estimate)))
            .map(|raw| Poly::trimmed(&symbols, raw))
    }

    /// Returns the quotient by a known divisor.
    pub(super) fn quotient(&self, divisor: &Poly) -> Poly {
        self.divide(divisor).expect("a divisor")
    }

    /// Returns the irreducible factors over the integers with their multiplicities. The number is
    /// dropped.
    pub(super) fn factor_any(&self) -> Vec<(Poly, usize)> {
        let degree = usize::try_from(self.total_degree(|_| true)).unwrap_or(usize::MAX);
        let estimate = FACTORISATION * self.len() * self.symbols.len();
        effort::spend(estimate);
        effort::moved(estimate * degree);
        let engine = Engine::current();
        let factors = within_effort(engine.state().backend.factor(&self.raw, &Beyond::new(estimate))).factors;
        factors.into_iter().map(|(raw, multiplicity)| (Poly::trimmed(&self.symbols, raw), multiplicity)).collect()
    }

    /// Returns whether some coefficient has more than this number of bits.
    pub(super) fn has_longer(&self, bits: u64) -> bool {
        self.raw.bits() > bits
    }

    /// Returns the greatest common divisor of the coefficients.
    pub(super) fn content(&self) -> BigInt {
        self.raw.content()
    }

    /// Returns the greatest monomial that divides the polynomial.
    pub(super) fn common_monomial(&self) -> Monomial {
        self.symbols.iter().copied().zip(self.raw.common_monomial()).filter(|(_, e)| *e > 0).collect()
    }
}

impl std::ops::Add for &Poly {
    type Output = Poly;
    fn add(self, other: &Poly) -> Poly {
        if self.is_zero() {
            return other.clone();
        }
        if other.is_zero() {
            return self.clone();
        }
        let (symbols, a, b) = Poly::unified(self, other);
        effort::spend(a.len() + b.len());
        Poly::trimmed(&symbols, &*a + &*b)
    }
}

impl std::ops::Sub for &Poly {
    type Output = Poly;
    fn sub(self, other: &Poly) -> Poly {
        self + &-other
    }
}

impl std::ops::Mul for &Poly {
    type Output = Poly;
    fn mul(self, other: &Poly) -> Poly {
        if self.is_one() {
            return other.clone();
        }
        if other.is_one() {
            return self.clone();
        }
        if self.is_zero() || other.is_zero() {
            return Poly::zero();
        }
        let (symbols, a, b) = Poly::unified(self, other);
        let estimate = a.len() * b.len();
        effort::moved(OPERATION + estimate * symbols.len());
        effort::spend(estimate + spread(&a, &b));
        let engine = Engine::current();
        match within_effort(engine.state().backend.multiply(&a, &b, &Beyond::new(estimate))) {
            Some(raw) => Poly { symbols, raw },
            // The exponents do not fit.
            None => effort::give_up(),
        }
    }
}

impl std::ops::Neg for &Poly {
    type Output = Poly;
    fn neg(self) -> Poly {
        Poly { symbols: self.symbols.clone(), raw: -&self.raw }
    }
}
