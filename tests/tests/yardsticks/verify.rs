//! Checks of properties, on methods whose properties are known.

use nh_cases::Numbers;
use nh_tests::reference;
use nh_tests::verify::*;

/// Starts runs of x˙ = v, v˙ = −x by a given method.
fn oscillator(
    map: impl Fn([f64; 2], f64) -> [f64; 2] + Copy + 'static,
) -> impl Fn(&[f64], f64) -> Result<Run, Failure> {
    move |state, h| {
        let mut z = [state[0], state[1]];
        Ok(Box::new(move |out: &mut [f64]| {
            z = map(z, h);
            out.copy_from_slice(&z);
            Ok(())
        }))
    }
}

fn euler([x, v]: [f64; 2], h: f64) -> [f64; 2] {
    [x + h * v, v - h * x]
}

fn verlet([x, v]: [f64; 2], h: f64) -> [f64; 2] {
    let half = v - 0.5 * h * x;
    let x = x + h * half;
    [x, half - 0.5 * h * x]
}

/// Rotates by h: exact, so that only roundoff remains.
fn exact([x, v]: [f64; 2], h: f64) -> [f64; 2] {
    let (s, c) = h.sin_cos();
    [c * x + s * v, c * v - s * x]
}

/// Starts a run that adds or subtracts one rounding in the last place.
fn random_walk(state: &[f64], _: f64) -> Result<Run, Failure> {
    let (mut z, mut numbers) = (state[0], Numbers(1));
    Ok(Box::new(move |out: &mut [f64]| {
        z += if numbers.bits(1) == 0 { f64::EPSILON } else { -f64::EPSILON };
        out[0] = z;
        Ok(())
    }))
}

fn energy(z: &[f64]) -> f64 {
    0.5 * (z[0] * z[0] + z[1] * z[1])
}

fn exact_trajectory() -> reference::Trajectory {
    let t: Vec<f64> = (0..41).map(|i| 0.25 * f64::from(i)).collect();
    serde_json::from_value(serde_json::json!({
        "system": "oscillator", "source": "", "coords": ["x"], "params": {}, "frame": [],
        "q": t.iter().map(|t| [t.cos()]).collect::<Vec<_>>(),
        "v": t.iter().map(|t| [-t.sin()]).collect::<Vec<_>>(),
        "t": t, "energy": [], "constraint_residual": [], "lagrange_multiplier": [], "integrals": {},
    }))
    .unwrap()
}

#[test]
fn a_line_is_found_with_its_error() {
    let line = Line::through([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)]).unwrap();
    assert_eq!((line.slope, line.intercept, line.slope_error), (2.0, 1.0, 0.0));
    // y = 0, 1, 0 over x = 0, 1, 2: slope 0, scatter 2/3 with one degree of freedom, Σ(x − 1)² = 2.
    let line = Line::through([(0.0, 0.0), (1.0, 1.0), (2.0, 0.0)]).unwrap();
    assert!(line.slope.abs() < 1e-15 && (line.slope_error - (1.0_f64 / 3.0).sqrt()).abs() < 1e-15);
}

#[test]
fn orders_are_told_apart() {
    let trajectory = exact_trajectory();
    let sizes = [0.05, 0.025, 0.0125, 0.00625];
    let first = order(&oscillator(euler), &trajectory, 2.0, &sizes).unwrap();
    let second = order(&oscillator(verlet), &trajectory, 2.0, &sizes).unwrap();
    assert!((first.line.slope - 1.0).abs() < 0.05, "{first:?}");
    assert!((second.line.slope - 2.0).abs() < 0.01 && second.line.slope_error < 0.01, "{second:?}");
    assert!(order(&oscillator(exact), &trajectory, 2.0, &sizes).unwrap_err().to_string().contains("roundoff"));
    assert!(order(&oscillator(euler), &trajectory, 2.0, &[0.3, 0.05, 0.02, 0.01]).is_err(), "0.3 does not divide 2");
    assert!(order(&oscillator(euler), &trajectory, 2.0, &sizes[..3]).is_err());
}

#[test]
fn drifts_oscillations_and_roundoff_are_told_apart() {
    let start = [1.0, 0.0];
    let drifting = drift(&oscillator(euler), &start, 1e-3, 10_000, energy).unwrap();
    // The energy grows by the factor 1 + h² per step.
    assert!(drifting.is_significant(5.0) && (drifting.slope / 5e-4 - 1.0).abs() < 0.02, "{drifting:?}");
    let bounded = drift(&oscillator(verlet), &start, 0.1, 10_000, energy).unwrap();
    assert!(!bounded.is_significant(3.0) && bounded.largest > 1e-4 && !bounded.is_roundoff(1.0, 10.0), "{bounded:?}");
    // The rounded sine and cosine make the rotation shrink or grow by part of a rounding, always
    // the same.
    let systematic = drift(&oscillator(exact), &start, 0.1, 10_000, energy).unwrap();
    assert!(systematic.is_significant(5.0) && !systematic.is_roundoff(systematic.initial, 4.0), "{systematic:?}");
    let walk = drift(&random_walk, &[1.0], 0.1, 10_000, |z| z[0]).unwrap();
    assert!(!walk.is_significant(3.0) && walk.is_roundoff(walk.initial, 1.0), "{walk:?}");
    assert!(walk.slope.abs() > 5.0 * walk.standard_error, "a walk looks like a drift to a plain regression");
}

#[test]
fn symmetry_and_reversibility_are_seen() {
    let start = [0.7, 0.4];
    let defects = |map: &Start| {
        let reversed = reversibility_defect(map, &start, 0.1, 20, reverse_velocities).unwrap();
        (reversed, symmetry_defect(map, &start, 0.1, 20).unwrap())
    };
    let (reversed, back) = defects(&oscillator(verlet));
    assert!(reversed < 1e-14 && back < 1e-14);
    let (reversed, back) = defects(&oscillator(euler));
    assert!(reversed > 1e-2 && back > 1e-2);
}

#[test]
fn a_result_that_is_not_a_number_is_no_result() {
    let broken = |_: [f64; 2], _: f64| [f64::NAN, 0.0];
    assert!(drift(&oscillator(broken), &[1.0, 0.0], 0.1, 10, energy).is_err());
    assert!(largest_residual(&oscillator(broken), &[1.0, 0.0], 0.1, 10, |z| z[0]).is_err());
    assert!(distance(&[f64::NAN, 0.0], &[0.0, 1.0]).is_nan() && distance(&[0.0, f64::NAN], &[1.0, 0.0]).is_nan());
    assert!(order(&oscillator(broken), &exact_trajectory(), 2.0, &[0.05, 0.025, 0.0125, 0.00625]).is_err());
}
