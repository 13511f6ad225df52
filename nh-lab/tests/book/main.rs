//! The book: its pages are there, what they say to do works, and what they quote is what comes out.

#![cfg(feature = "cli")]

mod evidence;
mod methods;
mod page;

use page::{Page, workspace};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

#[test]
fn the_first_page_works() {
    let page = Page::read("start");
    assert_eq!(page.declarations(), ["skate"]);
    assert_eq!(page.run().len(), 7);
    assert_eq!(page.files(), ["skate.csv", "skate.html", "skate.rs", "skate.svg", "skate.yaml"]);
    // Across the slope, not down: after ten seconds it is less than a metre down, and some metres across.
    let csv = fs::read_to_string(page.path("skate.csv")).unwrap();
    let last: Vec<f64> = csv.lines().last().unwrap().split(',').map(|number| number.parse().unwrap()).collect();
    assert!((0.0..1.0).contains(&last[1]) && last[2].abs() > 2.0, "{last:?}");
}

#[test]
fn how_to_declare_works() {
    let page = Page::read("declaring");
    assert_eq!(page.declarations(), ["particle", "wheel", "ridden", "train", "top", "driven"]);
    for (line, said) in page.run() {
        // Whatever is declared on this page is run from its first data set: followed, or where it has inputs by `gonzalez`, which balances
        // the energy.
        if line.starts_with("nh simulate") {
            let method = if line.contains("driven") { "gonzalez" } else { "taylor" };
            assert!(said.contains(&format!(", {method}, h = ")), "{line}: {said}");
        }
    }
}

#[test]
fn what_explain_prints_is_quoted() {
    let page = Page::read("explain");
    let ran = page.run();
    assert_eq!(ran.len(), 8);
    let lines: BTreeSet<&str> = ran.iter().flat_map(|(_, said)| said.lines()).map(str::trim).collect();
    let quoted = page.blocks("text");
    assert!(quoted.len() >= 8);
    for line in quoted.iter().flat_map(|block| block.lines()).map(str::trim).filter(|line| !line.is_empty()) {
        assert!(lines.contains(line), "`nh explain` does not print `{line}`");
    }
}

#[test]
fn control_loops_work() {
    let page = Page::read("control");
    assert_eq!(page.run().len(), 2);
    assert_eq!(page.files(), ["board.csv", "board.svg"]);
}

#[test]
fn code_for_microcontrollers_is_generated() {
    let page = Page::read("microcontrollers");
    assert_eq!(page.run().len(), 2);
    let code = fs::read_to_string(page.path("sleigh.rs")).unwrap();
    assert!(code.contains("pub mod chaplygin_sleigh") && !code.contains("pub fn christoffel"));
}

/// How links of the book to files that are no pages of it begin: in a book they lead to the repository.
const REPOSITORY: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/");

/// Where links lead, but for other sites. What is in the repository begins with a `/`.
fn links(text: &str) -> Vec<(String, Option<String>)> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let targets = targets.map(|target| match target.strip_prefix(REPOSITORY) {
        Some(file) => format!("/{file}"),
        None => target.to_owned(),
    });
    let local = targets.filter(|target| !target.contains("://") && !target.contains(' '));
    local
        .map(|target| match target.split_once('#') {
            Some((file, place)) => (file.to_owned(), Some(place.to_owned())),
            None => (target, None),
        })
        .collect()
}

#[test]
fn the_book_has_all_pages() {
    let docs = workspace().join("docs");
    let summary = links(&fs::read_to_string(docs.join("SUMMARY.md")).unwrap());
    let summary: BTreeSet<String> = summary.into_iter().map(|(file, _)| file).collect();
    let entries = fs::read_dir(&docs).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let there: BTreeSet<String> = entries.filter(|name| name.ends_with(".md") && name != "SUMMARY.md").collect();
    assert_eq!(summary, there);
    assert!(fs::read_to_string(docs.join("book.toml")).unwrap().contains("src = \".\""));
}

/// The anchor that a heading has on a page, as GitHub and mdBook make it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase().replace(' ', "-");
    kept.chars().filter(|c| c.is_alphanumeric() || *c == '-' || *c == '_').collect()
}

#[test]
fn links_of_the_documentation_lead_somewhere() {
    let workspace = workspace();
    let mut files: Vec<PathBuf> = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "examples/python/README.md"]
        .map(|name| workspace.join(name))
        .to_vec();
    let docs = fs::read_dir(workspace.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    files.extend(docs.filter(|path| path.extension().is_some_and(|end| end == "md")));
    let mut checked = 0;
    for file in files {
        for (link, place) in links(&fs::read_to_string(&file).unwrap()) {
            let target = match link.strip_prefix('/') {
                _ if link.is_empty() => file.clone(),
                Some(link) => workspace.join(link),
                None => file.parent().unwrap().join(&link),
            };
            // mdBook turns a link to a page into one to its HTML, and there is none for what lies elsewhere.
            let of_book = file.parent().unwrap().ends_with("docs");
            assert!(!of_book || !link.starts_with(".."), "{}: {link} is no page; link to {REPOSITORY}", file.display());
            assert!(target.exists(), "{}: {link}", file.display());
            if let Some(place) = place {
                let mut text = fs::read_to_string(&target).unwrap();
                if let Some((_, rest)) = text.split_once("{{#include ") {
                    let included = target.parent().unwrap().join(rest.split("}}").next().unwrap());
                    text += &fs::read_to_string(included).unwrap();
                }
                let mut headings = text.lines().filter(|line| line.starts_with('#'));
                let found = headings.any(|line| anchor(line.trim_start_matches('#')) == place);
                assert!(found, "{}: {} has no heading `{place}`", file.display(), target.display());
            }
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked}");
}

/// Declarations that have whatever the examples of help texts ask of `my.yaml` and `robot.yaml`.
fn declared_for_examples() -> Page {
    let declaration = "coordinates: [alpha, theta]
parameters: {m: {default: 1.5, positive: true}}
lagrangian: m/2*(alpha_dot^2 + theta_dot^2) - m/2*(alpha^2 + theta^2)
initial:
  swinging: {q: {theta: 0.5}}
";
    Page::of(["my", "robot"].map(|name| format!("\n```yaml\nname: {name}\n{declaration}```\n")).concat())
}

/// Examples that take minutes. (And those of `prepare` belong to a workspace.)
const APART: [&str; 2] = ["nh check-derivatives all", "nh gallery pictures"];

/// The examples of all help texts work as they stand there.
#[test]
fn examples_of_help_texts_run() {
    let page = declared_for_examples();
    let succeeds = |line: &str| {
        let (said, error) = page.nh(line);
        assert_eq!(error, None, "{line}");
        said
    };
    let help = succeeds("nh --help");
    let commands = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
    let commands = commands.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("   "));
    let commands: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 12, "{commands:?}");
    let mut ran = 0;
    for command in commands.iter().filter(|&&command| command != "help") {
        let help = succeeds(&format!("nh {command} --help"));
        let examples = help.lines().skip_while(|line| !line.starts_with("Examples:")).skip(1);
        // (Long ones are wrapped.)
        let mut lines: Vec<String> = Vec::new();
        for line in examples.map(str::trim).take_while(|line| !line.is_empty()) {
            match lines.last_mut() {
                Some(last) if !line.starts_with("nh ") => *last += &format!(" {line}"),
                _ => lines.push(line.to_owned()),
            }
        }
        for line in lines {
            if APART.contains(&line.as_str()) || line.starts_with("nh prepare") {
                continue;
            }
            // (A million motions are for a faster build; a reader of the output is no part of `nh`.)
            let line = line.replace("--count 1e6", "--count 1e3");
            succeeds(line.split(" | ").next().unwrap_or_default());
            ran += 1;
        }
    }
    assert!(ran > 18, "{ran}");
}
