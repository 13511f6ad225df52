//! Products and exact quotients by heaps.
//!
//! **Source** S. C. Johnson, *Sparse polynomial arithmetic*, SIGSAM Bulletin 8 (1974); M. Monagan
//! and R. Pearce, *Sparse polynomial division using a heap*, J. Symb. Comput. 46 (2011).

use crate::effort::{Effort, Exhausted};
use crate::integer::Sum;
use crate::polynomial::{Polynomial, divides, set_exponent, words};

/// Merger of descending streams of monomials, greatest monomial first.
#[derive(Default)]
struct Heap {
    words: usize,
    /// The monomial at the head of each stream.
    heads: Vec<u64>,
    /// Streams with a head. The stream with the greatest head is at the root.
    order: Vec<u32>,
}

impl Heap {
    fn head(&self, stream: u32) -> &[u64] {
        let stream = stream as usize;
        &self.heads[stream * self.words..(stream + 1) * self.words]
    }

    fn greatest(&self) -> Option<&[u64]> {
        self.order.first().map(|stream| self.head(*stream))
    }

    /// Gives a stream the head a b. The stream is new, or at the root, where the head becomes
    /// smaller.
    fn set_head(&mut self, stream: usize, a: &[u64], b: &[u64]) {
        let begin = stream * self.words;
        if self.heads.len() < begin + self.words {
            self.heads.resize(begin + self.words, 0);
        }
        self.heads[begin..begin + self.words].iter_mut().zip(a).zip(b).for_each(|((h, a), b)| *h = a + b);
    }

    /// Adds a stream with the head a b.
    fn insert(&mut self, stream: usize, a: &[u64], b: &[u64]) {
        self.set_head(stream, a, b);
        self.order.push(stream as u32);
        let mut at = self.order.len() - 1;
        while at > 0 {
            let parent = (at - 1) / 2;
            if self.head(self.order[parent]) >= self.head(self.order[at]) {
                break;
            }
            self.order.swap(at, parent);
            at = parent;
        }
    }

    /// Gives the stream at the root a smaller head, a b, or removes it.
    fn advance(&mut self, head: Option<(&[u64], &[u64])>) {
        match head {
            Some((a, b)) => self.set_head(self.order[0] as usize, a, b),
            None => drop(self.order.swap_remove(0)),
        }
        let mut at = 0;
        loop {
            let mut child = 2 * at + 1;
            if child >= self.order.len() {
                break;
            }
            if child + 1 < self.order.len() && self.head(self.order[child + 1]) > self.head(self.order[child]) {
                child += 1;
            }
            if self.head(self.order[at]) >= self.head(self.order[child]) {
                break;
            }
            self.order.swap(at, child);
            at = child;
        }
    }
}

impl Polynomial {
    fn reversed(mut self) -> Polynomial {
        let width = words(self.symbols).max(1);
        self.coefficients.reverse();
        self.exponents = self.exponents.chunks(width).rev().flatten().copied().collect();
        self
    }

    /// Returns the product, or `None` if it has exponents beyond 65 535.
    ///
    /// # Errors
    /// The effort is spent.
    pub fn multiply(&self, other: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted> {
        assert_eq!(self.symbols, other.symbols, "polynomials in the same symbols");
        let (a, b) = if self.len() <= other.len() { (self, other) } else { (other, self) };
        effort.spend(a.len() * b.len() * a.words_of_coefficients() * b.words_of_coefficients())?;
        if (0..self.symbols).any(|s| self.degree(s).checked_add(other.degree(s)).is_none()) {
            return Ok(None);
        }
        if a.len() <= 1 {
            return Ok(Some(if a.is_zero() {
                a.clone()
            } else {
                b.scaled_by(&a.coefficients[0]).shifted(a.monomial(0), |x, y| x + y)
            }));
        }
        // Stream i has the products of term i of `a`, counted from the greatest, with the terms of
        // `b`. It enters after the previous stream.
        let term = |p: &Polynomial, k: usize| p.len() - 1 - k;
        let mut next = vec![0; a.len()];
        let mut heap = Heap { words: words(self.symbols), ..Heap::default() };
        heap.insert(0, a.monomial(term(a, 0)), b.monomial(term(b, 0)));
        let mut result = Polynomial::zero(self.symbols);
        let mut monomial = vec![0; heap.words];
        let mut sum = Sum::default();
        while let Some(greatest) = heap.greatest() {
            monomial.copy_from_slice(greatest);
            while heap.greatest() == Some(&monomial) {
                let i = heap.order[0] as usize;
                let j = next[i];
                sum.add_product(&a.coefficients[term(a, i)], &b.coefficients[term(b, j)]);
                next[i] += 1;
                heap.advance((j + 1 < b.len()).then(|| (a.monomial(term(a, i)), b.monomial(term(b, j + 1)))));
                if j == 0 && i + 1 < a.len() {
                    heap.insert(i + 1, a.monomial(term(a, i + 1)), b.monomial(term(b, 0)));
                }
            }
            result.push(&monomial, sum.take());
        }
        Ok(Some(result.reversed()))
    }

    /// Returns the quotient, if the division leaves no remainder.
    ///
    /// # Errors
    /// The effort is spent.
    ///
    /// # Panics
    /// If the divisor is zero.
    pub fn divide(&self, divisor: &Polynomial, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted> {
        assert_eq!(self.symbols, divisor.symbols, "polynomials in the same symbols");
        assert!(!divisor.is_zero(), "a division by zero");
        effort.spend(self.len() + divisor.len())?;
        let (a, b) = (self, divisor);
        if a.is_zero() {
            return Ok(Some(a.clone()));
        }
        let (last_a, last_b) = (a.len() - 1, b.len() - 1);
        let ends = divides(b.monomial(last_b), a.monomial(last_a))
            && divides(b.monomial(0), a.monomial(0))
            && a.coefficients[0].divide(&b.coefficients[0]).is_some();
        if !ends || a.len() < b.len().min(2) {
            return Ok(None);
        }
        let mut bound = vec![0; words(a.symbols)];
        for symbol in 0..a.symbols {
            let Some(degree) = a.degree(symbol).checked_sub(b.degree(symbol)) else { return Ok(None) };
            set_exponent(&mut bound, symbol, degree);
        }
        if b.len() == 1 {
            let all = (0..a.len()).all(|t| divides(b.monomial(0), a.monomial(t)));
            let quotient = a.unscaled(&b.coefficients[0]).filter(|_| all);
            return Ok(quotient.map(|q| q.shifted(b.monomial(0), |x, y| x - y)));
        }
        // The streams are the products of the quotient's terms with the divisor's terms except the
        // greatest.
        let term = |p: &Polynomial, k: usize| p.len() - 1 - k;
        let (greatest_b, leading_b) = (b.monomial(last_b), &b.coefficients[last_b]);
        let cost = b.words_of_coefficients();
        let mut quotient = Polynomial::zero(a.symbols);
        let mut next: Vec<usize> = Vec::new();
        let mut heap = Heap { words: words(a.symbols), ..Heap::default() };
        let mut taken = 0;
        let mut monomial = vec![0; heap.words];
        let mut row = vec![0; heap.words];
        let mut sum = Sum::default();
        loop {
            let from_a = (taken < a.len()).then(|| a.monomial(term(a, taken)));
            let Some(greatest) = from_a.max(heap.greatest()) else { return Ok(Some(quotient.reversed())) };
            monomial.copy_from_slice(greatest);
            if from_a == Some(&monomial) {
                sum.add(&a.coefficients[term(a, taken)]);
                taken += 1;
            }
            let mut products = 1;
            while heap.greatest() == Some(&monomial) {
                let i = heap.order[0] as usize;
                let j = next[i];
                sum.subtract_product(&quotient.coefficients[i], &b.coefficients[term(b, j)]);
                products += 1;
                next[i] += 1;
                heap.advance((j + 1 < b.len()).then(|| (quotient.monomial(i), b.monomial(term(b, j + 1)))));
            }
            effort.spend(products * cost)?;
            let rest = sum.take();
            if rest.is_zero() {
                continue;
            }
            if !divides(greatest_b, &monomial) {
                return Ok(None);
            }
            row.iter_mut().zip(&monomial).zip(greatest_b).for_each(|((row, a), b)| *row = a - b);
            let Some(coefficient) = rest.divide(leading_b).filter(|_| divides(&row, &bound)) else { return Ok(None) };
            let stream = quotient.len();
            quotient.push(&row, coefficient);
            next.push(1);
            heap.insert(stream, &row, b.monomial(term(b, 1)));
        }
    }

    /// Returns the power, or `None` if it has exponents beyond 65 535.
    ///
    /// # Errors
    /// The effort is spent.
    pub fn power(&self, exponent: usize, effort: &dyn Effort) -> Result<Option<Polynomial>, Exhausted> {
        let mut product = Polynomial::constant(self.symbols, 1);
        for _ in 0..exponent {
            match product.multiply(self, effort)? {
                Some(next) => product = next,
                None => return Ok(None),
            }
        }
        Ok(Some(product))
    }
}
