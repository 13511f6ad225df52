//! Events of declared systems with known motions.

use super::{Event, Log, Occurrence, Watch};
use crate::registry::Model;
use crate::run::Watcher as _;
use crate::tape::Declared;
use crate::tape::tests::derived;
use std::f64::consts::PI;
use std::sync::OnceLock;

fn oscillator() -> &'static dyn Model {
    static MODEL: OnceLock<Declared> = OnceLock::new();
    MODEL.get_or_init(|| derived("nonholonomic_oscillator", &["taylor", "taylor:qv"]))
}

/// Follows the motion from (1, 1, 1) at rest, where y = cos t, until t = 40, and returns its
/// events.
fn attempt(events: &[&str], method: &str, h: f64) -> Result<Vec<Occurrence>, String> {
    let model = oscillator();
    let data = model.data("paper").unwrap();
    let system = model.system(&data.parameters).unwrap();
    let mut stepper = system.stepper(method, (0.0, &data.q, &data.v), h).unwrap();
    let events: Vec<Event> =
        events.iter().map(|text| Event::parse(text, model.info(), &data.parameters).unwrap()).collect();
    let mut log = Log::new(Watch::new(&events, model.info(), method).unwrap());
    for k in 0..(40.0 / h) as u32 {
        if log.look(f64::from(k) * h, &mut *stepper).map_err(|failure| failure.to_string())?.is_some() {
            break;
        }
        stepper.step().unwrap();
    }
    log.end();
    Ok(log.found)
}

fn log(events: &[&str], method: &str, h: f64) -> Vec<Occurrence> {
    attempt(events, method, h).unwrap()
}

fn times(events: &[&str], method: &str, h: f64) -> Vec<(usize, f64)> {
    log(events, method, h).iter().map(|event| (event.event, event.t)).collect()
}

/// Each crossing is found once, at its time to roundoff of the state and of t = 40, however far
/// apart the states are.
#[test]
fn each_passage_is_found_once() {
    for method in ["taylor", "taylor:qv"] {
        for h in [0.1, 1.0, 20.0] {
            let expected: Vec<f64> = (0..6).map(|k| 1.5 * PI + f64::from(k) * 2.0 * PI).collect();
            let found = times(&["y = 0 upwards"], method, h);
            assert_eq!(found.len(), expected.len(), "{method}, {h}: {found:?}");
            assert!(
                found.iter().zip(&expected).all(|((_, t), known)| (t - known).abs() < 1e-13),
                "{method}, {h}: {found:?}"
            );
        }
    }
}

#[test]
fn equations_of_all_kinds() {
    // y = cos t, ẏ = −sin t: y starts at 1 without crossing it, and touches −1.
    let found =
        times(&["y_dot = 0", "2*y^2 = 1 downwards", "sin(y)/exp(t/100) = 0", "t = 7.25", "y = 2"], "taylor", 5.0);
    let of = |event: usize| found.iter().filter(move |found| found.0 == event).map(|found| found.1);
    let near = |found: Vec<f64>, known: Vec<f64>| {
        assert_eq!(found.len(), known.len(), "{found:?}, {known:?}");
        assert!(found.iter().zip(&known).all(|(a, b)| (a - b).abs() < 1e-12), "{found:?}, {known:?}");
    };
    near(of(0).collect(), (1..13).map(|k| f64::from(k) * PI).collect());
    near(of(1).collect(), (0..13).map(|k| (f64::from(k) + 0.25) * PI).filter(|t| *t < 40.0).collect());
    near(of(2).collect(), (0..13).map(|k| (f64::from(k) + 0.5) * PI).filter(|t| *t < 40.0).collect());
    near(of(3).collect(), vec![7.25]);
    assert_eq!(of(4).count(), 0);
    assert!(found.windows(2).all(|pair| pair[0].1 <= pair[1].1), "in their order: {found:?}");
}

/// A motion at rest has the same polynomial at all times.
#[test]
fn the_time_passes_at_rest() {
    let model = oscillator();
    let mut data = model.data("paper").unwrap();
    (data.q, data.v) = (vec![0.0; 3], vec![0.0; 3]);
    let system = model.system(&data.parameters).unwrap();
    for h in [0.5, 1.0, 20.0] {
        let mut stepper = system.stepper("taylor", (0.0, &data.q, &data.v), h).unwrap();
        let events = [Event::parse("t = 7.25", model.info(), &data.parameters).unwrap()];
        let mut log = Log::new(Watch::new(&events, model.info(), "taylor").unwrap());
        for k in 0..(40.0 / h) as u32 {
            log.look(f64::from(k) * h, &mut *stepper).unwrap();
            stepper.step().unwrap();
        }
        assert_eq!(log.found.len(), 1, "{h}");
        assert!((log.found[0].t - 7.25).abs() < 1e-14, "{h}: {:e}", log.found[0].t);
    }
}

/// An event may change faster than the motion: sin 3t on polynomials that reach over half a
/// period, tanh and atan with poles close to the real axis.
#[test]
fn events_that_are_faster_than_the_motion() {
    for h in [0.37, 5.0, 20.0] {
        let found =
            times(&["sin(3*t) = 0", "tanh(20*y) = 1/2", "sin(200*t + y) = 0", "atan(50*(y - 1/4)) = -1"], "taylor", h);
        let of = |event: usize| found.iter().filter(move |found| found.0 == event).map(|found| found.1);
        let near = |found: Vec<f64>, known: Vec<f64>| {
            assert_eq!(found.len(), known.len(), "h = {h}: {found:?}, {known:?}");
            assert!(found.iter().zip(&known).all(|(a, b)| (a - b).abs() < 1e-12), "h = {h}: {found:?}, {known:?}");
        };
        // y = cos t passes a level twice in each turn.
        let level = |y: f64| {
            let times = (0..14).flat_map(|k| [-1.0, 1.0].map(|sign| f64::from(k) * 2.0 * PI + sign * y.acos()));
            let mut times: Vec<f64> = times.filter(|t| (0.0..40.0).contains(t)).collect();
            times.sort_by(f64::total_cmp);
            times
        };
        let end = 40.0 - 40.0 % h;
        let until_end = |times: Vec<f64>| times.into_iter().filter(|t| *t < end).collect::<Vec<_>>();
        near(of(0).collect(), until_end((1..39).map(|k| f64::from(k) * PI / 3.0).collect()));
        near(of(1).collect(), until_end(level(0.5_f64.atanh() / 20.0)));
        near(of(3).collect(), until_end(level(0.25 - 1.0_f64.tan() / 50.0)));
        // 200 t + cos t is increasing: one zero for each multiple of π between its values at
        // the ends.
        let phase = |t: f64| ((200.0 * t + t.cos()) / PI).floor();
        assert_eq!(of(2).count() as f64, phase(end) - phase(0.0), "h = {h}");
    }
}

/// Tests events that are constant to all digits except for a short while.
#[test]
fn events_of_a_moment() {
    let width = (2.0_f64.ln() / 1e4).sqrt();
    for h in [0.01, 0.1] {
        let found = times(&["exp(-1e4*(t - 5)^2) = 1/2", "exp(-1e6*(y - 1/2)^2) = 1/2 upwards"], "taylor", h);
        let of = |event: usize| found.iter().filter(move |found| found.0 == event).map(|found| found.1);
        let known = [5.0 - width, 5.0 + width];
        assert!(of(0).count() == 2 && of(0).zip(known).all(|(t, known)| (t - known).abs() < 1e-12), "{h}: {found:?}");
        // y = cos t reaches 1/2 twice in each turn, 13 times until 40. Each time it stays near
        // for 0.0017, a sixth of the shorter steps.
        assert!(h > 0.01 || of(1).count() == 13, "{h}: {found:?}");
    }
}

/// A minimum is a single zero wherever it lies in a step, and its width is the uncertainty of
/// its time.
#[test]
fn events_that_are_touched_are_met_once() {
    for h in [0.1, 0.37, 1.0, 20.0] {
        for at in [0.5, 1.0, 2.0_f64.sqrt(), 3.7, 20.0, 37.0] {
            let found =
                log(&[&format!("1 - cos((t - {at})/8) = 0"), "y = -1", "y^2 = 1", "t^2 = 2*t - 1"], "taylor", h);
            let of = |event: usize| found.iter().filter(move |found| found.event == event);
            let touched = |event: usize, known: &[f64]| {
                let (times, end) = (of(event).map(|found| found.t).collect::<Vec<_>>(), 40.0 - 40.0 % h);
                let known: Vec<f64> = known.iter().copied().filter(|t| *t < end).collect();
                assert_eq!(times.len(), known.len(), "{event}, h = {h}, at {at}: {times:?}");
                for (found, known) in of(event).zip(known) {
                    assert!(found.rising.is_none() && found.width < 1e-5, "{event}, h = {h}, at {at}: {found:?}");
                    assert!((found.t - known).abs() <= found.width, "{event}, h = {h}, at {at}: {found:?}");
                }
            };
            touched(0, &[at]);
            touched(1, &(0..6).map(|k| f64::from(2 * k + 1) * PI).collect::<Vec<_>>());
            touched(2, &(1..13).map(|k| f64::from(k) * PI).collect::<Vec<_>>());
            touched(3, &[1.0]);
        }
    }
}

#[test]
fn events_that_have_no_value_or_no_passages_say_so() {
    // y = −1/2 at ±2π/3 of each turn, and there are 6.4 turns.
    assert_eq!(times(&["ln(y + 3/2) = 0"], "taylor", 1.0).len(), 13);
    let said = |event: &str| attempt(&[event], "taylor", 1.0).unwrap_err();
    assert!(said("ln(y) = -10").contains("has no value at t = 1.57"));
    assert!(said("ln(y - 2) = 0").contains("has no value at t = "));
    assert!(said("sqrt(y - 2) = 0").contains("has no value at t = "));
    assert!(said("y^2 + y_dot^2 = 1").contains("is 0 all the time"));
    assert!(said("sin(1e12*t) = 0").contains("changes too fast"));
}

/// The end of the run at 40 may cross or touch an event of y = cos t.
#[test]
fn the_end_of_a_run_may_be_one() {
    for h in [0.1, 0.5, 20.0] {
        let (y, slope) = (40.0_f64.cos(), -40.0_f64.sin());
        let passed = format!("y = {y} {}", if slope > 0.0 { "upwards" } else { "downwards" });
        let other = format!("y = {y} {}", if slope > 0.0 { "downwards" } else { "upwards" });
        let found = log(&["t = 40", "(t - 40)^2 = 0", &passed, "t = 40.01", &other], "taylor", h);
        let last = |event: usize| found.iter().filter(|found| found.event == event).map(|found| found.t).next_back();
        let ends = |event: usize| last(event).is_some_and(|t| (t - 40.0).abs() < 1e-13);
        assert!(ends(0) && ends(1) && ends(2) && last(3).is_none() && !ends(4), "{h}: {found:?}");
    }
}

#[test]
fn a_run_may_end_there() {
    assert_eq!(times(&["y = 0 downwards stop", "y = 0"], "taylor", 30.0).len(), 1);
}

#[test]
fn mistakes() {
    let model = oscillator();
    let wrong = |text: &str| Event::parse(text, model.info(), &[]).unwrap_err();
    assert!(wrong("y > 0").contains("is not an equation"));
    assert!(wrong("yy = 0").contains("did you mean `y`"));
    assert!(wrong("abs(y) = 1").contains("has no Taylor series, because of `abs`"));
    assert!(wrong("y^x = 1").contains("a power that is not a whole number"));
    assert!(wrong("y = 0 upwards downwards").contains("two directions"));
    assert!(Watch::new(&[], model.info(), "gonzalez").is_err_and(|why| why.contains("take `--method taylor`")));
}
