//! Figures of motions that are given by formulas.

use super::*;
use nonholonomic_lab::registry::{StartError, Stepper};

/// A system whose ρ are the first velocities; the figure uses nothing else of it.
struct Plain;

impl System for Plain {
    fn energy(&self, _: f64, _: &[f64], _: &[f64]) -> f64 {
        0.0
    }
    fn constraint(&self, _: f64, _: &[f64], _: &[f64]) -> f64 {
        0.0
    }
    fn rho(&self, _: f64, _: &[f64], v: &[f64], rho: &mut [f64]) {
        rho.copy_from_slice(&v[..rho.len()]);
    }
    fn lambda(&self, _: f64, _: &[f64], _: &[f64], _: &mut [f64]) {}
    fn invariants(&self, _: f64, _: &[f64], _: &[f64], _: &mut [f64]) {}
    fn project(&self, _: f64, _: &[f64], _: &mut [f64]) -> Result<(), String> {
        Ok(())
    }
    fn stepper(&self, _: &str, _: (f64, &[f64], &[f64]), _: f64) -> Result<Box<dyn Stepper>, StartError> {
        Err(StartError::Other("it does not move".into()))
    }
    fn motion(&self, _: &[f64], _: &[f64], _: &[f64], _: f64) -> Result<Vec<Vec<f64>>, String> {
        Err("it does not move".into())
    }
}

fn model(coordinates: &[&'static str], velocities: &[&'static str], momenta: usize) -> ModelInfo {
    // Leaking memory is harmless in a test.
    let plain = |names: &[&'static str]| -> &'static [Quantity] {
        names.iter().map(|name| Quantity::new(name, None, None)).collect::<Vec<_>>().leak()
    };
    let mut info = ModelInfo::new("a_model");
    info.coordinates = plain(coordinates);
    info.velocities = plain(velocities);
    info.momenta =
        &["rho1", "rho2", "rho3", "rho4", "rho5", "rho6", "rho7", "rho8", "rho9", "rho10", "rho11", "rho12"][..momenta];
    info
}

/// Draws the figure of `n + 1` rows (t, q, v, energy, constraint) over [0, 10].
fn svg(info: &ModelInfo, n: u32, row: impl Fn(f64) -> Vec<f64>) -> String {
    let layout = Layout::new(info, &[]);
    let mut figure = RunFigure::new(info, &Plain, &layout);
    for k in 0..=n {
        figure.row(&row(10.0 * f64::from(k) / f64::from(n))).unwrap();
    }
    let summary = Summary { status: "complete", ..Summary::default() };
    let svg = figure.figure("method", &[], 0.1, &summary).svg();
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "every place is a number");
    svg
}

/// Returns whether the figure contains this text.
fn says(svg: &str, text: &str) -> bool {
    svg.lines().any(|line| line == text)
}

#[test]
fn coordinates_that_are_no_plane_run_over_time() {
    let names = ["q1", "q2", "q3", "w1", "w2", "z1", "z2"];
    let svg = svg(&model(&names, &["q1_dot", "q2_dot"], 2), 2000, |t| {
        let waves = (1..=7).map(|k| (t * f64::from(k)).sin());
        [t].into_iter().chain(waves).chain([t.cos(), t.sin(), 1.0 + 1e-4 * t.sin(), 1e-16]).collect()
    });
    assert!(says(&svg, "Coordinates") && says(&svg, "q₃") && says(&svg, "z₂") && says(&svg, "Momenta on D*"));
    assert!(says(&svg, "E(t) − E(0)   (× 10⁻⁴)"));
}

#[test]
fn systems_on_an_algebra_show_their_velocities() {
    let svg = svg(&model(&[], &["omega1", "omega2", "omega3"], 2), 500, |t| {
        vec![t, -t.tanh(), 1.0 / t.cosh(), 0.0, 0.5, 0.0]
    });
    assert!(says(&svg, "Velocities") && says(&svg, "ω₂") && says(&svg, "t"));
    assert_eq!(svg.matches("exactly 0 in every row").count(), 2);
}

#[test]
fn of_many_momenta_those_that_vary_most_are_named() {
    let of = |m: usize| {
        let names = ["w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9", "w10", "w11", "w12"];
        svg(&model(&[], &names[..m], m), 500, |t| {
            let waves = (1..=m).map(|k| k as f64 * (t * k as f64).sin());
            [t].into_iter().chain(waves).chain([0.5, 0.0]).collect()
        })
    };
    for m in [3, 9] {
        let svg = of(m);
        assert!(says(&svg, "Momenta on D*") && says(&svg, "ρ₁") && says(&svg, ["ρ₃", "ρ₉"][m / 9]), "{m}");
    }
    let svg = of(12);
    assert!(says(&svg, "Momenta on D*: the 7 that vary most, the other 5 grey"));
    assert!(says(&svg, "ρ₁₂") && says(&svg, "ρ₆") && !says(&svg, "ρ₅"));
}

#[test]
fn work_is_no_error() {
    let info = model(&["x", "y"], &["x_dot", "y_dot"], 1);
    let layout = Layout::new(&info, &[]);
    let mut figure = RunFigure::new(&info, &Plain, &layout);
    for k in 0..=100 {
        let t = f64::from(k);
        figure.row_after_work(&[t, t, 0.0, 1.0, 0.0, 2.0 + t, 0.0], t).unwrap();
    }
    let svg = figure.figure("method", &[], 1.0, &Summary::default()).svg();
    assert!(says(&svg, "Energy error, W: work done on the system") && says(&svg, "exactly 0 in every row"));
}

#[test]
fn growth_over_powers_of_ten_is_logarithmic() {
    let svg = svg(&model(&["x", "y"], &["x_dot", "y_dot"], 1), 5000, |t| {
        vec![t, t.cos(), t.sin(), -t.sin(), t.cos(), 1.0 + 1e-9 * (2.0 * t).exp(), 1e-12 * (t - 5.0).powi(6)]
    });
    assert!(says(&svg, "|E(t) − E(0)|") && says(&svg, "10⁻⁴"));
    assert!(!says(&svg, "Momenta on D*"), "one momentum is no plane");
}

#[test]
fn what_is_shown_is_chosen() {
    let info = model(&["x", "y"], &["omega3", "y_dot"], 1);
    let layout = Layout::new(&info, &[]);
    let figure = || RunFigure::new(&info, &Plain, &layout);
    let wanted = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let mut chosen = figure().show(&wanted(&["omega3", "x", "rho1", "energy"])).unwrap();
    for k in 0..=100 {
        let t = 0.1 * f64::from(k);
        chosen.row(&[t, t * t, 1.0, t.sin(), 0.5, 2.0 + 1e-3 * t, 0.0]).unwrap();
    }
    let svg = chosen.figure("method", &[], 0.1, &Summary::default()).svg();
    assert_eq!(svg.matches("class=\"panel\"").count(), 4);
    assert!(says(&svg, "ω₃") && says(&svg, "x") && says(&svg, "ρ₁") && says(&svg, "Energy error"));
    assert!(!says(&svg, "Trajectory") && !says(&svg, "Constraint residual"));
    let message = figure().show(&wanted(&["omega"])).err().unwrap();
    assert_eq!(message, "unknown quantity `omega`; did you mean `omega3`?");
}

#[test]
fn a_step_and_a_parameter_have_different_letters() {
    let mut info = model(&["x"], &["x_dot"], 1);
    assert_eq!((step_fact(&info, 0.1), step_axis(&info)), ("step h = 0.1".to_owned(), "step h".to_owned()));
    info.parameters = const {
        use nonholonomic::catalogue::ParameterInfo;
        &[ParameterInfo::new(Quantity::new("h", Some("m"), None), Some(0.5), true)]
    };
    assert_eq!((step_fact(&info, 0.1), step_axis(&info)), ("step Δt = 0.1 s".to_owned(), "step Δt [s]".to_owned()));
    assert_eq!(parameter_facts(&info, &[0.5]), ["h = 0.5 m"]);
    assert_eq!(joules(&info, 1.25), "1.25 J");
}

#[test]
fn one_row_is_a_figure_too() {
    let svg = svg(&model(&["x", "y"], &["x_dot", "y_dot"], 2), 1, |_| vec![0.0, 1.0, 2.0, 3.0, 4.0, -1.0, 0.0]);
    assert!(says(&svg, "E(t) − E(0)   (× 10⁻¹⁶)"));
}
