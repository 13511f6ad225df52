//! The energy of `gonzalez` over long runs, and the effect of a solve that stops too early.

use crate::exact::{call, energy_scale};
use crate::{Finding, case};
use libtest_mimic::Failed;
use nh_tests::verify::{Drift, Failure, Run, drift};
use nonholonomic::catalogue::DynSystem;
use std::rc::Rc;

const H: f64 = 0.05;

/// Checks the sleigh, whose ℋ = ½ (ρ₁² + ρ₂²) leads to a bound without uncertain factors.
///
/// ρᵢ' = ρᵢ + h·rate is rounded by at most half a unit, ε/2 |ρᵢ|, evenly distributed: by ε/√12 |ρᵢ|
/// in the root mean square, and ℋ by ε/√12 (ρ₁⁴ + ρ₂⁴)^½ ≤ ε/√3 ℋ. The rates' own roundings are h
/// |rate|/|ρ| < 1 % of that, and Newton's method leaves ε²/256. A walk of N such steps stays within
/// three standard deviations: 3 ε/√3 ℋ √N = 6.9·10⁻¹⁴ for N = 10⁶ and ℋ = 0.18.
pub fn sleigh() -> Finding {
    let found = run("chaplygin_sleigh/paper/gonzalez", 1_000_000)?;
    judge(&found, found.initial, 1.0 / 3.0_f64.sqrt())
}

/// Checks the contact oscillator: it never comes to rest, stays bounded, and ℋ is not quadratic (G
/// depends on ξ).
///
/// Every ζᵢ is rounded by ε/2 |ζᵢ| at most, and ℋ by ε/2 Σ |∂ℋ/∂ζᵢ ζᵢ|. Rates of size |ζ|/h (h ω =
/// 0.05) that are sums of ten terms add less than that again.
pub fn oscillator() -> Finding {
    let case = case("cvt_harmonic/standard/gonzalez")?;
    let system = case.system()?;
    let found = run("cvt_harmonic/standard/gonzalez", 200_000)?;
    judge(&found, energy_scale(case, &*system, &case.initial(), 0.0), 1.0)
}

/// Checks the pushed bicycle, which swings back to rolling straight ahead. Every ζᵢ is rounded by
/// ε/2 |ζᵢ| at most, as in [`oscillator`]. The stored numbers continue to change (x and the wheels'
/// angles), so that roundings are a walk although the velocities come to rest.
pub fn bicycle() -> Finding {
    const STEPS: u32 = 100_000;
    let case = case("whipple/pushed/gonzalez")?;
    let system = case.system()?;
    let mut stepper = case.stepper(&case.initial(), 0.01)?;
    let (first, mut change, mut scale) = (stepper.energy(), 0.0_f64, 0.0_f64);
    let mut state = case.initial();
    for _ in 0..1000 {
        scale = scale.max(energy_scale(case, &*system, &state, 0.0));
        stepper.step_n(u64::from(STEPS / 1000))?;
        change = change.max((stepper.energy() - first).abs());
        let (q, w) = state.split_at_mut(case.model.coordinates.len());
        stepper.write_q(q);
        stepper.write_w(w);
    }
    let allowed = 3.0 * f64::EPSILON / 2.0 * scale * f64::from(STEPS).sqrt();
    let words = format!("off by {change:.1e} of {first:.1}, {allowed:.1e} allowed; {:?}", stepper.statistics());
    if change <= allowed { Ok(words) } else { Err(words.into()) }
}

/// Checks Brouwer's law: under `taylor` the error of the energy grows as a random walk, like √t,
/// and not like t as under a bias.
///
/// Eight motions of the nonholonomic oscillator give their energies at the times t = 125 · 2^j with
/// j ≤ 5. A polynomial adds the rounding of the changes of five numbers, each by ε/√12 of a size
/// |cᵢ τ| ≤ |ζᵢ|/4: some 10⁻¹⁷ of ℋ. A walk of 2·10⁴ polynomials is below 4·10⁻¹⁵. The standard
/// deviation of the exponent that is fitted to eight walks is 0.1 (by simulation of such walks); a
/// bias has exponent 1. The mean at the end is that of eight independent numbers: within three
/// times rms/√8 of 0. The tests of series exclude the possible bias, roundings of 1/k, and `cargo
/// bench -p nh-benches --bench taylor` goes to 10⁶.
pub fn brouwer() -> Finding {
    const STARTS: usize = 8;
    const TIMES: usize = 6;
    let case = case("nonholonomic_oscillator/paper/taylor")?;
    let mut squares = [0.0_f64; TIMES];
    let mut mean = 0.0;
    for i in 0..STARTS {
        let mut start = case.initial();
        start[0] = 0.8 + 0.05 * i as f64;
        let mut stepper = case.stepper(&start, 125.0)?;
        let first = stepper.energy();
        let mut error = 0.0;
        for (j, square) in squares.iter_mut().enumerate() {
            stepper.step_n(if j == 0 { 1 } else { 1 << (j - 1) })?;
            error = stepper.energy() / first - 1.0;
            *square += error * error / STARTS as f64;
        }
        mean += error / STARTS as f64;
    }
    let rms = squares.map(f64::sqrt);
    // Least squares of ln rms over ln t, whose values are equally spaced.
    let middle = (TIMES - 1) as f64 / 2.0;
    let weights = |j: usize| j as f64 - middle;
    let (up, down) = rms
        .iter()
        .enumerate()
        .fold((0.0, 0.0), |(up, down), (j, rms)| (up + weights(j) * rms.log2(), down + weights(j) * weights(j)));
    let (exponent, last) = (up / down, rms[TIMES - 1]);
    let words = format!("grows as t^{exponent:.2}, to {last:.1e}; mean {mean:.1e}");
    let walks =
        (exponent - 0.5).abs() <= 3.0 * 0.1 && last <= 4e-15 && mean.abs() <= 3.0 * last / (STARTS as f64).sqrt();
    if walks { Ok(words) } else { Err(words.into()) }
}

/// Checks that the same step by fixed-point iteration, ended when changes are below 10⁻⁸, is
/// distinguished from roundoff.
pub fn unconverged() -> Finding {
    let mut words = Vec::new();
    for name in ["chaplygin_sleigh/paper/gonzalez", "gearbox/standard/gonzalez"] {
        let case = case(name)?;
        let system: Rc<dyn DynSystem> = case.system()?.into();
        let n = case.model.coordinates.len();
        let (q, w) = (case.data.q, case.data.w);
        let start = [q.to_vec(), call(&*system, "to_momenta", q, ("w", w), 0.0)].concat();
        let scale = energy_scale(case, &*system, &case.initial(), 0.0);
        let literal = |tolerance: f64| {
            let system = Rc::clone(&system);
            let energy = Rc::clone(&system);
            drift(
                &|state: &[f64], h| Ok(literal_gonzalez(Rc::clone(&system), n, state, h, tolerance)),
                &start,
                H,
                10_000,
                |z| call(&*energy, "hamiltonian", &z[..n], ("rho", &z[n..]), 0.0)[0],
            )
        };
        let (loose, tight) = (literal(1e-8)?, literal(1e-16)?);
        if loose.is_roundoff(scale, 10.0) || !tight.is_roundoff(scale, 10.0) {
            return Err(format!("{name}: loose {loose:?}, tight {tight:?}").into());
        }
        words.push(format!("{name}: {:.1e} stopped at 1e-8, {:.1e} converged", loose.largest, tight.largest));
    }
    Ok(words.join("; "))
}

/// Returns the drift of the energy from the case's initial data.
fn run(name: &str, steps: usize) -> Result<Drift, Failed> {
    let case = case(name)?;
    let first = case.stepper(&case.initial(), H)?.energy();
    // For `drift` the state consists of the energy alone.
    let energies = |_: &[f64], h: f64| -> Result<Run, Failure> {
        let mut stepper = case.stepper(&case.initial(), h)?;
        Ok(Box::new(move |out| {
            stepper.step()?;
            out[0] = stepper.energy();
            Ok(())
        }))
    };
    Ok(drift(&energies, &[first], H, steps, |state| state[0])?)
}

fn judge(found: &Drift, scale: f64, units: f64) -> Finding {
    let words = format!(
        "off by {:.1e} of {:.3}; slope {:.1e} ± {:.1e} per unit of time",
        found.largest, found.initial, found.slope, found.standard_error_of_walk
    );
    if found.is_roundoff(scale, units) && !found.is_significant(3.0) { Ok(words) } else { Err(words.into()) }
}

/// Solves ζ' = ζ + h Π(ζ̄) ∇̄ℋ(ζ, ζ') by iteration until no entry changes by more than `tolerance`,
/// at most a hundred times.
fn literal_gonzalez(system: Rc<dyn DynSystem>, n: usize, start: &[f64], h: f64, tolerance: f64) -> Run {
    let mut z = start.to_vec();
    Box::new(move |out| {
        let at = |function: &str, z: &[f64]| call(&*system, function, &z[..n], ("rho", &z[n..]), 0.0);
        let energy = at("hamiltonian", &z)[0];
        let mut new = z.clone();
        for _ in 0..100 {
            let mid: Vec<f64> = z.iter().zip(&new).map(|(a, b)| 0.5 * (a + b)).collect();
            let delta: Vec<f64> = z.iter().zip(&new).map(|(a, b)| b - a).collect();
            let mut gradient = at("hamiltonian_gradient", &mid);
            let square: f64 = delta.iter().map(|d| d * d).sum();
            if square > 0.0 {
                let along: f64 = gradient.iter().zip(&delta).map(|(g, d)| g * d).sum();
                let factor = (at("hamiltonian", &new)[0] - energy - along) / square;
                gradient.iter_mut().zip(&delta).for_each(|(g, d)| *g += factor * d);
            }
            let poisson = at("almost_poisson", &mid);
            let next = poisson
                .chunks(z.len())
                .zip(&z)
                .map(|(row, z)| z + h * row.iter().zip(&gradient).map(|(p, g)| p * g).sum::<f64>());
            let next: Vec<f64> = next.collect();
            let change = next.iter().zip(&new).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            new = next;
            if change <= tolerance {
                break;
            }
        }
        z.clone_from(&new);
        out.copy_from_slice(&z);
        Ok(())
    })
}
