//! The spread of the energy errors of many motions: the lower right panel of figure 2.

use super::Method;
use super::quartic::{self, METHODS};
use crate::{Failure, Outcome, Setting, Verdict};
use nonholonomic_lab::diagnostics::{fit_line, larger};
use nonholonomic_lab::ensemble::{Random, moments};

/// The seed of the initial states.
pub const SEED: u64 = 2019;
/// The slope of the paper's reference line, σ²/h⁴ = 10⁻⁴ t.
pub const LINE: f64 = 1e-4;
/// The number of times at which the spread is measured.
const TIMES: u64 = 100;

/// A method with a step, and the spread of the energy errors of its motions.
#[derive(Clone, Debug)]
pub struct Spread {
    /// The method.
    pub method: Method,
    /// The step.
    pub step: f64,
    /// The times.
    pub t: Vec<f64>,
    /// The variance of H(t) − H(0) over the members.
    pub variance: Vec<f64>,
    /// The largest |H(t) − H(0)| of any member.
    pub largest: f64,
    /// The number of steps.
    pub steps: u64,
}

/// The spread of all methods, and the initial states (q, v) of all members.
pub type Spreads = (Vec<Spread>, Vec<(Vec<f64>, Vec<f64>)>);

/// Runs the ensemble under all methods.
///
/// The methods that do not conserve the energy are run with two steps. Their ratio of 2
/// distinguishes h⁴ from other powers of h by a factor of 4 at least.
pub fn spreads(setting: &Setting<'_>) -> Result<Spreads, Failure> {
    let members = setting.pick(200, 4);
    let until = setting.pick(4000.0, 20.0);
    let problem = quartic::problem(setting)?;
    let starts = (0..members).map(|k| quartic::draw(&problem, &mut Random::new(SEED, k)));
    let starts = starts.collect::<Result<Vec<_>, _>>()?;

    let cases = METHODS.iter().flat_map(|method| {
        let steps: &[f64] = if method.conserves { &[0.1] } else { &[0.1, 0.05] };
        steps.iter().map(move |step| (*method, *step))
    });
    let cases: Vec<(Method, f64)> = cases.collect();
    let jobs: Vec<_> = cases.iter().flat_map(|case| (0..starts.len()).map(move |k| (*case, k))).collect();
    let errors = setting.each(&jobs, |((method, step), k)| {
        let (q, v) = &starts[*k];
        member(setting, *method, *step, (until / step).round() as u64, q, v)
    })?;
    let spreads = cases.iter().zip(errors.chunks(starts.len())).map(|((method, step), errors)| {
        let steps = (until / step).round() as u64;
        let every = steps / TIMES;
        Spread {
            method: *method,
            step: *step,
            t: (0..=TIMES).map(|k| (k * every) as f64 * step).collect(),
            variance: moments(errors).variance,
            largest: errors.iter().flatten().fold(0.0, |max, e| larger(max, e.abs())),
            steps,
        }
    });
    let spreads = spreads.collect();
    Ok((spreads, starts))
}

/// Returns the energy errors of one motion.
fn member(
    setting: &Setting<'_>,
    method: Method,
    step: f64,
    steps: u64,
    q: &[f64],
    v: &[f64],
) -> Result<Vec<f64>, Failure> {
    let problem = quartic::problem(setting)?;
    let mut stepper = problem.stepper_at(method.name, q, v, step)?;
    let (mut q, mut v) = (q.to_vec(), v.to_vec());
    let start = problem.system.energy(0.0, &q, &v);
    let mut errors = vec![0.0];
    for _ in 0..TIMES {
        for _ in 0..steps / TIMES {
            stepper.step().map_err(|e| Failure(format!("{}: {e}", method.label)))?;
        }
        stepper.state(&mut q, &mut v);
        errors.push(problem.system.energy(0.0, &q, &v) - start);
    }
    Ok(errors)
}

impl Spread {
    /// Returns the slopes of the variance over the first and the second half of the run.
    ///
    /// The error oscillates besides the random walk, with an amplitude of order h² that differs
    /// from motion to motion. σ² therefore begins with a constant, which would dominate a power law
    /// fitted to σ².
    fn halves(&self) -> Option<[f64; 2]> {
        let middle = self.t.len() / 2;
        let slope = |part: std::ops::Range<usize>| fit_line(&self.t[part.clone()], &self.variance[part]);
        // The first point is the start, where all errors are zero.
        Some([slope(1..middle)?.slope, slope(middle..self.t.len())?.slope])
    }

    /// Returns the slope of σ²/h⁴ over t, and its standard error.
    fn slope(&self) -> Option<(f64, f64)> {
        let scaled: Vec<f64> = self.variance.iter().map(|v| v / self.step.powi(4)).collect();
        fit_line(&self.t[1..], &scaled[1..]).map(|line| (line.slope, line.slope_error))
    }
}

/// Decides the paper's claims about the panel.
pub fn verdicts(spreads: &[Spread]) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    for method in METHODS {
        let of_method: Vec<&Spread> = spreads.iter().filter(|s| s.method == method).collect();
        match of_method.as_slice() {
            [coarse, fine] => verdicts.extend(random_walk(coarse, fine)),
            [only] => verdicts.push(none(only)),
            _ => {}
        }
    }
    verdicts
}

/// Decides whether the variance grows like that of a random walk, and to the paper's line.
fn random_walk(coarse: &Spread, fine: &Spread) -> Vec<Verdict> {
    let label = coarse.method.label;
    let mut verdicts = Vec::new();
    for spread in [coarse, fine] {
        let h = spread.step;
        let [first, second] = spread.halves().unwrap_or([f64::NAN; 2]).map(|slope| slope / h.powi(4));
        let ratio = second / first;
        let linear = first > 0.0 && (0.5..=2.0).contains(&ratio);
        verdicts.push(
            Verdict::new(format!("{label}, h = {h}: the variance grows linearly in time"), ratio, Outcome::of(linear))
                .criterion(
                    "it grows, and its slopes over the two halves of the run agree within a factor of 2; their ratio would be 0.41 \
                     for growth like √t, 3 for growth like t²",
                )
                .measured(format!("slopes of σ²/h⁴ {first:.2e} and {second:.2e}, ratio {ratio:.2}")),
        );
        let (slope, slope_error) = spread.slope().unwrap_or((f64::NAN, f64::NAN));
        let near = (LINE / 3.0..=LINE * 3.0).contains(&slope);
        verdicts.push(
            Verdict::new(
                format!("{label}, h = {h}: the variance, over h⁴, accords with the line 10⁻⁴ t"),
                slope,
                Outcome::of(near),
            )
            .criterion("the slope of σ²/h⁴ over t lies within a factor of 3 of 10⁻⁴")
            .measured(format!("slope {slope:.2e} ± {slope_error:.0e}")),
        );
    }
    // If σ² ∝ hᵖ, the slopes of σ²/h⁴ are proportional to h^(p − 4); the two values of h differ by
    // a factor of 2.
    let ratio = coarse.slope().zip(fine.slope()).map_or(f64::NAN, |((a, _), (b, _))| a / b);
    let fourth = (std::f64::consts::FRAC_1_SQRT_2..std::f64::consts::SQRT_2).contains(&ratio);
    verdicts.push(
        Verdict::new(format!("{label}: the variance is proportional to h⁴"), ratio, Outcome::of(fourth))
            .criterion("the slopes of σ²/h⁴ with h and h/2 agree within a factor of √2: σ² grows like a power of h between 3.5 and 4.5")
            .measured(format!("ratio {ratio:.2}, a power of {:.2}", 4.0 + ratio.log2())),
    );
    verdicts
}

/// Decides whether the variance is roundoff.
fn none(spread: &Spread) -> Verdict {
    let roundoff = roundoff(spread.steps);
    let deviation = spread.variance.iter().fold(0.0, |max, v| larger(max, *v)).sqrt();
    Verdict::new(
        format!("{}: the variance is zero up to machine precision", spread.method.label),
        deviation,
        Outcome::of(deviation <= roundoff),
    )
    .criterion(format!("standard deviation of the energy error at most {roundoff:.1e}, which is roundoff"))
    .measured(format!("largest standard deviation {deviation:.1e}, largest error of any member {:.1e}", spread.largest))
}

/// Bounds the effect of rounding on the energy in `steps` steps: a few units in the last place per
/// step.
pub fn roundoff(steps: u64) -> f64 {
    4.0 * f64::EPSILON * quartic::ENERGY * steps as f64
}
