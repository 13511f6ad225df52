//! `diffsol`: agreement, Jacobian products, sections.

mod support;

use diffsol::{
    NalgebraLU, NalgebraMat, NalgebraVec, NonLinearOp, NonLinearOpJacobian, OdeBuilder, OdeEquations, OdeSolverMethod,
    OdeSolverStopReason, Op, Vector, VectorCommon,
};
use nonholonomic::fields::OnDStar;
use nonholonomic_models::{NonholonomicOscillator, Snakeboard, rolling_disk};
use nonholonomic_ode::Equations;
use nonholonomic_ode::diffsol::Problem;
use support::Trajectory;

type Matrix = NalgebraMat<f64>;

#[test]
fn implicit_methods_agree() {
    let trajectory = Trajectory::load("rolling_disk").unwrap();
    let (system, start) = trajectory.start::<rolling_disk::System<f64>>();
    let problem = OdeBuilder::<Matrix>::new()
        .rtol(1e-10)
        .atol([1e-10])
        .build_from_eqn(Problem::new(Equations::new(system, OnDStar), &start))
        .unwrap();
    // The solver goes step by step; the method's own interpolation gives the trajectory's times.
    let mut solver = problem.bdf::<NalgebraLU<f64>>().unwrap();
    for (i, t) in trajectory.t.iter().enumerate().skip(1) {
        while solver.state().t < *t {
            solver.step().unwrap();
        }
        let off = trajectory.distance(i, &problem.eqn().state(*t, &solver.interpolate(*t).unwrap()));
        // Some 1500 steps with errors of the size of the tolerance.
        assert!(off < 1.5e-7, "BDF at {t}: {off:e}");
    }
    let mut solver = problem.esdirk34::<NalgebraLU<f64>>().unwrap();
    solver.set_stop_time(10.0).unwrap();
    while solver.step().unwrap() != OdeSolverStopReason::TstopReached {}
    let off = trajectory.distance(40, &problem.eqn().state(10.0, solver.state().y));
    assert!(off < 1.5e-7, "ESDIRK: {off:e}");
}

#[test]
fn jacobians() {
    let board = Snakeboard::default();
    let start = board.initial("free").unwrap().build().unwrap();
    let problem = Problem::new(Equations::new(board.system().unwrap(), OnDStar), &start);
    let rhs = problem.rhs();
    assert_eq!((rhs.nstates(), rhs.nout(), rhs.nparams()), (8, 8, 0));
    let context = *problem.context();
    let point = NalgebraVec::from_slice(&problem.equations().point(&start), context);
    let rate = rhs.call(&point, 0.0);
    assert_eq!(rate.inner().as_slice(), problem.equations().rhs(0.0, &problem.equations().point(&start)));
    let exact = problem.equations().jacobian(0.0, &problem.equations().point(&start)).unwrap();
    let matrix = rhs.jacobian(&point, 0.0);
    let v: Vec<f64> = (0_u8..8).map(|i| f64::from(i).cos()).collect();
    let product = rhs.jac_mul(&point, 0.0, &NalgebraVec::from_slice(&v, context));
    for row in 0..8 {
        let sum: f64 = (0..8).map(|column| exact[(row, column)] * v[column]).sum();
        assert!((product.inner().as_slice()[row] - sum).abs() < 1e-14);
        for column in 0..8 {
            assert_eq!(diffsol::DenseMatrix::get_index(&matrix, row, column), exact[(row, column)]);
        }
    }
}

/// The same crossings as with `differential-equations`: y = cos t.
#[test]
fn sections_are_located() {
    let oscillator = NonholonomicOscillator;
    let start = oscillator.initial("paper").unwrap().build().unwrap();
    let equations = Equations::new(oscillator.system().unwrap(), OnDStar);
    let problem = OdeBuilder::<Matrix>::new()
        .rtol(1e-11)
        .atol([1e-11])
        .build_from_eqn(Problem::with_section(equations, &start, |_, state| state.y))
        .unwrap();
    let mut solver = problem.bdf::<NalgebraLU<f64>>().unwrap();
    let mut times = Vec::new();
    while times.len() < 6 {
        if let OdeSolverStopReason::RootFound(t, section) = solver.step().unwrap() {
            assert_eq!(section, 0);
            times.push(t);
        }
    }
    for (i, t) in (0_u8..).zip(&times) {
        let expected = (f64::from(i) + 0.5) * std::f64::consts::PI;
        // Some 3000 steps with errors of the size of the tolerance.
        assert!((t - expected).abs() < 3e-8, "{t} is not {expected}");
    }
}
