//! Steps of `gonzalez-r` compared with a second, numerical implementation of the paper's algorithm:
//! Householder's factorisation with signs from the start of a step, its derivative by Algorithm 1
//! (here by dual numbers), equations (17) and (18), and Newton's method on all of (q', ρ').
//!
//! Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3.

use super::*;
use nalgebra::{DMatrix, DVector};
use std::ops::{Add, Div, Mul, Neg, Sub};

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    SYSTEMS.iter().map(|system| trial(format!("paper::{}", system.name), move || steps_agree(system))).collect()
}

/// The dual number x + x' ε with ε² = 0.
#[derive(Clone, Copy, Debug, Default)]
struct Dual(f64, f64);

impl Dual {
    fn sin(self) -> Self {
        Dual(self.0.sin(), self.1 * self.0.cos())
    }

    fn cos(self) -> Self {
        Dual(self.0.cos(), -self.1 * self.0.sin())
    }

    fn sqrt(self) -> Self {
        let root = self.0.sqrt();
        Dual(root, self.1 / (2.0 * root))
    }
}

impl Add for Dual {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Dual(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for Dual {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Dual(self.0 - other.0, self.1 - other.1)
    }
}

impl Neg for Dual {
    type Output = Self;
    fn neg(self) -> Self {
        Dual(-self.0, -self.1)
    }
}

impl Mul for Dual {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Dual(self.0 * other.0, self.1 * other.0 + self.0 * other.1)
    }
}

impl Div for Dual {
    type Output = Self;
    fn div(self, other: Self) -> Self {
        let quotient = self.0 / other.0;
        Dual(quotient, (self.1 - quotient * other.1) / other.0)
    }
}

fn number(x: f64) -> Dual {
    Dual(x, 0.0)
}

/// A system with a constant mass matrix and without potential: its declaration, and μ in numbers.
struct System {
    name: &'static str,
    declaration: &'static str,
    constraints: fn(&[Dual]) -> Vec<Vec<Dual>>,
    /// q, and a velocity before its projection onto the constraints.
    start: (&'static [f64], &'static [f64]),
}

const SYSTEMS: [System; 3] = [
    System {
        name: "snakeboard",
        declaration: include_str!("../../../models/snakeboard.yaml"),
        constraints: |q| {
            let (phi, theta) = (q[1], q[2]);
            let (front, back, arm) = (theta + phi, theta - phi, number(0.5) * phi.cos());
            let zero = number(0.0);
            vec![vec![zero, zero, -arm, -front.sin(), front.cos()], vec![zero, zero, arm, -back.sin(), back.cos()]]
        },
        start: (&[0.4, 0.7, -0.2, 0.1, 0.3], &[1.5, -0.6, 0.8, 0.9, -0.7]),
    },
    System {
        // Both diagonals move, and one of them passes through 0 several times.
        name: "blades",
        declaration: "name: blades
coordinates: [x, y, theta, phi]
lagrangian: (2*x_dot^2 + y_dot^2 + theta_dot^2 + 3*phi_dot^2 + x_dot*phi_dot)/2
constraints:
  - sin(theta)*x_dot - cos(theta)*y_dot + phi_dot/3
  - cos(phi)*x_dot + sin(phi)*theta_dot
",
        constraints: |q| {
            let (theta, phi, zero) = (q[2], q[3], number(0.0));
            vec![vec![theta.sin(), -theta.cos(), zero, number(1.0 / 3.0)], vec![phi.cos(), zero, phi.sin(), zero]]
        },
        start: (&[0.1, -0.2, 0.3, 0.6], &[0.5, 0.9, -1.1, 0.8]),
    },
    System {
        // The second diagonal is the difference of two equal numbers.
        name: "a_diagonal_of_roundings",
        declaration: "name: roundings
coordinates: [a, b, c, d]
lagrangian: (a_dot^2 + 2*b_dot^2 + c_dot^2 + d_dot^2 + c_dot*d_dot)/2
constraints:
  - cos(d)*a_dot + sin(d)*b_dot
  - 3*cos(d)*a_dot + 3*sin(d)*b_dot + cos(a)*c_dot + d_dot/2
",
        constraints: |q| {
            let (a, d, zero) = (q[0], q[3], number(0.0));
            let (three, half) = (number(3.0), number(0.5));
            vec![vec![d.cos(), d.sin(), zero, zero], vec![three * d.cos(), three * d.sin(), a.cos(), half]]
        },
        start: (&[0.3, -0.4, 0.2, 0.5], &[0.7, -0.8, 0.6, -0.9]),
    },
];

/// Returns the last m columns of the orthogonal factor of A = Q R (k × r, by columns), for given
/// signs, or for those of the diagonals.
fn factorise(mut columns: Vec<Vec<Dual>>, signs: Option<&[f64]>) -> (Vec<Vec<Dual>>, Vec<f64>) {
    let (r, k) = (columns.len(), columns[0].len());
    let dot = |x: &[Dual], y: &[Dual]| x.iter().zip(y).fold(number(0.0), |sum, (&x, &y)| sum + x * y);
    let (mut normals, mut found) = (Vec::new(), Vec::new());
    let reflect = |x: &mut [Dual], w: &[Dual]| {
        let along = number(2.0) * dot(x, w);
        x.iter_mut().zip(w).for_each(|(x, &w)| *x = *x - along * w);
    };
    for i in 0..r {
        // A diagonal below a millionth counts as 0 here, and 0 counts as +.
        let diagonal = columns[i][i].0;
        let own = if diagonal > -1e-6 { 1.0 } else { -1.0 };
        let sign = signs.map_or(own, |signs| signs[i]);
        found.push(sign);
        let mut w = columns[i].clone();
        w[..i].fill(number(0.0));
        w[i] = w[i] + number(sign) * dot(&w, &w).sqrt();
        let size = dot(&w, &w).sqrt();
        w.iter_mut().for_each(|w| *w = *w / size);
        columns[i..].iter_mut().for_each(|column| reflect(column, &w));
        normals.push(w);
    }
    let turned = |j: usize| {
        let mut x = vec![number(0.0); k];
        x[j] = number(1.0);
        normals.iter().rev().for_each(|w| reflect(&mut x, w));
        x
    };
    ((r..k).map(turned).collect(), found)
}

/// A step of the paper.
struct Paper<'a> {
    system: &'a System,
    mass: DMatrix<f64>,
}

impl Paper<'_> {
    /// Returns the columns of X, and their derivatives along each coordinate.
    fn frame(&self, q: &[f64], signs: &[f64]) -> (DMatrix<f64>, Vec<DMatrix<f64>>) {
        let along = |i: usize| {
            let q: Vec<Dual> = (0..q.len()).map(|j| Dual(q[j], if i == j { 1.0 } else { 0.0 })).collect();
            factorise((self.system.constraints)(&q), Some(signs)).0
        };
        let slopes: Vec<_> = (0..q.len()).map(along).collect();
        let part = |x: &[Vec<Dual>], part: fn(Dual) -> f64| DMatrix::from_fn(q.len(), x.len(), |i, a| part(x[a][i]));
        (part(&slopes[0], |x| x.0), slopes.iter().map(|slope| part(slope, |x| x.1)).collect())
    }

    fn metric(&self, x: &DMatrix<f64>) -> DMatrix<f64> {
        x.transpose() * &self.mass * x
    }

    fn hamiltonian(&self, zeta: &[f64], signs: &[f64]) -> f64 {
        let (q, rho) = zeta.split_at(self.mass.nrows());
        let rho = DVector::from_column_slice(rho);
        let y = self.metric(&self.frame(q, signs).0).lu().solve(&rho).expect("G is regular");
        rho.dot(&y) / 2.0
    }

    /// Returns ζ' − ζ − h Π(ζ̄) ∇̄ℋ.
    fn residual(&self, h: f64, (zeta, new): (&[f64], &[f64]), signs: &[f64]) -> Vec<f64> {
        let n = self.mass.nrows();
        let mid: Vec<f64> = zeta.iter().zip(new).map(|(a, b)| (a + b) / 2.0).collect();
        let delta = DVector::from_iterator(mid.len(), zeta.iter().zip(new).map(|(a, b)| b - a));
        let (x, slopes) = self.frame(&mid[..n], signs);
        let y = self.metric(&x).lu().solve(&DVector::from_column_slice(&mid[n..])).expect("G is regular");
        let p = &self.mass * &x * &y;
        // Equation (18), for a constant mass matrix and no potential.
        let gradient = DVector::from_iterator(
            mid.len(),
            slopes.iter().map(|slope| -p.dot(&(slope * &y))).chain(y.iter().copied()),
        );
        let change = self.hamiltonian(new, signs) - self.hamiltonian(zeta, signs) - gradient.dot(&delta);
        let discrete = &gradient + &delta * (change / delta.norm_squared());
        // (∂_b X_a)·p, along the vector field X_b.
        let m = x.ncols();
        let turned =
            DMatrix::from_fn(m, m, |a, b| (0..n).map(|i| x[(i, b)] * slopes[i].column(a).dot(&p)).sum::<f64>());
        let (along_q, along_rho) = (discrete.rows(0, n), discrete.rows(n, m));
        let q_rate = &x * along_rho;
        // Equation (17).
        let rho_rate = (&turned - turned.transpose()) * along_rho - x.transpose() * along_q;
        (0..n + m).map(|i| delta[i] - h * if i < n { q_rate[i] } else { rho_rate[i - n] }).collect()
    }

    fn step(&self, h: f64, q: &[f64], v: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let n = q.len();
        let numbers: Vec<Dual> = q.iter().map(|&q| number(q)).collect();
        let (_, signs) = factorise((self.system.constraints)(&numbers), None);
        let momenta =
            |q: &[f64], v: &[f64]| self.frame(q, &signs).0.transpose() * &self.mass * DVector::from_column_slice(v);
        let zeta = [q, momenta(q, v).as_slice()].concat();
        let mut new = zeta.clone();
        new[..n].iter_mut().zip(v).for_each(|(q, v)| *q += h * v);
        for _ in 0..20 {
            let here = self.residual(h, (&zeta, &new), &signs);
            let column = |j: usize| {
                // The central difference has the error 1e-10, so each iteration adds ten digits.
                let moved = |by: f64| {
                    let mut moved = new.clone();
                    moved[j] += by;
                    self.residual(h, (&zeta, &moved), &signs)
                };
                let (up, down) = (moved(1e-5), moved(-1e-5));
                DVector::from_iterator(up.len(), up.iter().zip(&down).map(|(a, b)| (a - b) / 2e-5))
            };
            let jacobian = DMatrix::from_columns(&(0..new.len()).map(column).collect::<Vec<_>>());
            let update = jacobian.lu().solve(&DVector::from_vec(here)).expect("the Jacobian is regular");
            new.iter_mut().zip(update.iter()).for_each(|(new, update)| *new -= update);
            if update.amax() < 1e-14 {
                break;
            }
        }
        let (q, rho) = new.split_at(n);
        let x = self.frame(q, &signs).0;
        let y = self.metric(&x).lu().solve(&DVector::from_column_slice(rho)).expect("G is regular");
        (q.to_vec(), (x * y).as_slice().to_vec())
    }
}

fn program(declaration: &str, name: &str) -> Verified<Program> {
    exposed(with_methods(declared(name, declaration), &["gonzalez", "gonzalez-r"])).program.clone()
}

fn distance((q, v): (&[f64], &[f64]), (other_q, other_v): (&[f64], &[f64])) -> f64 {
    let pairs = q.iter().zip(other_q).chain(v.iter().zip(other_v));
    pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

/// Checks forty steps of h = 1/20, each from the state of `gonzalez-r`. The frame matters:
/// `gonzalez` in the declared or derived frame gives other states.
fn steps_agree(system: &System) {
    let program = program(system.declaration, system.name);
    let defaults: Vec<f64> = match system.name {
        "snakeboard" => vec![4.0, 0.5, 0.3, 2.0],
        _ => Vec::new(),
    };
    let caller = Caller::new(&program, &defaults).expect("parameters");
    let (q, v) = system.start;
    let v = projected(&caller, q, v);
    let mass = caller.call(Quantity::MassMatrix, &[q]).expect("all systems have it");
    let paper = Paper { system, mass: DMatrix::from_row_slice(q.len(), q.len(), &mass) };
    let h = 0.05;
    let mut run = Run::new(&program, "gonzalez-r", &defaults, h, q, &v).expect("starts");
    let mut others: f64 = 0.0;
    for step in 1..=40 {
        let (q, v) = run.state();
        let mut other = Run::new(&program, "gonzalez", &defaults, h, &q, &v).expect("starts");
        other.step().expect("steps");
        run.step().expect("steps");
        let (expected_q, expected_v) = paper.step(h, &q, &v);
        let (new_q, new_v) = run.state();
        // ℋ' − ℋ is a plain difference in the paper's formula: ε |ℋ|/|Δ|, about 1e-14, times the
        // roundings of a factorisation.
        let off = distance((&new_q, &new_v), (&expected_q, &expected_v));
        assert!(off < 1e-12, "{}, step {step}: off by {off:e}", system.name);
        let (other_q, other_v) = other.state();
        others = others.max(distance((&other_q, &other_v), (&expected_q, &expected_v)));
    }
    assert!(others > 1e-8, "{}: another frame makes no difference, {others:e}", system.name);
}
