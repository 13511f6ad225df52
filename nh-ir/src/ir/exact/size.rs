//! Bounds on degrees and coefficients, without forming a polynomial.
//!
//! A value is N / Π fᵉ with polynomials N and f. The f are the numerators of divisors, identified
//! by the value they come from. A sum of fractions thus has the least common multiple of their
//! denominators, and an eliminated divisor counts once. Otherwise the bound of an L D Lᵀ would
//! double with every addition instead of every column.

use crate::cost::exact::MAX_SIZED_FACTORS;
use num_bigint::BigInt;
use std::collections::HashMap;

/// Upper bounds for a polynomial.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub(super) struct Size {
    /// The maximum Σ |exponent| over its (Laurent) monomials.
    pub(super) degree: f64,
    /// The logarithm to base 2 of the sum of the coefficients' absolute values.
    pub(super) bits: f64,
}

impl Size {
    pub(super) fn new(degree: f64, bits: f64) -> Self {
        Size { degree, bits }
    }

    /// Returns the size of a product.
    pub(super) fn times(self, other: Size) -> Size {
        Size::new(self.degree + other.degree, self.bits + other.bits)
    }

    /// Returns the size of a power.
    pub(super) fn power(self, n: f64) -> Size {
        Size::new(self.degree * n, self.bits * n)
    }

    /// Returns a bound on the size of either polynomial.
    pub(super) fn or(self, other: Size) -> Size {
        Size::new(self.degree.max(other.degree), self.bits.max(other.bits))
    }

    /// Returns the size of a sum.
    pub(super) fn plus(self, other: Size) -> Size {
        // log₂(2ᵃ + 2ᵇ)
        let either = self.or(other);
        let gap = (self.bits - other.bits).abs();
        let more = if gap > 0.0 { (-gap).exp2().ln_1p() * std::f64::consts::LOG2_E } else { 1.0 };
        Size::new(either.degree, either.bits + more)
    }
}

/// A product of factors, as a place in [`Sizes`]. The place 0 is the product 1.
type Product = u32;

/// Bounds for a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub(super) struct Fraction {
    pub(super) numerator: Size,
    denominator: Product,
}

/// Identity of a factor of a denominator.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Factor {
    /// The numerator of the value at this place.
    NumeratorOf(u32),
    /// The denominator of the value at this place.
    DenominatorOf(u32),
    /// The circular or hyperbolic cosine of an exponent.
    Cosine(u32),
    /// A number.
    Number(BigInt),
}

/// Factors of denominators, and their products.
#[derive(Debug)]
pub(super) struct Sizes {
    factors: Vec<Size>,
    known: HashMap<Factor, u32>,
    /// Factors and their exponents, by factor.
    products: Vec<Vec<(u32, u32)>>,
    product_index: HashMap<Vec<(u32, u32)>, Product>,
    sizes: Vec<Size>,
    multiples: HashMap<(Product, Product), (Product, Size, Size)>,
    product_memo: HashMap<(Product, Product), Product>,
}

impl Sizes {
    pub(super) fn new() -> Self {
        Sizes {
            factors: Vec::new(),
            known: HashMap::new(),
            products: vec![Vec::new()],
            product_index: HashMap::from([(Vec::new(), 0)]),
            sizes: vec![Size::default()],
            multiples: HashMap::new(),
            product_memo: HashMap::new(),
        }
    }

    fn intern(&mut self, mut factors: Vec<(u32, u32)>) -> Product {
        if let Some(&known) = self.product_index.get(&factors) {
            return known;
        }
        let whole = self.size(&factors);
        let key = factors.clone();
        if factors.len() > MAX_SIZED_FACTORS {
            self.factors.push(whole);
            factors = vec![(self.factors.len() as u32 - 1, 1)];
        }
        self.products.push(factors);
        self.sizes.push(whole);
        let product = self.products.len() as u32 - 1;
        self.product_index.insert(key, product);
        product
    }

    fn merge(&self, a: Product, b: Product, exponent: impl Fn(u32, u32) -> u32) -> Vec<(u32, u32)> {
        let (a, b) = (&self.products[a as usize], &self.products[b as usize]);
        let (mut i, mut j, mut merged) = (0, 0, Vec::with_capacity(a.len() + b.len()));
        while i < a.len() || j < b.len() {
            let factor = a.get(i).map_or(u32::MAX, |x| x.0).min(b.get(j).map_or(u32::MAX, |x| x.0));
            let take = |list: &[(u32, u32)], at: &mut usize| match list.get(*at) {
                Some(&(f, e)) if f == factor => {
                    *at += 1;
                    e
                }
                _ => 0,
            };
            let exponent = exponent(take(a, &mut i), take(b, &mut j));
            if exponent > 0 {
                merged.push((factor, exponent));
            }
        }
        merged
    }

    fn size(&self, factors: &[(u32, u32)]) -> Size {
        let power = |&(f, e): &(u32, u32)| match e {
            // A saturated exponent has no finite size.
            u32::MAX => Size::new(f64::INFINITY, f64::INFINITY),
            e => self.factors[f as usize].power(f64::from(e)),
        };
        factors.iter().map(power).fold(Size::default(), Size::times)
    }

    /// Returns the factors of a that are not in b.
    fn without(&self, a: Product, b: Product) -> Vec<(u32, u32)> {
        self.merge(a, b, u32::saturating_sub)
    }

    /// Returns the least common multiple, and the sizes of the factors that a and b lack.
    fn least_common_multiple(&mut self, a: Product, b: Product) -> (Product, Size, Size) {
        if let Some(&known) = self.multiples.get(&(a, b)) {
            return known;
        }
        let (of_b, of_a) = (self.without(b, a), self.without(a, b));
        let (a_lacks, b_lacks) = (self.size(&of_b), self.size(&of_a));
        let multiple = match (&of_b[..], &of_a[..]) {
            ([], _) => a,
            (_, []) => b,
            _ => self.intern(self.merge(a, b, u32::max)),
        };
        self.multiples.insert((a, b), (multiple, a_lacks, b_lacks));
        (multiple, a_lacks, b_lacks)
    }

    fn multiply(&mut self, a: Product, b: Product) -> Product {
        if a.min(b) == 0 {
            return a.max(b);
        }
        if let Some(&known) = self.product_memo.get(&(a, b)) {
            return known;
        }
        let product = self.intern(self.merge(a, b, u32::saturating_add));
        self.product_memo.insert((a, b), product);
        product
    }

    fn factor(&mut self, factor: Factor, size: Size) -> Product {
        let next = self.factors.len() as u32;
        let index = *self.known.entry(factor).or_insert(next);
        if index == next {
            self.factors.push(size);
        }
        self.intern(vec![(index, 1)])
    }

    /// Returns the size of numerator times denominator.
    pub(super) fn total(&self, a: Fraction) -> Size {
        a.numerator.times(self.sizes[a.denominator as usize])
    }

    /// Returns the size of a polynomial.
    pub(super) fn polynomial(&self, size: Size) -> Fraction {
        Fraction { numerator: size, denominator: 0 }
    }

    /// Returns the size of a polynomial over a factor.
    pub(super) fn over(&mut self, size: Size, factor: Factor, below: Size) -> Fraction {
        Fraction { numerator: size, denominator: self.factor(factor, below) }
    }

    /// Returns a bound on the size of the fraction and of 1.
    pub(super) fn or_one(&self, a: Fraction) -> Fraction {
        Fraction { numerator: a.numerator.or(self.sizes[a.denominator as usize]), ..a }
    }

    /// Returns the size of a sum.
    pub(super) fn sum(&mut self, a: Fraction, b: Fraction) -> Fraction {
        if a.denominator == b.denominator {
            return Fraction { numerator: a.numerator.plus(b.numerator), denominator: a.denominator };
        }
        let (denominator, a_lacks, b_lacks) = self.least_common_multiple(a.denominator, b.denominator);
        Fraction { numerator: a.numerator.times(a_lacks).plus(b.numerator.times(b_lacks)), denominator }
    }

    /// Returns the size of a product.
    pub(super) fn product(&mut self, a: Fraction, b: Fraction) -> Fraction {
        let denominator = self.multiply(a.denominator, b.denominator);
        Fraction { numerator: a.numerator.times(b.numerator), denominator }
    }

    /// Returns the size of a/b, where b is the value at `place`.
    pub(super) fn quotient(&mut self, a: Fraction, b: Fraction, place: u32) -> Fraction {
        // (N_a/E_a)/(N_b/E_b): common factors of E_a and E_b are cancelled.
        let a_lacks = self.size(&self.without(b.denominator, a.denominator));
        let left = self.intern(self.without(a.denominator, b.denominator));
        let below = self.factor(Factor::NumeratorOf(place), b.numerator);
        Fraction { numerator: a.numerator.times(a_lacks), denominator: self.multiply(left, below) }
    }
}
