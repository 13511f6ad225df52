//! Frames that change between steps: motions that pass beyond every basis from algebra.

use super::derivatives::{H, all_right};
use super::*;
use nonholonomic_codegen::declaration::Derivatives;
use nonholonomic_codegen::ir::program::StepProgram;
use nonholonomic_codegen::scheme::Discretised;

/// One constraint of rank 1 everywhere, each coefficient of which vanishes somewhere.
const BLADE: &str = "coordinates: [x, y, z, theta]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2 + theta_dot^2)/2 - x/2\n\
                     constraints: [\"sin(theta)*x_dot - cos(theta)*y_dot + sin(theta + 1)/2*z_dot\"]\n";

/// Two constraints, masses of different units, and an affine part.
const TWO: &str = "coordinates: [x, y, theta, phi, z]\n\
                   lagrangian: (x_dot^2 + 2*y_dot^2 + theta_dot^2 + phi_dot^2 + 900*z_dot^2)/2 + x_dot*phi_dot/3\n\
                   constraints:\n  - cos(phi)*x_dot + sin(phi)*y_dot - theta_dot/3 + 30*cos(z)*z_dot + 1/10\n  \
                   - sin(theta)*x_dot + cos(theta)*phi_dot + 30*sin(phi)*z_dot\n";

/// A disk that rolls on a plane and leans: three constraints, one of them holonomic, on a matrix
/// group.
const DISK: &str = "velocities: se3(R, x)[Om1, Om2, Om3, v1, v2, v3]\n\
                    definitions:\n  contact: \"-([0, 0, 1] - R33*R*[0, 0, 1])/sqrt(1 - R33^2)\"\n  V: R*[v1, v2, v3]\n  W: R*[Om1, Om2, Om3]\n  \
                    slip: V + cross(W, contact)\n\
                    lagrangian: (v1^2 + v2^2 + v3^2)/2 + (Om1^2 + Om2^2 + 2*Om3^2)/8 - x3\n\
                    constraints: [\"slip[1]\", \"slip[2]\"]\nholonomic: [x3 - sqrt(1 - R33^2)]\n";

/// Methods for larger systems, whose derivation takes long.
const FEW: &str = "gonzalez, avf4, midpoint, rk4, taylor, 'taylor:qv'";

/// Declarations with their starts, final times, minimum numbers of changes, and methods.
const SYSTEMS: [(&str, &str, &str, f64, usize, &str); 4] = [
    ("blade", BLADE, "q: {theta: -0.53}, v: {x_dot: 1, y_dot: 0.3, z_dot: -0.2, theta_dot: 1}", 8.0, 3, "all"),
    ("two", TWO, "q: {theta: -0.53}, v: {x_dot: 1, y_dot: 0.3, phi_dot: -0.2, theta_dot: 1}", 8.0, 2, FEW),
    ("veselova", "", "", 8.0, 3, FEW),
    (
        "disk",
        DISK,
        "q: {R11: -1, R12: 0, R13: 0, R21: 0, R22: 0, R23: 1, R31: 0, R32: 1, R33: 0, x3: 1}, v: {Om2: 2, Om3: 1, v1: -1}",
        4.0,
        2,
        FEW,
    ),
];

pub fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = SYSTEMS
        .into_iter()
        .map(|(name, text, start, until, changes, methods)| {
            let text = move || format!("{}\nmethods: [{methods}]\n", text_of(text, start));
            trial(format!("pivots::{name}_goes_on"), move || goes_on(name, &text(), until, changes))
        })
        .collect();
    trials.push(trial("pivots::derivatives_go_through_a_change", derivatives_go_through_a_change));
    trials.push(trial("pivots::a_declared_frame_is_kept", a_declared_frame_is_kept));
    trials
}

fn text_of(text: &str, start: &str) -> String {
    if text.is_empty() {
        return read("tests/strangers/veselova_so3.yaml");
    }
    format!("{text}initial: {{start: {{{start}, project: true}}}}\n")
}

/// The start of a motion, with the velocities on the constraints.
struct Place {
    parameters: Vec<f64>,
    q: Vec<f64>,
    w: Vec<f64>,
}

impl Place {
    fn of(compiled: &Compiled) -> Self {
        let data = compiled.mechanics.model().about.data.first().and_then(|data| data.point()).expect("a data set");
        let (q, any) = (data.coordinates, data.velocities);
        let system = Caller::new(&compiled.program, &data.parameters).expect("parameters fit");
        let mut w = projected(&system, &q, &any);
        if system.function(Quantity::Drift).is_some() {
            let drift = system.call(Quantity::Drift, &[&q]).expect("a function of the system");
            w.iter_mut().zip(drift).for_each(|(w, drift)| *w += drift);
        }
        Place { parameters: data.parameters, q, w }
    }

    fn run(&self, compiled: &Compiled, method: &str, h: f64) -> Run {
        Run::new(&compiled.program, method, &self.parameters, h, &self.q, &self.w).expect("it starts")
    }
}

/// Returns the numbers that encode the pivots.
fn pivots(stepper: &StepProgram, run: &Run) -> Option<Vec<f64>> {
    let at = stepper.carried.iter().position(|group| group.role == Role::Pivots)?;
    let before: usize = stepper.carried[..at].iter().map(|group| group.symbols.len()).sum();
    Some(run.carried()[before..][..stepper.carried[at].symbols.len()].to_vec())
}

fn goes_on(name: &str, text: &str, until: f64, least: usize) {
    let compiled = exposed(declared(name, text));
    let place = Place::of(&compiled);
    let system = Caller::new(&compiled.program, &place.parameters).expect("parameters fit");
    let (before, size) = energy_of(&system, &place.q, &place.w);
    let moved = |stepper: &StepProgram, h: f64| {
        let mut run = place.run(&compiled, &stepper.method, h);
        let (mut changes, mut last) = (0, pivots(stepper, &run));
        for _ in 0..(until / h).round() as usize {
            run.step().unwrap_or_else(|error| panic!("{name}, {}, h = {h}: {error}", stepper.method));
            let now = pivots(stepper, &run);
            changes += usize::from(now != last);
            last = now;
        }
        (run.state(), changes, run.work())
    };
    let find = |method: &str| compiled.program.steppers.iter().find(|stepper| stepper.method == method);
    let (truth, ..) = moved(find("taylor:qv").expect("it applies"), 0.01);
    let mut tried = 0;
    for (stepper, Discretised { properties, .. }) in compiled.program.steppers.iter().zip(&compiled.methods) {
        if !stepper.carried.iter().any(|group| group.role == Role::Pivots) {
            continue;
        }
        tried += 1;
        let of = |h: f64| {
            let (state, changes, work) = moved(stepper, h);
            let method = &stepper.method;
            assert!(changes >= least, "{name}, {method}: {changes} changes");
            if properties.energy == Conserves::Exactly {
                let (after, new) = energy_of(&system, &state.0, &state.1);
                // The bound is 20 ε of the energy's parts in each step, as in `frames`; at worst
                // all have one sign.
                let bound = 20.0 * f64::EPSILON * size.max(new) * (until / h);
                let off = after - work - before;
                assert!(off.abs() <= bound + f64::EPSILON * work.abs(), "{name}, {method}: energy off by {off:e}");
            }
            state.0.iter().zip(&truth.0).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
        };
        let (coarse, fine) = (of(0.01), of(0.005));
        // Half of the order's improvement is required, down to the accuracy of the reference.
        let gain = f64::from(1_u32 << properties.order) / 2.0;
        assert!(fine <= (coarse / gain).max(1e-8), "{name}, {}: off by {coarse:e}, {fine:e}", stepper.method);
        assert!(properties.order == 1 || coarse < 0.05, "{name}, {}: off by {coarse:e}", stepper.method);
    }
    let least = if text.contains("[all]") { 11 } else { 5 };
    assert!(tried >= least, "{name}: {tried} methods");
}

/// Checks the derivatives of the fourth step if it ends with a change of pivots.
fn derivatives_go_through_a_change() {
    let (blade, two) = (
        "q: {theta: -0.05}, v: {x_dot: 1, y_dot: 0.3, z_dot: -0.2, theta_dot: 38}",
        "q: {theta: 0.8, z: 1.57}, v: {x_dot: -3.9, phi_dot: 4.1, theta_dot: -11.7}",
    );
    for (name, text, start, methods) in [
        ("blade", BLADE, blade, "gonzalez, avf, midpoint, rk4, itoh-abe, taylor"),
        ("two", TWO, two, "gonzalez, avf, midpoint, rk4"),
    ] {
        let text = format!("{}methods: [{methods}]\n", text_of(text, start));
        let declaration = Declaration { derivatives: Derivatives::all(), ..declared(name, &text) };
        let compiled = exposed(declaration.clone());
        let place = Place::of(&compiled);
        for stepper in &compiled.program.steppers {
            let mut run = place.run(&compiled, &stepper.method, H);
            let numbers: Vec<_> = (0..5)
                .map(|_| {
                    let numbers = pivots(stepper, &run).expect("they change");
                    run.step().unwrap_or_else(|error| panic!("{name}, {}: {error}", stepper.method));
                    numbers
                })
                .collect();
            assert_ne!(numbers[3], numbers[4], "{name}, {}: {numbers:?}", stepper.method);
        }
        all_right(name, declaration, 0);
    }
}

/// Checks that a declared frame stays unchanged, and that the guard watches it.
fn a_declared_frame_is_kept() {
    let text = format!(
        "{BLADE}frame:\n  - [cos(theta), sin(theta), 0, 0]\n  - [sin(theta + 1)/2, 0, -sin(theta), 0]\n  - [0, 0, 0, 1]\n\
         methods: [gonzalez]\n"
    );
    let compiled = exposed(declared("declared", &text));
    let stepper = &compiled.program.steppers[0];
    assert!(stepper.carried.iter().all(|group| group.role != Role::Pivots));
    assert!(stepper.guard.as_ref().is_some_and(|guard| guard.frame));
}
