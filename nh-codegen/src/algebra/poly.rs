//! Polynomials with integer coefficients: the engine's, each over just the symbols that occur in it.

use super::effort;
use crate::tree::Var;
use num_bigint::BigInt;
use num_integer::Integer as _;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use symbolica::domains::integer::{Integer, IntegerRing, Z};
use symbolica::poly::PolyVariable;
use symbolica::poly::factor::Factorize;
use symbolica::poly::polynomial::MultivariatePolynomial;

type Raw = MultivariatePolynomial<IntegerRing, u16>;

/// A variable, π, or a kernel. Their order is the order of all presentation: parameters, coordinates, velocities, …,
/// time, π, and the kernels as they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Symbol(usize);

/// Least cost of a greatest common divisor for each term and pair of symbols, in products of two terms.
const GCD: usize = 4;

/// Cost of the engine's factorisation for each term and symbol.
const FACTOR: usize = 256;

/// Cost of any operation on polynomials, in exponents that are moved.
const OPERATION: usize = 20;

/// Cost of a product of two terms in Euclid's algorithm for one prime, in exponents that are moved.
const DIVISION: usize = 16;

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

    /// The variable that it is, if it is one.
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

    /// The index of the kernel that it is, if it is one.
    pub(super) fn as_kernel(self) -> Option<usize> {
        (self.0 >> KIND == KERNEL).then_some(self.0 & ((1 << KIND) - 1))
    }
}

/// A polynomial over exactly the symbols that occur in it, in increasing order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Poly(Raw);

/// A monomial's symbols with their exponents (at least 1), in increasing order of the symbols.
pub(super) type Monomial = Vec<(Symbol, u16)>;

fn variables(symbols: impl IntoIterator<Item = Symbol>) -> Arc<Vec<PolyVariable>> {
    Arc::new(symbols.into_iter().map(|s| PolyVariable::Temporary(s.0)).collect())
}

fn symbol(variable: &PolyVariable) -> Symbol {
    match variable {
        PolyVariable::Temporary(id) => Symbol(*id),
        _ => unreachable!("polynomials are made of temporary variables only"),
    }
}

fn empty(variables: Arc<Vec<PolyVariable>>, capacity: usize) -> Raw {
    Raw::new(&Z, Some(capacity), variables)
}

/// The engine's integer; it takes and gives larger ones than 64 bits as decimal digits.
fn to_engine(value: &BigInt) -> Integer {
    match i64::try_from(value) {
        Ok(small) => Integer::from(small),
        Err(_) => value.to_string().parse().expect("decimal digits"),
    }
}

fn from_engine(value: &Integer) -> BigInt {
    match value.to_i64() {
        Some(small) => BigInt::from(small),
        None => value.to_string().parse().expect("decimal digits"),
    }
}

thread_local! {
    static POWERS_OF_TWO: RefCell<BTreeMap<u64, Integer>> = const { RefCell::new(BTreeMap::new()) };
}

/// 2ⁿ, made once.
fn power_of_two(n: u64) -> Integer {
    POWERS_OF_TWO.with_borrow_mut(|known| known.entry(n).or_insert_with(|| to_engine(&(BigInt::from(1) << n))).clone())
}

/// How many machine words its longest coefficient takes, or more.
fn words(p: &Raw) -> usize {
    let steps = [1, 4, 16, 64, 256];
    let fits = |words: &usize| {
        let limit = power_of_two(62 * *words as u64);
        p.coefficients.iter().all(|c| *c < limit && -c < limit)
    };
    steps.into_iter().find(fits).unwrap_or(1024)
}

/// Cost of a product beyond those of its terms: the engine lays it out over all exponents up to the sums of degrees, unless these are
/// too many (measured: 6·10⁶ are laid out, in 46 ms, and 10⁷ are not; so no product in a dozen symbols is). Gives up where the product has
/// larger exponents than the engine.
fn dense(a: &Raw, b: &Raw) -> usize {
    const LARGEST: usize = 1 << 24;
    let n = a.variables.len();
    let degree = |p: &Raw, i: usize| p.exponents.chunks(n).map(|row| usize::from(row[i])).max().unwrap_or(0);
    let mut size: usize = 1;
    for i in 0..n {
        let degree = degree(a, i) + degree(b, i);
        if degree > usize::from(u16::MAX) {
            effort::give_up();
        }
        size = size.saturating_mul(degree + 1);
    }
    if n == 0 || size > LARGEST || a.coefficients.len().min(b.coefficients.len()) == 1 { 0 } else { size / 4 }
}

impl Poly {
    pub(super) fn zero() -> Poly {
        Poly(empty(variables([]), 0))
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
        let mut raw = empty(variables(monomial.iter().map(|(s, _)| *s)), 1);
        let exponents: Vec<u16> = monomial.iter().map(|(_, e)| *e).collect();
        raw.append_monomial(to_engine(coefficient), &exponents);
        Poly(raw)
    }

    /// Drops the symbols that no longer occur.
    fn trimmed(raw: Raw) -> Poly {
        let n = raw.variables.len();
        effort::moved(OPERATION + raw.exponents.len());
        let mut used = vec![false; n];
        for exponents in raw.exponents.chunks(n.max(1)) {
            for (u, e) in used.iter_mut().zip(exponents) {
                *u |= *e > 0;
            }
        }
        if used.iter().all(|u| *u) {
            return Poly(raw);
        }
        let kept: Vec<usize> = (0..n).filter(|k| used[*k]).collect();
        let target = variables(kept.iter().map(|k| symbol(&raw.variables[*k])));
        let mut result = empty(target, raw.coefficients.len());
        let mut row = vec![0; kept.len()];
        for (t, coefficient) in raw.coefficients.iter().enumerate() {
            for (r, k) in row.iter_mut().zip(&kept) {
                *r = raw.exponents[t * n + k];
            }
            result.append_monomial(coefficient.clone(), &row);
        }
        Poly(result)
    }

    /// Both over the union of their symbols.
    fn unified<'a>(a: &'a Poly, b: &'a Poly) -> (Cow<'a, Raw>, Cow<'a, Raw>) {
        if a.0.variables == b.0.variables {
            return (Cow::Borrowed(&a.0), Cow::Borrowed(&b.0));
        }
        let mut union = a.symbols();
        union.extend(b.symbols());
        union.sort();
        union.dedup();
        let target = variables(union.iter().copied());
        (a.over(&union, &target), b.over(&union, &target))
    }

    fn over(&self, symbols: &[Symbol], target: &Arc<Vec<PolyVariable>>) -> Cow<'_, Raw> {
        let n = self.0.variables.len();
        if n == symbols.len() {
            return Cow::Borrowed(&self.0);
        }
        effort::moved(self.0.coefficients.len() * symbols.len());
        let place: Vec<usize> = self.symbols().iter().map(|s| symbols.binary_search(s).expect("a superset")).collect();
        let mut result = empty(target.clone(), self.0.coefficients.len());
        let mut row = vec![0; symbols.len()];
        for (t, coefficient) in self.0.coefficients.iter().enumerate() {
            for (k, p) in place.iter().enumerate() {
                row[*p] = self.0.exponents[t * n + k];
            }
            result.append_monomial(coefficient.clone(), &row);
        }
        Cow::Owned(result)
    }

    /// The symbols that occur, in order.
    pub(super) fn symbols(&self) -> Vec<Symbol> {
        self.0.variables.iter().map(symbol).collect()
    }

    pub(super) fn contains(&self, symbol: Symbol) -> bool {
        self.place(symbol).is_some()
    }

    fn place(&self, symbol: Symbol) -> Option<usize> {
        self.0.variables.iter().position(|v| matches!(v, PolyVariable::Temporary(id) if *id == symbol.0))
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.coefficients.is_empty()
    }

    pub(super) fn is_constant(&self) -> bool {
        self.0.variables.is_empty()
    }

    pub(super) fn is_one(&self) -> bool {
        self.is_constant() && self.0.coefficients.first().is_some_and(|c| *c == 1)
    }

    /// Its value, if it is a number.
    pub(super) fn as_integer(&self) -> Option<BigInt> {
        if self.is_zero() {
            Some(BigInt::ZERO)
        } else {
            self.is_constant().then(|| from_engine(&self.0.coefficients[0]))
        }
    }

    /// How many terms it has.
    pub(super) fn len(&self) -> usize {
        self.0.coefficients.len()
    }

    /// Its terms, in the order of the engine (which is a function of the polynomial alone).
    pub(super) fn terms(&self) -> Vec<(BigInt, Monomial)> {
        let symbols = self.symbols();
        let n = symbols.len();
        let monomial = |t: usize| {
            let row = &self.0.exponents[t * n..(t + 1) * n];
            symbols.iter().copied().zip(row.iter().copied()).filter(|(_, e)| *e > 0).collect()
        };
        self.0.coefficients.iter().enumerate().map(|(t, c)| (from_engine(c), monomial(t))).collect()
    }

    pub(super) fn from_terms(terms: &[(BigInt, Monomial)]) -> Poly {
        let mut symbols: Vec<Symbol> = terms.iter().flat_map(|(_, m)| m.iter().map(|(s, _)| *s)).collect();
        symbols.sort_unstable();
        symbols.dedup();
        let mut raw = empty(variables(symbols.iter().copied()), terms.len());
        let mut row = vec![0; symbols.len()];
        for (coefficient, monomial) in terms {
            row.fill(0);
            for (symbol, exponent) in monomial {
                row[symbols.binary_search(symbol).expect("it is one of them")] = *exponent;
            }
            raw.append_monomial(to_engine(coefficient), &row);
        }
        Poly::trimmed(raw)
    }

    /// Is the coefficient of its greatest monomial negative?
    pub(super) fn leads_negative(&self) -> bool {
        self.0.coefficients.last().is_some_and(|c| *c < 0)
    }

    pub(super) fn degree(&self, symbol: Symbol) -> u16 {
        let n = self.0.variables.len();
        effort::moved(self.0.coefficients.len());
        self.place(symbol).map_or(0, |p| self.0.exponents.chunks(n).map(|e| e[p]).max().unwrap_or(0))
    }

    /// Greatest sum of exponents of the chosen symbols.
    pub(super) fn total_degree(&self, chosen: impl Fn(Symbol) -> bool) -> u32 {
        let mask: Vec<bool> = self.symbols().into_iter().map(chosen).collect();
        let n = mask.len().max(1);
        self.0
            .exponents
            .chunks(n)
            .map(|row| row.iter().zip(&mask).filter(|(_, m)| **m).map(|(e, _)| u32::from(*e)).sum())
            .max()
            .unwrap_or(0)
    }

    /// The coefficients of the powers 0, 1, … of a symbol.
    pub(super) fn coefficients(&self, symbol: Symbol) -> Vec<Poly> {
        let Some(p) = self.place(symbol) else { return vec![self.clone()] };
        let n = self.0.variables.len();
        effort::moved(self.0.exponents.len());
        let mut parts = vec![empty(self.0.variables.clone(), 0); usize::from(self.degree(symbol)) + 1];
        let mut row = vec![0; n];
        for (t, coefficient) in self.0.coefficients.iter().enumerate() {
            row.copy_from_slice(&self.0.exponents[t * n..(t + 1) * n]);
            let power = usize::from(std::mem::take(&mut row[p]));
            parts[power].append_monomial(coefficient.clone(), &row);
        }
        parts.into_iter().map(Poly::trimmed).collect()
    }

    /// The polynomial in one symbol with numbers for all the others.
    pub(super) fn image(&self, symbol: Symbol, mut number: impl FnMut(Symbol) -> BigInt) -> Poly {
        effort::moved(self.0.exponents.len());
        let numbers: Vec<BigInt> = self.symbols().into_iter().map(&mut number).collect();
        let mut coefficients = vec![BigInt::ZERO; usize::from(self.degree(symbol)) + 1];
        let (place, n) = (self.place(symbol), self.0.variables.len().max(1));
        for (coefficient, row) in self.0.coefficients.iter().zip(self.0.exponents.chunks(n)) {
            let others = row.iter().zip(&numbers).enumerate().filter(|(k, (e, _))| Some(*k) != place && **e > 0);
            let value = others.fold(from_engine(coefficient), |value, (_, (e, x))| value * x.pow(u32::from(*e)));
            coefficients[place.map_or(0, |p| usize::from(row[p]))] += value;
        }
        let term = |(e, c): (u16, BigInt)| (c, if e == 0 { Vec::new() } else { vec![(symbol, e)] });
        let terms: Vec<(BigInt, Monomial)> =
            (0..).zip(coefficients).filter(|(_, c)| *c != BigInt::ZERO).map(term).collect();
        Poly::from_terms(&terms)
    }

    /// Partial derivative; kernels are constants here.
    pub(super) fn derivative(&self, symbol: Symbol) -> Poly {
        self.place(symbol).map_or_else(Poly::zero, |p| Poly::trimmed(self.0.derivative(p)))
    }

    pub(super) fn pow(&self, exponent: usize) -> Poly {
        (0..exponent).fold(Poly::one(), |product, _| &product * self)
    }

    /// Greatest common divisor, integer content included, with a positive leading coefficient; gcd(0, a) = ±a.
    pub(super) fn gcd(&self, other: &Poly) -> Poly {
        if self.is_one() || other.is_one() {
            return Poly::one();
        }
        let gcd = if self.is_zero() {
            other.clone()
        } else if other.is_zero() {
            self.clone()
        } else {
            let (a, b) = Poly::unified(self, other);
            let (p, q, n) = (a.coefficients.len(), b.coefficients.len(), a.variables.len());
            // (With a monomial it is read off.)
            effort::spend(if p.min(q) == 1 { p + q } else { GCD * (p + q) * n * n + p * q * n });
            effort::moved(if p.min(q) == 1 { p + q } else { DIVISION * p * q * n * words(&a).max(words(&b)) });
            Poly::trimmed(a.gcd(&b))
        };
        if gcd.leads_negative() { -&gcd } else { gcd }
    }

    /// The quotient, if the division leaves no remainder.
    pub(super) fn divide(&self, divisor: &Poly) -> Option<Poly> {
        if divisor.is_one() {
            return Some(self.clone());
        }
        if self.is_zero() {
            return Some(Poly::zero());
        }
        let (a, b) = Poly::unified(self, divisor);
        effort::spend(a.coefficients.len() * b.coefficients.len());
        a.try_div(&b).map(Poly::trimmed)
    }

    /// The quotient by a known divisor.
    pub(super) fn quotient(&self, divisor: &Poly) -> Poly {
        self.divide(divisor).expect("a divisor")
    }

    /// The engine's factorisation over the integers.
    pub(super) fn factor_in_engine(&self) -> Vec<(Poly, usize)> {
        let degree = usize::try_from(self.total_degree(|_| true)).unwrap_or(usize::MAX);
        effort::spend(FACTOR * self.len() * self.0.variables.len());
        effort::moved(FACTOR * self.0.exponents.len() * degree);
        self.0.factor().into_iter().map(|(raw, multiplicity)| (Poly::trimmed(raw), multiplicity)).collect()
    }

    /// Has one of its coefficients more bits than that?
    pub(super) fn has_longer(&self, bits: u64) -> bool {
        let limit = power_of_two(bits);
        self.0.coefficients.iter().any(|c| *c > limit || -c > limit)
    }

    /// The greatest common divisor of the coefficients.
    pub(super) fn content(&self) -> BigInt {
        self.0.coefficients.iter().fold(BigInt::ZERO, |g, c| g.gcd(&from_engine(c)))
    }

    /// The greatest monomial that divides it.
    pub(super) fn common_monomial(&self) -> Monomial {
        let n = self.0.variables.len().max(1);
        let least = |k: usize| self.0.exponents.chunks(n).map(|row| row[k]).min().unwrap_or(0);
        self.symbols().into_iter().enumerate().map(|(k, s)| (s, least(k))).filter(|(_, e)| *e > 0).collect()
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
        let (a, b) = Poly::unified(self, other);
        effort::spend(a.coefficients.len() + b.coefficients.len());
        Poly::trimmed(&*a + &*b)
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
        let (a, b) = Poly::unified(self, other);
        effort::moved(OPERATION + a.exponents.len() * b.coefficients.len());
        effort::spend(a.coefficients.len() * b.coefficients.len() + dense(&a, &b));
        Poly(&*a * &*b)
    }
}

impl std::ops::Neg for &Poly {
    type Output = Poly;
    fn neg(self) -> Poly {
        Poly(-self.0.clone())
    }
}
