//! All diagnostics, with their places.

use crate::support::{derive, diagnose, read, resolve};
use nonholonomic_codegen::model::to_f64;
use nonholonomic_codegen::origin::{Origin, Severity};

/// A valid declaration, one line per key, that the cases modify.
const SOUND: &str = "name: sledge
coordinates: [x, y, theta]
parameters: {m: {default: 1, positive: true}, J: 2}
lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2
constraints: [x_dot*sin(theta) - y_dot*cos(theta)]
frame: [[cos(theta), sin(theta), 0], [0, 0, 1]]
inputs: {u: [0, 0, 1]}
invariants: {p: J*theta_dot}
initial: {start: {q: {x: 1, theta: 0}, v: {x_dot: 0.5, theta_dot: 1}}}
";

/// Derivatives require their variables; `all` covers the existing ones.
#[test]
fn derivatives_by_nothing() {
    let bare = without(SOUND, &["parameters", "lagrangian", "inputs", "invariants"])
        + "lagrangian: x_dot^2 + y_dot^2 + theta_dot^2\n";
    let all = "derivatives: [state, inputs, parameters, step]\n";
    let found = diagnose(&(bare.clone() + all));
    let messages: Vec<&str> = found.list.iter().map(|d| d.message.as_str()).collect();
    let missing = ["control inputs", "parameters"].map(|what| format!("the system has no {what} to differentiate by"));
    assert_eq!(messages, missing);
    assert!(resolve(&read(&(bare + "derivatives: [all]\n"))).derivatives.all);
    assert!(!resolve(&read(&(SOUND.to_owned() + all))).derivatives.all);
}

/// Sines require radians, units in an expression are not converted, and names that a drawing or a
/// matrix function reads count as used.
#[test]
fn units_and_what_is_read() {
    let messages = |text: &str| -> Vec<String> {
        diagnose(text).list.into_iter().filter(|d| d.severity != Severity::Note).map(|d| d.message).collect()
    };
    let with_unit = |unit: &str, angle: &str| {
        let coordinates = format!("coordinates: {{x: , y: , theta: {{unit: {unit}}}}}\n");
        with(SOUND, "coordinates: [x, y, theta]")
            .replace("coordinates: [x, y, theta]\n", &coordinates)
            .replace("(theta)", angle)
    };
    assert_eq!(messages(&with_unit("rad", "(theta)")), [""; 0]);
    for unit in ["deg", "rev"] {
        let told = format!("`theta` is declared in {unit}, but a sine, cosine or tangent here takes it in radians");
        assert_eq!(messages(&with_unit(unit, "(theta)")), [told]);
        assert_eq!(messages(&with_unit(unit, "(theta*pi/180)")), [""; 0]);
    }
    let angle = with_unit("deg", "(theta*pi/180)").replace("unit: deg", "unit: deg, angle: true");
    assert!(
        messages(&angle).iter().any(|told| told == "`theta` is declared an angle, with a full turn of 2π, but in deg")
    );

    let slide = |x: &str, g: &str, drawing: &str| {
        format!(
            "name: slide\ncoordinates: {{x: {{unit: {x}}}}}\nparameters: {{g: {{default: 9.81 m/s^2, unit: {g}}}, k: {{default: 1, unit: 1/s^2}}}}\n\
             lagrangian: x_dot^2/2 - g*x\n{drawing}"
        )
    };
    let used = "drawing: [{path: {at: [x, k]}}]\n";
    for (x, g) in [("m", "m/s^2"), ("cm", "cm/s^2")] {
        assert_eq!(messages(&slide(x, g, used)), [""; 0], "{x}, {g}");
    }
    assert_eq!(messages(&slide("m", "m/s^2", "")), ["the parameter `k` is never used"]);
    let told = "`g` is declared in m/s^2, which is not consistent with the units before it (s, cm): numbers in an expression are not converted";
    assert_eq!(messages(&slide("cm", "m/s^2", used)), [told]);

    let rod = "name: rod\ncoordinates: [a, b]\ndefinitions:\n  R: rot_z(a)*rot_x(b)\n  w: angular_velocity(R)\n  s: sin(a)\n\
               lagrangian: norm2(w)/2 - cos(b)\n";
    assert_eq!(messages(rod), ["the definition `s` is never used"]);
}

/// A valid declaration in quasi-velocities.
const QUASI: &str = "name: top
coordinates: [x, y, theta]
velocities: [a, b, c]
anchor: [[0, cos(theta), -sin(theta)], [0, sin(theta), cos(theta)], [1, 0, 0]]
structure: se(2)
lagrangian: (a^2 + b^2 + c^2)/2
constraints: [c]
";

/// Returns `text` with the line of a key replaced, or removed if `line` is empty.
fn with(text: &str, line: &str) -> String {
    let key = line.split(':').next().unwrap_or_default();
    let lines: Vec<&str> = text.lines().map(|l| if l.split(':').next() == Some(key) { line } else { l }).collect();
    assert!(lines.contains(&line), "no key `{key}`");
    lines.join("\n") + "\n"
}

fn without(text: &str, keys: &[&str]) -> String {
    let kept = |l: &&str| !keys.contains(&l.split(':').next().unwrap_or_default());
    text.lines().filter(kept).collect::<Vec<_>>().join("\n") + "\n"
}

/// Checks that the text, changed in one line, gives this error at the line of that key.
#[track_caller]
fn complains(text: &str, line: &str, message: &str, help: Option<&str>) {
    let spoilt = with(text, line);
    let found = diagnose(&spoilt);
    let Some(hit) = found.list.iter().find(|d| d.severity == Severity::Error && d.message.contains(message)) else {
        panic!("no error `{message}` for `{line}`, but:\n{found}");
    };
    if let Some(help) = help {
        assert!(hit.help.as_deref().is_some_and(|h| h.contains(help)), "`{line}`: help {:?}", hit.help);
    }
    let number = spoilt.lines().position(|l| l == line).expect("the line is there") + 1;
    match &hit.origin {
        Origin::File { path, line: at, .. } => {
            assert_eq!((path.as_str(), *at), ("case.yaml", number), "`{line}`: {hit}")
        }
        other => panic!("`{line}`: the error stands nowhere: {other:?}"),
    }
    let others = found.list.iter().filter(|d| d.severity == Severity::Error && *d != hit).count();
    assert_eq!(others, 0, "`{line}` gives more than one error:\n{found}");
}

/// Checks an error of the valid declaration, changed in one line, that has no help.
#[track_caller]
fn spoilt(line: &str, message: &str) {
    complains(SOUND, line, message, None);
}

/// Checks that a text has no diagnostics.
#[track_caller]
fn sound(text: &str) {
    let found = diagnose(text);
    assert!(found.list.is_empty(), "{found}");
}

/// Checks that the diagnostics of a text contain this message.
#[track_caller]
fn says(text: &str, message: &str) {
    let found = diagnose(text).to_string();
    assert!(found.contains(message), "{found}");
}

#[test]
fn complaints() {
    sound(SOUND);
    sound(QUASI);
    let bare = without(SOUND, &["frame", "initial", "inputs", "invariants"]);
    names();
    lagrangians(&bare);
    constraints(&bare);
    frames_and_inputs();
    quasi_velocities();
    data();
    matrix_groups();
}

/// A valid declaration with a rotation matrix.
const GROUP: &str = "name: top
coordinates: [psi]
velocities: so3(R)[a, b, c]
lagrangian: (a^2 + b^2 + 2*c^2 + psi_dot^2)/2 - R33
constraints: [psi_dot - c]
initial: {start: {q: {R11: 0.6, R12: -0.8, R21: 0.8, R22: 0.6}, v: {c: 1, psi_dot: 1}}}
";

/// Tests velocities of coordinates among quasi-velocities.
#[test]
fn own_velocities() {
    let named =
        |a: &str| QUASI.replace("[a, b, c]\nanchor", &format!("[{a}, b, c]\nanchor")).replace("a^2", &format!("{a}^2"));
    assert_eq!(diagnose(&named("theta_dot")).to_string(), diagnose(QUASI).to_string());
    let fields = ["a", "theta_dot"].map(|a| {
        let mechanics = derive(&read(&named(a)));
        let model = mechanics.model();
        mechanics.vector_field().iter().map(|rate| model.show(rate)).collect::<Vec<_>>()
    });
    assert_eq!(fields[0], fields[1]);
    let errors = diagnose(&named("x_dot")).to_string();
    assert!(
        errors.starts_with(
            "case.yaml:4:11: error: `x_dot` is the velocity of coordinate `x`, but this row of the anchor defines another one\n  case.yaml:3:14: that \
             velocity\n  help: make the row of `x` 1 at `x_dot` and 0 elsewhere, or give the quasi-velocity another name"
        ),
        "{errors}"
    );
}

fn matrix_groups() {
    sound(GROUP);
    let start = |inside: &str| format!("initial: {{start: {{q: {{{inside}}}}}}}");
    complains(
        GROUP,
        &start("R11: 0.6, R12: -0.8, R22: 0.6, R21: 0.81"),
        "`R` is not a rotation at the data set `start`: entry (1, 1) of RᵀR − I is 1.61e-2",
        Some("entries that are not given are those of the identity"),
    );
    complains(GROUP, &start("R33: -1"), "`R` is a reflection at the data set `start`: its determinant is −1", None);
    let taken = diagnose(&with(GROUP, "velocities: so3(R)[a, b, psi_dot]")).to_string();
    assert!(taken.contains("case.yaml:3:26: error: `psi_dot` is the velocity of coordinate `psi`"), "{taken}");
    complains(
        GROUP,
        "lagrangian: (a^2 + b^2 + c^2 + psi_dot^2)/2 - R",
        "a scalar and a 3 × 3 matrix cannot be subtracted from one another",
        None,
    );
    let two = with(GROUP, "velocities: so3(R)[a, b, c]").replace("coordinates: [psi]", "coordinates: [R12]");
    says(&two, "`R12` is declared twice");
}

fn names() {
    let l = "lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2";
    complains(
        SOUND,
        &format!("{l} + sin(thta)"),
        "`thta` is not a coordinate, a velocity or a parameter",
        Some("`theta`"),
    );
    spoilt(&format!("{l} + dot(m)*x_dot"), "`m` is not a coordinate or a definition, so `dot(m)` has no meaning");
    spoilt(&format!("{l} + u*x"), "the Lagrangian may not depend on control inputs: `u`");
    spoilt(&format!("{l} + h"), "the Lagrangian may not depend on the step size");
    spoilt(&format!("{l} + 1/(sin(x)^2 + cos(x)^2 - 1)"), "divides by an expression that is always zero");
    spoilt(&format!("{l} + x*sqrt(-m*exp(theta))"), "`sqrt(-m*exp(theta))` has no real value");
    spoilt(&format!("{l} + 2^x"), "an exponent must be a rational number");
    spoilt(&format!("{l} + x^1001"), "exponents are limited to");
    spoilt("parameters: {m: {default: 0, positive: true}, J: 2}", "`m` is declared positive, but its default is 0");
    let duplicate = with(&with(SOUND, "inputs: {x: [0, 0, 1]}"), "name: sledge");
    let found = diagnose(&duplicate);
    assert_eq!(found.list[0].message, "`x` is declared twice", "{found}");
    assert_eq!(found.list[0].labels[0].1, "first declared here");
    spoilt("inputs: {y_dot: [0, 0, 1]}", "`y_dot` is the velocity of coordinate `y`");
    spoilt("inputs: {rho: [0, 0, 1], sin: [0, 0, 1]}", "`sin`");
    spoilt("inputs: {pi: [0, 0, 1]}", "`pi` is the circle constant, so it cannot be declared");
    // All other names are free: a declared `t` is not the time.
    for name in ["h", "t", "I", "E", "lambda", "type", "self", "state", "rho", "resolve", "Some", "θ"] {
        let coordinates = format!("coordinates: [x, y, theta, {name}]");
        let used = format!("lagrangian: m*(x_dot^2 + y_dot^2 + {name}_dot^2)/2 + J*theta_dot^2/2 - {name}^2");
        let bare = without(SOUND, &["frame", "inputs"]);
        let found = diagnose(&with(&with(&bare, &coordinates), &used));
        assert!(!found.has_errors(), "{name}: {found}");
    }
}

fn lagrangians(bare: &str) {
    let l = "lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2";
    complains(
        bare,
        &format!("{l} + x_dot^3"),
        "the Lagrangian has a term of degree 3 in the velocities: `x_dot^3`",
        Some("of second degree in the velocities"),
    );
    complains(
        bare,
        &format!("{l} + sqrt(1 + x_dot^2)"),
        "the Lagrangian is not polynomial in the velocities: `sqrt(",
        None,
    );
    complains(bare, &format!("{l} + 1/x_dot"), "the Lagrangian is not polynomial in the velocities: `1/x_dot`", None);
    complains(
        bare,
        "lagrangian: m*(x_dot^2 + y_dot^2)/2 - J*theta",
        "the mass matrix is singular: the kinetic energy does not depend on `theta_dot`",
        None,
    );
    let mixed = "lagrangian: m*(x_dot*sin(theta) - y_dot*cos(theta))^2/2 + J*theta_dot^2/2";
    complains(bare, mixed, "the mass matrix is singular: the kinetic energy vanishes along `x_dot = ", None);
    complains(
        bare,
        "lagrangian: m*(x_dot^2 + y_dot^2)/2 - J*theta_dot^2/2",
        "the mass matrix is not positive definite at the default parameters: its smallest eigenvalue is -2.000e0, along `theta_dot = ",
        None,
    );
}

fn constraints(bare: &str) {
    complains(bare, "constraints: [x_dot + y_dot^2]", "constraint 1 is not linear in the velocities: `y_dot^2`", None);
    complains(
        bare,
        "constraints: [x_dot + x_dot*y_dot]",
        "constraint 1 is not linear in the velocities: `x_dot*y_dot`",
        None,
    );
    complains(bare, "constraints: [sin(x_dot)]", "constraint 1 is not linear in the velocities: `sin(x_dot)`", None);
    complains(bare, "constraints: [x_dot, x_dot - x_dot]", "constraint 2 is zero", None);
    complains(bare, "constraints: [x_dot, y_dot, theta_dot]", "3 constraints on 3 velocities", None);
    complains(bare, "constraints: [x_dot, y_dot, theta_dot, x_dot]", "3 constraints on 3 velocities", None);
    let matrix = |m: &str| bare.replace("constraints: [x_dot*sin(theta) - y_dot*cos(theta)]", m);
    complains(
        &matrix("constraint_matrix: [[1, 0, 0]]"),
        "constraint_matrix: [[sin(theta), -cos(theta)]]",
        "row 1 of the constraint matrix has 2 entries; there are 3 velocities",
        None,
    );
    complains(
        &matrix("constraint_matrix: [[1, 0, 0]]"),
        "constraint_matrix: [[x_dot, 1, 0]]",
        "the constraint matrix may not depend on velocities: `x_dot`",
        None,
    );
}

fn frames_and_inputs() {
    spoilt(
        "frame: [[cos(theta), sin(theta), 0], [1, 0, 1]]",
        "column 2 of the frame does not satisfy the constraints: mu X_2 = (sin(theta))",
    );
    spoilt("frame: [[cos(theta), sin(theta), 0]]", "the frame has 1 column; the distribution has dimension 2");
    spoilt(
        "frame: [[cos(theta), sin(theta)], [0, 0, 1]]",
        "column 1 of the frame has 2 entries; there are 3 velocities",
    );
    spoilt(
        "frame: [[cos(theta), sin(theta), 0], [x*cos(theta), x*sin(theta), 0]]",
        "the columns of the frame are linearly dependent: rank 1 instead of 2 (see: nh help frame)",
    );
    spoilt("inputs: {u: [0, 1]}", "the input matrix has 2 rows; there are 3 velocities");
    let given = |inputs: &str| format!("initial: {{start: {{inputs: {{{inputs}}}}}}}");
    spoilt(&given("w: 1"), "`w` is not a control input");
    complains(
        SOUND,
        &given("u: cos(tetha)"),
        "`tetha` is not `t`, a coordinate, a velocity or a parameter",
        Some("did you mean `theta`?"),
    );
}

fn quasi_velocities() {
    complains(QUASI, "structure: se(4)", "`se(4)` is not a known Lie algebra", Some("did you mean"));
    complains(QUASI, "structure: se(3)", "se(3) has dimension 6, but 3 velocities are named", None);
    let twisted = "structure: [[[0,0,0],[0,0,1],[0,-1,0]], [[0,0,1],[0,0,0],[0,0,0]], [[0,1,0],[0,0,0],[0,0,0]]]";
    complains(QUASI, twisted, "the structure constants are not antisymmetric: c_12^3 is not minus c_21^3", None);
    let cube = "structure: [[[0]]]";
    complains(QUASI, cube, "the structure constants must be 3 x 3 x 3", None);
    let swapped = with(QUASI, "structure: so(3)");
    says(&swapped, "the anchor and the structure constants disagree");
    complains(QUASI, "anchor: [[1, 0, 0], [0, 1, 0]]", "the anchor has 2 rows; there are 3 coordinates", None);
    complains(QUASI, "anchor: [[1, 0, 0], [0, 1, 0], [0, 0, b]]", "the anchor may not depend on velocities: `b`", None);
    let lame = without(&with(QUASI, "structure: {[a, b]: [0, 0, 1], [b, c]: [0, 1, 0]}"), &["anchor", "coordinates"]);
    let found = diagnose(&lame);
    assert!(
        found.list.iter().any(|d| d.severity == Severity::Warning && d.message.contains("violate the Jacobi")),
        "{found}"
    );
    // A system in quasi-velocities may contain the rate of a coordinate: here x_dot^2 + y_dot^2 =
    // b^2 + c^2.
    let rates = with(QUASI, "lagrangian: (a^2 + x_dot^2 + dot(y)^2)/2");
    sound(&rates);
}

fn data() {
    let start = |inside: &str| format!("initial: {{start: {{{inside}}}}}");
    complains(
        SOUND,
        &start("q: {theta: 0}, v: {y_dot: 0.25}"),
        "the data set `start` violates constraint 1: its residual is -2.5e-1",
        Some("moves them there (see: nh help constraints)"),
    );
    complains(SOUND, &start("q: {theat: 0}"), "`theat` is not a coordinate", Some("`theta`"));
    complains(SOUND, &start("q: {x_dot: 0}"), "`x_dot` is not a coordinate", Some("it is a velocity"));
    complains(SOUND, &start("parameters: {M: 3}"), "`M` is not a parameter", Some("`m`"));
    spoilt(&start("parameters: {m: -3}"), "`m` is declared positive, but its value here is -3");
    spoilt(&start("parameters: {J: -3}"), "the mass matrix is not positive definite at the data set `start`");
    let moved = with(SOUND, &start("q: {theta: 0.3}, v: {x_dot: 1, y_dot: 0.25}, project: true"));
    sound(&moved);
    values();
    // The frame is valid in general, but not at the start of the data set: sin(0) = 0.
    let pinched = with(SOUND, &start("q: {theta: 0}, v: {theta_dot: 1}"));
    let frame = "frame: [[sin(theta)*cos(theta), sin(theta)^2, 0], [0, 0, 1]]";
    says(
        &with(&pinched, frame),
        "the columns of the frame are linearly dependent at the data set `start` (see: nh help frame)",
    );
    let blocked = with(&pinched, "constraints: [x_dot*sin(theta)]");
    says(
        &without(&blocked, &["frame"]),
        "the constraints are not independent at the data set `start` (see: nh help rank)",
    );
}

/// Tests that rational values are exact.
fn exact_values() {
    for (text, value) in [
        ("1.5e-3", "3/2000"),
        ("0.1", "1/10"),
        ("1.5707963267948966", "7853981633974483/5000000000000000"),
        ("12E2", "1200"),
        ("1e+2", "100"),
        ("3.", "3"),
        ("1_000.5", "2001/2"),
        ("007", "7"),
        ("1/3 - 2^-2", "1/12"),
        ("(2/3)^3*9", "8/3"),
        ("1e300*1e-300", "1"),
        ("0^0", "1"),
    ] {
        let text = with(SOUND, &format!("parameters: {{m: 1, J: {text}}}"));
        let model = resolve(&read(&without(&text, &["initial"])));
        assert_eq!(
            model.about.parameters[1].default.as_ref().map(ToString::to_string).as_deref(),
            Some(value),
            "{text}"
        );
    }
}

/// Tests values that are not rational, which are the nearest doubles; values follow others, and
/// each data set has its own.
fn following_values() {
    let text =
        with(SOUND, "parameters: {J: {default: m*l^2/12, positive: true}, m: 3, l: sqrt(4) + pi - pi, d: cos(1/3)}");
    let sets = "initial: {a: {q: {x: l*J, theta: d}, v: {x_dot: cos(theta), y_dot: sin(theta)}}, b: {parameters: {m: 2*l, l: 6}, q: {x: J}, step: 1/400}, \
                c: {q: {theta: 1}, v: [1, 2, 3], project: true}}";
    let model = resolve(&read(&with(&text, sets)));
    let steps: Vec<(usize, f64)> = model.about.steps().map(|(i, step)| (i, to_f64(step))).collect();
    assert_eq!(steps, [(1, 0.0025)]);
    let point = |i: usize| model.about.data[i].point().expect("all have values");
    assert_eq!(point(0).parameters, [1.0, 3.0, 2.0, (1.0_f64 / 3.0).cos()]);
    assert_eq!(point(0).coordinates, [2.0, 0.0, point(0).parameters[3]]);
    assert_eq!(point(0).velocities, [point(0).parameters[3].cos(), point(0).parameters[3].sin(), 0.0]);
    assert_eq!((point(1).parameters[..3].to_vec(), point(1).coordinates[0]), (vec![36.0, 12.0, 6.0], 36.0));
    // In the metric m (x_dot^2 + y_dot^2) + J theta_dot^2 the component along the edge stays, and
    // the component across it vanishes.
    let along = 1f64.cos() + 2.0 * 1f64.sin();
    let moved = point(2).velocities;
    for (value, exact) in moved.iter().zip([along * 1f64.cos(), along * 1f64.sin(), 3.0]) {
        assert!((value - exact).abs() < 4.0 * f64::EPSILON, "{moved:?}");
    }
    let model =
        resolve(&read(&with(GROUP, "initial: {a: {q: {R11: 3, R12: -4, R21: 4, R22: 3}, v: {c: 1}, project: true}}")));
    let point = model.about.data[0].point().expect("all have values");
    for (value, exact) in point.coordinates.iter().zip([0.6, -0.8, 0.0, 0.8, 0.6, 0.0, 0.0, 0.0, 1.0, 0.0]) {
        assert!((value - exact).abs() < 4.0 * f64::EPSILON, "{point:?}");
    }
    // c - psi_dot = 0 in the metric 2 c^2 + psi_dot^2.
    assert!((point.velocities[2] - 2.0 / 3.0).abs() < 4.0 * f64::EPSILON, "{point:?}");
    assert_eq!(point.velocities[2], point.velocities[3]);
}

/// Tests defaults and numbers of data sets that are expressions.
fn values() {
    exact_values();
    following_values();
    let start = |inside: &str| format!("initial: {{start: {{{inside}}}}}");
    let parameters = |inside: &str| format!("parameters: {{m: {{default: 1, positive: true}}, {inside}}}");
    complains(SOUND, &parameters("J: M/2"), "`M` is not a parameter", Some("`m`"));
    spoilt(&parameters("J: x"), "a default may not depend on coordinates: `x`");
    spoilt(&parameters("J: dot(x)"), "a default may not depend on velocities: `x_dot`");
    spoilt(&parameters("J: u"), "a default may not depend on control inputs: `u`");
    spoilt(&parameters("J: 2*t"), "a default may not depend on the time: `t`");
    spoilt(&parameters("J: J + 1"), "the value of `J` depends on itself: `J` needs `J`");
    spoilt(&parameters("J: a, a: 2*b, b: J"), "the value of `J` depends on itself: `J` needs `a` needs `b` needs `J`");
    spoilt(&parameters("J: 1/(m - 1)"), "division by zero");
    spoilt(&parameters("J: sqrt(m - 2)"), "`sqrt(m - 2)` is not a finite number");
    spoilt(&parameters("J: (10^1000)^1000"), "this power is too large for a value");
    spoilt(
        "parameters: {m: {default: J - 3, positive: true}, J: 2}",
        "`m` is declared positive, but its default is -1",
    );
    spoilt(&start("q: {x: theta}"), "an initial coordinate may not depend on coordinates: `theta`");
    spoilt(&start("q: {x: lenght}"), "`lenght` is not a parameter");
    spoilt(&start("v: {x_dot: y_dot}"), "an initial velocity may not depend on velocities: `y_dot`");
    complains(SOUND, &start("v: {x_dot: thta}"), "`thta` is not a coordinate or a parameter", Some("`theta`"));
    spoilt(&start("q: {x: m^J}"), "an exponent must be a rational number");
    spoilt(&start("parameters: {m: J, J: m}"), "the value of `m` depends on itself: `m` needs `J` needs `m`");
    spoilt(&start("step: -1/100"), "the step of a data set must be a positive number, not -1/100");
    spoilt(&start("step: 1 - 1"), "the step of a data set must be a positive number, not 0");
    spoilt(&start("step: -pi"), "the step of a data set must be a positive number, not -3.14159");
    spoilt(&start("step: sqrt(-1)"), "`sqrt(-1)` is not a finite number");
    spoilt(&start("step: m/100"), "the step of a data set is a number and may not contain `m`");
    spoilt(&start("step: h"), "the step of a data set is a number and may not contain `h`");
    spoilt(&start("parameters: {m: 1 - J}"), "`m` is declared positive, but its value here is -1");
    spoilt(&start("parameters: {m: x}"), "a parameter of a data set may not depend on coordinates: `x`");
    let unknown = with(&with(SOUND, "parameters: {m: {positive: true}, J: 2}"), &start("q: {x: m}"));
    says(&unknown, "`m` has no value: it has no default, and the data set `start` gives none");
    let follows =
        with(&with(SOUND, "parameters: {m: 1, J: {default: 2 - m, positive: true}}"), &start("parameters: {m: 3}"));
    says(&follows, "`J` is declared positive, but its value here is -1");
    let defined = format!("{SOUND}definitions: {{c: x*m, d: 2*m}}\n");
    let wrong = start("q: {x: c + d}");
    complains(
        &defined,
        &wrong,
        "an initial coordinate may not depend on coordinates, but the definition `c` does",
        None,
    );
}

#[test]
fn all_errors_at_once() {
    let text = "name: wrong
coordinates: [x, y]
parameters: {m: 1}
lagrangian: m*(x_dot^2 + z_dot^2)/2 + k*x
constraints: [q_dot]
frame: [[1, n]]
initial: {start: {q: {z: 1}}}
";
    let found = diagnose(text);
    for name in ["z_dot", "k", "q_dot", "n", "z"] {
        assert!(found.list.iter().any(|d| d.message.starts_with(&format!("`{name}` is not"))), "{name}: {found}");
    }
}

#[test]
fn definitions() {
    let text = format!("{SOUND}definitions: {{}}\n");
    let spoils = |line: &str, message: &str| complains(&text, &format!("definitions: {line}"), message, None);
    spoils("{c: c + 1}", "the definition `c` refers to itself");
    spoils("{c: d, d: x}", "`d` is defined further down");
    spoils("{c: x + zeta}", "`zeta` is not a coordinate");
    spoils("{x: y}", "`x` is declared twice");
    spoils("{sin: y}", "`sin` is the name of a function");
    spoils("{c: u*x}", "a definition may not depend on control inputs");
    spoils("{c: x_dot, d: dot(c)}", "`dot(c)` would be an acceleration");
    spoils("{c: x, d: dot(c), e: dot(d)}", "`dot(d)` would be an acceleration");
    // A chain of definitions is limited by the stack.
    let above = |count: usize| {
        let above: Vec<String> = (1..count).map(|i| format!("c{}: c{i}*c{i}/2", i + 1)).collect();
        format!("{{c1: x + y, {}}}", above.join(", "))
    };
    spoils(&above(1001), "`c1001` depends on a chain of 1000 definitions");
    let zero = with(&text, "lagrangian: m*c*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2");
    complains(&zero, "definitions: {c: 1/(x - x)}", "divides by an expression that is always zero", None);
    // A power of velocities is multiplied out, or rejected.
    let power = "lagrangian: (x_dot + y_dot + theta_dot + sin(x) + cos(y) + theta)^64";
    complains(&text, power, "this is too large to be multiplied out", Some("in `definitions`"));
    // Velocities are not allowed in these places.
    let spin = with(&text, "definitions: {spin: theta_dot, c: cos(theta)}");
    complains(&spin, "frame: [[c, sin(theta), spin], [0, 0, 1]]", "but the definition `spin` does", None);
    complains(&spin, "frame: [[c, sin(theta), dot(c)], [0, 0, 1]]", "may not depend on velocities: `dot(c)`", None);
    complains(&spin, "lagrangian: m*dot(m)*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2", "is not a coordinate or", None);
    // An unused definition gives a warning; one that is read through another counts as used.
    let unused = |text: &str| {
        let messages = diagnose(text).list.into_iter().map(|d| d.message);
        messages.filter(|message| message.contains("definition")).collect::<Vec<_>>()
    };
    let said = |text: &str| unused(&with(text, "lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2 + c60"));
    assert_eq!(unused(&with(&text, "definitions: {c: cos(theta)}")), ["the definition `c` is never used"]);
    let through = with(&text, "lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2 + d");
    assert_eq!(unused(&with(&through, "definitions: {b: cos(theta), c: b^2, d: c + b}")), [""; 0]);
    assert_eq!(said(&with(&text, &format!("definitions: {}", above(60)))), [""; 0]);
    assert_eq!(said(&with(&text, &format!("definitions: {}", above(61)))), ["the definition `c61` is never used"]);
}

#[test]
fn unused_parameter_is_a_warning() {
    let found = diagnose(&with(SOUND, "parameters: {m: {default: 1, positive: true}, J: 2, a: 3}"));
    assert_eq!(found.list.len(), 1, "{found}");
    assert_eq!(found.list[0].severity, Severity::Warning);
    assert_eq!(found.list[0].message, "the parameter `a` is never used");
    assert_eq!(found.list[0].origin.to_string(), "case.yaml:3:53");
}

/// Errors in forces, friction, holonomic and affine constraints, and the time, each at its place.
#[test]
fn wider_mechanics() {
    let text = format!("{SOUND}forces: {{}}\ndissipation: {{}}\nholonomic: []\n").replace("dissipation: {}\n", "");
    let text = without(&text, &["frame", "initial"]);
    let spoils = |line: &str, message: &str, help: Option<&str>| complains(&text, line, message, help);
    spoils(
        "forces: {unrelated: 1}",
        "`unrelated` is not a coordinate or a velocity",
        Some("acts on a coordinate or a velocity"),
    );
    spoils("forces: {thet: 1}", "`thet` is not a coordinate or a velocity", Some("did you mean `theta`?"));
    spoils("forces: {x: 1, x_dot: 2}", "the force on `x_dot` is given twice", None);
    spoils("forces: {x: 3*zeta}", "`zeta` is not a coordinate", None);
    spoils("forces: {x: u}", "a force may not depend on control inputs: `u`", None);
    spoils("holonomic: [x_dot]", "a holonomic constraint may not depend on velocities: `x_dot`", None);
    spoils("holonomic: [m - 1]", "this holonomic constraint contains no coordinate", None);
    spoils("holonomic: [x - 1, y - 2, theta]", "3 constraints on 3 velocities: nothing is left to move", None);
    spoils("constraints: [x_dot - 1, x_dot - 2]", "constraint 2 contradicts the others: no velocity satisfies", None);
    spoils("constraints: [x - 1]", "no velocity satisfies constraint 1", Some("`holonomic`"));
    spoils("inputs: {u: [0, 0, t]}", "the input matrix may not depend on the time `t`", None);
    let free = with(&text, "constraints: []");
    complains(&free, "holonomic: [x - 1, x - t]", "constraint 2 contradicts the others", None);
    let friction = format!("{text}dissipation: x_dot^2\n");
    let spoils = |line: &str, message: &str, help: Option<&str>| complains(&friction, line, message, help);
    spoils("dissipation: x^2", "the dissipation function does not depend on velocities", Some("half of the power"));
    spoils("dissipation: u*x_dot^2", "the dissipation function may not depend on control inputs: `u`", None);
    let quasi = format!("{QUASI}forces: {{}}\n");
    complains(
        &quasi,
        "forces: {x: 1}",
        "the velocity of `x` is not one of the quasi-velocities",
        Some("name the velocity"),
    );
    complains(
        &quasi,
        "anchor: [[0, cos(t), -sin(theta)], [0, sin(theta), cos(theta)], [1, 0, 0]]",
        "the anchor may not depend on the time `t`",
        None,
    );
    // A body with redundant coordinates: every velocity keeps the norm, which is therefore no
    // constraint on velocities.
    let level = "name: ring\ncoordinates: [x, y]\nvelocities: [w]\nanchor: [[-y], [x]]\nstructure: abelian\nlagrangian: w^2/2\n\
                 holonomic: [x^2 + y^2 - 1]\ninitial: {start: {q: {x: 0.6, y: 0.8}, v: {w: 1}}}\n";
    sound(level);
    assert_eq!(resolve(&read(level)).r(), 0);
    let off = |line: &str, message: &str| {
        let found = diagnose(&with(level, line));
        assert!(found.list.iter().any(|d| d.message.contains(message)), "`{line}`: {found}");
    };
    off("initial: {start: {q: {x: 0.6, y: 0.9}, v: {w: 1}}}", "the data set `start` violates a holonomic constraint");
    off("holonomic: [x^2 + y^2 - t]", "no velocity satisfies this constraint: it depends on the time only");
    // `project` finds the level set if it exists.
    let projected = with(level, "initial: {start: {q: {x: 3, y: 4}, v: {w: 1}, project: true}}");
    let model = resolve(&read(&projected));
    let point = model.about.data[0].point().expect("numbers");
    assert!((point.coordinates[0] - 0.6).abs() + (point.coordinates[1] - 0.8).abs() < 1e-15, "{point:?}");
    off(
        "initial: {start: {q: {x: 0, y: 0}, v: {w: 1}, project: true}}",
        "the data set `start` cannot be moved onto a holonomic constraint: its value stays -1e0",
    );
}

/// Checks the notes on single constraints.
#[track_caller]
fn integrable(text: &str, expected: &[&str]) {
    let found = diagnose(text);
    assert!(!found.has_errors(), "{text}\n{found}");
    let notes = found.notes();
    let single: Vec<&str> = notes.iter().map(String::as_str).filter(|n| n.starts_with("constraint ")).collect();
    assert_eq!(single, expected, "{text}");
}

/// A note reports a velocity constraint that holds positions on a surface, with the function whose
/// rate it is if that is simple.
#[test]
fn integrable_constraints() {
    let head = "name: case\ncoordinates: [x, y, theta, phi]\nparameters: [r, b]\n\
                lagrangian: (x_dot^2 + y_dot^2 + theta_dot^2 + phi_dot^2)/2\n";
    let case = |constraints: &str, expected: &[&str]| {
        let used = format!("{head}invariants: {{unused: r + b}}\nconstraints: [{constraints}]\n");
        integrable(&used, expected);
    };
    let edge = "x_dot*sin(theta) - y_dot*cos(theta)";
    case(edge, &[]);
    case("x_dot - r*phi_dot", &["constraint 1 is integrable: it is the rate of `x - r*phi`"]);
    // The second of two constraints is integrable, the first is not.
    case(&format!("{edge}, theta_dot - 2*phi_dot"), &["constraint 2 is integrable: it is the rate of `theta - 2*phi`"]);
    case(
        "x*x_dot + y*y_dot - r*sin(theta)^2*cos(theta)*theta_dot",
        &["constraint 1 is integrable: it is the rate of `1/6*(3*x^2 - 2*r*sin(theta)^3 + 3*y^2)`"],
    );
    case(
        "cos(theta)*x_dot - x*sin(theta)*theta_dot + exp(-r*y)*(1 - r*y)*y_dot",
        &["constraint 1 is integrable: it is the rate of `y*exp(-r*y) + x*cos(theta)`"],
    );
    case(
        "x_dot - phi^2*cos(2*phi)*phi_dot",
        &[
            "constraint 1 is integrable: it is the rate of `1/2*sin(phi)*cos(phi) + 1/2*phi + x - phi*cos(phi)^2 - phi^2*sin(phi)*cos(phi)`",
        ],
    );
    // A constraint may be integrable up to a factor, or by its condition alone if no function is
    // found.
    case("cos(y)*(x_dot - r*phi_dot)", &["constraint 1 is integrable: it is a multiple of the rate of `x - r*phi`"]);
    case("y*x_dot - x*y_dot", &["constraint 1 is integrable (dμ ∧ μ = 0): it keeps each motion on a surface"]);
    // The time takes part: x' = b is the rate of x - b t, whereas x' = y is the rate of no
    // function.
    case("x_dot - b", &["constraint 1 is integrable: it is the rate of `x - b*t`"]);
    case("x_dot - y", &[]);
    case("x_dot - t*phi_dot", &[]);
    case("x_dot - t*phi_dot - phi", &["constraint 1 is integrable: it is the rate of `x - phi*t`"]);
    // Constraints declared as holonomic need no note.
    integrable(&format!("{head}invariants: {{unused: r + b}}\nholonomic: [x - r*phi]\n"), &[]);
    quasi_velocities_integrable();
}

fn quasi_velocities_integrable() {
    let constraint = |line: &str| with(QUASI, &format!("constraints: [{line}]"));
    integrable(&constraint("c"), &[]);
    integrable(&constraint("a"), &["constraint 1 is integrable: it is the rate of `theta`"]);
    integrable(&constraint("x_dot - 2*a"), &["constraint 1 is integrable: it is the rate of `x - 2*theta`"]);
    integrable(
        &with(&without(GROUP, &["initial"]), "constraints: [psi_dot]"),
        &["constraint 1 is integrable: it is the rate of `psi`"],
    );
    // On a Lie algebra alone, w3 is a bracket and w1 is not.
    let algebra = |constraint: &str| {
        format!(
            "name: case\nvelocities: heisenberg[w1, w2, w3]\nlagrangian: (w1^2 + w2^2 + w3^2)/2\nconstraints: [{constraint}]\n"
        )
    };
    integrable(&algebra("w3"), &[]);
    integrable(&algebra("w1"), &["constraint 1 is integrable (dμ ∧ μ = 0): it keeps each motion on a surface"]);
}

/// A coordinate that is declared an angle must behave like one.
#[test]
fn angles() {
    let declared = "coordinates: {x: , y: , theta: {unit: rad, angle: true}}";
    let turning = with(SOUND, declared);
    let model = resolve(&read(&turning));
    assert_eq!(model.about.angles, [2]);
    sound(&turning);
    assert_eq!(resolve(&read(&with(SOUND, "coordinates: {x: , y: , theta: {angle: false}}"))).about.angles, [0; 0]);
    let l = "lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2";
    let bare = without(&turning, &["frame", "inputs", "invariants"]);
    // Potentials that are periodic by their form or by their values, such as even powers of
    // functions of half an angle.
    for potential in [
        "cos(theta)",
        "sin(3*theta - x)",
        "tan(-theta/-1 + sin(theta))^2",
        "exp(cos(2*(theta - y)))",
        "sin(theta/2)^2",
        "abs(cos(theta/2))",
        "cos(theta - 2*pi*x)",
        "atan2(sin(theta), cos(theta))",
        "x*theta - theta*x",
    ] {
        let text = with(&bare, &format!("{l} - ({potential})"));
        assert!(!diagnose(&text).has_errors(), "{potential}: {}", diagnose(&text));
    }
    let wrong = |part: &str, culprit: &str| {
        format!("`theta` is declared an angle, but {part} changes under a full turn: `{culprit}`")
    };
    for potential in
        ["theta^2", "m*theta", "sin(theta/2)", "cos(m*theta)", "cos(theta^2)", "1/(4 + theta)", "x*cos(0.999*theta)"]
    {
        let line = format!("{l} + 0.25 - {potential}");
        let help = Some("as in `sin(theta)` and `cos(2*theta)`");
        complains(&bare, &line, &wrong("the Lagrangian", potential), help);
        says(&with(&bare, &line), "case.yaml:2:51: declared an angle here");
    }
    let edge = "constraints: [x_dot*sin(theta/2) - y_dot*cos(theta/2)]";
    complains(&bare, edge, &wrong("this constraint", "x_dot*sin(theta/2) - y_dot*cos(theta/2)"), None);
    let forced = |force: &str| {
        with(&bare.replace("constraints: [x", "forces: {x: 0}\nconstraints: [x"), &format!("forces: {force}"))
    };
    assert!(!diagnose(&forced("{theta: -x*sin(theta)}")).has_errors());
    says(&forced("{theta: -m*theta}"), &wrong("this force", "-m*theta"));
    let surface = bare.replace("constraints: [x_dot*sin(theta) - y_dot*cos(theta)]", "holonomic: [x - m*theta]");
    says(&surface, &wrong("this holonomic constraint", "m*theta"));
}

/// Numbers beyond the floating-point range, and potentials that have no value at the start of a
/// motion.
#[test]
fn numbers_and_values_without_end() {
    for number in ["1e999", "1e-999", "18e307"] {
        let line = format!("lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2 - {number}*x");
        let help = Some("from about 1e-308 to 1e308");
        complains(SOUND, &line, &format!("`{number}` is out of the range of floating-point numbers"), help);
    }
    for (potential, value) in [("ln(x - 1)", "inf"), ("sqrt(y - 1)", "not a number"), ("1/(J - 2)", "-inf")] {
        let text = with(SOUND, &format!("lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*theta_dot^2/2 - {potential}"));
        let line = "initial: {start: {q: {x: 1, theta: 0}, v: {x_dot: 0.5, theta_dot: 1}}}";
        let message = format!("the Lagrangian is not finite at the data set `start`: it is {value}");
        complains(&text, line, &message, Some("start elsewhere, or with other parameters"));
    }
    let forced = SOUND.replace("inputs: {u: [0, 0, 1]}", "forces: {x: 1/y}");
    let line = "initial: {start: {q: {x: 1, theta: 0}, v: {x_dot: 0.5, theta_dot: 1}}}";
    complains(&forced, line, "a force is not finite at the data set `start`", None);
    let open = diagnose("name: top\nvelocities: so3(R\nlagrangian: omega1^2 + omega2^2 + omega3^2\n");
    assert!(open.list.len() == 1 && open.list[0].message == "`(` is never closed", "{open}");
}

/// é as one character and as two is the same name, and texts contain no characters that Rust
/// rejects.
#[test]
fn accents() {
    let twice = "name: accents\ncoordinates: [\"e\u{301}\", \"\u{e9}\"]\nlagrangian: 0\n";
    let found = diagnose(twice).to_string();
    assert!(found.contains("`\u{e9}`") && found.contains("twice"), "{found}");
    let one =
        "name: accents\ntext: \"a\\rb\\u202ec\\u2066d\"\ncoordinates: [\"\u{e9}\"]\nlagrangian: e\u{301}_dot^2/2\n";
    let model = resolve(&read(one));
    assert_eq!(model.about.text.as_deref(), Some("a bcd"));
    assert_eq!(model.about.velocities[0].name, "\u{e9}_dot");
}
