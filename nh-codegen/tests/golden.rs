//! Regression test of the generated code. The files of `tests/golden` in the workspace show the
//! code for some systems, and the table there summarises all others.
//!
//! `NH_UPDATE_GOLDEN=1 cargo test -p nonholonomic-codegen --test golden` rewrites them. This test
//! is not in a package that compiles the files, because it must be able to replace files that no
//! longer compile.

use nh_golden::{FILES, READ, Result, generate};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{self, METHODS};
use siphasher::sip::SipHasher13;
use std::fmt::Write as _;
use std::fs;
use std::hash::Hasher as _;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

/// The library's models by groups, each of which is a feature of `nonholonomic-models`.
const GROUPS: &[(&str, &[&str])] = &[
    (
        "sleighs",
        &[
            "chaplygin_sleigh",
            "chaplygin_sleigh_bead",
            "chaplygin_sleigh_com",
            "chaplygin_sleigh_se2",
            "chaplygin_sleigh_torque",
        ],
    ),
    ("knife-edges", &["charged_knife_edge", "knife_edge", "knife_edge_incline"]),
    ("disks", &["leaning_disk", "rolling_disk", "vertical_disk", "vertical_disk_se2"]),
    (
        "balls",
        &["ball_incline", "ball_turntable", "chaplygin_sphere", "chaplygin_sphere_so3", "rattleback", "routh_sphere"],
    ),
    ("rigid-bodies", &["suslov", "suslov_so3", "veselova"]),
    (
        "vehicles",
        &[
            "ackermann",
            "car_trailers",
            "castor",
            "getz",
            "mobile_manipulator",
            "mobile_robot",
            "segway",
            "spherical_robot",
            "whipple",
        ],
    ),
    ("undulating", &["roller_racer", "snake", "snakeboard", "snakeboard_se2", "twistcar"]),
    (
        "test-problems",
        &[
            "chaotic_quartic",
            "chaotic_quartic12",
            "chaotic_quartic6",
            "cvt_harmonic",
            "double_pendulum",
            "gearbox",
            "heisenberg",
            "kepler_contact",
            "nonholonomic_oscillator",
            "nonholonomic_particle",
        ],
    ),
];

/// If set to a value other than 0, files that differ are rewritten instead of reported.
const UPDATE: &str = "NH_UPDATE_GOLDEN";

#[test]
fn the_methods_of_the_runtime() {
    passed(methods_of_the_runtime());
}

#[test]
fn the_models_of_the_library() {
    passed(models_of_the_library());
}

#[test]
fn files_that_are_read() {
    for file in READ {
        let path = folder().join(format!("{file}.rs"));
        passed(generate(file).and_then(|text| is_written(&path, text)));
    }
    let kept = fs::read_dir(folder()).expect("the folder is there");
    let kept = kept.filter(|entry| entry.as_ref().is_ok_and(|e| e.path().extension().is_some_and(|end| end == "rs")));
    assert_eq!(kept.count(), READ.len());
}

/// Lines of the sleigh with one method.
const LINES: usize = 600;

/// Lines of the sleigh that are not the method, the state and the parameters.
const OTHER_LINES: usize = 250;

/// Systems whose values have names, and the percentage of numbered ones that is allowed.
const NAMED: (&[&str], usize) = (&["sleigh", "gearbox", "rolling_disk"], 40);

#[test]
fn the_sleigh_is_short() {
    let text = generate("sleigh").unwrap_or_else(|error| panic!("{error}"));
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let at = |start: &str| lines.iter().position(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{start}"));
    let parts = [
        ("/// Chaplygin's sleigh", "#[doc(inline)]"),
        ("/// The parameters of the system", "/// A state of the system"),
        ("/// A state of the system", "/// The system `sleigh` with"),
        ("/// The method `gonzalez`", "impl<T: Scalar> rt::Generated<"),
    ];
    let counted: usize = parts.iter().map(|(start, end)| at(end) - at(start)).sum();
    let (all, others) = (lines.len(), lines.len() - counted);
    assert!(all <= LINES && others <= OTHER_LINES, "{all} lines, {others} beside the method, state and parameters");
}

#[test]
fn values_have_names() {
    for file in NAMED.0 {
        let text = generate(file).unwrap_or_else(|error| panic!("{error}"));
        let names: Vec<&str> = text.lines().flat_map(names_of).collect();
        let numbered = names.iter().filter(|name| is_numbered(name)).count();
        assert!(100 * numbered <= NAMED.1 * names.len(), "{file}: {numbered} of {} names are numbers", names.len());
    }
}

/// Returns the names of values that a line computes or keeps: `let a = …`, `let (a, b) = …` and
/// `a: T` of constants. Names of the stepper's own variables are left out.
fn names_of(line: &str) -> Vec<&str> {
    const OWN: &[&str] =
        &["h", "tally", "carried", "ordinary", "unusual", "balance", "before", "after", "constants", "system", "state"];
    let line = line.trim_start();
    let bound = match line.strip_prefix("let ").and_then(|line| line.split_once(" =")) {
        Some((bound, _)) => bound.trim_matches(['(', ')']),
        None => line.strip_suffix(": T,").filter(|name| !name.starts_with("pub ")).unwrap_or_default(),
    };
    let is_name = |name: &&str| !name.is_empty() && name.chars().all(|c| c == '_' || c.is_ascii_alphanumeric());
    let names: Vec<&str> = bound.split(", ").filter(is_name).collect();
    if names.len() > 2 { Vec::new() } else { names.into_iter().filter(|name| !OWN.contains(name)).collect() }
}

/// Returns whether a name is a letter and a number that the planner counts.
fn is_numbered(name: &str) -> bool {
    name.strip_prefix(['t', 'k']).is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
}

/// Compares a table with a row for each method of each file and of each model of the library:
/// operations by kind, and a hash of the text. A change of the compiler that changes code changes
/// the table.
#[test]
fn table() {
    let mut text = "# Generated code, by numbers\n\nThe test `golden` of nonholonomic-codegen writes this file. It lists the number of lines and a hash of the text of each file. For each method in the file it \
                    lists additions, multiplications, divisions, roots, pairs of sine and cosine, and other operations, in each step, sweep and iteration of Newton's method.\n\n\
                    | file | method | lines | operations | hash |\n|---|---|---:|---|---|\n"
        .to_owned();
    let grouped = GROUPS.iter().flat_map(|(_, members)| *members);
    let others = grouped.filter(|name| !FILES.contains(name));
    let names: Vec<&str> = FILES.iter().chain(others).copied().collect();
    let mut all: Vec<Option<std::result::Result<String, String>>> = names.iter().map(|_| None).collect();
    let each = all.len().div_ceil(thread::available_parallelism().map_or(1, usize::from));
    thread::scope(|scope| {
        for (files, rows) in names.chunks(each).zip(all.chunks_mut(each)) {
            let work = || {
                for (file, row) in files.iter().zip(rows) {
                    *row = Some(generate(file).map(|text| rows_of(file, &text)).map_err(|error| error.to_string()));
                }
            };
            thread::Builder::new().stack_size(64 << 20).spawn_scoped(scope, work).expect("a thread");
        }
    });
    for rows in all.into_iter().flatten() {
        text += &rows.unwrap_or_else(|error| panic!("{error}"));
    }
    passed(is_written(&folder().join("table.md"), text));
}

/// Returns the rows of a file.
fn rows_of(file: &str, text: &str) -> String {
    let mut hasher = SipHasher13::new();
    hasher.write(text.as_bytes());
    let mut rows = format!("| {file} | | {} | | {:016x} |\n", text.lines().count(), hasher.finish());
    let mut method = "";
    let mut operations: Vec<(&str, String)> = Vec::new();
    for line in text.lines().chain(["    pub mod the_end {"]) {
        if let Some(name) = line.strip_prefix("    pub mod ").and_then(|rest| rest.strip_suffix(" {")) {
            if !operations.is_empty() {
                let told: Vec<String> = operations.drain(..).map(|(what, counts)| format!("{what} {counts}")).collect();
                writeln!(rows, "| | {method} | | {} | |", told.join("; ")).expect("a string");
            }
            method = name;
        }
        let cells = line.trim_start().strip_prefix("/// | each ").and_then(|cells| cells.split_once(" | "));
        if let Some((what, counts)) = cells {
            let what = what.split(' ').next().unwrap_or_default();
            operations
                .push((what, counts.trim_end_matches('|').split('|').map(str::trim).collect::<Vec<_>>().join(" ")));
        }
    }
    rows
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden")
}

/// Panics with an error's text in lines, if there is one.
fn passed(result: Result) {
    result.unwrap_or_else(|error| panic!("{error}"));
}

/// Checks that the runtime has a type for every method of the compiler.
fn methods_of_the_runtime() -> Result {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../nh-runtime/src/methods/list.rs");
    let mut text = "//! The methods. This file is written from the compiler's list, by the test that compares the two: see CONTRIBUTING.md.\n\n\
                    methods! {\n"
        .to_owned();
    for (i, method) in METHODS.iter().enumerate() {
        let properties = method.properties;
        let (energy, constraint) = (properties.energy.words(), properties.constraint.words());
        let kept = format!("\n**Energy**: {energy}; **constraints** at the nodes: {constraint}\n");
        for line in [properties.describe(), kept].concat().lines() {
            text.push_str(format!("    /// {line}").trim_end());
            text.push('\n');
        }
        let end = if i + 1 < METHODS.len() { "\n" } else { "" };
        text.push_str(&format!("    {}, {:?}, {};\n{end}", properties.type_name, properties.name, properties.order));
    }
    text.push_str("}\n");
    is_written(&file, text)
}

/// Checks that the library has a struct for every file in `models`, documented with the file's
/// text.
fn models_of_the_library() -> Result {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models");
    let files: Vec<PathBuf> = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    let files = files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    let mut names: Vec<&str> = files.filter_map(|path| path.file_stem()?.to_str()).collect();
    names.sort_unstable();
    let mut text = "//! The systems. This file is written from `models/*.yaml`, by the test that compares the two: see CONTRIBUTING.md.\n\n\
                    use nonholonomic::nonholonomic;\n\nlibrary! {\n"
        .to_owned();
    for (group, members) in GROUPS {
        text.push_str(&format!("    {group:?}:\n        {};\n", members.join("\n        ")));
    }
    text.push_str("}\n");
    let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, members)| *members).copied().collect();
    grouped.sort_unstable();
    let links = fs::read_dir(folder.join("../nh/library"))?.map(|entry| Ok(entry?.path()));
    let mut linked: Vec<PathBuf> = links.collect::<io::Result<_>>()?;
    linked.sort();
    let linked: Vec<&str> = linked.iter().filter_map(|path| path.file_stem()?.to_str()).collect();
    for (place, found) in [("the groups", grouped), ("`nh/library`", linked)] {
        if found != names {
            return Err(format!("{place} have {found:?}, and there are {names:?}").into());
        }
    }
    for name in names {
        let yaml = fs::read_to_string(folder.join(format!("{name}.yaml")))?;
        let declaration = Declaration::from_yaml(&yaml, name).map_err(|d| d.to_string())?;
        let about = declaration.text.ok_or_else(|| format!("{name}.yaml has no text"))?;
        let group = GROUPS.iter().find(|(_, members)| members.contains(&name)).map_or("", |(group, _)| group);
        let condition = format!("#[cfg(feature = {group:?})]\n");
        text.push_str(&format!("\n{}{condition}#[nonholonomic(model = \"{name}.yaml\")]\n", documentation(&about)));
        text.push_str(&format!("#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {};\n", type_name(name)));
    }
    is_written(&folder.join("src/library.rs"), text)
}

/// Pairs of models and methods that tests mention.
const PINNED: &[(&str, &str)] = &[
    ("chaplygin_sleigh", "dla"),
    ("chaplygin_sleigh", "gonzalez"),
    ("cvt_harmonic", "gonzalez"),
    ("gearbox", "dla"),
    ("gearbox", "gonzalez"),
    ("whipple", "gonzalez"),
    ("whipple", "rk4"),
    ("nonholonomic_oscillator", "taylor"),
    ("suslov_so3", "feedback-euler"),
];

#[test]
fn the_sample_of_tests() {
    passed(sample());
}

/// Checks the list of the library's systems for tests: with every method, or with a random sample.
fn sample() -> Result {
    let mut names: Vec<&str> = GROUPS.iter().flat_map(|(_, members)| *members).copied().collect();
    names.sort_unstable();
    let all = names.iter().map(|name| methods_of(name)).collect::<Result<Vec<Vec<&str>>>>()?;
    let all: Vec<(&str, Vec<&str>)> = names.iter().copied().zip(all).collect();
    let sample = nh_cases::drawn(&all, PINNED);
    let mut text = String::from(
        "//! The systems. This file is written by the test `golden` of nonholonomic-codegen.\n\nuse nonholonomic::nonholonomic;\n",
    );
    let mut arms = String::new();
    for ((name, all), (_, drawn)) in all.iter().zip(&sample) {
        let mut drawn = drawn.clone();
        drawn.sort_by_key(|method| METHODS.iter().position(|known| known.properties.name == *method));
        let attribute = |condition: &str, methods: &[&str]| {
            let methods = methods.join(", ");
            format!(
                "#[cfg_attr({condition}, nonholonomic(model = \"../../models/{name}.yaml\", methods = [{methods}]))]\n"
            )
        };
        let full = if nh_cases::is_under_all(name) { &["all"][..] } else { all };
        writeln!(text, "\n/// `{name}`.")?;
        text += &attribute("feature = \"full\"", full);
        text += &attribute("not(feature = \"full\")", &drawn);
        writeln!(text, "#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {};", type_name(name))?;
        let types = METHODS.iter().map(|method| method.properties).filter(|method| drawn.contains(&method.name));
        let types: Vec<&str> = types.map(|method| method.type_name).collect();
        writeln!(arms, "    ({name} $kind:ident $($rest:tt)*) => {{ single! {{ $($rest)* {} }} }};", types.join(" "))?;
    }
    writeln!(text, "\nsystems! {{ {} }}", names.join(" "))?;
    writeln!(
        text,
        "\n/// Those of the methods that were drawn.\n#[cfg(not(feature = \"full\"))]\n#[macro_export]\nmacro_rules! drawn {{\n{arms}    ($other:ident $($rest:tt)*) => {{ single_of! {{ $($rest)* }} }};\n}}"
    )?;
    is_written(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/sample/src/systems.rs"), text)
}

/// Returns the methods under which a model of the library is tested.
fn methods_of(name: &str) -> Result<Vec<&'static str>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../models/{name}.yaml"));
    let declaration = Declaration::from_yaml(&fs::read_to_string(path)?, name).map_err(|d| d.to_string())?;
    let mechanics = pipeline::mechanics(&declaration).map_err(|d| d.to_string())?;
    let applying = METHODS.iter().filter(|method| scheme::applies(method, &mechanics).is_ok());
    Ok(nh_cases::tested(name, &applying.map(|method| method.properties.name).collect::<Vec<_>>()))
}

/// Formats a text as a comment: its first sentence, then the rest.
fn documentation(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (first, rest) = text.split_once(". ").unwrap_or((text.trim_end_matches('.'), ""));
    let mut lines: Vec<String> = Vec::new();
    for paragraph in [format!("{first}."), rest.to_owned()].iter().filter(|paragraph| !paragraph.is_empty()) {
        if !lines.is_empty() {
            lines.push("///".to_owned());
        }
        let mut line = "///".to_owned();
        for word in paragraph.split(' ') {
            if line.chars().count() + 1 + word.chars().count() > 120 {
                lines.push(std::mem::replace(&mut line, "///".to_owned()));
            }
            line.push(' ');
            line.push_str(word);
        }
        lines.push(line);
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Returns `ChaplyginSleigh` for `chaplygin_sleigh`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(capital).collect()
}

/// Checks that the file has this text; on request, writes it.
fn is_written(file: &Path, today: String) -> Result {
    let checked_in = fs::read_to_string(file).unwrap_or_default();
    if checked_in == today {
        return Ok(());
    }
    if std::env::var_os(UPDATE).is_some_and(|value| value != "0") {
        fs::write(file, today).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{} written", file.display());
        return Ok(());
    }
    let (line, old, new) = first_difference(&checked_in, &today);
    Err(format!(
        "{}:{line}: the compiler writes something else today\n  checked in: {old}\n  today:      {new}\n\
         `{UPDATE}=1 cargo test -p nonholonomic-codegen --test golden` writes the files anew",
        file.display()
    )
    .into())
}

/// Returns the first line that differs, counted from 1, in both texts.
fn first_difference<'a>(a: &'a str, b: &'a str) -> (usize, &'a str, &'a str) {
    let (mut left, mut right) = (a.lines(), b.lines());
    for line in 1.. {
        match (left.next(), right.next()) {
            (Some(x), Some(y)) if x == y => {}
            (x, y) => return (line, x.unwrap_or("(nothing)"), y.unwrap_or("(nothing)")),
        }
    }
    unreachable!("lines end")
}
