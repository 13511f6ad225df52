//! Normal forms that lose digits are rejected, with a note; those of the library lose none.

use super::support::{declaration, read};
use nonholonomic_codegen::pipeline;

#[test]
fn the_library_keeps_its_normal_forms() {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../models")).expect("the library is there");
    let names = folder
        .filter_map(|entry| entry.expect("an entry").file_name().to_str()?.strip_suffix(".yaml").map(str::to_owned));
    let names: Vec<String> = names.collect();
    assert!(names.len() >= 45, "{names:?}");
    for name in names {
        let mechanics = pipeline::mechanics(&declaration(&name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(!mechanics.is_literal(), "{name}: {:?}", mechanics.model().diagnostics);
    }
}

/// The data decide: far from x = 500 the powers of x − 500 lose nothing when multiplied out.
#[test]
fn data_decide() {
    let literal = |parts: &str, x: &str| {
        let text = format!(
            "name: case\ncoordinates: [x, y]\n{parts}\ninitial: {{s: {{q: {{x: {x}, y: 0.5}}, v: {{x_dot: 1}}, project: true}}}}\n"
        );
        let mechanics = pipeline::mechanics(&read(&text)).unwrap_or_else(|e| panic!("{text}\n{e}"));
        let told =
            mechanics.model().diagnostics.list.iter().any(|d| d.to_string().contains("is computed as it was written"));
        assert_eq!(told, mechanics.is_literal(), "{text}");
        told
    };
    let power = "lagrangian: (x_dot^2 + y_dot^2)/2 - (1 + (x - 500)^4)*y^2";
    assert!(!literal(power, "-500") && literal(power, "500.1"));
    // Low powers can lose digits as well, and so can parts other than potentials.
    assert!(literal("lagrangian: (x_dot^2*(1 + (x - 500)^2) + y_dot^2)/2", "500.1"));
    assert!(literal("lagrangian: (x_dot^2 + y_dot^2)/2\nconstraints: [y_dot*(1 + (x - 500)^2) - x_dot]", "500.1"));
    assert!(literal("lagrangian: (x_dot^2 + y_dot^2)/2\ninvariants: {I: x_dot*(1 + (x - 500)^2)}", "500.1"));
    // If the text loses more than the normal form, the normal form is used.
    assert!(!literal("lagrangian: (x_dot^2 + y_dot^2)/2 - (cosh(9*x) - sinh(9*x))*y - exp(x)", "2"));
    assert!(!literal("lagrangian: (x_dot^2 + y_dot^2)/2 - x^4 - (x - 1)^3*y", "1.5"));
}
