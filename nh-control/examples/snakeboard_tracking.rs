//! A snakeboard follows a path by its two torques, from a start that is off the path.
//!
//! A gait, torques as functions of time, moves the board along a path. A time-varying linear
//! quadratic regulator around that motion is designed with the exact derivatives Aₖ, Bₖ of each of
//! its steps, by the backward Riccati recursion.
//!
//! ```console
//! $ cargo run -p nonholonomic-control --example snakeboard_tracking -- snakeboard.svg
//! ```

use nonholonomic::nalgebra::{SMatrix, SVector, vector};
use nonholonomic::prelude::*;
use nonholonomic_control::{DiscreteMap, Linear, Stage, Weights, tracking};
use nonholonomic_plot::{Curve, Figure, Panel};
use std::error::Error;
use std::path::PathBuf;

/// The library's snakeboard, with derivatives of its steps.
#[nonholonomic(model = "../models/snakeboard.yaml", methods = [midpoint], expose = [vector_field], derivatives = [state, inputs])]
pub struct Snakeboard;

/// The time between two samples, s.
const H: f64 = 0.02;
const STEPS: usize = 600;

/// ζ = (ψ, φ, θ, x, y, ρ₁, ρ₂, ρ₃)
type Point = SVector<f64, 8>;
type Torques = SVector<f64, 2>;
type Map = DiscreteMap<snakeboard::System<f64>, Midpoint>;

fn map() -> Result<Map, ParameterError> {
    Ok(DiscreteMap::new(Snakeboard::default().system()?, H))
}

/// Returns the torques of the gait: rotor and wheels oscillate with one frequency, which moves the
/// board along.
fn gait(k: usize) -> Torques {
    let Snakeboard { I, J, .. } = Snakeboard::default();
    let (frequency, rotor, wheels) = (2.5, 1.2, 0.5);
    let swing = frequency * frequency * (frequency * H * (k as f64 + 0.5)).sin();
    // The wheels' inertia against the board is 2 J.
    vector![-I * rotor * swing, -2.0 * J * wheels * swing]
}

/// Returns the start of the gait, with rotor and wheels in the middle of their oscillations.
fn start(map: &Map) -> Result<Point, StepError> {
    let state = Snakeboard::default().state().psi_dot(2.5 * 1.2).phi_dot(2.5 * 0.5).build()?;
    Ok(map.point(&state))
}

/// Returns a start off the path: 0.32 m aside, with another heading, and with the wheels turned.
fn off(start: &Point) -> Point {
    start + vector![0.0, 0.1, 0.15, -0.2, 0.25, 0.0, 0.0, 0.0]
}

/// A motion with its torques.
struct Motion {
    points: Vec<Point>,
    torques: Vec<Torques>,
}

/// Returns the motion under a law.
fn motion(map: &Map, start: Point, law: impl Fn(usize, &Point) -> Torques) -> Result<Motion, StepError> {
    let mut motion = Motion { points: vec![start], torques: Vec::new() };
    let mut z = start;
    for k in 0..STEPS {
        let u = law(k, &z);
        z = map.step(H * k as f64, &z, &u)?;
        motion.points.push(z);
        motion.torques.push(u);
    }
    Ok(motion)
}

/// The reference motion, with the derivatives of its steps.
struct Reference {
    motion: Motion,
    linear: Vec<Linear<8, 2>>,
}

fn reference(map: &Map) -> Result<Reference, StepError> {
    let motion = motion(map, start(map)?, |k, _| gait(k))?;
    let along = motion.points.iter().zip(&motion.torques).enumerate();
    let linearise = |(k, (z, u)): (usize, (&Point, &Torques))| Ok(map.linearise(H * k as f64, z, u)?.1);
    let linear = along.map(linearise).collect::<Result<_, StepError>>()?;
    Ok(Reference { motion, linear })
}

/// Returns the weights: 0.1 m, 0.1 rad of heading, 0.3 rad of the wheels, two turns of the rotor,
/// and 3 N m have equal costs.
fn weights() -> Weights<8, 2> {
    let one = |deviation: f64| 1.0 / (deviation * deviation);
    let state = vector![one(12.0), one(0.3), one(0.1), one(0.1), one(0.1), 0.0, 0.0, 0.0];
    Weights { state: SMatrix::from_diagonal(&state), inputs: SMatrix::identity() * one(3.0) }
}

fn design(reference: &Reference) -> Result<Vec<Stage<8, 2>>, Box<dyn Error>> {
    let weights = weights();
    Ok(tracking(&reference.linear, &weights, weights.state * 10.0)?)
}

/// Returns the motion with feedback.
fn follow(map: &Map, reference: &Reference, stages: &[Stage<8, 2>], start: Point) -> Result<Motion, StepError> {
    let Motion { points, torques } = &reference.motion;
    motion(map, start, |k, z| torques[k] - stages[k].gain * (z - points[k]))
}

/// Returns the distances between the centres of mass, m.
fn distances(one: &Motion, other: &Motion) -> Vec<f64> {
    let pairs = one.points.iter().zip(&other.points);
    pairs.map(|(a, b)| (a[3] - b[3]).hypot(a[4] - b[4])).collect()
}

/// All drawn and asserted results.
struct Outcome {
    reference: Reference,
    /// The motions with the torques of the gait alone, and with feedback.
    open: Motion,
    closed: Motion,
}

fn outcome() -> Result<Outcome, Box<dyn Error>> {
    let map = map()?;
    let reference = reference(&map)?;
    let stages = design(&reference)?;
    let start = off(&reference.motion.points[0]);
    let open = motion(&map, start, |k, _| gait(k))?;
    let closed = follow(&map, &reference, &stages, start)?;
    Ok(Outcome { reference, open, closed })
}

fn figure(outcome: &Outcome) -> Figure {
    let path = |motion: &Motion| Curve::line(motion.points.iter().map(|z| (z[3], z[4])).collect());
    let followed = &outcome.reference.motion;
    let plane = Panel::new("Path of the centre of mass", "x (m)", "y (m)")
        .equal_axes()
        .curve(path(followed).label("to be followed").colour(6))
        .curve(path(&outcome.open).label("the gait alone").colour(5))
        .curve(path(&outcome.closed).label("with feedback").colour(1));
    let over_time = |values: &[f64]| Curve::line(values.iter().enumerate().map(|(k, x)| (H * k as f64, *x)).collect());
    let distance = Panel::new("Distance from the moving point to be followed", "t (s)", "distance (m)")
        .include_y(&[0.0])
        .curve(over_time(&distances(&outcome.open, followed)).label("the gait alone").colour(5))
        .curve(over_time(&distances(&outcome.closed, followed)).label("with feedback").colour(1));
    let torque = |title: &str, i: usize| {
        let of = |motion: &Motion| over_time(&motion.torques.iter().map(|u| u[i]).collect::<Vec<_>>());
        Panel::new(title, "t (s)", "torque (N m)")
            .curve(of(followed).label("gait").colour(6))
            .curve(of(&outcome.closed).label("with feedback").colour(1))
    };
    Figure::new("A snakeboard that follows a path", format!("time-varying discrete LQR, a sample every {H} s"))
        .row([plane, distance])
        .row([torque("Rotor", 0), torque("Wheels", 1)])
}

fn main() -> Result<(), Box<dyn Error>> {
    let path =
        std::env::args_os().nth(1).map_or_else(|| std::env::temp_dir().join("snakeboard_tracking.svg"), PathBuf::from);
    let outcome = outcome()?;
    let followed = &outcome.reference.motion;
    let (open, closed) = (distances(&outcome.open, followed), distances(&outcome.closed, followed));
    println!("{:>6} {:>16} {:>16}", "t (s)", "gait alone (m)", "feedback (m)");
    for k in (0..=STEPS).step_by(STEPS / 8) {
        println!("{:>6.2} {:>16.4} {:>16.4}", H * k as f64, open[k], closed[k]);
    }
    std::fs::write(&path, figure(&outcome).svg())?;
    println!("drawn in {}", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_onto_the_path() {
        let outcome = outcome().unwrap();
        let followed = &outcome.reference.motion;
        let end = followed.points[STEPS];
        assert!(
            (end[3] - followed.points[0][3]).hypot(end[4] - followed.points[0][4]) > 2.0,
            "the gait goes somewhere: {end}"
        );
        let (open, closed) = (distances(&outcome.open, followed), distances(&outcome.closed, followed));
        assert!(open[STEPS] > open[0], "{} {}", open[0], open[STEPS]);
        assert!(closed[STEPS / 2..].iter().all(|d| *d < 0.1 * closed[0]), "{closed:?}");
        assert!(closed[STEPS] < 0.01, "{}", closed[STEPS]);
        // The wheels and the heading are not sacrificed.
        let last = outcome.closed.points[STEPS] - end;
        assert!(last[1].abs() < 0.02 && last[2].abs() < 0.02, "{last}");
    }

    /// A small deviation moves by the product of all Aₖ − Bₖ Kₖ, and costs as much as the Riccati
    /// recursion predicts.
    #[test]
    fn it_contracts_as_the_gains_say() {
        let map = map().unwrap();
        let reference = reference(&map).unwrap();
        let stages = design(&reference).unwrap();
        let deviation = vector![0.3, 0.2, -0.4, 0.5, -0.3, 0.1, -0.2, 0.1] * 1e-6;
        let closed = follow(&map, &reference, &stages, reference.motion.points[0] + deviation).unwrap();

        let steps = reference.linear.iter().zip(&stages);
        let expected = steps.fold(deviation, |z, (linear, stage)| linear.closed_loop(&stage.gain) * z);
        let found = closed.points[STEPS] - reference.motion.points[STEPS];
        assert!(expected.norm() < 0.3 * deviation.norm(), "{expected}");
        // The bound covers the squares of deviations of 10⁻⁶, and some roundoff of numbers of size
        // 10.
        assert!((found - expected).norm() < 1e-4 * expected.norm(), "{found} {expected}");

        let weights = weights();
        let mut cost = 10.0 * found.dot(&(weights.state * found));
        for (k, stage) in stages.iter().enumerate() {
            let dz = closed.points[k] - reference.motion.points[k];
            let du = stage.gain * dz;
            cost += dz.dot(&(weights.state * dz)) + du.dot(&(weights.inputs * du));
        }
        let promised = deviation.dot(&(stages[0].cost * deviation));
        assert!((cost - promised).abs() < 1e-4 * promised, "{cost:e} {promised:e}");
    }
}
