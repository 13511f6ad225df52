//! The linearised map of the sleigh's momenta: Proposition 4.1.

use crate::{Cell, Failure, Outcome, Problem, Setting, Table, Verdict};
use nonholonomic_lab::diagnostics::larger;

/// The sleigh's momenta on D*, in the paper's orthonormal frame.
pub type Momenta = [f64; 2];

/// The examined methods.
const METHODS: [&str; 2] = ["gonzalez", "euler"];

/// The sleigh of section 4.2, in the paper's frame.
pub struct Sleigh {
    /// The problem at the initial data of figure 3.
    pub problem: Problem,
    /// J + m a²
    inertia: f64,
    mass: f64,
    arm: f64,
}

impl Sleigh {
    /// Creates the sleigh with this data set.
    pub fn new(setting: &Setting<'_>, data: &str) -> Result<Sleigh, Failure> {
        // The caption of figure 3 gives these values.
        let (inertia, mass, arm) = (8.0, 1.0, 1.0);
        let problem =
            setting.problem("chaplygin_sleigh", &METHODS, data, &[("J", inertia), ("m", mass), ("a", arm)])?;
        Ok(Sleigh { problem, inertia: inertia + mass * arm * arm, mass, arm })
    }

    /// Returns C¹₁₂ = a √m/(J + m a²), the bracket's structure function.
    pub fn structure(&self) -> f64 {
        self.arm * self.mass.sqrt() / self.inertia
    }

    /// Returns the momenta of a state.
    pub fn momenta(&self, q: &[f64], v: &[f64]) -> Momenta {
        let mut rho = [0.0; 2];
        self.problem.system.rho(0.0, q, v, &mut rho);
        rho
    }

    /// Returns the momenta after one step.
    fn map(&self, method: &str, h: f64, rho: Momenta) -> Result<Momenta, Failure> {
        let q = &self.problem.q;
        let (sin, cos) = q[2].sin_cos();
        // v = X ρ, since the frame is orthonormal.
        let speed = rho[1] / self.mass.sqrt();
        let v = [speed * cos, speed * sin, rho[0] / self.inertia.sqrt()];
        let mut stepper = self.problem.stepper_at(method, q, &v, h)?;
        stepper.step().map_err(|e| Failure(e.0))?;
        let (mut q, mut v) = (q.clone(), v.to_vec());
        stepper.state(&mut q, &mut v);
        Ok(self.momenta(&q, &v))
    }

    /// Returns the eigenvalues of the map's derivative at (0, ρ₂), first that of ρ₁.
    ///
    /// **Equation**: central differences of width δ and, for Richardson extrapolation, δ/2. In ρ₂
    /// the width is 10⁻⁴ |ρ₂|. In ρ₁ it is the same, or smaller by a factor of λ if the map expands
    /// by λ (the formula's, `expected`), so that neither a state nor its image is further than 10⁻⁴
    /// |ρ₂| from the equilibrium. The remaining error is of the order of 10⁻¹⁶ from the width, and
    /// ε/10⁻⁴ from rounding.
    fn eigenvalues(&self, method: &str, h: f64, rho2: f64, expected: f64) -> Result<[f64; 2], Failure> {
        let mut matrix = [[0.0; 2]; 2];
        for j in 0..2 {
            let difference = |delta: f64| -> Result<Momenta, Failure> {
                let at = |sign: f64| {
                    let mut rho = [0.0, rho2];
                    rho[j] += sign * delta;
                    self.map(method, h, rho)
                };
                let (plus, minus) = (at(1.0)?, at(-1.0)?);
                Ok([0, 1].map(|i| (plus[i] - minus[i]) / (2.0 * delta)))
            };
            let delta = 1e-4 * rho2.abs() / if j == 0 { expected.abs().max(1.0) } else { 1.0 };
            let (coarse, fine) = (difference(delta)?, difference(0.5 * delta)?);
            for i in 0..2 {
                matrix[i][j] = (4.0 * fine[i] - coarse[i]) / 3.0;
            }
        }
        let [[a, b], [c, d]] = matrix;
        // Both are real if the off-diagonal entries vanish. Roundoff of these entries enters as a
        // product, hence squared.
        let (mean, half) = (0.5 * (a + d), 0.5 * (a - d));
        let root = (half * half + b * c).max(0.0).sqrt().copysign(half);
        Ok([mean + root, mean - root])
    }
}

/// The linearised map at one equilibrium, with one step.
pub struct Point {
    method: &'static str,
    rho2: f64,
    h: f64,
    /// h over its bound |2/(C ρ₂)|, or |1/(C ρ₂)| for Euler's method.
    fraction: f64,
    measured: [f64; 2],
    /// λ₁ by the formula; λ₂ is 1.
    expected: f64,
    /// The distance by which the equilibrium moves in a step.
    moved: f64,
}

/// Computes eigenvalues at equilibria on both sides, with steps up to the proposition's bound.
pub fn points(setting: &Setting<'_>) -> Result<Vec<Point>, Failure> {
    let mut jobs = Vec::new();
    for method in METHODS {
        for rho2 in [-10.0, -3.0, -0.6, -0.1, 0.1, 0.6, 3.0, 10.0] {
            for fraction in [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99] {
                jobs.push((method, rho2, fraction));
            }
        }
    }
    setting.each(&jobs, |&(method, rho2, fraction)| {
        let sleigh = Sleigh::new(setting, "paper")?;
        let rate = sleigh.structure() * rho2;
        let implicit = method == "gonzalez";
        let h = fraction * (if implicit { 2.0 } else { 1.0 } / rate).abs();
        let expected = if implicit { (2.0 - h * rate) / (2.0 + h * rate) } else { 1.0 - h * rate };
        let after = sleigh.map(method, h, [0.0, rho2])?;
        let moved = after[0].abs().max((after[1] - rho2).abs());
        let measured = sleigh.eigenvalues(method, h, rho2, expected)?;
        Ok(Point { method, rho2, h, fraction, measured, expected, moved })
    })
}

/// Tabulates the points.
pub fn table(points: &[Point]) -> Table {
    let columns = ["method", "rho2", "h", "h over bound", "lambda1", "lambda1 by formula", "lambda2", "moved"];
    let mut table = Table::new("eigenvalues", columns);
    for p in points {
        let numbers = [p.rho2, p.h, p.fraction, p.measured[0], p.expected, p.measured[1], p.moved];
        table.push([Cell::from(p.method)].into_iter().chain(numbers.map(Cell::Number)).collect());
    }
    table
}

/// Returns the curves of (h over its bound, measured λ₁) and of the formula's λ₁.
pub fn curves(points: &[Point], stable: bool) -> [Vec<(f64, f64)>; 2] {
    let of = |f: fn(&Point) -> f64| {
        let chosen = points.iter().filter(|p| p.method == "gonzalez" && p.rho2 == if stable { 0.6 } else { -0.6 });
        chosen.map(|p| (p.fraction, f(p))).collect()
    };
    [of(|p| p.measured[0]), of(|p| p.expected)]
}

/// Decides proposition 4.1, and remark 4.2 for Euler's method.
pub fn verdicts(points: &[Point]) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    for (method, statement) in [("gonzalez", "Proposition 4.1"), ("euler", "Remark 4.2, explicit Euler")] {
        let of = || points.iter().filter(|p| p.method == method);
        let worst = |f: &dyn Fn(&Point) -> f64| of().map(f).fold(0.0, larger);
        let count = of().count();
        let moved = worst(&|p| p.moved / p.rho2.abs());
        verdicts.push(
            // Momenta are converted into velocities and back, which takes a root, a sine or cosine
            // and a few products.
            Verdict::new(format!("{statement}: the states ρ₁ = 0 are equilibria"), moved, Outcome::of(moved <= 4e-15))
                .criterion("a step from (0, ρ₂) moves it by 4e-15 of ρ₂, 16 ulps, at most")
                .measured(format!("largest motion {moved:.1e} of ρ₂, over {count} pairs of ρ₂ and h")),
        );
        // Differences of width 1e-4 carry a roundoff of some 1e-12 of the momenta, even beside an
        // eigenvalue near 0.
        let error = worst(&|p| {
            let first = (p.measured[0] - p.expected).abs() / p.expected.abs().max(1.0);
            first.max((p.measured[1] - 1.0).abs())
        });
        let formula = if method == "gonzalez" { "(2 − hCρ₂)/(2 + hCρ₂)" } else { "1 − hCρ₂" };
        verdicts.push(
            Verdict::new(
                format!("{statement}: the linearised map has the eigenvalues {formula} and 1"),
                error,
                Outcome::of(error <= 1e-9),
            )
            .criterion("error at most 1e-9 of the larger of λ and 1, the accuracy of the differences")
            .measured(format!("largest error {error:.1e}, over {count} pairs of ρ₂ and h")),
        );
        for (sign, says) in [(1.0, "asymptotically stable with respect to ρ₁"), (-1.0, "unstable")] {
            let side = || of().filter(|p| p.rho2.signum() == sign).map(|p| p.measured[0]);
            let (low, high) = side().fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), l| (a.min(l), b.max(l)));
            let holds = if sign > 0.0 { low > 0.0 && high < 1.0 } else { low > 1.0 };
            let relation = if sign > 0.0 { ">" } else { "<" };
            verdicts.push(
                Verdict::new(
                    format!("{statement}: below the bound on h, the equilibria with ρ₂ {relation} 0 are {says}"),
                    if sign > 0.0 { high } else { low },
                    Outcome::of(holds),
                )
                .criterion(if sign > 0.0 { "0 < λ₁ < 1 at all of them" } else { "λ₁ > 1 at all of them" })
                .measured(format!("λ₁ from {low:.4} to {high:.4}")),
            );
        }
    }
    verdicts
}
