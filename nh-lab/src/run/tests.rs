//! Steps and rows of intervals.

use super::{count_steps, time_between_rows};

#[test]
fn rows_without_a_step_are_at_round_times() {
    for (until, between) in [
        (10.0, 0.01),
        (1.0, 0.001),
        (7.0, 0.01),
        (200.0, 0.2),
        (-30.0, -0.05),
        (1e6, 1e3),
        (0.12, 2e-4),
        (1e-300, 1e-303),
    ] {
        assert_eq!(time_between_rows(until), between, "{until}");
    }
}

#[test]
fn steps_that_fit() {
    assert_eq!(count_steps(0.05, 200.0), Ok(4000));
    assert_eq!(count_steps(0.1, 0.3), Ok(3));
    assert_eq!(count_steps(0.3, 1.0), Ok(3));
    assert_eq!(count_steps(-0.1, -1.0), Ok(10));
    assert_eq!(count_steps(1.0, 1.0), Ok(1));
}

#[test]
fn steps_that_do_not() {
    for (step, until, says) in [
        (0.0, 1.0, "other than zero, not 0"),
        (f64::NAN, 1.0, "not NaN"),
        (f64::INFINITY, 1.0, "not inf"),
        (0.1, f64::INFINITY, "not inf"),
        (0.1, 0.0, "other than zero"),
        (-0.1, 1.0, "leads away"),
        (0.1, -1.0, "leads away"),
        (2.0, 1.0, "exceeds the interval"),
        (-2.0, -1.0, "exceeds the interval"),
        (1e-300, 1.0, "too many"),
    ] {
        let message = count_steps(step, until).unwrap_err();
        assert!(message.contains(says), "{message}");
    }
}
