//! The functions that a declaration requests.

use super::*;
use nonholonomic_codegen::scheme::system::{QUANTITIES, Row};
use std::collections::BTreeSet;

/// A skate on an incline, to which cases add a control input, forces and a constraint that
/// prescribes a velocity.
const SKATE: &str = "
name: skate
coordinates: [x, y, theta]
parameters: [m, J, g]
lagrangian: m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 - m*g*x
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
";

/// Returns the names of the functions of a declaration, or its errors.
fn functions(text: &str) -> Result<Vec<String>, String> {
    let declaration = Declaration::from_yaml(text, "skate.yaml").map_err(|errors| errors.to_string())?;
    let compiled = pipeline::compile(&declaration).map_err(|errors| errors.to_string())?;
    Ok(compiled.program.get().functions.iter().map(|function| function.name().to_owned()).collect())
}

fn exposing(text: &str, list: &str) -> Result<Vec<String>, String> {
    functions(&format!("{text}methods: [rk4]\nexpose: [{list}]\n"))
}

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    vec![
        trial("expose::nothing_more_than_steppers_need", || {
            let needed = ["mass_matrix", "inverse_mass", "energy", "constraint_matrix", "projector_d", "to_momenta"];
            let needed: Vec<&str> = needed.into_iter().chain(["to_velocities", "invariants"]).collect();
            assert_eq!(functions(SKATE).unwrap(), needed);
            assert_eq!(exposing(SKATE, "").unwrap(), needed);
            assert_eq!(exposing(SKATE, "catalogue, energy").unwrap(), needed);
        }),
        trial("expose::functions_and_those_that_a_trait_needs_with_them", || {
            let asked = |name: &str| Quantity::named(name).is_some_and(|quantity| !Row::of(quantity).is_always_there);
            let more = |list: &str| {
                let all = exposing(SKATE, list).unwrap();
                let more: Vec<String> = all.into_iter().filter(|name| asked(name)).collect();
                more.join(" ")
            };
            assert_eq!(more("multipliers, christoffel"), "christoffel multipliers");
            assert_eq!(more("vector_field"), "vector_field");
            assert_eq!(more("cotangent_vector_field"), "momenta velocities_of_momenta cotangent_vector_field");
            assert_eq!(
                more("feedback_vector_field"),
                "momenta velocities_of_momenta feedback_levels feedback_vector_field"
            );
        }),
        trial("expose::every_name_is_one_of_a_function", every_name),
        trial("expose::language_page_has_the_table_of_functions", language_page),
        trial("expose::functions_that_a_system_does_not_have", || {
            let refused = exposing(SKATE, "holonomic, gyroscopic_matrix, multipliers, drift").unwrap_err();
            for (name, help) in [
                ("holonomic", "systems with holonomic constraints have it"),
                ("gyroscopic_matrix", "systems whose Lagrangian has terms linear in the velocities have it"),
                ("drift", "systems whose constraints prescribe a velocity have it"),
            ] {
                assert!(refused.contains(&format!("this system has no function `{name}`")), "{refused}");
                assert!(refused.contains(help), "{refused}");
            }
            assert!(!refused.contains("multipliers"), "{refused}");
            let moving = SKATE.replace("*cos(theta)]", "*cos(theta) - g]");
            let refused = exposing(&moving, "extended_vector_field").unwrap_err();
            assert!(refused.contains("extended_vector_field") && refused.contains("use `gonzalez`"), "{refused}");
        }),
    ]
}

/// Checks that the list of names equals that of the existing functions, in systems of every kind.
fn every_name() {
    let level = SKATE.replace("constraints:", "holonomic: [y - x]\nconstraints:");
    let rate = SKATE.replace("*cos(theta)]", "*cos(theta) - g]");
    let group = read("models/chaplygin_sleigh_se2.yaml");
    let forced = format!("{SKATE}inputs: {{u: [1, 0, 0]}}\nmethods: [feedback-rk4]\n");
    let braked = format!("{SKATE}forces: {{theta: -J*theta_dot}}\n");
    let gyroscopic = SKATE.replace("- m*g*x", "- m*g*x + m*y*x_dot");
    let mut found = BTreeSet::new();
    for text in [level, rate, group.replace("expose: [all]", ""), forced, braked, gyroscopic] {
        let text = if text.contains("methods:") { text } else { format!("{text}methods: [rk4]\n") };
        found.extend(functions(&format!("{text}expose: [all]\n")).unwrap());
    }
    let listed: BTreeSet<String> = Quantity::ALL.iter().map(|quantity| quantity.name().to_owned()).collect();
    assert_eq!(found, listed);
}

/// Returns the table of functions of the language page.
fn table() -> String {
    let mut text =
        "| function | arguments | value | what it is | unit | generated |\n|---|---|---|---|---|---|\n".to_owned();
    for row in QUANTITIES {
        let arguments: Vec<&str> = row.arguments.iter().map(|role| role.name()).collect();
        let generated = if row.is_always_there { "always" } else { "on request" };
        let systems = match (row.of.name, row.extension) {
            (None, false) => String::new(),
            (None, true) => ", for natural systems".to_owned(),
            (Some(systems), false) => format!(", for {systems}"),
            (Some(systems), true) => format!(", for natural {systems}"),
        };
        let Row { symbol, what, unit, .. } = row;
        text.push_str(&format!(
            "| `{}` | {} | {symbol} | {} | {unit} | {generated}{systems} |\n",
            row.quantity.name(),
            arguments.join(", "),
            what.trim_end_matches('.'),
        ));
    }
    text
}

/// Checks the table of functions of the language page, or writes it if `NH_UPDATE_GOLDEN=1`.
fn language_page() {
    let file = workspace().join("docs/language.md");
    let page = std::fs::read_to_string(&file).unwrap();
    let start = page.find("| function | arguments |").expect("the table of functions");
    let end = start + page[start..].find("\n\n").expect("an end of the table") + 1;
    let written = [&page[..start], &table(), &page[end..]].concat();
    if std::env::var_os("NH_UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, written).unwrap();
        return;
    }
    assert!(written == page, "docs/language.md has another table of functions; NH_UPDATE_GOLDEN=1 writes it anew");
}
