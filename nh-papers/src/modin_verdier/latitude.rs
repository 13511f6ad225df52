//! The hidden integral of the transmission: the latitude on the driver's Poincaré section.
//!
//! Let u = (x₁, x₂, v), with v = ẋ·k(ξ) the speed along the transmission's direction k. The
//! passenger's motion is u̇ = Ω(ξ) u with a skew matrix Ω. One period of the driver turns every u
//! by the same rotation Φ. The angle between u and the axis of Φ, observed once per period, is an
//! integral without a known formula (Modin & Verdier 2020, sections 3.2 and 5).
//!
//! The axis is that of the exact motion: three solutions from the unit vectors give the columns of
//! Φ.

use crate::{Failure, Problem};
use nonholonomic_lab::diagnostics::{Crossing, Direction, Section};

/// The section function: the driver passes ξ = 0, modulo whole turns, upwards.
type SectionFunction = fn(f64, &[f64], &[f64]) -> f64;

/// Returns the driver's Poincaré section, sin ξ = 0 with ξ̇ > 0. It is crossed once per period, of
/// oscillation or of rotation.
pub fn section() -> Section<SectionFunction> {
    Section::new(|_, q, _| q[2].sin(), Direction::Rising)
}

/// A point of the section.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SectionPoint {
    /// Time.
    pub t: f64,
    /// (x₁, x₂, v)
    pub u: [f64; 3],
    /// The sine of the latitude of u above the equator of the rotation: a·u/|u|.
    pub latitude: f64,
    /// |sin ξ| at the point.
    pub residual: f64,
    /// The uncertainty of the interpolation.
    pub uncertainty: f64,
}

/// The axis of the rotation by one period of the driver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axis {
    /// Unit vector.
    pub direction: [f64; 3],
    /// The largest entry of |ΦᵀΦ − I|: the error of Φ.
    pub defect: f64,
}

impl Axis {
    /// Computes the axis of the driver's motion from this problem's initial data, which lie on the
    /// section.
    ///
    /// # Errors
    /// A run fails; or the rotation is so close to the identity, or to half a turn, that its axis
    /// is undetermined.
    pub fn of(problem: &Problem) -> Result<Axis, Failure> {
        // The classical Runge–Kutta method has order 4: (h ω)⁴ is 1e-12 for the fastest motion, ω =
        // 4, and its error constant is 1/120.
        let step = 2.5e-4;
        let mut columns = [[0.0; 3]; 3];
        for (i, column) in columns.iter_mut().enumerate() {
            let mut u = [0.0; 3];
            u[i] = 1.0;
            *column = one_period(problem, u, step)?;
        }
        let mut defect = 0.0_f64;
        for (i, a) in columns.iter().enumerate() {
            for (j, b) in columns.iter().enumerate() {
                defect = defect.max((dot(a, b) - f64::from(u8::from(i == j))).abs());
            }
        }
        // Φ − Φᵀ is 2 sin(angle) times the matrix of the cross product with the axis.
        let twice = |row: usize, column: usize| columns[column][row] - columns[row][column];
        let axis = [twice(2, 1), twice(0, 2), twice(1, 0)];
        let length = dot(&axis, &axis).sqrt();
        if length < 1e-3 {
            return Err(Failure(format!("the rotation of one period has no sharp axis ({length:.1e})")));
        }
        Ok(Axis { direction: axis.map(|a| a / length), defect })
    }

    /// Returns a crossing with its latitude.
    pub fn point(&self, crossing: &Crossing) -> SectionPoint {
        let u = vector(&crossing.q, &crossing.v);
        let latitude = dot(&self.direction, &u) / dot(&u, &u).sqrt();
        SectionPoint { t: crossing.t, u, latitude, residual: crossing.residual, uncertainty: crossing.uncertainty }
    }
}

/// Returns (x₁, x₂, v) of a state: v = ẋ·k(ξ) with k = (−sin ξ, 1)/√(1 + sin²ξ).
fn vector(q: &[f64], v: &[f64]) -> [f64; 3] {
    let s = q[2].sin();
    [q[0], q[1], (v[1] - s * v[0]) / (1.0 + s * s).sqrt()]
}

/// Returns u after one period of the driver.
fn one_period(problem: &Problem, u: [f64; 3], step: f64) -> Result<[f64; 3], Failure> {
    let (xi, rate) = (problem.q[2], problem.v[2]);
    let s = xi.sin();
    let speed = u[2] / (1.0 + s * s).sqrt();
    let (q, v) = ([u[0], u[1], xi], [-s * speed, speed, rate]);
    let mut stepper = problem.stepper_at("rk4", &q, &v, step)?;
    let (mut q, mut v) = (q.to_vec(), v.to_vec());
    let mut section = section();
    let mut crossings = 0;
    // The period of each of these drivers is below a hundred time units.
    for k in 0..400_000_u32 {
        stepper.state(&mut q, &mut v);
        for crossing in section.push(f64::from(k) * step, &q, &v) {
            // The first crossing is the start itself.
            crossings += 1;
            if crossings == 2 {
                return Ok(vector(&crossing.q, &crossing.v));
            }
        }
        stepper.step().map_err(|e| Failure(e.0))?;
    }
    Err(Failure("the driver does not come back".to_owned()))
}

fn dot(a: &[f64; 3], b: &[f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
