//! Fields, their Jacobians, inputs and events.

use differential_equations::linalg::Matrix;
use differential_equations::ode::ODE;
use differential_equations::prelude::*;
use nonholonomic::State as _;
use nonholonomic::fields::{DynField, Field, InputLaw, OnDStar};
use nonholonomic::prelude::{Discretize, Rk4, Stepper, WithInputs};
use nonholonomic_models::{
    Declaration, Listed, NonholonomicOscillator, Snakeboard, Twistcar, Visitor, snakeboard, visit,
};
use nonholonomic_ode::Equations;
use ode_solvers::{Dop853, Dopri5, OutputType, SVector};

/// A field without inputs.
type Free<S> = Field<S, OnDStar, InputLaw<S>>;

/// Points that are not equilibria: the first data set's, displaced by up to a tenth.
fn points<S: Listed>() -> Vec<(Free<S>, Vec<f64>)> {
    S::INFO
        .data_sets
        .iter()
        .map(|set| {
            let mut values: Vec<f64> = S::INFO.parameters.iter().map(|p| p.default.unwrap_or(1.0)).collect();
            set.parameters.iter().for_each(|(i, value)| values[*i] = *value);
            let system = S::from_parameters(&values).unwrap();
            let state = system.state_from(0.0, set.q, set.w).unwrap();
            let field = Field::new(system, OnDStar);
            let point = field.point(&state);
            let shaken = point.as_ref().iter().zip(1_u8..).map(|(x, i)| x + 0.1 * (7.0 * f64::from(i)).sin());
            let shaken = shaken.collect();
            (field, shaken)
        })
        .collect()
}

#[test]
fn jacobians_are_derivatives() {
    struct Jacobians;

    impl Visitor for Jacobians {
        fn visit<S: Listed + 'static>(&mut self, declaration: &'static Declaration) {
            for (field, point) in points::<S>() {
                let n = field.dimension();
                let mut jacobian = vec![f64::NAN; n * n];
                assert!(field.write_jacobian(0.0, &point, &mut jacobian));
                for (column, entries) in jacobian.chunks(n).enumerate() {
                    let step = f64::EPSILON.cbrt();
                    let at = |h: f64| {
                        let (mut moved, mut rate) = (point.clone(), vec![f64::NAN; n]);
                        moved[column] += h;
                        field.write_rhs(0.0, &moved, &mut rate);
                        rate
                    };
                    let (above, below) = (at(step), at(-step));
                    let (further, before) = (at(2.0 * step), at(-2.0 * step));
                    for (row, entry) in entries.iter().enumerate() {
                        let (near, far) = (above[row] - below[row], further[row] - before[row]);
                        let difference = (8.0 * near - far) / (12.0 * step);
                        // The rounding error is ε^⅔ = 4e-11 of the values' size. The truncation
                        // error is ε^(4/3) of the fifth derivatives' size; a formula with third
                        // derivatives would not suffice for a rattleback, which is curved by 1/(2
                        // cm).
                        let size = entry.abs().max(above[row].abs()).max(1.0);
                        assert!(
                            (entry - difference).abs() < 1e-8 * size,
                            "{}: ∂f{row}/∂ζ{column} = {entry}, not {difference}",
                            declaration.name
                        );
                    }
                }
            }
        }
    }

    visit(&mut Jacobians);
}

#[test]
fn the_adapter_has_the_generated_jacobian() {
    let board = Snakeboard::default();
    let start = board.initial("free").unwrap().build().unwrap();
    let equations = Equations::new(board.system().unwrap(), OnDStar);
    let point = equations.point(&start);
    let exact = equations.field().jacobian(0.0, &point).unwrap();
    let mut matrix = Matrix::zeros(8, 8);
    ODE::jacobian(&equations, 0.0, &point, &mut matrix);
    for row in 0..8 {
        for column in 0..8 {
            assert_eq!(matrix[(row, column)], exact[(row, column)]);
        }
    }
}

/// Slices of the wrong length give NaN, and the state's round trip is the identity.
#[test]
fn slices() {
    let board = Snakeboard::default();
    let start = board.initial("free").unwrap().build().unwrap();
    let field = Field::new(board.system().unwrap(), OnDStar);
    let point = field.point(&start);
    let back = field.state(start.time(), &point);
    assert!((start.w() - back.w()).amax().max((start.q() - back.q()).amax()) < 1e-14);

    let (mut q, mut w) = ([0.0; 5], [0.0; 5]);
    field.write_state(start.time(), &point, &mut q, &mut w);
    assert_eq!((&q[..], &w[..]), (back.q().as_slice(), back.w().as_slice()));
    let mut rate = [0.0; 8];
    field.write_rhs(0.0, &point, &mut rate);
    assert_eq!(rate, field.rhs(0.0, &point));
    field.write_rhs(0.0, &point[..7], &mut rate);
    assert!(rate.iter().all(|x| x.is_nan()));
    field.write_state(0.0, &[], &mut q, &mut w);
    assert!(q.iter().chain(&w).all(|x| x.is_nan()));
}

/// A rider's handlebar moves with the time, and so do the velocities of a point of D*.
#[test]
fn slices_have_a_time() {
    let car = Twistcar::default();
    let start = car.initial("standard").unwrap().build().unwrap();
    let field = Field::new(car.system().unwrap(), OnDStar);
    let point = field.point(&start);
    let [(q, early), (_, late)] = [0.0, 0.4].map(|t| {
        let (mut q, mut w) = ([0.0; 4], [0.0; 4]);
        field.write_state(t, &point, &mut q, &mut w);
        assert_eq!(w, *field.state(t, &point).w().as_slice(), "{t}");
        (q, w)
    });
    assert_eq!(q, *start.q().as_slice());
    // φ̇ = A w cos(w t)
    assert!((early[3] - 1.8).abs() < 1e-14 && (late[3] - 1.8 * 1.2_f64.cos()).abs() < 1e-14, "{early:?} {late:?}");
}

/// Inputs act at the times and states at which the field is evaluated.
#[test]
fn inputs() {
    fn torques(t: f64, state: &snakeboard::State<f64>) -> [f64; 2] {
        [(3.0 * t).cos(), 0.2 * (2.0 * t).sin() - 0.1 * state.phi_dot]
    }
    let board = Snakeboard::default();
    let system = board.system().unwrap();
    let start = board.initial("free").unwrap().build().unwrap();
    let equations = Equations::with_inputs(system, OnDStar, torques);
    let mut dopri5 = Dopri5::new(equations, 0.0, 1.0, 0.0, SVector::from(equations.point(&start)), 1e-12, 1e-12);
    dopri5.set_output(OutputType::Sparse);
    dopri5.integrate().unwrap();
    let tight = equations.state(1.0, &dopri5.y_out().last().unwrap().data.0[0]);
    let method = ExplicitRungeKutta::rkv989e().rtol(1e-13).atol(1e-13);
    let solution = IVP::ode(&equations, 0.0, 1.0, equations.point(&start)).method(method).solve().unwrap();
    let other = equations.state(1.0, solution.y.last().unwrap());
    // Thousands of steps of the method of order 5 have errors of the size of the tolerance.
    let off = (tight.q() - other.q()).amax().max((tight.w() - other.w()).amax());
    assert!(off < 1e-9, "{off:e}");

    // Steppers sample the state once in a step: they agree with the law that acts without delay to
    // first order.
    let error = |h: f64, steps: u64| {
        let mut forced = WithInputs::new(Discretize::<Rk4>::stepper(&system, &start, h).unwrap(), torques);
        forced.step_n(steps).unwrap();
        let state = forced.state();
        (state.q() - tight.q()).amax().max((state.w() - tight.w()).amax())
    };
    let (coarse, fine) = (error(1.0 / 64.0, 64), error(1.0 / 128.0, 128));
    assert!(coarse < 0.01 && coarse > 1e-7, "{coarse:e}");
    let order = (coarse / fine).log2();
    assert!((order - 1.0).abs() < 0.1, "{order}");
}

/// E_y = (ẏ² + y²)/2 is an invariant of the oscillator, with ÿ = −y. From rest at y = 1, y is
/// proportional to cos t. It passes 0 downwards at π/2 and upwards at 3π/2, with period 2π.
#[test]
fn events_are_located() {
    let oscillator = NonholonomicOscillator;
    let start = oscillator.initial("paper").unwrap().build().unwrap();
    let equations = Equations::new(oscillator.system().unwrap(), OnDStar);
    let crossings = |section| {
        IVP::ode(&equations, 0.0, 100.0, equations.point(&start))
            .method(ExplicitRungeKutta::rkv989e().rtol(1e-13).atol(1e-13).h_max(1.0))
            .t_eval([])
            .event(&section)
            .solve()
            .unwrap()
    };
    let half = std::f64::consts::FRAC_PI_2;
    let all = equations.section(|_, state| state.y);
    for (section, first, period, count) in [
        (all, half, 2.0, 32),
        (all.upwards(), 3.0 * half, 4.0, 16),
        (all.downwards(), half, 4.0, 16),
        (all.upwards().at_most(5), 3.0 * half, 4.0, 5),
    ] {
        let solution = crossings(section);
        assert_eq!(solution.t.len(), count);
        for (i, (t, point)) in (0_u8..).zip(solution.t.iter().zip(&solution.y)) {
            let expected = first + f64::from(i) * period * half;
            // The tolerance covers dense output of order 7 and the phase of some 200 steps.
            assert!((t - expected).abs() < 1e-10, "{t} is not {expected}");
            assert!(equations.state(*t, point).y.abs() < 1e-10);
        }
    }
}

#[test]
fn a_stop_function_ends_a_run() {
    let oscillator = NonholonomicOscillator;
    let start = oscillator.initial("paper").unwrap().build().unwrap();
    let equations = Equations::new(oscillator.system().unwrap(), OnDStar);
    let point = SVector::from(equations.point(&start));
    let mut solver = Dop853::new(equations.until(|_, state| state.y < 0.0), 0.0, 100.0, 0.0, point, 1e-10, 1e-10);
    solver.set_output(OutputType::Sparse);
    solver.integrate().unwrap();
    let ends: Vec<f64> = solver.y_out().iter().map(|point| equations.state(0.0, &point.data.0[0]).y).collect();
    let (last, before) = ends.split_last().unwrap();
    assert!(*last < 0.0 && before.iter().all(|y| *y >= 0.0), "{ends:?}");
}
