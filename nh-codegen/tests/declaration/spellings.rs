//! Equality of declarations in the attribute and in YAML.

use super::{attribute, attribute_with};
use nonholonomic_codegen::declaration::{Constraints, Declaration, LANGUAGE, Scalar, Structure, Velocities};

/// Returns the code blocks of the documentation in one language.
fn blocks(language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let after = LANGUAGE.split(&fence).skip(1);
    after.map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

/// Splits `docs #[nonholonomic(arguments)] struct …` into the arguments and the docs with the
/// struct.
fn take_apart(code: &str) -> (String, String) {
    let (before, rest) = code.split_once("#[nonholonomic(").expect("an attribute");
    let (arguments, item) = rest.split_once("\n)]\n").expect("its end");
    (arguments.to_owned(), format!("{before}{item}"))
}

#[test]
fn the_documentation_s_examples_are_equal() {
    let (attributes, files) = (blocks("rust,ignore"), blocks("yaml"));
    assert_eq!(attributes.len(), 12);
    assert_eq!(files.len(), 12);
    for (code, yaml) in attributes.iter().zip(&files) {
        let (arguments, item) = take_apart(code);
        let one = attribute(&arguments, &item).unwrap_or_else(|e| panic!("{e}")).declaration;
        let other = Declaration::from_yaml(yaml, "example.yaml").unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(one, other);
    }
}

#[test]
fn definitions_are_a_key_or_lets() {
    let rest = "coordinates = [x], lagrangian = x_dot^2 - c^2, constraints = [], ";
    let spelled = |definitions: &str| attribute(&format!("{rest}{definitions}"), "struct A;");
    let by_key = spelled("definitions = {c: cos(x), s: c*sin(x)}").expect("a map");
    let by_lets = spelled("let c = cos(x), let s = c*sin(x)").expect("lets");
    assert_eq!(by_key.declaration, by_lets.declaration);
    for twice in ["let c = x, let c = 1", "let c = x, definitions = {c: 1}", "let = 1", "let c"] {
        assert!(spelled(twice).is_err(), "{twice}");
    }
}

/// A family equals its members, in every list and map.
#[test]
fn families_are_written_out() {
    let read = |text: &str| Declaration::from_yaml(text, "a.yaml").unwrap_or_else(|e| panic!("{text}\n{e}"));
    let family = "name: a
constants: {n: 2, k: n + 1}
coordinates:
  x{i} for i in 1..n: {unit: m}
  y:
parameters:
  for i in 1..n:
    m{i}: i
    for j in i..n:
      c{i}{j}: {default: i*j, unit: kg}
  e: 0
definitions:
  q{2*i} for i in 0..=1: x{i+1}^k
  \"empty{i} for i in 1..0\": 1
lagrangian: sum(i in 1..n, m{i}*x{i}_dot^2 + sum(j in i..n, c{i}{j})) - sum(i in 1..0, i) + q0 + q2 + e + y_dot^2
constraints:
  - x{i}_dot - x{j} for i in 1..n for j in i+1..n
  - for i in 1..n: i*dot(x{i})
  - for i in 1..1:
    - x{i}_dot
    - \"[dot(x{i}), i]\"
initial:
  s: {q: {\"x{i} for i in 1..n\": i/2}}
";
    let members = "name: a
coordinates: {x1: {unit: m}, x2: {unit: m}, y: {}}
parameters: {m1: 1, c11: {default: 1*1, unit: kg}, c12: {default: 1*2, unit: kg}, m2: 2, c22: {default: 2*2, unit: kg}, e: 0}
definitions: {q0: x1^3, q2: x2^3}
lagrangian: ((m1*x1_dot^2 + (c11 + c12)) + (m2*x2_dot^2 + c22)) - 0 + q0 + q2 + e + y_dot^2
constraints:
  - x1_dot - x2
  - 1*dot(x1)
  - 2*dot(x2)
  - x1_dot
  - [dot(x1), 1]
initial:
  s: {q: {x1: 1/2, x2: 2/2}}
";
    assert_eq!(read(family), read(members));
    // Other values of constants also change the constants that depend on them.
    let given = Declaration::read_yaml_with(family, "a.yaml", &[("n".to_owned(), 4)]);
    assert_eq!(given.0.as_ref(), Some(&read(&family.replace("n: 2", "n: 4"))), "{}", given.1);
    assert_eq!(Declaration::constants_of_yaml(family), ["n", "k"]);
    assert_eq!(Declaration::constants_of_yaml(members), [""; 0]);
    let one = attribute(
        "constants = {n: 2}, coordinates = [x{i} for i in 1..n], definitions = {c{i} for i in 1..n: [x{i}, i]}, \
         lagrangian = sum(i in 1..n, norm2(dot(c{i}))), initial = {s: {q: {x{i} for i in 1..n: i}}}",
        "struct A;",
    );
    let other = "name: A\ncoordinates: [x1, x2]\ndefinitions: {c1: [x1, 1], c2: [x2, 2]}\n\
                 lagrangian: norm2(dot(c1)) + norm2(dot(c2))\ninitial: {s: {q: {x1: 1, x2: 2}}}\n";
    assert_eq!(one.expect("the attribute").declaration, read(other));
}

/// Errors in a family are reported at their place, once, and quickly.
#[test]
fn families_have_errors() {
    let complains = |line: &str, message: &str| {
        let text =
            format!("name: a\nconstants: {{n: 2}}\ncoordinates: [x1, x2]\nlagrangian: x1_dot^2 + x2_dot^2\n{line}\n");
        let errors = Declaration::from_yaml(&text, "a.yaml").expect_err("an error");
        assert!(errors.list.iter().any(|e| e.message.contains(message)), "{line}\n{errors}");
        assert_eq!(errors.list.len(), 1, "{line}\n{errors}");
        assert!(errors.list[0].origin.to_string().starts_with("a.yaml:"), "{errors}");
    };
    let constraint = |text: &str, message: &str| complains(&format!("constraints:\n  - {text}"), message);
    constraint("x{i}_dot", "`i` is not an integer here");
    constraint("x{i/2}_dot for i in 1..n", "`1/2` is not an integer here");
    constraint("x{1-i}_dot for i in 1..n", "must not be negative");
    constraint("x{i for i in 1..n", "`{` is never closed");
    constraint("x{i}_dot for i in 1", "a range is missing");
    constraint("x{i}_dot for i in 1..m", "`m` is not an integer here");
    constraint("x{i}_dot for i in 1..", "an expression is missing");
    constraint("x{i}_dot + for i in 1..n", "an operand is missing");
    constraint("x1 for i in 1..1000000", "more than 10000 members");
    constraint("x1 for i in 1..1000 for j in 1..1000", "more than 10000 members");
    constraint("sum(i in 1..1000000, i)", "more than 2000 terms");
    constraint("sum(i in 1..100, sum(j in 1..100, sum(k in 1..100, i*j*k)))", "more than 20000 parts");
    constraint("sum(x1)", "a sum needs an index and a range");
    constraint("sum(i in 1, x1)", "a sum needs an index and a range");
    constraint("sum(i in 1..n)", "a sum needs an index and a range");
    complains("definitions: {n: x1}", "`n` is declared twice");
    complains("definitions:\n  for i in 1..2: 3", "expected a map of the members");
}

#[test]
fn every_shape_is_equal() {
    let one = attribute(
        "coordinates = [φ], angles = [φ], velocities = abelian[ω], anchor = [[1]], lagrangian = ω^2/2 + cos(φ)*π/3,
         constraint_matrix = [[0*φ,]], frame = orthonormal, inputs = {τ: [1], σ: [φ],},
         initial = {a: {coordinates: [0.25], velocities: {ω: -1/2}, parameters: {}, step: 1/128, text: \"rest\"}},",
        "struct Pendulum {}",
    );
    let other = Declaration::from_yaml(
        "name: Pendulum\ncoordinates: {φ: {angle: true}}\nvelocities: [ω]\nanchor: [[1]]\nstructure: abelian\n\
         lagrangian: ω^2/2 + cos(φ)*pi/3\nconstraint_matrix:\n- [0*φ]\nframe: orthonormal\n\
         inputs: {τ: [1], σ: [φ]}\ninitial:\n  a:\n    text: rest\n    q: {φ: 0.25}\n    v: [-1/2]\n    step: 1/128\n",
        "pendulum.yaml",
    );
    assert_eq!(one.expect("the attribute").declaration, other.expect("the file"));
}

#[test]
fn brackets_are_antisymmetric_constants() {
    let sparse = "name: a\nvelocities: [u, v]\nstructure: {[u, v]: [x, -2]}\nlagrangian: u^2\nconstraints: [u]";
    let dense = "name: a\nvelocities: [u, v]\n\
                 structure: [[[0, 0], [x, -2]], [[-x, -(-2)], [0, 0]]]\nlagrangian: u^2\nconstraints: [u]";
    let read = |text| Declaration::from_yaml(text, "a.yaml").unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(read(sparse), read(dense));
}

#[test]
fn an_algebra_stands_before_its_names() {
    let suslov = Declaration::from_yaml(
        "name: suslov\nvelocities: so(3)[w1, w2, w3]\nlagrangian: w1^2\nconstraints:\n- w3\n",
        "suslov.yaml",
    )
    .expect("a declaration");
    let Velocities::Quasi { names, anchor, structure: Structure::Algebra(algebra), .. } = &suslov.velocities else {
        panic!("{:?}", suslov.velocities)
    };
    assert_eq!((names.len(), anchor.len(), algebra.value.as_str()), (3, 0, "so(3)"));
    let Constraints::Equations(equations) = &suslov.constraints.value else { panic!("equations") };
    assert_eq!(equations.len(), 1);
}

/// A group equals its coordinates, anchor and brackets when these are written out.
#[test]
fn a_group_is_its_coordinates_anchor_and_brackets() {
    let read = |text: &str| Declaration::from_yaml(text, "a.yaml").unwrap_or_else(|e| panic!("{e}"));
    let rest = "lagrangian: psi_dot^2\nconstraints: [omega]\n";
    let short = read(&format!("name: a\ncoordinates: [psi]\nvelocities: se2(R, x)[omega, u, s]\n{rest}"));
    let long = read(&format!(
        "name: a\ncoordinates: [R11, R12, R21, R22, x1, x2, psi]\nvelocities: [omega, u, s, psi_dot]\n\
         anchor: [[R12, 0, 0, 0], [-R11, 0, 0, 0], [R22, 0, 0, 0], [-R21, 0, 0, 0], [0, R11, R12, 0], [0, R21, R22, 0], \
         [0, 0, 0, 1]]\nstructure: {{[omega, u]: [0, 0, 1, 0], [omega, s]: [0, -1, 0, 0]}}\n{rest}"
    ));
    let coordinates = |d: &Declaration| d.coordinates.iter().map(|c| c.name.value.clone()).collect::<Vec<_>>();
    assert_eq!(coordinates(&short), coordinates(&long));
    assert_eq!(short.coordinates[1].text.as_deref(), Some("entry (1, 2) of the rotation matrix R"));
    let parts = |declaration: &Declaration| match &declaration.velocities {
        Velocities::Quasi { names, anchor, structure, .. } => {
            let Structure::Constants(constants) = structure else { panic!("{structure:?}") };
            let constants: Vec<String> = constants.iter().flatten().flatten().map(ToString::to_string).collect();
            (names.clone(), anchor.concat().iter().map(ToString::to_string).collect::<Vec<_>>(), constants)
        }
        Velocities::Coordinate => panic!("quasi-velocities"),
    };
    let plain = |constants: Vec<String>| -> Vec<String> {
        constants.into_iter().map(|c| c.replace("-0", "0").replace("(-1)", "-1").replace("--1", "1")).collect()
    };
    let ((names, anchor, c), (their_names, their_anchor, their_c)) = (parts(&short), parts(&long));
    assert_eq!((names, anchor, plain(c)), (their_names, their_anchor, plain(their_c)));
    let [group] = &short.groups[..] else { panic!("{:?}", short.groups) };
    assert_eq!((group.name.value.as_str(), group.dimension, group.first, group.moves), ("R", 2, 0, true));
    assert_eq!((group.velocities.clone(), short.own_velocity(6), short.own_velocity(0)), (0..3, Some(3), None));
    // The written-out form has its own velocity, too, by the name.
    assert!(long.groups.is_empty() && long.own_velocity(6) == Some(3) && long.own_velocity(0).is_none());
}

const DISK: &str = "name: disk\nmethods: [rk4]\ncoordinates: [x]\nparameters: {r: 2, m: {positive: true}}\n\
                    lagrangian: m*r*x_dot^2\nconstraints: [x_dot]";

#[test]
fn a_struct_takes_its_model_from_a_file() {
    let mut asked = Vec::new();
    let mut load = |path: &str| {
        asked.push(path.to_owned());
        Ok(DISK.to_owned())
    };
    let item = "/// A disk.\n#[derive(Clone)] pub struct Disk;";
    let unit = attribute_with("model = \"models/disk.yaml\", methods = [gonzalez]", item, &mut load).expect("a unit");
    assert_eq!(unit.declaration.name.value, "Disk");
    assert_eq!(unit.declaration.text.as_deref(), Some("A disk."));
    assert_eq!(unit.declaration.methods.expect("methods")[0].value, "gonzalez");
    assert_eq!(unit.declaration.parameters.len(), 2);
    assert!(unit.item.unit && unit.item.attributes.len() == 2);
    let item = "struct Disk { m: f32, r: f32 }";
    let fields = attribute_with("model = \"models/disk.yaml\"", item, &mut load).expect("fields");
    assert_eq!(fields.item.scalar, Scalar::F32);
    assert_eq!(fields.declaration.methods.expect("methods")[0].value, "rk4");
    assert_eq!(asked, ["models/disk.yaml", "models/disk.yaml"]);
}

/// Names that Rust reserves are valid names in both spellings; a struct writes them raw.
#[test]
fn keywords_are_names() {
    let one = attribute(
        "coordinates = [type, self, t], lagrangian = fn*(type_dot^2 + dot(self)^2 + t_dot^2) - type*h, constraints = [r#type_dot], \
         defaults = {fn: 1, h: 2*fn}, initial = {match: {q: {type: fn}}}",
        "struct Try { pub r#fn: f64, pub h: f64 }",
    );
    let other = Declaration::from_yaml(
        "name: Try\ncoordinates: [type, self, t]\nparameters: {fn: 1, h: 2*fn}\n\
         lagrangian: fn*(type_dot^2 + dot(self)^2 + t_dot^2) - type*h\nconstraints: [type_dot]\n\
         initial: {match: {q: {type: fn}}}\n",
        "try.yaml",
    );
    assert_eq!(one.expect("the attribute").declaration, other.expect("the file"));
}
