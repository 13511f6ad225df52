//! `nh check-derivatives` and `nh stability`, compared with closed forms and with published
//! eigenvalues.

use crate::harness::{Folder, Ran, run, tests};
use nonholonomic::Scalar;
use nonholonomic_exec::Precise;
use std::f64::consts::{PI, TAU};
use std::fs;

tests! {
    derivatives_agree_with_differences, energies_of_moving_constraints_balance, volumes_are_found,
    a_model_is_checked_for_the_table, a_derivative_at_a_kink_is_wrong, nearly_singular_equations_lose_digits,
    checks_that_make_no_sense_are_refused, a_sleigh_is_stable_forwards, a_bicycle_has_the_published_eigenvalues,
    an_upright_segway_falls, oscillators_are_undecided, a_top_has_rotations_among_its_zero_modes,
    a_limit_cycle_attracts, an_oscillation_has_its_multipliers, a_forced_oscillator_has_no_trivial_multiplier,
    angles_in_all_quadrants, a_motion_that_is_not_steady_is_named, eigenvalues_in_csv_and_svg,
}

fn parsed(result: &Ran) -> serde_json::Value {
    assert_eq!(result.code, 0, "{}", result.stderr);
    serde_json::from_str(&result.stdout).unwrap()
}

fn json(line: &str) -> serde_json::Value {
    parsed(&run(&format!("{line} --output - --format json")))
}

type Complex = (f64, f64);

fn complex(value: &serde_json::Value) -> Complex {
    (value[0].as_f64().unwrap(), value[1].as_f64().unwrap())
}

/// Returns whether the name of a mode marks it as irrelevant to stability.
fn is_neutral(name: &str) -> bool {
    name.starts_with("zero mode") || name.ends_with(": cyclic")
}

/// Returns the pairs (λ, λ of the step) of the decisive modes.
fn modes(value: &serde_json::Value) -> Vec<(Complex, Complex)> {
    let all = value["modes"].as_array().unwrap().iter();
    let decides = |mode: &&serde_json::Value| mode["name"].as_str().is_none_or(|name| !is_neutral(name));
    all.filter(decides).map(|mode| (complex(&mode["lambda"]), complex(&mode["step"]))).collect()
}

fn names(value: &serde_json::Value) -> Vec<&str> {
    value["modes"].as_array().unwrap().iter().filter_map(|mode| mode["name"].as_str()).collect()
}

fn close((re, im): Complex, expected: Complex, bound: f64) -> bool {
    (re - expected.0).hypot(im - expected.1) <= bound
}

const CART: &str = "
name: cart
coordinates: [x, theta]
parameters: {m: {default: 2, positive: true}, k: 0.3}
lagrangian: m/2*x_dot^2 + m/2*theta_dot^2*(1 + sin(theta)^2) - k*cos(theta)*x
inputs: {tau: [1, 0], sigma: [0, 1]}
initial:
  start: {q: {x: 0.3, theta: 0.4}, v: {x_dot: 0.5, theta_dot: -0.7}}
methods: [gonzalez, leapfrog, rk4]
";

fn derivatives_agree_with_differences() {
    let result = run("check-derivatives chaplygin_sleigh --data lively --method gonzalez,dla:0.4 --step 0.05");
    assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
    let words = ["state", "parameters", "step", "jvp", "vjp", "roundoff", "dla:0.4, h = 0.05, after 3 steps", "rho2"];
    assert!(words.iter().all(|word| result.stdout.contains(word)), "{}", result.stdout);
    // Each method has its own structural laws: `dla` keeps no energy.
    let (gonzalez, dla) = result.stdout.split_once("largest error").expect("two methods");
    for law in ["DE(z') A = DE(z)", "Dc(z') A = 0", "A(−h) A(h) = 1"] {
        assert!(gonzalez.contains(law), "{}", result.stdout);
    }
    assert!(!dla.contains("DE(z')") && dla.contains("Dc(z') A = 0") && !dla.contains("volume"), "{}", result.stdout);
    let folder = Folder::with("my.yaml", CART);
    let result = folder.run("check-derivatives my.yaml --method all --steps 1 --input tau=2*cos(t)");
    assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
    assert!(result.stdout.contains("inputs") && result.stdout.contains("sigma = 0"), "{}", result.stdout);
    // The command uses the first of the file's methods, and default inputs.
    let result = folder.run("check-derivatives my.yaml");
    assert!(result.stdout.starts_with("cart, gonzalez, h = 0.0078125"), "{}{}", result.stdout, result.stderr);
    assert!(result.stdout.contains("tau = 0.3, sigma = 0.1"), "{}", result.stdout);
}

/// A bead has a prescribed angular speed. A step moves velocities onto its constraint, which is not
/// linear; E less the work is therefore kept from velocities that satisfy the constraint. The test
/// runs with and without a holonomic constraint.
fn energies_of_moving_constraints_balance() {
    let bead = "coordinates: [x, y, z]\nparameters: {m: 1, g: 9.81, Omega: 1.3}\n\
                lagrangian: m/2*(x_dot^2 + y_dot^2 + z_dot^2) - m*g*z\nconstraints: ['x*y_dot - y*x_dot - Omega*(x^2 + y^2)']\n\
                initial: {a: {q: {x: 1, y: 0, z: 1}, v: {x_dot: 0.2, y_dot: 1.3, z_dot: 0.2}}}\n";
    for (more, place) in [("", "c"), ("holonomic: [z^2 - x^2 - y^2]\n", "φ = c")] {
        let folder = Folder::with("my.yaml", &format!("{bead}{more}"));
        let result = folder.run("check-derivatives my.yaml --method iso,gonzalez --step 0.01");
        assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
        assert!(result.stdout.contains(&format!("DE(z') A = DE(z) on {place} = 0")), "{}", result.stdout);
    }
}

/// The exact flow of a rolling ball keeps the volume of Chaplygin (1903), whose density is (det
/// G)^(−1/2); a discrete gradient does not.
fn volumes_are_found() {
    let result = run("check-derivatives chaplygin_sphere --method taylor,gonzalez");
    assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
    let (taylor, gonzalez) = result.stdout.split_once("largest error").expect("two methods");
    assert!(taylor.contains("det A (det G(q')/det G(q))^(-0.5) = 1"), "{}", result.stdout);
    assert!(!gonzalez.contains("volume"), "{}", result.stdout);
}

/// A row of the table of all models has numbers, methods, the largest error, and the counts of
/// methods that keep each structure.
fn a_model_is_checked_for_the_table() {
    let result = run("check-derivatives suslov --table");
    assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
    let row = result.stdout.lines().find(|line| line.starts_with("| `suslov`")).expect("a row");
    let cells: Vec<&str> = row.split('|').map(str::trim).collect();
    assert_eq!(cells[3], "26", "{row}");
    assert!(cells[4].parse::<f64>().is_ok_and(|error| error < 1e-12), "{row}");
    assert!(cells[5..8].iter().all(|count| count.parse::<usize>().is_ok_and(|count| count > 0)), "{row}");
    // The mechanics exceeds this budget, so that no method is tried.
    let result = run("check-derivatives suslov --table --budget 1ms");
    assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
    assert!(result.stdout.ends_with("Not derived within the budget: `suslov`.\n"), "{}", result.stdout);
}

/// With m l² − I = 10⁻⁶, 1/(m l² − I) has six digits less, and so have the derivatives by m and l,
/// of sizes up to 10⁴. The formulas are right.
fn nearly_singular_equations_lose_digits() {
    let result = run("check-derivatives snakeboard --method leapfrog --set m=1 --set l=1 --set I=0.999999 --project");
    assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
    let last = result.stdout.lines().next_back().expect("a verdict");
    let number = |before: &str| -> f64 {
        let number = last.split_once(before).expect("is there").1.split([',', ' ']).next().expect("a number");
        number.parse().unwrap_or_else(|_| panic!("{last}"))
    };
    assert!(last.contains("nearly singular"), "{last}");
    // The error is at most 10¹⁰ roundings of 10⁻¹⁶. In 256 bits the difference is off by 10⁻³⁰
    // times a second derivative, relative to the first.
    assert!((1e-12..1e-6).contains(&number("largest error ")) && number("off by ") < 1e-28, "{last}");
}

/// −k sign(x) has the derivative 0 everywhere but at x = 0, where it jumps.
fn a_derivative_at_a_kink_is_wrong() {
    let folder = Folder::with(
        "my.yaml",
        "name: wedge\ncoordinates: [x]\nlagrangian: x_dot^2/2 - 3*abs(x)\ninitial: {rest: {}}\n",
    );
    let result = folder.run("check-derivatives my.yaml --method euler --steps 0");
    assert_eq!(result.code, 1, "{}", result.stdout);
    assert!(result.stdout.contains("more than roundoff"), "{}", result.stdout);
    for words in ["`euler`: the derivative of `rho1` by `x` is 0e0", "a step across a kink or a jump"] {
        assert!(result.stderr.contains(words), "{}", result.stderr);
    }
    let result = folder.run("check-derivatives my.yaml --method euler --steps 0 --q x=0.1");
    assert_eq!(result.code, 0, "{}{}", result.stdout, result.stderr);
}

fn checks_that_make_no_sense_are_refused() {
    for (line, code, message) in [
        ("check-derivatives heisenberg --method gonzales", 2, "unknown method `gonzales`; did you mean `gonzalez`"),
        ("check-derivatives chaplygin_sleigh --method rattle", 2, "needs a constant mass matrix"),
        ("check-derivatives chaplygin_sleigh --data live", 2, "did you mean `lively`?"),
        ("check-derivatives chaplygin_sleigh --v x2_dot=3", 2, "violates constraint 1"),
        ("check-derivatives chaplygin_sleigh --step 0", 2, "step"),
        ("check-derivatives all --data standard", 2, "every model from its first data set"),
        ("check-derivatives castor --method feedback-rk4", 1, "leave the stability region of `feedback-rk4`"),
        // Four steps of this size take the pendulum beyond the convergence of Newton's method.
        ("check-derivatives double_pendulum --method gonzalez --step 1e6", 1, "Newton's method"),
        ("stability chaplygin_sleigh --method gonzales", 2, "unknown method `gonzales`"),
        ("stability chaplygin_sleigh --method all", 2, "one method at a time"),
        ("stability chaplygin_sleigh --step -0.1", 2, ""),
        ("stability chaplygin_sleigh --period 0", 2, "the period must be positive"),
        ("stability chaplygin_sleigh --period long", 2, "the period `long` is not a number"),
    ] {
        let result = run(line);
        assert_eq!(result.code, code, "{line}: {}{}", result.stdout, result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
}

/// With u along the edge and the turning rate ω: (J + m a²) ω' = −m a u ω, u' = a ω². Straight
/// motion therefore has λ = −m a u/(J + m a²), and 0 for a change of u. `gonzalez` is the midpoint
/// rule here, so λ of the step is (1 + λ h/2)/(1 − λ h/2).
fn a_sleigh_is_stable_forwards() {
    let (inertia, m, h): (f64, f64, f64) = (1.5, 1.2, 0.1);
    for (a, u, verdict) in [(0.6, 0.5, "stable"), (0.6, -0.5, "unstable"), (-0.6, 0.5, "unstable")] {
        let value = json(&format!(
            "stability chaplygin_sleigh --set J={inertia} m={m} a={a} --q theta=0.3 \
             --v x1_dot={u}*cos(0.3) x2_dot={u}*sin(0.3) theta_dot=0 --method gonzalez --step {h}"
        ));
        let lambda = -m * a * u / (inertia + m * a * a);
        let step = (1.0 + 0.5 * lambda * h) / (1.0 - 0.5 * lambda * h);
        let found = modes(&value);
        // The bound covers a few roundings of numbers of size 1.
        assert!(found.len() == 1 && close(found[0].0, (lambda, 0.0), 1e-14), "{found:?}, {lambda}");
        assert!(close(found[0].1, (step, 0.0), 1e-14), "{found:?}, {step}");
        assert_eq!(names(&value), ["x1: cyclic", "x2: cyclic", "theta: cyclic", "zero mode along rho2"]);
        assert_eq!((value["verdict"].as_str(), &value["relative_equilibrium"]), (Some(verdict), &true.into()));
        assert_eq!(value["verdict_of_the_step"].as_str(), Some(verdict));
    }
    let text = run("stability chaplygin_sleigh --v x1_dot=0.5 x2_dot=0 theta_dot=0 --q theta=0 --method rk4").stdout;
    for words in ["a relative equilibrium: x1 at 0.5", "conserved: energy; ", "stable: all eigenvalues but zero modes"]
    {
        assert!(text.contains(words), "{text}");
    }
}

/// J. P. Meijaard, J. M. Papadopoulos, A. Ruina and A. L. Schwab, Linearized dynamics equations for the balance and steer of a bicycle (2007),
/// table 2: the eigenvalues at v = 5 m/s.
fn a_bicycle_has_the_published_eigenvalues() {
    let value = json("stability whipple --data steady --method rk4 --step 0.001");
    let found = modes(&value);
    let weave = 4.464_867_713_788_23;
    let published = [
        (-0.322_866_429_004_09, 0.0),
        (-0.775_341_882_195_85, weave),
        (-0.775_341_882_195_85, -weave),
        (-14.078_389_692_798_22, 0.0),
    ];
    assert_eq!(found.len(), 4, "{found:?}");
    for ((lambda, step), expected) in found.iter().zip(published) {
        // Derivatives are up to 10³ per second, and condition numbers below 10³: 10⁶ ε.
        assert!(close(*lambda, expected, 2e-10), "{lambda:?}, {expected:?}");
        // The polynomial of the method errs by (λ h)⁵/120 in a step, below 5·10⁻¹².
        let (size, angle) = ((expected.0 * 0.001).exp(), expected.1 * 0.001);
        assert!(close(*step, (size * angle.cos(), size * angle.sin()), 6e-12), "{step:?}, {expected:?}");
    }
    assert_eq!(value["verdict"], "stable");
    let mut zero: Vec<&str> = names(&value);
    let named: Vec<&str> = zero.iter().copied().filter(|name| !is_neutral(name)).collect();
    assert_eq!(named, ["capsize", "weave", "weave", "castering"]);
    // These are the level of the holonomic constraint, and another speed.
    zero.retain(|name| name.starts_with("zero"));
    zero.sort_unstable();
    assert_eq!(zero, ["zero mode along rho3", "zero mode along theta"]);
}

/// A Segway upright and at rest: (Iy + mb l² − (mb l)²/M) α'' = mb g l α with M = mb + 2 mw + 2
/// Jw/r², because the cart moves as well.
fn an_upright_segway_falls() {
    let value = json(
        "stability segway --q alpha=0 --v x_dot=0 y_dot=0 theta_dot=0 alpha_dot=0 left_dot=0 right_dot=0 --method midpoint",
    );
    let (body, inertia, length, wheel, spin, r, g) = (5.0, 0.3, 0.4, 0.8, 0.006, 0.12, 9.81);
    let moved = body + 2.0 * wheel + 2.0 * spin / (r * r);
    let lambda =
        f64::sqrt(body * g * length / (inertia + body * length * length - (body * length) * (body * length) / moved));
    let found = modes(&value);
    // The bound covers numbers of size 10 and a condition number of 10.
    assert!(found.len() == 2 && close(found[0].0, (lambda, 0.0), 1e-12), "{found:?}, {lambda}");
    assert!(close(found[1].0, (-lambda, 0.0), 1e-12), "{found:?}");
    assert_eq!((&value["verdict"], &value["verdict_of_the_step"]), (&"unstable".into(), &"unstable".into()));
}

const TWO: &str = "
name: two
coordinates: [x, y]
parameters: {w: 0.6}
lagrangian: (x_dot^2 + y_dot^2)/2 - x^2/2 - w^2*y^2/2
initial:
  rest: {}
  swing: {q: {x: 1}}
methods: [midpoint]
";

/// λ = ±i, ±w i; the midpoint rule turns by 2 arctan(ω h/2).
fn oscillators_are_undecided() {
    let folder = Folder::with("my.yaml", TWO);
    let value = parsed(&folder.run("stability my.yaml --step 0.2 --output - --format json"));
    let found = modes(&value);
    for omega in [1.0, 0.6, -0.6, -1.0] {
        let angle: f64 = 2.0 * f64::atan(omega * 0.1);
        let mode = found.iter().find(|(lambda, _)| close(*lambda, (0.0, omega), 1e-14));
        assert!(mode.is_some_and(|(_, step)| close(*step, (angle.cos(), angle.sin()), 1e-14)), "{omega}: {found:?}");
    }
    assert_eq!((&value["verdict"], &value["verdict_of_the_step"]), (&"undecided".into(), &"undecided".into()));
    let text = folder.run("stability my.yaml").stdout;
    assert!(text.contains("an equilibrium\n") && text.contains("spectrally stable"), "{text}");
}

/// A symmetric top is at rest with its centre of mass above the point of support: λ² = m g l/A,
/// twice. The state has nine entries of the matrix and three momenta. The remaining modes are the
/// six directions off the group, the turn about the vertical, and the spin.
fn a_top_has_rotations_among_its_zero_modes() {
    let folder = Folder::with(
        "my.yaml",
        "name: top\nvelocities: so3(R)\nparameters: {A: 2, C: 1, k: 3}\n\
         lagrangian: A*(omega1^2 + omega2^2)/2 + C*omega3^2/2 - k*R33\ninitial: {rest: {}}\n",
    );
    let value = parsed(&folder.run("stability my.yaml --method rk4 --output - --format json"));
    let mut found: Vec<f64> = modes(&value).iter().map(|(lambda, _)| lambda.0).collect();
    found.sort_by(f64::total_cmp);
    let expected = 1.5_f64.sqrt();
    // λ is double and has two eigenvectors, so no digits are lost.
    let near = |x: &f64, y: f64| (x - y).abs() < 1e-13;
    assert!(found.len() == 4 && found[..2].iter().all(|x| near(x, -expected)), "{found:?}");
    assert!(found[2..].iter().all(|x| near(x, expected)), "{found:?}");
    assert_eq!(names(&value).len(), 8, "{value}");
    let text = folder.run("stability my.yaml --method rk4").stdout;
    assert!(text.contains("conserved: R'R (6)"), "{text}");
}

/// x'' + x = μ (1 − x² − x'²) x' has the circle as a limit cycle, of period 2π. The trace of the
/// linearisation along it is −2 μ sin² t, whose integral is −2 π μ. By Liouville's formula the
/// multipliers are 1 and exp(−2 π μ).
fn a_limit_cycle_attracts() {
    let folder = Folder::with(
        "my.yaml",
        "name: ring\ncoordinates: [x]\nparameters: {mu: 0.2}\nlagrangian: x_dot^2/2 - x^2/2\n\
         forces: {x: mu*(1 - x^2 - x_dot^2)*x_dot}\ninitial: {round: {q: {x: 1}}}\nmethods: [rk4]\n",
    );
    let value = parsed(&folder.run("stability my.yaml --period 2*pi --step 0.01 --output - --format json"));
    let found: Vec<Complex> = value["multipliers"].as_array().unwrap().iter().map(complex).collect();
    // The method has order 4: h⁴ = 10⁻⁸, with constants of 1/120.
    assert!(close(found[0], (1.0, 0.0), 1e-9) && close(found[1], ((-0.4 * PI).exp(), 0.0), 1e-9), "{found:?}");
    assert_eq!(value["trivial"], serde_json::json!(["along the motion"]));
    assert_eq!((&value["verdict"], &value["steps"]), (&"stable".into(), &628.into()));
    assert!(value["gap"]["x"].as_f64().unwrap().abs() < 1e-8, "{value}");
}

/// The midpoint rule turns both oscillators by 2 arctan(ω h/2) in each step, so N steps have
/// multipliers of that angle times N. If the first one moves, its own multipliers are trivial:
/// along the motion, and its energy.
fn an_oscillation_has_its_multipliers() {
    let folder = Folder::with("my.yaml", TWO);
    let line = "stability my.yaml --data swing --period 2*pi --step 0.02 --output - --format json";
    let value = parsed(&folder.run(line));
    let found: Vec<Complex> = value["multipliers"].as_array().unwrap().iter().map(complex).collect();
    let steps = (TAU / 0.02).round();
    for omega in [1.0, -1.0, 0.6, -0.6] {
        let angle: f64 = steps * 2.0 * f64::atan(omega * TAU / steps / 2.0);
        // The product of 314 rotations has a rounding for each.
        assert!(found.iter().any(|x| close(*x, (angle.cos(), angle.sin()), 1e-12)), "{omega}: {found:?}");
    }
    assert_eq!(value["trivial"], serde_json::json!(["along the motion", "energy"]));
    assert!(found[..2].iter().all(|x| close(*x, (1.0, 0.0), 1e-3)), "{found:?}");
    assert_eq!(value["verdict"], "undecided");
}

/// x'' + 2 c x' + x = cos t: the force does not enter the multipliers, exp((−c ± i √(1 − c²)) 2π),
/// none of which is 1.
fn a_forced_oscillator_has_no_trivial_multiplier() {
    let folder = Folder::with(
        "my.yaml",
        "name: forced\ncoordinates: [x]\nparameters: {c: 0.1}\nlagrangian: x_dot^2/2 - x^2/2\n\
         forces: {x: cos(t) - 2*c*x_dot}\ninitial: {round: {v: {x_dot: 5}}}\nmethods: [rk4]\n",
    );
    let value = parsed(&folder.run("stability my.yaml --period 2*pi --step 0.01 --output - --format json"));
    let found: Vec<Complex> = value["multipliers"].as_array().unwrap().iter().map(complex).collect();
    let (size, angle) = ((-0.1 * TAU).exp(), TAU * 0.99_f64.sqrt());
    for sign in [1.0, -1.0] {
        // The error is (λ h)⁵/120 in each of 628 steps: 5·10⁻¹⁰.
        let expected = (size * angle.cos(), sign * size * angle.sin());
        assert!(found.iter().any(|x| close(*x, expected, 1e-9)), "{found:?}");
    }
    assert_eq!((&value["trivial"], &value["verdict"]), (&serde_json::json!([]), &"stable".into()));
    // The periodic motion is x = 5 sin t.
    assert!(value["gap"]["x"].as_f64().unwrap().abs() < 1e-8, "{value}");
}

/// Numbers of 256 bits return the angle of a point in every quadrant and on the axes.
fn angles_in_all_quadrants() {
    for (y, x) in [(1.0, 2.0), (1.0, -2.0), (-1.0, -2.0), (-1.0, 2.0), (3.0, 0.0), (-3.0, 0.0), (0.0, 0.0), (0.0, -1.0)]
    {
        let angle = Precise::new(y).angle(Precise::new(x)).to_f64();
        assert!((angle - f64::atan2(y, x)).abs() < 1e-15, "{y}, {x}: {angle}");
    }
}

fn a_motion_that_is_not_steady_is_named() {
    let result = run("stability chaplygin_sleigh --data lively --method gonzalez").succeeded();
    assert!(
        result.stdout.contains("not a relative equilibrium, since non-cyclic variables move: rho"),
        "{}",
        result.stdout
    );
    assert!(result.stdout.contains("decide nothing"), "{}", result.stdout);
    let value = json("stability chaplygin_sleigh --data lively --method gonzalez");
    let moving: Vec<&str> = value["moving"].as_array().unwrap().iter().filter_map(|m| m["name"].as_str()).collect();
    assert!(moving.contains(&"rho1") && moving.contains(&"rho2"), "{value}");
    assert!(value["verdict"].is_null());
    // The forces depend on the time.
    let folder =
        Folder::with("my.yaml", "name: shaken\ncoordinates: [x]\nlagrangian: x_dot^2/2 - x^2\nforces: {x: sin(t)}\n");
    let result = folder.run("stability my.yaml");
    assert!(result.code == 2 && result.stderr.contains("--period"), "{}", result.stderr);
}

fn eigenvalues_in_csv_and_svg() {
    let folder = Folder::with("my.yaml", TWO);
    folder.run("stability my.yaml --output modes.csv --plot modes.svg").succeeded();
    let csv = fs::read_to_string(folder.join("modes.csv")).unwrap();
    assert!(csv.starts_with("mode,lambda_re,lambda_im,") && csv.lines().count() == 5, "{csv}");
    let svg = fs::read_to_string(folder.join("modes.svg")).unwrap();
    assert!(svg.contains("unit circle") && svg.contains("Multipliers of a step"), "{svg}");
    folder.run("stability my.yaml --data swing --period 2*pi --output round.csv --plot round.svg").succeeded();
    let csv = fs::read_to_string(folder.join("round.csv")).unwrap();
    assert!(csv.lines().count() == 5 && csv.contains("\ntrivial,"), "{csv}");
    assert!(fs::read_to_string(folder.join("round.svg")).unwrap().contains("Floquet multipliers"));
}
