//! Comparison of motions under the crates' methods, and of their parts, with independently computed
//! data.

mod support;

use differential_equations::prelude::*;
use nonholonomic::fields::{Cotangent, DynField, Extended, FeedbackField, Field, OnDStar, VectorField};
use nonholonomic::nonholonomic;
use nonholonomic::prelude::{Discretize, FeedbackRk4, Rk4, Stepper};
use nonholonomic_models::{Listed, knife_edge};
use nonholonomic_ode::differential_equations::{MotionError, motion};
use nonholonomic_ode::{Equations, Slices};
use ode_solvers::{DVector, Dop853, OutputType, SVector};
use support::{Check, Trajectory, each};

/// The oscillator, extended to T*Q with feedback.
#[nonholonomic(model = "../models/nonholonomic_oscillator.yaml", methods = [rk4, feedback-rk4])]
#[derive(Clone, Copy)]
struct Oscillator;

/// The rolling disk, extended to T*Q with feedback.
#[nonholonomic(model = "../models/rolling_disk.yaml", methods = [rk4, feedback-rk4])]
#[derive(Clone, Copy)]
struct Disk;

/// The tolerance of each step.
const TOLERANCE: f64 = 1e-14;

/// The largest difference after a run. A run has some hundred steps at this tolerance; if all of
/// their errors were as large as the tolerance allows and had the same sign, their sum would be
/// 1e-12. No motion here is chaotic.
const AGREES: f64 = 1e-12;

/// The largest error of the dense output. Between its steps `rkv989e` interpolates with
/// coefficients whose magnitudes add up to 3.2e5. The coefficients and the increments that they
/// multiply are rounded, by half an ulp of 1e-16 each, and the increments in a step are of order 1.
const DENSE: f64 = 4e-11;

#[test]
fn all_systems_by_name() {
    struct Motions;

    impl Check for Motions {
        fn check<S: Listed + 'static>(&mut self, name: &str, trajectory: &Trajectory) {
            let (system, start) = trajectory.start::<S>();
            let field = Field::new(system, OnDStar);
            let point = field.point(&start);
            let rows = motion(&field, 0.0, point.as_ref(), &trajectory.t, TOLERANCE).unwrap();
            assert_eq!(rows.len(), trajectory.t.len());
            let (mut q, mut w) = (vec![0.0; S::INFO.coordinates.len()], vec![0.0; S::INFO.velocities.len()]);
            let mut worst = 0.0_f64;
            for (i, row) in rows.iter().enumerate() {
                field.write_state(trajectory.t[i], row, &mut q, &mut w);
                let state = field.system().state_from(trajectory.t[i], &q, &w).unwrap();
                worst = worst.max(trajectory.distance(i, &state));
                // States that were computed to lie in D are off it by roundoff.
                assert!(field.system().check(&state).is_ok(), "{name}: {state:?}");
            }
            assert!(worst < AGREES, "{name}: {worst:e}");

            // The way back.
            let last = rows.last().unwrap();
            let back = motion(&field, 10.0, last, &[5.0, 0.0], TOLERANCE).unwrap();
            for (found, expected) in [(&back[0], &rows[20]), (&back[1], &rows[0])] {
                let off = found.iter().zip(expected).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                assert!(off < 2.0 * AGREES, "{name}: {off:e}");
            }
        }
    }

    assert_eq!(each(&mut Motions), 9);
}

#[test]
fn vectors_of_fixed_size() {
    let trajectory = Trajectory::load("rolling_disk").unwrap();
    let (system, start) = trajectory.start::<disk::System<f64>>();
    let equations = Equations::new(system, OnDStar);
    let point = equations.point(&start);

    // The run continues beyond the last row, which would be extrapolated otherwise.
    let mut dop853 = Dop853::new(equations, 0.0, 10.125, 0.25, SVector::from(point), TOLERANCE, TOLERANCE);
    dop853.integrate().unwrap();
    assert_eq!(dop853.y_out().len(), trajectory.t.len());
    for (i, found) in dop853.y_out().iter().enumerate() {
        let off = trajectory.distance(i, &equations.state(trajectory.t[i], &found.data.0[0]));
        assert!(off < AGREES, "ode_solvers, node {i}: {off:e}");
    }

    let solution = IVP::ode(&equations, 0.0, 10.0, point)
        .method(ExplicitRungeKutta::rkv989e().rtol(TOLERANCE).atol(TOLERANCE))
        .t_eval(&trajectory.t)
        .solve()
        .unwrap();
    assert_eq!(solution.t.len(), trajectory.t.len());
    for (i, found) in solution.y.iter().enumerate() {
        let off = trajectory.distance(i, &equations.state(trajectory.t[i], found));
        assert!(off < DENSE, "differential-equations, node {i}: {off:e}");
    }

    // An implicit method, which uses the Jacobian. It has order 5 and therefore a larger tolerance:
    // some hundred steps.
    let solution = IVP::ode(&equations, 0.0, 10.0, point)
        .method(DiagonallyImplicitRungeKutta::kvaerno745().rtol(1e-11).atol(1e-11))
        .solve()
        .unwrap();
    let off = trajectory.distance(40, &equations.state(10.0, solution.y.last().unwrap()));
    assert!(off < 1e-9, "{off:e}");
}

#[test]
fn vectors_of_run_time_size() {
    let trajectory = Trajectory::load("knife_edge").unwrap();
    let (system, start) = trajectory.start::<knife_edge::System<f64>>();
    let field = Field::new(system, OnDStar);
    let point = DVector::from_column_slice(&field.point(&start));
    let mut dop853 = Dop853::new(Slices::new(&field), 0.0, 10.0, 0.0, point, TOLERANCE, TOLERANCE);
    dop853.set_output(OutputType::Sparse);
    dop853.integrate().unwrap();
    let last: &[f64; 5] = dop853.y_out().last().unwrap().as_slice().try_into().unwrap();
    let off = trajectory.distance(40, &field.state(10.0, last));
    assert!(off < AGREES, "{off:e}");
}

/// The classical Runge–Kutta method of `ode_solvers` on the field equals the generated `rk4`, to
/// rounding.
#[test]
fn rk4_is_rk4() {
    let trajectory = Trajectory::load("nonholonomic_oscillator").unwrap();
    let (system, start) = trajectory.start::<oscillator::System<f64>>();
    let (h, steps) = (0.0625, 160_u32);
    let equations = Equations::new(system, OnDStar);
    let mut theirs = ode_solvers::Rk4::new(equations, 0.0, SVector::from(equations.point(&start)), 10.0, h);
    theirs.integrate().unwrap();
    let mut ours = Discretize::<Rk4>::stepper(&system, &start, h).unwrap();
    for i in 1..=steps {
        ours.step().unwrap();
        let [theirs] = &theirs.y_out()[i as usize].data.0;
        let (theirs, ours) = (equations.state(0.0, theirs), ours.state());
        let off = (theirs.q() - ours.q()).amax().max((theirs.w() - ours.w()).amax());
        // The two differ in the order of the same sums: an ulp of 2 for each of a dozen roundings
        // in a step, as a random walk, times three.
        assert!(off < 3.0 * 4.4e-16 * 12.0 * f64::from(i).sqrt(), "step {i}: {off:e}");
    }
}

#[test]
fn mistakes() {
    let (system, start) = Trajectory::load("knife_edge").unwrap().start::<knife_edge::System<f64>>();
    let field = Field::new(system, OnDStar);
    let point = field.point(&start);
    assert_eq!(motion(&field, 0.0, &point, &[], 1e-10), Ok(vec![]));
    assert_eq!(motion(&field, 1.0, &point, &[1.0, 1.0], 1e-10), Ok(vec![point.to_vec(); 2]));
    for times in [&[1.0, 0.5][..], &[-1.0, 1.0], &[f64::NAN], &[f64::INFINITY]] {
        assert_eq!(motion(&field, 0.0, &point, times, 1e-10), Err(MotionError::Times), "{times:?}");
    }
    assert_eq!(motion(&field, 0.0, &[f64::NAN; 5], &[1.0], 1e-10), Err(MotionError::NonFinite));
}

/// On D the motions of the three fields on T*Q are the constrained motion.
#[test]
fn the_cotangent_bundle() {
    fn agrees<S, P, const N: usize>(name: &str, system: S, space: P, start: &S::State, trajectory: &Trajectory)
    where
        S: VectorField<P, Scalar = f64, Point = [f64; N]>,
    {
        let equations = Equations::new(system, space);
        let solution = IVP::ode(&equations, 0.0, 10.0, equations.point(start))
            .method(ExplicitRungeKutta::dop853().rtol(TOLERANCE).atol(TOLERANCE))
            .solve()
            .unwrap();
        let off = trajectory.distance(40, &equations.state(10.0, solution.y.last().unwrap()));
        // On D* the dimension is less by r. An error across D either stays or is drawn back here,
        // and grows like the other errors.
        assert!(off < 10.0 * AGREES, "{name}: {off:e}");
    }

    let oscillator = Trajectory::load("nonholonomic_oscillator").unwrap();
    let (system, start) = oscillator.start::<oscillator::System<f64>>();
    agrees("oscillator, multipliers", system, Cotangent, &start, &oscillator);
    agrees("oscillator, extended", system, Extended, &start, &oscillator);
    agrees("oscillator, feedback", system, system.feedback(&start, [2.0, 1.0, 0.5]), &start, &oscillator);
    let disk = Trajectory::load("rolling_disk").unwrap();
    let (system, start) = disk.start::<disk::System<f64>>();
    agrees("disk, multipliers", system, Cotangent, &start, &disk);
    agrees("disk, extended", system, Extended, &start, &disk);
    let one = |k: usize| if k == 0 { 2.0 } else { 1.0 };
    agrees("disk, feedback", system, system.feedback(&start, std::array::from_fn(one)), &start, &disk);
}

/// The classical Runge–Kutta method of `ode_solvers` on the field with feedback equals the
/// generated `feedback-rk4`, to rounding.
#[test]
fn feedback_rk4_is_rk4_with_feedback() {
    let trajectory = Trajectory::load("nonholonomic_oscillator").unwrap();
    let (system, start) = trajectory.start::<oscillator::System<f64>>();
    let (h, steps, gains) = (0.0625, 160_u32, [2.0, 1.0, 0.5]);
    let equations = Equations::new(system, system.feedback(&start, gains));
    let mut theirs = ode_solvers::Rk4::new(equations, 0.0, SVector::from(equations.point(&start)), 10.0, h);
    theirs.integrate().unwrap();
    let mut ours = Discretize::<FeedbackRk4>::stepper_with(&system, &start, h, gains).unwrap();
    for i in 1..=steps {
        ours.step().unwrap();
        let [theirs] = &theirs.y_out()[i as usize].data.0;
        let (theirs, ours) = (equations.state(0.0, theirs), ours.state());
        let off = (theirs.q() - ours.q()).amax().max((theirs.w() - ours.w()).amax());
        // The bound is that of D*.
        assert!(off < 3.0 * 4.4e-16 * 12.0 * f64::from(i).sqrt(), "step {i}: {off:e}");
    }
}
