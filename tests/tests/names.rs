//! Any identifier may name a coordinate, a velocity, a parameter, an input, a definition, an
//! invariant, a data set and the system, and the generated code compiles without a warning. The
//! names are all keywords of Rust, the contents of its prelude, and all identifiers of a generated
//! file.

use nh_tests::compiler::{Compiler, scratch};
use nh_tests::golden::FOLDER;
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Keywords of Rust, strict, reserved and weak.
const KEYWORDS: &str = "Self abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if \
                        impl in let loop macro macro_rules match mod move mut override priv pub raw ref return safe self static struct super trait \
                        true try type typeof union unsafe unsized use virtual where while yield";

/// Names of the prelude, crates, primitive types, and names that are common in mechanics.
const PRELUDE: &str = "Some None Ok Err Option Result Vec String Box Iterator Default Clone Copy Send Sync Sized Drop Fn FnMut FnOnce From Into \
                       AsRef ToOwned Eq Ord PartialEq PartialOrd Extend drop std core alloc nonholonomic nalgebra f32 f64 usize bool str \
                       h t I E J L T U V M Q R S λ lambda lambda1 rho1 rho2 p_x ahead1 ahead2 θ Ω ω ẋ a__b _a a_ _1 E_ part old sample";

/// The number of names in each role; some roles have one more.
const CHUNK: usize = 16;

/// Returns the identifiers of a generated file, without its comments.
fn identifiers(text: &str) -> BTreeSet<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words = code.flat_map(|line| line.split(|c: char| !(c.is_alphanumeric() || c == '_')));
    words
        .filter(|word| !word.starts_with(|c: char| c.is_ascii_digit()) && !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn names() -> Vec<String> {
    let golden = Path::new(FOLDER).join("vertical_disk.rs");
    let mut names = identifiers(&fs::read_to_string(golden).expect("the golden file is there"));
    names.extend(KEYWORDS.split_whitespace().chain(PRELUDE.split_whitespace()).map(str::to_owned));
    // The grammar's own names, and the rates of coordinates, are excluded.
    let functions = nonholonomic_codegen::tree::Function::ALL.map(|function| function.name());
    names.retain(|name| {
        !functions.contains(&name.as_str()) && !["dot", "pi", "_"].contains(&name.as_str()) && !name.ends_with("_dot")
    });
    names.into_iter().collect()
}

/// Names in the scope of the user's struct, which generated methods must not confuse with the
/// prelude's.
const SCOPE: &str = "
pub type Result<T> = core::result::Result<T, ()>;
pub type Option<T> = core::option::Option<(T, ())>;
pub type Some = ();
pub trait Default {}
pub trait Clone {}
pub trait FnMut {}
";

/// A declaration with inputs and data, and with texts of characters that Rust refuses.
const SLED: &str = "name: sled\ntext: \"a\\rb\\u202ec\"\ncoordinates: {x: {text: \"\\u2066\\0\"}, y: }\nparameters: {m: 2}\n\
                    lagrangian: m*(x_dot^2 + y_dot^2)/2\nconstraints: [y*x_dot - y_dot]\ninputs: {u: [1, 0]}\n\
                    initial: {start: {v: {x_dot: 1}}}\nmethods: [gonzalez, dla]\n";

/// A declaration in quasi-velocities alone, with explicit brackets.
const QUASI: &str = "name: quasi\nvelocities: [a, b, c]\nstructure:\n  [a, b]: [0, 0, 1]\n  [b, c]: [1, 0, 0]\n  [c, a]: [0, 1, 0]\n\
                     lagrangian: (a^2 + 2*b^2 + 3*c^2)/2\nconstraints: [a + b]\ninitial: {start: {v: {a: 1, b: -1}}}\n";

/// Returns a system whose names come from eight neighbouring chunks, each in a different role.
fn declaration(chunks: &[Vec<String>], i: usize) -> String {
    let chunk = |role: usize| &chunks[(i + role) % chunks.len()];
    let (coordinates, velocities, parameters) = (chunk(0), chunk(1), chunk(2));
    let (inputs, definitions, invariants, sets) = (chunk(3), chunk(4), chunk(5), chunk(6));
    let list = |names: &[String]| names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ");
    let row = |at: usize, size: usize| {
        let entries: Vec<&str> = (0..size).map(|j| if j == at { "1" } else { "0" }).collect();
        format!("[{}]", entries.join(", "))
    };
    let (n, k) = (coordinates.len(), velocities.len());
    let mut text = format!("name: '{}'\n", chunk(7)[0]);
    let _ =
        writeln!(text, "coordinates: [{}]\nvelocities: [{}]\nstructure: abelian", list(coordinates), list(velocities));
    let rows: Vec<String> = (0..n).map(|at| row(at, k)).collect();
    let _ = writeln!(text, "anchor: [{}]", rows.join(", "));
    let _ = writeln!(text, "parameters:");
    for (i, name) in parameters.iter().enumerate() {
        // Each default depends on the parameter before it.
        let default = if i == 0 { "3/2".to_owned() } else { format!("{}/2 + 1", parameters[i - 1]) };
        let _ = writeln!(text, "  '{name}': {{default: '{default}', positive: true}}");
    }
    let _ = writeln!(text, "definitions:");
    for (name, (q, p)) in definitions.iter().zip(coordinates.iter().cycle().zip(parameters.iter().cycle())) {
        let _ = writeln!(text, "  '{name}': '{p}*{q}^2/2'");
    }
    let kinetic: Vec<String> =
        velocities.iter().zip(parameters.iter().cycle()).map(|(w, p)| format!("{p}*{w}^2/2")).collect();
    let _ = writeln!(text, "lagrangian: '{} - ({})'", kinetic.join(" + "), definitions.join(" + "));
    let _ = writeln!(text, "constraints: ['{} - {}*sin({})']", velocities[0], velocities[1], coordinates[2 % n]);
    let _ = writeln!(text, "inputs:");
    for (at, name) in inputs.iter().enumerate() {
        let _ = writeln!(text, "  '{name}': {}", row(at % k, k));
    }
    let _ = writeln!(text, "invariants:");
    for (name, (p, q)) in invariants.iter().zip(parameters.iter().cycle().zip(coordinates.iter().cycle())) {
        let _ = writeln!(text, "  '{name}': '{p}*{q}'");
    }
    let _ = writeln!(text, "initial:");
    for (i, name) in sets.iter().enumerate() {
        let (q, w, p) = (&coordinates[i % n], &velocities[i % k], &parameters[i % parameters.len()]);
        let _ = writeln!(
            text,
            "  '{name}': {{q: {{'{q}': '{p}'}}, v: {{'{w}': 'cos({q})'}}, parameters: {{'{p}': 2}}, project: true}}"
        );
    }
    text + "methods: [gonzalez, rk4]\n"
}

#[test]
fn every_name_in_every_role() {
    let names = names();
    let count = names.len() / CHUNK;
    let chunks: Vec<Vec<String>> =
        (0..count).map(|i| names[i * names.len() / count..(i + 1) * names.len() / count].to_vec()).collect();
    let folder = scratch("names");
    let mut library = "#![no_std]\n#![deny(warnings)]\n".to_owned();
    let mut write = |module: &str, scope: &str, text: &str| {
        let compiled = Declaration::from_yaml(text, "names.yaml")
            .and_then(|declaration| pipeline::compile(&declaration))
            .unwrap_or_else(|errors| panic!("{text}\n{errors}"));
        let file = compiled.text().expect("what is emitted parses");
        fs::write(folder.join(format!("{module}.rs")), format!("{scope}{file}"))
            .expect("the target folder is writable");
        let _ = writeln!(library, "pub mod {module};");
    };
    for i in 0..chunks.len() {
        write(&format!("system{i}"), "", &declaration(&chunks, i));
    }
    write("sled", SCOPE, SLED);
    write("quasi", "", QUASI);
    let source = folder.join("names.rs");
    fs::write(&source, library).expect("the target folder is writable");
    let compiled = Compiler::of_test("names").compile(&source, &folder).run();
    assert!(compiled.success, "{}", compiled.errors().iter().take(20).cloned().collect::<Vec<_>>().join("\n"));
}
