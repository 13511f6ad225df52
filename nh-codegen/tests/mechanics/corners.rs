//! Unusual input: valid declarations derive, invalid ones are rejected, none panics.

use crate::support::{Numbers, assert_close, derive, diagnose, noted, read, values};
use nonholonomic_codegen::ir::plan::{OperationCount, Plan};
use nonholonomic_codegen::origin::Severity;
use nonholonomic_codegen::pipeline;

#[test]
fn named_algebras_are_lie_algebras() {
    for (algebra, k) in [("so(3)", 3), ("se(2)", 3), ("se(3)", 6), ("heisenberg", 3), ("abelian", 2)] {
        let names: Vec<String> = (1..=k).map(|i| format!("w{i}")).collect();
        let squares: Vec<String> = names.iter().enumerate().map(|(i, w)| format!("{}*{w}^2", i + 1)).collect();
        let text = format!(
            "name: free\nvelocities: {algebra}[{}]\nlagrangian: ({})/2\nconstraints: []\n",
            names.join(", "),
            squares.join(" + ")
        );
        // No warning appears, because the Jacobi identity holds.
        assert!(diagnose(&text).list.is_empty(), "{algebra}: {}", diagnose(&text));
        // On the whole algebra Pi is the Lie-Poisson bracket { p_i, p_j } = -c_ij^l p_l.
        let mechanics = derive(&read(&text));
        let at = Numbers::new(k).point(&mechanics);
        let pi = at.evaluate_matrix(mechanics.almost_poisson());
        for (i, row) in pi.iter().enumerate() {
            let expected: Vec<f64> = (0..k as usize)
                .map(|j| {
                    let c = |l| mechanics.model().structure.get(i, j, l).map_or(0.0, |c| at.evaluate(c));
                    -(0..k as usize).map(|l| c(l) * at.rho[l]).sum::<f64>()
                })
                .collect();
            assert_close(row, &expected, algebra);
        }
    }
}

/// Names for sub-expressions and their rates change nothing, in coordinates and in
/// quasi-velocities.
#[test]
fn definitions_are_what_they_stand_for() {
    let head = "name: sled\ncoordinates: [x, y, theta]\nparameters: [m, a, J, g]\n";
    let energy = "m/2*((x_dot - a*sin(theta)*theta_dot)^2 + (y_dot + a*cos(theta)*theta_dot)^2) + J/2*theta_dot^2";
    let definitions = "definitions:\n  c: cos(theta)\n  s: sin(theta)\n  xc: x + a*c\n  yc: y + a*s\n  vx: dot(xc)\n  turning: J*theta_dot\n";
    let named = "m/2*(vx^2 + dot(yc)^2) + turning*theta_dot/2";
    let body = "velocities: [u, v, w]\nanchor: [[C, -S, 0], [S, C, 0], [0, 0, 1]]\nstructure: se2\n";
    let body = body.replace("structure: se2\n", "structure: {[u, w]: [0, -1, 0], [v, w]: [1, 0, 0]}\n");
    for kinematics in ["", &body] {
        let explicit = kinematics.replace('C', "cos(theta)").replace('S', "sin(theta)");
        let by_names = kinematics.replace('C', "c").replace('S', "s");
        let shown = |text: &str| {
            let mechanics = derive(&read(text));
            let model = mechanics.model();
            let matrices = [model.lagrangian.mass_matrix(), &model.constraint_matrix, &model.anchor];
            let entries =
                matrices.into_iter().flat_map(|matrix| matrix.entries()).chain([model.lagrangian.potential()]);
            (entries.map(|entry| model.show(entry)).collect::<Vec<_>>(), model.definitions.len())
        };
        let one = shown(&format!(
            "{head}{explicit}lagrangian: {energy} - m*g*(y + a*sin(theta))\nconstraints: [-x_dot*sin(theta) + y_dot*cos(theta)]\n"
        ));
        let other = shown(&format!(
            "{head}{by_names}{definitions}lagrangian: {named} - m*g*yc\nconstraints: [-x_dot*s + y_dot*c]\n"
        ));
        assert_eq!(one.0, other.0);
        assert_eq!((one.1, other.1), (0, 6));
    }
}

/// The value of a definition has its name in the generated code, at the configuration and halfway
/// to the next, without additional computation.
#[test]
fn definitions_are_named_in_the_code() {
    let text = |definitions: &str, [c, xc, hill]: [&str; 3]| {
        let declaration = read(&format!(
            "name: sled\ncoordinates: [x, y, theta]\nparameters: {{m: 1, a: 0.2, J: {{default: 0.3, positive: true}}, g: 9.81}}\n{definitions}\
             lagrangian: m/2*((x_dot - a*sin(theta)*theta_dot)^2 + (y_dot + a*{c}*theta_dot)^2) + J/2*theta_dot^2 - {hill}*exp(-({xc})^2)\n\
             constraints: [-x_dot*sin(theta) + y_dot*{c}]\nmethods: [gonzalez]\n"
        ));
        let compiled = pipeline::compile(&declaration).expect("a sound system");
        let plan = Plan::of(&compiled.program);
        let routines = plan.functions.iter().map(|f| &f.routine).chain([&plan.steppers[0].step]);
        let counts: Vec<OperationCount> = routines.map(|routine| routine.count).collect();
        (compiled.text().expect("what is emitted parses"), counts)
    };
    let definitions =
        "definitions: {c: cos(theta), xc: x + a*c, hill: m*g, r: '[a*theta, c, 1]', unused: 'r[2]*theta'}\n";
    let ((named, counts), (plain, as_written)) =
        (text(definitions, ["c", "xc", "hill"]), text("", ["cos(theta)", "x + a*cos(theta)", "m*g"]));
    for line in [
        "let (sin_theta, c) = rt::sin_cos(theta);",
        "let xc = x + a * c;",
        "let hill = m * g;",
        "(sin_theta_ahead_new, c_ahead_new) = rt::turned(",
    ] {
        assert!(named.contains(line), "{line}\n{named}");
        assert!(!plain.contains(line), "{line}");
    }
    assert!(!named.contains("let unused"), "{named}");
    assert_eq!(counts, as_written);
}

/// A free body on se(3) in body velocities: linear momentum changes as p' = p x w, angular momentum
/// as (pi)' = pi x w + p x v.
#[test]
fn screw_motions() {
    let mechanics = derive(&read(
        "
name: body
velocities: se(3)[w1, w2, w3, v1, v2, v3]
lagrangian: (w1^2 + 2*w2^2 + 3*w3^2 + 4*(v1^2 + v2^2) + 5*v3^2)/2
constraints: []
",
    ));
    let at = Numbers::new(2).point(&mechanics);
    let cross =
        |a: &[f64], b: &[f64]| vec![a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    let (w, v) = at.velocities.split_at(3);
    let (spin, push) = at.rho.split_at(3);
    let mut hand: Vec<f64> = cross(spin, w).iter().zip(cross(push, v)).map(|(a, b)| a + b).collect();
    hand.extend(cross(push, w));
    assert_close(&values(mechanics.vector_field(), &at), &hand, "Kirchhoff");
}

#[test]
fn smallest_systems() {
    let oscillator = derive(&read("name: one\ncoordinates: [x]\nlagrangian: x_dot^2/2 - x^2/2\nconstraints: []\n"));
    let at = Numbers::new(1).point(&oscillator);
    assert_close(&values(oscillator.vector_field(), &at), &[at.rho[0], -at.coordinates[0]], "oscillator");
    // One remaining direction is always integrable, which a note reports.
    let rail = "name: rail\ncoordinates: [x, y]\nlagrangian: (x_dot^2 + y_dot^2)/2\nconstraints: [y_dot - x*x_dot]\n";
    assert!(noted(&derive(&read(rail))).to_string().contains("holonomic"));
    assert_eq!(derive(&read(rail)).model().m(), 1);
    // Three velocities without coordinates have a subalgebra.
    let axis = "name: axis\nvelocities: so(3)[a, b, c]\nlagrangian: (a^2 + b^2 + c^2)/2\nconstraints: [a, b]\n";
    assert!(noted(&derive(&read(axis))).to_string().contains("holonomic"));
}

#[test]
fn functions_of_positions() {
    for potential in [
        "1/sqrt(x^2 + y^2)",
        "exp(-x)*ln(1 + y^2)",
        "tan(x)*atan(y)",
        "sinh(x)*cosh(y) + tanh(x*y)",
        "asin(x/2) + acos(y/2)",
        "sqrt(1 + sin(x)^2)",
        "(1 + x^2)^(-3/2)",
        "pi*cos(x/2)*sin(3*y)",
        "0.1*x - 1/3*y",
    ] {
        let text = format!(
            "name: field\ncoordinates: [x, y, z]\nlagrangian: (x_dot^2 + (2 + cos(x))*y_dot^2 + z_dot^2)/2 - ({potential})\n\
             constraints: [z_dot - exp(x)*y_dot]\n"
        );
        let mechanics = derive(&read(&text));
        assert!(mechanics.model().diagnostics.list.is_empty(), "{potential}: {}", mechanics.model().diagnostics);
        let at = Numbers::new(3).point(&mechanics);
        let (x, y) = (at.coordinates[0], at.coordinates[1]);
        // The reference is a central difference of the energy at rest, with the error h^2 V'''/6 +
        // eps V/h, both below 1e-8 here.
        let v = |x: f64, y: f64| {
            let mut there = at.clone();
            there.coordinates[0] = x;
            there.coordinates[1] = y;
            there.evaluate(mechanics.potential())
        };
        let h = 1e-5;
        let slope = [(v(x + h, y) - v(x - h, y)) / (2.0 * h), (v(x, y + h) - v(x, y - h)) / (2.0 * h)];
        let gradient = values(mechanics.potential_gradient(), &at);
        assert!((gradient[0] - slope[0]).abs() < 1e-8 && (gradient[1] - slope[1]).abs() < 1e-8, "{potential}");
    }
}

#[test]
fn refused_without_panic() {
    let planar = |lagrangian: &str, constraint: &str| {
        format!("name: bad\ncoordinates: [x, y, z]\nlagrangian: {lagrangian}\nconstraints: [{constraint}]\n")
    };
    let free = "(x_dot^2 + y_dot^2 + z_dot^2)/2";
    for (text, message) in [
        (planar("0", "x_dot"), "the mass matrix is singular"),
        (planar("x", "x_dot"), "the mass matrix is singular"),
        (planar("x_dot*y_dot + z_dot^2/2", "x_dot"), "the mass matrix is not positive definite"),
        (planar(&format!("{free} + ln(0)"), "x_dot"), ""),
        (planar(&format!("{free} + sqrt(-1)"), "x_dot"), ""),
        (planar(&format!("{free} + 1/(x - x)"), "x_dot"), "divides by an expression that is always zero"),
        (planar(&format!("{free} + tan(pi/2)"), "x_dot"), ""),
        (planar(&format!("{free} + 0^(-1)"), "x_dot"), ""),
        (planar(free, "0"), "constraint 1 is zero"),
        (planar(free, "x_dot/y_dot"), "constraint 1 is not linear in the velocities"),
        (planar(free, "1"), "no velocity satisfies constraint 1"),
        (planar(free, "x_dot, x_dot - 1"), "constraint 2 contradicts the others"),
        (planar(free, "(x_dot + y_dot)/0"), "divi"),
        ("name: none\ncoordinates: []\nlagrangian: 0\nconstraints: []\n".into(), ""),
        ("name: none\nvelocities: so(3)[]\nlagrangian: 0\nconstraints: []\n".into(), ""),
    ] {
        let found = diagnose(&text);
        let errors: Vec<_> = found.list.iter().filter(|d| d.severity == Severity::Error).collect();
        assert!(!errors.is_empty(), "{text} passes: {found}");
        assert!(errors.iter().any(|d| d.message.contains(message)), "{text}: {found}");
        assert!(!found.to_string().contains("internal error"), "{text}: {found}");
    }
}
