//! One message, with its tokens, for every error in an attribute and its struct.

use super::{attribute, attribute_with, underline};

const GOOD: &str = "coordinates = [x], lagrangian = m*x_dot^2/2, constraints = [x_dot]";
const STRUCT: &str = "struct S { m: f64 }";

fn report(cases: &[(&str, &str)]) -> String {
    let mut report = String::new();
    for (arguments, item) in cases {
        let errors = match attribute(arguments, item) {
            Err(errors) => underline(&errors, arguments, item),
            Ok(_) => "  fine\n".to_owned(),
        };
        let shown = if *arguments == GOOD { "…" } else { arguments };
        report += &format!("#[nonholonomic({shown})] {item}\n{errors}");
    }
    report
}

#[test]
fn arguments() {
    let cases = [
        "",
        "lagrangain = x, coordinates = [x], constraints = []",
        "coordinates = [x], coordinates = [y], lagrangian = x, constraints = []",
        "coordinates = [x], lagrangian = x_dot^2 constraints = [x_dot]",
        "coordinates = [x] lagrangian = x_dot^2, constraints = [x_dot]",
        "coordinates: [x], lagrangian = 2x, constraints = [x_dot = 0]",
        "coordinates = [x],, lagrangian = x, constraints = []",
        "coordinates, lagrangian = x, constraints = []",
        "coordinates = [x], lagrangian = , constraints = []",
        "coordinates = x, lagrangian = [x], constraints = x_dot",
        "coordinates = [x], lagrangian = \"x_dot^2\", constraints = [x_dot]",
        "coordinates = [x, , y], lagrangian = x + (y, constraints = [])",
        "coordinates = [x], lagrangian = x, constraints = [], name = \"a\", text = \"b\", parameters = [m]",
        "coordinates = [x], lagrangian = x, constraints = [], defaults = {n: 1, m: pi}, positive = [M, k]",
        "coordinates = [x], lagrangian = x, constraints = [], units = {y: \"m\", x: m}",
        "coordinates = [x, theta], lagrangian = x, constraints = [], angles = [y, thet], units = {z: \"m\"}",
        "coordinates = [x], lagrangian = x, constraints = [], source = Chaplygin, methods = [gonzalez + 1, 'a']",
        "coordinates = [x], lagrangian = x, constraints = [], invariants = {E = x}, initial = {a: {q: {x = 1}}}",
        "coordinates = [x], lagrangian = x, constraints = [], frame = [1, 0], inputs = [u]",
        "coordinates = [r#type, fn], lagrangian = x == y, constraints = [x ** 2, foo(x), sin x]",
        "velocities = so(3)[a, b], structure = {[a, b]: [1, 0]}, lagrangian = a, constraints = [b]",
    ];
    let report = report(&cases.map(|arguments| (arguments, STRUCT)));
    insta::assert_snapshot!(report);
}

#[test]
fn structs() {
    let cases = [
        "struct S<T> { m: T }",
        "struct S<'a> where Self: Sized { m: &'a f64 }",
        "struct S(f64, f64);",
        "enum S { A }",
        "fn s() {}",
        "struct S { m: f64, n: u8, pub(crate) k: Vec<f64> }",
        "struct S { m: f32, k: f64, j: f64 }",
        "struct S { m: f64, r#type: f64 }",
        "struct S { m f64 }",
        "#[derive(Clone)] /// text\n pub struct S { /** m */ pub m: std::f64 }",
        "",
    ];
    let report = report(&cases.map(|item| (GOOD, item)));
    insta::assert_snapshot!(report);
}

#[test]
fn model_files() {
    let yaml = "name: disk\ncoordinates: [x]\nparameters: [radius, m]\nlagrangian: m*x_dot^2\nconstraints: [x_dot]";
    let mut report = String::new();
    for (arguments, item, file) in [
        ("model = \"disk.yaml\"", "struct Disk;", None),
        ("model = disk.yaml", "struct Disk;", Some(yaml)),
        ("model = \"disk.yaml\", coordinates = [x]", "struct Disk;", Some(yaml)),
        ("model = \"disk.yaml\", expose = [holonomics]", "struct Disk;", Some(yaml)),
        ("model = \"disk.yaml\"", "struct Disk { m: f64, radios: f64 }", Some(yaml)),
        ("model = \"disk.yaml\"", "struct Disk {}", Some(yaml)),
        ("model = \"disk.yaml\", methods = {}", "struct Disk(f64);", Some("coordinates: [x]")),
    ] {
        let mut load = |_: &str| file.map(str::to_owned).ok_or_else(|| std::io::ErrorKind::NotFound.into());
        let errors = attribute_with(arguments, item, &mut load).expect_err("an error");
        report += &format!("#[nonholonomic({arguments})] {item}\n{}", underline(&errors, arguments, item));
    }
    insta::assert_snapshot!(report);
}
