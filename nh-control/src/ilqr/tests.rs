//! Problems whose solutions are known.

use super::*;
use crate::{Weights, tracking};
use nonholonomic::nalgebra::{matrix, vector};
use std::convert::Infallible;

/// A pendulum with a torque, by the symplectic Euler method; the goal is the upright position.
struct Pendulum {
    exact: bool,
}

const H: f64 = 0.05;

impl Problem<2, 1> for Pendulum {
    type Error = Infallible;

    fn step(&self, _: usize, z: &SVector<f64, 2>, u: &SVector<f64, 1>) -> Result<SVector<f64, 2>, Infallible> {
        let speed = z[1] + H * (u[0] - z[0].sin());
        Ok(vector![z[0] + H * speed, speed])
    }

    fn linearise(&self, _: usize, z: &SVector<f64, 2>, _: &SVector<f64, 1>) -> Result<Linear<2, 1>, Infallible> {
        let pull = H * z[0].cos();
        Ok(Linear { a: matrix![1.0 - H * pull, H; -pull, 1.0], b: matrix![H * H; H] })
    }

    fn curvature(
        &self,
        _: usize,
        z: &SVector<f64, 2>,
        _: &SVector<f64, 1>,
        adjoint: &SVector<f64, 2>,
    ) -> Result<Option<Curvature<2, 1>>, Infallible> {
        let bend = (H * adjoint[0] + adjoint[1]) * H * z[0].sin();
        let curvature = Curvature { zz: matrix![bend, 0.0; 0.0, 0.0], uz: SMatrix::zeros(), uu: SMatrix::zeros() };
        Ok(self.exact.then_some(curvature))
    }

    fn cost(&self, _: usize, _: &SVector<f64, 2>, u: &SVector<f64, 1>) -> f64 {
        0.5 * H * u[0] * u[0]
    }

    fn cost_expansion(&self, _: usize, _: &SVector<f64, 2>, u: &SVector<f64, 1>) -> Expansion<2, 1> {
        let curvature = Curvature { zz: SMatrix::zeros(), uz: SMatrix::zeros(), uu: matrix![H] };
        Expansion { z: SVector::zeros(), u: u * H, curvature }
    }

    fn end_cost(&self, z: &SVector<f64, 2>) -> f64 {
        50.0 * ((z[0] - std::f64::consts::PI).powi(2) + z[1].powi(2))
    }

    fn end_expansion(&self, z: &SVector<f64, 2>) -> (SVector<f64, 2>, SMatrix<f64, 2, 2>) {
        (vector![z[0] - std::f64::consts::PI, z[1]] * 100.0, SMatrix::identity() * 100.0)
    }
}

#[test]
fn a_pendulum_is_swung_up() {
    let plans = [false, true].map(|exact| {
        let (problem, solver) = (Pendulum { exact }, Ilqr { tolerance: 1e-12, ..Ilqr::default() });
        let plan = solver.solve(&problem, SVector::zeros(), vec![vector![0.01]; 100]).unwrap();
        assert!(plan.converged, "{:?}", plan.history);
        assert!(plan.history.windows(2).all(|pair| pair[1].cost <= pair[0].cost));
        // The weight of the end is finite, so the end is missed by an amount that is not worth
        // more torque.
        let end = plan.states[100];
        assert!((end[0] - std::f64::consts::PI).abs() < 0.05 && end[1].abs() < 0.05, "{end}");
        plan
    });
    // The derivative of the cost by an input, by central differences, is zero at the optimum.
    let [_, newton] = &plans;
    let cost = |inputs: &[SVector<f64, 1>]| {
        rollout(&Pendulum { exact: true }, SVector::zeros(), 100, |k, _| inputs[k]).map(|motion| motion.cost).unwrap()
    };
    for k in [0, 37, 99] {
        let mut inputs = newton.inputs.clone();
        inputs[k][0] += 1e-4;
        let above = cost(&inputs);
        inputs[k][0] -= 2e-4;
        let slope = (above - cost(&inputs)) / 2e-4;
        // h|u| is 0.03.
        assert!(slope.abs() < 1e-6, "{k}: {slope:e}");
    }
    assert!((plans[0].cost - plans[1].cost).abs() < 1e-9 * plans[0].cost, "{} {}", plans[0].cost, plans[1].cost);
    // With second derivatives the last iterations converge quadratically.
    let [_, .., before, last] = newton.history.as_slice() else { panic!("{:?}", newton.history) };
    assert!(last.expected < 1e-3 * before.expected, "{before:?} {last:?}");
}

/// A linear problem with quadratic cost takes one step, with the gains of [`tracking`].
#[test]
fn a_linear_problem_takes_one_step() {
    struct Mass;
    const MASS: Linear<2, 1> = Linear { a: matrix![1.0, 0.1; 0.0, 1.0], b: matrix![0.005; 0.1] };

    impl Problem<2, 1> for Mass {
        type Error = Infallible;

        fn step(&self, _: usize, z: &SVector<f64, 2>, u: &SVector<f64, 1>) -> Result<SVector<f64, 2>, Infallible> {
            Ok(MASS.a * z + MASS.b * u)
        }

        fn linearise(&self, _: usize, _: &SVector<f64, 2>, _: &SVector<f64, 1>) -> Result<Linear<2, 1>, Infallible> {
            Ok(MASS)
        }

        fn cost(&self, _: usize, z: &SVector<f64, 2>, u: &SVector<f64, 1>) -> f64 {
            0.5 * (z.dot(z) + 0.2 * u.dot(u))
        }

        fn cost_expansion(&self, _: usize, z: &SVector<f64, 2>, u: &SVector<f64, 1>) -> Expansion<2, 1> {
            let curvature = Curvature { zz: SMatrix::identity(), uz: SMatrix::zeros(), uu: matrix![0.2] };
            Expansion { z: *z, u: u * 0.2, curvature }
        }

        fn end_cost(&self, z: &SVector<f64, 2>) -> f64 {
            1.5 * z.dot(z)
        }

        fn end_expansion(&self, z: &SVector<f64, 2>) -> (SVector<f64, 2>, SMatrix<f64, 2, 2>) {
            (z * 3.0, SMatrix::identity() * 3.0)
        }
    }

    let start = vector![1.0, 2.0];
    let plan = Ilqr { tolerance: 1e-14, ..Ilqr::default() }.solve(&Mass, start, vec![SVector::zeros(); 40]).unwrap();
    assert!(plan.converged);
    assert_eq!(plan.history.iter().filter(|iteration| iteration.step > 0.0).count(), 1);
    assert_eq!(plan.history[0].step, 1.0);
    let weights = Weights { state: SMatrix::identity(), inputs: matrix![0.2] };
    let stages = tracking(&[MASS; 40], &weights, SMatrix::identity() * 3.0).unwrap();
    for (gain, stage) in plan.gains.iter().zip(&stages) {
        assert!((gain + stage.gain).norm() < 1e-12);
    }
    let optimal = 0.5 * start.dot(&(stages[0].cost * start));
    assert!((plan.cost - optimal).abs() < 1e-13 * optimal);
}
