//! Determinants, inverses, ranks and kernels.
//!
//! A matrix is first split into the blocks that its zeros define, and the rows of each block are
//! cleared of denominators. Small blocks are inverted by minors. These are polynomials, so greatest
//! common divisors are computed only once per entry. Large blocks are inverted by elimination.

use super::poly::Poly;
use super::{Expr, Matrix, fraction, horner, roots};
use crate::cost::algebra::{MAX_KERNEL_MINORS, MINORS};
use std::collections::BTreeMap;

/// Rows and columns that nonzero entries connect.
struct Block {
    rows: Vec<usize>,
    columns: Vec<usize>,
}

impl Matrix {
    /// Returns the determinant.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn determinant(&self) -> Expr {
        assert_eq!(self.rows(), self.cols(), "a determinant is of a square matrix");
        let blocks = self.blocks();
        if blocks.iter().any(|b| b.rows.len() != b.columns.len()) {
            return Expr::zero();
        }
        let order = |pick: fn(&Block) -> &Vec<usize>| blocks.iter().flat_map(pick).copied().collect::<Vec<_>>();
        let odd = is_odd(&order(|b| &b.rows)) != is_odd(&order(|b| &b.columns));
        let product: Expr = blocks.iter().map(|b| determinant_of_block(&self.block(b))).product();
        if odd { -product } else { product }
    }

    /// Returns the inverse, or `None` if the matrix is singular at every point.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn inverse(&self) -> Option<Matrix> {
        assert_eq!(self.rows(), self.cols(), "an inverse is of a square matrix");
        let mut result = Matrix::zeros(self.rows(), self.rows());
        for block in self.blocks() {
            if block.rows.len() != block.columns.len() {
                return None;
            }
            let inverse = inverse_of_block(&self.block(&block))?;
            for (i, column) in block.columns.iter().enumerate() {
                for (j, row) in block.rows.iter().enumerate() {
                    result[(*column, *row)] = inverse[(i, j)].clone();
                }
            }
        }
        Some(result)
    }

    /// Returns the solution X of `self` · X = `right`, or `None` if `self` is singular at every
    /// point.
    ///
    /// # Panics
    /// If `self` is not square, or the shapes do not match.
    pub fn solve(&self, right: &Matrix) -> Option<Matrix> {
        Some(&self.inverse()? * right)
    }

    /// Returns the rank at a generic point.
    pub fn rank(&self) -> usize {
        self.blocks().iter().map(|b| Echelon::new(&self.block(b)).pivots.len()).sum()
    }

    /// Returns a basis of the kernel at generic points.
    ///
    /// Entries are polynomial in variables and kernels: denominators are cleared, and common
    /// factors are removed. There is one vector for each column without a pivot, in the order of
    /// these columns. Pivots are chosen among the simplest entries, so that vectors are short.
    pub fn kernel(&self) -> Vec<Vec<Expr>> {
        let echelon = Echelon::new(self);
        let is_free = |column: &usize| !echelon.pivots.contains_key(column);
        let vector = |free: usize| {
            let entry = |column: usize| match echelon.pivots.get(&column) {
                Some(row) => -&echelon.matrix[(*row, free)],
                None if column == free => Expr::one(),
                None => Expr::zero(),
            };
            let reduced = primitive((0..self.cols()).map(entry).collect());
            let support: Vec<usize> = (0..self.cols()).filter(|&j| !reduced[j].is_zero()).collect();
            match self.kernel_by_minors(&support) {
                Some(vector) if square(&vector) < square(&reduced) => vector,
                _ => reduced,
            }
        };
        (0..self.cols()).filter(is_free).map(vector).collect()
    }

    /// Returns the vector of the kernel with these nonzero entries, by Cramer's rule. The rule
    /// needs no division. Division makes sines and cosines of several angles longer and leaves a
    /// common factor that no rule finds. Returns `None` if the rows for it are not found, or would
    /// be many.
    fn kernel_by_minors(&self, support: &[usize]) -> Option<Vec<Expr>> {
        let size = support.len().checked_sub(1).filter(|size| (1..=MAX_KERNEL_MINORS).contains(size))?;
        let (_, matrix) = self.without_denominators();
        let mut rows: Vec<usize> = Vec::new();
        for i in 0..matrix.rows() {
            if rows.len() == size {
                break;
            }
            let taken: Vec<usize> = rows.iter().copied().chain([i]).collect();
            let part = matrix.part(&taken, support);
            if part.rank() == taken.len() {
                rows = taken;
            }
        }
        if rows.len() != size {
            return None;
        }
        let part = matrix.part(&rows, support);
        let (all, mut known) = ((1u64 << (size + 1)) - 1, BTreeMap::new());
        let numbers: Vec<usize> = (0..size).collect();
        let mut vector = vec![Expr::zero(); self.cols()];
        for (place, &j) in support.iter().enumerate() {
            let minor = minor(&part, &numbers, all & !(1 << place), &mut known);
            vector[j] = if place % 2 == 0 { minor } else { -minor };
        }
        Some(primitive(vector))
    }

    /// Returns the blocks, in the order of their first columns. Rows and columns of zeros form
    /// separate blocks.
    fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = (0..self.cols()).map(|j| Block { rows: Vec::new(), columns: vec![j] }).collect();
        for i in 0..self.rows() {
            let touched = |b: &Block| b.columns.iter().any(|j| !self[(i, *j)].is_zero());
            let (met, rest): (Vec<Block>, Vec<Block>) = blocks.into_iter().partition(touched);
            let mut merged = Block { rows: Vec::new(), columns: Vec::new() };
            for block in met {
                merged.rows.extend(block.rows);
                merged.columns.extend(block.columns);
            }
            merged.rows.push(i);
            merged.rows.sort_unstable();
            merged.columns.sort_unstable();
            blocks = rest;
            blocks.push(merged);
        }
        blocks.sort_by_key(|b| (b.columns.first().copied().unwrap_or(usize::MAX), b.rows.first().copied()));
        blocks
    }

    fn block(&self, block: &Block) -> Matrix {
        self.part(&block.rows, &block.columns)
    }

    /// Returns the least common denominators of the rows, and the matrix without them.
    fn without_denominators(&self) -> (Vec<Expr>, Matrix) {
        let common: Vec<Expr> = (0..self.rows()).map(|i| Expr::polynomial(&common_denominator(&self.row(i)))).collect();
        let matrix = Matrix::from_fn(self.rows(), self.cols(), |i, j| &self[(i, j)] * &common[i]);
        (common, matrix)
    }
}

fn is_odd(permutation: &[usize]) -> bool {
    let inversions = |i: usize| permutation[..i].iter().filter(|p| **p > permutation[i]).count();
    (0..permutation.len()).map(inversions).sum::<usize>() % 2 == 1
}

fn common_denominator(entries: &[Expr]) -> Poly {
    entries.iter().fold(Poly::one(), |lcm, e| {
        let d = e.denominator();
        &lcm * &d.quotient(&lcm.gcd(d))
    })
}

/// Returns the minor of the chosen columns and as many of the given rows, by expansion along the
/// first row. `known` keeps the minors of fewer rows.
fn minor(matrix: &Matrix, rows: &[usize], columns: u64, known: &mut BTreeMap<u64, Expr>) -> Expr {
    let Some((first, rest)) = rows.split_first() else { return Expr::one() };
    if let Some(minor) = known.get(&columns) {
        return minor.clone();
    }
    let mut sum = Expr::zero();
    let chosen = (0..matrix.cols()).filter(|j| columns & (1 << j) != 0);
    for (place, j) in chosen.enumerate() {
        if matrix[(*first, j)].is_zero() {
            continue;
        }
        let term = &matrix[(*first, j)] * minor(matrix, rest, columns & !(1 << j), known);
        sum = if place % 2 == 0 { sum + term } else { sum - term };
    }
    known.insert(columns, sum.clone());
    sum
}

fn determinant_of_block(matrix: &Matrix) -> Expr {
    let (common, matrix) = matrix.without_denominators();
    let determinant = if matrix.rows() > MINORS {
        // The determinant is the product of the pivots, with the sign of their places.
        let echelon = Echelon::new(&matrix);
        if echelon.pivots.len() < matrix.rows() {
            return Expr::zero();
        }
        let places: Vec<usize> = echelon.pivots.values().copied().collect();
        if is_odd(&places) { -echelon.product } else { echelon.product }
    } else {
        let rows: Vec<usize> = (0..matrix.rows()).collect();
        minor(&matrix, &rows, (1 << matrix.rows()) - 1, &mut BTreeMap::new())
    };
    determinant / common.into_iter().product::<Expr>()
}

fn inverse_of_block(matrix: &Matrix) -> Option<Matrix> {
    let n = matrix.rows();
    // A = C⁻¹ B, where C is the diagonal matrix of the rows' denominators, so A⁻¹ = B⁻¹ C.
    let (common, matrix) = matrix.without_denominators();
    if n > MINORS {
        let wide = Matrix::from_fn(n, 2 * n, |i, j| match j.checked_sub(n) {
            None => matrix[(i, j)].clone(),
            Some(k) if k == i => common[i].clone(),
            Some(_) => Expr::zero(),
        });
        let echelon = Echelon::of_columns(wide, n);
        return (echelon.pivots.len() == n)
            .then(|| Matrix::from_fn(n, n, |i, j| echelon.matrix[(echelon.pivots[&i], n + j)].clone()));
    }
    let all = (1u64 << n) - 1;
    let mut adjugate = Matrix::zeros(n, n);
    for i in 0..n {
        let rows: Vec<usize> = (0..n).filter(|k| *k != i).collect();
        let mut known = BTreeMap::new();
        for j in 0..n {
            let minor = minor(&matrix, &rows, all & !(1 << j), &mut known);
            adjugate[(j, i)] = if (i + j) % 2 == 0 { minor } else { -minor };
        }
    }
    let determinant: Expr = (0..n).map(|j| &matrix[(0, j)] * &adjugate[(j, 0)]).sum();
    if determinant.is_zero() {
        return None;
    }
    Some(Matrix::from_fn(n, n, |i, j| &(&adjugate[(i, j)] * &common[j]) / &determinant))
}

/// The reduced echelon form: each pivot is 1, and the only nonzero entry of its column.
struct Echelon {
    matrix: Matrix,
    /// Column and row of every pivot.
    pivots: BTreeMap<usize, usize>,
    /// Product of the pivots before normalisation.
    product: Expr,
}

impl Echelon {
    fn new(matrix: &Matrix) -> Echelon {
        let (_, matrix) = matrix.without_denominators();
        let columns = matrix.cols();
        Echelon::of_columns(matrix, columns)
    }

    /// Computes the form with pivots in the first columns only.
    fn of_columns(matrix: Matrix, columns: usize) -> Echelon {
        let mut echelon = Echelon { matrix, pivots: BTreeMap::new(), product: Expr::one() };
        while let Some((row, column)) = echelon.simplest(columns) {
            echelon.eliminate(row, column);
        }
        echelon
    }

    /// Returns the simplest entry that can become a pivot. Ties go to the first by columns.
    fn simplest(&self, columns: usize) -> Option<(usize, usize)> {
        let used: Vec<usize> = self.pivots.values().copied().collect();
        let free = (0..columns).filter(|j| !self.pivots.contains_key(j));
        let places = free.flat_map(|j| (0..self.matrix.rows()).map(move |i| (i, j)));
        places
            .filter(|(i, j)| !used.contains(i) && !self.matrix[(*i, *j)].is_zero())
            .min_by_key(|(i, j)| (complexity(&self.matrix[(*i, *j)]), *j, *i))
    }

    fn eliminate(&mut self, row: usize, column: usize) {
        let pivot = self.matrix[(row, column)].clone();
        self.product = &self.product * &pivot;
        self.pivots.insert(column, row);
        for j in 0..self.matrix.cols() {
            self.matrix[(row, j)] = &self.matrix[(row, j)] / &pivot;
        }
        for i in (0..self.matrix.rows()).filter(|i| *i != row) {
            let factor = self.matrix[(i, column)].clone();
            if factor.is_zero() {
                continue;
            }
            for j in 0..self.matrix.cols() {
                self.matrix[(i, j)] = &self.matrix[(i, j)] - &(&factor * &self.matrix[(row, j)]);
            }
        }
    }
}

/// Measures the complexity of an expression. Numbers are simpler than parameters, and these are
/// simpler than varying values. The second criterion is the length.
fn complexity(e: &Expr) -> (u8, usize) {
    use crate::tree::Var;
    let kind = if e.as_rational().is_some() {
        0
    } else if e.variables().iter().all(|v| matches!(v, Var::Parameter(_))) {
        1
    } else {
        2
    };
    let size = |p: &Poly| p.terms().iter().map(|(_, m)| 1 + m.len()).sum::<usize>();
    (kind, size(e.numerator()) + size(e.denominator()))
}

/// Returns the complexity of the sum of squares of a vector, in which a common factor occurs twice.
fn square(vector: &[Expr]) -> (u8, usize) {
    complexity(&vector.iter().map(|e| e * e).sum())
}

/// Returns the multiple of a vector that has polynomial entries without a common factor.
///
/// Common factors are sought in all forms that the exchange of sin² for 1 − cos² gives: (s c, 1 −
/// c²) is s times (c, s).
fn primitive(vector: Vec<Expr>) -> Vec<Expr> {
    let common = Expr::polynomial(&common_denominator(&vector));
    let mut entries: Vec<Poly> = vector.iter().map(|e| (e * &common).numerator().clone()).collect();
    loop {
        let gcd = |entries: &[Poly]| entries.iter().fold(Poly::zero(), |g, p| g.gcd(p));
        let exchanges = roots::exchanges(entries.iter().flat_map(Poly::symbols).collect::<Vec<_>>());
        let forms = std::iter::once(entries.clone()).chain(exchanges.iter().map(|(symbol, square)| {
            entries.iter().map(|p| fraction::exchange(p, *symbol, square)).collect::<Vec<_>>()
        }));
        let Some((form, gcd)) = forms.map(|f| (gcd(&f), f)).find(|(g, _)| !g.is_one()).map(|(g, f)| (f, g)) else {
            break;
        };
        entries = form.iter().map(|p| Expr::polynomial(&p.quotient(&gcd)).numerator().clone()).collect();
    }
    let result: Vec<Expr> = entries.iter().map(Expr::polynomial).collect();
    let signs: Vec<bool> = result.iter().filter(|e| !e.is_zero()).map(|e| horner::is_negative(&e.tree())).collect();
    let negative = signs.iter().filter(|s| **s).count();
    let flip = 2 * negative > signs.len() || (2 * negative == signs.len() && signs.first() == Some(&true));
    if flip { result.iter().map(|e| -e).collect() } else { result }
}
