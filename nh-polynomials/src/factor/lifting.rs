//! Factors in several symbols modulo a prime, lifted from those in one symbol.
//!
//! The symbols are brought back one by one. All symbols except the main symbol x and the new symbol
//! y are set to some point, and Hensel's method lifts the factors from y = α, where they are known.
//! For almost all α, the monomials of a factor in the symbols before y are the same as at α. The
//! coefficients of a factor are thus interpolated from points in geometric progression. Their
//! number is the maximum number of such monomials in one coefficient.
//!
//! **Source** M. Monagan and B. Tuncer, *The complexity of sparse Hensel lifting and sparse
//! polynomial factorization*, J. Symb. Comput. 99 (2020); T. Chen and M. Monagan, *The complexity
//! and parallel implementation of two sparse multivariate Hensel lifting algorithms for polynomial
//! factorization*, CASC 2020; one step in two symbols, Geddes, Czapor & Labahn, *Algorithms for
//! Computer Algebra* (1992), alg. 6.3.

use crate::effort::{Effort, Outcome};
use crate::gcd::sparse::Reduced;
use crate::integer::Integer;
use crate::modular::{Dense, Field, Sequence, trim};
use crate::polynomial::Polynomial;

/// The data that all symbols share.
pub(super) struct Lifting<'e> {
    pub(super) field: Field,
    pub(super) symbols: usize,
    pub(super) main: usize,
    pub(super) effort: &'e dyn Effort,
}

/// A polynomial with the values of its terms.
struct Valued<'p> {
    polynomial: &'p Reduced,
    values: Vec<u64>,
    /// The ratios of the values from point to point.
    ratios: Vec<u64>,
}

impl Lifting<'_> {
    /// Returns the factors of `whole` with these leading coefficients in the main symbol, whose
    /// product is that of `whole`, and with these images at a point, up to numbers. The
    /// coefficients are residues of least absolute value. Returns `None` if there are no such
    /// factors.
    pub(super) fn lift(
        &self,
        whole: &Polynomial,
        leading: &[Polynomial],
        images: &[Polynomial],
        point: &[i64],
        random: &mut Sequence,
    ) -> Outcome<Option<Vec<Polynomial>>> {
        let field = &self.field;
        let others: Vec<usize> = (0..self.symbols).filter(|s| *s != self.main).collect();
        let at: Vec<u64> = others.iter().map(|s| field.element(Integer::from(point[*s]).modulo(field.p))).collect();
        let reduced = |p| Reduced::new(p, field, self.main, &others);
        let given: Vec<Reduced> = std::iter::once(whole).chain(leading).map(reduced).collect();
        let mut factors = Vec::new();
        for (leading, image) in given[1..].iter().zip(images) {
            let mut values = leading.coefficients.clone();
            self.effort.spend(values.len() * at.len())?;
            leading.multiply(&mut values, field, 0..at.len(), &at);
            let number = values.iter().fold(0, |sum, value| field.add(sum, *value));
            let dense = field.image(image);
            if dense.len() <= usize::from(image.degree(0)) || number == 0 {
                return Ok(None);
            }
            let terms = field.with_leading(dense, number).into_iter().enumerate().filter(|(_, c)| *c != 0);
            factors.push(of_terms(at.len(), terms.map(|(e, c)| (e, vec![0; at.len()], c))));
        }
        for s in 0..at.len() {
            match self.bring_back(s, &at, &given, &factors, random)? {
                Some(brought) => factors = brought,
                None => return Ok(None),
            }
        }
        let polynomial = |factor: &Reduced| {
            let term = |t: usize| {
                let mut exponents = vec![0; self.symbols];
                exponents[self.main] = factor.main[t] as u16;
                others.iter().zip(&factor.others).for_each(|(s, column)| exponents[*s] = column[t] as u16);
                (field.symmetric(factor.coefficients[t]).into(), exponents)
            };
            Polynomial::from_terms(self.symbols, (0..factor.main.len()).map(term))
        };
        Ok(Some(factors.iter().map(polynomial).collect()))
    }

    /// Returns the factors with symbol `s` as a symbol, from those with `s` and all later symbols
    /// at a point.
    fn bring_back(
        &self,
        s: usize,
        at: &[u64],
        given: &[Reduced],
        factors: &[Reduced],
        random: &mut Sequence,
    ) -> Outcome<Option<Vec<Reduced>>> {
        let (field, alpha) = (&self.field, at[s]);
        let steps: Vec<u64> = (0..s).map(|_| random.element(field)).collect();
        let mut all: Vec<Valued> = Vec::new();
        let of_factors = factors.iter().map(|factor| (factor, 0..0));
        for (polynomial, later) in given.iter().map(|given| (given, s + 1..at.len())).chain(of_factors) {
            let mut values = polynomial.coefficients.clone();
            let mut ratios = vec![field.one; values.len()];
            self.effort.spend(values.len() * at.len())?;
            polynomial.multiply(&mut values, field, later, at);
            polynomial.multiply(&mut ratios, field, 0..s, &steps);
            all.push(Valued { polynomial, values, ratios });
        }
        let (of_leading, of_factors) = (1..=factors.len(), factors.len() + 1..all.len());
        let rows: Vec<Vec<Vec<usize>>> = factors.iter().map(rows).collect();
        let mut lifted: Vec<Vec<Vec<Dense>>> = Vec::new();
        for _ in 0..rows.iter().flatten().map(Vec::len).max().unwrap_or(0) {
            for valued in &mut all {
                self.effort.spend(2 * valued.values.len())?;
                valued.values.iter_mut().zip(&valued.ratios).for_each(|(v, r)| *v = field.mul(*v, *r));
            }
            let surface = all[0].in_two(field, s, alpha);
            let leading =
                all[of_leading.clone()].iter().map(|valued| valued.in_two(field, s, alpha).swap_remove(0)).collect();
            let images =
                all[of_factors.clone()].iter().map(|valued| valued.polynomial.image(&valued.values, field)).collect();
            match self.step(&surface, leading, images, alpha)? {
                Some(factors) => lifted.push(factors),
                None => return Ok(None),
            }
        }
        let mut brought = Vec::new();
        for (i, rows) in rows.iter().enumerate() {
            let (factor, ratios) = (&factors[i], &all[of_factors.start + i].ratios);
            let mut terms = Vec::new();
            for (e, row) in rows.iter().enumerate().filter(|(_, row)| !row.is_empty()) {
                let nodes: Vec<u64> = row.iter().map(|t| ratios[*t]).collect();
                for power in 0..lifted[0][i][e].len() {
                    let right: Vec<u64> = lifted[..row.len()].iter().map(|factors| factors[i][e][power]).collect();
                    if right.iter().all(|value| *value == 0) {
                        continue;
                    }
                    self.effort.spend(4 * row.len() * (row.len() + 16))?;
                    let solution = field.solve_transposed_vandermonde(&nodes, &right);
                    for (t, coefficient) in row.iter().zip(solution).filter(|(_, coefficient)| *coefficient != 0) {
                        let mut exponents: Vec<usize> = factor.others.iter().map(|column| column[*t]).collect();
                        exponents[s] = power;
                        terms.push((e, exponents, coefficient));
                    }
                }
            }
            brought.push(of_terms(factor.others.len(), terms));
        }
        Ok(Some(brought))
    }

    /// Returns the factors of a polynomial in x and y from `images` at y = α. The polynomial and
    /// the leading coefficients are given by the coefficients of the powers of x, as polynomials in
    /// y − α. The factors are returned by the same coefficients, as polynomials in y.
    fn step(
        &self,
        surface: &[Dense],
        leading: Vec<Dense>,
        images: Vec<Dense>,
        alpha: u64,
    ) -> Outcome<Option<Vec<Vec<Dense>>>> {
        let (field, height) = (&self.field, surface[0].len());
        self.effort.spend(images.len() * height * height * surface.len() * surface.len())?;
        let Some(inverses) = field.inverses_of_cofactors(&images, self.effort)? else { return Ok(None) };
        // Coefficients of the powers of y − α, for each factor and for the product of the factors
        // up to each.
        let mut factors: Vec<Vec<Dense>> = vec![Vec::new(); images.len()];
        let mut products = factors.clone();
        for k in 0..height {
            let mut wanted: Dense = surface.iter().map(|row| row[k]).collect();
            trim(&mut wanted);
            for (i, image) in images.iter().enumerate() {
                let mut coefficient = image.clone();
                if k > 0 {
                    coefficient.fill(0);
                    coefficient[image.len() - 1] = leading[i].get(k).copied().unwrap_or(0);
                    trim(&mut coefficient);
                }
                factors[i].push(coefficient);
            }
            let error = field.minus(wanted.clone(), &self.coefficient_of_product(&factors, &mut products, k));
            if error.is_empty() {
                continue;
            }
            if k == 0 {
                return Ok(None);
            }
            for (i, image) in images.iter().enumerate() {
                let correction = field.div_rem(field.times(&error, &inverses[i]), image).1;
                field.add_product(&mut factors[i][k], &correction, &[field.one]);
            }
            if self.coefficient_of_product(&factors, &mut products, k) != wanted {
                return Ok(None);
            }
        }
        let degree = |factor: &Vec<Dense>| factor.iter().rposition(|c| !c.is_empty()).unwrap_or(0);
        if factors.iter().map(degree).sum::<usize>() >= height {
            return Ok(None);
        }
        let row = |factor: &Vec<Dense>, e: usize| {
            let mut row: Dense = factor.iter().map(|c| c.get(e).copied().unwrap_or(0)).collect();
            shift(field, &mut row, field.sub(0, alpha));
            row
        };
        Ok(Some(factors.iter().map(|f| (0..f[0].len()).map(|e| row(f, e)).collect()).collect()))
    }

    /// Returns the coefficient of (y − α)ᵏ in the product of the factors. The coefficients of the
    /// partial products are kept.
    fn coefficient_of_product(&self, factors: &[Vec<Dense>], products: &mut [Vec<Dense>], k: usize) -> Dense {
        for i in 0..factors.len() {
            let mut sum = Vec::new();
            if i == 0 {
                sum.clone_from(&factors[0][k]);
            } else {
                products[i].truncate(k);
                (0..=k).for_each(|j| self.field.add_product(&mut sum, &products[i - 1][j], &factors[i][k - j]));
            }
            products[i].truncate(k);
            products[i].push(sum);
        }
        products[factors.len() - 1][k].clone()
    }
}

impl Valued<'_> {
    /// Returns the coefficients of the main symbol's powers as polynomials in y − α, where y is the
    /// other symbol `s` that is not in the values.
    fn in_two(&self, field: &Field, s: usize, alpha: u64) -> Vec<Dense> {
        let height = self.polynomial.others[s].iter().copied().max().unwrap_or(0) + 1;
        let mut rows = vec![vec![0; height]; self.polynomial.degree + 1];
        for ((value, x), y) in self.values.iter().zip(&self.polynomial.main).zip(&self.polynomial.others[s]) {
            rows[*x][*y] = field.add(rows[*x][*y], *value);
        }
        rows.iter_mut().for_each(|row| shift(field, row, alpha));
        rows
    }
}

/// Turns p(y) into p(y + α).
fn shift(field: &Field, p: &mut Dense, alpha: u64) {
    for i in 0..p.len() {
        for j in (i + 1..p.len()).rev() {
            p[j - 1] = field.add(p[j - 1], field.mul(p[j], alpha));
        }
    }
}

/// Returns the terms of each power of the main symbol.
fn rows(factor: &Reduced) -> Vec<Vec<usize>> {
    let mut rows = vec![Vec::new(); factor.degree + 1];
    factor.main.iter().enumerate().for_each(|(t, e)| rows[*e].push(t));
    rows
}

/// Makes a polynomial from exponents of the main symbol, exponents of the others, and coefficients.
fn of_terms(others: usize, terms: impl IntoIterator<Item = (usize, Vec<usize>, u64)>) -> Reduced {
    let mut result = Reduced { others: vec![Vec::new(); others], ..Reduced::default() };
    for (e, exponents, coefficient) in terms {
        result.degree = result.degree.max(e);
        result.main.push(e);
        result.others.iter_mut().zip(exponents).for_each(|(column, e)| column.push(e));
        result.coefficients.push(coefficient);
    }
    result
}
