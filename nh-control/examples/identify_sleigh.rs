//! Identifies the moment of inertia of the Chaplygin sleigh, and the distance to its centre of
//! mass, from a noisy path.
//!
//! A camera observes the point of contact and, less accurately, the heading. The least-squares fit
//! uses the exact derivatives of the discrete motion by parameters and initial data, which are
//! products of the derivatives of its steps.
//!
//! ```console
//! $ cargo run -p nonholonomic-control --example identify_sleigh -- sleigh.svg
//! ```

use nonholonomic::nalgebra::{SMatrix, SVector, vector};
use nonholonomic::prelude::*;
use nonholonomic_control::estimation::{Fit, Levenberg, Residual};
use nonholonomic_lab::diagnostics::Line;
use nonholonomic_lab::ensemble::{Ensemble, Random};
use nonholonomic_plot::{Curve, Figure, Panel};
use std::error::Error;
use std::path::PathBuf;

/// The library's sleigh, with derivatives of its steps. Its mass cannot be seen in a path: only ratios of J and m can.
#[nonholonomic(model = "../models/chaplygin_sleigh.yaml", methods = [gonzalez], derivatives = [state, parameters])]
#[derive(Clone, Copy)]
pub struct Sleigh;

/// The time between two pictures, s.
const H: f64 = 0.05;
const PICTURES: usize = 200;
/// Standard deviations of x₁ (m), x₂ (m) and θ (rad) in a picture. The path of the contact point
/// alone does not determine which end of the sleigh is ahead: (a, θ, v) and (−a, θ + π, −v) have
/// the same path.
const NOISE: [f64; 3] = [0.02, 0.02, 0.05];
/// The numbers of first pictures that are fitted before all of them: a guess is accurate for a
/// short time only.
const WINDOWS: [usize; 2] = [60, 120];

type Picture = [f64; 3];

/// The estimated numbers: J, a, and the initial ζ = (x₁, x₂, θ, ρ₁, ρ₂), since the initial state is
/// not known either.
type Unknown = SVector<f64, 7>;

fn truth() -> Sleigh {
    Sleigh { J: 1.5, m: 1.2, a: 0.6 }
}

/// Returns the sleigh and the state that these numbers describe.
fn sleigh(unknown: &Unknown) -> Result<(Sleigh, sleigh::State<f64>), StepError> {
    let sleigh = Sleigh { J: unknown[0], a: unknown[1], ..truth() };
    let state =
        sleigh.state().configuration([unknown[2], unknown[3], unknown[4]]).rho([unknown[5], unknown[6]]).build()?;
    Ok((sleigh, state))
}

/// Returns the numbers of the true sleigh.
fn true_numbers() -> Result<Unknown, Box<dyn Error>> {
    let sleigh = truth();
    let state = sleigh.initial("lively").ok_or("no such data")?.build()?;
    let rho = sleigh.system()?.to_momenta(&state.q(), &state.w());
    Ok(vector![sleigh.J, sleigh.a, state.x1, state.x2, state.theta, rho[0], rho[1]])
}

/// Returns the path without noise: the start and the points after each step.
fn path(unknown: &Unknown) -> Result<Vec<Picture>, StepError> {
    let (sleigh, start) = sleigh(unknown)?;
    let motion = sleigh.integrate::<Gonzalez>(start, H).take(PICTURES - 1);
    std::iter::once(Ok(start)).chain(motion).map(|state| state.map(|state| state.q().into())).collect()
}

/// Returns pictures of the true path.
fn pictures(random: &mut Random) -> Result<Vec<Picture>, Box<dyn Error>> {
    let path = path(&true_numbers()?)?;
    Ok(path.into_iter().map(|q| std::array::from_fn(|i| q[i] + NOISE[i] * random.normal())).collect())
}

/// Returns the residuals of all pictures with their derivatives.
///
/// With S = ∂ζ/∂(J, a, ζ₀), S' = A S + (P_J, P_a, 0) from S₀ = (0, 0, I).
fn residuals(unknown: &Unknown, pictures: &[Picture]) -> Result<Vec<Residual<7>>, StepError> {
    let (sleigh, start) = sleigh(unknown)?;
    let mut stepper = Discretize::<Gonzalez>::stepper(&sleigh.system()?, &start, H)?;
    let mut sensitivity = SMatrix::<f64, 5, 7>::zeros();
    sensitivity.fixed_view_mut::<5, 5>(0, 2).fill_with_identity();
    let mut residuals = Vec::with_capacity(3 * pictures.len());
    for (k, picture) in pictures.iter().enumerate() {
        if k > 0 {
            // The parameters are J, m, a, in the order of declaration.
            let Linearised { a, p, .. } = stepper.step_with_jacobian()?;
            sensitivity = a * sensitivity;
            for (column, parameter) in [(0, 0), (1, 2)] {
                let sum = sensitivity.column(column) + p.column(parameter);
                sensitivity.set_column(column, &sum);
            }
        }
        let q = stepper.state().q();
        let residual = |i: usize| Residual {
            value: (q[i] - picture[i]) / NOISE[i],
            gradient: sensitivity.row(i).transpose() / NOISE[i],
        };
        residuals.extend([0, 1, 2].map(residual));
    }
    Ok(residuals)
}

/// Makes a first guess, with inertia and centre of mass far off, and velocities from straight lines
/// through the first pictures.
fn guess(pictures: &[Picture]) -> Result<Unknown, StepError> {
    let [x1, x2, theta] = pictures[0];
    let points = |i: usize| pictures[..15].iter().enumerate().map(move |(k, picture)| (H * k as f64, picture[i]));
    let rate = |i: usize| Line::through(points(i)).map_or(0.0, |line| line.slope);
    let sleigh = Sleigh { J: 3.0, a: 0.3, ..truth() };
    let state = sleigh.state().configuration([x1, x2, theta]).velocity([rate(0), rate(1), rate(2)]).project()?;
    let rho = sleigh.system()?.to_momenta(&state.q(), &state.w());
    Ok(vector![sleigh.J, sleigh.a, x1, x2, theta, rho[0], rho[1]])
}

fn identify(pictures: &[Picture]) -> Result<Fit<7>, Box<dyn Error>> {
    let fit = |start, count, tolerance| {
        let levenberg = Levenberg { tolerance, ..Levenberg::default() };
        levenberg.fit(start, |unknown| residuals(unknown, &pictures[..count]))
    };
    // A short motion hardly distinguishes inertia from speed, so a rough fit is enough.
    let mut start = guess(pictures)?;
    for count in WINDOWS {
        start = fit(start, count, 1e-3)?.parameters;
    }
    Ok(fit(start, pictures.len(), 1e-12)?)
}

/// The estimate from another noise.
struct Other {
    /// J and a.
    place: (f64, f64),
    /// The squared distance of the estimate from the truth in terms of its covariance: χ² of two
    /// degrees of freedom.
    distance: f64,
}

/// Returns the estimates from `runs` other noises.
fn many(runs: usize) -> Result<Vec<Other>, Box<dyn Error>> {
    let run = |mut random: Random| -> Result<_, Box<dyn Error>> {
        let fit = identify(&pictures(&mut random)?)?;
        let error = (fit.parameters - true_numbers()?).fixed_rows::<2>(0).into_owned();
        let covariance = fit.covariance.fixed_view::<2, 2>(0, 0).into_owned();
        let inverse = covariance.try_inverse().ok_or("a singular covariance")?;
        Ok(Other { place: (fit.parameters[0], fit.parameters[1]), distance: error.dot(&(inverse * error)) })
    };
    let results = Ensemble::new(runs, 1).run(|member| run(member.random).map_err(|error| error.to_string()));
    Ok(results.map_err(|failure| failure.to_string())?)
}

/// Returns the ellipse that contains two of the estimates with a probability of 95 %.
fn ellipse(fit: &Fit<7>) -> Option<Vec<(f64, f64)>> {
    let root = fit.covariance.fixed_view::<2, 2>(0, 0).into_owned().cholesky()?.l();
    // The number is −2 ln 0.05.
    let radius = 5.991_f64.sqrt();
    let point = |i: i32| {
        let (s, c) = (f64::from(i) * std::f64::consts::TAU / 90.0).sin_cos();
        let d = root * vector![c, s] * radius;
        (fit.parameters[0] + d[0], fit.parameters[1] + d[1])
    };
    Some((0..=90).map(point).collect())
}

fn figure(pictures: &[Picture], fit: &Fit<7>, others: &[Other]) -> Result<Figure, Box<dyn Error>> {
    let line = |points: Vec<Picture>| Curve::line(points.into_iter().map(|[x, y, _]| (x, y)).collect());
    let seen = Curve::dots(pictures.iter().map(|&[x, y, _]| (x, y)).collect());
    let paths = Panel::new("Path of the contact point", "x₁ (m)", "x₂ (m)")
        .equal_axes()
        .curve(seen.colour(5).label("pictures"))
        .curve(line(path(&guess(pictures)?)?).colour(4).label("first guess"))
        .curve(line(path(&fit.parameters)?).colour(0).label("fit"));
    let residuals = residuals(&fit.parameters, pictures)?;
    let of = |i: usize| residuals.iter().enumerate().skip(i).step_by(3).map(|(k, r)| (H * (k / 3) as f64, r.value));
    let left = Panel::new("Residuals over the deviation of the noise", "t (s)", "residual")
        .curve(Curve::dots(of(0).collect()).label("x₁"))
        .curve(Curve::dots(of(1).collect()).label("x₂"))
        .curve(Curve::dots(of(2).collect()).label("θ"));
    let cloud = Panel::new("Estimates", "J (kg m²)", "a (m)")
        .curve(Curve::dots(others.iter().map(|other| other.place).collect()).colour(5).label("other noises"))
        .curve(Curve::line(ellipse(fit).ok_or("a singular covariance")?).label("95 % of this one").colour(1))
        .curve(Curve::dots(vec![(truth().J, truth().a)]).label("truth").colour(6));
    let subtitle = format!(
        "{PICTURES} pictures, noise of {} m and {} rad; seven unknowns, by exact derivatives of the steps",
        NOISE[0], NOISE[2]
    );
    Ok(Figure::new("The Chaplygin sleigh identified", subtitle).row([paths, cloud]).row([left]))
}

fn main() -> Result<(), Box<dyn Error>> {
    let file =
        std::env::args_os().nth(1).map_or_else(|| std::env::temp_dir().join("identify_sleigh.svg"), PathBuf::from);
    let pictures = pictures(&mut Random::new(17, 0))?;
    let fit = identify(&pictures)?;
    let (errors, truth) = (fit.errors(), true_numbers()?);
    println!("{:>4} {:>10} {:>10} {:>10} {:>10} {:>8}", "", "truth", "guess", "estimate", "std error", "off by");
    let guess = guess(&pictures)?;
    for (i, name) in ["J", "a", "x1", "x2", "θ", "ρ1", "ρ2"].iter().enumerate() {
        let (value, error) = (fit.parameters[i], errors[i]);
        let off = (value - truth[i]) / error;
        println!("{name:>4} {:>10.5} {:>10.5} {value:>10.5} {error:>10.5} {off:>6.1} σ", truth[i], guess[i]);
    }
    println!("{} evaluations; residuals have the variance {:.3} of the noise", fit.evaluations, fit.variance);
    let others = many(200)?;
    let distance = others.iter().map(|other| other.distance).sum::<f64>() / others.len() as f64;
    println!(
        "(J, a) of 200 other noises: squared distance from the truth over the covariance {distance:.2} of 2 on average"
    );
    std::fs::write(&file, figure(&pictures, &fit, &others)?.svg())?;
    println!("drawn in {}", file.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic::Variables;
    use nonholonomic_control::estimation::chi_squared_band;

    #[test]
    fn the_truth_is_within_some_deviations() {
        let fit = identify(&pictures(&mut Random::new(17, 0)).unwrap()).unwrap();
        let (off, errors) = (fit.parameters - true_numbers().unwrap(), fit.errors());
        for i in 0..7 {
            assert!(off[i].abs() < 3.0 * errors[i], "{i}: {} ± {}", off[i], errors[i]);
        }
        // The estimates are accurate to a few percent, from a guess that was off by a factor of
        // two.
        assert!(errors[0] < 0.03 * 1.5 && errors[1] < 0.03 * 0.6, "{errors}");
        let (low, high) = chi_squared_band(3 * PICTURES - 7, 3.0);
        assert!((low..high).contains(&fit.squares), "{}", fit.squares);
        assert!(fit.evaluations < 50, "{}", fit.evaluations);
    }

    /// Over many noises the errors agree with the covariance: they are not only small, but known.
    #[test]
    fn the_covariance_is_that_of_the_estimates() {
        let runs = 200;
        let distances: f64 = many(runs).unwrap().iter().map(|other| other.distance).sum();
        let (low, high) = chi_squared_band(2 * runs, 3.0);
        assert!((low..high).contains(&distances), "{low} {distances} {high}");
    }

    /// The gradient of ½ Σ r² also follows from one backward pass through the motion: Jᵀ r without
    /// J.
    #[test]
    fn the_gradient_by_adjoints() {
        let (unknown, pictures) = (true_numbers().unwrap(), pictures(&mut Random::new(17, 0)).unwrap());
        let residuals = residuals(&unknown, &pictures).unwrap();
        let forwards: SVector<f64, 7> = residuals.iter().map(|r| r.gradient * r.value).sum();

        let (sleigh, start) = sleigh(&unknown).unwrap();
        let mut stepper = Discretize::<Gonzalez>::stepper(&sleigh.system().unwrap(), &start, H).unwrap();
        let mut snapshots = Vec::new();
        for _ in 1..PICTURES {
            snapshots.push(stepper.snapshot());
            stepper.step().unwrap();
        }
        let of_picture = |k: usize| {
            let over = |i: usize| residuals[3 * k + i].value / NOISE[i];
            vector![over(0), over(1), over(2), 0.0, 0.0]
        };
        let mut adjoint: SVector<f64, 5> = of_picture(PICTURES - 1);
        let mut by_parameters = SVector::<f64, 3>::zeros();
        for (k, snapshot) in snapshots.iter().enumerate().rev() {
            stepper.restore(snapshot).unwrap();
            let Variables { state, parameters, .. } = stepper.vjp(&adjoint).unwrap();
            by_parameters += parameters;
            adjoint = state + of_picture(k);
        }
        let backwards =
            vector![by_parameters[0], by_parameters[2], adjoint[0], adjoint[1], adjoint[2], adjoint[3], adjoint[4]];
        assert!((forwards - backwards).norm() < 1e-11 * forwards.norm(), "{forwards} {backwards}");
    }
}
