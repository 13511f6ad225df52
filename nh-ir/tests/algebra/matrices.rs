//! Linear algebra.

use crate::support::*;
use nonholonomic_ir::algebra::{Engine, Expr, Matrix};
use nonholonomic_ir::tree::Var;

/// Returns a dense invertible matrix.
fn dense(n: usize) -> Matrix {
    Matrix::from_fn(n, n, |i, j| {
        let entry = int(((i * 7 + j * 3) % 5) as i64 - 2);
        if i == j { entry + parameter(i % 3) + int(5) } else { entry }
    })
}

/// Inverses of all sizes.
#[test]
pub fn inverses() {
    let _engine = Engine::new().enter();
    for n in 0..=8 {
        let matrix = dense(n);
        let inverse = matrix.inverse().expect("an invertible matrix");
        assert_equal(&(&matrix * &inverse), &Matrix::identity(n));
    }
}

/// Inverses with denominators and roots.
#[test]
pub fn inverse_with_fractions() {
    let _engine = Engine::new().enter();
    let [m, l, ..] = positive_parameters();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    let matrix = Matrix::new(
        3,
        3,
        vec![
            &s / &m,
            &c / (&l + int(1)),
            int(1),
            -&c,
            &s / &l,
            sqrt(&(&m + &l)),
            int(0),
            int(1) / (&m + &s),
            c.clone(),
        ],
    );
    let inverse = matrix.inverse().expect("an invertible matrix");
    assert_equal(&(&matrix * &inverse), &Matrix::identity(3));
    assert_equal(&(&inverse * &matrix), &Matrix::identity(3));
}

/// Blocks keep their zeros.
#[test]
pub fn blocks() {
    let _engine = Engine::new().enter();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    let mut matrix = Matrix::zeros(7, 7);
    // A rotation in rows 0, 4 and columns 1, 6; a permutation of the others.
    for (i, j, e) in [(0, 1, &c), (0, 6, &-&s), (4, 1, &s), (4, 6, &c)] {
        matrix[(i, j)] = e.clone();
    }
    for (i, j) in [(1, 0), (2, 5), (3, 4), (5, 3), (6, 2)] {
        matrix[(i, j)] = parameter(0);
    }
    let inverse = matrix.inverse().expect("an invertible matrix");
    assert_equal(&(&matrix * &inverse), &Matrix::identity(7));
    assert_eq!(inverse.entries().iter().filter(|e| !e.is_zero()).count(), 9);
    assert_eq!(shown(&inverse[(1, 0)]), "cos(theta)");
    assert_eq!(inverse[(6, 0)], -s);
}

/// Determinants.
#[test]
pub fn determinants() {
    let _engine = Engine::new().enter();
    for n in 0..=8 {
        let matrix = dense(n);
        let permuted = Matrix::from_fn(n, n, |i, j| matrix[((i + 1) % n, j)].clone());
        let sign = if n % 2 == 1 { 1 } else { -1 };
        let expected = if n < 2 { matrix.determinant() } else { matrix.determinant() * int(sign) };
        assert_eq!(permuted.determinant(), expected, "size {n}");
        assert_eq!(matrix.transpose().determinant(), matrix.determinant(), "size {n}");
        let value = |e: &Expr| e.evaluate(&point);
        assert_close(value(&matrix.determinant()), numeric(&matrix), &|| format!("size {n}"));
    }
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    assert!(Matrix::new(2, 2, vec![c.clone(), -&s, s, c]).determinant().is_one());
}

/// Returns the determinant at a point, by elimination in floating point.
fn numeric(matrix: &Matrix) -> f64 {
    let n = matrix.rows();
    let mut a: Vec<Vec<f64>> = (0..n).map(|i| matrix.row(i).iter().map(|e| e.evaluate(&point)).collect()).collect();
    let mut product = 1.0;
    for k in 0..n {
        let p = (k..n).max_by(|i, j| a[*i][k].abs().total_cmp(&a[*j][k].abs())).expect("a row");
        if p != k {
            a.swap(p, k);
            product = -product;
        }
        product *= a[k][k];
        for i in k + 1..n {
            let factor = a[i][k] / a[k][k];
            let pivot_row = a[k].clone();
            a[i].iter_mut().zip(&pivot_row).for_each(|(x, p)| *x -= factor * p);
        }
    }
    product
}

/// Singular matrices.
#[test]
pub fn singular() {
    let _engine = Engine::new().enter();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    // The matrix is singular because s² + c² = 1.
    let matrix = Matrix::new(2, 2, vec![s.pow(2), int(1) - c.pow(2), int(1), int(1)]);
    assert!(matrix.inverse().is_none());
    assert!(matrix.determinant().is_zero());
    assert_eq!(matrix.rank(), 1);
    assert!(Matrix::zeros(2, 2).inverse().is_none());
    assert!(Matrix::new(2, 2, vec![int(1), int(0), int(2), int(0)]).inverse().is_none());
    let large = Matrix::from_fn(8, 8, |i, j| parameter(0) + int((i * j) as i64));
    assert!(large.inverse().is_none() && large.determinant().is_zero());
    assert_eq!(large.rank(), 2);
}

/// Ranks.
#[test]
pub fn ranks() {
    let _engine = Engine::new().enter();
    assert_eq!(Matrix::zeros(3, 4).rank(), 0);
    assert_eq!(dense(5).rank(), 5);
    let (x, y) = (coordinate(0), coordinate(1));
    assert_eq!(Matrix::new(2, 3, vec![x.clone(), y.clone(), int(1), x.pow(2), &x * &y, x]).rank(), 1);
}

fn shown_kernel(matrix: &Matrix) -> Vec<Vec<String>> {
    let kernel = matrix.kernel();
    assert_eq!(kernel.len() + matrix.rank(), matrix.cols());
    for vector in &kernel {
        assert!((matrix * &Matrix::column_vector(vector.clone())).is_zero(), "{vector:?}");
    }
    kernel.iter().map(|v| v.iter().map(shown).collect()).collect()
}

/// The kernel of a knife edge.
#[test]
fn knife_edge() {
    let _engine = Engine::new().enter();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    let matrix = Matrix::new(1, 3, vec![-s, c, Expr::zero()]);
    assert_eq!(shown_kernel(&matrix), [["cos(theta)", "sin(theta)", "0"], ["0", "0", "1"]]);
}

/// The kernel of a rolling disc.
#[test]
fn rolling_disc() {
    let _engine = Engine::new().enter();
    let [_, _, _, _, radius, _] = positive_parameters();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    let o = Expr::zero;
    let matrix = Matrix::new(2, 4, vec![int(1), o(), o(), -&radius * c, o(), int(1), o(), -&radius * s]);
    assert_eq!(shown_kernel(&matrix), [["0", "0", "1", "0"], ["R*cos(theta)", "R*sin(theta)", "0", "1"]]);
}

/// The kernel of a snakeboard or a car, with the heading and the steering angle.
#[test]
fn two_wheels() {
    let _engine = Engine::new().enter();
    let [_, l, ..] = positive_parameters();
    let (theta, phi, o) = (coordinate(2), coordinate(4), Expr::zero);
    let (front, back, arm) = (&theta + &phi, &theta - &phi, &l * cos(&phi));
    let matrix = Matrix::new(2, 4, vec![-sin(&front), cos(&front), -&arm, o(), -sin(&back), cos(&back), arm, o()]);
    let expected = [["l*cos(theta)*cos(phi)", "l*sin(theta)*cos(phi)", "-sin(phi)", "0"], ["0", "0", "0", "1"]];
    assert_eq!(shown_kernel(&matrix), expected);
}

/// Kernels have no common factors.
#[test]
pub fn kernel_factors() {
    let _engine = Engine::new().enter();
    let [m, l, ..] = positive_parameters();
    let (s, c) = (sin(&coordinate(2)), cos(&coordinate(2)));
    // The same direction in another form.
    let matrix = Matrix::new(1, 2, vec![-&s * &c * &m / (&l + &s), c.pow(2) * &m / (&l + &s)]);
    assert_eq!(shown_kernel(&matrix), [["cos(theta)", "sin(theta)"]]);
    let matrix = Matrix::new(1, 2, vec![int(1) - s.pow(2), &s * &c]);
    assert_eq!(shown_kernel(&matrix), [["sin(theta)", "-cos(theta)"]]);
}

/// Kernels of empty and full matrices.
#[test]
fn extreme_kernels() {
    let _engine = Engine::new().enter();
    assert!(dense(3).kernel().is_empty());
    assert_eq!(shown_kernel(&Matrix::zeros(1, 2)), [["1", "0"], ["0", "1"]]);
    assert_eq!(Matrix::zeros(0, 2).kernel().len(), 2);
}

/// Solutions.
#[test]
pub fn solutions() {
    let _engine = Engine::new().enter();
    let matrix = dense(4);
    let right = Matrix::from_fn(4, 2, |i, j| coordinate(i) * int(1 + j as i64));
    let solution = matrix.solve(&right).expect("an invertible matrix");
    assert_equal(&(&matrix * &solution), &right);
}

/// The sleigh's metric.
#[test]
fn sleigh() {
    let _engine = Engine::new().enter();
    let [m, _, _, j, _, a] = positive_parameters();
    let theta = coordinate(2);
    let (s, c, o) = (sin(&theta), cos(&theta), Expr::zero);
    let metric = Matrix::new(
        3,
        3,
        vec![
            m.clone(),
            o(),
            -&m * &a * &s,
            o(),
            m.clone(),
            &m * &a * &c,
            -&m * &a * &s,
            &m * &a * &c,
            &j + &m * a.pow(2),
        ],
    );
    assert!(metric.is_symmetric());
    assert_eq!(shown(&metric.determinant()), "m^2*J");
    let inverse = metric.inverse().expect("a metric");
    assert_eq!(shown(&inverse[(2, 2)]), "1/J");
    assert_eq!(shown(&inverse[(0, 2)]), "a*sin(theta)/J");
    assert_eq!(shown(&inverse[(0, 1)]), "-a^2*sin(theta)*cos(theta)/J");
    assert_eq!(shown(&metric.derivative(Var::Coordinate(2))[(0, 2)]), "-m*a*cos(theta)");
}
