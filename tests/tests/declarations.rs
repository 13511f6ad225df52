//! Declarations that once failed, run from files: the result is correct, or an error with advice.

use nalgebra::{DMatrix, DVector};
use nh_tests::every_method::{TurningBlade, turning_blade};
use nonholonomic::prelude::*;
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{self, METHODS};
use nonholonomic_exec::{Derivative, Run};
use nonholonomic_lab::registry::{self, Model as _, names};
use nonholonomic_lab::tape::Declared;

/// Compiles the declaration with all methods that apply.
fn declared(name: &str, yaml: &str) -> Declared {
    let read = |more: &str| Declaration::from_yaml(&format!("{yaml}\nexpose: [all]\n{more}"), name).expect("it parses");
    let mechanics = pipeline::mechanics(&read("")).unwrap_or_else(|e| panic!("{name}: {e}"));
    let methods = METHODS.iter().filter(|method| scheme::applies(method, &mechanics).is_ok());
    let methods: Vec<&str> = methods.map(|method| method.properties.name).collect();
    let declaration = read(&format!("methods: ['{}']\n", methods.join("', '")));
    Declared::new(&pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{name}: {e}"))).expect("it runs")
}

/// Returns (q, v) after the given number of steps.
fn end(
    system: &dyn registry::System,
    method: &str,
    (q, v): (&[f64], &[f64]),
    h: f64,
    steps: u32,
) -> Result<Vec<f64>, String> {
    let mut stepper = system.stepper(method, (0.0, q, v), h).map_err(|failure| failure.to_string())?;
    for _ in 0..steps {
        stepper.step().map_err(|failure| failure.to_string())?;
    }
    let (mut q, mut v) = (q.to_vec(), v.to_vec());
    stepper.state(&mut q, &mut v);
    Ok([q, v].concat())
}

/// L = (1 + (2 + cos x)⁻²) ẋ²/2 − tan² (x/k): expressed by cos(x/k) alone, the energy had an error
/// of 6 % for k = 20.
#[test]
fn angles_of_which_one_is_a_small_part_of_another() {
    for k in 3..=20 {
        let yaml = format!(
            "coordinates: [x]\nlagrangian: (1 + 1/(2 + cos(x))^2)*x_dot^2/2 - tan(x/{k})^2\n\
             initial: {{s: {{q: {{x: -0.7514}}, v: {{x_dot: 0.3}}}}}}\n"
        );
        let model = declared("cancels", &yaml);
        let system = model.system(&[]).expect("no parameters");
        let k = f64::from(k);
        let mass = |x: f64| 1.0 + (2.0 + x.cos()).powi(-2);
        // The roundoff of the declared expression is that of tan(x/k) away from its poles, of sums
        // and of one quotient: a few units of its terms.
        for i in 0..200 {
            let (x, w) = (0.02 * f64::from(i) - 2.0, 0.3 + 0.01 * f64::from(i));
            let (kinetic, potential) = (0.5 * mass(x) * w * w, (x / k).tan().powi(2));
            let off = (system.energy(0.0, &[x], &[w]) - (kinetic + potential)).abs();
            assert!(off <= 100.0 * 0.5 * f64::EPSILON * (kinetic + potential), "k = {k}, x = {x}: off by {off:e}");
        }
        // The reference is written by hand, with order four: a step of 1e-3 is at roundoff.
        let acceleration = |x: f64, w: f64| {
            let slope = 2.0 * x.sin() * (2.0 + x.cos()).powi(-3);
            let (t, c) = ((x / k).tan(), (x / k).cos());
            (-0.5 * slope * w * w - 2.0 * t / (c * c * k)) / mass(x)
        };
        let (mut x, mut w, h) = (-0.7514, 0.3, 1e-3);
        for _ in 0..5000 {
            let (a1, b1) = (w, acceleration(x, w));
            let (a2, b2) = (w + 0.5 * h * b1, acceleration(x + 0.5 * h * a1, w + 0.5 * h * b1));
            let (a3, b3) = (w + 0.5 * h * b2, acceleration(x + 0.5 * h * a2, w + 0.5 * h * b2));
            let (a4, b4) = (w + h * b3, acceleration(x + h * a3, w + h * b3));
            x += h / 6.0 * (a1 + 2.0 * (a2 + a3) + a4);
            w += h / 6.0 * (b1 + 2.0 * (b2 + b3) + b4);
        }
        for (method, steps, bound) in [("taylor", 5, 1e-11), ("rk4", 5000, 1e-11), ("gonzalez", 5000, 1e-5)] {
            let start: (&[f64], &[f64]) = (&[-0.7514], &[0.3]);
            let state = end(&*system, method, start, 5.0 / f64::from(steps), steps).expect(method);
            assert!((state[0] - x).abs() < bound, "{method}, k = {k}: {} and {x}", state[0]);
        }
    }
}

fn largest(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).fold(0.0, |largest: f64, (a, b)| largest.max((a - b).abs()))
}

/// A robot vacuum in SI units, with a castor arm of a centimetre. Products of its lengths are 10⁻⁶,
/// and were factors of the derived frame.
#[test]
fn small_lengths_make_no_equations_that_cannot_be_solved() {
    let model = declared("robot_vacuum", include_str!("../declarations/robot_vacuum.yaml"));
    let data = model.data("go").expect("it is declared");
    let system = model.system(&data.parameters).expect("parameters");
    for speed in [0.5, 1.0, 5.0] {
        let v: Vec<f64> = data.v.iter().map(|v| v * speed).collect();
        for h in [0.02, 0.005, 0.001] {
            for method in names(model.info().methods) {
                let found = end(&*system, method, (&data.q, &v), h, (1.0 / h) as u32);
                let state = found.unwrap_or_else(|e| panic!("{method}, h = {h}, {speed} times the speed: {e}"));
                // The motion goes straight ahead at a fifth of a metre a second, less the loss by
                // the friction of its wheels. The castor comes to rest within the length of its
                // arm. An explicit method is stable only below that, and a symmetric one has a mode
                // that grows as fast as the castor's decays.
                let unstable = 0.2 * speed * h > 0.5 * 0.01 || method == "leapfrog" && speed > 1.0;
                assert!(unstable || (state[0] - 0.2 * speed).abs() < 0.05 * speed, "{method}, h = {h}: {state:?}");
            }
        }
    }
}

const FRAME_LOSES_RANK: &str = include_str!("../declarations/frame_loses_rank.yaml");

/// θ passes 0, where no coefficient of y and z gives a frame, and then other such places. Methods
/// on D* change their frames, and remain correct.
#[test]
fn a_frame_that_loses_rank_is_changed() {
    let model = declared("frame_loses_rank", FRAME_LOSES_RANK);
    let data = model.data("s").expect("it is declared");
    let system = model.system(&data.parameters).expect("parameters");
    let start = (&*data.q, &*data.v);
    let exact = end(&*system, "taylor:qv", start, 0.1, 60).expect("no frame");
    let (mut compared, mut ended) = (0, Vec::new());
    for info in model.info().methods {
        let error = |h: f64| {
            let state = end(&*system, info.name, start, h, (6.0 / h).round() as u32)?;
            Ok::<_, String>(largest(&state, &exact))
        };
        match (error(0.02), error(0.01)) {
            (Ok(coarse), Ok(fine)) => {
                // The error falls by half of the factor of the order, and stays below a tenth
                // (methods of first order) or the accuracy of the reference.
                let gain = 2_f64.powi(info.order as i32) / 2.0;
                assert!(fine < (coarse / gain).max(1e-9) && fine < 0.1, "{}: {coarse:e} {fine:e}", info.name);
                compared += 1;
            }
            (coarse, fine) => ended.push((info.name, coarse, fine)),
        }
    }
    assert!(compared >= 31 && ended.is_empty(), "{compared}, {ended:?}");
}

/// Generated code takes the same steps, to the last bit, through changes of the frame.
#[test]
fn emitted_frames_change_as_executed_ones() {
    fn compare<M: Method>(executed: &dyn registry::System)
    where
        turning_blade::System<f64>: Discretize<M>,
    {
        let blade = TurningBlade { m: 1.0 };
        let system = blade.system().expect("a system");
        let start = blade.initial("turning").expect("its data").project().expect("on D");
        let mut emitted = Discretize::<M>::stepper(&system, &start, 0.02).expect("it starts");
        for steps in [1, 30, 60] {
            emitted.step_n(steps - emitted.statistics().steps).expect("it goes on");
            let state = emitted.state();
            let (q, w) = (start.q(), start.w());
            let found = end(executed, M::NAME, (q.as_slice(), w.as_slice()), 0.02, steps as u32).expect("it goes on");
            assert_eq!(found[..4], *state.q().as_slice(), "{}, {steps}", M::NAME);
            assert_eq!(found[4..], *state.w().as_slice(), "{}, {steps}", M::NAME);
        }
    }
    // The declaration is the one that was compiled: values shared between methods are rounded in
    // one way.
    let yaml = FRAME_LOSES_RANK.lines().filter(|line| !line.starts_with("initial")).collect::<Vec<_>>().join("\n");
    let yaml = yaml.replace("(x_dot^2", "m*(x_dot^2")
        + "\nparameters: {m: {default: 1, positive: true}}\nexpose: [all]\nderivatives: [state]\n\
           methods: [gonzalez, midpoint, rk4, itoh-abe, taylor]\n\
           initial: {turning: {q: {theta: -0.53}, v: {x_dot: 1, y_dot: 0.3, z_dot: -0.2, theta_dot: 4}, project: true}}\n";
    let declaration = Declaration::from_yaml(&yaml, "turning_blade").expect("it parses");
    let model = Declared::new(&pipeline::compile(&declaration).expect("it compiles")).expect("it runs");
    let data = model.data("turning").expect("it is declared");
    let system = model.system(&data.parameters).expect("parameters");
    compare::<Gonzalez>(&*system);
    compare::<Midpoint>(&*system);
    compare::<Rk4>(&*system);
    compare::<ItohAbe>(&*system);
    compare::<Taylor>(&*system);
}

/// A declared frame is not changed. θ passes 0, where the frame loses its rank but the constraint
/// does not.
#[test]
fn a_frame_that_loses_rank_is_told() {
    let frame = "frame: [[cos(theta), sin(theta), 0, 0], [sin(theta + 1)/2, 0, -sin(theta), 0], [0, 0, 0, 1]]";
    let model = declared("frame_loses_rank", &format!("{FRAME_LOSES_RANK}\n{frame}"));
    let data = model.data("s").expect("it is declared");
    let system = model.system(&data.parameters).expect("parameters");
    let start = (&*data.q, &*data.v);
    // The reference, without a frame.
    let exact = end(&*system, "rk4:qv", start, 1e-3, 2000).expect("no frame");
    let (mut told, mut went_on) = (0, Vec::new());
    for method in names(model.info().methods) {
        for h in [0.1, 0.07, 0.03, 0.5] {
            let steps = (2.0 / h) as u32;
            match end(&*system, method, start, 2.0 / f64::from(steps), steps) {
                Err(error) => {
                    let pole = method.starts_with("taylor") && error.contains("runs into a singularity");
                    // Too far away to show that the frame turns too fast for the nodes.
                    let resolved = method.starts_with("avf") && error.contains("too long for the quadrature");
                    assert!(pole || resolved || error.contains("the frame loses rank"), "{method}, h = {h}: {error}");
                    told += 1;
                }
                Ok(state) if h == 0.03 => went_on.push((method, largest(&state, &exact))),
                Ok(_) => {}
            }
        }
    }
    // Methods without a frame, or with a new one in each step, are correct: of second order at
    // least, or of first.
    assert!(told >= 40, "{told}");
    for (method, error) in &went_on {
        assert!(*error < 0.1, "{method}: {error:e}");
    }
    assert!(went_on.iter().any(|(method, _)| *method == "gonzalez-r"), "{went_on:?}");
}

/// A rolling disk in SE(3): an element of the elimination for its frame vanishes at t = 0.108.
#[test]
fn a_disk_in_a_group_outlives_its_frame() {
    let model = declared("disk_se3", include_str!("../declarations/disk_se3.yaml"));
    let data = model.data("start").expect("it is declared");
    let system = model.system(&data.parameters).expect("parameters");
    let start = (&*data.q, &*data.v);
    // The motion continues without a frame: (x₁, x₂, x₃) at t = 2.
    let there = end(&*system, "taylor:qv", start, 0.1, 20).expect("no frame");
    assert!(largest(&there[9..12], &[-0.889_764_52, 5.414_459_17, 1.0]) < 2e-8, "{there:?}");
    for h in [0.01, 0.0005] {
        let state = end(&*system, "taylor", start, h, (2.0 / h).round() as u32).unwrap_or_else(|e| panic!("{h}: {e}"));
        assert!(largest(&state[..12], &there[..12]) < 1e-10, "{h}: {state:?}");
    }
    // The series of a long step has a pole where its initial frame loses its rank.
    let error = end(&*system, "taylor", start, 0.3, 1).expect_err("it keeps its frame in a step");
    assert!(error.contains("runs into a singularity") || error.contains("the frame loses rank"), "{error}");
    // Other methods continue as well, with their order.
    for (method, order) in [("rk4", 4), ("gonzalez", 2)] {
        let [coarse, fine] = [0.002, 0.001].map(|h| {
            let state = end(&*system, method, start, h, (2.0 / h) as u32).unwrap_or_else(|e| panic!("{method}: {e}"));
            largest(&state[..12], &there[..12])
        });
        let gain = 2_f64.powi(order) / 2.0;
        assert!(fine < coarse / gain && coarse < 0.05, "{method}: {coarse:e} {fine:e}");
    }
}

/// A regulator of the robot vacuum's heading and speed, from the derivatives of its steps. Momenta
/// of a frame with columns of length 10⁻⁶ gave it gains of −383 056.
#[test]
fn gains_of_a_regulator_are_of_the_size_of_one() {
    let text = format!(
        "{}\nmethods: [gonzalez, midpoint, rk4]\nderivatives: [all]\n",
        include_str!("../declarations/robot_vacuum.yaml")
    );
    let declaration = Declaration::from_yaml(&text, "vacuum").expect("it parses");
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{e}"));
    let point = compiled.mechanics.model().about.data[0].point().expect("numbers");
    for stepper in &compiled.program.steppers {
        let (q, w) = (&point.coordinates, &point.velocities);
        let mut run = Run::new(&compiled.program, &stepper.method, &point.parameters, 0.02, q, w).expect("it starts");
        run.step().expect("it runs");
        let found = run.differentiated(Derivative::Linearised, &[0.0, 0.0], &[]).expect("derivatives");
        let rows: usize = stepper.independent().map(|group| group.symbols.len()).sum();
        let matrices = &found[stepper.carried.iter().map(|group| group.symbols.len()).sum()..];
        // q and ρ come first, then the work.
        let size = q.len() + 2;
        let a = DMatrix::from_row_slice(rows, rows, &matrices[..rows * rows]).view((0, 0), (size, size)).into_owned();
        let b =
            DMatrix::from_row_slice(rows, 2, &matrices[rows * rows..][..2 * rows]).view((0, 0), (size, 2)).into_owned();
        // Ten seconds ahead; y, theta and both momenta cost as much as a torque of 1 N m.
        let weights =
            DMatrix::from_diagonal(&DVector::from_column_slice(&[0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]));
        let (mut cost, mut gain) = (weights.clone(), DMatrix::zeros(2, size));
        for _ in 0..500 {
            let factor =
                (DMatrix::identity(2, 2) + b.transpose() * &cost * &b).cholesky().expect("a positive definite matrix");
            gain = factor.solve(&(b.transpose() * &cost * &a));
            let closed = &a - &b * &gain;
            cost = &weights + gain.transpose() * &gain + closed.transpose() * &cost * &closed;
        }
        let largest = gain.amax();
        eprintln!("{}: {largest} {gain:.3} {a:.3} {b:.5}", stepper.method);
        assert!((0.1..10.0).contains(&largest), "{}: {gain}", stepper.method);
    }
}

/// The metric in an orthonormal frame is 1 by definition, regardless of the computation of the
/// frame. The energy is ½ |ρ|² and a linear potential, and Gonzalez' discrete gradient of it is the
/// gradient at the midpoint. Gram's matrix of that frame had been computed again, and was NaN where
/// the quotient is 0/0.
#[test]
fn the_metric_in_an_orthonormal_frame() {
    let yaml = include_str!("../declarations/torus_se3.yaml");
    let declaration =
        Declaration::from_yaml(&format!("{yaml}\nexpose: [all]\nmethods: [gonzalez, avf, midpoint]\n"), "torus_se3");
    let compiled = pipeline::compile(&declaration.expect("it parses")).expect("it derives");
    let model = Declared::new(&compiled).expect("it runs");
    let data = model.data("start").expect("it is declared");
    let system = model.system(&data.parameters).expect("parameters");
    let start = (&*data.q, &*data.v);
    let energy = |state: &[f64]| system.energy(0.0, &state[..data.q.len()], &state[data.q.len()..]);
    let [gonzalez, avf, midpoint] =
        ["gonzalez", "avf", "midpoint"].map(|method| end(&*system, method, start, 0.01, 100).expect(method));
    // Both equal the midpoint rule here.
    for state in [&gonzalez, &avf] {
        // E = 878, of terms below 2000; each of the 100 steps has a backward error of a few units
        // of roundoff.
        assert!((energy(state) - energy(&[&*data.q, &*data.v].concat())).abs() < 1e-11, "{}", energy(state));
        assert!(largest(state, &midpoint) < 1e-9, "{}", largest(state, &midpoint));
    }
}
