//! A robot with two driven wheels estimates its position by an extended Kalman filter.
//!
//! The robot knows its commanded torques, but not the ground that disturbs them, and receives a fix
//! of its position every half second. The filter predicts with the simulated discrete map and its
//! exact derivatives: A propagates the covariance from sample to sample, and B adds the effect of
//! the disturbing torques.
//!
//! ```console
//! $ cargo run -p nonholonomic-control --example robot_ekf -- robot.svg
//! ```

use nonholonomic::nalgebra::{SMatrix, SVector, vector};
use nonholonomic::prelude::*;
use nonholonomic_control::DiscreteMap;
use nonholonomic_control::estimation::{Gaussian, chi_squared_band};
use nonholonomic_lab::ensemble::{Ensemble, Random};
use nonholonomic_plot::{Curve, Figure, Panel};
use std::error::Error;
use std::path::PathBuf;

/// A robot on two wheels of one axle with motors, and a castor without mass.
///
/// Source: R. Dhaouadi and A. Abu Hatab, Dynamic modelling of differential-drive mobile robots using Lagrange and Newton-Euler methodologies
/// (2013).
#[nonholonomic(
    coordinates = [x, y, theta, left, right],
    let ahead   = [cos(theta), sin(theta)],
    let aside   = [-sin(theta), cos(theta)],
    let centre  = [x, y] + d*ahead,
    lagrangian  = m/2*norm2(dot(centre)) + I/2*theta_dot^2 + J/2*(left_dot^2 + right_dot^2),
    constraints = [
        dot(aside, [x_dot, y_dot]),
        dot(ahead, [x_dot, y_dot]) - b*theta_dot - r*left_dot,
        dot(ahead, [x_dot, y_dot]) + b*theta_dot - r*right_dot,
    ],
    frame = [
        [cos(theta), sin(theta), 0, 1/r, 1/r],
        [0, 0, 1, -b/r, b/r],
    ],
    dissipation = c/2*(left_dot^2 + right_dot^2),
    inputs      = {tau_left: [0, 0, 0, 1, 0], tau_right: [0, 0, 0, 0, 1]},
    units       = {m: "kg", I: "kg m^2", J: "kg m^2", d: "m", b: "m", r: "m", c: "N m s"},
    positive    = [m, I, J, b, r],
    methods     = [midpoint],
    expose      = [vector_field],
    derivatives = [state, inputs],
)]
#[allow(non_snake_case)]
pub struct Robot {
    /// mass
    pub m: f64,
    /// moment of inertia about the centre of mass
    pub I: f64,
    /// each wheel about the axle
    pub J: f64,
    /// from the axle ahead to the centre of mass
    pub d: f64,
    /// half the axle
    pub b: f64,
    /// radius of the wheels
    pub r: f64,
    /// viscous friction of each wheel
    pub c: f64,
}

/// The time between two samples, s.
const H: f64 = 0.05;
const SAMPLES: usize = 1200;
/// The number of samples between fixes.
const BETWEEN_FIXES: usize = 10;
/// The standard deviation of each coordinate of a fix, m.
const FIX: f64 = 0.3;
/// The standard deviation of the disturbance of each wheel's torque over a sample, N m.
const DISTURBANCE: f64 = 0.1;

/// The indices of the estimated numbers in ζ = (x, y, θ, left, right, ρ₁, ρ₂). Nothing depends on
/// the angles of the wheels.
const ESTIMATED: [usize; 5] = [0, 1, 2, 5, 6];

type Map = DiscreteMap<robot::System<f64>, Midpoint>;

fn map() -> Result<Map, ParameterError> {
    Ok(DiscreteMap::new(Robot { m: 10.0, I: 0.5, J: 0.02, d: 0.1, b: 0.2, r: 0.1, c: 0.02 }.system()?, H))
}

/// Returns the commanded torques, along a winding path.
fn commanded(k: usize) -> SVector<f64, 2> {
    let t = H * k as f64;
    let turn = 0.03 * (0.25 * t).sin() + 0.01;
    vector![0.12 - turn, 0.12 + turn]
}

/// Returns the knowledge at the start.
fn prior() -> Gaussian<5> {
    let deviations = vector![0.5, 0.5, 0.2, 0.5, 0.1];
    Gaussian { mean: SVector::zeros(), covariance: SMatrix::from_diagonal(&deviations.map(|s| s * s)) }
}

/// Returns ζ with arbitrary angles of the wheels.
fn whole(z: &SVector<f64, 5>) -> SVector<f64, 7> {
    vector![z[0], z[1], z[2], 0.0, 0.0, z[3], z[4]]
}

fn part(point: &SVector<f64, 7>) -> SVector<f64, 5> {
    SVector::from(ESTIMATED.map(|i| point[i]))
}

/// A sample: the truth, the knowledge, and the fix if there is one.
#[derive(Clone, Copy, Debug)]
struct Sample {
    t: f64,
    truth: SVector<f64, 5>,
    known: Gaussian<5>,
    fix: Option<SVector<f64, 2>>,
}

impl Sample {
    fn error(&self, i: usize) -> f64 {
        self.known.mean[i] - self.truth[i]
    }

    fn position_error(&self) -> f64 {
        self.error(0).hypot(self.error(1))
    }
}

/// Simulates one drive together with the filter.
fn drive(map: &Map, random: &mut Random) -> Result<Vec<Sample>, Box<dyn Error>> {
    let mut known = prior();
    let root = known.covariance.map(f64::sqrt);
    let mut truth = known.mean + root * SVector::from_fn(|_, _| random.normal());
    let see = SMatrix::<f64, 2, 5>::identity();
    let (noise, disturbance) = (SMatrix::identity() * FIX * FIX, SMatrix::identity() * DISTURBANCE * DISTURBANCE);
    let mut samples = vec![Sample { t: 0.0, truth, known, fix: None }];
    for k in 0..SAMPLES {
        let t = H * k as f64;
        let disturbed = commanded(k) + SVector::from_fn(|_, _| DISTURBANCE * random.normal());
        truth = part(&map.step(t, &whole(&truth), &disturbed)?);

        let (mean, linear) = map.linearise(t, &whole(&known.mean), &commanded(k))?;
        let linear = linear.part(ESTIMATED);
        known = known.predicted(part(&mean), &linear.a, &linear.b, &disturbance);
        let fix = ((k + 1) % BETWEEN_FIXES == 0).then(|| see * truth + SVector::from_fn(|_, _| FIX * random.normal()));
        if let Some(fix) = fix {
            known = known.updated(&(fix - see * known.mean), &see, &noise).ok_or("no covariance")?.posterior;
        }
        samples.push(Sample { t: t + H, truth, known, fix });
    }
    Ok(samples)
}

/// The asserted results over many drives.
#[derive(Debug)]
struct Outcome {
    /// Root mean squares of position errors, m: of fixes, and of the filter at the times of fixes in the second half.
    fix_error: f64,
    filter_error: f64,
    /// The root mean square of the heading error, rad.
    heading_error: f64,
    /// The NEES at each fix, averaged over the drives: (t, NEES).
    nees: Vec<(f64, f64)>,
    /// The band that contains this average with a probability of 95 %.
    band: (f64, f64),
    /// The part of the fixes at which the average is in the band.
    inside: f64,
}

fn outcome(drives: usize) -> Result<Outcome, Box<dyn Error>> {
    let map = map()?;
    let run = |mut random: Random| drive(&map, &mut random).map_err(|error| error.to_string());
    let all = Ensemble::new(drives, 5).run(|member| run(member.random)).map_err(|failure| failure.to_string())?;
    let fixes: Vec<usize> = (1..=SAMPLES).filter(|k| k % BETWEEN_FIXES == 0).collect();
    let late = || all.iter().flat_map(|drive| &drive[SAMPLES / 2..]).filter(|sample| sample.fix.is_some());
    let rms = |value: &dyn Fn(&Sample) -> f64| {
        let (sum, count) = late().fold((0.0, 0.0), |(sum, count), sample| (sum + value(sample).powi(2), count + 1.0));
        (sum / count).sqrt()
    };
    let mut nees = Vec::with_capacity(fixes.len());
    for &k in &fixes {
        let each = all.iter().map(|drive| drive[k].known.squared_error(&drive[k].truth));
        let sum: f64 = each.collect::<Option<Vec<_>>>().ok_or("a singular covariance")?.iter().sum();
        nees.push((H * k as f64, sum / drives as f64));
    }
    let (low, high) = chi_squared_band(5 * drives, 1.96);
    let band = (low / drives as f64, high / drives as f64);
    let inside = nees.iter().filter(|(_, nees)| (band.0..band.1).contains(nees)).count();
    Ok(Outcome {
        fix_error: rms(&|s| s.fix.map_or(0.0, |fix| (fix - s.truth.fixed_rows::<2>(0)).norm())),
        filter_error: rms(&Sample::position_error),
        heading_error: rms(&|s| s.error(2)),
        inside: inside as f64 / nees.len() as f64,
        nees,
        band,
    })
}

fn figure(drive: &[Sample], outcome: &Outcome, drives: usize) -> Figure {
    let path = |place: fn(&Sample) -> (f64, f64)| Curve::line(drive.iter().map(place).collect());
    let fixes = drive.iter().filter_map(|s| s.fix).map(|fix| (fix[0], fix[1])).collect();
    let plane = Panel::new("A drive", "x (m)", "y (m)")
        .equal_axes()
        .curve(Curve::dots(fixes).label("fixes").colour(5))
        .curve(path(|s| (s.truth[0], s.truth[1])).label("truth").colour(6))
        .curve(path(|s| (s.known.mean[0], s.known.mean[1])).label("filter").colour(1));
    let errors = |title: &str, name: &str, i: usize| {
        let curve = |value: &dyn Fn(&Sample) -> f64| Curve::line(drive.iter().map(|s| (s.t, value(s))).collect());
        Panel::new(title, "t (s)", name)
            .curve(curve(&|s| s.error(i)).label("error").colour(1))
            .curve(curve(&|s| 2.0 * s.known.deviation(i)).label("± 2 deviations").colour(0))
            .curve(curve(&|s| -2.0 * s.known.deviation(i)).colour(0))
    };
    let bound = |level: f64| Curve::line(outcome.nees.iter().map(|&(t, _)| (t, level)).collect()).colour(0);
    let consistency = Panel::new("Squared error over its covariance", "t (s)", "mean NEES")
        .include_y(&[0.0])
        .curve(Curve::line(outcome.nees.clone()).label(format!("mean of {drives} drives")).colour(1))
        .curve(bound(outcome.band.0).label("95 % of χ²"))
        .curve(bound(outcome.band.1));
    let subtitle = format!(
        "fixes to {FIX} m every {:.1} s; the filter errs by {:.2} m",
        H * BETWEEN_FIXES as f64,
        outcome.filter_error
    );
    Figure::new("An extended Kalman filter on a robot with two driven wheels", subtitle)
        .row([plane, errors("Position", "error of x (m)", 0)])
        .row([errors("Heading", "error of θ (rad)", 2), consistency])
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).map_or_else(|| std::env::temp_dir().join("robot_ekf.svg"), PathBuf::from);
    let drives = 100;
    let outcome = outcome(drives)?;
    println!("root mean square errors over {drives} drives, in the second half:");
    println!("  position: {:.3} m by fixes alone, {:.3} m by the filter", outcome.fix_error, outcome.filter_error);
    println!("  heading: {:.3} rad, which no fix shows", outcome.heading_error);
    let mean = outcome.nees.iter().map(|(_, nees)| nees).sum::<f64>() / outcome.nees.len() as f64;
    let (low, high) = outcome.band;
    println!(
        "normalised squared error: {mean:.2} of 5; between {low:.2} and {high:.2} at {:.0} % of the fixes",
        100.0 * outcome.inside
    );
    let drive = drive(&map()?, &mut Random::new(5, 0))?;
    std::fs::write(&path, figure(&drive, &outcome, drives).svg())?;
    println!("drawn in {}", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_knows_more_than_the_fixes_tell() {
        let outcome = outcome(50).unwrap();
        assert!((outcome.fix_error - FIX * 2f64.sqrt()).abs() < 0.05 * FIX, "{outcome:?}");
        assert!(outcome.filter_error < 0.6 * outcome.fix_error, "{outcome:?}");
        assert!(outcome.heading_error < 0.15, "{outcome:?}");
    }

    /// The filter's confidence is neither too high nor too low: 95 % of the mean NEES, which are
    /// correlated in time, are in their band.
    #[test]
    fn it_knows_how_well_it_knows() {
        let outcome = outcome(100).unwrap();
        assert!(outcome.inside > 0.85, "{outcome:?}");
        let mean = outcome.nees.iter().map(|(_, nees)| nees).sum::<f64>() / outcome.nees.len() as f64;
        assert!((mean - 5.0).abs() < 0.3, "{mean}");
    }

    /// Two assumptions of the filter hold: nothing depends on the omitted numbers, and A and B are
    /// the map's derivatives.
    #[test]
    fn the_derivatives_are_the_map_s() {
        let map = map().unwrap();
        let (z, u) = (vector![1.0, -2.0, 0.7, 3.0, -1.0, 5.0, 0.3], commanded(40));
        let (_, linear) = map.linearise(0.0, &z, &u).unwrap();
        assert_eq!(linear.dependence(ESTIMATED), 0.0);
        let (dz, du) = (vector![0.3, -0.2, 0.5, 1.0, 0.4, -0.8, 0.6], vector![0.7, -0.4]);
        let moved = |s: f64| map.step(0.0, &(z + dz * s), &(u + du * s)).unwrap();
        let difference = (moved(1e-4) - moved(-1e-4)) / 2e-4;
        assert!((difference - linear.a * dz - linear.b * du).norm() < 1e-7, "{difference}");
    }
}
