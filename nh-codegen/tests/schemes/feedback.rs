//! The motion on T*Q, its extension and feedback: emitted functions compared with those that
//! mechanics derives and checks; integrals off the constraints, gradients, attraction, and gains
//! that are too large.

use super::forms::discretised;
use super::*;
use nonholonomic_codegen::algebra::Expr;
use nonholonomic_codegen::ir::handles::Vector;
use nonholonomic_codegen::ir::program::{Function, Input, Output, Shape};
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::model::{Model, Point};
use nonholonomic_codegen::scheme::Context;
use nonholonomic_codegen::scheme::cotangent::Cotangent;
use nonholonomic_codegen::scheme::lyapunov::Lyapunov;
use nonholonomic_codegen::scheme::script::Script;
use nonholonomic_codegen::tree::Var;

/// Models with one and two constraints, metrics that depend on position, quasi-velocities, a matrix
/// group, inputs, and a larger model.
const MODELS: [&str; 10] = [
    "chaplygin_sleigh",
    "rolling_disk",
    "gearbox",
    "snakeboard",
    "suslov",
    "suslov_so3",
    "vertical_disk",
    "roller_racer",
    "nonholonomic_oscillator",
    "chaotic_quartic",
];

pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for model in MODELS {
        trials.push(trial(format!("feedback::{model}_on_the_constraints"), move || {
            on_the_constraints(&System::library(model))
        }));
        trials.push(trial(format!("feedback::{model}_integrals"), move || integrals(&System::library(model))));
        trials.push(trial(format!("feedback::{model}_gradients"), move || gradients(&System::library(model))));
        trials.push(trial(format!("feedback::{model}_attraction"), move || attraction(&System::library(model))));
    }
    trials.push(trial("feedback::body_on_the_constraints", || on_the_constraints(&System::new(BODY))));
    trials.push(trial("feedback::body_integrals", || integrals(&System::new(BODY))));
    trials.push(trial("feedback::body_gradients", || gradients(&System::new(BODY))));
    trials.push(trial("feedback::paper_knife_edge", paper_knife_edge));
    trials.push(trial("feedback::suslov_so3_steps", suslov_steps));
    trials
}

/// A body in velocities of its own axes with all features: anchor, brackets, an inertia that
/// depends on the position, forces, two constraints that are not orthogonal, an input.
const BODY: &str = "
name: body
coordinates: [x, y, theta]
velocities: [u, s, omega]
anchor:
  - [cos(theta), -sin(theta), 0]
  - [sin(theta), cos(theta), 0]
  - [0, 0, 1]
structure:
  [u, omega]: [0, -1, 0]
  [s, omega]: [1, 0, 0]
lagrangian: (u^2 + s^2 + (2 + x^2)*omega^2)/2 + u*s/3 - x*y
constraints: [s + x*omega, u - y*omega]
inputs: {push: [1, x, 0]}
invariants: {fake: omega*x + u^2}
initial:
  standard: {q: {x: 0.5, y: 0.3, theta: 0.2}, v: {u: 0.3, s: -0.5, omega: 1}}
";

struct System {
    mechanics: Mechanics,
    program: Verified<Program>,
    caller: Caller<'static>,
    point: Point,
}

impl System {
    fn library(model: &str) -> Self {
        System::new(&read(&format!("models/{model}.yaml")))
    }

    fn new(text: &str) -> Self {
        let declaration = declared("case", text);
        let model = Model::resolve(&declaration).expect("it is right");
        let point = model.about.data[0].point().expect("its parameters have values");
        let mechanics = Mechanics::derive(model).expect("it is right");
        let program = discretised(&mechanics, &["feedback-euler", "feedback-rk4"], true);
        let caller = Caller::owning(program.clone(), &point.parameters).expect("parameters fit");
        System { mechanics, program, caller, point }
    }

    fn call(&self, quantity: Quantity, arguments: &[&[f64]]) -> Vec<f64> {
        let declared = self.program.function(quantity).expect("it is there");
        // Inputs come last, if there are any.
        let pushed = self.inputs();
        let mut arguments = arguments.to_vec();
        if declared.inputs.last().is_some_and(|input| input.role == Role::Inputs)
            && arguments.len() < declared.inputs.len()
        {
            arguments.push(&pushed);
        }
        self.caller.call(quantity, &arguments).unwrap_or_else(|e| panic!("{quantity:?}: {e}"))
    }

    /// Returns inputs of zero.
    fn inputs(&self) -> Vec<f64> {
        vec![0.0; self.mechanics.model().about.inputs.len()]
    }

    /// Returns (q, p) near the data, off the constraints.
    fn anywhere(&self) -> (Vec<f64>, Vec<f64>) {
        let wave = |i: usize| (1.7 * i as f64 + 0.4).sin();
        let q: Vec<f64> = self.point.coordinates.iter().enumerate().map(|(i, q)| q + 0.3 * wave(i)).collect();
        let p = (0..self.mechanics.model().k()).map(|i| 1.3 * wave(i + 11)).collect();
        (q, p)
    }

    /// Returns (q, w, p) near the data with w in D.
    fn on_d(&self) -> (Vec<f64>, Vec<f64>, Vec<f64>) {
        let (q, _) = self.anywhere();
        let rho: Vec<f64> = (0..self.mechanics.model().m()).map(|a| 0.9 * (2.3 * a as f64 + 1.0).cos()).collect();
        let w = self.call(Quantity::ToVelocities, &[&q, &rho]);
        let p = self.call(Quantity::Momenta, &[&q, &w]);
        (q, w, p)
    }

    fn value(&self, expression: &Expr, q: &[f64], w: &[f64], p: &[f64]) -> f64 {
        expression.evaluate(&|var| match var {
            Var::Parameter(i) => self.point.parameters[i],
            Var::Coordinate(i) => q[i],
            Var::Velocity(i) => w[i],
            Var::Momentum(i) => p[i],
            Var::Input(_) => 0.0,
            Var::Rho(_) | Var::Time | Var::Part(_) => f64::NAN,
        })
    }

    /// Returns the values that `make` builds at the canonical symbols, as a function of (q, p, u)
    /// and the gains and levels of feedback.
    fn built(&self, q: &[f64], p: &[f64], u: &[f64], make: impl FnOnce(Script<'_>) -> Vector<'_>) -> Vec<f64> {
        let mut cx = Context::new(&self.mechanics);
        let values = cx.write(|s| make(s).values().to_vec());
        let roles =
            [(Role::Configuration, &cx.symbols.q), (Role::Momenta, &cx.symbols.p), (Role::Inputs, &cx.symbols.u)];
        let inputs = roles.map(|(role, symbols)| Input { role, symbols: symbols.clone() }).to_vec();
        let output = Output { role: Role::Result, shape: Shape::Vector(values.len()), values };
        let built = Function { quantity: Quantity::Momenta, doc: String::new(), inputs, output };
        let program = Program {
            parameters: cx.symbols.parameters.clone(),
            graph: cx.graph,
            functions: vec![built],
            steppers: Vec::new(),
            named: Vec::new(),
        };
        let interpreter = Caller::new(&program, &self.point.parameters).expect("parameters fit");
        interpreter.call(Quantity::Momenta, &[q, p, u]).expect("it can be evaluated")
    }
}

/// Checks that two evaluations of the same rational functions in different orders agree: about a
/// hundred operations on numbers of this size, and the solution with C, whose condition is below
/// 100.
#[track_caller]
fn close(ours: &[f64], theirs: &[f64], what: &str) {
    assert_eq!(ours.len(), theirs.len(), "{what}");
    let scale = ours.iter().chain(theirs).fold(1.0_f64, |s, x| s.max(x.abs()));
    for (a, b) in ours.iter().zip(theirs) {
        assert!((a - b).abs() <= 1e4 * f64::EPSILON * scale, "{what}: {ours:?} is not {theirs:?}");
    }
}

/// Checks that H̃ = H − ½ |J|², and that the extended motion on {J = 0} is the constrained one.
fn on_the_constraints(system: &System) {
    let _engine = system.mechanics.engine().enter();
    let (q, p) = system.anywhere();
    let momenta = system.call(Quantity::ConstraintMomenta, &[&q, &p]);
    let square: f64 = momenta.iter().map(|j| j * j).sum();
    let whole = system.call(Quantity::CotangentHamiltonian, &[&q, &p])[0];
    close(&[whole - square / 2.0], &system.call(Quantity::ExtendedHamiltonian, &[&q, &p]), "H");

    let (q, w, p) = system.on_d();
    close(&system.call(Quantity::ConstraintMomenta, &[&q, &p]), &vec![0.0; momenta.len()], "J on D");
    let field = system.call(Quantity::CotangentVectorField, &[&q, &p]);
    close(&system.call(Quantity::ExtendedVectorField, &[&q, &p]), &field, "the field on {J = 0}");
    close(
        &system.call(Quantity::ExtendedMultipliers, &[&q, &p]),
        &system.call(Quantity::Multipliers, &[&q, &w]),
        "λ on {J = 0}",
    );
    close(
        &system.call(Quantity::CotangentHamiltonian, &[&q, &p]),
        &system.call(Quantity::Energy, &[&q, &w]),
        "the energy",
    );
    // ṗ = g ẇ + ġ w.
    let x = &system.mechanics;
    let rates = system.call(Quantity::ConfigurationVelocity, &[&q, &w]);
    let pushed = system.call(Quantity::Acceleration, &[&q, &w]);
    let k = w.len();
    let momentum_rate = |i: usize| -> f64 {
        (0..k)
            .map(|j| {
                let g = &x.mass_matrix()[(i, j)];
                let turning = rates
                    .iter()
                    .enumerate()
                    .map(|(a, rate)| rate * system.value(&g.derivative(Var::Coordinate(a)), &q, &w, &p));
                system.value(g, &q, &w, &p) * pushed[j] + turning.sum::<f64>() * w[j]
            })
            .sum()
    };
    let expected: Vec<f64> = rates.iter().copied().chain((0..k).map(momentum_rate)).collect();
    close(&field, &expected, "the motion with multipliers");
}

/// Checks that H̃ and every J_α are constant along the extended field, off the constraints; forces
/// of inputs change H̃ by their power, and do not change J.
fn integrals(system: &System) {
    let (q, p) = system.anywhere();
    for u in [0.0, 0.7] {
        let u = vec![u; system.mechanics.model().about.inputs.len()];
        let rates = system.built(&q, &p, &u, |s| {
            let (motion, force) = (Cotangent::new(s), s.input_force());
            let field = motion.extended_field(force);
            let mut values = Vec::new();
            for integral in [motion.hamiltonian()].into_iter().chain(motion.constraint_momenta().entries()) {
                let slope = integral.gradient(s.q().then(s.p()));
                let terms = slope.entries().zip(field.entries()).map(|(a, b)| (a * b).abs());
                values.extend([slope.dot(field), terms.fold(s.ratio(0, 1), |sum, term| sum + term)]);
            }
            values.push(motion.along.dot(force));
            s.vector(values)
        });
        let (pairs, power) = rates.split_at(rates.len() - 1);
        for (i, pair) in pairs.chunks(2).enumerate() {
            let expected = if i == 0 { power[0] } else { 0.0 };
            // The rate is a sum of products, each the result of fewer than 100 operations. Some of
            // these are a solution with C, with condition below 100, whose divisor is a difference:
            // 10⁴ roundings relative to the size of the terms.
            let bound = 1e4 * f64::EPSILON * pair[1].max(1.0);
            assert!((pair[0] - expected).abs() <= bound, "integral {i}: {pair:?}, expected {expected}");
        }
    }
}

/// Checks that ∇V_L is the gradient of V_L, the steepness of J is |∇J_α|² on {J = 0}, and levels
/// follow forces as the integrals do.
fn gradients(system: &System) {
    let (q, p) = system.anywhere();
    let weights = |count: usize| (0..count).map(|i| 0.7 + 0.4 * i as f64).collect::<Vec<f64>>();
    let count = system.call(Quantity::FeedbackLevels, &[&q, &p]).len();
    let rotations = usize::from(!system.mechanics.model().about.groups.is_empty());
    let (gains, levels) = (weights(count + 1 + rotations), weights(count));
    let ours = system.call(Quantity::LyapunovGradient, &[&q, &p, &gains, &levels]);
    let theirs = system.built(&q, &p, &system.inputs(), |s| {
        let constants = |numbers: &[f64]| s.vector(numbers.iter().map(|x| s.ratio((x * 10.0).round() as i64, 10)));
        Lyapunov::new(s).function(constants(&gains), constants(&levels)).gradient(s.q().then(s.p()))
    });
    close(&ours, &theirs, "∇V_L");
    // Feedback adds −∇V_L.
    let fed_back = system.call(Quantity::FeedbackVectorField, &[&q, &p, &gains, &levels]);
    let free = system.call(Quantity::ExtendedVectorField, &[&q, &p]);
    let difference: Vec<f64> = free.iter().zip(&fed_back).map(|(a, b)| a - b).collect();
    close(&difference, &ours, "the feedback");

    let (q, _, p) = system.on_d();
    let r = system.mechanics.model().r();
    let both = system.built(&q, &p, &system.inputs(), |s| {
        let lyapunov = Lyapunov::new(s);
        let steepness = lyapunov.steepness().into_iter().map(|(_, square)| square).take(r + count);
        let integrals = lyapunov.motion.constraint_momenta().then(lyapunov.values());
        let squares = integrals.entries().map(|integral| integral.gradient(s.q().then(s.p())).norm_squared());
        s.vector(steepness.chain(squares))
    });
    assert_eq!(both.len(), 2 * (r + count));
    close(&both[..r + count], &both[r + count..], "|∇I|²");

    let u = vec![0.7; system.mechanics.model().about.inputs.len()];
    if u.is_empty() {
        return;
    }
    let both = system.built(&q, &p, &u, |s| {
        let (lyapunov, force) = (Lyapunov::new(s), s.input_force());
        let field = |force| lyapunov.motion.extended_field(force);
        let change = field(force) - field(s.zeros(force.len()));
        let rates = lyapunov.values().entries().map(|value| value.gradient(s.q().then(s.p())).dot(change));
        lyapunov.level_rates(force).then(s.vector(rates))
    });
    close(&both[..count], &both[count..], "the rates of the levels");
}

/// Checks the attraction from a start off the constraints and off the levels: V_L decreases down to
/// the error of the method.
fn attraction(system: &System) {
    let (q, w) = (&system.point.coordinates, &system.point.velocities);
    let p = system.call(Quantity::Momenta, &[q, w]);
    let levels = system.call(Quantity::FeedbackLevels, &[q, &p]);
    // Only H̃ among the declared invariants is known to be an integral off {J = 0}.
    let rotations = usize::from(!system.mechanics.model().about.groups.is_empty());
    let mut gains = vec![0.0; levels.len() + 1 + rotations];
    (gains[0], gains[1]) = (4.0, 1.0);
    gains[levels.len() + 1..].fill(2.0);
    let function = |q: &[f64], p: &[f64]| system.call(Quantity::LyapunovFunction, &[q, p, &gains, &levels])[0];
    let n = q.len();
    let mut state: Vec<f64> =
        q.iter().copied().chain(p.iter().enumerate().map(|(i, p)| p * 1.05 + 0.02 * (i as f64 + 1.0).sin())).collect();
    let start = function(&state[..n], &state[n..]);
    assert!(start > 1e-6, "V_L = {start:e} at the start");
    let mut before = start;
    for _ in 0..2000 {
        // The classical Runge–Kutta method, h = 0.005.
        let field = |y: &[f64]| system.call(Quantity::FeedbackVectorField, &[&y[..n], &y[n..], &gains, &levels]);
        let ahead = |slope: &[f64], h: f64| -> Vec<f64> { state.iter().zip(slope).map(|(y, k)| y + h * k).collect() };
        let h = 0.005;
        let k1 = field(&state);
        let k2 = field(&ahead(&k1, h / 2.0));
        let k3 = field(&ahead(&k2, h / 2.0));
        let k4 = field(&ahead(&k3, h));
        for i in 0..state.len() {
            state[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
        let now = function(&state[..n], &state[n..]);
        // dV_L/dt = −|∇V_L|² ≤ 0. One step has an error below 1e-9 in (q, p), and V_L that times
        // |∇V_L| = √(2 k V_L) |∇I|: 1e-9 √V_L times a factor below 100.
        assert!(now <= before + 1e-7 * before.sqrt() + 1e-16, "V_L grows from {before:e} to {now:e}");
        before = now;
    }
    assert!(before < 1e-3 * start, "V_L = {before:e} after t = 10, and {start:e} at first");
}

/// Checks the run of the paper's section 3.2 with gains 1000 and h = 1e-3, where h k |∇J|²
/// reaches 2. It stays with the exact motion, x = (1 − cos t)/2, y = (t − sin t)/2, φ = t/2 (with
/// the misprints corrected).
fn paper_knife_edge() {
    let system = System::library("knife_edge_incline");
    let (h, gains, v) = (1e-3, [1000.0; 3], [0.0, 0.0, 0.5]);
    let parameters = &system.point.parameters;
    let mut run =
        Run::with_options(&system.program, "feedback-euler", parameters, (h, &gains), &[0.0; 3], &v).expect("starts");
    let mut worst = 0.0_f64;
    let mut slip = 0.0_f64;
    for i in 1..=20_000 {
        run.step().expect("steps");
        let (q, w) = run.state();
        let t = h * f64::from(i);
        let exact = [(1.0 - t.cos()) / 2.0, (t - t.sin()) / 2.0, t / 2.0];
        worst = q.iter().zip(exact).map(|(a, b)| (a - b).abs()).fold(worst, f64::max);
        slip = slip.max((w[0] * q[2].sin() - w[1] * q[2].cos()).abs());
    }
    // Second derivatives are at most ½, so a step has the error h²/4, and 20/h steps have 5e-3 in
    // total. A deviation of J decays in a step to the error of that step: h²/4.
    assert!(worst < 20.0 * h / 4.0, "off by {worst:e}");
    assert!(slip < 1.01 * h * h / 4.0, "off the constraint by {slip:e}");
}

/// Compares twenty steps on SO(3) × so(3)* with independent data, R and Π; the paper's gains (k₀,
/// k₁, k₂) are those of R, H̃ and J.
fn suslov_steps() {
    let system = System::library("suslov_so3");
    let text = read("tests/reference/steps_suslov_so3_fb_euler.json");
    let data: serde_json::Value = serde_json::from_str(&text).expect("the data's format");
    let numbers = |value: &serde_json::Value| -> Vec<f64> {
        let flat = |entry: &serde_json::Value| match entry.as_array() {
            Some(row) => row.iter().filter_map(serde_json::Value::as_f64).collect(),
            None => entry.as_f64().into_iter().collect::<Vec<f64>>(),
        };
        value.as_array().expect("a list").iter().flat_map(flat).collect()
    };
    for steps in data["runs"].as_array().expect("runs") {
        let k = if steps["gains"].is_null() { vec![1.0; 3] } else { numbers(&steps["gains"]) };
        let (h, gains) = (steps["h"].as_f64().expect("a step"), [k[2], k[1], k[0]]);
        let node = |i: usize| (numbers(&steps["R"][i]), numbers(&steps["Omega"][i]));
        let (r, omega) = node(0);
        let mut run =
            Run::with_options(&system.program, "feedback-euler", &system.point.parameters, (h, &gains), &r, &omega)
                .expect("starts");
        for i in 1..=20 {
            run.step().expect("steps");
            let (ours, theirs) = (run.state(), node(i));
            let pairs = ours.0.iter().zip(&theirs.0).chain(ours.1.iter().zip(&theirs.1));
            let off = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            // As for the other systems, roundoff is amplified by less than a few thousand in twenty
            // steps.
            assert!(off < 1e-12, "h = {h}, node {i}: off by {off:e}\n  {ours:?}\n  not {theirs:?}");
        }
    }
}
