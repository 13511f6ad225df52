//! A car parks its two trailers, backwards, by iterative LQR.
//!
//! The optimised motion is the simulated one, with the exact derivatives of its steps. Gauss–Newton
//! iterations over the whole horizon find the force and the torque of each sample, together with
//! gains around the motion.
//!
//! ```console
//! $ cargo run -p nonholonomic-control --example park_trailers -- trailers.svg
//! ```
//!
//! The option `--second` adds the exact second derivatives of the steps. The method is then
//! differential dynamic programming, which needs fewer iterations near the optimum, each with more
//! work.

use nonholonomic::nalgebra::{SMatrix, SVector, vector};
use nonholonomic::prelude::*;
use nonholonomic_control::{Curvature, DiscreteMap, Expansion, Ilqr, Linear, Plan, Problem};
use nonholonomic_plot::{Curve, Figure, Panel, Scale};
use std::error::Error;
use std::path::PathBuf;

/// A car that tows two trailers, each hitched to the middle of the axle before it: a force drives it, and a torque steers it. (The library's
/// model `car_trailers`, with inputs.)
///
/// Source: J.-P. Laumond, Controllability of a multibody mobile robot (1993), with masses.
#[nonholonomic(
    constants   = {n: 2},
    coordinates = [x, y, theta{i} for i in 0..n],
    let p0   = [x, y],
    let p{i} = p{i-1} - l*[cos(theta{i}), sin(theta{i})] for i in 1..n,
    lagrangian  = M/2*norm2(dot(p0)) + I/2*theta0_dot^2 + sum(i in 1..n, m/2*norm2(dot(p{i})) + J/2*theta{i}_dot^2),
    constraints = [dot([-sin(theta{i}), cos(theta{i})], dot(p{i})) for i in 0..n],
    inputs      = {drive: [cos(theta0), sin(theta0), 0, 0, 0], steer: [0, 0, 1, 0, 0]},
    units       = {M: "kg", I: "kg m^2", m: "kg", J: "kg m^2", l: "m"},
    positive    = [M, I, m, J, l],
    methods     = [midpoint],
    expose      = [vector_field],
    derivatives = [second],
)]
#[allow(non_snake_case)]
pub struct Trailers {
    /// car
    pub M: f64,
    /// car, about its axle
    pub I: f64,
    /// each trailer
    pub m: f64,
    /// each trailer, about its axle
    pub J: f64,
    /// from a hitch to the trailer's axle
    pub l: f64,
}
/// The time between two samples, s.
const H: f64 = 0.05;
const STEPS: usize = 240;
/// The distance from a hitch to the trailer's axle, m.
const HITCH: f64 = 0.8;

/// ζ = (x, y, θ₀, θ₁, θ₂, ρ₁, ρ₂)
type Point = SVector<f64, 7>;
type Inputs = SVector<f64, 2>;
type Map = DiscreteMap<trailers::System<f64>, Midpoint>;

fn trailers() -> Trailers {
    Trailers { M: 3.0, I: 0.5, m: 1.3, J: 0.2, l: HITCH }
}

/// The parking place: at the origin, straight, at rest.
///
/// The cost is ½ h Σ (F² + (T/s)² + w Σ (θᵢ − θᵢ₋₁)²) + ½ ζ_nᵀ W ζ_n with s = ½ m and w = 3 N².
struct Parking {
    map: Map,
    /// ∂²/∂ζ∂ζ of the cost of a sample, and of the end.
    bends: SMatrix<f64, 7, 7>,
    end: SMatrix<f64, 7, 7>,
    efforts: SMatrix<f64, 2, 2>,
    /// Whether second derivatives of the steps are used.
    second: bool,
}

impl Parking {
    fn new(second: bool) -> Result<Self, ParameterError> {
        let map = DiscreteMap::new(trailers().system()?, H);
        // The matrix maps a point to the angles of the hitches.
        let hitches: SMatrix<f64, 2, 7> = SMatrix::from_fn(|i, j| match j as i32 - i as i32 {
            2 => -1.0,
            3 => 1.0,
            _ => 0.0,
        });
        let bends = hitches.transpose() * hitches * (3.0 * H);
        let end = SMatrix::from_diagonal(&vector![1.0, 1.0, 1.0, 1.0, 1.0, 0.3, 0.3]) * 3000.0;
        Ok(Parking { map, bends, end, efforts: SMatrix::from_diagonal(&vector![1.0, 4.0]) * H, second })
    }

    /// Returns the start: beside the parking place and ahead of it, straight, at rest.
    fn start(&self) -> Result<Point, StepError> {
        let ahead = 3.0;
        Ok(self.map.point(&trailers().state().x(ahead).y(1.5).build()?))
    }

    fn solve(&self) -> Result<Plan<7, 2>, Box<dyn Error>> {
        // The initial guess assumes nothing about parking: a small push backwards.
        let inputs = vec![vector![-0.05, 0.0]; STEPS];
        Ok(Ilqr::default().solve(self, self.start()?, inputs)?)
    }

    /// Returns a start that is slightly off.
    fn off(&self) -> Result<Point, StepError> {
        Ok(self.start()? + vector![0.02, -0.02, 0.03, 0.0, -0.03, 0.0, 0.0])
    }

    /// Returns the motion from a start, by the plan with or without its gains.
    fn drive(&self, plan: &Plan<7, 2>, start: Point, feedback: bool) -> Result<Vec<Point>, StepError> {
        let mut motion = vec![start];
        let mut z = start;
        for (k, u) in plan.inputs.iter().enumerate() {
            let correction = if feedback { plan.gains[k] * (z - plan.states[k]) } else { Inputs::zeros() };
            z = self.map.step(H * k as f64, &z, &(u + correction))?;
            motion.push(z);
        }
        Ok(motion)
    }
}

impl Problem<7, 2> for Parking {
    type Error = StepError;

    fn step(&self, k: usize, z: &Point, u: &Inputs) -> Result<Point, StepError> {
        self.map.step(H * k as f64, z, u)
    }

    fn linearise(&self, k: usize, z: &Point, u: &Inputs) -> Result<Linear<7, 2>, StepError> {
        Ok(self.map.linearise(H * k as f64, z, u)?.1)
    }

    fn curvature(
        &self,
        k: usize,
        z: &Point,
        u: &Inputs,
        adjoint: &Point,
    ) -> Result<Option<Curvature<7, 2>>, StepError> {
        self.second.then(|| self.map.curvature(H * k as f64, z, u, adjoint)).transpose()
    }

    fn cost(&self, _: usize, z: &Point, u: &Inputs) -> f64 {
        0.5 * (z.dot(&(self.bends * z)) + u.dot(&(self.efforts * u)))
    }

    fn cost_expansion(&self, _: usize, z: &Point, u: &Inputs) -> Expansion<7, 2> {
        let curvature = Curvature { zz: self.bends, uz: SMatrix::zeros(), uu: self.efforts };
        Expansion { z: self.bends * z, u: self.efforts * u, curvature }
    }

    fn end_cost(&self, z: &Point) -> f64 {
        0.5 * z.dot(&(self.end * z))
    }

    fn end_expansion(&self, z: &Point) -> (Point, SMatrix<f64, 7, 7>) {
        (self.end * z, self.end)
    }
}

/// Returns the middles of the axles of the car and of its trailers.
fn axles(z: &Point) -> [(f64, f64); 3] {
    let behind = |(x, y): (f64, f64), theta: f64| (x - HITCH * theta.cos(), y - HITCH * theta.sin());
    let car = (z[0], z[1]);
    let first = behind(car, z[3]);
    [car, first, behind(first, z[4])]
}

/// Returns the largest angle of a hitch on the way, rad.
fn sharpest(motion: &[Point]) -> f64 {
    motion.iter().flat_map(|z| [(z[2] - z[3]).abs(), (z[3] - z[4]).abs()]).fold(0.0, f64::max)
}

fn figure(plan: &Plan<7, 2>) -> Figure {
    let path = |i: usize| Curve::line(plan.states.iter().map(|z| axles(z)[i]).collect());
    let mut plane = Panel::new("Paths of the axles", "x (m)", "y (m)")
        .equal_axes()
        .curve(path(0).label("car").colour(0))
        .curve(path(1).label("trailer 1").colour(1))
        .curve(path(2).label("trailer 2").colour(2));
    for z in plan.states.iter().step_by(STEPS / 8) {
        let [car, first, second] = axles(z);
        // The car extends ahead of its axle.
        let nose = (car.0 + 0.5 * z[2].cos(), car.1 + 0.5 * z[2].sin());
        let train = Curve::line(vec![nose, car, first, second]).colour(6);
        plane = plane.curve(if z == &plan.states[0] { train.label("all") } else { train });
    }
    let state = |value: fn(&Point) -> f64| {
        Curve::line(plan.states.iter().enumerate().map(|(k, z)| (H * k as f64, value(z))).collect())
    };
    let angles = Panel::new("Headings", "t (s)", "angle (rad)")
        .curve(state(|z| z[2]).label("car"))
        .curve(state(|z| z[3]).label("trailer 1"))
        .curve(state(|z| z[4]).label("trailer 2"));
    let input = |i: usize| Curve::line(plan.inputs.iter().enumerate().map(|(k, u)| (H * k as f64, u[i])).collect());
    let inputs = Panel::new("Inputs", "t (s)", "force (N), torque (N m)")
        .curve(input(0).label("drive"))
        .curve(input(1).label("steer"));
    let costs = plan.history.iter().enumerate().map(|(i, iteration)| (i as f64, iteration.cost)).collect();
    let costs =
        Panel::new("Cost", "iteration", "cost").scales(Scale::Linear, Scale::Logarithmic).curve(Curve::line(costs));
    let subtitle =
        format!("iterative LQR over {STEPS} samples, {} iterations, cost {:.3}", plan.history.len(), plan.cost);
    Figure::new("A car that parks two trailers backwards", subtitle).row([plane]).row([angles, inputs, costs])
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).map_or_else(|| std::env::temp_dir().join("park_trailers.svg"), PathBuf::from);
    let parking = Parking::new(std::env::args().any(|argument| argument == "--second"))?;
    let plan = parking.solve()?;
    println!("{:>4} {:>14} {:>12} {:>8} {:>10}", "", "cost", "expected", "step", "μ");
    let every = plan.history.len().div_ceil(20);
    for (i, iteration) in plan.history.iter().enumerate().step_by(every) {
        let nonholonomic_control::Iteration { cost, expected, step, regularisation } = iteration;
        println!("{i:>4} {cost:>14.6} {expected:>12.3e} {step:>8.4} {regularisation:>10.2e}");
    }
    let end = plan.states[STEPS];
    println!("{} iterations, converged: {}, cost {:.6}", plan.history.len(), plan.converged, plan.cost);
    println!(
        "it arrives {:.4} m and {:.4} rad off, hitches bend up to {:.2} rad",
        end[0].hypot(end[1]),
        end[2].abs().max(end[3].abs()).max(end[4].abs()),
        sharpest(&plan.states)
    );
    for (what, feedback) in [("with the plan's gains", true), ("by its inputs alone", false)] {
        let end = parking.drive(&plan, parking.off()?, feedback)?[STEPS];
        println!("from a start that is 0.03 m off, {what}: {:.4} m off", end[0].hypot(end[1]));
    }
    std::fs::write(&path, figure(&plan).svg())?;
    println!("drawn in {}", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_arrives() {
        let parking = Parking::new(false).unwrap();
        let plan = parking.solve().unwrap();
        assert!(plan.converged, "{:?}", plan.history.last());
        let end = plan.states[STEPS];
        assert!(end.amax() < 0.01, "{end}");
        // The trailers are jack-knifed at π/2.
        assert!(sharpest(&plan.states) < 1.2);
        assert!(plan.history.windows(2).all(|pair| pair[1].cost <= pair[0].cost));

        // The plan's gains correct a start that is slightly off. Inputs alone do not: pushed
        // trailers fold up.
        let start = parking.off().unwrap();
        let [blind, seeing] = [false, true].map(|feedback| parking.drive(&plan, start, feedback).unwrap()[STEPS]);
        assert!(seeing.amax() < 0.03, "{seeing}");
        assert!(blind.amax() > 10.0 * seeing.amax(), "{blind}");
    }

    /// Exact second derivatives lead to the same optimum in fewer iterations, the last of which are
    /// Newton's.
    #[test]
    fn with_second_derivatives() {
        let [first, second] = [false, true].map(|second| Parking::new(second).unwrap().solve().unwrap());
        assert!(second.converged);
        // Both stop when an iteration is expected to reduce the cost by less than a part of 10⁻⁹.
        assert!((first.cost - second.cost).abs() < 1e-7 * first.cost, "{} {}", first.cost, second.cost);
        assert!(second.history.len() < first.history.len());
        let [.., before, last] = second.history.as_slice() else { panic!("{:?}", second.history) };
        assert!(last.expected < 1e-2 * before.expected, "{before:?} {last:?}");
    }

    /// The cost is stationary at the optimum: its derivative by the inputs, by adjoints of the
    /// steps, is zero.
    #[test]
    fn the_gradient_vanishes() {
        let parking = Parking::new(false).unwrap();
        let plan = parking.solve().unwrap();
        let gradient = |inputs: &[Inputs]| {
            let mut points = vec![parking.start().unwrap()];
            for (k, u) in inputs.iter().enumerate() {
                points.push(parking.step(k, &points[k], u).unwrap());
            }
            let mut adjoint = parking.end_expansion(&points[STEPS]).0;
            let mut squares = 0.0;
            for (k, u) in inputs.iter().enumerate().rev() {
                let Linear { a, b } = parking.linearise(k, &points[k], u).unwrap();
                let l = parking.cost_expansion(k, &points[k], u);
                squares += (l.u + b.transpose() * adjoint).norm_squared();
                adjoint = l.z + a.transpose() * adjoint;
            }
            squares.sqrt()
        };
        let (before, after) = (gradient(&vec![vector![-0.05, 0.0]; STEPS]), gradient(&plan.inputs));
        assert!(after < 1e-5 * before, "{before:e} {after:e}");
    }
}
