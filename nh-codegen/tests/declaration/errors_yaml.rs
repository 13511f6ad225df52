//! One message, with line and column, for every error in a file.

use super::underline;
use nonholonomic_codegen::declaration::Declaration;

fn report(files: &[&str]) -> String {
    let mut report = String::new();
    for text in files {
        let shown: String = text.lines().map(|line| format!("| {line}\n")).collect();
        let errors = match Declaration::from_yaml(text, "m.yaml") {
            Err(errors) => underline(&errors, "", ""),
            Ok(_) => "  fine\n".to_owned(),
        };
        report += &format!("{shown}{errors}");
    }
    report
}

#[test]
fn files_that_are_no_model() {
    let report = report(&[
        "",
        "# nothing",
        "just text",
        "[a, b]",
        "a: [1",
        "a: 1\n b: 2",
        "a: \"x\nb: 1",
        "--- {}\n--- {}",
        "a: *b",
        "a: &b [*b]",
        "\tx: 1",
        "lagrangian: -x + y: 2",
        &format!("{}{}", "[".repeat(60), "]".repeat(60)),
    ]);
    insta::assert_snapshot!(report);
}

#[test]
fn keys() {
    let report = report(&[
        "coordinates: [x]",
        "lagrangain: x\ncordinates: [x]\nfoo: 1",
        "lagrangian: x\nlagrangian: y\ncoordinates: [x]",
        "coordinates: [x]\nlagrangian: x_dot^2\nconstraints: [x_dot]\nconstraint_matrix: [[1 +]]",
        "coordinates: [x]\nlagrangian:\nconstraints:",
        "coordinates: x\nlagrangian: [x]\nconstraints: {a: b}\nconstraint_matrix: 1",
        "coordinates: {x: {unit: m, colour: red}}\nlagrangian: x_dot\nconstraints: []",
        "coordinates: [x, 2y, a b, type, [z]]\nlagrangian: x_dot\nconstraints: []",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nname: [a]\ntext: {}\nsource: []\nmethods: gonzalez",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nexpose: [multiplyers, [x], all, energy, energy, curvature]",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nexpose: everything",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nexpose: [frame, multipliers, catalogue]",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nderivatives: [stat, inputs, [x], inputs, all, velocity]",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nderivatives: state",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nframe: orthogonal",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\nframe: [1, 0]",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\ninputs: {u: [1, 2], v: [1], w: 3}",
        "coordinates: [x]\nlagrangian: x_dot\nconstraints: []\ninvariants: {E: x +, fn: x}",
        "? [a, b]\n: 1\n<<: {a: 1}",
    ]);
    insta::assert_snapshot!(report);
}

#[test]
fn parameters_and_data() {
    let report = report(&[
        "parameters: {m: heavy, r: {defalt: 1, positive: maybe}, s: [1], t: pi, u: .inf, v: 1/0}",
        "parameters: [a, 1]\ncoordinates: [x]\nlagrangian: x\nconstraints: []",
        "angles: [x]\ncoordinates: {x: {angle: maybe}, y: {angel: true}}\nlagrangian: x\nconstraints: []",
        "parameters: m\ncoordinates: [x]\nlagrangian: x\nconstraints: []",
        "coordinates: [x, y]\nlagrangian: x\nconstraints: []\ninitial:\n  a: {q: [1], v: {x_dot: fast}}\n  b: 3\n  \
         c: {q: {x: 1}, coordinates: {x: 1}, velocity: 1}\n  d: {v: [1, 2, 3], q: {x: 1, y: pi/2}}",
    ]);
    insta::assert_snapshot!(report);
}

#[test]
fn velocities() {
    let rest = "\nlagrangian: u^2\nconstraints: [u]";
    let files: Vec<String> = [
        "coordinates: [x]\nvelocities: [u]",
        "velocities: so(3)",
        "velocities: so(3)[a, 2b, c]",
        "velocities: so 3 [a]",
        "velocities: so(R)[a]",
        "velocities: so3(R)[a, b]",
        "velocities: so3()",
        "velocities: so3(R, x)[a, b, c]",
        "velocities: se2(R)",
        "velocities: so2(R)(omega)",
        "velocities: so2(R + 1)[omega]",
        "velocities: gl3(R)",
        "velocities: so3(R)\nanchor: [[1]]\nstructure: so(3)",
        "coordinates: [psi]\nvelocities: [psi_dot, so2(R), psi_dot, phi_dot, 'so(3)[a, b, c]', omega]",
        "velocities: [u]\nstructure: so(x)",
        "velocities: so(3)[a, b, c]\nstructure: so(3)",
        "velocities: [u, v]\nstructure: {[u, w]: [1, 0], [u, v]: [1], [u]: [1, 2], u: 3}",
        "velocities: [u, v]\nstructure: {[u, v]: [1, 0], [v, u]: [1, 0]}",
        "velocities: [u, v]\nstructure: [[1, 0], [0, 1]]",
        "coordinates: [x]\nanchor: [[1]]\nstructure: abelian",
    ]
    .iter()
    .map(|text| format!("{text}{rest}"))
    .collect();
    let report = report(&files.iter().map(String::as_str).collect::<Vec<_>>());
    insta::assert_snapshot!(report);
}

/// Places are those of the file, in every YAML style of text.
#[test]
fn places_in_expressions() {
    let report = report(&[
        "coordinates: [x]\nconstraints: []\nlagrangian: |\n  a +\n    2b +\n\n    c *",
        "coordinates: [x]\nconstraints: []\nlagrangian: >-\n  a +\n  2b",
        "coordinates: [x]\nconstraints: []\nlagrangian: a +\n  2b",
        "coordinates: [x]\nconstraints: []\nlagrangian: '2b'",
        "coordinates: [x]\nconstraints: []\nlagrangian: \"a + 2b\"",
        "coordinates: [x]\nconstraints: []\nlagrangian: \"a +\\n 2b\"",
        "coordinates: [x]\r\nconstraints: []\r\nlagrangian: |\r\n  a +\r\n  2b",
        "coordinates: [x]\nlagrangian: &l θ + 2b\nconstraints: [*l]",
    ]);
    insta::assert_snapshot!(report);
}

#[test]
fn a_file_that_is_not_there() {
    let errors = Declaration::from_file("no/such/model.yaml").expect_err("no file");
    assert_eq!(errors.to_string(), "error: cannot read `no/such/model.yaml`: there is no such file");
    let folder = Declaration::from_file(env!("CARGO_MANIFEST_DIR")).expect_err("a folder");
    assert!(folder.to_string().starts_with("error: cannot read `"), "{folder}");
}

#[test]
fn hostile_files_are_refused() {
    let mut bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n".to_owned();
    for pair in ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"] {
        let (last, this) = pair.split_at(1);
        bomb.push_str(&format!("{this}: &{this} [{}]\n", vec![format!("*{last}"); 9].join(", ")));
    }
    let wide: String = (0..30_000).map(|i| format!("k{i}: [x]\n")).collect();
    let large = "#".repeat(2 << 20);
    let brackets = format!(
        "name: a\nvelocities: [{}]\nstructure: {{}}\nlagrangian: x\nconstraints: []",
        (0..5000).map(|i| format!("v{i}")).collect::<Vec<_>>().join(", ")
    );
    for text in [bomb, wide, large, brackets] {
        assert!(Declaration::from_yaml(&text, "m.yaml").is_err());
    }
}
