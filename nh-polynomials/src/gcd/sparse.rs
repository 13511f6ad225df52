//! The sparse modular algorithm.
//!
//! Let x be a main symbol, γ the greatest common divisor of the leading coefficients in x, and g
//! that of the polynomials. The algorithm computes G = (γ/lc g) g modulo a prime. The image of G at
//! a point of the other symbols is the monic divisor of the images times γ there. The other symbols
//! are brought back one by one. If the monomials of a polynomial are known, an image of it needs as
//! many points as the longest coefficient of a power of x has terms.
//!
//! **Source** R. Zippel, *Probabilistic algorithms for sparse polynomials*, EUROSAM '79; points in
//! geometric progression, so that the systems are transposed Vandermonde systems, R. Zippel,
//! *Interpolating polynomials from their values*, J. Symb. Comput. 9 (1990); scaling by γ, J. Hu
//! and M. Monagan, *A fast parallel sparse polynomial GCD algorithm*, J. Symb. Comput. 105 (2021).

use crate::effort::{Effort, Exhausted, Outcome};
use crate::integer::Integer;
use crate::modular::{Dense, Field, Sequence, trim};
use crate::polynomial::{Polynomial, exponent, set_exponent, words};
use std::ops::Range;

/// Reason why there is no image.
#[derive(Clone, Copy, Debug)]
pub(super) enum Trouble {
    Exhausted,
    /// Another point or another prime may work.
    Unlucky,
    /// The degree in the main symbol is at most this one.
    Lower(u16),
}

impl From<Exhausted> for Trouble {
    fn from(_: Exhausted) -> Trouble {
        Trouble::Exhausted
    }
}

/// A polynomial modulo the prime, prepared for evaluation at many points.
#[derive(Default)]
pub(crate) struct Reduced {
    /// Exponents of the main symbol.
    pub(crate) main: Vec<usize>,
    /// Exponents of the other symbols, symbol by symbol.
    pub(crate) others: Vec<Vec<usize>>,
    pub(crate) coefficients: Vec<u64>,
    /// The degree in the main symbol.
    pub(crate) degree: usize,
}

impl Reduced {
    pub(crate) fn new(p: &Polynomial, field: &Field, main: usize, others: &[usize]) -> Reduced {
        let of = |s: usize| (0..p.len()).map(|t| usize::from(exponent(p.monomial(t), s))).collect::<Vec<_>>();
        let coefficients = p.coefficients.iter().map(|c| field.element(c.modulo(field.p))).collect();
        let main = of(main);
        let degree = main.iter().copied().max().unwrap_or(0);
        Reduced { degree, main, others: others.iter().map(|s| of(*s)).collect(), coefficients }
    }

    /// Multiplies the value of each term by its powers of some of the other symbols at a point.
    pub(crate) fn multiply(&self, values: &mut [u64], field: &Field, symbols: Range<usize>, point: &[u64]) {
        for s in symbols {
            let degree = self.others[s].iter().copied().max().unwrap_or(0);
            let powers = field.powers(point[s], degree as u16);
            for (value, e) in values.iter_mut().zip(&self.others[s]) {
                *value = field.mul(*value, powers[*e]);
            }
        }
    }

    /// Returns the sum of terms with these values, as a polynomial in the main symbol.
    pub(crate) fn image(&self, values: &[u64], field: &Field) -> Dense {
        let mut image = vec![0; self.degree + 1];
        for (e, value) in self.main.iter().zip(values) {
            image[*e] = field.add(image[*e], *value);
        }
        trim(&mut image);
        image
    }
}

/// A monomial of G in the other symbols with its coefficient, for one power of x.
type Term = (Vec<u16>, u64);

/// The data of an interpolation: the polynomials and γ.
pub(super) struct Problem<'e> {
    field: Field,
    symbols: usize,
    main: usize,
    others: Vec<usize>,
    /// The polynomials and γ.
    given: [Reduced; 3],
    /// The degree of G in the main symbol.
    degree: usize,
    /// Bounds on the degrees of G in the other symbols.
    bounds: Vec<u16>,
    scale: Polynomial,
    effort: &'e dyn Effort,
}

impl<'e> Problem<'e> {
    /// Makes a problem. `given` are both polynomials and γ, and `bounds` are the degree bounds of
    /// the divisor.
    pub(super) fn new(
        field: Field,
        given: [&Polynomial; 3],
        main: usize,
        bounds: &[u16],
        effort: &'e dyn Effort,
    ) -> Problem<'e> {
        let symbols = bounds.len();
        let others: Vec<usize> = (0..symbols).filter(|s| *s != main).collect();
        Problem {
            degree: usize::from(bounds[main]),
            bounds: others.iter().map(|s| bounds[*s].saturating_add(given[2].degree(*s))).collect(),
            scale: given[2].clone(),
            given: given.map(|p| Reduced::new(p, &field, main, &others)),
            field,
            symbols,
            main,
            others,
            effort,
        }
    }

    /// Returns the image of G for these values of the terms.
    fn image(&self, values: &[Vec<u64>; 3]) -> Result<Dense, Trouble> {
        let field = &self.field;
        self.effort.spend(2 * values.iter().map(Vec::len).sum::<usize>())?;
        let [a, b, scale] = [0, 1, 2].map(|k| self.given[k].image(&values[k], field));
        let ([scale], false, false) = (scale.as_slice(), a.is_empty(), b.is_empty()) else {
            return Err(Trouble::Unlucky);
        };
        let gcd = field.gcd(a, b, self.effort)?;
        match (gcd.len() - 1).cmp(&self.degree) {
            std::cmp::Ordering::Less => Err(Trouble::Lower((gcd.len() - 1) as u16)),
            std::cmp::Ordering::Equal => Ok(field.with_leading(gcd, *scale)),
            std::cmp::Ordering::Greater => Err(Trouble::Unlucky),
        }
    }

    fn multiply(&self, values: &mut [Vec<u64>; 3], symbols: Range<usize>, point: &[u64]) -> Outcome<()> {
        for (given, values) in self.given.iter().zip(values) {
            self.effort.spend(values.len() * symbols.len())?;
            given.multiply(values, &self.field, symbols.clone(), point);
        }
        Ok(())
    }

    /// Returns G modulo the prime, from images alone.
    pub(super) fn interpolate(&self, random: &mut Sequence) -> Result<Polynomial, Trouble> {
        let field = &self.field;
        let point: Vec<u64> = self.others.iter().map(|_| random.element(field)).collect();
        // Each stage has the terms with the symbols from there on evaluated at the point.
        let mut tails = vec![[0, 1, 2].map(|k| self.given[k].coefficients.clone())];
        for s in (0..self.others.len()).rev() {
            let mut tail = tails[tails.len() - 1].clone();
            self.multiply(&mut tail, s..s + 1, &point)?;
            tails.push(tail);
        }
        let image = self.image(&tails.pop().expect("one more than symbols"))?;
        // The leading coefficient is γ.
        let mut rows: Vec<Vec<Term>> =
            image[..self.degree].iter().map(|c| if *c == 0 { Vec::new() } else { vec![(Vec::new(), *c)] }).collect();
        for (s, known) in point.iter().enumerate() {
            let tail = tails.pop().expect("one for each symbol");
            self.bring_back(s, *known, &tail, &mut rows, random)?;
        }
        Ok(self.assembled(&rows))
    }

    /// Turns the terms, which are terms at one value of symbol `s`, into terms with that symbol.
    fn bring_back(
        &self,
        s: usize,
        known: u64,
        tail: &[Vec<u64>; 3],
        rows: &mut [Vec<Term>],
        random: &mut Sequence,
    ) -> Result<(), Trouble> {
        let field = &self.field;
        let bound = self.bounds[s];
        let mut at = vec![known];
        let mut values: Vec<Vec<Vec<u64>>> = vec![rows.iter().map(|r| r.iter().map(|(_, c)| *c).collect()).collect()];
        let ratios: Vec<u64> = (0..s).map(|_| random.element(field)).collect();
        let nodes = self.nodes(rows, &ratios)?;
        for _ in 0..bound {
            let mut x = random.element(field);
            while at.contains(&x) {
                x = random.element(field);
            }
            at.push(x);
            let mut base = tail.clone();
            let mut point = ratios.clone();
            point.push(x);
            self.multiply(&mut base, s..s + 1, &point)?;
            values.push(self.solve(&nodes, base, 0..s, &point, 0)?);
        }
        for (k, row) in rows.iter_mut().enumerate() {
            let mut brought = Vec::new();
            for (m, (exponents, _)) in row.iter().enumerate() {
                let column: Vec<u64> = values.iter().map(|v| v[k][m]).collect();
                self.effort.spend(column.len() * column.len())?;
                for (e, coefficient) in field.interpolate(&at, column).into_iter().enumerate() {
                    if coefficient != 0 {
                        brought.push(([exponents.as_slice(), &[e as u16]].concat(), coefficient));
                    }
                }
            }
            *row = brought;
        }
        Ok(())
    }

    /// Returns the values of the monomials at a point of their symbols. The values must differ
    /// within each row.
    fn nodes(&self, rows: &[Vec<Term>], point: &[u64]) -> Result<Vec<Vec<u64>>, Trouble> {
        let field = &self.field;
        let node = |(exponents, _): &Term| {
            exponents.iter().zip(point).fold(field.one, |v, (e, x)| field.mul(v, field.pow(*x, u64::from(*e))))
        };
        let mut nodes = Vec::new();
        for row in rows {
            self.effort.spend(8 * row.len() * point.len())?;
            let values: Vec<u64> = row.iter().map(node).collect();
            let mut sorted = values.clone();
            sorted.sort_unstable();
            if sorted.windows(2).any(|w| w[0] == w[1]) {
                return Err(Trouble::Unlucky);
            }
            nodes.push(values);
        }
        Ok(nodes)
    }

    /// Returns the coefficients of the monomials with these values at `point`, from images at its
    /// powers. `base` has the values of the terms without the symbols that make up the powers. If
    /// there are `more` images than needed, the last one shows whether a row lacks monomials.
    fn solve(
        &self,
        nodes: &[Vec<u64>],
        mut values: [Vec<u64>; 3],
        symbols: Range<usize>,
        point: &[u64],
        more: usize,
    ) -> Result<Vec<Vec<u64>>, Trouble> {
        let mut ratios = [0, 1, 2].map(|k| vec![self.field.one; self.given[k].coefficients.len()]);
        self.multiply(&mut ratios, symbols, point)?;
        let most = nodes.iter().map(Vec::len).max().unwrap_or(0);
        let mut images = Vec::new();
        for _ in 0..most + more {
            for (values, ratios) in values.iter_mut().zip(&ratios) {
                values.iter_mut().zip(ratios).for_each(|(v, r)| *v = self.field.mul(*v, *r));
            }
            images.push(self.image(&values)?);
        }
        let mut solutions = Vec::new();
        for (k, nodes) in nodes.iter().enumerate() {
            self.effort.spend(4 * nodes.len() * nodes.len())?;
            let right: Vec<u64> = images[..nodes.len()].iter().map(|image| image[k]).collect();
            let solution = self.field.solve_transposed_vandermonde(nodes, &right);
            let value = |(c, node): (&u64, &u64)| self.field.mul(*c, self.field.pow(*node, images.len() as u64));
            let sum = solution.iter().zip(nodes).map(value).fold(0, |sum, value| self.field.add(sum, value));
            if images.last().is_some_and(|image| image[k] != sum) {
                return Err(Trouble::Unlucky);
            }
            solutions.push(solution);
        }
        Ok(solutions)
    }

    /// Returns G modulo the prime if its monomials are known: the coefficients in the same order,
    /// including zeros.
    pub(super) fn coefficients(&self, known: &Polynomial, random: &mut Sequence) -> Result<Polynomial, Trouble> {
        let mut rows: Vec<Vec<Term>> = vec![Vec::new(); self.degree];
        for t in 0..known.len() {
            let monomial = known.monomial(t);
            if let Some(row) = rows.get_mut(usize::from(exponent(monomial, self.main))) {
                row.push((self.others.iter().map(|s| exponent(monomial, *s)).collect(), 0));
            }
        }
        let point: Vec<u64> = self.others.iter().map(|_| random.element(&self.field)).collect();
        let nodes = self.nodes(&rows, &point)?;
        let base = [0, 1, 2].map(|k| self.given[k].coefficients.clone());
        let solutions = self.solve(&nodes, base, 0..self.others.len(), &point, 1)?;
        for (row, solution) in rows.iter_mut().zip(solutions) {
            row.iter_mut().zip(solution).for_each(|(term, c)| term.1 = c);
        }
        let image = self.assembled(&rows);
        // Both polynomials have the same monomials, unless a part of γ vanishes.
        if image.exponents == known.exponents { Ok(image) } else { Err(Trouble::Unlucky) }
    }

    /// Returns the polynomial of these terms and of γ times the power of x, with residues of least
    /// absolute value. Zeros stay.
    fn assembled(&self, rows: &[Vec<Term>]) -> Polynomial {
        let mut terms: Vec<(Vec<u64>, Integer)> = Vec::new();
        for (k, row) in rows.iter().enumerate() {
            for (exponents, coefficient) in row {
                let mut monomial = vec![0; words(self.symbols)];
                set_exponent(&mut monomial, self.main, k as u16);
                self.others.iter().zip(exponents).for_each(|(s, e)| set_exponent(&mut monomial, *s, *e));
                terms.push((monomial, self.field.symmetric(*coefficient).into()));
            }
        }
        for t in 0..self.scale.len() {
            let mut monomial = self.scale.monomial(t).to_vec();
            set_exponent(&mut monomial, self.main, self.degree as u16);
            terms.push((monomial, self.field.symmetric(self.given[2].coefficients[t]).into()));
        }
        terms.sort_by(|a, b| a.0.cmp(&b.0));
        let (rows, coefficients): (Vec<_>, _) = terms.into_iter().unzip();
        Polynomial { symbols: self.symbols, exponents: rows.concat(), coefficients }
    }
}
