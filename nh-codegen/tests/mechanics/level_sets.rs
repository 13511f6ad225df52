//! Identities are decided on the rotation matrices and the holonomic constraints; dependent
//! constraints are left out; velocities without inertia follow from the constraints.

use crate::support::{derive, diagnose, noted, read, resolve};
use nonholonomic_codegen::declaration::Name;
use nonholonomic_codegen::origin::{Origin, Severity};
use nonholonomic_codegen::pipeline::{Compiled, compile};

/// Compiles a declaration with these methods, and returns it with all diagnostics.
fn compiled(text: &str, methods: &[&str]) -> Compiled {
    let mut declaration = read(text);
    declaration.methods = Some(methods.iter().map(|m| Name::new((*m).into(), Origin::Whole)).collect());
    compile(&declaration).unwrap_or_else(|errors| panic!("{text}\n{errors}"))
}

/// Returns the messages of a declaration without errors, up to the checks of its mechanics.
fn notes(text: &str) -> Vec<String> {
    let found = noted(&derive(&read(text)));
    assert!(found.list.iter().all(|d| d.severity != Severity::Error), "{text}\n{found}");
    found.list.into_iter().map(|d| d.message).collect()
}

/// Returns the only error.
fn error(text: &str) -> String {
    let found = diagnose(text);
    let errors: Vec<&str> =
        found.list.iter().filter(|d| d.severity == Severity::Error).map(|d| d.message.as_str()).collect();
    let [error] = errors[..] else { panic!("{text}\n{found}") };
    error.to_owned()
}

const TURNTABLE: &str = "name: ball_on_turntable_so3
coordinates: [x, y]
velocities:
  - so3(R)[w1, w2, w3]
parameters: {m: 1, r: 0.1, Ω: 1.5}
definitions:
  w: R*[w1, w2, w3]
lagrangian: m/2*(x_dot^2 + y_dot^2) + m*r^2/5*(w1^2 + w2^2 + w3^2)
constraints:
  - x_dot - r*w[2] + Ω*y
  - y_dot + r*w[1] - Ω*x
symmetry: {x: -Ω*y, y: Ω*x, w1: Ω*R31, w2: Ω*R32, w3: Ω*R33}
";

/// A rotation of ball and table keeps the constraints, because R maps its third row to the
/// vertical; a rotation about an axis of the ball does not.
#[test]
fn a_symmetry_of_rotations() {
    let found = compiled(TURNTABLE, &["rk4"]).diagnostics;
    assert!(found.list.iter().all(|d| !d.message.contains("conserved")), "{found}");
    let of_the_body = TURNTABLE.replace("w1: Ω*R31, w2: Ω*R32, w3: Ω*R33", "w3: Ω");
    let found = error(&of_the_body);
    assert!(found.starts_with("the symmetry does not satisfy the constraints: constraint 1 is off by"), "{found}");
}

/// A ball that rolls along a line, with its slip in terms of a cross product of two rows of R
/// instead of the first row.
const CROSS: &str = "name: ball
coordinates: [x]
velocities: so3(R)[w1, w2, w3]
definitions:
  first: \"cross([R21, R22, R23], [R31, R32, R33])\"
lagrangian: (x_dot^2 + w1^2 + w2^2 + w3^2)/2
constraints: [\"x_dot - first[1]*w1 - first[2]*w2 - first[3]*w3\"]
";

#[test]
fn frames_of_rotations() {
    // The first row itself, and its complement, form a valid frame.
    let frame = "frame: [[R11, R12, R13, 1], [R21, R22, R23, 0], [R31, R32, R33, 0]]\n";
    assert_eq!(notes(&format!("{CROSS}{frame}")), [""; 0]);
    let found = error(&format!("{CROSS}{}", frame.replace("R13, 1", "R13, 2")));
    assert!(found.starts_with("column 1 of the frame does not satisfy the constraints"), "{found}");
}

/// The matrix of a quaternion is a rotation if a holonomic constraint sets its norm to 1.
#[test]
fn quaternions_of_norm_one() {
    let text = "name: top
coordinates: [a, b, c, d]
definitions:
  R:
    - [a^2 + b^2 - c^2 - d^2, 2*(b*c - a*d), 2*(b*d + a*c)]
    - [2*(b*c + a*d), a^2 - b^2 + c^2 - d^2, 2*(c*d - a*b)]
    - [2*(b*d - a*c), 2*(c*d + a*b), a^2 - b^2 - c^2 + d^2]
  w: angular_velocity(R)
lagrangian: w[1]^2 + 2*w[2]^2 + 3*w[3]^2 + a_dot^2 + b_dot^2 + c_dot^2 + d_dot^2
constraints: []
holonomic: [a^2 + b^2 + c^2 + d^2 - 1]
initial: {start: {q: {a: 0.6, c: 0.8}, v: {a_dot: 0.8, c_dot: -0.6}}}
";
    // The constraint is regular on the sphere, and the frame of its kernel is not.
    assert_eq!(notes(text), ["the derived frame loses rank where `a` = 0"]);
    let found = error(&text.replace("holonomic: [a^2 + b^2 + c^2 + d^2 - 1]\n", ""));
    assert_eq!(found, "this is not a rotation matrix: its columns are not orthonormal");
}

/// Returns a planar sled with these constraints.
fn sled(constraints: &str) -> String {
    format!("name: sled\ncoordinates: [x, y, theta]\nlagrangian: x_dot^2 + y_dot^2 + theta_dot^2\n{constraints}")
}

#[test]
fn rows_that_follow() {
    let text =
        sled("constraints: [x_dot*sin(theta) - y_dot*cos(theta), x_dot*sin(theta)^2 - y_dot*sin(theta)*cos(theta)]\n");
    assert_eq!(notes(&text), ["constraint 2 is left out: it follows from constraint 1"]);
    assert_eq!(resolve(&read(&text)).m(), 2);
    let text = sled("constraints: [x_dot, y_dot - theta, 3*x_dot + y_dot - theta]\n");
    assert!(
        notes(&text).contains(&"constraint 3 is left out: it follows from constraint 1 and constraint 2".to_owned())
    );
    let found = error(&sled("constraints: [x_dot, y_dot - theta, 3*x_dot + y_dot - 2*theta]\n"));
    assert_eq!(found, "constraint 3 contradicts the others: no velocity satisfies all of them (see: nh help rank)");
    // There are as many rows as velocities, but only two are independent.
    let text = sled("constraints: [x_dot, theta_dot, x_dot + theta_dot]\n");
    assert_eq!(resolve(&read(&text)).m(), 1);
    assert_eq!(
        error(&sled("constraints: [x_dot, theta_dot, y_dot]\n")),
        "3 constraints on 3 velocities: nothing is left to move"
    );
}

/// The two constraints coincide on the circle only.
#[test]
fn rows_that_follow_from_levels() {
    let text = sled("constraints: [x*x_dot + y*y_dot + (x^2 + y^2 - 1)*theta_dot]\nholonomic: [x^2 + y^2 - 1]\n");
    assert_eq!(notes(&text), ["constraint 1 is left out: it follows from holonomic constraint 1"]);
    let model = resolve(&read(&text));
    assert_eq!((model.m(), model.levels[0].row, model.about.constraints.len()), (2, Some(0), 1));
    let text = sled("constraints: [theta_dot]\nholonomic: [x^2 + y^2 - 1, sqrt(x^2 + y^2) - 1]\n");
    assert!(
        notes(&text).contains(&"holonomic constraint 2 is left out: it follows from holonomic constraint 1".to_owned())
    );
    let found = error(&sled("constraints: []\nholonomic: [x - 1, 2*x - 3]\n"));
    assert_eq!(found, "holonomic constraint 2 contradicts the others: they cannot all hold (see: nh help rank)");
}

/// If a redundancy appears at some configurations only, the note contains the place.
#[test]
fn rows_that_follow_somewhere() {
    let text = sled("constraints: [x_dot, x_dot + theta*y_dot]\n");
    assert!(notes(&text).contains(&"the constraints lose rank where `theta` = 0".to_owned()), "{:?}", notes(&text));
}

/// Returns a coupler on three cranks of one length, which stays parallel to the ground.
fn cranks(third: &str, lengths: &str) -> String {
    format!(
        "name: cranks
coordinates: [x, y, theta, a, b, c]
parameters: {{l: 1, {lengths}}}
lagrangian: (x_dot^2 + y_dot^2 + theta_dot^2)/2 + (a_dot^2 + b_dot^2 + c_dot^2)/6 - y
constraints: []
holonomic:
  - \"[x, y] - l*[cos(a), sin(a)]\"
  - \"[x, y] + d*[cos(theta), sin(theta)] - [d, 0] - l*[cos(b), sin(b)]\"
  - \"[x, y] + {third}\"
initial: {{start: {{q: {{x: 0.8, y: 0.6, a: \"atan2(0.6, 0.8)\", b: \"atan2(0.6, 0.8)\", c: \"atan2(0.6, 0.8)\"}}}}}}
"
    )
}

#[test]
fn a_parallelogram_with_three_cranks() {
    let third = "e*[cos(theta), sin(theta)] - [e, 0] - l*[cos(c), sin(c)]";
    let text = cranks(third, "d: 2, e: 0.7");
    let model = resolve(&read(&text));
    assert_eq!((model.m(), model.r()), (1, 5), "{}", model.diagnostics);
    let left_out =
        model.diagnostics.list.iter().filter(|d| d.message.contains("on the branch of the level set")).count();
    assert_eq!(left_out, 1, "{}", model.diagnostics);
    // The same with functions that are no polynomials of sines.
    let written = "  - \"[x, y] + e*[cos(theta), sin(theta)] - [e, 0] - l*[cos(c), sin(c)]\"";
    assert!(text.contains(written), "{text}");
    let lines = "  - exp(x + e*cos(theta) - e - l*cos(c)) - 1\n  - sinh(y + e*sin(theta) - l*sin(c))";
    let model = resolve(&read(&text.replace(written, lines)));
    assert_eq!((model.m(), model.r()), (1, 5), "{}", model.diagnostics);
    // The third crank is parallel at these lengths only.
    let other = third.replace("[e, 0]", "[f, 0]");
    let found = error(&cranks(&other, "d: 2, e: 0.7, f: 0.7"));
    assert!(found.contains("but not for slightly different parameters"), "{found}");
    // A crank that is not parallel blocks all motion.
    let skew = third.replace("[e, 0]", "[f, 0] - [0, 0.3]").replace("l*[cos(c), sin(c)]", "k*[cos(c), sin(c)]");
    let text = cranks(&skew, "d: 2, e: 0.7, f: 0.7, k: sqrt(0.64 + 0.09)")
        .replace("c: \"atan2(0.6, 0.8)", "c: \"atan2(0.3, 0.8)");
    let found = error(&text);
    assert!(found.starts_with("6 constraints on 6 velocities: nothing is left to move"), "{found}");
}

/// A velocity without inertia follows from the constraints, under every applicable method.
#[test]
fn massless_velocities() {
    let text = "name: massless
coordinates: [x, y, theta, phi]
parameters: {m: 2, J: 0.3, r: 0.1}
lagrangian: m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta), x_dot*cos(theta) + y_dot*sin(theta) - r*phi_dot]
";
    let found = notes(text);
    let expected = "the kinetic energy is singular along `phi_dot`: the constraints determine the motion there, and a multiple of the square of \
                    `x_dot*cos(theta) + y_dot*sin(theta) - r*phi_dot` is added to the Lagrangian, which does not change the motion";
    assert!(found.contains(&expected.to_owned()), "{found:?}");
    // With the inertia K of the wheel the metric on D is m + K/r² along the sled, whose limit is
    // this metric.
    let with = |text: &str| {
        let mechanics = crate::support::derive(&read(text));
        mechanics.restricted_metric().entries().iter().map(|e| mechanics.model().show(e)).collect::<Vec<_>>()
    };
    assert_eq!(with(text), with(&text.replace("J/2*theta_dot^2", "J/2*theta_dot^2 + 0*phi_dot^2")));
    let heavy =
        text.replace("J/2*theta_dot^2", "J/2*theta_dot^2 + K/2*phi_dot^2").replace("r: 0.1", "r: 0.1, K: 0.001");
    let limit = |entry: String| entry.replace("m*r^2 + K", "m*r^2");
    assert_eq!(with(text), with(&heavy).into_iter().map(limit).collect::<Vec<_>>());
    // The constraints do not determine the velocity.
    let found = error(&text.replace(" - r*phi_dot", "").replace(", r: 0.1", ""));
    assert_eq!(found, "the mass matrix is singular: the kinetic energy does not depend on `phi_dot`");
}

/// A thin rod between two masses has no inertia of its own in its angle.
#[test]
fn thin_rods() {
    let text = "name: rod
coordinates: [x1, y1, x2, y2, phi]
parameters: {m: 1, l: 2}
lagrangian: m/2*(x1_dot^2 + y1_dot^2 + x2_dot^2 + y2_dot^2)
constraints: [-(x1_dot + x2_dot)*sin(phi) + (y1_dot + y2_dot)*cos(phi)]
holonomic: [x2 - x1 - l*cos(phi), y2 - y1 - l*sin(phi)]
initial: {start: {q: {x2: 2}, v: {x1_dot: 1, x2_dot: 1, y1_dot: -1, y2_dot: 1, phi_dot: 1}}}
";
    assert!(notes(text).iter().any(|note| note.starts_with("the kinetic energy is singular along `phi_dot`")));
    let methods: Vec<String> = compiled(text, &["all"]).methods.iter().map(|m| m.properties.name.to_owned()).collect();
    for wanted in ["gonzalez", "midpoint", "rk4", "leapfrog", "dla", "iso", "taylor"] {
        assert!(methods.iter().any(|m| m == wanted), "{methods:?}");
    }
}
