//! The rooms of the crate, the folders of `src`, import each other in one direction, and no modules
//! import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rooms. Each imports only those before it.
const ROOMS: [&str; 11] =
    ["methods", "report", "number", "solve", "guard", "step", "derivatives", "taylor", "lanes", "fields", "catalogue"];

/// The files that are no rooms: the root, the names for generated code, and its macros. No room
/// imports from them.
const DOORS: [&str; 3] = ["lib", "generated", "macros"];

/// Reads the modules below a folder, and their text without comments and tests. The module of a
/// `mod.rs` has the name of its folder.
fn read(folder: &Path, prefix: &str, modules: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("names are text");
        let name = if prefix.is_empty() { stem.to_owned() } else { format!("{prefix}::{stem}") };
        if path.is_dir() {
            read(&path, &name, modules);
        } else if stem != "tests" {
            let text = fs::read_to_string(&path).expect("the file can be read");
            let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            let code = code.join("\n");
            // Inline tests are the last item of a file.
            let code = code.split("\nmod tests {").next().unwrap_or_default();
            modules.insert(if stem == "mod" { prefix.to_owned() } else { name }, code.to_owned());
        }
    }
}

/// Reads the paths that begin here, such as `a::b` or `a::{b, c::d}`. Returns the text after them.
fn paths<'a>(mut text: &'a str, mut path: String, found: &mut Vec<String>) -> &'a str {
    loop {
        if let Some(mut rest) = text.strip_prefix('{') {
            loop {
                rest = paths(rest.trim_start(), path.clone(), found);
                let end = rest.find([',', '}']).expect("the group ends");
                let (comma, after) = (rest[end..].starts_with(','), &rest[end + 1..]);
                if !comma {
                    return after;
                }
                rest = after;
            }
        }
        let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len());
        path = if path.is_empty() { text[..end].to_owned() } else { format!("{path}::{}", &text[..end]) };
        text = &text[end..];
        let Some(rest) = text.strip_prefix("::") else {
            found.push(path);
            return text;
        };
        text = rest;
    }
}

/// Returns the absolute paths that a module names.
fn named(module: &str, code: &str) -> Vec<String> {
    let parent = module.rsplit_once("::").map_or("", |(parent, _)| parent);
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        if !code[..at].ends_with('$') {
            paths(&code[at + "crate::".len()..], String::new(), &mut found);
        }
    }
    for (at, _) in code.match_indices("super::") {
        // An indented `use` is in a module within the file.
        let inner = code[..at].ends_with(" use ");
        paths(&code[at + "super::".len()..], if inner { module } else { parent }.to_owned(), &mut found);
    }
    found
}

/// Returns the modules with those that each imports.
fn imports() -> BTreeMap<String, BTreeSet<String>> {
    let mut modules = BTreeMap::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "", &mut modules);
    let module_of = |path: &str| {
        let mut path = path;
        while !modules.contains_key(path) {
            path = path.rsplit_once("::").map_or("lib", |(before, _)| before);
        }
        path.to_owned()
    };
    let mut imports = BTreeMap::new();
    for (module, code) in &modules {
        let mut of: BTreeSet<String> = named(module, code).iter().map(|path| module_of(path)).collect();
        // The module of a folder passes on what the others in the folder have.
        of.extend(modules.keys().filter(|other| other.starts_with(&format!("{module}::"))).cloned());
        of.remove(module);
        imports.insert(module.clone(), of);
    }
    imports
}

#[test]
fn rooms_import_in_one_direction() {
    let place = |module: &str| ROOMS.iter().position(|room| module.split("::").next() == Some(room));
    for (module, imported) in imports() {
        let Some(own) = place(&module) else {
            assert!(DOORS.contains(&module.as_str()), "`{module}` is in no room");
            continue;
        };
        for other in imported {
            assert!(place(&other).is_some_and(|other| other <= own), "`{module}` imports from `{other}`");
        }
    }
}

#[test]
fn no_modules_import_each_other_in_a_circle() {
    let mut left = imports();
    assert!(left.contains_key("number::scalar"), "the modules were found");
    loop {
        let done: Vec<String> = left.iter().filter(|(_, of)| of.is_empty()).map(|(module, _)| module.clone()).collect();
        if done.is_empty() {
            break;
        }
        left.retain(|module, _| !done.contains(module));
        left.values_mut().for_each(|of| of.retain(|module| !done.contains(module)));
    }
    assert!(left.is_empty(), "{left:#?}");
}
