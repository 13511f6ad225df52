//! The contents of a new crate.

use super::origin::{Origin, toml};
use nonholonomic_codegen::declaration::{Declaration, Expression, ExpressionKind, Shape, Velocities};
use nonholonomic_plot::{DISTINCT, symbol, time_axis, with_unit};
use nonholonomic_prepared::snake_case;

/// The picture that a new crate draws.
const SVG: &str = "path.svg";

/// Returns the paths and contents of the files, except the prepared code, which contains `module`.
pub(super) fn files(
    package: &str,
    yaml: &str,
    declaration: &Declaration,
    origin: &Origin,
    module: &str,
) -> Vec<(String, String)> {
    let name = camel(&declaration.name.value);
    let file = format!("{}.yaml", snake_case(&declaration.name.value));
    let text = declaration.text.as_deref().unwrap_or("A nonholonomic system.");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let start = match declaration.initial.first() {
        Some(set) => format!(".data_set({:?}).expect(\"the declaration has it\").project()", set.name.value),
        None => ".project()".to_owned(),
    };
    // A struct without parameters has one value, and needs no default.
    let value = if declaration.parameters.is_empty() { name.clone() } else { format!("{name}::default()") };
    let (drawn, motion) = motion(declaration);
    let pairs = [
        ("{package}", package.to_owned()),
        ("{crate}", package.replace('-', "_")),
        ("{type}", name),
        ("{value}", value),
        ("{module}", module.to_owned()),
        ("{file}", file.clone()),
        ("{description}", toml(&text)),
        ("{text}", text),
        ("{start}", start),
        ("{drawn}", drawn.to_owned()),
        ("{motion}\n", motion),
        ("{time}", time(declaration).to_owned()),
        ("{svg}", SVG.to_owned()),
        ("{said}", comment(&origin.said())),
        ("{readme}", origin.said()),
        ("{plot}", origin.dependency("nh-plot")),
        ("{runtime}", origin.dependency("nh-runtime")),
    ];
    let fill = |template: &str| fill(template, &pairs);
    vec![
        ("Cargo.toml".to_owned(), fill(include_str!("Cargo.toml.in"))),
        ("README.md".to_owned(), fill(include_str!("README.md.in"))),
        (".gitignore".to_owned(), format!("/target\n/{SVG}\n")),
        (file, yaml.to_owned()),
        ("src/lib.rs".to_owned(), fill(include_str!("lib.rs.in"))),
        ("examples/plot.rs".to_owned(), fill(include_str!("plot.rs.in"))),
        ("tests/generated.rs".to_owned(), fill(include_str!("generated.rs.in"))),
    ]
}

/// Returns the snapshot with which `tests/generated.rs` compares prepared code.
pub(super) fn snapshot(module: &str, code: &str) -> (String, String) {
    let path = format!("tests/snapshots/generated__{module}.snap");
    (path, format!("---\nsource: tests/generated.rs\nexpression: code\n---\n{code}"))
}

/// Fills the holes of a template in one pass: an inserted text is no template.
fn fill(template: &str, pairs: &[(&str, String)]) -> String {
    let mut rest = template;
    let mut filled = String::new();
    while let Some(at) = rest.find('{') {
        filled.push_str(&rest[..at]);
        rest = &rest[at..];
        match pairs.iter().find(|(hole, _)| rest.starts_with(hole)) {
            Some((hole, value)) => {
                filled.push_str(value);
                rest = &rest[hole.len()..];
            }
            None => {
                filled.push('{');
                rest = &rest[1..];
            }
        }
    }
    filled + rest
}

/// Returns the name of the module in generated code.
pub(super) fn module(code: &str) -> Option<&str> {
    code.lines().find_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(" {"))
}

/// Returns whether the name is an identifier in Rust and no keyword.
fn is_identifier(name: &str) -> bool {
    syn::parse_str::<syn::Ident>(name).is_ok()
}

/// Describes the drawing, with the lines of code that draw it: the path in the plane, or the motion
/// over time if there is no plane.
fn motion(declaration: &Declaration) -> (&'static str, String) {
    let coordinates = &declaration.coordinates;
    if let Some(plane) = plane(declaration) {
        let [(x, x_label), (y, y_label)] = plane.map(|i| {
            let (name, unit) = (&coordinates[i].name.value, coordinates[i].unit.as_deref());
            // The name is a field of the state, unless it is a keyword of Rust.
            let is_field = is_identifier(name) && name != "t";
            (if is_field { format!("state.{name}") } else { format!("state.q()[{i}]") }, with_unit(name, unit))
        });
        let pairs = [("{x}", x), ("{y}", y), ("{x_label}", x_label), ("{y_label}", y_label)];
        return ("the path in the plane", fill(include_str!("plane.rs.in"), &pairs));
    }
    let velocities = match &declaration.velocities {
        Velocities::Quasi { names, .. } => names.iter().map(|name| symbol(&name.value)).collect(),
        Velocities::Coordinate => Vec::new(),
    };
    let coordinates: Vec<String> = coordinates.iter().map(|c| with_unit(&c.name.value, c.unit.as_deref())).collect();
    let (kind, vector, names) =
        if coordinates.is_empty() { ("Velocities", "w", velocities) } else { ("Coordinates", "q", coordinates) };
    let quoted = names.iter().take(DISTINCT).map(|name| format!("{name:?}")).collect::<Vec<_>>().join(", ");
    let pairs = [
        ("{kind}", kind.to_owned()),
        ("{vector}", vector.to_owned()),
        ("{names}", quoted),
        ("{time}", time(declaration).to_owned()),
    ];
    ("the motion over time", fill(include_str!("over_time.rs.in"), &pairs))
}

/// Returns the coordinates of the plane: those of the first path in the declaration's drawing, or x
/// and y, or x1 and x2.
fn plane(declaration: &Declaration) -> Option<[usize; 2]> {
    let at = |name: &str| declaration.coordinates.iter().position(|c| c.name.value == name);
    let name = |expression: &Expression| match &expression.kind {
        ExpressionKind::Name(name) => at(name),
        _ => None,
    };
    let drawn = declaration.drawing.iter().find_map(|shape| match &shape.value {
        Shape::Path { at: Expression { kind: ExpressionKind::List(point), .. } } => match point.as_slice() {
            [x, y] => Some([name(x)?, name(y)?]),
            _ => None,
        },
        _ => None,
    });
    drawn.or_else(|| [["x", "y"], ["x1", "x2"]].into_iter().find_map(|[x, y]| Some([at(x)?, at(y)?])))
}

/// Returns the label of a time axis. Units are declared for all quantities or for none, and are
/// those of the SI.
fn time(declaration: &Declaration) -> &'static str {
    let parameters = declaration.parameters.iter().map(|parameter| &parameter.unit);
    let units = declaration.coordinates.iter().map(|coordinate| &coordinate.unit);
    time_axis(units.chain(parameters).any(Option::is_some))
}

/// Formats a text as lines of a TOML comment, of up to a hundred characters.
fn comment(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= 100 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(format!("# {word}")),
        }
    }
    lines.join("\n")
}

/// Converts `rolling_disk` into `RollingDisk`.
fn camel(name: &str) -> String {
    let words = name.split('_').filter(|word| !word.is_empty());
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
    };
    let name: String = words.map(capital).collect();
    // `Self` is the only such type name that is a keyword.
    if name == "Self" { "Self_".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn motion_of(yaml: &str) -> String {
        motion(&Declaration::from_yaml(yaml, "a.yaml").unwrap()).1
    }

    #[test]
    fn the_plane_is_what_is_drawn_or_what_is_called_so() {
        let free = "lagrangian: x_dot^2 + y_dot^2 + z_dot^2\n";
        let of_names = motion_of(&format!("coordinates: {{z: , x: {{unit: m}}, y: {{unit: km}}}}\n{free}"));
        assert!(of_names.contains("(state.x, state.y)") && of_names.contains("\"x [m]\", \"y [km]\""), "{of_names}");
        let drawing = "drawing: [{path: {at: [z, x]}}]\n";
        assert!(motion_of(&format!("coordinates: [x, y, z]\n{free}{drawing}")).contains("(state.z, state.x)"));
        // A state does not compute points other than coordinates.
        let drawing = "drawing: [{path: {at: [z + 1, x]}}]\n";
        assert!(motion_of(&format!("coordinates: [x, y, z]\n{free}{drawing}")).contains("(state.x, state.y)"));
    }

    #[test]
    fn without_a_plane_the_motion_is_drawn_over_time() {
        let motion = motion_of("coordinates: {theta: {unit: rad}, s: }\nlagrangian: theta_dot^2 + s_dot^2\n");
        assert!(motion.contains("[\"θ [rad]\", \"s\"]") && motion.contains("\"t [s]\""), "{motion}");
        assert!(motion.contains("state.q()[i]"), "{motion}");
    }

    #[test]
    fn what_fills_a_hole_is_no_template() {
        assert_eq!(fill("{a} {b} {{ {c}", &[("{a}", "{b}".to_owned()), ("{b}", "x".to_owned())]), "{b} x {{ {c}");
    }
}
