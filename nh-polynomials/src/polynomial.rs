//! The representation, and operations term by term.

use crate::integer::{Integer, Sum};
use num_bigint::BigInt;
use std::cmp::Ordering;

/// Number of exponents in one word.
const PACKED: usize = 4;

/// Number of bits of an exponent.
const BITS: usize = 16;

/// A polynomial over ℤ in x₀ … xₙ₋₁, sparse and distributed: distinct monomials in increasing
/// lexicographic order, in which x₀ decides first, with nonzero coefficients. Polynomials in
/// different numbers of symbols are different values and cannot be combined.
///
/// Exponents are at most 65 535. If a product would have larger ones,
/// [`multiply`](Polynomial::multiply) returns no result.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Polynomial {
    pub(crate) symbols: usize,
    /// Exponents of each term, four to a word, the first in the highest bits, so that words compare
    /// like monomials.
    pub(crate) exponents: Vec<u64>,
    pub(crate) coefficients: Vec<Integer>,
}

/// Returns the number of words of a monomial.
pub(crate) fn words(symbols: usize) -> usize {
    symbols.div_ceil(PACKED)
}

fn shift(symbol: usize) -> usize {
    BITS * (PACKED - 1 - symbol % PACKED)
}

/// Returns the exponent of a symbol in a packed monomial.
pub(crate) fn exponent(monomial: &[u64], symbol: usize) -> u16 {
    (monomial[symbol / PACKED] >> shift(symbol)) as u16
}

pub(crate) fn set_exponent(monomial: &mut [u64], symbol: usize, exponent: u16) {
    let word = &mut monomial[symbol / PACKED];
    *word = *word & !(0xFFFF << shift(symbol)) | u64::from(exponent) << shift(symbol);
}

/// Returns whether every exponent of `b` is at most that of `a`. Four exponents are compared at
/// once: `a − b` is computed without borrows between fields, and the highest bit of each field
/// tells which exponent is smaller.
pub(crate) fn divides(b: &[u64], a: &[u64]) -> bool {
    const HIGH: u64 = 0x8000_8000_8000_8000;
    a.iter().zip(b).all(|(a, b)| {
        let low = (a | HIGH) - (b & !HIGH);
        ((a & !b) | (!(a ^ b) & low)) & HIGH == HIGH
    })
}

impl Polynomial {
    /// Returns 0 in a number of symbols.
    pub fn zero(symbols: usize) -> Polynomial {
        Polynomial { symbols, exponents: Vec::new(), coefficients: Vec::new() }
    }

    /// Returns a number as a polynomial in a number of symbols.
    pub fn constant(symbols: usize, value: impl Into<BigInt>) -> Polynomial {
        Polynomial::from_terms(symbols, [(value.into(), vec![0; symbols])])
    }

    /// Makes a sum of terms: coefficients with the exponents of all symbols, in any order. Equal
    /// monomials are added.
    ///
    /// # Panics
    /// If a term does not have an exponent for each symbol.
    pub fn from_terms<M: AsRef<[u16]>>(symbols: usize, terms: impl IntoIterator<Item = (BigInt, M)>) -> Polynomial {
        let mut result = Polynomial::zero(symbols);
        for (coefficient, monomial) in terms {
            let monomial = monomial.as_ref();
            assert_eq!(monomial.len(), symbols, "a term has an exponent for each symbol");
            result.push(&pack(monomial), coefficient.into());
        }
        result.sorted()
    }

    /// Sorts the terms, which are nonzero, and adds equal monomials.
    fn sorted(self) -> Polynomial {
        if (1..self.len()).all(|t| self.monomial(t - 1) < self.monomial(t)) {
            return self;
        }
        let mut order: Vec<usize> = (0..self.len()).collect();
        order.sort_by(|a, b| self.monomial(*a).cmp(self.monomial(*b)));
        let mut result = Polynomial::zero(self.symbols);
        for group in order.chunk_by(|a, b| self.monomial(*a) == self.monomial(*b)) {
            let mut sum = Sum::default();
            group.iter().for_each(|t| sum.add(&self.coefficients[*t]));
            result.push(self.monomial(group[0]), sum.take());
        }
        result
    }

    /// Appends a term, unless its coefficient is zero.
    pub(crate) fn push(&mut self, monomial: &[u64], coefficient: Integer) {
        if !coefficient.is_zero() {
            self.exponents.extend_from_slice(monomial);
            self.coefficients.push(coefficient);
        }
    }

    /// Returns the terms in increasing order: coefficients with the exponents of all symbols.
    pub fn terms(&self) -> impl DoubleEndedIterator<Item = (BigInt, Vec<u16>)> + '_ {
        let row = |t| (0..self.symbols).map(|s| self.exponent(t, s)).collect();
        (0..self.len()).map(move |t| (self.coefficients[t].to_big(), row(t)))
    }

    /// Returns the number of symbols, including those that do not occur.
    pub fn symbols(&self) -> usize {
        self.symbols
    }

    /// Returns the number of terms.
    pub fn len(&self) -> usize {
        self.coefficients.len()
    }

    /// Equivalent to [`is_zero`](Polynomial::is_zero).
    pub fn is_empty(&self) -> bool {
        self.coefficients.is_empty()
    }

    /// Returns whether the polynomial is 0.
    pub fn is_zero(&self) -> bool {
        self.coefficients.is_empty()
    }

    /// Returns whether the polynomial is 1.
    pub fn is_one(&self) -> bool {
        self.len() == 1 && self.coefficients[0].is_one() && self.is_constant()
    }

    /// Returns whether the polynomial is a number.
    pub fn is_constant(&self) -> bool {
        self.exponents.iter().all(|word| *word == 0)
    }

    /// Returns the exponent of a symbol in a term; terms are counted in increasing order.
    pub fn exponent(&self, term: usize, symbol: usize) -> u16 {
        exponent(self.monomial(term), symbol)
    }

    /// Returns the coefficient of a term; terms are counted in increasing order.
    pub fn coefficient(&self, term: usize) -> BigInt {
        self.coefficients[term].to_big()
    }

    pub(crate) fn monomial(&self, term: usize) -> &[u64] {
        let words = words(self.symbols);
        &self.exponents[term * words..(term + 1) * words]
    }

    /// Returns whether the coefficient of the greatest monomial is negative.
    pub fn leads_negative(&self) -> bool {
        self.coefficients.last().is_some_and(Integer::is_negative)
    }

    /// Returns the greatest exponent of a symbol.
    pub fn degree(&self, symbol: usize) -> u16 {
        (0..self.len()).map(|t| self.exponent(t, symbol)).max().unwrap_or(0)
    }

    /// Returns the greatest exponents of all symbols.
    pub fn degrees(&self) -> Vec<u16> {
        (0..self.symbols).map(|s| self.degree(s)).collect()
    }

    /// Returns the exponents of the greatest monomial that divides the polynomial.
    pub fn common_monomial(&self) -> Vec<u16> {
        (0..self.symbols).map(|s| (0..self.len()).map(|t| self.exponent(t, s)).min().unwrap_or(0)).collect()
    }

    /// Returns the nonnegative greatest common divisor of the coefficients.
    pub fn content(&self) -> BigInt {
        self.numeric_content().to_big()
    }

    pub(crate) fn numeric_content(&self) -> Integer {
        self.coefficients.iter().fold(Integer::ZERO, |gcd, coefficient| gcd.gcd(coefficient))
    }

    /// Returns the number of bits of the longest coefficient.
    pub fn bits(&self) -> u64 {
        self.coefficients.iter().map(Integer::bits).max().unwrap_or(0)
    }

    /// Returns the number of machine words of the longest coefficient.
    pub(crate) fn words_of_coefficients(&self) -> usize {
        self.coefficients.iter().map(Integer::words).max().unwrap_or(1)
    }

    /// Multiplies by a number.
    pub fn scaled(&self, factor: &BigInt) -> Polynomial {
        self.scaled_by(&factor.clone().into())
    }

    pub(crate) fn scaled_by(&self, factor: &Integer) -> Polynomial {
        if factor.is_zero() {
            return Polynomial::zero(self.symbols);
        }
        self.with_coefficients(|c| Some(c.mul(factor))).expect("a product for each coefficient")
    }

    /// Divides by a number, if it divides all coefficients.
    pub(crate) fn unscaled(&self, divisor: &Integer) -> Option<Polynomial> {
        self.with_coefficients(|c| c.divide(divisor))
    }

    fn with_coefficients(&self, map: impl Fn(&Integer) -> Option<Integer>) -> Option<Polynomial> {
        let coefficients = self.coefficients.iter().map(map).collect::<Option<_>>()?;
        Some(Polynomial { symbols: self.symbols, exponents: self.exponents.clone(), coefficients })
    }

    /// Makes the polynomial primitive with a positive leading coefficient.
    pub(crate) fn primitive(&self) -> Polynomial {
        let content = self.numeric_content();
        let divisor = if self.leads_negative() { content.neg() } else { content };
        self.unscaled(&divisor).expect("a divisor of all coefficients")
    }

    /// Multiplies by a monomial or, by subtraction, divides by it. The exponents must fit.
    pub(crate) fn shifted(mut self, monomial: &[u64], by: fn(u64, u64) -> u64) -> Polynomial {
        for row in self.exponents.chunks_mut(monomial.len().max(1)) {
            row.iter_mut().zip(monomial).for_each(|(word, m)| *word = by(*word, *m));
        }
        self
    }

    /// Rewrites the polynomial in other symbols: symbol k of the result is `from[k]` of this
    /// polynomial, or a new symbol. Omitted symbols must not occur.
    pub fn in_symbols(&self, from: &[Option<usize>]) -> Polynomial {
        let width = words(from.len());
        let mut exponents = vec![0; width * self.len()];
        for t in 0..self.len() {
            let row = &mut exponents[t * width..(t + 1) * width];
            for (to, from) in from.iter().enumerate() {
                if let Some(from) = from {
                    set_exponent(row, to, self.exponent(t, *from));
                }
            }
        }
        Polynomial { symbols: from.len(), exponents, coefficients: self.coefficients.clone() }.sorted()
    }

    /// Returns the arguments of [`in_symbols`](Polynomial::in_symbols) that keep only the chosen
    /// symbols, and those for the way back.
    pub(crate) fn chosen_symbols(chosen: &[bool]) -> [Vec<Option<usize>>; 2] {
        let there: Vec<Option<usize>> = (0..chosen.len()).filter(|s| chosen[*s]).map(Some).collect();
        let back = (0..chosen.len()).map(|s| there.iter().position(|t| *t == Some(s))).collect();
        [there, back]
    }

    /// Returns for each symbol whether it occurs.
    pub fn occurring(&self) -> Vec<bool> {
        let mut union = vec![0; words(self.symbols)];
        for t in 0..self.len() {
            union.iter_mut().zip(self.monomial(t)).for_each(|(u, m)| *u |= m);
        }
        (0..self.symbols).map(|s| exponent(&union, s) > 0).collect()
    }

    /// Returns the coefficients of the powers 0, 1, … of a symbol. They are constant in this
    /// symbol.
    pub fn coefficients_of(&self, symbol: usize) -> Vec<Polynomial> {
        let mut parts = vec![Polynomial::zero(self.symbols); usize::from(self.degree(symbol)) + 1];
        let mut row = vec![0; words(self.symbols)];
        for t in 0..self.len() {
            row.copy_from_slice(self.monomial(t));
            let power = usize::from(exponent(&row, symbol));
            set_exponent(&mut row, symbol, 0);
            parts[power].push(&row, self.coefficients[t].clone());
        }
        parts
    }

    /// Returns the partial derivative.
    pub fn derivative(&self, symbol: usize) -> Polynomial {
        let mut result = Polynomial::zero(self.symbols);
        let mut row = vec![0; words(self.symbols)];
        for t in 0..self.len() {
            row.copy_from_slice(self.monomial(t));
            let power = exponent(&row, symbol);
            // Terms that only differ in this exponent keep their order, and so do all others.
            set_exponent(&mut row, symbol, power.saturating_sub(1));
            result.push(&row, self.coefficients[t].mul(&i64::from(power).into()));
        }
        result
    }

    /// Evaluates the polynomial at a number for one symbol.
    pub fn at(&self, symbol: usize, value: &BigInt) -> Polynomial {
        let value = Integer::from(value.clone());
        let mut powers = vec![Integer::ONE];
        for k in 0..usize::from(self.degree(symbol)) {
            powers.push(powers[k].mul(&value));
        }
        let mut result = Polynomial::zero(self.symbols);
        let mut row = vec![0; words(self.symbols)];
        for t in 0..self.len() {
            row.copy_from_slice(self.monomial(t));
            set_exponent(&mut row, symbol, 0);
            result.push(&row, self.coefficients[t].mul(&powers[usize::from(self.exponent(t, symbol))]));
        }
        result.sorted()
    }

    fn merged(&self, other: &Polynomial, combine: impl Fn(&Integer) -> Integer) -> Polynomial {
        assert_eq!(self.symbols, other.symbols, "polynomials in the same symbols");
        let mut result = Polynomial::zero(self.symbols);
        result.exponents.reserve(self.exponents.len() + other.exponents.len());
        result.coefficients.reserve(self.len() + other.len());
        let (mut a, mut b) = (0, 0);
        while a < self.len() && b < other.len() {
            let (mine, theirs) = (&self.coefficients[a], combine(&other.coefficients[b]));
            let order = self.monomial(a).cmp(other.monomial(b));
            match order {
                Ordering::Less => result.push(self.monomial(a), mine.clone()),
                Ordering::Greater => result.push(other.monomial(b), theirs),
                Ordering::Equal => result.push(self.monomial(a), mine.add(&theirs)),
            }
            a += usize::from(order != Ordering::Greater);
            b += usize::from(order != Ordering::Less);
        }
        (a..self.len()).for_each(|t| result.push(self.monomial(t), self.coefficients[t].clone()));
        (b..other.len()).for_each(|t| result.push(other.monomial(t), combine(&other.coefficients[t])));
        result
    }
}

/// Packs the exponents of all symbols.
pub(crate) fn pack(monomial: &[u16]) -> Vec<u64> {
    let mut packed = vec![0; words(monomial.len())];
    monomial.iter().enumerate().for_each(|(s, e)| set_exponent(&mut packed, s, *e));
    packed
}

impl std::ops::Add for &Polynomial {
    type Output = Polynomial;
    fn add(self, other: &Polynomial) -> Polynomial {
        self.merged(other, Integer::clone)
    }
}

impl std::ops::Sub for &Polynomial {
    type Output = Polynomial;
    fn sub(self, other: &Polynomial) -> Polynomial {
        self.merged(other, Integer::neg)
    }
}

impl std::ops::Neg for &Polynomial {
    type Output = Polynomial;
    fn neg(self) -> Polynomial {
        self.scaled_by(&Integer::from(-1_i64))
    }
}

/// Writes the polynomial in the form `3*x0^2*x1 - 5`, greatest term first.
impl std::fmt::Display for Polynomial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_zero() {
            return f.write_str("0");
        }
        for (place, (coefficient, monomial)) in self.terms().rev().enumerate() {
            let sign = if coefficient < BigInt::ZERO { ["-", " - "] } else { ["", " + "] }[place.min(1)];
            let number = coefficient.magnitude().to_string();
            let powers = monomial.iter().enumerate().filter(|(_, e)| **e > 0);
            let mut factors: Vec<String> =
                powers.map(|(s, e)| if *e == 1 { format!("x{s}") } else { format!("x{s}^{e}") }).collect();
            if factors.is_empty() || number != "1" {
                factors.insert(0, number);
            }
            write!(f, "{sign}{}", factors.join("*"))?;
        }
        Ok(())
    }
}

impl std::fmt::Debug for Polynomial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}
