use crate::programs::pendulum;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::{Caller, Run, RunError};

const PARAMETERS: [f64; 3] = [1.5, 0.8, 9.81];

#[test]
fn functions_are_called_by_what_they_are() {
    let program = pendulum();
    let caller = Caller::new(&program, &PARAMETERS).unwrap();
    let [m, l, g] = PARAMETERS;
    let got = caller.call(Quantity::Energy, &[&[0.3], &[-1.2]]).unwrap();
    let expected = m / 2.0 * (l * 1.2f64).powi(2) - m * g * l * 0.3f64.cos();
    assert!((got[0] - expected).abs() < 1e-14, "{got:?} {expected}");
    assert_eq!(caller.call(Quantity::Potential, &[]), Err(RunError::Unknown("potential".into())));
    let error = caller.call(Quantity::Energy, &[&[0.3, 1.0], &[]]).unwrap_err();
    assert_eq!(error.to_string(), "`energy` takes groups of [1, 1] numbers, not [2, 0]");
}

#[test]
fn the_midpoint_rule_is_solved_to_roundoff() {
    let program = pendulum();
    let [_, l, g] = PARAMETERS;
    let h = 0.05;
    let mut run = Run::new(&program, "midpoint", &PARAMETERS, h, &[1.0], &[0.5]).unwrap();
    for _ in 0..200 {
        let (q, w) = run.state();
        run.step().unwrap();
        let (q_new, w_new) = run.state();
        let middle = (q[0] + q_new[0]) / 2.0;
        assert!((q_new[0] - q[0] - h * (w[0] + w_new[0]) / 2.0).abs() < 1e-15 * 4.0);
        let residual = w_new[0] - w[0] + h * g / l * middle.sin();
        assert!(residual.abs() < 1e-15 * 10.0, "{residual:e}");
    }
    assert_eq!(run.steps(), 200);
    assert!(run.newton_iterations() < 3 * 200, "{}", run.newton_iterations());
    let (measure, minors) = run.guard().unwrap();
    assert_eq!(measure, l);
    assert_eq!(minors, [run.state().0[0].cos()]);
}

#[test]
fn a_failed_step_leaves_the_state() {
    let program = pendulum();
    let mut run = Run::new(&program, "midpoint", &PARAMETERS, 0.05, &[1.0], &[f64::MAX]).unwrap();
    let before = run.carried().to_vec();
    let error = run.step().unwrap_err();
    assert!(matches!(error, RunError::Step(_)), "{error}");
    assert_eq!(run.carried(), before);
    assert!(matches!(Run::new(&program, "mid", &PARAMETERS, 0.05, &[1.0], &[1.0]), Err(RunError::Unknown(_))));
}
