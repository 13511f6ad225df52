//! Closed forms for a constant mass compared with the forms for any metric; degenerate frames from
//! algebra.

use super::*;
use nonholonomic_codegen::ir::graph::Stage;
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::ir::plan::OperationCount;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::model::{Model, Point};
use nonholonomic_codegen::scheme::Context;
use nonholonomic_codegen::scheme::system::Exposed;

/// Models with a constant mass matrix and a potential; the tests use the first of their data sets.
const CONSTANT_MASS: [&str; 3] = ["gearbox", "knife_edge_incline", "chaotic_quartic"];

/// Returns a model's program under these methods, with or without the closed forms for a constant
/// mass.
fn program(model: &str, methods: &[&str], closed_forms: bool) -> (Verified<Program>, Point) {
    let declaration = of_library(model);
    let model = Model::resolve(&declaration).expect("the library's models are right");
    let point = model.about.data[0].point().expect("its parameters have values");
    let mechanics = Mechanics::derive(model).expect("the library's models are right");
    assert!(mechanics.engine().run(|| mechanics.mass_is_constant()));
    (discretised(&mechanics, methods, closed_forms), point)
}

/// Returns a system's program under these methods, with or without the closed forms for a constant
/// mass.
pub fn discretised(mechanics: &Mechanics, methods: &[&str], closed_forms: bool) -> Verified<Program> {
    let mut cx = Context::new(mechanics);
    cx.closed_forms = closed_forms;
    let steppers = methods
        .iter()
        .map(|name| {
            scheme::discretise(&mut cx, scheme::find(name).expect("a method"), Passes::ALL).expect("a step").program
        })
        .collect();
    let expose = Expose::all();
    let rows = scheme::system::rows(mechanics, Exposed::with_extension(&expose)).expect("nothing missing is asked for");
    let functions = scheme::system::functions(&mut cx, &rows).expect("all functions");
    let program =
        Program { parameters: cx.symbols.parameters.clone(), graph: cx.graph, functions, steppers, named: Vec::new() };
    program.simplify(Passes::ALL).verify().expect("no contradictions")
}

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for model in CONSTANT_MASS {
        trials.push(trial(format!("forms::{model}_general_forms_are_the_closed_ones"), move || both_forms(model)));
        trials.push(trial(format!("forms::{model}_steps_obey_the_closed_forms"), move || closed_equations(model)));
    }
    trials.push(trial("forms::reduced_quantities_have_relative_headings", relative_headings));
    trials.push(trial("forms::a_frame_that_degenerates_needs_no_frame", degenerate_frame));
    trials.push(trial("forms::signs_of_a_frame_are_none_of_roundings", a_diagonal_that_vanishes_on_the_level_set));
    trials
}

/// Checks that quantities independent of a vehicle's heading are computed from headings relative to
/// that of its first body: without the sine of that heading, and with the same value for each
/// heading.
fn relative_headings() {
    let headings = |file: &str, names: &[&str]| {
        let declaration = declared_in(&format!("tests/strangers/{file}"));
        let mechanics = Mechanics::derive(Model::resolve(&declaration).expect("it is right")).expect("it is right");
        let mut cx = Context::new(&mechanics);
        let metric = cx.restricted_metric().values().to_vec();
        let q: Vec<_> = names.iter().map(|name| cx.graph.find_symbol(name).expect("a coordinate")).collect();
        let turns = OperationCount::of(&cx.graph, cx.graph.reachable(&metric)).sin_cos;
        let turn = cx.symbol("turn", Stage::State);
        let turn = cx.graph.read(turn);
        let turned: Vec<_> = q
            .iter()
            .map(|&q| {
                (q, {
                    let q = cx.graph.read(q);
                    cx.graph.add(q, turn)
                })
            })
            .collect();
        let after = cx.graph.substitute(&metric, &turned);
        let apart = cx.graph.vec_sub(&after, &metric);
        assert!(cx.graph.vanish(&apart).vanishes(), "{file}: G depends on where the vehicle heads");
        // A shift of one heading alone changes the quantities if there are others.
        if let [_, one, ..] = turned[..] {
            let after = cx.graph.substitute(&metric, &[one]);
            let apart = cx.graph.vec_sub(&after, &metric);
            assert!(!cx.graph.vanish(&apart).vanishes(), "{file}");
        }
        turns
    };
    assert_eq!(headings("car_trailers_1.yaml", &["theta", "theta1"]), 1);
    assert_eq!(headings("car_trailers_2.yaml", &["theta", "theta1", "theta2"]), 2);
    assert_eq!(headings("snake_2.yaml", &["theta1", "theta2"]), 1);
    assert_eq!(headings("../../models/segway.yaml", &["theta"]), 1);
}

/// Compares the closed forms of `leapfrog` and `dla01` for a constant mass with the general ones.
fn both_forms(model: &str) {
    let methods = ["leapfrog", "dla01"];
    let ((closed, point), (general, _)) = (program(model, &methods, true), program(model, &methods, false));
    for method in methods {
        let (q, w) = (&point.coordinates, &point.velocities);
        let mut runs = [&closed, &general]
            .map(|program| Run::new(program, method, &point.parameters, 0.05, q, w).expect("starts"));
        for step in 0..40 {
            let [a, b] = runs.each_mut().map(|run| {
                run.step().expect("steps");
                run.state()
            });
            // Forty steps amplify roundoff by less than a few thousand units in the last place
            // (2.2e-16) of numbers of size 1.
            let error = distance(&a.0, &b.0).max(distance(&a.1, &b.1));
            assert!(error < 1e-12, "{method}, step {step}: the forms differ by {error:e}");
        }
    }
    // The programs really differ: the closed form carries momenta at half steps, the general one
    // those that arrive at a node.
    let carried = |program: &Program| program.steppers[0].carried[1].role.name();
    assert_eq!((carried(&closed), carried(&general)), ("p_half", "p"));
}

/// Checks that steps of `dla`, `dla1` and `dla-midpoint`, which are written for any L, satisfy the
/// published equations for a constant mass, up to a reaction along μᵀ, which X annihilates.
fn closed_equations(model: &str) {
    let h = 0.05;
    let (program, point) = program(model, &["dla", "dla1", "dla-midpoint"], true);
    let system = Caller::new(&program, &point.parameters).expect("parameters fit");
    let n = point.coordinates.len();
    let call = |quantity: Quantity, inputs: &[&[f64]]| system.call(quantity, inputs).expect("a function of the system");
    // M (v' − v) + Σ weight h V_q(q_i), along the frame at `at`.
    let along = |at: &[f64], change: &[f64], pushes: &[(f64, &[f64])]| -> f64 {
        let mass = call(Quantity::MassMatrix, &[at]);
        let frame = call(Quantity::Frame, &[at]);
        let mut force: Vec<f64> = (0..n).map(|i| (0..n).map(|j| mass[i * n + j] * change[j]).sum()).collect();
        for (weight, q) in pushes {
            for (force, slope) in force.iter_mut().zip(call(Quantity::PotentialGradient, &[q])) {
                *force += weight * h * slope;
            }
        }
        let m = frame.len() / n;
        (0..m).map(|a| (0..n).map(|i| frame[i * m + a] * force[i]).sum::<f64>().abs()).fold(0.0, f64::max)
    };
    let axpy = |x: &[f64], c: f64, y: &[f64]| -> Vec<f64> { x.iter().zip(y).map(|(x, y)| x + c * y).collect() };
    // A solve to roundoff of numbers of size 1, with 2 n products, stays below 100 ε; a velocity
    // computed from q' − q adds ε |q|/h.
    let bound = 100.0 * f64::EPSILON / h;
    for method in ["dla", "dla1", "dla-midpoint"] {
        let mut run =
            Run::new(&program, method, &point.parameters, h, &point.coordinates, &point.velocities).expect("starts");
        for step in 0..20 {
            let old = run.carried().to_vec();
            run.step().expect("steps");
            let new = run.carried();
            let ((q, v), (q_new, v_new)) = ((&old[..n], &old[n..2 * n]), (&new[..n], &new[n..2 * n]));
            let (residual, slip) = match method {
                // q_½ = q + h/2 v;  M v' = M v − h/2 (V_q(q) + V_q(q')) + h μ(q_½)ᵀ λ;  q' = q_½ + h/2 v';  μ(q') v' = 0
                "dla" => {
                    let middle = axpy(q, h / 2.0, v);
                    let ahead = axpy(&middle, h / 2.0, v_new);
                    let balance = along(&middle, &axpy(v_new, -1.0, v), &[(0.5, q), (0.5, q_new)]);
                    (balance.max(distance(&ahead, q_new)), call(Quantity::Constraint, &[q_new, v_new]))
                }
                // M (v_{i+1} − v_i) = −h V_q(q_i) + μ(q_i)ᵀ λ;  μ(q_i) v_{i+1} = 0;  v carried as (v_i, v_{i+1})
                "dla1" => {
                    let ahead = &new[2 * n..3 * n];
                    let balance = along(q_new, &axpy(ahead, -1.0, v_new), &[(1.0, q_new)]);
                    let reached = axpy(q, h, v_new);
                    (balance.max(distance(&reached, q_new)), call(Quantity::Constraint, &[q_new, ahead]))
                }
                // With u = (q' − q)/h and p = D₂L_d: M u + h/2 V_q(q̄) − p along μ(q)ᵀ, p' = M u − h/2 V_q(q̄), μ(q̄) u = 0
                _ => {
                    let u: Vec<f64> = axpy(q_new, -1.0, q).iter().map(|d| d / h).collect();
                    let middle = axpy(q, h / 2.0, &u);
                    let inverse = call(Quantity::InverseMass, &[q]);
                    let velocity = |p: &[f64]| -> Vec<f64> {
                        (0..n).map(|i| (0..n).map(|j| inverse[i * n + j] * p[j]).sum()).collect()
                    };
                    let departing = along(q, &axpy(&u, -1.0, &velocity(v)), &[(0.5, &middle)]);
                    let slope = velocity(&call(Quantity::PotentialGradient, &[&middle]));
                    let arriving = distance(&velocity(v_new), &axpy(&u, -h / 2.0, &slope));
                    (departing.max(arriving), call(Quantity::Constraint, &[&middle, &u]))
                }
            };
            let slip = slip.iter().fold(0.0f64, |a, b| a.max(b.abs()));
            assert!(residual < bound && slip < bound, "{method}, step {step}: off by {residual:e}, {slip:e}");
        }
    }
}

/// Tests a degenerate frame. μ = (b, c, a) has rank 1 everywhere except at the origin, and a
/// polynomial basis of its kernel loses rank where its pivot vanishes. `gonzalez-r` starts there,
/// and keeps energy and constraint.
fn degenerate_frame() {
    let yaml = "\
name: twisted
coordinates: [a, b, c]
lagrangian: ((1 + a^2)*a_dot^2 + b_dot^2 + 2*c_dot^2)/2 - (a^2 + b^2 + c^2)/2
constraints: [b*a_dot + c*b_dot + a*c_dot]
methods: [gonzalez-r, gonzalez-r-fd]
";
    let compiled = exposed(declared("twisted", yaml));
    let program = compiled.program.get();
    let system = Caller::new(program, &[]).expect("no parameters");
    let call = |quantity: Quantity, inputs: &[&[f64]]| system.call(quantity, inputs).expect("a function of the system");
    let mut singular = 0;
    for i in 0..3 {
        let mut q = [0.9, 0.7, 0.8];
        q[i] = 0.0;
        let metric = call(Quantity::RestrictedMetric, &[&q]);
        // The comparison allows for the roundings of entries with a few operations each.
        let (diagonal, off) = (metric[0] * metric[3], metric[1] * metric[2]);
        singular += usize::from((diagonal - off).abs() <= 16.0 * f64::EPSILON * diagonal);
        let mu = call(Quantity::ConstraintMatrix, &[&q]);
        let d = [0.1, 0.3, -0.2];
        // μ × d lies in the kernel of μ.
        let w = [mu[1] * d[2] - mu[2] * d[1], mu[2] * d[0] - mu[0] * d[2], mu[0] * d[1] - mu[1] * d[0]];
        for method in ["gonzalez-r", "gonzalez-r-fd"] {
            let mut run = Run::new(program, method, &[], 0.05, &q, &w).expect("starts");
            let start = call(Quantity::Energy, &[&q, &w])[0];
            for step in 1..=200 {
                run.step().expect("steps");
                let (q, w) = run.state();
                // The bound is 20 ε |H| a step, as if all roundings had one sign.
                let bound = f64::from(step) * 20.0 * f64::EPSILON * start;
                let error = (call(Quantity::Energy, &[&q, &w])[0] - start).abs();
                assert!(error < bound, "{method} from q[{i}] = 0, step {step}: energy off by {error:e}");
                let slip = call(Quantity::Constraint, &[&q, &w])[0].abs();
                assert!(slip < 100.0 * f64::EPSILON, "{method} from q[{i}] = 0, step {step}: {slip:e}");
            }
        }
    }
    assert!(singular > 0, "the derived frame degenerates at one of the three places");
}

/// Tests a diagonal that vanishes on the level set. Off the level set z = y²/4 the second row of μ
/// is not a multiple of the first one in (x, y); on it, where all motions are, R₂₂ is roundoff. Its
/// sign would be random, and the step one of two that differ by O(h³). Here a few roundings of q
/// must change the result by roundings only.
fn a_diagonal_that_vanishes_on_the_level_set() {
    let yaml = "\
name: sledge
coordinates: [x, y, z, theta, a]
lagrangian: ((1 + a^2/3)*x_dot^2 + y_dot^2 + 2*z_dot^2 + theta_dot^2 + (2 + sin(x))*a_dot^2)/2 - z - cos(a)
constraints:
  - cos(theta)*x_dot + sin(theta)*y_dot
  - 3*cos(theta)*x_dot + 3*sin(theta)*y_dot + (z - y^2/4)*x_dot - (1 + y^2)*theta_dot - a_dot
holonomic: [z - y^2/4]
initial: {one: {q: [0.3, 0.8, 0.16, 0.4, 0.5], v: [0.4, -0.9, 0, 0.7, 0.1], project: true}}
methods: [gonzalez-r, gonzalez-r-fd]
";
    let compiled = exposed(declared("sledge", yaml));
    let program = compiled.program.get();
    let start = compiled.mechanics.model().about.data[0].point().expect("numbers");
    for method in ["gonzalez-r", "gonzalez-r-fd"] {
        let stepped = |roundings: f64| {
            let mut q = start.coordinates.clone();
            q[3] += roundings * f64::EPSILON;
            let mut run = Run::new(program, method, &[], 0.1, &q, &start.velocities).expect("starts");
            for _ in 0..20 {
                run.step().expect("steps");
            }
            run.state()
        };
        let (q, w) = stepped(0.0);
        for roundings in [-3.0, -2.0, -1.0, 1.0, 2.0, 3.0] {
            let (there, then) = stepped(roundings);
            let off = |a: &[f64], b: &[f64]| a.iter().zip(b).fold(0.0_f64, |most, (a, b)| most.max((a - b).abs()));
            // Two units of time multiply three roundings of θ by less than 10³.
            let error = off(&q, &there).max(off(&w, &then));
            assert!(error < 3e3 * f64::EPSILON, "{method}, {roundings} roundings: off by {error:e}");
        }
    }
}

/// Returns the cases of methods that require a constant mass; the refusals name an alternative.
pub fn refusals() -> Vec<Trial> {
    vec![trial("forms::a_constant_mass_is_asked_for_with_the_alternative", || {
        let compiled = compile("chaplygin_sleigh", &["gonzalez"]);
        let _engine = compiled.engine().enter();
        for (method, alternative) in
            [("rattle", "`leapfrog`"), ("rattle:consistent", "`leapfrog`"), ("dd", "`gonzalez-f`")]
        {
            let row = scheme::find(method).expect("a method");
            let refusal = scheme::applies(row, &compiled.mechanics).expect_err("refused");
            assert!(refusal.reason.contains(&format!("`{method}` needs a constant mass matrix")), "{refusal:?}");
            assert!(refusal.help.contains(alternative), "{refusal:?}");
        }
        for method in ["leapfrog", "gonzalez-r", "rk4:qv"] {
            assert!(scheme::applies(scheme::find(method).expect("a method"), &compiled.mechanics).is_ok());
        }
    })]
}
