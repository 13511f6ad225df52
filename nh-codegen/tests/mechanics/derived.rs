//! Facts that the derivation finds: holonomic constraints, degenerate frames, invariants; and its
//! cost.

use crate::support::{derive, form, noted, read};
use nonholonomic_codegen::origin::Severity;
use nonholonomic_codegen::quantity::Quantity;
use std::time::{Duration, Instant};

#[test]
fn holonomic_constraints_are_noted() {
    let circle = "
name: circle
coordinates: [x, y, z]
lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - z
constraints: [x*x_dot + y*y_dot]
";
    let notes = noted(&derive(&read(circle)));
    let holonomic = notes.list.iter().find(|d| d.message.contains("holonomic")).expect("a note");
    assert_eq!(holonomic.severity, Severity::Note);
    assert_eq!(holonomic.origin.to_string(), "case.yaml:5:14");
    assert!(derive(&read(circle)).holonomic());
}

#[test]
fn degenerate_frame_is_noted() {
    let text = "
name: pinched
coordinates: [x, y, z]
lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2
constraints: [x*x_dot + y*y_dot + z*z_dot]
";
    let notes = noted(&derive(&read(text))).to_string();
    // By the hairy ball theorem no polynomial frame of the sphere's tangent spaces spans
    // everywhere, and mu vanishes at the centre.
    assert!(notes.contains("the derived frame loses rank where"), "{notes}");
    assert!(notes.contains("the constraints lose rank where `x^2 + y^2 + z^2` = 0"), "{notes}");
}

#[test]
fn false_invariant_is_named() {
    let text = "
name: falling
coordinates: [x, y]
lagrangian: (x_dot^2 + y_dot^2)/2 - y
constraints: []
invariants: {px: x_dot, py: y_dot}
";
    let found = noted(&derive(&read(text)));
    assert_eq!(found.list.len(), 1, "{found}");
    assert_eq!(found.list[0].message, "`py` is not conserved: its rate is `-1`");
    assert_eq!(found.list[0].severity, Severity::Warning);
}

#[test]
fn inputs_push_the_vector_field() {
    let mechanics = derive(&read(
        "
name: pushed
coordinates: [x, y, theta]
parameters: {m: {default: 2, positive: true}}
lagrangian: m*(x_dot^2 + y_dot^2)/2 + theta_dot^2/2
constraints: [x_dot*sin(theta) - y_dot*cos(theta)]
frame: [[cos(theta), sin(theta), 0], [0, 0, 1]]
inputs: {thrust: [cos(theta), sin(theta), 0], torque: [0, 0, 1]}
",
    ));
    let at = crate::support::Numbers::new(1).point(&mechanics);
    let field = crate::support::values(mechanics.vector_field(), &at);
    crate::support::assert_close(&field[3..], &at.inputs, "rho'");
    let theta = at.coordinates[2];
    let turning = at.velocities[2] * at.rho[0] / 2.0;
    let hand = [
        at.inputs[0] * theta.cos() / 2.0 - turning * theta.sin(),
        at.inputs[0] * theta.sin() / 2.0 + turning * theta.cos(),
        at.inputs[1],
    ];
    crate::support::assert_close(
        &crate::support::values(&form(&mechanics, Quantity::Acceleration), &at),
        &hand,
        "acceleration",
    );
}

/// Tests the quartic with n = 12: 25 coordinates.
#[test]
fn large_system_derives_in_seconds() {
    let text = quartic(12);
    let start = Instant::now();
    let mechanics = derive(&read(&text));
    let derived = start.elapsed();
    let _ = (mechanics.vector_field(), form(&mechanics, Quantity::Multipliers));
    println!("quartic n = 12: derived {derived:.1?}, with its equations {:.1?}", start.elapsed());
    assert_eq!(mechanics.model().m(), 24);
    // An unoptimised build on a slow machine takes a few seconds; a faulty elimination takes
    // minutes.
    assert!(start.elapsed() < Duration::from_secs(30));
}

/// Returns the system of Celledoni et al. 2019, equation (19).
fn quartic(n: usize) -> String {
    let list = |f: &dyn Fn(usize) -> String| (1..=n).map(f).collect::<Vec<_>>();
    let mut coordinates = vec!["x".to_owned()];
    coordinates.extend(list(&|i| format!("w{i}")));
    coordinates.extend(list(&|i| format!("z{i}")));
    let kinetic: Vec<String> = coordinates.iter().map(|c| format!("{c}_dot^2")).collect();
    let potential: Vec<String> = coordinates.iter().map(|c| format!("{c}^2")).collect();
    let coupling = list(&|i| format!("w{i}^2*z{i}^2"));
    let chain: Vec<String> = (1..n).map(|i| format!("z{i}^2*z{}^2", i + 1)).collect();
    format!(
        "name: quartic\ncoordinates: [{}]\nlagrangian: ({} - {} - {} - {})/2\nconstraints: [x_dot + {}]\n",
        coordinates.join(", "),
        kinetic.join(" + "),
        potential.join(" - "),
        coupling.join(" - "),
        chain.join(" - "),
        list(&|i| format!("w{i}*z{i}_dot")).join(" + ")
    )
}

/// Random points on D do not decide about a function that divides by 0 there; its normal form does.
#[test]
fn an_invariant_without_a_value_on_d_is_told() {
    let text = "
name: knife
coordinates: [x, y, z]
lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2
constraints: [x_dot - y*z_dot]
invariants: {I: 1/(x_dot - y*z_dot)}
";
    let found = noted(&derive(&read(text)));
    let warnings: Vec<_> = found.list.iter().filter(|d| d.severity == Severity::Warning).collect();
    assert_eq!(warnings.len(), 1, "{found}");
    assert_eq!(warnings[0].message, "`I` on D: this divides by an expression that is always zero");
}
