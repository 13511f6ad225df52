//! Defaults and initial data that depend on parameters, in generated code: they follow the present
//! parameters.

use nonholonomic::catalogue::Model;
use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian  = m/2*(x_dot^2 + y_dot^2) + I/2*theta_dot^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
    definitions = {half: l/2},
    defaults    = {m: 2, l: 0.4, I: m*l^2/12, theta0: pi/3},
    initial     = {
        sliding: {q: {x: half, theta: theta0}, v: {x_dot: cos(theta), y_dot: sin(theta), theta_dot: 1}},
        pushed: {v: {x_dot: 1, y_dot: 0.25, theta_dot: 1/l}, q: {theta: 0.3}, parameters: {l: 3*m}, project: true},
    },
    methods     = [gonzalez],
    expose      = [catalogue],
)]
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rod {
    m: f64,
    l: f64,
    I: f64,
    theta0: f64,
}

const ROD: Rod = Rod { m: 3.0, l: 2.0, I: 0.0, theta0: 0.5 };

/// Returns the parameters, in the order of declaration.
fn values(set: Option<&str>, given: &[(usize, f64)]) -> Option<[f64; 4]> {
    let mut out = [0.0; 4];
    rod::System::<f64>::parameter_values(set, given, &mut out).map(|()| out)
}

#[test]
fn parameters_follow_others() {
    let theta0 = std::f64::consts::PI / 3.0;
    assert_eq!(ROD.with_derived(), Rod { I: 1.0, ..ROD });
    assert_eq!(rod::Parameters::<f64>::pushed(), rod::Parameters { m: 2.0, l: 6.0, I: 6.0, theta0 });
    assert_eq!(values(None, &[(0, 3.0), (1, 2.0)]), Some([3.0, 2.0, 1.0, theta0]));
    assert_eq!(values(None, &[(1, 3.0), (2, 7.0)]), Some([2.0, 3.0, 7.0, theta0]));
    assert_eq!(values(Some("pushed"), &[]), Some([2.0, 6.0, 6.0, theta0]));
    assert_eq!(values(Some("pushed"), &[(0, 1.0)]), Some([1.0, 3.0, 0.75, theta0]));
    assert_eq!((values(Some("pulled"), &[]), values(None, &[(4, 1.0)])), (None, None));
}

#[test]
fn initial_data_follow_parameters() {
    let state = ROD.with_derived().initial("sliding").unwrap().build().unwrap();
    assert_eq!((state.x, state.y, state.theta, state.theta_dot), (1.0, 0.0, 0.5, 1.0));
    // The runtime has its own sine, whose last digit may differ from the standard library's.
    assert!((state.x_dot - 0.5_f64.cos()).abs() < 2.0 * f64::EPSILON, "{state:?}");
    let system = ROD.with_derived().system().unwrap();
    assert_eq!(system.initial_state("sliding"), Some(state));
    assert_eq!(system.initial_state("pulled"), None);
    // The list of data sets has the values for the data sets' own parameters.
    let set = rod::System::<f64>::INFO.data_set("sliding").unwrap();
    assert_eq!((set.q[0], set.q[2]), (0.2, std::f64::consts::PI / 3.0));
}

#[test]
fn projected_data_are_on_the_constraints() {
    let along = 0.3_f64.cos() + 0.25 * 0.3_f64.sin();
    let exact = [along * 0.3_f64.cos(), along * 0.3_f64.sin()];
    let set = rod::System::<f64>::INFO.data_set("pushed").unwrap();
    let state = ROD.with_derived().initial("pushed").unwrap().build().unwrap();
    for (found, theta_dot) in
        [([set.w[0], set.w[1], set.w[2]], 1.0 / 6.0), ([state.x_dot, state.y_dot, state.theta_dot], 0.5)]
    {
        let off = (found[0] - exact[0]).abs().max((found[1] - exact[1]).abs()).max((found[2] - theta_dot).abs());
        assert!(off < 4.0 * f64::EPSILON, "{found:?}");
    }
    let start = rod::System::<f64>::from_parameters(&values(Some("pushed"), &[]).unwrap()).unwrap();
    let start = start.state_from(0.0, set.q, set.w).unwrap();
    assert!(Rod { m: 2.0, l: 6.0, I: 6.0, theta0: 1.0 }.integrate::<Gonzalez>(start, 0.1).take(10).all(|s| s.is_ok()));
}

/// A refused system is an error when the state is built.
#[test]
fn a_system_that_is_refused_has_no_state() {
    assert!(Rod { m: f64::NAN, ..ROD }.initial("sliding").unwrap().build().is_err());
}
