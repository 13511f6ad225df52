//! Vectors and matrices: their written-out form, and errors for shapes that do not fit.

use crate::support::{derive, diagnose, read, resolve};
use nonholonomic_codegen::declaration::LANGUAGE;
use nonholonomic_codegen::model::Point;
use nonholonomic_codegen::origin::{Origin, Severity};
use std::time::{Duration, Instant};

/// Returns the derived metric, constraints, anchor and potential.
fn shown(text: &str) -> Vec<String> {
    let mechanics = derive(&read(text));
    let model = mechanics.model();
    let matrices = [model.lagrangian.mass_matrix(), &model.constraint_matrix, &model.anchor];
    let entries = matrices.into_iter().flat_map(|matrix| matrix.entries()).chain([model.lagrangian.potential()]);
    entries.map(|entry| model.show(entry)).collect()
}

/// Every operation is compared with its meaning.
#[test]
fn vectors_are_their_entries() {
    let head = "name: a\ncoordinates: [x, y, z]\nparameters: [a, b]\n";
    let with = |definitions: &str, lagrangian: &str, constraints: &str| {
        shown(&format!(
            "{head}{definitions}lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - ({lagrangian})\nconstraints:{constraints}\n"
        ))
    };
    let definitions = "definitions:\n  r: [x, y, z]\n  u: \"[a, 2, y]\"\n  M: [[1, x, 0], [0, a, 1]]\n  N: [[a, 0], [1, y], [0, 1]]\n";
    for (vectors, scalars) in [
        ("dot(r, u)", "a*x + 2*y + y*z"),
        ("dot(u + r, r - u)", "(a + x)*(x - a) + (2 + y)*(y - 2) + (y + z)*(z - y)"),
        ("cross(r, u)[1]", "y*y - z*2"),
        ("cross(r, u)[2]", "z*a - x*y"),
        ("cross(r, u)[3]", "2*x - y*a"),
        ("norm2(-r/a)", "(x^2 + y^2 + z^2)/a^2"),
        ("norm(r)", "sqrt(x^2 + y^2 + z^2)"),
        ("(M*r)[1]*(M*u)[2]", "(x + x*y)*(2*a + y)"),
        ("(M*N)[1, 1] + 3*(M*N)[1, 2]", "a + x + 3*x*y"),
        ("(M*N)[2, 1] + 3*(M*N)[2, 2]", "a + 3*(a*y + 1)"),
        ("(transpose(M)*[a, b])[2]", "a*x + b*a"),
        ("(2*M - M*2 + M)[1, 2]", "x"),
        ("(rot_x(x)*r)[2] + a*(rot_x(x)*r)[3]", "cos(x)*y - sin(x)*z + a*(sin(x)*y + cos(x)*z)"),
        ("(rot_y(x)*r)[1] + a*(rot_y(x)*r)[3]", "cos(x)*x + sin(x)*z + a*(-sin(x)*x + cos(x)*z)"),
        ("(rot_z(x)*r)[1] + a*(rot_z(x)*r)[2]", "cos(x)*x - sin(x)*y + a*(sin(x)*x + cos(x)*y)"),
        ("(rot(x)*[y, z])[2]", "sin(x)*y + cos(x)*z"),
        ("norm2(rot_x(x)*rot_y(y)*rot_z(z)*r)", "x^2 + y^2 + z^2"),
        ("[[x, y], [1, a]][2, 2] + [a, b][2]", "a + b"),
    ] {
        let (one, other) = (with(definitions, vectors, " []"), with("", scalars, " []"));
        assert_eq!(one, other, "{vectors}");
    }
    // Rates, and constraints that are vectors.
    let one = with(definitions, "0", "\n  - dot(M*r)");
    let other = with("", "0", "\n  - x_dot + x_dot*y + x*y_dot\n  - a*y_dot + z_dot");
    assert_eq!(one, other);
}

/// The documentation's disk equals one written by hand.
#[test]
fn vectors_make_a_disk() {
    let page = LANGUAGE.split("```yaml\n").find(|rest| rest.starts_with("name: Rolling"));
    let page = page.and_then(|rest| rest.split("```").next()).expect("the disk");
    let by_hand = "name: Rolling
coordinates: [x, y, psi, theta, phi]
parameters: [m, r, A, B, g]
lagrangian: >
  m/2*(x_dot + r*(cos(psi)*sin(theta)*psi_dot + sin(psi)*cos(theta)*theta_dot))^2
  + m/2*(y_dot + r*(sin(psi)*sin(theta)*psi_dot - cos(psi)*cos(theta)*theta_dot))^2
  + m/2*(r*sin(theta)*theta_dot)^2
  + A/2*(theta_dot^2 + (psi_dot*cos(theta))^2) + B/2*(phi_dot + psi_dot*sin(theta))^2 - m*g*r*cos(theta)
constraints:
  - x_dot - r*cos(psi)*phi_dot
  - y_dot - r*sin(psi)*phi_dot
";
    assert_eq!(shown(page), shown(by_hand));
}

/// Angular velocities in the plane and in space, in both frames.
#[test]
fn vectors_of_angular_velocity() {
    let with = |lagrangian: &str, angle: &str| {
        shown(&format!(
            "name: a\ncoordinates: [x, y, z]\nparameters: [a]\ndefinitions:\n  R: rot_z(x)*rot_x({angle})*rot_y(z)\n  w: angular_velocity(R)\n\
             lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 + {lagrangian}\nconstraints: []\n"
        ))
    };
    assert_eq!(with("norm2(w)", "y"), with("x_dot^2 + y_dot^2 + z_dot^2 + 2*x_dot*z_dot*sin(y)", "y"));
    assert_eq!(with("norm2(R*w - spatial_angular_velocity(R))", "y"), with("0", "y"));
    assert_eq!(with("spatial_angular_velocity(R)[3]^2", "y"), with("(x_dot + z_dot*sin(y))^2", "y"));
    // The angular velocity of a product of rotations is composed from their angles, that of any
    // other matrix from its entries.
    assert_eq!(with("norm2(w - angular_velocity(1*R))", "y"), with("0", "y"));
    assert_eq!(with("norm2(R*w + angular_velocity(transpose(R)))", "y"), with("0", "y"));
    assert_eq!(with("norm2(w + spatial_angular_velocity(1*transpose(R)))", "y"), with("0", "y"));
    assert_eq!(with("angular_velocity(rot(a*x + y))^2", "y"), with("(a*x_dot + y_dot)^2", "y"));
}

/// A free body uses the names R and x of its group.
#[test]
fn vectors_of_groups() {
    let with = |lagrangian: &str, constraint: &str| {
        shown(&format!(
            "name: a\nvelocities: se3(R, x)\nparameters: [m, g, a]\n\
             lagrangian: (omega1^2 + omega2^2 + omega3^2)/2 + {lagrangian}\nconstraints:\n- {constraint}\n"
        ))
    };
    let vectors = with("m/2*norm2(dot(x)) - m*g*(R*[0, 0, a])[3]", "dot(x + a*R*[1, 0, 0])[1]");
    let entries = with("m/2*(x1_dot^2 + x2_dot^2 + x3_dot^2) - m*g*a*R33", "x1_dot + a*dot(R11)");
    assert_eq!(vectors, entries);
}

/// Checks that the text has this error alone, at this line and column.
#[track_caller]
fn complains(text: &str, message: &str, place: (usize, usize)) {
    let found = diagnose(text);
    let errors: Vec<_> = found.list.iter().filter(|d| d.severity == Severity::Error).collect();
    let [error] = errors[..] else { panic!("not one error for\n{text}\n{found}") };
    assert!(error.message.contains(message), "no `{message}` for\n{text}\n{found}");
    match &error.origin {
        Origin::File { line, column, .. } => assert_eq!((*line, *column), place, "{text}\n{error}"),
        other => panic!("the error stands nowhere: {other:?}"),
    }
}

#[test]
fn vectors_that_do_not_fit() {
    let head = "name: a\ncoordinates: [x, y]\nparameters: {a: 1}\n";
    let tail = "lagrangian: x_dot^2 + y_dot^2 - a*x\nconstraints: []\n";
    let spoils = |definition: &str, message: &str, column: usize| {
        let text = format!("{head}definitions:\n  r: [x, y, 0]\n  M: [[1, x], [0, y]]\n  c: {definition}\n{tail}");
        complains(&text, message, (7, column));
    };
    spoils("r + x*[1, 2]", "a vector of 3 entries and a vector of 2 entries cannot be added", 6);
    spoils("x - r", "a scalar and a vector of 3 entries cannot be subtracted", 6);
    spoils("r*r", "a vector of 3 entries and a vector of 3 entries cannot be multiplied", 6);
    spoils("x*(M*r)", "a 2 × 2 matrix and a vector of 3 entries cannot be multiplied", 8);
    spoils("r/r", "cannot be divided", 6);
    spoils("1 + r^2", "a power with a vector of 3 entries is not defined", 10);
    spoils("1 + sin(M)", "`sin` takes a scalar, but this is a 2 × 2 matrix", 14);
    spoils(
        "cross(M, r)",
        "`cross` takes two vectors of 3 entries, but these are a 2 × 2 matrix and a vector of 3 entries",
        6,
    );
    spoils("dot(r, [1, 2])", "`dot` takes two vectors of one length", 6);
    spoils("norm2(x)", "`norm2` takes a vector, but this is a scalar", 6);
    spoils("rot_x(r)", "`rot_x` takes an angle", 6);
    spoils("angular_velocity(r)", "`angular_velocity` takes a rotation matrix", 6);
    spoils("angular_velocity(M)", "this is not a rotation matrix", 6);
    spoils("r[4]", "an index is a number from 1 to 3 here", 8);
    spoils("r[0]", "an index is a number from 1 to 3 here", 8);
    spoils("r[x]", "an index is a number from 1 to 3 here", 8);
    spoils("r[1, 2]", "an entry of a vector of 3 entries has 1 index, not 2", 6);
    spoils("M[1]", "an entry of a 2 × 2 matrix has 2 indices, not 1", 6);
    spoils("x[1]", "a scalar has no entries", 6);
    spoils("[[1, 2], [3]]", "row 2 is a vector of 1 entry, but the first one is a vector of 2 entries", 15);
    spoils("[1, [2]]", "entry 2 is a vector of 1 entry, but the first one is a scalar", 10);
    spoils("[]", "a vector has at least one entry", 6);
    spoils("dot(r*x_dot)", "would be an acceleration", 6);
    // Places that require scalars.
    let text = |rest: &str| format!("{head}definitions: {{r: [x, y, 0]}}\n{rest}");
    let two = "lagrangian: x_dot^2 + y_dot^2\n";
    complains(
        &text("lagrangian: r\nconstraints: []\n"),
        "the Lagrangian is a scalar, but this is a vector of 3",
        (5, 13),
    );
    complains(&text(&format!("{two}constraints:\n- r*[[1, 2]]\n")), "cannot be multiplied", (7, 3));
    complains(&text(&format!("{two}constraints:\n- [[x_dot, 0]]\n")), "a constraint is a scalar or a vector", (7, 3));
    complains(&text(&format!("{two}constraints:\n- [0]\n")), "constraint 1 is zero", (7, 4));
    complains(
        &text(&format!("{two}constraint_matrix: [[1, r]]\n")),
        "an entry of the constraint matrix is a scalar",
        (6, 25),
    );
    complains(
        &text(&format!("{two}parameters: {{a: r}}\n")).replacen("parameters: {a: 1}\n", "", 1),
        "a default is a scalar",
        (5, 17),
    );
    complains(
        &text(&format!("{two}coordinates: [x, y, r]\n")).replacen("coordinates: [x, y]\n", "", 1),
        "`r` is declared twice",
        (3, 15),
    );
    // A vector counts as unused only as a whole.
    let found = diagnose(&text(two));
    assert_eq!(
        found.list.iter().map(|d| d.message.as_str()).filter(|m| m.contains("definition")).collect::<Vec<_>>(),
        ["the definition `r` is never used"]
    );
    let found = diagnose(&text("lagrangian: x_dot^2 + y_dot^2 - r[2]\n"));
    assert!(!found.list.iter().any(|d| d.message.contains("definition")), "{found}");
}

/// Endless vectors are rejected at once.
#[test]
fn vectors_without_end() {
    let refused = |definitions: &str, message: &str| {
        let text = format!("name: a\ncoordinates: [x, y]\ndefinitions:\n{definitions}lagrangian: x_dot^2 + y_dot^2\n");
        let start = Instant::now();
        let found = diagnose(&text);
        assert!(found.list.iter().any(|d| d.message.contains(message)), "{message}:\n{found}");
        assert!(start.elapsed() < Duration::from_secs(5), "{message} after {:?}", start.elapsed());
    };
    let long = vec!["x"; 2000].join(", ");
    refused(&format!("  c: \"[{long}]\"\n"), "at most 400 entries are allowed");
    refused(&format!("  c: {}x{}\n", "norm([".repeat(200), "])".repeat(200)), "nests deeper than 100 levels");
    refused(&format!("  c: {}x{}\n", "[".repeat(200), "]".repeat(200)), "nests too deep");
}

/// Products that would be endless when written out keep their factors.
#[test]
fn products_of_many_matrices() {
    let value = |definitions: &str, potential: &str, at: [f64; 2]| {
        let model = resolve(&read(&format!(
            "name: a\ncoordinates: [x, y]\ndefinitions:\n{definitions}lagrangian: x_dot^2 + y_dot^2 - {potential}\n"
        )));
        Point { coordinates: at.to_vec(), ..Point::default() }.evaluate(model.lagrangian.potential())
    };
    let close = |found: f64, right: f64, tolerance: f64| {
        assert!((found - right).abs() <= tolerance, "{found}, not {right}");
    };
    // Each of 90 rotations by x rounds numbers of size 2.
    let turned = vec!["rot_z(x)"; 90].join("*");
    let found = value(&format!("  c: {turned}*[1, 2, 3]\n"), "c[1]", [0.0123, 0.0]);
    let angle = 90.0 * 0.0123_f64;
    close(found, angle.cos() - 2.0 * angle.sin(), 1e-13);
    // There are 2²⁹ rotations; each squaring doubles the previous roundings: 2²⁹ ε.
    let squares: String = (1..30).map(|i| format!("  M{}: M{i}*M{i}\n", i + 1)).collect();
    let found = value(&format!("  M1: rot(x + y)\n{squares}"), "M30[1, 2]", [1e-9, 5e-10]);
    close(found, -(1.5e-9 * f64::from(1 << 29)).sin(), 1e-6);
    // (R_x + R_y)⁶⁰ at x = y = 0 is 2⁶⁰.
    let sums = vec!["(rot_x(x) + rot_y(y))"; 60].join("*");
    let found = value(&format!("  c: {sums}\n"), "c[2, 2]", [0.0, 0.0]);
    close(found, 2f64.powi(60), 0.0);
}

/// The documentation's car with trailers, and a chain: for any number of bodies they derive, and
/// equal their written-out form.
#[test]
fn families_of_bodies() {
    let page = LANGUAGE.split("```yaml\n").find(|rest| rest.starts_with("name: Trailers"));
    let page = page.and_then(|rest| rest.split("```").next()).expect("the car");
    for n in 0..=3 {
        let mechanics = derive(&read(&page.replace("{n: 3}", &format!("{{n: {n}}}"))));
        let model = mechanics.model();
        assert_eq!((model.n(), model.r(), model.m()), (n + 4, n + 2, 2));
    }
    let chain = "name: chain
constants: {n: 2}
coordinates: [\"theta{i} for i in 1..n\"]
parameters: [g, \"l{i} for i in 1..n\", \"m{i} for i in 1..n\"]
definitions:
  p0: [0, 0]
  for i in 1..n:
    p{i}: p{i-1} + l{i}*[sin(theta{i}), -cos(theta{i})]
lagrangian: sum(i in 1..n, m{i}/2*norm2(dot(p{i})) - m{i}*g*p{i}[2])
";
    let by_hand = "name: chain
coordinates: [theta1, theta2]
parameters: [g, l1, l2, m1, m2]
lagrangian: (m1 + m2)/2*l1^2*theta1_dot^2 + m2/2*l2^2*theta2_dot^2 + m2*l1*l2*cos(theta1 - theta2)*theta1_dot*theta2_dot
  + (m1 + m2)*g*l1*cos(theta1) + m2*g*l2*cos(theta2)
";
    assert_eq!(shown(chain), shown(by_hand));
    derive(&read(&chain.replace("{n: 2}", "{n: 4}")));
}
