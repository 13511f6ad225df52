//! A discrete linear quadratic regulator keeps a Segway upright.
//!
//! The simulated map is one step of the implicit midpoint rule with torques held constant over it.
//! It is differentiated exactly at the upright equilibrium, and the regulator of that map is the
//! controller: sampling and hold need no approximation.
//!
//! ```console
//! $ cargo run -p nonholonomic-control --example segway_lqr -- segway.svg
//! ```

use nonholonomic::fields::{OnDStar, VectorField};
use nonholonomic::nalgebra::{SMatrix, SVector, vector};
use nonholonomic::prelude::*;
use nonholonomic_control::{Linear, Regulator, Weights, regulator};
use nonholonomic_plot::{Curve, Figure, Panel};
use std::error::Error;
use std::path::PathBuf;

/// A body balanced on two wheels of one axle, each with a motor on the body. (The library's model `segway`, with motors.)
///
/// Source: K. Pathak, J. Franch and S. K. Agrawal, Velocity and position control of a wheeled inverted pendulum by partial feedback
/// linearization (2005).
#[nonholonomic(
    coordinates = [x, y, theta, alpha, left, right],
    let ahead = [cos(theta), sin(theta)],
    let aside = [-sin(theta), cos(theta)],
    let R     = rot_z(theta)*rot_y(alpha),
    let omega = angular_velocity(R),
    let body  = [x, y, 0] + R*[0, 0, l],
    let hub1  = [x, y] + b*aside,
    let hub2  = [x, y] - b*aside,
    lagrangian = mb/2*norm2(dot(body)) + (Ix*omega[1]^2 + Iy*omega[2]^2 + Iz*omega[3]^2)/2 - mb*g*body[3]
               + mw/2*(norm2(dot(hub1)) + norm2(dot(hub2))) + Kw*theta_dot^2 + Jw/2*(left_dot^2 + right_dot^2),
    constraints = [
        dot(aside, [x_dot, y_dot]),
        dot(ahead, dot(hub1)) - r*left_dot,
        dot(ahead, dot(hub2)) - r*right_dot,
    ],
    frame = [
        [cos(theta), sin(theta), 0, 0, 1/r, 1/r],
        [0, 0, 1, 0, -b/r, b/r],
        [0, 0, 0, 1, 0, 0],
    ],
    inputs = {
        tau_left:  [0, 0, 0, -1, 1, 0],
        tau_right: [0, 0, 0, -1, 0, 1],
    },
    units       = {mb: "kg", Ix: "kg m^2", Iy: "kg m^2", Iz: "kg m^2", l: "m", mw: "kg", Jw: "kg m^2", Kw: "kg m^2", r: "m", b: "m", g: "m/s^2"},
    positive    = [mb, Ix, Iy, Iz, l, mw, Jw, Kw, r, b],
    methods     = [midpoint],
    expose      = [vector_field],
    derivatives = [state, inputs],
)]
#[allow(non_snake_case)]
pub struct Segway {
    /// body
    pub mb: f64,
    /// body about its forward axis
    pub Ix: f64,
    /// body about its lateral axis
    pub Iy: f64,
    /// body about its long axis
    pub Iz: f64,
    /// from the axle up to the centre of mass
    pub l: f64,
    /// each wheel
    pub mw: f64,
    /// wheel about the axle
    pub Jw: f64,
    /// wheel about its diameter
    pub Kw: f64,
    /// radius of the wheels
    pub r: f64,
    /// half the axle
    pub b: f64,
    /// gravity
    pub g: f64,
}

/// The time between two samples, s.
const H: f64 = 0.02;

/// The indices of the controller's numbers in ζ = (x, y, θ, α, left, right, ρ₁, ρ₂, ρ₃): x, θ, α
/// and the momenta ρ of travel, turning and pitching. Nothing depends on the wheels' angles, and
/// near rest at θ = 0 no torque moves y.
const SEEN: [usize; 6] = [0, 2, 3, 6, 7, 8];

/// A sample of the motion.
#[derive(Clone, Copy, Debug)]
struct Sample {
    t: f64,
    x: f64,
    y: f64,
    theta: f64,
    alpha: f64,
    torques: [f64; 2],
}

fn segway() -> Segway {
    Segway { mb: 5.0, Ix: 0.4, Iy: 0.3, Iz: 0.2, l: 0.4, mw: 0.8, Jw: 0.006, Kw: 0.003, r: 0.12, b: 0.2, g: 9.81 }
}

/// Returns the step's derivatives at the upright equilibrium, restricted to the controller's
/// numbers.
fn linearised(segway: &Segway) -> Result<Linear<6, 2>, StepError> {
    let upright = segway.state().build()?;
    let mut stepper = Discretize::<Midpoint>::stepper(&segway.system()?, &upright, H)?;
    let Linearised { a, b, .. } = stepper.step_with_jacobian()?;
    // The last number is the work of the motors.
    let all = Linear { a: a.fixed_view::<9, 9>(0, 0).into_owned(), b: b.fixed_view::<9, 2>(0, 0).into_owned() };
    debug_assert!(all.dependence(SEEN) == 0.0);
    Ok(all.part(SEEN))
}

/// Designs the regulator: 0.3 m, 0.3 rad of heading, 0.1 rad of pitch, and 3 N m of torque have
/// equal costs.
fn design(segway: &Segway) -> Result<Regulator<6, 2>, Box<dyn Error>> {
    let one = |deviation: f64| 1.0 / (deviation * deviation);
    let state = SMatrix::from_diagonal(&vector![one(0.3), one(0.3), one(0.1), 0.0, 0.0, 0.0]);
    Ok(regulator(&linearised(segway)?, &Weights { state, inputs: SMatrix::identity() * one(3.0) })?)
}

/// Returns the numbers that the controller uses.
fn seen(system: &segway::System<f64>, state: &segway::State<f64>) -> SVector<f64, 6> {
    let point = system.point_of(&OnDStar, state);
    SVector::from(SEEN.map(|i| point[i]))
}

/// Returns the nonlinear discrete motion under u = −K z.
fn balance(
    segway: &Segway,
    regulator: &Regulator<6, 2>,
    start: segway::State<f64>,
    steps: usize,
) -> Result<Vec<(Sample, SVector<f64, 6>)>, StepError> {
    let system = segway.system()?;
    let mut stepper = Discretize::<Midpoint>::stepper(&system, &start, H)?;
    let mut samples = Vec::with_capacity(steps);
    for _ in 0..steps {
        let state = stepper.state();
        let z = seen(&system, &state);
        let torques: [f64; 2] = (-regulator.gain * z).into();
        let segway::State { t, x, y, theta, alpha, .. } = state;
        samples.push((Sample { t, x, y, theta, alpha, torques }, z));
        stepper.hold(torques)?;
        stepper.step()?;
    }
    Ok(samples)
}

/// The asserted results.
#[derive(Debug)]
struct Outcome {
    spectral_radius: f64,
    /// The largest pitch and torque on the way.
    worst_tilt: f64,
    worst_torque: f64,
    /// The time from which on pitch and heading stay within a degree, and x within a centimetre.
    settled: Option<f64>,
    last: Sample,
    /// The contraction of (zᵀ P z)^½ per step, for a motion from a small deviation.
    contraction: f64,
    /// The relative distance of that motion after a second from (A − B K)⁵⁰ z₀.
    nonlinear_part: f64,
}

/// Returns a start at rest from a tilt (rad), with a heading and half a metre away.
fn tilted(segway: &Segway, tilt: f64) -> Result<segway::State<f64>, StepError> {
    segway.state().x(-0.5).theta(0.4).alpha(tilt).build()
}

fn outcome(segway: &Segway, tilt: f64) -> Result<(Outcome, Vec<Sample>), Box<dyn Error>> {
    let regulator = design(segway)?;
    let motion: Vec<Sample> =
        balance(segway, &regulator, tilted(segway, tilt)?, 300)?.into_iter().map(|(sample, _)| sample).collect();
    let degree = 1f64.to_radians();
    let off = |s: &Sample| s.alpha.abs() > degree || s.theta.abs() > degree || s.x.abs() > 0.01;
    let settled = motion.iter().rposition(off).map_or(Some(0), |k| (k + 1 < motion.len()).then_some(k + 1));

    // The motion near the equilibrium is that of A − B K.
    let near = segway.state().x(1e-5).theta(2e-5).alpha(1e-5).build()?;
    let small: Vec<_> = balance(segway, &regulator, near, 801)?.into_iter().map(|(_, z)| z).collect();
    let size = |k: usize| small[k].dot(&(regulator.cost * small[k])).sqrt();
    let closed = linearised(segway)?.closed_loop(&regulator.gain);
    let linear = (0..50).fold(small[0], |z, _| closed * z);
    let outcome = Outcome {
        spectral_radius: regulator.spectral_radius,
        worst_tilt: motion.iter().map(|s| s.alpha.abs()).fold(0.0, f64::max),
        worst_torque: motion.iter().flat_map(|s| s.torques).map(f64::abs).fold(0.0, f64::max),
        settled: settled.map(|k| motion[k].t),
        last: motion[motion.len() - 1],
        contraction: (size(800) / size(400)).powf(1.0 / 400.0),
        nonlinear_part: (small[50] - linear).norm() / linear.norm(),
    };
    Ok((outcome, motion))
}

fn figure(outcome: &Outcome, motion: &[Sample]) -> Figure {
    let over_time = |value: fn(&Sample) -> f64| Curve::line(motion.iter().map(|s| (s.t, value(s))).collect());
    let pitch = Panel::new("Pitch and heading", "t (s)", "angle (rad)")
        .curve(over_time(|s| s.alpha).label("pitch α"))
        .curve(over_time(|s| s.theta).label("heading θ"));
    let place = Panel::new("Middle of the axle", "t (s)", "position (m)")
        .curve(over_time(|s| s.x).label("x"))
        .curve(over_time(|s| s.y).label("y"));
    let torques = Panel::new("Torques of the motors", "t (s)", "torque (N m)")
        .curve(over_time(|s| s.torques[0]).label("left"))
        .curve(over_time(|s| s.torques[1]).label("right"));
    let path = Panel::new("Path", "x (m)", "y (m)")
        .equal_axes()
        .curve(Curve::line(motion.iter().map(|s| (s.x, s.y)).collect()).mark_ends());
    let radius = outcome.spectral_radius;
    Figure::new("A Segway kept upright", format!("discrete LQR, a sample every {H} s, spectral radius {radius:.4}"))
        .row([pitch, place])
        .row([torques, path])
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).map_or_else(|| std::env::temp_dir().join("segway_lqr.svg"), PathBuf::from);
    let (outcome, motion) = outcome(&segway(), 0.35)?;
    println!("gain of (x, θ, α, ρ₁, ρ₂, ρ₃):{:.3}", design(&segway())?.gain);
    println!("spectral radius of A − B K   {:.6}", outcome.spectral_radius);
    println!("contraction of a small motion {:.6} per step", outcome.contraction);
    println!("after 50 steps it is (A − B K)⁵⁰ z₀ up to {:.1e}", outcome.nonlinear_part);
    println!("largest pitch {:.3} rad, largest torque {:.2} N m", outcome.worst_tilt, outcome.worst_torque);
    match outcome.settled {
        Some(t) => println!("settled after {t:.2} s, {:.3} m aside", outcome.last.y),
        None => println!("not settled: {:?}", outcome.last),
    }
    std::fs::write(&path, figure(&outcome, &motion).svg())?;
    println!("drawn in {}", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stays_upright() {
        let (outcome, _) = outcome(&segway(), 0.35).unwrap();
        assert!(outcome.worst_tilt < 0.4, "{outcome:?}");
        assert!(outcome.settled.is_some_and(|t| t < 4.0), "{outcome:?}");
        assert!(outcome.last.alpha.abs() < 1e-3 && outcome.last.x.abs() < 5e-3, "{outcome:?}");
        // A motor for such a vehicle can provide this torque.
        assert!(outcome.worst_torque < 12.0, "{outcome:?}");
    }

    #[test]
    fn it_contracts_as_the_spectral_radius_says() {
        let (outcome, _) = outcome(&segway(), 0.35).unwrap();
        // 400 steps forget the faster eigenvalues. The slowest are a pair, whose phase changes the norm by a factor near 1.
        assert!((outcome.contraction - outcome.spectral_radius).abs() < 1e-5, "{outcome:?}");
        // The bound covers the squares of deviations of 10⁻⁵.
        assert!(outcome.nonlinear_part < 1e-9, "{outcome:?}");
    }

    #[test]
    fn without_control_it_falls() {
        let segway = segway();
        let free = Regulator { gain: SMatrix::zeros(), ..design(&segway).unwrap() };
        let motion = balance(&segway, &free, tilted(&segway, 0.01).unwrap(), 150).unwrap();
        assert!(motion.iter().any(|(sample, _)| sample.alpha.abs() > 1.5));
    }

    /// The controller needs the derivative of the map that it controls: the omitted numbers change
    /// nothing, and the torques are sampled.
    #[test]
    fn the_derivative_is_the_step_s() {
        let segway = segway();
        let (linear, system) = (linearised(&segway).unwrap(), segway.system().unwrap());
        let step = |torque: f64| {
            let mut stepper = Discretize::<Midpoint>::stepper(&system, &segway.state().build().unwrap(), H).unwrap();
            stepper.hold([torque, 0.0]).unwrap();
            stepper.step().unwrap();
            seen(&system, &stepper.state())
        };
        let difference = (step(1e-4) - step(-1e-4)) / 2e-4;
        assert!((difference - linear.b.column(0)).norm() < 1e-9, "{difference}");
    }
}
